"""Playing a card of mathleague.org/cards on the page: where it may go, what it costs, and how it is paid."""

from __future__ import annotations

import json

import pytest

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
    SendAway,
)
from mathgames_widgets.games.mathleague.table.turn import Bill, Held
from mathgames_widgets.table.screen import Do, Press, Select
from tests.games.mathleague.table.tables import PURSE, at, bill_of, buttons, taken_up
from tests.games.mathleague.tables import Seat, sitting
from tests.table.sitting import (
    offers,
    page,
    press_key,
    state,
    take,
)

# ── playing a card ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_taken_up_says_where_it_may_go():
    """Targets are buttons, and shine on the table; what is not possible has its reason."""
    laid = sitting(Seat("red Euler Academy\nblue Amara\norange Farid", hand="orange Mean, red Kofi"))
    table = taken_up(laid, "orange Mean")
    assert buttons(table, "ways") == [
        "To Amara (blue), free",
        "To Farid (orange), free",
        "Discard it",
        "Put it down",
    ]
    assert "TOOL cards are attached to three or more SCHOOL cards" in page(table).one(data_key="ways-room").text
    assert len(page(table).find(cls="mg-called")) == 2
    press_key(table, "go0.blue Amara")
    assert state(table).boards[0].tools[0].on == OnStudent(0, "blue Amara")


def test_a_letter_does_what_a_target_does():
    """Wherever the focus is: `a` for the first target, `p` to pay; without a card in hand letters do nothing."""
    table = taken_up(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")), "blue Ben")
    first = page(table).one(data_key="way0")
    assert first.name == "Into the school team Euler Academy, costs 18, key a"
    press_letter(table, "a")
    assert page(table).one(data_key="pay").name == "Pay, key p"
    press_letter(table, "p")
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert page(table).one(data_key="league-table").get("data-keys") is None


def press_letter(table, letter):
    table.press(json.loads(page(table).one(data_key="league-table").get("data-keys"))[letter])


def test_a_card_is_put_down_again():
    table = taken_up(sitting(Seat(hand="orange Mean")), "orange Mean")
    press_key(table, "put-down")
    assert not page(table).find(data_key="ways-room")
    take(take(table, Select(Held("orange Mean"))), Press("close"))
    assert not page(table).find(data_key="ways-room")


def test_a_card_can_be_dragged_wherever_it_may_go():
    laid = sitting(Seat("red Euler Academy\nblue Amara", hand="orange Mean, blue Ben, red Study Session"))
    table = at(laid)
    zones = {node.get("data-zone") for node in page(table)}
    found = {}
    for key in ("orange Mean", "blue Ben", "red Study Session"):
        found[key] = json.loads(page(table).one(data_key=f"card0.{key}").get("data-drops"))
        assert found[key].keys() <= zones
    assert found["orange Mean"].keys() == {"zone0.blue Amara", "discards"}
    assert found["red Study Session"].keys() == {"player0", "discards"}
    assert found["blue Ben"].keys() == {"discards"}
    table.press(found["orange Mean"]["zone0.blue Amara"])
    assert state(table).boards[0].tools


def test_a_card_dropped_where_it_costs_something_comes_with_its_bill():
    table = at(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")))
    drops = json.loads(page(table).one(data_key="card0.blue Ben").get("data-drops"))
    assert drops.keys() == {"zone0.Euler Academy", "zone0", "discards"}
    table.press(drops["zone0.Euler Academy"])
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."


@pytest.mark.parametrize(
    ("mine", "held", "action"),
    [
        ("", "red Euler Academy", PlaySchool("red Euler Academy")),
        ("blue Amara", "blue Coach Fermat", PlayTeacher("blue Coach Fermat", OnStudent(0, "blue Amara"))),
        ("red Euler Academy", "blue Coach Fermat", PlayTeacher("blue Coach Fermat", OnTeam("Euler Academy"))),
        (
            "red Euler Academy\nblue Euler Academy",
            "blue Ben",
            PlayStudent("blue Ben", "Euler Academy"),
        ),
        ("", "blue Pop Quiz", PlayAction("blue Pop Quiz", 1)),
        ("", "red Study Session", PlayAction("red Study Session", 0)),
        ("", "blue Principal", Discard("blue Principal")),
    ],
)
def test_what_is_free_is_played_at_once(mine, held, action):
    table = taken_up(sitting(Seat(mine, hand=f"{held}, red Kofi")), held)
    assert offers(table, Do(action))


def test_the_turn_ends_when_a_card_was_played():
    """ "A player must play or discard at least one card per turn" """
    table = at(sitting(Seat(hand="orange Mean, red Kofi")))
    assert page(table).one(data_key="end").get("aria-disabled") == "true"
    assert page(table).one(data_key="end-refusal").text == "Play or discard at least one card before you end your turn."
    take(take(table, Select(Held("red Kofi"))), Do(Discard("red Kofi")))
    assert offers(table, Do(EndTurn()))


def test_a_staff_card_says_when_it_is_played():
    table = taken_up(sitting(Seat(hand="blue Principal")), "blue Principal")
    assert "only as an answer" in page(table).one(data_key="ways-room").text


# ── paying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_cheapest_payment_is_laid_out_and_the_loss_is_shown():
    """Ben costs 18: 20 are paid, and 2 are lost."""
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"
    press_key(table, "way0")
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."
    (below,) = [node for node in page(table).find(cls="mg-league-below") if node.text == "pays"]
    assert next(below.around()).get("data-key") == "card0.purple Pigeonhole Principle"
    press_key(table, "pay")
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert state(table).discard_piles[0][-1].key == "purple Pigeonhole Principle"


def test_tool_cards_are_laid_out_and_taken_back():
    """Too little is refused in a sentence; too much is allowed, and the cheapest is named."""
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    press_key(table, "way0")
    press_key(table, "card0.purple Pigeonhole Principle")
    assert bill_of(table) == "0 points of 18: 18 points missing."
    press_key(table, "card0.red Slope Formula")
    refusal = page(table).one(data_key="bill-refusal").text
    assert refusal == "These TOOL cards are worth 15 points, but the cost is 18."
    assert page(table).one(data_key="pay").get("aria-disabled") == "true"
    press_key(table, "card0.blue Triangle Area")
    assert bill_of(table) == "25 points for a cost of 18: 7 points would be lost."
    assert page(table).one(data_key="bill-cheapest").text == (
        "The cheapest: Pigeonhole Principle (purple), worth 20 points."
    )
    press_key(table, "pay-cheapest")
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."


def test_a_bill_is_left_for_the_card_in_hand():
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    press_key(table, "way0")
    press_key(table, "pay-not")
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"
    press_key(table, "way0")
    take(table, Press("undo"))
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"


def test_what_cannot_be_paid_is_refused_in_a_sentence():
    table = taken_up(sitting(Seat(hand="blue Ben, orange Mean")), "blue Ben")
    assert buttons(table, "ways") == ["Discard it", "Put it down"]
    assert page(table).one(cls="mg-league-refused").text == (
        "Without a school team: These TOOL cards are worth 5 points, but the cost is 18."
    )


@pytest.mark.parametrize(
    ("mine", "other", "held", "whole"),
    [
        ("red Euler Academy\nblue Amara", "", Held("blue Amara", 0), Attach("blue Amara", ("orange Mean",))),
        (
            "blue Amara: blue Coach Fermat\nblue Ben",
            "",
            Held("blue Coach Fermat", 0),
            MoveTeacher("blue Coach Fermat", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
        (
            "blue Amara: red Distance Formula\nblue Ben",
            "",
            Held("red Distance Formula", 0),
            MoveTool("red Distance Formula", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
        (
            "",
            "blue Amara: red Distance Formula",
            Held("red Distance Formula", 1),
            SendAway(1, "red Distance Formula", ("purple Pigeonhole Principle",)),
        ),
    ],
)
def test_cards_on_the_table_are_taken_up_and_moved_for_a_payment(mine, other, held, whole):
    table = at(sitting(Seat(mine, hand=PURSE), Seat(other)))
    press_key(table, f"card{held.seat}.{held.card}")
    press_key(table, "way0")
    assert table._selected == Bill(type(whole)(**{**vars_of(whole), "payment": ()}), whole.payment, held)
    press_key(table, "pay")
    assert state(table).discard_piles[0][-1].key == whole.payment[0]


def vars_of(action):
    """The fields of an action by their names."""
    return {name: getattr(action, name) for name in action.__dataclass_fields__}


def test_nothing_on_the_table_is_taken_up_without_tools_to_pay():
    table = at(sitting(Seat("red Euler Academy\nblue Amara", hand="red Kofi")))
    assert page(table).one(data_key="card0.blue Amara").tag == "span"
