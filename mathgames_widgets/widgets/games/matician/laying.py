"""One's own equation and hand: laying a number on each side of the symbol, and what it comes to."""

from __future__ import annotations

import json
from dataclasses import dataclass

from mathgames_widgets.games.matician.cards import MINUS, Card
from mathgames_widgets.games.matician.equations import LEFT, RIGHT, SIDES, Equation, Side, playable
from mathgames_widgets.games.matician.explain_turn import LATER, turn_says, waiting_says
from mathgames_widgets.games.matician.sentences import SPOKEN, card_text, side_text
from mathgames_widgets.games.matician.state import Phase, Put, Ready, TakeBack, View
from mathgames_widgets.widgets.cards import group, note, press, room
from mathgames_widgets.widgets.games.matician.parts import hand_card, symbol_card, value_shown
from mathgames_widgets.widgets.html import Element, button, div, p, span
from mathgames_widgets.widgets.sight import Do, Select, Sight

HAND = "hand"
PICK_UP = "Pick a number up and choose a side; or drag it."
KEYS = {"l": LEFT, "r": RIGHT}
"""The keys that lay a number on a side."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card picked up: from the hand (`side` None, `at` tells equal cards apart), or from a side of the symbol."""

    card: Card
    side: Side | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it, who looks at it, and whether numbers can be laid."""

    view: View
    sight: Sight
    is_live: bool

    @property
    def hand(self) -> tuple[Held, ...]:
        """Each card of the hand."""
        cards = self.view.hand
        return tuple(Held(card, None, cards[:at].count(card)) for at, card in enumerate(cards))

    def lying(self, side: Side) -> Held | None:
        """The number on a side."""
        card = self.view.mine[side]
        return None if card is None else Held(card, side)

    @property
    def held(self) -> Held | None:
        """The card picked up, if it still lies where it was."""
        held = self.sight.selected
        lies = (*self.hand, *map(self.lying, SIDES))
        return held if self.is_live and isinstance(held, Held) and held in lies and self.fits(held) else None

    def fits(self, held: Held) -> bool:
        """Whether a card may lie beside the symbol."""
        return bool(playable((held.card,), self.view.symbol, is_small=self.view.rules.small_under_times))

    def put(self, held: Held, side: Side) -> int | None:
        """The number under which a card is laid on a side; what lies there comes back, or changes its side."""
        there = self.view.mine[side]
        steps: list[TakeBack | Put] = [] if there is None else [TakeBack(side)]
        if held.side is not None:
            steps.append(TakeBack(held.side))
        steps.append(Put(held.card, side))
        if held.side is not None and there is not None:
            steps.append(Put(there, held.side))
        return self.sight.offers(Do(steps[0], tuple(steps[1:])))

    def ways(self, held: Held) -> dict[Side, int]:
        """Every other side for a card with the number under which it is laid there."""
        found = {side: self.put(held, side) for side in SIDES if side != held.side}
        return {side: number for side, number in found.items() if number is not None}

    def key_of(self, held: Held) -> str:
        """The name of a card on the page: its face, and which of its kind it is; those that lie come first."""
        every = [one for one in (*map(self.lying, SIDES), *self.hand) if one is not None]
        return f"card{held.card}.{[one.card for one in every[: every.index(held)]].count(held.card)}"


def desk_of(view: View, sight: Sight) -> Desk:
    """The desk of whoever looks."""
    return Desk(view, sight, view.is_my_turn and view.phase is Phase.NUMBERS and sight.is_live)


def laying(view: View, sight: Sight) -> list[Element | None]:
    """Everything that one player has to do with while numbers are laid."""
    waiting = waiting_says(view)
    told = note(waiting, key="waiting") if waiting else None
    if view.player not in view.active:
        return [told]
    desk = desk_of(view, sight)
    return [
        told,
        div(own_room(desk), hand_room(desk), cls="mg-desk", data_key="desk", data_keys=_keys(desk)),
    ]


def _keys(desk: Desk) -> str | None:
    """With a card picked up, l and r lay it on that side, wherever the focus is."""
    if desk.held is None:
        return None
    ways = desk.ways(desk.held)
    return json.dumps({name: ways[side] for name, side in KEYS.items() if side in ways})


# ── the equation ──────────────────────────────────────────────────────────────────────────────────────────────────


def own_room(desk: Desk) -> Element:
    """One's own symbol with the numbers beside it, and what they come to before any sabotage."""
    view = desk.view
    assert view.symbol is not None, "symbols are there once numbers are laid"
    return room(
        "Your equation",
        p(f"{PICK_UP} {turn_says(view)}", cls="mg-advice") if desk.is_live else None,
        div(
            _side(desk, LEFT),
            symbol_card(view.symbol, key=f"symbol{view.player}", label=f"your symbol, {SPOKEN[view.symbol]}"),
            _side(desk, RIGHT),
            _value(view),
            cls="mg-own-equation",
            role="group",
            aria_label="Your equation",
            data_group="own-equation",
            data_key="own-equation",
        ),
        _bar(desk) if desk.is_live else None,
        key="own",
    )


def own_equation(view: View) -> Equation | None:
    """One's own equation as it stands, None while a side is empty."""
    left, right = view.mine
    return None if left is None or right is None or view.symbol is None else Equation(left, view.symbol, right)


def _value(view: View) -> Element:
    equation = own_equation(view)
    shown = "= ?" if equation is None else value_shown(equation.value)
    said = "not complete yet" if equation is None else f"as it lies: {shown.removeprefix('= ')}"
    return span(shown, cls="mg-own-value", role="img", aria_label=said, data_key="own-value")


def _side(desk: Desk, side: Side) -> Element:
    held = desk.lying(side)
    return span(
        None if held is None else _card(desk, held, f"{held.card}, {side_text(side)} of your symbol", "mg-laid-card"),
        _slot(desk, side) if _is_slot(desk, side) else None,
        span(cls="mg-no-card", role="img", aria_label=f"{side_text(side)} side: nothing yet", data_key=f"empty{side}")
        if held is None and not _is_slot(desk, side)
        else None,
        cls="mg-own-side",
        data_zone=f"side{side}",
        data_key=f"side{side}",
    )


def _is_slot(desk: Desk, side: Side) -> bool:
    return desk.held is not None and desk.held.side != side


def _slot(desk: Desk, side: Side) -> Element:
    """The room on a side, for the card picked up."""
    held, there = desk.held, desk.view.mine[side]
    assert held is not None, "there is a slot for a card picked up only"
    instead = "" if there is None else f" in place of {there}"
    return button(
        side_text(side) if there is None else "instead",
        type="button",
        cls="mg-slot mg-side-slot",
        aria_label=f"Put {held.card} on the {side_text(side)} side{instead}",
        data_n=desk.put(held, side),
        data_key=f"slot{side}",
    )


def _card(desk: Desk, held: Held, label: str, size: str) -> Element:
    key = desk.key_of(held)
    if not desk.is_live or not desk.fits(held):
        return hand_card(held.card, key=key, label=label, size=size)
    is_held = desk.held == held
    ways = desk.ways(held)
    keys = {name: ways[side] for name, side in KEYS.items() if side in ways}
    drops = {f"side{side}": number for side, number in ways.items()}
    if held.side is not None:
        back = desk.sight.offers(Do(TakeBack(held.side)))
        assert back is not None, "the desk is live"
        keys, drops = {**keys, "Backspace": back, "Delete": back}, {**drops, HAND: back}
    return hand_card(
        held.card,
        key=key,
        label=label,
        offer=desk.sight.offers(Select(None if is_held else held)),
        pressed=is_held,
        keys=keys,
        drops=drops,
        size=size,
    )


def _bar(desk: Desk) -> Element:
    is_complete = own_equation(desk.view) is not None
    swap = Do(TakeBack(LEFT), (TakeBack(RIGHT), *_swapped(desk.view))) if is_complete else None
    return div(
        press("I am ready", desk.sight.offers(Do(Ready())) if is_complete else None, key="ready", kind="mg-primary"),
        press("Swap the sides", None if swap is None else desk.sight.offers(swap), key="swap"),
        cls="mg-bar",
        data_key="ready-bar",
    )


def _swapped(view: View) -> tuple[Put, Put]:
    left, right = view.mine
    assert left is not None and right is not None, "both sides are laid"
    return Put(left, RIGHT), Put(right, LEFT)


# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_room(desk: Desk) -> Element:
    """The cards in hand."""
    minuses = desk.view.hand.count(MINUS)
    cards = [_card(desk, held, card_text(held.card), "mg-in-hand") for held in desk.hand]
    row = group(
        *(cards or [p("No cards.", cls="mg-empty", data_key="hand-empty")]),
        _back_slot(desk),
        key="hand-cards",
        label="Your hand",
        cls="mg-hand mg-value-hand",
    )
    row.attributes["data-zone"] = HAND
    return room(
        "Your hand",
        row,
        p(LATER, cls="mg-advice") if minuses and desk.view.phase is not Phase.SABOTAGE else None,
        key=HAND,
    )


def _back_slot(desk: Desk) -> Element | None:
    held = desk.held
    if held is None or held.side is None:
        return None
    return button(
        "back here",
        type="button",
        cls="mg-slot mg-slot-hand",
        aria_label=f"Take {held.card} back into the hand",
        data_n=desk.sight.offers(Do(TakeBack(held.side))),
        data_key="slot-hand",
    )
