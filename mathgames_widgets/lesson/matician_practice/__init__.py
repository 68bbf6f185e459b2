"""Practice for Matician: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("value").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True

On a page they are shown like those of the other games: `practise()` deals all kinds mixed, `practise(chosen="order")`
one of them, and a seed begins at once.

>>> practise("FERN-42", "order")
<Practice FERN-42: problem 1, In order on the number line, level 1 of 3>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathgames_widgets.lesson.matician_practice.attacks import HELPS, HURTS
from mathgames_widgets.lesson.matician_practice.mixing import MIXTURE
from mathgames_widgets.lesson.matician_practice.ordering import FRACTIONS, ORDER
from mathgames_widgets.lesson.matician_practice.pairs import BEST, SAFEST
from mathgames_widgets.lesson.matician_practice.payoffs import EXPECTED, PAYOFF
from mathgames_widgets.lesson.matician_practice.ranks import RANK
from mathgames_widgets.lesson.matician_practice.values import VALUE, ZERO
from mathgames_widgets.lesson.problem import Kind

if TYPE_CHECKING:
    from mathgames_widgets.lesson.practice import Practice

__all__ = ["KINDS", "kind", "practise"]

KINDS: tuple[Kind, ...] = (
    VALUE,
    BEST,
    ORDER,
    SAFEST,
    HURTS,
    HELPS,
    ZERO,
    FRACTIONS,
    PAYOFF,
    EXPECTED,
    MIXTURE,
    RANK,
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

    return practice(seed, chosen, KINDS, name="matician practice")
