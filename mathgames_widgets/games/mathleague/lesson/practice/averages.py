"""Problems about four students: their average, the best four of more, and four of one colour."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected

from ...rules.cards import COLOURS, Student, Teacher
from ...rules.scoring import BONUS, FOUR, StudentScore, TeamScore, all_star_score
from ...words.explanations import amount, why_one_colour, why_team
from ...words.sentences import key_text, number_text, points_text
from .drawing import (
    POINTS,
    STUDENTS,
    TEACHERS,
    TOOLS,
    Points,
    all_named,
    mean,
    named,
    on_table,
    some_students,
    with_worth,
)

# ── an average ────────────────────────────────────────────────────────────────────────────────────────────────────


def average_of(scores: Sequence[StudentScore]) -> Points:
    """What is the all-star score of four students?"""
    team = TeamScore(None, tuple(scores))
    points = [score.points for score in scores]
    return Points(
        key="",
        prompt=f"You have four STUDENT cards: {all_named([score.student for score in scores])}. "
        "What is their all-star score, the average of the four?",
        hint="Work out the score of each card with its age group. Add all four, and divide by 4.",
        value=team.points,
        advice=POINTS,
        why=why_team(team),
        misconceptions=expected(
            team.points,
            (sum(points, Fraction(0)), idea.NOT_DIVIDED),
            (mean([score.student.high_score for score in scores]), idea.AGE_GROUP_FORGOTTEN),
            ((max(points) + min(points)) / 2, idea.MIDDLE_OF_ENDS),
        ),
    )


def grown(average: Fraction, gained: int, who: str) -> Points:
    """What does an average become when one of four gains some points?"""
    growth = Fraction(gained, FOUR)
    return Points(
        key="",
        prompt=f"The average of your four students is {number_text(average)}. Then tools add {gained} points to the "
        f"score of {who}. What is the average now?",
        hint="All four share what one of them gains.",
        value=average + growth,
        advice=POINTS,
        why=Explanation(
            f"The average is {points_text(average + growth)} now.",
            shown=show(amount(average), "+", amount(growth), "=", amount(average + growth)),
            why=(Explanation("What one gains is shared by four.", show(gained, "÷", FOUR, "=", amount(growth))),),
        ),
        misconceptions=expected(
            average + growth,
            (average + gained, idea.POINT_FOR_POINT),
            ((average + gained) / 2, idea.MIDDLE_OF_ENDS),
            ((average + gained) / FOUR, idea.NOT_DIVIDED),
            (average, idea.SCORES_DIFFER),
        ),
    )


def still_missing(average: Fraction, win_number: int) -> Points:
    """How many points must four students gain together to reach the win number?"""
    missing = win_number - average
    return Points(
        key="",
        prompt=f"Your all-star score is {number_text(average)}, and the win number is {win_number}. "
        "How many points must your four students gain together?",
        hint="How much must the average grow? And how much does it grow when one student gains 4 points?",
        value=FOUR * missing,
        advice=POINTS,
        why=Explanation(
            f"Together they must gain {points_text(FOUR * missing)}.",
            shown=show(FOUR, "×", amount(missing), "=", amount(FOUR * missing)),
            why=(
                Explanation(
                    "So much must the average grow.",
                    shown=show(win_number, "−", amount(average), "=", amount(missing)),
                ),
                Explanation("It grows by a quarter of what the four gain."),
            ),
        ),
        misconceptions=expected(
            FOUR * missing,
            (missing, idea.POINT_FOR_POINT),
            (missing / FOUR, idea.DIVIDED_AGAIN),
            (win_number, idea.NOT_DIVIDED),
        ),
    )


def _average(draw: Draw, level: int) -> Task:
    scores = [on_table(student) for student in some_students(draw, FOUR)]
    if level == 1:
        return Task(average_of(scores))
    average = TeamScore(None, tuple(scores)).average
    if level == 2:
        return Task(grown(average, draw.one(range(5, 45, 5)), key_text(draw.one(scores).student.key)))
    return Task(still_missing(average, draw.one(range(230, 291))))


AVERAGE = Kind("average", "An average of four", _average)

# ── the best four ─────────────────────────────────────────────────────────────────────────────────────────────────


def best_four(scores: Sequence[StudentScore]) -> Points:
    """What is the best all-star score of more than four students?"""
    best = all_star_score(scores)
    assert best is not None, "there are more than four"
    by_print = sorted(scores, key=lambda score: -score.student.high_score)[:FOUR]
    chosen = {score.student.key for score in best.students}
    out = [key_text(score.student.key) for score in scores if score.student.key not in chosen]
    told = [f"{named(score.student)}{_with_tools(score)}" for score in scores]
    return Points(
        key="",
        prompt=f"You have {len(scores)} STUDENT cards: {'; '.join(told)}. What is your best all-star score?",
        hint="Work out the score of each card. Which four are the highest?",
        value=best.points,
        advice=POINTS,
        why=Explanation(
            f"The best four score {points_text(best.points)}; {' and '.join(out)} stay out.", why=(why_team(best),)
        ),
        misconceptions=expected(
            best.points,
            (mean([score.points for score in scores]), idea.EVERYBODY_COUNTS),
            (mean([score.points for score in by_print]), idea.PRINTED_ORDER),
            (mean([score.points for score in scores[:FOUR]]), idea.FIRST_FOUR),
            (sum([score.points for score in best.students], Fraction(0)), idea.NOT_DIVIDED),
            (mean([score.student.high_score for score in by_print]), idea.AGE_GROUP_FORGOTTEN),
        ),
    )


def _with_tools(score: StudentScore) -> str:
    return f" with {with_worth(score.tools)}" if score.tools else ""


def _best(draw: Draw, level: int) -> Task:
    students = some_students(draw, FOUR + level if level < 3 else FOUR + 2)
    tools = draw.shuffled(TOOLS) if level == 3 else ()
    held = [tools[:2], tools[2:4]]
    return Task(best_four([on_table(one, held[n] if n < 2 else ()) for n, one in enumerate(students)]))


BEST = Kind("best", "The best four", _best)

# ── one colour ────────────────────────────────────────────────────────────────────────────────────────────────────


def one_colour(scores: Sequence[StudentScore], colour: str) -> ChooseOne:
    """Four of one colour, or the four highest?"""
    mine = TeamScore(None, _of_colour(scores, colour), scores[0].coaches[0])
    highest = TeamScore(None, tuple(sorted(scores, key=lambda score: -score.points)[:FOUR]))
    ahead = mine.points - highest.points
    options = (
        Option(f"the four {colour} ones", ahead > 0, None if ahead > 0 else idea.BONUS_ALWAYS),
        Option("the four highest scores", ahead < 0, None if ahead < 0 else idea.HIGHEST_ALWAYS),
        Option("both are alike", not ahead, idea.SCORES_DIFFER if ahead else None),
    )
    return ChooseOne(
        key="",
        prompt=f"You have {_told(scores)} Which four score more?",
        hint="How much higher are the four highest together? What are 50 points after the average worth?",
        options=options,
        why=Explanation(
            f"{_claim(colour, ahead)}: {number_text(mine.points)} and {number_text(highest.points)} points.",
            why=(why_team(mine), why_team(highest), why_one_colour()),
        ),
    )


def _claim(colour: str, ahead: Fraction) -> str:
    if not ahead:
        return "Both are alike"
    return f"The four {colour} ones score more" if ahead > 0 else "The four highest score more"


def _of_colour(scores: Sequence[StudentScore], colour: str) -> tuple[StudentScore, ...]:
    found = [score for score in scores if score.student.colour == colour]
    return tuple(sorted(found, key=lambda score: -score.points)[:FOUR])


def _told(scores: Sequence[StudentScore]) -> str:
    told = [f"{key_text(one.student.key)} with {points_text(one.points)}" for one in scores]
    coached, teacher = scores[0].student, scores[0].coaches[0]
    return f"{'; '.join(told)}. The TEACHER card {key_text(teacher.key)} is attached to {key_text(coached.key)}."


def best_of_all(scores: Sequence[StudentScore], colour: str) -> Points:
    """What is the best all-star score where a colour may bring 50 points?"""
    best = all_star_score(scores)
    assert best is not None, "there are more than four"
    highest = mean([score.points for score in sorted(scores, key=lambda score: -score.points)[:FOUR]])
    mine = mean([score.points for score in _of_colour(scores, colour)])
    return Points(
        key="",
        prompt=f"You have {_told(scores)} What is your best all-star score?",
        hint=f"Work out the four highest, and the four {colour} ones. Does the TEACHER card bring the 50 points?",
        value=best.points,
        advice=POINTS,
        why=Explanation(f"The best four score {points_text(best.points)}.", why=(why_team(best), why_one_colour())),
        misconceptions=expected(
            best.points,
            (mine + BONUS, idea.BONUS_WITHOUT_TEACHER if scores[0].coaches[0].colour != colour else idea.BONUS_ALWAYS),
            (highest, idea.BONUS_FORGOTTEN),
            (mine, idea.BONUS_FORGOTTEN),
            (mine + Fraction(BONUS, FOUR), idea.BONUS_IN_THE_AVERAGE),
            (highest + BONUS, idea.BONUS_WITHOUT_TEACHER),
        ),
    )


def _colours(draw: Draw, level: int) -> Task:
    wanted = draw.one((-1, 1, 1))
    while True:
        colour = draw.one(COLOURS[:FOUR])
        same = draw.some([one for one in STUDENTS if one.colour == colour], FOUR)
        others = draw.some([one for one in STUDENTS if one.colour != colour], 2 if level == 1 else 3)
        teacher = draw.one([one for one in TEACHERS if level == 3 or one.colour == colour])
        tools = draw.shuffled(TOOLS)
        scores = [_coached(same[0], teacher), *[on_table(one) for one in same[1:]]]
        scores += [on_table(one, tools[5 * n : 5 * n + 5]) for n, one in enumerate(others)]
        if level == 3:
            return Task(best_of_all(scores, colour))
        question = one_colour(scores, colour)
        if wanted * (1 - 2 * question.solution) > 0:
            return Task(question)


def _coached(student: Student, teacher: Teacher) -> StudentScore:
    return on_table(student, (teacher,))


COLOUR = Kind("colour", "Four of one colour", _colours)
