### The lessons of FORMULA: questions, practice, paper, and the ideas behind wrong answers.

## Ideas

idea-answer-comes-next = = means that the answer comes next
    .mine = I thought = means that the answer comes.
    .text = The sign = says that both sides have the same value. Work out both sides and compare.
idea-nothing-to-work-out = There must be a calculation
    .mine = I looked for something to work out.
    .text = The sign = only says that both sides have the same value. Compare them, even where there is no + or −.
idea-one-side-only = It is enough to look at one side
    .mine = I looked at one side only.
    .text = A formula is true only if both sides have the same value. Work out the left side, then compare it with the right one.
idea-order-is-free = You can swap the two numbers
    .mine = I swapped the two numbers.
    .text = With + and × you can swap them. With − and ÷ the order matters: 6 − 3 is 3, but 3 − 6 is below 0.
idea-large-by-small = You always divide the larger number by the smaller one
    .mine = I divided the larger by the smaller one.
    .text = The number in front is shared out, whatever its size: 3 ÷ 6 is 3 shared by 6, which is a half.
idea-one-card-answers = The answer must be one card
    .mine = I looked for one card.
    .text = Two cards can make one number: 1 and 8 side by side make 18.
idea-sum-for-part = Add what you see
    .mine = I added what I saw.
    .text = The missing number is only one part: the two parts add up to the answer. Subtract instead.
idea-division-both-ways = You can turn a division around
    .mine = I turned the division around.
    .text = With ÷ the order matters. The number in front is shared out, so here it is the product of the other two.
idea-face-value = A digit has the same value wherever it is
    .mine = I gave the digit the same value everywhere.
    .text = Its place decides its value: one place further left, a digit is worth ten times as much.
idea-zero-in-front = A 0 on the left makes a longer number
    .mine = I put a 0 in front.
    .text = 0 tens add nothing: 02 is the number 2. In this game, a number with several cards cannot begin with 0.
idea-zero-behind = A 0 is worth nothing, wherever it is
    .mine = I thought a 0 is worth nothing.
    .text = A 0 after another card moves that card one place to the left: 2 becomes 20, ten times as much.
idea-digit-dropped = You can drop a digit
    .mine = I dropped a digit.
    .text = Every card of a number stays or is covered. You cannot take the 1 of 10 and leave out the 0.
idea-every-card-at-once = As many cards as you like
    .mine = I laid as many cards as I liked.
    .text = You may lay at most three cards in a turn. Cards that stay on the table do not count.
idea-sign-alone = A new sign alone is a move
    .mine = I only changed the sign.
    .text = Changing the sign is free, but you must lay at least one card.
idea-last-digit-decides = All even numbers can be divided by 4
    .mine = I saw that the number is even.
    .text = Every second even number leaves a remainder of 2. Half of the number must be even as well.
idea-same-end = The last digit alone decides
    .mine = I looked at the last digit only.
    .text = It decides for 2, 5 and 10. But 14 ends in 4, and 14 ÷ 4 leaves a remainder.
idea-joker-of-two-digits = A Joker can be 10
    .mine = I named the Joker 10.
    .text = A Joker is a single digit. A longer number costs a second card.
idea-zero-divides = Dividing by 0 gives 0, or the number itself
    .mine = I divided by 0.
    .text = Check it with the product: a number times 0 is always 0, never anything else. So there is no answer at all.
idea-zero-over = You cannot divide if there is a 0
    .mine = I saw a 0 and said no.
    .text = You can share out 0: 0 ÷ 8 = 0, because 0 × 8 = 0. Only dividing by 0 has no answer.
idea-only-zero = Only 0 times 0 gives 0
    .mine = I thought only 0 times 0 is 0.
    .text = Any number of zeros add up to zero: 5 × 0, 28 × 0 and 428 × 0 are all 0.
idea-only-the-one-that-lies-there = Only the number that is there will work
    .mine = I kept the number that is there.
    .text = Try another one: is 5 × 0 = 0 true? Then 5 works as well.
idea-only-short-numbers = A large number times 0 is more
    .mine = I left out the long numbers.
    .text = The number in front says how many zeros you add: many zeros are still 0.
idea-then-it-is-finished = The proof begins with what it is meant to show
    .mine = I began with what I should show.
    .text = First say what an answer a would mean. Then see whether that is possible.
idea-nothing-fits = Dividing 0 by 0 is like dividing any number by 0
    .mine = I thought no number fits.
    .text = For another number, no product with 0 fits. Here every product with 0 does, because it should be 0.
idea-first-that-fits = The first number that fits is the answer
    .mine = I took a number that fits.
    .text = It fits, but try others: 1 × 0 = 0 is true, and so is 0 × 0 = 0. An answer has to be the only one.
idea-zero-cancels = You can cancel a 0
    .mine = I cancelled the 0.
    .text = To cancel a factor is to divide both sides by it, so here you would have to divide by 0.
idea-nothing-to-sweep = Part of n × 0 = 0 may stay
    .mine = I left a part on the table.
    .text = With an answer of 0 like this one, every card must be covered. Otherwise anyone could lay any number for n, turn after turn.
idea-order-forgotten = The order makes no difference
    .mine = I counted both orders as one.
    .text = Two formulas are different as soon as one card is in a different place, as in 3 + 5 = 8 and 5 + 3 = 8.
idea-choices-add = The choices are added
    .mine = I added the choices.
    .text = Any first card can be followed by each of the others, so you multiply the numbers of choices.
idea-card-used-again = You can use the same card again
    .mine = I used the same card again.
    .text = A card you have laid is no longer in your hand, so there is one card fewer for the next number.
idea-signs-forgotten = Each order of the cards gives one formula
    .mine = I counted the orders, not the signs.
    .text = You also choose the sign: each order of the cards goes with four signs, true or not.
idea-one-of-the-family = One fact gives one formula
    .mine = I found one formula and stopped.
    .text = A fact has a family. Swap its two numbers where you can, and undo each formula.
idea-large-needs-much = The order of the two numbers makes no difference
    .mine = I thought the order makes no difference.
    .text = With the larger number first you can subtract as well, which gives one more answer. With the smaller one first you cannot.

idea-one-of-two-factors = A product grows by as much as its factor
    .mine = I looked at the one factor only.
    .text = The other factor says how many groups there are, and each of them grows.
idea-same-way = Taking away less leaves less
    .mine = I let both numbers go the same way.
    .text = Take fewer away, and more is left: 10 − 3 is 7, but 10 − 2 is 8.

## Ideas: practice: true formulas

idea-only-one-sign = At most one sign fits
    .mine = I stopped after one sign.
    .text = Two signs can give the same value: 2 + 2 and 2 × 2 are both 4. Try all four.
idea-forwards = Worked forwards
    .mine = I worked with the numbers as they are.
    .text = You worked with the sign and the numbers that are there. Undo the operation instead.
idea-always-one = There is always a number that fits
    .mine = I thought some number must fit.
    .text = Put your number in and work it out: the formula is not true. Sometimes no whole number fits.
idea-parts-of-cards = A fraction can be laid
    .mine = I took a fraction.
    .text = Cards make whole numbers, so a fraction cannot be laid.
idea-doubted = It looks wrong
    .mine = I thought it looks wrong.
    .text = Work it out: it is true. Check a difference with a sum, and a quotient with a product.
idea-next-in-the-table = The next product in the times table
    .mine = I took the next product in the table.
    .text = An answer can be the next product in the table. Count on from a product you know, such as 5 times the number.
idea-ten-forgotten = A ten too many or too few
    .mine = I lost or added a ten.
    .text = Ten ones make a ten that you carry, or borrow. Check the tens again.
idea-one-off = Off by one
    .mine = I counted one too many or too few.
    .text = An answer can be off by 1. Start at the first number, but do not count it.
idea-turned = Two digits are swapped
    .mine = I swapped two digits.
    .text = Look at the tens: 56 and 65 have the same digits and differ by 9.

## Ideas: practice: formulas made of a hand

idea-table-unused = No card on the table is used
    .mine = I used only the cards in my hand.
    .text = Cards that stay on the table cost nothing. Find out which of them work with your cards.
idea-stopped-early = The first formula that comes to mind
    .mine = I took the first formula I saw.
    .text = There is one that lays more cards. Try a new two-card number, or all three cards.
idea-cards-left = A card is left in your hand
    .mine = I kept a card in my hand.
    .text = Here you lay both cards in the same turn.
idea-same-digit = The same digit cannot cover a card
    .mine = I thought a digit cannot cover itself.
    .text = You may also cover a card with the same digit: then the formula stays as it is.
idea-one-sign-only = Only one sign was tried
    .mine = I tried one sign only.
    .text = You choose the sign, so try all four with each digit.
idea-sign-missed = Not all four signs were tried
    .mine = I did not try all four signs.
    .text = Go through +, −, × and ÷ one after the other.
idea-same-value-counts = The same digit cannot cover a card
    .mine = I left out plays with the same digit.
    .text = Covering a card with the same digit is a play too: the formula stays the same, but your card is laid.

## Ideas: practice: digits, division and 0

idea-whole-number = The new number itself
    .mine = I gave the new number itself.
    .text = To see how much it grows, subtract the old number from the new one.
idea-wrong-way = The card is on the other side
    .mine = I put the card on the other side.
    .text = In front and behind are different: a 3 in front of 15 makes 315.
idea-change-for-card = The change is given, not the card
    .mine = I gave the change, not the card.
    .text = The card shows the new digit, not how much the digit changes.
idea-rounded = The remainder is forgotten
    .mine = I forgot the remainder.
    .text = Something is left over, so the division does not come out even.
idea-nothing-added = A 0 makes everything 0
    .mine = I thought a 0 makes everything 0.
    .text = Only a product with 0 is 0. Adding or subtracting 0 changes nothing.
idea-zero-may-stay = Only 0 times something must go
    .mine = I thought only 0 times something goes.
    .text = 0 ÷ n = 0 works for any n except 0, much as n × 0 = 0 does, so it must go as well.
idea-any-zero = Every formula with a 0 must go
    .mine = I saw a 0, so I cleared it.
    .text = A formula must go only if n could be almost anything. In a sum or a difference, each number matters.

## Ideas: practice: changing what lies on the table

idea-pushed-apart = Cards can be pushed apart
    .mine = I pushed the cards apart.
    .text = If two cards that touch both stay, nothing fits between them: a new card covers a card or goes at an end.
idea-only-one-by-one = One card covers only one card
    .mine = I covered one card with one card.
    .text = A new card may also cover a run of neighboring cards, or go beside the number at either end.
idea-too-strict = There is no such rule
    .mine = I thought a rule forbids it.
    .text = Look at the cards one by one: which stay, which are covered, and which go beside a number?

## What is typed and shown

# Examples beside a box, and others where one of the first would be the answer.
advice-formula = such as 8 × 2 = 16
    .other = such as 90 + 9 = 99
advice-whole = a whole number, such as 12
    .other = a whole number, such as 17
advice-none-too = a whole number, such as 12; “none” if there is no such number
    .other = a whole number, such as 17; “none” if there is no such number
advice-digits = digits with commas between them, such as 2, 5
    .other = digits with commas between them, such as 3, 7, 9
advice-digits-or-none = digits with commas between them, such as 2, 5; “none” if there are none
    .other = digits with commas between them, such as 3, 7; “none” if there are none
# What stands between ` marks is what one types; it is the same in every language.
type-formula = Write `x` or `*` for ×, and `/` or `:` for ÷. The answer may come first or last.
unreadable-empty = There is nothing to read yet; write a formula with = before its answer, and x or * for ×.
# $text is the left side of a formula, such as 2 x 28.
half = Not finished: { $text } has no answer yet. Write the whole formula, with = and its answer.
asked-formula = It is just as true from right to left, but in the game the answer comes last.
unreadable-no-equals = The sign = is missing in "{ $text }"; write a formula with = before its answer, and x or * for ×.
unreadable = "{ $text }" cannot be read; write a formula with = before its answer, and x or * for ×.
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
kind-divide = Divisible or not?
kind-zero = Calculating with 0
kind-joker = Which digits can the Joker be?
kind-how-many = How many formulas?
kind-most = Lay the most cards

## Practice: what speaks against a wrong number

not-whole = The question asks for a whole number, 0 or more, and { $number } is not one.
no-digit = The digits go from 0 to 9, and { $number } is not one of them.
# $side is such as 5 × 7, $wanted what it should be.
checked = { $more ->
    [yes] Check it: { $side } = { $value }, and that is more than { $wanted }.
   *[no] Check it: { $side } = { $value }, and that is less than { $wanted }.
}
checked-remainder = { $more ->
    [yes] Check it: { $side } is { $whole } remainder { $rest }, and that is more than { $wanted }.
   *[no] Check it: { $side } is { $whole } remainder { $rest }, and that is less than { $wanted }.
}
checked-by-zero = Check it: { $side } has no value at all, because 0 times anything is 0.

## Practice: true formulas

sign-prompt = Which sign makes this true? { $formula }
signs-prompt = Which signs make this true, if any? { $formula }
sign-hint = { $size ->
    [above] { $answer } is more than both numbers. Which signs can make a number larger?
    [below] { $answer } is less than both numbers. Which signs can make a number smaller?
   *[between] Work out { $left } + { $right } first, then try the other signs.
}
sign-true = { $formulas }.
sign-none = No sign between { $left } and { $right } gives { $answer }.

missing-prompt = Which whole number is missing, if there is one? { $formula }
missing-hint = Think of it as a riddle, and work back from { $answer }. What undoes { $sign }?
missing-some = A whole number does fit here. What undoes { $sign }?
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
    [minus] You subtract to find the number that is subtracted as well: the missing number is { $side }.
   *[divide] You divide to find the number you divide by as well: the missing number is { $side }.
}

mistake-prompt = Three of these are true. Which one is not?
mistakes-prompt = Which of these are not true?
mistake-hint = Take them one by one, and check each with the operation that undoes it.
mistake-why = { $many ->
    [one] { $formulas } is not true.
   *[other] { $formulas } are not true.
}

## Practice: formulas made of a hand

open-prompt = The two numbers stay as they are. Choose a sign, and put down the answer. { $table } { $hand }
open-hint = Work out the sum, the difference, the product and the quotient. Then look for the answer in your hand.
make-prompt = Make a formula with { $cards } and cards on the table. Lay both of your cards. { $table } { $hand }
make-with-one-prompt = Make a formula with { $cards } and exactly one card on the table. { $table } { $hand }
make-hint = Keep a number that is on the table, and try your cards for the other two.

# What a formula must do, listed behind “Still missing:”.
make-demand = both cards laid, { $cards }
make-with-one-demand = exactly one card on the table kept

most-prompt = Lay as many of your cards as you can in one turn. { $table } { $hand }
most-demand = { $most ->
    [one] one card laid, the most that is possible
   *[other] { WORDS($most) } cards laid, the most that is possible
}
most-hint = You can lay at most three cards in a turn. Can three of yours make a formula of their own?
most-why = { $most ->
    [one] One card is the most; one way is { $formula }.
   *[other] { FIRST_WORDS($most) } cards are the most; one way is { $formula }.
}
most-plays = { $plays ->
    [one] { $plays } of { $all } plays lays that many.
   *[other] { $plays } of { $all } plays lay that many.
}

joker-prompt = { $level ->
    [1] Which digits can the Joker be? You lay it as the answer. { $table } { $hand }
    [2] Which digits can the Joker be? You lay only the Joker. { $table } { $hand }
   *[3] Which digits can the Joker be? You lay both cards at once. { $table } { $hand }
}
joker-hint = { $level ->
    [1] Work out the sum, the difference, the product and the quotient. Which of them have one digit?
   *[2] Take the digits from 0 to 9 one by one, and try all four signs.
}
joker-why = The Joker can be { $digits }.
joker-as = As { $digit }: { $formula }.
joker-some = At least one digit works. Try the four signs one by one.
joker-not = { $level ->
    [2] As { $digit }, the Joker makes no true formula here, wherever you lay it.
   *[3] With the Joker as { $digit }, your two cards make no true formula here, wherever you lay them.
}

how-many-prompt = { $level ->
    [1] How many different formulas can you open with? The two numbers stay as they are. { $table } { $hand }
    [2] How many different formulas can you make by laying your { $cards }? { $table } { $hand }
   *[3] { $held ->
        [3] You must cover every card. How many different true formulas can you make with { $cards }? { $table } { $hand }
       *[other] You must cover every card. How many different true formulas can you make with three of your cards? { $table } { $hand }
    }
}
# Above the sides 3 + 6, 3 − 6, 3 × 6 and 3 ÷ 6, with cards to lay behind them.
how-many-board = Try it: which can you make true?
how-many-hint = Go through the four signs one by one, and write down what you find.
how-many-some = At least one formula works. Try the four signs one by one.
how-many-more = { $level ->
    [1] There are more than { $many }: try all four signs, and two cards side by side as an answer.
    [2] There are more than { $many }: your card may cover a card of any number, or go beside a number.
   *[3] There are more than { $many }: swap the two numbers where you can, and undo each formula.
}
# $why says why some that one may have counted are none; $side is such as 3 − 6.
how-many-fewer = { $why ->
    [below] There are fewer than { $many }: { $side } is below 0, and no card shows that.
    [part] There are fewer than { $many }: { $side } is not a whole number, and no card shows that.
    [cards] There are fewer than { $many }: your cards cannot show what { $side } makes.
    [signs] There are fewer than { $many }: each of the four signs makes one formula at most.
    [equal] There are fewer than { $many }: swapping two equal cards gives the same formula.
    [once] There are fewer than { $many }: you can lay each of your cards only once in a formula.
   *[true] There are fewer than { $many }: only true formulas count, and each of them once.
}
how-many-none = { $why ->
    [below] { $side } is { $value }, below 0: no card shows that.
    [part] { $side } is { $value }, not a whole number: no card shows that.
   *[cards] { $side } is { $value }, and your cards cannot show that.
}
how-many-why = { $many ->
    [one] There is one: { $formulas }.
   *[other] There are { $many }: { $formulas }.
}

## Practice: digits, division and 0

covered-prompt = { $more ->
    [yes] You cover the { $digit } of { $number } with { A($card) }. How much greater is the number now?
   *[no] You cover the { $digit } of { $number } with { A($card) }. How much smaller is the number now?
}
covered-hint = Is the { $digit } in the ones place, the tens place or the hundreds place?
beside-prompt = { $front ->
    [yes] You put { A($card) } in front of { $number }. How much greater is the number now?
   *[no] You put { A($card) } behind { $number }. How much greater is the number now?
}
beside-hint = Write down the new number. Which place is each digit in?
# What the number would become if it changed by a wrong answer.
place-seen = Then { $number } would become { $after }. Is that the number that you see now?
place-changes = The number does change: its digits are not the same as before.
which-card-prompt = { $more ->
    [yes] Putting a card over the { $digit } of { $number } makes the number { $by } greater. Which card?
   *[no] Putting a card over the { $digit } of { $number } makes the number { $by } less. Which card?
}
which-card-hint = By how much must the digit { $digit } change so that the number changes by { $by }? Think of its place.
which-card-advice = one digit, such as 7
    .other = one digit, such as 4

which-card-some = One of the digits from 0 to 9 does it. Try some of them.
which-card-makes = { $how ->
    [zero] With { A($card) } in front the number would begin with 0, and no number here may.
    [same] With another { $card } the number stays { $number }.
    [more] With { A($card) } it would be { $after }, which is { $by } more than { $number }.
   *[less] With { A($card) } it would be { $after }, which is { $by } less than { $number }.
}

quotient-prompt = What is { $number } ÷ { $by }, if it is a whole number?
quotient-hint = Look for the multiple of { $by } that is closest to { $number }.
quotient-some = There is one: counting from 0 in steps of { $by }, you land on { $number }.

# $number has ? in the place of a digit.
digits-prompt = Which digits can replace the ? so that { $number } can be divided by { $by }?
digits-hint = { $by ->
    [3] Add the digits that are there. What must you add to get a multiple of 3?
    [4] Look at the last two digits.
    [6] The number must be even, and the sum of its digits a multiple of 3.
    [8] For 4, look at the last two digits; for 8, at the last three.
    [9] Add the digits that are there. What must you add to get a multiple of 9?
   *[other] The last digit decides.
}
digits-why = { $numbers } can be divided by { $by }.
digits-none = No digit makes a number that can be divided by { $by }.
digits-some = At least one digit fits. Try 0 first, then 1, and so on.
digits-rest = With { $digit } it is { $number }, and { $number } ÷ { $by } leaves a remainder of { $rest }.

zero-prompt = What is { $side }?
zero-hint = Check a quotient with its product: a ÷ b = c means c × b = a.
zero-nothing = Adding or subtracting 0 changes nothing.
zero-some = { $sign ->
    [divide] There is an answer: you can check it, because it times { $number } is 0.
   *[other] There is an answer: only a division can be without one.
}
zero-turned = If { $side } were { $number }, then { $number } × { $right } would be { $left }; it is { $product }.
# $steps is such as 2 × 7 = 14 and 1 × 7 = 7.
zero-steps = Go down step by step: { $steps }, and then { $n } less again.
zero-steps-none = From { $n } to { $number } you would have to go { $apart } steps, and 0 is no step at all.
sweep-prompt = After which of these formulas must the next player cover every card?
sweep-hint = In which of them could you replace one of the numbers with any other number, except perhaps 0?
sweep-why = { $formulas } must go.
sweep-goes = { $sign ->
    [divide] { $formula } must go: with any other number except 0 in place of { $number }, it is still true.
   *[times] { $formula } must go: with any other number in place of { $number }, it is still true.
}
sweep-stays = Cards of { $formula } may stay: if you change just one number, it is no longer true.
after-zero-prompt = You must cover every card. Make a formula with three of your cards. { $table } { $hand }
after-zero-hint = Take two of your cards, work out their sum, difference, product and quotient, and look for the answer.

## Practice: changing what lies on the table

become-prompt = The first number on the table is { $number }. You lay { $cards } on it or beside it. Which of these numbers can it become?
become-hint = Each old card stays or is covered. A new card covers one card, covers neighboring cards, or goes at an end.
become-why = Of these numbers, it can become { $numbers }.
become-not = It cannot become { $number }.

allowed-prompt = { $cards ->
    [none] What do the rules say? { $table } You lay no card and change the formula to { $formula }.
   *[other] What do the rules say? { $table } You lay { $cards } to change the formula to { $formula }.
}
allowed-hint = Count the cards you lay. Does each old card stay, or is it covered? Last of all, work out the formula.
ruled-allowed = It is allowed.
ruled-refused = It is not allowed.
ruled-not-true = The formula is not true.
ruled-too-many-cards = That is too many cards for one turn.
ruled-nothing-laid = No card is laid, and a new sign alone is not a move.
ruled-left-out = A card of a number would be left out.
ruled-squeezed-in = A card would be squeezed between two cards that stay.
ruled-leading-zero = A number would begin with 0.
ruled-times-zero-must-go = Every card must be covered now, but one would stay.
ruled-divides-by-zero = You would be dividing by 0.

## The lesson's questions

equal-prompt = You know that { $formula }. Which of these are true as well?
equal-hint = Cover one side with your hand and work out the other one. Then swap sides.
equal-hint-means = Does = say that an answer comes next, or that both sides are worth the same?
equal-hint-last = Work out { $side }. Then look for the other sides that are worth { $total }.
equal-why = { $formula } is true too: both sides are worth { $total }.
equal-why-both = { $total } = { $total } and { $formula } are true too: both sides are worth { $total }.

# What is said to someone who chose 3 + 6 = 9 + 1 as true.
equal-not = { $side } is { $total }, but { $total } + 1 is { $more }: the right side is 1 more.
# $chain is such as 4 × 6 = 24 + 2 = 26: the answer runs on.
equal-chain = { $chain } is not true: { $total } on the left of the first = is not { $more }.
equal-other = { $side } is { $product }, not { $total }.

scale-prompt = Try it: lay cards on both sides. What makes the scale level?
scale-left = left side
scale-right = right side
scale-waits = Lay numbers on both sides, with + or − between them.
# $equation is such as 3 + 6 = 9 + 1; the sides are worth $left and $right.
scale-said = { $by ->
    [same] { $equation } is true: both sides are worth { $left }.
    [left] { $equation } is not true: { $left } is more than { $right }.
   *[right] { $equation } is not true: { $left } is less than { $right }.
}

known-hint = One number on the table may stay, and so may one card of 21 or of 23.
known-hint-last = Keep the 2 in front and choose ×.

divides-prompt = Player 2 wants to lay a Joker on the left. For which of these answers is there a digit that works? { $table }
divides-hint = ÷ undoes ×. What is { $number } ÷ { $by }?
divides-hint-steps = Count in steps of { $by }. Which of the numbers do you land on?
divides-hint-last = { $product }: there is a remainder.
# Said to a wrong number: it lies between two products, or its factor has two digits.
divides-not = { $beyond ->
    [yes] { $number } is { $factor } × { $by }, and { $factor } is not one digit.
   *[no] { $number } lies between { $factor } × { $by } = { $low } and { $next } × { $by } = { $high }.
}
# $product is such as 40 = 10 × 4, which a Joker alone cannot make.
divides-why = { $products }. { $odd } leave a remainder. { $product } is true, but { $whole } is not one digit: it takes a second card.

steps-prompt = Try it: name the Joker. Where does the product land?
steps-joker = Joker
# $meets says whether $product is one of the answers in the question.
steps-said = { $meets ->
    [none] Choose a digit for the Joker.
    [yes] { $digit } × { $by } = { $product }, one of the five answers.
   *[no] { $digit } × { $by } = { $product }, none of the five answers.
}

ways-hint-order = The order counts: 3 comes first. Is there a card that shows 3 − 6?
ways-hint-last = Two cards side by side make one number. Does that let you lay a product?

# One side of the formula on the table changes; $after is what it becomes, such as 2 × 19.
grows-prompt = { $formula } is on the table. You put a 1 in front of the { $right }: { $after }. How much greater is the left side now?
grows-hint = { $left } × { $right } was there before. How much is the 1 worth now: 1 or 10?
grows-hint-last = There are { $left } times { $new } now. How much more is that each time?
# Said to a wrong answer: what the card shows, what one group grows by, or the whole new value.
grows-not = { $how ->
    [card] The 1 stands in front of the { $right }, so it is worth 10: { $new } is 10 more than { $right }.
    [once] The { $right } grew by 10, to { $new }. How many times does that number stand on the left?
   *[whole] That is { $left } × { $new }, but { $before } was there before.
}
grows-try = Try it: change both numbers. What makes the scale level?
grows-waits = Lay at least one digit on each side.
grows-why = The 1 is worth 10, and { $left } × 10 = { $more }. So { $before } becomes { $after } = { $answer }: both sides grow by { $more }.
# Asked once the answer is right.
one-card-prompt = Now the right side, { $answer }: which one card makes the formula true again?
    .over = Put { A($card) } over the { $digit }
    .front = Put { A($card) } in front of { $answer }
one-card-makes = That makes { $number }, and the left side is worth { $left }.
# Places to press on either side of a number, once a card is picked up; the last where no digit lies.
change-front = in front of { $number }
change-behind = behind { $number }
change-first = first digit
# The harder question: one side of a difference changes.
falls-prompt = { $formula } is on the table. You cover the { $digit } with { A($card) }. What must happen to the right side?
    .less = It must become 1 less.
    .same = It must not change.
    .more = It must become 1 more.
falls-hint = From { $left } you take away less than before. Is more left then, or less?
falls-why = Take 1 less away, and 1 more is left: { $before } becomes { $after } = { $answer }.

rows-prompt = Lay every formula with +, true or not, that uses each of your cards { $cards } once.
rows-hint = Work in order: first all that begin with the smallest card.
rows-hint-last = With { $card } in front, the other two can stand in two orders. The same holds for each card.

rows-then = Now the sign may be +, −, × or ÷. How many formulas do { $cards } make, true or not? Switch signs on above and count.

# Said to each wrong number.
rows-not = { $count ->
    [6] 6 are those with + alone. Each order can take − as well, and that is another formula.
    [10] 10 is 6 + 4, but + and − alone already make 12: each goes with 6 orders.
    [12] 12 are those with two signs, 6 with each. There are four signs.
   *[108] 108 is 3 × 3 × 3 × 4: that counts { $card }, { $card }, { $card } as well, but you hold one { $card }.
}

orders-prompt = You lay one card for each number, and choose +, −, × or ÷. How many formulas are possible, true or not? { $hand }
orders-hint = How many cards can be the first number? How many are then left for the second?
orders-hint-cards = There are { $product } orders of three cards.
orders-hint-last = Each order goes with each of the four signs.
orders-why = { $product } orders, each with 4 signs: { $total } formulas.
orders-some = At least one formula is possible. Lay three cards in a row, then choose a sign.
orders-more = There are more than { $many }: { $cards } in this order already make four, and there are other orders.
orders-fewer = There are fewer than { $many }: after the first number, you have only { $left } cards for the second, then { $last } for the answer.
product-rule = When one choice follows another, you multiply: this is the product rule.

# $numbers are three different ones: 6 orders, each with 4 signs.
family-prompt = How many of the 24 formulas with { $numbers } are true? Build them all.
family-hint = Look for one with the largest number as its answer.
family-hint-swap = Swap the two numbers in front of the =. That makes a second one.
family-hint-last = Undo each of them with { $sign }: begin with the answer.
# $sign and $undo are signs, such as × and ÷; $facts are two formulas, $number is in both twice or once.
family-why = { $count ->
    [2] Swapping the two { $number }s gives the same formula, so this family has only two facts: { $facts }.
   *[other] The family has four facts: two with { $sign }, because you can swap its numbers, and two with { $undo }, because each can be undone.
}
family-each = The facts, one by one:
family-turned = Turned around, such as { $formula }, each fact says the same.

# Above the question in the lesson.
free-begin = Player 2 laid two zeros.
free-prompt = Which numbers could replace { $number } so that the formula is true? { $table }
free-hint = Put in 5. Then put in 28. Is it still true?
free-hint-bags = If there is nothing in a bag, what are five such bags worth?
free-hint-last = And what are 428 such bags worth?
bags-prompt = Try it: which number do you put in place of { $number }?
bags-number = number
bags-said = { $given ->
    [no] Choose digits: that many empty bags appear.
   *[yes] { $number } × 0 = 0 is true: { $number ->
        [0] no bags hold nothing.
        [one] one bag with nothing in it holds nothing.
       *[other] { $number } bags with nothing in them hold nothing.
    }
}
# Below the bags that are drawn.
bags-more = and { $more } more
# Said to each wrong answer: a number that it leaves out.
free-not-only = Put in { $number }: { $number } × 0 = 0 is true as well.
free-not-zero = { free-not-only }
free-not-short = { $number } has two digits, and { $number } × 0 = 0 is true.
free-not-any = { free-not-only }
free-only = Only { $number }
free-short = Only one-digit numbers
free-any = Any whole number
# Asked once the answer is right.
cancel-zero = { $number } × 0 = { $other } × 0 is true. Can you cancel the 0 on both sides?
    .yes = Yes: what is on both sides can go.
    .no = No: that would leave { $number } = { $other }, which is false.
    .untrue = No: the two sides are not worth the same.
    .why = To cancel × 0 you would have to divide both sides by 0. The next screen shows why you cannot.
# Said to each wrong answer.
cancel-not-yes = That would leave { $number } = { $other }, and { $number } is not { $other }.
cancel-not-no = { cancel-not-yes }
cancel-not-untrue = { $number } × 0 is 0, and { $other } × 0 is 0: both sides are worth 0.

proof-prompt = Why does { $number } ÷ 0 have no answer?
proof-hint = What do you suppose? The last step is what follows from all the others.
proof-hint-product = You check a division with a product. Which step does that?
proof-hint-last = The check comes below what you suppose. What a product with 0 always is may stand anywhere above the last step.
proof-1 = Suppose there is an answer: { $number } ÷ 0 = a.
proof-2 = Check it: a × 0 must be { $number }.
# Said to the line above where it stands before the first one.
proof-uses = Line { $place } uses a: which line says what a is?
proof-3 = A product with 0 is 0, whatever a is.
proof-false = Dividing by nothing changes nothing: { $number } ÷ 0 = { $number }.
proof-but = Check it with a product: { $number } × 0 is 0, not { $number }.
# Said to who calls one of the four lines false.
proof-true-1 = It claims nothing yet: it only gives the answer a name.
proof-true-2 = A quotient is checked like this: 8 ÷ 2 = 4, because 4 × 2 = 8.
proof-true-3 = 5 × 0 = 0 and 28 × 0 = 0, and so on.
proof-true-4 = If { $number } ÷ 0 were a, then a × 0 would be both { $number } and 0.
proof-try = Try it: choose a. Can a × 0 be { $number }?
    .said = { $given ->
        [no] Choose digits: that many empty bags appear.
       *[yes] { $number } × 0 = 0, not { $wanted }.
    }
# Asked once the proof stands.
zero-by-zero = And 0 ÷ 0? What is different there?
    .none = Nothing: no number times 0 is 0, so there is no answer either.
    .all = Every number times 0 is 0, so no single number is the answer.
    .zero = It is 0, because 0 × 0 = 0.
    .one = It is 1, because a number divided by itself is 1.
# Said to each wrong answer: a product that speaks against it.
zero-by-zero-not-none = 5 × 0 = 0 is true, so 5 is a number that fits.
zero-by-zero-not-all = { zero-by-zero-not-none }
zero-by-zero-not-zero = 0 fits, but 5 × 0 = 0 is true, so 5 fits just as well.
zero-by-zero-not-one = 1 fits, because 1 × 0 = 0, but 5 × 0 = 0 is true, so 5 fits just as well.
# The harder proof; $n is a letter for any number.
times-zero-prompt = Why is { $n } × 0 = 0 for every number { $n }?
times-zero-sum = 0 is the same as 0 + 0.
times-zero-both = So { $n } × 0 is { $n } × (0 + 0).
times-zero-parts = That is { $n } × 0 + { $n } × 0.
times-zero-so = Take { $n } × 0 away from both: 0 is left on one side, { $n } × 0 on the other.
times-zero-false = { $n } × 0 is { $n }, because 0 changes nothing.
times-zero-but = Adding 0 changes nothing, but { $n } × 0 is no sum.
proof-4 = So { $number } would have to be 0, and it is not: there is no answer.

# $numbers are three, two of which are equal.
last-prompt = What if you held { $numbers } instead? How many true formulas can you make with them? Build them all.
last-hint-family = 2, 4 and 8 make four formulas. Which product do these cards make?
last-hint-equal = Swap the two { $number }s of that product. Is it a new formula?
# Said to someone who laid the product twice.
last-twice = Swapping the two { $number }s changes nothing.

hardest-prompt = Find two different cards that fewer than { $below } of 100 hands can open. A hand is 7 of the other 50 cards; the deck has five of each digit and two Jokers. The order matters.
hardest-hint = Choose two digits. Which answers do they have, and how many cards does each answer take?
hardest-hint-order = Look for a pair whose answers all take two cards. In which order can you not subtract two digits?
hardest-hint-last = Put the smaller one in front: only the sum and the product are left. Find two digits where both take two cards, and the sum takes two equal ones.
hardest-why = The pair that the fewest hands can open is 2 and 9.
# Why the hardest pair is so hard; $answers are all its answers, such as 11 and 18, and $digit is in each of them.
hardest-both = { $answers } are the only answers. Each takes two cards, and each needs a { $digit }.
# After the question: seven different digits to be chosen, and the tables that they open.
hold-prompt = Try it: which seven different digits open the most tables? Does any hand open them all? Each square is a table: its row is the first card, its column the second.
hold-label = Your hand
hold-digit = hold { $digit }
hold-opens = { $closed ->
    [none] { $held ->
        [0] Choose a digit.
       *[other] Of 90 tables, these digits open { $opens }.
    }
   *[other] { $is_most ->
        [yes] Of 90 tables, these digits open { $opens }: no seven different digits open more. What would { $closed } need?
       *[no] Of 90 tables, these digits open { $opens }. They do not open { $closed }.
    }
}
hold-tables = Tables: the row is the first card, the column the second
hold-table = { $open ->
    [yes] { $first } and { $second }: open
   *[no] { $first } and { $second }: not open
}
hold-press = Press a square to see which formulas open that table.
hold-pair = { $opens ->
    [0] { $first } and { $second } stay closed: { $lacks }.
   *[other] { $first } and { $second } open with { OR($formulas) }.
}
# A formula, and the card of its answer that the hand has too few of.
hold-lacks = { $needed ->
    [1] { $formula } needs { A($digit) }
   *[other] { $held ->
        [0] { $formula } needs two { $digit }s
       *[other] { $formula } needs a second { $digit }
    }
}
hold-best = { $most ->
    [one] Most so far: { $most } table, with { $digits }.
   *[other] Most so far: { $most } tables, with { $digits }.
}
# Further pairs to be found.
hardest-next = Find a pair like that whose digits differ by 1.
hardest-apart = Find a pair like that whose digits differ by 5.
hardest-of-all = Find the hardest of all 90 pairs.
two-digits = { $left } and { $right }
two-digits-alike = The question asks for two different cards.
two-digits-one-card = { $formula } takes only one card.
two-digits-unreadable = Lay two cards first: press two digits.
# Names of buttons, and what is said after one was pressed; $digits are those that lie there.
two-digits-lay = Lay { $digit }
two-digits-back = { $digit }, press to take it back
two-digits-laid = { $many ->
    [0] No card lies there.
    [one] { $digits } lies there.
   *[other] { $digits } lie there.
}
# A square for each of 100 hands.
of-100-too-many = The { $over } lighter squares are too many: { $most } hands at most may open.
of-100-hands = { $many } of 100 squares are filled: so many hands can open.

## The lesson's game

title-opening = the opening
title-covering = cover one card or a whole number
title-keeping = what to keep
title-sweeping = the last formula

task-opening = Open with any formula that your cards can make.
    .move = Choose × and lay 1 and 8 as the answer.
    .why = A 1 and an 8 side by side make 18.
after-opening = The lesson lays 3 × 6 = 18: a 1 and an 8 side by side are one number.
after-opening-sum = 3 + 6 = 9 is true as well, but it lays only one card.
after-opening-others = 3 − 6 is below 0, and 3 ÷ 6 is a half: no card shows either.
after-opening-reply = Player 2 covers the 3 with a Joker and puts the other Joker in front of the 6: 2 + 16 = 18.

task-covering = Make any true formula. Which cards do you lay?
    .move = Choose × and cover all of 16 with your 9.
    .why = 2 × 9 is 18, and 18 is already there.
after-covering = The lesson covers all of 16 with one card: 2 × 9 = 18.
after-covering-more = The 18 stays and costs nothing. 4 × 2 = 8 lays more: three cards, the most in a turn.

task-keeping = Make any true formula. Which cards do you keep?
    .move = Choose ÷ and cover all of 18 with your 3.
    .why = 27 ÷ 9 = 3, because 3 × 9 = 27.
after-keeping = The lesson lays only its 3 and keeps 2, 4 and 8. These make a true formula by themselves, so they need nothing from the table.
after-keeping-undoes = 27 ÷ 9 = 3, because 3 × 9 = 27: multiplication undoes division.
after-keeping-turn = Player 2 had four cards and can lay at most three in a turn, so you get another turn.
after-keeping-last = If you lay three cards now, your last card must fit into some formula later.

task-sweeping = You must cover every card. What do you do?
    .move = Choose × and cover all three numbers: 2 × 4 = 8.
    .why = Three cards, one over each number.
after-sweeping = Three cards cover three numbers, and you win. Player 2 has two cards left.
after-sweeping-family = 2 × 4 = 8, 4 × 2 = 8, 8 ÷ 2 = 4 and 8 ÷ 4 = 2: any of the four will do.
after-sweeping-rule = Every card must go because n × 0 = 0 is true for any n. If cards could stay, you could lay any card beside the 27 for free.
after-sweeping-two = With two cards you would have to draw, because one number would stay uncovered.

reply-jokers = 2 and 16 make 18. Both Jokers keep their digits.
reply-behind = A 7 behind the 2 makes 27, and 27 − 9 is 18 as well.
reply-zeros = Two zeros are gone, and you must cover every card.

# What was done at the learner's table or the lesson's, and what lies there now.
# The learner's table beside the lesson's: the fewest cards that can be left, $own and $other.
weighed = { $by ->
    [same] Both ways are level. { $own ->
        [0] After your next turn you could be out of cards either way.
       *[other] After your next turn you could have { $own } left either way.
    }
    [fewer] Your way is ahead. { $own ->
        [0] After the next turn you could be out of cards; the lesson would still hold { $other }.
       *[other] After the next turn you could have { $own } left; the lesson would still hold { $other }.
    }
   *[more] The lesson’s way is ahead. { $other ->
        [0] After the next turn the lesson could be out of cards; you would still hold { $own }.
       *[other] After the next turn the lesson could have { $other } left; you would still hold { $own }.
    }
}
# The same where the lesson's way has won.
weighed-over = The lesson’s way is ahead: it has won. You hold { $own ->
    [one] one card
   *[other] { WORDS($own) } cards
}.
# A formula that was laid over itself, with cards of the same values.
laid-again = The rules allow this, but it changes nothing: the formula is still { $formula }.
beside-drew = a card drawn.
beside-lies = Then { $formula } is on the table.
# After a product with 0.
beside-zero = Then { $formula } is on the table: after × 0, every card must be covered.
beside-won = Your hand is empty: you win.
beside-lost = You hold { $cards }, and Player 2 wins.
beside-next = { $most ->
    [0] You hold { $cards }; you can lay nothing next.
    [one] You hold { $cards }; you can lay one card next.
   *[other] You hold { $cards }; you can lay { WORDS($most) } cards next.
}

# The table once the round is won: its turns, and what the other player could have done next.
won-turns = How it came about
won-player = Player
won-you = You
won-formula = Formula, new cards in bold
won-left = Cards left
won-almost = { $who ->
    [you] You hold { $cards }, and could have laid them next: { $formula }.
   *[other] Just in time: Player 2 holds { $cards }, and could have laid them next: { $formula }.
}
won-far = { $most ->
    [0] { $who ->
        [you] You hold { $cards }, and no card of them fits here.
       *[other] Player 2 holds { $cards }, and no card of them fits here.
    }
   *[other] { $who ->
        [you] You hold { $cards }, and could lay { WORDS($most) } of them here.
       *[other] Player 2 holds { $cards }, and could lay { WORDS($most) } of them here.
    }
}
won-on = Go on with 3, 3 and 9

# The round that is played freely.
goal-playing = Goal: win in { WORDS($most) } turns. { $turns ->
    [0] Your first turn comes now.
    [one] You have had one turn.
   *[other] You have had { WORDS($turns) } turns.
}
goal-back = Your turns, one by one:
goal-over = { $by ->
    [reached] Goal reached: you won in { WORDS($turns) } turns.
    [late] You won in { WORDS($turns) } turns. The goal is { WORDS($most) }.
   *[lost] Player 2 ran out of cards first. The goal is to win in { WORDS($most) } turns.
}

## On paper

picture-formula = A formula on the table.
picture-play = Two cards more, one beside the 3 and one beside the 9. Now 13 + 6 = 19, which is true.
picture-joker = Another play, from 3 × 6 = 18: the Joker covers the 6 and is a 4, and 2 covers the 8.

pack-cards = cards
record-title = { $game }: our formulas
record-how = Write down each formula as soon as it is on the table, and let the player next to you check it.
record-player = Player
record-number = number
record-sign = sign
record-answer = answer
record-laid = cards laid
scores-title = { $game }: score sheet
scores-how = Points for the cards laid, 10 for the first one out, minus the cards left. Write the names above.
scores-round = Round { $round }
scores-total = Total

## Where does it go wrong?

# What was asked, and below it the lines of an answer that goes wrong. `asked` says what to write as a counterexample.
whose-box-try = Try it: put a number in the box. When is the scale level?
whose-box-waits = Choose digits for the box.
whose-box = Which number belongs in the box of { $left } + { $right } = □ + { $more }?
    .so = So { $total } belongs in the box.
    .instead = In { $left } + { $right } = □ + { $more }, { $box } belongs in the box, because { $box } + { $more } = { $total } = { $left } + { $right }.
    .asked = Write a whole number from 0 to { $total } for a in { $left } + { $right } = □ + a.
whose-swap = What is { $less } − { $more }?
    .same = You may swap the two numbers, so { $less } − { $more } = { $more } − { $less }.
    .so = So { $less } − { $more } is { $answer }.
    .asked = Write two numbers, such as 6, 6, for which swapping changes the difference.
whose-even = Can { $number } be divided by 4 without a remainder?
    .even = { $number } is even.
    .four = 4 is an even number, too.
    .every = Both are even, so 4 goes into { $number }.
    .so = So { $number } ÷ 4 has the remainder 0.
    .instead = only every second even number can be divided by 4, and { $number } leaves the remainder 2.
    .asked = Write a number for which the idea fails.
    .silent = The idea says nothing about that number.
whose-choices = One of { $first } cards goes on the left, then one of { $second } other cards on the right. How many ways are there?
    .add = One choice follows the other, so add: { $first } + { $second } = { $sum }.
    .so = So there are { $sum } ways.
    .instead = Each choice on the left goes with each one on the right: { $first } × { $second } = { $product }.
    .asked = Write two numbers of choices, such as 2, 2, for which adding gives a wrong number of ways.
whose-nothing = What is { $number } ÷ 0?
    .product = { $number } × 0 = 0.
    .every = What is true of × 0 is true of ÷ 0, so any number divided by 0 is 0.
    .instead = Dividing by 0 asks what times 0 makes the number, and 0 times anything is 0.
    .asked = If a ÷ 0 were 0, then 0 × 0 would be a. Write an a for which it is not.

## What one can do after a lesson

can-equal = Tell whether an equation is true: both sides are worth the same.
can-family = Find every true formula with the same three numbers.
can-by-zero = Explain why 27 ÷ 0 has no answer.
