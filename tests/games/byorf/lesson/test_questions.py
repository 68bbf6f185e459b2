"""Every question of the BYORF lesson, with the numbers of the lesson and with new ones.

The right answers are checked by putting numbers into the function that stands in the question, not by the features
that the questions themselves are made of.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, islice, product
from pathlib import Path

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Built, Row, factor, goal, lesson
from mathgames_widgets.games.byorf.analysis.plans import earned
from mathgames_widgets.games.byorf.lesson import misconceptions as ideas
from mathgames_widgets.games.byorf.lesson.practice.drawing import AtZero, FactorPlaces
from mathgames_widgets.games.byorf.lesson.questions import QUESTIONS, zeros
from mathgames_widgets.games.byorf.lesson.questions.goals import IDS as THIS_ROUND, OF_THIS_ROUND, excluded, met_by
from mathgames_widgets.games.byorf.lesson.questions.together import builds
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.games.byorf.rules.cards import FIXED
from mathgames_widgets.games.byorf.rules.scoring import CONDITIONS
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.answers import series
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.strokes import features
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import AnswerOutcome, outcome_of, plain_text
from mathgames_widgets.table.screen import Press
from tests.cases import cases
from tests.questions.asking import BYORF, is_asked_in_every_game
from tests.questions.scripts import take

say_lesson = room("mathgames_widgets.games.byorf.lesson")
say_question = room("mathgames_widgets.questions")

KEYS = BYORF.keys
FAR = 10**9
NEAR = Fraction(1, 10**9)
PLACES = range(-12, 13)
LESSONS = Path(__file__).resolve().parents[4] / "lessons" / "byorf"
NOTES = Path(__file__).resolve().parents[4] / "docs" / "teaching" / "byorf.md"


def function_in(text: object) -> RationalFunction:
    """The function that stands in a text."""
    parts = text if isinstance(text, tuple) else (text,)
    return RationalFunction.parse(
        next(part for part in parts if isinstance(part, Shown)).plain().removeprefix("f(x) = ")
    )


def sign(value: object) -> int:
    return (value > 0) - (value < 0)


def around(f: RationalFunction, x: Fraction | int) -> tuple[int, int]:
    """The signs just left and just right of a place."""
    return sign(f(x - NEAR)), sign(f(x + NEAR))


def number_behind(text: str, words: str) -> int:
    """The whole number that stands behind some words."""
    return int(text.split(words)[1].split()[0].strip("?.,:").replace("−", "-"))


# ── all of them ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "key", ["first", "rows", "even", "bounce", "hole", "lifted", "degrees", "goals", "signs", "y-intercept"]
)
def test_the_same_answer_is_not_always_right(key):
    rounds = list(islice(series(lesson.question(key)), 40))
    assert len({one.write(one.solution) for one in rounds}) > 1


def test_a_hole_takes_one_of_the_intercepts_and_leaves_one():
    """On the screen about both axes not everything is “none”, and the first hints tell nothing of a hole."""
    along, up = lesson.question("x-intercepts"), lesson.question("y-intercept")
    assert (along.solution, up.solution) == ((-1,), None)
    assert not [one for one in (along, up) if re.search("built|bottom|hole|0 as well", one.hints[0])]


def test_of_several_wrong_numbers_each_is_spoken_of():
    """What the function does there, up to three times, and nothing of the right ones."""
    said = lesson.question("x-intercepts").judge("0, 1, 2, 5").said
    assert said.endswith(
        "At x = 0 the function has no value. At x = 1 the function is −2. At x = 2 the function has no value."
    )
    assert lesson.question("restrictions").judge("1, 2").said.count("the denominator is not 0") == 2
    assert lesson.question("crossing").judge("0, 2").said.count("not −1") == 2


@pytest.mark.parametrize("key, level", [("first", 0), ("even", 0), ("bounce", 0), ("crossing", -1)])
def test_two_values_to_work_out_tell_the_answer(key: str, level: int):
    """Nobody has to guess: at the two places that the question names, one sees on which side the curve lies."""
    for question in islice(series(lesson.question(key)), 30):
        f, said = function_in(question.prompt), plain_text(question.prompt)
        low, high = (Fraction(x.replace("−", "-")) for x in re.findall(r"(?<=x = )−?[\d.]*\d", said)[-2:])
        assert all(not low <= wall.x <= high for wall in f.vertical_asymptotes) or key == "even"
        is_same = (f(low) > level) == (f(high) > level)
        if key == "crossing":
            assert not is_same and low < question.solution[0] < high
        elif key == "first":
            assert not is_same and question.say(question.solution).startswith("−") == (f(low) < 0)
        else:
            assert is_same == question.say(question.solution).startswith(("Up on both", "Touch"))


def test_a_division_is_said_as_its_columns_are_written():
    """Highest power first, also where a minus then stands in front."""
    for round in islice(series(lesson.question("divide")), 40):
        for face in round.cards[1:]:
            said, columns = round.now(round.read(f"x {face}")), str(round.cards_on(AnswerDesk(f"x {face}", Offers())))
            rest = re.findall("and (.+?) is left", said)[0]
            last = re.findall(r'mg-division-rest">(.*?)</div>', columns)[-1]
            assert re.sub(r"[\s\u2009]", "", rest) == re.sub(r"<[^>]*>|[\s\u2009]", "", last), (said, last)


# ── one by one, with numbers put in ───────────────────────────────────────────────────────────────────────────────


def check_zero(question):
    assert function_in(question.prompt)(question.value) == 0


def check_first(question):
    """The signs far to the left and far to the right, with the zero between them."""
    f = function_in(question.prompt)
    assert [sign(f(x)) for x in (-FAR, FAR)] == [{"−": -1, "+": 1}[part] for part in words_of(question).split("0")]


def words_of(question):
    """The right answer without spaces and lines."""
    return "".join(letter for letter in question.say(question.solution) if letter in "−0+")


def check_rows(question):
    """Each place of the cards, tried on a function with another factor beside."""
    words = {"one": 1, "two": 2, "three": 3}
    for pair in question.pairs:
        counts = {part.split()[1]: words[part.split()[0]] for part in pair.left.split(", ")}
        above, below = counts.get("above", 0), counts.get("below", 0)
        f = RationalFunction.of_linear([(1, 0)] * above, [(1, 0)] * below + [(1, 9)])
        huge = abs(f(NEAR)) > 1000
        turns = around(f, 0)
        if pair.right in ("a hole on the x-axis", "a hole off the x-axis"):
            assert f(0) is None and not huge
            assert (abs(f(NEAR)) < 2 * NEAR) == (pair.right == "a hole on the x-axis")
        elif pair.right == "a vertical asymptote":
            assert f(0) is None and huge
        else:
            assert f(0) == 0
            assert ("crosses" in pair.right) == (turns[0] != turns[1])


def check_asymptote(question):
    f, x = function_in(question.prompt), question.solution.x
    assert f(x) is None and abs(f(x + NEAR)) > 1000


def check_restrictions(question):
    f = function_in(question.prompt)
    assert {x for x in PLACES if f(x) is None} == set(question.solution)


def check_even(question):
    f = function_in(question.prompt)
    left, right = around(f, number_behind(plain_text(question.prompt), "Close to "))
    assert (left == right) == question.say(question.solution).startswith("Up on both sides")


def check_bounce(question):
    f = function_in(question.prompt)
    left, right = around(f, number_behind(plain_text(question.prompt), "at x = "))
    assert (left == right) == question.say(question.solution).startswith("Touch")


def check_signs(question):
    """Each mark by its value there, each piece by values close to both its ends."""
    f, chart = function_in(question.prompt), question.solution
    marks = [x for x in PLACES if f(x) in (0, None)]
    assert len(chart) == 2 * len(marks) + 1
    for place, x in enumerate(marks):
        left, right = around(f, x)
        assert chart[2 * place + 1] == ("0" if f(x) == 0 else "|")
        assert ["+" if there > 0 else "-" for there in (left, right)] == [chart[2 * place], chart[2 * place + 2]]


def check_cross(question):
    """What each x has, seen from the values beside it; further numbers may bring holes and walls."""
    f = function_in(question.prompt)
    for pair in question.pairs:
        x = number_behind(plain_text(pair.left), "x = ")
        left, right = around(f, x)
        if f(x) == 0:
            assert pair.right == (say_lesson("outcome-crosses") if left != right else say_lesson("outcome-touches"))
        else:
            assert f(x) is None
            assert pair.right == ("a hole" if abs(f(x + NEAR)) < 1000 else say_lesson("outcome-wall"))


def check_between(question):
    words = plain_text(question.prompt).split("negative ")[1]
    low, high = (number_behind(words, word) for word in ("between ", "and "))
    f = question.solution.function
    middle = Fraction(low + high, 2)
    assert f(low) == f(high) == 0
    assert f(middle) < 0 < min(f(low - 1), f(high + 1), f(low - 100), f(high + 100))
    half = question.judge(f"zero {high}").said
    assert "negative in other places, too" in half and "not negative" not in half
    upside_down = question.judge(f"wall {high}, zero {high}, zero {low}, wall {low}").said
    assert "not negative" in upside_down and "other places" not in upside_down


def check_drag(question):
    x = number_behind(plain_text(question.prompt), "at x = ")
    f = question.solution.function
    assert f(x) is None and f(x + NEAR) == f(x + 1) == 1
    assert question.judge(f"wall {x}").misconception.name == say_lesson("idea-needs-both")
    assert question.judge(f"wall {x}, zero {x}, wall {x}").misconception.id == "it-cancels"
    with pytest.raises(ReadError):
        question.judge(f"hole {x}")


def test_a_function_that_is_the_shown_one_is_drawn_once():
    """In another form, too; another function stands beside it."""
    for text, curves in (("1/(x+1), x != 3", 1), ("(3-x)/((3-x)(x+1))", 1), ("2(x-3)/((x-3)(x+1))", 2)):
        page = Checkpoint(lesson.question("write"))
        assert page.answer(text).right
        own = page.html.partition('data-key="own"')[2].partition("</figure>")[0]
        assert len({*re.findall(r'class="mg-curve mg-s(\d)"', own)}) == curves, text


def test_one_begins_to_look_where_the_curve_crosses_the_axis():
    """Inside the picture, and never at the hole."""
    for question in islice(series(lesson.question("zoom")), 5):
        begun = question._drafted("")
        assert question.function(Fraction(begun.x)) == 0 and begun.x != question.solution.x
        left, right, *_ = question.window
        assert left < begun.x < right


def test_what_is_missing_of_two_zeros_is_said_of_three():
    said = lesson.question("steer").judge("zero 2, zero 1, zero 0, wall -1, wall -1, wall -1, times -2").said
    assert "Still missing: exactly two different zeros." in said


def check_steer(question):
    """The line of the example lies at the height that is asked for; one zero more alone makes it slope."""
    y = number_behind(plain_text(question.prompt), "y = ")
    f = question.solution.function
    assert abs(f(10**6) - y) < Fraction(1, 1000) > abs(f(-(10**6)) - y) and len(f.zeros) == 2
    start = question.read(question.begun)
    assert start.function.horizontal_asymptote.y == 1 and len(start.function.zeros) == 1
    slopes = question.judge(f"{question.begun}, zero 0").said
    assert "which slopes" in slopes and "slant" not in slopes, "a word that comes three screens later"
    elsewhere = question.read(f"zero 5, zero 6, wall 7, wall 8, times {y}")
    assert elsewhere.function.horizontal_asymptote.y == y, "as is said to whoever blames the zeros or the asymptotes"
    assert question.reason.solution == 1 and all(question.reason.judge(str(at)).said for at in (0, 2))
    assert f"y = {-y}".replace("-", "−") in question.judge(f"{question.begun}, times {-y}").said


def check_hole(question):
    f = function_in(question.prompt)
    x = number_behind(plain_text(question.prompt), "at x = ")
    assert f(x) is None
    assert (abs(f(x + NEAR)) < 1000) == (question.say(question.solution) == "A hole")


def check_powers(question):
    x = number_behind(plain_text(question.prompt), "at x = ")
    for option in question.options:
        f = function_in(option.text)
        assert option.right == (f(x) is None and abs(f(x + NEAR)) < 1000)


def check_changes(question):
    """Each answer, tried on the function with the card and without it, built from the prompt's own factors."""
    f, root = question.onward.example.function, number_behind(plain_text(question.options[0].text), "left of ")
    pole, zero = (number_behind(plain_text(question.options[at].text), word) for at, word in ((1, "x = "), (3, "at ")))
    before = RationalFunction(tuple(one for one in f.top if one(root)), f.bottom)
    left = [x for x in PLACES if x < root and f(x) and before(x)]
    right = [x for x in PLACES if x > root and f(x) and before(x)]
    assert all(f(x) * before(x) < 0 for x in left) and all(f(x) * before(x) > 0 for x in right)
    assert f(pole) is None and before(pole) is None and f(zero) == before(zero) == 0
    assert abs(before(FAR)) < Fraction(1, 100) < abs(f(FAR))
    assert question.solution == {0, 2}


def check_reduced(question):
    f, left = function_in(question.prompt), question.solution
    assert all(f(x) == left(x) for x in PLACES if f(x) is not None)
    assert sum(left(x) is None for x in PLACES) == sum(f(x) is None for x in PLACES) - 1


def check_zoom(question):
    """The one place without a value where both sides agree, and nearly the height on which they do."""
    f, step = question.function, Fraction(1, 10**9)
    places = [x for x in PLACES if f(x) is None]
    (x,) = [x for x in places if abs(f(x - step)) < 100]
    height = next(y for y in (Fraction(n, 100) for n in range(-400, 401)) if abs(f(x + step) - y) < 1e-6)
    assert question.judge(f"{x}, {height}; 2").right and height
    assert outcome_of(question, f"{x}, {height + Fraction(1, 10000)}; 2") is AnswerOutcome.ROUNDED
    assert outcome_of(question, f"{x}, {height + 10}; 2") is AnswerOutcome.WRONG


def check_why_holes(question):
    """What the lines say of one number and the other is true of the function that is asked about."""
    f = function_in(question.prompt)
    x = number_behind(question.items[0], "x = ")
    left = RationalFunction.parse(question.items[1].partition("f(x) = ")[2].removesuffix("."))
    top, bottom, y = (
        Fraction(n.replace("−", "-"))
        for n in re.search(r"to (\S+) ÷ (\S+) = (\S+) there\.$", question.items[3]).groups()
    )
    assert f(x) is None and left(x) == y == top / bottom and bottom > 1
    assert all(f(other) == left(other) for other in PLACES if f(other) is not None)
    assert f"to {top} above, and to {bottom} below.".replace("-", "−") in question.items[2]
    assert question.items[question.false].endswith(f"at x = {x} is {y}.".replace("-", "−"))


def test_a_right_number_among_wrong_ones_is_not_spoken_against():
    """What does not belong is named, whatever stands first."""
    said = lesson.question("crossing").judge("7, 8").said
    assert (
        say_question("numbers-right", numbers=7, many=1) in said
        and say_lesson("ask-crossing.elsewhere", x=8, y="−50/49", rounded=False) in said
    )


def test_new_cards_to_build_with_ask_for_something_far_out_and_the_first_hint_builds_nothing():
    """The lesson is about far out; which cards go where is said by the second hint, not by the first."""
    for one in islice(series(lesson.question("build")), 1, 12):
        goals = [wanted.text for wanted in one.demands]
        assert any(re.search("asymptote y =|Slant", text) for text in goals), goals
        assert one.hint == say_lesson("ask-build.hint-new") and len(one.more_hints) == 1


def test_who_sees_no_crossing_hears_of_a_value_on_either_side_of_the_line():
    """Both are those of the prompt; the curve leads from one to the other without a gap."""
    said = lesson.question("crossing").judge("none").said
    assert say_lesson("ask-crossing.between", left=4, low="−2/3", above=True, right=10, high="−28/27") in said
    for one in islice(series(lesson.question("crossing")), 40):
        left, right = re.findall("x = (−?[0-9]+)", plain_text(one.prompt))
        a, b = (int(x.replace("−", "-")) for x in (left, right))
        f, at = one.onward.example.function, one.solution[0]
        assert a < at < b and (f(a) + 1) * (f(b) + 1) < 0
        assert not [wall for wall in f.vertical_asymptotes if a <= wall.x <= b]


def test_a_wrong_rest_is_told_apart_at_the_simplest_number():
    """Where what is written agrees with the right answer at 0 and 1, x = −1 shows the difference; and so on."""
    for agrees, x in (("x(x-1)", "−1"), ("x(x-1)(x+1)(x-2)(x-3)", "−3")):
        said = lesson.question("reduced").judge(f"({agrees}(x+2)^2-x-1)/(x+2)^2").said
        assert f"At x = {x} what you wrote is" in said


def test_a_line_beside_the_asymptote_is_not_the_asymptote():
    """A click lands on the net; what is typed has to be exact."""
    question = lesson.question("asymptote")
    assert question.judge("-2").right and not question.judge("-1.9").right


@pytest.mark.parametrize(
    ("key", "answer", "idea"),
    [
        ("restrictions", "-2, 0, 3, 4", "What is 0 above is left out, too"),
        ("restrictions", "2, 0, -3", "The zero is the number on the card, with its sign"),
        ("reduced", "-(x+1)/((x+2)(x+2)(x-1))", "Cancelled in one row only"),
        ("height", "-2/9", "Only its own factor moves a hole"),
        ("level", "0", "Every fraction gets close to 0 far out"),
        ("level", "none", "Large rows mean large values"),
        ("crossing", "-2, 3", "The x-axis was taken for the asymptote"),
        ("slant", "x-3", "Divided by x alone"),
        ("build", "F11 / F12 ", "Any line far out is a slant asymptote"),
        ("build", "F08 F11 / F12", "The line itself is an asymptote"),
        ("build", "F08 F11 F12 / F17", "Every end that grows has a slant asymptote"),
        ("asymptote", "2", "The zero is the number on the card, with its sign"),
        ("asymptote", "-1", "An asymptote from a factor above"),
        ("write", "1/((x-3)(x+1))", "A hole from one row"),
        ("write", "5(x-3)/(x+1)", "A hole from one row"),
        ("write", "(x-3)/((x-3)^2(x+1))", "It cancels, so it is a hole, not an asymptote"),
        ("write", "(x-3)(x+1)/((x-3)(x+1))", "Every zero of the denominator is an asymptote"),
        ("write", "x(x+3)/((x+3)(x-1))", "The zero is the number on the card, with its sign"),
        ("two", "x/(x-2)", "Any line far out is a slant asymptote"),
        ("two", "(x-2)^2/(x-2)", "The line itself is an asymptote"),
        ("two", "x^3/(x-2)", "Every end that grows has a slant asymptote"),
    ],
)
def test_a_wrong_answer_hears_the_name_of_its_idea(key: str, answer: str, idea: str):
    """The notes for teachers list the same names."""
    verdict = lesson.question(key).judge(answer)
    assert not verdict.right and verdict.misconception.name == idea
    assert f"\n| {idea} |" in NOTES.read_text(encoding="utf-8")


def test_a_zero_that_two_ideas_lead_to_is_asked_about():
    """−x − 2 is 0 at −2: 2 is the number on the card without its sign, and also the −2 on it with the other sign."""
    verdict = lesson.question("zero").judge("2")
    assert verdict.misconception is None and verdict.ideas == (ideas.SIGN_FLIPPED, ideas.SIGN_DROPPED)
    assert zeros.zero_of(factor("F28")).judge("-4").misconception == ideas.SIGN_READ_OFF, "−4 for x − 4 has its sign"


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("build", "/"),
        ("build", "F08 /"),
        ("build", "/ F11 F17"),
        ("write", "1"),
        ("write", "x/(x+5)"),
        ("two", "x^2/(x+2)"),
    ],
)
def test_where_no_idea_shows_none_is_named(key: str, answer: str):
    verdict = lesson.question(key).judge(answer)
    assert not verdict.right and verdict.misconception is None


def test_before_the_first_card_no_goal_is_ticked():
    """The empty function is 1, which has the highest y-intercept of all who play alone."""
    question = replace(lesson.question("build"), goals=(goal("G38"), goal("G39")))
    one, none = (str(question.cards_on(AnswerDesk(draft, Offers()))) for draft in ("F08 /", "/"))
    assert "mg-reached" in one and "mg-reached" not in none


@pytest.mark.parametrize("key", ["rows", "degrees"])
def test_the_first_row_that_does_not_fit_is_the_one_spoken_of(key: str):
    """In the round of the lesson and in others, whose lists have other orders."""
    for question in islice(series(lesson.question(key)), 1, 30):
        for place, pair in enumerate(question.pairs):
            answer = list(question.solution)
            answer[place] = (answer[place] + 1) % len(question.partners)
            assert plain_text(pair.left) in question.judge(tuple(answer)).said


@pytest.mark.parametrize(
    ("key", "answer", "seen"),
    [
        ("two", "(x-5)^2/(x-2)", "y = x − 8"),
        ("write", "(x-3)(x+2)/((x-3)(x+1))", "y = 1"),
        ("build", "F17 F08 F28 / F35 F11", "x = 1"),
    ],
)
def test_a_right_answer_is_explained_with_the_function_that_was_given(key: str, answer: str, seen: str):
    """Not with the example: its asymptote may be another line."""
    verdict = lesson.question(key).judge(answer)
    assert verdict.right and seen in str(verdict.why)


def test_degrees_decide_only_in_lowest_terms():
    """(x − 3)²/(x − 3) has one degree more above and no slant asymptote; (2x − 2)/(x − 1) is constant."""
    then = lesson.question("degrees").reason
    assert "after cancelling" in then.say(then.solution)


def test_what_decides_far_out_is_answered_by_values_that_are_true():
    """Each wrong reason hears two functions, in every round; of the right one they say nothing else."""
    for question in islice(series(lesson.question("degrees")), 12):
        for place, option in enumerate(question.reason.options):
            if option.right:
                continue
            said = question.reason.against(place).replace("\N{NARROW NO-BREAK SPACE}", "")
            front = r"(.+) is about (−?\d+) at x = 1000, and (.+) is about (\d+), with"
            above = r"numerator (.+) alone is about (\d+)\. Divided by the denominator, (.+) is only about (\d+)\."
            one, near, other, far = (re.search(front, said) or re.search(above, said)).groups()
            for text, value in ((one, near), (other, far)):
                assert abs(RationalFunction.parse(text)(1000) - int(value.replace("−", "-"))) <= Fraction(1, 2)


def test_a_card_that_does_not_fit_hears_both_rows_and_its_own_value_only():
    """The quotient of the rows is left to the reader, and the value asked about stands on the card that lies there."""
    for question in islice(series(lesson.question("degrees")), 20):
        for place, pair in enumerate(question.pairs):
            f = function_in(pair.left)
            own = pair.right.split(": ")[0].split(", ")
            for card, text in enumerate(question.partners):
                if text == pair.right:
                    continue
                answer = (*question.solution[:place], card, *question.solution[place + 1 :])
                said = question.judge(answer).said
                x, above, below, value = re.search(
                    r"At x = (\d+) the top of .+ is (−?\d+) and the bottom is (−?\d+): is that about (.+)\?", said
                ).groups()
                assert f(int(x)) == Fraction(int(above.replace("−", "-")), int(below.replace("−", "-")))
                at = len(x) - 2
                assert value == text.split(": ")[0].split(", ")[at] != own[at]


def test_what_speaks_against_a_wrong_height_does_not_tell_the_right_one():
    """Neither the number nor one close to it can be read off; a wrong height far from it is told the side."""
    for question in islice(series(lesson.question("height")), 12):
        right = question.solution
        for wrong in {right + 1, right - 1, right / 3 + 5, -right - 2, Fraction(17, 3)} - {right}:
            said = question.judge(question.write(wrong)).said
            assert re.search("positive|negative|less than|greater than", said), said
            _, _, evidence = said.partition("function is ")
            told = [Fraction(n.replace("−", "-")) for n in re.findall(r"−?\d+(?:\.\d+|/\d+)?", evidence)]
            assert all(n == wrong or abs(n - right) > abs(right) / 20 for n in told), said


def test_a_wrong_height_far_out_is_shown_two_values():
    """They lead to the right height, and neither is that height; a height to all three digits is not told."""
    said = lesson.question("level").judge("0").said
    assert "f(100) ≈ −0.932 and f(1000) ≈ −0.993: is that close to 0?" in said
    for question in islice(series(lesson.question("level")), 12):
        right = question.solution
        for wrong in {right + 1, right - 1, right / 3 + 5, -right - 2, Fraction(17, 3)} - {right}:
            said = question.judge(question.write(wrong)).said
            values = [Fraction(n.replace("−", "-")) for n in re.findall(r"≈ (−?\d+(?:\.\d+)?)", said)]
            assert len(values) == 2 or re.search("positive|negative|less than|greater than", said), said
            assert right not in values


def test_the_gap_to_a_wrong_line_tells_its_slope_from_its_height():
    """The curve is (x − 1)(x + 4) over x − (−2), and its line x − 5."""
    said = {line: lesson.question("slant").judge(line).said for line in ("x", "x - 9", "2x - 5", "x - 5 + 1/(x+2)")}
    assert "above the curve" in said["x"] and "the gap stays" in said["x"] and "below the curve" in said["x - 9"]
    assert "the gap grows" in said["2x - 5"] and "it is no line" in said["x - 5 + 1/(x+2)"]


def test_the_function_itself_is_no_line():
    assert say_lesson("practice-slant.function-itself") in lesson.question("slant").judge("x - 5 + 6/(x+2)").said


@pytest.mark.parametrize("card", zeros.OFF_CENTRE, ids=lambda card: card.id)
def test_the_equation_behind_a_zero_is_solved_by_true_steps(card):
    """What is added on both sides leaves the x alone, and the zero fits into what stands there then."""
    _, moved, *_ = zeros.zero_of(card).why.why
    left, right = map(RationalFunction.parse, moved.shown.plain().split(" = "))
    number = RationalFunction.parse(card.face)(0)
    assert (
        moved.claim
        == f"{'Subtract' if number > 0 else 'Add'} {abs(number)} {'from' if number > 0 else 'to'} both sides."
    )
    assert right(0) == -number == left(card.root)


def check_height(question):
    f = function_in(question.prompt)
    x = number_behind(plain_text(question.hints[1]), "x = ")
    assert f(x) is None
    assert abs(f(x + NEAR) - question.value) < NEAR * 1000


def check_lifted(question):
    """The height times the value of the card, both read off the question."""
    words = plain_text(question.prompt)
    x, y = (Fraction(piece.replace("−", "-")) for piece in words.split("(")[1].split(")")[0].split(", "))
    after = y * RationalFunction.parse(words.split(" with ")[1].split(" above")[0])(x)
    if after == y:
        expected = "It stays where it is"
    elif after * y < 0:
        expected = "Below the x-axis" if y > 0 else "Above the x-axis"
    else:
        expected = "Further up" if y > 0 else "Further down"
        assert abs(after) > abs(y)
    assert question.say(question.solution) == expected


def check_degrees(question):
    for pair in question.pairs:
        f = function_in(pair.left)
        check_walk_out(f, pair.right)


def test_a_pair_that_is_ticked_though_it_can_be_met_hears_a_function_that_meets_it():
    for question in islice(series(lesson.question("goals")), 12):
        for place, option in enumerate(question.options):
            if option.right:
                continue
            f = RationalFunction.parse(dict(option.misconception.slots)["function"])
            assert goals_named(plain_text(option.text)) <= {goal(id).text for id in met_by(f)}
            assert any(plain(f) in idea.text for idea in question.ideas_behind(frozenset({place})))


def goals_named(text: str) -> set[str]:
    """What stands in quotation marks."""
    return set(re.findall("“(.+?)”", text))


def check_walk_out(f: RationalFunction, values: str) -> None:
    """Each value is rounded where it is written to end."""
    written = values.replace("\N{NARROW NO-BREAK SPACE}", "").replace("−", "-")
    for x, value in zip((10, 100, 1000), written.split(", "), strict=True):
        assert abs(f(x) - Fraction(value)) <= Fraction(1, 2 * 10 ** len(value.partition(".")[2]))


def check_level(question):
    assert abs(function_in(question.prompt)(FAR) - question.value) < 1e-6


def check_crossing(question):
    f = function_in(question.prompt)
    assert question.solution
    assert all(f(x) == -1 for x in question.solution)
    assert abs(f(FAR) + 1) < 1e-6


def check_divide(question):
    """Far out the right cards make the line that the fraction comes close to; the first of them is not finished."""
    below, above = re.search(r"does (.+) go into (.+)\? Lay", plain_text(question.prompt)).groups()
    f = RationalFunction.parse(f"({above})/({below})")
    for number in question.cards:
        if "x" not in number:
            assert question.judge(f"x {number}").right == (abs(FAR + int(number) - f(FAR)) < 1e-3)
    assert outcome_of(question, "x") is AnswerOutcome.UNFINISHED


def check_sketch(question):
    """What a curve of straight lines through the zeros and along the asymptotes says is what the function does."""
    f = question.function
    drawn = [mark.x for mark in features(question.solution).marks if mark.kind == "zero"]
    assert len(drawn) == len(f.zeros)
    assert all(abs(x - zero.x) <= 0.5 for x, zero in zip(drawn, f.zeros, strict=True))
    low, high = (float(f(x)) for x in (-FAR, FAR))
    ends = features(question.solution)
    for end, value in ((ends.left, low), (ends.right, high)):
        assert end.heading.value == ("level" if abs(value) < 10 else "up" if value > 0 else "down")


def check_slant(question):
    assert abs(function_in(question.prompt)(FAR) - question.value(FAR)) < 1e-6


def check_x_intercepts(question):
    f = function_in(question.prompt)
    assert {x for x in PLACES if f(x) == 0} == set(question.solution)


def check_y_intercept(question):
    assert function_in(question.prompt)(0) == question.value


def check_goals(question):
    """What is said to be possible is shown by a function; what is not, no function out of many meets."""
    *answers, last = question.why.why
    if last.claim == say_lesson("ask-together.so"):
        assert set(THIS_ROUND) >= {OF_THIS_ROUND[0].one, OF_THIS_ROUND[0].other} and question.options[0].right
    else:
        answers.append(last)
    for option, answer in zip(question.options, answers, strict=True):
        ids = [IDS[text] for text in re.findall("“(.+?)”", option.text)]
        if option.right:
            assert tuple(sorted(ids)) not in met()
        else:
            f = RationalFunction.parse(answer.shown.plain())
            assert all(CONDITIONS[id].holds(f) for id in ids)


def check_build(question):
    assert question.is_right(question.example)
    assert question.example.cards_used >= 2
    assert set(question.example.top + question.example.bottom) <= set(question.cards)


def check_rival(question):
    """No other of the 729 functions earns more; the other player of the lesson holds these cards and builds it."""
    assert question.is_right(question.example)
    assert set(question.example.top + question.example.bottom) <= set(question.cards)
    if question.prompt == say_lesson("ask-rival"):
        view = GAME.match_at(GAME.before(GAME.part("score"))).observe(0)
        assert sorted(card.id for card in view.kept[1]) == sorted(card.id for card in question.cards)
        assert view.goals == question.goals
        points = earned(question.example, question.goals).points
        every = (Built(tuple(top), tuple(bottom)) for top, bottom in splits(question.cards))
        assert points == 9 and max(earned(built, question.goals).points for built in every) == 9


def test_too_few_points_hear_what_stands_in_the_way():
    """The dearest goal that these cards can still meet, and what the function has in its place."""
    said = lesson.question("rival").judge("F37 / F02").said
    assert (
        "“Vertical asymptote of even order (no sign change)”. There is a vertical asymptote at x = 0, of order 1."
        in said
    )
    said = lesson.question("other-six").judge("F03 F48 / F17 F35").said
    assert "“Horizontal asymptote y = −1”" in said and "y = −2. Leading coefficient above: 2, below: −1" in said


def test_what_is_left_is_divided_before_it_is_called_the_distance():
    """The curve of the lesson is 10/1000 above its line at x = 1003."""
    asked = lesson.question("divide")
    f, line = asked.function, asked.quotient(asked.solution)
    assert f(1003) - line(1003) == Fraction(1, 100) and "x = 1003" in asked.reason.prompt
    assert asked.reason.say(asked.reason.solution) == "1/100"
    assert "still divided by x − 3" in asked.reason.judge("0").said and "not 0" in asked.reason.judge("2").said


def splits(cards):
    """Every way to lay each card above, below or aside."""
    for where in product("abc", repeat=len(cards)):
        yield tuple([[card for card, at in zip(cards, where, strict=True) if at == row] for row in "ab"])


def check_write(question):
    f, words = question.example, plain_text(question.prompt)
    hole, pole = number_behind(words, "a hole at x = "), number_behind(words, "only vertical asymptote is x = ")
    assert f(hole) is None and abs(f(hole + NEAR)) < 1000
    assert f(pole) is None and abs(f(pole + NEAR)) > 1000


def check_two(question):
    f, pole = question.example, number_behind(plain_text(question.prompt), "at x = ")
    assert f(pole) is None and abs(f(pole + NEAR)) > 1000
    assert abs(f(2 * FAR) / f(FAR) - 2) < 1e-6


IDS = {goal(id).text: id for id in FIXED}


@cache
def met() -> set[tuple[str, str]]:
    """Pairs of goals that one of many functions meets."""
    return {
        pair
        for built in islice(builds("questions"), cases(1000, long=3000))
        for pair in combinations([id for id in FIXED if CONDITIONS[id].holds(built.function)], 2)
    }


CHECKS: dict[str, Callable[[Question], None]] = {
    "zero": check_zero,
    "first": check_first,
    "drag": check_drag,
    "steer": check_steer,
    "rows": check_rows,
    "asymptote": check_asymptote,
    "restrictions": check_restrictions,
    "even": check_even,
    "bounce": check_bounce,
    "signs": check_signs,
    "cross": check_cross,
    "between": check_between,
    "hole": check_hole,
    "powers": check_powers,
    "reduced": check_reduced,
    "zoom": check_zoom,
    "why-holes": check_why_holes,
    "height": check_height,
    "lifted": check_lifted,
    "changes": check_changes,
    "degrees": check_degrees,
    "level": check_level,
    "crossing": check_crossing,
    "divide": check_divide,
    "sketch": check_sketch,
    "slant": check_slant,
    "x-intercepts": check_x_intercepts,
    "y-intercept": check_y_intercept,
    "goals": check_goals,
    "build": check_build,
    "rival": check_rival,
    "other-six": check_rival,
    "high": check_build,
    "write": check_write,
    "two": check_two,
}


@pytest.mark.parametrize("key", [key for key in KEYS if not is_asked_in_every_game(key)])
def test_the_right_answer_is_right_when_numbers_are_put_in(key):
    """But for reasons in order and answers that go wrong, which `tests/questions` looks at in all games."""
    for question in BYORF.asked(key):
        CHECKS[key](question)


def test_no_pair_that_counts_as_impossible_is_met_by_any_of_many_functions():
    assert [pair for pair in excluded() if (pair.one, pair.other) in met()] == []


@pytest.mark.parametrize(
    ("above", "below", "guess", "name"),
    [
        (1, 0, AtZero.TOUCHES, "A bounce at an odd zero"),
        (1, 0, AtZero.WALL, "An asymptote from a factor above"),
        (2, 0, AtZero.CROSSES, "Every zero is a crossing"),
        (2, 0, AtZero.HOLE, "A hole from one row"),
        (0, 1, AtZero.CROSSES, "A zero of the denominator is a zero of the function"),
        (0, 2, AtZero.HOLE, "A hole from one row"),
        (1, 1, AtZero.WALL, "Every zero of the denominator is an asymptote"),
        (1, 1, AtZero.GONE, "What cancels is gone"),
        (2, 1, AtZero.CROSSES, "Above means a zero"),
        (1, 2, AtZero.HOLE, "It cancels, so it is a hole, not an asymptote"),
        (1, 2, AtZero.CROSSES, "Above means a zero"),
    ],
)
def test_the_idea_behind_a_guess_about_one_factor(above, below, guess, name):
    assert FactorPlaces(above, below).behind(guess).name == name


MENU_HOLDS = 33
"""Characters of a menu that are seen on a phone."""


def test_what_is_chosen_far_out_can_be_read_to_its_end_on_a_phone():
    assert all(len(plain_text(one)) <= MENU_HOLDS for one in lesson.FAR.question("degrees").partners)


def test_only_with_x_plus_1_above_the_learner_comes_to_12():
    """The reason of the lesson for its first card, which earns less at once than one below."""
    view = GAME.match_at(GAME.before(GAME.part("zero"))).observe(0)
    builds_12 = []
    for top, bottom in splits(view.kept[0]):
        points = earned(built := Built(tuple(top), tuple(bottom)), view.goals, view.rules).points
        assert points <= 12
        builds_12 += [built] if points == 12 else []
    assert builds_12 and all("x + 1" in [card.face for card in built.top] for built in builds_12)
    assert "come to 12" in say_lesson("part-zero.after-3")


def test_x_walks_along_a_line_before_the_zero_is_asked():
    """What both factors are is worked out at each x; and neither is the card that is asked for."""
    question = lesson.ZEROS.question("zero")
    assert question.try_out and question.solution not in [f.zeros[0].x for f in question.try_out.factors]
    board = OpenBoard(question.try_out, "")
    for steps, x, values in ((7, 2, (-1, 0)), (1, 3, (0, -1)), (-5, -2, (-5, 4))):
        said = board.take(Explored(Touch("line", steps=steps)), {})
        assert board.draft.partition(";")[0] == str(x) and said.startswith(
            " ".join(
                say_lesson("walk-at", x=x, factor=plain(f), value=value)
                for f, value in zip(question.try_out.factors, values, strict=True)
            )
        )
        signs = re.findall(r"mg-sign-cell mg-(\w+)", str(board.draw(Offers())))
        assert signs == ["zero" if value == 0 else "plus" if value > 0 else "minus" for value in values]


def test_the_question_beside_the_walk_opens_once_both_zeros_are_found():
    """Nobody types before; to be shown the answer is possible from the first, and opens it as well."""
    for ends_shown in (False, True):
        page = replace(lesson.ZEROS).predict("zero")
        assert "<input" not in page.html and 'data-key="check"' not in page.html and 'data-key="hint"' in page.html
        assert say_lesson("walk-first") in page.html
        if ends_shown:
            take(page, Press("answer"))
        else:
            for steps in (1,) * 8 + (-1,) * 3:
                take(page, Explored(Touch("line", steps=steps)))
                assert steps < 0 or ("<input" in page.html) == ("x − 3 is 0" in page.spoken)
        assert "<input" in page.html and say_lesson("walk-first") not in page.html, "found is found"


def test_a_report_is_in_the_order_of_the_screens():
    """In each of the three lessons that share the game."""
    for name, part in (("zeros", lesson.ZEROS), ("holes", lesson.HOLES), ("far", lesson.FAR)):
        text = (LESSONS / f"{name}.md").read_text(encoding="utf-8")
        asked = re.findall(r'lesson\.(?:ask|predict|vote)\("([\w-]+)"', text)
        assert list(dict.fromkeys(asked)) == [key for key in part.questions if key in asked], name


def test_what_the_move_for_a_hole_costs_and_brings():
    """x − 4 below would earn 6 at once; after the hole it earns 9."""
    part = GAME.part("hole")
    view = GAME.match_at(GAME.before(part)).observe(0)
    points = lambda built: earned(built, view.goals, view.rules).points  # noqa: E731
    (own,), (last,) = part.moves, GAME.part("height").moves
    now, moved = points(view.built), view.built.put(own.action.card, own.action.row)
    assert points(moved) == now and points(moved.put(last.action.card, last.action.row)) - now == 9
    assert max(points(view.built.put(last.action.card, row)) for row in Row) - now == 6


def test_new_numbers_bring_a_new_line_with_other_zeros_on_it():
    """Two zeros within reach of the line, one of a rising and one of a falling factor, and neither is asked for."""
    for n in range(60):
        asked = zeros.beside_line(factor("F35"), (1, 3), (-1, 2)).again(f"NEW-{n}")
        line = asked.try_out
        assert [f(100) > 0 for f in line.factors] == [True, False]
        roots = {f.zeros[0].x for f in line.factors}
        assert len(roots) == 2 and not roots & {0, asked.value} and max(map(abs, roots)) < line.high


def test_a_zero_is_found_where_x_is_let_go_and_stays_found():
    line = QUESTIONS["zero"]().try_out
    draft, said = "-5", []
    for steps in (7, 1, 1, 0, -1):
        change = line.taken(AnswerDesk(draft, Offers()), Touch("line", steps=steps))
        draft = change.draft or draft
        said.append(change.said)
    assert draft == "3; 2 3"
    assert ["to find" in one for one in said] == [True, False, False, False, False]
    assert "Both zeros are found" in said[1]
