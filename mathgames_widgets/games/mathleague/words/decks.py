"""Why a deck, a deck file or an option is refused, in sentences."""

from __future__ import annotations

import unicodedata
from reprlib import repr as shortened

from mathgames_widgets.core.game import NoSuchCard, NotForSoMany, Reason, Refused
from mathgames_widgets.core.words import SMALL, common_refusal, counted, listed

from ..rules import refusals
from ..rules.cards import COLOURS, EFFECT_TEXTS, LEVELS, POOL, dominoes_of
from ..rules.decks import COLUMNS, FIRST_COLUMNS, LARGEST, MOST_COPIES, QUOTE, READY_DECKS, SMALLEST, Limits
from ..rules.refusals import Mistake, Mistakes
from ..rules.state import FULL, SINGLE_DECK, SOLITAIRE, TEAM_PLAY, TITLE

COLUMN_NAMES = {
    "colour": "color",
    "domino": "domino digits",
    "high_score": "high score",
    "copies": "number of copies",
}
"""What a column of a hand-made card is called, where its own name does not say it."""

NO_USE = {
    SINGLE_DECK: "the one deck is split in a fixed way, and the win number is 200",
    SOLITAIRE: "solitaire is played alone, with the starter deck",
    TEAM_PLAY: "with two teams there is no second place to play for",
}
"""Why an option would change nothing in a variation."""


def size_text(limits: Limits) -> str:
    """How many cards a deck has.

    >>> size_text(Limits()), size_text(Limits(40, 70))
    ('exactly 55 cards', '40 to 70 cards')
    """
    if limits.fewest == limits.most:
        return f"exactly {limits.most} cards"
    return f"{limits.fewest} to {limits.most} cards"


def mistakes_of(refused: Refused, where: bool = True) -> tuple[str, ...]:
    """What is wrong with a deck or a deck file, one sentence for each mistake, with file and line unless `where` is
    False.

    >>> from mathgames_widgets.games.mathleague.rules.decks import read_draft
    >>> try: read_draft("blue Amra")
    ... except Refused as wrong: mistakes_of(wrong)
    ("deck, line 1: there is no card 'blue Amra'; is it 'blue Amara' or 'blue Bram'?",)
    """
    if isinstance(refused.reason, Mistakes):
        return tuple([mistake_text(one) if where else refusal(one.why) or "" for one in refused.reason.found])
    return (refusal(refused.reason) or "",)


def mistake_text(mistake: Mistake) -> str:
    """What is wrong, and where."""
    where = f"{mistake.file}, line {mistake.line}" if mistake.line else mistake.file
    return f"{where}: {refusal(mistake.why)}"


def refusal(reason: Reason) -> str | None:
    """What a deck, a card or an option is refused for; None for a reason of another kind.

    >>> refusal(refusals.WrongSize(54, 55, 55))
    'A deck has exactly 55 cards, but this one has 54: one card is missing.'
    """
    return _about_the_game(reason) or _about_a_deck(reason) or _about_a_line(reason) or _about_a_column(reason)


def _about_the_game(reason: Reason) -> str | None:
    match reason:
        case refusals.NotAMultiplier(option, value):
            return f"{option} is {value!r}, but it must be a number above 0 and up to 10, such as '1.5' or '3/2'."
        case refusals.NotADeckSize(value, option):
            return (
                f"{option} is {shortened(value)}, but it must be a number of cards from {SMALLEST} to {LARGEST}, "
                "such as '54', or two of them, such as '40-70'."
            )
        case refusals.NotADeck(value, option):
            return f"{option} is {value!r}, but a deck is the name of a ready deck or the text of a deck file."
        case refusals.OfNoUse(option, value, variation):
            return f"{option} is {'set' if isinstance(value, tuple) else shortened(value)}, but {NO_USE[variation]}."
        case refusals.KnownToAll(option):
            return f"{option} is True, but everyone plays the same deck, and so knows it."
        case refusals.NotForSoManyHere(variation, players, allowed):
            return common_refusal(
                NotForSoMany(TITLE if variation == FULL else f"{TITLE} as {variation}", players, allowed)
            )
        case refusals.WrongNumberOfDecks(decks, players):
            return f"decks names {decks} decks for {players} players; name one for each, or one for all."
        case refusals.NoSuchDeck(name):
            return f"There is no deck {name!r}; the decks are {listed([deck.name for deck in READY_DECKS])}."
        case refusals.Unplayable(name, fault):
            return f"The deck {name} cannot be played here. {refusal(fault)}"
        case NoSuchCard(text):
            return f"There is no card {text}; the cards are numbered M001 to M{len(POOL):03}."
        case refusals.NotASchool(id):
            return f"{id} is not a SCHOOL card."
    return None


def _about_a_deck(reason: Reason) -> str | None:
    match reason:
        case refusals.WrongSize(cards, fewest, most):
            missing = fewest - cards
            number, what = (missing, "missing") if missing > 0 else (cards - most, "too many")
            said = f"{counted(number, 'card')} {_is(number)} {what}"
            return f"A deck has {size_text(Limits(fewest, most))}, but this one has {cards}: {said}."
        case refusals.TooOften(cards, 1):
            there = f"{listed(cards)} {_is(len(cards))} there more than once"
            return f"No two cards have both the same name and the same color, but {there}."
        case refusals.TooOften(cards, copies):
            there = f"{listed(cards)} {_is(len(cards))} there more often"
            return f"At most {SMALL[copies]} cards have the same name and the same color, but {there}."
        case refusals.FileTooLong(characters, most):
            return f"the text has {characters} characters; a deck file has at most {most}."
        case refusals.NotReadFurther(mistakes):
            return f"there are {mistakes} mistakes so far, and the rest was not read."
        case Mistakes(found):
            return "\n".join(map(mistake_text, found))
    return None


def _is(number: int) -> str:
    return "is" if number == 1 else "are"


def _about_a_line(reason: Reason) -> str | None:
    match reason:
        case refusals.UnknownCard(card, ()):
            return f"there is no card {card!r}."
        case refusals.UnknownCard(card, near):
            return f"there is no card {card!r}; is it {' or '.join(map(repr, near))}?"
        case refusals.UnknownKind(kind):
            return f"there is no kind of card {kind!r}; the kinds are {listed(list(COLUMNS))}."
        case refusals.WrongColumns(kind, columns):
            wanted = [_column(column) for column in FIRST_COLUMNS + COLUMNS[kind]]
            return f"a {kind} card has {len(wanted)} columns ({listed(wanted)}), but this line has {columns}."
        case refusals.HiddenCharacter(character):
            name = f"{unicodedata.name(character, 'a control character')} (U+{ord(character):04X})"
            return f"there is a character that cannot be seen, {name}. Type this line again."
        case refusals.HeadingSaysNothing(heading, most):
            return f"after {heading!r}, write 1 to {most} characters."
        case refusals.AlreadyOnLine(card, lines, copies):
            allowed = "each card once" if copies == 1 else f"a card at most {copies} times"
            where = "line" if len(lines) == 1 else "lines"
            return f"{card} is already on {where} {listed(list(map(str, lines)))}. A deck has {allowed}."
        case refusals.NotASize(text):
            return f"{text!r} is not a number of cards. Write one number, such as 54, or two, such as 40-70."
        case refusals.SizeOutOfRange(text):
            return f"{text!r} is not from {SMALLEST} to {LARGEST} cards, with the smaller number first."
        case refusals.WrongCopies(copies):
            return f"{copies} is not a number of copies from 1 to {MOST_COPIES}."
        case refusals.UnknownEffect(kind, name):
            names = [effect.name for effect in EFFECT_TEXTS.values() if effect.type == kind]
            return f"the game has no {kind} card {name!r}. It has {listed(names)}."
        case refusals.Taken(card):
            return f"{card!r} is already a card of the game with different details. Give this card another name."
    return None


def _about_a_column(reason: Reason) -> str | None:
    match reason:
        case refusals.EmptyColumn(column):
            return f"the column {_column(column)!r} is empty."
        case refusals.UnknownColour(colour):
            return f"{colour!r} is not a color of the game. The colors are {listed(COLOURS)}."
        case refusals.WrongDominoes(domino, colour):
            fitting = listed(dominoes_of(colour))
            return f"{domino!r} are not the domino digits of a {colour} card; those are {fitting}."
        case refusals.HasAQuote(column):
            return f"the {_column(column)} has a {QUOTE} in it; a saved game could not tell where it ends."
        case refusals.TooLong(column, length, most):
            return f"the {_column(column)} has {length} characters; at most {most} fit on the card."
        case refusals.Unprintable(column):
            return f"the {_column(column)} has characters that cannot be printed."
        case refusals.UnknownLevel(level):
            return f"{level!r} is not a level. The levels are {listed(LEVELS)}."
        case refusals.NotUpTo(column, text, most):
            return f"the {_column(column)} is {text!r}, but it must be a whole number from 1 to {most}."
    return None


def _column(column: str) -> str:
    return COLUMN_NAMES.get(column, column)
