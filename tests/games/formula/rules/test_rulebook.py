"""One test for each sentence of the rulebook, in its order, with the sentence in the docstring."""

from __future__ import annotations

from collections import Counter

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DECK, JOKER, Draw, Formula, Lay, New, Place, Rules, Sign, Staying
from mathgames_widgets.games.formula.rules.moves import Drew, StockMade
from mathgames_widgets.games.formula.rules.reasons import (
    HalfCovered,
    JokerKeepsItsDigit,
    KeepOneCard,
    LeftOut,
    NotTrue,
    SignNotInPlay,
    TimesZeroMustGo,
    TooManyCards,
)
from tests.games.formula.tables import can, play, shows, sitting, step, table, why_not
from tests.walks import random_turns

say_game = room("mathgames_widgets.games.formula.words")


def test_first_to_get_rid_of_all_cards():
    """Be the first player to get rid of all the cards in your hand."""
    over = play(sitting("2 + 4 = 6", "8", "17"), "[2] × [4] = 8")
    assert formula.to_act(over) == ()
    assert formula.outcome(over).winners == (0,)
    assert formula.sentence(formula.outcome(over).why) == say_game("ending-first-out")


def test_formula_and_correct_answer():
    """You play your cards by forming both a formula and the correct answer to this formula."""
    assert can("2 + 4 = 6", "[2] × [4] = 8")
    assert isinstance(why_not("2 + 4 = 6", "[2] × [4] = 9"), NotTrue)


def test_symbols_lie_open():
    """The yellow cards with the symbols (+, -, x, ÷ en =) on them are placed face up"""
    assert [sign.value for sign in Rules().signs] == ["+", "-", "x", "÷"]
    assert not any(sign.value in DECK for sign in Sign)
    for move in ("[6] + [3] = 9", "[6] - [3] = 3", "[6] × [3] = 18", "[6] ÷ [3] = 2"):
        assert can("6 3", move)


def test_seven_cards_are_dealt_to_each():
    """This person shuffles all the Numbers and Joker cards and deals each player 7 cards."""
    for players in formula.PLAYERS:
        match = Match(formula, players, "FERN-42")
        assert [len(hand) for hand in match.state.hands] == [7] * players
        assert match.state != Match(formula, players, "MOSS-17").state
    dealt = {card for number in range(40) for hand in formula.new_game(5, number).hands for card in hand}
    assert dealt == {*"0123456789", JOKER}


def test_the_dealer_moves_on():
    """Decide together who will shuffle and deal the first round."""
    match = Match(formula, 3, "ONE", rules=Rules(rounds=4))
    starters = [match.state.starter]
    for _ in random_turns(match, "DEALER"):
        if len(starters) < match.state.round:
            starters.append(match.state.starter)
    assert starters == [0, 1, 2, 0]


def test_the_rest_is_the_stock():
    """The remaining cards are turned faced down in a pile: the stock pile."""
    for players in formula.PLAYERS:
        match = Match(formula, players, "FERN-42")
        assert len(match.state.stock) == 52 - 2 - 7 * players
        assert match.observe(0).stock == len(match.state.stock)
        dealt = [card for hand in match.state.hands for card in hand]
        turned_up = [match.state.table.left[0].card, match.state.table.right[0].card]
        assert Counter([*match.state.stock, *dealt, *turned_up]) == Counter(DECK)


def test_two_cards_lie_face_up():
    """Take two cards from the stock pile and place them face up on the table."""
    for seat in (None, 0, 1):
        on_table = Match(formula, 2, "FERN-42").observe(seat).table
        assert [len(on_table.left), len(on_table.right), len(on_table.answer)] == [1, 1, 0]


def test_there_is_space_for_a_sign():
    """Make sure there is a little bit of space between them!"""
    on_table = Match(formula, 2, "FERN-42").observe(0).table
    assert on_table.sign is None
    assert not on_table.is_open


def test_the_answer_comes_to_the_right():
    """Place the card with the symbol '=' to the right of these cards."""
    opened = play(sitting("2 4", "6", "1"), "[2] + [4] = 6")
    assert (shows(opened.table), opened.table.answer) == ("2 + 4 = 6", table("2 + 4 = 6").answer)


def test_left_of_the_dealer_starts():
    """The player left of the dealer starts by completing the Formula that is on the table."""
    for players in formula.PLAYERS:
        assert Match(formula, players, "FERN-42").to_act() == (0,)
    state = sitting("2 4", "6", "8", "1")
    assert [formula.to_act(after) for after in (play(state, "draw"), play(state, "draw", "draw"))] == [(1,), (2,)]


def test_a_symbol_between_and_an_answer_from_the_hand():
    """placing a symbol (+, -, x, ÷) between the two numbers and placing a card from the players hand … as the answer"""
    opened = play(sitting("8 2", "45", "1"), "[8] ÷ [2] = 4")
    assert shows(opened.table) == "8 ÷ 2 = 4"
    assert opened.hands[0] == ("5",)
    assert not can("8 2", "[8] ÷ [2] = 4", hand="5")


def test_two_and_four_make_six():
    """a 2 and a 4 on the table … the symbol '+' in between … the 6 as the answer"""
    assert can("2 4", "[2] + [4] = 6", hand="6")


def test_two_times_four_is_eight():
    """does not have a 6, but instead has an 8 … (2 x 4 = 8)"""
    assert can("2 4", "[2] × [4] = 8", hand="8")
    assert not can("2 4", "[2] + [4] = 6", hand="8")


def test_who_cannot_complete_draws():
    """When a player cannot complete the formula, a card must be drawn from the stock pile."""
    state = sitting("9 4", "778", "1", stock="20")
    assert list(formula.legal_actions(state, 0)) == [Draw()]
    drawn = step(state, "draw")
    assert drawn.events == (Drew(0, "2"),)
    assert drawn.state.hands == (("2", "7", "7", "8"), ("1",))
    assert drawn.state.stock == ("0",)


def test_then_the_next_person_tries():
    """Then the next person can try to come up with a correct answer."""
    state = play(sitting("9 4", "77", "13"), "draw")
    assert formula.to_act(state) == (1,)
    assert shows(play(state, "[9] + [4] = 13").table) == "9 + 4 = 13"


def test_cards_are_put_on_top():
    """adjust the formula by putting down cards on top of the ones that are already on the table"""
    state = play(sitting("2 4", "69", "11"), "[2] + [4] = 6", "[2] - 1 = 1")
    assert state.table == table("2 - 1(4) = 1(6)")
    assert state.table.covered == ("4", "6")


def test_three_cards_and_any_symbol():
    """A maximum of 3 cards can be played in each turn and you can change the symbol (+, -, x, ÷)."""
    for new in ("[1] + [8] = 9", "9 - [8] = 1", "3 × [8] = 24", "[1]6 ÷ [8] = 2"):
        assert can("1 × 8 = 8", new), new
    assert why_not("1 × 8 = 8", "2 + 9 = 11") == TooManyCards(4, 3)


def test_option_one_a_new_formula_with_three_new_cards():
    """Put down a completely new formula with 3 new cards: 1 x 8 = 8."""
    state = play(sitting("2 + 4 = 6", "1889", "1"), "1 × 8 = 8")
    assert state.table == table("1(2) × 8(4) = 8(6)")
    assert state.hands[0] == ("9",)


def test_option_two_a_new_formula_reusing_a_card():
    """with 3 new cards while at the same time using a card that is already on the table: 8 x 8 = 64"""
    state = play(sitting("2 + 4 = 6", "4889", "1"), "8 × 8 = [6]4")
    assert state.table == table("8(2) × 8(4) = 64")


def test_option_three_one_card_stays():
    """Use one of the cards that is on the table to make a new formula and add two new cards. … 2 + 3 = 5."""
    state = play(sitting("2 + 4 = 6", "359", "1"), "[2] + 3 = 5")
    assert state.table == table("2 + 3(4) = 5(6)")


def test_option_four_two_cards_stay():
    """Use two of the cards that are on the table … and lay down the answer 8 on top of the 6."""
    state = play(sitting("2 + 4 = 6", "89", "1"), "[2] × [4] = 8")
    assert state.table == table("2 × 4 = 8(6)")


def test_the_stock_is_made_again():
    """the cards that are underneath the current formula are shuffled and made into the new stock pile"""
    state = sitting("2(19) × 4 = 8(6J3)", "55", "77", stock="0")
    last_one = play(state, "draw")
    assert last_one.stock == ()
    assert last_one.table == state.table
    done = step(last_one, "draw")
    assert done.events[0] == StockMade(5)
    assert isinstance(done.events[1], Drew)
    assert done.state.table == table("2 × 4 = 8")
    drawn = Counter(done.state.hands[1]) - Counter("77")
    assert Counter(done.state.stock) + drawn == Counter("1936J")
    assert done.state.rng != last_one.rng


def test_two_jokers():
    """There are 2 Jokers in the game."""
    assert DECK.count(JOKER) == 2


@pytest.mark.parametrize("digit", range(10))
def test_a_joker_is_any_digit(digit):
    """Each Joker can represent a number between 0-9."""
    assert can("2 + 4 = 6", f"[2] + J{digit} = {digit + 2}")


def test_a_joker_keeps_its_number():
    """The Joker keeps the number that the first player has assigned to it."""
    state = play(sitting("2 + 4 = 6", "J9", "39"), "[2] + [4] = J6")
    assert state.table == table("2 + 4 = J6(6)")
    assert shows(play(state, "[2] × 3 = [6]").table) == "2 × 3 = 6"
    renamed = Lay((Staying(0),), Sign.PLUS, (New("3", 3),), (Staying(0, 5),))
    assert formula.why_not(state, 1, renamed) == JokerKeepsItsDigit(Place.ANSWER, 6, 5)


def test_57_cards():
    """57x"""
    assert Counter(DECK) == Counter(dict.fromkeys("0123456789", 5) | {JOKER: 2})
    assert len(DECK) + len([*Sign, "="]) == 57


def test_one_number_of_two_cards():
    """It is allowed to make one number using two cards"""
    assert shows(play(sitting("2 × 5 = 8", "109", "1"), "[2] × [5] = 10").table) == "2 × 5 = 10"


def test_mind_the_maximum():
    """Pay attention to the maximum number of cards (3) you can play in each turn."""
    assert can("2 + 4 = 6", "8 + [4] = 12")
    assert why_not("2 + 4 = 6", "12 + [4] = 16") == TooManyCards(4, 3)


def test_two_cards_replaced_with_one():
    """When two cards form one number …, the next player can replace these two cards with one card"""
    state = play(sitting("2 × 5 = 10", "79", "1"), "[2] + [5] = 7")
    assert state.table == table("2 + 5 = 7(10)")


def test_one_of_two_cards_changed():
    """leave the 1 from the 10 and put a 2 on top of the 0 making the new number 12"""
    state = play(sitting("2 × 5 = 10", "269", "1"), "[2] × 6 = [1]2")
    assert state.table == table("2 × 6(5) = 12(0)")


def test_twelve_is_made():
    """then also puts down a 4 and an 8, the following formula can be made"""
    assert shows(play(sitting("2 × 5 = 10", "2489", "1"), "4 + 8 = [1]2").table) == "4 + 8 = 12"


def test_change_one_or_replace_both():
    """Basically, the player can change one of the two cards or replace both cards with one new card."""
    for new in ("[1]2 + [3] = [1]5", "2[0] + [3] = 2[3]", "5 + [3] = 8"):
        assert can("10 + 3 = 13", new), new


def test_no_card_is_taken_away():
    """The player cannot use just one of the cards and take the other card away."""
    assert why_not("10 + 3 = 13", "[1] + [3] = 4") == LeftOut(Place.LEFT, 0, 10)
    assert why_not("10 + 3 = 13", "[0] + [3] = 3") == LeftOut(Place.LEFT, 1, 10)


def test_the_zero_of_ten_cannot_be_taken_away():
    """So you cannot take away the 0 from the 10 and use just the 1 (unless you put a new 1 on top)."""
    assert not can("10 × 3 = 30", "[1] × [3] = 3")
    assert can("10 × 3 = 30", "1 × [3] = 3")


def test_times_zero_is_replaced():
    """The formula: "number" x 0 = 0 has to be completely replaced by the next player."""
    assert why_not("7 × 0 = 0", "[7] × 1 = 7") == TimesZeroMustGo(Formula(7, Sign.TIMES, 0, 0), (Place.LEFT,), ((7,),))
    assert can("7 × 0 = 0", "7 × 1 = 7")
    half = HalfCovered(Formula(27, Sign.TIMES, 0, 0), (Place.LEFT,), ((7,),), number=27, digits=(7,))
    assert why_not("27 × 0 = 0", "2[7] × 4 = 8") == half
    assert why_not("27 × 0 = 0", "[27] × 4 = 8") == TimesZeroMustGo(half.formula, (Place.LEFT,), ((2, 7),))
    assert can("27 × 0 = 0", "2 × 4 = 8")
    beside = TimesZeroMustGo(Formula(7, Sign.TIMES, 0, 0), (Place.LEFT,), ((7,),), ("1", (7,)))
    assert why_not("7 × 0 = 0", "1[7] × 1 = 7") == beside, "there is no whole number to cover"
    whole = TimesZeroMustGo(half.formula, (Place.LEFT,), ((2, 7),), ("1", (2, 7)))
    assert why_not("27 × 0 = 0", "1[27] × 1 = 7") == whole, "nothing of it is covered"


def test_three_cards_at_once_would_be_too_quick():
    """Otherwise the next player can always put down 3 cards, e.g. 428 x 0 = 0"""
    assert not can("7 × 0 = 0", "428 × [0] = [0]")
    assert not can("428 × 0 = 0", "[428] × [0] = 0")
    assert can("428 × 0 = 0", "4 × 2 = 8")


def test_variation_keep_one():
    """use at least 1 card that is already on the table when making your formulas"""
    assert can("2 + 4 = 6", "1 × 8 = 8")
    assert why_not("2 + 4 = 6", "1 × 8 = 8", keep_one=True) == KeepOneCard()
    assert can("2 + 4 = 6", "[2] × 3 = 6", keep_one=True)
    assert can("2 + 4 = 6", "[2] × [4] = 8", keep_one=True)


def test_keeping_one_makes_a_longer_game():
    """a card will need to be taken from the stock pile more often"""
    assert can("8 × 8 = 64", "3 × 3 = 9")
    (only,) = formula.legal_actions(sitting("8 × 8 = 64", "339", "1", keep_one=True), 0)
    assert only == Draw()


def test_variation_extra_card():
    """The winner of the game starts with an extra card in the next round."""
    over = play(sitting("2 + 4 = 6", "17", "8", turn=1, rounds=2, winner_extra_card=True), "[2] × [4] = 8")
    assert over.round == 2
    assert [len(hand) for hand in over.hands] == [7, 8]


def test_variation_play_on():
    """You continue until everybody has played all their cards."""
    state = play(sitting("2 + 4 = 6", "8", "3", "77", play_on=True), "[2] × [4] = 8", "draw", "draw")
    assert state.finished == (0,)
    assert formula.to_act(state) == (1,)


def test_variation_fives():
    """a formula whereby the answer can be divided by 5, the other players have to draw a card"""
    state = sitting("2 + 4 = 6", "359", "1", "77", stock="480", fives_draw=True)
    fives = step(state, "[2] + 3 = 5")
    assert fives.state.hands == (("9",), ("1", "4"), ("7", "7", "8"))
    assert fives.events[1:] == (Drew(1, "4", by_fives=True), Drew(2, "8", by_fives=True))
    assert play(state, "9 - [4] = 5").hands[1:] == (("1", "4"), ("7", "7", "8"))
    assert play(state, "5 + [4] = 9").hands[1:] == (("1",), ("7", "7"))


def test_variation_times_and_divide():
    """Take away the - and + cards."""
    for new, sign in (("[6] + [3] = 9", Sign.PLUS), ("[6] - [3] = 3", Sign.MINUS)):
        assert why_not("6 3", new, times_and_divide=True) == SignNotInPlay(sign)
    for new in ("[6] × [3] = 18", "[6] ÷ [3] = 2"):
        assert can("6 3", new, times_and_divide=True)


def test_variation_four_cards():
    """This way more difficult formulas have to be made. On your turn you can play 4 cards instead of 3 now."""
    assert can("6 × 3 = 18", "12 × [3] = 36", times_and_divide=True)
    assert why_not("6 × 3 = 18", "12 × [3] = 36") == TooManyCards(4, 3)
    assert why_not("6 × 3 = 18", "12 × 4 = 48", times_and_divide=True) == TooManyCards(5, 4)
