"""What a player who asks may expect of the cards as they lie: chances, totals, and what a reroll would add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.cards import DICE, PICK, REROLL
from mathgames_widgets.games.rolls_and_goals.chances import (
    TABLES,
    Odds,
    Stacks,
    aims_against,
    measures,
    odds,
    odds_as_they_lie,
    worth_of_rerolls,
)
from mathgames_widgets.games.rolls_and_goals.dice import Dice
from mathgames_widgets.games.rolls_and_goals.goals import HIGHEST_TOTAL
from mathgames_widgets.games.rolls_and_goals.rivals import Table, imagined_tables
from mathgames_widgets.games.rolls_and_goals.sight import cards_of
from mathgames_widgets.games.rolls_and_goals.state import NO_PICKS, Phase, View
from mathgames_widgets.maths.chance import Chance, Distribution


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect. `tables` were imagined for what the others hide; `rerolls` dice of one's own are rolled again.

    `alone` is how the goals would stand if nobody else laid a card, and empty once all cards lie open. `gains` are the
    tokens that a reroll would add behind each die, and empty where there is none to lay.
    """

    tables: int
    rerolls: int
    odds: tuple[Odds, ...]
    alone: tuple[Odds, ...]
    total: Distribution[int]
    highest_of_others: Distribution[int]
    gains: tuple[Fraction, ...]

    @property
    def is_exact(self) -> bool:
        """Whether every case was counted."""
        return all(one.is_exact for one in self.odds)

    @property
    def is_open(self) -> bool:
        """Whether all cards lie open."""
        return not self.alone


def forecast(view: View, tables: int = TABLES) -> Forecast:
    """What a player may expect while cards are placed or sides are picked.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> found = forecast(observe(new_game(2, "FERN-42"), 0), 10)
    >>> found.is_open, found.is_exact, len(found.odds), dict(found.total.chances)
    (False, False, 3, {17: Fraction(1, 1)})

    Raises ValueError for a watcher, who has no dice.
    """
    if view.player is None:
        raise ValueError("A watcher has no dice.")
    imagined, places = imagined_tables(view, tables), view.phase is Phase.PLACE
    lying = view.mine[:DICE]
    dice, stacks = (view.dice[view.player], lying) if places else _as_picked(view, view.player)
    return Forecast(
        tables,
        sum([REROLL in stack for stack in stacks]),
        odds(view, lying, tables),
        odds_as_they_lie(view, lying) if places else (),
        measures(HIGHEST_TOTAL, dice, stacks).map(lambda total: total or 0),
        highest_total(imagined),
        _gains(view, imagined) if places else (),
    )


def highest_total(tables: Sequence[Table]) -> Distribution[int]:
    """The highest total of the others, as often as it comes on some tables.

    >>> dict(highest_total((((1,) * 6,), ((2,) * 6, (1,) * 6))).chances)
    {6: Fraction(1, 2), 12: Fraction(1, 2)}
    """
    highest = Counter([max(map(sum, others)) for others in tables])
    chances: dict[int, Chance] = {total: Fraction(count, len(tables)) for total, count in highest.items()}
    return Distribution(chances)


def _gains(view: View, tables: Sequence[Table]) -> tuple[Fraction, ...]:
    """What a reroll in hand would add behind each die; where it lies already, what it adds there or would elsewhere."""
    if REROLL not in cards_of(view) or view.player is None:
        return ()
    stacks = view.mine[:DICE] if REROLL in view.hand else _without_rerolls(view)
    gains = worth_of_rerolls(aims_against(view.at_stake, tables), view.dice[view.player], stacks)
    return tuple([gain / len(tables) for gain in gains])


def _as_picked(view: View, player: Player) -> tuple[Dice, Stacks]:
    """The dice after all rerolls, with the sides that were picked already; only open picks are left in the stacks."""
    picks = view.picks[player] or NO_PICKS
    dice = tuple([pick or side for side, pick in zip(view.dice[player], picks, strict=True)])
    gone = [(REROLL, PICK) if pick else (REROLL,) for pick in picks]
    stacks = [tuple([card for card in stack if card not in used]) for stack, used in zip(view.mine, gone, strict=False)]
    return dice, tuple(stacks)


def _without_rerolls(view: View) -> Stacks:
    return tuple([tuple([card for card in stack if card != REROLL]) for stack in view.mine[:DICE]])
