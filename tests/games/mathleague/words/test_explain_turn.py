"""What stands beside the cards: the numbers in it are those of the rules."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.games.mathleague.rules.rules import new_game
from mathgames_widgets.games.mathleague.rules.state import Choosing, Phase
from mathgames_widgets.games.mathleague.rules.view import View, observe
from mathgames_widgets.games.mathleague.table.confirming import sure_to_end
from mathgames_widgets.games.mathleague.words import why as told
from mathgames_widgets.games.mathleague.words.rules import help

TURN = observe(new_game(2, "FERN-42"), 0)


def notes(**changed: object) -> list[str]:
    view: View = replace(TURN, turn=replace(TURN.turn, **changed))
    return [sentence for *_, sentence in told.turn_marks(view)]


def test_a_player_alone_is_asked_what_the_rulebook_asks():
    """Can you score over 400? Can you score over 300 with either pile?"""
    asked = f"{told.over_with_both()} {told.over_with_either()}"
    assert asked == "Can you score over 400? Can you score over 300 with either pile?"


def test_what_is_to_be_paid_is_what_the_rules_ask():
    """The Treasurer asks for 10 points."""
    assert "at least 10 points" in help(replace(TURN, phase=Phase.CHOOSE, choosing=Choosing(0, "treasurer", 0, 0)))[0]


def test_what_action_cards_changed_is_said_and_nothing_else():
    """One sentence for each."""
    assert notes() == []
    assert notes(discount=15, acted=True) == ["The next STUDENT card costs 15 points less."]
    assert notes(no_payments=True, free_school=True, bonus=5, hand=5) == [
        "You cannot pay with TOOL cards this turn.",
        "The next SCHOOL card is free.",
        "Every TOOL card you pay with counts 5 points more.",
        "This turn ends with 5 cards in hand.",
    ]


def test_what_would_be_wasted_is_asked_about():
    """Nothing is said where nothing is lost."""
    assert sure_to_end(TURN.turn) == ""
    assert sure_to_end(replace(TURN.turn, discount=15)).startswith("You would waste your 15 points off a STUDENT card.")
    assert sure_to_end(replace(TURN.turn, bonus=5)).startswith("You would waste your bonus for payments.")
