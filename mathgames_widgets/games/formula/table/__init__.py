"""How FORMULA looks: the table, the end of a round, and which options a page offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.words import counted
from mathgames_widgets.page.cards import board, explanation, part
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.table.screen import Best, Screen
from mathgames_widgets.table.start import Number, Tick

from ..rules.cards import Pile, Place
from ..rules.moves import Drew, Laid, Passed, RoundOver, laid_on
from ..rules.state import Draw, Lay, Pass, RoundResult
from ..rules.view import View
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption
from ..words.why import turn_by_turn
from .hints import hint, in_view_of
from .panels import answer
from .parts import small_cards
from .playing import Desk, formula_part, hand_part, keys_of, turn_part
from .result import made, over, reveal_caption, reveal_steps, score, scoring
from .seats import CLOSER, seats
from .turn import Trial, trial_of, tried_now

INTRODUCTION = "Change the formula on the table with cards from your hand. First to have no cards left wins."

GOES_ON = "Next round"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (
    Number("hand", "Cards in a hand", "The table"),
    Tick("open_hands", "All hands face up", "The table"),
    Tick("keep_one", "At least one card on the table stays in the formula", "A turn"),
    Tick("times_and_divide", "Only × and ÷, and four cards in a turn", "A turn"),
    Tick("fives_draw", "An answer divisible by 5 makes the others draw a card", "A turn"),
    Tick("play_on", "Keep playing until one player is left, to decide every place", "Rounds"),
    Number("rounds", "Rounds", "Rounds"),
    Tick("winner_extra_card", "The winner of a round starts the next one with an extra card", "Rounds"),
    Tick("points", "Cards laid score their face value; cards left cost it", "The points game"),
    Number("points_to", "Points that end the game", "The points game"),
    Tick("sign_bonus", "A difference scores 5 more, a quotient 10 more", "The points game"),
)
"""The variants, each a field of `Rules`."""


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.is_over:
        return "The game is over"
    start = f"Round {view.round}" + ("" if view.rules.points else f" of {view.rules.rounds}")
    return start if view.table.is_open else f"{start} · the opening"


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    acts = view.is_my_turn and screen.is_live
    tried = tried_now(view, screen.selected) if acts else None
    trial = tried or trial_of(view)
    desk = Desk(trial, screen, acts, _fresh(view), _laid_last(view))
    if view.is_over:
        parts = formula_part(desk, kind="more"), _hands_left(view, screen)
        return board(*parts, key="formula-table", cls="mg-formula-over")
    return board(
        seats(view, screen),
        formula_part(desk),
        turn_part(desk, view) if view.player is not None else None,
        hand_part(desk) if view.player is not None else None,
        key="formula-table",
        cls="mg-formula-table mg-desk",
        keys=keys_of(desk),
    )


def _fresh(view: View) -> frozenset[tuple[Place, Pile]]:
    """The cards that others have laid since one's own last turn."""
    if view.player is None or not view.table.is_open:
        return frozenset()
    before = view.last
    known = None if before is None else before.table
    if before is not None and isinstance(before.action, Lay):
        known = laid_on(before.table, before.action)
    if known is None or not known.is_open:
        return frozenset((Place.ANSWER, pile) for pile in view.table.answer)
    return frozenset(
        (place, pile) for place in Place for pile in view.table.number(place) if pile not in known.number(place)
    )


def _laid_last(view: View) -> Player:
    """Who had the turn before the one who has it now: the cards that came last are from there."""
    seats_back = [(view.turn - step) % view.players for step in range(1, view.players + 1)]
    just_out = view.finished[-1:]
    return next(seat for seat in seats_back if seat not in view.finished or seat in just_out)


def _hands_left(view: View, screen: Screen) -> Element:
    """What everyone has left when the game is over."""
    left = []
    for seat in range(view.players):
        shown = small_cards(view.hands[seat] or (), f"seat{seat}") or [span("no cards left", cls="mg-status")]
        left.append(div(span(screen.name(seat), cls="mg-name"), *shown, cls="mg-left", data_key=f"left{seat}"))
    return part("others", *left, label="Cards left", key="left")


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    return "A closer look" if asked == CLOSER else "Why?"


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that ended."""
    return next((event.result for event in events if isinstance(event, RoundOver)), None)


def earlier(selected: Any) -> Trial | None:
    """One step back in the turn in the making."""
    return selected.before if isinstance(selected, Trial) else None


def let_go(selected: Any) -> Trial | None:
    """What is left when Escape is pressed: the turn in the making."""
    return selected if isinstance(selected, Trial) else None


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The move that an event brought to light; why a player drew would tell of cards that are hidden."""
    match event:
        case Laid(player, action):
            return ((player, action),)
        case Drew(player, card, False) if card is not None:
            return ((player, Draw()),)
        case Passed(player):
            return ((player, Pass()),)
    return ()


def best(view: View, names: Sequence[str]) -> Best | None:
    """What every turn of the last round laid, and the most cards that it could have laid."""
    if not view.turns:
        return None
    said, told = turn_by_turn(view.turns, view.rules)
    turns = [explanation(one, key=f"turn{at}") for at, one in enumerate(told, 1)]
    return Best(
        said.claim, div(p("The most cards you could have laid each turn:"), *turns, cls="mg-panel", data_key="turns")
    )


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while the end of a round is looked at."""
    return f"Round {stop.round} is over"


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: the formula, and how many cards are left."""
    if not view.is_my_turn or view.table.formula is None:
        return ""
    return f"The formula is {view.table.formula}. You have {counted(len(view.hand), 'card')}."
