"""Puzzles of FORMULA: lay all cards that are left in one turn, and so win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mathgames_widgets.core.game import Action
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import Solved, difficulty
from mathgames_widgets.maths.writing.explanation import Explanation

from ..bots.bots import gain_now
from ..bots.judge import weigh
from ..rules.cards import JOKER, Table
from ..rules.moves import formula_of
from ..rules.rules import legal_actions
from ..rules.state import Lay
from ..rules.view import View, imagine
from ..words.sentences import cards_text
from ..words.why import why_play

say = room(__name__)

RULES = ("", "hand=5", "hand=6")
PLAYERS = (2,)
BOT = "greedy"
MOST_MOVES = 60


def solved(view: View) -> Solved | None:
    """The plays that use every card; nothing else is worth a win for certain."""
    if not view.is_my_turn or view.player is None or not 2 <= len(view.hand) <= view.rules.most_cards:
        return None
    plays = [action for action in legal_actions(imagine(view, "puzzle"), view.player) if isinstance(action, Lay)]
    right = [play for play in plays if len(play.laid) == len(view.hand)]
    rest = [play for play in plays if len(play.laid) < len(view.hand)]
    if not right or not rest or len(right) > RIGHT:
        return None
    answer = min(right, key=lambda play: max(_numbers(view.table, play)))
    second = max(rest, key=lambda play: gain_now(view, play))
    judged = weigh(Decision(0, view, second))
    others = [play for play in judged if isinstance(play.choice, Lay) and len(play.choice.laid) < len(view.hand)]
    won, next_best = (max(some, key=lambda play: play.worth) for some in (judged, others))
    margin = won.worth - next_best.worth
    if won.worth < 1 or margin < max(MARGIN, 2 * won.error):
        return None
    ideas = tuple(_ideas(view.table, answer))
    hard = difficulty(
        choices=len(plays),
        right=len(right),
        steps=len(answer.laid),
        largest=max(_numbers(view.table, answer)),
        ideas=len(ideas),
    )
    return Solved((answer,), 1.0, margin, won.error, hard, ideas)


RIGHT = 8
"""How many plays may win."""
MARGIN = 0.2
"""By how much less likely a win is after any other play, at least."""


def worth(decision: Decision) -> float | None:
    """1 for a play that leaves no card."""
    played = decision.chosen
    return float(isinstance(played, Lay) and len(played.laid) == len(decision.view.hand))


def aim() -> str:
    """To lay everything at once."""
    return say("aim")


def task(view: View) -> str:
    """To lay all cards at once."""
    return say("task", cards=len(view.hand))


def idea(name: str) -> str:
    """The sign of the formula, or how it uses what is there."""
    return say.by("idea", name)


def short(less: float) -> str:
    """That cards are left."""
    return say("short")


def first_step(view: View, answer: Sequence[Action]) -> str:
    """The answer of the formula."""
    play = answer[0]
    assert isinstance(play, Lay), "the answer is a play"
    return say("first-step", answer=formula_of(view.table, play).answer)


def reason(decision: Decision, begun: View) -> Explanation:
    """What a play does to the formula, and which cards it leaves."""
    view: View = decision.view
    if not isinstance(decision.chosen, Lay):
        return Explanation(say("none-laid", cards=len(view.hand)))
    told = why_play(view.table, decision.chosen)
    left = list(view.hand)
    for card in decision.chosen.laid:
        left.remove(card)
    says = say("left", many=len(left), cards=cards_text(tuple(left)))
    return Explanation(told.claim, told.shown, (Explanation(says), *told.why))


def _numbers(table: Table, play: Lay) -> tuple[int, int, int]:
    made = formula_of(table, play)
    return made.left, made.right, made.answer


def _ideas(table: Table, play: Lay) -> Iterator[str]:
    made = formula_of(table, play)
    yield made.sign.name.lower()
    if JOKER in play.laid:
        yield "joker"
    if max(_numbers(table, play)) > 9:
        yield "places"
    if play.kept:
        yield "kept"
