"""Tables that are set: kernels that die, disks that are full, pools that are filled when it is quiet."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest

from benchmarks.pupils import NoTable, Pupil
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import tables
from mathgames_widgets.serving.limits import Limits
from mathgames_widgets.serving.tables import KernelTable, KernelTables, TableQueue, Visitor, Wait, Waits
from tests.browser import servers
from tests.waiting import PATIENCE, wait_until

say_server = room("mathgames_widgets.serving")

PAGE = "table.ipynb"
LIMITS = Limits(tables=4, tables_each=2, tables_address=3, connections=100, connections_address=50, hands=2)

FLAKY = """
import os, runpy, sys
path = sys.argv[1]
tried = open(path).read() if os.path.exists(path) else ""
open(path, "a").write("x")
if len(tried) < int(sys.argv[2]):
    sys.exit("broken")
sys.argv = ["ipykernel_launcher", *sys.argv[3:]]
runpy.run_module("ipykernel_launcher", run_name="__main__")
"""
"""A kernel that ends as soon as it is started, the first few times."""


class Drawing:
    """What draws the page of a notebook, as Voilà does it: the top, the kernel's answer, the rest."""

    def __init__(self, kernels: Kernels) -> None:
        self.kernels = kernels
        self.kernel_started = False
        self.cwd = ""
        self.notebook = SimpleNamespace(metadata=SimpleNamespace(kernelspec=SimpleNamespace(name="python3")))

    async def generate_content_generator(self, kernel_id: str, kernel: object) -> Any:
        yield "top ", None
        await asyncio.sleep(0)
        fate = self.kernels.fates.pop(0) if self.kernels.fates else "lives"
        if fate == "dies":
            raise RuntimeError("Kernel died before replying to kernel_info")
        self.kernel_started = True
        yield f"{kernel_id} ", None
        if fate == "ends":
            await asyncio.sleep(0.05)
            self.kernels.running.discard(kernel_id)
        if fate == "hangs":
            await asyncio.sleep(3600)
        yield "bottom", None


class Kernels:
    """Kernels that are not there: they live, die before they answer, end while they draw, or hang."""

    def __init__(self, *fates: str) -> None:
        self.fates = [*fates]
        self.running: set[str] = set()
        self.handed_out: list[str] = []
        self.when_gone: list[Any] = []
        self.started = 0
        self.full_disk = False

    async def renderer(self, page: str) -> Any:
        return Drawing(self)

    def environment(self, *, warm: bool) -> dict[str, str]:
        return {}

    async def start_kernel(self, **options: Any) -> str:
        if self.full_disk:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.started += 1
        kernel_id = f"kernel{self.started}"
        self.running.add(kernel_id)
        return kernel_id

    def get_kernel(self, kernel_id: str) -> str:
        return kernel_id

    async def lives(self, kernel_id: str) -> bool:
        return kernel_id in self.running

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self.running

    def hand_out(self, kernel_id: str) -> None:
        self.handed_out.append(kernel_id)

    async def end(self, kernel_id: str) -> None:
        self.running.discard(kernel_id)
        for tell in self.when_gone:
            tell(kernel_id)


def room(kernels: Kernels, **ready: int) -> KernelTables:
    return KernelTables(kernels, kernels.renderer, LIMITS, ready)  # type: ignore[arg-type]


def visitor(name: str = "Ada", address: str = "192.0.2.1") -> Visitor:
    return Visitor(name, address)


async def page_of(table: KernelTable) -> str:
    return "".join([piece async for piece in table.pieces()])


async def until(is_so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_table_is_shown_when_its_kernel_has_answered():
    async def visit() -> None:
        kernels = Kernels()
        table = await room(kernels).take("play", visitor())
        assert await page_of(table) == "top kernel1 bottom"
        assert kernels.handed_out == ["kernel1"]

    asyncio.run(visit())


def test_a_kernel_that_dies_is_replaced_once_and_nothing_of_its_page_is_seen():
    async def visit() -> None:
        kernels = Kernels("dies")
        table = await room(kernels).take("play", visitor())
        assert await page_of(table) == "top kernel2 bottom"
        assert kernels.running == {"kernel2"}

    asyncio.run(visit())


@pytest.mark.parametrize("disk", ["full", "fine"])
def test_where_no_kernel_starts_the_visitor_is_told_to_wait(disk, caplog):
    async def visit() -> None:
        kernels = Kernels("dies", "dies")
        kernels.full_disk = disk == "full"
        tables = room(kernels)
        with pytest.raises(Waits) as waits:
            await tables.take("play", visitor())
        assert waits.value.why is Wait.NOT_SET
        assert (tables.taken, kernels.running) == (0, set())

    asyncio.run(visit())
    assert "No table for play could be set" in caplog.text
    assert "Traceback" not in caplog.text


def test_half_a_page_is_known_to_be_half():
    async def visit() -> None:
        table = await room(Kernels("ends")).take("play", visitor())
        with pytest.raises(tables.NoTable):
            await page_of(table)
        assert table.is_broken

    asyncio.run(visit())


def test_a_kernel_that_never_gets_ready_is_given_up(monkeypatch):
    monkeypatch.setattr(tables, "LONGEST", 0.05)

    async def visit() -> None:
        table = await room(Kernels("hangs")).take("play", visitor())
        with pytest.raises(tables.NoTable):
            await page_of(table)

    asyncio.run(visit())


def test_dead_tables_of_the_pool_are_dropped_and_nobody_gets_one(monkeypatch, caplog):
    """Each was handed out as half a page of 2,228 bytes."""
    monkeypatch.setattr(tables, "STEP", 0.01)

    async def visit() -> None:
        kernels = Kernels("dies", "ends")
        tables_here = room(kernels, play=1)
        tables_here.keep_ready()
        await until(lambda: kernels.started == 3 and len(kernels.running) == 1)
        table = await tables_here.take("play", visitor())
        assert await page_of(table) == "top kernel3 bottom"
        tables_here.stop()

    asyncio.run(visit())
    assert "could be made ready" in caplog.text


def test_a_table_of_the_pool_whose_kernel_died_while_it_waited_is_not_handed_out(monkeypatch):
    monkeypatch.setattr(tables, "STEP", 0.01)

    async def visit() -> None:
        kernels = Kernels()
        tables_here = room(kernels, play=1)
        tables_here.keep_ready()
        await until(lambda: tables_here.waiting == 1 and kernels.running)
        await asyncio.sleep(0.05)
        tables_here.stop()
        kernels.running.clear()
        table = await tables_here.take("play", visitor())
        assert await page_of(table) == "top kernel2 bottom"

    asyncio.run(visit())


def test_the_pool_is_filled_when_nobody_comes_and_not_before(monkeypatch):
    """While it was filled a class waited nine seconds for a press."""
    monkeypatch.setattr(tables, "STEP", 0.01)
    monkeypatch.setattr(tables, "QUIET", 3600)

    async def visit() -> None:
        kernels = Kernels()
        tables_here = room(kernels, play=2)
        tables_here.keep_ready()
        await until(lambda: tables_here.waiting == 2)
        await tables_here.take("play", visitor())
        await asyncio.sleep(0.3)
        assert kernels.started == 2
        monkeypatch.setattr(tables, "QUIET", 0)
        await until(lambda: kernels.started == 3)
        tables_here.stop()

    asyncio.run(visit())


def test_between_two_classes_the_pool_is_filled_with_both_hands(monkeypatch):
    """One at a time while somebody plays; as fast as the machine can when the room is empty."""
    monkeypatch.setattr(tables, "STEP", 0.01)
    monkeypatch.setattr(tables, "QUIET", 0)
    monkeypatch.setattr(tables, "LAG", 3600)
    three_hands = replace(LIMITS, hands=3)

    async def visit() -> None:
        kernels = Kernels("lives", "lives", "lives", *["hangs"] * 4)
        here = KernelTables(kernels, kernels.renderer, three_hands, {"play": 2})  # type: ignore[arg-type]
        first = await here.take("lesson", visitor())
        here.keep_ready()
        await until(lambda: here.waiting == 2 and kernels.started == 3)
        played = [await here.take("play", visitor("Bo")), await here.take("play", visitor("Bo"))]
        await until(lambda: kernels.started == 4)
        await asyncio.sleep(0.2)
        assert kernels.started == 4
        for table in (first, *played):
            await here.give_up(table)
        await until(lambda: kernels.started == 5)
        here.stop()

    asyncio.run(visit())


def test_an_empty_pool_is_filled_at_last_though_visitors_keep_coming(monkeypatch):
    monkeypatch.setattr(tables, "STEP", 0.01)
    monkeypatch.setattr(tables, "QUIET", 3600)
    monkeypatch.setattr(tables, "PATIENCE", 0.05)

    async def visit() -> None:
        kernels = Kernels()
        tables_here = room(kernels, play=1)
        tables_here.keep_ready()
        await until(lambda: tables_here.waiting == 1)
        await tables_here.take("play", visitor())
        await until(lambda: tables_here.waiting == 1)
        tables_here.stop()

    asyncio.run(visit())


def test_a_table_kept_ready_for_another_page_makes_room_for_a_visitor(monkeypatch):
    monkeypatch.setattr(tables, "STEP", 0.01)

    async def visit() -> None:
        kernels = Kernels()
        tables_here = room(kernels, play=9)
        tables_here.keep_ready()
        await until(lambda: tables_here.waiting == LIMITS.tables and len(kernels.running) == LIMITS.tables)
        table = await tables_here.take("lesson", visitor())
        await page_of(table)
        await until(lambda: len(kernels.running) == LIMITS.tables)
        tables_here.stop()

    asyncio.run(visit())


def test_a_browser_an_address_and_everyone_have_so_many_tables():
    async def visit() -> None:
        tables_here = room(Kernels())
        for _ in range(2):
            await tables_here.take("play", visitor("Ada"))
        with pytest.raises(Waits) as waits:
            await tables_here.take("play", visitor("Ada"))
        assert waits.value.why is Wait.TOO_MANY
        await tables_here.take("play", visitor("Bo"))
        with pytest.raises(Waits) as waits:
            await tables_here.take("play", visitor("Cy"))
        assert waits.value.why is Wait.TOO_MANY
        await tables_here.take("play", visitor("Di", "192.0.2.2"))
        with pytest.raises(Waits) as waits:
            await tables_here.take("play", visitor("Ed", "192.0.2.3"))
        assert (waits.value.why, waits.value.place) == (Wait.FULL, 1)

    asyncio.run(visit())


def test_who_opens_page_after_page_has_to_wait():
    async def visit() -> None:
        kernels = Kernels()
        tables_here = room(kernels)
        for _ in range(tables.OPENS_EACH):
            await tables_here.give_up(await tables_here.take("play", visitor()))
        with pytest.raises(Waits) as waits:
            await tables_here.take("play", visitor())
        assert waits.value.why is Wait.TOO_FAST
        await tables_here.take("play", visitor("Bo"))

    asyncio.run(visit())


def test_a_visitor_who_has_left_gets_no_kernel():
    async def visit() -> None:
        kernels = Kernels()
        with pytest.raises(Waits):
            await room(kernels).take("play", visitor(), lambda: False)
        assert kernels.started == 0

    asyncio.run(visit())


def test_a_place_in_line_is_lost_by_who_does_not_ask_again():
    now = 0.0
    line = TableQueue(clock=lambda: now)
    assert [line.place((name, "play"), 0) for name in ("Ada", "Bo")] == [1, 2]
    now = tables.GONE_FROM_LINE + 1
    assert line.place(("Bo", "play"), 1) == 0
    assert len(line) == 0


# ── real kernels, of which some end at once ──────────────────────────────────────────────────────────────────────────


@pytest.fixture
def flaky(tmp_path, monkeypatch) -> Iterator[Any]:
    """Makes the first so many kernels of a server end as soon as they are started."""
    script = tmp_path / "flaky.py"
    script.write_text(FLAKY)

    def make(times: int) -> Path:
        count = tmp_path / "count"
        folder = tmp_path / "jupyter" / "kernels" / "python3"
        folder.mkdir(parents=True, exist_ok=True)
        argv = [sys.executable, str(script), str(count), str(times), "-f", "{connection_file}"]
        (folder / "kernel.json").write_text(json.dumps({"argv": argv, "display_name": "Flaky", "language": "python"}))
        monkeypatch.setenv(
            "JUPYTER_PATH", os.pathsep.join([str(tmp_path / "jupyter"), os.environ.get("JUPYTER_PATH", "")])
        )
        return count

    yield make


def pages_in(folder: Path) -> Path:
    notebooks = folder / "notebooks"
    notebooks.mkdir()
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("# Home"),
        "table": nbformat.v4.new_code_cell("6 * 7"),
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), notebooks / f"{name}.ipynb")
    return notebooks


def test_a_real_kernel_that_ends_at_once_is_tried_again(tmp_path, flaky):
    count = flaky(1)
    with servers.voila(tmp_path, "--pool=0", notebooks=pages_in(tmp_path)) as url:
        pupil = Pupil(url, PAGE)
        pupil.open()
        assert "42" in pupil.html
        assert "Setting the table" in pupil.html
        assert count.read_text() == "xx"


def test_where_every_kernel_ends_at_once_there_is_a_sentence_and_no_half_page(tmp_path, flaky):
    flaky(1000)
    with servers.voila(tmp_path, "--pool=0", notebooks=pages_in(tmp_path)) as url:
        pupil = Pupil(url, PAGE)
        with pytest.raises(NoTable, match="503"):
            pupil.open(patience=0)
        assert say_server("wait-not-set") in pupil.html
        assert "kernelId" not in pupil.html
        assert "Traceback" not in pupil.html


def test_a_pool_gets_over_real_kernels_that_end_at_once(tmp_path, flaky):
    count = flaky(2)
    with servers.voila(tmp_path, "--pool=1", notebooks=pages_in(tmp_path)) as url:
        wait_until(lambda: count.exists() and len(count.read_text()) >= 3)
        pupil = Pupil(url, PAGE)
        pupil.open()
        assert "42" in pupil.html
