"""How Rolls & Goals looks: the table in every phase, the round turned over, and which options a page offers."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Action, Event, Player, Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import board, explanation
from mathgames_widgets.page.html import Element, div
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import NumberVariant

from ..bots import judge as judge
from ..rules.cards import GOALS
from ..rules.state import Phase, Pick, Picked, RoundResult, RoundScored, Take, Took, TurnedOver
from ..rules.view import View
from ..words.explanations import goal_meaning
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption, outcome_of_round
from ..words.why import why_earned, why_over, why_round
from .choosing import selecting
from .hints import hint
from .panels import BEST, CHANCES, chances_shown, wondered
from .parts import aim, special_goals, value_shown
from .playing import own_values, picking, placing
from .result import (
    WHOLE_GAME,
    best,
    made,
    made_says,
    over,
    reveal_caption,
    reveal_steps,
    score,
    scoring,
    so_far,
    turned_over,
)
from .seats import cards_of_seat, seats

say = room(__name__)


def introduction() -> str:
    """What the game is, before it begins."""
    return say("introduction")


def options() -> tuple[NumberVariant, ...]:
    """The variants, each a field of `Rules`."""
    return (NumberVariant("rounds", say("option-rounds")),)


def goes_on() -> str:
    """What the button says that leads on from a stop, where the game is not over."""
    return say("goes-on")


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return say("is-over")
    return say("where", phase=view.phase, round=view.round, rounds=view.rules.rounds)


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.OVER:
        return div(
            *(turned_over(result, screen) for result in view.results[-1:]),
            role="group",
            aria_label=say("last-round"),
            tabindex=0,
            data_key="scored-table",
        )
    dice = own_values(view)
    specials = special_goals(view, screen, dice)
    kind = " mg-dice-watching" if view.player is None else " mg-has-specials" if specials is not None else ""
    return board(
        aim(view, screen, dice),
        *_middle(view, screen),
        specials,
        seats(view, screen),
        key="dice-table",
        cls=f"mg-dice-table mg-phase-{view.phase.value}{kind}",
    )


def _middle(view: View, screen: Screen) -> list[Element | None]:
    match view.phase:
        case Phase.PLACE:
            return placing(view, screen)
        case Phase.PICK:
            return picking(view, screen)
    return selecting(view, screen)


# ── what is said around the table ─────────────────────────────────────────────────────────────────────────────────


def heard_at_stop(stop: RoundResult, screen: Screen) -> str:
    """What a round brought; everything else was said step by step."""
    return outcome_of_round(stop, screen.names)


# ── what opens over it ────────────────────────────────────────────────────────────────────────────────────────────


def answer(view: View, asked: object, screen: Screen) -> Element | None:
    """What is told to a player who asks: about a goal, the chances, someone's cards, a round that was scored."""
    if asked in (CHANCES, BEST):
        return chances_shown(view, screen)
    if asked == WHOLE_GAME and view.winner is not None:
        return explanation(why_over(view, screen.names), key="told-over")
    match asked:
        case str() if asked in GOALS:
            return explanation(goal_meaning(next(goal for goal in GOALS if goal == asked)), key=f"meaning-{asked}")
        case ("deck", int(seat)):
            return cards_of_seat(view, seat, screen)
        case (int(number), str(goal)):
            return _why_goal(view.results[number - 1], goal, screen)
        case (int(number), int(seat)):
            return explanation(why_round(view.results[number - 1], seat, screen.names), key=f"told{seat}")
    return wondered(view, asked, screen)


def answer_title(asked: object) -> str:
    """The title of what opens over the table."""
    if asked in (CHANCES, BEST):
        return say("title-chances")
    match asked:
        case str() if asked in GOALS:
            return say("title-goal")
        case ("deck", _):
            return say("title-cards")
    return say("title-why")


def _why_goal(result: RoundResult, goal: str, screen: Screen) -> Element:
    """Why each player achieves a goal or does not."""
    award = next(award for award in result.awards if award.goal == goal)
    told = [why_earned(award, result.values, seat, screen.names) for seat in range(len(result.values))]
    return div(*(explanation(reason, key=f"why-{goal}-{seat}") for seat, reason in enumerate(told)), data_key="answer")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was scored."""
    return next((event.result for event in events if isinstance(event, RoundScored)), None)


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The moves that an event brought to light, so that they can be asked why: all placements come to light at once."""
    match event:
        case TurnedOver(stacks):
            return tuple([(player, Ready()) for player in range(len(stacks))])
        case Picked(player, die, _, side):
            return ((player, Pick(die, side)),)
        case Took(player, cards, special):
            return ((player, Take(cards, special)),)
    return ()


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a scored round is looked at."""
    return say("round-scored", round=stop.round)


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what your own dice are worth."""
    values = own_values(view)
    if not values or not view.is_my_turn:
        return ""
    return say("your-dice-now", values=[value_shown(value) for value in values])
