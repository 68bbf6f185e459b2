"""The first questions of the Rolls & Goals lesson: values, zero and even numbers, runs, halving below zero."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mathgames_widgets.games.rolls_and_goals.cards import HALVE, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.games.rolls_and_goals.goals import LONGEST_RUN, MOST_EVENS, MOST_ODDS
from mathgames_widgets.lesson.choices import PutInOrder
from mathgames_widgets.lesson.problem import Draw, expected
from mathgames_widgets.lesson.questions import Question, Wrong
from mathgames_widgets.lesson.rolls_dice import card, cards, one_die, row_of
from mathgames_widgets.lesson.rolls_ideas import (
    NO_PARITY_BELOW_ZERO,
    NOT_ROUNDED,
    PROOF_BACKWARDS,
    RUN_IN_THE_ROW,
    RUN_STOPS_AT_ZERO,
    RUN_WITH_GAPS,
    TOWARDS_ZERO,
    WRONG_PARITY,
    ZERO_NOT_EVEN,
)
from mathgames_widgets.lesson.rolls_practice.drawing import SHIFTS, SIDES, WHOLE
from mathgames_widgets.lesson.rolls_practice.groups import wrong_runs
from mathgames_widgets.lesson.rolls_practice.stacks import wrong_values
from mathgames_widgets.lesson.rolls_reasons import measured, why_parity, why_run, why_worth, worth
from mathgames_widgets.lesson.typed import Number
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.whole import halved

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
    word, goal = ("odd", MOST_ODDS) if odd else ("even", MOST_EVENS)
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
    size = measured(LONGEST_RUN, values)
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
