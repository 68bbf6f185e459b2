"""Saving and loading: a game is its seed, its options and its moves, as a small JSON text.

While a game goes on, seed and moves are sealed, so that nobody reads a hidden card by opening the file. The seal keeps
honest people honest; it is no encryption. A finished game is written plainly.
"""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mathgames_widgets.core.messages import room

say = room(__name__)

FORMAT = "mathgames_widgets record"
VERSION = 1
LARGEST = 4_000_000
"""Characters; no game comes near it, and a text beyond it is not unpacked."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again, move for move.

    `seats` says who sits where, a person or a bot's name, where the table knows it.

    >>> record = Record("byorf", 2, "FERN-42", moves=("0 keep F05",), finished=True)
    >>> Record.from_json(record.to_json()) == record
    True
    """

    game: str
    players: int
    seed: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    finished: bool = False

    def to_json(self) -> str:
        """The record as text; sealed while the game goes on."""
        secret = {"seed": self.seed, "moves": list(self.moves)}
        head = {"format": FORMAT, "version": VERSION, "game": self.game, "players": self.players}
        options = {"rules": dict(self.rules), "names": list(self.names), "seats": list(self.seats)}
        return json.dumps(head | options | (secret if self.finished else {"sealed": seal(secret)}), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record that `to_json` wrote. Raises RecordError for a text that is foreign, newer or damaged."""
        content = _content(text)
        finished = "sealed" not in content
        if not finished:
            content |= unseal(content["sealed"])
        try:
            return cls(
                game=_checked(content["game"], str),
                players=_checked(content["players"], int),
                seed=_checked(content["seed"], str),
                rules=_checked(content["rules"], dict),
                names=tuple(_checked(name, str) for name in _checked(content["names"], list)),
                seats=tuple(_checked(who, str) for who in _checked(content.get("seats", []), list)),
                moves=tuple(_checked(move, str) for move in _checked(content["moves"], list)),
                finished=finished,
            )
        except (KeyError, TypeError):
            raise RecordError(say("record-lacks")) from None


def _content(text: str) -> dict[str, Any]:
    """The JSON of a record of ours, in a version that we can read."""
    if len(text) > LARGEST:
        raise RecordError(say("record-too-long"))
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(say("record-unread")) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RecordError(say("record-foreign"))
    version = content.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(say("record-version"))
    if version > VERSION:
        raise RecordError(say("record-newer", version=version, known=VERSION))
    return content


def _checked(value: Any, kind: type) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(value)
    return value


def seal(secret: Mapping[str, Any]) -> str:
    """Seed and moves, packed and with a checksum, unreadable to the eye.

    >>> unseal(seal({"seed": "FERN-42", "moves": []}))
    {'seed': 'FERN-42', 'moves': []}
    """
    packed = b85encode(zlib.compress(json.dumps(secret, ensure_ascii=False).encode(), 9))
    return _checksum(packed) + packed.decode("ascii")


def _checksum(packed: bytes) -> str:
    return f"{zlib.crc32(packed):08x}"


def unseal(sealed: object) -> dict[str, Any]:
    """What `seal` packed. Raises RecordError where a character is missing or changed."""
    damaged = RecordError(say("record-changed"))
    if not isinstance(sealed, str) or not sealed.isascii():
        raise damaged
    packed = sealed[8:].encode()
    if _checksum(packed) != sealed[:8]:
        raise damaged
    try:
        secret = json.loads(zlib.decompressobj().decompress(b85decode(packed), LARGEST))
    except (ValueError, zlib.error, RecursionError):
        raise damaged from None
    if not isinstance(secret, dict):
        raise damaged
    return secret
