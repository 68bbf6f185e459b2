"""Chance as a value, and the seed codes that a teacher can write on a board."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from mathgames_widgets.core.messages import room

say = room(__name__)

T = TypeVar("T")

WORDS = (
    "ACORN", "AMBER", "BEACH", "BIRCH", "BREAD", "BROOK", "CEDAR", "CHALK", "CLOUD", "CLOVER", "COMET", "CORAL",
    "DAISY", "DUNE", "EAGLE", "EMBER", "FERN", "FINCH", "FLINT", "FROST", "GLADE", "GRAPE", "HAZEL", "HERON",
    "HONEY", "IRIS", "IVY", "JADE", "KITE", "LARK", "LEMON", "LILAC", "LINEN", "MANGO", "MAPLE", "MINT",
    "MOSS", "NORTH", "OAK", "OLIVE", "OPAL", "ORBIT", "OTTER", "PEACH", "PEARL", "PINE", "PLUM", "POPPY",
    "QUARTZ", "REED", "RIVER", "ROBIN", "SAGE", "SHELL", "SLATE", "SPRUCE", "STONE", "SWAN", "TEAL", "THYME",
    "TULIP", "VIOLET", "WILLOW", "WREN",
)  # fmt: skip


CODE = re.compile(rf"({'|'.join(WORDS)})[\s_‐-―−-]*([0-9]+)")
"""A seed code as a class types it: the word and the number, with any dash, a space or nothing between them."""


@dataclass(frozen=True, slots=True)
class Rng:
    """A seed and how often it was asked: the same value gives the same chance, on every machine.

    Only `random.random()` is used, the one method whose sequence Python promises to keep.

    >>> cards, rng = Rng("FERN-42").shuffled((1, 2, 3, 4))
    >>> sorted(cards), rng.asked
    ([1, 2, 3, 4], 1)
    """

    seed: str
    asked: int = 0

    def _source(self) -> random.Random:
        return random.Random(f"{self.seed}#{self.asked}")

    def _next(self) -> Rng:
        return Rng(self.seed, self.asked + 1)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """The items in random order, and the Rng to go on with."""
        chance = self._source().random
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = int(chance() * (last + 1))
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck), self._next()

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """One item at random. Raises IndexError for an empty sequence."""
        return items[int(self._source().random() * len(items))], self._next()

    def rolled(self, dice: int, sides: int = 6) -> tuple[tuple[int, ...], Rng]:
        """Some dice, each from 1 to `sides`."""
        chance = self._source().random
        return tuple(1 + int(chance() * sides) for _ in range(dice)), self._next()


def seed_text(seed: str | int) -> str:
    """The seed as it is kept: any text or integer will do; spaces around it and letter case do not matter.

    In a code such as FERN-42 the dash does not matter either: anyone who copies it from the board gets the same cards.

    >>> seed_text(" fern-42 "), seed_text("Fern 42"), seed_text(7)
    ('FERN-42', 'FERN-42', '7')

    Raises ValueError for an empty text.
    """
    text = str(seed).strip().upper()
    if not text:
        raise ValueError(say("seed-needs-letters"))
    code = CODE.fullmatch(text)
    return f"{code[1]}-{code[2]}" if code else text


def new_seed_code() -> str:
    """A fresh short code to write on a board, such as FERN-42."""
    fresh = random.SystemRandom()
    return f"{fresh.choice(WORDS)}-{fresh.randint(10, 99)}"
