"""What each goal card means, and what one player's dice show of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.games.rolls_and_goals.explain_cards import small
from mathgames_widgets.games.rolls_and_goals.goals import (
    BIGGEST_NUMBER,
    FEWEST_123456,
    FEWEST_POSITIVE,
    GOALS,
    GREATEST_RANGE,
    GREATEST_VARIETY,
    HIGHEST_TOTAL,
    LARGEST_SET,
    LONGEST_RUN,
    LOWEST_TOTAL,
    MOST_DIVISIBLE_BY_3,
    MOST_EVENS,
    MOST_ODDS,
    MOST_OF_A_NUMBER,
    MOST_PAIRS,
    MOST_ZEROES,
    SECOND_HIGHEST_TOTAL,
    SECOND_LOWEST_TOTAL,
    SMALLEST_NUMBER,
    SMALLEST_RANGE,
    Goal,
)
from mathgames_widgets.games.rolls_and_goals.scoring import COUNTED, SECOND, TOTALS, shown_by
from mathgames_widgets.games.rolls_and_goals.sentences import dice_text
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.whole import added, after_a_sign, difference, in_text, parity, thirds
from mathgames_widgets.maths.words import capital, listed

TEXTS = {
    **{goal: f"Most dice equal to {number}." for number, goal in enumerate(MOST_OF_A_NUMBER, 1)},
    MOST_ZEROES: "Most dice equal to 0.",
    MOST_ODDS: "Most dice equal to an odd number, negative odd numbers included.",
    MOST_EVENS: "Most dice equal to an even number, negative even numbers and 0 included.",
    MOST_DIVISIBLE_BY_3: "Most dice equal to a number that divides by 3 without a remainder.",
    FEWEST_POSITIVE: "Fewest dice equal to a positive number, which is one greater than 0.",
    FEWEST_123456: "Most dice equal to a number other than 1, 2, 3, 4, 5 or 6.",
    HIGHEST_TOTAL: "The largest sum of all six dice.",
    LOWEST_TOTAL: "The smallest sum of all six dice.",
    SECOND_HIGHEST_TOTAL: "The second largest sum of all six dice.",
    SECOND_LOWEST_TOTAL: "The second smallest sum of all six dice.",
    BIGGEST_NUMBER: "The one die with the highest number.",
    SMALLEST_NUMBER: "The one die with the lowest number.",
    GREATEST_RANGE: "The largest difference between one's highest and lowest number.",
    SMALLEST_RANGE: "The smallest difference between one's highest and lowest number.",
    LONGEST_RUN: "Most dice in a row, which means with consecutive values.",
    LARGEST_SET: "Most dice of the same value.",
    MOST_PAIRS: "Most groupings of two dice of equal value.",
    GREATEST_VARIETY: "Most different values across all dice.",
}
"""What a goal asks for, in the words of the rulebook."""

KINDS = {
    MOST_ODDS: "odd",
    MOST_EVENS: "even",
    MOST_DIVISIBLE_BY_3: "divisible by 3",
    FEWEST_POSITIVE: "greater than 0",
    FEWEST_123456: "other than 1 to 6",
}
"""What the dice are that are counted, where they are not all the same number."""

NOTES = {
    MOST_ODDS: "0 is even, so it does not count.",
    MOST_EVENS: "0 is even.",
    MOST_DIVISIBLE_BY_3: "0 is divisible by 3, and so are −3 and −6.",
    FEWEST_POSITIVE: "0 is not positive. Having no positive die at all is the fewest there can be.",
    FEWEST_123456: "0, 7 and more, and all negative numbers count.",
    SECOND_HIGHEST_TOTAL: "Equal totals share a rank. Where all totals are equal there is no second one.",
    SECOND_LOWEST_TOTAL: "Equal totals share a rank. Where all totals are equal there is no second one.",
    LONGEST_RUN: "A run has at least two dice. Equal dice do not make it longer.",
    LARGEST_SET: "A set has at least two dice.",
    MOST_PAIRS: "A die is in one pair at most, so four of a kind are two pairs.",
}
"""What settles a doubtful case."""

NOTHING = "Whoever has none of them does not achieve it."

EXAMPLES: dict[Goal, Values] = {
    MOST_ZEROES: (0, 0, 1, 3, 0, 5),
    MOST_ODDS: (1, -3, 0, 5, 2, 4),
    MOST_EVENS: (0, -2, 4, 1, 3, 5),
    MOST_DIVISIBLE_BY_3: (0, 3, -6, 4, -2, 5),
    FEWEST_POSITIVE: (-1, 0, 2, 4, -3, 1),
    FEWEST_123456: (7, 0, -2, 4, 6, 1),
    BIGGEST_NUMBER: (7, 2, 10, 4, 6, 1),
    SMALLEST_NUMBER: (1, -2, 3, 4, -5, 6),
    GREATEST_RANGE: (7, -2, 3, 3, 4, 1),
    SMALLEST_RANGE: (3, 4, 3, 5, 5, 4),
    LONGEST_RUN: (3, 5, 4, 4, 6, 1),
    LARGEST_SET: (4, 1, 4, 4, 2, 2),
    MOST_PAIRS: (3, 3, 3, 3, 5, 5),
    GREATEST_VARIETY: (1, -1, 1, 3, 0, 3),
}
"""Dice that show what a goal means, where it is no total and no single number."""

TOTALS_EXAMPLE: Values = (4, -3, 6, 0, 2, 5)


def goal_meaning(goal: Goal) -> Explanation:
    """What a goal asks for, with what settles its doubtful cases and an example.

    >>> print(goal_meaning("most pairs"))
    Most pairs: most groupings of two dice of equal value.
      A die is in one pair at most, so four of a kind are two pairs.
      For example, 3, 3, 3, 3, 5, 5: three pairs: 3 with 3, 3 with 3 and 5 with 5.
        Four dice are 3: a die is in one pair only, so they are two pairs.   4 = 2 × 2

    Raises ValueError for what is no goal.
    """
    if goal not in GOALS:
        raise ValueError(f"{goal!r} is no goal of Rolls & Goals.")
    notes = tuple([Explanation(note) for note in _notes(goal)])
    return Explanation(f"{capital(goal)}: {small(TEXTS[goal])}", why=(*notes, _example(goal)))


def goal_says(goal: Goal) -> str:
    """What a goal asks for, with what settles its doubtful cases.

    >>> goal_says("most 4s")
    'Most dice equal to 4. Whoever has none of them does not achieve it.'
    """
    return " ".join([TEXTS[goal], *_notes(goal)])


def _notes(goal: Goal) -> tuple[str, ...]:
    note = NOTES.get(goal, NOTHING if goal in COUNTED else None)
    return (note,) if note else ()


def _example(goal: Goal) -> Explanation:
    values = example_values(goal)
    told = evidence(goal, values)
    second = (why_ranked(goal, (25, 22, 22, sum(values))),) if goal in SECOND else ()
    return Explanation(
        f"For example, {values_text(values)}: {small(told.claim)}", shown=told.shown, why=(*told.why, *second)
    )


def why_ranked(goal: Goal, totals: Sequence[int]) -> Explanation:
    """Which total is the second one; equal totals share a rank.

    >>> why_ranked("2nd lowest total", (25, 22, 22, 14)).claim
    'In order the totals are 14, 22 and 25, so 22 is the second smallest.'
    """
    smallest_first = goal == SECOND_LOWEST_TOTAL
    ranks = sorted(set(totals), reverse=not smallest_first)
    if len(ranks) == 1:
        return Explanation(f"All totals are {in_text(ranks[0])}, so there is no second one.")
    place = f"the second {'smallest' if smallest_first else 'largest'}"
    claim = f"In order the totals are {listed(ranks)}, so {in_text(ranks[1])} is {place}."
    shared = sorted({total for total in totals if totals.count(total) > 1}, reverse=not smallest_first)
    why = tuple([Explanation(f"{in_text(total)} counts once in this order, however many have it.") for total in shared])
    return Explanation(claim, why=why)


def example_values(goal: Goal) -> Values:
    """The dice of the example.

    >>> example_values("most 2s")
    (2, 1, 2, 3, 2, 6)
    """
    if goal in MOST_OF_A_NUMBER:
        number = MOST_OF_A_NUMBER.index(goal) + 1
        others = [other for other in (1, 3, 6, 2) if other != number]
        return (number, others[0], number, others[1], number, others[2])
    return TOTALS_EXAMPLE if goal in TOTALS else EXAMPLES[goal]


def values_text(values: Sequence[int]) -> str:
    """Values from left to right.

    >>> values_text((4, -1, 0))
    '4, −1, 0'
    """
    return ", ".join(map(in_text, values))


# ── what dice show ────────────────────────────────────────────────────────────────────────────────────────────────


def evidence(goal: Goal, values: Values) -> Explanation:
    """What six dice show of a goal: what is counted, added or compared.

    >>> print(evidence("most odds", (1, -3, 0, 5, 2, 4)))
    Three dice are odd: 1, −3 and 5.
      −3 is odd.   −3 = 2 × (−2) + 1
        An odd number is 1 more than 2 times a whole number.
        Even and odd numbers take turns: −4 is even, −3 is odd, −2 is even.
        The sign does not matter: −3 is odd because 3 is.
      0 is even.   0 = 2 × 0
        An even number is 2 times a whole number, and 0 is a whole number.
        Even and odd numbers take turns: −1 is odd, 0 is even, 1 is odd.
    >>> print(evidence("highest total", (4, -3, 6, 0, 2, 5)))
    The total is 14.   4 − 3 + 6 + 0 + 2 + 5 = 14
    """
    if goal in TOTALS:
        total = sum(values)
        return Explanation(f"The total is {in_text(total)}.", shown=show(*added(values), "=", total))
    if goal in COUNTED:
        return _counted(goal, values)
    match goal:
        case "biggest number":
            return Explanation(f"The highest number is {in_text(max(values))}.")
        case "smallest number":
            return Explanation(f"The lowest number is {in_text(min(values))}.", why=_on_the_line(values))
        case "greatest range" | "smallest range":
            return _range(values)
        case "longest run":
            return _run(values)
        case "largest set":
            return _set(values)
        case "most pairs":
            return _pairs(values)
    return _variety(values)


def _counted(goal: Goal, values: Values) -> Explanation:
    found = [values[die] for die in shown_by(goal, values)]
    what = counts_what(goal)
    why = _why_counted(goal, values)
    if not found:
        return Explanation(f"No die is {what}.", why=why)
    are = f"{capital(dice_text(len(found)))} {'is' if len(found) == 1 else 'are'} {what}"
    return Explanation(f"{are}: {listed(found)}." if goal in KINDS else f"{are}.", why=why)


def counts_what(goal: Goal) -> str:
    """What the dice are that a goal counts.

    >>> counts_what("most 4s"), counts_what("most zeroes"), counts_what("most odds")
    ('4', '0', 'odd')
    """
    if goal in KINDS:
        return KINDS[goal]
    return f"{MOST_OF_A_NUMBER.index(goal) + 1}" if goal in MOST_OF_A_NUMBER else "0"


def _why_counted(goal: Goal, values: Values) -> tuple[Explanation, ...]:
    """What is easily doubted: 0 and the numbers below it."""
    doubted = sorted({value for value in values if value <= 0})
    match goal:
        case "most odds" | "most evens":
            return tuple([parity(value) for value in doubted])
        case "most divisible by 3":
            return tuple([thirds(value) for value in doubted])
        case "fewest positive" if 0 in doubted:
            return (Explanation("0 is not positive: a positive number is greater than 0."),)
    return ()


def _on_the_line(values: Values) -> tuple[Explanation, ...]:
    below = sorted({value for value in values if value < 0})
    if len(below) < 2:
        return ()
    low, next_low = in_text(below[0]), in_text(below[1])
    return (Explanation(f"{low} is lower than {next_low}: it lies further to the left on the number line."),)


def _range(values: Values) -> Explanation:
    high, low = max(values), min(values)
    if high == low:
        return Explanation("All dice are equal, so the range is 0.", shown=show(high, "−", after_a_sign(high), "=", 0))
    told = difference(high, low)
    claim = f"The highest number is {in_text(high)}, the lowest {in_text(low)}, so the range is {high - low}."
    return Explanation(claim, shown=told.shown, why=told.why)


def _run(values: Values) -> Explanation:
    run = sorted([values[die] for die in shown_by(LONGEST_RUN, values)])
    if not run:
        return Explanation("No two dice follow each other, and a run has at least two.")
    twice = sorted({value for value in run if values.count(value) > 1})
    why: tuple[Explanation, ...] = ()
    if twice:
        why = (Explanation(f"A second {in_text(twice[0])} does not make it longer."),)
    return Explanation(f"{listed(run)} are {dice_text(len(run))} in a row.", why=why)


def _set(values: Values) -> Explanation:
    places = shown_by(LARGEST_SET, values)
    if not places:
        return Explanation("All dice differ, and a set has at least two.")
    often = [value for value, times in Counter(values).items() if times == len(places)]
    if len(often) == 1:
        mode = f"The value that comes most often is called the mode; here it is {in_text(often[0])}."
    else:
        modes = capital(listed(sorted(often)))
        mode = f"{modes} come equally often: each is a mode, and the size of the set is what counts."
    claim = f"{capital(dice_text(len(places)))} are {in_text(values[places[0]])}."
    return Explanation(claim, why=(Explanation(mode),))


def _pairs(values: Values) -> Explanation:
    pairs = [value for value, times in sorted(Counter(values).items()) for _ in range(times // 2)]
    if not pairs:
        return Explanation("All dice differ, so there is no pair.")
    told = listed([f"{in_text(value)} with {in_text(value)}" for value in pairs])
    more = [value for value, times in sorted(Counter(values).items()) if times > 2]
    why = tuple([_split_up(value, values.count(value)) for value in more])
    return Explanation(f"{capital(counted(len(pairs), 'pair'))}: {told}.", why=why)


def _split_up(value: int, times: int) -> Explanation:
    pairs, left = divmod(times, 2)
    over = " and one die is left over" if left else ""
    claim = f"{capital(dice_text(times))} are {in_text(value)}: a die is in one pair only, so they are "
    shown = show(times, "=", pairs, "×", 2, *(("+", left) if left else ()))
    return Explanation(f"{claim}{counted(pairs, 'pair')}{over}.", shown=shown)


def _variety(values: Values) -> Explanation:
    different = sorted(set(values))
    if len(different) == 1:
        return Explanation(f"All dice are {in_text(different[0])}: one value only.")
    return Explanation(f"{capital(counted(len(different), 'different value'))}: {listed(different)}.")
