"""A game that a roll has decided says so."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.window import Window
from tests.table.sitting import laid_by_hand, page

say_game = room("mathgames_widgets.games.rolls_and_goals.words")
say_table = room("mathgames_widgets.table")


def ended(tokens, rolls=()):
    """The result as Player 1 sees it, who wins."""
    match = bot_game(rolls_and_goals, ["random", "random"], "FERN-42")
    seats = (Seat("Player 1", "person"), Seat("Sigma", "greedy"))
    window = Window(rolls_and_goals, seats, "FERN-42", rolls_and_goals.Rules(), room=Room(match, seats))
    return page(laid_by_hand(window, replace(match.state, tokens=tokens, winner=0, tie_rolls=rolls)))


def test_who_wins_by_a_roll_reads_that_a_roll_decided():
    """ "If players are tied, they each roll a die. The player with the greatest roll wins." """
    shown = ended((45, 45), ((0, 6), (1, 3)))
    assert shown.one(data_key="won").text == say_table("you-win-tie")
    assert shown.one(data_key="broke-the-tie").text == say_game("fact-most-tokens", off="yes")


def test_who_wins_by_tokens_reads_nothing_of_a_tie():
    shown = ended((46, 45))
    assert shown.one(data_key="won").text == say_table("you-win")
    assert not shown.find(data_key="broke-the-tie")
