"""Going on after the answer: what is dragged then is judged by nobody."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import islice, product
from math import hypot

import pytest

from mathgames_widgets.core.messages import room, spoken
from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.games.byorf.lesson.questions import KNOWN, aims
from mathgames_widgets.games.mathleague.lesson import LESSON as MATHLEAGUE
from mathgames_widgets.games.matician.lesson import SIGNS
from mathgames_widgets.games.rolls_and_goals.lesson import CHANCE as chance
from mathgames_widgets.games.rolls_and_goals.lesson.practice.keeping import RollRule, RuleTried, still_bars_of
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.html import escaped
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.answers import series
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.places import (
    HANDLE,
    SMALLEST,
    AxisGoal,
    AxisMark,
    DragMarks,
    MarkedAxis,
    to_drag,
)
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.pictures import GraphPage, Sight
from mathgames_widgets.questions.prediction import Prediction
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.questions.worksheet import PaperScreen, pupil_page
from mathgames_widgets.table.screen import Press
from tests.questions.near_answers import wrong_texts

LEVEL = '<span class="mg-bar-value">170<'


say_by_hand = room("mathgames_widgets.questions.drawing.line")
say_question = room("mathgames_widgets.questions")


def offered(page: Checkpoint | GraphPage | Prediction, thing: object) -> int:
    return next(at for at, offer in enumerate(page.offered) if isinstance(offer, Explored) and offer.thing == thing)


def explores(page: Checkpoint | GraphPage | Prediction) -> bool:
    return 'data-key="explorer"' in page.html


def test_what_was_asked_about_can_be_dragged_once_it_is_answered() -> None:
    """A chart of signs: its graph follows the mark, and the verdict and what is kept stay as they were."""
    question = lesson.question("signs")
    page = Checkpoint(question)
    assert not explores(page)
    page.answer(question.solution)
    kept, curve = page.kept, page.html.partition('class="mg-curve ')[2][:200]
    page.press(offered(page, Touch("0", 1)))
    assert page.is_answered and page.kept == kept and "mg-right" in page.html
    assert page.html.partition('class="mg-curve ')[2][:200] != curve
    page.press(offered(page, Press("check")))
    assert page.kept == kept and len(page.answers.now.tries) == 1


def test_it_can_be_dragged_after_the_answer_was_shown_and_not_before() -> None:
    for key in ("sketch", "zoom", "signs", "divide"):
        page = Checkpoint(lesson.question(key))
        for text in wrong_texts(page.question, 2):
            page.answer(text)
            assert not explores(page), key
        page.press(list(page.offered).index(Press("answer")))
        assert explores(page), key


def test_bars_stand_beside_a_number_that_is_typed_and_are_judged_by_nobody() -> None:
    """The scores of the screen before, of which one has gained 50: what is moved is no answer, before it and after."""
    page = Checkpoint(MATHLEAGUE.question("shared"))
    heights = [f'mg-bar-value">{height}<' for height in (110, 160, 200, 210)]
    assert explores(page) and all(one in page.html for one in heights)
    for place, steps in (*[(3, -1)] * 4, *[(2, -1)] * 3, (0, 5), (0, 1), (1, 1)):
        page.press(offered(page, Touch(f"{place}", steps)))
    assert page.html.count(LEVEL) == 4 and not page.answers.now.tries
    page.press(offered(page, Press("check")))
    assert not page.answers.now.tries
    assert page.answer("170").right and page.html.count(LEVEL) == 4
    page.press(offered(page, Touch("3", 1)))
    assert page.is_answered and "mg-right" in page.html and page.html.count(LEVEL) == 4, "nothing is in the hand"


def test_the_number_in_front_stays_when_marks_move() -> None:
    f = RationalFunction.parse("(x+1)(x-1)(x-4)/((x+2)(-x-2)(x-1))")
    axis = OpenBoard.of(to_drag(f))
    assert axis is not None and axis.draft == "zero -1, hole 1, zero 4, wall -2, wall -2"
    assert axis.take(Explored(Touch("2", 1)), {}) and axis.draft.split(", ")[2] == "zero 5"
    assert to_drag(f).drafted(axis.draft).function.equals(RationalFunction.parse("(x+1)(x-1)(x-5)/((x+2)(-x-2)(x-1))"))
    assert OpenBoard.of(to_drag(RationalFunction.parse("1/(x^2+1)"))) is None
    assert OpenBoard.of(to_drag(RationalFunction.parse("x-9"))) is None, "what would stand outside"


LEADS_ON = "lifted"
"""The question after which the next one is asked straight below, about the same hole: no board stands in between."""


@pytest.mark.parametrize("key", [key for key in (*lesson.QUESTIONS, *KNOWN) if key != LEADS_ON])
def test_every_question_of_the_three_lessons_is_played_on_after_its_answer(key: str) -> None:
    """With the numbers of the lesson and with new ones; what is built on the axis is dragged on where it stands."""
    asked = {**lesson.QUESTIONS, **KNOWN}[key]()
    for question in islice(series(asked), 3):
        page = Checkpoint(question)
        page.answer(question.solution)
        if question.reason:
            assert not explores(page), "its reason is asked for first"
            page.press(list(page.offered).index(Press("reason", question.reason.solution)))
        assert explores(page) or isinstance(question, DragMarks), question.prompt


def test_the_number_in_front_is_dragged_and_what_is_seen_then_is_said() -> None:
    f = RationalFunction.parse("(x-2)/(x+1)")
    axis = OpenBoard.of(to_drag(f))
    assert axis is not None
    said = axis.take(Explored(Touch("times", 1)), {})
    assert said.startswith("The number in front is 2.") and "y = 2. The curve crosses the x-axis at 2." in said
    assert axis.draft == "zero 2, wall -1, times 2"
    axis.take(Explored(Touch("times")), {"across": "0.51", "down": "0.5"})
    axis.take(Explored(Touch("times", -1)), {})
    assert axis.draft == "zero 2, wall -1, times -1", "0 is passed over"
    axis.take(Explored(Touch("times", -5)), {})
    assert to_drag(f).drafted(axis.draft).function.equals(RationalFunction.parse("-4(x-2)/(x+1)"))
    half = OpenBoard.of(to_drag(RationalFunction.parse("(x-2)/(2(x+1))")))
    assert half is not None and "mark-times" not in str(half.draw(Offers())), "no half on the line"


def reaching(axis: DragMarks, goal: AxisGoal) -> MarkedAxis:
    """Marks that make it, put down with what the axis offers."""
    zero, wall = AxisMark("zero", goal.at), AxisMark("wall", goal.at)
    made = {
        "meet": (zero, AxisMark("zero", goal.also), AxisMark("zero", goal.also)),
        "hole": (AxisMark("hole", goal.at), AxisMark("zero", 0)),
        "wall": (wall, wall),
        "level": (AxisMark("zero", 0), AxisMark("wall", 1)),
    }
    times = goal.at if goal.kind == "level" else 1 if axis.is_scaled or axis.times > 0 else -1
    if goal.kind == "wall" and not axis.is_scaled and axis.times < 0:
        pieces = f"{wall}, {wall}, zero {goal.at - 9 if goal.at > 3 else 6}"
    else:
        pieces = ", ".join(map(str, made[goal.kind]))
    return axis.drafted(f"{pieces}, times {times}" if axis.is_scaled else pieces)


def test_each_goal_is_not_there_at_first_and_can_be_reached_with_what_is_offered() -> None:
    """With every function that a question of the three lessons is dragged on with."""
    axes = [question().onward for question in {**lesson.QUESTIONS, **KNOWN}.values()]
    dragged = [axis for axis in axes if isinstance(axis, DragMarks) and axis.goals]
    assert len(dragged) > 15 and len({axis.goals for axis in dragged}) > 10
    assert {goal.kind for axis in dragged for goal in axis.goals} == {"meet", "hole", "wall", "level"}
    for axis in dragged:
        for goal in axis.goals:
            assert not goal.is_met(axis.example.function), (axis.example, goal)
            assert goal.is_met(reaching(axis, goal).function), (axis.example, goal)


def made_for(goal: AxisGoal) -> RationalFunction:
    """A function that a goal is met by, of zeros and asymptotes at whole numbers and a number in front."""
    at, also = goal.at, goal.also
    zero, times = next(
        (z, t) for z in range(-5, 6) for t in (1, 2, 3, -1, -2, -3) if goal.kind != "point" or t * (at - z) == also
    )
    made = {
        "zero": f"(x-({at}))",
        "falls": f"-(x-({at}))",
        "touches": f"(x-({at}))^2",
        "under": f"(x-({at}))(x-({also}))",
        "meet": f"(x-{at})(x-({also}))^2",
        "hole": f"x(x-({at}))/(x-({at}))",
        "above": f"(x-({at}))(x-({at - 1}))/(x-({at}))",
        "ground": f"(x-({at}))^2/(x-({at}))",
        "point": f"({times})(x-({at}))(x-({zero}))/(x-({at}))",
        "holes": "(x-1)(x-2)(x-3)/((x-1)(x-2)(x-3))",
        "same": "x^2(x-1)(x+1)/((x-1)(x+1))",
        "wall": f"1/(x-({at}))^2",
        "instead": f"1/(x-({at}))",
        "start": f"({at})(x-1)(x+2)/((x+1)(x-2))",
        "bare": "1/x",
        "level": f"({at})x/(x-1)" if at else "1/x",
        "slope": f"({at})(x-1)(x-2)/(x-3)",
        "line": f"(x-4)(x+4)/(x-({at}))",
        "steep": "(x-1)(x-2)(x-3)/(x-4)",
        "cross": f"(x-({at + 1}))(x-({at + 4}))/(x-({at + 2}))^2",
        "apart": "x/(x-1)",
    }
    return RationalFunction.parse(made[goal.kind])


LESSONS = (aims.ZEROS, lesson.ZEROS), (aims.HOLES, lesson.HOLES), (aims.FAR, lesson.FAR)


@pytest.mark.parametrize(("questions", "of"), LESSONS)
def test_each_screen_has_goals_of_its_own_and_none_comes_twice_in_a_lesson(
    questions: dict[str, tuple[AxisGoal, ...]], of: lesson.Lesson
) -> None:
    asked: list[str] = []
    for key in questions:
        page = Checkpoint(of.question(key))
        page.answer(page.question.solution)
        if page.question.reason:
            page.press(list(page.offered).index(Press("reason", page.question.reason.solution)))
        assert page._board is not None, key
        axis = page._board._board
        assert isinstance(axis, DragMarks), key
        assert axis.goals == questions[key], "none of them is there from the first"
        assert escaped(axis.goals[0].asked) in page.html
        for goal in axis.goals:
            f = made_for(goal)
            marks = to_drag(f)
            assert goal.is_met(f), (key, goal)
            assert marks is not None and marks.is_scaled, f"{goal} can be put on the axis"
            assert axis.is_scaled or goal.kind in {
                "hole",
                "holes",
                "ground",
                "instead",
                "bare",
                "same",
                "zero",
                "touches",
            }
        asked += [goal.asked for goal in axis.goals]
    assert len(asked) > 20 and len(set(asked)) == len(asked)
    on_screens = [key for key in of.questions if key not in {"steer", "drag", "between", LEADS_ON}]
    assert set(on_screens) == set(questions), "the others are dragged to begin with"


def test_a_goal_asked_of_a_twin_is_of_the_same_topic() -> None:
    page = Checkpoint(lesson.FAR.question("crossing"))
    page.press(list(page.offered).index(Press("again", "harder")))
    page.answer(page._posed.solution)
    assert escaped(aims.FAR["crossing"][0].asked) in page.html


def test_a_zero_on_an_asymptote_is_one_hole_in_words_and_taken_away_as_one() -> None:
    page = Checkpoint(lesson.question("drag"))
    for thing in (Touch("add", value="zero"), Touch("add", value="wall"), Touch("1", 1), Touch("add", value="wall")):
        page.press(list(page.offered).index(thing))
    while page._draft.split(", ")[1] != "wall " + page._draft.split(", ")[0].removeprefix("zero "):
        page.press(list(page.offered).index(Touch("1", -1)))
    chips = page.html.partition("mg-mark-chips")[2]
    assert chips.count("hole at") == 2 and "zero at" not in chips.partition("</ul>")[0], "the chip and its button"
    page.press(list(page.offered).index(Touch("drop0-1")))
    assert page._draft.startswith("wall ") and "," not in page._draft


def test_a_hole_at_the_edge_is_seen_whole() -> None:
    """(x − 3)(x + 3)/(x − 3) has its hole at (3, 6)."""
    axis = to_drag(RationalFunction.parse("(x-3)(x+3)/(x-3)"))
    assert axis is not None and axis.window == (-6, 6, -7, 7)
    assert to_drag(RationalFunction.parse("(x-3)(x+1)/(x-3)")).window == (-6, 6, -6, 6)  # type: ignore[union-attr]


def test_a_goal_is_recognised_and_the_next_one_is_asked() -> None:
    f = RationalFunction.parse("(x-2)/(x+1)")
    axis, page = to_drag(f), OpenBoard.of(to_drag(f))
    assert axis is not None and page is not None
    assert axis.goals[0] == AxisGoal("meet", 3, -2) and escaped(axis.goals[0].asked) in str(page.draw(Offers()))
    for touch in (Touch("0", 1), Touch("add", value="zero"), Touch("2", -2)):
        assert "There it is" not in page.take(Explored(touch), {})
    page.take(Explored(Touch("add", value="zero")), {})
    said = page.take(Explored(Touch("3", -2)), {})
    assert "There it is: the curve crosses the x-axis at 3 and only touches it at −2." in said
    assert escaped(axis.goals[0].reached) in str(page.draw(Offers()))
    assert page.take(Explored(Touch("goal")), {}) == axis.goals[1].asked
    assert page.draft.startswith("goal 1, zero 3, wall -1, ") and escaped(axis.goals[1].asked) in str(
        page.draw(Offers())
    )
    page.take(Explored(Touch("add", value="hole")), {})
    assert page.draft.startswith("goal 1, "), "the goal stays while something is dragged"


def test_what_stands_in_front_of_a_typed_text_is_read_and_nothing_else() -> None:
    question = lesson.question("steer")
    assert question.begun == "zero 2, wall -1" and Checkpoint(question).html.count("mg-axis-mark") == 2
    assert question.read("zero 2, wall −1, times −2").times == -2
    for text in ("times 2", "zero 2, times 0", "zero 2, times 5", "times 2, zero 2"):
        with pytest.raises(ReadError):
            question.read(text)


@pytest.mark.parametrize("text", ["x/((2-x)(2-x)x)", "-3(x-1)/((x-1)(x+2))", "x(x-3)/(x-3)", "(x+1)(x-1)/(x-1)"])
def test_the_handle_of_a_hole_never_hides_the_missing_point(text: str) -> None:
    """Nor does its stem run through it."""
    axis = to_drag(RationalFunction.parse(text))
    assert axis is not None
    heights = axis.raised(axis.example)
    hung = {mark.x: height for mark, height in zip(axis.example.marks, heights, strict=True) if mark.kind == "hole"}
    unit = SMALLEST * 320 / 420 / (axis.window[3] - axis.window[2])
    for hole in axis.example.function.holes:
        at, height = unit * hole.y, hung[int(hole.x)]
        assert abs(at - height) > HANDLE / 2 and not (0 < at < height or height < at < 0)


@pytest.mark.parametrize(
    "text", ["(x+1)(x-1)^2/((x+2)(-x-2))", "2(x-2)^2x(x+1)^2", "(x-2)(x+2)/(x+1)^2", "(x-1)/(x-1)", "(x-2)(x-3)/(x-2)"]
)
@pytest.mark.parametrize("wide", [SMALLEST, 420])
def test_a_handle_covers_no_other_and_no_dot_on_the_curve(text: str, wide: int) -> None:
    """A bounce can be seen between the handles of its two zeros."""
    f = RationalFunction.parse(text)
    apart = [AxisMark("zero", 2), AxisMark("wall", 2)] if text == "(x-1)/(x-1)" else None
    axis = to_drag(f)
    assert axis is not None
    marked = MarkedAxis(tuple(apart)) if apart else axis.example
    f, units = marked.function, (wide / 12, wide * 320 / 420 / 12)
    at = [(mark.x * units[0], height) for mark, height in zip(marked.marks, axis.raised(marked), strict=True)]
    points = [(zero.x, 0) for zero in f.zeros] + [(one.x, one.y) for one in (*f.holes, *f.extrema)]
    dots = [(float(x) * units[0], float(y) * units[1]) for x, y in points]
    for place, (x, height) in enumerate(at):
        assert all(abs(x - a) >= HANDLE or abs(height - b) >= HANDLE for a, b in at[:place])
        assert all(hypot(x - a, height - b) > HANDLE / 2 for a, b in dots)


def test_a_graph_beside_a_question_opens_its_axis_when_it_need_not_wait_any_more() -> None:
    page = GraphPage([RationalFunction.parse("(x+1)(x-1)^2/2")], [Sight((-4, 4, -4, 4), "Two zeros.")])
    page.waits = lambda: True
    page.redraw()
    assert not explores(page)
    page.waits = lambda: False
    page.redraw()
    before = page.html
    page.press(offered(page, Touch("0", -1)))
    assert explores(page) and page.html != before


def test_the_dice_roll_on_after_the_answer_and_what_was_said_of_it_stays() -> None:
    page = Checkpoint(replace(chance.question("sixes"), is_guess=True))
    assert Touch("roll", steps=100) not in list(page.offered), "guess first"
    page.press(list(page.offered).index(Press("answer")))
    answer = page.html.partition('data-key="answer-room"')[2]
    page.press(list(page.offered).index(Touch("roll", steps=100)))
    assert "mg-rolled-fill" in page.html and page.html.partition('data-key="answer-room"')[2] == answer
    right = Checkpoint(chance.question("sixes"))
    right.answer("25,10,1; 100")
    before = right.kept
    right.press(list(right.offered).index(Touch("roll", steps=1000)))
    assert right.is_answered and "mg-right" in right.html and "1,100" in right.html and right.kept == before


def test_numbers_are_put_in_their_places_on_the_line_before_they_are_ordered() -> None:
    """Each says where it is, and once an order was checked, whether it belongs there; none of it answers the question,
    and a key moves a number by half a step.
    """
    page = Checkpoint(SIGNS.question("order"))
    assert page.html.count("mg-each-mark mg-not-placed") == 4
    for place, steps in enumerate((28, 2, 9, 30)):
        page.press(offered(page, Touch(f"{place}", 1)))
        for _ in range(steps - 1):
            page.press(offered(page, Touch(f"{place}", 1)))
    assert "mg-in-place" not in page.html and page.spoken == "−5 stands at 5." and not page.answers.now.tries
    page.answer(page.question.write((0, 1, 3, 2)))
    assert page.html.count("mg-in-place") == 3 and len(page.answers.now.tries) == 1
    page.press(offered(page, Touch("3", -1)))
    assert page.spoken == "−5 does not belong at 9/2."
    for _ in range(19):
        page.press(offered(page, Touch("3", -1)))
    assert page.html.count("mg-in-place") == 4 and len(page.answers.now.tries) == 1
    assert page.spoken == say_by_hand("each-all")


def test_on_paper_the_bare_line_stands_with_the_numbers() -> None:
    page = str(pupil_page("Signs", [PaperScreen("Lowest first", 1.4, False, (), False, (SIGNS.question("order"),))]))
    assert page.count("A number line from −10 to 5.") == 2 and "mg-each-mark" not in page, "its name and its title"


def test_the_report_says_of_which_guess_one_was_certain_and_which_one_was_lucky() -> None:
    """Only once the question is answered; before that nobody has said whether the guess was right."""
    own = replace(chance)
    report = own.report()
    for key, answer, sure in (("reroll", "1/6", 3), ("less", "5/36", 1), ("given", "1/2", 3)):
        vote = own.vote(key)
        options = [plain_text(option.text) for option in vote.question.options]
        for thing in (Press("choose", options.index(answer)), Press("sure", sure)):
            vote.press(list(vote.offered).index(thing))
    assert "mg-misjudged" not in report.html
    own.ask("given").answer("1/2")
    assert "mg-misjudged" not in report.html, "certain and right"
    own.ask("reroll").answer("1/3")
    assert say_question("misjudged", right=False) in report.html and "At first: “1/6”." in report.html
    assert say_question("misjudged", right=True) not in report.html
    own.ask("less").answer("5/36")
    assert report.html.count("mg-misjudged") == 2 and "At first: “5/36”." in own.progress().text()
    fair = own.vote("less")
    fair.press(list(fair.offered).index(Press("sure", 2)))
    assert say_question("misjudged", right=True) not in report.html


def test_the_report_begins_with_what_one_can_do_now() -> None:
    """A sentence stands there once each of its questions is answered; until then it leads to the first that is open."""
    own = replace(chance)
    report, skill = own.report(), own.skills[1]
    said = spoken(skill.said)
    assert skill.keys == ("mean", "gain")

    def part(key: str) -> str:
        return report.html.partition(f'data-key="{key}"')[2].partition("</ul>")[0]

    assert part("skills-now") == "" and say_question("skills-open", begun=False) in report.html
    for key, now in (("mean", False), ("gain", True)):
        page = own.ask(key)
        page.answer(page.question.write(page.question.solution))
        assert (said in part("skills-now"), said in part("skills-open")) == (now, not now)
        assert ('data-goes="gain"' in part("skills-open")) is not now
    assert report.html.index(said) < report.html.index(own.progress().summary())
    assert say_question("skills-open", begun=True) in report.html
    shown = own.ask("less")
    for text in ("1/6", "1/3"):
        shown.answer(text)
    shown.press(list(shown.offered).index(Press("answer")))
    assert part("skills-open").count("<li>") == 2, "an answer that was shown is not one's own"


def test_what_was_right_in_the_end_only_is_worth_another_try() -> None:
    """Who guesses until it is right has not shown it; new numbers at once are another matter."""
    own = replace(chance)
    report, skill = own.report(), own.skills[1]
    said = spoken(skill.said)

    def group(key: str) -> str:
        return report.html.partition(f'data-key="skills-{key}"')[2].partition("</ul>")[0]

    mean, gain = (own.ask(key) for key in skill.keys)
    mean.answer("1")
    for page in (mean, gain):
        page.answer(page.question.write(page.question.solution))
    assert said in group("again") and said not in group("now") + group("open")
    assert 'data-goes="mean"' in group("again")
    mean.press(list(mean.offered).index(Press("again")))
    mean.answer(mean._posed.solution)
    assert said in group("now") and said not in group("again")


def test_the_bars_of_a_kept_side_begin_at_0_and_show_every_side() -> None:
    for rule in (RollRule(1), RollRule(1, "half", "low"), RollRule(10, "one")):
        page = RuleTried(rule, 1, (1000,) * 6)
        bars = [*still_bars_of(page)]
        assert all(bar.share > 0 for bar in bars)
        shares = [bar.share / float(page.mean(side)) for side, bar in enumerate(bars, 1)]
        assert max(shares) - min(shares) < 0.01, "twice as high is twice as much"


def test_a_die_can_be_rolled_on_once_its_chance_is_known() -> None:
    """What is expected stands, and is rolled beside; the answer stays as it was."""
    page = Checkpoint(chance.question("reroll"))
    assert not explores(page)
    page.answer("1/3")
    kept = page.kept
    page.press(offered(page, Touch("roll", steps=1000)))
    board = page.html.partition("explorer")[2]
    assert "1,000 rolls: " in board and board.count("mg-rolled-fill") == board.count("mg-stands") == 2
    assert 'role="slider"' not in board and page.kept == kept and "mg-right" in page.html


def test_a_die_is_rolled_beside_what_was_predicted_of_it() -> None:
    """Once it is kept; another prediction has bars of its own, and what is kept is only the prediction."""
    vote = replace(chance).vote("reroll")
    chances = [plain_text(option.text) for option in vote.question.options]
    asked = room("mathgames_widgets.questions.prediction")("say-how-sure")
    for thing in (Press("choose", chances.index("1/2")), Press("sure", 2)):
        assert not explores(vote) and (asked in vote.html) == (asked == vote.spoken) == (thing.what == "sure")
        vote.press(list(vote.offered).index(thing))
    assert asked not in vote.html
    kept = vote.kept
    vote.press(offered(vote, Touch("roll", steps=1)))
    assert "One roll: " in vote.html and vote.html.count('mg-bar-value">3<') == vote.html.count("mg-rolled-fill") == 2
    assert sorted(re.findall(r'mg-rolled-value">([^<]*)<', vote.html)) == ["0", "1"], "a count, no share"
    shows = r'data-key="rolled-said">The die shows (\d)\.'
    side = int(re.search(shows, vote.html.replace("\u00a0", " "))[1])
    assert ("1 × divisible by 3" in vote.html) == (side % 3 == 0)
    for _ in range(9):
        assert re.search(shows, vote.html.replace("\u00a0", " "))
        vote.press(offered(vote, Touch("roll", steps=1)))
    assert not re.search(shows, vote.html.replace("\u00a0", " ")), "from ten rolls on the bars show a share"
    assert sum(map(float, re.findall(r'mg-rolled-value">([^<]*)<', vote.html))) == pytest.approx(6, abs=0.1)
    vote.press(offered(vote, Touch("roll", steps=100)))
    assert "110 rolls: " in vote.html and vote.kept == kept and 'role="slider"' not in vote.html
    vote.press(list(vote.offered).index(Press("choose", chances.index("1/6"))))
    assert 'mg-bar-value">1<' in vote.html and "mg-rolled-fill" not in vote.html
    assert chance.question("reroll").onward.predicted(Fraction(1, 4)) is None, "no sides of six"


def test_games_are_played_beside_what_was_predicted_of_a_second_roll() -> None:
    """Each game is said while there are few; a thousand tell a right guess from one that is a side of 36 too high."""
    vote = replace(chance).vote("less")
    chances = [plain_text(option.text) for option in vote.question.options]
    for thing in (Press("choose", chances.index("1/6")), Press("sure", 2)):
        assert not explores(vote)
        vote.press(list(vote.offered).index(thing))
    assert re.findall(r'mg-bar-value">([^<]*)<', vote.html) == ["6", "30"], "as the guess has it"
    vote.press(offered(vote, Touch("roll", steps=1)))
    assert "The first roll is a " in vote.html and "One game: " in vote.html
    vote.press(offered(vote, Touch("roll", steps=1000)))
    assert "1,001 games: " in vote.html and "The first roll is a " not in vote.html
    saved, other = map(float, re.findall(r'mg-rolled-value">([^<]*)<', vote.html))
    assert saved == pytest.approx(5, abs=0.4) and saved + other == pytest.approx(36, abs=0.1)
    board = chance.question("less").onward
    for case, (first, second) in zip(board.cases, product(range(1, 7), repeat=2), strict=True):
        assert (case == 0) == (first != 6 and second == 6)
        said = spoken(board.each[6 * first + second - 7])
        assert f"first roll is a {first}" in said and (f"second a {second}" in said) == (first != 6)
    assert board.start == board.solution.heights == (5, 31)


def test_what_was_predicted_before_it_was_tried_out_is_kept() -> None:
    """A guess that was certain and wrong is worth the most, though the dice have put it right."""
    vote = replace(chance).vote("reroll")
    chances = [plain_text(option.text) for option in vote.question.options]
    for thing in (Press("choose", chances.index("1/2")), Press("sure", 3)):
        vote.press(list(vote.offered).index(thing))
    vote.press(offered(vote, Touch("roll", steps=100)))
    for thing in (Press("choose", chances.index("1/3")), Press("sure", 2)):
        vote.press(list(vote.offered).index(thing))
    lesson = replace(chance)
    lesson.vote("reroll").restore(vote.kept)
    page = lesson.ask("reroll")
    told = "At first you were certain of “1/2”. After trying it out, you chose “1/3”."
    assert told in page.html and "That was right." not in page.html
    page.answer(page.question.solution)
    assert f"{told} That was right." in page.html
    report = lesson.report().html
    assert say_question("misjudged", right=False) in report and "At first: “1/2”" in report


def test_the_beam_takes_other_weights_once_it_was_level() -> None:
    """What is laid is judged by nobody, and a support that is put down near the mean stands on it."""
    page = Checkpoint(chance.question("mean"))
    assert not explores(page)
    page.answer("7/2")
    kept = page.kept
    board = OpenBoard.of(page.question.onward)
    assert (
        board is not None
        and escaped("is level: the positions of the weights add up to 21, and 21 ÷ 6 = 7/2 = 3.5") in page.html
    )
    for _ in range(2):
        page.press(offered(page, Touch("add", value="6")))
        assert "tips to the right" in page.html
    assert Explored(Touch("add", value="6"), is_onward=True) not in list(page.offered), "no more fit above one another"
    page.press(offered(page, Touch("line", 1)))
    assert escaped("is level: the positions of the weights add up to 33, and 33 ÷ 8 = 33/8, about 4.13") in page.html
    page.press(offered(page, Touch("away")))
    assert "tips to the left" in page.html and page.kept == kept and page.is_answered
    for _ in range(9):
        board.take(Explored(Touch("away")), {})
    assert board.draft == "1; 7/2", "one stays"


def test_bars_beside_a_reason_are_open_and_those_beside_a_wrong_answer_folded() -> None:
    for key, is_open in (("why", True), ("whose", False)):
        head = Checkpoint(replace(MATHLEAGUE).question(key)).html.partition('data-key="explorer"')[0]
        assert ("open" in head.rpartition("<details")[2]) == is_open, key
