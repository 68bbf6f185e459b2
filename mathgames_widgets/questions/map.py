"""A map of what someone can do, or a class: the kinds of problem of each game, and how solid each of them is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle

from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.problem import LEVELS, Kind, Rung
from mathgames_widgets.questions.recall import MISSED
from mathgames_widgets.questions.today import Drilled
from mathgames_widgets.table.screen import Press

say = room(__name__)

FORTNIGHT = 14
"""Days that the page shows."""
NEXT = 2
"""Kinds of a game on a short map that come after those that were begun."""


@dataclass(frozen=True, slots=True)
class MapSpot:
    """One kind of problem on the map."""

    kind: Kind
    solid: int
    """In percent."""
    said: str
    """The same in words."""
    is_due: bool = False


@dataclass(frozen=True, slots=True)
class MapRow:
    """The kinds of one game."""

    drill: Drilled
    spots: tuple[MapSpot, ...]


def own_map(drills: Iterable[Drilled], memory: Memory) -> tuple[MapRow, ...]:
    """What is remembered of someone's practice, game by game."""
    rows = []
    for drill in drills:
        course = memory[drill.name]
        rungs = [(kind, course.rung(kind) if course else Rung()) for kind in drill.kinds]
        rows.append(MapRow(drill, tuple([_spot(kind, rung, memory.today) for kind, rung in rungs])))
    return tuple(rows)


def class_map(drills: Iterable[Drilled], memories: Collection[Memory]) -> tuple[MapRow, ...]:
    """What is remembered of the practice of a class: of those who have tried a kind, how many are solid in it."""
    rows = []
    for drill in drills:
        courses = [course for memory in memories if (course := memory[drill.name])]
        spots = []
        for kind in drill.kinds:
            tried = [rung for course in courses if (rung := course.rung(kind)) != Rung()]
            solid = sum(rung.is_solid for rung in tried)
            share = sum(map(_share, tried)) // max(len(memories), 1)
            spots.append(MapSpot(kind, share, say("spot-class", solid=solid, tried=len(tried), all=len(memories))))
        rows.append(MapRow(drill, tuple(spots)))
    return tuple(rows)


def _share(rung: Rung) -> int:
    """How solid a kind is, in percent: each level is a quarter, and two in a row on the last one are the rest."""
    if rung == Rung():
        return 0
    return 100 if rung.is_solid else max(10, 100 * (rung.level - (0 if rung.solved else 1)) // (len(LEVELS) + 1))


def _spot(kind: Kind, rung: Rung, today: int) -> MapSpot:
    known = rung.recall
    wait = known.due - today if known else 1
    how = "untried" if rung == Rung() else "solid" if rung.is_solid else "begun"
    if known and known.rating == MISSED:
        how = "missed"
    said = say("spot-said", how=how, level=rung.level, last=LEVELS[-1])
    again = say("spot-again", days=max(0, wait)) if known else ""
    return MapSpot(kind, _share(rung), " ".join(filter(None, (said, again))), wait <= 0)


def nearest(rows: Iterable[MapRow]) -> tuple[MapRow, ...]:
    """Of the games that were begun, what was begun and what comes next."""
    found = []
    for row in rows:
        coming = [spot for spot in row.spots if not spot.solid][:NEXT]
        if any(spot.solid for spot in row.spots):
            found.append(replace(row, spots=tuple([spot for spot in row.spots if spot.solid or spot in coming])))
    return tuple(found)


def drawn(
    rows: Sequence[MapRow], offers: Offers | None = None, few: Sequence[MapRow] | None = None
) -> Iterator[Element]:
    """The map of all kinds or of `few`, and all as a table; a kind that is pressed is practiced."""
    yield h.ul(*(_game(row, offers) for row in (rows if few is None else few)), cls="mg-map", data_key="map")
    body = (
        h.tbody(
            h.tr(h.th(row.drill.title, scope="rowgroup", colspan=2)),
            *(h.tr(h.th(spot.kind.title, scope="row"), h.td(spot.said)) for spot in row.spots),
        )
        for row in rows
    )
    head = h.thead(h.tr(h.th(say("head-kind"), scope="col"), h.th(say("head-standing"), scope="col")))
    table = h.table(h.caption(say("map-table-caption")), head, *body, cls="mg-levels")
    yield h.details(h.summary(say("map-as-table")), table, data_key="map-table")


def _game(row: MapRow, offers: Offers | None) -> Element:
    return h.li(
        h.span(row.drill.title, cls="mg-label"),
        h.ul(*(_drawn_spot(row.drill, spot, offers) for spot in row.spots), cls="mg-map-spots"),
        data_key=f"map-{row.drill.name}",
    )


def _drawn_spot(drill: Drilled, spot: MapSpot, offers: Offers | None) -> Element:
    sign = "↻" if spot.is_due else "✓" if spot.solid == 100 else ""
    inside = (
        h.span(spot.kind.title, h.span(f". {spot.said}", cls="mg-unseen") if offers is None else None),
        h.span(sign, cls="mg-map-sign", aria_hidden="true") if sign else None,
        h.span(cls="mg-map-bar", style=f"inline-size:{spot.solid}%", aria_hidden="true"),
    )
    cls = f"mg-map-spot{' mg-due' if spot.is_due else ''}{' mg-solid' if spot.solid == 100 else ''}"
    if offers is None:
        return h.li(h.span(*inside, cls=cls, title=spot.said))
    wanted = Press("spot", (drill.name, spot.kind.name))
    key = f"spot-{drill.name}-{spot.kind.name}"
    name = say("spot-name", kind=spot.kind.title, said=spot.said)
    button = h.button(
        *inside, type="button", cls=cls, data_n=offers(wanted), data_key=key, title=spot.said, aria_label=name
    )
    return h.li(button)


PETALS = 10
"""Of a flower: more problems than that in a day add none."""


def flower(done: int, days: Collection[int], today: int) -> Element:
    """A flower with a petal for each problem of today, and a leaf for each day of the last fourteen."""
    many, grown = min(done, PETALS), [day for day in range(today - FORTNIGHT + 1, today + 1) if day in days]
    turns = [360 * place / many for place in range(many)]
    petals = [h.circle(cx=60, cy=24, r=9, cls="mg-petal", transform=f"rotate({turn:.0f} 60 44)") for turn in turns]
    leaves = [
        h.path(d=f"M60 {144 - 5 * at}q{side * 12} -12 {side * 26} -6q{side * -10} 10 {side * -26} 6z", cls="mg-leaf")
        for at, side in zip(range(len(grown)), cycle((1, -1)), strict=False)
    ]
    stem = h.path(d="M60 150V44", cls="mg-stem")
    words = say("flower", done=done, days=len(grown))
    heart = h.circle(cx=60, cy=44, r=10, cls="mg-heart")
    return h.svg(*leaves, stem, *petals, heart, viewBox="0 0 120 152", cls="mg-flower", role="img", aria_label=words)


def fortnight(days: Collection[int], today: int) -> Element:
    """The last fourteen days, with those on which something was practiced."""
    shown = range(today - FORTNIGHT + 1, today + 1)
    many = sum(day in days for day in shown)
    marks = (h.span(cls=f"mg-day{' mg-practiced' if day in days else ''}", aria_hidden="true") for day in shown)
    words = say("days-practiced", many=many, all=FORTNIGHT)
    return h.p(h.span(*marks, cls="mg-days"), h.span(words), cls="mg-streak", data_key="days")
