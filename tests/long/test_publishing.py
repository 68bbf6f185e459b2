"""What the workflows run before they publish: the very commands that stand in their files.

Takes three minutes, and needs a package index, Node with npm, and a Chromium.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import yaml

from mathgames_widgets.serving import cli
from tools import begin

ROOT = Path(__file__).resolve().parent.parent.parent


def steps(workflow: str) -> list[str]:
    """The commands of a workflow's job that builds."""
    found = yaml.safe_load((ROOT / ".github" / "workflows" / workflow).read_text(encoding="utf-8"))
    return [step["run"] for step in found["jobs"]["build"]["steps"] if "run" in step]


def done(step: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A step, with the Python of the tests as the workflow's own."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    own = os.environ | {"PATH": path}
    return subprocess.run(["bash", "-e", "-c", step], cwd=folder, env=own, capture_output=True, text=True)


def sources(folder: Path) -> Path:
    """What git has of this project, as a workflow checks it out."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.rstrip("\0").split("\0"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def test_the_wheel_is_started_before_it_is_published(tmp_path):
    install, build, last = steps("publish.yml")
    assert install == "python -m pip install build"
    folder = sources(tmp_path)
    for step in (build, last):
        finished = done(step, folder)
        assert finished.returncode == 0, finished.stdout + finished.stderr
    assert finished.stdout.count("A table of ") == len(begin.GAMES)
    assert finished.stdout.endswith("The server has ended when it was told to.\n")


def test_a_wheel_that_does_not_start_is_not_published(wheel, exact, tmp_path):
    """Its server's own module is missing; the import of the package, which was all that was tried once, works."""
    broken = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(broken, "w") as part:
        for name in whole.namelist():
            if name != "mathgames_widgets/serving/server.py":
                part.writestr(name, whole.read(name))
    tried = f"python -m tools.begin wheel {broken} {exact}"
    finished = done(tried, ROOT)
    assert finished.returncode == 1 and "does not answer" in finished.stderr
    assert "finds a hole" in finished.stdout


def test_the_site_is_opened_before_it_is_published(tmp_path):
    make, last = steps("pages.yml")
    assert make == "make static" and last == ".venv/bin/python -m tools.begin site site"
    assert cli.main(["static", str(tmp_path / "site")]) == 0
    opened = last.removeprefix(".venv/bin/").replace("site site", f"site {tmp_path / 'site'}")
    finished = done(opened, ROOT)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert finished.stdout.count("answers a press") == len(begin.GAMES)
