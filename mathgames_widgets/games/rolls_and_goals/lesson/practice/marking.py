"""Every outcome of one die or of two, to be marked by hand and counted; one that does not belong is named."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span, table, td, th, tr
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import EVERY_SIDE, Side

say = room(__name__)

Outcome = tuple[Side, ...]
"""What each die shows."""
ZOOM = 1.5
"""How much of the height a chance of 1 would take at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkOutcomes(Question, AnsweredWithCards):
    """A board: each outcome can be pressed, and those that are marked are counted. Its text is "16 26", or "1 2"."""

    is_to_play: ClassVar[bool] = True

    dice: int
    misplaced: Callable[[Outcome], str]
    """What speaks against an outcome that is marked; nothing where it belongs."""
    before: int | None = None
    """How many outcomes fit by the first die alone: then two bars show what the marked ones add to these."""

    @property
    def every(self) -> tuple[Outcome, ...]:
        """All that can fall, each as likely as the others."""
        return tuple(product(EVERY_SIDE, repeat=self.dice))

    @property
    def solution(self) -> Sequence[Outcome]:
        return ()

    def write(self, answer: Sequence[Outcome]) -> str:
        return " ".join(["".join(map(str, outcome)) for outcome in answer])

    def marked(self, draft: str) -> tuple[Outcome, ...]:
        """What is marked, in order; what is no outcome is left out.

        >>> two_dice("", lambda outcome: "").marked("61 16 7 77")
        ((1, 6), (6, 1))
        """
        names = {*draft.split()}
        return tuple([outcome for outcome in self.every if self.write([outcome]) in names])

    def cards_on(self, desk: AnswerDesk) -> Element:
        marked = frozenset(self.marked(desk.draft))
        board = _sides(self, marked, desk) if self.dice == 1 else _grid(self, marked, desk)
        said = p(self._said(len(marked)), cls="mg-in-hand", data_key="marked")
        wrong = self._wrong(marked)
        remark = p(wrong, cls="mg-note", data_key="marked-wrong") if wrong else None
        bars = None if self.before is None else self._bars(self.before, marked)
        shown = div(board, bars, cls="mg-marked-board") if bars else board
        return div(shown, said, remark, cls="mg-outcomes", data_key="outcomes")

    def _wrong(self, marked: Collection[Outcome]) -> str:
        """What speaks against the first marked outcome that does not belong."""
        return next(filter(None, map(self.misplaced, sorted(marked))), "")

    @property
    def draws_answer(self) -> bool:
        return self.before is not None

    @property
    def completed(self) -> str:
        return self.write([outcome for outcome in self.every if not self.misplaced(outcome)])

    def _bars(self, before: int, marked: Collection[Outcome]) -> Element:
        """The chance of one roll, and beside it what is marked on top of that; hatched while some of it is wrong."""
        every, added = len(self.every), len(marked)
        zoom = min(ZOOM, every**2 / (before * (2 * every - before)))
        once = before / every * zoom
        said = f"{before}/{every} + {f'{added}/{every}' if added else '?'}"
        more, is_off = min(added / every * zoom, 1 - once), bool(self._wrong(marked))
        return still_bars(
            (
                StillBar(say("marked-once"), f"{before}/{every}", once),
                StillBar(say("marked-twice"), said, once, more=more, is_off=is_off),
            )
        )

    def _said(self, many: int) -> str:
        return say("marked", dice=self.dice, many=many, left=len(self.every) - many, every=len(self.every))

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """A press turns the mark of one outcome; at the edge, a whole line is marked, or freed where it is full."""
        match thing:
            case Touch("mark", value=value):
                line, marked = {*self.marked(value)}, {*self.marked(desk.draft)}
                fresh = marked - line if line <= marked else marked | line
                said = filter(None, (self._said(len(fresh)), self._wrong(fresh)))
                return AnswerChange(self.write(sorted(fresh)), " ".join(said))
        return AnswerChange()


def _sides(board: MarkOutcomes, marked: frozenset[Outcome], desk: AnswerDesk) -> Element:
    """Six sides of a die, to be crossed out."""
    from ...table.parts import tiny_die

    sides = (
        press(
            tiny_die(side),
            desk.offers(Touch("mark", value=str(side))),
            key=f"side-{side}",
            kind="mg-mark-side",
            aria_label=say("mark-side", side=side),
            aria_pressed=str((side,) in marked).lower(),
        )
        for side in EVERY_SIDE
    )
    return div(*sides, cls="mg-bar mg-mark-sides", role="group", aria_label=say("mark-sides"), data_key="sides")


def _grid(board: MarkOutcomes, marked: frozenset[Outcome], desk: AnswerDesk) -> Element:
    """A field for each roll of two dice, and at the edge one for each row and each column."""

    def field(at: Outcome) -> Element:
        is_marked = at in marked
        return press(
            "✓" if is_marked else "",
            desk.offers(Touch("mark", value=board.write([at]))),
            key=f"roll-{board.write([at])}",
            kind="mg-roll-field",
            aria_label=say("mark-roll", first=at[0], second=at[1]),
            aria_pressed=str(is_marked).lower(),
        )

    def edge(place: int, side: Side) -> Element:
        line = [outcome for outcome in board.every if outcome[place] == side]
        return press(
            side,
            desk.offers(Touch("mark", value=board.write(line))),
            key=f"line-{place}-{side}",
            kind="mg-roll-field mg-roll-edge",
            aria_label=say("mark-line", place=place, side=side),
            aria_pressed=str({*line} <= marked).lower(),
        )

    def rows() -> Iterator[Element]:
        for first in EVERY_SIDE:
            fields = (td(field((first, second))) for second in EVERY_SIDE)
            yield tr(th(edge(0, first), scope="row"), *fields, data_key=f"row-{first}")

    corner = td(span(say("corner-second"), cls="mg-across"), span(say("corner-first")), cls="mg-roll-corner")
    head = tr(corner, *(th(edge(1, second), scope="col") for second in EVERY_SIDE))
    return table(head, *rows(), cls="mg-roll-grid", data_key="grid")


Misplaced = Callable[[Outcome], str]


def one_die(prompt: str, misplaced: Misplaced) -> MarkOutcomes:
    """The six sides of a die."""
    return MarkOutcomes(prompt=prompt, why=Explanation(""), dice=1, misplaced=misplaced)


def two_dice(prompt: str, misplaced: Misplaced, before: int | None = None) -> MarkOutcomes:
    """The 36 rolls of two dice."""
    return MarkOutcomes(prompt=prompt, why=Explanation(""), dice=2, misplaced=misplaced, before=before)
