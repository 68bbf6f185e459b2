"""What leads to wrong answers about dice, cards and goals: each idea by its name, and what to say to its holder."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from mathgames_widgets.questions.question import Misconception, ideas

# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────────

(
    ORDER_IS_FREE,
    FROM_BELOW,
    TOWARDS_ZERO,
    ROUNDED_UP,
    NOT_ROUNDED,
    SAME_SIGNS_SWAP,
    DOUBLE_FIRST,
    NOTHING_SWAPS,
    HALVING_UNDOES,
    ADDED_NOT_SET,
    SIGN_LOST,
    NEGATE_MAKES_NEGATIVE,
    FLIP_IN_ITS_TURN,
    CARD_FORGOTTEN,
    MORE_IS_MORE,
    NOTHING_BELOW_ZERO,
    TAKERS_COUNTED,
    ONLY_BY_TRYING,
    TOTAL_DIVIDES,
    ONE_DIE_MOVES,
) = ideas(
    __name__,
    "order-is-free from-below towards-zero rounded-up not-rounded same-signs-swap double-first nothing-swaps "
    "halving-undoes added-not-set sign-lost negate-makes-negative flip-in-its-turn card-forgotten more-is-more "
    "nothing-below-zero takers-counted only-by-trying total-divides one-die-moves",
)

# What is told of an idea where no problem gives its numbers.
ORDER_IS_FREE = ORDER_IS_FREE.about(one=None)
TOWARDS_ZERO, ROUNDED_UP = TOWARDS_ZERO.about(value=-5, true=-3), ROUNDED_UP.about(value=5, true=2)
ADDED_NOT_SET, NEGATE_MAKES_NEGATIVE = ADDED_NOT_SET.about(true=4), NEGATE_MAKES_NEGATIVE.about(value=-4, true=4)
SIGN_LOST, NOTHING_BELOW_ZERO = (one.about(value=2, less=3, true=-1) for one in (SIGN_LOST, NOTHING_BELOW_ZERO))

# ── sorts of numbers ──────────────────────────────────────────────────────────────────────────────────────────────────

(
    ZERO_NOT_EVEN,
    NO_PARITY_BELOW_ZERO,
    WRONG_PARITY,
    ZERO_NOT_DIVISIBLE,
    NOT_DIVISIBLE_BELOW_ZERO,
    ODD_FOR_THREES,
) = ideas(
    __name__,
    "zero-not-even no-parity-below-zero wrong-parity zero-not-divisible not-divisible-below-zero odd-for-threes",
)

# ── comparing values ──────────────────────────────────────────────────────────────────────────────────────────────────

(
    SIZE_WITHOUT_SIGN,
    RANGE_WITHOUT_SIGN,
    RANGE_COUNTS_NUMBERS,
    RANGE_IS_HIGHEST,
    SET_COUNTS_DIFFERENT,
    SET_ADDS_ALL,
    HIGHEST_MODE,
    ONE_MODE_ONLY,
    RUN_WITH_REPEATS,
    RUN_WITH_GAPS,
    RUN_IN_THE_ROW,
    RUN_STOPS_AT_ZERO,
    PAIRS_SHARE,
    ONE_PAIR_A_VALUE,
    BEST_DIE_MISSED,
) = ideas(
    __name__,
    "size-without-sign range-without-sign range-counts-numbers range-is-highest set-counts-different set-adds-all "
    "highest-mode one-mode-only run-with-repeats run-with-gaps run-in-the-row run-stops-at-zero pairs-share "
    "one-pair-a-value best-die-missed",
)

RANGE_WITHOUT_SIGN = RANGE_WITHOUT_SIGN.about(mixed=True, low=-2, high=5, steps=2, range=7, own=3)
RUN_WITH_REPEATS = RUN_WITH_REPEATS.about(values=(2, 3, 3, 4), many=3)
RUN_WITH_GAPS = RUN_WITH_GAPS.about(low=2, high=4, next=3)


def without_sign(low: int, high: int, own: int) -> Misconception:
    """The minus left out of the range from one number to another."""
    return RANGE_WITHOUT_SIGN.about(mixed=low < 0 < high, low=low, high=high, steps=-low, range=high - low, own=own)


def with_repeats(values: Iterable[int]) -> Misconception:
    """Equal values in a run, as some values have them."""
    run = sorted(values)
    many = len(set(run))
    return RUN_WITH_REPEATS.about(values=tuple(run), many=many) if run[-1] - run[0] == many - 1 else RUN_WITH_REPEATS


def with_gaps(values: Iterable[int]) -> Misconception:
    """A run with a gap, the first that some values have."""
    gaps = [(low, high) for low, high in pairwise(sorted(set(values))) if high > low + 1]
    return RUN_WITH_GAPS.about(low=gaps[0][0], high=gaps[0][1], next=gaps[0][0] + 1) if gaps else RUN_WITH_GAPS


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    FIRST_WINS_TIES,
    ZERO_OF_THEM,
    FEWEST_FOR_MOST,
    EACH_TAKES_ALL,
    REST_IS_GIVEN,
    SECOND_IN_LINE,
    FIRST_FOR_SECOND,
    WRONG_END,
    EVERYONE_SHARES,
) = ideas(
    __name__,
    "first-wins-ties zero-of-them fewest-for-most each-takes-all rest-is-given second-in-line first-for-second "
    "wrong-end everyone-shares",
)

# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    HALF_AND_HALF,
    ONE_SIDE_ONLY,
    SIDES_NOT_VALUES,
    CHANCES_ADD,
    CHANCES_OF_ALL,
    CHANCE_OF_NONE,
    SECOND_HELPS_AS_MUCH,
    AGAIN_AFTER_A_HIT,
    EXTRA_ALWAYS_HELPS,
    WHOLE_CHANCE,
    COUNT_NOT_CHANCE,
    WHOLE_DIE,
    ORDER_OF_DICE,
    SUMS_EQUALLY_LIKELY,
    MIDDLE_IS_THREE,
    MOST_IS_MEAN,
    ROUNDED_AT_THE_END,
    MEAN_OF_ONE_DIE,
    NEVER_AGAIN,
    EVERY_ROLL_COUNTS,
    ONLY_KEPT_SIDES,
    SHOWN_NOT_ROLLED,
    ONLY_THE_WORST,
    ALWAYS_GAINS,
    ONE_ROLL_ONLY,
    ONE_DIE_ONLY,
    EXACTLY_ONE,
    KNOWN_NOT_ASKED,
    NOT_DIVIDED,
) = ideas(
    __name__,
    "half-and-half one-side-only sides-not-values chances-add chances-of-all chance-of-none second-helps-as-much "
    "again-after-a-hit extra-always-helps whole-chance count-not-chance whole-die order-of-dice sums-equally-likely "
    "middle-is-three most-is-mean rounded-at-the-end mean-of-one-die never-again every-roll-counts only-kept-sides "
    "shown-not-rolled only-the-worst always-gains one-roll-only one-die-only exactly-one known-not-asked not-divided",
)
