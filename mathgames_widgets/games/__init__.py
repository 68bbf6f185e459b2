"""The games, one package each. No game imports another, and none is loaded before it is asked for."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mathgames_widgets.core.game import AnyGame

if TYPE_CHECKING:
    from types import ModuleType

    from mathgames_widgets.questions.practice import Drill, Practice

NAMES = ("byorf", "formula", "rolls_and_goals", "matician", "mathleague")
"""The packages of the games; adding one means adding it here."""

GAMES: tuple[AnyGame, ...]
"""Every game of this package."""


def module_of(game: str, path: str) -> ModuleType | None:
    """A module in the folder of a game, by the name of its package; None where the game has left it out.

    >>> module_of("mathgames_widgets.games.byorf", "lesson.paper")
    <module 'mathgames_widgets.games.byorf.lesson.paper' from ...>
    >>> module_of("mathgames_widgets.games.byorf", "lesson.songs") is None
    True

    What is missing inside the module is still an error. Raises ModuleNotFoundError.
    """
    wanted = f"{game}.{path}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        if missing.name and missing.name != game and f"{wanted}.".startswith(f"{missing.name}."):
            return None
        raise


def drill_of(name: str) -> Drill | None:
    """The practice of a game of the list, with its title; None where it has none.

    >>> drill_of("matician").title
    'Matician'
    """
    found = module_of(f"{__name__}.{name}", "lesson.practice")
    return None if found is None else replace(found.DRILL, game=name, title=__getattr__(name).TITLE)


def practise() -> Practice:
    """The practice of every game that has some, on one page: what was missed comes back, and a link can give a set.

    >>> practise()
    <Practice: not dealt yet>
    """
    from mathgames_widgets.questions.practice import all_practice

    return all_practice(tuple(filter(None, map(drill_of, NAMES))))


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
