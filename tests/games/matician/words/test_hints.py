"""Hints from small to large, for each phase, from what one seat sees."""

from __future__ import annotations

import pytest

from mathgames_widgets.games import matician
from mathgames_widgets.games.matician.analysis.chances import payoff_table
from mathgames_widgets.games.matician.analysis.plans import guess
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.games.matician.words.explanations import best_rule, why_highest, why_safest
from mathgames_widgets.games.matician.words.hints import advised as hint
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.games.matician.tables import laying, play, sabotaging
from tests.maths.numbers.equations import contradictions, is_well_written


def hints(state, seat=0):
    """The hints at a seat, each checked for its arithmetic."""
    told = hint(matician.observe(state, seat))
    for one in told:
        whole = Explanation(one.says.replace("?", "."), why=() if one.why is None else (one.why,))
        assert is_well_written(whole) and not contradictions(whole), str(whole)
    return told


def said(told):
    return [one.says for one in told]


def test_laying_numbers_from_a_question_to_the_mix():
    """hints small to large: a question, minus cards, the rule, the highest pair, the safest, the expected, a mix"""
    hand = ("2", "5", "11", "-")
    question, minuses, rule, highest, safest, average, mix = hints(laying("-: 2 5 11 -", "+: 3 4 5"))
    table = payoff_table(hand, "-")
    assert question.says == "With −, which side wants a large number, and which a small one?"
    assert minuses.says == "A minus card would hurt you on the left and help you on the right."
    assert rule.says == best_rule("-")
    assert (highest.why, safest.why) == (why_highest(table), why_safest(table))
    assert "has the highest average" in average.says
    assert mix.says.startswith("Against the hands the others may hold, lay ")
    assert (question.at, minuses.at, highest.at) == (("symbol0",), ("side0",), ("card11.0", "card2.0"))


def test_the_first_hint_names_no_card():
    """It never gives the answer: neither a card of the hand nor a symbol to take nor a number to attack."""
    draft = matician.new_game(3, "A", Rules(draft=True))
    states = [(laying(f"{symbol}: 2 5 11 -", "+: 3 4 5"), 0) for symbol in "+-x/"]
    states += [(sabotaging("4 + 13", "9 - 3", "2 x 3"), 0), (draft, matician.to_act(draft)[0])]
    for state, seat in states:
        first = hints(state, seat)[0]
        assert not any(number in first.says for number in ("2", "5", "11", "13"))
        assert not any(key.startswith(("card", "offer", "side")) for key in first.at)


def test_a_hint_sees_what_lies():
    """With one number down, the question is about the other side."""
    first = hints(play(laying("-: 2 5 11 -", "+: 3 4 5"), "0 put 5 left"))[0]
    asks = "The 5 is down. Does a large or a small number on the right make the value higher?"
    assert (first.says, first.at) == (asks, ("side1",))


def test_either_side_of_the_other_symbols_harms():
    """Others may lay minus cards on either side of +, × and ÷."""
    for symbol in "+x/":
        minuses = hints(laying(f"{symbol}: 2 5 11", "+: 3 4 5"))[1]
        assert minuses.says == "A minus card would hurt you on either side."
        assert minuses.at == ("side0", "side1")


@pytest.mark.parametrize(
    ("pair", "says"),
    [
        (("11", "2"), "11 − 2 = 9: none of your pairs is higher, but two are safer."),
        (("5", "2"), "5 − 2 = 3: none of your pairs is safer, but two are higher."),
        (("2", "11"), "2 − 11 = −9: five of your pairs are higher, and two are safer."),
    ],
)
def test_what_lies_is_compared_with_the_best(pair, says):
    """Once both numbers lie, the first hint is about them."""
    state = play(laying("-: 2 5 11 -", "+: 3 4 5"), f"0 put {pair[0]} left", f"0 put {pair[1]} right")
    assert said(hints(state))[0] == says
    sum_ = play(laying("+: 3 4 5 6 8 13", "/: 3 4 5"), "0 put 3 left", "0 put 4 right")
    assert said(hints(sum_))[0] == "3 + 4 = 7: none of your pairs is safer, but 14 are higher."
    two = play(laying("-: 2 5", "+: 3 4 5"), "0 put 5 left", "0 put 2 right")
    assert said(hints(two))[0] == "5 − 2 = 3: none of your pairs is higher or safer."


def test_a_division_by_zero_is_noticed():
    """Division by zero has no value and cannot win."""
    state = play(laying("/: 0 5 11", "+: 3 4 5"), "0 put 5 left", "0 put 0 right")
    assert said(hints(state))[0] == "5 ÷ 0, which has no value, so it cannot win."


def test_laying_a_minus_card():
    """Where it harms, who needs a single point, and a mix that does well."""
    told = hints(sabotaging("4 + 13", "9 - 3", "2 x 3", points=[0, 2, 1]))
    assert told[0].says == "A minus card can hurt or help. Which symbols do the others have?"
    assert told[1].at == ("side1.0", "side2.0", "side2.1")
    under = [one.claim for one in told[1].why.why]
    assert under == ["With −, a minus card hurts on the left only.", "With ×, a minus card hurts on either side."]
    assert (told[2].says, told[2].at) == ("One player needs just one more point.", ("seat1",))
    assert told[3].says == "Against the hands the others may hold, lay it on either side of ×."


def test_where_a_minus_card_goes_depends_on_the_pair_that_lies():
    """Of a mix, only the plans with that pair; all of them where it has none."""
    view = matician.observe(sabotaging("4 + 13", "10 + 8", "2 x 3"), 0)
    shares = guess(view).mix.chances
    own = {plan.sabotage.side: share for plan, share in shares.items() if plan.pair == view.mine}
    right = round(100 * own[1] / sum(own.values()))
    assert right != round(100 * sum(share for plan, share in shares.items() if plan.sabotage.side))
    told = hint(view)[-1]
    assert f"on the right of + in {right}%" in " ".join([told.says, *[one.claim for one in told.why.why]])


def test_with_one_other_player_the_symbol_is_named_at_once():
    """Two players: one symbol to look at."""
    told = said(hints(sabotaging("4 + 13", "9 - 3", points=[0, 2])))
    assert told[1:3] == ["With −, a minus card hurts on the left only.", "One player needs just one more point."]
    assert "on the left of −" in told[-1] or "keep your minus card" in told[-1]


def test_several_players_near_the_end():
    """How many need a single point more."""
    told = said(hints(sabotaging("4 + 13", "9 - 3", "2 x 3", points=[0, 2, 2])))
    assert "Two players need just one more point." in told


def test_without_a_minus_card_there_is_nothing_to_lay():
    """if they have any in their hand"""
    state = sabotaging("4 + 13", "9 - 3", hands=["1 2 3", "1 2 3 -"])
    assert said(hints(state)) == ["You have no minus card, so there is nothing to lay."]


def test_taking_a_symbol():
    """What the hand makes with each symbol, the one that brings most, and how often each would score."""
    state = matician.new_game(3, "A", Rules(draft=True))
    seat = matician.to_act(state)[0]
    assert state.offer == ("+", "-", "x", "/") and state.hands[seat] == ("1", "7", "10", "13", "-", "-")
    _, made, most, scores = hints(state, seat)
    assert made.says == "Your hand can make 13 + 10 = 23, 13 − 1 = 12, 13 × 10 = 130 and 13 ÷ 1 = 13."
    assert most.says == "× gives your hand the highest value, as long as nobody lays a minus card there."
    assert most.at == ("offerx.0",)
    assert all(sign in scores.says for sign in "+−×÷")
    ranked = matician.new_game(3, "A", Rules(draft=True, by_rank=True))
    assert said(hints(ranked, seat))[2].startswith("÷ gives your hand the highest value")


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
