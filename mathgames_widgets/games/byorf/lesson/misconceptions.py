"""The ideas behind wrong answers in the BYORF lesson and its practice: id, name, and what to say to each."""

from __future__ import annotations

from mathgames_widgets.questions.question import ideas

(
    SIGN_READ_OFF,
    SIGN_FLIPPED,
    SIGN_DROPPED,
    SIGN_ON_CARD,
    RISES_OR_FALLS,
    ROWS_MIXED_UP,
    IT_CANCELS,
    ALWAYS_A_WALL,
    ABOVE_IS_FORBIDDEN,
    HOLE_IS_GONE,
    ABOVE_IS_ZERO,
    ABOVE_IS_WALL,
    NEEDS_BOTH,
    ALWAYS_CROSSES,
    ODD_TOUCHES,
    ALWAYS_FLIPS,
    REPEATED_STAYS,
    ODD_FLIPS,
    HEIGHT_ZERO,
    SIGN_LOST,
    NOT_CANCELLED,
    CROSSED_OUT_ONCE,
    FACTORS_FIRST,
    CANCELLED_TOO_EARLY,
    TOP_IS_ZERO,
    ZERO_OVER_ZERO,
    AXES_MIXED_UP,
    ONLY_DEGREES,
    UPSIDE_DOWN,
    BIGGER_WINS,
    ALWAYS_FADES,
    ALWAYS_GROWS,
    NOT_COUNTED,
    AXIS_IS_ASYMPTOTE,
    ONLY_LEADING,
    REMAINDER_KEPT,
    DIVIDED_BY_X,
    MUST_NOT_CROSS,
    DECIDED_BY_LOOKS,
    ONE_MORE_ABOVE,
    ANY_GROWTH,
    LINE_ITSELF,
    LEFT_ABOVE,
    ALL_CANCELS,
) = ideas(
    __name__,
    "sign-read-off sign-flipped sign-dropped sign-on-card rises-or-falls rows-mixed-up it-cancels always-a-wall "
    "above-is-forbidden hole-is-gone above-is-zero above-is-wall needs-both always-crosses odd-touches always-flips "
    "repeated-stays odd-flips height-zero sign-lost not-cancelled crossed-out-once factors-first "
    "cancelled-too-early top-is-zero zero-over-zero axes-mixed-up only-degrees upside-down bigger-wins "
    "always-fades always-grows not-counted axis-is-asymptote only-leading remainder-kept divided-by-x must-not-cross "
    "decided-by-looks one-more-above any-growth line-itself left-above all-cancels",
)

# ── more that practice meets ──────────────────────────────────────────────────────────────────────────────────────────

(
    SWAPPED,
    HOLE_OR_WALL,
    EVERY_GAP,
    NO_HOLE,
    NO_HEIGHT,
    BOTTOM_FORGOTTEN,
    NO_INTERCEPT,
    ODD_EVEN,
    BEFORE,
    ABOVE,
    OTHERS_FORGOTTEN,
    SIGN_IN_FRONT,
    ALWAYS_CHANGES,
    ALWAYS_PLUS,
    ONE_FACTOR,
    AT_0,
    TOO_HIGH,
    SECOND_TERM,
    DEGREES,
    STOPPED,
    LOOKS,
    LEADING,
    UNTRIED,
) = ideas(
    __name__,
    "swapped hole-or-wall every-gap no-hole no-height bottom-forgotten no-intercept odd-even before above "
    "others-forgotten sign-in-front always-changes always-plus one-factor at-0 too-high second-term degrees stopped "
    "looks leading untried",
)

# ── what only the answer knows stands in a slot ───────────────────────────────────────────────────────────────────────

(
    SIGN_JUDGED,
    OWN_FACTOR,
    TAKES_ALL,
    ANY_TWO,
) = ideas(
    __name__,
    "sign-judged own-factor takes-all any-two-goals",
)
