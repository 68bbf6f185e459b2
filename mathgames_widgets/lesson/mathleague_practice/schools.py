"""Problems about the score of a school team: four of its students, one colour, and tools on the school."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.mathleague.attaching import FOR_TOOLS
from mathgames_widgets.games.mathleague.cards import COLOURS, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.explain_scores import why_team
from mathgames_widgets.games.mathleague.pool import POOL, schools
from mathgames_widgets.games.mathleague.scoring import BONUS, DOUBLED, FOUR, TeamScore, standing
from mathgames_widgets.games.mathleague.state import Board, OnTeam, PlayedStudent, PlayedTeacher, PlayedTool
from mathgames_widgets.games.mathleague.wording import key_text, points_text
from mathgames_widgets.lesson.mathleague_ideas import (
    BONUS_FORGOTTEN,
    BONUS_WITHOUT_TEACHER,
    EVERYBODY_COUNTS,
    NO_SCHOOL_CAP,
    SCHOOL_TOOLS_DOUBLED,
    SCHOOL_TOOLS_SHARED,
    TOOLS_FORGOTTEN,
)
from mathgames_widgets.lesson.mathleague_practice.drawing import (
    POINTS,
    RULES,
    STUDENTS,
    TEACHERS,
    TOOLS,
    Points,
    all_named,
    mean,
    some_students,
    with_worth,
)
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.maths.explanation import Explanation


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
        key="",
        prompt=_told(board),
        hint="First the average of the best four. Then the colour, and at last the tools on the school.",
        value=team.points,
        advice=POINTS,
        why=Explanation(f"The school team scores {points_text(team.points)}.", why=(why_team(team),)),
        misconceptions=expected(
            team.points,
            (without + raw, NO_SCHOOL_CAP),
            (without + Fraction(team.counted_tools, FOUR), SCHOOL_TOOLS_SHARED),
            (without, TOOLS_FORGOTTEN),
            (_with_bonus(team), BONUS_FORGOTTEN if team.bonus else BONUS_WITHOUT_TEACHER),
            (mean(points) + team.bonus + team.counted_tools, EVERYBODY_COUNTS),
            (without + DOUBLED * team.counted_tools, SCHOOL_TOOLS_DOUBLED),
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
        f"Its students are {all_named(students)}.",
        f"Attached to the school are the TOOL cards {with_worth([played.card for played in board.tools])}.",
    ]
    if teachers:
        texts.append(f"The TEACHER card {teachers[0]} is attached to it, too.")
    return " ".join([*texts, "What is its school score?"])


def _school(draw: Draw, level: int) -> Task:
    name = draw.one(schools())
    pupils = [one for one in STUDENTS if one.school == name]
    if level == 1:
        return Task(school_score(school_team(name, some_students(draw, FOUR, pupils), (), _tools(draw, (4, 5)))))
    size = FOUR + level - 2
    teachers = draw.some([one for one in TEACHERS if one.school == name], 1)
    colours = [colour for colour in COLOURS if sum([one.colour == colour for one in pupils]) >= size]
    if colours and draw.one("yyn") == "y":
        colour = draw.one(colours)
        pupils = [one for one in pupils if one.colour == colour]
    return Task(school_score(school_team(name, some_students(draw, size, pupils), teachers, _tools(draw, (4, 6, 8)))))


def _tools(draw: Draw, counts: tuple[int, ...]) -> tuple[Tool, ...]:
    return draw.some(TOOLS, draw.one(counts))


SCHOOL = Kind("school", "The school score", _school)
