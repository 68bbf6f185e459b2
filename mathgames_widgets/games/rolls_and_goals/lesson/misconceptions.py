"""What leads to wrong answers about dice, cards and goals: each idea by its name, and what to say to its holder."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────

ORDER_IS_FREE = Misconception(
    "order-is-free",
    "The order of the cards makes no difference",
    "It makes none for +1 and +3. But 5 doubled and 1 more is 11, and 5 and 1 more, doubled, is 12.",
)
FROM_BELOW = Misconception(
    "from-below",
    "The stack is read from below",
    "The top card works first, and each one after it works on what came of the cards above.",
)
TOWARDS_ZERO = Misconception(
    "towards-zero",
    "Halving goes towards 0",
    "Rounding down goes to the next smaller number, and below 0 that is away from 0: −2.5 is rounded down to −3.",
)
ROUNDED_UP = Misconception(
    "rounded-up",
    "A half is rounded up",
    "This card rounds down: 2.5 becomes 2, and −2.5 becomes −3.",
)
NOT_ROUNDED = Misconception(
    "not-rounded",
    "The half stays as it is",
    "Values are integers here: a half is rounded down to the next smaller one.",
)
PROOF_BACKWARDS = Misconception(
    "proof-backwards",
    "The proof begins with what it wants to show",
    "First suppose that it can be done. Then follow what that needs, until something is false.",
)
SAME_SIGNS_SWAP = Misconception(
    "same-signs-swap",
    "Any two cards can be swapped",
    "Try it with 5: 5 doubled and 1 more is 11, 1 more and then doubled is 12.",
)
DOUBLE_FIRST = Misconception(
    "double-first",
    "The strongest card comes first",
    "×2 doubles what has come of the cards above it. What is added below ×2 is not doubled.",
)
NOTHING_SWAPS = Misconception(
    "nothing-swaps",
    "The order always counts",
    "Two steps on the number line may come in any order, and so may two factors.",
)
HALVING_UNDOES = Misconception(
    "halving-undoes",
    "Halving and doubling cancel",
    "Halving rounds: 5 halved is 2, and doubled 4. Doubled first it stays 5.",
)
ADDED_NOT_SET = Misconception(
    "added-not-set",
    "A number in brackets is added",
    "[4] does not add 4: it changes the value to 4, whatever it was before.",
)
SIGN_LOST = Misconception(
    "sign-lost",
    "The minus gets lost",
    "Look at the number line: 2 less 3 is one step to the left of 0, which is −1.",
)
NEGATE_MAKES_NEGATIVE = Misconception(
    "negate-makes-negative",
    "Negate makes a number negative",
    "It changes the sign, both ways: 4 becomes −4, and −4 becomes 4.",
)
FLIP_IN_ITS_TURN = Misconception(
    "flip-in-its-turn",
    "Flip waits for its turn",
    "Flip turns the die itself, before all other cards, wherever it lies in the stack.",
)
CARD_FORGOTTEN = Misconception(
    "card-forgotten", "A card is forgotten", "Every card of the stack works, from the top one to the last."
)
MORE_IS_MORE = Misconception(
    "more-is-more",
    "A card with + always helps, and ×2 always makes more",
    "×2 doubles what is there: it makes 3 more, leaves 0 as it is and makes −3 less.",
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
    "Go on with the pattern to the left of 0: −1 is odd, −2 is even, −3 is odd.",
)
WRONG_PARITY = Misconception(
    "wrong-parity",
    "Even and odd are mixed up",
    "Even numbers can be shared by two with nothing left over; odd ones leave 1.",
)
ZERO_NOT_DIVISIBLE = Misconception(
    "zero-not-divisible", "Zero cannot be divided by 3", "Nothing, shared by 3, leaves nothing over: 0 = 3 × 0."
)
NOT_DIVISIBLE_BELOW_ZERO = Misconception(
    "not-divisible-below-zero",
    "Negative numbers cannot be divided by 3",
    "−6 = 3 × (−2): the table of 3 goes on below 0.",
)
ODD_FOR_THREES = Misconception(
    "odd-for-threes",
    "Odd numbers are divisible by 3",
    "5 and 7 are odd, and 6 is not. Go along the table of 3 instead: 3, 6, 9, 12.",
)
LAST_DIGIT = Misconception(
    "last-digit",
    "Numbers that end in 3, 6 or 9 are divisible by 3",
    "The last digit does not decide: 12 = 3 × 4 ends in 2, and 13 ends in 3 but leaves 1 over.",
)
STEPPED_OVER = Misconception(
    "stepped-over",
    "What is left over does not matter",
    "Count from 0 in steps of 3, up or down: you step over this number.",
)

# ── comparing values ──────────────────────────────────────────────────────────────────────────────────────────────

SIZE_WITHOUT_SIGN = Misconception(
    "size-without-sign",
    "−5 is more than −3",
    "On the number line −5 lies to the left of −3, so it is the smaller of the two.",
)
RANGE_WITHOUT_SIGN = Misconception(
    "range-without-sign",
    "The minus is left out of the range",
    "From −2 to 5 it is 2 steps to 0 and 5 more: the range is 7, not 3.",
)
RANGE_COUNTS_NUMBERS = Misconception(
    "range-counts-numbers",
    "The range counts the numbers",
    "Count the steps between the lowest and the highest, not the numbers on the way.",
)
RANGE_IS_HIGHEST = Misconception(
    "range-is-highest", "The range is the highest number", "It is the distance from the lowest number to it."
)
SET_COUNTS_DIFFERENT = Misconception(
    "set-counts-different",
    "Different values are counted",
    "A set is made of equal values: how often does the most frequent one occur?",
)
SET_ADDS_ALL = Misconception(
    "set-adds-all",
    "All sets count together",
    "Only one value counts, the one that occurs most often. The others do not add to it.",
)
HIGHEST_MODE = Misconception(
    "highest-mode",
    "The highest value is the most frequent one",
    "How large a value is does not matter here, only how often it occurs.",
)
ONE_MODE_ONLY = Misconception(
    "one-mode-only", "There is only one most frequent value", "Two values can occur equally often; then both are modes."
)
RUN_WITH_REPEATS = Misconception(
    "run-with-repeats",
    "Equal values make a run longer",
    "In a run each value counts once: 2, 3, 3, 4 is a run of three.",
)
RUN_WITH_GAPS = Misconception(
    "run-with-gaps",
    "A run may have a gap",
    "Consecutive values differ by 1. From 2 to 4 the 3 is missing, and the run ends.",
)
RUN_IN_THE_ROW = Misconception(
    "run-in-the-row",
    "The dice of a run must lie side by side",
    "Only the values count. Sort them first, then look for the run.",
)
RUN_STOPS_AT_ZERO = Misconception(
    "run-stops-at-zero", "A run stops at 0", "−1, 0 and 1 are consecutive like any other three."
)
PAIRS_SHARE = Misconception(
    "pairs-share",
    "A die belongs to several pairs",
    "Each die is in one pair at most: three of a kind make one pair, four of a kind two.",
)
ONE_PAIR_A_VALUE = Misconception(
    "one-pair-a-value",
    "A value makes only one pair",
    "Four equal dice are two pairs: the groups only must not share a die.",
)
BEST_DIE_MISSED = Misconception(
    "best-die-missed",
    "Only one die was tried",
    "The card may go behind any of the six dice. Try it behind each kind of value.",
)

# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

FIRST_WINS_TIES = Misconception(
    "first-wins-ties",
    "Only one player can achieve a goal",
    "A player with as many as the best achieves it too: they split the tokens.",
)
ZERO_OF_THEM = Misconception(
    "zero-of-them", "Most of nothing", "With none of them you do not achieve “most …”, even if nobody has any."
)
FEWEST_FOR_MOST = Misconception(
    "fewest-for-most", "Most and fewest are mixed up", "Read the goal again: is a high count good, or a low?"
)
EACH_TAKES_ALL = Misconception(
    "each-takes-all",
    "Everyone takes all the tokens",
    "There are six tokens on the goal, and those who achieve it split them evenly.",
)
REST_IS_GIVEN = Misconception(
    "rest-is-given", "The remaining tokens go to someone", "What cannot be split evenly is removed: nobody gets it."
)
SECOND_IN_LINE = Misconception(
    "second-in-line",
    "Two equal totals are first and second",
    "Totals are ranked, not players: equal totals are one rank, and the next different one is the second.",
)
FIRST_FOR_SECOND = Misconception(
    "first-for-second", "First and second are mixed up", "The very first total is not asked for here."
)
WRONG_END = Misconception("wrong-end", "Highest and lowest are mixed up", "Count from the other end.")

# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────

HALF_AND_HALF = Misconception(
    "half-and-half",
    "It happens or it does not, so one half",
    "Two outcomes need not be equally likely. The six sides are: count those that fit.",
)
ONE_SIDE_ONLY = Misconception(
    "one-side-only", "Only one side fits", "Go through all six sides, and count every one that fits."
)
SIDES_NOT_VALUES = Misconception(
    "sides-not-values",
    "The cards are forgotten",
    "The sides are equally likely, but what counts is the value after the cards.",
)
CHANCES_ADD = Misconception(
    "chances-add",
    "Chances of several rolls are added",
    "Then six rolls would be certain, and seven more than certain. Count the way in which none fits instead.",
)
CHANCES_OF_ALL = Misconception(
    "chances-of-all", "The chance that all of them fit", "“At least one” is more likely than one roll alone, not less."
)
CHANCE_OF_NONE = Misconception("chance-of-none", "The chance that none fits", "That is the rest. Take it away from 1.")
SECOND_HELPS_AS_MUCH = Misconception(
    "second-helps-as-much",
    "Each reroll helps as much as the first",
    "A later reroll helps only where all earlier ones have failed, and that gets rarer.",
)
WHOLE_CHANCE = Misconception(
    "whole-chance", "The whole chance", "Asked is only what the extra roll adds to the chance that was there before."
)
WHOLE_DIE = Misconception(
    "whole-die", "All six sides are still possible", "You know something already. Count only the sides that are left."
)
ORDER_OF_DICE = Misconception(
    "order-of-dice",
    "2 and 5 is the same roll as 5 and 2",
    "The dice are two: 2 and 5 can fall in two ways, so there are 36 equally likely rolls.",
)
SUMS_EQUALLY_LIKELY = Misconception(
    "sums-equally-likely", "All sums are equally likely", "A sum of 7 can fall in six ways, a sum of 2 only in one."
)
MIDDLE_IS_THREE = Misconception(
    "middle-is-three", "The mean of a die is 3", "1 + 2 + 3 + 4 + 5 + 6 is 21, and 21 ÷ 6 is 3.5."
)
MOST_IS_MEAN = Misconception(
    "most-is-mean",
    "The mean is the best that can happen",
    "The expected value is the mean of all sides, not the luckiest one.",
)
ROUNDED_AT_THE_END = Misconception(
    "rounded-at-the-end",
    "Halve the mean",
    "Rounding down happens to each roll. Halve all six sides first, then take the mean.",
)
MEAN_OF_ONE_DIE = Misconception(
    "mean-of-one-die", "The mean of one die", "Each die that is rolled has its own mean, and they add up."
)
SHOWN_NOT_ROLLED = Misconception(
    "shown-not-rolled", "What the die shows now still counts", "A die that is rerolled forgets what it showed."
)
ONLY_THE_WORST = Misconception(
    "only-the-worst",
    "Only the worst side is worth a new roll",
    "The mean of a roll is 3.5. Every side that is worse than that gains on average.",
)
ALWAYS_GAINS = Misconception(
    "always-gains",
    "A new roll can always gain",
    "It can. But what counts is the mean of all six sides: a side that is better than 3.5 loses on average.",
)

# ── counting ──────────────────────────────────────────────────────────────────────────────────────────────────────

ONE_CARD_A_DIE = Misconception(
    "one-card-a-die",
    "A die has room for one card only",
    "Cards may share a die, and then it matters which of them lies on top.",
)
SAME_DIE_ONCE = Misconception(
    "same-die-once",
    "Above and below are the same",
    "On the same die the second card may lie above the first or below it.",
)
CHOICES_ADD = Misconception(
    "choices-add", "Choices are added", "For each place of the first card there are all places of the second: multiply."
)
