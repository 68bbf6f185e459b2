"""A game being played: the one object below the widgets that changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeAlias, overload

from mathgames_widgets.core.game import (
    A,
    Action,
    AnyGame,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Player,
    R,
    Reason,
    Refused,
    S,
    V,
)
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.core.words import listed, name_of, why_refused

say = room(__name__)

LISTS: list[Callable[[], Any]] = []
"""What gives the list of games, with its GAMES and NAMES: the last of them. The games stand above, so the package puts
it here; the list is asked for when a game is named or a record is opened, and not before.
"""

WATCHERS: list[Callable[[AnyGame, Any], None]] = []
"""Who is told of each view that a match gives, with its game: so a notebook learns to show those of any game."""


@dataclass(frozen=True, slots=True)
class Turn(Generic[A]):
    """One action and what came of it, hidden parts included."""

    player: Player
    action: A
    events: tuple[Event, ...]


class Match(Generic[S, A, V, R]):
    """A game with its players, from the first deal to the last move.

    >>> from mathgames_widgets.games import byorf
    >>> match = Match(byorf, players=2, seed="FERN-42")
    >>> match.to_act(), match.names
    ((0, 1), ('Player 1', 'Player 2'))
    >>> events = match.play(0, match.legal_actions(0)[0])
    >>> match.to_act(), match.can_undo(0), match.can_undo(1)
    ((1,), True, False)

    A game can be given by its name as well:

    >>> Match("byorf", seed="FERN-42")
    <Match of byorf, 2 players, 0 turns>
    """

    @overload
    def __init__(
        self,
        game: Game[S, A, V, R],
        players: int = 2,
        seed: str | int | None = None,
        *,
        rules: R | None = None,
        names: Sequence[str] = (),
    ) -> None: ...
    @overload
    def __init__(
        self: AnyMatch,
        game: str,
        players: int = 2,
        seed: str | int | None = None,
        *,
        rules: Any = None,
        names: Sequence[str] = (),
    ) -> None: ...
    def __init__(
        self,
        game: Game[S, A, V, R] | str,
        players: int = 2,
        seed: str | int | None = None,
        *,
        rules: R | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """A new game; without a seed, a fresh code such as FERN-42. Raises ValueError with one sentence."""
        self._game: Game[S, A, V, R] = as_game(game)
        game = self._game
        self._seed = new_seed_code() if seed is None else seed_text(seed)
        self._rules = game.Rules() if rules is None else rules
        try:
            self._states: list[S] = [game.new_game(players, self._seed, self._rules)]
        except Refused as unfit:
            raise ValueError(why_refused(unfit, game)) from None
        self._turns: list[Turn[A]] = []
        self._written: list[str] = []
        self._seen: dict[Player | None, tuple[S, V]] = {}
        self._names = _names(names, players)

    def copy(self) -> Match[S, A, V, R]:
        """The same game as it stands, played on apart from this one.

        >>> match = Match("formula", seed="FERN-42")
        >>> apart = match.copy()
        >>> _ = apart.play(*next((seat, apart.legal_actions(seat)[0]) for seat in apart.to_act()))
        >>> len(apart.turns), len(match.turns)
        (1, 0)
        """
        apart = copy(self)
        apart._states, apart._turns, apart._written = [*self._states], [*self._turns], [*self._written]
        apart._seen = {**self._seen}
        return apart

    @property
    def game(self) -> Game[S, A, V, R]:
        """The module with the rules."""
        return self._game

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._names)

    @property
    def seed(self) -> str:
        """The code that deals this game again. Who knows it can work out every hidden card."""
        return self._seed

    @property
    def rules(self) -> R:
        """The options in force."""
        return self._rules

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat, as the reader's language has it."""
        return tuple([name_of(seat, self._names) for seat in range(self.players)])

    @property
    def given_names(self) -> tuple[str, ...]:
        """The same as they are kept: "" for `Player 1`, `~1` for a bot."""
        return self._names

    def rename(self, player: Player, name: str) -> None:
        """Someone else plays on at a seat."""
        self._names = (*self._names[:player], name, *self._names[player + 1 :])

    @property
    def state(self) -> S:
        """The whole table, hidden cards included; for a seat use `observe`."""
        return self._states[-1]

    @property
    def turns(self) -> tuple[Turn[A], ...]:
        """Every turn so far, hidden parts included; for a seat use `log`."""
        return tuple(self._turns)

    def to_act(self) -> tuple[Player, ...]:
        """Who may act now."""
        return self._game.to_act(self.state)

    def legal_actions(self, player: Player) -> Collection[A]:
        """What `player` may do now."""
        return self._game.legal_actions(self.state, player)

    def why_not(self, player: Player, action: Action) -> Reason | None:
        """None where the action is allowed, or the first rule it breaks."""
        return self._game.why_not(self.state, player, action)

    def observe(self, player: Player | None) -> V:
        """What `player` may know now; None is a watcher. Worked out once for each state."""
        seen = self._seen.get(player)
        if seen is None or seen[0] is not self.state:
            seen = self._seen[player] = self.state, self._game.observe(self.state, player)
            for watch in WATCHERS:
                watch(self._game, seen[1])
        return seen[1]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._game.outcome(self.state)

    def play(self, player: Player, action: A) -> tuple[Event, ...]:
        """Make a move. Raises IllegalAction, and then nothing has changed."""
        step = self._game.apply(self.state, player, action)
        self._states.append(step.state)
        self._turns.append(Turn(player, action, step.events))
        return step.events

    def can_undo(self, player: Player) -> bool:
        """Whether the last turn is this player's and nothing was revealed, drawn, shuffled or rolled in it."""
        if not self._turns:
            return False
        last = self._turns[-1]
        return last.player == player and not any(event.closes_undo for event in last.events)

    def undo(self, player: Player) -> None:
        """Take back the last turn. Raises ValueError with one sentence where that is not allowed.

        "Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another
        player acted; never past it."
        """
        if not self.can_undo(player):
            raise ValueError(self._why_no_undo(player))
        self._turns.pop()
        self._states.pop()
        del self._written[len(self._turns) :]

    def _why_no_undo(self, player: Player) -> str:
        if not self._turns:
            return say("nothing-to-undo")
        if self._turns[-1].player != player:
            return say("other-has-acted")
        return say("cards-turned")

    def log(self, player: Player | None) -> tuple[Event, ...]:
        """What happened so far as this seat saw it, secrets removed."""
        seen = (event.as_seen_by(player) for turn in self._turns for event in turn.events)
        return tuple(event for event in seen if event is not None)

    def views(self, player: Player | None) -> tuple[V, ...]:
        """One view for each state from the first deal on: the replay of that seat."""
        return tuple(self._game.observe(state, player) for state in self._states)

    def record(self) -> Record:
        """The game as a record, to be saved with `to_json`."""
        return Record(
            game=self._game.NAME,
            players=self.players,
            seed=self._seed,
            rules={name: _as_in_json(value) for name, value in asdict(self._rules).items()},
            names=self._names,
            moves=self._moves(),
            finished=self.outcome() is not None,
        )

    def _moves(self) -> tuple[str, ...]:
        """Every turn in writing. A table is kept after each press, so a turn is written once only."""
        new = self._turns[len(self._written) :]
        self._written += [f"{turn.player} {self._game.write_action(turn.action)}" for turn in new]
        return tuple(self._written)

    @staticmethod
    def load(record: Record | str, games: Sequence[AnyGame] | None = None) -> AnyMatch:
        """The game that a record (or its text) tells of, replayed from its seed.

        Raises RecordError with one sentence for a record that is foreign, newer or damaged, or has an illegal move.
        """
        record = Record.from_json(record) if isinstance(record, str) else record
        game = _game_named(record.game, LISTS[-1]().GAMES if games is None else games)
        match = _started(game, record)
        for number, move in enumerate(record.moves, start=1):
            match._replay(number, move)
        return match

    def _replay(self, number: int, move: str) -> None:
        player, _, text = move.partition(" ")
        if not (player.isascii() and player.isdigit()):
            raise RecordError(say("record-who", number=number))
        try:
            self.play(int(player), self._game.read_action(text))
        except IllegalAction as refused:
            why = self._game.sentence(refused.reason, self.names)
            raise RecordError(say("record-illegal", number=number, why=why)) from None
        except ValueError as unreadable:
            why = why_refused(unreadable, self._game)
            raise RecordError(say("record-move", number=number, why=why)) from None

    def __repr__(self) -> str:
        return f"<Match of {self._game.NAME}, {self.players} players, {len(self._turns)} turns>"


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A match of any game, as everything that serves all games sees it."""


def _names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names given, and none for anyone else."""
    if len(names) > players:
        raise ValueError(f"There are {len(names)} names for {players} players.")
    return (*names, *[""] * (players - len(names)))


def _as_in_json(value: Any) -> Any:
    """An option as it comes back from a text: several values are a list."""
    return list(value) if isinstance(value, tuple) else value


def as_game(game: AnyGame | str) -> AnyGame:
    """The game itself, or the one that has this name.

    >>> as_game("byorf").TITLE
    'BYORF'
    >>> as_game("chess")
    Traceback (most recent call last):
      ...
    ValueError: There is no game 'chess' here; the games are byorf, formula, rolls_and_goals, ...

    Raises ValueError for another name, and TypeError for what is neither a game nor a name.
    """
    if isinstance(game, str):
        return _game_by_name(game)
    if not hasattr(game, "new_game"):
        raise TypeError(f"{game!r:.60} is no game; give a game or its name: {_names_of_games()}.")
    return game


def _game_by_name(name: str) -> AnyGame:
    """One game of the list, without loading the others."""
    games = LISTS[-1]()
    found = name.strip().lower()
    if found not in games.NAMES:
        raise ValueError(f"There is no game {name!r:.60} here; the games are {_names_of_games()}.")
    game: AnyGame = getattr(games, found)
    return game


def _names_of_games() -> str:
    return listed(LISTS[-1]().NAMES)


def _game_named(name: str, games: Sequence[AnyGame]) -> AnyGame:
    for game in games:
        if name == game.NAME:
            return game
    known = ", ".join(game.NAME for game in games)
    raise RecordError(say("record-other-game", game=repr(name), known=known))


def _started(game: AnyGame, record: Record) -> AnyMatch:
    try:
        # early records write null where an option is left as it is
        rules = game.Rules(**{name: value for name, value in record.rules.items() if value is not None})
        return Match(game, record.players, record.seed, rules=rules, names=record.names)
    except TypeError:
        raise RecordError(say("record-options")) from None
    except ValueError as unfit:
        raise RecordError(say("record-unfit", why=why_refused(unfit, game))) from None
