"""Words for learners: sentences, every score in its arithmetic, what points cost, refusals, hints."""

from __future__ import annotations

from mathgames_widgets.games.mathleague.explain_costs import why_bargain, why_drawing, why_one_colour, why_unit_cost
from mathgames_widgets.games.mathleague.explain_hints import hint
from mathgames_widgets.games.mathleague.explain_scores import why_standing, why_student, why_team
from mathgames_widgets.games.mathleague.explain_win import why_win_number
from mathgames_widgets.games.mathleague.sentences import sentence

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
