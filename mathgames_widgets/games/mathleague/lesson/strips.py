"""What is moved or marked by hand beside a question, and judged by nobody: strips of points, and pairs of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span, table, td, th, tr
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.drawing.touch import SliderValue, Touch, mark, on_scale, percent, spot
from mathgames_widgets.questions.question import Figure, Question, places
from mathgames_widgets.table.screen import Select

from ..rules.cards import Card, Student, Teacher, Tool
from ..rules.scoring import CAP, StudentScore
from ..table.parts import whole_card
from ..words.cards import card_name, number_text
from ..words.explanations import amount
from .pictures import row

say = room(__name__)

# ── strips ────────────────────────────────────────────────────────────────────────────────────────────────────────


ROOM_FOR_WORDS = Fraction(1, 8)
"""How much of a strip a piece has to be, for a number to stand in it."""


@dataclass(frozen=True, slots=True)
class StripPiece:
    """A piece of a strip, one after the other: how long it is, how it looks, and what stands in it."""

    length: Fraction | int
    kind: str
    said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PointStrip(Question, AnsweredWithCards):
    """A strip whose end is dragged: a whole number of something, and what it makes is drawn and said."""

    high: int
    step: int
    start: int = 0
    """Where its end lies before anyone has moved it."""

    def check(self, answer: Any) -> int:
        if not 0 <= answer <= self.high:
            raise ReadError(say("strip-range", high=self.high))
        return int(answer)

    def read(self, text: str) -> int:
        if not (text.strip().isascii() and text.strip().isdigit() and len(text) < 7):
            raise ReadError(say("strip-range", high=self.high))
        return self.check(int(text))

    def write(self, answer: int) -> str:
        return f"{answer}"

    def say(self, answer: int) -> str:
        return f"{answer}"

    @property
    def solution(self) -> int:
        return self.start

    # what a strip of its own kind says

    @property
    def length(self) -> Fraction:
        """How much the whole strip stands for."""
        raise NotImplementedError

    def end(self, answer: int) -> Fraction:
        """Where the end lies that is dragged."""
        raise NotImplementedError

    def nearest(self, place: Fraction) -> Fraction:
        """The answer whose end lies there."""
        raise NotImplementedError

    def stretches(self, answer: int) -> Sequence[StripPiece]:
        """What lies on the strip, from its beginning."""
        raise NotImplementedError

    def lines(self) -> Sequence[tuple[Fraction | int, str]]:
        """Lines across the strip, with what stands above them."""
        return ()

    def told(self, answer: int) -> str:
        """What the strip shows, in words."""
        raise NotImplementedError

    def named(self) -> str:
        """What is dragged."""
        raise NotImplementedError

    def value_of(self, answer: int) -> SliderValue:
        """Where its end stands, for a screen reader."""
        return SliderValue(self.named(), 0, self.high, answer, self.told(answer))

    # ── the page ──

    def drawn(self, answer: int, handle: Element | None = None) -> Element:
        """The strip, with something to drag or without."""
        return div(
            *self._pieces(answer),
            *(
                span(
                    span(said, cls="mg-league-strip-said") if said else None,
                    cls=f"mg-league-strip-line {'mg-league-strip-cap' if said else ''}".strip(),
                    style=f"left:{self._share(at)}",
                )
                for at, said in self.lines()
            ),
            handle,
            cls="mg-rail mg-league-strip-rail",
            data_rail=True,
            data_key="rail",
        )

    def _pieces(self, answer: int) -> Iterator[Element]:
        begin = Fraction(0)
        for piece in self.stretches(answer):
            if piece.length:
                style = f"left:{self._share(begin)};width:{self._share(piece.length)}"
                said = piece.said if piece.length >= self.length * ROOM_FOR_WORDS else ""
                yield span(said, cls=f"mg-league-strip-piece mg-league-strip-{piece.kind}", style=style)
            begin += piece.length

    def _share(self, length: Fraction | int) -> str:
        return percent(float(length / self.length))

    def cards_on(self, desk: AnswerDesk) -> Element:
        answer = self._now(desk)
        value = self.value_of(answer)
        style = f"left:{self._share(self.end(answer))}"
        handle = mark("end", value, desk.offers, cls="mg-league-strip-end", style=style)
        told = p(self.told(answer), cls="mg-in-hand", data_key="told")
        return div(self.drawn(answer, handle), told, cls="mg-league-strip", data_key="strip")

    def _now(self, desk: AnswerDesk) -> int:
        return self.read(desk.draft) if desk.draft else self.solution

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(_, steps=steps):
                at = spot(desk.values)
                if at is None and not steps:
                    return AnswerChange()
                place = self._now(desk) + steps * Fraction(self.step)
                if at is not None:
                    place = self.nearest(on_scale(at.across, 0, self.length))
                answer = min(max(round(place / self.step) * self.step, 0), self.high)
                return AnswerChange(self.write(answer), self.told(answer))
        return AnswerChange()


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareStrip(PointStrip):
    """A number as a strip in ten equal parts: what share of it is something?"""

    PARTS = 10

    @property
    def length(self) -> Fraction:
        return Fraction(self.high)

    def end(self, answer: int) -> Fraction:
        return Fraction(answer)

    def nearest(self, place: Fraction) -> Fraction:
        return place

    def stretches(self, answer: int) -> Sequence[StripPiece]:
        return (StripPiece(answer, "added"),)

    def lines(self) -> Sequence[tuple[Fraction | int, str]]:
        return [(Fraction(self.high * part, self.PARTS), "") for part in range(1, self.PARTS)]

    def told(self, answer: int) -> str:
        share, tenths = Fraction(answer, self.high), Fraction(self.PARTS * answer, self.high)
        is_reduced = tenths.denominator == 1 and share.denominator != self.PARTS
        how = "nothing" if not answer else "all" if share == 1 else "both" if is_reduced else "share"
        tenths_text = f"{tenths}/{self.PARTS}"
        return say("strip-share", how=how, whole=self.high, tenths=tenths_text, share=share)

    def value_of(self, answer: int) -> SliderValue:
        """In hundredths of the whole, as it tells no number of points."""
        return SliderValue(self.named(), 0, 100, round(Fraction(100 * answer, self.high)), self.told(answer))

    def named(self) -> str:
        return say("strip-share-name")


@dataclass(frozen=True, slots=True, kw_only=True)
class CapStrip(PointStrip):
    """The score of a student with tools on one, which stops at the cap; what is over it is drawn as lost."""

    score: StudentScore
    """Without tools."""
    longest: int
    """Worth of tools for which the strip has room."""
    tells_worth: bool = True
    """Whether it says what the tools are worth; while that is asked, it only says what they add."""

    def _with(self, worth: int) -> StudentScore:
        return replace(self.score, tools=(Tool(self.score.student.colour, "00", "", "", worth),))

    @property
    def length(self) -> Fraction:
        return self._with(self.longest).uncapped

    def end(self, answer: int) -> Fraction:
        return self._with(answer).uncapped

    def nearest(self, place: Fraction) -> Fraction:
        each = self._with(1).tool_points
        return (place - self.score.printed) / each

    def stretches(self, answer: int) -> Sequence[StripPiece]:
        score = self._with(answer)
        added, lost = score.points - score.printed, score.uncapped - score.points
        return (
            StripPiece(score.printed, "card", number_text(score.printed)),
            StripPiece(added, "added", say("strip-added", points=number_text(added))),
            StripPiece(lost, "lost", number_text(lost)),
        )

    def lines(self) -> Sequence[tuple[Fraction | int, str]]:
        return ((CAP, f"{CAP}"),)

    def told(self, answer: int) -> str:
        score = self._with(answer)
        return say.by(
            "strip-cap",
            "worth" if self.tells_worth else "added",
            worth=answer,
            added=number_text(score.tool_points),
            student=score.student.name,
            teacher=card_name(score.doubler.key) if score.doubler else "none",
            points=number_text(score.points),
            lost=score.uncapped - score.points,
            left=number_text(score.uncapped - score.points),
        )

    def value_of(self, answer: int) -> SliderValue:
        low, at, high = [self.end(worth) for worth in (0, answer, self.high)]
        return SliderValue(self.named(), low, high, at, self.told(answer))

    def still(self, worth: Fraction | None) -> StillStrip | None:
        """The strip as an answer would have it; None where it has no room for that."""
        fits = worth is not None and worth.denominator == 1 and 0 <= worth <= self.longest
        return StillStrip(self, int(worth)) if worth is not None and fits else None

    def drafted(self, worth: Fraction | None) -> str | None:
        """The text of the strip as an answer would have it; None where it has no room for that."""
        still = self.still(worth)
        return None if still is None else self.write(still.answer)

    def named(self) -> str:
        return say("strip-cap-name", student=self.score.student.name)


@dataclass(frozen=True, slots=True)
class StillStrip(Figure):
    """A strip to be looked at."""

    strip: PointStrip
    answer: int

    def plain(self) -> str:
        return self.strip.told(self.answer)

    def draw(self) -> Element:
        return div(
            self.strip.drawn(self.answer),
            p(self.plain(), cls="mg-in-hand"),
            cls="mg-league-strip",
        )


# ── cards that are attached ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class AttachCards(Question, AnsweredWithCards):
    """TOOL and TEACHER cards to be attached to a student and taken off, above the strip of what the student scores.

    Its text is the places of those that are attached, "0,2". What a teacher does is seen there before anybody says it.
    """

    is_to_play: ClassVar[bool] = True

    scored: Callable[[Sequence[Tool | Teacher]], StudentScore]
    """The student with such cards."""
    cards: tuple[Tool | Teacher, ...]

    def score(self, answer: Sequence[int]) -> StudentScore:
        """The student with the cards at these places."""
        return self.scored([self.cards[place] for place in answer])

    def check(self, answer: Any) -> tuple[int, ...]:
        return tuple(sorted(set(answer)))

    def read(self, text: str) -> tuple[int, ...]:
        return self.check(places(text, len(self.cards)))

    def write(self, answer: Sequence[int]) -> str:
        return ",".join(map(str, answer))

    @property
    def solution(self) -> tuple[int, ...]:
        return ()

    def say(self, answer: Sequence[int]) -> str:
        """The sum that the strip shows: tools that count double stand in it twice."""
        score = self.score(answer)
        raw = sum([tool.value for tool in score.tools])
        added = [step for _ in range(int(score.tool_points / raw) if raw else 0) for step in ("+", raw)]
        sum_text = show(amount(score.printed), *added, "=", amount(score.uncapped)).plain().strip() if added else ""
        return say(
            "strip-attached",
            many=len(answer),
            teachers=sum(isinstance(self.cards[place], Teacher) for place in answer),
            student=score.student.name,
            points=number_text(score.points),
            sum=sum_text or "none",
        )

    def cards_on(self, desk: AnswerDesk) -> Element:
        attached = self.read(desk.draft)
        score = self.score(attached)
        cards = (
            whole_card(one, key=f"attach{place}", offer=desk.offers(Select(place)), pressed=place in attached)
            for place, one in enumerate(self.cards)
        )
        raw = sum([tool.value for tool in score.tools])
        pieces = [
            StripPiece(score.printed, "card", number_text(score.printed)),
            StripPiece(raw, "added", say("strip-added", points=raw)),
            StripPiece(score.tool_points - raw, "twice", say("strip-added", points=raw)),
        ]
        whole = self.score(range(len(self.cards))).uncapped
        begins = [sum([piece.length for piece in pieces[:n]], Fraction(0)) for n in range(len(pieces))]
        drawn = (
            span(
                piece.said if piece.length >= whole * ROOM_FOR_WORDS else "",
                cls=f"mg-league-strip-piece mg-league-strip-{piece.kind}",
                style=f"left:{percent(float(begin / whole))};width:{percent(float(piece.length / whole))}",
            )
            for begin, piece in zip(begins, pieces, strict=True)
            if piece.length
        )
        return div(
            row(cards),
            div(*drawn, cls="mg-league-strip-rail", aria_hidden="true", data_key="rail"),
            p(self.say(attached), cls="mg-in-hand", data_key="attached"),
            cls="mg-league-strip mg-league-attach",
            data_key="attach",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Select(int(place)):
                attached = self.check({*self.read(desk.draft)} ^ {place})
                return AnswerChange(self.write(attached), self.say(attached))
        return AnswerChange()


# ── draws ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawPoints(RollOn):
    """Two cards drawn again and again: what those with a student bring together, and each draw of them."""

    better: Fraction
    """What a draw with a student brings."""

    def _rolled_said(self, rolled: int) -> str:
        hits = self.seen(rolled)[0]
        brought = hits * self.better
        return say(
            "wait-drawn",
            draws=rolled,
            hits=hits,
            better=number_text(self.better),
            sum=show(hits, "×", amount(self.better), "=", amount(brought)).plain().strip(),
            each=f"{float(brought / rolled):.1f}",
        )


# ── pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPairs(Question, AnsweredWithCards):
    """Every pair of some cards, as a triangle whose fields are marked and counted; its text is "0-1, 2-5"."""

    cards: tuple[Card, ...]

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Two places each, the smaller first."""
        return tuple(combinations(range(len(self.cards)), 2))

    def check(self, answer: Any) -> tuple[tuple[int, int], ...]:
        return tuple([pair for pair in self.pairs if pair in answer])

    def read(self, text: str) -> tuple[tuple[int, int], ...]:
        names = {f"{low}-{high}": (low, high) for low, high in self.pairs}
        return self.check([names[piece.strip()] for piece in text.split(",") if piece.strip() in names])

    def write(self, answer: Sequence[tuple[int, int]]) -> str:
        return ", ".join([f"{low}-{high}" for low, high in answer])

    def say(self, answer: Sequence[tuple[int, int]]) -> str:
        wrong = [pair for pair in answer if pair not in self.solution]
        one, other = [card_name(self.cards[at].key) for at in wrong[0]] if wrong else ("", "")
        return say(
            "pairs-marked", marked=len(answer), pairs=len(self.pairs), is_wrong=bool(wrong), one=one, other=other
        )

    @property
    def solution(self) -> tuple[tuple[int, int], ...]:
        """Those with a student."""
        return tuple([pair for pair in self.pairs if any(isinstance(self.cards[at], Student) for at in pair)])

    def cards_on(self, desk: AnswerDesk) -> Element:
        marked, last = self.read(desk.draft), len(self.cards)
        names = [card_name(one.key) for one in self.cards]
        head = tr(td(), *(th(names[high], scope="col") for high in range(1, last)))
        rows = (
            tr(
                th(names[low], scope="row"),
                *(td(self._field(low, high, marked, desk) if high > low else None) for high in range(1, last)),
                data_key=f"row-{low}",
            )
            for low in range(last - 1)
        )
        said = p(self.say(marked), cls="mg-in-hand", data_key="marked")
        return div(table(head, *rows, cls="mg-league-pairs"), said, cls="mg-league-pairs-room", data_key="pairs")

    def _field(self, low: int, high: int, marked: Sequence[tuple[int, int]], desk: AnswerDesk) -> Element:
        is_marked = (low, high) in marked
        names = card_name(self.cards[low].key), card_name(self.cards[high].key)
        return press(
            "✓" if is_marked else "",
            desk.offers(Select(f"{low}-{high}")),
            key=f"pair-{low}-{high}",
            kind="mg-league-field",
            aria_label=say("pairs-field", one=names[0], other=names[1]),
            aria_pressed=str(is_marked).lower(),
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Select(str(name)):
                marked = self.check({*self.read(desk.draft)} ^ {*self.read(name)})
                return AnswerChange(self.write(marked), self.say(marked))
        return AnswerChange()
