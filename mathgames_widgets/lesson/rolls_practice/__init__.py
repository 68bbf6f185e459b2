"""Practice for Rolls & Goals: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("order").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True

On a page they are shown like those of the other games: `practise()` deals all kinds mixed, `practise(chosen="run")` one
of them, and a seed begins at once.

>>> practise("FERN-42", "run")
<Practice FERN-42: problem 1, The longest run, level 1 of 3>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathgames_widgets.lesson.problem import Kind
from mathgames_widgets.lesson.rolls_practice.chance import EXPECTED, REROLL, SIXES
from mathgames_widgets.lesson.rolls_practice.counting import PARITY, RANGE, THREES
from mathgames_widgets.lesson.rolls_practice.goals import GOAL, SECOND
from mathgames_widgets.lesson.rolls_practice.groups import PAIRS, RUN, SET
from mathgames_widgets.lesson.rolls_practice.stacks import HALVING, ORDER, REACH, VALUE

if TYPE_CHECKING:
    from mathgames_widgets.lesson.practice import Practice

__all__ = ["KINDS", "kind", "practise"]

KINDS: tuple[Kind, ...] = (
    VALUE,
    ORDER,
    HALVING,
    REACH,
    PARITY,
    THREES,
    RANGE,
    SET,
    RUN,
    PAIRS,
    GOAL,
    SECOND,
    EXPECTED,
    REROLL,
    SIXES,
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

    return practice(seed, chosen, KINDS, name="rolls and goals practice")
