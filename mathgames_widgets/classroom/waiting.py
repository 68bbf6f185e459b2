"""What a pupil sees of a class outside a game: where to wait, what to do meanwhile, and what is known about her."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mathgames_widgets.classroom.homework import PRACTICE
from mathgames_widgets.classroom.progressmap import map_of_class
from mathgames_widgets.classroom.register import SchoolClass
from mathgames_widgets.classroom.reports import answers_sheet, games_sheet, made_said, saves, score_said
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.classroom.strip import cast, over_all, said_to
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, a, details, div, h2, header, li, p, span, strong, summary, ul
from mathgames_widgets.page.languages import language_box
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.screen import Press

say = room(__name__)

GAMES = "games"
"""The name of the file with the games of a pupil."""


class WaitingPage(Page):
    """A pupil's page of a class."""

    def __init__(self, school: SchoolClass, person: str) -> None:
        self._school, self._person = school, person
        super().__init__(self._drawn, self._pressed, summary=say("class", code=school.code))

    def refuse(self) -> None:
        self.redraw()

    def _pressed(self, thing: Any, values: Values) -> None:
        if thing == Press("practise"):
            self._school.practise(self._person, True)
            self.redraw()
        else:
            self.redraw(cast(self._school, self._person, thing))

    def _drawn(self, offers: Offers) -> Element:
        school, standing = self._school, self._school.standing
        if (covers := over_all(school, self._person, offers)) is not None:
            return covers
        me = standing.people[self._person]
        return div(
            header(
                h2(me.name, tabindex=-1, data_focus=standing.phase), p(say("class", code=school.code)), cls="mg-head"
            ),
            said_to(school, self._person, offers),
            p(strong(self._what_comes()), cls="mg-verdict", data_key="waits"),
            p(self._where(), data_key="where") if standing.phase == "waiting" else None,
            self._work(offers),
            self._map() if standing.shows_map else None,
            p(a(say("my-card"), href=f"{school.code}/card", target="_blank", cls="mg-button", data_key="card"))
            if standing.phase == "over"
            else None,
            self._known(),
            language_box(),
            cls="mg-table mg-waits",
            data_key="waiting",
        )

    def _what_comes(self) -> str:
        return say.by("comes", self._school.standing.phase)

    def _where(self) -> str:
        standing = self._school.standing
        number = standing.table_of(self._person)
        if number is None:
            return ""
        others = [standing.people[person].name for person in standing.groups[number] if person != self._person]
        return say("you-sit-at", table=number, others=tuple(others), many=len(others))

    def _work(self, offers: Offers) -> Element | None:
        """What the teacher has set: a lesson opened with the code, so that answers are counted, or practice."""
        work = self._school.standing.work
        if work is None:
            return None
        if work.what == PRACTICE:
            button_ = press(work.words, offers(Press("practise")), key="practise", kind="mg-primary mg-large")
        else:
            at = work.address(self._school.code)
            button_ = a(work.words, href=at, target="_blank", cls="mg-button mg-primary mg-large", data_key="lesson")
        return p(button_, " ", span(work.due_said, cls="mg-level") if work.due else None)

    def _map(self) -> Element:
        """How solid each kind of problem is in the class, if its teacher shows it."""
        return details(summary(say("map")), map_of_class(self._school.standing.kept), data_key="map-room")

    def _known(self) -> Element:
        standing, code = self._school.standing, self._school.code
        name = standing.people[self._person].name
        files = [(GAMES, games_sheet(standing, self._person))]
        files += [
            (page, answers_sheet(standing, self._school.asks(page), page, self._person)) for page in self._school.pages
        ]
        return details(
            summary(say("known")),
            p(say("known.what")),
            p(
                a(say("my-card"), href=f"{code}/card", target="_blank", data_key="card-here"),
                " · ",
                a(say("paper-privacy"), href="../privacy", target="_blank", data_key="privacy"),
            ),
            ul(*(li(line) for line in self._lines() or [say("nothing-yet")])),
            div(
                *(saves(_saved(what), f"{code}-{name}", what, text, "mg-quiet") for what, text in files),
                cls="mg-bar",
            ),
            data_key="known",
        )

    def _lines(self) -> list[Any]:
        return [*self._game_lines(), *self._answer_lines()]

    def _game_lines(self) -> Iterator[str]:
        for result in self._school.standing.results:
            if self._person in result["held"]:
                seat = result["held"].index(self._person)
                title, score = game_called(result["game"]).TITLE, score_said(result, seat)
                if result["places"]:
                    yield say("known-game", game=title, place=result["places"][seat], score=score)
                else:
                    yield say("known-game-open", game=title, score=score or None)
                if made := made_said(result, seat):
                    yield say("known-best", game=title, made=made)

    def _answer_lines(self) -> Iterator[str]:
        for (page, key), told in self._school.standing.reports.items():
            words = self._school.asks(page).questions.get(key)
            if words and (mine := told.get(self._person)) is not None:
                yield say("known-answer", page=page, question=words, answer=mine.said)


def _saved(what: str) -> str:
    return say("save-games") if what == GAMES else say("save-page", page=what)
