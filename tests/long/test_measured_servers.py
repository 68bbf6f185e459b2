"""The benchmarks that start servers and browsers, or play many games, can be run. Nothing here looks at the
time that it takes.
"""

from __future__ import annotations

from shutil import which

import pytest

from benchmarks import classroom, live, pages, presses, reading, static, storm
from mathgames_widgets.serving import documents, places
from tests.test_benchmarks import MANY_GAMES, makes_rows


@pytest.mark.parametrize("topic", MANY_GAMES)
def test_many_games_make_rows(topic, monkeypatch):
    monkeypatch.setattr(presses, "PRESSES_A_RUN", 3)
    makes_rows(topic)


def test_a_storm_makes_rows(monkeypatch):
    """Eight people, and for a second all kinds of attackers."""
    monkeypatch.setattr(storm, "TYPING", 0.1)
    found = list(storm.rows(1, seconds=1, people=8))
    assert [row.ours.median for row in found if "refused" in row.what] == [0, 0]


def test_live_tables_make_rows():
    """One table of four and another with bots; a moment is enough to see that it can be measured."""
    rows = list(live.rows(1, peers=False, tables=1, seconds=0.5))
    assert {row.ours.unit for row in rows} == {"ms", "moves/s", "MB", "s"}


def test_a_lesson_that_is_read_makes_rows():
    """A class of two is enough to see that it can be measured."""
    rows = list(reading.rows(1, peers=False, students=2))
    assert [row.ours.unit for row in rows] == ["s", "MB", "ms", "ms", "ms", "ms"]


def test_pages_make_rows():
    """A class of two is enough to see that it can be measured."""
    rows = list(pages.rows(1, peers=False, students=2))
    assert [row.ours.unit for row in rows] == ["s", "s", "s"]


def test_the_page_of_files_makes_rows(monkeypatch):
    """From a site of a table and the home page, and nothing is slowed down."""
    only = [
        (path, page)
        for path, page in places.notebooks_below(places.notebooks())
        if path in ("index.ipynb", "byorf/play.ipynb")
    ]
    monkeypatch.setattr(places, "notebooks_below", lambda folder: only)
    monkeypatch.setattr(documents, "here", lambda: False)
    monkeypatch.setattr(presses, "PRESSES_A_RUN", 3)
    monkeypatch.setattr(static, "send", lambda processes, what: None)
    units = [row.ours.unit for row in static.rows(1, peers=False)]
    assert units == (["s", "s", "s", "MB", "ms", "MB", "s"] if which("npm") else [])


def test_a_class_of_two_plays_and_leaves(monkeypatch, tmp_path):
    """Beside its page there is only the home page: each page more would start a kernel."""
    monkeypatch.setattr(classroom, "THINKING", 0.4)
    page, folder = "byorf/play.ipynb", tmp_path / "pages"
    pages.write_pages(folder, tmp_path / "stock")
    with classroom.serving(page, pool=2, files=1024, notebooks=folder) as server:
        found = classroom.play(server, page, 2, arrive=0.0, lesson=1.0)
    assert found.troubles == []
    assert (len(found.answered), found.kept) == (2, 0)
    assert found.presses
    assert "| pages that work | 2 of 2 | 2 of 2 |" in classroom.report(page, [found])
