"""Where a card may go, under which key, what that costs, and how it would be paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.table.screen import Do, Screen, Select

from ..analysis.plans import imagined
from ..rules import effects, moves
from ..rules.cards import ActionCard, Card, Key, School, Student, Teacher, Tool
from ..rules.payments import Payment, bonus_of, cheapest, with_payment, worth
from ..rules.reasons import NotEnough, PaymentsBlocked
from ..rules.rules import legal_actions, why_not
from ..rules.state import OnStudent, OnTeam, Phase, Spot, State, opponents, side
from ..rules.view import View
from ..words.cards import key_text, number_text
from ..words.sentences import sentence

say = room(__name__)


@dataclass(frozen=True, slots=True)
class PlayedFrom:
    """A card that is played: from the hand (`seat` None), or from the table in front of `seat`."""

    card: Key
    seat: Player | None = None


@dataclass(frozen=True, slots=True)
class Bill:
    """A move that costs something, and the TOOL cards that lie ready to pay for it. Nothing is paid yet."""

    action: Action
    paid: Payment
    held: PlayedFrom | None = None

    @property
    def whole(self) -> Action:
        """The move with its payment."""
        return with_payment(self.action, self.paid)


Place = Spot | Player | str
"""Where a card goes: a STUDENT card or school team, a player, the table itself, or the discard pile."""

TABLE, DISCARDS = "table", "discards"

PAY_KEY = "p"
"""The key that pays what is laid out."""

TABLE_KEY, DISCARDS_KEY = "t", "d"
TEAM_KEYS = "wxyz"
STUDENT_KEYS = "abcfgijknoqrsv"
"""Each place has a key of its own, the same for every card; h, l, m and u are the table's."""


@dataclass(frozen=True, slots=True)
class CardWay:
    """One thing to do with a card: the move without its payment, where it goes, that in words, and the cost."""

    held: PlayedFrom
    action: Action
    place: Place
    words: str
    cost: Fraction


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a card may go: the ways, the numbers behind the places on the page, and behind their keys."""

    ways: tuple[CardWay, ...]
    drops: dict[str, int]
    keys: dict[str, int]

    @property
    def is_playable(self) -> bool:
        """Whether it can do more than be discarded."""
        return any(way.place != DISCARDS for way in self.ways)


@dataclass(frozen=True)
class Desk:
    """The table as one seat looks at it, and whether that seat can do something there."""

    view: View
    screen: Screen

    @cached_property
    def state(self) -> State:
        """A table that fits what is seen: enough to ask the rules about own cards and open ones."""
        return imagined(self.view)

    @property
    def me(self) -> Player:
        """Who looks."""
        assert self.view.player is not None, "asked of players only"
        return self.view.player

    @property
    def is_mine(self) -> bool:
        """Whether the seat that looks can act here."""
        return self.view.is_my_turn and self.screen.is_live

    @property
    def is_playing(self) -> bool:
        """Whether cards can be played now."""
        return self.is_mine and self.view.phase is Phase.PLAY

    # ── what is about to be paid ──────────────────────────────────────────────────────────────────────────────────

    @property
    def held(self) -> PlayedFrom | None:
        """The card that is about to be paid for, if it still lies where it was."""
        selected = self.screen.selected
        if not self.is_playing or not isinstance(selected, Bill) or selected.held is None:
            return None
        return selected.held if self.card_of(selected.held) is not None else None

    def card_of(self, held: PlayedFrom) -> Card | None:
        """The card itself, None where it is not there any more."""
        if held.seat is None:
            there: Sequence[Card] = self.view.hand
        else:
            board = self.view.boards[held.seat]
            there = board.cards
        return next((card for card in there if card.key == held.card), None)

    @property
    def bill(self) -> Bill | None:
        """What is about to be paid: what was chosen, or what the Treasurer asks for."""
        selected = self.screen.selected
        if self._is_asked_to_pay:
            return selected if isinstance(selected, Bill) else self.suggested(effects.PayUp(()), effects.TREASURER_ASKS)
        if isinstance(selected, Bill) and self.held is not None:
            return selected
        return None

    @property
    def _is_asked_to_pay(self) -> bool:
        choosing = self.view.choosing
        return self.is_mine and choosing is not None and choosing.effect == effects.TREASURER

    # ── where it may go ───────────────────────────────────────────────────────────────────────────────────────────

    def ways(self, held: PlayedFrom) -> list[CardWay]:
        """Everything that the rules allow with a card, paid for as well as one can."""
        return [way for way in self._tried(held) if self.refusal(way) is None]

    def refused(self, held: PlayedFrom) -> list[str]:
        """Why the rest is not possible, each reason once."""
        said = [reason for way in self._tried(held) if (reason := self.refusal(way)) is not None]
        return list(dict.fromkeys(said))

    def refusal(self, way: CardWay) -> str | None:
        """Why a way is closed, in a sentence: also where all TOOL cards of the hand together are worth too little."""
        action = way.action
        if way.cost > 0:
            payment = self.cheapest(way.cost)
            action = with_payment(action, payment if payment is not None else tuple(self.tools))
        reason = why_not(self.state, self.me, action)
        if reason is None:
            return None
        said = sentence(reason, self.screen.names)
        return self._at(way, said) if isinstance(reason, NotEnough | PaymentsBlocked) else said

    def _at(self, way: CardWay, why: str) -> str:
        """A refusal that says where a card cannot go, where it might go to several places."""
        match way.place:
            case OnStudent(seat, key):
                owner, where = self.screen.name(seat), "own" if seat == self.me else "partner"
                return say("not-there", where=where, name=key_text(key), owner=owner, why=why)
            case OnTeam(school):
                return say("not-there", where="team", name=school, owner="", why=why)
            case int(seat):
                return say("not-there", where="player", name=self.screen.name(seat), owner="", why=why)
        return why

    def offer(self, way: CardWay) -> int | None:
        """The number under which a way is gone: at once where it is free, else over its bill."""
        if way.cost <= 0:
            return self.screen.offers(Do(way.action))
        return self.screen.offers(Select(self.suggested(way.action, way.cost, way.held)))

    def suggested(self, action: Action, cost: Fraction, held: PlayedFrom | None = None) -> Bill:
        """The bill with the cheapest payment laid out; with nothing where there is none, or where one is to decide."""
        return Bill(action, () if self.screen.decides else self.cheapest(cost) or (), held)

    @property
    def tools(self) -> dict[Key, Tool]:
        """The TOOL cards of the hand."""
        return {card.key: card for card in self.view.hand if isinstance(card, Tool)}

    def cheapest(self, cost: Fraction) -> Payment | None:
        """The payment from the hand that loses least."""
        return cheapest(tuple(self.tools.values()), cost, bonus_of(self.view, self.me))

    def worth(self, payment: Payment) -> int:
        """What these TOOL cards count as a payment."""
        return worth([self.tools[key] for key in payment if key in self.tools], bonus_of(self.view, self.me))

    def cost(self, action: Action) -> Fraction:
        """What a move costs in this turn."""
        return moves.cost_of(self.state, self.me, action)

    def _tried(self, held: PlayedFrom) -> Iterator[CardWay]:
        """Everything that could be meant by picking up this card."""
        card = self.card_of(held)
        tried = self._from_hand(card) if held.seat is None else self._from_table(card, held.seat)
        for action, place in tried:
            yield CardWay(held, action, place, self._words(action, place), self.cost(action))

    def _from_hand(self, card: Card | None) -> Iterator[tuple[Action, Place]]:
        match card:
            case School():
                yield moves.PlaySchool(card.key), TABLE
            case Student():
                if card.school in self.teams:
                    yield moves.PlayStudent(card.key, card.school), OnTeam(card.school)
                yield moves.PlayStudent(card.key), TABLE
            case Teacher():
                for spot in self._spots():
                    yield moves.PlayTeacher(card.key, spot), spot
            case Tool():
                for spot in self._spots():
                    yield moves.PlayTool(card.key, spot), spot
            case ActionCard():
                yield from self._aimed(card)
        if card is not None:
            yield moves.Discard(card.key), DISCARDS

    def _aimed(self, card: ActionCard) -> Iterator[tuple[Action, Place]]:
        if effects.EFFECTS[card.effect].on != effects.OPPONENT:
            yield moves.PlayAction(card.key, self.me), TABLE
            return
        for seat in opponents(self.view, self.me):
            yield moves.PlayAction(card.key, seat), seat

    def _from_table(self, card: Card | None, seat: Player) -> Iterator[tuple[Action, Place]]:
        match card:
            case Tool() if seat != self.me:
                yield moves.SendAway(seat, card.key, ()), seat
            case Student():
                yield moves.Attach(card.key, ()), OnTeam(card.school)
            case Teacher():
                for spot in self._spots():
                    yield moves.MoveTeacher(card.key, spot, ()), spot
            case Tool():
                for spot in self._spots():
                    yield moves.MoveTool(card.key, spot, ()), spot

    def _spots(self) -> Iterator[Spot]:
        """Every STUDENT card and school team of the player's side."""
        return moves.spots(side(self.view, self.me))

    def _words(self, action: Action, place: Place) -> str:
        """What a place is called."""
        match action, place:
            case _, OnStudent(seat, key):
                if seat == self.me:
                    return key_text(key)
                return say("place-partner", owner=self.screen.name(seat), student=key_text(key))
            case _, OnTeam(school):
                return say("place-team", school=school)
            case moves.SendAway(), int(seat):
                return say("place-discards-of", player=self.screen.name(seat))
            case _, int(seat):
                return self.screen.name(seat)
            case moves.PlayStudent(), _:
                return say("place-no-team")
        return say("place-discards" if place == DISCARDS else "place-table")

    @cached_property
    def teams(self) -> tuple[str, ...]:
        """The schools with a SCHOOL card on the player's side."""
        return tuple([spot.school for spot in moves.spots(side(self.view, self.me)) if not isinstance(spot, OnStudent)])

    # ── places and their keys ─────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def letters(self) -> dict[Place, str]:
        """The key of each place: the same for every card, and for the whole turn."""
        spots = tuple(moves.spots(side(self.view, self.me)))
        teams = [spot for spot in spots if isinstance(spot, OnTeam)]
        students = [spot for spot in spots if isinstance(spot, OnStudent)]
        keys: dict[Place, str] = {TABLE: TABLE_KEY, DISCARDS: DISCARDS_KEY}
        keys |= dict(zip(teams, TEAM_KEYS, strict=False))
        keys |= dict(zip(students, STUDENT_KEYS, strict=False))
        return keys | {seat: f"{seat + 1}" for seat in opponents(self.view, self.me)}

    def letter(self, place: Place) -> str:
        """The key of a place; none where nothing can be played, or where there are more places than keys."""
        return self.letters.get(place, "") if self.is_playing else ""

    def zone(self, place: Place) -> str:
        """The name of a place on the page."""
        match place:
            case OnStudent(seat, key):
                return f"zone{seat}.{key}"
            case OnTeam(name):
                return f"zone{self.me}.{name}"
            case int(seat):
                return f"player{seat}"
        return DISCARDS if place == DISCARDS else f"zone{self.me}"

    def reach(self, held: PlayedFrom) -> Reach:
        """Where a card may go."""
        ways = self.ways(held)
        offered = [(way, number) for way in ways if (number := self.offer(way)) is not None]
        drops = {self.zone(way.place): number for way, number in offered}
        keys = {letter: number for way, number in offered if (letter := self.letter(way.place))}
        card = self.card_of(held)
        if isinstance(card, School) and card.name in self.teams and self.zone(TABLE) in drops:
            drops[self.zone(OnTeam(card.name))] = drops[self.zone(TABLE)]
        return Reach(tuple(ways), drops, keys)

    # ── what can be taken up on the table ─────────────────────────────────────────────────────────────────────────

    @cached_property
    def movable(self) -> frozenset[PlayedFrom]:
        """The cards on the table that something can be done with, by paying for it."""
        if not self.is_playing or not self.tools:
            return frozenset()
        found = set()
        for action in legal_actions(self.state, self.me):
            match action:
                case moves.Attach(key) | moves.MoveTeacher(key) | moves.MoveTool(key):
                    found.add(PlayedFrom(key, self.me))
                case moves.SendAway(seat, key):
                    found.add(PlayedFrom(key, seat))
        return frozenset(found)

    @property
    def keys(self) -> dict[str, int]:
        """The key that pays, while something is to be paid."""
        if self.bill is None or self.bill_refusal(self.bill) is not None:
            return {}
        number = self.screen.offers(Do(self.bill.whole))
        return {} if number is None else {PAY_KEY: number}

    def bill_refusal(self, bill: Bill) -> str | None:
        """Why a move cannot be paid for like this, in a sentence."""
        reason = why_not(self.state, self.me, bill.whole)
        return None if reason is None else sentence(reason, self.screen.names)


def bill_text(desk: Desk, bill: Bill) -> str:
    """What is laid out, what is asked, and what would be lost."""
    paid, cost = desk.worth(bill.paid), desk.cost(bill.action)
    if paid < cost:
        missing = number_text(cost - paid)
        return say("bill-short", paid=number_text(paid), cost=number_text(cost), missing=missing)
    if paid == cost:
        return say("bill-exact", paid=number_text(paid), cost=number_text(cost))
    return say("bill-over", paid=number_text(paid), cost=number_text(cost), lost=number_text(paid - cost))
