"""The questions of the mathleague.org/cards lesson: those of the practice, with the cards of its pile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Again, Draw, Kind
from mathgames_widgets.questions.question import Question

from ...rules.cards import Student, Teacher, Tool, card
from ...rules.scoring import FOUR, StudentScore
from ...words.sentences import number_text, points_text
from ..misconceptions import BOUND_IS_REACHED, FOUND_IS_BEST, MIDDLE_IS_BEST
from ..practice.averages import AVERAGE, COLOUR, average_of, grown, one_colour
from ..practice.costs import COST, PAYMENT, UNIT, cost_of_student, least_loss, points_each
from ..practice.counting import DRAWING, FOURS, at_least_one, choices
from ..practice.drawing import on_table
from ..practice.students import CAPPED, STUDENT, room, student_score


def _student(key: str) -> Student:
    found = card(key)
    assert isinstance(found, Student), "a STUDENT card of the pile"
    return found


def _held(*keys: str) -> tuple[Tool | Teacher, ...]:
    return tuple([found for key in keys if isinstance(found := card(key), Tool | Teacher)])


def _asked(key: str, question: Question, kind: Kind, level: int) -> Question:
    """A problem of the practice as a question of the lesson; new numbers come from its kind."""
    return replace(question, key=key, again=Again(kind, level))


BEN = _student("blue Ben")
AMARA, CHIARA, ELIF = (_student(f"blue {name}") for name in ("Amara", "Chiara", "Elif"))
KOFI = _student("red Kofi")


def ben() -> Question:
    """Ben with a tool and a teacher."""
    return _asked("ben", student_score(on_table(BEN, _held("orange Mean", "red Coach Kovalevskaya"))), STUDENT, 2)


def paid() -> Question:
    """What is lost with the best payment for Ben."""
    tools = [
        one
        for one in _held("blue Triangle Area", "orange Mean", "orange Difference of Squares")
        if isinstance(one, Tool)
    ]
    cost = cost_of_student(BEN, 0).value
    assert cost is not None
    return _asked("paid", least_loss(tools, Fraction(cost), "Ben costs 18 points."), PAYMENT, 2)


def twice() -> Question:
    """Ben with two teachers."""
    held = _held("orange Mean", "red Coach Kovalevskaya", "blue Coach Fermat")
    return _asked("twice", student_score(on_table(BEN, held)), STUDENT, 3)


def each() -> Question:
    """What each point paid for Chiara brings."""
    return _asked("each", points_each(CHIARA), UNIT, 1)


def cost() -> Question:
    """What Amara costs."""
    return _asked("cost", cost_of_student(AMARA, 0), COST, 1)


def draw() -> Question:
    """How likely it is that a wanted card comes."""
    return _asked("draw", at_least_one(8, 3, 2), DRAWING, 1)


def average() -> Question:
    """The average of four blue students, without tools."""
    scores = [on_table(one) for one in (BEN, AMARA, CHIARA, ELIF)]
    return _asked("average", average_of(scores), AVERAGE, 1)


def colour() -> Question:
    """Four blue students, or one of them changed for Kofi."""
    return _asked("colour", one_colour(_blue_and_kofi(), "blue"), COLOUR, 1)


def _blue_and_kofi() -> tuple[StudentScore, ...]:
    coached = on_table(BEN, _held("orange Mean", "blue Coach Fermat"))
    return (coached, *[on_table(one) for one in (AMARA, CHIARA, ELIF, KOFI)])


def grow() -> Question:
    """What 40 points on Ben do to the average."""
    return _asked("grow", grown(Fraction(645, FOUR), 40, "Ben (blue)"), AVERAGE, 2)


def space() -> Question:
    """How much room the cap leaves on Ben."""
    return _asked("room", room(on_table(BEN, _held("blue Coach Fermat"))), CAPPED, 2)


def fours() -> Question:
    """In how many ways four of seven students can be chosen."""
    return _asked("fours", choices(7, FOUR, "STUDENT cards"), FOURS, 2)


def free() -> Question:
    """What Ben costs in a school team of two SCHOOL cards."""
    return _asked("free", cost_of_student(BEN, 2), COST, 2)


# ── how close to the best ─────────────────────────────────────────────────────────────────────────────────────────


def bound(found: Fraction = Fraction(935, 4), most: Fraction = Fraction(1027, 4)) -> ChooseOne:
    """What is sure when an upper bound and a score are known?"""
    low, high = number_text(found), number_text(most)
    return ChooseOne(
        key="bound",
        prompt=f"A player scored {low} with a pile. An upper bound for the same pile is {high}. What is certain?",
        hint="What does the score show? What does the arithmetic show?",
        options=(
            Option(f"the best possible score is {high}", misconception=BOUND_IS_REACHED),
            Option(f"the best possible score is {low}", misconception=FOUND_IS_BEST),
            Option(f"the best possible score is {low} or more, and {high} or less", True),
            Option(
                f"the best possible score is halfway, {number_text((found + most) / 2)}", misconception=MIDDLE_IS_BEST
            ),
        ),
        why=Explanation(
            f"The best possible score is not known: it is somewhere from {low} to {high}.",
            why=(
                Explanation(f"The player who scored {low} has shown that {points_text(found)} can be reached."),
                Explanation(f"The bound shows that nobody can score more than {points_text(most)}."),
                Explanation("A better play would lift the one end, a sharper argument would lower the other."),
            ),
        ),
        again=_bound_again,
    )


def _bound_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    found = Fraction(draw.one(range(600, 900, 5)), FOUR)
    return bound(found, found + Fraction(draw.one(range(20, 160, 5)), FOUR))


QUESTIONS: dict[str, Callable[[], Question]] = {
    "ben": ben,
    "paid": paid,
    "twice": twice,
    "cost": cost,
    "each": each,
    "average": average,
    "colour": colour,
    "draw": draw,
    "grow": grow,
    "room": space,
    "fours": fours,
    "free": free,
    "bound": bound,
}
"""The questions in the order of the lesson, each made when it is asked."""
