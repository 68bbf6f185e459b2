"""SymPy is the oracle, so it must not borrow python-flint's arithmetic, which the code under test uses too.

No example of Hypothesis is timed: how long one takes says more about the machine than about the code. Each run tries
the same examples, so that whoever sees a test fail can see it again; `--hypothesis-profile=explore` tries others.

`make test` deals the files out to workers, so that what a file prepares is prepared once.
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Among workers what takes long comes first, so that in the end none has a long file left."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not takes_long(item.path))
