"""What every game is made of: options, actions, events, reasons, steps and outcomes, and the `Game` protocol.

A game is a module (or package) with the names of the protocol; there is no base class to inherit from.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from enum import Enum
from fractions import Fraction
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from mathgames_widgets.core.rng import Rng

Player = int
"""A seat at the table: 0 for the first player."""

Score = int | Fraction

T = TypeVar("T")
C = TypeVar("C")
"""What a card is in a game."""
P = TypeVar("P")
"""What a place is in a game."""
S = TypeVar("S")
"""The State of a game."""
S_co = TypeVar("S_co", covariant=True)
A = TypeVar("A", bound="Action")
"""What may be done in a game."""
V = TypeVar("V")
"""The View of a game."""
V_contra = TypeVar("V_contra", contravariant=True)
R = TypeVar("R", bound="Options")
"""The Rules of a game: its options."""


# ── the values a rule knows, and the options of a game ────────────────────────────────────────────────────────────


class Named(Enum):
    """An Enum whose repr can be pasted back: phases of a game, sides, directions.

    >>> class Phase(Named):
    ...     DRAFT = "draft"
    >>> Phase.DRAFT
    Phase.DRAFT
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Options(Protocol):
    """The options of a game: any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


# ── actions, events and reasons ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player may do. Games derive their own."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Be ready where all wait for each other: after this a player changes nothing any more."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Games derive their own.

    `closes_undo` is True for whatever nobody can unsee or undo: a reveal, a draw, a shuffle, a roll.
    """

    closes_undo: ClassVar[bool] = False

    def as_seen_by(self, player: Player | None) -> Event | None:
        """What `player` (None: a watcher) sees of it; None where there is nothing to see."""
        return self


@dataclass(frozen=True, slots=True)
class Seen(Event):
    """Something that nobody can unsee or undo: a reveal, a draw, a shuffle, a roll. Games derive their own."""

    closes_undo: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Something that `player` did and nobody else sees. Games derive their own."""

    player: Player

    def as_seen_by(self, player: Player | None) -> Event | None:
        return self if player == self.player else None


@dataclass(frozen=True, slots=True)
class Placed(Secret, Generic[C, P]):
    """A card of the hand was put to a place, from which it may be taken back; only its owner sees it."""

    card: C
    place: P


@dataclass(frozen=True, slots=True)
class TookBack(Secret, Generic[C, P]):
    """A card was taken back from its place; only its owner sees it."""

    card: C
    place: P


@dataclass(frozen=True, slots=True)
class IsReady(Event):
    """A player is ready and waits for the others; what that player did stays hidden until all are."""

    player: Player


def changed(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """The entries, one for each seat or place, with another one at a place.

    >>> changed(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*entries[:place], entry, *entries[place + 1 :])


def without(entries: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The entries without one for each that is gone. Raises ValueError where one is not among them.

    >>> without(("4", "4", "7", "13"), "4", "13")
    ('4', '7')
    """
    left = list(entries)
    for entry in gone:
        left.remove(entry)
    return tuple(left)


def own_only(things: Sequence[T], player: Player | None) -> tuple[T | None, ...]:
    """One entry for each seat, hidden except for the player's own; a watcher sees none.

    >>> own_only(("7", "13", "4"), 1), own_only(("7", "13", "4"), None)
    ((None, '13', None), (None, None, None))
    """
    return tuple([thing if seat == player else None for seat, thing in enumerate(things)])


@dataclass(frozen=True, slots=True)
class GameOver(Seen):
    """The game ended: who won, and the score of each seat."""

    winners: tuple[Player, ...]
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not allowed. Games derive their own, one for each rule that can be broken."""


@dataclass(frozen=True, slots=True)
class NoSuchPlayer(Reason):
    """No player sits there."""

    player: Player


@dataclass(frozen=True, slots=True)
class GameIsOver(Reason):
    """Nothing is done after the end."""


@dataclass(frozen=True, slots=True)
class NotOfThisGame(Reason):
    """The action belongs to another game."""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Reason):
    """Another player is to act."""

    turn: Player


@dataclass(frozen=True, slots=True)
class WrongPhase(Reason):
    """The action belongs to another part of the round; now it is this one."""

    phase: Named


@dataclass(frozen=True, slots=True)
class AlreadyReady(Reason):
    """A player who is ready changes nothing any more and waits for the others."""


@dataclass(frozen=True, slots=True)
class NotInYourHand(Reason):
    """The card is not in the hand of the player who would play it."""

    card: object


@dataclass(frozen=True, slots=True)
class NotInFrontOfYou(Reason):
    """The card does not lie on the player's own side of the table."""

    card: object


def common_reason(
    player: Player,
    players: int,
    is_over: bool,
    action: Action,
    phases: Mapping[type[Action], Named | None],
    phase: Named | None = None,
) -> Reason | None:
    """The first reason that every game has against an action: who acts, the end of the game, and the phase.

    `phases` says to which phase each kind of action belongs; None in a game without phases.

    >>> class Draw(Action): ...
    >>> common_reason(2, 2, False, Draw(), {Draw: None}), common_reason(0, 2, False, Action(), {Draw: None})
    (NoSuchPlayer(player=2), NotOfThisGame())
    >>> common_reason(0, 2, False, Draw(), {Draw: None}) is None
    True
    """
    if player not in range(players):
        return NoSuchPlayer(player)
    if is_over:
        return GameIsOver()
    if type(action) not in phases:
        return NotOfThisGame()
    return None if phase is phases[type(action)] or phase is None else WrongPhase(phase)


# ── what is refused ───────────────────────────────────────────────────────────────────────────────────────────────


class Refused(ValueError):
    """Something that the rules refuse: an option, a number of players, a card, a file, an action.

    `reason` says why, and the game's `sentence` puts it into words for people (`core.words.why_refused`).
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason!r}")
        self.reason = reason


class IllegalAction(Refused):
    """An action that the rules refuse, with the action and the reason."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(reason)
        self.args = (f"{action!r} is not allowed here: {reason!r}",)
        self.action = action


@dataclass(frozen=True, slots=True)
class NotInRange(Reason):
    """An option that is no integer of a range."""

    option: str
    value: object
    allowed: range


@dataclass(frozen=True, slots=True)
class NotOneOf(Reason):
    """An option that has a few values, and this is none of them."""

    option: str
    value: object
    allowed: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class NotASwitch(Reason):
    """An option that is either True or False."""

    option: str
    value: object


@dataclass(frozen=True, slots=True)
class NotForSoMany(Reason):
    """The game, or this way of playing it, is for other numbers of players."""

    title: str
    players: object
    allowed: range


@dataclass(frozen=True, slots=True)
class NoSuchCard(Reason):
    """Nothing in the box is written like this; `kind` is what was looked for, where the game has several."""

    text: str
    kind: str = "card"


def check_legal(action: Action, reason: Reason | None) -> None:
    """Refuse an action for which there is a reason."""
    if reason is not None:
        raise IllegalAction(action, reason)


def check_whole(option: str, value: object, allowed: range) -> None:
    """Refuse an option that is no integer of a range.

    >>> check_whole("hand", 1, range(2, 9))
    Traceback (most recent call last):
      ...
    mathgames_widgets.core.game.Refused: NotInRange(option='hand', value=1, allowed=range(2, 9))
    """
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise Refused(NotInRange(option, value, allowed))


def check_choice(option: str, value: object, allowed: tuple[object, ...]) -> None:
    """Refuse an option that is none of a few values; True is not 1."""
    if value not in allowed or type(value) not in {type(permitted) for permitted in allowed}:
        raise Refused(NotOneOf(option, value, allowed))


def check_switches(rules: Options) -> None:
    """Refuse the first option that is switched on or off (its default is True or False) and is neither."""
    for option in fields(rules):
        value = getattr(rules, option.name)
        if isinstance(option.default, bool) and not isinstance(value, bool):
            raise Refused(NotASwitch(option.name, value))


def check_players(title: str, players: object, allowed: range) -> None:
    """Refuse a number of players that a game does not allow."""
    if players not in allowed:
        raise Refused(NotForSoMany(title, players, allowed))


# ── what comes of them ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """What `apply` gives back: the new state and what happened on the way."""

    state: S_co
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a game ended as it did. Games derive their own, one for each way to win."""

    @property
    def broke_a_tie(self) -> bool:
        """Whether the winner has no more points than someone else, and a roll or the like has decided."""
        return False


Fact = Action | Event | Reason | Ending
"""What a game has a sentence for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are the seats that won (several: a shared victory), `scores` has one number a seat,
    `places` one place a seat, 1 for the best, shared where equal. `why` is what decided it; `sentence` says it.

    >>> Outcome(winners=(1,), scores=(3, 8), places=(2, 1), why=Ending()).winners
    (1,)
    """

    winners: tuple[Player, ...]
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    why: Ending


def places_of(scores: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat: 1 for the highest score, shared where equal.

    >>> places_of((3, 8, 3))
    (2, 1, 2)
    """
    return tuple([1 + sum(other > mine for other in scores) for mine in scores])


# ── the protocols ─────────────────────────────────────────────────────────────────────────────────────────────────


class Bot(Protocol[V_contra, A]):
    """A player made of code. It gets a View and the legal actions, never the State."""

    @property
    def name(self) -> str:
        """Short name for code and records: `greedy`."""

    def choose(self, view: V_contra, actions: Collection[A], rng: Rng) -> A:
        """One of the legal actions; the same view and the same rng give the same choice."""

    def because(self, view: V_contra, action: A) -> str:
        """Why, in one or two sentences for learners; nothing that others at the table may not know yet."""


class Game(Protocol[S, A, V, R]):
    """The names that a game module has, generic in its State, its actions, its View and its Rules.

    See docs/adding-a-game.md for a guided tour.
    """

    @property
    def __name__(self) -> str:
        """The name of the module, which every module has; its table is the module `table` below it."""

    @property
    def NAME(self) -> str:
        """Short name used in records and file names: `chess`."""

    @property
    def TITLE(self) -> str:
        """The name on the box: `Chess`."""

    @property
    def PLAYERS(self) -> range:
        """How many may play: `range(2, 9)` for two to eight."""

    @property
    def Rules(self) -> type[R]:
        """The frozen dataclass of options; `Rules()` is the rulebook. Raises Refused for an option out of range."""

    @property
    def BOTS(self) -> Sequence[Bot[V, A]]:
        """The bots, weakest first."""

    def new_game(self, players: int, seed: str | int, rules: R | None = None) -> S:
        """The first state. Raises Refused with the reason for a wrong number of players."""

    def to_act(self, state: S) -> tuple[Player, ...]:
        """Who may act now; several where choices are simultaneous; () when the game is over."""

    def legal_actions(self, state: S, player: Player) -> Collection[A]:
        """Every action open to `player`, in a fixed order; empty for those who need not act."""

    def why_not(self, state: S, player: Player, action: Action) -> Reason | None:
        """None where the action is allowed, or the first rule it breaks."""

    def apply(self, state: S, player: Player, action: Action) -> Step[S]:
        """The state after the action. Raises IllegalAction."""

    def observe(self, state: S, player: Player | None) -> V:
        """What `player` may know; None is a watcher, who sees only what lies open."""

    def imagine(self, view: V, seed: str | int) -> S:
        """A whole state that fits the view, the hidden part dealt at random from `seed`."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def write_action(self, action: A) -> str:
        """The action as a short line of text for records: `keep F05`. See `core.codec`."""

    def read_action(self, text: str) -> A:
        """The action that `write_action` wrote. Raises ValueError with one clear sentence, or Refused."""

    def sentence(self, fact: Fact, names: Sequence[str]) -> str:
        """An event, a reason, an action or an ending in one sentence for learners."""


AnyGame = Game[Any, Any, Any, Any]
"""A game of which only the protocol is known, as everything that serves all games sees it."""

AnyBot = Bot[Any, Any]
"""A bot of such a game."""
