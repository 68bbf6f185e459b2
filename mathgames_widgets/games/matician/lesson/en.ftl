### The lessons of Matician: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: signs

idea-card-ignored = The minus card is forgotten
    .mine = I forgot the minus card.
    .text = The card turns the number behind it into its opposite. Write that number down first.
idea-whole-equation = The minus card changes the whole equation
    .mine = I put the minus before everything.
    .text = It belongs to one number only, the one it lies in front of. The other number stays as it is.
idea-larger-minus-smaller = You always take the smaller number from the larger
    .mine = I took the smaller from the larger.
    .text = Begin at the first number, with its sign, and walk along the number line. On which side of 0 do you end?
idea-sign-lost = The minus gets lost
    .mine = I lost the minus.
    .text = Write the number with its sign before you work out anything.
idea-taken-not-added = Subtracting a negative number makes the result smaller
    .mine = I took away instead of adding.
    .text = Subtracting a negative number is adding. If someone takes away a debt of yours, you are richer.
idea-two-minuses-make-plus = Two minuses always make a plus
    .mine = I saw two minuses and made a plus.
    .text = Two debts together make a bigger debt. It is the product of two negative numbers that is positive, not their sum.
# $right is the second number without its minus. Of a quotient, $wrong is the negative answer, $product what it makes times that number.
idea-two-minuses-stay = The product of two negative numbers is negative
    .mine = I kept the minus in the product.
    .text = { $is_product ->
        [yes] Follow the pattern: 1 × (−{ $right }) = −{ $right }, 0 × (−{ $right }) = 0. What comes next, −1 × (−{ $right })?
       *[no] Check by multiplying: { $wrong } × (−{ $right }) = { $product }, not −{ $product }.
    }
idea-one-minus-no-matter = One negative number does not change a product
    .mine = I left the minus out of the product.
    .text = A debt several times over is still a debt, and so is a part of one. One negative number makes the result negative.
idea-minuses-add-up = Every minus card makes a number smaller
    .mine = I made it smaller with each minus card.
    .text = A minus card changes only the sign. The second one changes it back.
# $way is the number with no minus card, with one, with two, and so on, such as “5, −5, 5”.
idea-any-minus = A number with minus cards is always negative
    .mine = I saw minus cards and said negative.
    .text = Lay them down one at a time: { $way }. Every two of them cancel.
idea-minus-always-harms = A minus card always hurts
    .mine = I thought a minus card always hurts.
    .text = What a minus card does depends on the symbol and the side. On the right of − it helps, because subtracting a negative number is adding.
idea-one-for-all = What is true for one symbol is true for all symbols
    .mine = I took what works for another symbol.
    .text = Work it out for this symbol, with the minus card and without it.
idea-larger-always-hurts = An attack on the larger number always hurts most
    .mine = I attacked the larger number.
    .text = That is true for +. With another symbol, work out both sides: which value is lower?
idea-any-number = It makes no difference which number is attacked
    .mine = I thought either number will do.
    .text = A sum loses twice the number that is attacked, so an attack on the larger one costs more.
# $equation is how the numbers were laid, $value what it is worth.
idea-sides-alike = Left and right are the same
    .mine = I swapped left and right.
    .text = { $equation } is { $value }. { $is_attacked ->
        [yes] Swap the two numbers, and the minus card is in front of the other one.
       *[no] Swap the two numbers: the value stays the same only with + and ×.
    }
idea-attacks-alike = With −, both attacks have the same effect
    .mine = I thought both attacks do the same.
    .text = Work out both: { $left } and { $right }. With −, an attack on the right even helps.
idea-sides-differ = With × and ÷ the side matters
    .mine = I thought the side matters here.
    .text = Change the sign of either number, and the product or quotient changes its sign.
idea-large-numbers-only = Large numbers always make more
    .mine = I took the largest numbers.
    .text = { $grows ->
        [yes] In { $equation } the right number is small: a larger one makes more.
       *[no] In { $equation } the right number is large: subtract or divide by a smaller one.
    }

## Ideas: the number line and fractions

idea-size-without-sign = Of two negative numbers, the one farther from 0 is greater
    .mine = I compared the sizes without the signs.
    .text = On the number line { $low } is farther to the left than { $high }, so it is the lesser of the two.
# $low and $high are the integers beside the fraction.
idea-below-every-fraction = A negative integer is less than any fraction
    .mine = I put the integer below the fractions.
    .text = Fractions go below 0, too: { $fraction } lies between { $low } and { $high }, so it is less than { $whole }.
idea-large-parts = A fraction of large numbers is large
    .mine = I saw large numbers in the fraction.
    .text = The size of the two numbers does not matter. What matters is how many times the denominator fits into the numerator: { $chosen } is less than { $other }.
idea-upside-down = The fraction is upside down
    .mine = I turned the fraction upside down.
    .text = The left number is divided by the right one: { $left } by { $right }, not { $right } by { $left }.
idea-wrong-end = The line is read from the wrong end
    .mine = I read the line from the other end.
    .text = On the number line the lesser number is on the left.
idea-different-fractions = Fractions that look different are different
    .mine = I thought they differ, as they look different.
    .text = { $chosen } and { $other } are the same number: simplify both.
idea-nearly-equal = Nearly equal is equal
    .mine = I saw that they are nearly equal.
    .text = Write both with the same denominator, then compare the numerators.

## Ideas: zero

idea-divided-by-nothing = A number divided by 0 is 0
    .mine = I thought dividing by 0 gives 0.
    .text = That is so the other way round: 0 ÷ 5 is 0. What times 0 is the number that you divide?
idea-nothing-divided = Dividing by 0 changes nothing
    .mine = I left the number as it is.
    .text = That is true of dividing by 1. Check yours by multiplying: what is it times 0?
idea-zero-shared = A division with a 0 in it never has a value
    .mine = I saw a 0 and said no value.
    .text = You can divide 0: which number times { $right } is 0? Only dividing by 0 has no answer.
idea-zero-is-nothing = Times 0 changes nothing
    .mine = I thought times 0 changes nothing.
    .text = 0 times any number is 0. It is adding 0 that changes nothing.

## Ideas: choosing

idea-hope-only = Only the best case counts
    .mine = I looked at the best case only.
    .text = { $average ->
        [yes] That is the best case only. What is worse comes, too: multiply each value by its chance, then add.
       *[no] That is the hopeful choice. Look at the worst that can happen to each one, too.
    }
# $sum is whether the symbol is +; then the number on $side will be taken away.
idea-before-the-card = What is best before the minus card is best after it
    .mine = I compared before the minus card.
    .text = { $sum ->
        [yes] { $side ->
            [left] The highest sum does not make the highest difference: the left number is taken away, so make it small.
           *[right] The highest sum does not make the highest difference: the right number is taken away, so make it small.
        }
       *[no] Put the minus card in first, then compare the pairs.
    }
idea-caution-only = Only the worst case counts
    .mine = I looked at the worst case only.
    .text = { $average ->
        [yes] That is the worst case only. What is better comes, too: multiply each value by its chance, then add.
       *[no] That is the cautious choice. This question asks for something else, or tells you more.
    }
idea-small-is-safe = Small numbers are the safest
    .mine = I took the small numbers.
    .text = With +, look at how far apart the numbers are: a minus card turns a + b into their difference.
idea-balanced = A small number protects a large one
    .mine = I paired a small number with a large.
    .text = The minus card goes in front of the large number, and then the small one cannot make up for it.
idea-sum-of-the-row = The row with the highest sum is best
    .mine = I added up the rows.
    .text = Nobody gets all the entries of a row. Compare what the question asks for: the worst one, the best one or the mean.
idea-one-column = Only one column was read
    .mine = I read one column only.
    .text = Look at the whole row: what is its worst entry, and what is its best?
idea-likeliest-only = The most likely value is the expected value
    .mine = I took the most likely value.
    .text = The other case counts, too. Multiply each value by its chance, then add.
idea-chances-ignored = The expected value is the mean, whatever the chances
    .mine = I took the mean without the chances.
    .text = The plain mean is right only when all cases are equally likely. What happens more often counts for more.
idea-chances-swapped = The chances are swapped
    .mine = I swapped the chances.
    .text = Write each chance beside its own value before you multiply.
idea-added-not-weighed = The values were just added up
    .mine = I just added up the values.
    .text = Only one of the values happens. Multiply each one by its chance, then add.
idea-always-the-same = The better arrangement should always be played
    .mine = I always played the better one.
    .text = If you always do the same, the other player notices and chooses what is worst for you.
idea-half-and-half = Mixing means half and half
    .mine = I took half and half.
    .text = Choose the chances so that it makes no difference to you what the other player does.
idea-other-row = The chance of the other row
    .mine = I gave the chance of the other row.
    .text = The question asks for the chance of the first row. The two chances add up to 1.
idea-chance-not-value = The chance is the answer
    .mine = I gave the chance, not the value.
    .text = The question asks what the mix is worth, not how often you choose a row.
idea-one-row = Only one row was worked out
    .mine = I worked out one row only.
    .text = The question compares two rows: work out both.
idea-an-entry = One entry of the table is the answer
    .mine = I took one entry of the table.
    .text = To find an average, multiply each entry by its chance, then add.

## Ideas: ranks

idea-equal-counted = Equal values are counted as less
    .mine = I counted the equal ones, too.
    .text = Equal is not less. Leave out the pairs with the same value.
idea-values-not-pairs = Each value is counted once
    .mine = I counted each value once.
    .text = Count the pairs, not the values: several pairs may make the same value, and each of them counts.
idea-share-above = The part that is worth more
    .mine = I took the part that is worth more.
    .text = The question asks for the part that is worth less.
idea-count-not-share = The number of pairs is the answer
    .mine = I gave the number of pairs.
    .text = The question asks for a fraction of all pairs: divide by the number of all pairs.

## Titles

lesson = Matician
lesson-signs = Matician 1, signs
lesson-choosing = Matician 2, choosing against others
kind-value = What is it worth?
kind-zero = Zero in an equation
kind-hurts = Where does the minus card hurt?
kind-helps = Which attack helps?
kind-best = The best pair
kind-safest = The safest pair
kind-order = In order on the number line
kind-fractions = Which fraction is greater?
kind-rank = Comparing by rank
kind-payoff = Cautious or hopeful
kind-expected = Expected values
kind-mixture = Mixing

## Beside the boxes for answers

# Examples beside a box, and others where one of the first would be the answer.
advice-exact = such as 25, −7 or 3/5
    .other = such as 50, −41 or 7/9
advice-exact-or-none = such as 25, −7 or 3/5; “none” if there is no value
    .other = such as 50, −41 or 7/9; “none” if there is no value
advice-chance = a fraction, such as 1/3
    .other = a fraction, such as 7/9
advice-values = with commas between them, such as 20, −7
advice-hand = with commas between them, such as 1, 2, 3

## Pictures

# What an equation is worth, worked out: 4 + 13 = 17.
worked = { $equation }.
minuses-in-front = { $count ->
    [one] a minus card in front of { $card }
   *[other] { WORDS($count) } minus cards in front of { $card }
}
cards-and-minuses = { $equation } with { $left ->
    [one] { WORDS($left) } minus card
   *[other] { WORDS($left) } minus cards
} in front of { $first } and { $right ->
    [one] { WORDS($right) } minus card
   *[other] { WORDS($right) } minus cards
} in front of { $second }
no-attack = no minus card
one-attack = a minus card
attack-column = { $side ->
    [left] a minus card on the left
   *[right] a minus card on the right
}
attack = { $side ->
    [left] in front of the { $card } on the left
   *[right] in front of the { $card } on the right
}
# Who chooses a row of a table of payoffs: you lay two numbers, or you choose a row.
corner = { $does ->
    [lay] you lay
   *[choose] you choose
}
table-in-words = { $does ->
    [lay] You lay: { $columns }; { $rows }.
   *[choose] You choose: { $columns }; { $rows }.
}
payoff-table = payoff table
row-a = row A
row-b = row B
column-c = column C
column-d = column D
# Said after “You:” or “The lesson:”.
# The learner's round beside the lesson's: who has the point at each of the two tables.
weighed-points = { $own ->
    [yes] { $other ->
        [yes] You earn the point, as in the lesson.
       *[no] You earn the point; with the lesson’s choice you do not.
    }
   *[no] { $other ->
        [yes] You earn no point; with the lesson’s choice you do.
       *[no] You earn no point, as in the lesson.
    }
}
# Said below both rounds where the lesson's minus card came to something else, or the learner laid none:
# what both equations would be with that.
weighed-cards = { $laid ->
    [yes] { $wins ->
        [yes] With your minus card on the other side, your { $own } would face { $other }: the point would be yours.
       *[no] With your minus card on the other side, your { $own } would face { $other }: still no point, but the lesson’s { $lessons } is above it.
    }
   *[no] { $wins ->
        [yes] With the lesson’s minus card, your { $own } would face { $other }: the point would be yours.
       *[no] With the lesson’s minus card, your { $own } would face { $other }: still no point, but the lesson’s { $lessons } is above it.
    }
}
# $attacked is the equation worked out with a minus card on the right.
weighed-found = { $equation } is one of the four pairs that beat { $other } even with a card on the right: { $attacked }.
# What a sum would have been with the minus card on the other side.
weighed-side = { $point ->
    [yes] With the minus card on the { $side ->
        [left] left
       *[right] right
    }, yours would be { $value }: enough against { $other }.
   *[no] With the minus card on the { $side ->
        [left] left
       *[right] right
    }, yours would be { $value }: not enough against { $other }.
}
# Where the learner's minus card came to as much, and the numbers decided.
weighed-row = The numbers decided, not the minus cards: your { $own } is below { $other }, and the lesson’s { $lessons } is above it.
# $own and $other are what the equations become at worst, or with the minus card on $side once more.
weighed-known = { $by ->
    [same] If the { $side ->
        [left] left
       *[right] right
    } is attacked again, both are worth { $own }.
    [more] If the { $side ->
        [left] left
       *[right] right
    } is attacked again, yours is worth { $own } and the lesson’s { $other }.
   *[less] If the { $side ->
        [left] left
       *[right] right
    } is attacked again, the lesson’s is worth { $other } and yours { $own }.
}
# A difference can only be hurt on the left: what both equations become there, and what they are with no card.
weighed-less-same = A card on the left makes both { $own }. With no card, both are worth { $mine }.
# $both is whether the lesson's is higher both times; then it subtracts $less, and the learner $more.
weighed-less = { $both ->
    [yes] A card on the left makes yours { $own } and the lesson’s { $other }. With no card, yours is worth { $mine } and the lesson’s { $theirs }. Yours is lower both times: it subtracts { $more }, not { $less }.
   *[no] A card on the left makes yours { $own } and the lesson’s { $other }. With no card, yours is worth { $mine } and the lesson’s { $theirs }.
}
weighed-worst = { $by ->
    [same] Attacked where it hurts most, both become { $own }.
    [more] Attacked where it hurts most, yours becomes { $own } and the lesson’s { $other }: yours is safer if you know nothing.
   *[less] Attacked where it hurts most, yours becomes { $own } and the lesson’s { $other }: the lesson’s is safer if you know nothing.
}
not-turned-over = the cards of this round are still face down.
still-to-lay = two numbers are still to be laid.
# How a sum falls is read off the number line, where it is marked without a number.
pair-read = { $equation }. Where does each arrow end?
laid-so-far = { $equation }. One minus card makes it { $left } on the left or { $right } on the right.
turned = { $before } became { $after }, against { $other }: { $points }.
# The payoff table of a round that was just played freely; the second row is the same sum turned around.
came-true-asked = { $turned ->
    [yes] Press what came true, in its row and column. Then press a better row in that column, if there is one.
   *[no] Press what came true.
}
# A place of the table that did not come true, and behind it where the minus card came.
came-true-place = { $case ->
    [left] { $row } with a minus card on the left makes { $value }.
    [right] { $row } with a minus card on the right makes { $value }.
   *[none] { $row } with no minus card makes { $value }.
}
came-true-where = { $case ->
    [left] But a minus card came on the left.
    [right] But a minus card came on the right.
   *[none] But no minus card came.
}
# The right column, and another row, of which was told before.
came-true-laid = You laid { $row }.
came-true-show = Show me
# $value is a number or “no value”, and $rival what the other player had; the other rows of the table stand below.
came-true = { $case ->
    [left] Row { $row }, a minus card on the left: { $value }, against { $rival }. In the same column:
    [right] Row { $row }, a minus card on the right: { $value }, against { $rival }. In the same column:
   *[none] Row { $row }, no minus card: { $value }, against { $rival }. In the same column:
}
# There is no other row.
came-true-alone = { $case ->
    [left] Row { $row }, a minus card on the left: { $value }, against { $rival }.
    [right] Row { $row }, a minus card on the right: { $value }, against { $rival }.
   *[none] Row { $row }, no minus card: { $value }, against { $rival }.
}
# $by compares it with the learner's own value, $point is whether it would have got the point.
came-true-other = { $by ->
    [more] { $point ->
        [yes] { $row } makes { $value }: the point.
       *[no] { $row } makes { $value }: better, no point.
    }
    [less] { $point ->
        [yes] { $row } makes { $value }: still the point.
       *[no] { $row } makes { $value }: no point.
    }
    [same] { $row } makes { $value }, too.
   *[none] { $row } has no value.
}
# The name of a row in the table.
came-true-cautious = { $row }, cautious
mark-before = before
# Below a value: where the minus card lies that made it.
mark-on = on the { $card }
mark-left = left
mark-right = right
mark-start = start
mark-lesson = the lesson

## Practice: what an equation is worth

value-prompt = What is this worth?
value-hint = First write each number with its sign: every minus card changes it once. Then use the symbol.
value-signs = With its signs, it reads { $equation }.
value-turn-around = Turn it around: which number times { $right } is { $left }?
value-times-0 = Try 0, 1 and { $left }: what is each of them times 0?
value-without-signs = Without the signs it is { $equation }. Every negative number in it changes the sign once.
value-start = { $way ->
    [right] Start at { $start } on the number line, and go { $steps } to the right.
   *[left] Start at { $start } on the number line, and go { $steps } to the left.
}
value-exists = There is a value: only dividing by 0 has none.
value-not-0 = { $symbol ->
    [times] A product is 0 only if one of its numbers is 0.
   *[over] A quotient is 0 only if the number on the left is 0.
}
# $known is worked out with the first number above 0, such as “6 × (−2) = −12”; $left is that number.
value-sign = { $symbol ->
    [times] { $signs ->
        [mixed] The product of a positive and a negative number is below 0, but { $answer } is above 0.
        [negative] { $known } is below 0 already. What changes if { $left } becomes −{ $left }?
       *[positive] The product of two positive numbers is above 0, but { $answer } is below 0.
    }
   *[over] { $signs ->
        [mixed] The quotient of a positive and a negative number is below 0, but { $answer } is above 0.
        [negative] { $known } is below 0 already. What changes if { $left } becomes −{ $left }?
       *[positive] The quotient of two positive numbers is above 0, but { $answer } is below 0.
    }
}
# A wrong sum or difference: where the walk to it would have begun and which way it went, and what is different in
# $equation: the `way`, the `start`, or both. $side is whether it went to the right.
walk-wrong = { $side ->
    [yes] { $fault ->
        [way] Your { $own } is { $steps } to the right of { $begin }, but in { $equation } the walk goes to the left.
        [start] Your { $own } is { $steps } to the right of { $begin }, but in { $equation } the walk begins at { $start }.
       *[both] Your { $own } is { $steps } to the right of { $begin }, but in { $equation } the walk begins at { $start } and goes to the left.
    }
   *[no] { $fault ->
        [way] Your { $own } is { $steps } to the left of { $begin }, but in { $equation } the walk goes to the right.
        [start] Your { $own } is { $steps } to the left of { $begin }, but in { $equation } the walk begins at { $start }.
       *[both] Your { $own } is { $steps } to the left of { $begin }, but in { $equation } the walk begins at { $start } and goes to the right.
    }
}
walk-back = { $right ->
    [yes] In { $equation }, walk back from your { $own }: { $steps } to the right is { $end }, not { $start }.
   *[no] In { $equation }, walk back from your { $own }: { $steps } to the left is { $end }, not { $start }.
}
mark-yours = yours
# A wrong product or quotient as equal jumps from 0.
value-jumps = Leave the signs of { $equation } aside: your { $size } is { $jumps } jumps of { $step }, not { $wanted }.
value-shared = Leave the signs of { $equation } aside: { $jumps } jumps of { $step } end at { $end }, not at { $left }.
# Above an equation, once the answer is there.
board-prompt = Go on: lay minus cards, and watch the value walk.
# $undone is the wrong answer with the opposite operation, such as 5 + 13 for 4 − 13.
value-undone = If { $equation } were { $answer }, then { $undone } would be { $left }; it is { $value }.

## Practice: where a minus card hurts and helps

hurts-prompt = { $laid ->
    [yes] Suppose another player has laid this, with one minus card already. Where would one more hurt most?
   *[no] Suppose another player has laid this. Where does your minus card hurt most?
}
hurts-hint = Work out both: first with your card in front of the left number, then in front of the right one.
hurts-both = On the left it makes { $left }, and on the right { $right }.
hurts-other = { $equation }. And the other one?
hurts-alike = both do the same
# Against a wrong answer; $equation is worked out with the minus card there.
hurts-there = There it is { $equation }. Now work out the other side.
hurts-differ = Work out both: the two values are not the same.
hurts-why = The lowest value one minus card can make is { $value }.
helps-prompt = Someone lays one more minus card. Choose every case where the value rises, which helps the owner.
helps-hint = Work out each equation before and after. Which values rise?
helps-signs = Write the number with its sign, first without the new card, then with it.
helps-first = The first one: { $before }, and then { $after }.
helps-case = { $equation } with one more in front of the { $card }
helps-why = A minus card helps if the value is higher with it.
# $effect is a whole sentence: what one more minus card does.
helps-told = { $equation }. { $effect }

## Practice: the best pair and the safest

best-prompt = Your symbol is { $symbol }, and your numbers are { $numbers }. What is the highest value you can make if nobody lays a minus card?
best-hint = Which number belongs on the left, and which on the right? Try a large and a small one in both places.
best-against-prompt = { $side ->
    [left] Your symbol is { $symbol }, and your numbers are { $numbers }. If a minus card comes in front of your left number, what is the highest value you can make?
   *[right] Your symbol is { $symbol }, and your numbers are { $numbers }. If a minus card comes in front of your right number, what is the highest value you can make?
}
best-against-hint = { $side ->
    [left] The left number will become negative. Should it be large or small?
   *[right] The right number will become negative. Should it be large or small?
}
would-become = { $equation } would become { $worked }.
put-there = { $side ->
    [left] Put { $card } on the left, where the card comes.
   *[right] Put { $card } on the right, where the card comes.
}
so-lay = So lay { $equation }.
safest-prompt = Your symbol is { $symbol }, and your numbers are { $numbers }. You lay two of them: a { $symbol } b. Someone will put one minus card where it hurts most. What is the highest value you are guaranteed?
safest-hint = { $operation ->
    [plus] One minus card turns a + b into the difference of the two. When is that difference small?
    [less] In front of the left number, the minus card turns a − b into −a − b. When is that close to 0?
    [times] The product becomes negative, whatever you do. When is it close to 0?
   *[over] The quotient becomes negative, whatever you do. When is it close to 0?
}
can-become = { $equation } can become { $value }.
try-with = Try a pair with { $card } in it.
guarantees = { $equation } guarantees you { $value }.
# A board: two numbers of a hand are laid beside +, and what a minus card on either side makes of the sum.
pair-try = Try it: lay any two. Each arrow is one minus card.
# In place of the answers to choose from, until these are laid.
pair-first = First lay { $left } + { $right } on the board. Then the answers open here.
pair-left = left
pair-right = right
pair-lay = Lay two numbers.
pair-sum = sum
pair-exists = There is a value: any two of your numbers make one.
pair-not-best = { $kind ->
    [best] { $equation } makes { $value }, but there is a way to make more.
    [attacked] With that minus card { $equation } is worth { $value }, but there is a way to make more.
   *[safest] { $plus ->
        [yes] You found a worst case, but not the best one: { $equation } guarantees you { $value }. Try numbers that are closer together.
       *[no] You found a worst case, but not the best one: { $equation } guarantees you { $value }, and another pair guarantees more.
    }
}
# $laid is an equation with its value, and $fallen the same with a minus card.
pair-falls = Look at one pair: { $laid }, but with a minus card { $fallen }.
# Against what a pair is worth with the minus card on the side where it hurts less; the right pair is still to be found.
pair-other-side = A pair of yours makes { $value } with the minus card on one side. On the other side the card hurts more.
# The same where another pair than the best one was meant: $spared and $fallen are it with the minus card on each side.
pair-falls-elsewhere = { $spared }, but on the other side the minus card hurts more: { $fallen }.
pair-unmade = { $high ->
    [yes] { $kind ->
        [best] That is too high: no two of your numbers make as much.
        [attacked] That is too high: with that minus card, no two of your numbers make as much.
       *[safest] That is too high: no two of your numbers guarantee as much.
    }
   *[no] { $kind ->
        [best] No two of your numbers make exactly { $value }, and some make more.
        [attacked] With that minus card, no two of your numbers make exactly { $value }, and some make more.
       *[safest] No two of your numbers are worth exactly { $value } at worst, and some guarantee more.
    }
}

## Practice: the number line

order-prompt = Put these numbers in order, the lowest first.
order-prompt-equations = Work these out and put them in order, the lowest value first.
order-prompt-values = These numbers were made in a round. Put them in order, lowest first.
order-place = Drag each number to its place on the line; the list follows.
order-hint = Think of the number line. Which of them is farthest to the left?
order-where = Where on this line does each of them lie?
order-lowest = { $lowest } is the lowest. Below 0, the number closer to 0 is greater.
# Why two neighbors in an order stand so; the sizes are their distances from 0.
order-left = { $zone ->
    [below] { $low } is left of { $high }: { $low_size } from 0, not only { $high_size }.
    [across] { $low } is left of 0, and { $high } is right of it.
   *[above] { $low } is { $apart } farther left than { $high }.
}
order-pair = { $first } stands before { $second }. Which of them is farther to the left on the number line?
fractions-prompt = Which of these is worth more?
fractions-hint = Write both as fractions with the same denominator. Below 0, the number closer to 0 is greater.
fractions-equal = they are equal
fractions-both = Both are { $value }: the fractions can be simplified.
# $free: swapping the numbers of a pair makes no new one, so pairs are counted; otherwise equations.
rank-prompt = { $free ->
    [yes] A small deck has the cards { $cards }, each once. Your symbol is { $symbol }, and you laid { $equation }. What fraction of all pairs in this deck is worth less? (Swapping the two cards does not make a new pair.)
   *[no] A small deck has the cards { $cards }, each once. Your symbol is { $symbol }, and you laid { $equation }. What fraction of all equations in this deck is worth less? (Swapping left and right makes a new equation.)
}
rank-hint = { $free ->
    [yes] Write down all pairs: there are { $count }. How many are worth less than { $value }?
   *[no] Write down all equations: there are { $count }. How many are worth less than { $value }?
}
rank-why = { $lower } of { $count }: { $share }.
rank-values = All values: { $values }.
rank-exists = There is always such a fraction: if nothing were worth less, it would be 0.
rank-outside = A fraction of all of them is a number from 0 to 1.
rank-count = { $free ->
    [yes] { $high ->
        [yes] That would be { $many } of the { $count } pairs, which is too many.
       *[no] That would be { $many } of the { $count } pairs, which is too few.
    }
   *[no] { $high ->
        [yes] That would be { $many } of the { $count } equations, which is too many.
       *[no] That would be { $many } of the { $count } equations, which is too few.
    }
}
rank-parts = { $free ->
    [yes] There are { $count } pairs, and { $share } of them is not a whole number of pairs.
   *[no] There are { $count } equations, and { $share } of them is not a whole number of equations.
}

## Practice: payoffs

row-prompt = { $kind ->
    [cautious] The cautious choice is the row with the best worst case. Which one is it here?
   *[hopeful] The hopeful choice is the row with the best best case. Which one is it here?
}
row-hint = { $kind ->
    [cautious] Find the lowest number in each row.
   *[hopeful] Find the highest number in each row.
}
row-first = In the row { $row } it is { $value }. And in the others?
row-by-row = Row by row they are { $values }. Which of these is the highest?
row-extreme = { $kind ->
    [cautious] { $row }: at worst { $value }.
   *[hopeful] { $row }: at best { $value }.
}
# Against a row that is not the best one; $value is its worst or its best entry.
row-not = { $kind ->
    [cautious] { $row } can fall to { $value }, and another row never falls as low.
   *[hopeful] { $row } reaches { $value } at best, and another row can reach more.
}
row-why = { $kind ->
    [cautious] { $row }: whatever happens, it is worth { $value } or more.
   *[hopeful] { $row }: with luck it is worth { $value }.
}
# Values times chances, added up.
weighed = { $terms } = { $mean }.
row-weighed = { $row }: { $terms } = { $mean }.
# $cases is a row of “chance-of”.
expected-prompt = You lay { $equation }. A minus card comes { $cases }. What is the expected value?
chance-of = { $where ->
    [none] not at all with a chance of { $chance }
    [left] on the left with a chance of { $chance }
   *[right] on the right with a chance of { $chance }
}
expected-hint = Work out each case first. Multiply each value by its chance, then add.
# $cases is a row of “worth-then”.
worth-in-cases = It is worth { $cases }.
worth-then = { $where ->
    [none] { $value } without a minus card
    [left] { $value } with a minus card on the left
   *[right] { $value } with a minus card on the right
}
work-out = Work out { $terms }.
expected-why = The expected value is { $value }.
average-exists = There is an expected value: multiply each value by its chance, then add.
average-outside = { $above ->
    [yes] That is more than the highest of the values, so it cannot be their average.
   *[no] That is less than the lowest of the values, so it cannot be their average.
}
average-total = With an average of { $answer }, { $rounds } rounds would bring { $total }. Add up what { $rounds } typical rounds really bring.
better-prompt = A minus card comes on the left with a chance of { $left } and on the right with a chance of { $right }. How much more is { $one } worth on average than { $other }?
better-hint = Work out the expected value of both rows. Then subtract one from the other.
better-row = { $row }: work out { $terms }.
better-why = It is worth { $gain } more.
better-below = On average { $one } is worth more than { $other }, so the difference is above 0.
better-total = Then { $one } would bring { $total } more in { $rounds } rounds. Add up what each of the two brings in { $rounds } typical rounds.
mix-choose = Choose { $first } with a chance of p, and { $second } with a chance of 1 − p.
mix-first-column = { $sides ->
    [yes] On the left: L = { $terms } = { $average }.
   *[no] The first column is worth { $terms } = { $average }.
}
mix-second-column = { $sides ->
    [yes] On the right: R = { $terms } = { $average }.
   *[no] The second is worth { $terms } = { $average }.
}
mix-same = { $sides ->
    [yes] L = R when { $first } = { $second }, which gives p = { $p }.
   *[no] Both are the same when { $first } = { $second }, which gives p = { $p }.
}
mix-then-first = { $sides ->
    [yes] Then L = { $terms } = { $mean }.
   *[no] Then the first column is worth { $terms } = { $mean }.
}
mix-then-second = { $sides ->
    [yes] And R = { $terms } = { $mean }.
   *[no] Then the second is worth { $terms } = { $mean }.
}
mix-prompt = You lay { $first } with a chance of p, and { $second } otherwise. For which p is your average the same wherever the minus card comes?
# Above a board on which p is slid; $first and $second are averages.
mix-try = Try it: slide p. Between which two stops do L and R cross?
mix-slide = L: your average if the minus card comes on the left. R: on the right. Thick: the lower of the two.
mix-slid = With p = { $p }, your average is { $first } against a card on the left (L), { $second } on the right (R).
# Both averages are the same there.
mix-met = With p = { $p }, your average is { $both }, whichever side the card comes on.
mix-axis = your average
# An end of the line on which p is slid.
mix-axis-p = p = { $p }
mix-hint = { $first } brings { $one } in p of the rounds, and { $second } brings { $other } in the others. What is that on average? That is L. Then do the column on the right: R.
mix-second = L = { $terms } = { $average }. Write R in the same way.
mix-solve = Solve L = R, { $first } = { $second }: bring every p to one side.
mix-why = p = { $p }.
# $side is where your average is lower, so that another player who knew p would lay the minus card there.
mix-apart = { $side ->
    [left] With p = { $p }, your average is { $first } against a card on the left, { $second } on the right. Anyone who knows your p attacks on the left.
   *[right] With p = { $p }, your average is { $first } against a card on the left, { $second } on the right. Anyone who knows your p attacks on the right.
}
against-prompt = { $side ->
    [left] You lay { $equation } with a chance of { $chance }, and { $turned } otherwise. The other player always lays a minus card on the left. What is the expected value?
   *[right] You lay { $equation } with a chance of { $chance }, and { $turned } otherwise. The other player always lays a minus card on the right. What is the expected value?
}
against-hint = Work out both arrangements with the minus card. Multiply each value by its chance, then add.
they-become = They become { $equations }.
game-prompt = You choose a row, and at the same time the other player chooses a column. If you mix your rows as well as you can, what average are you guaranteed?
game-hint = First find the chance of the first row that makes both columns worth the same. What are they worth then?
game-why = { $value } on average.
game-low = Even { $row } alone guarantees you { $value }, and a good mix guarantees more.
game-high = If the other player always chooses { $column }, you get { $value } at most, and a mix guarantees less than that.
game-apart = If { $first } is worth { $answer } on average, { $second } is worth { $other }. The best mix makes both the same.

## Questions of the lessons

effects-prompt = What is each of these worth with one minus card? Fill in the table.
effects-hint = Write the number with its sign first. On the right of −, you are subtracting a negative number.
effects-second-row = In the second row it is { $left } and { $right }.
# $whole: the table has all four symbols, not only + and −.
effects-lower = { $whole ->
    [yes] With +, both values are lower than before; with −, only one of them is. With × and ÷, either side gives the same value.
   *[no] With +, both values are lower than before; with −, only one of them is.
}
effects-corner = without
# Asked once the table is filled in.
effects-side = Look at your table: with which symbols does it make no difference which side the minus card is on?
    .swapped = + and ×
    .signs = × and ÷
    .most = all but −
effects-side-not = { $equation } becomes { $left } on the left, but { $right } on the right.
effects-why = { $whole ->
    [yes] With +, a minus card hurts on either side; with −, only on the left. With × and ÷, the sign changes either way.
   *[no] With +, a minus card hurts on either side; with −, only on the left.
}
# $equation, $left and $right are worked out: without a minus card, with one on the left, with one on the right.
effects-row = { $symbol }: { $equation } becomes { $left } on the left, { $right } on the right.
# $equation has no minus card yet.
lay-prompt = Lay minus cards so that { $equation } becomes { $value }.
lay-hint = Lay one card and watch the value walk. Where does it go when the card lies on the other side?
lay-hint-signs = Two minus cards in front of one number cancel. So each number has its own sign or the opposite one.
lay-hint-last = Which signs of the two numbers make { $value }?
# $equation is worked out.
lay-why = With these minus cards it is { $equation }.
lay-place = in front of { $card }
# $equation and $turned are as they were laid, $attacked is worked out.
safer-prompt = Suppose you lay { $equation }. A minus card goes on the right: { $attacked }. Would { $turned } have been safer?
# Above a board.
safer-try = Lay the cards. Each arrow is one minus card.
# Above a board beside a question with other numbers.
plus-try = Try it with { $equation }: lay one card in front of each number.
safer-hint = You do not know where the card will go. What is { $turned } worth with a card on the left, and on the right?
safer-left = With a card on the left it is { $equation }.
safer-yes = yes, a minus card makes it { $value } and not less
safer-no = no, a minus card on the left makes it { $value } as well
safer-alike = no, a minus card makes it { $value } on either side
safer-one-side = You looked at one side only. What if the card goes on the { $card }?
safer-against = Lay { $turned } on the board. Where does each arrow end?
safer-why = Either way one minus card can bring it down to { $value }.
safer-luck = So it is luck, unless you can guess where the other players attack.

zero-prompt = You hold 0 and { $number }. Which of these stay at 0 or above, wherever one minus card goes?
# Above a board.
zero-try = Try it: which number times 0 is { $number }?
zero-try-room = number in front of × 0
zero-try-yours = yours
zero-try-goal = goal
zero-tried = { $given ->
    [0] Lay a number in front of × 0.
   *[other] { $factor } × 0 = 0, not { $number }.
}
zero-hint = Put a minus card in front of each number, one after the other. What is the value then?
zero-hint-2 = 0 is its own opposite. So look at the other number: can its sign change the value?
zero-below = { $equation } can go below 0: { $attacked }.
zero-none = { $equation } never has a value.
zero-why = 0 times any number is 0, and so is 0 divided by any number except 0, whatever the sign.
every-prompt = You may lay as many minus cards as you like in front of either number of { $equation }. Which values can it have?
# Above a board.
every-lay = Try it: lay minus cards, and note each value that you reach.
every-hint = Begin with no card, then one on the left, one on the right, one on each side.
every-cancel = Two cards on the same number cancel, so it only matters whether their number is odd or even.
every-values = They are the values of { $equations }.
every-why = Four values, in pairs of opposites.
every-some = Even without a minus card it has a value: { $equation }.
# What was not tried yet.
every-try = { $where ->
    [none] What is it with no minus card?
    [left] What is it with one minus card, in front of the { $left }?
    [right] What is it with one minus card, in front of the { $right }?
   *[both] What is it with a minus card in front of each number?
}
every-not = Minus cards can only make { $left } into −{ $left } and { $right } into −{ $right }: no sum of these is { $value }.

# A board: two cards of the deck, and every value that they can have.
two-try = Take any two cards: how many values can they have with all four symbols?
# Above the board, what to look for next.
two-fewer = Find two cards with fewer than ten values. Which of their values are the same?
two-eight = You have found two with fewer than ten. Can you find eight values with no 1 among the cards?
two-six = You have found eight values without a 1. Can there be six, or nine? And on paper: three cards with two symbols?
two-label = { $place ->
    [0] First card
   *[1] Second card
}
two-card = { $place ->
    [0] First card: { $card }
   *[1] Second card: { $card }
}
# fresh: how many of the values no symbol above has.
two-column = { $name ->
    [symbol] symbol
    [values] values
   *[fresh] new
}
# $pair is two numbers, as in “4 and 13”.
two-many = { $pair } have { $many } different values, in either order and with any minus cards.
two-none = { $equation } has no value.
two-pair = ({ $one }, { $other })
# $pairs are some with as many, such as “(4, 13) and (5, 12)”; $more is how many others had as many.
two-end = { $end ->
    [most] { $more ->
        [0] Most so far: { $many } values, with { $pairs }.
        [one] Most so far: { $many } values, with { $pairs }. One other pair has as many.
       *[other] Most so far: { $many } values, with { $pairs }. { $more } other pairs have as many.
    }
   *[fewest] { $more ->
        [0] Fewest so far: { $many } values, with { $pairs }.
        [one] Fewest so far: { $many } values, with { $pairs }. One other pair has as many.
       *[other] Fewest so far: { $many } values, with { $pairs }. { $more } other pairs have as many.
    }
}
two-tried = { $tried ->
    [one] You have tried one pair of { $every }.
   *[other] You have tried { $tried } pairs of { $every }.
}

# The column of a payoff table is filled before the cautious row is chosen.
fall-prompt = What does a minus card make of each row? Fill the table.
fall-hint = A minus card turns one number into its opposite. What does that do to the quotient?
fall-first = { $equation } = { $value }. And the other two?
rounds-prompt = Lay { $equation } or { $turned }, twelve times. Each time, another player lays a minus card and tries to guess your choice. Which habit of yours gives you away?
rounds-hint = Look at your rounds: what did you do after each one?
rounds-hint-count = Count in how many rounds you did the same as in the round before.
rounds-hint-last = If you neither stayed nor switched in most rounds, ask whether one choice came more often.
# $side is where the minus card comes, $equation the equation worked out.
rounds-happened = { $side ->
    [left] the minus card comes on the left: { $equation }.
   *[right] the minus card comes on the right: { $equation }.
}
# The first letter of left and of right, where the larger number or the minus card lies in each of twelve rounds.
letter-left = L
letter-right = R
rounds-larger = your larger number
rounds-minus = their minus card
rounds-toss = Play on with a coin: it chooses for you.
half-toss = Try it: toss the coin and watch the average.
# The same game again, once the question is answered, with every minus card on the other side.
half-left = Toss again, with every minus card on the left.
# Above a board on which rounds are played with minus cards that come by chance.
expected-play = Try it: lay { $equation } again and again.
# Asked before a round of it is played; later the average itself is worked out.
expected-vote = You lay { $equation } in many rounds. A minus card comes on the left with a chance of { $left } and on the right with a chance of { $right }. Where will your average be?
    .above = above 0
    .zero = at 0
    .below = below 0
# $value is what both averages are with this p.
mixture-why = You are sure of the lower of L and R. For any other p that is below { $value }, so p = { $p } guarantees the most.
# Two averages, with half and half.
mixture-coin = With a coin it would be { $left } on the left and { $right } on the right, and { -rival } would attack on the left.
# Asked before it is tossed.
half-then = Now every minus card comes on the left. What will your average be?
    .above = above 0
    .same = 0 again
    .below = below 0
# Both sums with the minus card on the left, worked out.
half-then-not = On the left, { $first } and { $second }. Which of the two does a coin choose more often?
half-more = With the card on the left, the two values swap: the average is 0 again. Nobody can predict a coin.
worst-wanted = Write { $count } different numbers from 0 to { $top }.
worst-lacks = How far apart are { $low } and { $high }? With { $low } + { $high } the worst is { $worst }.
worst-prompt = Your symbol is +. Write a hand of { $count } different numbers from 0 to { $top } in which one minus card can bring every sum down to { $worst } or lower.
# A board on which the hand is put together; below it, how low the sum of its closest two can fall.
worst-try = Try it: press numbers into your hand.
worst-hand = your hand
worst-lay = Press { $count } numbers.
worst-laid = The closest two are { $low } and { $high }: one minus card can bring { $low } + { $high } down to { $worst }.
worst-hint = A minus card turns a sum into the difference of its two numbers. Which two in your hand are closest together?
worst-apart = Any two of them must be at least { $apart } apart.
worst-begin = Begin with 0. The next number is { $apart } or more, and so on.
# Further hands to be found.
worst-no-0 = Find a hand without 0.
worst-odd = Find a hand of odd numbers only.
worst-of-all = Find the worst hand of all.
worst-why = In { $hand } any two numbers are at least { $apart } apart.
# The two numbers of a hand that are closest, the smaller first.
worst-closest = { $ties ->
    [yes] { $low } and { $high } are as close as any two: their sum can fall to { $worst }, and every other sum at least as low.
   *[no] The closest two are { $low } and { $high }: their sum can fall to { $worst }, and every other sum at least as low.
}
worst-steps = In order of size, { $count } numbers have { $steps } steps between them.
worst-need = If every step were { $size } or more, they would need at least { $steps } × { $size } = { $total }, and that is more than { $top }.
worst-most = So in every hand two neighbors are at most { $most } apart, and no hand is worse than { $worst }.

## The game of the lessons

# The player at the second place, as every game calls someone without a name.
-rival = Player 2
move-left = Lay { $card } on the left.
move-right = Lay { $card } on the right.
move-ready = You are ready.
    .why = Both numbers are face down.
move-pass = Lay no minus card.
    .why = You hold none this time.
move-attack = { $side ->
    [left] Lay a minus card in front of { -rival }’s left number.
   *[right] Lay a minus card in front of { -rival }’s right number.
}
part-sum = the first round
    .task = Aim high, but a minus card may be coming. You have none to lay.
    .first = 8 and 13 are your largest numbers.
    .second = 8 + 13 = 21 is the highest sum.
    .after = The lesson lays 8 + 13 = 21. A minus card makes it −5 on the right, 5 on the left; { -rival } has 11/2.
    .why = From 13 to −13 is a step of 26, so the sum falls by 26.
    .more = Four pairs beat 11/2 even with a card on the right. Put it back and look for them.
part-difference = a difference
    .task = Which two numbers do you lay?
    .first = Subtract your smallest number from your largest.
    .second = 11 − 1 = 10 is the highest difference.
    .after = The lesson lays 11 − 1 = 10. A minus card makes it 12 on the right, −12 on the left.
    .why = Subtracting −1 is the same as adding 1.
    .more = Any larger number on the right is subtracted from 11 and from −11 alike: lower both times. 1 − 1 risks less, −2, but is 0 without a card.
part-attack = your minus card
    .task = { -rival } has laid a difference. Where does your minus card go?
    .hint = Choose two numbers of your own, such as 12 − 4, and put a minus in front of either.
    .hint-2 = What is −12 − 4, and what is 12 − (−4)? Which is lower than 12 − 4 = 8?
    .first = With − only an attack on the left can lower the value. It does, unless a 0 lies there.
    .after = A card on the left turns 13 − 4 = 9 into −17. On the right it would have made 17.
    .why = 13 − 4 begins at 13. −13 − 4 begins at −13, and goes on down.
    .more = Your own 11 − 1 became −12 on the left: it wins against −17, and loses against 9 and 17.
part-quotient = a quotient
    .task = Cautious or hopeful? Lay two numbers.
    .hint = Think of one pair: what becomes of its quotient if a minus card comes?
    .hint-2 = Do the same for a large quotient and for a small one. Which falls less far?
    .hint-3 = With a minus card, a larger quotient falls lower. Cautious means: choose by that worst case.
    .attack = Now { -rival }’s quotient: do you lay a minus card, and where?
    .first = A small number over a large one is close to 0.
    .second = A minus card makes it −1/11, only a little less.
    .third = With ÷, either side has the same effect: the quotient changes its sign.
    .after = The lesson lays 1 ÷ 11. It becomes −1/11, and 15 ÷ 7 becomes −15/7: −1/11 is the higher one.
    .why = The larger a quotient is, the deeper it falls.
    .more = 2 is 14/7, so −15/7 is a little below −2, and −1/11 is just below 0.
part-guess = the fourth round
    .task = What do you expect { -rival } to do? Lay two numbers.
    .on = You may lay a minus card and see how your round ends. The next screen starts from the lesson’s play.
    .first = The left number stays as it is.
    .second = With a card in front of the 10 it is 13 − 10 = 3.
    .after = The lesson lays 13 + 10: attacked on the right it is worth 3, and on the left −3.
    .why = With + and with ÷, { -rival } attacked the right number. It may do so again.
    .more = Fearing both sides, you lay close numbers; knowing the side, you lay numbers far apart.
part-last = the last minus card
    .task = This is one of many rounds. Lay your minus card, then see on which side your opponent’s lands.
    .first = A quotient above 0 falls below 0, whichever side the card is on.
    .after = 13 − 10 = 3 against −12: the third point, and the game.
    .why = 12 ÷ 1 becomes −12 on either side. Without your card it would have been 12, more than 3.
    .more = One round gives you 3 or −3. The expected value lies between them.
reply-ready = Both numbers are down.
reply-attack = { $operation ->
    [plus] I cannot see which number is larger, so I guess a side.
    [less] With −, only a card on the left can lower the value.
   *[over] With ÷, both sides have the same effect, so I take the right one.
}
reply-largest = { $operation ->
    [less] For a high difference, the largest number goes on the left.
   *[over] For a high quotient, the largest number goes on the left.
}
reply-smallest = The smallest number goes on the right: { $equation }.
reply-by-one = Dividing by 1 loses nothing: { $equation }.

## On paper

picture-laid = Two numbers beside a symbol, turned over: 13 − 4 = 9.
picture-one-minus = A minus card in front of the 4: 13 − (−4) = 17. That helped.
picture-two-minuses = One in front of each number: −13 − (−4) = −9.

pack-symbols = symbols
pack-numbers = numbers and minus cards
mat-minuses = minus cards
mat-number = number
mat-symbol = symbol
mat-worth = Worth before the minus cards
mat-after = and after
mat-title = Matician: my equation
rounds-title = Matician: my rounds
rounds-said = The highest value in a round gets a point; 3 points win.
rounds-equation = My equation
rounds-value = its value
rounds-after = after the minus cards
rounds-highest = highest
rounds-points = points so far

## Where does it go wrong?

# What was asked, and below it the lines of an answer that goes wrong. `asked` says what to write as a counterexample.
whose-minus-right = You laid { $left } − { $right }. A minus card comes in front of the right number. What is it worth?
    .laid = Now it says { $left } − (−{ $right }).
    .less = Subtracting makes a number smaller, so it takes { $right } away.
    .so = { $left } − { $right } = { $value }, so it is worth { $value }.
    .instead = Subtracting a negative number is adding: it goes up by { $right }.
    .asked = Write two numbers, 0 or greater, in place of { $left } and { $right }.
whose-less-first = What is { $left } − { $right } worth?
    .take = You can only take the smaller number from the larger one, { $left } from { $right }.
    .work = { $right } − { $left } = { $value }.
    .so = So it is worth { $value }.
    .instead = Take { $right } from { $left }, past 0 on the number line: { $value }.
    .asked = Write two numbers a, b for which this way gives a wrong value of a − b.
whose-two-minuses = You laid { $left } + { $right }, and a minus card comes in front of each number. What is it worth?
    .laid = Now it says −{ $left } + (−{ $right }).
    .product = Two minuses: (−1) × (−1) = 1.
    .always = So −{ $left } + (−{ $right }) = { $left } + { $right }.
    .so = { $left } + { $right } = { $value }, so it is worth { $value }.
    .instead = −{ $left } + (−{ $right }) = { $value }. A sum of negative numbers is negative.
    .asked = Write two numbers, 0 or greater, in place of { $left } and { $right }.
whose-more = Which is more, { $one } or { $other }?
    .size = { $high } is more than { $low }.
    .same = It is the same with a minus in front, so { $other } is more than { $one }.
    .so = So the answer is { $other }.
    .instead = With a minus in front the order turns around: { $other } is farther to the left.
    .asked = Write two numbers for which this way picks the wrong one.
whose-expected = An equation is worth { $high } with a chance of { $chance } and { $low } with a chance of { $other }. What is its expected value?
    .values = It is worth { $high } or { $low }.
    .mean = The expected value is the mean of both: { $sum } ÷ 2 = { $mean }.
    .so = So on average it is worth { $mean }.
    .instead = Multiply each value by its chance, and add: { $value }.
    .asked = Choose a chance for the value { $high }, more than 0 and less than 1, so that the expected value is below 0.
    .unfit = With a chance of { $chance } the expected value is { $value }.
    .agrees = With a chance of { $chance }, this method gives { $value }, which is right.
    .sure = With a chance of { $chance } it is always worth { $value }.
    .outside = A chance is a number from 0 to 1.
    .case = a chance of { $chance }
    .swapped = With the chances swapped it would be { $terms } = { $value }, not { $mean }.
    .likeliest = The most likely value alone would give { $value }, not { $mean }.
    .added = Just added up, the values would make { $high } + ({ $low }) = { $sum }, not { $mean }.
whose-coin = A coin decides whether you get { $high } or { $low }. What is the expected value?
    .both = It can be either of the two.
    .equal = Both are equally likely.
    .add = Both count, so add them: { $high } + { $low } = { $sum }.
    .so = So the expected value is { $sum }.
    .instead = Only one of them happens, each with a chance of 1/2: { $mean }.
    .asked = Write two values whose sum is not the expected value.

## Say why

# Lines to be put in order; the last numbered one is to be shown, `false` is false, and `but` says why.
why-product = Why is (−{ $a }) × (−{ $b }) the positive number { $product }?
    .one = { $a } + (−{ $a }) = 0.
    .two = So { $a } × (−{ $b }) + (−{ $a }) × (−{ $b }) = ({ $a } + (−{ $a })) × (−{ $b }) = 0.
    .three = { $a } × (−{ $b }) = −{ $product }.
    .four = So −{ $product } and (−{ $a }) × (−{ $b }) add up to 0.
    .five = So (−{ $a }) × (−{ $b }) = { $product }.
    .one-true = A number and its opposite add up to 0.
    .two-true = Both products have the factor −{ $b }, and 0 × (−{ $b }) = 0.
    .three-true = { $a } debts of { $b } are a debt of { $product }.
    .four-true = { $a } × (−{ $b }) + (−{ $a }) × (−{ $b }) = 0, and its first product is −{ $product }.
    .five-true = Only { $product } brings −{ $product } back to 0.
    .false = So { $a } + (−{ $a }) × (−{ $b }) = ({ $a } + (−{ $a })) × (−{ $b }) = 0.
    .but = Without brackets, −{ $b } multiplies only −{ $a }: { $a } + (−{ $a }) × (−{ $b }) = { $a } + { $product } = { $sum }.
    .claim = (−{ $a }) × (−{ $b }) = { $product }, because it must bring −{ $product } back to 0.
    .step = Taking the common factor −{ $b } out of both products is the distributive law.
why-coin = A coin decides whether you lay { $a } + { $b } or { $b } + { $a }. A minus card comes on the left. Why is the expected value 0?
    .one = { $a } + { $b } becomes −{ $a } + { $b } = { $value }.
    .two = { $b } + { $a } becomes −{ $b } + { $a } = −{ $value }.
    .three = So the two values add up to 0.
    .four = With a coin each of the two values has a chance of 1/2.
    .five = So the expected value is half of their sum, 0.
    .false = If { -rival } knows that you toss a coin, an attack on the right makes it less than 0.
    .but = An attack on the right only swaps the two values, so half of their sum is 0 again.
    .claim = The expected value is 0, because the coin makes { $value } and −{ $value } equally likely.
    .step = With any chance but 1/2, an attack on one of the two sides would bring it below 0.
    .one-true = A minus card on the left turns { $a } into −{ $a }.
    .two-true = A minus card on the left turns { $b } into −{ $b }.
    .three-true = The two values are opposites.
    .four-true = Heads and tails are equally likely.
    .five-true = Two values that are equally likely have their mean as expected value.
    .sum-early = Line { $place } adds up two values: work out both of them above it.
    .half-early = Line { $place } takes half of a sum: the sum, and why half of it, belong above it.

## What one can do after a lesson

can-order = Put negative numbers in order.
can-add = Add and subtract negative numbers.
can-effect = Tell what a minus does with each symbol, on each side.
can-cautious = Find the choice whose worst case is best.
can-expect = Work out an expected value.
can-mix = Choose chances so that nobody gains by guessing what you do.
