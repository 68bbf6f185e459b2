"""What is asked before a move that a player may not mean; an empty question asks nothing."""

from __future__ import annotations

from mathgames_widgets.core.messages import room

say = room(__name__)


def sure_to_finish(left: int) -> str:
    """Before so many cards that are left in the hand go onto the discard pile."""
    return say("discard-rest", cards=left) if left else ""
