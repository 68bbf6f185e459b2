"""Deck selecting at the table of Rolls & Goals: in turn order, with what is taken and what lies on top."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Take, table as views
from mathgames_widgets.games.rolls_and_goals.rules.state import Took
from mathgames_widgets.games.rolls_and_goals.table.choosing import Chosen
from mathgames_widgets.table.screen import Do, Screen
from tests.games.rolls_and_goals.table.tables import at
from tests.games.rolls_and_goals.tables import selecting
from tests.table.pages import read
from tests.table.sitting import offers, opened, page, press_key, state

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_game = room("mathgames_widgets.games.rolls_and_goals.words")


def selection(offer="x2 flip [0]", tokens=(0, 6)):
    table = at(selecting(2, tokens=tokens, offer=offer))
    assert state(table).order[0] == 0
    return table


def test_two_cards_are_taken_and_one_says_which_lies_on_top():
    table = selection()
    assert page(table).one(data_key="take").get("aria-disabled") == "true"
    press_key(table, "offerx2.0")
    press_key(table, "offerflip.0")
    assert page(table).one(data_key="on-top").name == say_game_table("on-top-of-deck", cards="flip, then ×2")
    press_key(table, "swap")
    assert page(table).one(data_key="on-top").name == say_game_table("on-top-of-deck", cards="×2, then flip")
    assert offers(table, Do(Take(("flip", "x2"))))
    press_key(table, "take")
    assert "You took ×2" in opened(table, "log").text or "You took a flip" in opened(table, "log").text


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
    assert page(table).one(data_key="special-offer").name == say_game_table("special-goals-face-down", many=1)
    press_key(table, "special-offer")
    press_key(table, "offerx2.0")
    assert page(table).one(data_key="take").name == "Take ×2 and the special goal"
    assert offers(table, Do(Take(("x2",), special=True)))


def test_the_last_one_takes_what_is_left():
    """Only the order is to be chosen."""
    now = selecting(2, tokens=(6, 0), offer="x2 flip [0]")
    last = game.apply(now, 1, Take(("[0]",), special=True)).state
    table = at(last)
    assert page(table).one(data_key="status-said").text == say_game("prompt-take-rest")
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
    assert page(table).one(data_key="special-offer").name == say_game_table("special-goals-face-down", many=2)
    press_key(table, "special-offer")
    assert offers(table, Do(Take((), special=True)))
    press_key(table, page(table).one(data_key="offer").find(cls="mg-in-hand")[0].get("data-key"))
    assert offers(table, Do(Take(state(table).offer[:1])))


def test_whose_turn_it_is_stands_in_order():
    """The seats stand in the order of taking, with the tokens that decide it."""
    table = selection()
    chips = page(table).one(data_key="seats").find(tag="li")
    assert [chip.get("data-key") for chip in chips] == ["seat0", "seat1"]
    assert [chip.find(cls="mg-purse")[0].name for chip in chips] == ["0 tokens", "6 tokens"]
    assert [badge.name for badge in page(table).find(cls="mg-badge")][:2] == ["takes 1st", "takes 2nd"]


def test_what_somebody_took_lies_beside_the_name():
    """It comes from the offer, and a caption of a few words says it."""
    laid = selecting(3, tokens=(0, 6, 12), offer="x2 flip [0] +1 -1")
    after = game.apply(laid, 0, Take(("x2", "flip"))).state
    view = game.observe(after, 1)
    taken = read(str(views.table(view, Screen(("Asha", "Ben", "Cleo"))))).one(data_key="taken0")
    assert [card.name for card in taken.find(cls="mg-chip")] == ["times 2", "flip"]
    assert {card.get("data-from") for card in taken.find(cls="mg-chip")} == {"offer"}
    assert views.caption(Took(0, ("x2", "flip"), True), ("Asha",)) == "Asha takes ×2, a flip and a special goal."


def test_the_dice_that_decide_between_equal_tokens_are_drawn():
    """If players are tied, they each roll a Die."""
    table = at(replace(selecting(3, tokens=(5, 0, 5)), order=(1, 2, 0), tie_rolls=((0, 4), (2, 4), (0, 6), (2, 1))), 2)
    chips = page(table).one(data_key="seats").find(tag="li")
    assert [[die.name for die in chip.find(cls="mg-die-tie")] for chip in chips] == [
        [],
        ["rolled 4", "rolled 1"],
        ["rolled 4", "rolled 6"],
    ]
