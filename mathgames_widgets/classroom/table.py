"""A live table: who is there, the pages they look at, and the log in which everything is kept.

What serves a table asks it one thing at a time, from any thread. What is done is kept first, then shown.
"""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.classroom.gathering import Gathering, Key
from mathgames_widgets.classroom.lobby import Lobby, planned, usual_boxes
from mathgames_widgets.classroom.standing import CannotBeDone, Deal, TableStanding, agreed, game_called
from mathgames_widgets.classroom.store import CannotKeep, Store
from mathgames_widgets.classroom.thinking import BotQuestion, Question, WeighQuestion
from mathgames_widgets.classroom.window import LiveWindow
from mathgames_widgets.core.bots import all_bots, bot_choice
from mathgames_widgets.core.game import Action, AnyBot, AnyGame, Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page.page import Page
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.lookback import Found
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.start import usual_bot

say = room(__name__)

AWAY = 120.0
"""Seconds after which a bot may play for someone who is gone."""

THINKS = 30.0
"""Seconds after which nobody waits any longer for a bot that thinks elsewhere; it thinks here then."""


class LiveTable(Gathering):
    """A table that people find by its code.

    >>> from mathgames_widgets.classroom.tickets import person_of
    >>> table = LiveTable("FERN-42", Store())
    >>> asha, ben = table.join("Asha"), table.join("Ben")
    >>> [person.name for person in table.standing.people.values()]
    ['Asha', 'Ben']
    >>> table.do(lambda: table.deal(person_of(asha)))
    >>> table.standing.deal.names
    ['Asha', 'Ben']
    """

    lesson = ("", "")
    """The lesson of a class that is set, and its address."""
    sayings: Mapping[str, str] = {}
    puzzles = ""
    is_led = False
    """Whether a teacher says what is played."""
    is_sealed = False
    """Whether its seed is still in use elsewhere, so that it is not told even at the end."""
    standing: TableStanding

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._moves: tuple[Any, ...] = ()
        self._room: Room | None = None
        self._gone: list[Player] = []
        self._asked: tuple[BotQuestion | None, float] = (None, 0.0)
        self._answer: tuple[BotQuestion, str] | None = None
        self._weighing: dict[tuple[int, Player, int], WeighQuestion] = {}
        self._weighed: dict[tuple[int, Player, int], Found] = {}
        self.think: Callable[[LiveTable, Question], Any] | None = None
        """Answers a question, or gives None: then it is told to `answered` later. Without it, this process answers."""
        super().__init__(code, store, clock)

    @property
    def called(self) -> str:
        return say("table-code", code=self.code)

    # ── what is kept, and who sees it ─────────────────────────────────────────────────────────────────────────────

    def _first(self) -> TableStanding:
        name = games.NAMES[0]
        return TableStanding(game=name, boxes=usual_boxes(game_called(name)))

    def _have_trouble(self, said: str) -> None:
        if said == self.trouble:
            return
        super()._have_trouble(said)
        for _, page, _ in self._pages.values():
            if isinstance(page, LiveWindow):
                page.say(said)

    def _note_more(self) -> None:
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

    def _has_read_on(self) -> None:
        deal = self.standing.deal
        if deal is None:
            self._room, self._moves = None, ()
            return
        match = deal.match()
        if self._room is not None and any(key[0] == deal.number for key, _, _ in self._pages.values()):
            self._room.match = match
        else:
            self._room = self._room_of(deal, match)
        self._moves = match.turns

    def _refresh(self, page: Page, *, changed: bool, came: bool) -> None:
        if not isinstance(page, LiveWindow):
            super()._refresh(page, changed=changed, came=came)
        elif changed or (came and page.shows_people):
            page.look_again()

    def _key_of(self, person: str) -> Key:
        deal = self.standing.deal
        return ("lobby",) if deal is None else (deal.number, deal.seat_of(person))

    def _drop(self, page: Page) -> None:
        if self._room is not None and isinstance(page, LiveWindow):
            self._room.leave(page)

    def _new_page(self, person: str) -> Page:
        deal = self.standing.deal
        if deal is None or self._room is None:
            return Lobby(self, person)
        return LiveWindow(self, person, self._room, deal.seat_of(person))

    # ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

    def _has_come(self, person: str) -> None:
        """A bot that played for someone hands the seat back."""
        deal = self.standing.deal
        seat = None if deal is None else deal.seat_of(person)
        if deal is not None and seat in deal.stand_ins:
            self._note({"stand-in": {"seat": seat, "on": False}})

    def look_around(self) -> bool:
        """See who has been gone for long enough that a bot may play; whether that is new to anybody."""
        with self._one_at_a_time:
            used = self.used
            before = self._kept
            self._catch_up()
            gone = self.long_gone()
            is_new = gone != self._gone
            self._gone = gone
            self._changed = self._changed or is_new
            if is_new or self._kept != before or self._waits_for_bots or self._pending or self._is_closed:
                self.do(self._move_bots)
            self.used = used
            return is_new

    # ── what its pages ask ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def room(self) -> Room | None:
        """The game that is played."""
        return self._room

    @property
    def is_played(self) -> bool:
        """Whether anybody has moved in the game that is dealt, or one was played before."""
        deal = self.standing.deal
        return self.standing.deals > 1 or (deal is not None and bool(deal.moves))

    @property
    def leader(self) -> str:
        standing, deal = self.standing, self.standing.deal
        playing = standing.sitting if deal is None else deal.held
        may_lead = [person for person in standing.people if person == standing.opener or person in playing]
        here = [person for person in may_lead if not self._is_long_gone(person)]
        return next(iter(here or may_lead), "")

    def _is_long_gone(self, person: str) -> bool:
        return person not in self._screens and self._clock() - self._left.get(person, self._clock()) >= AWAY

    def long_gone(self) -> list[Player]:
        deal = self.standing.deal
        if deal is None or self._room is None:
            return []
        return [seat for seat in self._room.waiting if self._is_long_gone(deal.held[seat])]

    # ── what they wish for: done when the page has answered, for it may be another page then ──────────────────────

    def _must_lead(self, person: str) -> None:
        if person != self.leader:
            leader = self.standing.people.get(self.leader)
            raise CannotBeDone(say("only-leader", leader=leader.name if leader else None))

    def _must_wait(self) -> None:
        if self.standing.deal is not None:
            raise CannotBeDone(say("begun-already"))

    def choose(self, person: str, game: str, boxes: Mapping[str, str]) -> None:
        self._must_lead(person)
        self._must_wait()
        game_called(game)
        known = self.standing.boxes
        if game == self.standing.game and known.keys() <= boxes.keys():
            self._note({"boxes": {name: text for name, text in boxes.items() if known.get(name) != text}})
        else:
            self._note({"set": {"game": game, "boxes": dict(boxes)}})

    def sit(self, person: str, sits: bool) -> None:
        self._must_wait()
        self._note({"sit": {"id": person, "sits": sits}})

    def deal(self, person: str) -> None:
        self._must_lead(person)
        self._must_wait()
        standing = self.standing
        people = {person: standing.people[person].name for person in standing.sitting}
        if not people:
            raise CannotBeDone(say("someone-has-to-play"))
        self._deal_to(people, game_called(standing.game), standing.boxes, new_seed())

    def _deal_to(
        self, people: Mapping[str, str], game: AnyGame, boxes: Mapping[str, str], seed: str, of: int = 0
    ) -> None:
        """Cards for these people, by id and name, and for bots on the other seats. Raises SetupError."""
        plan = planned(game, boxes, list(people.values()), seed)
        names, who = [seat.name for seat in plan.seats], [seat.who for seat in plan.seats]
        held = [*people, *[""] * (len(names) - len(people))][: len(names)]
        self._begin(Match(game, len(names), plan.seed, rules=plan.rules, names=names), who, held, of)

    def again(self, person: str) -> None:
        deal = self._over()
        if person not in deal.held:
            raise CannotBeDone(say("players-deal"))
        game, rules, names = game_called(deal.game), deal.match().rules, deal.names
        match = Match(game, len(names), new_seed(), rules=rules, names=names)
        self._wish = lambda: self._begin(match, deal.who, deal.held)

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
            raise CannotBeDone(say("players-only"))
        if seat not in self.long_gone():
            raise CannotBeDone(say("is-back", player=name_of(seat, deal.names)))

        def sit_down() -> None:
            self._note({"stand-in": {"seat": seat, "on": True}})
            self._move_bots()

        self._wish = sit_down

    def may_close(self, person: str) -> bool:
        return bool(person) and (person == self.standing.opener or person in self.standing.players)

    def close(self, person: str) -> str:
        if not self.may_close(person):
            raise CannotBeDone(say("who-may-delete"))
        standing = self.standing
        if person != standing.opener:
            self._note({"close": {"id": person, "on": True}})
            if standing.lacking > 0:
                self._tell_players(person)
                return agreed(standing)
        self._is_closed = True
        try:
            self._store.hide(self.code)
        except CannotKeep as trouble:
            self._is_closed = False
            raise CannotBeDone(str(trouble)) from None
        return ""

    def _tell_players(self, but: str) -> None:
        """Who wants to delete this table."""
        for person, (_, page, _) in self._pages.items():
            if person != but and self.may_close(person) and isinstance(page, LiveWindow):
                with page.in_its_language():
                    page.say(agreed(self.standing))

    def go_on_elsewhere(self, person: str, how: str) -> None:
        """See `Host`."""
        raise CannotBeDone(say("only-teacher"))

    def keep(self, person: str) -> None:
        if person in self.standing.closers:
            self._note({"close": {"id": person, "on": False}})

    def come_back(self) -> None:
        """The table was deleted and is here again: nobody has asked to delete it."""
        for person in tuple(self.standing.closers):
            self.keep(person)

    def _why_ended(self, person: str) -> str:
        return f"{self.gone} {say('way-back')}" if self.may_close(person) else self.gone

    def _over(self) -> Deal:
        deal = self.standing.deal
        if deal is None or self._room is None or not self._room.is_over:
            raise CannotBeDone(say("not-over"))
        return deal

    def _begin(self, match: AnyMatch, who: list[str], held: list[str], of: int = 0) -> None:
        record = match.record()
        what = {
            "game": record.game, "seed": record.seed, "rules": dict(record.rules), "names": list(record.names),
            "who": list(who), "held": list(held), "of": of,
        }  # fmt: skip
        self._note({"deal": what})
        deal = self.standing.deal
        assert deal is not None
        self._room, self._moves = self._room_of(deal, match), ()
        self._weighed.clear()
        self._room.move_bots()

    def _room_of(self, deal: Deal, match: AnyMatch) -> Room:
        game = match.game
        bots = {bot.name: bot for bot in all_bots(game)}
        usual = bots[usual_bot(game)]

        def bot_at(seat: Player) -> AnyBot | None:
            now = self.standing.deal
            who = deal.who[seat]
            if who == PERSON and now is not None and now.number == deal.number and seat in now.stand_ins:
                return usual
            return bots.get(who)

        return Room(match, deal.seats, bot_at, self._choice)

    # ── bots ──────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _waits_for_bots(self) -> bool:
        """Whether bots have to act where people play; they do so by themselves, whoever dealt or opened the table."""
        return self._room is not None and self._room.waits_for_bots and bool(self._room.persons)

    def _move_bots(self) -> None:
        if self._room is not None and self._waits_for_bots:
            self._room.move_bots()

    def weigh(self, seat: Player, decision: Decision) -> Found | None:
        """See `Host`. Everyone at the table looks at the same decisions, so each is weighed once."""
        deal = self.standing.deal
        if deal is None:
            return None
        question = WeighQuestion(deal.game, decision)
        key = deal.number, seat, decision.turn
        if key not in self._weighed and key not in self._weighing:
            self._weighing[key] = question
            said = question.answered() if self.think is None else self.think(self, question)
            if said is not None:
                self._take_weighed(question, said)
        return self._weighed.get(key)

    def _take_weighed(self, question: WeighQuestion, found: Found | None) -> None:
        """Keep what weighing has found. Where nothing came of it, it may be asked again."""
        for key in [key for key, asked in self._weighing.items() if asked is question]:
            del self._weighing[key]
            if found is not None:
                self._weighed[key] = found

    def _answered_weighing(self, question: WeighQuestion, found: Found | None) -> None:
        self._take_weighed(question, found)
        for _, page, _ in self._pages.values():
            if isinstance(page, LiveWindow):
                page.weighed(is_found=found is not None)

    def answered(self, question: Question, answer: Any) -> None:
        """A question was answered elsewhere. What a bot does counts where the game stands as it was asked about."""
        if isinstance(question, WeighQuestion):
            if not self._is_closed:
                self.do(lambda: self._answered_weighing(question, answer))
            return

        def go_on() -> None:
            if self._asked[0] != question:
                return
            self._answer = question, answer
            self._changed = True
            self._move_bots()

        if not self._is_closed:
            self.do(go_on)

    def _choice(self, match: AnyMatch, seat: Player, bot: AnyBot) -> Action | None:
        """What a bot does, None while it thinks."""
        if self.think is None or self._room is None or not self._room.persons:
            return _decided(match, seat, bot)
        question = BotQuestion.of(match, seat, bot)
        answer, self._answer = self._answer, None
        if answer is not None and answer[0] == question:
            return _decided(match, seat, bot, answer[1])
        asked, since = self._asked
        if asked == question:
            return _decided(match, seat, bot) if self._clock() - since > THINKS else None
        self._asked = question, self._clock()
        said = self.think(self, question)
        return None if said is None else _decided(match, seat, bot, said)


def new_seed() -> str:
    """A seed that nobody can try out: with a short code, the deal could be found from one's own hand."""
    return secrets.token_hex(16)


def _decided(match: AnyMatch, seat: Player, bot: AnyBot, said: str = "") -> Action:
    """What a bot has said that it does, as a record says it; where that is no move, it thinks again, here."""
    try:
        action: Action = match.game.read_action(said)
        if match.why_not(seat, action) is None:
            return action
    except ValueError:
        pass
    return bot_choice(match, seat, bot)  # type: ignore[no-any-return]
