"""The game of the FORMULA lesson: it comes as the lesson says. What every script has to pass is tested elsewhere."""

from __future__ import annotations

from mathgames_widgets.games.formula import JOKER, Draw
from mathgames_widgets.games.formula.lesson.stops import GAME, REPLIES
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.rules.view import View
from mathgames_widgets.games.formula.table.seats import CLOSER
from mathgames_widgets.questions.stops import LEARNER, GuidedTable
from mathgames_widgets.table.screen import Ask, Press
from tests.questions.scripts import FORMULA, take

PARTS = FORMULA.parts


def view(moves: int) -> View:
    """What the learner sees after so many moves."""
    return GAME.match_at(moves).observe(LEARNER)


def _opened_why(table: GuidedTable) -> str:
    """The page once everything that can be asked about earlier moves was asked, one after the other."""
    pages = []
    take(table, Press("open", "log"))
    for thing in [thing for thing in table.offered if isinstance(thing, Ask) and thing.thing != CLOSER]:
        take(table, thing)
        pages.append(table.html)
    return "".join(pages)


def test_the_other_player_says_why_a_move_was_made():
    table = FORMULA.opened("division")
    assert REPLIES[0].why in _opened_why(table)


def test_the_other_player_never_draws_a_card_without_need():
    for reply, moves in zip(REPLIES, range(1, len(PARTS)), strict=True):
        match = GAME.match_at(moves - 1)
        match.play(LEARNER, GAME.moves[moves - 1].action)
        if isinstance(reply.action, Draw):
            assert len(match.legal_actions(1)) == 1


def test_the_cards_come_as_the_lesson_says():
    """The formulas and hands at every stop are those that the text speaks of."""
    stops = [view(moves) for moves in range(len(PARTS) + 1)]
    assert [str(stop.table.formula) for stop in stops[1:]] == [
        "7 + 2 = 9",
        "8 − 4 = 4",
        "8 × 4 = 32",
        "8 × 0 = 0",
        "8 × 0 = 0",
        "3 + 5 = 8",
    ]
    assert [stop.hand for stop in stops] == [
        ("1", "2", "3", "4", "8", "8", "9"),
        ("1", "2", "3", "4", "8", "8"),
        ("1", "2", "3", "8"),
        ("1", "3", "8"),
        ("3", "8"),
        ("3", "5", "8"),
        (),
    ]
    assert [pile.card for pile in (*stops[1].table.right, *stops[3].table.answer)] == [JOKER, JOKER, "2"]
    assert stops[4].table.answer[0].beneath[-1] == "2"


def test_the_game_shows_what_the_lesson_needs():
    """A product of two cards, one card of a number covered, nothing to lay, everything swept away, and the end."""
    stuck = view(4)
    assert len(plays(stuck.table, stuck.hand, stuck.rules)) == 0
    match = GAME.match_at(len(GAME.moves))
    assert match.outcome() is not None
    assert match.outcome().winners == (LEARNER,)
    assert match.outcome().scores == (0, 2)
