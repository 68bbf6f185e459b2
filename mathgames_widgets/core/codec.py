"""How actions are written in records: one line of text each, derived from the dataclasses of a game's actions.

A game says what each line looks like and what its words mean; writing and reading follow from that.

    ACTIONS: Lines[Move] = Lines(
        TITLE,
        {
            Keep: "keep {card}",
            Put: "put {card} {row}",
            Sabotage: "sabotage {target} {side}",
            Study: "study {card}[ pay {payment}]",
            Ready: "ready",
        },
        words={"card": by_id(factor), "target": SEAT, "side": one_of({"left": 0}), "payment": several(QUOTED)},
        like=("keep F05", "put F05 top", "ready"),
    )
    write_action, read_action = ACTIONS.write, ACTIONS.read

- `{card}` is a field of the dataclass. `words` says for each name how its value is written; an enum is written by its
  value, an int in digits and a bool as its own name, so that these need no entry (`Put.row` above, an enum).
- `[ pay {payment}]` is left out where its field is empty: None, () or False.
- A value that is a dataclass itself, or one of several, is a `Lines` of its own (`Spot = OnTeam | OnStudent`), and a
  word like any other. Where a template will not do, the entry is a `Word`: `New: Word("J?[0-9]", read_new, write_new)`.
- `like` are a few lines that are shown where a text is no move at all.
- Of two templates that fit a text, the earlier one reads it, unless one of its words does not know what it finds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from types import NoneType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from mathgames_widgets.core.game import NoSuchCard, Refused
from mathgames_widgets.core.messages import room

say = room(__name__)

A = TypeVar("A")
T = TypeVar("T")

SHOWN = 60
"""So many characters of a text that cannot be read are quoted."""


@dataclass(frozen=True, slots=True)
class Word(Generic[T]):
    """How one value is written and read.

    `shape` is a regular expression without groups that every such text has; `read` raises ValueError, with a sentence
    or a reason, for a text that has the shape but no meaning.

    >>> digit = Word("[0-9]", int, str)
    >>> digit.read("7"), digit.write(7)
    (7, '7')
    """

    shape: str
    read: Callable[[str], T]
    write: Callable[[T], str]


# ── the vocabulary ────────────────────────────────────────────────────────────────────────────────────────────────


def number(first: int = 0) -> Word[int]:
    """A number without leading zeros; `first` is how the number 0 is written.

    >>> number(first=1).write(0), number().read("12")
    ('1', 12)
    """
    shape = "[1-9][0-9]{0,5}" if first else "(?:0|[1-9][0-9]{0,5})"
    return Word(shape, lambda text: int(text) - first, lambda value: str(value + first))


SEAT = Word("[1-9]", lambda text: int(text) - 1, lambda seat: str(seat + 1))
"""A seat; people count from 1."""

QUOTED = Word('"[^"\\n]+"', lambda text: text[1:-1], lambda text: f'"{text}"')
"""A name with spaces in it, in quotation marks."""


def by_id(find: Callable[[str], T]) -> Word[T]:
    """Cards with an `id`; `find` gives the card with an id, or raises Refused."""
    return Word(r"\S+", find, lambda card: str(getattr(card, "id")))  # noqa: B009


def one_of(names: Mapping[str, T]) -> Word[T]:
    """A few values with a name each.

    >>> side = one_of({"left": 0, "right": 1})
    >>> side.write(1), side.read("left")
    ('right', 0)
    """
    written = {value: name for name, value in names.items()}
    return Word("|".join(map(re.escape, names)), lambda text: names[text], lambda value: written[value])


def known(texts: Sequence[str], kind: str = "card") -> Word[str]:
    """Texts that are their own names; `kind` is what any other is said not to be.

    >>> known(("x", "+"), "symbol").read("y")
    Traceback (most recent call last):
      ...
    mathgames_widgets.core.game.Refused: NoSuchCard(text='y', kind='symbol')
    """
    allowed = frozenset(texts)

    def read(text: str) -> str:
        if text not in allowed:
            raise Refused(NoSuchCard(text[:SHOWN], kind))
        return text

    return Word(r"\S+", read, str)


def several(word: Word[T] | Lines[T], between: str = " ") -> Word[tuple[T, ...]]:
    """One value or more, one after the other.

    >>> row = several(Word("[0-9]", int, str), between="")
    >>> row.read("42"), row.write((4, 2))
    ((4, 2), '42')
    """
    pattern = re.compile(word.shape, re.ASCII)
    shape = f"(?:{word.shape})(?:{re.escape(between)}(?:{word.shape}))*?"
    return Word(
        shape,
        lambda text: tuple([word.read(found.group()) for found in pattern.finditer(text)]),
        lambda values: between.join([word.write(value) for value in values]),
    )


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Lines(Generic[A]):
    """The lines of a game's actions, or the words for values of several kinds.

    >>> @dataclass(frozen=True)
    ... class Put:
    ...     card: str
    ...     side: int
    ...     face_up: bool = False
    >>> sides = one_of({"left": 0, "right": 1})
    >>> lines = Lines("Cribbage", {Put: "put {card} {side}[ {face_up}]"}, words={"card": QUOTED, "side": sides})
    >>> lines.write(Put("blue Mean", 1, True))
    'put "blue Mean" right face_up'
    >>> lines.read('put "blue Mean" left')
    Put(card='blue Mean', side=0, face_up=False)
    >>> lines.read("put it left")
    Traceback (most recent call last):
      ...
    ValueError: 'put it left' is not a move in Cribbage.
    """

    def __init__(
        self,
        title: str,
        lines: Mapping[type[A], str | Word[Any]],
        words: Mapping[str, Word[Any] | Lines[Any]] | None = None,
        like: Sequence[str] = (),
    ) -> None:
        """Raises TypeError for a field without a word, a mistake of the game's author."""
        self._title = title
        self._like = tuple(like)
        self._lines: dict[type[A], _ActionLine | Word[Any]] = {
            kind: line if isinstance(line, Word) else _ActionLine(kind, line, words or {})
            for kind, line in lines.items()
        }

    @property
    def shape(self) -> str:
        """What all these texts look like, as a regular expression without groups."""
        return "|".join([f"(?:{line.shape})" for line in self._lines.values()])

    def write(self, action: A) -> str:
        """The action as a line of a record. Raises ValueError for an action of another game."""
        line = self._lines.get(type(action))
        if line is None:
            raise ValueError(f"{action!r} is not an action of {self._title}.")
        return line.write(action)

    def read(self, text: str) -> A:
        """The action that `write` wrote. Raises ValueError with one sentence."""
        unknown: ValueError | None = None
        for line in self._lines.values():
            if re.fullmatch(line.shape, text, re.ASCII):
                try:
                    action: A = line.read(text)
                    return action
                except ValueError as refusal:
                    unknown = unknown or refusal
        if unknown is not None:
            raise unknown
        like = tuple(f"“{line}”" for line in self._like)
        raise ValueError(say("no-move", text=repr(text[:SHOWN]), game=self._title, many=len(like), examples=like))


_PART = re.compile(r"\[(?P<before>[^\[\]{}]*)\{(?P<optional>\w+)\}(?P<after>[^\[\]{}]*)\]|\{(?P<field>\w+)\}")


class _ActionLine:
    """One template: the texts of one kind of action."""

    def __init__(self, kind: type[Any], template: str, words: Mapping[str, Word[Any] | Lines[Any]]) -> None:
        hints = get_type_hints(kind) if "{" in template else {}
        self._kind = kind
        self._fields = {field.name: _empty(hints[field.name]) for field in fields(kind)} if hints else {}
        self._parts = list(_parts(template))
        self._words = {name: words.get(name) or _derived(kind, name, hints[name]) for name in self._fields}
        said = [part.name for part in self._parts if isinstance(part, _Slot)]
        if sorted(said) != sorted(field.name for field in fields(kind)):
            raise TypeError(f"The line {template!r} does not say every field of {kind.__name__} once.")
        self.shape = "".join([self._shape(part) for part in self._parts])
        self._pattern = re.compile("".join([self._shape(part, named=True) for part in self._parts]), re.ASCII)

    def _shape(self, part: str | _Slot, named: bool = False) -> str:
        if isinstance(part, str):
            return re.escape(part)
        shape = f"({'?P<' + part.name + '>' if named else '?:'}{self._words[part.name].shape})"
        return f"(?:{re.escape(part.before)}{shape}{re.escape(part.after)})??" if part.is_optional else shape

    def write(self, action: Any) -> str:
        return "".join([part if isinstance(part, str) else self._slot(part, action) for part in self._parts])

    def _slot(self, slot: _Slot, action: Any) -> str:
        value = getattr(action, slot.name)
        if slot.is_optional and (value is None or value is False or value == ()):
            return ""
        return f"{slot.before}{self._words[slot.name].write(value)}{slot.after}"

    def read(self, text: str) -> Any:
        found = self._pattern.fullmatch(text)
        assert found is not None, "the text has the shape of this line"
        given = {name: value for name, value in found.groupdict().items() if value is not None}
        values = {name: self._words[name].read(value) for name, value in given.items()}
        return self._kind(**(self._fields | values))


@dataclass(frozen=True, slots=True)
class _Slot:
    """A field in a template, with the literal text around it where it may be left out."""

    name: str
    is_optional: bool = False
    before: str = ""
    after: str = ""


def _parts(template: str) -> Iterator[str | _Slot]:
    """Literal text and slots in turn."""
    at = 0
    for found in _PART.finditer(template):
        yield template[at : found.start()]
        at = found.end()
        if found["field"]:
            yield _Slot(found["field"])
        else:
            yield _Slot(found["optional"], True, found["before"], found["after"])
    yield template[at:]


def _empty(hint: Any) -> Any:
    """What a field is where its part of the line is left out."""
    if hint is bool:
        return False
    return () if get_origin(hint) is tuple else None


def _derived(kind: type[Any], name: str, hint: Any) -> Word[Any]:
    """The word for a value whose type says how it is written; where it may be None, that is the part left out."""
    hint = (
        next((choice for choice in get_args(hint) if choice is not NoneType), hint)
        if NoneType in get_args(hint)
        else hint
    )
    if isinstance(hint, type) and issubclass(hint, Enum):
        return one_of({str(member.value): member for member in hint})
    if hint is bool:
        return Word(name, lambda text: True, lambda value: name)
    if hint is int:
        return number()
    raise TypeError(f"{kind.__name__}.{name} needs a word: how is {hint} written?")
