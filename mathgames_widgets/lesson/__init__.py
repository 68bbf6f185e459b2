"""What lessons are made of: questions that name the misconception behind a wrong answer, and a page to ask them on.

>>> from mathgames_widgets.lesson import ChooseOne, Misconception, Option
>>> wall = Misconception("Every zero below is a wall", "x − 2 cancels, so it is a hole, not an asymptote.")
>>> Option("a vertical asymptote", misconception=wall).right
False
"""

from __future__ import annotations

from mathgames_widgets.lesson.choices import ChooseOne, ChooseSome, Match, Option, Pair, PutInOrder
from mathgames_widgets.lesson.placed import Build, ClickGraph, Target
from mathgames_widgets.lesson.questions import Demand, Misconception, Picture, Question, Text, Verdict, Wrong
from mathgames_widgets.lesson.typed import Expression, Number, Numbers, Same, Write

__all__ = [
    "Build",
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
    "PutInOrder",
    "Question",
    "Same",
    "Target",
    "Text",
    "Verdict",
    "Write",
    "Wrong",
]
