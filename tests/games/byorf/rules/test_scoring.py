"""Every goal against its own `test` field, read literally by somebody who only counts factors."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import prod

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.games.byorf import FACTORS, GOALS, Built, Rules, goal, score
from mathgames_widgets.games.byorf.rules.scoring import CONDITIONS, score_round
from tests.games.byorf.tables import build

NEAR = Fraction(1, 4)
"""All roots are whole numbers, so the signs right beside a root are those a quarter away."""


class Count:
    """A function as counts: how often each root stands above (p) and below (q). Nothing of the package is used."""

    def __init__(self, built):
        self.top, self.bottom = built.top, built.bottom
        above, below = Counter(card.root for card in built.top), Counter(card.root for card in built.bottom)
        roots = {root: (above[root], below[root]) for root in sorted(above | below)}
        self.zeros = {r: p for r, (p, q) in roots.items() if q == 0}
        self.walls = {r: q - p for r, (p, q) in roots.items() if q > p}
        self.holes = {r: self.reduced(r) for r, (p, q) in roots.items() if q > 0 and p >= q}
        self.constant = all(p == q for p, q in roots.values())
        self.excess = len(built.top) - len(built.bottom)
        self.ratio = Fraction(prod(card.lead for card in self.top), prod(card.lead for card in self.bottom))
        self.marks = {r: abs(p - q) % 2 for r, (p, q) in roots.items() if r in self.zeros or r in self.walls}

    def reduced(self, x):
        """The value of what is left after cancelling, by evaluating where nothing is 0 and taking the limit by hand."""
        p = sum(card.root == x for card in self.top)
        q = sum(card.root == x for card in self.bottom)
        if p > q:
            return Fraction(0)
        lead = Fraction(
            prod(card.lead for card in self.top if card.root == x),
            prod(card.lead for card in self.bottom if card.root == x),
        )
        top = prod(card.lead * (x - card.root) for card in self.top if card.root != x)
        bottom = prod(card.lead * (x - card.root) for card in self.bottom if card.root != x)
        return lead * Fraction(top, bottom)

    def at(self, x):
        """The value at x, or None."""
        bottom = prod(card.lead * (x - card.root) for card in self.bottom)
        return Fraction(prod(card.lead * (x - card.root) for card in self.top)) / bottom if bottom else None

    def turns(self, places, before, after):
        """Whether the sign goes from one to the other at one of these places."""
        return any(self.at(x - NEAR) * before > 0 and self.at(x + NEAR) * after > 0 for x in places)

    @property
    def level(self):
        """The height of the horizontal asymptote, or None."""
        if self.constant or self.excess > 0:
            return None
        return self.ratio if self.excess == 0 else Fraction(0)


def both(places):
    """For some a > 0 both a and −a."""
    return any(a > 0 and -a in places for a in places)


LITERALLY = {
    "G01": lambda f: f.excess < 0,
    "G02": lambda f: f.excess == 0 and not f.constant and f.ratio == 1,
    "G03": lambda f: f.excess == 0 and not f.constant and f.ratio == -1,
    "G04": lambda f: f.excess == 0 and not f.constant and f.ratio == 2,
    "G05": lambda f: f.excess == 0 and not f.constant and 0 < abs(f.ratio) < 1,
    "G06": lambda f: f.excess == 1 and len(f.walls) >= 1,
    "G07": lambda f: f.excess >= 2,
    "G08": lambda f: f.excess > 0 and f.ratio < 0,
    "G09": lambda f: len(f.walls) == 1,
    "G10": lambda f: len(f.walls) == 3,
    "G11": lambda f: len(f.bottom) >= 1 and not f.walls,
    "G12": lambda f: 0 in f.walls,
    "G13": lambda f: both(f.walls),
    "G14": lambda f: any(order % 2 == 0 for order in f.walls.values()),
    "G15": lambda f: len(f.holes) >= 1,
    "G16": lambda f: len(f.holes) == 2,
    "G17": lambda f: 0 in f.holes.values(),
    "G18": lambda f: any(height > 0 for height in f.holes.values()),
    "G19": lambda f: any(x < 0 for x in f.holes),
    "G20": lambda f: 0 in f.zeros,
    "G21": lambda f: len(f.zeros) == 3,
    "G22": lambda f: not f.zeros and not f.constant,
    "G23": lambda f: any(multiplicity % 2 == 0 for multiplicity in f.zeros.values()),
    "G24": lambda f: both(f.zeros),
    "G25": lambda f: f.at(0) is not None and f.at(0) > 0 and f.at(0).denominator == 1 and not f.constant,
    "G26": lambda f: 0 in f.holes or 0 in f.walls,
    "G27": lambda f: f.turns(f.zeros, 1, -1),
    "G28": lambda f: f.turns(f.zeros, -1, 1),
    "G29": lambda f: f.turns(f.walls, 1, -1),
    "G30": lambda f: f.turns(f.walls, -1, 1),
    "G31": lambda f: len(f.walls) or None,
    "G32": lambda f: sum(x < 0 for x in f.walls) or None,
    "G33": lambda f: len(f.zeros) or None,
    "G34": lambda f: len(f.holes) or None,
    "G35": lambda f: sum(f.marks.values()) or None,
    "G36": lambda f: max(f.holes.values(), default=None),
    "G37": lambda f: min(f.holes.values(), default=None),
    "G38": lambda f: f.at(0),
    "G39": lambda f: f.at(0),
    "G40": lambda f: f.level,
}


def random_builds(number):
    """Functions of up to eight cards, with many equal roots so that much cancels."""
    rng = Rng("SCORING")
    few = [card for card in FACTORS if abs(card.root) <= 2]
    for turn in range(number):
        cards, rng = rng.shuffled(few if turn % 2 else FACTORS)
        (above, below), rng = rng.rolled(2, 5)
        yield Built(cards[: above - 1], cards[above - 1 : above + below - 2])


BUILDS = [(built, Count(built), built.function) for built in random_builds(2000)]


@pytest.mark.parametrize("card", GOALS, ids=lambda card: card.id)
def test_every_goal_is_what_its_test_says(card):
    """What each goal tests, exactly: the `test` field of the card."""
    condition = CONDITIONS[card.id]
    answers = set()
    for built, count, function in BUILDS:
        expected = LITERALLY[card.id](count)
        found = condition.value(function) if card.is_superlative else condition.holds(function)
        assert found == expected, built
        answers.add(expected is not None and expected is not False)
    assert answers == {True, False}, "both answers come up"


def test_facts_are_those_that_decide():
    """Where a goal asks for some feature, those that have it; else all that were looked at."""
    (award,) = score([goal("G18")], [build("(x-1)(x-2)(x+3) / (x-1)(x-2)")])
    assert [hole.x for hole in award.evidence[0].facts] == [1, 2]
    (award,) = score([goal("G17")], [build("(x-1)(x-2)(x-2) / (x-1)(x-2)")])
    assert [hole.x for hole in award.evidence[0].facts] == [2]
    (award,) = score([goal("G17")], [build("(x-1)(x) / (x-1)")])
    assert [hole.x for hole in award.evidence[0].facts] == [1]


def test_values_are_exact():
    """int, Fraction and exact algebraic numbers everywhere: never a float in a score."""
    for award in score(GOALS, [built for built, _, _ in BUILDS[:100]]):
        for evidence in award.evidence:
            assert type(evidence.value) in (int, Fraction, type(None))
            assert type(evidence.points) is int


def test_a_round_adds_up():
    """score_round: one award a goal, and the sum of the points of each player."""
    builds = tuple(built for built, _, _ in BUILDS[:4])
    result = score_round(1, GOALS[:5], builds, Rules())
    assert result.functions == builds
    assert result.points == tuple(sum(award.evidence[seat].points for award in result.awards) for seat in range(4))


def test_only_winners_of_a_superlative_earn():
    """The winners have the best value, and of those the most cards; all shares are equal."""
    table = [built for built, _, _ in BUILDS[:8]]
    for award in score([card for card in GOALS if card.is_superlative], table):
        values = [evidence.value for evidence in award.evidence]
        best = (min if "LOWEST" in award.goal.text else max)(value for value in values if value is not None)
        assert award.tied == tuple(seat for seat, value in enumerate(values) if value == best)
        most = max(table[seat].cards_used for seat in award.tied)
        assert award.winners == tuple(seat for seat in award.tied if table[seat].cards_used == most)
        assert len({award.evidence[seat].points for seat in award.winners}) == 1
        assert all(award.evidence[seat].points == 0 for seat in range(8) if seat not in award.winners)
