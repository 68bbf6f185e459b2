"""What cards and goals mean, what a die is worth and why, what the order of its cards does, and what dice show."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from itertools import pairwise, permutations

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import added, after_a_sign, difference, halved, in_text, parity, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, show
from mathgames_widgets.maths.writing.shown import Fence, Shown
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import foreseen, possible_values
from ..rules.cards import (
    BLANK,
    DOUBLE,
    GOALS,
    HALVE,
    MOST_OF_A_NUMBER,
    NEGATE,
    ON_THE_DIE,
    Card,
    Cards,
    Goal,
    Side,
    Values,
    chain,
    in_order,
    kind_of,
    kind_of_goal,
    modified,
    number_of,
    turned,
    value_of,
)
from ..rules.scoring import COUNTED, SECOND, TOTALS, modes, runs, shown_by, times
from .sentences import card_text, face_text, goal_title

say = room(__name__)

# ── two cards that change places: the laws of arithmetic behind each pair ────────────────────────────────────────────


def why_swapped(side: Side, one: Card, other: Card) -> Explanation:
    """What changing the places of two cards does, with the law behind it; `one` comes first in the rulebook's list.

    >>> print(why_swapped(3, "+1", "x2"))
    After ×2, the 1 counts once. Before ×2, it is doubled too.   2 × (3 + 1) = 2 × 3 + 2
    >>> print(why_swapped(3, "[0]", "negate"))
    What a Negate card does before [0] is lost. After it, 0 stays 0, so the order does not matter.
    >>> print(why_swapped(5, "÷2", "negate"))
    Rounding down moves left on the number line on both sides of 0. Rounded, half of 5 and half of −5 are not opposites.

    The cards act on the value, not on the die itself.
    """
    if BLANK in (one, other):
        return Explanation(say("swap-blank"))
    if _is_set(one) or _is_set(other):
        return _with_a_set(one, other)
    if one[0] in "+-":
        return _with_a_sum(side, int(one), other)
    if (one, other) == (DOUBLE, HALVE):
        claim = say("swap-double-halve", side=side, odd=bool(side % 2))
        return Explanation(claim, shown=show(2, "×", side, "÷", 2, "=", side))
    if (one, other) == (DOUBLE, NEGATE):
        shown = show(2, "×", after_a_sign(-side), "=", MINUS, Fence(show(2, "×", side)))
        return Explanation(say("swap-double-negate"), shown=shown)
    shown = show(MINUS, Fence(show(side, "÷", 2)), "=", Fence(show(-side)), "÷", 2)
    claim = say("swap-halve-negate", side=side, odd=bool(side % 2))
    return Explanation(claim, shown=None if side % 2 else shown)


def _is_set(card: Card) -> bool:
    return card[0] == "["


def _with_a_set(one: Card, other: Card) -> Explanation:
    if _is_set(one) and _is_set(other):
        return Explanation(say("swap-fixed", one=one, other=other))
    fixed, free = (one, other) if _is_set(one) else (other, one)
    start, end = int(fixed[1:-1]), modified(int(fixed[1:-1]), free)
    claim = say("swap-with-fixed", card=card_text(free), fixed=fixed, start=start, end=end, same=start == end)
    return Explanation(claim)


def _with_a_sum(side: Side, by: int, other: Card) -> Explanation:
    both = Fence(show(*added((side, by))))
    match other:
        case "x2":
            shown = show(2, "×", both, "=", 2, "×", side, "−" if by < 0 else "+", 2 * abs(by))
            return Explanation(say("swap-sum-double", number=abs(by)), shown=shown)
        case "÷2":
            first, last = (side + by) // 2, side // 2 + by
            same = first if first == last else None
            return Explanation(say("swap-sum-halve", number=abs(by), side=side, same=same))
        case "negate":
            shown = show(MINUS, both, "=", *added((-side, -by)))
            return Explanation(say("swap-sum-negate", number=abs(by)), shown=shown)
    shown = show(*added((side, by, int(other))), "=", *added((side, int(other), by)))
    return Explanation(say("swap-sums"), shown=shown)


# ── What a die is worth, link by link, and what the order of its cards does ──────────────────────────────────────────

FEW_VALUES = 5
"""So many values are listed side by side; of more only the greatest and the smallest."""


def chain_text(side: Side, stack: Sequence[Card]) -> str:
    """The chain of a die in a line: each card with the value before it and after it.

    >>> chain_text(5, ("÷2", "+3", "negate"))
    '5 ÷ 2 = 2.5 → 2, 2 + 3 = 5, 5 with negate becomes −5'
    >>> chain_text(4, ("reroll",))
    '4'
    """
    links, before = [], side
    for card, value in chain(side, stack):
        work = work_of(card)
        told = {"before": before, "value": value}
        half = mean_text(Fraction(before, 2)) if card == HALVE and before % 2 else None
        links.append(
            say("chain-link", work=work, half=half, **told)
            if work
            else say("chain-link-other", card=face_text(card), **told)
        )
        before = value
    return ", ".join(links) or in_text(side)


def work_of(card: Card) -> str:
    """A card that adds, takes away, doubles or halves as it is written behind a number; nothing for any other.

    >>> work_of("-1"), work_of("x2"), work_of("[4]")
    ('− 1', '× 2', '')
    """
    face = face_text(card)
    return f"{face[0]} {face[1:]}" if face[0] in "+−×÷" else ""


# ── the chain ─────────────────────────────────────────────────────────────────────────────────────────────────────


def why_value(side: Side, stack: Cards, die: int | None = None) -> Explanation:
    """What a die is worth with the cards behind it, a reason for each link; `side` is what it shows in the end, `die`
    which of several it is, counted from 0.

    >>> print(why_value(5, ("÷2", "+3")))
    The die is worth 5: 5 ÷ 2 = 2.5 → 2, 2 + 3 = 5.
      ÷2: Half of 5 is 2.5, rounded down to 2.   5 ÷ 2 = 2.5 → 2
        2.5 lies between 2 and 3, and the lower of the two is 2.
      +3 increases the value by 3.   2 + 3 = 5
    >>> print(why_value(4, ("flip",)))
    The die is worth 4, the side it shows.
      Third, a flip turns the die over: opposite sides add up to 7.
    """
    links = chain(side, stack)
    number = None if die is None else die + 1
    if not links:
        return Explanation(say("worth-side", die=number, side=side), why=_on_the_die(stack))
    values = [side, *[value for _, value in links]]
    steps = [why_link(before, card) for (card, _), before in zip(links, values, strict=False)]
    claim = say("worth-chain", die=number, value=values[-1], chain=chain_text(side, stack))
    rounds = any(card == HALVE and before % 2 for (card, _), before in zip(links, values, strict=False))
    shown = None if rounds else _arrows(side, stack)  # an arrow means rounding in its claim
    return Explanation(claim, shown=shown, why=(*_on_the_die(stack), *steps))


def _on_the_die(stack: Cards) -> tuple[Explanation, ...]:
    """What acts on the die itself, wherever the card lies in the stack."""
    return tuple([Explanation(say.by("acts", card)) for card in ON_THE_DIE if card in stack])


def why_possible(side: Side, stack: Cards) -> Explanation:
    """What a die is worth with the cards behind it, or what it can be worth while a reroll or a pick is still to come.

    >>> print(why_possible(3, ("-2", "÷2")))
    The die is worth 0: 3 − 2 = 1, 1 ÷ 2 = 0.5 → 0.
      −2 decreases the value by 2.   3 − 2 = 1
      ÷2: Half of 1 is 0.5, rounded down to 0.   1 ÷ 2 = 0.5 → 0
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
    links = [say("possible-after", card=face_text(card), values=after) for card, after in foreseen(side, stack)]
    claim = say("worth-possible", values=possible)
    return Explanation(claim, why=(*_on_the_die(stack), *map(Explanation, links)))


def why_link(value: int, card: Card) -> Explanation:
    """What one card makes of a value.

    >>> print(why_link(-5, "÷2"))
    ÷2: Half of −5 is −2.5, rounded down to −3.   −5 ÷ 2 = −2.5 → −3
      −2.5 lies between −3 and −2, and the lower of the two is −3.
      Down is to the left on the number line, below zero too: −3 is less than −2.
    >>> print(why_link(0, "negate"))
    Negate changes the sign, and 0 has none: it stays 0.   −0 = 0

    Raises ValueError for a card that acts on the die itself.
    """
    match kind_of(card):
        case "halve":
            told = halved(value)
            return Explanation(say("link-halve", halved=told.claim), shown=told.shown, why=told.why)
        case "negate":
            shown = show(MINUS, after_a_sign(value), "=", -value) if value <= 0 else None
            return Explanation(say("link-negate", value=value, end=-value), shown=shown)
        case "blank":
            return Explanation(say("link-blank", value=value))
        case "double":
            return Explanation(say("link-double"), shown=show(2, "×", after_a_sign(value), "=", 2 * value))
        case "fixed":
            return Explanation(say("link-fixed", number=int(card[1:-1])))
        case "plus" | "minus" as kind:
            by, sign = int(card), "+" if kind == "plus" else "−"
            claim = say("link-plus" if by > 0 else "link-minus", number=abs(by))
            return Explanation(claim, shown=show(value, sign, abs(by), "=", value + by))
    raise ValueError(f"{card!r} acts on the die itself, not on its value.")


# ── the order ─────────────────────────────────────────────────────────────────────────────────────────────────────


def orders(side: Side, stack: Cards) -> dict[int, tuple[Cards, ...]]:
    """Every value that the cards of a stack can make in some order, the greatest first, with the orders that make it.

    >>> orders(3, ("+1", "x2"))
    {8: (('+1', 'x2'),), 7: (('x2', '+1'),)}
    """
    cards = in_order([card for card in stack if card not in ON_THE_DIE])
    ways: dict[int, list[Cards]] = {}
    for order in dict.fromkeys(permutations(cards)):
        ways.setdefault(value_of(side, order), []).append(order)
    return {value: tuple(ways[value]) for value in sorted(ways, reverse=True)}


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
        return Explanation(say("order-of-one"))
    found = orders(side, cards)
    if len(found) == 1:
        alike = [pair for pair in pairs_of(cards) if len(orders(side, pair)) == 1]
        behind = tuple([why_swapped(side, *pair) for pair in alike])
        return Explanation(say("order-free", cards=len(cards), side=side, value=next(iter(found))), why=behind)
    if len(found) > FEW_VALUES:
        high, *_, low = found
        claim = say("order-matters-much", side=side, many=len(found), low=low, high=high)
        return Explanation(claim, why=(_made(side, high, found[high]), _made(side, low, found[low])))
    made = [_made(side, value, ways) for value, ways in found.items()]
    pairs = [why_swapped(side, *pair) for pair in pairs_of(cards)]
    return Explanation(say("order-matters", side=side, values=[*found]), why=(*made, *pairs))


def _made(side: Side, value: int, ways: tuple[Cards, ...]) -> Explanation:
    order = reduce(lambda first, following: say("and-then", first=first, next=following), map(card_text, ways[0]))
    claim = say("order-makes", value=value, order=order, more=len(ways) - 1)
    return Explanation(claim, shown=_arrows(side, ways[0]))


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


# ── What each goal card means, and what one player's dice show of it ─────────────────────────────────────────────────

DOUBTFUL = (*COUNTED, *SECOND, Goal.LONGEST_RUN, Goal.LARGEST_SET, Goal.MOST_PAIRS)
"""Goals with a note that settles what may be doubted."""

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
    notes = (Explanation(say.by("note", kind_of_goal(goal))),) if goal in DOUBTFUL else ()
    claim = say("goal-told", goal=goal_title(goal), says=goal_asks(goal))
    return Explanation(claim, why=(*notes, _example_of_goal(goal)))


def goal_asks(goal: Goal) -> str:
    """What a goal asks for, in the words of the rulebook.

    >>> goal_asks(Goal.MOST_4S)
    'Most dice equal to 4.'
    """
    return say.by("asks", kind_of_goal(goal), number=number_of(goal))


def _example_of_goal(goal: Goal) -> Explanation:
    values = example_values(goal)
    told = evidence(goal, values)
    second = (why_ranked(goal, (25, 22, 22, sum(values))),) if goal in SECOND else ()
    claim = say("goal-example", values=values_text(values), told=told.claim)
    return Explanation(claim, shown=told.shown, why=(*told.why, *second))


def why_ranked(goal: Goal, totals: Sequence[int]) -> Explanation:
    """Which total is the second one; equal totals share a rank.

    >>> why_ranked("2nd lowest total", (25, 22, 22, 14)).claim
    'In order, the totals are 14, 22 and 25, so 22 is the second smallest.'
    """
    smallest_first = goal == Goal.SECOND_LOWEST_TOTAL
    ranks = sorted(set(totals), reverse=not smallest_first)
    if len(ranks) == 1:
        return Explanation(say("ranked-alike", total=ranks[0]))
    claim = say("ranked", end="lowest" if smallest_first else "highest", totals=ranks, second=ranks[1])
    shared = sorted({total for total in totals if totals.count(total) > 1}, reverse=not smallest_first)
    return Explanation(claim, why=tuple([Explanation(say("ranked-shared", total=total)) for total in shared]))


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
        return Explanation(say("evidence-total", total=total), shown=show(*added(values), "=", total))
    if goal in COUNTED:
        counted = [values[die] for die in shown_by(goal, values)]
        claim = say.by("counted", kind_of_goal(goal), dice=len(counted), found=counted, number=number_of(goal))
        return Explanation(claim, why=_why_counted(goal, values))
    match goal:
        case Goal.BIGGEST_NUMBER:
            return Explanation(say("evidence-highest", number=max(values)))
        case Goal.SMALLEST_NUMBER:
            return Explanation(say("evidence-lowest", number=min(values)), why=_on_the_line(values))
        case Goal.GREATEST_RANGE | Goal.SMALLEST_RANGE:
            return _range(values)
        case Goal.LONGEST_RUN:
            return _run(values)
        case Goal.LARGEST_SET:
            return _set(values)
        case Goal.MOST_PAIRS:
            return _pairs(values)
    different = sorted(set(values))
    return Explanation(say("variety", many=len(different), values=different))


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
            return (Explanation(say("zero-not-positive")),)
    return ()


def _on_the_line(values: Values) -> tuple[Explanation, ...]:
    below = sorted({value for value in values if value < 0})
    return (Explanation(say("farther-left", low=below[0], next=below[1])),) if len(below) > 1 else ()


def _range(values: Values) -> Explanation:
    high, low = max(values), min(values)
    if high == low:
        return Explanation(say("range-none"), shown=show(high, "−", after_a_sign(high), "=", 0))
    told = difference(high, low)
    claim = say("range", high=high, low=low, range=high - low)
    return Explanation(claim, shown=told.shown, why=told.why or (Explanation(told.claim),))


def _run(values: Values) -> Explanation:
    """The longest run, and what interrupts the values around it."""
    run = sorted([values[die] for die in shown_by(Goal.LONGEST_RUN, values)])
    claim = say("run", run=run, dice=len(run)) if run else say("run-none")
    gaps = [say("run-gap", low=one[-1], high=two[0]) for one, two in pairwise(runs(values))]
    twice = [say("run-twice", value=value) for value in run if values.count(value) > 1][:1]
    parts = [say("run-values", values=sorted(set(values))), *gaps, *twice]
    return Explanation(claim, why=tuple(map(Explanation, parts)))


def _set(values: Values) -> Explanation:
    places, often = shown_by(Goal.LARGEST_SET, values), modes(values)
    if not places:
        return Explanation(say("set-none"))
    mode = say("modes", modes=often) if len(often) > 1 else say("mode", mode=often[0])
    claim = say("set", dice=len(places), value=values[places[0]])
    return Explanation(claim, why=(tally(values), Explanation(mode)))


def tally(values: Values) -> Explanation:
    """How often each value appears, what appears most often first.

    >>> tally((5, 3, 3, 1)).claim
    '3 appears twice. 1 and 5 appear once.'
    """
    by_number: dict[int, list[int]] = {}
    for value, often in times(values).items():
        by_number.setdefault(often, []).append(value)
    most_first = sorted(by_number.items(), reverse=True)
    return Explanation(" ".join([say("appears", times=often, many=len(own), values=own) for often, own in most_first]))


def _pairs(values: Values) -> Explanation:
    pairs = [say("pair", value=value) for value, count in times(values).items() for _ in range(count // 2)]
    if not pairs:
        return Explanation(say("pairs-none"), why=(tally(values),))
    why = tuple([_split_up(value, count) for value, count in times(values).items() if count > 2])
    return Explanation(say("pairs", many=len(pairs), pairs=pairs), why=why or (tally(values),))


def _split_up(value: int, count: int) -> Explanation:
    pairs, left = divmod(count, 2)
    shown = show(count, "=", pairs, "×", 2, *(("+", left) if left else ()))
    return Explanation(say("pairs-of-many", dice=count, value=value, pairs=pairs, left=left), shown=shown)
