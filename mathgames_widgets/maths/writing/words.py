"""Helpers for building sentences with mathematics in them."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import decimal_text
from mathgames_widgets.maths.writing.notation import plain

say = room(__name__)


# ── chances and means ─────────────────────────────────────────────────────────────────────────────────────────────────


def chance_text(chance: Fraction) -> str:
    """A chance as a fraction and in percent.

    >>> chance_text(Fraction(1, 2)), chance_text(Fraction(11, 36)), chance_text(Fraction(0)), chance_text(Fraction(1))
    ('1/2, 50%', '11/36, about 31%', '0, impossible', '1, certain')
    """
    if chance in (0, 1):
        return say("certain" if chance else "impossible")
    return say("chance", chance=chance, percent=percent_text(chance))


def percent_text(share: Fraction) -> str:
    """A share in percent: 0% only where it is nothing, and 100% only where it is all.

    >>> percent_text(Fraction(1, 2)), percent_text(Fraction(1, 3)), percent_text(Fraction(1)), percent_text(Fraction(0))
    ('50%', 'about 33%', '100%', '0%')
    >>> percent_text(Fraction(1, 300)), percent_text(Fraction(299, 300))
    ('less than 1%', 'more than 99%')
    """
    percent = 100 * share
    if percent.denominator == 1:
        return say("percent", percent=percent)
    near = round(percent)
    if near in (0, 100):
        return say("above-ninety-nine-percent" if near else "below-one-percent")
    return say("about-percent", percent=near)


def mean_text(mean: Fraction) -> str:
    """A mean as a decimal, with "about" where it was rounded; a half is rounded up, as in school.

    >>> mean_text(Fraction(7, 2)), mean_text(Fraction(161, 36)), mean_text(Fraction(-3)), mean_text(Fraction(-1, 4))
    ('3.5', 'about 4.47', '−3', '−0.25')
    >>> mean_text(Fraction(33, 8))
    'about 4.13'
    """
    hundredths = floor(abs(mean) * 100 + Fraction(1, 2))
    whole, part = divmod(hundredths, 100)
    size = f"{whole}.{part:02}".rstrip("0").rstrip(".")
    number = decimal_text(f"{'−' if mean < 0 and hundredths else ''}{size}")
    return number if hundredths == abs(mean) * 100 else say("about", number=number)


def exact_text(mean: Fraction) -> str:
    """A mean as a fraction, with the decimal that is read more easily.

    >>> exact_text(Fraction(17, 4)), exact_text(Fraction(14, 3)), exact_text(Fraction(3))
    ('17/4 = 4.25', '14/3, about 4.67', '3')
    """
    decimal = mean_text(mean)
    if mean.denominator == 1:
        return decimal
    is_exact = (100 * mean).denominator == 1
    return say("mean-is" if is_exact else "mean-about", fraction=mean, decimal=decimal)


def short_text(mean: Fraction) -> str:
    """A mean as a decimal where that ends soon, else as a fraction.

    >>> short_text(Fraction(7, 2)), short_text(Fraction(5, 3))
    ('3.5', '5/3')
    """
    return mean_text(mean) if (100 * mean).denominator == 1 else plain(mean)
