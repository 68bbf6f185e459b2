"""Why one number is less than another: below zero, and between fractions.

Less means further to the left on the number line.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, lcm

from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain, show
from mathgames_widgets.maths.shown import Digits, Over, Shown


def why_less(low: Fraction, high: Fraction) -> Explanation:
    """Why a number is less than another.

    >>> print(why_less(Fraction(-9), Fraction(-4)))
    −9 is less than −4.   −9 < −4
      −9 lies further to the left on the number line: 9 below 0, and −4 only 4 below 0.
    >>> print(why_less(Fraction(10, 3), Fraction(7, 2)))
    10/3 is less than 7/2.   10/3 < 7/2
      Over the common denominator 6 the numerators can be compared: 20 < 21.   10/3 = 20/6, 7/2 = 21/6

    Raises ValueError where it is not less.
    """
    if low >= high:
        raise ValueError(f"{plain(low)} is not less than {plain(high)}.")
    claim = f"{plain(low)} is less than {plain(high)}."
    return Explanation(claim, shown=show(low, "<", high), why=_reasons(low, high))


def _reasons(low: Fraction, high: Fraction) -> tuple[Explanation, ...]:
    if low < 0 <= high or low <= 0 < high:
        return (Explanation(_across_zero(low, high)),)
    if high < 0:
        return _below_zero(low, high)
    return _above_zero(low, high)


def _across_zero(low: Fraction, high: Fraction) -> str:
    if high == 0:
        return "Every negative number is less than 0."
    if low == 0:
        return "Every positive number is greater than 0."
    return "Every negative number is less than every positive number."


def _below_zero(low: Fraction, high: Fraction) -> tuple[Explanation, ...]:
    """The one that is further from zero is the lower one."""
    left = f"{plain(low)} lies further to the left on the number line: {plain(-low)} below 0"
    further = Explanation(f"{left}, and {plain(high)} only {plain(-high)} below 0.")
    if low.denominator == high.denominator == 1:
        return (further,)
    return (further, why_less(-high, -low))


def _above_zero(low: Fraction, high: Fraction) -> tuple[Explanation, ...]:
    if low.denominator == high.denominator == 1:
        return ()
    between = floor(low) + 1
    if between <= high or low.denominator == 1:
        return (Explanation(_on_both_sides(low, between, high)),)
    if low.denominator == high.denominator:
        tops = f"{low.numerator} < {high.numerator}"
        return (Explanation(f"Both have the denominator {low.denominator}, so the numerators decide: {tops}."),)
    return (_common(low, high),)


def _on_both_sides(low: Fraction, between: int, high: Fraction) -> str:
    """A whole number stands between them, or is one of them."""
    if low.denominator == 1:
        return f"{plain(high)} is {plain(high - low)} more than {plain(low)}."
    if high == between:
        return f"{plain(low)} is {plain(high - low)} less than {between}."
    return f"{plain(low)} is less than {between}, and {plain(high)} is more than {between}."


def _common(low: Fraction, high: Fraction) -> Explanation:
    """Both over the same denominator."""
    below = lcm(low.denominator, high.denominator)
    tops = [int(value * below) for value in (low, high)]
    claim = f"Over the common denominator {below} the numerators can be compared: {tops[0]} < {tops[1]}."
    widened = [_widened(value, below) for value in (low, high) if value.denominator != below]
    return Explanation(claim, shown=show(*[part for one in widened for part in (",", one)][1:]))


def _widened(value: Fraction, below: int) -> Shown:
    """A fraction, and the same with this denominator."""
    return show(value, "=", Over(Digits(f"{int(value * below)}"), Digits(f"{below}"), is_number=True))


def in_order(values: Sequence[Fraction]) -> Shown:
    """Numbers from the lowest to the highest.

    >>> in_order([Fraction(6), Fraction(-9), Fraction(6), Fraction(7, 2)]).plain()
    '−9 < 7/2 < 6 = 6'
    """
    parts: list[object] = []
    for before, value in zip([None, *sorted(values)], sorted(values), strict=False):
        if before is not None:
            parts.append("=" if before == value else "<")
        parts.append(value)
    return show(*parts)
