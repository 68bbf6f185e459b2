"""A list of nicknames: pasted, absent, grouped, copied; the same with every store."""

from __future__ import annotations

import pytest

from mathgames_widgets.classroom import roster
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.homework import LESSON, ServedLesson, Work
from mathgames_widgets.classroom.register import ClassStanding
from mathgames_widgets.classroom.roster import hard_for, holder_of, names_in, own_code
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Clock, Someone, came, opened
from tests.classroom.test_class import groups

say = room("mathgames_widgets.classroom.board")
THREE = "1. Asha\n2. Ben\n3. Chen\n"


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Asha\nBen\r\n\r\nChen", ["Asha", "Ben", "Chen"]),
        ("\ufeffAsha;9b\nBen;9b", ["Asha", "Ben"]),
        ('"Asha"\t7\n"Ben"\t8', ["Asha", "Ben"]),
        ("Asha, Ben, Chen", ["Asha", "Ben", "Chen"]),
        ("- Asha\n* Ben\n12) Chen", ["Asha", "Ben", "Chen"]),
    ],
)
def test_a_list_is_read_as_it_is_pasted(typed, names):
    assert names_in(typed) == names


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "The list has no names"),
        (" \n,;\n", "The list has no names"),
        ("Asha\nasha", "on the list twice"),
        ("Asha\n" + "x" * 30, "Line 2 of the list cannot be used."),
        ("A\u200bB\nC", "Line 1 of the list cannot be used."),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_in_a_sentence(typed, said):
    school, teacher = opened()
    teacher.take(Press("view", "people"))
    teacher.take(Press("list"), names=typed)
    assert said in teacher.words and not school.standing.people


def test_those_on_the_list_come_by_their_names_and_are_seated_when_they_are_there():
    school, teacher = opened()
    teacher.take(Press("view", "people"))
    teacher.take(Press("list-file"), text=THREE)
    assert [one.name for one in school.standing.people.values()] == ["Asha", "Ben", "Chen"]
    assert not any(groups(school)), "nobody is here"
    with pytest.raises(CannotBeDone):
        school.do(school.start)
    asha, ben = came(school, "asha", "Ben")
    assert groups(school) == [["Asha", "Ben"]] and len(school.standing.people) == 3
    with pytest.raises(CannotBeDone):
        school.join("Asha")
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"), players="2")
    assert groups(school) == [["Asha", "Ben"]], "no table waits for Chen"
    (chen,) = came(school, "Chen")
    assert school.standing.table_of(chen.person) == 1
    assert school.standing.people.keys() == {asha.person, ben.person, chen.person}


def test_who_is_absent_today_gets_no_seat_until_they_come():
    school, teacher = opened()
    *_, chen = came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("view", "people"))
    school.leave(chen.person, chen.line)
    teacher.take(Press("away", (chen.person, True)))
    assert say("is-away", pupil="Chen") in teacher.words
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"), players="3")
    assert groups(school) == [["Asha", "Ben"]]
    school.enter(chen.person, chen.line)
    assert school.standing.table_of(chen.person) == 1 and not school.standing.away


def test_a_list_longer_than_a_class_is_refused_whole():
    school, teacher = opened()
    teacher.take(Press("view", "people"))
    teacher.take(Press("list"), names="\n".join(f"Pupil {number}" for number in range(61)))
    assert not school.standing.people and "room for 60 names" in teacher.words


def test_a_list_of_thousands_is_refused_before_its_names_are_compared(monkeypatch):
    compared = []
    monkeypatch.setattr(roster, "alike", lambda one, other: compared.append(one))
    with pytest.raises(CannotBeDone) as refused:
        roster.names_in("\n".join(f"Pupil {number}" for number in range(12_000)))
    assert str(refused.value) == say("long-list", most=60, many=12_000) and not compared


def test_personal_codes_belong_to_one_pupil_and_are_read_as_they_are_typed():
    people = [person_of(f"{number}") for number in range(60)]
    codes = [own_code(b"secret", one) for one in people]
    assert len({*codes}) == 60
    assert holder_of(b"secret", people, f" {codes[7].lower().replace('-', '')} ") == people[7]
    assert holder_of(b"secret", people, "Asha") is holder_of(b"secret", people, "AAAA-AAAA") is None
    assert holder_of(b"another", people, codes[7]) is None


def answer(school: Class, person: str, key: str, right: bool, *ideas: str) -> None:
    what = {"id": person, "page": "byorf/practice", "key": key, "right": right, "tries": 1, "shown": False}
    school.do(lambda: school._note({"report": {**what, "ideas": [*ideas], "kind": "zeros"}}))


def test_those_who_find_the_same_thing_hard_sit_together_and_stay_together():
    school, teacher = opened()
    a, b, c, d = came(school, "Asha", "Ben", "Chen", "Dana")
    teacher.take(Press("set"), players="2")
    teacher.take(Press("by-hard"))
    assert "No answer has been wrong so far." in teacher.words
    answer(school, a.person, "1", False, "sign-lost")
    answer(school, d.person, "1", False, "sign-lost")
    answer(school, b.person, "1", False)
    answer(school, c.person, "1", True)
    assert hard_for(school.standing) == {
        a.person: "sign-lost", d.person: "sign-lost", b.person: "byorf/practice zeros"
    }  # fmt: skip
    teacher.take(Press("by-hard"))
    assert groups(school) == [["Asha", "Dana"], ["Ben", "Chen"]]
    came(school, "Emre")
    assert groups(school)[0] == ["Asha", "Dana"], "they are kept when someone joins"
    teacher.take(Press("hold", False))
    came(school, "Fay")
    assert [len(one) for one in groups(school)] == [2, 2, 2]


def test_work_has_a_last_day_and_what_comes_later_is_marked():
    clock = Clock()
    school, teacher = opened(clock)
    (asha,) = came(school, "Asha")
    school.lessons = (ServedLesson("byorf/zeros", "Zeros"),)
    teacher.take(Press("view", "lessons"))
    for typed, said in (("tomorrow", say("no-such-day", typed="tomorrow")), ("2001-01-01", say("day-is-over"))):
        teacher.take(Press("lesson"), lesson="byorf/zeros", due=typed)
        assert said in teacher.words and school.standing.work is None
    teacher.take(Press("lesson"), lesson="byorf/zeros", due="2999-11-27")
    assert "Due on Wednesday, 27 November" in teacher.words and "Due on Wednesday, 27 November" in asha.words
    assert school._lateness("byorf/zeros") == {}
    school.do(lambda: school.set_work(Work(LESSON, "byorf/zeros", "Zeros", due="1970-01-01")))
    clock.now = 3 * 86400.0
    assert school._lateness("byorf/zeros") == {"late": True} and school._lateness("byorf/holes") == {}


def test_a_late_answer_says_so():
    what = {"id": "a", "page": "byorf/zeros", "key": "1", "right": True, "tries": 1, "shown": False, "ideas": []}
    standing = ClassStanding()
    standing.take({"join": {"id": "a", "name": "Asha"}})
    standing.take({"report": {**what, "late": True}})
    (one,) = standing.reports["byorf/zeros", "1"].values()
    assert one.sign == "✓†" and one.said == say("answered-late", answer=say("answered", how="right", tries=1))


def test_a_copy_has_the_people_and_no_answers(place):
    tables = Tables(Store(place))
    school = tables.open_class()
    school.do(lambda: school.expect_all(THREE))
    asha, ben, chen = (Someone(school, name) for name in ("Asha", "Ben", "Chen"))
    answer(school, asha.person, "1", True)
    fresh = tables.open_class()
    fresh.do(lambda: fresh.follow(school))
    again = Tables(Store(place)).find(fresh.code)
    assert {one: person.name for one, person in again.standing.people.items()} == {
        asha.person: "Asha", ben.person: "Ben", chen.person: "Chen"
    }  # fmt: skip
    assert not again.standing.reports and not again.standing.results
    assert [*again.standing.groups.values()] == [*school.standing.groups.values()] and again.standing.by_hand
    assert own_code(tables.secret, asha.person) == own_code(tables.secret, next(iter(again.standing.people)))


def test_the_list_stands_again_in_every_store(place):
    school = Tables(Store(place)).open_class()
    school.do(lambda: school.expect_all(THREE))
    chen = [*school.standing.people][2]
    school.do(lambda: school.set_away(chen, True))
    school.do(lambda: school.hold(True))
    again = Tables(Store(place)).find(school.code).standing
    assert (again.people, again.roster, again.away, again.by_hand) == (
        school.standing.people, school.standing.roster, {chen}, True
    )  # fmt: skip
    assert list(again.roster.values()) == ["Asha", "Ben", "Chen"]
