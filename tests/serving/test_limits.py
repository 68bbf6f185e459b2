"""What fits on a machine: few open files, a home folder that cannot be written, a full room."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import nbformat
import psutil
import pytest

from benchmarks.pupils import NoTable, Pupil
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import limits
from mathgames_widgets.serving.doctor import free_port
from mathgames_widgets.serving.limits import Limits, Machine, why_fewer_tables
from tests.browser import servers
from tests.waiting import PATIENCE, wait_until

say_server = room("mathgames_widgets.serving")

TABLE = "import ipywidgets\nipywidgets.Button(description='Press')"


def write_pages(folder: Path) -> Path:
    """A home page and a page with a widget."""
    folder.mkdir()
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("# Home"),
        "table": nbformat.v4.new_code_cell(TABLE),
    }.items():
        write_page(folder, name, cell)
    return folder


def write_page(folder: Path, name: str, cell: nbformat.NotebookNode) -> None:
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / f"{name}.ipynb")


@pytest.fixture
def notebooks(tmp_path) -> Path:
    """Pages for a server of the test's own."""
    return write_pages(tmp_path / "notebooks")


@pytest.fixture(scope="module")
def small_room(tmp_path_factory) -> Iterator[tuple[str, int]]:
    """One server with little of everything, since to start one takes seconds; each test leaves it empty."""
    folder = write_pages(tmp_path_factory.mktemp("room") / "notebooks")
    write_page(folder, "large", nbformat.v4.new_code_cell("kept = bytearray(300_000_000)"))
    told = "import os; print('MATHGAMES_PASSWORD' in os.environ, 'told' in os.environ)"
    write_page(folder, "tell", nbformat.v4.new_code_cell(told))
    environment = os.environ | {"MATHGAMES_PASSWORD": "three short words", "told": "yes"}
    options = ("--pool=0", "--tables=3", "--tables-each=2", "--table-memory=200")
    with serving(folder, *options, before="ulimit -S -n 1024; ", environment=environment) as server:
        yield server


@contextmanager
def serving(
    notebooks: Path, *options: str, before: str = "", environment: Mapping[str, str] = os.environ
) -> Iterator[tuple[str, int]]:
    """A server after a line of the shell such as `ulimit -n 256`: its address and its process."""
    port = free_port()
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", *options]
    shell = ["sh", "-c", f'{before}exec "$0" "$@"', *command, f"--notebooks={notebooks}"]
    url = f"http://127.0.0.1:{port}/voila/render/"
    with servers.running(shell, url + "index.ipynb", notebooks.parent / "log", environment) as process:
        yield url, process


@pytest.mark.parametrize(("memory", "files"), [*product([0, 500, 8_000, 10**6], [64, 256, 1024, 65_536])])
def test_whatever_the_machine_there_is_room_for_one_and_not_for_more_than_it_bears(memory, files):
    limits = Limits.fitting(Machine(memory, files, 2))
    assert limits.tables >= 1
    assert limits.tables == 1 or 65 * limits.tables <= memory
    assert limits.tables == 1 or 12 * limits.tables + limits.connections <= files
    assert limits.tables_each >= 1
    assert 1 <= limits.tables_address <= max(1, limits.tables)


def test_what_is_asked_for_is_kept_to_as_far_as_it_fits():
    machine = Machine(8_000, 65_536, 2)
    limits = Limits.fitting(machine, tables=12, tables_each=3, connections=99, memory_each=700)
    assert (limits.tables, limits.tables_each, limits.connections, limits.memory_each) == (12, 3, 99, 700)
    assert Limits.fitting(machine, tables=10**6).tables < 10**3


def test_a_pool_that_does_not_fit_is_explained_in_one_sentence():
    few_files, little_memory = Machine(8_000, 256, 2), Machine(1_000, 65_536, 2)
    assert "ulimit -n" in why_fewer_tables(30, Limits.fitting(few_files), few_files)
    assert "--pool" in why_fewer_tables(30, Limits.fitting(little_memory), little_memory)
    large = Machine(8_000, 65_536, 2)
    assert "--tables" in why_fewer_tables(30, Limits.fitting(large, tables=9), large)
    assert why_fewer_tables(30, Limits.fitting(large), large) == ""


def test_more_open_files_are_asked_for_at_the_start(small_room):
    """Most systems begin with 1,024, and a second class of thirty got seven pages without a kernel."""
    soft, hard = psutil.Process(small_room[1]).rlimit(psutil.RLIMIT_NOFILE)
    assert 1024 < soft <= hard


def test_a_kernel_does_not_know_the_server_s_password(small_room):
    with Pupil(small_room[0], "tell.ipynb") as pupil:
        pupil.open()
        assert "False True" in pupil.html


def test_with_few_open_files_there_are_fewer_tables_and_all_of_them_work(notebooks):
    """A Mac has 256: `--pool 30` ended after it had printed its address."""
    with serving(notebooks, "--pool=30", before="ulimit -n 176; ") as (url, server):
        room = Limits.fitting(Machine(10**6, 176, 2)).tables
        wait_until(lambda: len(psutil.Process(server).children()) == room)
        pupils = [Pupil(url, "table.ipynb") for _ in range(room)]
        for pupil in pupils:
            pupil.open()
            pupil.sit_down()
        late = Pupil(url, "table.ipynb")
        with pytest.raises(NoTable, match="503"):
            late.open(patience=0)
        assert say_server("wait-full") in late.html
        assert say_server("place-in-line", place=1) in late.html
        pupils.pop().leave()
        late.open()
        late.sit_down()
        for pupil in [*pupils, late]:
            pupil.leave()
    log = (notebooks.parent / "log").read_text()
    assert f"Only {room} of 30 tables fit, because 176 files may be open at once" in log
    assert "Traceback" not in log


def test_who_waits_in_line_goes_in_by_turns(notebooks):
    with serving(notebooks, "--pool=0", "--tables=1") as (url, _):
        first, second, third = (Pupil(url, "table.ipynb") for _ in range(3))
        first.open()
        for pupil, place in ((second, 1), (third, 2)):
            with pytest.raises(NoTable, match="503"):
                pupil.open(patience=0)
            assert say_server("place-in-line", place=place) in pupil.html
        first.leave()
        with pytest.raises(NoTable, match="503"):
            third.open(patience=0)
        second.open()
        second.sit_down()
        second.leave()
        third.open()
        third.leave()


def test_one_browser_has_few_tables_and_others_have_theirs(small_room):
    url, _ = small_room
    greedy, kernels = Pupil(url, "table.ipynb"), []
    greedy.ask("GET", f"{greedy.base}voila/render/index.ipynb")
    for _ in range(2):
        greedy.open()
        kernels.append(greedy.kernel_id)
    with pytest.raises(NoTable, match="503"):
        greedy.open(patience=0)
    assert say_server("wait-too-many") in greedy.html
    with Pupil(url, "table.ipynb") as other:
        other.open()
    greedy.kernel_id = kernels[0]
    greedy.leave()
    greedy.open()
    greedy.leave()
    greedy.kernel_id = kernels[1]
    greedy.leave()


def test_a_kernel_that_grows_without_end_is_cleared_away(small_room):
    url, _ = small_room
    with Pupil(url, "table.ipynb") as small, Pupil(url, "large.ipynb") as large:
        small.open()
        large.open()
        wait_until(lambda: not large.has_a_kernel())
        assert small.has_a_kernel()


def test_a_hundred_openings_do_not_start_a_hundred_kernels(small_room):
    url, server = small_room
    wait_until(lambda: not psutil.Process(server).children())
    found = []
    for _ in range(100):
        pupil = Pupil(url, "table.ipynb")
        found.append(pupil.ask("GET", f"{pupil.base}voila/render/table.ipynb")[0])
    assert found == [200] * 3 + [503] * 97
    assert len(psutil.Process(server).children()) == 3


def test_a_home_folder_that_cannot_be_written_is_said_once_and_everything_works(notebooks):
    """A container and a service often have none; every page was an error, and nobody knew why."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    with serving(notebooks, "--pool=1", environment=environment | {"HOME": "/dev/null/home"}) as (url, _):
        pupil = Pupil(url, "table.ipynb")
        pupil.open()
        pupil.sit_down()
        pupil.leave()
    log = (notebooks.parent / "log").read_text()
    assert log.count("The home folder is read-only") == 1
    borrowed = next(word for word in log.split() if "mathgames-home" in word)
    assert not Path(borrowed).exists()


def test_a_server_that_is_told_to_stop_stops_while_its_pool_is_filled(notebooks):
    """Whatever it is doing; no kernel stays behind."""
    slow = f"import os, time; open(f'{notebooks}/runs-{{os.getpid()}}', 'w').close(); time.sleep(600)"
    write_page(notebooks, "table", nbformat.v4.new_code_cell(slow))
    with serving(notebooks, "--pool=3") as (_, process):
        server = psutil.Process(process)
        wait_until(lambda: 0 < len(server.children()) == len(list(notebooks.glob("runs-*"))))
        kernels = server.children()
        server.terminate()
        server.wait(PATIENCE)
    wait_until(lambda: not any(map(works, kernels)))


def works(process: psutil.Process) -> bool:
    """Whether a process has not ended; one that has ended may wait until its new parent asks how."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_a_service_has_the_memory_that_its_group_leaves_it(tmp_path, monkeypatch):
    """As under systemd with MemoryMax: the group's limit, less what it uses, is all there is."""
    (tmp_path / "memory.max").write_text(f"{700 * limits.MEGABYTE}\n")
    (tmp_path / "memory.current").write_text(f"{200 * limits.MEGABYTE}\n")
    monkeypatch.setattr(limits, "groups_of_this_process", lambda: [tmp_path / "gone", tmp_path])
    assert limits.free_memory() == 500
