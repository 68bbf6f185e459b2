"""How likely a placement is to achieve each goal, what a reroll is worth, and which placement is best.

The dice of one player have few enough cases to count them all, so what one's own rerolls bring is exact. What the
others hide is sampled: their cards are dealt by chance and placed sensibly, and each share says its margin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from operator import itemgetter

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.rolls_and_goals.aims import Aim, against
from mathgames_widgets.games.rolls_and_goals.cards import DICE, FLIP, PICK, REROLL, SIDES, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Values, flipped, value_of
from mathgames_widgets.games.rolls_and_goals.goals import TOKENS, Goal, Goals
from mathgames_widgets.games.rolls_and_goals.placing import Placement, best_placement
from mathgames_widgets.games.rolls_and_goals.rivals import Table, imagined_tables
from mathgames_widgets.games.rolls_and_goals.scoring import LEAST_WINS, Measure, judge, measure
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
    def is_exact(self) -> bool:
        """Whether every case was counted."""
        return not isinstance(self.chance, Sampled)


def odds(view: View, stacks: Stacks, tables: int = TABLES) -> tuple[Odds, ...]:
    """How a placement stands with each goal of the round, one's own declared ones included.

    Exact once all cards lie open and nobody else has a side to pick; before, the others' cards are imagined and one's
    own rerolls are rolled, once for each table.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> [one.goal for one in odds(view, view.mine, 10)] == list(view.goals)
    True
    """
    goals = goals_of(view)
    others = imagined_tables(view, tables)
    mine, stacks = _to_come(view, stacks)
    rows = [_tokens(goals, mine, stacks, table, f"{view.round} {number}") for number, table in enumerate(others)]
    is_open = view.phase is Phase.PICK and view.to_act in ((), (view.player,)) and not _hides(view)
    return tuple([_odds(goal, [row[at] for row in rows], is_open) for at, goal in enumerate(goals)])


def odds_as_they_lie(view: View, stacks: Stacks) -> tuple[Odds, ...]:
    """How a placement would stand if nobody else placed a card, exactly: every case of one's own rerolls is counted."""
    mine, goals = _seat(view), goals_of(view)
    table = tuple([dice for seat, dice in enumerate(view.dice) if seat != mine])
    taken = falls(view.dice[mine], stacks).map(lambda sides: _taken(goals, sides, stacks, table))
    return tuple([_exact(goal, taken.map(itemgetter(at))) for at, goal in enumerate(goals)])


def _exact(goal: Goal, tokens: Distribution[int]) -> Odds:
    return Odds(goal, tokens.chance(bool), tokens.expected(int))


def _to_come(view: View, stacks: Stacks) -> tuple[Dice, Stacks]:
    """The dice, and the cards that have still to act on them: after the flip rerolls are over, and picks may be."""
    dice = view.dice[_seat(view)]
    if view.phase is not Phase.PICK:
        return dice, stacks
    picks = view.picks[_seat(view)] or NO_PICKS
    left = [
        tuple([card for card in stack if card != REROLL and not (card == PICK and pick)])
        for stack, pick in zip(stacks, picks, strict=False)
    ]
    return tuple([pick or side for side, pick in zip(dice, picks, strict=True)]), left


def goals_of(view: View) -> Goals:
    """The goals of the round, and the declared ones that this seat knows of: its own, after the flip everybody's."""
    return (*view.goals, *[goal for declared in view.declared for goal in declared or ()])


def _seat(view: View) -> int:
    if view.player is None:
        raise ValueError("A watcher has no dice.")
    return view.player


def _hides(view: View) -> bool:
    """Whether somebody else has picked a side that is not shown yet."""
    return any(
        seat != view.player and picks is None and any(PICK in stack for stack in stacks or ())
        for seat, (picks, stacks) in enumerate(zip(view.picks, view.placed, strict=True))
    )


def _odds(goal: Goal, taken: Sequence[int], is_open: bool) -> Odds:
    hits = sum(map(bool, taken))
    chance = Fraction(hits, len(taken)) if is_open else Sampled(hits, len(taken))
    return Odds(goal, chance, Fraction(sum(taken), len(taken)))


def _tokens(goals: Goals, dice: Dice, stacks: Stacks, table: Table, seed: str) -> tuple[int, ...]:
    """What each goal brings on one table, with one roll for each die that is rerolled."""
    rolls, _ = Rng(seed).rolled(DICE)
    sides = tuple([roll if REROLL in stack else side for side, stack, roll in zip(dice, stacks, rolls, strict=False)])
    return _taken(goals, sides, stacks, table)


def _taken(goals: Goals, sides: Dice, stacks: Stacks, table: Table) -> tuple[int, ...]:
    """What each goal brings where all others are known, with the sides that bring most of all."""
    return max([tuple([_share(goal, values, table) for goal in goals]) for values in results(sides, stacks)], key=sum)


def _share(goal: Goal, mine: Values, table: Table) -> int:
    award = judge(goal, (mine, *table))
    return award.share if 0 in award.winners else 0


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
    return _best_of(view.dice[_seat(view)], cards_of(view), goals_of(view), imagined_tables(view, tables))


@lru_cache(maxsize=32)
def _best_of(dice: Dice, cards: Cards, goals: Goals, tables: tuple[Table, ...]) -> Placement:
    return best_placement(dice, cards, aims_against(goals, tables))


def cards_of(view: View) -> Cards:
    """All cards that a seat drew, wherever they lie, sorted."""
    return tuple(sorted([*view.hand, *[card for stack in view.mine for card in stack]]))
