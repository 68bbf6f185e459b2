"""A proof in any order that holds is right; of any other, the first line that does not follow is named."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES, module_of
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.games.formula import lesson as formula
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import Shift
from mathgames_widgets.questions.proof import ALONE, Proof
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.table.screen import Press
from tests.table.pages import read

say_question = room("mathgames_widgets.questions")

SUM_OF_ODDS = Proof(
    key="odds",
    prompt="Why is the sum of two odd numbers even?",
    why=Explanation("2a + 1 + 2b + 1 = 2(a + b + 1)."),
    items=(
        "One number is 2a + 1.",
        "The other is 2b + 1.",
        "The sum is 2a + 2b + 2.",
        "The sum is 2(a + b + 1).",
        "The sum is even.",
        "a + b is a whole number.",
        "a + b is even.",
    ),
    rests_on=(ALONE, ALONE, ((0, 1),), ((2,),), ((3,), (2,)), ALONE, ()),
    goal=4,
)
"""Line 3 may stand anywhere below 2, since 2 is enough for 4; line 5 is true and not needed; line 6 is false."""


@pytest.mark.parametrize(
    "order", ["0123456", "1023456", "1024356", "5102436", "0152436", "0124536", "0124356", "5012346"]
)
def test_every_order_and_every_choice_of_lines_that_holds_is_right(order: str):
    assert SUM_OF_ODDS.judge(tuple(map(int, order))).right


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("0214356", "Line 2 does not follow from the line above it: something that it rests on stands further down."),
        ("0132456", "Line 3 does not follow from the lines above it: something that it rests on stands further down."),
        ("0126345", "The line that you marked ✗ is true, so the false one is another line."),
        ("4601235", "The line that you marked ✗ is true, so the false one is another line."),
        ("4012356", "Line 1 cannot come first: something that it rests on stands further down."),
    ],
)
def test_one_fault_is_named_by_numbers_and_a_true_line_called_false_comes_first(order: str, said: str):
    verdict = SUM_OF_ODDS.judge(tuple(map(int, order)))
    assert not verdict.right and verdict.said == say_question("not-yet-because", why=said)


def holds(order: tuple[int, ...], needs: dict[int, set[int]]) -> bool:
    """Whether each line stands below all that it needs, counted apart from the package."""
    return all(needs.get(line, set()) <= set(order[:at]) for at, line in enumerate(order))


@pytest.mark.parametrize(
    ("question", "needs", "right"),
    [(formula.question("proof"), {1: {0}, 3: {1, 2}}, 3)],
)
def test_each_order_of_a_lesson_is_right_where_its_steps_hold(question: Proof, needs: dict[int, set[int]], right: int):
    """FORMULA's proof holds in three orders: what a product with 0 is needs nothing before it."""
    orders = list(permutations(range(4)))
    false = (question.false,) if question.has_false else ()
    assert [question.judge((*order, *false)).right for order in orders] == [holds(order, needs) for order in orders]
    assert sum(holds(order, needs) for order in orders) == right
    assert not question.judge(question.start).right


def test_the_proof_that_was_called_wrong_is_right():
    """Suppose; a product with 0 is 0; a × 0 must be 27; so 27 is 0."""
    assert formula.question("proof").judge("0,2,1,3,4").right


def press(page: Checkpoint, thing: object) -> None:
    page.press(list(page.offered).index(thing))


def test_the_false_line_has_a_place_of_its_own_and_the_answer_strikes_it_out():
    """The prompt says what to do; until then nothing is judged, and nothing says where the false line is."""
    question = byorf.question("why-zeros")
    assert question.task == "Put the lines in order. One is false: mark it ✗."
    assert question.task not in plain_text(question.prompt)
    page = Checkpoint(question)
    drawn = read(page.html)
    assert drawn.one(data_key="do").text == question.task not in drawn.one(data_key="prompt").text
    assert say_question("press-false") in page.html
    press(page, Press("check"))
    assert "Two things are missing: the line that is false, and an order." in page.html
    press(page, Shift(page.question.start[1], -1))
    press(page, Press("check"))
    assert "Still missing: the line that is false." in page.html and not page.answers.now.tries
    for true in (0, 1):
        press(page, Shift(true, 0))
        press(page, Press("check"))
        said = say_question("one-of-two", lines="LINE 1 OR 2") if true else say_question("line-is-true")
        assert said.partition("LINE")[0] in page.html and "rests on" not in page.html
        assert 'class="mg-false"' not in page.html, "a line that is true is not struck out"
    press(page, Press("answer"))
    assert (
        plain_text(question.items[question.false]) in page.html.partition("mg-false-line")[2]
        and question.but in page.html
    )
    assert page.html.partition("mg-in-order")[2].partition("</ol>")[0].count("<li>") == 5
    press(page, Shift(5, 0))
    for item in (4, 3, 2, 1, 0):
        while re.findall(r'data-key="item-(\d)"', page.html)[0] != str(item):
            press(page, Shift(item, -1))
    press(page, Press("check"))
    assert page.is_answered
    assert question.say(question.solution).endswith(". Not true: “A square changes its sign at its zero”")


@pytest.mark.parametrize("line", range(5))
def test_a_true_line_that_was_called_false_goes_back_to_where_it_stood(line: int):
    """The order is no more right than at the beginning, whatever was called false on the way."""
    page = Checkpoint(byorf.question("why-zeros"))
    false = page.question.false
    assert false is not None
    press(page, Shift(line, 0))
    press(page, Shift(false, 0))
    order = [int(item) for item in re.findall(r'data-key="item-(\d)"', page.html)]
    assert order == [item for item in page.question.start if item != false]


def test_why_a_line_is_false_is_said_of_each():
    asked = [make() for game in GAMES for make in module_of(game.__name__, "lesson").QUESTIONS.values()]
    with_false = [question for question in asked if isinstance(question, Proof) and question.has_false]
    assert len(with_false) == 10 and all(question.but.endswith(".") for question in with_false)


@pytest.mark.parametrize("number", range(40))
def test_a_proof_never_starts_right(number: int):
    question = formula.question("proof").again(str(number))
    assert question.first_gap(question.start) is not None


def test_a_second_try_hears_the_next_step_and_sees_where_the_order_breaks():
    """First what is wrong, then what is missing, then where it belongs; the line is lit until one moves something."""
    page = Checkpoint(SUM_OF_ODDS)
    wrong = (0, 2, 1, 4, 3, 5, 6)
    heard = [page.answer(wrong).said]
    assert page.answer(wrong).said == heard[0], "the same order again is no second try"
    heard += [SUM_OF_ODDS.after(tries).judge(wrong).said for tries in (1, 2)]
    assert [said.removeprefix("Not yet. ") for said in heard] == [
        "Line 2 does not follow from the line above it: something that it rests on stands further down.",
        "Line 2 does not follow yet: it rests on line 3.",
        "Line 2 rests on line 3. Move line 3 up to place 2.",
    ]
    assert lit(page.html) == ["item-2"]
    press(page, Shift(1, -1))
    assert lit(page.html) == []
    said = page.answer((0, 1, 2, 6, 3, 4, 5)).said
    assert lit(page.html) == ["apart"]
    assert said == "Not yet. The line that you marked ✗ is true, so the false one is another line.", "counted apart"
    again = page.answer((0, 2, 1, 6, 3, 4, 5)).said
    assert again == "Not yet. The line that you marked ✗ is true. The false one is line 1 or 4."
    assert page.answer((0, 2, 1, 3, 4, 5, 6)).said == heard[1]


def test_an_idea_behind_the_order_waits_until_the_false_line_is_found():
    question = formula.question("proof")
    assert question.judge((3, 0, 1, 2, 4)).misconception
    verdict = question.judge((3, 0, 1, 4, 2))
    assert not verdict.misconception and verdict.said.count("line") == 2


def test_what_is_marked_false_is_struck_out():
    page = Checkpoint(byorf.question("why-zeros"))
    press(page, Shift(page.question.false, 0))
    assert 'class="mg-false"' in page.html


def test_a_line_is_moved_up_only_to_where_it_follows():
    """Else the line that came too early is moved down. Followed again and again, the advice leads to a proof."""
    up = re.compile(r"Line \d rests on line (\d)\. Move line \1 up to place (\d)\.")
    down = re.compile(r"Line (\d) rests on line (\d)\. Move line \1 down, below line \2\.")
    heard = set()
    for order in permutations((0, 1, 2, 3, 4)):
        now = [*order, 5, 6]
        for _ in range(20):
            if SUM_OF_ODDS.first_gap(now) is None:
                break
            said = SUM_OF_ODDS.after(2).judge(tuple(now)).said
            if found := up.search(said):
                line, place = now[int(found[1]) - 1], int(found[2]) - 1
                now.remove(line)
                assert SUM_OF_ODDS._follows(line, now[:place])
                now.insert(place, line)
            else:
                found = down.search(said)
                line, under = (now[int(one) - 1] for one in found.groups())
                now.remove(line)
                now.insert(now.index(under) + 1, line)
            heard.add(found.re)
        assert SUM_OF_ODDS.first_gap(now) is None, order
    assert heard == {up, down}


def lit(html: str) -> list[str]:
    """The lines that are lit, in their order."""
    return re.findall(r'class="(?:mg-apart |mg-order-item )?mg-lit" data-key="([^"]+)"', html)


def test_no_order_at_the_beginning_is_a_proof_from_below_or_begins_with_its_end():
    """Every proof of every lesson, with its own lines and with new ones."""
    for game in GAMES:
        for key, make in module_of(game.__name__, "lesson").QUESTIONS.items():
            if not isinstance(question := replace(make(), key=key), Proof) or question.again is None:
                continue
            for asked in (
                question,
                *(replace(question.again(f"FERN-{number}"), key=f"{number}") for number in range(10)),
            ):
                order = asked.start
                assert next(line for line in order if line != asked.false) != asked.goal, asked.key
                assert asked.first_gap(order) is not None and asked.first_gap(order[::-1]) is not None, asked.key


def test_what_is_to_be_shown_is_not_the_first_true_line_at_the_beginning():
    """Nor behind the false one, whatever the key."""
    rests = (ALONE, ((0,),), ((1,),), ((2,),), ((3,),), ())
    asked = [
        Proof(key=f"{number}", prompt="", why=Explanation(""), items=tuple("abcdef"), goal=4, rests_on=rests)
        for number in range(400)
    ]
    for proof in asked:
        order = proof.start
        assert order == proof.start and proof.first_gap(order) is not None
        assert next(line for line in order if line != proof.false) != proof.goal, order
