"""What is taken up, where it may go, what that costs, and how it would be paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from string import ascii_lowercase

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.table.screen import Do, Screen, Select

from ..analysis.plans import imagined
from ..rules import effects, moves
from ..rules.cards import ActionCard, Card, Key, School, Student, Teacher, Tool
from ..rules.payments import Payment, bonus_of, cheapest, with_payment, worth
from ..rules.reasons import NotEnough, PaymentsBlocked
from ..rules.rules import legal_actions, why_not
from ..rules.state import OnStudent, Phase, Spot, State, opponents, side
from ..rules.view import View
from ..words.sentences import number_text, points_text, sentence, spot_text


@dataclass(frozen=True, slots=True)
class Held:
    """A card taken up: from the hand (`seat` None), or from the table in front of `seat`."""

    card: Key
    seat: Player | None = None


@dataclass(frozen=True, slots=True)
class Bill:
    """A move that costs something, and the TOOL cards that lie ready to pay for it. Nothing is paid yet."""

    action: Action
    paid: Payment
    held: Held | None = None

    @property
    def whole(self) -> Action:
        """The move with its payment."""
        return with_payment(self.action, self.paid)


Place = Spot | Player | str | None
"""Where a card goes: a STUDENT card or school team, a player, or a name of a place on the page."""

ALONE, DISCARDS = "no team", "discards"

PAY_KEY = "p"
"""The key that pays what is laid out."""


@dataclass(frozen=True, slots=True)
class Way:
    """One thing to do with a card: the move without its payment, where it goes, what stands on the button, the cost."""

    held: Held
    action: Action
    place: Place
    words: str
    cost: Fraction


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

    # ── what is taken up ──────────────────────────────────────────────────────────────────────────────────────────

    @property
    def held(self) -> Held | None:
        """The card taken up, if it still lies where it was."""
        selected = self.screen.selected
        held = selected.held if isinstance(selected, Bill) else selected
        if not self.is_playing or not isinstance(held, Held) or self.card_of(held) is None:
            return None
        return held

    def card_of(self, held: Held) -> Card | None:
        """The card itself, None where it is not there any more."""
        if held.seat is None:
            there: Sequence[Card] = self.view.hand
        else:
            board = self.view.boards[held.seat]
            there = board.cards
        return next((one for one in there if one.key == held.card), None)

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
        return self.is_mine and choosing is not None and choosing.name == effects.TREASURER

    # ── where it may go ───────────────────────────────────────────────────────────────────────────────────────────

    def ways(self, held: Held) -> list[Way]:
        """Everything that the rules allow with a card, paid for as well as one can."""
        return [way for way in self._tried(held) if self.refusal(way) is None]

    def refused(self, held: Held) -> list[str]:
        """Why the rest is not possible, each reason once."""
        said = [reason for way in self._tried(held) if (reason := self.refusal(way)) is not None]
        return list(dict.fromkeys(said))

    def refusal(self, way: Way) -> str | None:
        """Why a way is closed, in a sentence: also where all TOOL cards of the hand together are worth too little."""
        action = way.action
        if way.cost > 0:
            payment = self.cheapest(way.cost)
            action = with_payment(action, payment if payment is not None else tuple(self.tools))
        reason = why_not(self.state, self.me, action)
        if reason is None:
            return None
        said = sentence(reason, self.screen.names)
        return f"{way.words}: {said}" if isinstance(reason, NotEnough | PaymentsBlocked) else said

    def offer(self, way: Way) -> int | None:
        """The number under which a way is gone: at once where it is free, else over its bill."""
        if way.cost <= 0:
            return self.screen.offers(Do(way.action))
        return self.screen.offers(Select(self.suggested(way.action, way.cost, way.held)))

    def suggested(self, action: Action, cost: Fraction, held: Held | None = None) -> Bill:
        """The bill with the cheapest payment laid out, or with nothing where there is none."""
        return Bill(action, self.cheapest(cost) or (), held)

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

    def _tried(self, held: Held) -> Iterator[Way]:
        """Everything that could be meant by taking up this card."""
        card = self.card_of(held)
        tried = self._from_hand(card) if held.seat is None else self._from_table(card, held.seat)
        for action, place, words in tried:
            yield Way(held, action, place, words, self.cost(action))

    def _from_hand(self, card: Card | None) -> Iterator[tuple[Action, Place, str]]:
        match card:
            case School():
                yield moves.PlaySchool(card.key), card.name, "Put it in front of you"
            case Student():
                if card.school in self.teams:
                    yield moves.PlayStudent(card.key, card.school), card.school, f"Into the school team {card.school}"
                yield moves.PlayStudent(card.key), ALONE, "Without a school team"
            case Teacher():
                for spot, words in self._places():
                    yield moves.PlayTeacher(card.key, spot), spot, words
            case Tool():
                for spot, words in self._places():
                    yield moves.PlayTool(card.key, spot), spot, words
            case ActionCard():
                yield from self._aimed(card)
        if card is not None:
            yield moves.Discard(card.key), DISCARDS, "Discard it"

    def _aimed(self, card: ActionCard) -> Iterator[tuple[Action, Place, str]]:
        if effects.EFFECTS[card.name].on != effects.OPPONENT:
            yield moves.PlayAction(card.key, self.me), self.me, "Play it"
            return
        for seat in opponents(self.view, self.me):
            yield moves.PlayAction(card.key, seat), seat, f"Play it on {self.screen.name(seat)}"

    def _from_table(self, card: Card | None, seat: Player) -> Iterator[tuple[Action, Place, str]]:
        match card:
            case Tool() if seat != self.me:
                yield (
                    moves.SendAway(seat, card.key, ()),
                    seat,
                    f"Send it to the discard pile of {self.screen.name(seat)}",
                )
            case Student():
                yield moves.Attach(card.key, ()), card.school, f"Into the school team {card.school}"
            case Teacher():
                for spot, words in self._places():
                    yield moves.MoveTeacher(card.key, spot, ()), spot, words
            case Tool():
                for spot, words in self._places():
                    yield moves.MoveTool(card.key, spot, ()), spot, words

    def _places(self) -> Iterator[tuple[Spot, str]]:
        """Every STUDENT card and school team of the player's side."""
        for spot in moves.spots(side(self.view, self.me)):
            words = spot_text(spot, self.screen.names, self.me)
            yield spot, f"To {words}"

    @property
    def teams(self) -> tuple[str, ...]:
        """The schools with a SCHOOL card on the player's side."""
        return tuple([spot.school for spot in moves.spots(side(self.view, self.me)) if not isinstance(spot, OnStudent)])

    # ── what can be taken up on the table ─────────────────────────────────────────────────────────────────────────

    @cached_property
    def movable(self) -> frozenset[Held]:
        """The cards on the table that something can be done with, by paying for it."""
        if not self.is_playing or not self.tools:
            return frozenset()
        found = set()
        for action in legal_actions(self.state, self.me):
            match action:
                case moves.Attach(key) | moves.MoveTeacher(key) | moves.MoveTool(key):
                    found.add(Held(key, self.me))
                case moves.SendAway(seat, key):
                    found.add(Held(key, seat))
        return frozenset(found)

    @cached_property
    def targets(self) -> tuple[Way, ...]:
        """Everything that can be done with the card taken up, while no bill lies open; each has a letter."""
        return () if self.held is None or self.bill is not None else tuple(self.ways(self.held))

    @cached_property
    def aims(self) -> dict[Place, Way]:
        """Where the card taken up may go."""
        return {way.place: way for way in self.targets}

    def letter(self, way: Way) -> str:
        """The key that does the same as the button of a way."""
        at = self.targets.index(way)
        return ascii_lowercase[at] if at < len(ascii_lowercase) else ""

    @property
    def keys(self) -> dict[str, int]:
        """What the letters do while a card is taken up, or while something is to be paid."""
        numbers = {self.letter(way): self.offer(way) for way in self.targets}
        if self.bill is not None and self.bill_refusal(self.bill) is None:
            numbers[PAY_KEY] = self.screen.offers(Do(self.bill.whole))
        return {letter: number for letter, number in numbers.items() if letter and number is not None}

    def bill_refusal(self, bill: Bill) -> str | None:
        """Why a move cannot be paid for like this, in a sentence."""
        reason = why_not(self.state, self.me, bill.whole)
        return None if reason is None else sentence(reason, self.screen.names)


def price(way: Way) -> str:
    """What a way costs, as it stands on its button."""
    return "free" if way.cost <= 0 else f"costs {number_text(way.cost)}"


def bill_text(desk: Desk, bill: Bill) -> str:
    """What is laid out, what is asked, and what would be lost."""
    paid, cost = desk.worth(bill.paid), desk.cost(bill.action)
    if paid < cost:
        return f"{points_text(paid)} of {number_text(cost)}: {points_text(cost - paid)} missing."
    lost = f"{points_text(paid - cost)} would be lost" if paid > cost else "nothing would be lost"
    return f"{points_text(paid)} for a cost of {number_text(cost)}: {lost}."
