"""What a die is worth, link by link, and what the order of its cards does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    DOUBLE,
    FLIP,
    HALVE,
    NEGATE,
    ON_THE_DIE,
    PICK,
    REROLL,
    Card,
    Cards,
    in_order,
)
from mathgames_widgets.games.rolls_and_goals.dice import Side, chain, value_of
from mathgames_widgets.games.rolls_and_goals.explain_order import why_swapped
from mathgames_widgets.games.rolls_and_goals.sentences import card_text
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import MINUS, show
from mathgames_widgets.maths.shown import Shown
from mathgames_widgets.maths.whole import after_a_sign, halved, in_text
from mathgames_widgets.maths.words import capital, listed

THE_DIE_FIRST = {
    REROLL: "First the die is rolled again, once for each reroll behind it.",
    PICK: "Second, a pick sets the die to the side that was chosen after all rerolls.",
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
    links = [part for card, value in chain(side, stack) for part in (card.replace("-", "−"), in_text(value))]
    return " → ".join([f"{side}", *links])


# ── the chain ─────────────────────────────────────────────────────────────────────────────────────────────────────


def why_value(side: Side, stack: Cards) -> Explanation:
    """What a die is worth with the cards behind it, a reason for each link; `side` is what it shows in the end.

    >>> print(why_value(5, ("÷2", "+3")))
    The die is worth 5: 5 → ÷2 → 2 → +3 → 5.   5 → 2 → 5
      ÷2: half of 5 is 2.5, rounded down 2.   5 ÷ 2 = 2.5 → 2
        2.5 lies between 2 and 3, and the lower of the two is 2.
      +3 increases the value by 3.   2 + 3 = 5
    >>> print(why_value(4, ("flip",)))
    The die is worth 4, the side that it shows.
      Third, a flip turns the die over: opposite sides add up to 7.
    """
    links = chain(side, stack)
    on_the_die = [Explanation(said) for card, said in THE_DIE_FIRST.items() if card in stack]
    if not links:
        return Explanation(f"The die is worth {side}, the side that it shows.", why=tuple(on_the_die))
    values = [side, *[value for _, value in links]]
    arrows = [part for value in values for part in ("→", value)][1:]
    steps = [why_link(before, card) for (card, _), before in zip(links, values, strict=False)]
    claim = f"The die is worth {in_text(values[-1])}: {chain_text(side, stack)}."
    return Explanation(claim, shown=show(*arrows), why=(*on_the_die, *steps))


def why_link(value: int, card: Card) -> Explanation:
    """What one card makes of a value.

    >>> print(why_link(-5, "÷2"))
    ÷2: half of −5 is −2.5, rounded down −3.   −5 ÷ 2 = −2.5 → −3
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
        return Explanation(f"÷2: {told.claim[0].lower()}{told.claim[1:]}", shown=told.shown, why=told.why)
    if card == NEGATE:
        return _negated(value)
    if card == BLANK:
        return Explanation(f"A blank does nothing: the value stays {in_text(value)}.")
    if card == DOUBLE:
        return Explanation("x2 doubles the value.", shown=show(2, "×", after_a_sign(value), "=", 2 * value))
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
    The order matters: these cards make 8 or 7 of a 3.
      8 with +1 and then x2.   3 → 4 → 8
      7 with x2 and then +1.   3 → 6 → 7
      After x2 the 1 counts once; before x2 it is doubled as well.   2 × (3 + 1) = 2 × 3 + 2
    >>> print(why_order(3, ("+1", "-2")))
    The order does not matter: these cards make 2 of a 3 either way.
      What is added and taken away may change places.   3 + 1 − 2 = 3 − 2 + 1

    With fewer than two cards that change the value there is nothing to order.
    """
    cards = in_order([card for card in stack if card not in ON_THE_DIE])
    if len(set(cards)) < 2:
        return Explanation("There are no two different cards whose order could matter.")
    found = orders(side, cards)
    if len(found) == 1:
        either = "either way" if len(cards) == 2 else "in every order"
        only = in_text(next(iter(found)))
        alike = [pair for pair in pairs_of(cards) if len(orders(side, pair)) == 1]
        behind = tuple([why_swapped(side, *pair) for pair in alike])
        return Explanation(f"The order does not matter: these cards make {only} of a {side} {either}.", why=behind)
    if len(found) > FEW_VALUES:
        return _many_orders(side, found)
    values = listed([in_text(value) for value in found], "or")
    made = tuple([_made(side, value, ways) for value, ways in found.items()])
    return Explanation(
        f"The order matters: these cards make {values} of a {side}.",
        why=(*made, *[why_swapped(side, *pair) for pair in pairs_of(cards)]),
    )


def _many_orders(side: Side, found: dict[int, tuple[Cards, ...]]) -> Explanation:
    high, *_, low = found
    claim = f"The order matters: these cards make {len(found)} different values of a {side}"
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
