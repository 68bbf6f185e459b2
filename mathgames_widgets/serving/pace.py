"""A line in which nobody is refused: it moves at once in quiet times, and at a steady pace when many come.

Wrong codes and passwords can only be limited where right ones wait with them, since nobody knows beforehand which
one is right. So nobody is turned away: who has asked for least lately goes first, and what turns out to be right
costs nothing.

A whole school often has a single address. So each address has its turns, and of those who wait there the browser that
took least goes first, by a cookie that each browser gets with its first page. A cookie is free, and a script can take
a new one each time: a browser whose cookie is some seconds old, as it is when a person has typed a name, goes before
one whose cookie is fresh or missing. Those have one turn in four all the same, so that they are never left out.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count

from mathgames_widgets.core.accounts import Accounts
from mathgames_widgets.serving.limits import MOST_REMEMBERED, Bucket

SETTLED = 2.0
"""Seconds after which a cookie is no longer fresh: people need longer to type a name."""

ONE_IN = 4
"""So many turns of an address give one to those whose cookie is fresh or missing."""

LOOKS_AGAIN = 1.0
"""Seconds after which what has been forgotten of everyone's turns changes the order of those who wait."""


NAME = re.compile(r"([0-9a-f]{1,12})-[0-9a-f]{16}")


def new_browser(now: float) -> str:
    """What a browser is called that comes for the first time: the time, and what nobody else is called."""
    return f"{round(now):x}-{secrets.token_hex(8)}"


@dataclass(frozen=True, slots=True)
class Asker:
    """Who stands in a line: an address, and a browser there that showed a cookie of ours, so many seconds old.

    >>> Asker("192.168.1.20").account, Asker("192.168.1.20", "asha", 3.0).account
    ('192.168.1.20', 'asha')
    """

    address: str
    browser: str = ""
    age: float = 0.0

    @classmethod
    def known(cls, address: str, name: str, now: float) -> Asker:
        """A browser by the name that its cookie holds; without a good one, only its address counts.

        >>> Asker.known("192.168.1.20", new_browser(1000), 1007).age, Asker.known("192.168.1.20", "asha", 1007).browser
        (7, '')
        """
        given = NAME.fullmatch(name)
        return cls(address, name, now - int(given[1], 16)) if given else cls(address)

    @property
    def account(self) -> str:
        """Who is charged: all at one address that show no cookie are charged together."""
        return self.browser or self.address

    @property
    def is_settled(self) -> bool:
        """Whether the cookie was not taken just now."""
        return bool(self.browser) and self.age >= SETTLED


@dataclass(eq=False, slots=True)
class Waiting:
    """Someone in the line, who came as which in order, and how one finds out that they have gone."""

    asker: Asker
    number: int
    has_gone: Callable[[], bool]
    turn: asyncio.Future[bool] = field(repr=False)


class Queue:
    """Those who wait at one address, the one who has taken least first; of several, the one who came first.

    What they have taken is looked up when they come, when it is their turn, and for all of them once a second, so a
    turn costs little however many wait.
    """

    def __init__(self, taken: Callable[[str], int], clock: Callable[[], float]) -> None:
        self._taken, self._clock = taken, clock
        self._order: list[tuple[int, int, Waiting]] = []
        self._looked = clock()

    def __len__(self) -> int:
        return len(self._order)

    def add(self, waiting: Waiting) -> None:
        """One more."""
        heappush(self._order, self._placed(waiting))

    def first(self) -> Waiting:
        """The one who goes next, no longer in the line."""
        if self._clock() - self._looked >= LOOKS_AGAIN:
            self._looked = self._clock()
            self._order = [self._placed(waiting) for _, _, waiting in self._order]
            heapify(self._order)
        while True:
            before, _, waiting = heappop(self._order)
            if not self._order or self._taken(waiting.asker.account) <= before:
                return waiting
            self.add(waiting)

    def _placed(self, waiting: Waiting) -> tuple[int, int, Waiting]:
        return self._taken(waiting.asker.account), waiting.number, waiting


class Address:
    """Those who wait at one address: browsers whose cookie is some seconds old, and the others."""

    def __init__(self, taken: Callable[[str], int], clock: Callable[[], float]) -> None:
        self._settled, self._fresh = Queue(taken, clock), Queue(taken, clock)
        self._passed = 0

    def __len__(self) -> int:
        return len(self._settled) + len(self._fresh)

    def add(self, waiting: Waiting) -> None:
        """One more."""
        (self._settled if waiting.asker.is_settled else self._fresh).add(waiting)

    def first(self) -> Waiting:
        """The one who goes next, no longer in the line."""
        self._passed += 1
        is_for_the_fresh = self._fresh and self._passed % ONE_IN == 0
        return (self._fresh if is_for_the_fresh or not self._settled else self._settled).first()


class Pace:
    """So many things at once, and then so many a second, no matter who comes."""

    def __init__(self, most: float, speed: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._bucket, self._clock = Bucket(most, speed, clock), clock
        self._taken = Accounts(clock)
        self._numbers = count()
        self._addresses: dict[str, Address] = {}
        self._moves: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many stand in the line."""
        return sum(map(len, self._addresses.values()))

    @property
    def is_at_rest(self) -> bool:
        """Whether nobody waits and nobody was let through for a while."""
        return not self._addresses and self._bucket.is_full()

    async def turn(self, asker: Asker, has_gone: Callable[[], bool] = lambda: False) -> bool:
        """Wait until it is the turn of someone: True. False where `has_gone` says that nobody waits any longer."""
        if not self._addresses and self._bucket.lets_pass():
            self._charge(asker, 1)
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        there = self._addresses.setdefault(asker.address, Address(self._turns_of, self._clock))
        there.add(Waiting(asker, next(self._numbers), has_gone, turn))
        if self._moves is None or self._moves.done():
            self._moves = asyncio.create_task(self._move())
        return await turn

    def give_back(self, asker: Asker) -> None:
        """It was right: as if nobody had asked."""
        self._bucket.give_back()
        self._charge(asker, -1)

    def _turns_of(self, account: str) -> int:
        """What someone took lately, in whole turns: a turn of half a minute ago keeps nobody behind a newcomer."""
        return round(self._taken[account])

    def _charge(self, asker: Asker, amount: float) -> None:
        for account in (asker.account, f"at {asker.address}"):
            self._taken.charge(account, amount)

    async def _move(self) -> None:
        while self._addresses:
            if not self._bucket.has():
                await asyncio.sleep(self._bucket.lacks())
                continue
            first = self._first()
            if first.turn.cancelled():
                continue
            if first.has_gone():
                first.turn.set_result(False)
                continue
            self._bucket.lets_pass()
            self._charge(first.asker, 1)
            first.turn.set_result(True)

    def _first(self) -> Waiting:
        """The one who goes next: at the address that took least, where several wait."""
        name = min(self._addresses, key=lambda name: self._taken[f"at {name}"])
        first = self._addresses[name].first()
        if not self._addresses[name]:
            del self._addresses[name]
        return first


class Paces:
    """A line for each person, all at the same pace; where there are many, those at rest are forgotten."""

    def __init__(self, most: float, speed: float) -> None:
        self._most, self._speed = most, speed
        self._all: dict[str, Pace] = {}

    async def turn(self, who: str, has_gone: Callable[[], bool] = lambda: False) -> bool:
        """Wait until it is the next turn of this person: True. False where nobody waits any longer."""
        if len(self._all) > MOST_REMEMBERED:
            self._all = {name: pace for name, pace in self._all.items() if not pace.is_at_rest}
        return await self._all.setdefault(who, Pace(self._most, self._speed)).turn(Asker(who), has_gone)


async def let_pass(bucket: Bucket) -> None:
    """Wait until there is something in a bucket, and take it out."""
    while not bucket.lets_pass():
        await asyncio.sleep(bucket.lacks())
