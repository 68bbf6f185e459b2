"""Number cards, minus cards, symbol cards and equations of Matician as they are drawn everywhere."""

from __future__ import annotations

from mathgames_widgets.page.cards import Drops, badge, card, card_back
from mathgames_widgets.page.html import Element, Raw, button, span

from ..rules.cards import LEFT, MINUS, RIGHT, SIDES, Card, Equation, Side, Symbol, Value
from ..words.sentences import SPOKEN, card_text, points_text, side_text, value_text

MINUS_FACE = "−"

SYMBOL_PATHS = {
    "+": "M12 4V20M4 12H20",
    "-": "M4 12H20",
    "x": "M6 6L18 18M18 6L6 18",
    "/": "M4 12H20",
}
DOTS = '<circle cx="12" cy="5.5" r="2.2"></circle><circle cx="12" cy="18.5" r="2.2"></circle>'
"""What ÷ has beside its line."""


def hand_card(
    face: Card,
    *,
    key: str,
    label: str = "",
    offer: int | None = None,
    pressed: bool | None = None,
    keys: Drops | None = None,
    drops: Drops | None = None,
    size: str = "",
) -> Element:
    """A card of the Numbers and Symbols deck, face up."""
    is_minus = face == MINUS
    return card(
        MINUS_FACE if is_minus else face,
        key=key,
        label=label or card_text(face),
        offer=offer,
        pressed=pressed,
        keys=keys,
        drops=drops,
        corner=span("sabotage", cls="mg-word", aria_hidden="true") if is_minus else None,
        size=f"mg-value-card{' mg-minus-card' if is_minus else ''} {size}".strip(),
    )


def symbol_card(symbol: Symbol, *, key: str, size: str = "", label: str = "", offer: int | None = None) -> Element:
    """An equation symbol, face up; a button where it can be taken."""
    cls = f"mg-symbol-card {size}".strip()
    name = label or f"symbol {SPOKEN[symbol]}"
    if offer is None:
        return span(_sign(symbol), cls=cls, role="img", aria_label=name, data_key=key, data_flies=key)
    return button(_sign(symbol), type="button", cls=cls, aria_label=name, data_n=offer, data_key=key, data_flies=key)


def _sign(symbol: Symbol) -> Element:
    dots = DOTS if symbol == "/" else ""
    drawn = f'<path d="{SYMBOL_PATHS[symbol]}"></path>{dots}'
    return span(
        Raw(f'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">{drawn}</svg>'), cls="mg-symbol-face"
    )


def face_down(side: Side, *, key: str, size: str = "") -> Element:
    """The number on a side of a player's symbol while nobody else sees it."""
    return card_back(key=key, label=f"{side_text(side)} number, face down", size=f"mg-value-card {size}".strip())


def no_card(side: Side, *, key: str) -> Element:
    """A side on which no card is seen to lie."""
    return span(cls="mg-no-card", role="img", aria_label=f"{side_text(side)} side: nothing yet", data_key=key)


def turned_up(equation: Equation, *, key: str) -> Element:
    """An equation with all its cards face up, the minus cards in front of their numbers."""
    sides = [_side(equation, side, key) for side in SIDES]
    return span(
        sides[LEFT],
        symbol_card(equation.symbol, key=f"{key}.symbol", size="mg-small-symbol"),
        sides[RIGHT],
        cls="mg-laid-equation",
        data_key=key,
    )


def _side(equation: Equation, side: Side, key: str) -> Element:
    laid = range(equation.minuses[side])
    minuses = [hand_card(MINUS, key=f"{key}.{side}.minus{at}", size="mg-small-card") for at in laid]
    number = hand_card(equation.cards[side], key=f"{key}.{side}", size="mg-small-card")
    return span(*minuses, number, cls="mg-side-cards")


def points_badge(points: int) -> Element:
    """A player's points, of the three that win."""
    return badge(points_text(points), cls="mg-purse")


def value_shown(value: Value) -> str:
    """A value where it stands by itself.

    >>> from fractions import Fraction
    >>> value_shown(Fraction(-9)), value_shown(Fraction(7, 2)), value_shown(None)
    ('= −9', '= 7/2', 'no value')
    """
    return value_text(value) if value is None else f"= {value_text(value)}"
