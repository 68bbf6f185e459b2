"""Words for learners: sentences, every score in its arithmetic, what points cost, refusals, hints."""

from __future__ import annotations

from mathgames_widgets.games.mathleague.words.explanations import (
    why_bargain,
    why_drawing,
    why_one_colour,
    why_standing,
    why_student,
    why_team,
    why_unit_cost,
    why_win_number,
)
from mathgames_widgets.games.mathleague.words.hints import hint
from mathgames_widgets.games.mathleague.words.sentences import sentence

__all__ = [
    "hint",
    "sentence",
    "why_bargain",
    "why_drawing",
    "why_one_colour",
    "why_standing",
    "why_student",
    "why_team",
    "why_unit_cost",
    "why_win_number",
]
