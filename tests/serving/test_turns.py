"""Who costs little goes first, whatever others make the machine do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from mathgames_widgets.core.messages import language, speaking
from mathgames_widgets.serving.turns import MUCH, Payer, Turns
from tests.waiting import PATIENCE

HANDS = 3


class Work:
    """Work that costs so many seconds of a processor by its own account, and ends when it may."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.gate = threading.Semaphore(0)
        self.begun: list[str] = []
        self._used = threading.local()

    def meter(self) -> float:
        """What this thread has used."""
        return getattr(self._used, "seconds", 0.0)

    def piece(self, name: str, cost: float) -> Callable[[], str]:
        """A piece of work."""

        def work() -> str:
            self.begun.append(name)
            assert self.gate.acquire(timeout=PATIENCE)
            self._used.seconds = self.meter() + cost
            self.order.append(name)
            return name

        return work


@contextmanager
def hands(work: Work, many: int = HANDS) -> Any:
    with ThreadPoolExecutor(many) as executor:
        yield Turns(executor, many, clock=lambda: 0.0, meter=work.meter)


def person(name: str, table: str, shared_by: int = 4) -> list[Payer]:
    return [(f"{table} {name}", 1), (table, shared_by)]


async def all_begun(work: Work, *names: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not set(names) <= set(work.begun):
            await asyncio.sleep(0.001)


def test_six_tables_that_cost_much_share_one_hand_and_a_stranger_goes_first():
    """The freeze: six leaders send one thing after the other that costs a second each."""

    async def test() -> None:
        work = Work()
        with hands(work) as turns:
            leaders = [f"T{number}" for number in range(6)]
            for name in leaders:
                turns.spent.charge(f"{name} lead", 2.0)
            pieces = [
                asyncio.create_task(turns.do(work.piece(name, 1.0), name, person("lead", name)))
                for name in leaders
                for _ in range(5)
            ]
            await all_begun(work, "T0")
            for _ in range(20):
                await turns.do(lambda: work.order.append("honest"), "H", person("asha", "H"))
            assert work.begun == ["T0"], "one hand for all who cost much"
            assert work.order == ["honest"] * 20, "and a free one for her"
            work.gate.release(100)
            await asyncio.gather(*pieces)
            assert sorted(work.order[20:]) == sorted(5 * leaders), "nothing is left out"

    asyncio.run(test())


def test_of_two_who_wait_the_one_who_has_cost_less_goes_first():
    async def test() -> None:
        work = Work()
        with hands(work, 1) as turns:
            turns.spent.charge("A ann", MUCH / 2)
            first = asyncio.create_task(turns.do(work.piece("first", 0), "Z"))
            await all_begun(work, "first")
            late = [
                asyncio.create_task(turns.do(work.piece(name, 0), table, person(name, table)))
                for name, table in (("ann", "A"), ("ben", "B"))
            ]
            await asyncio.sleep(0)
            work.gate.release(3)
            await asyncio.gather(first, *late)
            assert work.order == ["first", "ben", "ann"]

    asyncio.run(test())


def test_many_people_at_one_table_do_not_get_more_turns_than_others():
    """A table is charged too: with sixty of them, each new name would otherwise begin with a clean account."""

    async def test() -> None:
        work = Work()
        with hands(work, 1) as turns:
            for number in range(60):
                turns.spent.charge("CROWD", 0.1)
                turns.spent.charge(f"CROWD p{number}", 0.1)
            first = asyncio.create_task(turns.do(work.piece("first", 0), "Z"))
            await all_begun(work, "first")
            crowd = asyncio.create_task(turns.do(work.piece("crowd", 0), "CROWD", person("fresh", "CROWD")))
            asha = asyncio.create_task(turns.do(work.piece("asha", 0), "H", person("asha", "H")))
            await asyncio.sleep(0)
            work.gate.release(3)
            await asyncio.gather(first, crowd, asha)
            assert work.order == ["first", "asha", "crowd"]

    asyncio.run(test())


def test_at_one_table_one_thing_is_done_at_a_time_and_faults_reach_whoever_asked():
    async def test() -> None:
        work = Work()
        with hands(work) as turns:
            both = [asyncio.create_task(turns.do(work.piece(name, 0), "T")) for name in ("one", "two")]
            await all_begun(work, "one")
            await asyncio.sleep(0.01)
            assert work.begun == ["one"]

            def breaks() -> None:
                raise ValueError("broken")

            with pytest.raises(ValueError, match="broken"):
                await turns.do(breaks, "B")
            work.gate.release(2)
            assert await asyncio.gather(*both) == ["one", "two"]

    asyncio.run(test())


def test_work_in_a_thread_speaks_the_language_of_whoever_asked() -> None:
    async def both() -> list[str]:
        with hands(Work()) as turns:
            with speaking("de"):
                first = asyncio.ensure_future(turns.do(language))
            return [await first, await turns.do(language)]

    assert asyncio.run(both()) == ["de", "en"]
