"""Why the win number is what it is: the cards turned over, their lowest number, and the average."""

from __future__ import annotations

import random
from dataclasses import replace

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Rules
from mathgames_widgets.games.mathleague.analysis.chances import upper_bound
from mathgames_widgets.games.mathleague.rules.cards import card
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
from mathgames_widgets.games.mathleague.rules.payments import printed_cost
from mathgames_widgets.games.mathleague.rules.scoring import CAP
from mathgames_widgets.games.mathleague.words.explanations import amount, why_bound, why_win_number
from tests.maths.numbers.equations import contradictions, is_well_written

NAMES = ("Asha", "Ben", "Chiara", "Dev", "Ela", "Farid")


def told(players, seed="WHY-1", **options):
    state = mathleague.new_game(players, seed, Rules(**options))
    return str(why_win_number(state.rules, state.opening, state.win_number, NAMES)), state


def test_the_lowest_number_showing_is_added_to_200():
    """The lowest two-digit number showing gets added to 200 to determine the win number."""
    said, state = told(3)
    lowest = min(cards[-1].number for cards in state.opening)
    assert f"200 + {lowest} = {state.win_number}" in said
    for cards, name in zip(state.opening, NAMES, strict=False):
        assert f"{name} turned over {', then '.join([card.domino for card in cards])}." in said


def test_who_turned_over_a_new_card_is_told_with_both():
    """All players with that number turn over a new card."""
    opening = ((card("blue Amara"), card("red Kofi")), (card("blue Ben"),))
    lowest = min(card("red Kofi").number, card("blue Ben").number)
    said = str(why_win_number(Rules(), opening, 200 + lowest, NAMES))
    assert f"Asha turned over {card('blue Amara').domino}, then {card('red Kofi').domino}. Ben" in said


def test_the_baseline_is_that_of_the_variation():
    assert "number showing to 300" in told(4, variation="team play")[0]
    assert "number showing to 250" in told(2, baseline=250)[0]
    assert "is always 200" in told(2, variation="single deck")[0]


def test_a_fraction_that_nobody_reads_is_told_in_percent():
    """With six decks the chance has a denominator of eleven digits."""
    said, _ = told(6)
    assert "these six decks" in said
    assert "with a chance of about " in said or "with a chance of less than" in said or "with a chance of 1," in said
    assert not any(len(word) > 25 for word in said.split())


def test_every_sum_of_an_upper_bound_is_true_and_leads_to_it():
    """Piles of each kind: the rest doubled, not doubled and capped, with and without a school team and the bonus."""
    choice, extras = random.Random(3), set()
    for size in [12] * 20 + [40] * 6:
        bound = upper_bound(tuple(choice.sample(STARTER_DECK.cards, size)), Rules())
        if not bound.students:
            continue
        told = why_bound(bound)
        assert contradictions(told) == []
        assert is_well_written(told)
        paid = sum(printed_cost(student) for student in bound.paid_for)
        assert paid + sum(cost for _, _, cost in bound.cost_of_schools) == bound.cost
        summed = told.shown or told.why[-1].shown
        assert summed.plain().endswith(f"= {amount(bound.points).plain()}")
        extras.add((bool(bound.on_school), bool(bound.bonus), bound.printed + bound.on_students == 4 * CAP))
    assert len(extras) >= 3


def test_a_single_school_card_makes_nobody_free():
    found = upper_bound(STARTER_DECK.cards, Rules())
    school = found.students[0].school
    assert replace(found, played=((school, 1),)).paid_for == found.students
    assert found.students[0] not in replace(found, played=((school, 2),)).paid_for
