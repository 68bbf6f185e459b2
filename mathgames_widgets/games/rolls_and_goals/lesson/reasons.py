"""Worked solutions about dice: the steps of a stack, and how values are counted, ranged, grouped and compared."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

from mathgames_widgets.games.rolls_and_goals.analysis.chances import foreseen, possible_values
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import card, stacked
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DOUBLE,
    FLIP,
    HALVE,
    NEGATE,
    ON_THE_DIE,
    Card,
    Cards,
    Goal,
    Values,
    flipped,
    value_of,
)
from mathgames_widgets.games.rolls_and_goals.rules.scoring import measure
from mathgames_widgets.games.rolls_and_goals.words.explanations import why_link
from mathgames_widgets.maths.numbers.signed import difference, parity, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed

# ── one die ───────────────────────────────────────────────────────────────────────────────────────────────────────


def worth(side: int, stack: Cards) -> int:
    """What a die is worth, flips first; nothing in the stack is left to chance.

    >>> worth(2, ("-1", "flip"))
    4
    """
    (value,) = possible_values(side, stack)
    return value


def why_worth(side: int, stack: Cards) -> Explanation:
    """The value of a die step by step.

    >>> print(why_worth(3, ("-2", "÷2")))
    3 with −2, then ÷2 is worth 0.
      −2 decreases the value by 2.   3 − 2 = 1
      ÷2: Half of 1 is 0.5, rounded down 0.   1 ÷ 2 = 0.5 → 0
        0.5 lies between 0 and 1, and the lower of the two is 0.
    >>> print(why_worth(3, ("-2", "reroll")))
    3 with −2, then reroll can be worth −1, 0, 1, 2, 3 or 4.
      reroll acts first: 1, 2, 3, 4, 5 or 6.
      −2: −1, 0, 1, 2, 3 or 4.
    """
    said = f"{plain(side)} with {stacked(stack)}" if stack else plain(side)
    links = foreseen(side, stack)
    possible = possible_values(side, stack)
    if len(possible) > 1:
        told = tuple([Explanation(f"{_acts(face)}: {listed(after, 'or')}.") for face, after in links])
        return Explanation(f"{said} can be worth {listed(possible, 'or')}.", why=told)
    befores = [side, *[after[0] for _, after in links]]
    steps = [_link(before, face) for before, (face, _) in zip(befores, links, strict=False)]
    return Explanation(f"{said} is worth {plain(possible[0])}.", why=tuple(steps))


def _acts(face: Card) -> str:
    return f"{card(face)} acts first" if face in ON_THE_DIE else card(face)


def _link(before: int, face: Card) -> Explanation:
    if face == FLIP:
        return Explanation(f"flip works first: {before} becomes {flipped(before)}.")
    return why_link(before, face)


def step(before: int, face: Card, after: int) -> str:
    """What a card makes of a value, as a clause.

    >>> step(5, "+2", 7), step(-5, "÷2", -3), step(4, "negate", -4)
    ('5 + 2 = 7', 'half of −5 is −5/2, rounded down −3', 'the sign of 4 changes, −4')
    """
    if face[0] in "+-":
        return f"{plain(before)} {'+' if face[0] == '+' else '−'} {face[1:]} = {plain(after)}"
    if face == DOUBLE:
        return f"2 x {in_brackets(before)} = {plain(after)}"
    if face == HALVE:
        return half(before)
    if face == NEGATE:
        return f"the sign of {plain(before)} changes, {plain(after)}" if before else "0 has no sign to change, 0"
    return f"the value becomes {plain(after)}" if face[0] == "[" else f"nothing changes, {plain(after)}"


def half(value: int) -> str:
    """Half of a value, rounded down.

    >>> half(-4), half(3)
    ('half of −4 is −2', 'half of 3 is 3/2, rounded down 1')
    """
    exact = f"half of {plain(value)} is {plain(Fraction(value, 2))}"
    return f"{exact}, rounded down {plain(value // 2)}" if value % 2 else exact


def in_brackets(value: int) -> str:
    """A number as a factor."""
    return f"({plain(value)})" if value < 0 else plain(value)


# ── a row of values ───────────────────────────────────────────────────────────────────────────────────────────────


def measured(goal: Goal, values: Values) -> int:
    """What a goal compares, 0 where there is no run or set.

    >>> measured("longest run", (4, 2, 3, 3, 7)), measured("largest set", (1, 2))
    (3, 0)
    """
    return measure(goal, values) or 0


def why_parity(values: Values, odd: bool) -> Explanation:
    """How many values are odd, or even.

    >>> print(why_parity((3, 0, 5), odd=False))
    1 of the 3 values is even: 0.
      0 is even.   0 = 2 × 0
        An even number is 2 times a whole number, and 0 is a whole number.
        Even and odd numbers take turns: −1 is odd, 0 is even, 1 is odd.
    """
    found = [value for value in values if value % 2 == odd]
    special = sorted({value for value in values if value <= 0}, reverse=True) or [values[0]]
    return Explanation(
        _so_many(found, len(values), "odd" if odd else "even"), why=tuple([parity(value) for value in special])
    )


def why_threes(values: Values) -> Explanation:
    """How many values can be divided by 3.

    >>> print(why_threes((4, 7)))
    None of the 2 values is divisible by 3.
      4 does not divide by 3: the remainder is 1.   4 = 3 × 1 + 1
        4 lies between the multiples 3 and 6, and a remainder counts up from the lower one.
    """
    found = [value for value in values if value % 3 == 0]
    shown = tuple(dict.fromkeys(found)) or values[:1]
    return Explanation(_so_many(found, len(values), "divisible by 3"), why=tuple([thirds(value) for value in shown]))


def _so_many(found: list[int], of: int, what: str) -> str:
    if not found:
        return f"None of the {of} values is {what}."
    return f"{len(found)} of the {of} values {'is' if len(found) == 1 else 'are'} {what}: {listed(found)}."


def why_range(values: Values) -> Explanation:
    """The range of some values."""
    high, low = max(values), min(values)
    return Explanation(
        f"The range is {high - low}.",
        why=(
            Explanation(f"The highest value is {plain(high)}, the lowest is {plain(low)}."),
            difference(high, low),
        ),
    )


def modes(values: Values) -> Values:
    """The values that occur most often, sorted.

    >>> modes((5, 2, 2, 5, 1))
    (2, 5)
    """
    counts = Counter(values)
    return tuple(sorted([value for value, count in counts.items() if count == max(counts.values())]))


def why_set(values: Values) -> Explanation:
    """How often each value occurs.

    >>> print(why_set((3, 3, 5)))
    The largest set is 2 dice with the value 3.
      3 occurs twice and 5 once.
    """
    size = measured(Goal.LARGEST_SET, values)
    found = f"{size} dice with the value {listed(modes(values), 'or')}" if size else "nothing: all values are different"
    return Explanation(f"The largest set is {found}.", why=(Explanation(f"{_tally(values)}."),))


def often(times: int) -> str:
    """Once, twice, three times.

    >>> often(2), often(6)
    ('twice', 'six times')
    """
    return ("never", "once", "twice", "three times", "four times", "five times", "six times")[times]


def _tally(values: Values) -> str:
    (first, times), *others = [(plain(value), often(count)) for value, count in sorted(Counter(values).items())]
    return listed([f"{first} occurs {times}", *[f"{value} {many}" for value, many in others]])


def runs(values: Values) -> list[Values]:
    """The values in runs of consecutive ones, each once.

    >>> runs((4, 2, 3, 3, 7))
    [(2, 3, 4), (7,)]
    """
    found: list[Values] = []
    for value in sorted(set(values)):
        if found and found[-1][-1] == value - 1:
            found[-1] = (*found[-1], value)
        else:
            found.append((value,))
    return found


def why_run(values: Values) -> Explanation:
    """The longest run of some values.

    >>> print(why_run((4, 2, 3, 3, 7)))
    The longest run has 3 dice: 2, 3 and 4.
      In order, each value once: 2, 3, 4 and 7.
      Between 4 and 7 there is a gap.
    """
    parts = runs(values)
    longest = max(parts, key=len)
    claim = f"The longest run has {len(longest)} dice: {listed(longest)}." if len(longest) > 1 else "There is no run."
    gaps = [f"Between {plain(one[-1])} and {plain(other[0])} there is a gap." for one, other in pairwise(parts)]
    told = [f"In order, each value once: {listed(sorted(set(values)))}.", *gaps]
    return Explanation(claim, why=tuple([Explanation(one) for one in told]))


def why_pairs(values: Values) -> Explanation:
    """How many pairs each value makes.

    >>> print(why_pairs((4, 4, 4, 1, 1)))
    There are 2 pairs.
      1 occurs twice: one pair.
      4 occurs three times: one pair, and one die is left over.
    """
    count = measured(Goal.MOST_PAIRS, values)
    told = [_paired(value, times) for value, times in sorted(Counter(values).items()) if times > 1]
    words = {0: "There is no pair", 1: "There is one pair"}.get(count, f"There are {count} pairs")
    return Explanation(f"{words}.", why=tuple([Explanation(one) for one in told or ["All values are different."]]))


def _paired(value: int, times: int) -> str:
    many = "one pair" if times // 2 == 1 else f"{times // 2} pairs"
    rest = ", and one die is left over" if times % 2 else ""
    return f"{plain(value)} occurs {often(times)}: {many}{rest}."


def why_total(values: Values) -> str:
    """The sum of some values, written out.

    >>> why_total((5, -2, 0))
    '5 − 2 + 0 = 3'
    """
    rest = "".join([f" {'−' if value < 0 else '+'} {abs(value)}" for value in values[1:]])
    return f"{plain(values[0])}{rest} = {plain(sum(values))}"


# ── a card behind the best die ────────────────────────────────────────────────────────────────────────────────────


def with_card(values: Values, face: Card) -> list[Values]:
    """What the values can become when a card is put behind one of the dice.

    >>> with_card((5, 2), "x2")
    [(10, 2), (5, 4)]
    """
    return [(*values[:at], value_of(value, (face,)), *values[at + 1 :]) for at, value in enumerate(values)]


def why_behind(values: Values, face: Card, best: Values) -> Explanation:
    """Where the card goes."""
    at = next(place for place, (old, new) in enumerate(zip(values, best, strict=True)) if old != new)
    return Explanation(f"Behind the {plain(values[at])} it makes {plain(best[at])}: {listed(best)}.")
