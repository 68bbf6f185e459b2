"""What was possible in a round with the cards that one had, knowing what everybody else did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from mathgames_widgets.core.game import Player

from ..rules.cards import MINUS, SIDES, Cards, Equation, playable
from ..rules.scoring import judge
from ..rules.state import Phase, RoundResult, Sabotage, View
from .plans import before_laying


@dataclass(frozen=True, slots=True)
class Possible:
    """A round as it went for a player, and the best that could have come of the same cards."""

    player: Player
    was: RoundResult
    best: RoundResult

    @property
    def scored(self) -> bool:
        """Whether the player got the point."""
        return self.player in self.was.winners

    @property
    def could_score(self) -> bool:
        """Whether the player could have got it."""
        return self.player in self.best.winners


def possible(views: Sequence[View]) -> tuple[Possible, ...]:
    """Every round that the player of these views, one for each moment of a game, has played."""
    found = []
    for result in views[-1].results:
        starts = [view for view in views if view.round == result.round and view.phase is Phase.NUMBERS]
        if starts and starts[0].player in result.seats:
            start = starts[0]
            assert start.player is not None
            found.append(Possible(start.player, result, best_round(result, start.player, before_laying(start).hand)))
    return tuple(found)


def best_round(result: RoundResult, player: Player, hand: Cards) -> RoundResult:
    """The round as it would have gone with the best play of a hand, the others doing what they did.

    The best play scores, leaves the fewest others to score, and has the highest value; of equal ones the one that was
    chosen.

    >>> from mathgames_widgets.games.matician.rules.state import Rules
    >>> laid = [Equation("4", "+", "13"), Equation("5", "x", "3")]
    >>> was = judge(1, laid, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> best_round(was, 0, ("4", "12", "13", "-")).equation_of(0), was.winners
    (Equation(left='13', symbol='+', right='4', minuses=(0, 1)), (1,))
    """
    plays = [result, *_plays(result, player, hand)]
    return max(plays, key=lambda one: _worth(one, player))


def _worth(result: RoundResult, player: Player) -> tuple[bool, int, bool, object]:
    measured = result.measures[player]
    return (player in result.winners, -len(result.winners), measured is not None, measured or 0)


def _plays(result: RoundResult, player: Player, hand: Cards) -> Iterator[RoundResult]:
    symbol = result.equation_of(player).symbol
    before = [points - (seat in result.winners) for seat, points in enumerate(result.points)]
    laid = [None if one is None else one.as_laid for one in result.equations]
    attacks: list[Sabotage | None] = [None]
    if MINUS in hand:
        attacks += [Sabotage(seat, side) for seat in result.seats if seat != player for side in SIDES]
    for left, right in dict.fromkeys(permutations(playable(hand, symbol, is_small=result.rules.small_under_times), 2)):
        equations = [*laid[:player], Equation(left, symbol, right), *laid[player + 1 :]]
        for attack in attacks:
            sabotages = [*result.sabotages[:player], attack, *result.sabotages[player + 1 :]]
            yield judge(result.round, equations, sabotages, before, result.rules)
