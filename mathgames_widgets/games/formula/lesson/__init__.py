"""What the FORMULA lesson shows, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.formula import lesson
>>> lesson.table("opening")
<Table of FORMULA: the opening>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.lesson import Lesson, Skill

from .practice import DRILL, WHOSE
from .practice.digits import PLACE_VALUE
from .practice.facts import MISTAKE
from .practice.making import HOW_MANY
from .questions import QUESTIONS
from .stops import GAME

say = room(__name__)

SKILLS = (
    Skill(lambda: say("can-equal"), ("equal",)),
    Skill(lambda: say("can-family"), ("family",)),
    Skill(lambda: say("can-by-zero"), ("proof",)),
)

LESSON = Lesson(
    "FORMULA",
    QUESTIONS,
    GAME,
    DRILL,
    storage="formula",
    leads={"equal": MISTAKE, "grows": PLACE_VALUE, "rows": HOW_MANY, "hardest": HOW_MANY, "whose": WHOSE},
    skills=SKILLS,
)

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
table, practise = LESSON.table, LESSON.practise
