"""What mybinder.org needs is there and fits together; `test_wheel` installs it and opens its links."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests import locks

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = {
    canonicalize_name(name): version.partition(" ")[0]
    for name, _, version in (line.partition("==") for line in locks.versions(ROOT / "requirements-test.lock"))
}
ASKED = [*PROJECT["dependencies"], *(one for extra in PROJECT["optional-dependencies"].values() for one in extra)]


def repo2docker(folder: Path, where: Path) -> subprocess.CompletedProcess[str]:
    """Mybinder's own tool looks at a folder, and says how it would build it."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, cwd=where)


def test_repo2docker_knows_how_to_build_this_repository(tmp_path):
    """First the files, as the package is one of them; then what it needs; then the settings."""
    seen = repo2docker(ROOT, tmp_path)
    assert seen.returncode == 0, seen.stderr
    assert "environment for python=3.11" in seen.stdout + seen.stderr
    steps = [
        "COPY --chown=0:0 src/ ${REPO_DIR}/",
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "RUN ./binder/postBuild",
    ]
    places = [(seen.stdout + seen.stderr).find(step) for step in steps]
    assert -1 not in places and places == sorted(places)


def test_repo2docker_refuses_what_mybinder_could_not_build(tmp_path):
    """So that the test above can fail."""
    (tmp_path / "binder").mkdir()
    (tmp_path / "binder" / "runtime.txt").write_text("python-2.6\n")
    assert repo2docker(tmp_path, tmp_path).returncode != 0


@pytest.mark.parametrize("asked", sorted(set(ASKED)))
def test_everything_that_is_asked_for_is_pinned_within_its_range(asked):
    wanted = Requirement(asked)
    if canonicalize_name(wanted.name) != canonicalize_name(PROJECT["name"]):
        assert PINNED[canonicalize_name(wanted.name)] in wanted.specifier


def test_binder_installs_this_package_in_the_exact_versions():
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").split("\n")
    assert [line for line in lines if line] == ["-r ../requirements.lock"]
    assert "pip install --no-cache-dir --no-deps --no-build-isolation ." in (ROOT / "binder" / "postBuild").read_text()


def test_binder_has_a_python_that_the_package_takes():
    runtime = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    assert runtime.removeprefix("python-") in SpecifierSet(PROJECT["requires-python"])
