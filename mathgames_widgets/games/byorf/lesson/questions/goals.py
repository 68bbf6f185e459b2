"""The questions of the BYORF lesson about goals: which exclude each other, and functions built to meet some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import combinations

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import cancel, explain, holes, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.drawing.places import seen, to_drag
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.question import Demand, Misconception
from mathgames_widgets.questions.typed import Write

from ... import FACTORS, Built, Factor, best_build, factor, goal
from ...analysis.plans import earned
from ...rules.cards import FIXED
from ...rules.scoring import CONDITIONS
from ...words.explanations import advice, why_best
from ..answers import Build
from ..practice.cards import points_now, stopped_early
from ..practice.drawing import AtZero, FactorPlaces, drawn, only, rows, with_other_signs
from ..practice.far_out import excess
from .together import SEVEN_CARDS, proof
from .zeros import TABLE

say = room(__name__)


def met_by(f: RationalFunction) -> tuple[str, ...]:
    """The goals that a function meets by itself.

    >>> met_by(TABLE)
    ('G03', 'G09', 'G14', 'G15', 'G18', 'G25', 'G27', 'G28')
    """
    return tuple([id for id in FIXED if CONDITIONS[id].holds(f)])


# ── which goals go together ───────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Two:
    """Two goals, and a function that meets both; None where there is a proof that none does."""

    one: str
    other: str
    example: RationalFunction | None = None

    def __str__(self) -> str:
        return say("two-goals", **self._names)

    @property
    def _names(self) -> dict[str, object]:
        return {"one": goal(self.one).text, "other": goal(self.other).text}

    @property
    def option(self) -> Option:
        """The two to be chosen where no function meets them."""
        reason = proof(self.one, self.other)
        if reason is None:
            meets = plain(self.example) if self.example else ""
            return Option(str(self), False, ideas.DECIDED_BY_LOOKS.about(function=meets))
        return Option(str(self), True, ideas.ANY_TWO.about(reason=reason))

    @property
    def answer(self) -> Explanation:
        """Why they can be met, or not."""
        if self.example is None:
            return Explanation(
                say("two-goals.neither", **self._names), why=(Explanation(proof(self.one, self.other) or ""),)
            )
        holes = [hole.x for hole in self.example.holes if hole.y == 0] if "G22" in (self.one, self.other) else []
        why = tuple([Explanation(say("two-goals.hole-on-axis", x=x)) for x in holes])
        return Explanation(say("two-goals.both", **self._names), show(self.example), why)


WITHOUT_ZERO = rows(((1, -2), (-1, -2)), ((1, -2), (1, 1)))
"""Four cards of the learner: level at −1, and the only zero lies in a hole."""
OF_THIS_ROUND = (Two("G22", "G28"), Two("G03", "G18", TABLE), Two("G14", "G28", TABLE), Two("G03", "G22", WITHOUT_ZERO))


def together(pairs: Sequence[Two] = OF_THIS_ROUND) -> ChooseSome:
    """Which goals cannot be met by one function?"""
    return ChooseSome(
        prompt=say("ask-together"),
        hint=say("ask-together.hint" if pairs is OF_THIS_ROUND else "ask-together.hint-again"),
        more_hints=(say("ask-together.hint-2"), say("ask-together.hint-3")),
        options=tuple(pair.option for pair in pairs),
        why=Explanation(
            say("ask-together.why"),
            why=(
                *(pair.answer for pair in pairs),
                *((Explanation(say("ask-together.so")),) if pairs is OF_THIS_ROUND else ()),
            ),
        ),
        onward=next((to_drag(pair.example) for pair in pairs if pair.example), None),
        again=_together_again,
    )


@cache
def excluded() -> tuple[Two, ...]:
    """All pairs of goals that no function meets, however many cards it has."""
    pairs = [pair for pair in combinations(FIXED, 2) if frozenset(pair) not in SEVEN_CARDS]
    return tuple([Two(*pair) for pair in pairs if proof(*pair)])


def _together_again(seed: str) -> ChooseSome:
    draw = ProblemRng(seed)
    impossible = draw.some(excluded(), draw.one((1, 2)))
    possible: list[Two] = []
    while len(possible) + len(impossible) < 4:
        built = _some_build(draw, FACTORS)
        met = met_by(built.function)
        if len(met) > 1:
            one, other = sorted(draw.some(met, 2))
            if all((one, other) != (pair.one, pair.other) for pair in possible):
                possible.append(Two(one, other, built.function))
    return together(draw.shuffled([*impossible, *possible]))


def _some_build(draw: ProblemRng, box: Sequence[Factor]) -> Built:
    cards = draw.some(box, draw.one((3, 4, 5, 6)))
    cut = draw.one(range(1, len(cards)))
    return Built(cards[:cut], cards[cut:])


# ── building ──────────────────────────────────────────────────────────────────────────────────────────────────────


def demand(id: str) -> Demand[Built]:
    """A goal card as something that a build has to fulfil."""
    return Demand(say("demand-goal", goal=goal(id).text), lambda built: CONDITIONS[id].holds(built.function))


SIX = tuple(factor(id) for id in ("F08", "F11", "F12", "F17", "F28", "F35"))
"""The six cards of the learner, in the order of their numbers."""


def build() -> Build:
    """The same six cards, other goals."""
    more_hints = (say("ask-build.hint-2"), say("ask-build.hint-3"))
    return _built(SIX, ("G06", "G18"), say("ask-build"), say("ask-build.hint"), more_hints)


def _built(
    cards: tuple[Factor, ...], ids: tuple[str, ...], prompt: str, hint: str, more_hints: tuple[str, ...] = ()
) -> Build:
    """A function of six cards that reaches some goals."""
    best = best_build(cards, [goal(id) for id in ids])
    example = Built(best.top, best.bottom)
    return Build(
        prompt=prompt,
        hint=hint,
        more_hints=more_hints,
        cards=cards,
        demands=tuple(demand(id) for id in ids),
        example=example,
        why=explain(example.function, length="long"),
        worked=lambda built: explain(built.function, length="long"),
        idea=lambda built: _behind_build(built.function, ids),
        because=lambda built: _seen_with_heights(built.function, ids),
        again=_build_again,
    )


def _seen_with_heights(f: RationalFunction, ids: Sequence[str]) -> str:
    """What a graph has, and where its holes lie if one was to lie above the axis and none does."""
    if "G18" not in ids or not f.holes or any(hole.y > 0 for hole in f.holes):
        return seen(f)
    points = [plain(Point(hole.x, hole.y)) for hole in f.holes]
    return f"{seen(f)} {say('holes-not-above', points=points, many=len(points))}"


RIVAL = tuple(factor(id) for id in ("F02", "F03", "F37", "F38", "F46", "F48"))
"""The six cards of the other player."""
IDS = ("G03", "G14", "G18", "G22", "G28")
"""The goals of the game."""


OTHER_SIX = tuple(factor(id) for id in ("F17", "F03", "F46", "F35", "F48", "F12"))
"""Other cards that earn the learner as much in this deal, in the order of the draft."""
LEFT = tuple(factor(id) for id in ("F02", "F37", "F38", "F08", "F11", "F28"))
"""What the other player then holds."""


def rival() -> Build:
    """The best build of the other player's cards, with the goals of the game."""
    more_hints = (say("ask-rival.hint-2"), say("ask-rival.hint-3"))
    return _best_of(RIVAL, say("ask-rival"), say("ask-rival.hint"), more_hints)


def other_six() -> Build:
    """The best build of the cards that leave the other player least."""
    more_hints = (say("ask-other.hint-2"), say("ask-other.hint-3"))
    left = best_build(LEFT, [goal(id) for id in IDS])
    function = plain(Built(left.top, left.bottom).function)
    *kept, last = [card.face for card in OTHER_SIX]
    draft = Explanation(
        say("ask-other.draft", cards=kept, last=last),
        why=(
            Explanation(say("ask-other.left", cards=[card.face for card in LEFT])),
            Explanation(say("ask-other.rest", function=function, points=left.points)),
        ),
    )
    asked = _best_of(OTHER_SIX, say("ask-other"), say("ask-other.hint"), more_hints)

    def with_draft(why: Explanation) -> Explanation:
        return replace(why, why=(*why.why, draft))

    return replace(
        asked, why=with_draft(asked.why), worked=lambda built: with_draft(why_best(earned(built, asked.goals)))
    )


def _best_of(cards: tuple[Factor, ...], prompt: str, hint: str, more_hints: tuple[str, ...]) -> Build:
    """A function of six cards that earns the most, with the goals of the game."""
    dealt = tuple([goal(id) for id in IDS])
    best = best_build(cards, dealt)
    return Build(
        prompt=prompt,
        hint=hint,
        more_hints=more_hints,
        cards=cards,
        goals=dealt,
        demands=(
            Demand(
                say("practice-demand-points", points=best.points),
                lambda built: earned(built, dealt).points >= best.points,
            ),
        ),
        example=Built(best.top, best.bottom),
        why=why_best(best),
        worked=lambda built: why_best(earned(built, dealt)),
        idea=stopped_early,
        because=lambda built: points_now(built, dealt, best),
    )


def high() -> Build:
    """A hole above the axis beside a bounce: a decision about five cards or more."""
    more_hints = (say("ask-high.hint-2"), say("ask-high.hint-3"))
    asked = _built(SIX, ("G18", "G23"), say("ask-high"), say("ask-high.hint"), more_hints)
    above, bounce = asked.demands
    return replace(
        asked,
        demands=(replace(above, against=_too_low), bounce),
        because=lambda built: seen(built.function),
        why=_found(asked.example.function),
        worked=lambda built: _found(built.function),
    )


def _too_low(built: Built) -> str:
    """Where the holes of a function lie that has none above the axis."""
    if not (holes := _points(built.function)):
        return ""
    return say("ask-high.holes", many=len(holes), points=holes)


def _points(f: RationalFunction) -> list[str]:
    return [plain(Point(hole.x, hole.y)) for hole in f.holes]


def _found(f: RationalFunction) -> Explanation:
    """Where a function has its hole and its bounce, and how the hole is found."""
    bounces = [plain(zero.x) for zero in f.zeros if zero.multiplicity % 2 == 0]
    return replace(_of_hole(f), claim=say("ask-high.why", many=len(f.holes), points=_points(f), bounces=bounces))


def _of_hole(f: RationalFunction, *more: Explanation) -> Explanation:
    """Of all that can be said of a function what a question about its hole needs, and no more."""
    return replace(explain(f, length="long"), why=(cancel(f), holes(f), *more))


def _behind_build(f: RationalFunction, ids: Sequence[str]) -> Misconception | None:
    """The idea behind a function that was to have a hole, or no x-intercept.

    >>> _behind_build(RationalFunction.parse("(x-1)/((x-1)(x-1))"), ["G15"]).name
    'It cancels, so it is a hole, not an asymptote'

    Without a hole an idea shows only where a factor stands more than once: single ones may be a function half built.
    """
    if not f.places:
        return None
    if "G06" in ids and f.top and f.bottom and excess(f) >= 0 and (idea := _behind_slant(f)):
        return idea
    if "G15" in ids and not f.holes:
        if any(place.above and place.below for place in f.places):
            return ideas.IT_CANCELS
        return ideas.NEEDS_BOTH if any(place.above + place.below > 1 for place in f.places) else None
    if "G22" in ids and f.x_intercepts:
        return ideas.LEFT_ABOVE
    return ideas.ALL_CANCELS if "G22" in ids and f.is_constant else None


TO_BUILD = ("G02", "G03", "G06", "G10", "G13", "G14", "G15", "G17", "G18", "G19", "G21", "G22", "G23", "G24", "G26")
"""Goals that the lesson has spoken of."""
FAR_OUT = {"G02", "G03", "G06"}
"""Those of them that this lesson is about: new cards ask for one of them."""


def _build_again(seed: str) -> Build:
    draw = ProblemRng(seed)
    while True:
        cards = draw.some(FACTORS, 6)
        built = _some_build(draw, cards)
        met = [id for id in TO_BUILD if CONDITIONS[id].holds(built.function)]
        if len(met) < 2 or FAR_OUT.isdisjoint(ids := sorted(draw.some(met, 2))) or _in_one_card(cards, ids):
            continue
        in_order = tuple(sorted(cards, key=lambda card: card.id))
        more_hints = (advice([goal(id) for id in ids]),)
        return _built(in_order, tuple(ids), say("ask-build.new"), say("ask-build.hint-new"), more_hints)


def _in_one_card(cards: Sequence[Factor], ids: Sequence[str]) -> bool:
    """Whether one card is enough for the goals, or none at all: too little to think about."""
    alone = (Built((), ()), *(Built((card,), ()) for card in cards), *(Built((), (card,)) for card in cards))
    return any(all(CONDITIONS[id].holds(built.function) for id in ids) for built in alone)


# ── writing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def write(hole: int = 3, pole: int = -1) -> Write:
    """A function for a description."""
    example = rows(((1, hole),), ((1, hole), (1, pole)))
    return Write(
        prompt=say("ask-write", hole=hole, pole=pole),
        hint=say("ask-write.hint"),
        more_hints=(say("ask-write.hint-2", hole=hole), say("ask-write.hint-3", pole=pole)),
        demands=(
            Demand(say("demand-hole", x=hole), lambda f: _height(f, hole) is not None),
            *only("walls", [pole], say("demand-wall", x=pole)),
        ),
        example=example,
        why=_of_hole(example, vertical_asymptotes(example)),
        worked=lambda f: _of_hole(f, vertical_asymptotes(f)),
        idea=lambda f: _behind_written(f, hole, pole),
        because=seen,
        further=(
            Demand(say("ask-write.above", hole=hole), lambda f: (_height(f, hole) or 0) > 0),
            Demand(say("ask-write.below", hole=hole), lambda f: (_height(f, hole) or 0) < 0),
            Demand(say("ask-write.on-axis", hole=hole), lambda f: _height(f, hole) == 0),
            Demand(say("ask-write.level"), lambda f: f.asymptote == Polynomial([2])),
            Demand(say("ask-write.twins"), lambda f: len({one.y for one in f.holes}) < len(f.holes)),
        ),
        again=lambda seed: write(*with_other_signs(seed)),
    )


def _height(f: RationalFunction, x: int) -> Number | None:
    """The height of the hole at a place, None where there is none."""
    return next((hole.y for hole in f.holes if hole.x == x), None)


def _behind_written(f: RationalFunction, hole: int, pole: int) -> Misconception | None:
    """The idea behind a function that was to have this hole and this vertical asymptote.

    >>> _behind_written(RationalFunction.parse("(x-3)/((x-3)^2(x+1))"), 3, -1).name
    'It cancels, so it is a hole, not an asymptote'
    """
    places = {place.x: FactorPlaces(place.above, place.below) for place in f.places}
    demanded = ((Fraction(hole), AtZero.HOLE), (Fraction(pole), AtZero.WALL))
    found = [places[x].behind(wanted) for x, wanted in demanded if x in places]
    both = [places[x].outcome for x, _ in demanded if x in places]
    if both == [AtZero.WALL, AtZero.HOLE]:
        return ideas.HOLE_OR_WALL
    if not found and places.keys() & {-hole, -pole}:
        return ideas.SIGN_READ_OFF
    return next((idea for idea in found if idea), None)


def two_of_three(pole: int = 2) -> Write:
    """A vertical and a slant asymptote in one function: two of the three of the open problem."""
    example = rows(((1, pole + 1), (1, pole - 1)), ((1, pole),))
    return Write(
        prompt=say("ask-two", x=pole),
        hint=say("ask-two.hint"),
        more_hints=(say("ask-two.hint-2", x=pole), say("ask-two.hint-3", x=pole)),
        demands=(
            *only("walls", [pole], say("demand-wall", x=pole)),
            Demand(say("demand-slant"), lambda f: f.slant_asymptote is not None),
        ),
        example=example,
        why=explain(example, length="long"),
        worked=lambda f: explain(f, length="long"),
        idea=_behind_slant,
        because=seen,
        further=(
            Demand(say("ask-two.line"), lambda f: f.asymptote == Polynomial.linear(1, 0)),
            Demand(say("ask-two.none"), lambda f: not f.x_intercepts),
            Demand(say("ask-two.crosses"), lambda f: bool(f.crossings)),
        ),
        again=lambda seed: two_of_three(drawn(seed, 1)[0]),
    )


def _behind_slant(f: RationalFunction) -> Misconception | None:
    """The idea behind a function that was to have a slant asymptote.

    >>> _behind_slant(RationalFunction.parse("(x-2)^2/(x-2)")).name
    'The line itself is an asymptote'
    """
    if f.slant_asymptote:
        return None
    top, bottom = f.reduced
    excess = top.degree - bottom.degree
    if excess == 1:
        return ideas.LINE_ITSELF
    return ideas.ANY_GROWTH if excess > 1 else ideas.ONE_MORE_ABOVE
