"""Who comes into a class: one pupil in one browser, nobody while it is locked, and nobody who was taken off the list.

All of it stands in the log, so it holds after a restart, and at each of several servers.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from mathgames_widgets.classroom.gathering import Gathering
from mathgames_widgets.classroom.register import WAITING, ClassStanding
from mathgames_widgets.classroom.standing import CannotBeDone, nickname
from mathgames_widgets.core.entrance import alike
from mathgames_widgets.core.messages import room

say = room(__name__)

EXPECTED = 120.0
"""Seconds in which someone who is let in on another device has to come."""

MOST_RENAMED = 3
"""How often a pupil may change the own name."""


class HereAlready(CannotBeDone):
    """This browser is in the class under another name; who comes is asked what is meant."""

    def __init__(self, name: str, *, can_rename: bool) -> None:
        self.name, self.can_rename = name, can_rename
        super().__init__(say("here-already", pupil=name))


class Admission(Gathering):
    """What a class asks of those who come, and what its teacher says about that."""

    standing: ClassStanding
    time_of_day: Callable[[], float] = staticmethod(time.time)
    """Seconds that all servers of a class count alike."""

    # ── those who come ────────────────────────────────────────────────────────────────────────────────────────────

    def _is_expected(self, person: str) -> bool:
        gate = self.standing.gate
        if self.time_of_day() >= gate.expected.get(person, 0.0):
            return False
        self._note({"expect": {"id": person, "until": 0.0}})
        return True

    def _must_be_welcome(self, name: str, same: str | None, browser: str) -> None:
        gate, people = self.standing.gate, self.standing.people
        if browser in gate.removed:
            raise CannotBeDone(say("you-are-off"))
        if gate.is_out("", name):
            raise CannotBeDone(say("name-is-off"))
        super()._must_be_welcome(name, same, browser)
        if gate.allows(browser, name):
            self._note({"wish": {"of": browser, "name": "", "allowed": False}})
            return
        if browser in people:
            raise HereAlready(people[browser].name, can_rename=self._may_rename(browser))
        if gate.is_locked:
            raise CannotBeDone(say("class-is-locked"))

    def _may_rename(self, person: str) -> bool:
        standing = self.standing
        return standing.phase == WAITING and standing.gate.renamed.get(person, 0) < MOST_RENAMED

    def rename(self, person: str, typed: str) -> None:
        """A pupil takes another name, between two games. Raises CannotBeDone."""

        def change() -> None:
            name, people = nickname(typed), self.standing.people
            if person not in people:
                raise CannotBeDone(say("not-listed"))
            if not self._may_rename(person):
                raise CannotBeDone(say("name-cannot-change"))
            if self.standing.gate.is_out("", name):
                raise CannotBeDone(say("name-is-off"))
            if any(alike(pupil.name, name) for key, pupil in people.items() if key != person):
                raise CannotBeDone(f"{say('name-taken', name=name)} {say('choose-another-name')}")
            self._note({"name": {"id": person, "name": name}})

        self.do(change)

    def wish_to_join(self, person: str, typed: str) -> None:
        """Someone asks the teacher to join on the device of a pupil. Raises CannotBeDone."""

        def ask() -> None:
            name = nickname(typed)
            if person not in self.standing.people:
                raise CannotBeDone(say("not-listed"))
            if self.standing.gate.is_out("", name):
                raise CannotBeDone(say("name-is-off"))
            if not self.standing.gate.allows(person, name):
                self._note({"wish": {"of": person, "name": name, "allowed": False}})

        self.do(ask)

    # ── what the teacher says ─────────────────────────────────────────────────────────────────────────────────────

    def lock(self, is_locked: bool) -> None:
        """Nobody else can join, or others can again; those who are here can always come back."""
        self._note({"lock": is_locked})

    def let_in_again(self, person: str) -> None:
        """The next one who types the name of this person gets the same seat, on whatever device, if it is soon."""
        if person not in self.standing.people:
            raise CannotBeDone(say("not-listed"))
        self._note({"expect": {"id": person, "until": self.time_of_day() + EXPECTED}})

    def remove(self, person: str) -> None:
        """Take a name off the list, with everything that is known about it; its owner stays out."""
        if person not in self.standing.people:
            raise CannotBeDone(say("not-listed"))
        self._note({"out": person})
        self._send_away(person, lambda: say("you-are-off"))

    def moment(self, seconds: float | None) -> float:
        """The time so many seconds ago; without a number, that of the last start."""
        return self.standing.started if seconds is None else self.time_of_day() - seconds

    def remove_since(self, moment: float) -> int:
        """Take off all who have joined since then; how many they were."""
        people = self.standing.gate.since(moment)
        for person in people:
            self.remove(person)
        return len(people)

    def let_back(self, person: str) -> None:
        """Someone who was taken off the list may join again; without anybody, all may."""
        self._note({"back": [person] if person else list(self.standing.gate.removed)})

    def answer_wish(self, person: str, is_allowed: bool) -> None:
        """Someone may join on the device of this pupil, or not. Raises CannotBeDone."""
        wish = self.standing.gate.wishes.get(person)
        if wish is None:
            raise CannotBeDone(say("nobody-asks"))
        self._note({"wish": {"of": person, "name": wish.name if is_allowed else "", "allowed": is_allowed}})
