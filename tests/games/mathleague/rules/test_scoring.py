"""Scores: the sentences of the rulebook one by one, and an oracle that tries every four with fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.mathleague.rules.cards import POOL, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import (
    Board,
    OnStudent,
    OnTeam,
    PlayedStudent,
    PlayedTeacher,
    PlayedTool,
    Rules,
)
from tests.cases import cases
from tests.games.mathleague.boards import board, scored, student

FOUR_BLUE = """
    blue Amara
    blue Ben
    blue Chiara
    blue Dev
"""  # 200, 5 x 36 = 180, 1.5 x 110 = 165, 140: together 685

EULER = """
    blue Euler Academy
    orange Euler Academy
    green Euler Academy
    blue Amara in Euler Academy
    blue Ben in Euler Academy
    blue Chiara in Euler Academy
    blue Dev in Euler Academy
"""

BLUE_AVERAGE = Fraction(685, 4)


@pytest.mark.parametrize(
    ("line", "points"),
    [("blue Amara", 200), ("blue Ben", 180), ("blue Chiara", 165), ("green Pedro", 180), ("purple Xenia", 210)],
)
def test_the_high_score_times_the_multiplier_of_the_age_group(line, points):
    """Each STUDENT card on the table in front of a player has a score equal to the high score printed on the STUDENT
    card (multiplied by 5 if it is a middle school card or by 1.5 if it is a high school card)"""
    assert student(line).points == points


def test_tools_add_their_values():
    """plus the value of all TOOL cards attached to that STUDENT card"""
    score = student("blue Dev: orange Mean, blue Triangle Area")
    assert (score.printed, score.tool_points, score.points) == (140, 15, 155)
    assert [tool.name for tool in score.tools] == ["Mean", "Triangle Area"]


def test_at_most_300():
    """up to a maximum score of 300 points per STUDENT card"""
    tools = "purple Quadratic Formula, purple Pigeonhole Principle, purple Unique Factorization, red Slope Formula"
    text = f"purple Wren: {tools}"
    assert (student(text).uncapped, student(text).points) == (300, 300)
    assert (student(text + ", orange Mean").uncapped, student(text + ", orange Mean").points) == (305, 300)


@pytest.mark.parametrize(
    "text",
    [
        "blue Dev: orange Mean, red Coach Kovalevskaya",
        "blue Dev in Euler Academy: orange Mean\nEuler Academy: blue Coach Fermat",
    ],
)
def test_a_teacher_doubles_the_tools(text):
    """If a TEACHER card is attached to the STUDENT card or is attached to the same school team as the STUDENT card, the
    values of all TOOL cards attached to that STUDENT card are doubled"""
    assert (student(text).tool_points, student(text).points) == (10, 150)
    assert student(text).doubler is not None


def test_a_teacher_elsewhere_does_not_double():
    """attached to the STUDENT card or … to the same school team as the STUDENT card: not to another"""
    text = (
        "blue Dev in Euler Academy: orange Mean\nNoether Academy: red Coach Kovalevskaya\nblue Ben: blue Coach Fermat"
    )
    assert (student(text).tool_points, student(text).doubler) == (5, None)
    assert student("blue Dev: orange Mean\nEuler Academy: blue Coach Fermat").tool_points == 5


def test_doubled_only_once():
    """the TOOL card values can be doubled only once regardless of how many TEACHER cards are attached"""
    text = "blue Dev in Euler Academy: orange Mean, blue Coach Fermat, red Coach Kovalevskaya"
    text += "\nEuler Academy: green Coach Turing"
    assert student(text).points == 150
    assert [coach.name for coach in student(text).coaches] == ["Coach Fermat", "Coach Kovalevskaya"]


def test_still_300_when_doubled():
    """and that the maximum score for a STUDENT card is still 300 points"""
    text = "purple Wren: purple Quadratic Formula, purple Pigeonhole Principle, purple Fibonacci"
    score = student(text.replace("Fibonacci", "Coach Fibonacci"))
    assert (score.tool_points, score.uncapped, score.points) == (90, 310, 300)


def test_the_all_star_score_is_the_average_of_four():
    """For any group of four STUDENT cards on the table in front of a player the group's all-star score is the average
    of the scores of those four STUDENT cards"""
    team = scored(FOUR_BLUE).all_star
    assert (team.average, team.bonus, team.points, team.school) == (BLUE_AVERAGE, 0, BLUE_AVERAGE, None)


def test_all_star_50_for_one_colour_with_its_teacher():
    """plus a bonus of 50 points if all four STUDENT cards are the same color (blue, orange, red, green, or purple) and
    a TEACHER card of that same color is attached to one of the students"""
    team = scored(FOUR_BLUE.replace("blue Dev", "blue Dev: blue Coach Fermat")).all_star
    assert (team.bonus, team.points, team.bonus_for.key) == (50, BLUE_AVERAGE + 50, "blue Coach Fermat")


@pytest.mark.parametrize(
    "text",
    [
        FOUR_BLUE.replace("blue Dev", "blue Dev: orange Coach Germain"),
        FOUR_BLUE.replace("blue Dev", "red Mateo: blue Coach Fermat"),
        FOUR_BLUE.replace("blue Dev", "blue Dev in Euler Academy") + "Euler Academy: blue Coach Fermat",
        FOUR_BLUE + "orange Jun: blue Coach Fermat",
    ],
    ids=[
        "another colour of teacher",
        "another colour of student",
        "teacher on the school",
        "teacher on a fifth student",
    ],
)
def test_all_star_no_50_otherwise(text):
    """all four STUDENT cards are the same color … and a TEACHER card of that same color is attached to one of the
    students"""
    assert scored(text).all_star.bonus == 0


def test_four_of_one_colour_may_beat_four_higher_scores():
    """Best four STUDENT cards in front of the player: with 50 more, lower scores can be the best."""
    higher = "red Kofi\norange Grace\ngreen Uma\norange Freya\n"
    assert scored(higher + FOUR_BLUE).all_star.bonus == 0
    team = scored(higher + FOUR_BLUE.replace("blue Dev", "blue Dev: blue Coach Fermat")).all_star
    assert (team.points, {score.student.colour for score in team.students}) == (BLUE_AVERAGE + 50, {"blue"})


def test_a_teacher_on_the_weakest_brings_the_weakest_in():
    """a TEACHER card of that same color is attached to one of the students: one of the four"""
    team = scored(FOUR_BLUE + "blue Elif: blue Coach Fermat").all_star
    assert [score.student.name for score in team.students] == ["Amara", "Ben", "Chiara", "Elif"]
    assert team.points == Fraction(200 + 180 + 165 + 90, 4) + 50


def test_fewer_than_four_have_no_score_yet():
    """Fewer than four: no score yet, shown as "not yet"."""
    three = scored(EULER.replace("blue Dev in Euler Academy", ""))
    assert (three.all_star, three.schools, three.best, three.points) == (None, (), None, 0)
    assert len(three.students) == 3


def test_the_school_score_is_the_average_of_four_of_the_team():
    """A school score is calculated by taking the average of four scores from among the STUDENT cards attached to the
    same school team"""
    now = scored(EULER + "red Kofi\nred Lena in Noether Academy\nred Noether Academy")
    (team,) = now.schools
    assert (team.school, team.average, team.points) == ("Euler Academy", BLUE_AVERAGE, BLUE_AVERAGE)
    assert [score.student.name for score in team.students] == ["Amara", "Ben", "Chiara", "Dev"]
    assert now.all_star.points == Fraction(210 + 200 + 180 + 170, 4) == now.points


@pytest.mark.parametrize("place", ["blue Dev in Euler Academy", "Euler Academy"])
def test_school_50_for_one_colour_with_its_teacher(place):
    """plus a bonus of 50 points if all four STUDENT cards are the same color and a TEACHER card of that same color is
    attached to one of the students or to the school"""
    text = EULER.replace("    blue Dev in Euler Academy\n", "") if place.startswith("blue") else EULER
    (team,) = scored(f"{text}{place}: blue Coach Fermat").schools
    assert (team.average, team.bonus, team.bonus_for.key) == (BLUE_AVERAGE, 50, "blue Coach Fermat")
    (team,) = scored(f"{text}{place}: green Coach Turing").schools
    assert team.bonus == 0


def test_school_tools_are_added():
    """plus the value of all TOOL cards attached to the group of SCHOOL cards in the school team"""
    (team,) = scored(EULER + "Euler Academy: purple Quadratic Formula, orange Mean, blue Coach Fermat").schools
    assert (team.counted_tools, team.points) == (30, BLUE_AVERAGE + 50 + 30)
    assert [tool.name for tool in team.tools] == ["Quadratic Formula", "Mean"]


def test_school_tools_count_up_to_100():
    """no more than 100 TOOL card points attached to the group of SCHOOL cards may be counted toward the school score"""
    tools = "purple Quadratic Formula, purple Pigeonhole Principle, purple Unique Factorization, orange Mean"
    text = f"{EULER}Euler Academy: {tools}, purple Fermat's Little Theorem, red Distance Formula"
    (team,) = scored(text).schools
    assert (team.tool_points, team.counted_tools, team.points) == (105, 100, BLUE_AVERAGE + 100)


def test_school_points_come_after_the_cap():
    """Averages, the 50 bonus and school tools come after the cap."""
    text = EULER.replace(
        "blue Amara in Euler Academy", "blue Amara in Euler Academy: purple Quadratic Formula, blue Divisibility by 9"
    )
    text = text.replace("Divisibility by 9", "Pythagorean Theorem, orange Gauss Sum")
    (team,) = scored(text + "Euler Academy: blue Coach Fermat, purple Pigeonhole Principle").schools
    assert team.students[0].uncapped == 310
    assert team.points == Fraction(300 + 180 + 165 + 140, 4) + 50 + 20 == Fraction(1065, 4)


def test_the_higher_score_counts():
    """assembled an all-star score or a school score greater than or equal to the win number"""
    now = scored(EULER + "Euler Academy: orange Mean")
    assert now.best is now.schools[0]
    assert scored(EULER).best.school is None


def test_school_score_only():
    """requiring a winning score to consist of a school score and not an all-star score"""
    assert scored(EULER + "red Kofi", school_score_only=True).best.school == "Euler Academy"
    assert scored(FOUR_BLUE, school_score_only=True).best is None


def test_other_multipliers():
    """using different multipliers for the student score"""
    assert student("blue Ben", ms_multiplier="4").points == 144
    assert student("green Tala", hs_multiplier="5/4").points == 75
    assert student("blue Amara", elem_multiplier="0.333").points == Fraction(666, 10)


def test_partners_cards_attach_to_each_other():
    """cards they place on the table in front of them can attach to cards played by their teammate"""
    mine = board("blue Amara in Euler Academy\nblue Ben in Euler Academy\nblue Euler Academy")
    partner = board(
        "blue Chiara in Euler Academy\nblue Dev in Euler Academy\nEuler Academy: blue Coach Fermat, orange Mean", 2
    )
    help_from_partner = PlayedTool(
        next(card for card in POOL if card.name == "Slope Formula"), OnStudent(0, "blue Amara")
    )
    partner = Board(partner.schools, partner.students, partner.teachers, (*partner.tools, help_from_partner))
    now = standing(Rules(), ((0, mine), (2, partner)))
    assert now.students[0].points == 200 + 2 * 15
    assert now.schools[0].points == Fraction(685 + 30, 4) + 50 + 5


def test_the_same_card_of_two_partners_is_two_students():
    """Both partners' decks may hold the same card."""
    side = ((0, board("blue Amara\nblue Ben")), (2, board("blue Amara: orange Mean\nblue Ben", player=2)))
    assert [score.points for score in standing(Rules(), side).students] == [200, 180, 205, 180]
    assert standing(Rules(), side).all_star.points == Fraction(765, 4)


# ── the oracle ────────────────────────────────────────────────────────────────────────────────────────────────────

OF_KIND = {kind: [card for card in POOL if isinstance(card, kind)] for kind in (School, Student, Teacher, Tool)}
TIMES = {"Elem": Fraction(1), "MS": Fraction(5), "HS": Fraction(3, 2)}


@st.composite
def boards(draw):
    """Up to eleven students, mostly of one or two colours, with teachers and tools on them and on two schools."""
    colours = draw(st.sampled_from([("blue",), ("blue", "red"), ("green", "purple", "orange")]))
    choices = [card for card in OF_KIND[Student] if card.colour in colours]
    cards = draw(st.lists(st.sampled_from(choices), unique=True, max_size=11))
    teams = ["Euler Academy", "Noether Academy"]
    students = tuple(PlayedStudent(card, draw(st.sampled_from([None, *teams]))) for card in cards)
    spots = st.sampled_from([OnTeam(team) for team in teams] + [OnStudent(0, card.key) for card in cards])
    teachers = draw(st.lists(st.sampled_from(OF_KIND[Teacher]), unique=True, max_size=4))
    tools = draw(st.lists(st.sampled_from(OF_KIND[Tool]), unique=True, max_size=14))
    schools = tuple(card for card in OF_KIND[School] if card.name in teams)
    on = [PlayedTeacher(card, draw(spots)) for card in teachers]
    return Board(schools, students, tuple(on), tuple(PlayedTool(card, draw(spots)) for card in tools))


def points_of(board, played):
    """The score of one student, from the words of the rulebook."""
    spot = OnStudent(0, played.card.key)
    value = sum(tool.card.value for tool in board.tools if tool.on == spot)
    taught = any(teacher.on in (spot, OnTeam(played.team)) for teacher in board.teachers)
    return min(played.card.high_score * TIMES[played.card.level] + value * (2 if taught else 1), Fraction(300))


def best_of_all_fours(board, students, teachers_on):
    """Every four there is, with its average and its 50 points."""
    scores = []
    for four in combinations(students, 4):
        spots = [OnStudent(0, played.card.key) for played in four] + teachers_on
        coached = {teacher.card.colour for teacher in board.teachers if teacher.on in spots}
        colours = {played.card.colour for played in four}
        bonus = 50 if len(colours) == 1 and colours <= coached else 0
        scores.append(sum(points_of(board, played) for played in four) / 4 + bonus)
    return max(scores, default=None)


@given(boards())
@settings(max_examples=cases(60, long=150), deadline=None)
def test_the_best_four_are_found_exactly(board):
    """Against every combination of four, for the all-star score and for each school."""
    now = standing(Rules(), ((0, board),))
    assert [score.points for score in now.students] == [points_of(board, played) for played in board.students]
    assert (now.all_star and now.all_star.points) == best_of_all_fours(board, board.students, [])
    found = {team.school: team.points for team in now.schools}
    for name in ("Euler Academy", "Noether Academy"):
        members = [played for played in board.students if played.team == name]
        best = best_of_all_fours(board, members, [OnTeam(name)])
        value = sum(tool.card.value for tool in board.tools if tool.on == OnTeam(name))
        assert found.get(name) == (None if best is None else best + min(value, 100))
    assert now.points == max([*found.values(), now.all_star.points if now.all_star else 0])


@given(boards())
@settings(max_examples=50, deadline=None)
def test_every_score_opens_into_its_arithmetic(board):
    """The cards that a score names are enough to work it out again."""
    for team in filter(None, [*standing(Rules(), ((0, board),)).schools, standing(Rules(), ((0, board),)).all_star]):
        assert len(team.students) == 4
        assert team.points == sum(score.points for score in team.students) / 4 + team.bonus + team.counted_tools
        assert (team.bonus_for is not None) == (team.bonus == 50)
