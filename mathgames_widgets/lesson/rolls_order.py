"""The questions of the Rolls & Goals lesson about stacks: which order, which cards may change places, which stack."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.games.rolls_and_goals.cards import Card, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.lesson.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.lesson.problem import Draw
from mathgames_widgets.lesson.questions import Misconception, Question
from mathgames_widgets.lesson.rolls_dice import card, cards, stacked
from mathgames_widgets.lesson.rolls_ideas import (
    ADDED_NOT_SET,
    DOUBLE_FIRST,
    HALVING_UNDOES,
    LAST_DIGIT,
    NOT_DIVISIBLE_BELOW_ZERO,
    NOTHING_SWAPS,
    ODD_FOR_THREES,
    ORDER_IS_FREE,
    SAME_SIGNS_SWAP,
    STEPPED_OVER,
    ZERO_NOT_DIVISIBLE,
)
from mathgames_widgets.lesson.rolls_practice.drawing import SIDES
from mathgames_widgets.lesson.rolls_reasons import why_worth, worth
from mathgames_widgets.lesson.rolls_stack import WriteStack, stacks_of, written_chain
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.whole import thirds
from mathgames_widgets.maths.words import listed

# ── which order? ──────────────────────────────────────────────────────────────────────────────────────────────────


def order(side: int = 6, add: Card = "+3") -> ChooseOne:
    """Doubling early or late?"""
    first, last = ("x2", add), (add, "x2")
    early, late = worth(side, first), worth(side, last)
    return ChooseOne(
        key="order",
        prompt=f"A die shows {side}, and {add} and x2 go behind it. Which order makes its value greater?",
        hint=f"In one of the orders {add} is doubled as well. In which?",
        options=(
            Option(stacked(first), early > late, DOUBLE_FIRST),
            Option(stacked(last), late > early, DOUBLE_FIRST),
            Option("Both give the same", early == late, ORDER_IS_FREE),
        ),
        why=Explanation(
            f"{written_chain(side, first)}, and {written_chain(side, last)}.",
            why=(
                why_worth(side, first),
                why_worth(side, last),
                Explanation(f"2 x ({side} + {add[1:]}) = 2 x {side} + 2 x {add[1:]}: x2 below doubles {add} as well."),
            ),
        ),
        again=lambda seed: order(Draw(seed).one(SIDES), Draw(f"{seed} card").one(("+1", "+2", "+3"))),
    )


FREE: tuple[tuple[Card, Card], ...] = (("+3", "-2"), ("x2", "negate"), ("+1", "+2"), ("-1", "-3"))
"""Cards that may change places, whatever the value is."""
FIXED: tuple[tuple[tuple[Card, Card], Misconception], ...] = (
    (("x2", "+1"), SAME_SIGNS_SWAP),
    (("÷2", "x2"), HALVING_UNDOES),
    (("+1", "[4]"), ADDED_NOT_SET),
    (("÷2", "-2"), SAME_SIGNS_SWAP),
    (("negate", "+3"), SAME_SIGNS_SWAP),
    (("÷2", "negate"), SAME_SIGNS_SWAP),
)
"""Cards for which the order counts for some value, and what is behind the belief that it does not."""


def swap(free: tuple[tuple[Card, Card], ...] = FREE[:2], fixed: tuple[tuple[Card, Card], ...] = ()) -> ChooseSome:
    """Which cards may change places, whatever the value is?"""
    ideas = dict(FIXED)
    fixed = fixed or tuple([pair for pair, _ in FIXED[:3]])
    pairs = sorted((*free, *fixed))
    return ChooseSome(
        key="swap",
        prompt="Which of these cards may change places, and the value is the same, whatever the die shows?",
        hint="Try each pair with 5. Where the values differ, you are done. Where they agree, ask why.",
        options=tuple([Option(_both(pair), pair in free, ideas.get(pair, NOTHING_SWAPS)) for pair in pairs]),
        why=Explanation(
            "Two cards that add or take away may change places, and so may two that multiply.",
            why=tuple([_tried(pair) for pair in pairs]),
        ),
        again=_swap_again,
    )


def _swap_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    return swap(draw.some(FREE, 2), draw.some([pair for pair, _ in FIXED], 3))


def _both(pair: tuple[Card, Card]) -> str:
    return " with ".join([card(face) for face in pair])


def _tried(pair: tuple[Card, Card]) -> Explanation:
    """A value for which the order counts, or 5, for which it does not."""
    back = pair[::-1]
    side = next((side for side in (5, *SIDES) if worth(side, pair) != worth(side, back)), 5)
    here, there = worth(side, pair), worth(side, back)
    what = "the same" if here == there else "not the same"
    return Explanation(
        f"{_both(pair)}: {written_chain(side, pair)}, and in the other order {written_chain(side, back)}, {what}."
    )


# ── which stack? ──────────────────────────────────────────────────────────────────────────────────────────────────


def stack(side: int = 4, hand: Cards = ("+1", "-2", "x2"), wanted: int = 6) -> WriteStack:
    """A stack that gives a die a value."""
    best = next(one for one in stacks_of(hand) if worth(side, one) == wanted)
    return WriteStack(
        key="stack",
        prompt=f"Make a die that shows {side} worth {plain(wanted)}. Your cards are {cards(hand)}; "
        "you need not use all of them. Write the stack from top to bottom.",
        hint=f"Which value before the last card would do? Go back from {plain(wanted)}.",
        side=side,
        hand=hand,
        wanted=wanted,
        advice="from top to bottom, such as +1, x2",
        why=Explanation(f"For example {stacked(best)}: {written_chain(side, best)}.", why=why_worth(side, best).why),
        again=_stack_again,
    )


def _stack_again(seed: str) -> WriteStack:
    draw = Draw(seed)
    while True:
        side, hand = draw.one(SIDES), (draw.one(("+1", "+2", "+3")), draw.one(("-1", "-2", "-3")), "x2")
        wanted = draw.one(range(-4, 15))
        ways = [one for one in stacks_of(hand) if worth(side, one) == wanted]
        turned = [one for one in ways if worth(side, one[::-1]) != wanted]
        if 1 <= len(ways) <= 2 and turned and len(ways[0]) > 1:
            return stack(side, hand, wanted)


# ── divisible by 3 ────────────────────────────────────────────────────────────────────────────────────────────────


def threes(values: Values = (9, 0, -3, 1, 13, -4)) -> ChooseSome:
    """Which numbers can be divided by 3?"""
    return ChooseSome(
        key="threes",
        prompt="Which of these values are divisible by 3?",
        hint="Go up and down from 0 in steps of 3. Which of them do you meet?",
        options=tuple([Option(plain(value), value % 3 == 0, _three_idea(value)) for value in values]),
        why=Explanation(
            f"Divisible by 3: {listed([value for value in values if value % 3 == 0])}.",
            why=tuple([thirds(value) for value in values]),
        ),
        again=_threes_again,
    )


def _three_idea(value: int) -> Misconception:
    if value == 0:
        return ZERO_NOT_DIVISIBLE
    if value % 3 == 0:
        return NOT_DIVISIBLE_BELOW_ZERO if value < 0 else STEPPED_OVER
    if value > 9 and value % 10 in (3, 6, 9):
        return LAST_DIGIT
    return ODD_FOR_THREES if value % 2 and value > 0 else STEPPED_OVER


def _threes_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    some = (
        0,
        draw.one((-12, -9, -6)),
        draw.one((6, 12, 15, 18)),
        draw.one((-11, -8, -7, -5)),
        *draw.some((7, 11, 13, 16), 2),
    )
    return threes(draw.shuffled(some))


QUESTIONS: dict[str, Callable[[], Question]] = {
    "order": order,
    "swap": swap,
    "stack": stack,
    "threes": threes,
}
