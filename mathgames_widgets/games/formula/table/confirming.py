"""What is asked before a move that a player may not mean; an empty question asks nothing."""

from __future__ import annotations

from mathgames_widgets.core.messages import room

from .turn import Trial

say = room(__name__)


def sure_to_draw(trial: Trial) -> str:
    """Before the turn ends while cards lie on the formula."""
    return say("draw-anyway") if trial.placed else ""
