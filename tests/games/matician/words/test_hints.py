"""Hints from small to large, for each phase, from what one seat sees."""

from __future__ import annotations

import pytest

from mathgames_widgets.games import matician
from mathgames_widgets.games.matician.analysis.chances import payoff_table
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.games.matician.words.explanations import BEST_RULES, why_highest, why_safest
from mathgames_widgets.games.matician.words.hints import hint
from tests.games.matician.tables import laying, play, sabotaging
from tests.maths.numbers.equations import contradictions, is_well_written


def hints(state, seat=0):
    """The hints at a seat, each checked for its arithmetic."""
    told = hint(matician.observe(state, seat))
    for one in told:
        assert is_well_written(one) and not contradictions(one), str(one)
    return told


def said(told):
    return [one.claim for one in told]


def test_laying_numbers_from_the_rule_to_the_mix():
    """hints small to large: the rule, minus cards, the highest pair, the safest, the expected, a mix"""
    hand = ("2", "5", "11", "-")
    rule, minuses, highest, safest, average, mix = hints(laying("-: 2 5 11 -", "+: 3 4 5"))
    table = payoff_table(hand, "-")
    assert rule.claim == BEST_RULES["-"]
    assert minuses.claim.endswith("on the left one would harm you, on the right it would help you.")
    assert (highest, safest) == (why_highest(table), why_safest(table))
    assert average.claim.startswith("On average ")
    assert mix.claim.startswith("Against hands that the others may hold, lay ")


def test_either_side_of_the_other_symbols_harms():
    """Others may lay minus cards on either side of +, × and ÷."""
    for symbol in "+x/":
        assert said(hints(laying(f"{symbol}: 2 5 11", "+: 3 4 5")))[1].endswith("on either side one would harm you.")


@pytest.mark.parametrize(
    ("pair", "says"),
    [
        (("11", "2"), "You have laid 11 − 2 = 9; your cards make nothing higher, but something safer."),
        (("5", "2"), "You have laid 5 − 2 = 3; your cards make something higher, but nothing safer."),
        (("2", "11"), "You have laid 2 − 11 = −9; your cards make something higher and something safer."),
    ],
)
def test_what_lies_is_compared_with_the_best(pair, says):
    """Once both numbers lie, the first hint is about them."""
    state = play(laying("-: 2 5 11 -", "+: 3 4 5"), f"0 put {pair[0]} left", f"0 put {pair[1]} right")
    assert said(hints(state))[0] == says
    two = play(laying("-: 2 5", "+: 3 4 5"), "0 put 5 left", "0 put 2 right")
    assert said(hints(two))[0] == "You have laid 5 − 2 = 3; your cards make nothing higher, and nothing safer."


def test_a_division_by_zero_is_noticed():
    """Division by zero has no value and cannot win."""
    state = play(laying("/: 0 5 11", "+: 3 4 5"), "0 put 5 left", "0 put 0 right")
    assert said(hints(state))[0] == "You have laid 5 ÷ 0, which has no value: it cannot win."


def test_laying_a_minus_card():
    """Where it harms, who needs a single point, and a mix that does well."""
    told = said(hints(sabotaging("4 + 13", "9 - 3", "2 x 3", points=[0, 2, 1])))
    assert told[0] == "A minus card can harm, help or do nothing: look at the symbols and at the sides."
    assert told[2] == "One of the others needs only 1 more point."
    assert told[3].startswith("Against hands that the others may hold, lay it ")
    under = [one.claim for one in hints(sabotaging("4 + 13", "9 - 3", "2 x 3"))[1].why]
    assert under == ["Under − a minus card harms on the left only.", "Under × a minus card harms on either side."]


def test_with_one_other_player_the_symbol_is_named_at_once():
    """Two players: one symbol to look at."""
    told = said(hints(sabotaging("4 + 13", "9 - 3", points=[0, 2])))
    assert told[1:3] == ["Under − a minus card harms on the left only.", "The other player needs only 1 more point."]
    assert "under − on the left" in told[-1] or "nowhere" in told[-1]


def test_several_players_near_the_end():
    """How many need a single point more."""
    told = said(hints(sabotaging("4 + 13", "9 - 3", "2 x 3", points=[0, 2, 2])))
    assert "Two of the others need only 1 more point." in told


def test_without_a_minus_card_there_is_nothing_to_lay():
    """if they have any in their hand"""
    state = sabotaging("4 + 13", "9 - 3", hands=["1 2 3", "1 2 3 -"])
    assert said(hints(state)) == ["You have no minus card, so there is nothing to lay: choose none."]


def test_taking_a_symbol():
    """What the hand makes with each symbol, the one that brings most, and how often each would score."""
    state = matician.new_game(3, "A", Rules(draft=True))
    seat = matician.to_act(state)[0]
    assert state.offer == ("+", "-", "x", "/") and state.hands[seat] == ("1", "7", "10", "13", "-", "-")
    _, made, most, scores = hints(state, seat)
    assert made.claim == "Your hand can make 13 + 10 = 23, 13 − 1 = 12, 13 × 10 = 130 and 13 ÷ 1 = 13."
    assert most.claim == "With × it can make most: take it, if you do not fear minus cards."
    assert all(sign in scores.claim for sign in "+−×÷")
    ranked = matician.new_game(3, "A", Rules(draft=True, by_rank=True))
    assert said(hints(ranked, seat))[2] == "With ÷ it can make most: take it, if you do not fear minus cards."


def test_nothing_to_decide():
    """empty where there is nothing to decide"""
    state = play(laying("-: 2 5 11", "+: 3 4 5"), "0 put 5 left", "0 put 2 right", "0 ready")
    assert hints(state, 0) == ()
    assert hints(state, None) == ()


def test_hints_know_only_what_the_seat_sees():
    """A player, a bot and a browser only ever hold what that seat may know."""
    for state in (laying("-: 2 5 11 -", "+: 3 4 5"), sabotaging("4 + 13", "9 - 3", "2 x 3")):
        view = matician.observe(state, 0)
        twin = matician.imagine(view, "TWIN")
        assert twin != state
        assert hint(matician.observe(twin, 0)) == hint(view)
