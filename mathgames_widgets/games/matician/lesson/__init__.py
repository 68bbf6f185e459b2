"""What the Matician lessons show, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.matician import lesson
>>> lesson.table("quotient")
<Table of Matician: a quotient>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.lesson import Lesson

from . import questions
from .practice import DRILL, WHOSE
from .practice.payoffs import MIXTURE
from .practice.values import VALUE
from .stops import CHOOSING_GAME, GAME

say = room(__name__)

QUESTIONS = {**questions.SIGNS, **questions.CHOOSING}
"""In the order of the lessons."""

LEADS = {"whose-signs": WHOSE, "whose-choosing": WHOSE, "why-signs": VALUE, "why-choosing": MIXTURE}
"""What one practises who missed a question that comes from no practice."""

LESSON = Lesson(lambda: say("lesson"), QUESTIONS, GAME, DRILL, storage="matician", leads=LEADS)

SIGNS = Lesson(
    lambda: say("lesson-signs"),
    {"known": questions.KNOWN["known"], **questions.SIGNS},
    GAME,
    DRILL,
    storage="matician",
    leads=LEADS,
)
"""The first of two lessons on one game: what a minus does, by symbol and side."""

CHOOSING = Lesson(
    lambda: say("lesson-choosing"),
    {"known-choosing": questions.KNOWN["known-choosing"], **questions.CHOOSING},
    CHOOSING_GAME,
    DRILL,
    storage="matician",
    leads=LEADS,
)
"""The second: the worst case, the average, and a coin."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
predict, table, practise, play = LESSON.predict, LESSON.table, LESSON.practise, LESSON.play
