"""Everything in JupyterLab, loaded once for all tests, as on Binder: a lesson, a table, and what several kernels share.

Loading JupyterLab takes longer than most of these tests, so that each of them opens its notebook in place of the last.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request, urlopen

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.serving import places
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers, test_table_keys as by_keyboard, test_table_mouse as by_mouse
from tests.browser.conftest import OpenPage, run_all
from tests.browser.hands import Keyboard, draft, touch
from tests.browser.kernels import kernel_of, status
from tests.browser.lesson_hands import answer, is_read_back_and_asked_about, press, shown
from tests.browser.test_lesson import LESSON, make
from tests.browser.test_live import come_in
from tests.browser.wire import Wire
from tests.cases import LONG
from tests.questions.kinds import NAMED
from tests.waiting import wait_until

say_class = room("mathgames_widgets.classroom")
say_question = room("mathgames_widgets.questions")

ROOT = Path(__file__).resolve().parents[2]


OPEN_INSTEAD = """async (path) => {
  if (jupyterapp.shell.currentWidget?.context) {
    await jupyterapp.commands.execute("docmanager:save");
    await jupyterapp.commands.execute("application:close");
  }
  await jupyterapp.commands.execute("docmanager:open", { path });
}"""
"""Another notebook in the place of the one that is open."""
OPEN_BESIDE = "async (path) => { await jupyterapp.commands.execute('docmanager:open', { path }); }"


@dataclass(frozen=True)
class Lab:
    """JupyterLab in a browser, and the folder that its notebooks lie in."""

    page: Page
    folder: Path

    def run(self, notebook: str, how: str = OPEN_INSTEAD) -> Page:
        """Open a notebook, whose path begins below that folder, in place of the last one, and run it."""
        run_all(self.open(notebook, how))
        return self.page

    def open(self, notebook: str, how: str = OPEN_INSTEAD) -> Page:
        """Open it, and run nothing."""
        self.page.evaluate(how, f"notebooks/{notebook}")
        self.page.wait_for_selector(".jp-Notebook:visible .jp-Cell")
        return self.page

    def run_cells(self, name: str, *cells: str, how: str = OPEN_INSTEAD) -> Page:
        """The same with a notebook of these cells, written anew."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, self.folder / f"{name}.ipynb")
        return self.run(f"{name}.ipynb", how)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of `binder` keeps all that is its own."""
    folder = tmp_path_factory.mktemp("binder")
    places.working_copy(folder / "notebooks")
    return folder


@pytest.fixture(scope="module")
def binder(folder: Path) -> Iterator[str]:
    """A Jupyter server as on mybinder.org, with its settings, below a path and with a token; gives that path."""
    servers.write_lab_settings(folder / "settings")
    environment = os.environ | {
        "NB_PYTHON_PREFIX": str(folder),
        "JUPYTER_CONFIG_DIR": str(folder / "etc" / "jupyter"),
        "JUPYTER_PATH": str(places.jupyter_data()),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
        "MATHGAMES_STORE": str(folder / "tables.sqlite"),
    }
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    beside = {"PIP_TARGET": str(folder / "installed")}  # else it would take the place of the package under test
    subprocess.run([ROOT / "binder" / "postBuild"], check=True, cwd=ROOT, env=environment | beside)
    port = free_port()
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.port={port}"]
    command += [f"--ServerApp.root_dir={folder}", "--ServerApp.base_url=/user/x/", "--IdentityProvider.token=open"]
    command += ["--LabApp.expose_app_in_browser=True"]
    path = f"http://127.0.0.1:{port}/user/x/"
    with servers.running(command, path + "api", folder / "lab.log", environment):
        yield path


@pytest.fixture(scope="module")
def wire() -> Wire:
    """What comes to JupyterLab from its kernels."""
    return Wire()


@pytest.fixture(scope="module")
def lab(binder: str, folder: Path, wire: Wire, open_shared: OpenPage) -> Lab:
    """JupyterLab with nothing open. The server comes first, so that it outlives its page."""
    page = open_shared("about:blank")
    wire.listen(page)
    page.goto(f"{binder}lab?token=open&reset")
    page.wait_for_function("window.jupyterapp?.commands.hasCommand('docmanager:open')")
    page.evaluate("() => jupyterapp.restored")
    page.wait_for_selector("#jupyterlab-splash", state="detached")
    return Lab(page, folder / "notebooks")


# ── the BYORF lesson, its code in sight: questions, the game and practice by keyboard ────────────────────────────────


@pytest.fixture(scope="module")
def before(lab: Lab) -> list[str]:
    """What stands beside the cells of the lesson before they are run."""
    prompts = lab.open(LESSON.path).locator(".jp-CodeCell .jp-InputPrompt")
    expect(prompts).to_have_count(len(LESSON.cells))
    return prompts.all_text_contents()


@pytest.fixture(scope="module")
def page(lab: Lab, before: list[str]) -> Page:
    """The lesson, all of its cells run."""
    page = lab.page
    run_all(page)
    expect(page.locator(".jp-OutputArea-output .mg")).to_have_count(len(LESSON.shown))
    return page


def room(page: Page, cell: str) -> Locator:
    """What a cell shows."""
    return page.locator(".jp-OutputArea-output .mg").nth(LESSON.shown.index(cell))


def test_no_cell_looks_as_if_it_had_been_run(before: list[str]):
    """Also those below which the lesson's questions stand before a run."""
    assert set(before) == {"[ ]:"}


def test_the_pictures_of_words_are_there(page: Page):
    pictures = page.locator(".jp-MarkdownOutput td img")
    assert pictures.count() > 5
    page.wait_for_function(
        "() => [...document.querySelectorAll('.jp-MarkdownOutput td img')].every((one) => one.naturalWidth > 0)"
    )


def test_every_line_of_code_is_in_sight_and_short(page: Page):
    cells = page.locator(".jp-CodeCell .jp-InputArea-editor .cm-content")
    expect(cells).to_have_count(len(LESSON.cells))
    shown = [cell.inner_text().strip() for cell in cells.all()]
    assert shown == [cell.strip() for cell in LESSON.cells]
    assert max(len(line) for cell in shown for line in cell.splitlines()) <= 80
    assert max(len(cell.splitlines()) for cell in shown) <= 6


def test_questions_are_answered_by_keyboard(page: Page):
    for how, key in (("predict", "zero"), ("ask", "rows"), ("predict", "asymptote"), ("ask", "even")):
        at = room(page, f'lesson.{how}("{key}")')
        question = lesson.question(key)
        answer(at, question, question.write(question.solution))
        shown(at.locator(".mg-right"))
    shown(page.get_by_text(re.compile(rf"^4 of {len(lesson.QUESTIONS)} questions right")))


def test_what_is_typed_is_read_back_and_asked_about(page: Page):
    at = room(page, 'lesson.ask("height")')
    is_read_back_and_asked_about(at)


def test_a_part_of_the_game_is_played_by_keyboard(page: Page):
    at = room(page, 'lesson.table("zero")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    for move in GAME.part("zero").moves:
        make(at, move)
    shown(at.get_by_text(say_question("part-done")).first)
    expect(page.locator(".jp-Notebook .jp-CodeCell")).to_have_count(len(LESSON.cells))


def test_practice_is_dealt_and_answered_by_keyboard(page: Page):
    at = room(page, 'lesson.practise("signs")')
    press(at.get_by_role("button", name=say_question("deal-problem")))
    shown(at.get_by_role("heading", name="Problem 1"))
    press(at.get_by_role("checkbox").first, "Space")
    press(at.get_by_role("button", name="Check", exact=True))
    shown(at.locator(".mg-right, .mg-wrong").first)


def test_binder_has_the_pages_too(binder: str, open_page):
    """Voilà inside the same server: the table answers below its path, and is cleared away when its page is left."""
    page = open_page(f"{binder}voila/render/notebooks/byorf/play.ipynb?token=open")
    at = page.locator(".mg")
    expect(at.locator("button[data-n]").first).to_be_visible()
    before = at.inner_text()
    press(at.locator("button[data-n]").first)
    expect(at).not_to_have_text(before, use_inner_text=True)
    kernel = f"{binder}api/kernels/{kernel_of(page)}?token=open"
    assert status(Request(kernel)) == 200
    page.goto("about:blank")
    wait_until(lambda: status(Request(kernel)) != 200)
    assert status(Request(kernel)) == 404


@pytest.fixture
def own_lab(tmp_path) -> Iterator[str]:
    """`mathgames lab` as it is, with no settings of anybody's; the address with its token."""
    port = free_port()
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "lab", f"--port={port}"]
    command.append(f"--notebooks={tmp_path / 'notebooks'}")
    clean = os.environ | {
        "JUPYTERLAB_SETTINGS_DIR": str(tmp_path / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(tmp_path / "workspaces"),
        "JUPYTER_CONFIG_DIR": str(tmp_path / "config"),
    }
    log = tmp_path / "lab.log"
    with servers.running(command, f"http://127.0.0.1:{port}/api", log, clean):
        wait_until(lambda: "Stop the server" in log.read_text())
        (address,) = re.findall(r"Open (\S+)", log.read_text())
        yield address


def test_our_own_jupyterlab_asks_nothing_about_news(own_lab: str):
    with urlopen(own_lab.replace("index.ipynb", LESSON.path)) as answer:
        html = answer.read().decode()
    (config,) = re.findall(r'id="jupyter-config-data"[^>]*>(.*?)</script>', html, re.DOTALL)
    assert json.loads(config)["news"] == {"disabled": True}


# ── a table ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CELLS = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')].map(
  cell => [...cell.classList].find(name => /jp-(Code|Markdown|Raw)Cell/.test(name)))"""
ACTIVE = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')]
  .findIndex(cell => cell.matches('.jp-mod-active'))"""
SHORTCUTS = ("d", "d", "a", "b", "m", "y", "r", "x", "c", "v", "z", "1", "i", "i", "0", "0", "n", "Shift+M", "l", "o")
SHORTCUTS += ("Control+z", "Control+a", "Control+x", "Control+Shift+ArrowUp", "Control+Backspace")
"""Keys with which JupyterLab deletes, adds, changes, merges, moves and folds cells, stops and restarts the kernel."""
IS_SAVED = "() => !jupyterapp.shell.currentWidget.context.model.dirty"


def test_a_round_by_keyboard_alone_and_the_next_by_mouse(lab: Lab):
    """The keys belong to the table while it has the focus: no shortcut of JupyterLab touches a cell."""
    page = lab.run("byorf/play.ipynb")
    expect(page.locator(".jp-OutputArea-output .mg")).to_have_count(1)
    assert page.get_by_role("heading", name="BYORF: build your own rational function").is_visible()
    page.locator(".mg [data-key=play]").focus()
    cells, active = page.evaluate(CELLS), page.evaluate(ACTIVE)
    keys = Keyboard(page)
    by_keyboard.set_up(keys)
    keys.tab_to("hand-cards")
    press_all(keys, SHORTCUTS)
    save_and_search(keys)
    by_keyboard.play_a_round(keys, 1)
    press_all(keys, SHORTCUTS)
    assert say_class("next-round", number=2, all=2) in keys.choose("on").name
    assert page.evaluate(CELLS) == cells
    assert page.evaluate(ACTIVE) == active
    page.keyboard.press("Escape")  # one of those keys has opened the log
    draft(page)
    by_mouse.drag_about(page)


def save_and_search(keys: Keyboard) -> None:
    """The keys of the page are JupyterLab's, wherever the focus is: it saves, and opens its list of commands."""
    page, here = keys.page, keys.focus()
    page.evaluate("() => { jupyterapp.shell.currentWidget.context.model.dirty = true }")
    assert keys.press("Control+s") == here
    page.wait_for_function(IS_SAVED)
    page.keyboard.press("Control+Shift+c")
    commands = page.locator("#modal-command-palette")
    expect(commands).to_be_visible()
    page.keyboard.press("Escape")
    expect(commands).to_be_hidden()
    page.locator(f"[data-key='{here.key}']").focus()


def press_all(keys: Keyboard, wanted: tuple[str, ...]) -> None:
    """Press these keys one after the other: nothing moves."""
    here = keys.focus()
    for key in wanted:
        assert keys.press(key) == here
    assert keys.page.locator(".jp-Dialog").count() == 0


def test_a_live_table_is_joined_from_a_notebook(lab: Lab, binder: str, open_page: OpenPage):
    """The server's page in a frame of the notebook; whoever opened the table sees who has come."""
    leader = open_page(f"{binder}t/new?token=open")
    come_in(leader, name="Asha")
    code = leader.locator(".mg-code").inner_text()
    page = lab.run_cells("joined", f'from mathgames_widgets import join\njoin("{code.lower()}")')
    frame = page.frame_locator("iframe[title^=Table]")
    frame.locator("#name").fill("Ben")
    frame.locator("main button").click()
    expect(frame.locator(".mg-lobby")).to_contain_text("Ben")
    expect(leader.locator(".mg-company")).to_contain_text("Ben")
    touch(leader.locator("[data-key=deal]"))
    expect(frame.locator(".mg-playing")).to_be_visible()


# ── several kernels ─────────────────────────────────────────────────────────────────────────────────────────────────

SHARED = (
    'from mathgames_widgets import RationalFunctionGraph\npicture = RationalFunctionGraph("1/x")',
    "picture",
    "picture",
    'RationalFunctionGraph("x")',
    f"import sys\nsys.path.insert(0, {str(ROOT)!r})",
    "from tests.questions.kinds import progress\nlesson = progress()",
    'lesson.ask("number")',
)
"""A graph that is shown twice, and another one; and a question."""
SCRIPTS = "It knows no rule of any game."
"""Stands once in what the tables of a kernel share."""
PICTURE = ".mg-graph-picture[role=application]:visible"


if LONG:

    def test_two_kernels_beside_each_other(lab: Lab, wire: Wire):
        """The tables of a kernel share one copy of the scripts. An answer that one has heard is there for the other."""
        wire.take()
        for name, how in (("shared", OPEN_INSTEAD), ("beside", OPEN_BESIDE)):
            page = lab.run_cells(name, *SHARED, how=how)
            expect(page.locator(PICTURE)).to_have_count(3)
            at = page.locator(".mg-checkpoint:visible")
            shown(at.get_by_role("textbox"))
            if name == "shared":
                answer(at, NAMED["number"].question, "3/5")
            shown(at.locator(".mg-right"))
            assert wire.take().count(SCRIPTS) == 1
        assert page.locator("style#mathgames_widgets").count() == 1
        zooms_alone(page)

    def zooms_alone(page: Page) -> None:
        """Each view listens: what is done in one picture moves that picture alone."""
        pictures = page.locator(PICTURE)
        before = [one.inner_html() for one in pictures.all()]
        pictures.nth(1).focus()
        page.keyboard.press("+")
        page.wait_for_function("([at, was]) => at.innerHTML !== was", arg=[pictures.nth(1).element_handle(), before[1]])
        assert [pictures.nth(place).inner_html() for place in (0, 2)] == [before[0], before[2]]
