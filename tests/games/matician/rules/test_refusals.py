"""What is refused, and with which reason; each rule is quoted in the docstring."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.game import AlreadyReady, GameIsOver, NoSuchPlayer, NotInYourHand, WrongPhase
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import Phase
from mathgames_widgets.games.matician.rules.reasons import (
    AlreadyChosen,
    HasFinished,
    NobodyThere,
    NoMinus,
    NoSuchSide,
    NothingThere,
    SideTaken,
    YourOwnEquation,
)
from mathgames_widgets.games.matician.rules.state import Pass, Put, Sabotage, TakeBack
from tests.games.matician.tables import laying, play, refused, sabotaging, said, won


def test_whoever_is_ready_waits():
    """After each player places their cards: whoever is ready waits for the others."""
    state = play(laying("+: 4 13 7", "x: 2 3 9"), "0 put 4 left", "0 put 13 right", "0 ready")
    assert refused(state, "0 take back left") == AlreadyReady()
    assert refused(state, "0 ready") == AlreadyReady()


def test_only_cards_of_the_own_hand():
    """Create the equation … with your given “Numbers and Symbols” cards"""
    state = laying("+: 4 13", "x: 2 3 9")
    assert refused(state, "0 put 9 left") == NotInYourHand("9")
    assert refused(play(state, "0 put 4 left"), "0 put 4 right") == NotInYourHand("4")


def test_one_card_on_a_side():
    """One card will go on one side of the symbol"""
    state = play(laying("+: 4 13 7", "x: 2 3 9"), "0 put 4 left")
    assert refused(state, "0 put 13 left") == SideTaken(0)
    assert refused(state, "0 take back right") == NothingThere(1)


def test_only_at_its_time():
    """In each part of a round only what belongs to it."""
    state = sabotaging("4 + 13", "2 x 3")
    assert refused(state, "0 put 1 left") == WrongPhase(Phase.SABOTAGE)
    assert refused(state, "0 take +") == WrongPhase(Phase.SABOTAGE)


def test_one_minus_a_round():
    """each player may lay one "-": one choice a round."""
    state = play(sabotaging("4 + 13", "2 x 3", "1 + 1"), "0 sabotage 2 left")
    assert refused(state, "0 sabotage 3 left") == AlreadyChosen()
    assert refused(state, "0 pass") == AlreadyChosen()


def test_a_minus_is_needed():
    """if they have any in their hand"""
    state = sabotaging("4 + 13", "2 x 3", hands=["1 2 3 5", "1 2 3 -"])
    assert refused(state, "0 sabotage 2 left") == NoMinus()


def test_sabotage_is_for_others():
    """sabotage another player"""
    assert refused(sabotaging("4 + 13", "2 x 3"), "0 sabotage 1 left") == YourOwnEquation()


def test_only_players_who_are_there():
    """Only real sides, players and moves."""
    state = sabotaging("4 + 13", "2 x 3")
    assert refused(state, "0 sabotage 5 left") == NobodyThere(4)
    assert matician.why_not(state, 0, Sabotage(1, 2)) == NoSuchSide(2)
    assert matician.why_not(state, 9, Pass()) == NoSuchPlayer(9)
    numbers = laying("+: 4 13", "x: 2 3 9")
    assert matician.why_not(numbers, 0, Put("4", -1)) == NoSuchSide(-1)
    assert matician.why_not(numbers, 0, TakeBack(2)) == NoSuchSide(2)


def test_who_has_three_points_is_left_alone():
    """play can resume to determine the place of all other players: the winner neither acts nor is sabotaged."""
    state = won(sabotaging("4 + 13", "2 x 3", "1 + 1", points=(2, 0, 0), play_on=True))
    assert refused(state, "0 put 4 left") == HasFinished(0)
    state = play(state, *[move for seat in (1, 2) for move in _lays(state, seat)])
    assert state.phase is Phase.SABOTAGE
    assert Sabotage(0, 0) not in matician.legal_actions(state, 1)


def _lays(state, seat):
    """The moves that lay the first two numbers of a hand."""
    left, right = [card for card in state.hands[seat] if card != "-"][:2]
    return f"{seat} put {left} left", f"{seat} put {right} right", f"{seat} ready"


def test_nothing_is_played_after_the_end():
    """The player who first reaches 3 points wins the game."""
    over = won(sabotaging("4 + 13", "2 x 3", points=(2, 0)))
    assert refused(over, "1 pass") == GameIsOver()


@pytest.mark.parametrize(
    "move", ["0 put 9 left", "0 put - left", "0 ready", "0 take back left", "0 pass", "0 take x", "0 sabotage 2 left"]
)
def test_refusals_are_sentences(move):
    """one clear sentence that says what is wrong and what would be right"""
    heard = said(laying("+: 4 13 -", "x: 2 3 9"), move)
    assert heard.endswith(".")
    assert heard[0].isupper()
