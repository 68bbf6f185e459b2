"""Problems about scores: a school team with its tools, one STUDENT card, and the room that the cap leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question

from ...rules.cards import COLOURS, POOL, School, Student, Teacher, Tool, schools
from ...rules.moves import FOR_TOOLS
from ...rules.scoring import BONUS, CAP, DOUBLED, FOUR, StudentScore, TeamScore, standing
from ...rules.state import Board, OnTeam, PlayedStudent, PlayedTeacher, PlayedTool
from ...words.cards import key_text, number_text, points_text
from ...words.explanations import amount, why_student, why_team
from ..pictures import RULES, Cards
from ..strips import AttachCards, CapStrip
from . import drawing
from .drawing import Points

say = room(__name__)


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
        tuple([PlayedStudent(student, name) for student in students]),
        tuple([PlayedTeacher(teacher, spot) for teacher in teachers]),
        tuple([PlayedTool(tool, spot) for tool in tools]),
    )


def school_score(board: Board) -> Points:
    """What is the school score of this team?"""
    now = standing(RULES, ((0, board),))
    (team,) = now.schools
    points = [score.points for score in now.students]
    without, raw = team.average + team.bonus, team.tool_points
    return Points(
        prompt=(_told(board), Cards(board.cards)),
        hint=say("school-hint"),
        value=team.points,
        advice=drawing.points(),
        why=Explanation(say("school-team-scores", points=points_text(team.points)), why=(why_team(team),)),
        misconceptions=expected(
            team.points,
            (without + raw, idea.NO_SCHOOL_CAP),
            (without + Fraction(team.counted_tools, FOUR), idea.SCHOOL_TOOLS_SHARED),
            (without, idea.TOOLS_FORGOTTEN),
            (_with_bonus(team), idea.BONUS_FORGOTTEN if team.bonus else idea.BONUS_WITHOUT_TEACHER),
            (drawing.mean(points) + team.bonus + team.counted_tools, idea.EVERYBODY_COUNTS),
            (without + DOUBLED * team.counted_tools, idea.SCHOOL_TOOLS_DOUBLED),
        ),
        because=lambda own: say(
            "school-against",
            has_tools=own >= team.counted_tools,
            own=number_text(own),
            tools=number_text(team.counted_tools),
            left=number_text(own - team.counted_tools),
            over=own > team.points,
        ),
    )


def _with_bonus(team: TeamScore) -> Fraction:
    """The score if the colour counted the other way."""
    return team.points - BONUS if team.bonus else team.points + BONUS


def _told(board: Board) -> str:
    students = [played.card for played in board.students]
    teachers = [key_text(played.card.key) for played in board.teachers]
    name, named = board.schools[0].name, drawing.all_named(students)
    texts = [
        say("school-team-has", school=name, schools=len(board.schools), students=named),
        say("school-tools-are", tools=drawing.with_worth([played.card for played in board.tools])),
    ]
    if teachers:
        texts.append(say("school-teacher-is", teacher=teachers[0]))
    return " ".join([*texts, say("school-score-asked")])


def _school(draw: ProblemRng, level: int) -> Question:
    name = draw.one(schools())
    pupils = [student for student in drawing.STUDENTS if student.school == name]
    if level == 1:
        return school_score(school_team(name, drawing.some_students(draw, FOUR, pupils), (), _tools(draw, (4, 5))))
    size = FOUR + level - 2
    teachers = draw.some([teacher for teacher in drawing.TEACHERS if teacher.school == name], 1)
    colours = [colour for colour in COLOURS if sum([pupil.colour == colour for pupil in pupils]) >= size]
    if colours and draw.one("yyn") == "y":
        colour = draw.one(colours)
        pupils = [pupil for pupil in pupils if pupil.colour == colour]
    return school_score(school_team(name, drawing.some_students(draw, size, pupils), teachers, _tools(draw, (4, 6, 8))))


def _tools(draw: ProblemRng, counts: tuple[int, ...]) -> tuple[Tool, ...]:
    return draw.some(drawing.TOOLS, draw.one(counts))


SCHOOL = Kind("school", lambda: say("kind-school"), _school)


# ── one STUDENT card ──────────────────────────────────────────────────────────────────────────────────────────────────


def student_score(score: StudentScore, *, knows_cap: bool = True, to_attach: Sequence[Tool | Teacher] = ()) -> Points:
    """What does this STUDENT card score? Before the cap is known, nothing is said of it; others are attached first."""
    high, raw = score.student.high_score, drawing.total(score.tools)
    printed = score.printed
    return Points(
        prompt=(
            f"{say('student-score-asked', student=score.student.name)} ",
            Cards((score.student, *score.coaches, *score.tools), _attached(score)),
        ),
        hint=say("student-score-hint", cap=knows_cap),
        more_hints=(
            say("card-alone", points=points_text(printed)),
            say("tools-add", points=points_text(score.tool_points)),
        ),
        value=score.points,
        advice=drawing.points(),
        try_out=AttachCards(
            prompt=say("attach-try", student=score.student.name),
            why=Explanation(""),
            scored=lambda held: drawing.on_table(score.student, held),
            cards=tuple(to_attach),
        )
        if to_attach
        else None,
        why=why_student(score),
        misconceptions=expected(
            score.points,
            *(() if score.doubler is None else _about_teachers(score)),
            (score.uncapped, idea.NO_CAP),
            (high + score.tool_points, idea.AGE_GROUP_FORGOTTEN),
            ((high + raw) * score.multiplier, idea.ALL_MULTIPLIED),
            ((high + score.tool_points) * score.multiplier, idea.ALL_MULTIPLIED),
            (printed, idea.TOOLS_FORGOTTEN),
            (printed + DOUBLED * raw, idea.DOUBLED_ALONE),
        ),
        because=lambda own: say(
            "student-against",
            size="capped" if own > CAP and knows_cap else "less" if own < printed else _sort_of(score, own),
            own=number_text(own),
            cap=CAP,
            student=score.student.name,
            alone=number_text(printed),
            high=high,
            times=number_text(score.multiplier),
            tools=number_text(own - printed),
            worth=raw,
            over=own > score.points,
            double=number_text(DOUBLED * printed),
        ),
    )


def _sort_of(score: StudentScore, own: Fraction) -> str:
    """Whether an answer is as high as only a doubled card could be."""
    is_doubled = score.doubler is not None and own > DOUBLED * score.printed > score.points
    return "doubled" if is_doubled else "with-tools"


def _about_teachers(score: StudentScore) -> tuple[tuple[Fraction, Misconception], ...]:
    raw = drawing.total(score.tools)
    return (
        (score.printed + raw, idea.TEACHER_FORGOTTEN),
        (DOUBLED * (score.printed + raw), idea.EVERYTHING_DOUBLED),
        (score.printed + DOUBLED * DOUBLED * raw, idea.DOUBLED_TWICE),
    )


def _attached(score: StudentScore) -> str:
    """The card and what is attached to it, in sentences."""
    student, tools = drawing.named(score.student), drawing.with_worth(score.tools)
    texts = [say("student-has", student=student, tools=tools, many=len(score.tools))]
    if score.coaches:
        texts.append(say("student-teachers", teachers=drawing.cards_named(score.coaches), many=len(score.coaches)))
    return " ".join(texts)


def _student(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return student_score(drawing.on_table(drawing.multiplied(draw), draw.some(drawing.TOOLS, draw.one((1, 2)))))
    while True:
        coaches = draw.some(drawing.TEACHERS, draw.one((0, 1, 1)) if level == 2 else draw.one((1, 2)))
        score = drawing.on_table(draw.one(drawing.STUDENTS), (*coaches, *draw.some(drawing.TOOLS, draw.one((2, 3, 4)))))
        if level == 2 or score.uncapped > CAP:
            return student_score(score)


STUDENT = Kind("student", lambda: say("kind-student"), _student)

# ── the cap ───────────────────────────────────────────────────────────────────────────────────────────────────────


STRIP_STEP, WRONG_BY = 5, 60
"""How far the end of a strip moves at once, in points of tools, and how much of an answer over the cap has room."""


def room_left(score: StudentScore, *, has_strip: bool = False) -> Points:
    """How much may the tools on this STUDENT card be worth before something is lost? With a strip, in a lesson."""
    left = CAP - score.printed
    longest = int(left) if score.doubler else int(left) + WRONG_BY
    strip = CapStrip(
        prompt=say("strip-try"), why=Explanation(""), high=longest, step=STRIP_STEP, score=score, longest=longest
    )
    value = left / DOUBLED if score.doubler else left
    name, alone = score.student.name, points_text(score.printed)
    coach = f" {say('room-teacher', teacher=key_text(score.doubler.key))}" if score.doubler else ""
    lines = [Explanation(say("scores-at-most", student=name, points=alone, cap=CAP))]
    lines.append(Explanation(say("room-added"), show(CAP, "−", amount(score.printed), "=", amount(left))))
    if score.doubler:
        shown = show(amount(left), "÷", DOUBLED, "=", amount(value))
        lines.append(Explanation(say("room-doubled"), shown))
    return Points(
        prompt=(
            f"{say('room-asked', cap=CAP, student=name)} ",
            Cards((score.student, *score.coaches), f"{drawing.named(score.student)}.{coach}"),
        ),
        hint=say("room-hint", cap=CAP),
        more_hints=(
            say("scores-alone", student=name, points=alone),
            say("room-left", left=left, points=points_text(left)),
        ),
        value=value,
        advice=drawing.points(),
        try_out=replace(strip, tells_worth=False) if has_strip else None,
        pictured=None if has_strip else strip.still,
        moves=strip.drafted if has_strip else None,
        why=Explanation(say("room-filled", points=points_text(value), cap=CAP), why=tuple(lines)),
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
        because=lambda own: say(
            "room-against",
            tools=number_text(own),
            alone=number_text(score.printed),
            added=number_text(own * (DOUBLED if score.doubler else 1)),
            score=number_text(score.printed + own * (DOUBLED if score.doubler else 1)),
            cap=CAP,
            over=own > value,
        ),
    )


def lost_to_the_cap(scores: Sequence[StudentScore]) -> Points:
    """How many points does the cap take away from an average of four?"""
    team = TeamScore(None, tuple(scores))
    over = [max(Fraction(0), score.uncapped - CAP) for score in scores]
    lost = sum(over, Fraction(0))
    value = lost / FOUR
    lines = [why_student(score) for score in scores if score.uncapped > CAP]
    lines.append(Explanation(say("lost-is-shared"), show(amount(lost), "÷", FOUR, "=", amount(value))))
    return Points(
        prompt=(
            say("no-cap-asked", students="; ".join(map(_with_tools, scores))),
            Cards(tuple([score.student for score in scores])),
        ),
        hint=say("no-cap-hint", cap=CAP),
        value=value,
        advice=drawing.points(),
        why=Explanation(
            say("no-cap-answer", average=points_text(team.average), higher=points_text(team.average + value)),
            why=tuple(lines),
        ),
        misconceptions=expected(
            value,
            (lost, idea.POINT_FOR_POINT),
            (0, idea.CAP_FORGOTTEN),
            (Fraction(drawing.total([tool for score in scores for tool in score.tools]), FOUR), idea.ALL_TOOLS_LOST),
        ),
        because=lambda own: say("no-cap-against", own=number_text(own), lost=points_text(FOUR * own), over=own > value),
    )


def _with_tools(score: StudentScore) -> str:
    student = drawing.named(score.student)
    if not score.tools:
        return student
    worth = number_text(drawing.total(score.tools))
    return say("student-with-tools", student=student, worth=worth, is_doubled=score.doubler is not None)


HIGH = tuple([student for student in drawing.STUDENTS if drawing.on_table(student).points >= 190])
"""Students whom the cap will bite."""


def _cap(draw: ProblemRng, level: int) -> Question:
    if level < 3:
        return room_left(drawing.on_table(draw.one(drawing.STUDENTS), draw.some(drawing.TEACHERS, level - 1)))
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


CAPPED = Kind("cap", lambda: say("kind-cap"), _cap)
