"""One failure stays one: what goes wrong is written down, without a word that anyone typed, and all else goes on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOG = logging.getLogger(__name__)

DEEPEST = 4
"""Places of a fault that are told, the innermost first."""


def told(fault: BaseException) -> str:
    """A fault as a log may tell it: its kind, and where in the program it was. Its message could repeat what was sent.

    >>> try:
    ...     {}["Asha"]
    ... except KeyError as fault:
    ...     print(told(fault).partition(":")[0])
    KeyError at <doctest mathgames_widgets.core.faults.told[0]>
    """
    steps = traceback.extract_tb(fault.__traceback__)[-DEEPEST:]
    places = [f"{'/'.join(Path(step.filename).parts[-2:])}:{step.lineno}" for step in reversed(steps)]
    return f"{type(fault).__name__} at {', '.join(places)}"


@contextmanager
def alone(what: str, log: logging.Logger = LOG) -> Iterator[None]:
    """What goes wrong in here is written down, and hinders nothing else.

    >>> with alone("A page could not be drawn"):
    ...     _ = 1 / 0
    """
    try:
        yield
    except Exception as fault:
        log.error("%s: %s", what, told(fault))
