"""A number that is placed on the number line: by a press, by dragging it there, or with the arrow keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import count
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.words import exact_text, short_text
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, circle, div, g, line, p, span, svg, text, title
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import SliderValue, Touch, mark, on_scale, percent, spot
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Number, number

say = room(__name__)

WIDE, EDGE = 560, 28
"""The width of the picture, and the room beside the ends of the line."""
BEAM, HIGHEST_PILE = 76, 3
"""How far down a beam lies; the style sheet knows it too. Weights that fit above one another."""
CHARACTER, APART = 12, 12
"""The width of a character on a phone, and the least room between two numbers, in the units of the picture."""


def label_step(low: int, high: int) -> int:
    """From one number that is written below a line to the next, so that they do not meet on a phone.

    >>> label_step(0, 12), label_step(-14, 14), label_step(-100, 20)
    (1, 5, 20)
    """
    room_for = CHARACTER * max(len(plain(low)), len(plain(high))) + APART
    steps = (step * int(10**power) for power in count() for step in (1, 2, 5))
    return next(step for step in steps if (WIDE - 2 * EDGE) * step >= room_for * (high - low))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceOnLine(Question, AnsweredWithCards):
    """A number to be placed on a number line from `low` to `high`, where the mark goes in steps."""

    value: Fraction | int
    low: int
    high: int
    step: Fraction | int = 1

    def check(self, answer: Fraction | int) -> Fraction:
        return Fraction(answer)

    def read(self, text: str) -> Fraction:
        if not text.strip():
            raise ReadError(say("line-empty"))
        return number(text)

    def write(self, answer: Fraction | int) -> str:
        return typed(Fraction(answer))

    @property
    def solution(self) -> Fraction:
        return Fraction(self.value)

    def say(self, answer: Fraction) -> str:
        return plain(answer)

    def lacks(self, answer: Fraction) -> str:
        return "" if self.behind(answer) else say("line-too-far", right=answer < self.value)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(_, steps=steps):
                x = self._slid(self._now(desk), steps, desk)
                return AnswerChange() if x is None else AnswerChange(self.write(x), self.placed(x))
        return AnswerChange()

    def _slid(self, now: Fraction, steps: int, desk: AnswerDesk) -> Fraction | None:
        """Where a mark stands that was let go, or moved by some steps; None where it was not moved."""
        at = spot(desk.values)
        if at is None and not steps:
            return None
        x = now + steps * self.step if at is None else on_scale(at.across, *self._scale)
        return min(max(x, Fraction(self.low)), Fraction(self.high))

    @property
    def _scale(self) -> tuple[int, int, Fraction]:
        return self.low, self.high, Fraction(self.step)

    def _now(self, desk: AnswerDesk) -> Fraction:
        """Where the mark is; at the lower end before it was placed, since the middle may well be the answer."""
        if desk.draft:
            return min(max(self.read(desk.draft), Fraction(self.low)), Fraction(self.high))
        return Fraction(self.low)

    def placed(self, x: Fraction) -> str:
        """What is said when the mark has come to a number."""
        return say("line-placed", x=plain(x))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        at = self._now(desk)
        words = plain(at) if desk.draft else say("line-nowhere")
        value = SliderValue(say("line-mark"), self.low, self.high, at, words)
        place = f"left:{percent(self._share(at))}"
        return div(
            self.drawn_line(at if desk.draft else None),
            div(
                span(cls="mg-line-touch", data_n=desk.offers(Touch("line")), data_at=True, data_key="touch"),
                mark(
                    "line",
                    value,
                    desk.offers,
                    *self.on_mark(at if desk.draft else None),
                    cls=f"mg-line-mark {'' if desk.draft else 'mg-not-placed'} {self.shape}".strip(),
                    style=place,
                ),
                cls="mg-rail mg-line-rail",
                data_rail=True,
                data_key="rail",
            ),
            cls=f"mg-place-line {self.shape}".strip(),
            data_key="line",
        )

    def on_mark(self, at: Fraction | None) -> Iterator[Element]:
        """What stands on the mark."""
        yield span("?" if at is None else plain(at), cls="mg-line-value")

    @property
    def shape(self) -> str:
        """How the mark looks: a pin, or another thing."""
        return "mg-pinned"

    def _share(self, x: Fraction | int) -> float:
        return float(Fraction(x - self.low) / (self.high - self.low))

    def x_of(self, x: Fraction | int) -> float:
        """Where a number lies in the picture."""
        return round(EDGE + self._share(x) * (WIDE - 2 * EDGE), 1)

    def drawn_line(self, at: Fraction | None) -> Element:
        """The line with its numbers, and what stands above it."""
        said = say("line-said", low=self.low, high=self.high)
        return svg(
            title(said),
            *self.above(at),
            line(x1=6, x2=WIDE - 6, y1=self.base, y2=self.base, cls="mg-axis-line"),
            *(part for n in range(self.low, self.high + 1) for part in self._tick(n)),
            viewBox=f"0 0 {WIDE} {self.base + self.room_below}",
            role="img",
            aria_label=said,
            cls="mg-number-line",
        )

    @property
    def base(self) -> int:
        """How far down the line lies."""
        return 46

    @property
    def room_below(self) -> int:
        """How far the picture goes on below the line."""
        return 34

    def above(self, at: Fraction | None) -> Iterator[Element]:
        """What is drawn above the line."""
        yield from ()

    def _tick(self, n: int) -> Iterator[Element]:
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if self.high - self.low <= 20 * step)
        if n % every == 0:
            x = self.x_of(n)
            yield line(x1=x, x2=x, y1=self.base - 5, y2=self.base + 5, cls="mg-tick-line")
            if n % label_step(self.low, self.high) == 0:
                yield text(plain(n), x=x, y=self.base + 24, cls="mg-zero-number" if n == 0 else "mg-number")


TRAY = 0.06
"""Where numbers wait beside their line, as a share of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceEach(PlaceOnLine):
    """A board: several numbers, each dragged to its place on one line. Its text has where each lies, "-9; ; 4; ".

    Whether a number is in its place is shown once the question beside the board was answered.
    """

    numbers: tuple[Fraction, ...]

    def placed_at(self, draft: str) -> list[Fraction | None]:
        """Where each number lies; None where it was not placed yet."""
        pieces = [*draft.split(";"), *[""] * len(self.numbers)][: len(self.numbers)]
        return [number(piece) if piece.strip() else None for piece in pieces]

    @property
    def base(self) -> int:
        return 12

    def cards_on(self, desk: AnswerDesk) -> Element:
        places = self.placed_at(desk.draft)
        rows = (self._row(at, place, desk) for at, place in enumerate(places))
        is_judged = self._is_judged(desk)
        wrong = ((at, place) for at, place in enumerate(places) if is_judged and place not in (None, self.numbers[at]))
        off = [self._said_of(places, at, place) for at, place in wrong if place is not None]
        said = p(" ".join(off), cls="mg-each-off", data_key="off") if off else None
        return div(*rows, self.drawn_line(None), said, cls="mg-each-line", data_key="each-line")

    @staticmethod
    def _is_judged(desk: AnswerDesk) -> bool:
        return desk.is_answered or desk.tries > 0

    @property
    def completed(self) -> str:
        return "; ".join(map(typed, self.numbers))

    def _row(self, at: int, place: Fraction | None, desk: AnswerDesk) -> Element:
        """A number on a rail of its own above the line, with a thread down to it."""
        one, below = self.numbers[at], len(self.numbers) - at
        words = say("line-nowhere") if place is None else plain(place)
        value = SliderValue(say("each-mark", number=plain(one)), self.low, self.high, place, words)
        judged = ("mg-in-place" if place == one else "mg-off-place") if self._is_judged(desk) else ""
        look = "mg-not-placed" if place is None else judged
        drag = mark(
            f"{at}",
            value,
            desk.offers,
            span(plain(one), cls="mg-line-value"),
            cls=f"mg-each-mark {look}".strip(),
            style=f"left:{percent(TRAY if place is None else self._share(place))};--mg-below:{below}",
        )
        return div(div(drag, cls="mg-rail mg-line-rail", data_rail=True), cls="mg-each-row", data_key=f"row{at}")

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(part, steps=steps):
                places, at = self.placed_at(desk.draft), int(part)
                now = places[at]
                x = self._slid(Fraction(self.low if now is None else now), steps, desk)
                if x is None:
                    return AnswerChange()
                places[at] = x
                draft = "; ".join(["" if place is None else typed(place) for place in places])
                put = say("each-put", number=plain(self.numbers[at]), x=plain(x))
                return AnswerChange(draft, self._said_of(places, at, x) if self._is_judged(desk) else put)
        return AnswerChange()

    def _said_of(self, places: Sequence[Fraction | None], at: int, x: Fraction) -> str:
        if places == [*self.numbers]:
            return say("each-all")
        return say("each-placed", number=plain(self.numbers[at]), x=plain(x), right=x == self.numbers[at])


def place_each(numbers: Sequence[Fraction], low: int, high: int, step: Fraction | int, prompt: str) -> PlaceEach:
    """Numbers to be dragged to their places on one line, to try out.

    >>> from mathgames_widgets.page.page import Offers
    >>> board = place_each((Fraction(-9), Fraction(4)), -10, 10, 1, "Drag.")
    >>> board.taken(AnswerDesk("", Offers()), Touch("1", steps=14)).said
    '4 stands at 4.'
    >>> board.taken(AnswerDesk("", Offers(), tries=1), Touch("1", steps=14)).said
    '4 is in its place.'
    """
    return PlaceEach(prompt=prompt, why=Explanation(""), value=0, low=low, high=high, step=step, numbers=tuple(numbers))


@dataclass(frozen=True, slots=True, kw_only=True)
class BalanceLine(PlaceOnLine):
    """The mean of some numbers, as the place where a beam with a weight on each of them is level."""

    weights: tuple[Fraction | int, ...]
    is_held: bool = False
    """Whether props hold the beam level, so that it shows nothing yet."""

    @property
    def shape(self) -> str:
        return "mg-balanced"

    @property
    def base(self) -> int:
        return 148

    def on_mark(self, at: Fraction | None) -> Iterator[Element]:
        yield span("?" if at is None else short_text(at), cls="mg-line-value")

    def say(self, answer: Fraction) -> str:
        return exact_text(answer)

    def turn(self, at: Fraction) -> Fraction:
        """How much further the weights on the right pull than those on the left: 0 where the beam is level.

        >>> from mathgames_widgets.maths.writing.explanation import Explanation
        >>> reason, mean = Explanation(""), Fraction(7, 2)
        >>> die = BalanceLine(prompt="", why=reason, value=mean, low=0, high=7, weights=(1, 2, 3, 4, 5, 6))
        >>> die.turn(Fraction(3)), die.turn(Fraction(7, 2))
        (Fraction(3, 1), Fraction(0, 1))
        """
        return sum((Fraction(weight) - at for weight in self.weights), Fraction(0))

    def cards_on(self, desk: AnswerDesk) -> Element:
        """The beam is held until its place was checked: where it is level is to be thought, not tried."""
        is_held = not (desk.tries or desk.is_shown)
        drawn = PlaceOnLine.cards_on(replace(self, is_held=is_held), desk)
        held = p(say("balance-held"), cls="mg-advice", data_key="held") if is_held else None
        return div(drawn, held, data_key="beam")

    def placed(self, x: Fraction) -> str:
        return say("balance-put", x=short_text(x))

    def tipped(self, x: Fraction) -> str:
        """The same with what the beam does there."""
        turn = self.turn(x)
        return say("balance-placed", x=short_text(x), way="level" if not turn else "right" if turn > 0 else "left")

    def lacks(self, answer: Fraction) -> str:
        """What pulls on both sides of the place that was chosen."""
        right = sum((weight - answer for weight in self.weights if weight > answer), Fraction(0))
        left = sum((answer - weight for weight in self.weights if weight < answer), Fraction(0))
        return say(
            "balance-tips", x=short_text(answer), left=short_text(left), right=short_text(right), way=right > left
        )

    def above(self, at: Fraction | None) -> Iterator[Element]:
        """The beam with its weights, which turns about the place that was chosen."""
        at = Fraction(self.low) if at is None else at
        x, turn = self.x_of(at), self.turn(at) / len(self.weights)
        angle = 0.0 if self.is_held else max(-5.0, min(5.0, 3 * float(turn)))
        weights = []
        for number_there, many in sorted(Counter(map(Fraction, self.weights)).items()):
            for high in range(many):
                weights.append(circle(cx=self.x_of(number_there), cy=BEAM - 14 - 22 * high, r=10, cls="mg-marked"))
        if self.is_held:
            beside = EDGE + (WIDE - 2 * EDGE) / (self.high - self.low) / 2  # clear of a support at the end
            for end in (beside, WIDE - beside):
                yield line(x1=end, x2=end, y1=BEAM, y2=self.base, cls="mg-prop")
        beam = line(x1=EDGE / 2, x2=WIDE - EDGE / 2, y1=BEAM, y2=BEAM, cls="mg-beam")
        yield g(*weights, beam, transform=f"rotate({angle:.1f} {x} {BEAM})", cls="mg-tilting")


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadBeam(BalanceLine):
    """A beam to go on with: other weights are laid on it, and the support is put where it is level again.

    Its text has the weights and the place of the support, "1, 2, 2; 5/3".
    """

    def read(self, text: str) -> Fraction:
        return number(text.partition(";")[2])

    def write(self, answer: Fraction | int) -> str:
        return f"{', '.join(map(typed, map(Fraction, self.weights)))}; {typed(Fraction(answer))}"

    def laid(self, draft: str) -> LoadBeam:
        """The beam with the weights of a draft."""
        return replace(self, weights=tuple(map(number, draft.partition(";")[0].split(","))))

    @property
    def mean(self) -> Fraction:
        """Where it is level."""
        return sum(map(Fraction, self.weights), Fraction(0)) / len(self.weights)

    def placed(self, x: Fraction) -> str:
        if x != self.mean:
            return self.tipped(x)
        return say("beam-level", x=exact_text(x), sum=plain(sum(self.weights)), many=len(self.weights))

    def cards_on(self, desk: AnswerDesk) -> Element:
        beam = self.laid(desk.draft)
        adders = [
            press(
                n,
                desk.offers(Touch("add", value=str(n))) if beam.weights.count(n) < HIGHEST_PILE else None,
                key=f"add-{n}",
                kind="mg-adder",
                aria_label=say("beam-add", n=n),
            )
            for n in range(self.low + 1, self.high)
        ]
        away = desk.offers(Touch("away")) if len(beam.weights) > 1 else None
        return div(
            PlaceOnLine.cards_on(beam, desk),
            p(beam.placed(beam.read(desk.draft)), cls="mg-advice", data_key="level"),
            div(span(say("beam-lay")), *adders, press(say("beam-away"), away, key="away"), cls="mg-adders"),
            cls="mg-beam-room",
            data_key="beam-room",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """A support that is put down near the mean stands on it."""
        beam = self.laid(desk.draft)
        x = beam.read(desk.draft)
        match thing:
            case Touch("add", value=n):
                beam = replace(beam, weights=(*beam.weights, number(n)))
            case Touch("away") if len(beam.weights) > 1:
                beam = replace(beam, weights=beam.weights[:-1])
            case _:
                draft = BalanceLine.taken(beam, desk, thing).draft
                if draft is None:
                    return AnswerChange()
                x = beam.read(draft)
                x = beam.mean if abs(x - beam.mean) < Fraction(self.step) / 2 else x
                return AnswerChange(beam.write(x), beam.placed(x))
        laid = say("beam-laid", weights=[plain(weight) for weight in sorted(map(Fraction, beam.weights))])
        return AnswerChange(beam.write(x), f"{laid} {beam.placed(x)}")


def on_line(question: Number, low: int, high: int, step: Fraction | int = 1) -> PlaceOnLine:
    """A question for a number, to be answered on the number line; its hints, ideas and reasons stay.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> on_line(Number(prompt="3 − 5?", value=-2, why=Explanation("")), -4, 4).judge("-2").right
    True
    """
    said = {field.name: getattr(question, field.name) for field in fields(Question)}
    assert question.value is not None, "there is such a number"
    return PlaceOnLine(**said, value=question.value, low=low, high=high, step=step)


def balance(question: Number, weights: Sequence[Fraction | int], low: int, high: int, step: Fraction) -> BalanceLine:
    """A question for the mean of some numbers, to be answered where they balance."""
    asked = on_line(question, low, high, step)
    said = {field.name: getattr(asked, field.name) for field in fields(PlaceOnLine)}
    beam = BalanceLine(**said, weights=tuple(weights))
    onward = LoadBeam(
        prompt=say("beam-prompt"),
        why=Explanation(""),
        value=beam.value,
        low=low,
        high=high,
        step=step,
        weights=beam.weights,
    )
    return replace(beam, because=None, onward=onward)
