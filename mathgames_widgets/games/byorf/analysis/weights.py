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

GROWS = {
    2: (9.3, 4.0, 2.6, 1.4, 0.8, 0.4),
    3: (8.3, 2.9, 1.8, 0.2, -0.3, -0.8),
    4: (7.9, 3.8, 2.1, 1.0, 0.4, 0.1),
}
"""What a round brings after so many cards were kept, beyond what they promise with the next one: on average over games
of bots, for two, three and four or more players."""

LASTS = (0.5, 0.5, 0.5, 1.0, 1.0)
"""How much of what a card promised less than another is still missing when the round ends, by the turn of the draft:
about half of it is made up for by later cards."""

USUAL_GOALS = 5
"""With so many goals."""

IS_EVEN = False
"""Whether what one player loses by a decision goes to the others."""
