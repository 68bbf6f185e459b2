"""What lessons are made of: questions that name the misconception behind a wrong answer, and a page to ask them on.

>>> from mathgames_widgets.questions import ChooseOne, Misconception, Option
>>> wall = Misconception("every-zero-a-wall", "Every zero below is a wall", "x − 2 cancels: it is a hole.")
>>> Option("a vertical asymptote", misconception=wall).right
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathgames_widgets.questions.choices import (
    ChooseOne,
    ChooseSome,
    ClickGraph,
    Match,
    Option,
    Pair,
    PutInOrder,
    Target,
)
from mathgames_widgets.questions.question import Demand, Misconception, Picture, Question, Text, Verdict, Wrong
from mathgames_widgets.questions.typed import Expression, Number, Numbers, Same, Write

if TYPE_CHECKING:
    from mathgames_widgets.questions.checkpoint import checkpoint
    from mathgames_widgets.questions.progress import Progress

__all__ = [
    "ChooseOne",
    "ChooseSome",
    "ClickGraph",
    "Demand",
    "Expression",
    "Match",
    "Misconception",
    "Number",
    "Numbers",
    "Option",
    "Pair",
    "Picture",
    "Progress",
    "PutInOrder",
    "Question",
    "Same",
    "Target",
    "Text",
    "Verdict",
    "Write",
    "Wrong",
    "checkpoint",
]

_PAGES = {
    "Progress": "mathgames_widgets.questions.progress",
    "checkpoint": "mathgames_widgets.questions.checkpoint",
}


def __getattr__(name: str) -> Any:
    """What needs the page is imported when it is first asked for; questions alone stay light."""
    if name not in _PAGES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_PAGES[name]), name)
