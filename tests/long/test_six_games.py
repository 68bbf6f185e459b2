"""The project with the game of docs/adding-a-game.md in its list: all tests but those of a browser find six games.

Needs a copy of the project, some five minutes of a processor, and what `make test` installs.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import guide
from tests.guide import STEPS, Commands

SUITES = {
    "games": "tests/games tests/playthroughs tests/test_contract.py tests/test_floors.py",
    "practice and lessons": "tests/questions tests/test_notebooks.py lessons",
    "tables": "tests/table tests/page tests/core tests/carriers",
    "classes": "tests/classroom",
    "printing, static pages and servers": "tests/serving",
    "documents": "tests/test_docs.py docs README.md mathgames_widgets/games mathgames_widgets/classroom",
}


@pytest.fixture(scope="module")
def six_games() -> Iterator[Path]:
    """A copy of the project in which the page was followed to its end, where everybody may read, as in a clone: some of
    the tests run as another user."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        root = guide.copied(Path(folder) / "project")
        for step in STEPS:
            step.do(root)
        yield root


@pytest.mark.parametrize("files", SUITES.values(), ids=SUITES)
def test_the_suite_passes_with_six_games(six_games, files):
    Commands(f"python -m pytest -q -p no:cacheprovider {files}").do(six_games)


def test_the_game_of_the_page_is_typed_and_formatted(six_games):
    Commands("ruff check . && ruff format --check . && mypy").do(six_games)
