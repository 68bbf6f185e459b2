"""A class without a server: a teacher and pupils, each with one screen, whose pages are pressed."""

from __future__ import annotations

import json
from typing import Any

from mathgames_widgets.carriers.socket import PageLine, merged
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.gathering import Gathering
from mathgames_widgets.classroom.register import TEACHER
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.bots import RandomBot, bot_move
from tests.table.pages import Node, read


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Someone:
    """A teacher, a pupil or a guest with one screen."""

    def __init__(self, school: Gathering, name: str = "", person: str = "") -> None:
        self.school, self.name = school, name
        self.person = person or person_of(school.join(name))
        self.came: list[dict[str, Any]] = []
        self.ended = ""
        self.line = PageLine(self._hear, lambda: None)
        school.enter(self.person, self.line)

    def _hear(self, text: str) -> None:
        news = json.loads(text)
        self.came.append(news)
        self.ended = news.get("ended", "")

    @property
    def html(self) -> str:
        """What is on the screen."""
        state: dict[str, Any] = {}
        page = ""
        for news in self.came:
            if "state" in news:
                state = merged(state if news["page"] == page else {}, news["state"])
                page = news["page"]
        return str(state.get("html", ""))

    @property
    def read(self) -> Node:
        return read(self.html)

    @property
    def words(self) -> str:
        return self.read.text

    @property
    def page(self) -> Any:
        """The page that this person sees, and its name."""
        return self.school.place(self.person)._page_of(self.person)

    def offers(self, wanted: Any) -> bool:
        page, _ = self.school.place(self.person)._page_of(self.person)
        return wanted in list(page.offered)

    def take(self, wanted: Any, **values: str) -> None:
        """Press what is offered; the first offer that fits, where it is asked of each."""
        page, name = self.school.place(self.person)._page_of(self.person)
        fits = wanted if callable(wanted) else lambda thing: thing == wanted
        number = next(number for number, thing in enumerate(page.offered) if fits(thing))
        message = {"n": number, "drawing": page.drawing, "values": values}
        self.school.hear(self.person, name, message)


def opened(clock: Clock | None = None, store: Store | None = None) -> tuple[Class, Someone]:
    """A new class and its teacher."""
    school = Class("FERN-42", store or Store(), clock or Clock())
    school.time_of_day = school._clock
    school.make()
    school.begin()
    return school, Someone(school, "Teacher", TEACHER)


def came(school: Class, *names: str) -> list[Someone]:
    return [Someone(school, name) for name in names]


def play_on(school: Class, number: int, moves: int = 5000) -> None:
    """So many moves are made at a table, by whoever is to act."""
    table = school.table(number)

    def go() -> None:
        assert table.room is not None
        match = table.room.match
        for _ in range(moves):
            if not match.to_act():
                break
            seat = match.to_act()[0]
            match.play(seat, bot_move(match, seat, RandomBot())[0])
        table._changed = True

    table.do(go)


def finish(school: Class) -> None:
    """Every table is played to its end, and the class has seen it."""
    for number in school.standing.seeds:
        play_on(school, number)
    school.look_around()
