"""What the FORMULA lesson shows, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.formula import lesson
>>> lesson.table("opening")
<Table of FORMULA: the opening>
"""

from __future__ import annotations

from mathgames_widgets.questions.lesson import Lesson

from .practice import DRILL, WHOSE
from .practice.digits import PLACE_VALUE
from .practice.facts import MISTAKE
from .practice.making import HOW_MANY
from .questions import QUESTIONS
from .stops import GAME

LESSON = Lesson(
    "FORMULA",
    QUESTIONS,
    GAME,
    DRILL,
    storage="formula",
    leads={"equal": MISTAKE, "grows": PLACE_VALUE, "rows": HOW_MANY, "hardest": HOW_MANY, "whose": WHOSE},
)

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
table, practise = LESSON.table, LESSON.practise
