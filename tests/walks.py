"""Random walks through any game, the same ones on every machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

from mathgames_widgets.core import Game, Match, Player, Rng

LONGEST = 5_000
"""Moves; a random game of this package never comes near it."""


def random_turns(match: Match, seed: str) -> Iterator[Player]:
    """Play `match` to its end, every legal move equally likely; each player who is about to move is given first."""
    rng = Rng(seed)
    while match.to_act():
        assert len(match.turns) < LONGEST, "the game does not end"
        player, rng = rng.choice(match.to_act())
        action, rng = rng.choice(tuple(match.legal_actions(player)))
        yield player
        match.play(player, action)


def random_match(game: Game, players: int, seed: str = "WALK") -> Match:
    """A finished random game."""
    match = Match(game, players, seed)
    for _ in random_turns(match, seed):
        pass
    return match


def names_for_repr(game: Game) -> dict[str, Any]:
    """Everything that the repr of a state may mention."""
    names: dict[str, Any] = {"Fraction": Fraction, "Rng": Rng}
    package = game.__name__  # type: ignore[attr-defined]
    for name, module in list(sys.modules.items()):
        if name.startswith((package, "mathgames_widgets.maths.rational.features", "mathgames_widgets.core")):
            names |= {key: value for key, value in vars(module).items() if not key.startswith("_")}
    return names


def everything_in(value: Any) -> Iterator[Any]:
    """A value and all that it holds."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from everything_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from everything_in(one)
