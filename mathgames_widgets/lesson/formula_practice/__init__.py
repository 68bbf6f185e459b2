"""Practice for FORMULA: kinds of problem that are drawn from a seed, in the order in which the lesson comes to them.

>>> problem = kind("sign").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True

On a page they are shown like those of BYORF: `practise()` deals all kinds mixed, `practise(chosen="divide")` one of
them, and a seed begins at once.

>>> practise("FERN-42", "divide")
<Practice FERN-42: problem 1, What can be divided?, level 1 of 3>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathgames_widgets.lesson.formula_practice.changing import ALLOWED, BECOME
from mathgames_widgets.lesson.formula_practice.digits import DIVISIBLE, PLACE_VALUE, ZERO
from mathgames_widgets.lesson.formula_practice.facts import MISSING, MISTAKE, WHICH_SIGN
from mathgames_widgets.lesson.formula_practice.making import HOW_MANY, JOKERS, MAKE, MOST
from mathgames_widgets.lesson.problem import Kind

if TYPE_CHECKING:
    from mathgames_widgets.lesson.practice import Practice

__all__ = ["KINDS", "kind", "practise"]

KINDS: tuple[Kind, ...] = (
    WHICH_SIGN,
    MISTAKE,
    MISSING,
    MAKE,
    PLACE_VALUE,
    BECOME,
    ALLOWED,
    DIVISIBLE,
    ZERO,
    JOKERS,
    HOW_MANY,
    MOST,
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

    return practice(seed, chosen, KINDS, name="formula practice")
