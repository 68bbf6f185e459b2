"""Every kind of problem of mathleague.org/cards by trying everything, from the words of the question alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.mathleague.lesson.practice import KINDS, kind
from mathgames_widgets.games.mathleague.lesson.practice.costs import cost_of_student
from mathgames_widgets.games.mathleague.lesson.practice.drawing import STUDENTS
from mathgames_widgets.games.mathleague.rules.payments import printed_cost
from mathgames_widgets.games.mathleague.rules.scoring import StudentScore
from mathgames_widgets.questions import ChooseOne, Question
from mathgames_widgets.questions.drawing.bars import LevelBars
from mathgames_widgets.questions.problem import LEVELS, Kind
from mathgames_widgets.questions.question import plain_text
from tests.cases import cases

say_lesson = room("mathgames_widgets.games.mathleague.lesson")

SEEDS = range(cases(25, long=60))
"""For each kind and level: twelve kinds at three levels make more than two thousand problems in `make test-long`."""

STUDENT = re.compile(r"(\w+) \((\w+), (elementary|middle|high) school, (\d+)\)")
AGES = {"Elem": Fraction(1), "MS": Fraction(5), "HS": Fraction(3, 2)}
TIMES = {"elementary": Fraction(1), "middle": Fraction(5), "high": Fraction(3, 2)}
WORDS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}


def worths(text: str) -> list[int]:
    """What the tools are worth that a text names."""
    return [int(found) for found in re.findall(r"\((\d+)\)", text)]


def worked_out(text: str) -> Fraction:
    """The score of the one student whom a text names with what is attached."""
    ((_, _, level, high),) = STUDENT.findall(text)
    tools = sum(worths(text)) * (2 if "TEACHER" in text else 1)
    return min(Fraction(300), int(high) * TIMES[level] + tools)


def mean(values: Iterable[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / 4


def numbers(text: str) -> list[Fraction]:
    return [Fraction(found) for found in re.findall(r"\d+(?:\.\d+)?", text)]


def counts(text: str) -> list[int]:
    """The numbers of cards that a text names in words."""
    found = re.findall(rf"\b({'|'.join(WORDS)}) (?:(?:\w+ )?cards?|red)\b", text, re.IGNORECASE)
    return [WORDS[word.lower()] for word in found]


# ── scores ────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_student(text: str, question: Question, level: int) -> None:
    assert question.solution == worked_out(text.partition(" What does")[0])
    assert level == 1 or level == 2 or question.solution == 300


def check_level(text: str, question: Question, level: int) -> None:
    assert isinstance(question, LevelBars)
    assert set(question.solution) == {mean(map(Fraction, question.start))}
    assert 20 * level <= max(question.start) - min(question.start)


def check_average(text: str, question: Question, level: int) -> None:
    if level == 1:
        assert question.solution == mean([int(high) * TIMES[age] for _, _, age, high in STUDENT.findall(text)])
    elif level == 2:
        average, gained = numbers(text)
        assert 4 * question.solution == 4 * average + gained
    else:
        score, win_number = numbers(text)
        assert score + question.solution / 4 == win_number


def best_of(question: PickStudents, score: Callable[[tuple[StudentScore, ...]], Fraction]) -> None:
    """The four that are said to be best, and only such, are right."""
    fours = {
        four: score(tuple(question.scores[place] for place in four))
        for four in combinations(range(len(question.scores)), 4)
    }
    assert len(question.scores) > 4
    for four, points in fours.items():
        assert question.judge(four).right is (points == max(fours.values()))
        assert question.team(four).points == points


def points_of(one: StudentScore) -> Fraction:
    tools = sum(tool.value for tool in one.tools)
    return min(Fraction(300), one.student.high_score * AGES[one.student.level] + tools)


def check_best(text: str, question: Question, level: int) -> None:
    assert isinstance(question, PickStudents)
    assert ("number by 5" in text) is (level > 1)
    assert level > 1 or {one.student.level for one in question.scores} == {"Elem"}
    best_of(question, lambda four: mean(map(points_of, four)))


def check_cap(text: str, question: Question, level: int) -> None:
    if level < 3:
        room = 300 - worked_out(text.replace("TEACHER", ""))
        assert question.solution == (room / 2 if "TEACHER" in text else room)
        return
    lost = Fraction(0)
    for part in text.split("; "):
        ((_, _, age, high),) = STUDENT.findall(part)
        tools = [int(found) for found in re.findall(r"tools worth (\d+)", part)]
        lost += max(Fraction(0), int(high) * TIMES[age] + sum(tools) * (2 if "TEACHER" in part else 1) - 300)
    assert question.solution == lost / 4 > 0


def check_colour(text: str, question: Question, level: int) -> None:
    assert isinstance(question, PickStudents)
    teacher, coached = re.search(r" \((\w+)\) is attached to (\w+)\.", text).groups()  # type: ignore[union-attr]

    def score(four: tuple[StudentScore, ...]) -> Fraction:
        is_one = {one.student.colour for one in four} == {teacher} and coached in [one.student.name for one in four]
        return mean(map(points_of, four)) + (50 if is_one else 0)

    best_of(question, score)


def check_school(text: str, question: Question, level: int) -> None:
    students = [(colour, int(high) * TIMES[age]) for _, colour, age, high in STUDENT.findall(text)]
    teacher = re.findall(r"TEACHER card .+ \((\w+)\) is attached", text)

    def score(four: tuple[tuple[str, Fraction], ...]) -> Fraction:
        return mean([points for _, points in four]) + (50 if [*{colour for colour, _ in four}] == teacher else 0)

    assert question.solution == max(map(score, combinations(students, 4))) + min(100, sum(worths(text)))


# ── costs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def price(text: str) -> Fraction:
    ((_, _, age, high),) = STUDENT.findall(text)
    return Fraction(int(high), 2 if age == "middle" else 10)


def check_cost(text: str, question: Question, level: int) -> None:
    if level == 3 and "in your school team" in text:
        assert question.solution == (0 if counts(text)[0] >= 2 else price(text))
    elif level == 3:
        assert question.solution == 10 * sum(counts(text))
    elif level == 2:
        (age, cost), *_ = re.findall(r"an? (\w+) school student, costs ([\d.]+) ", text)
        assert question.solution == Fraction(cost) * (2 if age == "middle" else 10)
    else:
        assert question.solution == price(text)


def check_payment(text: str, question: Question, level: int) -> None:
    cost = price(text) if level == 3 else Fraction(re.findall(r"to pay ([\d.]+) ", text)[0])
    tools = worths(text)
    paid = [sum(some) for size in range(1, len(tools) + 1) for some in combinations(tools, size)]
    assert question.solution == min(one for one in paid if one >= cost) - cost


def check_unit(text: str, question: Question, level: int) -> None:
    def rate(told: str, times: dict[str, Fraction]) -> Fraction:
        ((_, _, age, high),) = STUDENT.findall(told)
        return int(high) * times[age] / price(told)

    told = re.findall(r"(\w+) school(?: number is multiplied by)? (\d+(?:\.\d+)?)", text)
    others = {age: Fraction(times) for age, times in told}
    if isinstance(question, ChooseOne):
        rates = [rate(plain_text(option.text), others) for option in question.options[:-1]]
        assert question.solution == rates.index(max(rates))
        assert not question.is_right(len(rates)), "all are alike"
    else:
        assert question.solution == rate(text, TIMES | others)
        assert bool(others) == (level == 2)


# ── counting and chances ──────────────────────────────────────────────────────────────────────────────────────────


def check_fours(text: str, question: Question, level: int) -> None:
    if level == 3:
        red, others = map(int, numbers(text))
        cards = "r" * red + "o" * others
        assert question.solution == sum(four.count("r") == counts(text)[-1] for four in combinations(cards, 4))
    else:
        cards, chosen = map(int, numbers(text))
        assert question.solution == len({frozenset(some) for some in permutations(range(cards), chosen)})


def check_drawing(text: str, question: Question, level: int) -> None:
    pile, wanted = map(int, numbers(text))
    drawn, hits = counts(text)[0], WORDS[re.findall(r"(?:least|exactly) (\w+)", text)[0]]
    found = [sum(some) for some in combinations([1] * wanted + [0] * (pile - wanted), drawn)]
    fits = [one >= hits if "at least" in text else one == hits for one in found]
    assert question.solution == Fraction(sum(fits), len(fits))


def check_win(text: str, question: Question, level: int) -> None:
    players, cards, *rest = map(int, numbers(text))
    lowest = [min(shown) for shown in product(rest[:cards], repeat=players)]
    if level == 1:
        assert question.solution == Fraction(sum(one >= rest[cards] for one in lowest), len(lowest))
    else:
        assert question.solution == 200 + Fraction(sum(lowest), len(lowest))


CHECKS: dict[str, Callable[[str, Question, int], None]] = {
    "student": check_student,
    "level": check_level,
    "average": check_average,
    "best": check_best,
    "cost": check_cost,
    "unit": check_unit,
    "payment": check_payment,
    "cap": check_cap,
    "colour": check_colour,
    "school": check_school,
    "fours": check_fours,
    "drawing": check_drawing,
    "win": check_win,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("one", [kind(name) for name in CHECKS], ids=lambda one: one.name)
def test_the_answer_is_what_trying_everything_gives(one: Kind, level: int) -> None:
    for seed in SEEDS:
        question = one.problem(seed, level).question
        CHECKS[one.name](plain_text(question.prompt), question, level)


def test_no_kind_is_forgotten() -> None:
    assert [*CHECKS, "whose"] == [one.name for one in KINDS]


def test_both_answers_about_one_colour_occur() -> None:
    """Neither the colour nor the four highest scores are always right."""
    for level in LEVELS:
        asked = [kind("colour").problem(seed, level).question for seed in range(20)]
        assert {one.team(one.solution).bonus for one in asked if isinstance(one, PickStudents)} == {0, 50}


def test_the_school_score_meets_its_limit_and_its_bonus() -> None:
    """ "no more than 100 TOOL card points attached to the group of SCHOOL cards may be counted" """
    told = [str(kind("school").problem(seed, 2).question.why) for seed in range(40)]
    assert any("but only 100 count" in one for one in told)
    assert any("50 points more" in one for one in told)
    assert any("50 points more" not in one for one in told)


def test_in_every_kind_somebody_is_told_the_idea_behind_a_wrong_answer() -> None:
    question = kind("student").problem(0, 1).question
    high = int(STUDENT.findall(plain_text(question.prompt))[0][3])
    verdict = question.judge(high + sum(worths(plain_text(question.prompt))))
    assert verdict.misconception is not None
    assert verdict.misconception.name == say_lesson("idea-age-group-forgotten")


def test_points_are_said_as_on_a_score_sheet() -> None:
    question = next(
        found for seed in range(40) if (found := kind("average").problem(seed, 1).question).solution.denominator == 4
    )
    assert re.fullmatch(r"Right: \d+\.\d5\.", question.judge(question.solution).said)


def test_a_cost_is_blamed_on_no_idea_that_leads_elsewhere():
    """A tenth is another age group's share for a middle school card only."""
    for card in STUDENTS:
        for mine in range(4):
            own = printed_cost(card)
            behind = [
                wrong.misconception.id for wrong in cost_of_student(card, mine).misconceptions if wrong.answer == own
            ]
            assert behind == ([] if mine < 2 else ["free-forgotten"]), card


def test_the_hint_on_a_student_alone_asks_for_no_school_team():
    assert "free" not in f"{cost_of_student(STUDENTS[0], 0).hint}"
    assert "free" in f"{cost_of_student(STUDENTS[0], 2).hint}"
