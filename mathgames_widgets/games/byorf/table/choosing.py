"""The draft: goals, my hand and the cards that I kept, and everyone's packet of cards, which goes from seat to seat."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.page.cards import badge, board, card_back, part, place_button
from mathgames_widgets.page.html import Element, div, drawn_once, span
from mathgames_widgets.table.frame import hand as own_cards, seat_chip, seats
from mathgames_widgets.table.screen import Do, Screen

from ..rules.cards import Factor
from ..rules.moves import Keep
from ..rules.state import Phase
from ..rules.view import View
from .parts import factor_card, goal_card

say = room(__name__)


def goals(view: View, screen: Screen) -> Element:
    """The goals of this round, face up for all."""
    return goal_strip(*[goal_card(goal, screen) for goal in view.goals])


@drawn_once
def goal_strip(*cards: Element, role: str | None = None) -> Element:
    """Goals in a strip above everything else; of a question, which may stand beside others, they are no region."""
    return part(
        "aim",
        div(*cards, role="list", cls="mg-goals", data_group="goals", data_key="goal-row"),
        label=say("goals-of-this-round"),
        key="goals",
        cls=f"mg-of-{len(cards)}",
        role=role,
    )


# ── everyone at the table ─────────────────────────────────────────────────────────────────────────────────────────


def players(view: View, screen: Screen) -> Element:
    """Everyone at the table: points, the cards they kept, and the packet that they choose from."""
    return seats(*(_player(view, screen, seat) for seat in range(view.players)))


def _player(view: View, screen: Screen, seat: Player) -> Element:
    mine = seat == view.player
    is_draft = view.phase is Phase.DRAFT
    return seat_chip(
        screen,
        seat,
        badge(view.points[seat], cls="mg-total", label=points_text(view.points[seat])),
        _packet(view, seat) if is_draft else _readiness(view.ready[seat]),
        _kept(view.kept[seat], seat) if view.kept[seat] and not mine else None,
        acts=not (view.has_chosen[seat] if is_draft else view.ready[seat]),
        me=mine,
    )


@drawn_once
def _kept(cards: tuple[Factor, ...], seat: Player) -> Element:
    drawn = [factor_card(card, key=f"{card.id}k", size="mg-tiny-card", data_from=f"seat{seat}") for card in cards]
    return div(*drawn, cls="mg-kept-cards")


def _packet(view: View, seat: Player) -> Element:
    """The hand of a seat as a packet of backs. It keeps its name on its way around the table, so it is seen to move."""
    turns, chosen = view.turn - 1, view.has_chosen[seat]
    first_at, left = (seat - turns * view.direction.step) % view.players, view.rules.hand - turns - chosen
    down = card_back(key=f"down{seat}", size="mg-tiny-card") if chosen else None
    return span(
        span(
            left,
            cls="mg-packet",
            role="img",
            aria_label=say("cards-in-hand", cards=left),
            data_key=f"packet{first_at}",
            data_flies=f"packet{view.round}.{first_at}",
        ),
        down,
        cls="mg-packet-place",
        data_key=f"packet-of-{seat}",
    )


def _readiness(ready: bool) -> Element:
    return span("✓" if ready else "…", cls="mg-set", role="img", aria_label=say("is-ready" if ready else "is-building"))


# ── my own cards ──────────────────────────────────────────────────────────────────────────────────────────────────

KEEP_ZONE = "keep"


def hand(view: View, screen: Screen) -> Element | None:
    """My hand: pick a card up, then put it down among the kept ones. It comes from the seat that passed it on."""
    if view.player is None:
        return None
    return own_cards([_in_hand(card, view, screen) for card in view.hand], cls="mg-hand")


def _in_hand(card: Factor, view: View, screen: Screen) -> Element:
    came_from = f"seat{view.receives_from}" if view.turn > 1 else None
    if screen.offer is None or view.chosen is not None:
        return factor_card(card, size="mg-big", data_from=came_from)
    number = screen.offer(Do(Keep(card)))
    return factor_card(
        card,
        picks=say("picked-up", card=card.face),
        drops={KEEP_ZONE: number},
        keys={"k": number},
        size="mg-big",
        data_from=came_from,
    )


def kept(view: View, screen: Screen) -> Element | None:
    """The cards that I kept, and the place for the next one."""
    if view.player is None:
        return None
    mine = [factor_card(card, key=f"{card.id}k", size="mg-in-row") for card in view.kept[view.player]]
    if view.chosen is not None:
        label = say("lies-down", card=view.chosen.face)
        mine.append(factor_card(view.chosen, key=f"{view.chosen.id}k", label=label, size="mg-in-row mg-lies-down"))
    empty = [span(cls="mg-free-place", aria_hidden="true") for _ in range(view.rules.hand - len(mine))]
    place = place_button(zone=KEEP_ZONE, label=say("keep-here"), key="keep")
    zone = div(
        place if screen.is_live else span(say("kept-here"), cls="mg-zone-name"),
        div(*mine, *empty, cls="mg-row", data_key="kept-cards"),
        cls="mg-zone mg-zone-keep",
        data_zone=KEEP_ZONE,
        data_key="zone-keep",
    )
    return part("places", zone, label=say("the-cards-you-keep"), key="kept")


def draft(view: View, screen: Screen) -> Element:
    """The whole table while cards are drafted."""
    parts = (goals(view, screen), hand(view, screen), kept(view, screen), players(view, screen))
    return board(*parts, key="draft", cls="mg-byorf mg-drafting")
