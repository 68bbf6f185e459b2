"""What an equation is worth, step by step: the signs of its numbers first, then the symbol between them."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, Card
from mathgames_widgets.games.matician.equations import LEFT, SIDES, Equation, signed
from mathgames_widgets.games.matician.sentences import symbol_text, value_text
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import MINUS, show
from mathgames_widgets.maths.shown import Digits, Fence, Over, Row, Shown
from mathgames_widgets.maths.whole import after_a_sign, in_text
from mathgames_widgets.maths.words import capital

Told = tuple[list[Shown], tuple[Explanation, ...]]
"""The steps between an equation and its value, and the sentences behind them."""


def why_value(equation: Equation) -> Explanation:
    """What an equation is worth, and why.

    >>> print(why_value(Equation("4", "-", "13", (0, 1))))
    The equation is worth 17.   4 − (−13) = 4 + 13 = 17
      A minus card in front of 13 makes it −13.
      Taking away −13 is the same as adding 13.
    >>> print(why_value(Equation("7", "/", "0")))
    The equation has no value.   7 ÷ 0
      Dividing by 0 has no answer: no number times 0 is 7.
    """
    left, right = equation.numbers
    signs = tuple([told for side in SIDES if (told := why_sign(_card(equation, side), equation.minuses[side]))])
    start = written(left, equation.symbol, right)
    steps, why = _worked(left, equation.symbol, right)
    if equation.value is None:
        return Explanation("The equation has no value.", shown=start, why=(*signs, *why))
    shown = show(start, *[part for step in steps for part in ("=", step)], "=", equation.value)
    return Explanation(f"The equation is worth {value_text(equation.value)}.", shown=shown, why=(*signs, *why))


def written(left: int, symbol: str, right: int) -> Shown:
    """Two numbers with a symbol between them, a negative one on the right in brackets.

    >>> written(-4, "x", -13).plain()
    '−4 × (−13)'
    """
    return show(left, _operator(symbol), after_a_sign(right))


def _operator(symbol: str) -> str:
    return symbol_text(symbol)


def _card(equation: Equation, side: int) -> Card:
    return equation.left if side == LEFT else equation.right


# ── minus cards in front of a number ──────────────────────────────────────────────────────────────────────────────


def why_sign(card: Card, minuses: int) -> Explanation | None:
    """What minus cards in front of a number make of it; None where none lies there.

    >>> print(why_sign("13", 1))
    A minus card in front of 13 makes it −13.
    >>> print(why_sign("13", 3))
    Three minus cards in front of 13 make it −13.   13 → −13 → 13 → −13
      Each minus card changes the sign, so every two of them cancel.
    >>> print(why_sign("0", 1))
    A minus card in front of 0 changes nothing: 0 is its own opposite.   −0 = 0
    """
    if not minuses:
        return None
    many = "A minus card" if minuses == 1 else capital(counted(minuses, "minus card"))
    if not int(card):
        change = "changes" if minuses == 1 else "change"
        return Explanation(
            f"{many} in front of 0 {change} nothing: 0 is its own opposite.", shown=show(MINUS, 0, "=", 0)
        )
    if minuses == 1:
        return Explanation(f"{many} in front of {card} makes it −{card}.")
    numbers = [signed(card, laid) for laid in range(minuses + 1)]
    shown = show(*[part for number in numbers for part in ("→", number)][1:])
    cancel = "so the two cancel" if minuses == 2 else "so every two of them cancel"
    return Explanation(
        f"{many} in front of {card} make it {in_text(numbers[-1])}.",
        shown=shown,
        why=(Explanation(f"Each minus card changes the sign, {cancel}."),),
    )


# ── the symbol ────────────────────────────────────────────────────────────────────────────────────────────────────


def _worked(left: int, symbol: str, right: int) -> Told:
    if symbol == PLUS:
        return _sum(left, right)
    if symbol == LESS:
        return _difference(left, right)
    return _quotient(left, right) if symbol == OVER else _product(left, right)


def _sum(left: int, right: int) -> Told:
    if left < 0 and right < 0:
        return _below_zero(left, right)
    if right < 0:
        steps, why = _taken(left, -right)
        return [show(left, "−", -right), *steps], (
            Explanation(f"Adding {in_text(right)} is the same as taking {-right} away."),
            *why,
        )
    if left < 0 < right:
        steps, why = _taken(right, -left)
        swap = Explanation("In a sum the numbers may change places, and adding a negative number is taking it away.")
        return [show(right, "−", -left), *steps], (swap, *why)
    return [], ()


def _difference(left: int, right: int) -> Told:
    if right < 0:
        steps, why = _sum(left, -right)
        same = Explanation(f"Taking away {in_text(right)} is the same as adding {-right}.")
        return [show(left, "+", -right), *steps], (same, *why)
    if left < 0 < right:
        return _below_zero(left, -right)
    return _taken(left, right)


def _below_zero(left: int, right: int) -> Told:
    """Both numbers lead below 0: −4 − 13 or −4 + (−13)."""
    size = show(MINUS, Fence(show(-left, "+", -right)))
    return [size], (Explanation(f"It starts {-left} below 0 and goes {-right} further down."),)


def _taken(left: int, right: int) -> Told:
    """A number taken from another, both 0 or greater."""
    if not 0 < left < right:
        return [], ()
    more = right - left
    return [show(MINUS, Fence(show(right, "−", left)))], (
        Explanation(f"{right} is {more} more than {left}, so it ends {more} below 0."),
    )


def _product(left: int, right: int) -> Told:
    if not left or not right:
        return [], (Explanation("0 times any number is 0."),)
    sizes = show(abs(left), "×", abs(right))
    if left < 0 and right < 0:
        return [sizes], (why_two_negatives(left, right),)
    if left < 0 or right < 0:
        return [show(MINUS, Fence(sizes))], (_why_one_negative(left, right),)
    return [], ()


def why_two_negatives(left: int, right: int) -> Explanation:
    """Why the product of two negative numbers is positive.

    >>> print(why_two_negatives(-4, -13))
    A negative number times a negative number is positive.   −4 × (−13) = 52
      −4 × 13 and −4 × (−13) together are −4 × 0, which is 0.   −4 × 13 + (−4) × (−13) = −4 × 0 = 0
      So −4 × (−13) is the opposite of −52.
    """
    first, second = in_text(left), f"({in_text(right)})"
    plus = show(left, "×", -right, "+", after_a_sign(left), "×", after_a_sign(right), "=", left, "×", 0, "=", 0)
    together = f"{first} × {-right} and {first} × {second} together are {first} × 0, which is 0."
    return Explanation(
        "A negative number times a negative number is positive.",
        shown=show(written(left, "x", right), "=", left * right),
        why=(
            Explanation(together, shown=plus),
            Explanation(f"So {first} × {second} is the opposite of {in_text(-left * right)}."),
        ),
    )


def _why_one_negative(left: int, right: int) -> Explanation:
    times, number = (right, left) if left < 0 else (left, right)
    claim = "A positive number times a negative number is negative."
    if times == 1:
        return Explanation(claim, why=(Explanation(f"{in_text(number)} once is {in_text(number)}."),))
    pieces = f"{times} debts of {-number} are a debt of {-number * times}."
    return Explanation(claim, why=(Explanation(pieces),))


def _quotient(left: int, right: int) -> Told:
    if not right:
        return [], (why_no_value(left),)
    if not left:
        return [], (
            Explanation(f"0 divided by {in_text(right)} is 0.", shown=show(0, "×", after_a_sign(right), "=", 0)),
        )
    sizes = show(abs(left), "÷", abs(right))
    steps: list[Shown] = []
    if left < 0 and right < 0:
        steps = [sizes]
    elif left < 0 or right < 0:
        steps = [show(MINUS, Fence(sizes))]
    return [*steps, *_fraction(left, right)], (*_why_sign_of(left, right), *_why_quotient(left, right))


def _why_sign_of(left: int, right: int) -> tuple[Explanation, ...]:
    if left > 0 and right > 0:
        return ()
    value = Fraction(left, right)
    shown = show(_in_brackets(value), "×", after_a_sign(right), "=", left)
    if left < 0 and right < 0:
        return (Explanation("A negative number divided by a negative number is positive.", shown=shown),)
    one = "A negative number divided by a positive one" if left < 0 else "A positive number divided by a negative one"
    return (Explanation(f"{one} is negative.", shown=shown),)


def _in_brackets(value: Fraction) -> Shown:
    return show(value) if value.denominator == 1 else Fence(show(value))


def _fraction(left: int, right: int) -> list[Shown]:
    """The fraction before it is in lowest terms, where that is another way to write it."""
    top, bottom = abs(left), abs(right)
    if top % bottom == 0 or gcd(top, bottom) == 1:
        return []
    size = Over(Digits(f"{top}"), Digits(f"{bottom}"), is_number=True)
    return [size if left * right > 0 else Row((MINUS, size))]


def _why_quotient(left: int, right: int) -> tuple[Explanation, ...]:
    top, bottom = abs(left), abs(right)
    value, common = Fraction(top, bottom), gcd(top, bottom)
    if value.denominator == 1:
        return (
            Explanation(
                f"{bottom} goes into {top} exactly {_times(int(value))}.", shown=show(value, "×", bottom, "=", top)
            ),
        )
    lowest = f"No number above 1 goes into both {top} and {bottom}, so the fraction is in lowest terms."
    if common > 1:
        lowest = f"Above and below are divided by {common}, the greatest number that goes into both {top} and {bottom}."
    return (Explanation(lowest), *_why_between(Fraction(left, right)))


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _why_between(value: Fraction) -> tuple[Explanation, ...]:
    """Between which whole numbers a fraction lies."""
    low = value.numerator // value.denominator
    return (Explanation(f"It lies between {in_text(low)} and {in_text(low + 1)} on the number line."),)


def why_no_value(left: int) -> Explanation:
    """Why nothing can be divided by 0.

    >>> print(why_no_value(-7))
    Dividing by 0 has no answer: no number times 0 is −7.
    >>> print(why_no_value(0))
    0 ÷ 0 has no answer: every number times 0 is 0, so any number would do.
    """
    if left:
        return Explanation(f"Dividing by 0 has no answer: no number times 0 is {in_text(left)}.")
    return Explanation("0 ÷ 0 has no answer: every number times 0 is 0, so any number would do.")
