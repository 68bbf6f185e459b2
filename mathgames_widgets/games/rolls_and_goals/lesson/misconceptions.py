"""What leads to wrong answers about dice, cards and goals: each idea by its name, and what to say to its holder."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────

ORDER_IS_FREE = Misconception(
    "The order of the cards makes no difference",
    "It makes none for +1 and +3. But 5 doubled and 1 more is 11, and 5 and 1 more, doubled, is 12.",
)
FROM_BELOW = Misconception(
    "The stack is read from below",
    "The top card works first, and each one after it works on what came of the cards above.",
)
TOWARDS_ZERO = Misconception(
    "Halving goes towards 0",
    "Rounding down goes to the next smaller number, and below 0 that is away from 0: −2.5 is rounded down to −3.",
)
ROUNDED_UP = Misconception(
    "A half is rounded up",
    "This card rounds down: 2.5 becomes 2, and −2.5 becomes −3.",
)
NOT_ROUNDED = Misconception(
    "The half stays as it is", "Values are whole numbers here: a half is rounded down to the next smaller one."
)
PROOF_BACKWARDS = Misconception(
    "The proof begins with what it wants to show",
    "First suppose that it can be done. Then follow what that needs, until something is false.",
)
SAME_SIGNS_SWAP = Misconception(
    "Any two cards can change places",
    "Try it with 5: 5 doubled and 1 more is 11, 1 more and then doubled is 12.",
)
DOUBLE_FIRST = Misconception(
    "The strongest card comes first",
    "x2 doubles what has come of the cards above it. What is added below x2 is not doubled.",
)
NOTHING_SWAPS = Misconception(
    "The order always counts",
    "Two steps on the number line may come in any order, and so may two factors.",
)
HALVING_UNDOES = Misconception(
    "Halving and doubling cancel", "Halving rounds: 5 halved is 2, and doubled 4. Doubled first it stays 5."
)
ADDED_NOT_SET = Misconception(
    "A number in brackets is added",
    "[4] does not add 4: it changes the value to 4, whatever it was before.",
)
SIGN_LOST = Misconception(
    "The minus gets lost",
    "Look at the number line: 2 less 3 is one step to the left of 0, which is −1.",
)
NEGATE_MAKES_NEGATIVE = Misconception(
    "Negate makes a number negative",
    "It changes the sign, both ways: 4 becomes −4, and −4 becomes 4.",
)
FLIP_IN_ITS_TURN = Misconception(
    "Flip waits for its turn",
    "Flip turns the die itself, before all other cards, wherever it lies in the stack.",
)
CARD_FORGOTTEN = Misconception("A card is forgotten", "Every card of the stack works, from the top one to the last.")
MORE_IS_MORE = Misconception(
    "A card with + always helps, and x2 always makes more",
    "x2 doubles what is there: it makes 3 more, leaves 0 as it is and makes −3 less.",
)

# ── sorts of numbers ──────────────────────────────────────────────────────────────────────────────────────────────

ZERO_NOT_EVEN = Misconception(
    "Zero is not even",
    "A number is even when it is 2 times a whole number, and 0 = 2 x 0.",
)
NO_PARITY_BELOW_ZERO = Misconception(
    "Negative numbers are neither even nor odd",
    "Go on with the pattern to the left of 0: −1 is odd, −2 is even, −3 is odd.",
)
WRONG_PARITY = Misconception(
    "Even and odd are mixed up", "Even numbers can be shared by two with nothing left over; odd ones leave 1."
)
ZERO_NOT_DIVISIBLE = Misconception(
    "Zero cannot be divided by 3", "Nothing, shared by 3, leaves nothing over: 0 = 3 x 0."
)
NOT_DIVISIBLE_BELOW_ZERO = Misconception(
    "Negative numbers cannot be divided by 3", "−6 = 3 x (−2): the table of 3 goes on below 0."
)
ODD_FOR_THREES = Misconception(
    "Odd numbers are divisible by 3", "5 and 7 are odd, and 6 is not. Go along the table of 3 instead: 3, 6, 9, 12."
)
LAST_DIGIT = Misconception(
    "Numbers that end in 3, 6 or 9 are divisible by 3",
    "The last digit does not decide: 12 = 3 x 4 ends in 2, and 13 ends in 3 but leaves 1 over.",
)
STEPPED_OVER = Misconception(
    "What is left over does not matter", "Count from 0 in steps of 3, up or down: you step over this number."
)

# ── comparing values ──────────────────────────────────────────────────────────────────────────────────────────────

SIZE_WITHOUT_SIGN = Misconception(
    "−5 is more than −3", "On the number line −5 lies to the left of −3, so it is the smaller of the two."
)
RANGE_WITHOUT_SIGN = Misconception(
    "The minus is left out of the range",
    "From −2 to 5 it is 2 steps to 0 and 5 more: the range is 7, not 3.",
)
RANGE_COUNTS_NUMBERS = Misconception(
    "The range counts the numbers", "Count the steps between the lowest and the highest, not the numbers on the way."
)
RANGE_IS_HIGHEST = Misconception("The range is the highest number", "It is the distance from the lowest number to it.")
SET_COUNTS_DIFFERENT = Misconception(
    "Different values are counted", "A set is made of equal values: how often does the most frequent one occur?"
)
SET_ADDS_ALL = Misconception(
    "All sets count together", "Only one value counts, the one that occurs most often. The others do not add to it."
)
HIGHEST_MODE = Misconception(
    "The highest value is the most frequent one", "How large a value is does not matter here, only how often it occurs."
)
ONE_MODE_ONLY = Misconception(
    "There is only one most frequent value", "Two values can occur equally often; then both are modes."
)
RUN_WITH_REPEATS = Misconception(
    "Equal values make a run longer", "In a run each value counts once: 2, 3, 3, 4 is a run of three."
)
RUN_WITH_GAPS = Misconception(
    "A run may have a gap", "Consecutive values differ by 1. From 2 to 4 the 3 is missing, and the run ends."
)
RUN_IN_THE_ROW = Misconception(
    "The dice of a run must lie side by side", "Only the values count. Sort them first, then look for the run."
)
RUN_STOPS_AT_ZERO = Misconception("A run stops at 0", "−1, 0 and 1 are consecutive like any other three.")
PAIRS_SHARE = Misconception(
    "A die belongs to several pairs",
    "Each die is in one pair at most: three of a kind make one pair, four of a kind two.",
)
ONE_PAIR_A_VALUE = Misconception(
    "A value makes only one pair", "Four equal dice are two pairs: the groups only must not share a die."
)
BEST_DIE_MISSED = Misconception(
    "Only one die was tried", "The card may go behind any of the six dice. Try it behind each kind of value."
)

# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

FIRST_WINS_TIES = Misconception(
    "Only one player can achieve a goal", "Whoever has as many as the best has achieved it too: they split the tokens."
)
ZERO_OF_THEM = Misconception(
    "Most of nothing", "Whoever has none of them does not achieve “most …”, even if nobody has any."
)
FEWEST_FOR_MOST = Misconception("Most and fewest are mixed up", "Read the goal again: is a high count good, or a low?")
EACH_TAKES_ALL = Misconception(
    "Everyone takes all the tokens", "There are six tokens on the goal, and those who achieve it split them evenly."
)
REST_IS_GIVEN = Misconception(
    "The remaining tokens go to somebody", "What cannot be split evenly is removed: nobody gets it."
)
SECOND_IN_LINE = Misconception(
    "Two equal totals are first and second",
    "Totals are ranked, not players: equal totals are one rank, and the next different one is the second.",
)
FIRST_FOR_SECOND = Misconception("First and second are mixed up", "The very first total is not asked for here.")
WRONG_END = Misconception("Highest and lowest are mixed up", "Count from the other end.")

# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────

HALF_AND_HALF = Misconception(
    "It happens or it does not, so one half",
    "Two outcomes need not be equally likely. The six sides are: count those that fit.",
)
ONE_SIDE_ONLY = Misconception("Only one side fits", "Go through all six sides, and count every one that fits.")
SIDES_NOT_VALUES = Misconception(
    "The cards are forgotten", "The sides are equally likely, but what counts is the value after the cards."
)
CHANCES_ADD = Misconception(
    "Chances of several rolls are added",
    "Then six rolls would be certain, and seven more than certain. Count the way in which none fits instead.",
)
CHANCES_OF_ALL = Misconception(
    "The chance that all of them fit", "“At least one” is more likely than one roll alone, not less."
)
CHANCE_OF_NONE = Misconception("The chance that none fits", "That is the rest. Take it away from 1.")
SECOND_HELPS_AS_MUCH = Misconception(
    "Each reroll helps as much as the first",
    "A later reroll helps only where all earlier ones have failed, and that gets rarer.",
)
WHOLE_CHANCE = Misconception(
    "The whole chance", "Asked is only what the extra roll adds to the chance that was there before."
)
WHOLE_DIE = Misconception(
    "All six sides are still possible", "You know something already. Count only the sides that are left."
)
ORDER_OF_DICE = Misconception(
    "2 and 5 is the same roll as 5 and 2",
    "The dice are two: 2 and 5 can fall in two ways, so there are 36 equally likely rolls.",
)
SUMS_EQUALLY_LIKELY = Misconception(
    "All sums are equally likely", "A sum of 7 can fall in six ways, a sum of 2 only in one."
)
MIDDLE_IS_THREE = Misconception("The mean of a die is 3", "1 + 2 + 3 + 4 + 5 + 6 is 21, and 21 ÷ 6 is 3.5.")
MOST_IS_MEAN = Misconception(
    "The mean is the best that can happen", "The expected value is the mean of all sides, not the luckiest one."
)
ROUNDED_AT_THE_END = Misconception(
    "Halve the mean", "Rounding down happens to each roll. Halve all six sides first, then take the mean."
)
MEAN_OF_ONE_DIE = Misconception("The mean of one die", "Each die that is rolled has its own mean, and they add up.")
SHOWN_NOT_ROLLED = Misconception(
    "What the die shows now still counts", "A die that is rerolled forgets what it showed."
)
ONLY_THE_WORST = Misconception(
    "Only the worst side is worth a new roll",
    "The mean of a roll is 3.5. Every side that is worse than that gains on average.",
)
ALWAYS_GAINS = Misconception(
    "A new roll can always gain",
    "It can. But what counts is the mean of all six sides: a side that is better than 3.5 loses on average.",
)

# ── counting ──────────────────────────────────────────────────────────────────────────────────────────────────────

ONE_CARD_A_DIE = Misconception(
    "A die has room for one card only", "Cards may share a die, and then it matters which of them lies on top."
)
SAME_DIE_ONCE = Misconception(
    "Above and below are the same", "On the same die the second card may lie above the first or below it."
)
CHOICES_ADD = Misconception(
    "Choices are added", "For each place of the first card there are all places of the second: multiply."
)
