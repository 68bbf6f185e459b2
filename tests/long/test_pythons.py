"""The wheel on the oldest Python that it takes, and on the newest that Debian has.

Takes five minutes, and the second needs what `tests/long/containers.py` says.
"""

from __future__ import annotations

import shutil
import sys
import tomllib

from packaging.specifiers import SpecifierSet
from packaging.version import Version

from tests.long.containers import ROOT, Engine
from tools import begin

ASKED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
UNSTABLE = "sid"
"""The Debian in which the newest of everything comes first."""

GAMES = len(begin.GAMES)


def test_the_oldest_python(wheel, exact, tmp_path):
    """All that a publisher tries, with the Python that pyproject.toml begins with."""
    (asked,) = SpecifierSet(ASKED)
    here = ".".join(map(str, sys.version_info[:2]))
    python = sys.executable if here == asked.version else shutil.which(f"python{asked.version}")
    assert python, f"There is no Python {asked.version} here."
    seen = list(begin.try_wheel(wheel, tmp_path, exact, python=python))
    assert len([line for line in seen if line.startswith("A table of ")]) == GAMES


def test_the_newest_python_of_debian(wheel, exact, podman: Engine, tmp_path):
    """The very script of the workflow, with nothing but Python, pip and the wheel."""
    podman.debian(UNSTABLE, "newest")
    version = podman.python_of("newest")
    assert Version(version) > Version(".".join(map(str, sys.version_info[:2])))
    lent = {"/tools": ROOT / "tools", "/wheel": wheel.parent, "/lock": exact.parent}
    mounted = [f"--volume={there}:{here}:ro" for here, there in lent.items()]
    command = ["python", "-m", "tools.begin", "wheel", f"/wheel/{wheel.name}", f"/lock/{exact.name}"]
    seen = podman.ask("run", "--rm", "--network=host", "--workdir=/", *mounted, "newest", *command)
    assert seen.count("A table of ") == GAMES, seen
