"""In a line that is paced nobody is refused, and nobody who behaves stands behind a script, whatever it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from mathgames_widgets.serving.pace import ONE_IN, SETTLED, Asker, Pace, Paces
from tests.waiting import PATIENCE

SCHOOL = "192.168.1.20"


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Line:
    """A line with no turns left, and the order in which those in it have theirs."""

    def __init__(self, most: float = 1) -> None:
        self.clock, self.order = Clock(), list[str]()
        self.pace = Pace(most, 1000, self.clock)
        self._tasks = list[asyncio.Task[None]]()

    async def taken(self, *askers: Asker) -> None:
        """The turns that there are at once are gone."""
        for one in askers:
            assert await self.pace.turn(one)

    def come(self, name: str, asker: Asker) -> None:
        """Somebody stands in the line from now on."""

        async def ask() -> None:
            assert await self.pace.turn(asker)
            self.order.append(name)

        self._tasks.append(asyncio.create_task(ask()))

    async def turns(self, many: int) -> list[str]:
        """Who has the next turns."""
        before = len(self.order)
        await settled()
        while len(self.order) < before + many:
            self.clock.now += 0.001
            await settled()
        return self.order[before:]


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0.001)


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def known(browser: str, address: str = SCHOOL) -> Asker:
    """A browser whose cookie is as old as it is when somebody has typed a name."""
    return Asker(address, browser, SETTLED + 1)


def fresh(browser: str, address: str = SCHOOL) -> Asker:
    """A browser whose cookie was taken just now."""
    return Asker(address, browser, 0.1)


# ── one address ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pupil_goes_before_fifty_scripts_of_the_same_address():
    """Without cookies, all of them counted as one with the pupil, who waited behind every one."""

    async def test() -> None:
        line = Line()
        await line.taken(Asker(SCHOOL))
        for number in range(50):
            line.come(f"script {number}", Asker(SCHOOL))
        await settled()
        line.come("asha", known("asha"))
        assert await line.turns(1) == ["asha"]

    run(test)


def test_a_script_that_takes_a_new_cookie_each_time_competes_with_newcomers_only():
    async def test() -> None:
        line = Line()
        await line.taken(fresh("first"))
        for number in range(50):
            line.come(f"script {number}", fresh(f"new {number}"))
        await settled()
        line.come("asha", known("asha"))
        line.come("ben", known("ben"))
        assert await line.turns(2) == ["asha", "ben"]

    run(test)


def test_a_script_with_one_cookie_goes_after_whoever_has_asked_for_less():
    async def test() -> None:
        line = Line(5)
        await line.taken(*[known("script")] * 5)
        for number in range(20):
            line.come(f"script {number}", known("script"))
        await settled()
        line.come("asha", known("asha"))
        assert await line.turns(2) == ["asha", "script 0"]

    run(test)


def test_a_script_that_asks_twenty_times_at_once_has_one_turn_and_then_others_have_theirs():
    async def test() -> None:
        line = Line()
        await line.taken(known("first"))
        for number in range(20):
            line.come(f"script {number}", known("script"))
        await settled()
        line.come("asha", known("asha"))
        line.come("ben", known("ben"))
        assert await line.turns(4) == ["script 0", "asha", "ben", "script 1"]

    run(test)


def test_newcomers_have_one_turn_in_four_however_many_have_a_cookie_that_is_old_enough():
    """A script can keep cookies until they are old. Somebody who types fast is never left out for that."""

    async def test() -> None:
        line = Line()
        await line.taken(known("first"))
        for number in range(40):
            line.come("script", known(f"kept {number}"))
        await settled()
        line.come("asha", fresh("asha"))
        assert "asha" in await line.turns(ONE_IN)

    run(test)


def test_of_those_who_took_as_much_whoever_came_first_goes_first():
    """Kept cookies get nobody past a person who stands in the line already."""

    async def test() -> None:
        line = Line()
        await line.taken(known("first"))
        line.come("asha", known("asha"))
        await settled()
        for number in range(40):
            line.come(f"script {number}", known(f"kept {number}"))
        assert await line.turns(3) == ["asha", "script 0", "script 1"]

    run(test)


def test_a_table_that_was_opened_a_minute_ago_keeps_nobody_behind_new_cookies():
    async def test() -> None:
        line = Line()
        await line.taken(known("asha"))
        line.clock.now += 60
        await line.taken(known("first"))
        line.come("asha", known("asha"))
        await settled()
        for number in range(40):
            line.come(f"script {number}", known(f"kept {number}"))
        assert await line.turns(1) == ["asha"]

    run(test)


def test_what_was_taken_is_forgotten_while_one_waits():
    async def test() -> None:
        line = Line()
        for _ in range(4):
            await line.taken(known("asha"))
            line.clock.now += 0.001
        await line.taken(known("first"))
        for number in range(3):
            line.come(f"before {number}", known(f"kept {number}"))
        line.come("asha", known("asha"))
        await settled()
        line.clock.now += 40
        await settled()
        line.come("late", known("late"))
        assert await line.turns(4) == ["before 1", "before 2", "asha", "late"]

    run(test)


# ── several addresses ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_address_that_asked_least_is_served_first_and_nobody_is_refused():
    async def test() -> None:
        line = Line(5)
        for number in range(50):
            line.come(f"loud {number}", Asker("loud"))
        await settled()
        assert line.order == [f"loud {number}" for number in range(5)] and line.pace.waiting == 45
        for number in range(3):
            line.come(f"quiet{number}", Asker(f"quiet{number}"))
        assert sorted(await line.turns(3)) == ["quiet0", "quiet1", "quiet2"]
        assert len(await line.turns(45)) == 45

    run(test)


def test_cookies_do_not_help_an_address_against_another_one():
    async def test() -> None:
        line = Line(5)
        await line.taken(*(known(f"old {number}", "loud") for number in range(5)))
        for number in range(20):
            line.come("loud", known(f"kept {number}", "loud"))
        await settled()
        line.come("asha", fresh("asha"))
        assert await line.turns(1) == ["asha"]

    run(test)


# ── what does not count ───────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_right_takes_nothing_out_and_who_has_gone_is_passed_over():
    async def test() -> None:
        clock = Clock()
        pace = Pace(2, 1000, clock)
        for _ in range(20):
            assert await pace.turn(Asker("school"))
            pace.give_back(Asker("school"))
        assert await pace.turn(Asker("a")) and await pace.turn(Asker("a"))
        gone = asyncio.create_task(pace.turn(Asker("b"), lambda: True))
        here = asyncio.create_task(pace.turn(Asker("b")))
        await settled()
        clock.now += 0.001
        assert (await gone, await here) == (False, True)
        assert not pace._bucket.has(), "who has gone has cost nothing"

    run(test)


def test_each_person_has_a_line_of_her_own():
    async def test() -> None:
        paces = Paces(2, 1e-9)
        assert await paces.turn("mallory") and await paces.turn("mallory")
        waits = asyncio.create_task(paces.turn("mallory"))
        assert await paces.turn("asha")
        assert not waits.done()
        waits.cancel()

    run(test)
