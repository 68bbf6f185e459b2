"""Answers and choices: the STAFF question, asked of every opponent alike, and what ACTION cards let one choose."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from mathgames_widgets.page.cards import group, note, press, room
from mathgames_widgets.page.html import Element, li, ol, p, span
from mathgames_widgets.table.screen import Do, Screen

from ..rules import effects
from ..rules.cards import ActionCard, Card, Key, Staff
from ..rules.events import PlayedAction, PlayedStaff
from ..rules.rules import legal_actions
from ..rules.state import Phase
from ..rules.view import View
from ..words.sentences import sentence
from ..words.why import NO_ANSWER, PAY_THE_TREASURER, WHO_IS_ASKED, answers_awaited
from .parts import whole_card
from .turn import Desk


def chain_room(desk: Desk) -> Element | None:
    """The ACTION card that was played and the STAFF cards that have answered it, with their texts."""
    view = desk.view
    if not view.chain:
        return None
    return room(
        "Played, and to be answered" if view.phase is Phase.ANSWER else "Played",
        ol(
            *(
                li(span(said, cls="mg-name"), span(card.text, cls="mg-league-text"), cls="mg-league-link")
                for said, card in _links(view, desk.screen)
            ),
            cls="mg-league-chain",
        ),
        key="chain",
    )


def _links(view: View, screen: Screen) -> Iterable[tuple[str, ActionCard | Staff]]:
    first = view.chain[0]
    assert isinstance(first.card, ActionCard) and first.target is not None, "a chain begins with an ACTION card"
    yield sentence(PlayedAction(first.player, first.card, first.target), screen.names), first.card
    for before, link in pairwise(view.chain):
        assert isinstance(link.card, Staff), "every answer is a STAFF card"
        yield sentence(PlayedStaff(link.player, link.card, before, link.target), screen.names), link.card


def answer_room(desk: Desk) -> Element | None:
    """The question to every opponent. It is the same for those who hold no STAFF card: who is asked tells nothing."""
    view = desk.view
    if view.phase is not Phase.ANSWER:
        return None
    if not desk.is_mine:
        return note(answers_awaited(view), key="answers")
    found = [one for one in legal_actions(desk.state, desk.me) if isinstance(one, effects.Answer)]
    return room(
        "Do you answer with a STAFF card?",
        p(WHO_IS_ASKED, cls="mg-advice"),
        None if found else p(NO_ANSWER, cls="mg-advice", data_key="no-answer"),
        group(
            *(
                press(_answer_words(desk, one), desk.screen.offers(Do(one)), key=f"answer{at}")
                for at, one in enumerate(found)
            ),
            press("No answer", desk.screen.offers(Do(effects.Decline())), key="decline", kind="mg-primary"),
            key="answers",
            label="Answers",
            cls="mg-bar",
        ),
        key="answer",
    )


def _answer_words(desk: Desk, answer: effects.Answer) -> str:
    return sentence(answer, desk.screen.names).removesuffix(".")


# ── choices ───────────────────────────────────────────────────────────────────────────────────────────────────────


def choice_room(desk: Desk) -> Element | None:
    """What an ACTION card lets one choose; the others read who chooses."""
    choosing = desk.view.choosing
    if choosing is None or desk.view.phase is not Phase.CHOOSE:
        return None
    if not desk.is_mine:
        return note(f"{choosing.name}: {desk.screen.name(choosing.player)} chooses.", key="choosing")
    if choosing.name == effects.TREASURER:
        return room(
            "Treasurer: do you pay?",
            p(PAY_THE_TREASURER, cls="mg-advice"),
            key="choice",
        )
    found = [one for one in legal_actions(desk.state, desk.me) if isinstance(one, effects.Choose)]
    left = "" if choosing.left == 1 else f", {choosing.left} more"
    return room(
        f"{choosing.name}: choose a card{left}",
        group(
            *(_choice(desk, one) for one in found),
            key="choices",
            label="Cards to choose from",
            cls="mg-hand mg-league-hand",
        ),
        key="choice",
    )


def _choice(desk: Desk, choose: effects.Choose) -> Element:
    card = _find(desk.view, choose.card)
    said = sentence(choose, desk.screen.names)
    return whole_card(
        card,
        key=f"choose{choose.card}.{choose.team}",
        offer=desk.screen.offers(Do(choose)),
        label=said,
        below=f"to {choose.team}" if choose.team else "",
    )


def _find(view: View, key: Key) -> Card:
    """A card that may be chosen: of the player's hand, of the target's discard pile, or in front of the target."""
    choosing = view.choosing
    assert choosing is not None, "asked while a player chooses"
    board = view.boards[choosing.target]
    found: list[Card] = [*board.cards, *view.hand, *view.discard_piles[choosing.target]]
    return next(card for card in found if card.key == key)
