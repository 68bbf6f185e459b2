"""What the mathleague.org/cards lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.games.mathleague import lesson
>>> lesson.table("four")
<Table of mathleague.org/cards: four of one colour>
"""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.lesson import Lesson

from ..analysis.chances import Bound, upper_bound
from ..rules.cards import Cards
from ..rules.rules import new_game
from ..rules.scoring import DOUBLED, FOUR
from ..words.explanations import amount, why_bargain
from ..words.sentences import cards_text, points_text
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
      All TOOL cards of the pile are worth 115 points, and the four and their schools cost at least 19.   115 − 19 = 96
      At most the rest is attached, and counts double.   2 × 96 = 192
      That makes the average, and the colour comes on top.   827 ÷ 4 = 206.75
    """
    return why_bound(upper_bound(pile(), GAME.rules))


def why_bound(bound: Bound) -> Explanation:
    """An upper bound for an all-star team in its arithmetic."""
    left = bound.tools - bound.cost
    average = (bound.printed + bound.on_students) / FOUR
    return Explanation(
        f"Nobody can score more than {points_text(bound.points)} with this pile.",
        shown=show(amount(average), "+", bound.bonus, "=", amount(bound.points)),
        why=(
            Explanation(
                f"The best four would be {cards_text(bound.students)}, {points_text(bound.printed)} without tools."
            ),
            Explanation(
                f"All TOOL cards of the pile are worth {points_text(bound.tools)}, and the four and their schools "
                f"cost at least {bound.cost}.",
                shown=show(bound.tools, "−", amount(bound.cost), "=", amount(left)),
            ),
            Explanation(
                "At most the rest is attached, and counts double.",
                shown=show(DOUBLED, "×", amount(left), "=", amount(bound.on_students)),
            ),
            Explanation(
                "That makes the average, and the colour comes on top.",
                shown=show(amount(bound.printed + bound.on_students), "÷", FOUR, "=", amount(average)),
            ),
        ),
    )
