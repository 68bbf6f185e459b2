"""Everyone at the table: tokens, dice, what lies behind them once it is turned over, and decks to look through."""

from __future__ import annotations

from mathgames_widgets.core.words import counted
from mathgames_widgets.page.cards import badge, room
from mathgames_widgets.page.html import Element, dd, div, dl, dt, li, p, span, ul
from mathgames_widgets.table.screen import Screen

from ..analysis.chances import foreseen
from ..rules.cards import DICE, REROLL, Cards, less, without
from ..rules.state import Phase
from ..rules.view import View
from ..words.sentences import goals_text, tokens_text
from .parts import ask_button, before_reroll, chain, die, shows, small_cards

SHARED = "the shared deck"
"""What is asked when someone wants to know what is left in the shared deck."""


def seats(view: View, screen: Screen) -> Element:
    """Everyone, and on demand what lies in one of the decks."""
    return room(
        "At the table",
        ul(
            *(_seat(view, screen, seat) for seat in range(view.players)),
            cls=f"mg-players mg-dice-players{' mg-lie-open' if view.phase is Phase.PICK else ''}",
        ),
        _shared(view, screen),
        key="players",
    )


def _seat(view: View, screen: Screen, seat: int) -> Element:
    mine = seat == view.player
    acts = seat in view.to_act
    return li(
        div(
            span(screen.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if mine else None,
            badge(tokens_text(view.tokens[seat]), cls="mg-purse"),
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        _specials(view, seat),
        _dice(view, seat) if view.phase in (Phase.PLACE, Phase.PICK) and not mine else None,
        _taken(view, seat),
        _deck_button(view, screen, seat),
        _deck(view, seat) if screen.asked == ("deck", seat) else None,
        cls=f"mg-player mg-seat-card{' mg-mine' if mine else ''}{' mg-acts' if acts else ''}",
        data_key=f"player{seat}",
    )


def _status(view: View, seat: int) -> str:
    match view.phase:
        case Phase.PLACE:
            return "ready" if view.ready[seat] else "placing cards"
        case Phase.PICK:
            return "picking a side" if seat in view.to_act else ""
        case Phase.SELECT if seat in view.order:
            place = view.order.index(seat)
            return (
                "takes now" if place == 0 else "takes next" if place == 1 else f"takes {counted(place, 'turn')} later"
            )
        case Phase.SELECT:
            return "has taken"
    return ""


def _specials(view: View, seat: int) -> Element | None:
    """How many special goals someone keeps; which of them are declared is known after the flip."""
    declared = view.declared[seat] if view.phase is Phase.PICK else None
    count = view.special_counts[seat]
    words = [f"declared {goals_text(declared)}"] if declared else []
    words += [counted(count, "special goal")] if count else []
    return span("; ".join(words), cls="mg-status mg-kept-goals", data_key=f"specials{seat}") if words else None


def _taken(view: View, seat: int) -> Element | None:
    """What someone took in this selection; everyone saw it."""
    if view.phase is not Phase.SELECT or not view.fresh[seat]:
        return None
    return div(*small_cards(view.fresh[seat], f"taken{seat}"), cls="mg-row", data_key=f"taken{seat}")


def _dice(view: View, seat: int) -> Element:
    """The dice of someone else, with the cards behind them once they lie open."""
    return div(
        *(_die(view, seat, place) for place in range(DICE)),
        cls="mg-small-dice",
        role="group",
        aria_label="Dice",
        data_key=f"dice{seat}",
    )


def _die(view: View, seat: int, place: int) -> Element:
    side, stacks = view.dice[seat][place], view.placed[seat]
    stack = stacks[place] if stacks is not None and seat != view.player else ()
    links = foreseen(side, without(stack, REROLL)) if view.phase is Phase.PICK else ()
    return span(
        die(
            side,
            key=f"die.{view.round}.{seat}.{place}.{side}",
            label=shows(place, side),
            size="mg-die-small",
            order=place,
        ),
        before_reroll(view, seat, place),
        chain(side, links, key=f"chain{seat}.{place}") if links else None,
        cls="mg-small-column",
        data_key=f"small{seat}.{place}",
    )


# ── decks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _deck_button(view: View, screen: Screen, seat: int) -> Element | None:
    if not screen.is_live:
        return None
    whose = "your" if seat == view.player else f"{screen.name(seat)}’s"
    shown = f"Deck {view.deck_sizes[seat]} · discards {len(view.discards[seat])}"
    name = f"{shown}: look through {whose} cards"
    return ask_button(shown, ("deck", seat), screen, key=f"deck-of-{seat}", kind="mg-tiny mg-quiet", name=name)


def _deck(view: View, seat: int) -> Element:
    """What is in a deck, sorted: nobody knows the order, but for the cards that you have put on top yourself."""
    mine = seat == view.player
    deck = "In the deck, in an order that nobody knows" if mine else "In the deck and drawn, sorted"
    rows = [_pile(deck, less(view.hidden[seat], view.on_top if mine else ()), f"hidden{seat}")]
    if mine and view.on_top:
        rows.append(_pile("On top, the next one first", view.on_top, f"top{seat}"))
    if view.fresh[seat] and not mine:
        rows.append(_pile("Among them, taken last", view.fresh[seat], f"fresh{seat}"))
    rows.append(_pile("Discarded", view.discards[seat], f"discarded{seat}"))
    return dl(*rows, cls="mg-piles", data_key=f"deck{seat}")


def _pile(name: str, cards: Cards, key: str) -> Element:
    shown = small_cards(cards, key) or [span("no cards", cls="mg-empty")]
    return div(dt(f"{name} ({len(cards)})"), dd(*shown, cls="mg-row"), cls="mg-pile-row", data_key=key)


def _shared(view: View, screen: Screen) -> Element | None:
    """What is left of the shared deck and of the goals."""
    if not screen.is_live:
        return None
    asked = screen.asked == SHARED
    left = counted(len(view.modifiers), "card")
    return div(
        ask_button(f"Shared deck: {left} left", SHARED, screen, key="shared", kind="mg-tiny mg-quiet"),
        div(
            dl(_pile("Left in the shared deck, sorted", view.modifiers, "modifiers"), cls="mg-piles"),
            p(f"Goals you have not seen yet: {goals_text(view.unseen_goals) or 'none'}."),
            cls="mg-panel",
            data_key="shared-deck",
        )
        if asked
        else None,
        cls="mg-steps",
        data_key="shared-room",
    )
