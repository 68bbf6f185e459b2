"""Number cards, yellow symbol cards and small parts of FORMULA as they are drawn everywhere."""

from __future__ import annotations

from typing import Unpack

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.cards import Holding, card
from mathgames_widgets.page.html import Element, Raw, circle, drawing, path, rect, span

from ..rules.cards import JOKER, Card, Cards
from ..words.sentences import card_text

say = room(__name__)

STAR = "M12 1.8l2.9 6.4 7 .8-5.2 4.7 1.4 6.9L12 17.2l-6.1 3.4 1.4-6.9L2.1 9l7-.8z"


def number_card(
    face: Card,
    *,
    key: str,
    digit: int | None = None,
    label: str = "",
    size: str = "",
    **held: Unpack[Holding],
) -> Element:
    """A number card, or a Joker with the digit that it has, if it has one."""
    is_joker = face == JOKER
    shown = ("" if digit is None else str(digit)) if is_joker else face
    kind = f"mg-number-card mg-digit-{shown or 'none'}{' mg-joker' if is_joker else ''}"
    return card(
        shown or star(),
        key=key,
        label=label or card_text(face, digit),
        name=card_text(face, digit),
        corner=_corners(face, shown),
        size=f"{kind} {size}".strip(),
        **held,
    )


def small_cards(cards: Cards, key: str) -> list[Element]:
    """Cards that lie open somewhere at the side; `key` begins their names on the page."""
    return [
        number_card(card, key=f"{key}.{card}.{cards[:at].count(card)}", size="mg-equation-tiny")
        for at, card in enumerate(cards)
    ]


def _corners(face: Card, shown: str) -> list[Element | Raw]:
    """The small index in a corner, and below the digit as many dots as it says; a 6 and a 9 have a line below them."""
    mark: object = star() if face == JOKER else shown
    line = " mg-underlined" if shown in ("6", "9") else ""
    return [
        span(mark, cls=f"mg-corner-digit{line}", aria_hidden="true"),
        ten_frame(int(shown or 0)),
    ]


def ten_frame(filled: int) -> Raw:
    """Two rows of five rooms for dots, so many of them filled."""
    dots = (
        circle(cx=6 + 10 * (at % 5), cy=6 + 10 * (at // 5), r=3.6, cls="mg-frame-dot" if at < filled else "mg-no-dot")
        for at in range(10)
    )
    return drawing("0 0 52 22", *dots, cls="mg-ten-frame")


def star() -> Element:
    """The mark of a Joker."""
    return span(drawing("0 0 24 22", path(d=STAR)), cls="mg-joker-star")


BARS = {
    "+": "M12 4v16M4 12h16",
    "−": "M4 12h16",
    "×": "M6 6l12 12M18 6L6 18",
    "÷": "M4 12h16",
    "=": "M4 8.5h16M4 15.5h16",
}
"""The strokes of the symbols; ÷ has two dots besides."""


def drawn_symbol(symbol: str) -> Raw:
    """A symbol in strokes of one width, in the middle of its card."""
    dots = [circle(cx=12, cy=y, r=2) for y in (5, 19)] if symbol == "÷" else []
    line = path(d=BARS[symbol], fill="none", stroke="currentColor", stroke_width=3.4, stroke_linecap="round")
    return drawing("0 0 24 24", line, *dots, cls="mg-strokes")


def symbol_card(sign: Sign, *, key: str) -> Element:
    """One of the yellow cards between two numbers."""
    return _symbol(str(sign), spoken(sign), key)


def equals_card(*, key: str) -> Element:
    """The yellow card before the answer."""
    return _symbol("=", say("equals"), key)


def _symbol(symbol: str, label: str, key: str) -> Element:
    return span(drawn_symbol(symbol), cls="mg-symbol", role="img", aria_label=label, data_key=key)


def spoken(sign: Sign) -> str:
    """A sign as it is read out.

    >>> [spoken(sign) for sign in Sign]
    ['plus', 'minus', 'times', 'divided by']
    """
    return say("sign", sign=sign)


def sign_card(sign: Sign | None, *, key: str) -> Element:
    """The yellow card between the two numbers, or the room that is left for it."""
    if sign is None:
        return span("?", cls="mg-symbol mg-symbol-missing", role="img", aria_label=say("no-sign"), data_key=key)
    return symbol_card(sign, key=key)


def back() -> Raw:
    """The back of a card, small: the four signs on blue."""
    signs = "M4 6h4M6 4v4M12 6h4M5 17l3 3M8 17l-3 3M12 18.5h4"
    return drawing(
        "0 0 20 26",
        rect(x=0.7, y=0.7, width=18.6, height=24.6, rx=3, cls="mg-back-paper"),
        path(d=signs, cls="mg-back-signs"),
        circle(cx=14, cy=16.5, r=0.8, cls="mg-back-dot"),
        circle(cx=14, cy=20.5, r=0.8, cls="mg-back-dot"),
        cls="mg-tiny-back",
    )


def in_figures(cards: int) -> str:
    """How many cards, to be read at a glance.

    >>> in_figures(7), in_figures(1), in_figures(0)
    ('7 cards', '1 card', 'no cards')
    """
    return say("number-of-cards", count=cards)
