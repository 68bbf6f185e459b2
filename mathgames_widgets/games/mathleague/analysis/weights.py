"""What bots and hints weigh, and how far they look ahead."""

from __future__ import annotations

# ── what counts how much ──────────────────────────────────────────────────────────────────────────────────────────────

IN_HAND = 0.97
"""What a card in the hand counts for, compared with one on the table."""

IN_PILE = 0.9
"""What a card that will be drawn counts for."""

TO_PAY = 0.8
"""What a student who has still to be paid for counts for: the fitting TOOL cards may not come together."""

INCOMPLETE = 0.3
"""The share of the average that counts only with four students: fewer have no score."""

POINTS_FOR_COST = 1.5
"""A student who costs one point more to play has to score so many more to be chosen."""

WON = 10_000.0
"""What a game that is won is worth, in points."""

RIVAL = 0.5
"""What a point that the strongest opponent is likely to lose is worth, in points of the player's own."""

ANSWER_FROM = 4.0
"""A STAFF card is played for so many points, or kept."""

STAFF_KEPT = 1.5
"""What a STAFF card in the hand is worth to wait for; only the first one."""

ACTION_KEPT = 0.8
"""What an ACTION card is worth to keep, when one was played this turn."""

NUISANCE = 1.0
"""What it is worth to spoil an opponent's next turn."""

SNOW_COSTS = 6.0
"""What an own turn without payments costs, in points."""

DISMISSAL_COSTS = 2.0
"""What one card less costs, in points."""

KEPT = 3
"""Down to so many cards are discarded where nothing adds points."""

KEPT_FOR_A_START = 2
"""While no student is on the table, so many of the best in the hand are not discarded."""

# ── patience: how much is thought ─────────────────────────────────────────────────────────────────────────────────────

TURNS_AHEAD = 2
"""So many turns after this one an estimate looks ahead."""

DRAWN_A_TURN = 4
"""So many cards a player is taken to draw a turn."""

MOST_WEIGHED = 12
"""So many students are weighed for a team; the others are too weak."""

MOST_AIMS = 4
"""So many aims are kept in mind while a turn is planned."""

# ── what the judge goes by ─────────────────────────────────────────────────────────────────────────────────────────

UNIT = "points"
"""What the judge counts."""

MUCH = 15.0
"""From so many points on a turn cost much."""

JUDGED_STEPS = 12
"""Steps after which the turn that the judge weighs beside the player's own ends."""

DRAWS = 16
"""So many draws are imagined, to say what could be expected of them."""

IS_EVEN = False
"""Whether what one player loses by a decision goes to the others."""
