"""Why an option, a deck or a line of a deck file is refused: one reason for each rule that can be broken.

Cards are named by colour and name, as in deck files.
"""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Reason

# ── options and the set up ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class NotAMultiplier(Reason):
    """Multipliers are numbers above 0 and up to 10."""

    option: str
    value: object


@dataclass(frozen=True, slots=True)
class NotADeckSize(Reason):
    """The number of cards in a deck, or two of them."""

    value: object
    option: str = "deck_size"


@dataclass(frozen=True, slots=True)
class NotADeck(Reason):
    """A deck is the id or name of a ready deck, or the text of a deck file."""

    value: object
    option: str = "decks"


@dataclass(frozen=True, slots=True)
class OfNoUse(Reason):
    """An option that would change nothing in this variation, so that nobody waits for it in vain."""

    option: str
    value: object
    variation: str


@dataclass(frozen=True, slots=True)
class KnownToAll(Reason):
    """Decks are not opened where everyone plays the same one."""

    option: str = "open_decks"


@dataclass(frozen=True, slots=True)
class NotForSoManyHere(Reason):
    """A variation for other numbers of players."""

    variation: str
    players: int
    allowed: range


@dataclass(frozen=True, slots=True)
class WrongNumberOfDecks(Reason):
    """A deck for each seat, or one for all."""

    decks: int
    players: int


@dataclass(frozen=True, slots=True)
class NoSuchDeck(Reason):
    """No ready deck has this id or name."""

    name: str


@dataclass(frozen=True, slots=True)
class Unplayable(Reason):
    """The deck `name` breaks a rule for decks."""

    name: str
    fault: Reason


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class WrongSize(Reason):
    """ "each player must assemble a deck of exactly 55 cards", or as many as the limits say."""

    cards: int
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class TooOften(Reason):
    """ "no two cards have both the same name and the same color", or no more than `copies`."""

    cards: tuple[str, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class UnknownCard(Reason):
    """There is no card with this colour and name; `near` are some that come near."""

    card: str
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NotASchool(Reason):
    """The id of something else than a SCHOOL card."""

    id: str


# ── lines of a deck file ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class UnknownKind(Reason):
    """There are six kinds of cards."""

    kind: str


@dataclass(frozen=True, slots=True)
class WrongColumns(Reason):
    """Each kind of card has its columns."""

    kind: str
    columns: int


@dataclass(frozen=True, slots=True)
class EmptyColumn(Reason):
    """Every column says something."""

    column: str


@dataclass(frozen=True, slots=True)
class UnknownColour(Reason):
    """There are five colours."""

    colour: str


@dataclass(frozen=True, slots=True)
class WrongDominoes(Reason):
    """The domino digits of a card go with its colour."""

    domino: str
    colour: str


@dataclass(frozen=True, slots=True)
class HasAQuote(Reason):
    """A quotation mark in a name: a saved game could not tell where it ends."""

    column: str


@dataclass(frozen=True, slots=True)
class TooLong(Reason):
    """More characters than fit on the card."""

    column: str
    length: int
    most: int


@dataclass(frozen=True, slots=True)
class Unprintable(Reason):
    """Characters that cannot be printed."""

    column: str


@dataclass(frozen=True, slots=True)
class Taken(Reason):
    """Colour and name tell cards apart, and this one is in the pool with other details."""

    card: str


@dataclass(frozen=True, slots=True)
class UnknownLevel(Reason):
    """There are three age groups."""

    level: str


@dataclass(frozen=True, slots=True)
class NotUpTo(Reason):
    """A number from 1 to `most` belongs here."""

    column: str
    text: str
    most: int


@dataclass(frozen=True, slots=True)
class UnknownEffect(Reason):
    """ACTION and STAFF cards do what those of the game do."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class NotASize(Reason):
    """Not one number of cards, nor two."""

    text: str


@dataclass(frozen=True, slots=True)
class SizeOutOfRange(Reason):
    """Numbers of cards that no deck has."""

    text: str


@dataclass(frozen=True, slots=True)
class WrongCopies(Reason):
    """A deck has the same card up to four times."""

    copies: int


@dataclass(frozen=True, slots=True)
class HiddenCharacter(Reason):
    """A character that nobody sees."""

    character: str


@dataclass(frozen=True, slots=True)
class HeadingSaysNothing(Reason):
    """After a heading stand 1 to `most` characters."""

    heading: str
    most: int


@dataclass(frozen=True, slots=True)
class AlreadyOnLine(Reason):
    """The card stands on these lines before, as often as a deck may have it."""

    card: str
    lines: tuple[int, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong in a file, and on which line; line 0 is the file as a whole."""

    file: str
    line: int
    why: Reason


@dataclass(frozen=True, slots=True)
class FileTooLong(Reason):
    """A text with so many characters is no deck file: it has at most `most`."""

    characters: int
    most: int


@dataclass(frozen=True, slots=True)
class NotReadFurther(Reason):
    """After `mistakes` mistakes the rest of a file is not read."""

    mistakes: int


@dataclass(frozen=True, slots=True)
class Mistakes(Reason):
    """The mistakes of a deck or card file, in the order of the lines; where there are very many, the first ones."""

    found: tuple[Mistake, ...]
