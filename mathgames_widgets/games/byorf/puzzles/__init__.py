"""Puzzles of BYORF: build the function that earns most, with goals that do not hang on what others build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import Solved, difficulty
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import built_in, earned, ways
from ..rules.cards import Goal
from ..rules.moves import Put
from ..rules.scoring import CONDITIONS
from ..rules.state import Built, Phase, Row
from ..rules.view import View
from ..words.explanations import why_best
from ..words.sentences import sentence

say = room(__name__)

RULES = ("", "hand=5", "hand=4 goals=4")
PLAYERS = (2,)
BOT = "random"
MOST_MOVES = 16


def solved(view: View) -> Solved | None:
    """The function that earns most of all that the cards allow, each of them counted."""
    if view.phase is not Phase.BUILD or view.built.cards_used or any(goal.is_superlative for goal in view.goals):
        return None
    cards = view.kept[view.player or 0]
    points = {way: _points(built_in(way, cards).function, view.goals) for way in ways(len(cards))}
    best = max(points.values())
    right = [way for way in points if points[way] == best]
    margin = best - max([value for value in points.values() if value < best], default=-inf)
    if margin < MARGIN or len(right) > RIGHT * len(points):
        return None
    built = built_in(right[0], cards)
    put = [Put(card, row) for row, placed in zip(Row, (built.top, built.bottom), strict=True) for card in placed]
    ideas = tuple(_ideas(built.function))
    hard = difficulty(
        choices=len(points),
        right=len(right),
        steps=built.cards_used,
        largest=max([abs(card.root) for card in cards]),
        ideas=len(ideas),
    )
    return Solved((*put, Ready()), float(best), float(margin), 0.0, hard, ideas)


MARGIN = 2
"""Points that the best function earns more than any other, at least."""
RIGHT = 0.03
"""The largest share of all functions that may be right."""


def worth(decision: Decision) -> float | None:
    """The points of a function that is finished."""
    return float(earned(decision.chosen, decision.view.goals).points)


def aim() -> str:
    """The goal: the most points."""
    return say("aim")


def task(view: View) -> str:
    """To build what earns most."""
    return say("task")


def idea(name: str) -> str:
    """What the function has that earns most."""
    return say.by("idea", name)


def short(less: float) -> str:
    """How many points another function earns more."""
    return say("short", less=round(less))


def first_step(view: View, answer: Sequence[Action]) -> str:
    """Where the first card goes."""
    return sentence(answer[0])


def reason(decision: Decision, begun: View) -> Explanation:
    """Which goals a function achieves, and what achieves them."""
    built: Built = decision.chosen
    return why_best(earned(built, decision.view.goals))


def _points(f: RationalFunction, goals: Sequence[Goal]) -> int:
    return sum([goal.points for goal in goals if CONDITIONS[goal.id].holds(f)])


def _ideas(f: RationalFunction) -> Iterator[str]:
    if f.holes:
        yield "hole"
    if f.slant_asymptote is not None:
        yield "slant"
    if f.vertical_asymptotes:
        yield "wall"
    if f.horizontal_asymptote is not None:
        yield "level"
    if f.zeros:
        yield "zero"
