"""Chances and means for reading: what was rounded says "about"."""

from __future__ import annotations

from fractions import Fraction

from .chance import Chance


def chance_text(chance: Chance) -> str:
    """A chance as a fraction and in percent.

    >>> chance_text(Fraction(1, 2)), chance_text(Fraction(11, 36)), chance_text(Fraction(0)), chance_text(Fraction(1))
    ('1/2, 50%', '11/36, about 31%', '0, impossible', '1, certain')
    """
    if chance in (0, 1):
        return "1, certain" if chance else "0, impossible"
    percent = 100 * chance
    if percent.denominator == 1:
        return f"{chance}, {percent}%"
    near = round(percent)
    about = "less than 1%" if near == 0 else "more than 99%" if near == 100 else f"about {near}%"
    return f"{chance}, {about}"


def mean_text(mean: Fraction) -> str:
    """A mean as a decimal, with "about" where it was rounded.

    >>> mean_text(Fraction(7, 2)), mean_text(Fraction(161, 36)), mean_text(Fraction(-3)), mean_text(Fraction(-1, 4))
    ('3.5', 'about 4.47', '−3', '−0.25')
    """
    hundredths = round(abs(mean) * 100)
    about = "" if hundredths == abs(mean) * 100 else "about "
    whole, part = divmod(hundredths, 100)
    size = f"{whole}.{part:02}".rstrip("0").rstrip(".")
    return f"{about}{'−' if mean < 0 and hundredths else ''}{size}"
