"""How likely a placement is to achieve each goal, what a reroll is worth, and which placement is best.

The dice of one player have few enough cases to count them all, so what one's own rerolls bring is exact. What the
others hide is sampled: their cards are dealt by chance and placed by somebody who goes for the most tokens, or for one
goal, and each share says its margin. That holds for what lies face down, not for how others think: an opponent who
plays in another way than is imagined is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product, repeat
from operator import itemgetter

from mathgames_widgets.games.rolls_and_goals.aims import Aim, Worth, against
from mathgames_widgets.games.rolls_and_goals.cards import DICE, FLIP, PICK, REROLL, SIDES, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Values, flipped, value_of
from mathgames_widgets.games.rolls_and_goals.goals import TOKENS, Goal, Goals
from mathgames_widgets.games.rolls_and_goals.placing import Placement, best_placement
from mathgames_widgets.games.rolls_and_goals.rivals import Table, hides_a_pick, imagined_tables
from mathgames_widgets.games.rolls_and_goals.scoring import LEAST_WINS, Measure, measure
from mathgames_widgets.games.rolls_and_goals.sight import cards_of
from mathgames_widgets.games.rolls_and_goals.state import NO_PICKS, Phase, View
from mathgames_widgets.maths.chance import Chance, Distribution, Sampled, certain
from mathgames_widgets.maths.dice import die

TABLES = 100
"""So many tables are imagined for a person who asks."""

Stacks = Sequence[Cards]
"""The cards behind six dice; what lies elsewhere does not matter."""


# ── exactly: one's own dice ───────────────────────────────────────────────────────────────────────────────────────


def falls(dice: Dice, stacks: Stacks) -> Distribution[Dice]:
    """The sides of the dice after all rerolls, before picks and flips. Only the last reroll of a die counts.

    >>> len(falls((1, 2, 3, 4, 5, 6), (("reroll",), (), ("+1", "reroll"), (), (), ())).chances)
    36
    """
    none: Dice = ()
    fallen = certain(none)
    for side, stack in zip(dice, stacks, strict=False):
        one = die() if REROLL in stack else certain(side)
        fallen = fallen.join(one, lambda before, roll: (*before, roll))
    return fallen


def results(sides: Dice, stacks: Stacks) -> Iterator[Values]:
    """The values that six dice can come to, once for each way to choose the sides of picks.

    >>> list(results((1, 2, 3, 4, 5, 6), (("flip",), ("x2",), (), (), (), ())))
    [(6, 4, 3, 4, 5, 6)]
    """
    return product(*[_values(side, stack) for side, stack in zip(sides, stacks, strict=False)])


def _values(side: int, stack: Cards) -> tuple[int, ...]:
    shown = range(1, SIDES + 1) if PICK in stack else (side,)
    turns = stack.count(FLIP) % 2
    return tuple(dict.fromkeys([value_of(flipped(one) if turns else one, stack) for one in shown]))


def measures(goal: Goal, dice: Dice, stacks: Stacks) -> Distribution[Measure]:
    """What a goal will compare, exactly. Picks are made for this goal: the more of it the better.

    >>> reroll_two = (("reroll",), ("reroll",), (), (), (), ())
    >>> dict(measures("most 6s", (1, 2, 6, 3, 3, 3), reroll_two).chances)
    {1: Fraction(25, 36), 2: Fraction(5, 18), 3: Fraction(1, 36)}
    """
    return falls(dice, stacks).map(lambda sides: _best(goal, sides, stacks))


def _best(goal: Goal, sides: Dice, stacks: Stacks) -> Measure:
    found = {measure(goal, values) for values in results(sides, stacks)}
    counted = [number for number in found if number is not None]
    if not counted:
        return None
    return min(counted) if goal in LEAST_WINS else max(counted)


def chance_to_reach(goal: Goal, needed: int, dice: Dice, stacks: Stacks) -> Chance:
    """How likely a placement is to reach a measure, or a better one, exactly.

    >>> chance_to_reach("most 6s", 2, (1, 2, 6, 3, 3, 3), (("reroll",), (), (), (), (), ()))
    Fraction(1, 6)
    """

    def is_reached(number: Measure) -> bool:
        if number is None:
            return False
        return number <= needed if goal in LEAST_WINS else number >= needed

    return measures(goal, dice, stacks).chance(is_reached)


def expected_worth(aims: Sequence[Aim], dice: Dice, stacks: Stacks) -> Fraction:
    """What a placement is worth on average over its rerolls, exactly; picks are made when the rerolls are seen.

    >>> from mathgames_widgets.games.rolls_and_goals.aims import reaching
    >>> reroll_one = (("reroll",), (), (), (), (), ())
    >>> expected_worth([reaching("most 6s", 2)], (1, 2, 6, 3, 3, 3), reroll_one)
    Fraction(1, 1)
    """
    return falls(dice, stacks).expected(
        lambda sides: max([sum([aim.of(values) for aim in aims]) for values in results(sides, stacks)])
    )


def worth_of_rerolls(aims: Sequence[Aim], dice: Dice, stacks: Stacks) -> tuple[Fraction, ...]:
    """What one more reroll behind each die would add to the worth of a placement, below 0 where it would harm.

    >>> from mathgames_widgets.games.rolls_and_goals.aims import reaching
    >>> none = ((),) * 6
    >>> [str(gain) for gain in worth_of_rerolls([reaching("most 6s", 2)], (1, 2, 6, 6, 3, 3), none)]
    ['0', '0', '-5', '-5', '0', '0']
    """
    before = expected_worth(aims, dice, stacks)
    return tuple([expected_worth(aims, dice, _with_reroll(stacks, place)) - before for place in range(DICE)])


def _with_reroll(stacks: Stacks, place: int) -> Stacks:
    return tuple([(REROLL, *stack) if at == place else stack for at, stack in enumerate(stacks[:DICE])])


# ── against the others ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Odds:
    """How a placement stands with a goal: the chance to achieve it, alone or with others, and the expected tokens.

    The chance is a fraction where every case was counted, and `Sampled` with its margin where tables were imagined.
    """

    goal: Goal
    chance: Chance | Sampled
    tokens: Fraction

    @property
    def share(self) -> Fraction:
        """The chance, or the share of the tables on which the goal was achieved."""
        return self.chance.share if isinstance(self.chance, Sampled) else self.chance

    @property
    def is_exact(self) -> bool:
        """Whether every case was counted."""
        return not isinstance(self.chance, Sampled)


def odds(view: View, stacks: Stacks, tables: int = TABLES) -> tuple[Odds, ...]:
    """How a placement stands with each goal of the round, one's own declared ones included.

    Exact once all cards lie open and nobody else has a side to pick. Before, what the others hide is imagined, so many
    tables of it, and on each of them every roll of one's own rerolls is counted.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> [one.goal for one in odds(view, view.mine, 10)] == list(view.goals)
    True
    """
    goals, others = view.at_stake, imagined_tables(view, tables)
    if view.phase is not Phase.PICK:
        return tuple(map(_sampled, odds_over(goals, view.dice[_seat(view)], stacks, others), repeat(len(others))))
    found = _odds(goals, certain((_picked(view, stacks, others),)), others)
    is_open = not any(hides_a_pick(view, seat) for seat in range(view.players))
    return found if is_open else tuple(map(_sampled, found, repeat(len(others))))


def odds_as_they_lie(view: View, stacks: Stacks) -> tuple[Odds, ...]:
    """How a placement would stand if nobody else placed a card, exactly: every case of one's own rerolls is counted."""
    mine = _seat(view)
    table = tuple([dice for seat, dice in enumerate(view.dice) if seat != mine])
    return odds_over(view.at_stake, view.dice[mine], stacks, (table,))


def odds_over(goals: Goals, dice: Dice, stacks: Stacks, tables: Sequence[Table]) -> tuple[Odds, ...]:
    """How a placement stands with some goals on average over tables: exactly, every roll of one's own is counted.

    Sides are picked when everything else is seen: those that bring most tokens on the table at hand.

    >>> two_sixes = ((6, 6, 1, 1, 1, 1),)
    >>> odds_over(("most 6s",), (6, 6, 6, 1, 1, 1), (("reroll",), (), (), (), (), ()), (two_sixes,))
    (Odds(goal='most 6s', chance=Fraction(1, 1), tokens=Fraction(7, 2)),)
    """
    return _odds(goals, falls(dice, stacks).map(lambda sides: _choices(goals, sides, stacks)), tables)


Choices = tuple[tuple[Measure, ...], ...]
"""What the goals compare, for each choice of the sides to pick."""


def _choices(goals: Goals, sides: Dice, stacks: Stacks) -> Choices:
    every = [tuple([measure(goal, values) for goal in goals]) for values in results(sides, stacks)]
    return tuple(dict.fromkeys(every))


def _odds(goals: Goals, mine: Distribution[Choices], tables: Sequence[Table]) -> tuple[Odds, ...]:
    taken = [_taken(mine, [against(goal, (table,)).worth for goal in goals]) for table in tables]
    return tuple([_average(goal, [one.map(itemgetter(at)) for one in taken]) for at, goal in enumerate(goals)])


def _average(goal: Goal, tokens: Sequence[Distribution[int]]) -> Odds:
    """The mean over tables that are all as likely."""
    chances, means = [one.chance(bool) for one in tokens], [one.expected(int) for one in tokens]
    return Odds(goal, sum(chances, Fraction(0)) / len(tokens), sum(means, Fraction(0)) / len(tokens))


def _taken(mine: Distribution[Choices], worths: Sequence[Worth]) -> Distribution[tuple[int, ...]]:
    """What each goal brings on one table, with the sides that bring most of all."""

    def most(choices: Choices) -> tuple[int, ...]:
        return max([tuple([worth(one) for worth, one in zip(worths, each, strict=True)]) for each in choices], key=sum)

    return mine.map(most)


def _sampled(exact: Odds, tables: int) -> Odds:
    """The same over tables that are only some of all there could be."""
    return replace(exact, chance=Sampled(exact.share * tables, tables))


def _picked(view: View, stacks: Stacks, tables: Sequence[Table]) -> tuple[Measure, ...]:
    """What the goals compare after the flip, with the sides that are chosen, and the best ones where none is yet."""
    mine = _seat(view)
    picks = view.picks[mine] or NO_PICKS
    left = [
        tuple([card for card in stack if card != REROLL and not (card == PICK and pick)])
        for stack, pick in zip(stacks, picks, strict=False)
    ]
    sides = tuple([pick or side for side, pick in zip(view.dice[mine], picks, strict=True)])
    aims = aims_against(view.at_stake, tables)

    def worth(choice: tuple[Measure, ...]) -> int:
        return sum([aim.worth(one) for aim, one in zip(aims, choice, strict=True)])

    return max(_choices(view.at_stake, sides, left), key=worth)


def _seat(view: View) -> int:
    if view.player is None:
        raise ValueError("A watcher has no dice.")
    return view.player


# ── the best ──────────────────────────────────────────────────────────────────────────────────────────────────────


def aims_against(goals: Goals, tables: Sequence[Table]) -> tuple[Aim, ...]:
    """The tokens of each goal, added up over tables."""
    return tuple([against(goal, tables, TOKENS) for goal in goals])


def best_for(view: View, tables: int = TABLES) -> Placement:
    """The placement of all cards that this seat holds or has placed that takes most tokens over imagined tables.

    Against these tables it is exactly the best without rerolls; its `worth` is the tokens over all tables together.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> best = best_for(view, 10)
    >>> best.worth == 10 * sum(one.tokens for one in odds(view, best.stacks, 10))
    True
    """
    return _best_of(view.dice[_seat(view)], cards_of(view), view.at_stake, imagined_tables(view, tables))


@lru_cache(maxsize=32)
def _best_of(dice: Dice, cards: Cards, goals: Goals, tables: tuple[Table, ...]) -> Placement:
    return best_placement(dice, cards, aims_against(goals, tables))
