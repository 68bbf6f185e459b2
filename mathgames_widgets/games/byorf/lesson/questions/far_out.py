"""The questions of the BYORF lesson about the whole graph: what happens far out, and the intercepts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count
from math import ceil, floor, isqrt, prod

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import far_out
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.questions.choices import ChooseThen, Option, Pair
from mathgames_widgets.questions.drawing.division import LayDivision
from mathgames_widgets.questions.drawing.matching import CardPicture, MatchCards
from mathgames_widgets.questions.drawing.places import WIDE, DragMarks, axis, seen, to_drag
from mathgames_widgets.questions.drawing.signs import GraphOf, GraphsOf
from mathgames_widgets.questions.problem import ProblemRng, expected
from mathgames_widgets.questions.question import Demand, Question, Wrong
from mathgames_widgets.questions.typed import Numbers

from ..practice.drawing import MOST_SAID, NOT_0, RootPlace, exact, in_thousands, multiplied_out, one_digit, rows
from ..practice.far_out import excess
from ..practice.sketching import sketching
from ..practice.zeros import y_intercept_of
from .reasons import of_crossing, of_degrees

say = room(__name__)

RIVAL = rows(((1, 0),), ((1, 0), (-1, 2), (-1, 2)))
"""What the bot builds in the game: a hole takes its y-intercept."""
SLANTED = rows(((1, -1), (1, 4)), ((1, -2),))
"""A function with a slant asymptote, to be found by division."""
ON_AXIS = rows(((1, 0), (1, -1)), ((1, 0), (1, 2)))
"""A hole takes one of its two candidates for an x-intercept, and one is left."""

ONE_OF_EACH = tuple(
    map(RationalFunction.parse, ("1/(x-1)", "(2x+2)/(x-1)", "(x+1)(x-3)/(x-1)", "(x+1)(x-3)(x+2)/(x-1)"))
)
"""A function for each end, none of them from the game: what happens there is still to be predicted."""

COUNTS = {-1: ((0, 1), (1, 2), (0, 2)), 0: ((1, 1), (2, 2)), 1: ((2, 1),), 2: ((3, 1), (2, 0))}
"""For each excess of the degree above: how many factors stand above and below."""

# ── far out ───────────────────────────────────────────────────────────────────────────────────────────────────────


def steer(zero: int = 2, wall: int = -1, y: int = -2) -> DragMarks:
    """How does the line far out come to a height, with one zero more? It is dragged, before any rule is said."""
    start, example = axis(("zero", zero), ("wall", wall)), axis(
        ("zero", zero), ("zero", -zero), ("wall", wall), ("wall", wall), times=y
    )  # fmt: skip
    return DragMarks(
        prompt=say("ask-steer", y=y),
        hint=say("ask-steer.hint"),
        more_hints=(say("ask-steer.hint-2"), say("ask-steer.hint-3", y=y)),
        kinds=("zero", "wall"),
        window=(-9, 9, -6, 6),
        is_scaled=True,
        begins=start,
        demands=(
            Demand(say("demand-level", y=y), lambda marked: _has_line(marked.function, y)),
            Demand(say("ask-steer.zeros"), lambda marked: len(marked.function.x_intercepts) == 2),
        ),
        example=example,
        why=Explanation(
            say("ask-steer.why", y=y),
            why=(
                Explanation(say("ask-steer.one-way", function=plain(example.function))),
                Explanation(say("ask-steer.middle")),
            ),
        ),
        because=lambda marked: _follows(marked.function),
        reason=_what_moved(y),
        again=_steer_again,
    )


def _follows(f: RationalFunction) -> str:
    """What the graph shows; a line that slopes has no name yet."""
    if f.slant_asymptote:
        return say("ask-steer.slopes", line=plain(f.asymptote))
    return seen(f)


def _what_moved(y: int) -> ChooseThen:
    """What gave the line its height? A wrong answer is told what would still hold if it were changed."""
    return ChooseThen(
        prompt=say("ask-steer.then", y=y),
        options=(
            Option(say("ask-steer.zeros-place")),
            Option(say("ask-steer.front"), True),
            Option(say("ask-steer.walls-place")),
        ),
        because=lambda place: say("ask-steer.stays", moved="walls" if place else "zeros", y=y),
        why=Explanation(""),
    )


def _has_line(f: RationalFunction, y: int) -> bool:
    """Whether a curve comes close to a height far out; a level line itself is no such curve."""
    return f.horizontal_asymptote is not None and f.horizontal_asymptote.y == y


def _steer_again(seed: str) -> DragMarks:
    draw = ProblemRng(seed)
    zero, wall = draw.one((1, 2, 3)), draw.one((-4, 4))
    return steer(zero, wall, draw.one((-3, -2, 2, 3)))


FAR_SIGHT = (-15, 15, -15, 15)
FAR_OUT_BY = 1000
"""How far from its vertical asymptote a curve is compared with its line."""


def _far_picture(f: RationalFunction, highest: Fraction) -> CardPicture:
    """A curve from so far away that only its ends are seen, lines as high as they are beside the highest one."""
    high = float(highest * 3 / 2) if excess(f) < 1 else 100 if excess(f) == 1 else 4000
    return CardPicture(f, (-120, 120, -high, high), far_out=excess(f) < 2, is_far=True)


def degrees() -> MatchCards:
    """Which values does a function have far out? What decides that is asked after it."""
    more_hints = (say("ask-degrees.hint-2"), say("ask-degrees.hint-3"))
    return _ends(ONE_OF_EACH, say("ask-degrees.hint"), more_hints)


def _ends(functions: Sequence[RationalFunction], hint: str, more_hints: tuple[str, ...] = ()) -> MatchCards:
    """Four functions, each with an end of its own; a fifth card ends at another height than the level one."""
    level, slant = (next(f for f in functions if excess(f) == rise) for rise in (0, 1))
    y = _height(level)
    other = level * (2 if y == 1 else 1 / y)
    highest = max(abs(y), abs(_height(other)), Fraction(1))
    return MatchCards(
        prompt=say("ask-degrees"),
        hint=hint,
        more_hints=more_hints,
        pairs=tuple([Pair(show(f), _walk_out(f)) for f in functions]),
        others=(_walk_out(other),),
        pictures=tuple([_far_picture(f, highest) for f in (*functions, other)]),
        is_once=True,
        why=_only_leading_terms(functions),
        picture=GraphsOf(tuple([(plain(f), f) for f in functions]), FAR_SIGHT),
        compare=lambda place, card: _put_in(functions[place], (*functions, other)[card]),
        reason=of_degrees(level, slant),
        onward=to_drag(level, WIDE),
        again=_ends_again,
    )


def _walked(f: RationalFunction, power: int) -> str:
    """The value of a function at a power of ten, rounded.

    >>> [_walked(RationalFunction.parse("1/((x-4)(x-2))"), power) for power in (1, 2, 3)]
    ['0.02', '0.0001', '0.000001']
    """
    y = float(f(10**power))  # type: ignore[arg-type]
    if abs(y) >= 10:
        return in_thousands(y)
    shown = f"{y:.{power}f}"
    return shown.replace("-", "−") if float(shown) else one_digit(y)


def _walk_out(f: RationalFunction) -> str:
    """The values of a function at 10, 100 and 1000; where they lead is told once all are matched.

    >>> [_walk_out(f) for f in ONE_OF_EACH[1:3]]
    ['2.4, 2.04, 2.004', '8.6, 99, 999']
    """
    return ", ".join([_walked(f, power) for power in (1, 2, 3)])


def _put_in(f: RationalFunction, other: RationalFunction) -> str:
    """Both rows of a function at the first of the three places where the values of another one differ from its own."""
    power = next(power for power in (1, 2, 3) if _walked(f, power) != _walked(other, power))
    top, bottom = f.top, f.bottom
    above, below = (prod((factor(10**power) for factor in row), start=1) for row in (top, bottom))
    return say(
        "ask-degrees.put-in",
        function=plain(f),
        x=10**power,
        above=plain(above),
        below=plain(below),
        value=_walked(other, power),
    )


def _only_leading_terms(functions: Sequence[RationalFunction]) -> Explanation:
    """What each function does far out, and why."""
    found = [(f, far_out(f)) for f in functions]
    return Explanation(
        say("ask-degrees.why"),
        why=(
            Explanation(say("ask-degrees.words")),
            *(Explanation(reason.claim, show(of("f", "x"), "=", f), reason.why) for f, reason in found),
        ),
    )


def _height(f: RationalFunction) -> Fraction:
    """The height of the line far out of a function whose line is level."""
    assert f.horizontal_asymptote is not None, "both rows have the same degree"
    return Fraction(f.horizontal_asymptote.y)


def _ends_again(seed: str) -> MatchCards:
    draw = ProblemRng(seed)
    functions = []
    for rise in draw.shuffled(COUNTS):
        above, below = draw.one(COUNTS[rise])
        roots = draw.some(range(-4, 5), above + below)
        top = [(draw.one((1, -1, 2)) if rise == 0 else 1, root) for root in roots[:above]]
        functions.append(rows(top, [(1, root) for root in roots[above:]]))
    return _ends(functions, say("ask-degrees.hint-again"), (say("ask-degrees.hint-again-2"),))


def divide(one: int = 1, other: int = -2, pole: int = 3) -> LayDivision:
    """How many times does the denominator go into the numerator? The quotient is laid card by card."""
    top = multiplied_out(rows(((1, one), (1, other))).top)
    f = RationalFunction((top,), rows(((1, pole),)).top)
    constant, by_x_alone = pole - one - other, -one - other
    lost = -one - other - pole
    wrong = [
        (("x", str(number)), idea)
        for number, idea in ((by_x_alone, ideas.DIVIDED_BY_X), (lost, ideas.SECOND_TERM))
        if number not in (constant, 0)
    ]
    cards = ("x", "x^2", *sorted({str(constant), *(faces[1] for faces, _ in wrong), str(-constant)}))
    right = (("x", str(constant)),)
    return LayDivision(
        prompt=say.pieces("ask-divide", below=plain(f.reduced[1]), above=plain(f.reduced[0])),
        hint=say("ask-divide.hint"),
        more_hints=(say("ask-divide.hint-2"), say("ask-divide.hint-3")),
        cards=cards,
        function=f,
        window=(-12, 12, -20, 20),
        misconceptions=expected(right, *[((faces,), idea) for faces, idea in wrong]),
        why=far_out(f),
        picture=GraphOf(f, (-90, 90, -90, 90)),
        reason=_what_fades(f, pole),
        again=lambda seed: divide(*_to_divide(ProblemRng(seed))),
    )


def _what_fades(f: RationalFunction, pole: int) -> ChooseThen:
    """How far is the curve from the quotient, far out? There the divisor is 1000, and what is left is divided by it."""
    (top, bottom), x = f.reduced, FAR_OUT_BY + pole
    line = top // bottom
    rest = exact((top - line * bottom)(x))
    slots = {"line": plain(line), "x": x, "rest": plain(abs(rest)), "divisor": plain(bottom)}
    against = {0: say("ask-divide.not-rest", **slots), 2: say("ask-divide.not-none", **slots)}
    return ChooseThen(
        prompt=say("ask-divide.then", minus=rest < 0, **slots),
        options=(Option(plain(abs(rest))), Option(plain(abs(rest) / FAR_OUT_BY), True), Option("0")),
        because=lambda place: against[place],
        why=Explanation(""),
    )


def _to_divide(draw: ProblemRng) -> tuple[int, int, int]:
    """Two zeros and an asymptote that leave a quotient of two terms."""
    while True:
        one, other, pole = draw.some(range(-4, 5), 3)
        if pole not in (0, one + other) and one + other:
            return one, other, pole


def crossing(zero: int = -2, other: int = 3, pole: int = 1) -> Numbers:
    """Where does the graph cross its own horizontal asymptote?"""
    f = rows(((1, zero), (1, other)), ((1, pole), (-1, pole)))
    found = tuple(point.x for point in f.crossings)
    left, right = _on_both_sides(found[0], pole)  # type: ignore[arg-type]
    return Numbers(
        prompt=say.pieces("ask-crossing", function=show(f), left=left, right=right),
        hint=say("ask-crossing.hint"),
        more_hints=(say("ask-crossing.hint-2"), say("ask-crossing.hint-3")),
        values=found,  # type: ignore[arg-type]
        why=_where_they_meet(f),
        misconceptions=(
            Wrong((), ideas.MUST_NOT_CROSS),
            Wrong((zero, other), ideas.AXIS_IS_ASYMPTOTE),
            Wrong((pole,), ideas.ROWS_MIXED_UP),
            *_sign_lost(zero, other, pole),
        ),
        because=lambda answer: _elsewhere(f, [x for x in answer if x not in found]) or _between(f, left, right),
        reason=of_crossing(found[0], -1),
        onward=to_drag(f, WIDE),
        again=_crossing_again,
    )


def _sign_lost(zero: int, other: int, pole: int) -> tuple[Wrong, ...]:
    """Where the top would be minus the bottom if the bottom had no minus, as far as these places are fractions."""
    half, product = zero + other + 2 * pole, zero * other + pole**2
    square = half**2 - 8 * product
    if square < 0 or isqrt(square) ** 2 != square:
        return ()
    places = tuple(sorted({Fraction(half + way * isqrt(square), 4) for way in (-1, 1)}))
    return (Wrong(places, ideas.SIGN_LOST),)


def _on_both_sides(x: Fraction, pole: int) -> tuple[int, int]:
    """Whole numbers left and right of a crossing, not next to it where the vertical asymptote leaves the room."""
    left, right = ceil(x) - 3, floor(x) + 3
    return max(left, pole + 1) if pole < x else left, min(right, pole - 1) if pole > x else right


def _elsewhere(f: RationalFunction, extra: list[Fraction]) -> str:
    return " ".join([_value_elsewhere(f, x) for x in extra[:MOST_SAID]])


def _between(f: RationalFunction, left: int, right: int) -> str:
    """Two places on either side of a crossing, on one piece of the curve."""
    low, high = f(left), f(right)
    assert low is not None and high is not None, "neither is next to the vertical asymptote"
    return say("ask-crossing.between", left=left, low=plain(low), above=exact(low) > -1, right=right, high=plain(high))


def _value_elsewhere(f: RationalFunction, x: Fraction) -> str:
    """The value at an x, rounded where its fraction is long, but never to −1.

    >>> _value_elsewhere(RationalFunction.parse("(x+2)(x-3)/((x-1)(1-x))"), Fraction(23, 10))
    'At x = 2.3 the function is about 1.78, not −1.'
    >>> _value_elsewhere(RationalFunction.parse("(x+2)(x-3)/((x-1)(1-x))"), Fraction(7003, 1000))
    'At x = 7.003 the function is about −1.0001, not −1.'
    """
    y, at = f(x), _written(x, 3) if 1000 % x.denominator == 0 else plain(x)
    if y is None:
        return say("ask-crossing.elsewhere", x=at, y=None, rounded=False)
    value = exact(y)
    if value.denominator <= SHORT:
        return say("ask-crossing.elsewhere", x=at, y=plain(value), rounded=False)
    places = next(places for places in count(2) if round(value, places) != -1)
    return say("ask-crossing.elsewhere", x=at, y=_written(value, places), rounded=True)


SHORT = 99
"""A fraction with a greater denominator is said as a decimal."""


def _written(value: Fraction, places: int) -> str:
    """A number to so many places after the point, without zeros at its end."""
    digits = f"{float(round(value, places)):.{places}f}".rstrip("0").rstrip(".")
    return digits.replace("-", "−")


def _where_they_meet(f: RationalFunction) -> Explanation:
    """The equation f(x) = −1, solved."""
    top, bottom = map(multiplied_out, (f.top, f.bottom))
    found = [plain(point.x) for point in f.crossings]
    return Explanation(
        say("ask-crossing.why", found=found),
        why=(
            Explanation(say("ask-crossing.set-equal"), show(f, "=", -1)),
            Explanation(say("ask-crossing.multiply"), show(top, "=", -bottom)),
            Explanation(say("ask-crossing.bring-left"), show(top + bottom, "=", 0)),
            Explanation(say("ask-crossing.only-there", found=found)),
            far_out(f),
        ),
    )


def _crossing_again(seed: str) -> Numbers:
    draw = ProblemRng(seed)
    while True:
        zero, other, pole = draw.some(range(-4, 5), 3)
        slope, number = 2 * pole - zero - other, pole**2 - zero * other
        if slope and abs(Fraction(number, slope) - pole) > 1:
            return crossing(zero, other, pole)


def sketch() -> Question:
    """A whole curve: an asymptote with both sides the same way, two zeros, and a level line at both ends."""
    at = (RootPlace(-3, 1, 0), RootPlace(1, 1, 0), RootPlace(-1, 0, 2))
    return sketching(at, rows(((1, -3), (1, 1)), ((1, -1), (1, -1))))


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────


def lost(f: RationalFunction = RIVAL) -> Question:
    """The y-intercept, which a hole or an asymptote may take away."""
    return replace(y_intercept_of(f), again=_lost_again)


def _lost_again(seed: str) -> Question:
    draw = ProblemRng(seed)
    one, zero, pole = draw.some(NOT_0, 3)
    common = draw.one((0, 0, one))
    return lost(rows([(1, zero), (1, common)], [(draw.one((1, -1)), pole), (1, common)]))
