"""What the next draws may bring: which cards are counted, and among how many."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague import observe
from mathgames_widgets.games.mathleague.analysis.chances import Wish, next_draws, wishes
from mathgames_widgets.games.mathleague.words.explanations import why_drawing, wish_text
from tests.games.mathleague.tables import Seat, sitting

say_game = room("mathgames_widgets.games.mathleague.words")

PILE = "orange Mean, blue Ben, blue Coach Fermat, red Kofi, red Order of Operations"
TEAM = "red Euler Academy\nblue Amara in Euler Academy\nblue Chiara"


def found(state, player=0):
    return {wish_text(wish): wish for wish in wishes(observe(state, player))}


def test_the_chance_is_that_of_counting_every_draw():
    """Three of five cards, each three of them equally likely: two are TOOL cards."""
    laid = sitting(Seat(hand="green Priya, red Omar, red Study Session", pile=PILE))
    tools = found(laid)["TOOL card"]
    draws = [sum(card < 2 for card in three) for three in combinations(range(5), 3)]
    assert (tools.wanted, tools.pile, tools.draws) == (2, 5, 3)
    for number in range(3):
        assert tools.hits[number] == Fraction(draws.count(number), len(draws))
    assert tools.chance == Fraction(9, 10)


def test_two_students_of_a_colour_and_a_school_team_are_worth_a_wish():
    """ "four of one colour" and their teacher, and students for "a school team of two or more SCHOOL cards" """
    hopes = found(sitting(Seat(TEAM, pile=PILE)))
    named = ("blue STUDENT card", "blue TEACHER card", "Euler Academy SCHOOL card", "Euler Academy STUDENT card")
    assert [hopes[what].wanted for what in named] == [1, 1, 0, 1]
    assert "red STUDENT card" not in hopes


def test_as_many_draws_as_the_hand_has_room_for_and_the_pile_has_cards():
    """ "draw enough cards into their hand ... to bring their card count to six" """
    full = "orange Mean, red Order of Operations, blue Ben, red Kofi, green Priya, red Omar"
    for hand, pile, draws in ((full, None, 1), ("red Omar", None, 5), ("red Omar", "blue Ben, red Kofi", 2)):
        assert next_draws(observe(sitting(Seat(hand=hand, pile=pile)), 0)) == draws


def test_nobody_hopes_for_others_and_nothing_comes_from_an_empty_pile():
    assert wishes(observe(sitting(Seat(pile=PILE)), None)) == ()
    assert wishes(observe(sitting(Seat(pile="")), 0)) == ()


def test_one_card_is_told_in_the_singular():
    lines = [one.claim for one in why_drawing(Wish("TOOL", "", 1, 10, 1)).why]
    assert lines[0] == say_game("draw-among", cards=10, wanted=1, kind="TOOL", drawn=1, sort="any")
