"""Playing a card of mathleague.org/cards on the page: where it may go, what it costs, and how it is paid."""

from __future__ import annotations

import json

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague import (
    Attach,
    Discard,
    EndTurn,
    MoveTeacher,
    MoveTool,
    OnStudent,
    OnTeam,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
)
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar
from mathgames_widgets.games.mathleague.table.turn import Bill, PlayedFrom
from mathgames_widgets.table.screen import Do
from tests.games.mathleague.table.tables import PURSE, at, bill_of, drop, drops, letters
from tests.games.mathleague.tables import Seat, sitting
from tests.table.sitting import offers, page, press_key, state

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_game = room("mathgames_widgets.games.mathleague.words")

# ── playing a card ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_picked_up_has_its_places():
    """Picking up is done in the browser; the places are on the page, and what is picked up is said."""
    laid = sitting(Seat("red Euler Academy\nblue Amara\norange Farid", hand="orange Mean, red Kofi"))
    table = at(laid)
    mean = page(table).one(data_key="card0.orange Mean")
    assert mean.get("data-picks") == "Mean, picked up. Places: Amara (blue), Farid (orange) and the discard pile."
    assert drops(table, "orange Mean").keys() == {"zone0.blue Amara", "zone0.orange Farid", "discards"}
    drop(table, "orange Mean", "zone0.blue Amara")
    assert state(table).boards[0].tools[0].on == OnStudent(0, "blue Amara")


def test_every_place_has_a_button_and_one_key_for_all_cards():
    """ "a" is the first student on every card, "d" the discard pile, "t" the table, numbers are players."""
    laid = sitting(Seat("red Euler Academy\nblue Amara\norange Farid", hand="orange Mean, blue Ben, blue Pop Quiz"))
    table = at(laid)
    assert letters(table, "orange Mean").keys() == {"a", "b", "d"}
    assert letters(table, "blue Ben").keys() == {"d"}, "it cannot be paid for"
    assert letters(table, "blue Pop Quiz").keys() == {"2", "d"}
    for key in ("orange Mean", "blue Pop Quiz"):
        for zone in drops(table, key):
            assert page(table).find(data_place=zone), f"{zone} has a button"
    for card in ("orange Mean", "blue Ben"):
        table.press(letters(table, card)["d"])
    assert [one.key for one in state(table).discard_piles[0][-2:]] == ["orange Mean", "blue Ben"]


def test_three_keys_play_a_card_that_costs_something():
    """The arrow to the card, the letter of the place, and p to pay."""
    table = at(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")))
    table.press(letters(table, "blue Ben")["w"])
    keys = json.loads(page(table).one(data_key="league-table").get("data-keys"))
    table.press(keys["p"])
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert page(table).one(data_key="league-table").get("data-keys") is None


def test_places_are_on_the_page_for_every_card():
    laid = sitting(Seat("red Euler Academy\nblue Amara", hand="orange Mean, blue Ben, red Study Session"))
    table = at(laid)
    zones = {node.get("data-zone") for node in page(table)}
    found = {key: drops(table, key) for key in ("orange Mean", "blue Ben", "red Study Session")}
    assert all(places.keys() <= zones for places in found.values())
    assert found["orange Mean"].keys() == {"zone0.blue Amara", "discards"}
    assert found["red Study Session"].keys() == {"zone0", "discards"}
    assert found["blue Ben"].keys() == {"discards"}


def test_a_card_dropped_where_it_costs_something_comes_with_its_bill():
    table = at(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")))
    assert drops(table, "blue Ben").keys() == {"zone0.Euler Academy", "zone0", "discards"}
    drop(table, "blue Ben", "zone0.Euler Academy")
    assert bill_of(table) == say_game_table("bill-over", paid=20, cost=18, lost=2)
    assert page(table).one(data_key="next-bar").one(data_key="pay").name == say_game_table("pay-key", cost=18)


@pytest.mark.parametrize(
    ("mine", "held", "zone", "action"),
    [
        ("", "red Euler Academy", "zone0", PlaySchool("red Euler Academy")),
        (
            "blue Amara",
            "blue Coach Fermat",
            "zone0.blue Amara",
            PlayTeacher("blue Coach Fermat", OnStudent(0, "blue Amara")),
        ),
        (
            "red Euler Academy",
            "blue Coach Fermat",
            "zone0.Euler Academy",
            PlayTeacher("blue Coach Fermat", OnTeam("Euler Academy")),
        ),
        (
            "red Euler Academy\nblue Euler Academy",
            "blue Ben",
            "zone0.Euler Academy",
            PlayStudent("blue Ben", "Euler Academy"),
        ),
        ("", "blue Pop Quiz", "player1", PlayAction("blue Pop Quiz", 1)),
        ("", "red Study Session", "zone0", PlayAction("red Study Session", 0)),
        ("", "blue Principal", "discards", Discard("blue Principal")),
    ],
)
def test_what_is_free_is_played_at_once(mine, held, zone, action):
    table = at(sitting(Seat(mine, hand=f"{held}, red Kofi")))
    assert list(table.offered)[drops(table, held)[zone]] == Do(action)


def test_the_turn_ends_when_a_card_was_played():
    """ "A player must play or discard at least one card per turn" """
    table = at(sitting(Seat(hand="orange Mean, red Kofi")))
    end = page(table).one(data_key="end")
    assert end.get("aria-disabled") == "true"
    assert say_game("fact-play-or-discard-one") in end.name
    drop(table, "red Kofi", "discards")
    assert offers(table, Do(EndTurn()))


def test_a_turn_that_would_waste_something_is_ended_at_the_second_word():
    """A school that would be free is not given away by one press."""
    table = at(sitting(Seat(hand="red Kofi, red Euler Academy"), turn=TurnSoFar(0, disposed=True, free_school=True)))
    press_key(table, "end")
    assert "You would waste your free SCHOOL card." in page(table).one(data_key="status").text
    assert state(table).turn.player == 0
    press_key(table, "sure")
    assert state(table).turn.free_school is False


def test_a_staff_card_says_when_it_is_played():
    table = at(sitting(Seat(hand="blue Principal, red Kofi")))
    assert "played after an ACTION or STAFF card" in page(table).one(data_key="card0.blue Principal").name


# ── paying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def to_pay_for_ben():
    return drop(at(sitting(Seat(hand=f"blue Ben, {PURSE}"))), "blue Ben", "zone0")


def test_the_cheapest_payment_is_laid_out_and_the_loss_is_shown():
    """Ben costs 18: 20 are paid, and 2 are lost."""
    table = to_pay_for_ben()
    assert bill_of(table) == say_game_table("bill-over", paid=20, cost=18, lost=2)
    (below,) = [node for node in page(table).find(cls="mg-league-below") if node.text == "pays"]
    assert next(below.around()).get("data-key") == "card0.purple Pigeonhole Principle"
    press_key(table, "pay")
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert state(table).discard_piles[0][-1].key == "purple Pigeonhole Principle"


def test_tool_cards_are_laid_out_and_taken_back():
    """Too little cannot be paid; too much is allowed, and the cheapest is named."""
    table = to_pay_for_ben()
    press_key(table, "card0.purple Pigeonhole Principle")
    assert bill_of(table) == say_game_table("bill-short", paid=0, cost=18, missing=18)
    press_key(table, "card0.red Slope Formula")
    assert bill_of(table) == say_game_table("bill-short", paid=15, cost=18, missing=3)
    assert page(table).one(data_key="pay").get("aria-disabled") == "true"
    press_key(table, "card0.blue Triangle Area")
    assert bill_of(table) == say_game_table("bill-over", paid=25, cost=18, lost=7)
    assert page(table).one(data_key="pay-cheapest").name == (
        "Lay out the cheapest payment. The cheapest payment: Pigeonhole Principle (purple), worth 20 points."
    )
    press_key(table, "pay-cheapest")
    assert bill_of(table) == say_game_table("bill-over", paid=20, cost=18, lost=2)


@pytest.mark.parametrize("way", ["pay-not", "card0.blue Ben", "undo"])
def test_a_card_that_is_to_be_paid_for_is_put_down_again(way):
    table = to_pay_for_ben()
    press_key(table, way)
    assert not page(table).find(data_key="bill-text")
    assert drops(table, "blue Ben").keys() == {"zone0", "discards"}


def test_what_cannot_be_paid_has_its_reason():
    table = at(sitting(Seat(hand="blue Ben, orange Mean")))
    ben = page(table).one(data_key="card0.blue Ben")
    assert drops(table, "blue Ben").keys() == {"discards"}
    assert ben.get("data-more") == say_game("fact-not-enough", worth="5 points", cost=18)
    assert "mg-league-stuck" in ben.classes


@pytest.mark.parametrize(
    ("mine", "held", "zone", "whole"),
    [
        (
            "red Euler Academy\nblue Amara",
            PlayedFrom("blue Amara", 0),
            "zone0.Euler Academy",
            Attach("blue Amara", ("orange Mean",)),
        ),
        (
            "blue Amara: blue Coach Fermat\nblue Ben",
            PlayedFrom("blue Coach Fermat", 0),
            "zone0.blue Ben",
            MoveTeacher("blue Coach Fermat", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
        (
            "blue Amara: red Distance Formula\nblue Ben",
            PlayedFrom("red Distance Formula", 0),
            "zone0.blue Ben",
            MoveTool("red Distance Formula", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
    ],
)
def test_cards_on_the_table_are_moved_for_a_payment(mine, held, zone, whole):
    table = at(sitting(Seat(mine, hand=PURSE)))
    drop(table, held.card, zone)
    assert table._selected == Bill(type(whole)(**{**vars_of(whole), "payment": ()}), whole.payment, held)
    press_key(table, "pay")
    assert state(table).discard_piles[0][-1].key == whole.payment[0]


def test_a_tool_of_an_opponent_is_sent_away_from_a_closer_look():
    """It costs twice its value: 20 for 10."""
    table = at(sitting(Seat(hand=PURSE), Seat("blue Amara: red Distance Formula")))
    looked = press_key(table, "look1").one(data_key="drawer-answer")
    (sent,) = [node for node in looked.find(tag="button") if node.name.startswith("Send away")]
    table.press(int(sent.get("data-n")))
    assert not page(table).find(data_key="drawer-answer"), "the bill is in sight"
    assert bill_of(table) == say_game_table("bill-exact", paid=20, cost=20)
    press_key(table, "pay")
    assert not state(table).boards[1].tools


def vars_of(action):
    """The fields of an action by their names."""
    return {name: getattr(action, name) for name in action.__dataclass_fields__}


def test_nothing_on_the_table_is_picked_up_without_tools_to_pay():
    table = at(sitting(Seat("red Euler Academy\nblue Amara", hand="red Kofi")))
    assert page(table).one(data_key="card0.blue Amara").tag == "span"
