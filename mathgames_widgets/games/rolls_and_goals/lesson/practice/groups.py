"""Problems about values that belong together: sets and modes, runs, pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from math import comb

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    BEST_DIE_MISSED,
    HIGHEST_MODE,
    ONE_MODE_ONLY,
    ONE_PAIR_A_VALUE,
    PAIRS_SHARE,
    RUN_IN_THE_ROW,
    RUN_STOPS_AT_ZERO,
    RUN_WITH_GAPS,
    RUN_WITH_REPEATS,
    SET_ADDS_ALL,
    SET_COUNTS_DIFFERENT,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import card, row_of
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import WHOLE, a_shift, alike_values, some_values
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import (
    measured,
    modes,
    often,
    runs,
    why_behind,
    why_pairs,
    why_run,
    why_set,
    with_card,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, Goal, Values
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number, Numbers

Miscounts = Callable[[Values], list[tuple[int, Misconception]]]
Reasons = Callable[[Values], Explanation]


def _count(prompt: str, hint: str, goal: Goal, values: Values, why: Reasons, wrong: Miscounts) -> Task:
    """How much do these dice have of what a goal compares?"""
    size = measured(goal, values)
    question = Number(
        key="",
        prompt=(f"{prompt} ", row_of(values)),
        value=size,
        advice=WHOLE,
        hint=hint,
        why=why(values),
        misconceptions=expected(size, *wrong(values)),
    )
    return Task(question)


def _with_a_card(draw: Draw, prompt: str, hint: str, goal: Goal, why: Reasons, wrong: Miscounts) -> Task:
    """The same when a card may be put behind one die first."""
    while True:
        values, face = alike_values(draw, 3), a_shift(draw)
        best = max(with_card(values, face), key=lambda one: measured(goal, one))
        size = measured(goal, best)
        if size > measured(goal, values):
            break
    told = why(best)
    question = Number(
        key="",
        prompt=(f"You put {card(face)} behind one of these dice. {prompt} ", row_of(values)),
        value=size,
        advice=WHOLE,
        hint=hint,
        why=Explanation(told.claim, why=(why_behind(values, face, best), *told.why)),
        misconceptions=expected(
            size,
            *wrong(best),
            (measured(goal, values), BEST_DIE_MISSED),
            *[(measured(goal, one), BEST_DIE_MISSED) for one in with_card(values, face)],
        ),
    )
    return Task(question)


# ── sets and modes ────────────────────────────────────────────────────────────────────────────────────────────────


def _set(draw: Draw, level: int) -> Task:
    if level == 2:
        return _modes(draw)
    hint = "How often does each value occur? A set needs at least two dice."
    if level == 1:
        prompt = "How many dice has the largest set? Without a set it is 0."
        return _count(prompt, hint, Goal.LARGEST_SET, alike_values(draw, 1), why_set, _wrong_sets)
    prompt = "How many dice can the largest set have then?"
    return _with_a_card(
        draw, prompt, f"{hint} Which die can the card bring to them?", Goal.LARGEST_SET, why_set, _wrong_sets
    )


def _wrong_sets(values: Values) -> list[tuple[int, Misconception]]:
    counts = Counter(values)
    return [
        (len(counts), SET_COUNTS_DIFFERENT),
        (sum(count for count in counts.values() if count > 1), SET_ADDS_ALL),
        (max(values), HIGHEST_MODE),
        (1, SET_COUNTS_DIFFERENT),
    ]


def _modes(draw: Draw) -> Task:
    return Task(which_modes(some_with_a_mode(draw)))


def some_with_a_mode(draw: Draw) -> Values:
    """Six values of which at least two are equal, so that the highest is not the only one that occurs most often."""
    while True:
        values = alike_values(draw, 2)
        if len(modes(values)) < DICE and modes(values) != (max(values),):
            return values


def which_modes(values: Values, key: str = "", again: Callable[[str], Question] | None = None) -> Numbers:
    """Which values occur most often?"""
    found = modes(values)
    times = values.count(found[0])
    return Numbers(
        key=key,
        prompt=("Which value occurs most often? Name all of them if there are several. ", row_of(values)),
        values=found,
        advice="numbers with commas between them, such as −2, 5",
        hint="Count how often each value occurs, and do not stop at the first one that occurs often.",
        why=Explanation(
            f"{listed(found)} {'is the mode' if len(found) == 1 else 'are the modes'}.",
            why=(*why_set(values).why, Explanation(f"No value occurs more than {often(times)}.")),
        ),
        misconceptions=expected(
            found,
            *[((one,), ONE_MODE_ONLY) for one in found if len(found) > 1],
            ((max(values),), HIGHEST_MODE),
            (tuple(sorted({value for value in values if values.count(value) > 1})), SET_ADDS_ALL),
        ),
        again=again,
    )


SET = Kind("set", "Sets and modes", _set)

# ── runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _run(draw: Draw, level: int) -> Task:
    hint = "Sort the values first, each once. Then look where the next one is not 1 more."
    if level == 3:
        prompt = "How many dice can the longest run have then?"
        return _with_a_card(
            draw, prompt, f"{hint} Which gap can the card close?", Goal.LONGEST_RUN, why_run, wrong_runs
        )
    prompt = "How many dice has the longest run? Without a run it is 0."
    values = some_values(draw, 1) if level == 1 else _around_zero(draw)
    return _count(prompt, hint, Goal.LONGEST_RUN, values, why_run, wrong_runs)


def _around_zero(draw: Draw) -> Values:
    return draw.shuffled((draw.one((-1, 0)), *[draw.one(range(-4, 5)) for _ in range(DICE - 1)]))


def wrong_runs(values: Values) -> list[tuple[int, Misconception]]:
    """How long the longest run is to somebody who takes runs for something else."""
    parts = runs(values)
    positive = [one for one in (tuple([value for value in part if value > 0]) for part in parts) if one]
    return [
        (max([sum(values.count(value) for value in part) for part in parts]), RUN_WITH_REPEATS),
        (_side_by_side(values), RUN_IN_THE_ROW),
        (max(map(len, positive), default=0), RUN_STOPS_AT_ZERO),
        (len(set(values)), RUN_WITH_GAPS),
        (1, RUN_WITH_GAPS),
    ]


def _side_by_side(values: Values) -> int:
    """The longest run of neighbours in the row, as they lie."""
    longest = length = 1
    for one, other in pairwise(values):
        length = length + 1 if other == one + 1 else 1
        longest = max(longest, length)
    return longest if longest > 1 else 0


RUN = Kind("run", "The longest run", _run)

# ── pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pairs(draw: Draw, level: int) -> Task:
    hint = "Take two equal dice away, then the next two. Go on until no two are equal."
    if level == 3:
        prompt = "How many pairs can there be then?"
        return _with_a_card(
            draw, prompt, f"{hint} Which single die can find a partner?", Goal.MOST_PAIRS, why_pairs, wrong_pairs
        )
    few = [draw.one(range(1, 7) if level == 1 else range(-4, 5)) for _ in range(6 - level)]
    values = tuple([draw.one(few) for _ in range(DICE)])
    prompt = "How many pairs are there? No die is in two of them."
    return _count(prompt, hint, Goal.MOST_PAIRS, values, why_pairs, wrong_pairs)


def wrong_pairs(values: Values) -> list[tuple[int, Misconception]]:
    """How many pairs there are to somebody who counts them another way."""
    counts = Counter(values).values()
    return [
        (sum(comb(count, 2) for count in counts), PAIRS_SHARE),
        (sum(count - 1 for count in counts), PAIRS_SHARE),
        (sum(count > 1 for count in counts), ONE_PAIR_A_VALUE),
        (sum(count == 2 for count in counts), ONE_PAIR_A_VALUE),
    ]


PAIRS = Kind("pairs", "Pairs", _pairs)
