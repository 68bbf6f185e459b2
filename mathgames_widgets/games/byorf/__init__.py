"""BYORF: draft factor cards, build a rational function, match goals. The module satisfies the `Game` protocol."""

from mathgames_widgets.games.byorf.analysis.plans import BestBuild, Puzzle, best_build, puzzle
from mathgames_widgets.games.byorf.bots.bots import BOTS
from mathgames_widgets.games.byorf.rules.cards import FACTORS, GOALS, Factor, Goal, factor, goal
from mathgames_widgets.games.byorf.rules.moves import NAME, TITLE, Keep, Put, Ready, TakeBack, read_action, write_action
from mathgames_widgets.games.byorf.rules.rules import apply, legal_actions, new_game, outcome, to_act, why_not
from mathgames_widgets.games.byorf.rules.scoring import score
from mathgames_widgets.games.byorf.rules.state import (
    PLAYERS,
    Award,
    Built,
    Direction,
    Evidence,
    Phase,
    RoundResult,
    Row,
    Rules,
    State,
    function_of,
)
from mathgames_widgets.games.byorf.rules.view import View, imagine, observe
from mathgames_widgets.games.byorf.words.sentences import sentence

__all__ = [
    "BOTS",
    "FACTORS",
    "GOALS",
    "NAME",
    "PLAYERS",
    "TITLE",
    "Award",
    "BestBuild",
    "Built",
    "Direction",
    "Evidence",
    "Factor",
    "Goal",
    "Keep",
    "Phase",
    "Put",
    "Puzzle",
    "Ready",
    "RoundResult",
    "Row",
    "Rules",
    "State",
    "TakeBack",
    "View",
    "apply",
    "best_build",
    "factor",
    "function_of",
    "goal",
    "imagine",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "puzzle",
    "read_action",
    "score",
    "sentence",
    "to_act",
    "why_not",
    "write_action",
]
