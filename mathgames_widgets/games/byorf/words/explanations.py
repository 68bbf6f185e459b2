"""Why a goal was achieved or not, what a goal means: every answer to "why?" in words and mathematics."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import prod

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Hole, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show

from ..analysis.plans import BestBuild
from ..rules import scoring
from ..rules.cards import Goal
from ..rules.state import Award, Built, Change, Evidence, Fact, function_of
from .sentences import function_text, goals_in_short

say = room(__name__)

FAR_OUT = scoring.LEVEL_GOALS | {scoring.SLANT_GOAL, "G07", "G08"}
"""Goals that ask what the curve does far out."""

ORIGIN = Fraction(0)

AT_THE_Y_AXIS = scoring.Y_INTERCEPT_GOALS | {"G26"}
"""Goals that ask what the curve does at x = 0."""

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
    pays = say("comparing-goal-pays" if goal.is_superlative else "goal-pays", points=goal.points)
    why = (say("how-to-get-there", advice=advice([goal])), say("exact-condition", condition=goal.test), pays)
    return Explanation(meaning(goal), why=tuple(map(Explanation, why)))


def meaning(goal: Goal) -> str:
    """What a goal asks for."""
    return say.by("goal.meaning", goal.id)


def advice(goals: Sequence[Goal]) -> str:
    """How to get to some goals."""
    return " ".join([say.by("goal.advice", goal.id) for goal in goals])


def look_at(goals: Sequence[Goal]) -> Explanation:
    """The goals to look at, as they are called on the table, each with what it asks for."""
    why = tuple([Explanation(meaning(goal)) for goal in goals])
    return Explanation(say("look-at", goals=goals_in_short(goals)), why=why)


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
    points = award.evidence[player].points
    return Explanation(
        say("earned-for-goal", player=name_of(player, names), points=points, goal=award.goal.text),
        shown=show(f),
        why=(
            Explanation(say("goal-asks", meaning=meaning(award.goal))),
            *_features(award.goal, award.evidence[player], f),
            *_verdict(award, player, functions, names),
            _step_by_step(f),
        ),
    )


def _step_by_step(f: RationalFunction) -> Explanation:
    from mathgames_widgets.maths.rational.steps import explain

    return Explanation(say("whole-function"), shown=show(f), why=explain(f, length="short").why)


# ── features ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _features(goal: Goal, evidence: Evidence, f: RationalFunction) -> tuple[Explanation, ...]:
    """What the function has to say to a goal."""
    if goal.id in FAR_OUT:
        return (_far_out(f),)
    if goal.id in AT_THE_Y_AXIS:
        return (_at_the_y_axis(f),)
    if evidence.facts:
        return tuple(_feature(fact, f) for fact in evidence.facts)
    return (Explanation(say.by("has-no", scoring.CONDITIONS[goal.id].look.__name__)),)


def missing(award: Award, f: RationalFunction) -> tuple[str, ...]:
    """What stands in the way of a goal that is not achieved, in a sentence or two.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor, goal
    >>> built = Built((factor("F37"),), (factor("F02"),))
    >>> (award,) = scoring.score([goal("G14")], [built])
    >>> missing(award, built.function)[0]
    'There is a vertical asymptote at x = 0, of order 1.'
    """
    first, *_ = _features(award.goal, award.evidence[0], f)
    counts = isinstance(next(iter(award.evidence[0].facts), None), (Zero, Change))  # of factors, which say no more
    return (first.claim, *[reason.claim for reason in first.why[-1:] if not counts])


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
    x = plain(hole.x)
    stands = say("hole-at.why", factor=_factor_of(hole.x), above=hole.above, below=hole.below, x=x)
    height = say("hole-at.height", x=x, y=plain(hole.y))
    return Explanation(
        say("hole-at", x=x),
        shown=show("(", hole.x, ",", hole.y, ")"),
        why=(Explanation(stands), Explanation(height, shown=show(f.cancelled))),
    )


def _zero(zero: Zero) -> Explanation:
    times = zero.multiplicity
    why = say("zero-at.why", factor=_factor_of(zero.x), above=times, even=times % 2 == 0)
    return Explanation(say("zero-at", x=plain(zero.x), multiplicity=times), why=(Explanation(why),))


def _wall(wall: VerticalAsymptote, f: RationalFunction) -> Explanation:
    above, below = _multiplicity(f.top, wall.x), _multiplicity(f.bottom, wall.x)
    stands = say("wall-at.why", factor=_factor_of(wall.x), above=above, below=below, order=wall.order)
    return Explanation(
        say("wall-at", x=plain(wall.x), order=wall.order),
        shown=show("x", "=", wall.x),
        why=(Explanation(stands), Explanation(say("wall-at.order", even=wall.order % 2 == 0))),
    )


def _change(change: Change, f: RationalFunction) -> Explanation:
    before, after, turns = SIGNS[change.before], SIGNS[change.after], change.before != change.after
    above, below = _multiplicity(f.top, change.x), _multiplicity(f.bottom, change.x)
    difference = abs(above - below)
    why = say("change-why", turns=turns, factor=_factor_of(change.x), above=above, below=below, difference=difference)
    claim = say.by("change-at", change.kind, turns=turns, x=plain(change.x), before=before, after=after)
    return Explanation(claim, why=(Explanation(why),))


def _factor_of(root: Number) -> str:
    """The factor with that root and leading coefficient 1; cards such as 2x − 4 and 2 − x count as x − 2."""
    assert isinstance(root, Fraction), "all cards have whole roots"
    return plain(Polynomial((-root, 1)))


def _multiplicity(row: Sequence[Polynomial], root: Number) -> int:
    return sum(root in factor.real_roots for factor in row)


def _far_out(f: RationalFunction) -> Explanation:
    above, below = (sum(factor.degree for factor in row) for row in (f.top, f.bottom))
    degrees = Explanation(say("degrees", above=above, below=below))
    if f.is_constant:
        return Explanation(say("no-x-is-left"), shown=show(f.cancelled), why=(degrees,))
    if above < below:
        return Explanation(say("bottom-grows-faster"), shown=show("y", "=", 0), why=(degrees,))
    if above == below:
        return _level(f, degrees)
    why = (degrees, Explanation(say("far-right", up=f.sign_chart.signs[-1] > 0)))
    if above > below + 1:
        return Explanation(say("top-is-two-higher"), why=why)
    if f.slant_asymptote is None:
        return Explanation(say("graph-is-a-line"), shown=show("y", "=", f.cancelled), why=why)
    return Explanation(say("top-is-one-higher"), shown=show("y", "=", f.slant_asymptote.line), why=why)


def _level(f: RationalFunction, degrees: Explanation) -> Explanation:
    above, below = (prod((factor.leading for factor in row), start=1) for row in (f.top, f.bottom))
    assert f.horizontal_asymptote is not None, "equal degrees and not constant"
    y = f.horizontal_asymptote.y
    ratio = Explanation(say("ratio-of-leading", above=above, below=below, ratio=y))
    return Explanation(say("equal-degrees", ratio=y), shown=show("y", "=", y), why=(degrees, ratio))


def _at_the_y_axis(f: RationalFunction) -> Explanation:
    y = f.y_intercept
    if y is not None:
        constant = (Explanation(say("f-is-constant")),) if f.is_constant else ()
        return Explanation(say("crosses-y-axis", y=y), shown=show("f", "(", 0, ")", "=", y), why=constant)
    below, above = _multiplicity(f.bottom, ORIGIN), _multiplicity(f.top, ORIGIN)
    reason = say("no-y-intercept.why", hole=above >= below, below=below, above=above)
    return Explanation(say("no-y-intercept"), why=(Explanation(reason),))


# ── verdicts ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _verdict(award: Award, player: Player, functions: Sequence[Built], names: Sequence[str]) -> tuple[Explanation, ...]:
    """The comparison that settles it."""
    evidence = award.evidence[player]
    if not award.goal.is_superlative:
        return (Explanation(say.by("goal.yes" if evidence.achieved else "goal.no", award.goal.id)),)
    if evidence.value is None:
        return (Explanation(say("cannot-be-compared")),)
    name, value = name_of(player, names), _value(evidence)
    if player not in award.tied:
        best, theirs = people(award.tied, names), _value(award.evidence[award.tied[0]])
        return (Explanation(say.by("better", award.goal.id, player=name, mine=value, best=best, theirs=theirs)),)
    if len(award.tied) == 1:
        return (Explanation(say.by("ahead", award.goal.id, player=name, value=value)),)
    return _tie(award, functions, names)


def _value(evidence: Evidence) -> int | str:
    """What a superlative goal compares: a number of things, or a height as it is written."""
    assert evidence.value is not None, "the goal is open to this function"
    return evidence.value if isinstance(evidence.value, int) else plain(evidence.value)


def _tie(award: Award, functions: Sequence[Built], names: Sequence[str]) -> tuple[Explanation, ...]:
    """ "In the case of a tie, the person who used more factors in their function wins." """
    value = _value(award.evidence[award.tied[0]])
    tie = say.by("tied", award.goal.id, players=people(award.tied, names), value=value)
    return (
        Explanation(tie),
        Explanation(_cards_placed(award, functions, names)),
        _outcome_of_tie(award, names),
    )


def _cards_placed(award: Award, functions: Sequence[Built], names: Sequence[str]) -> str:
    cards = {seat: functions[seat].cards_used for seat in award.tied}
    if len(set(cards.values())) == 1:
        return say("same-cards-placed", cards=cards[award.tied[0]])
    counts = max(cards.values()) == min([cards[seat] for seat in award.winners])
    placed = [say("cards-placed", player=name_of(seat, names), cards=number) for seat, number in cards.items()]
    return " ".join([*placed, say("more-cards-win" if counts else "cards-do-not-count")])


def _outcome_of_tie(award: Award, names: Sequence[str]) -> Explanation:
    players, points = people(award.winners, names), award.goal.points
    if len(award.winners) == 1:
        return Explanation(say("tie-won", player=players, points=points))
    each = award.evidence[award.winners[0]].points
    if each == points:
        return Explanation(say("tie-all-earn", players=players, points=points))
    shown = show(points, "/", len(award.winners))
    return Explanation(say("tie-split", players=players, points=points, each=each), shown=shown)


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
        say("best-earns", function=function_text(best.top, best.bottom), points=best.points),
        shown=show(f),
        why=tuple(
            Explanation(say("quoted", goal=award.goal.text), why=_features(award.goal, award.evidence[0], f))
            for award in achieved
        ),
    )
