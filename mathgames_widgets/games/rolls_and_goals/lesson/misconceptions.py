"""What leads to wrong answers about dice, cards and goals: each idea by its name, and what to say to its holder."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────

ORDER_IS_FREE = Misconception(
    "order-is-free",
    "The order of the cards makes no difference",
    "That is true for +1 and +3. But start with 5: double and then add 1 to get 11; add 1 and then double to get 12.",
)
FROM_BELOW = Misconception(
    "from-below",
    "The stack is read from bottom to top",
    "The top card works first. Each card below it works on the result so far.",
)
TOWARDS_ZERO = Misconception(
    "towards-zero",
    "Halving rounds toward 0",
    "Rounding down goes to the next lower integer. Below 0 that is away from 0: −2.5 rounds down to −3.",
)
ROUNDED_UP = Misconception(
    "rounded-up",
    "A half is rounded up",
    "This card rounds down: 2.5 becomes 2, and −2.5 becomes −3.",
)
NOT_ROUNDED = Misconception(
    "not-rounded",
    "The half is kept",
    "Values are integers here: a half is rounded down to the next lower integer.",
)
SAME_SIGNS_SWAP = Misconception(
    "same-signs-swap",
    "Any two cards can be swapped",
    "Try it with 5: double and then add 1 to get 11; add 1 and then double to get 12.",
)
DOUBLE_FIRST = Misconception(
    "double-first",
    "The strongest card comes first",
    "×2 doubles the result of the cards above it. It does not double what you add below it.",
)
NOTHING_SWAPS = Misconception(
    "nothing-swaps",
    "The order always matters",
    "You can take two steps on the number line in any order. You can also multiply by two factors in any order.",
)
HALVING_UNDOES = Misconception(
    "halving-undoes",
    "Halving and doubling cancel",
    "Halving rounds down: halve 5 to get 2, then double to get 4. If you double first, you get 5 back.",
)
ADDED_NOT_SET = Misconception(
    "added-not-set",
    "A number in brackets is added",
    "[4] does not add 4. It changes the value to 4, whatever it was before.",
)
SIGN_LOST = Misconception(
    "sign-lost",
    "The minus gets lost",
    "Look at the number line: 3 less than 2 is one step to the left of 0, which is −1.",
)
NEGATE_MAKES_NEGATIVE = Misconception(
    "negate-makes-negative",
    "Negate makes a number negative",
    "It changes the sign either way: 4 becomes −4, and −4 becomes 4.",
)
FLIP_IN_ITS_TURN = Misconception(
    "flip-in-its-turn",
    "Flip waits for its turn",
    "Flip turns over the die itself before the cards change the value, wherever it is in the stack.",
)
CARD_FORGOTTEN = Misconception(
    "card-forgotten", "A card is forgotten", "Every card in the stack works, from the top to the bottom."
)
MORE_IS_MORE = Misconception(
    "more-is-more",
    "A card with + always helps, and ×2 always makes the value greater",
    "×2 doubles what is there: 3 becomes 6, 0 stays 0, and −3 becomes −6, which is less.",
)

# ── sorts of numbers ──────────────────────────────────────────────────────────────────────────────────────────────

ZERO_NOT_EVEN = Misconception(
    "zero-not-even",
    "Zero is not even",
    "A number is even when it is 2 times an integer, and 0 = 2 × 0.",
)
NO_PARITY_BELOW_ZERO = Misconception(
    "no-parity-below-zero",
    "Negative numbers are neither even nor odd",
    "Continue the pattern to the left of 0: −1 is odd, −2 is even, −3 is odd.",
)
WRONG_PARITY = Misconception(
    "wrong-parity",
    "Even and odd are mixed up",
    "You can share an even number between two people with nothing left over. An odd number leaves 1.",
)
ZERO_NOT_DIVISIBLE = Misconception(
    "zero-not-divisible", "Zero cannot be divided by 3", "0 divided by 3 leaves nothing over: 0 = 3 × 0."
)
NOT_DIVISIBLE_BELOW_ZERO = Misconception(
    "not-divisible-below-zero",
    "Negative numbers cannot be divided by 3",
    "−6 = 3 × (−2): the multiples of 3 continue below 0.",
)
ODD_FOR_THREES = Misconception(
    "odd-for-threes",
    "Odd numbers are divisible by 3",
    "5 and 7 are odd but not divisible by 3, and 6 is divisible by 3 but not odd. List the multiples of 3 "
    "instead: 3, 6, 9, 12.",
)

# ── comparing values ──────────────────────────────────────────────────────────────────────────────────────────────

SIZE_WITHOUT_SIGN = Misconception(
    "size-without-sign",
    "−5 is more than −3",
    "On the number line −5 is to the left of −3, so it is the lesser of the two.",
)
RANGE_WITHOUT_SIGN = Misconception(
    "range-without-sign",
    "The minus is left out of the range",
    "From −2 to 5 is 2 steps to 0 and 5 more: the range is 7, not 3.",
)
RANGE_COUNTS_NUMBERS = Misconception(
    "range-counts-numbers",
    "The range counts the numbers",
    "Count the steps from the lowest to the highest, not the numbers along the way.",
)
RANGE_IS_HIGHEST = Misconception(
    "range-is-highest",
    "The range is the highest number",
    "The range is the distance from the lowest number to the highest.",
)
SET_COUNTS_DIFFERENT = Misconception(
    "set-counts-different",
    "Different values are counted",
    "A set is made of equal values: how often does the most frequent one appear?",
)
SET_ADDS_ALL = Misconception(
    "set-adds-all",
    "All sets count together",
    "Only one value counts, the one that appears most often. The others do not add to it.",
)
HIGHEST_MODE = Misconception(
    "highest-mode",
    "The highest value is the most frequent one",
    "The size of a value does not matter here, only how often it appears.",
)
ONE_MODE_ONLY = Misconception(
    "one-mode-only",
    "There is only one most frequent value",
    "Two values can appear equally often. Then both are modes.",
)
RUN_WITH_REPEATS = Misconception(
    "run-with-repeats",
    "Equal values make a run longer",
    "In a run each value counts once: 2, 3, 3, 4 is a run of three.",
)
RUN_WITH_GAPS = Misconception(
    "run-with-gaps",
    "A run can have a gap",
    "Consecutive values differ by 1. Between 2 and 4 the 3 is missing, so the run ends.",
)
RUN_IN_THE_ROW = Misconception(
    "run-in-the-row",
    "The dice of a run must be next to each other",
    "Only the values count. Sort them first, then look for the run.",
)
RUN_STOPS_AT_ZERO = Misconception(
    "run-stops-at-zero", "A run stops at 0", "−1, 0 and 1 are consecutive like any other three."
)
PAIRS_SHARE = Misconception(
    "pairs-share",
    "A die belongs to several pairs",
    "Each die is in at most one pair: three of a kind make one pair, and four of a kind make two.",
)
ONE_PAIR_A_VALUE = Misconception(
    "one-pair-a-value",
    "A value makes only one pair",
    "Four equal dice make two pairs, as long as the pairs do not share a die.",
)
BEST_DIE_MISSED = Misconception(
    "best-die-missed",
    "Only one die was tried",
    "The card can go behind any of the six dice. Try it with each different value.",
)

# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

FIRST_WINS_TIES = Misconception(
    "first-wins-ties",
    "Only one player can achieve a goal",
    "Players who tie for the best all achieve the goal. They split the tokens.",
)
ZERO_OF_THEM = Misconception(
    "zero-of-them",
    "Having the most of nothing",
    "If you have none, you do not achieve “most …”, even if nobody else has any.",
)
FEWEST_FOR_MOST = Misconception(
    "fewest-for-most", "Most and fewest are mixed up", "Read the goal again: is a high count good, or a low one?"
)
EACH_TAKES_ALL = Misconception(
    "each-takes-all",
    "Everyone takes all the tokens",
    "There are six tokens on the goal. The players who achieve it split them evenly.",
)
REST_IS_GIVEN = Misconception(
    "rest-is-given",
    "The remaining tokens go to someone",
    "Tokens that cannot be split evenly are removed. Nobody gets them.",
)
SECOND_IN_LINE = Misconception(
    "second-in-line",
    "Two equal totals are first and second",
    "The goal ranks totals, not players: equal totals share a rank, and the next different total is second.",
)
FIRST_FOR_SECOND = Misconception(
    "first-for-second", "First and second are mixed up", "The question does not ask for the first total."
)
WRONG_END = Misconception("wrong-end", "Highest and lowest are mixed up", "Count from the other end.")

# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────

HALF_AND_HALF = Misconception(
    "half-and-half",
    "It happens or it does not, so the chance is one half",
    "Two outcomes do not have to be equally likely. The six sides are equally likely: count the ones that fit.",
)
ONE_SIDE_ONLY = Misconception(
    "one-side-only", "Only one side fits", "Go through all six sides, and count every one that fits."
)
SIDES_NOT_VALUES = Misconception(
    "sides-not-values",
    "The cards are forgotten",
    "The sides are equally likely, but the value after the cards is what counts.",
)
CHANCES_ADD = Misconception(
    "chances-add",
    "Chances of several rolls are added",
    "Then six rolls would be certain, and seven would be more than certain. Find the chance that none fits instead.",
)
CHANCES_OF_ALL = Misconception(
    "chances-of-all", "The chance that all of them fit", "“At least one” is more likely than one roll alone, not less."
)
CHANCE_OF_NONE = Misconception(
    "chance-of-none", "The chance that none fits", "That is the complement. Subtract it from 1."
)
SECOND_HELPS_AS_MUCH = Misconception(
    "second-helps-as-much",
    "Each reroll helps as much as the first",
    "A later reroll helps only if all the earlier ones have failed, and that gets rarer.",
)
AGAIN_AFTER_A_HIT = Misconception(
    "again-after-a-hit",
    "The chance that every roll fits",
    "You roll again only after a miss. What is the chance of a miss first, and then a hit?",
)
EXTRA_ALWAYS_HELPS = Misconception(
    "extra-always-helps",
    "The extra roll always helps",
    "That is how often you need the extra roll. It helps only in some of these cases.",
)
WHOLE_CHANCE = Misconception(
    "whole-chance",
    "The whole chance",
    "The question asks only for what the extra roll adds to the chance you had before.",
)
COUNT_NOT_CHANCE = Misconception(
    "count-not-chance",
    "The chance is how many fit",
    "A chance is a part of all cases: divide by how many cases there are.",
)
WHOLE_DIE = Misconception(
    "whole-die", "All six sides are still possible", "You already know something. Count only the sides that are left."
)
ORDER_OF_DICE = Misconception(
    "order-of-dice",
    "2 and 5 is the same roll as 5 and 2",
    "There are two dice, so you can roll a 2 and a 5 in two ways. There are 36 equally likely rolls.",
)
SUMS_EQUALLY_LIKELY = Misconception(
    "sums-equally-likely",
    "All sums are equally likely",
    "You can roll a sum of 7 in six ways, and a sum of 2 in only one.",
)
MIDDLE_IS_THREE = Misconception(
    "middle-is-three",
    "The mean of a die is 3",
    "3 is halfway from 0 to 6, but a die begins at 1. Which number is halfway from 1 to 6?",
)
MOST_IS_MEAN = Misconception(
    "most-is-mean",
    "The mean is the best that can happen",
    "The expected value is the mean of all sides, not the luckiest one.",
)
ROUNDED_AT_THE_END = Misconception(
    "rounded-at-the-end",
    "Halve the mean",
    "Each roll is rounded down. Halve all six sides first, then take the mean.",
)
MEAN_OF_ONE_DIE = Misconception(
    "mean-of-one-die", "The mean of one die", "Each die that is rolled has its own mean, and they add up."
)
NEVER_AGAIN = Misconception(
    "never-again",
    "Only one roll is made",
    "That is the mean of a single roll. You may roll a low side again, so you can expect more.",
)
EVERY_ROLL_COUNTS = Misconception(
    "every-roll-counts", "Every roll counts", "The rolls do not add up: only the last one counts."
)
ONLY_KEPT_SIDES = Misconception(
    "only-kept-sides",
    "Only the sides that you keep are counted",
    "You do not always get one of those: the last roll may be low, and it counts.",
)
SHOWN_NOT_ROLLED = Misconception(
    "shown-not-rolled", "What the die shows now still counts", "A die that is rerolled forgets what it showed."
)
ONLY_THE_WORST = Misconception(
    "only-the-worst",
    "Only the worst side is worth a new roll",
    "The mean of a roll is 3.5. Rerolling a side that is worse than that gains on average.",
)
ALWAYS_GAINS = Misconception(
    "always-gains",
    "A new roll is always worth it",
    "A new roll can gain, but the mean of all six sides counts: rerolling a side that is better than 3.5 "
    "loses on average.",
)
