"""The entrance: everything that a browser sends is read here first, and here stands what it may be.

A text has a length and characters that can be shown, a number has bounds, JSON has a depth, a name looks like no other.
What does not fit raises Unfit. Its message is for people, and never repeats what was sent: neither a page nor a log
shows it to anyone else.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from mathgames_widgets.core.messages import Words, languages, room, speaking, spoken

DEEPEST = 16
"""How many lists and objects may lie inside each other."""
MOST_DIGITS = 15
"""Digits of a number; browsers know no longer ones exactly."""
LONGEST_ID = 64
LONGEST_BOX_NAME = 64
LONGEST_VALUE = 200_000
"""Characters of what stands in a box, which may hold a deck, and of what a browser has kept."""
MOST_VALUES = 200

say = room(__name__)


class Unfit(ValueError):
    """Something from outside that is not what it may be; the message is one sentence for people, or empty."""

    def __init__(self, words: Words = "") -> None:
        super().__init__(words)

    def __str__(self) -> str:
        """In the language of who reads it: it may be noticed before one knows whose page it was for."""
        return spoken(self.args[0])


# ── texts and numbers ─────────────────────────────────────────────────────────────────────────────────────────────

HALVES = "\ud800-\udfff"
"""Halves of characters, which a browser can send and nobody can send back."""
TURNS = "\u202a-\u202e\u2066-\u2069"
"""What makes the letters behind it run the other way."""
CONTROLS = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufff9-\ufffb"
UNFIT = re.compile(f"[{HALVES}{TURNS}{CONTROLS}]")
HALF = re.compile(f"[{HALVES}]")
FILES = ("record", "text", "deck")
"""The boxes that hold a file: a saved game, or a deck."""


def whole(text: str) -> str:
    """A text without halves of characters, so that it can be sent and written.

    >>> whole("Asha \\ud83c"), whole("Asha 🎲")
    ('Asha ?', 'Asha 🎲')
    """
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def whole_in_all(value: Any) -> Any:
    """The same value, halves of characters replaced in all its texts.

    >>> whole_in_all({"name": ["A\\ud800"]})
    {'name': ['A?']}
    """
    if isinstance(value, str):
        return whole(value)
    if isinstance(value, dict):
        return {whole_in_all(key): whole_in_all(value_within) for key, value_within in value.items()}
    return [whole_in_all(item) for item in value] if isinstance(value, list) else value


def a_text(value: object, longest: int) -> str:
    """A text of at most so many characters, all of which can be shown. Raises Unfit.

    >>> a_text("x + 1", 10)
    'x + 1'
    >>> a_text("\\ud800", 10)
    Traceback (most recent call last):
    ...
    mathgames_widgets.core.entrance.Unfit: That has a character that cannot be shown. Type it again without it.
    """
    if not isinstance(value, str):
        raise Unfit(lambda: say("unreadable"))
    if len(value) > longest:
        raise Unfit(lambda: say("too-long"))
    if UNFIT.search(value):
        raise Unfit(lambda: say("unshown"))
    return value


def a_number(value: object, least: int, most: int) -> int:
    """A whole number within these bounds; True is none. Raises Unfit.

    >>> a_number(3, 0, 10)
    3
    """
    if type(value) is not int or not least <= value <= most:
        raise Unfit(lambda: say("unreadable"))
    return value


def parsed(text: str | bytes, longest: int, deepest: int = DEEPEST) -> Any:
    """What JSON says that came from outside. Raises Unfit where it is too long, too deep or none, and for a number
    that is none or has too many digits.

    >>> parsed('{"n": 3}', 100), parsed(b"[1.5]", 100)
    ({'n': 3}, [1.5])
    >>> parsed('{"n": NaN}', 100)
    Traceback (most recent call last):
    ...
    mathgames_widgets.core.entrance.Unfit: That could not be read.
    """
    if len(text) > longest:
        raise Unfit(lambda: say("too-long"))
    try:
        found = json.loads(text, parse_int=_integer, parse_float=_decimal, parse_constant=_decimal)
    except (ValueError, RecursionError):
        raise Unfit(lambda: say("unreadable")) from None
    if not _is_flat(found, deepest):
        raise Unfit(lambda: say("unreadable"))
    return found


def place(address: str) -> str:
    """The host and the port in an address that a browser says it comes from; nothing where it is none.

    >>> place("http://Games.School.example:8866"), place("http://["), place("null")
    ('games.school.example:8866', '', '')
    """
    try:
        found = urlsplit(address)
        _ = found.port
    except ValueError:
        return ""
    return found.netloc.lower() if found.hostname else ""


def _integer(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise ValueError("too many digits")
    return int(digits)


def _decimal(digits: str) -> float:
    found = float(digits)
    if not abs(found) < 10**MOST_DIGITS:  # nor is NaN
        raise ValueError("no number")
    return found


def _is_flat(value: object, deepest: int) -> bool:
    """Whether nothing lies deeper than this."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    while waiting:
        part, depth = waiting.pop()
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else None
        if inside is None:
            continue
        if depth == deepest:
            return False
        waiting.extend((inner, depth + 1) for inner in inside)
    return True


# ── messages to a page ────────────────────────────────────────────────────────────────────────────────────────────

MOST_DRAWINGS = 10**MOST_DIGITS


@dataclass(frozen=True, slots=True)
class Message:
    """What a browser says to a page: which offer of which drawing is taken, and what stands in the boxes around it.

    Or what it has kept: `restored` by itself, `reread` from another tab. `trouble` says why none of it can be used.
    """

    id: str = ""
    """A browser that sends a message again, because no answer came, sends it under the same name."""
    offer: int | None = None
    drawing: int | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    restored: str | None = None
    reread: str | None = None
    languages: tuple[str, ...] = ()
    """What the reader wants to read, best first."""
    trouble: Words = ""


def message(said: object) -> Message:
    """A message to a page, whatever was sent.

    >>> message({"n": 3, "drawing": 1, "values": {"name": "Asha"}})
    Message(id='', offer=3, drawing=1, values={'name': 'Asha'}, restored=None, reread=None, languages=(), trouble='')
    >>> spoken(message({"id": "a", "n": 3, "values": {"name": "\\ud800"}}).trouble)
    'That has a character that cannot be shown. Type it again without it.'
    >>> message([1]) == Message()
    True
    """
    if isinstance(said, Message):
        return said
    if not isinstance(said, Mapping):
        return Message()
    id = _read(said.get("id"), "")
    try:
        values = said.get("values")
        return Message(
            id,
            _counted(said.get("n")),
            _counted(said.get("drawing")),
            _values(values) if isinstance(values, Mapping) else {},
            _kept(said.get("restored")),
            _kept(said.get("reread")),
            tags(said.get("languages")),
        )
    except Unfit as unfit:
        return Message(id, trouble=partial(str, unfit))


TAG = re.compile(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}")
MOST_TAGS = 8


def tags(value: object) -> tuple[str, ...]:
    """The names of languages in a list, as in `navigator.languages`; anything else is left out.

    >>> tags(["de-AT", "de", 7, "no such <language>"]), tags("de")
    (('de-AT', 'de'), ())
    """
    listed = value[:MOST_TAGS] if isinstance(value, list) else ()
    return tuple([tag for tag in listed if isinstance(tag, str) and TAG.fullmatch(tag)])


def _read(value: object, otherwise: str) -> str:
    """A name of a few letters; nothing where it is another thing."""
    try:
        return a_text(value, LONGEST_ID)
    except Unfit:
        return otherwise


def _counted(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < MOST_DRAWINGS else None


def _kept(value: object) -> str | None:
    """What a browser kept. It is read where it is used, and begins anew where that cannot be done."""
    return whole(value[: LONGEST_VALUE + 1]) if isinstance(value, str) else None


def _values(values: Mapping[object, object]) -> dict[str, str]:
    if len(values) > MOST_VALUES:
        raise Unfit(lambda: say("too-long"))
    texts = ((name, value) for name, value in values.items() if isinstance(name, str) and isinstance(value, str))
    return {a_text(name, LONGEST_BOX_NAME): _value(name, value) for name, value in texts}


def _value(name: str, value: str) -> str:
    """What stands in a box. A file is read by those who know such files, and say better what is wrong with it, as in a
    picture chosen by mistake; only half a character never comes in."""
    if name not in FILES or len(value) > LONGEST_VALUE or HALF.search(value):
        return a_text(value, LONGEST_VALUE)
    return value


# ── names ─────────────────────────────────────────────────────────────────────────────────────────────────────────

UNSEEN = re.compile(
    "[\u115f\u1160\u2800\u3164\uffa0]|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{4}"
)
"""Letters that show nothing, and heaps of marks that reach into the lines above and below."""

JOINER = re.compile("(?<=[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff])\u200d(?=[\u2600-\u27bf\U0001f000-\U0001faff])")
"""What makes one picture of two emoji; between letters it shows nothing."""


def has_unseen(name: str) -> bool:
    """Whether a name has a character that nobody sees, or too much of what is seen.

    >>> has_unseen("Asha"), has_unseen("A\\u202esha"), has_unseen("👩\u200d🔬")
    (False, True, False)
    """
    return not JOINER.sub("", name).isprintable() or UNSEEN.search(name) is not None


@cache
def look_alikes() -> dict[int, str]:
    """What each character looks like, as Unicode's own list has it (UTS #39)."""
    text = (files("mathgames_widgets.core") / "confusables.txt").read_text(encoding="utf-8")
    pairs = (line.rpartition("\t") for line in text.split("\n") if "\t" in line and not line.startswith("# "))
    return {ord(character): like for like, _, ones in pairs for character in ones}


def _skeleton(text: str) -> str:
    """The same text for all that look like it."""
    drawn = unicodedata.normalize("NFD", text).translate(look_alikes())
    return unicodedata.normalize("NFD", drawn)


@lru_cache(4096)
def looks(name: str) -> frozenset[str]:
    """How a name looks, with capitals taken for small letters before or after: a capital I looks like a small L."""
    plain = "".join(unicodedata.normalize("NFKC", name).split())
    return frozenset({_skeleton(plain.casefold()), _skeleton(plain).casefold()})


def alike(one: str, other: str) -> bool:
    """Whether two names look much the same.

    >>> alike("ASHA", "Ａｓｈａ"), alike("Asha", "\u0410\u0455h\u0430"), alike("Ian", "lan"), alike("Ben", "Bena")
    (True, True, True, False)
    """
    return not looks(one).isdisjoint(looks(other))


def is_reserved(name: str) -> bool:
    """Whether a name is a word by which pages call others.

    >>> is_reserved("YOU"), is_reserved("Te\u0430cher"), is_reserved("Player 2"), is_reserved("Asha")
    (True, True, True, False)
    """
    plain = unicodedata.normalize("NFKC", name).strip()
    words, numbered = _reserved(languages())
    return numbered.fullmatch(plain) is not None or not looks(name).isdisjoint(words)


@cache
def _reserved(tags: tuple[str, ...]) -> tuple[frozenset[str], re.Pattern[str]]:
    """What pages call others: the reader, whoever leads, the bots, and all together; and how they name a place, which
    may stand for someone whose name is hidden. It is the same for every reader, so it holds for all languages.
    """
    words: set[str] = set()
    before: set[str] = set()
    for tag in tags:
        with speaking(tag):
            words |= set(say("reserved-names").split(", "))
            before |= set(say("reserved-before-numbers").split(", "))
    numbered = re.compile(rf"({'|'.join(map(re.escape, sorted(before)))}) ?\d+", re.IGNORECASE)
    return frozenset().union(*map(looks, words)), numbered
