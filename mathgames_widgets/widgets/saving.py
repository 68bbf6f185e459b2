"""A game saved as a text, and the way back from a text to the game and to whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core.game import Game
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.widgets.html import Element, button, div, p, textarea
from mathgames_widgets.widgets.setup import PERSON, Seat


def saved(match: Match, seats: Sequence[Seat]) -> Record:
    """The game as a record, with who sits where."""
    return replace(match.record(), seats=tuple(seat.who for seat in seats))


def loaded(text: str, game: Game) -> tuple[Match, tuple[Seat, ...]]:
    """The game that a text tells of, and who sits where; without a word about the seats they are people.

    Raises RecordError with one sentence where it is no saved game of this game or cannot go on.
    """
    if not text.strip():
        raise RecordError("There is nothing to load yet: choose a saved file or paste its text.")
    record = Record.from_json(text)
    match = Match.load(record, (game,))
    bots = {bot.name for bot in game.BOTS}
    kinds = [who if who in bots else PERSON for who in record.seats] or [PERSON] * match.players
    if len(kinds) != match.players:
        raise RecordError(f"This record is damaged: it seats {len(kinds)} of {match.players} players.")
    return match, tuple(Seat(name, who) for name, who in zip(match.names, kinds, strict=True))


def save_room(text: str, name: str) -> Element:
    """The saved game, as a file to keep and as text to copy."""
    advice = "Keep this file, or copy the text; “Go on with a saved game” on the first page takes both."
    return div(
        p(advice, cls="mg-advice"),
        textarea(text, readonly=True, rows=3, aria_label="The saved game as text", data_key="saved-text"),
        button(
            "Save as a file", type="button", cls="mg-button", data_download=name, data_content=text, data_key="file"
        ),
        cls="mg-panel",
        data_key="save-room",
    )
