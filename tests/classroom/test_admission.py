"""Who comes into a class: a lock, names taken off the list that stay out, and one pupil in one browser."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.classroom.admission import MOST_RENAMED, HereAlready
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.gate import MOST_REMOVED
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Clock, Someone, came, opened

say = room("mathgames_widgets.classroom.board")


@pytest.fixture
def clock() -> Clock:
    return Clock()


def names(school: Class) -> list[str]:
    return [one.name for one in school.standing.people.values()]


def sure(teacher: Someone, thing: Press) -> None:
    """Press what is asked about once more."""
    teacher.take(thing)
    teacher.take(thing)


# ── a lock ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_while_a_class_is_locked_nobody_else_joins_and_those_who_are_here_come_back(clock):
    school, teacher = opened(clock)
    (asha,) = came(school, "Asha")
    teacher.take(Press("view", "people"))
    teacher.take(Press("lock", True))
    assert teacher.read.one(cls="mg-locked").text == "Locked"
    with pytest.raises(CannotBeDone, match=say("class-is-locked")):
        school.join("Ben")
    school.leave(asha.person, asha.line)
    school.enter(asha.person, asha.line)
    assert school.is_here(asha.person)
    school.do(lambda: school.let_in_again(asha.person))
    assert person_of(school.join("Asha")) == asha.person, "on another device"
    teacher.take(Press("lock", False))
    assert person_of(school.join("Ben")) in school.standing.people and not teacher.read.find(cls="mg-locked")


# ── taken off the list ────────────────────────────────────────────────────────────────────────────────────────────


def test_who_is_taken_off_stays_out_by_browser_and_by_name_until_let_in(place):
    school, teacher = opened(store=Store(place))
    asha, ben = came(school, "Asha", "Ben")
    sure(teacher, Press("remove", ben.person))
    assert ben.ended == say("you-are-off")
    again = Class.opened("FERN-42", Store(place))
    for one in (school, again):
        with pytest.raises(CannotBeDone, match=say("name-is-off")):
            one.join(" BEN ")
        with pytest.raises(CannotBeDone, match=say("you-are-off")):
            one.join("Somebody Else", ben.person)
    school.catch_up()
    assert names(school) == ["Asha"] and not school.knows(ben.person)
    teacher.take(Press("view", "people"))
    assert teacher.read.one(data_key=f"back-{ben.person[:12]}").get("aria-label") == say("let-name-in", name="Ben")
    teacher.take(Press("back", ben.person))
    again.catch_up()
    assert person_of(again.join("Ben", ben.person)) in again.standing.people
    school.catch_up()
    assert names(school) == ["Asha", "Ben"] and not asha.ended
    for one in (school, again):
        one._store.close()


def test_all_who_came_since_a_moment_go_at_once_and_those_who_were_there_stay(clock):
    school, teacher = opened(clock)
    came(school, "Asha", "Ben")
    clock.now += 200
    flood = came(school, *(f"False {number}" for number in range(20)))
    teacher.take(Press("view", "people"))
    teacher.take(Press("since", None), since="120")
    asked = "Take 20 pupils off the list, and delete everything kept about them? False 0, False 1,"
    assert asked in teacher.words and "and 8 more." in teacher.words and len(names(school)) == 22
    clock.now += 30
    late = came(school, "False 20")
    clock.now += 110
    teacher.take(lambda thing: isinstance(thing, Press) and thing.what == "since" and thing.value)
    assert names(school) == ["Asha", "Ben"], "those too who came while the teacher read the question"
    assert all(one.ended == say("you-are-off") for one in [*flood, *late])
    with pytest.raises(CannotBeDone):
        school.join("False 3")
    teacher.take(Press("back", ""))
    assert school.join("False 3")


def test_those_who_came_since_the_last_start_are_taken_off(clock):
    school, teacher = opened(clock)
    came(school, "Asha", "Ben")
    teacher.take(Press("view", "people"))
    assert not any(one.get("value") == "start" for one in teacher.read.find(tag="option"))
    clock.now += 10
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"))
    clock.now += 10
    came(school, "Chen")
    teacher.take(Press("view", "people"))
    teacher.take(Press("since", None), since="start")
    teacher.take(Press("since", school.standing.started))
    assert names(school) == ["Asha", "Ben"] and say("many-off-the-list", many=1) in str(teacher.came)
    teacher.take(Press("since", None), since="start")
    assert say("nobody-since") in teacher.words


def test_names_that_stay_out_are_bounded(monkeypatch):
    school, _ = opened()
    monkeypatch.setattr("mathgames_widgets.classroom.gate.MOST_REMOVED", 3)
    for number in range(5):
        person = person_of(school.join(f"Name {number}"))
        school.do(lambda person=person: school.remove(person))
    assert list(school.standing.gate.removed.values()) == ["Name 2", "Name 3", "Name 4"]
    assert MOST_REMOVED >= 2 * school.MOST


# ── one pupil in one browser ──────────────────────────────────────────────────────────────────────────────────────


def test_a_second_name_from_one_browser_adds_nobody():
    school, _ = opened()
    (asha,) = came(school, "Asha")
    for number in range(70):
        with pytest.raises(HereAlready, match=re.escape(say("here-already", pupil="Asha"))):
            school.join(f"False {number}", asha.person)
    assert names(school) == ["Asha"]


def test_a_pupil_changes_the_own_name_between_two_games_and_not_for_ever():
    school, teacher = opened()
    asha, _ = came(school, "Asha", "Ben")
    school.rename(asha.person, " Asha  K ")
    assert names(school) == ["Asha K", "Ben"] and "Asha K" in teacher.words
    with pytest.raises(CannotBeDone, match=re.escape(say("name-taken", name="ben"))):
        school.rename(asha.person, "ben")
    teacher.take(Press("start"))
    with pytest.raises(CannotBeDone, match=re.escape(say("name-cannot-change"))):
        school.rename(asha.person, "Asha")
    sure(teacher, Press("end"))
    teacher.take(Press("next"))
    for number in range(MOST_RENAMED - 1):
        school.rename(asha.person, f"Asha {number}")
    with pytest.raises(CannotBeDone, match=re.escape(say("name-cannot-change"))):
        school.rename(asha.person, "Asha")
    opened_again = Class.opened("FERN-42", school._store)
    assert names(opened_again) == ["Asha 1", "Ben"]


def test_two_pupils_share_a_device_when_the_teacher_lets_the_second_in(place):
    school, teacher = opened(store=Store(place))
    there = Class.opened("FERN-42", Store(place))
    (asha,) = came(school, "Asha")
    there.wish_to_join(asha.person, "Ben")
    there.wish_to_join(asha.person, "Ben")
    school.catch_up()
    assert teacher.words.count(say("asks-to-join", name="Ben", pupil="Asha")) == 1
    with pytest.raises(HereAlready):
        there.join("Ben", asha.person)
    teacher.take(Press("allow", (asha.person, True)))
    there.catch_up()
    with pytest.raises(HereAlready):
        there.join("Chen", asha.person)
    ben = person_of(there.join("Ben", asha.person))
    with pytest.raises(HereAlready):
        there.join("Dana", ben)
    with pytest.raises(HereAlready):
        there.join("Dana", asha.person)
    school.catch_up()
    assert names(school) == ["Asha", "Ben"] and "asks to join" not in teacher.words
    for one in (school, there):
        one._store.close()


def test_a_wish_that_is_refused_is_gone():
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    school.wish_to_join(asha.person, "Ben")
    teacher.take(Press("allow", (asha.person, False)))
    assert not school.standing.gate.wishes and "asks to join" not in teacher.words
    with pytest.raises(HereAlready):
        school.join("Ben", asha.person)


def test_who_is_let_in_on_another_device_may_come_at_another_server(tmp_path, clock):
    place = str(tmp_path / "t.sqlite")
    school, teacher = opened(clock, store=Store(place))
    there = Class.opened("FERN-42", Store(place))
    there.time_of_day = clock
    (asha,) = came(school, "Asha")
    teacher.take(Press("again", asha.person))
    there.catch_up()
    assert person_of(there.join("Asha")) == asha.person
    with pytest.raises(CannotBeDone, match="already called Asha"):
        there.join("Asha")


def test_a_log_of_an_earlier_version_is_read(tmp_path):
    """It has no times, and names that were taken off long ago stay out as well."""
    store = Store()
    store.make("FERN-42", "class")
    log = [{"class": {}}, {"join": {"id": "a", "name": "Asha"}}, {"join": {"id": "b", "name": "Ben"}}, {"out": "b"}]
    store.add("FERN-42", 0, log)
    school = Class.opened("FERN-42", store)
    assert names(school) == ["Asha"] and school.standing.gate.since(1.0) == []
    with pytest.raises(CannotBeDone, match=say("name-is-off")):
        school.join("Ben")
