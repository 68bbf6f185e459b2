"""What a player may expect, in words: the chance of each goal, totals, what a reroll adds, the best placement.

A chance is told in percent. Where it was counted exactly, the fraction stands behind it, and where it was sampled, its
margin: 0% and 100% are said only of what is impossible and of what is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.games.rolls_and_goals.cards import REROLL, SIDES
from mathgames_widgets.games.rolls_and_goals.chances import TABLES, Odds, best_for
from mathgames_widgets.games.rolls_and_goals.forecast import Forecast
from mathgames_widgets.games.rolls_and_goals.sentences import cards_text, die_text, number_text, place_text
from mathgames_widgets.games.rolls_and_goals.sight import cards_of
from mathgames_widgets.games.rolls_and_goals.state import View
from mathgames_widgets.maths.chance import Chance, Distribution, Sampled
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.rounding import mean_text, percent_text
from mathgames_widgets.maths.words import listed

# ── chances ───────────────────────────────────────────────────────────────────────────────────────────────────────


def chance_said(chance: Chance | Sampled) -> str:
    """A chance in percent, and how far that can be trusted.

    >>> chance_said(Fraction(1, 6)), chance_said(Fraction(1)), chance_said(Fraction(0))
    ('about 17% (1/6)', '100% (certain)', '0% (impossible)')
    >>> chance_said(Sampled(30, 100)), chance_said(Sampled(100, 100)), chance_said(Sampled(0, 100))
    ('30% ± 10%', 'at least 96%', 'at most 4%')
    """
    if isinstance(chance, Sampled):
        return _sampled_said(chance)
    exact = "impossible" if chance == 0 else "certain" if chance == 1 else f"{chance}"
    return f"{percent_text(chance)} ({exact})"


def _sampled_said(seen: Sampled) -> str:
    """Whatever came on no table may still come, and whatever came on all of them may fail."""
    share = round(100 * seen.share)
    if share == 0:
        return f"at most {ceil(100 * seen.high)}%"
    if share == 100:
        return f"at least {floor(100 * seen.low)}%"
    return f"{share}% ± {max(1, round(100 * seen.margin))}%"


def why_chances(found: Forecast) -> Explanation:
    """Where the chances come from, and what they leave out.

    >>> from mathgames_widgets.games.rolls_and_goals.forecast import forecast
    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> why_chances(forecast(observe(new_game(2, "FERN-42"), 0), 10)).claim
    'These are your chances as your cards lie now.'
    """
    if found.is_open:
        claim = "All cards lie open: what is left to chance are the sides that others pick."
        return Explanation(claim, why=(*_how_counted(found), WHAT_ON_AVERAGE))
    hidden = Explanation(
        f"What the others hold is unknown. Their cards were dealt {found.tables} times by chance. Half of the time "
        "each of them then goes for the most tokens, half of the time for the one goal that is likeliest, and a chance "
        "is the share of these tables on which you achieve the goal."
    )
    why = (hidden, *_rolls(found), *_how_counted(found), WHAT_ON_AVERAGE)
    return Explanation("These are your chances as your cards lie now.", why=why)


def _rolls(found: Forecast) -> tuple[Explanation, ...]:
    """How many rolls of one's own rerolls are counted on each table."""
    if not found.rerolls:
        return ()
    ways = SIDES**found.rerolls
    rolls = "reroll" if found.rerolls == 1 else "rerolls"
    return (Explanation(f"Your {rolls} can fall in {ways} ways, and on each table all of them are counted."),)


def _how_counted(found: Forecast) -> tuple[Explanation, ...]:
    if found.is_exact:
        return (Explanation("Every case was counted, so these chances are exact."),)
    sample = (
        f"{found.tables} tables are a sample, so ± tells the margin: of 20 such samples, about 19 come that near to "
        "the chance they look for."
    )
    return Explanation(sample), Explanation("How the others really play, nobody knows; ± leaves that out.")


WHAT_ON_AVERAGE = Explanation(
    "Tokens on average: every case counts with its chance, and a goal that is shared brings fewer tokens."
)


def odds_told(odds: Sequence[Odds]) -> str:
    """How likely each goal is, in a sentence.

    >>> odds_told([Odds("most 6s", Fraction(1, 3), Fraction(2)), Odds("most 1s", Sampled(30, 100), Fraction(2))])
    'How likely each goal is: most 6s about 33% (1/3) and most 1s 30% ± 10%.'
    """
    return f"How likely each goal is: {listed([f'{one.goal} {chance_said(one.chance)}' for one in odds])}."


# ── totals ────────────────────────────────────────────────────────────────────────────────────────────────────────


def totals_told(found: Forecast) -> str:
    """What one's own dice come to together, and the highest total of the others."""
    others = _spread(found.highest_of_others)
    return f"Your total: {_spread(found.total)}. The highest total of the others: {others}."


def _spread(totals: Distribution[int]) -> str:
    """From where to where, and what is likeliest."""
    every = sorted(totals.chances)
    if len(every) == 1:
        return number_text(every[0])
    most = max(totals.chances.values())
    likeliest = [total for total in every if totals[total] == most]
    often = "each as likely" if len(likeliest) == len(every) else f"most often {listed(likeliest, 'or')}"
    return f"{number_text(every[0])} to {number_text(every[-1])}, {often}"


# ── what could be done ────────────────────────────────────────────────────────────────────────────────────────────


def why_gains(gains: Sequence[Fraction]) -> Explanation:
    """What a reroll behind each die would add.

    >>> print(why_gains([Fraction(3, 2), Fraction(0), Fraction(-1, 3), Fraction(0), Fraction(0), Fraction(0)]))
    What a reroll is worth: so many tokens more or less on average, die 1 +1.5, die 2 0, die 3 −0.3, die 4 0, ...
      It belongs where it adds most; the other cards stay as they lie.
    """
    told = ", ".join([f"{die_text(die)} {_signed(gain)}" for die, gain in enumerate(gains)])
    where = (
        "It belongs where it adds most; the other cards stay as they lie."
        if max(gains) > 0
        else "As the other cards lie, it adds nothing anywhere."
    )
    claim = f"What a reroll is worth: so many tokens more or less on average, {told}."
    return Explanation(claim, why=(Explanation(where),))


def _signed(gain: Fraction) -> str:
    shown = f"{float(gain):+.1f}".replace("-", "−")
    return "0" if shown in ("+0.0", "−0.0") else shown


def why_best(view: View, tables: int = TABLES) -> Explanation:
    """The placement of all one's cards that takes most tokens over imagined tables, rerolls left aside.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> print(why_best(observe(new_game(2, "FERN-42"), 0), 10))
    Best against these 10 tables: −3, −2 and +1 behind die 4; −1 behind die 5.
      That brings 12.6 tokens on average, and no other placement brings more.
    """
    best = best_for(view, tables)
    placed = [f"{cards_text(stack)} {place_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    picks = [f"pick {side} for {die_text(die)}" for die, side in enumerate(best.picks) if side is not None]
    words = "; ".join(placed + picks) or "no card behind any die"
    tokens = mean_text(Fraction(best.worth, tables))
    brings = Explanation(f"That brings {tokens} tokens on average, and no other placement brings more.")
    left_out = (Explanation("Rerolls are left aside here."),) if REROLL in cards_of(view) else ()
    return Explanation(f"Best against these {tables} tables: {words}.", why=(brings, *left_out))
