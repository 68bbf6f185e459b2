"""Problems about one STUDENT card: what it scores, and how much room the cap leaves for tools."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.games.mathleague.cards import Tool
from mathgames_widgets.games.mathleague.explain_scores import amount, why_student
from mathgames_widgets.games.mathleague.scoring import CAP, DOUBLED, FOUR, StudentScore, TeamScore
from mathgames_widgets.games.mathleague.wording import key_text, number_text, points_text
from mathgames_widgets.lesson.mathleague_ideas import (
    AGE_GROUP_FORGOTTEN,
    ALL_MULTIPLIED,
    ALL_TOOLS_LOST,
    CAP_FORGOTTEN,
    CAP_ITSELF,
    DOUBLED_ALONE,
    DOUBLED_TWICE,
    DOUBLING_TURNED_ROUND,
    EVERYTHING_DOUBLED,
    NO_CAP,
    POINT_FOR_POINT,
    TEACHER_FORGOTTEN,
    TOOLS_FORGOTTEN,
)
from mathgames_widgets.lesson.mathleague_practice.drawing import (
    POINTS,
    STUDENTS,
    TEACHERS,
    TOOLS,
    Points,
    cards_named,
    multiplied,
    named,
    on_table,
    some_students,
    total,
    with_worth,
)
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.questions import Misconception
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show

# ── the score of one card ─────────────────────────────────────────────────────────────────────────────────────────


def student_score(score: StudentScore) -> Points:
    """What does this STUDENT card score?"""
    high, raw = score.student.high_score, total(score.tools)
    printed = score.printed
    return Points(
        key="",
        prompt=f"{_attached(score)} What does the STUDENT card score?",
        hint="First the high score with its age group, then the tools, and at last the cap.",
        value=score.points,
        advice=POINTS,
        why=why_student(score),
        misconceptions=expected(
            score.points,
            *(() if score.doubler is None else _about_teachers(score)),
            (score.uncapped, NO_CAP),
            (high + score.tool_points, AGE_GROUP_FORGOTTEN),
            ((high + raw) * score.multiplier, ALL_MULTIPLIED),
            (printed, TOOLS_FORGOTTEN),
            (printed + DOUBLED * raw, DOUBLED_ALONE),
        ),
    )


def _about_teachers(score: StudentScore) -> tuple[tuple[Fraction, Misconception], ...]:
    raw = total(score.tools)
    return (
        (score.printed + raw, TEACHER_FORGOTTEN),
        (DOUBLED * (score.printed + raw), EVERYTHING_DOUBLED),
        (score.printed + DOUBLED * DOUBLED * raw, DOUBLED_TWICE),
    )


def _attached(score: StudentScore) -> str:
    """The card and what is attached to it, in sentences."""
    texts = [f"{named(score.student)} has {_tools_text(score.tools)} attached."]
    if score.coaches:
        what = "the TEACHER card" if len(score.coaches) == 1 else "the TEACHER cards"
        texts.append(f"On the same card there {_are(score.coaches)} {what} {cards_named(score.coaches)}.")
    return " ".join(texts)


def _tools_text(tools: Sequence[Tool]) -> str:
    return f"the TOOL card{'' if len(tools) == 1 else 's'} {with_worth(tools)}"


def _are(cards: Sequence[object]) -> str:
    return "is" if len(cards) == 1 else "are"


def _student(draw: Draw, level: int) -> Task:
    if level == 1:
        return Task(student_score(on_table(multiplied(draw), draw.some(TOOLS, draw.one((1, 2))))))
    while True:
        coaches = draw.some(TEACHERS, draw.one((0, 1, 1)) if level == 2 else draw.one((1, 2)))
        score = on_table(draw.one(STUDENTS), (*coaches, *draw.some(TOOLS, draw.one((2, 3, 4)))))
        if level == 2 or score.uncapped > CAP:
            return Task(student_score(score))


STUDENT = Kind("student", "The score of a STUDENT card", _student)

# ── the cap ───────────────────────────────────────────────────────────────────────────────────────────────────────


def room(score: StudentScore) -> Points:
    """How much may the tools on this STUDENT card be worth before something is lost?"""
    left = CAP - score.printed
    value = left / DOUBLED if score.doubler else left
    coach = f" The TEACHER card {key_text(score.doubler.key)} is attached to it." if score.doubler else ""
    lines = [Explanation(f"It scores {points_text(score.printed)} without tools, and {CAP} at most.")]
    lines.append(Explanation("So tools can add this much.", show(CAP, "−", amount(score.printed), "=", amount(left))))
    if score.doubler:
        shown = show(amount(left), "÷", DOUBLED, "=", amount(value))
        lines.append(Explanation("With a teacher each point of a tool counts double.", shown))
    return Points(
        key="",
        prompt=f"{named(score.student)} lies on the table.{coach} How many points may the TOOL cards that are attached "
        "to it be worth together before any of them are lost?",
        hint=f"What does the card score without tools? How much is missing to {CAP}?",
        value=value,
        advice=POINTS,
        why=Explanation(f"Tools worth {points_text(value)} fill the room up to {CAP}.", why=tuple(lines)),
        misconceptions=expected(
            value,
            (left, TEACHER_FORGOTTEN),
            (left / DOUBLED, DOUBLED_ALONE),
            (DOUBLED * left, DOUBLING_TURNED_ROUND),
            (CAP - score.student.high_score, AGE_GROUP_FORGOTTEN),
            (Fraction(CAP - score.student.high_score, DOUBLED), AGE_GROUP_FORGOTTEN),
            (CAP, CAP_ITSELF),
            (Fraction(CAP, DOUBLED), CAP_ITSELF),
        ),
    )


def lost_to_the_cap(scores: Sequence[StudentScore]) -> Points:
    """How many points does the cap take away from an average of four?"""
    team = TeamScore(None, tuple(scores))
    over = [max(Fraction(0), score.uncapped - CAP) for score in scores]
    lost = sum(over, Fraction(0))
    value = lost / FOUR
    told = [f"{named(score.student)}{_worth_of_tools(score)}" for score in scores]
    lines = [why_student(score) for score in scores if score.uncapped > CAP]
    lines.append(Explanation("What is lost is shared by four.", show(amount(lost), "÷", FOUR, "=", amount(value))))
    return Points(
        key="",
        prompt=f"Four STUDENT cards make an all-star team: {'; '.join(told)}. "
        "How much higher would the average be if there were no cap?",
        hint=f"Which scores would be over {CAP}, and by how much? The average of four is asked for.",
        value=value,
        advice=POINTS,
        why=Explanation(
            f"The average is {points_text(team.average)}, and it would be {points_text(team.average + value)}.",
            why=tuple(lines),
        ),
        misconceptions=expected(
            value,
            (lost, POINT_FOR_POINT),
            (0, CAP_FORGOTTEN),
            (Fraction(total([tool for score in scores for tool in score.tools]), FOUR), ALL_TOOLS_LOST),
        ),
    )


def _worth_of_tools(score: StudentScore) -> str:
    if not score.tools:
        return ""
    doubled = " and a TEACHER card" if score.doubler else ""
    return f" with tools worth {number_text(total(score.tools))}{doubled}"


HIGH = tuple([one for one in STUDENTS if on_table(one).points >= 190])
"""Students whom the cap will bite."""


def _cap(draw: Draw, level: int) -> Task:
    if level < 3:
        return Task(room(on_table(draw.one(STUDENTS), draw.some(TEACHERS, level - 1))))
    while True:
        high, *others = draw.one(HIGH), *some_students(draw, FOUR - 1)
        students, tools = (high, *others), draw.shuffled(TOOLS)
        if high in others:
            continue
        held = (tools[:3], tools[3:6], (), ())
        scores = [
            on_table(student, (*draw.some(TEACHERS, 1 if mine else 0), *mine))
            for student, mine in zip(students, held, strict=True)
        ]
        if any(score.uncapped > CAP for score in scores):
            return Task(lost_to_the_cap(scores))


CAPPED = Kind("cap", "Where the cap bites", _cap)
