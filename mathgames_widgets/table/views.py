"""The parts of a game's look that a game may leave out: what `table/` of a game does not have is taken from here."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.screen import Best, Made, Screen
from mathgames_widgets.table.start import Way


class Views:
    """How a game looks: the module `table` of its folder, and what it leaves out, from here.

    >>> plain = Views(object())
    >>> plain.GOES_ON, plain.reveal_steps(None)
    ('Next round', 1)
    """

    def __init__(self, module: Any) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        own = getattr(self.module, name, None)
        return getattr(sys.modules[__name__], name) if own is None else own


WAYS: tuple[Way, ...] = ()
"""Ways to play that have a button of their own on the page before a game."""


def prompt(view: Any, names: Sequence[str]) -> str:
    """What to do now, in at most ten words: nothing that the table does not show by itself."""
    return ""


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened, in at most ten words; empty where it needs no step of its own."""
    return ""


def help(view: Any) -> tuple[str, ...]:
    """What stands behind the question mark in this phase, in paragraphs."""
    return ()


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules in short sections: a title and a text each."""
    return ()


def in_view_of(hints: Sequence[Any], view: Any, selected: Any) -> Sequence[Any]:
    """The hints for somebody who has tried something that the game has not heard of yet: the same ones."""
    return hints


def answer(view: Any, asked: Any, screen: Screen) -> Element | None:
    """What opens over the table where something was asked; None where the table answers in its place."""
    return None


def answer_title(asked: Any) -> str:
    """The title of what opens then."""
    return "Why?"


def reveal_steps(stop: Any) -> int:
    """In how many steps a scored round is shown."""
    return 1


def reveal_caption(stop: Any, step: int, names: Sequence[str]) -> str:
    """What a step of it shows, in at most ten words."""
    return ""


def closing(stop: Any, names: Sequence[str]) -> str:
    """What came of a scored round, in the line above it when all its steps were shown."""
    return ""


def best(view: Any, names: Sequence[str]) -> Best | None:
    """What was possible with the cards that one had; None where that is not known."""
    return None


def best_of_game(views: Sequence[Any], names: Sequence[str]) -> Best | None:
    """The same for games whose last view does not hold the cards any more: from the views of the whole game."""
    return None


def score(view: Any, seat: Player) -> str:
    """How many points a seat has so far, for those who look at many tables at once."""
    return ""


def made(view: Any, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made | None:
    """The best that a seat made, from a watcher's last view and all that was seen: a class lays it side by side."""
    return None


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


GOES_ON = "Next round"
"""What the button says that leads on from a stop, where the game is not over."""


def pause(events: tuple[Event, ...]) -> None:
    """What play should stop for: nothing, where a game has no rounds."""
    return


def scoring(stop: Any, screen: Screen) -> Element:
    """The page for a stop. A game that never stops is not asked."""
    raise AssertionError(f"Nothing stops this game, so there is no page for {stop!r}.")


def where_stopped(stop: Any) -> str:
    """Its line. A game that never stops is not asked."""
    raise AssertionError(f"Nothing stops this game, so there is no line for {stop!r}.")
