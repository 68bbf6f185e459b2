"""Words for learners: sentences, refusals with the rule behind them, and hints."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.sentences import sentence

__all__ = ["sentence"]
