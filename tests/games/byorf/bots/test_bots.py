"""The three opponents: how well they play, how fast, and whether their reasons are true."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core import Match, Rng, bot_move
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import BOTS, Keep, Phase, Ready, best_build, outcome
from mathgames_widgets.games.byorf.words.sentences import function_text
from tests.games.bot_games import both_seats, played
from tests.games.byorf.tables import draft

say_game = room("mathgames_widgets.games.byorf.words")

RANDOM, GREEDY, THINKER = BOTS


def points(bot, rival, deals):
    """All points of a bot, and of a rival; each deal is played twice, from both seats."""
    won = [0, 0]
    for seed, seat, bots in both_seats(bot, rival, deals):
        scores = outcome(played(byorf, *bots, seed=seed)[0]).scores
        won = [won[0] + scores[seat], won[1] + scores[1 - seat]]
    return won


def test_weakest_first():
    """one that plays at random, one that greedily serves the goals on the table, one that looks ahead"""
    assert [bot.name for bot in BOTS] == ["random", "greedy", "thinker"]


def test_greedy_beats_random():
    """Over six games, each seat in turn."""
    greedy, random = points(GREEDY, RANDOM, 3)
    assert greedy > 1.5 * random


def test_the_thinker_beats_greedy():
    """Over eight games, each seat in turn."""
    thinker, greedy = points(THINKER, GREEDY, 4)
    assert thinker > 1.1 * greedy


@pytest.mark.parametrize("bot", [GREEDY, THINKER], ids=lambda bot: bot.name)
def test_builds_come_to_an_end(bot):
    """Each move brings the rows nearer to the function in mind; then Ready."""
    match = Match(byorf, 3, "FERN-42")
    draft(match)
    for player in range(3):
        moves = []
        while match.state.phase is Phase.BUILD and player in match.to_act():
            action, why = bot_move(match, player, bot)
            match.play(player, action)
            moves.append(action)
            assert "points" in why or "nothing" in why
        assert moves[-1] == Ready()
        assert len(moves) <= 7


def test_greedy_builds_the_best_as_if_alone():
    """Its function earns what best_build promises."""
    match = Match(byorf, 2, "MOSS-17")
    draft(match)
    best = best_build(match.state.kept[0], match.state.goals)
    while 0 in match.to_act():
        match.play(0, bot_move(match, 0, GREEDY)[0])
    view = match.observe(0)
    assert sorted(view.built.top) == sorted(best.top)
    assert sorted(view.built.bottom) == sorted(best.bottom)


def test_greedy_tells_the_truth():
    """The function it names can be built from its cards and earns the points it names."""
    match = Match(byorf, 3, "FERN-42")
    while match.state.phase is Phase.DRAFT:
        player = match.to_act()[0]
        action, why = bot_move(match, player, GREEDY)
        best = best_build((*match.state.kept[player], action.card), match.state.goals)
        if best.points:
            assert ("already" in why) == (action.card not in (*best.top, *best.bottom))
            assert function_text(best.top, best.bottom) in why
            assert int(re.search(r"worth (\d+)", why)[1]) == best.points
            assert all(f"“{goal.text}”" in why for goal in best.achieved)
        else:
            assert say_game("bot-no-aim") in why
        match.play(player, action)


def test_reasons_name_no_other_card_of_the_hand():
    """because() is without hidden information: the cards it names are kept, or the one just chosen."""
    for bot in (GREEDY, THINKER):
        match = Match(byorf, 4, "FERN-42")
        while match.state.phase is Phase.DRAFT:
            player = match.to_act()[0]
            view = match.observe(player)
            action, why = bot_move(match, player, bot)
            may_name = {card.face for card in (*view.kept[player], action.card)}
            named = {face for face in faces_in(without_goals(why, view)) if face not in may_name}
            assert not named
            match.play(player, action)


def without_goals(text, view):
    """The text without the goals it quotes, which have a letter x of their own."""
    for goal in view.goals:
        text = text.replace(goal.text, "")
    return text


def faces_in(text):
    """The factors in brackets, and the one after "with"."""
    return set(re.findall(r"\(([^()]*x[^()]*)\)", text)) | set(re.findall(r"[Ww]ith (\S*x(?: [−+] \d)?)", text))


def test_the_thinker_needs_no_chance():
    """The same view is always thought through in the same way, so that its reason speaks of the same numbers."""
    match = Match(byorf, 3, "FERN-42")
    view, actions = match.observe(0), match.legal_actions(0)
    first = THINKER.choose(view, actions, Rng("A"))
    assert THINKER.choose(view, actions, Rng("B")) == first
    assert isinstance(first, Keep)
    assert "tables" in THINKER.because(view, first)
