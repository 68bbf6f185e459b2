"""What the bots weigh, and how much they think ahead."""

from __future__ import annotations

# ── what counts how much ──────────────────────────────────────────────────────────────────────────────────────────────

USUAL = (0.0, 2.3, 2.1, 1.7, 2.4, 2.4, 2.3, 3.2, 3.3, 3.4)
"""In how many turns a hand of so many cards that nobody knows is usually gone."""

EACH_MORE = 0.3
"""Turns for each card more."""

MISSED = 0.8
"""Turns lost where the plan for the next turn fails."""

ANOTHER_WAY = 0.2
"""How often another play serves the plan as well."""

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

FEWER = 3
"""How many of them four cards are tried on, which takes longer."""

LARGEST = 6
"""No plan is made for more cards than these."""

WORLDS = 12
"""How many deals of the unseen cards are imagined."""

KEPT = 6
"""How many ways to keep cards are looked at closely, the most promising ones."""

TABLES = 6
"""How many formulas are tried for each of them."""

IN_POINTS = 6
"""How many plays are looked at closely in the points game."""

ANSWERS = 2
"""In how many of the imagined deals the best answer of the next player is looked for."""

HELD = 3
"""How many cards of an imagined hand are looked at for it, the highest ones."""

# ── what the judge goes by ─────────────────────────────────────────────────────────────────────────────────────────

UNIT = "win"
"""What the judge counts: chances to win."""

MUCH = 0.2
"""From such a chance on a decision cost much."""

JUDGED_FIRST = 10
"""In how many imagined deals the judge tries every play."""

JUDGED_MORE = 20
"""In how many more it tries the best ones."""

JUDGED_CARDS = 12
"""For so many cards in all hands; of more cards in fewer deals, since each takes longer, but in a third of them."""

JUDGED_CLOSE = 3
"""How many those are."""

JUDGED_PLAYS = 5
"""How many plays it tries besides the one that was made: those that gain most at once."""

IS_EVEN = True
"""Whether what one player loses by a decision goes to the others."""
