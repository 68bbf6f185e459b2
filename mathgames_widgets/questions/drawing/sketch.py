"""A curve that is sketched with a finger, a mouse or keys; what it says is read back while it grows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import copysign
from typing import Any, Literal

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.curve import PlotWindow, curve, pieces
from mathgames_widgets.maths.rational.features import Mark
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, circle, div, li, p, path, span, svg, ul
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards, drawn
from mathgames_widgets.questions.drawing.strokes import (
    EDGE,
    KEY,
    NEAR,
    REACH,
    CurveFeatures,
    CurveMark,
    SketchedCurve,
    SketchEnd,
    SketchHeading,
    Stroke,
    TurnsBack,
    features,
    half,
    stroke,
)
from mathgames_widgets.questions.drawing.touch import Touch, percent, trail
from mathgames_widgets.questions.question import Question, unstopped
from mathgames_widgets.table.screen import Press

say = room(__name__)

WINDOW = (-REACH, REACH, -REACH, REACH)
SIZE = (360, 360)
OFF = 0.8
"""So far from its line a level end may be, and a little further where the curve itself is further."""
MOST_DOTS = 400
DOT = re.compile(r"(-?[0-9](?:\.[0-9]{1,2})?) (-?[0-9](?:\.[0-9]{1,2})?)")
FAR = 1000


@dataclass(frozen=True, slots=True)
class SketchPen:
    """Where the keys hold the pen, and whether it draws."""

    x: float
    y: float
    is_down: bool = True


KEYS = {
    "ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down", "PageUp": "top",
    "PageDown": "bottom", " ": "lift", "Delete": "rub", "Backspace": "rub",
}  # fmt: skip
"""What the keys do with the pen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SketchCurve(Question, AnsweredWithCards):
    """The graph of a function, to be sketched: what counts are zeros, asymptotes, signs, and where it goes in the end.

    The text of an answer has the strokes with their dots: "-6 1, 1.9 -6; 2.1 6, 6 1".
    """

    function: RationalFunction

    @property
    def draws_answer(self) -> bool:
        return True

    def read(self, text: str) -> SketchedCurve:
        """Raises ReadError for a curve that is not finished yet."""
        sketched = self._drafted(text)
        found = features(sketched)
        if not sketched.strokes:
            raise ReadError(say("sketch-nothing"))
        for side, end in (("left", found.left), ("right", found.right)):
            if end.heading is SketchHeading.MISSING:
                raise ReadError(self._unfinished(side, sketched))
        for gap in found.gaps:
            raise ReadError(say("sketch-gap", half=gap.is_half, x=plain(gap.x)))
        return sketched

    def _unfinished(self, side: str, sketched: SketchedCurve) -> str:
        """Where a curve stops, and a value of the function in the middle of what is missing."""
        dots = [dot for line in sketched.strokes for dot in line]
        (end, _), way = (dots[0], -1) if side == "left" else (dots[-1], 1)
        beyond = (x for x in range(-REACH, REACH + 1) if (x - end) * way > 0)
        for x in sorted(beyond, key=lambda x: abs(2 * x - end - way * REACH)):
            value = self.function(Fraction(x))
            if isinstance(value, Fraction) and abs(value) < REACH:
                slots = {"x": plain_decimal(half(end)), "at": plain(Fraction(x)), "value": plain(value)}
                return say.by("sketch-unfinished", side, seen=True, **slots)
        return say.by("sketch-unfinished", side, seen=False, x="", at="", value="")

    def _drafted(self, text: str) -> SketchedCurve:
        """The curve as far as it is drawn."""
        strokes = [
            [DOT.fullmatch(dot.strip()) for dot in stroke_text.split(",")]
            for stroke_text in text.split(";")
            if stroke_text.strip()
        ]
        if not all(dot for dots in strokes for dot in dots):
            raise ReadError(say("sketch-unread"))
        found = tuple([tuple([(float(dot[1]), float(dot[2])) for dot in dots if dot]) for dots in strokes])
        dots = [dot for stroke in found for dot in stroke]
        is_ordered = all(x < other for (x, _), (other, _) in pairwise(dots))
        if len(dots) > MOST_DOTS or not is_ordered or any(abs(at) > REACH for dot in dots for at in dot):
            raise ReadError(say("sketch-unread"))
        return SketchedCurve(found)

    def check(self, answer: Any) -> SketchedCurve:
        return self.read(self.write(answer))

    def write(self, answer: SketchedCurve) -> str:
        return "; ".join([", ".join([f"{x:g} {y:g}" for x, y in stroke]) for stroke in answer.strokes])

    @property
    def solution(self) -> SketchedCurve:
        return sketched(self.function)

    @property
    def praise(self) -> str:
        return say("right-sketch")

    def say(self, answer: SketchedCurve) -> str:
        return unstopped(" ".join(read_back(features(answer))))

    def is_right(self, answer: SketchedCurve) -> bool:
        return next(self._wrongs(answer), None) is None

    def is_like(self, expected: SketchedCurve, answer: SketchedCurve) -> bool:
        """Whether both say the same: marks and ends, and the signs between them."""
        one, other = features(expected), features(answer)
        same_ends = (one.left.heading, one.right.heading) == (other.left.heading, other.right.heading)
        same_marks = len(one.marks) == len(other.marks) and all(map(CurveMark.is_like, one.marks, other.marks))
        return same_ends and same_marks and _begins_above(expected) == _begins_above(answer)

    def against(self, answer: SketchedCurve) -> str:
        return next(self._wrongs(answer), "")

    # ── what is wrong with a curve ────────────────────────────────────────────────────────────────────────────────

    def _wrongs(self, sketched: SketchedCurve) -> Iterator[str]:
        """What a curve says that the function does not, the most important first."""
        found, wanted = features(sketched), self.function.sign_chart.dividers
        pairs = [(mark, _nearest(mark, found.marks)) for mark in wanted]
        for kind in ("asymptote", "zero"):
            for mark, seen in pairs:
                if mark.kind == kind and (seen is None or seen.kind != kind):
                    yield say.by("sketch-missing", kind, x=plain(mark.x), other=seen is not None)
        used = [seen for _, seen in pairs]
        for extra in found.marks:
            if extra not in used:
                yield self._too_many(extra)
        for mark, seen in pairs:
            if seen and seen.flips != mark.flips:
                yield self._other_side(mark)
        yield from self._wrong_signs(sketched)
        yield from self._wrong_end(-1, found.left)
        yield from self._wrong_end(1, found.right)

    def _too_many(self, extra: CurveMark) -> str:
        value = self.function(extra.x)
        shown = plain(value) if isinstance(value, Fraction) else ""
        return say.by("sketch-extra", extra.kind, x=plain(extra.x), value=shown, known=bool(shown))

    def _other_side(self, mark: Mark) -> str:
        """What the function does on both sides of a mark where the curve does something else."""
        assert isinstance(mark.x, Fraction)
        sides = [mark.x - Fraction(1, 10), mark.x + Fraction(1, 10)]
        signs = [self.function(x) > 0 for x in sides]  # type: ignore[operator]
        slots = {"x": plain(mark.x), "left": plain_decimal(sides[0]), "right": plain_decimal(sides[1])}
        return say.by("sketch-sides", mark.kind, **slots, first=signs[0], second=signs[1])

    def _wrong_signs(self, sketched: SketchedCurve) -> Iterator[str]:
        for low, high in self._between_marks():
            middle = (low + high) / 2
            value = self.function(middle)
            near = (sketched.at(float(middle + (high - low) * n / 4)) for n in (-1, 0, 1))
            seen = [y for y in near if y is not None]
            if isinstance(value, Fraction) and value and seen and all(y * value < 0 for y in seen):
                at = plain_decimal(middle)
                yield say("sketch-sign", x=at, value=plain(value), positive=value > 0)

    def _between_marks(self) -> Iterator[tuple[Fraction, Fraction]]:
        cuts = [mark.x for mark in self.function.sign_chart.dividers if isinstance(mark.x, Fraction)]
        yield from zip([Fraction(-REACH), *cuts], [*cuts, Fraction(REACH)], strict=True)

    def _wrong_end(self, side: Literal[-1, 1], end: SketchEnd) -> Iterator[str]:
        wanted = end_of(self.function, side)
        at = self.function(Fraction(side * REACH))
        bent = abs(float(at) - wanted.y) if isinstance(at, Fraction) and wanted.heading is SketchHeading.LEVEL else 0
        is_near = abs(end.y - wanted.y) <= max(OFF, bent + OFF / 2)
        if end.heading is not wanted.heading or not is_near:
            value = self.function(Fraction(side * FAR))
            assert isinstance(value, Fraction)
            slots = {"right": side > 0, "x": plain(Fraction(side * FAR)), "value": plain_decimal(value)}
            yield say.by("sketch-end", end.heading, **slots, y=plain(half(end.y)))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        sketched, pen = self._drafted(desk.draft), self._pen(desk)
        told = read_back(features(sketched))
        return div(
            self._plane(sketched, pen, desk),
            div(
                p(say("sketch-both"), cls="mg-sketch-says") if desk.is_shown else None,
                p(say("sketch-how"), cls="mg-advice"),
                p(say("sketch-keys"), cls="mg-advice mg-for-keys"),
                p(say("sketch-says"), cls="mg-sketch-says") if told else None,
                ul(*(li(words) for words in told), cls="mg-sketch-read", data_key="told"),
                press(say("sketch-clear"), desk.offers(Touch("clear")) if sketched.strokes else None, key="clear"),
                cls="mg-sketch-side",
                data_key="side",
            ),
            cls="mg-sketching",
            data_key="sketching",
        )

    def _plane(self, sketched: SketchedCurve, pen: SketchPen, desk: AnswerDesk) -> Element:
        """The axes with what is drawn on them, and with the curve of the function once it may be seen."""
        curves = (self.function,) if desk.is_shown else ()
        plane = drawn(curves, WINDOW, self._paper(sketched, pen, desk), size=SIZE)
        is_asked_for = desk.is_shown and desk.tries > 0  # a right answer has its verdict to be looked at
        cls = "mg-sketch-plane mg-both" if desk.is_shown else "mg-sketch-plane"
        return div(plane, cls=cls, data_reply=is_asked_for, data_key="plane")

    def _paper(self, sketched: SketchedCurve, pen: SketchPen, desk: AnswerDesk) -> Element:
        """What is drawn on, with the strokes so far and the pen that keys move."""
        keys = {key: desk.offers(Touch("pen", value=way)) for key, way in KEYS.items()}
        place = span(
            cls=f"mg-pen {'mg-pen-down' if pen.is_down else ''}".strip(),
            role="slider",
            tabindex=0,
            aria_label=say("sketch-pen"),
            aria_valuemin=-REACH,
            aria_valuemax=REACH,
            aria_valuenow=f"{float(pen.x):g}",
            aria_valuetext=_pen_said(pen),
            style=f"left:{percent(_across(pen.x))};top:{percent(_down(pen.y))}",
            data_keys=json.dumps({**keys, "Enter": desk.offers(Press("check"))}),
            data_key="pen",
        )
        ink = svg(
            *(_inked(drawn) for drawn in sketched.strokes),
            path(d="M0 0", cls="mg-ink", data_ink=True, data_key="ink"),
            viewBox=f"0 0 {SIZE[0]} {SIZE[1]}",
            preserveAspectRatio="none",
            aria_hidden="true",
            cls="mg-inked",
        )
        draws = desk.offers(Touch("stroke"))
        return div(ink, place, cls="mg-sketch-paper", data_draws=True, data_n=draws, data_key="paper")

    def _pen(self, desk: AnswerDesk) -> SketchPen:
        return desk.selected if isinstance(desk.selected, SketchPen) else SketchPen(-REACH, 0)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        sketched, pen = self._drafted(desk.draft), self._pen(desk)
        match thing:
            case Touch("clear"):
                return AnswerChange("", say("sketch-cleared"))
            case Touch("stroke"):
                return self._with_stroke(sketched, desk)
            case Touch("pen", value=way) if way:
                return self._with_pen(sketched, pen, way)
        return AnswerChange(selected=pen)

    def _with_stroke(self, sketched: SketchedCurve, desk: AnswerDesk) -> AnswerChange:
        dots = [(spot.across * 2 * REACH - REACH, REACH - spot.down * 2 * REACH) for spot in trail(desk.values)]
        if len(dots) < 2:
            return AnswerChange(selected=self._pen(desk))
        try:
            line = stroke(dots)
        except TurnsBack as turn:
            return AnswerChange(said=say("sketch-turns", x=plain_decimal(turn.x)))
        grown = sketched.with_stroke(line)
        return AnswerChange(
            self.write(grown), " ".join(read_back(features(grown))), selected=SketchPen(*line[-1], is_down=False)
        )

    def _with_pen(self, sketched: SketchedCurve, pen: SketchPen, way: str) -> AnswerChange:
        """The curve after a key: what is drawn below the pen goes with it up and down."""
        match way:
            case "lift":
                pen = SketchPen(_to_key(pen.x), _to_key(pen.y), not pen.is_down)
                sketched = sketched.with_dot(pen.x, pen.y) if pen.is_down else sketched
            case "rub":
                sketched = sketched.without(pen.x)
                pen = SketchPen(pen.x, pen.y, is_down=False)
            case "left" | "right":
                x = _to_key(pen.x + (KEY if way == "right" else -KEY))
                there = sketched.at(x)
                pen = SketchPen(x, pen.y if there is None or pen.is_down else _to_key(there), pen.is_down)
                sketched = sketched.with_dot(pen.x, pen.y) if pen.is_down else sketched
            case _:
                y = {"up": pen.y + KEY, "down": pen.y - KEY, "top": REACH, "bottom": -REACH}[way]
                pen = SketchPen(_to_key(pen.x), _to_key(y), pen.is_down)
                sketched = sketched.with_dot(pen.x, pen.y) if pen.is_down else sketched
        return AnswerChange(self.write(sketched), _pen_said(pen), selected=pen)


def sketched(f: RationalFunction) -> SketchedCurve:
    """The curve of a function, as a good hand draws it.

    >>> [mark.kind for mark in features(sketched(RationalFunction.parse("(x+1)/(x-2)"))).marks]
    ['zero', 'asymptote']
    """
    found = pieces(curve(f), PlotWindow(*WINDOW), bend=0.002)
    lines = [[(x, min(max(y, -REACH), REACH)) for x, y in dots] for dots in found if len(dots) > 1]
    return SketchedCurve(tuple([_to_edge(stroke(dots)) for dots in lines]))


def _to_edge(line: Stroke) -> Stroke:
    """A stroke that ends almost at the edge goes up to it."""
    return tuple([(x, copysign(REACH, y)) if abs(y) >= EDGE else (x, y) for x, y in line])


def end_of(f: RationalFunction, side: Literal[-1, 1]) -> SketchEnd:
    """What a function does far out on one side."""
    level = f.horizontal_asymptote
    if level and isinstance(level.y, Fraction):
        return SketchEnd(SketchHeading.LEVEL, float(level.y))
    value = f(Fraction(side * FAR))
    assert isinstance(value, Fraction)
    return SketchEnd(SketchHeading.UP if value > 0 else SketchHeading.DOWN)


def read_back(found: CurveFeatures) -> list[str]:
    """What a curve says, in sentences from left to right."""
    said = [] if found.left.heading is SketchHeading.MISSING else [_end_said(found.left, right=False)]
    said += [say.by("sketch-mark", mark.kind, x=plain(mark.x), flips=mark.flips) for mark in found.marks]
    said += [say("sketch-gap", half=gap.is_half, x=plain(gap.x)) for gap in found.gaps]
    return said + ([] if found.right.heading is SketchHeading.MISSING else [_end_said(found.right, right=True)])


def _end_said(end: SketchEnd, *, right: bool) -> str:
    return say.by("sketch-goes", end.heading, right=right, y=plain(half(end.y)))


def _begins_above(curve: SketchedCurve) -> bool:
    """Whether a curve comes from above the axis on the left."""
    return next((y > 0 for dots in curve.strokes for _, y in dots if abs(y) >= KEY / 2), False)


def _nearest(mark: Mark, marks: Iterable[CurveMark]) -> CurveMark | None:
    """The drawn mark that stands for one of the function."""
    assert isinstance(mark.x, Fraction), "its place can be written as a fraction"
    x = float(mark.x)
    near = [other for other in marks if other.away(x) <= NEAR]
    return min(near, key=lambda other: (other.kind != mark.kind, other.away(x), abs(other.x - x)), default=None)


def plain_decimal(x: float | Fraction) -> str:
    """A number with at most three decimals.

    >>> plain_decimal(Fraction(-19, 10)), plain_decimal(3.0)
    ('−1.9', '3')
    """
    return f"{float(x):.3f}".rstrip("0").rstrip(".").replace("-", "−")


def _pen_said(pen: SketchPen) -> str:
    return say("sketch-pen-at", x=plain_decimal(pen.x), y=plain_decimal(pen.y), down=pen.is_down)


def _inked(line: Stroke) -> Element:
    points = [(_across(x) * SIZE[0], _down(y) * SIZE[1]) for x, y in line]
    if len(points) == 1:
        return circle(cx=f"{points[0][0]:.1f}", cy=f"{points[0][1]:.1f}", r=3, cls="mg-ink-dot")
    return path(d="M" + " L".join([f"{x:.1f} {y:.1f}" for x, y in points]), cls="mg-ink")


def _across(x: float) -> float:
    return (x + REACH) / (2 * REACH)


def _down(y: float) -> float:
    return (REACH - y) / (2 * REACH)


def _to_key(x: float) -> float:
    """The nearest place that keys reach, inside the picture."""
    return min(max(round(x / KEY) * KEY, -REACH), REACH)
