"""Whose work is done next: that of the one who has made the least work lately, one thing at a time at each table.

All live tables share a few hands, and Python lets one of them compute at a time. What each person and each table costs
is counted in seconds of a processor, and half of it is forgotten every ten seconds. Who costs little goes first, and
who has cost much shares a single hand, so those who play as people do never wait for those who make a machine work.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, TypeVar

from mathgames_widgets.core.accounts import Accounts

T = TypeVar("T")

MUCH = 0.5
"""Seconds of a processor after which someone shares one hand with all others who cost as much: some fifty presses."""

Payer = tuple[str, int]
"""Who is charged, and among how many people the account is shared."""


@dataclass(eq=False, slots=True)
class Piece:
    """Something to be done at a place, where one thing is done at a time; "" is no place, and waits for none."""

    work: Callable[[], Any]
    place: str
    payers: Sequence[Payer]
    address: str
    number: int
    done: asyncio.Future[Any] = field(repr=False)


class Turns:
    """Hands, and what waits for them. Asked in one loop only; the work itself is done in threads."""

    def __init__(
        self,
        hands: Executor,
        many: int,
        clock: Callable[[], float] = time.monotonic,
        meter: Callable[[], float] = time.thread_time,
    ) -> None:
        """`many` hands are there; `meter` says in a thread how much of a processor it has used."""
        self._hands, self._many, self._meter = hands, many, meter
        self.spent = Accounts(clock)
        """What each person, table and address has cost lately."""
        self._waiting: list[Piece] = []
        self._numbers = count()
        self._busy: set[str] = set()
        self._at_work = 0
        self._at_costly_work = 0
        self._is_over = False

    async def do(self, work: Callable[[], T], place: str = "", payers: Sequence[Payer] = (), address: str = "") -> T:
        """Do something when it is its turn, and charge who asked for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        in_its_language = partial(copy_context().run, work)
        self._waiting.append(Piece(in_its_language, place, payers, address, next(self._numbers), done))
        self._go_on()
        return await done

    def cost(self, piece: Piece) -> float:
        """What those who asked for this have cost lately: the dearest account counts, a shared one for each person."""
        return max((self.spent[who] / share for who, share in piece.payers), default=0.0)

    def stop(self) -> None:
        """Nothing more is begun; who waits is told that it is over."""
        self._is_over = True
        for piece in self._waiting:
            piece.done.cancel()
        self._waiting.clear()

    def _go_on(self) -> None:
        """Begin whatever can be begun."""
        if self._is_over:
            self.stop()
        self._waiting = [piece for piece in self._waiting if not piece.done.cancelled()]
        while self._at_work < self._many and (piece := self._next()) is not None:
            self._waiting.remove(piece)
            self._begin(piece, is_costly=self.cost(piece) > MUCH)

    def _next(self) -> Piece | None:
        """The one that is begun next: of whoever has cost least; of those who cost much, of the thriftiest address."""
        ready = [(self.cost(piece), piece) for piece in self._waiting if piece.place not in self._busy]
        quick = [(cost, piece.number, piece) for cost, piece in ready if cost <= MUCH]
        if quick:
            return min(quick)[-1]
        costly = [(self.spent[f"at {piece.address}"], cost, piece.number, piece) for cost, piece in ready]
        return min(costly)[-1] if costly and not self._at_costly_work else None

    def _begin(self, piece: Piece, *, is_costly: bool) -> None:
        if piece.place:
            self._busy.add(piece.place)
        self._at_work += 1
        self._at_costly_work += is_costly
        loop = asyncio.get_running_loop()

        def measured() -> tuple[Any, BaseException | None, float]:
            before = self._meter()
            try:
                return piece.work(), None, self._meter() - before
            except BaseException as fault:  # told to the one who asked
                return None, fault, self._meter() - before

        def has_ended(ended: asyncio.Future[tuple[Any, BaseException | None, float]]) -> None:
            self._busy.discard(piece.place)
            self._at_work -= 1
            self._at_costly_work -= is_costly
            if ended.cancelled() or ended.exception() is not None:  # the server ends
                piece.done.cancel()
                return
            result, fault, cost = ended.result()
            self._charge(piece, cost)
            if not piece.done.done():
                piece.done.set_exception(fault) if fault is not None else piece.done.set_result(result)
            self._go_on()

        loop.run_in_executor(self._hands, measured).add_done_callback(has_ended)

    def _charge(self, piece: Piece, cost: float) -> None:
        for who, _ in piece.payers:
            self.spent.charge(who, cost)
        if piece.address:
            self.spent.charge(f"at {piece.address}", cost)
