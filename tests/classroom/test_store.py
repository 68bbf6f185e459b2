"""The store: a log is written in order, by one or by many, and whatever happens to the disk is said in a sentence."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from mathgames_widgets.classroom.store import Behind, CannotKeep, Closed, Store, usual_place
from mathgames_widgets.classroom.tables import Tables
from tests.waiting import PATIENCE, wait_until

CODE = "FERN-42"


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "deep" / "tables.sqlite"


def test_a_log_outlives_its_store(path):
    store = Store(path)
    store.make(CODE)
    store.add(CODE, 0, [{"move": "0 a"}, {"move": "1 Ω"}])
    store.close()
    again = Store(path)
    assert again.read(CODE) == [{"move": "0 a"}, {"move": "1 Ω"}]
    assert again.read(CODE, 1) == [{"move": "1 Ω"}]
    assert again.has(CODE) and not again.has("FERN-43") and again.count() == 1
    assert again.key() == Store(path).key() != Store().key()


def test_others_of_the_machine_cannot_read_it(path):
    Store(path)
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


def test_an_entry_stands_only_under_the_number_that_comes_next(path):
    one, other = Store(path), Store(path)
    one.make(CODE)
    one.add(CODE, 0, [{"move": "one"}])
    for number in (0, 2):
        with pytest.raises(Behind):
            other.add(CODE, number, [{"move": "other"}, {"move": "more"}])
    assert other.read(CODE) == [{"move": "one"}], "of what is refused nothing is written"
    with pytest.raises(Closed):
        one.add("FERN-43", 0, [{"move": "one"}])


def test_a_deleted_table_leaves_nothing_in_the_file(path):
    store = Store(path)
    store.make(CODE)
    store.add(CODE, 0, [{"join": {"id": "a", "name": "Someone Particular"}}])
    store.delete(CODE)
    assert not store.has(CODE) and store.read(CODE) == []
    store._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    assert b"Someone Particular" not in path.read_bytes()


def test_tables_are_deleted_after_thirty_days(path, monkeypatch):
    store = Store(path)
    store.make("OLD-1")
    store.make("USED-1")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 29 * 86400)
    store.add("USED-1", 0, [{"move": "a"}])
    assert store.delete_old() == []
    monkeypatch.setattr(time, "time", lambda: now + 31 * 86400)
    assert store.delete_old() == ["OLD-1"]
    assert store.has("USED-1")


# ── many who write ────────────────────────────────────────────────────────────────────────────────────────────────


def write_many(path: Path, name: str, moves: int) -> None:
    """One of those who write: whoever is behind reads on and tries again."""
    store = Store(path)
    for move in range(moves):
        while True:
            number = len(store.read(CODE))
            try:
                store.add(CODE, number, [{"move": f"{name} {move}"}])
                break
            except (Behind, CannotKeep):
                continue


def test_of_many_who_write_no_move_is_lost_and_none_is_there_twice(path):
    """Five processes write to one table; one of them is killed in the middle."""
    Store(path).make(CODE)
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=write_many, args=(path, f"w{n}", 40)) for n in range(4)]
    victim = context.Process(target=write_many, args=(path, "victim", 100_000))
    for one in (*writers, victim):
        one.start()
    store = Store(path)
    wait_until(lambda: sum("victim" in entry["move"] for entry in store.read(CODE)) > 5)
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    for one in (*writers, victim):
        one.join(PATIENCE)
    moves = [entry["move"] for entry in store.read(CODE)]
    for n in range(4):
        assert [move for move in moves if move.startswith(f"w{n} ")] == [f"w{n} {move}" for move in range(40)]
    dead = [move for move in moves if move.startswith("victim")]
    assert dead == [f"victim {move}" for move in range(len(dead))] and len(dead) > 5
    assert store._file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# ── disks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_place_that_cannot_be_written_is_one_sentence_and_tables_live_in_memory(tmp_path):
    (tmp_path / "file").write_text("")
    tables, trouble = Tables.at(tmp_path / "file" / "tables.sqlite")
    assert trouble == "Tables are not kept: the file cannot be used. Games go on, but end when the server stops."
    table = tables.open()
    assert tables.find(table.code) is table


def test_a_file_that_is_no_store_is_one_sentence(path):
    path.parent.mkdir()
    path.write_bytes(b"hello " * 1000)
    with pytest.raises(CannotKeep, match=r"^Tables are not kept: the file cannot be used\."):
        Store(path)


def test_a_full_disk_is_one_sentence_the_game_goes_on_and_all_is_kept_when_there_is_room_again(path):
    tables, trouble = Tables.at(path)
    assert trouble == ""
    table = tables.open()
    file = tables.store._file
    pages = file.execute("PRAGMA page_count").fetchone()[0]
    file.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(60):
        table.join(f"Somebody called {number:03}")
        if table.trouble:
            break
    assert table.trouble == "Tables are not kept: the disk is full. Games go on, but end when the server stops."
    people = len(table.standing.people)
    table_there = Tables.at(path)[0].find(table.code)
    assert len(table_there.standing.people) < people
    file.execute(f"PRAGMA max_page_count = {10 * pages}")
    table.join("The last one")
    assert table.trouble == ""
    again = Tables.at(path)[0].find(table.code)
    assert list(again.standing.people.values()) == list(table.standing.people.values())


def test_a_store_that_may_only_be_read_is_one_sentence(path):
    tables, _ = Tables.at(path)
    table = tables.open()
    tables.store._file.execute("PRAGMA query_only = ON")
    table.join("Asha")
    assert table.trouble == (
        "Tables are not kept: the file may not be written. Games go on, but end when the server stops."
    )
    assert [person.name for person in table.standing.people.values()] == ["Asha"]
    assert tables.open().trouble == table.trouble


def test_without_a_home_folder_there_is_no_usual_place(monkeypatch):
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    assert usual_place().name == "tables.sqlite"
    monkeypatch.setattr(Path, "home", nobody)
    assert Tables.at(usual_place())[1] != ""
