"""What bots and hints weigh, and how many hands and rounds they imagine."""

from __future__ import annotations

from ..rules.cards import Cards

# ── what counts how much ──────────────────────────────────────────────────────────────────────────────────────────────

ERRORS = 0.1
"""How often anybody errs while they learn: among plans that are equally good, it shows which stand a surprise."""

RARE = 5
"""Percents of the share of the most frequent plan of a mix: what is rarer was only tried while learning."""

MIDDLING: Cards = ("2", "5", "8", "11", "14")
"""A hand as good as any: what symbols promise is compared with it."""

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

HANDS = 24
"""So many hands are imagined for the other of two; with more players fewer at each seat, but at least `FEWEST`."""

FEWEST = 6

ROUNDS = 2000
"""So many rounds are played with two players; with more players fewer, since each of them takes longer."""

# ── what the judge goes by ─────────────────────────────────────────────────────────────────────────────────────────

UNIT = "point"
"""What the judge counts: chances for the point of the round."""

MUCH = 0.2
"""From such a chance on a decision cost much."""

JUDGED_DEALS = 40
"""How many deals of the hidden cards the judge imagines. In each, the others play as the cautious bot does."""

IS_EVEN = True
"""Whether what one player loses by a decision goes to the others."""
