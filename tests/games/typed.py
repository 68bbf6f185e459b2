"""Where mypy sees that each game module satisfies the `Game` protocol with types of its own; nothing here runs."""

from mathgames_widgets.core.game import Action, Game
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.games.byorf.rules.moves import Move

byorf_game: Game[byorf.State, Move, byorf.View, byorf.Rules] = byorf
formula_game: Game[formula.State, Action, formula.View, formula.Rules] = formula
rolls_game: Game[rolls_and_goals.State, Action, rolls_and_goals.View, rolls_and_goals.Rules] = rolls_and_goals
matician_game: Game[matician.State, Action, matician.View, matician.Rules] = matician
mathleague_game: Game[mathleague.State, Action, mathleague.View, mathleague.Rules] = mathleague
