"""Who may come into a class, as its log says: whether it is locked, who was taken off its list, who asks to come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from mathgames_widgets.core.entrance import alike

MOST_REMOVED = 300
"""Names that stay out; of more, those that were taken off first are forgotten."""


class JoinWish(NamedTuple):
    """Someone wants to join on a device on which another pupil is in the class already."""

    name: str
    is_allowed: bool = False


@dataclass(slots=True)
class Gate:
    """The gate of a class.

    >>> gate = Gate()
    >>> gate.has_come("a", "Asha", 100.0)
    >>> gate.has_come("b", "Ben", 160.0)
    >>> gate.since(130.0)
    ['b']
    >>> gate.take_off("b")
    >>> gate.is_out("b", "Chen"), gate.is_out("", "ben"), gate.is_out("", "Dana")
    (True, True, False)
    """

    is_locked: bool = False
    came: dict[str, tuple[str, float]] = field(default_factory=dict)
    """By what name each came, and when: in seconds, as the servers' clocks count them."""
    removed: dict[str, str] = field(default_factory=dict)
    """Who was taken off the list and stays out, with the name."""
    wishes: dict[str, JoinWish] = field(default_factory=dict)
    """Who wants to join beside whom, by the one who is here already."""
    expected: dict[str, float] = field(default_factory=dict)
    """Until when someone may take a seat on another device."""
    renamed: dict[str, int] = field(default_factory=dict)
    """How often someone has changed the own name."""

    def has_come(self, person: str, name: str, when: float) -> None:
        """Someone has joined."""
        self.came[person] = name, when

    def rename(self, person: str, name: str) -> None:
        """Someone has taken another name."""
        _, when = self.came.get(person, ("", 0.0))
        self.came[person] = name, when
        self.renamed[person] = self.renamed.get(person, 0) + 1

    def since(self, moment: float) -> list[str]:
        """Those who have joined since then."""
        return [person for person, (_, when) in self.came.items() if when >= moment]

    def take_off(self, person: str) -> None:
        """Someone is taken off the list, and stays out."""
        name, _ = self.came.pop(person, ("", 0.0))
        self.wishes.pop(person, None)
        self.expected.pop(person, None)
        self.renamed.pop(person, None)
        self.removed[person] = name
        while len(self.removed) > MOST_REMOVED:
            del self.removed[next(iter(self.removed))]

    def is_out(self, person: str, name: str) -> bool:
        """Whether this browser's owner, or someone with this name, was taken off the list."""
        return person in self.removed or any(alike(name, taken) for taken in self.removed.values())

    def let_back(self, people: Iterable[str]) -> None:
        """They may join again."""
        for person in people:
            self.removed.pop(person, None)

    def wish(self, person: str, wish: JoinWish) -> None:
        """Someone asks to join beside this pupil, is allowed to, or, without a name, does not ask any more."""
        self.wishes.pop(person, None)
        if wish.name:
            self.wishes[person] = wish

    def allows(self, person: str, name: str) -> bool:
        """Whether someone with this name may join on the device of this pupil."""
        wish = self.wishes.get(person)
        return wish is not None and wish.is_allowed and alike(wish.name, name)
