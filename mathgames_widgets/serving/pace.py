"""A line in which nobody is refused: it moves at once in quiet times, and at a steady pace when many come.

Wrong codes and passwords can only be limited where right ones wait with them, since nobody knows beforehand which
one is right. So nobody is turned away: the address that has been wrong least lately goes first, and what turns out to
be right costs nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count

from mathgames_widgets.serving.limits import Bucket
from mathgames_widgets.serving.turns import Accounts

Waiting = tuple[str, int, asyncio.Future[bool], Callable[[], bool]]
"""Who waits, as which in order, for what, and whether they have gone."""


class Pace:
    """So many things at once, and then so many a second, whoever comes."""

    def __init__(self, most: float, speed: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._bucket = Bucket(most, speed, clock)
        self._pause = 1 / speed
        self._taken = Accounts(clock)
        self._numbers = count()
        self._waiting: list[Waiting] = []
        self._moves: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many stand in the line."""
        return len(self._waiting)

    async def turn(self, who: str, has_gone: Callable[[], bool] = lambda: False) -> bool:
        """Wait until it is the turn of `who`: True. False where `has_gone` says that nobody waits any longer."""
        if not self._waiting and self._bucket.lets_pass():
            self._taken.charge(who, 1)
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, next(self._numbers), turn, has_gone))
        if self._moves is None or self._moves.done():
            self._moves = asyncio.create_task(self._move())
        return await turn

    def give_back(self, who: str) -> None:
        """It was right: as if nobody had asked."""
        self._bucket.give_back()
        self._taken.charge(who, -1)

    async def _move(self) -> None:
        while self._waiting:
            if not self._bucket.has():
                await asyncio.sleep(self._pause)
                continue
            who, _, turn, has_gone = first = min(self._waiting, key=lambda one: (self._taken[one[0]], one[1]))
            self._waiting.remove(first)
            if turn.cancelled():
                continue
            if has_gone():
                turn.set_result(False)
                continue
            self._bucket.lets_pass()
            self._taken.charge(who, 1)
            turn.set_result(True)
