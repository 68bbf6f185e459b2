"""Thirty people play while others attack for a minute from the same address: nobody is refused or held up."""

from __future__ import annotations

import pytest

from benchmarks import storm
from mathgames_widgets.classroom.gathering import LONGEST_LOG
from mathgames_widgets.classroom.tables import MOST

SECONDS = 60
SOON = 500
"""Milliseconds: this is promised, so here a test reads a clock. It needs a machine that has nothing else to do."""

A_WHILE = 5000
"""Milliseconds that a browser with nothing else to show can let somebody wait."""

MOST_MEGABYTES = 400
"""Memory that docs/serving.md names for the server with a class."""


@pytest.fixture(scope="module")
def found() -> storm.Storm:
    """The minute."""
    return storm.storm(SECONDS)


def test_nobody_honest_is_refused(found):
    """New tables, right codes and lines, while the same address floods all of them."""
    assert found.honest.refused == []
    assert found.attacks > 100 * SECONDS


def test_presses_of_the_honest_are_answered_soon(found):
    """Each of them presses about every other second."""
    assert len(found.honest.took) > storm.HONEST * SECONDS / storm.PAUSE / 5, "they played all the time"
    assert storm.p95(found.honest.took) <= SOON


def test_who_joins_or_opens_a_table_meanwhile_waits_some_seconds_at_most(found):
    assert len(found.honest.joined) > storm.HONEST and len(found.honest.opened) > storm.HONEST / storm.EACH
    assert storm.p95(found.honest.joined) <= A_WHILE
    assert storm.p95(found.honest.opened) <= A_WHILE


def test_memory_and_disk_stay_bounded(found):
    assert found.megabytes < MOST_MEGABYTES
    assert found.disk < 2 * LONGEST_LOG * MOST / 1e6
