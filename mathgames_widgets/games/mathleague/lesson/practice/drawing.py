"""Cards drawn by chance from the pool of the game, and how a problem names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.reading import Reading
from mathgames_widgets.questions.typed import Number

from ...rules.cards import HS, MS, POOL, Card, Student, Teacher, Tool
from ...rules.scoring import StudentScore, student_scores
from ...rules.state import Board, OnStudent, PlayedStudent, PlayedTeacher, PlayedTool, Rules
from ...words.cards import card_name, colour_text, key_text, level_text, number_text
from ..pictures import RULES

say = room(__name__)

STUDENTS = tuple([card for card in POOL if isinstance(card, Student)])
TOOLS = tuple([card for card in POOL if isinstance(card, Tool)])
TEACHERS = tuple([card for card in POOL if isinstance(card, Teacher)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Number):
    """A number of points, said as on a score sheet; none are 0 points."""

    def reading(self, text: str) -> Reading:
        found = Number.reading(self, text)
        return Number.reading(self, "0") if found.answer is None else found

    def check(self, answer: Fraction | int | None) -> Fraction:
        return Fraction(answer or 0)

    def against(self, answer: Fraction | None) -> str:
        return (
            say("points-from-0")
            if answer is not None and answer < 0 <= (self.value or 0)
            else Number.against(self, answer)
        )

    def say(self, answer: Fraction | None) -> str:
        return Number.say(self, answer) if answer is None else number_text(answer)


def points() -> tuple[str, ...]:
    """What stands beside a box for points."""
    return say("advice-points"), say("advice-points.other")


def cost() -> tuple[str, ...]:
    """What stands beside a box for a cost."""
    return say("advice-cost"), say("advice-cost.other")


def whole() -> tuple[str, ...]:
    """What stands beside a box for a whole number."""
    return say("advice-whole"), say("advice-whole.other")


def chance() -> tuple[str, ...]:
    """What stands beside a box for a chance."""
    return say("advice-chance"), say("advice-chance.other")


def on_table(student: Student, held: Sequence[Tool | Teacher] = (), rules: Rules = RULES) -> StudentScore:
    """The score of a STUDENT card with the TOOL and TEACHER cards that are attached to it."""
    spot = OnStudent(0, student.key)
    tools = tuple([PlayedTool(card, spot) for card in held if isinstance(card, Tool)])
    teachers = tuple([PlayedTeacher(card, spot) for card in held if isinstance(card, Teacher)])
    board = Board(students=(PlayedStudent(student, None),), tools=tools, teachers=teachers)
    (score,) = student_scores(rules, ((0, board),))
    return score


def some_students(draw: ProblemRng, count: int, pool: Sequence[Student] = STUDENTS) -> tuple[Student, ...]:
    """Some STUDENT cards, not all of one age group where more than one is drawn from several."""
    while True:
        found = draw.some(pool, count)
        if count == 1 or len({student.level for student in found}) > 1 or len({student.level for student in pool}) == 1:
            return found


def multiplied(draw: ProblemRng) -> Student:
    """A STUDENT card whose high score does not count as it is."""
    return draw.one([student for student in STUDENTS if student.level in (MS, HS)])


def named(student: Student) -> str:
    """A STUDENT card with all that its score needs.

    >>> named(STUDENTS[1])
    'Ben (blue, middle school, 36)'
    """
    colour, level = colour_text(student.colour), level_text(student.level)
    return say("named-student", name=student.name, colour=colour, level=level, high=student.high_score)


def all_named(students: Sequence[Student]) -> str:
    """Some STUDENT cards in a row."""
    return listed([named(student) for student in students])


def with_worth(tools: Sequence[Tool]) -> str:
    """Some TOOL cards, each with its worth.

    >>> with_worth(TOOLS[:2])
    'Divisibility by 9 (5) and Triangle Area (10)'
    """
    return listed([say("tool-and-worth", tool=card_name(tool.key), worth=tool.value) for tool in tools])


def cards_named(cards: Sequence[Card]) -> str:
    """Some cards with their colours."""
    return listed([key_text(card.key) for card in cards])


def total(tools: Sequence[Tool]) -> int:
    """What TOOL cards are worth together where nothing doubles them."""
    return sum([tool.value for tool in tools])


def mean(values: Sequence[Fraction | int]) -> Fraction:
    """The sum divided by how many they are.

    >>> mean([1, 2])
    Fraction(3, 2)
    """
    return sum([Fraction(value) for value in values], Fraction(0)) / len(values)
