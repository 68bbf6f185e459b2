"""How much the bots think ahead: so many tables and functions."""

from __future__ import annotations

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

MOST_TABLES = 8
"""How many tables are imagined at most."""

FUNCTIONS = 4000
"""How many functions may be weighed for one choice: fewer tables where each takes longer."""
