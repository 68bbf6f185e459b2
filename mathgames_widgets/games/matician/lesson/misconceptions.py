"""The ideas behind wrong answers in Matician: signs, the number line, division by zero, choosing against others."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── signs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CARD_IGNORED = Misconception(
    "card-ignored",
    "The minus card is forgotten",
    "The card changes the number that it lies in front of: 13 becomes −13. Write that number down first.",
)
WHOLE_EQUATION = Misconception(
    "whole-equation",
    "The minus card changes the whole equation",
    "It belongs to one number only, the one that it lies in front of. The other number stays as it is.",
)
LARGER_MINUS_SMALLER = Misconception(
    "larger-minus-smaller",
    "You always take the smaller number from the larger",
    "Walk it on the number line: from 4, 13 steps to the left lead below 0.",
)
SIGN_LOST = Misconception(
    "sign-lost",
    "The minus gets lost",
    "Write the number with its sign before you work out anything.",
)
TAKEN_NOT_ADDED = Misconception(
    "taken-not-added",
    "Taking away a negative number makes less",
    "4 − (−13) is 17. Taking a debt of 13 away leaves you 13 richer.",
)
TWO_MINUSES_MAKE_PLUS = Misconception(
    "two-minuses-make-plus",
    "Two minuses always make plus",
    "−4 + (−13) are two debts, and together they are a greater debt. It is a product of two negative numbers that is "
    "positive.",
)
TWO_MINUSES_STAY = Misconception(
    "two-minuses-stay",
    "Two negative numbers have a negative product",
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
    "A minus card changes the sign, and nothing else. The second one changes it back.",
)
ANY_MINUS = Misconception(
    "any-minus",
    "With a minus card a number is negative",
    "Lay them down one after the other: 5, −5, 5, −5. Every two of them cancel.",
)
MINUS_ALWAYS_HARMS = Misconception(
    "minus-always-harms",
    "A minus card always harms",
    "What it does depends on the symbol and on the side. Under −, on the right, it helps: 4 − (−13) = 17.",
)
ONE_FOR_ALL = Misconception(
    "one-for-all",
    "What is true for one symbol is true for all",
    "Work it out for this symbol, with the minus card and without it.",
)
LARGER_ALWAYS_HURTS = Misconception(
    "larger-always-hurts",
    "An attack on the larger number always hurts most",
    "That holds for +. Under − the side decides, and under × and ÷ both sides do the same.",
)
ANY_NUMBER = Misconception(
    "any-number",
    "It does not matter which number is attacked",
    "Under + a sum loses twice the number that is attacked, so the larger one costs more.",
)
SIDES_ALIKE = Misconception(
    "sides-alike",
    "Left and right are the same",
    "13 − 3 is 10 and 3 − 13 is −10. Only for + and × may the two numbers change places.",
)
ATTACKS_ALIKE = Misconception(
    "attacks-alike",
    "Under − both attacks do the same",
    "Work out both: −13 − 4 is −17, but 13 − (−4) is 17. Under − an attack on the right even helps.",
)
SIDES_DIFFER = Misconception(
    "sides-differ",
    "Under × and ÷ the side counts",
    "The sign of a product or a quotient changes whichever of the two numbers changes its sign.",
)
LARGE_NUMBERS_ONLY = Misconception(
    "large-numbers-only",
    "Large numbers always make more",
    "What you take away and what you divide by should be small: 13 ÷ 3 is more than 13 ÷ 8.",
)

# ── the number line and fractions ─────────────────────────────────────────────────────────────────────────────────

SIZE_WITHOUT_SIGN = Misconception(
    "size-without-sign",
    "−4 is more than −2, because 4 is more than 2",
    "On the number line −4 lies further to the left, so it is the smaller of the two.",
)
BELOW_EVERY_FRACTION = Misconception(
    "below-every-fraction",
    "A negative whole number is less than any fraction",
    "Fractions go below 0, too: −15/7 lies between −3 and −2, so it is less than −2.",
)
LARGE_PARTS = Misconception(
    "large-parts",
    "A fraction of large numbers is large",
    "Not how large the numbers are counts, but how often the lower one goes into the upper one: 14/15 is less than 2.",
)
UPSIDE_DOWN = Misconception(
    "upside-down",
    "The fraction stands on its head",
    "The left number is divided by the right one: 3 ÷ 4 is 3/4, less than 1.",
)
WRONG_END = Misconception(
    "wrong-end", "The line is read from the wrong end", "On the number line the lower number stands on the left."
)
DIFFERENT_FRACTIONS = Misconception(
    "different-fractions",
    "Fractions that look different are different",
    "10/4 and 5/2 are the same number: both can be shortened to 5/2.",
)

NEARLY_EQUAL = Misconception(
    "nearly-equal", "Nearly equal is equal", "Bring both to the same denominator, then compare the numbers above."
)

# ── zero ──────────────────────────────────────────────────────────────────────────────────────────────────────────

DIVIDED_BY_NOTHING = Misconception(
    "divided-by-nothing",
    "Something divided by 0 is 0",
    "If 9 ÷ 0 were 0, then 0 × 0 would be 9. No number fits, so there is no value.",
)
NOTHING_DIVIDED = Misconception(
    "nothing-divided",
    "Dividing by 0 changes nothing",
    "That is true for 1. If 9 ÷ 0 were 9, then 9 × 0 would be 9. No number fits.",
)
ZERO_SHARED = Misconception(
    "zero-shared",
    "Whenever a 0 stands in a division there is no value",
    "0 may be divided: 0 ÷ 9 = 0, because 0 × 9 = 0. Only dividing by 0 has no answer.",
)
ZERO_IS_NOTHING = Misconception(
    "zero-is-nothing",
    "Times 0 changes nothing",
    "0 times a number is 0. It is adding 0 that changes nothing.",
)
NO_VALUE_WINS = Misconception(
    "no-value-wins",
    "Without a value you cannot lose",
    "A division by 0 has no value, so it cannot be the highest one, not even when all others are negative.",
)

# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

HOPE_ONLY = Misconception(
    "hope-only",
    "Only the best case counts",
    "That is the hopeful choice. Look at the worst that can become of each one as well.",
)
CAUTION_ONLY = Misconception(
    "caution-only",
    "Only the worst case counts",
    "That is the cautious choice. Here something else is asked, or something more is known.",
)
SMALL_IS_SAFE = Misconception(
    "small-is-safe",
    "Small numbers are the safest",
    "Under + the distance decides: with a minus card a + b becomes the difference of the two.",
)
BALANCED = Misconception(
    "balanced",
    "A small number protects a large one",
    "The minus card goes in front of the large one, and then the small one cannot make up for it.",
)
SUM_OF_THE_ROW = Misconception(
    "sum-of-the-row",
    "What a row adds up to decides",
    "Nobody gets all entries of a row. Compare what is asked: the worst one, the best one or the mean.",
)
ONE_COLUMN = Misconception(
    "one-column",
    "Only one column is read",
    "Look at the whole row: what is the worst entry of it, and what is the best?",
)
PROOF_BACKWARDS = Misconception(
    "proof-backwards",
    "The proof begins with what it wants to show",
    "First suppose that it is otherwise. Then follow what that would need, until something cannot be.",
)
LIKELIEST_ONLY = Misconception(
    "likeliest-only",
    "What is most likely is the expected value",
    "The other case counts too, with its chance. Multiply each value by its chance, and add.",
)
CHANCES_IGNORED = Misconception(
    "chances-ignored",
    "The expected value is the mean, whatever the chances",
    "That holds when all cases are equally likely. What happens more often weighs more.",
)
CHANCES_SWAPPED = Misconception(
    "chances-swapped", "The chances are swapped", "Write each chance beside its own value before you multiply."
)
ADDED_NOT_WEIGHED = Misconception(
    "added-not-weighed", "The values are added up", "Each value counts with its chance, and only one of them happens."
)
WRONG_SIDE = Misconception(
    "wrong-side",
    "The larger number goes where the attack comes",
    "What is attacked is counted below 0. Lay the larger number on the other side.",
)
ALWAYS_THE_SAME = Misconception(
    "always-the-same",
    "The better arrangement should be played always",
    "A player who always does the same is seen through. Then the other player chooses what is worst for you.",
)
HALF_AND_HALF = Misconception(
    "half-and-half",
    "Mixing means half and half",
    "Choose the chances so that it makes no difference to you what the other player does.",
)
OTHER_ROW = Misconception(
    "other-row", "The chance of the other row", "Asked is the chance of the first one. The two chances add up to 1."
)
CHANCE_NOT_VALUE = Misconception(
    "chance-not-value", "The chance is the answer", "Asked is what the mix brings, not how often a row is chosen."
)
ONE_ROW = Misconception("one-row", "Only one row is worked out", "Two rows are compared: work out both.")
AN_ENTRY = Misconception(
    "an-entry", "One entry of the table is the answer", "On average each of several entries counts with its chance."
)

# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

EQUAL_COUNTED = Misconception(
    "equal-counted", "Equal ones are counted as less", "As much is not less. Leave the equal ones out."
)
VALUES_NOT_PAIRS = Misconception(
    "values-not-pairs",
    "Each value is counted once",
    "Count the pairs, not the values: several pairs may make the same value, and each of them counts.",
)
SHARE_ABOVE = Misconception("share-above", "The part that is worth more", "Asked is the part that is worth less.")
COUNT_NOT_SHARE = Misconception(
    "count-not-share", "The number of pairs is the answer", "Asked is a part: divide by the number of all pairs."
)
