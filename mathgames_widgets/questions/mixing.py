"""Kinds of problem that are easily mixed up, side by side: those in which the same idea leads to a wrong answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mathgames_widgets.questions.choices import ChooseOne, ChooseSome
from mathgames_widgets.questions.problem import LEVELS, Kind
from mathgames_widgets.questions.question import Demanded, Misconception, Question

LOOKED_AT = ("IDEAS-1", "IDEAS-2")
"""The seeds of the problems that are looked at."""


def ideas_in(question: Question) -> Iterator[Misconception]:
    """The ideas that a question knows behind wrong answers."""
    yield from (wrong.misconception for wrong in question.misconceptions)
    if isinstance(question, (ChooseOne, ChooseSome)):
        yield from (option.misconception for option in question.options if option.misconception)
    if isinstance(question, Demanded):
        yield from (demand.misconception for demand in question.demands if demand.misconception)


@lru_cache(256)
def ideas_of(kind: Kind) -> frozenset[str]:
    """The ids of the ideas that lead to wrong answers in problems of a kind, looked at on each level.

    >>> from mathgames_widgets.games.matician.lesson.practice import kind
    >>> sorted(ideas_of(kind("order")) & ideas_of(kind("fractions")))
    ['size-without-sign']
    """
    asked = (kind.problem(seed, level).question for level in LEVELS for seed in LOOKED_AT)
    return frozenset(idea.id for question in asked for idea in ideas_in(question))


def mixed(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """The same kinds, each followed by the one of the rest that is most easily taken for it; else in their order.

    >>> from mathgames_widgets.games.matician.lesson.practice import kind
    >>> [one.name for one in mixed([kind("order"), kind("zero"), kind("hurts"), kind("fractions"), kind("helps")])]
    ['order', 'fractions', 'zero', 'hurts', 'helps']
    """
    left, found = list(kinds), list[Kind]()
    while left:
        found.append(max(left, key=lambda kind: _shared(found[-1], kind) if found else 0))
        left.remove(found[-1])
    return tuple(found)


def taken_for(kind: Kind, other: Kind) -> bool:
    """Whether an idea is known that leads to wrong answers in both."""
    return kind != other and _shared(kind, other) > 0


def _shared(kind: Kind, other: Kind) -> int:
    return len(ideas_of(kind) & ideas_of(other))
