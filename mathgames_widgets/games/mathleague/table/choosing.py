"""Answers and choices: the STAFF question, asked of every opponent alike, and what ACTION cards let one choose."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import group, part, place_button
from mathgames_widgets.page.html import Element, li, ol, span
from mathgames_widgets.table.screen import Do, Screen

from ..rules import effects
from ..rules.cards import ActionCard, Card, Key, Staff
from ..rules.events import PlayedAction, PlayedStaff
from ..rules.rules import legal_actions
from ..rules.state import Link, Phase
from ..rules.view import View
from ..words.cards import card_says
from ..words.sentences import caption, sentence
from .parts import short_school, whole_card
from .turn import TABLE, Desk

say = room(__name__)


def played(desk: Desk) -> Element | None:
    """The ACTION card that was played and the STAFF cards that have answered it, over the own side."""
    view = desk.view
    if not view.chain or _offered(desk):
        return None
    is_asked = desk.is_mine and view.phase is Phase.ANSWER
    links = enumerate(_links(view, desk.screen))
    return part(
        "more",
        ol(*(_link(at, *link, is_last=at == len(view.chain) - 1) for at, link in links), cls="mg-league-chain"),
        place_button(zone=ANSWER, label=say("answer"), key="place-answer") if is_asked else None,
        label=say("played"),
        key="chain",
        cls="mg-league-over mg-on-felt",
        zone=ANSWER,
    )


def _link(at: int, link: Link, said: str, *, is_last: bool) -> Element:
    """A card that was played, with its text where it is the one to be answered."""
    assert isinstance(link.card, ActionCard | Staff), "only these are answered"
    key, came = f"chain{at}.{link.card.key}", f"seat{link.player}"
    return li(
        whole_card(link.card, key=key, label=said, more=card_says(link.card), data_from=came),
        span(said, cls="mg-league-said"),
        span(card_says(link.card), cls="mg-league-text") if is_last else None,
        cls="mg-league-link",
    )


def _links(view: View, screen: Screen) -> Iterable[tuple[Link, str]]:
    first = view.chain[0]
    assert isinstance(first.card, ActionCard) and first.target is not None, "a chain begins with an ACTION card"
    yield first, caption(PlayedAction(first.player, first.card, first.target), screen.names)
    for before, link in pairwise(view.chain):
        assert isinstance(link.card, Staff), "every answer is a STAFF card"
        yield link, caption(PlayedStaff(link.player, link.card, before, link.target), screen.names)


ANSWER = "answer"
"""The place on the page where a STAFF card goes that answers."""


def answers(desk: Desk, card: Key) -> dict[str, int]:
    """Where a STAFF card of the hand may go that answers: onto the chain, or to a target; nowhere if it does not.

    The question is the same for those who hold no STAFF card: who is asked tells nothing.
    """
    if desk.view.phase is not Phase.ANSWER or not desk.is_mine:
        return {}
    found: dict[str, int] = {}
    for action in legal_actions(desk.state, desk.me):
        if not isinstance(action, effects.Answer) or action.card != card:
            continue
        number = desk.screen.offers(Do(action))
        zone = ANSWER if action.target is None else desk.zone(TABLE if action.target == desk.me else action.target)
        if number is not None:
            found[zone] = number
    return found


# ── choices ───────────────────────────────────────────────────────────────────────────────────────────────────────


def choices(desk: Desk) -> Element | None:
    """The cards that an ACTION card lets the player choose from, where they do not lie in the own hand."""
    found = _offered(desk)
    if not found:
        return None
    return part(
        "more",
        group(
            *(_choice(desk, choice) for choice in found),
            key="choices",
            label=say("cards-to-choose"),
            cls="mg-league-choices",
        ),
        label=say("choose-a-card"),
        key="choice",
        cls="mg-league-over mg-on-felt",
    )


def _offered(desk: Desk) -> list[effects.Choose]:
    choosing = desk.view.choosing
    if choosing is None or desk.view.phase is not Phase.CHOOSE or not desk.is_mine:
        return []
    if choosing.effect == effects.TREASURER:
        return []
    mine = {card.key for card in desk.view.hand} if choosing.target == desk.me else set()
    found = [action for action in legal_actions(desk.state, desk.me) if isinstance(action, effects.Choose)]
    return [choice for choice in found if choice.card not in mine or choice.team is not None]


def _choice(desk: Desk, choose: effects.Choose) -> Element:
    card = _find(desk.view, choose.card)
    return whole_card(
        card,
        key=f"choose{choose.card}.{choose.team}",
        offer=desk.screen.offers(Do(choose)),
        label=sentence(choose, desk.screen.names),
        below=say("to-school", school=short_school(choose.team)) if choose.team else "",
    )


def _find(view: View, key: Key) -> Card:
    """A card that may be chosen: of the player's hand, of the target's discard pile, or in front of the target."""
    choosing = view.choosing
    assert choosing is not None, "asked while a player chooses"
    board = view.boards[choosing.target]
    seen: list[Card] = [*board.cards, *view.hand, *view.discard_piles[choosing.target]]
    return next(card for card in seen if card.key == key)
