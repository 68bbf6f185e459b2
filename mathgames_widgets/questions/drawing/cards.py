"""Cards that are laid in places: dragged there, sent by a press, or with a key.

A number line shows how a value walks as each card comes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import card, group, place_button
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.pictures import Mark, NumberLine, jumps_of
from mathgames_widgets.questions.question import Question

say = room(__name__)

Laid = tuple[tuple[str, ...], ...]
"""The faces of the cards in each place, in the order in which they were laid."""

HAND = -1
"""Where the cards lie that are in no place."""
LONG_FACE = 4
"""Letters of a face that stand on a card in their usual size."""
SHOWN = str.maketrans("-x", "−×")
"""How a face is written on the page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayCards(Question, AnsweredWithCards):
    """Cards of a hand that are laid in places. The text of an answer has the places after one another, "+1 x2; -3"."""

    is_endless: ClassVar[bool] = False
    """Whether a card that is laid leaves another one like it in the hand."""
    is_ordered: ClassVar[bool] = False
    """Whether the order in a place counts: a card can be dropped in front of another or behind it."""
    cards: tuple[str, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """What the places are called."""
        raise NotImplementedError

    @property
    def most(self) -> int:
        """How many cards one place can hold."""
        return len(self.cards)

    def read(self, text: str) -> Any:
        laid = self._drafted(text)
        if not any(laid):
            raise ReadError(say("lay-nothing"))
        return laid

    def _drafted(self, text: str) -> Laid:
        """What is laid so far."""
        faces = {face.translate(SHOWN): face for face in self.cards}
        pieces = [[faces.get(face.translate(SHOWN)) for face in self.faces_in(place)] for place in text.split(";")]
        pieces += [[]] * (len(self.places) - len(pieces))
        laid = tuple([tuple([face for face in place if face]) for place in pieces])
        used = Counter(face for place in laid for face in place)
        is_known = len(laid) == len(self.places) and all(None not in place for place in pieces)
        if not is_known or any(len(place) > self.most for place in laid):
            raise ReadError(say("lay-unread", cards=[self.shown(face) for face in dict.fromkeys(self.cards)]))
        if not self.is_endless and used - Counter(self.cards):
            raise ReadError(say("lay-too-many", cards=[self.shown(face) for face in self.cards]))
        return laid

    def faces_in(self, place: str) -> list[str]:
        """The faces that are written for one place."""
        return [face for face in re.split(r"[\s,]+", place) if face]

    def shown(self, face: str) -> str:
        """What is printed on a card."""
        return face.translate(SHOWN)

    def check(self, answer: Any) -> Any:
        return self.read(self.write(answer))

    def write(self, answer: Laid) -> str:
        return "; ".join(map(" ".join, answer))

    def held(self, laid: Laid) -> tuple[str, ...]:
        """The cards that are still in the hand."""
        if self.is_endless:
            return self.cards
        left = Counter(self.cards) - Counter(face for place in laid for face in place)
        return tuple(sorted(left.elements(), key=self.cards.index))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        laid = self._drafted(desk.draft)
        places = [self._place(place, laid, desk) for place in range(len(laid))]
        parts = [*self.above(laid, desk), *self.around(laid, places)]
        parts.insert(0 if self.is_endless else len(parts), self._hand(laid, desk))  # else many rows hide it
        return div(
            div(*parts, cls="mg-lay-main", data_key="main"),
            self.beside(laid),
            cls=f"mg-lay-desk {self.shape}".strip(),
            data_key="desk",
        )

    @property
    def shape(self) -> str:
        """How the places lie, for the style sheet."""
        return ""

    def beside(self, laid: Laid) -> Element | None:
        """A picture beside the places and the hand."""
        return None

    def above(self, laid: Laid, desk: AnswerDesk) -> Iterator[Element]:
        """What stands above the places."""
        yield from ()

    def around(self, laid: Laid, places: list[Element]) -> Iterator[Element]:
        """The places, and what stands beside them."""
        yield div(*places, cls="mg-lay-places", data_key="places")

    def between(self, cards: list[Element]) -> list[object]:
        """The cards of a place, with signs between them."""
        return [*cards]

    def between_in(self, place: int, laid: Laid, cards: list[Element]) -> list[object]:
        """The same where it matters which place it is."""
        return self.between(cards)

    def _place(self, place: int, laid: Laid, desk: AnswerDesk) -> Element:
        name, many = self.places[place], len(laid[place])
        cards = [self._card(place, at, face, laid, desk) for at, face in enumerate(laid[place])]
        end = (
            span(cls="mg-lay-end", data_zone=f"{place}.{many}", aria_hidden="true")
            if self.is_ordered and many
            else None
        )
        return div(
            self.label_of(place),
            group(
                *self.between_in(place, laid, cards),
                end,
                key=f"row-{place}",
                label=name,
                cls="mg-row",
                data_holds_focus=True,
            ),
            cls=f"mg-zone mg-lay-place {self.state(laid, place, desk)}".strip(),
            data_zone=str(place),
            data_key=f"zone-{place}",
        )

    def label_of(self, place: int) -> Element:
        """The name of a place: pressed, it takes the card that is picked up."""
        return place_button(zone=str(place), label=self.places[place])

    def state(self, laid: Laid, place: int, desk: AnswerDesk) -> str:
        """How a place looks, for the style sheet."""
        return "mg-lit" if self.is_twice(laid, place) else ""

    def is_twice(self, laid: Laid, place: int) -> bool:
        """Whether another place has the same cards where each may be laid once."""
        return False

    def _hand(self, laid: Laid, desk: AnswerDesk) -> Element:
        cards = [self._card(HAND, at, face, laid, desk) for at, face in enumerate(self.held(laid))]
        row = group(*cards, key="row-hand", label=say("lay-hand"), cls="mg-row", data_holds_focus=True)
        return div(row, cls="mg-zone mg-zone-aside mg-lay-hand", data_zone=str(HAND), data_key="zone-hand")

    def _card(self, place: int, at: int, face: str, laid: Laid, desk: AnswerDesk) -> Element:
        """A card that may be dragged; a press picks it up, or lays it where only one place can take it."""
        open_ones = [to for to in range(len(laid)) if to != place and self.takes(laid, to, face)]
        ways = {to: desk.offers(Touch(f"{place} {at}", value=str(to))) for to in open_ones}
        between = self._between(place, at, laid, open_ones) if self.is_ordered else []
        if place != HAND:
            ways[HAND] = desk.offers(Touch(f"{place} {at}", value=str(HAND)))
        shown = self.shown(face)
        where = say("lay-in-hand") if place == HAND else self.places[place]
        at_once = self._at_once(place, laid, face, ways)
        keys = {str(to + 1): n for to, n in ways.items() if to != HAND}
        if place != HAND:
            keys |= {"Delete": ways[HAND], "Backspace": ways[HAND]}
        return card(
            shown,
            key=f"card{place}.{at}",
            label=say("lay-card", card=shown, where=where),
            name=shown,
            offer=at_once,
            picks="" if at_once is not None or not ways else say("lay-picked", card=shown),
            drops={str(to): n for to, n in ways.items()}
            | {zone: desk.offers(Touch(f"{place} {at}", value=zone)) for zone in between},
            keys=keys,
            corner=self._halves(place, at) if self.is_ordered and place != HAND else None,
            size="mg-in-row mg-lay-card mg-lay-word" if len(shown) > LONG_FACE else "mg-in-row mg-lay-card",
        )

    def _between(self, place: int, at: int, laid: Laid, open_ones: list[int]) -> list[str]:
        """Where a card can be dropped between others: a place, and the number of the card that it goes in front of."""
        own = [] if place == HAND else [place]
        gaps = [(to, before) for to in (*open_ones, *own) for before in range(len(laid[to]) + 1) if laid[to]]
        return [f"{to}.{before}" for to, before in gaps if to != place or before not in (at, at + 1)]

    def _halves(self, place: int, at: int) -> Element:
        """The two halves of a card that is laid: what is dropped on one goes in front of the card or behind it."""
        return span(
            *[span(cls="mg-lay-half", data_zone=f"{place}.{before}") for before in (at, at + 1)],
            cls="mg-lay-halves",
            aria_hidden="true",
        )

    def _at_once(self, place: int, laid: Laid, face: str, ways: dict[int, int]) -> int | None:
        """What a press does without picking the card up: it goes back to the hand, or to the one place to fill."""
        if place != HAND:
            return ways[HAND]
        to = self.next_place(laid)
        return None if to is None else ways.get(to)

    def next_place(self, laid: Laid) -> int | None:
        """The place that is filled next; None where someone has to choose."""
        return 0 if len(laid) == 1 else None

    def takes(self, laid: Laid, to: int, face: str) -> bool:
        """Whether a card may go to a place."""
        return len(laid[to]) < self.most

    def without(self, cards: list[str], at: int) -> list[str]:
        """What is left in a place when one of its cards is taken away."""
        return [*cards[:at], *cards[at + 1 :]]

    def with_one_more(self, cards: list[str], face: str) -> list[str]:
        """What lies in a place when a card is laid there."""
        return [*cards, face]

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch(part, value=value):
                laid = self._drafted(desk.draft)
                place, at = map(int, part.split())
                to, before = (int(part) if part else None for part in value.partition(".")[::2])
                assert to is not None, "a place has a number"
                face = (self.held(laid) if place == HAND else laid[place])[at]
                fresh = [list(place) for place in laid]
                if place != HAND:
                    fresh[place] = self.without(fresh[place], at)
                if before is not None:
                    fresh[to].insert(before - (to == place and at < before), face)
                elif to != HAND:
                    fresh[to] = self.with_one_more(fresh[to], face)
                after = self.moved(laid, tuple([tuple(place) for place in fresh]), place, at, to)
                where = say("lay-in-hand") if to == HAND else self.places[to]
                moved = say("lay-moved", card=self.shown(face), where=where)
                return AnswerChange(self.write(after), f"{moved} {self.now(after)}".strip())
        return AnswerChange()

    def moved(self, before: Laid, after: Laid, place: int, at: int, to: int) -> Laid:
        """What is laid once a card has moved."""
        return after

    def now(self, laid: Laid) -> str:
        """What the cards make so far, in a sentence."""
        return ""


class InTurn(tuple[tuple[str, ...], ...]):
    """Cards in stacks that know in which order they were laid: the stack that each one went to."""

    turns: tuple[int, ...]

    @classmethod
    def of(cls, laid: Laid, turns: Sequence[int]) -> Laid:
        """Some cards with their order, where it is one of theirs."""
        if sorted(turns) != _stack_after_stack(laid):
            return laid
        found = cls(laid)
        found.turns = tuple(turns)
        return found


def _stack_after_stack(laid: Laid) -> list[int]:
    return [place for place, stack in enumerate(laid) for _ in stack]


def turns_of(laid: Laid) -> tuple[int, ...]:
    """The stack that each card went to, in the order in which they were laid; else stack after stack.

    >>> turns_of((("-",), ("-", "-"))), turns_of(InTurn.of((("-",), ("-",)), (1, 0)))
    ((0, 1, 1), (1, 0))
    """
    return laid.turns if isinstance(laid, InTurn) else tuple(_stack_after_stack(laid))


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkStacks(LayCards):
    """Cards that change a value; laid in stacks, they have to bring it to `wanted`. A number line shows its way.

    Behind a bar the text of an answer has the stacks in the order in which they got a card, "-; - | 1 0".
    """

    is_open: ClassVar[bool] = True

    stacks: tuple[str, ...]
    """What the stacks are called."""
    worth: Callable[[Laid], Fraction | int]
    """The value that some cards make."""
    said: Callable[[Laid], str]
    """The cards as they lie, in words."""
    wanted: Fraction | int | None = None
    """The value to come to; None where the value only walks."""
    example: Laid
    low: int
    high: int
    """The ends of the number line."""
    steps: Callable[[Laid], Sequence[tuple[str, Fraction | int]]] | None = None
    """Each step of a walk with what it is, where one card makes several or its face does not say it."""
    mirror: bool = False
    """Whether each card leads to the opposite."""

    @property
    def places(self) -> tuple[str, ...]:
        return self.stacks

    @property
    def solution(self) -> Laid:
        return self.example

    def _drafted(self, text: str) -> Laid:
        cards, _, turns = text.partition("|")
        return InTurn.of(LayCards._drafted(self, cards), [int(turn) for turn in turns.split() if turn.isdecimal()])

    def write(self, answer: Laid) -> str:
        turns = turns_of(answer)
        text = LayCards.write(self, answer)
        return text if [*turns] == _stack_after_stack(answer) else f"{text} | {' '.join(map(str, turns))}"

    def moved(self, before: Laid, after: Laid, place: int, at: int, to: int) -> Laid:
        turns = [*turns_of(before)]
        if place != HAND:
            del turns[[turn for turn, stack in enumerate(turns) if stack == place][at]]
        return InTurn.of(after, [*turns, *([] if to == HAND else [to])])

    def way(self, laid: Laid) -> tuple[tuple[str, Fraction], ...]:
        """Each card as it was laid, with the value that it leads to."""
        turns, found = turns_of(laid), []
        for turn, place in enumerate(turns):
            upto = [turns[: turn + 1].count(stack) for stack in range(len(laid))]
            so_far = tuple([stack[:many] for stack, many in zip(laid, upto, strict=True)])
            found.append((laid[place][upto[place] - 1], Fraction(self.worth(so_far))))
        return tuple(found)

    def is_right(self, answer: Laid) -> bool:
        return self.worth(answer) == self.wanted

    def say(self, answer: Laid) -> str:
        return self.said(answer)

    def lacks(self, answer: Laid) -> str:
        """Where the value came to instead."""
        assert self.wanted is not None, "it is judged"
        value, wanted = Fraction(self.worth(answer)), Fraction(self.wanted)
        told = {"value": value, "wanted": wanted, "by": abs(value - wanted), "more": value > wanted}
        return say("walk-ends", way=self._walked(answer), **told)

    def _walked(self, laid: Laid) -> str:
        return " → ".join([plain(self._start), *[plain(value) for _, value in self.way(laid)]])

    @property
    def _start(self) -> Fraction:
        return Fraction(self.worth(tuple([() for _ in self.stacks])))

    def now(self, laid: Laid) -> str:
        return say("walk-now", way=self._walked(laid))

    def around(self, laid: Laid, places: list[Element]) -> Iterator[Element]:
        yield self._line(laid).draw()
        yield p(self.now(laid) if any(laid) else "", cls="mg-advice mg-lay-way", data_key="way")
        yield from LayCards.around(self, laid, places)

    def ends(self, laid: Laid) -> tuple[int, int]:
        """The ends of the number line while some cards are laid."""
        return self.low, self.high

    def _line(self, laid: Laid) -> NumberLine:
        """The way of the value, from where it begins, and the number it has to come to."""
        steps = self.steps(laid) if self.steps else [(self.shown(face), after) for face, after in self.way(laid)]
        marks: list[Mark] = [(self._start, say("walk-start"))]
        if self.wanted is not None:
            marks.append((self.wanted, say("walk-wanted")))
        low, high = self.ends(laid)
        return NumberLine(low, high, marks=tuple(marks), jumps=jumps_of(self._start, steps), mirror=self.mirror)
