"""Every ticket is tried at every door: each opens the kind of door that it was made for, and no other."""

from __future__ import annotations

import hmac
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import product

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.tickets import NO_MARKS, Opens, new_token, person_of, ticket, token_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import classes, live, password
from mathgames_widgets.serving.door import BROWSER
from mathgames_widgets.serving.papers import PAPERS
from mathgames_widgets.serving.password import Password
from mathgames_widgets.serving.reading import READING
from tests.cases import LONG
from tests.classroom.people import House, Reader, Visitor, house, run, until
from tests.serving.test_classes import LESSONS

SECRET_WORD = Password("seven apples")
TOKEN = new_token()

# ── the tickets ───────────────────────────────────────────────────────────────────────────────────────────────────

TICKETS: dict[Opens, Callable[[Tables, Class], str]] = {
    Opens.SEAT: lambda tables, school: ticket(tables.secret, Opens.SEAT, TOKEN, school.code),
    Opens.CLASS: lambda tables, school: ticket(
        tables.secret, Opens.CLASS, TOKEN, school.code, tables.store.marks().key, *school.standing.marks
    ),
    Opens.CLASSES: lambda tables, school: ticket(tables.secret, Opens.CLASSES, TOKEN, *tables.store.marks()),
    Opens.PASSWORD: lambda tables, school: SECRET_WORD.ticket(),
    Opens.LINES: lambda tables, school: ticket(tables.secret, Opens.LINES, TOKEN),
}

COOKIES: dict[str, Opens] = {
    live.COOKIE: Opens.SEAT,
    classes.cookie_of("FERN-42"): Opens.CLASS,
    classes.cookie_of(""): Opens.CLASSES,
    password.COOKIE: Opens.PASSWORD,
    BROWSER: Opens.LINES,
}
"""Where a browser keeps each, beside the seat that it shows at the form for joining."""

say = room("mathgames_widgets.serving.classes")


def cookies_of(code: str) -> dict[str, Opens]:
    return {**COOKIES, live.cookie_at_the_door(code): Opens.SEAT}


# ── the doors ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def shows_a_frame(one: Visitor, path: str) -> bool:
    answer = await one.ask(path)
    return answer.code == 200 and b'id="table"' in answer.body


async def lets_a_line_in(one: Visitor, at: str) -> bool:
    await one.connect(at)
    if one.state:
        await one.leave()
    return bool(one.state)


async def reads_a_lesson(one: Visitor) -> bool:
    reader = Reader(one.url)
    reader.cookies, reader.code = one.cookies, one.code
    await reader.open_lesson(ZEROS)
    if reader.closed is None:
        await reader.leave()
    return "sitting" in reader.told


async def sends(one: Visitor, path: str, said: object) -> HTTPResponse:
    headers = {
        "Cookie": "; ".join(f"{name}={value}" for name, value in one.cookies.items()),
        "Origin": one.url.rstrip("/"),
        "Content-Type": "application/json",
    }
    request = HTTPRequest(one.url + path, method="POST", body=json.dumps(said), headers=headers)
    return await AsyncHTTPClient().fetch(request, raise_error=False)


async def takes_a_report(one: Visitor) -> bool:
    said = {"page": "byorf/lesson", "key": "hole", "right": True, "tries": 1, "shown": False, "ideas": []}
    return (await sends(one, f"t/{one.code}/report", said)).code == 204


async def knows_the_pace(one: Visitor) -> bool:
    return (await one.ask(f"t/{one.code}/pace")).code == 200


async def lists_the_classes(one: Visitor) -> bool:
    return b"Your classes" in (await one.ask("class")).body


async def shows_the_key(one: Visitor, path: str) -> bool:
    return b"Show the key" in (await one.ask(path)).body


async def shows_a_paper(one: Visitor, path: str) -> bool:
    answer = await one.ask(path)
    return answer.code == 200 and b'name="key"' not in answer.body


async def knows_who_comes(one: Visitor) -> bool:
    """Somebody who joins with her own name again goes to her seat."""
    one.name = "Asha"
    answer = await one.send_form("join", code=one.code, name="Asha")
    return answer.code == 303


async def is_asked_for_no_password(one: Visitor) -> bool:
    return SECRET_WORD.is_good(one.cookies.get(password.COOKIE, ""))


@dataclass(frozen=True)
class Door:
    """A door, the tickets that open it, and the cookies in which they are looked for."""

    opens: frozenset[Opens]
    goes_in: Callable[[Visitor], Awaitable[bool]]
    cookies: Callable[[str], set[str]] = lambda code: set(COOKIES)


A_TEACHER, A_SEAT = frozenset({Opens.CLASS, Opens.CLASSES}), frozenset({Opens.SEAT})

DOORS: dict[str, Door] = {
    r"join": Door(A_SEAT, knows_who_comes, lambda code: {live.cookie_at_the_door(code)}),
    r"t/([^/]{1,60})/ws": Door(A_SEAT, lambda one: lets_a_line_in(one, "t")),
    r"t/([^/]{1,60})": Door(A_SEAT, lambda one: shows_a_frame(one, f"t/{one.code}")),
    r"t/([^/]{1,60})/report": Door(A_SEAT, takes_a_report),
    r"t/([^/]{1,60})/pace": Door(A_SEAT, knows_the_pace),
    r"t/([^/]{1,60})/lesson/([a-z0-9_/-]{1,81})/ws": Door(A_SEAT, reads_a_lesson),
    r"class": Door(frozenset({Opens.CLASSES}), lists_the_classes),
    r"class/([^/]{1,60})/ws": Door(A_TEACHER, lambda one: lets_a_line_in(one, "class")),
    r"class/([^/]{1,60})": Door(A_TEACHER, lambda one: shows_a_frame(one, f"class/{one.code}")),
    r"class/keys": Door(frozenset({Opens.CLASSES}), lambda one: shows_the_key(one, "class/keys")),
    r"class/([^/]{1,60})/keys": Door(A_TEACHER, lambda one: shows_the_key(one, f"class/{one.code}/keys")),
    r"class/([^/]{1,60})/codes": Door(A_TEACHER, lambda one: shows_a_paper(one, f"class/{one.code}/codes")),
    r"class/([^/]{1,60})/cards": Door(A_TEACHER, lambda one: shows_a_paper(one, f"class/{one.code}/cards")),
    r"class/([^/]{1,60})/export": Door(A_TEACHER, lambda one: shows_a_paper(one, f"class/{one.code}/export")),
    r"class/([^/]{1,60})/copy": Door(A_TEACHER, lambda one: shows_a_paper(one, f"class/{one.code}/copy")),
    r"t/([^/]{1,60})/card": Door(A_SEAT, lambda one: shows_a_paper(one, f"t/{one.code}/card")),
    "the password": Door(frozenset({Opens.PASSWORD}), is_asked_for_no_password),
}

FOR_EVERYONE = {
    r"privacy",
    r"wall/([^/]{1,60})",
    r"wall/([^/]{1,60})/ws",
    r"t/new",
    r"t/script/([0-9a-f]{16})\.js",
    r"lesson/([a-z0-9_/-]{1,81})/ws",
}
ZEROS = ServedLesson("byorf/zeros", "Zeros", cells=("1 + 1",), is_ours=True)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Whoever tries every door comes more often than one address may."""
    monkeypatch.setattr(live, "JOINS", (1_000_000, 1))
    monkeypatch.setattr(live, "WRONG_CODES", (1_000_000, 1))
    monkeypatch.setattr(classes, "REPORTS", (1_000_000, 1))


async def a_class(home: House) -> Class:
    """A class in which Asha sits with our token."""
    school = home.live.tables.open_class()
    school.do(lambda: school._welcome(person_of(TOKEN), "Asha"))
    school.lessons = LESSONS
    home.live.tables.readable = school.readable = {ZEROS.page: ZEROS}
    return school


def test_every_kind_of_ticket_and_every_address_is_tried():
    async def test() -> None:
        async with house() as home:
            addresses = {
                one[0].removeprefix("/") for one in home.live.handlers([*classes.ADDRESSES, *PAPERS, *READING])
            }
            assert addresses - FOR_EVERYONE == DOORS.keys() - {"the password"}
            assert set(TICKETS) == set(COOKIES.values()) == set(Opens)

    run(test)


@pytest.mark.parametrize("name", DOORS)
def test_a_ticket_opens_its_own_kind_of_door_and_no_other(name):
    async def test() -> None:
        door = DOORS[name]
        async with house() as home:
            school, other = await a_class(home), await a_class(home)
            for kind, make in TICKETS.items():
                good, elsewhere = make(home.live.tables, school), make(home.live.tables, other)
                for cookie, holds in cookies_of(school.code).items():
                    fits = kind in door.opens and holds == kind and cookie in door.cookies(school.code)
                    tried = [(good, fits)]
                    if kind in (Opens.SEAT, Opens.CLASS):
                        tried.append((elsewhere, False))
                    if fits or LONG:
                        tried += [(forged, False) for forged in forgeries(good, school.code)]
                    for shown, is_let_in in tried:
                        visitor = Visitor(home.url)
                        visitor.code, visitor.cookies = school.code, {cookie: shown}
                        assert await door.goes_in(visitor) == is_let_in, (kind, cookie, shown)

    run(test)


def forgeries(good: str, code: str) -> list[str]:
    """The same letters, cut in other places, as who holds a good ticket can send them."""
    token, _, signature = good.partition(".")
    return [
        f'"{code} {good}"', f'"teacher {code} {good}"', f'" {good}"', f"{token[1:]}.{signature}", f".{good}",
        f"{token}.", f"{token}.{signature}0", f"{token}{signature[0]}.{signature[1:]}",
    ]  # fmt: skip


PLACES = [(), ("",), ("", ""), ("FERN-42",), ("FERN", "42"), ("FERN-42", ""), ("", "FERN-42"), ("FERN-42 ",), (" ",)]


@pytest.mark.parametrize("kind", Opens)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_signed_can_be_read_in_one_way_only(kind, place):
    """No other kind, no other place and no other cut between place and token takes the signature."""
    token, signature = ticket(b"secret", kind, "a b", *place).split(".")
    for other, where, shown in product(Opens, PLACES, ("a b", "b", " a b", "FERN-42 a b", "42 a b", " b")):
        found = token_of(b"secret", other, f"{shown}.{signature}", *where)
        is_same = (other, where, shown) == (kind, place, token)
        assert found == (shown if is_same else None), (other, where, shown)


# ── attacks that worked ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_key_of_one_class_does_not_open_the_list_of_all():
    """Tickets were signed so that "teacher" at "FERN-42" read like "teacher FERN-42"."""

    async def test() -> None:
        async with house() as home:
            owner = Visitor(home.url)
            await owner.ask(f"class?key={home.live.tables.teachers_key()}")
            code = (await owner.send_form("class")).headers["Location"].rpartition("/")[2]
            (key,) = re.findall(r"<code>([^<]*)</code>", (await owner.ask("class")).body.decode())
            thief = Visitor(home.url)
            assert (await thief.ask(f"class/{code}?key={key}")).code == 303
            mine = thief.cookies[classes.cookie_of(code)]
            for forged in (f'"{code} {mine}"', f'"{code}\\040{mine}"', mine):
                thief.cookies = {classes.cookie_of(""): forged}
                assert b"Your classes" not in (await thief.ask("class")).body

    run(test)


def test_who_sat_at_a_table_before_the_update_still_sits_there():
    """Seats were signed without lengths; a code and a token can be read in one way only all the same."""

    async def test() -> None:
        async with house() as home:
            school = await a_class(home)

            def before(text: str) -> str:
                return hmac.new(home.live.tables.secret, text.encode(), "sha256").hexdigest()

            asha = Visitor(home.url)
            asha.code, asha.cookies = school.code, {live.COOKIE: f"{TOKEN}.{before(f'{school.code} {TOKEN}')}"}
            await asha.connect()
            assert asha.state
            for text, cookie in (
                (f"teacher {TOKEN}", classes.cookie_of("")),
                (f"teacher {school.code} {TOKEN}", classes.cookie_of(school.code)),
                (f"teacher {school.code} {TOKEN}", live.COOKIE),
            ):
                thief = Visitor(home.url)
                thief.code, thief.cookies = school.code, {cookie: f"{TOKEN}.{before(text)}"}
                for at in ("t", "class"):
                    await thief.connect(at)
                    assert thief.closed == live.NO_SEAT, "tickets of teachers could be read in two ways: ask again"

    run(test)


def test_a_key_written_down_before_the_update_still_opens_its_class():
    async def test() -> None:
        async with house() as home:
            school = await a_class(home)
            assert school.standing.marks != NO_MARKS
            keys = {home.live.tables.teachers_key(), home.live.tables.teachers_key(school)}
            school.standing.marks = NO_MARKS  # as the log of an older version leaves it
            keys.add(old := home.live.tables.teachers_key(school))
            assert len(keys) == 3
            teacher = Visitor(home.url)
            teacher.code = school.code
            assert (await teacher.ask(f"class/{school.code}?key={old}")).code == 303
            await teacher.connect("class")
            await until(lambda: f"Class {school.code}" in teacher.words)

    run(test)


def test_a_new_class_with_a_code_that_is_used_again_has_another_key():
    """Else who led the old one would lead the new one too."""
    tables = Tables(Store())
    first = tables.open_class()
    key = tables.teachers_key(first)
    first.close()
    again = Class(first.code, tables.store)
    again.make()
    again.begin()
    assert tables.teachers_key(again) != key


# ── new keys ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def led(home: House, code: str = "", key: str = "") -> Visitor:
    """Somebody who has typed the key of a class, or of all classes, in a browser of their own."""
    one = Visitor(home.url)
    answer = await one.ask(f"{classes.page_of(code)}?key={key}")
    assert answer.code == 303, answer.body
    one.code = code
    return one


@pytest.mark.parametrize("does", [classes.NEW_KEY, classes.SIGN_OUT])
def test_a_teacher_renews_the_key_of_her_class_and_signs_out_all_other_devices(does):
    async def test() -> None:
        async with house() as home:
            school, other = await a_class(home), await a_class(home)
            key = home.live.tables.teachers_key(school)
            here, there = await led(home, school.code, key), await led(home, school.code, key)
            elsewhere = await led(home, other.code, home.live.tables.teachers_key(other))
            for one in (here, there, elsewhere):
                await one.connect("class")
            if does == classes.NEW_KEY:
                asked = await here.send_form(f"class/{school.code}/keys", does=does)
                assert asked.code == 200 and say("new-key-question") in asked.body.decode()
                assert home.live.tables.teachers_key(school) == key, "nothing happens before it is asked"
            answer = await here.send_form(f"class/{school.code}/keys", does=does, sure="yes")
            assert answer.code == 303
            assert say.by("renewed", does) in (await here.ask(answer.headers["Location"][1:])).body.decode()
            await until(lambda: there.closed == live.NO_SEAT)
            await there.connect("class")
            assert there.closed == live.NO_SEAT and not there.state, "the old cookie opens nothing"
            assert not await shows_a_frame(there, f"class/{school.code}")
            await here.connect("class")
            assert here.state and elsewhere.closed is None, "who pressed stays, and other classes do not notice"
            is_same = home.live.tables.teachers_key(school) == key
            assert is_same == (does == classes.SIGN_OUT)
            assert ((await Visitor(home.url).ask(f"class/{school.code}?key={key}")).code == 303) == is_same
            again = Class.opened(school.code, home.live.tables.store)
            assert again.standing.marks == school.standing.marks, "at every server, and after a restart"
            assert (await report_of(home, school)) == 204, "pupils keep their seats"

    run(test)


async def report_of(home: House, school: Class) -> int:
    asha = Visitor(home.url)
    asha.code, asha.cookies = school.code, {live.COOKIE: TICKETS[Opens.SEAT](home.live.tables, school)}
    return 204 if await takes_a_report(asha) else 0


def test_a_new_key_of_all_classes_ends_every_teachers_cookie_also_at_a_server_that_runs(place):
    async def test() -> None:
        async with house(Store(place)) as home:
            school = await a_class(home)
            keys = home.live.tables.teachers_key(), home.live.tables.teachers_key(school)
            owner, teacher = await led(home, "", keys[0]), await led(home, school.code, keys[1])
            owner.code = school.code
            for one in (owner, teacher):
                await one.connect("class")
            said = subprocess.run(
                [sys.executable, "-m", "mathgames_widgets.serving.cli", "key", "--new", "--store", place],
                capture_output=True, text=True, check=True,
            )  # fmt: skip
            new = said.stdout.split()[-1]
            assert new == home.live.tables.teachers_key() != keys[0]
            for one in (owner, teacher):
                await until(lambda one=one: one.closed == live.NO_SEAT)
                assert not await shows_a_frame(one, f"class/{school.code}")
            for old, path in zip(keys, ("class", f"class/{school.code}"), strict=True):
                assert (await Visitor(home.url).ask(f"{path}?key={old}")).code == 403
            owner = await led(home, "", new)
            assert home.live.tables.teachers_key(school) in (await owner.ask("class")).body.decode()
            assert (await report_of(home, school)) == 204, "pupils keep their seats"

    run(test)


def test_the_owner_signs_out_all_other_devices_and_classes_keep_their_keys():
    async def test() -> None:
        async with house() as home:
            school = await a_class(home)
            key, own = home.live.tables.teachers_key(), home.live.tables.teachers_key(school)
            here, there, teacher = await led(home, "", key), await led(home, "", key), await led(home, school.code, own)
            await teacher.connect("class")
            assert (await here.send_form("class/keys", does=classes.SIGN_OUT)).code == 303
            assert await lists_the_classes(here) and not await lists_the_classes(there)
            assert home.live.tables.teachers_key() == key and home.live.tables.teachers_key(school) == own
            assert await shows_a_frame(teacher, f"class/{school.code}")

    run(test)


def test_nobody_else_renews_a_key():
    async def test() -> None:
        async with house() as home:
            school, other = await a_class(home), await a_class(home)
            teacher = await led(home, school.code, home.live.tables.teachers_key(school))
            shown = await teacher.ask(f"class/{school.code}/keys")
            (token,) = set(re.findall(r'name="_xsrf" value="([^"]*)"', shown.body.decode()))
            said = {"does": classes.NEW_KEY, "_xsrf": token}
            assert (await teacher.ask("class/keys", said)).code == 403
            assert (await teacher.ask(f"class/{other.code}/keys", said)).code == 403
            assert (await teacher.ask(f"class/{school.code}/keys", {**said, "does": "nothing"})).code == 400
            assert (await teacher.ask(f"class/{school.code}/keys", said, Origin="http://evil.example")).code == 403
            assert (await teacher.ask(f"class/{school.code}/keys", {"does": classes.NEW_KEY})).code == 403
            pupil = Visitor(home.url)
            pupil.cookies = {
                "_xsrf": teacher.cookies["_xsrf"],
                live.COOKIE: TICKETS[Opens.SEAT](home.live.tables, school),
            }
            assert (await pupil.ask(f"class/{school.code}/keys", said)).code == 403

    run(test)
