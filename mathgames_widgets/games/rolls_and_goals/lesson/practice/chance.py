"""Problems about chance: what a roll can give, the expected value, at least one of several rolls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    CHANCE_OF_NONE,
    CHANCES_ADD,
    CHANCES_OF_ALL,
    HALF_AND_HALF,
    MEAN_OF_ONE_DIE,
    MIDDLE_IS_THREE,
    MOST_IS_MEAN,
    ONE_SIDE_ONLY,
    ORDER_OF_DICE,
    ROUNDED_AT_THE_END,
    SECOND_HELPS_AS_MUCH,
    SHOWN_NOT_ROLLED,
    SIDES_NOT_VALUES,
    SUMS_EQUALLY_LIKELY,
    WHOLE_CHANCE,
    WHOLE_DIE,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import stacked
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import EXACT, SHIFTS, SIDES, TURNS
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import worth
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, DOUBLE, HALVE, NEGATE, Cards
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import how_often, listed
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.typed import Number

SIX = len(SIDES)
MEAN = Fraction(sum(SIDES), SIX)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a value can be, in words that go on “the value is …”."""

    words: str
    fits: Callable[[int], bool]

    def sides(self, stack: Cards = ()) -> tuple[int, ...]:
        """The sides with which it happens when these cards lie behind the die."""
        return tuple([side for side in SIDES if self.fits(worth(side, stack))])


def _an_event(draw: Draw, level: int) -> Event:
    least = draw.one(range(2, 6)) if level == 1 else draw.one(range(-2, 8))
    sort = draw.one(("even", "odd", "threes", "least", "most", "exactly"))
    if sort == "even":
        return Event("even", lambda value: value % 2 == 0)
    if sort == "odd":
        return Event("odd", lambda value: value % 2 == 1)
    if sort == "threes":
        return Event("divisible by 3", lambda value: value % 3 == 0)
    if sort == "least":
        return Event(f"at least {plain(least)}", lambda value: value >= least)
    if sort == "most":
        return Event(f"at most {plain(least)}", lambda value: value <= least)
    return Event(plain(least), lambda value: value == least)


def _sides_said(sides: tuple[int, ...]) -> str:
    return f"{len(sides)} of 6 sides: {listed(sides)}"


# ── one reroll ────────────────────────────────────────────────────────────────────────────────────────────────────


def _reroll(draw: Draw, level: int) -> Task:
    if level == 3:
        return draw.one((_two_dice, _known))(draw)
    while True:
        event = _an_event(draw, level)
        stack = () if level == 1 else draw.shuffled((draw.one(SHIFTS), draw.one((*TURNS, *SHIFTS))))
        sides = event.sides(stack)
        if 0 < len(sides) < SIX:
            break
    chance = Fraction(len(sides), SIX)
    now = draw.one(SIDES)
    behind = f" Behind it lie, from top to bottom, {stacked(stack)}; these work after the roll." if stack else ""
    question = Number(
        key="",
        prompt=f"A die shows {now} and is rolled again.{behind} What is the chance that its value is {event.words}?",
        value=chance,
        advice=EXACT,
        hint="Write down the value for each of the six sides. How many of them fit?",
        why=Explanation(
            f"{_sides_said(sides)}. The chance is {plain(chance)}.",
            why=tuple([Explanation(f"{side}: {_worth_said(side, stack)}{_fits(side in sides)}.") for side in SIDES]),
        ),
        misconceptions=expected(
            chance,
            *([(Fraction(len(event.sides()), SIX), SIDES_NOT_VALUES)] if stack else []),
            (Fraction(1, SIX), ONE_SIDE_ONLY),
            (Fraction(1, 2), HALF_AND_HALF),
            (1 - chance, CHANCE_OF_NONE),
        ),
    )
    return Task(question)


def _worth_said(side: int, stack: Cards) -> str:
    return f"worth {plain(worth(side, stack))}, " if stack else ""


def _fits(does: bool) -> str:
    return "it fits" if does else "it does not fit"


def _two_dice(draw: Draw) -> Task:
    total = draw.one(range(3, 12))
    ways = [roll for roll in product(SIDES, SIDES) if sum(roll) == total]
    chance = Fraction(len(ways), SIX * SIX)
    unordered = len({tuple(sorted(roll)) for roll in ways})
    question = Number(
        key="",
        prompt=f"Two dice are rolled again. What is the chance that their sum is {total}?",
        value=chance,
        advice=EXACT,
        hint="Think of a red die and a blue one. Write down every roll with this sum, red first. There are 36 in all.",
        why=Explanation(
            f"{len(ways)} of 36 rolls have the sum {total}: the chance is {plain(chance)}.",
            why=(
                Explanation(f"{', '.join([f'{one} + {other}' for one, other in ways])}."),
                Explanation("Each of the 6 sides of one die goes with each of the 6 sides of the other: 6 x 6 = 36."),
            ),
        ),
        misconceptions=expected(
            chance,
            (Fraction(unordered, SIX * SIX), ORDER_OF_DICE),
            (Fraction(unordered, 21), ORDER_OF_DICE),
            (Fraction(1, 11), SUMS_EQUALLY_LIKELY),
            (Fraction(1, SIX * SIX), ONE_SIDE_ONLY),
        ),
    )
    return Task(question)


def _known(draw: Draw) -> Task:
    """A chance when something is known already."""
    while True:
        known, event = _an_event(draw, 1), _an_event(draw, 1)
        left = known.sides()
        both = tuple([side for side in left if event.fits(side)])
        if known.words != event.words and 2 <= len(left) < SIX and 0 < len(both) < len(left):
            break
    chance = Fraction(len(both), len(left))
    question = Number(
        key="",
        prompt=f"A die was rolled again under a cup. You are told that its value is {known.words}. "
        f"What is the chance that it is {event.words}?",
        value=chance,
        advice=EXACT,
        hint="Which sides are still possible? Count only those.",
        why=Explanation(
            f"{len(both)} of the {len(left)} sides that are left: the chance is {plain(chance)}.",
            why=(
                Explanation(f"Still possible: {listed(left)}."),
                Explanation(f"Of these, {listed(both)} {'fits' if len(both) == 1 else 'fit'}."),
            ),
        ),
        misconceptions=expected(
            chance,
            (Fraction(len(event.sides()), SIX), WHOLE_DIE),
            (Fraction(len(both), SIX), WHOLE_DIE),
            (Fraction(1, 2), HALF_AND_HALF),
        ),
    )
    return Task(question)


REROLL = Kind("reroll", "The chance of a reroll", _reroll)

# ── expected values ───────────────────────────────────────────────────────────────────────────────────────────────


def _expected(draw: Draw, level: int) -> Task:
    if level == 1:
        return _expected_of((draw.one((*SHIFTS, DOUBLE, HALVE, NEGATE)),), draw.one((0, 1, 2)))
    if level == 3 and draw.one((True, False)):
        return _expected_total(draw)
    return _expected_of(draw.shuffled((draw.one(SHIFTS), draw.one((DOUBLE, NEGATE) if level == 2 else (HALVE,)))))


def _expected_of(stack: Cards, others: int = 0) -> Task:
    """The expected value of a die with cards behind it, or the expected total with some other dice."""
    values = [worth(side, stack) for side in SIDES]
    mean = Fraction(sum(values), SIX)
    total = mean + others * MEAN
    name = "expected total" if others else "expected value"
    rolled = "A die is" if not others else f"{'Two' if others == 1 else 'Three'} dice are"
    behind = f"Behind {'the first' if others else 'it'}: {stacked(stack)}."
    ask = "What is the expected total?" if others else "What is its expected value, the mean of all six sides?"
    rest = (Explanation(f"Each other die adds 7/2: the total is {plain(total)}."),) if others else ()
    question = Number(
        key="",
        prompt=f"{rolled} rolled. {behind} {ask}",
        value=total,
        advice=EXACT,
        hint="Write down the value for each side, add the six values, and divide by 6."
        + (" A die without cards has the mean 7/2." if others else ""),
        why=Explanation(
            f"The {name} is {plain(total)}.",
            why=(
                Explanation(f"The sides 1 to 6 become {listed(values)}."),
                Explanation(f"Their sum is {plain(sum(values))}, and {plain(sum(values))} ÷ 6 = {plain(mean)}."),
                *rest,
            ),
        ),
        misconceptions=expected(
            total,
            *([(_of_the_mean(stack) + others * MEAN, ROUNDED_AT_THE_END)] if HALVE in stack else []),
            (worth(3, stack) + others * 3, MIDDLE_IS_THREE),
            (max(values) + others * SIX, MOST_IS_MEAN),
            ((others + 1) * MEAN, SIDES_NOT_VALUES),
            (mean, MEAN_OF_ONE_DIE),
        ),
    )
    return Task(question)


def _of_the_mean(stack: Cards) -> Fraction:
    """What the cards make of 3.5 when halving does not round."""
    value = MEAN
    for face in stack:
        value = value / 2 if face == HALVE else value + int(face) if face[0] in "+-" else -value
    return value


def _expected_total(draw: Draw) -> Task:
    values = tuple([draw.one(SIDES) for _ in range(DICE)])
    rolled = draw.one((1, 2, 3))
    kept = values[rolled:]
    mean = sum(kept) + rolled * MEAN
    what = "the first die" if rolled == 1 else f"the first {'two' if rolled == 2 else 'three'} dice"
    question = Number(
        key="",
        prompt=f"Six dice show {listed(values)}. You roll {what} again. What is the expected total of all six?",
        value=mean,
        advice=EXACT,
        hint="Add what stays. Each die that is rolled adds the mean of its sides.",
        why=Explanation(
            f"The expected total is {plain(mean)}.",
            why=(
                Explanation(f"What stays: {' + '.join(map(plain, kept))} = {sum(kept)}."),
                Explanation(f"Rolled again: {rolled} x 7/2 = {plain(rolled * MEAN)}, whatever lay there."),
            ),
        ),
        misconceptions=expected(
            mean,
            (sum(kept) + rolled * 3, MIDDLE_IS_THREE),
            (sum(kept) + MEAN, MEAN_OF_ONE_DIE),
            (sum(values) + rolled * MEAN, SHOWN_NOT_ROLLED),
            (sum(values), SHOWN_NOT_ROLLED),
            (sum(kept) + rolled * SIX, MOST_IS_MEAN),
        ),
    )
    return Task(question)


EXPECTED = Kind("expected", "Expected values", _expected)

# ── at least one ──────────────────────────────────────────────────────────────────────────────────────────────────


def _sixes(draw: Draw, level: int) -> Task:
    return _one_more(draw) if level == 3 else _at_least_one(draw, level)


def _at_least_one(draw: Draw, level: int) -> Task:
    rolls = 2 if level == 1 else 3
    event = _not_too_likely(draw, level)
    sides = len(event.sides())
    none = Fraction(SIX - sides, SIX)
    chance = 1 - none**rolls
    question = Number(
        key="",
        prompt=f"{'Two' if rolls == 2 else 'Three'} dice are rolled. "
        f"What is the chance that at least one of them is {event.words}?",
        value=chance,
        advice="a fraction, such as 11/36; 1 - (1/2)^3 is understood as well",
        hint="What is the chance that none of them is? The rest is what you are looking for.",
        why=Explanation(
            f"The chance is {plain(chance)}.",
            why=(
                Explanation(f"One die: {SIX - sides} of 6 sides do not fit, {plain(none)}."),
                Explanation(f"None of {rolls} dice: {' x '.join([plain(none)] * rolls)} = {plain(none**rolls)}."),
                Explanation(f"At least one: 1 − {plain(none**rolls)} = {plain(chance)}."),
            ),
        ),
        misconceptions=expected(
            chance,
            (rolls * (1 - none), CHANCES_ADD),
            ((1 - none) ** rolls, CHANCES_OF_ALL),
            (none**rolls, CHANCE_OF_NONE),
            (1 - none, CHANCES_OF_ALL),
        ),
    )
    return Task(question)


def _not_too_likely(draw: Draw, level: int) -> Event:
    while True:
        event = _an_event(draw, 1)
        if 1 <= len(event.sides()) <= 1 + level * 2:
            return event


def _one_more(draw: Draw) -> Task:
    """By how much does another reroll raise the chance?"""
    event = _not_too_likely(draw, 1)
    rolls = draw.one((1, 2))
    hit = Fraction(len(event.sides()), SIX)
    none = 1 - hit
    gain = none**rolls * hit
    before, after = 1 - none**rolls, 1 - none ** (rolls + 1)
    question = Number(
        key="",
        prompt=f"You roll a die again until its value is {event.words}, but at most {how_often(rolls)}. "
        f"By how much does the chance grow if you may roll it {how_often(rolls + 1)}?",
        value=gain,
        advice="a fraction, such as 5/36",
        hint="The extra roll helps only where every roll before it has failed.",
        why=Explanation(
            f"The chance grows by {plain(gain)}.",
            why=(
                Explanation(f"With {_rolls(rolls)} it is {plain(before)}, with {_rolls(rolls + 1)} {plain(after)}."),
                Explanation(
                    f"The extra roll is needed with chance {plain(none**rolls)} and then helps with chance "
                    f"{plain(hit)}: {plain(none**rolls)} x {plain(hit)} = {plain(gain)}."
                ),
            ),
        ),
        misconceptions=expected(
            gain,
            (hit, SECOND_HELPS_AS_MUCH),
            (after, WHOLE_CHANCE),
            (hit ** (rolls + 1), CHANCES_OF_ALL),
            (none**rolls, CHANCE_OF_NONE),
        ),
    )
    return Task(question)


def _rolls(rolls: int) -> str:
    return "one roll" if rolls == 1 else f"{rolls} rolls"


SIXES = Kind("sixes", "At least one", _sixes)
