"""How likely the next draws bring what is needed, in numbers and as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.cards import explanation, press, sheet
from mathgames_widgets.page.graph.figure import MINE, Bars, address, empty_plot, with_words
from mathgames_widgets.page.html import Element, div, p, td, th, tr
from mathgames_widgets.table.screen import Ask

from ..analysis.chances import Wish, wishes
from ..words.explanations import about, draws_says, why_drawing, wish_text
from .turn import Desk

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is asked for: the chances of the next draws, and the arithmetic of some cards, once they are chosen."""

    kind: str = ""
    of: str = ""

    def is_about(self, wish: Wish) -> bool:
        """Whether these are the cards that are asked about."""
        return (self.kind, self.of) == (wish.kind, wish.of)


def drawing_panel(desk: Desk, asked: Drawing) -> Element | None:
    """The chances of the next draws; nothing for those whose turn it is not, or where nothing is drawn."""
    hopes = wishes(desk.view) if desk.is_playing else ()
    if not hopes:
        return None
    heads = (say("draw-cards"), say("draw-left"), say("draw-at-least-one"), say("draw-on-average"))
    rows = (_row(desk, wish, asked) for wish in hopes)
    chosen = next((wish for wish in hopes if asked.is_about(wish)), None)
    return div(
        p(draws_says(hopes[0]), cls="mg-advice"),
        sheet(say("draw-chances"), heads, rows, key="drawing-table", tabindex=0),
        _picked(chosen) if chosen is not None else None,
        cls="mg-steps",
        data_key="drawing-panel",
    )


def _row(desk: Desk, wish: Wish, asked: Drawing) -> Element:
    is_open, what = asked.is_about(wish), wish_text(wish)
    ask = Drawing() if is_open else Drawing(wish.kind, wish.of)
    name: str | Element = what
    if wish.wanted:
        name = press(
            what,
            desk.screen.offers(Ask(ask)),
            key=f"draw-{wish.kind}.{wish.of}",
            kind="mg-tiny",
            aria_expanded=str(is_open).lower(),
        )
    return tr(
        th(name, scope="row"),
        td(f"{wish.wanted}"),
        td(percent(wish.chance)),
        td(mean_text(Fraction(wish.draws * wish.wanted, wish.pile))),
        data_key=f"wish-{wish.kind}.{wish.of}",
    )


def percent(chance: Fraction) -> str:
    """A chance in percent; what is neither impossible nor certain never looks as if it were.

    >>> [percent(Fraction(one)) for one in ("0", "1/400", "5/6", "1")]
    ['0%', 'less than 1%', '83%', '100%']
    """
    near = round(100 * chance)
    if near == 0 and chance:
        return say("less-than-one-percent")
    if near == 100 and chance != 1:
        return say("more-than-99-percent")
    return say("percent", percent=near)


def _picked(wish: Wish) -> Element:
    """The arithmetic of one row, and how likely each number of these cards is."""
    return div(
        explanation(why_drawing(wish), key="told-drawing"),
        _figure(wish),
        cls="mg-steps",
        data_key="drawing-picked",
    )


def _figure(wish: Wish) -> Element:
    hits = wish.hits
    bars = tuple([(number, float(hits[number])) for number in range(wish.draws + 1)])
    told = [say("number-with-chance", number=number, chance=percent(hits[number])) for number, _ in bars]
    slots = about(wish)
    says = say("how-many-drawn", chances=", ".join(told), **slots)
    drawn = partial(hits_picture, bars, say("axis-drawn", **slots), say("axis-chance"))
    return with_words(drawn, says, "drawing-picture")


@lru_cache(maxsize=64)
def hits_picture(bars: Bars, across: str, up: str) -> str:
    """How likely each number of wanted cards is, below and beside the words on the axes. The text is the address of a
    picture.
    """
    drawn, axes = empty_plot(across, up)
    axes.bar([number for number, _ in bars], [chance for _, chance in bars], width=0.6, color=MINE)
    axes.set(ylim=(0, 1), xticks=[number for number, _ in bars])
    return address(drawn)
