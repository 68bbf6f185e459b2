"""What stands beside the cards: where hands go, and for whom one waits."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.games.byorf.rules.cards import factor
from mathgames_widgets.games.byorf.rules.moves import Keep
from mathgames_widgets.games.byorf.rules.rules import apply, new_game
from mathgames_widgets.games.byorf.rules.view import observe
from mathgames_widgets.games.byorf.words.why import building_says, chosen_says, passing_says

NAMES = ("Asha", "Ben", "Chiara")
START = new_game(3, "FERN-42")


def test_the_hand_goes_left_and_the_next_round_right():
    """ "pass your remaining hand face-down to the player on the left"; "you pass your hand to the right" """
    view = observe(START, 0)
    assert passing_says(view, NAMES) == "Then the rest of your hand goes left, to Ben; you get the hand of Chiara."
    second = observe(replace(START, round=2), 0)
    assert passing_says(second, NAMES) == "Then the rest of your hand goes right, to Chiara; you get the hand of Ben."


def test_nothing_is_said_of_hands_to_those_who_hold_none():
    """Who watches passes nothing, and a last card is kept."""
    assert passing_says(observe(START, None), NAMES) is None
    last = replace(observe(START, 0), hand=START.hands[0][:1])
    assert passing_says(last, NAMES) is None


def test_a_choice_lies_face_down():
    """ "place it face-down in front of them" """
    card = START.hands[0][0]
    view = observe(apply(START, 0, Keep(card)).state, 0)
    assert view.chosen == card
    assert chosen_says(factor("F18")) == "You chose x − 2. It lies face down until everyone has chosen."


def test_whoever_is_ready_waits_for_the_others():
    """The functions are turned over when all are ready."""
    view = observe(START, 0)
    assert building_says(view) == ""
    assert building_says(replace(view, ready=(True, False, False))).startswith("You are ready.")
    assert building_says(observe(START, None)).startswith("Everyone is building.")
