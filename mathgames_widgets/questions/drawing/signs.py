"""A chart of signs that is painted: a sign on each piece of the x-axis, a zero or an asymptote at each mark.

While it is painted, a curve below it bends to what the chart says, right or wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Mark
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.html import (
    Element,
    button,
    circle,
    div,
    figcaption,
    figure,
    line,
    p,
    path,
    span,
    svg,
    title,
)
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards, drawn
from mathgames_widgets.questions.drawing.touch import Touch, percent
from mathgames_widgets.questions.question import Figure, Question
from mathgames_widgets.table.screen import Press

say = room(__name__)

Chart = tuple[str, ...]
"""A painted chart from left to right: a sign, a mark, a sign, and so on to the last sign."""

PLUS, MINUS, ZERO, WALL, UNPAINTED = "+", "-", "0", "|", "?"
SIGNS, MARKS = (PLUS, MINUS), (ZERO, WALL)
SHOWN = {PLUS: "+", MINUS: "−", ZERO: "0", WALL: "┊", UNPAINTED: "?"}
"""How each is written on the page."""
NAMES = {PLUS: "plus", MINUS: "minus", ZERO: "zero", WALL: "wall", UNPAINTED: "unpainted"}
"""By what name a message knows each."""


@dataclass(frozen=True, slots=True)
class GraphOf(Figure):
    """The graph of a function, to be shown with the answer."""

    function: RationalFunction
    window: tuple[float, float, float, float] | None = None

    @property
    def reach(self) -> float:
        """How far it goes from 0 to the sides, where that is known."""
        return self.window[1] if self.window else 0

    def plain(self) -> str:
        return say("graph-of", function=plain(self.function))

    def draw(self) -> Element:
        return drawn((self.function,), self.window)


@dataclass(frozen=True, slots=True)
class GraphsOf(Figure):
    """The graphs of several functions side by side, each with what it is called, to be shown with the answer."""

    named: tuple[tuple[str, RationalFunction], ...]
    window: tuple[float, float, float, float]

    def plain(self) -> str:
        return " ".join(say("graph-named", name=name, function=plain(f)) for name, f in self.named)

    def draw(self) -> Element:
        shown = ((name, drawn((f,), self.window)) for name, f in self.named)
        return div(*(figure(figcaption(name), graph) for name, graph in shown), cls="mg-graphs", data_key="graphs")


@dataclass(frozen=True, slots=True, kw_only=True)
class PaintSigns(Question, AnsweredWithCards):
    """The chart of signs of a function, to be painted; its zeros and asymptotes are marked already.

    The text of an answer has a letter for each part from left to right: `-0+|+` is negative, zero, positive, asymptote,
    positive. All marks are numbers that one can write as fractions.
    """

    function: RationalFunction
    only_signs: bool = False
    """Whether the marks stand there from the first, and only the signs are painted."""
    tried: int = 0
    """How many charts were wrong before: of what is wrong, another part is named each time."""

    def after(self, tries: int) -> PaintSigns:
        return replace(self, tried=tries)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the x-axis is cut at."""
        return self.function.sign_chart.dividers

    @property
    def ends(self) -> tuple[Fraction, ...]:
        """Where the marks lie."""
        found = [mark.x for mark in self.marks]
        assert all(isinstance(x, Fraction) for x in found), "the marks of a chart to be painted are fractions"
        return tuple([x for x in found if isinstance(x, Fraction)])

    def read(self, text: str) -> Chart:
        chart = self._draft(text)
        for place, part in reversed([*enumerate(chart)]):  # one walks from the right
            if part == UNPAINTED:
                raise ReadError(say("signs-unpainted", **self._where(place)))
        return chart

    def _draft(self, text: str) -> Chart:
        """The chart as far as it is painted."""
        chart = tuple(text.replace("−", MINUS).replace(" ", "")) or self._blank
        if len(chart) != 2 * len(self.marks) + 1:
            raise ReadError(say("signs-length", parts=2 * len(self.marks) + 1))
        for place, part in enumerate(chart):
            if part not in (*_choices(place), UNPAINTED):
                raise ReadError(say("signs-unknown"))
        return chart

    @property
    def _blank(self) -> Chart:
        """The chart before anything is painted."""
        is_given = [self.only_signs and place % 2 == 1 for place in range(2 * len(self.marks) + 1)]
        return tuple([part if given else UNPAINTED for part, given in zip(self.solution, is_given, strict=True)])

    def check(self, answer: Any) -> Chart:
        return self.read("".join(answer))

    def write(self, answer: Chart) -> str:
        return "".join(answer)

    @property
    def solution(self) -> Chart:
        signs = [PLUS if sign > 0 else MINUS for sign in self.function.sign_chart.signs]
        marks = [ZERO if mark.kind == "zero" else WALL for mark in self.marks]
        return tuple([part for pair in zip(signs, marks, strict=False) for part in pair] + signs[-1:])

    @property
    def praise(self) -> str:
        return "" if self.only_signs else say("right-chart")

    def say(self, answer: Chart) -> str:
        if self.only_signs:
            return " | ".join([SHOWN[part] for part in answer])
        return ", ".join([self._said(place, part) for place, part in enumerate(answer)])

    def _said(self, place: int, part: str) -> str:
        """A painted part in words: a sign, or "zero at 2"."""
        return SHOWN[part] if place % 2 == 0 else say.by("painted", NAMES[part], x=plain(self.ends[place // 2]))

    def lacks(self, answer: Chart) -> str:
        """How many marks and pieces fit."""
        if self.only_signs:
            return ""
        fits = [part == right for part, right in zip(answer, self.solution, strict=True)]
        marks, pieces = fits[1::2], fits[::2]
        return say("chart-fits", marks=sum(marks), pieces=sum(pieces), all_marks=len(marks), all_pieces=len(pieces))

    def against(self, answer: Chart) -> str:
        """What speaks against one part that is wrong: a value that is worked out there."""
        return self.because(answer) if self.because else self._refuted(self.named(answer))

    def named(self, answer: Chart) -> int:
        """The part of a wrong chart that is spoken about: at first the rightmost that is wrong, then the next one."""
        right = self.solution
        wrong = [place for place in reversed(range(len(right))) if answer[place] != right[place]]
        return wrong[self.tried % len(wrong)]

    def _refuted(self, place: int) -> str:
        if place % 2:
            mark = self.marks[place // 2]
            return say("mark-wrong", kind=mark.kind, x=plain(mark.x))
        x = self.inside(place // 2)
        value = self.function(x)
        assert isinstance(value, Fraction), "it is defined between two marks"
        return say("piece-wrong", at=plain(x), value=plain(value), positive=value > 0, **self._where(place))

    def inside(self, piece: int) -> Fraction:
        """An easy number on a piece of the axis where the function has a value: an integer if there is one.

        >>> from mathgames_widgets.maths.writing.explanation import Explanation
        >>> f = RationalFunction.parse("(x+1)(x-1)/(x-2)")
        >>> chart = PaintSigns(prompt="", why=Explanation(""), function=f)
        >>> [str(chart.inside(piece)) for piece in range(4)]
        ['-2', '0', '3/2', '3']
        """
        low, high = self._edges(piece)
        for parts in count(1):
            tried = sorted((Fraction(n, parts) for n in range(-9 * parts, 9 * parts + 1)), key=abs)
            for x in tried:
                if (low is None or x > low) and (high is None or x < high) and x not in self.function.undefined_at:
                    return x
        raise AssertionError("between two marks there is a number")

    def _edges(self, piece: int) -> tuple[Fraction | None, Fraction | None]:
        cuts = (None, *self.ends, None)
        return cuts[piece], cuts[piece + 1]

    def _where(self, place: int) -> dict[str, Any]:
        """Which part is meant, for a message: a mark, a piece between two of them, or one of the two ends."""
        if place % 2:
            return {"where": "mark", "low": plain(self.ends[place // 2]), "high": ""}
        low, high = self._edges(place // 2)
        where = "all" if low is high is None else "left" if low is None else "right" if high is None else "between"
        return {"where": where, "low": "" if low is None else plain(low), "high": "" if high is None else plain(high)}

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        chart = self._draft(desk.draft)
        named = self.after(desk.tries - 1).named(chart) if desk.tries else None
        cells = [self._cell(place, part, desk, place == named) for place, part in enumerate(chart)]
        return div(
            div(
                div(*cells[::2], cls="mg-painted-signs", data_key="signs"),
                div(*cells[1::2], cls="mg-painted-marks", data_key="marks"),
                cls="mg-painted",
                data_group=True,
                data_key="painted",
            ),
            p(say("paint-how-signs" if self.only_signs else "paint-how"), cls="mg-advice", data_key="how"),
            div(self._curve(chart), cls="mg-bent-room", data_key="bent"),
            cls="mg-painting",
            data_key="painting",
        )

    def _cell(self, place: int, part: str, desk: AnswerDesk, is_named: bool) -> Element:
        """A part to be painted: a press changes it, and its own key sets it."""
        is_mark = place % 2 == 1
        inside = (
            span(SHOWN[part], cls="mg-painted-sign"),
            span(plain(self.ends[place // 2]), cls="mg-painted-x") if is_mark else None,
        )
        at = f"left:{percent((place + 1) / 2 / (len(self.marks) + 1))}" if is_mark else None
        words, key = say("paint", painted=NAMES[part], **self._where(place)), f"paint-{place}"
        if is_mark and self.only_signs:
            return div(*inside, cls="mg-paint mg-is-given", style=at, role="img", aria_label=words, data_key=key)
        keys = {typed: desk.offers(Touch(str(place), value=part)) for typed, part in _keys(place)}
        return button(
            *inside,
            type="button",
            cls=f"mg-paint mg-is-{NAMES[part]}{' mg-is-named' if is_named else ''}",
            style=at,
            aria_label=words,
            data_n=desk.offers(Touch(str(place))),
            data_keys=json.dumps({**keys, "c": desk.offers(Press("check"))}),
            data_key=key,
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(part, value=value):
                chart, place = list(self._draft(desk.draft)), int(part)
                chart[place] = value or _next(place, chart[place])
                said = say("paint-done", painted=NAMES[chart[place]], **self._where(place))
                return AnswerChange("".join(chart), said)
        return AnswerChange()

    def _curve(self, chart: Chart) -> Element:
        """A curve with these signs and marks: what the chart says, not what the function does."""
        said = say("bent", parts=self.say(chart)) if UNPAINTED not in chart else say("bent-unfinished")
        wide = WIDE / (len(chart) // 2 + 1)
        pieces = (_bent(chart, place, wide) for place in range(0, len(chart), 2))
        marks = (_marked(chart[place], (place + 1) / 2 * wide) for place in range(1, len(chart), 2))
        return svg(
            title(said),
            line(x1=0, x2=WIDE, y1=AXIS, y2=AXIS, cls="mg-axis-line"),
            *pieces,
            *marks,
            viewBox=f"0 0 {WIDE} {2 * AXIS}",
            role="img",
            aria_label=said,
            cls="mg-bent",
        )


def _choices(place: int) -> tuple[str, ...]:
    return MARKS if place % 2 else SIGNS


def _next(place: int, part: str) -> str:
    """What a press makes of a part: the next thing that can be painted there."""
    choices = _choices(place)
    return choices[0] if part == UNPAINTED else choices[(choices.index(part) + 1) % 2]


def _keys(place: int) -> Iterator[tuple[str, str]]:
    """The keys that paint a part at once."""
    yield from (("0", ZERO), ("|", WALL), ("w", WALL)) if place % 2 else (("+", PLUS), ("-", MINUS), ("−", MINUS))


# ── the curve ─────────────────────────────────────────────────────────────────────────────────────────────────────

WIDE, AXIS = 560, 70
"""The width of the picture, and how far its axis lies from its edges."""


FAR, TOP, CLOSE, HUMP = 34, AXIS + 14, 12, 58
"""How far from the axis the curve is where the picture ends, beside an asymptote, where it turns there, and between."""


@dataclass(frozen=True, slots=True)
class CurveEnd:
    """Where the curve of a piece begins or ends: how far from the axis, and how far it is pulled there on its way."""

    height: int
    pull: int
    near: float
    """How far from the end it is pulled, as a share of the piece."""


def _end(chart: Chart, place: int, side: int) -> CurveEnd:
    """An end of the piece at `place`: `side` is −1 for the left one."""
    if not 0 <= place + side < len(chart):
        return CurveEnd(FAR, FAR, 0.3)
    match chart[place + side]:
        case "|":
            return CurveEnd(TOP, CLOSE, 0.06)
        case "0":
            touches = chart[place] == chart[place + 2 * side]
            return CurveEnd(0, 0 if touches else HUMP, 0.3)
    return CurveEnd(FAR, FAR, 0.3)


def _bent(chart: Chart, place: int, wide: float) -> Element | None:
    """The curve on one piece, from the one mark to the other: above the axis or below it, nothing without a sign."""
    if chart[place] == UNPAINTED:
        return None
    way = -1 if chart[place] == PLUS else 1
    left, right = place / 2 * wide, (place / 2 + 1) * wide
    start, end = _end(chart, place, -1), _end(chart, place, 1)
    bend = (
        f"M{left:.1f} {AXIS + way * start.height} "
        f"C{left + start.near * wide:.1f} {AXIS + way * start.pull} "
        f"{right - end.near * wide:.1f} {AXIS + way * end.pull} "
        f"{right:.1f} {AXIS + way * end.height}"
    )
    if start == end == CurveEnd(0, 0, 0.3):  # it touches the axis at both marks, and bulges between them
        middle, top = (left + right) / 2, AXIS + way * FAR
        bend = (
            f"M{left:.1f} {AXIS} C{left + 0.2 * wide:.1f} {AXIS} {middle - 0.2 * wide:.1f} {top} {middle:.1f} {top} "
            f"S{right - 0.2 * wide:.1f} {AXIS} {right:.1f} {AXIS}"
        )
    return path(d=bend, cls=f"mg-bent-curve mg-{NAMES[chart[place]]}")


def _marked(part: str, x: float) -> Element | None:
    """A mark on the axis: a zero is a dot, an asymptote an upright line."""
    if part == ZERO:
        return circle(cx=f"{x:.1f}", cy=AXIS, r=6, cls="mg-marked")
    if part == WALL:
        return line(x1=f"{x:.1f}", x2=f"{x:.1f}", y1=2, y2=2 * AXIS - 2, cls="mg-wall-line")
    return None
