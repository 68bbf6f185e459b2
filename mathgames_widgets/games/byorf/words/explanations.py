"""Why a goal was achieved or not, what a goal means: every answer to "why?" in words and mathematics."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import prod

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import listed, name_of, people
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Hole, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.words import how_often as times

from ..analysis.plans import BestBuild
from ..rules import scoring
from ..rules.cards import Goal
from ..rules.scoring import Look
from ..rules.state import Award, Built, Change, Evidence, Fact, Value, function_of
from .sentences import counted, function_text, goal_words

FAR_OUT = scoring.LEVEL_GOALS | {scoring.SLANT_GOAL, "G07", "G08"}
"""Goals that ask what the curve does far out."""

ORIGIN = Fraction(0)

AT_THE_Y_AXIS = scoring.Y_INTERCEPT_GOALS | {"G26"}
"""Goals that ask what the curve does at x = 0."""

NOUNS: dict[Look, str] = {
    scoring.holes: "hole",
    scoring.zeros: "x-intercept",
    scoring.walls: "vertical asymptote",
    scoring.walls_on_the_left: "vertical asymptote left of the y-axis",
    scoring.changes: "zero and no vertical asymptote",
    scoring.flips: "place where the sign changes",
}


SIGNS = {1: "+", -1: "−"}


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def goal_meaning(goal: Goal) -> Explanation:
    """What a goal asks for, how to get there, and its exact condition.

    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> print(goal_meaning(goal("G16")))
    The graph has two holes, no more and no fewer.
      How to get there: Cancel two different roots.
      The exact condition: number of holes = 2.
      It earns 4 points for everyone who achieves it.
    """
    words = goal_words()[goal.id]
    points = counted(goal.points, "point")
    if goal.is_superlative:
        pays = f"It earns {points}. In a tie, more factor cards win; if still tied, the points are shared."
    else:
        pays = f"It earns {points} for everyone who achieves it."
    return Explanation(
        words["meaning"],
        why=(
            Explanation(f"How to get there: {words['advice']}"),
            Explanation(f"The exact condition: {goal.test}."),
            Explanation(pays),
        ),
    )


def advice(goals: Sequence[Goal]) -> str:
    """How to get to some goals."""
    return " ".join([goal_words()[goal.id]["advice"] for goal in goals])


def look_at(goals: Sequence[Goal]) -> Explanation:
    """The goals to look at, each with what it asks for."""
    texts = listed([f"“{goal.text}”" for goal in goals])
    return Explanation(f"Look at {texts}.", why=tuple(Explanation(goal_words()[goal.id]["meaning"]) for goal in goals))


def why_award(award: Award, player: Player, functions: Sequence[Built], names: Sequence[str] = ()) -> Explanation:
    """Why a player earned a goal, or did not: the features that decide, the rivals, and the function step by step.

    `functions` are those of all players, as in `RoundResult.functions`.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> built = Built((factor("F18"), factor("F05")), (factor("F19"),))
    >>> from mathgames_widgets.games.byorf.rules.scoring import score
    >>> award, = score([goal("G15")], [built])
    >>> answer = why_award(award, 0, [built], ["Asha"])
    >>> answer.claim, answer.shown.plain()
    ('Asha earned 2 points for “At least one hole”.', '(x − 2)(x + 1) / (x − 2)')
    >>> print(answer.why[1])
    There is a hole at x = 2.   (2, 3)
      x − 2 appears once above and once below: it cancels, but f is still not defined at x = 2.
      What is left after cancelling has the value 3 at x = 2.   x + 1
    """
    built = functions[player]
    f = built.function
    return Explanation(
        _claim(award, player, names),
        shown=show(f),
        why=(
            Explanation(f"The goal asks: {goal_words()[award.goal.id]['meaning']}"),
            *_features(award.goal, award.evidence[player], f),
            *_verdict(award, player, functions, names),
            _step_by_step(f),
        ),
    )


def _claim(award: Award, player: Player, names: Sequence[str]) -> str:
    points = award.evidence[player].points
    earned = counted(points, "point") if points else "nothing"
    return f"{name_of(player, names)} earned {earned} for “{award.goal.text}”."


def _step_by_step(f: RationalFunction) -> Explanation:
    from mathgames_widgets.maths.rational.steps import explain

    return Explanation("The whole function, step by step.", shown=show(f), why=explain(f, length="short").why)


# ── features ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _features(goal: Goal, evidence: Evidence, f: RationalFunction) -> tuple[Explanation, ...]:
    """What the function has to say to a goal."""
    if goal.id in FAR_OUT:
        return (_far_out(f),)
    if goal.id in AT_THE_Y_AXIS:
        return (_at_the_y_axis(f),)
    if evidence.facts:
        return tuple(_feature(fact, f) for fact in evidence.facts)
    return (Explanation(f"The function has no {NOUNS[scoring.CONDITIONS[goal.id].look]}."),)


def _feature(fact: Fact, f: RationalFunction) -> Explanation:
    match fact:
        case Hole():
            return _hole(fact, f)
        case Zero():
            return _zero(fact)
        case VerticalAsymptote():
            return _wall(fact, f)
        case Change():
            return _change(fact, f)
    raise TypeError(f"{fact!r} is not a feature that BYORF knows.")


def _hole(hole: Hole, f: RationalFunction) -> Explanation:
    x, y, factor = plain(hole.x), plain(hole.y), _factor_of(hole.x)
    return Explanation(
        f"There is a hole at x = {x}.",
        shown=show("(", hole.x, ",", hole.y, ")"),
        why=(
            Explanation(
                f"{factor} appears {times(hole.above)} above and {times(hole.below)} below: it cancels, but f is still "
                f"not defined at x = {x}."
            ),
            Explanation(f"What is left after cancelling has the value {y} at x = {x}.", shown=show(f.cancelled)),
        ),
    )


def _zero(zero: Zero) -> Explanation:
    x, factor = plain(zero.x), _factor_of(zero.x)
    turn = "touches the x-axis and turns back" if zero.multiplicity % 2 == 0 else "crosses the x-axis"
    return Explanation(
        f"There is an x-intercept at x = {x}, a zero of multiplicity {zero.multiplicity}.",
        why=(Explanation(f"{factor} appears {times(zero.multiplicity)} above and not below, so the graph {turn}."),),
    )


def _wall(wall: VerticalAsymptote, f: RationalFunction) -> Explanation:
    x, factor = plain(wall.x), _factor_of(wall.x)
    above, below = _multiplicity(f.top, wall.x), _multiplicity(f.bottom, wall.x)
    same = "the same way on both sides" if wall.left == wall.right else "opposite ways on the two sides"
    return Explanation(
        f"There is a vertical asymptote at x = {x}, of order {wall.order}.",
        shown=show("x", "=", wall.x),
        why=(
            Explanation(
                f"{factor} appears {times(below)} below and {times(above)} above; {below} − {above} = {wall.order}."
            ),
            Explanation(f"The order is {'even' if wall.order % 2 == 0 else 'odd'}, so the curve goes {same}."),
        ),
    )


def _change(change: Change, f: RationalFunction) -> Explanation:
    kind = "zero" if change.kind == "zero" else "vertical asymptote"
    before, after = SIGNS[change.before], SIGNS[change.after]
    turn = f"the sign goes from {before} to {after}" if before != after else f"the sign stays {before}"
    above, below = _multiplicity(f.top, change.x), _multiplicity(f.bottom, change.x)
    parity = "odd, so the sign changes" if before != after else "even, so the sign stays"
    reason = f"{_factor_of(change.x)} appears {times(above)} above and {times(below)} below"
    return Explanation(
        f"At x = {plain(change.x)}, a {kind}, {turn}.",
        why=(Explanation(f"{reason}; the difference {abs(above - below)} is {parity}."),),
    )


def _factor_of(root: Number) -> str:
    """The factor with that root and leading coefficient 1; cards such as 2x − 4 and 2 − x count as x − 2."""
    assert isinstance(root, Fraction), "all cards have whole roots"
    return plain(Polynomial((-root, 1)))


def _multiplicity(row: Sequence[Polynomial], root: Number) -> int:
    return sum(root in factor.real_roots for factor in row)


def _far_out(f: RationalFunction) -> Explanation:
    above, below = (sum(factor.degree for factor in row) for row in (f.top, f.bottom))
    degrees = Explanation(f"Degree above: {above}. Degree below: {below}.")
    if f.is_constant:
        claim = "Nothing with x in it is left after cancelling: the graph is a horizontal line with no asymptote."
        return Explanation(claim, shown=show(f.cancelled), why=(degrees,))
    if above < below:
        claim = "The denominator grows faster, so the horizontal asymptote is y = 0."
        return Explanation(claim, shown=show("y", "=", 0), why=(degrees,))
    if above == below:
        return _level(f, degrees)
    if above > below + 1:
        return Explanation(
            "The degree above is higher by 2 or more, so there is no horizontal or slant asymptote.",
            why=(degrees, _right(f)),
        )
    if f.slant_asymptote is None:
        claim = "Nothing is left below after cancelling, so the graph is itself a line, with no asymptote."
        return Explanation(claim, shown=show("y", "=", f.cancelled), why=(degrees, _right(f)))
    line = show("y", "=", f.slant_asymptote.line)
    return Explanation(
        "The degree above is higher by exactly 1, so there is a slant asymptote.", shown=line, why=(degrees, _right(f))
    )


def _level(f: RationalFunction, degrees: Explanation) -> Explanation:
    above, below = (prod((factor.leading for factor in row), start=1) for row in (f.top, f.bottom))
    assert f.horizontal_asymptote is not None, "equal degrees and not constant"
    y = f.horizontal_asymptote.y
    ratio = Explanation(f"Leading coefficient above: {plain(above)}, below: {plain(below)}; their ratio is {plain(y)}.")
    claim = f"The degrees are equal, so the leading coefficients give the horizontal asymptote y = {plain(y)}."
    return Explanation(claim, shown=show("y", "=", y), why=(degrees, ratio))


def _right(f: RationalFunction) -> Explanation:
    up = f.sign_chart.signs[-1] > 0
    return Explanation(
        f"Far out on the right, f(x) is {'positive' if up else 'negative'}, so it goes {'up' if up else 'down'}."
    )


def _at_the_y_axis(f: RationalFunction) -> Explanation:
    y = f.y_intercept
    if y is not None:
        claim = f"The graph crosses the y-axis at {plain(y)}."
        constant = (
            (Explanation("Nothing with x in it is left after cancelling: f is constant."),) if f.is_constant else ()
        )
        return Explanation(claim, shown=show("f", "(", 0, ")", "=", y), why=constant)
    below, above = _multiplicity(f.bottom, ORIGIN), _multiplicity(f.top, ORIGIN)
    what = "a hole" if above >= below else "a vertical asymptote"
    reason = f"A factor with root 0 appears {times(below)} below and {times(above)} above: {what} at x = 0."
    return Explanation("f is not defined at x = 0, so there is no y-intercept.", why=(Explanation(reason),))


# ── verdicts ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _verdict(award: Award, player: Player, functions: Sequence[Built], names: Sequence[str]) -> tuple[Explanation, ...]:
    """The comparison that settles it."""
    evidence = award.evidence[player]
    if not award.goal.is_superlative:
        return (Explanation(goal_words()[award.goal.id]["yes" if evidence.achieved else "no"]),)
    if evidence.value is None:
        return (Explanation("This function has nothing to count or measure here, so it cannot earn this goal."),)
    if player not in award.tied:
        return (_another_is_better(award, player, names),)
    if len(award.tied) == 1:
        value, name = _value(award.goal, evidence.value), name_of(player, names)
        return (Explanation(f"With {value}, {name} is ahead of everyone else."),)
    return _tie(award, player, functions, names)


def _another_is_better(award: Award, player: Player, names: Sequence[str]) -> Explanation:
    best = award.tied[0]
    mine, theirs = award.evidence[player].value, award.evidence[best].value
    assert mine is not None and theirs is not None, "the goal is open to both"
    who = people(award.tied, names)
    return Explanation(
        f"{name_of(player, names)} has {_value(award.goal, mine)}; {who} did better with {_value(award.goal, theirs)}."
    )


def _tie(award: Award, player: Player, functions: Sequence[Built], names: Sequence[str]) -> tuple[Explanation, ...]:
    """ "In the case of a tie, the person who used more factors in their function wins." """
    value = award.evidence[award.tied[0]].value
    assert value is not None, "who ties has a value"
    who = people(award.tied, names)
    tie = Explanation(f"{who} tied with {_value(award.goal, value)} each.")
    cards = [(name_of(seat, names), counted(functions[seat].cards_used, "factor card")) for seat in award.tied]
    if len({number for _, number in cards}) == 1:
        placed = f"Each of them placed {cards[0][1]}, so the number of factors does not settle it."
    else:
        placed = listed([f"{name} placed {number}" for name, number in cards]) + "; more factors win the tie."
    return (tie, Explanation(placed), _outcome_of_tie(award, names))


def _outcome_of_tie(award: Award, names: Sequence[str]) -> Explanation:
    who = people(award.winners, names)
    if len(award.winners) == 1:
        return Explanation(f"So {who} earned all {counted(award.goal.points, 'point')}.")
    each = award.evidence[award.winners[0]].points
    return Explanation(
        f"{who} are still tied: they split {counted(award.goal.points, 'point')} evenly, rounded up to {each} each.",
        shown=show(award.goal.points, "/", len(award.winners)),
    )


def _value(goal: Goal, value: Value) -> str:
    """The number of a superlative goal with what it counts."""
    words = goal_words()[goal.id]
    if "noun" in words:
        assert isinstance(value, int), "things are counted in whole numbers"
        return counted(value, words["noun"]) + words.get("suffix", "")
    return words["value"].format(value=plain(value))


def why_best(best: BestBuild) -> Explanation:
    """What a best function earns, and for each goal that it achieves, what achieves it.

    >>> from mathgames_widgets.games.byorf.analysis.plans import best_build
    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> print(why_best(best_build([factor("F18"), factor("F05")], [goal("G01"), goal("G19")])))
    1 / (x − 2) earns 2 points.   1 / (x − 2)
      “Horizontal asymptote y = 0”
        The denominator grows faster, so the horizontal asymptote is y = 0.   y = 0
          Degree above: 0. Degree below: 1.
    """
    f = function_of(best.top, best.bottom)
    achieved = [award for award in best.awards if award.evidence[0].points]
    return Explanation(
        f"{function_text(best.top, best.bottom)} earns {counted(best.points, 'point')}.",
        shown=show(f),
        why=tuple(
            Explanation(f"“{award.goal.text}”", why=_features(award.goal, award.evidence[0], f)) for award in achieved
        ),
    )
