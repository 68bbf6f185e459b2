"""Binder's way from nothing: the steps that repo2docker itself plans, and then a server as mybinder.org starts it.

Takes a minute, and 400 megabytes from a package index. What mybinder.org adds, its own images and its network, is not
here; `docs/serving.md` says how to look at that.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mathgames_widgets.serving import browser, doctor
from mathgames_widgets.serving.doctor import free_port
from tests.browser.servers import running
from tests.long.jupyter import DEAL, VIEW, Jupyter
from tests.waiting import PATIENCE
from tools import begin

ROOT = Path(__file__).resolve().parent.parent.parent
BROUGHT = "COPY --chown=0:0 src/ ${REPO_DIR}/"
"""The step after which the repository is there."""


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git has of this project, and nothing that was installed or built beside it."""
    folder = tmp_path_factory.mktemp("home")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.rstrip("\0").split("\0"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def plan(repository: Path) -> list[str]:
    """What repo2docker would run once the repository is there, in the repository's folder."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(repository)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=repository.parent)
    before, _, after = (told.stdout + told.stderr).partition(BROUGHT)
    assert "WORKDIR ${REPO_DIR}" in before
    return re.findall(r"^RUN (.*)$", after, re.MULTILINE)


def python_of(repository: Path) -> str:
    """The Python that the repository asks for, or this one."""
    wanted = (repository / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    here = ".".join(map(str, sys.version_info[:2]))
    return sys.executable if here == wanted else shutil.which(f"python{wanted}") or sys.executable


@pytest.fixture(scope="module")
def server(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    """The server in the repository, below a path and with a token."""
    prefix = tmp_path_factory.mktemp("notebook")
    subprocess.run([python_of(repository), "-m", "venv", prefix], check=True)
    own = begin.without_our_variables() | {
        "NB_PYTHON_PREFIX": str(prefix),
        "KERNEL_PYTHON_PREFIX": str(prefix),
        "REPO_DIR": str(repository),
        "HOME": str(repository),
        "PATH": f"{prefix / 'bin'}{os.pathsep}{os.environ['PATH']}",
    }
    steps = plan(repository)
    assert len(steps) == 3 and steps[-1] == "./binder/postBuild", steps
    for step in steps:
        done = subprocess.run(["bash", "-c", step], cwd=repository, env=own, capture_output=True, text=True)
        assert done.returncode == 0, f"{step}\n{done.stdout}{done.stderr}"
    port = free_port()
    start = [str(prefix / "bin" / "jupyter-lab"), "--no-browser", f"--ServerApp.port={port}", "--ip=127.0.0.1"]
    start += ["--ServerApp.base_url=/user/x/", "--IdentityProvider.token=open", "--ServerApp.trust_xheaders=True"]
    start += [f"--ServerApp.root_dir={repository}", *(["--allow-root"] if os.geteuid() == 0 else [])]
    url = f"http://127.0.0.1:{port}/user/x/"
    with running(start, url + "api", prefix / "lab.log", own, repository):
        yield Jupyter(url, "open")
    log = (prefix / "lab.log").read_text()
    assert "Traceback" not in log, log


def test_the_home_page_and_a_lesson_are_drawn_in_a_browser(server):
    assert "BYORF" in server.ask("voila/render/notebooks/index.ipynb")
    chromium = browser.find_chromium()
    assert chromium
    for page in ("byorf/zeros", "formula/play"):
        url = f"{server.url}voila/render/notebooks/{page}.ipynb?token={server.token}"
        with browser.opened(chromium, url) as shown:
            assert shown.wait_for(doctor.READY, PATIENCE), page
            shown.ask(doctor.PRESS)
            assert shown.wait_for(doctor.ANSWERED, PATIENCE), page


def test_a_kernel_deals_a_table_joins_a_live_one_and_shows_a_lesson(server):
    with server.kernel("notebooks/byorf/lesson.ipynb") as kernel:
        where = kernel.run("import mathgames_widgets; print(mathgames_widgets.__file__)")["text"]
        assert "site-packages" in where
        shown = kernel.run(DEAL)
        assert shown["text"].strip() == "dealt" and VIEW in shown
        assert VIEW in kernel.run('from mathgames_widgets import join; join("FERN-42")')
        assert VIEW in kernel.run(
            "from mathgames_widgets.games.byorf.lesson import ZEROS as lesson\nlesson.ask('restrictions')"
        )


def test_live_tables_and_jupyterlab_are_there(server):
    assert "Join a table" in server.ask("join")
    assert "<title>JupyterLab</title>" in server.ask("lab/tree/notebooks/byorf/lesson.ipynb")
