"""What to do now, what stands behind the question mark, phase by phase, and the whole rules in short sections."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people

from ..rules import cards as deck, state
from ..rules.cards import MINUS
from ..rules.state import Phase, View
from .sentences import SIDE_NAMES, symbol_text

say = room(__name__)

RULES = (
    "aim",
    "round",
    "numbers",
    "minus",
    "points",
    "end",
    "new-hands",
    "decks",
    "draft",
    "small",
    "ranks",
    "play-on",
)
"""The sections of the rules, in their order."""


def prompt(view: View, names: Sequence[str] = ()) -> str:
    """What the seat that looks does now, or for whom it waits.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> prompt(observe(new_game(2, "FERN-42"), 0)), prompt(observe(new_game(2, "FERN-42"), None))
    ('Lay a number on each side of your −.', 'Everyone lays two numbers, face down.')
    """
    if not view.is_my_turn:
        return _waiting(view, names)
    match view.phase:
        case Phase.DRAFT:
            return say("prompt-take")
        case Phase.NUMBERS if None not in view.mine:
            return say("prompt-both-down")
        case Phase.NUMBERS if view.rules.small_under_times and view.symbol == deck.TIMES:
            return say("prompt-small")
        case Phase.NUMBERS if view.mine == state.NOTHING_LAID:
            return say("prompt-lay", symbol=symbol_text(view.symbol or ""))
        case Phase.NUMBERS:
            return say("prompt-other-side", side=SIDE_NAMES[view.mine.index(None)])
        case Phase.SABOTAGE if MINUS in view.hand:
            return say("prompt-attack")
    return say("prompt-no-minus")


def _waiting(view: View, names: Sequence[str]) -> str:
    """What the others do while a player waits or only watches."""
    is_done = view.player is not None and view.player not in view.active
    if is_done and view.phase is not Phase.OVER:
        return say("waiting-finished")
    if view.phase is Phase.DRAFT:
        return say("waiting-draft", player=name_of(view.order[0], names))
    if view.player is not None and len(view.to_act) > 2:
        return say("waiting-for-many", many=len(view.to_act))
    if view.player is not None and view.to_act:
        return say("waiting-for", players=people(view.to_act, names))
    if view.phase is Phase.NUMBERS:
        return say("watching-numbers")
    return say("watching-sabotage") if view.phase is Phase.SABOTAGE else ""


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase."""
    if view.player not in view.active:
        return (say("help-watching"),)
    if view.phase is Phase.DRAFT:
        return say("help-offer"), say("help-six-cards")
    if view.phase is Phase.NUMBERS:
        return say("help-equation"), say("help-attacks-follow"), say("help-keys")
    if MINUS in view.hand:
        return say("help-attack"), say("help-look-first"), say("help-cancel")
    return say("help-no-minus"), say("help-then")


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The rules, and each variant.

    >>> [title for title, _ in rules_in_short()][:3]
    ['The aim', 'A round', 'Numbers']
    """
    return tuple([(say.by("rule", key), say.by("rule.text", key)) for key in RULES])
