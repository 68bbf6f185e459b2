"""Problems about one equation: its value with minus cards in front of its numbers, and division by zero."""

from __future__ import annotations

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, TIMES
from mathgames_widgets.games.matician.equations import Equation, Value
from mathgames_widgets.games.matician.explain_values import why_value
from mathgames_widgets.lesson.matician_figures import Cards
from mathgames_widgets.lesson.matician_ideas import (
    ANY_MINUS,
    CARD_IGNORED,
    DIVIDED_BY_NOTHING,
    LARGER_MINUS_SMALLER,
    MINUSES_ADD_UP,
    NOTHING_DIVIDED,
    ONE_MINUS_NO_MATTER,
    SIGN_LOST,
    TAKEN_NOT_ADDED,
    TWO_MINUSES_MAKE_PLUS,
    TWO_MINUSES_STAY,
    UPSIDE_DOWN,
    WHOLE_EQUATION,
    ZERO_IS_NOTHING,
    ZERO_SHARED,
)
from mathgames_widgets.lesson.matician_practice.drawing import EXACT_OR_NONE, ONE_SIDE, SYMBOLS, an_equation
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.questions import Misconception
from mathgames_widgets.lesson.typed import Number

Misread = tuple[Value | int, Misconception]

HINT = "Write each number with its sign first: every minus card changes it once. Then use the symbol."


def wrong_values(equation: Equation) -> tuple[Misread, ...]:
    """What somebody may take an equation to be worth, and why.

    >>> [(str(value), idea.name) for value, idea in wrong_values(Equation("4", "-", "13", (0, 1)))][0]
    ('-9', 'Taking away a negative number makes less')
    """
    left, right = int(equation.left), int(equation.right)
    if not left or not right:
        return _with_zero(equation)
    signs = (equation.minuses[0] % 2, equation.minuses[1] % 2)
    found = {PLUS: _sums, LESS: _differences, TIMES: _products, OVER: _quotients}[equation.symbol](left, right, signs)
    return (*found, *_many(equation))


def _sums(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    total, apart = left + right, abs(left - right)
    if signs == (1, 1):
        return (total, TWO_MINUSES_MAKE_PLUS), (-apart, SIGN_LOST), (apart, SIGN_LOST)
    if signs == (0, 0):
        return ((-total, MINUSES_ADD_UP),)
    return (apart, LARGER_MINUS_SMALLER), (total, CARD_IGNORED), (-total, WHOLE_EQUATION), (-apart, SIGN_LOST)


def _differences(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    less, total = left - right, left + right
    if signs == (0, 1):
        return (less, TAKEN_NOT_ADDED), (-less, WHOLE_EQUATION), (-total, SIGN_LOST)
    if signs == (1, 0):
        return (total, TWO_MINUSES_MAKE_PLUS), (less, CARD_IGNORED), (-less, WHOLE_EQUATION)
    if signs == (1, 1):
        return (-total, TAKEN_NOT_ADDED), (total, TWO_MINUSES_MAKE_PLUS), (less, CARD_IGNORED)
    return (-less, LARGER_MINUS_SMALLER), (total, SIGN_LOST), (-total, MINUSES_ADD_UP)


def _products(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    product = left * right
    if signs == (1, 1):
        return ((-product, TWO_MINUSES_STAY),)
    if signs == (0, 0):
        return ((-product, ANY_MINUS),)
    return (product, ONE_MINUS_NO_MATTER), (right - left if signs[0] else left - right, SIGN_LOST)


def _quotients(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    quotient, other = Equation(str(left), OVER, str(right)).value, Equation(str(right), OVER, str(left)).value
    assert quotient is not None and other is not None
    if signs == (1, 1):
        return (-quotient, TWO_MINUSES_STAY), (other, UPSIDE_DOWN)
    if signs == (0, 0):
        return (other, UPSIDE_DOWN), (-quotient, ANY_MINUS)
    return (quotient, ONE_MINUS_NO_MATTER), (-other, UPSIDE_DOWN), (other, UPSIDE_DOWN)


def _many(equation: Equation) -> tuple[Misread, ...]:
    """Several minus cards on one number are taken for one, or for none."""
    if max(equation.minuses) < 2:
        return ()
    once = (min(equation.minuses[0], 1), min(equation.minuses[1], 1))
    never = Equation(equation.left, equation.symbol, equation.right).value
    value = Equation(equation.left, equation.symbol, equation.right, once).value
    return (value, ANY_MINUS), (never, CARD_IGNORED)


def _with_zero(equation: Equation) -> tuple[Misread, ...]:
    left, right = equation.numbers
    other = left or right
    if equation.symbol == OVER and not right:
        return (0, DIVIDED_BY_NOTHING), (left, NOTHING_DIVIDED), (-left, NOTHING_DIVIDED)
    if equation.symbol == OVER:
        return (None, ZERO_SHARED), (right, NOTHING_DIVIDED), (-right, NOTHING_DIVIDED)
    if equation.symbol == TIMES:
        return (other, ZERO_IS_NOTHING), (-other, ZERO_IS_NOTHING)
    if equation.symbol == LESS and not left:
        return (right, SIGN_LOST), (0, SIGN_LOST)
    return (-other, SIGN_LOST), (0, SIGN_LOST)


def _value(draw: Draw, level: int) -> Task:
    if level == 1:
        return value_of(an_equation(draw, draw.one((PLUS, LESS)), draw.one(ONE_SIDE)))
    if level == 2:
        return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one((*ONE_SIDE, (1, 1)))))
    return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one(((0, 2), (1, 2), (2, 1), (3, 1), (3, 0), (1, 3)))))


def value_of(equation: Equation) -> Task:
    """What is an equation worth?"""
    question = Number(
        key="",
        prompt=("What is this equation worth? ", Cards(equation)),
        hint=HINT,
        value=equation.value,
        advice=EXACT_OR_NONE,
        why=why_value(equation),
        misconceptions=expected(equation.value, *wrong_values(equation)),
    )
    return Task(question)


def _zero(draw: Draw, level: int) -> Task:
    number = str(draw.one(range(2, 16)))
    symbol = OVER if level == 1 else draw.one((OVER, OVER, TIMES, PLUS, LESS))
    minuses = (0, 0) if level == 1 else draw.one(ONE_SIDE) if level == 2 else draw.one(((1, 1), (2, 1), (1, 2)))
    left, right = draw.one(((number, "0"), ("0", number)))
    return value_of(Equation(left, symbol, right, minuses))


VALUE = Kind("value", "What is it worth?", _value)
ZERO = Kind("zero", "Zero in an equation", _zero)
