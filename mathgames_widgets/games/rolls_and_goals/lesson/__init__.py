"""What the Rolls & Goals lessons show, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.rolls_and_goals import lesson
>>> lesson.table("order")
<Table of Rolls & Goals: two cards behind one die>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import Words, room
from mathgames_widgets.questions.lesson import Lesson, Skill

from ..rules.state import TITLE
from .practice import DRILL, WHOSE
from .practice.chance import SIXES
from .practice.stacks import ORDER as ORDER_OF_CARDS, REACH, VALUE
from .questions import KNOWN, QUESTIONS
from .stops import GAME

say = room(__name__)

LEADS = {
    "alike": REACH,
    "three": REACH,
    "worth": VALUE,
    "whose-order": WHOSE,
    "whose-chance": WHOSE,
    "why-order": ORDER_OF_CARDS,
    "why-chance": SIXES,
}
"""What one practises who missed a question that comes from no practice."""

ORDER_SKILLS = (
    Skill(lambda: say("can-stack"), ("worth", "half")),
    Skill(lambda: say("can-swap"), ("order", "swap")),
    Skill(lambda: say("can-keep"), ("keeps",)),
)
CHANCE_SKILLS = (
    Skill(lambda: say("can-chance"), ("reroll",)),
    Skill(lambda: say("can-mean"), ("mean", "gain")),
    Skill(lambda: say("can-again"), ("less",)),
)

LESSON = Lesson(
    TITLE,
    QUESTIONS,
    GAME,
    DRILL,
    storage="rolls_and_goals",
    leads=LEADS,
    skills=(*ORDER_SKILLS, *CHANCE_SKILLS),
)


def _part(title: Words, skills: tuple[Skill, ...], *keys: str) -> Lesson:
    asked = {key: {**QUESTIONS, **KNOWN}[key] for key in keys}
    return Lesson(title, asked, GAME, DRILL, storage=LESSON.storage, leads=LEADS, skills=skills)


FIRST = list(QUESTIONS)[: list(QUESTIONS).index("alike") + 1]
"""The questions of the first lesson, up to its open problem."""
ORDER = _part(lambda: say("lesson-order"), ORDER_SKILLS, "known", *FIRST)
"""The first of two lessons on one game: values below zero, and the order of cards."""
CHANCE = _part(
    lambda: say("lesson-chance"), CHANCE_SKILLS, "known-chance", *[key for key in QUESTIONS if key not in FIRST]
)
"""The second: rerolls."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
predict, table, practise = LESSON.predict, LESSON.table, LESSON.practise
play = LESSON.play
