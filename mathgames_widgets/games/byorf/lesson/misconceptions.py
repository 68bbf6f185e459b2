"""The ideas behind wrong answers in the BYORF lesson and its practice: id, name, and what to say to each."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

SIGN_READ_OFF = Misconception(
    "sign-read-off",
    "The zero is the number on the card",
    "The number in the factor is added to x. The zero is the x that makes the whole factor 0.",
)
SIGN_FLIPPED = Misconception(
    "sign-flipped",
    "The zero is the number with the other sign",
    "That works for x − 3, where x stands alone. Here a minus or a number stands in front of x: solve the equation.",
)
SIGN_ON_CARD = Misconception(
    "sign-on-card",
    "The sign on the card is the sign of the value",
    "The sign on a card belongs to its number. The value changes its sign where the factor is 0.",
)
RISES_OR_FALLS = Misconception(
    "rises-or-falls",
    "Rising and falling mixed up",
    "With a positive number in front of x the values grow from left to right. With a negative one they fall.",
)
ROWS_MIXED_UP = Misconception(
    "rows-mixed-up",
    "Zeros below are zeros",
    "A zero below the line makes the denominator 0, and nothing can be divided by 0: the function has no value there.",
)
IT_CANCELS = Misconception(
    "it-cancels",
    "It cancels, so it is a hole, not an asymptote",
    "A factor makes a hole only when nothing of it is left below. Count: how often above, how often below?",
)
ALWAYS_A_WALL = Misconception(
    "always-a-wall",
    "Every zero of the denominator is an asymptote",
    "Where the factor cancels completely, values near that x stay near one height: a hole, not a wall.",
)
ABOVE_IS_FORBIDDEN = Misconception(
    "above-is-forbidden",
    "What is 0 above is left out, too",
    "Above the line 0 is allowed: 0 divided by another number is 0. Only the denominator must not be 0.",
)
HOLE_IS_GONE = Misconception(
    "hole-is-gone",
    "What cancels is gone",
    "The values agree everywhere else, but the function as built still divides by 0 there: the point is missing.",
)
ABOVE_IS_ZERO = Misconception(
    "above-is-zero",
    "Above means a zero",
    "The factor stands below as well: the function divides by 0 there, so it has no value, not even 0.",
)
ABOVE_IS_WALL = Misconception(
    "above-is-wall",
    "An asymptote from a factor above",
    "A factor that stands only above never divides. Where it is 0 the function has the value 0.",
)
NEEDS_BOTH = Misconception(
    "needs-both",
    "A hole from one row",
    "A hole needs the factor in both rows. In one row alone it never cancels: it makes a zero or an asymptote.",
)
ALWAYS_CROSSES = Misconception(
    "always-crosses",
    "Every zero is a crossing",
    "A squared factor is positive on both sides of its zero: the graph touches the axis and turns back.",
)
ODD_TOUCHES = Misconception(
    "odd-touches",
    "A bounce at an odd zero",
    "An odd power is negative on one side of its zero and positive on the other, so the graph crosses the axis.",
)
ALWAYS_FLIPS = Misconception(
    "always-flips",
    "At every asymptote the graph jumps from one end to the other",
    "Two factors with the same zero change their signs together: the same sign on both sides of it.",
)
REPEATED_STAYS = Misconception(
    "repeated-stays",
    "Every repeated asymptote is even",
    "Three times is odd: the third power is negative on one side and positive on the other.",
)
ODD_FLIPS = Misconception(
    "odd-flips",
    "A change of sign is overlooked",
    "A factor that is there an odd number of times changes its sign at its zero, above the line as below it.",
)
HEIGHT_ZERO = Misconception(
    "height-zero",
    "The hole lies on the x-axis",
    "The rows are both 0 there, but the graph comes near the value of what is left after cancelling.",
)
SIGN_LOST = Misconception(
    "sign-lost",
    "The minus sign is lost",
    "A factor such as −x − 2 is −(x + 2). When like factors are gathered, the minus stays.",
)
NOT_CANCELLED = Misconception(
    "not-cancelled",
    "Still both rows",
    "As long as the common factor stands in both rows, putting in its zero gives 0 over 0. Cross it out in both.",
)
CROSSED_OUT_ONCE = Misconception(
    "crossed-out-once",
    "Crossed out in one row only",
    "To cancel is to divide both rows by the same factor, so it goes away once above and once below.",
)
FACTORS_FIRST = Misconception(
    "factors-first",
    "Cancelling without factors",
    "Only a factor of a whole row can be cancelled. As long as a row is a sum, nothing can.",
)
READ_OFF_A_SUM = Misconception(
    "read-off-a-sum",
    "Restrictions read off a sum",
    "A sum does not show where it is 0. Write it as a product first: it is 0 where one of its factors is.",
)
NOTED_TOO_LATE = Misconception(
    "noted-too-late",
    "Restrictions read after cancelling",
    "After cancelling the factor is gone, and nobody can see any more which x was forbidden because of it.",
)
PUT_IN_TOO_EARLY = Misconception(
    "put-in-too-early",
    "Put in before cancelling",
    "As long as the common factor is there, both rows are 0: 0 over 0 says nothing.",
)
CANCELLED_TOO_EARLY = Misconception(
    "cancelled-too-early",
    "Cancel first, then put in 0",
    "After cancelling there is a value at 0, the height of the hole. The function as built has none: it divides by 0.",
)
TOP_IS_ZERO = Misconception(
    "top-is-zero",
    "Top 0 means an x-intercept",
    "Only where the bottom is not 0 as well: 0 over 0 has no value, so there is no point on the axis.",
)
TAKES_ALL = Misconception(
    "takes-all",
    "A hole takes every intercept",
    "A hole takes away one point, the one at its own x. At x = 0 the function has a value.",
)
AXES_MIXED_UP = Misconception(
    "axes-mixed-up",
    "The y-axis is where y = 0",
    "On the y-axis x is 0. Put 0 in for x; the result is the height.",
)
ONLY_DEGREES = Misconception(
    "only-degrees",
    "Equal degrees give y = 1",
    "Equal degrees give the quotient of the two leading coefficients. Multiply the leading coefficients of each row.",
)
UPSIDE_DOWN = Misconception(
    "upside-down",
    "The quotient upside down",
    "The leading coefficient of the row above is divided by that of the row below.",
)
BIGGER_WINS = Misconception(
    "bigger-wins",
    "The bigger degree gives the asymptote its name",
    "A larger degree below presses the values towards 0. A larger one above lets them grow without end.",
)
ALWAYS_FADES = Misconception(
    "always-fades",
    "Every fraction fades away far out",
    "It does only where the degree below is larger. With equal degrees both rows grow alike, and the quotient stays.",
)
ALWAYS_GROWS = Misconception(
    "always-grows",
    "Large numbers have no limit",
    "However large both rows grow: unless the degree above is larger, their quotient comes close to one number.",
)
NOT_COUNTED = Misconception(
    "not-counted",
    "The quotient without counting",
    "The quotient of the leading coefficients is the height only where both rows have the same degree.",
)
AXIS_IS_ASYMPTOTE = Misconception(
    "axis-is-asymptote",
    "The asymptote taken for the x-axis",
    "Where the top is 0 the graph meets y = 0. The asymptote is another line: set the function equal to its height.",
)
ONLY_LEADING = Misconception(
    "only-leading", "Only the leading terms", "They give the slope. The height of the line needs division."
)
REMAINDER_KEPT = Misconception(
    "remainder-kept",
    "The remainder is kept",
    "Far out the remainder divided by the denominator fades away: it is no part of the line.",
)
DIVIDED_BY_X = Misconception(
    "divided-by-x",
    "Divided by x alone",
    "Every step of the division takes away a multiple of the whole denominator, its number included.",
)
MUST_NOT_CROSS = Misconception(
    "must-not-cross",
    "A curve never crosses an asymptote",
    "A vertical asymptote is never crossed. A horizontal or slant one says only what happens far out.",
)
DECIDED_BY_LOOKS = Misconception(
    "decided-by-looks",
    "Different goals must exclude each other",
    "Two goals exclude each other only for a reason. Without one, look for a function that meets both.",
)
ONE_MORE_ABOVE = Misconception(
    "one-more-above",
    "Any line far out is slant",
    "A slant asymptote needs exactly one factor more above than below.",
)
ANY_GROWTH = Misconception(
    "any-growth",
    "Every end that grows is slant",
    "With two factors more above, or even more, the ends are steeper than every line.",
)
LINE_ITSELF = Misconception(
    "line-itself",
    "The line itself is an asymptote",
    "When nothing is left below, the graph is the line: there is no curve that comes closer and closer to it.",
)
LEFT_ABOVE = Misconception(
    "left-above",
    "A factor above need not be a zero",
    "What stands above and does not cancel is 0 at one place, and there the graph meets the x-axis.",
)
ALL_CANCELS = Misconception(
    "all-cancels",
    "Nothing has to be left",
    "When everything cancels, the function is constant, and this goal asks for one that is not.",
)

# ── more that practice meets ──────────────────────────────────────────────────────────────────────────────────────

SWAPPED = Misconception(
    "swapped",
    "Top and bottom swapped",
    "Where only the top is 0 the function is 0. Where the bottom is 0 it has no value: a hole or an asymptote.",
)
HOLE_OR_WALL = Misconception(
    "hole-or-wall",
    "Hole and asymptote swapped",
    "Where the factor cancels away below there is a hole; where some of it stays below, a vertical asymptote.",
)
EVERY_GAP = Misconception(
    "every-gap",
    "Every excluded x is a hole",
    "A zero of the bottom is a hole only if its factor cancels there completely; else it is an asymptote.",
)
NO_HOLE = Misconception(
    "no-hole",
    "The hole is overlooked",
    "An open circle needs a factor that stands above and below, not only in one row.",
)
NO_HEIGHT = Misconception(
    "no-height",
    "A hole has no height",
    "The function has no value there, but its neighbors come as close as you like to one height.",
)
BOTTOM_FORGOTTEN = Misconception(
    "bottom-forgotten", "The bottom is forgotten", "What is left below has a value there too, and it divides."
)
NO_INTERCEPT = Misconception(
    "no-intercept", "No intercept where there is one", "The bottom is not 0 at x = 0, so f(0) has a value."
)
ODD_EVEN = Misconception(
    "odd-even",
    "Odd and even mixed up",
    "An even number of times a factor keeps its sign: the graph turns back, or goes the same way on both sides of the "
    "wall. An odd number of times it changes its sign.",
)
BEFORE = Misconception("before", "Counted before cancelling", "The order counts what is left below after cancelling.")
ABOVE = Misconception("above", "Counted above", "The order counts factors below the line.")
OTHERS_FORGOTTEN = Misconception(
    "others-forgotten",
    "The other factors are forgotten",
    "The order says whether the two sides agree. Which way they go is up to the sign of all factors together.",
)
SIGN_IN_FRONT = Misconception(
    "sign-in-front", "Upside down", "The sign in front turns the graph over. Look at one height, such as far out."
)
ALWAYS_CHANGES = Misconception(
    "always-changes",
    "The sign changes at every mark",
    "Where a factor stands an even number of times, or cancels away, the sign stays.",
)
ALWAYS_PLUS = Misconception(
    "always-plus",
    "Far right is always plus",
    "Far to the right the sign is that of the leading coefficients: one negative coefficient turns the chart around.",
)
ONE_FACTOR = Misconception(
    "one-factor",
    "One factor decides",
    "The sign of a quotient comes from all its factors: an odd number of minus signs gives minus.",
)
AT_0 = Misconception(
    "at-0", "f(0) taken for the far end", "f(0) is the height on the y-axis; far out only the highest powers count."
)
TOO_HIGH = Misconception(
    "too-high",
    "Nothing far out",
    "Compare the degrees: only with two or more degrees more above is there neither kind of line.",
)
SECOND_TERM = Misconception(
    "second-term", "The remainder's sign", "Subtract carefully in the division: minus a negative number adds."
)
DEGREES = Misconception(
    "degrees",
    "The degrees do not fit",
    "For a level other than 0 both rows need the same degree; the leading coefficients do the rest.",
)
STOPPED = Misconception(
    "stopped",
    "Stopped too early",
    "Look at the goals that your function misses. Often one card more, or one card less, reaches another.",
)
LOOKS = Misconception(
    "looks",
    "Judged by its face",
    "A card that looks different can do the same: 2 − x and x − 2 are both 0 at x = 2. Put each card in and "
    "count again.",
)
LEADING = Misconception(
    "leading",
    "The leading coefficient is forgotten",
    "The root fits, but the number in front of x counts too: it decides about signs and about heights.",
)
UNTRIED = Misconception(
    "untried",
    "Decided by looks",
    "Put the card in and count again: each root above and below, then the degrees of the two rows.",
)

# ── what only the answer knows stands in a slot ───────────────────────────────────────────────────────────────────

SIGN_JUDGED = Misconception(
    "sign-judged", "Judged by the sign on the card", "{there}: its value there counts, not the sign you read."
)
OWN_FACTOR = Misconception(
    "own-factor", "Only its own factor moves a hole", "Every factor that is left multiplies the height. {there}."
)
ANY_TWO = Misconception("any-two-goals", "Any two goals can be met", "{reason}")
