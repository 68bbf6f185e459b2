"""What the store holds stays small: logs are made shorter, and empty tables go first or are removed by hand."""

from __future__ import annotations

import random
import re
import time

import pytest

from mathgames_widgets.classroom import gathering, tables as tables_of
from mathgames_widgets.classroom.codes import EXAMPLE
from mathgames_widgets.classroom.standing import CannotBeDone, TableStanding
from mathgames_widgets.classroom.store import DELETED, LOBBY_KEPT, Store
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.classroom.tables import IDLE, Tables
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, Deck, write_deck
from mathgames_widgets.serving.cli import main
from mathgames_widgets.table.screen import Do, Press

say_class = room("mathgames_widgets.classroom")


class Screen:
    """A screen that only counts."""

    def show(self, page, name):
        self.page, self.name = page, name

    def tell(self):
        pass

    def end(self, why):
        pass


def joined(table: LiveTable, name: str) -> str:
    person = person_of(table.join(name))
    table.enter(person, Screen())
    return person


def press(table: LiveTable, person: str, thing: object, **values: str) -> None:
    """What a browser does that takes this offer."""
    screen = table._screens[person][0]
    number = next(number for number, one in enumerate(screen.page.offered) if one == thing)
    table.hear(person, screen.name, {"n": number, "drawing": screen.page.drawing, "values": values})


def size(store: Store) -> int:
    return sum(one.size for one in store.shelf())


# ── a log has a limit ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_leader_who_changes_decks_for_ever_writes_a_log_that_ends(place, monkeypatch):
    """What stood in the boxes before does not count, and is not kept."""
    monkeypatch.setattr(gathering, "LONGEST_LOG", 20_000)
    store = Store(place)
    table = Tables(store).open()
    asha = joined(table, "Asha")
    press(table, asha, Press("game"), game="mathleague")
    decks = [write_deck(Deck(f"Deck {number}", READY_DECKS[1].cards)) for number in (1, 2)]
    largest = 0
    for number in range(80):
        press(table, asha, Press("players"), players="2", decks0=decks[number % 2])
        largest = max(largest, size(store))
    assert table.standing.boxes["decks0"] == decks[1]
    assert largest < 25_000 < 80 * len(decks[0])
    assert LiveTable.opened(table.code, Store(place)).standing == table.standing


def test_one_choice_writes_no_more_than_what_was_chosen():
    store = Store()
    table = Tables(store).open()
    asha = joined(table, "Asha")
    press(table, asha, Press("game"), game="mathleague")
    deck = write_deck(Deck("Mine", READY_DECKS[1].cards))
    press(table, asha, Press("players"), players="2", decks0=deck, decks1=deck)
    before = size(store)
    press(table, asha, Press("players"), players="3")
    assert size(store) - before < 300


def test_a_game_goes_on_at_every_server_when_its_log_was_made_shorter(place, monkeypatch):
    """Moves are made, taken back and read elsewhere; nothing that counts is lost, and no move is there twice."""
    monkeypatch.setattr(gathering, "LONGEST_LOG", 2000)
    here, there = Tables(Store(place)), Tables(Store(place))
    table = here.open()
    people = [joined(table, name) for name in ("Asha", "Ben")]
    press(table, people[0], Press("players"), players="2")
    press(table, people[0], Press("deal"))
    other = there.find(table.code)
    chance = random.Random("SHORT-1")
    for _ in range(150):
        person = chance.choice(people)
        offers = table._screens[person][0].page.offered
        moves = [one for one in offers if isinstance(one, Do)]
        undo = [one for one in offers if one == Press("undo")]
        if choice := (undo if undo and chance.random() < 0.6 else moves):
            press(table, person, chance.choice(choice))
        if chance.random() < 0.1:
            other.catch_up()
            assert other.standing.deal.moves == table.standing.deal.moves
    log, after, _ = Store(place).whole(table.code)
    assert after > len(log), "the log was made shorter"
    again = TableStanding().read(log)
    assert again == table.standing and again.players == people


def test_a_log_that_another_one_has_written_to_is_not_made_shorter(place):
    """Nothing of the other one's is lost."""
    one = Store(place)
    one.make(EXAMPLE)
    one.add(EXAMPLE, 0, [{"join": {"id": "a", "name": "Asha"}}])
    Store(place).add(EXAMPLE, 1, [{"join": {"id": "b", "name": "Ben"}}])
    with pytest.raises(gathering.Behind):
        one.shorten(EXAMPLE, 1, [{"join": {"id": "a", "name": "Asha"}}])
    assert len(one.read(EXAMPLE)) == 2
    assert one.shorten(EXAMPLE, 2, [{"past": {"deals": 0, "players": []}}]) > 0
    assert one.length(EXAMPLE) == 3 and one.read(EXAMPLE) == [{"past": {"deals": 0, "players": []}}]


# ── empty tables go first ─────────────────────────────────────────────────────────────────────────────────────────────


def play_one_move(table: LiveTable, person: str) -> None:
    press(table, person, Press("deal"))
    press(table, person, next(one for one in table._screens[person][0].page.offered if isinstance(one, Do)))


def test_a_table_at_which_nobody_moved_gives_way_when_there_is_no_room(place, monkeypatch):
    """Tables that are played at stay, and those at which somebody waits for friends."""
    tables = Tables(Store(place), most=5)
    played, waits = tables.open("a"), tables.open("b")
    play_one_move(played, joined(played, "Asha"))
    joined(waits, "Ben")
    empty = [tables.open("c") for _ in range(3)]
    with pytest.raises(CannotBeDone, match=re.escape(say_class("server-full"))):
        tables.open("d")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * IDLE)
    for number in range(3):
        fresh = tables.open("d")
        tables.store.still_used([fresh.code, waits.code])
        assert empty[number].is_closed and not tables.store.has(empty[number].code)
    with pytest.raises(CannotBeDone):
        tables.open("d")
    assert tables.find(played.code) is played and tables.find(waits.code) is waits


def test_five_hundred_empty_tables_keep_nobody_out(monkeypatch):
    tables = Tables(Store(), most=500)
    flood = [tables.open(f"10.0.0.{number % 42}").code for number in range(500)]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + IDLE + 1)
    assert tables.open("school").code not in flood
    assert tables.count() == 500


def test_one_address_that_sits_at_hundreds_of_tables_loses_the_oldest_of_them(monkeypatch):
    monkeypatch.setattr(tables_of, "MOST_EACH", 5)
    tables = Tables(Store(), most=10)
    school = [tables.open("school") for _ in range(2)]
    flood = [tables.open("flood") for _ in range(8)]
    for table in (*school, *flood):
        joined(table, "Chen")
    fresh = tables.open("school")
    assert flood[0].is_closed and not any(table.is_closed for table in (*school, *flood[1:], fresh))


def test_friends_who_wait_for_each_other_keep_their_table_when_a_script_of_their_address_sits_at_hundreds(monkeypatch):
    monkeypatch.setattr(tables_of, "MOST_EACH", 5)
    tables = Tables(Store(), most=10)
    friends = tables.open("school")
    flood = [tables.open("school") for _ in range(9)]
    for table in (friends, *flood):
        joined(table, "Chen")
    joined(friends, "Dana")
    tables.open("school")
    assert flood[0].is_closed and not friends.is_closed


def test_an_empty_lobby_goes_after_a_day_and_one_where_people_wait_stays(place, monkeypatch):
    store = Store(place)
    tables = Tables(store)
    empty, waits, dealt = tables.open(), tables.open(), tables.open()
    joined(waits, "Asha")
    press(dealt, joined(dealt, "Ben"), Press("deal"))
    school = tables.open_class()
    store.make(f"{school.code}/1")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + LOBBY_KEPT + 10)
    tables.sweep()
    assert empty.is_closed
    assert [store.has(table.code) for table in (empty, waits, dealt)] == [False, True, True]
    assert store.has(school.code, school.KIND) and store.has(f"{school.code}/1")


def test_tables_of_classes_and_deleted_ones_leave_room_for_others(place):
    store = Store(place)
    for number in range(5):
        store.make(f"{EXAMPLE}/{number}")
    assert store.count() == 0
    tables = Tables(store, most=1)
    table = tables.open()
    store.hide(table.code)
    assert store.count() == 0 and store.count(DELETED) == 1
    tables.open()
    assert store.count(DELETED) == 0, "deleted tables go first"


# ── the administrator ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def kept(place) -> Tables:
    """A store with a table that is played at, an empty one and a class."""
    tables = Tables(Store(place))
    played, empty, school = tables.open(), tables.open(), tables.open_class()
    empty.join("Chen")
    play_one_move(played, joined(played, "Secretname"))
    tables.store.make(f"{school.code}/1")
    school.join("Otherpupil")
    return tables


def told(capsys, *words: str) -> tuple[int, str]:
    result = main(["tables", *words])
    out, error = capsys.readouterr()
    return result, out + error


def test_the_administrator_sees_what_is_kept_and_no_names_or_hands(kept, place, capsys):
    result, said = told(capsys, "--store", place)
    played, empty, school = kept.here
    assert result == 0
    for code, kind, moves in ((played.code, "table", "yes"), (empty.code, "table", "no"), (school.code, "class", "no")):
        (line,) = [line for line in said.splitlines() if line.startswith(code)]
        assert line.split()[1] == kind and line.split()[-1] == moves
    assert "2 tables and 1 class" in said
    hand = kept.store.read(played.code)
    assert not any(word in said for word in ("Secretname", "Otherpupil", hand[-1]["move"]))


def test_the_administrator_removes_a_table_a_class_and_those_at_which_nobody_moved(kept, place, capsys):
    played, empty, school = kept.here
    assert told(capsys, "--store", place, "--remove-unplayed") == (0, f"{empty.code} is removed.\n")
    assert told(capsys, "--store", place, "--remove", school.code.lower()) == (0, f"{school.code} is removed.\n")
    assert [one.code for one in kept.store.shelf()] == [played.code]
    for table in (empty, school):
        table.catch_up()
        assert table.is_closed, "a server that runs sees it"
    assert told(capsys, "--store", place, "--remove-older", "3") == (
        0,
        "Nothing was removed, because no table is like that.\n",
    )
    assert told(capsys, "--store", place, "--remove-older", "0")[1] == f"{played.code} is removed.\n"
    assert "There are no tables and no classes" in told(capsys, "--store", place)[1]


def test_the_administrator_s_mistakes_are_one_sentence(kept, place, capsys, tmp_path):
    for words, said in (
        (("--remove", "firn 42"), "Nothing was removed. No table has the word FIRN. Is it FERN?"),
        (
            ("--remove", kept.here[0].code, EXAMPLE),
            f"Nothing was removed. No table or class here has the code {EXAMPLE}",
        ),
    ):
        result, answer = told(capsys, "--store", place, *words)
        assert result == 2 and answer.startswith(said)
    assert len(kept.store.shelf()) == 4, "of several codes none is removed where one is wrong"
    result, answer = told(capsys, "--store", str(tmp_path / "none.sqlite"))
    assert result == 2 and answer.startswith("There is no store at") and not (tmp_path / "none.sqlite").exists()
    (tmp_path / "odd.sqlite").write_bytes(b"hello " * 1000)
    result, answer = told(capsys, "--store", str(tmp_path / "odd.sqlite"))
    assert result == 2 and "cannot be used" in answer
