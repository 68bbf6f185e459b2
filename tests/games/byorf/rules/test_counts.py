"""Perft-like counts: how many different lines of play there are to a fixed depth, exact."""

from __future__ import annotations

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import byorf
from tests.games.byorf.tables import draft


def lines(state, depth):
    """Sequences of so many moves, whoever may move next."""
    if depth == 0:
        return 1
    return sum(
        lines(byorf.apply(state, player, action).state, depth - 1)
        for player in byorf.to_act(state)
        for action in byorf.legal_actions(state, player)
    )


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (12, 72, 720, 3600)), (3, (18, 216, 1296)), (4, (24, 432, 5184)), (8, (48, 2016))],
)
def test_lines_of_the_draft(players, counts):
    """Everyone may choose first: with two players 2 · 6, then 6, then 2 · 5, then 5."""
    state = byorf.new_game(players, "FERN-42")
    assert tuple(lines(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(("players", "counts"), [(2, (26, 650)), (3, (39, 1482))])
def test_lines_of_the_building(players, counts):
    """Six cards for two rows and Ready: 13 moves each at first. With two players 2 · (12 · 26 + 1 · 13) = 650."""
    match = Match(byorf, players, "FERN-42")
    draft(match)
    assert tuple(lines(match.state, depth) for depth in (1, 2)) == counts


def test_positions_of_the_building():
    """Every function of six cards can be reached: as many sets of rows as there are ways to build."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    reached, frontier = set(), [match.state]
    while frontier:
        state = frontier.pop()
        rows = (frozenset(state.built[0].top), frozenset(state.built[0].bottom))
        if rows in reached:
            continue
        reached.add(rows)
        moves = [action for action in byorf.legal_actions(state, 0) if action != byorf.Ready()]
        frontier += [byorf.apply(state, 0, action).state for action in moves]
    assert len(reached) == 729
