### The lessons of Matician: questions, practice, paper, and the ideas behind wrong answers.

## Ideas: signs

idea-card-ignored = The minus card is forgotten
    .text = The card changes the number it lies in front of: 13 becomes −13. Write that number down first.
idea-whole-equation = The minus card changes the whole equation
    .text = It belongs to one number only, the one it lies in front of. The other number stays as it is.
idea-larger-minus-smaller = You always take the smaller number from the larger
    .text = Walk along the number line: 13 steps to the left of 4 take you below 0.
idea-sign-lost = The minus gets lost
    .text = Write the number with its sign before you work out anything.
idea-taken-not-added = Subtracting a negative number makes the result smaller
    .text = 4 − (−13) is 17. If someone takes away a debt of 13, you are 13 richer.
idea-two-minuses-make-plus = Two minuses always make a plus
    .text = −4 + (−13) is two debts, and together they make a bigger debt. It is the product of two negative numbers that is positive.
idea-two-minuses-stay = The product of two negative numbers is negative
    .text = Follow the pattern: 2 × (−6) = −12, 1 × (−6) = −6, 0 × (−6) = 0. The next one, −1 × (−6), is 6 more again.
idea-one-minus-no-matter = One negative number does not change a product
    .text = 3 × (−5) is −5 three times. That is −15.
idea-minuses-add-up = Every minus card makes a number smaller
    .text = A minus card changes only the sign. The second one changes it back.
idea-any-minus = A number with minus cards is always negative
    .text = Lay them down one at a time: 5, −5, 5, −5. Every two of them cancel.
idea-minus-always-harms = A minus card always hurts
    .text = What it does depends on the symbol and the side. On the right of − it helps: 4 − (−13) = 17.
idea-one-for-all = What is true for one symbol is true for all symbols
    .text = Work it out for this symbol, with the minus card and without it.
idea-larger-always-hurts = An attack on the larger number always hurts most
    .text = That is true for +. With − the side decides, and with × and ÷ both sides do the same.
idea-any-number = It makes no difference which number is attacked
    .text = A sum loses twice the number that is attacked, so an attack on the larger one costs more.
idea-sides-alike = Left and right are the same
    .text = 13 − 3 is 10 and 3 − 13 is −10. You can swap the two numbers only with + and ×.
idea-attacks-alike = With − both attacks do the same
    .text = Work out both: −13 − 4 is −17, but 13 − (−4) is 17. With − an attack on the right even helps.
idea-sides-differ = With × and ÷ the side matters
    .text = Change the sign of either number, and the product or quotient changes its sign.
idea-large-numbers-only = Large numbers always make more
    .text = Subtract or divide by a small number: 13 ÷ 3 is more than 13 ÷ 8.

## Ideas: the number line and fractions

idea-size-without-sign = −4 is more than −2, because 4 is more than 2
    .text = On the number line −4 is farther to the left, so it is the lesser of the two.
idea-below-every-fraction = A negative integer is less than any fraction
    .text = Fractions go below 0, too: −15/7 lies between −3 and −2, so it is less than −2.
idea-large-parts = A fraction of large numbers is large
    .text = The size of the two numbers does not matter. What matters is how many times the denominator fits into the numerator: 14/15 is less than 2.
idea-upside-down = The fraction is upside down
    .text = The left number is divided by the right one: 3 ÷ 4 is 3/4, less than 1.
idea-wrong-end = The line is read from the wrong end
    .text = On the number line the lesser number is on the left.
idea-different-fractions = Fractions that look different are different
    .text = 10/4 and 5/2 are the same number: 10/4 simplifies to 5/2.
idea-nearly-equal = Nearly equal is equal
    .text = Give both the same denominator, then compare the numerators.

## Ideas: zero

idea-divided-by-nothing = A number divided by 0 is 0
    .text = If 9 ÷ 0 were 0, then 0 × 0 would be 9. No number fits, so there is no value.
idea-nothing-divided = Dividing by 0 changes nothing
    .text = That is true for 1. If 9 ÷ 0 were 9, then 9 × 0 would be 9. No number fits.
idea-zero-shared = A division with a 0 in it never has a value
    .text = You can divide 0: 0 ÷ 9 = 0, because 0 × 9 = 0. Only dividing by 0 has no answer.
idea-zero-is-nothing = Times 0 changes nothing
    .text = 0 times any number is 0. It is adding 0 that changes nothing.

## Ideas: choosing

idea-hope-only = Only the best case counts
    .text = That is the hopeful choice. Look at the worst that can happen to each one, too.
idea-caution-only = Only the worst case counts
    .text = That is the cautious choice. This question asks for something else, or tells you more.
idea-small-is-safe = Small numbers are the safest
    .text = With + the distance decides: a minus card turns a + b into the difference of the two.
idea-balanced = A small number protects a large one
    .text = The minus card goes in front of the large number, and then the small one cannot make up for it.
idea-sum-of-the-row = The sum of a row decides
    .text = Nobody gets all the entries of a row. Compare what the question asks for: the worst one, the best one or the mean.
idea-one-column = Only one column is read
    .text = Look at the whole row: what is its worst entry, and what is its best?
idea-likeliest-only = The most likely value is the expected value
    .text = The other case counts, too. Multiply each value by its chance, then add.
idea-chances-ignored = The expected value is the mean, whatever the chances
    .text = That is true when all cases are equally likely. What happens more often counts for more.
idea-chances-swapped = The chances are swapped
    .text = Write each chance beside its own value before you multiply.
idea-added-not-weighed = The values are added up
    .text = Only one of the values happens. Multiply each one by its chance, then add.
idea-always-the-same = The better arrangement should always be played
    .text = If you always do the same, the other player notices and chooses what is worst for you.
idea-half-and-half = Mixing means half and half
    .text = Choose the chances so that it makes no difference to you what the other player does.
idea-other-row = The chance of the other row
    .text = The question asks for the chance of the first row. The two chances add up to 1.
idea-chance-not-value = The chance is the answer
    .text = The question asks what the mix is worth, not how often you choose a row.
idea-one-row = Only one row was worked out
    .text = The question compares two rows: work out both.
idea-an-entry = One entry of the table is the answer
    .text = To find an average, multiply each entry by its chance, then add.

## Ideas: ranks

idea-equal-counted = Equal values are counted as less
    .text = Equal is not less. Leave out the pairs with the same value.
idea-values-not-pairs = Each value is counted once
    .text = Count the pairs, not the values: several pairs may make the same value, and each of them counts.
idea-share-above = The part that is worth more
    .text = The question asks for the part that is worth less.
idea-count-not-share = The number of pairs is the answer
    .text = The question asks for a part of the whole: divide by the number of all pairs.
