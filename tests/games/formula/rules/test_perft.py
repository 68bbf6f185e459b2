"""The lines of play that docs/rules/formula.md publishes (perft): counted again, the first moves also the long way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import JOKER, Rules
from tests.cases import cases
from tests.games.formula.brute_force import every_action

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "formula.md"
HEADING = "## Lines of play, counted"
LONG_WAY = 300
"""So many lines, at most, are counted by trying everything out."""
MOST = cases(10_000, long=200_000)
"""So many are counted at all."""


def option(text: str) -> tuple[str, int | bool]:
    """`hand=3` and `keep_one=True` as they stand in the table."""
    name, value = text.strip().split("=")
    return name, True if value == "True" else int(value)


def rules_of(options: str) -> Rules:
    """The options of a row; a dash stands for none."""
    return Rules() if options == "–" else Rules(**dict(option(text) for text in options.strip("`").split(",")))


def deals() -> list:
    """Each row of the page: players, seed, options, and how many lines there are of one move, two, three, …"""
    section = PAGE.read_text(encoding="utf-8").split(HEADING)[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d) \| `(.+?)` \| (.+?) \| (.+) \|$", section, re.M)
    return [
        pytest.param(int(players), seed, rules_of(options), counts_of(cells), id=f"{players} {seed} {options}")
        for players, seed, options, cells in rows
    ]


def counts_of(cells: str) -> list[int]:
    """The numbers in these cells; the last ones of a row may be empty."""
    return [int(cell.replace(",", "")) for cell in cells.split("|") if cell.strip()]


def lines(state, depth, actions=lambda state: formula.legal_actions(state, state.turn)):
    """How many sequences there are of one move, two, … so many; the last move is counted without being made."""
    states, counts = [state], []
    for left in reversed(range(depth)):
        moves = [(state, actions(state)) for state in states if not state.is_over]
        counts.append(sum(len(found) for _, found in moves))
        if left:
            states = [formula.apply(state, state.turn, action).state for state, found in moves for action in found]
    return counts


@pytest.mark.parametrize(("players", "seed", "rules", "counts"), deals())
def test_the_lines_published_are_the_lines_there_are(players, seed, rules, counts):
    few = [count for count in counts if count <= MOST]
    assert lines(formula.new_game(players, seed, rules), len(few)) == few


@pytest.mark.parametrize(("players", "seed", "rules", "counts"), deals())
def test_the_first_moves_are_counted_the_long_way_too(players, seed, rules, counts):
    """All that is shared with the search is what a move does to the table."""
    few = [count for count in counts if count <= LONG_WAY]
    assert few
    assert lines(formula.new_game(players, seed, rules), len(few), every_action) == few


def test_the_deals_are_of_every_kind():
    """Every number of players, four cards a turn, and Jokers in the hands."""
    published = [deal.values for deal in deals()]
    assert {players for players, _, _, _ in published} == set(formula.PLAYERS)
    assert any(rules.times_and_divide for _, _, rules, _ in published)
    hands = [formula.new_game(players, seed, rules).hands for players, seed, rules, _ in published]
    assert any(JOKER in hand for table in hands for hand in table)
