"""What stands beside the cards: what one does, what the others see of it, and for whom one waits."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.games.matician.rules.rules import new_game
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.games.matician.words.sentences import redealt_says, turn_says, waiting_says
from tests.games.matician.tables import NAMES, laying, play, sabotaging


def test_small_numbers_beside_times_are_said_to_whom_they_matter():
    """Beside × lie only numbers from 1 to 9"""
    table = laying("x: 2 3", "+: 4 5", small_under_times=True)
    assert turn_says(observe(table, 0)).endswith(" Beside × lie numbers from 1 to 9.")
    assert "×" not in turn_says(observe(table, 1))
    assert "×" not in turn_says(observe(laying("x: 2 3", "+: 4 5"), 0))


def test_who_has_no_minus_card_passes_unseen():
    """Nobody sees whether somebody lays none, or has none."""
    table = sabotaging("4 + 13", "2 x 3", hands=("1 1 1 1", "1 1 1 -"))
    assert turn_says(observe(table, 0)).startswith("You have no minus card, so you lay none.")
    assert turn_says(observe(table, 1)) == "Nobody sees it until everybody has chosen."


def test_whoever_is_ready_waits_and_whoever_acts_does_not():
    """For the symbols, for the numbers, for the sabotage; and who only watches hears what all do."""
    draft = new_game(2, "FERN-42", Rules(draft=True))
    first, second = draft.order[:2]
    assert waiting_says(observe(draft, first), NAMES) == ""
    assert waiting_says(observe(draft, second), NAMES) == f"{NAMES[first]} chooses."
    ready = play(laying("+: 4 13 -", "x: 2 3 -"), "0 put 4 left", "0 put 13 right", "0 ready")
    assert waiting_says(observe(ready, 0), NAMES) == "You are ready. Others still lay their numbers."
    chosen = play(sabotaging("4 + 13", "2 x 3"), "0 sabotage 2 right")
    said = "You have chosen: Lay a minus card in front of the right number of Ben. Others still choose."
    assert waiting_says(observe(chosen, 0), NAMES) == said
    assert waiting_says(observe(chosen, None), NAMES) == "Everybody may lay a minus card, face down."


def test_whoever_has_three_points_watches_the_others():
    """ "play can resume to determine the place of all other players" """
    table = laying("+: 4 13", "x: 2 3", "x: 4 5", points=(3, 1, 1), play_on=True)
    out = observe(replace(table, active=(1, 2)), 0)
    assert waiting_says(out) == "You have your three points. The others play on for the places."


def test_a_hand_that_was_shown_says_what_it_lacked():
    """A hand with fewer than two numbers is shown and dealt again."""
    assert redealt_says(1, ("3", "-", "-", "-", "-", "-"), NAMES).startswith(
        "Ben had too few numbers, showed this hand"
    )
