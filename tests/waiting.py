"""How long tests wait for what takes its time: long enough for a machine that is slow or busy, since it costs nothing.

No test asserts on a clock. Patience only ends a wait that would never end; TEST_PATIENCE shortens it while one works on
a test that is red.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("TEST_PATIENCE", "120"))
"""Seconds."""

MILLISECONDS = 1000 * PATIENCE
"""The same for Playwright."""


def wait_until(is_so: Callable[[], bool], every: float = 0.1) -> None:
    """Return when it is so; look again after so many seconds.

    Raises TimeoutError at the end of all patience.
    """
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(f"{PATIENCE:.0f} seconds were not enough.")
        time.sleep(every)
