"""The questions of the mathleague.org/cards lesson: those of the practice, with the cards of its pile."""

from __future__ import annotations

from mathgames_widgets.questions.lesson import Questions

from ..rules.cards import Student, Teacher, Tool, card
from .pictures import AS_PRINTED
from .practice.averages import (
    AVERAGE,
    BEST,
    COLOUR,
    best_asked,
    best_four,
    best_of_age_groups,
    coached_four,
    grown,
    still_missing,
)
from .practice.costs import COST, cost_of_student
from .practice.counting import DRAWING, at_least_one
from .practice.drawing import on_table
from .practice.students import CAPPED, STUDENT, room_left, student_score


def _student(key: str) -> Student:
    found = card(key)
    assert isinstance(found, Student), "a STUDENT card of the pile"
    return found


def _held(*keys: str) -> tuple[Tool | Teacher, ...]:
    return tuple([found for key in keys if isinstance(found := card(key), Tool | Teacher)])


BEN, ELIF, PRIYA, CHIARA, AMARA, KOFI, NADIA = SEVEN = tuple(
    map(_student, ("blue Ben", "blue Elif", "green Priya", "blue Chiara", "blue Amara", "red Kofi", "red Nadia"))
)
"""All students of the pile: which four would you take?"""
(FERMAT,) = [one for one in _held("blue Coach Fermat") if isinstance(one, Teacher)]
LEFT = ("green Euler Academy", "red Kofi", "orange Gauss Sum", "green Snow Day", "green Circle Area", "red Nadia")
"""The last cards of the pile, with Priya."""

QUESTIONS: Questions = {
    "printed": lambda: BEST.asks(
        best_four(best_asked(), [on_table(one, rules=AS_PRINTED) for one in SEVEN], AS_PRINTED), 1
    ),
    "shared": lambda: AVERAGE.asks(
        grown(four := [on_table(one, rules=AS_PRINTED) for one in (AMARA, KOFI, CHIARA, BEN)], 40, four[3], AS_PRINTED),
        2,
    ),
    "known": lambda: AVERAGE.asks(
        still_missing([on_table(_student(one)) for one in ("blue Amara", "red Kofi", "red Omar", "orange Ines")], 230),
        3,
    ),
    "best": lambda: BEST.asks(best_four(best_of_age_groups(), [on_table(one) for one in SEVEN], AS_PRINTED), 2),
    "cost": lambda: COST.asks(cost_of_student(AMARA, 0), 1),
    "ben": lambda: STUDENT.asks(student_score(on_table(BEN, _held("orange Mean", "red Coach Kovalevskaya"))), 2),
    "blue": lambda: COLOUR.asks(coached_four([on_table(BEN, (FERMAT,)), *map(on_table, SEVEN[1:])], FERMAT, BEN), 1),
    "left": lambda: DRAWING.asks(at_least_one((*map(card, LEFT), PRIYA), 2, Student), 1),
    "room": lambda: CAPPED.asks(room_left(on_table(BEN, (FERMAT,))), 2),
}
"""In the order of the lesson, each made when it is asked."""
