"""Card and dice games that teach mathematics, played inside Jupyter notebooks.

>>> from mathgames_widgets import RationalFunction
>>> f = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
>>> f.holes
(Hole(x=Fraction(2, 1), y=Fraction(3, 5), above=1, below=1),)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathgames_widgets.maths.rational.function import RationalFunction

if TYPE_CHECKING:
    from mathgames_widgets.carriers.notebook import join
    from mathgames_widgets.games import practise
    from mathgames_widgets.games.byorf.table.pages import build_puzzle
    from mathgames_widgets.games.mathleague.table.pages import build_deck
    from mathgames_widgets.page.graph.graph import RationalFunctionGraph
    from mathgames_widgets.table.window import play

__version__ = "0.1.0"
__all__ = ["RationalFunction", "RationalFunctionGraph", "build_deck", "build_puzzle", "join", "play", "practise"]

_WIDGETS = {
    "RationalFunctionGraph": "mathgames_widgets.page.graph.graph",
    "build_deck": "mathgames_widgets.games.mathleague.table.pages",
    "build_puzzle": "mathgames_widgets.games.byorf.table.pages",
    "join": "mathgames_widgets.carriers.notebook",
    "play": "mathgames_widgets.table.window",
    "practise": "mathgames_widgets.games",
}


def __getattr__(name: str) -> Any:
    """The widgets are imported when they are first asked for, so that the rules and the mathematics stay light."""
    if name not in _WIDGETS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_WIDGETS[name]), name)


def _show_functions_in_notebooks() -> None:
    from mathgames_widgets.carriers.showing import show_rational_functions

    show_rational_functions()


_show_functions_in_notebooks()
