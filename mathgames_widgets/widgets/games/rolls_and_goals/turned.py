"""All cards turned over: everybody's dice from the roll to the value, in the order of the rules.

Where many sit at the table, what the cards did to each die is folded behind the player's name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.cards import DICE
from mathgames_widgets.games.rolls_and_goals.explain_awards import outcome_of_round
from mathgames_widgets.games.rolls_and_goals.sentences import die_text, number_text, spoken, tokens_text
from mathgames_widgets.games.rolls_and_goals.state import RoundResult
from mathgames_widgets.games.rolls_and_goals.turning import chain_of, turned
from mathgames_widgets.maths.words import capital
from mathgames_widgets.widgets.cards import badge, room
from mathgames_widgets.widgets.games.rolls_and_goals.parts import chain, die, shows, tiny_die
from mathgames_widgets.widgets.html import Element, details, div, li, p, span, summary, ul
from mathgames_widgets.widgets.sight import Sight

MOST_OPEN = 3
"""So many players' chains have room side by side; with more of them, each is folded up."""


def all_turned(result: RoundResult, sight: Sight, evidence: tuple[Player, Collection[int]] | None) -> Element:
    """What the round brought, and everybody's dice; `evidence` are the dice of a player on which an answer rests."""
    seats = range(len(result.values))
    marked = {evidence[0]: evidence[1]} if evidence else {}
    rows = [_player(result, sight, seat, marked.get(seat, ())) for seat in seats]
    return room(
        f"Round {result.round}: all cards turned over",
        p(outcome_of_round(result, sight.names), cls="mg-news", data_key="outcome"),
        ul(*rows, cls="mg-turned mg-crowd" if is_crowded(result) else "mg-turned"),
        key="turned",
    )


def is_crowded(result: RoundResult) -> bool:
    """Whether more players sit there than have room for all their chains."""
    return len(result.values) > MOST_OPEN


def _player(result: RoundResult, sight: Sight, seat: Player, marked: Collection[int]) -> Element:
    gained = result.gained(seat)
    head = (span(sight.name(seat), cls="mg-name"), badge(f"+{tokens_text(gained)}" if gained else "no tokens"))
    cards = list(_folded(result, seat)) if is_crowded(result) else []
    return li(
        _fold(head, cards, seat) if cards else div(*head, cls="mg-player-head"),
        div(
            *(_die(result, seat, place, is_marked=place in marked) for place in range(DICE)),
            cls="mg-turned-dice",
            role="group",
            aria_label=f"The dice of {sight.name(seat)}",
            data_key=f"turned{seat}",
        ),
        cls="mg-player",
        data_key=f"dice-of-{seat}",
    )


def _fold(head: tuple[Element, ...], cards: list[Element], seat: Player) -> Element:
    """The head of a row, which opens and shows the player's cards."""
    return details(
        summary(head[0], " ", head[1], " ", span("cards", cls="mg-status")),
        ul(*cards, cls="mg-card-lines"),
        cls="mg-player-cards",
        data_key=f"cards-of-{seat}",
    )


def _folded(result: RoundResult, seat: Player) -> Iterator[Element]:
    """What the cards did, a line for each die that has some."""
    for place in range(DICE):
        if result.stacks[seat][place]:
            yield li(
                span(capital(die_text(place)), cls="mg-status"),
                tiny_die(result.rolled[seat][place]),
                *_ways(result, seat, place, "line-"),
                data_key=f"line{seat}.{place}",
            )


def _die(result: RoundResult, seat: Player, place: int, *, is_marked: bool) -> Element:
    """A die as it was rolled, what rerolls, picks and flips made of it, and the chain to its value."""
    rolled, value = result.rolled[seat][place], result.values[seat][place]
    steps = _steps(result, seat, place) if is_crowded(result) else _ways(result, seat, place)
    changed = bool(chain_of(result.dice[seat][place], result.stacks[seat][place]))
    return div(
        die(rolled, key=f"rolled{seat}.{place}", label=f"{shows(place, rolled)}", size="mg-die-small", order=place),
        *steps,
        span(
            number_text(value),
            cls="mg-value mg-value-changed" if changed else "mg-value",
            role="img",
            aria_label=f"worth {number_text(value)}",
            data_key=f"worth{seat}.{place}",
        ),
        cls="mg-turned-die mg-evidence" if is_marked else "mg-turned-die",
        data_key=f"die{seat}.{place}",
    )


def _ways(result: RoundResult, seat: Player, place: int, key: str = "") -> Iterator[Element]:
    """From the roll to the value: rerolls, picks and flips, and then the other cards; `key` begins their names."""
    yield from _steps(result, seat, place, key)
    side = result.dice[seat][place]
    links = chain_of(side, result.stacks[seat][place])
    if links:
        yield chain(side, links, key=f"{key}chain{seat}.{place}")


def _steps(result: RoundResult, seat: Player, place: int, key: str = "") -> Iterator[Element]:
    rolled, side, stack = result.rolled[seat][place], result.dice[seat][place], result.stacks[seat][place]
    for number, (card, to) in enumerate(turned(rolled, stack, side)):
        yield _step(card, to, f"{key}turn{seat}.{place}.{number}")


def _step(card: str, side: int | None, key: str) -> Element:
    """One reroll, pick or flip, and the side it brought."""
    words = spoken(card) if side is None else f"{spoken(card)}: {side}"
    return span(
        span(card, aria_hidden="true"),
        tiny_die(side) if side is not None else None,
        cls=f"mg-turn mg-turn-{card}",
        role="img",
        aria_label=words,
        data_key=key,
    )
