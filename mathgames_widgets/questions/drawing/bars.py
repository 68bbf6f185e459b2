"""Bars whose tops are dragged: made level until an average is even, or a guess beside what rolled dice bring.

Nothing is made and nothing is lost: what is taken off a bar is in the hand until another bar gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import SliderValue, Touch, mark, on_scale, percent, spot
from mathgames_widgets.questions.question import Figure, Question

say = room(__name__)

Heights = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StillBar:
    """A bar that only shows something: its name, what is said at its top, and its share of the height."""

    name: str
    said: str
    share: float
    is_chosen: bool = False
    more: float = 0
    """The share of what is stacked on it, with what is said in there."""
    more_said: str = ""
    is_off: bool = False
    """Whether some of what is stacked on it does not belong there: then that is hatched."""
    level: float | None = None
    """A share of the height at which a dashed line lies across this bar alone."""


def still_bars(bars: Iterable[StillBar], level: float | None = None) -> Element:
    """Bars that nobody drags, with a dashed line across them at a share of the height."""
    columns = (
        div(
            div(
                span(cls="mg-bar-fill", style=f"height:{percent(bar.share)}"),
                span(
                    bar.more_said,
                    cls=f"mg-bar-more {'mg-bar-off' if bar.is_off else ''}".strip(),
                    style=f"bottom:{percent(bar.share)};height:{percent(bar.more)}",
                )
                if bar.more
                else None,
                _said_at_the_top(bar, level if bar.level is None else bar.level) if bar.said else None,
                *(
                    span(cls="mg-still-level", style=f"bottom:{percent(share)}")
                    for share in (level, bar.level)
                    if share is not None
                ),
                cls="mg-bar-rail",
            ),
            span(bar.name, cls="mg-bar-name"),
            cls=f"mg-bar-column {'mg-chosen-bar' if bar.is_chosen else ''}".strip(),
        )
        for bar in bars
    )
    return div(*columns, cls="mg-bars mg-still-bars")


LABEL = 0.27
"""How much of the height what is said at the top of a bar takes."""


def _said_at_the_top(bar: StillBar, level: float | None) -> Element:
    """What stands on a bar; inside it where it would cover the line."""
    top = bar.share + bar.more
    inside = " mg-still-inside" if level is not None and top - 0.02 <= level < top + LABEL and bar.share > LABEL else ""
    return span(bar.said, cls=f"mg-still-value{inside}", style=f"bottom:{percent(top)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class DragBars(Question, AnsweredWithCards):
    """Bars with their names; the answer is their heights, which share `total`. Their text is "90, 50, 70, 30"."""

    names: tuple[str, ...]
    total: int
    top: int
    """How high a bar can be."""
    step: int = 1
    start: Heights
    """The heights before anybody has moved one."""
    feet: tuple[Figure, ...] = ()
    """What each bar stands on, such as a card with its name; without any, the names alone."""

    def check(self, answer: Any) -> Any:
        return self._fitting(tuple(answer))

    def _fitting(self, heights: Heights) -> Heights:
        if len(heights) != len(self.names):
            raise ReadError(say("bars-count", bars=len(self.names)))
        if sum(heights) > self.total or not all(0 <= height <= self.top for height in heights):
            raise ReadError(say("bars-total", total=self.total))
        return heights

    def read(self, text: str) -> Any:
        if not text.strip():
            raise ReadError(say("bars-empty"))
        return self._fitting(self._numbers(text))

    def _numbers(self, text: str) -> Heights:
        pieces = [piece.strip() for piece in text.split(",")]
        if not all(piece.isascii() and piece.isdigit() and len(piece) < 7 for piece in pieces):
            raise ReadError(say("bars-count", bars=len(self.names)))
        return tuple(map(int, pieces))

    def write(self, answer: Any) -> str:
        return ", ".join(map(str, answer))

    def say(self, answer: Any) -> str:
        return ", ".join(
            [say("bar-said", name=name, height=height) for name, height in zip(self.names, answer, strict=True)]
        )

    def heights(self, draft: str) -> Heights:
        """How high the bars are now."""
        heights: Heights = self.read(draft) if draft else self.start
        return heights

    def spare(self, heights: Heights) -> int:
        """What was taken off and not given to any bar yet."""
        return self.total - sum(heights)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        return self.bars_on(desk, self._handle)

    def bars_on(
        self, desk: AnswerDesk, top: Callable[[int, Heights, AnswerDesk], Element | None], said: str = ""
    ) -> Element:
        """The bars, with what is drawn for the top of each, and what stands below them."""
        heights = self.heights(desk.draft)
        bars = (self._bar(place, heights, desk, top(place, heights, desk)) for place in range(len(heights)))
        return div(
            div(*bars, cls="mg-bars", data_key="bars"),
            p(said or self.in_hand(heights), cls="mg-in-hand", data_key="hand"),
            *self.below(desk),
            cls="mg-bars-room",
            data_key="bars-room",
        )

    def in_hand(self, heights: Heights) -> str:
        """What stands below the bars: how much is in the hand."""
        return say("in-hand", spare=self.spare(heights))

    def below(self, desk: AnswerDesk) -> Sequence[Element]:
        """What else there is to press."""
        return ()

    def beside(self, place: int, desk: AnswerDesk) -> Element | None:
        """What stands beside a bar, to be compared with it."""
        return None

    def _handle(self, place: int, heights: Heights, desk: AnswerDesk) -> Element:
        """The top of a bar, to be dragged."""
        height = heights[place]
        value = SliderValue(say("bar-name", name=self.names[place]), 0, self.top, height, str(height))
        inside = span(height, cls="mg-bar-value")
        return mark(str(place), value, desk.offers, inside, axis="y", cls="mg-bar-top", style=self._at(height))

    def _at(self, height: int) -> str:
        return f"top:{percent(1 - height / self.top)}"

    def _bar(self, place: int, heights: Heights, desk: AnswerDesk, top: Element | None) -> Element:
        height, name = heights[place], self.names[place]
        return div(
            div(
                span(cls="mg-bar-fill", style=f"height:calc({percent(height / self.top)} - var(--mg-slid, 0px))"),
                top,
                self.beside(place, desk),
                cls="mg-rail mg-bar-rail",
                data_rail=True,
                data_key="rail",
            ),
            span(name, cls="mg-bar-name", aria_hidden="true"),
            div(self.feet[place].draw(), cls="mg-bar-foot") if self.feet else None,
            cls="mg-bar-column",
            data_key=f"bar-{place}",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(part, steps=steps):
                heights, place = self.heights(desk.draft), int(part)
                at = spot(desk.values)
                if at is None and not steps:
                    return AnswerChange()
                if at is not None:  # by whole steps from where the bar stands
                    steps = round((float(on_scale(1 - at.down, 0, self.top)) - heights[place]) / self.step)
                wanted = heights[place] + steps * self.step
                most = min(self.top, heights[place] + self.spare(heights))
                given = max(0, min(wanted, most))
                fresh = (*heights[:place], given, *heights[place + 1 :])
                return AnswerChange(self.drafted(fresh, desk), self.moved(place, fresh, is_most=wanted > most))
        return AnswerChange()

    def moved(self, place: int, heights: Heights, *, is_most: bool) -> str:
        """What is said when a bar was moved; with `is_most` no more could be given to it."""
        spare = self.spare(heights)
        return say("bar-done", name=self.names[place], height=heights[place], spare=spare, most=is_most)

    def drafted(self, heights: Heights, desk: AnswerDesk) -> str:
        """The draft with other heights."""
        return self.write(heights)


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelBars(DragBars):
    """Bars to be made level, so that each is as high as the average."""

    @property
    def solution(self) -> Heights:
        even, left = divmod(self.total, len(self.names))
        assert not left, "the bars can be made level"
        return (even,) * len(self.names)

    def lacks(self, answer: Heights) -> str:
        """The highest and the lowest bar, while they differ; else what is still in the hand."""
        if len(set(answer)) == 1:
            return say("bars-spare", spare=self.spare(answer), bars=len(answer))
        high, low = max(answer), min(answer)
        return say(
            "bars-uneven",
            spare=self.spare(answer),
            high=high,
            low=low,
            higher=self.names[answer.index(high)],
            lower=self.names[answer.index(low)],
        )


# ── a guess beside rolled dice ────────────────────────────────────────────────────────────────────────────────────

ROLLS, FEW_ROLLS, GAMES = (10, 100, 1000), (1, 10, 100), (1, 100, 1000)
"""How many rolls, rolls of one die, or games of several rolls are made with one press."""
FEW = 10
"""From so many rolls on, bars show a share of them."""
MOST_ROLLS = 10_000
"""Games that can be rolled; by then the bars hardly move."""


@dataclass(frozen=True, slots=True)
class GuessedBars:
    """A guess, and how many games were rolled beside it."""

    heights: Heights
    rolled: int = 0


@lru_cache(64)
def counted(seed: str, rolls: int, cases: tuple[int, ...], outcomes: int) -> Heights:
    """How often each outcome came in so many rolls of this seed, where every case is equally likely.

    The first ten rolls of a hundred are those of ten:

    >>> counted("FERN-42", 10, (0, 0, 0, 1), 2), counted("FERN-42", 1000, (0, 0, 0, 1), 2)
    ((8, 2), (733, 267))
    """
    found = [0] * outcomes
    for case in Rng(seed).rolled(rolls, len(cases))[0]:
        found[cases[case - 1]] += 1
    return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class RollBars(DragBars):
    """How often each outcome comes: guessed with bars, then rolled 10, 100 or 1,000 times beside the guess.

    `cases` has the outcome of each of the equally likely cases; the bars share as many as there are. Its text is the
    guess with the number of rolls, "25, 10, 1; 1000".
    """

    cases: tuple[int, ...]
    times: tuple[int, ...] = ROLLS
    """How often it may be rolled with one press."""
    act: Literal["roll", "draw", "play"] = "roll"
    """What is done with one press: dice are rolled, or cards are drawn."""

    def check(self, answer: Any) -> GuessedBars:
        guess = answer if isinstance(answer, GuessedBars) else GuessedBars(tuple(answer))
        return GuessedBars(self._fitting(guess.heights), guess.rolled)

    def read(self, text: str) -> GuessedBars:
        if not text.strip():
            raise ReadError(say("bars-empty"))
        bars, _, rolled = text.partition(";")
        if rolled.strip() and not (rolled.strip().isascii() and rolled.strip().isdigit() and len(rolled) < 9):
            raise ReadError(say("bars-count", bars=len(self.names)))
        return self.check(GuessedBars(self._numbers(bars), min(int(rolled or 0), MOST_ROLLS)))

    def write(self, answer: GuessedBars | Sequence[int]) -> str:
        guess = self.check(answer)
        return ", ".join(map(str, guess.heights)) + (f"; {guess.rolled}" if guess.rolled else "")

    def say(self, answer: GuessedBars) -> str:
        return DragBars.say(self, answer.heights)

    @property
    def solution(self) -> GuessedBars:
        return GuessedBars(tuple([self.cases.count(outcome) for outcome in range(len(self.names))]))

    def is_right(self, answer: GuessedBars) -> bool:
        return answer.heights == self.solution.heights

    def is_like(self, expected: Any, answer: GuessedBars) -> bool:
        return bool(expected == answer.heights)

    def lacks(self, answer: GuessedBars) -> str:
        """The bar that is furthest from what was rolled beside it, or that something should be rolled."""
        spare = self.spare(answer.heights)
        if spare:
            return say("rolls-spare", spare=spare, total=self.total)
        if not answer.rolled:
            return say("rolls-none")
        seen = self.seen(answer.rolled)
        off = [
            abs(Fraction(count * self.total, answer.rolled) - own)
            for count, own in zip(seen, answer.heights, strict=True)
        ]
        place = off.index(max(off))
        return say(
            "rolls-off",
            name=self.names[place],
            guess=answer.heights[place],
            total=self.total,
            seen=f"{seen[place]:,}",
            rolled=f"{answer.rolled:,}",
            about=self._about(seen[place], answer.rolled),
        )

    def seen(self, rolled: int) -> Heights:
        """How often each outcome came."""
        return counted(self._seed, rolled, self.cases, len(self.names))

    @property
    def _seed(self) -> str:
        return f"ROLLS {self.key}"

    def _share(self, seen: int, rolled: int) -> float:
        """How high the bar of what was rolled is, as a share of the room."""
        return seen * self.total / rolled / self.top

    def _about(self, seen: int, rolled: int) -> str:
        """How many that would be of as many games as there are cases, or how many of a hundred draws."""
        return f"{seen * self.total / rolled:.1f}" if self.act != "draw" else f"{round(100 * seen / rolled)}%"

    def heights(self, draft: str) -> Heights:
        return self._guessed(draft).heights

    def _guessed(self, draft: str) -> GuessedBars:
        """The guess so far."""
        return self.read(draft) if draft else GuessedBars(self.start)

    def drafted(self, heights: Heights, desk: AnswerDesk) -> str:
        return self.write(GuessedBars(heights, self._guessed(desk.draft).rolled))

    def cards_on(self, desk: AnswerDesk) -> Element:
        """The bars to be dragged; with the answer they stand, as it has them where not all was shared out."""
        guess = self._guessed(desk.draft)
        if not desk.is_shown:
            return DragBars.cards_on(self, desk)
        if not self.spare(guess.heights):
            return self.bars_on(desk, self._guess, say("rolls-guess", right=self.is_right(guess)))
        right = self.write(GuessedBars(self.solution.heights, guess.rolled))
        return self.bars_on(replace(desk, draft=right), self._guess, say("rolls-answer"))

    def _guess(self, place: int, heights: Heights, desk: AnswerDesk) -> Element | None:
        height = heights[place]
        inside = span(self._counted(height), cls="mg-bar-value")
        return span(inside, cls="mg-bar-top mg-stands", style=self._at(height)) if sum(heights) else None

    def _counted(self, height: int) -> str:
        """What stands above a guessed bar: of draws a percentage, since nobody draws as often as there are cases."""
        return f"{height}" if self.act != "draw" else f"{round(100 * height / self.total)}%"

    def moved(self, place: int, heights: Heights, *, is_most: bool) -> str:
        spare = self.spare(heights)
        return say("guess-done", name=self.names[place], height=heights[place], spare=spare, most=is_most)

    def in_hand(self, heights: Heights) -> str:
        return say("guess-in-hand", spare=self.spare(heights), total=self.total)

    def beside(self, place: int, desk: AnswerDesk) -> Element | None:
        rolled = self._guessed(desk.draft).rolled
        if not rolled:
            return None
        seen = self.seen(rolled)[place]
        height = percent(min(1.0, self._share(seen, rolled)))
        return span(
            span(self._about(seen, rolled), cls="mg-rolled-value"),
            cls="mg-rolled-fill",
            style=f"height:{height}",
            data_key="rolled",
        )

    def below(self, desk: AnswerDesk) -> Sequence[Element]:
        guess = self._guessed(desk.draft)
        may_roll = desk.is_shown or not self.spare(guess.heights)
        buttons = [
            press(
                say("roll-times", act=self.act, times=times),
                desk.offers(Touch("roll", steps=times)) if may_roll and guess.rolled + times <= MOST_ROLLS else None,
                key=f"roll-{times}",
            )
            for times in self.times
        ]
        first = say("rolls-on", act=self.act) if desk.is_shown else say("guess-first")
        said = self._rolled_said(guess.rolled) if guess.rolled else first
        return div(*buttons, cls="mg-bar mg-rolls", data_key="rolls"), p(said, cls="mg-advice", data_key="rolled-said")

    def _rolled_said(self, rolled: int) -> str:
        seen = self.seen(rolled)
        names = tuple(
            [say("bar-said", name=name, height=f"{height:,}") for name, height in zip(self.names, seen, strict=True)]
        )
        return say("rolled", rolled=f"{rolled:,}", outcomes=names, total=self.total)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("roll", steps=times):
                guess = self._guessed(desk.draft)
                rolled = min(guess.rolled + times, MOST_ROLLS)
                draft = self.write(GuessedBars(guess.heights, rolled))
                return AnswerChange(draft, self._rolled_said(rolled), goes_on=True)
        return DragBars.taken(self, desk, thing)


@dataclass(frozen=True, slots=True, kw_only=True)
class RollOn(RollBars):
    """Bars of what is expected, or was predicted, with nothing to drag: rolled beside, once a chance is known.

    The first few rolls are counted as they come; from `FEW` on the bars show how many that would be of `total`.
    """

    is_die: bool = False
    """Whether the cases are the sides of one die, the lowest first."""
    each: tuple[str, ...] = ()
    """What is said of each case while few were played."""
    is_folded: bool = False
    """Whether it stays folded below an answer, since the same was drawn where that was a guess."""

    def cards_on(self, desk: AnswerDesk) -> Element:
        return self.bars_on(
            desk, self._guess, say("rolls-expected", act=self.act, total=self.total, guessed=self.is_guess)
        )

    def _rolled_said(self, rolled: int) -> str:
        seen = zip(self.names, self.seen(rolled), strict=True)
        counts = tuple([say("rolled-each", name=name, times=times) for name, times in seen])
        told = {"act": self.act, "once": rolled == 1, "rolled": f"{rolled:,}"}
        said = say("rolled-on", total=self.total, outcomes=counts, few=FEW if rolled < FEW else 0, **told)
        if not (self.is_die or self.each) or rolled >= FEW:
            return said
        last = Rng(self._seed).rolled(rolled, len(self.cases))[0][-1]
        return f"{self.each[last - 1] if self.each else say('rolled-side', side=last)} {said}"

    def _share(self, seen: int, rolled: int) -> float:
        return seen / self.top if rolled < FEW else RollBars._share(self, seen, rolled)

    def _about(self, seen: int, rolled: int) -> str:
        return f"{seen}" if rolled < FEW else RollBars._about(self, seen, rolled)

    def predicted(self, chance: Fraction) -> RollOn | None:
        """The same beside the bars of a prediction; None where that many of these cases cannot be drawn."""
        hits = chance * self.total
        if hits.denominator != 1 or not 0 <= hits <= self.total:
            return None
        times = GAMES if self.act == "play" else FEW_ROLLS
        return replace(self, is_guess=True, start=(int(hits), self.total - int(hits)), times=times)
