"""How FORMULA looks: the table, the end of a round, and which options a page offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import board, explanation, part
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.table.screen import Best, Screen
from mathgames_widgets.table.start import NumberVariant, Tick, Variant

from ..bots import judge as judge
from ..rules.cards import Pile, Place
from ..rules.moves import Drew, Laid, Passed, RoundOver, laid_on
from ..rules.state import Draw, Lay, Pass, RoundResult, Rules
from ..rules.view import View
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption
from ..words.why import turn_by_turn
from .hints import hint, in_view_of
from .panels import answer
from .parts import small_cards
from .playing import Desk, formula_part, hand_part, keys_of, turn_part
from .result import made, made_says, over, reveal_caption, reveal_steps, score, scoring, so_far
from .seats import CLOSER, seats
from .turn import Trial, trial_of, tried_now

say = room(__name__)


def introduction() -> str:
    """What the game is about."""
    return say("introduction")


def goes_on() -> str:
    """What the button says that leads on from a stop, where the game is not over."""
    return say("goes-on")


def options() -> tuple[Variant, ...]:
    """The variants, each a field of `Rules`."""
    table, turn, rounds, points = say("group-table"), say("group-turn"), say("group-rounds"), say("group-points")
    return (
        NumberVariant("hand", say("option-hand"), table),
        Tick("first_can_open", say("option-first-can-open"), table),
        Tick("open_hands", say("option-open-hands"), table),
        Tick("keep_one", say("option-keep-one"), turn),
        Tick("times_and_divide", say("option-times-and-divide"), turn),
        Tick("fives_draw", say("option-fives-draw"), turn),
        Tick("play_on", say("option-play-on"), rounds),
        NumberVariant("rounds", say("option-rounds"), rounds),
        Tick("winner_extra_card", say("option-winner-extra-card"), rounds),
        Tick("points", say("option-points"), points),
        NumberVariant("points_to", say("option-points-to"), points),
        Tick("sign_bonus", say("option-sign-bonus"), points),
    )


def usual_rules() -> Rules:
    """What a table plays where nobody has chosen: the rulebook, and a first deal that can be played."""
    return Rules(first_can_open=True)


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.is_over:
        return say("where-over")
    rounds = None if view.rules.points else view.rules.rounds
    return say("where-round" if view.table.is_open else "where-opening", round=view.round, rounds=rounds)


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
        shown = small_cards(view.hands[seat] or (), f"seat{seat}") or [span(say("no-cards-left"), cls="mg-status")]
        left.append(div(span(screen.name(seat), cls="mg-name"), *shown, cls="mg-left", data_key=f"left{seat}"))
    return part("others", *left, label=say("cards-left"), key="left")


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    return say("closer-title") if asked == CLOSER else say("why")


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
    turns = [explanation(turn, key=f"turn{at}") for at, turn in enumerate(told, 1)]
    return Best(said.claim, div(p(say("most-possible")), *turns, cls="mg-panel", data_key="turns"))


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while the end of a round is looked at."""
    return say("where-stopped", round=stop.round)


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: the formula, and how many cards are left."""
    if not view.is_my_turn or view.table.formula is None:
        return ""
    return say("heard", formula=f"{view.table.formula}", cards=len(view.hand))
