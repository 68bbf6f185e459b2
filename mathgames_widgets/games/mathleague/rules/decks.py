"""Cards as lines of text: how a person writes a card by hand, and what is wrong with a line.

A card of the pool is a line with its colour and name, `blue Amara`. A hand-made card is a line with bars:

    SCHOOL  | red    | 20 | Zeno Academy
    STUDENT | blue   | 70 | Zoe | HS | Zeno Academy | 120
    TEACHER | green  | 30 | Coach Zeno | Zeno Academy
    TOOL    | purple | 80 | Half and Half Again | 10 | 1/2 + 1/4 + 1/8 + ... = 1
    ACTION  | orange | 98 | Pop Quiz
    STAFF   | blue   | 99 | Proctor

The columns are the kind, the colour, the domino digits and the name; then, for a STUDENT card, level, school and high
score, for a TEACHER card the school, for a TOOL card its value and what it says. Text is parsed, never evaluated.
"""

from __future__ import annotations

import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType

from mathgames_widgets.core.game import Reason, Refused

from . import refusals
from .cards import (
    COLOURS,
    EFFECT_NAMED,
    EFFECTS_BY_ID,
    LEVELS,
    Card,
    Cards,
    Key,
    School,
    Student,
    Teacher,
    Tool,
    card,
    colour_of,
    in_pool,
    numbered,
    with_effect,
    written,
)

BAR, QUOTE = "|", '"'

COLUMNS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "SCHOOL": (),
        "STUDENT": ("level", "school", "high_score"),
        "TEACHER": ("school",),
        "TOOL": ("value", "text"),
        "ACTION": (),
        "STAFF": (),
    }
)
"""What a hand-made card has after kind, colour, domino digits and name."""

FIRST_COLUMNS = ("kind", "colour", "domino", "name")

LONGEST = 40
"""So many characters fit on a card as a name."""

LONGEST_TEXT = 120
"""So many fit as the text of a TOOL card."""

LONGEST_FILE = 20_000
"""Characters of a deck file; the largest deck of hand-made cards has fewer."""

MOST_MISTAKES = 20
"""Mistakes that are named. For each of them names that come near are looked for, and that takes its time."""

HIGHEST_SCORE = 300
""" "up to a maximum score of 300 points per STUDENT card": no high score needs to be greater."""

MOST_VALUE = 100
""" "no more than 100 TOOL card points": no tool needs to be worth more."""


def write_card(card: Card) -> str:
    """The card as a line: colour and name where it is in the pool, else everything that is printed on it.

    >>> write_card(School("red", "20", "Zeno Academy"))
    'SCHOOL | red | 20 | Zeno Academy'
    """
    printed = replace(card, copy=1)
    if in_pool(printed):
        return printed.key
    return f"{BAR:^3}".join([card.kind, card.colour, card.domino, card.name, *_rest(card)])


def _rest(card: Card) -> tuple[str, ...]:
    match card:
        case Student():
            return card.level, card.school, f"{card.high_score}"
        case Teacher():
            return (card.school,)
        case Tool():
            return f"{card.value}", card.text
    return ()


def read_card(line: str) -> Card:
    """The card that a line names or describes.

    >>> read_card("blue Amara").domino, read_card("TEACHER | green | 30 | Coach Zeno | Zeno Academy").school
    ('00', 'Zeno Academy')

    Raises Refused with what is wrong.
    """
    if BAR not in line:
        return card(" ".join(line.split()))
    kind, colour, domino, name, *rest = _columns(line)
    _check_front(colour, domino, name)
    made = _BUILDERS[kind](colour, domino, name, *rest)
    if in_pool(made):
        return made
    _check_free(made)
    return made


def _columns(line: str) -> list[str]:
    """The columns of a line with bars, as many as its kind of card has."""
    columns = [" ".join(column.split()) for column in line.split(BAR)]
    kind = columns[0] = columns[0].upper()
    if kind not in COLUMNS:
        raise Refused(refusals.UnknownKind(kind))
    wanted = FIRST_COLUMNS + COLUMNS[kind]
    if len(columns) != len(wanted):
        raise Refused(refusals.WrongColumns(kind, len(columns)))
    for heading, column in zip(wanted, columns, strict=True):
        if not column:
            raise Refused(refusals.EmptyColumn(heading))
    return columns


def _check_front(colour: str, domino: str, name: str) -> None:
    if colour not in COLOURS:
        raise Refused(refusals.UnknownColour(colour))
    if colour_of(domino) != colour:
        raise Refused(refusals.WrongDominoes(domino, colour))
    _check_name("name", name)


def _check_name(column: str, name: str) -> None:
    _check_length(column, name, LONGEST)
    if QUOTE in name:
        raise Refused(refusals.HasAQuote(column))


def _check_length(column: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise Refused(refusals.TooLong(column, len(text), longest))
    if not text.isprintable():
        raise Refused(refusals.Unprintable(column))


def _check_free(made: Card) -> None:
    """Colour and name tell cards apart, so a hand-made card needs its own."""
    try:
        card(made.key)
    except ValueError:
        return
    raise Refused(refusals.Taken(made.key))


def _student(colour: str, domino: str, name: str, level: str, school: str, high_score: str) -> Card:
    if level not in LEVELS:
        raise Refused(refusals.UnknownLevel(level))
    _check_name("school", school)
    return Student(colour, domino, name, level, school, _number("high_score", high_score, HIGHEST_SCORE))


def _teacher(colour: str, domino: str, name: str, school: str) -> Card:
    _check_name("school", school)
    return Teacher(colour, domino, name, school)


def _tool(colour: str, domino: str, name: str, value: str, text: str) -> Card:
    _check_length("text", text, LONGEST_TEXT)
    return Tool(colour, domino, name, text, _number("value", value, MOST_VALUE))


def _number(column: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(f"{most}") and 1 <= int(text) <= most):
        raise Refused(refusals.NotUpTo(column, text, most))
    return int(text)


def _with_effect(kind: str, colour: str, domino: str, name: str) -> Card:
    """A deck file names an effect as it is printed, a saved deck by its id."""
    effect = EFFECT_NAMED.get(name) or EFFECTS_BY_ID.get(name)
    if effect is None or effect.type != kind:
        raise Refused(refusals.UnknownEffect(kind, name))
    return with_effect(colour, domino, effect.id)


_BUILDERS: Mapping[str, Callable[..., Card]] = MappingProxyType(
    {
        "SCHOOL": School,
        "STUDENT": _student,
        "TEACHER": _teacher,
        "TOOL": _tool,
        "ACTION": partial(_with_effect, "ACTION"),
        "STAFF": partial(_with_effect, "STAFF"),
    }
)


# ── decks and their restrictions ──────────────────────────────────────────────────────────────────────────────────────

DECK = 55
""" "each player must assemble a deck of exactly 55 cards" """

SMALLEST, LARGEST = 20, 110
"""So many cards a deck may have where the restrictions are modified: enough for a few turns, and twice 55."""

MOST_COPIES = 4
"""So often the same card may be in a deck where the restrictions are modified."""

HEADINGS = ("deck", "plan", "cards", "copies")
"""Lines that may stand above the cards: `deck: One School`, `plan: ...`, `cards: 40-70`, `copies: 2`."""


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """The limits of a deck: its number of cards, and how often a card of the same name and colour.

    "modifying the restrictions on which cards may be included in a deck"; `DeckLimits()` are those of the rulebook.

    >>> DeckLimits.read("40-70", 2).size, DeckLimits.read("54").size
    ('40-70', '54')
    """

    fewest: int = DECK
    most: int = DECK
    copies: int = 1

    @classmethod
    def read(cls, size: str, copies: int = 1) -> DeckLimits:
        """The limits from a number of cards, or from two of them with a hyphen. Raises Refused."""
        ends = [end.strip() for end in size.split("-")]
        if len(ends) > 2 or not all(end.isascii() and end.isdigit() and len(end) < 4 for end in ends):
            raise Refused(refusals.NotASize(size[:LONGEST]))
        fewest, most = int(ends[0]), int(ends[-1])
        if not SMALLEST <= fewest <= most <= LARGEST:
            raise Refused(refusals.SizeOutOfRange(size))
        if copies not in range(1, MOST_COPIES + 1):
            raise Refused(refusals.WrongCopies(copies))
        return cls(fewest, most, copies)

    @property
    def size(self) -> str:
        """The number of cards as it is written: `55` or `40-70`."""
        return f"{self.fewest}" if self.fewest == self.most else f"{self.fewest}-{self.most}"


PRINTED = DeckLimits()
"""The rulebook's own restrictions."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with a name, the plan behind them in a sentence, and the restrictions they are chosen for. It may be
    unfinished: see `faults`. A ready deck has an id."""

    name: str
    cards: Cards
    plan: str = ""
    limits: DeckLimits = PRINTED
    id: str = field(default="", compare=False)


# ── what is wrong with a deck ─────────────────────────────────────────────────────────────────────────────────────


def twins(cards: Cards, copies: int = 1) -> tuple[Key, ...]:
    """ "no two cards have both the same name and the same color": the cards that are there more than once, or more
    often than `copies`.

    >>> twins(STARTER_DECK.cards + STARTER_DECK.cards[:1])
    ('blue Amara',)
    """
    found = Counter([f"{card.colour} {card.name}" for card in cards])
    return tuple([key for key, number in found.items() if number > copies])


def faults(cards: Cards, limits: DeckLimits = PRINTED) -> tuple[Reason, ...]:
    """The rules for decks that these cards break; nothing for a deck that may be played.

    >>> faults(STARTER_DECK.cards[:-1] + STARTER_DECK.cards[:1])
    (TooOften(cards=('blue Amara',), copies=1),)
    """
    found: list[Reason] = []
    if not limits.fewest <= len(cards) <= limits.most:
        found.append(refusals.WrongSize(len(cards), limits.fewest, limits.most))
    if often := twins(cards, limits.copies):
        found.append(refusals.TooOften(often, limits.copies))
    return tuple(found)


# ── as a text file ────────────────────────────────────────────────────────────────────────────────────────────────


def write_deck(deck: Deck) -> str:
    """The deck as a small text file, one card a line.

    >>> print(write_deck(Deck("Two", STARTER_DECK.cards[:2])), end="")
    deck: Two
    blue Amara
    blue Ben
    """
    limits = deck.limits
    head = {
        "deck": deck.name,
        "plan": deck.plan,
        "cards": "" if (limits.fewest, limits.most) == (DECK, DECK) else limits.size,
        "copies": "" if limits.copies == 1 else f"{limits.copies}",
    }
    lines = [f"{heading}: {said}" for heading, said in head.items() if said or heading == "deck"]
    return "\n".join([*lines, *map(write_card, deck.cards)]) + "\n"


def read_deck(text: str, file: str = "") -> Deck:
    """A deck that may be played, from a text file. Empty lines and lines that begin with # are left out.

    >>> read_deck(write_deck(STARTER_DECK)) == STARTER_DECK
    True

    Raises Refused with file, line and reason of every mistake.
    """
    deck = read_draft(text, file)
    if wrong := faults(deck.cards, deck.limits):
        raise Refused(refusals.Mistakes(tuple([refusals.Mistake(file, 0, why) for why in wrong])))
    return deck


def read_draft(text: str, file: str = "", limits: DeckLimits = PRINTED) -> Deck:
    """A deck that may have too few or too many cards: one that is still being built, or a file of hand-made cards.

    `limits` are those of a file that has no lines about them.

    >>> read_draft("deck: First try\\nblue Amara\\n").name
    'First try'

    Raises Refused with the mistakes, for lines that are no card, and for cards that are there too often; also for a
    text that is longer than a deck file can be.
    """
    if len(text) > LONGEST_FILE:
        too_long = refusals.FileTooLong(len(text), LONGEST_FILE)
        raise Refused(refusals.Mistakes((refusals.Mistake(file, 0, too_long),)))
    draft = _Draft(file, limits)
    mistakes: list[refusals.Mistake] = []
    for number, line in _lines(text):
        try:
            draft.read(number, line)
        except Refused as wrong:
            mistakes.append(refusals.Mistake(file, number, wrong.reason))
        if len(mistakes) == MOST_MISTAKES:
            mistakes.append(refusals.Mistake(file, 0, refusals.NotReadFurther(MOST_MISTAKES)))
            break
    if mistakes:
        raise Refused(refusals.Mistakes(tuple(mistakes)))
    return draft.deck


def is_no_text(text: str) -> bool:
    """Whether a text comes from a file of another kind: a picture, a game, a document.

    >>> is_no_text("blue Amara"), is_no_text("\\x89PNG\\x00\\x00\\x1a")
    (False, True)
    """
    odd = sum(
        not (character.isprintable() or character in "\n\r\t\ufeff") or character == "\ufffd" for character in text
    )
    return odd > max(1, len(text) // 50)


def hidden_in(text: str) -> str:
    """The first character that cannot be seen; empty where there is none.

    >>> hidden_in("blue\\u200b Amara"), hidden_in("blue Amara")
    ('\\u200b', '')
    """
    return next((character for character in text if not character.isprintable() and character not in "\t\u200d"), "")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


@dataclass(slots=True)
class _Draft:
    """A file that is being read, line by line."""

    name: str
    limits: DeckLimits
    plan: str = ""
    cards: list[Card] = field(default_factory=list)
    at: dict[Key, list[int]] = field(default_factory=dict)
    """The lines on which each card stands."""

    @property
    def deck(self) -> Deck:
        """What has been read."""
        return Deck(self.name, numbered(self.cards), self.plan, self.limits)

    def read(self, number: int, line: str) -> None:
        """One line. Raises Refused with what is wrong with it."""
        if hidden := hidden_in(line):
            raise Refused(refusals.HiddenCharacter(hidden))
        heading, colon, said = line.partition(":")
        if colon and heading.strip().lower() in HEADINGS:
            self._read_heading(heading.strip().lower(), said.strip())
        else:
            self._read_card(number, read_card(line))

    def _read_heading(self, heading: str, said: str) -> None:
        if not said or len(said) > LONGEST_TEXT or not said.isprintable():
            raise Refused(refusals.HeadingSaysNothing(heading, LONGEST_TEXT))
        match heading:
            case "deck":
                self.name = said
            case "plan":
                self.plan = said
            case "cards":
                self.limits = DeckLimits.read(said, self.limits.copies)
            case "copies":
                self.limits = replace(self.limits, copies=_number("copies", said, MOST_COPIES))

    def _read_card(self, number: int, card: Card) -> None:
        before = self.at.setdefault(card.key, [])
        if len(before) >= self.limits.copies:
            raise Refused(refusals.AlreadyOnLine(card.key, tuple(before), self.limits.copies))
        before.append(number)
        self.cards.append(card)


# ── ready to play ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ready(id: str) -> Deck:
    file = f"ready_decks/{id}.txt"
    text = pkgutil.get_data(__package__, file)
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    return replace(read_deck(text.decode("utf-8"), file), id=id)


STARTER_DECK = _ready("starter")
"""The starter deck: every domino once, two schools, four colours."""

READY_DECKS = (STARTER_DECK, _ready("one_school"), _ready("all_stars"), _ready("bargains"))
"""The decks that are ready: the starter deck, then three with different plans."""


def deck_named(name: str) -> Deck:
    """The ready deck with this id, or with this name in capital or small letters.

    >>> deck_named("one_school").name, deck_named("one school").id
    ('One School', 'one_school')

    Raises Refused for a name that no ready deck has.
    """
    for deck in READY_DECKS:
        if name.strip().lower() in (deck.id, deck.name.lower()):
            return deck
    raise Refused(refusals.NoSuchDeck(name))


def saved_as(deck: str) -> str:
    """A deck as the options and a saved game hold it: the id of a ready deck, or the text of a deck file with the ids
    of cards and effects in place of what is printed on them. What cannot be read stays as it is.

    >>> saved_as("One School"), saved_as("deck: Mine\\nblue Amara\\nblue Zoe")
    ('one_school', 'deck: Mine\\nM001\\nblue Zoe')
    """
    if "\n" not in deck:
        return next((ready.id for ready in READY_DECKS if ready.name.lower() == deck.strip().lower()), deck)
    return "\n".join(map(_saved_line, deck.split("\n")))


def _saved_line(line: str) -> str:
    front, _, name = line.rpartition(BAR)
    effect = EFFECT_NAMED.get(" ".join(name.split()))
    if effect and front.partition(BAR)[0].strip().upper() == effect.type:
        return f"{front}{BAR} {effect.id}"
    id = written(" ".join(line.split()))
    return line if id.startswith('"') else id
