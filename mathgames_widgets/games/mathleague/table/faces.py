"""What stands on the cards, drawn here: suits, dominoes, students, teachers, schools, a sign for each effect."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from mathgames_widgets.page.html import Raw, drawing

from ..rules.cards import ActionCard, Card, EffectId, School, Staff, Student, Teacher

SUITS = {
    "blue": "M12 2 22 12 12 22 2 12z",
    "orange": "M12 2 22.5 21H1.5z",
    "red": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
    "green": "M3 3h18v18H3z",
    "purple": "m12 1 3.2 7.2 7.8.8-5.8 5.3 1.6 7.7-6.8-4-6.8 4 1.6-7.7L1 9l7.8-.8z",
}
"""A shape for each colour, so that nobody has to tell colours apart."""

SKINS = ("#f3d0b0", "#e0ac7e", "#c68642", "#8d5a34", "#5f3a22")
HAIRS = ("#2b1d16", "#5a3620", "#a3672e", "#d9b25f", "#7c2f1d", "#3c3f4a")
HAIR_SHAPES = (
    "M12 27c-1-13 5-19 12-19s13 6 12 19c-2-6-5-9-12-9s-10 3-12 9z",
    "M11 31c-3-15 3-23 13-23s16 8 13 23l-3 3c1-8-1-12-4-15-4 2-9 2-13 1-2 3-3 7-2 14z",
    "M12 25c-2-11 4-18 13-18 8 0 13 6 11 18-1-5-3-7-5-8-5 2-10 1-13-1-3 2-5 5-6 9z",
    "M12 24a7 7 0 0 1 0-9 7 7 0 0 1 8-7 7 7 0 0 1 9 0 7 7 0 0 1 7 7 7 7 0 0 1 0 9c-2-5-5-7-12-7s-10 2-12 7z",
    "M12 26c0-12 4-18 12-18s12 6 12 18c-3-3-3-6-4-8H16c-1 2-2 5-4 8z",
)


@lru_cache(maxsize=16)
def suit(colour: str) -> Raw:
    """The shape of a colour."""
    return drawing("0 0 24 24", Raw(f'<path d="{SUITS[colour]}" fill="currentColor"></path>'), cls="mg-league-suit")


@lru_cache(maxsize=512)
def domino(digits: str) -> Raw:
    """The two domino digits of a card, one above the other, on a domino."""
    said = "".join(
        f'<text x="9" y="{y}" text-anchor="middle" class="mg-domino-digit">{digit}</text>'
        for digit, y in zip(digits, (12, 27), strict=True)
    )
    tile = '<rect x="0.7" y="0.7" width="16.6" height="29.6" rx="3.5" class="mg-domino-tile"></rect>'
    return drawing(
        "0 0 18 31", Raw(f'{tile}<path d="M3.5 15.5h11" class="mg-domino-line"></path>{said}'), cls="mg-league-domino"
    )


@lru_cache(maxsize=512)
def student(name: str) -> Raw:
    """A student: the same name always has the same face."""
    return drawing("4 4 40 40", Raw(_head(name)), cls="mg-league-drawn")


@lru_cache(maxsize=128)
def teacher(name: str) -> Raw:
    """A teacher: a face below a mortarboard, with glasses."""
    glasses = '<path d="M15 25h7v4h-7zM26 25h7v4h-7zM22 26h4" class="mg-league-line"></path>'
    board = '<path d="M24 4 44 11 24 18 4 11zM13 15v5c6 3 16 3 22 0v-5" class="mg-league-cap"></path>'
    return drawing("2 2 44 42", Raw(f"{_head(name)}{glasses}{board}"), cls="mg-league-drawn")


def _head(name: str) -> str:
    """Shoulders in the colour of the card, a face, hair, eyes and a mouth."""
    chance = crc32(name.encode())
    skin, hair = SKINS[chance % len(SKINS)], HAIRS[chance // 7 % len(HAIRS)]
    shape = HAIR_SHAPES[chance // 41 % len(HAIR_SHAPES)]
    mouth = ("M20 33q4 3 8 0", "M19 32q5 5 10 0", "M20 33h8")[chance // 211 % 3]
    return (
        '<path d="M7 48c1-9 8-11 17-11s16 2 17 11z" class="mg-league-shirt"></path>'
        f'<path d="M20 33h8v6q-4 3-8 0z" fill="{skin}"></path>'
        f'<ellipse cx="24" cy="26" rx="11" ry="12" fill="{skin}"></ellipse><path d="{shape}" fill="{hair}"></path>'
        '<circle cx="19.5" cy="27" r="1.5" fill="#1b1b1f"></circle>'
        '<circle cx="28.5" cy="27" r="1.5" fill="#1b1b1f"></circle>'
        f'<path d="{mouth}" fill="none" stroke="#1b1b1f" stroke-width="1.4" stroke-linecap="round"></path>'
    )


SCHOOL = (
    '<path d="M4 42V22h14V16l6-5 6 5v6h14v20z" class="mg-league-shirt"></path>'
    '<path d="M24 11V3h9l-2.5 2.5L33 8h-9M2 43h44M21 42v-8h6v8" class="mg-league-line"></path>'
    '<path d="M8 27h5v4H8zM8 34h5v4H8zM35 27h5v4h-5zM35 34h5v4h-5zM21.5 20h5v6h-5z" class="mg-league-window"></path>'
)

SIGNS = {
    "pop-quiz": "M12 5h24v38H12zM20 17c0-7 9-6 8 0 0 3-4 4-4 8M24 31v2",
    "transfer-request": "M6 17h28l-7-7M42 31H14l7 7",
    "study-session": "M24 13C18 8 11 8 5 10v27c6-2 13-2 19 3 6-5 13-5 19-3V10c-6-2-13-2-19 3zM24 13v27",
    "snow-day": "M24 4v40M6.700 14l34.600 20M41.300 14 6.700 34M18 7l6 6 6-6M18 41l6-6 6 6",
    "scholarship": "M24 5a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM17 27l-4 16 11-6 11 6-4-16M24 11v12",
    "building-grant": "M6 42V20h20v22M6 20l10-9 10 9M12 26h3M12 33h3M20 26h2M20 33h2M36 8v16M28 16h16M4 42h40",
    "fundraiser": "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM24 15v18M15 24h18",
    "lost-and-found": "M20 7a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM30 30l12 12",
    "library-day": "M7 8h9v33H7zM16 8h9v33h-9zM27 11l8-2 8 31-8 2zM7 15h18M7 34h18",
    "exchange-student": "M16 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM5 40c0-10 4-15 11-15 4 0 7 2 9 5M28 34h14l-5-6M42 34",
    "substitute-teacher": "M20 6 36 12 20 18 4 12zM10 15v6c5 4 15 4 20 0v-6M44 36H20l7-7M20 36l7 7",
    "calculator-ban": "M12 4h24v40H12zM17 9h14v7H17zM18 23h2M24 23h1M30 23h1M18 30h2M24 30h1M30 30h1M18 37h2M6 42 42 6",
    "field-trip": "M4 12h36l4 12v12H4zM4 24h40M14 12v12M25 12v12M12 32a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
    "early-dismissal": "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM24 13v12l8 5",
    "principal": "M24 4 41 10v13c0 11-7 17-17 21C14 40 7 34 7 23V10zM16 16l16 16M32 16 16 32",
    "proctor": "M24 4 41 10v13c0 11-7 17-17 21C14 40 7 34 7 23V10zM15 24h18M15 24l7-7M15 24l7 7",
    "registrar": "M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM24 2v9M24 37v9M2 24h9",
    "counselor": "M6 8h36v24H24l-9 9v-9H6zM16 15l15 11M31 15 16 26",
    "secretary": "M6 8h36v24H24l-9 9v-9H6zM15 20h18M15 20l6-6M15 20l6 6",
    "treasurer": "M5 13h38v26H5zM5 13l6-7h26l6 7M24 20a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
    "superintendent": "m24 4 6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z",
}
"""Lines on a square of 48: what an effect does, in a sign."""


@lru_cache(maxsize=64)
def sign(effect: EffectId) -> Raw:
    """The sign of an effect."""
    return drawing("0 0 48 48", Raw(f'<path d="{SIGNS[effect]}"></path>'), cls="mg-league-sign")


@lru_cache(maxsize=2)
def school() -> Raw:
    """A school."""
    return drawing("0 0 48 46", Raw(SCHOOL), cls="mg-league-drawn")


def picture(card: Card) -> Raw | None:
    """What is drawn on a card; a TOOL card has its formula instead."""
    match card:
        case Student():
            return student(card.name)
        case Teacher():
            return teacher(card.name)
        case School():
            return school()
        case ActionCard() | Staff():
            return sign(card.effect)
    return None
