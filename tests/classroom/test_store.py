"""The store: a log is written in order, by one or by many, and whatever happens to the disk is said in a sentence."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from mathgames_widgets.classroom import engines
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Behind, CannotKeep, Closed, Store, usual_place
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.messages import room
from tests.cases import cases
from tests.classroom.conftest import PLACES
from tests.waiting import PATIENCE, wait_until

say_class = room("mathgames_widgets.classroom")

CODE = "FERN-42"


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "deep" / "tables.sqlite"


def said(why: str) -> str:
    """The sentence for the people at a table."""
    return f"Games are not being saved: {why}. You can play on, but a game is lost when the server stops."


def test_a_log_outlives_its_store(place):
    store = Store(place)
    store.make(CODE)
    entries = [{"move": "0 a"}, {"move": "1 Ω \x00 \ud83c"}]
    store.add(CODE, 0, entries)
    key = store.key()
    store.close()
    again = Store(place)
    assert again.read(CODE) == entries
    assert again.read(CODE, 1) == entries[1:]
    assert again.has(CODE) and not again.has("FERN-43") and again.count() == 1
    assert again.length(CODE) == 2 and again.length("FERN-43") == 0
    assert again.key() == key != Store().key()


def test_logs_of_another_kind_stand_beside_the_tables_and_share_no_code_with_them(place):
    store = Store(place)
    assert store.make(CODE) and store.make("FERN-43", "list")
    assert not store.make(CODE, "list") and not store.make("FERN-43")
    assert (store.count(), store.count("list")) == (1, 1)
    assert store.has("FERN-43", "list") and not store.has("FERN-43")
    with pytest.raises(CannotBeDone, match=re.escape(say_class("no-such-code", code="FERN-43"))):
        Tables(store).find("FERN-43")


def test_others_of_the_machine_cannot_read_it(path):
    store = Store(path)
    assert store.make(CODE)
    for one in (path.parent, path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        assert one.stat().st_mode & 0o077 == 0, one.name


def test_an_entry_stands_only_under_the_number_that_comes_next(place):
    one, other = Store(place), Store(place)
    one.make(CODE)
    one.add(CODE, 0, [{"move": "one"}])
    for number in (0, 2):
        with pytest.raises(Behind) as behind:
            other.add(CODE, number, [{"move": "other"}, {"move": "more"}])
        assert not behind.value.is_kept
    assert other.read(CODE) == [{"move": "one"}], "of what is refused nothing is written"
    with pytest.raises(Closed):
        one.add("FERN-43", 0, [{"move": "one"}])


def test_an_answer_that_was_lost_on_its_way_does_not_write_twice(place, monkeypatch):
    """The database breaks off after it has written: nobody knows whether it has."""
    tables = Tables(Store(place))
    table = tables.open()
    run = tables.store._engine.run

    def breaks(work: Any, **how: Any) -> Any:
        run(work, **how)
        raise CannotKeep("lost")

    monkeypatch.setattr(tables.store._engine, "run", breaks)
    table.join("Asha")
    assert table.trouble == said(say_class("store-lost"))
    monkeypatch.setattr(tables.store._engine, "run", run)
    table.look_around()
    assert table.trouble == ""
    table.join("Ben")
    names = [entry["join"]["name"] for entry in Store(place).read(table.code)]
    assert names == [person.name for person in table.standing.people.values()] == ["Asha", "Ben"]


def test_a_deleted_table_leaves_nothing_in_the_file(path):
    store = Store(path)
    store.make(CODE)
    store.add(CODE, 0, [{"join": {"id": "a", "name": "Someone Particular"}}])
    store.delete(CODE)
    assert not store.has(CODE) and store.read(CODE) == []
    for one in (path, Path(f"{path}-wal")):
        assert b"Someone Particular" not in one.read_bytes(), "the server still runs"


def file_of(store: Store) -> sqlite3.Connection:
    """The connection to the file."""
    assert isinstance(store._engine, engines.SQLite)
    return store._engine.file


def test_a_table_that_another_server_deleted_is_closed_here_too(place):
    here, there = Tables(Store(place)), Tables(Store(place))
    table = here.open()
    asha = person_of(table.join("Asha"))
    there.find(table.code).close(asha)
    with pytest.raises(CannotBeDone, match="No table or class here has the code"):
        here.find(table.code)
    assert table.is_closed and not Store(place).has(table.code)


def test_tables_are_deleted_after_thirty_days(place, monkeypatch):
    store = Store(place)
    store.make("OLD-1")
    store.add("OLD-1", 0, [{"deal": {}}, {"move": "a"}])
    store.make("USED-1")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 29 * 86400)
    store.add("USED-1", 0, [{"deal": {}}, {"move": "a"}])
    assert store.delete_old() == []
    monkeypatch.setattr(time, "time", lambda: now + 31 * 86400)
    assert store.delete_old() == ["OLD-1"]
    assert store.has("USED-1") and store.read("USED-1") and not store.read("OLD-1")


def test_who_follows_a_store_hears_what_others_write_and_not_what_it_writes_itself(place):
    one, other = Store(place), Store(place)
    one.make(CODE)
    heard: list[str] = []
    one.follow(heard.append)
    if place.startswith("postgres"):
        wait_until(lambda: heard == [""])  # it listens
    heard.clear()
    one.add(CODE, 0, [{"move": "own"}])
    other.add(CODE, 1, [{"move": "other"}])
    wait_until(lambda: bool(heard))
    assert heard == ([CODE] if place.startswith("postgres") else [""])
    one.close()


# ── many who write ────────────────────────────────────────────────────────────────────────────────────────────────

WRITERS, EACH = cases((4, 15), long=(7, 60))


def write_many(place: str, name: str, moves: int) -> None:
    """One of those who write: when behind, it reads on and tries again."""
    store = Store(place)
    for move in range(moves):
        while True:
            number = store.length(CODE)
            try:
                store.add(CODE, number, [{"move": f"{name} {move}"}])
                break
            except (Behind, CannotKeep):
                continue


def test_of_many_who_write_no_move_is_lost_and_none_is_there_twice(place):
    """Several processes write to one table; one of them is killed in the middle."""
    Store(place).make(CODE)
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    writers = [context.Process(target=write_many, args=(place, f"w{n}", EACH)) for n in range(WRITERS)]
    victim = context.Process(target=write_many, args=(place, "victim", 100_000))
    for one in (*writers, victim):
        one.start()
    store = Store(place)
    wait_until(lambda: sum("victim" in entry["move"] for entry in store.read(CODE)) > 5)
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    for one in (*writers, victim):
        one.join(PATIENCE)
    moves = [entry["move"] for entry in store.read(CODE)]
    assert store.length(CODE) == len(moves)
    for n in range(WRITERS):
        assert [move for move in moves if move.startswith(f"w{n} ")] == [f"w{n} {move}" for move in range(EACH)]
    dead = [move for move in moves if move.startswith("victim")]
    assert dead == [f"victim {move}" for move in range(len(dead))] and len(dead) > 5


# ── disks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_place_that_cannot_be_written_is_one_sentence_and_tables_live_in_memory(tmp_path):
    (tmp_path / "file").write_text("")
    store = Store.at(str(tmp_path / "file" / "tables.sqlite"))
    assert store.trouble == said(say_class("store-unusable"))
    tables = Tables(store)
    table = tables.open()
    assert tables.find(table.code) is table
    table.join("Asha")
    assert table.trouble == store.trouble, "the people at the table are told"


def test_a_file_that_is_no_store_is_one_sentence(path):
    path.parent.mkdir()
    path.write_bytes(b"hello " * 1000)
    assert Store.at(str(path)).trouble == said(say_class("store-damaged"))
    assert path.read_bytes() == b"hello " * 1000, "nobody writes into what is not ours"


def test_a_file_that_is_damaged_inside_costs_no_other_table(path):
    """The pages in which the entries stand are overwritten; what can be read is, and the server goes on."""
    store = Store(path)
    for code in (CODE, "FERN-43"):
        store.make(code)
        store.add(code, 0, [{"join": {"id": "a" * 32, "name": "Asha"}}] * 1)
        store.add(code, 1, [{"set": {"game": "x" * 5000, "boxes": {}}}])
    file_of(store).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    bytes_ = bytearray(path.read_bytes())
    root = bytes_.index(b"mathgames_entries")  # the schema stands on the first page
    assert root < 4096
    for at in range(4096, len(bytes_), 4096):
        if b"Asha" in bytes_[at : at + 4096]:
            bytes_[at : at + 64] = b"\xff" * 64
    path.write_bytes(bytes_)
    tables = Tables(Store.at(str(path)))
    with pytest.raises(
        CannotBeDone, match=re.escape(say_class("cannot-open", code="FERN-42", why=say_class("store-damaged")))
    ):
        tables.find(CODE)
    table = tables.open()
    table.join("Ben")
    assert [person.name for person in table.standing.people.values()] == ["Ben"]
    assert table.trouble in ("", said(say_class("store-damaged")))


def test_a_full_disk_is_one_sentence_the_game_goes_on_and_all_is_kept_when_there_is_room_again(path):
    tables = Tables(Store(path))
    table = tables.open()
    file = file_of(tables.store)
    pages = file.execute("PRAGMA page_count").fetchone()[0]
    file.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(60):
        table.join(f"Somebody called {number:03}")
        if table.trouble:
            break
    assert table.trouble == said(say_class("store-disk-full"))
    people = len(table.standing.people)
    table_there = Tables(Store(path)).find(table.code)
    assert len(table_there.standing.people) < people
    file.execute(f"PRAGMA max_page_count = {10 * pages}")
    table.look_around()
    assert table.trouble == "", "it is tried again without a press"
    table.join("The last one")
    again = Tables(Store(path)).find(table.code)
    assert list(again.standing.people.values()) == list(table.standing.people.values())


FULL = """
import resource, sys
from pathlib import Path
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
path = Path(sys.argv[1])
tables = Tables(Store(path))
table = tables.open()
table.join("Asha")
limit = resource.getrlimit(resource.RLIMIT_FSIZE)
wal = Path(f"{path}-wal")
resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100, limit[1]))
for number in range(20):
    table.join(f"Guest {number}")
print(table.trouble)
resource.setrlimit(resource.RLIMIT_FSIZE, limit)
table.look_around()
print(len(table.standing.people), len(Tables(Store(path)).find(table.code).standing.people), repr(table.trouble))
"""


def test_a_disk_that_breaks_off_in_the_middle_of_a_write_costs_nothing(path):
    """The system itself refuses to let the files grow, so that half a page is written."""
    told = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, timeout=PATIENCE)
    assert told.stdout.splitlines() == [said(say_class("store-disk-fails")), "21 21 ''"], told.stderr


def test_a_store_that_may_only_be_read_is_one_sentence(path):
    tables = Tables(Store(path))
    table = tables.open()
    file_of(tables.store).execute("PRAGMA query_only = ON")
    table.join("Asha")
    assert table.trouble == said(say_class("store-read-only"))
    assert [person.name for person in table.standing.people.values()] == ["Asha"]
    assert tables.open().trouble == table.trouble
    file_of(tables.store).execute("PRAGMA query_only = OFF")
    file_of(tables.store).execute("DELETE FROM mathgames_meta")
    file_of(tables.store).execute("PRAGMA query_only = ON")
    assert tables.store.key() == tables.store.key(), "cookies are good until the server ends"


READ_ONLY = """
import os, pwd, sys
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
Tables(Store()).open().join("Ben")  # all is loaded, perhaps from where only root can read
if os.geteuid() == 0:
    os.setuid(pwd.getpwnam("nobody").pw_uid)
store = Store.at(sys.argv[1])
table = Tables(store).open()
table.join("Asha")
print(store.trouble == table.trouble, table.trouble)
"""


@pytest.mark.parametrize(("is_there", "why"), [(True, "the file is read-only"), (False, "the file cannot be used")])
def test_a_disk_that_is_read_only_is_one_sentence_and_tables_live_in_memory(is_there, why):
    """The system itself refuses; root may write everywhere, so the child becomes somebody else."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        if is_there:
            Store(path).close()
            path.chmod(0o444)
        Path(folder).chmod(0o555)
        words = [sys.executable, "-B", "-c", READ_ONLY, path]
        told = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
        Path(folder).chmod(0o755)
    assert told.stdout == f"True {said(why)}\n", told


@pytest.mark.parametrize("engine", PLACES[1:])
def test_a_database_that_goes_away_is_one_sentence_and_all_is_kept_when_it_is_back(engine, cluster):
    store = Store(cluster.fresh())
    table = Tables(store).open()
    heard: list[str] = []
    store.follow(heard.append)
    wait_until(lambda: heard == [""])
    table.join("Asha")
    cluster.stop()
    try:
        table.join("Ben")
        assert table.trouble == said(say_class("store-lost"))
        assert [person.name for person in table.standing.people.values()] == ["Asha", "Ben"]
        with pytest.raises(
            CannotBeDone, match=re.escape(say_class("cannot-open", code="FERN-42", why=say_class("store-lost")))
        ):
            Tables(store).find(CODE)
    finally:
        cluster.start()
    wait_until(lambda: table.look_around() or table.trouble == "")
    assert [entry["join"]["name"] for entry in store.read(table.code)] == ["Asha", "Ben"]
    wait_until(lambda: heard == ["", ""])  # it listens again, and asks all to look
    store.close()


def test_without_a_home_folder_there_is_no_usual_place(monkeypatch):
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    assert usual_place().endswith("tables.sqlite")
    monkeypatch.setenv("MATHGAMES_STORE", "postgresql://games@db/games")
    assert usual_place() == "postgresql://games@db/games"
    monkeypatch.delenv("MATHGAMES_STORE")
    monkeypatch.setattr(Path, "home", nobody)
    assert Store.at(usual_place()).trouble != ""
