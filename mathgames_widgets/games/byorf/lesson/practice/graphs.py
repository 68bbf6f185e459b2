"""From a graph to its formula, and a function for a description or a graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Hole, VerticalAsymptote
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import far_out, holes, intercepts, summary, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseOne, MatchPairs, Option, Pair
from mathgames_widgets.questions.problem import Kind, ProblemRng
from mathgames_widgets.questions.question import Demand, Misconception, Picture, Question, Wrong
from mathgames_widgets.questions.typed import Write, is_same

from .drawing import NOT_0, RootPlace, Shape, equation, function, only, places, worked

say = room(__name__)

SHAPES: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 0), (1, 0), (0, 1))),
    2: (((1, 1), (1, 0), (0, 1)), ((2, 0), (0, 1), (0, 1)), ((1, 0), (0, 2)), ((1, 1), (0, 2), (1, 0))),
    3: (
        ((1, 1), (1, 0), (0, 1)),
        ((2, 0), (0, 2)),
        ((1, 0), (0, 2)),
        ((1, 1), (2, 0), (0, 1)),
        ((1, 1), (0, 1), (0, 1)),
    ),
}

Alteration = Callable[[RootPlace], RootPlace]


def _mirrored(place: RootPlace) -> RootPlace:
    return replace(place, root=-place.root)


def _exchanged(place: RootPlace) -> RootPlace:
    return RootPlace(place.root, place.below, place.above)


def _other_parity(place: RootPlace) -> RootPlace:
    """Once instead of twice and twice instead of once, in the row where it stands alone."""
    if place.above and place.below:
        return place
    return RootPlace(place.root, _other(place.above), _other(place.below))


def _other(times: int) -> int:
    return {0: 0, 1: 2}.get(times, 1)


def _without_hole(place: RootPlace) -> RootPlace:
    return RootPlace(place.root, place.above, 0) if place.above and place.below else place


CHANGES: tuple[tuple[Alteration, Misconception], ...] = (
    (_mirrored, ideas.SIGN_READ_OFF),
    (_exchanged, ideas.SWAPPED),
    (_other_parity, ideas.ODD_EVEN),
    (_without_hole, ideas.NO_HOLE),
)
"""How a formula may be changed, and the misconception behind taking the changed one."""


def _changed(draw: ProblemRng, at: Sequence[RootPlace], lead: int) -> list[tuple[RationalFunction, Misconception]]:
    """Other functions that are easily taken for the one with these places; all different."""
    found: list[tuple[RationalFunction, Misconception]] = []
    seen = [function(draw, at, lead=lead)]
    changes = [*draw.shuffled([(map(change, at), lead, behind) for change, behind in CHANGES])]
    for changed, its_lead, behind in [*changes, (at, -lead, ideas.SIGN_IN_FRONT)]:
        f = function(draw, changed, lead=its_lead)
        if not any(is_same(f, other) for other in seen):
            seen.append(f)
            found.append((f, behind))
    return found


def _match(draw: ProblemRng, level: int) -> Question:
    at = places(draw, draw.one(SHAPES[level]), NOT_0)
    lead = draw.one((1, -1)) if level > 1 else 1
    f = function(draw, at, lead=lead)
    others = _changed(draw, at, lead)
    return _several(f, others) if level == 3 else _one(draw, f, others[: level + 1])


def _one(draw: ProblemRng, f: RationalFunction, others: Sequence[tuple[RationalFunction, Misconception]]) -> Question:
    wrong = [Option(show(other), False, behind) for other, behind in others]
    return ChooseOne(
        prompt=say.pieces("practice-match-one", graph=Picture((f,), name="")),
        options=draw.shuffled([Option(show(f), True), *wrong]),
        hint=say("practice-match-one.hint"),
        why=_reading(f),
    )


def _several(f: RationalFunction, others: Sequence[tuple[RationalFunction, Misconception]]) -> Question:
    """Three graphs and four formulas."""
    shown = (f, *[other for other, _ in others[:2]])
    left_over = others[2]
    pictures = [
        say.pieces("practice-match.graph", place=place, graph=Picture((function,), name=""))
        for place, function in enumerate(shown, start=1)
    ]
    pairs = tuple([Pair(picture, show(function)) for picture, function in zip(pictures, shown, strict=True)])
    behind = [*[misconception for _, misconception in others[:2]], left_over[1]]
    wrong = [
        Wrong(answer, misconception)
        for other, misconception in enumerate(behind, start=1)
        for answer in ((0, other), (other, 0))
        if answer[0] < len(pairs)
    ]
    return MatchPairs(
        prompt=say("practice-match"),
        pairs=pairs,
        others=(show(left_over[0]),),
        hint=say("practice-match.hint"),
        why=Explanation(say("practice-match.why"), why=tuple(map(_reading, shown))),
        misconceptions=tuple(wrong),
    )


def _reading(f: RationalFunction) -> Explanation:
    return Explanation(summary(f), equation(f), (vertical_asymptotes(f), intercepts(f), holes(f), far_out(f)))


MATCH = Kind("match", lambda: say("kind-match"), _match)


# ── writing ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class Describe(Write):
    """A function to be written for the features of `example`; what is wrong is compared with them."""

    def behind(self, answer: RationalFunction) -> Misconception | None:
        return mistake(answer, self.example)


def mistake(g: RationalFunction, f: RationalFunction) -> Misconception | None:
    """The idea behind writing g where f was asked for, where it shows.

    >>> f, g = RationalFunction.parse("(x-1)/(x-3)"), RationalFunction.parse("(x+1)/(x+3)")
    >>> mistake(g, f).name
    'The zero is the number on the card, with its sign'
    """
    zeros, walls, holes = map(set, (f.x_intercepts, _at(f.vertical_asymptotes), _at(f.holes)))
    its_zeros, its_walls, its_holes = map(set, (g.x_intercepts, _at(g.vertical_asymptotes), _at(g.holes)))
    if (its_zeros, its_walls) == (walls, zeros):
        return ideas.SWAPPED
    for its_own, wanted in ((its_zeros, zeros), (its_walls, walls), (its_holes, holes)):
        if its_own != wanted and its_own == _mirror_image(wanted):
            return ideas.SIGN_READ_OFF
    if holes - its_holes:
        return ideas.NEEDS_BOTH
    if (its_zeros, its_walls, its_holes) != (zeros, walls, holes):
        return None
    if _orders(g) != _orders(f):
        return ideas.ODD_EVEN
    return ideas.SIGN_IN_FRONT if _level(f) and _level(g) == -(_level(f) or 0) else ideas.DEGREES


def _mirror_image(places: set[Number]) -> set[Number]:
    return {-x for x in places if isinstance(x, Fraction)}


WRITTEN: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 0), (1, 0), (0, 1))),
    2: (((1, 0), (0, 1), (1, 1)), ((1, 0), (1, 0), (0, 1), (0, 1)), ((0, 1), (1, 1))),
    3: (
        ((1, 0), (0, 1)),
        ((1, 0), (0, 1), (1, 1)),
        ((2, 0), (0, 2)),
        ((2, 0), (0, 1), (0, 1)),
        ((1, 0), (1, 0), (0, 2)),
    ),
}


def _write(draw: ProblemRng, level: int) -> Question:
    at = places(draw, draw.one(WRITTEN[level]), NOT_0)
    lead = {1: 1, 2: draw.one((2, 3, -1, -2)), 3: draw.one((1, -1))}[level]
    f = function(draw, at, lead=lead)
    demands = _as_drawn(f) if level == 3 else _as_described(f, level)
    picture, features = Picture((f,), name=""), "; ".join([demand.text for demand in demands if demand.text])
    return Describe(
        prompt=say.pieces("practice-write-graph", graph=picture)
        if level == 3
        else say("practice-write", features=features),
        demands=demands,
        example=f,
        hint=say("practice-write.hint"),
        why=worked(say("practice-write.why", function=plain(f)), f, *_reading(f).why),
        worked=_reading,
    )


def _as_described(f: RationalFunction, level: int) -> tuple[Demand[RationalFunction], ...]:
    """The features by name and number."""
    walls, gaps = _at(f.vertical_asymptotes), _at(f.holes)
    places = _places_demanded(
        f,
        say("demand-x-intercepts", many=len(f.x_intercepts), places=_places(f.x_intercepts)),
        say("demand-walls", many=len(walls), places=_places(walls)),
        say("demand-holes", many=len(gaps), places=_places(gaps)),
    )
    return (*places, _far_out_demanded(f)) if level == 2 else places


def _as_drawn(f: RationalFunction) -> tuple[Demand[RationalFunction], ...]:
    """The same features without their places, which are to be read off the graph."""
    return (
        *_places_demanded(f, say("demand-right-zeros"), say("demand-right-walls"), say("demand-right-holes")),
        Demand(say("demand-right-orders"), lambda g: not _is_placed_as(g, f) or _orders(g) == _orders(f)),
        Demand(say("demand-right-heights"), lambda g: not _is_shaped_as(g, f) or is_same(f, g)),
    )


def _places(at: Sequence[Number]) -> list[str]:
    return [plain(show("x", "=", x)) for x in at]


def _places_demanded(f: RationalFunction, zeros: str, walls: str, gaps: str) -> tuple[Demand[RationalFunction], ...]:
    return (
        *only("zeros", f.x_intercepts, zeros),
        *only("walls", _at(f.vertical_asymptotes), walls),
        *only("holes", _at(f.holes), gaps),
    )


def _is_placed_as(g: RationalFunction, f: RationalFunction) -> bool:
    """Whether two functions have their zeros and asymptotes at the same places; only then their orders compare."""
    return g.x_intercepts == f.x_intercepts and _at(g.vertical_asymptotes) == _at(f.vertical_asymptotes)


def _is_shaped_as(g: RationalFunction, f: RationalFunction) -> bool:
    """Whether all but heights is the same."""
    return _is_placed_as(g, f) and _at(g.holes) == _at(f.holes) and _orders(g) == _orders(f)


def _orders(f: RationalFunction) -> list[int]:
    return [*(zero.multiplicity for zero in f.zeros), *(wall.order for wall in f.vertical_asymptotes)]


def _at(features: Sequence[Hole | VerticalAsymptote]) -> list[Number]:
    return [feature.x for feature in features]


def _far_out_demanded(f: RationalFunction) -> Demand[RationalFunction]:
    y = f.horizontal_asymptote.y if f.horizontal_asymptote else Fraction(0)
    return Demand(say("demand-level", y=y), lambda g: _level(g) == y)


def _level(f: RationalFunction) -> Fraction | None:
    return f.horizontal_asymptote.y if f.horizontal_asymptote else None


WRITE = Kind("write", lambda: say("kind-write"), _write)
