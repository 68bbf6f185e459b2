"""What the browser keeps of a lesson's table, and how a reload goes on with it."""

from __future__ import annotations

import json

import pytest

from mathgames_widgets.questions.kept import KeptDecision, KeptPart
from mathgames_widgets.questions.stops import LEARNER, GuidedTable
from mathgames_widgets.table.screen import Do, Press
from tests.questions.scripts import MATICIAN, ROLLS, Played, take
from tests.questions.test_every_game import every_lesson, every_part


def reloaded(table: GuidedTable, lesson: Played, key: str) -> GuidedTable:
    """The table of a page that was reloaded: the browser hands back what it kept, and the table is taken up.

    The others may have moved on: they had waited until what was scored was read.
    """
    again = GuidedTable(lesson.game, key)
    again.hear({"restored": table.kept})
    assert again.decision == table.decision and again.is_done == table.is_done
    assert again.match is None, "it waits to be taken up, as every table does"
    take(again, Press("deal"))
    assert table.match is not None and again.match is not None
    assert again.match.turns[: len(table.match.turns)] == table.match.turns
    moved = again.match.turns[len(table.match.turns) :]
    assert all(turn.player != LEARNER for turn in moved)
    return again


@every_part
def test_a_part_that_was_played_stands_there_after_a_reload_until_it_is_forgotten(lesson: Played, key: str) -> None:
    """What is kept is sealed as a saved game is, until the game is over: its seed deals every hand again. Whoever
    forgets the answers of a lesson forgets the moves with them.
    """
    table = lesson.opened(key)
    assert table.kept == "", "nothing was done yet"
    lesson.play(table)
    assert table.match is not None
    assert (lesson.game.seed in table.kept) is (not table.match.to_act())
    again = reloaded(table, lesson, key)
    assert again.is_done and again.wanted is None
    again.forget()
    assert again.kept == "" and not again.is_done and not again.decision
    assert again.wanted == lesson.game.part(key).moves[0]


@every_part
def test_another_move_stands_there_after_a_reload_and_can_be_put_back(lesson: Played, key: str) -> None:
    table = lesson.opened(key)
    wanted = table.wanted
    assert wanted is not None
    moves = [thing for thing in table.offered if isinstance(thing, Do) and thing.action != wanted.action]
    if not moves:
        return
    take(table, moves[0])
    again = reloaded(table, lesson, key)
    assert again.first_decision == table.first_decision
    if again.can_put_back:
        was_done = again.is_done
        take(again, Press("put-back"))
        assert again.wanted == wanted
        assert bool(again.kept) is was_done, "a move that was put back does not come again"


@every_lesson
def test_a_part_that_was_no_decision_can_be_played_again(lesson: Played) -> None:
    """It stays done, and its first move is asked for; where a move can be put back, that stands there."""
    for key in lesson.parts:
        table = lesson.opened(key)
        lesson.play(table)
        assert (Press("play-part-again") in table.offered) is not table.can_put_back
        if table.can_put_back:
            continue
        again = reloaded(table, lesson, key)
        take(again, Press("play-part-again"))
        assert again.wanted == lesson.game.part(key).moves[0] and again.is_done
        assert Press("play-part-again") not in again.offered and again.wanted.task in again.spoken
        lesson.play(again)
        assert again.wanted is None


def test_what_was_decided_first_is_known_after_a_reload() -> None:
    table = MATICIAN.opened("attack")
    others = [thing for thing in table.offered if isinstance(thing, Do)]
    take(table, others[-1])
    take(table, Press("put-back"))
    MATICIAN.play(table)
    assert table.first_decision
    again = reloaded(table, MATICIAN, "attack")
    assert (again.first_decision, again.decision) == (table.first_decision, table.decision)


@every_lesson
def test_the_game_of_another_part_does_not_go_on_here(lesson: Played) -> None:
    first, last = lesson.parts[0], lesson.parts[-1]
    table = lesson.opened(first)
    lesson.play(table)
    other = GuidedTable(lesson.game, last)
    other.hear({"restored": table.kept})
    if last != first:
        begun = lesson.game.before(lesson.game.part(last))
        take(other, Press("deal"))
        assert other.match is not None
        assert other.match.turns == lesson.game.match_at(begun).turns


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"version":1}',
        '{"version":1,"game":7}',
        '{"version":1,"game":"{}"}',
        '{"version":2,"game":"{}"}',
        "[" * 100_000,
        "x" * 300_000,
        '{"version":1,"game":"\\ud800"}',
    ],
)
def test_a_text_that_nobody_kept_is_forgotten(kept: str) -> None:
    table = GuidedTable(ROLLS.game, ROLLS.parts[0])
    table.restore(kept)
    assert table.kept == "" and not table.is_done
    take(table, Press("deal"))
    assert table.match is not None


def test_counts_that_are_none_are_left_out() -> None:
    odd = {"version": 1, "game": "{}", "put_back": True, "decided_at": -1, "decided": {"game": "{}"}, "first": 3}
    assert KeptPart.from_text(json.dumps(odd)) == KeptPart("{}")
    part = KeptPart("{}", decided_at=2, put_back=3, decided=KeptDecision("{}", 1, is_lessons=True))
    assert KeptPart.from_text(part.to_text()) == part
