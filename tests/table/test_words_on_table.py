"""A table is looked at, not read: at most eighty words stand on it in any phase of any game."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from tests.table.pages import Node
from tests.table.sitting import against, is_over, offers, page, take

MOST = 80
"""Words that are seen at once; what opens over the table, and what is only spoken, does not count."""

WORD = re.compile(r"[^\W\d_]{2,}")
NOT_READ = {"math", "svg", "style", "select", "textarea"}
UNSEEN = {"mg-unseen", "mg-drawer", "mg-card", "mg-live"}


def seen_words(node: Node) -> list[str]:
    """The words that are seen on a page, formulas and the print on cards left out."""
    if node.tag in NOT_READ or node.classes & UNSEEN or (node.tag == "details" and "open" not in node.attributes):
        return []
    words: list[str] = []
    for child in node.children:
        words += WORD.findall(child) if isinstance(child, str) else seen_words(child)
    return words


def phases(game, bots):
    """Every page of a whole game that a seat meets, played by the second best bot."""
    table = against(*[game.BOTS[1].name] * bots, game=game, seed="WORDS-1")
    yield page(table)
    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            action, _ = bot_move(table.match, 0, game.BOTS[1])
            table._move(action)
            table.redraw()
        yield page(table)


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_at_most_eighty_words_stand_on_a_table(game, bots):
    """The last page, with everything that came of it, is for reading; all others are for playing."""
    longest = max(list(phases(game, bots))[:-1], key=lambda shown: len(seen_words(shown)))
    words = seen_words(longest)
    assert len(words) <= MOST, " ".join(words)
