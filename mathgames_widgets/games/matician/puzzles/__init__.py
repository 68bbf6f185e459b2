"""Puzzles of Matician: which two numbers are worth most, wherever the minus cards fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.judging import Decision, Grade, judged
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import Solved, difficulty
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import Pair
from ..analysis.plans import before_laying, own_table
from ..bots import judge
from ..rules.cards import numbers_in
from ..rules.state import Phase, Put, View
from ..words.chances import why_row
from ..words.sentences import sentence

say = room(__name__)

RULES = ("", "small_under_times")
PLAYERS = (2, 3)
BOT = "greedy"
MOST_MOVES = 40


def solved(view: View) -> Solved | None:
    """The pair that is worth most where the minus cards do it most harm: every pair against every way they may lie.

    Only where it scores as often as any other pair in the deals that the judge imagines, as far as they can tell.
    """
    if view.phase is not Phase.NUMBERS or view.symbol is None or any(view.mine):
        return None
    table = own_table(view)
    worst = {pair: min(table.row(pair)) for pair in table.pairs}
    best = max(worst.values())
    right = [pair for pair in worst if worst[pair] == best]
    margin = best - max([value for value in worst.values() if value < best], default=best)
    if margin < MARGIN or len(right) > RIGHT or not _is_advised(view, right[0]):
        return None
    ideas = tuple(_ideas(view, right[0]))
    hard = difficulty(
        choices=len(worst),
        right=len(right),
        steps=len(table.sabotages),
        largest=max(map(int, numbers_in(view.hand))),
        ideas=len(ideas),
    )
    left, beside = right[0]
    return Solved((Put(left, 0), Put(beside, 1), Ready()), float(best), float(margin), 0.0, hard, ideas)


MARGIN = Fraction(1, 2)
"""By how much less any other pair is worth at its worst, at least."""
RIGHT = 2
"""How many pairs may be right: the same two numbers, either way round."""


def _is_advised(view: View, pair: Pair) -> bool:
    """Whether the judge knows no pair that scores more often for sure."""
    found = judged(Decision(0, view, (pair, None)), judge)
    return found is not None and found.grade in (Grade.BEST, Grade.AS_GOOD)


def worth(decision: Decision) -> float | None:
    """What two numbers are worth where the minus cards do them most harm; None before both lie."""
    pair = decision.chosen[0]
    return None if None in pair else float(min(own_table(before_laying(decision.view)).row(pair)))


def aim() -> str:
    """To lay a safe pair."""
    return say("aim")


def task(view: View) -> str:
    """To lay the numbers that are safest."""
    return say("task")


def idea(name: str) -> str:
    """What speaks for the best pair."""
    return say.by("idea", name)


def short(less: float) -> str:
    """How much more another pair is worth at its worst."""
    return say("short", less=mean_text(Fraction(round(10 * less), 10)))


def first_step(view: View, answer: Sequence[Action]) -> str:
    """The number on the left."""
    return sentence(answer[0])


def reason(decision: Decision, begun: View) -> Explanation:
    """What two numbers bring without a minus card and with each that may come."""
    return why_row(own_table(before_laying(decision.view)), decision.chosen[0])


def _ideas(view: View, pair: Pair) -> Iterator[str]:
    table = own_table(view)
    yield "safe"
    if max(table.row(pair)) > table.payoff(pair):
        yield "helped"
    if table.payoff(pair) < max(map(table.payoff, table.pairs)):
        yield "lower"
    if "0" in pair or "1" in pair:
        yield "small"
