"""ACTION cards, STAFF cards and what they ask for, on the page of mathleague.org/cards."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague import Answer, Choose, Decline, LetGo, PayUp, PlayAction
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar
from mathgames_widgets.table.screen import Do
from tests.games.mathleague.table.tables import PURSE, at, bill_of, buttons, drop, drops
from tests.games.mathleague.tables import Seat, play, sitting
from tests.table.sitting import offers, page, press_key, state, take

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_game = room("mathgames_widgets.games.mathleague.words")


def asked(hand, action="1 action 'blue Pop Quiz' target 1", theirs="blue Pop Quiz, red Kofi"):
    laid = sitting(Seat(hand=hand), Seat(hand=theirs), turn=1)
    return at(play(laid, action))


def test_a_staff_card_answers_from_the_hand():
    """The card that was played is there with its text, also for a screen reader; the answer is put onto it."""
    table = asked("blue Principal, orange Mean")
    assert "The target reveals all TOOL cards in hand" in page(table).one(data_key="chain").text
    assert page(table).one(data_key="chain").find(data_place="answer")
    assert buttons(table, "next-bar") == [say_game_table("no-answer")]
    assert drops(table, "blue Principal").keys() == {"answer"} and drops(table, "orange Mean") == {}
    drop(table, "blue Principal", "answer")
    assert state(table).discard_piles[0][-1].key == "blue Principal"


def test_an_answer_with_a_target_goes_to_a_player():
    """The Registrar changes the target; it may be the player who played the card."""
    table = asked("red Registrar, orange Mean")
    assert list(table.offered)[drops(table, "red Registrar")["player1"]] == Do(Answer("red Registrar", 1))


def test_who_holds_no_staff_card_is_asked_as_well():
    table = asked("orange Mean")
    assert buttons(table, "next-bar") == [say_game_table("no-answer")]
    assert offers(table, Do(Decline()))


def test_cards_to_choose_from_are_chosen_in_the_hand():
    """Pop Quiz: the target chooses which TOOL card to discard."""
    table = asked("orange Mean, red Slope Formula")
    take(table, Do(Decline()))
    cards = page(table).one(data_key="hand-cards").find(tag="button")
    assert [node.name.partition(",")[0] for node in cards] == [
        "Choose: TOOL card Mean",
        "Choose: TOOL card Slope Formula",
    ]
    take(table, Do(Choose("orange Mean")))
    assert state(table).discard_piles[0][-1].key == "orange Mean"


def test_cards_that_lie_elsewhere_are_drawn_whole_to_choose_from():
    """Lost and Found takes a TOOL card from the discard pile."""
    laid = sitting(Seat(hand="orange Lost and Found, red Kofi", discards="orange Mean, red Slope Formula"))
    table = at(play(laid, "0 action 'orange Lost and Found' target 1", "1 decline"))
    cards = page(table).one(data_key="choices").find(tag="button")
    assert [node.name.partition(".")[0] for node in cards] == ["Choose Mean (orange)", "Choose Slope Formula (red)"]


@pytest.mark.parametrize("is_paid", [True, False])
def test_the_treasurer_is_paid_or_not(is_paid):
    """ "pays TOOL cards worth at least 10 now, or the ACTION card is canceled (their choice)" """
    laid = sitting(Seat(hand=f"red Study Session, {PURSE}"), Seat(hand="orange Treasurer"))
    laid = play(laid, "0 action 'red Study Session' target 1", "1 answer 'orange Treasurer'", "0 decline")
    table = at(laid)
    assert bill_of(table) == say_game_table("bill-exact", paid=10, cost=10)
    press_key(table, "card0.orange Mean")
    assert bill_of(table) == say_game_table("bill-over", paid=15, cost=10, lost=5)
    press_key(table, "pay-cheapest")
    assert offers(table, Do(PayUp(("blue Triangle Area",)))) and offers(table, Do(LetGo()))
    press_key(table, "pay" if is_paid else "pay-not")
    assert len(state(table).hands[0]) == (5 if is_paid else 4)


def test_what_action_cards_have_changed_is_marked():
    turn = TurnSoFar(0, disposed=True, acted=True, discount=15, free_school=True, bonus=5, no_payments=True, hand=5)
    marks = page(at(sitting(Seat(hand="red Kofi"), turn=turn))).find(cls="mg-league-note")
    assert [mark.text for mark in marks] == [
        say_game("mark-no-payments"),
        "student −15",
        say_game("mark-free-school"),
        "tools +5",
        "5 cards",
    ]
    assert all((mark.get("title") or "").endswith(".") for mark in marks)


def test_an_action_card_is_answered_by_bots_and_takes_effect():
    laid = sitting(Seat(hand="red Study Session, red Kofi"), Seat(hand="red Omar"))
    table = take(at(laid), Do(PlayAction("red Study Session", 0)))
    assert len(state(table).hands[0]) == 3
    assert page(table).one(data_key="status-said").text == say_game("prompt-go-on")
