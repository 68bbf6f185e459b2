"""Lies at each entrance harm nobody else, end in no fault, and stand in no log."""

from __future__ import annotations

from random import Random

import pytest

from tests.classroom.people import house, run
from tests.serving.entrances import MODES, SECRET, attack, faults

SEED, TIMES = 20, 12


@pytest.mark.parametrize("mode", MODES)
def test_who_lies_at_an_entrance_harms_nobody(mode, caplog):
    """`make test-long` sends some hundred times as many."""

    async def test() -> None:
        async with house() as home:
            mallory = await attack(home, mode, Random(SEED), TIMES)
            assert mallory.sent >= TIMES and not faults(caplog)

    run(test)
    assert SECRET not in caplog.text
