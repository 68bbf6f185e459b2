"""The notebooks are what the lessons say, byte for byte, carry no outputs, and run from top to bottom."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import nbformat
import pytest
from jupyter_client import KernelManager
from nbclient import NotebookClient

from lessons import build
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted(path for path in build.NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
IDS = [path.relative_to(build.NOTEBOOKS).as_posix() for path in NOTEBOOKS]
AGAIN = IDS[::15]
"""What is run a second time; `tests/long/test_nbval.py` runs all of them twice."""


def test_the_notebooks_are_what_the_lessons_say_and_building_twice_gives_the_same_bytes():
    built = build.build()
    assert build.differences(built) == []
    assert build.build() == built


def test_a_stale_a_missing_and_a_lost_notebook_are_named(monkeypatch, tmp_path):
    monkeypatch.setattr(build, "NOTEBOOKS", tmp_path)
    built = {Path("index.ipynb"): "new", Path("byorf/play.ipynb"): "play"}
    (tmp_path / "index.ipynb").write_text("old")
    (tmp_path / "lost.ipynb").write_text("lost")
    assert build.differences(built) == [
        "notebooks/index.ipynb is out of date.",
        "notebooks/byorf/play.ipynb is missing.",
        "notebooks/lost.ipynb has no lesson.",
    ]
    build.write(built)
    assert (tmp_path / "index.ipynb").read_text() == "new"


def test_a_lesson_without_a_title_is_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(build, "LESSONS", tmp_path)
    (tmp_path / "index.md").write_text("# Hello\n")
    with pytest.raises(ValueError, match="needs a title"):
        build.build()


@pytest.mark.parametrize("picture", ["gone.svg", "../../outside.svg", "photo.png"])
def test_a_picture_that_is_not_copied_is_named_in_one_sentence(monkeypatch, tmp_path, capsys, picture):
    lessons = tmp_path / "lessons"
    (lessons / "byorf").mkdir(parents=True)
    (tmp_path / "outside.svg").write_text("<svg/>")
    (lessons / "byorf" / "photo.png").write_text("")
    (lessons / "byorf" / "play.md").write_text(f"---\njupyter:\n  title: Play\n---\n\n# Play\n\n![A dot]({picture})\n")
    monkeypatch.setattr(build, "LESSONS", lessons)
    assert build.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert said == f"lessons/byorf/play.md shows {picture}, which is no SVG file in lessons/.\n"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_a_notebook_is_valid_and_has_no_outputs_but_the_twins_of_a_lesson(path):
    """A twin is small, stands in JupyterLab without trust, and says what is asked, never what is answered."""
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code" and cell.outputs]
    is_lesson = build.is_lesson(path.relative_to(build.NOTEBOOKS).with_suffix(".md"))
    assert bool(cells) == is_lesson
    saved = 0
    for cell in cells:
        ((twin,),) = ([*cell.outputs],)
        assert twin.output_type == "display_data" and twin.metadata.mathgames.twin
        assert cell.execution_count == 0, "nbval refuses results of a cell that has no count"
        assert not [tag for tag in cell.metadata.get("tags", ()) if tag.startswith("nbval")], "a run is compared"
        html = twin.data["text/html"]
        assert re.sub(r'<p>[^<]*</p>|<img alt="[^"]*" width="\d+" src="data:image/svg\+xml,[^"]*">|\n', "", html) == ""
        assert "aria-label" not in html and "desc" not in re.sub("<p>.*</p>", "", html)
        saved += len(html)
    assert saved <= 200_000
    assert notebook.metadata.title


def test_a_lesson_that_is_not_run_yet_shows_its_first_pictures_and_how_to_start():
    for path in (one for one in NOTEBOOKS if build.is_lesson(one.relative_to(build.NOTEBOOKS).with_suffix(".md"))):
        cells = nbformat.read(path, as_version=4).cells
        (start,) = [cell.source for cell in cells if "lab" in cell.metadata.get("tags", ())]
        assert start.startswith("To start, choose *Run > Run All Cells*.")
        for cell in cells:
            if cell.source.startswith("lesson.look("):
                assert bool(cell.outputs) != ("after=" in cell.source), "it answers a question further up"
                assert all("<img" in twin.data["text/html"] for twin in cell.outputs), path


def test_a_twin_shows_the_cards_of_its_question_and_none_of_its_answers():
    page = (
        '<legend>Worth? <span class="mg-card mg-blue" role="img" aria-label="x &lt; 4, blue">4</span></legend>'
        '<details data-key="explorer"><span class="mg-card" role="img" aria-label="7">7</span></details>'
        '<div class="mg-controls"><span class="mg-card mg-red" role="img" aria-label="9">9</span></div>'
    )
    said = unquote(unescape(build.drawing(page)))
    assert said.startswith('<img alt="The cards of the question"') and said.count("<rect") == 1
    assert ">x &lt; 4</text>" in said and ">blue</text>" in said
    assert "9</text>" not in said and "7</text>" not in said, "nor a board to try something out"
    assert build.drawing("<legend>Worth?</legend>") == ""


def test_the_names_in_the_line_of_pages_fit_a_phone():
    told = [json.loads(path.read_text(encoding="utf-8"))["metadata"]["mathgames"] for path in NOTEBOOKS]
    assert [one["title"] for page in told for one in page["pages"] if len(one["title"]) > 36] == []


def test_the_minutes_of_a_lesson_stand_below_its_title_and_on_the_home_page():
    zeros = build.minutes(Path("byorf/zeros.md"))
    line = f"*About {zeros} minutes, and more if there is time*"
    assert build.timed(Path("byorf/zeros.md"), "# Zeros\n\nLook.") == f"# Zeros\n\n{line}\n\nLook."
    holes = build.minutes(Path("byorf/holes.md"))
    assert build.timed(build.HOME, "[holes](byorf/holes.md)") == f"[holes](byorf/holes.md)\u00a0{holes}\u00a0min"
    assert build.minutes(Path("byorf/lesson.md")) == sum(
        build.minutes(Path(f"byorf/{name}.md")) for name in ("zeros", "holes", "far")
    )


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_links_and_pictures_lead_to_what_is_there(path):
    """In the header of the page, and in its text."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    text = "\n\n".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    links = [page["href"] for page in notebook["metadata"]["mathgames"]["pages"]]
    links += re.findall(r"\]\((?![a-z]+:|#)([^)\s#?]+)", text)
    assert [link for link in links if not (path.parent / link).exists()] == []


ANEW = "%reset -f\nimport mathgames_widgets.carriers.notebook as carrier\ncarrier.Sheet.cell = None"
"""What makes a kernel as good as new: no names, and no cell that carries the styles for others."""


def run_one_after_the_other(folder: Path, names: Iterable[str]) -> Path:
    """A copy of the notebooks, each run from top to bottom.

    One kernel runs them all, which takes a fifth of the time of a kernel for each.
    """
    shutil.copytree(build.NOTEBOOKS, folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    kernel = KernelManager(kernel_name="python3")
    kernel.start_kernel(cwd=str(folder))
    for name in names:
        notebook = nbformat.read(folder / name, as_version=4)
        if any(cell.cell_type == "code" for cell in notebook.cells):
            notebook.cells.insert(0, nbformat.v4.new_code_cell(ANEW))
            NotebookClient(notebook, km=kernel, timeout=int(PATIENCE), store_widget_state=False).execute()
            del notebook.cells[0]
            nbformat.write(notebook, folder / name)
    kernel.shutdown_kernel(now=True)
    return folder


@pytest.fixture(scope="module")
def with_results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The notebooks as they are after a first run."""
    return run_one_after_the_other(tmp_path_factory.mktemp("run") / "notebooks", IDS)


@pytest.fixture(scope="module")
def run_again(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """After another run, by another kernel and from the last to the first: nothing that one leaves helps the next."""
    return run_one_after_the_other(tmp_path_factory.mktemp("again") / "notebooks", reversed(AGAIN))


def nbval(*arguments: object) -> subprocess.CompletedProcess[str]:
    """What pytest says of notebooks, from the folder of the project."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def outputs(notebook: Path) -> list[nbformat.NotebookNode]:
    cells = nbformat.read(notebook, as_version=4).cells
    return [output for cell in cells if cell.cell_type == "code" for output in cell.outputs]


def compared(notebook: Path) -> list[dict[str, object]]:
    """The results of a notebook without the ids of widgets, which differ from kernel to kernel; nbval skips them."""
    ids = "application/vnd.jupyter.widget-view+json"
    return [{kind: data for kind, data in one.data.items() if kind != ids} for one in outputs(notebook)]


@pytest.mark.parametrize("name", AGAIN)
def test_a_second_run_gives_the_same_results(with_results, run_again, name):
    assert compared(with_results / name) == compared(run_again / name)


def test_nbval_takes_a_lesson_before_its_run_and_compares_all_that_a_run_leaves(with_results, tmp_path):
    """What stands there before a run is none of its results; what a run left is compared, cell by cell, by another
    kernel, and another result is seen. `tests/long/test_nbval.py` does so with all notebooks."""
    lesson, other = Path("byorf", "far.ipynb"), tmp_path / "practice.ipynb"
    notebook = nbformat.read(with_results / "practice.ipynb", as_version=4)
    (cell,) = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert cell.outputs[0].data["text/plain"] == "<Practice: not dealt yet>"
    cell.outputs[0].data["text/plain"] = "<Practice: dealt>"
    nbformat.write(notebook, other)
    checked = nbval("--nbval", build.NOTEBOOKS / lesson, with_results / lesson, other)
    cells = nbformat.read(build.NOTEBOOKS / lesson, as_version=4).cells
    code = sum(cell.cell_type == "code" for cell in cells)
    assert f"1 failed, {2 * code} passed" in checked.stdout, checked.stdout
    assert "Cell outputs differ" in checked.stdout and "<Practice: dealt>" in checked.stdout


@pytest.mark.parametrize("name", IDS)
def test_a_notebook_leaves_results_and_nothing_else(with_results, name):
    """No warnings, nothing printed, and no place in this machine's memory."""
    found = outputs(with_results / name)
    assert {output.output_type for output in found} <= {"execute_result"}
    assert all("0x" not in output.data["text/plain"] for output in found)


def test_the_table_is_a_widget_with_a_text_twin(with_results):
    """Where no widget can be shown, there is still a picture of the table and a line of text."""
    (table,) = outputs(with_results / "byorf" / "play.ipynb")
    assert "application/vnd.jupyter.widget-view+json" in table.data
    assert 'class="mg' in table.data["text/html"]


def test_the_teachers_desk_has_half_a_page_on_every_lesson_and_the_notes_have_pages():
    desk = "\n\n".join(cell.source for cell in build.read(Path("teaching/desk.md")))
    for notes in build.NOTES.glob("*.md"):
        title = notes.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        assert f"## [{title}]({notes.name})" in desk
        section = desk.split(f"## [{title}]({notes.name})")[1].split("\n## ")[0]
        assert 40 < len(section.split()) < 260, title
        assert (build.NOTEBOOKS / "teaching" / notes.name).with_suffix(".ipynb").exists()
    assert "../rules/" not in desk and "../../" not in desk


def test_how_to_type_a_function_is_a_page_that_the_notes_and_the_desk_lead_to():
    for name in ("byorf", "desk"):
        text = "\n".join(cell.source for cell in nbformat.read(build.NOTEBOOKS / "teaching" / f"{name}.ipynb", 4).cells)
        assert "[a page of the documents](typing.ipynb)" in text
    page = "\n".join(cell.source for cell in nbformat.read(build.NOTEBOOKS / "teaching" / "typing.ipynb", 4).cells)
    assert page.startswith("# How to type a function") and "](python" not in page


def test_a_joined_lesson_has_every_question_of_its_parts_and_one_glossary():
    parts = [build.read(Path("byorf", f"{name}.md")) for name in ("zeros", "holes", "far")]
    whole = build.read(Path("byorf/lesson.md"))
    calls = [
        cell.source for part in parts for cell in part if re.match(r"lesson\.(ask|predict|vote|table)\(", cell.source)
    ]
    assert calls and [one.source for one in whole if one.source in calls] == calls
    text = "\n".join(cell.source for cell in whole)
    assert text.count("## Glossary") == 1 and text.count("\n# ") == 0 and "challenge" not in text
