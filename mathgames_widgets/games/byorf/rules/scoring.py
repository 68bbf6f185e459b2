"""From the table to points: every goal is one test on a `RationalFunction`, and leaves its evidence.

"Look at the goal cards and determine if your function matches any of the stated goals."
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.game import Player
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.function import RationalFunction

from .cards import Goal
from .state import Award, Built, Change, Evidence, Fact, RoundResult, Rules, Value

Look = Callable[[RationalFunction], tuple[Fact, ...]]
Measure = Callable[[RationalFunction], Value | None]


# ── what a goal looks at ──────────────────────────────────────────────────────────────────────────────────────────


def nothing(f: RationalFunction) -> tuple[Fact, ...]:
    """No feature: a number alone decides."""
    return ()


def holes(f: RationalFunction) -> tuple[Fact, ...]:
    """A root with as many factors above as below, or more, and some below."""
    return f.holes


def zeros(f: RationalFunction) -> tuple[Fact, ...]:
    """A root with factors above only: an x-intercept."""
    return f.zeros


def walls(f: RationalFunction) -> tuple[Fact, ...]:
    """The vertical asymptotes: a root with more factors below than above."""
    return f.vertical_asymptotes


def walls_on_the_left(f: RationalFunction) -> tuple[Fact, ...]:
    """The vertical asymptotes left of the y-axis."""
    return tuple([wall for wall in f.vertical_asymptotes if wall.x < 0])


def at_the_y_axis(f: RationalFunction) -> tuple[Fact, ...]:
    """The hole or the vertical asymptote at x = 0."""
    spots: tuple[Fact, ...] = (*f.holes, *f.vertical_asymptotes)
    return tuple([spot for spot in spots if spot.x == 0])


def changes(f: RationalFunction) -> tuple[Change, ...]:
    """The sign just before and just after each zero and vertical asymptote.

    "The sign flips where p − q is odd. Holes are drawn but never counted for a sign goal or for sign changes."
    """
    chart = f.sign_chart
    marks = zip(chart.dividers, chart.signs, strict=False)
    return tuple([Change(mark.x, mark.kind, sign, -sign if mark.flips else sign) for mark, sign in marks])


def flips(f: RationalFunction) -> tuple[Change, ...]:
    """The zeros and vertical asymptotes at which the sign changes."""
    return tuple([change for change in changes(f) if change.before != change.after])


def degree_excess(f: RationalFunction) -> int:
    """Degree of the numerator less degree of the denominator; cancelling does not change it."""
    return sum(factor.degree for factor in f.top) - sum(factor.degree for factor in f.bottom)


# ── the tests of the goals ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Condition:
    """What one goal asks of a function.

    `look` gives the features that have to be looked at, and `find` those among them that achieve the goal. `measure` is
    the number that counts: for a superlative the one to be compared, None where there is nothing to count.
    """

    holds: Callable[[RationalFunction], bool]
    look: Look
    find: Look | None = None
    measure: Measure | None = None
    lowest_wins: bool = False

    def facts(self, f: RationalFunction) -> tuple[Fact, ...]:
        """The features that decide: those that achieve the goal, or else all that were looked at."""
        return (self.find(f) if self.find else ()) or self.look(f)

    def value(self, f: RationalFunction) -> Value | None:
        """The number that counts, if the goal has one."""
        return None if self.measure is None else self.measure(f)


def some(look: Look, is_it: Callable[[Any], bool] = lambda feature: True) -> Condition:
    """At least one feature of a kind that fits."""

    def holds(f: RationalFunction) -> bool:
        return any(map(is_it, look(f)))

    def find(f: RationalFunction) -> tuple[Fact, ...]:
        return tuple(filter(is_it, look(f)))

    return Condition(holds, look, find)


def exactly(number: int, look: Look) -> Condition:
    """A fixed number of features, no more and no fewer."""
    return Condition(lambda f: len(look(f)) == number, look, measure=lambda f: len(look(f)))


def levels_at(fits: Callable[[Any], bool]) -> Condition:
    """A horizontal asymptote at a height that fits."""

    def holds(f: RationalFunction) -> bool:
        line = f.horizontal_asymptote
        return line is not None and fits(line.y)

    return Condition(holds, nothing, measure=asymptote_height)


def mirrored(look: Look) -> Condition:
    """Two features at x = a and x = −a, a not 0."""

    def find(f: RationalFunction) -> tuple[Fact, ...]:
        features: tuple[Any, ...] = look(f)
        places = {feature.x for feature in features}
        return tuple([feature for feature in features if feature.x and -feature.x in places])

    return Condition(lambda f: bool(find(f)), look, find)


def most(look: Look) -> Condition:
    """The largest number of features; zero is nothing to count, so the goal is not open."""
    return extreme(lambda f: len(look(f)) or None, look)


def extreme(measure: Measure, look: Look, *, lowest_wins: bool = False) -> Condition:
    """A number, whatever it is; where there is none, the goal is not achieved, or not open."""
    return Condition(lambda f: measure(f) is not None, look, measure=measure, lowest_wins=lowest_wins)


def highest_hole(f: RationalFunction) -> Number | None:
    """The greatest height of any hole."""
    return max((hole.y for hole in f.holes), default=None)


def lowest_hole(f: RationalFunction) -> Number | None:
    """The least height of any hole."""
    return min((hole.y for hole in f.holes), default=None)


def height_at_the_y_axis(f: RationalFunction) -> Number | None:
    """f(0), if it has a value."""
    return f.y_intercept


def asymptote_height(f: RationalFunction) -> Number | None:
    """The y of the horizontal asymptote, if there is one."""
    return None if f.horizontal_asymptote is None else f.horizontal_asymptote.y


def slope(f: RationalFunction) -> Number | None:
    """The slope of the slant asymptote, if there is one; a line with holes has none."""
    return None if f.slant_asymptote is None else f.slant_asymptote.slope


def falls_on_the_right(f: RationalFunction) -> bool:
    """f(x) → −∞ as x → ∞: the degree is higher above than below, and f is negative beyond its last mark."""
    return degree_excess(f) > 0 and f.sign_chart.signs[-1] < 0


def crosses_at_a_positive_integer(f: RationalFunction) -> bool:
    """f(0) is 1, 2, 3 … and f is no constant."""
    height = f.y_intercept
    return height is not None and height > 0 and height.denominator == 1 and not f.is_constant


def _changes_at(kind: str, before: int, after: int) -> Condition:
    return some(changes, lambda change: (change.kind, change.before, change.after) == (kind, before, after))


CONDITIONS: dict[str, Condition] = {
    "G01": levels_at(lambda y: y == 0),
    "G02": levels_at(lambda y: y == 1),
    "G03": levels_at(lambda y: y == -1),
    "G04": levels_at(lambda y: y == 2),
    "G05": levels_at(lambda y: 0 < abs(y) < 1),
    "G06": extreme(slope, nothing),
    "G07": Condition(lambda f: degree_excess(f) >= 2, nothing, measure=degree_excess),
    "G08": Condition(falls_on_the_right, nothing, measure=degree_excess),
    "G09": exactly(1, walls),
    "G10": exactly(3, walls),
    "G11": Condition(lambda f: bool(f.bottom) and not f.vertical_asymptotes, walls),
    "G12": some(walls, lambda wall: wall.x == 0),
    "G13": mirrored(walls),
    "G14": some(walls, lambda wall: wall.order % 2 == 0),
    "G15": some(holes),
    "G16": exactly(2, holes),
    "G17": some(holes, lambda hole: hole.y == 0),
    "G18": some(holes, lambda hole: hole.y > 0),
    "G19": some(holes, lambda hole: hole.x < 0),
    "G20": some(zeros, lambda zero: zero.x == 0),
    "G21": exactly(3, zeros),
    "G22": Condition(lambda f: not f.zeros and not f.is_constant, zeros),
    "G23": some(zeros, lambda zero: zero.multiplicity % 2 == 0),
    "G24": mirrored(zeros),
    "G25": Condition(crosses_at_a_positive_integer, nothing, measure=height_at_the_y_axis),
    "G26": some(at_the_y_axis),
    "G27": _changes_at("zero", 1, -1),
    "G28": _changes_at("zero", -1, 1),
    "G29": _changes_at("asymptote", 1, -1),
    "G30": _changes_at("asymptote", -1, 1),
    "G31": most(walls),
    "G32": most(walls_on_the_left),
    "G33": most(zeros),
    "G34": most(holes),
    "G35": most(flips),
    "G36": extreme(highest_hole, holes),
    "G37": extreme(lowest_hole, holes, lowest_wins=True),
    "G38": extreme(height_at_the_y_axis, nothing),
    "G39": extreme(height_at_the_y_axis, nothing, lowest_wins=True),
    "G40": extreme(asymptote_height, nothing),
}
"""One condition a goal, in the words of the goal's own `test`, on the features of the function."""


LEVEL_GOALS = frozenset({"G01", "G02", "G03", "G04", "G05", "G40"})
"""Goals that ask for the height of a horizontal asymptote."""

SLANT_GOAL = "G06"

Y_INTERCEPT_GOALS = frozenset({"G25", "G38", "G39"})
"""Goals that ask for f(0)."""


# ── scoring ───────────────────────────────────────────────────────────────────────────────────────────────────────


def score_round(round: int, goals: tuple[Goal, ...], builds: tuple[Built, ...], rules: Rules) -> RoundResult:
    """A whole round."""
    awards = score(goals, builds, rules)
    points = tuple(sum(award.evidence[seat].points for award in awards) for seat in range(len(builds)))
    return RoundResult(round, goals, builds, awards, points)


def score(goals: Sequence[Goal], builds: Sequence[Built], rules: Rules | None = None) -> tuple[Award, ...]:
    """Every goal in turn: who achieves it, and the evidence of each player.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> hole = Built((factor("F18"), factor("F05")), (factor("F19"),))       # (x − 2)(x + 1) / (x − 2)
    >>> award, = score([goal("G15")], [hole, Built((), ())])
    >>> award.winners, award.evidence[0].facts
    ((0,), (Hole(x=Fraction(2, 1), y=Fraction(3, 1), above=1, below=1),))
    """
    rules = Rules() if rules is None else rules
    functions = [built.function for built in builds]
    return tuple(
        _superlative(goal, builds, functions, rules) if goal.is_superlative else _fixed(goal, functions)
        for goal in goals
    )


def _fixed(goal: Goal, functions: Sequence[RationalFunction]) -> Award:
    """ "If you achieve a goal, you earn that many points. Multiple people can achieve the same goal." """
    condition = CONDITIONS[goal.id]
    achieved = [condition.holds(f) for f in functions]
    evidence = tuple(
        Evidence(is_so, condition.value(f), goal.points if is_so else 0, condition.facts(f))
        for is_so, f in zip(achieved, functions, strict=True)
    )
    return Award(goal, evidence, tuple(seat for seat, is_so in enumerate(achieved) if is_so))


def _superlative(goal: Goal, builds: Sequence[Built], functions: Sequence[RationalFunction], rules: Rules) -> Award:
    """ "The exception is the goals that have the words “most,” “highest,” or “lowest.”" """
    condition = CONDITIONS[goal.id]
    values = [condition.value(f) for f in functions]
    tied = with_the_best(values, condition.lowest_wins)
    winners = after_ties(tied, [built.cards_used for built in builds], rules)
    each = share(goal, winners, rules)
    evidence = tuple(
        Evidence(seat in winners, value, each if seat in winners else 0, condition.facts(f))
        for seat, (value, f) in enumerate(zip(values, functions, strict=True))
    )
    return Award(goal, evidence, winners, tied)


def with_the_best(values: Sequence[Value | None], lowest_wins: bool) -> tuple[Player, ...]:
    """Who has the best value: "Typically only one person will match those." """
    open_to = [value for value in values if value is not None]
    if not open_to:
        return ()
    best = min(open_to) if lowest_wins else max(open_to)
    return tuple([seat for seat, value in enumerate(values) if value == best])


def after_ties(tied: tuple[Player, ...], cards_used: Sequence[int], rules: Rules) -> tuple[Player, ...]:
    """ "In the case of a tie, the person who used more factors in their function wins." """
    if len(tied) < 2 or not rules.more_factors_win_ties:
        return tied
    most_cards = max([cards_used[seat] for seat in tied])
    return tuple([seat for seat in tied if cards_used[seat] == most_cards])


def share(goal: Goal, winners: tuple[Player, ...], rules: Rules) -> int:
    """What each winner of a superlative goal earns."""
    return share_of(goal.points, len(winners)) if rules.ties_split else goal.points


def share_of(points: int, players: int) -> int:
    """ "the points are split evenly between the tied players, rounded up".

    >>> share_of(3, 2), share_of(4, 2), share_of(5, 3)
    (2, 2, 2)
    """
    return -(-points // max(players, 1))


def winners_with(points: Sequence[int]) -> tuple[Player, ...]:
    """ "Whoever has the most points is the winner! In the event of a tie, players enjoy a shared victory."

    >>> winners_with((7, 9, 9))
    (1, 2)
    """
    return tuple([player for player, mine in enumerate(points) if mine == max(points)])
