"""The BYORF lesson in JupyterLab as on Binder: its code in sight; questions, the game and practice by keyboard."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.serving import places
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers
from tests.browser.conftest import notebook_is_open, run_all
from tests.browser.kernels import kernel_of, status
from tests.browser.lesson_hands import answer, press, shown
from tests.browser.test_lesson import LESSON, make
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Jupyter server as on mybinder.org, with its settings, below a path and with a token; gives that path."""
    folder = tmp_path_factory.mktemp("binder")
    places.working_copy(folder / "notebooks")
    servers.write_lab_settings(folder / "settings")
    environment = os.environ | {
        "NB_PYTHON_PREFIX": str(folder),
        "JUPYTER_CONFIG_DIR": str(folder / "etc" / "jupyter"),
        "JUPYTER_PATH": str(places.jupyter_data()),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
    }
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    subprocess.run([ROOT / "binder" / "postBuild"], check=True, cwd=ROOT, env=environment)
    port = free_port()
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.port={port}"]
    command += [f"--ServerApp.root_dir={folder}", "--ServerApp.base_url=/user/x/", "--IdentityProvider.token=open"]
    command += ["--LabApp.expose_app_in_browser=True"]
    path = f"http://127.0.0.1:{port}/user/x/"
    with servers.running(command, path + "api", folder / "lab.log", environment):
        yield path


@pytest.fixture(scope="module")
def page(binder: str, open_shared) -> Page:
    """The lesson in JupyterLab, all of its cells run. The server comes first, so that it outlives its page."""
    page = open_shared(f"{binder}lab/tree/notebooks/{LESSON.path}?token=open&reset", reduced_motion="reduce")
    notebook_is_open(page)
    run_all(page)
    expect(page.locator(".jp-OutputArea-output .mg")).to_have_count(len(LESSON.shown))
    return page


def room(page: Page, cell: str) -> Locator:
    """What a cell shows."""
    return page.locator(".jp-OutputArea-output .mg").nth(LESSON.shown.index(cell))


def test_every_line_of_code_is_in_sight_and_short(page: Page):
    cells = page.locator(".jp-CodeCell .jp-InputArea-editor .cm-content")
    expect(cells).to_have_count(len(LESSON.cells))
    shown = [cell.inner_text().strip() for cell in cells.all()]
    assert shown == [cell.strip() for cell in LESSON.cells]
    assert max(len(line) for cell in shown for line in cell.splitlines()) <= 80
    assert max(len(cell.splitlines()) for cell in shown) <= 6


def test_questions_are_answered_by_keyboard(page: Page):
    for how, key in (("predict", "zero"), ("ask", "rows"), ("predict", "asymptote"), ("predict", "even")):
        at = room(page, f'lesson.{how}("{key}")')
        question = lesson.question(key)
        answer(at, question, question.write(question.solution))
        shown(at.locator(".mg-right"))
    shown(page.get_by_text(re.compile(rf"^4 of {len(lesson.QUESTIONS)} questions answered")))


def test_a_part_of_the_game_is_played_by_keyboard(page: Page):
    at = room(page, 'lesson.table("zero")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    for move in GAME.part("zero").moves:
        make(at, move)
    shown(at.get_by_text("This part is done").first)
    expect(page.locator(".jp-Notebook .jp-CodeCell")).to_have_count(len(LESSON.cells))


def test_practice_is_dealt_and_answered_by_keyboard(page: Page):
    at = room(page, 'lesson.practise("signs")')
    press(at.get_by_role("button", name="Deal a problem"))
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


def test_our_own_jupyterlab_asks_nothing_about_news(own_lab, open_page):
    # `own_lab` comes first, so that the page is closed before its server: else it complains that the server is gone.
    page = open_page(own_lab.replace("index.ipynb", LESSON.path))
    notebook_is_open(page)
    config = json.loads(page.locator("#jupyter-config-data").text_content() or "")
    assert config["news"] == {"disabled": True}
    shown(page.locator(".jp-Toolbar").first)
    expect(page.get_by_text("Jupyter news")).to_have_count(0)
