"""Every kind of question judges exactly, names the misconception, and never runs what is typed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import (
    ChooseSome,
    ClickGraph,
    Expression,
    MatchPairs,
    Misconception,
    Number,
    PutInOrder,
    Same,
    Target,
    Write,
    Wrong,
)
from mathgames_widgets.questions.choices import Option
from mathgames_widgets.questions.controls import AnswerDesk, controls
from mathgames_widgets.questions.problem import expected
from mathgames_widgets.questions.question import Demand, Question
from mathgames_widgets.questions.typed import UNDEFINED, number
from mathgames_widgets.questions.whose import WhoseAnswer
from tests.questions.kinds import CASES, NAMED, Case

say_question = room("mathgames_widgets.questions")

WHY = Explanation("Because.")
every_kind = pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.question).__name__)
NONSENSE = ("2x+1)/(x", "__import__('os')", "1/0", "9" * 500, "٣", "1,,2,,3", "F01 F01 / F01", "x" * 300, "-1", "\x00")


@every_kind
def test_a_right_answer_is_right_and_says_why(case: Case):
    """A counterexample of one's own is worked out in place of the question's."""
    verdict = case.question.judge(case.right)
    assert verdict.right and verdict.misconception is None
    assert verdict.why == case.question.why or (isinstance(case.question, WhoseAnswer) and verdict.why)


@every_kind
def test_a_wrong_answer_names_the_misconception_behind_it(case: Case):
    verdict = case.question.judge(case.wrong)
    assert not verdict.right
    assert verdict.misconception == case.misconception


@every_kind
def test_its_own_solution_is_right_as_a_value_and_as_a_text(case: Case):
    question = case.question
    assert question.judge(question.solution).right
    assert question.judge(question.write(question.solution)).right


@every_kind
def test_an_answer_written_and_read_is_the_same(case: Case):
    question = case.question
    for text in (case.right, case.wrong):
        assert question.judge(question.write(question.read(text))) == question.judge(text)


@every_kind
@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_judged_or_refused_in_a_sentence(case: Case, text: str):
    try:
        verdict = case.question.judge(text)
    except ReadError as error:
        assert str(error)[0].isupper() or str(error)[0] == '"'
        assert str(error).endswith(".")
    else:
        assert not verdict.right


@every_kind
def test_a_wrong_verdict_does_not_tell_the_answer(case: Case):
    solution = case.question.say(case.question.solution)
    assert solution not in case.question.judge(case.wrong).said.replace(
        case.question.say(case.question.read(case.wrong)), ""
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3/5", Fraction(3, 5)),
        ("−0.25", Fraction(-1, 4)),
        ("1 1/2", Fraction(3, 2)),
        ("- 1 1/2", Fraction(-3, 2)),
        ("x = -3", Fraction(-3)),
        ("6/10", Fraction(3, 5)),
        ("(1+2)/5", Fraction(3, 5)),
    ],
)
def test_numbers_are_read_exactly(text: str, value: Fraction):
    assert number(text) == value


@pytest.mark.parametrize("text", ["", "x", "2x+1)/(x", "1 1/0", "1, 5", "thrice"])
def test_what_is_no_number_gets_a_sentence(text: str):
    with pytest.raises(ReadError, match=r"\.$"):
        number(text)


def test_no_number_is_an_answer_too():
    lost = Number(key="lost", prompt="Where does it meet the y-axis?", value=None, why=WHY)
    assert lost.judge("none").right
    assert not lost.judge("0").right


def test_cancelling_changes_where_a_function_is_defined():
    """(x − 2)(x + 1)/(x − 2) is not x + 1: at 2 it has no value."""
    kept = Expression(key="kept", prompt="", value=RationalFunction.parse("(x-2)(x+1)/(x-2)"), why=WHY)
    assert kept.judge("x+1").misconception == UNDEFINED
    assert kept.judge("(x^2-x-2)/(x-2)").right


@pytest.mark.parametrize(
    ("same", "text", "right"),
    [
        (Same.FUNCTION, "(2x+2)/(2x+6)", True),
        (Same.REDUCED, "(x-2)(x+1)/((x-2)(x+3))", True),
        (Same.FUNCTION, "(x-2)(x+1)/((x-2)(x+3))", False),
        (Same.FACTORS, "(x-2)(x+1)/((x-2)(x+3))", False),
        (Same.FACTORS, "(1+x)/(3+x)", True),
    ],
)
def test_what_counts_as_the_same_is_a_choice_of_the_question(same: Same, text: str, right: bool):
    question = Expression(key="same", prompt="", value=RationalFunction.parse("(x+1)/(x+3)"), same=same, why=WHY)
    assert question.judge(text).right is right


def test_some_right_ones_are_praised_before_the_missing_is_asked_for():
    missing = say_question("lacks-some", given=1, many=1)
    assert NAMED["some"].question.judge("0").said.endswith(missing)
    assert NAMED["numbers"].question.judge("2").said == f"Not yet: 2. {missing}"
    assert NAMED["numbers"].question.judge("2, 5").said == "Not yet: 2 and 5. 2 is right."


def test_an_idea_is_named_only_where_no_other_leads_to_the_same_answer():
    """6 − 2 is 4; −4 comes from the wrong order and from a sign that is lost, 8 from adding alone."""
    turned, lost, added = (Misconception.of(id, f"The {id} idea", "Look again.") for id in ("turned", "lost", "added"))
    wrong = expected(4, (-4, turned), (8, added), (-4, lost), (-4, turned))
    question = Number(prompt="6 − 2?", value=4, why=WHY, misconceptions=wrong)
    named, asked = question.judge("8"), question.judge("-4")
    assert named.misconception == added and named.ideas == () and named.said == say_question("not-yet", answer=8)
    assert asked.misconception is None and asked.ideas == (turned, lost)
    assert asked.said.endswith(say_question("which-idea"))


def test_of_more_than_two_ideas_none_is_said_but_what_speaks_against_the_answer():
    three = [Misconception.of(id, f"The {id} idea", "Look again.") for id in ("turned", "lost", "added")]
    question = Number(prompt="6 − 2?", value=4, why=WHY, misconceptions=expected(4, *[(0, one) for one in three]))
    verdict = replace(question, because=lambda answer: f"{answer} + 2 is not 6.").judge("0")
    assert verdict.misconception is None and verdict.ideas == ()
    assert verdict.said == "Not yet: 0. 0 + 2 is not 6."


def test_an_incomplete_list_shows_no_idea_but_is_told_where_to_look():
    """Who ticked one right answer of three has perhaps only not looked at the others."""
    one, other = (Misconception.of(id, f"The {id} idea", f"Look {id}.") for id in ("here", "there"))
    options = (Option("a", True), Option("b", True, one), Option("c", True, other), Option("d"))
    verdict = ChooseSome(prompt="Which?", options=options, why=WHY).judge("0")
    assert verdict.misconception is None and verdict.ideas == ()
    assert verdict.said == f"Not yet: a. {say_question('lacks-some', given=1, many=2)} Look here."


def test_of_ticks_with_more_than_two_ideas_the_first_is_asked_about():
    three = [Misconception.of(id, id, "Look again.") for id in ("turned", "lost", "added")]
    options = (Option("a", True), *[Option(one.id, misconception=one) for one in three])
    verdict = ChooseSome(prompt="Which?", options=options, why=WHY).judge("0,1,2,3")
    assert verdict.ideas == () and verdict.said.endswith(say_question("lacks-first", option="turned"))


def test_wrong_choices_name_an_idea_only_where_they_rest_on_one():
    """What is ticked wrongly shows more than what is left out; nothing ticked shows nothing."""
    one, other, third = (Misconception.of(id, id, "Look again.") for id in ("one", "other", "third"))
    options = (Option("a", True, third), Option("b", False, one), Option("c", False, other), Option("d", False, one))
    question = ChooseSome(prompt="Which?", options=options, why=WHY)
    assert question.judge("1").misconception == one == question.judge("0,1,3").misconception
    both = question.judge("0,1,2")
    assert both.misconception is None and both.ideas == (one, other)
    assert question.judge("").misconception is None


def test_two_unmet_demands_with_two_ideas_name_neither():
    one, other = (Misconception.of(id, id, "Look again.") for id in ("one", "other"))
    demands: tuple[Demand[RationalFunction], ...] = (
        Demand("a zero at 2", lambda f: 2 in f.x_intercepts, one),
        Demand("a y-intercept", lambda f: f.y_intercept is not None, other),
    )
    question = Write(prompt="Which?", why=WHY, demands=demands, example=RationalFunction.parse("x-2"))
    assert question.judge("x-1").misconception == one and question.judge("(x-2)/x").misconception == other
    assert question.judge("(x-1)/x").ideas == (one, other)


@pytest.mark.parametrize("text", ["1/(x+1), x ≠ 2", "1/(x+1) for x != 2", "x+5 (x ≠ 2)"])
def test_a_restriction_behind_a_written_function_is_a_hole(text: str):
    question = NAMED["write"].question
    assert question.judge(text).right and not question.judge(text.replace("2", "3")).right
    assert question.read(question.write(question.read(text))) == question.read(text)


def test_two_wrong_pairs_each_have_an_idea_of_their_own():
    """Nothing has to be told apart there: the first one is named."""
    one, other = (Misconception.of(id, id, "Look again.") for id in ("one", "other"))
    wrong = Wrong((0, 1), one), Wrong((1, 0), other)
    question = replace(NAMED["match"].question, misconceptions=wrong)
    assert question.judge(NAMED["match"].wrong).misconception == one


@pytest.mark.parametrize("seed", range(30))
def test_an_order_never_starts_right(seed: int):
    order = PutInOrder(key=f"order-{seed}", prompt="", items=("a", "b", "c"), why=WHY)
    assert not order.judge(order.start).right
    assert order.start == PutInOrder(key=f"order-{seed}", prompt="", items=("a", "b", "c"), why=WHY).start


def test_a_click_lands_on_the_net_and_the_keys_reach_the_same_points():
    question = NAMED["click"].question
    assert isinstance(question, ClickGraph)
    hole = question.nearest((2 + 6) / 12, (6 - 0.6) / 12)
    assert question.judge(hole).right
    walked = question.moved(question.nearest(0.5, 0.5), 4, 1)
    assert walked == hole
    assert question.nearest(5, -5) == question.moved(question.nearest(1, 0), 1, 1)


def test_a_target_may_be_a_line():
    wall = ClickGraph(key="wall", prompt="", targets=(Target(x=-3),), why=WHY)
    assert wall.judge("-3, 5").right and wall.judge((-3, -1)).right and not wall.judge("3, 0").right


def test_an_upright_line_is_answered_by_its_x_alone():
    """Where only x counts, the y may be left out, and the verdict speaks of the line."""
    upright = ClickGraph(key="wall", prompt="Where is the wall?", why=WHY, targets=(Target(x=-2),))
    assert upright.judge("-2").said == upright.judge("x = −2").said == upright.judge("-2, 5").said == "Right: x = −2."
    level = ClickGraph(key="level", prompt="Where is the level?", why=WHY, targets=(Target(y=-2),))
    with pytest.raises(ReadError, match="two numbers"):
        level.judge("-2")


def test_an_order_is_said_with_its_places_and_pairs_with_what_goes_together():
    order, match = NAMED["order"].question, NAMED["match"].question
    assert order.say((1, 0, 2)).startswith("(1) ")
    assert " goes with " in match.say(match.solution)


def test_a_long_answer_that_stands_in_sight_is_not_said_again():
    order, match = NAMED["order"].question, NAMED["match"].question
    assert order.judge(order.solution).said == say_question("right-order")
    assert order.judge("1,0,2").said == "Not yet. 1 of 3 is in the right place."
    assert match.judge(match.solution).said == say_question("right-pairs")


def test_partners_stand_in_an_order_of_their_own():
    orders = {
        MatchPairs(key=f"{n}", prompt="", pairs=NAMED["match"].question.pairs, why=WHY).partners for n in range(20)
    }
    assert len(orders) == 2


def test_a_card_is_used_once():
    with pytest.raises(ReadError, match="only once"):
        NAMED["build"].question.read("F01 / F01")


def test_new_numbers_are_the_same_for_the_same_seed():
    question: Question = NAMED["number"].question
    assert question.again is not None
    assert question.again("a").prompt == question.again("a").prompt


def test_a_place_for_an_upright_line_is_written_and_marked_as_one() -> None:
    upright = ClickGraph(key="wall", prompt="Where is the wall?", why=WHY, targets=(Target(x=-2),))
    assert upright.write(upright.nearest(0.25, 0.5)) == "-3"
    page = str(controls(upright, AnswerDesk("-2", Offers())))
    assert "x = −2</span>" in page and 'data-key="upright"' in page and "(−2, 0)" not in page
    point = ClickGraph(key="point", prompt="Where is it?", why=WHY, targets=(Target(-2, 0),))
    page = str(controls(point, AnswerDesk("-2, 0", Offers())))
    assert "(−2, 0)</span>" in page and 'data-key="upright"' not in page
