"""What BYORF has on paper: both decks, a sheet for a function, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.page.paper import Pack, axes, blank, leaf, rules_leaf, to_fill_in, told
from mathgames_widgets.table.screen import Screen

from ..rules.cards import FACTORS, GOALS, Goal
from ..rules.moves import TITLE
from ..rules.state import Rules
from ..table.parts import factor_card, goal_card
from ..words.rules import rules_in_short
from ..words.sentences import goal_in_short

say = room(__name__)

FEATURES = ("zeros", "holes", "walls", "far-out", "y-intercept", "signs")
"""What a function has, by the ids of their messages."""
COLUMNS = ("", "", "", "")
"""Four players; a name is written above each."""


def packs() -> tuple[Pack, ...]:
    """The decks: factors and goals are shuffled apart."""
    return (
        Pack(say("factor-cards"), tuple([factor_card(factor) for factor in FACTORS])),
        Pack(say("goal-cards"), tuple(map(_goal, GOALS))),
    )


def _goal(goal: Goal) -> Element:
    drawn = goal_card(goal, Screen(()))
    return drawn if goal.text.lower() == goal_in_short(goal).lower() else told(drawn, goal.text)


def boards() -> tuple[Element, ...]:
    """The rules, a sheet on which a player builds, and one on which the points are added."""
    return (rules_leaf(TITLE, rules_in_short()), _function(), _scores())


def _function() -> Element:
    rows = [div(p(name), cls="mg-paper-row") for name in (say("numerator"), say("denominator"))]
    features = [say.by("feature", feature) for feature in FEATURES]
    return leaf(
        say("paper-function", game=TITLE),
        div(*rows),
        p(blank(say("in-lowest-terms"))),
        axes(10),
        to_fill_in("", (say("my-function-has"), "", ""), features),
    )


def _scores() -> Element:
    rules = Rules()
    goals = [f"{number}." for number in range(1, rules.goals + 1)]
    rounds = [
        to_fill_in(say("round", round=number), (say("goal-and-points"), *COLUMNS), [*goals, say("points")])
        for number in range(1, rules.rounds + 1)
    ]
    total = to_fill_in(say("all-rounds"), ("", *COLUMNS), [say("total")])
    return leaf(say("score-sheet", game=TITLE), p(say("names-above")), *rounds, total, named=False)
