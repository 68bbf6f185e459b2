"""A room: one match, who sits there, and the windows through which people look at it.

A room knows no page. It plays what a seat does, lets the bots answer, and tells each window what has happened; a
window draws. One screen that several people share is one window; a table of many screens is one room with many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from mathgames_widgets.core.bots import all_bots, bot_choice
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Event, Player
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.table.start import Seat


class Looker(Protocol):
    """What a room needs of a window."""

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait, since this window shows something step by step."""

    def happened(self, events: Sequence[Event]) -> None:
        """Take note of events, as far as this window may see them."""

    def look_again(self, *, only_if_seen: bool = False) -> None:
        """Draw the table as it is now: another window has changed it; perhaps nothing that can be seen from here."""


class Room:
    """One game at one table.

    `bot_at` says who plays at a seat without a person; without it the seats say so. `think` gives what a bot does; it
    gives None where that is still being worked out, and the one who made the room calls `move_bots` once more then.

    >>> from mathgames_widgets.core.match import Match
    >>> from mathgames_widgets.games import byorf
    >>> seats = (Seat("Asha", "person"), Seat("Computer", "greedy"))
    >>> room = Room(Match(byorf, 2, "FERN-42", names=["Asha", "Computer"]), seats)
    >>> room.persons, room.waiting
    ([0], [0])
    >>> room.play(0, next(iter(room.match.legal_actions(0))))
    >>> [turn.player for turn in room.match.turns]
    [0, 1]
    """

    def __init__(
        self,
        match: AnyMatch,
        seats: Sequence[Seat],
        bot_at: Callable[[Player], AnyBot | None] | None = None,
        think: Callable[[AnyMatch, Player, AnyBot], Action | None] = bot_choice,
    ) -> None:
        self.match = match
        self.seats = tuple(seats)
        self._bot_at, self._think = bot_at, think
        self._began: dict[int, int] = {}  # by the number of turns when a press ended, that when it began
        self._lookers: list[Looker] = []

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def persons(self) -> list[Player]:
        """The seats at which people sit."""
        return [seat for seat in range(len(self.seats)) if self.bot(seat) is None]

    @property
    def waiting(self) -> list[Player]:
        """The people for whom the game waits."""
        return [seat for seat in self.match.to_act() if self.bot(seat) is None]

    @property
    def is_over(self) -> bool:
        return self.match.outcome() is not None

    def bot(self, seat: Player) -> AnyBot | None:
        """Who plays at a seat, None for a person."""
        if self._bot_at is not None:
            return self._bot_at(seat)
        who = self.seats[seat].who
        return next((bot for bot in all_bots(self.game) if bot.name == who), None)

    # ── who looks ─────────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, looker: Looker) -> None:
        """Have a window told of what happens from now on."""
        if looker not in self._lookers:
            self._lookers.append(looker)

    def leave(self, looker: Looker) -> None:
        """Tell a window nothing more."""
        if looker in self._lookers:
            self._lookers.remove(looker)

    def show_others(self, looker: Looker) -> None:
        """Every other window draws what `looker` has changed."""
        for other in tuple(self._lookers):
            if other is not looker:
                other.look_again(only_if_seen=True)

    def _tell(self, events: Sequence[Event]) -> None:
        for looker in self._lookers:
            looker.happened(events)

    @property
    def _is_held(self) -> bool:
        return any(looker.holds_bots for looker in self._lookers)

    # ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: Player, *actions: Action) -> None:
        """Play one press of a seat, and what bots answer. Raises IllegalAction."""
        first = len(self.match.turns)
        for action in actions:
            self._tell(self.match.play(seat, action))
        self._began[len(self.match.turns)] = first
        self.move_bots()

    @property
    def waits_for_bots(self) -> bool:
        """Whether bots have to act, and no person."""
        waiting = self.match.to_act()
        return bool(waiting) and not self._is_held and all(self.bot(seat) is not None for seat in waiting)

    def move_bots(self) -> None:
        """Let bots act while no person has to; where only bots play, each that may act moves once."""
        while self.waits_for_bots:
            for seat in self.match.to_act():
                if seat in self.match.to_act() and not self._move_bot(seat):
                    return
            if not self.persons:
                break

    def _move_bot(self, seat: Player) -> bool:
        """A bot moves until something of it can be seen; False while it thinks."""
        while seat in self.match.to_act() and not self._is_held:
            bot = self.bot(seat)
            assert bot is not None, "only bots are asked"
            action = self._think(self.match, seat, bot)
            if action is None:
                return False
            events = self.match.play(seat, action)
            self._tell(events)
            if any(event.as_seen_by(None) is not None for event in events):
                break
        return True

    def who_can_take_back(self, seats: Sequence[Player]) -> Player | None:
        """The one of these seats whose move was the last, as long as it can be taken back."""
        return next((seat for seat in seats if self.match.can_undo(seat)), None)

    def take_back(self, seat: Player) -> None:
        """Take back the last press of a seat: one move, or all that went with it."""
        turns = len(self.match.turns)
        first = self._began.pop(turns, turns - 1)
        while len(self.match.turns) > first and self.match.can_undo(seat):
            self.match.undo(seat)

    def as_it_was(self, turns: int) -> None:
        """Go back to so many turns, where a fault of ours came in between."""
        if len(self.match.turns) != turns:
            match, done = self.match, self.match.turns[:turns]
            self.match = Match(match.game, match.players, match.seed, rules=match.rules, names=match.given_names)
            for turn in done:
                self.match.play(turn.player, turn.action)
