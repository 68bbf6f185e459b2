"""The ideas behind wrong answers in Matician: signs, the number line, division by zero, choosing against others."""

from __future__ import annotations

from mathgames_widgets.questions.question import ideas

# ── signs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    CARD_IGNORED,
    WHOLE_EQUATION,
    LARGER_MINUS_SMALLER,
    SIGN_LOST,
    TAKEN_NOT_ADDED,
    TWO_MINUSES_MAKE_PLUS,
    TWO_MINUSES_STAY,
    ONE_MINUS_NO_MATTER,
    MINUSES_ADD_UP,
    ANY_MINUS,
    MINUS_ALWAYS_HARMS,
    ONE_FOR_ALL,
    LARGER_ALWAYS_HURTS,
    ANY_NUMBER,
    SIDES_ALIKE,
    ATTACKS_ALIKE,
    SIDES_DIFFER,
    LARGE_NUMBERS_ONLY,
) = ideas(
    __name__,
    "card-ignored whole-equation larger-minus-smaller sign-lost taken-not-added two-minuses-make-plus "
    "two-minuses-stay one-minus-no-matter minuses-add-up any-minus minus-always-harms one-for-all larger-always-hurts "
    "any-number sides-alike attacks-alike sides-differ large-numbers-only",
)

# ── the number line and fractions ─────────────────────────────────────────────────────────────────────────────────────

(
    SIZE_WITHOUT_SIGN,
    BELOW_EVERY_FRACTION,
    LARGE_PARTS,
    UPSIDE_DOWN,
    WRONG_END,
    DIFFERENT_FRACTIONS,
    NEARLY_EQUAL,
) = ideas(
    __name__,
    "size-without-sign below-every-fraction large-parts upside-down wrong-end different-fractions nearly-equal",
)

# ── zero ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    DIVIDED_BY_NOTHING,
    NOTHING_DIVIDED,
    ZERO_SHARED,
    ZERO_IS_NOTHING,
) = ideas(
    __name__,
    "divided-by-nothing nothing-divided zero-shared zero-is-nothing",
)

# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    HOPE_ONLY,
    BEFORE_THE_CARD,
    CAUTION_ONLY,
    SMALL_IS_SAFE,
    BALANCED,
    SUM_OF_THE_ROW,
    ONE_COLUMN,
    LIKELIEST_ONLY,
    CHANCES_IGNORED,
    CHANCES_SWAPPED,
    ADDED_NOT_WEIGHED,
    ALWAYS_THE_SAME,
    HALF_AND_HALF,
    OTHER_ROW,
    CHANCE_NOT_VALUE,
    ONE_ROW,
    AN_ENTRY,
) = ideas(
    __name__,
    "hope-only before-the-card caution-only small-is-safe balanced sum-of-the-row one-column likeliest-only "
    "chances-ignored chances-swapped added-not-weighed always-the-same half-and-half other-row chance-not-value "
    "one-row an-entry",
)

BEFORE_THE_CARD = BEFORE_THE_CARD.about(sum=False, side="right")
HOPE_ONLY, CAUTION_ONLY = HOPE_ONLY.about(average=False), CAUTION_ONLY.about(average=False)

# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    EQUAL_COUNTED,
    VALUES_NOT_PAIRS,
    SHARE_ABOVE,
    COUNT_NOT_SHARE,
) = ideas(
    __name__,
    "equal-counted values-not-pairs share-above count-not-share",
)
