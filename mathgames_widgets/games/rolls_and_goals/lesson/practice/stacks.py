"""Problems about one die and the cards behind it: its value, the order of the cards, halving, reaching a value."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import ceil

from mathgames_widgets.games.rolls_and_goals.lesson.answers import WriteStack, stacks_of, written_chain
from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    ADDED_NOT_SET,
    CARD_FORGOTTEN,
    FLIP_IN_ITS_TURN,
    FROM_BELOW,
    MORE_IS_MORE,
    NEGATE_MAKES_NEGATIVE,
    ORDER_IS_FREE,
    ROUNDED_UP,
    SIGN_LOST,
    TOWARDS_ZERO,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import card, cards, one_die, stacked
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import FIXED, SHIFTS, SIDES, TURNS, WHOLE, a_stack
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import half, why_worth, worth
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DOUBLE,
    FLIP,
    HALVE,
    NEGATE,
    Card,
    Cards,
    flipped,
    modified,
)
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception
from mathgames_widgets.questions.typed import Number, Numbers

Reading = Callable[[int, Card], int]
"""What somebody takes a card to do."""


def misread(side: int, stack: Cards, reading: Reading) -> int:
    """The value of a die to somebody who reads the cards another way, each in its turn.

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


def flip_in_turn(value: int, face: Card) -> int:
    """A flip turns the value where it lies."""
    return flipped(value) if face == FLIP else modified(value, face)


READINGS: tuple[tuple[Reading, Misconception], ...] = (
    (towards_zero, TOWARDS_ZERO),
    (upwards, ROUNDED_UP),
    (added, ADDED_NOT_SET),
    (always_negative, NEGATE_MAKES_NEGATIVE),
    (without_sign, SIGN_LOST),
)


def wrong_values(side: int, stack: Cards) -> list[tuple[int, Misconception]]:
    """What the die is worth to those who read a stack or a card another way."""
    turned = worth(side, tuple([face for face in stack if face == FLIP]))
    found = [(misread(side, stack, flip_in_turn), FLIP_IN_ITS_TURN)] if FLIP in stack else []
    found += [(misread(turned, stack, reading), idea) for reading, idea in READINGS]
    found.append((worth(side, tuple(reversed(stack))), FROM_BELOW))
    return [*found, *[(worth(side, (*stack[:at], *stack[at + 1 :])), CARD_FORGOTTEN) for at in range(len(stack))]]


# ── the value of a die ────────────────────────────────────────────────────────────────────────────────────────────


def _value(draw: Draw, level: int) -> Task:
    side, stack = draw.one(SIDES), a_stack(draw, level)
    value = worth(side, stack)
    question = Number(
        key="",
        prompt=("What is this die worth? The top card comes first. ", one_die(side, stack)),
        value=value,
        advice=WHOLE,
        hint="Write the value after each card. Does a card turn the die itself? Then begin with that one."
        if FLIP in stack
        else "Begin with the side of the die, and write down the value after each card.",
        why=why_worth(side, stack),
        misconceptions=expected(value, *wrong_values(side, stack)),
    )
    return Task(question)


VALUE = Kind("value", "What is the die worth?", _value)

# ── the order of the cards ────────────────────────────────────────────────────────────────────────────────────────


def _order(draw: Draw, level: int) -> Task:
    return _two_orders(draw) if level == 1 else _best_order(draw, level)


def _two_orders(draw: Draw) -> Task:
    side, first, second = draw.one(SIDES), draw.one(SHIFTS), draw.one((*SHIFTS, *TURNS, *FIXED))
    one, other = draw.shuffled(((first, second), (second, first)))
    here, there = worth(side, one), worth(side, other)
    options = (
        Option(stacked(one), here > there, MORE_IS_MORE if here < there else ORDER_IS_FREE),
        Option(stacked(other), there > here, MORE_IS_MORE if there < here else ORDER_IS_FREE),
        Option("both orders give the same", here == there, None if here == there else ORDER_IS_FREE),
    )
    if first == second:
        return _two_orders(draw)
    question = ChooseOne(
        key="",
        prompt=f"A die shows {side}. Which order of {cards(sorted((first, second)))} makes its value greater?",
        options=options,
        hint="Work out both orders, card by card.",
        why=Explanation(
            f"{written_chain(side, one)}, and {written_chain(side, other)}.",
            why=(why_worth(side, one), why_worth(side, other)),
        ),
    )
    return Task(question)


def _best_order(draw: Draw, level: int) -> Task:
    while True:
        side = draw.one(SIDES)
        hand = (*draw.some(SHIFTS, 4 - level), *draw.some(TURNS, level - 1))
        values = {stack: worth(side, stack) for stack in permutations(hand)}
        if len(set(values.values())) > 2:
            break
    is_high = level == 2 or draw.one((True, False))
    best = (max if is_high else min)(values, key=lambda stack: values[stack])
    given = worth(side, hand)
    question = Number(
        key="",
        prompt=f"A die shows {side}, and all three cards {cards(hand)} go behind it. "
        f"What is the {'greatest' if is_high else 'smallest'} value that you can reach?",
        value=values[best],
        advice=WHOLE,
        hint="There are six orders. Should a card that doubles, halves or negates work early or late?",
        why=Explanation(
            f"The {'greatest' if is_high else 'smallest'} value is {plain(values[best])}, with {stacked(best)}.",
            why=tuple([Explanation(f"{stacked(stack)}: {written_chain(side, stack)}.") for stack in values]),
        ),
        misconceptions=expected(
            values[best],
            (given, ORDER_IS_FREE),
            *[(misread(side, best, reading), idea) for reading, idea in READINGS],
            *[(value, ORDER_IS_FREE) for value in values.values()],
        ),
    )
    return Task(question)


ORDER = Kind("order", "Which order is best?", _order)

# ── halving ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _halve(draw: Draw, level: int) -> Task:
    if level == 3:
        return _halved_backwards(draw)
    while True:
        side, stack = draw.one(SIDES), (*draw.some(SHIFTS, level), HALVE)
        before = worth(side, stack[:-1])
        if (before >= 0) == (level == 1):
            break
    value = worth(side, stack)
    question = Number(
        key="",
        prompt=(
            f"What is this die worth? Halving rounds down. The top card is {card(stack[0])}. ",
            one_die(side, stack),
        ),
        value=value,
        advice=WHOLE,
        hint="Find the exact half first. If it lies between two whole numbers, take the left one on the number line.",
        why=why_worth(side, stack),
        misconceptions=expected(value, *wrong_values(side, stack)),
    )
    return Task(question)


def _halved_backwards(draw: Draw) -> Task:
    face, wanted = draw.one(SHIFTS), draw.one(range(-6, 7))
    halved = worth(wanted, ("-" + face[1:] if face[0] == "+" else "+" + face[1:],))
    values = (2 * halved, 2 * halved + 1)
    why = tuple(
        [Explanation(f"{plain(value)}: {half(value)}, and {card(face)} makes {plain(wanted)}.") for value in values]
    )
    question = Numbers(
        key="",
        prompt=f"The cards are ÷2, then {card(face)}. Which values become {plain(wanted)}? Halving rounds down.",
        values=values,
        advice="numbers with commas between them, such as −3, 4",
        hint=f"Go back: what was it before {card(face)}? Two values have that half, one of them after rounding.",
        why=Explanation(f"{listed(values)} become {plain(wanted)}.", why=why),
        misconceptions=expected(
            values,
            ((2 * halved,), ROUNDED_UP),
            ((2 * halved - 1, 2 * halved), ROUNDED_UP if halved > 0 else TOWARDS_ZERO),
            ((2 * wanted, 2 * wanted + 1), CARD_FORGOTTEN),
        ),
    )
    return Task(question)


HALVING = Kind("halve", "Half, rounded down", _halve)

# ── reaching a value ──────────────────────────────────────────────────────────────────────────────────────────────


def _reach(draw: Draw, level: int) -> Task:
    while True:
        side = draw.one(SIDES)
        hand = _a_hand(draw, level)
        reached: dict[int, list[Cards]] = {}
        for stack in stacks_of(hand):
            reached.setdefault(worth(side, stack), []).append(stack)
        hard = [value for value, ways in reached.items() if value != side and len(ways) <= 3 and len(ways[0]) > 1]
        if hard:
            break
    wanted = draw.one(hard)
    ways = reached[wanted]
    question = WriteStack(
        key="",
        prompt=f"A die shows {side}. Your cards are {cards(hand)}. Write a stack that makes it worth {plain(wanted)}; "
        f"you need not use all of them.",
        side=side,
        hand=hand,
        wanted=wanted,
        advice="from top to bottom, such as ÷2, +3",
        hint=f"Go back from {plain(wanted)}: which value before the last card would do?",
        why=Explanation(
            f"{stacked(ways[0])} makes it {plain(wanted)}: {written_chain(side, ways[0])}.",
            why=(*why_worth(side, ways[0]).why, Explanation(_how_many(len(ways)))),
        ),
    )
    return Task(question)


def _a_hand(draw: Draw, level: int) -> Cards:
    if level == 1:
        return (draw.one(SHIFTS), draw.one((DOUBLE, HALVE)))
    if level == 2:
        return (*draw.some(SHIFTS, 2), draw.one(TURNS))
    return (*draw.some(SHIFTS, 2), *draw.some(TURNS, 2))


def _how_many(ways: int) -> str:
    return "It is the only way." if ways == 1 else f"It is one of {ways} ways."


REACH = Kind("reach", "Reach a value", _reach)
