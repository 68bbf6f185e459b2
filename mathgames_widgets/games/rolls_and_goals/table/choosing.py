"""Deck selecting: what lies there to be taken, who takes when, and which card comes on top."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import badge, group, part, press
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.table.screen import Do, Screen, Select

from ..rules.cards import Cards
from ..rules.state import Take
from ..rules.view import View, most_taken, takes_all, takes_open
from ..words.sentences import card_text, say as say_words, stack_text
from .parts import modifier_card

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What someone is about to take: places in the offer, in the order they go on the deck, and a special goal."""

    at: tuple[int, ...] = ()
    special: bool = False

    def __len__(self) -> int:
        return len(self.at) + self.special

    def cards(self, offer: Cards) -> Cards:
        """The cards, the last one on top."""
        return tuple([offer[at] for at in self.at])


def selecting(view: View, screen: Screen) -> list[Element | None]:
    """The offer, and what the one whose turn it is makes of it."""
    takes = takes_open(view) if screen.is_live and view.is_my_turn else ()
    chosen = _chosen(view, screen, takes)
    return [
        part("own", _offer(view, screen, takes, chosen), label=say("cards-to-take"), key="offer-room"),
        part("places", _on_the_deck(view, chosen), label=say("what-you-take"), key="chosen-room"),
        _take_bar(view, screen, takes, chosen),
    ]


def _chosen(view: View, screen: Screen, takes: tuple[Take, ...]) -> Chosen:
    """What is selected, where it still lies there; what is left, for the last one."""
    if takes and takes_all(view, takes):
        everything = Chosen(tuple(range(len(view.offer))), bool(view.specials_offered))
        selected = screen.selected
        return selected if isinstance(selected, Chosen) and len(selected) == len(everything) else everything
    selected = screen.selected
    fits = isinstance(selected, Chosen) and all(at < len(view.offer) for at in selected.at)
    return selected if takes and isinstance(selected, Chosen) and fits else Chosen()


def _offer(view: View, screen: Screen, takes: tuple[Take, ...], chosen: Chosen) -> Element:
    cards = [_card(view, screen, takes, chosen, at) for at in range(len(view.offer))]
    goals = [_special(view, screen, takes, chosen)] if view.specials_offered else []
    return group(
        *(cards + goals or [p(say("nothing-left"), cls="mg-empty", data_key="offer-empty")]),
        key="offer",
        label=say("cards-you-can-take"),
        cls="mg-hand mg-modifier-hand",
    )


def offer_key(view: View, at: int) -> str:
    """The name of a card to take on the page."""
    return f"offer{view.offer[at]}.{view.offer[:at].count(view.offer[at])}"


def _card(view: View, screen: Screen, takes: tuple[Take, ...], chosen: Chosen, at: int) -> Element:
    card = view.offer[at]
    if not takes or takes_all(view, takes):
        return modifier_card(card, key=offer_key(view, at), size="mg-in-hand")
    is_chosen = at in chosen.at
    then = _without(chosen, at) if is_chosen else _with(chosen, at, most_taken(takes))
    return modifier_card(
        card,
        key=offer_key(view, at),
        offer=screen.offers(Select(then)),
        pressed=is_chosen,
        size="mg-in-hand",
    )


def _without(chosen: Chosen, at: int) -> Chosen:
    return Chosen(tuple([place for place in chosen.at if place != at]), chosen.special)


def _with(chosen: Chosen, at: int, most: int) -> Chosen:
    """One card more; what was chosen first goes where that would be too many."""
    kept = chosen.at[len(chosen) - most + 1 :] if len(chosen) >= most and chosen.at else chosen.at
    is_room = len(kept) + chosen.special < most
    return Chosen((*kept, at), chosen.special and is_room)


def _special(view: View, screen: Screen, takes: tuple[Take, ...], chosen: Chosen) -> Element:
    """The special goal, face down."""
    label = say("special-goals-face-down", many=view.specials_offered)
    inside = (span(say("goal"), cls="mg-face", aria_hidden="true"), _how_many(view.specials_offered))
    cls = "mg-card mg-back mg-special-back"
    can = any(take.special for take in takes) and not takes_all(view, takes)
    if not can:
        return span(*inside, cls=cls, role="img", aria_label=label, data_key="special-offer")
    most = most_taken(takes)
    then = Chosen(chosen.at, False) if chosen.special else Chosen(chosen.at[len(chosen.at) - most + 1 :], True)
    if not chosen.special and most == 1:
        then = Chosen((), True)
    return button(
        *inside,
        type="button",
        cls=f"{cls} mg-up" if chosen.special else cls,
        aria_label=label,
        aria_pressed=str(chosen.special).lower(),
        data_n=screen.offers(Select(then)),
        data_key="special-offer",
    )


def _how_many(goals: int) -> Element | None:
    return badge(f"× {goals}", cls="mg-depth") if goals > 1 else None


def _on_the_deck(view: View, chosen: Chosen) -> Element:
    """What the choice comes to: the cards in the order in which they will be drawn, and a special goal."""
    cards = chosen.cards(view.offer)[::-1]
    places = [*cards, *([None] if chosen.special else [])]
    empty = max(0, 2 - len(places))
    shown = [
        span(say("special-goal"), cls="mg-card mg-modifier mg-special-back mg-dice-chosen", data_key="chosen-special")
        if card is None
        else modifier_card(card, key=f"chosen{at}", size="mg-dice-chosen")
        for at, card in enumerate(places)
    ]
    blanks = [span(cls="mg-card mg-modifier mg-dice-no-card", data_key=f"no-card{at}") for at in range(empty)]
    return div(
        span(say("top-of-deck"), cls="mg-label"),
        div(*shown, *blanks, cls="mg-row", data_key="chosen"),
        cls="mg-on-the-deck",
        role="group",
        aria_label=say("on-top-of-deck", cards=stack_text(cards)) if cards else say("no-card-chosen"),
        data_key="on-top",
    )


def _take_bar(view: View, screen: Screen, takes: tuple[Take, ...], chosen: Chosen) -> Element:
    """The buttons: take, and swap the order."""
    cards = chosen.cards(view.offer)
    take = Take(cards, chosen.special)
    swap = Chosen(chosen.at[::-1], chosen.special)
    what = [*map(card_text, cards), *([say_words("the-special-goal")] if chosen.special else [])]
    return part(
        "next",
        press(
            say("take"),
            screen.offers(Do(take)) if take in takes else None,
            key="take",
            kind="mg-primary",
            aria_label=say("take-cards", taken=what) if what else say("take"),
        ),
        press(say("swap-order"), screen.offers(Select(swap)) if takes and len(cards) > 1 else None, key="swap"),
        label=say("next-step"),
        key="take-bar",
        cls="mg-bar",
    )
