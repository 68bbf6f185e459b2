"""What bots and hints weigh, and how many hands and rounds they imagine."""

from __future__ import annotations

from ..rules.cards import Cards

# ── what counts how much ──────────────────────────────────────────────────────────────────────────────────────────────

ERRORS = 0.1
"""How often anybody errs while they learn: among plans that are equally good, it shows which stand a surprise."""

MIDDLING: Cards = ("2", "5", "8", "11", "14")
"""A hand as good as any: what symbols promise is compared with it."""

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

HANDS = 24
"""So many hands are imagined for the other of two; with more players fewer at each seat, but at least `FEWEST`."""

FEWEST = 6

ROUNDS = 2000
"""So many rounds are played with two players; with more players fewer, since each of them takes longer."""
