"""What the mathleague.org/cards lesson shows, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.mathleague import lesson
>>> lesson.table("elif")
<Table of mathleague.org/cards: a fourth student>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.lesson import Lesson, Skill

from .practice import DRILL, WHOSE
from .practice.averages import AVERAGE
from .practice.counting import DRAWING
from .questions import QUESTIONS
from .stops import GAME

say = room(__name__)

SKILLS = (
    Skill(lambda: say("can-choose"), ("printed", "best")),
    Skill(lambda: say("can-rise"), ("shared",)),
    Skill(lambda: say("can-count"), ("left",)),
)

LESSON = Lesson(
    "mathleague.org/cards",
    QUESTIONS,
    GAME,
    DRILL,
    storage="mathleague",
    leads={"whose": WHOSE, "why": AVERAGE, "wait": DRAWING},
    skills=SKILLS,
)

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
table, practise, bound = LESSON.table, LESSON.practise, LESSON.bound
