"""SymPy is the oracle, so it must not borrow python-flint's arithmetic, which the code under test uses too.

No example of Hypothesis is timed: how long one takes says more about the machine than about the code. Each run tries
the same examples, so that whoever sees a test fail can see it again; `--hypothesis-profile=explore` tries others.

`make test` deals the files out to workers, so that what a file prepares is prepared once.
"""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from mathgames_widgets.serving.cli import start_sooner

HERE = Path(__file__).resolve().parent

os.environ["SYMPY_GROUND_TYPES"] = "python"
start_sooner()  # whatever runs a notebook loads what a server loads
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # begun in the background, as would be all that the tests begin
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("explore", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


LONG = ("lab", "lesson", "live", "one_screen", "pages", "static")
"""What is in the names of the browser tests that take longest."""


def turn(path: Path) -> int:
    """When a file's turn comes: long ones, others that start servers and browsers, and then what only computes.

    Files in this very folder install, serve, print and run notebooks.
    """
    if path.parent == HERE or (path.parent.name == "browser" and any(word in path.name for word in LONG)):
        return 0
    return 1 if path.parent.name in ("browser", "serving") else 2


def pytest_collection_finish() -> None:
    """What is there after collecting stays to the end: Python need not look through it again and again for garbage.

    Pages read as trees are made of circles, and a worker holds ten thousand tests, so a third of the time went there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Among workers what takes long comes first, so that in the end none has a long file left."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: turn(item.path))
