"""Problems about paying: what a card costs, the payment that loses least, and what each point paid brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import mathgames_widgets.games.mathleague.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question

from ...analysis.chances import unit_cost
from ...rules.cards import POOL, School, Student, Tool, schools
from ...rules.payments import FREE_FROM, SCHOOL_STEP, cheapest, printed_cost, school_cost, student_cost, worth
from ...rules.rules import new_game
from ...rules.state import Board, Rules, State
from ...words.cards import key_text, level_text, number_text, points_text
from ...words.explanations import amount, why_unit_cost
from ..pictures import AS_PRINTED, RULES, Cards
from ..strips import ShareStrip
from . import drawing
from .drawing import STUDENTS, TOOLS, Points, named, total, with_worth

say = room(__name__)

# ── what a card costs ─────────────────────────────────────────────────────────────────────────────────────────────


def table_with(name: str, mine: int, theirs: int) -> State:
    """A table on which so many SCHOOL cards of a name lie in front of each of two players."""
    cards = tuple([card for card in POOL if isinstance(card, School) and card.name == name])
    boards = (Board(schools=cards[:mine]), Board(schools=cards[:theirs]))
    return replace(new_game(2, 1), boards=boards)


def cost_of_school(name: str, mine: int, theirs: int) -> Points:
    """What does one more SCHOOL card cost?"""
    cost = school_cost(table_with(name, mine, theirs), name)
    there = mine + theirs
    return Points(
        prompt=say("school-cost-asked", mine=mine, theirs=theirs, school=name),
        hint=say("school-cost-hint"),
        value=cost,
        advice=drawing.cost(),
        why=Explanation(
            say("it-costs", points=points_text(cost)),
            shown=show(SCHOOL_STEP, "×", there, "=", amount(cost)),
            why=(Explanation(say("schools-there", count=there)),),
        ),
        misconceptions=expected(
            cost,
            (SCHOOL_STEP * (there + 1), idea.THIS_ONE_TOO),
            (SCHOOL_STEP * mine, idea.OWN_SCHOOLS_ONLY),
            (SCHOOL_STEP * (mine + 1), idea.OWN_SCHOOLS_ONLY),
            (SCHOOL_STEP, idea.FLAT_PRICE),
        ),
        because=lambda own: say(
            "school-cost-against",
            is_step=not own % SCHOOL_STEP,
            cost=points_text(own),
            count=own / SCHOOL_STEP,
            step=SCHOOL_STEP,
            over=own > cost,
        ),
    )


def cost_of_student(student: Student, mine: int, *, has_strip: bool = False) -> Points:
    """What does a STUDENT card cost, attached to its school team if there is one? With a strip to cut, in a lesson."""
    table = table_with(student.school, mine, 0)
    cost = student_cost(table, 0, student, student.school if mine else None)
    printed = printed_cost(student)
    times = RULES.multiplier(student.level)
    elsewhere = (
        (Fraction(student.high_score, 10), idea.WRONG_PART),
        (Fraction(student.high_score, 2), idea.WRONG_PART),
        (printed * times, idea.COST_OF_THE_SCORE),
        (student.high_score * times / 10, idea.COST_OF_THE_SCORE),
    )
    parts = [Explanation(_part(student), shown=_division(student))]
    if mine:
        parts.append(Explanation(say("free-from", schools=FREE_FROM)))
    return Points(
        prompt=(
            f"{say('student-cost-asked', student=student.name, schools='first' if has_strip else mine)} ",
            Cards((student,), named(student), AS_PRINTED),
        ),
        try_out=ShareStrip(
            prompt=say("strip-cut", whole=student.high_score),
            why=Explanation(""),
            high=student.high_score,
            step=student.high_score // ShareStrip.PARTS // 2,
        )
        if has_strip
        else None,
        hint=say("student-cost-hint", schools=mine),
        more_hints=(_part(student), say("printed-is", high=student.high_score)),
        value=cost,
        advice=drawing.cost(),
        why=Explanation(say("it-costs", points=points_text(cost)), why=tuple(parts)),
        misconceptions=expected(
            cost,
            (printed, idea.FREE_FORGOTTEN),
            (0, idea.FREE_TOO_SOON if mine else idea.FREE_ALONE),
            *[wrong for wrong in elsewhere if wrong[0] != printed],
            (student.high_score, idea.WHOLE_PRICE),
        ),
        because=lambda own: _not_the_price(student, mine, own),
    )


def number_from_cost(student: Student) -> Points:
    """What number is printed on a STUDENT card that costs so much?"""
    cost, times = printed_cost(student), _divisor(student)
    other = 10 if times == 2 else 2
    return Points(
        prompt=say("number-asked", student=student.name, level=student.level, cost=number_text(cost)),
        hint=say("number-hint", level=student.level),
        more_hints=(_part(student),),
        value=Fraction(student.high_score),
        advice=drawing.whole(),
        why=Explanation(
            say("number-answer", high=student.high_score),
            shown=show(times, "×", amount(cost), "=", student.high_score),
            why=(Explanation(_part(student)),),
        ),
        misconceptions=expected(
            Fraction(student.high_score),
            (cost * other, idea.WRONG_PART),
            (cost / times, idea.PART_OF_THE_COST),
            (cost, idea.WHOLE_PRICE),
        ),
        because=lambda own: say(
            "number-against",
            level=student.level,
            own=number_text(own),
            would=number_text(own / times),
            cost=number_text(cost),
        ),
    )


def _not_the_price(student: Student, mine: int, own: Fraction) -> str:
    """Which part of the printed number somebody wants to pay; in a school team the number of SCHOOL cards decides."""
    if mine >= FREE_FROM:
        return say("cost-against-free", schools=mine)
    parts = Fraction(1, 2), Fraction(1, 10)
    share = own if own in parts else own / student.high_score
    known = "part" if own in parts else share in parts and ("half" if share == parts[0] else "tenth")
    told = {"student": student.name, "level": student.level, "high": student.high_score}
    return say("cost-against", known=known, cost=number_text(own), share=share, **told)


def _part(student: Student) -> str:
    return say("cost-part", level=student.level)


def _divisor(student: Student) -> int:
    return int(student.high_score / printed_cost(student))


def _division(student: Student) -> Shown:
    return show(student.high_score, "÷", _divisor(student), "=", amount(printed_cost(student)))


def _cost(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return cost_of_student(draw.one(STUDENTS), 0)
    if level == 2:
        return number_from_cost(draw.one(STUDENTS))
    if draw.one((True, False)):
        return cost_of_student(draw.one(STUDENTS), draw.one((1, 2, 3)))
    return cost_of_school(draw.one(schools()), draw.one((1, 2, 3)), draw.one((1, 2, 3, 4)))


COST = Kind("cost", lambda: say("kind-cost"), _cost)

# ── the cheapest payment ──────────────────────────────────────────────────────────────────────────────────────────


def least_loss(tools: Sequence[Tool], cost: Fraction, what: str) -> Points:
    """How much is lost with the payment that loses least?"""
    best = cheapest(tools, cost)
    assert best is not None, "the tools cover the cost"
    paid = [tool for tool in tools if tool.key in best]
    loss = worth(paid) - cost
    single = [tool.value for tool in tools if tool.value >= cost]
    falling = sorted([tool.value for tool in tools], reverse=True)
    greedy = next(part for n in range(1, len(falling) + 1) if (part := sum(falling[:n])) >= cost)
    sums = sorted({total(some) for n in range(1, len(tools) + 1) for some in combinations(tools, n)})
    under = [value for value in sums if value < cost]
    lines = [Explanation(say("sets-are-worth", sums=sums))]
    if under:
        lines.append(Explanation(say("not-enough", sum=under[-1])))
    shown = show(worth(paid), "−", amount(cost), "=", amount(loss))
    return Points(
        prompt=(
            f"{what} {say('least-loss-asked')} ",
            Cards(tuple(tools), with_worth(tools)),
        ),
        hint=say("least-loss-hint"),
        value=loss,
        advice=drawing.points(),
        why=Explanation(
            say("least-loss-answer", tools=with_worth(paid), lost=loss, points=points_text(loss)),
            shown=shown,
            why=tuple(lines),
        ),
        misconceptions=expected(
            loss,
            (greedy - cost, idea.LARGEST_FIRST),
            *([(min(single) - cost, idea.LARGEST_FIRST)] if single else []),
            (total(tools) - cost, idea.ALL_PAID),
            (worth(paid), idea.PAID_NOT_LOST),
            (0, idea.ALWAYS_EXACT),
        ),
        because=lambda own: say(
            "payment-against", can_be_paid=cost + own in sums, lost=number_text(own), paid=number_text(cost + own)
        ),
    )


def _payment(draw: ProblemRng, level: int) -> Question:
    while True:
        tools = draw.some(TOOLS, 2 + level)
        student = draw.one(STUDENTS)
        cost = printed_cost(student)
        if level == 1:
            cost = Fraction(draw.one(range(6, 35)))
        if cost < total(tools) and min([tool.value for tool in tools]) < cost:
            what = say("you-have-to-pay", points=points_text(cost))
            if level == 3:
                what = say("you-play-alone", student=named(student))
            return least_loss(tools, cost, what)


PAYMENT = Kind("payment", lambda: say("kind-payment"), _payment)

# ── what each point paid brings ───────────────────────────────────────────────────────────────────────────────────


def points_each(student: Student, rules: Rules = RULES) -> Points:
    """How many points does a STUDENT card bring for each point paid?"""
    unit = unit_cost(rules, student)
    asked = [say("you-play-alone", student=student.name)]
    if rules != RULES:
        asked.append(say("counts-here", level=student.level, times=number_text(rules.multiplier(student.level))))
    asked.append(say("unit-asked"))
    return Points(
        prompt=(
            f"{' '.join(asked)} ",
            Cards((student,), named(student), AS_PRINTED),
        ),
        hint=say("unit-hint"),
        more_hints=(
            say("unit-scores", student=student.name, points=points_text(unit.points)),
            say("unit-costs", points=points_text(unit.cost)),
        ),
        value=unit.bought,
        advice=drawing.points(),
        why=Explanation(
            say("unit-answer", points=points_text(unit.bought)),
            why=(
                Explanation(say("unit-both", points=points_text(unit.points), cost=points_text(unit.cost))),
                why_unit_cost(student, rules),
            ),
        ),
        misconceptions=expected(
            unit.bought,
            (unit.per_point, idea.RATE_TURNED_ROUND),
            (student.high_score / unit.cost, idea.AGE_GROUP_FORGOTTEN),
            (unit.points, idea.SCORE_NOT_RATE),
            (unit.points * 10 / student.high_score, idea.WRONG_PART),
            (unit.points * 2 / student.high_score, idea.WRONG_PART),
        ),
        because=lambda own: say(
            "unit-against",
            rate=points_text(own),
            cost=number_text(unit.cost),
            brought=number_text(own * unit.cost),
            student=student.name,
            over=own > unit.bought,
        ),
    )


def bargain(students: Sequence[Student], rules: Rules) -> ChooseOne:
    """Which of these STUDENT cards brings most for each point paid?"""
    units = [unit_cost(rules, student) for student in students]
    best, least = max(unit.bought for unit in units), min(unit.bought for unit in units)
    winners = [student for student, unit in zip(students, units, strict=True) if unit.bought == best]
    dearest, lowest = max(unit.points for unit in units), min(unit.cost for unit in units)

    def behind(place: int) -> Misconception | None:
        if students[place] in winners:
            return None
        unit = units[place]
        found = {
            idea.SCORE_NOT_RATE: unit.points == dearest,
            idea.CHEAP_NOT_RATE: unit.cost == lowest,
            idea.RATE_TURNED_ROUND: unit.bought == least,
        }
        ideas = [idea for idea, is_so in found.items() if is_so]
        return ideas[0] if len(ideas) == 1 else None

    def against(place: int) -> str:
        if place == len(students):
            return ""
        return say("bargain-answer", card=key_text(students[place].key), rate=plain(units[place].bought))

    options = [Option(named(student), student in winners, behind(place)) for place, student in enumerate(students)]
    levels = [
        say("level-times", level=level_text(student.level), times=number_text(rules.multiplier(student.level)))
        for student in students
    ]
    return ChooseOne(
        prompt=(
            say("bargain-asked", levels=levels),
            Cards(tuple(students), rules=AS_PRINTED),
        ),
        hint=say("bargain-hint"),
        because=against,
        options=(*options, Option(say("all-alike"), False, idea.ALL_RATES_ALIKE)),
        why=Explanation(
            say("bargain-answer", card=key_text(winners[0].key), rate=plain(best)),
            why=tuple([why_unit_cost(student, rules) for student in students]),
        ),
    )


def _unit(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return points_each(draw.one(STUDENTS))
    if level == 2:
        return points_each(draw.one(STUDENTS), _other_multipliers(draw))
    while True:
        rules, students = _other_multipliers(draw), draw.some(STUDENTS, 3)
        rates = {unit_cost(rules, student).bought for student in students}
        if len({student.level for student in students}) == len(students) == len(rates):
            return bargain(students, rules)


def _other_multipliers(draw: ProblemRng) -> Rules:
    """Rules with "different multipliers for the student score"."""
    return Rules(
        elem_multiplier=draw.one(("2", "1.5", "0.8")),
        ms_multiplier=draw.one(("4", "6", "8")),
        hs_multiplier=draw.one(("1.2", "2", "2.5", "1.8")),
    )


UNIT = Kind("unit", lambda: say("kind-unit"), _unit)
