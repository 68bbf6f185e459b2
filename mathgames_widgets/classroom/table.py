"""A live table: who is there, the pages they look at, and the log in which everything is kept.

Whoever serves a table asks it one thing at a time, from any thread. What is done is kept first, then shown.
"""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mathgames_widgets import games
from mathgames_widgets.classroom.lobby import Lobby, planned, usual_boxes
from mathgames_widgets.classroom.seats import new_token, person_of
from mathgames_widgets.classroom.standing import MOST_PEOPLE, Deal, Entry, Refused, Standing, game_called, nickname
from mathgames_widgets.classroom.store import Behind, CannotKeep, Closed, Store
from mathgames_widgets.classroom.window import LiveWindow
from mathgames_widgets.core.game import AnyBot, AnyGame, Player
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.page.page import Page
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.start import usual_bot

AWAY = 120.0
"""Seconds after which a bot may play for somebody who is gone."""

TRIES = 20
"""How often something is done again because somebody else wrote first."""

MOST_LINES = 4
"""Screens of one person at one table; the oldest is closed for one more."""

GONE = "This table was deleted."
ELSEWHERE = "You have this table open on other screens."
LEADERS = "Only {} can do that here."


class Line(Protocol):
    """The way to one screen."""

    def show(self, page: Page, name: str) -> None:
        """From now on the screen shows this page."""

    def tell(self) -> None:
        """Send what has changed."""

    def end(self, why: str) -> None:
        """Say why nothing more comes, and hang up."""


class Table:
    """A table that people find by its code.

    >>> table = Table("FERN-42", Store())
    >>> asha, ben = table.join("Asha"), table.join("Ben")
    >>> [person.name for person in table.standing.people.values()]
    ['Asha', 'Ben']
    >>> table.do(lambda: table.deal(person_of(asha)))
    >>> table.standing.deal.names
    ['Asha', 'Ben']
    """

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.code = code
        self.trouble = ""
        self._store, self._clock = store, clock
        self._is_made = False
        self._is_closed = False
        self._kept = 0
        self._pending: list[Entry] = []
        self._moves: tuple[Any, ...] = ()
        self._boot = secrets.token_hex(4)
        self._numbers = itertools.count()
        self._lines: dict[str, list[Line]] = {}
        self._left: dict[str, float] = {}
        self._pages: dict[str, tuple[tuple[Any, ...], Page, str]] = {}
        self._room: Room | None = None
        self._changed = False
        self._wish: Callable[[], None] | None = None
        self._came = False
        self._gone: list[Player] = []
        self.standing = first_standing()
        self.used = clock()

    @classmethod
    def opened(cls, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> Table:
        """The table as its log tells it. Raises RecordError where it cannot be read, and CannotKeep."""
        table = cls(code, store, clock)
        table._is_made = True
        table._read_on()
        table._changed = False
        return table

    def make(self) -> bool:
        """Take the code in the store; False where it is taken. Where nothing can be kept, it is there all the same."""
        try:
            self._is_made = self._store.make(self.code)
        except CannotKeep as trouble:
            self.trouble = str(trouble)
            return True
        return self._is_made

    def forget(self) -> None:
        """It is no longer in the store."""
        self._is_closed = True
        self._settle()

    # ── one thing after the other ─────────────────────────────────────────────────────────────────────────────────

    def do(self, work: Callable[[], None]) -> None:
        """Do something, keep it, and show it. Where somebody else wrote first, it is done again on what they wrote."""
        self.used = self._clock()
        self._catch_up()
        for _ in range(TRIES):
            try:
                work()
                self._grant()
            except BaseException:
                self._settle()
                raise
            try:
                self._keep()
                break
            except Behind:
                self._read_on()
        self._settle()

    def _catch_up(self) -> None:
        """Read what another server wrote to this table."""
        if not self._is_made or self._pending or self._is_closed:
            return
        try:
            if self._store.length(self.code) != self._kept:
                self._read_on()
        except CannotKeep as trouble:
            self._have_trouble(str(trouble))

    def _keep(self) -> None:
        """Write down what is new. Raises Behind. A store that cannot be written is said, and tried again later."""
        self._note_moves()
        if not self._pending:
            return
        try:
            if not self._is_made:
                self._is_made = self._store.make(self.code)
            self._store.add(self.code, self._kept, self._pending)
        except CannotKeep as trouble:
            self._have_trouble(str(trouble))
        except Closed:
            self._is_closed = True
        else:
            self._kept += len(self._pending)
            self._pending.clear()
            self._changed = self._changed or bool(self.trouble)
            self.trouble = ""

    def _have_trouble(self, said: str) -> None:
        if said == self.trouble:
            return
        self.trouble = said
        self._changed = True
        for _, page, _ in self._pages.values():
            if isinstance(page, LiveWindow):
                page.say(said)

    def _note_moves(self) -> None:
        """The moves that were made and taken back since the log was written."""
        deal = self.standing.deal
        if deal is None or self._room is None:
            return
        turns = self._room.match.turns
        if turns == self._moves:
            return
        pairs = zip(turns, self._moves, strict=False)
        same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same < len(self._moves):
            self._note({"back": same}, is_seen=True)
        for turn in turns[same:]:
            move = f"{turn.player} {self._room.game.write_action(turn.action)}"
            self._note({"move": move}, is_seen=True)
        self._moves = turns

    def _note(self, entry: Entry, *, is_seen: bool = False) -> None:
        """Something happens; with `is_seen`, the pages show it already."""
        self.standing.take(entry)
        self._pending.append(entry)
        self._changed = self._changed or not is_seen

    def _read_on(self) -> None:
        """Stand as the log says, whoever wrote it. Raises RecordError and CannotKeep."""
        log = self._store.read(self.code)
        standing = first_standing().read(log)
        self.standing, self._kept, self._changed = standing, len(log), True
        for person in standing.people:
            if person not in self._lines:
                self._left.setdefault(person, self._clock())
        self._pending.clear()
        self._wish = None
        deal = standing.deal
        if deal is None:
            self._room, self._moves = None, ()
            return
        match = deal.match()
        if self._room is not None and self._pages_of(deal):
            self._room.match = match
        else:
            self._room = self._room_of(deal, match)
        self._moves = match.turns

    def _pages_of(self, deal: Deal) -> bool:
        return any(key[0] == deal.number for key, _, _ in self._pages.values())

    def _settle(self) -> None:
        """Show everyone the table as it is now."""
        if self._is_closed:
            self._hang_up()
            return
        changed, came = self._changed, self._came
        self._changed = self._came = False
        for person, (key, page, _) in tuple(self._pages.items()):
            if key != self._key_of(person):
                continue
            if not isinstance(page, LiveWindow):
                if changed or came:
                    page.redraw()
            elif changed or (came and page.shows_people):
                page.look_again()
        for person, lines in tuple(self._lines.items()):
            page, name = self._page_of(person)
            for line in tuple(lines):
                line.show(page, name)
                line.tell()

    def _hang_up(self) -> None:
        for lines in self._lines.values():
            for line in lines:
                line.end(GONE)
        self._lines.clear()
        self._pages.clear()

    def _key_of(self, person: str) -> tuple[Any, ...]:
        deal = self.standing.deal
        return ("lobby",) if deal is None else (deal.number, deal.seat_of(person))

    def _page_of(self, person: str) -> tuple[Page, str]:
        key = self._key_of(person)
        found = self._pages.get(person)
        if found is None or found[0] != key:
            if found is not None and self._room is not None and isinstance(found[1], LiveWindow):
                self._room.leave(found[1])
            page = self._new_page(person)
            found = self._pages[person] = (key, page, f"{self._boot}-{next(self._numbers)}")
        return found[1], found[2]

    def _new_page(self, person: str) -> Page:
        deal = self.standing.deal
        if deal is None or self._room is None:
            return Lobby(self, person)
        return LiveWindow(self, person, self._room, deal.seat_of(person))

    # ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

    def join(self, typed: str) -> str:
        """Somebody comes to the table: the token by which they are known from now on. Raises Refused."""
        token = new_token()

        def come() -> None:
            people = self.standing.people
            if len(people) >= MOST_PEOPLE:
                raise Refused(f"{MOST_PEOPLE} people are at this table already.")
            name = nickname(typed, [person.name for person in people.values()])
            self._note({"join": {"id": person_of(token), "name": name}})
            self._left.setdefault(person_of(token), self._clock())

        self.do(come)
        return token

    def knows(self, person: str) -> bool:
        """Whether somebody has come to this table."""
        return person in self.standing.people and not self._is_closed

    def enter(self, person: str, line: Line) -> None:
        """A screen of somebody is there: a bot that played for them hands the seat back."""

        def come() -> None:
            lines = self._lines.setdefault(person, [])
            if line not in lines:
                lines.append(line)
            while len(lines) > MOST_LINES:
                lines.pop(0).end(ELSEWHERE)
            self._left.pop(person, None)
            self._came = True
            deal = self.standing.deal
            seat = None if deal is None else deal.seat_of(person)
            if deal is not None and seat in deal.stand_ins:
                self._note({"stand-in": {"seat": seat, "on": False}})

        self.do(come)

    def leave(self, person: str, line: Line) -> None:
        """A screen of somebody is gone."""

        def go() -> None:
            lines = self._lines.get(person, [])
            if line in lines:
                lines.remove(line)
            if not lines and self._lines.pop(person, None) is not None:
                self._left[person] = self._clock()
                self._came = True

        self.do(go)

    def hear(self, person: str, name: str, message: Any) -> None:
        """A message from a screen, about the page with this name."""
        first = [message]

        def listen() -> None:
            page, now = self._page_of(person)
            if name != now:
                return
            if first:
                page.hear(first.pop())
            elif isinstance(message, dict):  # once more, on what somebody else wrote
                page.hear({key: value for key, value in message.items() if key != "id"})

        if self.knows(person):
            self.do(listen)

    def look_around(self) -> bool:
        """See who has been gone for long enough that a bot may play; whether that is new to anybody."""
        used = self.used
        before = self._kept
        self._catch_up()
        gone = self.long_gone()
        is_new = gone != self._gone
        self._gone = gone
        self._changed = self._changed or is_new
        if is_new or self._kept != before:
            self.do(lambda: None)
        self.used = used
        return is_new

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at it and all of it is kept."""
        return not self._lines and not self._pending

    @property
    def is_closed(self) -> bool:
        """Whether it was deleted."""
        return self._is_closed

    # ── what its pages ask ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def room(self) -> Room | None:
        """The game that is played."""
        return self._room

    @property
    def leader(self) -> str:
        people = list(self.standing.people)
        here = [person for person in people if not self._is_long_gone(person)]
        return next(iter(here or people), "")

    def is_here(self, person: str) -> bool:
        return person in self._lines

    def _is_long_gone(self, person: str) -> bool:
        return person not in self._lines and self._clock() - self._left.get(person, self._clock()) >= AWAY

    def long_gone(self) -> list[Player]:
        deal = self.standing.deal
        if deal is None or self._room is None:
            return []
        return [seat for seat in self._room.waiting if self._is_long_gone(deal.held[seat])]

    # ── what they wish for: done when the page has answered, for it may be another page then ──────────────────────

    def _grant(self) -> None:
        wish, self._wish = self._wish, None
        if wish is not None:
            wish()

    def _must_lead(self, person: str) -> None:
        if person != self.leader:
            leader = self.standing.people.get(self.leader)
            raise Refused(LEADERS.format(leader.name if leader else "the first person"))

    def _must_wait(self) -> None:
        if self.standing.deal is not None:
            raise Refused("The game has begun already.")

    def choose(self, person: str, game: str, boxes: Mapping[str, str]) -> None:
        self._must_lead(person)
        self._must_wait()
        game_called(game)
        self._note({"set": {"game": game, "boxes": dict(boxes)}})

    def sit(self, person: str, sits: bool) -> None:
        self._must_wait()
        self._note({"sit": {"id": person, "sits": sits}})

    def deal(self, person: str) -> None:
        self._must_lead(person)
        self._must_wait()
        standing = self.standing
        game = game_called(standing.game)
        people = standing.sitting
        if not people:
            raise Refused("Someone has to play: press “Take a seat”.")
        names = [standing.people[one].name for one in people]
        plan = planned(game, standing.boxes, names, new_seed())
        seats = plan.seats
        held = people[: len(seats)] + [""] * (len(seats) - len(people))
        match = _dealt(game, plan.rules, plan.seed, [seat.name for seat in seats])
        self._begin(match, [seat.who for seat in seats], held)

    def again(self, person: str) -> None:
        deal = self._over()
        if person not in deal.held:
            raise Refused("Only those who played can deal again.")
        game = game_called(deal.game)
        before = deal.match()
        self._wish = lambda: self._begin(_dealt(game, before.rules, new_seed(), deal.names), deal.who, deal.held)

    def choose_anew(self, person: str) -> None:
        self._must_lead(person)
        self._over()
        self._wish = self._to_the_lobby

    def _to_the_lobby(self) -> None:
        self._note({"lobby": {}})
        self._room, self._moves = None, ()

    def stand_in(self, person: str, seat: Player) -> None:
        deal = self.standing.deal
        if deal is None or person not in deal.held:
            raise Refused("Only those who play can do that.")
        if seat not in self.long_gone():
            raise Refused(f"{deal.names[seat]} is back, or was not gone for long.")

        def sit_down() -> None:
            self._note({"stand-in": {"seat": seat, "on": True}})
            if self._room is not None:
                self._room.move_bots()

        self._wish = sit_down

    def close(self, person: str) -> None:
        self._must_lead(person)
        self._is_closed = True
        try:
            self._store.delete(self.code)
        except CannotKeep as trouble:
            self._is_closed = False
            raise Refused(str(trouble)) from None

    def _over(self) -> Deal:
        deal = self.standing.deal
        if deal is None or self._room is None or not self._room.is_over:
            raise Refused("The game is not over yet.")
        return deal

    def _begin(self, match: AnyMatch, who: list[str], held: list[str]) -> None:
        record = match.record()
        what = {
            "game": record.game, "seed": record.seed, "rules": dict(record.rules), "names": list(record.names),
            "who": list(who), "held": list(held),
        }  # fmt: skip
        self._note({"deal": what})
        deal = self.standing.deal
        assert deal is not None
        self._room, self._moves = self._room_of(deal, match), ()
        self._room.move_bots()

    def _room_of(self, deal: Deal, match: AnyMatch) -> Room:
        game = match.game
        bots = {bot.name: bot for bot in game.BOTS}
        usual = bots[usual_bot(game)]

        def bot_at(seat: Player) -> AnyBot | None:
            now = self.standing.deal
            who = deal.who[seat]
            if who == PERSON and now is not None and now.number == deal.number and seat in now.stand_ins:
                return usual
            return bots.get(who)

        return Room(match, deal.seats, bot_at)


def first_standing() -> Standing:
    """How a table stands before anything is done there."""
    return Standing(game=games.NAMES[0], boxes=usual_boxes(game_called(games.NAMES[0])))


def new_seed() -> str:
    """A seed that nobody can try out: with a short code, the deal could be found from one's own hand."""
    return secrets.token_hex(16)


def _dealt(game: AnyGame, rules: Any, seed: str, names: list[str]) -> AnyMatch:
    return Match(game, len(names), seed, rules=rules, names=names)
