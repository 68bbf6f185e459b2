"""Every question of the Matician lesson, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by SymPy or by trying everything.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest

from mathgames_widgets.games.matician import Equation, lesson
from mathgames_widgets.games.matician.lesson.pictures import Cards, PayoffTable
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.problem import Again
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.table.screen import Press
from tests.games.matician.lesson.test_practice import (
    CHECKS,
    every_way,
    falls_to,
    figure,
    numbers_in,
    rows_of,
    solved,
    worth,
    written,
)
from tests.maths.numbers.equations import value
from tests.questions.asking import MATICIAN

KEYS = MATICIAN.keys


def text(question: Question) -> str:
    return plain_text(question.prompt)


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_best(question):
    numbers = [int(number) for number in numbers_in(text(question).partition(". ")[0])]
    for pair in question.pairs:
        symbol = {"+": "+", "−": "-", "×": "x", "÷": "/"}[pair.left[-1]]
        values = {one: worth(one) for one in every_way(symbol, numbers)}
        best = {(one.left, one.right) for one, found in values.items() if found == max(values.values())}
        left, right = re.findall(r"\d+", pair.right)
        assert best == ({(left, right), (right, left)} if "any order" in pair.right else {(left, right)})
    left, right = re.findall(r"\d+", question.others[0])
    assert int(left) < int(right)


def check_value(question):
    assert question.value == worth(figure(question, Cards).equation)


check_minus = check_plus = check_cancel = check_alternate = check_zero = check_value


def check_example(question):
    check_value(question)
    assert question.value < 0 and figure(question, Cards).equation.minuses == (0, 1)


def check_order(question):
    assert all(value(one) < value(other) for one, other in pairwise(question.items))
    assert len(question.items) == 4


def check_fractions(question):
    check_order(question)
    values = [value(item) for item in question.items]
    assert sum(one < 0 and one.denominator > 1 for one in values) >= 2
    assert any(one < 0 and one.denominator == 1 for one in values)


def check_safest(question):
    keeps = [falls_to(written(option.text)) for option in question.options]
    assert [option.right for option in question.options] == [one == max(keeps) for one in keeps]
    assert keeps.count(max(keeps)) == 1


def check_drawer(question):
    """Every hand of so many numbers is looked at: its nearest two are never further apart than the question says."""
    found = re.search(
        r"You hold (\w+) different numbers from (\d+) to (\d+)\. Then two of them are at most (\d+)", text(question)
    )
    count = ["three", "four", "five", "six", "seven", "eight", "nine"].index(found[1]) + 3
    low, high, near = map(int, found.groups()[1:])
    if (count, low, high) not in SEEN:
        apart = [
            min(other - one for one, other in pairwise(held)) for held in combinations(range(low, high + 1), count)
        ]
        SEEN[count, low, high] = max(apart)
    assert SEEN[count, low, high] == near
    assert question.items[0].startswith("Suppose") and question.items[-1].startswith("But ")
    steps, apart_by, total = map(int, re.search(r"(\d+) × (\d+) = (\d+)", question.items[2]).groups())
    assert (steps, apart_by, total) == (count - 1, near + 1, (count - 1) * (near + 1)) and total > high - low


SEEN: dict[tuple[int, int, int], int] = {}
"""How far apart the nearest two of so many numbers can be."""


def check_hurts(question):
    CHECKS["hurts"](question, 1)


def check_effects(question: FillTable):
    for row, name in enumerate(question.rows):
        equation = written(name.partition(" = ")[0])
        assert value(name.partition(" = ")[2]) == worth(equation)
        assert question.values[2 * row : 2 * row + 2] == (worth(equation, (1, 0)), worth(equation, (0, 1)))
    assert len(question.rows) == 4


def check_helps(question):
    CHECKS["helps"](question, 1)
    assert len(question.solution) == 2


def check_cautious(question):
    worst = [min(row) for row in rows_of(figure(question, PayoffTable))]
    assert [option.right for option in question.options] == [one == max(worst) for one in worst]


def check_reply(question):
    more = (1, 0) if "the left number will be attacked" in text(question) else (0, 1)
    found = re.search(r"You hold (\d+), (\d+) and (\d+)", text(question))
    best = max(worth(one, more) for one in every_way("+", map(int, found.groups())))
    assert [option.right for option in question.options] == [
        worth(written(option.text), more) == best for option in question.options
    ]


def check_expected(question):
    CHECKS["expected"](question, 2)


def check_half(question):
    CHECKS["mixture"](question, 1)


def check_mixture(question):
    chance, brings = solved(rows_of(figure(question, PayoffTable)))
    assert question.value == chance and 0 < chance < 1
    assert brings == 0


def check_point(question):
    values = [worth(written(option.text.partition(": ")[2])) for option in question.options]
    best = max(one for one in values if one is not None)
    assert [option.right for option in question.options] == [one == best for one in values]
    assert None in values and len(question.solution) == 2


def check_rank(question):
    CHECKS["rank"](question, 1)


@pytest.mark.parametrize("key", KEYS)
def test_the_right_answer_is_right_when_everything_is_tried(key):
    """With new numbers too, unless they come from a kind of the practice, which is tested there."""
    first, *others = MATICIAN.asked(key)
    for question in [first, *([] if isinstance(first.again, Again) else others)]:
        globals()[f"check_{key}"](question)


def test_every_question_is_checked_and_their_order_is_that_of_the_lesson():
    assert len(KEYS) == 21
    assert KEYS[0] == "best" and KEYS[-1] == "rank"


def test_the_example_of_the_rulebook_is_asked():
    """put a “-” face down in front of the 13 to make the equation equal -9 instead of 17"""
    question = lesson.question("example")
    assert (question.value, worth(Equation("4", "+", "13"))) == (-9, 17)
    assert question.judge("17").misconception.name == "The minus card is forgotten"


@pytest.mark.parametrize(
    ("key", "answer", "name"),
    [
        ("minus", "10", "Subtracting a negative number makes the result smaller"),
        ("plus", "21", "Two minuses always make a plus"),
        ("hurts", "2", "With − both attacks do the same"),
        ("cancel", "-12", "The product of two negative numbers is negative"),
        ("alternate", "40", "One negative number does not change a product"),
        ("zero", "0", "A number divided by 0 is 0"),
        ("zero", "11", "Dividing by 0 changes nothing"),
        ("half", "3", "Only the best case counts"),
        ("mixture", "1/2", "Mixing means half and half"),
    ],
)
def test_what_people_often_answer_gets_its_name(key, answer, name):
    assert lesson.question(key).judge(answer).misconception.name == name


def test_the_words_of_the_game_are_set_beside_those_of_the_textbook():
    """4 + 13 is an expression, and the game calls it an equation."""
    root = Path(__file__).resolve().parents[4]
    for page in ("lessons/matician/lesson.md", "docs/rules/matician.md"):
        text = (root / page).read_text(encoding="utf-8")
        assert text.count("elsewhere 4 + 13 is called an expression") == 1


def test_the_order_of_the_line_names_both_misconceptions_about_numbers_below_zero():
    by_size, whole_first = (
        next(
            one.answer for one in lesson.question("fractions").misconceptions if one.misconception.name.startswith(name)
        )
        for name in ("−4 is more than −2", "A negative integer is less than any fraction")
    )
    items = lesson.question("fractions").items
    assert [items[place] for place in whole_first] == ["−2", "−15/7", "−1/11", "15/7"]
    assert [items[place] for place in by_size][:2] == ["−1/11", "−2"]


# ── the table that is filled in ───────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_is_not_full_is_not_judged():
    with pytest.raises(ReadError, match="First fill in every cell of the table"):
        lesson.question("effects").judge("4; 5")
    with pytest.raises(ReadError, match="First fill in every cell of the table"):
        lesson.question("effects").judge("4; ; 1; 1; 1; 1; 1; 1")


def test_the_first_wrong_number_of_a_table_gets_its_name():
    verdict = lesson.question("effects").judge("-4; 4; -8; 4; -12; 12; -3; -3")
    assert "6 of 8 are right." in verdict.said
    assert verdict.misconception.name == "Subtracting a negative number makes the result smaller"


def test_each_place_of_the_table_has_its_name_and_keeps_what_was_typed():
    html = lesson.ask("effects")._repr_mimebundle_()[0]["text/html"]
    assert 'aria-label="6 − 2 = 4, a minus card on the right"' in html
    assert html.count('name="entry') == 8


def entries(text: str) -> dict[str, str]:
    """What stands in the boxes of the table."""
    return {f"entry{place}": piece.strip() for place, piece in enumerate(text.split(";"))}


def test_the_boxes_of_the_table_are_the_answer_and_what_is_typed_stays():
    page = Checkpoint(lesson.question("effects"))
    page.press(list(page.offered).index(Press("check")))
    assert "First fill in every cell of the table" in page.html and page.kept == ""
    page.press(list(page.offered).index(Press("hint")), **entries("-4;;;8;;;;-1;2"))
    assert 'name="entry3" value="8"' in page.html and "Hint: " in page.html
    page.press(list(page.offered).index(Press("check")), **entries("-4; 4; -8; 8; -12; -12; -3; many"))
    assert "mg-alert" in page.html and 'value="many"' in page.html
    page.press(list(page.offered).index(Press("check")), **entries("-4; 4; -8; 8; -12; -12; -3; -3"))
    assert "mg-right" in page.html and page.is_answered


# ── reasons on demand, and the open problem ───────────────────────────────────────────────────────────────────────


def test_any_equation_can_be_asked_what_a_minus_card_does():
    told = lesson.attacked(11, "-", 1)
    assert told.claim == "11 − 1 = 10."
    assert [one.claim.split(":")[0] for one in told.why] == [
        "A minus card in front of the left number hurts",
        "A minus card in front of the right number helps",
    ]


@pytest.mark.parametrize(
    ("left", "symbol", "right", "said"),
    [(16, "+", 1, "numbers 0 to 15, not 16"), (True, "+", 1, "not True"), (1, "%", 1, "The symbols are")],
)
def test_what_stands_on_no_card_gets_a_sentence(left, symbol, right, said):
    with pytest.raises(ValueError, match=said):
        lesson.attacked(left, symbol, right)


def test_a_hand_needs_two_numbers():
    with pytest.raises(ValueError, match="An equation needs two numbers"):
        lesson.safest("+", 4)


def sure_of(symbol: str, hand: tuple[int, ...]) -> Fraction:
    """What a hand keeps when one minus card comes where it hurts most."""
    return max(falls_to(one) for one in every_way(symbol, hand) if one.right != "0" or symbol != "/")


def test_the_open_problem_has_one_answer():
    """As the notes for teachers say: only 0, 3, 6, 9, 12, 15 is sure of no more than −3 with +."""
    nearest = {hand: min(other - one for one, other in pairwise(hand)) for hand in combinations(range(16), 6)}
    assert [hand for hand, apart in nearest.items() if apart == 3] == [(0, 3, 6, 9, 12, 15)]
    assert max(nearest.values()) == 3
    assert sure_of("+", (0, 3, 6, 9, 12, 15)) == -3
    assert "is −3." in lesson.safest("+", 0, 3, 6, 9, 12, 15).claim


@pytest.mark.parametrize(("symbol", "worst"), [("-", Fraction(-21)), ("x", Fraction(-110)), ("/", Fraction(-2, 3))])
def test_the_six_largest_numbers_are_the_worst_hand_for_the_other_symbols(symbol, worst):
    """The question left to the readers. Sure is the opposite of a + b, a × b or a ÷ c, with c the largest."""
    assert sure_of(symbol, tuple(range(10, 16))) == worst
    sure = {
        "-": lambda hand: -Fraction(hand[0] + hand[1]),
        "x": lambda hand: -Fraction(hand[0] * hand[1]),
        "/": lambda hand: -Fraction(hand[0], hand[-1]),
    }[symbol]
    hands = list(combinations(range(16), 6))
    least = min(map(sure, hands))
    assert [hand for hand in hands if sure(hand) == least] == [tuple(range(10, 16))]
    for hand in hands[:: len(hands) // 40]:
        assert sure_of(symbol, hand) == sure(hand)


def test_under_plus_half_and_half_brings_nothing_whatever_the_other_does():
    """As the lesson says: both attacks are opposite to each other."""
    for left, right in product(range(16), repeat=2):
        equation = Equation(str(left), "+", str(right))
        assert worth(equation, (1, 0)) == -worth(equation, (0, 1))
