"""Zeros, holes and asymptotes that are dragged along the x-axis until their function does what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from typing import Any, Literal, get_args

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import near
from mathgames_widgets.maths.rational.curve import Curve, Pair, PlotWindow, curve
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import summary
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.graph.picture import Frame, runs_through
from mathgames_widgets.page.html import Element, div, li, p, span, ul
from mathgames_widgets.questions.controls import SIZE, AnswerChange, AnswerDesk, AnsweredWithCards, drawn, inline
from mathgames_widgets.questions.drawing.touch import SliderValue, Touch, mark, on_scale, percent, spot
from mathgames_widgets.questions.question import Demanded

say = room(__name__)

AxisKind = Literal["zero", "hole", "wall"]
KINDS: tuple[AxisKind, ...] = get_args(AxisKind)
MOST = 8
"""Marks on one axis."""
WRITTEN = re.compile(r"(zero|hole|wall|times) ([-−]?\d{1,2})")
GOAL = re.compile(r"goal (\d)")
STEEPEST = 4
"""How far from 0 the number in front can be dragged."""
NARROW, WIDE = 6, 12
"""How far the axes go from 0, for a function that is looked at close by or far out."""
HANDLE, SMALLEST = 36, 300
"""Pixels from one handle to the next (the style sheet makes it 34 wide), and those of the smallest picture."""


@dataclass(frozen=True, slots=True)
class AxisMark:
    """A zero, a hole or a vertical asymptote that someone wants at an x."""

    kind: AxisKind
    x: int

    def __str__(self) -> str:
        return f"{self.kind} {self.x}"


@dataclass(frozen=True, slots=True)
class MarkedAxis:
    """Marks on the x-axis, and the function that is made of their factors.

    A zero puts its factor above, an asymptote below, and a hole both above and below. So a zero that is dragged onto
    an asymptote makes a hole:

    >>> axis = MarkedAxis((AxisMark("zero", 2), AxisMark("wall", 2), AxisMark("wall", -1)))
    >>> print(axis.function)
    (x − 2) / ((x − 2)(x + 1))
    """

    marks: tuple[AxisMark, ...] = ()
    times: Fraction = Fraction(1)
    """A number that stands in front of the factors."""
    goal: int = 0
    """The place of the goal that is asked for, where there are some."""

    @property
    def function(self) -> RationalFunction:
        """The function with these factors and no others."""
        above, below = [Polynomial([self.times.numerator])], [Polynomial([self.times.denominator])]
        return RationalFunction(
            above + [Polynomial.linear(1, placed.x) for placed in self.marks if placed.kind != "wall"],
            below + [Polynomial.linear(1, placed.x) for placed in self.marks if placed.kind != "zero"],
        )

    def with_mark(self, place: int, *changed: AxisMark) -> MarkedAxis:
        """The same with one mark changed, or taken away."""
        return replace(self, marks=(*self.marks[:place], *changed, *self.marks[place + 1 :]))


def axis(*marks: tuple[AxisKind, int], times: int = 1) -> MarkedAxis:
    """Marks in short: `axis(("zero", 2), ("wall", -1))`."""
    return MarkedAxis(tuple([AxisMark(kind, x) for kind, x in marks]), Fraction(times))


GoalKind = Literal[
    "zero", "falls", "touches", "under", "meet", "hole", "wall", "level", "holes", "above", "ground", "point", "same",
    "instead", "start", "bare", "slope", "line", "steep", "cross", "apart",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class AxisGoal:
    """Something to make of a curve by dragging: to meet the x-axis, a hole, an asymptote or a level far out.

    >>> AxisGoal("meet", 3, -1).is_met(RationalFunction.parse("(x-3)(x+1)^2"))
    True
    >>> AxisGoal("line", 1).asked
    'Can you make the slant asymptote y = x + 1?'
    """

    kind: GoalKind
    at: int = 0
    """The x of it; of a level its y, of a slope how steep it is, of a line its number, of holes how many."""
    also: int = 0
    """Where it is to touch the x-axis, if it is to cross it at `at`; of a point its y; of negative values their end."""

    @property
    def asked(self) -> str:
        return say.by("goal", self.kind, **self._places)

    @property
    def reached(self) -> str:
        return say.by("reached", self.kind, **self._places)

    @property
    def _places(self) -> dict[str, object]:
        return {"at": self.at, "also": self.also, "line": plain(show(Polynomial((self.at, 1))))}

    def is_met(self, f: RationalFunction) -> bool:
        """Whether a function does what is asked."""
        heights = {hole.x: hole.y for hole in f.holes}
        height = heights.get(Fraction(self.at))
        match self.kind:
            case "meet":
                is_even = {zero.x: zero.multiplicity % 2 == 0 for zero in f.zeros}
                return is_even.get(Fraction(self.at)) is False and is_even.get(Fraction(self.also)) is True
            case "zero" | "falls" | "touches" | "under":
                return self._is_met_at_axis(f)
            case "hole":
                return height is not None
            case "above":
                return height is not None and height > 0
            case "ground":
                return height == 0
            case "point":
                return height == self.also
            case "holes":
                return len(heights) >= self.at
            case "same":
                return len(set(heights.values())) < len(heights)
            case "wall":
                return any(wall.x == self.at and wall.left == wall.right == 1 for wall in f.vertical_asymptotes)
            case "instead":
                return any(wall.x == self.at for wall in f.vertical_asymptotes)
            case "start":
                return f.y_intercept == self.at
            case "bare":
                return not f.x_intercepts and not f.is_constant
            case "level":
                return f.horizontal_asymptote is not None and f.horizontal_asymptote.y == self.at
        return self._is_met_far_out(f)

    def _is_met_at_axis(self, f: RationalFunction) -> bool:
        stretches = [(one.low, one.high) for one in f.sign_chart.where(-1)]
        zero = next((zero for zero in f.zeros if zero.x == self.at), None)
        match self.kind:
            case "under":
                return stretches == [(Fraction(self.at), Fraction(self.also))]
            case "touches":
                return zero is not None and zero.multiplicity % 2 == 0
            case "falls":
                is_crossed = zero is not None and zero.multiplicity % 2 == 1
                return is_crossed and Fraction(self.at) in [low for low, _ in stretches]
        return zero is not None

    def _is_met_far_out(self, f: RationalFunction) -> bool:
        level, slant = f.horizontal_asymptote, f.slant_asymptote
        match self.kind:
            case "slope":
                return slant is not None and slant.slope == self.at
            case "line":
                return slant is not None and slant.line == Polynomial((self.at, 1))
            case "cross":
                return level is not None and any(point.x == self.at for point in level.crossings)
            case "apart":
                return level is not None and not level.crossings
        top, bottom = f.reduced
        return top.degree > bottom.degree + 1 and bottom.degree > 0


def seen(f: RationalFunction) -> str:
    """What the graph of a function shows, with what it does at the x-axis.

    >>> seen(RationalFunction.parse("(x-1)/(x-1)"))
    'The graph is the horizontal line y = 1 with a hole at x = 1.'
    >>> seen(RationalFunction.parse("x(x-1)^2"))
    'The curve crosses the x-axis at 0, and touches it at 1 and turns back.'
    """
    crossed, touched = ([plain(zero.x) for zero in f.zeros if zero.multiplicity % 2 == odd] for odd in (1, 0))
    if not f.zeros:
        return summary(f)
    way = "both" if crossed and touched else "crosses" if crossed else "touches"
    at_axis = say("at-x-axis", way=way, crossed=crossed, touched=touched)
    return f"{summary(f)} {at_axis}" if f.undefined_at else at_axis


@dataclass(frozen=True, slots=True, kw_only=True)
class DragMarks(Demanded, AnsweredWithCards):
    """A function to be built by dragging its zeros, holes and asymptotes; the answer is a `MarkedAxis`.

    Its text has the marks, "hole 3, wall -1", and the number in front where that is another: "zero 2, times -3".
    """

    kinds: tuple[AxisKind, ...] = KINDS
    """What can be put on the axis."""
    window: tuple[int, int, int, int] = (-6, 6, -6, 6)
    """Left, right, bottom and top of the graph; a mark stands at a whole number inside."""
    times: Fraction = Fraction(1)
    """The number in front of the factors."""
    is_scaled: bool = False
    """Whether that number can be dragged, too."""
    begins: MarkedAxis = MarkedAxis()
    """What stands on the axis before anything was done."""
    is_folded: bool = False
    """Whether it stays folded below an answer, where a table beside it asks for the next thing to do."""
    goals: tuple[AxisGoal, ...] = ()
    """What one may try to make of it, one after the other, where nothing is judged."""

    @property
    def begun(self) -> str:
        return self.write(self.begins)

    def read(self, text: str) -> MarkedAxis:
        marked = self.drafted(text)
        if not marked.marks:
            raise ReadError(say("no-marks"))
        return marked

    def drafted(self, text: str) -> MarkedAxis:
        """What stands on the axis so far, even if that is nothing."""
        pieces = [piece.strip() for piece in text.split(",") if piece.strip()]
        if self.goals and pieces and (goal := GOAL.fullmatch(pieces[0])):
            marked = self.drafted(", ".join(pieces[1:]))
            return replace(marked, goal=int(goal[1]) % len(self.goals))
        last = WRITTEN.fullmatch(pieces[-1]) if pieces and self.is_scaled else None
        times = int(last[2].replace("−", "-")) if last and last[1] == "times" else 0
        if not 0 < abs(times) <= STEEPEST:
            return MarkedAxis(self._marks(pieces), self.times)
        return MarkedAxis(self._marks(pieces[:-1]), Fraction(times))

    def _marks(self, pieces: Iterable[str]) -> tuple[AxisMark, ...]:
        found = [WRITTEN.fullmatch(piece) for piece in pieces]
        if len(found) > MOST or not all(match and match[1] in self.kinds for match in found):
            raise ReadError(say("marks-unread", most=MOST))
        marks = [(match[1], int(match[2].replace("−", "-"))) for match in found if match]
        left, right, *_ = self.window
        if not all(left <= x <= right for _, x in marks):
            raise ReadError(say("marks-outside", left=left, right=right))
        return tuple([AxisMark(kind, x) for name, x in marks for kind in self.kinds if kind == name])

    def write(self, answer: MarkedAxis) -> str:
        in_front = [] if answer.times == self.times else [f"times {answer.times}"]
        goal = [f"goal {answer.goal}"] if answer.goal else []
        return ", ".join([*goal, *map(str, answer.marks), *in_front])

    def say(self, answer: MarkedAxis) -> str:
        return plain(answer.function)

    def aiming(self, goals: tuple[AxisGoal, ...]) -> DragMarks:
        """The same with other goals, of which those that are met from the first are left out."""
        unmet = tuple(goal for goal in goals if not goal.is_met(self.example.function))
        return replace(self, goals=unmet or self.goals)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        marked = self.drafted(desk.draft)
        f, raised = marked.function, self.raised(marked)
        unit = (self.window[3] - self.window[2]) / SIZE[1]
        stems = [(placed.x, unit * height) for placed, height in zip(marked.marks, raised, strict=True)]
        adders = div(
            *(self._adder(kind, marked, desk) for kind in self.kinds),
            self._in_front(marked, desk) if self.is_scaled else None,
            cls="mg-adders",
            data_key="adders",
        )
        return div(
            ul(*(li(demand.text) for demand in self.demands), cls="mg-demands") if len(self.demands) > 1 else None,
            self._goal(marked, desk) if self.goals else adders,
            drawn((f,) if marked.marks else (), self.window, self._rail(marked, raised, desk), stems=stems),
            adders if self.goals else None,
            p(inline(show(of("f", "x"), "=", f)), cls="mg-own-f", data_key="own-f") if marked.marks else None,
            ul(*(self._chip(*chip, desk) for chip in self._chips(marked)), cls="mg-mark-chips"),
            p(seen(f), cls="mg-advice", data_key="seen") if desk.is_shown else None,
            cls="mg-build-desk",
            data_key="desk",
        )

    def _goal(self, marked: MarkedAxis, desk: AnswerDesk) -> Element:
        """What one may try to make of it, or that it is there, with a button for the next."""
        goal = self.goals[marked.goal]
        said = goal.reached if goal.is_met(marked.function) else goal.asked
        another = press(say("goal-next"), desk.offers(Touch("goal")), key="goal-next")
        return div(p(said, cls="mg-goal-said"), another, cls="mg-adders", data_key="goal")

    def _adder(self, kind: AxisKind, marked: MarkedAxis, desk: AnswerDesk) -> Element:
        offer = desk.offers(Touch("add", value=kind)) if len(marked.marks) < MOST else None
        sign = span(cls=f"mg-axis-sign mg-axis-{kind}", aria_hidden="true")
        return press((sign, say.by("add", kind)), offer, key=f"add-{kind}", kind="mg-adder")

    def _chips(self, marked: MarkedAxis) -> Iterator[tuple[str, tuple[int, ...]]]:
        """What stands on the axis in words, with the places of its marks: a zero and an asymptote may make one hole."""
        holes = {hole.x for hole in marked.function.holes}
        walls = {
            placed.x: place
            for place, placed in enumerate(marked.marks)
            if placed.kind == "wall" and Fraction(placed.x) in holes
        }
        made: dict[int, int] = {}
        for place, placed in enumerate(marked.marks):
            if placed.kind == "zero" and placed.x in walls:
                made[place] = walls.pop(placed.x)
        for place, placed in enumerate(marked.marks):
            if place in made:
                yield say("axis-hole", x=placed.x), (place, made[place])
            elif place not in made.values():
                yield self._chip_words(placed, marked.function), (place,)

    def _chip_words(self, placed: AxisMark, f: RationalFunction) -> str:
        """A mark by what it makes; by its factor where the function has something else there."""
        x, factor = Fraction(placed.x), plain(Polynomial.linear(1, placed.x))
        if placed.kind == "zero" and x not in f.x_intercepts:
            return say("axis-above", factor=factor)
        if placed.kind == "wall" and x not in {wall.x for wall in f.vertical_asymptotes}:
            return say("axis-below", factor=factor)
        return say.by("axis", placed.kind, x=placed.x)

    def _chip(self, words: str, places: tuple[int, ...], desk: AnswerDesk) -> Element:
        """What stands on the axis, with the button that takes it away."""
        named = "-".join(map(str, places))
        away = press(
            "✕", desk.offers(Touch(f"drop{named}")), key=f"drop-{named}", aria_label=say("take-away", mark=words)
        )
        return li(words, " ", away, data_key=f"chip-{named}")

    def _rail(self, marked: MarkedAxis, raised: Sequence[int], desk: AnswerDesk) -> Element:
        """The x-axis over the graph, with the marks on it: each hangs on a stem, clear of what the curve does there."""
        left, right, bottom, top = self.window
        marks = []
        for place, (placed, height) in enumerate(zip(marked.marks, raised, strict=True)):
            away = desk.offers(Touch(f"drop{place}"))
            marks.append(
                mark(
                    str(place),
                    SliderValue(
                        say.by("axis-name", placed.kind), left, right, placed.x, say.by("axis", placed.kind, x=placed.x)
                    ),
                    desk.offers,
                    span(cls=f"mg-axis-sign mg-axis-{placed.kind}"),
                    keys={"Delete": away, "Backspace": away},
                    cls="mg-axis-mark",
                    style=f"left:{percent((placed.x - left) / (right - left))};--mg-raised:{height}px;"
                    f"top:calc({percent(top / (top - bottom))} - var(--mg-raised))",
                )
            )
        return div(*marks, cls="mg-rail mg-axis-rail", data_rail=True, data_key="rail")

    def raised(self, marked: MarkedAxis) -> list[int]:
        """How many pixels above the axis each mark is taken hold of, or below it.

        None covers another, and none what is to be seen: a missing point, a dot on the curve, the curve itself.
        """
        f, kept = marked.function, PlotWindow(*self.window)
        line, at = curve(f), [(near(zero.x), 0.0) for zero in f.zeros]
        at += [(near(hole.x), near(hole.y)) for hole in f.holes] + [(near(turn.x), near(turn.y)) for turn in f.extrema]
        frames = [Frame(kept, width, round(width * SIZE[1] / SIZE[0])) for width in (SMALLEST, SIZE[0])]
        found: list[int] = []
        for place, placed in enumerate(marked.marks):
            before = [(other.x, height) for other, height in zip(marked.marks[:place], found, strict=True)]

            def cost(height: int, x: int = placed.x, taken: Sequence[tuple[int, int]] = before) -> float:
                inside = [_covered(frame, x, height, taken, at, line if f.places else None) for frame in frames]
                return sum(inside) + abs(height) / HANDLE + (height < 0) / 2

            heights = [sign * HANDLE * row for row in range(1, MOST + 1) for sign in (1, -1)]
            found.append(min(heights, key=cost))
        return found

    def _in_front(self, marked: MarkedAxis, desk: AnswerDesk) -> Element:
        """The number in front of the factors, on a line of its own below the graph."""
        name, numbers = say("in-front"), [n for n in range(-STEEPEST, STEEPEST + 1) if n]

        def at(n: Fraction | int) -> str:
            return f"left:{percent(float(n + STEEPEST) / (2 * STEEPEST))}"

        return div(
            span(name, cls="mg-in-front-name", aria_hidden="true"),
            div(
                *(span(plain(n), cls="mg-in-front-number", style=at(n), aria_hidden="true") for n in numbers),
                span(cls="mg-line-touch", data_n=desk.offers(Touch("times")), data_at=True, data_key="times-touch"),
                mark(
                    "times",
                    SliderValue(name, -STEEPEST, STEEPEST, marked.times, plain(marked.times)),
                    desk.offers,
                    span(plain(marked.times), cls="mg-line-value"),
                    cls="mg-in-front-mark",
                    style=at(marked.times),
                ),
                cls="mg-rail mg-in-front-rail",
                data_rail=True,
                data_key="times-rail",
            ),
            cls="mg-in-front",
            data_key="in-front",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """With what is seen then, once the answer stands."""
        if isinstance(thing, Touch) and thing.part == "goal":
            return self._next_goal(self.drafted(desk.draft))
        change = self._dragged(desk, thing)
        if change.draft is None or not desk.is_shown:
            return change
        marked = self.drafted(change.draft)
        goal = self.goals[marked.goal] if self.goals else None
        reached = [goal.reached] if goal and goal.is_met(marked.function) else []
        return replace(change, said=" ".join([change.said, *reached, seen(marked.function)]))

    def _next_goal(self, marked: MarkedAxis) -> AnswerChange:
        """The next goal that is not there yet, in turn."""
        turn = [(marked.goal + step) % len(self.goals) for step in range(1, len(self.goals) + 1)]
        place = next((place for place in turn if not self.goals[place].is_met(marked.function)), turn[0])
        return AnswerChange(self.write(replace(marked, goal=place)), self.goals[place].asked)

    def _dragged(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        marked = self.drafted(desk.draft)
        match thing:
            case Touch("times", steps=steps):
                return self._scaled(marked, steps, desk)
            case Touch("add", value=value):
                kind = next(kind for kind in KINDS if kind == value)
                added = AxisMark(kind, self._free(marked))
                return self._changed(replace(marked, marks=(*marked.marks, added)), len(marked.marks))
            case Touch(part) if part.startswith("drop"):
                return self._dropped(marked, tuple(map(int, part.removeprefix("drop").split("-"))))
            case Touch(part, steps=steps):
                return self._moved(marked, int(part), steps, desk)
        return AnswerChange()

    def _dropped(self, marked: MarkedAxis, places: tuple[int, ...]) -> AnswerChange:
        """Without a mark, or without the two that make a hole."""
        placed = marked.marks[places[0]]
        gone = say.by("axis", "hole" if len(places) > 1 else placed.kind, x=placed.x)
        kept = tuple(mark for place, mark in enumerate(marked.marks) if place not in places)
        return AnswerChange(self.write(replace(marked, marks=kept)), say("taken-away", mark=gone))

    def _free(self, marked: MarkedAxis) -> int:
        """The x nearest to the middle of the axis where nothing stands yet."""
        left, right, *_ = self.window
        taken = {placed.x for placed in marked.marks}
        return min((x for x in range(left + 1, right) if x not in taken), key=lambda x: (abs(2 * x - left - right), -x))

    def _moved(self, marked: MarkedAxis, place: int, steps: int, desk: AnswerDesk) -> AnswerChange:
        left, right, *_ = self.window
        at = spot(desk.values)
        if at is None and not steps:
            return AnswerChange()
        placed = marked.marks[place]
        x = int(on_scale(at.across, left, right)) if at else min(max(placed.x + steps, left), right)
        return self._changed(marked.with_mark(place, AxisMark(placed.kind, x)), place)

    def _scaled(self, marked: MarkedAxis, steps: int, desk: AnswerDesk) -> AnswerChange:
        """With another number in front; 0 is passed over, since nothing would be left of the curve."""
        at = spot(desk.values)
        if at is None and not steps:
            return AnswerChange()
        times = on_scale(at.across, -STEEPEST, STEEPEST) if at else marked.times + steps
        if not times:
            times = Fraction(1 if (at.across >= 0.5 if at else steps > 0) else -1)
        times = min(max(times, Fraction(-STEEPEST)), Fraction(STEEPEST))
        return AnswerChange(self.write(replace(marked, times=times)), say("in-front-is", times=plain(times)))

    def _changed(self, marked: MarkedAxis, place: int) -> AnswerChange:
        """What is said of a mark that was added or moved, with what it makes together with others at its x."""
        placed, f = marked.marks[place], marked.function
        said = say.by("axis-done", placed.kind, x=placed.x)
        if [other.x for other in marked.marks].count(placed.x) > 1:
            said = f"{said} {say.by('together', _what_is_at(f, placed.x), x=placed.x)}"
        return AnswerChange(self.write(marked), said)


def _covered(
    frame: Frame, x: int, height: int, taken: Sequence[tuple[int, int]], dots: Sequence[Pair], line: Curve | None
) -> float:
    """What it costs to hang a mark at a height: most where it covers another, less a dot, least the curve alone."""
    half = HANDLE / 2
    across, down = frame.across(x), frame.down(0) - height
    hides = [abs(frame.across(other) - across) < HANDLE and abs(raised - height) < HANDLE for other, raised in taken]
    dotted = [abs(frame.across(a) - across) < half + 5 and abs(frame.down(b) - down) < half + 5 for a, b in dots]
    way = 1 if height > 0 else -1
    is_on_stem = any(
        abs(frame.across(a) - across) < 5 and b * way > 0 and frame.down(b) * way >= down * way for a, b in dots
    )
    box = (across - half, down - half, across + half, down + half)
    is_crossed = line is not None and runs_through(line, box, frame)
    is_outside = not half <= down <= frame.height - half
    return 100 * any(hides) + 50 * is_outside + 20 * (any(dotted) or is_on_stem) + 5 * is_crossed


def _what_is_at(f: RationalFunction, x: int) -> str:
    if any(hole.x == x for hole in f.holes):
        return "hole"
    return "wall" if f(Fraction(x)) is None else "zero"


# ── going on with a function ──────────────────────────────────────────────────────────────────────────────────────────


def to_drag(f: RationalFunction, reach: float = NARROW) -> DragMarks | None:
    """The axis of a function with its marks to be dragged on, none of which is judged.

    It is there for a function whose factors are 0 at whole numbers in sight; None for any other.

    >>> to_drag(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")).example.marks[0]
    AxisMark(kind='hole', x=2)
    >>> to_drag(RationalFunction.parse("1/(2x-1)")) is None
    True
    """
    wide = NARROW if reach <= NARROW else WIDE
    marks = _marks_of(f)
    if not marks or len(marks) > MOST or any(abs(mark.x) > wide for mark in marks):
        return None
    heights = [abs(float(hole.y)) for hole in f.holes]
    high = max([wide, *(ceil(y) + 1 for y in heights if wide - 1 < y <= 2 * wide)])
    times = Fraction(f.factors.above) / Fraction(f.factors.below)
    is_scaled = times.denominator == 1 and abs(times) <= STEEPEST
    return DragMarks(
        prompt=say("explore"),
        why=Explanation(""),
        demands=(),
        example=MarkedAxis(tuple(marks), times),
        window=(-wide, wide, -high, high),
        times=times,
        is_scaled=is_scaled,
        goals=_goals_of(f, [mark.x for mark in marks], is_scaled=is_scaled, is_wide=wide > NARROW),
    )


def _goals_of(f: RationalFunction, taken: list[int], *, is_scaled: bool, is_wide: bool) -> tuple[AxisGoal, ...]:
    """What a function does not do yet, at places where nothing stands; first what it was looked at for."""
    free = [x for x in (3, -1, 2, -2, 1, -3, 4, -4, 5, -5) if x not in taken]
    turn = sum(map(abs, taken)) % 3
    across, touched, hole, wall = ((free * 2)[turn:] + free * 4)[:4]
    now = f.horizontal_asymptote.y if f.horizontal_asymptote else None
    level = [AxisGoal("level", next(y for y in (-2, 3) if y != now))] if is_scaled else []
    goals = [AxisGoal("meet", across, touched), AxisGoal("hole", hole), AxisGoal("wall", wall)]
    if is_wide:
        return (*level, *goals)
    return (goals[1], goals[0], goals[2], *level) if f.holes else (*goals, *level)


def _marks_of(f: RationalFunction) -> list[AxisMark] | None:
    """The marks of a function that is a product of factors such as x − 2; None for any other."""
    _, _, powers = f.factors
    if any(factor.degree != 1 or factor.leading != 1 for factor, _, _ in powers):
        return None
    return [mark for factor, above, below in powers for mark in _marks_at(-int(factor.coefficients[0]), above, below)]


def _marks_at(x: int, above: int, below: int) -> Iterator[AxisMark]:
    both = below if above >= below else 0  # an asymptote is left where more stand below, and no hole
    yield from [AxisMark("hole", x)] * both
    yield from [AxisMark("zero", x)] * (above - both)
    yield from [AxisMark("wall", x)] * (below - both)
