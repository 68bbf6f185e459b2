"""Taking back: a press may have made several moves, and all of them go back together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.match import Match, Turn


class Presses:
    """The presses that made moves in one match."""

    def __init__(self) -> None:
        self._began: dict[int, int] = {}  # by the number of turns when a press ended, that when it began

    def made(self, match: Match, first: int) -> None:
        """A press has made the turns from `first` on."""
        self._began[len(match.turns)] = first

    def take_back(self, match: Match, seat: Player) -> None:
        """Take back the last press of a seat: one move, or all that went with it."""
        turns = len(match.turns)
        first = self._began.pop(turns, turns - 1)
        while len(match.turns) > first and match.can_undo(seat):
            match.undo(seat)


def who_can_take_back(match: Match, seats: Iterable[Player]) -> Player | None:
    """The one of these seats whose move was the last, as long as it can be taken back."""
    return next((seat for seat in seats if match.can_undo(seat)), None)


def played_again(match: Match, turns: Sequence[Turn]) -> Match:
    """The same game as far as those turns."""
    again = Match(match.game, match.players, match.seed, rules=match.rules, names=match.names)
    for turn in turns:
        again.play(turn.player, turn.action)
    return again
