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

from collections.abc import Callable, Mapping
from types import MappingProxyType

from mathgames_widgets.core.words import listed
from mathgames_widgets.games.mathleague.cards import (
    COLOURS,
    LEVELS,
    ActionCard,
    Card,
    School,
    Staff,
    Student,
    Teacher,
    Tool,
)
from mathgames_widgets.games.mathleague.pool import EFFECTS, card, colour_of, dominoes_of, in_pool, with_effect

BAR, QUOTE = "|", '"'

COLUMNS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "SCHOOL": (),
        "STUDENT": ("level", "school", "high score"),
        "TEACHER": ("school",),
        "TOOL": ("value", "text"),
        "ACTION": (),
        "STAFF": (),
    }
)
"""What a hand-made card has after kind, colour, domino digits and name."""

FIRST_COLUMNS = ("kind", "colour", "domino digits", "name")

LONGEST = 40
"""So many characters fit on a card as a name."""

LONGEST_TEXT = 120
"""So many fit as the text of a TOOL card."""

HIGHEST_SCORE = 300
""" "up to a maximum score of 300 points per STUDENT card": no high score needs to be greater."""

MOST_VALUE = 100
""" "no more than 100 TOOL card points": no tool needs to be worth more."""


def write_card(card: Card) -> str:
    """The card as a line: colour and name where it is in the pool, else everything that is printed on it.

    >>> write_card(School("red", "20", "Zeno Academy"))
    'SCHOOL | red | 20 | Zeno Academy'
    """
    if in_pool(card):
        return card.key
    return f" {BAR} ".join([card.kind, card.colour, card.domino, card.name, *_rest(card)])


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

    Raises ValueError with what is wrong, in one sentence.
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
        raise ValueError(f"there is no kind of card {columns[0]!r}; the kinds are {listed(list(COLUMNS))}.")
    wanted = FIRST_COLUMNS + COLUMNS[kind]
    if len(columns) != len(wanted):
        raise ValueError(f"a {kind} card has {len(wanted)} columns ({listed(wanted)}), but here are {len(columns)}.")
    for heading, column in zip(wanted, columns, strict=True):
        if not column:
            raise ValueError(f"the column {heading!r} is empty.")
    return columns


def _check_front(colour: str, domino: str, name: str) -> None:
    if colour not in COLOURS:
        raise ValueError(f"{colour!r} is not a colour of the game; those are {listed(COLOURS)}.")
    if colour_of(domino) != colour:
        raise ValueError(f"{domino!r} are not the domino digits of a {colour} card; those are {_dominoes(colour)}.")
    _check_name("name", name)


def _dominoes(colour: str) -> str:
    return listed(dominoes_of(colour))


def _check_name(what: str, name: str) -> None:
    _check_length(what, name, LONGEST)
    if QUOTE in name:
        raise ValueError(f"the {what} has a {QUOTE} in it; a saved game could not tell where it ends.")


def _check_length(what: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise ValueError(f"the {what} has {len(text)} characters; at most {longest} fit on the card.")
    if not text.isprintable():
        raise ValueError(f"the {what} has characters that cannot be printed.")


def _check_free(made: Card) -> None:
    """Colour and name tell cards apart, so a hand-made card needs its own."""
    try:
        card(made.key)
    except ValueError:
        return
    raise ValueError(f"{made.key!r} is a card of the pool, with other things on it; this card needs another name.")


def _student(colour: str, domino: str, name: str, level: str, school: str, high_score: str) -> Card:
    if level not in LEVELS:
        raise ValueError(f"{level!r} is not a level; those are {listed(LEVELS)}.")
    _check_name("school", school)
    return Student(colour, domino, name, level, school, _number("high score", high_score, HIGHEST_SCORE))


def _teacher(colour: str, domino: str, name: str, school: str) -> Card:
    _check_name("school", school)
    return Teacher(colour, domino, name, school)


def _tool(colour: str, domino: str, name: str, value: str, text: str) -> Card:
    _check_length("text", text, LONGEST_TEXT)
    return Tool(colour, domino, name, text, _number("value", value, MOST_VALUE))


def _number(what: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(f"{most}") and 1 <= int(text) <= most):
        raise ValueError(f"the {what} is {text!r}, but it is a whole number from 1 to {most}.")
    return int(text)


def _action(colour: str, domino: str, name: str) -> Card:
    return _of_effect("ACTION", colour, domino, name)


def _staff(colour: str, domino: str, name: str) -> Card:
    return _of_effect("STAFF", colour, domino, name)


def _of_effect(kind: str, colour: str, domino: str, name: str) -> Card:
    names = [effect.name for effect in EFFECTS.values() if effect.type == kind]
    if name not in names:
        raise ValueError(f"the game knows no {kind} card {name!r}; those are {listed(names)}.")
    made: ActionCard | Staff | Card = with_effect(colour, domino, name)
    return made


_BUILDERS: Mapping[str, Callable[..., Card]] = MappingProxyType(
    {"SCHOOL": School, "STUDENT": _student, "TEACHER": _teacher, "TOOL": _tool, "ACTION": _action, "STAFF": _staff}
)
