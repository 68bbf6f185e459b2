"""Sheets of paper measured in millimetres: cards to cut out with their backs, pages to write on, and the file for both.

A sheet is an HTML page of its own. It needs no script, and a browser prints it as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil

from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page import html as h
from mathgames_widgets.page.assets import STATIC, styles
from mathgames_widgets.page.html import Element

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Size:
    """A size in millimetres."""

    width: float
    height: float


PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
"""What can be printed on, by name."""


@dataclass(frozen=True, slots=True)
class Cut:
    """How a sheet is cut into equal pieces."""

    size: Size
    across: int
    down: int

    @property
    def count(self) -> int:
        """The pieces of a sheet."""
        return self.across * self.down


CARDS = Cut(Size(63, 86), 3, 3)
"""Nine to a sheet; they fit the usual sleeves."""
LARGE_CARDS = Cut(Size(94, 128), 2, 2)
"""Four to a sheet: every letter is half as large again."""
TICKETS = Cut(Size(94, 128), 2, 2)


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards that are shuffled together, so that their backs are alike; `name` stands on the backs."""

    name: str
    cards: tuple[Element, ...]


# ── cards to cut out ──────────────────────────────────────────────────────────────────────────────────────────────


def deck_sheets(title: str, packs: Sequence[Pack], cut: Cut) -> list[Element]:
    """Fronts and backs by turns, to be printed on both sides and turned over on the long edge.

    The columns of the backs are mirrored, so that each lies behind its card.
    """
    numbers = count(1)
    return [
        sheet
        for pack in packs
        for first in range(0, len(pack.cards), cut.count)
        for sheet in _both_sides(title, pack, first, cut, next(numbers))
    ]


def _both_sides(title: str, pack: Pack, first: int, cut: Cut, number: int) -> tuple[Element, Element]:
    cards = pack.cards[first : first + cut.count]
    slots = {
        "game": title,
        "pack": pack.name,
        "sheet": first // cut.count + 1,
        "last": ceil(len(pack.cards) / cut.count),
    }
    back = h.div(h.span(title, cls="mg-paper-title"), h.span(pack.name), cls="mg-paper-back")
    fronts = {place: h.div(card, cls="mg-paper-card", data_card=first + place) for place, card in enumerate(cards)}
    backs = {
        mirrored(place, cut.across): h.div(back, cls="mg-paper-card", data_back=first + place)
        for place in range(len(cards))
    }
    return (
        cut_sheet(fronts, cut, say("sheet-front", **slots), number=number, cls="mg-fronts"),
        cut_sheet(backs, cut, say("sheet-back", **slots), number=number, cls="mg-backs"),
    )


def mirrored(place: int, across: int) -> int:
    """The place behind a place, seen from the other side of the sheet.

    >>> [mirrored(place, 3) for place in range(6)]
    [2, 1, 0, 5, 4, 3]
    """
    row, column = divmod(place, across)
    return row * across + across - 1 - column


def told(card: Element, says: str) -> Element:
    """A card, and below it in words what the table tells of it at a press."""
    return h.div(card, h.p(says), cls="mg-told")


def cut_sheet(pieces: dict[int, Element], cut: Cut, said: str, *, number: int, cls: str = "") -> Element:
    """A sheet with pieces at their places, counted row by row, and the marks along which it is cut."""
    places = [pieces.get(place, h.div()) for place in range(cut.count)]
    wide, high = cut.size.width, cut.size.height
    lines = [_mark(f"left:{wide * at}mm", side) for at in range(cut.across + 1) for side in ("top", "bottom")]
    lines += [_mark(f"top:{high * at}mm", side) for at in range(cut.down + 1) for side in ("left", "right")]
    return h.section(
        h.div(*places, *lines, cls="mg-cut-grid", style=_measures(cut)),
        h.footer(said, cls="mg-leaf-foot"),
        cls=f"mg-leaf mg-cut-leaf {cls}".strip(),
        data_sheet=number,
    )


def _measures(cut: Cut) -> str:
    return f"--across:{cut.across};--down:{cut.down};--card-w:{cut.size.width}mm;--card-h:{cut.size.height}mm"


def _mark(where: str, side: str) -> Element:
    return h.span(cls=f"mg-cut mg-cut-{side}", style=where)


# ── pages to write on ─────────────────────────────────────────────────────────────────────────────────────────────


def leaf(title: str, *inside: object, named: bool = True, foot: str = "", cls: str = "") -> Element:
    """A page with its title, if it has one, and where it is `named` a line for the name."""
    return h.section(
        h.header(h.h2(title), name_line() if named else None, cls="mg-leaf-head") if title else None,
        *inside,
        h.footer(foot, cls="mg-leaf-foot") if foot else None,
        cls=f"mg-leaf {cls}".strip(),
    )


def name_line() -> Element:
    """Where pupils write their name and the date."""
    return h.p(blank(say("name")), blank(say("date")), cls="mg-name-line")


def blank(label: str) -> Element:
    """A word and a line to write on."""
    return h.span(h.span(label), h.span(cls="mg-blank"), cls="mg-blank-room")


def axes(reach: int) -> Element:
    """Empty axes from -reach to reach, with a line for each whole number."""
    last = 2 * reach
    grid = "".join(f"M{at} 0V{last}M0 {at}H{last}" for at in range(last + 1))
    fives = [at for at in range(-reach, reach + 1) if at and at % 5 == 0 and abs(at) < reach]
    numbers = [h.text(plain(at), x=reach + at, y=reach + 0.95) for at in fives]
    numbers += [h.text(plain(at), x=reach - 0.6, y=reach - at + 0.25) for at in fives]
    letters = [h.text("x", x=last - 0.4, y=reach - 0.4), h.text("y", x=reach + 0.5, y=0.7)]
    return h.svg(
        h.path(d=grid, cls="mg-fine-lines"),
        h.path(d=f"M{reach} {last}V0M0 {reach}H{last}", cls="mg-axis-line"),
        *numbers,
        *letters,
        viewBox=f"-0.1 -0.1 {last + 0.2} {last + 0.2}",
        cls="mg-empty-axes",
        role="img",
        aria_label=say("empty-axes", low=-reach, high=reach),
    )


def to_fill_in(says: str, columns: Sequence[str], rows: Sequence[str]) -> Element:
    """A table with empty cells below its columns and beside its rows; `says` stands above it."""
    return h.table(
        h.caption(says) if says else None,
        h.thead(h.tr(*[h.th(name, scope="col") for name in columns])),
        h.tbody(*[h.tr(h.th(name, scope="row"), *[h.td() for _ in columns[1:]]) for name in rows]),
        cls="mg-to-fill-in",
    )


MANY_RULES = 14
"""With more of them, rules are printed smaller, so that they fit on a page with their pictures."""


def rules_leaf(
    title: str, rules: Sequence[tuple[str, str]], pictures: Sequence[tuple[Sequence[Element], str]] = ()
) -> Element:
    """The rules of a game on a page; `pictures` are some cards each, with what they show, and stand above."""
    rooms = [h.div(h.p(name, cls="mg-title"), h.p(says)) for name, says in rules]
    shown = [h.div(h.div(*cards, cls="mg-leaf-cards"), h.p(says)) for cards, says in pictures]
    return leaf(
        say("how-to-play", game=title),
        h.div(*shown, cls="mg-leaf-pictures") if shown else None,
        h.div(*rooms, cls="mg-leaf-rules"),
        named=False,
        cls="mg-leaf-many" if len(rooms) > MANY_RULES else "",
    )


# ── the file ──────────────────────────────────────────────────────────────────────────────────────────────────────


def at_page(paper: Size) -> str:
    """The style that tells a browser the size of the paper."""
    return f"<style>@page {{ size: {paper.width}mm {paper.height}mm; }}</style>"


def document(name: str, leaves: Iterable[Element], paper: Size, advice: str) -> str:
    """The text of an HTML file with these pages; `advice` stands above them on a screen, and not on paper."""
    sheets = (STATIC / "sheets.css").read_text(encoding="utf-8")
    measures = f"--paper-w:{paper.width}mm;--paper-h:{paper.height}mm"
    page = h.div(
        h.p(advice, cls="mg-leaf-advice"), *leaves, cls="mg mg-on-sheets", data_static=True, style=measures, role="main"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{language()}" dir="{locale_of(language()).direction}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{h.title(name)}\n"
        f"{at_page(paper)}\n<style>{styles()}</style>\n<style>{sheets}</style>\n</head>\n<body>\n{page}\n</body>\n</html>\n"
    )
