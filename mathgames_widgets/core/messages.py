"""Sentences for learners stand in message files, `en.ftl` for English, one for each room of words, and have ids.

The format is Project Fluent, and this reads the part of it that the project uses: messages with attributes, terms,
slots, references, functions and choices. A message is a whole sentence: plurals, articles and lists stand inside it.

>>> say = room("mathgames_widgets.core.words")
>>> say("won", players=("Asha", "Ben"), many=2, score="3 points")
'Asha and Ben shared the win with 3 points each.'

The language belongs to the page that is drawn, so it is a context variable: two people at one table may read two.

>>> with speaking("nobody-speaks-this"):
...     say("player", place=3)
'Player 3'
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from fractions import Fraction
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from mathgames_widgets.core.locales import Locale, locale_of

P = ParamSpec("P")
T = TypeVar("T")

ENGLISH = "en"

PACKAGE = Path(__file__).resolve().parent.parent

MORE = "MATHGAMES_LANGUAGES"
"""The environment's name for a folder of further languages, laid out as the package is."""

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


# ── the language ──────────────────────────────────────────────────────────────────────────────────────────────────


def language() -> str:
    """The language that is spoken now, as in `<html lang>`.

    >>> language()
    'en'
    """
    return _language.get()


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Say what is said inside in another language; what it lacks is said in English.

    >>> with speaking("de"):
    ...     language()
    'de'
    """
    before = _language.set(tag)
    try:
        yield
    finally:
        _language.reset(before)


def cached(function: Callable[P, T]) -> Callable[P, T]:
    """`functools.cache` for what holds words: each language has answers of its own."""

    @cache
    def kept(tag: str, /, *args: Hashable, **named: Hashable) -> T:
        return function(*args, **named)  # type: ignore[arg-type]

    @wraps(function)
    def called(*args: P.args, **named: P.kwargs) -> T:
        return kept(language(), *cast(tuple[Hashable, ...], args), **cast(dict[str, Hashable], named))

    return called


Words = str | Callable[[], str]
"""Words that a constant of the package names: written out, or said in the language of the reader."""


def spoken(words: Words) -> str:
    """What such words say now.

    >>> spoken("Matician"), spoken(lambda: room("mathgames_widgets.core.words")("nobody-there"))
    ('Matician', 'Nobody sits at that place.')
    """
    return words if isinstance(words, str) else words()


def folders() -> tuple[Path, ...]:
    """Where message files are looked for: the package, and the folder that the environment names."""
    more = os.environ.get(MORE)
    return (PACKAGE, Path(more)) if more else (PACKAGE,)


@lru_cache(8)
def _languages(below: tuple[Path, ...]) -> tuple[str, ...]:
    tags = {path.stem for folder in below for path in folder.rglob("*.ftl")}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


def languages() -> tuple[str, ...]:
    """The languages that have at least one message file, English first.

    >>> languages()[0]
    'en'
    """
    return _languages(folders())


def best_of(wishes: Sequence[str]) -> str:
    """The first of some wishes that is spoken here, English where none is.

    >>> best_of(["tlh", "en-GB", "en"])
    'en'
    """
    spoken = {tag.lower(): tag for tag in languages()}
    for wish in wishes:
        for tag in (wish.lower(), wish.lower().split("-")[0]):
            if tag in spoken:
                return spoken[tag]
    return ENGLISH


# ── a message ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Slot(NamedTuple):
    """A place for a value."""

    name: str


class Reference(NamedTuple):
    """Another message or term, said here."""

    id: str


class Call(NamedTuple):
    """A value that the locale writes in its way, such as `ORDINAL($place)`."""

    function: str
    value: Slot | str | int


class Variants(NamedTuple):
    """One of several wordings, chosen by a value; the last resort is `default`."""

    by: Slot | Call | str | int
    variants: dict[str, Pattern]
    default: Pattern


class Quoted(str):
    """Text in quotation marks: `{ " " }` keeps its blanks."""

    __slots__ = ()


class You(str):
    """The name of the one who reads, or names that begin with it; a message may choose another wording for `[you]`.

    >>> you = You.named("Asha")
    >>> say = room("mathgames_widgets.core.words")
    >>> say("whose-turn", turn=you), say("won", players=("Ben", you), many=2, score="3 points")
    ('It is your turn.', 'Ben and you shared the win with 3 points each.')
    """

    name: str
    """What others read; empty where others are named as well."""
    within: str
    """How it stands within a sentence."""

    @classmethod
    def named(cls, name: str) -> You:
        return cls._of(_own("you.first"), _own("you"), name)

    @classmethod
    def _of(cls, first: str, within: str, name: str = "") -> You:
        made = cls(first)
        made.within, made.name = within, name
        return made


Part = str | int | Slot | Reference | Call | Variants
Pattern = tuple[Part, ...]


class Break(NamedTuple):
    """The end of a line within a text, and how far the next one is indented."""

    lines: int
    indent: str


class Unreadable(ValueError):
    """A message file is not written as message files are; says which message, and what was expected."""


WORDS = (str, int, Fraction, tuple, list, Enum, type(None))
"""What a slot may hold that is written or chosen by; anything else is a thing that stands between pieces of text."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_BLANK = re.compile(r"[ \n]*")
_BREAK = re.compile(r"((?: *\n)+)( *)")


class _PatternReader:
    """Reads the patterns of one entry, from just behind its `=`."""

    def __init__(self, id: str, text: str) -> None:
        self.id, self.text, self.at = id, text, 0

    def wrong(self, wanted: str) -> Unreadable:
        near = self.text[self.at : self.at + 20].split("\n")[0]
        return Unreadable(f"In the message {self.id}, {wanted} is expected before “{near}”.")

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self, what: str) -> None:
        if not self.text.startswith(what, self.at):
            raise self.wrong(f"“{what}”")
        self.at += len(what)

    def skip(self) -> None:
        blank = _BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at

    def matched(self, pattern: re.Pattern[str], what: str) -> str:
        match = pattern.match(self.text, self.at)
        if not match:
            raise self.wrong(what)
        self.at = match.end()
        return match.group()

    def entry(self) -> dict[str, Pattern]:
        """The value of a message under "", and its attributes by name."""
        patterns: dict[str, Pattern] = {}
        if value := self.pattern():
            patterns[""] = value
        while True:
            self.skip()
            if self.peek() != ".":
                break
            self.at += 1
            name = self.matched(_NAME, "the name of an attribute")
            self.skip()
            self.take("=")
            patterns[name] = self.pattern()
        rest = self.text[self.at :]
        if any(line and not line.startswith("#") for line in rest.split("\n")):
            raise self.wrong("the next message")
        return patterns

    def pattern(self) -> Pattern:
        """Text and placeables, until a line that does not go on."""
        parts: list[Part | Break] = []
        while self.peek() == " ":
            self.at += 1
        while self.at < len(self.text):
            here = self.peek()
            if here == "}":
                break
            if here == "{":
                parts.append(self.placeable())
                continue
            if broken := _BREAK.match(self.text, self.at):
                following = self.text[broken.end() : broken.end() + 1]
                if not following or following in "}.[*" or not broken.group(2):
                    break
                parts.append(Break(broken.group(1).count("\n"), broken.group(2)))
                self.at = broken.end()
                continue
            stop = re.compile(r"[{}]|(?: *\n)").search(self.text, self.at)
            end = stop.start() if stop else len(self.text)
            parts.append(self.text[self.at : end])
            self.at = end
        return _dedented(parts)

    def placeable(self) -> Part:
        self.take("{")
        self.skip()
        value = self.inline()
        self.skip()
        if self.peek() == "-":
            self.take("->")
            if isinstance(value, Reference):
                raise self.wrong("a slot to choose by")
            value = self.choice(cast("Slot | Call | str | int", value))
            self.skip()
        self.take("}")
        return value

    def inline(self) -> Part:
        here = self.peek()
        if here == "$":
            self.at += 1
            return Slot(self.matched(_NAME, "the name of a slot"))
        if here == '"':
            end = self.text.find('"', self.at + 1)
            if end < 0:
                raise self.wrong("a closing quotation mark")
            quoted, self.at = Quoted(self.text[self.at + 1 : end]), end + 1
            return quoted
        if here == "{":
            return self.placeable()
        if here.isdigit():
            return int(self.matched(_NUMBER, "a number"))
        if here == "-":
            self.at += 1
            return Reference(f"-{self.matched(_NAME, 'the name of a term')}")
        name = self.matched(_NAME, "a slot, a message or a function")
        if self.peek() == "(":
            self.at += 1
            self.skip()
            value = self.inline()
            if not isinstance(value, Slot | str | int):
                raise self.wrong("a slot")
            self.skip()
            self.take(")")
            return Call(name, value)
        if self.peek() == ".":
            self.at += 1
            name = f"{name}.{self.matched(_NAME, 'the name of an attribute')}"
        return Reference(name)

    def choice(self, by: Slot | Call | str | int) -> Variants:
        variants: dict[str, Pattern] = {}
        default: Pattern | None = None
        while True:
            self.skip()
            starred = self.peek() == "*"
            self.at += starred
            if self.peek() != "[":
                break
            self.at += 1
            self.skip()
            key = self.matched(_NUMBER if self.peek().isdigit() else _NAME, "the name of a choice")
            self.skip()
            self.take("]")
            variants[key] = variant = self.pattern()
            default = variant if starred else default
        if default is None:
            raise self.wrong("a choice marked with * for all other values")
        return Variants(by, variants, default)


def _dedented(parts: Sequence[Part | Break]) -> Pattern:
    """Texts put together, without what all lines are indented by, and without blanks at the end."""
    common = min([len(part.indent) for part in parts if isinstance(part, Break)], default=0)
    merged: list[Part] = []
    for at, part in enumerate(parts):
        piece = "\n" * (part.lines if at else 0) + part.indent[common:] if isinstance(part, Break) else part
        if type(piece) is str and merged and type(merged[-1]) is str:
            merged[-1] += piece
        else:
            merged.append(piece)
    if merged and type(merged[-1]) is str:
        merged[-1] = merged[-1].rstrip(" \n")
    return tuple(merged)


# ── a file of messages ────────────────────────────────────────────────────────────────────────────────────────────


class Catalogue:
    """The messages of one file; each is read when it is first said.

    >>> made = Catalogue("apples = { $many ->\\n    [one] one apple\\n   *[other] { $many } apples\\n }\\n")
    >>> made.pattern("apples")[0].by
    Slot(name='many')
    """

    def __init__(self, text: str) -> None:
        self._texts: dict[str, str] = {}
        self._read: dict[str, Pattern | None] = {}
        text = text.replace("\r\n", "\n")
        starts = list(_ENTRY.finditer(text))
        for entry, following in zip(starts, [*[head.start() for head in starts[1:]], len(text)], strict=False):
            self._texts[entry.group(1)] = text[entry.end() : following]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def attributes(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple([name for name in _PatternReader(id, self._texts[id]).entry() if name])

    def pattern(self, id: str) -> Pattern | None:
        """What a message or an attribute (`id.name`) consists of; None where there is none."""
        if id not in self._read:
            name, _, attribute = id.partition(".")
            whole = _PatternReader(name, self._texts[name]).entry() if name in self._texts else {}
            self._read[id] = whole.get(attribute)
        return self._read[id]


@cache
def _catalogue(path: Path) -> Catalogue | None:
    return Catalogue(path.read_text(encoding="utf-8")) if path.is_file() else None


class MessageRoom:
    """What is said in one room of words. `room(__name__)` finds it: the nearest message file above a module."""

    def __init__(self, place: Path, folder: Path) -> None:
        self.place = place
        """The folder, from the package's own."""
        self.folder = folder
        """Where it lies."""
        self._found: dict[tuple[str, str], tuple[Pattern, Locale]] = {}

    def __repr__(self) -> str:
        return f"<the words of {self.place}>"

    def __call__(self, id: str, /, **slots: object) -> str:
        """A message with its slots filled.

        Raises LookupError where there is no such message or a slot is missing.
        """
        pattern, locale = self._found.get((language(), id)) or self._find(id)
        if len(pattern) == 1 and type(pattern[0]) is str:
            return pattern[0]
        return self._said(id, pattern, slots, locale, "")

    def by(self, kind: str, key: str | int | Enum | type, /, **slots: object) -> str:
        """The message of a kind that a key names: `say.by("phase", Phase.DRAFT)` says `phase-draft`, and
        `say.by("phase.short", Phase.DRAFT)` its attribute `short`.
        """
        return self(named(kind, key), **slots)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return (language(), id) in self._found or any(
            catalogue.pattern(id) is not None for catalogue, _ in self._catalogues()
        )

    def pieces(self, id: str, /, **slots: object) -> tuple[Any, ...]:
        """A message in which some slots are no text but elements or pictures: what stands before, between and behind.

        >>> room("mathgames_widgets.core.words").pieces("whose-turn", turn=7.5)
        ('It is ', 7.5, "'s turn.")
        """
        things = {name: value for name, value in slots.items() if _is_thing(value)}
        marks = {name: chr(0xE000 + at) for at, name in enumerate(things)}
        sentence = self(id, **{**slots, **marks})
        marked = {mark: things[name] for name, mark in marks.items()}
        parts = re.split(f"([{''.join(marked)}])", sentence) if marked else [sentence]
        return tuple([marked.get(part, part) for part in parts if part])

    def _catalogues(self) -> Iterator[tuple[Catalogue, str]]:
        wanted = language()
        for tag in dict.fromkeys((wanted, wanted.split("-")[0], ENGLISH)):
            for folder in (*[more / self.place for more in folders()[1:]], self.folder):
                if catalogue := _catalogue(folder / f"{tag}.ftl"):
                    yield catalogue, tag

    def _find(self, id: str) -> tuple[Pattern, Locale]:
        for catalogue, tag in self._catalogues():
            try:
                pattern = catalogue.pattern(id)
            except Unreadable:
                if tag == ENGLISH:
                    raise
                continue
            if pattern is not None:
                known = pattern, locale_of(tag)
                self._found[language(), id] = known
                return known
        raise LookupError(f"There is no message {id} in {self.place}/{ENGLISH}.ftl.")

    def _said(self, id: str, pattern: Pattern, slots: dict[str, object], locale: Locale, before: str) -> str:
        """A pattern with its slots filled; `before` is what stands before it in the same message."""
        sentence = ""
        for part in pattern:
            if type(part) is str:
                sentence += part
            elif type(part) is Slot:
                value = written(_value(id, part, slots), locale)
                if type(value) is You and not _begins(before + sentence):
                    value = value.within
                sentence += f"\u2068{value}\u2069" if locale.is_from_right else value
            elif type(part) is Variants:
                sentence += self._said(id, self._chosen(id, part, slots, locale), slots, locale, before + sentence)
            elif type(part) is Call:
                sentence += called(part.function, _value(id, part.value, slots), locale)
            elif type(part) is Reference:
                other, spoken = self._found.get((language(), part.id)) or self._find(part.id)
                sentence += self._said(part.id, other, slots, spoken, before + sentence)
            else:
                sentence += f"{part}"
        return sentence

    def _chosen(self, id: str, choice: Variants, slots: dict[str, object], locale: Locale) -> Pattern:
        if type(choice.by) is Call:
            value: object = called(choice.by.function, _value(id, choice.by.value, slots), locale)
        else:
            value = _value(id, cast("Slot | str | int", choice.by), slots)
        if isinstance(value, bool) or value is None:
            value = {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, Enum):
            value = _kebab(value.name)
        if isinstance(value, int | Fraction):
            exact = choice.variants.get(f"{value}")
            return exact if exact is not None else choice.variants.get(locale.plural(value), choice.default)
        if isinstance(value, tuple) and len(value) == 1:
            value = value[0]
        key = "you" if type(value) is You and value.name else f"{value}"
        return choice.variants.get(key, choice.default)


def _begins(before: str) -> bool:
    """Whether a sentence, or what is told after a colon, begins behind this."""
    return not before.strip() or before.rstrip()[-1] in ".:?·"


def _value(id: str, slot: Slot | str | int, slots: dict[str, object]) -> object:
    if type(slot) is not Slot:
        return slot
    try:
        return slots[slot.name]
    except KeyError:
        raise LookupError(f"The message {id} needs a value for ${slot.name}.") from None


def written(value: object, locale: Locale) -> str:
    """A value as it stands in a sentence: numbers with a true minus sign, several things as a list.

    >>> written(-12, locale_of("en")), written(("5", "6", "8"), locale_of("en"))
    ('−12', '5, 6 and 8')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise TypeError("True and False choose a wording; they are no words.")
    if isinstance(value, int | Fraction):
        return locale.number(value)
    if isinstance(value, tuple | list):
        return listed([written(item, locale) for item in value])
    raise TypeError(f"{value!r} cannot stand in a sentence; hand over text, a number or several of them.")


def _is_thing(value: object) -> bool:
    """Whether a value stands between pieces of text: an element, or markup, which is text that must not be escaped."""
    return not isinstance(value, WORDS) or (isinstance(value, str) and type(value).__name__ == "Raw")


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a row, with "and" or "or" before the last.

    >>> listed(["7"]), listed(["5", "6", "8"]), listed(["5", "6"], "or")
    ('7', '5, 6 and 8', '5 or 6')
    """
    if len(words) < 2:
        return words[0] if words else ""
    words = [words[0], *[word.within if type(word) is You else word for word in words[1:]]]
    most = _own("list-comma").join(words[:-1])
    said = _own("list-and" if last == "and" else "list-or", most=most, last=words[-1])
    if type(words[0]) is You:
        return You._of(said, words[0].within + said[len(words[0]) :])
    return said


def called(function: str, value: object, locale: Locale) -> str:
    """What a function of a message writes: LIST, OR, WORDS, FIRST_WORDS, ORDINAL, A or NUMBER.

    >>> [called(name, 3, locale_of("en")) for name in ("WORDS", "FIRST_WORDS", "ORDINAL", "NUMBER")]
    ['three', 'Three', '3rd', '3']

    Raises LookupError for any other.
    """
    match function, value:
        case "LIST" | "OR", tuple() | list():
            return listed([written(item, locale) for item in value], "and" if function == "LIST" else "or")
        case "LIST" | "OR" | "NUMBER", _:
            return written(value, locale)
        case "WORDS", int():
            return _own("number", number=value)
        case "FIRST_WORDS", int():
            return _own("number.first", number=value)
        case "ORDINAL", int():
            return locale.ordinal(value)
        case "A", _:
            return locale.article(written(value, locale))
    raise LookupError(f"No message can say {function} of {value!r}.")


def _own(id: str, **slots: object) -> str:
    """What every language says in its own way: lists and small numbers."""
    return _room(Path("core"), PACKAGE / "core")(id, **slots)


_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


@lru_cache(4096)
def _kebab(name: str) -> str:
    return _HUMP.sub("-", name).lower().replace("_", "-").replace(" ", "-")


def named(kind: str, key: str | int | Enum | type) -> str:
    """The id of the message of a kind: `fact-not-your-turn` for the class `NotYourTurn`.

    >>> class NotYourTurn: ...
    >>> class NeedsADigit: ...
    >>> named("fact", NotYourTurn), named("fact", NeedsADigit), named("goal", "one_hole"), named("level", 2)
    ('fact-not-your-turn', 'fact-needs-a-digit', 'goal-one-hole', 'level-2')

    A kind may name an attribute of its messages:

    >>> named("goal.short", "one_hole")
    'goal-one-hole.short'
    """
    kind, dot, attribute = kind.partition(".")
    name = key.__name__ if isinstance(key, type) else key.name if isinstance(key, Enum) else f"{key}"
    return f"{kind}-{_kebab(name)}{dot}{attribute}"


@cache
def _room(place: Path, folder: Path) -> MessageRoom:
    return MessageRoom(place, folder)


def room(module: str) -> MessageRoom:
    """The words for a module, which says its `__name__`: the nearest folder above it that has an `en.ftl`.

    >>> room("mathgames_widgets.core.game")
    <the words of core>
    """
    known = sys.modules.get(module)
    if module == "__main__" and known and known.__spec__:
        module = known.__spec__.name  # run by python -m
    place = Path(*module.split(".")[1:])
    lies = Path(known.__file__).resolve().with_suffix("") if known and known.__file__ else PACKAGE / place
    lies = lies.parent if lies.name == "__init__" else lies
    while place.parts:
        if (lies / f"{ENGLISH}.ftl").is_file():
            return _room(place, lies)
        place, lies = place.parent, lies.parent
    raise LookupError(f"There is no {ENGLISH}.ftl for {module}, neither beside it nor above it.")
