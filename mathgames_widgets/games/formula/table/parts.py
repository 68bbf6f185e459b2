"""Number cards, yellow symbol cards and small parts of FORMULA as they are drawn everywhere."""

from __future__ import annotations

from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.cards import Drops, card
from mathgames_widgets.page.html import Element, Raw, span

from ..rules.cards import JOKER, Card
from ..words.sentences import card_text

SPOKEN = {Sign.PLUS: "plus", Sign.MINUS: "minus", Sign.TIMES: "times", Sign.DIVIDE: "divided by"}

STAR = "M12 1.8l2.9 6.4 7 .8-5.2 4.7 1.4 6.9L12 17.2l-6.1 3.4 1.4-6.9L2.1 9l7-.8z"


def number_card(
    face: Card,
    *,
    key: str,
    digit: int | None = None,
    label: str = "",
    offer: int | None = None,
    pressed: bool | None = None,
    drops: Drops | None = None,
    size: str = "",
) -> Element:
    """A number card, or a Joker with the digit that it has, if it has one."""
    is_joker = face == JOKER
    shown = ("?" if digit is None else str(digit)) if is_joker else face
    kind = "mg-number-card mg-joker" if is_joker else "mg-number-card"
    return card(
        star() if is_joker and digit is None else shown,
        key=key,
        label=label or card_text(face, digit),
        offer=offer,
        pressed=pressed,
        drops=drops,
        corner=_corners(face, shown),
        size=f"{kind} {size}".strip(),
    )


def _corners(face: Card, shown: str) -> list[Element]:
    """The small index in two corners of a card; a 6 and a 9 are told apart by a line below them."""
    mark: object = star() if face == JOKER else shown
    line = " mg-underlined" if shown in ("6", "9") else ""
    return [span(mark, cls=f"mg-index{turned}{line}", aria_hidden="true") for turned in ("", " mg-turned")]


def star() -> Element:
    """The mark of a Joker."""
    drawing = f'<svg viewBox="0 0 24 22" aria-hidden="true" focusable="false"><path d="{STAR}"></path></svg>'
    return span(Raw(drawing), cls="mg-star")


def symbol_card(symbol: str, spoken: str, *, key: str) -> Element:
    """One of the yellow cards."""
    return span(symbol, cls="mg-symbol", role="img", aria_label=spoken, data_key=key)


def sign_card(sign: Sign | None, *, key: str) -> Element:
    """The yellow card between the two numbers, or the room that is left for it."""
    if sign is None:
        return span("?", cls="mg-symbol mg-symbol-missing", role="img", aria_label="no sign yet", data_key=key)
    return symbol_card(str(sign), SPOKEN[sign], key=key)


def in_figures(cards: int) -> str:
    """How many cards, to be read at a glance.

    >>> in_figures(7), in_figures(1), in_figures(0)
    ('7 cards', '1 card', 'no cards')
    """
    return f"{cards} card{'s' if cards > 1 else ''}" if cards else "no cards"


def covers(count: int) -> str:
    """How many cards lie beneath: words behind the name of a card.

    >>> covers(2), covers(1), covers(0)
    (', covers two cards', ', covers one card', '')
    """
    return f", covers {counted(count, 'card')}" if count else ""
