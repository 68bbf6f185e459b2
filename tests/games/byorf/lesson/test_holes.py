"""The lesson on holes: what a close look shows, and what its table says before a prediction is answered."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import islice

import pytest

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Put, Ready, Row, factor
from mathgames_widgets.games.byorf.lesson import HOLES
from mathgames_widgets.games.byorf.lesson.practice.drawing import face, rows
from mathgames_widgets.games.byorf.lesson.practice.holes import FIND_HOLES
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.answers import series
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.drawing.zoom import Looked, ZoomIn
from mathgames_widgets.questions.question import AnswerOutcome, plain_text
from mathgames_widgets.questions.stops import GuidedTable
from mathgames_widgets.table.screen import Do, Press
from tests.questions.scripts import take

say = room("mathgames_widgets.questions")


def test_both_branches_at_an_asymptote_fill_the_close_picture():
    """The points nearest to it may leave the picture; the others go from its middle to its edges."""
    asked = HOLES.question("zoom")
    assert isinstance(asked, ZoomIn)
    wall = asked.function.vertical_asymptotes[0].x
    for level in (1, 2, 3):
        looked = Looked(int(str(wall)), None, level)
        close = asked.close(looked)
        seen = [y for _, y in asked.points(looked) if y is not None and close.bottom <= y <= close.top]
        assert len(seen) >= 18, "of twenty"
        assert max(seen) > close.unit and min(seen) < -close.unit
        assert close.unit == int(close.unit) and close.unit % 5 == 0


def test_a_height_is_close_only_where_points_of_the_picture_lie():
    """At the first look the points lie between 0.592 and 0.608."""
    asked = HOLES.question("zoom")
    outcomes = [asked.judge(f"2, {y}; 1").outcome for y in ("0.55", "0.65", "0.605")]
    assert outcomes == [AnswerOutcome.WRONG, AnswerOutcome.WRONG, AnswerOutcome.ROUNDED]


def test_a_mark_is_no_zero_where_the_function_has_none():
    """Next to a hole, or below a wall, it is named by its factor."""
    asked = HOLES.question("drag")
    hole, wall, far = (
        str(asked.cards_on(AnswerDesk(draft, Offers())))
        for draft in ("zero 2, zero 2, wall 2, wall 2", "zero -3, wall -3, wall -3", "zero 1, wall 2")
    )
    assert all(said in hole for said in ("hole at 2", "x − 2 above", "x − 2 below")) and "<li" in hole
    assert "x + 3 above" in wall and "asymptote at −3" in wall
    assert "zero at 1" in far and "asymptote at 2" in far and "above" not in far


def test_whether_what_is_left_is_the_function_is_answered_by_true_values():
    for question in islice(series(HOLES.question("reduced")), 12):
        f, g, then = question.before, question.value, question.reason
        x, y = re.search(r"At x = (\S+), g is (\S+), but f divides by 0", then.against(0)).groups()
        assert f(_number(x)) is None and g(_number(x)) == _number(y)
        x, y = re.search(r"At x = (\S+), both are (\S+)\.", then.against(2)).groups()
        assert f(_number(x)) == g(_number(x)) == _number(y)


def _number(text: str) -> Fraction:
    return Fraction(text.replace("−", "-"))


def test_only_the_first_card_that_does_not_fit_is_marked():
    """And none as long as nothing was judged wrong."""
    asked = HOLES.question("rows")
    right = asked.solution
    draft = asked.write((right[0], *((one + 1) % len(asked.partners) for one in right[1:])))
    fresh, judged = (str(asked.cards_on(AnswerDesk(draft, Offers(), tries=tries))) for tries in (0, 1))
    assert "mg-match-off" not in fresh and judged.count("mg-match-off") == 1
    assert judged.index("mg-match-off") > judged.index('data-key="zone-1"')
    assert judged.index("mg-match-off") < judged.index('data-key="zone-2"')


def taken_up() -> GuidedTable:
    """The table of the hole, whose question is still open."""
    HOLES.vote("hole", back="table")
    table = HOLES.table("hole")
    HOLES.ask("hole")
    take(table, Press("deal"))
    return table


def find(table: GuidedTable, action: object) -> int:
    """The place of the offer that makes a move, perhaps with a twin of the card."""
    made = [(place, thing.action) for place, thing in enumerate(table.offered) if isinstance(thing, Do)]
    return next(place for place, one in made if one == action)


def test_another_card_hears_what_was_asked_for_and_sees_no_answer_to_the_prediction():
    table = taken_up()
    table.press(find(table, Put(factor("F28"), Row.BOTTOM)))
    wanted = table.part.moves[0].task
    assert f"{say('not-asked-for')} {wanted}" in table.spoken
    assert 'data-key="compared"' not in table.html


def test_ready_after_the_move_is_not_called_another_way():
    table = taken_up()
    table.press(find(table, table.part.moves[0].action))
    table.press(find(table, Ready()))
    assert say("moved-on") in table.spoken and say("elsewhere") not in table.spoken
    assert 'data-key="compared"' not in table.html


def test_a_verdict_stands_above_the_hints_before_it_and_below_one_after_it():
    page = Checkpoint(HOLES.question("height"))
    hint = next(place for place, thing in enumerate(page.offered) if thing == Press("hint"))
    page.press(hint)
    page.answer(Fraction(7))
    verdict, hints = (page.html.index(f'data-key="{key}"') for key in ("verdict", "hint-room"))
    assert verdict < hints
    page.press(next(place for place, thing in enumerate(page.offered) if thing == Press("hint")))
    verdict, hints = (page.html.index(f'data-key="{key}"') for key in ("verdict", "hint-room"))
    assert hints < verdict


def test_after_the_move_the_hole_is_to_be_found_and_drawn_only_with_the_answer():
    """Neither its label nor its mark in the strip tells it; the magnifier beside the question finds it."""
    table, asked = taken_up(), HOLES.ask("hole")
    table.press(find(table, table.part.moves[0].action))
    assert "(1, −2/9)" not in table.html and "mg-mark-hole" not in table.html
    assert 'data-key="steps"' not in table.html
    for _ in range(2):
        closer = Touch("zoom", value="in")
        asked.press(next(place for place, one in enumerate(asked.offered) if getattr(one, "thing", None) == closer))
    assert "At x = 1 there is no point." in asked.html
    asked.answer(asked.question.solution)
    assert "(1, −2/9)" in table.html and "mg-mark-hole" in table.html and 'data-key="steps"' in table.html


def test_what_hides_in_the_formula_would_do_what_is_said():
    """Each wrong place of a factor, tried on a function with another zero."""
    for question in islice(series(HOLES.question("zoom")), 8):
        then, x = question.reason, question.solution.x
        above, below, both, other = (plain_text(option.text).split(" in ")[0] for option in then.options)
        assert above == below == both and [option.right for option in then.options] == [False, False, True, False]
        assert f"x = {plain(Fraction(x))} would be 0" in then.against(0)
        assert RationalFunction.parse(above)(x) == 0
        assert RationalFunction.parse(f"1/({below})")(x) is None and "huge" in then.against(1)
        elsewhere = _number(re.search(r"is 0 at x = (\S+),", then.against(3))[1])
        assert RationalFunction.parse(other)(elsewhere) == 0 and elsewhere != x


def test_a_hole_of_ones_own_is_in_the_picture_beside_another_function_with_its_formula():
    page = Checkpoint(HOLES.question("high"))
    own = page.question.read("F11 F17 F28 F35 / F12")
    page.answer(own)
    assert [hole.y for hole in own.function.holes] == [27]
    window = re.search(r"window&quot;:\[([^\]]+)\]", page.html)
    assert window is not None and float(window[1].split(",")[3]) > 27
    other = page.question.solution.function
    assert say("another", function=plain(other)) in page.html


def test_another_move_with_the_last_card_can_be_put_back_in_one_place_and_is_answered_before_it_is_drawn():
    """Where nothing is told beside the table, the table itself has the button."""
    answered = HOLES.ask("lifted"), HOLES.ask("height")
    for page in answered:
        page.answer(page.question.solution)
    table = HOLES.table("height")
    beside = table.told()
    take(table, Press("deal"))
    table.press(find(table, Put(factor("F28"), Row.BOTTOM)))
    assert Press("put-back") in beside.offered and Press("put-back") not in table.offered
    verdict, reason, drawn = (beside.html.index(said) for said in ('"weighed"', "the height of the hole is", "<svg"))
    assert verdict < reason < drawn
    assert "y = −1" in beside.html[drawn:], "the line that the lesson’s function comes close to"


def test_a_picture_may_fit_twice_only_where_one_does():
    said = set()
    for question in islice(series(HOLES.question("rows")), 30):
        is_twice = len({question.partners[one] for one in question.solution}) < len(question.solution)
        assert ("fit twice" in plain_text(question.prompt)) is is_twice
        said.add(is_twice)
    assert said == {True, False}


def test_the_reason_says_which_hole_lies_on_the_axis():
    said = str(HOLES.question("rows").why)
    assert "With two above, one below, there is a hole on the x-axis." in said
    assert "so the hole lies off the x-axis" in said


def test_no_choice_of_where_the_two_agree_gives_its_reason():
    options = HOLES.question("reduced").reason.options
    assert max(len(plain_text(one.text)) for one in options) <= 20


def test_nothing_to_find_holes_in_is_constant():
    for seed in range(200):
        f = FIND_HOLES.problem(seed, 3).question.onward.example.function
        assert any(row.degree for row in f.reduced), seed


def test_0_over_0_is_what_is_said_to_a_lost_intercept_of_0():
    verdict = HOLES.question("y-intercept").judge("0")
    assert verdict.misconception is ideas.ZERO_OVER_ZERO


def test_a_height_that_is_off_is_held_against_the_values_of_the_window_on_show():
    """At the closest look 0.5999 lies below both values beside the hole."""
    said = plain_text(HOLES.question("zoom").judge("2, 0.5999; 3").said)
    assert "At x = 1.999 the value is 0.59992" in said and "0.5999 is below both" in said


def test_other_cards_lift_the_hole_beside_the_question_and_the_card_asked_about_is_worked_out():
    """Each height on the line is that of the hole which is drawn; the line ends before the card of the question."""
    for question in islice(series(HOLES.question("lifted")), 20):
        board = question.try_out
        heights, asked = [], plain_text(question.prompt)
        for root in range(board.low, board.high + 1):
            lifted = rows(((board.lead, root),)) * board.function
            hole = next(hole for hole in lifted.holes if hole.x == board.at)
            assert hole.y == board.height * board.times(root) and f"height {plain(hole.y)}." in board.placed(root)
            assert f"with {face(board.lead, root)} above" not in asked
            heights.append(hole.y)
        assert 0 in heights and len(set(heights)) >= 4, "it comes to the axis"


def words(drawn):
    return str(drawn).replace("\xa0", " ")


def test_the_hole_moves_as_a_card_is_dragged():
    board = HOLES.question("lifted").try_out
    first = board.cards_on(AnswerDesk("", Offers(), is_shown=True))
    change = board.taken(AnswerDesk("", Offers()), Touch("line", steps=5))
    then = board.cards_on(AnswerDesk(change.draft, Offers(), is_shown=True))
    assert change.said == "With x − 3 above, the hole is at height 4/9. At x = 1, x − 3 is −2."
    assert "Without a card, the hole is at height −2/9." in words(first) and change.said in words(then)
    assert 'data-y="-0.2222' in str(first) and 'data-y="0.4444' in str(then)


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("drag", "zero 0, wall 1", "At x = 2 the function is 2, so no point is missing there."),
        ("drag", "zero 0, wall 1", "Still on the axis: a zero at 0 and an asymptote at 1."),
        ("drag", "wall 2", "At x = 2 there is an asymptote, and no height would fill the gap."),
        ("powers", (0, 2), "(x − 3) / ((x − 3)(x − 3)) is 10 at x = 3.1 and 100 at x = 3.01: it runs away"),
        ("reduced", "(x+1)/(x+2)", "x + 2 and −x − 2 both stand below, so neither cancels the other."),
        ("reduced", "(x+1)/(x+3)", "At x = 0 what you wrote is 1/3; it has to be −1/4."),
    ],
)
def test_a_wrong_answer_hears_what_it_makes(key, given, said):
    assert said in words(HOLES.question(key).judge(given).said)


def test_a_right_choice_is_not_told_to_run_away():
    assert "runs away" not in HOLES.question("powers").judge((1,)).said
