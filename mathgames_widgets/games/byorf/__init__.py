"""BYORF: draft factor cards, build a rational function, match goals. The module satisfies the `Game` protocol."""

from mathgames_widgets.core.game import Ready

from .analysis.plans import best_build, puzzle
from .bots.bots import BOTS, LADDER
from .bots.pupil import PUPILS
from .rules.cards import FACTORS, GOALS, Factor, Goal, factor, goal
from .rules.moves import NAME, TITLE, Keep, Put, TakeBack, read_action, write_action
from .rules.rules import apply, legal_actions, new_game, outcome, to_act, why_not
from .rules.scoring import score
from .rules.state import PLAYERS, Award, Built, Direction, Phase, Row, Rules, State, function_of
from .rules.view import View, imagine, observe
from .words.sentences import sentence
