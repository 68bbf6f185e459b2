"""What a seat reads off its view."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals import GOALS, SHARED_DECK
from mathgames_widgets.games.rolls_and_goals.rules.state import NOTHING_PLACED
from tests.games.rolls_and_goals.tables import all_ready, play, select_anything, selecting, sitting


def test_whose_turn_it_is():
    """is_my_turn: all who are not ready, then whoever selects."""
    state = play(rolls_and_goals.new_game(3, "FERN-42"), "1 ready")
    turns = [rolls_and_goals.observe(state, seat).is_my_turn for seat in (None, 0, 1, 2)]
    assert turns == [False, True, False, True]
    taking = selecting(3, tokens=(5, 0, 9))
    turns = [rolls_and_goals.observe(taking, seat).is_my_turn for seat in (None, 0, 1, 2)]
    assert turns == [False, False, True, False]


def test_ones_own_places():
    """mine: one's own cards at the eight places; a watcher has none."""
    state = play(sitting("1 x2 | 2 | 3 | 4 | 5 | 6", hands=["+1 -2", ""]), "0 put +1 die 1", "0 put -2 deck")
    mine = rolls_and_goals.observe(state, 0).mine
    assert (mine[0], mine[6], mine[7]) == (("x2", "+1"), ("-2",), ())
    assert rolls_and_goals.observe(state, None).mine == NOTHING_PLACED


@pytest.mark.parametrize("players", [2, 4, 6])
def test_decks_can_be_counted(players):
    """hidden: the cards of a seat that lie face down, sorted; with all that lies open they are its whole deck."""
    state = rolls_and_goals.new_game(players, "FERN-42")
    for _ in range(3):
        state = select_anything(all_ready(state).state)
        view = rolls_and_goals.observe(state, 0)
        for seat in range(1, players):
            assert Counter(view.hidden[seat]) == Counter([*state.decks[seat], *state.hands[seat]])
        assert Counter(view.hidden[0]) == Counter(state.decks[0])
        assert Counter(view.modifiers) == Counter(state.modifiers)
        taken = sum([Counter(state.fresh[seat]) for seat in range(players)], Counter())
        assert not taken - Counter(SHARED_DECK)


def test_goals_that_nobody_has_seen():
    """unseen_goals: all but those that lie open, lay open or are one's own."""
    state = sitting(goals=["most 1s", "most 2s", "most 3s"], specials=[("most odds",), ("most evens",)])
    assert set(GOALS) - set(rolls_and_goals.observe(state, 0).unseen_goals) == {*state.goals, "most odds"}
    assert set(GOALS) - set(rolls_and_goals.observe(state, None).unseen_goals) == set(state.goals)
    declared = play(state, "1 declare most evens")
    assert rolls_and_goals.observe(declared, 0) == rolls_and_goals.observe(state, 0)
    after = all_ready(declared).state
    seen = set(GOALS) - set(rolls_and_goals.observe(after, 0).unseen_goals)
    assert seen == {"most 1s", "most 2s", "most 3s", "most odds", "most evens", *after.goals}


def test_what_the_goals_brought():
    """results: each past round, for everybody to see."""
    over = all_ready(sitting("6 +2 | 1 | 1 | 1 | 1 | 1", goals=["biggest number"])).state
    (past,) = rolls_and_goals.observe(over, None).results
    assert (past.rolled[0], past.dice[0], past.values[0]) == (
        (6, 1, 1, 1, 1, 1),
        (6, 1, 1, 1, 1, 1),
        (8, 1, 1, 1, 1, 1),
    )
    assert past.stacks[0] == (("+2",), (), (), (), (), ())
    assert [past.gained(seat) for seat in (0, 1)] == [6, 0]
    (award,) = past.awards
    assert (award.measures, award.dice[0], award.share) == ((8, 1), (0,), 6)


def test_everybody_sees_the_dice_that_decided_between_equal_tokens():
    """If players are tied, they each roll a Die."""
    state = all_ready(replace(rolls_and_goals.new_game(3, "FERN-42"), goals=(), tokens=(5, 0, 5))).state
    rolls = rolls_and_goals.observe(state, None).tie_rolls
    assert {seat for seat, _ in rolls} == {0, 2}
    assert rolls == rolls_and_goals.observe(state, 1).tie_rolls
    assert rolls_and_goals.observe(select_anything(state), 1).tie_rolls == ()
    last = all_ready(replace(rolls_and_goals.new_game(3, "FERN-42"), goals=(), round=6, tokens=(8, 8, 0))).state
    assert {seat for seat, _ in rolls_and_goals.observe(last, 2).tie_rolls} == {0, 1}
