"""The game of the FORMULA lesson: the script can be played on the real table, and only the script."""

from __future__ import annotations

import pytest

from mathgames_widgets.games.formula import JOKER, Draw
from mathgames_widgets.games.formula.plays import plays
from mathgames_widgets.games.formula.state import View
from mathgames_widgets.games.formula.trying import trial_of
from mathgames_widgets.lesson.formula_game import GAME, REPLIES
from mathgames_widgets.lesson.guided import DONE, LEARNER, GuidedTable
from mathgames_widgets.widgets.sight import Ask, Do, Press, Select
from tests.games.formula.tries import steps_to

PARTS = [part.key for part in GAME.parts]


def take(table: GuidedTable, thing: object) -> None:
    """Press what the page offers."""
    table.press(list(table.offered).index(thing))


def opened(key: str) -> GuidedTable:
    table = GuidedTable(GAME, key)
    take(table, Press("deal"))
    return table


def view(moves: int) -> View:
    """What the learner sees after so many moves."""
    return GAME.match_at(moves).observe(LEARNER)


def play(table: GuidedTable) -> None:
    """Make the moves of the script card by card, as one does on the page."""
    while (wanted := table.wanted) is not None:
        if not isinstance(wanted.action, Draw):
            for step in steps_to(trial_of(table.match.observe(LEARNER)), wanted.action):
                take(table, Select(step))
        take(table, Do(wanted.action))


@pytest.mark.parametrize("key", PARTS)
def test_every_part_can_be_played_to_its_end_card_by_card(key):
    table = opened(key)
    play(table)
    assert table.wanted is None
    part = GAME.part(key)
    assert table.match is not None
    assert table.match.turns == GAME.match_at(GAME.before(part) + len(part.moves)).turns


@pytest.mark.parametrize("key", PARTS)
def test_nothing_is_shown_before_the_part_is_opened(key):
    table = GuidedTable(GAME, key)
    assert table.match is None
    assert "mg-card" not in table.html


def test_another_move_gets_a_kind_sentence_and_changes_nothing():
    table = opened("opening")
    take(table, Do(Draw()))
    assert "In this lesson we go another way. Choose + and lay 9 as the answer." in table.spoken
    assert "you can play as you like" in table.spoken
    assert table.match is not None and table.match.turns == ()


def test_a_part_that_is_played_stops():
    table = opened("division")
    play(table)
    before = table.match.turns
    take(table, Do(Draw()))
    assert table.spoken == DONE
    assert table.match.turns == before


def test_a_part_can_be_begun_again():
    table = opened("covering")
    play(table)
    take(table, Press("new"))
    assert table.match is None
    take(table, Press("deal"))
    assert table.wanted == GAME.part("covering").moves[0]


def test_the_hint_gives_the_reason_for_the_move():
    table = opened("drawing")
    take(table, Press("hint"))
    assert "That takes three cards, and you hold two." in table.html


def _opened_why(table: GuidedTable) -> str:
    """The page once everything that can be asked about earlier moves was asked, one after the other."""
    pages = []
    for thing in [thing for thing in table.offered if isinstance(thing, Ask)]:
        take(table, thing)
        pages.append(table.html)
    return "".join(pages)


def test_the_other_player_says_why_a_move_was_made():
    table = opened("division")
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
        "8 x 4 = 32",
        "8 x 0 = 0",
        "8 x 0 = 0",
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


def test_an_unknown_part_names_the_others():
    with pytest.raises(ValueError, match="There is no part 'end'; the parts are opening, division"):
        GuidedTable(GAME, "end")
