"""How BYORF looks: what the table draws for each phase, and which options a page offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player, Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import explanation
from mathgames_widgets.page.graph.graph import graph, graph_in_words
from mathgames_widgets.page.html import Element, div
from mathgames_widgets.table.screen import Best, Screen
from mathgames_widgets.table.start import ChoiceVariant, NumberVariant, Tick, Variant, WayToPlay

from ..analysis.plans import best_build
from ..bots import judge as judge
from ..rules.cards import Goal
from ..rules.moves import Keep, Kept, Revealed, Scored
from ..rules.state import Built, Phase, RoundResult
from ..rules.view import View
from ..words.explanations import goal_meaning, why_award, why_best
from ..words.hints import best_says
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption, reveal_caption
from .choosing import draft
from .hints import hint
from .playing import STEPS, build, steps_shown
from .result import asked_cell, made, made_says, over, reveal_steps, score, scoring, so_far

say = room(__name__)


def introduction() -> str:
    """What the game is, in a sentence."""
    return say("introduction")


def options() -> tuple[Variant, ...]:
    """The variants, each a field of `Rules`."""
    ways = (("left", say("option-pass-first-left")), ("right", say("option-pass-first-right")))
    return (
        NumberVariant("rounds", say("option-rounds")),
        NumberVariant("goals", say("option-goals")),
        NumberVariant("hand", say("option-hand")),
        ChoiceVariant("pass_first", say("option-pass-first"), ways),
        Tick("more_factors_win_ties", say("option-more-factors")),
        Tick("ties_split", say("option-ties-split")),
    )


def ways() -> tuple[WayToPlay, ...]:
    """Ways to play that have a button of their own."""
    return (WayToPlay("puzzle", say("way-puzzle"), page="puzzle.ipynb#play"),)


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return say("where-over")
    if view.phase is Phase.BUILD:
        return say("where-build", round=view.round, rounds=view.rules.rounds)
    return say("where-draft", round=view.round, rounds=view.rules.rounds, turn=view.turn, hand=view.rules.hand)


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.DRAFT:
        return draft(view, screen)
    if view.phase is Phase.BUILD:
        return build(view, screen)
    return div(*(scoring(scored, screen) for scored in view.results[-1:]), cls="mg-last", data_key="scored-table")


def answer(view: View, asked: Any, screen: Screen) -> Element | None:
    """What opens over the table: what a goal means, what my function has, or why a goal was reached or not."""
    if isinstance(asked, Goal):
        return explanation(goal_meaning(asked), key=f"meaning-{asked.id}")
    if asked == STEPS:
        return steps_shown(view.built)
    for scored in view.results:
        cell = asked_cell(scored, asked)
        if cell is not None:
            award, seat = cell
            why = why_award(award, seat, scored.functions, screen.names)
            f = scored.functions[seat].function
            return div(
                explanation(why, key=f"why-{award.goal.id}-{seat}"),
                graph_in_words([f], key="why-words"),
                data_key="answer",
            )
    return None


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    if isinstance(asked, Goal):
        return say("title-goal")
    return say("title-steps" if asked == STEPS else "title-why")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was scored."""
    return next((event.result for event in events if isinstance(event, Scored)), None)


def closing(stop: RoundResult, names: Sequence[str]) -> str:
    """Who earns the most."""
    return reveal_caption(stop, reveal_steps(stop) - 1, names)


def best(view: View, names: Sequence[str]) -> Best | None:
    """The best function for the cards of the last round against what the others built; beside it, one's own."""
    if view.player is None or not view.results:
        return None
    result = view.results[-1]
    rivals = [built for seat, built in enumerate(result.functions) if seat != view.player]
    found = best_build(view.kept[view.player], result.goals, rivals, view.rules)
    mine = result.functions[view.player]
    fs = [mine.function, Built(found.top, found.bottom).function]
    shown = div(
        explanation(why_best(found), key="best-why"),
        graph(fs, key="best-graph", labels=(say("label-yours"), say("label-best")), size=(400, 300)),
        data_key="best-shown",
    )
    return Best(best_says(result, view.player, found.points), shown)


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The move that an event brought to light: asked "why?", the player who made it answers."""
    match event:
        case Kept(player, card, last) if not last:
            return ((player, Keep(card)),)
        case Revealed(player):
            return ((player, Ready()),)
    return ()


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a scored round is looked at."""
    return say("where-scored", round=stop.round)


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what the function reaches now."""
    if view.phase is not Phase.BUILD or view.player is None:
        return ""
    top, bottom = (len(row) for row in (view.built.top, view.built.bottom))
    return say("heard-rows", above=top, below=bottom) if top or bottom else ""
