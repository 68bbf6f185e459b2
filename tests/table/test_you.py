"""Whoever sits alone at a screen is told of as “You”, in the log, on every page, and in what is heard."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.messages import You, room
from mathgames_widgets.core.words import people
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from tests.table.sitting import against, hot_seat, is_over, offers, page, take

WRONG = re.compile(
    r"\b[Yy]ou(?:['’]s|,? (?:has|is|was|does|keeps|wins|gets|earns|plays|lays|takes|puts|shows|draws|passes|moves)\b)"
    r"|[.?] you\b|[a-z,] You\b(?!\()"
)
"""What is said of others, said of you; and a small letter at the beginning, a large one within a sentence.

A function may be called after whose it is: You(x)."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_you_are_called_you_from_the_deal_to_the_end(game):
    """No page of a whole game has the name that was typed, and each sentence about you is grammar."""
    table = against(game.BOTS[0].name, game=game, seed="YOU-1")
    told = [page(table).text]
    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            action, _ = bot_move(table.match, table.viewer, game.BOTS[0])
            table._move(action)
            table.redraw()
        told += [page(table).text, table.spoken, *[said for frame in table.frames for said in frame[::2]]]
    told.append(page(take(table, Press("open", "log"))).text)
    assert [text for text in told if "Asha" in f"{text}"] == []
    assert [found.group() for text in told for found in WRONG.finditer(f"{text}")] == []
    assert "You" in told[-1]


def test_at_a_shared_screen_everyone_has_their_name():
    table = hot_seat(2)
    assert not any(isinstance(name, You) for name in table._names)


def test_you_stand_in_a_list_as_within_a_sentence():
    """At its beginning with a large letter; alone, you choose the wording that is yours."""
    say, you = room("mathgames_widgets.core.words"), You.named("Asha")
    assert people((0, 1), [you, "Ben"]) == "You and Ben" and people((1, 0), [you, "Ben"]) == "Ben and you"
    assert say("won-plain", players=people((0, 1), [you, "Ben"]), many=2) == "You and Ben shared the win."
    assert say("whose-turn", turn=you) == "It is your turn." and say("whose-turn", turn="Ben") == "It is Ben's turn."
