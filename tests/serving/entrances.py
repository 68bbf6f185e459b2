"""What lies at each entrance of a server with live tables: reports, the class's page, lobbies, decks, names, saves,
homework, lists and words of a teacher, personal codes, ballots and walls. One honest teacher and one honest pupil are
there meanwhile, and must notice nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from tornado.websocket import WebSocketClosedError

from mathgames_widgets.carriers.socket import LONGEST, LONGEST_FRAME
from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.roster import LONG_AFTER, own_code
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import classes, live, places, reading
from mathgames_widgets.serving.lessons import readable_below
from tests.classroom.people import House, Reader, Visitor, until
from tests.serving.frames import ODD
from tests.serving.test_classes import GOOD, LESSONS, pupils_of, report, teacher_of

say_class = room("mathgames_widgets.classroom")
say_entrance = room("mathgames_widgets.core.entrance")

SECRET = "xq7 what Mallory sent"
"""Stands in most of what is sent, and must stand in no log and on nobody else's page."""

TEXTS = ["", " ", SECRET, "\ud800", f"{SECRET} \ud83c", "\x00", "a\u202eb", "\u3164", "9" * 5000, "-1", "1e999", "NaN",
         "[" * 2000, "{}", "null", '{"version": 1}', "=1+1;@x", "<script>", "../../etc", "\uffff", "ﷺ" * 30,
         "\U000e0041", "#" * 70_000]  # fmt: skip
"""Texts where others are expected."""
VALUES = [*ODD, *TEXTS]


@dataclass
class Mallory:
    """Somebody who lies: a pupil of the class, and at a table of their own that they lead."""

    home: House
    teacher: Visitor
    honest: Visitor
    pupil: Visitor
    guest: Visitor
    sent: int = 0
    reader: Reader | None = None
    neighbour: Reader | None = None
    led: Visitor | None = None
    """The teacher's page of another class, which Mallory leads or votes in."""
    voters: tuple[Visitor, ...] = ()
    codes: tuple[str, ...] = ()
    lines: tuple[tuple[Visitor, str], ...] = ()
    """The newest entrances, each with where its line is drawn."""

    @classmethod
    async def at(cls, home: House) -> Mallory:
        """Everyone comes in, and practice is set."""
        home.live.tables.readable = readable_below(places.notebooks())
        home.live.tables.lessons = [*LESSONS, home.live.tables.readable["byorf/zeros"]]
        teacher = await teacher_of(home)
        honest, pupil = await pupils_of(teacher, "Asha", "Mallory")
        await teacher.press_key("view-lessons")
        await teacher.press_key("work", count="3", seed="fern 42")
        found = cls(home, teacher, honest, pupil, Visitor(home.url, "Mallory"))
        await found.sit_down()
        return found

    async def sit_down(self) -> None:
        """Another table, where the one before was deleted."""
        self.guest = Visitor(self.home.url, "Mallory")
        await self.guest.open_table()
        await self.guest.connect()

    def tell(self, one: Visitor, message: Any, page: Any = None) -> None:
        """Send a message over a line, whatever it is."""
        self.sent += 1
        with suppress(WebSocketClosedError):
            one.send(message, page)

    def press(self, one: Visitor, random: Random, *keys: str) -> None:
        """Take an offer of the page with values that lie; of those under some keys, where they are named."""
        html = one.state.get("html", "")
        among = "".join(re.findall(rf'<[^>]*data-key="(?:{"|".join(keys)})[^>]*>', html)) if keys else html
        numbers = [int(number) for number in re.findall(r'data-n="(\d+)"', among)] or [0]
        names = re.findall(r' name="([^"]{1,60})"', html) or ["name"]
        values = {random.choice([*names, "text", SECRET]): random.choice(VALUES) for _ in range(random.randrange(4))}
        number = random.choice(numbers) if random.random() < 0.9 else random.choice(ODD)
        drawing = one.state.get("drawing", 0) if random.random() < 0.9 else random.choice(ODD)
        named = {"id": random.choice(VALUES)} if random.random() < 0.5 else {}
        self.tell(one, {"n": number, "drawing": drawing, "values": random.choice([values, values, VALUES]), **named})


Attack = Callable[[Mallory, Random], Awaitable[None]]


async def reports(mallory: Mallory, random: Random) -> None:
    """An answer of a lesson in which some things are not what they should be."""
    said: Any = dict(GOOD)
    for _ in range(random.randrange(1, 4)):
        said[random.choice([*said, "words", "place", SECRET])] = random.choice(
            [*VALUES, [SECRET], [["\ud800", SECRET]]]
        )
    answer = await report(mallory.pupil, random.choice([said, said, json.dumps(said)[: random.randrange(90)]]))
    mallory.sent += 1
    assert answer.code < 500, answer.code


async def class_page(mallory: Mallory, random: Random) -> None:
    """A pupil's page of the class and the teacher's door: odd presses, names of other pages, keys that are none."""
    mallory.press(mallory.pupil, random)
    mallory.tell(mallory.pupil, random.choice([{"n": 0, "drawing": 1}, random.choice(VALUES)]), mallory.teacher.page)
    key = random.choice(TEXTS).encode("utf-8", "replace").decode()[:300]
    answer = await mallory.pupil.ask(f"class/{mallory.teacher.code}", {"key": key})
    assert answer.code < 500, answer.code


async def lobby(mallory: Mallory, random: Random) -> None:
    """The page of a table before its game, by whoever leads it."""
    if mallory.guest.ended or mallory.guest.closed is not None:
        await mallory.sit_down()
    mallory.press(mallory.guest, random)


async def decks(mallory: Mallory, random: Random) -> None:
    """Texts of one's own, such as decks, typed or from a file."""
    if mallory.guest.ended or mallory.guest.closed is not None:
        await mallory.sit_down()
    guest = mallory.guest
    if 'name="decks0' not in guest.state.get("html", "") and guest.read.find(data_key="game"):
        mallory.tell(guest, {"n": number_of(guest, "game"), "drawing": guest.state["drawing"],
                             "values": {"game": random.choice(["mathleague", "matician"])}})  # fmt: skip
        await until(lambda: guest.state)
    mallory.press(guest, random, "own", "deck", "file")


def number_of(one: Visitor, key: str) -> Any:
    """The number under which something is offered."""
    return int(one.read.one(data_key=key).get("data-n") or "0")


async def names(mallory: Mallory, random: Random) -> None:
    """Names and codes at the doors. A name that is taken is there to be seen, so none of them is the secret."""
    stranger = Visitor(mallory.home.url)
    names = [*(text for text in TEXTS if SECRET not in text), "\u0410sh\u0430", "you"]
    typed = {"name": random.choice(names), "code": mallory.teacher.code}
    if random.random() < 0.3:
        typed["code"] = random.choice(TEXTS)
    sent = {name: text.encode("utf-8", "replace").decode()[:3000] for name, text in typed.items()}
    with suppress(ValueError):
        answer = await stranger.send_form(random.choice(["join", "join", "t/new"]), **sent)
        assert answer.code < 500, answer.code
    odd = {
        name: random.choice(["\x7f", "http://[", "a" * 300]) for name in ("Origin", "Cookie") if random.random() < 0.5
    }
    answer = await stranger.ask(f"t/{mallory.teacher.code}", **odd)
    assert answer.code < 500, answer.code
    mallory.sent += 2


async def saves(mallory: Mallory, random: Random) -> None:
    """What a browser says that it has kept."""
    for one in (mallory.pupil, mallory.guest):
        kept = random.choice(
            [*VALUES, '{"version":1,"rounds":[{"tries":["\\ud800"]}]}', '{"courses":{"x":{}},"version":2}']
        )
        mallory.tell(one, {random.choice(["restored", "reread"]): kept, "id": random.choice(VALUES)})


async def homework(mallory: Mallory, random: Random) -> None:
    """The practice that the class does together."""
    pupil = mallory.pupil
    if pupil.read.find(data_key="practise"):
        await pupil.press_key("practise")
    mallory.press(pupil, random)


async def lesson(mallory: Mallory, random: Random) -> None:
    """A lesson of the class, whose pages are answered beside those of others."""
    zeros = mallory.home.live.tables.readable["byorf/zeros"]
    if mallory.reader is None:
        mallory.neighbour = await reads(mallory.honest, zeros)
        await mallory.neighbour.answer("c1", "-2")
    reader = mallory.reader
    if reader is None or reader.ended or reader.closed is not None:
        reader = mallory.reader = await reads(mallory.pupil, zeros)
    place = random.choice([*reader.places, "c1", "c2", "c4", "c13", "class"])
    sitting = reader.told["sitting"] if random.random() < 0.9 else random.choice(TEXTS)
    values = {random.choice(["answer", "kind", SECRET]): random.choice(VALUES) for _ in range(random.randrange(3))}
    offer = random.choice([*range(6), random.choice(ODD)])
    drawing = reader.places.get(place, {}).get("drawing", 1)
    said = random.choice(
        [{"n": offer, "drawing": drawing, "values": values}, {"restored": random.choice(VALUES)}, random.choice(VALUES)]
    )
    mallory.tell(reader, said, f"{place} {sitting}")
    assert mallory.neighbour is not None
    if random.random() < 0.1:
        await mallory.neighbour.answer("c1", random.choice(["3", "-2"]))
        assert SECRET not in mallory.neighbour.places["c1"]["html"]


LED = ("view-", "list", "file", "away-", "hold", "by-hard", "mix", "tournament", "next", "start", "end", "sure", "wall",
       "desk-", "tell", "pick-", "earlier-", "snapshots", "set-lesson", "open-vote", "vote-", "call-", "pace",
       "map")  # fmt: skip
"""What Mallory presses as the teacher of a class: all but what deletes it."""


async def leads(mallory: Mallory, random: Random) -> None:
    """The teacher's page: lists and files, words to pupils, the wall, snapshots, tournaments, votes."""
    led = mallory.led
    if led is not None and led.closed is not None:
        await led.connect("class")
    if led is None:
        led = mallory.led = await teacher_of(mallory.home)
        reader = Reader(led.url, "Ben")
        await reader.join(led.code)
        await reader.open_lesson(mallory.home.live.tables.readable["byorf/zeros"])
        await led.press_key("view-lessons")
        await led.press_key("set-lesson", lesson="byorf/zeros")
        await reader.answer("c1", "3")
    mallory.press(led, random, *random.choice([LED, LED, ("list", "file"), ("tell",), ("tournament",), ("wall",)]))


async def own_codes(mallory: Mallory, random: Random) -> None:
    """Personal codes that are none, that are another class's, and that are almost someone's."""
    if not mallory.codes:
        led = await teacher_of(mallory.home)
        await led.press_key("view-people")
        await led.press_key("list", names="Dana\nEmre")
        mallory.led = led
        people, secret = mallory.home.table(led.code).standing.people, mallory.home.live.tables.secret
        mallory.codes = tuple([own_code(secret, person) for person in people])
    assert mallory.led is not None
    standing = mallory.home.table(mallory.led.code).standing
    good = random.choice(mallory.codes)
    almost = f"{good[:-1]}{random.choice('ABCDEFGH234567')}"
    typed = random.choice([almost, good[:-1], good + good, "AAAA-AAAA", *TEXTS])
    code = mallory.led.code
    if random.random() < 0.2:
        code, typed = mallory.teacher.code, good  # a class without a list: a nickname as any other
    elif typed in mallory.codes:
        return  # a last letter that happens to be right
    with suppress(ValueError):
        sent = {"code": code, "name": typed.encode("utf-8", "replace").decode()[:3000]}
        answer = await Visitor(mallory.home.url).send_form("join", **sent)
        assert answer.code < 500, answer.code
    mallory.sent += 1
    assert [standing.gate.expected[one] for one in standing.roster] == [LONG_AFTER] * 2, "nobody came in as they"


async def ballots(mallory: Mallory, random: Random) -> None:
    """A vote: choices that are none, twice, too late, and from pages that are gone; an honest vote counts."""
    if mallory.led is None:
        mallory.led = await teacher_of(mallory.home)
        mallory.voters = tuple(await pupils_of(mallory.led, "Dana", "Ben"))
        await mallory.led.press_key("view-lessons")
        await mallory.led.press_key("set-lesson", lesson="byorf/zeros")
        await mallory.led.press_key("open-vote", vote="even")
        await until(lambda: all("mg-votes-now" in one.state["html"] for one in mallory.voters))
    honest, liar = mallory.voters
    if liar.closed is not None:
        await liar.connect()
    mallory.press(liar, random, *random.choice([("choose-",), ("sure-",), ("choose-", "sure-")]))
    if random.random() < 0.2:
        await honest.press_key(f"choose-{random.randrange(2)}")
        vote = mallory.home.table(mallory.led.code).standing.vote
        assert vote is not None and vote.voters <= 2


async def walls(mallory: Mallory, random: Random) -> None:
    """A wall: addresses that are none, and messages over a line that hears nothing."""
    if not mallory.voters:
        wall = Visitor(mallory.home.url)
        wall.code = mallory.teacher.code
        await wall.ask(f"wall/{wall.code}")
        await wall.connect("wall")
        mallory.voters = (wall,)
    (wall,) = mallory.voters
    mallory.press(wall, random)
    mallory.tell(wall, random.choice(VALUES), random.choice([mallory.teacher.page, "class", SECRET]))
    odd = quote(random.choice(TEXTS).encode("utf-8", "replace")[:200], safe="")
    answer = await Visitor(mallory.home.url).ask(f"wall/{odd}")
    assert answer.code < 500, answer.code
    assert SECRET not in wall.state["html"]
    if wall.closed is not None:
        await wall.connect("wall")


async def newest(mallory: Mallory) -> tuple[tuple[Visitor, str], ...]:
    """A vote, a wall, a lesson, practice, and the teacher's page of another class; Dana votes there, too."""
    if not mallory.lines:
        zeros = mallory.home.live.tables.readable["byorf/zeros"]
        led = mallory.led = await teacher_of(mallory.home)
        mallory.voters = tuple(await pupils_of(led, "Dana", "Ben"))
        await led.press_key("view-lessons")
        await led.press_key("set-lesson", lesson="byorf/zeros")
        await led.press_key("open-vote", vote="even")
        await until(lambda: all("mg-votes-now" in one.state["html"] for one in mallory.voters))
        wall = Visitor(led.url)
        wall.code = led.code
        await wall.ask(f"wall/{wall.code}")
        await wall.connect("wall")
        reader = await reads(mallory.pupil, zeros)
        if mallory.pupil.read.find(data_key="practise"):
            await mallory.pupil.press_key("practise")
        mallory.lines = (mallory.voters[1], "t"), (wall, "wall"), (led, "class"), (reader, ""), (mallory.pupil, "t")
    for one, at in mallory.lines:
        if one.closed is not None:
            await (one.connect(at) if at else one.open_lesson(mallory.home.live.tables.readable["byorf/zeros"]))
    return mallory.lines


def aimed(one: Visitor, random: Random, text: str) -> tuple[dict[str, Any], str]:
    """A press with this text in every box, and the page that it is for."""
    if isinstance(one, Reader):
        at = random.choice(["c1", "c2"])
        return {"n": 0, "drawing": one.places.get(at, {}).get("drawing", 1), "values": {"answer": text}}, (
            f"{at} {one.told.get('sitting')}"
        )
    html = one.state.get("html", "")
    keys = "|".join(("list", "file", "tell", "check", "choose-", "sure-", "wall", "snapshots"))
    among = "".join(re.findall(rf'<[^>]*data-key="(?:{keys})[^>]*>', html))
    numbers = [int(number) for number in re.findall(r'data-n="(\d+)"', among)] or [0]
    boxes = dict.fromkeys(("names", "text", "own", "words", "answer", "wall", "lesson"), text)
    return {"n": random.choice(numbers), "drawing": one.state.get("drawing", 0), "values": boxes}, one.page


async def others_go_on(mallory: Mallory, random: Random) -> None:
    """Whoever votes beside Mallory is answered, and the vote is what was pressed."""
    assert mallory.led is not None
    honest, choice = mallory.voters[0], random.randrange(2)
    if honest.read.one(data_key=f"choose-{choice}").get("aria-pressed") != "true":
        await honest.press_key(f"choose-{choice}")
    await until(lambda: honest.read.one(data_key=f"choose-{choice}").get("aria-pressed") == "true")
    assert SECRET not in honest.state["html"] and not honest.ended


async def large(mallory: Mallory, random: Random) -> None:
    """Up to a megabyte at the newest entrances: lists, votes, answers, words, walls, personal codes, reports."""
    lines = await newest(mallory)
    one, _ = random.choice(lines)
    if one is mallory.led and random.random() < 0.5:
        await one.press_key("view-people")
    short = "".join(f"{number:x}\n" for number in range(random.choice([100, 12_000])))
    letter = random.choice(["#", "\U0001f3b2", "9", "(", "\\"])
    size = random.choice([60_000, 70_000, 250_000, 300_000, 1_000_000])
    sent = aimed(one, random, random.choice([short, f"{SECRET}{letter * size}"[:size]]))
    mallory.tell(one, *sent)
    characters = len(json.dumps(sent))
    if characters > LONGEST_FRAME + 100:
        await until(lambda: one.closed is not None)
    elif characters > LONGEST + 100 and one in (mallory.led, mallory.pupil, mallory.voters[1]):
        await until(lambda: say_entrance("too-long") in one.state.get("html", ""))
    if random.random() < 0.3:
        code = mallory.teacher.code
        sent = {"code": code, "name": random.choice([SECRET, "AAAA-"]) + "A" * size}
        answer = await Visitor(mallory.home.url).send_form("join", **sent)
        assert answer.code == 400
        answer = await report(mallory.pupil, {**GOOD, "words": "w" * size})
        assert answer.code == 413
    await others_go_on(mallory, random)


async def flood(mallory: Mallory, random: Random) -> None:
    """A hundred messages at once over one of the newest lines; nobody else waits until they are heard."""
    lines = await newest(mallory)
    one, _ = random.choice(lines)
    for _ in range(100):
        mallory.tell(one, *random.choice([aimed(one, random, SECRET), ({"n": 0, "drawing": 10**9}, one.page)]))
    await others_go_on(mallory, random)
    assert one.line is not None and one.line.protocol is not None
    one.line.protocol.stream.close()  # as when a browser is ended: what is still to be heard from it is left
    await until(lambda: one.closed is not None)


async def reads(one: Visitor, what: ServedLesson) -> Reader:
    """The same person with a lesson open."""
    reader = Reader(one.url, one.name)
    reader.cookies, reader.paths, reader.code = one.cookies, one.paths, one.code
    await reader.open_lesson(what)
    return reader


MODES: dict[str, Attack] = {
    "lesson": lesson,
    "reports": reports,
    "class": class_page,
    "lobby": lobby,
    "decks": decks,
    "names": names,
    "saves": saves,
    "homework": homework,
    "leads": leads,
    "codes": own_codes,
    "ballots": ballots,
    "walls": walls,
    "large": large,
    "flood": flood,
}
"""What is attacked, by name."""


async def all_is_well(mallory: Mallory) -> None:
    """The honest ones see their pages, press and are answered; nothing that was sent is on them."""
    teacher, honest = mallory.teacher, mallory.honest
    for view in ("results", "tables", "lessons"):
        await teacher.press_key(f"view-{view}")
        await until(lambda view=view: teacher.read.one(data_key=f"view-{view}").get("aria-pressed") == "true")
        assert teacher.code in teacher.words and "could not be shown" not in teacher.words
    assert SECRET not in teacher.state["html"] + honest.state["html"]
    await honest.press_key("practise")
    await until(lambda: honest.read.find(data_key="leave"))
    await honest.press_key("leave")
    await until(lambda: honest.read.find(data_key="practise"))
    assert say_class("comes-waiting") in honest.words
    assert teacher.closed is honest.closed is None and not teacher.ended and not honest.ended


async def heard_out(mallory: Mallory) -> None:
    """Wait until the last lie over each line is answered."""
    for one in (mallory.pupil, mallory.guest):
        for number in count():
            if one.ended or one.closed is not None:
                break
            name = f"last {number} {mallory.sent}"
            mallory.tell(one, {"id": name})
            with suppress(TimeoutError):
                async with asyncio.timeout(1):  # its page may have become another one meanwhile
                    await until(lambda one=one, name=name: one.state.get("heard") == name)
                    break


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server has written down about itself."""
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait because of how often something was sent: that is tried elsewhere."""
    for module, limits in (
        (live, ("PRESSES", "LINES", "JOINS", "NEW_TABLES")),
        (classes, ("REPORTS",)),
        (reading, ("PRESSES",)),
    ):
        for name in limits:
            monkeypatch.setattr(module, name, (10**6, 10**6))


async def attack(home: House, mode: str, random: Random, times: int) -> Mallory:
    """Attack one entrance so many times; the honest ones look now and then."""
    mallory = await Mallory.at(home)
    for number in range(times):
        await MODES[mode](mallory, random)
        if number % 50 == 49:
            await heard_out(mallory)
            await all_is_well(mallory)
    await heard_out(mallory)
    await all_is_well(mallory)
    return mallory
