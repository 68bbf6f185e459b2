"""The game that both Matician lessons play: four rounds for two, the same cards for everyone.

Player 2 lays what looks highest. It attacks a difference on the left, where that hurts. Of a sum it guesses the right
number, and takes that of a quotient, where both sides are alike. That costs the lesson the first round, and makes
little of a small quotient in the third. In the fourth the lesson expects it and lays the larger number on the left. The
learner decides everything: the other player does the same whatever that is, so what it was worth can be compared. Only
its guess at a sum in the first round is another one every second time.
"""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.games import matician
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.stops import LEARNER, LookBack, Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Equation, Rules, Sabotage, read_action
from ..rules.cards import LEFT, LESS, OVER, RIGHT, Side, Symbol
from ..rules.state import Phase, View
from ..words.sentences import OPERATIONS, SIDE_NAMES, worked_out
from .pictures import as_far, beside, came_true, weighed

SEED = "LEARN-16092"


say = room(__name__)


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _lay(left: int, right: int, why_left: str, why_right: str) -> tuple[Move, ...]:
    return (
        _move(f"put {left} left", say("move-left", card=left), why_left),
        _move(f"put {right} right", say("move-right", card=right), why_right),
        _move("ready", say("move-ready"), say("move-ready.why")),
    )


def _attack(side: Side, why: str) -> Move:
    return Move(Sabotage(1, side), say("move-attack", side=SIDE_NAMES[side]), why)


def _on(card: int) -> str:
    """Where a minus card was laid, as its value is marked on the line."""
    return say("mark-on", card=card)


def _because(after: str, *why: str) -> Explanation:
    return Explanation(after, why=tuple(map(Explanation, why)))


@cached
def parts() -> tuple[Part, ...]:
    """The stretches of the game."""
    before, left, right = say("mark-before"), say("mark-left"), say("mark-right")
    rival, lesson = name_of(1 - LEARNER), say("mark-lesson")
    return (
        Part(
            "sum",
            say("part-sum"),
            (
                *_lay(8, 13, say("part-sum.first"), say("part-sum.second")),
                _move("pass", say("move-pass"), say("move-pass.why")),
            ),
            decides=True,
            task=say("part-sum.task"),
            after=_because(say("part-sum.after"), say("part-sum.why"), say("part-sum.more")),
            pictures=NumberLine(
                -8, 24, ((-5, _on(13)), (5, _on(8)), (21, before)), (Jump(21, -5, "− 26"), Jump(21, 5, "− 16"))
            ),
        ),
        Part(
            "difference",
            say("part-difference"),
            _lay(11, 1, say("part-difference.first"), say("part-difference.second")),
            decides=True,
            task=say("part-difference.task"),
            after=_because(say("part-difference.after"), say("part-difference.why"), say("part-difference.more")),
            pictures=NumberLine(
                -15, 15, ((-12, _on(11)), (10, before), (12, _on(1))), (Jump(10, -12, "− 22"), Jump(10, 12, "+ 2"))
            ),
            reveals=("minus",),
            ends_here=True,
        ),
        Part(
            "attack",
            say("part-attack"),
            (_attack(LEFT, say("part-attack.first")),),
            decides=True,
            task=say("part-attack.task"),
            hints=(say("part-attack.hint"), say("part-attack.hint-2")),
            hints_alone=True,
            after=_because(say("part-attack.after"), say("part-attack.why"), say("part-attack.more")),
            pictures=NumberLine(
                -20, 20, ((-17, _on(13)), (9, before), (17, _on(4))), (Jump(9, -17, "− 26"), Jump(9, 17, "+ 8"))
            ),
            reveals=("hurts",),
        ),
        Part(
            "quotient",
            say("part-quotient"),
            (
                *_lay(1, 11, say("part-quotient.first"), say("part-quotient.second")),
                _attack(LEFT, say("part-quotient.third")),
            ),
            decides=True,
            task=say("part-quotient.task"),
            later=((Phase.SABOTAGE, say("part-quotient.attack")),),
            hints=(say("part-quotient.hint"), say("part-quotient.hint-2"), say("part-quotient.hint-3")),
            hints_alone=True,
            after=_because(say("part-quotient.after"), say("part-quotient.why"), say("part-quotient.more")),
            pictures=NumberLine(
                -3,
                3,
                ((Fraction(-15, 7), rival), (Fraction(-1, 11), lesson)),
                (Jump(Fraction(15, 7), Fraction(-15, 7), "× (−1)"), Jump(Fraction(1, 11), Fraction(-1, 11))),
                mirror=True,
            ),
            reveals=("cautious",),
        ),
        Part(
            "guess",
            say("part-guess"),
            _lay(13, 10, say("part-guess.first"), say("part-guess.second")),
            decides=True,
            task=say("part-guess.task"),
            later=((Phase.SABOTAGE, say("part-guess.on")),),
            after=_because(say("part-guess.after"), say("part-guess.why"), say("part-guess.more")),
            pictures=NumberLine(-5, 25, ((-3, left), (3, right), (23, before))),
            reveals=("against",),
        ),
        Part(
            "last",
            say("part-last"),
            (_attack(RIGHT, say("part-last.first")),),
            decides=True,
            task=say("part-last.task"),
            after=_because(say("part-last.after"), say("part-last.why"), say("part-last.more")),
            pictures=NumberLine(-15, 15, ((-12, rival), (3, lesson)), (Jump(12, -12, "× (−1)"),), mirror=True),
            reveals=("expected",),
        ),
    )


def _why_there(view: View) -> str:
    """Why Player 2 attacks where it does."""
    symbol = view.symbols[LEARNER]
    assert symbol is not None, "it lies open when minus cards are laid"
    return say("reply-attack", operation=OPERATIONS[symbol])


def _replies(left: int, symbol: Symbol, right: int, side: Side = RIGHT, *, guesses: bool = False) -> tuple[Reply, ...]:
    """What it lays, and the side that it attacks; where it guesses, the other side is as good."""
    equation = worked_out(Equation(f"{left}", symbol, f"{right}"))
    moves = {
        f"put {left} left": say("reply-largest", operation=OPERATIONS[symbol]),
        f"put {right} right": say("reply-by-one" if right == 1 else "reply-smallest", equation=equation),
        "ready": say("reply-ready"),
    }
    other = Sabotage(LEARNER, LEFT if side == RIGHT else RIGHT) if guesses else None
    attack = Reply(Sabotage(LEARNER, side), _why_there, other)
    return (*[Reply(read_action(text), why) for text, why in moves.items()], attack)


@cached
def replies() -> tuple[Reply, ...]:
    """What the other player does in each round, and what is said of it."""
    return (
        *_replies(11, OVER, 2, guesses=True),
        *_replies(13, LESS, 4, LEFT),
        *_replies(15, OVER, 7),
        *_replies(12, OVER, 1),
    )


def _game(looked_back: LookBack | None = None) -> Script:
    return Script(
        matician,
        SEED,
        Rules(),
        (Seat(""), Seat("", "greedy")),
        parts,
        replies=replies,
        compare=beside,
        weigh=weighed,
        as_far=as_far,
        looked_back=looked_back,
    )


GAME = _game()
"""The whole game; its parts are the tables of the lesson."""
CHOOSING_GAME = _game(came_true)
"""The same in the second lesson, which knows payoff tables."""
