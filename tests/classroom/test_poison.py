"""One failure stays one: a log entry or a drawing that is broken stops nobody else, before and after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from mathgames_widgets.classroom.board import ClassBoard
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.gathering import Gathering
from mathgames_widgets.classroom.homework import Homework
from mathgames_widgets.classroom.lobby import Lobby
from mathgames_widgets.classroom.register import TEACHER
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import ASIDE, Behind, Store
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.waiting import WaitingPage
from mathgames_widgets.classroom.window import LiveWindow
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.page import Page
from mathgames_widgets.serving import shelf
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Someone, came, opened, play_on
from tests.classroom.test_class import LESSON, SAID

say = room("mathgames_widgets.classroom.board")

HALF = "\ud800"
POISON = [None, True, -1, 10**30, HALF, "", [], {}, [[]], {"id": HALF}, {"id": None}]

REPORT = {"id": "", "page": "byorf/lesson", "key": "hole", "right": True, "tries": 1, "shown": False, "ideas": []}
ENTRIES: dict[str, list[Any]] = {
    "class": POISON,
    "join": [*POISON, {"id": "x", "name": HALF}, {"id": "x", "name": None}, {"id": ["x"], "name": "X"}],
    "out": POISON,
    "set": [*POISON, {"game": HALF}, {"boxes": {}}, {"boxes": {"players": HALF}}, {"bot": 5}, {"people": {}}],
    "groups": [*POISON, [[HALF, "nobody"]], [None]],
    "place": [*POISON, {"id": "nobody", "table": 1, "by_hand": True}, {"id": "", "table": HALF, "by_hand": True}],
    "start": [*POISON, {"game": HALF, "boxes": {}, "seeds": {}}, {"game": "byorf", "boxes": {}, "seeds": {"1": None}}],
    "open": [*POISON, {"table": HALF, "seed": "x"}, {"table": 1, "seed": None}],
    "pause": POISON[:1] + POISON[2:],
    "phase": POISON,
    "result": [*POISON, {"round": 1, "table": 1, "game": HALF, "names": [], "held": [], "scores": [], "places": [],
                         "made": {}},
               {"round": 1, "table": 1, "game": "byorf", "names": [HALF], "held": [None], "scores": [1], "places": "x",
                "made": {"9": []}}],
    "work": [*POISON[1:], {"what": "practice", "of": HALF, "title": "x", "kinds": [], "seed": "x", "count": 1},
             {"what": "lesson", "of": "x", "title": None, "kinds": [None], "seed": None, "count": HALF}],
    "course": [*POISON, {"id": "x", "text": None}],
    "report": [*POISON, REPORT | {"key": HALF}, REPORT | {"words": HALF}, REPORT | {"ideas": [[HALF, HALF]]},
               REPORT | {"ideas": [[]]}, REPORT | {"tries": HALF}, REPORT | {"page": None}, REPORT | {"key": "STUPID"}],
    "marks": [*POISON, {"key": HALF}, {"key": None}],
    "name": [*POISON, {"id": "", "name": HALF}, {"id": "", "name": None}],
    "lock": POISON[:1] + POISON[2:],
    "back": POISON,
    "wish": [*POISON, {"id": HALF, "name": None}],
    "expect": [*POISON, {"id": "", "until": HALF}],
    "never heard of": POISON,
}  # fmt: skip
"""Each kind of entry of a class's log, with what older versions let in, and what a damaged file might hold."""


def all_goes_on(school: Class, teacher: Someone, pupils: list[Someone]) -> None:
    """Everyone sees a page, a newcomer gets in, an answer counts, and a game is dealt and ended."""
    pupils.append(Someone(school, f"Newcomer {len(school.standing.people)}"))
    school.lessons = [LESSON]
    for view in ("lessons", "results", "tables"):
        teacher.take(Press("view", view))
        assert school.code in teacher.words
    school.do(lambda: school.report(pupils[0].person, SAID | {"tries": 7}))
    school.look_around()
    if school.standing.phase != "playing":
        teacher.take(Press("start"))
    for one in pupils:
        assert one.read.find(cls="mg-playing"), one.words
    teacher.take(Press("end"))
    teacher.take(Press("end"))
    teacher.take(Press("next"))
    for one in (teacher, *pupils):
        one.html.encode()
        assert not one.ended


@pytest.mark.parametrize("kind", ENTRIES)
def test_poisoned_entries_of_a_class_stop_nobody_before_and_after_a_restart(kind):
    """A class that an older version let be poisoned opens again, with all that can be read of it."""
    store = Store()
    school, _ = opened(store=store)
    people = [one.person for one in came(school, "Asha", "Ben")]
    for what in ENTRIES[kind]:
        told = what | {"id": people[0]} if isinstance(what, dict) and what.get("id") == "" else what
        store.add(school.code, store.length(school.code), [{kind: told}])
    for _ in range(2):
        again = Class.opened(school.code, store)
        teacher = Someone(again, "Teacher", TEACHER)
        assert people == [person for person in people if person in again.standing.people]
        all_goes_on(again, teacher, [Someone(again, person=person) for person in people])


@pytest.mark.parametrize("what", [None, HALF, [], {"id": HALF}, "0 keep F99"], ids=repr)
def test_a_poisoned_table_of_a_class_is_dealt_anew_and_the_others_play_on(what):
    store = Store()
    school, teacher = opened(store=store)
    pupils = came(school, "Asha", "Ben", "Chen", "Dana")
    teacher.take(Press("set"), players="2")
    teacher.take(Press("start"))
    kept = store.read("FERN-42/2")
    for kind in ("move", "deal", "seat", "back", "join", "never heard of"):
        store.add("FERN-42/1", store.length("FERN-42/1"), [{kind: what}])
        again = Class.opened(school.code, store)
        people = [Someone(again, person=one.person) for one in pupils]
        for one in people:
            assert one.read.find(cls="mg-playing"), kind
        assert store.read("FERN-42/2")[: len(kept)] == kept


@pytest.mark.parametrize("damage", [{"move": "0 keep F99"}, {"deal": None}, "half a line"], ids=repr)
def test_a_table_of_a_class_that_cannot_be_read_is_set_aside_and_nothing_of_it_is_lost(damage, place):
    """What happened is said to its players and to the teacher, at each server and after a restart, to nobody else."""
    first, second = Store(place), Store(place)
    school, teacher = opened(store=first)
    pupils = came(school, "Asha", "Ben", "Chen", "Dana")
    teacher.take(Press("set"), players="2")
    teacher.take(Press("start"))
    play_on(school, 1, 2)
    poison(first, "FERN-42/1", damage)
    log = entries(first, "FERN-42/1")
    for store in (first, second, second):
        again = Class.opened(school.code, store)
        teacher, people = Someone(again, "Teacher", TEACHER), [Someone(again, person=one.person) for one in pupils]
        for one in people:
            assert one.read.find(cls="mg-playing")
            assert (say("new-cards") in one.words) == (again.standing.table_of(one.person) == 1)
        assert [kept.code for kept in store.shelf() if kept.kind == ASIDE] == ["FERN-42/1-aside-1"]
        assert "kept on the server as FERN-42/1-aside-1." in teacher.read.one(data_key="table1").text
        assert "aside" not in teacher.read.one(data_key="table2").text
    assert entries(second, "FERN-42/1-aside-1") == log, "not a byte is lost"
    teacher.take(Press("end"))
    teacher.take(Press("end"))
    teacher.take(Press("next"))
    teacher.take(Press("start"))
    assert "aside" not in teacher.words and say("new-cards") not in "".join(one.words for one in people)


def test_a_table_is_set_aside_by_one_of_two_servers_and_as_often_as_it_breaks(place):
    first, second = Store(place), Store(place)
    school, teacher = opened(store=first)
    pupils = came(school, "Asha", "Ben")
    teacher.take(Press("start"))
    at_second = Class.opened(school.code, second)
    Someone(at_second, person=pupils[1].person)
    for many in (1, 2):
        poison(first, "FERN-42/1", {"move": None})
        here = Class.opened(school.code, first)
        asha = Someone(here, person=pupils[0].person)
        with pytest.raises(Behind):
            second.set_aside("FERN-42/1", first.length("FERN-42/1") - 3)
        at_second.catch_up()
        at_second.look_around()
        assert [kept.kind for kept in first.shelf()].count(ASIDE) == many
        assert first.whole("FERN-42/1") == second.whole("FERN-42/1")
        assert asha.read.find(cls="mg-playing")
        assert at_second.table(1).standing.deal == here.table(1).standing.deal
    assert shelf.named(first, ["FERN-42/1-aside-2"]) == ["FERN-42/1-aside-2"]
    assert shelf.not_played(first) == []
    assert "FERN-42/1-aside-1  set aside" in shelf.told(first)
    shelf.remove(first, "FERN-42/1-aside-2")
    assert "aside-2" not in shelf.told(second) and "aside-1" in shelf.told(second)
    here.do(here.close)
    assert first.shelf() == [], "whoever deletes a class deletes what was set aside as well"


def poison(store: Store, code: str, damage: object) -> None:
    """A log ends with an entry that says nothing, or with half a line."""
    store.add(code, store.length(code), [damage if isinstance(damage, dict) else {"move": "0"}])
    if not isinstance(damage, dict):
        last = store.length(code) - 1
        store._ask(
            "UPDATE mathgames_entries SET entry = ? WHERE code = ? AND number = ? RETURNING code", '{"mo', code, last
        )


def entries(store: Store, code: str) -> list[tuple[int, str]]:
    """What stands in the place itself."""
    return store._ask("SELECT number, entry FROM mathgames_entries WHERE code = ? ORDER BY number", code)


@pytest.mark.parametrize("what", [None, HALF, [], {"id": HALF}], ids=repr)
def test_a_poisoned_table_is_one_sentence_and_others_open(what):
    store = Store()
    tables = Tables(store)
    poisoned, sound = tables.open(), tables.open()
    for table in (poisoned, sound):
        Someone(table, "Asha")
    poisoned.do(lambda: poisoned.deal(poisoned.leader))
    store.add(poisoned.code, store.length(poisoned.code), [{"move": what}])
    again = Tables(store)
    with pytest.raises(CannotBeDone, match=r"\.$"):
        again.find(poisoned.code)
    assert "Ben" in Someone(again.find(sound.code), "Ben").words


# ── what cannot be drawn ──────────────────────────────────────────────────────────────────────────────────────────


class Drawn:
    """Draws fail for one kind of page and one person; and everybody else is looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type[Page], way: str, fails: Any) -> None:
        self.fails = False
        draw = getattr(kind, way)

        def drawn(page: Any, *arguments: Any, **more: Any) -> Any:
            if self.fails and fails(page):
                raise KeyError("Asha's hand")
            return draw(page, *arguments, **more)

        monkeypatch.setattr(kind, way, drawn)


def anew(*places: Gathering) -> None:
    """Something changes there."""
    for place in places:
        place.do(lambda place=place: setattr(place, "_changed", True))


SAYS = "could not be shown"


@pytest.mark.parametrize("way", ["_tables", "_results", "_lessons", "_table", "_chip", "_grid", "_drawn"])
def test_a_part_of_the_teachers_page_that_cannot_be_drawn_is_said_there_alone(way, monkeypatch, caplog):
    broken = Drawn(monkeypatch, ClassBoard, way, lambda page: True)
    school, teacher = opened()
    school.lessons = [LESSON]
    pupils = came(school, "Asha", "Ben")
    school.do(lambda: school.report(pupils[0].person, SAID))
    broken.fails, said = True, ""
    for view in ("results", "lessons", "tables"):
        teacher.take(Press("view", view))
        said += teacher.words
        assert teacher.read.one(data_key="view-tables"), "the other parts are there"
    pupils.append(Someone(school, "Chen"))
    assert SAYS in said + teacher.words
    school.do(school.start)
    for one in pupils:
        assert one.read.find(cls="mg-playing")
    broken.fails = False
    anew(school)
    assert SAYS not in teacher.words
    assert "hand" not in caplog.text and "Asha" not in caplog.text


@pytest.mark.parametrize(("kind", "way"), [(WaitingPage, "_drawn"), (Homework, "_page"), (LiveWindow, "_status_said")])
def test_a_pupils_page_that_cannot_be_drawn_stops_nobody_else(kind, way, monkeypatch, caplog):
    broken = Drawn(monkeypatch, kind, way, lambda page: getattr(page, "_person", asha.person) == asha.person)
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", school.standing.game), count="3", seed="fern 42")
    broken.fails = True
    if kind is Homework:
        asha.take(Press("practise"))
    elif kind is LiveWindow:
        school.do(school.start)
        assert ben.read.find(cls="mg-playing")
    anew(school, *school._tables.values())
    chen = Someone(school, "Chen")
    assert SAYS in asha.words
    for one in (ben, chen, teacher):
        assert SAYS not in one.words
    broken.fails = False
    anew(school, *school._tables.values())
    assert SAYS not in asha.words
    assert "Asha" not in caplog.text and len(caplog.records) < 6, "each fault is told once"


def test_a_lobby_that_cannot_be_drawn_stops_nobody_else(monkeypatch, caplog):
    broken = Drawn(monkeypatch, Lobby, "_drawn", lambda page: page._person == asha.person)
    table = LiveTable("FERN-42", Store())
    table.make()
    asha = Someone(table, "Asha")
    broken.fails = True
    ben = Someone(table, "Ben")
    again = Someone(table, person=asha.person)
    assert SAYS in asha.words and SAYS in again.words and "Ben" in ben.words
    table.do(lambda: table.deal(table.leader))
    for one in (asha, ben, again):
        assert one.read.find(cls="mg-playing")
    assert caplog.records and "hand" not in caplog.text
