"""What a seat reads off its view, and what a table says of itself."""

from __future__ import annotations

from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, Formula, LastTurn, Place, Sign
from mathgames_widgets.games.formula.rules.cards import in_order, number_of
from tests.games.formula.tables import play, sitting, table


def test_whose_turn_it_is():
    """is_my_turn: the one who acts, and nobody when the game is over."""
    state = sitting("2 + 4 = 6", "8", "17")
    assert [formula.observe(state, seat).is_my_turn for seat in (None, 0, 1)] == [False, True, False]
    over = play(state, "[2] × [4] = 8")
    assert not any(formula.observe(over, seat).is_my_turn for seat in (None, 0, 1))


def test_ones_own_hand():
    """hand: one's own cards; a watcher has none."""
    state = sitting("2 + 4 = 6", "68", "17")
    assert [formula.observe(state, seat).hand for seat in (None, 0, 1)] == [(), ("6", "8"), ("1", "7")]


def test_whether_there_is_a_card_to_draw():
    """can_draw: from the stock, or from beneath the formula."""
    for text, stock, can in (("2 + 4 = 6", "5", True), ("2 + 4(1) = 6", "", True), ("2 + 4 = 6", "", False)):
        state = sitting(text, "8", "17", stock=stock)
        assert formula.observe(state, None).can_draw is can
        assert (Draw() in formula.legal_actions(state, 0)) is can


def test_looking_back_at_ones_last_turn():
    """last: the table and the hand as they were, and what was done."""
    state = sitting("2 + 4 = 6", "88", "17")
    after = play(state, "draw", "draw")
    assert formula.observe(after, 0).last == LastTurn(table("2 + 4 = 6"), ("8", "8"), Draw())


def test_a_table_before_and_after_the_opening():
    """The formula as numbers, None before the opening."""
    assert (table("2 4").is_open, table("2 4").formula) == (False, None)
    opened = table("12(0) × J3 = 36")
    assert opened.formula == Formula(12, Sign.TIMES, 3, 36)
    assert [number_of(opened.number(place)) for place in Place] == [12, 3, 36]
    assert opened.covered == ("0",)


def test_the_order_of_cards():
    """Hands are sorted by digit, Jokers last."""
    assert in_order(("J", "9", "0", "J", "5")) == ("0", "5", "9", "J", "J")
