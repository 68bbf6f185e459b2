"""The benchmarks can be run: each row is made once, without the others. Nothing here looks at how long it takes."""

from __future__ import annotations

import pytest

from benchmarks import __main__ as bench
from benchmarks import pages
from benchmarks.row import Peer, Row, table
from benchmarks.sample import AtLeast, AtMost, Sample


@pytest.mark.parametrize("topic", sorted(set(bench.TOPICS) - {"pages"}))
def test_every_topic_makes_rows(topic):
    rows = list(bench.TOPICS[topic](1, peers=False))
    assert rows
    assert all(row.ours.values and not row.peers for row in rows)


def test_pages_make_rows():
    """A class of two is enough to see that it can be measured."""
    rows = list(pages.rows(1, peers=False, students=2))
    assert [row.ours.unit for row in rows] == ["s", "s", "s"]


def test_the_table_names_what_is_missing_and_what_is_not_reached():
    row = Row("a picture", Sample((4.0, 2.0, 9.0), "ms"), (Peer("matplotlib", None),), AtMost(3, "ms"))
    assert table([row]).splitlines()[2] == "| a picture | 4 ms (2–9) | matplotlib: not installed | ≤ 3 ms | not yet |"


@pytest.mark.parametrize(
    ("aim", "reached"), [(AtMost(2, "s"), True), (AtLeast(3, "s"), False), (AtLeast(2, "s"), True)]
)
def test_an_aim_is_reached_by_the_median(aim, reached):
    assert aim.is_reached_by(Sample((1.0, 2.0, 9.0), "s")) is reached


def test_stopping_prints_the_rows_there_are(monkeypatch, capsys):
    def stopped(runs):
        yield Row("the first", Sample((1.0,), "s"))
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "TOPICS", {"stopped": stopped})
    assert bench.main([]) == 0
    assert "| the first | 1 s |" in capsys.readouterr().out
