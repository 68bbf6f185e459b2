"""The player's own hand: cards to be picked up, TOOL cards to pay with, and the button for the next step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import group, part, press
from mathgames_widgets.page.html import Element, div, span
from mathgames_widgets.table.frame import hand as own_cards
from mathgames_widgets.table.screen import Do, Select

from ..rules import effects
from ..rules.cards import ActionCard, Card, Key, School, Staff, Student, Tool
from ..rules.effects import Choose, LetGo, PayUp
from ..rules.moves import EndTurn, PlaySchool, PlayStudent
from ..rules.rules import legal_actions, why_not
from ..rules.state import Phase
from ..words.cards import card_says, keys_text, number_text, points_text
from ..words.sentences import sentence
from ..words.why import only_an_answer
from .choosing import ANSWER, answers
from .confirming import sure_to_end
from .parts import key_of, whole_card
from .seats import picked_up
from .turn import Bill, Desk, PlayedFrom, bill_text

say = room(__name__)

# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


def hand(desk: Desk) -> Element:
    """The cards in hand."""
    bill, cards = desk.bill, desk.view.hand
    across = max(6, len(cards))
    return own_cards(
        [_slot(desk, card, bill) for card in cards],
        empty=say("no-cards"),
        cls=f"mg-league-hand mg-cards-{across}",
        kind="mg-league-own",
        style=f"--mg-across:{across};--mg-columns:{max(3, -(-len(cards) // 2))}",
    )


def _slot(desk: Desk, card: Card, bill: Bill | None) -> Element:
    """A place of the hand, with its card."""
    return div(_card(desk, card, bill), cls="mg-league-slot", data_key=f"slot.{card.key}")


def _card(desk: Desk, card: Card, bill: Bill | None) -> Element:
    key, rules = key_of(desk.me, card), desk.view.rules
    if bill is not None:
        return _card_at_the_till(desk, card, bill, key)
    choose = _choosable(desk).get(card.key)
    if choose is not None:
        return whole_card(card, key=key, rules=rules, offer=desk.screen.offers(Do(choose)), label=say("choose-this"))
    if zones := answers(desk, card.key):
        return whole_card(
            card,
            key=key,
            rules=rules,
            drops=zones,
            keys={"a": zones[ANSWER]} if ANSWER in zones else None,
            picks=picked_up(card, [say("place-answer" if zone == ANSWER else "place-player") for zone in zones]),
            more=card_says(card) if isinstance(card, Staff) else "",
        )
    if not desk.is_playing:
        return whole_card(card, key=key, rules=rules)
    held = PlayedFrom(card.key)
    reach = desk.reach(held)
    return whole_card(
        card,
        key=key,
        rules=rules,
        drops=reach.drops,
        keys=reach.keys,
        picks=picked_up(card, [way.words for way in reach.ways]),
        below=asking_price(desk, card),
        more=_told(desk, card, held, is_playable=reach.is_playable),
        cls="" if reach.is_playable else "mg-league-stuck",
    )


def _told(desk: Desk, card: Card, held: PlayedFrom, *, is_playable: bool) -> str:
    """What stands above a card that is picked up: its whole text, or why it can only be discarded."""
    text = card_says(card) if isinstance(card, ActionCard | Staff) else ""
    if isinstance(card, Staff):
        return f"{text} {only_an_answer()}"
    if is_playable:
        return text
    refused = desk.refused(held)[:1]
    return " ".join([*([text] if text else []), *refused])


def _choosable(desk: Desk) -> dict[Key, Choose]:
    """What a card lets the player choose from the own hand."""
    choosing = desk.view.choosing
    if choosing is None or not desk.is_mine or choosing.effect == effects.TREASURER or choosing.target != desk.me:
        return {}
    mine = {card.key for card in desk.view.hand}
    found = [action for action in legal_actions(desk.state, desk.me) if isinstance(action, Choose)]
    return {choice.card: choice for choice in found if choice.card in mine and choice.team is None}


def asking_price(desk: Desk, card: Card) -> str:
    """What it costs to play a SCHOOL or STUDENT card now, in a school team or without one; otherwise nothing."""
    match card:
        case School():
            return _cost_text(desk.cost(PlaySchool(card.key)))
        case Student() if card.school in desk.teams and desk.cost(PlayStudent(card.key, card.school)) <= 0:
            return say("price-free")
        case Student():
            return _cost_text(desk.cost(PlayStudent(card.key)))
        case ActionCard(pay=int(pay)) if pay:
            return _cost_text(Fraction(pay))
    return ""


def _cost_text(cost: Fraction) -> str:
    return say("price-pay", cost=number_text(cost)) if cost > 0 else say("price-free")


def _card_at_the_till(desk: Desk, card: Card, bill: Bill, key: str) -> Element:
    """A card while something is paid: TOOL cards are laid out or taken back, and the card itself is put down again."""
    rules = desk.view.rules
    if isinstance(card, Tool) and (bill.held is None or bill.held.card != card.key):
        is_out = card.key in bill.paid
        paid = tuple([tool for tool in desk.tools if (tool in bill.paid) != (tool == card.key)])
        return whole_card(
            card,
            key=key,
            rules=rules,
            offer=desk.screen.offers(Select(Bill(bill.action, paid, bill.held))),
            pressed=is_out,
            label=say("laid-out" if is_out else "not-laid-out"),
            below=say("pays") if is_out else "",
            cls="mg-league-pays" if is_out else "mg-league-purse",
        )
    if bill.held == PlayedFrom(card.key):
        return whole_card(card, key=key, rules=rules, offer=desk.screen.offers(Select(None)), pressed=True)
    return whole_card(card, key=key, rules=rules, cls="mg-league-stuck")


# ── paying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def pay_button(desk: Desk, bill: Bill) -> Element:
    """Pay what is laid out; it cannot be pressed where that is too little."""
    refusal = desk.bill_refusal(bill)
    cost = number_text(desk.cost(bill.action))
    return press(
        say("pay", cost=cost),
        None if refusal else desk.screen.offers(Do(bill.whole)),
        key="pay",
        kind="mg-primary",
        aria_label=say("pay-key", cost=cost),
    )


def _till(desk: Desk, bill: Bill) -> Iterator[Element | None]:
    """What is laid out and what would be lost; the cheapest way to pay, and the way back: the Treasurer's ACTION card
    is canceled, and every other card is in hand again.
    """
    best = desk.cheapest(desk.cost(bill.action))
    is_told = desk.screen.decides or best is None or desk.worth(best) == desk.worth(bill.paid)
    yield span(bill_text(desk, bill), cls="mg-league-bill", role="status", data_key="bill-text")
    if not is_told and best is not None:
        yield press(
            say("cheapest"),
            desk.screen.offers(Select(Bill(bill.action, best, bill.held))),
            key="pay-cheapest",
            title=_cheapest_text(desk, best),
            aria_label=f"{say('lay-out-cheapest')} {_cheapest_text(desk, best)}",
        )
    yield pay_button(desk, bill)
    instead = Do(LetGo()) if isinstance(bill.action, PayUp) else Select(None)
    yield press(say("do-not-pay"), desk.screen.offers(instead), key="pay-not", kind="mg-quiet")


def _cheapest_text(desk: Desk, best: Sequence[str]) -> str:
    return say("cheapest-is", cards=keys_text(best), worth=points_text(desk.worth(tuple(best))))


# ── the next step ─────────────────────────────────────────────────────────────────────────────────────────────────


def next_step(desk: Desk) -> Element:
    """The button for the next step: the end of the turn, what is paid, or an answer."""
    bill = desk.bill
    inside: Sequence[Element | None]
    if bill is not None:
        inside = list(_till(desk, bill))
    elif desk.view.phase is Phase.ANSWER and desk.is_mine:
        inside = [press(say("no-answer"), desk.screen.offers(Do(effects.Decline())), key="decline", kind="mg-primary")]
    else:
        inside = [_end(desk)]
    return part(
        "next",
        group(*inside, key="next-bar", label=say("next"), cls="mg-bar"),
        label=say("next"),
        key="next",
        cls=f"mg-league-next{' mg-league-till' if bill is not None else ''}",
    )


def _end(desk: Desk) -> Element:
    """The end of the turn; where it cannot end yet, why."""
    reason = why_not(desk.state, desk.me, EndTurn()) if desk.is_playing else None
    told = "" if reason is None else sentence(reason, desk.screen.names)
    can_end = desk.is_playing and reason is None
    return press(
        say("end-turn"),
        desk.screen.offers(Do(EndTurn(), sure=sure_to_end(desk.view.turn))) if can_end else None,
        key="end",
        kind="mg-primary",
        title=told or None,
        aria_label=f"{say('end-and-draw')} {told}".strip(),
    )
