"""Every question of the mathleague.org/cards lesson, with the cards of its pile and with new numbers."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.games.mathleague import lesson
from mathgames_widgets.games.mathleague.lesson.pictures import AS_PRINTED, RULES
from mathgames_widgets.games.mathleague.lesson.practice import kind
from mathgames_widgets.games.mathleague.lesson.practice.averages import best_of_age_groups, coached_four
from mathgames_widgets.games.mathleague.lesson.practice.drawing import STUDENTS, on_table
from mathgames_widgets.games.mathleague.lesson.questions import FERMAT
from mathgames_widgets.games.mathleague.table.parts import whole_card
from mathgames_widgets.games.mathleague.words.cards import number_text
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.bars import LevelBars
from mathgames_widgets.questions.lesson import Progress
from mathgames_widgets.questions.prediction import kept_prediction
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import Figure, plain_text
from mathgames_widgets.questions.whose import WhoseAnswer
from mathgames_widgets.table.screen import Press, Select
from tests.games.mathleague.lesson.test_practice import CHECKS
from tests.questions.asking import MATHLEAGUE
from tests.table.pages import read


@pytest.mark.parametrize(
    ("key", "kind", "level"),
    [
        ("known", "average", 3),
        ("shared", "average", 2),
        ("best", "best", 2),
        ("cost", "cost", 1),
        ("ben", "student", 2),
        ("blue", "colour", 1),
        ("left", "drawing", 1),
        ("room", "cap", 2),
    ],
)
def test_the_answer_is_what_trying_everything_gives(key, kind, level):
    question = lesson.question(key)
    stated = best_of_age_groups() if key == "best" else plain_text(question.prompt)  # the lesson's table says it there
    CHECKS[kind](stated, question, level)


def test_a_prediction_is_recalled_at_its_own_numbers_only():
    progress = Progress("Pairs", (lesson.question("left"),))
    progress.predict("left").restore(kept_prediction(1, 3))
    page = progress.ask("left")
    page.answer("1/2")
    assert read(page.html).find(data_key="predicted")
    page.press(list(page.offered).index(Press("again", None)))
    assert not read(page.html).find(data_key="predicted")


def test_two_lowest_bars_are_both_named():
    page = Checkpoint(lesson.question("best"))
    page.answer("2,3,4,5")
    assert "Priya and Chiara are furthest below it." in read(page.html).one(data_key="four-bars").text


def test_as_printed_the_four_highest_numbers_win():
    question = lesson.question("printed")
    printed = sorted([score.student.high_score for score in question.scores])
    assert question.rules == AS_PRINTED
    assert question.team(question.solution).points * 4 == sum(printed[-4:])
    assert "counts" not in str(question.why)


@pytest.mark.parametrize("key", MATHLEAGUE.keys)
def test_every_question_shows_real_cards(key):
    for question in MATHLEAGUE.asked(key):
        if isinstance(question, WhoseAnswer | Proof):
            continue
        if isinstance(question, LevelBars):
            on_cards = {(one.name, one.high_score) for one in STUDENTS}
            assert on_cards >= set(zip(question.names, question.start, strict=True))
            continue
        if isinstance(question.try_out, LevelBars):  # instead of the cards, bars with their names
            assert {one.name for one in STUDENTS} >= set(question.try_out.names)
            continue
        pictures = [part for part in question.prompt if isinstance(part, Figure)]
        assert pictures or question.scores


@pytest.mark.parametrize("rules", [AS_PRINTED, RULES])
def test_the_corner_of_every_student_has_the_printed_number(rules):
    """One number on all screens; what it counts stands below the name, once the age groups are known."""
    for student in STUDENTS:
        card = read(str(whole_card(student, key="one", rules=rules)))
        assert card.one(cls="mg-league-number").text == f"{student.high_score}"
        scored = number_text(on_table(student).points)
        is_told = f"= {scored}" in card.one(cls="mg-league-counts").text.replace("\u00a0", " ")
        assert is_told is (rules == RULES and student.level != "Elem")


def test_four_that_were_checked_stand_beside_each_other_as_bars_with_their_average():
    """Not before, since the bars show what each card scores; and no longer once others are picked."""
    page = Checkpoint(lesson.question("best"))
    for place in range(4):
        page.press(list(page.offered).index(Select(place)))
    assert "four-bars" not in page.html
    page.answer("0,1,2,3")
    bars = read(page.html).one(data_key="four-bars")
    made = ["36 × 5Ben", "110 × 1.5Priya", "110 × 1.5Chiara", "18 × 5Elif"]
    assert [one.text for one in bars.find(cls="mg-bar-column")] == made
    assert len(bars.find(cls="mg-still-level")) == 4 and "Elif is furthest below it" in bars.text
    page.press(list(page.offered).index(Select(3)))
    assert "four-bars" not in page.html


@pytest.mark.parametrize("key", ["printed", "best"])
def test_no_score_and_no_average_is_told_before_the_four_are_right(key):
    page = Checkpoint(lesson.question(key))
    said = page.answer("0,1,2,3").said
    bars = read(page.html).one(data_key="four-bars")
    multiplied = {number_text(score.points) for score in page.question.scores if score.multiplier != 1}
    assert not multiplied & {*re.findall(r"[\d.]+\d", said)}  # a sum such as 18 × 5 is to be worked out
    if key == "printed":  # each number is on its card
        assert not re.search(r"\d", said)
        assert "36Ben18Elif" in bars.text and "Elif with 18 is lowest. Is anyone outside" in bars.text
        assert "average" not in bars.text and number_text(page.question.team((0, 1, 2, 3)).average) not in bars.text
    else:
        scores = [score.points for score in page.question.scores[:4] if score.multiplier != 1]
        assert len(scores) == 4 and not {number_text(points) for points in scores} & {*re.findall(r"[\d.]+", bars.text)}
    team = page.question.team(page.question.solution)
    page.answer(page.question.solution)
    bars = read(page.html).one(data_key="four-bars")
    assert [one.text for one in bars.find(cls="mg-bar-column")] == [
        f"{number_text(score.points)}{score.student.name}" for score in team.students
    ]
    assert f"their average: {number_text(team.average)}" in bars.text


def test_a_hard_four_has_tools_to_be_added_and_no_score_on_its_cards():
    question = next(
        found
        for seed in range(20)
        if (found := kind("best").problem(seed, 3).question) and any(one.tools for one in found.scores)
    )
    assert question.rules == AS_PRINTED and len(question.scores) == 6
    shown = str(question.cards_on(AnswerDesk("", Offers())))
    for score in question.scores:
        if score.tools:
            assert f"tools +{number_text(score.tool_points)}" in shown
            assert f"scores {number_text(score.points)}" not in shown


def test_the_bars_of_the_first_screen_stand_on_their_cards():
    page = Checkpoint(lesson.question("level"))
    columns = read(page.html).find(cls="mg-bar-column")
    assert [one.one(cls="mg-league-number").text for one in columns] == ["210", "190", "150", "90"]
    assert [one.one(cls="mg-league-name").text for one in columns] == ["Kofi", "Maya", "Quinn", "Omar"]


def test_the_bonus_of_one_color_is_stacked_on_the_average_of_the_team():
    page = Checkpoint(lesson.question("blue"))
    page.answer("0,1,3,4")
    bars = read(page.html).one(data_key="four-bars")
    assert [one.text for one in bars.find(cls="mg-bar-column")][-1] == "+50208.75Team"
    level, more = bars.find(cls="mg-still-level")[-1], bars.one(cls="mg-bar-more")
    assert str(more.get("style")).startswith(f"{level.get('style')};"), "it stands on the dashed line"
    assert "adds 50 on top, so the team scores 208.75" in bars.text


def test_no_score_covers_the_line_of_the_average():
    """Ben has 180, and the four average 182.5: the number stands inside the bar, and 200 above another."""
    page = Checkpoint(lesson.question("blue"))
    page.answer("0,4,5,6")
    bars = read(page.html).one(data_key="four-bars")
    inside = [one.text for one in bars.find(cls="mg-still-inside")]
    assert inside == ["180", "140", "182.5"] and "their average: 182.5" in bars.text


@pytest.mark.parametrize(
    ("four", "said"),
    [
        ("0,1,2,3", "No bonus: the four have two colors."),
        ("0,2,3,5", "No bonus: the four have three colors."),
    ],
)
def test_four_without_a_bonus_are_told_why(four, said):
    page = Checkpoint(lesson.question("blue"))
    page.answer(four)
    bars = read(page.html).one(data_key="four-bars")
    assert said in bars.text and not bars.find(cls="mg-bar-more")


def test_four_of_one_color_without_its_teacher_are_told_that_it_is_missing():
    """Five of one color, and the teacher is with one who is left out."""
    blue = [one for one in STUDENTS if one.colour == "blue"][:5]
    page = Checkpoint(coached_four([on_table(blue[0], (FERMAT,)), *map(on_table, blue[1:])], FERMAT, blue[0]))
    page.answer("1,2,3,4")
    assert "No bonus: none of the four has a TEACHER card of their color." in page.html


def test_four_are_picked_by_pressing_cards():
    question = lesson.question("best")
    draft = ""
    for place in (0, 5, 4, 0, 2, 0):
        draft = question.taken(AnswerDesk(draft, Offers()), Select(place)).draft
    assert draft == "0,2,4,5" and question.judge(draft).right
    fifth = question.taken(AnswerDesk(draft, Offers()), Select(1))
    assert fifth.draft is None and "put it back" in fifth.said


@pytest.mark.parametrize(("text", "said"), [("", "none"), ("1,2", "two students"), ("0,1,2,3,4", "five students")])
def test_fewer_or_more_than_four_hear_how_many_they_have(text, said):
    with pytest.raises(ReadError, match=f"Choose four students; you have {said}"):
        lesson.question("best").judge(text)


def test_two_fours_with_the_same_average_are_both_right():
    """Chiara and Priya count 165 each."""
    question = lesson.question("best")
    assert question.judge("0,2,4,5").right and question.judge("0,3,4,5").right
    why = question.judge("0,3,4,5").why
    assert "Chiara" in why.why[0].claim and "Priya" not in why.why[0].claim
    assert why.why[-1].claim == "Ben, Priya, Amara and Kofi score the same."
    assert "score the same" not in str(lesson.question("printed").why)


def test_that_a_bonus_counts_four_times_in_the_sum_is_the_second_hint():
    first, second, *_ = [plain_text(hint) for hint in lesson.question("blue").hints]
    assert "200" not in first and second.startswith("The bonus of 50 is added after the average.")
    assert "bonus" not in " ".join(plain_text(hint) for hint in lesson.question("best").hints)


def test_a_wrong_four_hears_whom_to_compare_and_no_score():
    """The lowest who is in beside the highest who is left out, as they are to be worked out."""
    best = lesson.question("best")
    picked = ("Priya", "Chiara", "Amara", "Kofi")
    places = [str(place) for place, score in enumerate(best.scores) if score.student.name in picked]
    said = best.judge(",".join(places)).said
    assert "Ben is left out, with 36 × 5, and Priya is in, with 110 × 1.5. Which is more?" in said
    assert "180" not in said and "165" not in said
    assert "Another four score more." in lesson.question("printed").judge("0,1,2,3").said
