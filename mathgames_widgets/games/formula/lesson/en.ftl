### The lessons of FORMULA: questions, practice, paper, and the ideas behind wrong answers.

## Ideas

idea-answer-comes-next = = means that the answer comes next
    .text = The sign = says that both sides have the same value. Work out both sides and compare.
idea-nothing-to-work-out = There must be something to work out
    .text = The sign = only says that both sides have the same value. Compare them, even where there is no + or −.
idea-one-side-only = Any answer will do
    .text = A formula is true only where both sides have the same value. Work out the left side, then look at the right one.
idea-order-is-free = The two numbers may change places
    .text = They may with + and ×. With − and ÷ the order counts: 6 − 3 is 3, but 3 − 6 is below 0.
idea-large-by-small = The larger number is always divided by the smaller one
    .text = The number in front is shared out, whatever its size: 3 ÷ 6 is 3 shared by 6, and that is a half.
idea-one-card-answers = The answer must be one card
    .text = Two cards can make one number: 1 and 8 side by side are 18.
idea-sum-for-part = Add what you see
    .text = The missing number is only a part: together with the other part it makes the answer. Take away instead.
idea-division-both-ways = Division can be turned round
    .text = 8 ÷ 2 is 4, but 2 ÷ 8 is a quarter. Turn it into a product instead: 4 × 2 = 8.
idea-face-value = A digit is worth the same wherever it stands
    .text = The place decides. One step to the left, and a card is worth ten times as much.
idea-zero-in-front = A 0 on the left makes a longer number
    .text = 0 tens add nothing: 02 is the number 2. In this game a number of several cards does not begin with 0.
idea-zero-behind = A 0 is worth nothing, wherever it stands
    .text = Behind another card a 0 moves that card one place to the left: 2 becomes 20, ten times as much.
idea-digit-dropped = A card of a number can be left out
    .text = Every card of a number stays or is covered. From 10 alone you cannot take the 1 and leave the 0 out.
idea-every-card-at-once = As many cards as you like
    .text = In one turn you lay at most three cards. A card of the table that stays costs none.
idea-sign-alone = Another sign is a move
    .text = Changing the sign is free, but you must lay at least one card.
idea-last-digit-decides = Even numbers can be divided by 4
    .text = Every second even number has a remainder of 2. Half of the number must be even as well.
idea-same-end = The last digit alone decides
    .text = It decides for 2, 5 and 10. For 4 you need the last two digits, because 100 can be divided by 4 and 10 cannot.
idea-zero-divides = Dividing by 0 gives 0, or the number itself
    .text = Check it with the product: a number times 0 is always 0, and never anything else. So there is no answer at all.
idea-zero-over = A 0 anywhere forbids dividing
    .text = 0 may be shared out: 0 ÷ 8 = 0, because 0 × 8 = 0. Only dividing by 0 has no answer.
idea-only-zero = Only 0 times 0 gives 0
    .text = Any number of nothings is nothing: 5 × 0, 28 × 0 and 428 × 0 are all 0.
idea-only-the-one-that-lies-there = The number that stands there is the only one
    .text = Try another one: is 5 × 0 = 0 true? Then 5 could lie there as well.
idea-only-short-numbers = A large number times 0 is more
    .text = 428 nothings are still nothing. Length makes no difference.
idea-then-it-is-finished = The proof begins with what it wants to show
    .text = First say what an answer a would mean. Then look whether that can be.
idea-nothing-to-sweep = Something of n × 0 = 0 may stay
    .text = It is the one formula that must go whole: otherwise everyone could lay any number for n, turn after turn.
idea-order-forgotten = The order makes no difference
    .text = 3 + 5 = 8 and 5 + 3 = 8 are two formulas: other cards lie in other places.
idea-choices-add = Choices are added
    .text = For each first card there are as many second cards. Choices that follow each other are multiplied.
idea-card-used-again = The same card again
    .text = A card that you have laid is no longer in your hand: for the next number there is one card less.
idea-signs-forgotten = One formula for each order
    .text = The sign is free: each order of the cards goes with four signs, true or not.
idea-one-of-the-family = One fact, one formula
    .text = A fact has a family. Swap its two numbers where you may, and undo each formula.
idea-large-needs-much = The order of the two numbers makes no difference
    .text = The larger number in front leaves a difference, which is one more answer. The smaller one in front leaves none.

## Ideas: practice: true formulas

idea-only-one-sign = One sign at most
    .text = Two signs can have the same value: 2 + 2 and 2 × 2 are both 4. Work out all four.
idea-forwards = Worked forwards
    .text = The operation that stands there was done with the numbers that stand there. It must be undone instead.
idea-always-one = There is always a number
    .text = Put it in and work it out: it does not come out as it should. Sometimes no whole number does.
idea-parts-of-cards = A part of a number
    .text = Cards make whole numbers, so a fraction cannot be laid.
idea-doubted = Doubted by its looks
    .text = Work this one out: it is true. Check a difference by a sum, and a quotient by a product.
idea-next-in-the-table = The next one in the table
    .text = That is the product of the number beside it. Count on from a product that you know, such as 5 times the number.
idea-ten-forgotten = A ten too many or too few
    .text = Ten ones make a ten that is carried, or borrowed. Count the tens once more.
idea-one-off = Miscounted by one
    .text = Count from the first number, but do not count the number itself.
idea-turned = Two digits changed places
    .text = Look at the tens: 56 and 65 have the same digits and differ by 9.

## Ideas: practice: formulas made of a hand

idea-table-unused = Nothing of the table is used
    .text = Cards of the table that stay cost nothing. Look which of them your cards go with.
idea-stopped-early = The first formula that comes to mind
    .text = There is one with more cards. Try a new number of two cards, or all three.
idea-cards-left = A card is left in the hand
    .text = Here both cards are to be laid in the same turn.
idea-same-digit = A card over the same digit
    .text = A card may also be covered by one of the same value: then the formula stays as it is.
idea-one-sign-only = Only one sign was tried
    .text = The sign is free: try all four with each digit.
idea-sign-missed = Not all four signs were tried
    .text = Go through +, −, × and ÷ one after the other.
idea-same-value-counts = A card over the same digit
    .text = Covering a card with the same digit is a play too: the formula stays, your card is laid.

## Ideas: practice: digits, division and 0

idea-whole-number = The new number itself
    .text = How much it grows is the new number less the old one.
idea-wrong-way = Beside on the other side
    .text = In front and behind are two different things: 3 before 15 is 315.
idea-change-for-card = The change taken for the card
    .text = That is by how much the digit changes. The card shows the digit after the change.
idea-rounded = The remainder is forgotten
    .text = Something is left over, so the product does not come out.
idea-nothing-added = 0 makes everything 0
    .text = Only a product with 0 is 0. Adding or taking away 0 changes nothing.
idea-zero-may-stay = Only 0 times something is meant
    .text = 0 ÷ n = 0 leaves n free just as n × 0 = 0 does, so it goes as well.
idea-any-zero = Every formula with a 0 goes
    .text = Only where n could be anything: in a sum and in a difference each number counts.

## Ideas: practice: changing what lies on the table

idea-pushed-apart = Cards can be pushed apart
    .text = Two cards that touch and stay leave no room: a new card covers or stands at an end.
idea-only-one-by-one = One card over one card only
    .text = A new card may also cover a run of neighboring cards, or stand beside the number at either end.
idea-too-strict = A rule that there is not
    .text = Look at the cards one by one: what stays, what is covered, what stands beside?
