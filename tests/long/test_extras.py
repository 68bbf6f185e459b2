"""Each extra alone, in an environment that has nothing else: the commands and calls that it promises work.

Takes about half a minute each, most of it pip's, and a megabyte or four hundred from a package index.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mathgames_widgets.serving.doctor import free_port
from tests.browser.servers import running
from tests.classroom import postgres
from tests.classroom.people import Visitor, run, until
from tests.long.jupyter import DEAL, VIEW, Jupyter
from tests.waiting import PATIENCE, wait_until
from tools import begin

Extra = Callable[[str], Path]

KEPT_THERE = """
import sys
from mathgames_widgets.classroom.store import Store
store = Store.at(sys.argv[1])
print(store.where, store.length("FERN-42"))
"""

PLOTTED = """
import sys
from mathgames_widgets import RationalFunction, RationalFunctionGraph
RationalFunctionGraph(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")).save(sys.argv[1])
"""

DIFFERENTIATED = """
from sympy import diff
from mathgames_widgets import RationalFunction
print(diff(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"), "x").factor())
"""


@pytest.fixture(scope="module")
def extra(wheel: Path, exact: Path, tmp_path_factory: pytest.TempPathFactory) -> Extra:
    """The commands of an environment with the wheel and one of its extras."""
    made: dict[str, Path] = {}

    def environment(name: str) -> Path:
        if name not in made:
            folder = tmp_path_factory.mktemp(name or "none")
            made[name] = begin.environment(folder, wheel, name, constraints=exact)
        return made[name]

    return environment


def done(command: list[object], folder: Path) -> subprocess.CompletedProcess[str]:
    """A command of such an environment."""
    words = list(map(str, command))
    own = begin.without_our_variables()
    return subprocess.run(words, cwd=folder, env=own, capture_output=True, text=True, timeout=PATIENCE)


def says(command: list[object], folder: Path) -> str:
    """What a command prints; it must end well."""
    finished = done(command, folder)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def refusal(command: list[object], folder: Path) -> str:
    """The one sentence of a command that cannot go on."""
    finished = done(command, folder)
    assert finished.returncode == 2, finished.stdout + finished.stderr
    assert finished.stderr.count("\n") == 1, finished.stderr
    return finished.stderr.strip()


def lab(commands: Path, folder: Path) -> None:
    """`mathgames lab` answers, a cell deals a table, and a live table can be joined."""
    port = free_port()
    command = [str(commands / "mathgames"), "lab", f"--port={port}", f"--notebooks={folder / 'own'}"]
    log, url = folder / "lab.log", f"http://127.0.0.1:{port}/"
    own = begin.without_our_variables() | {"MATHGAMES_STORE": str(folder / "tables.sqlite")}
    with running(command, url + "api", log, own, folder):
        wait_until(lambda: "token=" in log.read_text())
        (token,) = [line.partition("token=")[2] for line in log.read_text().splitlines() if "token=" in line]
        server = Jupyter(url, token)
        assert "<title>JupyterLab</title>" in server.ask("lab/tree/index.ipynb")
        assert "Join a table" in server.ask("join")
        assert ".page-error" in server.ask("voila/templates/mathgames/static/page.css")
        with server.kernel() as kernel:
            shown = kernel.run(DEAL)
            assert shown["text"].strip() == "dealt" and VIEW in shown
            assert VIEW in kernel.run('from mathgames_widgets import join; join("FERN-42")')
            assert "1" in kernel.run("import mathgames_widgets.games.formula.lesson; 1")["text/plain"]


def serve(commands: Path, folder: Path, *options: str) -> None:
    """`mathgames serve` answers, a page comes with its table, and two people are dealt cards at a live one."""
    with begin.serving(commands, folder, *options) as url:
        assert "BYORF" in begin.page(url)
        assert VIEW in begin.page(url + "voila/render/byorf/play.ipynb")
        run(lambda: deal(url))


async def deal(url: str) -> None:
    """Two people meet at a live table, and the cards are dealt."""
    asha, ben = Visitor(url, "Asha"), Visitor(url, "Ben")
    code = await asha.open_table()
    await asha.connect()
    await ben.join(code)
    await ben.connect()
    await asha.press_key("deal")
    for one in (asha, ben):
        await until(lambda one=one: one.read.find(cls="mg-playing"))
        await one.leave()


def prints(commands: Path, folder: Path) -> None:
    """Lessons, cards, sheets and the site on paper and in files; Jupyter's own converter knows our exporter."""
    names = ["byorf/puzzle", "byorf/deck", "formula/worksheet"]
    said = says([commands / "mathgames", "print", *names, "--to", folder], folder)
    assert said.count("is written") == 4
    assert 'data-static=""' in (folder / "byorf-puzzle.html").read_text(encoding="utf-8")
    says([commands / "python", "-c", "import mathgames_widgets.serving.static"], folder)
    puzzle = says([commands / "python", "-c", WHERE], folder).strip()
    converter = [commands / "jupyter", "nbconvert", "--to", "mathgames", "--execute", "--output-dir", folder / "to"]
    says([*converter, puzzle], folder)
    assert 'data-static=""' in (folder / "to" / "puzzle.html").read_text(encoding="utf-8")


WHERE = "from mathgames_widgets.serving import places; print(places.notebooks() / 'byorf' / 'puzzle.ipynb')"


def keeps(commands: Path, folder: Path, *, serves: bool = False) -> None:
    """Live tables are kept in PostgreSQL."""
    with postgres.cluster() as cluster:
        address = cluster.fresh()
        assert says([commands / "python", "-c", KEPT_THERE, address], folder).split()[-1] == "0"
        if serves:
            serve(commands, folder, "--store", address)
            assert cluster.ask("SELECT code FROM mathgames_logs", address.rpartition("/")[2])


def plots(commands: Path, folder: Path) -> None:
    """A graph becomes a picture."""
    says([commands / "python", "-c", PLOTTED, folder / "graph.png"], folder)
    assert (folder / "graph.png").read_bytes().startswith(b"\x89PNG")


def algebra(commands: Path, folder: Path) -> None:
    """SymPy takes our functions as they are."""
    assert says([commands / "python", "-c", DIFFERENTIATED], folder).strip() == "2/(x + 3)**2"


@pytest.mark.parametrize(
    ("name", "promised"),
    [("lab", lab), ("serve", serve), ("print", prints), ("postgres", keeps), ("plots", plots), ("sympy", algebra)],
)
def test_an_extra_alone_does_what_it_promises(name, promised, extra, tmp_path):
    promised(extra(name), tmp_path)


@pytest.mark.parametrize(
    ("name", "command", "missing"),
    [
        ("", "serve", "serve"),
        ("", "lab", "lab"),
        ("", "static site", "print"),
        ("", "doctor", "serve"),
        ("", "print byorf/puzzle", "print"),
        ("lab", "serve --trust-proxy 127.0.0.1", "serve"),
        ("lab", "doctor", "serve"),
        ("print", "lab", "lab"),
        ("plots", "serve", "serve"),
    ],
)
def test_what_an_extra_does_not_bring_is_said_in_a_sentence(name, command, missing, extra, tmp_path):
    said = refusal([extra(name) / "mathgames", *command.split()], tmp_path)
    assert said.endswith(f'with: pip install "mathgames_widgets[{missing}]"')


def test_without_postgres_a_server_says_what_keeps_tables_there(extra, tmp_path):
    said = refusal([extra("serve") / "mathgames", "serve", "--store", "postgresql://games@127.0.0.1/games"], tmp_path)
    assert said.endswith('PostgreSQL needs one more package: pip install "mathgames_widgets[postgres]".')


def test_all_extras_together_keep_every_promise(extra, tmp_path):
    commands = extra("all")
    for promised in (lab, prints, plots, algebra):
        folder = tmp_path / promised.__name__
        folder.mkdir()
        promised(commands, folder)
    keeps(commands, tmp_path, serves=True)
    assert says([commands / "mathgames", "doctor"], tmp_path).endswith("Everything works.\n")


def test_every_extra_is_begun_here(wheel):
    import zipfile

    with zipfile.ZipFile(wheel) as packed:
        (about,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        lines = packed.read(about).decode().splitlines()
    named = {line.partition(": ")[2] for line in lines if line.startswith("Provides-Extra: ")}
    assert named - {"build", "test", "bench"} == {"lab", "serve", "print", "postgres", "plots", "sympy", "all"}
