"""What a pupil sees of the class above a lesson: that everyone looks up, that a game has begun, and the way there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from mathgames_widgets.classroom.register import PLAYING, ClassStanding
from mathgames_widgets.classroom.standing import CannotBeDone, game_called
from mathgames_widgets.classroom.votes import Vote, asked_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, a, div, h2, p, span, strong
from mathgames_widgets.page.page import Offers, Page, Values, stale
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.table.screen import Press

say = room(__name__)


def eyes_up() -> Element:
    """What covers every page of a class while its teacher wants to be looked at."""
    return div(
        h2(say("eyes-up"), tabindex=-1, data_focus="paused"),
        p(say("eyes-up.why")),
        cls="mg-table mg-waits mg-eyes",
        data_covers=True,
        data_key="paused",
    )


class InClass(Protocol):
    """What is asked of a class."""

    code: str
    standing: ClassStanding

    @property
    def vote(self) -> tuple[Vote, ChooseOne] | None:
        """The vote that is on, and its question."""

    def chosen_alone(self, person: str) -> int | None:
        """What someone chose in the lesson, before the vote that is on."""

    def cast(self, person: str, choice: int | None, sure: int | None) -> None:
        """Someone votes, or says how sure they are."""

    def read_it(self, person: str) -> None:
        """Someone has read what the teacher said."""


def said_to(school: InClass, person: str, offers: Offers) -> Element | None:
    """What the teacher said to this pupil, until it is read."""
    if not (text := school.standing.sayings.get(person)):
        return None
    return div(
        p(strong(say("teacher-says")), " ", text),
        press(say("have-read"), offers(Press("has-read")), key="has-read"),
        cls="mg-panel mg-bar mg-told",
        role="status",
        data_key="told",
    )


def cast(school: InClass, person: str, thing: object) -> str:
    """Vote as it was pressed; the sentence about it."""
    try:
        match thing:
            case Press("has-read"):
                school.read_it(person)
            case Press("choose", int(choice)):
                school.cast(person, choice, None)
            case Press("sure", int(sure)):
                school.cast(person, None, sure)
            case _:
                return stale()
    except CannotBeDone as refused:
        return str(refused)
    return ""


def over_all(school: InClass, person: str, offers: Offers) -> Element | None:
    """What covers every page of a pupil: that the teacher wants to be looked at, or a vote."""
    if school.standing.paused:
        return eyes_up()
    return None if school.vote is None else asked_of(*school.vote, person, school.chosen_alone(person), offers)


class Strip(Page):
    """The strip above a lesson that a pupil has opened in a class."""

    def __init__(self, school: InClass, person: str, home: str) -> None:
        self._school, self._person, self._home = school, person, home
        self._drawn_from: object = None
        super().__init__(self._drawn, self._pressed)

    def _pressed(self, thing: object, values: Values) -> None:
        self.redraw(cast(self._school, self._person, thing))

    def look_again(self) -> None:
        """Draw it anew, if anything is different there."""
        if self._drawn_from != self._knows():
            self.redraw(self._news())

    def _knows(self) -> object:
        standing = self._school.standing
        me = standing.people.get(self._person)
        table = standing.table_of(self._person)
        vote = standing.vote
        asked = vote and (vote.key, vote.stage, vote.has_bars)
        return (
            standing.sayings.get(self._person),
            standing.paused,
            asked,
            standing.phase,
            standing.round,
            standing.played,
            table,
            me and me.name,
        )

    def _news(self) -> str:
        """What those who listen hear."""
        standing = self._school.standing
        if standing.paused:
            return say("eyes-up")
        if standing.vote is not None:
            return say.by("vote-stage", standing.vote.stage)
        if said := standing.sayings.get(self._person):
            return said
        return say("game-has-begun", game=self._title) if standing.phase == PLAYING else ""

    @property
    def _title(self) -> str:
        return str(game_called(self._school.standing.played).TITLE)

    def _drawn(self, offers: Offers) -> Element:
        self._drawn_from = self._knows()
        standing = self._school.standing
        if (covers := over_all(self._school, self._person, offers)) is not None:
            return covers
        return div(
            said_to(self._school, self._person, offers),
            *self._parts(),
            cls=f"mg-strip mg-strip-{standing.phase}",
            data_key="strip",
        )

    def _parts(self) -> Iterator[Element]:
        standing = self._school.standing
        me = standing.people.get(self._person)
        yield span(strong(me.name if me else ""), " ", say("class", code=self._school.code), data_key="who")
        if standing.phase == PLAYING:
            number = standing.table_of(self._person)
            yield span(say("game-has-begun", game=self._title), data_key="begun")
            words = say("to-table", table=number) if number in standing.seeds else say("to-class")
            yield a(words, href=self._home, cls="mg-button mg-primary", data_key="to-table")
        else:
            yield a(say("to-class"), href=self._home, cls="mg-button mg-quiet", data_key="to-class")
