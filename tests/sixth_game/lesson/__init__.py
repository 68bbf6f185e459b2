"""A question about the heap, for the lesson and for practice."""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.stops import Move, Part, Script
from mathgames_widgets.questions.typed import Number
from mathgames_widgets.table.start import Seat
from tests import sixth_game
from tests.sixth_game.rules.state import Rules, Take

MOST_IS_BEST = Misconception(
    "most-is-best",
    "The more, the better",
    "Taking as many as you can leaves the other player a free choice. What counts is what is left.",
)


def surplus(draw: Draw, level: int) -> Question:
    """How many should you take?"""
    most = Rules().most
    heap = draw.one([heap for heap in range(5, 25 + 8 * level) if 0 < heap % (most + 1) < most])
    right = heap % (most + 1)
    return Number(
        prompt=f"{heap} counters are left, and it is your turn. How many do you take to win against any answer?",
        hint=f"Which heap would you like to leave? Try small ones: {most + 1} counters, then {2 * (most + 1)}.",
        value=right,
        misconceptions=expected(right, (most, MOST_IS_BEST)),
        why=Explanation(
            f"Take {right}: {heap - right} are left, a multiple of {most + 1}.",
            why=(Explanation(f"Whatever the other player takes, together you can take {most + 1} each time."),),
        ),
    )


SURPLUS = Kind("surplus", "Leave a multiple", surplus)
DRILL = Drill("counters practice", (SURPLUS,))
QUESTIONS = {"surplus": lambda: SURPLUS.asks("FERN-42", 1)}
GAME = Script(
    sixth_game,
    seed="FERN-42",
    rules=Rules(),
    seats=(Seat("You", None), Seat("Player 2", "counting")),
    parts=(Part("first", "the first turn", (Move(Take(3), "Take 3.", "11 is 8 and 3 more, so 8 are left."),)),),
)
LESSON = Lesson("Counters", QUESTIONS, GAME, DRILL, storage="counters")

question, ask, report, table, practise = LESSON.question, LESSON.ask, LESSON.report, LESSON.table, LESSON.practise
