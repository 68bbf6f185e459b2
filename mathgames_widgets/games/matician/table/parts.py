"""Number cards, minus cards, symbol cards and equations of Matician as they are drawn everywhere."""

from __future__ import annotations

from functools import cache
from typing import Unpack

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.page.cards import Holding, card, card_back
from mathgames_widgets.page.html import Element, Raw, button, div, drawing, path, span
from mathgames_widgets.table.screen import Screen

from ..rules.cards import LEFT, MINUS, RIGHT, SIDES, Card, Equation, Side, Symbol, Value
from ..rules.state import POINTS_TO_WIN
from ..words.sentences import OPERATIONS, SIDE_NAMES, card_text, value_text

say = room(__name__)

SYMBOL_PATHS = {
    "+": "M12 4V20M4 12H20",
    "-": "M4 12H20",
    "x": "M6 6L18 18M18 6L6 18",
    "/": "M4 12H20M12 5.5h0M12 18.5h0",
}
"""The signs as strokes with round ends; a stroke without length is a dot."""

# ── what is printed on the cards ──────────────────────────────────────────────────────────────────────────────────

CARD_BOX = "0 0 100 136"
FRAME = '<rect x="6" y="6" width="88" height="124" rx="10" class="mg-print-frame"></rect>'
PIPS = tuple((28 + 11 * (pip % 5), 100 + 10 * (pip // 5)) for pip in range(15))
"""Where the dots of a number card lie: three rows of five."""


@cache
def _print(face: Card, is_small: bool) -> Raw:
    """What stands on a card face up; on small ones nothing but what one has to know."""
    if face == MINUS:
        drawn = ("" if is_small else MINUS_FINE) + MINUS_DRAWN
    else:
        drawn = f'{"" if is_small else _fine(face)}<text x="50" y="79" class="mg-print-face">{face}</text>'
    return drawing(CARD_BOX, Raw(("" if is_small else FRAME) + drawn), cls="mg-print")


def _fine(face: Card) -> str:
    """A number in a corner, and as many of fifteen dots filled as it is great."""
    count = int(face)
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.6" class="mg-pip{" mg-pip-on" if at < count else ""}"></circle>'
        for at, (x, y) in enumerate(PIPS)
    )
    return f'{dots}<text x="13" y="26" class="mg-print-corner">{face}</text>'


MINUS_DRAWN = (
    '<circle cx="50" cy="74" r="27" class="mg-print-disc"></circle><path d="M35 74H65" class="mg-print-minus"></path>'
)
MINUS_FINE = (
    '<path d="M13 34L34 13M13 46L46 13M87 102L66 123M87 90L54 123" class="mg-print-band"></path>'
    '<path d="M74 44A26 15 0 0 0 26 44M20 35L26 45L36 39" class="mg-print-turn"></path>'
)
"""A minus in a disc, and above it the arrow that takes a number to the other side of 0."""

BACK_SIGNS = (
    '<path d="M32 24v16M24 32h16M60 32h16M26 62l12 12M38 62l-12 12M60 68h16M68 61h0M68 75h0'
    'M24 104h16M60 104h16M68 96v16" class="mg-print-signs"></path>'
)
BACK_PRINT = drawing(CARD_BOX, Raw(FRAME + BACK_SIGNS), cls="mg-print")
"""The four signs."""


def hand_card(
    face: Card,
    *,
    key: str,
    label: str = "",
    size: str = "",
    is_small: bool = False,
    **held: Unpack[Holding],
) -> Element:
    """A card of the Numbers and Symbols deck, face up."""
    is_minus = face == MINUS
    return card(
        _print(face, is_small),
        key=key,
        label=label or card_text(face),
        name=card_text(face),
        size=f"mg-value-card{' mg-minus-card' if is_minus else ''} {size}".strip(),
        **held,
    )


def symbol_card(symbol: Symbol, *, key: str, size: str = "", label: str = "", offer: int | None = None) -> Element:
    """An equation symbol, face up; a button where it can be taken."""
    cls = f"mg-symbol-card {size}".strip()
    name = label or say("symbol", operation=OPERATIONS[symbol])
    if offer is None:
        return span(_sign(symbol), cls=cls, role="img", aria_label=name, data_key=key, data_flies=key)
    return button(_sign(symbol), type="button", cls=cls, aria_label=name, data_n=offer, data_key=key, data_flies=key)


def _sign(symbol: Symbol) -> Element:
    return span(drawing("0 0 24 24", path(d=SYMBOL_PATHS[symbol])), cls="mg-symbol-face")


def face_down(side: Side, *, key: str, data_from: str | None = None) -> Element:
    """The number on a side of a player's symbol while nobody else sees it."""
    label = say("face-down", side=SIDE_NAMES[side])
    return card_back(BACK_PRINT, key=key, size="mg-value-card", label=label, data_from=data_from)


def no_card(side: Side, *, key: str) -> Element:
    """A side on which no card is seen to lie."""
    return span(cls="mg-gap", role="img", aria_label=say("no-card", side=SIDE_NAMES[side]), data_key=key)


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
    minuses = [hand_card(MINUS, key=f"{key}.{side}.minus{at}", size="mg-attack", is_small=True) for at in laid]
    number = hand_card(equation.cards[side], key=f"{key}.{side}", is_small=True)
    return span(*minuses, number, cls="mg-side-cards", data_key=f"{key}.side{side}")


def points_dots(points: int) -> Element:
    """A player's points, of the three that win."""
    dots = [span(cls="mg-dot-on" if at < points else None) for at in range(POINTS_TO_WIN)]
    return span(*dots, cls="mg-dots", role="img", aria_label=points_text(points))


def tile_head(screen: Screen, seat: Player, points: int, *more: Element) -> Element:
    """Who sits there, with the points so far."""
    who = screen.face(seat), span(screen.name(seat), cls="mg-name")
    return div(*who, points_dots(points), *more, cls="mg-tile-head")


def value_shown(value: Value) -> str:
    """A value where it stands by itself.

    >>> from fractions import Fraction
    >>> value_shown(Fraction(-9)), value_shown(Fraction(7, 2)), value_shown(None)
    ('= −9', '= 7/2', 'no value')
    """
    return value_text(value) if value is None else f"= {value_text(value)}"
