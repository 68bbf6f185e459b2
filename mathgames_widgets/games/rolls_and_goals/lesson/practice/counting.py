"""Problems about the values of six dice: even and odd, divisible by 3, the range."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    BEST_DIE_MISSED,
    CARD_FORGOTTEN,
    NO_PARITY_BELOW_ZERO,
    NOT_DIVISIBLE_BELOW_ZERO,
    ODD_FOR_THREES,
    RANGE_COUNTS_NUMBERS,
    RANGE_IS_HIGHEST,
    RANGE_WITHOUT_SIGN,
    SIZE_WITHOUT_SIGN,
    TOWARDS_ZERO,
    WRONG_PARITY,
    ZERO_NOT_DIVISIBLE,
    ZERO_NOT_EVEN,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import DiceRow, Die, card, row_of
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import (
    SHIFTS,
    SIDES,
    TURNS,
    WHOLE,
    a_shift,
    some_values,
)
from mathgames_widgets.games.rolls_and_goals.lesson.practice.stacks import misread, towards_zero
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import (
    measured,
    step,
    why_behind,
    why_parity,
    why_range,
    why_threes,
    with_card,
    worth,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, Goal, Values
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception
from mathgames_widgets.questions.typed import Number


def dice_with_cards(draw: Draw) -> DiceRow:
    """Six dice, each with one card or two behind it."""
    stacks = [
        (draw.one(TURNS), draw.one(SHIFTS)) if draw.one((True, False)) else (draw.one(SHIFTS),) for _ in range(DICE)
    ]
    return DiceRow(tuple([Die(draw.one(SIDES), draw.shuffled(stack)) for stack in stacks]))


def worths(row: DiceRow) -> Values:
    """What the dice of a row are worth."""
    return tuple([worth(die.shows, die.stack) for die in row.dice])


def how_worth(row: DiceRow) -> tuple[Explanation, ...]:
    """How each die comes to its value."""
    return tuple([Explanation(f"{_steps(die)}.") for die in row.dice if die.stack])


def _steps(die: Die) -> str:
    value, steps = die.shows, []
    for face in die.stack:
        after = worth(value, (face,))
        steps.append(step(value, face, after))
        value = after
    return ", then ".join(steps)


# ── even and odd ──────────────────────────────────────────────────────────────────────────────────────────────────


def _parity(draw: Draw, level: int) -> Task:
    odd = draw.one((True, False))
    goal, word = (Goal.MOST_ODDS, "odd") if odd else (Goal.MOST_EVENS, "even")
    row = dice_with_cards(draw) if level == 3 else row_of(_for_parity(draw, level))
    values = worths(row)
    why = why_parity(values, odd)
    count = measured(goal, values)
    question = Number(
        key="",
        prompt=(f"How many of the six dice are worth an {word} number? ", row),
        value=count,
        advice=WHOLE,
        hint="Take them one by one. Is it 2 times a whole number? The pattern even, odd, even, odd goes on below 0.",
        why=Explanation(why.claim, why=(*how_worth(row), *why.why)),
        misconceptions=expected(
            count,
            (sum(value % 2 == odd and value > 0 for value in values), NO_PARITY_BELOW_ZERO),
            (sum(value % 2 == odd and value >= 0 for value in values), NO_PARITY_BELOW_ZERO),
            (_zero_elsewhere(values, odd), ZERO_NOT_EVEN),
            *_careless(row, lambda value: value % 2 == odd),
            (DICE - count, WRONG_PARITY),
        ),
    )
    return Task(question)


def _for_parity(draw: Draw, level: int) -> Values:
    if level == 1:
        return some_values(draw, 1)
    return draw.shuffled((0, draw.one((-5, -3, -1)), draw.one((-6, -4, -2)), *some_values(draw, 2, 3)))


def _zero_elsewhere(values: Values, odd: bool) -> int:
    """The count when 0 is odd to somebody, or not even."""
    return sum(value % 2 == odd and value != 0 for value in values) + (values.count(0) if odd else 0)


def _careless(row: DiceRow, counts: Callable[[int], bool]) -> list[tuple[int, Misconception]]:
    """The count of the sides without their cards, and with halves cut off."""
    return [
        (sum(counts(misread(die.shows, die.stack, towards_zero)) for die in row.dice), TOWARDS_ZERO),
        (sum(counts(die.shows) for die in row.dice), CARD_FORGOTTEN),
    ]


PARITY = Kind("parity", "Even and odd", _parity)

# ── divisible by 3 ────────────────────────────────────────────────────────────────────────────────────────────────


def _threes(draw: Draw, level: int) -> Task:
    row = dice_with_cards(draw) if level == 3 else row_of(_for_threes(draw, level))
    values = worths(row)
    why = why_threes(values)
    count = measured(Goal.MOST_DIVISIBLE_BY_3, values)
    question = Number(
        key="",
        prompt=("How many of the six dice are worth a number that is divisible by 3? ", row),
        value=count,
        advice=WHOLE,
        hint="Go along the table of 3 from 0, up and down: 3 more, 3 more, and 3 less, 3 less.",
        why=Explanation(why.claim, why=(*how_worth(row), *why.why)),
        misconceptions=expected(
            count,
            (sum(value % 3 == 0 and value != 0 for value in values), ZERO_NOT_DIVISIBLE),
            (sum(value % 3 == 0 and value >= 0 for value in values), NOT_DIVISIBLE_BELOW_ZERO),
            (sum(value % 3 == 0 and value > 0 for value in values), NOT_DIVISIBLE_BELOW_ZERO),
            *_careless(row, lambda value: value % 3 == 0),
            (sum(value % 2 for value in values), ODD_FOR_THREES),
        ),
    )
    return Task(question)


def _for_threes(draw: Draw, level: int) -> Values:
    if level == 1:
        return tuple([draw.one(range(1, 13)) for _ in range(DICE)])
    return draw.shuffled((0, draw.one((-9, -6, -3)), draw.one((-8, -7, -5, -4)), *some_values(draw, 2, 3)))


THREES = Kind("threes", "Divisible by 3", _threes)

# ── the range ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _range(draw: Draw, level: int) -> Task:
    return _range_with_card(draw) if level == 3 else _range_of(draw, level)


def _range_of(draw: Draw, level: int) -> Task:
    values = some_values(draw, level, DICE)
    if level == 2:
        values = draw.shuffled((*values[:4], draw.one(range(-6, 0)), draw.one(range(1, 10))))
    size = measured(Goal.GREATEST_RANGE, values)
    question = Number(
        key="",
        prompt=("What is the range of these values? ", row_of(values)),
        value=size,
        advice=WHOLE,
        hint="Find the highest and the lowest value. How many steps is it from one to the other on the number line?",
        why=why_range(values),
        misconceptions=expected(size, *misread_range(values)),
    )
    return Task(question)


def misread_range(values: Values) -> list[tuple[int, Misconception]]:
    """The range to somebody who takes it for something else."""
    high, low = max(values), min(values)
    sizes = [abs(value) for value in values]
    return [
        (abs(high) - abs(low), RANGE_WITHOUT_SIGN),
        (max(sizes) - min(sizes), RANGE_WITHOUT_SIGN),
        (high - max([value for value in values if value < 0], default=low), SIZE_WITHOUT_SIGN),
        (high, RANGE_IS_HIGHEST),
        (high - low + 1, RANGE_COUNTS_NUMBERS),
    ]


def _range_with_card(draw: Draw) -> Task:
    values, face = some_values(draw, 3), a_shift(draw)
    is_great = draw.one((True, False))
    goal = Goal.GREATEST_RANGE if is_great else Goal.SMALLEST_RANGE
    best = (max if is_great else min)(with_card(values, face), key=lambda one: measured(goal, one))
    size, now = measured(goal, best), measured(goal, values)
    word = "greatest" if is_great else "smallest"
    question = Number(
        key="",
        prompt=(
            f"You put {card(face)} behind one of these dice. What is the {word} range that you can reach? ",
            row_of(values),
        ),
        value=size,
        advice=WHOLE,
        hint="Which die should move, the highest or the lowest one? And which way does the card move it?",
        why=Explanation(
            f"The {word} range is {plain(size)}; before it was {plain(now)}.",
            why=(why_behind(values, face, best), *why_range(best).why),
        ),
        misconceptions=expected(
            size,
            *[(wrong, RANGE_WITHOUT_SIGN) for wrong, _ in misread_range(best)[:2]],
            (size + 1, RANGE_COUNTS_NUMBERS),
            *[(measured(goal, one), BEST_DIE_MISSED) for one in with_card(values, face)],
        ),
    )
    return Task(question)


RANGE = Kind("range", "The range", _range)
