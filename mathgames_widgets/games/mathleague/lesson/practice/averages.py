"""Problems about four students: their average, the best four of more, and four of one colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Question, Text

from ...rules.cards import COLOURS, ELEM, Student, Teacher
from ...rules.scoring import BONUS, FOUR, StudentScore, TeamScore, all_star_score
from ...rules.state import Rules
from ...words.explanations import amount, why_one_colour, why_team
from ...words.sentences import key_text, number_text, points_text
from ..answers import Pick
from ..pictures import AS_PRINTED, RULES, Cards
from .drawing import POINTS, STUDENTS, TEACHERS, TOOLS, Points, all_named, cards_named, mean, on_table, some_students

# ── an average ────────────────────────────────────────────────────────────────────────────────────────────────────


def average_of(scores: Sequence[StudentScore]) -> Points:
    """What is the all-star score of four students?"""
    team = TeamScore(None, tuple(scores))
    points = [score.points for score in scores]
    return Points(
        prompt=("What is the all-star score of these four, their average? ", _shown(scores, all_named)),
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


def grown(scores: Sequence[StudentScore], gained: int, who: StudentScore, rules: Rules = RULES) -> Points:
    """What does an average become when one of four gains some points?"""
    average, growth = TeamScore(None, tuple(scores)).average, Fraction(gained, FOUR)
    name = who.student.name
    return Points(
        prompt=(
            f"The average of these four is {number_text(average)}. {name} gains {gained} points. "
            "What is the average now? ",
            _shown(scores, cards_named, rules),
        ),
        hint=f"All four share what {name} gains.",
        more_hints=(
            f"How much more is the sum of the four scores? What does that do to the average, a {FOUR}th of it?",
            f"Divide {gained} by {FOUR}, and add that to {number_text(average)}.",
        ),
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


def _shown(scores: Sequence[StudentScore], words: Callable[[Sequence[Student]], str], rules: Rules = RULES) -> Cards:
    students = tuple([score.student for score in scores])
    return Cards(students, words(students), rules)


def still_missing(scores: Sequence[StudentScore], win_number: int) -> Points:
    """How many points must four students gain together to reach the win number?"""
    average = TeamScore(None, tuple(scores)).average
    missing = win_number - average
    return Points(
        prompt=(
            f"The average of these four is {number_text(average)}, and {win_number} wins. "
            "How many points must the four gain together? ",
            _shown(scores, cards_named),
        ),
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


def _average(draw: Draw, level: int) -> Question:
    scores = [on_table(student) for student in some_students(draw, FOUR)]
    if level == 1:
        return average_of(scores)
    if level == 2:
        return grown(scores, draw.one(range(5, 45, 5)), draw.one(scores))
    return still_missing(scores, draw.one(range(230, 291)))


AVERAGE = Kind("average", "An average of four", _average)

# ── the best four ─────────────────────────────────────────────────────────────────────────────────────────────────


def best_four(prompt: Text, scores: Sequence[StudentScore], rules: Rules = RULES) -> Pick:
    """Which four of more than four students make the best team? One colour may bring 50 points."""
    teams = {four: _team(scores, four) for four in combinations(range(len(scores)), FOUR)}
    points = max(team.points for team in teams.values())
    right = [four for four, team in teams.items() if team.points == points]
    in_all = [score for place, score in enumerate(scores) if all(place in four for four in right)]
    in_none = [score for place, score in enumerate(scores) if not any(place in four for four in right)]
    highest = sorted(scores, key=lambda score: -score.points)[:FOUR]
    of_one = [one for one in (_of_colour(scores, colour) for colour in COLOURS) if len(one) == FOUR]
    coached = {teacher.colour for score in scores for teacher in score.coaches}
    wrong = (
        (highest, idea.HIGHEST_ALWAYS),
        *((one, idea.BONUS_ALWAYS) for one in of_one if one[0].student.colour in coached),
        *((one, idea.BONUS_WITHOUT_TEACHER) for one in of_one if coached),
        (sorted(scores, key=lambda score: -score.student.high_score)[:FOUR], idea.PRINTED_ORDER),
        (scores[:FOUR], idea.FIRST_FOUR),
    )
    named_wrong = [(tuple(sorted(map(scores.index, four))), behind) for four, behind in wrong]

    def why(answer: Sequence[int]) -> Explanation:
        team = teams[tuple(answer)]
        whole = why_team(team)
        average = whole.why[0]
        told = [replace(average, why=()) if all(one.multiplier == 1 for one in scores) else average, *whole.why[1:]]
        if team.bonus:
            told += [Explanation(f"The four highest score {points_text(mean([one.points for one in highest]))}.")]
            told += [why_one_colour()]
        return Explanation(f"No four score more than {points_text(team.points)}.", whole.shown, tuple(told))

    return Pick(
        prompt=prompt,
        scores=tuple(scores),
        rules=rules,
        hint="What does each card count? The average of four is highest where their sum is.",
        more_hints=(
            *(f"{one.student.name} stays out." for one in in_none[:1]),
            *(f"{one.student.name} is one of the best four, with {points_text(one.points)}." for one in in_all[-1:]),
        ),
        why=why(right[0]),
        worked=why,
        misconceptions=expected((), *[one for one in named_wrong if one[0] not in right]),
    )


def _team(scores: Sequence[StudentScore], answer: Sequence[int]) -> TeamScore:
    found = all_star_score([scores[place] for place in answer])
    assert found is not None, "four are picked"
    return found


def _of_colour(scores: Sequence[StudentScore], colour: str) -> tuple[StudentScore, ...]:
    found = [score for score in scores if score.student.colour == colour]
    return tuple(sorted(found, key=lambda score: -score.points)[:FOUR])


PROMPT = "Which four make the best team?"
TIMES = f"A middle school (MS) number counts 5 times, a high school (HS) number 1.5 times. {PROMPT}"
COUNTED = "The number on the side of a card is its score with its tools."


def _best(draw: Draw, level: int) -> Question:
    pool = [one for one in STUDENTS if one.level == ELEM] if level == 1 else STUDENTS
    students = some_students(draw, FOUR + min(level, 2), pool)
    tools = draw.shuffled(TOOLS) if level == 3 else ()
    scores = [on_table(one, tools[2 * n : 2 * n + 2] if n < 2 else ()) for n, one in enumerate(students)]
    if level == 3:
        return best_four(f"{PROMPT} {COUNTED}", draw.shuffled(scores))
    return best_four(PROMPT if level == 1 else TIMES, draw.shuffled(scores), AS_PRINTED)


BEST = Kind("best", "The best four", _best)

# ── one colour ────────────────────────────────────────────────────────────────────────────────────────────────────


def coached_four(scores: Sequence[StudentScore], teacher: Teacher, who: Student) -> Pick:
    """Which four make the best team, with a teacher attached to one of them?"""
    told = f"{key_text(teacher.key)} is attached to {who.name}. {PROMPT} "
    more = f"{COUNTED} " if any(score.tools for score in scores) else ""
    return best_four((f"{told}{more}", Cards((teacher,))), scores)


def _colours(draw: Draw, level: int) -> Question:
    wanted = draw.one((0, BONUS, BONUS))
    while True:
        colour = draw.one(COLOURS[:FOUR])
        same = draw.some([one for one in STUDENTS if one.colour == colour], FOUR)
        others = draw.some([one for one in STUDENTS if one.colour != colour], 2 if level == 1 else 3)
        teacher = draw.one([one for one in TEACHERS if level == 3 or one.colour == colour])
        tools = draw.shuffled(TOOLS)
        scores = [on_table(same[0], (teacher,)), *[on_table(one) for one in same[1:]]]
        scores += [on_table(one, tools[5 * n : 5 * n + 5]) for n, one in enumerate(others)]
        question = coached_four(draw.shuffled(scores), teacher, same[0])
        if level == 3 or question.team(question.solution).bonus == wanted:
            return question


COLOUR = Kind("colour", "Four of one color", _colours)
