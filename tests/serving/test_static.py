"""`mathgames static` without a browser: what is in the package, what a page carries, and what is refused."""

from __future__ import annotations

import ast
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from posixpath import normpath
from typing import Any

import pytest

from mathgames_widgets.carriers.worker import NotebookPages
from mathgames_widgets.core.match import Match
from mathgames_widgets.games import GAMES, byorf, module_of
from mathgames_widgets.serving import cli, contents, documents, lite, places, sheets, static
from mathgames_widgets.serving.static import Folder, Shared
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.storage import saved
from mathgames_widgets.table.window import play
from tests.games.having import games_with
from tests.serving.links import lead_nowhere
from tests.table.sitting import boxes, take

AMONG = re.compile(r"^(index|\w+/play|byorf/puzzle|teaching/matician|docs/(index|serving|rules/matician))[.]ipynb")
"""Some of the pages, for a test of what every page has."""

NAMES = ("steps.js", "early.js", "stage.js", *static.OWN_SCRIPTS, *static.SHEETS)
SHARED = Shared({name: name for name in NAMES}, {"package": "static/mathgames.zip"}, 10, "")


def test_the_wheel_holds_what_a_browser_needs_and_no_server():
    with zipfile.ZipFile(io.BytesIO(static.wheel())) as wheel:
        names = wheel.namelist()
        recorded = wheel.read(next(name for name in names if name.endswith("RECORD"))).decode()
    assert "mathgames_widgets/carriers/worker.py" in names
    assert "mathgames_widgets/games/byorf/rules/factors.json" in names
    assert not [name for name in names if "/serving/" in name or name.endswith((".js", ".css"))]
    assert all(f"{name},," in recorded for name in names)
    assert static.wheel() == static.wheel(), "byte for byte the same each time"


@pytest.fixture
def page(tmp_path):
    """Writes the page of one notebook; gives its HTML."""

    def write(path: str) -> str:
        notebook = dict(places.notebooks_below(places.notebooks()))[path]
        static.page_of(path, notebook, SHARED, Folder(tmp_path, {}))
        return (tmp_path / path.replace(".ipynb", ".html")).read_text(encoding="utf-8")

    return write


def test_a_page_is_drawn_before_python_is_there(page):
    html = page("byorf/play.ipynb")
    assert "data-at-once" in html
    assert "inert" not in html
    told = json.loads(re.findall(r'id="mathgames-static"[^>]*>(.*?)</script>', html, re.DOTALL)[0])
    assert [name for name, _ in told["cells"]] == ["c1"]
    assert told["parts"] == {"package": "../static/mathgames.zip"}


def test_links_lead_to_pages_and_nothing_to_elsewhere(page):
    for path in ("index.ipynb", "byorf/play.ipynb", "mathleague/play.ipynb"):
        html = page(path)
        assert ".ipynb" not in html.replace("mathgames_widgets", "")
        assert "http://" not in html.replace("http://www.w3.org/", "")
        assert "https://" not in html


def test_a_page_may_run_only_scripts_that_lie_beside_it(page):
    html = page("formula/play.ipynb")
    assert "script-src 'self' blob: 'wasm-unsafe-eval'" in html
    assert "unsafe-eval" not in html.replace("wasm-unsafe-eval", "")
    scripts = [one.split(">")[0] for one in html.split("<script")[1:]]
    assert all("src=" in one or 'type="application/json"' in one for one in scripts)


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """The documents, by their paths on the site."""
    return dict(documents.pages())


def test_documents_are_pages_of_the_same_site(written):
    """Rules, guides and docstrings, with links that lead to other pages; links to other files are words."""
    pages = written
    assert {"docs/index.ipynb", "docs/rules/byorf.ipynb", "docs/house.ipynb", "docs/api/core.ipynb"} <= set(pages)
    known = {path.replace(".ipynb", ".html") for path in pages}
    known |= {path.replace(".ipynb", ".html") for path, _ in places.notebooks_below(places.notebooks())}
    for path, document in pages.items():
        text = "".join(cell.source for cell in document.cells if cell.cell_type == "markdown")
        text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        links = [link for link in re.findall(r"(?<!!)\[[^\]]*\]\(([^)#\s]+)", text) if ":" not in link]
        assert [link for link in links if normpath(f"{path}/../{link}") not in known] == [], path
    live = {path for path, document in pages.items() if any(cell.cell_type == "code" for cell in document.cells)}
    played = [game for game in GAMES if module_of(game.__name__, "lesson.stops")]
    assert {f"docs/rules/{game.NAME}.ipynb" for game in played} <= live and len(played) > 4
    match = pages["docs/api/core.match.ipynb"].cells[0].source
    assert "def " not in match.partition("```")[0] and "\n## `class Match`" in match
    assert "- [core.match](core.match.html): A game being played" in pages["docs/api/core.ipynb"].cells[0].source


def test_no_page_of_docstrings_is_longer_than_one_wants_to_read(written):
    """A whole room was 45,000 pixels high. Nothing of it is lost: each class stands on one page."""
    pages = {path: document.cells[0].source for path, document in written.items() if path.startswith("docs/api/")}
    assert max(text.count("\n") for text in pages.values()) <= 400
    headings = [
        (path, line)
        for path, text in pages.items()
        for line in re.sub(r"```.*?```", "", text, flags=re.DOTALL).splitlines()
        if re.match(r"#+ `class ", line)
    ]
    wanted = [
        one.name
        for room in documents.ROOMS
        for file in (places.PACKAGE / room).rglob("*.py")
        for one in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(one, ast.ClassDef) and not one.name.startswith("_") and ast.get_docstring(one)
    ]
    assert Counter(line.split()[-1].strip("`") for _, line in headings) == Counter(wanted)


def test_what_the_worker_takes_from_python_is_there():
    """Its script names classes and functions of the package, and nobody but a browser runs it."""
    script = (places.PACKAGE / "carriers" / "worker.js").read_text(encoding="utf-8")
    taken = re.findall(r"const \{ (.+?) \} =\s+python\.pyimport\(\s*\"(mathgames_widgets[\w.]*)\",?\s*\)", script)
    assert taken
    for names, module in taken:
        assert [name for name in names.split(", ") if not hasattr(import_module(module), name)] == [], module


def test_links_to_a_heading_find_it(tmp_path):
    """On the home page, at a table and in the guides; `tests/long/test_without_a_network.py` asks the whole site."""
    folder, built = Folder(tmp_path, {}), []
    own = [one for one in places.notebooks_below(places.notebooks()) if AMONG.search(one[0])]
    for path, notebook in [*own, *(one for one in documents.pages() if AMONG.search(one[0]))]:
        static.page_of(path, notebook, SHARED, folder)
        built.append(path.replace(".ipynb", ".html"))
    assert len(built) >= 10
    assert lead_nowhere(tmp_path, built) == []
    html = (tmp_path / "docs/serving.html").read_text(encoding="utf-8")
    assert '<h2 id="a-region">' in html and '<a href="#a-region">A region</a>' in html, "and contents name it"
    assert re.findall(r'href="[^"]*#a-region"', html.partition('<div class="page-cells">')[2])


def test_a_search_knows_each_heading_and_the_words_below_it():
    html = "<h1 data-heading>A &amp; B</h1><p>first <b>words</b></p><h2 data-heading>C</h2>other<script>no</script>"
    html, headings = contents.named(html, is_document=True)
    assert [*contents.sections(html, headings)] == [("a--b", "A & B", "first words"), ("c", "C", "other")]


FILES = {"deck": 1, "rules": 1, "boards": 1, "worksheet": 2, "tickets": 2, "puzzles": 0}
"""How many files are made of each: those with answers have a key, and puzzles are those of a week."""
LESSONS = 9
"""Each has pages for its teacher and its pupil."""


def test_what_is_printed_is_there_on_both_papers_and_no_name_of_it_is_missing(tmp_path):
    """A sheet brings no styles of its own: it asks for those that all pages share."""
    shared = replace(SHARED, files={"tables.css": "static/tables.css"})
    page = static.papers(Folder(tmp_path, {}), shared)
    kinds = [name.partition("/")[2] for name in sheets.names()]
    links = re.findall(r"\]\(\.\./(print/[^)]+)\)", page.cells[0].source)
    made = LESSONS + sum(FILES[kind] for kind in kinds if kind != "pages")
    assert len(links) == len(set(links)) == 2 * made
    for link in links:
        html = (tmp_path / link).read_text(encoding="utf-8")
        assert 'href="../../static/tables.css"' in html and "--mg-felt:" not in html and "<script" not in html
        assert ("size: 210mm 297mm" in html) == ("/a4/" in link)


def test_only_what_has_changed_is_compiled_again(tmp_path, monkeypatch):
    """And where Node cannot compile it, the source stays."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    asked = []

    def compiled_now(files, python):
        asked.append(sorted(files))
        return {f"{path}c": b"code of " + data for path, data in files.items() if data != b"bad"}

    monkeypatch.setattr(static, "compiled_now", compiled_now)
    for b in (b"two", b"two", b"new", b"bad"):
        files = {"a.py": b"one", "b.py": b, "c.txt": b"words"}
        made = static.unzipped(static.compiled({"all.zip": static.zipped(files)}, {})["all.zip"])
    assert asked == [["a.py", "b.py"], ["b.py"], ["b.py"]]
    assert made == {"a.pyc": b"code of one", "b.py": b"bad", "c.txt": b"words"}


def test_what_is_made_is_kept_until_it_is_made_of_something_else(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    asked = []

    def make(source):
        asked.append(source)
        return source * 2

    made = [static.once("made", source, make) for source in (b"a", b"a", b"b", b"a")]
    assert made == [b"aa", b"aa", b"bb", b"aa"]
    assert asked == [b"a", b"b", b"a"]
    assert len([*(tmp_path / "mathgames_widgets").iterdir()]) == 1


HOSTILE = (
    "[" * 20_000,
    '{"game": "__main__", "players": 2}',
    '{"format": "mathgames", "game": "os.system", "seed": "x", "turns": ["exit()"]}',
    "__import__('os').system('echo harm')",
    "{0}" * 10,
    '{"a": ' * 500,
    "9" * 5_000,
)
"""What someone might hand on as a saved game."""


def test_a_save_of_someone_else_opens_a_game_or_nothing():
    """Names in it are words; what is no saved game leaves the page as it was, and gets one sentence."""
    sent: list[str] = []
    desk = NotebookPages(
        [("a", "from mathgames_widgets.games import byorf\nfrom mathgames_widgets import play\nplay(byorf)")],
        sent.append,
    )
    assert list(desk.open()) == ["a"]
    match = Match(byorf, 2, "FERN-42", names=("<img src=x onerror=f()>", "<script>f()</script>"))
    good = saved(match, (Seat(match.names[0]), Seat(match.names[1], "greedy"))).to_json()
    table = play(byorf)
    for text in HOSTILE:
        desk.hear(json.dumps({"page": "a", "message": {"restored": text}}))
        take(table, Press("load"), **{**boxes(table), "record": text})
        assert "mg-board" not in table.html and "Traceback" not in table.html
        assert not any("mg-board" in one for one in sent)
    take(table, Press("load"), **{**boxes(table), "record": good})
    assert "mg-board" in table.html and "&lt;script&gt;f()" in table.html
    assert "<img" not in table.html and "<script" not in table.html
    desk.hear(json.dumps({"page": "a", "message": {"n": 0, "drawing": 1, "values": {}}}))
    assert not [one for one in sent if '"cut"' in one], "the host of files knows whole pages only"


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path, capsys):
    (tmp_path / "diary.txt").write_text("mine")
    assert cli.main(["static", str(tmp_path)]) == 2
    assert "holds other files; name a folder that is new or empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_without_npm_one_sentence_says_what_helps(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert cli.main(["static", str(tmp_path / "site")]) == 2
    assert "install Node with npm and check the connection, then try again" in capsys.readouterr().err


def test_notebooks_know_no_way_to_the_package_index():
    told = lite.settings(["anywidget"])["jupyter-config-data"]["litePluginSettings"][f"{lite.KERNEL}:kernel"]
    assert told == {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": ["anywidget"]}}
    wheel = static.wheel(for_notebooks=True)
    names = zipfile.ZipFile(io.BytesIO(wheel)).namelist()
    assert {"mathgames_widgets/carriers/notebook.py", "mathgames_widgets/page/static/stage.js"} <= set(names)


def test_without_jupyterlite_one_sentence_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(subprocess, "run", refused)
    with pytest.raises(lite.NoLab, match=r"JupyterLite cannot be built: jupyterlite_core\S+ cannot be fetched"):
        lite.lab({}, {}, tmp_path)


def refused(*all: object, **more: object) -> None:
    """No program can be started."""
    raise OSError


def test_what_is_fetched_must_be_what_was_tried(tmp_path):
    (tmp_path / "one").write_bytes(b"something else")
    digests = {name: hashlib.sha256(name.encode()).hexdigest() for name in ("one", "two")}
    wrong = ["sh", "-c", 'printf one > "$0/one"; printf "something else" > "$0/two"']
    assert lite.missing(tmp_path, digests, ["false"]) == ["one", "two"]
    assert lite.missing(tmp_path, digests, wrong) == ["two"]
    assert (tmp_path / "one").read_bytes() == b"one" and not (tmp_path / "two").exists()


def test_the_package_in_a_browser_knows_when_a_kind_is_asked_again(tmp_path: Path) -> None:
    """All that fsrs needs is packed beside us, without what trains it; nothing else that is installed is asked for."""
    for name, source in static.unzipped(static.wheel()).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(source)
    code = (
        f"import sys; sys.path[:0] = [{str(tmp_path)!r}]\n"
        "from mathgames_widgets.questions.recall import SOLID, Recall\n"
        "print(Recall.begun(SOLID, 739_000).wait)"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("7\n", "")
    assert (tmp_path / "fsrs").is_dir() and not (tmp_path / "fsrs" / "optimizer.py").exists()


def test_the_puzzles_go_along_to_the_browser():
    with zipfile.ZipFile(io.BytesIO(static.wheel())) as packed:
        kept = [name for name in packed.namelist() if name.endswith("/puzzles/made.gz")]
    assert len(kept) == len(games_with("puzzles"))
