"""The ideas behind wrong answers in mathleague.org/cards: scores, averages, costs, choosing four, and chances."""

from __future__ import annotations

from mathgames_widgets.questions.question import ideas

# ── the score of a card ───────────────────────────────────────────────────────────────────────────────────────────────

(
    AGE_GROUP_FORGOTTEN,
    ALL_MULTIPLIED,
    TOOLS_FORGOTTEN,
    TEACHER_FORGOTTEN,
    EVERYTHING_DOUBLED,
    DOUBLED_TWICE,
    DOUBLED_ALONE,
    NO_CAP,
    CAP_FORGOTTEN,
    ALL_TOOLS_LOST,
    CAP_ITSELF,
    DOUBLING_TURNED_ROUND,
) = ideas(
    __name__,
    "age-group-forgotten all-multiplied tools-forgotten teacher-forgotten everything-doubled doubled-twice "
    "doubled-alone no-cap cap-forgotten all-tools-lost cap-itself doubling-turned-round",
)

# ── averages ──────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    NOT_DIVIDED,
    MIDDLE_OF_ENDS,
    POINT_FOR_POINT,
    DIVIDED_AGAIN,
    EVERYBODY_COUNTS,
    PRINTED_ORDER,
    FIRST_FOUR,
    SCORES_DIFFER,
    BONUS_FORGOTTEN,
    BONUS_ALWAYS,
    HIGHEST_ALWAYS,
    BONUS_WITHOUT_TEACHER,
    SCHOOL_TOOLS_SHARED,
    NO_SCHOOL_CAP,
    SCHOOL_TOOLS_DOUBLED,
    MEAN_OF_TWO,
    AVERAGE_DIVIDED,
) = ideas(
    __name__,
    "not-divided middle-of-ends point-for-point divided-again everybody-counts printed-order first-four scores-differ "
    "bonus-forgotten bonus-always highest-always bonus-without-teacher school-tools-shared no-school-cap "
    "school-tools-doubled mean-of-two average-divided",
)

# ── costs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

(
    WRONG_PART,
    WHOLE_PRICE,
    PART_OF_THE_COST,
    COST_OF_THE_SCORE,
    FREE_FORGOTTEN,
    FREE_TOO_SOON,
    THIS_ONE_TOO,
    OWN_SCHOOLS_ONLY,
    LARGEST_FIRST,
    ALL_PAID,
    PAID_NOT_LOST,
    ALWAYS_EXACT,
    RATE_TURNED_ROUND,
    SCORE_NOT_RATE,
    CHEAP_NOT_RATE,
    ALL_RATES_ALIKE,
    FLAT_PRICE,
    FREE_ALONE,
) = ideas(
    __name__,
    "wrong-part whole-price part-of-the-cost cost-of-the-score free-forgotten free-too-soon this-one-too "
    "own-schools-only largest-first all-paid paid-not-lost always-exact rate-turned-round score-not-rate "
    "cheap-not-rate all-rates-alike flat-price free-alone",
)

# ── counting and chances ──────────────────────────────────────────────────────────────────────────────────────────────

(
    ORDER_COUNTED,
    ONE_EACH_TIME,
    POWERS,
    ADDED_NOT_MULTIPLIED,
    ONE_SORT_ONLY,
    CHANCES_ADDED,
    FIRST_DRAW_ONLY,
    CHANCE_OF_NONE,
    PUT_BACK,
    AT_LEAST_FOR_EXACTLY,
    ONE_ORDER_ONLY,
    LOWEST_CARD,
    MEAN_OF_ONE,
    BASE_FORGOTTEN,
    ONE_PLAYER_ENOUGH,
    ALL_TEAMS_COUNTED,
    PLAYERS_ADDED,
    BEST_CASE_ONLY,
    LIKELY_ENOUGH,
) = ideas(
    __name__,
    "order-counted one-each-time powers added-not-multiplied one-sort-only chances-added first-draw-only "
    "chance-of-none put-back at-least-for-exactly one-order-only lowest-card mean-of-one base-forgotten "
    "one-player-enough all-teams-counted players-added best-case-only likely-enough",
)
