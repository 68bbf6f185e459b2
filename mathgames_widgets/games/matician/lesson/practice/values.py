"""Problems about minus cards: where one hurts most, where it helps, what an equation is worth, division by zero."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.pictures import NumberLine
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question, Text
from mathgames_widgets.questions.typed import Number

from ...rules.cards import (
    LEFT,
    LESS,
    OVER,
    PLUS,
    RIGHT,
    SIDES,
    TIMES,
    Equation,
    MinusEffect,
    Side,
    Symbol,
    Value,
    effect,
)
from ...words.explanations import attacks, why_attack, why_value
from ...words.sentences import OPERATIONS, equation_text, worked_out
from ..pictures import EquationCards, attack_text, attacked_values, bare
from .drawing import ONE_SIDE, SYMBOLS, an_equation, exact_or_none

say = room(__name__)

Attack = tuple[Equation, Side]

# ── where it hurts ────────────────────────────────────────────────────────────────────────────────────────────────


def hurts(equation: Equation) -> ChooseOne:
    """Where does one more minus card hurt most?"""
    left, right = attacked_values(equation)
    assert left is not None and right is not None
    options = [
        Option(attack_text(equation, side), mine < other, None if mine < other else _why_there(equation, side))
        for side, mine, other in ((LEFT, left, right), (RIGHT, right, left))
    ]
    alike = Option(say("hurts-alike"), left == right, None if left == right else _why_alike(equation))
    low = min(left, right)
    return ChooseOne(
        prompt=(say("hurts-prompt"), " ", EquationCards(equation)),
        hint=say("hurts-hint"),
        more_hints=(
            say(
                "hurts-both",
                left=equation_text(equation.attacked(LEFT)),
                right=equation_text(equation.attacked(RIGHT)),
            ),
            say("hurts-other", equation=worked_out(equation.attacked(RIGHT if left < right else LEFT))),
        ),
        options=(*options, alike),
        why=Explanation(say("hurts-why", value=low), why=attacks(equation)),
    )


def _why_there(equation: Equation, side: Side) -> Misconception:
    """What is behind an attack on the wrong side."""
    if equation.symbol in (TIMES, OVER):
        return ideas.SIDES_DIFFER
    if equation.minuses[side]:
        return ideas.MINUSES_ADD_UP
    if effect(equation, (side,)) is MinusEffect.HARMS:
        return ideas.ANY_NUMBER
    numbers = (int(equation.left), int(equation.right))
    return ideas.LARGER_ALWAYS_HURTS if numbers[side] > numbers[1 - side] else ideas.MINUS_ALWAYS_HARMS


def _why_alike(equation: Equation) -> Misconception:
    if any(equation.minuses):
        return ideas.MINUSES_ADD_UP
    return ideas.ANY_NUMBER if equation.symbol == PLUS else ideas.ATTACKS_ALIKE


def _hurts(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return hurts(an_equation(draw, draw.one((PLUS, PLUS, LESS))))
    while True:
        equation = an_equation(draw, draw.one(SYMBOLS), (0, 0) if level == 2 else draw.one(((0, 0), *ONE_SIDE)))
        if MinusEffect.HARMS in [effect(equation, (side,)) for side in SIDES]:
            return hurts(equation)


HURTS = Kind("hurts", lambda: say("kind-hurts"), _hurts)

# ── where it helps ────────────────────────────────────────────────────────────────────────────────────────────────


def helps(wanted: Sequence[Attack]) -> ChooseSome:
    """Which attacks help the player who is attacked?"""
    first, side = wanted[0]
    return ChooseSome(
        prompt=say("helps-prompt"),
        hint=say("helps-hint"),
        more_hints=(
            say("helps-signs"),
            say("helps-first", before=worked_out(first), after=worked_out(first.attacked(side))),
        ),
        options=tuple([_option(*attack) for attack in wanted]),
        why=Explanation(
            say("helps-why"),
            why=tuple([_told(*attack) for attack in wanted]),
        ),
    )


def _option(equation: Equation, side: Side) -> Option:
    number = equation.cards[side]
    does_help = effect(equation, (side,)) is MinusEffect.HELPS
    seen = ideas.MINUSES_ADD_UP if equation.minuses[side] else ideas.MINUS_ALWAYS_HARMS
    return Option(
        say("helps-case", equation=equation_text(equation), card=number),
        does_help,
        seen if does_help else ideas.ONE_FOR_ALL,
    )


def _told(equation: Equation, side: Side) -> Explanation:
    told = why_attack(equation, (side,))
    claim = say("helps-told", equation=equation_text(equation), effect=told.claim)
    return Explanation(claim, told.shown, told.why)


def _helps(draw: ProblemRng, level: int) -> Question:
    while True:
        count = level + 2
        symbols = [LESS, *[draw.one(SYMBOLS[: 2 if level == 1 else 4]) for _ in range(count - 1)]]
        minuses = [(0, 0) if level == 1 else draw.one(((0, 0), *ONE_SIDE)) for _ in range(count)]
        equations = [an_equation(draw, symbol, laid) for symbol, laid in zip(symbols, minuses, strict=True)]
        question = helps([(equation, draw.one(SIDES)) for equation in draw.shuffled(equations)])
        if 0 < len(question.solution) < count:
            return question


HELPS = Kind("helps", lambda: say("kind-helps"), _helps)


# ── what it is worth ──────────────────────────────────────────────────────────────────────────────────────────────

Misread = tuple[Value | int, Misconception]


def wrong_values(equation: Equation) -> tuple[Misread, ...]:
    """The wrong values that an equation may be taken to have, and why.

    >>> [(str(value), idea.name) for value, idea in wrong_values(Equation("4", "-", "13", (0, 1)))][0]
    ('-9', 'Subtracting a negative number makes the result smaller')
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
        return (total, ideas.TWO_MINUSES_MAKE_PLUS), (-apart, ideas.SIGN_LOST), (apart, ideas.SIGN_LOST)
    if signs == (0, 0):
        return ((-total, ideas.MINUSES_ADD_UP),)
    return (
        (apart, ideas.LARGER_MINUS_SMALLER),
        (total, ideas.CARD_IGNORED),
        (-total, ideas.WHOLE_EQUATION),
        (-apart, ideas.SIGN_LOST),
    )


def _differences(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    less, total = left - right, left + right
    if signs == (0, 1):
        return (
            (less, ideas.TAKEN_NOT_ADDED),
            (-less, ideas.WHOLE_EQUATION),
            (-total, ideas.SIGN_LOST),
            (-total, ideas.WHOLE_EQUATION),
        )
    if signs == (1, 0):
        return (total, ideas.TWO_MINUSES_MAKE_PLUS), (less, ideas.CARD_IGNORED), (-less, ideas.WHOLE_EQUATION)
    if signs == (1, 1):
        return (-total, ideas.TAKEN_NOT_ADDED), (total, ideas.TWO_MINUSES_MAKE_PLUS), (less, ideas.CARD_IGNORED)
    return (-less, ideas.LARGER_MINUS_SMALLER), (total, ideas.SIGN_LOST), (-total, ideas.MINUSES_ADD_UP)


def _products(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    product = left * right
    if signs == (1, 1):
        return ((-product, ideas.TWO_MINUSES_STAY),)
    if signs == (0, 0):
        return ((-product, ideas.ANY_MINUS),)
    return (product, ideas.ONE_MINUS_NO_MATTER), (right - left if signs[0] else left - right, ideas.SIGN_LOST)


def _quotients(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    quotient, other = Equation(str(left), OVER, str(right)).value, Equation(str(right), OVER, str(left)).value
    assert quotient is not None and other is not None
    if signs == (1, 1):
        return (-quotient, ideas.TWO_MINUSES_STAY), (other, ideas.UPSIDE_DOWN)
    if signs == (0, 0):
        return (other, ideas.UPSIDE_DOWN), (-quotient, ideas.ANY_MINUS)
    return (quotient, ideas.ONE_MINUS_NO_MATTER), (-other, ideas.UPSIDE_DOWN), (other, ideas.UPSIDE_DOWN)


def _many(equation: Equation) -> tuple[Misread, ...]:
    """Several minus cards on one number are taken for one, or for none."""
    if max(equation.minuses) < 2:
        return ()
    once = (min(equation.minuses[0], 1), min(equation.minuses[1], 1))
    never = equation.as_laid.value
    value = Equation(equation.left, equation.symbol, equation.right, once).value
    return (value, ideas.ANY_MINUS), (never, ideas.CARD_IGNORED)


def _with_zero(equation: Equation) -> tuple[Misread, ...]:
    left, right = equation.numbers
    other = left or right
    if equation.symbol == OVER and not right:
        return (0, ideas.DIVIDED_BY_NOTHING), (left, ideas.NOTHING_DIVIDED), (-left, ideas.NOTHING_DIVIDED)
    if equation.symbol == OVER:
        return (None, ideas.ZERO_SHARED), (right, ideas.NOTHING_DIVIDED), (-right, ideas.NOTHING_DIVIDED)
    if equation.symbol == TIMES:
        return (other, ideas.ZERO_IS_NOTHING), (-other, ideas.ZERO_IS_NOTHING)
    if equation.symbol == LESS and not left:
        return (right, ideas.SIGN_LOST), (0, ideas.SIGN_LOST)
    return (-other, ideas.SIGN_LOST), (0, ideas.SIGN_LOST)


def _value(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return value_of(an_equation(draw, draw.one((PLUS, LESS)), draw.one(ONE_SIDE)))
    if level == 2:
        return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one((*ONE_SIDE, (1, 1)))))
    return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one(((0, 2), (1, 2), (2, 1), (3, 1), (3, 0), (1, 3)))))


def value_of(equation: Equation) -> Question:
    """What is an equation worth?"""
    return Number(
        prompt=(say("value-prompt"), " ", EquationCards(equation)),
        hint=say("value-hint"),
        more_hints=(say("value-signs", equation=equation_text(equation)), _last_hint(equation)),
        value=equation.value,
        advice=exact_or_none(),
        why=why_value(equation),
        because=lambda answer: against_value(equation, answer),
        misconceptions=expected(equation.value, *wrong_values(equation)),
    )


def against_value(equation: Equation, answer: Value) -> str:
    """What speaks against a wrong value: its sign, or the number that the opposite operation makes of it.

    >>> against_value(Equation("4", "-", "13"), Fraction(5))
    'If 4 − 13 were 5, then 5 + 13 would be 4; it is 18.'
    >>> against_value(Equation("6", "x", "2", (0, 1)), Fraction(12))
    'The product of a positive and a negative number is below 0, but 12 is above 0.'
    """
    if answer is None:
        return say("value-exists")
    left, right = equation.numbers
    if equation.symbol in (TIMES, OVER) and left and right and not answer:
        return say("value-not-0", symbol=OPERATIONS[equation.symbol])
    if equation.symbol in (TIMES, OVER) and answer * left * right < 0:
        signs = "mixed" if left * right < 0 else "negative" if left < 0 else "positive"
        return say("value-sign", symbol=OPERATIONS[equation.symbol], signs=signs, answer=answer)
    if equation.symbol == TIMES and not right:
        left, right = right, left
    undone, value = _undone(equation.symbol, answer, right)
    return say("value-undone", equation=equation_text(equation), answer=answer, undone=undone, value=value, left=left)


def _undone(symbol: Symbol, answer: Fraction, right: int) -> tuple[str, Fraction]:
    """A value with the opposite operation, which should bring back the first number, and what that makes.

    >>> [_undone("+", Fraction(5), -13), _undone("/", Fraction(-1, 2), -4)]
    [('5 + 13', Fraction(18, 1)), ('−1/2 × (−4)', Fraction(2, 1))]
    """
    behind = f"({plain(right)})" if right < 0 else f"{right}"
    if symbol == TIMES:
        return f"{plain(answer)} ÷ {behind}", answer / right
    if symbol == OVER:
        return f"{plain(answer)} × {behind}", answer * right
    add = right if symbol == LESS else -right
    return f"{plain(answer)} {'−' if add < 0 else '+'} {abs(add)}", answer + add


def _last_hint(equation: Equation) -> Text:
    """A start on the number line and how far to go, or how a sign and a size are found."""
    left, right = equation.numbers
    if equation.symbol == OVER and 0 in (left, right):
        return say("value-turn-around", right=right, left=left)
    if equation.symbol in (TIMES, OVER):
        return say("value-without-signs", equation=bare(equation))
    go = right if equation.symbol == PLUS else -right
    reach = abs(left) + abs(right) + 1
    told = say("value-start", start=left, steps=abs(go), way="right" if go > 0 else "left")
    return told, " ", NumberLine(-reach, reach, ((left, say("mark-start")),))


def _zero(draw: ProblemRng, level: int) -> Question:
    number = str(draw.one(range(2, 16)))
    symbol = OVER if level == 1 else draw.one((OVER, OVER, TIMES, PLUS, LESS))
    minuses = (0, 0) if level == 1 else draw.one(ONE_SIDE) if level == 2 else draw.one(((1, 1), (2, 1), (1, 2)))
    left, right = draw.one(((number, "0"), ("0", number)))
    return value_of(Equation(left, symbol, right, minuses))


VALUE = Kind("value", lambda: say("kind-value"), _value)
ZERO = Kind("zero", lambda: say("kind-zero"), _zero)
