"""Problems about four students: their average, the best four of more, and four of one colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import gcd

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.drawing.bars import LevelBars
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Question, Text, Wrong

from ...rules.cards import COLOURS, ELEM, Student, Teacher
from ...rules.scoring import BONUS, FOUR, StudentScore, TeamScore, all_star_score
from ...rules.state import Rules
from ...words.cards import key_text, number_text, points_text
from ...words.explanations import amount, why_one_colour, why_team
from ..answers import PickStudents
from ..pictures import AS_PRINTED, RULES, Cards
from . import drawing
from .drawing import STUDENTS, TEACHERS, TOOLS, Points, all_named, cards_named, mean, on_table, some_students

say = room(__name__)

# ── an average ────────────────────────────────────────────────────────────────────────────────────────────────────


def average_of(scores: Sequence[StudentScore]) -> Points:
    """What is the all-star score of four students?"""
    team = TeamScore(None, tuple(scores))
    points = [score.points for score in scores]
    return Points(
        prompt=(f"{say('average-asked')} ", _shown(scores, all_named)),
        hint=say("average-hint"),
        value=team.points,
        advice=drawing.points(),
        why=why_team(team),
        misconceptions=expected(
            team.points,
            (sum(points, Fraction(0)), idea.NOT_DIVIDED),
            (mean([score.student.high_score for score in scores]), idea.AGE_GROUP_FORGOTTEN),
            ((max(points) + min(points)) / 2, idea.MIDDLE_OF_ENDS),
        ),
        because=lambda own: say(
            "average-against", average=number_text(own), sum=number_text(FOUR * own), over=own > team.points
        ),
    )


def shared_out(names: Sequence[str], even: int, gained: int, who: int) -> LevelBars:
    """Bars that were made level, of which one has gained some points: to be shared out again."""
    heights = [even + gained * (place == who) for place in range(FOUR)]
    return _to_level(say("share-out"), names, heights, -(-(even + 3 * gained // 2) // 10) * 10)


def _to_level(prompt: str, names: Sequence[str], heights: Sequence[int], top: int) -> LevelBars:
    """Bars to be made level, which move in the longest steps that lead there."""
    even = sum(heights) // FOUR
    return LevelBars(
        prompt=prompt,
        why=Explanation(""),
        names=tuple(names),
        total=sum(heights),
        top=top,
        step=gcd(*[height - even for height in heights]),
        start=tuple(heights),
    )


def grown(
    scores: Sequence[StudentScore], gained: int, who: StudentScore, rules: Rules = RULES, *, has_bars: bool = False
) -> Points:
    """What does an average become when one of four gains some points? With bars to be made level, in a lesson."""
    average, growth = TeamScore(None, tuple(scores)).average, Fraction(gained, FOUR)
    name = who.student.name
    names = [score.student.name for score in scores]
    heights = [int(score.points) + gained * (score is who) for score in scores]
    return Points(
        try_out=_to_level(say("level-out"), names, heights, max(heights) + 20) if has_bars else None,
        prompt=say("grown-named", names=names, average=number_text(average), student=name, gained=gained)
        if has_bars
        else (
            f"{say('grown-asked', average=number_text(average), student=name, gained=gained)} ",
            _shown(scores, cards_named, rules),
        ),
        hint=say("grown-hint", student=name),
        more_hints=(
            say("grown-sum"),
            say("grown-divide", gained=gained, four=FOUR, average=number_text(average)),
        ),
        value=average + growth,
        advice=drawing.points(),
        why=Explanation(
            say("grown-answer", points=points_text(average + growth)),
            shown=show(amount(average), "+", amount(growth), "=", amount(average + growth)),
            why=(Explanation(say("gain-is-shared"), show(gained, "÷", FOUR, "=", amount(growth))),),
        ),
        misconceptions=expected(
            average + growth,
            (average + gained, idea.POINT_FOR_POINT),
            ((average + gained) / 2, idea.MEAN_OF_TWO),
            ((average + gained) / FOUR, idea.AVERAGE_DIVIDED),
            (average, idea.SCORES_DIFFER),
        ),
        because=lambda own: say(
            "grown-against",
            way=(own > average) - (own < average),
            average=number_text(average),
            own=number_text(own),
            rise=points_text(FOUR * (own - average)),
            student=name,
            gained=gained,
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
            f"{say('missing-asked', average=number_text(average), win_number=win_number)} ",
            _shown(scores, cards_named),
        ),
        hint=say("missing-hint"),
        value=FOUR * missing,
        advice=drawing.points(),
        why=Explanation(
            say("missing-answer", points=points_text(FOUR * missing)),
            shown=show(FOUR, "×", amount(missing), "=", amount(FOUR * missing)),
            why=(
                Explanation(
                    say("must-grow"),
                    shown=show(win_number, "−", amount(average), "=", amount(missing)),
                ),
                Explanation(say("grows-by-quarter")),
            ),
        ),
        misconceptions=expected(
            FOUR * missing,
            (missing, idea.POINT_FOR_POINT),
            (missing / FOUR, idea.DIVIDED_AGAIN),
        ),
        because=lambda own: say(
            "missing-against", points=points_text(own), reached=number_text(average + own / FOUR), win_number=win_number
        ),
    )


def _average(draw: ProblemRng, level: int) -> Question:
    scores = [on_table(student) for student in some_students(draw, FOUR)]
    if level == 1:
        return average_of(scores)
    if level == 2:
        return grown(scores, draw.one(range(5, 45, 5)), draw.one(scores))
    return still_missing(scores, draw.one(range(230, 291)))


AVERAGE = Kind("average", lambda: say("kind-average"), _average)

# ── the best four ─────────────────────────────────────────────────────────────────────────────────────────────────


def best_four(prompt: Text, scores: Sequence[StudentScore], rules: Rules = RULES) -> PickStudents:
    """Which four of more than four students make the best team? One colour may bring 50 points."""
    teams = {four: _team(scores, four) for four in combinations(range(len(scores)), FOUR)}
    points = max(team.points for team in teams.values())
    right = [four for four, team in teams.items() if team.points == points]
    in_all = [score for place, score in enumerate(scores) if all(place in four for four in right)]
    multiplied = sorted([score for score in scores if score.multiplier != 1], key=lambda score: score.points)
    highest = sorted(scores, key=lambda score: -score.points)[:FOUR]
    of_one = [four for four in (_of_colour(scores, colour) for colour in COLOURS) if len(four) == FOUR]
    coached = {teacher.colour for score in scores for teacher in score.coaches}
    wrong = (
        (highest, idea.HIGHEST_ALWAYS),
        *((four, idea.BONUS_ALWAYS) for four in of_one if four[0].student.colour in coached),
        *((four, idea.BONUS_WITHOUT_TEACHER) for four in of_one if coached),
        (sorted(scores, key=lambda score: -score.student.high_score)[:FOUR], idea.PRINTED_ORDER),
        (scores[:FOUR], idea.FIRST_FOUR),
    )
    named_wrong = [(tuple(sorted(map(scores.index, four))), behind) for four, behind in wrong]

    def why(answer: Sequence[int]) -> Explanation:
        team = teams[tuple(answer)]
        whole = why_team(team)
        average = whole.why[0]
        told = [replace(average, why=()) if all(score.multiplier == 1 for score in scores) else average, *whole.why[1:]]
        if team.bonus:
            without = say("highest-score", points=points_text(mean([scored.points for scored in highest])))
            told += [Explanation(without, why=(why_one_colour(),))]
        others = [four for four in right if four != tuple(answer)]
        told += [Explanation(say("other-four-as-good", students=_names(scores, four))) for four in others[:1]]
        return Explanation(say("no-four-score-more", points=points_text(team.points)), whole.shown, tuple(told))

    return PickStudents(
        prompt=prompt,
        scores=tuple(scores),
        rules=rules,
        hint=say("best-hint", coached=len(coached), first=multiplied[0].student.name if multiplied else "none"),
        more_hints=(
            *(_one_worked_out(scored) for scored in multiplied[:1] if not coached),
            *([say("bonus-in-the-sum", bonus=BONUS)] if coached else []),
            *([say("compare-sums", sum=number_text(sum(scored.points for scored in highest)))] if coached else []),
            *(
                say("is-one-of-four", student=scored.student.name, points=points_text(scored.points))
                for scored in in_all[-1:]
            ),
        ),
        why=why(right[0]),
        worked=why,
        misconceptions=expected((), *[mistake for mistake in named_wrong if mistake[0] not in right]),
    )


def _names(scores: Sequence[StudentScore], four: Sequence[int]) -> str:
    return listed([scores[place].student.name for place in four])


def _one_worked_out(score: StudentScore) -> str:
    """How the weakest card that is multiplied comes to its score, without tools."""
    sum = show(score.student.high_score, "×", amount(score.multiplier), "=", amount(score.printed))
    return say("one-worked-out", student=score.student.name, sum=sum.plain().strip())


def _team(scores: Sequence[StudentScore], answer: Sequence[int]) -> TeamScore:
    found = all_star_score([scores[place] for place in answer])
    assert found is not None, "four are picked"
    return found


def _of_colour(scores: Sequence[StudentScore], colour: str) -> tuple[StudentScore, ...]:
    found = [score for score in scores if score.student.colour == colour]
    return tuple(sorted(found, key=lambda score: -score.points)[:FOUR])


def best_asked() -> str:
    """The question, where every number counts as it is printed."""
    return say("best-four-asked")


def best_now() -> str:
    """The same once more, where the text above says how often a number counts."""
    return say("best-four-now")


def best_of_age_groups() -> str:
    """The question, where the age groups have to be thought of."""
    return f"{say('age-groups-count')} {best_asked()}"


def _best(draw: ProblemRng, level: int) -> Question:
    pool = [student for student in STUDENTS if student.level == ELEM] if level == 1 else STUDENTS
    students = some_students(draw, FOUR + min(level, 2), pool)
    tools = draw.shuffled(TOOLS) if level == 3 else ()
    scores = [on_table(student, tools[2 * n : 2 * n + 2] if n < 3 else ()) for n, student in enumerate(students)]
    if level == 3:
        asked = f"{say('age-groups-count')} {say('tools-are-added')} {best_asked()}"
        return best_four(asked, draw.shuffled(scores), AS_PRINTED)
    return best_four(best_asked() if level == 1 else best_of_age_groups(), draw.shuffled(scores), AS_PRINTED)


BEST = Kind("best", lambda: say("kind-best"), _best)

# ── one colour ────────────────────────────────────────────────────────────────────────────────────────────────────


def coached_four(scores: Sequence[StudentScore], teacher: Teacher, who: Student) -> PickStudents:
    """Which four make the best team, with a teacher attached to one of them?"""
    told = [say("is-attached", teacher=key_text(teacher.key), student=who.name), best_asked()]
    if any(score.tools for score in scores):
        told.append(say("tools-are-counted"))
    return best_four(" ".join(told), scores)


def _colours(draw: ProblemRng, level: int) -> Question:
    wanted = draw.one((0, BONUS, BONUS))
    while True:
        colour = draw.one(COLOURS[:FOUR])
        same = draw.some([student for student in STUDENTS if student.colour == colour], FOUR)
        others = draw.some([student for student in STUDENTS if student.colour != colour], 2 if level == 1 else 3)
        teacher = draw.one([teacher for teacher in TEACHERS if level == 3 or teacher.colour == colour])
        tools = draw.shuffled(TOOLS)
        scores = [on_table(same[0], (teacher,)), *[on_table(student) for student in same[1:]]]
        scores += [on_table(student, tools[5 * n : 5 * n + 5]) for n, student in enumerate(others)]
        question = coached_four(draw.shuffled(scores), teacher, same[0])
        if level == 3 or question.team(question.solution).bonus == wanted:
            return question


COLOUR = Kind("colour", lambda: say("kind-colour"), _colours)


# ── by hand: bars that are made level ─────────────────────────────────────────────────────────────────────────────


def levelled(students: tuple[Student, ...]) -> LevelBars:
    """Which height have four bars when they are made level?"""
    numbers = tuple([student.high_score for student in students])
    even, middle = sum(numbers) // len(numbers), (min(numbers) + max(numbers)) // 2
    mistaken = [Wrong((middle,) * len(numbers), idea.MIDDLE_OF_ENDS)] if middle < even and not middle % 10 else []
    return LevelBars(
        prompt=say("level-prompt"),
        hint=say("level-hint"),
        more_hints=(say("level-hint-2", sum=sum(numbers)), say("level-hint-3", four=len(numbers))),
        names=tuple([student.name for student in students]),
        total=sum(numbers),
        top=220,
        step=10,
        start=numbers,
        feet=tuple([Cards((student,), rules=AS_PRINTED) for student in students]),
        misconceptions=tuple(mistaken),
        why=Explanation(
            say("level-why", even=even),
            shown=show(sum(numbers), "÷", len(numbers), "=", even),
            why=(Explanation(say("level-why-shared", sum=sum(numbers), four=len(numbers))),),
        ),
    )


def _level(draw: ProblemRng, level: int) -> LevelBars:
    """Four students of one age group, further apart from level to level."""
    elementary = [student for student in STUDENTS if student.level == ELEM and not student.high_score % 10]
    while True:
        four = draw.some(elementary, 4)
        numbers = [student.high_score for student in four]
        if not sum(numbers) % 40 and 20 * level <= max(numbers) - min(numbers) < 80 + 20 * level:
            return levelled(four)


LEVEL = Kind("level", lambda: say("kind-level"), _level)
