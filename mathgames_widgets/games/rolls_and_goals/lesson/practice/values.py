"""Problems about the values of six dice: even and odd, divisible by 3, the range, sets and modes, runs, pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from math import comb

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception
from mathgames_widgets.questions.typed import Number, Numbers

from ...rules.cards import DICE, EVERY_SIDE, Card, Goal, Values, value_of
from ...rules.scoring import COUNTED, LEAST_WINS, modes, runs, times
from ...words.explanations import evidence, tally, why_value
from ...words.sentences import face_text
from ..pictures import DiceRow, Die, marked, row_of
from . import drawing
from .drawing import SHIFTS, TURNS, alike_values, measured, some_values
from .stacks import misread, towards_zero, with_numbers

say = room(__name__)

Miscounts = Callable[[Values], list[tuple[int, Misconception]]]
"""What a goal compares to those who take it for something else."""


def speaks_against(goal: Goal, values: Values, own: Fraction | None) -> str:
    """What some dice say against a wrong number for what a goal compares, as far as it can be one."""
    most = {Goal.GREATEST_RANGE: None, Goal.MOST_PAIRS: DICE // 2}.get(goal, DICE)
    if not _is_count(own, most):
        return say("no-count", most=most)
    assert own is not None, "none is no count"
    return AGAINST[goal](values, int(own), own > measured(goal, values))


def _is_count(own: Fraction | None, most: int | None) -> bool:
    """Whether a number is whole, and from 0 to the most."""
    return own is not None and own.denominator == 1 and own >= 0 and (most is None or own <= most)


def of_goal(
    goal: Goal, prompt: str, hint: str, row: DiceRow, wrong: list[tuple[int, Misconception]], last: str = ""
) -> Number:
    """How much do these dice have of what a goal compares? `last` is the last hint."""
    values = worths(row)
    size, told = measured(goal, values), evidence(goal, values)
    return Number(
        prompt=(prompt, " ", row),
        value=size,
        advice=drawing.integer(),
        hint=hint,
        more_hints=(say.pieces("values-are", line=marked(values)), *([last] if last else [])),
        why=Explanation(told.claim, shown=told.shown, why=(*how_worth(row), *told.why)),
        because=lambda own: speaks_against(goal, values, own),
        misconceptions=expected(size, *wrong),
    )


def with_a_card(draw: ProblemRng, goal: Goal, prompt: str, hint: str, wrong: Miscounts) -> Number:
    """The same when a card is put behind one die first."""
    while True:
        values, face = alike_values(draw, 3), draw.one(SHIFTS)
        best = max(moved(values, face), key=lambda changed: measured(goal, changed))
        if measured(goal, best) > measured(goal, values):
            return best_card(goal, prompt, hint, (values, face, best), wrong(best))


def best_card(
    goal: Goal, prompt: str, hint: str, put: tuple[Values, Card, Values], wrong: list[tuple[int, Misconception]]
) -> Number:
    """How much can a goal compare when a card goes behind the best die? `put` are the values before it, the card, and
    the values with it."""
    values, face, best = put
    size, told = measured(goal, best), evidence(goal, best)
    at = next(place for place, (old, new) in enumerate(zip(values, best, strict=True)) if old != new)
    behind = Explanation(say("behind-makes", before=values[at], after=best[at], values=best))
    missed = [(measured(goal, changed), idea.BEST_DIE_MISSED) for changed in (values, *moved(values, face))]
    return Number(
        prompt=(f"{say('put-behind-one', card=face_text(face))} {prompt}", " ", row_of(values)),
        value=size,
        advice=drawing.integer(),
        hint=hint,
        why=Explanation(told.claim, shown=told.shown, why=(behind, *told.why)),
        because=lambda own: _card_against(goal, values, face, own),
        misconceptions=expected(size, *wrong, *missed),
    )


def _card_against(goal: Goal, values: Values, face: Card, own: Fraction | None) -> str:
    """A better place for the card than a wrong number has, the nearest one; or that there is none."""
    if own is None or not _is_count(own, None):
        return say("no-count", most=None)
    is_least = goal in LEAST_WINS
    reached = [(measured(goal, changed), at, changed) for at, changed in enumerate(moved(values, face))]
    better = [result for result in reached if (result[0] < own if is_least else result[0] > own)]
    if not better:
        return say("card-not-enough", card=face_text(face), own=own)
    _, at, made = (max if is_least else min)(better)
    return say("card-better", card=face_text(face), before=values[at], values=made, own=own, less=is_least)


def moved(values: Values, face: Card) -> list[Values]:
    """What the values can become when a card is put behind one of the dice.

    >>> moved((5, 2), "x2")
    [(10, 2), (5, 4)]
    """
    return [(*values[:at], value_of(value, (face,)), *values[at + 1 :]) for at, value in enumerate(values)]


# ── dice with cards behind them ───────────────────────────────────────────────────────────────────────────────────


def dice_with_cards(draw: ProblemRng) -> DiceRow:
    """Six dice, each with one card or two behind it."""
    stacks = [
        (draw.one(TURNS), draw.one(SHIFTS)) if draw.one((True, False)) else (draw.one(SHIFTS),) for _ in range(DICE)
    ]
    return DiceRow(tuple([Die(draw.one(EVERY_SIDE), draw.shuffled(stack)) for stack in stacks]))


def worths(row: DiceRow) -> Values:
    """What the dice of a row are worth."""
    return tuple([value_of(die.shows, die.stack) for die in row.dice])


def how_worth(row: DiceRow) -> tuple[Explanation, ...]:
    """How each die with cards comes to its value."""
    return tuple([why_value(die.shows, die.stack, at) for at, die in enumerate(row.dice) if die.stack])


def _careless(goal: Goal, row: DiceRow) -> list[tuple[int, Misconception]]:
    """The count of the sides without their cards, and with halves cut off."""
    counts = COUNTED[goal]
    rounded = [with_numbers(idea.TOWARDS_ZERO, die.shows, die.stack, towards_zero) for die in row.dice]
    return [
        (
            sum(counts(misread(die.shows, die.stack, towards_zero)) for die in row.dice),
            next((one for one in rounded if one != idea.TOWARDS_ZERO), idea.TOWARDS_ZERO),
        ),
        (sum(counts(die.shows) for die in row.dice), idea.CARD_FORGOTTEN),
    ]


def counts_against(goal: Goal, values: Values, own: int, over: bool) -> str:
    """A die that was counted and does not count, or the other way round: first of all 0, or one below 0."""
    example = min(
        [value for value in values if COUNTED[goal](value) != over], key=lambda value: (value != 0, value > 0)
    )
    if goal is Goal.MOST_DIVISIBLE_BY_3:
        return say(
            "threes-against",
            over=over,
            own=own,
            value=example,
            third=example // 3,
            low=example // 3 * 3,
            high=example // 3 * 3 + 3,
        )
    parity = "odd" if goal is Goal.MOST_ODDS else "even"
    return say(
        "parity-against",
        over=over,
        own=own,
        parity=parity,
        value=example,
        low=example - 1,
        high=example + 1,
    )


# ── even and odd ──────────────────────────────────────────────────────────────────────────────────────────────────


def parity_of(goal: Goal, row: DiceRow) -> Number:
    """How many dice are odd, or even?"""
    counts, parity = COUNTED[goal], "odd" if goal is Goal.MOST_ODDS else "even"
    values = worths(row)
    zeroes = values.count(0) * (1 if goal is Goal.MOST_ODDS else -1)
    return of_goal(
        goal,
        say("parity-prompt", parity=parity),
        say("parity-hint"),
        row,
        [
            (sum(counts(value) and value > 0 for value in values), idea.NO_PARITY_BELOW_ZERO),
            (sum(counts(value) and value >= 0 for value in values), idea.NO_PARITY_BELOW_ZERO),
            (measured(goal, values) + zeroes, idea.ZERO_NOT_EVEN),
            *_careless(goal, row),
            (DICE - measured(goal, values), idea.WRONG_PARITY),
        ],
        say("parity-hint-2"),
    )


def _parity(draw: ProblemRng, level: int) -> Number:
    goal = draw.one((Goal.MOST_ODDS, Goal.MOST_EVENS))
    if level == 3:
        return parity_of(goal, dice_with_cards(draw))
    return parity_of(goal, row_of(some_values(draw, 1) if level == 1 else with_both_signs(draw)))


def with_both_signs(draw: ProblemRng) -> Values:
    """0, an even and an odd negative number, and three others."""
    return draw.shuffled((0, draw.one((-5, -3, -1)), draw.one((-6, -4, -2)), *some_values(draw, 2, 3)))


PARITY = Kind("parity", lambda: say("kind-parity"), _parity)

# ── divisible by 3 ────────────────────────────────────────────────────────────────────────────────────────────────


def _threes(draw: ProblemRng, level: int) -> Number:
    row = dice_with_cards(draw) if level == 3 else row_of(_for_threes(draw, level))
    values = worths(row)
    return of_goal(
        Goal.MOST_DIVISIBLE_BY_3,
        say("threes-prompt"),
        say("threes-hint"),
        row,
        [
            (sum(value % 3 == 0 and value != 0 for value in values), idea.ZERO_NOT_DIVISIBLE),
            (sum(value % 3 == 0 and value >= 0 for value in values), idea.NOT_DIVISIBLE_BELOW_ZERO),
            (sum(value % 3 == 0 and value > 0 for value in values), idea.NOT_DIVISIBLE_BELOW_ZERO),
            *_careless(Goal.MOST_DIVISIBLE_BY_3, row),
            (sum(value % 2 for value in values), idea.ODD_FOR_THREES),
        ],
    )


def _for_threes(draw: ProblemRng, level: int) -> Values:
    if level == 1:
        return tuple([draw.one(range(1, 13)) for _ in range(DICE)])
    return draw.shuffled((0, draw.one((-9, -6, -3)), draw.one((-8, -7, -5, -4)), *some_values(draw, 2, 3)))


THREES = Kind("threes", lambda: say("kind-threes"), _threes)

# ── the range ─────────────────────────────────────────────────────────────────────────────────────────────────────


def range_of(values: Values) -> Number:
    """What is the range of some values?"""
    return of_goal(Goal.GREATEST_RANGE, say("range-prompt"), say("range-hint"), row_of(values), wrong_ranges(values))


def wrong_ranges(values: Values) -> list[tuple[int, Misconception]]:
    """The range to those who take it for something else."""
    high, low = max(values), min(values)
    sizes = [abs(value) for value in values]
    return [
        *[(own, idea.without_sign(low, high, own)) for own in (abs(high) - abs(low), max(sizes) - min(sizes))],
        (high - max([value for value in values if value < 0], default=low), idea.SIZE_WITHOUT_SIGN),
        (high, idea.RANGE_IS_HIGHEST),
        (high - low + 1, idea.RANGE_COUNTS_NUMBERS),
    ]


def range_against(values: Values, own: int, over: bool) -> str:
    """Two dice that are farther apart than a range, or how far it would lead."""
    if over:
        return say("range-too-large", own=own, low=min(values), high=min(values) + own)
    apart = [(high - low, low, high) for low in values for high in values if high - low > own]
    _, low, high = min(apart)
    return say("range-too-small", own=own, low=low, high=high)


def _range(draw: ProblemRng, level: int) -> Number:
    if level == 3:
        return _range_with_card(draw)
    values = some_values(draw, level, DICE)
    if level == 2:
        values = draw.shuffled((*values[:4], draw.one(range(-6, 0)), draw.one(range(1, 10))))
    return range_of(values)


def _range_with_card(draw: ProblemRng) -> Number:
    values, face = some_values(draw, 3), draw.one(SHIFTS)
    goal = draw.one((Goal.GREATEST_RANGE, Goal.SMALLEST_RANGE))
    end, best_of = ("greatest", max) if goal is Goal.GREATEST_RANGE else ("smallest", min)
    best = best_of(moved(values, face), key=lambda changed: measured(goal, changed))
    wrong = [*wrong_ranges(best)[:2], (measured(goal, best) + 1, idea.RANGE_COUNTS_NUMBERS)]
    prompt, hint = say("range-reach", end=end), say("range-card-hint")
    return best_card(goal, prompt, hint, (values, face, best), wrong)


RANGE = Kind("range", lambda: say("kind-range"), _range)

# ── sets and modes ────────────────────────────────────────────────────────────────────────────────────────────────


def _set(draw: ProblemRng, level: int) -> Number | Numbers:
    hint = say("set-hint")
    if level == 1:
        prompt, values = say("set-prompt"), alike_values(draw, 1)
        return of_goal(Goal.LARGEST_SET, prompt, hint, row_of(values), wrong_sets(values))
    if level == 2:
        return which_modes(some_with_a_mode(draw))
    hint = f"{hint} {say('set-card-hint')}"
    return with_a_card(draw, Goal.LARGEST_SET, say("set-reach"), hint, wrong_sets)


def wrong_sets(values: Values) -> list[tuple[int, Misconception]]:
    """How large the largest set is to those who count something else."""
    counts = times(values).values()
    return [
        (len(counts), idea.SET_COUNTS_DIFFERENT),
        (sum(count for count in counts if count > 1), idea.SET_ADDS_ALL),
        (max(values), idea.HIGHEST_MODE),
    ]


def set_against(values: Values, own: int, over: bool) -> str:
    """A value to be counted again, or what a set of that size would need."""
    if over or own == 1:
        return say("set-too-large", own=own)
    return say("set-too-small", own=own, mode=modes(values)[0])


def some_with_a_mode(draw: ProblemRng) -> Values:
    """Six values of which at least two are equal, so that the highest is not the only one that appears most often."""
    while True:
        values = alike_values(draw, 2)
        if len(modes(values)) < DICE and modes(values) != (max(values),):
            return values


def which_modes(values: Values) -> Numbers:
    """Which values appear most often?"""
    found = modes(values)
    often = Explanation(say("mode-often", times=values.count(found[0])))
    return Numbers(
        prompt=(say("mode-prompt"), " ", row_of(values)),
        values=found,
        advice=drawing.integers(),
        hint=say("mode-hint"),
        because=lambda own: _no_mode(values, [value for value in own if value not in found] if own else None),
        why=Explanation(say("mode-why", many=len(found), values=found), why=(tally(values), often)),
        misconceptions=expected(
            found,
            *[((mode,), idea.ONE_MODE_ONLY) for mode in found if len(found) > 1],
            ((max(values),), idea.HIGHEST_MODE),
            (tuple([value for value, count in times(values).items() if count > 1]), idea.SET_ADDS_ALL),
        ),
    )


def _no_mode(values: Values, extra: Sequence[Fraction] | None) -> str:
    """How often a value appears that does not appear most often; `extra` is None where nothing was named."""
    if extra is None:
        return say("mode-always")
    return say("mode-against", value=extra[0], times=values.count(extra[0])) if extra else ""


SET = Kind("set", lambda: say("kind-set"), _set)

# ── runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def longest_run(values: Values) -> Number:
    """How long is the longest run?"""
    first, *_ = max(runs(values), key=len)
    last = say("run-begin", start=first) if measured(Goal.LONGEST_RUN, values) else say("run-none")
    prompt, hint = say("run-prompt"), say("run-hint")
    return of_goal(Goal.LONGEST_RUN, prompt, hint, row_of(values), wrong_runs(values), last)


def _run(draw: ProblemRng, level: int) -> Number:
    if level == 1:
        return longest_run(some_values(draw, 1))
    if level == 2:
        return longest_run(draw.shuffled((draw.one((-1, 0)), *[draw.one(range(-4, 5)) for _ in range(DICE - 1)])))
    hint = f"{say('run-hint')} {say('run-card-hint')}"
    return with_a_card(draw, Goal.LONGEST_RUN, say("run-reach"), hint, wrong_runs)


def wrong_runs(values: Values) -> list[tuple[int, Misconception]]:
    """How long the longest run is to those who take runs for something else."""
    parts = runs(values)
    repeated = max([[value for value in values if value in part] for part in parts], key=len)
    return [
        (len(repeated), idea.with_repeats(repeated)),
        (_side_by_side(values), idea.RUN_IN_THE_ROW),
        (max([sum(value > 0 for value in part) for part in parts]), idea.RUN_STOPS_AT_ZERO),
        (len(set(values)), idea.with_gaps(values)),
    ]


def run_against(values: Values, own: int, over: bool) -> str:
    """Where a longer run begins, or where the longest one ends."""
    longest = max(runs(values), key=len)
    if own == 1:
        return say("run-of-one")
    if over and len(longest) == 1:
        return say("run-in-order", own=own, values=tuple(times(values)))
    if over:
        return say("run-too-long", own=own, last=longest[-1], next=longest[-1] + 1)
    return say("run-too-short", own=own, first=longest[0], second=longest[1])


def _side_by_side(values: Values) -> int:
    """The longest run of neighbours in the row, as they lie."""
    longest = length = 1
    for one, other in pairwise(values):
        length = length + 1 if other == one + 1 else 1
        longest = max(longest, length)
    return longest if longest > 1 else 0


RUN = Kind("run", lambda: say("kind-run"), _run)

# ── pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def pairs_in(values: Values) -> Number:
    """How many pairs are there?"""
    return of_goal(Goal.MOST_PAIRS, say("pairs-prompt"), say("pairs-hint"), row_of(values), wrong_pairs(values))


def _pairs(draw: ProblemRng, level: int) -> Number:
    if level == 3:
        hint = f"{say('pairs-hint')} {say('pairs-card-hint')}"
        return with_a_card(draw, Goal.MOST_PAIRS, say("pairs-reach"), hint, wrong_pairs)
    few = [draw.one(range(1, 7) if level == 1 else range(-4, 5)) for _ in range(6 - level)]
    return pairs_in(tuple([draw.one(few) for _ in range(DICE)]))


def wrong_pairs(values: Values) -> list[tuple[int, Misconception]]:
    """How many pairs there are to those who count them another way."""
    counts = times(values).values()
    return [
        (sum(comb(count, 2) for count in counts), idea.PAIRS_SHARE),
        (sum(count - 1 for count in counts), idea.PAIRS_SHARE),
        (sum(count > 1 for count in counts), idea.ONE_PAIR_A_VALUE),
        (sum(count == 2 for count in counts), idea.ONE_PAIR_A_VALUE),
    ]


def pairs_against(values: Values, own: int, over: bool) -> str:
    """Two dice without a partner, or two that can still be a pair when so many pairs are taken away."""
    counts = times(values)
    if over:
        one, other, *_ = [value for value in counts if counts[value] % 2]
        return say("pairs-too-many", own=own, one=one, other=other)
    pairs = [value for value in counts for _ in range(counts[value] // 2)]
    return say("pairs-too-few", own=own, value=pairs[own])


AGAINST: dict[Goal, Callable[[Values, int, bool], str]] = {
    **{goal: partial(counts_against, goal) for goal in (Goal.MOST_ODDS, Goal.MOST_EVENS, Goal.MOST_DIVISIBLE_BY_3)},
    Goal.GREATEST_RANGE: range_against,
    Goal.LARGEST_SET: set_against,
    Goal.LONGEST_RUN: run_against,
    Goal.MOST_PAIRS: pairs_against,
}
"""What speaks against a wrong whole number, and whether it is too large."""

PAIRS = Kind("pairs", lambda: say("kind-pairs"), _pairs)
