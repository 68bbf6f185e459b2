"""The page of a live game, as one person sees it: a window, and what people at many screens need besides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any

from mathgames_widgets.classroom.standing import HAS_READ, CannotBeDone, Host, agreed, told_before_closing
from mathgames_widgets.core.game import Event, Player
from mathgames_widgets.core.luck import SplittingJudge
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page.cards import note, press
from mathgames_widgets.page.html import Element, a, div, li, p, span, ul
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.history import History, LogLine, Moment
from mathgames_widgets.table.lookback import LookBack
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError
from mathgames_widgets.table.window import Window

say = room(__name__)


class OwnHistory(History):
    """What happened, for one seat of a live table: why someone moved is told to that seat alone until the end.

    The answer is made from the cards of who moved. At one screen people trust each other with it.
    """

    def _line(self, moment: Moment, event: Event, asked: object) -> LogLine:
        line = super()._line(moment, event, None)
        movers = {player for player, _ in self.views.moves_behind(event)}
        if self.match.outcome() is None and movers != {self.viewer}:
            return LogLine(line.moment, line.sentence, False)
        return super()._line(moment, event, asked)


class LiveWindow(Window):
    """A game at a live table; `seat` is None for a watcher."""

    HOME = ".."

    def __init__(self, host: Host, person: str, room: Room, seat: Player | None) -> None:
        self._host, self._person = host, person
        held = () if seat is None else (seat,)
        self._drawn_from: object = None
        self._looked_at: list[tuple[Any, bool]] = []
        super().__init__(room.game, room.seats, "", room.match.rules, room=room, held=held)
        if host.standing.aside and not self._has_moved():
            self.say(say("new-cards"))

    def _has_moved(self) -> bool:
        return any(turn.player == self._viewer for turn in self._playing().match.turns)

    @property
    def shows_people(self) -> bool:
        """Whether it says who is here."""
        return self._open == "menu"

    @property
    def _may_know_all(self) -> bool:
        return super()._may_know_all and not self._host.is_sealed

    def say(self, sentence: str) -> None:
        """Show a sentence that is about the table."""
        self._tell(sentence)

    def look_again(self, *, only_if_seen: bool = False) -> None:
        if not (only_if_seen and self._drawn_from == self._knows()):
            super().look_again()

    def redraw(self, say: str = "") -> None:
        super().redraw(say)
        self._drawn_from = self._knows()

    def _after_one(self, looked: LookBack, judge: SplittingJudge) -> LookBack:
        """The next decision is weighed in a process of its own; the browser asks again when that has been answered."""
        found = self._host.weigh(*looked.left[0]) if looked.left else None
        return replace(looked, awaits=bool(looked.left)) if found is None else looked.after(found)

    def weighed(self, *, is_found: bool) -> None:
        """A decision has been weighed elsewhere, or could not be: go on, or stop, where it is waited for."""
        if self._looked is None or not self._looked.awaits:
            return
        with self.in_its_language():
            said = self._weigh() if is_found else ""
        if not is_found:
            self._looked, self._auto = replace(self._looked, awaits=False), False
        self.redraw(said)

    def _knows(self) -> object:
        """What a drawing is made from, besides what was pressed here: where that is the same, so is the page."""
        match, viewer = self._playing().match, self._viewer
        known, turns = self._looked_at, match.turns
        same = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], zip(known, turns, strict=False)))
        known[same:] = [
            (turn, turn.player == viewer or any(event.as_seen_by(viewer) for event in turn.events))
            for turn in turns[same:]
        ]
        seen = [turn for turn, is_seen in known if is_seen]
        return match.observe(viewer), seen, self._can_take_back(), self._told

    @property
    def _history(self) -> History:
        room = self._playing()
        return OwnHistory(room.match, self._viewer, self._views, room.bot, self._names)

    def _press(self, what: str, value: Any, values: Values) -> str:
        host, person = self._host, self._person
        try:
            match what:
                case "live-again":
                    host.again(person)
                    return say("dealt")
                case "live-choose":
                    host.choose_anew(person)
                    return ""
                case "live-stand-in":
                    host.stand_in(person, value)
                    return say("bot-plays-for", player=self._names[value])
                case "live-close" if value:
                    self._open = ""
                    return host.close(person)
                case "live-close":
                    self._open = "live-close"
                    return say("closes-table")
                case _ if what == HAS_READ:
                    host.go_on_elsewhere(person, what)
                    return ""
                case "live-elsewhere":
                    host.go_on_elsewhere(person, value)
                    return ""
                case "live-keep":
                    host.keep(person)
                    return say("table-stays")
        except CannotBeDone as refused:
            raise SetupError(str(refused)) from None
        return super()._press(what, value, values)

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────────────────────

    def _status_said(self, offers: Offers) -> tuple[str, list[Element], str]:
        said, buttons, kind = super()._status_said(offers)
        if kind != "mg-asks" and (told := self._host.sayings.get(self._person)):
            read = press(say("have-read"), offers(Press(HAS_READ)), key=HAS_READ)
            return say("teacher-said", text=told), [read], "mg-happens"
        if kind or not self._is_running or self._viewer is None:
            return said, buttons, kind
        gone = self._host.long_gone()
        if not gone or self._viewer in self._playing().match.to_act():
            return said, buttons, kind
        return say("long-away", player=self._names[gone[0]]), [self._stand_in(gone[0], offers)], "mg-asks"

    def _stand_in(self, seat: Player, offers: Offers) -> Element:
        return press(say("let-bot-play"), offers(Press("live-stand-in", seat)), key=f"stand-in{seat}")

    def _menu(self, offers: Offers) -> list[Element | None]:
        host = self._host
        return [
            p(host.called, data_key="code"),
            ul(*self._people(offers), cls="mg-people", aria_label=say("at-the-table"), data_key="people"),
            note(host.trouble, key="trouble", kind="mg-alert") if host.trouble else None,
            note(say("new-cards"), key="aside") if host.standing.aside else None,
            self._lesson(),
            *super()._menu(offers),
            *self._closing(offers),
        ]

    def _lesson(self) -> Element | None:
        """The way to the lesson of the class; the seat stays."""
        title, address = self._host.lesson
        return (
            a(say("to-lesson", title=title), href=address, cls="mg-button mg-quiet", data_key="lesson")
            if title
            else None
        )

    def _closing(self, offers: Offers) -> Iterator[Element]:
        """For those who may delete the table."""
        host = self._host
        if not host.may_close(self._person):
            return
        if said := agreed(host.standing):
            yield note(said, key="closers")
        if self._person in host.standing.closers:
            yield press(say("keep-table"), offers(Press("live-keep")), key="keep-table", kind="mg-quiet")
        else:
            yield press(say("delete-table"), offers(Press("live-close")), key="close-table", kind="mg-quiet")

    def _people(self, offers: Offers) -> Iterator[Element]:
        host = self._host
        deal = host.standing.deal
        if deal is None:
            return
        gone = host.long_gone() if self._viewer is not None else []
        for seat in range(len(deal.names)):
            name, told = name_of(seat, deal.names), self._told_of(seat)
            button = self._stand_in(seat, offers) if seat in gone else None
            yield li(span(name, cls="mg-name"), " ", span(told, cls="mg-level"), button, data_key=f"person{seat}")
        watching = [
            watcher.name for key, watcher in host.standing.people.items() if key not in deal.held and host.is_here(key)
        ]
        for name in watching:
            yield li(span(name, cls="mg-name"), " ", span(say("watches"), cls="mg-level"))

    def _told_of(self, seat: Player) -> str:
        deal = self._host.standing.deal
        assert deal is not None
        if deal.who[seat] != PERSON:
            return say("a-bot")
        if deal.held[seat] == self._person:
            return say("you")
        if seat in deal.stand_ins:
            return say("away-bot-plays")
        return say("is-here") if self._host.is_here(deal.held[seat]) else say("away")

    def _drawn_open(self, offers: Offers) -> tuple[str, Any] | None:
        if self._open != "live-close" or self._caption:
            return super()._drawn_open(offers)
        return say("delete-table"), [
            p(told_before_closing(self._host.standing, self._person)),
            press(say("delete-it"), offers(Press("live-close", True)), key="close-sure"),
        ]

    def _finished(self, offers: Offers) -> tuple[Any, ...]:
        parts = super()._finished(offers)
        if self._viewer is None:
            return parts
        host = self._host
        if host.is_led:
            meanwhile = [
                press(say.by("early", how), offers(Press("live-elsewhere", how)), key=f"early-{how}", kind="mg-large")
                for how in ("again", "watch")
            ]
            if host.puzzles:
                meanwhile.append(
                    a(say("early-puzzle"), href=host.puzzles, cls="mg-button mg-large", data_key="early-puzzle")
                )
            return (*parts, note(say("teacher-starts"), key="led"), div(*meanwhile, cls="mg-bar", data_key="early"))
        again = press(say("play-again"), offers(Press("live-again")), key="live-again", kind="mg-primary mg-large")
        leads = host.leader == self._person
        choose = offers(Press("live-choose")) if leads else None
        other = press(say("another-game"), choose, key="live-choose", kind="mg-quiet") if leads else None
        bar = next(
            element for part in parts for element in elements(part) if element.attributes.get("data-key") == "over-bar"
        )
        bar.children = (again, *bar.children, other)
        return parts


def elements(page: object) -> Iterator[Element]:
    """An element and all elements inside it.

    >>> [one.tag for one in elements(li(p("a"), [p("b")]))]
    ['li', 'p', 'p']
    """
    if isinstance(page, Element):
        yield page
        for child in page.children:
            yield from elements(child)
    elif isinstance(page, (list, tuple)):
        for child in page:
            yield from elements(child)
