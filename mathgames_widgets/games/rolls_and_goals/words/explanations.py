"""What cards and goals mean, what a die is worth and why, what the order of its cards does, and what dice show."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.numbers.signed import added, after_a_sign, difference, halved, in_text, parity, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, show
from mathgames_widgets.maths.writing.shown import Fence, Shown
from mathgames_widgets.maths.writing.words import capital, listed

from ..analysis.chances import foreseen, possible_values
from ..rules.cards import (
    BLANK,
    DOUBLE,
    FLIP,
    GOALS,
    HALVE,
    MOST_OF_A_NUMBER,
    NEGATE,
    ON_THE_DIE,
    PICK,
    REROLL,
    Card,
    Cards,
    Goal,
    Side,
    Values,
    chain,
    in_order,
    modified,
    turned,
    value_of,
)
from ..rules.scoring import COUNTED, SECOND, TOTALS, modes, runs, shown_by, times
from .sentences import card_text, dice_text, face_text, goal_text

# ── two cards that change places: the laws of arithmetic behind each pair ────────────────────────────────────────────


def why_swapped(side: Side, one: Card, other: Card) -> Explanation:
    """What changing the places of two cards does, with the law behind it; `one` comes first in the rulebook's list.

    >>> print(why_swapped(3, "+1", "x2"))
    After ×2, the 1 counts once. Before ×2, it is doubled too.   2 × (3 + 1) = 2 × 3 + 2
    >>> print(why_swapped(3, "[0]", "negate"))
    What a negate does before [0] is lost. After it, 0 stays 0, so the order does not matter.
    >>> print(why_swapped(5, "÷2", "negate"))
    Rounding down moves left on the number line on both sides of 0. Rounded, half of 5 and half of −5 are not opposites.

    The cards act on the value, not on the die itself.
    """
    if BLANK in (one, other):
        return Explanation("A blank does nothing, so its place does not matter.")
    if _is_set(one) or _is_set(other):
        return _with_a_set(one, other)
    if one[0] in "+-":
        return _with_a_sum(side, int(one), other)
    if (one, other) == (DOUBLE, HALVE):
        return _double_and_halve(side)
    if (one, other) == (DOUBLE, NEGATE):
        claim = "You can swap doubling and changing the sign."
        return Explanation(claim, shown=show(2, "×", after_a_sign(-side), "=", MINUS, Fence(show(2, "×", side))))
    return _halve_and_negate(side)


def _is_set(card: Card) -> bool:
    return card[0] == "["


def _with_a_set(one: Card, other: Card) -> Explanation:
    if _is_set(one) and _is_set(other):
        return Explanation(
            f"The lower one of {one} and {other} decides: no card above it can change the value it sets."
        )
    fixed, free = (one, other) if _is_set(one) else (other, one)
    start, end = int(fixed[1:-1]), modified(int(fixed[1:-1]), free)
    lost = f"What {card_text(free)} does before {fixed} is lost. After it, {start}"
    if start == end:
        return Explanation(f"{lost} stays {start}, so the order does not matter.")
    return Explanation(f"{lost} becomes {in_text(end)}.")


def _with_a_sum(side: Side, by: int, other: Card) -> Explanation:
    size = abs(by)
    match other:
        case "x2":
            claim = f"After ×2, the {size} counts once. Before ×2, it is doubled too."
            inside = Fence(show(*added((side, by))))
            return Explanation(claim, shown=show(2, "×", inside, "=", 2, "×", side, *_more(2 * by)))
        case "÷2":
            return _sum_and_halve(side, by)
        case "negate":
            claim = f"Before a negate, the {size} changes its sign too. After it, the {size} keeps its sign."
            inside = Fence(show(*added((side, by))))
            return Explanation(claim, shown=show(MINUS, inside, "=", *added((-side, -by))))
    both = (side, by, int(other))
    claim = "You can add and subtract in any order."
    return Explanation(claim, shown=show(*added(both), "=", *added((side, int(other), by))))


def _more(by: int) -> tuple[object, object]:
    return ("−" if by < 0 else "+", abs(by))


def _sum_and_halve(side: Side, by: int) -> Explanation:
    claim = f"Before ÷2, the {abs(by)} is halved too. After it, the {abs(by)} counts in full"
    first, last = (side + by) // 2, side // 2 + by
    if first != last:
        return Explanation(f"{claim}.")
    return Explanation(f"{claim}. From {side}, rounding down evens this out: both make {in_text(first)}.")


def _double_and_halve(side: Side) -> Explanation:
    claim = f"{side} is even, so neither order has anything to round: doubling and halving undo each other."
    if side % 2:
        claim = f"×2 first leaves nothing to round, and ÷2 then gives {side} back. ÷2 first loses one half in rounding."
    return Explanation(claim, shown=show(2, "×", side, "÷", 2, "=", side))


def _halve_and_negate(side: Side) -> Explanation:
    if side % 2 == 0:
        claim = f"{side} is even, so there is nothing to round, and the sign can change first or last."
        return Explanation(claim, shown=show(MINUS, Fence(show(side, "÷", 2)), "=", Fence(show(-side)), "÷", 2))
    return Explanation(
        f"Rounding down moves left on the number line on both sides of 0. Rounded, half of {side} and half "
        f"of −{side} are not opposites."
    )


# ── What a die is worth, link by link, and what the order of its cards does ──────────────────────────────────────────

THE_DIE_FIRST = {
    REROLL: "First, the die is rolled again, once for each reroll behind it.",
    PICK: "Second, a pick sets the die to the side chosen after all rerolls.",
    FLIP: "Third, a flip turns the die over: opposite sides add up to 7.",
}
"""What acts on the die itself, in this order, wherever the card lies in the stack."""


FEW_VALUES = 5
"""So many values are listed side by side; of more only the greatest and the smallest."""


def chain_text(side: Side, stack: Sequence[Card]) -> str:
    """The chain of a die in a line: its side, and each card with the value after it.

    >>> chain_text(5, ("÷2", "+3"))
    '5 → ÷2 → 2 → +3 → 5'
    >>> chain_text(4, ("reroll",))
    '4'
    """
    links = [part for card, value in chain(side, stack) for part in (face_text(card), in_text(value))]
    return " → ".join([f"{side}", *links])


# ── the chain ─────────────────────────────────────────────────────────────────────────────────────────────────────


def why_value(side: Side, stack: Cards, name: str = "The die") -> Explanation:
    """What a die is worth with the cards behind it, a reason for each link; `side` is what it shows in the end.

    >>> print(why_value(5, ("÷2", "+3")))
    The die is worth 5: 5 → ÷2 → 2 → +3 → 5.   5 → 2 → 5
      ÷2: Half of 5 is 2.5, rounded down 2.   5 ÷ 2 = 2.5 → 2
        2.5 lies between 2 and 3, and the lower of the two is 2.
      +3 increases the value by 3.   2 + 3 = 5
    >>> print(why_value(4, ("flip",)))
    The die is worth 4, the side it shows.
      Third, a flip turns the die over: opposite sides add up to 7.
    """
    links = chain(side, stack)
    on_the_die = [Explanation(said) for card, said in THE_DIE_FIRST.items() if card in stack]
    if not links:
        return Explanation(f"{name} is worth {side}, the side it shows.", why=tuple(on_the_die))
    values = [side, *[value for _, value in links]]
    steps = [why_link(before, card) for (card, _), before in zip(links, values, strict=False)]
    claim = f"{name} is worth {in_text(values[-1])}: {chain_text(side, stack)}."
    return Explanation(claim, shown=_arrows(side, stack), why=(*on_the_die, *steps))


def why_possible(side: Side, stack: Cards) -> Explanation:
    """What a die is worth with the cards behind it, or what it can be worth while a reroll or a pick is still to come.

    >>> print(why_possible(3, ("-2", "÷2")))
    The die is worth 0: 3 → −2 → 1 → ÷2 → 0.   3 → 1 → 0
      −2 decreases the value by 2.   3 − 2 = 1
      ÷2: Half of 1 is 0.5, rounded down 0.   1 ÷ 2 = 0.5 → 0
        0.5 lies between 0 and 1, and the lower of the two is 0.
    >>> print(why_possible(3, ("-2", "reroll")))
    The die can be worth −1, 0, 1, 2, 3 or 4.
      First, the die is rolled again, once for each reroll behind it.
      reroll: 1, 2, 3, 4, 5 or 6.
      −2: −1, 0, 1, 2, 3 or 4.
    """
    possible = possible_values(side, stack)
    if len(possible) == 1:
        return why_value(turned(side, stack), stack)
    first = [said for card, said in THE_DIE_FIRST.items() if card in stack]
    links = [f"{face_text(card)}: {listed(after, 'or')}." for card, after in foreseen(side, stack)]
    claim = f"The die can be worth {listed(possible, 'or')}."
    return Explanation(claim, why=tuple(map(Explanation, [*first, *links])))


def why_link(value: int, card: Card) -> Explanation:
    """What one card makes of a value.

    >>> print(why_link(-5, "÷2"))
    ÷2: Half of −5 is −2.5, rounded down −3.   −5 ÷ 2 = −2.5 → −3
      −2.5 lies between −3 and −2, and the lower of the two is −3.
      Down is to the left on the number line, below zero too: −3 is less than −2.
    >>> print(why_link(0, "negate"))
    Negate changes the sign, and 0 has none: it stays 0.   −0 = 0

    Raises ValueError for a card that acts on the die itself.
    """
    if card in ON_THE_DIE:
        raise ValueError(f"{capital(card_text(card))} acts on the die itself, not on its value.")
    if card == HALVE:
        told = halved(value)
        return Explanation(f"÷2: {told.claim}", shown=told.shown, why=told.why)
    if card == NEGATE:
        return _negated(value)
    if card == BLANK:
        return Explanation(f"A blank does nothing: the value stays {in_text(value)}.")
    if card == DOUBLE:
        return Explanation("×2 doubles the value.", shown=show(2, "×", after_a_sign(value), "=", 2 * value))
    if card[0] == "[":
        return Explanation(f"{card} changes the value to {card[1:-1]}, whatever it was before.")
    return _changed(value, int(card))


def _changed(value: int, by: int) -> Explanation:
    does = f"increases the value by {by}" if by > 0 else f"decreases the value by {-by}"
    sign = "+" if by > 0 else "−"
    return Explanation(f"{sign}{abs(by)} {does}.", shown=show(value, sign, abs(by), "=", value + by))


def _negated(value: int) -> Explanation:
    if not value:
        return Explanation("Negate changes the sign, and 0 has none: it stays 0.", shown=show(MINUS, 0, "=", 0))
    claim = f"Negate changes the sign: {in_text(value)} becomes {in_text(-value)}."
    if value > 0:
        return Explanation(claim)
    return Explanation(claim, shown=show(MINUS, after_a_sign(value), "=", -value))


# ── the order ─────────────────────────────────────────────────────────────────────────────────────────────────────


def orders(side: Side, stack: Cards) -> dict[int, tuple[Cards, ...]]:
    """Every value that the cards of a stack can make in some order, the greatest first, with the orders that make it.

    >>> orders(3, ("+1", "x2"))
    {8: (('+1', 'x2'),), 7: (('x2', '+1'),)}
    """
    cards = in_order([card for card in stack if card not in ON_THE_DIE])
    found: dict[int, list[Cards]] = {}
    for order in dict.fromkeys(permutations(cards)):
        found.setdefault(value_of(side, order), []).append(order)
    return {value: tuple(found[value]) for value in sorted(found, reverse=True)}


def why_order(side: Side, stack: Cards) -> Explanation:
    """Whether the order of the cards behind a die matters: the orders side by side, and why.

    >>> print(why_order(3, ("+1", "x2")))
    The order matters: these cards turn a 3 into 8 or 7.
      8 with +1 and then ×2.   3 → 4 → 8
      7 with ×2 and then +1.   3 → 6 → 7
      After ×2, the 1 counts once. Before ×2, it is doubled too.   2 × (3 + 1) = 2 × 3 + 2
    >>> print(why_order(3, ("+1", "-2")))
    The order does not matter: these cards turn a 3 into 2 either way.
      You can add and subtract in any order.   3 + 1 − 2 = 3 − 2 + 1

    With fewer than two cards that change the value there is nothing to order.
    """
    cards = in_order([card for card in stack if card not in ON_THE_DIE])
    if len(set(cards)) < 2:
        return Explanation("No two cards here are different, so their order cannot matter.")
    found = orders(side, cards)
    if len(found) == 1:
        either = "either way" if len(cards) == 2 else "in every order"
        only = in_text(next(iter(found)))
        alike = [pair for pair in pairs_of(cards) if len(orders(side, pair)) == 1]
        behind = tuple([why_swapped(side, *pair) for pair in alike])
        return Explanation(f"The order does not matter: these cards turn a {side} into {only} {either}.", why=behind)
    if len(found) > FEW_VALUES:
        return _many_orders(side, found)
    values = listed([in_text(value) for value in found], "or")
    made = tuple([_made(side, value, ways) for value, ways in found.items()])
    return Explanation(
        f"The order matters: these cards turn a {side} into {values}.",
        why=(*made, *[why_swapped(side, *pair) for pair in pairs_of(cards)]),
    )


def _many_orders(side: Side, found: dict[int, tuple[Cards, ...]]) -> Explanation:
    high, *_, low = found
    claim = f"The order matters: these cards turn a {side} into {len(found)} different values"
    ends = (_made(side, high, found[high]), _made(side, low, found[low]))
    return Explanation(f"{claim}, from {in_text(low)} to {in_text(high)}.", why=ends)


def _made(side: Side, value: int, ways: tuple[Cards, ...]) -> Explanation:
    order = " and then ".join([card_text(card) for card in ways[0]])
    more = f", and in {counted(len(ways) - 1, 'other order')}" if len(ways) > 1 else ""
    return Explanation(f"{in_text(value)} with {order}{more}.", shown=_arrows(side, ways[0]))


def _arrows(side: Side, order: Cards) -> Shown:
    values = [side, *[value for _, value in chain(side, order)]]
    return show(*[part for value in values for part in ("→", value)][1:])


def pairs_of(cards: Cards) -> tuple[tuple[Card, Card], ...]:
    """Each pair of different faces among the cards, once.

    >>> pairs_of(("+1", "+1", "-2", "x2"))
    (('+1', '-2'), ('+1', 'x2'), ('-2', 'x2'))
    """
    different = list(dict.fromkeys(cards))
    return tuple([(one, other) for at, one in enumerate(different) for other in different[at + 1 :]])


# ── What each modifier card means: its name, what it does, and an example ────────────────────────────────────────────

CARDS_SAY = {
    BLANK: "Does nothing but take up a spot in your hand.",
    DOUBLE: "Doubles the value.",
    HALVE: "Halves the value, then rounds down.",
    NEGATE: "Changes the sign between positive and negative; 0 stays 0.",
    REROLL: "The die itself is rolled again, before anything else happens to it.",
    PICK: "The die itself is set to any side, after all rerolls.",
    FLIP: "The die itself is turned to the opposite side, after rerolls and picks.",
}
"""What the named cards do, in the words of the rulebook."""

# ── What each goal card means, and what one player's dice show of it ─────────────────────────────────────────────────

GOALS_SAY = {
    **{goal: f"Most dice equal to {number}." for number, goal in enumerate(MOST_OF_A_NUMBER, 1)},
    Goal.MOST_ZEROES: "Most dice equal to 0.",
    Goal.MOST_ODDS: "Most dice equal to an odd number, negative odd numbers included.",
    Goal.MOST_EVENS: "Most dice equal to an even number, negative even numbers and 0 included.",
    Goal.MOST_DIVISIBLE_BY_3: "Most dice equal to a number that can be divided by 3 without a remainder.",
    Goal.FEWEST_POSITIVE: "Fewest dice equal to a positive number, which is a number greater than 0.",
    Goal.FEWEST_123456: "Most dice equal to a number other than 1, 2, 3, 4, 5 or 6.",
    Goal.HIGHEST_TOTAL: "The largest sum of all six dice.",
    Goal.LOWEST_TOTAL: "The smallest sum of all six dice.",
    Goal.SECOND_HIGHEST_TOTAL: "The second largest sum of all six dice.",
    Goal.SECOND_LOWEST_TOTAL: "The second smallest sum of all six dice.",
    Goal.BIGGEST_NUMBER: "The one die with the highest number.",
    Goal.SMALLEST_NUMBER: "The one die with the lowest number.",
    Goal.GREATEST_RANGE: "The largest difference between a player's highest and lowest number.",
    Goal.SMALLEST_RANGE: "The smallest difference between a player's highest and lowest number.",
    Goal.LONGEST_RUN: "Most dice in a row, that is, with consecutive values.",
    Goal.LARGEST_SET: "Most dice with the same value.",
    Goal.MOST_PAIRS: "Most pairs of dice with the same value.",
    Goal.GREATEST_VARIETY: "Most different values across all dice.",
}
"""What a goal asks for, in the words of the rulebook."""

KINDS = {
    Goal.MOST_ODDS: "odd",
    Goal.MOST_EVENS: "even",
    Goal.MOST_DIVISIBLE_BY_3: "divisible by 3",
    Goal.FEWEST_POSITIVE: "greater than 0",
    Goal.FEWEST_123456: "other than 1 to 6",
}
"""What the dice are that are counted, where they are not all the same number."""

NOTES = {
    Goal.MOST_ODDS: "0 is even, so it does not count.",
    Goal.MOST_EVENS: "0 is even.",
    Goal.MOST_DIVISIBLE_BY_3: "0 is divisible by 3, and so are −3 and −6.",
    Goal.FEWEST_POSITIVE: "0 is not positive. The fewest you can have is no positive dice at all.",
    Goal.FEWEST_123456: "0, 7 or more, and all negative numbers count.",
    Goal.SECOND_HIGHEST_TOTAL: "Equal totals share a rank. If all totals are equal, there is no second one.",
    Goal.SECOND_LOWEST_TOTAL: "Equal totals share a rank. If all totals are equal, there is no second one.",
    Goal.LONGEST_RUN: "A run needs at least two dice. Equal dice do not make it longer.",
    Goal.LARGEST_SET: "A set needs at least two dice.",
    Goal.MOST_PAIRS: "A die can be in only one pair, so four of a kind make two pairs.",
}
"""What settles a doubtful case."""

NOTHING = "If you have none, you do not achieve it."

EXAMPLES: dict[Goal, Values] = {
    Goal.MOST_ZEROES: (0, 0, 1, 3, 0, 5),
    Goal.MOST_ODDS: (1, -3, 0, 5, 2, 4),
    Goal.MOST_EVENS: (0, -2, 4, 1, 3, 5),
    Goal.MOST_DIVISIBLE_BY_3: (0, 3, -6, 4, -2, 5),
    Goal.FEWEST_POSITIVE: (-1, 0, 2, 4, -3, 1),
    Goal.FEWEST_123456: (7, 0, -2, 4, 6, 1),
    Goal.BIGGEST_NUMBER: (7, 2, 10, 4, 6, 1),
    Goal.SMALLEST_NUMBER: (1, -2, 3, 4, -5, 6),
    Goal.GREATEST_RANGE: (7, -2, 3, 3, 4, 1),
    Goal.SMALLEST_RANGE: (3, 4, 3, 5, 5, 4),
    Goal.LONGEST_RUN: (3, 5, 4, 4, 6, 1),
    Goal.LARGEST_SET: (4, 1, 4, 4, 2, 2),
    Goal.MOST_PAIRS: (3, 3, 3, 3, 5, 5),
    Goal.GREATEST_VARIETY: (1, -1, 1, 3, 0, 3),
}
"""Dice that show what a goal means, where it is no total and no single number."""

TOTALS_EXAMPLE: Values = (4, -3, 6, 0, 2, 5)


def goal_meaning(goal: Goal) -> Explanation:
    """What a goal asks for, with what settles its doubtful cases and an example.

    >>> print(goal_meaning("most pairs"))
    Most pairs: Most pairs of dice with the same value.
      A die can be in only one pair, so four of a kind make two pairs.
      For example, with 3, 3, 3, 3, 5, 5. Three pairs: 3 with 3, 3 with 3 and 5 with 5.
        Four dice are 3: a die can be in only one pair, so they make two pairs.   4 = 2 × 2

    Raises ValueError for what is no goal.
    """
    if goal not in GOALS:
        raise ValueError(f"{goal!r} is not a goal of Rolls & Goals.")
    note = NOTES.get(goal, NOTHING if goal in COUNTED else None)
    notes = (Explanation(note),) if note else ()
    return Explanation(f"{capital(goal_text(goal))}: {GOALS_SAY[goal]}", why=(*notes, _example_of_goal(goal)))


def _example_of_goal(goal: Goal) -> Explanation:
    values = example_values(goal)
    told = evidence(goal, values)
    second = (why_ranked(goal, (25, 22, 22, sum(values))),) if goal in SECOND else ()
    return Explanation(
        f"For example, with {values_text(values)}. {told.claim}", shown=told.shown, why=(*told.why, *second)
    )


def why_ranked(goal: Goal, totals: Sequence[int]) -> Explanation:
    """Which total is the second one; equal totals share a rank.

    >>> why_ranked("2nd lowest total", (25, 22, 22, 14)).claim
    'In order, the totals are 14, 22 and 25, so 22 is the second smallest.'
    """
    smallest_first = goal == Goal.SECOND_LOWEST_TOTAL
    ranks = sorted(set(totals), reverse=not smallest_first)
    if len(ranks) == 1:
        return Explanation(f"All totals are {in_text(ranks[0])}, so there is no second one.")
    place = f"the second {'smallest' if smallest_first else 'largest'}"
    claim = f"In order, the totals are {listed(ranks)}, so {in_text(ranks[1])} is {place}."
    shared = sorted({total for total in totals if totals.count(total) > 1}, reverse=not smallest_first)
    why = tuple(
        [Explanation(f"{in_text(total)} counts once in this order, however many players have it.") for total in shared]
    )
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
        An odd number is 1 more than 2 times an integer, and −2 is an integer.
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
        case Goal.BIGGEST_NUMBER:
            return Explanation(f"The highest number is {in_text(max(values))}.")
        case Goal.SMALLEST_NUMBER:
            return Explanation(f"The lowest number is {in_text(min(values))}.", why=_on_the_line(values))
        case Goal.GREATEST_RANGE | Goal.SMALLEST_RANGE:
            return _range(values)
        case Goal.LONGEST_RUN:
            return _run(values)
        case Goal.LARGEST_SET:
            return _set(values)
        case Goal.MOST_PAIRS:
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


COUNTED_TEXT = {
    Goal.FEWEST_POSITIVE: "fewest dice above 0 win",
    Goal.FEWEST_123456: "most dice outside 1 to 6 win",
}
"""What is counted, where the name of a goal does not say it."""


def _why_counted(goal: Goal, values: Values) -> tuple[Explanation, ...]:
    """What is easily doubted: 0 and the numbers below it."""
    doubted = sorted({value for value in values if value <= 0})
    match goal:
        case Goal.MOST_ODDS | Goal.MOST_EVENS:
            return tuple(map(parity, doubted or values[:1]))
        case Goal.MOST_DIVISIBLE_BY_3:
            some = [value for value in sorted(set(values)) if value <= 0 or value % 3 == 0]
            return tuple(map(thirds, some or values[:1]))
        case Goal.FEWEST_POSITIVE if 0 in doubted:
            return (Explanation("0 is not positive: a positive number is greater than 0."),)
    return ()


def _on_the_line(values: Values) -> tuple[Explanation, ...]:
    below = sorted({value for value in values if value < 0})
    if len(below) < 2:
        return ()
    low, next_low = in_text(below[0]), in_text(below[1])
    return (Explanation(f"{low} is lower than {next_low}: it is farther left on the number line."),)


def _range(values: Values) -> Explanation:
    high, low = max(values), min(values)
    if high == low:
        return Explanation("All dice are equal, so the range is 0.", shown=show(high, "−", after_a_sign(high), "=", 0))
    told = difference(high, low)
    claim = f"The highest number is {in_text(high)}, and the lowest is {in_text(low)}, so the range is {high - low}."
    return Explanation(claim, shown=told.shown, why=told.why or (Explanation(told.claim),))


def _run(values: Values) -> Explanation:
    """The longest run, and what interrupts the values around it."""
    run = sorted([values[die] for die in shown_by(Goal.LONGEST_RUN, values)])
    claim = f"{listed(run)} are {dice_text(len(run))} in a row." if run else NO_RUN
    gaps = [f"Between {in_text(one[-1])} and {in_text(two[0])} there is a gap." for one, two in pairwise(runs(values))]
    twice = [f"A second {in_text(value)} does not make it longer." for value in run if values.count(value) > 1][:1]
    told = [f"In order, each value once: {listed(sorted(set(values)))}.", *gaps, *twice]
    return Explanation(claim, why=tuple(map(Explanation, told)))


NO_RUN = "No two dice have consecutive values, and a run needs at least two dice."


def _set(values: Values) -> Explanation:
    places, often = shown_by(Goal.LARGEST_SET, values), modes(values)
    if not places:
        return Explanation("All dice are different, and a set needs at least two equal dice.")
    mode = f"The value that appears most often is called the mode; here it is {in_text(often[0])}."
    if len(often) > 1:
        mode = f"{listed(often)} appear equally often: each is a mode, and the size of the set is what counts."
    claim = f"{capital(dice_text(len(places)))} are {in_text(values[places[0]])}."
    return Explanation(claim, why=(tally(values), Explanation(mode)))


def tally(values: Values) -> Explanation:
    """How often each value appears.

    >>> tally((5, 3, 3)).claim
    '3 appears twice, 5 once.'
    """
    (first, many), *others = [(in_text(value), OFTEN[count]) for value, count in times(values).items()]
    return Explanation(f"{', '.join([f'{first} appears {many}', *[f'{one} {count}' for one, count in others]])}.")


OFTEN = ("never", "once", "twice", "three times", "four times", "five times", "six times")


def _pairs(values: Values) -> Explanation:
    pairs = [value for value, count in times(values).items() for _ in range(count // 2)]
    if not pairs:
        return Explanation("All dice are different, so there is no pair.", why=(tally(values),))
    told = listed([f"{in_text(value)} with {in_text(value)}" for value in pairs])
    why = tuple([_split_up(value, count) for value, count in times(values).items() if count > 2])
    return Explanation(f"{capital(counted(len(pairs), 'pair'))}: {told}.", why=why or (tally(values),))


def _split_up(value: int, count: int) -> Explanation:
    pairs, left = divmod(count, 2)
    over = " and one die is left over" if left else ""
    claim = f"{capital(dice_text(count))} are {in_text(value)}: a die can be in only one pair, so they make "
    shown = show(count, "=", pairs, "×", 2, *(("+", left) if left else ()))
    return Explanation(f"{claim}{counted(pairs, 'pair')}{over}.", shown=shown)


def _variety(values: Values) -> Explanation:
    different = sorted(set(values))
    if len(different) == 1:
        return Explanation(f"All dice are {in_text(different[0])}, so there is only one value.")
    return Explanation(f"{capital(counted(len(different), 'different value'))}: {listed(different)}.")
