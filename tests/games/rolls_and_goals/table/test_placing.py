"""Cards laid behind dice at the table of Rolls & Goals: by click, key and drag, with the chain of each value."""

from __future__ import annotations

import json

from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Declare, Put, Ready, TakeBack, Withdraw
from mathgames_widgets.games.rolls_and_goals.table.playing import Held
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from tests.games.rolls_and_goals.table.tables import placing
from tests.table.sitting import against, hot_seat, page, press_key, state, take


def typed(table, key):
    """What can be typed on something, and the numbers behind it."""
    return json.loads(page(table).one(data_key=key).get("data-keys") or "{}")


def value(shown, place):
    """What stands below a die."""
    return shown.one(data_key=f"value{place}").text


def test_a_card_is_picked_up_and_laid_behind_a_die():
    table = placing()
    shown = press_key(table, "card+1.0")
    assert shown.one(data_key="card+1.0").get("aria-pressed") == "true"
    slots = [node.name for node in shown.find(cls="mg-slot")]
    assert slots[0] == "Put plus 1 behind die 1, which shows 5"
    assert slots[6:] == ["Put plus 1 on top of the deck", "Put plus 1 onto the discard pile"]
    shown = press_key(table, "slot0")
    assert state(table).placed[0][0] == ("+1",)
    assert shown.one(data_key="chain0").name == "5, plus 1: 6"
    assert value(shown, 0) == "6"
    assert not shown.find(cls="mg-slot")


def test_the_chain_of_a_die_grows_with_its_cards():
    """5 → ÷2 → 2 → +3 → 5."""
    table = placing("÷2 +3")
    for card in ("÷2", "+3"):
        take(table, Do(Put(card, 0)))
    shown = page(table)
    assert shown.one(data_key="chain0").text == "5→÷2→2→+3→5"
    assert shown.one(data_key="column0").name == "die 1 shows 5, worth 5"


def test_what_a_reroll_brings_is_a_question_mark():
    """It is not known before the flip; a card that sets the value makes it certain again."""
    table = placing("reroll +1 [7]")
    take(table, Do(Put("reroll", 1)))
    shown = take(table, Do(Put("+1", 1))) and page(table)
    assert shown.one(data_key="chain1").text == "1→reroll→?→+1→?"
    assert value(shown, 1) == "?"
    assert "any of 2, 3, 4, 5, 6, 7" in shown.one(data_key="column1").name
    take(table, Do(Put("[7]", 1)))
    assert value(page(table), 1) == "7"


def test_goals_say_what_ones_own_dice_count():
    """Live, and a range where chance has a say."""
    table = placing("+1 reroll", "5 | 1 | 2 | 3 | 4 | 6", goals=("most odds", "highest total", "longest run"))
    states = [node.text for node in page(table).find(cls="mg-goal-state")]
    assert states == ["yours: 3", "yours: 21", "yours: 6"]
    take(table, Do(Put("+1", 0)))
    assert [node.text for node in page(table).find(cls="mg-goal-state")] == ["yours: 2", "yours: 22", "yours: 4"]
    take(table, Do(Put("reroll", 0)))
    states = [node.text for node in page(table).find(cls="mg-goal-state")]
    assert states == ["yours: 2 or 3", "yours: 18 to 23", "yours: 4 or 6"]


def test_a_goal_tells_what_it_means():
    table = placing(goals=("most odds", "highest total", "longest run"))
    take(table, Ask("most odds"))
    assert "odd" in page(table).one(data_key="meaning").text


def test_a_card_that_lies_there_is_moved_in_one_press():
    """Picked up from one die and laid behind another, or taken back into the hand."""
    table = placing()
    take(table, Do(Put("x2", 0)))
    take(table, Select(Held("x2", 0, 0)))
    shown = page(table)
    assert shown.one(data_key="slot-hand").name == "Take times 2 back into the hand"
    press_key(table, "slot4")
    assert (state(table).placed[0][0], state(table).placed[0][4]) == ((), ("x2",))
    take(table, Do(TakeBack(4, 0)))
    assert state(table).hands[0] == ("+1", "-3", "x2")


def test_a_card_can_be_dragged_and_typed_wherever_it_may_go():
    """1 to 6 are the dice, d the deck, x the discard pile; a card that lies there also goes back into the hand."""
    table = placing()
    drops = json.loads(page(table).one(data_key="cardx2.0").get("data-drops"))
    assert drops.keys() == {*(f"die{place}" for place in range(6)), "deck", "discard"}
    assert drops.keys() <= {node.get("data-zone") for node in page(table)}
    assert typed(table, "cardx2.0").keys() == set("123456dx")
    table.press(typed(table, "cardx2.0")["3"])
    assert state(table).placed[0][2] == ("x2",)
    drops = json.loads(page(table).one(data_key="cardx2.0").get("data-drops"))
    assert {"hand", "die0"} <= drops.keys() and "die2" not in drops
    table.press(drops["die0"])
    assert state(table).placed[0][0] == ("x2",)
    table.press(typed(table, "cardx2.0")["Backspace"])
    assert "x2" in state(table).hands[0]
    press_key(table, "card+1.0")
    table.press(typed(table, "desk")["x"])
    assert state(table).placed[0][7] == ("+1",)


def test_placing_can_be_undone_and_escape_puts_the_card_down():
    table = against("random", game=game)
    card = state(table).hands[0][0]
    take(table, Do(Put(card, 3)))
    take(table, Press("undo"))
    assert not any(state(table).placed[0])
    press_key(table, f"card{card}.0")
    take(table, Press("close"))
    assert page(table).one(data_key=f"card{card}.0").get("aria-pressed") == "false"


def test_ready_says_what_happens_to_the_cards_that_are_left():
    table = placing("+1 x2")
    assert page(table).one(data_key="left").text == "Two cards are left in your hand; they go onto the discard pile."
    take(table, Do(Put("+1", 6)))
    take(table, Do(Put("x2", 7)))
    assert not page(table).find(data_key="left")
    names = [card.name for card in page(table).one(data_key="other-places").find(cls="mg-laid")]
    assert names == ["plus 1, on top of the deck", "times 2, onto the discard pile"]


def test_a_special_goal_is_declared_or_kept():
    table = placing(specials=(("most pairs",), ()))
    take(table, Do(Declare("most pairs")))
    assert "will be declared" in page(table).one(data_key="specials").text
    take(table, Do(Withdraw("most pairs")))
    assert "kept to the side" in page(table).one(data_key="specials").text
    assert "one special goal" in page(table).one(data_key="player0").text


def test_whoever_is_ready_waits():
    table = hot_seat(2, seed="WAIT-1", game=game)
    take(table, Press("show"))
    take(table, Do(Ready()))
    assert page(table).find(data_key="cover")
