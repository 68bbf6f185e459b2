"""Your own six dice with the cards behind them, the hand, and the two other places for a card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from mathgames_widgets.core.game import Action
from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.page.cards import Drops, group, note, press, room
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.table.screen import Do, Screen, Select

from ..analysis.chances import Foreseen, Possible, foreseen
from ..rules.cards import DICE, EVERY_SIDE, PICK, REROLL, Card, Side, without
from ..rules.moves import legal_actions
from ..rules.state import ON_DECK, ON_DISCARD, PLACES, Phase, Pick, Put, Ready, TakeBack
from ..rules.view import View, imagine
from ..words.sentences import die_text, place_text, spoken
from .parts import before_reroll, chain, chain_text, die, meanings, modifier_card, pips, shows, value_shown, values_text

HAND = "hand"
KEYS = {**{str(place + 1): place for place in range(DICE)}, "d": ON_DECK, "x": ON_DISCARD}
"""The keys that lay a card somewhere."""
OTHER_PLACES = {ON_DECK: "On top of your deck", ON_DISCARD: "Onto your discard pile"}


@dataclass(frozen=True, slots=True)
class Held:
    """A card picked up: from the hand (`place` None, `at` tells equal cards apart), or from a place."""

    card: Card
    place: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it, who looks at it, and whether anything can be done with it."""

    view: View
    screen: Screen
    is_live: bool

    @property
    def held(self) -> Held | None:
        """The card picked up, if it still lies where it was."""
        held = self.screen.selected
        if not self.is_live or not isinstance(held, Held):
            return None
        return held if held in self.hand or held in self.lying else None

    @property
    def hand(self) -> tuple[Held, ...]:
        """Each card of the hand."""
        cards = self.view.hand
        return tuple(Held(card, None, cards[:at].count(card)) for at, card in enumerate(cards))

    @property
    def lying(self) -> tuple[Held, ...]:
        """Each card at one of the places."""
        return tuple(
            Held(card, place, at) for place, stack in enumerate(self.view.mine) for at, card in enumerate(stack)
        )

    def key_of(self, card: Held) -> str:
        """The name of a card on the page: its face, and which of its kind it is; those at places come first."""
        return f"card{card.card}.{[one.card for one in self._all[: self._all.index(card)]].count(card.card)}"

    @property
    def _all(self) -> tuple[Held, ...]:
        return (*self.lying, *self.hand)

    def put(self, card: Held, place: int) -> int | None:
        """The number under which a card can be laid there."""
        return self.screen.offers(self._moving(card, Put(card.card, place))) if self.is_live else None

    def _moving(self, card: Held, put: Action) -> Do:
        return Do(put) if card.place is None else Do(TakeBack(card.place, card.at), (put,))

    def take_back(self, card: Held) -> int | None:
        """The number under which a card comes back into the hand."""
        if card.place is None or not self.is_live:
            return None
        return self.screen.offers(Do(TakeBack(card.place, card.at)))

    def ways(self, card: Held) -> dict[int, int]:
        """Every other place for a card with the number under which it is laid there."""
        found = {place: self.put(card, place) for place in PLACES if place != card.place}
        return {place: number for place, number in found.items() if number is not None}


def desk_of(view: View, screen: Screen) -> Desk:
    """The desk of the player who looks."""
    return Desk(view, screen, view.is_my_turn and view.phase is Phase.PLACE and screen.is_live)


def links_of(view: View, place: int) -> Foreseen:
    """What the cards behind your own die make of it, as far as it is known; rerolls are over in the pick phase."""
    stack = view.mine[place]
    return foreseen(_dice(view)[place], without(stack, REROLL) if view.phase is Phase.PICK else stack)


def own_values(view: View) -> list[Possible]:
    """What each of your own dice can be worth; nothing for a watcher."""
    if view.player is None or view.phase not in (Phase.PLACE, Phase.PICK):
        return []
    links = [links_of(view, place) for place in range(DICE)]
    return [one[-1][1] if one else (_dice(view)[place],) for place, one in enumerate(links)]


def _dice(view: View) -> tuple[int, ...]:
    return () if view.player is None else view.dice[view.player]


# ── the dice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def dice_room(desk: Desk) -> Element:
    """Six dice with the cards behind them, and what comes of each."""
    advice = (
        "Pick a card up and choose a die; or drag it. Cards work from top to bottom. Any number may lie behind a die."
    )
    return room(
        "Your dice",
        p(advice, cls="mg-advice") if desk.is_live else None,
        div(
            *(_column(desk, place) for place in range(DICE)),
            cls="mg-columns",
            role="group",
            aria_label="Your dice",
            data_group="dice",
            data_key="columns",
        ),
        key="dice",
    )


def _column(desk: Desk, place: int) -> Element:
    view = desk.view
    side, links = _dice(view)[place], links_of(view, place)
    value = own_values(view)[place]
    name = f"{shows(place, side)}, {'worth' if len(value) == 1 else 'comes to'} {values_text(value)}"
    shown = die(side, key=f"die.{view.round}.{view.player}.{place}.{side}", label=shows(place, side), order=place)
    if desk.is_live and desk.held is None:
        shown.attributes["data-member"] = True
    return div(
        span(place + 1, cls="mg-die-number", aria_hidden="true"),
        shown,
        before_reroll(view, view.player, place) if view.player is not None else None,
        div(*_stack(desk, place), _slot(desk, place), cls="mg-stack", data_key=f"stack{place}"),
        chain(side, links, key=f"chain{place}") if links else None,
        span(value_shown(value), cls=_value_class(value, links), aria_hidden="true", data_key=f"value{place}"),
        cls="mg-column",
        role="group",
        aria_label=name,
        data_zone=f"die{place}",
        data_key=f"column{place}",
    )


def _value_class(value: Possible, links: Foreseen) -> str:
    if len(value) > 1:
        return "mg-value mg-value-open"
    return "mg-value mg-value-changed" if links else "mg-value"


def _stack(desk: Desk, place: int) -> Iterator[Element]:
    """The cards at a place from top to bottom; pressed, a card is picked up."""
    for card in desk.lying:
        if card.place == place:
            yield _card(desk, card, f"{spoken(card.card)}, {place_text(place)}", "mg-laid")


def _card(desk: Desk, card: Held, label: str, size: str) -> Element:
    key = desk.key_of(card)
    if not desk.is_live:
        return modifier_card(card.card, key=key, label=label, size=size)
    ways, back = desk.ways(card), desk.take_back(card)
    is_held = desk.held == card
    keys: Drops = {name: ways[place] for name, place in KEYS.items() if place in ways}
    drops: Drops = {_zone(place): number for place, number in ways.items()}
    if back is not None:
        keys, drops = {**keys, "Backspace": back, "Delete": back}, {**drops, HAND: back}
    return modifier_card(
        card.card,
        key=key,
        label=label,
        offer=desk.screen.offers(Select(None if is_held else card)),
        pressed=is_held,
        keys=keys,
        drops=drops,
        size=size,
    )


def _zone(place: int) -> str:
    return {ON_DECK: "deck", ON_DISCARD: "discard"}.get(place, f"die{place}")


def _slot(desk: Desk, place: int) -> Element | None:
    """The room below the cards of a place, for the card picked up."""
    held = desk.held
    if held is None or held.place == place:
        return None
    where = f"{place_text(place)}, which shows {_dice(desk.view)[place]}" if place < DICE else place_text(place)
    return button(
        "here",
        type="button",
        cls="mg-slot",
        aria_label=f"Put {spoken(held.card)} {where}",
        data_n=desk.put(held, place),
        data_key=f"slot{place}",
    )


# ── the other places and the hand ─────────────────────────────────────────────────────────────────────────────────


def hand_room(desk: Desk) -> Element:
    """The cards in hand, and where they go that are not played."""
    return room(
        "Your hand",
        _hand(desk),
        div(*(_other_place(desk, place) for place in OTHER_PLACES), cls="mg-other-places", data_key="other-places"),
        meanings([desk.held.card] if desk.held is not None else []),
        _ready_bar(desk) if desk.is_live else None,
        key=HAND,
    )


def _hand(desk: Desk) -> Element:
    cards = [_card(desk, card, spoken(card.card), "mg-in-hand") for card in desk.hand]
    row = group(
        *(cards or [p("Every card is placed.", cls="mg-empty", data_key="hand-empty")]),
        _back_slot(desk),
        key="hand-cards",
        label="Your hand",
        cls="mg-hand mg-modifier-hand",
    )
    row.attributes["data-zone"] = HAND
    return row


def _back_slot(desk: Desk) -> Element | None:
    held = desk.held
    if held is None or held.place is None:
        return None
    return button(
        "back here",
        type="button",
        cls="mg-slot mg-slot-hand",
        aria_label=f"Take {spoken(held.card)} back into the hand",
        data_n=desk.take_back(held),
        data_key="slot-hand",
    )


def _other_place(desk: Desk, place: int) -> Element:
    name = OTHER_PLACES[place]
    stack = list(_stack(desk, place))
    said = "the last one is drawn first" if place == ON_DECK and len(stack) > 1 else None
    return div(
        span(name, cls="mg-label"),
        group(*stack, _slot(desk, place), key=f"place-{place}", label=name, cls="mg-row"),
        span(said, cls="mg-advice") if said else None,
        cls="mg-other-place",
        data_zone=_zone(place),
        data_key=f"zone-{place}",
    )


def _ready_bar(desk: Desk) -> Element:
    left = len(desk.view.hand)
    is_left, goes = ("is", "it goes") if left == 1 else ("are", "they go")
    told = f"{counted(left, 'card').capitalize()} {is_left} left in your hand; {goes} onto the discard pile."
    return div(
        press("I am ready", desk.screen.offers(Do(Ready())), key="ready", kind="mg-primary"),
        span(told, cls="mg-advice", data_key="left") if left else None,
        cls="mg-bar",
        data_key="ready-bar",
    )


def keys_of(desk: Desk) -> str | None:
    """With a card picked up, 1 to 6 lay it behind that die, d on top of the deck and x onto the discard pile."""
    if desk.held is None:
        return None
    ways = desk.ways(desk.held)
    return json.dumps({name: ways[place] for name, place in KEYS.items() if place in ways})


def placing(view: View, screen: Screen) -> list[Element | None]:
    """Everything that one player has to do with while cards are placed."""
    if view.player is None:
        return [note("Everyone places cards face down. They are turned over when all are ready.", key="watching")]
    desk = desk_of(view, screen)
    waiting = note("You are ready. The cards are turned over when everyone is.", key="waiting")
    return [
        None if view.is_my_turn else waiting,
        div(dice_room(desk), hand_room(desk), cls="mg-desk", data_key="desk", data_keys=keys_of(desk)),
    ]


# ── The pick phase: which side a die is changed to, once all rerolls are seen ────────────────────────────────────────


def picking(view: View, screen: Screen) -> list[Element | None]:
    """Your own dice, and six sides for each that can be picked."""
    waiting = note("All cards are turned over. Others pick a side for a die; nobody sees it yet.", key="waiting")
    if view.player is None:
        return [waiting]
    dice = dice_room(desk_of(view, screen))
    if not view.is_my_turn:
        return [waiting, dice]
    picks = [action for action in legal_actions(imagine(view, 0), view.player) if isinstance(action, Pick)]
    return [_picks_room(view, screen, picks), dice]


def _picks_room(view: View, screen: Screen, picks: list[Pick]) -> Element:
    places = sorted({pick.die for pick in picks})
    return room(
        "Pick a side",
        p("All rerolls are done. Nobody sees what you pick until everyone has chosen.", cls="mg-advice"),
        *(_sides(view, screen, place) for place in places),
        key="picks",
    )


def _sides(view: View, screen: Screen, place: int) -> Element:
    """The six sides of a die, each with the value that comes of it."""
    return div(
        span(f"{die_text(place).capitalize()} becomes", cls="mg-label"),
        group(
            *(_side(view, screen, place, side) for side in EVERY_SIDE),
            key=f"sides{place}",
            label=f"A side for {die_text(place)}",
            cls="mg-sides",
        ),
        cls="mg-pick",
        data_key=f"pick{place}",
    )


def _side(view: View, screen: Screen, place: int, side: Side) -> Element:
    links = foreseen(side, without(view.mine[place], REROLL, PICK))
    value = links[-1][1][0] if links else side
    return button(
        pips(side),
        span(f"→ {in_text(value)}", cls="mg-comes-to", aria_hidden="true"),
        type="button",
        cls="mg-side",
        aria_label=f"Pick {side} for {die_text(place)}: worth {in_text(value)}. {chain_text(side, links)}",
        data_n=screen.offers(Do(Pick(place, side))),
        data_key=f"side{place}.{side}",
        aria_disabled=None if screen.is_live else "true",
    )
