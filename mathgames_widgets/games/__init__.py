"""The games, one package each. No game imports another, and none is loaded before it is asked for."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mathgames_widgets.core.game import AnyGame

if TYPE_CHECKING:
    from mathgames_widgets.questions.practice import Practice

NAMES = ("byorf", "formula", "rolls_and_goals", "matician", "mathleague")
"""The packages of the games; adding one means adding it here."""

GAMES: tuple[AnyGame, ...]
"""Every game of this package."""


def practise() -> Practice:
    """The practice of every game on one page: what was missed comes back, and a link can give a set.

    >>> practise()
    <Practice: not dealt yet>
    """
    from mathgames_widgets.questions.practice import all_practice

    titles = {name: __getattr__(name).TITLE for name in NAMES}
    drills = {name: import_module(f"{__name__}.{name}.lesson.practice").DRILL for name in NAMES}
    return all_practice(tuple([replace(drills[name], game=name, title=titles[name]) for name in NAMES]))


def __getattr__(name: str) -> Any:
    """Load a game, or all of them, when they are first asked for: who plays one does not wait for the others."""
    if name in NAMES:
        return import_module(f"{__name__}.{name}")
    if name == "GAMES":
        globals()["GAMES"] = games = tuple([import_module(f"{__name__}.{game}") for game in NAMES])
        return games
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is, whether or not it has been loaded yet: Tab shows it."""
    return sorted({*NAMES, "GAMES", "NAMES", "practise", "__doc__", "__file__", "__name__", "__path__"})
