"""Why the win number is what it is, and what it is on average with these decks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.words import SMALL, listed, name_of
from mathgames_widgets.games.mathleague.cards import Cards
from mathgames_widgets.games.mathleague.chances import lowest_showing
from mathgames_widgets.games.mathleague.options import SINGLE_DECK, Rules
from mathgames_widgets.games.mathleague.setting_up import decks_of
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.rounding import chance_text, mean_text

LARGEST_DENOMINATOR = 10_000


def why_win_number(rules: Rules, opening: Sequence[Cards], win_number: int, names: Sequence[str] = ()) -> Explanation:
    """The cards that were turned over, their lowest number, and how that compares with the average.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> print(why_win_number(state.rules, state.opening, state.win_number, ["Asha", "Ben"]))
    The win number is 240: the lowest domino number showing is added to 200.   200 + 40 = 240
      Turned over: 40 by Asha and 63 by Ben.
      On average the lowest number of these two decks is about 48.4, and the win number about 248.4.
        The lowest number is 40 or more with a chance of 81/121, about 67%.
        Every card has to show that much, and the chances of the players are multiplied.   9/11 × 9/11 = 81/121
    """
    if rules.variation == SINGLE_DECK:
        return Explanation(f"The win number is {win_number}, always: it is fixed where two players share one deck.")
    lowest = win_number - rules.base
    return Explanation(
        f"The win number is {win_number}: the lowest domino number showing is added to {rules.base}.",
        shown=show(rules.base, "+", lowest, "=", win_number),
        why=(Explanation(_turned_over(opening, names)), _on_average(rules, len(opening), lowest)),
    )


def _turned_over(opening: Sequence[Cards], names: Sequence[str]) -> str:
    told = [
        f"{', then '.join([card.domino for card in cards])} by {name_of(seat, names)}"
        for seat, cards in enumerate(opening)
    ]
    return f"Turned over: {listed(told)}."


def _readable(chance: Fraction) -> str:
    return chance_text(chance) if _is_readable(chance) else chance_text(chance).partition(", ")[2]


def _is_readable(chance: Fraction) -> bool:
    """Whether a fraction says more than its percents."""
    return chance.denominator < LARGEST_DENOMINATOR


@lru_cache(maxsize=16)
def _on_average(rules: Rules, players: int, lowest: int) -> Explanation:
    decks = decks_of(rules, players)
    showing = lowest_showing(decks)
    mean = showing.expected(lambda number: number)
    chances = [Fraction(sum([card.number >= lowest for card in deck]), len(deck)) for deck in decks]
    whole = showing.chance(lambda number: number >= lowest)
    product = [part for chance in chances for part in ("×", chance)][1:]
    return Explanation(
        f"On average the lowest number of these {SMALL[players]} decks is {mean_text(mean)}, and the win number "
        f"{mean_text(rules.base + mean)}.",
        why=(
            Explanation(f"The lowest number is {lowest} or more with a chance of {_readable(whole)}."),
            Explanation(
                "Every card has to show that much, and the chances of the players are multiplied.",
                shown=show(*product, *(("=", whole) if _is_readable(whole) else ())),
            ),
        ),
    )
