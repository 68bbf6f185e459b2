"""How a table stands, read from its log: who is there, what is chosen, what is played; and what its pages ask of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, Self

from mathgames_widgets import games
from mathgames_widgets.core.entrance import has_unseen, is_reserved, whole_in_all
from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.lookback import Found
from mathgames_widgets.table.start import LONGEST_NAME, Seat

say = room(__name__)

Entry = dict[str, Any]

MOST_PEOPLE = 60


UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What comes of an entry that says something else than it should."""


class CannotBeDone(ValueError):
    """Something that cannot be done; the message is one sentence for people."""


@dataclass(slots=True)
class Person:
    """Someone at a table, by a nickname."""

    name: str
    sits: bool = True


@dataclass(slots=True)
class Deal:
    """A game as it was dealt, and its moves so far. `held` says who sits at each seat, "" for a bot."""

    number: int
    game: str
    seed: str
    rules: dict[str, Any]
    names: list[str]
    who: list[str]
    held: list[str]
    moves: list[str] = field(default_factory=list)
    stand_ins: set[Player] = field(default_factory=set)
    by_bots: set[int] = field(default_factory=set)
    """Which of the moves a bot made for someone who was away."""
    of: int = 0
    """Which game of a class it is."""

    def match(self) -> AnyMatch:
        """The game, played as far as the log goes. Raises RecordError."""
        try:
            moves, names = tuple(self.moves), tuple(self.names)
            record = Record(self.game, len(names), self.seed, rules=self.rules, names=names, moves=moves)
            return Match.load(record, (game_called(self.game),))
        except RecordError:
            raise
        except UNREADABLE:
            raise RecordError(say("other-version")) from None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return tuple(Seat(name, who) for name, who in zip(self.names, self.who, strict=True))

    def own_moves(self, seat: Player) -> tuple[int, int]:
        """How many moves at a seat its player made, and how many were made there at all.

        >>> deal = Deal(1, "", "", {}, ["Asha"], ["person"], ["a"], ["0 keep F05", "0 keep F07"], by_bots={1})
        >>> deal.own_moves(0)
        (1, 2)
        """
        there = [at for at, move in enumerate(self.moves) if move.partition(" ")[0] == f"{seat}"]
        return sum(at not in self.by_bots for at in there), len(there)

    def is_own(self, seat: Player) -> bool:
        """Whether its player made every move of a seat."""
        own, all = self.own_moves(seat)
        return own == all

    def seat_of(self, person: str) -> Player | None:
        """Where someone sits; None for a watcher."""
        return self.held.index(person) if person in self.held else None


DEALT = ("game", "seed", "rules", "names", "who", "held", "of")
"""What a log says of a deal, before its moves."""


@dataclass(slots=True)
class Crowd:
    """What a log says in any case: who is there, and what is played next, with what stands in the boxes."""

    LEAVES_OUT: ClassVar[bool] = False
    """Whether an entry that says nothing is left out, and all others still count."""
    people: dict[str, Person] = field(default_factory=dict)
    game: str = ""
    boxes: dict[str, str] = field(default_factory=dict)

    def read(self, log: Iterable[Entry]) -> Self:
        """Go on to the end of a log. Raises RecordError where that cannot be read.

        Texts that older versions let in become such that can be shown.
        """
        for entry in log:
            try:
                self.take(whole_in_all(entry))
            except UNREADABLE:
                if self.LEAVES_OUT:
                    continue
                raise RecordError(say("other-version")) from None
        return self

    def take(self, entry: Entry) -> None:
        """Go on by one entry. Raises ValueError for one of another kind."""
        raise ValueError(entry)

    def shortest(self) -> list[Entry]:
        """The shortest log that says the same; empty where a log is never made shorter."""
        return []


@dataclass(slots=True)
class TableStanding(Crowd):
    """Everything that the log of a table says.

    >>> table = TableStanding()
    >>> table.take({"join": {"id": "a", "name": "Asha"}})
    >>> [person.name for person in table.people.values()], table.deal
    (['Asha'], None)
    """

    deal: Deal | None = None
    deals: int = 0
    players: list[str] = field(default_factory=list)
    """Those who have ever had a seat in a game here."""
    closers: list[str] = field(default_factory=list)
    """Players who want the table deleted."""
    aside: str = ""
    """Under which code a log is kept that could not be read, while the game is played that was dealt in its place."""

    def take(self, entry: Entry) -> None:
        """Go on by one entry."""
        ((kind, what),) = entry.items()
        deal = self.deal
        match kind:
            case "join":
                self.people[what["id"]] = Person(what["name"])
            case "sit":
                self.people[what["id"]].sits = what["sits"]
            case "set":
                self.game, self.boxes = what["game"], what["boxes"]
            case "boxes":
                self.boxes = {**self.boxes, **what}
            case "past":
                self.deals, self.players = what["deals"], what["players"]
            case "deal":
                self.deals += 1
                self.aside = self.aside if self.deals == 1 else ""
                self.deal = Deal(self.deals, **what)
                self._have_played(self.deal.held)
                self.closers.clear()
            case "lobby":
                self.deal = None
            case "anew":
                self.aside = str(what)
            case "move" if deal is not None:
                seat = int(what.partition(" ")[0])
                if deal.who[seat] != PERSON or seat in deal.stand_ins:
                    deal.by_bots.add(len(deal.moves))
                deal.moves.append(what)
            case "by-bots" if deal is not None:
                deal.by_bots = {*map(int, what)}
            case "back" if deal is not None:
                del deal.moves[what:]
                deal.by_bots = {at for at in deal.by_bots if at < what}
            case "stand-in" if deal is not None:
                (deal.stand_ins.add if what["on"] else deal.stand_ins.discard)(what["seat"])
            case "seat" if deal is not None:
                seat = what["seat"]
                deal.held[seat], deal.who[seat], deal.names[seat] = what["id"], what["who"], what["name"]
                deal.stand_ins.discard(seat)
                self._have_played([what["id"]])
            case "close":
                self.closers = [person for person in self.closers if person != what["id"]] + [what["id"]] * what["on"]
            case "out":
                self.people.pop(what, None)
            case _:
                raise ValueError(kind)

    def shortest(self) -> list[Entry]:
        """Everything that counts now, without the games, moves and choices that came before.

        >>> table = TableStanding()
        >>> table.take({"join": {"id": "a", "name": "Asha"}})
        >>> for game in ("formula", "byorf") * 50: table.take({"set": {"game": game, "boxes": {}}})
        >>> len(table.shortest()), TableStanding().read(table.shortest()) == table
        (3, True)
        """
        deal = self.deal
        log: list[Entry] = [{"join": {"id": id, "name": pupil.name}} for id, pupil in self.people.items()]
        log += [{"sit": {"id": id, "sits": False}} for id, pupil in self.people.items() if not pupil.sits]
        log.append({"set": {"game": self.game, "boxes": dict(self.boxes)}})
        log += [{"anew": self.aside}] if self.aside else []
        log.append({"past": {"deals": self.deals - (deal is not None), "players": list(self.players)}})
        if deal is not None:
            log.append({"deal": {name: getattr(deal, name) for name in DEALT}})
            log += [{"move": move} for move in deal.moves]
            log += [{"by-bots": sorted(deal.by_bots)}] if deal.by_bots else []
            log += [{"stand-in": {"seat": seat, "on": True}} for seat in sorted(deal.stand_ins)]
        return [*log, *({"close": {"id": id, "on": True}} for id in self.closers)]

    def _have_played(self, people: Iterable[str]) -> None:
        self.players += [person for person in people if person and person not in self.players]

    @property
    def opener(self) -> str:
        """Who opened the table; empty before anybody came."""
        return next(iter(self.people), "")

    @property
    def lacking(self) -> int:
        """How many more players have to agree until the table is deleted: more than half of all who have played."""
        return len(self.players) // 2 + 1 - len(self.closers)

    @property
    def sitting(self) -> list[str]:
        """Those who take part in the next game, in the order in which they came."""
        return [key for key, person in self.people.items() if person.sits]


def agreed(standing: TableStanding) -> str:
    """Who wants to delete a table, and how many more have to agree; empty where nobody does.

    >>> people = {"a": Person("Asha"), "b": Person("Ben")}
    >>> agreed(TableStanding(people, players=["a", "b"], closers=["b"]))
    'Ben wants to delete this table. 1 more player has to agree.'
    """
    names = tuple([standing.people[person].name for person in standing.closers if person in standing.people])
    return say("closers", players=names, many=len(names), lacking=standing.lacking) if names else ""


def told_before_closing(standing: TableStanding, person: str) -> str:
    """What deleting a table does.

    >>> told_before_closing(TableStanding({"a": Person("Asha")}), "a")
    'The table and its game are deleted for everyone. For a day you can bring them back.'
    """
    if person == standing.opener:
        return say("closing")
    return say("closing-together", enough=len(standing.players) // 2 + 1, all=len(standing.players))


class MeetingPlace(Protocol):
    """Where people are who came with one code, as its pages see it: a table or a class.

    Everything that changes it raises CannotBeDone where it may not be done.
    """

    code: str
    """The code by which people find it."""
    trouble: str
    """A sentence where it cannot be kept; else empty."""
    standing: Crowd

    def is_here(self, person: str) -> bool:
        """Whether someone has it open now."""

    def address_for(self, person: str) -> str:
        """Where others find this server, as someone's own browser names it; empty where only this machine does."""


HAS_READ = "has-read"
"""What someone presses who has read what the teacher said."""


class Host(MeetingPlace, Protocol):
    """A table, as its pages see it."""

    standing: TableStanding
    is_led: bool
    """Whether a teacher says what is played."""
    lesson: tuple[str, str]
    """What the lesson is called that the teacher has set, and where it is; both empty where there is none."""
    sayings: Mapping[str, str]
    """What the teacher said to whom, until it is read."""
    puzzles: str
    """Where those who have finished early find the puzzles of the day; empty where there are none."""
    is_sealed: bool
    """Whether its seed is still in use elsewhere, so that it is not told even at the end."""

    @property
    def called(self) -> str:
        """What people call it."""

    @property
    def leader(self) -> str:
        """Who chooses the game: the one who opened the table, or while that person is gone the next who plays."""

    def long_gone(self) -> list[Player]:
        """The seats for which the game waits and whose people have been gone for a while."""

    def choose(self, person: str, game: str, boxes: Mapping[str, str]) -> None:
        """Set what is played next."""

    def sit(self, person: str, sits: bool) -> None:
        """Take part in the next game, or only watch."""

    def deal(self, person: str) -> None:
        """Begin the game that was chosen."""

    def again(self, person: str) -> None:
        """The same people, bots and options, and new cards."""

    def choose_anew(self, person: str) -> None:
        """Leave a game that is over, to choose another one."""

    def stand_in(self, person: str, seat: Player) -> None:
        """Let a bot play for someone who has been gone for a while."""

    def may_close(self, person: str) -> bool:
        """Whether someone may delete the table, or ask the other players to agree."""

    def close(self, person: str) -> str:
        """Delete the table and everything in it, or say who has to agree to that."""

    def go_on_elsewhere(self, person: str, how: str) -> None:
        """Someone whose table has finished plays again or watches, while others of the class play."""

    def keep(self, person: str) -> None:
        """Someone who wanted to delete the table does not want it any more."""

    def weigh(self, seat: Player, decision: Decision) -> Found | None:
        """What a decision of a game that is over cost; None while that is worked out elsewhere."""


def game_called(name: str) -> AnyGame:
    """A game by its name. Raises CannotBeDone."""
    if name not in games.NAMES:
        raise CannotBeDone(say("no-such-game"))
    game: AnyGame = getattr(games, name)
    return game


def nickname(typed: str) -> str:
    """The name that someone typed. Raises CannotBeDone with one sentence for one that does not fit.

    >>> nickname("  Asha  B "), len(nickname("👩\u200d🔬"))
    ('Asha B', 3)
    >>> nickname("x" * 25)
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.standing.CannotBeDone: That name has 25 letters. Use at most 24.
    """
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if not name:
        raise CannotBeDone(say("type-a-name"))
    if len(name) > LONGEST_NAME:
        raise CannotBeDone(say("long-name", letters=len(name), most=LONGEST_NAME))
    if has_unseen(name):
        raise CannotBeDone(say("unshown-name"))
    if is_reserved(name):
        raise CannotBeDone(say("taken-word"))
    return name
