"""For those who have finished early: a table of their own, which counts for nothing, or a look at another table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mathgames_widgets.classroom.lobby import look_of, usual_boxes
from mathgames_widgets.classroom.register import SchoolClass
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.classroom.strip import cast, over_all
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.core.messages import room
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.screen import Press, Screen

say = room(__name__)

AGAIN, WATCH = ("again", "watch")
"""What someone can do whose table has finished while others play."""


class SpareTable(LiveTable):
    """A table at which one pupil of a class plays on with bots."""

    @property
    def called(self) -> str:
        return say("spare-table")

    @property
    def gone(self) -> str:
        return say("class-deleted")

    def may_close(self, person: str) -> bool:
        return False

    def open_for(self, person: str, name: str, game: str) -> None:
        """The pupil sits down, and the cards are dealt."""
        if person in self.standing.people:
            self._to_the_lobby()
        else:
            self._welcome(person, name)
        self._note({"set": {"game": game, "boxes": usual_boxes(game_called(game))}})
        self.deal(person)


class WatchingPage(Page):
    """A table that still plays, as someone sees it who has finished."""

    def __init__(self, school: SchoolClass, person: str, leave: Callable[[], None]) -> None:
        self._school, self._person, self._leave = school, person, leave
        self._number = 0
        super().__init__(self._drawn, self._pressed, summary=say("class", code=school.code))

    def refuse(self) -> None:
        self.redraw()

    def _pressed(self, thing: Any, values: Values) -> None:
        match thing:
            case Press("watch", int(number)):
                self._number = number
                self.redraw()
            case Press("leave-watching"):
                self._leave()
                self.redraw()
            case _:
                self.redraw(cast(self._school, self._person, thing))

    def _drawn(self, offers: Offers) -> Element:
        if (covers := over_all(self._school, self._person, offers)) is not None:
            return covers
        playing = [table for table in self._school.rooms() if not table.room.is_over]
        shown = next((table for table in playing if table.number == self._number), next(iter(playing), None))
        back = press(say("back-to-result"), offers(Press("leave-watching")), key="leave-watching", kind="mg-primary")
        if shown is None:
            return h.div(h.p(say("all-finished")), back, cls="mg-table mg-waits", data_key="watching")
        match = shown.room.match
        screen = Screen(match.names, kinds=tuple(shown.deal.who))
        return h.div(
            h.div(
                back,
                *(
                    press(
                        say("table", table=table.number),
                        offers(Press("watch", table.number)),
                        key=f"watch{table.number}",
                        kind="mg-quiet",
                        aria_pressed=str(table is shown).lower(),
                    )
                    for table in playing
                ),
                cls="mg-bar",
                data_key="tables",
            ),
            h.p(say("as-a-watcher"), cls="mg-advice"),
            h.div(
                h.div(h.nameless(look_of(match.game).table(match.observe(None), screen)), data_fit="grow"),
                cls="mg-fill",
                data_key="fill",
            ),
            cls="mg-table mg-class mg-class-look",
            data_key="watching",
        )
