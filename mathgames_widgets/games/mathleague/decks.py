"""Decks of 55 cards: what is wrong with one, reading and writing one as a text file, and the decks that are ready."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass

from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.games.mathleague.card_lines import LONGEST_TEXT, read_card, write_card
from mathgames_widgets.games.mathleague.cards import Card, Cards, Key

DECK = 55
""" "each player must assemble a deck of exactly 55 cards" """

HEADINGS = ("deck", "plan")
"""Lines that may stand above the cards: `deck: One School`."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with a name and, in a sentence, the plan behind them. It may be unfinished: see `faults`."""

    name: str
    cards: Cards
    plan: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong in a file, and on which line; line 0 is the file as a whole.

    >>> print(Mistake("mine.txt", 3, "there is no card 'blue Amra'; is it 'blue Amara'?"))
    mine.txt, line 3: there is no card 'blue Amra'; is it 'blue Amara'?
    """

    file: str
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.why}" if self.line else f"{self.file}: {self.why}"


class UnreadableFile(ValueError):
    """A deck or card file with mistakes, all of them, in the order of the lines."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


# ── what is wrong with a deck ─────────────────────────────────────────────────────────────────────────────────────


def twins(cards: Cards) -> tuple[Key, ...]:
    """ "no two cards have both the same name and the same color": the cards that are there more than once.

    >>> twins(STARTER_DECK.cards + STARTER_DECK.cards[:1])
    ('blue Amara',)
    """
    keys = [card.key for card in cards]
    return tuple(dict.fromkeys([key for place, key in enumerate(keys) if key in keys[:place]]))


def faults(cards: Cards) -> tuple[str, ...]:
    """The rules for decks that these cards break, each in a sentence; nothing for a deck that may be played.

    >>> faults(STARTER_DECK.cards[:-1] + STARTER_DECK.cards[:1])
    ('No two cards have both the same name and the same colour, but blue Amara is there more than once.',)
    >>> faults(STARTER_DECK.cards[1:])
    ('A deck has exactly 55 cards, and here are 54: one card is missing.',)
    """
    return (*_wrong_number(cards), *_wrong_twins(cards))


def _wrong_number(cards: Cards) -> Iterator[str]:
    over = len(cards) - DECK
    if over:
        said = (
            f"{counted(abs(over), 'card')} {'is' if abs(over) == 1 else 'are'} {'too many' if over > 0 else 'missing'}"
        )
        yield f"A deck has exactly {DECK} cards, and here are {len(cards)}: {said}."


def _wrong_twins(cards: Cards) -> Iterator[str]:
    found = twins(cards)
    if found:
        are = "is" if len(found) == 1 else "are"
        yield (
            f"No two cards have both the same name and the same colour, but {listed(found)} {are} there more than once."
        )


# ── as a text file ────────────────────────────────────────────────────────────────────────────────────────────────


def write_deck(deck: Deck) -> str:
    """The deck as a small text file, one card a line.

    >>> print(write_deck(Deck("Two", STARTER_DECK.cards[:2])), end="")
    deck: Two
    blue Amara
    blue Ben
    """
    head = [f"deck: {deck.name}", *([f"plan: {deck.plan}"] if deck.plan else [])]
    return "\n".join([*head, *map(write_card, deck.cards)]) + "\n"


def read_deck(text: str, file: str = "deck") -> Deck:
    """A deck that may be played, from a text file. Empty lines and lines that begin with # are left out.

    >>> read_deck(write_deck(STARTER_DECK)) == STARTER_DECK
    True

    Raises UnreadableFile naming file, line and reason of every mistake.
    """
    deck = read_draft(text, file)
    wrong = tuple([Mistake(file, 0, why) for why in faults(deck.cards)])
    if wrong:
        raise UnreadableFile(wrong)
    return deck


def read_draft(text: str, file: str = "deck") -> Deck:
    """A deck that may have too few or too many cards: one that somebody is building, or a file of hand-made cards.

    >>> read_draft("deck: First try\\nblue Amara\\n").name
    'First try'

    Raises UnreadableFile for lines that are no card, and for cards that stand there twice.
    """
    heads: dict[str, str] = {"deck": file}
    cards: dict[Key, tuple[int, Card]] = {}
    mistakes: list[Mistake] = []
    for number, line in _lines(text):
        try:
            _read_line(number, line, heads, cards)
        except ValueError as wrong:
            mistakes.append(Mistake(file, number, f"{wrong}"))
    if mistakes:
        raise UnreadableFile(tuple(mistakes))
    return Deck(heads["deck"], tuple([card for _, card in cards.values()]), heads.get("plan", ""))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


def _read_line(number: int, line: str, heads: dict[str, str], cards: dict[Key, tuple[int, Card]]) -> None:
    heading, colon, said = line.partition(":")
    if colon and heading.strip().lower() in HEADINGS:
        _read_heading(heading.strip().lower(), said.strip(), heads)
        return
    card = read_card(line)
    if card.key in cards:
        raise ValueError(f"{card.key} stands on line {cards[card.key][0]} already; a deck has each card once.")
    cards[card.key] = (number, card)


def _read_heading(heading: str, said: str, heads: dict[str, str]) -> None:
    if not said or len(said) > LONGEST_TEXT or not said.isprintable():
        raise ValueError(f"after {heading!r} comes a text of 1 to {LONGEST_TEXT} characters.")
    heads[heading] = said


# ── ready to play ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ready(name: str) -> Deck:
    file = f"data/mathleague_decks/{name}.txt"
    text = pkgutil.get_data("mathgames_widgets", file)
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    return read_deck(text.decode("utf-8"), file)


STARTER_DECK = _ready("starter")
"""The starter deck: every domino once, two schools, four colours."""

READY_DECKS = (STARTER_DECK, _ready("one_school"), _ready("all_stars"), _ready("bargains"))
"""The decks that are ready: the starter deck, then three with different plans."""


def deck_named(name: str) -> Deck:
    """The ready deck with this name, in capital or small letters.

    >>> deck_named("starter").cards[0].key
    'blue Amara'

    Raises ValueError for a name that no ready deck has.
    """
    for deck in READY_DECKS:
        if deck.name.lower() == name.strip().lower():
            return deck
    raise ValueError(f"There is no deck {name!r}; the decks are {listed([deck.name for deck in READY_DECKS])}.")
