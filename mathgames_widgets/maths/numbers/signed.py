"""Integers, on both sides of zero: even and odd, divided by 3, halved and rounded down, sums and differences."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, lcm

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, number, plain, show
from mathgames_widgets.maths.writing.shown import Digits, Fence, Over, Shown, SideBySide

say = room(__name__)


def in_text(value: int) -> str:
    """A number within a sentence, with a true minus sign.

    >>> in_text(-5)
    '−5'
    """
    return f"{value}".replace("-", "−")


def after_a_sign(value: int) -> Shown:
    """A number behind a sign: in brackets where it is negative.

    >>> show(2, "×", after_a_sign(-3)).plain(), show(2, "×", after_a_sign(3)).plain()
    ('2 × (−3)', '2 × 3')
    """
    return Fence(number(Fraction(value))) if value < 0 else number(Fraction(value))


def added(values: Sequence[int]) -> list[object]:
    """Numbers to be added, with a minus sign in place of the plus where one is negative.

    >>> show(*added((4, -3, 0, 2))).plain(), show(*added((-1, 5))).plain()
    ('4 − 3 + 0 + 2', '−1 + 5')
    """
    parts: list[object] = []
    for value in values:
        parts += ["−" if value < 0 else "+", abs(value)] if parts else [value]
    return parts


def half(value: int) -> Shown:
    """Half of an integer, as a decimal.

    >>> half(5).plain(), half(-5).plain(), half(-4).plain()
    ('2.5', '−2.5', '−2')
    """
    size = Digits(f"{abs(value) // 2}{'.5' if value % 2 else ''}")
    return SideBySide((MINUS, size)) if value < 0 else size


# ── even and odd ──────────────────────────────────────────────────────────────────────────────────────────────────


def parity(value: int) -> Explanation:
    """Whether a number is even or odd, and why, also for 0 and below it.

    >>> print(parity(0))
    0 is even.   0 = 2 × 0
      An even number is 2 times a whole number, and 0 is a whole number.
      Even and odd numbers take turns: −1 is odd, 0 is even, 1 is odd.
    >>> print(parity(-5))
    −5 is odd.   −5 = 2 × (−3) + 1
      An odd number is 1 more than 2 times an integer, and −3 is an integer.
      Even and odd numbers take turns: −6 is even, −5 is odd, −4 is even.
      The sign does not matter: −5 is odd because 5 is.
    """
    times, is_odd = divmod(value, 2)
    shown = show(value, "=", 2, "×", after_a_sign(times), *(("+", 1) if is_odd else ()))
    odd = bool(is_odd)
    why = [
        Explanation(_rule_of_parity(value)),
        Explanation(say("parity-turns", odd=odd, before=value - 1, number=value, after=value + 1)),
    ]
    if value < 0:
        why.append(Explanation(say("parity-sign", odd=odd, number=value, size=-value)))
    return Explanation(say("parity", odd=odd, number=value), shown=shown, why=tuple(why))


def _rule_of_parity(value: int) -> str:
    """What even and odd mean; below 0 the number that 2 is multiplied by is an integer, but not a whole number."""
    if value < 0:
        return say("odd-number-below-zero" if value % 2 else "even-number-below-zero", half=value // 2)
    if value % 2:
        return say("odd-number")
    return say("even-number") if value else say("even-zero")


# ── divided by 3 ──────────────────────────────────────────────────────────────────────────────────────────────────


def thirds(value: int) -> Explanation:
    """Whether 3 divides a number without a remainder, and why, also for 0 and below it.

    >>> print(thirds(-6))
    −6 is divisible by 3: there is no remainder.   −6 = 3 × (−2)
      The multiples of 3 are every third number, on both sides of 0: −6, −3, 0, 3, 6 and so on.
    >>> print(thirds(-4))
    −4 is not divisible by 3: the remainder is 2.   −4 = 3 × (−2) + 2
      −4 lies between the multiples −6 and −3, and a remainder counts up from the lower one.
    >>> thirds(0).why[0].claim
    '0 ÷ 3 = 0, and nothing is left over.'
    """
    times, remainder = divmod(value, 3)
    shown = show(value, "=", 3, "×", after_a_sign(times), *(("+", remainder) if remainder else ()))
    if remainder:
        between = say("thirds-between", number=value, low=3 * times, high=3 * times + 3)
        return Explanation(say("thirds-not", number=value, rest=remainder), shown=shown, why=(Explanation(between),))
    zero = (Explanation(say("thirds-zero")),) if value == 0 else ()
    return Explanation(say("thirds", number=value), shown=shown, why=(*zero, Explanation(say("thirds-every"))))


# ── halved and rounded down ───────────────────────────────────────────────────────────────────────────────────────


def halved(value: int) -> Explanation:
    """Half of a number, rounded down: below zero, too, down means to the left on the number line.

    >>> print(halved(-5))
    Half of −5 is −2.5, rounded down to −3.   −5 ÷ 2 = −2.5 → −3
      −2.5 lies between −3 and −2, and the lower of the two is −3.
      Down is to the left on the number line, below zero too: −3 is less than −2.
    >>> print(halved(4))
    Half of 4 is 2.   4 ÷ 2 = 2
    """
    low, halves = value // 2, half(value).plain()
    if value % 2 == 0:
        return Explanation(say("half", number=value, half=halves), shown=show(value, "÷", 2, "=", low))
    between = Explanation(say("half-between", half=halves, low=low, high=low + 1))
    left = Explanation(say("down-is-left", low=low, high=low + 1))
    return Explanation(
        say("half-rounded", number=value, half=halves, low=low),
        shown=show(value, "÷", 2, "=", half(value), "→", low),
        why=(between, left) if value < 0 else (between,),
    )


# ── differences ───────────────────────────────────────────────────────────────────────────────────────────────────


def difference(high: int, low: int) -> Explanation:
    """How far apart two numbers lie, and what a negative one does to it.

    >>> print(difference(7, -2))
    The distance from −2 to 7 is 9.   7 − (−2) = 9
      The distance from −2 to 0 is 2, and from 0 to 7 it is 7.   2 + 7 = 9
    >>> print(difference(6, 2))
    The distance from 2 to 6 is 4.   6 − 2 = 4
    """
    why: tuple[Explanation, ...] = ()
    if low < 0 <= high:
        through_zero = say("apart-through-zero", low=low, size=-low, high=high)
        why = (Explanation(through_zero, shown=show(-low, "+", high, "=", high - low)),)
    return Explanation(
        say("apart", low=low, high=high, apart=high - low),
        shown=show(high, "−", after_a_sign(low), "=", high - low),
        why=why,
    )


# ── why one number is less than another ───────────────────────────────────────────────────────────────────────────────
#
# Less means farther to the left on the number line.


def why_less(low: Fraction, high: Fraction) -> Explanation:
    """Why a number is less than another.

    >>> print(why_less(Fraction(-9), Fraction(-4)))
    −9 is less than −4.   −9 < −4
      −9 lies farther to the left on the number line: 9 below 0, and −4 only 4 below 0.
    >>> print(why_less(Fraction(10, 3), Fraction(7, 2)))
    10/3 is less than 7/2.   10/3 < 7/2
      Over the common denominator 6 the numerators can be compared: 20 < 21.   10/3 = 20/6, 7/2 = 21/6

    Raises ValueError where it is not less.
    """
    if low >= high:
        raise ValueError(f"{plain(low)} is not less than {plain(high)}.")
    return Explanation(say("less", low=low, high=high), shown=show(low, "<", high), why=_reasons(low, high))


def _reasons(low: Fraction, high: Fraction) -> tuple[Explanation, ...]:
    if low < 0 <= high or low <= 0 < high:
        return (Explanation(_across_zero(low, high)),)
    if high < 0:
        return _below_zero(low, high)
    return _above_zero(low, high)


def _across_zero(low: Fraction, high: Fraction) -> str:
    if high == 0:
        return say("negative-below-zero")
    if low == 0:
        return say("positive-above-zero")
    return say("negative-below-positive")


def _below_zero(low: Fraction, high: Fraction) -> tuple[Explanation, ...]:
    """The one that is further from zero is the lower one."""
    further = Explanation(say("further-left", low=low, low_size=-low, high=high, high_size=-high))
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
        same = say("same-denominator", below=low.denominator, low=low.numerator, high=high.numerator)
        return (Explanation(same),)
    return (_common(low, high),)


def _on_both_sides(low: Fraction, between: int, high: Fraction) -> str:
    """An integer stands between them, or is one of them."""
    if low.denominator == 1:
        return say("by-so-much-more", high=high, apart=high - low, low=low)
    if high == between:
        return say("by-so-much-less", low=low, apart=high - low, high=high)
    return say("between-them", low=low, between=between, high=high)


def _common(low: Fraction, high: Fraction) -> Explanation:
    """Both over the same denominator."""
    below = lcm(low.denominator, high.denominator)
    tops = [int(value * below) for value in (low, high)]
    claim = say("common-denominator", below=below, low=tops[0], high=tops[1])
    widened = [_widened(value, below) for value in (low, high) if value.denominator != below]
    return Explanation(claim, shown=show(*[part for line in widened for part in (",", line)][1:]))


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
