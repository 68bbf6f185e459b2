"""Cards of mathleague.org/cards as they are drawn everywhere: in the hand, on the table, and as they are spoken."""

from __future__ import annotations

from fractions import Fraction
from typing import Unpack

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.formulas import aloud, in_one_line, pieces
from mathgames_widgets.page.cards import Holding, card
from mathgames_widgets.page.html import Element, Raw, span

from ..rules.cards import ActionCard, Card, School, Staff, Student, Teacher, Tool, schools
from ..rules.state import Rules
from ..words.cards import (
    card_name,
    card_says,
    colour_text,
    effect_in_short,
    kind_text,
    level_text,
    number_text,
    short_level,
)
from .faces import domino, picture, suit

say = room(__name__)


def key_of(seat: Player, card: Card) -> str:
    """The name of a card on the page. Two decks may hold the same card, so its owner belongs to it."""
    return f"card{seat}.{card.key}"


def colour_of(card: Card) -> Element:
    """The colour of a card, as a shape and a word."""
    return span(suit(card.colour), span(colour_text(card.colour)), cls=f"mg-colour mg-{card.colour}")


def spoken(card: Card) -> str:
    """Everything that is printed on a card."""
    top, bottom = card.domino[0], card.domino[1]
    slots = {"name": card_name(card.key), "colour": colour_text(card.colour), "top": top, "bottom": bottom}
    return say.by("spoken", card.kind, **slots, **_spoken_rest(card))


def _spoken_rest(card: Card) -> dict[str, object]:
    match card:
        case Student():
            return {"level": level_text(card.level), "school": card.school, "high": card.high_score}
        case Teacher():
            return {"school": card.school}
        case Tool():
            return {"value": card.value, "text": aloud(card_says(card))}
    return {"text": card_says(card)}


def _typeset(tool: Tool, cls: str) -> Element:
    """What a TOOL card says, its formulas as mathematics."""
    said = (
        _kept_on_line(piece) if isinstance(piece, str) else Raw(piece.mathml()) for piece in pieces(card_says(tool))
    )
    return span(*said, cls=cls)


def _kept_on_line(words: str) -> str:
    """A comma or colon stays on the line of the formula before it."""
    return f"\u2060{words}" if words[:1] in (",", ".", ":", ";") else words


def letter_shown(letter: str) -> Element | None:
    """The letter of a place, on it while a card is picked up that can go there."""
    return span(letter, cls="mg-league-key", aria_hidden="true") if letter else None


def short_school(name: str) -> str:
    """A school in one word, where it is one of those in the pool.

    >>> short_school("Euler Academy"), short_school("Gauss Academy")
    ('Euler', 'Gauss Academy')
    """
    return name.split()[0] if name in schools() else name


# ── a whole card ──────────────────────────────────────────────────────────────────────────────────────────────────

PRINTED = Rules()


def whole_card(
    one: Card,
    *,
    key: str,
    label: str = "",
    below: str = "",
    more: str = "",
    rules: Rules = PRINTED,
    cls: str = "",
    long: bool = False,
    **held: Unpack[Holding],
) -> Element:
    """A card with everything on it, an effect in a few words or, `long`, in full. `below` is what it would cost,
    `label` what a press on it does, and `more` what is shown above it while it is picked up."""
    return card(
        _face(one, rules, long),
        key=key,
        label=" ".join([said for said in (label, spoken(one), below, more) if said]),
        name=card_name(one.key),
        corner=span(below, cls="mg-league-below", aria_hidden="true") if below else None,
        size=f"mg-league-card mg-league-kind-{one.kind.lower()} mg-edge-{one.colour} {cls}".strip(),
        title=f"{say('domino-title', top=one.domino[0], bottom=one.domino[1])} {more}".strip(),
        data_more=more or None,
        **held,
    )


SHORT = 9
"""Letters of a word for which every card on paper has room."""


def _face(card: Card, rules: Rules, long: bool) -> tuple[Element, ...]:
    number, name = _number(card), card_name(card.key)
    longest = max(map(len, name.split()), default=0)
    return (
        span(
            domino(card.domino),
            suit(card.colour),
            span(kind_text(card.kind), cls="mg-league-kind"),
            span(number, cls="mg-league-number") if number else None,
            cls="mg-league-head",
        ),
        _typeset(card, "mg-league-art mg-league-formula")
        if isinstance(card, Tool)
        else span(picture(card), cls="mg-league-art"),
        span(name, cls=f"mg-league-name{' mg-league-long' if longest > SHORT else ''}"),
        span(card_says(card), cls="mg-league-foot")
        if long and isinstance(card, ActionCard | Staff)
        else _foot(card, rules),
    )


def _number(card: Card) -> str:
    """The number in the corner, as it is printed: the high score of a student, what a tool is worth."""
    match card:
        case Student():
            return number_text(card.high_score)
        case Tool():
            return f"+{card.value}"
    return ""


def _foot(card: Card, rules: Rules) -> Element:
    match card:
        case Student():
            return span(
                span(_counted(card, rules), cls="mg-league-counts"),
                span(_counted_in_short(card, rules), cls="mg-league-brief", aria_hidden="true"),
                span(short_school(card.school), cls="mg-league-of"),
                cls="mg-league-foot mg-league-two",
            )
        case Teacher():
            said = short_school(card.school)
        case ActionCard() | Staff():
            said = effect_in_short(card.effect)
        case _:
            said = ""
    return span(said, cls="mg-league-foot")


def _counted(student: Student, rules: Rules) -> str:
    """The age group, and what the printed number counts with it."""
    times, level = rules.multiplier(student.level), short_level(student.level)
    if times == 1:
        return level
    return say("level-counts", level=level, times=number_text(times), points=number_text(student.high_score * times))


def _counted_in_short(student: Student, rules: Rules) -> str:
    """The same where a card is as narrow as on a phone that lies on its side."""
    return say("level-brief", points=number_text(student.high_score * rules.multiplier(student.level)))


# ── on the table ──────────────────────────────────────────────────────────────────────────────────────────────────


def token(
    one: Teacher | Tool | School,
    *,
    key: str,
    value: Fraction | int = 0,
    label: str = "",
    owner: str = "",
    **held: Unpack[Holding],
) -> Element:
    """A card that lies on another: its colour, and a face or what it adds. Where it can be moved it is picked up."""
    said_by = say("played-by", owner=owner) if owner else ""
    shown: tuple[object, ...] = (
        (suit(one.colour), span(f"+{number_text(value)}"))
        if isinstance(one, Tool)
        else (
            picture(one),
            suit(one.colour),
        )
    )
    said = f": {in_one_line(card_says(one))}" if isinstance(one, Tool) else ""
    return card(
        shown,
        key=key,
        label=" ".join(filter(None, (label, spoken(one), said_by))),
        name=card_name(one.key),
        size=f"mg-league-token mg-on-felt mg-league-token-{one.kind.lower()} mg-edge-{one.colour}",
        title=f"{card_name(one.key)}{said}{f' ({owner})' if owner else ''}",
        **held,
    )
