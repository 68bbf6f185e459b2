"""What is asked before a move that a player may not mean; an empty question asks nothing."""

from __future__ import annotations

from mathgames_widgets.core.messages import room

from ..rules.view import View

say = room(__name__)


def sure_to_finish(view: View) -> str:
    """Before a function without a card is finished."""
    return "" if view.built.cards_used else say("nothing-built")
