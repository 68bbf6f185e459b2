"""What may not be done, and when: each reason, with the rule behind it in the docstring."""

from __future__ import annotations

from mathgames_widgets.core.game import AlreadyReady, NoSuchPlayer, NotInYourHand, NotOfThisGame, Ready, WrongPhase
from mathgames_widgets.games import byorf, rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.rules.reasons import (
    AlreadyDeclared,
    NoSuchPlace,
    NotDeclared,
    NotOnOffer,
    NotYourSpecialGoal,
)
from mathgames_widgets.games.rolls_and_goals.rules.state import Declare, Phase, Put, RoundBegan, TakeBack, Withdraw
from tests.games.rolls_and_goals.tables import (
    all_ready,
    every_modifier,
    play,
    refused,
    said,
    select_anything,
    selecting,
    sitting,
    step,
)


def test_whoever_is_ready_waits():
    """When everyone's ready"""
    state = play(sitting(hands=["+1", ""], specials=[("most odds",), ()]), "0 ready")
    for move in ("put +1 die 1", "ready", "declare most odds"):
        assert refused(state, f"0 {move}") == AlreadyReady()
    assert rolls_and_goals.legal_actions(state, 0) == ()


def test_only_ones_own_special_goals():
    """If you have a special Goal card"""
    state = sitting(specials=[("most odds",), ("most 1s",)], goals=["most 2s"])
    for goal in ("most 1s", "most 2s", "highest total"):
        assert refused(state, f"0 declare {goal}") == NotYourSpecialGoal(goal)
    declared = play(state, "0 declare most odds")
    assert refused(declared, "0 declare most odds") == AlreadyDeclared("most odds")
    assert refused(declared, "0 withdraw most 1s") == NotDeclared("most 1s")
    assert play(declared, "0 withdraw most odds") == state


def test_only_at_its_time():
    """In each part of a round only what belongs to it."""
    placing = sitting(hands=["+1", ""])
    picking = all_ready(sitting("1 pick | 2 | 3 | 4 | 5 | 6")).state
    taking = selecting(tokens=(0, 1), offer="x2 flip [0]")
    for state, moves in [
        (placing, ["pick die 1 1", "take x2 flip"]),
        (picking, ["put +1 die 1", "take back die 1 1", "ready", "take x2 flip"]),
        (taking, ["pick die 1 1", "put +1 die 1", "declare most odds", "withdraw most odds"]),
    ]:
        for move in moves:
            assert refused(state, f"0 {move}") == WrongPhase(state.phase)


def test_no_place_card_or_player_that_is_not_there():
    """Only real moves."""
    state = sitting(hands=["+1", ""])
    assert rolls_and_goals.why_not(state, 0, Put("+1", 8)) == NoSuchPlace(8)
    assert rolls_and_goals.why_not(state, 0, Put("+1", -1)) == NoSuchPlace(-1)
    assert rolls_and_goals.why_not(state, 0, TakeBack(8, 0)) == NoSuchPlace(8)
    assert rolls_and_goals.why_not(state, 0, Put("+2", 0)) == NotInYourHand("+2")
    for player in (-1, 2):
        assert rolls_and_goals.why_not(state, player, Ready()) == NoSuchPlayer(player)
    foreign = byorf.legal_actions(byorf.new_game(2, "FERN-42"), 0)[0]
    assert rolls_and_goals.why_not(state, 0, foreign) == NotOfThisGame()


def test_a_card_can_be_taken_as_often_as_it_lies_there():
    """Reveal 2 Modifier cards per player"""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]")
    assert refused(state, "0 take x2 x2") == NotOnOffer("x2")
    assert refused(selecting(tokens=(0, 1), offer="x2 x2 [0]"), "0 take x2 x2") is None


def test_refusals_are_sentences():
    """refused with the reason"""
    state = play(sitting(hands=["+1", ""], specials=[("most odds",), ()]), "0 declare most odds")
    taking = selecting(tokens=(0, 1), offer="x2 flip [0]")
    for table, move in [
        (state, "0 put +2 die 1"),
        (state, "0 take back die 1 1"),
        (state, "0 declare most odds"),
        (state, "0 declare most 1s"),
        (state, "0 withdraw most 1s"),
        (state, "0 pick die 1 1"),
        (taking, "1 take x2 flip"),
        (taking, "0 take x2 x2"),
        (taking, "0 take x2"),
        (play(taking, "0 take x2 flip"), "1 take [0]"),
    ]:
        assert said(table, move).endswith(".")


def test_no_modifier_is_lost():
    """96 Modifier cards: those in play are the same from the first draw to the end."""
    state = rolls_and_goals.new_game(4, "FERN-42")
    cards = every_modifier(state)
    while state.phase is not Phase.OVER:
        state = all_ready(state).state
        assert every_modifier(state) == cards
        state = select_anything(state)
        assert every_modifier(state) == cards


def test_a_round_begins_with_the_events_of_all():
    """All players simultaneously roll"""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["+1 +1 +1 +1", "-1 -1 -1 -1"])
    over = step(play(state, "0 take x2 flip"), "1 take [0] special")
    (event,) = [event for event in over.events if isinstance(event, RoundBegan)]
    assert (event.round, event.dice, event.hands) == (2, over.state.dice, over.state.hands)
    assert over.state.ready == (False, False)
    assert rolls_and_goals.to_act(over.state) == (0, 1)


def test_declaring_is_free():
    """you may choose to declare special Goal card(s)"""
    state = sitting(specials=[("most odds",), ()])
    assert {Declare("most odds")} <= set(rolls_and_goals.legal_actions(state, 0))
    declared = play(state, "0 declare most odds")
    assert {Withdraw("most odds")} <= set(rolls_and_goals.legal_actions(declared, 0))
    assert all_ready(state).state.specials[0] == ("most odds",)
