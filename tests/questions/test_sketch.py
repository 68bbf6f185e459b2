"""A curve that is sketched: what is read off it, what is said to it, and the pen of someone who has only keys."""

from __future__ import annotations

from random import Random

import pytest

from mathgames_widgets.games.byorf.lesson import FAR
from mathgames_widgets.games.byorf.lesson.practice.sketching import SKETCH
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk, solution_said
from mathgames_widgets.questions.drawing.sketch import SketchCurve, read_back, sketched
from mathgames_widgets.questions.drawing.strokes import SketchedCurve, TurnsBack, features, stroke
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.problem import LEVELS
from mathgames_widgets.table.screen import Press


def asked(function: str) -> SketchCurve:
    return SketchCurve(prompt="", why=Explanation(""), function=RationalFunction.parse(function))


def marks(curve: SketchedCurve) -> list[tuple[str, str, bool]]:
    return [(str(one.x), one.kind, one.flips) for one in features(curve).marks]


def by_hand(curve: SketchedCurve, seed: str) -> SketchedCurve:
    """The same curve as a hand draws it: a spot every tenth of a unit, a little too high or too low."""
    draw = Random(seed)
    drawn = SketchedCurve()
    for one in curve.strokes:
        low, high = one[0][0], one[-1][0]
        places = [min(low + n / 10, high) for n in range(round(10 * (high - low)) + 2)]
        heights = [(curve.at(x) or 0) + draw.uniform(-0.05, 0.05) for x in places]
        drawn = drawn.with_stroke(stroke(zip(places, [min(max(y, -6), 6) for y in heights], strict=True)))
    return drawn


@pytest.mark.parametrize("level", LEVELS)
def test_every_curve_that_is_asked_for_is_right_as_its_function_draws_it_and_as_a_hand_does(level: int) -> None:
    for seed in range(5):
        question = SKETCH.problem(seed, level).question
        assert isinstance(question, SketchCurve)
        assert question.judge(question.write(question.solution)).right
        assert question.judge(by_hand(question.solution, f"{level} {seed}")).right, question.function


def test_each_idea_draws_a_curve_that_is_told_from_the_others() -> None:
    question = FAR.question("sketch")
    named = {one.misconception.id: question.judge(question.write(one.answer)) for one in question.misconceptions}
    assert set(named) == {"swapped", "sign-read-off", "always-flips"}
    assert all(verdict.misconception.id == id for id, verdict in named.items() if verdict.misconception)


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ("-6 1, -4 2, -2.5 6; -1.5 -6, 1 0, 4 0.5, 6 0.5", ""),
        ("-6 1, 1 1, 2 0, 6 0.5", "At x = −2 the denominator is 0"),
        (
            "-6 1, -4 2, -2.5 6; -1.5 6, 0 2, 1 0, 2 1, 6 1",
            "At x = −2.1 the value is positive, and at x = −1.9 it is negative",
        ),
        ("-6 1, -4 2, -2.5 6; -1.5 -6, 3 0, 4 0.8, 6 0.8", "At x = 1 only the numerator is 0"),
        ("-6 1, -4 2, -2.5 6; -1.5 -6, 1 0, 6 5", "Far to the right your curve goes up"),
        ("-6 -4, -5 0, -4 3, -2.5 6; -1.5 -6, 1 0, 4 0.5, 6 0.5", "Near x = −5 your curve meets the x-axis"),
    ],
)
def test_what_is_wrong_with_a_curve_is_worked_out_where_it_is_wrong(drawn: str, said: str) -> None:
    verdict = asked("(x-1)/(x+2)").judge(drawn)
    assert verdict.right == (not said)
    assert said in verdict.said


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ("", "First sketch a curve"),
        ("-6 1, 3 1", r"stops near x = 3, but at x = 4 the function is 1/2\. Continue to the right edge"),
        ("-3.6 1, 6 1", r"stops near x = −3\.5, but at x = −5 the function is 2\. Continue to the left edge"),
        ("-6 1, 1 1; 3 2, 6 2", "Near x = 2 there is a gap"),
        ("-6 1, 1 1; 2 6, 3 2, 6 1", "on one side only"),
        ("-6 1, -7 2", "A sketch has strokes from left to right"),
        ("6 1, -6 2", "A sketch has strokes from left to right"),
        ("-6 1e9, 6 1", "A sketch has strokes from left to right"),
    ],
)
def test_a_curve_that_is_not_finished_is_no_wrong_answer(drawn: str, said: str) -> None:
    with pytest.raises(ReadError, match=said):
        asked("(x-1)/(x+2)").judge(drawn)


def test_features_of_strokes() -> None:
    bounce = SketchedCurve().with_stroke(stroke([(-6, 3), (0, 0), (6, 3)]))
    assert marks(bounce) == [("0", "zero", False)]
    through = SketchedCurve().with_stroke(stroke([(-6, 2), (1.9, 6), (2.1, -6), (6, -2)]))
    assert marks(through) == [("2", "asymptote", True)], "an asymptote that is drawn without lifting the pen"
    both_up = SketchedCurve().with_stroke(stroke([(-6, 1), (-1.2, 6), (-0.8, 6), (6, 1)]))
    assert marks(both_up) == [("-1", "asymptote", False)]
    wobble = SketchedCurve().with_stroke(stroke([(-6, 3), (-2, 0), (0, 0.2), (2, -0.1), (4, 0.1), (6, 0.2)]))
    assert marks(wobble) == [], "far out it lies on the axis"


def test_a_new_line_takes_the_place_of_what_was_there_and_goes_on_where_one_ends() -> None:
    curve = SketchedCurve().with_stroke(stroke([(-6, 1), (6, 1)])).with_stroke(stroke([(-1, 1.2), (0, -2), (1, 1.1)]))
    assert len(curve.strokes) == 1 and curve.at(0) == -2
    assert marks(curve) == [("-1/2", "zero", True), ("1/2", "zero", True)]


def test_a_line_that_turns_back_is_not_kept() -> None:
    with pytest.raises(TurnsBack):
        stroke([(0, 0), (3, 1), (1, 2)])
    question = asked("1/x")
    desk = AnswerDesk("-6 1, 0 1", Offers(), values={"trail": "0.5,0.5 0.9,0.4 0.6,0.2"})
    change = question.taken(desk, Touch("stroke"))
    assert change.draft is None and "turns back" in change.said


def test_keys_draw_lift_the_pen_and_rub_out() -> None:
    question = asked("1/x")
    draft, pen = "", None
    for way in ("up", "right", "right", "lift", "right", "right", "lift", "down"):
        change = question.taken(AnswerDesk(draft, Offers(), selected=pen), Touch("pen", value=way))
        draft, pen = change.draft or "", change.selected
    assert draft == "-6 0.5, -5.5 0.5, -5 0.5; -4 0"
    assert question.taken(AnswerDesk(draft, Offers(), selected=pen), Touch("pen", value="rub")).draft == (
        "-6 0.5, -5.5 0.5, -5 0.5"
    )


def test_what_is_read_back_has_both_ends_and_all_marks() -> None:
    said = read_back(features(sketched(RationalFunction.parse("(x+3)(x-1)/(x+1)^2"))))
    assert said[0] == "Far to the left it is level, near y = 1."
    assert said[2] == "Near x = −1 it has an asymptote, going the same way on both sides."
    assert len(said) == 5


def test_lies_are_read_as_no_line_at_all() -> None:
    desk = AnswerDesk("-6 1, 6 1", Offers(), values={"trail": "nan,0 1,1"})
    assert asked("1/x").taken(desk, Touch("stroke")).draft is None


def test_the_right_curve_is_drawn_over_ones_own_and_in_no_second_picture() -> None:
    question = FAR.question("sketch")
    page = Checkpoint(question)
    for wrong in map(asked, ("1/x", "1/(x-2)")):
        page.answer(wrong.write(wrong.solution))
    assert "mg-curve" not in page.html
    page.press(list(page.offered).index(Press("answer")))
    plane = page.html.partition('data-key="plane"')[0].rpartition("<div")[2], page.html
    assert "data-reply" in plane[0] and "mg-both" in plane[0]
    page_of_answer, _, to_go_on = page.html.partition('data-key="explorer"')
    assert page_of_answer.count("mg-quiet-graph") == page_of_answer.count('class="mg-curve ') == 1
    assert to_go_on and " open" not in to_go_on[:20]
    assert page.html.count('class="mg-ink"') == 3, "both strokes of one's own stay, and the pen's"


def test_the_answer_of_a_sketch_ends_with_one_full_stop() -> None:
    assert solution_said(FAR.question("sketch")).endswith("near y = 1.")
