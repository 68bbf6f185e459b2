"""A server is killed at many moments, in the middle of writing too: every table opens where it stood."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
from multiprocessing.connection import Connection
from typing import Any

import pytest

from mathgames_widgets.classroom.engines import SQLite
from mathgames_widgets.classroom.lobby import usual_boxes
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.bots import RandomBot, bot_move
from mathgames_widgets.games import GAMES
from tests.cases import cases
from tests.waiting import PATIENCE

KILLS = cases(6, long=30)
"""Servers that are killed, one after the other, at the same tables."""


def play_until_killed(place: str, codes: list[str], seed: str, tells: Connection) -> None:
    """Play at all tables, and tell what stands before going on; die before one of the statements to come."""
    chance = random.Random(seed)
    store = Store(place)
    left = chance.randrange(3, 150)
    ask = store._engine.run

    def run(work: Any, **how: Any) -> Any:
        def counted(work: Any, ask: Any) -> Any:
            def one(statement: str, *values: object) -> Any:
                nonlocal left
                left -= 1
                if left == 0:
                    os.kill(os.getpid(), signal.SIGKILL)
                return ask(statement, *values)

            return work(one)

        return ask(lambda ask: counted(work, ask), **how)

    if isinstance(store._engine, SQLite) and chance.random() < 0.5:
        # Or while a statement is carried out: SQLite asks every so many steps whether to go on.
        steps = chance.randrange(100, 6000)
        store._engine.file.set_progress_handler(lambda: os.kill(os.getpid(), signal.SIGKILL), steps)
    else:
        store._engine.run = run  # type: ignore[method-assign]
    tables = Tables(store)
    opened = [tables.find(code) for code in codes]
    while True:
        table = chance.choice(opened)
        step(table, chance)
        tells.send_bytes(json.dumps([table.code, table._kept]).encode())


def step(table: LiveTable, chance: random.Random) -> None:
    """A move, a move taken back, or new cards."""
    person = next(iter(table.standing.people))

    def something() -> None:
        room = table.room
        if room is None:
            return table.deal(person)
        if room.is_over:
            return table.again(person)
        seat = room.match.to_act()[0]
        room.match.play(seat, bot_move(room.match, seat, RandomBot())[0])
        if chance.random() < 0.1 and room.match.can_undo(seat):
            room.match.undo(seat)
        return None

    table.do(something)


@pytest.mark.parametrize("seed", ["FERN-42"])
def test_a_server_killed_at_any_moment_opens_every_table_where_it_stood(seed, place):
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    tables = Tables(Store(place))
    codes = []
    for game in GAMES:
        table = tables.open()
        person = person_of(table.join("Asha"))
        table.join("Ben")
        table.do(lambda game=game, table=table, person=person: table.choose(person, game.NAME, usual_boxes(game)))
        codes.append(table.code)
    tables.store.close()
    told = dict.fromkeys(codes, 0)
    logs: dict[str, list[Any]] = {code: [] for code in codes}
    for number in range(KILLS):
        hears, tells = context.Pipe(duplex=False)
        server = context.Process(target=play_until_killed, args=(place, codes, f"{seed} {number}", tells))
        server.start()
        tells.close()
        try:
            while True:
                code, kept = json.loads(hears.recv_bytes())
                told[code] = kept
        except EOFError:
            server.join(PATIENCE)
        assert server.exitcode == -signal.SIGKILL
        store = Store(place)
        for code in codes:
            log = store.read(code)
            assert log[: len(logs[code])] == logs[code], "what stood there stands there"
            assert told[code] <= len(log) == store.length(code)
            table = Tables(store).find(code)
            assert table._kept == len(log)
            logs[code] = log
        if isinstance(store._engine, SQLite):
            assert store._engine.file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store.close()
    assert sum("move" in entry for log in logs.values() for entry in log) > 4 * KILLS
