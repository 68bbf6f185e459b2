"""The reasons that every game has, and their sentences. A game has reasons of its own for its own rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Player, Reason
from mathgames_widgets.core.words import name_of


@dataclass(frozen=True, slots=True)
class NoSuchPlayer(Reason):
    """Nobody sits there."""

    player: Player


@dataclass(frozen=True, slots=True)
class GameIsOver(Reason):
    """Nothing is done after the end."""


@dataclass(frozen=True, slots=True)
class NotOfThisGame(Reason):
    """The action belongs to another game."""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Reason):
    """Somebody else is to act."""

    turn: Player


def common_refusal(reason: Reason, names: Sequence[str] = ()) -> str | None:
    """One of these reasons in a sentence; None for a reason of a game's own.

    >>> common_refusal(NotYourTurn(1), ["Asha", "Ben"]), common_refusal(GameIsOver())
    ('It is the turn of Ben.', 'The game is over.')
    """
    match reason:
        case NoSuchPlayer():
            return "Nobody sits at that place."
        case GameIsOver():
            return "The game is over."
        case NotOfThisGame():
            return "That is a move of another game."
        case NotYourTurn(turn):
            return f"It is the turn of {name_of(turn, names)}."
    return None
