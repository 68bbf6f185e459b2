"""Problems about chance: what a roll can give, the expected value, at least one of several rolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.words import SMALL
from mathgames_widgets.maths.chance.dice import best_of_rerolls
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import capital, how_often, listed, mean_text
from mathgames_widgets.questions.pictures import NumberLine
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.typed import Chance, Number

from ...rules.cards import DICE, DOUBLE, EVERY_SIDE, HALVE, NEGATE, SIDES, Cards, Dice, Side, Values, worth
from ...words.chances import MEAN
from ...words.sentences import dice_text, stack_text
from ..pictures import TwoRolls, every_side, marked, one_die, two_rolls
from .drawing import EXACT, SHIFTS, TURNS

FRACTION = "a fraction, such as 5/8"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a value can be, in words that go on “the value is …”."""

    words: str
    fits: Callable[[int], bool]

    def sides(self, stack: Cards = ()) -> Dice:
        """The sides with which it happens when these cards lie behind the die."""
        return tuple([side for side in EVERY_SIDE if self.fits(worth(side, stack))])

    def chance(self, stack: Cards = ()) -> Fraction:
        """How likely it is for a die that is rolled."""
        return Fraction(len(self.sides(stack)), SIDES)


EVEN = Event("even", lambda value: value % 2 == 0)
ODD = Event("odd", lambda value: value % 2 == 1)
DIVISIBLE_BY_3 = Event("divisible by 3", lambda value: value % 3 == 0)


def at_least(least: int) -> Event:
    """So much or more."""
    return Event(f"at least {plain(least)}", lambda value: value >= least)


def at_most(most: int) -> Event:
    """So much or less."""
    return Event(f"at most {plain(most)}", lambda value: value <= most)


def exactly(number: int) -> Event:
    """One number."""
    return Event(plain(number), lambda value: value == number)


def an_event(draw: Draw, level: int = 1) -> Event:
    """One of several sorts of events."""
    number = draw.one(range(2, 6)) if level == 1 else draw.one(range(-2, 8))
    return draw.one((EVEN, ODD, DIVISIBLE_BY_3, at_least(number), at_most(number), exactly(number)))


# ── one reroll ────────────────────────────────────────────────────────────────────────────────────────────────────


def reroll_chance(now: Side, event: Event, stack: Cards = ()) -> Number:
    """What is the chance that a die that is rolled again comes to something?"""
    sides, chance = event.sides(stack), event.chance(stack)
    behind = f" Behind it lie, from top to bottom, {stack_text(stack)}; these work after the roll." if stack else ""
    told = [f"{side}{f', worth {plain(worth(side, stack))}' if stack else ''}" for side in EVERY_SIDE]
    fits = ["it fits" if side in sides else "it does not fit" for side in EVERY_SIDE]
    return Chance(
        prompt=(
            f"A die shows {now} and is rolled again.{behind} What is the chance that its value is {event.words}? ",
            one_die(now, ("reroll", *stack)),
        ),
        value=chance,
        advice=EXACT,
        hint="Write down the value for each of the six sides. How many of them fit? All sides are equally likely.",
        more_hints=(
            ("The six sides, each as likely as the others: ", every_side(stack)),
            f"A {sides[0]} fits. How many of the other sides do?",
        ),
        why=Explanation(
            f"{len(sides)} of 6 sides fit: {listed(sides)}. The chance is {plain(chance)}.",
            why=(
                *[Explanation(f"{one}: {does}.") for one, does in zip(told, fits, strict=True)],
                Explanation(f"What the die shows now, {now}, plays no part."),
            ),
        ),
        misconceptions=expected(
            chance,
            *([(event.chance(), idea.SIDES_NOT_VALUES)] if stack else []),
            (Fraction(1, SIDES), idea.ONE_SIDE_ONLY),
            (Fraction(1, 2), idea.HALF_AND_HALF),
            (1 - chance, idea.CHANCE_OF_NONE),
            (int(event.fits(worth(now, stack))), idea.SHOWN_NOT_ROLLED),
            (len(sides), idea.COUNT_NOT_CHANCE),
        ),
    )


def _reroll(draw: Draw, level: int) -> Number:
    if level == 3:
        return draw.one((_two_dice, known_drawn))(draw)
    while True:
        event = an_event(draw, level)
        stack = () if level == 1 else draw.shuffled((draw.one(SHIFTS), draw.one((*TURNS, *SHIFTS))))
        if 0 < event.chance(stack) < 1:
            return reroll_chance(draw.one(EVERY_SIDE), event, stack)


def _two_dice(draw: Draw) -> Number:
    total, every = draw.one(range(3, 12)), SIDES * SIDES
    ways = [roll for roll in product(EVERY_SIDE, EVERY_SIDE) if sum(roll) == total]
    chance = Fraction(len(ways), every)
    unordered = len({tuple(sorted(roll)) for roll in ways})
    return Chance(
        prompt=f"Two dice are rolled again. What is the chance that their sum is {total}?",
        value=chance,
        advice=EXACT,
        hint="Think of a red die and a blue one. Write down every roll with this sum, red first. There are 36 in all.",
        more_hints=(
            f"Begin with {ways[0][0]} + {ways[0][1]}. Which is next?",
            f"The red die can show {ways[0][0]} to {ways[-1][0]}. Each of them needs one side of the blue die.",
        ),
        why=Explanation(
            f"{len(ways)} of 36 rolls have the sum {total}: the chance is {plain(chance)}.",
            why=(
                Explanation(f"{', '.join([f'{one} + {other}' for one, other in ways])}."),
                Explanation("Each of the 6 sides of one die goes with each of the 6 sides of the other: 6 × 6 = 36."),
            ),
        ),
        picture=two_rolls(
            f"{len(ways)} of the 36 sums are {total}.",
            lambda one, other: str(one + other),
            lambda one, other: one + other == total,
        ),
        misconceptions=expected(
            chance,
            (Fraction(unordered, every), idea.ORDER_OF_DICE),
            (Fraction(unordered, 21), idea.ORDER_OF_DICE),
            (Fraction(1, 11), idea.SUMS_EQUALLY_LIKELY),
            (Fraction(1, every), idea.ONE_SIDE_ONLY),
        ),
    )


def known_chance(known: Event, event: Event) -> Number:
    """What is the chance of something when something else is known?"""
    left = known.sides()
    both = tuple([side for side in left if event.fits(side)])
    chance = Fraction(len(both), len(left))
    return Chance(
        prompt=f"A die was rolled again under a cup. You are told that its value is {known.words}. "
        f"What is the chance that it is {event.words}?",
        value=chance,
        advice=EXACT,
        hint="Which sides are still possible? Count only those.",
        more_hints=(
            f"Still possible: {listed(left)}.",
            f"{capital(SMALL[len(left)])} sides are left, all equally likely. How many of them fit “{event.words}”?",
        ),
        why=Explanation(
            f"{len(both)} of the {len(left)} sides that are left: the chance is {plain(chance)}.",
            why=(
                Explanation(f"Still possible: {listed(left)}, each as likely as the others."),
                Explanation(f"Of these, {listed(both)} {'fits' if len(both) == 1 else 'fit'}."),
                Explanation("This is a conditional chance: the chance of something when something else is known."),
            ),
        ),
        misconceptions=expected(
            chance,
            (event.chance(), idea.WHOLE_DIE),
            (Fraction(len(both), SIDES), idea.WHOLE_DIE),
            (known.chance(), idea.WHOLE_DIE),
            (Fraction(1, 2), idea.HALF_AND_HALF),
            (len(both), idea.COUNT_NOT_CHANCE),
        ),
    )


def known_drawn(draw: Draw) -> Number:
    """The same for something that tells a part, but not all."""
    while True:
        known, event = an_event(draw), an_event(draw)
        left = known.sides()
        both = [side for side in left if event.fits(side)]
        if known.words != event.words and 2 <= len(left) < SIDES and 0 < len(both) < len(left):
            return known_chance(known, event)


REROLL = Kind("reroll", "The chance of a reroll", _reroll)

# ── expected values ───────────────────────────────────────────────────────────────────────────────────────────────


def _expected(draw: Draw, level: int) -> Number:
    if level == 1:
        return expected_value((draw.one((*SHIFTS, DOUBLE, HALVE, NEGATE)),), draw.one((0, 1, 2)))
    if level == 3 and draw.one((True, False)):
        return expected_total(tuple([draw.one(EVERY_SIDE) for _ in range(DICE)]), draw.one((1, 2, 3)))
    return expected_value(draw.shuffled((draw.one(SHIFTS), draw.one((DOUBLE, NEGATE) if level == 2 else (HALVE,)))))


def expected_value(stack: Cards = (), others: int = 0) -> Number:
    """The expected value of a die with cards behind it, or the expected total with some other dice."""
    values = [worth(side, stack) for side in EVERY_SIDE]
    mean = Fraction(sum(values), SIDES)
    total = mean + others * MEAN
    rolled = "A die is" if not others else f"{capital(dice_text(others + 1))} are"
    behind = f" Behind {'the first' if others else 'it'}: {stack_text(stack)}." if stack else ""
    ask = "What is the expected total?" if others else "What is its expected value, the mean of all six sides?"
    become = f"The sides 1 to 6 become {listed(values)}." if stack else "The sides are 1, 2, 3, 4, 5 and 6."
    return Number(
        prompt=f"{rolled} rolled.{behind} {ask}",
        value=total,
        advice=EXACT,
        hint="Write down the value for each side, add the six values, and divide by 6."
        + (" A die without cards has the mean 7/2." if others else ""),
        more_hints=(
            ("The six sides, each as likely as the others: ", every_side(stack)),
            f"The six values add up to {plain(sum(values))}."
            + (f" After dividing by 6, add 7/2 for each of the other {SMALL[others]}." if others > 1 else "")
            + (" After dividing by 6, add 7/2 for the other die." if others == 1 else ""),
        ),
        why=Explanation(
            f"The expected {'total' if others else 'value'} is {plain(total)}.",
            why=(
                Explanation(become),
                Explanation(f"Their sum is {plain(sum(values))}, and {plain(sum(values))} ÷ 6 = {plain(mean)}."),
                Explanation(f"Each other die adds 7/2: the total is {plain(total)}.")
                if others
                else Explanation("It need not be a value of the die: it is what many rolls come to on average."),
            ),
        ),
        picture=None if others else _balanced(values, mean),
        misconceptions=expected(
            total,
            *([(_of_the_mean(stack) + others * MEAN, idea.ROUNDED_AT_THE_END)] if HALVE in stack else []),
            (worth(3, stack) + others * 3, idea.MIDDLE_IS_THREE),
            (max(values) + others * SIDES, idea.MOST_IS_MEAN),
            ((others + 1) * MEAN, idea.SIDES_NOT_VALUES),
            (mean, idea.MEAN_OF_ONE_DIE),
        ),
    )


def _balanced(values: Sequence[int | Fraction], mean: Fraction) -> NumberLine:
    """The six values on the number line, and their mean; halving makes two of them the same."""
    line = marked((*values, mean))
    named = [(one, ["mean"] * (one == mean) + ["twice"] * (values.count(one) == 2)) for one, _ in line.marks]
    return replace(line, marks=tuple([(one, ", ".join(names)) for one, names in named]))


def _of_the_mean(stack: Cards) -> Fraction:
    """What the cards make of 3.5 when halving does not round."""
    value = MEAN
    for face in stack:
        value = value / 2 if face == HALVE else value + int(face) if face[0] in "+-" else -value
    return value


def expected_total(values: Values, rolled: int) -> Number:
    """The expected total when the first dice are rolled again."""
    kept = values[rolled:]
    mean = sum(kept) + rolled * MEAN
    what = "the first die" if rolled == 1 else f"the first {dice_text(rolled)}"
    return Number(
        prompt=f"Six dice show {listed(values)}. You roll {what} again. What is the expected total of all six?",
        value=mean,
        advice=EXACT,
        hint="Add what stays. Each die that is rolled adds the mean of its sides.",
        why=Explanation(
            f"The expected total is {plain(mean)}.",
            why=(
                Explanation(f"What stays: {' + '.join(map(plain, kept))} = {sum(kept)}."),
                Explanation(f"Rolled again: {rolled} × 7/2 = {plain(rolled * MEAN)}, whatever lay there."),
            ),
        ),
        misconceptions=expected(
            mean,
            (sum(kept) + rolled * 3, idea.MIDDLE_IS_THREE),
            (sum(kept) + MEAN, idea.MEAN_OF_ONE_DIE),
            (sum(values) + rolled * MEAN, idea.SHOWN_NOT_ROLLED),
            (sum(values), idea.SHOWN_NOT_ROLLED),
            (sum(kept) + rolled * SIDES, idea.MOST_IS_MEAN),
        ),
    )


def best_stop(rolls: int) -> Number:
    """The expected value of a die that may be rolled again, when one stops at the right side."""
    promised, mean = best_of_rerolls(rolls - 1), best_of_rerolls(rolls)
    kept = [side for side in EVERY_SIDE if side > promised]
    again = SIDES - len(kept)
    return Number(
        prompt=f"You roll a die for a high number. You may roll it again, but at most {how_often(rolls)}; "
        "the last roll counts. If you decide well each time, what is the expected value?",
        value=mean,
        advice=EXACT,
        hint="Which sides would you keep after the first roll? Compare each with what rolling again brings.",
        more_hints=(
            f"Rolling again brings {mean_text(promised)} on average. Keep a side that is higher.",
            f"You keep {listed(kept)}. Each other side counts as {plain(promised)}.",
        ),
        why=Explanation(
            f"The expected value is {plain(mean)}.",
            why=(
                Explanation(f"Rolling again brings {plain(promised)} on average, so you keep {listed(kept)}."),
                Explanation(
                    f"({' + '.join(map(str, kept))} + {again} × {plain(promised)}) ÷ 6 = {plain(mean)}: "
                    f"the {again} other sides count as {plain(promised)} each."
                ),
            ),
        ),
        misconceptions=expected(
            mean,
            (MEAN, idea.NEVER_AGAIN),
            ((rolls + 1) * MEAN, idea.EVERY_ROLL_COUNTS),
            (SIDES, idea.MOST_IS_MEAN),
            (Fraction(sum(kept), len(kept)), idea.ONLY_KEPT_SIDES),
        ),
    )


EXPECTED = Kind("expected", "Expected values", _expected)

# ── at least one ──────────────────────────────────────────────────────────────────────────────────────────────────


def at_least_one(rolls: int, event: Event) -> Number:
    """What is the chance of at least one of several dice?"""
    hit = event.chance()
    none = 1 - hit
    chance, missed = 1 - none**rolls, SIDES - len(event.sides())
    return Chance(
        prompt=f"{capital(dice_text(rolls))} are rolled. "
        f"What is the chance that at least one of them is {event.words}?",
        value=chance,
        advice="a fraction, such as 5/8; 1 - (1/4)^3 is understood as well",
        hint="What is the chance that none of them is? The rest is what you are looking for.",
        more_hints=(
            f"For one die the chance that it is not is {plain(none)}. For {dice_text(rolls)}, multiply.",
            f"The chance that none of them is: {' × '.join([plain(none)] * rolls)} = {plain(none**rolls)}.",
        ),
        why=Explanation(
            f"The chance is {plain(chance)}.",
            why=(
                Explanation(f"One die: {missed} of 6 sides do not fit, {plain(none)}."),
                Explanation(f"None of {rolls} dice: {' × '.join([plain(none)] * rolls)} = {plain(none**rolls)}."),
                Explanation(f"At least one: 1 − {plain(none**rolls)} = {plain(chance)}."),
            ),
        ),
        picture=_once_or_twice(event) if rolls == 2 else None,
        misconceptions=expected(
            chance,
            (rolls * hit, idea.CHANCES_ADD),
            (hit**rolls, idea.CHANCES_OF_ALL),
            (none**rolls, idea.CHANCE_OF_NONE),
            (hit, idea.CHANCES_OF_ALL),
        ),
    )


def _once_or_twice(event: Event) -> TwoRolls:
    """Which outcomes of two rolls fit, and which fit twice."""
    hits = event.sides()
    fits = len(hits) * (2 * SIDES - len(hits))
    return two_rolls(
        f"{fits} of the 36 outcomes fit. Adding the two chances would count each ✓✓ twice.",
        lambda one, other: "✓" * ((one in hits) + (other in hits)),
        lambda one, other: one in hits or other in hits,
    )


def _only_the_second(event: Event) -> TwoRolls:
    """Which outcomes need the second roll."""
    hits = event.sides()
    only = len(hits) * (SIDES - len(hits))
    return two_rolls(
        f"In a row of ✓ the first roll fits. In {only} of the 36 outcomes only the second does: +.",
        lambda one, other: "✓" if one in hits else "+" * (other in hits),
        lambda one, other: one not in hits and other in hits,
    )


def _sixes(draw: Draw, level: int) -> Number:
    if level == 3:
        event = rare_event(draw, 3)
        return one_more(draw.one((1, 2)), event)
    return at_least_one(level + 1, rare_event(draw, 1 + level * 2))


def rare_event(draw: Draw, most: int) -> Event:
    """An event with at most so many sides."""
    while True:
        event = an_event(draw)
        if 1 <= len(event.sides()) <= most:
            return event


def one_more(rolls: int, event: Event) -> Number:
    """By how much does another roll raise the chance?"""
    hit = event.chance()
    none = 1 - hit
    gain = none**rolls * hit
    before, after = 1 - none**rolls, 1 - none ** (rolls + 1)
    fewer, more = f"{SMALL[rolls]} roll{'' if rolls == 1 else 's'}", f"{SMALL[rolls + 1]} rolls"
    return Number(
        prompt=f"You want the value to be {event.words}, and you may roll a die {how_often(rolls)}. "
        f"By how much does your chance grow if you may roll it {how_often(rolls + 1)}?",
        value=gain,
        advice=FRACTION,
        hint="The extra roll helps only where every roll before it has failed.",
        more_hints=(
            f"With {fewer} you fail with a chance of {plain(none**rolls)}.",
            f"Only then do you roll once more, and that helps with a chance of {plain(hit)}. Multiply.",
        ),
        why=Explanation(
            f"The chance grows by {plain(gain)}.",
            why=(
                Explanation(f"With {fewer} it is {plain(before)}, with {more} {plain(after)}."),
                Explanation(
                    f"The extra roll is needed with chance {plain(none**rolls)} and then helps with chance "
                    f"{plain(hit)}: {plain(none**rolls)} × {plain(hit)} = {plain(gain)}."
                ),
                Explanation("So each further roll helps less than the one before."),
            ),
        ),
        picture=_only_the_second(event) if rolls == 1 else None,
        misconceptions=expected(
            gain,
            (hit, idea.SECOND_HELPS_AS_MUCH),
            (after, idea.WHOLE_CHANCE),
            (hit ** (rolls + 1), idea.AGAIN_AFTER_A_HIT),
            (none**rolls, idea.EXTRA_ALWAYS_HELPS),
        ),
    )


SIXES = Kind("sixes", "At least one", _sixes)
