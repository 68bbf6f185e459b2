"""How firmly a kind of problem is remembered from day to day, and when it is asked again, as `fsrs` works it out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Literal, get_args

Rating = Literal[1, 3, 4]
"""How a day went, as fsrs counts: missed, right, or solid at once."""
MISSED: Rating = 1
RIGHT: Rating = 3
SOLID: Rating = 4
RATINGS: tuple[Rating, ...] = get_args(Rating)

REMEMBERED = 0.91
"""A kind is asked again when its chance to be right has fallen so far: so the first waits are a week and a month."""
LONGEST_WAIT = 180
"""Days after which even what is known best is asked again: a school year has two halves."""


def today() -> int:
    """The day on the clock of this machine, counted as `date.toordinal` does."""
    return date.today().toordinal()


@dataclass(frozen=True, slots=True)
class Recall:
    """The last day on which a kind was practised, how it went, and how firmly the kind was known before.

    What is solid on its first day is asked again after a week, then after a month; what was missed, in a day or two.

    >>> solid = Recall.begun(SOLID, 739_000)
    >>> solid.due - solid.day
    7
    >>> later = solid.after(RIGHT, solid.due)
    >>> later.due - later.day
    31
    >>> later.after(MISSED, later.due).wait
    2
    """

    day: int
    rating: Rating
    gap: int = 0
    """Days since the one before; 0 for the first."""
    stability: float = 0.0
    """How many days passed, before this one, until nine of ten would still know it."""
    difficulty: float = 0.0

    @classmethod
    def begun(cls, rating: Rating, day: int) -> Recall:
        """A kind after its first day."""
        return cls(day, rating)

    def after(self, rating: Rating, day: int) -> Recall:
        """After one more problem. On one day a miss outweighs the rest of that day; a clock set back changes no day.

        >>> Recall.begun(MISSED, 739_000).after(RIGHT, 739_000).rating
        1
        """
        if day <= self.day:
            both = self.rating, rating
            return Recall(self.day, MISSED if MISSED in both else max(both), *self._before)
        stability, difficulty, _ = _known(self)
        return Recall(day, min(rating, RIGHT), day - self.day, stability, difficulty)

    @property
    def _before(self) -> tuple[int, float, float]:
        return self.gap, self.stability, self.difficulty

    @property
    def wait(self) -> int:
        """Days from the last one until it is asked again."""
        return _known(self)[2]

    @property
    def due(self) -> int:
        """The day on which it is asked again."""
        return self.day + self.wait


@lru_cache(4096)
def _known(recall: Recall) -> tuple[float, float, int]:
    """How firmly a kind is known after its last day: its stability, its difficulty, and the days to wait."""
    from datetime import datetime, timedelta, timezone

    from fsrs import Card, Rating, Scheduler, State

    scheduler = Scheduler(
        desired_retention=REMEMBERED,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_WAIT,
        enable_fuzzing=False,
    )
    now = datetime(2000, 1, 1, tzinfo=timezone.utc) + timedelta(days=recall.gap)  # noqa: UP017 - fsrs asks for this one
    card = Card(card_id=1, due=now)
    if recall.gap:
        before = now - timedelta(days=recall.gap)
        card = Card(1, State.Review, None, recall.stability, recall.difficulty, now, before)
    reviewed, _ = scheduler.review_card(card, Rating(recall.rating), now)
    stability, difficulty = float(reviewed.stability or 1), float(reviewed.difficulty or 1)
    return round(stability, 2), round(difficulty, 2), (reviewed.due - now).days
