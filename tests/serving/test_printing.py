"""`mathgames print`: the lesson as one file that needs no server, no kernel and nothing from the net."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import nbformat
import pytest
from bs4 import BeautifulSoup
from nbclient import NotebookClient
from nbconvert.exporters import HTMLExporter

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.page import assets
from mathgames_widgets.questions.controls import answer_shown, inline
from mathgames_widgets.serving import cli, places, printing
from tests.waiting import PATIENCE, wait_until

say_graph = room("mathgames_widgets.page.graph")

LESSON = places.notebooks() / "byorf" / "lesson.ipynb"
PUZZLE = places.notebooks() / "byorf" / "puzzle.ipynb"


def silent(done: int, cells: int) -> None:
    """Progress that nobody reads."""


def words(html: object) -> str:
    """What one reads, with single spaces."""
    return spaced(BeautifulSoup(str(html), "html.parser").get_text(" "))


def spaced(text: str) -> str:
    """A text with single spaces."""
    return " ".join(text.split())


@pytest.fixture(scope="module", autouse=True)
def styles_of_the_package():
    """A game from elsewhere, which another test of this process may have shown, brings its sheet along."""
    before, assets._elsewhere[:] = list(assets._elsewhere), []
    assets.styles.cache_clear()
    yield
    assets._elsewhere[:] = before
    assets.styles.cache_clear()


@pytest.fixture(scope="module")
def executed() -> nbformat.NotebookNode:
    """The lesson, run from its first cell to its last."""
    return printing.run(LESSON, silent)


@pytest.fixture(scope="module")
def page(executed: nbformat.NotebookNode) -> str:
    """The lesson as it is printed when nothing else is asked for."""
    return export(executed)


@pytest.fixture(scope="module")
def read(page: str) -> str:
    """What one reads on it; to take a page of two megabytes apart takes half a second."""
    return words(page)


@pytest.fixture(scope="module")
def command_wrote(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that `mathgames print byorf/puzzle` says it has written."""
    said, folder = StringIO(), tmp_path_factory.mktemp("printed") / "sheets"
    with redirect_stdout(said):
        assert cli.main(["print", "byorf/puzzle", f"--to={folder}"]) == 0
    target, _, rest = said.getvalue().partition(" is written;")
    assert rest and Path(target).parent == folder
    return Path(target)


def export(notebook: nbformat.NotebookNode, **options: bool) -> str:
    html, _ = printing.PrintedPage(**options).from_notebook_node(notebook, {"metadata": {"path": str(LESSON.parent)}})
    return html


def written(folder: Path, *cells: str, **metadata: object) -> Path:
    """A notebook of somebody's own."""
    code = [nbformat.v4.new_code_cell(cell) for cell in cells]
    path = folder / "mine.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=code, metadata=metadata), path)
    return path


# ── the page ────────────────────────────────────────────────────────────────


def test_nothing_is_asked_of_other_servers(page):
    assert re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", page) == []
    assert re.findall(r"<(?:link|iframe|object|embed|base)\b", page) == []
    sources = re.findall(r"\b(?:src|href)=\"([^\"]*)\"", page)
    assert [source for source in sources if not source.startswith(("#", "data:"))] == []


@pytest.mark.parametrize("key", lesson.QUESTIONS)
def test_every_question_is_there_with_its_hint_its_answer_and_the_reason(read, key):
    question = lesson.question(key)
    assert words(inline(question.prompt)) in read
    assert words(inline(question.hint)) in read
    assert words(answer_shown(question)) in read
    assert spaced(question.why.claim) in read


def test_every_heading_and_every_paragraph_is_there(read, executed):
    texts = [cell.source for cell in executed.cells if cell.cell_type == "markdown"]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("#")]
    assert [line for line in lines if line.lstrip("# ") not in read] == []
    assert read.count("Found one?") == sum(text.count("Found one?") for text in texts) > 0


def test_every_part_of_the_game_is_there(page, read):
    moves = [move for part in GAME.parts for move in part.moves]  # not those that a part begins with
    assert [move.why for move in moves if move.why not in read] == []
    assert page.count("<summary>The table after that</summary>") == len(GAME.parts)


def code_in(html: str) -> list[str]:
    """The code that can be read on a page, cell by cell."""
    return [block.get_text().strip() for block in BeautifulSoup(html, "html.parser").select(".jp-InputArea-editor")]


def test_the_code_is_hidden_but_for_results_that_say_nothing_without_it(tmp_path):
    path = written(tmp_path, "from mathgames_widgets import RationalFunction as R", "R.parse('1/x')", "6 * 7")
    notebook = printing.run(path, silent)
    assert code_in(export(notebook)) == ["6 * 7"]
    assert len(code_in(export(notebook, code=True))) == 3


def test_the_teachers_copy_has_its_answers_open(page, executed):
    assert "<details open" not in page
    teachers = BeautifulSoup(export(executed, answers=True), "html.parser")
    closed = teachers.select(".mg-open-answers details:not([open])")
    assert {part.summary.get_text() for part in closed} <= {say_graph("in-words-and-numbers")}
    assert len(teachers.select(".mg-open-answers details[open]")) > 2 * len(lesson.QUESTIONS)


def test_the_styles_are_there_once(page):
    assert page.count("<style") == 3
    assert page.count(".mg .mg-checkpoint legend") == 1


def test_links_to_other_notebooks_stay_as_words(page, read):
    assert ".ipynb" not in page
    assert "they are zeros and signs, holes and far away" in read


def test_words_lead_to_the_glossary_and_its_pictures_are_inside(page):
    soup = BeautifulSoup(page, "html.parser")
    (glossary,) = soup.select("#Glossary")
    assert len(soup.select('a[href="#Glossary"]')) > 10
    pictures = [tag["src"] for tag in glossary.find_next("table").select("img")]
    assert len(pictures) > 5
    assert all(source.startswith("data:image/svg+xml;base64,") for source in pictures)


def test_ids_are_given_once(page):
    ids = [tag["id"] for tag in BeautifulSoup(page, "html.parser").select("[id]")]
    assert sorted(ids) == sorted(set(ids))


def test_pictures_are_inside_the_file_and_where_there_is_no_code_no_kernel_is_started(monkeypatch):
    monkeypatch.setattr(NotebookClient, "setup_kernel", None)
    html = printing.printed(places.notebooks() / "index.ipynb", silent)
    pictures = [tag["src"] for tag in BeautifulSoup(html, "html.parser").select("img")]
    assert pictures and all(source.startswith("data:image/svg+xml;base64,") for source in pictures)


# ── other ways to the same ──────────────────────────────────────────────────


def test_jupyters_own_converter_makes_the_same_page(command_wrote):
    """So printing twice, in two kernels, gives the same page as well."""
    command = [sys.executable, "-m", "nbconvert", "--to", "mathgames", "--execute", "--stdout", str(PUZZLE)]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert finished.returncode == 0, finished.stderr
    sized = command_wrote.read_text(encoding="utf-8")
    assert finished.stdout.strip() == sized.replace("<style>@page { size: 210mm 297mm; }</style>\n", "").strip()


def test_a_notebook_that_has_not_been_run_says_so(page):
    """As from `jupyter nbconvert --to mathgames` without `--execute`: nobody wonders where the questions are."""
    sentence = "This notebook has not been run, so its results are missing here."
    bare = nbformat.read(LESSON, as_version=4)
    for cell in (cell for cell in bare.cells if cell.cell_type == "code"):
        cell.outputs = []
    assert sentence in words(export(bare))
    assert sentence not in words(page)
    assert sentence not in words(export(nbformat.read(places.notebooks() / "index.ipynb", as_version=4)))


def test_in_a_terminal_of_our_jupyterlab_the_usual_converter_shows_the_pictures(tmp_path, monkeypatch):
    """`jupyter nbconvert --to html --execute`, which elsewhere shows widgets only with scripts from the net."""
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    places.show_lab_settings()
    path = written(tmp_path, "from mathgames_widgets.games.byorf import lesson as byorf", 'byorf.ask("zero")')
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "--stdout", str(path)]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert finished.returncode == 0, finished.stderr
    assert words(inline(lesson.question("zero").prompt)) in words(finished.stdout)


def test_a_notebook_saved_in_jupyterlab_is_readable_with_jupyters_usual_template(executed):
    """No kernel, no template of ours: the pictures of the widgets are in the notebook itself."""
    html, _ = HTMLExporter().from_notebook_node(executed)
    read = words(html)
    missing = [key for key in lesson.QUESTIONS if words(inline(lesson.question(key).prompt)) not in read]
    assert missing == []


# ── when something is wrong ─────────────────────────────────────────────────


def test_a_file_that_is_no_notebook(tmp_path):
    path = tmp_path / "mine.ipynb"
    path.write_text("no notebook")
    with pytest.raises(printing.CannotPrint, match=r"mine\.ipynb is not a notebook\.$"):
        printing.run(path, silent)


def test_a_kernel_that_is_not_there(tmp_path):
    path = written(tmp_path, "1", kernelspec={"name": "apl", "display_name": "APL"})
    with pytest.raises(printing.CannotPrint, match="needs a kernel that is not installed here: apl"):
        printing.run(path, silent)


def test_a_kernel_that_ends_on_the_way(tmp_path):
    path = written(tmp_path, "import os; os._exit(1)")
    with pytest.raises(printing.CannotPrint, match="Python ended while the notebook was running"):
        printing.run(path, silent)


# ── the command ─────────────────────────────────────────────────────────────


def test_the_command_writes_a_file_named_after_the_lesson(command_wrote):
    assert command_wrote.name == "byorf-puzzle.html"
    assert command_wrote.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_notebook_of_ones_own_goes_by_its_file(tmp_path):
    assert cli.main(["print", str(written(tmp_path, "'mine'")), f"--to={tmp_path}", "--code"]) == 0
    assert "&#39;mine&#39;" in (tmp_path / "mine.html").read_text(encoding="utf-8").replace("'", "&#39;")


def sentence(capsys, *arguments: str) -> str:
    assert cli.main(["print", *arguments]) == 2
    said = capsys.readouterr().err.strip()
    assert "\n" not in said
    return said


def test_an_unknown_lesson(capsys):
    said = sentence(capsys, "byorf/nothing")
    assert said.startswith("There is no lesson called byorf/nothing; there are byorf/far, byorf/holes, byorf/lesson,")


def test_a_file_where_the_folder_should_be(tmp_path, capsys):
    (tmp_path / "taken").write_text("")
    said = sentence(capsys, "index", f"--to={tmp_path / 'taken'}")
    assert "could not be written" in said and "choose a folder with --to" in said


def test_a_notebook_that_fails_is_one_sentence(tmp_path, capsys):
    """The first line of the cell is quoted, and Python's own last line."""
    said = sentence(capsys, str(written(tmp_path, "x = 1", "x / 0\nx")), f"--to={tmp_path}")
    assert said.endswith("could not be printed. The cell “x / 0” ends in an error: ZeroDivisionError: division by zero")
    assert not (tmp_path / "mine.html").exists()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def listen_to_ctrl_c() -> None:
    """As in a terminal: whoever is started from a script in the background is told to ignore it, tests among them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_stops_it_and_takes_the_kernel_along(tmp_path):
    where = tmp_path / "pid"
    path = written(
        tmp_path, f"import os, time; open({str(where)!r}, 'w').write(str(os.getpid()) + '\\n'); time.sleep(600)"
    )
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "print", str(path), f"--to={tmp_path}"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=listen_to_ctrl_c
    ) as process:
        try:
            wait_until(lambda: process.poll() is not None or (where.exists() and where.read_text().endswith("\n")))
            assert process.poll() is None
            os.kill(process.pid, signal.SIGINT)
            _, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 2
    assert said.strip() == f"Stopped; nothing was written for {path}."
    assert not (tmp_path / "mine.html").exists()
    wait_until(lambda: not alive(int(where.read_text())))


def test_a_kernel_that_does_not_start_is_tried_once_more(tmp_path, monkeypatch):
    """Two kernels may choose one port, and then the second ends before it answers."""
    started = []
    setup = NotebookClient.setup_kernel

    def fails_at_first(client, **options):
        started.append(client)
        if len(started) <= failures:
            raise RuntimeError("Kernel died before replying to kernel_info")
        return setup(client, **options)

    monkeypatch.setattr(NotebookClient, "setup_kernel", fails_at_first)
    path, failures, told = written(tmp_path, "6 * 7", "1"), 1, list[tuple[int, int]]()
    assert printing.run(path, lambda *step: told.append(step)).cells[0].outputs
    assert told == [(0, 2), (1, 2), (2, 2)], "progress is told cell by cell"
    started.clear()
    failures = 2
    with pytest.raises(printing.CannotPrint, match="Python did not start; try again"):
        printing.run(path, lambda *_: None)
