"""Deck selecting at the table of Rolls & Goals: in turn order, with what is taken and what lies on top."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Take
from mathgames_widgets.games.rolls_and_goals import table as views
from mathgames_widgets.games.rolls_and_goals.table.choosing import Chosen
from mathgames_widgets.table.screen import Do, Screen
from tests.games.rolls_and_goals.table.tables import at, placing
from tests.games.rolls_and_goals.tables import selecting
from tests.table.pages import read
from tests.table.sitting import offers, page, press_key, state


def selection(offer="x2 flip [0]", tokens=(0, 6)):
    table = at(selecting(2, tokens=tokens, offer=offer))
    assert state(table).order[0] == 0
    return table


def test_a_card_in_hand_or_to_be_taken_says_what_it_does():
    """With an example; nothing is told of a card that nobody has picked up."""
    table = placing("÷2")
    assert not page(table).find(data_key="card-meaning")
    told = press_key(table, "card÷2.0").one(data_key="card-meaning").text
    assert told.startswith("Divided by 2, rounded down: Halves the value, then rounds down.For example, 5 becomes 2.")
    table = selection()
    press_key(table, "offerx2.0")
    told = press_key(table, "offerflip.0").one(data_key="card-meaning").text
    assert "Doubles the value." in told and "Opposite sides of a die add up to 7." in told


def test_two_cards_are_taken_and_one_says_which_lies_on_top():
    table = selection()
    assert page(table).one(data_key="take").get("aria-disabled") == "true"
    press_key(table, "offerx2.0")
    press_key(table, "offerflip.0")
    assert page(table).one(data_key="on-top").text == "On top of your deck: a flip, then ×2."
    press_key(table, "swap")
    assert page(table).one(data_key="on-top").text == "On top of your deck: ×2, then a flip."
    assert offers(table, Do(Take(("flip", "x2"))))
    press_key(table, "take")
    took = [line.text for line in page(table).one(data_key="log").find(tag="li") if "Asha took" in line.text]
    assert took


def test_a_third_card_takes_the_place_of_the_first():
    table = selection()
    for card in ("x2", "flip", "[0]"):
        press_key(table, f"offer{card}.0")
    chosen = table._selected
    assert isinstance(chosen, Chosen)
    assert Counter(chosen.cards(state(table).offer)) == Counter(("flip", "[0]"))


def test_one_card_and_the_special_goal():
    """It lies face down until it is one's own."""
    table = selection()
    assert page(table).one(data_key="special-offer").name == "a special goal, face down"
    press_key(table, "special-offer")
    press_key(table, "offerx2.0")
    assert page(table).one(data_key="take").text == "Take ×2 and the special goal"
    assert offers(table, Do(Take(("x2",), special=True)))


def test_the_last_one_takes_what_is_left():
    """Only the order is to be chosen."""
    now = selecting(2, tokens=(6, 0), offer="x2 flip [0]")
    last = game.apply(now, 1, Take(("[0]",), special=True)).state
    table = at(last)
    assert "only the order is yours" in page(table).one(data_key="offer-room").text
    assert offers(table, Do(Take(("x2", "flip")))) or offers(table, Do(Take(("flip", "x2"))))
    press_key(table, "swap")
    assert page(table).one(data_key="take").get("aria-disabled") is None


def test_cards_that_are_all_the_same_are_chosen_like_others():
    """Only the last one is given what is left."""
    now = selecting(3, tokens=(6, 0, 12), offer="blank blank blank blank x2")
    table = at(game.apply(now, 1, Take(("x2",), special=True)).state, bots=2)
    for number in (1, 3):
        press_key(table, f"offerblank.{number}")
    assert offers(table, Do(Take(("blank", "blank"))))


def test_six_players_take_one_card_each_in_the_fifth_selection():
    """Four modifiers and two special goals lie there; a card or a goal, not both."""
    now = selecting(6, tokens=(0, 6, 12, 18, 24, 30), round=5)
    table = at(replace(now, offer=now.offer[:4], specials_offered=now.goal_deck[:2]), bots=5)
    assert page(table).one(data_key="special-offer").name == "2 special goals, face down"
    press_key(table, "special-offer")
    assert offers(table, Do(Take((), special=True)))
    press_key(table, page(table).one(data_key="offer").find(cls="mg-in-hand")[0].get("data-key"))
    assert offers(table, Do(Take(state(table).offer[:1])))


def test_whose_turn_it_is_stands_in_order():
    """With the tokens that decide it."""
    table = selection()
    lines = page(table).one(data_key="order").find(tag="li")
    assert [line.text for line in lines] == ["Ashayounow0 tokens", "Sigma6 tokens"]
    assert "takes now" in page(table).one(data_key="player0").text


def test_who_took_last_is_told_once_somebody_has():
    """Before that, all that a sentence could say is drawn."""
    laid = selecting(3, tokens=(0, 6, 12))
    for state_now, told in ((laid, 0), (replace(laid, order=(1, 2)), 1)):
        screen = Screen(("Asha", "Ben", "Cleo"), news=("Asha took a flip and x2.",))
        assert len(read(str(views.table(game.observe(state_now, 1), screen))).find(data_key="news")) == told


def test_the_dice_that_decide_between_equal_tokens_are_drawn():
    """If players are tied, they each roll a Die."""
    table = at(replace(selecting(3, tokens=(5, 0, 5)), order=(1, 2, 0), tie_rolls=((0, 4), (2, 4), (0, 6), (2, 1))), 2)
    order = page(table).one(data_key="order")
    assert "equal rolls are rolled again" in order.text
    assert [[die.name for die in line.find(cls="mg-die-tie")] for line in order.find(tag="li")] == [
        [],
        ["rolled 4", "rolled 1"],
        ["rolled 4", "rolled 6"],
    ]
