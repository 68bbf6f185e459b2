"""What a table answers to "Why?": why a move is refused, what a round brought, what each minus card did, who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people, points_text
from mathgames_widgets.maths.numbers.signed import in_order, why_less
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import Possible
from ..rules.cards import LEFT, PLUS, SIDES, Equation, Value, effect
from ..rules.scoring import highest, measure
from ..rules.state import Phase, RoundResult, View
from .explanations import measure_text, rank_text, why_attack, why_rank, why_value
from .sentences import change_of, number_of, who_scored, worked_out

say = room(__name__)

# ── the round ─────────────────────────────────────────────────────────────────────────────────────────────────────


def why_round(result: RoundResult, names: Sequence[str] = ()) -> Explanation:
    """Who gets the point of a round, with everyone's equation and what every minus card did.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Rules, Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> print(why_round(judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules()), ["Asha", "Ben"]))
    Ben has the highest value and gets 1 point.   −9 < 6
      Asha: 4 + (−13) = −9.
        A minus card in front of 13 makes it −13.
        Adding −13 is the same as subtracting 13.
        13 is 9 more than 4, so it ends 9 below 0.
      Ben: 2 × 3 = 6.
      −9 is less than 6.   −9 < 6
        Every negative number is less than every positive number.
      Ben's minus card in front of Asha's 13 on the right hurt Asha: −9 instead of 17.
        The sum falls by twice 13.   17 − 2 × 13 = −9
        −9 is less than 17.   −9 < 17
          Every negative number is less than every positive number.
        Without it, Asha would have had the highest value.
    """
    seats = result.seats
    told = [_of_seat(result, seat, name_of(seat, names)) for seat in seats]
    laid = [why_sabotage(result, seat, names) for seat in seats if result.sabotages[seat] is not None]
    values = [value for value in result.measures if value is not None]
    shown = in_order(values) if len(values) > 1 and not result.rules.by_rank else None
    return Explanation(who_scored(result, names), shown=shown, why=(*told, *_compared(result), *laid))


def _of_seat(result: RoundResult, seat: Player, name: str) -> Explanation:
    """An equation worked out, with its rank where ranks are compared."""
    equation = result.equation_of(seat)
    ranked = (why_rank(equation, result.rules),) if result.rules.by_rank else ()
    claim = say("seat-equation", player=name, equation=worked_out(equation))
    return Explanation(claim, why=(*why_value(equation).why, *ranked))


def _compared(result: RoundResult) -> tuple[Explanation, ...]:
    """The highest beside the next one below it."""
    values = sorted({value for value in result.measures if value is not None})
    if len(values) < 2:
        return ()
    if result.rules.by_rank:
        first, second = rank_text(values[-1]), rank_text(values[-2])
        return (Explanation(say("highest-rank", first=first, second=second)),)
    return (why_less(values[-2], values[-1]),)


def why_point(result: RoundResult, seat: Player, names: Sequence[str] = ()) -> Explanation:
    """Why one player gets the point of a round or does not.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Rules, Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> result = judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> told = why_point(result, 0, ["Asha", "Ben"])
    >>> told.claim
    'Asha gets no point: −9 is not the highest value.'
    >>> told.why[-1].claim
    'With the 13 on the left, the same minus card would have left 9.'
    """
    name, equation = name_of(seat, names), result.equation_of(seat)
    ranked, measured = result.rules.by_rank, measure_text(result.measures[seat], result.rules)
    cards = [why_sabotage(result, attacker, names) for side in SIDES for attacker in result.attackers(seat, side)]
    own = _of_seat(result, seat, name)
    if seat in result.winners:
        claim = say("gets-point", player=name, measure=measured, ranked=ranked)
        return Explanation(claim, why=(own, *_shared(result, seat, names), *cards))
    if equation.value is None:
        claim = say("gets-none-by-zero", player=name)
    else:
        claim = say("gets-none", player=name, measure=measured, ranked=ranked)
    better = tuple([_of_seat(result, other, name_of(other, names)) for other in result.winners])
    return Explanation(claim, why=(own, *better, *_below(result, seat), *cards, *_the_other_way(equation)))


def _shared(result: RoundResult, seat: Player, names: Sequence[str]) -> tuple[Explanation, ...]:
    others = [name_of(other, names) for other in result.winners if other != seat]
    if not others:
        return ()
    return (Explanation(say("shared-point", others=others, many=len(others))),)


def _below(result: RoundResult, seat: Player) -> tuple[Explanation, ...]:
    """Why a value is less than the highest."""
    own, best = result.measures[seat], max([value for value in result.measures if value is not None], default=None)
    if own is None or best is None or result.rules.by_rank:
        return ()
    return (why_less(own, best),)


def _the_other_way(equation: Equation) -> tuple[Explanation, ...]:
    """What a minus card in front of the greater number of a sum would have left in front of the smaller one."""
    left, right = equation.minuses
    turned = replace(equation, left=equation.right, right=equation.left)
    if equation.symbol != PLUS or left % 2 == right % 2:
        return ()
    if equation.value is None or turned.value is None or turned.value <= equation.value:
        return ()
    hit = equation.left if left % 2 else equation.right
    side = "right" if left % 2 else "left"
    return (Explanation(say("other-way", card=hit, side=side, count=left + right, value=turned.value)),)


# ── minus cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def without(result: RoundResult, attacker: Player) -> Equation:
    """The equation that a player laid a minus card at, as it would have been without it.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Rules, Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> without(judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules()), 1).value
    Fraction(17, 1)

    Raises ValueError for a player who laid none.
    """
    sabotage = result.sabotages[attacker]
    if sabotage is None:
        raise ValueError("This player laid no minus card.")
    equation = result.equation_of(sabotage.target)
    left, right = equation.minuses
    return replace(equation, minuses=(left - 1, right) if sabotage.side == LEFT else (left, right - 1))


def why_sabotage(result: RoundResult, attacker: Player, names: Sequence[str] = ()) -> Explanation:
    """What a player's minus card did, beside the same round without it.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Rules, Sabotage
    >>> equations = [Equation("4", "-", "13"), Equation("2", "x", "3")]
    >>> result = judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> print(why_sabotage(result, 1, ["Asha", "Ben"]))
    Ben's minus card in front of Asha's 13 on the right helped Asha: 17 instead of −9.
      The difference rises by twice 13.   −9 + 2 × 13 = 17
      −9 is less than 17.   −9 < 17
        Every negative number is less than every positive number.
      Without it, Ben would have had the highest value.

    Raises ValueError for a player who laid none.
    """
    before, sabotage = without(result, attacker), result.sabotages[attacker]
    assert sabotage is not None, "otherwise there is nothing to leave out"
    where = (sabotage.side,)
    slots = {**number_of(result, sabotage, names), **change_of(before, where)}
    claim = say("minus-did", what=effect(before, where), attacker=name_of(attacker, names), **slots)
    others = [seat for seat in result.attackers(sabotage.target, sabotage.side) if seat != attacker]
    decided = _decided(result, sabotage.target, before, names)
    return Explanation(claim, why=(*_cancelled(others, names), *why_attack(before, where).why, decided))


def _cancelled(others: Sequence[Player], names: Sequence[str]) -> tuple[Explanation, ...]:
    """That another player's minus card lies there as well."""
    if not others:
        return ()
    return (Explanation(say("others-laid", who=people(others, names), many=len(others))),)


def _decided(result: RoundResult, target: Player, before: Equation, names: Sequence[str]) -> Explanation:
    """Who would have had the point without a minus card."""
    measures: list[Value] = list(result.measures)
    measures[target] = measure(before, result.rules)
    winners = highest(measures)
    if winners == result.winners:
        return Explanation(say("changed-nothing"))
    return Explanation(say("without-it", who=people(winners, names), ranked=result.rules.by_rank))


# ── what was possible ─────────────────────────────────────────────────────────────────────────────────────────────


def knowing() -> str:
    """What "best" means here."""
    return say("knowing")


def possible_in_all(rounds: Sequence[Possible]) -> str:
    """In how many rounds a player scored, and in how many it was possible."""
    scored, could = [
        sum(points) for points in zip(*[(possible.scored, possible.could_score) for possible in rounds], strict=True)
    ]
    if scored == could:
        return say("scored-in", scored=scored, rounds=len(rounds))
    return say("could-score-in", scored=scored, rounds=len(rounds), could=could)


def possible_in(possible: Possible, names: Sequence[str] = ()) -> Explanation:
    """What a player had in a round, and what would have been better.

    >>> from mathgames_widgets.games.matician.analysis.plans import best_round
    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Rules, Sabotage
    >>> was = judge(2, [Equation("4", "+", "13"), Equation("5", "x", "3")], [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> possible_in(Possible(0, was, best_round(was, 0, ("4", "13", "15"))), ["Asha", "Ben"]).claim
    'Round 2: you had 4 + (−13) = −9, and nothing could have won the point.'
    >>> told = possible_in(Possible(0, was, best_round(was, 0, ("4", "13", "-"))), ["Asha", "Ben"])
    >>> told.claim.partition("; ")[2]
    "13 + (−4) = 9 would have scored, with a minus card in front of Ben's 5 on the left."
    """
    had = {"round": possible.was.round, "equation": worked_out(possible.was.equation_of(possible.player))}
    if possible.scored:
        return Explanation(say("had-and-scored", **had))
    if not possible.could_score:
        return Explanation(say("had-no-chance", **had))
    return Explanation(_better(possible, had, names), why=(why_point(possible.best, possible.player, names),))


def _better(possible: Possible, had: dict[str, Any], names: Sequence[str]) -> str:
    """What would have scored: other numbers, another minus card, or both."""
    attack, equation = possible.best.sabotages[possible.player], possible.best.equation_of(possible.player)
    better = worked_out(equation)
    if attack == possible.was.sabotages[possible.player]:
        return say("better-pair", better=better, **had)
    same = equation == possible.was.equation_of(possible.player)
    if attack is None:
        return say("same-without", **had) if same else say("better-without", better=better, **had)
    had |= number_of(possible.best, attack, names)
    return say("same-with", **had) if same else say("better-with", better=better, **had)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: in which rounds everyone scored.

    Raises ValueError while the game goes on.
    """
    if view.phase is not Phase.OVER:
        raise ValueError("The game is not over, so nobody has won it yet.")
    who = people(view.finished[0], names)
    ended = say("reached-together", who=who) if len(view.finished[0]) > 1 else say("first-to-three")
    seats = [_points_of(seat, view, names) for seat in range(view.players)]
    return Explanation(say("has-won", who=who), why=(Explanation(ended), *seats))


def _points_of(seat: Player, view: View, names: Sequence[str]) -> Explanation:
    """In which rounds a player scored."""
    rounds = [result for result in view.results if seat in result.winners]
    name, points = name_of(seat, names), points_text(view.points[seat])
    if not rounds:
        return Explanation(say("no-points", player=name))
    numbers = [result.round for result in rounds]
    scored = tuple([why_point(result, seat, names) for result in rounds])
    claim = say("points-from", player=name, points=points, rounds=numbers, many=len(numbers))
    return Explanation(claim, why=scored)
