"""Thirty people play while others attack for a minute from the same address: nobody is refused or held up."""

from __future__ import annotations

import pytest

from benchmarks import storm
from mathgames_widgets.classroom.gathering import LONGEST_LOG
from mathgames_widgets.classroom.tables import MOST

SECONDS = 60
SOON = 500
"""Milliseconds: this is promised, so here a test reads a clock. It needs a machine that has nothing else to do."""

MOST_MEGABYTES = 400
"""Memory that docs/serving.md names for the server with a class."""


@pytest.fixture(scope="module")
def found() -> storm.Storm:
    """The minute."""
    return storm.storm(SECONDS)


def test_nobody_honest_is_refused(found):
    """New tables, right codes and lines, while the same address floods all of them."""
    assert found.refused == 0
    assert found.joined and found.attacks > 100 * SECONDS


def test_presses_of_the_honest_are_answered_soon(found):
    """Each of them presses about every other second."""
    assert len(found.took) > storm.HONEST * SECONDS / storm.PAUSE / 5, "they played all the time"
    assert storm.p95(found.took) <= SOON


def test_memory_and_disk_stay_bounded(found):
    assert found.megabytes < MOST_MEGABYTES
    assert found.disk < 2 * LONGEST_LOG * MOST / 1e6
