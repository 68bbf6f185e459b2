"""Whole numbers on both sides of zero: even and odd, divided by 3, halved and rounded down, sums and differences."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import MINUS, number, show
from mathgames_widgets.maths.shown import Digits, Fence, Row, Shown


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
    """Half of a whole number, as a decimal.

    >>> half(5).plain(), half(-5).plain(), half(-4).plain()
    ('2.5', '−2.5', '−2')
    """
    size = Digits(f"{abs(value) // 2}{'.5' if value % 2 else ''}")
    return Row((MINUS, size)) if value < 0 else size


# ── even and odd ──────────────────────────────────────────────────────────────────────────────────────────────────


def parity(value: int) -> Explanation:
    """Whether a number is even or odd, and why, also for 0 and below it.

    >>> print(parity(0))
    0 is even.   0 = 2 × 0
      An even number is 2 times a whole number, and 0 is a whole number.
      Even and odd numbers take turns: −1 is odd, 0 is even, 1 is odd.
    >>> print(parity(-5))
    −5 is odd.   −5 = 2 × (−3) + 1
      An odd number is 1 more than 2 times a whole number.
      Even and odd numbers take turns: −6 is even, −5 is odd, −4 is even.
      The sign does not matter: −5 is odd because 5 is.
    """
    times, is_odd = divmod(value, 2)
    shown = show(value, "=", 2, "×", after_a_sign(times), *(("+", 1) if is_odd else ()))
    turns = ", ".join([f"{in_text(near)} is {_parity(near)}" for near in range(value - 1, value + 2)])
    why = [Explanation(_rule_of_parity(value)), Explanation(f"Even and odd numbers take turns: {turns}.")]
    if value < 0:
        why.append(
            Explanation(f"The sign does not matter: {in_text(value)} is {_parity(value)} because {in_text(-value)} is.")
        )
    return Explanation(f"{in_text(value)} is {_parity(value)}.", shown=shown, why=tuple(why))


def _parity(value: int) -> str:
    return "odd" if value % 2 else "even"


def _rule_of_parity(value: int) -> str:
    if value % 2:
        return "An odd number is 1 more than 2 times a whole number."
    return f"An even number is 2 times a whole number{', and 0 is a whole number' if value == 0 else ''}."


# ── divided by 3 ──────────────────────────────────────────────────────────────────────────────────────────────────


def thirds(value: int) -> Explanation:
    """Whether 3 divides a number without a remainder, and why, also for 0 and below it.

    >>> print(thirds(-6))
    −6 divides by 3 without a remainder.   −6 = 3 × (−2)
      The multiples of 3 are every third number, on both sides of 0: −6, −3, 0, 3, 6 and so on.
    >>> print(thirds(-4))
    −4 does not divide by 3: the remainder is 2.   −4 = 3 × (−2) + 2
      −4 lies between the multiples −6 and −3, and a remainder counts up from the lower one.
    >>> thirds(0).why[0].claim
    '3 goes into 0 no times, and nothing remains.'
    """
    times, remainder = divmod(value, 3)
    shown = show(value, "=", 3, "×", after_a_sign(times), *(("+", remainder) if remainder else ()))
    if remainder:
        low, high = in_text(3 * times), in_text(3 * times + 3)
        between = (
            f"{in_text(value)} lies between the multiples {low} and {high}, and a remainder counts up "
            "from the lower one."
        )
        claim = f"{in_text(value)} does not divide by 3: the remainder is {remainder}."
        return Explanation(claim, shown=shown, why=(Explanation(between),))
    every = Explanation("The multiples of 3 are every third number, on both sides of 0: −6, −3, 0, 3, 6 and so on.")
    zero = (Explanation("3 goes into 0 no times, and nothing remains."),) if value == 0 else ()
    return Explanation(f"{in_text(value)} divides by 3 without a remainder.", shown=shown, why=(*zero, every))


# ── halved and rounded down ───────────────────────────────────────────────────────────────────────────────────────


def halved(value: int) -> Explanation:
    """Half of a number, rounded down: below zero, too, down means to the left on the number line.

    >>> print(halved(-5))
    Half of −5 is −2.5, rounded down −3.   −5 ÷ 2 = −2.5 → −3
      −2.5 lies between −3 and −2, and the lower of the two is −3.
      Down is to the left on the number line, below zero too: −3 is less than −2.
    >>> print(halved(4))
    Half of 4 is 2.   4 ÷ 2 = 2
    """
    low = value // 2
    start = f"Half of {in_text(value)} is {half(value).plain()}"
    if value % 2 == 0:
        return Explanation(f"{start}.", shown=show(value, "÷", 2, "=", low))
    between = Explanation(
        f"{half(value).plain()} lies between {in_text(low)} and {in_text(low + 1)}, "
        f"and the lower of the two is {in_text(low)}."
    )
    left = Explanation(
        f"Down is to the left on the number line, below zero too: {in_text(low)} is less than {in_text(low + 1)}."
    )
    return Explanation(
        f"{start}, rounded down {in_text(low)}.",
        shown=show(value, "÷", 2, "=", half(value), "→", low),
        why=(between, left) if value < 0 else (between,),
    )


# ── differences ───────────────────────────────────────────────────────────────────────────────────────────────────


def difference(high: int, low: int) -> Explanation:
    """How far apart two numbers lie, and what a negative one does to it.

    >>> print(difference(7, -2))
    From −2 to 7 it is 9.   7 − (−2) = 9
      From −2 to 0 it is 2, and from 0 to 7 it is 7.   2 + 7 = 9
    >>> print(difference(6, 2))
    From 2 to 6 it is 4.   6 − 2 = 4
    """
    why: tuple[Explanation, ...] = ()
    if low < 0 <= high:
        through_zero = f"From {in_text(low)} to 0 it is {-low}, and from 0 to {high} it is {high}."
        why = (Explanation(through_zero, shown=show(-low, "+", high, "=", high - low)),)
    return Explanation(
        f"From {in_text(low)} to {in_text(high)} it is {high - low}.",
        shown=show(high, "−", after_a_sign(low), "=", high - low),
        why=why,
    )
