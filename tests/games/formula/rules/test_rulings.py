"""One test for each ruling on FORMULA and for each ruling on every game, quoted in the docstring."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from mathgames_widgets.core import IllegalAction, Match
from mathgames_widgets.core.game import NotInYourHand
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf, formula
from mathgames_widgets.games.formula import DECK, Draw, Formula, Lay, New, Pass, Place, Rules, Sign, Staying
from mathgames_widgets.games.formula.rules.moves import Drew, Passed
from mathgames_widgets.games.formula.rules.reasons import (
    DividesByZero,
    HeldTooFew,
    JokerNeedsADigit,
    LeadingZero,
    LeftOut,
    NoCardThere,
    NothingLaid,
    NothingToDraw,
    NotTrue,
    NumberMissing,
    OpeningCardsStay,
    OrderChanged,
    SqueezedIn,
    StillCardsToDraw,
    TimesZeroMustGo,
    TooManyCards,
    WrongDigit,
)
from tests.games.bot_games import given_to_a_bot
from tests.games.formula.tables import can, every_card, lay, play, said, shows, sitting, step, table, why_not
from tests.refusing import refusing
from tests.walks import random_match, random_turns

say_core = room("mathgames_widgets.core")

# ── every game ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_random_event_comes_from_the_seed():
    """Every random event comes from the seed. Same game, options, seed and actions: the same game, on every machine and
    Python version."""
    assert random_match(formula, 3, "FERN-42").state == random_match(formula, 3, "FERN-42").state
    first = formula.new_game(2, "FERN-42")
    assert first.hands == (tuple("0234899"), tuple("1112478"))
    assert shows(first.table) == "5 9"
    assert first.stock[-3:] == ("0", "8", "7")


def test_the_same_game_in_a_fresh_interpreter():
    """the same game, on every machine"""
    code = "from mathgames_widgets.games import formula; print(formula.new_game(3, 'MOSS-17'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == repr(formula.new_game(3, "MOSS-17"))


def test_shuffling_anew_comes_from_the_seed_too():
    """Every random event comes from the seed"""
    state = sitting("2(19) × 4 = 8(6J3)", "55", "77", stock="")
    assert play(state, "draw") == play(state, "draw")


@pytest.mark.parametrize("seed", ["FERN-42", "any text at all", "42", 42, -7, "Übung №5"])
def test_any_text_or_integer_is_a_seed(seed):
    """A seed is a short code that a teacher can write on a board, such as FERN-42; any text or integer is accepted as a
    seed."""
    assert formula.new_game(2, seed) == formula.new_game(2, str(seed))
    assert formula.new_game(2, f" {seed} ") == formula.new_game(2, seed)


def test_nobody_chooses_at_the_same_time():
    """Simultaneous choices stay secret until the last one is in."""
    match = Match(formula, 4, "FERN-42", rules=Rules(fives_draw=True))
    for player in random_turns(match, "ONE BY ONE"):
        assert match.to_act() == (player,)


def test_a_seat_holds_only_what_it_may_know():
    """A player, a bot and a browser only ever hold what that seat may know."""
    match = Match(formula, 3, "FERN-42")
    view = given_to_a_bot(match, 0)
    assert view.hands == (match.state.hands[0], None, None)
    assert view.stock == len(match.state.stock)


def test_nobody_is_timed():
    """Nobody is timed. Speed earns nothing."""
    names = {name for thing in (formula.State, formula.View, formula.Rules) for name in thing.__slots__}
    assert not any(word in name for name in names for word in ("clock", "second", "speed", "limit"))


def test_undo_ends_where_cards_were_shown_or_drawn():
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    match = Match(formula, 2, "FERN-42")
    for action in (match.legal_actions(0)[0], Draw()):
        player = match.to_act()[0]
        match.play(player, action)
        assert not match.can_undo(player)
        with pytest.raises(ValueError, match="turned over"):
            match.undo(player)


def test_passing_can_be_taken_back():
    """Undo is allowed back to the last point"""
    passed = step(sitting("9 4", "77", "66", stock=""), "pass")
    assert passed.events == (Passed(0),)
    assert not any(event.closes_undo for event in passed.events)


def test_values_are_compared_exactly():
    """ "Highest", "most" and the like compare exact values (integers and fractions), never floats."""
    big = 10**17 + 1
    assert Formula(big, Sign.DIVIDE, 1, big).is_true
    assert not Formula(big, Sign.DIVIDE, 1, big - 1).is_true
    assert not Formula(7, Sign.DIVIDE, 2, 3).is_true


# ── FORMULA ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_to_five_players():
    """FORMULA (2 to 5 players)"""
    assert range(2, 6) == formula.PLAYERS
    for players in (0, 1, 6):
        with refusing(formula, f"FORMULA is for 2 to 5 players, not {players}."):
            formula.new_game(players, "FERN-42")


def test_what_is_in_the_box():
    """57 cards: five of each digit 0-9, two Jokers, five signs."""
    assert Counter(DECK) == dict.fromkeys("0123456789", 5) | {"J": 2}
    assert len([*Sign, "="]) == 5


@pytest.mark.parametrize("new", ["[2] + [4] = 6", "[2] × [4] = 8", "6 - [4] = 2", "8 ÷ [4] = 2"])
def test_number_sign_number_is_number(new):
    """A formula is number sign number = number."""
    assert can("2 + 4 = 6", new)


def test_whole_numbers_from_zero_up():
    """Numbers are non-negative whole numbers without leading zeros (0 itself is fine), of any length."""
    assert why_not("2 + 4 = 6", "3 - 7 = 4") == NotTrue(Formula(3, Sign.MINUS, 7, 4))
    assert why_not("2 + 4 = 6", "[2] × [4] = 08") == LeadingZero(Place.ANSWER, "08")
    assert why_not("20 + 4 = 24", "1[0] + 05 = 15", hand="1055") == TooManyCards(5, 3)
    assert why_not("20 + 4 = 24", "0[0] + [4] = 4") == LeadingZero(Place.LEFT, "00")
    assert can("2 + 4 = 6", "[2] - 2 = 0")
    assert can("2 + 4 = 6", "0 + [4] = 4")


def test_numbers_of_any_length():
    """Numbers are … of any length."""
    assert can("99999 + 1 = 100000", "[99999] + 2 = [10000]1")
    assert can("99 × 5 = 495", "1[99] × [5] = 9[95]")


def test_division_is_exact():
    """Division is exact and never by 0."""
    assert can("8 + 2 = 10", "[8] ÷ [2] = 4")
    assert why_not("7 + 2 = 9", "[7] ÷ [2] = 3") == NotTrue(Formula(7, Sign.DIVIDE, 2, 3))
    for left, answer in ((7, 0), (0, 0), (0, 5)):
        reason = why_not("7 + 0 = 7", f"{left} ÷ [0] = {answer}")
        assert reason == DividesByZero(Formula(left, Sign.DIVIDE, 0, answer))


def test_the_opening_cards_stay():
    """Opening: the two cards on the table stay as they are;"""
    assert why_not("2 4", "2 + [4] = 6") == OpeningCardsStay(Place.LEFT)
    assert why_not("2 4", "[2] + 4[4] = 46") == OpeningCardsStay(Place.RIGHT)
    assert why_not("2 4", "[2]4 + [4] = 28") == OpeningCardsStay(Place.LEFT)
    moved = Lay((Staying(0),), Sign.PLUS, (Staying(0),), (Staying(0), New("6", 6)))
    assert formula.why_not(sitting("2 4", "6", "1"), 0, moved) == NoCardThere(Place.ANSWER, 0)
    nowhere = Lay((Staying(1),), Sign.PLUS, (Staying(0),), (New("6", 6),))
    assert formula.why_not(sitting("2 4", "6", "1"), 0, nowhere) == NoCardThere(Place.LEFT, 1)


def test_the_opening_answer():
    """the first player to manage it lays the sign and an answer of one to three cards."""
    assert can("9 9", "[9] × [9] = 81")
    assert can("2 4", "[2] + [4] = 6")
    assert why_not("9 9", "[9] × [9] = 0081") == TooManyCards(4, 3)
    state = play(sitting("9 7", "55", "55", "63"), "draw", "draw")
    assert formula.to_act(state) == (2,)
    assert shows(play(state, "[9] × [7] = 63").table) == "9 × 7 = 63"


def test_a_joker_turned_up_is_named_by_the_opening():
    """A Joker turned up there is named by whoever completes the opening."""
    state = sitting("J 4", "7", "12")
    assert formula.why_not(state, 0, lay(state.table, "[J] + [4] = 7")) == JokerNeedsADigit(Place.LEFT)
    assert shows(play(state, "[J3] + [4] = 7").table) == "3 + 4 = 7"
    assert {action.left[0].digit for action in formula.legal_actions(state, 0)[:-1]} == {3}
    both = Lay((Staying(0, 11),), Sign.PLUS, (Staying(0),), (New("7", 7),))
    assert formula.why_not(state, 0, both) == WrongDigit("J", 11)


def test_two_jokers_turned_up():
    """Decided here: two Jokers turned up are named both, each as one likes."""
    state = sitting("J J", "99", "12")
    named = {(action.left[0].digit, action.sign.value, action.right[0].digit) for action in laid(state)}
    assert named >= {(4, "+", 5), (9, "x", 1), (3, "x", 3), (9, "-", 0), (9, "÷", 1)}
    assert shows(play(state, "[J3] × [J3] = 9").table) == "3 × 3 = 9"


def laid(state):
    """The formulas that can be laid."""
    return [action for action in formula.legal_actions(state, state.turn) if isinstance(action, Lay)]


def test_one_to_three_cards():
    """Later turns lay one to three cards from the hand;"""
    assert {len(action.laid) for action in laid(sitting("2 + 4 = 6", "1234567", "1"))} == {1, 2, 3}


def test_cards_come_from_the_hand():
    """cards from the hand;"""
    assert why_not("2 + 4 = 6", "[2] × [4] = 8", hand="679") == NotInYourHand("8")
    assert why_not("2 + 4 = 6", "8 × 8 = [6]4", hand="4789") == HeldTooFew("8", 2, 1)
    assert why_not("2 + 4 = 6", "[2] × [4] = J8", hand="8") == NotInYourHand("J")


@pytest.mark.parametrize(("card", "digit"), [("J", 10), ("J", -1), ("8", 9), ("8", 10)])
def test_no_card_is_what_it_is_not(card, digit):
    """Decided here: only a Joker is named, and as one digit."""
    named = Lay((Staying(0),), Sign.PLUS, (Staying(0),), (New(card, digit),))
    assert formula.why_not(sitting("2 + 4 = 6", "8J", "9"), 0, named) == WrongDigit(card, digit)


def test_a_sign_alone_is_no_move():
    """changing the sign is free but is not a move by itself."""
    assert why_not("2 + 2 = 4", "[2] × [2] = [4]") == NothingLaid()
    assert can("2 + 2 = 4", "[2] × [2] = 4")
    assert can("2 + 2 = 4", "[2] + [2] = 4")


def test_in_the_opening_a_sign_alone_lacks_the_answer():
    """Decided here: in the opening nothing but the answer is missing where a sign is laid alone."""
    sign = Lay((Staying(0),), Sign.TIMES, (Staying(0),), ())
    assert formula.why_not(sitting("3 6", "18", "9"), 0, sign) == NumberMissing(Place.ANSWER)


def test_covered_by_the_same_value():
    """A card may be covered by one of the same value."""
    state = play(sitting("2 + 4 = 6", "24", "1"), "2 + [4] = [6]")
    assert state.table == table("2(2) + 4 = 6")


def test_equal_cards_are_the_same_card():
    """Decided here: two cards with the same face are one choice, not two."""
    (only,) = laid(sitting("2 4", "888", "9"))
    assert only == lay("2 4", "[2] × [4] = 8")
    assert play(sitting("2 4", "888", "9"), "[2] × [4] = 8").hands[0] == ("8", "8")


def test_which_card_lies_on_which_is_no_choice():
    """Decided here: which new card lies on which old one is no part of a move."""
    state = sitting("12 + 3 = 15", "2059", "9")
    assert laid(state).count(lay(state.table, "20 - 5 = [15]")) == 1
    assert play(state, "20 - 5 = [15]").table == table("2(1)0(2) - 5(3) = 15")


def test_every_card_is_kept_or_covered():
    """How a number may change: every card in it is kept or covered."""
    state = play(sitting("12 + 34 = 46", "5579", "1"), "[12] - 5 = 7")
    assert state.table == table("12 - 5(34) = 7(46)")
    assert every_card(state) == sorted(DECK)
    for new in ("[1] + [34] = 35", "[12] + [3] = 15", "[2] + [34] = 36"):
        assert isinstance(why_not("12 + 34 = 46", new), LeftOut), new


def test_what_a_new_card_may_cover():
    """A new card covers one card, or a run of neighbouring cards, or stands beside the number at either end."""
    for old, new, after in [
        ("123 + 1 = 124", "[1]0[3] + [1] = [1]0[4]", "10(2)3 + 1 = 10(2)4"),
        ("123 + 1 = 124", "4[3] + [1] = 4[4]", "4(12)3 + 1 = 4(12)4"),
        ("123 + 1 = 124", "7 + [1] = 8", "7(123) + 1 = 8(124)"),
        ("12 + 1 = 13", "[12]5 + [1] = [1]26", "125 + 1 = 12(3)6"),
        ("12 + 1 = 13", "5[12] + [1] = 5[13]", "512 + 1 = 513"),
    ]:
        assert play(sitting(old, "".join(lay(old, new).laid) + "9", "9"), new).table == table(after), new
    both_ends = sitting("12 × 1 = 12", "334489", "9", times_and_divide=True)
    assert play(both_ends, "34[2] × [1] = 34[2]").table == table("34(1)2 × 1 = 34(1)2")


def test_kept_cards_keep_their_order():
    """Kept cards keep their order;"""
    turned = Lay((Staying(1), Staying(0)), Sign.PLUS, (New("0", 0),), (New("2", 2), New("1", 1)))
    assert formula.why_not(sitting("12 + 1 = 13", "0129", "9"), 0, turned) == OrderChanged(Place.LEFT)
    twice = Lay((Staying(0), Staying(0)), Sign.PLUS, (New("0", 0),), (New("1", 1), New("1", 1)))
    assert formula.why_not(sitting("12 + 1 = 13", "0119", "9"), 0, twice) == OrderChanged(Place.LEFT)


def test_nothing_is_squeezed_in():
    """nothing is squeezed between two cards that touch;"""
    assert why_not("12 + 1 = 13", "[1]0[2] + [1] = [1]0[3]") == SqueezedIn(Place.LEFT)
    assert why_not("1 × 17 = 17", "[1] × 1[17] = [1]1[7]") == SqueezedIn(Place.ANSWER)


def test_into_a_gap_go_no_more_cards_than_were_there():
    """Decided here: nor do more cards go between two that stay than were there."""
    assert why_not("123 + 1 = 124", "[1]55[3] + [1] = [124]") == SqueezedIn(Place.LEFT)
    assert can("1234 + 1 = 1235", "[1]0[4] + [1] = [1]0[5]")
    assert can("1234 × 1 = 1234", "[1]56[4] × [1] = [1]56[4]", times_and_divide=True)


def test_no_kept_number_loses_a_card():
    """no kept number loses a card uncovered."""
    assert why_not("12 + 1 = 13", "[1] + 0 = 1") == LeftOut(Place.LEFT, 2, 12)
    assert why_not("12 + 1 = 13", "[2] + 0 = 2") == LeftOut(Place.LEFT, 1, 12)
    assert why_not("123 + 1 = 124", "[13] + [1] = 14") == LeftOut(Place.LEFT, 2, 123)


@pytest.mark.parametrize(
    "new",
    ["[1]2 + [10] = [2]2", "2[0] + [10] = 3[0]", "5 + [10] = 15", "2[10] + [10] = 2[20]", "[10]0 + [10] = 11[0]"],
)
def test_what_may_become_of_ten(new):
    """So 10 may become 12, 20, 5 (one new card over both), 210 or 100,"""
    assert can("10 + 10 = 20", new)


def test_what_may_not_become_of_ten():
    """but never 1 or 0 by leaving a card out."""
    assert why_not("10 + 3 = 13", "[1] + [3] = 4") == LeftOut(Place.LEFT, 0, 10)
    assert why_not("10 + 3 = 13", "[0] + [3] = 3") == LeftOut(Place.LEFT, 1, 10)


def test_cards_do_not_move_between_numbers():
    """Cards may not move between the three numbers."""
    state = sitting("2 + 4 = 6", "1357", "9")
    for action in laid(state):
        after = formula.apply(state, 0, action).state.table
        for card, place in zip("246", Place, strict=True):
            assert card in below(after.number(place))


def below(number):
    """Every card of a number, covered or not."""
    return "".join([pile.card + "".join(pile.beneath) for pile in number])


@pytest.mark.parametrize(
    ("old", "kept"),
    [
        ("7 × 0 = 0", "[7] × 1 = 7"),
        ("0 × 7 = 0", "1 × [7] = 7"),
        ("0 ÷ 7 = 0", "[0] + 3 = 3"),
        ("0 × 0 = 0", "5 + [0] = 5"),
        ("J0 × 7 = 0", "[0] + [7] = 7"),
    ],
)
def test_a_zero_is_replaced_whole(old, kept):
    """After n x 0 = 0, 0 x n = 0 or 0 / n = 0 every card of the formula must be replaced."""
    assert isinstance(why_not(old, kept), TimesZeroMustGo)
    assert {len(action.laid) for action in laid(sitting(old, "1123457", "9"))} == {3}
    assert can(old, "1 + 4 = 5")


@pytest.mark.parametrize(("old", "new"), [("0 + 0 = 0", "[0] + 3 = 3"), ("7 - 7 = 0", "[7] - 6 = 1")])
def test_other_zeros_may_stay(old, new):
    """Decided here: a sum or a difference that is 0 is an ordinary formula."""
    assert can(old, new)


def test_a_joker_is_free_again_in_the_stock():
    """A Joker keeps its digit while it lies in the formula; back in the stock it is free again."""
    opened = play(sitting("2 + 4 = 6", "9J", "67"), "[2] × [4] = J8")
    assert opened.table == table("2 × 4 = J8(6)")
    assert play(opened, "[2] + [4] = 6").table == table("2 + 4 = 6(6J)")
    drawn = play(sitting("2 + 4 = 6(J)", "99", "77", stock=""), "draw", "pass")
    assert drawn.hands[0] == ("9", "9", "J")
    assert shows(play(drawn, "[2] × [4] = J8").table) == "2 × 4 = 8"
    assert shows(play(drawn, "J5 + [4] = 9").table) == "5 + 4 = 9"


def test_drawing_is_always_allowed():
    """Drawing instead of playing is always allowed (nobody can see that you could have played);"""
    state = sitting("2 + 4 = 6", "86", "1")
    assert laid(state)
    assert formula.why_not(state, 0, Draw()) is None


def test_one_card_and_the_turn_is_over():
    """it is one card, and it ends the turn."""
    drawn = step(sitting("2 + 4 = 6", "8", "1", stock="53"), "draw")
    assert drawn.events == (Drew(0, "5"),)
    assert (drawn.state.hands[0], drawn.state.turn) == (("5", "8"), 1)


def test_nothing_to_draw():
    """With stock and covered cards both empty, the turn is passed;"""
    state = sitting("2 + 4 = 6", "77", "99", stock="")
    assert formula.legal_actions(state, 0)[-1] == Pass()
    assert formula.why_not(state, 0, Draw()) == NothingToDraw()
    assert formula.to_act(play(state, "pass")) == (1,)
    assert formula.why_not(sitting("2 + 4 = 6", "77", "99", stock="3"), 0, Pass()) == StillCardsToDraw()
    assert formula.why_not(sitting("2(3) + 4 = 6", "77", "99", stock=""), 0, Pass()) == StillCardsToDraw()


def test_passing_though_one_could_lay():
    """Decided here: where there is nothing to draw one may pass, whatever one holds; nobody can see it."""
    assert formula.why_not(sitting("2 + 4 = 6", "89", "99", stock=""), 0, Pass()) is None


def test_all_pass_and_the_fewest_cards_win():
    """when all pass in a row the fewest cards win."""
    over = play(sitting("2 + 4 = 6", "777", "99", "11", stock=""), "pass", "pass", "pass")
    assert formula.outcome(over).winners == (1, 2)
    assert formula.outcome(over).places == (3, 1, 1)
    assert formula.outcome(over).scores == (3, 2, 2)
    assert over.results[0].blocked


def test_in_a_row():
    """all pass in a row"""
    state = play(sitting("2 + 4 = 6", "777", "899", stock=""), "pass", "[2] × [4] = 8", "draw", "pass")
    assert formula.to_act(state) == (0,)
    assert formula.to_act(play(state, "pass")) == ()
    state = play(sitting("2 + 4 = 6", "77", "119", "88", stock=""), "pass", "1[2] + [4] = 1[6]", "pass", "pass")
    assert formula.to_act(state) == (1,)


def test_only_cards_that_lie_there_can_stay():
    """A formula is number sign number = number."""
    state = sitting("2 + 4 = 6", "89", "1")
    for at in (1, 7, -1):
        nowhere = Lay((Staying(0), Staying(at)), Sign.TIMES, (Staying(0),), (New("8", 8),))
        assert formula.why_not(state, 0, nowhere) == NoCardThere(Place.LEFT, at)
    for place, rows in ((Place.LEFT, ((), (Staying(0),))), (Place.RIGHT, ((Staying(0),), ()))):
        left, right = rows
        assert formula.why_not(state, 0, Lay(left, Sign.PLUS, right, (New("8", 8),))) == NumberMissing(place)
    assert formula.why_not(state, 0, Lay((Staying(0),), Sign.PLUS, (New("8", 8),), ())) == NumberMissing(Place.ANSWER)


def test_a_wrong_formula_costs_nothing():
    """A wrong formula is refused with the reason; it costs nothing."""
    match = Match(formula, 2, "FERN-42")
    before = match.state
    (left,), (right,) = before.table.left, before.table.right
    card = next(card for card in match.observe(0).hand if card != "J")
    wrong = Lay((Staying(0),), Sign.TIMES, (Staying(0),), (New(card, int(card)),))
    assert left.digit * right.digit != int(card)
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, wrong)
    assert isinstance(refusal.value.reason, NotTrue)
    assert match.state is before
    assert match.to_act() == (0,)


def test_refusals_are_sentences():
    """refused with the reason"""
    state = sitting("10 × 8 = 80", "112789", "5")
    for new, sentence in [
        ("[10] × 7 = [8]1", "10 × 7 = 70, not 81."),
        ("[1] × [8] = 8", "You cannot leave the 0 out of 10: cover it or keep it."),
        ("[10] × [8] = [80]", "A new sign alone is not a move. Lay at least one card, or draw."),
        ("5 + [8] = 13", "There is no 5 in your hand. Choose a card you hold."),
    ]:
        assert said(state, new) == sentence


def test_a_move_of_another_game():
    """Only real moves, only in turn, and nothing when the game is over."""
    state = sitting("2 + 4 = 6", "8", "17")
    for player, action, sentence in [
        (0, byorf.Ready(), "That move is from another game."),
        (1, Draw(), "It is Asha's turn."),
        (2, Draw(), "Nobody sits at that place."),
        (-1, Draw(), "Nobody sits at that place."),
    ]:
        assert formula.sentence(formula.why_not(state, player, action), ["Asha", "Ben"]) == sentence
    over = play(state, "[2] × [4] = 8")
    assert formula.sentence(formula.why_not(over, 0, Draw()), ["Asha", "Ben"]) == say_core("game-is-over")
