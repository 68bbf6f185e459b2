"""Tests for `make test-long` alone: what begins from nothing, in other browsers, or goes on for minutes.

They run one after the other, since each of them may want the whole machine.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import locks
from tests.long import containers

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that a publisher would upload, built from what git has."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def exact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The exact versions of the lock, as constraints for pip."""
    file = tmp_path_factory.mktemp("lock") / "constraints.txt"
    file.write_text("\n".join(locks.versions(ROOT / "requirements.lock")))
    return file


@pytest.fixture(scope="session")
def podman(tmp_path_factory: pytest.TempPathFactory) -> Iterator[containers.Engine]:
    """podman, with nothing in it yet."""
    with containers.engine(tmp_path_factory.mktemp("podman")) as engine:
        yield engine
