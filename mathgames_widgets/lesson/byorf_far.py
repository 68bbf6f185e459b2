"""The questions of the BYORF lesson about the whole graph: intercepts, what happens far out, goals, building."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.games.byorf import Built, best_build, factor, goal
from mathgames_widgets.games.byorf.scoring import CONDITIONS
from mathgames_widgets.lesson.byorf_questions import TABLE, drawn, function
from mathgames_widgets.lesson.choices import ChooseSome, Match, Option, Pair
from mathgames_widgets.lesson.placed import Build
from mathgames_widgets.lesson.questions import Demand, Misconception, Wrong
from mathgames_widgets.lesson.typed import Expression, Number, Numbers, Same, Write
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain, show
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.steps import explain
from mathgames_widgets.maths.steps_graph import far_out, intercepts

CANCELLED_TOO_EARLY = Misconception(
    "Cancel first, then put in 0",
    "After cancelling there is a value at 0, the height of the hole. The function as built has none: it divides by 0.",
)
TOP_IS_ZERO = Misconception(
    "Top 0 means an x-intercept",
    "Only where the bottom is not 0 as well: 0 over 0 has no value, so there is no point on the axis.",
)
ONLY_DEGREES = Misconception(
    "Equal degrees give y = 1",
    "Equal degrees give the quotient of the two leading coefficients. Multiply the leading coefficients of each row.",
)
BIGGER_WINS = Misconception(
    "The bigger degree gives the asymptote its name",
    "A larger degree below presses the values towards 0. A larger one above lets them grow without end.",
)
MUST_NOT_CROSS = Misconception(
    "A curve never crosses an asymptote",
    "A vertical asymptote is never crossed. A horizontal or slant one says only what happens far out.",
)
OFF_THE_AXIS = Misconception(
    "All sign goals are about asymptotes",
    "− | 0 | + asks for a zero where the sign goes from − to +. A zero is an x-intercept.",
)

RIVAL = function(((1, 0),), ((-1, 2), (-1, 2), (1, 0)))
"""What the bot builds in the game."""


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────


def crossings(pole: int = 2) -> Numbers:
    """The x-intercepts of a function that loses its only candidate to a hole."""
    f = function(((1, 0),), ((-1, pole), (-1, pole), (1, 0)))
    return Numbers(
        key="x-intercepts",
        prompt=("At which x does ", show(f), " meet the x-axis? Write “none” if it never does."),
        hint="An x-intercept needs the top to be 0 and the bottom not to be 0.",
        values=(),
        why=intercepts(f),
        misconceptions=(Wrong((0,), TOP_IS_ZERO), Wrong((pole,), TOP_IS_ZERO)),
        again=lambda seed: crossings(drawn(seed, 1, 3, 9)[0]),
    )


def lost(pole: int = 2) -> Number:
    """The y-intercept that a hole takes away."""
    f = function(((1, 0),), ((-1, pole), (-1, pole), (1, 0)))
    return Number(
        key="y-intercept",
        prompt=("Where does ", show(f), " meet the y-axis? Write its height, or “none”."),
        hint="Put x = 0 into the function as it was built.",
        value=f.y_intercept,
        why=intercepts(f),
        misconceptions=(Wrong(f.holes[0].y, CANCELLED_TOO_EARLY), Wrong(0, TOP_IS_ZERO)),
        again=lambda seed: lost(drawn(seed, 1, 3, 9)[0]),
    )


# ── far out ───────────────────────────────────────────────────────────────────────────────────────────────────────


def degrees() -> Match:
    """Which degrees give which asymptote?"""
    return Match(
        key="degrees",
        prompt="Count the factors above and below. What does the graph do far out?",
        hint="Think of x = 1000: which row is larger, and by how much?",
        pairs=(
            Pair("fewer above than below", "horizontal asymptote y = 0"),
            Pair("as many above as below", "horizontal asymptote y = quotient of the leading coefficients"),
            Pair("one more above", "slant asymptote, found by division"),
            Pair("two more above, or even more", "neither horizontal nor slant"),
        ),
        misconceptions=(Wrong((0, 2), BIGGER_WINS), Wrong((2, 0), BIGGER_WINS)),
        why=Explanation(
            "Far out, only the leading terms of the two rows matter.",
            why=(far_out(RIVAL), far_out(TABLE)),
        ),
    )


def level(lead: int = -1) -> Number:
    """How high is the horizontal asymptote?"""
    f = function(((1, -1), (1, 1), (1, 4)), ((1, -2), (lead, -2), (1, 1)))
    return Number(
        key="level",
        prompt=("Which horizontal asymptote y = … does ", show(f), " have?"),
        hint="Multiply the leading coefficients of each row, and divide the two products.",
        value=f.horizontal_asymptote.y if f.horizontal_asymptote else None,
        why=far_out(f),
        misconceptions=(Wrong(1, ONLY_DEGREES), Wrong(0, BIGGER_WINS), Wrong(None, BIGGER_WINS)),
        again=lambda seed: level(drawn(seed, 1, 2, 5)[0]),
    )


def crossing(zero: int = -1, other: int = 4, pole: int = -2) -> Numbers:
    """Where does the graph cross its own horizontal asymptote?"""
    f = function(((1, zero), (1, other)), ((1, pole), (-1, pole)))
    found = f.horizontal_asymptote.crossings if f.horizontal_asymptote else ()
    return Numbers(
        key="crossing",
        prompt=(
            "At which x does ",
            show(f),
            " cross its own asymptote y = −1? Write “none” if it never does.",
        ),
        hint="Set the function equal to −1 and multiply by the denominator. What happens to x²?",
        values=tuple(point.x for point in found or ()),
        why=far_out(f),
        misconceptions=(Wrong((), MUST_NOT_CROSS),),
        again=lambda seed: crossing(*drawn(seed, 3)),
    )


def slant(zero: int = -1, other: int = 4, pole: int = -2) -> Expression:
    """The slant asymptote, by division."""
    f = function(((1, zero), (1, other)), ((1, pole),))
    line = f.asymptote or Polynomial.constant(0)
    return Expression(
        key="slant",
        prompt=("Write the slant asymptote of ", show(f), ", such as 2x+1."),
        hint="Multiply out the top and divide it by the bottom. The remainder does not matter far out.",
        value=RationalFunction((line,), ()),
        same=Same.REDUCED,
        why=far_out(f),
        misconceptions=(
            Wrong(
                RationalFunction.parse("x"),
                Misconception("Only the leading terms", "They give the slope. The height of the line needs division."),
            ),
        ),
        again=lambda seed: slant(*drawn(seed, 3)),
    )


# ── goals and building ────────────────────────────────────────────────────────────────────────────────────────────


def together() -> ChooseSome:
    """Which goals of this round cannot be met by one function?"""
    return ChooseSome(
        key="goals",
        prompt="Which of these pairs of goals can no function meet at once?",
        hint="“− | 0 | +” needs a zero. What is a zero on the graph?",
        options=(
            Option("No x-intercepts · Sign chart contains − | 0 | +", True, OFF_THE_AXIS),
            Option("Asymptote y = −1 · A hole above the x-axis", False, MUST_NOT_CROSS),
            Option("Vertical asymptote of even order · Sign chart contains − | 0 | +"),
            Option("Asymptote y = −1 · Vertical asymptote of even order"),
        ),
        why=Explanation(
            "A zero is an x-intercept, so − | 0 | + and “No x-intercepts” exclude each other.",
            why=(explain(TABLE),),
        ),
    )


def demand(id: str) -> Demand[Built]:
    """A goal card as something that a build has to fulfil."""
    card = goal(id)
    holds: Callable[[RationalFunction], bool] = CONDITIONS[id].holds
    return Demand(card.text, lambda built: holds(built.function))


SIX = tuple(factor(id) for id in ("F08", "F11", "F12", "F17", "F28", "F35"))
"""The six cards of the learner, in the order of their numbers."""


def build() -> Build:
    """From the same six cards: no x-intercept and a hole."""
    ids = ("G15", "G22")
    best = best_build(SIX, [goal(id) for id in ids])
    example = Built(best.top, best.bottom)
    return Build(
        key="build",
        prompt="The same six cards, other goals: build a function without x-intercepts that has a hole.",
        hint="Every factor above must cancel, and something must be left below.",
        cards=SIX,
        demands=tuple(demand(id) for id in ids),
        example=example,
        why=explain(example.function),
    )


def write(hole: int = 3, pole: int = -1) -> Write:
    """A function for a description."""
    example = function(((1, hole),), ((1, hole), (1, pole)))
    return Write(
        key="write",
        prompt=f"Write a function with a hole at x = {plain(hole)}, a vertical asymptote at x = {plain(pole)} "
        "and nothing else of the kind.",
        hint="Which factor must stand in both rows, and which one only below?",
        demands=(
            Demand(f"a hole at x = {plain(hole)}", lambda f: [one.x for one in f.holes] == [hole]),
            Demand(
                f"a vertical asymptote at x = {plain(pole)}", lambda f: [w.x for w in f.vertical_asymptotes] == [pole]
            ),
        ),
        example=example,
        why=explain(example),
        again=lambda seed: write(*drawn(seed, 2)),
    )
