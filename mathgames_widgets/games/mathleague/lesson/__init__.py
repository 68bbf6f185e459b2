"""What the mathleague.org/cards lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.games.mathleague import lesson
>>> lesson.table("four")
<Table of mathleague.org/cards: four of one colour>
"""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson

from ..analysis.chances import upper_bound
from ..rules.cards import Cards
from ..rules.rules import new_game
from ..words.explanations import why_bargain, why_bound
from .practice import DRILL
from .practice.drawing import RULES
from .questions import QUESTIONS
from .stops import GAME

LESSON = Lesson("mathleague.org/cards", QUESTIONS, GAME, DRILL, storage="mathleague")

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
table, practise = LESSON.table, LESSON.practise


def bargain() -> Explanation:
    """Which age group brings most for each point paid.

    >>> bargain().claim
    'A high school STUDENT card brings most for each point paid.'
    """
    return why_bargain(RULES)


def pile() -> Cards:
    """The first pile of the lesson, in the order in which its cards come."""
    state = new_game(1, GAME.seed, GAME.rules)
    return (*state.hands[0], *reversed(state.draw_piles[0]))


def most() -> Explanation:
    """How much the pile of the lesson could score at most, and why.

    >>> print(most())
    Nobody can score more than 256.75 points with this pile.   206.75 + 50 = 256.75
      The best four would be Ben (blue), Chiara (blue), Amara (blue) and Elif (blue), 635 points without tools.
      All TOOL cards together are worth 115 points, and the four and their schools cost at least 19.   115 − 19 = 96
      At most the rest is attached, and counts double.   2 × 96 = 192
      That makes the average, and the colour comes on top.   827 ÷ 4 = 206.75
    """
    return why_bound(upper_bound(pile(), GAME.rules))
