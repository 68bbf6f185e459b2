"""What the others may come to: tables that fit what everybody sees, on which everybody has placed their cards well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import cycle, islice, product, repeat
from operator import itemgetter

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.analysis.plans import (
    Aim,
    Laid,
    Placement,
    Wants,
    Worth,
    against,
    all_of,
    best_placement,
    laid_on,
    nothing_laid,
    sensible_values,
    surely,
    surely_achieving,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DICE,
    DOUBLE,
    FLIP,
    PICK,
    REROLL,
    SIDES,
    Cards,
    Dice,
    Values,
    flipped,
    value_of,
)
from mathgames_widgets.games.rolls_and_goals.rules.goals import HIGHEST_TOTAL, TOKENS, Goal, Goals
from mathgames_widgets.games.rolls_and_goals.rules.scoring import LEAST_WINS, Measure, measure
from mathgames_widgets.games.rolls_and_goals.rules.state import NO_PICKS, Phase, Stacks, View
from mathgames_widgets.games.rolls_and_goals.rules.view import cards_of, from_outside, imagine
from mathgames_widgets.maths.chance.dice import die
from mathgames_widgets.maths.chance.distributions import Chance, Distribution, Sampled, certain

Table = tuple[Values, ...]
"""The values of everybody else's dice, in the order of the seats."""

SUPPOSED = 20
"""So many tables everybody else is imagined to have imagined."""


class Rival:
    """Somebody who thinks of tables, as a bot does: `tables` has the values that the others may come to."""

    def __init__(self, dice: Dice, goals: Goals, tables: Sequence[Table]) -> None:
        self._dice = dice
        self._all = Wants(*surely(goals, tables))
        self._each = [Wants(surely_achieving(goal, tables)) for goal in goals]

    def for_one(self, cards: Cards) -> Values:
        """What a hand comes to for the one goal that can be achieved on most tables."""
        _, laid = max(self._starts(cards), key=lambda start: start[0].worth(start[1]))
        return laid.values

    def for_all(self, cards: Cards) -> Values:
        """What a hand comes to for the most tokens: one goal first, whichever that is, or all of them at once."""
        starts = [nothing_laid(self._dice, cards), *[laid for _, laid in self._starts(cards)]]
        return max([laid_on(start, self._all) for start in starts], key=self._all.worth).values

    def _starts(self, cards: Cards) -> list[tuple[Wants, Laid]]:
        nothing = nothing_laid(self._dice, cards)
        return [(wants, laid_on(nothing, wants)) for wants in self._each]


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────────


def imagined_tables(view: View, number: int) -> tuple[Table, ...]:
    """Tables that fit what everybody sees: the others' hidden cards are dealt by chance, and placed for the most tokens
    on every other table, on the rest for the one goal that is likeliest.

    What they expect of each other, and of this seat, is imagined too: nobody is thought to see hidden cards. The same
    round always gives the same tables, whoever asks and however the seat's own cards lie at the moment.

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


@lru_cache(maxsize=64)
def _imagined(view: View, seat: Player, number: int) -> tuple[Values, ...]:
    """What a seat comes to, so many times: for all goals and for one of them in turn."""
    rival = _rival(view, seat)
    in_turn = cycle((cache(rival.for_all), cache(rival.for_one)))
    hands = _hands(view, number)[seat]
    return tuple([placed(cards) for cards, placed in zip(hands, islice(in_turn, seat, None), strict=False)])


@lru_cache(maxsize=6)
def _rival(view: View, seat: Player) -> Rival:
    """Somebody at a seat, who supposes that all the others want as much as possible of the goals."""
    tables = [(*table[:seat], *table[seat + 1 :]) for table in _supposed(view)]
    return Rival(view.dice[seat], view.goals, tables)


@lru_cache(maxsize=4)
def _supposed(view: View) -> tuple[Table, ...]:
    """What all seats may come to who want as much as possible of all goals, or of one."""
    tables = []
    for world, hands in enumerate(zip(*_hands(view, SUPPOSED), strict=True)):
        minds = _in_mind(view.goals, world)
        tables.append(tuple([sensible_values(*one) for one in zip(view.dice, hands, minds, strict=False)]))
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
    """Whether somebody else has a side to pick, or has picked one that is not shown yet."""
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
    assert stacks is not None, "After the flip all cards lie open."
    sides = [_sides(side, stack) for side, stack in zip(view.dice[seat], stacks, strict=False)]
    return most_wanted(sides, stacks, goals)


def _sides(side: int, stack: Cards) -> Collection[int]:
    return range(1, SIDES + 1) if PICK in stack else (side,)


def most_wanted(sides: Sequence[Collection[int]], stacks: Stacks, goals: Goals) -> Values:
    """The values, of all that each die may still show, that bring most of the goals."""
    profiles = all_of(goals).profiles(sum([stack.count(DOUBLE) for stack in stacks]))
    possible = [
        [value_of(flipped(side) if stack.count(FLIP) % 2 else side, stack) for side in one]
        for one, stack in zip(sides, stacks, strict=False)
    ]
    return max(product(*possible), key=lambda values: profiles.worth(sum(map(profiles.of_die, values))))


# ── How likely a placement is to achieve each goal, what a reroll is worth, and which placement is best ──────────────
#
# The dice of one player have few enough cases to count them all, so what one's own rerolls bring is exact. What the
# others hide is sampled: their cards are dealt by chance and placed by somebody who goes for the most tokens, or for
# one goal, and each share says its margin. That holds for what lies face down, not for how others think: an opponent
# who plays in another way than is imagined is not in it.

TABLES = 100
"""So many tables are imagined for a person who asks."""

Stacks_chances = Sequence[Cards]
"""The cards behind six dice; what lies elsewhere does not matter."""


# ── exactly: one's own dice ───────────────────────────────────────────────────────────────────────────────────────


def falls(dice: Dice, stacks: Stacks_chances) -> Distribution[Dice]:
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


def results(sides: Dice, stacks: Stacks_chances) -> Iterator[Values]:
    """The values that six dice can come to, once for each way to choose the sides of picks.

    >>> list(results((1, 2, 3, 4, 5, 6), (("flip",), ("x2",), (), (), (), ())))
    [(6, 4, 3, 4, 5, 6)]
    """
    return product(*[_values(side, stack) for side, stack in zip(sides, stacks, strict=False)])


def _values(side: int, stack: Cards) -> tuple[int, ...]:
    shown = range(1, SIDES + 1) if PICK in stack else (side,)
    turns = stack.count(FLIP) % 2
    return tuple(dict.fromkeys([value_of(flipped(one) if turns else one, stack) for one in shown]))


def measures(goal: Goal, dice: Dice, stacks: Stacks_chances) -> Distribution[Measure]:
    """What a goal will compare, exactly. Picks are made for this goal: the more of it the better.

    >>> reroll_two = (("reroll",), ("reroll",), (), (), (), ())
    >>> dict(measures("most 6s", (1, 2, 6, 3, 3, 3), reroll_two).chances)
    {1: Fraction(25, 36), 2: Fraction(5, 18), 3: Fraction(1, 36)}
    """
    return falls(dice, stacks).map(lambda sides: _best(goal, sides, stacks))


def _best(goal: Goal, sides: Dice, stacks: Stacks_chances) -> Measure:
    found = {measure(goal, values) for values in results(sides, stacks)}
    counted = [number for number in found if number is not None]
    if not counted:
        return None
    return min(counted) if goal in LEAST_WINS else max(counted)


def chance_to_reach(goal: Goal, needed: int, dice: Dice, stacks: Stacks_chances) -> Chance:
    """How likely a placement is to reach a measure, or a better one, exactly.

    >>> chance_to_reach("most 6s", 2, (1, 2, 6, 3, 3, 3), (("reroll",), (), (), (), (), ()))
    Fraction(1, 6)
    """

    def is_reached(number: Measure) -> bool:
        if number is None:
            return False
        return number <= needed if goal in LEAST_WINS else number >= needed

    return measures(goal, dice, stacks).chance(is_reached)


def expected_worth(aims: Sequence[Aim], dice: Dice, stacks: Stacks_chances) -> Fraction:
    """What a placement is worth on average over its rerolls, exactly; picks are made when the rerolls are seen.

    >>> from mathgames_widgets.games.rolls_and_goals.analysis.plans import reaching
    >>> reroll_one = (("reroll",), (), (), (), (), ())
    >>> expected_worth([reaching("most 6s", 2)], (1, 2, 6, 3, 3, 3), reroll_one)
    Fraction(1, 1)
    """
    return falls(dice, stacks).expected(
        lambda sides: max([sum([aim.of(values) for aim in aims]) for values in results(sides, stacks)])
    )


def worth_of_rerolls(aims: Sequence[Aim], dice: Dice, stacks: Stacks_chances) -> tuple[Fraction, ...]:
    """What one more reroll behind each die would add to the worth of a placement, below 0 where it would harm.

    >>> from mathgames_widgets.games.rolls_and_goals.analysis.plans import reaching
    >>> none = ((),) * 6
    >>> [str(gain) for gain in worth_of_rerolls([reaching("most 6s", 2)], (1, 2, 6, 6, 3, 3), none)]
    ['0', '0', '-5', '-5', '0', '0']
    """
    before = expected_worth(aims, dice, stacks)
    return tuple([expected_worth(aims, dice, _with_reroll(stacks, place)) - before for place in range(DICE)])


def _with_reroll(stacks: Stacks_chances, place: int) -> Stacks_chances:
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


def odds(view: View, stacks: Stacks_chances, tables: int = TABLES) -> tuple[Odds, ...]:
    """How a placement stands with each goal of the round, one's own declared ones included.

    Exact once all cards lie open and nobody else has a side to pick. Before, what the others hide is imagined, so many
    tables of it, and on each of them every roll of one's own rerolls is counted.

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


def odds_as_they_lie(view: View, stacks: Stacks_chances) -> tuple[Odds, ...]:
    """How a placement would stand if nobody else placed a card, exactly: every case of one's own rerolls is counted."""
    mine = _seat(view)
    table = tuple([dice for seat, dice in enumerate(view.dice) if seat != mine])
    return odds_over(view.at_stake, view.dice[mine], stacks, (table,))


def odds_over(goals: Goals, dice: Dice, stacks: Stacks_chances, tables: Sequence[Table]) -> tuple[Odds, ...]:
    """How a placement stands with some goals on average over tables: exactly, every roll of one's own is counted.

    Sides are picked when everything else is seen: those that bring most tokens on the table at hand.

    >>> two_sixes = ((6, 6, 1, 1, 1, 1),)
    >>> odds_over(("most 6s",), (6, 6, 6, 1, 1, 1), (("reroll",), (), (), (), (), ()), (two_sixes,))
    (Odds(goal='most 6s', chance=Fraction(1, 1), tokens=Fraction(7, 2)),)
    """
    return _odds(goals, falls(dice, stacks).map(lambda sides: _choices(goals, sides, stacks)), tables)


Choices = tuple[tuple[Measure, ...], ...]
"""What the goals compare, for each choice of the sides to pick."""


def _choices(goals: Goals, sides: Dice, stacks: Stacks_chances) -> Choices:
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


def _picked(view: View, stacks: Stacks_chances, tables: Sequence[Table]) -> tuple[Measure, ...]:
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
    return best_placement(dice, cards, aims_against(goals, tables))


# ── What a player who asks may expect of the cards as they lie: chances, totals, and what a reroll would add ─────────


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

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
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


def _as_picked(view: View, player: Player) -> tuple[Dice, Stacks_chances]:
    """The dice after all rerolls, with the sides that were picked already; only open picks are left in the stacks."""
    picks = view.picks[player] or NO_PICKS
    dice = tuple([pick or side for side, pick in zip(view.dice[player], picks, strict=True)])
    gone = [(REROLL, PICK) if pick else (REROLL,) for pick in picks]
    stacks = [tuple([card for card in stack if card not in used]) for stack, used in zip(view.mine, gone, strict=False)]
    return dice, tuple(stacks)


def _without_rerolls(view: View) -> Stacks_chances:
    return tuple([tuple([card for card in stack if card != REROLL]) for stack in view.mine[:DICE]])
