"""Everybody at the table: hands, piles and turns; the boards of opponents, folded small."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.games.mathleague.cards import Card
from mathgames_widgets.games.mathleague.options import SOLITAIRE
from mathgames_widgets.games.mathleague.state import Board, Phase, View
from mathgames_widgets.games.mathleague.table import partners
from mathgames_widgets.games.mathleague.wording import cards_text, key_text, points_text
from mathgames_widgets.widgets.cards import badge, room
from mathgames_widgets.widgets.games.mathleague.boards import SideDrawn
from mathgames_widgets.widgets.games.mathleague.desk import Desk
from mathgames_widgets.widgets.games.mathleague.scores import score_text, scores, standing_of
from mathgames_widgets.widgets.html import Element, details, div, h3, li, nameless, span, summary, ul


def seats(desk: Desk) -> Element:
    """Everyone at the table, with the sizes of hand and piles and the card on top of the discard pile."""
    return room(
        "At the table",
        ul(*(_seat(desk, seat) for seat in range(desk.view.players)), cls="mg-players"),
        key="players",
    )


def _seat(desk: Desk, seat: Player) -> Element:
    view = desk.view
    is_me = seat == view.player
    return li(
        div(
            span(desk.sight.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if is_me else None,
            badge("partner") if _is_partner(view, seat) else None,
            badge(score_text(standing_of(view, seat)), cls="mg-purse"),
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        span(_piles(view, seat), cls="mg-status"),
        span(_known(view, seat), cls="mg-status") if _known(view, seat) else None,
        span(f"Waiting for the next turn: {listed(view.ahead[seat])}", cls="mg-status") if view.ahead[seat] else None,
        cls=f"mg-player{' mg-mine' if is_me else ''}{' mg-acts' if seat in view.to_act else ''}",
        data_zone=f"player{seat}",
        data_key=f"player{seat}",
    )


def _is_partner(view: View, seat: Player) -> bool:
    me = view.player
    return me is not None and seat != me and seat in partners(view.rules, view.players, me)


def _status(view: View, seat: Player) -> str:
    if any(seat in group for group in view.finished):
        return "has reached the win number"
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.ANSWER and seat in view.to_act:
        return "is asked for an answer"
    if view.phase is Phase.CHOOSE and seat in view.to_act:
        return "chooses"
    return "has the turn" if seat == view.turn.player else ""


def _piles(view: View, seat: Player) -> str:
    discards = view.discard_piles[seat]
    top = f", {key_text(discards[-1].key)} on top" if discards else ""
    hand, draw = view.hand_sizes[seat], view.draw_sizes[seat]
    told = f"Hand {hand} · draw pile {draw} · discard pile {len(discards)}{top}"
    if view.rules.variation == SOLITAIRE and view.later_size:
        told += f" · next pile {view.later_size}"
    return told


def _known(view: View, seat: Player) -> str:
    """Cards of a hand that everybody knows: all of it where hands are open, else those that were shown."""
    if seat == view.player:
        return ""
    cards: tuple[Card, ...] = view.hands[seat] or view.known[seat]
    words = "Hand" if view.hands[seat] is not None else "Seen in the hand"
    return f"{words}: {cards_text(cards)}." if cards else ""


# ── sides of the table ────────────────────────────────────────────────────────────────────────────────────────────


def sides(desk: Desk) -> list[Element]:
    """One's own side, open, and those of the opponents, folded; a watcher sees all of them."""
    view = desk.view
    shown: list[Element] = []
    done: set[Player] = set()
    first = [] if view.player is None else [view.player]
    for seat in (*first, *range(view.players)):
        if seat not in done:
            done.update(partners(view.rules, view.players, seat))
            shown.append(_own(desk, seat) if seat in first else _other(desk, seat))
    return shown


def finished_piles(desk: Desk) -> list[Element]:
    """What was played with the piles of a solitaire that are behind, each in a line which opens."""
    view = desk.view
    behind = view.pile_boards[:-1] if view.phase is Phase.OVER else view.pile_boards
    return [_pile(desk, number, board) for number, board in enumerate(behind, start=1)]


def _pile(desk: Desk, number: int, board: Board) -> Element:
    then = replace(desk.view, boards=(board,), to_act=())
    past = Desk(then, replace(desk.sight, offer=None, asked=None, selected=None))
    told = points_text(desk.view.pile_scores[number - 1])
    return details(
        summary(h3(f"Pile {number}", cls="mg-title mg-league-inline"), " ", span(told, cls="mg-status")),
        nameless(scores(then, past.sight, 0)),
        nameless(SideDrawn(past, 0).drawn()),
        cls="mg-league-other",
        data_key=f"pile{number}",
    )


def _own(desk: Desk, seat: Player) -> Element:
    together = " and your partner’s" if len(partners(desk.view.rules, desk.view.players, seat)) > 1 else ""
    return room(
        f"Your side{together}",
        scores(desk.view, desk.sight, seat),
        SideDrawn(desk, seat).drawn(),
        key=f"board{seat}",
        cls="mg-league-own",
    )


def _other(desk: Desk, seat: Player) -> Element:
    """Somebody else's side in a line, which opens."""
    view = desk.view
    group = partners(view.rules, view.players, seat)
    here = standing_of(view, seat)
    names = listed([desk.sight.name(one) for one in group])
    tools = sum([len(view.boards[one].tools) for one in group])
    told = (score_text(here), counted(len(here.students), "STUDENT card"), counted(tools, "TOOL card"))
    return details(
        summary(h3(f"Side of {names}", cls="mg-title mg-league-inline"), " ", span(" · ".join(told), cls="mg-status")),
        scores(view, desk.sight, seat),
        SideDrawn(desk, seat).drawn(),
        cls="mg-league-other",
        open=view.player is None,
        data_key=f"board{seat}",
    )
