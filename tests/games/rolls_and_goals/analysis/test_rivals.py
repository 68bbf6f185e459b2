"""What the others are imagined to come to: from what everybody sees, and as well as they really play."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.analysis.chances import ImaginedRival, imagined_tables
from mathgames_widgets.games.rolls_and_goals.analysis.plans import achieving, best_placement, surely
from mathgames_widgets.games.rolls_and_goals.bots.bots import BOTS
from mathgames_widgets.games.rolls_and_goals.rules.cards import GOALS, SHARED_DECK, STARTING_DECK
from mathgames_widgets.games.rolls_and_goals.rules.rules import apply, new_game
from mathgames_widgets.games.rolls_and_goals.rules.state import Put, Rules
from mathgames_widgets.games.rolls_and_goals.rules.view import from_outside, imagine, observe
from tests.games.bot_games import played
from tests.games.rolls_and_goals.tables import ONES, every_goal, play, sitting

GOALS_HERE = ("most 6s", "highest total", "2nd lowest total")


@pytest.fixture(scope="module")
def later():
    """The third round of a game of four, with a special goal here and there: as it begins."""
    _, seen = played(rolls_and_goals, *BOTS, BOTS[1], seed="LATER", rules=Rules(rounds=3))
    return next(view for _, view, _ in seen if view.round == 3)


def test_what_everybody_sees_is_what_a_watcher_sees():
    """A player, a bot and a browser only ever hold what that seat may know: opponents are thought to hold no more."""
    state = replace(new_game(3, "FERN-42"), specials=(("most 6s",), (), ("most 5s",)))
    watched = observe(state, None)
    moved = apply(apply(state, 1, Put(state.hands[1][0], 4)).state, 1, Ready()).state
    assert all(from_outside(observe(moved, seat)) == watched for seat in (0, 1, 2))


def test_everybody_imagines_the_same_of_a_seat(later):
    """Nobody's own cards, special goals or placement tell anything of the others."""
    watching = from_outside(later)
    every = imagined_tables(watching, 6)
    mine = imagined_tables(later, 6)
    assert mine == tuple(tuple(one for seat, one in enumerate(row) if seat != later.player) for row in every)


def hands(number):
    """Rolls, and hands of decks that have grown a little."""
    chance = random.Random(7)
    for _ in range(number):
        cards = tuple(chance.sample([*STARTING_DECK, *chance.sample(SHARED_DECK, 6)], 6))
        yield tuple(chance.choices(range(1, 7), k=6)), cards


def tables_of(number):
    """What two others may have."""
    chance = random.Random(8)
    return [tuple(tuple(chance.choices(range(-1, 9), k=6)) for _ in range(2)) for _ in range(number)]


@pytest.mark.parametrize("goals", [GOALS_HERE, ("most pairs", "longest run", "smallest range")])
def test_others_place_nearly_for_the_most_tokens(goals):
    """on every other table for the most tokens: together at least nine tenths of what the best placements bring"""
    tables = tables_of(10)
    reached = most = 0
    for dice, cards in hands(20):
        aims = surely(goals, tables)
        values = ImaginedRival(dice, goals, tables).for_all(cards)
        best = best_placement(dice, tuple(card for card in cards if card != "reroll"), aims)
        reached += sum(aim.of(values) for aim in aims)
        most += best.worth
        assert sum(aim.of(values) for aim in aims) <= best.worth
    assert reached >= 0.9 * most


def test_others_go_for_the_goal_that_is_likeliest():
    """on the rest for the one goal that is likeliest: the one that a card makes sure, and no other"""
    tables = [((6, 6, 6, 6, 1, 1), (5, 5, 5, 5, 5, 1))]
    rival = ImaginedRival((1, 2, 3, 4, 5, 6), ("most 6s", "most 5s", "most zeroes"), tables)
    assert rival.for_one(("[0]", "+1", "blank")) == (0, 2, 3, 4, 5, 6)


def test_one_goal_is_not_worth_all_others():
    """Who goes for one goal alone may lay cards that harm the others; who weighs tokens does not."""
    tables = [((6, 6, 1, 1, 1, 1),)] * 2 + [((6, 6, 6, 6, 6, 1),)]
    goals = ("most 6s", "most 5s", "most 4s")
    for dice, cards in hands(10):
        rival = ImaginedRival(dice, goals, tables)
        one, every = rival.for_one(cards), rival.for_all(cards)
        likely = [max(achieving(goal, tables).of(values) for goal in goals) for values in (one, every)]
        tokens = [sum(aim.of(values) for aim in surely(goals, tables)) for values in (one, every)]
        assert likely[0] >= likely[1] and tokens[0] <= tokens[1]


def test_a_special_goal_is_imagined_once():
    """Shuffle the Goal cards to create a Goal deck: nobody is thought to have what another has, or what lies open."""
    state = sitting(*[ONES] * 3, goals=GOALS_HERE, specials=[("most 1s",), ("most 2s",), ("most 3s",)])
    view = observe(play(state, "0 declare most 1s"), 0)
    assert not {"most 1s", *GOALS_HERE} & set(view.unseen_goals)
    for seed in range(5):
        dealt = list(every_goal(imagine(view, seed)))
        assert sorted(dealt) == sorted(GOALS)
