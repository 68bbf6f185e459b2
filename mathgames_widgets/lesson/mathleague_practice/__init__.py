"""Practice for mathleague.org/cards: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("student").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True

On a page they are shown like those of the other games: `practise()` deals all kinds mixed, `practise(chosen="cost")`
one of them, and a seed begins at once.

>>> practise("FERN-42", "cost")
<Practice FERN-42: problem 1, What does it cost?, level 1 of 3>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathgames_widgets.lesson.mathleague_practice.averages import AVERAGE, BEST, COLOUR
from mathgames_widgets.lesson.mathleague_practice.costs import COST, PAYMENT, UNIT
from mathgames_widgets.lesson.mathleague_practice.counting import DRAWING, FOURS, WIN
from mathgames_widgets.lesson.mathleague_practice.schools import SCHOOL
from mathgames_widgets.lesson.mathleague_practice.students import CAPPED, STUDENT
from mathgames_widgets.lesson.problem import Kind

if TYPE_CHECKING:
    from mathgames_widgets.lesson.practice import Practice

__all__ = ["KINDS", "kind", "practise"]

KINDS: tuple[Kind, ...] = (
    STUDENT,
    AVERAGE,
    BEST,
    COST,
    UNIT,
    PAYMENT,
    CAPPED,
    COLOUR,
    SCHOOL,
    FOURS,
    DRAWING,
    WIN,
)
"""All kinds of problem, in the order of the lesson."""


def kind(name: str) -> Kind:
    """The kind of that name. Raises ValueError with all the names for any other."""
    for one in KINDS:
        if one.name == name:
            return one
    names = ", ".join(one.name for one in KINDS)
    raise ValueError(f"There is no kind of problem called {name!r}; there are {names}.")


def practise(seed: str | int | None = None, chosen: str = "") -> Practice:
    """Practice on the page: with a seed it begins at once, without one it deals when it is asked to.

    Raises ValueError for a kind that there is not.
    """
    from mathgames_widgets.lesson.practice import practice

    return practice(seed, chosen, KINDS, name="mathleague practice")
