"""Card and dice games that teach mathematics, played inside Jupyter notebooks.

>>> from mathgames_widgets import RationalFunction
>>> f = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
>>> f.holes
(Hole(x=Fraction(2, 1), y=Fraction(3, 5), above=1, below=1),)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathgames_widgets.core.match import LISTS
from mathgames_widgets.maths.rational.function import PAINTERS, RationalFunction
from mathgames_widgets.page import CARRIERS

if TYPE_CHECKING:
    from mathgames_widgets.carriers.notebook import join
    from mathgames_widgets.core.match import Match
    from mathgames_widgets.core.record import Record
    from mathgames_widgets.core.simulation import bot_game, simulate
    from mathgames_widgets.games import practise
    from mathgames_widgets.games.byorf.table.pages import build_puzzle
    from mathgames_widgets.games.mathleague.table.pages import build_deck
    from mathgames_widgets.page.graph.graph import RationalFunctionGraph
    from mathgames_widgets.questions.daily import puzzles
    from mathgames_widgets.table.window import play

__version__ = "0.1.0"
__all__ = [
    "Match",
    "RationalFunction",
    "RationalFunctionGraph",
    "Record",
    "bot_game",
    "build_deck",
    "build_puzzle",
    "join",
    "play",
    "practise",
    "puzzles",
    "simulate",
]

_LATER = {
    "Match": "mathgames_widgets.core.match",
    "RationalFunctionGraph": "mathgames_widgets.page.graph.graph",
    "Record": "mathgames_widgets.core.record",
    "bot_game": "mathgames_widgets.core.simulation",
    "build_deck": "mathgames_widgets.games.mathleague.table.pages",
    "build_puzzle": "mathgames_widgets.games.byorf.table.pages",
    "join": "mathgames_widgets.carriers.notebook",
    "play": "mathgames_widgets.table.window",
    "practise": "mathgames_widgets.games",
    "puzzles": "mathgames_widgets.questions.daily",
    "simulate": "mathgames_widgets.core.simulation",
}
_ROOMS = ("carriers", "classroom", "core", "games", "maths", "page", "questions", "serving", "table")


def __getattr__(name: str) -> Any:
    """What needs more than the mathematics is imported when it is first asked for, so that these stay light."""
    from importlib import import_module

    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is, whether or not it has been imported yet: Tab shows it."""
    return sorted({*__all__, *_ROOMS, "__doc__", "__file__", "__name__", "__path__", "__version__"})


def _painted(function: RationalFunction, window: Any) -> Any:
    """The figure that `RationalFunction.plot` gives; pictures and matplotlib are loaded only here."""
    from mathgames_widgets.page.graph.graph import RationalFunctionGraph

    return RationalFunctionGraph(function, window=window).figure()


def _show_functions_in_notebooks() -> None:
    from mathgames_widgets.carriers.showing import show_rational_functions

    show_rational_functions()


def _games() -> Any:
    """The list of games, for who names a game or opens a record."""
    from mathgames_widgets import games

    return games


def _carried(page: Any) -> Any:
    """The widget of a page; what knows notebooks is loaded only here."""
    from mathgames_widgets.carriers.notebook import carried

    return carried(page)


PAINTERS.append(_painted)
LISTS.append(_games)
CARRIERS.append(_carried)
_show_functions_in_notebooks()
