"""What is possible, and how likely: what one die can come to, what the others may have, and how a placement stands.

The dice of one player have few enough cases to count them all, so what your own rerolls bring is exact. What the
others hide is sampled: their cards are dealt by chance and placed by someone who goes for the most tokens, or for one
goal, and each share says its margin. The margin covers what lies face down, not how others think.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import cycle, islice, product, repeat
from math import prod
from operator import itemgetter

from mathgames_widgets.core.game import Player
from mathgames_widgets.maths.chance.distributions import Chance, Distribution, Sampled, certain, evenly

from ..rules.cards import (
    DICE,
    DOUBLE,
    EVERY_SIDE,
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    TOKENS,
    Card,
    Cards,
    Dice,
    Goal,
    Goals,
    Side,
    Values,
    flipped,
    modified,
    turned,
    without,
    worth,
)
from ..rules.scoring import LEAST_WINS, SECOND, TOTALS, Measure, measure
from ..rules.state import NO_PICKS, Phase, Stacks
from ..rules.view import View, cards_of, from_outside, imagine
from . import plans
from .plans import Aim, LaidOut, Placement, Wants, Worth
from .weights import MOST_CASES, SUPPOSED, TABLES

# ── one die ───────────────────────────────────────────────────────────────────────────────────────────────────────

Possible = tuple[int, ...]
"""The values that a die may have, from the smallest up; one of them where it is certain."""

Foreseen = tuple[tuple[Card, Possible], ...]
"""Each card in the order in which it acts, and what is possible after it."""


def foreseen(side: Side, stack: Cards) -> Foreseen:
    """What each card behind a die makes of it, as far as that is known before the flip.

    "Do this first", "second" and "third": rerolls, picks and flips act before the others, wherever they lie.

    >>> foreseen(5, ("÷2", "+3"))
    (('÷2', (2,)), ('+3', (5,)))
    >>> foreseen(5, ("÷2", "reroll"))
    (('reroll', (1, 2, 3, 4, 5, 6)), ('÷2', (0, 1, 2, 3)))
    """
    possible: Possible = (side,)
    links = []
    for card in in_turn(stack):
        possible = _after(possible, card)
        links.append((card, possible))
    return tuple(links)


def in_turn(stack: Cards) -> Cards:
    """The cards behind a die in the order in which they act.

    >>> in_turn(("+1", "flip", "x2", "reroll"))
    ('reroll', 'flip', '+1', 'x2')
    """
    first = [card for act in ON_THE_DIE for card in stack if card == act]
    return (*first, *without(stack, *ON_THE_DIE))


def _after(possible: Possible, card: Card) -> Possible:
    if card in (REROLL, PICK):
        return EVERY_SIDE
    if card == FLIP:
        return tuple(sorted({flipped(side) for side in possible}))
    return tuple(sorted({modified(value, card) for value in possible}))


def possible_values(side: Side, stack: Cards) -> Possible:
    """What a die can be worth after the flip.

    >>> possible_values(5, ("negate",)), possible_values(5, ("reroll", "[0]"))
    ((-5,), (0,))
    """
    links = foreseen(side, stack)
    return links[-1][1] if links else (side,)


def possible_measures(goal: Goal, dice: Sequence[Possible]) -> tuple[int | None, ...] | None:
    """What a goal can come to count for one player; None where there are too many cases to look at each.

    >>> possible_measures("most odds", [(1,), (2, 3), (4,), (5,), (0,), (1, 2)])
    (2, 3, 4)
    """
    if prod(map(len, dice)) > MOST_CASES:
        return None
    found = {measure(goal, values) for values in product(*dice)}
    return tuple(sorted(found, key=lambda number: (number is None, number or 0)))


def acted(rolled: Side, stack: Cards, side: Side) -> tuple[tuple[Card, Side | None], ...]:
    """How a die came from its roll to its side: each reroll, pick and flip with the side after it.

    Only what the last side tells: None for the side between two rerolls, and for a reroll before a pick. A side is
    picked once, however many picks lie there.

    >>> acted(2, ("flip", "+1", "reroll"), 3)
    (('reroll', 4), ('flip', 3))
    >>> acted(2, ("pick", "reroll"), 6)
    (('reroll', None), ('pick', 6))
    """
    chosen = [REROLL] * stack.count(REROLL) + [PICK] * (PICK in stack)
    flips = stack.count(FLIP)
    now = turned(side, stack) if chosen else rolled
    steps: list[tuple[Card, Side | None]] = [(card, None) for card in chosen[:-1]]
    steps += [(card, now) for card in chosen[-1:]]
    for _ in range(flips):
        now = flipped(now)
        steps.append((FLIP, now))
    return tuple(steps)


# ── what the others may come to: tables on which everyone has placed their cards well ────────────────────────────

Table = tuple[Values, ...]
"""The values of everyone else's dice, in the order of the seats."""


class ImaginedRival:
    """Someone who thinks of tables, as a bot does: `tables` has the values that the others may come to."""

    def __init__(self, dice: Dice, goals: Goals, tables: Sequence[Table]) -> None:
        self._dice = dice
        self._all = Wants(*plans.surely(goals, tables))
        self._each = [Wants(plans.surely_achieving(goal, tables)) for goal in goals]

    def for_one(self, cards: Cards) -> Values:
        """What a hand comes to for the one goal that can be achieved on most tables."""
        _, laid = max(self._starts(cards), key=lambda start: start[0].worth(start[1]))
        return laid.values

    def for_all(self, cards: Cards) -> Values:
        """What a hand comes to for the most tokens: one goal first, whichever that is, or all of them at once."""
        starts = [plans.nothing_laid(self._dice, cards), *[laid for _, laid in self._starts(cards)]]
        return max([plans.laid_on(start, self._all) for start in starts], key=self._all.worth).values

    def _starts(self, cards: Cards) -> list[tuple[Wants, LaidOut]]:
        nothing = plans.nothing_laid(self._dice, cards)
        return [(wants, plans.laid_on(nothing, wants)) for wants in self._each]


def imagined_tables(view: View, number: int) -> tuple[Table, ...]:
    """Tables that fit what everyone sees: the others' hidden cards are dealt by chance, and placed for the most tokens
    on every other table, on the rest for the one goal that is likeliest.

    What they expect of each other, and of this seat, is imagined too: nobody is thought to see hidden cards. The same
    round always gives the same tables, no matter who asks and how the seat's own cards lie at the moment.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> tables = imagined_tables(observe(new_game(3, "FERN-42"), 0), 5)
    >>> len(tables), {len(table) for table in tables}
    (5, {2})
    """
    if view.phase is Phase.PICK:
        return _turned_over(view, number)
    others = [seat for seat in range(view.players) if seat != view.player]
    return tuple(zip(*[_imagined(from_outside(view), seat, number) for seat in others], strict=True))


def supposed_tables(view: View, stacks: Sequence[Stacks]) -> tuple[Table, ...]:
    """What the others would have come to with the cards that they laid, placed as they are imagined to place them: once
    for all goals and once for one of them. `stacks` are the cards of all seats as they lay in the end.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> supposed_tables(view, (((),) * 6, ((),) * 6)) == ((view.dice[1],),) * 2
    True
    """
    others, outside = [seat for seat in range(view.players) if seat != view.player], from_outside(view)
    return tuple(zip(*[_supposed_values(outside, seat, stacks[seat]) for seat in others], strict=True))


@lru_cache(maxsize=64)
def _supposed_values(view: View, seat: Player, stacks: Stacks) -> tuple[Values, ...]:
    rival, cards = _rival(view, seat), tuple([card for stack in stacks for card in stack])
    return tuple([placed(cards) for placed in (rival.for_all, rival.for_one)])


@lru_cache(maxsize=64)
def _imagined(view: View, seat: Player, number: int) -> tuple[Values, ...]:
    """What a seat comes to, so many times: for all goals and for one of them in turn."""
    rival = _rival(view, seat)
    in_turn = cycle((cache(rival.for_all), cache(rival.for_one)))
    hands = _hands(view, number)[seat]
    return tuple([placed(cards) for cards, placed in zip(hands, islice(in_turn, seat, None), strict=False)])


@lru_cache(maxsize=6)
def _rival(view: View, seat: Player) -> ImaginedRival:
    """Someone at a seat, who supposes that all the others want as much as possible of the goals."""
    tables = [(*table[:seat], *table[seat + 1 :]) for table in _supposed(view)]
    return ImaginedRival(view.dice[seat], view.goals, tables)


@lru_cache(maxsize=4)
def _supposed(view: View) -> tuple[Table, ...]:
    """What all seats may come to who want as much as possible of all goals, or of one."""
    tables = []
    for world, hands in enumerate(zip(*_hands(view, SUPPOSED), strict=True)):
        minds = _in_mind(view.goals, world)
        tables.append(tuple([plans.sensible_values(*rolled) for rolled in zip(view.dice, hands, minds, strict=False)]))
    return tuple(tables)


@lru_cache(maxsize=4)
def _hands(view: View, number: int) -> tuple[tuple[Cards, ...], ...]:
    """For each seat so many hands that it may have drawn."""
    states = [imagine(view, f"{view.round} {view.dice} {world}") for world in range(number)]
    return tuple(zip(*[state.hands for state in states], strict=True))


def _in_mind(goals: Goals, world: int) -> Iterator[Goals]:
    """What each of the others is imagined to want: on every other table all goals, on the rest one after the other; and
    not the same as the one before."""
    every = [goals if number % 2 else (goals[number // 2],) for number in range(2 * len(goals))]
    return islice(cycle(every), world % len(every), None)


def hides_a_pick(view: View, seat: Player) -> bool:
    """Whether someone else has a side to pick, or has picked one that is not shown yet."""
    return seat != view.player and any(PICK in stack for stack in view.placed[seat] or ())


def _turned_over(view: View, number: int) -> tuple[Table, ...]:
    """Tables after the flip: what others pick is still unknown. Where nobody else picks, there is only one table."""
    others = [seat for seat in range(view.players) if seat != view.player]
    if not any(hides_a_pick(view, seat) for seat in others):
        number = 1
    picked = cache(partial(_values_wanted, view))
    tables = []
    for world in range(number):
        tables.append(tuple(map(picked, others, _in_mind(view.at_stake, world))))
    return tuple(tables)


def _values_wanted(view: View, seat: Player, goals: Goals) -> Values:
    """The values at a seat whose cards lie open, with the sides that bring most of some goals where it may pick."""
    stacks = view.placed[seat]
    assert stacks is not None, "After the flip all cards are face up."
    sides = [_sides(side, stack) for side, stack in zip(view.dice[seat], stacks, strict=False)]
    return most_wanted(sides, stacks, goals)


def _sides(side: int, stack: Cards) -> Collection[int]:
    return EVERY_SIDE if PICK in stack else (side,)


def most_wanted(sides: Sequence[Collection[int]], stacks: Stacks, goals: Goals) -> Values:
    """The values, of all that each die may still show, that bring most of the goals."""
    profiles = plans.all_of(goals).profiles(sum([stack.count(DOUBLE) for stack in stacks]))
    possible = [[worth(side, stack) for side in faces] for faces, stack in zip(sides, stacks, strict=False)]
    return max(product(*possible), key=lambda values: profiles.worth(sum(map(profiles.of_die, values))))


# ── your own dice, exactly ────────────────────────────────────────────────────────────────────────────────────────

Behind = Sequence[Cards]
"""The cards behind six dice; what lies elsewhere does not matter."""


def falls(dice: Dice, stacks: Behind) -> Distribution[Dice]:
    """The sides of the dice after all rerolls, before picks and flips. Only the last reroll of a die counts.

    >>> len(falls((1, 2, 3, 4, 5, 6), (("reroll",), (), ("+1", "reroll"), (), (), ())).chances)
    36
    """
    return evenly(product(*_fallen(dice, stacks)))


def _fallen(dice: Dice, stacks: Behind) -> list[Collection[int]]:
    """For each die the sides that it may lie on after its rerolls."""
    return [EVERY_SIDE if REROLL in stack else (side,) for side, stack in zip(dice, stacks, strict=False)]


def results(sides: Dice, stacks: Behind) -> Iterator[Values]:
    """The values that six dice can come to, once for each way to choose the sides of picks.

    >>> list(results((1, 2, 3, 4, 5, 6), (("flip",), ("x2",), (), (), (), ())))
    [(6, 4, 3, 4, 5, 6)]
    """
    return product(*[_values(side, stack) for side, stack in zip(sides, stacks, strict=False)])


def _values(side: int, stack: Cards) -> tuple[int, ...]:
    return tuple(dict.fromkeys([worth(face, stack) for face in _sides(side, stack)]))


def kinds_of_dice(dice: Dice, stacks: Behind) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each die what it may come to on each side that it may fall on, in an order that says nothing: no goal asks
    which die is which, so tables that are equal in this are equal in every goal.

    >>> kinds_of_dice((1, 2, 3, 4, 5, 6), (("+1",), (), (), (), (), ("-1",)))
    (((2,),), ((2,),), ((3,),), ((4,),), ((5,),), ((5,),))
    """
    every = zip(_fallen(dice, stacks), stacks, strict=False)
    return tuple(sorted(tuple([_values(side, stack) for side in sides]) for sides, stack in every))


def measures(goal: Goal, dice: Dice, stacks: Behind) -> Distribution[Measure]:
    """What a goal will compare, exactly. Picks are made for this goal: the more of it the better.

    >>> reroll_two = (("reroll",), ("reroll",), (), (), (), ())
    >>> dict(measures("most 6s", (1, 2, 6, 3, 3, 3), reroll_two).chances)
    {1: Fraction(25, 36), 2: Fraction(5, 18), 3: Fraction(1, 36)}
    """
    return falls(dice, stacks).map(lambda sides: _best(goal, sides, stacks))


def _best(goal: Goal, sides: Dice, stacks: Behind) -> Measure:
    found = {measure(goal, values) for values in results(sides, stacks)}
    counted = [number for number in found if number is not None]
    if not counted:
        return None
    return min(counted) if goal in LEAST_WINS else max(counted)


def expected_worth(aims: Sequence[Aim], dice: Dice, stacks: Behind) -> Fraction:
    """What a placement is worth on average over its rerolls, exactly; picks are made when the rerolls are seen.

    >>> two_sixes = Aim(Goal.MOST_6S, lambda sixes: 6 if sixes >= 2 else 0)
    >>> reroll_one = (("reroll",), (), (), (), (), ())
    >>> expected_worth([two_sixes], (1, 2, 6, 3, 3, 3), reroll_one)
    Fraction(1, 1)
    """
    return falls(dice, stacks).expected(
        lambda sides: max([sum([aim.of(values) for aim in aims]) for values in results(sides, stacks)])
    )


def worth_of_rerolls(aims: Sequence[Aim], dice: Dice, stacks: Behind) -> tuple[Fraction, ...]:
    """What one more reroll behind each die would add to the worth of a placement, below 0 where it would harm.

    >>> two_sixes = Aim(Goal.MOST_6S, lambda sixes: 6 if sixes >= 2 else 0)
    >>> none = ((),) * 6
    >>> [str(gain) for gain in worth_of_rerolls([two_sixes], (1, 2, 6, 6, 3, 3), none)]
    ['0', '0', '-5', '-5', '0', '0']
    """
    before = expected_worth(aims, dice, stacks)
    return tuple([expected_worth(aims, dice, _with_reroll(stacks, place)) - before for place in range(DICE)])


def _with_reroll(stacks: Behind, place: int) -> Behind:
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


def odds(view: View, stacks: Behind, tables: int = TABLES) -> tuple[Odds, ...]:
    """How a placement stands with each goal of the round, your own declared ones included.

    Exact once all cards lie open and nobody else has a side to pick. Before, what the others hide is imagined, so many
    tables of it, and on each of them every roll of your own rerolls is counted.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
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


def odds_as_they_lie(view: View, stacks: Behind) -> tuple[Odds, ...]:
    """How a placement would stand if nobody else placed a card, exactly: every case of your own rerolls is counted."""
    mine = _seat(view)
    table = tuple([dice for seat, dice in enumerate(view.dice) if seat != mine])
    return odds_over(view.at_stake, view.dice[mine], stacks, (table,))


def odds_over(goals: Goals, dice: Dice, stacks: Behind, tables: Sequence[Table]) -> tuple[Odds, ...]:
    """How a placement stands with some goals on average over tables: exactly, every roll of your own is counted.

    Sides are picked when everything else is seen: those that bring most tokens on the table at hand.

    >>> two_sixes = ((6, 6, 1, 1, 1, 1),)
    >>> odds_over(("most 6s",), (6, 6, 6, 1, 1, 1), (("reroll",), (), (), (), (), ()), (two_sixes,))
    (Odds(goal='most 6s', chance=Fraction(1, 1), tokens=Fraction(7, 2)),)
    """
    return _odds(goals, falls(dice, stacks).map(lambda sides: _choices(goals, sides, stacks)), tables)


Choices = tuple[tuple[Measure, ...], ...]
"""What the goals compare, for each choice of the sides to pick."""


def _choices(goals: Goals, sides: Dice, stacks: Behind) -> Choices:
    every = [tuple([measure(goal, values) for goal in goals]) for values in results(sides, stacks)]
    return tuple(dict.fromkeys(every))


def _odds(goals: Goals, mine: Distribution[Choices], tables: Sequence[Table]) -> tuple[Odds, ...]:
    taken = [_taken(mine, [plans.against(goal, (table,)).worth for goal in goals]) for table in tables]
    return tuple([_average(goal, [outcome.map(itemgetter(at)) for outcome in taken]) for at, goal in enumerate(goals)])


def _average(goal: Goal, tokens: Sequence[Distribution[int]]) -> Odds:
    """The mean over tables that are all as likely."""
    chances, means = [token.chance(bool) for token in tokens], [token.expected(int) for token in tokens]
    return Odds(goal, sum(chances, Fraction(0)) / len(tokens), sum(means, Fraction(0)) / len(tokens))


def _taken(mine: Distribution[Choices], worths: Sequence[Worth]) -> Distribution[tuple[int, ...]]:
    """What each goal brings on one table, with the sides that bring most of all."""

    def most(choices: Choices) -> tuple[int, ...]:
        return max(
            [tuple([worth(stack) for worth, stack in zip(worths, each, strict=True)]) for each in choices], key=sum
        )

    return mine.map(most)


def _sampled(exact: Odds, tables: int) -> Odds:
    """The same over tables that are only some of all there could be."""
    return replace(exact, chance=Sampled(exact.share * tables, tables))


def _picked(view: View, stacks: Behind, tables: Sequence[Table]) -> tuple[Measure, ...]:
    """What the goals compare after the flip, with the sides that are chosen, and the best ones where none is yet."""
    sides, left = _as_picked(view, _seat(view), stacks)
    aims = aims_against(view.at_stake, tables)

    def worth(choice: tuple[Measure, ...]) -> int:
        return sum([aim.worth(stack) for aim, stack in zip(aims, choice, strict=True)])

    return max(_choices(view.at_stake, sides, left), key=worth)


def _seat(view: View) -> int:
    if view.player is None:
        raise ValueError("Someone who only watches has no dice.")
    return view.player


# ── the best ──────────────────────────────────────────────────────────────────────────────────────────────────────


def aims_against(goals: Goals, tables: Sequence[Table]) -> tuple[Aim, ...]:
    """The tokens of each goal, added up over tables."""
    return tuple([plans.against(goal, tables, TOKENS) for goal in goals])


def best_for(view: View, tables: int = TABLES) -> Placement:
    """The placement of all cards that this seat holds or has placed that takes most tokens over imagined tables.

    Against these tables it is exactly the best without rerolls; its `worth` is the tokens over all tables together.
    Cards that add nothing are left for another round.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> best = best_for(view, 10)
    >>> best.worth == 10 * sum(one.tokens for one in odds(view, best.stacks, 10))
    True
    """
    return _best_of(view.dice[_seat(view)], cards_of(view), view.at_stake, imagined_tables(view, tables))


@lru_cache(maxsize=32)
def _best_of(dice: Dice, cards: Cards, goals: Goals, tables: tuple[Table, ...]) -> Placement:
    return plans.frugal_placement(dice, cards, aims_against(goals, tables))


# ── what to expect of the cards as they lie: chances, totals, and what a reroll would add ─────────────────────────


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect. `tables` were imagined for what the others hide; `rerolls` dice of your own are rolled again.

    `alone` is how the goals would stand if nobody else laid a card, and empty once all cards lie open.
    `totals_of_others` has the totals that your own meets, for each goal that compares totals. `gains` are the tokens
    that a reroll would add behind each die, and empty where there is none to lay.
    """

    tables: int
    rerolls: int
    odds: tuple[Odds, ...]
    alone: tuple[Odds, ...]
    total: Distribution[int]
    totals_of_others: tuple[tuple[Goal, Distribution[int]], ...]
    gains: tuple[Fraction, ...]

    @property
    def is_exact(self) -> bool:
        """Whether every case was counted."""
        return all(goal_odds.is_exact for goal_odds in self.odds)

    @property
    def is_open(self) -> bool:
        """Whether all cards lie open."""
        return not self.alone


def forecast(view: View, tables: int = TABLES) -> Forecast:
    """What a player may expect while cards are placed or sides are picked.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> found = forecast(observe(new_game(2, "FERN-42"), 0), 10)
    >>> found.is_open, found.is_exact, len(found.odds), dict(found.total.chances)
    (False, False, 3, {17: Fraction(1, 1)})

    Raises ValueError for a watcher, who has no dice.
    """
    if view.player is None:
        raise ValueError("Someone who only watches has no dice.")
    imagined, places = imagined_tables(view, tables), view.phase is Phase.PLACE
    lying = view.mine[:DICE]
    dice, stacks = (view.dice[view.player], lying) if places else _as_picked(view, view.player, lying)
    return Forecast(
        tables,
        sum([REROLL in stack for stack in stacks]),
        odds(view, lying, tables),
        odds_as_they_lie(view, lying) if places else (),
        measures(Goal.HIGHEST_TOTAL, dice, stacks).map(lambda total: total or 0),
        tuple([(goal, totals_of_others(goal, imagined)) for goal in view.at_stake if goal in TOTALS]),
        _gains(view, imagined) if places else (),
    )


def totals_of_others(goal: Goal, tables: Sequence[Table]) -> Distribution[int]:
    """The totals of the others that matter for a goal, as often as they come on some tables: the highest or the lowest
    of them, and for a second place all of them.

    >>> tables = (((1,) * 6, (3,) * 6), ((2,) * 6, (1,) * 6))
    >>> dict(totals_of_others(Goal.HIGHEST_TOTAL, tables).chances)
    {18: Fraction(1, 2), 12: Fraction(1, 2)}
    >>> dict(totals_of_others(Goal.LOWEST_TOTAL, tables).chances)
    {6: Fraction(1, 1)}
    """
    every = [tuple(map(sum, others)) for others in tables]
    if goal not in SECOND:
        every = [(min(totals) if goal in LEAST_WINS else max(totals),) for totals in every]
    met = Counter([total for totals in every for total in totals])
    chances: dict[int, Chance] = {total: Fraction(count, met.total()) for total, count in met.items()}
    return Distribution(chances)


def _gains(view: View, tables: Sequence[Table]) -> tuple[Fraction, ...]:
    """What a reroll in hand would add behind each die; where it lies already, what it adds there or would elsewhere."""
    if REROLL not in cards_of(view) or view.player is None:
        return ()
    stacks = view.mine[:DICE] if REROLL in view.hand else [without(stack, REROLL) for stack in view.mine[:DICE]]
    gains = worth_of_rerolls(aims_against(view.at_stake, tables), view.dice[view.player], stacks)
    return tuple([gain / len(tables) for gain in gains])


def _as_picked(view: View, player: Player, stacks: Behind) -> tuple[Dice, Behind]:
    """The dice after all rerolls, with the sides that were picked already; only open picks are left in the stacks."""
    picks = view.picks[player] or NO_PICKS
    dice = tuple([pick or side for side, pick in zip(view.dice[player], picks, strict=True)])
    left = [without(stack, REROLL, *([PICK] if pick else [])) for stack, pick in zip(stacks, picks, strict=False)]
    return dice, tuple(left)
