"""A round of two players whose hands are known, solved: how each of them mixes, and why neither leaves the mix."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import listed, name_of
from mathgames_widgets.games.matician.cards import Cards, Symbol
from mathgames_widgets.games.matician.duel import Balance, Plan, balanced
from mathgames_widgets.games.matician.equations import LEFT, RIGHT, Equation
from mathgames_widgets.games.matician.explain_payoffs import sabotage_text
from mathgames_widgets.games.matician.scoring import judge
from mathgames_widgets.games.matician.sentences import equation_text, worked_out
from mathgames_widgets.games.matician.state import RoundResult, Rules
from mathgames_widgets.maths.explanation import Explanation

Hands = tuple[Cards, Cards]
Symbols = tuple[Symbol, Symbol]

FEW = 4
"""Of so many plans it is told what the other would do about them."""


def why_balanced(hands: Hands, symbols: Symbols, rules: Rules | None = None, names: Sequence[str] = ()) -> Explanation:
    """The equilibrium of a round of two, if everybody knew both hands: each player's mix, and what it brings.

    >>> print(why_balanced((("2", "11"), ("4", "5", "-")), ("+", "+"), names=["Asha", "Ben"]))
    When both play as well as they can, Ben gets 1/2 of a point more than Asha on average.
      Asha lays 11 + 2 in 1/2 and 2 + 11 in 1/2 of the rounds.
        If Asha always laid 11 + 2, Ben would lay 4 + 5 and a minus card on the left: −11 + 2 = −9 against 4 + 5 = 9.
        If Asha always laid 2 + 11, Ben would lay 4 + 5 and a minus card on the right: 2 + (−11) = −9 against 4 + 5 = 9.
      Ben lays 4 + 5 and a minus card on the left in 1/2 and 4 + 5 and a minus card on the right in 1/2 of the rounds.
        If Ben always laid 4 + 5 and a minus card on the left, Asha would lay 2 + 11: 4 + 5 = 9 against −2 + 11 = 9.
        If Ben always laid 4 + 5 and a minus card on the right, Asha would lay 11 + 2: 4 + 5 = 9 against 11 + (−2) = 9.
      Neither gains by leaving this mix alone: it is an equilibrium.
      Here both know the other hand; at the table it is hidden.

    Raises ValueError for a hand that cannot lay two numbers.
    """
    rules = Rules() if rules is None else rules
    found = balanced(hands, symbols, rules)
    seats = tuple([_of_seat(seat, found, symbols, rules, names) for seat in (0, 1)])
    alone = Explanation("Neither gains by leaving this mix alone: it is an equilibrium.")
    known = Explanation("Here both know the other hand; at the table it is hidden.")
    return Explanation(_brings(found.value, names), why=(*seats, alone, known))


def _brings(value: Fraction, names: Sequence[str]) -> str:
    if not value:
        return "When both play as well as they can, neither gets more points than the other on average."
    more, less = (0, 1) if value > 0 else (1, 0)
    points = "1 point" if abs(value) == 1 else f"{abs(value)} of a point"
    who = f"{name_of(more, names)} gets {points} more than {name_of(less, names)} on average"
    return f"When both play as well as they can, {who}."


def _of_seat(seat: Player, found: Balance, symbols: Symbols, rules: Rules, names: Sequence[str]) -> Explanation:
    """How a player mixes, and what would come of always doing the same."""
    mix = sorted(found.mixes[seat].chances.items(), key=lambda entry: (-entry[1], -int(entry[0].pair[LEFT])))
    name = name_of(seat, names)
    if len(mix) == 1:
        return Explanation(f"{name} always lays {plan_text(mix[0][0], symbols[seat])}.")
    told = [f"{plan_text(plan, symbols[seat])} in {share}" for plan, share in mix]
    always = tuple([_if_always(seat, plan, found, symbols, rules, names) for plan, _ in mix[:FEW]])
    return Explanation(f"{name} lays {listed(told)} of the rounds.", why=always)


def plan_text(plan: Plan, symbol: Symbol) -> str:
    """What a player lays in a round.

    >>> from mathgames_widgets.games.matician.state import Sabotage
    >>> plan_text(Plan(("11", "2"), Sabotage(1, LEFT)), "+"), plan_text(Plan(("11", "2")), "-")
    ('11 + 2 and a minus card on the left', '11 − 2')
    """
    pair = equation_text(Equation(plan.pair[LEFT], symbol, plan.pair[RIGHT]))
    return pair if plan.sabotage is None else f"{pair} and {sabotage_text(plan.where)}"


def _if_always(
    seat: Player, plan: Plan, found: Balance, symbols: Symbols, rules: Rules, names: Sequence[str]
) -> Explanation:
    """What the other does about a plan that never changes, of all that belongs to the other's own mix."""
    other = 1 - seat

    def points(answer: Plan) -> int:
        winners = _round(seat, plan, answer, symbols, rules).winners
        return (other in winners) - (seat in winners)

    best = max(found.mixes[other].chances, key=points)
    mine, theirs = (_round(seat, plan, best, symbols, rules).equations[player] for player in (seat, other))
    assert mine is not None and theirs is not None, "both play"
    does = f"{name_of(other, names)} would lay {plan_text(best, symbols[other])}"
    always = f"If {name_of(seat, names)} always laid {plan_text(plan, symbols[seat])}"
    return Explanation(f"{always}, {does}: {worked_out(mine)} against {worked_out(theirs)}.")


def _round(seat: Player, plan: Plan, answer: Plan, symbols: Symbols, rules: Rules) -> RoundResult:
    """What comes of a plan and the other's answer."""
    plans = (plan, answer) if seat == 0 else (answer, plan)
    equations = [Equation(one.pair[LEFT], symbol, one.pair[RIGHT]) for one, symbol in zip(plans, symbols, strict=True)]
    return judge(1, equations, [one.sabotage for one in plans], (0, 0), rules)
