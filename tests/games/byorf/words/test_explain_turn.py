"""What stands above the cards, and behind the question mark: what to do now, where hands go, for whom one waits."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.games.byorf.rules.moves import Keep, PassedHands
from mathgames_widgets.games.byorf.rules.rules import apply, new_game
from mathgames_widgets.games.byorf.rules.state import Direction, Phase
from mathgames_widgets.games.byorf.rules.view import observe
from mathgames_widgets.games.byorf.words.rules import help, prompt, rules_in_short
from mathgames_widgets.games.byorf.words.sentences import caption

NAMES = ("Asha", "Ben", "Chiara")
START = new_game(3, "FERN-42")


def test_the_hand_goes_left_and_the_next_round_right():
    """ "pass your remaining hand face-down to the player on the left"; "you pass your hand to the right" """
    assert prompt(observe(START, 0), NAMES) == "Keep one card; the rest go to Ben."
    second = observe(replace(START, round=2), 0)
    assert prompt(second, NAMES) == "Keep one card; the rest go to Chiara."
    assert any("to the left" in text for text in help(observe(START, 0)))
    assert any("to the right" in text for text in help(second))


def test_nothing_is_said_of_hands_to_those_who_hold_none():
    """Who watches passes nothing."""
    assert prompt(observe(START, None), NAMES) == "Everyone is choosing a card."


def test_whoever_has_chosen_waits_for_the_others():
    view = observe(apply(START, 0, Keep(START.hands[0][0])).state, 0)
    assert prompt(view, NAMES) == "Waiting for the others to choose."


def test_whoever_is_ready_waits_for_the_others():
    """The functions are turned over when all are ready."""
    view = observe(replace(START, phase=Phase.BUILD), 0)
    assert prompt(view, NAMES).startswith("Build a function")
    assert prompt(replace(view, ready=(True, False, False)), NAMES) == "Waiting for the others."
    assert prompt(replace(view, player=None), NAMES) == "Everyone is building."


def test_what_to_do_is_short_and_what_helps_is_not_long():
    """At most ten words above the table; at most 120 behind the question mark."""
    for view in (observe(START, 0), observe(replace(START, phase=Phase.BUILD), 0), observe(START, None)):
        assert len(prompt(view, NAMES).split()) <= 10
        assert len(" ".join(help(view)).split()) <= 120


def test_the_hands_are_seen_to_go():
    assert caption(PassedHands(Direction.RIGHT), NAMES) == "Everyone kept a card. The hands go right."


def test_the_rules_have_every_part_of_a_game():
    """Draft, building, scoring, ties, the other way in the second round, and the end."""
    titles = [title for title, _ in rules_in_short()]
    assert titles[0] == "The aim" and titles[-1] == "The end"
    said = " ".join(text for _, text in rules_in_short())
    for word in ("face down", "to the player on the left", "to the right", "rounded up", "more factor cards"):
        assert word in said
