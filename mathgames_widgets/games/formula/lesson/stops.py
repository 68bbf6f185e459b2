"""The game that the FORMULA lesson plays: one round for two, the same cards for everyone.

The learner holds 1, 2, 3, 4, 8, 8 and 9. The moves are 3 × 6 = 18, 2 × 9 = 18, 27 ÷ 9 = 3 and 2 × 4 = 8, and each of
them is a decision. In between the other player sets cards beside numbers and lays 27 × 0 = 0.
"""

from __future__ import annotations

from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.games import formula
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.stops import LEARNER, FreeGoal, Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Cards, Rules, Table, read_action
from ..rules.view import View
from ..words.why import turn_by_turn
from .pictures import beside, is_twin, weighed, won

say = room(__name__)

SEED = "LEARN-245"


def _lay(text: str, task: str, why: str) -> tuple[Move, ...]:
    return (Move(read_action(f"lay {text}"), task, why),)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(f"lay {text}"), why)


@cached
def parts() -> tuple[Part, ...]:
    """The four decisions of the learner."""
    return (
        Part(
            "opening",
            say("title-opening"),
            _lay("(0) x (0) = 18", say("task-opening.move"), say("task-opening.why")),
            decides=True,
            task=say("task-opening"),
            after=Explanation(
                say("after-opening"),
                why=(
                    Explanation(say("after-opening-sum")),
                    Explanation(say("after-opening-others")),
                    Explanation(say("after-opening-reply")),
                ),
            ),
            reveals=("ways",),
        ),
        Part(
            "covering",
            say("title-covering"),
            _lay("(0) x 9 = (0)(1)", say("task-covering.move"), say("task-covering.why")),
            decides=True,
            task=say("task-covering"),
            after=Explanation(
                say("after-covering"),
                why=(Explanation(say("after-covering-more")),),
            ),
        ),
        Part(
            "keeping",
            say("title-keeping"),
            _lay("(0)(1) ÷ (0) = 3", say("task-keeping.move"), say("task-keeping.why")),
            decides=True,
            task=say("task-keeping"),
            after=Explanation(
                say("after-keeping"),
                why=(
                    Explanation(say("after-keeping-undoes")),
                    Explanation(say("after-keeping-turn")),
                    Explanation(say("after-keeping-last")),
                ),
            ),
            reveals=("family",),
        ),
        Part(
            "sweeping",
            say("title-sweeping"),
            _lay("2 x 4 = 8", say("task-sweeping.move"), say("task-sweeping.why")),
            decides=True,
            task=say("task-sweeping"),
            after=Explanation(
                say("after-sweeping"),
                why=(
                    Explanation(say("after-sweeping-family")),
                    Explanation(say("after-sweeping-rule")),
                    Explanation(say("after-sweeping-two")),
                ),
            ),
            ended=won,
        ),
    )


@cached
def replies() -> tuple[Reply, ...]:
    """The moves of the other player."""
    return (
        _reply("J2 + J1(0) = (0)(1)", say("reply-jokers")),
        _reply("(0)7 - (0) = (0)(1)", say("reply-behind")),
        _reply("(0)(1) x 0 = 0", say("reply-zeros")),
    )


FEWEST_TURNS = 3
"""In which the round can be won."""


def in_few_turns(view: View) -> FreeGoal:
    """To win the round in as few turns as possible: how many are made, and in the end what each of them laid."""
    turns = len(view.turns)
    if not view.is_over:
        return FreeGoal(say("goal-playing", most=FEWEST_TURNS, turns=turns))
    has_won = not view.hand
    is_reached = has_won and turns <= FEWEST_TURNS
    by = "reached" if is_reached else "late" if has_won else "lost"
    _, told = turn_by_turn(view.turns, view.rules)
    said = say("goal-over", by=by, most=FEWEST_TURNS, turns=turns)
    return FreeGoal(said, is_reached, Explanation(say("goal-back"), why=told))


SEATS = Seat(""), Seat("", "greedy")

GAME = Script(
    formula,
    SEED,
    Rules(),
    SEATS,
    parts,
    replies=replies,
    compare=beside,
    alike=is_twin,
    weigh=weighed,
    goal=in_few_turns,
)
"""The whole game; its parts are the tables of the lesson."""


def at_stop(moves: int) -> tuple[Table, Cards]:
    """The table and the learner's hand after so many moves of the game."""
    view = GAME.match_at(moves).observe(LEARNER)
    return view.table, view.hand
