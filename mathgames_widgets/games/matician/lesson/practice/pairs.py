"""Problems about a hand: the best pair of numbers for a symbol, and the safest one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number

from ...rules.cards import LESS, OVER, PLUS, SIDES, TIMES, Equation, Side, Symbol
from ...words.explanations import best_rule, safe_rule
from ...words.sentences import OPERATIONS, SIDE_NAMES, equation_text, symbol_text, worked_out
from ..pictures import InHand, bare, told
from .drawing import SYMBOLS, exact, hand

say = room(__name__)

Hand = Sequence[int]


def arrangements(numbers: Hand, symbol: Symbol) -> list[Equation]:
    """Every way to lay two numbers of a hand.

    >>> [bare(equation) for equation in arrangements((4, 13), "-")]
    ['4 − 13', '13 − 4']
    """
    return [Equation(str(left), symbol, str(right)) for left, right in permutations(numbers, 2)]


def _value(equation: Equation) -> Fraction:
    """The value of an equation that has one."""
    value = equation.value
    assert value is not None, "no zero in this one"
    return value


def worst(equation: Equation) -> Fraction:
    """The least that one minus card makes of an equation.

    >>> worst(Equation("5", "+", "6"))
    Fraction(-1, 1)
    """
    return _value(_hurt(equation))


def _hurt(equation: Equation) -> Equation:
    """An equation attacked where that hurts most."""
    return min([equation.attacked(side) for side in SIDES], key=_value)


def _holding(numbers: Hand, symbol: Symbol) -> dict[str, Any]:
    """A hand as slots: its symbol and its numbers."""
    return {"symbol": symbol_text(symbol), "numbers": sorted(numbers)}


def _cards(numbers: Hand, symbol: Symbol) -> InHand:
    return InHand(symbol, tuple(sorted(numbers)))


def _against(
    kind: str,
    laid: Sequence[Equation],
    worth: Callable[[Equation], Fraction],
    attacked: Callable[[Equation], Equation] | None = None,
) -> Callable[[Fraction | None], str]:
    """What speaks against a number that is not the best: the way to lay it, or that no way makes it.

    `attacked` lays the minus card, where one comes: then a pair shows how far it falls, but not the best one. It is a
    pair that makes the number before the card comes, if there is one.
    """
    best = max(map(worth, laid))
    worse = [pair for pair in laid if worth(pair) < best]

    def told(answer: Fraction | None) -> str:
        if answer is None:
            return say("pair-exists")
        made = next((pair for pair in reversed(laid) if worth(pair) == answer), None)
        if made:
            return say("pair-not-best", kind=kind, equation=bare(made), value=answer, plus=made.symbol == PLUS)
        said = say("pair-unmade", kind=kind, high=answer > best, value=answer)
        if attacked is None or not worse or answer < best:
            return said
        shown = next((pair for pair in worse if _value(pair) == answer), max(worse, key=_value))
        return f"{said} {say('pair-falls', laid=worked_out(shown), fallen=worked_out(attacked(shown)))}"

    return told


# ── the best pair ─────────────────────────────────────────────────────────────────────────────────────────────────


def best_of(numbers: Hand, symbol: Symbol) -> Number:
    """The highest value of a hand."""
    best = max(arrangements(numbers, symbol), key=_value)
    low, *_, second, high = sorted(numbers)
    largest, apart = (Equation(str(high), symbol, str(other)) for other in (second, low))
    grows = symbol in (PLUS, TIMES)
    swapped = Equation(best.right, symbol, best.left)
    return Number(
        prompt=(say("best-prompt", **_holding(numbers, symbol)), " ", _cards(numbers, symbol)),
        hint=say("best-hint"),
        more_hints=(best_rule(symbol),),
        value=_value(best),
        advice=exact(),
        why=Explanation(told(best).claim, why=(Explanation(best_rule(symbol)),)),
        because=_against("best", arrangements(numbers, symbol), _value),
        misconceptions=expected(
            _value(best),
            *[
                (_value(pair), ideas.LARGE_NUMBERS_ONLY.about(equation=bare(pair), grows=grows))
                for pair in (largest, apart)
            ],
            (_value(swapped), _sides_alike(swapped)),
        ),
    )


def _sides_alike(swapped: Equation) -> Misconception:
    """Left and right are the same, said of the pair that someone laid the other way around."""
    is_attacked = any(swapped.minuses)
    return ideas.SIDES_ALIKE.about(equation=equation_text(swapped), value=_value(swapped), is_attacked=is_attacked)


def best_against(numbers: Hand, symbol: Symbol, side: Side) -> Number:
    """The highest value of a hand when it is known which side is attacked."""
    laid = arrangements(numbers, symbol)

    def after(equation: Equation) -> Fraction:
        return _value(equation.attacked(side))

    best, hopeful = max(laid, key=after), max(laid, key=_value)
    swapped = Equation(best.right, symbol, best.left)
    before_the_card = ideas.BEFORE_THE_CARD.about(sum=symbol == PLUS, side=SIDE_NAMES[side])
    becomes = say("would-become", equation=bare(hopeful), worked=worked_out(hopeful.attacked(side)))
    return Number(
        prompt=(
            say("best-against-prompt", side=SIDE_NAMES[side], **_holding(numbers, symbol)),
            " ",
            _cards(numbers, symbol),
        ),
        hint=say("best-against-hint", side=SIDE_NAMES[side]),
        more_hints=(becomes, say("put-there", card=best.cards[side], side=SIDE_NAMES[side])),
        value=after(best),
        advice=exact(),
        why=Explanation(
            told(best.attacked(side)).claim,
            why=(Explanation(say("so-lay", equation=bare(best))), Explanation(becomes)),
        ),
        because=_against("attacked", laid, after, lambda pair: pair.attacked(side)),
        misconceptions=expected(
            after(best),
            *[(after(pair), before_the_card) for pair in laid if _value(pair) == _value(hopeful)],
            (_value(hopeful), ideas.CARD_IGNORED),
            (_value(best), ideas.CARD_IGNORED),
            (after(swapped), _sides_alike(swapped.attacked(side))),
        ),
    )


def _best(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return best_of(hand(draw, 3), draw.one((PLUS, LESS)))
    if level == 2:
        return best_of(hand(draw, 4), draw.one((LESS, TIMES, OVER, OVER)))
    return best_against(hand(draw, 4, 12), draw.one(SYMBOLS), draw.one(SIDES))


BEST = Kind("best", lambda: say("kind-best"), _best)

# ── the safest pair ───────────────────────────────────────────────────────────────────────────────────────────────


def safest_of(numbers: Hand, symbol: Symbol) -> Number:
    """The value that a hand can be sure of when one minus card comes where it hurts most."""
    laid = arrangements(numbers, symbol)
    safest, hopeful = max(laid, key=lambda pair: (worst(pair), _value(pair))), max(laid, key=_value)
    low, second, *_ = sorted(numbers)
    high = max(numbers)
    small = max(arrangements((low, second), symbol), key=worst)
    mixed = max(arrangements((low, high), symbol), key=worst)
    return Number(
        prompt=(say("safest-prompt", **_holding(numbers, symbol)), " ", _cards(numbers, symbol)),
        hint=say("safest-hint", operation=OPERATIONS[symbol]),
        more_hints=(
            say("can-become", equation=bare(hopeful), value=worst(hopeful)),
            say("try-with", card=safest.left),
        ),
        value=worst(safest),
        advice=exact(),
        why=Explanation(
            say("guarantees", equation=bare(safest), value=worst(safest)),
            why=(
                Explanation(safe_rule(symbol)),
                *[
                    Explanation(say("can-become", equation=bare(pair), value=worst(pair)))
                    for pair in _others(safest, hopeful)
                ],
            ),
        ),
        because=lambda answer: against_safest(numbers, symbol)(answer, ""),
        misconceptions=expected(
            worst(safest),
            (_value(hopeful), ideas.HOPE_ONLY),
            *[
                (worst(pair), idea)
                for pair, idea in ((mixed, ideas.BALANCED), (small, ideas.SMALL_IS_SAFE))
                if symbol == PLUS and _is_alone(pair, laid)
            ],
            (_value(safest), ideas.CARD_IGNORED),
        ),
    )


def _is_alone(pair: Equation, laid: Sequence[Equation]) -> bool:
    """Whether no other two numbers guarantee as much as these, so that it is known which ones were meant.

    >>> laid = arrangements((3, 5, 6, 8), PLUS)
    >>> _is_alone(Equation("3", PLUS, "8"), laid), _is_alone(Equation("3", PLUS, "5"), laid)
    (True, False)
    """
    return all({one.left, one.right} == {pair.left, pair.right} for one in laid if worst(one) == worst(pair))


def against_safest(
    numbers: Hand, symbol: Symbol, laid_in: Callable[[str], Equation | None] = lambda text: None
) -> Callable[[Fraction | None, str], str]:
    """What speaks against a wrong guarantee: with some pair, the card was put where it hurts less. The pair is named
    where it is not the best one; it is the one on the board, if that makes the number.
    """
    laid = arrangements(numbers, symbol)
    otherwise = _against("safest", laid, worst, _hurt)
    best = max(map(worst, laid))
    guaranteed = set(map(worst, laid))
    spared = [attacked for pair in laid for side in SIDES if _value(attacked := pair.attacked(side)) not in guaranteed]

    def told(answer: Fraction | None, board: str) -> str:
        made = [attacked for attacked in spared if _value(attacked) == answer]
        made.sort(key=lambda attacked: attacked.as_laid != laid_in(board))
        if not made:
            return otherwise(answer)
        falls = [_hurt(attacked.as_laid) for attacked in made]
        at = next((place for place, fallen in enumerate(falls) if _value(fallen) < best), None)
        if at is None:
            return say("pair-other-side", value=answer)
        return say("pair-falls-elsewhere", spared=worked_out(made[at]), fallen=worked_out(falls[at]))

    return told


def _others(safest: Equation, hopeful: Equation) -> list[Equation]:
    """What the safest pair is compared with: itself turned round, where that is worse, and the hopeful pair."""
    swapped = Equation(safest.right, safest.symbol, safest.left)
    compared = [swapped, hopeful] if safest.symbol == OVER else [hopeful]
    return [pair for pair in dict.fromkeys(compared) if pair != safest]


def _safest(draw: ProblemRng, level: int) -> Question:
    symbol = PLUS if level == 1 else draw.one((LESS, TIMES)) if level == 2 else draw.one((PLUS, OVER, OVER))
    return safest_of(hand(draw, 5 if level == 3 and symbol == PLUS else 4), symbol)


SAFEST = Kind("safest", lambda: say("kind-safest"), _safest)
