"""The player's own hand: cards to be taken up, where they may go, TOOL cards to pay with, and the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.words import counted
from mathgames_widgets.page.cards import group, note, press, room
from mathgames_widgets.page.html import Element, div, li, p, span, ul
from mathgames_widgets.table.screen import Do, Select

from ..rules.cards import Card, School, Staff, Student, Tool
from ..rules.effects import LetGo, PayUp
from ..rules.moves import PlaySchool, PlayStudent
from ..rules.rules import EndTurn, why_not
from ..rules.state import OnStudent, OnTeam
from ..words.sentences import key_text, keys_text, number_text, points_text, sentence
from ..words.why import MOVABLE, ONLY_AN_ANSWER
from .panels import drawing_panel
from .parts import key_of, letter_shown, letter_spoken, whole_card
from .turn import DISCARDS, PAY_KEY, Bill, Desk, Held, Place, Way, bill_text, price

REASONS_SHOWN = 4
"""More reasons why a card cannot go somewhere would hide where it can."""


def hand_room(desk: Desk) -> Element:
    """The cards in hand; below them what can be done with the one taken up."""
    bill = desk.bill
    cards = [_card(desk, one, bill) for one in desk.view.hand]
    return room(
        f"Your hand: {counted(len(cards), 'card')}",
        p(_advice(desk, bill), cls="mg-advice") if desk.is_playing or bill else None,
        group(
            *(cards or [p("No cards.", cls="mg-empty", data_key="hand-empty")]),
            key="hand-cards",
            label="Your hand",
            cls="mg-hand mg-league-hand",
        ),
        bill_room(desk, bill) if bill else None,
        _ways_room(desk, desk.held) if desk.held and not bill else None,
        _turn_bar(desk) if desk.is_playing else None,
        drawing_panel(desk),
        key="hand",
    )


def _advice(desk: Desk, bill: Bill | None) -> str:
    if bill is not None:
        return "Press TOOL cards of your hand to lay them out or to take them back."
    if desk.held is not None:
        return "Choose where the card goes, below or on the table, or press its letter. Escape puts it down."
    return f"Take up a card to see where it may go. {MOVABLE}"


def _card(desk: Desk, one: Card, bill: Bill | None) -> Element:
    key = key_of(desk.me, one)
    if bill is not None and isinstance(one, Tool):
        return _paying_card(desk, one, bill, key)
    if not desk.is_playing:
        return whole_card(one, key=key)
    held = Held(one.key)
    is_up = desk.held == held
    return whole_card(
        one,
        key=key,
        offer=desk.screen.offers(Select(None if is_up else held)),
        pressed=is_up,
        drops=_drops(desk, held),
        below=_asking_price(desk, one),
    )


def _asking_price(desk: Desk, one: Card) -> str:
    """What it costs to play a SCHOOL or STUDENT card now, in a school team and without one."""
    match one:
        case School():
            return _cost_text(desk.cost(PlaySchool(one.key)))
        case Student() if one.school in desk.teams and desk.cost(PlayStudent(one.key, one.school)) <= 0:
            return "free in its school team"
        case Student():
            return _cost_text(desk.cost(PlayStudent(one.key)))
    return ""


def _cost_text(cost: Fraction) -> str:
    return f"costs {number_text(cost)}" if cost > 0 else "free"


def _paying_card(desk: Desk, tool: Tool, bill: Bill, key: str) -> Element:
    """A TOOL card while something is paid: laid out, or not."""
    is_out = tool.key in bill.paid
    paid = tuple([one for one in desk.tools if (one in bill.paid) != (one == tool.key)])
    return whole_card(
        tool,
        key=key,
        offer=desk.screen.offers(Select(Bill(bill.action, paid, bill.held))),
        pressed=is_out,
        label="Laid out to pay:" if is_out else "Not laid out:",
        below="pays" if is_out else "",
    )


# ── where the card taken up may go ────────────────────────────────────────────────────────────────────────────────


def _drops(desk: Desk, held: Held) -> dict[str, int]:
    """The places on which a card of the hand can be dropped."""
    found = {}
    for way in desk.ways(held):
        number = desk.offer(way)
        assert number is not None, "the desk is live"
        found[_zone(desk, way.place)] = number
    return found


def _zone(desk: Desk, place: Place) -> str:
    match place:
        case OnStudent(seat, key):
            return f"zone{seat}.{key}"
        case OnTeam(name):
            return f"zone{desk.me}.{name}"
        case int(seat):
            return f"player{seat}"
        case "discards":
            return DISCARDS
        case str(name) if name in desk.teams:
            return f"zone{desk.me}.{name}"
    return f"zone{desk.me}"


def _ways_room(desk: Desk, held: Held) -> Element:
    """Every place for the card taken up, with what it costs; and why it goes nowhere else."""
    ways, refused = desk.targets, desk.refused(held)
    return div(
        p(f"Where does {key_text(held.card)} go?", cls="mg-claim"),
        p(ONLY_AN_ANSWER, cls="mg-advice") if isinstance(desk.card_of(held), Staff) else None,
        group(
            *(_way(desk, way, at) for at, way in enumerate(ways)),
            press("Put it down", desk.screen.offers(Select(None)), key="put-down", kind="mg-quiet"),
            key="ways",
            label="Where the card goes",
            cls="mg-bar",
        ),
        ul(*(li(one) for one in refused[:REASONS_SHOWN]), cls="mg-league-refused", aria_label="Not possible")
        if refused
        else None,
        cls="mg-panel",
        data_key="ways-room",
    )


def _way(desk: Desk, way: Way, at: int) -> Element:
    words = way.words if way.place == DISCARDS else f"{way.words}, {price(way)}"
    letter = desk.letter(way)
    return press(
        (letter_shown(letter), " ", words),
        desk.offer(way),
        key=f"way{at}",
        aria_label=f"{words}{letter_spoken(letter)}",
    )


# ── paying ────────────────────────────────────────────────────────────────────────────────────────────────────────


def bill_room(desk: Desk, bill: Bill) -> Element:
    """What a move costs, what is laid out for it, what would be lost, and the cheapest way to pay."""
    cost = desk.cost(bill.action)
    best = desk.cheapest(cost)
    refusal = desk.bill_refusal(bill)
    is_best = best is None or desk.worth(best) == desk.worth(bill.paid)
    return div(
        p(sentence(bill.whole, desk.screen.names), cls="mg-claim"),
        p(bill_text(desk, bill), cls="mg-league-bill", role="status", data_key="bill-text"),
        p(refusal, cls="mg-advice", data_key="bill-refusal") if refusal else None,
        None if is_best or best is None else p(_cheapest_text(desk, best), cls="mg-advice", data_key="bill-cheapest"),
        group(
            press(
                (letter_shown("" if refusal else PAY_KEY), " Pay"),
                None if refusal else desk.screen.offers(Do(bill.whole)),
                key="pay",
                kind="mg-primary",
                aria_label=f"Pay{letter_spoken('' if refusal else PAY_KEY)}",
            ),
            None
            if is_best or best is None
            else press(
                "Lay out the cheapest",
                desk.screen.offers(Select(Bill(bill.action, best, bill.held))),
                key="pay-cheapest",
            ),
            press("Do not pay", desk.screen.offers(_instead(bill)), key="pay-not", kind="mg-quiet"),
            key="bill-bar",
            label="Payment",
            cls="mg-bar",
        ),
        cls="mg-panel",
        data_key="bill",
    )


def _cheapest_text(desk: Desk, best: Sequence[str]) -> str:
    return f"The cheapest: {keys_text(list(best))}, worth {points_text(desk.worth(tuple(best)))}."


def _instead(bill: Bill) -> Do | Select:
    """Not paying: the Treasurer's ACTION card is cancelled, and every other card is in hand again."""
    return Do(LetGo()) if isinstance(bill.action, PayUp) else Select(bill.held)


# ── the turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _turn_bar(desk: Desk) -> Element:
    """The end of the turn; where it cannot end yet, why."""
    reason = why_not(desk.state, desk.me, EndTurn())
    return div(
        press(
            "End the turn and draw",
            None if reason else desk.screen.offers(Do(EndTurn())),
            key="end",
            kind="" if desk.held else "mg-primary",
        ),
        note(sentence(reason, desk.screen.names), key="end-refusal", kind="mg-passing") if reason else None,
        span("discard pile", cls="mg-league-discards", data_zone=DISCARDS, aria_hidden="true"),
        cls="mg-bar",
        data_key="turn-bar",
    )
