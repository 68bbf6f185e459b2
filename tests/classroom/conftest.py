"""The places where tables can be kept, for tests that promise the same of each."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.classroom import postgres

PLACES = ["sqlite"]
if postgres.is_here():
    PLACES.append("postgres")
else:
    warnings.warn("NOT RUN: the tests of PostgreSQL, which is not here (make test installs it)", stacklevel=1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """One PostgreSQL for all tests of a process."""
    with postgres.cluster() as found:
        yield found


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place: a file that is not there yet, or an empty database."""
    if request.param == "postgres":
        found: str = request.getfixturevalue("cluster").fresh()
        return found
    return str(tmp_path / "deep" / "tables.sqlite")
