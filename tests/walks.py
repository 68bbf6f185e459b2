"""Random walks through any game, the same ones on every machine."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from types import FunctionType, ModuleType
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
        if name.startswith((f"{package}.rules", "mathgames_widgets.maths.rational.features", "mathgames_widgets.core")):
            names |= {key: value for key, value in vars(module).items() if not key.startswith("_")}
    return names


def everything_in(value: Any) -> Iterator[Any]:
    """A value and all that it holds."""
    yield value
    for name in _fields_of(type(value)):
        yield from everything_in(getattr(value, name))
    if isinstance(value, tuple):
        for one in value:
            yield from everything_in(one)


@cache
def _fields_of(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def everything_reached(*values: Any) -> Iterator[Any]:
    """All that a program can get hold of that was given these values: what they hold, what functions, generators and
    bound methods among them remember. Classes, modules and what stands in them are everyone's, and are left out.

    >>> secret = [7]
    >>> remembers = (lambda held: lambda: held)(secret)
    >>> any(one is secret for one in everything_reached(remembers, 1))
    True
    """
    waiting, seen = list(values), {}
    while waiting:
        value = waiting.pop()
        if id(value) in seen or isinstance(value, (type, ModuleType)):
            continue
        seen[id(value)] = value
        yield value
        waiting += _remembered(value) if isinstance(value, FunctionType) else gc.get_referents(value)


def _remembered(function: FunctionType) -> list[Any]:
    """What a function holds besides the names of its module."""
    return [function.__closure__, function.__defaults__, function.__kwdefaults__, function.__dict__]
