"""What lessons are made of: questions that name the misconception behind a wrong answer, and a page to ask them on.

>>> from mathgames_widgets.questions import ChooseOne, Misconception, Option
>>> wall = Misconception.of("every-zero-a-wall", "Every zero below is a wall", "x − 2 cancels: it is a hole.")
>>> Option("a vertical asymptote", misconception=wall).right
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathgames_widgets.questions.choices import (
    ChooseOne,
    ChooseSome,
    ClickGraph,
    MatchPairs,
    Option,
    Pair,
    PutInOrder,
    Target,
)
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import Demand, Misconception, Picture, Question, Text, Verdict, Wrong
from mathgames_widgets.questions.typed import Expression, Number, Numbers, Same, Write

if TYPE_CHECKING:
    from mathgames_widgets.questions.lesson import Lesson


def __getattr__(name: str) -> Any:
    """A lesson needs the tables of its game, so it is imported when it is first asked for."""
    if name != "Lesson":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from mathgames_widgets.questions.lesson import Lesson

    return Lesson


def __dir__() -> list[str]:
    """What there is, whether or not it has been imported yet: Tab shows it."""
    return sorted({*globals(), "Lesson"})
