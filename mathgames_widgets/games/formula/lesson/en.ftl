### The lessons of FORMULA: questions, practice, paper, and the ideas behind wrong answers.

## Ideas

idea-answer-comes-next = = means that the answer comes next
    .text = The sign = says that both sides have the same value. Work out both sides and compare.
idea-nothing-to-work-out = There must be something to work out
    .text = The sign = only says that both sides have the same value. Compare them, even where there is no + or −.
idea-one-side-only = Any answer will do
    .text = A formula is true only where both sides have the same value. Work out the left side, then look at the right one.
idea-order-is-free = You can swap the two numbers
    .text = With + and × you can. With − and ÷ the order matters: 6 − 3 is 3, but 3 − 6 is below 0.
idea-large-by-small = The larger number is always divided by the smaller one
    .text = The number in front is shared out, whatever its size: 3 ÷ 6 is 3 shared by 6, and that is a half.
idea-one-card-answers = The answer must be one card
    .text = Two cards can make one number: 1 and 8 side by side are 18.
idea-sum-for-part = Add what you see
    .text = The missing number is only one part: the two parts together make the answer. Subtract instead.
idea-division-both-ways = You can turn a division around
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
    .text = You may lay at most three cards in a turn. Cards that stay on the table do not count.
idea-sign-alone = A new sign alone is a move
    .text = Changing the sign is free, but you must lay at least one card.
idea-last-digit-decides = Even numbers can be divided by 4
    .text = Every other even number leaves a remainder of 2. Half of the number must be even as well.
idea-same-end = The last digit alone decides
    .text = It decides for 2, 5 and 10. For 4 you need the last two digits, because 100 can be divided by 4 and 10 cannot.
idea-zero-divides = Dividing by 0 gives 0, or the number itself
    .text = Check it with the product: a number times 0 is always 0, and never anything else. So there is no answer at all.
idea-zero-over = You cannot divide where there is a 0
    .text = You can share out 0: 0 ÷ 8 = 0, because 0 × 8 = 0. Only dividing by 0 has no answer.
idea-only-zero = Only 0 times 0 gives 0
    .text = Any number of nothings is nothing: 5 × 0, 28 × 0 and 428 × 0 are all 0.
idea-only-the-one-that-lies-there = Only the number that is there will do
    .text = Try another one: is 5 × 0 = 0 true? Then 5 will do as well.
idea-only-short-numbers = A large number times 0 is more
    .text = 428 nothings are still nothing. Length makes no difference.
idea-then-it-is-finished = The proof begins with what it wants to show
    .text = First say what an answer a would mean. Then see whether that is possible.
idea-nothing-to-sweep = Something of n × 0 = 0 may stay
    .text = It is the one kind of formula that must be covered completely. Otherwise anyone could lay any number for n, turn after turn.
idea-order-forgotten = The order makes no difference
    .text = 3 + 5 = 8 and 5 + 3 = 8 are two formulas: the cards lie in different places.
idea-choices-add = Choices are added
    .text = You can follow each first card with each of the others, so the numbers of choices are multiplied.
idea-card-used-again = The same card again
    .text = A card that you have laid is no longer in your hand, so there is one card fewer for the next number.
idea-signs-forgotten = One formula for each order
    .text = You also choose the sign: each order of the cards goes with four signs, true or not.
idea-one-of-the-family = One fact, one formula
    .text = A fact has a family. Swap its two numbers where you may, and undo each formula.
idea-large-needs-much = The order of the two numbers makes no difference
    .text = With the larger number first there is a difference too, which is one more answer. With the smaller one first there is none.

## Ideas: practice: true formulas

idea-only-one-sign = One sign at most
    .text = Two signs can give the same value: 2 + 2 and 2 × 2 are both 4. Work out all four.
idea-forwards = Worked forwards
    .text = You worked with the sign and the numbers that are there. Undo the operation instead.
idea-always-one = There is always a number
    .text = Put your number in and work it out: the formula is not true. Sometimes no whole number fits.
idea-parts-of-cards = A part of a number
    .text = Cards make whole numbers, so a fraction cannot be laid.
idea-doubted = It looks wrong
    .text = Work this one out: it is true. Check a difference by a sum, and a quotient by a product.
idea-next-in-the-table = The next one in the table
    .text = That is the product beside it. Count on from a product you know, such as 5 times the number.
idea-ten-forgotten = A ten too many or too few
    .text = Ten ones make a ten that is carried, or borrowed. Count the tens once more.
idea-one-off = Miscounted by one
    .text = Start at the first number, but do not count it.
idea-turned = Two digits changed places
    .text = Look at the tens: 56 and 65 have the same digits and differ by 9.

## Ideas: practice: formulas made of a hand

idea-table-unused = Nothing of the table is used
    .text = Cards that stay on the table cost nothing. See which of them your cards go with.
idea-stopped-early = The first formula that comes to mind
    .text = There is one with more cards. Try a new number of two cards, or all three.
idea-cards-left = A card is left in the hand
    .text = Here you lay both cards in the same turn.
idea-same-digit = A card over the same digit
    .text = A card may also be covered by one of the same value: then the formula stays as it is.
idea-one-sign-only = Only one sign was tried
    .text = You may choose the sign: try all four with each digit.
idea-sign-missed = Not all four signs were tried
    .text = Go through +, −, × and ÷ one after the other.
idea-same-value-counts = A card over the same digit
    .text = Covering a card with the same digit is a play too: the formula stays, your card is laid.

## Ideas: practice: digits, division and 0

idea-whole-number = The new number itself
    .text = To see how much it grows, take the old number away from the new one.
idea-wrong-way = On the other side
    .text = In front and behind are different: a 3 in front of 15 makes 315.
idea-change-for-card = The change, not the card
    .text = That is how much the digit changes. The card shows the new digit.
idea-rounded = The remainder is forgotten
    .text = Something is left over, so it does not come out even.
idea-nothing-added = 0 makes everything 0
    .text = Only a product with 0 is 0. Adding or taking away 0 changes nothing.
idea-zero-may-stay = Only 0 times something is meant
    .text = 0 ÷ n = 0 leaves n free just as n × 0 = 0 does, so it must go as well.
idea-any-zero = Every formula with a 0 goes
    .text = A formula must go only where n could be anything. In a sum or a difference, each number matters.

## Ideas: practice: changing what lies on the table

idea-pushed-apart = Cards can be pushed apart
    .text = Two cards that touch and stay leave no room: a new card covers a card or goes at an end.
idea-only-one-by-one = One card covers only one card
    .text = A new card may also cover a run of neighboring cards, or go beside the number at either end.
idea-too-strict = There is no such rule
    .text = Look at the cards one by one: what stays, what is covered, what goes beside?

## What is typed and shown

advice-formula = such as 8 × 2 = 16
advice-whole = a whole number, such as 12
advice-none-too = a whole number, such as 12; “none” if there is no such number
advice-digits = digits with commas between them, such as 2, 5
advice-digits-or-none = digits with commas between them, such as 2, 5; “none” where there is none
unreadable-empty = There is nothing to read yet; write a formula such as 8 × 2 = 16, with x or * for ×.
unreadable-no-equals = The sign = is missing in "{ $text }"; write a formula such as 8 × 2 = 16, with x or * for ×.
unreadable = "{ $text }" cannot be read; write a formula such as 8 × 2 = 16, with x or * for ×.
too-long = { $digits } is too long; no number here has more than { $most } digits.
begins-with-zero = { $digits } begins with 0; a 0 on the left is not written.
still-missing = Still missing: { $demands }.
on-table = On the table: { $formula }.
in-hand = In your hand: { $cards }.

## The kinds of problem

kind-sign = Which sign?
kind-missing = The missing number
kind-mistake = Find the mistake
kind-make = Make a formula
kind-place = What is a card worth?
kind-become = What can a number become?
kind-allowed = Allowed or refused?
kind-divide = What can be divided?
kind-zero = What 0 does
kind-joker = What may the Joker be?
kind-how-many = How many formulas?
kind-most = The most cards

## Practice: true formulas

sign-prompt = Which sign makes this true? { $formula }
signs-prompt = Which signs make this true, if any? { $formula }
sign-hint = Work out { $left } + { $right } first, then the others: is { $answer } more or less than the two numbers?
sign-true = { $formulas }.
sign-none = No sign between { $left } and { $right } gives { $answer }.

missing-prompt = Which whole number is missing, if there is one? { $formula }
missing-hint = Say it as a riddle, and work back from { $answer }. What undoes { $sign }?
missing-none = No whole number fits { $formula }.
missing-found = { $formula }, because { $undone }.

# $side is such as 56 ÷ 7: what gives the missing number.
missing-undone = { $sign ->
    [plus] Subtraction undoes addition, so the missing number is { $side }.
    [minus] Addition undoes subtraction, so the missing number is { $side }.
    [times] Division undoes multiplication, so the missing number is { $side }.
   *[divide] Multiplication undoes division, so the missing number is { $side }.
}
missing-behind = { $sign ->
    [minus] The number that is taken away is found by taking away as well: the missing number is { $side }.
   *[divide] The number to divide by is found by dividing as well: the missing number is { $side }.
}

mistake-prompt = Three of these are true. Which one is not?
mistakes-prompt = Which of these are not true?
mistake-hint = Take them one by one, and check each by the operation that undoes it.
mistake-why = { $many ->
    [one] { $formulas } is not true.
   *[other] { $formulas } are not true.
}

## Practice: formulas made of a hand

open-prompt = The two numbers stay as they are. Choose a sign, and put down the answer. { $table } { $hand }
open-hint = Work out the sum, the difference, the product and the quotient. Then look for the answer in your hand.
make-prompt = Make a formula with { $cards } and cards of the table. Both of your cards are laid. { $table } { $hand }
make-with-one-prompt = Make a formula with { $cards } and exactly one card of the table. { $table } { $hand }
make-hint = Keep a number of the table, and try your cards for the other two.

# What a formula must do, listed behind “Still missing:”.
make-demand = both cards laid, { $cards }
make-with-one-demand = both cards laid, { $cards }, and exactly one card of the table kept

most-prompt = Lay as many of your cards as you can in one turn. { $table } { $hand }
most-demand = { $most ->
    [one] one card laid, the most that is possible
   *[other] { WORDS($most) } cards laid, the most that is possible
}
most-hint = Three cards are the most in a turn. Can three of yours make a formula of their own?
most-why = { $most ->
    [one] One card is the most; one way is { $formula }.
   *[other] { FIRST_WORDS($most) } cards are the most; one way is { $formula }.
}
most-plays = { $plays ->
    [one] { $plays } of { $all } plays lays that many.
   *[other] { $plays } of { $all } plays lay that many.
}

joker-prompt = { $level ->
    [1] Which digits can the Joker be? It is laid as the answer. { $table } { $hand }
    [2] Which digits can the Joker be? It is laid alone. { $table } { $hand }
   *[3] Which digits can the Joker be? Both cards are laid at once. { $table } { $hand }
}
joker-hint = { $level ->
    [1] Work out the sum, the difference, the product and the quotient. Which of them are one digit?
   *[2] Take the digits from 0 to 9 one by one, and try all four signs.
}
joker-why = The Joker can be { $digits }.
joker-as = As { $digit }: { $formula }.

how-many-prompt = { $level ->
    [1] How many different formulas can you open with? The two numbers stay as they are. { $table } { $hand }
    [2] How many different formulas can you make by laying your { $cards }? { $table } { $hand }
   *[3] Every card must be covered. How many different true formulas can you make of three of your cards? { $table } { $hand }
}
how-many-hint = Go through the four signs one by one, and write down what you find.
how-many-why = { $many ->
    [one] There is one: { $formulas }.
   *[other] There are { $many }: { $formulas }.
}

## Practice: digits, division and 0

covered-prompt = { $more ->
    [yes] The { $digit } of { $number } is covered by { A($card) }. How much more is the number now?
   *[no] The { $digit } of { $number } is covered by { A($card) }. How much less is the number now?
}
covered-hint = Is the { $digit } in the ones place, the tens place or the hundreds place?
beside-prompt = { $front ->
    [yes] You set { A($card) } in front of { $number }. How much more is the number now?
   *[no] You set { A($card) } behind { $number }. How much more is the number now?
}
beside-hint = Write down the new number. What place does each digit have?
which-card-prompt = { $more ->
    [yes] A card over the { $digit } of { $number } makes the number { $by } more. Which card?
   *[no] A card over the { $digit } of { $number } makes the number { $by } less. Which card?
}
which-card-hint = How much must the digit { $digit } change in its place so that the number changes by { $by }?
which-card-advice = one digit, such as 7

quotient-prompt = What is { $number } ÷ { $by }, if it is a whole number?
quotient-hint = Look for the multiple of { $by } that is closest to { $number }.

# $number has ? in the place of a digit.
digits-prompt = Which digits can stand for ? so that { $number } can be divided by { $by }?
digits-hint = { $by ->
    [3] Add the digits that are there. What must you add to get a multiple of 3?
    [4] Look at the last two digits.
    [6] The number must be even, and the sum of its digits a multiple of 3.
    [8] The last two digits decide about 4, the last three about 8.
    [9] Add the digits that are there. What must you add to get a multiple of 9?
   *[other] The last digit decides.
}
digits-why = { $numbers } can be divided by { $by }.
digits-none = No digit makes a number that can be divided by { $by }.

zero-prompt = What is { $side }?
zero-hint = Check a quotient by its product: a ÷ b = c means c × b = a.
zero-nothing = Nothing is added or taken away.
sweep-prompt = After which of these formulas must the next player cover every card?
sweep-hint = In which of them could one of the numbers be any other number as well?
sweep-why = { $formulas } must go.
sweep-goes = { $sign ->
    [divide] { $formula } must go: in place of { $number } it is true with any other number but 0 as well.
   *[times] { $formula } must go: in place of { $number } it is true with any other number as well.
}
sweep-stays = Cards of { $formula } may stay: change one number alone, and it is no longer true.
after-zero-prompt = Every card must be covered. Make a formula with three of your cards. { $table } { $hand }
after-zero-hint = Take two of your cards, work out their sum, difference, product and quotient, and look for the answer.

## Practice: changing what lies on the table

become-prompt = The first number on the table is { $number }. You lay { $cards } on it or beside it. Which of these can it become?
become-hint = Each old card stays or is covered. A new card covers one, covers neighbors, or stands at an end.
become-why = Of these it can become { $numbers }.
become-not = It cannot become { $number }.

allowed-prompt = { $cards ->
    [none] What do the rules say? { $table } You lay no card, and the formula is to say: { $formula }.
   *[other] What do the rules say? { $table } You lay { $cards }, and the formula is to say: { $formula }.
}
allowed-hint = Count the cards that are laid. Does each old card stay, or is it covered? Work the formula out last.
ruled-allowed = It is allowed.
ruled-refused = It is refused.
ruled-not-true = The formula is not true.
ruled-too-many-cards = These are too many cards for one turn.
ruled-nothing-laid = No card is laid, and a sign alone is no move.
ruled-left-out = A card of a number would be left out.
ruled-squeezed-in = A card would be squeezed between two cards that stay.
ruled-leading-zero = A number would begin with 0.
ruled-times-zero-must-go = Every card must be covered now, and one would stay.
ruled-divides-by-zero = It would be divided by 0.

## The lesson's questions

equal-prompt = You know that { $formula }. Which of these are true as well?
equal-hint = Cover one side with your hand and work out the other one. Then change sides.
equal-hint-means = Does = say that an answer comes next, or that both sides are worth the same?
equal-hint-last = Work out { $side }. Then look for the other sides that are worth { $total }.
equal-why = { $formula } is true too: both sides are worth { $total }.

known-hint = One number of the table may stay, and so may one card of 21 or of 23.
known-hint-last = Keep the 2 in front and choose ×.

divides-prompt = Player 2 wants to lay a Joker on the left. For which of these answers is there a digit? { $table }
divides-hint = × is undone by ÷. What is { $number } ÷ { $by }?
divides-hint-steps = Count in steps of { $by }. Which of the numbers do you land on?
divides-hint-last = { $product }: something is left over.
divides-why = { $products }. The others leave a remainder.

ways-hint-order = The order counts: 3 comes first. Is 3 − 6 on any card?
ways-hint-last = Two cards side by side make one number. Is a product possible with that?

difference-prompt = You set { A($card) } in front of { $number }. How much more is the number now? { $table }
difference-hint-tens = How many tens has 6, and how many tens has 16?
difference-hint-last = The ones stay as they are. Count on from 6 to 16.

orders-prompt = You lay one card for each number, and choose +, −, × or ÷. How many formulas are possible, true or not? { $hand }
orders-hint = How many cards can be the first number? And how many are then left for the second?
orders-hint-cards = There are { $product } orders of three cards.
orders-hint-last = Each order goes with each of the four signs.
orders-why = { $product } orders, each with 4 signs: { $total } formulas.
product-rule = Choices that follow each other are multiplied: this is the product rule.

facts-prompt = How many different true formulas can you make of these three cards alone? { $hand }
facts-hint-swap = You know one product. Swap its two numbers.
facts-hint-last = Each product can be undone by a division.

free-prompt = Which numbers could stand in place of { $number } so that the formula is true? { $table }
free-hint = Put in 5. Then put in 28. Is it still true?
free-hint-bags = What are five bags worth with nothing in them?
free-hint-last = And 428 bags with nothing in them?
free-only = Only { $number }
free-short = Any one-digit number, but no longer one
free-any = Any number at all

proof-prompt = Why does { $number } ÷ 0 have no answer? Put the steps of the proof in order.
proof-hint = Begin with “Suppose”. The end is what follows from all the rest.
proof-hint-product = A division is checked with a product. Which step does that?
proof-hint-last = Second comes the product with a. Third comes what a product with 0 always is.
proof-1 = Suppose there is an answer: { $number } ÷ 0 = a.
proof-2 = Check it with a product: a × 0 must be { $number }.
proof-3 = A product with 0 is 0, whatever a is.
proof-4 = That makes { $number } equal to 0, which is false: there is no answer.

hardest-prompt = Find two cards that fewer than { $below } of 100 hands can open.
hardest-hint = Choose two digits. Which answers do they have, and how many cards does each answer take?
hardest-hint-order = Each answer that takes only one card makes it easier. In which order do two digits have no difference?
hardest-hint-last = Put the smaller one in front: only the sum and the product are left. Find two that both take two cards.
hardest-advice = two digits, such as 3 and 6
hardest-why = The fewest hands open 2 and 9.
two-digits = { $left } and { $right }
two-digits-unreadable = Write two digits, such as 3 and 6.

## The lesson's game

title-opening = the opening
title-covering = one card, or all of a number
title-keeping = what to keep
title-sweeping = the last formula

task-opening = Open with any formula that your cards can make.
    .move = Choose × and lay 1 and 8 as the answer.
    .why = A 1 and an 8 side by side make 18.
after-opening = The lesson lays 3 × 6 = 18: a 1 and an 8 side by side are one number.
after-opening-sum = 3 + 6 = 9 is true as well, but it lays only one card.
after-opening-others = 3 − 6 is below 0, and 3 ÷ 6 is a half: no card shows that.
after-opening-reply = Player 2 covers the 3 with a Joker and sets another in front of the 6: 2 + 16 = 18.

task-covering = Make any true formula. Which cards do you lay?
    .move = Choose × and cover all of 16 with your 9.
    .why = 2 × 9 is 18, and 18 is already there.
after-covering = The lesson covers all of 16 with one card: 2 × 9 = 18.
after-covering-more = The 18 stays, and costs nothing. More cards are better still: 2 × 19 = 38 lays 9 and 3.
after-covering-place = That 3 covers the 1 of 18, in the tens place: 20 more.

task-keeping = Make any true formula. Which cards do you keep?
    .move = Choose ÷ and cover all of 18 with your 3.
    .why = 27 ÷ 9 = 3, because 3 × 9 = 27.
after-keeping = The lesson lays only its 3 and keeps 2, 4 and 8. These can cover whatever lies there.
after-keeping-undoes = 27 ÷ 9 = 3, because 3 × 9 = 27: multiplication takes back what division does.
after-keeping-turn = Player 2 had four cards, and a turn lays three at most: the next turn is yours.
after-keeping-last = Lay three cards at once, and the last one needs a formula that it fits into.

task-sweeping = Every card must be covered. What do you do?
    .move = Choose × and cover all three numbers: 2 × 4 = 8.
    .why = Three cards, one over each number.
after-sweeping = Three cards cover three numbers, and you win. Player 2 has two cards left.
after-sweeping-family = 2 × 4 = 8, 4 × 2 = 8, 8 ÷ 2 = 4 and 8 ÷ 4 = 2: any of the four will do.
after-sweeping-two = With two cards you would have to draw: one number would stay as it is.

reply-jokers = 2 and 16 make 18. Both Jokers keep their digits.
reply-behind = A 7 behind the 2 makes 27, and 27 − 9 is 18 as well.
reply-zeros = Two zeros are gone, and n × 0 = 0 is true for every n.

# What was done at the learner's table or the lesson's, and what lies there now.
beside-drew = a card drawn.
beside-lies = Then { $formula } is on the table.
beside-won = Your hand is empty: you win.
beside-lost = You hold { $cards }, and Player 2 wins.
beside-next = { $most ->
    [0] You hold { $cards }; none can go next.
    [one] You hold { $cards }; one card can go next.
   *[other] You hold { $cards }; { WORDS($most) } cards can go next.
}

## On paper

pack-cards = cards
record-title = { $game }: our formulas
record-how = Write down each formula as soon as it is on the table, and let your neighbor check it.
record-player = Player
record-number = number
record-sign = sign
record-answer = answer
record-laid = cards laid
scores-title = { $game }: score sheet
scores-how = Points for the cards laid, 10 for the first one out, minus the cards left. Write the names above.
scores-round = Round { $round }
scores-total = Total
