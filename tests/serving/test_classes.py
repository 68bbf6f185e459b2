"""A class over real sockets: the key opens the teacher's pages, and nothing that a pupil has leads there."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse

from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import classes, live
from tests.classroom.people import House, Visitor, house, run, until, written_by_servers

say = room("mathgames_widgets.classroom.board")
say_door = room("mathgames_widgets.serving.classes")


async def teacher_of(home: House) -> Visitor:
    """Who has opened the address with the key, and a class."""
    teacher = Visitor(home.url, "Teacher")
    answer = await teacher.ask(f"class?key={home.live.tables.teachers_key()}")
    assert answer.code == 303 and answer.headers["Location"] == "/class", "the key does not stay in the address"
    answer = await teacher.send_form("class")
    assert answer.code == 303, answer.body
    teacher.code = answer.headers["Location"].rpartition("/")[2]
    shown = await teacher.ask(f"class/{teacher.code}")
    assert shown.code == 200 and b"Class " + teacher.code.encode() in shown.body
    await teacher.connect("class")
    return teacher


async def pupils_of(teacher: Visitor, *names: str) -> list[Visitor]:
    people = [Visitor(teacher.url, name) for name in names]
    for one in people:
        await one.join(teacher.code.lower())
        await one.connect()
    return people


def test_a_class_comes_in_starts_and_plays_over_sockets():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            pupils = await pupils_of(teacher, "Asha", "Ben", "Chen")
            assert all(say("comes-waiting") in one.words for one in pupils)
            await until(lambda: "3 of 3 here" in teacher.words)
            assert "Only this computer can open these pages." in teacher.words
            await teacher.press_key("start", players="2", same="on", fills="on")
            for one in pupils:
                await until(lambda one=one: one.read.find(cls="mg-playing"))
            seed = home.table(teacher.code).standing.seeds[1]
            assert len(home.table(teacher.code).standing.seeds) == 2
            await pupils[0].press_key("log")
            assert pupils[0].read.find(cls="mg-drawer"), "the table answers"
            await teacher.press_key("pause")
            for one in pupils:
                await until(lambda one=one: "Eyes up here" in one.words)
            await teacher.press_key("go-on")
            await until(lambda: pupils[0].read.find(cls="mg-playing"))
            secrets = [seed, home.live.tables.teachers_key(), teacher.cookies[classes.TEACHERS_COOKIE]]
            for one in pupils:
                everything = "".join(one.traffic) + str(one.cookies)
                assert not any(secret in everything for secret in secrets)
                assert classes.TEACHERS_COOKIE not in everything

    run(test)


def test_the_cookie_of_a_teacher_is_for_the_teachers_pages_only():
    async def test() -> None:
        async with house(base_url="/games/") as home:
            visitor = Visitor(home.url)
            answer = await visitor.ask(f"class?key={home.live.tables.teachers_key()}")
            (seat,) = [one for one in answer.headers.get_list("Set-Cookie") if classes.TEACHERS_COOKIE in one]
            assert {"HttpOnly", "SameSite=Lax", "Path=/games/class"} <= set(seat.split("; "))

    run(test)


def test_a_class_has_a_key_of_its_own_that_opens_no_other():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            other = (await teacher.send_form("class")).headers["Location"].rpartition("/")[2]
            mine = home.live.tables.teachers_key(home.table(teacher.code))
            assert mine in (await teacher.ask("class")).body.decode(), "who leads all can hand it on"
            colleague = Visitor(home.url)
            colleague.code = teacher.code
            assert (await colleague.ask(f"class/{other}?key={mine}")).code == 403
            answer = await colleague.ask(f"class/{teacher.code.lower()}?key={mine}")
            assert answer.code == 303 and answer.headers["Location"] == f"/class/{teacher.code}"
            (seat,) = [one for one in answer.headers.get_list("Set-Cookie") if classes.TEACHERS_COOKIE in one]
            assert f"Path=/class/{teacher.code}" in seat.split("; ")
            await colleague.connect("class")
            assert f"Class {teacher.code}" in colleague.words
            assert b"The teacher" in (await colleague.ask("class")).body, "the list is for the key of all"
            assert (await colleague.ask("class", {})).code == 403
            thief = Visitor(home.url)
            thief.code, thief.cookies = other, dict(colleague.cookies)
            await thief.connect("class")
            assert thief.closed == live.NO_SEAT, "its cookie is for no other class"

    run(test)


def test_guessed_keys_open_nothing_and_guessing_ends():
    async def test() -> None:
        async with house() as home:
            thief = Visitor(home.url)
            good = home.live.tables.teachers_key()
            for guess in ("a", good[:-1], f"{good}a", "x%00", "=1%2B1"):
                answer = await thief.ask(f"class?key={guess}")
                assert answer.code == 403 and say_door("not-a-key") in answer.body.decode()
                answer = await thief.send_form("class", key=guess)
                assert answer.code == 403
            assert classes.TEACHERS_COOKIE not in thief.cookies
            assert (await thief.ask("class?key=b")).code == 429, "whoever tries many waits"
            assert (await thief.ask(f"class?key={good}")).code == 303, "and the right one counts at any time"

    run(test)


def test_forged_cookies_and_pupils_tickets_open_no_teachers_page():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            (asha,) = await pupils_of(teacher, "Asha")
            good, hers = teacher.cookies[classes.TEACHERS_COOKIE], asha.cookies[live.COOKIE]
            for forged in ("", "teacher", good[:-1] + ("0" if good[-1] != "0" else "1"), hers, f".{good}", "x" * 4000):
                thief = Visitor(home.url)
                thief.code = teacher.code
                thief.cookies = {classes.TEACHERS_COOKIE: forged, live.COOKIE: hers}
                shown = await thief.ask(f"class/{teacher.code}")
                assert b"The teacher&#x27;s key" in shown.body or b"The teacher's key" in shown.body, forged
                assert (await thief.ask("class", {})).code == 403
                await thief.connect("class")
                assert thief.closed == live.NO_SEAT and thief.traffic == [], forged
            thief = Visitor(home.url)
            thief.code, thief.cookies = teacher.code, {live.COOKIE: good}
            await thief.connect()
            assert thief.closed == live.NO_SEAT, "a teacher's cookie is no seat"

    run(test)


def test_a_server_that_stops_while_a_teacher_presses_writes_down_nothing(caplog):
    """What was written down had the address of the class in it, and so its code."""

    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            before = teacher.state["drawing"]
            for _ in range(40):
                teacher.send({"n": 0, "drawing": before, "values": {}})
            await until(lambda: teacher.state["drawing"] != before)

    run(test)
    assert not written_by_servers(caplog), caplog.text


@pytest.mark.parametrize(("is_over", "written"), [(True, 0), (False, 1)])
def test_what_ends_before_it_has_begun_is_written_down_only_while_the_server_goes_on(caplog, is_over, written):
    """A message may be cut short before its first line is reached, where nothing in it could be caught."""

    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            (line,) = home.live.led
            caplog.clear()
            home.live.is_over = is_over
            line.log_exception(asyncio.CancelledError, asyncio.CancelledError(), None)
            home.live.is_over = False
            assert len(written_by_servers(caplog)) == written and teacher.code

    run(test)


def test_a_pupils_presses_on_the_teachers_page_are_not_heard():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            asha, ben = await pupils_of(teacher, "Asha", "Ben")
            start = int(teacher.read.one(data_key="start").get("data-n") or "")
            message = {"n": start, "drawing": teacher.state["drawing"], "values": {}}
            asha.send(message, page=teacher.page)
            asha.send(message)
            ben.send({"restored": "{}"})
            await ben.leave()
            await until(lambda: not home.table(teacher.code).is_here(ben.name) and "1 of 2 here" in teacher.words)
            assert home.table(teacher.code).standing.phase == "waiting"

    run(test)


def test_new_classes_and_forms_from_elsewhere_are_limited(monkeypatch):
    monkeypatch.setattr(classes, "NEW_CLASSES", (1, 1e-9))

    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            answer = await teacher.send_form("class")
            assert answer.code == 400 and "Too many classes were opened" in answer.body.decode()
            assert f"Class {teacher.code}" in answer.body.decode(), "the classes that are here"
            token = re.findall(r'name="_xsrf" value="([^"]*)"', answer.body.decode())[0]
            assert (await teacher.ask("class", {"_xsrf": token}, Origin="http://evil.example")).code == 403
            assert (await teacher.ask("class", {})).code == 403

    run(test)


def test_the_tables_of_a_class_cannot_be_called_by_a_code():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            (asha,) = await pupils_of(teacher, "Asha")
            await teacher.press_key("start")
            thief = Visitor(home.url, "Thief")
            for code in (f"{teacher.code}/1", f"{teacher.code}%2F1"):
                assert (await thief.ask(f"t/{code}")).code == 404
                assert (await thief.send_form("join", code=code, name="Thief")).code == 400
            assert len(home.table(teacher.code).standing.people) == 1
            assert asha.read.find(cls="mg-playing")

    run(test)


# ── reports of lessons ────────────────────────────────────────────────────────────────────────────────────────────

GOOD: dict[str, Any] = {
    "page": "byorf/lesson", "key": "hole", "right": False, "tries": 1, "shown": False, "ideas": ["hole-is-gone"],
}  # fmt: skip


LESSONS = [
    ServedLesson(
        "byorf/lesson",
        "BYORF, all three lessons",
        (),
        ("from mathgames_widgets.games.byorf import lesson", "lesson.ask('hole')"),
    )
]


async def report(one: Visitor, said: Any, **headers: str) -> HTTPResponse:
    """Send a report as the script of a lesson does."""
    sent = {
        "Cookie": "; ".join(f"{name}={value}" for name, value in one.cookies.items()),
        "Origin": one.url.rstrip("/"),
        "Content-Type": "application/json",
        **headers,
    }
    body = said if isinstance(said, str) else json.dumps(said)
    address = f"{one.url}t/{one.code}/report"
    request = HTTPRequest(address, method="POST", body=body, headers=sent)
    return await AsyncHTTPClient().fetch(request, raise_error=False)


def test_answers_of_a_lesson_stand_on_the_teachers_page():
    async def test() -> None:
        async with house() as home:
            home.live.tables.lessons = LESSONS
            teacher = await teacher_of(home)
            asha, ben = await pupils_of(teacher, "Asha", "Ben")
            await teacher.press_key("view-lessons")
            assert (await report(asha, GOOD)).code == 204
            assert (await report(ben, GOOD | {"right": True, "tries": 2})).code == 204
            await until(lambda: "✓2" in teacher.words and "✗" in teacher.words)
            await until(lambda: re.search(r"2 × .* \[hole-is-gone\]", teacher.words))
            home.table(teacher.code).lessons = [*LESSONS, ServedLesson("byorf/zeros", "Zeros", ("Zeros", "The deal"))]
            await teacher.press_key("view-lessons")
            await teacher.press_key("set-lesson", lesson="byorf/zeros")
            await teacher.press_key("pace", pace="2")
            asked = await asha.ask(f"t/{teacher.code}/pace")
            assert json.loads(asked.body) == {"open": 2}
            assert (await Visitor(home.url).ask(f"t/{teacher.code}/pace")).code == 403
            await until(lambda: "not right yet" in asha.words)

    run(test)


def test_odd_oversized_foreign_and_too_many_reports_are_refused(monkeypatch):
    async def test() -> None:
        async with house() as home:
            home.live.tables.lessons = LESSONS
            teacher = await teacher_of(home)
            (asha,) = await pupils_of(teacher, "Asha")
            odd = [
                "", "[]", "null", "{}", "[" * 5000, {**GOOD, "page": "../etc"}, {**GOOD, "key": "k" * 100},
                {**GOOD, "key": ""}, {**GOOD, "tries": -1}, {**GOOD, "tries": "1"}, {**GOOD, "right": 1},
                {**GOOD, "ideas": [["a"]]}, {**GOOD, "ideas": [[1, 2]]}, {**GOOD, "ideas": "x"},
                {**GOOD, "key": "\ud800"}, {**GOOD, "ideas": ["\ud800"]}, {**GOOD, "key": "41. YOU ARE STUPID"},
                {**GOOD, "page": "byorf/holes"}, {**GOOD, "tries": 10**20}, {**GOOD, "more": float("nan")},
            ]  # fmt: skip
            for said in odd:
                assert (await report(asha, said)).code == 400, said
            assert (await report(asha, {**GOOD, "words": "w" * 10_000})).code == 413
            assert (await report(asha, GOOD, Origin="http://evil.example")).code == 403
            assert (await report(asha, GOOD, Origin="")).code == 403
            assert (await report(asha, GOOD, **{"Content-Type": "text/plain"})).code == 415
            assert (await report(asha, GOOD, Cookie="")).code == 403
            assert (await report(asha, GOOD, Cookie=f"{live.COOKIE}=a.b")).code == 403
            assert not home.table(teacher.code).standing.reports
            monkeypatch.setattr(classes, "REPORTS", (3, 1e-9))
            ben = (await pupils_of(teacher, "Ben"))[0]
            assert [(await report(ben, GOOD)).code for _ in range(5)] == [204, 204, 204, 429, 429]

    run(test)


# ── who may join ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_browser_that_sends_seventy_names_fills_no_class():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            mallory = Visitor(home.url, "Mallory")
            await mallory.join(teacher.code)
            shown = await mallory.ask("join")
            (token,) = re.findall(r'name="_xsrf" value="([^"]*)"', shown.body.decode())
            for number in range(70):
                said = {"code": teacher.code, "name": f"False {number}", "_xsrf": token}
                answer = await mallory.ask("join", said)
                assert answer.code == 200 and "already in the class as Mallory" in answer.body.decode()
            assert len(home.table(teacher.code).standing.people) == 1

    run(test)


def test_a_second_name_from_one_browser_is_a_new_name_or_somebody_whom_the_teacher_lets_in():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            asha = Visitor(home.url, "Asha")
            await asha.join(teacher.code)
            answer = await asha.send_form("join", code=teacher.code, name="Asha K", means="rename")
            assert answer.code == 303 and home.table(teacher.code).standing.people[person_at(asha)].name == "Asha K"
            answer = await asha.send_form("join", code=teacher.code, name="Ben", means="share")
            assert answer.code == 200 and "Your teacher can see that Ben" in answer.body.decode()
            await until(lambda: "Ben asks to join on the device of Asha K." in teacher.words)
            await teacher.press_key(f"allow-{person_at(asha)[:12]}")
            answer = await asha.send_form("join", code=teacher.code, name="Ben", means="share")
            assert answer.code == 303
            assert [one.name for one in home.table(teacher.code).standing.people.values()] == ["Asha K", "Ben"]
            asha.code = teacher.code
            await asha.connect()
            assert "Ben" in asha.words

    run(test)


def person_at(one: Visitor) -> str:
    return person_of(one.cookies[live.COOKIE].partition(".")[0])


def test_who_is_taken_off_the_list_stays_out_with_the_same_browser_or_name_until_let_in():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            (ben,) = await pupils_of(teacher, "Ben")
            person = person_at(ben)
            school = home.table(teacher.code)
            school.do(lambda: school.remove(person))
            await until(lambda: ben.ended == say("you-are-off"))
            for visitor, name in ((ben, "Ben"), (ben, "Benjamin"), (Visitor(home.url), "BEN")):
                answer = await visitor.send_form("join", code=teacher.code, name=name)
                assert answer.code == 400 and "Your teacher has taken" in answer.body.decode()
            ben.ended = ""
            await ben.connect()
            assert ben.closed == live.NO_SEAT and not school.standing.people
            await teacher.press_key("view-people")
            await teacher.press_key(f"back-{person[:12]}")
            await ben.join(teacher.code)
            assert [one.name for one in school.standing.people.values()] == ["Ben"]

    run(test)


def test_a_locked_class_takes_nobody_in():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            (asha,) = await pupils_of(teacher, "Asha")
            await teacher.press_key("view-people")
            await teacher.press_key("lock")
            answer = await Visitor(home.url).send_form("join", code=teacher.code, name="Ben")
            assert answer.code == 400 and "This class is locked" in answer.body.decode()
            await asha.leave()
            await asha.connect()
            assert asha.state

    run(test)
