"""How many cases are tried, and fractions that Hypothesis draws quickly."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import TypeVar

from hypothesis import strategies as some

LONG = "TEST_LONG" in os.environ
Cases = TypeVar("Cases")


def cases(few: Cases, *, long: Cases) -> Cases:
    """So many, or these, in `make test`; and so many, or these, in `make test-long`."""
    return long if LONG else few


def fractions(low: int, high: int, denominator: int) -> some.SearchStrategy[Fraction]:
    """Every fraction from `low` to `high` with a denominator up to this one. Hypothesis' own strategy for them takes
    six times as long, since it draws one thing after the other."""
    every = {Fraction(n, d) for d in range(1, denominator + 1) for n in range(low * d, high * d + 1)}
    return some.sampled_from(sorted(every, key=lambda one: (one.denominator, abs(one), one)))
