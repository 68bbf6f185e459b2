"""The player's own equation and hand: laying a number on each side of the symbol, and aiming a minus card."""

from __future__ import annotations

import json
from dataclasses import dataclass
from string import ascii_lowercase

from mathgames_widgets.core.game import Player
from mathgames_widgets.page.cards import group, note, press, room
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Do, Screen, Select

from ..rules.cards import LEFT, MINUS, RIGHT, SIDES, Card, Equation, Side, playable
from ..rules.state import Pass, Phase, Put, Ready, Sabotage, TakeBack, View
from ..words.explanations import sign_effect
from ..words.sentences import LATER, SPOKEN, card_text, side_text, turn_says, waiting_says
from .parts import hand_card, no_card, symbol_card, value_shown

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
    screen: Screen
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
        held = self.screen.selected
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
        return self.screen.offers(Do(steps[0], tuple(steps[1:])))

    def ways(self, held: Held) -> dict[Side, int]:
        """Every other side for a card with the number under which it is laid there."""
        found = {side: self.put(held, side) for side in SIDES if side != held.side}
        return {side: number for side, number in found.items() if number is not None}

    def keys(self, held: Held) -> dict[str, int]:
        """With this card picked up, l and r lay it on that side, wherever the focus is."""
        ways = self.ways(held)
        return {name: ways[side] for name, side in KEYS.items() if side in ways}

    def key_of(self, held: Held) -> str:
        """The name of a card on the page: its face, and which of its kind it is; those that lie come first."""
        every = [one for one in (*map(self.lying, SIDES), *self.hand) if one is not None]
        return f"card{held.card}.{[one.card for one in every[: every.index(held)]].count(held.card)}"


def desk_of(view: View, screen: Screen) -> Desk:
    """The desk of the seat that looks."""
    return Desk(view, screen, view.is_my_turn and view.phase is Phase.NUMBERS and screen.is_live)


def laying(view: View, screen: Screen) -> list[Element | None]:
    """Everything that one player has to do with while numbers are laid."""
    if view.player not in view.active:
        return [_waiting(view, screen)]
    desk = desk_of(view, screen)
    keys = None if desk.held is None else json.dumps(desk.keys(desk.held))
    return [
        _waiting(view, screen),
        div(own_room(desk), hand_room(desk), cls="mg-desk", data_key="desk", data_keys=keys),
    ]


def _waiting(view: View, screen: Screen) -> Element | None:
    waiting = waiting_says(view, screen.names)
    return note(waiting, key="waiting") if waiting else None


# ── the equation ──────────────────────────────────────────────────────────────────────────────────────────────────


def own_room(desk: Desk) -> Element:
    """The own symbol with the numbers beside it, and what they come to before any sabotage."""
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
    """The own equation as it stands, None while a side is empty."""
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
        no_card(side, key=f"empty{side}") if held is None and not _is_slot(desk, side) else None,
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
    keys, drops = desk.keys(held), {f"side{side}": number for side, number in desk.ways(held).items()}
    if held.side is not None:
        back = desk.screen.offers(Do(TakeBack(held.side)))
        assert back is not None, "the desk is live"
        keys, drops = {**keys, "Backspace": back, "Delete": back}, {**drops, HAND: back}
    return hand_card(
        held.card,
        key=key,
        label=label,
        offer=desk.screen.offers(Select(None if is_held else held)),
        pressed=is_held,
        keys=keys,
        drops=drops,
        size=size,
    )


def _bar(desk: Desk) -> Element:
    is_complete = own_equation(desk.view) is not None
    swap = Do(TakeBack(LEFT), (TakeBack(RIGHT), *_swapped(desk.view))) if is_complete else None
    return div(
        press("I am ready", desk.screen.offers(Do(Ready())) if is_complete else None, key="ready", kind="mg-primary"),
        press("Swap the sides", None if swap is None else desk.screen.offers(swap), key="swap"),
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
    cards = [_card(desk, held, card_text(held.card), "mg-in-hand") for held in desk.hand]
    row = _row(*(cards or [p("No cards.", cls="mg-empty", data_key="hand-empty")]), _back_slot(desk))
    return room("Your hand", row, p(LATER, cls="mg-advice") if MINUS in desk.view.hand else None, key=HAND)


def _row(*cards: Element | None) -> Element:
    """The hand as a row, onto which cards can be dropped."""
    row = group(*cards, key="hand-cards", label="Your hand", cls="mg-hand mg-value-hand")
    row.attributes["data-zone"] = HAND
    return row


def _back_slot(desk: Desk) -> Element | None:
    held = desk.held
    if held is None or held.side is None:
        return None
    return button(
        "back here",
        type="button",
        cls="mg-slot mg-slot-hand",
        aria_label=f"Take {held.card} back into the hand",
        data_n=desk.screen.offers(Do(TakeBack(held.side))),
        data_key="slot-hand",
    )


# ── sabotage ──────────────────────────────────────────────────────────────────────────────────────────────────────

AIM = "Aim a minus card at another player’s number: press the space in front of it or its letter, or drag the card."


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a minus card is about to be laid; nothing is laid yet."""

    target: Player
    side: Side


@dataclass(frozen=True, slots=True)
class Aims:
    """Where a minus card can be aimed, and where it is aimed now."""

    view: View
    screen: Screen
    is_live: bool

    @property
    def targets(self) -> tuple[Aim, ...]:
        """Every side of every other player's equation; none without a minus card or a choice to make."""
        if not self.is_live or MINUS not in self.view.hand:
            return ()
        return tuple(Aim(seat, side) for seat in self.view.active if seat != self.view.player for side in SIDES)

    @property
    def aimed(self) -> Aim | None:
        """Where the minus card is aimed."""
        aim = self.screen.selected
        return aim if isinstance(aim, Aim) and aim in self.targets else None

    @property
    def held(self) -> Held | None:
        """The minus card picked up, if one is."""
        held = self.screen.selected
        return held if isinstance(held, Held) and held.card == MINUS and self.targets else None

    def letter(self, aim: Aim) -> str:
        """The key that aims there."""
        return ascii_lowercase[self.targets.index(aim)]

    def at(self, aim: Aim | None) -> int:
        """The number under which the minus card is aimed there, or comes back into the hand."""
        number = self.screen.offers(Select(aim))
        assert number is not None, "one aims at a live table only"
        return number

    def keys(self) -> dict[str, int]:
        """The letters of all sides but the one that is aimed at."""
        return {self.letter(aim): self.at(aim) for aim in self.targets if aim != self.aimed}

    def drops(self) -> dict[str, int]:
        """All sides but the one that is aimed at, to be dropped on."""
        return {zone_of(aim): self.at(aim) for aim in self.targets if aim != self.aimed}


def aims_of(view: View, screen: Screen) -> Aims:
    """Where the seat that looks can aim."""
    return Aims(view, screen, view.is_my_turn and view.phase is Phase.SABOTAGE and screen.is_live)


def zone_of(aim: Aim) -> str:
    """The name of a side of an equation on the page."""
    return f"aim{aim.target}.{aim.side}"


# ── at another's equation ─────────────────────────────────────────────────────────────────────────────────────────


def at_side(aims: Aims, aim: Aim) -> Element | None:
    """In front of another player's number: the minus card that is aimed there, or the room for it."""
    if aim not in aims.targets:
        return None
    if aim == aims.aimed:
        return _aimed(aims, aim)
    letter = aims.letter(aim)
    return button(
        span("−?", cls="mg-aim-sign", aria_hidden="true"),
        span(letter, cls="mg-key", aria_hidden="true"),
        type="button",
        cls="mg-slot mg-aim mg-called" if aims.held is not None else "mg-slot mg-aim",
        aria_label=f"Aim the minus card at {_number(aims, aim)}, key {letter}",
        data_n=aims.at(aim),
        data_key=f"slot-{zone_of(aim)}",
    )


def _number(aims: Aims, aim: Aim) -> str:
    return f"the {side_text(aim.side)} number of {aims.screen.name(aim.target)}"


def _aimed(aims: Aims, aim: Aim) -> Element:
    """The minus card that is aimed there; pressed, it comes back."""
    back = {"Backspace": aims.at(None), "Delete": aims.at(None)}
    return hand_card(
        MINUS,
        key=f"card{MINUS}.0",
        label=f"minus card, aimed at {_number(aims, aim)}",
        offer=aims.at(None),
        pressed=True,
        keys=back,
        drops={**aims.drops(), HAND: aims.at(None)},
        size="mg-small-card",
    )


# ── the own hand and choice ───────────────────────────────────────────────────────────────────────────────────────


def choosing(aims: Aims) -> list[Element | None]:
    """The minus cards in hand, what the aim would do, and the buttons that lay the card or none."""
    return [_waiting(aims.view, aims.screen), _choice_room(aims) if aims.is_live else None, _hand_room(aims)]


def _choice_room(aims: Aims) -> Element:
    aimed = aims.aimed
    lay = None if aimed is None else aims.screen.offers(Do(Sabotage(aimed.target, aimed.side)))
    return room(
        "Sabotage",
        p(f"{AIM if aims.targets else ''} {turn_says(aims.view)}".strip(), cls="mg-advice"),
        div(
            press("Lay it there", lay, key="lay", kind="mg-primary") if aims.targets else None,
            press("Lay no minus card", aims.screen.offers(Do(Pass())), key="pass"),
            cls="mg-bar",
            data_key="choice-bar",
        ),
        _effect(aims, aimed) if aimed is not None else None,
        key="choice",
    )


def _effect(aims: Aims, aim: Aim) -> Element | None:
    """What a minus card there does to any two numbers: the numbers themselves lie face down."""
    symbol = aims.view.symbols[aim.target]
    if symbol is None:
        return None
    effect = explanation(sign_effect(symbol, (aim.side,)), key=f"effect{symbol}{aim.side}")
    return div(effect, cls="mg-panel", role="status", data_key="effect")


def keys_of(aims: Aims) -> str | None:
    """The letters of the sides work wherever the focus is."""
    return json.dumps(aims.keys()) if aims.targets else None


def _hand_room(aims: Aims) -> Element:
    """The cards left in hand; a minus card can be picked up, or dragged to a side."""
    desk = desk_of(aims.view, aims.screen)
    aimed = aims.aimed is not None
    left = [held for held in desk.hand if not (aimed and held == Held(MINUS))]
    return room("Your hand", _row(*(_card_aiming(aims, desk, held) for held in left)), key=HAND)


def _card_aiming(aims: Aims, desk: Desk, held: Held) -> Element:
    key, label = desk.key_of(held), card_text(held.card)
    if held.card != MINUS or not aims.targets:
        return hand_card(held.card, key=key, label=label, size="mg-in-hand")
    is_held = aims.held == held
    return hand_card(
        MINUS,
        key=key,
        label=label,
        offer=aims.screen.offers(Select(None if is_held else held)),
        pressed=is_held,
        drops=aims.drops(),
        size="mg-in-hand",
    )
