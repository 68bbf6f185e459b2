"""Bots that think in processes of their own: what they are told, what their answers count, and what if they die."""

from __future__ import annotations

import os
import pickle
import signal
from concurrent.futures import Future

import pytest

from mathgames_widgets.classroom import thinking
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.table import THINKS, LiveTable
from mathgames_widgets.classroom.thinking import BotQuestion, Thinkers, WeighQuestion, judge_of
from mathgames_widgets.core.bots import bot_choice
from mathgames_widgets.core.judging import decisions_of
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import GAMES, byorf
from mathgames_widgets.table.screen import Press
from tests.classroom.known import as_known
from tests.classroom.people import company, house, run, until
from tests.classroom.test_table import Clock, Guest
from tests.games.having import having
from tests.waiting import PATIENCE

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


@pytest.fixture(scope="module")
def thinkers():
    found = Thinkers(1)
    yield found
    found.stop()


def asked(thinkers: Thinkers, question: BotQuestion) -> str | None:
    """The answer, waited for."""
    answer: Future[str | None] = Future()
    thinkers.ask(question, answer.set_result)
    return answer.result(PATIENCE)


def middle(game, seed="FERN-42", turns=3):
    """A game that has gone on for a while."""
    match = Match(game, 2, seed)
    for _ in range(turns):
        seat = match.to_act()[0]
        match.play(seat, bot_choice(match, seat, game.BOTS[0]))
    return match


@EACH_GAME
def test_another_process_says_what_the_bot_would_say_here(game, thinkers):
    match = middle(game)
    seat = match.to_act()[0]
    for bot in game.BOTS:
        said = asked(thinkers, BotQuestion.of(match, seat, bot))
        assert match.game.read_action(said) == bot_choice(match, seat, bot)


@EACH_GAME
def test_a_question_holds_nothing_that_the_seat_cannot_know(game):
    """It is the same whatever lies hidden, and the seed is not in it."""
    match = middle(game)
    seat = match.to_act()[0]
    first, second = (BotQuestion.of(one, seat, game.BOTS[-1]) for one in (match, as_known(match, seat)))
    assert pickle.dumps((first.view, list(first.actions))) == pickle.dumps((second.view, list(second.actions)))
    assert b"FERN-42" not in pickle.dumps(first)


def test_a_process_that_dies_is_replaced_and_the_move_asked_again(thinkers):
    question = BotQuestion.of(middle(GAMES[0]), 0, GAMES[0].BOTS[0])
    said = asked(thinkers, question)
    for pid in thinkers.processes:
        os.kill(pid, signal.SIGKILL)
    assert asked(thinkers, question) == said


def test_a_bot_that_fails_elsewhere_is_asked_here(thinkers):
    broken = BotQuestion(GAMES[0].NAME, "nobody", "", None, ())
    assert asked(thinkers, broken) is None


def test_the_table_whose_bots_have_thought_least_goes_first_where_processes_are_few(monkeypatch):
    """Six tables with slow bots kept the bots of all others waiting behind every question of theirs."""
    pool, order = HeldPool(), []
    monkeypatch.setattr(thinking, "_pool", lambda most: pool)
    thinkers = Thinkers(1)
    for table in ("LOUD", "LOUD", "LOUD", "QUIET"):
        thinkers.ask(BotQuestion("", "", "", None, ()), lambda text, table=table: order.append(table), table)
    while pool.asked:
        pool.asked.pop().set_result(("", 1.0))
    assert order == ["LOUD", "QUIET", "LOUD", "LOUD"], "only what had begun is ended first"


class HeldPool:
    """Processes that answer when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[tuple[str, float]]] = []

    def submit(self, *_: object) -> Future[tuple[str, float]]:
        """Work for a process."""
        self.asked.append(Future())
        return self.asked[-1]


def test_a_bot_that_was_slow_counts_as_slow_for_a_while(monkeypatch):
    times = iter([0.001, 0.5, *[0.001] * 60])
    monkeypatch.setattr(thinking, "answer", lambda question: ("", next(times)))
    thinkers, question = Thinkers(1), BotQuestion.of(middle(GAMES[0]), 0, GAMES[0].BOTS[-1])
    found = []
    for _ in range(60):
        found.append(thinkers.is_short(question))
        thinkers.here(question)
    assert found[:4] == [True, True, False, False] and found[-1]
    assert not thinkers.processes, "no process is started for quick bots"


# ── a table whose bots think elsewhere ────────────────────────────────────────────────────────────────────────────


class Elsewhere:
    """A table with one person and bots, which answer when the test says so."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.table = LiveTable("FERN-42", Store(), self.clock)
        self.questions: list[BotQuestion] = []
        self.table.think = self.think
        self.asha = Guest(self.table, "Asha")
        self.asha.take(Press("deal"))
        assert self.asha.move()

    def think(self, table: LiveTable, question: BotQuestion) -> None:
        self.questions.append(question)

    @property
    def turns(self) -> int:
        return len(self.table.room.match.turns)


def test_a_move_is_shown_while_the_bot_that_answers_thinks():
    there = Elsewhere()
    assert there.turns == 1 and len(there.questions) == 1
    shown = there.asha.page.html
    (question,) = there.questions
    there.table.answered(question, thinking.answer(question)[0])
    assert there.turns == 2 and there.asha.page.html != shown
    assert [entry for entry in there.table._store.read("FERN-42") if "move" in entry][1]["move"].startswith("1 ")


@pytest.mark.parametrize("answer", ["", "nonsense", "ready", "keep F99"])
def test_an_answer_that_is_no_move_does_not_count_and_the_bot_thinks_here(answer):
    there = Elsewhere()
    there.table.answered(there.questions[0], answer)
    assert there.turns == 2


def test_an_answer_to_an_earlier_question_is_let_go():
    there = Elsewhere()
    (question,) = there.questions
    there.asha.take(Press("undo"))
    assert there.turns == 0
    there.table.answered(question, thinking.answer(question)[0])
    assert there.turns == 0


def test_nobody_waits_for_ever_and_another_server_goes_on_with_a_bot_that_is_due():
    there = Elsewhere()
    there.table.look_around()
    assert there.turns == 1 and len(there.questions) == 1, "it is asked once"
    other = LiveTable.opened("FERN-42", there.table._store)
    other.look_around()
    assert len(other.room.match.turns) == 2
    there.table.look_around()
    there.clock.now += THINKS + 1
    there.asha.move()
    before = there.turns
    there.clock.now += THINKS + 1
    there.table.look_around()
    assert there.turns > before


class Over(Elsewhere):
    """A table whose game is over, and where decisions are weighed when the test says so."""

    def __init__(self) -> None:
        self.table = LiveTable("FERN-42", Store(), Clock())
        self.questions = []
        self.asha = Guest(self.table, "Asha")
        self.asha.take(Press("deal"), who1="random", hand="2", rounds="1")
        while self.asha.move():
            pass
        assert self.table.room.is_over
        self.asha.take(Press("on"))
        self.table.think = self.think

    def answer(self) -> None:
        """The question that was asked last is answered."""
        question = self.questions[-1]
        self.table.answered(question, thinking.answer(question)[0])

    @property
    def weighed(self) -> int:
        return len(self.asha.page._looked.items)


def test_decisions_are_weighed_elsewhere_one_after_the_other_and_the_page_goes_on_by_itself():
    """The browser asks for the next one when it has shown what was found; so nobody else's press waits."""
    there = Over()
    there.asha.take(Press("lookback"))
    there.asha.take(Press("weigh"))
    assert len(there.questions) == 1 and there.weighed == 0
    assert not [one for one in there.asha.page.offered if one == Press("weigh")], "it waits"
    there.answer()
    assert there.weighed == 1
    there.asha.take(Press("weigh"))
    assert len(there.questions) == 2


def test_weighing_that_fails_elsewhere_can_be_asked_again():
    there = Over()
    there.asha.take(Press("lookback"))
    there.asha.take(Press("weigh"))
    there.table.answered(there.questions[0], None)
    there.asha.take(Press("auto"))
    there.asha.take(Press("weigh"))
    assert len(there.questions) == 2
    there.answer()
    assert there.weighed == 1


def test_weighing_that_was_stopped_asks_for_no_more():
    there = Over()
    there.asha.take(Press("lookback"))
    there.asha.take(Press("weigh"))
    there.asha.take(Press("auto"))
    there.answer()
    assert there.weighed == 1 and Press("weigh") not in there.asha.page.offered


@having("bots.judge")
def test_another_process_weighs_a_decision_as_it_is_weighed_here(game, thinkers):
    match = bot_game(game, [game.BOTS[0].name, game.BOTS[1].name], "FERN-42")
    question = WeighQuestion(game.NAME, decisions_of(match, 0, judge_of(game))[-1])
    assert asked(thinkers, question) == question.answered()


def test_a_whole_draft_with_bots_that_think_elsewhere(monkeypatch):
    """In a server, with a process: each move of hers is answered by three bots."""
    monkeypatch.setattr(thinking, "SHORT", -1.0)

    async def test() -> None:
        async with house() as home:
            (asha,) = await company(home, "Asha")
            await asha.press_key("players", players="4")
            await asha.press_key("deal")
            room = home.table(asha.code).room
            for _ in range(3):
                await until(lambda: 0 in room.match.to_act())
                await home.live.ask(home.table(asha.code), lambda: home.table(asha.code).do(lambda: first(room)))
            await until(lambda: 0 in room.match.to_act())
            assert {turn.player for turn in room.match.turns} == {0, 1, 2, 3}
            assert home.live.thinkers.processes

    run(test)


def first(room) -> None:
    room.play(0, next(iter(room.match.legal_actions(0))))


def test_a_look_back_at_a_live_table_is_weighed_by_a_process_of_the_server():
    """The page draws what was found without being asked, and then offers the next one to the browser."""

    async def test() -> None:
        async with house() as home:
            (asha,) = await company(home, "Asha")
            await asha.press_key("players", players="2", who1="random", hand="2", rounds="1")
            await asha.press_key("deal")
            table = home.table(asha.code)
            match = table.room.match

            def to_the_end() -> None:
                while match.to_act():
                    seat = match.to_act()[0]
                    match.play(seat, bot_choice(match, seat, byorf.BOTS[0]))
                table._changed = True

            await home.live.ask(table, lambda: table.do(to_the_end))
            await until(lambda: "lookback" in asha.state.get("html", ""))
            await asha.press_key("lookback")
            await asha.press_key("weigh")
            assert await until(lambda: table._weighed)
            await until(lambda: "mg-lookback-counts" in asha.state.get("html", ""))
            assert home.live.thinkers.processes

    run(test)
