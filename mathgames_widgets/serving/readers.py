"""Those who read a lesson outside of a class: each has pages of their own, as long as someone looks at them."""

from __future__ import annotations

import time
from collections.abc import Callable

from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.sitting import Sitting

MOST = 600
"""OpenReaders at a time; of those who have left, the one who left first gives way."""
LEFT = 600.0
"""Seconds for a reader whose line is gone to come back to the same pages."""


class OpenReaders:
    """Those who read a lesson outside of a class, each known by what their page has drawn by lot.

    >>> readers = OpenReaders(most=1, clock=lambda: 0.0)
    >>> one = readers.sitting("a", ServedLesson("a/b", "A"))
    >>> readers.sitting("a", ServedLesson("a/b", "A")) is one, readers.sitting("b", ServedLesson("a/b", "A")) is one
    (True, False)
    >>> readers.sitting("a", ServedLesson("a/b", "A")) is one
    False
    """

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._sittings: dict[tuple[str, str], Sitting] = {}
        self._left: dict[tuple[str, str], float] = {}

    def __len__(self) -> int:
        return len(self._sittings)

    def sitting(self, reader: str, lesson: ServedLesson) -> Sitting | None:
        """A reader's lesson; None where all that can be answered at a time are being read."""
        where = reader, lesson.page
        if where not in self._sittings:
            self.sweep()
            if len(self._sittings) >= self._most and not self._made_room():
                return None
            self._sittings[where] = Sitting(lesson)
        return self._sittings[where]

    def _made_room(self) -> bool:
        empty = [where for where, sitting in self._sittings.items() if sitting.is_empty]
        if not empty:
            return False
        self._forget(min(empty, key=lambda where: self._left.get(where, self._clock())))
        return True

    def _forget(self, where: tuple[str, str]) -> None:
        self._sittings.pop(where, None)
        self._left.pop(where, None)

    def sweep(self) -> None:
        """Forget those who have been gone for a while."""
        now = self._clock()
        for where, sitting in tuple(self._sittings.items()):
            if not sitting.is_empty:
                self._left.pop(where, None)
            elif now - self._left.setdefault(where, now) > LEFT:
                self._forget(where)
