"""The most instructive position of a class, on the teacher's page."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.classroom import thinking
from mathgames_widgets.classroom.instructive import InstructiveSearch, instructive_part
from mathgames_widgets.core.judging import decisions_of, judged
from mathgames_widgets.core.luck import price_of
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Clock, came, finish, opened
from tests.games.having import having
from tests.table.pages import read


def played(think=None):
    """Four pupils at two tables with the same deal, who have played to the end, and their teacher."""
    school, teacher = opened(Clock())
    came(school, "Asha", "Ben", "Chi", "Dev")
    teacher.take(Press("set"), players="2", rounds="1", hand="3", same="on")
    school.think = think
    teacher.take(Press("start"))
    finish(school)
    teacher.take(Press("view", "results"))
    return school, teacher


@pytest.fixture(scope="module")
def done():
    school, teacher = played()
    teacher.take(Press("instructive", True))
    return school, teacher


def test_it_is_a_position_that_several_had_and_that_cost_the_class_most(done):
    _, teacher = done
    search = teacher.page[0]._search
    assert not search.left
    groups = Counter(repr(one.decision.view) for one in search.found)
    those = search.most_instructive
    position = repr(those[0].decision.view)
    assert groups[position] == len(those) > 1
    costs = Counter()
    for one in search.found:
        costs[repr(one.decision.view)] += price_of(one)
    assert costs[position] == max(cost for where, cost in costs.items() if groups[where] > 1) > 0


def test_the_page_shows_the_table_what_was_done_and_what_was_better(done):
    _, teacher = done
    part = teacher.read.one(data_key="instructive")
    assert part.find(data_key="instructive-table")
    search = teacher.page[0]._search
    first = max(search.most_instructive, key=price_of)
    judge = thinking.judge_of(thinking.game_called("byorf"))
    told = [judge.told(first.decision, one.choice, ("Player 1", "Player 2")) for one in (first.done, first.best)]
    assert all(words in part.text for words in told)


def test_nobody_is_named(done):
    _, teacher = done
    assert not any(name in teacher.read.one(data_key="instructive").text for name in ("Asha", "Ben", "Chi", "Dev"))


def test_it_is_weighed_elsewhere_and_can_be_stopped():
    """The teacher's page asks how far it is; nobody waits for it."""
    questions = []

    def think(table, question):
        questions.append((table, question))

    school, teacher = played()
    for number in school.standing.seeds:
        school.table(number).think = think
    teacher.take(Press("instructive", True))
    assert len(questions) == 1 and teacher.page[0]._search.found == []
    table, question = questions[0]
    table.answered(question, thinking.answer(question)[0])
    teacher.take(Press("instructive-on"))
    assert len(teacher.page[0]._search.found) == 1 and len(questions) == 2
    teacher.take(Press("instructive", False))
    assert not teacher.offers(Press("instructive-on")) and teacher.offers(Press("instructive", True))


@having("bots.judge")
def test_a_position_of_each_game_can_be_shown(game):
    judge = thinking.judge_of(game)
    match = bot_game(game, [game.BOTS[0].name, game.BOTS[1].name], "FERN-42")
    found = [one for decision in decisions_of(match, 0, judge)[-3:] if (one := judged(decision, judge))]
    costly = [replace(one, best=replace(one.best, worth=one.done.worth + 100, error=0.0)) for one in found]
    part = read(f"{instructive_part(InstructiveSearch(1, game.NAME, [], costly), lambda thing: 0)}")
    assert part.find(data_key="instructive-table")
    assert part.one(data_key="instructive-did").text
