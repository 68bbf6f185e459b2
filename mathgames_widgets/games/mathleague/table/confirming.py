"""What is asked before a move that a player may not mean; an empty question asks nothing."""

from __future__ import annotations

from mathgames_widgets.core.messages import room

from ..rules.state import TurnSoFar

say = room(__name__)

WASTED = ("free_school", "discount", "bonus")
"""Those that are worth something only until the turn ends, in the order in which they are asked about."""


def sure_to_end(turn: TurnSoFar) -> str:
    """Before the turn ends where something would be wasted.

    >>> sure_to_end(TurnSoFar(0)), sure_to_end(TurnSoFar(0, free_school=True))
    ('', 'You would waste your free SCHOOL card. End the turn anyway?')
    """
    wasted = next((field for field in WASTED if getattr(turn, field)), "")
    return say.by("wasted", wasted, discount=turn.discount) if wasted else ""
