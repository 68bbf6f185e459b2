"""Cards of mathleague.org/cards as they are drawn everywhere: in the hand, on the table, and as they are spoken."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.maths.writing.formulas import aloud, in_one_line, pieces
from mathgames_widgets.page.cards import Drops, card
from mathgames_widgets.page.html import Element, Raw, button, span

from ..rules.cards import ActionCard, Card, School, Staff, Student, Teacher, Tool
from ..words.sentences import LEVEL_NAMES


def key_of(seat: Player, one: Card) -> str:
    """The name of a card on the page. Two decks may hold the same card, so its owner belongs to it."""
    return f"card{seat}.{one.key}"


def colour_of(one: Card) -> Element:
    """The colour of a card, as a word on that colour."""
    return span(one.colour, cls=f"mg-colour mg-{one.colour}")


def spoken(one: Card) -> str:
    """Everything that is printed on a card."""
    return f"{one.kind} card {one.name}, {one.colour}{_spoken_rest(one)}. Domino {' '.join(one.domino)}."


def _spoken_rest(one: Card) -> str:
    match one:
        case Student():
            return f", {LEVEL_NAMES[one.level]}, {one.school}, high score {one.high_score}"
        case Teacher():
            return f", {one.school}"
        case Tool():
            return f", worth {one.value}: {aloud(one.text)}"
        case ActionCard() | Staff():
            return f": {one.text.removesuffix('.')}"
    return ""


def _typeset(tool: Tool, cls: str, **more: str) -> Element:
    """What a TOOL card says, its formulas as mathematics."""
    said = (_kept_on_line(one) if isinstance(one, str) else Raw(one.mathml()) for one in pieces(tool.text))
    return span(*said, cls=cls, title=in_one_line(tool.text), **more)


def _kept_on_line(words: str) -> str:
    """A comma or colon stays on the line of the formula before it."""
    return f"\u2060{words}" if words[:1] in (",", ".", ":", ";") else words


def letter_shown(letter: str) -> Element | None:
    """The letter of a target, on its button."""
    return span(letter, cls="mg-key", aria_hidden="true") if letter else None


def letter_spoken(letter: str) -> str:
    """The same for the ear, behind what the button says."""
    return f", key {letter}" if letter else ""


# ── in the hand ───────────────────────────────────────────────────────────────────────────────────────────────────


def whole_card(
    one: Card,
    *,
    key: str,
    offer: int | None = None,
    pressed: bool | None = None,
    drops: Drops | None = None,
    label: str = "",
    below: str = "",
) -> Element:
    """A card with everything on it; `below` is what it would cost or give, `label` what a press on it does."""
    return card(
        (_head(one), span(one.name, cls="mg-league-name"), *_printed(one)),
        key=key,
        label=" ".join([said for said in (label, spoken(one), below) if said]),
        offer=offer,
        pressed=pressed,
        drops=drops,
        corner=span(below, cls="mg-league-below", aria_hidden="true") if below else None,
        size=f"mg-league-card mg-edge-{one.colour}",
    )


def _head(one: Card) -> Element:
    return span(colour_of(one), span(one.domino, cls="mg-domino"), span(one.kind, cls="mg-kind"), cls="mg-league-head")


def _printed(one: Card) -> tuple[Element, ...]:
    match one:
        case Student():
            return (
                span(f"{LEVEL_NAMES[one.level]} · {one.school}", cls="mg-league-text"),
                span(f"high score {one.high_score}", cls="mg-league-number"),
            )
        case Teacher():
            return (span(one.school, cls="mg-league-text"),)
        case Tool():
            return (_typeset(one, "mg-league-text"), span(f"worth {one.value}", cls="mg-league-number"))
        case ActionCard() | Staff():
            return (span(one.text, cls="mg-league-text"),)
    return ()


# ── on the table ──────────────────────────────────────────────────────────────────────────────────────────────────


def chip(
    one: School | Teacher | Tool | Student,
    *,
    key: str,
    label: str = "",
    offer: int | None = None,
    pressed: bool | None = None,
    owner: str = "",
) -> Element:
    """A card that lies on the table among others; with an `offer` it can be taken up or aimed at."""
    inside = (
        span(
            colour_of(one),
            span(one.name, cls="mg-league-chip-name"),
            span(f"+{one.value}", cls="mg-league-chip-value") if isinstance(one, Tool) else None,
            span(owner, cls="mg-status") if owner else None,
            cls="mg-league-chip-line",
            aria_hidden="true",
        ),
        _typeset(one, "mg-league-chip-text", aria_hidden="true") if isinstance(one, Tool) else None,
    )
    name = f"{label} {spoken(one)}".strip() + (f" Played by {owner}." if owner else "")
    cls = f"mg-league-chip mg-chip-{one.kind.lower()} mg-edge-{one.colour}{' mg-league-chip-up' if pressed else ''}"
    if offer is None:
        return span(*inside, cls=cls, role="img", aria_label=name, data_key=key, data_flies=key)
    return button(
        *inside,
        type="button",
        cls=cls,
        aria_label=name,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        data_n=offer,
        data_key=key,
        data_flies=key,
    )
