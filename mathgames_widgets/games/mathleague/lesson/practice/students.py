"""Problems about scores: a school team with its tools, one STUDENT card, and the room that the cap leaves."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Misconception, Question

from ...rules.cards import COLOURS, POOL, School, Student, Teacher, Tool, schools
from ...rules.moves import FOR_TOOLS
from ...rules.scoring import BONUS, CAP, DOUBLED, FOUR, StudentScore, TeamScore, standing
from ...rules.state import Board, OnTeam, PlayedStudent, PlayedTeacher, PlayedTool
from ...words.explanations import amount, why_student, why_team
from ...words.sentences import key_text, number_text, points_text
from ..pictures import RULES, Cards
from . import drawing
from .drawing import Points


def school_team(
    name: str, students: tuple[Student, ...], teachers: tuple[Teacher, ...], tools: tuple[Tool, ...]
) -> Board:
    """A school team with three SCHOOL cards, and cards that are attached to it.

    >>> len(school_team("Euler Academy", (), (), ()).schools)
    3
    """
    spot = OnTeam(name)
    return Board(
        tuple([card for card in POOL if isinstance(card, School) and card.name == name])[:FOR_TOOLS],
        tuple([PlayedStudent(one, name) for one in students]),
        tuple([PlayedTeacher(one, spot) for one in teachers]),
        tuple([PlayedTool(one, spot) for one in tools]),
    )


def school_score(board: Board) -> Points:
    """What is the school score of this team?"""
    now = standing(RULES, ((0, board),))
    (team,) = now.schools
    points = [score.points for score in now.students]
    without, raw = team.average + team.bonus, team.tool_points
    return Points(
        prompt=(_told(board), Cards(board.cards)),
        hint="First the average of the best four. Then the color, and at last the tools on the school.",
        value=team.points,
        advice=drawing.POINTS,
        why=Explanation(f"The school team scores {points_text(team.points)}.", why=(why_team(team),)),
        misconceptions=expected(
            team.points,
            (without + raw, idea.NO_SCHOOL_CAP),
            (without + Fraction(team.counted_tools, FOUR), idea.SCHOOL_TOOLS_SHARED),
            (without, idea.TOOLS_FORGOTTEN),
            (_with_bonus(team), idea.BONUS_FORGOTTEN if team.bonus else idea.BONUS_WITHOUT_TEACHER),
            (drawing.mean(points) + team.bonus + team.counted_tools, idea.EVERYBODY_COUNTS),
            (without + DOUBLED * team.counted_tools, idea.SCHOOL_TOOLS_DOUBLED),
        ),
    )


def _with_bonus(team: TeamScore) -> Fraction:
    """The score if the colour counted the other way."""
    return team.points - BONUS if team.bonus else team.points + BONUS


def _told(board: Board) -> str:
    students = [played.card for played in board.students]
    teachers = [key_text(played.card.key) for played in board.teachers]
    texts = [
        f"The school team {board.schools[0].name} has {counted(len(board.schools), 'SCHOOL card')}. "
        f"Its students are {drawing.all_named(students)}.",
        f"Attached to the school are the TOOL cards {drawing.with_worth([played.card for played in board.tools])}.",
    ]
    if teachers:
        texts.append(f"The TEACHER card {teachers[0]} is attached to it, too.")
    return " ".join([*texts, "What is its school score?"])


def _school(draw: Draw, level: int) -> Question:
    name = draw.one(schools())
    pupils = [one for one in drawing.STUDENTS if one.school == name]
    if level == 1:
        return school_score(school_team(name, drawing.some_students(draw, FOUR, pupils), (), _tools(draw, (4, 5))))
    size = FOUR + level - 2
    teachers = draw.some([one for one in drawing.TEACHERS if one.school == name], 1)
    colours = [colour for colour in COLOURS if sum([one.colour == colour for one in pupils]) >= size]
    if colours and draw.one("yyn") == "y":
        colour = draw.one(colours)
        pupils = [one for one in pupils if one.colour == colour]
    return school_score(school_team(name, drawing.some_students(draw, size, pupils), teachers, _tools(draw, (4, 6, 8))))


def _tools(draw: Draw, counts: tuple[int, ...]) -> tuple[Tool, ...]:
    return draw.some(drawing.TOOLS, draw.one(counts))


SCHOOL = Kind("school", "The school score", _school)


# ── one STUDENT card ──────────────────────────────────────────────────────────────────────────────────────────────────


def student_score(score: StudentScore) -> Points:
    """What does this STUDENT card score?"""
    high, raw = score.student.high_score, drawing.total(score.tools)
    printed = score.printed
    return Points(
        prompt=(
            f"What does {score.student.name} score with these cards attached? ",
            Cards((score.student, *score.coaches, *score.tools), _attached(score)),
        ),
        hint="First the high score with its age group, then the tools, and at last the cap.",
        more_hints=(
            f"The card alone counts {points_text(printed)}.",
            f"The tools add {points_text(score.tool_points)}.",
        ),
        value=score.points,
        advice=drawing.POINTS,
        why=why_student(score),
        misconceptions=expected(
            score.points,
            *(() if score.doubler is None else _about_teachers(score)),
            (score.uncapped, idea.NO_CAP),
            (high + score.tool_points, idea.AGE_GROUP_FORGOTTEN),
            ((high + raw) * score.multiplier, idea.ALL_MULTIPLIED),
            (printed, idea.TOOLS_FORGOTTEN),
            (printed + DOUBLED * raw, idea.DOUBLED_ALONE),
        ),
    )


def _about_teachers(score: StudentScore) -> tuple[tuple[Fraction, Misconception], ...]:
    raw = drawing.total(score.tools)
    return (
        (score.printed + raw, idea.TEACHER_FORGOTTEN),
        (DOUBLED * (score.printed + raw), idea.EVERYTHING_DOUBLED),
        (score.printed + DOUBLED * DOUBLED * raw, idea.DOUBLED_TWICE),
    )


def _attached(score: StudentScore) -> str:
    """The card and what is attached to it, in sentences."""
    what = "the TOOL card" if len(score.tools) == 1 else "the TOOL cards"
    texts = [f"{drawing.named(score.student)} has {what} {drawing.with_worth(score.tools)} attached."]
    if score.coaches:
        what = "is the TEACHER card" if len(score.coaches) == 1 else "are the TEACHER cards"
        texts.append(f"On the same card there {what} {drawing.cards_named(score.coaches)}.")
    return " ".join(texts)


def _student(draw: Draw, level: int) -> Question:
    if level == 1:
        return student_score(drawing.on_table(drawing.multiplied(draw), draw.some(drawing.TOOLS, draw.one((1, 2)))))
    while True:
        coaches = draw.some(drawing.TEACHERS, draw.one((0, 1, 1)) if level == 2 else draw.one((1, 2)))
        score = drawing.on_table(draw.one(drawing.STUDENTS), (*coaches, *draw.some(drawing.TOOLS, draw.one((2, 3, 4)))))
        if level == 2 or score.uncapped > CAP:
            return student_score(score)


STUDENT = Kind("student", "The score of a STUDENT card", _student)

# ── the cap ───────────────────────────────────────────────────────────────────────────────────────────────────────


def room(score: StudentScore) -> Points:
    """How much may the tools on this STUDENT card be worth before something is lost?"""
    left = CAP - score.printed
    value = left / DOUBLED if score.doubler else left
    coach = f" The TEACHER card {key_text(score.doubler.key)} is attached to it." if score.doubler else ""
    lines = [Explanation(f"{score.student.name} scores {points_text(score.printed)} without tools, and {CAP} at most.")]
    lines.append(Explanation("So tools can add this much.", show(CAP, "−", amount(score.printed), "=", amount(left))))
    if score.doubler:
        shown = show(amount(left), "÷", DOUBLED, "=", amount(value))
        lines.append(Explanation("With a teacher each point of a tool counts double.", shown))
    return Points(
        prompt=(
            f"No student scores over {CAP}. What may the tools on {score.student.name} be worth before any is lost? ",
            Cards((score.student, *score.coaches), f"{drawing.named(score.student)}.{coach}"),
        ),
        hint=f"What does the card score without tools? How much is missing to {CAP}?",
        more_hints=(
            f"{score.student.name} scores {points_text(score.printed)} without tools.",
            f"{points_text(left)} are missing. What does a point of a tool count here?",
        ),
        value=value,
        advice=drawing.POINTS,
        why=Explanation(f"Tools worth {points_text(value)} fill the room up to {CAP}.", why=tuple(lines)),
        misconceptions=expected(
            value,
            (left, idea.TEACHER_FORGOTTEN),
            (left / DOUBLED, idea.DOUBLED_ALONE),
            (DOUBLED * left, idea.DOUBLING_TURNED_ROUND),
            (CAP - score.student.high_score, idea.AGE_GROUP_FORGOTTEN),
            (Fraction(CAP - score.student.high_score, DOUBLED), idea.AGE_GROUP_FORGOTTEN),
            (CAP, idea.CAP_ITSELF),
            (Fraction(CAP, DOUBLED), idea.CAP_ITSELF),
        ),
    )


def lost_to_the_cap(scores: Sequence[StudentScore]) -> Points:
    """How many points does the cap take away from an average of four?"""
    team = TeamScore(None, tuple(scores))
    over = [max(Fraction(0), score.uncapped - CAP) for score in scores]
    lost = sum(over, Fraction(0))
    value = lost / FOUR
    told = [f"{drawing.named(score.student)}{_worth_of_tools(score)}" for score in scores]
    lines = [why_student(score) for score in scores if score.uncapped > CAP]
    lines.append(Explanation("What is lost is shared by four.", show(amount(lost), "÷", FOUR, "=", amount(value))))
    return Points(
        prompt=(
            f"Four STUDENT cards make an all-star team: {'; '.join(told)}. "
            "How much higher would the average be if there were no cap?",
            Cards(tuple([score.student for score in scores])),
        ),
        hint=f"Which scores would be over {CAP}, and by how much? The average of four is asked for.",
        value=value,
        advice=drawing.POINTS,
        why=Explanation(
            f"The average is {points_text(team.average)}, and it would be {points_text(team.average + value)}.",
            why=tuple(lines),
        ),
        misconceptions=expected(
            value,
            (lost, idea.POINT_FOR_POINT),
            (0, idea.CAP_FORGOTTEN),
            (Fraction(drawing.total([tool for score in scores for tool in score.tools]), FOUR), idea.ALL_TOOLS_LOST),
        ),
    )


def _worth_of_tools(score: StudentScore) -> str:
    if not score.tools:
        return ""
    doubled = " and a TEACHER card" if score.doubler else ""
    return f" with tools worth {number_text(drawing.total(score.tools))}{doubled}"


HIGH = tuple([one for one in drawing.STUDENTS if drawing.on_table(one).points >= 190])
"""Students whom the cap will bite."""


def _cap(draw: Draw, level: int) -> Question:
    if level < 3:
        return room(drawing.on_table(draw.one(drawing.STUDENTS), draw.some(drawing.TEACHERS, level - 1)))
    while True:
        high, *others = draw.one(HIGH), *drawing.some_students(draw, FOUR - 1)
        students, tools = (high, *others), draw.shuffled(drawing.TOOLS)
        if high in others:
            continue
        held = (tools[:3], tools[3:6], (), ())
        scores = [
            drawing.on_table(student, (*draw.some(drawing.TEACHERS, 1 if mine else 0), *mine))
            for student, mine in zip(students, held, strict=True)
        ]
        if any(score.uncapped > CAP for score in scores):
            return lost_to_the_cap(scores)


CAPPED = Kind("cap", "Where the cap bites", _cap)
