"""The most instructive position of a class: what most did there, what would have been better, and why.

It is looked for when the teacher asks, at the tables that are done, and each decision is weighed as in a pupil's own
look back. Where several had the same cards, their choices are compared; nobody is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mathgames_widgets.classroom.lobby import look_of
from mathgames_widgets.classroom.register import SchoolClass
from mathgames_widgets.classroom.standing import game_called
from mathgames_widgets.classroom.thinking import judge_of
from mathgames_widgets.core.game import Player
from mathgames_widgets.core.judging import Decision, Judged, decisions_of
from mathgames_widgets.core.luck import price_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.lookback import price_text
from mathgames_widgets.table.screen import Press, Screen

say = room(__name__)

MOST_WEIGHED = 120
"""Decisions; those at positions that several pupils had come first."""
SOON = 250
"""Milliseconds until the browser asks how far it is: a decision takes some tenths of a second."""

Place = tuple[int, Player, Decision]
"""A decision, and the table and the seat of who made it."""


@dataclass(slots=True)
class InstructiveSearch:
    """How far the decisions of a class are weighed, for one game of it."""

    round: int
    game: str
    left: list[Place]
    found: list[Judged] = field(default_factory=list)
    goes_on: bool = True

    @staticmethod
    def begun(school: SchoolClass) -> InstructiveSearch:
        """Everything that pupils decided at the tables that are done; what several had to decide comes first."""
        standing = school.standing
        judge = judge_of(game_called(standing.game))
        places: list[Place] = []
        for playing in school.rooms():
            if (result := standing.result_of(playing.number)) is not None and playing.room.is_over:
                seats = [seat for seat, held in enumerate(result["held"]) if held]
                places += [
                    (playing.number, seat, decision)
                    for seat in seats
                    for decision in decisions_of(playing.room.match, seat, judge)
                ]
        alike = Counter([_position(decision) for _, _, decision in places])
        places.sort(key=lambda place: -alike[_position(place[2])])
        return InstructiveSearch(standing.round, standing.game, places[:MOST_WEIGHED])

    @property
    def all(self) -> int:
        """How many decisions there are."""
        return len(self.left) + len(self.found)

    def go_on(self, school: SchoolClass) -> None:
        """Take what has been weighed, and ask for the next."""
        while self.left and (found := school.weigh(*self.left[0])) is not None:
            self.left.pop(0)
            if found.judged is not None:
                self.found.append(found.judged)
        self.goes_on = self.goes_on and bool(self.left)

    @property
    def most_instructive(self) -> list[Judged]:
        """The decisions at one position: the one that cost the class most, before all where several had it."""
        groups: dict[str, list[Judged]] = {}
        for judged in self.found:
            groups.setdefault(_position(judged.decision), []).append(judged)
        costly = [those for those in groups.values() if any(map(price_of, those))]
        return max(costly, key=lambda those: (len(those) > 1, sum(map(price_of, those))), default=[])


def _position(decision: Decision) -> str:
    """What a player could see; who sees the same has the same to decide."""
    return repr(decision.view)


def instructive_part(search: InstructiveSearch | None, offers: Offers) -> Element:
    """The button that begins, how far it is, and the position."""
    return h.section(
        h.h3(say("instructive")),
        h.p(say("instructive-how"), cls="mg-level"),
        h.div(*_bar(search, offers), cls="mg-bar", data_key="instructive-bar"),
        _shown(search) if search is not None else None,
        data_key="instructive",
    )


def _bar(search: InstructiveSearch | None, offers: Offers) -> list[Element]:
    if search is None:
        return [press(say("instructive-find"), offers(Press("instructive", True)), key="instructive-find")]
    if not search.left:
        return [h.span(say("instructive-done", many=search.all), cls="mg-status")]
    told = say("instructive-progress", done=len(search.found), all=search.all)
    bar = [h.progress(max=search.all, value=len(search.found), aria_label=told), h.span(told, cls="mg-status")]
    if search.goes_on:
        stop = press(say("instructive-stop"), offers(Press("instructive", False)), key="instructive-stop")
        on = offers(Press("instructive-on"))
        return [*bar, stop, press(say("instructive-on"), on, key="instructive-on", data_auto=SOON, hidden=True)]
    return [*bar, press(say("instructive-on"), offers(Press("instructive", True)), key="instructive-find")]


def _shown(search: InstructiveSearch) -> Element | None:
    those = search.most_instructive
    if not those:
        return h.p(say("instructive-none")) if not search.left else None
    game = game_called(search.game)
    judge, first = judge_of(game), max(those, key=price_of)
    decision: Any = first.decision
    names = tuple(map(name_of, range(decision.view.players)))
    done = Counter([judge.told(judged.decision, judged.done.choice, names) for judged in those])
    return h.div(
        h.div(
            h.nameless(look_of(game).table(decision.view, Screen(names))), cls="mg-looked", data_key="instructive-table"
        ),
        h.ul(
            *[h.li(say("instructive-did", many=many, all=len(those), did=did)) for did, many in done.most_common()],
            data_key="instructive-did",
        ),
        h.p(h.strong(say("instructive-better", better=judge.told(decision, first.best.choice, names)))),
        h.p(price_text(first.price, judge.UNIT)),
        *_why(judge.because(decision, first.best.choice)),
    )


def _why(why: str) -> Sequence[Element]:
    return [h.p(say("instructive-why", why=why), cls="mg-answer")] if why else []
