"""What the game of every lesson has to pass: its script can be played on the real table, and other moves tried."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.byorf.lesson import HOLES
from mathgames_widgets.games.rolls_and_goals.lesson import CHANCE
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import say as in_dice, weighed
from mathgames_widgets.games.rolls_and_goals.rules.state import Put
from mathgames_widgets.page.html import escaped
from mathgames_widgets.questions.stops import LEARNER, GuidedTable, say
from mathgames_widgets.table.screen import Do, Press
from tests.questions.scripts import LESSONS, Played, take
from tests.table.pages import read

every_part = pytest.mark.parametrize(
    ("lesson", "key"),
    [pytest.param(one, key, id=f"{one.game.game.NAME}-{key}") for one in LESSONS for key in one.parts],
)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.game.NAME)


@every_part
def test_every_part_can_be_played_to_its_end(lesson: Played, key: str) -> None:
    """The learner's moves are those of the script, and the others answer as the script says."""
    table, part = lesson.opened(key), lesson.game.part(key)
    lesson.play(table)
    assert table.wanted is None and table.match is not None
    made, there = table.match.turns, lesson.game.match_at(lesson.game.before(part) + len(part.moves)).turns
    assert [turn for turn in made if turn.player == LEARNER] == [turn for turn in there if turn.player == LEARNER]
    assert sorted(map(repr, made)) == sorted(map(repr, there[: len(made)]))


@every_part
def test_nothing_is_shown_before_the_part_is_opened(lesson: Played, key: str) -> None:
    table = GuidedTable(lesson.game, key)
    assert table.match is None
    assert not re.search("mg-hand|mg-card|mg-pips", table.html)


@every_part
def test_the_hint_gives_the_reason_for_the_move(lesson: Played, key: str) -> None:
    table = lesson.opened(key)
    take(table, Press("hint"))
    assert (escaped(lesson.game.part(key).moves[0].why) in table.html) is not table.part.decides


@every_part
def test_another_move_is_made_compared_and_put_back(lesson: Played, key: str) -> None:
    """Whoever is ready before all moves are made has decided: nobody is asked for moves that nobody can make."""
    table = lesson.opened(key)
    assert table.match is not None and table.wanted is not None
    before, wanted = table.match.turns, table.wanted
    moves = [thing for thing in table.offered if isinstance(thing, Do)]
    legal = [move for move in moves if table.match.why_not(LEARNER, move.action) is None]
    stands, last = lesson.game.before(table.part), len(table.part.moves)
    lessons = lesson.game.match_at(stands + last).observe(LEARNER)
    others = [
        move
        for move in legal
        if not lesson.game.is_like(move.action, wanted.action)
        and not lesson.game.too_early(table.match.observe(LEARNER), lessons, move.action)
        and not table.part.nudge(table.match.observe(LEARNER), move.action)
    ]
    for other in [*others[:2], *others[2:][-1:]]:
        take(table, other)
        assert not table.part.decides or table.is_done or any(isinstance(thing, Do) for thing in table.offered)
        assert len(table.match.turns) > len(before)
        assert table.part.decides or (say("elsewhere") in table.spoken and 'data-key="compared"' in table.html)
        take(table, Press("put-back"))
        assert table.match.turns == before and 'data-key="compared"' not in table.html


@every_part
def test_a_decision_is_compared_as_it_was_made_and_asked_for_anew_when_it_is_put_back(lesson: Played, key: str) -> None:
    """What comes after it is luck, or the next decision: the comparison stands, but where cards are moved again."""
    table, draw = lesson.opened(key), Random(key)
    if not table.part.decides:
        return

    def moves() -> list[Do]:
        assert table.match is not None
        offered = [thing for thing in table.offered if isinstance(thing, Do)]
        return [move for move in offered if table.match.why_not(LEARNER, move.action) is None]

    wanted = table.wanted
    assert wanted is not None
    take(table, draw.choice([move for move in moves() if not lesson.game.is_like(move.action, wanted.action)]))
    while not table.is_done:
        take(table, draw.choice(moves()))
    nodes = read(table.html).find(data_key="compared")
    for _ in range(5):
        if open_ones := moves():
            take(table, draw.choice(open_ones))
            now = [node.text for node in read(table.html).find(data_key="compared")]
            assert table.part.decides_anew or now == [node.text for node in nodes]
    take(table, Press("put-back"))
    assert say("part-done") not in table.spoken and say("part-done-last") not in table.spoken
    assert table.spoken.endswith(table.part.task)
    after = table.part.after
    assert after is None or escaped(after.claim) not in table.html, "what was told goes with the move"
    again = next((move for move in moves() if lesson.game.is_like(move.action, wanted.action)), None)
    if again and len(table.part.moves) > 1:
        take(table, again)
        assert table.match is not None
        if moves() and not table.part.settled(table.match.observe(LEARNER)):
            assert say("chose-same") not in table.spoken, "the first of several moves decides nothing yet"


@every_part
def test_a_part_that_is_played_says_so_and_opens_what_comes_after(lesson: Played, key: str) -> None:
    table = lesson.opened(key)
    after = table.part.after
    assert after is None or escaped(after.claim) not in table.html
    lesson.play(table)
    done = say("part-done") if key != lesson.parts[-1] else say("part-done-last")
    if Press("own-shown") in table.offered:
        assert table.spoken.endswith(say("own-first")) and (after is None or escaped(after.claim) not in table.html)
        take(table, Press("own-shown"))
        assert done in read(table.html).one(data_key="task").text
    else:
        assert table.spoken.endswith(done)
    assert table.is_done
    assert table.match is not None and (table.match.outcome() or 'data-key="on"' not in table.html)
    assert after is None or escaped(after.claim) in table.html


def test_a_table_leads_on_to_the_question_that_waited_for_it_once_its_part_is_played() -> None:
    """Only to one that comes back on the same screen."""
    for back, leads_on in (("table", True), ("later", False)):
        holes = replace(HOLES)
        holes.vote("hole", back=back)
        table = holes.table("hole")
        take(table, Press("deal"))
        assert 'data-key="leads-on"' not in table.html
        Played(HOLES.game).play(table)
        assert table.is_done and ('data-goes="hole"' in table.html) is leads_on


def test_beside_the_text_the_question_that_comes_back_stands_right_below_the_move() -> None:
    """No sentence about a reason to come is between them, and a comparison is folded until the answer is there."""
    holes = replace(HOLES)
    holes.vote("hole", back="table")
    asked, table, told = holes.ask("hole"), holes.table("hole"), holes.told("hole")
    take(table, Press("deal"))
    Played(HOLES.game).play(table)
    reason = escaped(table.part.after.claim)
    assert say("reason-waits") not in told.html and "mg-panel" not in told.html
    assert asked.answer(asked.question.solution).right
    assert reason in told.html


def test_the_reason_of_a_table_waits_for_the_question_that_comes_back_and_is_answered_by_it() -> None:
    holes = replace(HOLES)
    holes.vote("hole", back="table")
    asked, table = holes.ask("hole"), holes.table("hole")
    take(table, Press("deal"))
    Played(HOLES.game).play(table)
    reason = escaped(table.part.after.claim)
    assert say("reason-waits") in table.html and reason not in table.html
    wrong = next(at for at, option in enumerate(asked.question.options) if not option.right)
    assert not asked.answer(wrong).right
    assert reason not in table.html
    assert asked.answer(asked.question.solution).right
    assert say("reason-waits") not in table.html and reason in table.html
    assert 'data-key="leads-on"' not in table.html, "it is not back any more"


def test_a_prediction_stays_once_the_table_begins_to_answer() -> None:
    """Until then it can be changed; one on another screen always can."""
    for back, stays in (("table", True), ("later", False)):
        holes = replace(HOLES)
        vote, table = holes.vote("hole", back=back), holes.table("hole")
        take(table, Press("deal"))
        for thing in (Press("choose", 0), Press("choose", 1), Press("sure", 3)):
            take(vote, thing)
        Played(HOLES.game).play(table)
        assert (Press("choose", 0) not in vote.offered) is stays
        assert vote.choice == 1 and vote.is_made
        take(table, Press("put-back")) if Press("put-back") in table.offered else None
        assert (Press("choose", 0) not in vote.offered) is stays, "the table was seen"
        vote.clear()
        assert Press("choose", 0) in vote.offered


@every_lesson
def test_what_is_told_beside_a_table_is_told_there_alone_and_can_be_put_back_there(lesson: Played) -> None:
    for key in lesson.parts:
        table, alone = lesson.opened(key), lesson.opened(key)
        beside = table.told()
        assert beside is table.told() and read(beside.html).text == "" and beside.still() == ()
        for one in (table, alone):
            lesson.play(one)
        told = [node.text for node in read(alone.html).find(data_key="after")]
        assert [node.text for node in read(beside.html).find(data_key="after")] == told
        assert 'data-key="after"' not in table.html and 'data-key="compared"' not in table.html
        is_back_at_table = table.can_put_back and Press("put-back") not in beside.offered
        assert (Press("put-back") in table.offered) is is_back_at_table, "one button is enough"
        if Press("put-back") in beside.offered:
            take(beside, Press("put-back"))
            assert table.spoken.startswith(say("put-back-done", task="").rstrip())
            assert table.match is not None and len(table._own) == 0


def test_what_is_told_wants_its_table_first() -> None:
    with pytest.raises(ValueError, match=r"write lesson.table\('hole'\) first"):
        replace(HOLES).told("hole")


@every_part
def test_show_me_plays_the_part(lesson: Played, key: str) -> None:
    table = lesson.opened(key)
    if table.part.decides:
        return
    take(table, Press("show-me"))
    assert table.wanted is None and table.is_done


@every_part
def test_a_part_can_be_begun_again(lesson: Played, key: str) -> None:
    table = lesson.opened(key)
    lesson.play(table)
    take(table, Press("open", "menu"))
    take(table, Press("new"))
    assert table.match is None
    take(table, Press("deal"))
    assert table.wanted == lesson.game.part(key).moves[0]


@every_lesson
def test_an_unknown_part_names_the_others(lesson: Played) -> None:
    with pytest.raises(ValueError, match=f"There is no part 'end'; the parts are {', '.join(lesson.parts)}"):
        GuidedTable(lesson.game, "end")


def test_a_card_that_is_moved_twice_is_one_card() -> None:
    """A decision on two cards is made with both, however often one of them is moved."""
    lesson = replace(CHANCE)
    table = lesson.table("sure")
    take(table, Press("deal"))
    for line in ("put +1 die 1", "take back die 1 2", "put +1 die 3"):
        action = rolls_and_goals.read_action(line)
        take(
            table,
            next(
                thing for thing in table.offered if isinstance(thing, Do) and (thing.action, thing.then) == (action, ())
            ),
        )
        assert not table.is_done and 'data-key="compared"' not in table.html
    other = next(thing for thing in table.offered if isinstance(thing, Do) and isinstance(thing.action, Put))
    take(table, other)
    assert table.is_done and 'data-key="compared"' in table.html


def test_the_report_has_the_first_decision_too_where_another_one_followed() -> None:
    lesson = replace(CHANCE)
    table, report = lesson.table("where"), lesson.report()

    def decide(line: str) -> list[str]:
        action = rolls_and_goals.read_action(line)
        take(table, next(thing for thing in table.offered if isinstance(thing, Do) and thing.action == action))
        rows = read(report.html).find(data_key=f"table-{table.part.title}")
        return [node.text for node in rows]

    take(table, Press("deal"))
    once = decide("put reroll die 4")
    assert "At first" not in "".join(once) and "✓" not in "".join(once)
    take(table, Press("put-back"))
    (both,) = decide("put reroll die 1")
    assert say("decided-last", decision=say("chose-same")) in both
    assert table.first_decision in both and "At first" in both
    assert both.startswith("✓"), "in the end it is the lesson's choice"
    take(table, Press("put-back"))
    (same,) = decide("put reroll die 4")
    assert "At first" not in same, "what was decided last is what was decided first"


def test_what_the_hand_can_still_add_is_counted_where_tables_are_compared() -> None:
    """A 5 that is rerolled is worse than a 4: a +1 would make it a 6 for certain."""
    yours = CHANCE.game.match_at(CHANCE.game.before(CHANCE.game.part("where")))
    yours.play(LEARNER, rolls_and_goals.read_action("put reroll die 2"))
    lessons = CHANCE.game.match_at(CHANCE.game.before(CHANCE.game.part("sure")))
    said = weighed(yours.observe(LEARNER), lessons.observe(LEARNER))
    assert said == in_dice("weighed", by="less", own=0, other=1, rolled=False)
