"""What a table answers to "Why?": why a move is refused, what a round brought, what each minus card did, who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import listed, name_of, people, points_text
from mathgames_widgets.maths.numbers.signed import in_order, why_less
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import Possible
from ..rules.cards import LEFT, PLUS, SIDES, Effect, Equation, Value, effect
from ..rules.scoring import highest, measure
from ..rules.state import POINTS_TO_WIN, Phase, RoundResult, View
from .explanations import change_text, measure_text, rank_text, why_attack, why_rank, why_value
from .sentences import number_of, value_text, who_scored, worked_out

# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────────────────

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
    return Explanation(f"{name}: {worked_out(equation)}.", why=(*why_value(equation).why, *ranked))


def _compared(result: RoundResult) -> tuple[Explanation, ...]:
    """The highest beside the next one below it."""
    values = sorted({value for value in result.measures if value is not None})
    if len(values) < 2:
        return ()
    if result.rules.by_rank:
        first, second = rank_text(values[-1]), rank_text(values[-2])
        return (Explanation(f"The highest rank is {first}, and {second} comes next."),)
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
    measured, noun = measure_text(result.measures[seat], result.rules), _noun(result)
    cards = [why_sabotage(result, attacker, names) for side in SIDES for attacker in result.attackers(seat, side)]
    own = _of_seat(result, seat, name)
    if seat in result.winners:
        claim = f"{name} gets 1 point: {measured} is the highest {noun}."
        return Explanation(claim, why=(own, *_shared(result, seat, names), *cards))
    if equation.value is None:
        claim = f"{name} gets no point: a division by 0 has no value."
    else:
        claim = f"{name} gets no point: {measured} is not the highest {noun}."
    better = tuple([_of_seat(result, other, name_of(other, names)) for other in result.winners])
    return Explanation(claim, why=(own, *better, *_below(result, seat), *cards, *_the_other_way(equation)))


def _noun(result: RoundResult) -> str:
    return "rank" if result.rules.by_rank else "value"


def _shared(result: RoundResult, seat: Player, names: Sequence[str]) -> tuple[Explanation, ...]:
    others = [name_of(other, names) for other in result.winners if other != seat]
    if not others:
        return ()
    return (
        Explanation(f"{listed(others)} {'has' if len(others) == 1 else 'have'} it as well, and each gets a point."),
    )


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
    where = "right" if left % 2 else "left"
    cards = "the same minus card" if left + right == 1 else "the same minus cards"
    return (Explanation(f"With the {hit} on the {where}, {cards} would have left {value_text(turned.value)}."),)


# ── minus cards ───────────────────────────────────────────────────────────────────────────────────────────────────


DID = {
    Effect.HELPS: "{attacker}'s minus card in front of {number} helped {victim}: {change}.",
    Effect.HARMS: "{attacker}'s minus card in front of {number} hurt {victim}: {change}.",
    Effect.NOTHING: "{attacker}'s minus card in front of {number} did nothing to {victim}: {change}.",
}


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
    claim = DID[effect(before, where)].format(
        attacker=name_of(attacker, names),
        number=number_of(result, sabotage, names),
        victim=name_of(sabotage.target, names),
        change=change_text(before, where),
    )
    others = [seat for seat in result.attackers(sabotage.target, sabotage.side) if seat != attacker]
    decided = _decided(result, sabotage.target, before, names)
    return Explanation(claim, why=(*_cancelled(others, names), *why_attack(before, where).why, decided))


def _cancelled(others: Sequence[Player], names: Sequence[str]) -> tuple[Explanation, ...]:
    """That another player's minus card lies there as well."""
    if not others:
        return ()
    who = people(others, names)
    lie = "one there, too: the two cancel" if len(others) == 1 else "there, too: every two of them cancel"
    return (Explanation(f"{who} laid {lie}."),)


def _decided(result: RoundResult, target: Player, before: Equation, names: Sequence[str]) -> Explanation:
    """Who would have had the point without a minus card."""
    measures: list[Value] = list(result.measures)
    measures[target] = measure(before, result.rules)
    winners = highest(measures)
    if winners == result.winners:
        return Explanation("It did not change who got the point.")
    who = people(winners, names)
    return Explanation(f"Without it, {who} would have had the highest {_noun(result)}.")


# ── what was possible ─────────────────────────────────────────────────────────────────────────────────────────────

KNOWING = "This is the best your cards could have done if you had known what everyone else would lay."
"""What "best" means here."""


def possible_in_all(rounds: Sequence[Possible]) -> str:
    """In how many rounds a player scored, and in how many it was possible."""
    scored, could = [sum(one) for one in zip(*[(one.scored, one.could_score) for one in rounds], strict=True)]
    if scored == could:
        return f"You scored in {scored} of {len(rounds)} rounds. Your cards could not have done better."
    return f"You scored in {scored} of {len(rounds)} rounds. Your cards could have scored in {could}."


def possible_in(one: Possible, names: Sequence[str] = ()) -> Explanation:
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
    head = f"Round {one.was.round}: you had {worked_out(one.was.equation_of(one.player))}"
    if one.scored:
        return Explanation(f"{head}, and scored.")
    if not one.could_score:
        return Explanation(f"{head}, and nothing could have won the point.")
    attack = one.best.sabotages[one.player]
    best = one.best.equation_of(one.player)
    same = best == one.was.equation_of(one.player)
    told = f"{head}. It would have scored" if same else f"{head}; {worked_out(best)} would have scored,"
    if attack == one.was.sabotages[one.player]:
        return Explanation(f"{told.rstrip(',')}.", why=(why_point(one.best, one.player, names),))
    how = "if you had laid no minus card"
    if attack is not None:
        how = f"with a minus card in front of {number_of(one.best, attack, names)}"
    return Explanation(f"{told} {how}.", why=(why_point(one.best, one.player, names),))


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: in which rounds everyone scored.

    Raises ValueError while the game goes on.
    """
    if view.phase is not Phase.OVER:
        raise ValueError("The game is not over, so nobody has won it yet.")
    who = people(view.finished[0], names)
    ended = f"The first to reach {points_text(POINTS_TO_WIN)} wins."
    if len(view.finished[0]) > 1:
        ended = f"{who} reached {points_text(POINTS_TO_WIN)} in the same round, so they share the win."
    seats = [_points_of(seat, view, names) for seat in range(view.players)]
    return Explanation(f"{who} won the game.", why=(Explanation(ended), *seats))


def _points_of(seat: Player, view: View, names: Sequence[str]) -> Explanation:
    """In which rounds a player scored."""
    rounds = [result for result in view.results if seat in result.winners]
    name, points = name_of(seat, names), points_text(view.points[seat])
    if not rounds:
        return Explanation(f"{name} has no points.")
    numbers = listed([f"{result.round}" for result in rounds])
    scored = tuple([why_point(result, seat, names) for result in rounds])
    return Explanation(f"{name} has {points}, from round{'' if len(rounds) == 1 else 's'} {numbers}.", why=scored)
