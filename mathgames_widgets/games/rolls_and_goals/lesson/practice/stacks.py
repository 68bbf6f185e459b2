"""Problems about one die and the cards behind it: its value, the order of the cards, halving, reaching a value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import permutations
from math import ceil, floor
from typing import Any, ClassVar, TypeVar

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.numbers.signed import halved
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, span
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.cards import Laid, WalkStacks
from mathgames_widgets.questions.drawing.line import PlaceOnLine, on_line
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.pictures import NumberLine, jumps_of
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number, Numbers
from mathgames_widgets.table.screen import Select

from ...rules.cards import (
    BLANK,
    DOUBLE,
    EVERY_SIDE,
    FLIP,
    HALVE,
    NEGATE,
    ON_THE_DIE,
    Card,
    Cards,
    Side,
    flipped,
    in_order,
    modified,
    turned,
    value_of,
    worth,
)
from ...table.faces import pips
from ...words.explanations import chain_text, why_possible, why_swapped
from ...words.sentences import card_text, face_text, faces_text, stack_text
from ..answers import WriteStack, stacks_of
from ..pictures import Reading, Steps, decimal, one_die, steps_of, steps_text, walk, walk_begun
from . import drawing
from .drawing import FIXED, SHIFTS, TURNS, a_stack

say = room(__name__)


def misread(side: int, stack: Cards, reading: Reading) -> int:
    """The value of a die to someone who reads the cards another way, each in its turn.

    >>> misread(-5, ("÷2",), towards_zero), misread(2, ("-1", "flip"), flip_in_turn)
    (-2, 6)
    """
    value = side
    for face in stack:
        value = reading(value, face)
    return value


def towards_zero(value: int, face: Card) -> int:
    """Halves are cut off."""
    return int(Fraction(value, 2)) if face == HALVE else modified(value, face)


def upwards(value: int, face: Card) -> int:
    """Halves are rounded up."""
    return ceil(Fraction(value, 2)) if face == HALVE else modified(value, face)


def added(value: int, face: Card) -> int:
    """A number in brackets is added."""
    return value + int(face[1:-1]) if face[0] == "[" else modified(value, face)


def always_negative(value: int, face: Card) -> int:
    """Negate always leads below zero."""
    return -abs(value) if face == NEGATE else modified(value, face)


def without_sign(value: int, face: Card) -> int:
    """Taking away never leads below zero."""
    return abs(modified(value, face)) if face[0] == "-" else modified(value, face)


def stops_at_zero(value: int, face: Card) -> int:
    """Taking away ends at 0."""
    return max(0, modified(value, face)) if face[0] == "-" else modified(value, face)


def flip_in_turn(value: int, face: Card) -> int:
    """A flip turns the value where it lies."""
    return flipped(value) if face == FLIP else modified(value, face)


READINGS: tuple[tuple[Reading, Misconception], ...] = (
    (towards_zero, idea.TOWARDS_ZERO),
    (upwards, idea.ROUNDED_UP),
    (added, idea.ADDED_NOT_SET),
    (always_negative, idea.NEGATE_MAKES_NEGATIVE),
    (without_sign, idea.SIGN_LOST),
    (stops_at_zero, idea.NOTHING_BELOW_ZERO),
)


def with_numbers(behind: Misconception, value: int, stack: Cards, reading: Reading) -> Misconception:
    """An idea, said with the numbers of the first card that it reads another way.

    >>> with_numbers(idea.NEGATE_MAKES_NEGATIVE, 2, ("-5", "negate"), always_negative).text
    'It changes the sign either way: 3 becomes −3, and −3 becomes 3.'
    """
    for face in stack:
        true = modified(value, face)
        if reading(value, face) != true:
            return behind.about(value=value, less=value - true, true=true)
        value = true
    return behind


@dataclass(frozen=True, slots=True)
class Misread:
    """The walk of a die to someone who reads its stack or a card another way."""

    start: int
    steps: Steps
    behind: Misconception
    left_out: Card | None = None
    """The card that it does without."""

    @property
    def end(self) -> int | Fraction:
        """The value that it comes to."""
        return self.steps[-1][1] if self.steps else self.start


def misreadings(side: Side, stack: Cards) -> Iterator[Misread]:
    """The walks that lead to wrong values, each with the idea behind it."""
    shown, working = turned(side, stack), _working(stack)
    if FLIP in stack:
        yield Misread(side, steps_of(side, stack, flip_in_turn), idea.FLIP_IN_ITS_TURN)
    for reading, behind in READINGS:
        yield Misread(shown, steps_of(shown, working, reading), with_numbers(behind, shown, working, reading))
    if stack[-1:] == (HALVE,):
        last = HALVE, Fraction(worth(side, stack[:-1]), 2)
        yield Misread(shown, (*steps_of(shown, working[:-1]), last), idea.NOT_ROUNDED)
    yield Misread(shown, steps_of(shown, working[::-1]), idea.FROM_BELOW)
    for at in range(len(stack)):
        left = (*stack[:at], *stack[at + 1 :])
        start = turned(side, left)
        yield Misread(start, steps_of(start, _working(left)), idea.CARD_FORGOTTEN, left_out=stack[at])


def wrong_walk(side: Side, stack: Cards, own: Fraction) -> Misread | None:
    """The one walk that leads to a wrong value, where ideas explain it and agree how it goes; where the last half was
    rounded the wrong way, that one."""
    shown, cards = turned(side, stack), _working(stack)
    upwards_last = steps_of(value_of(shown, cards[:-1]), cards[-1:], upwards)
    if cards[-1] == HALVE and upwards_last[-1][1] == own:
        return Misread(shown, (*steps_of(shown, cards[:-1]), *upwards_last), idea.ROUNDED_UP)
    ways = {
        (misreading.start, misreading.steps): misreading
        for misreading in misreadings(side, stack)
        if misreading.end == own
    }
    return next(iter(ways.values())) if len(ways) == 1 else None


# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────


def die_worth(side: Side, stack: Cards, hint: str = "") -> Number:
    """What is a die worth?"""
    value = worth(side, stack)
    return Number(
        prompt=(say("value-prompt"), " ", one_die(side, stack)),
        value=value,
        advice=drawing.integer(),
        hint=hint or say("value-hint"),
        more_hints=(
            say.pieces("value-begin", line=walk_begun(side, stack, 0)),
            say.pieces("value-last-step", line=walk_begun(side, stack, -1)),
        ),
        why=why_possible(side, stack),
        because=lambda own: _against(side, stack, own),
        pictured=lambda own: _pictured(side, stack, own),
        onward=None if {FLIP, BLANK} & {*stack} else die_board(side, stack, stack),
        misconceptions=expected(
            value, *[(misreading.end, misreading.behind) for misreading in misreadings(side, stack)]
        ),
    )


def _against(side: Side, stack: Cards, own: Fraction | None) -> str:
    """The walk that leads to a wrong value, where an idea explains it; or else the way back from it."""
    if own is None or own.denominator > 1:
        return say("always-integer")
    *before, card = _working(stack)
    there = value_of(turned(side, stack), before)
    if card == HALVE and own == ceil(Fraction(there, 2)):
        return say("half-went-right", value=there, half=decimal(Fraction(there, 2)), own=own)
    if way := wrong_walk(side, stack, own):
        card_left = face_text(way.left_out) if way.left_out else None
        return say("walk-yours", own=own, chain=steps_text(way.start, way.steps), card=card_left)
    if card[0] == "[":
        return say("last-is-set", own=own)
    back = way_back(stack, own)
    if _goes_back(stack):
        undone = zip(reversed(_working(stack)), back, strict=True)
        links = [say("walk-link-back", card=face_text(card), value=value) for card, (_, value) in undone]
        return say("walk-back", own=own, chain=listed(links), side=side)
    needed = back[0][1]
    return say(
        "must-be-before", card=card_text(card), own=own, needed=needed, also=needed + 1 if card == HALVE else None
    )


def _pictured(side: Side, stack: Cards, own: Fraction | None) -> NumberLine | None:
    """The same on the number line."""
    if own is None:
        return None
    if way := wrong_walk(side, stack, own):
        return NumberLine.around(((way.start, say("the-die")), (own, say("yours"))), jumps_of(way.start, way.steps))
    if own.denominator > 1 or _working(stack)[-1][0] == "[":
        return None
    marks = ((turned(side, stack), say("the-die")), (own, say("yours")))
    back = way_back(stack, own)
    told = back if _goes_back(stack) else back[:1]  # one that stopped half way might end at the die
    return NumberLine.around(marks, jumps_of(own, told))


def _goes_back(stack: Cards) -> bool:
    """Whether every card has one way back."""
    return UNDONE.keys() >= {*map(_sort, stack)}


def _working(stack: Cards) -> Cards:
    """The cards that work on the value of a die."""
    return tuple([card for card in stack if card not in (*ON_THE_DIE, BLANK)])


UNDONE: Mapping[str, Callable[[Fraction, Card], tuple[str, Fraction]]] = {
    "+": lambda value, card: (face_text(f"-{card[1:]}"), value - int(card)),
    "-": lambda value, card: (face_text(f"+{card[1:]}"), value - int(card)),
    DOUBLE: lambda value, card: (face_text(HALVE), value / 2),
    NEGATE: lambda value, card: (face_text(NEGATE), -value),
}
"""How the work of a card is undone, by its sort: the step back, and where it leads."""


def _sort(card: Card) -> str:
    return card[0] if card[0] in "+-" else card


def way_back(stack: Cards, own: Fraction) -> Steps:
    """From a value back through the cards, the last one first, as far as each has one way back; a half has two.

    >>> way_back(("-3", "+1"), Fraction(5))
    (('−1', Fraction(4, 1)), ('+3', Fraction(7, 1)))
    >>> way_back(("-2", "÷2"), Fraction(5))
    (('×2', Fraction(10, 1)),)
    """
    found: list[tuple[str, int | Fraction]] = []
    for card in reversed(_working(stack)):
        if card == HALVE:
            return (*found, (face_text(DOUBLE), 2 * own)) if not found else tuple(found)
        if _sort(card) not in UNDONE:
            break
        label, own = UNDONE[_sort(card)](own, card)
        found.append((label, own))
    return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsOnDie(WalkStacks):
    """Cards to be laid behind a die, whose value walks on the number line with each."""

    is_ordered: ClassVar[bool] = True

    side: Side

    @property
    def shape(self) -> str:
        """A few cards lie beside the die where there is room, so that nothing stands far below."""
        return "mg-few-to-lay" if len(self.cards) <= FEW else ""

    def shown(self, face: str) -> str:
        return face_text(face)

    def _walked(self, laid: Laid) -> str:
        """A half has a place of its own before it is rounded."""
        return " → ".join([decimal(self.side), *[decimal(end) for _, end in steps_of(self.side, laid[0])]])


OnDie = TypeVar("OnDie", bound=CardsOnDie)


def die_board(side: Side, cards: Cards, laid: Cards) -> CardsOnDie:
    """All of the cards can be laid at once."""
    return _board(CardsOnDie, side, cards, laid, len(cards), say("board-prompt"))


def _board(kind: type[OnDie], side: Side, cards: Cards, laid: Cards, most: int, prompt: str) -> OnDie:
    low, high = _reached(side, cards, most)
    return kind(
        prompt=prompt,
        why=Explanation(""),
        side=side,
        cards=cards,
        stacks=(say("stack-place"),),
        worth=lambda stacks: value_of(side, stacks[0]),
        steps=lambda stacks: steps_of(side, stacks[0]),
        said=lambda stacks: stack_text(stacks[0]),
        example=(laid,),
        low=low,
        high=high,
    )


def _reached(side: Side, cards: Cards, most: int) -> tuple[int, int]:
    """The ends of a number line on which a die walks with so many of some cards."""
    every = [
        end
        for size in range(most + 1)
        for stack in permutations(cards, size)
        for end in (side, *[end for _, end in steps_of(side, stack)])
    ]
    low, high = floor(min(0, *every)), ceil(max(0, *every))
    beyond = 0 if HALVE in cards and high - low <= CLOSE else 1  # a half and its rounding need the room
    return low - beyond, high + beyond


FEW = 3
"""So many cards have room beside the stack that they are laid in."""
CLOSE = 4
"""A number line as short as this ends where the walks on it end, if halves are drawn there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapCards(CardsOnDie):
    """A board on which two of some cards are laid at a time, in either order."""

    @property
    def shape(self) -> str:
        return "mg-two-to-swap"

    def ends(self, laid: Laid) -> tuple[int, int]:
        """Near the walk, and the same for both orders of the two cards."""
        return _reached(self.side, laid[0], len(laid[0]))

    @property
    def most(self) -> int:
        return 2


def swap_board(side: Side, cards: Cards, prompt: str) -> SwapCards:
    """Any two of some cards behind a die, to see whether their order counts."""
    return _board(SwapCards, side, cards, (), 2, prompt)


@dataclass(frozen=True, slots=True, kw_only=True)
class DieToTurn(Question, AnsweredWithCards):
    """A board: cards behind a die that is turned by a press. Its text is the side and the cards, "4: +3 x2"."""

    is_to_play: ClassVar[bool] = True

    cards: Cards
    start: Side

    @property
    def solution(self) -> str:
        return self.write((self.start, ""))

    def write(self, answer: tuple[Side, str]) -> str:
        return f"{answer[0]}: {answer[1]}"

    def _shown(self, draft: str) -> tuple[Side, str]:
        """The side of the die, and the cards as they are written."""
        side, _, laid = draft.partition(":")
        return (int(side), laid.strip()) if side in map(str, EVERY_SIDE) else (self.start, "")

    def _board(self, side: Side) -> CardsOnDie:
        """The cards behind the die; the number line is the same for all sides."""
        ends = [_reached(side, self.cards, len(self.cards)) for side in EVERY_SIDE]
        board = die_board(side, self.cards, ())
        return replace(board, low=min(low for low, _ in ends), high=max(high for _, high in ends))

    def cards_on(self, desk: AnswerDesk) -> Element:
        side, laid = self._shown(desk.draft)
        turn = press(
            span(pips(side), cls="mg-die mg-die-small", aria_hidden="true", data_key=f"side{side}"),
            desk.offers(Select(0)),
            key="turn",
            kind="mg-turn-die",
            aria_label=say("die-to-try", side=side),
        )
        return div(
            div(turn, *self._beside(side, laid, desk), cls="mg-bar", data_key="turning"),
            self._board(side).cards_on(replace(desk, draft=laid)),
            data_key="die-board",
        )

    def _beside(self, side: Side, laid: str, desk: AnswerDesk) -> Iterator[Element]:
        """What stands beside the die."""
        yield span(say("turn-to-try"))

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        side, laid = self._shown(desk.draft)
        if thing == Select(0):
            side = side % len(EVERY_SIDE) + 1
            return AnswerChange(self.write((side, laid)), say("die-to-try", side=side))
        change = self._board(side).taken(replace(desk, draft=laid), thing)
        return change if change.draft is None else replace(change, draft=self.write((side, change.draft)))


SWAPPED = " ~"
"""The end of a draft whose two cards were swapped: both orders were seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapAndTurn(DieToTurn):
    """The same with two of some cards, and a press that swaps them; then the values of both orders stand there."""

    def _board(self, side: Side) -> SwapCards:
        return swap_board(side, self.cards, "")

    def _shown(self, draft: str) -> tuple[Side, str]:
        return DieToTurn._shown(self, draft.removesuffix(SWAPPED))

    def _beside(self, side: Side, laid: str, desk: AnswerDesk) -> Iterator[Element]:
        offer = desk.offers(Touch("swap")) if len(laid.split()) == self._board(side).most else None
        yield press(say("swap-now"), offer, key="swap")
        told = _both_orders(side, laid) if desk.draft.endswith(SWAPPED) else say("turn-to-try")
        yield span(told, cls="mg-both-orders", data_key="both")

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        side, laid = self._shown(desk.draft)
        if thing == Touch("swap"):
            back = " ".join(reversed(laid.split()))
            return AnswerChange(f"{self.write((side, back))}{SWAPPED}", _both_orders(side, back))
        change = DieToTurn.taken(self, replace(desk, draft=desk.draft.removesuffix(SWAPPED)), thing)
        if change.draft is None:
            return change
        now, then = self._shown(change.draft)
        is_turned = then == laid and desk.draft.endswith(SWAPPED)
        if is_turned or (then != laid and then.split() == laid.split()[::-1] and len(then.split()) > 1):
            return AnswerChange(
                f"{change.draft}{SWAPPED}", say("swap-after", done=change.said, both=_both_orders(now, then))
            )
        return change


def _both_orders(side: Side, laid: str) -> str:
    """What two cards make of a die in the order in which they lie, and the other way round."""
    stack = tuple(laid.split())
    back = stack[::-1]
    value, other = value_of(side, stack), value_of(side, back)
    if value == other:
        return say("swap-same", side=side, value=value)
    return say("swap-tried", side=side, stack=stack_text(stack), back=stack_text(back), value=value, other=other)


def _value(draw: ProblemRng, level: int) -> Number:
    side, stack = draw.one(EVERY_SIDE), a_stack(draw, level)
    return die_worth(side, stack, say("value-hint-flip") if FLIP in stack else "")


VALUE = Kind("value", lambda: say("kind-value"), _value)

WIDEST = 24
"""From one end of a number line to the other, so that its numbers can be read."""


def _on_the_line(draw: ProblemRng, level: int) -> PlaceOnLine:
    """The same on a number line that has room for what is mistaken for it."""
    while True:
        asked = _value(draw, level)
        near = [asked.value or 0, 0, *(int(wrong.answer) for wrong in asked.misconceptions if wrong.answer is not None)]
        low, high = int(min(near)) - 2, int(max(near)) + 2
        if asked.value is not None and high - low <= WIDEST:
            return on_line(asked, low, high)


LINE = Kind("line", lambda: say("kind-line"), _on_the_line)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalvesOnLine(PlaceOnLine):
    """A number line on which the mark stops at halves, too, which are written as decimals like those of dice."""

    def say(self, answer: Fraction) -> str:
        return decimal(answer)

    def lacks(self, answer: Fraction) -> str:
        return ""  # what speaks against a value says which way to go

    def on_mark(self, at: Fraction | None) -> Iterator[Element]:
        yield span("?" if at is None else decimal(at), cls="mg-line-value")


def with_halves(question: Number, low: int, high: int) -> HalvesOnLine:
    """The question for a value, answered on a line on which someone who does not round finds a place."""
    asked = on_line(question, low, high, Fraction(1, 2))
    return HalvesOnLine(**{field.name: getattr(asked, field.name) for field in fields(PlaceOnLine)})


# ── the order of the cards ────────────────────────────────────────────────────────────────────────────────────────


def which_order(side: Side, one: Cards) -> ChooseOne:
    """Which of the two orders of two cards makes the value greater?"""
    other = one[::-1]
    here, there = worth(side, one), worth(side, other)
    wrong = idea.DOUBLE_FIRST if one[0] == DOUBLE or other[0] == DOUBLE else idea.MORE_IS_MORE
    free = idea.NOTHING_SWAPS if here == there else _another(side, one)
    return ChooseOne(
        prompt=say("order-prompt", side=side, cards=faces_text(sorted(one))),
        options=(
            Option(stack_text(one), here > there, wrong if here < there else free),
            Option(stack_text(other), there > here, wrong if there < here else free),
            Option(say("order-same"), here == there, None if here == there else free),
        ),
        hint=say("order-hint"),
        because=lambda place: say("chain", chain=chain_text(side, (one, other)[place])) if place < 2 else "",
        pictured=lambda place: walk(side, (one, other)[place]) if place < 2 else None,
        onward=die_board(side, one, one if here > there else other),
        more_hints=(
            say("order-begin", stack=stack_text(one), value=worth(side, one[:1])),
            say("order-other", stack=stack_text(one), value=here),
        ),
        why=Explanation(
            say("order-why", chain=chain_text(side, one), other=chain_text(side, other)),
            why=(why_swapped(side, *in_order(one)),),
        ),
    )


def _order(draw: ProblemRng, level: int) -> ChooseOne | Number:
    if level > 1:
        return _best_order(draw, level)
    while True:
        side, first, second = draw.one(EVERY_SIDE), draw.one(SHIFTS), draw.one((*SHIFTS, *TURNS, *FIXED))
        if first != second:
            return which_order(side, draw.shuffled((first, second)))


def _best_order(draw: ProblemRng, level: int) -> Number:
    while True:
        side = draw.one(EVERY_SIDE)
        hand = (*draw.some(SHIFTS, 4 - level), *draw.some(TURNS, level - 1))
        values = {stack: worth(side, stack) for stack in permutations(hand)}
        if len(set(values.values())) > 2:
            break
    is_high = level == 2 or draw.one((True, False))
    best = (max if is_high else min)(values, key=lambda stack: values[stack])
    end = "greatest" if is_high else "smallest"
    tried = next(stack for stack in values if values[stack] != values[best])
    return Number(
        prompt=say("best-order-prompt", end=end, side=side, cards=faces_text(hand)),
        value=values[best],
        advice=drawing.integer(),
        hint=say("best-order-hint"),
        more_hints=(
            say("best-order-begin", chain=chain_text(side, tried)),
            say("best-order-last", card=face_text(best[-1])),
        ),
        why=Explanation(
            say("best-order-why", end=end, value=values[best], stack=stack_text(best)),
            why=tuple([Explanation(say("chain", chain=chain_text(side, stack))) for stack in values]),
        ),
        misconceptions=expected(
            values[best],
            (worth(side, hand), _another(side, hand)),
            *[
                (misread(side, best, reading), with_numbers(behind, side, best, reading))
                for reading, behind in READINGS
            ],
            *[(value, _another(side, stack)) for stack, value in values.items()],
        ),
        because=lambda own: (
            _another_order(side, values, is_high, own) or say("order-too-far", own=own, chain=chain_text(side, tried))
        ),
    )


def _another(side: Side, stack: Cards) -> Misconception:
    """That the order makes no difference, said with one order of these cards."""
    return idea.ORDER_IS_FREE.about(one=chain_text(side, stack))


def _another_order(side: Side, values: Mapping[Cards, int], is_high: bool, own: Fraction | None) -> str:
    """An order that makes more, or less, than a wrong number; the nearest one."""
    better = [
        stack for stack in values if own is not None and (values[stack] > own if is_high else values[stack] < own)
    ]
    if not better:
        return ""
    nearest = (min if is_high else max)(better, key=lambda stack: values[stack])
    return say("order-better", stack=stack_text(nearest), own=own, more=is_high)


ORDER = Kind("order", lambda: say("kind-order"), _order)

# ── halving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _halve(draw: ProblemRng, level: int) -> Number | Numbers:
    if level == 3:
        return _halved_backwards(draw)
    while True:
        side, stack = draw.one(EVERY_SIDE), (*draw.some(SHIFTS, level), HALVE)
        if (worth(side, stack[:-1]) >= 0) == (level == 1):
            return die_worth(side, stack, say("halve-hint"))


def _halved_backwards(draw: ProblemRng) -> Numbers:
    face, wanted = draw.one(SHIFTS), draw.one(range(-6, 7))
    low = wanted - int(face)
    values = (2 * low, 2 * low + 1)
    card = face_text(face)
    then = Explanation(say("backwards-then", card=card, wanted=wanted))
    half = {"value": 2 * low + 1, "true": low}
    return Numbers(
        prompt=say("backwards-prompt", card=card, wanted=wanted),
        values=values,
        advice=drawing.integers(),
        hint=say("backwards-hint", card=card),
        because=lambda own: (
            _goes_elsewhere((HALVE, face), wanted, [x for x in own if x not in values])
            if own
            else say("backwards-some", card=card, needed=low)
        ),
        why=Explanation(say("backwards-why", values=values, wanted=wanted), why=(*map(halved, values), then)),
        misconceptions=expected(
            values,
            ((2 * low,), idea.ROUNDED_UP.about(**half)),
            ((2 * low - 1, 2 * low), (idea.ROUNDED_UP if low > 0 else idea.TOWARDS_ZERO).about(**half)),
            ((2 * wanted, 2 * wanted + 1), idea.CARD_FORGOTTEN),
        ),
    )


def _goes_elsewhere(stack: Cards, wanted: int, extra: Sequence[Fraction]) -> str:
    """Where the cards lead from a value that does not become the wanted one."""
    if not extra:
        return ""
    if extra[0].denominator > 1:
        return say("always-integer")
    return say("backwards-against", value=extra[0], wanted=wanted, chain=chain_text(int(extra[0]), stack))


HALVING = Kind("halve", lambda: say("kind-halve"), _halve)

# ── reaching a value ──────────────────────────────────────────────────────────────────────────────────────────────


def reached_with(side: Side, hand: Cards) -> dict[int, list[Cards]]:
    """Every value that some cards of a hand make, with the stacks that make it, short ones first."""
    found: dict[int, list[Cards]] = {}
    for stack in stacks_of(hand):
        found.setdefault(worth(side, stack), []).append(stack)
    return found


def reach_value(side: Side, hand: Cards, wanted: int) -> WriteStack:
    """Which stack makes a die worth so much?"""
    ways = reached_with(side, hand)[wanted]
    return WriteStack(
        prompt=say("reach-prompt", side=side, cards=faces_text(hand), wanted=wanted),
        side=side,
        hand=hand,
        wanted=wanted,
        advice=(say("advice-stack"), say("advice-stack.other")),
        hint=say("reach-hint", wanted=wanted),
        more_hints=(
            say("reach-last", card=face_text(ways[0][-1])),
            say("reach-before", value=worth(side, ways[0][:-1])),
        ),
        why=_why_reached(side, ways[0], len(ways)),
        worked=lambda stack: _why_reached(side, stack, len(ways)),
    )


def _why_reached(side: Side, stack: Cards, ways: int) -> Explanation:
    return Explanation(
        say("reach-why", stack=stack_text(stack), wanted=worth(side, stack), chain=chain_text(side, stack)),
        why=(*why_possible(side, stack).why, Explanation(say("reach-ways", ways=ways))),
    )


def _reach(draw: ProblemRng, level: int) -> WriteStack:
    while True:
        side, hand = draw.one(EVERY_SIDE), _a_hand(draw, level)
        reached = reached_with(side, hand).items()
        hard = [value for value, ways in reached if value != side and len(ways) <= 3 and len(ways[0]) > 1]
        if hard:
            return reach_value(side, hand, draw.one(hard))


def _a_hand(draw: ProblemRng, level: int) -> Cards:
    if level == 1:
        return (draw.one(SHIFTS), draw.one((DOUBLE, HALVE)))
    return (*draw.some(SHIFTS, 2), *draw.some(TURNS, level - 1))


REACH = Kind("reach", lambda: say("kind-reach"), _reach)
