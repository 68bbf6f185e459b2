"""The game of every lesson, and how its moves are made on the page: what is pressed before the move itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mathgames_widgets.core import Action
from mathgames_widgets.games import module_of
from mathgames_widgets.games.byorf.lesson import stops as byorf_game
from mathgames_widgets.games.formula import Lay
from mathgames_widgets.games.formula.lesson import stops as formula_game
from mathgames_widgets.games.formula.table.turn import trial_of
from mathgames_widgets.games.mathleague import PlayStudent
from mathgames_widgets.games.mathleague.lesson import stops as mathleague_game
from mathgames_widgets.games.mathleague.table.turn import Bill, PlayedFrom as InHand
from mathgames_widgets.games.matician import Sabotage
from mathgames_widgets.games.matician.lesson import stops as matician_game
from mathgames_widgets.games.matician.table.playing import MinusAim
from mathgames_widgets.games.rolls_and_goals.lesson import stops as rolls_game
from mathgames_widgets.questions.stops import LEARNER, GuidedTable, Script
from mathgames_widgets.table.screen import Do, Press, Select
from tests.games.formula.tries import steps_to
from tests.guide import EVERY

Before = Callable[[GuidedTable, Action], Iterable[object]]
"""What is selected, one after the other, before a move."""


def take(table: GuidedTable, thing: object) -> None:
    """Press what the page offers."""
    table.press(list(table.offered).index(thing))


@dataclass(frozen=True)
class Played:
    """A lesson's game, played on the page."""

    game: Script
    before: Before = lambda table, action: ()

    @property
    def parts(self) -> list[str]:
        """The keys of its parts."""
        return [part.key for part in self.game.parts]

    def opened(self, key: str) -> GuidedTable:
        """The table of a part, dealt or taken up."""
        table = GuidedTable(self.game, key)
        take(table, Press("deal"))
        return table

    def play(self, table: GuidedTable) -> None:
        """Make the moves of the script, as one does on the page."""
        while (wanted := table.wanted) is not None:
            self.move(table, wanted.action)

    def move(self, table: GuidedTable, action: Action) -> None:
        """Make one move."""
        for selected in self.before(table, action):
            take(table, Select(selected))
        take(
            table, next(one for one in table.offered if isinstance(one, Do) and (one.action, one.then) == (action, ()))
        )


def _byorf(table: GuidedTable, action: Action) -> Iterable[object]:
    return []


def _formula(table: GuidedTable, action: Action) -> Iterable[object]:
    assert table.match is not None
    return steps_to(trial_of(table.match.observe(LEARNER)), action) if isinstance(action, Lay) else []


def _matician(table: GuidedTable, action: Action) -> Iterable[object]:
    return [MinusAim(action.target, action.side)] if isinstance(action, Sabotage) else []


def _mathleague(table: GuidedTable, action: Action) -> Iterable[object]:
    payment = getattr(action, "payment", ())
    laid = [payment[:many] for many in range(len(payment) + 1)] if table.part.decides else [payment]
    return [Bill(PlayStudent(action.card, None), paid, InHand(action.card)) for paid in laid] if payment else []


BYORF = Played(byorf_game.GAME, _byorf)
FORMULA = Played(formula_game.GAME, _formula)
MATICIAN = Played(matician_game.GAME, _matician)
MATHLEAGUE = Played(mathleague_game.GAME, _mathleague)
ROLLS = Played(rolls_game.GAME)

NAMED = (BYORF, FORMULA, ROLLS, MATICIAN, MATHLEAGUE)
FOUND = [module_of(game.__name__, "lesson.stops") for game in EVERY]
OTHERS = [one.GAME for one in FOUND if one and one.GAME not in [named.game for named in NAMED]]

LESSONS = (*NAMED, *map(Played, OTHERS))
