"""The questions of the BYORF lesson about the function on the table: zeros, asymptotes, signs, holes.

Each is a function of its numbers, so that another try comes with new ones; the answers are worked out, never typed in.
"""

from __future__ import annotations

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf import FACTORS, Factor, function_of
from mathgames_widgets.lesson.choices import ChooseOne, ChooseSome, Match, Option, Pair, PutInOrder
from mathgames_widgets.lesson.placed import ClickGraph, Target
from mathgames_widgets.lesson.questions import Misconception, Wrong
from mathgames_widgets.lesson.typed import Expression, Number, Numbers, Same
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain, show
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.steps_graph import intercepts, signs, vertical_asymptotes
from mathgames_widgets.maths.steps_rows import cancel, holes, restrictions

Linear = tuple[int, int]
"""A factor: its leading coefficient and its root."""

SIGN_READ_OFF = Misconception(
    "The zero is the number on the card",
    "The number in the factor is added to x. The zero is the x that makes the whole factor 0.",
)
ROWS_MIXED_UP = Misconception(
    "Zeros below are zeros",
    "A zero below the line makes the denominator 0, and nothing can be divided by 0: the function has no value there.",
)
IT_CANCELS = Misconception(
    "It cancels, so it is a hole, not an asymptote",
    "A factor makes a hole only when nothing of it is left below. Count: how often above, how often below?",
)
ALWAYS_A_WALL = Misconception(
    "Every zero of the denominator is an asymptote",
    "Where the factor cancels completely, values near that x stay near one height: a hole, not a wall.",
)
HOLE_IS_GONE = Misconception(
    "What cancels is gone",
    "The values agree everywhere else, but the function as built still divides by 0 there: the point is missing.",
)
HEIGHT_ZERO = Misconception(
    "The hole lies on the x-axis",
    "The rows are both 0 there, but the graph comes near the value of what is left after cancelling.",
)
ALWAYS_CROSSES = Misconception(
    "Every zero is a crossing",
    "A squared factor is positive on both sides of its zero: the graph touches the axis and turns back.",
)
ALWAYS_FLIPS = Misconception(
    "At every asymptote the graph jumps from one end to the other",
    "An asymptote of even order is a squared factor below the line: no change of sign.",
)
PULLS_DOWN = Misconception(
    "A minus in the factor pulls the graph down",
    "At 1 the factor x − 4 is −3, and −3 times −2/9 is positive.",
)
ONLY_ITS_OWN = Misconception(
    "Only its own factor moves a hole",
    "Every factor that is left multiplies the height; at 1 the factor x − 4 is −3.",
)


def function(top: tuple[Linear, ...], bottom: tuple[Linear, ...]) -> RationalFunction:
    """The function of two rows of factors."""
    return RationalFunction.of_linear(top, bottom)


TABLE = function(((1, -1), (1, 1), (1, 4)), ((1, -2), (-1, -2), (1, 1)))
"""What the learner builds in the game."""


def drawn(seed: str, count: int, low: int = -4, high: int = 4) -> tuple[int, ...]:
    """So many different whole numbers, drawn from a seed.

    >>> len(set(drawn("FERN-42", 3)))
    3
    """
    return Rng(seed).shuffled(range(low, high + 1))[0][:count]


# ── zeros and asymptotes ──────────────────────────────────────────────────────────────────────────────────────────


def zero_of(card: Factor) -> Number:
    """Where is this card 0?"""
    f = function_of((card,), ())
    return Number(
        key="zero",
        prompt=("At which x is the card ", show(f), " equal to 0?"),
        value=card.root,
        hint="Set the factor equal to 0 and solve for x.",
        why=intercepts(f),
        misconceptions=(Wrong(-card.root, SIGN_READ_OFF), Wrong(-card.lead * card.root, SIGN_READ_OFF))
        if card.root
        else (),
        again=lambda seed: zero_of(Rng(seed).choice(tuple(one for one in FACTORS if one.root))[0]),
    )


def rows() -> Match:
    """What does the place of a factor do?"""
    return Match(
        key="rows",
        prompt="You hold two cards with x − 1. What happens at x = 1, when no other card has its zero there?",
        hint="Ask each time: can the function be worked out at 1? If not, is x − 1 still below after cancelling?",
        pairs=(
            Pair("one above", "a zero: the graph crosses the x-axis"),
            Pair("one below", "a vertical asymptote"),
            Pair("one above, one below", "a hole"),
            Pair("both above", "a zero: the graph touches the x-axis"),
        ),
        misconceptions=(Wrong((1, 0), ROWS_MIXED_UP), Wrong((2, 1), ALWAYS_A_WALL), Wrong((3, 0), ALWAYS_CROSSES)),
        why=Explanation(
            "It depends on where the factor is left after cancelling.",
            why=(
                Explanation("Left above, it makes a zero: touching, when it is left twice."),
                Explanation("Left below, it makes a vertical asymptote."),
                Explanation("Left nowhere, it leaves a hole, since the function as built still divides by 0."),
            ),
        ),
    )


def wall(zero: int = -1, pole: int = -2) -> ClickGraph:
    """Where will the vertical asymptote stand?"""
    f = function(((1, zero),), ((1, pole),))
    return ClickGraph(
        key="asymptote",
        prompt=("Here is an empty plane. Where will ", show(f), " have its vertical asymptote? Choose a place on it."),
        hint="Which x makes the denominator 0?",
        targets=(Target(x=pole),),
        why=vertical_asymptotes(f),
        misconceptions=(Wrong(Target(x=-pole), SIGN_READ_OFF), Wrong(Target(x=zero), ROWS_MIXED_UP)),
        again=lambda seed: wall(*_with_other_signs(seed)),
    )


def _with_other_signs(seed: str) -> tuple[int, int]:
    """Two places, none of them 0 and none opposite to the other."""
    first, second = drawn(seed, 2, 1, 4)
    sign, other = (1 if number > 0 else -1 for number in drawn(f"{seed} signs", 2, -2, 1))
    return first * sign, second * other


def forbidden(above: tuple[int, ...] = (4, 3), below: tuple[int, ...] = (-2, 0, 3)) -> Numbers:
    """Which x must be left out?"""
    f = function(tuple((1, root) for root in above), tuple((1, root) for root in below))
    survivors = tuple(wall.x for wall in f.vertical_asymptotes)
    return Numbers(
        key="restrictions",
        prompt=("Which x must be left out of ", show(f), "? Write all of them, with commas."),
        hint="Look at the denominator before anything cancels.",
        values=below,
        why=restrictions(f),
        misconceptions=(Wrong(survivors, HOLE_IS_GONE), Wrong(above, ROWS_MIXED_UP)),
        again=lambda seed: _forbidden_again(drawn(seed, 4)),
    )


def _forbidden_again(roots: tuple[int, ...]) -> Numbers:
    common, zero, one, other = roots
    return forbidden((zero, common), (one, other, common))


# ── multiplicity and signs ────────────────────────────────────────────────────────────────────────────────────────


def even() -> ChooseOne:
    """What does a second factor with the same zero below do?"""
    f = function(((1, -1),), ((1, -2), (-1, -2)))
    return ChooseOne(
        key="even",
        prompt=("Now −x − 2 joins x + 2 below. Close to −2, what will ", show(f), " do?"),
        hint="Near −2 the numerator x + 1 hardly changes. What is the sign of (x + 2)(−x − 2) on both sides?",
        options=(
            Option("Up on one side of −2, down on the other", False, ALWAYS_FLIPS),
            Option("To the same end on both sides", True),
            Option(
                "The two factors cancel and leave a hole",
                False,
                Misconception(
                    "Two factors in one row cancel",
                    "Only a factor above cancels with a factor below. Two in one row multiply.",
                ),
            ),
        ),
        why=vertical_asymptotes(f),
    )


def bounce() -> ChooseOne:
    """What does a second factor with the same zero above do?"""
    f = function(((1, -1), (1, 1), (1, 1)), ((1, -2), (-1, -2)))
    return ChooseOne(
        key="bounce",
        prompt=("The second x − 1 goes above: ", show(f), ". What will the graph do at x = 1?"),
        hint="What is the sign of (x − 1)² just left of 1, and just right of it?",
        options=(
            Option("Cross the x-axis, twice as steeply", False, ALWAYS_CROSSES),
            Option("Touch the x-axis and turn back", True),
            Option("Have a hole", False, Misconception("Twice means a hole", "A hole needs the factor in both rows.")),
        ),
        why=signs(f),
    )


def sign_chart(top: tuple[int, ...] = (-1, 1, 1), bottom: tuple[int, ...] = (-2, -2)) -> ChooseSome:
    """At which marks does the sign flip?"""
    f = function(tuple((1, root) for root in top), tuple((1, root) for root in bottom))
    marks = tuple(sorted({*top, *bottom}))
    flips = {mark.x: mark.flips for mark in f.sign_chart.marks}
    return ChooseSome(
        key="signs",
        prompt=("At which of these x does ", show(f), " change its sign?"),
        hint="Count how often the factor with that zero is there: an odd number flips the sign, an even one does not.",
        options=tuple(
            Option(f"x = {plain(mark)}", flips[mark], None if flips[mark] else _no_flip(mark in bottom))
            for mark in marks
        ),
        why=signs(f),
        again=lambda seed: _signs_again(drawn(seed, 4)),
    )


def _no_flip(is_below: bool) -> Misconception:
    return ALWAYS_FLIPS if is_below else ALWAYS_CROSSES


def _signs_again(roots: tuple[int, ...]) -> ChooseSome:
    once, twice, below, below_twice = roots
    return sign_chart((once, twice, twice), (below, below_twice, below_twice))


# ── holes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def hole() -> ChooseOne:
    """What happens at 1 when x − 1 stands above and below?"""
    f = function(((1, -1), (1, 1)), ((1, -2), (-1, -2), (1, 1)))
    return ChooseOne(
        key="hole",
        prompt=("You move one x − 1 below: ", show(f), ". What will be at x = 1?"),
        hint="How often does x − 1 stand above, how often below?",
        options=(
            Option("A zero", False, Misconception("Above means a zero", "At 1 the function has no value, not even 0.")),
            Option("A vertical asymptote", False, ALWAYS_A_WALL),
            Option("A hole", True),
            Option("Nothing: the factor is gone", False, HOLE_IS_GONE),
        ),
        why=holes(f),
    )


def which_holes(root: int = 3, other: int = -1) -> ChooseSome:
    """(x − 3)/(x − 3)² against (x − 3)²/(x − 3)."""
    a, b = (1, root), (1, other)
    several = (function((a,), (a, a)), function((a, a), (a,)), function((a, b), (a,)), function((b,), (a, b)))
    return ChooseSome(
        key="powers",
        prompt=f"Which of these have a hole at x = {plain(root)}?",
        hint="A hole needs the factor below, and at least as often above. What is left after cancelling?",
        options=tuple(_with_hole(f, root) for f in several),
        why=Explanation(
            "As often above as below, or more often: a hole. More often below: a vertical asymptote.",
            why=tuple(cancel(f) for f in several[:2]),
        ),
        again=lambda seed: which_holes(*drawn(seed, 2)),
    )


def _with_hole(f: RationalFunction, root: int) -> Option:
    has_it = root in {hole.x for hole in f.holes}
    return Option(show(f), has_it, HOLE_IS_GONE if has_it else IT_CANCELS)


def order() -> PutInOrder:
    """How is the height of a hole found?"""
    return PutInOrder(
        key="steps",
        prompt="You look for the height of a hole. Put the steps in order.",
        hint="As long as the common factor is there, putting in x gives 0 over 0.",
        items=(
            "Write both rows as products of factors",
            "Note which x make the denominator 0",
            "Cancel the common factor",
            "Put the x of the hole into what is left",
        ),
        why=Explanation(
            "The restrictions are noted before cancelling, the height is worked out after it.",
            why=(holes(TABLE),),
        ),
    )


def reduced() -> Expression:
    """What is left after cancelling?"""
    f = function(((1, -1), (1, 1)), ((1, -2), (-1, -2), (1, 1)))
    top, bottom = f.reduced
    return Expression(
        key="reduced",
        prompt=("Write what is left of ", show(f), " after cancelling, such as (x+5)/(x−3)."),
        hint="Cross out x − 1 once above and once below, and write down the rest.",
        value=RationalFunction((top,), (bottom,)),
        same=Same.REDUCED,
        why=cancel(f),
    )


def height(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1) -> Number:
    """How high is the hole?"""
    f = function(((1, zero), (1, at)), ((1, pole), (lead, pole), (1, at)))
    return Number(
        key="height",
        prompt=("How high is the hole of ", show(f), "? An exact number, please, such as 3/5."),
        hint=f"Put x = {plain(at)} into what is left after cancelling.",
        value=f.holes[0].y,
        why=holes(f),
        misconceptions=(Wrong(0, HEIGHT_ZERO), Wrong(None, ALWAYS_A_WALL)),
        again=lambda seed: height(*drawn(seed, 3)),
    )


def lifted() -> ChooseOne:
    """What does x − 4 do to the hole?"""
    return ChooseOne(
        key="lifted",
        prompt="The hole is at (1, −2/9). Your last card x − 4 goes above. Where does the hole go?",
        hint="Its height is multiplied by the value of x − 4 at 1.",
        options=(
            Option("Above the x-axis", True),
            Option("Further down", False, PULLS_DOWN),
            Option("It stays where it is", False, ONLY_ITS_OWN),
        ),
        why=holes(TABLE),
    )
