"""Cards laid behind dice at the table of Rolls & Goals: by click, key and drag, with the chain of each value."""

from __future__ import annotations

import json

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Declare, Put, Withdraw
from mathgames_widgets.table.screen import Ask, Do, Press
from tests.games.rolls_and_goals.table.tables import be_ready, is_ready, placing
from tests.table.sitting import against, hot_seat, offers, page, state, take

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_game = room("mathgames_widgets.games.rolls_and_goals.words")


def typed(table, key):
    """What can be typed on something, and the numbers behind it."""
    return json.loads(page(table).one(data_key=key).get("data-keys") or "{}")


def value(shown, place):
    """What stands below a die."""
    return shown.one(data_key=f"value{place}").text


def lay(table, card, zone):
    """What the browser does: pick a card up by itself, and send where it is laid."""
    shown = page(table).one(data_key=card)
    assert shown.get("data-picks") and shown.get("data-n") is None, "picking up sends nothing"
    table.press(json.loads(shown.get("data-drops"))[zone])
    return page(table)


def test_a_card_is_picked_up_in_the_browser_and_laid_behind_a_die():
    """Each place is a button with a name that takes the card; nothing is asked of Python before."""
    table = placing()
    shown = page(table)
    assert shown.one(data_key="card+1.0").get("data-name") == "plus 1"
    assert [node.text for node in shown.one(data_key="dice").find(cls="mg-target")] == [
        *[f"Die {number}" for number in range(1, 7)],
        say_game_table("place-deck"),
        "Discard",
    ]
    assert shown.one(data_key="slot0").get("data-with") == "Die 1: put {} here"
    shown = lay(table, "card+1.0", "die0")
    assert state(table).placed[0][0] == ("+1",)
    assert shown.one(data_key="column0").name == say_game_table(
        "die-worth", die=1, side=5, values="6. 5, plus 1: 6", known="yes"
    )
    assert value(shown, 0) == "6"


def after(shown, place):
    """What stands on the cards behind a die: its value after each of them."""
    return [node.text for node in shown.one(data_key=f"stack{place}").find(cls="mg-after")]


def test_each_card_behind_a_die_says_what_it_makes_of_it():
    """5 → ÷2 → 2 → +3 → 5; a flip acts before the cards above it."""
    table = placing("÷2 +3 flip")
    for card in ("÷2", "+3"):
        take(table, Do(Put(card, 0)))
    assert after(page(table), 0) == ["2", "5"]
    assert page(table).one(data_key="column0").name.endswith("5, divided by 2, rounded down: 2, plus 3: 5.")
    take(table, Do(Put("flip", 0)))
    assert after(page(table), 0) == ["1", "4", "2"]


def test_what_a_reroll_brings_is_a_question_mark():
    """It is not known before the flip; a card that sets the value makes it certain again."""
    table = placing("reroll +1 [7]")
    take(table, Do(Put("reroll", 1)))
    shown = take(table, Do(Put("+1", 1))) and page(table)
    assert after(shown, 1) == ["?", "?"]
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
    assert states == ["yours: 2 or 3", say_game_table("yours-range", low=18, high=23), "yours: 4 or 6"]


def test_a_goal_tells_what_it_means():
    table = placing(goals=("most odds", "highest total", "longest run"))
    take(table, Ask("most odds"))
    assert "odd" in page(table).one(cls="mg-drawer").text


def test_a_card_that_lies_there_is_moved_in_one_press():
    """Picked up from one die and laid behind another, or taken back into the hand."""
    table = placing()
    take(table, Do(Put("x2", 0)))
    lay(table, "cardx2.0", "die4")
    assert (state(table).placed[0][0], state(table).placed[0][4]) == ((), ("x2",))
    assert page(table).one(data_key="slot-hand").text == say_game_table("back-to-hand")
    lay(table, "cardx2.0", "hand")
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
    table.press(typed(table, "card+1.0")["x"])
    assert state(table).placed[0][7] == ("+1",)


def test_placing_can_be_undone():
    table = against("random", game=game)
    card = state(table).hands[0][0]
    take(table, Do(Put(card, 3)))
    take(table, Press("undo"))
    assert not any(state(table).placed[0])


def test_ready_asks_once_where_cards_are_left():
    """They would be thrown away; with all cards placed nothing is asked."""
    table = placing("+1 x2")
    take(table, is_ready)
    assert page(table).one(data_key="status-said").text == say_game_table("discard-rest", cards=2)
    assert not any(state(table).ready)
    take(table, Press("close"))
    take(table, Do(Put("+1", 6)))
    take(table, Do(Put("x2", 7)))
    names = [card.name for card in page(table).one(data_key="other-places").find(cls="mg-laid")]
    assert names == [say_game_table("card-at", card="plus 1", die=7), say_game_table("card-at", card="times 2", die=8)]
    take(table, is_ready)
    assert offers(table, Press("on"))


def test_a_special_goal_is_declared_or_kept():
    table = placing(specials=(("most pairs",), ()))
    take(table, Do(Declare("most pairs")))
    assert "declared" in page(table).one(data_key="specials").text
    take(table, Do(Withdraw("most pairs")))
    assert "declared" not in page(table).one(data_key="specials").text
    assert page(table).one(data_key="declare-most pairs").name == "Declare most pairs"


def test_how_many_special_goals_the_others_keep_is_in_sight():
    table = placing(specials=((), ("most pairs", "most odds")))
    assert say_game("special-goals", many=2) in [
        node.name for node in page(table).one(data_key="seat1").find(cls="mg-kept-goals")
    ]
    assert "most pairs" not in page(table).text


def test_whoever_is_ready_waits():
    table = hot_seat(2, seed="WAIT-1", game=game)
    take(table, Press("show"))
    be_ready(table)
    assert page(table).find(data_key="cover")
