"""The first questions of the Rolls & Goals lesson: values, zero and even numbers, runs, halving below zero."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mathgames_widgets.games.rolls_and_goals.lesson.answers import WriteStack, stacks_of, written_chain
from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    ADDED_NOT_SET,
    DOUBLE_FIRST,
    HALVING_UNDOES,
    LAST_DIGIT,
    NO_PARITY_BELOW_ZERO,
    NOT_DIVISIBLE_BELOW_ZERO,
    NOT_ROUNDED,
    NOTHING_SWAPS,
    ODD_FOR_THREES,
    ORDER_IS_FREE,
    PROOF_BACKWARDS,
    RUN_IN_THE_ROW,
    RUN_STOPS_AT_ZERO,
    RUN_WITH_GAPS,
    SAME_SIGNS_SWAP,
    STEPPED_OVER,
    TOWARDS_ZERO,
    WRONG_PARITY,
    ZERO_NOT_DIVISIBLE,
    ZERO_NOT_EVEN,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import card, cards, one_die, row_of, stacked
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import SHIFTS, SIDES, WHOLE
from mathgames_widgets.games.rolls_and_goals.lesson.practice.groups import wrong_runs
from mathgames_widgets.games.rolls_and_goals.lesson.practice.stacks import wrong_values
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import measured, why_parity, why_run, why_worth, worth
from mathgames_widgets.games.rolls_and_goals.rules.cards import HALVE, Card, Cards, Goal, Values
from mathgames_widgets.maths.numbers.signed import halved, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option, PutInOrder
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

MINE: Values = (4, 0, 0, 2, 4, 6)
"""What the learner's dice are worth in the first round."""
THEIRS: Values = (1, 2, 4, 0, 3, -1)
"""What those of the other player are worth."""

# ── values ────────────────────────────────────────────────────────────────────────────────────────────────────────


def worth_of(side: int = 2, stack: Cards = ("-3", "+1")) -> Number:
    """What is a die worth?"""
    value = worth(side, stack)
    return Number(
        key="worth",
        prompt=("What is this die worth? ", one_die(side, stack)),
        hint=f"Begin with {side}. The top card is {card(stack[0])}: how far does it go on the number line?",
        value=value,
        advice=WHOLE,
        why=why_worth(side, stack),
        misconceptions=expected(value, *wrong_values(side, stack)),
        again=_worth_again,
    )


def _worth_again(seed: str) -> Number:
    draw = Draw(seed)
    while True:
        side, stack = draw.one(SIDES), draw.some(SHIFTS, 2)
        if worth(side, stack[:1]) < 0:
            return worth_of(side, stack)


def evens(values: Values = MINE) -> Number:
    """How many values are even?"""
    return _of_parity(
        "evens",
        values,
        odd=False,
        hint="A number is even when it is 2 times a whole number. Try 0, too.",
        again=lambda seed: evens(_with_both_signs(seed)),
    )


def odd(values: Values = THEIRS) -> Number:
    """How many values are odd?"""
    return _of_parity(
        "odd",
        values,
        odd=True,
        hint="Even and odd numbers take turns on the number line. Start at 3 and count down, past 0.",
        again=lambda seed: odd(_with_both_signs(seed)),
    )


def _of_parity(key: str, values: Values, *, odd: bool, hint: str, again: Callable[[str], Number]) -> Number:
    word, goal = ("odd", Goal.MOST_ODDS) if odd else ("even", Goal.MOST_EVENS)
    count = measured(goal, values)
    return Number(
        key=key,
        prompt=(f"How many of these values are {word}? ", row_of(values)),
        hint=hint,
        value=count,
        advice=WHOLE,
        why=why_parity(values, odd=odd),
        misconceptions=expected(
            count,
            (count + (values.count(0) if odd else -values.count(0)), ZERO_NOT_EVEN),
            (sum(value % 2 == odd and value > 0 for value in values), NO_PARITY_BELOW_ZERO),
            (sum(value % 2 == odd and value >= 0 for value in values), NO_PARITY_BELOW_ZERO),
            (len(values) - count, WRONG_PARITY),
        ),
        again=again,
    )


def _with_both_signs(seed: str) -> Values:
    """0, an even and an odd negative number, and three others."""
    draw = Draw(seed)
    return draw.shuffled((0, draw.one((-6, -4, -2)), draw.one((-5, -3, -1)), *draw.some(range(-5, 8), 3)))


# ── a proof ───────────────────────────────────────────────────────────────────────────────────────────────────────

TOO_LARGE: tuple[tuple[Values, Cards], ...] = (
    ((1, 2, 2), ("-1", "-1", "-3")),
    ((1, 1, 2), ("-1", "-3")),
    ((1, 1, 1), ("-1", "-2")),
    ((2, 2, 2), ("-1", "-2", "-3")),
    ((1, 2, 2), ("-2", "-3")),
    ((1, 1, 1, 1), ("-1", "-3")),
    ((1, 1, 1, 1), ("-1", "-1", "-2")),
    ((1, 1, 1, 2), ("-2", "-3")),
    ((1, 1, 1, 2), ("-1", "-1", "-3")),
    ((1, 1, 2, 2), ("-1", "-2", "-3")),
    ((1, 2, 2, 2), ("-1", "-1", "-2", "-3")),
)
"""Dice with cards that take away as much as they show, but one of them more than any die shows."""


def third(dice: Values = TOO_LARGE[0][0], minus: Cards = TOO_LARGE[0][1]) -> PutInOrder:
    """Why do not all three of these dice become 0?"""
    total, most, largest = sum(dice), max(dice), max(minus, key=lambda face: int(face[1:]))
    written, number = " + ".join(map(str, dice)), "three" if len(dice) == 3 else "four"
    return PutInOrder(
        key="third",
        prompt=(
            f"Your only cards that take away are {cards(minus)}. Why can no {number} dice become 0? The smallest "
            f"{number} are these. Put the proof in order. ",
            row_of(dice),
        ),
        hint="Begin with “Suppose”. How much must be taken away in all, and how much can be?",
        items=(
            f"Suppose {number} dice become 0.",
            f"Together they show at least {written} = {total}, and all of that must be taken away.",
            f"{cards(minus)} take away just {total}, so all of them are used, and no card that adds.",
            f"So {card(largest)} lies behind one of these dice, which shows at most {most}: it ends below 0, not at 0.",
        ),
        misconceptions=(Wrong((3, 0, 1, 2), PROOF_BACKWARDS), Wrong((1, 2, 3, 0), PROOF_BACKWARDS)),
        why=Explanation(
            f"{number.capitalize()} dice cannot become 0.",
            why=(
                Explanation("The proof does not try all ways to lay the cards. It adds up what every way would need."),
                Explanation(f"What is needed is {total}, what there is is {total}: nothing can be wasted."),
                Explanation(f"But {card(largest)} behind a {most} wastes at least {int(largest[1:]) - most}."),
            ),
        ),
        again=lambda seed: third(*Draw(seed).one(TOO_LARGE)),
    )


# ── runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def run(values: Values = THEIRS) -> Number:
    """How long is the longest run?"""
    size = measured(Goal.LONGEST_RUN, values)
    return Number(
        key="run",
        prompt=("How many dice has the longest run of these? ", row_of(values)),
        hint="Sort the values from the smallest to the greatest. Where is the next one not 1 more?",
        value=size,
        advice=WHOLE,
        why=why_run(values),
        misconceptions=expected(size, *wrong_runs(values), (0, RUN_IN_THE_ROW), (size + 1, RUN_WITH_GAPS)),
        again=_run_again,
    )


def _run_again(seed: str) -> Number:
    draw = Draw(seed)
    while True:
        values = tuple([draw.one(range(-4, 5)) for _ in range(6)])
        question = run(values)
        if any(one.misconception == RUN_STOPS_AT_ZERO for one in question.misconceptions):
            return question


# ── halving below zero ────────────────────────────────────────────────────────────────────────────────────────────


def half(value: int = -1) -> Number:
    """What does ÷2 make of a negative odd number?"""
    after = worth(value, (HALVE,))
    return Number(
        key="half",
        prompt=f"Player 2 took ÷2. A die is worth {plain(value)}. What would ÷2 make of it?",
        hint=f"Where is half of {plain(value)} on the number line? Rounding down goes to the left.",
        value=after,
        advice=WHOLE,
        why=halved(value),
        misconceptions=expected(after, (after + 1, TOWARDS_ZERO), (Fraction(value, 2), NOT_ROUNDED)),
        again=lambda seed: half(Draw(seed).one(range(-41, -1, 2))),
    )


QUESTIONS: dict[str, Callable[[], Question]] = {
    "worth": worth_of,
    "evens": evens,
    "third": third,
    "run": run,
    "odd": odd,
    "half": half,
}


# ── The questions of the Rolls & Goals lesson about stacks: which order, which cards may change places, which stack ───

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


QUESTIONS_ROLLS_ORDER: dict[str, Callable[[], Question]] = {
    "order": order,
    "swap": swap,
    "stack": stack,
    "threes": threes,
}
