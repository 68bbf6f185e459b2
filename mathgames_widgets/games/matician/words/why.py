"""What a round brought and why: everybody's equation, what each minus card did, and who won the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, listed, name_of
from mathgames_widgets.games.matician.rules.cards import (
    LEFT,
    MINUS,
    MOST_UNDER_TIMES,
    PLUS,
    SIDES,
    TIMES,
    Cards,
    Effect,
    Equation,
    Value,
    effect,
)
from mathgames_widgets.games.matician.rules.scoring import highest, measure
from mathgames_widgets.games.matician.rules.state import POINTS_TO_WIN, Phase, RoundResult, Rules, View
from mathgames_widgets.games.matician.words.explanations import change_text, rank_text, why_attack, why_rank, why_value
from mathgames_widgets.games.matician.words.sentences import (
    number_of,
    points_text,
    seats_of,
    sentence,
    symbol_text,
    too_few_text,
    value_text,
    who_scored,
    worked_out,
)
from mathgames_widgets.maths.numbers.signed import in_order, why_less
from mathgames_widgets.maths.writing.explanation import Explanation

DID = {Effect.HELPS: "helped", Effect.HARMS: "harmed", Effect.NOTHING: "did nothing to"}


def equation_of(result: RoundResult, seat: Player) -> Equation:
    """The equation at a seat, with all minus cards.

    Raises ValueError for a seat that had none.
    """
    equation = result.equations[seat]
    if equation is None:
        raise ValueError("Nobody with an equation sat there in this round.")
    return equation


# ── the round ─────────────────────────────────────────────────────────────────────────────────────────────────────


def why_round(result: RoundResult, rules: Rules, names: Sequence[str] = ()) -> Explanation:
    """Who gets the point of a round, with everybody's equation and what every minus card did.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> print(why_round(judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules()), Rules(), ["Asha", "Ben"]))
    Ben has the highest value and gets 1 point.   −9 < 6
      Asha: 4 + (−13) = −9.
        A minus card in front of 13 makes it −13.
        Adding −13 is the same as taking 13 away.
        13 is 9 more than 4, so it ends 9 below 0.
      Ben: 2 × 3 = 6.
      −9 is less than 6.   −9 < 6
        Every negative number is less than every positive number.
      Ben's minus card in front of Asha's 13 on the right harmed Asha: −9 instead of 17.
        The sum falls by twice 13.   17 − 2 × 13 = −9
        −9 is less than 17.   −9 < 17
          Every negative number is less than every positive number.
        Without it Asha would have had the highest value.
    """
    seats = seats_of(result)
    told = [_of_seat(result, seat, rules, name_of(seat, names)) for seat in seats]
    laid = [why_sabotage(result, seat, rules, names) for seat in seats if result.sabotages[seat] is not None]
    values = [value for value in result.measures if value is not None]
    shown = in_order(values) if len(values) > 1 and not rules.by_rank else None
    return Explanation(who_scored(result, names), shown=shown, why=(*told, *_compared(result, rules), *laid))


def _of_seat(result: RoundResult, seat: Player, rules: Rules, name: str) -> Explanation:
    """An equation worked out, with its rank where ranks are compared."""
    equation = equation_of(result, seat)
    ranked = (why_rank(equation, rules),) if rules.by_rank else ()
    return Explanation(f"{name}: {worked_out(equation)}.", why=(*why_value(equation).why, *ranked))


def _compared(result: RoundResult, rules: Rules) -> tuple[Explanation, ...]:
    """The highest beside the next one below it."""
    values = sorted({value for value in result.measures if value is not None})
    if len(values) < 2:
        return ()
    if rules.by_rank:
        return (
            Explanation(f"The rank {rank_text(values[-1])} is the highest, and {rank_text(values[-2])} comes next."),
        )
    return (why_less(values[-2], values[-1]),)


def why_point(result: RoundResult, seat: Player, rules: Rules, names: Sequence[str] = ()) -> Explanation:
    """Why one player gets the point of a round or does not.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> result = judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> told = why_point(result, 0, Rules(), ["Asha", "Ben"])
    >>> told.claim, told.why[-1].claim
    ('Asha gets no point: −9 is not the highest value.', 'With 13 on the left, the same minus card would have left 9.')
    """
    name, equation = name_of(seat, names), equation_of(result, seat)
    cards = [
        why_sabotage(result, attacker, rules, names) for side in SIDES for attacker in result.attackers(seat, side)
    ]
    own = _of_seat(result, seat, rules, name)
    if seat in result.winners:
        claim = f"{name} gets 1 point: {_measured(result, seat, rules)} is the highest {_noun(rules)}."
        return Explanation(claim, why=(own, *_shared(result, seat, names), *cards))
    if equation.value is None:
        claim = f"{name} gets no point: a division by 0 has no value."
    else:
        claim = f"{name} gets no point: {_measured(result, seat, rules)} is not the highest {_noun(rules)}."
    better = tuple([_of_seat(result, other, rules, name_of(other, names)) for other in result.winners])
    return Explanation(claim, why=(own, *better, *_below(result, seat, rules), *cards, *_the_other_way(equation)))


def _noun(rules: Rules) -> str:
    return "rank" if rules.by_rank else "value"


def _measured(result: RoundResult, seat: Player, rules: Rules) -> str:
    """What counts for a seat, in words."""
    measured = result.measures[seat]
    return rank_text(measured) if rules.by_rank else value_text(measured)


def _shared(result: RoundResult, seat: Player, names: Sequence[str]) -> tuple[Explanation, ...]:
    others = [name_of(other, names) for other in result.winners if other != seat]
    if not others:
        return ()
    return (
        Explanation(f"{listed(others)} {'has' if len(others) == 1 else 'have'} it as well, and each gets a point."),
    )


def _below(result: RoundResult, seat: Player, rules: Rules) -> tuple[Explanation, ...]:
    """Why one's value is less than the highest."""
    own, best = result.measures[seat], max([value for value in result.measures if value is not None], default=None)
    if own is None or best is None or rules.by_rank:
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
    return (Explanation(f"With {hit} on the {where}, {cards} would have left {value_text(turned.value)}."),)


# ── minus cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def without(result: RoundResult, attacker: Player) -> Equation:
    """The equation that a player laid a minus card at, as it would have been without it.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Sabotage
    >>> equations = [Equation("4", "+", "13"), Equation("2", "x", "3")]
    >>> without(judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules()), 1).value
    Fraction(17, 1)

    Raises ValueError for a player who laid none.
    """
    sabotage = result.sabotages[attacker]
    if sabotage is None:
        raise ValueError("This player laid no minus card.")
    equation = equation_of(result, sabotage.target)
    left, right = equation.minuses
    return replace(equation, minuses=(left - (sabotage.side == LEFT), right - (sabotage.side != LEFT)))


def why_sabotage(result: RoundResult, attacker: Player, rules: Rules, names: Sequence[str] = ()) -> Explanation:
    """What a player's minus card did, beside the same round without it.

    >>> from mathgames_widgets.games.matician.rules.scoring import judge
    >>> from mathgames_widgets.games.matician.rules.state import Sabotage
    >>> equations = [Equation("4", "-", "13"), Equation("2", "x", "3")]
    >>> result = judge(1, equations, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> print(why_sabotage(result, 1, Rules(), ["Asha", "Ben"]))
    Ben's minus card in front of Asha's 13 on the right helped Asha: 17 instead of −9.
      The difference rises by twice 13.   −9 + 2 × 13 = 17
      −9 is less than 17.   −9 < 17
        Every negative number is less than every positive number.
      Without it Ben would have had the highest value.

    Raises ValueError for a player who laid none.
    """
    before, sabotage = without(result, attacker), result.sabotages[attacker]
    assert sabotage is not None, "otherwise there is nothing to leave out"
    where, victim = (sabotage.side,), name_of(sabotage.target, names)
    card = f"{name_of(attacker, names)}'s minus card in front of {number_of(result, sabotage, names)}"
    claim = f"{card} {DID[effect(before, where)]} {victim}: {change_text(before, where)}."
    told = why_attack(before, where)
    others = [seat for seat in result.attackers(sabotage.target, sabotage.side) if seat != attacker]
    why = (*_cancelled(others, names), *told.why, _decided(result, attacker, before, rules, names))
    return Explanation(claim, why=why)


def _cancelled(others: Sequence[Player], names: Sequence[str]) -> tuple[Explanation, ...]:
    """That somebody else's minus card lies there as well."""
    if not others:
        return ()
    who = listed([name_of(seat, names) for seat in others])
    lie = "one there, too: the two cancel" if len(others) == 1 else "there, too: every two of them cancel"
    return (Explanation(f"{who} laid {lie}."),)


def _decided(
    result: RoundResult, attacker: Player, before: Equation, rules: Rules, names: Sequence[str]
) -> Explanation:
    """Who would have had the point without a minus card."""
    sabotage = result.sabotages[attacker]
    assert sabotage is not None, "otherwise there is nothing to leave out"
    measures: list[Value] = list(result.measures)
    measures[sabotage.target] = measure(before, rules)
    winners = highest(measures)
    if winners == result.winners:
        return Explanation("It changes nothing about who gets the point.")
    who = listed([name_of(seat, names) for seat in winners])
    return Explanation(f"Without it {who} would have had the highest {_noun(rules)}.")


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: in which rounds everybody scored.

    Raises ValueError while the game goes on.
    """
    if view.phase is not Phase.OVER:
        raise ValueError("The game is not over, so nobody has won it yet.")
    who = listed([name_of(seat, names) for seat in view.finished[0]])
    ended = f"Whoever reaches {points_text(POINTS_TO_WIN)} first wins."
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
    scored = tuple([why_point(result, seat, view.rules, names) for result in rounds])
    return Explanation(f"{name} has {points}, from round{'' if len(rounds) == 1 else 's'} {numbers}.", why=scored)


# ── What one does now and what the others see of it, in a sentence that stands beside the cards ──────────────────────

LATER = "Minus cards are laid at the equations of others, once all numbers lie."
"""Said of minus cards in hand while there is no place for them yet."""


def turn_says(view: View) -> str:
    """What is true of one's own turn.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> turn_says(observe(new_game(2, "FERN-42"), 0))
    'Nobody else sees what you lay.'
    """
    match view.phase:
        case Phase.DRAFT:
            return "Take a symbol for your hand. The last one left is nobody’s."
        case Phase.NUMBERS if view.rules.small_under_times and view.symbol == TIMES:
            small = f"Beside {symbol_text(TIMES)} lie numbers from 1 to {MOST_UNDER_TIMES}."
            return f"Nobody else sees what you lay. {small}"
        case Phase.NUMBERS:
            return "Nobody else sees what you lay."
        case Phase.SABOTAGE if MINUS in view.hand:
            return "Nobody sees it until everybody has chosen."
        case Phase.SABOTAGE:
            return (
                "You have no minus card, so you lay none. "
                "Nobody sees which of the two it is until the cards are turned."
            )
    return ""


def waiting_says(view: View, names: Sequence[str] = ()) -> str:
    """What the others do while one waits or only watches; "" for whoever has something to do.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> waiting_says(observe(new_game(2, "FERN-42"), None))
    'Everybody lays two numbers, face down.'
    """
    if view.is_my_turn:
        return ""
    plays = view.player in view.active
    match view.phase:
        case Phase.DRAFT:
            return f"{name_of(view.order[0], names)} chooses."
        case Phase.NUMBERS if plays:
            return "You are ready. Others still lay their numbers."
        case Phase.NUMBERS if view.player is not None:
            return f"You have your {counted(POINTS_TO_WIN, 'point')}. The others play on for the places."
        case Phase.NUMBERS:
            return "Everybody lays two numbers, face down."
        case Phase.SABOTAGE if plays and view.player is not None and (chosen := view.sabotages[view.player]):
            return f"You have chosen: {sentence(chosen, names)} Others still choose."
        case Phase.SABOTAGE:
            return "Everybody may lay a minus card, face down."
    return ""


def redealt_says(player: Player, hand: Cards, names: Sequence[str] = ()) -> str:
    """Why a hand that lies open was dealt again.

    >>> redealt_says(0, ("3", "-", "-", "-", "-", "-"), ["Asha"])
    'Asha had too few numbers, showed this hand, and was dealt a new one.'
    """
    return f"{name_of(player, names)} had {too_few_text(hand)}, showed this hand, and was dealt a new one."
