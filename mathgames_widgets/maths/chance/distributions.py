"""Chances as exact fractions: distributions, what is expected, what is known; and shares that were sampled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from types import MappingProxyType
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
S = TypeVar("S", bound=Hashable)
R = TypeVar("R", bound=Hashable)

Chance = Fraction
"""From 0, impossible, to 1, certain."""


@dataclass(frozen=True, slots=True)
class Distribution(Generic[T]):
    """How likely each outcome is, exactly. `chances` names what can happen, and the chances add up to 1.

    >>> coin = evenly("HT")
    >>> coin["H"], coin["edge"]
    (Fraction(1, 2), Fraction(0, 1))

    Raises ValueError where the chances do not add up to 1 or one is below 0.
    """

    chances: Mapping[T, Chance]

    def __post_init__(self) -> None:
        if any(chance < 0 for chance in self.chances.values()) or sum(self.chances.values()) != 1:
            raise ValueError(f"Chances are at least 0 and add up to 1, unlike {dict(self.chances)}.")
        possible = {outcome: Fraction(chance) for outcome, chance in self.chances.items() if chance}
        object.__setattr__(self, "chances", MappingProxyType(possible))

    def __getitem__(self, outcome: T) -> Chance:
        return self.chances.get(outcome, Fraction(0))

    def chance(self, is_so: Callable[[T], bool]) -> Chance:
        """How likely it is that an outcome has a property.

        >>> evenly(range(1, 7)).chance(lambda roll: roll > 4)
        Fraction(1, 3)
        """
        return sum((chance for outcome, chance in self.chances.items() if is_so(outcome)), Fraction(0))

    def given(self, is_so: Callable[[T], bool]) -> Distribution[T]:
        """Conditional chance: what is still possible once it is known that the outcome has a property.

        >>> evenly(range(1, 7)).given(lambda roll: roll % 2 == 0)[6]
        Fraction(1, 3)

        Raises ValueError where that cannot happen.
        """
        known = self.chance(is_so)
        if not known:
            raise ValueError("What cannot happen tells nothing about the outcome.")
        return Distribution({outcome: chance / known for outcome, chance in self.chances.items() if is_so(outcome)})

    def map(self, function: Callable[[T], S]) -> Distribution[S]:
        """The distribution of what a function makes of the outcome.

        >>> dict(evenly(range(1, 5)).map(lambda roll: roll % 2).chances)
        {1: Fraction(1, 2), 0: Fraction(1, 2)}
        """
        return _gathered((function(outcome), chance) for outcome, chance in self.chances.items())

    def join(self, other: Distribution[S], function: Callable[[T, S], R]) -> Distribution[R]:
        """The distribution of what a function makes of two outcomes that do not depend on each other.

        >>> coin = evenly((0, 1))
        >>> coin.join(coin, max)[1]
        Fraction(3, 4)
        """
        return _gathered(
            (function(mine, theirs), chance * another)
            for mine, chance in self.chances.items()
            for theirs, another in other.chances.items()
        )

    def expected(self, worth: Callable[[T], int | Fraction]) -> Fraction:
        """The mean of what the outcomes are worth, each weighed by its chance: the expected value.

        >>> evenly(range(1, 7)).expected(lambda roll: roll)
        Fraction(7, 2)
        """
        return sum((chance * worth(outcome) for outcome, chance in self.chances.items()), Fraction(0))


def certain(outcome: T) -> Distribution[T]:
    """Only one thing can happen.

    >>> certain(3)[3]
    Fraction(1, 1)
    """
    return Distribution({outcome: Fraction(1)})


def evenly(outcomes: Iterable[T]) -> Distribution[T]:
    """All equally likely; who is named twice is twice as likely.

    >>> evenly("AAB")["A"]
    Fraction(2, 3)

    Raises ValueError for no outcome at all.
    """
    named = Counter(outcomes)
    if not named:
        raise ValueError("Something has to be possible.")
    every = named.total()
    return Distribution({outcome: Fraction(times, every) for outcome, times in named.items()})


def at_least_once(chance: Chance, tries: int) -> Chance:
    """How likely it is that something happens at least once: 1 minus the chance that it fails every time.

    Each further try adds less than the one before: with one side of a die, 1/6, then 5/36, then 25/216.

    >>> [at_least_once(Fraction(1, 6), tries) for tries in range(4)]
    [Fraction(0, 1), Fraction(1, 6), Fraction(11, 36), Fraction(91, 216)]
    """
    return 1 - (1 - chance) ** tries


def drawing(wanted: int, cards: int, drawn: int) -> Distribution[int]:
    """How many wanted cards come when cards are drawn without putting any back: the hypergeometric distribution.

    C(wanted, k) ways to draw k of the wanted cards go with C(rest, drawn - k) ways to draw the others, out of
    C(cards, drawn) hands that are all equally likely.

    >>> drawing(wanted=4, cards=52, drawn=2)[1], drawing(wanted=4, cards=10, drawn=3).chance(bool)
    (Fraction(32, 221), Fraction(5, 6))

    Raises ValueError for more wanted or drawn cards than there are.
    """
    if not (0 <= wanted <= cards and 0 <= drawn <= cards):
        raise ValueError(f"{wanted} wanted and {drawn} drawn out of {cards} cards cannot be.")
    return Distribution(
        {
            hits: Fraction(comb(wanted, hits) * comb(cards - wanted, drawn - hits), comb(cards, drawn))
            for hits in range(min(wanted, drawn) + 1)
            if drawn - hits <= cards - wanted
        }
    )


def _gathered(parts: Iterable[tuple[T, Chance]]) -> Distribution[T]:
    chances: dict[T, Chance] = {}
    for outcome, chance in parts:
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    return Distribution(chances)


# ── sampled ───────────────────────────────────────────────────────────────────────────────────────────────────────

SURE = 1.959963984540054
"""So many standard deviations to each side hold 95% of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """How often something happened in so many tries, and what that tells of its chance.

    `low` and `high` are Wilson's score interval: where the true chance lies between them, as it does for 95% of all
    samples, the share that was seen is no surprise. Unlike share ± margin it never leaves 0 to 1. Where the chance on
    each try is known, hits may be the sum of these; such a share strays less, so the interval is on the safe side.

    >>> seen = Sampled(30, 100)
    >>> seen.share, round(seen.low, 3), round(seen.high, 3), round(seen.margin, 3)
    (Fraction(3, 10), 0.219, 0.396, 0.096)

    Raises ValueError for no tries, or more hits than tries.
    """

    hits: int | Fraction
    tries: int

    def __post_init__(self) -> None:
        if not 0 <= self.hits <= self.tries or not self.tries:
            raise ValueError(f"{self.hits} hits in {self.tries} tries cannot be.")

    @property
    def share(self) -> Fraction:
        """The share of the tries in which it happened."""
        return Fraction(self.hits, self.tries)

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return self._middle - self._reach if self.hits else 0.0

    @property
    def high(self) -> float:
        """Where the interval ends."""
        return self._middle + self._reach if self.hits < self.tries else 1.0

    @property
    def margin(self) -> float:
        """How far the interval reaches from the share, on its longer side: "30%, give or take 10%"."""
        share = float(self.share)
        return max(share - self.low, self.high - share)

    @property
    def _middle(self) -> float:
        return (self.hits + SURE**2 / 2) / (self.tries + SURE**2)

    @property
    def _reach(self) -> float:
        missed = self.tries - self.hits
        return SURE * sqrt(self.hits * missed / self.tries + SURE**2 / 4) / (self.tries + SURE**2)
