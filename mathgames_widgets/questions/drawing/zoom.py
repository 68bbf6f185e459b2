"""A curve that is looked at closer and closer, until one point is seen to be missing, and how high it would lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, circle, div, line, p, span, svg, text, title
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards, drawn
from mathgames_widgets.questions.drawing.touch import SliderValue, Touch, mark, on_scale, percent, spot
from mathgames_widgets.questions.question import AnswerOutcome, Question
from mathgames_widgets.questions.reading import Reading
from mathgames_widgets.questions.typed import number

say = room(__name__)

CLOSEST = 3
"""How often one can zoom in, ten times closer each time."""
DOTS = 10
"""Points that are drawn on each side of the place that is looked at."""
UNITS, FINE = 5, 10
"""Units that a close picture is high, and steps of the mark in each."""
FILLED = Fraction(9, 10)
"""How much of the way to the highest point at an asymptote a close picture shows at least."""
WIDE, HIGH, EDGE, BELOW = 400, 300, 58, 42
"""The close picture, and the room for the numbers beside it and below it (the style sheet knows that, too)."""
BEYOND = {"↑ ": "mg-off-scale mg-off-above", "↓ ": "mg-off-scale mg-off-below"}
"""How a mark is drawn that lies outside the close picture, by the arrow that stands before its height."""


@dataclass(frozen=True, slots=True)
class Looked:
    """Where someone looks, how close, and the height that is marked there."""

    x: int
    y: Fraction | None = None
    level: int = 0


@dataclass(frozen=True, slots=True)
class Close:
    """The close picture: its lowest number and its unit."""

    bottom: Fraction
    unit: Fraction

    @property
    def top(self) -> Fraction:
        """Its highest number."""
        return self.bottom + UNITS * self.unit

    def share(self, y: Fraction) -> float:
        """How far down a height lies, as a share of the picture."""
        return float((self.top - y) / (self.top - self.bottom))


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoomIn(Question, AnsweredWithCards):
    """The one hole of a function that is drawn without it, as many calculators do; its height is a short decimal.

    The text of an answer has the place, the height, and how often it was zoomed in: "2, 3/5; 2".

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> f = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
    >>> asked = ZoomIn(prompt="", why=Explanation(""), function=f)
    >>> asked.judge("2, 3/5; 2").right, asked.judge("2, 0.6005; 2").outcome
    (True, <AnswerOutcome.ROUNDED: 'rounded'>)
    >>> asked.judge("1, 1/2; 1").said
    'Not yet: at x = 1, height 0.5. At x = 1 there is a point, at height 0.5. Nothing is missing there.'
    """

    high: ClassVar[int] = HIGH
    """How high the close picture is."""

    function: RationalFunction
    window: tuple[int, int, int, int] = (-6, 6, -5, 5)

    @property
    def solution(self) -> Looked:
        x, y = self.function.holes[0].x, self.function.holes[0].y
        assert isinstance(x, Fraction) and isinstance(y, Fraction), "it can be written as a short decimal"
        return Looked(int(x), y, CLOSEST - 1)

    def check(self, answer: Any) -> Looked:
        if answer.y is None:
            raise ReadError(say("zoom-no-height"))
        return Looked(answer.x, Fraction(answer.y), answer.level)

    def read(self, text: str) -> Looked:
        if not text.strip():
            raise ReadError(say("zoom-nothing"))
        return self.check(self._drafted(text))

    def _drafted(self, text: str) -> Looked:
        """Where someone looks so far; at first where the curve crosses the axis, so that something is there."""
        left, right, *_ = self.window
        if not text.strip():
            zeros = {zero.x for zero in self.function.zeros}
            return Looked(next((x for x in range(left + 1, right) if x in zeros), left + 1))
        place, _, level = text.strip(" ()").partition(";")
        x, _, y = place.partition(",")
        where = number(x)
        close = number(level) if level.strip() else Fraction(0)
        if where.denominator > 1 or not left <= where <= right or close not in range(CLOSEST + 1):
            raise ReadError(say("zoom-unread", left=left, right=right))
        return Looked(int(where), number(y) if y.strip(" ?") else None, int(close))

    def write(self, answer: Looked) -> str:
        return f"{answer.x}, {'?' if answer.y is None else typed(answer.y)}; {answer.level}"

    def say(self, answer: Looked) -> str:
        return say("zoom-said", x=answer.x, y=None if answer.y is None else short(answer.y))

    def is_right(self, answer: Looked) -> bool:
        return (answer.x, answer.y) == (self.solution.x, self.solution.y)

    def is_like(self, expected: Any, answer: Looked) -> bool:
        return bool((expected.x, expected.y) == (answer.x, answer.y))

    def _judged(self, given: Reading) -> Any:
        """A height among the points of the close picture is rounded: a closer look would correct it."""
        answer: Looked = given.answer
        right = self.solution
        if answer.x == right.x and answer.y != right.y and answer.y is not None and right.y is not None:
            seen = [y for _, y in self.points(answer) if y is not None]
            if answer.level and min(seen) <= answer.y <= max(seen) and not self._is_expected(answer):
                said = say("zoom-rounded", last=answer.level == CLOSEST, y=_decimal(answer.y, 5))
                return self._not_right(AnswerOutcome.ROUNDED, said)
        return Question._judged(self, given)

    def lacks(self, answer: Looked) -> str:
        value = self.function(Fraction(answer.x))
        if isinstance(value, Fraction):
            return say("zoom-has-point", x=answer.x, y=short(value))
        level = answer.level or CLOSEST - 1  # that of the picture, where there is one
        beside = self._around(answer.x, level)
        if answer.x == self.solution.x:
            return say("zoom-between", side=self._side(answer, level), y=_decimal(answer.y or Fraction(0), 5), **beside)
        return say("zoom-wall", **beside)

    def _side(self, answer: Looked, level: int) -> str:
        """Whether a height lies above or below both values beside the place."""
        step = Fraction(1, 10**level)
        values = [y for way in (-1, 1) if isinstance(y := self.function(answer.x + way * step), Fraction)]
        if answer.y is None or not values or min(values) <= answer.y <= max(values):
            return "none"
        return "above" if answer.y > max(values) else "below"

    def _around(self, x: int, level: int) -> dict[str, object]:
        """The values beside a place, for a sentence."""
        step = Fraction(1, 10**level)
        left, right = (self.function(x + way * step) for way in (-1, 1))
        beside = _decimal(x - step, level), _decimal(x + step, level)
        return {"x": x, "left": beside[0], "right": beside[1], "low": _value(left), "high": _value(right)}

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def close(self, looked: Looked) -> Close:
        """What the close picture shows: a curve that has a height there, or both branches that run away."""
        half = Fraction(1, 10**looked.level)
        middle = self.function.cancelled(Fraction(looked.x))
        height = middle if isinstance(middle, Fraction) else Fraction(0)
        steep = max([abs(y - height) for _, y in self.points(looked) if y is not None], default=half)
        if middle is None:
            return _at_a_wall(steep)
        while steep > half:
            half *= 2
        unit = half / 2
        return Close((floor(height / unit) - 2) * unit, unit)

    def points(self, looked: Looked) -> Iterator[tuple[Fraction, Fraction | None]]:
        """The points of the close picture, in order; one without a value has none."""
        for place in range(-DOTS, DOTS + 1):
            x = looked.x + Fraction(place, DOTS * 10**looked.level)
            y = self.function(x)
            yield x, y if isinstance(y, Fraction) else None

    def cards_on(self, desk: AnswerDesk) -> Element:
        looked = self._drafted(desk.draft)
        left, right, *_ = self.window
        glass = mark(
            "look",
            SliderValue(say("zoom-look"), left, right, looked.x, say("zoom-at", x=looked.x)),
            desk.offers,
            span(cls="mg-glass"),
            cls="mg-axis-mark mg-look-mark",
            style=f"left:{percent((looked.x - left) / (right - left))};top:50%",
        )
        rail = div(glass, cls="mg-rail mg-axis-rail", data_rail=True, data_key="rail")
        return div(
            div(
                drawn((self.function.cancelled,), self.window, rail, far_out=False),
                div(*self._buttons(looked, desk), cls="mg-bar", data_key="zooms"),
                cls="mg-zoom-far",
                data_key="far",
            ),
            self._closer(looked, desk) if looked.level else p(say("zoom-first"), cls="mg-advice", data_key="closer"),
            cls="mg-lay-desk",
            data_key="desk",
        )

    def _buttons(self, looked: Looked, desk: AnswerDesk) -> list[Element]:
        return [
            press(say.by("zoom", way), self._may_zoom(looked, way, desk), key=f"zoom-{way}") for way in ("in", "out")
        ]

    def _may_zoom(self, looked: Looked, way: str, desk: AnswerDesk) -> int | None:
        may = looked.level < CLOSEST if way == "in" else looked.level > 0
        return desk.offers(Touch("zoom", value=way)) if may else None

    def _closer(self, looked: Looked, desk: AnswerDesk) -> Element:
        close = self.close(looked)
        at = close.bottom if looked.y is None else min(max(looked.y, close.bottom), close.top)
        words = say("line-nowhere") if looked.y is None else say("zoom-height-at", y=_decimal(looked.y, 5))
        value = SliderValue(say("zoom-height"), close.bottom, close.top, at, words)
        beyond = "" if looked.y is None or looked.y == at else "↑ " if looked.y > at else "↓ "
        how = "mg-not-placed" if looked.y is None else BEYOND.get(beyond, "")
        height = mark(
            "height",
            value,
            desk.offers,
            span("?" if looked.y is None else f"{beyond}{_decimal(looked.y, 5)}", cls="mg-line-value"),
            axis="y",
            cls=f"mg-height-mark {how}".strip(),
            style=f"top:{percent(close.share(at))}",
        )
        return div(
            div(
                self._picture(looked, close),
                div(height, cls="mg-rail mg-height-rail", data_rail=True, data_key="height-rail"),
                cls="mg-close",
                data_key="close",
            ),
            p(self._seen(looked), cls="mg-advice", data_key="seen"),
            cls="mg-zoom-close",
            data_key="closer",
        )

    def _seen(self, looked: Looked) -> str:
        """What the close picture shows, in words."""
        value = self.function(Fraction(looked.x))
        kind = "point" if value is not None else "hole" if self.function.cancelled(Fraction(looked.x)) else "none"
        if value is None and looked.x == self.solution.x:
            kind = "hole"
        y = short(value) if isinstance(value, Fraction) else ""
        return say("zoom-seen", kind=kind, y=y, **self._around(looked.x, looked.level))

    def _picture(self, looked: Looked, close: Close) -> Element:
        step = Fraction(1, 10**looked.level)
        rows = [close.bottom + n * close.unit for n in range(UNITS + 1)]
        digits = looked.level + 2
        said = self._seen(looked)

        def across(x: Fraction) -> float:
            return round(EDGE + float((x - looked.x + step) / (2 * step)) * (WIDE - EDGE - 26), 1)

        def down(y: Fraction) -> float:
            return round(close.share(y) * self.high, 1)

        return svg(
            title(said),
            *(line(x1=EDGE, x2=WIDE, y1=down(y), y2=down(y), cls="mg-tick-line") for y in rows),
            *(text(_decimal(y, digits), x=EDGE - 6, y=max(down(y) + 4, 13), cls="mg-height-number") for y in rows),
            *(
                text(_decimal(x, looked.level), x=across(x), y=self.high + 34, cls="mg-number")
                for x in (looked.x - step, Fraction(looked.x), looked.x + step)
            ),
            *(
                circle(cx=across(x), cy=down(y), r=4, cls="mg-marked")
                for x, y in self.points(looked)
                if y is not None and close.bottom <= y <= close.top
            ),
            viewBox=f"0 0 {WIDE} {self.high + BELOW}",
            role="img",
            aria_label=said,
            cls="mg-close-picture",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        looked = self._drafted(desk.draft)
        at = spot(desk.values)
        match thing:
            case Touch("zoom", value=way):
                level = min(max(looked.level + (1 if way == "in" else -1), 0), CLOSEST)
                return self._changed(replace(looked, level=level))
            case Touch("look", steps=steps) if at or steps:
                left, right, *_ = self.window
                x = int(on_scale(at.across, left, right)) if at else min(max(looked.x + steps, left), right)
                return self._changed(Looked(x, None, looked.level))
            case Touch("height", steps=steps) if looked.level and (at or steps):
                close = self.close(looked)
                fine = close.unit / FINE
                now = close.bottom if looked.y is None else looked.y
                y = on_scale(1 - at.down, close.bottom, close.top, fine) if at else now + steps * fine
                y = min(max(y, close.bottom), close.top)
                return AnswerChange(self.write(replace(looked, y=y)), say("zoom-height-at", y=_decimal(y, 5)))
        return AnswerChange()

    def _changed(self, looked: Looked) -> AnswerChange:
        said = self._seen(looked) if looked.level else say("zoom-at", x=looked.x)
        return AnswerChange(self.write(looked), said)


@dataclass(frozen=True, slots=True, kw_only=True)
class LookCloser(ZoomIn):
    """The points of a curve close to one place, beside a question about it: there is nothing to mark.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> f = RationalFunction.parse("(x-1)/(x-1)")
    >>> closer = LookCloser(prompt="", why=Explanation(""), function=f, at=1)
    >>> desk = AnswerDesk("1, ?; 2", lambda thing: 0, is_shown=True)
    >>> closer.taken(desk, Touch("zoom", value="out")).draft
    '1, ?; 1'
    """

    high: ClassVar[int] = 180
    at: int

    @property
    def solution(self) -> Looked:
        return Looked(self.at, None, CLOSEST)

    def _drafted(self, text: str) -> Looked:
        return ZoomIn._drafted(self, text) if text else Looked(self.at)

    def cards_on(self, desk: AnswerDesk) -> Element:
        looked = self._drafted(desk.draft)
        seen = (self._picture(looked, self.close(looked)), p(self._seen(looked), cls="mg-advice", data_key="seen"))
        return div(
            div(*self._buttons(looked, desk), cls="mg-bar", data_key="zooms"),
            div(*seen, cls="mg-zoom-close mg-close", data_key="closer") if looked.level else None,
            cls="mg-looked-at",
            data_key="desk",
        )


def _at_a_wall(highest: Fraction) -> Close:
    """A picture that both branches fill and may just leave, on a scale of whole tens, hundreds or thousands."""
    unit = Fraction(10 ** (len(str(int(highest))) - 1))
    while 2 * unit < highest * FILLED:
        unit *= 2
    return Close(-2 * unit, unit)


def short(y: Fraction) -> str:
    """A height as the scale and its mark write it; a fraction where no short decimal is exact.

    >>> short(Fraction(-3, 5)), short(Fraction(1, 3))
    ('−0.6', '1/3')
    """
    return _decimal(y, 5) if 10**5 % y.denominator == 0 else plain(y)


def _decimal(x: Fraction, digits: int) -> str:
    """A number with at most so many decimals.

    >>> _decimal(Fraction(-3, 5), 3)
    '−0.6'
    """
    shown = f"{float(x):.{digits}f}"
    return (shown.rstrip("0").rstrip(".") if "." in shown else shown).replace("-", "−")


def _value(y: object) -> str:
    return _decimal(y, 5) if isinstance(y, Fraction) else ""
