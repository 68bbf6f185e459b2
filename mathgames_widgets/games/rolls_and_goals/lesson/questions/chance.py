"""The questions of the Rolls & Goals lesson about chance: a reroll, its mean, what is known already, several rolls."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    ALWAYS_GAINS,
    CHANCE_OF_NONE,
    CHANCES_ADD,
    CHANCES_OF_ALL,
    HALF_AND_HALF,
    MIDDLE_IS_THREE,
    MOST_IS_MEAN,
    ONE_SIDE_ONLY,
    ONLY_THE_WORST,
    SECOND_HELPS_AS_MUCH,
    SHOWN_NOT_ROLLED,
    WHOLE_CHANCE,
    WHOLE_DIE,
)
from mathgames_widgets.games.rolls_and_goals.lesson.practice.chance import MEAN, SIX
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import EXACT, SIDES
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Number

Sort = tuple[str, tuple[int, ...]]
"""A sort of numbers in words, and the sides that are of it."""

THREES: Sort = ("divisible by 3", (3, 6))
SORTS: tuple[Sort, ...] = (
    THREES,
    ("at least 5", (5, 6)),
    ("at least 3", (3, 4, 5, 6)),
    ("at most 2", (1, 2)),
    ("less than 5", (1, 2, 3, 4)),
)


def reroll(now: int = 4, sort: Sort = THREES) -> Number:
    """The chance that a new roll fits."""
    words, sides = sort
    chance = Fraction(len(sides), SIX)
    return Number(
        key="reroll",
        prompt=f"Die 1 shows {now} and is rolled again. What is the chance that it is then {words}?",
        hint="How many of the six sides fit? All sides are equally likely.",
        value=chance,
        advice="a fraction, such as 5/6",
        why=Explanation(
            f"{len(sides)} of 6 sides: {plain(chance)}.",
            why=(
                Explanation(f"{words[0].upper()}{words[1:]}: {listed(sides)}."),
                Explanation(f"What the die shows now, {now}, plays no part."),
            ),
        ),
        misconceptions=expected(
            chance,
            (Fraction(1, SIX), ONE_SIDE_ONLY),
            (Fraction(1, 2), HALF_AND_HALF),
            (1 - chance, CHANCE_OF_NONE),
        ),
        again=lambda seed: reroll(Draw(seed).one(SIDES), Draw(f"{seed} sort").one(SORTS)),
    )


def mean(kept: int = 0) -> Number:
    """The mean of a roll, perhaps beside other dice."""
    value = kept + MEAN
    shown = ((kept, SHOWN_NOT_ROLLED),) if kept else ()
    beside = (
        f" The other dice have the total {kept}. What is the expected total?"
        if kept
        else " What is the mean of its sides?"
    )
    added = (Explanation(f"With the other dice: {kept} + 7/2 = {plain(value)}."),) if kept else ()
    return Number(
        key="mean",
        prompt=f"A die is rolled.{beside}",
        hint="Add the six sides, and divide by how many there are.",
        value=value,
        advice=EXACT,
        why=Explanation(
            f"It is {plain(value)}.",
            why=(
                Explanation("1 + 2 + 3 + 4 + 5 + 6 = 21, and 21 ÷ 6 = 7/2, which is 3.5."),
                Explanation("No side shows 3.5. It is what many rolls come to on average."),
                *added,
            ),
        ),
        misconceptions=expected(value, (kept + 3, MIDDLE_IS_THREE), (kept + SIX, MOST_IS_MEAN), *shown),
        again=lambda seed: mean(Draw(seed).one(range(5, 31))),
    )


def gain(sides: tuple[int, ...] = (1, 2, 3, 4, 5, 6), high: bool = True) -> ChooseSome:
    """Which dice gain on average when they are rolled again?"""
    goal = "highest" if high else "lowest"
    options = [
        Option(
            f"a die that shows {side}", (side < MEAN) == high, ONLY_THE_WORST if (side < MEAN) == high else ALWAYS_GAINS
        )
        for side in sides
    ]
    word = "less" if high else "more"
    return ChooseSome(
        key="gain",
        prompt=f"The goal is “{goal} total”. Which dice should be rolled again, because they gain on average?",
        hint=f"Compare the side that lies there with the mean of a roll. Which sides are {word} than it?",
        options=tuple(options),
        why=Explanation(
            f"A roll is worth 3.5 on average: every side that is {word} gains.",
            why=tuple([Explanation(f"{side}: on average {_change(side)}.") for side in sides]),
        ),
        again=lambda seed: gain(Draw(seed).some(SIDES, 5), Draw(f"{seed} goal").one((True, False))),
    )


def _change(side: int) -> str:
    apart = abs(MEAN - side)
    return f"{plain(apart)} {'more' if side < MEAN else 'less'}"


def given(sort: Sort = THREES, asked: int = 6) -> Number:
    """A chance when something is known."""
    words, sides = sort
    chance = Fraction(1, len(sides))
    return Number(
        key="given",
        prompt=f"The die was rolled again, and all you are told is that it is {words}. "
        f"What is the chance that it is a {asked}?",
        hint="Which sides are still possible?",
        value=chance,
        advice="a fraction, such as 5/6",
        why=Explanation(
            f"One of {len(sides)} sides that are left: {plain(chance)}.",
            why=(
                Explanation(f"Still possible: {listed(sides)}, each as likely as the others."),
                Explanation(
                    "This is called a conditional chance: the chance of something when something else is known."
                ),
            ),
        ),
        misconceptions=expected(chance, (Fraction(1, SIX), WHOLE_DIE), (Fraction(len(sides), SIX), WHOLE_DIE)),
        again=lambda seed: _given_again(Draw(seed)),
    )


def _given_again(draw: Draw) -> Number:
    sort = draw.one(SORTS)
    return given(sort, draw.one(sort[1]))


def sixes(dice: int = 2, sort: Sort = ("a 6", (6,))) -> Number:
    """At least one of several."""
    words, sides = sort
    hit = Fraction(len(sides), SIX)
    none = 1 - hit
    chance = 1 - none**dice
    number = "Two" if dice == 2 else "Three"
    return Number(
        key="sixes",
        prompt=f"{number} dice are rolled again. What is the chance that at least one of them is {words}?",
        hint="How likely is it that none of them is? The rest is what you look for.",
        value=chance,
        advice="a fraction, such as 7/36",
        why=Explanation(
            f"1 − {plain(none**dice)} = {plain(chance)}.",
            why=(
                Explanation(f"One die is not {words} with chance {plain(none)}."),
                Explanation(f"None of the dice is: {' x '.join([plain(none)] * dice)} = {plain(none**dice)}."),
                Explanation(f"In all other cases at least one is: 1 − {plain(none**dice)}."),
            ),
        ),
        misconceptions=expected(
            chance,
            (dice * hit, CHANCES_ADD),
            (hit**dice, CHANCES_OF_ALL),
            (none**dice, CHANCE_OF_NONE),
            (hit, CHANCES_OF_ALL),
        ),
        again=lambda seed: sixes(Draw(seed).one((2, 3)), Draw(f"{seed} sort").one((("a 1", (1,)), *SORTS))),
    )


_DICE = {1: "one die", 2: "two dice", 3: "three dice"}


def less(dice: int = 2, sort: Sort = ("a 6", (6,))) -> Number:
    """By how much does one more die raise the chance?"""
    words, sides = sort
    hit = Fraction(len(sides), SIX)
    none = 1 - hit
    before, after = 1 - none ** (dice - 1), 1 - none**dice
    fewer, more = _DICE[dice - 1], _DICE[dice]
    return Number(
        key="less",
        prompt=f"With {fewer} the chance that at least one is {words} is {plain(before)}. "
        f"How much greater is it with {more}?",
        hint="The extra die helps only where all the others have failed.",
        value=after - before,
        advice="a fraction, such as 7/36",
        why=Explanation(
            f"It is greater by {plain(after - before)}.",
            why=(
                Explanation(f"{plain(after)} − {plain(before)} = {plain(after - before)}."),
                Explanation(
                    f"The others fail with chance {plain(none ** (dice - 1))}, and then the extra die fits with chance "
                    f"{plain(hit)}: {plain(none ** (dice - 1))} x {plain(hit)} = {plain(after - before)}."
                ),
                Explanation("So each die more helps less than the one before."),
            ),
        ),
        misconceptions=expected(after - before, (hit, SECOND_HELPS_AS_MUCH), (after, WHOLE_CHANCE)),
        again=lambda seed: less(Draw(seed).one((2, 3)), Draw(f"{seed} sort").one((("a 1", (1,)), *SORTS))),
    )


QUESTIONS: dict[str, Callable[[], Question]] = {
    "reroll": reroll,
    "mean": mean,
    "gain": gain,
    "given": given,
    "sixes": sixes,
    "less": less,
}
