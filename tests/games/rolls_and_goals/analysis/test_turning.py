"""What a die can come to before the flip, and how it came to its side, against what then happens in the game."""

from __future__ import annotations

import random

import pytest

from mathgames_widgets.games.rolls_and_goals import Pick, Ready, apply, legal_actions, to_act
from mathgames_widgets.games.rolls_and_goals.analysis.chances import acted, foreseen, possible_measures, possible_values
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, FACES, FLIP, ON_THE_DIE, PICK, REROLL, without
from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
from mathgames_widgets.games.rolls_and_goals.rules.scoring import measure
from mathgames_widgets.games.rolls_and_goals.rules.state import Flipped, Picked, Rerolled, RoundScored
from tests.games.rolls_and_goals.tables import ONES, sitting

ACTS = {Rerolled: REROLL, Picked: PICK, Flipped: FLIP}


def random_round(seed):
    """Any cards behind any dice; the table before the flip, and all that happened until the round was scored."""
    chance = random.Random(seed)
    stacks = [" ".join(chance.choices([*FACES, REROLL, PICK, FLIP, FLIP], k=chance.randrange(4))) for _ in range(DICE)]
    sides = new_game(2, f"TURN-{seed}").dice[0]
    state = before = sitting(" | ".join(f"{side} {stack}" for side, stack in zip(sides, stacks, strict=True)), ONES)
    events = []
    while not any(isinstance(event, RoundScored) for event in events):
        seat = to_act(state)[0]
        actions = [one for one in legal_actions(state, seat) if isinstance(one, Ready | Pick)]
        step = apply(state, seat, chance.choice(actions))
        state, events = step.state, [*events, *step.events]
    return before, events


@pytest.mark.parametrize("seed", range(150))
def test_what_was_foreseen_is_what_happens(seed):
    """Rerolls first, picks second, flips third; then the others from top to bottom."""
    before, events = random_round(seed)
    (result,) = [event.result for event in events if isinstance(event, RoundScored)]
    possible = [possible_values(side, stack) for side, stack in zip(before.dice[0], result.stacks[0], strict=False)]
    for place in range(DICE):
        rolled, side, stack = before.dice[0][place], result.dice[0][place], result.stacks[0][place]
        value = result.values[0][place]
        assert value in possible[place]
        assert (foreseen(side, without(stack, *ON_THE_DIE)) or ((None, (side,)),))[-1][1] == (value,)
        happened = [(ACTS[type(one)], one.after) for one in events if type(one) in ACTS and _is_of(one, place)]
        told = acted(rolled, stack, side)
        assert [card for card, _ in told] == [card for card, _ in happened]
        assert all(shown in (None, after) for (_, shown), (_, after) in zip(told, happened, strict=True))
        assert not told or told[-1][1] == side
    measures = possible_measures("highest total", possible)
    assert measures is None or measure("highest total", result.values[0]) in measures


def _is_of(event, place):
    return event.player == 0 and event.die == place
