"""What docs/contributing.md says of nbval holds for every notebook: as it comes, and after a run.

Needs Jupyter's kernels and some three minutes of a processor.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from lessons import build
from tests.test_notebooks import IDS, nbval


@pytest.mark.parametrize("way", ["--nbval-lax", "--nbval"])
def test_every_notebook_runs_as_it_comes(way):
    """What stands there before a run is none of its results."""
    checked = nbval(way, "notebooks")
    assert checked.returncode == 0, checked.stdout


def test_every_run_leaves_the_same_results(tmp_path):
    """Each notebook is run once, as anybody would; nbval runs each again and compares all that a run leaves."""
    copies = tmp_path / "notebooks"
    shutil.copytree(build.NOTEBOOKS, copies, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    convert = [sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--inplace"]
    ran = subprocess.run([*convert, *IDS], capture_output=True, text=True, cwd=copies, check=False)
    assert ran.returncode == 0, ran.stderr
    checked = nbval("--nbval", copies)
    assert checked.returncode == 0, checked.stdout
