"""What is BYORF's own in its lesson; what holds for every lesson is tested in `test_lessons`."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from mathgames_widgets import questions as kinds
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import controls
from mathgames_widgets.questions.answers import series
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.division import LayDivision
from mathgames_widgets.questions.drawing.matching import MatchCards
from mathgames_widgets.questions.drawing.places import DragMarks
from mathgames_widgets.questions.drawing.signs import AXIS, PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.drawing.zoom import ZoomIn
from mathgames_widgets.questions.prediction import Prediction, kept_prediction, to_choose
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.whose import WhoseAnswer

say_drawing = room("mathgames_widgets.questions.drawing")


def test_every_kind_of_question_is_used():
    used = {type(lesson.question(key)) for key in lesson.QUESTIONS}
    offered = {value for value in vars(kinds).values() if isinstance(value, type) and issubclass(value, Question)}
    assert used == (offered - {Question, kinds.PutInOrder}) | {
        Build,
        DragMarks,
        LayDivision,
        MatchCards,
        PaintSigns,
        SketchCurve,
        WhoseAnswer,
        ZoomIn,
    }


def test_marks_that_are_all_painted_alike_have_swapped_nothing():
    question = lesson.question("signs")
    right = question.solution
    alike = tuple("0" if place % 2 else "+" for place in range(len(right)))
    exchanged = tuple({"0": "|", "|": "0"}.get(mark, mark) for mark in right)
    assert {*right[1::2]} == {"0", "|"}
    assert question.judge(alike).misconception is None
    assert question.judge(exchanged).misconception is lesson.misconceptions.SWAPPED


def test_beside_a_zero_that_stands_there_only_the_signs_are_painted():
    """The mark is no button, the advice speaks of no asymptote, and a wrong chart hears both values."""
    question = lesson.question("first")
    drawn = str(question.cards_on(AnswerDesk("", Offers())))
    assert re.findall(r'<button[^>]*data-key="(paint-\d)"', drawn) == ["paint-0", "paint-2"]
    assert say_drawing("paint-how-signs") in drawn.replace("\xa0", " ") and "asymptote" not in drawn
    verdicts = {text: question.judge(text) for text in ("-0+", "+0-", "+0+", "-0-")}
    assert [text for text, verdict in verdicts.items() if verdict.right] == ["-0+"]
    assert verdicts["+0-"].said == "Not yet: + | 0 | −. It is −2 at x = −3 and 2 at x = 1."
    assert verdicts["+0-"].misconception is lesson.misconceptions.RISES_OR_FALLS
    assert verdicts["+0+"].misconception is lesson.misconceptions.SIGN_ON_CARD
    assert verdicts["-0-"].misconception is None


def test_steps_about_something_unknown_name_what_there_is():
    with pytest.raises(ValueError, match="no steps about 'walls'; there are some about restrictions, cancelling"):
        lesson.steps("1/x", "walls")


@pytest.mark.parametrize("about", ["", *lesson.STEPS])
def test_every_number_in_the_steps_rests_on_a_reason(about):
    """What is claimed about the function of the game opens once more, down to a principle or a count."""
    answer = lesson.steps("(x+1)(x-1)(x-4)/((x+2)(-x-2)(x-1))", about)
    assert answer.why
    assert all(reason.why for reason in answer.why) or about


@pytest.mark.parametrize(("key", "before"), [("slant", "y ="), ("reduced", "g(x) ="), ("write", "f(x) =")])
def test_a_line_is_written_after_y_and_a_function_after_f(key, before):
    page = lesson.ask(key)._repr_mimebundle_()[0]["text/html"]
    assert f'<span class="mg-answer-word">{before}</span>' in page


@pytest.mark.parametrize(("chart", "above"), [("+0+0+0+0+", True), ("-0-0-0-0-", False)])
def test_a_chart_that_only_touches_the_axis_has_a_bump_in_each_piece(chart: str, above: bool):
    page = str(controls.controls(lesson.question("signs"), AnswerDesk(chart, Offers())))
    curves = [re.findall(r"[\d.]+", bend)[1::2] for bend in re.findall(r'<path d="([^"]+)" class="mg-bent', page)]
    farthest = [(min if above else max)(map(float, heights)) for heights in curves]
    assert len(farthest) == 5 and all((one < AXIS - 20) if above else (one > AXIS + 20) for one in farthest)


def test_a_wrong_chart_says_how_much_fits_and_lights_another_part_at_each_check():
    question = lesson.question("signs")
    right = question.solution
    wrong = "".join("0" if place % 2 else {"+": "-", "-": "+"}[part] for place, part in enumerate(right))
    page = Checkpoint(question)
    lit, said = [], []
    for tried in (wrong, wrong.replace("0", "|")):
        said.append(page.answer(tried).said)
        lit.append(re.findall(r'is-named"[^>]*data-key="paint-(\d)"|data-key="paint-(\d)"[^>]*is-named', page.html))
    zeros = right[1::2].count("0")
    assert right[1::2].count("|") == zeros
    assert all(f"{zeros} of {len(right) // 2} marks fit, 0 of {len(right) // 2 + 1} pieces." in one for one in said)
    assert len(lit[0]) == len(lit[1]) == 1 and lit[0] != lit[1] and said[0] != said[1]
    again = Checkpoint(question)
    again.restore(page.kept)
    assert again.html == page.html
    page.press(list(page.offered).index(Touch("0")))
    assert "mg-is-named" not in page.html, "what is changed is not spoken about any more"


@pytest.mark.parametrize(
    ("back", "said"),
    [("later", "on a later screen"), ("table", "after your move at the table"), ("below", "below.")],
)
def test_a_prediction_says_where_the_question_comes_back(back, said):
    asked = Prediction(lambda: to_choose(lesson.question("bounce")), "", lambda: None, back)
    asked.restore(kept_prediction(0, 1))
    assert said in re.sub("<[^>]+>", "", asked.html)


@pytest.mark.parametrize(("height", "shown"), [("0.7", "↑ 0.7"), ("1/2", "↓ 0.5"), ("0.6", "0.6"), ("?", "?")])
def test_a_height_outside_the_close_picture_says_where_it_lies(height: str, shown: str):
    question = lesson.question("zoom")
    page = str(controls.controls(question, AnswerDesk(f"2, {height}; 2", Offers())))
    assert f'<span class="mg-line-value">{shown}</span>' in page
    assert ("mg-off-scale" in page) == (shown[0] in "↑↓")


def test_a_picture_card_goes_to_a_place_and_back_and_can_be_used_again():
    question = lesson.question("rows")
    draft = ",,,"
    moves = (("-1 0", "1", ",0,,"), ("-1 0", "3", ",0,,0"), ("1 0", "2", ",,0,0"), ("3 0", "-1", ",,0,"))
    for part, to, after in moves:
        draft = question.taken(AnswerDesk(draft, Offers()), Touch(part, value=to)).draft
        assert draft == after
    with pytest.raises(ReadError, match=re.escape(say_drawing("match-gap"))):
        question.judge(draft)
    page = str(controls.controls(question, AnswerDesk(draft, Offers())))
    assert page.count('data-key="match-1.') == 5 and page.count('data-key="match2.0"') == 1
    assert question.judge(question.write(question.solution)).right


def test_a_picture_card_that_belongs_to_one_place_leaves_the_hand_and_comes_back():
    question = lesson.question("degrees")
    laid = question.taken(AnswerDesk(",,,", Offers()), Touch("-1 2", value="1")).draft
    page = str(question.cards_on(AnswerDesk(laid, Offers())))
    assert laid == ",2,," and page.count('data-key="match-1.') == 4
    assert 'data-key="gap2"' in page and 'data-key="match1.2"' in page
    instead = question.taken(AnswerDesk(laid, Offers()), Touch("-1 0", value="1")).draft
    page = str(question.cards_on(AnswerDesk(instead, Offers())))
    assert 'data-key="gap0"' in page and 'data-key="match-1.2"' in page


@pytest.mark.parametrize("key", ["rows", "degrees"])
def test_the_words_on_a_picture_card_fit_its_picture(key):
    """What the curve on a card shows is what its words say, for the first numbers and some new ones."""
    for question in islice(series(lesson.question(key)), 6):
        for words, drawn in zip(question.rights, question.pictures, strict=True):
            f, said = drawn.function, str(words)
            shown = {
                "hole": bool(f.holes),
                "vertical": bool(f.vertical_asymptotes),
                "bounces": any(zero.multiplicity == 2 for zero in f.zeros),
                "slant": f.slant_asymptote is not None,
                "y = 0": f.horizontal_asymptote is not None and f.horizontal_asymptote.y == 0,
                "y = 1": f.horizontal_asymptote is not None and f.horizontal_asymptote.y == 1,
                "y = −1": f.horizontal_asymptote is not None and f.horizontal_asymptote.y == -1,
                "neither": f.asymptote is not None and f.asymptote.degree > 1,
            }
            told = {word for word in shown if word in said.replace("neither horizontal nor slant", "neither")}
            assert told <= {word for word, holds in shown.items() if holds}, words
