"""Which pair of numbers has the highest value with a symbol, which one a minus card can hurt least, and why."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, TIMES, Symbol
from mathgames_widgets.games.matician.equations import LEFT, RIGHT
from mathgames_widgets.games.matician.explain_ranks import measure_says, why_rank
from mathgames_widgets.games.matician.explain_signs import BOTH, RESULTS, why_attack
from mathgames_widgets.games.matician.payoffs import Pair, PayoffTable
from mathgames_widgets.games.matician.sentences import symbol_text, value_text, worked_out
from mathgames_widgets.games.matician.signs import Where
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.words import listed

BEST_RULES: dict[Symbol, str] = {
    PLUS: "The greater each number, the greater the sum: take the two greatest numbers.",
    LESS: "A difference grows with the left number and shrinks as the right one grows: take the greatest number minus "
    "the smallest.",
    TIMES: "The greater each number, the greater the product: take the two greatest numbers.",
    OVER: "A quotient grows with the left number and shrinks as the right one grows: take the greatest number over the "
    "smallest, but never over 0.",
}
"""How to find the highest value, as long as no minus card is laid."""

SAFE_RULES: dict[Symbol, str] = {
    PLUS: "In front of the greater number a minus card makes the sum the smaller number minus the greater one: the "
    "closer together the two are, the less it can fall.",
    LESS: "On the left a minus card makes the difference the opposite of the sum: the smaller both numbers are, the "
    "less it can fall. The greater of the two goes to the left.",
    TIMES: "A minus card turns a product into its opposite: the smaller the product, the less it can fall, and 0 "
    "cannot fall at all.",
    OVER: "A minus card turns a quotient into its opposite: the smaller the quotient, the less it can fall, and 0 "
    "cannot fall at all.",
}
"""How to lose least to a single minus card."""

SAFE_FROM_TWO = (
    "With a minus card on each side a sum becomes its opposite: the smaller both numbers are, the less it can fall."
)
"""What is different for a sum when several players may lay minus cards."""

MOST_NAMED = 4
"""So many pairs are named one by one."""


def pairs_text(symbol: Symbol, pairs: Sequence[Pair]) -> str:
    """Pairs as equations, both orders in one; of many pairs the first two.

    >>> pairs_text("+", [("2", "5"), ("5", "2")]), pairs_text("-", [("5", "2"), ("4", "1")])
    ('5 + 2 in either order', '5 − 2 or 4 − 1')
    """
    ordered = sorted(pairs, key=lambda pair: (-int(pair[LEFT]), int(pair[RIGHT])))
    once = [pair for pair in ordered if not (pair[::-1] in pairs and int(pair[LEFT]) < int(pair[RIGHT]))]
    is_twice = {pair: pair[::-1] in pairs and pair[LEFT] != pair[RIGHT] for pair in once}
    either = " in either order"
    all_twice = all(twice or pair[LEFT] == pair[RIGHT] for pair, twice in is_twice.items()) and any(is_twice.values())
    told = [
        f"{left} {symbol_text(symbol)} {right}{either if is_twice[left, right] and not all_twice else ''}"
        for left, right in once
    ]
    if len(told) > MOST_NAMED:
        told = [*told[:2], f"{len(told) - 2} others"]
    return listed(told, "or") + (either if all_twice else "")


def shown_first(pairs: Sequence[Pair]) -> Pair:
    """Of pairs that are as good as each other the one with the greatest number on the left.

    >>> shown_first([("2", "5"), ("5", "2")])
    ('5', '2')
    """
    return max(pairs, key=lambda pair: int(pair[LEFT]))


# ── the highest value ─────────────────────────────────────────────────────────────────────────────────────────────


def highest_pairs(table: PayoffTable) -> tuple[Pair, ...]:
    """The pairs that bring most when no minus card is laid.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> highest_pairs(payoff_table(("2", "5", "11"), "-"))
    (('11', '2'),)
    """
    most = max([table.payoff(pair) for pair in table.pairs])
    return tuple([pair for pair in table.pairs if table.payoff(pair) == most])


def why_highest(table: PayoffTable) -> Explanation:
    """The highest value that a hand can have with a symbol, and why nothing is higher.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> print(why_highest(payoff_table(("2", "5", "11"), "+")))
    The highest sum that these numbers make is 16: 11 + 5 in either order.
      The greater each number, the greater the sum: take the two greatest numbers.
      The next is 11 + 2 = 13.
    """
    best = highest_pairs(table)
    value = table.equation(best[0]).value
    claim = f"The highest {RESULTS[table.symbol]} that these numbers make is {value_text(value)}"
    ranked = (why_rank(table.equation(best[0]), table.rules),) if table.rules.by_rank else ()
    why = (Explanation(BEST_RULES[table.symbol]), *_next(table, best), *ranked)
    return Explanation(f"{claim}: {pairs_text(table.symbol, best)}.", why=why)


def _next(table: PayoffTable, best: Sequence[Pair]) -> tuple[Explanation, ...]:
    rest = [pair for pair in table.pairs if pair not in best]
    if not rest:
        return ()
    second = max(rest, key=lambda pair: (table.payoff(pair), int(pair[LEFT])))
    return (Explanation(f"The next is {worked_out(table.equation(second))}."),)


# ── the safest ────────────────────────────────────────────────────────────────────────────────────────────────────


def worst(table: PayoffTable, pair: Pair) -> Where:
    """Where minus cards hurt a pair most; nowhere if they cannot hurt it.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> worst(payoff_table(("2", "5"), "+"), ("2", "5")), worst(payoff_table(("0", "5"), "x"), ("0", "5"))
    ((1,), ())
    """
    row = table.row(pair)
    return table.sabotages[row.index(min(row))]


def safest_pairs(table: PayoffTable) -> tuple[Pair, ...]:
    """The cautious pairs, and of these the ones that bring most when no minus card is laid.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> safest_pairs(payoff_table(("2", "5", "11"), "-"))
    (('5', '2'),)
    """
    most = max([table.payoff(pair) for pair in table.cautious])
    return tuple([pair for pair in table.cautious if table.payoff(pair) == most])


def why_safest(table: PayoffTable) -> Explanation:
    """The pair that keeps most whatever minus cards do, and why.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> print(why_safest(payoff_table(("2", "5", "11"), "-")))
    The safest pair is 5 − 2: the worst that minus cards can make of it is −7.
      On the left a minus card makes the difference the opposite of the sum: the smaller both numbers are, the less \
it can fall. The greater of the two goes to the left.
      A minus card in front of the left number harms: −7 instead of 3.   −5 − 2 = −(5 + 2) = −7
        The difference falls by twice 5.   3 − 2 × 5 = −7
        −7 is less than 3.   −7 < 3
          Every negative number is less than every positive number.
      The highest pair, 11 − 2 = 9, can fall to −13.
    """
    safe, best = safest_pairs(table), highest_pairs(table)
    one = shown_first(safe)
    name = "pair is" if {one, one[::-1]} >= {*safe} else "pairs are"
    claim = f"The safest {name} {pairs_text(table.symbol, safe)}: {_worst_says(table, one)}."
    rules = () if table.rules.by_rank else (Explanation(_safe_rule(table)),)
    fall = worst(table, one)
    attack = (why_attack(table.equation(one), fall),) if fall else ()
    return Explanation(claim, why=(*rules, *attack, *_falls(table, best, safe)))


def _worst_says(table: PayoffTable, pair: Pair) -> str:
    if not worst(table, pair):
        return "no minus card can harm it"
    return f"the worst that minus cards can make of it is {measure_says(min(table.row(pair)), table.rules)}"


def _safe_rule(table: PayoffTable) -> str:
    return SAFE_FROM_TWO if table.symbol == PLUS and BOTH in table.sabotages else SAFE_RULES[table.symbol]


def _falls(table: PayoffTable, best: Sequence[Pair], safe: Sequence[Pair]) -> tuple[Explanation, ...]:
    """How far the highest pair can fall, where it is not the safest."""
    if set(best) & set(safe):
        return (Explanation("It is the pair with the highest value as well."),)
    pair = shown_first(best)
    lowest = measure_says(min(table.row(pair)), table.rules)
    return (Explanation(f"The highest pair, {worked_out(table.equation(pair))}, can fall to {lowest}."),)
