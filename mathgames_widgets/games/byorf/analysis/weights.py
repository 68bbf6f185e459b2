"""How much the bots think ahead: so many tables and functions."""

from __future__ import annotations

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

MOST_TABLES = 8
"""How many tables are imagined at most."""

FUNCTIONS = 4000
"""How many functions may be weighed for one choice: fewer tables where each takes longer."""

# ── what the judge goes by ─────────────────────────────────────────────────────────────────────────────────────────

UNIT = "points"
"""What the judge counts."""

MUCH = 1.0
"""From so many points on a decision cost much."""

JUDGED_DEALS = 24
"""How many deals of the hidden cards the judge imagines for a card to keep."""

JUDGED_FUNCTIONS = 24_000
"""How many functions it may weigh for that: fewer deals where each takes longer."""
