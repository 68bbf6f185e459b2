"""A game saved as a text, and the way back from a text to the game and to those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets import games
from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.page.html import Element, button, div, p
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.start import Seat, SetupError, fitting_seed, seated

say = room(__name__)

LONGEST_TEXT = 200_000
"""Characters; the longest game is a tenth of that."""

LONGEST_SENTENCE = 240
"""Characters of an answer to a file; only one that quotes something endless is longer."""


def saved(match: AnyMatch, seats: Sequence[Seat]) -> Record:
    """The game as a record, with who sits where."""
    return replace(match.record(), seats=tuple(seat.who for seat in seats))


def loaded(text: str, game: AnyGame) -> tuple[AnyMatch, tuple[Seat, ...]]:
    """The game that a text tells of, and who sits where; without a word about the seats they are people.

    Raises RecordError with one sentence where it is no saved game of this game or cannot go on.
    """
    try:
        record = _record(text, game)
        match = Match.load(record, (game,))
        seats = _seats(record, match, game)
    except RecordError as unfit:
        raise RecordError(_readable(str(unfit))) from None
    names = tuple(seat.name for seat in seats)
    return match if names == match.given_names else Match.load(replace(record, names=names), (game,)), seats


def _record(text: str, game: AnyGame) -> Record:
    if not text.strip():
        raise RecordError(say("load-nothing"))
    if len(text) >= LONGEST_TEXT:
        raise RecordError(say("load-too-long"))
    record = Record.from_json(text)
    try:
        record.to_json().encode()
    except UnicodeEncodeError:
        raise RecordError(say("load-unwritable")) from None
    if record.game in games.NAMES and record.game != game.NAME:
        other = getattr(games, record.game)
        raise RecordError(say("load-other-game", other=other.TITLE, game=game.TITLE))
    return record


def _seats(record: Record, match: AnyMatch, game: AnyGame) -> tuple[Seat, ...]:
    kinds = record.seats or (PERSON,) * match.players
    if len(kinds) != match.players:
        raise RecordError(say("load-seats", seats=len(kinds), players=match.players))
    try:
        fitting_seed(record.seed)
        return seated(match.given_names, kinds, game)
    except SetupError as unfit:
        raise RecordError(say("load-unfit", why=f"{unfit}")) from None


def _readable(sentence: str) -> str:
    """A sentence that quotes a text without end is cut."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"


def save_room(text: str, name: str) -> Element:
    """The saved game, as a file to keep or as text for the clipboard."""
    save = button(say("save"), type="button", cls="mg-button", data_download=name, data_content=text, data_key="save")
    return div(
        save,
        button(
            say("copy"), type="button", cls="mg-button", data_copy=say("copied"), data_content=text, data_key="copy"
        ),
        p(say("load-later"), cls="mg-advice"),
        cls="mg-bar",
        data_key="save-room",
    )
