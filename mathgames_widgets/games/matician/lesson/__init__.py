"""What the Matician lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.games.matician import lesson
>>> lesson.table("quotient")
<Table of Matician: a quotient>
"""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson

from ..analysis.chances import payoff_table
from ..rules.cards import NUMBERS, SYMBOLS, Equation
from ..words.explanations import attacks, why_safest
from ..words.sentences import worked_out
from .practice import DRILL
from .questions import QUESTIONS
from .stops import GAME

LESSON = Lesson("Matician", QUESTIONS, GAME, DRILL, storage="matician")

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
table, practise = LESSON.table, LESSON.practise


def attacked(left: int, symbol: str, right: int) -> Explanation:
    """What one minus card does to an equation, on the left and on the right.

    >>> [told.claim for told in attacked(4, "+", 13).why][1]
    'A minus card in front of the right number hurts: −9 instead of 17.'

    Raises ValueError for what does not stand on a card.
    """
    equation = Equation(_card(left), _symbol(symbol), _card(right))
    return Explanation(f"{worked_out(equation)}.", why=attacks(equation))


def safest(symbol: str, *numbers: int) -> Explanation:
    """The safest pair of some numbers, and why.

    >>> safest("+", 0, 3, 6, 9, 12, 15).claim
    'The safest pair is 15 + 12 in either order: the worst minus cards can make it is −3.'

    Raises ValueError for fewer than two numbers and for what does not stand on a card.
    """
    if len(numbers) < 2:
        raise ValueError("An equation needs two numbers; write at least two, such as 4, 13.")
    return why_safest(payoff_table(tuple(map(_card, numbers)), _symbol(symbol)))


def _card(number: int) -> str:
    if isinstance(number, bool) or str(number) not in NUMBERS:
        raise ValueError(f"The cards show the numbers {NUMBERS[0]} to {NUMBERS[-1]}, not {number!r}.")
    return str(number)


def _symbol(symbol: str) -> str:
    if symbol not in SYMBOLS:
        raise ValueError(f"The symbols are {', '.join(SYMBOLS)}, not {symbol!r}.")
    return symbol
