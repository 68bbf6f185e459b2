"""Hints from small to large: what is missing, what is worth a look, what brings most, and at last a step."""

from __future__ import annotations

from collections.abc import Iterator

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation, Hint

from ..analysis.chances import unit_cost
from ..analysis.plans import best_gain, best_reply, best_step, imagined
from ..rules import moves
from ..rules.cards import Key, Student
from ..rules.effects import Answer, Choose
from ..rules.moves import EndTurn
from ..rules.payments import payment_of
from ..rules.rules import legal_actions
from ..rules.scoring import FOUR, standing
from ..rules.state import OnStudent, OnTeam, Phase, Spot, State, side
from ..rules.view import View
from .cards import card_name, key_text, points_text
from .explanations import why_bargain, why_standing, why_unit_cost
from .sentences import sentence

say = room(__name__)


def advised(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> [len(advised(observe(state, seat))) > 2 for seat in sorted((0, 1), key=lambda seat: seat != state.turn.player)]
    [True, False]
    """
    if view.player is None or not view.is_my_turn:
        return ()
    state = imagined(view)
    match view.phase:
        case Phase.PLAY:
            return tuple(_playing(view, state, view.player))
        case Phase.ANSWER:
            return tuple(_answering(view, state, view.player))
    best = best_reply(view).action
    at = (f"card{view.player}.{best.card}", f"choose{best.card}.{best.team}") if isinstance(best, Choose) else ("pay",)
    return (Hint(say("compare-choices")), Hint(sentence(best), at))


def _playing(view: View, state: State, player: Player) -> Iterator[Hint]:
    now = standing(view.rules, side(state, player))
    missing = FOUR - len(now.students)
    first = say("hint-students", missing=missing) if missing > 0 else say("hint-raise")
    yield Hint(first, ("aim",), why_standing(now, view.win_number))
    yield from _bargain(view, state, player)
    gain = best_gain(view)
    if gain.points > 0:
        move, points, after = type(gain.action).__name__, points_text(gain.points), points_text(gain.after)
        told = say("hint-gain", move=move, counts=gain.counts.value, points=points, after=after)
        yield Hint(told, ("hand-cards",))
    yield _step(view, best_step(view).action)


def _bargain(view: View, state: State, player: Player) -> Iterator[Hint]:
    """Of the STUDENT cards that can be played now, those that bring most for what is paid; only with a choice."""
    steps = [action for action in legal_actions(state, player) if isinstance(action, moves.PlayStudent)]
    paid = {step.card for step in steps} - {step.card for step in steps if not step.payment}
    students = [card for card in view.hand if isinstance(card, Student) and card.high_score and card.key in paid]
    if not students:
        return
    best = max(students, key=lambda student: unit_cost(view.rules, student).bought)
    told = Explanation(say("best-buy-is"), why=(why_unit_cost(best, view.rules), why_bargain(view.rules)))
    at = tuple([f"card{player}.{card.key}" for card in students])
    yield Hint(say("hint-best-buy"), at, told)


def _step(view: View, step: Action) -> Hint:
    """The step that is worth most in the long run, with its card and its place."""
    player = view.player
    assert player is not None, "asked of players only"
    if isinstance(step, EndTurn):
        return Hint(say("hint-end-turn"), ("end",))
    key: Key = next(getattr(step, name) for name in ("card", "student", "teacher", "tool") if hasattr(step, name))
    at = (f"card{player}.{key}", *_place(step, player))
    if isinstance(step, moves.Discard):
        return Hint(say("hint-discard", card=key_text(key)), at)
    paid = payment_of(step)
    return Hint(sentence(step), (*at, *[f"card{player}.{tool}" for tool in paid]))


def _place(step: Action, player: Player) -> tuple[str, ...]:
    """What lights up beside the card."""
    spot: Spot | None = getattr(step, "on", None) or getattr(step, "to", None)
    match step, spot:
        case _, OnStudent(seat, key):
            return (f"student{seat}.{key}",)
        case _, OnTeam(name):
            return (f"team{player}.{name}",)
        case moves.PlayStudent(_, str(team)), _:
            return (f"team{player}.{team}",)
        case moves.PlayAction(_, target), _ if target != player:
            return (f"seat{target}",)
        case moves.Discard(), _:
            return ("discard-pile",)
    return (f"table{player}",)


def _answering(view: View, state: State, player: Player) -> Iterator[Hint]:
    """Whether a STAFF card is worth an answer; the first hint is the same for those who hold none."""
    yield Hint(say("hint-compare", played=card_name(view.chain[-1].card.key)), ("chain",))
    can = [action for action in legal_actions(state, player) if isinstance(action, Answer)]
    if not can:
        yield Hint(say("hint-no-staff"), ("decline",))
        return
    best = best_reply(view).action
    if isinstance(best, Answer):
        yield Hint(f"{say('hint-answer')} {sentence(best)}", (f"card{player}.{best.card}",))
    else:
        yield Hint(say("hint-no-answer"), ("decline",))
