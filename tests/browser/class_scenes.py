"""A class of thirty-four on all its pages, without a server: what its teacher, its wall and a pupil see, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page as Browser

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.homework import LESSON, PRACTICE
from mathgames_widgets.classroom.register import TABLES, WALL
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import places
from mathgames_widgets.serving.lessons import lessons_below, readable_below
from mathgames_widgets.serving.live import FRAME, class_styles
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.browser.direct import open_direct, told
from tests.classroom.school import Clock, Someone, came, finish, opened, play_on

MANY = 34
ZEROS = "byorf/zeros"
VOTE = "even"
ADDRESS = "http://192.168.178.124:8888/"
NAMES = ("Asha", "Ben", "Maximiliane-Charlotte Q.", "Chen", "José María", "Łucja", "Ж" * 24, "Dana", "آمنة", "李小龍")
"""Short, long and wide ones; the others are numbered."""
TYPED = ("-2", "(x-3)(x+2) = 0, so x = 3 or x = -2", "3", "x = 1/2", "I do not know what that means")
STYLES = f"{FRAME}{class_styles()}"
"""What the pages of a class wear besides."""

SHOW = """async (state) => {
  window.__update(state);
  await window.__settle();
}"""
SETTLE = """window.__settle = async () => {
  fill(document.body);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};"""

Scene = tuple[str, str, dict[str, Any]]
"""Whose screen, what it is called, and what a browser is told to show it."""


def open_scenes(page: Browser) -> None:
    """Make a browser's page ready for scenes: it wears what the pages of a class wear, and fills a wall as they do."""
    page.emulate_media(reduced_motion="reduce")
    open_direct(page, play(GAMES[0]))
    page.add_style_tag(content=STYLES)
    script = (files("mathgames_widgets.carriers") / "socket.js").read_text(encoding="utf-8")
    filling = script[script.index("const LARGEST") : script.index("async function carryTable")]
    page.add_script_tag(content=f"{filling.rpartition('/**')[0]}\n{SETTLE}")


def at_size(page: Browser, width: int, height: int) -> None:
    """The scene that is seen, on a screen of another size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("async () => { scrollTo(0, 0); await window.__settle(); }")


class RoomOf:
    """The people of the class."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.school, self.teacher = opened(self.clock)
        self.school.address_for = lambda person: ADDRESS  # type: ignore[method-assign]
        self.school.lessons = lessons_below(places.notebooks())
        self.school.readable = readable_below(places.notebooks())
        self.wall = Someone(self.school, "", f"{WALL} 1")
        self.pupils = came(self.school, *NAMES, *(f"Pupil {number}" for number in range(len(NAMES), MANY)))

    def see(self, who: Someone, name: str) -> Scene:
        """What someone sees now."""
        page, _ = who.page
        whose = "teacher" if who is self.teacher else "wall" if who is self.wall else "pupil"
        return whose, name, told(page)

    def all_three(self, name: str) -> Iterator[Scene]:
        for who in (self.teacher, self.wall, self.pupils[2]):
            yield self.see(who, name)

    def put(self, shows: str) -> None:
        self.teacher.take(Press("wall"), wall=shows)


def class_scenes() -> Iterator[Scene]:
    """Before a game, in a lesson with a vote, in practice, in a game and after it."""
    room = RoomOf()
    school, teacher, pupil = room.school, room.teacher, room.pupils[2]
    yield from room.all_three("before")
    teacher.take(Press("view", "people"))
    teacher.take(Press("list"), names="Nele\nOmar")
    yield room.see(teacher, "people")
    yield from lesson_scenes(room)
    yield from _votes(room)
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", "byorf"), count="5", seed="FERN-42", **{"work-game": "byorf", "kind-zeros": "on"})
    teacher.take(Press("call", PRACTICE))
    for one in room.pupils:
        one.take(Press("check"), answer="17")
    school.look_around()
    yield from room.all_three("practice")
    teacher.take(Press("call", TABLES))
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"), players="4")
    for number in school.standing.seeds:
        play_on(school, number, 9)
    school.look_around()
    yield room.see(teacher, "game")
    yield room.see(room.wall, "game")
    teacher.take(Press("look", 1))
    yield room.see(teacher, "look")
    room.put("table 1")
    yield room.see(room.wall, "enlarged")
    teacher.take(Press("pause", True))
    yield room.see(pupil, "eyes")
    teacher.take(Press("pause", False))
    room.put("auto")
    finish(school)
    teacher.take(Press("view", "results"))
    yield from room.all_three("over")
    for shows in ("podium", "games", "best"):
        room.put(shows)
        yield room.see(room.wall, shows)


def lesson_scenes(room: RoomOf) -> Iterator[Scene]:
    """A lesson in which each one is somewhere else, and two are stuck."""
    school, teacher = room.school, room.teacher
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("lesson"), lesson=ZEROS)
    teacher.take(Press("call", LESSON))
    keys = list(school.asks(ZEROS).courses)
    ideas = list(school.asks(ZEROS).ideas)
    for number, one in enumerate(room.pupils):
        school.looks_at(one.person, ZEROS, number % 9 + 1)
        for place, key in enumerate(keys[: number % 8]):
            right = (number + place) % 3 != 0
            said = {"page": ZEROS, "key": key, "right": right, "tries": place + 1, "shown": False,
                    "ideas": [] if right else [ideas[(number + place) % 5]]}  # fmt: skip
            report(school, one, said, TYPED[(number + place) % len(TYPED)])
        if number % 7 == 0:
            school._sees(one.person, ZEROS, keys[0], "-x - 2 = 0 an")
    room.clock.now += 300
    for one in room.pupils[2:]:
        desk = school.desk(one.person)
        assert desk is not None
        desk.since = room.clock.now
    school.look_around()
    yield from room.all_three("lesson")
    teacher.take(Press("pupil", room.pupils[7].person))
    yield room.see(teacher, "one pupil")
    teacher.take(Press("pupil", ""))
    for typed in TYPED[:4]:
        teacher.take(lambda thing, typed=typed: thing.what == "pick" and thing.value[1] == typed)
    yield room.see(teacher, "picked")
    teacher.take(Press("snapshots", ZEROS))
    yield room.see(room.wall, "snapshots")
    room.put("auto")


def report(school: Class, one: Someone, said: dict[str, Any], typed: str) -> None:
    """An answer of a lesson arrives."""
    school.do(lambda: school.report(one.person, said, typed))


def _votes(room: RoomOf) -> Iterator[Scene]:
    """Both rounds of a vote, and its end."""
    school, teacher = room.school, room.teacher
    teacher.take(Press("vote"), vote=VOTE)
    yield from room.all_three("vote")
    for turn, stage in enumerate(("talk", "closed")):
        for number, one in enumerate(room.pupils):
            choice, sure = (number + turn) % 3 if number % 2 else 0, 1 + number % 3
            school.do(lambda one=one, choice=choice, sure=sure: school.cast(one.person, choice, sure))
        teacher.take(Press("vote-stage", stage))
        teacher.take(Press("vote-bars", True))
        yield from room.all_three(f"bars {turn + 1}")
        if stage == "talk":
            teacher.take(Press("vote-stage", "second"))
    teacher.take(Press("vote-stage", "reason"))
    yield from room.all_three("reason")
    teacher.take(Press("vote-end"))
