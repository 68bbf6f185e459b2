"""The parts of a game's look that many games leave empty: a game takes these, or has its own.

>>> from mathgames_widgets.games.byorf import table as byorf
>>> byorf.let_go is let_go
True
"""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Action, Event
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.screen import Screen


def after(action: Action, view: Any) -> None:
    """What stays in hand after a move: nothing."""
    return


def earlier(selected: Any) -> None:
    """One step back in a turn in the making: every step is a move of its own, and the table takes it back."""
    return


def let_go(selected: Any) -> None:
    """What is left of what was selected when Escape is pressed: nothing."""
    return


def heard_at_stop(stop: Any, screen: Screen) -> None:
    """What is said when play stops, in place of the last event: what is scored is told at once."""
    return


def pause(events: tuple[Event, ...]) -> None:
    """What play should stop for: nothing, where a game has no rounds."""
    return


def scoring(stop: Any, screen: Screen) -> Element:
    """The page for a stop. A game that never stops is not asked."""
    raise AssertionError(f"Nothing stops this game, so there is no page for {stop!r}.")


def where_stopped(stop: Any) -> str:
    """Its line. A game that never stops is not asked."""
    raise AssertionError(f"Nothing stops this game, so there is no line for {stop!r}.")
