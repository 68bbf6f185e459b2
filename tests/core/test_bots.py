"""How bots are asked."""

from __future__ import annotations

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.core.bots import bot_rng
from mathgames_widgets.games import byorf


def test_the_match_is_not_changed():
    """bot_move tells what the bot would do."""
    match = Match(byorf, 2, "FERN-42")
    before = match.state
    bot_move(match, 0, byorf.BOTS[0])
    assert match.state is before
    assert match.turns == ()


def test_chance_differs_by_seed_seat_and_moment():
    """Replayable, but no two moments share it."""
    fern, moss = Match(byorf, 2, "FERN-42"), Match(byorf, 2, "MOSS-17")
    rngs = {bot_rng(fern, 0), bot_rng(fern, 1), bot_rng(moss, 0)}
    fern.play(0, fern.legal_actions(0)[0])
    rngs |= {bot_rng(fern, 0)}
    assert len(rngs) == 4
    assert bot_rng(moss, 0) == bot_rng(Match(byorf, 2, "moss-17"), 0)


def test_no_way_back_to_the_cards():
    """A bot's chance does not show the seed."""
    match = Match(byorf, 2, "FERN-42")
    assert "FERN" not in repr(bot_rng(match, 0))
