"""Seeing it happen: what others do is shown step by step, each step once, and nothing that is hidden."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.table.screen import Do, Press
from mathgames_widgets.table.window import LONGEST_CAPTION
from tests.guide import COUNTERS, EVERY
from tests.table.pages import read
from tests.table.sitting import against, hot_seat, is_over, numbers, offers, take, watched


def answers(table, most=80):
    """What each press of a game brought: the steps, and what is spoken in the end. A bot chooses the moves."""
    for _ in range(most):
        if is_over(table):
            return
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            action, _ = bot_move(table.match, table.viewer, table.room.game.BOTS[1])
            found = numbers(table, lambda offer, action=action: isinstance(offer, Do) and offer.action == action)
            if found:
                table.press(found[0])
            else:
                with_steps(table, action)
        yield table.frames, table.spoken


def with_steps(table, action):
    """A move that the page makes in several presses, made in one."""
    table.frames = ()
    table.redraw(table._move(action))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.NAME)
def test_what_others_do_is_shown_step_by_step(game):
    """Every game has steps; a caption is short; no step is told again in the words that are spoken at the end."""
    captions = []
    for frames, spoken in answers(against(*[game.BOTS[1].name] * 2, game=game)):
        told = [read(html).one(data_key="status-said").text for _, html, _ in frames]
        captions += told
        assert len({number for number, _, _ in frames}) == len(frames)
        assert all(len(caption.split()) <= LONGEST_CAPTION for caption in told), told
        assert all(heard and heard not in spoken for _, _, heard in frames)
    assert captions


def test_a_step_is_drawn_before_the_next_one():
    """Two bots take counters one after the other: the heap shrinks from step to step."""
    table = against("random", "random", game=COUNTERS, seed="HEAP-1")
    take(table, numbers_of_first_move(table))
    heaps = [html.count("mg-counter") for _, html, _ in table.frames]
    assert len(heaps) == 3
    assert heaps == sorted(heaps, reverse=True)
    assert heaps[-1] == table.html.count("mg-counter")
    assert [heard.split()[0] for _, _, heard in table.frames] == ["You", "Sigma", "Delta"]


def numbers_of_first_move(table):
    return next(offer for offer in table.offered if isinstance(offer, Do))


def test_nothing_is_shown_between_two_people_at_one_screen():
    """The next person is covered from the first step on."""
    table = hot_seat(2, game=COUNTERS)
    if offers(table, Press("show")):
        take(table, Press("show"))
    take(table, numbers_of_first_move(table))
    assert all("mg-cover" not in html for _, html, _ in table.frames)
    assert "mg-cover" in table.html


def test_a_watched_game_goes_step_by_step_already():
    """One press is one move: it is told, and the page that stays is the one behind it."""
    table = watched("random", "random", game=COUNTERS)
    for mover in table.match.names:
        take(table, Press("step"))
        ((_, shown, heard),) = table.frames
        assert heard.startswith(mover)
        assert shown.count("mg-counter") == table.html.count("mg-counter")
