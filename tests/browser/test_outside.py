"""The pages below a path, behind a password, in a real browser; and what they may not do."""

from __future__ import annotations

import os
import sys

import pytest
from playwright.sync_api import expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import places
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers
from tests.waiting import MILLISECONDS

say = room("mathgames_widgets.serving.password")

SECRET = "three short words"


@pytest.fixture(scope="module")
def school(tmp_path_factory):
    """The address of a server below a path that asks for a password."""
    folder = tmp_path_factory.mktemp("school")
    (folder / "password").write_text(SECRET)
    options = ("--pool=0", "--base-url=/school/games", f"--password-file={folder / 'password'}")
    with servers.voila(folder, *options, base="/school/games/", probe="health") as url:
        yield url


def test_a_pupil_gives_the_password_once_and_plays(browser, school, axe):
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto(school + "byorf/play.ipynb")
    assert axe(page, "main") == []
    expect(page.get_by_label("Password")).to_be_focused()
    page.keyboard.type("wrong password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("That is not the password.")
    errors = []
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name=say("come-in")).click()
    page.wait_for_selector(".mg button[data-n]")
    assert page.url == school + "byorf/play.ipynb"
    page.goto(school + "index.ipynb")
    page.locator(".celltag_game").get_by_role("link", name="BYORF", exact=True).click()
    page.wait_for_selector(".mg-playing")
    assert errors == []
    page.close()


SCRIPT = """() => {
  const script = document.createElement("script");
  script.textContent = "window.wasRun = true";
  document.body.append(script);
  return window.wasRun ?? false;
}"""
ELSEWHERE = "() => fetch('http://localhost:9/').then(() => 'answered', (fault) => fault.name)"


def test_a_script_that_gets_into_a_page_is_not_run(browser, voila):
    page = browser.new_page()
    page.goto(voila + "index.ipynb")
    said = []
    page.on("console", lambda line: said.append(line.text))
    assert page.evaluate(SCRIPT) is False
    assert page.evaluate(ELSEWHERE) == "TypeError"
    assert sum("Content Security Policy" in line for line in said) >= 2
    page.close()


def test_no_other_page_can_show_ours(browser, voila):
    page = browser.new_page()
    with page.expect_event("console", lambda line: "frame" in line.text.lower()):
        page.set_content(f'<iframe src="{voila}index.ipynb" width="600" height="400"></iframe>')
    assert "Math games you can play" not in "".join(frame.content() for frame in page.frames)
    page.close()


def test_voila_started_by_itself_asks_no_other_server(open_page, tmp_path):
    """`voila page.ipynb` with no settings of ours: the notebook names our template, which does without our filters."""
    port = free_port()
    words = ["voila", str(places.notebooks() / "byorf" / "play.ipynb"), "--no-browser", "--port_retries=0"]
    words += [f"--port={port}", "--Voila.ip=127.0.0.1"]
    environment = {**os.environ, "JUPYTER_PATH": str(places.jupyter_data())}
    url = f"http://127.0.0.1:{port}/"
    probe = url + "voila/templates/mathgames/static/page.css"
    with servers.running([sys.executable, "-m", *words], probe, tmp_path / "log", environment):
        page = open_page(url)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".mg-playing")).to_be_visible()


def test_voila_started_in_a_clone_lists_its_pages_and_asks_no_other_server(open_page, tmp_path):
    """`voila notebooks`: a file at the root of the clone names our template; Voilà's own list asks for icons."""
    port = free_port()
    words = ["voila", "notebooks", "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1"]
    environment = {**os.environ, "JUPYTER_PATH": str(places.jupyter_data())}
    url = f"http://127.0.0.1:{port}/"
    with servers.running([sys.executable, "-m", *words], url, tmp_path / "log", environment, places.CLONE):
        page = open_page(url)
        page.get_by_role("link", name="byorf/").click()
        expect(page.get_by_role("heading", name="byorf")).to_be_visible()
        expect(page.get_by_role("link", name="play.ipynb")).to_have_attribute("href", "/voila/render/byorf/play.ipynb")
