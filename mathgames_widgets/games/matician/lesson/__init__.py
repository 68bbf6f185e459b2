"""What the Matician lessons show, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.matician import lesson
>>> lesson.table("quotient")
<Table of Matician: a quotient>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.lesson import Lesson, Skill

from . import questions
from .practice import DRILL, SIGNS_DRILL, WHOSE
from .practice.payoffs import MIXTURE
from .practice.values import VALUE
from .stops import CHOOSING_GAME, GAME

say = room(__name__)

QUESTIONS = {**questions.SIGNS, **questions.CHOOSING}
"""In the order of the lessons."""

LEADS = {"whose-signs": WHOSE, "whose-choosing": WHOSE, "why-signs": VALUE, "why-choosing": MIXTURE}
"""What one practises who missed a question that comes from no practice."""

SIGNS_SKILLS = (
    Skill(lambda: say("can-order"), ("order",)),
    Skill(lambda: say("can-add"), ("minus", "plus")),
    Skill(lambda: say("can-effect"), ("effects",)),
)
CHOOSING_SKILLS = (
    Skill(lambda: say("can-cautious"), ("cautious",)),
    Skill(lambda: say("can-expect"), ("expected",)),
    Skill(lambda: say("can-mix"), ("mixture",)),
)

LESSON = Lesson(
    lambda: say("lesson"),
    QUESTIONS,
    GAME,
    DRILL,
    storage="matician",
    leads=LEADS,
    skills=(*SIGNS_SKILLS, *CHOOSING_SKILLS),
)

SIGNS = Lesson(
    lambda: say("lesson-signs"),
    {"known": questions.KNOWN["known"], **questions.SIGNS},
    GAME,
    SIGNS_DRILL,
    storage="matician",
    leads=LEADS,
    skills=SIGNS_SKILLS,
)
"""The first of two lessons on one game: what a minus does, by symbol and side."""

CHOOSING = Lesson(
    lambda: say("lesson-choosing"),
    {"known-choosing": questions.KNOWN["known-choosing"], **questions.CHOOSING},
    CHOOSING_GAME,
    DRILL,
    storage="matician",
    leads=LEADS,
    skills=CHOOSING_SKILLS,
)
"""The second: the worst case, the average, and a coin."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
predict, table, practise, play = LESSON.predict, LESSON.table, LESSON.practise, LESSON.play
