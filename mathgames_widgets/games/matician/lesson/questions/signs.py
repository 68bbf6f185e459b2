"""The questions of the Matician lesson about minus cards: by symbol and side, several of them, and zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.matician.lesson.pictures import ATTACKS, Cards, attacked_values, bare
from mathgames_widgets.games.matician.lesson.practice.drawing import EXACT_OR_NONE, an_equation, hand, two
from mathgames_widgets.games.matician.lesson.practice.values import Attack, value_of, wrong_values
from mathgames_widgets.games.matician.lesson.practice.values import helps as helping
from mathgames_widgets.games.matician.lesson.practice.values import hurts as hurting
from mathgames_widgets.games.matician.rules.cards import LEFT, LESS, OVER, PLUS, RIGHT, SIDES, SYMBOLS, TIMES, Equation
from mathgames_widgets.games.matician.words.explanations import attacks
from mathgames_widgets.games.matician.words.sentences import worked_out
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import capital
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import FillTable, Number


def _worth(key: str, words: str, hint: str, equation: Equation, again: Callable[[Draw], Equation]) -> Number:
    """What is an equation worth? The words stand before its cards."""
    question = value_of(equation).question
    assert isinstance(question, Number)
    return replace(
        question,
        key=key,
        prompt=(f"{words} ", Cards(equation)),
        hint=hint,
        again=lambda seed: _worth(key, words, hint, again(Draw(seed)), again),
    )


# ── a difference ──────────────────────────────────────────────────────────────────────────────────────────────────


def minus() -> Number:
    """Taking away a negative number."""
    return _worth(
        "minus",
        "A minus card lies in front of the right number of a difference. What is it worth?",
        "Taking something away makes less. And taking a debt away?",
        Equation("11", LESS, "1", (0, 1)),
        lambda draw: Equation(*_falling(draw), (0, 1)),
    )


def _falling(draw: Draw) -> tuple[str, str, str]:
    low, high = hand(draw, 2)
    return str(high), LESS, str(low)


THEIRS = Equation("13", LESS, "4")
"""What Player 2 lays in the second round."""


def hurts(equation: Equation = THEIRS) -> ChooseOne:
    """Where does a minus card hurt a difference?"""
    return replace(
        hurting(equation),
        key="hurts",
        prompt=(
            f"Suppose that Player 2 lays {bare(equation)}. Where does your minus card hurt most? ",
            Cards(equation),
        ),
        again=lambda seed: hurts(an_equation(Draw(seed), Draw(f"{seed} symbol").one(SYMBOLS))),
    )


def plus() -> Number:
    """Two negative numbers are added."""
    return _worth(
        "plus",
        "Three play. Two of them lay a minus card each at the sum of the third. What is it worth?",
        "Start at 0 on the number line, go to the first number, then on by the second one.",
        Equation("8", PLUS, "13", (1, 1)),
        lambda draw: an_equation(draw, PLUS, (1, 1)),
    )


# ── all symbols ───────────────────────────────────────────────────────────────────────────────────────────────────


def effects(numbers: tuple[int, int] = (6, 2)) -> FillTable:
    """What one minus card does, by symbol and side."""
    left, right = map(str, numbers)
    equations = [Equation(left, symbol, right) for symbol in SYMBOLS]
    attacked = [equation.attacked(side) for equation in equations for side in SIDES]
    return FillTable(
        key="effects",
        prompt="What does each of these become with one minus card? Fill in the table.",
        hint="Write the number with its sign first. For − on the right: what is taken away is a negative number.",
        corner="without",
        rows=tuple([f"{worked_out(equation)}" for equation in equations]),
        columns=ATTACKS,
        values=tuple([value for equation in equations for value in attacked_values(equation)]),
        advice=EXACT_OR_NONE,
        misconceptions=tuple(
            [Wrong((place, value), idea) for place, one in enumerate(attacked) for value, idea in _each_once(one)]
        ),
        why=Explanation(
            "Under + both sides harm, under − only the left one, and under × and ÷ the sign changes either way.",
            why=tuple([told for equation in equations for told in attacks(equation)]),
        ),
        again=lambda seed: effects(Draw(seed).one(EVEN_PARTS)),
    )


EVEN_PARTS = tuple([(right * times, right) for right in range(2, 6) for times in range(2, 6) if right * times <= 15])
"""Two numbers of which the first divides by the second."""


def _each_once(equation: Equation) -> list[tuple[Fraction, Misconception]]:
    """The wrong values of an equation, each with the first idea behind it."""
    found: dict[Fraction, Misconception] = {}
    for value, idea in wrong_values(equation):
        if value is not None and value != equation.value:
            found.setdefault(Fraction(value), idea)
    return list(found.items())


SOME_ATTACKS: Sequence[Attack] = (
    (Equation("8", PLUS, "13"), RIGHT),
    (Equation("11", LESS, "1"), RIGHT),
    (Equation("11", LESS, "1"), LEFT),
    (Equation("8", PLUS, "13", (1, 0)), LEFT),
    (Equation("6", TIMES, "2"), RIGHT),
)


def helps(wanted: Sequence[Attack] = SOME_ATTACKS) -> ChooseSome:
    """Which attacks help the player who is attacked?"""
    return replace(helping(wanted), key="helps", again=_helps_again)


def _helps_again(seed: str) -> ChooseSome:
    """The same five cases with other numbers, in another order."""
    draw = Draw(seed)
    changed = [
        (Equation(*_with_symbol(draw, equation.symbol), equation.minuses), side) for equation, side in SOME_ATTACKS
    ]
    return helps(draw.shuffled(changed))


def _with_symbol(draw: Draw, symbol: str) -> tuple[str, str, str]:
    left, right = two(draw, 12)
    return left, symbol, right


# ── several minus cards, and zero ─────────────────────────────────────────────────────────────────────────────────


def cancel() -> Number:
    """A minus card on each side of × or ÷."""
    return _worth(
        "cancel",
        "A minus card lies on each side of this equation. What is it worth?",
        "One negative number turns the sign. What does the second one do?",
        Equation("6", TIMES, "2", (1, 1)),
        lambda draw: an_equation(draw, draw.one((TIMES, OVER)), (1, 1)),
    )


THREE_ON_ONE = Equation("8", TIMES, "5", (0, 3))


def alternate(equation: Equation = THREE_ON_ONE) -> Number:
    """Several minus cards on one number."""
    question = value_of(equation).question
    assert isinstance(question, Number)
    many = max(equation.minuses)
    number = equation.left if equation.minuses[LEFT] else equation.right
    return replace(
        question,
        key="alternate",
        prompt=(
            f"{capital(counted(many, 'minus card'))} lie in front of the same number. What is the equation worth? ",
            Cards(equation),
        ),
        hint=f"Lay them down one after the other: {number}, −{number}, … Where do you end?",
        again=lambda seed: alternate(_many(Draw(seed))),
    )


def _many(draw: Draw) -> Equation:
    many = draw.one((2, 3, 4, 5))
    return an_equation(draw, draw.one((PLUS, LESS, TIMES)), draw.one(((0, many), (many, 0))))


def zero() -> Number:
    """Division by zero, and division of zero."""
    return _worth(
        "zero",
        "There is one 0 in the deck. What is this equation worth?",
        "Turn it round: which number times the right number gives the left one?",
        Equation("11", OVER, "0"),
        lambda draw: Equation(*draw.one(_zeros(str(draw.one(range(2, 16)))))),
    )


def _zeros(number: str) -> tuple[tuple[str, str, str, tuple[int, int]], ...]:
    return (number, OVER, "0", (0, 0)), ("0", OVER, number, (0, 0)), ("0", OVER, number, (0, 1))


QUESTIONS: dict[str, Callable[[], Question]] = {
    "minus": minus,
    "hurts": hurts,
    "plus": plus,
    "effects": effects,
    "helps": helps,
    "cancel": cancel,
    "alternate": alternate,
    "zero": zero,
}
