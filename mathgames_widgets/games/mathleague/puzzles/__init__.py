"""Puzzles of mathleague.org/cards: add as many points as two steps can, with the cards at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.core.judging import Decision, Grade, judged
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import Solved, difficulty
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import candidates, has_score, imagined, points_so_far
from ..bots import judge
from ..rules import moves
from ..rules.rules import apply
from ..rules.scoring import standing
from ..rules.state import Phase, State, side
from ..rules.view import View
from ..words.cards import points_text
from ..words.explanations import why_standing, why_student
from ..words.sentences import sentence

say = room(__name__)

PLAYERS = (2,)
BOT = "greedy"
MOST_MOVES = 60
RULES = ("",)

Way = tuple[Action, ...]


def solved(view: View) -> Solved | None:
    """The two steps that add most; a first step after which less can be added is a mistake."""
    if not view.is_my_turn or view.phase is not Phase.PLAY or view.turn.acted or view.turn.disposed:
        return None
    begun, player = _begun(view)
    reach = {action: _most(after, player, STEPS - 1) for action, after in _nexts(begun, player)}
    if len(reach) < FEWEST:
        return None
    best = max(most for most, _ in reach.values())
    right = [action for action, (most, _) in reach.items() if most == best]
    margin = best - max([most for most, _ in reach.values() if most < best], default=best)
    way = min([(action, *reach[action][1]) for action in right], key=len)
    if margin < MARGIN or best == points_so_far(begun, player) or len(right) > RIGHT or not _is_advised(view, way):
        return None
    ideas = tuple(dict.fromkeys([IDEAS[type(action)] for action in way]))
    hard = difficulty(
        choices=len(reach) ** len(way), right=len(right), steps=len(way), largest=round(best), ideas=len(ideas)
    )
    return Solved(way, float(best), float(margin), 0.0, hard, ideas)


IDEAS: dict[type[Action], str] = {
    moves.PlayStudent: "student",
    moves.PlayTool: "tool",
    moves.PlayTeacher: "teacher",
    moves.PlaySchool: "school",
    moves.Attach: "attach",
    moves.MoveTeacher: "moveteacher",
    moves.MoveTool: "movetool",
}
STEPS = 2
"""How many steps count."""
FEWEST = 4
"""How many first steps there are at least."""
MARGIN = Fraction(2)
"""Points that are added less after any other first step, at least."""
RIGHT = 4
"""How many first steps may be right."""


def _is_advised(view: View, way: Way) -> bool:
    """Whether the judge, who thinks of later turns as well, finds that it does not cost much."""
    found = judged(Decision(0, view, way), judge)
    return found is not None and found.grade is not Grade.MUCH


def worth(decision: Decision) -> float | None:
    """The points after these steps and the best ones that may follow; None while the most can still be reached."""
    state, player = _after(decision)
    most, _ = _most(state, player, STEPS - len(decision.chosen))
    whole, _ = _most_at_first(decision.view)
    return None if points_so_far(state, player) < most == whole else float(most)


def aim() -> str:
    """To raise the score most."""
    return say("aim")


def task(view: View) -> str:
    """To add most."""
    begun, player = _begun(view)
    return say("task", has_score=has_score(begun, player), points=points_text(points_so_far(begun, player)))


def idea(name: str) -> str:
    """Which kind of card takes part."""
    return say.by("idea", name)


def short(less: float) -> str:
    """How many points other steps add more."""
    return say("short", points=points_text(Fraction(round(100 * less), 100)))


def first_step(view: View, answer: Sequence[Action]) -> str:
    """The first step."""
    return sentence(answer[0])


def reason(decision: Decision, begun: View) -> Explanation:
    """The points after these steps, and how they come about."""
    state, player = _after(decision)
    now = standing(state.rules, side(state, player))
    why = (why_standing(now, state.win_number),) if now.best else tuple(map(why_student, now.students))
    points = points_text(points_so_far(state, player))
    return Explanation(say("comes-to", has_score=has_score(state, player), points=points), why=why)


def _begun(view: View) -> tuple[State, Player]:
    assert view.player is not None, "Someone who only watches decides nothing."
    return imagined(view), view.player


def _after(decision: Decision) -> tuple[State, Player]:
    """The table after the steps that add something; no other one does."""
    state, player = _begun(decision.view)
    for step in decision.chosen[:STEPS]:
        if _adds(step):
            state = apply(state, player, step).state
    return state, player


@lru_cache(maxsize=64)
def _most_at_first(view: View) -> tuple[Fraction, Way]:
    begun, player = _begun(view)
    return _most(begun, player, STEPS)


def _most(state: State, player: Player, steps: int) -> tuple[Fraction, Way]:
    """The most points that so many steps can lead to, and the shortest of them."""
    best: tuple[Fraction, Way] = (points_so_far(state, player), ())
    for action, after in _nexts(state, player) if steps > 0 else ():
        most, way = _most(after, player, steps - 1)
        if most > best[0] or (most == best[0] and len(way) + 1 < len(best[1])):
            best = most, (action, *way)
    return best


def _nexts(state: State, player: Player) -> Iterator[tuple[Action, State]]:
    if state.phase is Phase.PLAY and state.turn.player == player:
        for action in candidates(state, player):
            if _adds(action):
                yield action, apply(state, player, action).state


def _adds(action: Action) -> bool:
    return not isinstance(action, (moves.EndTurn, moves.Discard, moves.SendAway, moves.PlayAction))
