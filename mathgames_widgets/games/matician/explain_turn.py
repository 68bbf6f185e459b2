"""What one does now and what the others see of it, in a sentence that stands beside the cards."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, name_of
from mathgames_widgets.games.matician.cards import MINUS, TIMES, Cards
from mathgames_widgets.games.matician.equations import MOST_UNDER_TIMES
from mathgames_widgets.games.matician.sentences import sentence, symbol_text, too_few_text
from mathgames_widgets.games.matician.state import POINTS_TO_WIN, Phase, View

LATER = "Minus cards are laid at the equations of others, once all numbers lie."
"""Said of minus cards in hand while there is no place for them yet."""


def turn_says(view: View) -> str:
    """What is true of one's own turn.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> turn_says(observe(new_game(2, "FERN-42"), 0))
    'Nobody else sees what you lay.'
    """
    match view.phase:
        case Phase.DRAFT:
            return "Take a symbol for your hand. The last one left is nobody’s."
        case Phase.NUMBERS if view.rules.small_under_times and view.symbol == TIMES:
            small = f"Beside {symbol_text(TIMES)} lie numbers from 1 to {MOST_UNDER_TIMES}."
            return f"Nobody else sees what you lay. {small}"
        case Phase.NUMBERS:
            return "Nobody else sees what you lay."
        case Phase.SABOTAGE if MINUS in view.hand:
            return "Nobody sees it until everybody has chosen."
        case Phase.SABOTAGE:
            return (
                "You have no minus card, so you lay none. "
                "Nobody sees which of the two it is until the cards are turned."
            )
    return ""


def waiting_says(view: View, names: Sequence[str] = ()) -> str:
    """What the others do while one waits or only watches; "" for whoever has something to do.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> waiting_says(observe(new_game(2, "FERN-42"), None))
    'Everybody lays two numbers, face down.'
    """
    if view.is_my_turn:
        return ""
    plays = view.player in view.active
    match view.phase:
        case Phase.DRAFT:
            return f"{name_of(view.order[0], names)} chooses."
        case Phase.NUMBERS if plays:
            return "You are ready. Others still lay their numbers."
        case Phase.NUMBERS if view.player is not None:
            return f"You have your {counted(POINTS_TO_WIN, 'point')}. The others play on for the places."
        case Phase.NUMBERS:
            return "Everybody lays two numbers, face down."
        case Phase.SABOTAGE if plays and view.player is not None and (chosen := view.sabotages[view.player]):
            return f"You have chosen: {sentence(chosen, names)} Others still choose."
        case Phase.SABOTAGE:
            return "Everybody may lay a minus card, face down."
    return ""


def redealt_says(player: Player, hand: Cards, names: Sequence[str] = ()) -> str:
    """Why a hand that lies open was dealt again.

    >>> redealt_says(0, ("3", "-", "-", "-", "-", "-"), ["Asha"])
    'Asha had too few numbers, showed this hand, and was dealt a new one.'
    """
    return f"{name_of(player, names)} had {too_few_text(hand)}, showed this hand, and was dealt a new one."
