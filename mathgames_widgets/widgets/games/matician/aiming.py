"""Sabotage: a minus card aimed at a side of somebody else's equation, or none laid."""

from __future__ import annotations

import json
from dataclasses import dataclass
from string import ascii_lowercase

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.matician.cards import MINUS
from mathgames_widgets.games.matician.equations import SIDES, Side
from mathgames_widgets.games.matician.explain_signs import sign_effect
from mathgames_widgets.games.matician.explain_turn import turn_says, waiting_says
from mathgames_widgets.games.matician.sentences import card_text, side_text
from mathgames_widgets.games.matician.state import Pass, Phase, Sabotage, View
from mathgames_widgets.widgets.cards import group, note, press, room
from mathgames_widgets.widgets.games.matician.laying import HAND, Desk, Held, desk_of
from mathgames_widgets.widgets.games.matician.parts import hand_card
from mathgames_widgets.widgets.html import Element, button, div, p, span
from mathgames_widgets.widgets.sight import Do, Select, Sight
from mathgames_widgets.widgets.why import explanation

AIM = "Aim a minus card at a number of somebody else: press the room in front of it or its letter, or drag the card."


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a minus card is about to be laid; nothing is laid yet."""

    target: Player
    side: Side


@dataclass(frozen=True, slots=True)
class Aims:
    """Where somebody can aim, and where the minus card is aimed now."""

    view: View
    sight: Sight
    is_live: bool

    @property
    def targets(self) -> tuple[Aim, ...]:
        """Every side of every equation of somebody else; none without a minus card or a choice to make."""
        if not self.is_live or MINUS not in self.view.hand:
            return ()
        return tuple(Aim(seat, side) for seat in self.view.active if seat != self.view.player for side in SIDES)

    @property
    def aimed(self) -> Aim | None:
        """Where the minus card is aimed."""
        aim = self.sight.selected
        return aim if isinstance(aim, Aim) and aim in self.targets else None

    @property
    def held(self) -> Held | None:
        """The minus card picked up, if one is."""
        held = self.sight.selected
        return held if isinstance(held, Held) and held.card == MINUS and self.targets else None

    def letter(self, aim: Aim) -> str:
        """The key that aims there."""
        return ascii_lowercase[self.targets.index(aim)]

    def at(self, aim: Aim | None) -> int:
        """The number under which the minus card is aimed there, or comes back into the hand."""
        number = self.sight.offers(Select(aim))
        assert number is not None, "one aims at a live table only"
        return number

    def keys(self) -> dict[str, int]:
        """The letters of all sides but the one that is aimed at."""
        return {self.letter(aim): self.at(aim) for aim in self.targets if aim != self.aimed}

    def drops(self) -> dict[str, int]:
        """All sides but the one that is aimed at, to be dropped on."""
        return {zone_of(aim): self.at(aim) for aim in self.targets if aim != self.aimed}


def aims_of(view: View, sight: Sight) -> Aims:
    """Where whoever looks can aim."""
    return Aims(view, sight, view.is_my_turn and view.phase is Phase.SABOTAGE and sight.is_live)


def zone_of(aim: Aim) -> str:
    """The name of a side of somebody's equation on the page."""
    return f"aim{aim.target}.{aim.side}"


# ── at somebody's equation ────────────────────────────────────────────────────────────────────────────────────────


def at_side(aims: Aims, aim: Aim) -> Element | None:
    """In front of a number of somebody else: the minus card that is aimed there, or the room for it."""
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
    return f"the {side_text(aim.side)} number of {aims.sight.name(aim.target)}"


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


# ── one's own hand and choice ─────────────────────────────────────────────────────────────────────────────────────


def choosing(aims: Aims) -> list[Element | None]:
    """The minus cards in hand, what the aim would do, and the buttons that lay the card or none."""
    waiting = waiting_says(aims.view, aims.sight.names)
    return [
        note(waiting, key="waiting") if waiting else None,
        _choice_room(aims) if aims.is_live else None,
        _hand_room(aims),
    ]


def _choice_room(aims: Aims) -> Element:
    aimed = aims.aimed
    lay = Do(Sabotage(aimed.target, aimed.side)) if aimed is not None else None
    return room(
        "Sabotage",
        p(_advice(aims), cls="mg-advice"),
        div(
            press("Lay it there", aims.sight.offers(lay) if lay is not None else None, key="lay", kind="mg-primary")
            if aims.targets
            else None,
            press("Lay no minus card", aims.sight.offers(Do(Pass())), key="pass"),
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


def _advice(aims: Aims) -> str:
    return f"{AIM if aims.targets else ''} {turn_says(aims.view)}".strip()


def keys_of(aims: Aims) -> str | None:
    """The letters of the sides work wherever the focus is."""
    return json.dumps(aims.keys()) if aims.targets else None


def _hand_room(aims: Aims) -> Element:
    """The cards left in hand; a minus card can be picked up, or dragged to a side."""
    desk = desk_of(aims.view, aims.sight)
    aimed = aims.aimed is not None
    left = [held for held in desk.hand if not (aimed and held == Held(MINUS))]
    row = group(
        *(_card(aims, desk, held) for held in left),
        key="hand-cards",
        label="Your hand",
        cls="mg-hand mg-value-hand",
    )
    row.attributes["data-zone"] = HAND
    return room("Your hand", row, key=HAND)


def _card(aims: Aims, desk: Desk, held: Held) -> Element:
    key, label = desk.key_of(held), card_text(held.card)
    if held.card != MINUS or not aims.targets:
        return hand_card(held.card, key=key, label=label, size="mg-in-hand")
    is_held = aims.held == held
    return hand_card(
        MINUS,
        key=key,
        label=label,
        offer=aims.sight.offers(Select(None if is_held else held)),
        pressed=is_held,
        drops=aims.drops(),
        size="mg-in-hand",
    )
