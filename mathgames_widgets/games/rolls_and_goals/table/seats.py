"""Everyone at the table in a row: tokens, dice, what lies behind them once it is turned over, and decks."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import badge
from mathgames_widgets.page.html import Element, dd, div, dl, dt, h4, li, p, span, ul
from mathgames_widgets.table.frame import ask_button, seat_chip, seats as in_a_row
from mathgames_widgets.table.screen import Screen

from ..analysis.chances import foreseen
from ..rules.cards import DICE, REROLL, Cards, less, without
from ..rules.state import Phase
from ..rules.view import View
from ..words.sentences import goals_text, say as say_words, tokens_text
from .parts import before_reroll, chain_text, die, shows, small_cards, tie_dice, value_shown, values_text

say = room(__name__)


def seats(view: View, screen: Screen) -> Element:
    """Everyone else, and you with your tokens; while cards are taken, in the order of taking."""
    first = [view.player] if view.player is not None else []
    if view.phase is Phase.SELECT:
        taken = [seat for seat in range(view.players) if seat not in view.order]
        first = [*view.order, *taken]
    everyone = [*first, *[seat for seat in range(view.players) if seat not in first]]
    return in_a_row(*(_chip(view, screen, seat) for seat in everyone))


def _chip(view: View, screen: Screen, seat: int) -> Element:
    mine = seat == view.player
    has_dice = view.phase in (Phase.PLACE, Phase.PICK) and not mine
    return seat_chip(
        screen,
        seat,
        purse(view.tokens[seat], f"purse{seat}"),
        _status(view, seat),
        tie_dice(view.tie_rolls, seat, f"order{view.round}") if view.phase is Phase.SELECT else None,
        _specials(view, seat),
        _cards_button(view, screen, seat),
        _dice(view, seat) if has_dice else None,
        _taken(view, seat),
        acts=seat in view.to_act and view.phase is not Phase.PLACE,
        me=mine,
    )


def purse(tokens: int, key: str) -> Element:
    """So many tokens, as a number beside one of them."""
    return span(
        span(cls="mg-token", aria_hidden="true"),
        span(tokens, aria_hidden="true"),
        cls="mg-purse",
        role="img",
        aria_label=tokens_text(tokens),
        data_key=key,
    )


def _status(view: View, seat: int) -> Element | None:
    match view.phase:
        case Phase.PLACE if view.ready[seat]:
            return badge("✓", label=say("status-ready"))
        case Phase.PICK if seat in view.to_act:
            return badge("…", label=say("status-choosing"))
        case Phase.SELECT if seat in view.order:
            place = view.order.index(seat) + 1
            return badge(say("place-in-order", place=place), label=say("takes-in-order", place=place))
        case Phase.SELECT:
            return badge("✓", label=say("status-taken"))
    return None


def _specials(view: View, seat: int) -> Element | None:
    """How many special goals someone keeps."""
    count = view.special_counts[seat]
    if not count or seat == view.player:
        return None
    return badge(f"◎ {count}", label=say_words("special-goals", many=count), cls="mg-kept-goals")


def _taken(view: View, seat: int) -> Element | None:
    """What someone took in this selection; everyone saw it."""
    if view.phase is not Phase.SELECT or not view.fresh[seat]:
        return None
    return span(
        *small_cards(view.fresh[seat], f"taken{seat}", data_from="offer"),
        cls="mg-row mg-taken",
        data_key=f"taken{seat}",
    )


def _dice(view: View, seat: int) -> Element:
    """The dice of someone else, each with its value once the cards lie open."""
    return div(
        *(_die(view, seat, place) for place in range(DICE)),
        cls="mg-small-dice",
        role="group",
        aria_label=say("dice"),
        data_key=f"dice{seat}",
    )


def _die(view: View, seat: int, place: int) -> Element:
    side, stacks = view.dice[seat][place], view.placed[seat]
    stack = stacks[place] if stacks is not None else ()
    links = foreseen(side, without(stack, REROLL)) if view.phase is Phase.PICK else ()
    said = shows(place, side)
    value = None
    if links:
        said = say("die-shows-worth", die=place + 1, side=side, values=values_text(links[-1][1]))
        value = span(value_shown(links[-1][1]), cls="mg-dice-value mg-value-changed", aria_hidden="true")
    return span(
        die(side, key=f"die.{view.round}.{seat}.{place}.{side}", label=said, size="mg-die-small", order=place),
        before_reroll(view, seat, place),
        value,
        cls="mg-small-column",
        data_key=f"small{seat}.{place}",
    )


# ── what opens over the table: someone's cards ────────────────────────────────────────────────────────────────────


def _cards_button(view: View, screen: Screen, seat: int) -> Element | None:
    name = say(
        "look-through", player=_other(view, screen, seat), deck=view.deck_sizes[seat], discards=len(view.discards[seat])
    )
    key = f"deck-of-{seat}"
    return ask_button(screen, say("cards"), ("deck", seat), key=key, kind="mg-tiny mg-quiet", aria_label=name)


def _other(view: View, screen: Screen, seat: int) -> str | None:
    """The name at a seat, None where it is your own."""
    return None if seat == view.player else screen.name(seat)


def cards_of_seat(view: View, seat: int, screen: Screen) -> Element:
    """What lies behind the dice of a seat where it lies open, and what is in its deck."""
    return div(
        h4(say("cards-of", player=_other(view, screen, seat)), cls="mg-title"),
        _behind_dice(view, seat) if view.phase is Phase.PICK else None,
        _declared(view, seat),
        _deck(view, seat),
        _shared(view),
        cls="mg-dice-deck-room",
        data_key="deck-room",
    )


def _behind_dice(view: View, seat: int) -> Element:
    stacks = view.placed[seat] or ()
    lines = []
    for place in range(DICE):
        if stacks and stacks[place]:
            side = view.dice[seat][place]
            links = foreseen(side, without(stacks[place], REROLL))
            said = say("die-chain", die=place + 1, chain=chain_text(side, links))
            lines.append(li(said, *small_cards(stacks[place], f"behind{seat}.{place}"), data_key=f"line{seat}.{place}"))
    return ul(*(lines or [li(say("no-cards-behind"))]), cls="mg-card-lines")


def _declared(view: View, seat: int) -> Element | None:
    declared = view.declared[seat] if view.phase is Phase.PICK else None
    return p(say("declared-goals", goals=goals_text(declared))) if declared else None


def _deck(view: View, seat: int) -> Element:
    """What is in a deck, sorted: nobody knows the order, but for the cards that you have put on top yourself."""
    mine = seat == view.player
    rows = [_pile("deck" if mine else "drawn", less(view.hidden[seat], view.on_top if mine else ()), f"hidden{seat}")]
    if mine and view.on_top:
        rows.append(_pile("top", view.on_top, f"top{seat}"))
    if view.fresh[seat] and not mine:
        rows.append(_pile("taken", view.fresh[seat], f"fresh{seat}"))
    rows.append(_pile("discarded", view.discards[seat], f"discarded{seat}"))
    return dl(*rows, cls="mg-piles", data_key=f"deck{seat}")


def _pile(which: str, cards: Cards, key: str) -> Element:
    shown = small_cards(cards, key) or [span(say("no-cards"), cls="mg-empty")]
    name = say.by("pile", which, cards=len(cards))
    return div(dt(name), dd(*shown, cls="mg-row"), cls="mg-pile-row", data_key=key)


def _shared(view: View) -> Element:
    """What is left of the shared deck and of the goals."""
    unseen = say("goals-unseen", many=len(view.unseen_goals), goals=goals_text(view.unseen_goals))
    return div(
        dl(_pile("shared", view.modifiers, "modifiers"), cls="mg-piles"),
        p(unseen),
        data_key="shared-deck",
    )
