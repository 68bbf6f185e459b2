"""What one die can come to with the cards of a hand: each value once, with as few of the cards as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    in_order,
)
from mathgames_widgets.games.rolls_and_goals.dice import Side, flipped, modified

Bundle = int
"""Some cards of a hand as one number: to put two bundles together is to add them."""


@dataclass(frozen=True)
class Bundles:
    """The bundles of a hand. Equal cards are the same card, so a hand has at most 2⁶ = 64 of them.

    Each kind of card has a place in the number, as digits have, and its digit says how many of them there are. Reroll
    and blank cards are left out: the one is left to chance, the other does nothing.

    >>> hand = Bundles(("+1", "+1", "x2", "blank"))
    >>> hand.full, len(hand.all), hand.cards(5), hand.rest(4)
    (5, 6, ('+1', '+1', 'x2'), 1)
    """

    hand: Cards

    @cached_property
    def kinds(self) -> dict[Card, Bundle]:
        """What one card of each kind adds to the number of a bundle."""
        counts: dict[Card, int] = {}
        for card in in_order(self.hand):
            if card not in (REROLL, BLANK):
                counts[card] = counts.get(card, 0) + 1
        sizes = [count + 1 for count in counts.values()]
        return {card: prod(sizes[:number]) for number, card in enumerate(counts)}

    @cached_property
    def all(self) -> tuple[Bundle, ...]:
        """Every bundle, so that each comes after those that it holds."""
        return tuple(range(self.full + 1))

    @cached_property
    def full(self) -> Bundle:
        """The whole hand."""
        return sum(self.kinds.get(card, 0) for card in self.hand)

    @cached_property
    def without_one(self) -> tuple[tuple[tuple[Card, Bundle], ...], ...]:
        """For each bundle: each kind of card in it, and the bundle without one of them."""
        return tuple(
            tuple((card, bundle - self.kinds[card]) for card in dict.fromkeys(self.cards(bundle)))
            for bundle in self.all
        )

    @cached_property
    def inside(self) -> tuple[tuple[Bundle, ...], ...]:
        """For each bundle, all bundles that it holds: none of the cards up to all of them."""
        counts = [self._counts(bundle) for bundle in self.all]
        return tuple(tuple(self._parts(counts[bundle])) for bundle in self.all)

    def cards(self, bundle: Bundle) -> Cards:
        """The cards of a bundle, sorted."""
        return tuple([card for card, count in self._counts(bundle).items() for _ in range(count)])

    def rest(self, bundle: Bundle) -> Bundle:
        """The cards of the hand that are not in a bundle."""
        return self.full - bundle

    def _counts(self, bundle: Bundle) -> dict[Card, int]:
        counts = {}
        for card, one in reversed(self.kinds.items()):
            counts[card], bundle = divmod(bundle, one)
        return dict(reversed(counts.items()))

    def _parts(self, counts: Mapping[Card, int]) -> Iterator[Bundle]:
        for taken in product(*[range(count + 1) for count in counts.values()]):
            yield sum(number * self.kinds[card] for number, card in zip(taken, counts, strict=True))


@dataclass(frozen=True, slots=True)
class Way:
    """How a die comes to a value: the cards behind it from top to bottom, and the side to pick, if one is."""

    stack: Cards = ()
    pick: Side | None = None


Reach = tuple[Mapping[int, Way], ...]
"""For each bundle, the values that take exactly these cards, and one way to each."""


def reach(side: Side, bundles: Bundles) -> Reach:
    """What a die can come to, for each bundle of cards behind it.

    Orders that end in the same value are one. A value that fewer of the cards make as well is not named again: what is
    not needed here can be used elsewhere, or not at all. Nor does anything that is built on it have to be.

    >>> hand = Bundles(("+1", "x2"))
    >>> [dict.fromkeys(values) for values in reach(3, hand)]
    [{3: None}, {4: None}, {6: None}, {7: None, 8: None}]
    >>> reach(3, hand)[hand.full][8].stack
    ('+1', 'x2')
    """
    table: list[dict[int, Way]] = []
    known: list[frozenset[int]] = []
    for bundle in bundles.all:
        made = _made(side, bundles.without_one[bundle], table) if bundle else {side: Way()}
        fewer = frozenset[int]().union(*[known[less] for _, less in bundles.without_one[bundle]])
        table.append({value: way for value, way in made.items() if value not in fewer})
        known.append(fewer.union(made))
    return tuple(table)


def _made(side: Side, last: tuple[tuple[Card, Bundle], ...], table: list[dict[int, Way]]) -> dict[int, Way]:
    """All values with one more card at the bottom. Cards that act on the die itself come first, and one is enough."""
    made: dict[int, Way] = {}
    for card, before in last:
        if card in ON_THE_DIE:
            made |= _on_the_die(side, card) if not before else {}
            continue
        for value, way in table[before].items():
            made.setdefault(modified(value, card), Way((*way.stack, card), way.pick))
    return made


def _on_the_die(side: Side, card: Card) -> dict[int, Way]:
    if card == PICK:
        return {picked: Way((PICK,), picked) for picked in range(1, SIDES + 1)}
    return {flipped(side): Way((FLIP,))}
