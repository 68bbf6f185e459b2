"""What everyone has cost lately, so that those who cost little can go first."""

from __future__ import annotations

import time
from collections.abc import Callable

HALF = 10.0
"""Seconds after which half of what someone cost is forgotten."""

MOST_REMEMBERED = 10_000
LITTLE = 0.001
"""What is forgotten where there are many accounts: a thousandth of a second, or of a turn."""


class Accounts:
    """What everyone has cost lately, in seconds of a processor, or in turns.

    >>> now = 0.0
    >>> accounts = Accounts(clock=lambda: now)
    >>> accounts.charge("asha", 0.8)
    >>> now = HALF
    >>> accounts["asha"], accounts["ben"]
    (0.4, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def __getitem__(self, who: str) -> float:
        spent, when = self._spent.get(who, (0.0, 0.0))
        return float(spent * 0.5 ** ((self._clock() - when) / HALF)) if spent else 0.0

    def charge(self, who: str, seconds: float) -> None:
        """Someone has cost so much more."""
        if len(self._spent) > MOST_REMEMBERED:
            self._spent = {account: known for account, known in self._spent.items() if self[account] > LITTLE}
        self._spent[who] = self[who] + seconds, self._clock()
