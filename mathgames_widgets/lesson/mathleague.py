"""What the mathleague.org/cards lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.lesson import mathleague as lesson
>>> lesson.table("four")
<Table of mathleague.org/cards: four of one colour>
"""

from __future__ import annotations

from functools import cache

from mathgames_widgets.games.mathleague.bounds import Bound, upper_bound
from mathgames_widgets.games.mathleague.cards import Cards
from mathgames_widgets.games.mathleague.explain_costs import why_bargain
from mathgames_widgets.games.mathleague.explain_scores import amount
from mathgames_widgets.games.mathleague.rules import new_game
from mathgames_widgets.games.mathleague.scoring import DOUBLED, FOUR
from mathgames_widgets.games.mathleague.wording import cards_text, points_text
from mathgames_widgets.lesson.guided import GuidedTable
from mathgames_widgets.lesson.mathleague_game import GAME
from mathgames_widgets.lesson.mathleague_practice import practise as deal_problems
from mathgames_widgets.lesson.mathleague_practice.drawing import RULES
from mathgames_widgets.lesson.mathleague_questions import QUESTIONS
from mathgames_widgets.lesson.page import Checkpoint
from mathgames_widgets.lesson.practice import Practice
from mathgames_widgets.lesson.progress import Progress, Report
from mathgames_widgets.lesson.questions import Question
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show


def question(key: str) -> Question:
    """The question with this key. Raises ValueError, naming the keys, where there is none."""
    if key not in QUESTIONS:
        raise ValueError(f"There is no question {key!r}; there are {', '.join(QUESTIONS)}.")
    return QUESTIONS[key]()


@cache
def progress() -> Progress:
    """Which questions are answered, on this page and in this browser."""
    return Progress("mathleague.org/cards", tuple(question(key) for key in QUESTIONS), shelf="mathleague")


def ask(key: str) -> Checkpoint:
    """The question with this key, to be answered on the page."""
    return progress().ask(key)


def report() -> Report:
    """Every question and how it was answered, to read and to print."""
    return progress().report()


def table(part: str) -> GuidedTable:
    """The table of one part of the game: first, teacher, bargains, four, last."""
    return GuidedTable(GAME, part)


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


def practise(kind: str = "") -> Practice:
    """Problems without end, of one kind or mixed."""
    return deal_problems(chosen=kind)
