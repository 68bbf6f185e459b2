"""What BYORF has on paper: both decks, a sheet for a function, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.page.paper import Pack, axes, blank, leaf, rules_leaf, to_fill_in, told
from mathgames_widgets.table.screen import Screen

from ..rules.cards import FACTORS, GOALS, Goal
from ..rules.moves import TITLE
from ..rules.state import Rules
from ..table.parts import factor_card, goal_card
from ..words.rules import rules_in_short
from ..words.sentences import goal_in_short

FEATURES = (
    "Zeros",
    "Holes: x and height",
    "Vertical asymptotes",
    "Horizontal or slant",
    "y-intercept",
    "Signs, from left to right",
)
COLUMNS = ("", "", "", "")
"""Four players; a name is written above each."""


def packs() -> tuple[Pack, ...]:
    """The decks: factors and goals are shuffled apart."""
    return (
        Pack("factor cards", tuple([factor_card(factor) for factor in FACTORS])),
        Pack("goal cards", tuple(map(_goal, GOALS))),
    )


def _goal(goal: Goal) -> Element:
    drawn = goal_card(goal, Screen(()))
    return drawn if goal.text.lower() == goal_in_short(goal).lower() else told(drawn, goal.text)


def boards() -> tuple[Element, ...]:
    """The rules, a sheet on which a player builds, and one on which the points are added."""
    return (rules_leaf(TITLE, rules_in_short()), _function(), _scores())


def _function() -> Element:
    rows = [div(p(name), cls="mg-paper-row") for name in ("Numerator", "Denominator")]
    return leaf(
        f"{TITLE}: my function",
        div(*rows),
        p(blank("In lowest terms, f(x) =")),
        axes(10),
        to_fill_in("", ("My function has", "", ""), FEATURES),
    )


def _scores() -> Element:
    rules = Rules()
    goals = [f"{number}." for number in range(1, rules.goals + 1)]
    rounds = [
        to_fill_in(f"Round {number}", ("Goal, and its points", *COLUMNS), [*goals, "Points"])
        for number in range(1, rules.rounds + 1)
    ]
    names = p("Write a player’s name above each column. A goal with MOST, HIGHEST or LOWEST goes to the best alone.")
    return leaf(
        f"{TITLE}: score sheet", names, *rounds, to_fill_in("All rounds", ("", *COLUMNS), ["Total"]), named=False
    )
