"""Hints from small to large: what is missing, what is free, what brings most, and at last a step."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.chances import unit_cost
from ..analysis.plans import best_gain, best_reply, best_step, imagined
from ..rules import moves
from ..rules.cards import Student, Tool
from ..rules.effects import Answer
from ..rules.payments import payment_of
from ..rules.rules import legal_actions
from ..rules.scoring import standing
from ..rules.state import Phase, State, side
from ..rules.view import View
from .explanations import why_bargain, why_standing, why_unit_cost
from .sentences import keys_text, points_text, sentence


def hint(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> [len(hint(observe(state, seat))) > 2 for seat in sorted((0, 1), key=lambda seat: seat != state.turn.player)]
    [True, False]
    """
    if view.player is None or not view.is_my_turn:
        return ()
    state = imagined(view)
    match view.phase:
        case Phase.PLAY:
            return _playing(view, state, view.player)
        case Phase.ANSWER:
            return _answering(view, state, view.player)
    return (Explanation(f"Compare the choices: {sentence(best_reply(view).action)}"),)


def _playing(view: View, state: State, player: Player) -> tuple[Explanation, ...]:
    now = standing(view.rules, side(state, player))
    step = best_step(view).action
    return (
        why_standing(now, view.win_number),
        _free(state, player),
        *_cheapest(view),
        *_at_once(view),
        Explanation(f"The planner would do this next: {sentence(step)}"),
    )


def _free(state: State, player: Player) -> Explanation:
    """Which cards could be put onto the table without paying."""
    placing = (moves.PlaySchool, moves.PlayStudent, moves.PlayTeacher, moves.PlayTool)
    free = [
        action.card for action in legal_actions(state, player) if isinstance(action, placing) and not payment_of(action)
    ]
    if not free:
        return Explanation("No card of your hand can be put onto the table for free now.")
    return Explanation(f"You can put onto the table for free: {keys_text(list(dict.fromkeys(free)))}.")


def _cheapest(view: View) -> tuple[Explanation, ...]:
    """Which STUDENT card in the hand brings most for each point paid."""
    students = [card for card in view.hand if isinstance(card, Student) and card.high_score]
    tools = [card for card in view.hand if isinstance(card, Tool)]
    if not students or not tools:
        return ()
    purse = sum([tool.value for tool in tools])
    best = max(students, key=lambda student: unit_cost(view.rules, student).bought)
    claim = f"Your TOOL cards could pay {points_text(purse)} in total: find the STUDENT card that brings most for each."
    return (Explanation(claim, why=(why_unit_cost(best, view.rules), why_bargain(view.rules))),)


def _at_once(view: View) -> tuple[Explanation, ...]:
    """The step that adds most at once, if any adds something."""
    gain = best_gain(view)
    if gain.points <= 0:
        return ()
    kinds = {
        moves.PlayStudent: "a STUDENT card",
        moves.PlayTool: "a TOOL card on the right place",
        moves.PlayTeacher: "a TEACHER card on the right place",
        moves.Attach: "a student who joins a school team",
    }
    what = kinds.get(type(gain.action), "one step")
    small = Explanation(f"There is {what} that adds {points_text(gain.points)} at once.")
    return (small, Explanation(f"This adds most at once: {sentence(gain.action)}"))


def _answering(view: View, state: State, player: Player) -> tuple[Explanation, ...]:
    """Whether a STAFF card is worth an answer; the first hints are the same for those who hold none."""
    played = view.chain[-1].card.name
    asked = Explanation(
        f"Everyone who could answer {played} is asked: weigh what it would cost you against a STAFF card to keep."
    )
    can = [action for action in legal_actions(state, player) if isinstance(action, Answer)]
    if not can:
        return (asked, Explanation("You hold no STAFF card that answers it."))
    return (asked, Explanation(f"The planner would do this: {sentence(best_reply(view).action)}"))
