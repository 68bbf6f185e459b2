"""What is in the box: 48 factor cards and 40 goal cards.

"48 Factor cards 40 Goal cards". The rulebook does not list them; these are this project's own design.
"""

from __future__ import annotations

import json
import pkgutil
from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.game import NoSuchCard, Refused
from mathgames_widgets.core.messages import room

say = room("mathgames_widgets.games.byorf.words.sentences")

MINUS = "−"


@dataclass(frozen=True, slots=True, order=True)
class Factor:
    """A factor card: `lead` times (x − `root`).

    >>> factor("F18").face, factor("F33").face, factor("F43").face
    ('x − 2', '1 − x', '2x + 2')
    """

    id: str
    lead: int
    root: int

    @property
    def face(self) -> str:
        """What is printed on the card, with a true minus sign."""
        constant = -self.lead * self.root
        if self.lead < 0 < constant:
            return f"{constant} {MINUS} x"
        return _x_times(self.lead) + _plus(constant)


def _x_times(lead: int) -> str:
    size = "" if abs(lead) == 1 else str(abs(lead))
    return f"{MINUS if lead < 0 else ''}{size}x"


def _plus(constant: int) -> str:
    if constant == 0:
        return ""
    return f" {'+' if constant > 0 else MINUS} {abs(constant)}"


Cards = tuple[Factor, ...]


@dataclass(frozen=True, slots=True, order=True)
class Goal:
    """A goal card: what it earns, what it says, and in `test` the exact condition.

    >>> goal("G34").text, goal("G34").points, goal("G34").is_superlative
    ('MOST holes', 4, True)
    """

    id: str
    points: int

    @property
    def text(self) -> str:
        """What is printed on it."""
        return say.by("goal", self.id)

    @property
    def test(self) -> str:
        """The exact condition."""
        return say.by("goal.test", self.id)

    @property
    def is_superlative(self) -> bool:
        """Is it one of "the goals that have the words “most,” “highest,” or “lowest”"? They are the last ten."""
        return self.id > "G30"

    @property
    def kind(self) -> str:
        """`fixed` (every player may achieve it) or `competitive` (a superlative)."""
        return "competitive" if self.is_superlative else "fixed"


def _cards(name: str) -> list[dict[str, Any]]:
    text = pkgutil.get_data(__package__, f"{name}.json")
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    cards: list[dict[str, Any]] = json.loads(text)["cards"]
    return cards


FACTORS: tuple[Factor, ...] = tuple(Factor(**card) for card in _cards("factors"))
"""The 48 factor cards, in the order of their numbers."""

GOALS: tuple[Goal, ...] = tuple(Goal(**card) for card in _cards("goals"))
"""The 40 goal cards, in the order of their numbers."""

FIXED = tuple([card.id for card in GOALS if not card.is_superlative])
"""The goals that a function meets or misses by itself, whatever the others build."""

_FACTOR_OF = {card.id: card for card in FACTORS}
_GOAL_OF = {card.id: card for card in GOALS}


def factor(id: str) -> Factor:
    """The factor card with this number.

    >>> factor("F05")
    Factor(id='F05', lead=1, root=-1)

    Raises Refused for a number that is not in the box.
    """
    if id not in _FACTOR_OF:
        raise Refused(NoSuchCard(id, "factor"))
    return _FACTOR_OF[id]


def goal(id: str) -> Goal:
    """The goal card with this number, `G01` to `G40`. Raises Refused for a number that is not in the box."""
    if id not in _GOAL_OF:
        raise Refused(NoSuchCard(id, "goal"))
    return _GOAL_OF[id]
