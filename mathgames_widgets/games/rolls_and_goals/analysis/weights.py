"""What bots and hints weigh, and how many tables they imagine."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from ..rules.cards import Goal

# ── what counts how much ──────────────────────────────────────────────────────────────────────────────────────────────

STEPS: Mapping[Goal, int] = MappingProxyType(
    {
        Goal.HIGHEST_TOTAL: 2,
        Goal.LOWEST_TOTAL: 2,
        Goal.SECOND_HIGHEST_TOTAL: 0,
        Goal.SECOND_LOWEST_TOTAL: 0,
        Goal.BIGGEST_NUMBER: 4,
        Goal.SMALLEST_NUMBER: 4,
        Goal.GREATEST_RANGE: 3,
        Goal.SMALLEST_RANGE: 3,
    }
)
"""What one more is worth to someone who wants as much as possible of everything; `A_DIE` for goals that count dice.
A second place cannot be wanted like that."""

A_DIE = 10

FIRST = 100
"""So much more a token counts, on one imagined table, than a step towards as much as possible of a goal. That settles
which of many placements is taken that do as well on these tables: one that should do better on others."""

MOST = 10**6
"""So much more it counts, on one imagined table, to achieve a goal at all than to share it with nobody."""

WORTH_DECLARING = 3
"""Tokens that a special goal should bring, more than it brings any rival, to be declared before the last round."""

KEPT = frozenset({"x2", "negate", "flip", "pick", "reroll", "÷2", *[f"[{digit}]" for digit in range(8)], "+3", "-3"})
"""Cards that go back on the deck when they are not played: stronger than most of those that would be drawn instead."""

A_REROLL = Fraction(1, 4)
"""Tokens for a reroll, which `sensible_values` does not place."""

A_SPECIAL = Fraction(3, 2)
"""Tokens for a special goal with one round to come; each further round adds a quarter of a token, since one may wait
for the round that suits it."""

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

MOST_CASES = 6**4
"""So many ways for dice to fall are looked at one by one."""

SUPPOSED = 20
"""So many tables everyone else is imagined to have imagined."""

TABLES = 100
"""So many tables are imagined for a person who asks."""

IMAGINED = 18
"""So many tables a bot imagines before it places its cards."""

ROUNDS = 32
"""So many rolls are imagined for the goals on the table, and as many for goals that are still to come."""

# ── what the judge goes by ─────────────────────────────────────────────────────────────────────────────────────────

UNIT = "tokens"
"""What the judge counts."""

MUCH = 1.5
"""From so many tokens on a decision cost much."""

JUDGED_TABLES = 48
"""How many tables of the others the judge imagines."""

MOST_REROLLS = 4
"""So many rerolled dice are counted out in all their ways, to say what luck they brought."""

IS_EVEN = False
"""Whether what one player loses by a decision goes to the others."""

NOTICED = 0.05
"""Tokens that a better order of cards has to bring, so that it is worth a word."""
