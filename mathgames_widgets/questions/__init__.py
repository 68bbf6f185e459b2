"""What lessons are made of: questions that name the misconception behind a wrong answer, and a page to ask them on.

>>> from mathgames_widgets.questions import ChooseOne, Misconception, Option
>>> wall = Misconception("every-zero-a-wall", "Every zero below is a wall", "x − 2 cancels: it is a hole.")
>>> Option("a vertical asymptote", misconception=wall).right
False
"""

from __future__ import annotations

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
