"""Where all cards of a hand should go and what to declare, and the next small step towards it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from types import MappingProxyType

from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.rng import Rng

from ..analysis import plans
from ..analysis.chances import Odds, Table, aims_against, imagined_tables, odds_over, worth_of_rerolls
from ..analysis.plans import Aim, Placement
from ..analysis.weights import A_REROLL, A_SPECIAL, IMAGINED, KEPT, ROUNDS, WORTH_DECLARING
from ..rules.cards import (
    DICE,
    EVERY_SIDE,
    PICK,
    REROLL,
    REVEALED,
    Card,
    Cards,
    Dice,
    Goal,
    Goals,
    Side,
    Values,
    less,
    worth,
)
from ..rules.rules import DRAWN
from ..rules.state import NO_PICKS, NOTHING_PLACED, PLACES, Declare, Put, Stacks, Take, TakeBack, Withdraw
from ..rules.view import View, cards_of


@dataclass(frozen=True, slots=True)
class Plan:
    """A placement for all cards, the special goals to declare, and what it should bring.

    `stacks` has the eight places; what it does not name stays in the hand and goes onto the discard pile. `odds` are
    those of the goals that the placement was made for, over so many imagined `tables`, your own rerolls counted
    exactly.
    """

    stacks: Stacks
    declared: Goals
    odds: tuple[Odds, ...]
    tables: int

    @property
    def tokens(self) -> Fraction:
        """The tokens that these goals should bring together."""
        return sum([odds.tokens for odds in self.odds], Fraction(0))


def begin(view: View) -> View:
    """The view as the round began for this seat: nothing placed or declared, nobody ready.

    It stays the same until the flip, so a plan made from it does too.
    """
    mine = [seat == view.player for seat in range(view.players)]
    declared = [goal for goals in view.declared for goal in goals or ()]
    return replace(
        view,
        hand=cards_of(view),
        hand_sizes=(DRAWN,) * view.players,
        placed=tuple([NOTHING_PLACED if own else None for own in mine]),
        declared=tuple([() if own else None for own in mine]),
        specials=tuple(sorted([*view.specials, *declared])),
        ready=(False,) * view.players,
        to_act=tuple(range(view.players)),
    )


def step_towards(view: View, plan: Plan) -> Action:
    """The next step from what lies there to the plan: first take back, then declare, then put, at last ready."""
    declared = view.declared[view.player or 0] or ()
    for place in PLACES:
        if view.mine[place] != plan.stacks[place][: len(view.mine[place])]:
            return TakeBack(place, len(view.mine[place]) - 1)
    for goal in declared:
        if goal not in plan.declared:
            return Withdraw(goal)
    for goal in plan.declared:
        if goal not in declared:
            return Declare(goal)
    for place in PLACES:
        if len(view.mine[place]) < len(plan.stacks[place]):
            return Put(plan.stacks[place][len(view.mine[place])], place)
    return Ready()


# ── plans ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def likeliest_goal_plan(view: View) -> Plan:
    """The one goal that is likeliest to be achieved, and the placement for that goal alone; of two as likely the one
    with more tokens. Nothing is kept; a special goal is declared where it is likelier than those of the round. The view
    is one of `begin`."""
    tables = imagined_tables(view, IMAGINED)
    return max([_plan_for_one(goal, view, tables) for goal in (*view.goals, *view.specials)], key=_likeliest)


def _likeliest(plan: Plan) -> tuple[Fraction, Fraction]:
    (odds,) = plan.odds
    return odds.share, odds.tokens


def _plan_for_one(goal: Goal, view: View, tables: Sequence[Table]) -> Plan:
    """The placement that achieves a goal on most tables, alone where it can be."""
    best = plans.best_placement(view.dice[view.player or 0], view.hand, (plans.surely_achieving(goal, tables),))
    stacks = _with_rerolls(
        (plans.achieving(goal, tables),), view.dice[view.player or 0], best.stacks, view.hand.count(REROLL)
    )
    declared = (goal,) if goal in view.specials else ()
    return _plan(view, tables, (*stacks, (), ()), declared, (goal,))


@lru_cache(maxsize=64)
def best_plan(view: View) -> Plan:
    """The most expected tokens from all goals together; a special goal is declared when it is worth it, and cards that
    may serve better later go back on the deck. The view is one of `begin`."""
    tables = imagined_tables(view, IMAGINED)
    dice = view.dice[view.player or 0]
    best, declared = _with_specials(view, tables)
    goals = (*view.goals, *declared)
    stacks = _with_rerolls(aims_against(goals, tables), dice, best.stacks, view.hand.count(REROLL))
    return _plan(view, tables, (*stacks, _to_keep(view.hand, stacks), ()), declared, goals)


def _with_specials(view: View, tables: Sequence[Table]) -> tuple[Placement, Goals]:
    """The best placement, and which special goals to declare with it, one after the other."""
    dice = view.dice[view.player or 0]
    goals = view.goals
    declared: Goals = ()
    best = plans.best_placement(dice, view.hand, plans.surely(goals, tables))
    needed = 0 if view.round == view.rules.rounds else WORTH_DECLARING
    for special in view.specials:
        found = plans.best_placement(dice, view.hand, plans.surely((*goals, special), tables))
        gained = _tokens((*goals, special), found, tables) - _tokens(goals, best, tables)
        if gained - _of_a_rival(special, found, tables) > needed * len(tables):
            best, goals, declared = found, (*goals, special), (*declared, special)
    return best, declared


def _tokens(goals: Goals, placement: Placement, tables: Sequence[Table]) -> int:
    """The tokens over all tables."""
    return sum([aim.of(placement.values) for aim in aims_against(goals, tables)])


def _of_a_rival(goal: Goal, mine: Placement, tables: Sequence[Table]) -> int:
    """What a goal brings to the rival who gets most of it, over all tables."""
    rivals = range(len(tables[0]))
    return max(
        [
            sum(
                [
                    plans.against(goal, [(mine.values, *table[:rival], *table[rival + 1 :])]).of(table[rival])
                    for table in tables
                ]
            )
            for rival in rivals
        ]
    )


def _with_rerolls(aims: Sequence[Aim], dice: Dice, stacks: Sequence[Cards], rerolls: int) -> tuple[Cards, ...]:
    """Each reroll goes to the die where it adds most, while it adds something."""
    for _ in range(rerolls):
        gains = worth_of_rerolls(aims, dice, stacks)
        if max(gains) <= 0:
            break
        best = gains.index(max(gains))
        stacks = [(REROLL, *stack) if place == best else stack for place, stack in enumerate(stacks)]
    return tuple(stacks)


def _to_keep(hand: Cards, stacks: Sequence[Cards]) -> Cards:
    left = less(hand, [card for stack in stacks for card in stack])
    return tuple(sorted([card for card in left if card in KEPT]))


def _plan(view: View, tables: Sequence[Table], stacks: Stacks, declared: Goals, goals: Goals) -> Plan:
    found = odds_over(goals, view.dice[view.player or 0], stacks[:DICE], tables)
    return Plan(stacks, declared, found, len(tables))


# ── picking ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Sides:
    """The side to pick for each die where nothing is picked yet, and the tokens to expect with all of them, over so
    many guesses at what others pick."""

    of: Mapping[int, Side]
    tokens: Fraction
    guesses: int


@lru_cache(maxsize=64)
def best_sides(view: View) -> Sides:
    """The sides that should take most tokens, all of them together.

    All cards lie open. Others who have still to pick are expected to pick what brings them most of the goals, or of one
    of them; where two choices take as many tokens, one wants most of the goals as well.
    """
    dice, stacks = list(view.dice[view.player or 0]), view.mine[:DICE]
    picks = view.picks[view.player or 0] or NO_PICKS
    open_dice = [place for place in range(DICE) if PICK in stacks[place] and picks[place] is None]
    goals, tables = view.at_stake, imagined_tables(view, IMAGINED)
    aims, wishes = aims_against(goals, tables), tuple(map(plans.ambition, goals))

    def gained(chosen: Mapping[int, Side]) -> tuple[int, int]:
        values = _values(tuple([chosen.get(at) or picks[at] or side for at, side in enumerate(dice)]), stacks)
        return sum([aim.of(values) for aim in aims]), sum([wish.of(values) for wish in wishes])

    every = product(EVERY_SIDE, repeat=len(open_dice))
    best = max([dict(zip(open_dice, sides, strict=True)) for sides in every], key=gained)
    return Sides(MappingProxyType(best), Fraction(gained(best)[0], len(tables)), len(tables))


def _values(sides: Dice, stacks: Stacks) -> Values:
    return tuple([worth(side, stack) for side, stack in zip(sides, stacks, strict=True)])


# ── Which cards to take in deck selecting ─────────────────────────────────────────────────────────────────────────
# What each would add to rounds that are imagined, with dice not rolled yet


@dataclass(frozen=True, slots=True)
class Drafted:
    """What was weighed: the tokens that each card on offer should add, and the special goal if there is one.

    Next round's are counted in full; those of later goals once for every later round in which the card may be drawn.
    """

    now: Mapping[Card, Fraction]
    later: Mapping[Card, Fraction]
    special: Fraction
    rounds: int

    def of(self, card: Card) -> Fraction:
        """What a card should add, next round and later."""
        return self.now[card] + self.later.get(card, Fraction(0)) * max(0, self.rounds - 1) / 2

    def of_all(self, take: Take) -> Fraction:
        """What all that is taken should add; a second card of the same face adds half."""
        added = sum([self.of(card) / (1 if take.cards.index(card) == at else 2) for at, card in enumerate(take.cards)])
        return Fraction(added) + (self.special if take.special else 0)


@lru_cache(maxsize=32)
def drafted(view: View) -> Drafted:
    """What everything on offer should add: next round with the goals on the table, and later."""
    left = view.rules.rounds - view.round
    later = _gains_later(view) if left > 1 else {}
    return Drafted(_gains(view, view.goals, ROUNDS, "now"), later, A_SPECIAL + Fraction(left - 1, 4), left)


@lru_cache(maxsize=32)
def drafted_for_now(view: View) -> Drafted:
    """What every card on offer should add next round; nothing beyond that, and nothing for the special goal."""
    return Drafted(_gains(view, view.goals, ROUNDS, "now"), {}, Fraction(0), 1)


def _gains_later(view: View) -> Mapping[Card, Fraction]:
    """The mean over some sets of goals that may be revealed later."""
    sets = 4
    sums: dict[Card, Fraction] = {}
    for number in range(sets):
        goals, _ = Rng(f"{view.round} goals {number}").shuffled(view.unseen_goals)
        for card, gain in _gains(view, goals[:REVEALED], ROUNDS // sets, f"later {number}").items():
            sums[card] = sums.get(card, Fraction(0)) + gain / sets
    return sums


def _gains(view: View, goals: Goals, rounds: int, seed: str) -> Mapping[Card, Fraction]:
    """What each card on offer adds to the tokens of a round, instead of the last card that would be drawn."""
    rolled = [_Round(view, goals, f"{seed} {view.round} {number}") for number in range(rounds)]
    aims = aims_against(goals, [round.table for round in rolled])

    def gained(round: _Round, hand: Cards) -> int:
        values = plans.sensible_values(round.dice, hand, goals)
        return sum([aim.of(values) for aim in aims])

    before = sum([gained(round, round.hand) for round in rolled])
    gains = {}
    for card in dict.fromkeys(view.offer):
        after = sum([gained(round, (card, *round.hand[: DRAWN - 1])) for round in rolled])
        gains[card] = Fraction(after - before, rounds**2) + (A_REROLL if card == REROLL else 0)
    return gains


class _Round:
    """A round to come: your own dice and hand, and what the others make of theirs."""

    def __init__(self, view: View, goals: Goals, seed: str) -> None:
        self._rng = Rng(seed)
        seats = range(view.players)
        dice = [self._rolled() for _ in seats]
        hands = [self._drawn(view, seat) for seat in seats]
        me = view.player or 0
        self.dice, self.hand = dice[me], hands[me]
        self.table = tuple([plans.sensible_values(dice[seat], hands[seat], goals) for seat in seats if seat != me])

    def _rolled(self) -> Dice:
        dice, self._rng = self._rng.rolled(DICE)
        return dice

    def _drawn(self, view: View, seat: int) -> Cards:
        """Six cards: those that are known to lie on top, then others of the deck, then of the discard pile."""
        top = view.on_top if seat == view.player else view.fresh[seat]
        rest, self._rng = self._rng.shuffled(less(view.hidden[seat], top))
        again, self._rng = self._rng.shuffled(view.discards[seat])
        return (*top, *rest, *again)[:DRAWN]
