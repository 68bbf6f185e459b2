"""The ideas behind wrong answers in Matician: signs, the number line, division by zero, choosing against others."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── signs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CARD_IGNORED = Misconception(
    "card-ignored",
    "The minus card is forgotten",
    "The card changes the number it lies in front of: 13 becomes −13. Write that number down first.",
)
WHOLE_EQUATION = Misconception(
    "whole-equation",
    "The minus card changes the whole equation",
    "It belongs to one number only, the one it lies in front of. The other number stays as it is.",
)
LARGER_MINUS_SMALLER = Misconception(
    "larger-minus-smaller",
    "You always take the smaller number from the larger",
    "Walk along the number line: 13 steps to the left of 4 take you below 0.",
)
SIGN_LOST = Misconception(
    "sign-lost",
    "The minus gets lost",
    "Write the number with its sign before you work out anything.",
)
TAKEN_NOT_ADDED = Misconception(
    "taken-not-added",
    "Subtracting a negative number makes the result smaller",
    "4 − (−13) is 17. If someone takes away a debt of 13, you are 13 richer.",
)
TWO_MINUSES_MAKE_PLUS = Misconception(
    "two-minuses-make-plus",
    "Two minuses always make a plus",
    "−4 + (−13) is two debts, and together they make a bigger debt. It is the product of two negative "
    "numbers that is positive.",
)
TWO_MINUSES_STAY = Misconception(
    "two-minuses-stay",
    "The product of two negative numbers is negative",
    "Follow the pattern: 2 × (−6) = −12, 1 × (−6) = −6, 0 × (−6) = 0. The next one, −1 × (−6), is 6 more again.",
)
ONE_MINUS_NO_MATTER = Misconception(
    "one-minus-no-matter",
    "One negative number does not change a product",
    "3 × (−5) is −5 three times. That is −15.",
)
MINUSES_ADD_UP = Misconception(
    "minuses-add-up",
    "Every minus card makes a number smaller",
    "A minus card changes only the sign. The second one changes it back.",
)
ANY_MINUS = Misconception(
    "any-minus",
    "A number with minus cards is always negative",
    "Lay them down one at a time: 5, −5, 5, −5. Every two of them cancel.",
)
MINUS_ALWAYS_HARMS = Misconception(
    "minus-always-harms",
    "A minus card always hurts",
    "What it does depends on the symbol and the side. On the right of − it helps: 4 − (−13) = 17.",
)
ONE_FOR_ALL = Misconception(
    "one-for-all",
    "What is true for one symbol is true for all symbols",
    "Work it out for this symbol, with the minus card and without it.",
)
LARGER_ALWAYS_HURTS = Misconception(
    "larger-always-hurts",
    "An attack on the larger number always hurts most",
    "That is true for +. With − the side decides, and with × and ÷ both sides do the same.",
)
ANY_NUMBER = Misconception(
    "any-number",
    "It makes no difference which number is attacked",
    "A sum loses twice the number that is attacked, so an attack on the larger one costs more.",
)
SIDES_ALIKE = Misconception(
    "sides-alike",
    "Left and right are the same",
    "13 − 3 is 10 and 3 − 13 is −10. You can swap the two numbers only with + and ×.",
)
ATTACKS_ALIKE = Misconception(
    "attacks-alike",
    "With − both attacks do the same",
    "Work out both: −13 − 4 is −17, but 13 − (−4) is 17. With − an attack on the right even helps.",
)
SIDES_DIFFER = Misconception(
    "sides-differ",
    "With × and ÷ the side matters",
    "Change the sign of either number, and the product or quotient changes its sign.",
)
LARGE_NUMBERS_ONLY = Misconception(
    "large-numbers-only",
    "Large numbers always make more",
    "Subtract or divide by a small number: 13 ÷ 3 is more than 13 ÷ 8.",
)

# ── the number line and fractions ─────────────────────────────────────────────────────────────────────────────────

SIZE_WITHOUT_SIGN = Misconception(
    "size-without-sign",
    "−4 is more than −2, because 4 is more than 2",
    "On the number line −4 is farther to the left, so it is the lesser of the two.",
)
BELOW_EVERY_FRACTION = Misconception(
    "below-every-fraction",
    "A negative integer is less than any fraction",
    "Fractions go below 0, too: −15/7 lies between −3 and −2, so it is less than −2.",
)
LARGE_PARTS = Misconception(
    "large-parts",
    "A fraction of large numbers is large",
    "The size of the two numbers does not matter. What matters is how many times the denominator fits into "
    "the numerator: 14/15 is less than 2.",
)
UPSIDE_DOWN = Misconception(
    "upside-down",
    "The fraction is upside down",
    "The left number is divided by the right one: 3 ÷ 4 is 3/4, less than 1.",
)
WRONG_END = Misconception(
    "wrong-end", "The line is read from the wrong end", "On the number line the lesser number is on the left."
)
DIFFERENT_FRACTIONS = Misconception(
    "different-fractions",
    "Fractions that look different are different",
    "10/4 and 5/2 are the same number: 10/4 simplifies to 5/2.",
)

NEARLY_EQUAL = Misconception(
    "nearly-equal", "Nearly equal is equal", "Give both the same denominator, then compare the numerators."
)

# ── zero ──────────────────────────────────────────────────────────────────────────────────────────────────────────

DIVIDED_BY_NOTHING = Misconception(
    "divided-by-nothing",
    "A number divided by 0 is 0",
    "If 9 ÷ 0 were 0, then 0 × 0 would be 9. No number fits, so there is no value.",
)
NOTHING_DIVIDED = Misconception(
    "nothing-divided",
    "Dividing by 0 changes nothing",
    "That is true for 1. If 9 ÷ 0 were 9, then 9 × 0 would be 9. No number fits.",
)
ZERO_SHARED = Misconception(
    "zero-shared",
    "A division with a 0 in it never has a value",
    "You can divide 0: 0 ÷ 9 = 0, because 0 × 9 = 0. Only dividing by 0 has no answer.",
)
ZERO_IS_NOTHING = Misconception(
    "zero-is-nothing",
    "Times 0 changes nothing",
    "0 times any number is 0. It is adding 0 that changes nothing.",
)

# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

HOPE_ONLY = Misconception(
    "hope-only",
    "Only the best case counts",
    "That is the hopeful choice. Look at the worst that can happen to each one, too.",
)
CAUTION_ONLY = Misconception(
    "caution-only",
    "Only the worst case counts",
    "That is the cautious choice. This question asks for something else, or tells you more.",
)
SMALL_IS_SAFE = Misconception(
    "small-is-safe",
    "Small numbers are the safest",
    "With + the distance decides: a minus card turns a + b into the difference of the two.",
)
BALANCED = Misconception(
    "balanced",
    "A small number protects a large one",
    "The minus card goes in front of the large number, and then the small one cannot make up for it.",
)
SUM_OF_THE_ROW = Misconception(
    "sum-of-the-row",
    "The sum of a row decides",
    "Nobody gets all the entries of a row. Compare what the question asks for: the worst one, the best one "
    "or the mean.",
)
ONE_COLUMN = Misconception(
    "one-column",
    "Only one column is read",
    "Look at the whole row: what is its worst entry, and what is its best?",
)
LIKELIEST_ONLY = Misconception(
    "likeliest-only",
    "The most likely value is the expected value",
    "The other case counts, too. Multiply each value by its chance, then add.",
)
CHANCES_IGNORED = Misconception(
    "chances-ignored",
    "The expected value is the mean, whatever the chances",
    "That is true when all cases are equally likely. What happens more often counts for more.",
)
CHANCES_SWAPPED = Misconception(
    "chances-swapped", "The chances are swapped", "Write each chance beside its own value before you multiply."
)
ADDED_NOT_WEIGHED = Misconception(
    "added-not-weighed",
    "The values are added up",
    "Only one of the values happens. Multiply each one by its chance, then add.",
)
ALWAYS_THE_SAME = Misconception(
    "always-the-same",
    "The better arrangement should always be played",
    "If you always do the same, the other player notices and chooses what is worst for you.",
)
HALF_AND_HALF = Misconception(
    "half-and-half",
    "Mixing means half and half",
    "Choose the chances so that it makes no difference to you what the other player does.",
)
OTHER_ROW = Misconception(
    "other-row",
    "The chance of the other row",
    "The question asks for the chance of the first row. The two chances add up to 1.",
)
CHANCE_NOT_VALUE = Misconception(
    "chance-not-value",
    "The chance is the answer",
    "The question asks what the mix is worth, not how often you choose a row.",
)
ONE_ROW = Misconception("one-row", "Only one row was worked out", "The question compares two rows: work out both.")
AN_ENTRY = Misconception(
    "an-entry",
    "One entry of the table is the answer",
    "To find an average, multiply each entry by its chance, then add.",
)

# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

EQUAL_COUNTED = Misconception(
    "equal-counted", "Equal values are counted as less", "Equal is not less. Leave out the pairs with the same value."
)
VALUES_NOT_PAIRS = Misconception(
    "values-not-pairs",
    "Each value is counted once",
    "Count the pairs, not the values: several pairs may make the same value, and each of them counts.",
)
SHARE_ABOVE = Misconception(
    "share-above", "The part that is worth more", "The question asks for the part that is worth less."
)
COUNT_NOT_SHARE = Misconception(
    "count-not-share",
    "The number of pairs is the answer",
    "The question asks for a part of the whole: divide by the number of all pairs.",
)
