"""Where the mark of a number line waits before it is placed tells nothing of the answer."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations, pairwise, permutations

import pytest

from mathgames_widgets.games.matician import lesson as matician
from mathgames_widgets.games.rolls_and_goals import lesson as rolls
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import walk
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Number
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.exploring import Explored
from mathgames_widgets.questions.drawing.line import PlaceOnLine, balance, on_line
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.pictures import LETTERS, Jump, NumberLine
from tests.questions.kinds import CASES

ON_A_LINE = [one.question for one in CASES if isinstance(one.question, PlaceOnLine)]


@pytest.mark.parametrize("question", ON_A_LINE, ids=lambda one: one.key)
def test_the_mark_does_not_wait_on_the_answer(question):
    assert Fraction(question.low) != question.value


def test_the_support_of_a_beam_does_not_wait_where_it_is_level():
    """It once waited in the middle of 0 to 7, which is the mean of a die."""
    die = balance(Number(prompt="", why=Explanation(""), value=Fraction(7, 2)), range(1, 7), 0, 7, Fraction(1, 2))
    desk = AnswerDesk("", Offers())
    page = str(die.cards_on(desk))
    assert 'aria-valuenow="0"' in page
    assert "rotate(0.0 " in page and page.count("mg-prop") == 2


def test_a_beam_is_held_until_its_place_is_checked_and_then_tips():
    """Where it is level is to be thought: sliding shows and says nothing of it."""
    page = Checkpoint(rolls.question("mean"))
    for x in ("2", "7/2", "5"):
        change = page.question.taken(AnswerDesk(x, Offers()), Touch("line", steps=1))
        assert change.said and "tips" not in change.said and "level" not in change.said
        drawn = str(page.question.cards_on(AnswerDesk(x, Offers())))
        assert "rotate(0.0 " in drawn and drawn.count("mg-prop") == 2
    assert not page.answer("2").right
    page.redraw()
    assert "rotate(4.5 " in page.html and "mg-prop" not in page.html
    page.press(list(page.offered).index(Touch("line", 1)))
    assert "rotate(0.0 " in page.html and page.html.count("mg-prop") == 2, "held again"
    assert page.answer("7/2").right
    page.redraw()
    assert "mg-prop" not in page.html


WALKED = [rolls.question("worth"), rolls.question("half"), *map(matician.question, ("example", "minus", "plus"))]


@pytest.mark.parametrize("question", WALKED, ids=lambda one: one.key)
def test_a_wrong_value_is_drawn_with_the_walk_that_leads_there_or_back(question):
    """The jumps follow each other and begin or end at the wrong value; where it is, is marked."""
    assert question.pictured is not None
    for own in {Fraction(one) for one in range(-25, 26)} - {question.value}:
        line = question.pictured(own)
        assert isinstance(line, NumberLine) and own in [x for x, _ in line.marks], own
        jumps = line.jumps
        assert jumps and all(one.end == after.start for one, after in pairwise(jumps))
        assert own in (jumps[0].start, jumps[-1].end)
        assert all(line.low <= x <= line.high for jump in jumps for x in (jump.start, jump.end))
    assert question.pictured(None) is None and question.pictured(Fraction(10**30)) is None


def test_the_walk_stands_below_the_verdict_and_after_a_right_answer_the_cards_can_be_laid_anew():
    page = Checkpoint(matician.question("example"))
    page.answer("9")
    assert "An arrow − 4 leads from 13 to 9." in verdict_of(page) and "explorer" not in page.html
    page.answer("-9")
    board = verdict_of(page).partition("explorer")[2]
    assert "An arrow − 26 leads from 17 to −9." in board
    kept = page.kept
    page.press(list(page.offered).index(Explored(Touch("1 0", value="-1"), is_onward=True)))
    assert page.is_answered and page.kept == kept and "mg-right" in page.html
    assert "An arrow" not in verdict_of(page).partition("explorer")[2]


@pytest.mark.parametrize(("key", "label"), [("example", "− 26"), ("lay", "− 18"), ("cancel", "× (−1)")])
def test_each_arc_says_what_the_minus_card_does_and_a_product_is_mirrored_at_0(key: str, label: str) -> None:
    page = Checkpoint(matician.question(key))
    if key == "cancel":  # a minus card is laid before the answer, beside other numbers
        page.press(list(page.offered).index(Explored(Touch("-1 0", value="0"))))
    else:
        page.answer(page.question.solution)
    assert f"An arrow {label} leads from " in page.html
    assert ("0 is a mirror" in page.html) is ("mg-mirror" in page.html) is (key == "cancel")


def verdict_of(page: Checkpoint) -> str:
    return page.html.partition("mg-panel")[2]


def test_the_word_of_a_jump_stands_on_the_top_of_its_own_arc():
    """A short arc whose word would lie on another's is higher, and a long one is higher still."""
    page = Checkpoint(rolls.question("half"))
    page.answer("0")
    picture = verdict_of(page)
    base = int(re.search(r'y1="(\d+)" y2="\1" class="mg-axis-line"', picture)[1])
    curves = re.findall(r"M([\d.]+) [\d.]+ C\1 (-?[\d.]+) ([\d.]+) \2", picture)
    words = re.findall(r'<text x="([\d.]+)" y="(-?\d+)" class="mg-jump-label">([^<]+)<', picture)
    assert [word for *_, word in words] == ["−2", "÷2", "rounding"]
    for (start, drawn_to, end), (x, y, word) in zip(curves, words, strict=True):
        top = base - 8 - (base - 8 - float(drawn_to)) * 3 / 4
        assert float(start) + float(end) == 2 * float(x) and 0 < top - float(y) < 9, word
    height = {word: float(y) for _, y, word in words}
    assert height["−2"] < height["rounding"] < height["÷2"]


WALKS = (
    (4, ("+1", "-2", "x2")),
    (4, ("-2", "+1", "x2")),
    (2, ("-3", "+1")),
    (1, ("x2", "÷2")),
    (5, ("x2", "÷2")),
)


@pytest.mark.parametrize(("side", "stack"), WALKS)
def test_no_curve_of_a_walk_goes_through_a_label_and_a_long_one_leads_over_those_inside(side, stack):
    arcs = walk(side, stack)._arcs()
    assert sum(one.meets(other) for one, other in combinations(arcs, 2)) == 0
    for one, other in permutations(arcs, 2):
        assert not one.spans(other) or other.spans(one) or one.rise >= other.rise + LETTERS


@pytest.mark.parametrize(
    ("side", "stack", "steps"),
    [(1, ("-2", "÷2"), 3), (1, ("-4", "÷2"), 3), (4, ("-2", "x2"), 2), (5, ("x2", "÷2"), 2)],
    ids=["rounded back to where it was", "rounded back", "back to the die", "there and back"],
)
def test_a_walk_that_turns_back_is_drawn_as_straight_arrows_below_one_another(side, stack, steps):
    """Arcs over one stretch lay in one another; here each step has a level, and begins where the last one ended."""
    drawn = str(walk(side, stack).draw())
    arrows = re.findall(r'd="M([\d.]+) (\d+) H([\d.]+) [^"]*" class="mg-jump"', drawn)
    words = re.findall(r'<text x="([\d.]+)" y="(\d+)" class="mg-jump-label"', drawn)
    assert " C" not in drawn and len(arrows) == len(words) == steps
    for (_, above, end), (start, below, _) in pairwise(arrows):
        assert end == start and int(below) - int(above) >= LETTERS + 12
    for (_, level, _), (_, y, _) in zip(arrows, [(*word, "") for word in words], strict=True):
        assert 0 < int(level) - int(y) < 12


@pytest.mark.parametrize(("side", "stack"), [(2, ("-3", "+1")), (3, ("÷2",)), (4, ("x2", "-2"))])
def test_any_other_walk_keeps_its_arcs(side, stack):
    assert str(walk(side, stack).draw()).count(" C") == len(walk(side, stack).jumps)


def test_no_label_of_a_line_covers_another():
    """There and back twice: each of the four labels has a place of its own, inside the picture."""
    there_and_back = (Jump(2, -1, "−3"), Jump(-1, 2, "+3"), Jump(2, -1, "−3"), Jump(-1, 2, "+3"))
    line = NumberLine(-2, 3, ((2, "the die"), (2, "yours")), there_and_back)
    places = re.findall(r'<text x="([\d.]+)" y="(\d+)" class="mg-(?:jump|mark)-label"', str(line.draw()))
    assert len(places) == len(set(places)) == 6
    high = int(re.findall(r'viewBox="0 0 \d+ (\d+)"', str(line.draw()))[0])
    assert all(10 < int(y) < high for _, y in places)


@pytest.mark.parametrize("ends", [(-14, 14), (-12, 12), (-100, 20), (0, 14), (-250, 0)])
def test_the_numbers_below_a_line_do_not_meet_on_a_phone(ends):
    """A character is 12 units wide there."""
    placed = on_line(Number(prompt="", why=Explanation(""), value=0), *ends)
    for drawn in (str(NumberLine(*ends).draw()), str(placed.drawn_line(None))):
        found = re.findall(r'<text x="([-.0-9]+)"[^>]*>([−0-9]+)<', drawn)
        spans = [(float(x) - 6 * len(text), float(x) + 6 * len(text)) for x, text in found]
        assert len(spans) > 2 and all(left[1] + 4 <= right[0] for left, right in pairwise(spans))
