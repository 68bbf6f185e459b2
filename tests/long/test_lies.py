"""Lies at each entrance, 500 of each kind from a fresh seed: nobody notices, and no word of them is in the log.

Needs some four minutes of a processor. `python -m tests.serving.fuzz --entrance decks --seed 7` goes on with one.
"""

from __future__ import annotations

from random import Random, SystemRandom

import pytest

from tests.classroom.people import house, run
from tests.serving.entrances import MODES, SECRET, attack, faults, unlimited

TIMES = 500


@pytest.mark.parametrize("mode", MODES)
def test_who_lies_without_end_harms_nobody(mode, caplog, monkeypatch):
    unlimited(monkeypatch)
    seed = SystemRandom().randrange(10**6)
    print(f"seed {seed}")

    async def test() -> None:
        async with house() as home:
            assert (await attack(home, mode, Random(seed), TIMES)).sent >= TIMES
            assert not faults(caplog)

    run(test)
    assert SECRET not in caplog.text
