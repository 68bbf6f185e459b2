"""Every question of the FORMULA lesson, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by plain arithmetic or by trying everything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.formula import DECK, JOKER, Place, Rules, lesson
from mathgames_widgets.games.formula.analysis.chances import opening_chance, openings
from mathgames_widgets.games.formula.lesson.answers import MakeFormula, read_formula
from mathgames_widgets.games.formula.lesson.pictures import InHand, OnTable, face_up, scale
from mathgames_widgets.games.formula.lesson.practice.making import TIMES_ZERO, how_many
from mathgames_widgets.games.formula.lesson.practice.opening import MOST_OPENED, PAIRS, closed
from mathgames_widgets.games.formula.rules.cards import number_of
from mathgames_widgets.games.formula.rules.moves import formula_of, laid_on, why_not_lay
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.question import AnswerOutcome, outcome_of, plain_text
from mathgames_widgets.table.screen import Press, Select
from tests.cases import cases
from tests.questions.asking import FORMULA, is_asked_in_every_game
from tests.table.pages import read

say_lesson = room("mathgames_widgets.games.formula.lesson")
say_drawing = room("mathgames_widgets.questions.drawing")

KEYS = FORMULA.keys


def numbers_in(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def value(text: str) -> Fraction | None:
    """What a side is worth: `3 + 6`, `10 − 1`, `9`."""
    pieces = text.split()
    if len(pieces) == 1:
        return Fraction(pieces[0])
    one, sign, other = Fraction(pieces[0]), pieces[1], Fraction(pieces[2])
    if sign == "÷":
        return None if other == 0 else one / other
    return {"+": one + other, "−": one - other, "×": one * other}[sign]


def holds(text: str) -> bool:
    """Whether a formula is true: all its sides have the same value."""
    left, *others = map(value, text.split(" = "))
    return left is not None and all(other == left for other in others)


def hand_of(question: Question) -> tuple[str, ...]:
    return next(part.cards for part in question.prompt if isinstance(part, InHand))


def table_of(question: Question):
    return next(part.table for part in question.prompt if isinstance(part, OnTable))


def holds_cards(hand: tuple[str, ...], number: Fraction | None) -> bool:
    """Whether digits of a hand show a number with at most three cards."""
    if number is None or number < 0 or number.denominator != 1 or number > 999:
        return False
    left = list(hand)
    for digit in str(number):
        if digit not in left:
            return False
        left.remove(digit)
    return True


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_equal(question):
    assert all(option.right == holds(option.text) for option in question.options)


def test_harder_stays_with_the_topic():
    """Of = there are products, and a row of signs = that runs on; behind the proof comes what it takes for granted."""
    for seed in "ABCDEF":
        harder = lesson.question("equal").harder(seed)
        assert all(option.right == holds(option.text) for option in harder.options)
        assert sum(option.text.count(" = ") == 2 for option in harder.options) == 1
        assert harder.judge({at for at, option in enumerate(harder.options) if option.right}).right
        other = lesson.question("proof").harder(seed)
        assert "× 0 = 0 for every number" in other.prompt and other.judge("0,1,2,3,4").right
        assert not other.judge("0,2,1,3,4").right and other.but.endswith("is no sum.")


def check_ways(question):
    """Each sign and each answer that the hand can show, tried by plain arithmetic."""
    left, right = (number_of(table_of(question).number(place)) for place in (Place.LEFT, Place.RIGHT))
    found = [sign for sign in "+−×÷" if holds_cards(hand_of(question), value(f"{left} {sign} {right}"))]
    assert question.say(question.solution) == f"{len(found)}"


def check_last(question):
    """All rows of the three cards with each sign, tried by plain arithmetic; what is laid twice is named."""
    three = re.findall(r"\d+", plain_text(question.prompt))
    found = {f"{a} {sign} {b} = {c}" for a, b, c in permutations(three) for sign in "+−×÷"}
    true = sorted(filter(holds, found))
    assert len(three) == 3 and len({*three}) == len(true) == 2
    assert question.judge("; ".join(true)).right
    assert outcome_of(question, true[0]) is AnswerOutcome.UNFINISHED
    twice = question.judge(f"{question.of}; {question.of}").said
    assert say_lesson("last-twice", number=question.of.left) in twice


def test_the_formulas_to_count_are_found_by_laying_cards_behind_each_sign():
    """The board lists what was found, and it can find them all; a card is laid as often as the hand has it."""
    question = lesson.question("ways")
    page = Checkpoint(question)
    for card, to in (("1", 2), ("1", 2), ("8", 2), ("9", 0), ("3", 1)):
        board = read(page.html).one(data_key="explorer")
        held = next(one for one in board.one(data_key="zone-hand").find(cls="mg-lay-card") if one.text == card)
        drops = json.loads(held.get("data-drops") or "{}")
        if str(to) in drops:
            page.press(drops[str(to)])
    board = read(page.html).one(data_key="explorer")
    assert board.one(data_key="now").text == "True so far: 3 + 6 = 9 and 3 × 6 = 18."
    assert board.one(data_key="row-2").text == "18" and not page.answers.now.tries
    assert [side.says for side in question.try_out.sides] == ["3 + 6", "3 − 6", "3 × 6", "3 ÷ 6"]


def test_the_rows_do_not_say_how_many_orders_there_are():
    """One row more than are full is in sight, also when all orders are laid."""
    question = lesson.question("rows")
    page = Checkpoint(question)
    for many, order in enumerate((*question.solution, ())):
        rows = read(page.html).find(cls="mg-lay-place")
        assert ["mg-later" not in row.get("class").split() for row in rows] == [row <= many for row in range(7)]
        for card in order[:2]:  # the last one lies down by itself
            held = read(page.html).one(data_key="zone-hand").find(cls="mg-lay-card")
            page.press(next(json.loads(one.get("data-drops"))[f"{many}"] for one in held if one.text == card))


def pressed(page, key):
    page.press(int(read(page.html).one(data_key=key).get("data-n")))
    return read(page.html)


def test_the_formulas_with_all_signs_are_counted_in_dots_before_anything_says_how_many():
    """A row for each first card, a column for each sign; which are true is for the next screen, so no dot shows it."""
    question = lesson.question("rows")
    page = Checkpoint(question)
    page.answer(question.solution)
    dots = read(page.html).one(data_key="dots")
    assert len(dots.find(cls="mg-day")) == 6 and [label.text for label in dots.find(tag="strong")] == [
        f"begins with {card}" for card in question.cards
    ]
    for sign in "-x÷":
        shown = pressed(page, f"beyond-{sign}")
    assert len(shown.one(data_key="dots").find(cls="mg-day")) == 24 and not shown.find(cls="mg-practiced")
    assert [cell.get("aria-label") for cell in shown.find(cls="mg-order-dots")] == ["2 formulas"] * 12
    assert [head.text for head in shown.find(cls="mg-order-sign")] == [*"+−×÷"]
    assert "24 formulas" not in page.html and 'data-key="why"' not in page.html
    options = [int(option.text) for option in question.reason.options]
    wrong = pressed(page, f"reason-{options.index(10)}").one(data_key="reason-said").text
    assert "Not yet: 10." in wrong and say_lesson("idea-choices-add.text") in wrong
    right = pressed(page, f"reason-{options.index(24)}")
    assert "Right: 24." in right.one(data_key="reason-said").text and "24 formulas" in right.one(data_key="why").text
    more = pressed(page, "beyond-3")
    assert "24 × 4 = 96 formulas" in more.one(data_key="told").text and len(more.find(cls="mg-day")) == 96


@pytest.mark.parametrize("key, asks_then", [("free", False), ("free", True), ("proof", True), ("rows", True)])
def test_each_wrong_answer_hears_what_speaks_against_it(key, asks_then):
    """Not one sentence for all of them, and none that another one hears; `because` stands before the idea."""
    question = lesson.question(key)
    asked = question.reason if asks_then else question
    wrong = [place for place, option in enumerate(asked.options) if not option.right]
    said = [asked.because(place) for place in wrong]
    assert all(said) and len(set(said)) == len(wrong) > 1
    assert all(words in asked.judge(place).said for place, words in zip(wrong, said, strict=True))


def lay_on(page, card, zone):
    board = read(page.html).one(data_key="explorer")
    held = board.one(data_key="zone-hand").find(cls="mg-lay-card")
    drops = json.loads(next(one.get("data-drops") for one in held if one.text == card) or "{}")
    page.press(drops[zone])
    return read(page.html).one(data_key="explorer")


def test_a_scale_weighs_both_sides_before_anything_is_ticked():
    """It goes down where more is, is level where the sides are worth the same, and is no answer."""
    question = lesson.question("equal")
    page = Checkpoint(question)
    board = read(page.html).one(data_key="explorer")
    assert "open" in board.attributes and "Lay numbers on both sides" in board.one(data_key="now").text
    lay_on(page, "9", "0")
    for card, said in (
        ("3", "9 = 3 is not true: 9 is more than 3."),
        ("+", "Lay numbers on both sides, with + or − between them."),
        ("10", "9 = 3 + 10 is not true: 9 is less than 13."),
        ("−", "Lay numbers on both sides, with + or − between them."),
        ("1", "9 = 3 + 10 − 1 is not true: 9 is less than 12."),
    ):
        board = lay_on(page, card, "1")
        assert board.one(data_key="now").text == said
    held = board.one(data_key="zone-hand").find(cls="mg-lay-card")
    assert all("1" not in json.loads(card.get("data-drops") or "{}") for card in held), "five cards fill a side"
    for card, to in (("+", "0"), ("3", "0")):
        board = lay_on(page, card, to)
    assert board.one(data_key="now").text == "9 + 3 = 3 + 10 − 1 is true: both sides are worth 12."
    first, second = [[line.get(name) for name in ("y1", "y2")] for line in board.find(cls="mg-pans-beam")][:2]
    assert first[0] == first[1] and second[0] == second[1] and len(board.find(cls="mg-pans-block")) == 24
    assert not page.answers.now.tries


@given(st.integers(-40, 60), st.integers(-40, 60))
def test_the_heavier_pan_hangs_lower(left, right):
    beam = read(str(scale(left, right))).find(cls="mg-pans-beam")[0]
    ends = [float(beam.get(name)) for name in ("y1", "y2")]
    assert (ends[0] > ends[1], ends[0] < ends[1]) == (left > right, left < right)


def test_a_number_that_is_no_product_of_a_joker_hears_where_it_lies():
    for question in (lesson.question("divides"), *map(lesson.question("divides").again, "ABC")):
        by = number_of(table_of(question).right)
        for place, option in enumerate(question.options):
            said, number = question.because(frozenset({place})), int(option.text)
            if option.right:
                assert not said
            elif number % by:
                low, high = re.findall(r"= (\d+)", said)
                assert int(low) < number < int(high) == int(low) + by and not int(low) % by
            else:
                assert f"{number} is {number // by} × {by}" in said and number // by > 9


def test_the_joker_is_walked_along_the_answers():
    """Every digit can be tried; the sentence says which of them meet an answer of the question."""
    question = lesson.question("divides")
    page = Checkpoint(question)
    met = [
        digit for digit in range(10) if ", one of the five" in lay_on(page, str(digit), "0").one(data_key="now").text
    ]
    assert [4 * digit for digit in met] == [int(option.text) for option in question.options if option.right]
    assert not page.answers.now.tries


def test_bags_with_nothing_in_them_are_drawn_for_any_number():
    page = Checkpoint(lesson.question("free"))
    for card, many, more in (("2", 2, ""), ("8", 28, ""), ("1", 60, "and 221 more")):
        board = lay_on(page, card, "0")
        bags = board.one(data_key="bags")
        assert len(bags.find(tag="svg")) == many and bags.text.removeprefix("0" * many).strip() == more
    assert board.one(data_key="now").text == "281 × 0 = 0 is true: 281 bags with nothing in them hold nothing."
    assert not json.loads(board.one(data_key="zone-hand").find(cls="mg-lay-card")[0].get("data-drops") or "{}")
    page = Checkpoint(lesson.question("free"))
    board = lay_on(page, "0", "0")
    assert board.one(data_key="now").text == "0 × 0 = 0 is true: no bags hold nothing."
    assert all("0" not in json.loads(card.get("data-drops") or "{}") for card in board.find(cls="mg-lay-card")[:-1])


def check_divides(question):
    """A Joker is tried as each digit."""
    table = table_of(question)
    by = number_of(table.right)
    for option in question.options:
        assert option.right == any(holds(f"{digit} × {by} = {option.text}") for digit in range(10))
    far = int(question.options[-1].text)
    assert holds(f"{far // by} × {by} = {far}") and not question.options[-1].right and f"{far} = " in question.why.claim
    assert table.left[0].card == JOKER and any(option.right for option in question.options)


def check_grows(question):
    """What the left side gains or loses, and each card where it is said to go, worked out from the words."""
    formula = re.search(r"(\d+) ([×−]) (\d+) = (\d+)", plain_text(question.prompt))
    left, sign, right, answer = int(formula[1]), formula[2], int(formula[3]), int(formula[4])
    assert holds(formula[0])
    new = int(value(f"{left} × {right + 10}" if sign == "×" else f"{left} − {right - 1}"))
    right_said = question.say(question.solution)
    assert right_said == (f"{new - answer}" if sign == "×" else "It must become 1 more")
    assert (
        sum(option.right for option in question.options) == sum(option.right for option in question.reason.options) == 1
    )
    for option in question.reason.options:
        card, where = re.match(r"Put an? (\d) (over the \d|in front of)", option.text).groups()
        after = f"{card}{answer}" if where == "in front of" else f"{answer}".replace(where[-1], card, 1)
        assert option.right == (int(after) == new), option.text
    assert len({option.text for option in question.reason.options}) == len(question.reason.options)


def test_both_sides_of_a_product_are_changed_on_a_scale():
    page = Checkpoint(lesson.question("grows"))
    board = read(page.html).one(data_key="explorer")
    assert board.one(data_key="now").text == "2 × 9 = 18 is true: both sides are worth 18."
    for card, to, said in (
        ("1", "0.0", "2 × 19 = 18 is not true: 38 is more than 18."),
        ("2", "1.0", "2 × 19 = 218 is not true: 38 is less than 218."),
        ("0", "0.0", "2 × 19 = 218 is not true: 38 is less than 218."),
    ):
        assert lay_on(page, card, to).one(data_key="now").text == said
    for key in ("card1.2", "card1.1", "card1.0"):
        pressed(page, key)
    assert read(page.html).one(data_key="explorer").one(data_key="now").text == say_lesson("grows-waits")
    lay_on(page, "3", "1")
    assert lay_on(page, "8", "1").one(data_key="now").text == "2 × 19 = 38 is true: both sides are worth 38."
    assert not page.answers.now.tries


def test_a_digit_is_put_in_front_of_a_number_or_behind_it_with_a_press():
    """A place on either side, as long as the number can take one more digit."""
    page = Checkpoint(lesson.question("grows"))

    def sides():
        board = read(page.html).one(data_key="explorer")
        names = {one.get("data-place"): one.get("aria-label") for one in board.find(cls="mg-target")}
        return board.one(data_key="now").text[:10].rstrip(), names

    assert sides()[1] == {
        "0.0": "in front of 9",
        "0.1": "behind 9",
        "1.0": "in front of 18",
        "1.2": "behind 18",
    }
    for zone, formula, left in (("0.0", "2 × 19 = 1", ["0.0", "0.2"]), ("0.2", "2 × 191 =", [])):
        lay_on(page, "1", zone)
        said, names = sides()
        assert said == formula and [name for name in names if name[0] == "0"] == left
    for key in ("card0.2", "card0.1", "card0.0"):
        pressed(page, key)
    assert sides()[1]["0"] == say_lesson("change-first")


def test_a_pan_with_much_on_it_is_not_empty():
    for value, blocks in ((0, 0), (40, 40), (41, 1), (638, 1)):
        assert len(read(str(scale(value, 0))).find(cls="mg-pans-block")) == blocks


def test_what_is_said_to_a_wrong_card_is_about_that_card():
    """Each card makes a number, and the left side stays what it is; to the sum each wrong answer hears its own line."""
    for question in (lesson.question("grows"), *[lesson.question("grows").again(seed) for seed in "ABC"]):
        formula = re.search(r"(\d+) × (\d+) = (\d+)", plain_text(question.prompt))
        left, right, answer = map(int, formula.groups())
        said = [question.because(place) for place in range(4) if place != question.solution]
        assert f"{right + 10} is 10 more than {right}" in said[0] and f"grew by 10, to {right + 10}" in said[1]
        assert f"That is {left} × {right + 10}, but {answer}" in said[2]
        for place, option in enumerate(question.reason.options):
            card, where = re.match(r"Put an? (\d) (over the \d|in front of)", option.text).groups()
            after = f"{card}{answer}" if where == "in front of" else f"{answer}".replace(where[-1], card, 1)
            new = left * (right + 10)
            assert question.reason.because(place) == say_lesson("one-card-makes", number=int(after), left=new)


def test_beyond_the_product_a_difference_is_changed():
    for seed in "ABCDEF":
        check_grows(lesson.question("grows").harder(seed))


def check_rows(question):
    """Every order of the cards, written down; the twin with four cards is counted."""
    every = sorted(permutations(question.cards))
    assert sorted(question.solution) == every
    assert outcome_of(question, question.write(every[1:])) is AnswerOutcome.UNFINISHED
    assert "twice" in question.judge((*every[1:], every[1])).said
    for harder in (question.harder("A"), question.harder("B")) if question.harder else ():
        assert harder.value == len(set(product(permutations(hand_of(harder), 3), "+−×÷")))


def check_family(question):
    """Every true formula that has each of the three numbers once, and how many others there are."""
    many, *three = re.findall(r"\d+", plain_text(question.prompt))
    assert len({*product(permutations(three), "+−×÷")}) == int(many)
    assert {*three, "+", "-", "x", "÷"} == {*question.cards}
    found = {
        f"{one} {sign} {other} = {answer}"
        for one, other, answer in permutations(three)
        for sign in "+−×÷"
        if holds(f"{one} {sign} {other} = {answer}")
    }
    assert question.judge("; ".join(sorted(found))).right
    assert outcome_of(question, sorted(found)[0]) is AnswerOutcome.UNFINISHED


def check_free(question):
    (number,) = numbers_in(plain_text(question.prompt))[:1]
    assert all(holds(f"{any_number} × 0 = 0") for any_number in (0, 5, number, 428))
    assert question.say(question.solution) == say_lesson("free-any")


def check_proof(question):
    assert question.items[0].startswith("Suppose")
    assert question.items[question.goal].endswith("there is no answer.") and question.false == 4
    then = question.reason.options[question.reason.solution].text
    assert then.startswith("Every number times 0 is 0")


def check_laid(question):
    """The rules allow what counts as right, and it is true."""
    for play in question.answers:
        assert why_not_lay(question.table, question.hand, question.rules, play) is None
        assert holds(str(laid_on(question.table, play).formula)) and len(play.laid) == 3
        assert question.judge(question.write(formula_of(question.table, play))).right


def check_hardest(question):
    """Few pairs are hard enough, the one that is shown is the hardest of all, and what is said of a pair fits."""
    chances = {pair: 100 * opening_chance(*pair) for pair in permutations(range(10), 2)}
    assert chances[question.solution] == min(chances.values()) < question.below
    assert all(question.is_right(pair) == (chance < question.below) for pair, chance in chances.items())
    assert all((round(chance) < question.below) == (chance < question.below) for chance in chances.values())
    assert sum(map(question.is_right, product(range(10), repeat=2))) <= 15


def test_the_first_pairs_that_come_to_mind_do_not_solve_the_open_problem():
    """Nor does the same digit twice, whatever it is: the cards are different."""
    first = [(0, 0), (0, 1), (1, 2), (1, 9), (3, 6), (8, 9), (9, 8), (9, 9), *[(one, one) for one in range(10)]]
    assert not any(map(lesson.question("hardest").is_right, first))
    said = lesson.question("hardest").judge("0 0").said
    assert said == f"Not yet: 0 and 0. {say_lesson('two-digits-alike')}"


CHECKS: dict[str, Callable[[Question], None]] = {
    "equal": check_equal,
    "known": check_laid,
    "divides": check_divides,
    "ways": check_ways,
    "grows": check_grows,
    "rows": check_rows,
    "family": check_family,
    "free": check_free,
    "proof": check_proof,
    "last": check_last,
    "hardest": check_hardest,
}


@pytest.mark.parametrize("key", [key for key in KEYS if not is_asked_in_every_game(key)])
def test_the_right_answer_is_right_when_everything_is_tried(key):
    """What comes from the practice is tried in `test_practice.py`."""
    for question in FORMULA.asked(key):
        if question.key == key:
            CHECKS[key](question)


# ── formulas that are typed or laid ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("7 × 8 = 56", "7 × 8 = 56"),
        ("7*8=56", "7 × 8 = 56"),
        ("8 : 2 = 4", "8 ÷ 2 = 4"),
        ("8 / 2 = 5", "8 ÷ 2 = 5"),
        (" 9 – 2=7 ", "9 − 2 = 7"),
        ("0 × 5 = 0", "0 × 5 = 0"),
    ],
)
def test_a_formula_is_read_as_people_type_it(text, formula):
    assert str(read_formula(text)) == formula


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is nothing to read yet"),
        ("7 × 8", "Not finished: 7 x 8 has no answer yet"),
        ("7 × 8 = ", "Not finished"),
        ("7 8", "The sign = is missing"),
        ("07 × 8 = 56", "07 begins with 0"),
        ("1234567 + 1 = 2", "is too long"),
        ("__import__('os') = 1", "cannot be read"),
        ("३ ^ २ = ९", "cannot be read"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(text, sentence):
    with pytest.raises(ReadError, match=re.escape(sentence)):
        read_formula(text)


def making(table=None, hand=("0", "1", "2", "2", "8")):
    table = face_up("10", "x", "1", "10") if table is None else table
    return MakeFormula(key="making", prompt="Make a formula.", why=Explanation("Look."), table=table, hand=hand)


@pytest.mark.parametrize(
    ("text", "said", "name"),
    [
        ("12 × 1 = 13", "12 × 1 = 12, not 13.", "It is enough to look at one side"),
        ("8 ÷ 0 = 8", "no number times 0 gives 8", "Dividing by 0"),
        ("10 + 9 = 19", "There is no 9 in your hand. Choose a card you hold.", None),
        ("82 + 20 = 102", "Five cards are too many", "As many cards as you like"),
    ],
)
def test_a_formula_that_breaks_a_rule_hears_which_one(text, said, name):
    verdict = making().judge(text)
    assert not verdict.right and said in verdict.said
    assert name is None or verdict.misconception.name.startswith(name)


def test_in_the_opening_numbers_that_were_swapped_are_named_and_no_card_for_them():
    one = lesson.LESSON.drill.kind("make").problem("A1", 1).question  # 4 ? 9, with 1, 3, 6, 7 and 9
    for text in ("9 + 4 = 13", "9 - 4 = 5"):
        verdict = one.judge(text)
        assert "the two cards on the table stay" in verdict.said and verdict.misconception is None


def test_the_formula_that_is_shown_takes_as_few_cards_as_possible():
    """Also where only one is possible."""
    assert [making(face_up("2", "", "4", ""), hand).solution for hand in (("8",), ("6", "7"), ("2", "6", "8"))] == [
        Formula(2, Sign.TIMES, 4, 8),
        Formula(2, Sign.PLUS, 4, 6),
        Formula(2, Sign.PLUS, 4, 6),
    ]


def test_one_may_cover_one_card_of_ten():
    assert making().judge("12 x 1 = 12").right


@pytest.mark.parametrize("text", ["3 and 6", " 3,6 ", "3  6", "(3; 6)", "٣ ٦"])
def test_two_cards_are_read_as_people_type_them(text):
    assert lesson.question("hardest").read(text) == (3, 6)


@pytest.mark.parametrize("text", ["", "36", "3 and 66", "-3, 6", "2 9 1", "1/2, 3"])
def test_what_is_no_two_cards_gets_a_sentence(text):
    with pytest.raises(ReadError, match=re.escape(say_lesson("two-digits-unreadable"))):
        lesson.question("hardest").judge(text)


def test_two_cards_are_laid_and_a_square_is_filled_for_each_hand_that_can_open():
    """Not before they are checked, and no longer once one was taken back."""
    page = Checkpoint(lesson.question("hardest"))

    def press(*things: int) -> None:
        for thing in things:
            page.press(list(page.offered).index(Select(thing)))

    press(9, 3, -2, 2)
    assert [card.text[:1] for card in read(page.html).one(data_key="laid").find(cls="mg-number-card")] == ["9", "2"]
    assert Select(5) not in page.offered and "mg-hand-squares" not in page.html
    page.answer("9, 2")
    squares = read(page.html).one(data_key="squares")
    assert len(squares.find(cls="mg-hand-opens")) == 82 and len(squares.find(cls="mg-hand-square")) == 100
    assert len(squares.find(cls="mg-hand-over")) == 82 - 55  # fewer than 56 are asked for
    assert read(page.html).one(data_key="over").text == say_lesson("of-100-too-many", over=27, most=55)
    assert squares.get("aria-label").startswith("82 of 100 squares")
    press(-1)
    assert "mg-hand-squares" not in page.html
    press(2)
    page.answer("2, 9")
    assert page.is_answered and len(read(page.html).one(data_key="squares").find(cls="mg-hand-opens")) == 48


def test_a_square_says_which_formulas_open_its_table():
    """Ninety squares in one group, as open or closed as the sentence says."""
    board = OpenBoard.of(lesson.question("hardest").onward)
    page = Checkpoint(lesson.question("hardest"))
    page.answer("2, 9")
    assert board is not None and len(read(page.html).one(data_key="tables").find(tag="button")) == 90
    for digit in (0, 1, 2, 3):
        pressed(page, f"hold{digit}")
    for pair in ("36", "78", "09", "41"):
        first, second = pair
        shown = pressed(page, f"table{pair}")
        sides = [f"{first} {sign} {second}" for sign in "+−×÷" if value(f"{first} {sign} {second}") is not None]
        found = [f"{side} = {value(side)}" for side in sides if holds_cards(tuple("0123"), value(side))]
        said, square = shown.one(data_key="hold-pair").text, shown.one(data_key=f"table{pair}")
        assert square.get("aria-pressed") == "true" and ("stay closed" not in said) == bool(found)
        assert square.name == f"{first} and {second}: {'open' if found else 'not open'}"
        assert [side for side in sides if f"{side} = {value(side)}" in said] == [
            one.split(" = ")[0] for one in found
        ] or not found


def test_two_cards_that_are_easy_hear_how_easy():
    verdict = lesson.question("hardest").judge("9 2")
    assert "About 82 of 100 hands" in verdict.said and verdict.misconception.id == "large-needs-much"
    assert lesson.question("hardest").judge("3 3").misconception is None


@pytest.mark.parametrize(
    ("key", "answer", "behind"),
    [
        ("equal", "0,1,2,3", "answer-comes-next"),
        ("divides", "0,1,2", "last-digit-decides"),
        ("divides", "0,2,3", "same-end"),
        ("divides", "0,2,4", "joker-of-two-digits"),
        ("ways", "2", "order-is-free"),
        ("family", "2 ÷ 8 = 4", "division-both-ways"),
    ],
)
def test_what_a_pupil_answers_first_hears_the_idea_behind_it(key, answer, behind):
    assert lesson.question(key).judge(answer).misconception.id == behind


def test_what_two_ideas_lead_to_is_asked_and_not_named():
    """Two formulas: one fact and its swap, or the products alone, or the divisions alone."""
    verdict = how_many(TIMES_ZERO, ("2", "4", "8"), 3).judge("2")
    assert verdict.misconception is None
    assert [one.id for one in verdict.ideas] == ["one-of-the-family", "sign-missed"]


# ── the open problem ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pair", [(2, 9), (0, 0), (6, 3), (3, 8)])
def test_the_chance_to_open_is_that_of_dealt_hands(pair):
    """So many hands are dealt, and the rules asked about each of them."""
    left, right = map(str, pair)
    unseen = list(DECK)
    unseen.remove(left)
    unseen.remove(right)
    dealt, many = Random(11), cases(1500, long=4000)
    table = face_up(left, "", right, "")
    opened = sum(bool(plays(table, tuple(sorted(dealt.sample(unseen, 7))), Rules())) for _ in range(many))
    assert abs(opened / many - opening_chance(*pair)) < 0.03


def test_two_and_nine_are_the_hardest_and_then_two_zeros():
    """As the lesson and the notes for teachers say."""
    pairs = sorted(product(range(10), repeat=2), key=lambda pair: opening_chance(*pair))
    assert pairs[:2] == [(2, 9), (0, 0)] and pairs[-1] == (3, 3)
    assert [round(100 * opening_chance(*pair)) for pair in ((2, 9), (0, 0), (3, 3))] == [48, 55, 99]
    assert [str(one) for one in openings(2, 9)] == ["2 + 9 = 11", "2 × 9 = 18"]


def test_no_seven_different_digits_open_every_table():
    """The question that the lesson leaves to its readers: the best hands fail at three pairs."""
    tables = {(left, right): face_up(str(left), "", str(right), "") for left in range(10) for right in range(10)}
    fails = {
        hand: [pair for pair, table in tables.items() if not plays(table, hand, Rules())]
        for hand in combinations("0123456789", 7)
    }
    assert min(map(len, fails.values())) == 3
    assert fails[tuple("0123458")] == [(1, 6), (7, 9), (8, 9)]
    assert all((0, 0) in pairs for hand, pairs in fails.items() if "0" not in hand)
    for hand, pairs in fails.items():
        assert closed(hand) == [pair for pair in pairs if pair in PAIRS], "the board says the same"


def test_a_joker_on_a_figure_has_its_digit():
    assert OnTable(face_up("8", "x", "4", "J32")).plain() == say_lesson("on-table", formula="8 × 4 = 32")
    assert face_up("8", "x", "4", "J32").answer[0].card == JOKER
    assert OnTable(face_up("3", "", "6", "")).plain() == say_lesson("on-table", formula="3 ? 6 = ?")
    assert Formula(8, Sign.TIMES, 4, 32).is_true


def hand_board() -> OpenBoard:
    board = OpenBoard.of(lesson.question("hardest").onward)
    assert board is not None
    return board


def test_seven_digits_that_open_most_tables_are_kept_as_the_best():
    """An eighth digit is not taken; six of them are no hand yet."""
    board = hand_board()
    said = [board.take(Explored(Select(digit)), {}) for digit in (0, 1, 2, 4, 5, 7)]
    assert "87" not in said[-1] and board.draft == "0 1 2 4 5 7; "
    assert board.take(Explored(Select(8)), {}).endswith(
        "no seven different digits open more. What would (4, 9), (5, 6) and (7, 9) need?"
    )
    assert not board.take(Explored(Select(9)), {}) and board.draft == "0 1 2 4 5 7 8; 0124578"
    board.take(Explored(Select(0)), {})
    board.take(Explored(Select(9)), {})
    assert board.draft == "1 2 4 5 7 8 9; 0124578", "a hand that opens less is not the best"


def test_the_rows_of_a_family_do_not_say_how_many_are_true():
    page = Checkpoint(lesson.question("family"))
    for many, fact in enumerate((("2", "x", "4", "8"), ("4", "x", "2", "8"), ("8", "÷", "2", "4"), ())):
        rows = read(page.html).find(cls="mg-lay-place")
        assert ["mg-later" not in row.get("class").split() for row in rows] == [row <= many for row in range(5)]
        for card in fact:
            held = read(page.html).one(data_key="zone-hand").find(cls="mg-lay-card")
            shown = {"x": "×"}.get(card, card)
            page.press(next(json.loads(one.get("data-drops"))[f"{many}"] for one in held if one.text == shown))
    said = page.answer("2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4").said
    assert said == say_drawing("family-more", found=3)
    assert page.answer("2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4; 8 ÷ 4 = 2").said == say_drawing("family-counted", many=4)
    rows = read(page.html).find(cls="mg-lay-place")
    assert ["mg-later" not in row.get("class").split() for row in rows] == [True] * 4 + [False]


def test_a_row_that_is_not_true_is_lit_once_it_was_checked():
    """The one that the verdict names, and no other; before that nothing is told."""
    page = Checkpoint(lesson.question("family"))
    said = page.answer("2 x 4 = 8; 4 ÷ 8 = 2").said
    lit = [zone.get("data-key") for zone in read(page.html).find(cls="mg-lay-place") if "mg-lit" in zone.get("class")]
    assert lit == ["zone-1"] and "4 ÷ 8 = 2 is not true" in said and "either" not in said


def test_all_rows_that_are_not_true_are_named_and_lit():
    page = Checkpoint(lesson.question("family"))
    said = page.answer("8 - 4 = 2; 2 x 4 = 8; 2 + 4 = 8; 4 ÷ 8 = 2").said
    lit = [zone.get("data-key") for zone in read(page.html).find(cls="mg-lay-place") if "mg-lit" in zone.get("class")]
    assert lit == ["zone-0", "zone-2", "zone-3"]
    assert "8 − 4 = 2 is not true: 2 + 4 is 6, not 8. 2 + 4 = 8 and 4 ÷ 8 = 2 are not true either." in said


def test_beside_the_facts_stands_what_comes_next_until_all_are_there():
    for key, last, many in (("family", "8 ÷ 4 = 2", 4), ("last", "9 ÷ 3 = 3", 2)):
        page = Checkpoint(lesson.question(key))
        rows = "2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4" if key == "family" else "3 x 3 = 9"
        page.answer(rows)
        assert read(page.html).one(data_key="now").text == say_drawing("family-next", row=many, part=0)
        assert page.answer(f"{rows}; {last}").right
        assert read(page.html).one(data_key="now").text == say_drawing("family-done", many=many)


def test_of_all_dots_the_true_ones_are_filled_once_they_are_found():
    """Until then no dot tells, on this screen or the one before; the hand gives its room to the reasons."""
    page = Checkpoint(lesson.question("family"))
    page.answer("2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4")
    assert "mg-day" not in page.html and read(page.html).find(data_key="zone-hand")
    assert page.answer("2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4; 8 ÷ 4 = 2").right
    dots = read(page.html).one(data_key="true-ones")
    assert (len(dots.find(cls="mg-day")), len(dots.find(cls="mg-practiced"))) == (24, 4)
    assert not read(page.html).find(data_key="zone-hand")


def test_a_shown_answer_leaves_the_hand_to_who_has_not_laid_all():
    page = Checkpoint(lesson.question("family"))
    page.answer("2 x 4 = 8")
    page.press([*page.offered].index(Press("hint")))
    page.answer("2 x 4 = 8; 4 x 2 = 8; 8 ÷ 2 = 4")
    page.press([*page.offered].index(Press("answer")))
    assert read(page.html).find(data_key="zone-hand")


@pytest.mark.parametrize(("order", "line"), [("1,0,2,3,4", 1), ("2,1,0,3,4", 2)])
def test_a_line_that_uses_a_before_it_is_named_is_asked_about(order: str, line: int):
    assert say_lesson("proof-uses", place=line) in lesson.question("proof").judge(order).said


def test_two_equal_cards_are_two_cards():
    held = read(Checkpoint(lesson.question("last")).html).one(data_key="zone-hand").find(cls="mg-lay-card")
    assert [card.text for card in held] == ["3", "3", "9", "+", "−", "×", "÷"]


def test_a_wrong_line_about_equality_is_answered_with_its_two_sides():
    question = lesson.question("equal")
    assert "3 + 6 is 9, but 9 + 1 is 10: the right side is 1 more." in question.judge({0, 1, 2, 3}).said
    assert "is 1 more" not in question.judge({0}).said


@pytest.mark.parametrize(("left", "right"), [(9, 10), (10, 9)])
def test_a_scale_tilts_clearly_for_one_block(left, right):
    """The end of the beam that is worth more is lower by a good part of a block's pan."""
    beam = next(one for one in scale(left, right).children if getattr(one, "tag", "") == "line")
    low = float(beam.attributes["y2"]) - float(beam.attributes["y1"])
    assert (low > 20) == (right > left) and abs(low) > 20


def test_no_seven_different_digits_open_more_tables_than_is_said():
    most = max(len(PAIRS) - len(closed(hand)) for hand in combinations("0123456789", 7))
    assert most == MOST_OPENED == 87


def test_the_reason_why_the_hardest_pair_is_hard_holds():
    said = say_lesson("hardest-both", answers=[11, 18], digit="1")
    assert said in str(lesson.question("hardest").judge("2 9").why)
    assert said not in str(lesson.question("hardest").judge("5 6").why)
    assert all("1" in str(formula.answer) and formula.answer > 9 for formula in openings(2, 9))


def test_nothing_that_is_heard_gives_away_what_is_asked_next():
    """The reason of an answer is heard once the question behind it is answered, too."""
    question = lesson.question("rows")
    page = Checkpoint(question)
    page.answer(question.solution)
    assert question.why.claim not in page.spoken
    pressed(page, f"reason-{question.reason.solution}")
    assert question.why.claim in page.spoken


# ── what is found by hand, and what answers it ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("place", range(4))
def test_what_is_foretold_of_the_opening_is_chosen_again_and_not_typed(place):
    """The same numbers come back to choose from, and each wrong one hears whether there are more or fewer."""
    question = lesson.question("ways")
    assert [one.text for one in question.options] == ["1", "2", "3", "4"] and question.try_out is not None
    said = question.judge(f"{place}").said
    assert said.startswith("Right: 2." if place == 1 else f"Not yet: {place + 1}. There are {FEWER[place > 1]} than")


FEWER = "more", "fewer"


def test_no_number_times_zero_is_what_is_divided():
    """Each number that is tried for a is answered by its product, and the line that says so can be put in order."""
    question = lesson.question("proof")
    board = question.try_out
    assert board.now(((),)) == "Choose digits: that many empty bags appear."
    assert [board.now((tuple(digits),)) for digits in ("0", "5", "27")] == [
        "0 × 0 = 0, not 27.",
        "5 × 0 = 0, not 27.",
        "27 × 0 = 0, not 27.",
    ]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (0, "It claims nothing yet"),
        (1, "8 ÷ 2 = 4, because 4 × 2 = 8."),
        (2, "5 × 0 = 0 and 28 × 0 = 0"),
        (3, "would be both 27 and 0."),
    ],
)
def test_a_true_line_of_the_proof_that_is_called_false_hears_why_it_is_true(line, why):
    question = lesson.question("proof")
    order = [*[one for one in range(5) if one != line], line]
    assert why in question.judge(",".join(map(str, order))).said


def test_a_number_in_the_box_is_weighed():
    """Every number that can be laid is answered by the sum of the right side; the board waits folded."""
    question = lesson.question("whose")
    board = question.try_out
    left, right, more = (int(one) for one in re.findall(r"\d+", board.rooms[0]))
    total = left + right
    for number in range(15):
        said = board.now((tuple(str(number)),))
        sides = f"{left} + {right} = {number} + {more}"
        assert holds(sides) == (said == f"{sides} is true: both sides are worth {total}.")
        assert (f"{total} is less than {number + more}" in said) == (number + more > total)
        assert (f"{total} is more than {number + more}" in said) == (number + more < total)
    assert not read(Checkpoint(question).html).one(data_key="explorer").get("open")
