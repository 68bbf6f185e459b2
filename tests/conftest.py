"""SymPy is the oracle, so it must not borrow python-flint's arithmetic, which the code under test uses too.

No example of Hypothesis is timed: how long one takes says more about the machine than about the code. Each run tries
the same examples, so that whoever sees a test fail can see it again; `--hypothesis-profile=explore` tries others.

`make test` deals the files out to workers, so that what a file prepares is prepared once; whatever looks at the random
games on the pages of one game goes to one worker, which plays them once.
"""

import os
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).resolve().parent

os.environ["SYMPY_GROUND_TYPES"] = "python"

settings.register_profile("explore", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


def takes_long(path: Path) -> bool:
    """Files in this very folder install, serve, print and run notebooks; a lesson in a browser is long."""
    return path.parent == HERE or (path.parent.name == "browser" and "lesson" in path.name)


def together(item: pytest.Item) -> str:
    """What the tests have in common that go to the same worker: their file, or the random games that they look at."""
    games = getattr(item, "callspec", None) and item.callspec.params.get("games")  # type: ignore[attr-defined]
    if hasattr(games, "walk"):
        return f"tables of {games.game.NAME}"
    parts = item.path.relative_to(HERE).parts if item.path.is_relative_to(HERE) else ()
    return f"tables of {parts[1]}" if parts[:1] == ("games",) and parts[2:3] == ("table",) else str(item.path)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Among workers what takes long comes first, so that in the end none has a long file left."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not takes_long(item.path))
        for item in items:
            item.add_marker(pytest.mark.xdist_group(together(item)))
