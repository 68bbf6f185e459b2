"""Chances, rates and bounds, against counting case by case and against games that were played."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest

from mathgames_widgets.games.mathleague import Rules, apply, legal_actions, new_game, observe, to_act
from mathgames_widgets.games.mathleague.analysis.chances import (
    chance_to_draw,
    drawn_of,
    expected_win_number,
    lowest_showing,
    unit_cost,
    upper_bound,
)
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules.cards import POOL, Student
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
from tests.games.mathleague.tables import cards

# ── what a payment buys ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "bought"), [("Elem", 10), ("MS", 10), ("HS", 15)])
def test_the_unit_cost_depends_on_the_age_group_only(level, bought):
    """ "at least x/10 points" for Elem and HS, "at least x/2 points" for MS; x counts 5 times for MS, 1.5 for HS"""
    for student in POOL:
        if isinstance(student, Student) and student.level == level:
            cost = unit_cost(Rules(), student)
            assert (cost.bought, cost.per_point) == (bought, Fraction(1, bought))
            assert cost.points == cost.cost * bought


def test_other_multipliers_change_the_bargain():
    """using different multipliers for the student score"""
    (student,) = cards("blue Chiara")
    assert unit_cost(Rules(hs_multiplier="1"), student).bought == 10


# ── drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("pile", "wanted", "draws"), [(6, 2, 3), (5, 1, 5), (6, 4, 2), (4, 3, 9)])
def test_drawing_counts_every_order_of_the_pile(pile, wanted, draws):
    """Every order of a small pile, one by one."""
    orders = list(permutations(range(pile)))
    hits = [sum(card < wanted for card in order[:draws]) for order in orders]
    for number in range(wanted + 1):
        assert drawn_of(pile, wanted, draws)[number] == Fraction(hits.count(number), len(orders))
        enough = sum(hit >= number for hit in hits)
        assert chance_to_draw(pile, wanted, draws, number) == Fraction(enough, len(orders))


# ── the win number ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_lowest_number_showing():
    """Every pair of cards that two players can turn over, one by one."""
    mine, theirs = STARTER_DECK.cards[:7], STARTER_DECK.cards[20:31]
    lowest = [min(one.number, other.number) for one, other in product(mine, theirs)]
    found = lowest_showing([mine, theirs])
    assert all(found[number] == Fraction(lowest.count(number), len(lowest)) for number in range(100))
    assert expected_win_number([mine, theirs], 200) == 200 + Fraction(sum(lowest), len(lowest))


def test_more_players_make_the_win_number_lower():
    """The lowest two-digit number showing gets added to 200 to determine the win number"""
    averages = [expected_win_number([STARTER_DECK.cards] * players, 200) for players in range(2, 7)]
    assert averages == sorted(averages, reverse=True)
    dealt = [new_game(2, f"WIN-{number}").win_number for number in range(200)]
    assert abs(sum(dealt) / len(dealt) - float(averages[0])) < 7


# ── an upper bound ────────────────────────────────────────────────────────────────────────────────────────────────

FOUR_BLUE = "blue Amara, blue Ben, blue Chiara, blue Dev"


def test_a_bound_is_the_average_without_tools():
    """Two SCHOOL cards cost 10, and no more is there to be attached.

    "If the STUDENT card is being attached to a school team with two or more SCHOOL cards, the STUDENT card may be
    played for free."
    """
    bound = upper_bound(cards(f"{FOUR_BLUE}, blue Euler Academy, orange Euler Academy, blue Triangle Area"), Rules())
    assert (bound.points, bound.cost, bound.on_students) == (Fraction(685, 4), 10, 0)
    assert upper_bound(cards(f"{FOUR_BLUE}, blue Triangle Area"), Rules()).points == 0


def test_a_bound_adds_50_for_one_colour():
    """plus a bonus of 50 points if all four STUDENT cards are the same color"""
    pile = f"{FOUR_BLUE}, blue Euler Academy, orange Euler Academy, blue Triangle Area, blue Coach Fermat"
    assert upper_bound(cards(pile), Rules()).points == Fraction(685, 4) + 50


def test_a_bound_attaches_what_is_left():
    """What is not paid counts twice on students with a teacher, by quarters; in full on three SCHOOL cards."""
    tools = "purple Quadratic Formula, purple Pigeonhole Principle, purple Unique Factorization"
    two = f"{FOUR_BLUE}, blue Euler Academy, orange Euler Academy, blue Coach Fermat, {tools}"
    assert upper_bound(cards(two), Rules()).points == Fraction(685 + 2 * 55, 4) + 50
    three = upper_bound(cards(f"{two}, green Euler Academy"), Rules())
    assert (three.schools, three.cost, three.on_school) == (3, 30, 35)
    assert three.points == Fraction(685, 4) + 50 + 35


def test_a_bound_for_school_scores_only():
    """requiring a winning score to consist of a school score and not an all-star score"""
    pile = cards(f"{FOUR_BLUE}, purple Quadratic Formula, purple Pigeonhole Principle, purple Unique Factorization")
    assert upper_bound(pile, Rules()).points > 0
    assert upper_bound(pile, Rules(school_score_only=True)).points == 0


@pytest.mark.parametrize("seed", ["FERN-42", "ELM-3"])
def test_no_pile_scores_more_than_its_bound(seed):
    """Solitaire, played by the bots: what they reach lies below the bound of each pile."""
    for bot in BOTS[1:]:
        state = new_game(1, seed, Rules(variation="solitaire"))
        piles = state.hands[0] + state.draw_piles[0], state.later
        while to_act(state):
            actions = legal_actions(state, 0)
            state = apply(state, 0, bot.choose(observe(state, 0), actions, None)).state
        for pile, points in zip(piles, state.pile_scores, strict=True):
            assert points <= upper_bound(pile, Rules()).points
