"""What BYORF has on paper: both decks, a sheet for a function, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.page.paper import Pack, axes, blank, leaf, rules_leaf, to_fill_in, told
from mathgames_widgets.questions.controls import drawn
from mathgames_widgets.table.screen import Screen

from .. import Built, factor
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
    return (rules(), _function(), _scores())


def rules() -> Element:
    """The rules on a page: cards above and below the line, their graph, and goals."""
    above, below = factor("F05"), factor("F14")
    graph = drawn((Built((above,), (below,)).function,), (-5, 5, -4, 4), size=(300, 240))
    goals = [goal_card(goal, Screen(())) for goal in GOALS[:3]]
    pictures = (
        ((factor_card(above), div(cls="mg-leaf-line"), factor_card(below)), say("picture-cards")),
        ((graph,), say("picture-graph")),
        (goals, say("picture-goals")),
    )
    return rules_leaf(TITLE, rules_in_short(), pictures)


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
