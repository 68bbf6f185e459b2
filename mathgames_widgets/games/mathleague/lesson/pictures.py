"""Cards to look at in a question, and a learner's table in a line, beside the lesson's after as many moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.page.html import Element, Raw, div, p, strong, table, td, th, tr
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import in_words

from ..rules.cards import Card, Tool
from ..rules.scoring import StudentScore
from ..rules.state import Rules
from ..rules.view import View
from ..table.parts import whole_card
from ..table.result import score_text, standing_of
from ..words.cards import number_text, points_text
from ..words.explanations import amount

say = room(__name__)

RULES = Rules()
AS_PRINTED = Rules(elem_multiplier="1", ms_multiplier="1", hs_multiplier="1")
"""Before the age groups are known: every number counts as it is printed."""


@dataclass(frozen=True, slots=True)
class Cards(Figure):
    """Cards of the game, side by side; `said` has in words what a question needs of them."""

    cards: tuple[Card, ...]
    said: str = ""
    rules: Rules = RULES

    def plain(self) -> str:
        return self.said

    def draw(self) -> Element:
        return row(whole_card(card, key=f"seen{n}.{card.key}", rules=self.rules) for n, card in enumerate(self.cards))


@dataclass(frozen=True, slots=True)
class TeamSums(Figure):
    """How some teams of four come to their averages, each named after its last student."""

    teams: tuple[tuple[StudentScore, ...], ...]

    def rows(self) -> list[tuple[str, Shown]]:
        """The last student, and the arithmetic."""
        rows = []
        for team in self.teams:
            points = [score.points for score in team]
            added = [piece for one in points for piece in ("+", amount(one))][1:]
            total = sum(points, Fraction(0))
            average = amount(total), "÷", len(team), "=", amount(total / len(team))
            rows.append((team[-1].student.name, show(*added, "=", amount(total), ",", *average)))
        return rows

    def plain(self) -> str:
        return "; ".join([f"{name}: {shown.plain()}" for name, shown in self.rows()])

    def draw(self) -> Element:
        rows = (tr(th(name, scope="row"), td(Raw(shown.mathml()))) for name, shown in self.rows())
        return table(*rows, cls="mg-league-sums-of")


def row(cards: Iterable[Element]) -> Element:
    """Cards in a row, as many rows as it takes."""
    return div(div(*cards, cls="mg-league-row", data_key="row"), cls="mg-league-rows")


def attached(score: StudentScore) -> tuple[Card, ...]:
    """A STUDENT card and what lies on it."""
    return (score.student, *score.coaches, *score.tools)


def beside(yours: View, lessons: View) -> Element:
    """What two tables score, student by student, and what is left to pay with."""
    own, other = _said(yours), _said(lessons)
    return div(p(strong(say("both-stand"), " "), own)) if own == other else in_words(own, other)


def _said(view: View) -> str:
    here = standing_of(view, view.player or 0)
    ordered = sorted(here.students, key=lambda score: -score.points)
    students = ", ".join([f"{score.student.name} {number_text(score.points)}" for score in ordered])
    tools = _worth(view.hand) or None
    score = score_text(here) if here.best else None
    return say("stands", students=students, many=len(here.students), score=score, tools=tools)


def weighed(yours: View, lessons: View) -> str:
    """Which of two teams scores more, or alone has a score; below four students their points count, and of equal ones
    the tools in hand.
    """
    own, other = [standing_of(view, view.player or 0) for view in (yours, lessons)]
    if bool(own.best) != bool(other.best):
        what, gain = "first", own.points - other.points
    elif own.best:
        what, gain = "score", own.points - other.points
    else:
        points = [sum([score.points for score in here.students], Fraction(0)) for here in (own, other)]
        what, gain = "students", points[0] - points[1]
    if not gain:
        tools = [sum(card.value for card in view.hand if isinstance(card, Tool)) for view in (yours, lessons)]
        what, gain = "tools", Fraction(tools[0] - tools[1])
    by = "same" if not gain else "more" if gain > 0 else "less"
    return say.by("weighed", what, by=by, points=points_text(abs(gain)))


def _worth(hand: Sequence[Card]) -> str:
    return " + ".join(str(card.value) for card in hand if isinstance(card, Tool))
