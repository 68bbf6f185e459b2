"""Which cards to take in deck selecting: what each would add to rounds that are imagined, with dice not rolled yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.rolls_and_goals.cards import DICE, REROLL, Card, Cards, in_order
from mathgames_widgets.games.rolls_and_goals.chances import aims_against
from mathgames_widgets.games.rolls_and_goals.dice import Dice
from mathgames_widgets.games.rolls_and_goals.goals import REVEALED, Goals
from mathgames_widgets.games.rolls_and_goals.rules import DRAWN
from mathgames_widgets.games.rolls_and_goals.sensible import sensible_values
from mathgames_widgets.games.rolls_and_goals.state import Take, View

ROUNDS = 32
"""So many rolls are imagined for the goals on the table, and as many for goals that are still to come."""

A_REROLL = Fraction(1, 4)
"""Tokens for a reroll, which `sensible_values` does not place."""

A_SPECIAL = Fraction(3, 2)
"""Tokens for a special goal with one round to come; each further round adds a quarter of a token, since one may wait
for the round that suits it."""


@dataclass(frozen=True, slots=True)
class Drafted:
    """What was weighed: the tokens that each card on offer should add, and the special goal if there is one.

    Next round's are counted in full; those of later goals once for every later round in which the card may be drawn.
    """

    now: Mapping[Card, Fraction]
    later: Mapping[Card, Fraction]
    special: Fraction
    rounds: int

    def of(self, card: Card) -> Fraction:
        """What a card should add, next round and later."""
        return self.now[card] + self.later.get(card, Fraction(0)) * max(0, self.rounds - 1) / 2

    def of_all(self, take: Take) -> Fraction:
        """What all that is taken should add; a second card of the same face adds half."""
        added = sum([self.of(card) / (1 if take.cards.index(card) == at else 2) for at, card in enumerate(take.cards)])
        return Fraction(added) + (self.special if take.special else 0)


@lru_cache(maxsize=32)
def drafted(view: View) -> Drafted:
    """What everything on offer should add: next round with the goals on the table, and later."""
    left = view.rules.rounds - view.round
    later = _gains_later(view) if left > 1 else {}
    return Drafted(_gains(view, view.goals, ROUNDS, "now"), later, A_SPECIAL + Fraction(left - 1, 4), left)


@lru_cache(maxsize=32)
def drafted_for_now(view: View) -> Drafted:
    """What every card on offer should add next round; nothing beyond that, and nothing for the special goal."""
    return Drafted(_gains(view, view.goals, ROUNDS, "now"), {}, Fraction(0), 1)


def _gains_later(view: View) -> Mapping[Card, Fraction]:
    """The mean over some sets of goals that may be revealed later."""
    sets = 4
    sums: dict[Card, Fraction] = {}
    for number in range(sets):
        goals, _ = Rng(f"{view.round} goals {number}").shuffled(view.unseen_goals)
        for card, gain in _gains(view, goals[:REVEALED], ROUNDS // sets, f"later {number}").items():
            sums[card] = sums.get(card, Fraction(0)) + gain / sets
    return sums


def _gains(view: View, goals: Goals, rounds: int, seed: str) -> Mapping[Card, Fraction]:
    """What each card on offer adds to the tokens of a round, instead of the last card that would be drawn."""
    rolled = [_Round(view, goals, f"{seed} {view.round} {number}") for number in range(rounds)]
    aims = aims_against(goals, [one.table for one in rolled])

    def worth(one: _Round, hand: Cards) -> int:
        values = sensible_values(one.dice, hand, goals)
        return sum([aim.of(values) for aim in aims])

    before = sum([worth(one, one.hand) for one in rolled])
    gains = {}
    for card in dict.fromkeys(view.offer):
        after = sum([worth(one, (card, *one.hand[: DRAWN - 1])) for one in rolled])
        gains[card] = Fraction(after - before, rounds**2) + (A_REROLL if card == REROLL else 0)
    return gains


class _Round:
    """A round to come: one's own dice and hand, and what the others make of theirs."""

    def __init__(self, view: View, goals: Goals, seed: str) -> None:
        self._rng = Rng(seed)
        seats = range(view.players)
        dice = [self._rolled() for _ in seats]
        hands = [self._drawn(view, seat) for seat in seats]
        me = view.player or 0
        self.dice, self.hand = dice[me], hands[me]
        self.table = tuple([sensible_values(dice[seat], hands[seat], goals) for seat in seats if seat != me])

    def _rolled(self) -> Dice:
        dice, self._rng = self._rng.rolled(DICE)
        return dice

    def _drawn(self, view: View, seat: int) -> Cards:
        """Six cards: those that are known to lie on top, then others of the deck, then of the discard pile."""
        top = view.on_top if seat == view.player else view.fresh[seat]
        rest, self._rng = self._rng.shuffled(in_order((Counter(view.hidden[seat]) - Counter(top)).elements()))
        again, self._rng = self._rng.shuffled(view.discards[seat])
        return (*top, *rest, *again)[:DRAWN]
