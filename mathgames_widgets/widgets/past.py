"""What has happened in a game as one seat saw it: the log, the news, the moments of the replay, and reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.bots import Bot
from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.match import Match
from mathgames_widgets.widgets.log import Line, Moment


@dataclass(frozen=True, slots=True)
class Past:
    """The turns of a match for whoever looks (`viewer` None: a watcher); `bot` is who plays at a seat, if no person."""

    match: Match
    viewer: Player | None
    look: Any
    bot: Callable[[Player], Bot | None]

    def seen(self) -> list[tuple[Moment, Event]]:
        """Every event as the viewer saw it."""
        return [
            (Moment(number, place), seen)
            for number, turn in enumerate(self.match.turns)
            for place, event in enumerate(turn.events)
            if (seen := event.as_seen_by(self.viewer)) is not None
        ]

    def news(self) -> tuple[str, ...]:
        """What happened since the viewer's last turn began."""
        own = [number for number, turn in enumerate(self.match.turns) if turn.player == self.viewer]
        first = own[-1] if own else 0
        return tuple(self._sentence(event) for moment, event in self.seen() if moment.turn >= first)

    def lines(self, asked: object) -> list[Line]:
        """The log; the line that is `asked` tells why."""
        return [self._line(moment, event, asked) for moment, event in self.seen()]

    def _line(self, moment: Moment, event: Event, asked: object) -> Line:
        moves = self.look.moves_behind(event)
        why = self.whys(moment.turn, moves) if moves and asked == moment else None
        return Line(moment, self._sentence(event), bool(moves), why)

    def _sentence(self, event: Event) -> str:
        return self.match.game.sentence(event, self.match.names)

    # ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def whys(self, turn: int, moves: Sequence[tuple[Player, Action | None]]) -> str:
        """Why a move was made, or all those that came to light at once, each with the name of whoever made it.

        An action that is None is that of the turn itself.
        """
        whys = [(player, self._why(turn, player, action)) for player, action in moves]
        return (
            whys[0][1] if len(whys) == 1 else " ".join([f"{self.match.names[player]}: {why}" for player, why in whys])
        )

    def _why(self, turn: int, player: Player, action: Action | None) -> str:
        """The bot's own words, or those of an adviser with the same view."""
        turns = self.match.turns
        action = turns[turn].action if action is None else action
        at = next(n for n in range(turn, -1, -1) if turns[n].player == player and turns[n].action == action)
        view = self.match.views(player)[at]
        bot = self.bot(player)
        if bot is not None:
            return bot.because(view, action)
        return f"An adviser with the same view says: {self.match.game.BOTS[-2].because(view, action)}"

    # ── the replay ────────────────────────────────────────────────────────────────────────────────────────────────

    def frames(self) -> list[int]:
        """The moments of the replay: the first deal (0) and every turn of which the viewer saw something."""
        return [0, *sorted({moment.turn + 1 for moment, _ in self.seen()})]

    def told_at(self, frame: int) -> str:
        """What happened to come to a frame."""
        if frame == 0:
            return "The first deal."
        return " ".join(self._sentence(event) for moment, event in self.seen() if moment.turn == frame - 1)
