"""Chances and rates that a player can work out: drawing what is needed, the win number, what a payment buys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.games.mathleague.cards import Cards, Student
from mathgames_widgets.games.mathleague.options import Rules
from mathgames_widgets.games.mathleague.paying import printed_cost
from mathgames_widgets.maths.chance import Chance, Distribution, drawing, evenly

# ── what a payment buys ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class UnitCost:
    """What one point of a STUDENT card costs, and how many points one point of payment buys.

    For an age group the two do not depend on the high score: it cancels.
    """

    points: Fraction
    cost: Fraction

    @property
    def per_point(self) -> Fraction:
        """Points of payment for one point of score."""
        return self.cost / self.points

    @property
    def bought(self) -> Fraction:
        """Points of score for one point of payment."""
        return self.points / self.cost


def unit_cost(rules: Rules, student: Student) -> UnitCost:
    """What a STUDENT card brings and costs: "x/10" for elementary and high school, "x/2" for middle school.

    A high-school student is the bargain: 1.5x points for x/10 make 15 for each point paid; the others make 10.

    >>> from mathgames_widgets.games.mathleague.pool import card
    >>> [unit_cost(Rules(), card(key)).bought for key in ("blue Amara", "blue Ben", "blue Chiara")]
    [Fraction(10, 1), Fraction(10, 1), Fraction(15, 1)]
    """
    return UnitCost(student.high_score * rules.multiplier(student.level), printed_cost(student))


# ── drawing what is needed ────────────────────────────────────────────────────────────────────────────────────────


def drawn_of(pile: int, wanted: int, draws: int) -> Distribution[int]:
    """How many of the wanted cards come with the next draws from a pile in which each order is equally likely.

    >>> drawn_of(pile=48, wanted=3, draws=6).chance(lambda hits: hits >= 1) == 1 - drawn_of(48, 3, 6)[0]
    True
    """
    return drawing(wanted, pile, min(draws, pile))


def chance_to_draw(pile: int, wanted: int, draws: int, needed: int = 1) -> Chance:
    """How likely it is that at least so many of the wanted cards come with the next draws.

    >>> chance_to_draw(pile=10, wanted=2, draws=5)
    Fraction(7, 9)
    """
    return drawn_of(pile, wanted, draws).chance(lambda hits: hits >= needed)


# ── the win number ────────────────────────────────────────────────────────────────────────────────────────────────


def lowest_showing(decks: Sequence[Cards]) -> Distribution[int]:
    """The lowest number when every player turns over the top card of a shuffled deck, before ties are turned again.

    "The lowest two-digit number showing gets added to 200 to determine the win number". It is at least n where every
    card is: the chances for that are multiplied.

    >>> from mathgames_widgets.games.mathleague.decks import STARTER_DECK
    >>> round(float(lowest_showing([STARTER_DECK.cards] * 2).expected(lambda number: number)), 1)
    48.4
    """
    numbers = [evenly([card.number for card in deck]) for deck in decks]
    lowest = numbers[0]
    for other in numbers[1:]:
        lowest = lowest.join(other, min)
    return lowest


def expected_win_number(decks: Sequence[Cards], base: int) -> Fraction:
    """The win number on average, before ties are turned again.

    >>> from mathgames_widgets.games.mathleague.decks import STARTER_DECK
    >>> round(float(expected_win_number([STARTER_DECK.cards] * 2, 200)))
    248
    """
    return base + lowest_showing(decks).expected(lambda number: number)
