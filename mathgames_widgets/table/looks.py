"""How a match, a view and a record look at the end of a cell: what a reader may see, and nothing to press.

A match shows what lies open, although it holds every hand: anyone who sees the screen may be about to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.core.simulation import Rows
from mathgames_widgets.core.words import name_of, people, won
from mathgames_widgets.page.html import (
    Element,
    caption,
    details,
    div,
    li,
    ol,
    p,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.views import Views

say = room(__name__)

FIRST_ROWS = 10
"""So many rows of a simulation are shown."""


def look_of_match(match: AnyMatch) -> Element:
    """The table as a watcher sees it, and whose turn it is.

    >>> from mathgames_widgets.games import byorf
    >>> str(look_of_match(Match(byorf, 2, "FERN-42", names=["Asha"])).children[0])
    '<p><strong>BYORF · Round 1 of 2 · turn 1 of 6.</strong> Asha and Player 2 are to move.</p>'
    """
    return _look(match.game, match.observe(None), match.names, _whose_turn(match))


def look_of_view(game: AnyGame, view: Any) -> Element:
    """The table as the seat of a view sees it; names are not part of a view."""
    names = tuple(map(name_of, range(view.players)))
    seat = say("seen-by-watcher") if view.player is None else say("seen-by", player=names[view.player])
    return _look(game, view, names, seat)


def look_of_record(record: Record) -> Element:
    """What happened, in sentences, as a watcher saw it; folded, since a game has many moves."""
    try:
        match = Match.load(record)
    except RecordError as unreadable:
        return div(p(str(unreadable)), cls="mg-look mg-room")
    how = _ending(match) if match.outcome() else say("not-over")
    told = [li(match.game.sentence(event, match.names)) for event in match.log(None)]
    title = say("record", game=match.game.TITLE, players=match.names, moves=len(record.moves))
    return div(
        p(strong(title), " ", how),
        details(summary(say("what-happened")), ol(*told, cls="mg-moves")) if told else None,
        cls="mg-look mg-room",
    )


def look_of_rows(rows: Rows) -> Element:
    """The first rows as a table.

    >>> look_of_rows(Rows([{"number": 1, "winner": 2}])).tag
    'div'
    """
    shown = [tr(*(td(cell) for cell in row.values())) for row in rows[:FIRST_ROWS]]
    if not shown:
        return div(p(say("no-games")), cls="mg-look mg-room")
    many, written = len(rows), f"{len(rows):,}"
    is_whole = many == len(shown)
    said = (
        say("games-all", games=written, many=many) if is_whole else say("games-first", games=written, shown=len(shown))
    )
    head = thead(tr(*(th(name, scope="col") for name in rows.columns)))
    wide = div(table(caption(said), head, tbody(*shown)), tabindex=0, role="region", aria_label=said, cls="mg-scroll")
    return div(wide, cls="mg-look mg-room")


def _look(game: AnyGame, view: Any, names: Sequence[str], told: str) -> Element:
    try:
        views: Any = Views(import_module(f"{game.__name__}.table"))
    except ModuleNotFoundError:
        return _listed(game, view, told)
    return div(
        p(strong(f"{game.TITLE} · {views.where(view)}."), " ", told),
        div(views.table(view, Screen(tuple(names))), cls="mg-table"),
        cls="mg-look mg-room",
    )


def _listed(game: AnyGame, view: Any, told: str) -> Element:
    """What stands in a view, name by name, for a game that has no table to be drawn on."""
    names = [field.name for field in fields(view)] if is_dataclass(view) else list(vars(view))
    rows = [tr(th(name.replace("_", " "), scope="row"), td(_cell(getattr(view, name)))) for name in names]
    return div(p(strong(f"{game.TITLE}."), " ", told), table(tbody(*rows)), cls="mg-look mg-room")


def _cell(value: object) -> str:
    """A value in a table: a list without its brackets, and nothing where there is nothing."""
    if isinstance(value, (tuple, list, set, frozenset)):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)


def _whose_turn(match: AnyMatch) -> str:
    seats = match.to_act()
    if not seats:
        return _ending(match)
    return say("to-move", players=people(seats, match.names), many=len(seats))


def _ending(match: AnyMatch) -> str:
    outcome = match.outcome()
    if outcome is None:
        return ""
    winners = won(outcome.winners, match.names) if outcome.winners else say("nobody-won")
    return f"{winners} {match.game.sentence(outcome.why, match.names)}"
