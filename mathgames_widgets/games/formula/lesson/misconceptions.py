"""What leads to wrong answers about formulas: each idea by its name, and what to say about it."""

from __future__ import annotations

from mathgames_widgets.questions.question import ideas

(
    ANSWER_COMES_NEXT,
    NOTHING_TO_WORK_OUT,
    ONE_SIDE_ONLY,
    ORDER_IS_FREE,
    LARGE_BY_SMALL,
    ONE_CARD_ANSWERS,
    SUM_FOR_PART,
    DIVISION_BOTH_WAYS,
    FACE_VALUE,
    ZERO_IN_FRONT,
    ZERO_BEHIND,
    DIGIT_DROPPED,
    EVERY_CARD_AT_ONCE,
    SIGN_ALONE,
    LAST_DIGIT_DECIDES,
    SAME_END,
    JOKER_OF_TWO_DIGITS,
    ZERO_DIVIDES,
    ZERO_OVER,
    ONLY_ZERO,
    ONLY_THE_ONE_THAT_LIES_THERE,
    ONLY_SHORT_NUMBERS,
    THEN_IT_IS_FINISHED,
    NOTHING_FITS,
    FIRST_THAT_FITS,
    ZERO_CANCELS,
    NOTHING_TO_SWEEP,
    ORDER_FORGOTTEN,
    CHOICES_ADD,
    CARD_USED_AGAIN,
    SIGNS_FORGOTTEN,
    ONE_OF_THE_FAMILY,
    LARGE_NEEDS_MUCH,
    ONE_OF_TWO_FACTORS,
    SAME_WAY,
) = ideas(
    __name__,
    "answer-comes-next nothing-to-work-out one-side-only order-is-free large-by-small one-card-answers sum-for-part "
    "division-both-ways face-value zero-in-front zero-behind digit-dropped every-card-at-once sign-alone "
    "last-digit-decides same-end joker-of-two-digits zero-divides zero-over only-zero only-the-one-that-lies-there "
    "only-short-numbers then-it-is-finished nothing-fits first-that-fits zero-cancels nothing-to-sweep "
    "order-forgotten choices-add card-used-again signs-forgotten one-of-the-family large-needs-much "
    "one-of-two-factors same-way",
)

# ── practice: true formulas ───────────────────────────────────────────────────────────────────────────────────────────

(
    ONLY_ONE_SIGN,
    FORWARDS,
    ALWAYS_ONE,
    PARTS_OF_CARDS,
    DOUBTED,
    NEXT_IN_THE_TABLE,
    TEN_FORGOTTEN,
    ONE_OFF,
    TURNED,
) = ideas(
    __name__,
    "only-one-sign forwards always-one parts-of-cards doubted next-in-the-table ten-forgotten one-off turned",
)

# ── practice: formulas made of a hand ─────────────────────────────────────────────────────────────────────────────────

(
    TABLE_UNUSED,
    STOPPED_EARLY,
    CARDS_LEFT,
    SAME_DIGIT,
    ONE_SIGN_ONLY,
    SIGN_MISSED,
    SAME_VALUE_COUNTS,
) = ideas(
    __name__,
    "table-unused stopped-early cards-left same-digit one-sign-only sign-missed same-value-counts",
)

# ── practice: digits, division and 0 ──────────────────────────────────────────────────────────────────────────────────

(
    WHOLE_NUMBER,
    WRONG_WAY,
    CHANGE_FOR_CARD,
    ROUNDED,
    NOTHING_ADDED,
    ZERO_MAY_STAY,
    ANY_ZERO,
) = ideas(
    __name__,
    "whole-number wrong-way change-for-card rounded nothing-added zero-may-stay any-zero",
)

# ── practice: changing what lies on the table ─────────────────────────────────────────────────────────────────────────

(
    PUSHED_APART,
    ONLY_ONE_BY_ONE,
    TOO_STRICT,
) = ideas(
    __name__,
    "pushed-apart only-one-by-one too-strict",
)
