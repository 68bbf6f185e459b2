"""Your own six dice with the cards behind them, the hand, and the two other places for a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.page.cards import Drops, group, note, part, place_button, press
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.table.frame import ask_button
from mathgames_widgets.table.screen import Do, Screen

from ..analysis.chances import Foreseen, Possible, foreseen
from ..rules.cards import DICE, EVERY_SIDE, PICK, REROLL, Card, Cards, Side, without
from ..rules.state import ON_DECK, ON_DISCARD, PLACES, Phase, Pick, Put, TakeBack
from ..rules.view import View, next_to_pick
from ..words.sentences import spoken
from .confirming import sure_to_finish
from .faces import pips
from .panels import CHANCES
from .parts import before_reroll, behind, chain_text, die, modifier_card, shows, value_shown, values_text

say = room(__name__)

HAND = "hand"
KEYS = {**{str(place + 1): place for place in range(DICE)}, "d": ON_DECK, "x": ON_DISCARD}
"""The keys that lay a card somewhere."""
OTHER_PLACES = {ON_DECK: "deck", ON_DISCARD: "discard"}


@dataclass(frozen=True, slots=True)
class Own:
    """A card in the hand (`place` None, `at` tells equal cards apart), or at a place."""

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
    def hand(self) -> tuple[Own, ...]:
        """Each card of the hand."""
        cards = self.view.hand
        return tuple(Own(card, None, cards[:at].count(card)) for at, card in enumerate(cards))

    @property
    def lying(self) -> tuple[Own, ...]:
        """Each card at one of the places."""
        return tuple(
            Own(card, place, at) for place, stack in enumerate(self.view.mine) for at, card in enumerate(stack)
        )

    def key_of(self, card: Own) -> str:
        """The name of a card on the page: its face, and which of its kind it is; those at places come first."""
        return f"card{card.card}.{[other.card for other in self._all[: self._all.index(card)]].count(card.card)}"

    @property
    def _all(self) -> tuple[Own, ...]:
        return (*self.lying, *self.hand)

    def take_back(self, card: Own) -> int | None:
        """The number under which a card comes back into the hand."""
        if card.place is None or not self.is_live:
            return None
        return self.screen.offers(Do(TakeBack(card.place, card.at)))

    def ways(self, card: Own) -> dict[int, int]:
        """Every other place for a card with the number under which it is laid there."""
        puts = {place: Put(card.card, place) for place in PLACES if place != card.place}
        if card.place is None:
            return self.screen.offers_all({place: Do(put) for place, put in puts.items()})
        back = TakeBack(card.place, card.at)
        return self.screen.offers_all({place: Do(back, (put,)) for place, put in puts.items()})


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
    return [link[-1][1] if link else (_dice(view)[place],) for place, link in enumerate(links)]


def _dice(view: View) -> tuple[int, ...]:
    return () if view.player is None else view.dice[view.player]


# ── the dice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def dice_part(desk: Desk) -> Element:
    """Six dice with the cards behind them and what comes of each, and the two other places for a card."""
    columns = [_column(desk, place) for place in range(DICE)]
    places = [_other_place(desk, place) for place in OTHER_PLACES] if desk.view.phase is Phase.PLACE else []
    return part(
        "places",
        div(
            div(*columns, cls="mg-dice-columns", data_key="columns"),
            div(*places, cls="mg-other-places", data_key="other-places") if places else None,
            cls="mg-dice-places",
            role="group",
            aria_label=say("your-dice"),
            data_group="dice",
            data_key="dice-places",
        ),
        label=say("dice-and-places"),
        key="dice",
    )


def _column(desk: Desk, place: int) -> Element:
    view = desk.view
    side, links = _dice(view)[place], links_of(view, place)
    value = own_values(view)[place]
    said = say("die-worth", die=place + 1, side=side, values=values_text(value), known=len(value) == 1)
    told = [say("chain-told", chain=chain_text(side, links))] if links else []
    name = say("die", die=place + 1)
    kind = "mg-value-open" if len(value) > 1 else "mg-value-changed" if links else ""
    return div(
        place_button(zone=f"die{place}", label=name, key=f"slot{place}")
        if desk.is_live
        else span(name, cls="mg-target"),
        die(side, key=f"die.{view.round}.{view.player}.{place}.{side}", label=shows(place, side), order=place),
        before_reroll(view, view.player, place) if view.player is not None else None,
        div(*_stack(desk, place), cls="mg-stack", style=f"--n: {len(view.mine[place])}", data_key=f"stack{place}"),
        span(value_shown(value), cls=f"mg-dice-value {kind}".strip(), aria_hidden="true", data_key=f"value{place}"),
        cls="mg-column",
        role="group",
        aria_label=" ".join([said, *told]),
        data_zone=f"die{place}",
        data_key=f"column{place}",
    )


def after_each(stack: Cards, links: Foreseen) -> tuple[str, ...]:
    """What a die is worth after each card of its stack, from top to bottom; nothing for a card that has acted.

    >>> after_each(("÷2", "+3"), foreseen(5, ("÷2", "+3")))
    ('2', '5')
    >>> after_each(("+1", "flip"), foreseen(5, ("+1", "flip")))
    ('3', '2')
    """
    left = [(card, value_shown(possible)) for card, possible in links]
    said = []
    for card in stack:
        found = next((pair for pair in left if pair[0] == card), None)
        if found is not None:
            left.remove(found)
        said.append(found[1] if found is not None else "")
    return tuple(said)


def _stack(desk: Desk, place: int) -> Iterator[Element]:
    """The cards at a place from top to bottom; pressed, a card is picked up."""
    links = links_of(desk.view, place) if place < DICE else ()
    after = after_each(desk.view.mine[place], links) if place < DICE else None
    for card in desk.lying:
        if card.place == place:
            label = say("card-at", card=spoken(card.card), die=place + 1)
            shown = _card(desk, card, label, "mg-laid")
            yield behind(shown, card.at, after[card.at] if after else None, desk.key_of(card))


def _card(desk: Desk, card: Own, label: str, size: str) -> Element:
    key = desk.key_of(card)
    if not desk.is_live:
        return modifier_card(card.card, key=key, label=label, size=size)
    ways, back = desk.ways(card), desk.take_back(card)
    keys: Drops = {name: ways[place] for name, place in KEYS.items() if place in ways}
    drops: Drops = {_zone(place): number for place, number in ways.items()}
    if back is not None:
        keys, drops = {**keys, "Backspace": back, "Delete": back}, {**drops, HAND: back}
    return modifier_card(
        card.card,
        key=key,
        label=label,
        picks=say("picked-up", card=spoken(card.card)),
        keys=keys,
        drops=drops,
        size=size,
    )


def _zone(place: int) -> str:
    return OTHER_PLACES.get(place, f"die{place}")


def _other_place(desk: Desk, place: int) -> Element:
    name = say.by("place", OTHER_PLACES[place])
    return div(
        place_button(zone=_zone(place), label=name, key=f"slot{place}")
        if desk.is_live
        else span(name, cls="mg-target"),
        div(*_stack(desk, place), cls="mg-pile", style=f"--n: {len(desk.view.mine[place])}", data_key=f"place-{place}"),
        cls="mg-other-place",
        role="group",
        aria_label=name,
        data_zone=_zone(place),
        data_key=f"zone-{place}",
    )


# ── the hand, and the next step ───────────────────────────────────────────────────────────────────────────────────


def hand_part(desk: Desk) -> Element:
    """The cards in hand."""
    cards = [_card(desk, card, spoken(card.card), "mg-in-hand") for card in desk.hand]
    row = group(
        *(cards or [p(say("hand-empty"), cls="mg-empty", data_key="hand-empty")]),
        key="hand-cards",
        label=say("your-hand"),
        cls="mg-hand mg-modifier-hand",
        data_holds_focus=True,
    )
    back = place_button(zone=HAND, label=say("back-to-hand"), key="slot-hand") if desk.lying and desk.is_live else None
    zone = div(row, back, cls="mg-hand-zone", data_zone=HAND, data_key="hand-zone")
    return part("own", zone, label=say("your-hand"), key=HAND)


def next_part(view: View, screen: Screen) -> Element:
    """The button that ends the turn, and the chances."""
    left = len(view.hand)
    can = view.is_my_turn and screen.is_live
    places = view.phase is Phase.PLACE
    ready = screen.offers(Do(Ready(), sure=sure_to_finish(left))) if can and places else None
    return part(
        "next",
        press(say("ready"), ready, key="ready", kind="mg-primary") if places else None,
        ask_button(screen, say("chances"), CHANCES, key="chances")
        if can
        else press(say("chances"), None, key="chances", aria_expanded="false"),
        label=say("next-step"),
        key="ready-bar",
        cls="mg-bar",
    )


def placing(view: View, screen: Screen) -> list[Element | None]:
    """Everything that one player has to do with while cards are placed."""
    if view.player is None:
        return [note(say("watching-place"), key="watching")]
    desk = desk_of(view, screen)
    return [hand_part(desk), dice_part(desk), next_part(view, screen)]


# ── The pick phase: which side a die is changed to, once all rerolls are seen ────────────────────────────────────────


def picking(view: View, screen: Screen) -> list[Element | None]:
    """Your own dice, and six sides for the first that waits for one."""
    if view.player is None:
        return [note(say("watching-pick"), key="watching")]
    dice = dice_part(desk_of(view, screen))
    if not view.is_my_turn:
        return [dice, next_part(view, screen)]
    return [_sides(view, screen, next_to_pick(view)), dice, next_part(view, screen)]


def _sides(view: View, screen: Screen, place: int) -> Element:
    """The six sides of a die, each with the value that comes of it."""
    sides = group(
        *(_side(view, screen, place, side) for side in EVERY_SIDE),
        key=f"sides{place}",
        label=say("side-for", die=place + 1),
        cls="mg-sides",
    )
    label = span(say("die-becomes", die=place + 1), cls="mg-label")
    return part("own", label, sides, label=say("choose-side"), key="picks")


def _side(view: View, screen: Screen, place: int, side: Side) -> Element:
    links = foreseen(side, without(view.mine[place], REROLL, PICK))
    value = links[-1][1][0] if links else side
    label = say("choose-side-for", side=side, die=place + 1, value=value, chain=chain_text(side, links))
    return button(
        span(pips(side), cls="mg-die"),
        span(f"→ {in_text(value)}", cls="mg-comes-to", aria_hidden="true"),
        type="button",
        cls="mg-side mg-on-felt",
        aria_label=label,
        data_n=screen.offers(Do(Pick(place, side))),
        data_key=f"side{place}.{side}",
        aria_disabled=None if screen.is_live else "true",
    )
