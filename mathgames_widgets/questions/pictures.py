"""Pictures that any lesson can use: a number line with jumps, a chart of signs, a graph through several windows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, circle, details, div, line, p, path, summary, svg, text, title
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions.controls import drawn, inline
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.line import APART, label_step
from mathgames_widgets.questions.drawing.places import to_drag
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.table.screen import Press

SIGNS = {1: "+", -1: "−", 0: "0"}
WIDTH, EDGE = 560, 28
LONGEST = 250
"""From one end of a line to the other, if its jumps are to be seen."""
say = room(__name__)


def _drawn(height: int, said: str, *inside: object) -> Element:
    return svg(
        title(said),
        *inside,
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=said,
        cls="mg-number-line",
    )


@dataclass(frozen=True, slots=True)
class Jump:
    """An arrow over a number line, with what it is: `Jump(17, -9, "− 26")`."""

    start: int | Fraction
    end: int | Fraction
    label: str = ""


def jumps_of(start: int | Fraction, steps: Iterable[tuple[str, int | Fraction]]) -> tuple[Jump, ...]:
    """The jumps of a walk, from what each step is and where it leads; those that lead nowhere are left out.

    >>> jumps_of(2, (("−3", -1), ("+1", 0)))
    (Jump(start=2, end=-1, label='−3'), Jump(start=-1, end=0, label='+1'))
    """
    found = []
    for label, end in steps:
        if end != start:
            found.append(Jump(start, end, label))
        start = end
    return tuple(found)


Mark = tuple[int | Fraction, str]
"""A number that is marked, with what stands below it."""


@dataclass(frozen=True, slots=True)
class NumberLine(Figure):
    """A number line from `low` to `high` with 0 in sight, some marked numbers, and jumps from one to another.

    >>> NumberLine(-4, 6, marks=((3, "yours"), (-2, "")), jumps=(Jump(3, -2, "− 5"),)).plain()
    'A number line from −4 to 6. 3 (yours) and −2 are marked. An arrow − 5 leads from 3 to −2.'
    """

    low: int
    high: int
    marks: tuple[Mark, ...] = ()
    jumps: tuple[Jump, ...] = ()
    mirror: bool = False
    """Whether the jumps lead to the other side of 0, as far away: a dashed line stands there."""

    def in_short(self) -> str:
        return ""

    def plain(self) -> str:
        said = [say("number-line", low=self.low, high=self.high)]
        if self.marks:
            names = tuple(f"{plain(x)} ({label})" if label else plain(x) for x, label in self.marks)
            said.append(say("marked", numbers=names, many=len(names)))
        for jump in self.jumps:
            if jump.label:
                said.append(say("arrow-named", label=jump.label, start=jump.start, end=jump.end))
            else:
                said.append(say("arrow", start=jump.start, end=jump.end))
        if self.mirror:
            said.append(say("mirror"))
        return " ".join(said)

    @classmethod
    def around(cls, marks: Sequence[Mark], jumps: Sequence[Jump] = ()) -> NumberLine | None:
        """A line that holds some marks and jumps, and 0; None where it would be too long for them to be seen.

        >>> NumberLine.around(((3, "yours"),), (Jump(3, -2),))
        NumberLine(low=-3, high=4, marks=((3, 'yours'),), jumps=(Jump(start=3, end=-2, label=''),), mirror=False)
        """
        ends = [0, *(x for x, _ in marks), *(x for jump in jumps for x in (jump.start, jump.end))]
        low, high = floor(min(ends)) - 1, ceil(max(ends)) + 1
        return cls(low, high, tuple(marks), tuple(jumps)) if high - low <= LONGEST else None

    def _at(self, x: int | Fraction) -> float:
        share = float(Fraction(x - self.low) / (self.high - self.low))
        return round(EDGE + share * (WIDTH - 2 * EDGE), 1)

    @property
    def turns_back(self) -> bool:
        """Whether a jump undoes the one before, or leads back from a half: its arc would lie in the other's.

        >>> half, rounded = Fraction(-3, 2), Fraction(-2)
        >>> NumberLine(-4, 0, jumps=(Jump(-3, half), Jump(half, rounded))).turns_back
        True
        >>> NumberLine(-4, 4, jumps=(Jump(2, -1), Jump(-1, 0))).turns_back
        False
        """
        return not self.mirror and any(
            one.end == other.start
            and (one.end > one.start) != (other.end > other.start)
            and (other.end == one.start or Fraction(one.end).denominator > 1)
            for one, other in pairwise(self.jumps)
        )

    def draw(self) -> Element:
        arcs = [] if self.turns_back else self._arcs()
        base = 16 - round(min((arc.top for arc in arcs), default=-24))
        if self.turns_back:
            base = LEVEL * (len(self.jumps) + 1)
        step = label_step(self.low, self.high)
        numbers = range(-(-self.low // step) * step, self.high + 1, step)
        ticks = (
            (
                line(x1=self._at(n), x2=self._at(n), y1=base - 5, y2=base + 5, cls="mg-tick-line"),
                text(plain(n), x=self._at(n), y=base + 22, cls="mg-zero-number" if n == 0 else "mg-number"),
            )
            for n in numbers
        )
        rows = self._rows()
        marked = (
            (
                circle(cx=self._at(x), cy=base, r=6, cls="mg-marked"),
                text(label, x=self._at(x), y=base + 40 + 20 * row, cls="mg-mark-label"),
            )
            for (x, label), row in zip(self.marks, rows, strict=True)
        )
        return _drawn(
            base + 48 + 20 * max(rows, default=0),
            self.plain(),
            line(x1=6, x2=WIDTH - 6, y1=base, y2=base, cls="mg-axis-line"),
            *(
                [
                    line(
                        x1=self._at(0),
                        x2=self._at(0),
                        y1=round(base + max((arc.top for arc in arcs), default=-12) + 8),
                        y2=base + 6,
                        cls="mg-mirror",
                    )
                ]
                if self.mirror
                else []
            ),
            *(part for tick in ticks for part in tick),
            *(self._arrow(base, arc) for arc in arcs),
            *(
                text(jump.label, x=arc.middle, y=round(base + arc.top), cls="mg-jump-label")
                for jump, arc in zip(self.jumps, arcs, strict=False)
            ),
            *(self._levels(base) if self.turns_back else ()),
            *(part for mark in marked for part in mark),
        )

    def _rows(self) -> list[int]:
        """In which row the words of each mark stand, so that none covers another."""
        ends: list[float] = []
        rows = {}
        for at, (x, label) in sorted(enumerate(self.marks), key=lambda numbered: numbered[1][0]):
            half = 6 * len(label) + 3
            row = next((row for row, end in enumerate(ends) if end <= self._at(x) - half), len(ends))
            ends[row : row + 1] = [self._at(x) + half]
            rows[at] = row if label else 0
        return [rows[at] for at in range(len(self.marks))]

    def _levels(self, base: int) -> Iterator[Element]:
        """Each jump as a straight arrow on a level of its own, the first on top, as cards lie behind a die."""
        start = self._at(self.jumps[0].start)
        yield line(x1=start, x2=start, y1=LEVEL, y2=base, cls="mg-wall-line")
        for place, jump in enumerate(self.jumps, 1):
            (begin, end), y, way = (
                map(self._at, (jump.start, jump.end)),
                LEVEL * place,
                1 if jump.end > jump.start else -1,
            )
            below = base if jump is self.jumps[-1] else y + LEVEL
            yield line(x1=end, x2=end, y1=y, y2=below, cls="mg-wall-line")
            yield path(d=f"M{begin} {y} H{end} m{-10 * way} -6 l{10 * way} 6 l{-10 * way} 6", cls="mg-jump")
        for place, jump in enumerate(self.jumps, 1):
            half = 6 * len(jump.label) + 3
            middle = (self._at(jump.start) + self._at(jump.end)) / 2
            x = round(min(max(middle, half), WIDTH - half), 1)
            yield text(jump.label, x=x, y=LEVEL * place - 8, cls="mg-jump-label")

    def _arcs(self) -> list[Arc]:
        """How high each jump goes, a short one first, so that labels and curves keep clear of one another."""
        found: dict[int, Arc] = {}
        arcs = [Arc(self._at(jump.start), self._at(jump.end), 6 * len(jump.label) + 3) for jump in self.jumps]
        for place in sorted(range(len(arcs)), key=lambda at: arcs[at].width):
            inside = [arc.rise + LETTERS + 6 for arc in found.values() if arcs[place].spans(arc)]
            lowest = max(min(34, 22 + round(arcs[place].width / 16)), *inside, 0)
            higher = (replace(arcs[place], rise=rise) for rise in range(lowest, lowest + HIGHER, 4))
            found[place] = min(higher, key=lambda arc: sum(map(arc.meets, found.values())))
        unit = self._at(self.low + 1) - self._at(self.low)
        room = max(min(6.0, unit / 7), min(12.0, unit / 14))
        return [arc.inside(found.values(), room) for arc in map(found.__getitem__, range(len(found)))]

    def _arrow(self, base: int, arc: Arc) -> Element:
        feet, bend = base - FEET, round(base - FEET - arc.rise * 4 / 3, 1)
        head = f"M{arc.end} {feet} l-6 -10 m6 10 l6 -10"
        return path(
            d=f"M{arc.start} {feet} C{arc.start} {bend} {arc.end} {bend} {arc.end} {feet} {head}", cls="mg-jump"
        )


FEET, ABOVE, LETTERS = 8, 12, 20
"""How far above its line a jump begins, its top below its label, and how high a label is on a phone."""
HIGHER = 80
"""How much higher than it has to be a jump may go to keep clear of others."""
LEVEL = 34
"""From one straight jump to the next below it."""
PIECES = 60
"""Places at which a curve is looked at."""


@dataclass(frozen=True, slots=True)
class Arc:
    """A jump in the units of the picture: where it begins and ends, half the width of its label, and its height."""

    start: float
    end: float
    half: float
    rise: int = 0

    @property
    def width(self) -> float:
        """How far it goes."""
        return abs(self.end - self.start)

    def spans(self, other: Arc) -> bool:
        """Whether it leads over another, or there and back."""
        (low, high), (first, last) = sorted((self.start, self.end)), sorted((other.start, other.end))
        return low <= first and last <= high

    def inside(self, others: Iterable[Arc], room: float) -> Arc:
        """The same with a little room between its feet and those of higher ones that begin or end there."""
        ways = (self.start, self.end), (self.end, self.start)
        feet = [
            foot
            + room
            * sum(
                arc.rise > self.rise and (foot, to > foot) in ((arc.start, arc.end > foot), (arc.end, arc.start > foot))
                for arc in others
            )
            * (1 if to > foot else -1)
            for foot, to in ways
        ]
        return replace(self, start=round(feet[0], 1), end=round(feet[1], 1))

    @property
    def middle(self) -> float:
        """Below its highest point and its label."""
        return (self.start + self.end) / 2

    @property
    def top(self) -> int:
        """Where its label stands."""
        return -ABOVE - self.rise

    def meets(self, other: Arc) -> int:
        """How much is wrong between two jumps: labels on one another are worse than a curve through a label.

        >>> low = Arc(100, 0, 15, rise=28)
        >>> [Arc(0, 100, 15, rise=rise).meets(low) for rise in (28, 60)]
        [100, 0]
        """
        is_near = abs(self.middle - other.middle) < self.half + other.half + APART
        is_level = abs(self.rise - other.rise) < LETTERS + 2
        return 100 * (is_near and is_level) + self._runs_through(other) + other._runs_through(self)

    def _runs_through(self, other: Arc) -> bool:
        """Whether the curve goes through the other's label."""
        low = ABOVE - FEET + other.rise - 4
        return any(abs(x - other.middle) < other.half and low < y < low + LETTERS for x, y in self._curve())

    def _curve(self) -> Iterator[tuple[float, float]]:
        """Places on the curve, each with how high above the feet it lies."""
        for piece in range(PIECES + 1):
            t = piece / PIECES
            yield self.start + (self.end - self.start) * t * t * (3 - 2 * t), 4 * self.rise * t * (1 - t)


@dataclass(frozen=True, slots=True)
class Sight:
    """A window on a graph, and what to look at there: left, right, bottom, top."""

    window: tuple[float, float, float, float]
    says: str
    first: bool = False
    """Whether it is seen before the question that the picture waits for: it never shows the asymptote far out."""
    name: str = ""
    """What its button says; its number without one."""
    value_at: int | None = None
    """An x whose value is told once this window was seen."""
    hides: bool = False
    """Whether the asymptote far out stays away until the question that the picture waits for is answered."""


def farther(*reaches: int, high: float) -> tuple[Sight, ...]:
    """Windows that go further and further out on both sides; the line far out is not drawn before it is answered.

    >>> [(sight.name, sight.window) for sight in farther(10, 100, high=3)]
    [('to 10', (-10, 10, -3, 3)), ('to 100', (-100, 100, -3, 3))]
    """
    return tuple(
        [
            Sight(
                (-reach, reach, -high, high),
                say("sight-runs", low=-reach, high=reach),
                first=place == 0,
                name=say("sight-to", reach=reach),
                value_at=reach,
                hides=True,
            )
            for place, reach in enumerate(reaches)
        ]
    )


class GraphPage(Page):
    """A graph seen through one window after the other; on paper and without a kernel, through all of them."""

    def __init__(self, functions: Sequence[RationalFunction], sights: Sequence[Sight]) -> None:
        self._functions, self._sights = tuple(functions), tuple(sights)
        self._now, self._looked = 0, {0}
        self._axis = OpenBoard.of(to_drag(self._functions[0])) if len(self._functions) == 1 else None
        self.waits: Callable[[], bool] = lambda: False
        """Whether something is to be answered first, which the picture would tell."""
        self.is_open: Callable[[], bool] = lambda: False
        """Whether the question that it waits for, if any, is still without its answer."""
        super().__init__(self._page, self._answer_to, summary=self._sights[0].says)

    def wait(self, waits: Callable[[], bool], is_open: Callable[[], bool] | None = None) -> None:
        """Stay folded as long as something is to be answered; what is dragged then stands with that answer.

        `is_open` says whether the answer itself is not there yet, where a guess is enough to see the picture.
        """
        self.waits, self.is_open, self._axis = waits, is_open or waits, None
        self.redraw()

    def _answer_to(self, thing: Any, values: Values) -> None:
        if isinstance(thing, Press) and thing.what == "look":
            self._now = int(thing.value)
            self._looked.add(self._now)
        if self._axis and isinstance(thing, Explored):
            self.redraw(self._axis.take(thing, values))
        else:
            self.redraw(self._sights[self._now].says)

    def _page(self, offers: Offers) -> Element:
        many = len(self._sights) > 1
        ways = (
            press(
                sight.name or str(place + 1), offers(Press("look", place)), key=f"sight-{place}",
                aria_label=None if sight.name else say("picture", number=place + 1),
                aria_pressed=str(place == self._now).lower(),
            )
            for place, sight in enumerate(self._sights)
        )  # fmt: skip
        inside: tuple[Element | None, ...] = (
            self._seen(self._sights[self._now], f"look-{self._now}"),
            div(*ways, cls="mg-bar", data_key="sights") if many else None,
            self._values(),
        )
        if self.waits():
            inside = (*self._before(), details(summary(say("answers-a-question")), *inside, data_key="waits"))
        elif self._axis:
            inside = (*inside, self._axis.draw(offers, is_open=False))
        return div(
            *inside,
            cls="mg-table mg-look",
            data_key="look",
        )

    def _seen(self, sight: Sight, key: str) -> Element:
        is_hidden = self.is_open() if sight.hides else sight.first
        graph = drawn(self._functions, sight.window, far_out=not is_hidden)
        return div(p(sight.says, cls="mg-advice"), graph, data_key=f"seen-{key}")

    def _values(self) -> Element | None:
        """The values at the ends of the windows, those that were seen, each with its factors."""
        told = []
        for place, sight in enumerate(self._sights):
            x = sight.value_at
            if x is not None and (y := self._functions[0](x)) is not None:
                value = f"{float(y):.3f}".replace("-", "−") if place in self._looked else None
                factors = self._functions[0].with_values(x) if value else "?"
                told.append(
                    div(inline(say.pieces("sight-value", x=x, factors=factors, y=value)), data_key=f"value-{place}")
                )
        return div(*told, cls="mg-sight-values", data_key="values") if told else None

    def _before(self) -> tuple[Element, ...]:
        """What may be seen before the answer."""
        return tuple(self._seen(sight, f"first-{place}") for place, sight in enumerate(self._sights) if sight.first)

    def still(self) -> tuple[Element, ...]:
        seen: tuple[Element, ...] = tuple(
            self._seen(sight, f"look-{place}") for place, sight in enumerate(self._sights)
        )
        if self.waits():
            # as answers are: a copy with --answers opens it
            seen = (*self._before(), details(summary(say("answers-a-question")), *seen))
        return (div(*seen, cls="mg-table"),)
