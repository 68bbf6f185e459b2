"""What happened so far, newest first; every move that lies open can be asked why it was made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.widgets.html import Element, button, details, li, ol, p, span, summary
from mathgames_widgets.widgets.sight import Ask, Sight


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of the game: the number of its turn, and its place among what that turn brought about."""

    turn: int
    place: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log; `why` answers where a move lies behind it and the line was asked."""

    moment: Moment
    sentence: str
    is_move: bool
    why: str | None = None


def log(lines: Sequence[Line], sight: Sight) -> Element | None:
    """All lines, the last one on top; nothing where nothing happened yet."""
    if not lines:
        return None
    shown = [_line(place, lines[place], sight) for place in reversed(range(len(lines)))]
    return details(
        summary("What happened"),
        ol(*shown, cls="mg-log-lines", data_group="log"),
        cls="mg-log",
        open=True,
        data_key="log",
    )


def _line(place: int, line: Line, sight: Sight) -> Element:
    """One line. Its key counts what this seat saw: the number of the turn would tell how much others moved about."""
    return li(
        span(line.sentence),
        _why_button(place, line, sight) if line.is_move else None,
        p(line.why, cls="mg-answer") if line.why else None,
        data_key=f"log{place}",
    )


def _why_button(place: int, line: Line, sight: Sight) -> Element:
    return button(
        "Why?",
        type="button",
        cls="mg-button mg-tiny",
        data_n=sight.offers(Ask(line.moment)),
        data_key=f"why{place}",
        aria_label=f"Why? {line.sentence}",
        aria_expanded=str(sight.asked == line.moment).lower(),
    )
