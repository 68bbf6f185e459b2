"""Every question of the Matician lessons, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by SymPy or by trying everything.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from html import unescape
from itertools import combinations, pairwise, permutations, product
from pathlib import Path

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.matician import Equation, lesson
from mathgames_widgets.games.matician.lesson import misconceptions as ideas, questions
from mathgames_widgets.games.matician.lesson.pictures import EquationCards, PayoffPicture
from mathgames_widgets.games.matician.lesson.practice.pairs import safest_of
from mathgames_widgets.games.matician.lesson.practice.possible import every_value as values_of_pair, pair_values
from mathgames_widgets.games.matician.rules.cards import LESS
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import AnswerDesk, ordered
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.problem import Again
from mathgames_widgets.questions.question import Figure, plain_text
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.questions.whose import NoCounterexample
from mathgames_widgets.table.screen import Press
from tests.games.matician.lesson.test_practice import (
    CHECKS,
    every_way,
    falls_to,
    figure,
    rows_of,
    solved,
    worth,
    written,
)
from tests.maths.numbers.equations import value
from tests.questions.asking import MATICIAN, is_asked_in_every_game
from tests.table.pages import read

say_lesson = room("mathgames_widgets.games.matician.lesson")
say_questions = room("mathgames_widgets.questions")
say_drawing = room("mathgames_widgets.questions.drawing")
say_question = room("mathgames_widgets.questions")

KEYS = MATICIAN.keys


def text(question: Question) -> str:
    return plain_text(question.prompt)


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_value(question):
    assert question.value == worth(figure(question, EquationCards).equation)


check_minus = check_plus = check_cancel = check_zero = check_value


def check_lay(question):
    """The numbers of the prompt, each with the sign that its cards give it."""
    left, sign, right, wanted = re.search(r"so that (\d+) ([+−]) (\d+) becomes (−?\d+)", text(question)).groups()
    first, second = (int(one) * (-1) ** len(laid) for one, laid in zip((left, right), question.solution, strict=True))
    assert (first + second if sign == "+" else first - second) == int(wanted.replace("−", "-"))


def check_example(question):
    check_value(question)
    assert question.value < 0 and figure(question, EquationCards).equation.minuses == (0, 1)


def check_safer(question):
    """One minus card on either side of both ways to lay the sum."""
    left, right = re.search(r"Suppose you lay (\d+) \+ (\d+)\.", text(question)).groups()
    came, other = -int(left) + int(right), int(left) - int(right)
    assert min(came, other) == -abs(came) and question.solution == 1
    assert f"{-abs(came)}".replace("-", "−") in plain_text(question.options[1].text)


def check_beside_zero(question):
    """Every expression with each of its numbers turned into its opposite."""
    for option in question.options:
        left, symbol, right = plain_text(option.text).split()
        tried = [(int(left), int(right)), (-int(left), int(right)), (int(left), -int(right))]
        values = [
            None if symbol == "÷" and not b else {"+": a + b, "−": a - b, "×": a * b, "÷": b and a / b}[symbol]
            for a, b in tried
        ]
        assert option.right == (None not in values and min(values) >= 0)


def check_order(question):
    assert all(value(one) < value(other) for one, other in pairwise(question.items))
    assert len(question.items) == 4


def check_every(question):
    laid = written(text(question).partition(" either number of ")[2].partition(". ")[0])
    assert set(question.values) == {worth(laid, more) for more in product((0, 1), repeat=2)}


def check_sure(question):
    CHECKS["safest"](question, 1)


def check_hurts(question):
    CHECKS["hurts"](question, 1)


def check_effects(question: FillTable):
    for row, name in enumerate(question.rows):
        equation = written(name.partition(" = ")[0])
        assert value(name.partition(" = ")[2]) == worth(equation)
        assert question.values[2 * row : 2 * row + 2] == (worth(equation, (1, 0)), worth(equation, (0, 1)))
    assert len(question.rows) == 4


def check_cautious(question):
    rows = [written(row.partition(" = ")[0]) for row in question.rows]
    assert [value(row.partition(" = ")[2]) for row in question.rows] == list(map(worth, rows))
    assert list(question.values) == [worth(row, (0, 1)) for row in rows]
    worst = [min(worth(row), fallen) for row, fallen in zip(rows, question.values, strict=True)]
    assert [option.right for option in question.reason.options] == [one == max(worst) for one in worst]


def check_against(question):
    CHECKS["best"](question, 3)


def check_expected(question):
    CHECKS["expected"](question, 2)


def check_half(question):
    CHECKS["mixture"](question, 1)


def check_rounds(question):
    """Each round is worked out from the cards; who always does the same is answered from the second round on."""
    left, right = map(int, re.search(r"Lay (\d+) \+ (\d+) or", text(question)).groups())
    assert question.duel.payoffs == ((right - left, left - right), (left - right, right - left))
    story = question.duel.story("a" * 12)
    assert sum(story.brought) == 12 * (right - left) < 0
    assert question.judge("a" * 12 + "; again").right and question.judge("a" * 12 + "; often").right
    assert not question.judge("a" * 12 + "; none").right and question.judge("abba" * 3 + "; none").right


def check_mixture(question):
    chance, brings = solved(rows_of(figure(question, PayoffPicture)))
    assert question.value == chance and 0 < chance < 1
    assert brings == 0


def check_worst(question):
    """No hand at all is worse than it says; the one that is shown is as bad as it asks for."""
    count, top, wanted = map(
        int, re.findall(r"of (\d+) different numbers from 0 to (\d+) .* −(\d+) or", text(question))[0]
    )
    lowest = tuple([Fraction(top // (count - 1)) * at for at in range(count)])
    most = int(re.search(r"no hand is worse than −(\d+)\.", question.worked(lowest).why[-1].claim)[1])
    is_told = "no hand is worse" in str(question.why)
    assert is_told == (not question.further or wanted == most), "it is still to be found"
    assert wanted <= most and sure_of("+", question.solution) <= -wanted
    if top <= 15:
        hands = combinations(range(top + 1), count)
        assert max(min(other - one for one, other in pairwise(hand)) for hand in hands) == most


@pytest.mark.parametrize("key", [key for key in KEYS if not is_asked_in_every_game(key)])
def test_the_right_answer_is_right_when_everything_is_tried(key):
    """With new numbers too, unless they come from a kind of the practice, which is tested there."""
    first, *others = MATICIAN.asked(key)
    for question in [first, *([] if isinstance(first.again, Again) else others)]:
        globals()[f"check_{key.replace('-', '_')}"](question)


def test_there_are_so_many_and_their_order_is_that_of_the_lesson():
    assert len(KEYS) == 24
    assert KEYS[0] == "example" and KEYS[-1] == "worst"


def test_the_example_of_the_rulebook_is_asked():
    """put a “-” face down in front of the 13 to make the equation equal -9 instead of 17"""
    question = lesson.question("example")
    assert (question.value, worth(Equation("4", "+", "13"))) == (-9, 17)
    assert question.judge("17").misconception.name == say_lesson("idea-card-ignored")


@pytest.mark.parametrize(
    ("key", "answer", "name"),
    [
        ("minus", "10", "Subtracting a negative number makes the result smaller"),
        ("plus", "21", "Two minuses always make a plus"),
        ("hurts", "2", "With −, both attacks have the same effect"),
        ("cancel", "-12", "The product of two negative numbers is negative"),
        ("zero", "0", "A number divided by 0 is 0"),
        ("zero", "11", "Dividing by 0 changes nothing"),
        ("every", "-17, 17", "The minus card changes the whole equation"),
        ("against", "-3", "Left and right are the same"),
        ("against", "1", "What is best before the minus card is best after it"),
        ("worst", "12, 13, 14, 15", "Small numbers are the safest"),
        ("half", "3", "Only the best case counts"),
        ("mixture", "1/2", "Mixing means half and half"),
    ],
)
def test_what_people_often_answer_gets_its_name(key, answer, name):
    assert lesson.question(key).judge(answer).misconception.name == name


@pytest.mark.parametrize("answer", ["-", "-; -"])
def test_minus_cards_before_the_wrong_number_have_no_idea_behind_them(answer):
    """The value is seen to walk, so no minus gets lost on the way."""
    verdict = lesson.question("lay").judge(answer)
    assert not verdict.right and verdict.misconception is None


def test_the_words_of_the_game_are_set_beside_those_of_the_textbook():
    """4 + 13 is an expression, and the game calls it an equation."""
    root = Path(__file__).resolve().parents[4]
    for page in ("lessons/matician/signs.md", "docs/rules/matician.md"):
        text = (root / page).read_text(encoding="utf-8")
        assert text.count("elsewhere 4 + 13 is called an expression") == 1


def test_a_hand_that_is_not_one_gets_a_sentence_and_a_good_one_is_told_its_safest_pair():
    with pytest.raises(ReadError, match=re.escape(say_lesson("worst-wanted", count=4, top=15))):
        lesson.question("worst").judge("0, 5, 10, 16")
    with pytest.raises(ReadError, match=re.escape(say_lesson("worst-wanted", count=4, top=15))):
        lesson.question("worst").judge("1, 1, 2, 3")
    assert say_lesson("worst-lacks", low=8, high=11, worst="−3") in lesson.question("worst").judge("0, 4, 8, 11").said
    assert lesson.question("worst").judge("15, 10, 5, 0").right


# ── the table that is filled in ───────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_is_not_full_is_not_judged():
    with pytest.raises(ReadError, match=re.escape(say_question("fill-every-cell"))):
        lesson.question("effects").judge("4; 5")
    with pytest.raises(ReadError, match=re.escape(say_question("fill-every-cell"))):
        lesson.question("effects").judge("4; ; 1; 1; 1; 1; 1; 1")


def test_every_wrong_number_of_a_table_is_lit_and_the_first_gets_its_name():
    page = Checkpoint(lesson.question("effects"))
    assert "aria-invalid" not in page.html
    verdict = page.answer("-4; 4; -8; 4; -12; 12; -3; -3")
    assert say_question("cells-right", fits=6, all=8) in verdict.said
    assert "Your 4 is 2 to the left of 6, but in 6 − (−2) the walk goes to the right." in verdict.said
    assert verdict.misconception.name == say_lesson("idea-taken-not-added")
    lit = re.findall(r'<td class="mg-lit"><input [^>]*>', page.html)
    assert [re.search(r'name="(\w+)"', cell)[1] for cell in lit] == ["entry3", "entry5"]
    assert all('aria-invalid="true"' in cell for cell in lit)
    assert page.answer("99; 4; -8; 4; -12; -12; -3; -3").misconception is None, "it would be that of another number"
    page.press(list(page.offered).index(Press("hint")), **entries("-4; ; -8; 4; -12; -12; -3; many"))
    assert "aria-invalid" not in page.html, "nobody has judged that yet"


def test_who_calls_a_true_line_false_hears_why_it_is_true():
    """From that line, and in its numbers."""
    asked = replace(questions.why_product(5, 7), key="why")
    for line, why in enumerate(asked.true):
        order = *[item for item in range(6) if item != line], line
        assert asked.judge(order).said.endswith(f"so the false one is another line. {why}")
    assert asked.true[2] == "5 debts of 7 are a debt of 35." and len(set(asked.true)) == 5


def test_a_long_table_is_not_said_again_and_each_number_is_marked():
    """Eight times −8 was once read out in one row, which told nobody which of them is right."""
    page = Checkpoint(lesson.question("effects"))
    assert "mg-cell-mark" not in page.html
    verdict = page.answer("; ".join(["-8"] * 8))
    assert verdict.said.startswith(f"Not yet. {say_question('cells-right', fits=1, all=8)} ")
    assert re.findall(r'mg-cell-mark mg-cell-(\w+)"', page.html) == ["wrong"] * 2 + ["right"] + ["wrong"] * 5
    page.answer("-4; 4; -8; 8; -12; -12; -3; -3")
    marks = re.findall(r'mg-cell-mark mg-cell-(\w+)"', page.html)
    assert marks == ["right"] * 8, "a table that is all right keeps its marks"


def test_once_the_table_is_full_it_is_asked_what_it_shows_before_that_is_told():
    page = Checkpoint(lesson.question("effects"))
    page.answer("-4; 4; -8; 8; -12; -12; -3; -3")
    assert say_lesson("effects-why", whole=True) not in plain_page(page)
    assert say_lesson("effects-side") in plain_page(page)
    for wrong in (0, 2):
        page.press(list(page.offered).index(Press("reason", wrong)))
        assert say_lesson("effects-side-not", equation="6 + 2", left="−4", right="4") in plain_page(page)
    page.press(list(page.offered).index(Press("reason", 1)))
    assert say_lesson("effects-why", whole=True) in plain_page(page)
    for row in range(4):
        left, right = lesson.question("effects").values[2 * row : 2 * row + 2]
        assert (left == right) is (row > 1)


def plain_page(page: Checkpoint) -> str:
    """The page with the spaces that do not break as usual ones."""
    return unescape(page.html).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("answer", "where"),
    [("17", "right"), ("-9, 17", "left"), ("9, -9, 17", "both"), ("9, -9, -17", "none")],
)
def test_values_that_are_right_and_not_all_are_no_forgotten_card(answer: str, where: str):
    """17 is one of them: what was not tried yet is asked."""
    verdict = lesson.question("every").judge(answer)
    assert verdict.misconception is not ideas.CARD_IGNORED and ideas.CARD_IGNORED not in verdict.ideas
    assert verdict.said.endswith(say_lesson("every-try", where=where, left="4", right="13"))


def test_the_false_line_of_the_proof_looks_like_the_others_and_is_false_for_want_of_brackets():
    """Read with the product that is to be shown, and with no rule about signs."""
    for a, b in ((3, 4), (7, 2), (2, 15)):
        asked = questions.why_product(a, b)
        left, middle, right = re.fullmatch(r"So (.+) = (.+) = (0)\.", plain_text(asked.items[asked.false])).groups()
        assert value(left) == a + a * b != value(middle) == value(right)


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


# ── the open problems ───────────────────────────────────────────────────────────────────────


def sure_of(symbol: str, hand: tuple[int, ...]) -> Fraction:
    """What a hand keeps when one minus card comes where it hurts most."""
    return max(falls_to(one) for one in every_way(symbol, hand) if one.right != "0" or symbol != "/")


def test_the_open_problem_has_one_answer():
    """As the notes for teachers say: with + only 0, 3, 6, 9, 12, 15 is sure of no more than −3."""
    nearest = {hand: min(other - one for one, other in pairwise(hand)) for hand in combinations(range(16), 6)}
    assert [hand for hand, apart in nearest.items() if apart == 3] == [(0, 3, 6, 9, 12, 15)]
    assert max(nearest.values()) == 3
    assert sure_of("+", (0, 3, 6, 9, 12, 15)) == -3


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


def each_value(one: str, other: str) -> dict[str, set[Fraction | None]]:
    """What two cards can be worth with each symbol, in either order and with any minus cards."""
    laid = {symbol: [Equation(*way) for way in ((one, symbol, other), (other, symbol, one))] for symbol in "+-x/"}
    ways = {symbol: product(both, product((0, 1), repeat=2)) for symbol, both in laid.items()}
    return {symbol: {worth(equation, more) for equation, more in ways[symbol]} - {None} for symbol in laid}


def every_value(one: str, other: str) -> set[Fraction | None]:
    return set().union(*each_value(one, other).values())


PAIRS = [*combinations(map(str, range(16)), 2), *[(str(card), str(card)) for card in range(1, 16)]]


def test_two_cards_have_as_many_values_as_the_notes_for_teachers_say():
    """The open problem of the first lesson: ten with 4 and 13, fewest with a 0."""
    assert len(every_value("4", "13")) == 10
    assert every_value("0", "9") == {-9, 0, 9}
    many = Counter(len(every_value(*pair)) for pair in PAIRS)
    assert (min(many), max(many)) == (3, 10) and many[3] == 15
    notes = (Path(__file__).parents[4] / "docs/teaching/matician.md").read_text(encoding="utf-8")
    assert f"{many[10]} of the {len(PAIRS)} pairs have ten" in notes
    for pair in PAIRS:
        is_short = pair in (("1", "1"), ("2", "2"))
        few = 5 if is_short else 7 if pair[0] == pair[1] else 8 if "1" in pair or pair == ("2", "4") else 10
        assert len(every_value(*pair)) == (3 if "0" in pair else few), pair


def test_the_board_lists_every_value_of_every_two_cards():
    for pair in PAIRS:
        drawn = read(str(OpenBoard(pair_values("4", "13"), " ".join(pair)).draw(Offers())))
        rows, seen = drawn.find(tag="tbody")[0].find(tag="tr"), set()
        for row, values in zip(rows, each_value(*pair).values(), strict=True):
            shown, fresh = [cell.text for cell in row.find(tag="td")]
            assert {Fraction(one.replace("−", "-")) for one in shown.split(", ")} == values, pair
            assert int(fresh) == len(values - seen), pair
            seen |= values
        said = drawn.one(data_key="two-said-0").text
        assert said.startswith(f"{pair[0]} and {pair[1]} have {len(seen)} different values")
        assert ("÷ 0 has no value" in said) == ("0" in pair)


def test_the_most_and_the_fewest_values_grow_with_each_pair_that_is_tried():
    """Once the question is answered, and with what can be pressed; there is only one 0."""
    page = Checkpoint(lesson.SIGNS.question("every"))
    page.answer("17, 9, -9, -17")

    def pressed(place: int, card: int) -> str:
        page.press(list(page.offered).index(Explored(Touch(f"{place}", value=f"{card}"), is_onward=True)))
        return page.spoken

    assert "Most so far" not in page.html and "You have tried one pair of 135." in page.html
    assert "Most so far: 10 values, with (4, 13). Fewest so far: 8 values, with (1, 13). " in pressed(0, 1)
    assert "Fewest so far: 8 values, with (1, 13) and (1, 14). You have tried 3 pairs" in pressed(1, 14)
    assert "Fewest so far: 3 values, with (0, 1). " in pressed(1, 0)
    said = pressed(0, 9)
    assert said.startswith(
        "0 and 9 have 3 different values, in either order and with any minus cards. 9 ÷ 0 has no value."
    )
    assert "Fewest so far: 3 values, with (0, 1) and (0, 9). You have tried 5 pairs" in said
    assert "You have tried 5 pairs" in pressed(0, 1), "the same cards again"
    assert Explored(Touch("0", value="0"), is_onward=True) not in list(page.offered), "there is one 0"
    zero = read(page.html).one(data_key="two-0-0")
    assert zero.get("aria-disabled") == "true" and zero.name == "First card: 0"
    chosen = [one.name for one in read(page.html) if one.get("aria-pressed") == "true"]
    assert chosen == ["First card: 1", "Second card: 0"]
    assert page.is_answered and len(page.answers.now.tries) == 1


@pytest.mark.parametrize("text", ["?", "0 0", "4", "4 16", "4 13 5; ", "-1 ２"])
def test_a_damaged_list_of_pairs_is_left_behind(text):
    board = OpenBoard(pair_values("4", "13"), f"{text}; 9 0")
    board.take(Explored(Touch("1", value="5")), {})
    assert board.draft == "9 0; 9 5"
    for place, card in ((0, "5"), (1, "9")):
        board.take(Explored(Touch(f"{place}", value=card)), {})
    assert board.draft == "9 0; 5 5; 5 9", "the other way round it is the same pair"
    lost = OpenBoard(pair_values("4", "13"), text)
    lost.take(Explored(Touch("1", value="5")), {})
    assert lost.draft == "4 13; 4 5"


def test_after_six_rounds_one_may_look_at_what_has_been_learned_and_after_eight_it_is_told():
    """Not before, and not at the end, where it is asked."""
    page = Checkpoint(lesson.CHOOSING.question("rounds"))
    for played, choice in enumerate("ababababab" + "ab", 1):
        page.press(list(page.offered).index(Touch("play", value=choice)))
        assert ('data-key="learned"' in page.html) == (6 <= played < 12)
        assert ('<details data-key="learned"' in page.html) == (6 <= played < 8)
        assert (Touch("rest") in page.offered) == (6 <= played < 12)
        if played == 6:
            assert "5 of 5 times you switched, so it expects that again." in page.html


def test_the_rest_of_the_rounds_is_played_by_the_habit_that_showed():
    question = lesson.CHOOSING.question("rounds")
    page = Checkpoint(question)
    for choice in "abbaab":
        page.press(list(page.offered).index(Touch("play", value=choice)))
    page.press(list(page.offered).index(Touch("rest")))
    assert page.html.count("mg-past-won") + page.html.count("mg-past-lost") == 12
    played = question.duel.with_rest("abbaab")
    fits, rest = question.duel.story("abbaab").fits, question.duel.story(played).fits
    best = max(fits, key=fits.__getitem__)
    assert played.startswith("abbaab") and rest[best] == fits[best] + 6
    assert page.answer(f"{played}; {best}").right


# ── rounds, and a coin that plays them ────────────────────────────────────────────────────────────────────────────


def test_habits_that_fit_equally_often_are_all_right_and_the_reason_says_so():
    """The same choice twelve times is both: choosing it more often, and doing the same again."""
    asked = lesson.question("rounds")
    always, never = ("a" * 12, ("often", "again")), ("ab" * 6, ("turns",))
    for choices, habits in (always, never):
        for habit in ("often", "again", "turns", "after", "none"):
            verdict = asked.judge(f"{choices}; {habit}")
            assert verdict.right == (habit in habits)
            if verdict.right:
                assert ("Two habits show" in verdict.why.claim) == (len(habits) > 1)
                assert "one habit shows" in verdict.why.claim or len(habits) > 1


def test_the_letters_say_where_the_larger_number_lay_and_where_the_minus_card_came():
    """Two letters that are the same cost something; turned around, the other letter stands for the first choice."""
    for equation, first in ((questions.LAST, "L"), (Equation("10", "+", "13"), "R")):
        board = questions.coin("", equation)
        choices, answers, brought = board.story(60)
        assert board.letters.choices[0] == first and {*choices} == {*"ab"} == {"a", "b"} and {*answers} == {0, 1}
        for choice, answer, points in zip(choices, answers, brought, strict=True):
            same = board.letters.choices["ab".index(choice)] == board.letters.answers[answer]
            assert points == (-3 if same else 3)


@pytest.mark.parametrize("key", ["half", "rounds"])
def test_a_coin_plays_as_many_rounds_as_it_is_tossed_and_shows_the_last_twelve(key):
    asked = lesson.question(key)
    assert key == "rounds" or read(Checkpoint(asked).html).one(data_key="explorer").get("open") is not None
    board = OpenBoard(asked.try_out if key == "half" else asked.onward, "")
    page = read(str(board.draw(Offers())))
    assert not page.find(cls="mg-past-won") and not page.find(cls="mg-past-lost")
    for tosses, times in ((1, 1), (13, 12), (25, 12)):
        said = board.take(Explored(Touch("toss", steps=times)), {})
        assert board.draft == str(tosses) and said.startswith(f"Round {tosses}: ")
        shown = read(str(board.draw(Offers())))
        bars = [*shown.find(cls="mg-past-won"), *shown.find(cls="mg-past-lost")]
        assert len(bars) == min(tosses, 12)
    toss = asked.try_out if key == "half" else asked.onward
    assert abs(sum(toss.story(240)[2])) < 3 * 240 / 4, "far from what a habit costs"


@pytest.mark.parametrize(("key", "value"), [("expected", Fraction(3, 2)), ("half", Fraction(0))])
def test_the_average_is_drawn_round_after_round_and_the_expected_value_only_beside_its_answer(key, value):
    page = Checkpoint(lesson.question(key))
    board = page.question.try_out
    legend = say_drawing("running-legend", value=value)
    ways = []
    for tosses in (0, 12, 1012):
        drawn = read(page.html).one(data_key="running")
        found = drawn.find(cls="mg-running-way")
        assert not drawn.find(cls="mg-wall-line") and legend not in drawn.text
        assert say_drawing("running-round", number=max(12, tosses)) in drawn.text
        assert bool(found) == (tosses > 0)
        ways += [one.get("d") for one in found]
        if tosses < 1000:
            page.press(list(page.offered).index(Explored(Touch("toss", steps=1000 if tosses else 12))))
    first, many = [[*map(float, pair.split(","))] for pair in (ways[0][1:].split()[-1], ways[1][1:].split()[-1])]
    for (_, height), tosses in ((first, 12), (many, 1012)):
        mean = Fraction(sum(board.story(tosses)[2]), tosses)
        assert height == pytest.approx(14 + 96 * float((3 - mean) / 6), abs=0.06)
    page.answer(page.question.solution)
    answered, *after = read(page.html).find(data_key="running")
    assert answered.one(cls="mg-wall-line") and legend in answered.text and board.expected == value
    if page.question.reason:
        assert not after, "what the other side brings is foretold before it is tossed"
        page.press(list(page.offered).index(Press("reason", page.question.reason.solution)))
        answered, *after = read(page.html).find(data_key="running")
    assert len(after) == bool(page.question.onward), "what one goes on with is the same game again"


def test_why_no_hand_is_worse_is_not_told_while_it_is_still_to_be_found():
    asked = lesson.question("worst")
    for hand, is_told in (("0 4 8 12", False), ("1 5 9 13", False), ("0 5 10 15", True)):
        assert ("no hand is worse" in str(asked.judge(hand).why)) == is_told


def test_too_high_a_guarantee_is_answered_with_a_pair_that_falls_and_not_with_the_best():
    said = lesson.question("sure").judge("4").said
    assert "8 + 13 = 21, but with a minus card 8 + (−13) = −5." in said
    assert "12 + 13 = 25, but with a minus card 12 + (−13) = −1." in lesson.question("against").judge("25").said
    assert "but with a minus card" not in lesson.question("sure").judge("-2").said


def test_a_value_that_a_pair_has_on_the_better_side_is_said_to_be_no_guarantee():
    """8 − 3 and 6 − 5 are what is left of a sum whose smaller number is attacked; 6 and 5 are the best pair, so that
    only 8 and 3 are named.
    """
    assert say_lesson("pair-other-side", value="1") in lesson.question("sure").judge("1").said
    named = lesson.question("sure").judge("5").said
    assert "−3 + 8 = 5, but on the other side the minus card hurts more: 3 + (−8) = −5." in named
    assert "A pair of yours" not in lesson.question("sure").judge("4").said


def test_with_minus_both_orders_of_a_pair_are_said_to_guarantee_as_much():
    asked = safest_of((3, 4, 11, 15), LESS)
    told = [asked.why.claim, *(step.claim for step in asked.why.why)]
    assert told[0] == say_lesson("guarantees", equation="4 − 3", value="−7") and asked.value == -7
    assert "In either order the worst case is the same" in told[1]
    assert not any("3 − 4" in one for one in told)


def test_a_chance_that_refutes_nothing_is_told_what_it_brings():
    """14 with a chance of 1/2 brings what the wrong way says; 0 and 1 are certain, and above 1 there is none."""
    asked = lesson.question("whose-choosing")
    line, reason, _ = asked.solution
    assert isinstance(asked.slip.true(Fraction(1)), Fraction)
    high, mean = asked.slip.true(Fraction(1)), asked.slip.believed(None)
    for case, said in (
        ("1/2", say_lesson("whose-expected.agrees", chance=Fraction(1, 2), value=mean)),
        ("1", say_lesson("whose-expected.sure", chance=Fraction(1), value=high)),
        ("3/5", say_lesson("whose-expected.unfit", chance=Fraction(3, 5), value=asked.slip.true(Fraction(3, 5)))),
        ("2", say_lesson("whose-expected.outside")),
    ):
        with pytest.raises(NoCounterexample) as refused:
            asked.judge(f"{line}; {reason}; {case}")
        assert str(refused.value) == f"The line and the idea are right. {said} {asked.slip.cases.asked}"


# ── beside a table, and beside a line ─────────────────────────────────────────────────────────────────────────────


def test_the_list_follows_the_numbers_that_are_placed_on_the_line():
    """Those that were placed stand from left to right; the others keep their spots, and no second line is drawn."""
    page = Checkpoint(lesson.SIGNS.question("order"))

    def numbers() -> list[str]:
        order, _ = ordered(page.question, page._draft)
        return [plain_text(page.question.items[item]) for item in order]

    def placed(place: int, steps: int) -> list[str]:
        page.press(list(page.offered).index(Explored(Touch(f"{place}", steps=steps))))
        return numbers()

    at_first = numbers()
    assert placed(0, 5) == at_first, "one number alone has nothing to be compared with"
    placed(1, 5)
    placed(1, 1)
    order = placed(3, 1)
    assert order.index("−11/2") == at_first.index("−11/2"), "it is not placed yet"
    assert [one for one in order if one != "−11/2"] == ["−5", "4", "−9"], "at −9.5, −7.5 and −7"
    page.answer(page.question.solution)
    assert page.is_answered and page.html.count("mg-number-line") == 1
    placed(1, 5)
    assert "mg-right" in page.html, "the right answer stays"


def test_a_wrong_order_draws_no_second_line():
    page = Checkpoint(lesson.SIGNS.question("order"))
    assert not page.answer("3,2,1,0").right
    page.press(list(page.offered).index(Press("hint")))
    page.press(list(page.offered).index(Press("hint")))
    assert page.html.count("mg-number-line") == 1


def test_a_difference_comes_back_with_other_numbers_than_those_that_the_table_has_answered():
    signs = replace(lesson.SIGNS)
    vote, asked = signs.vote("hurts", back="table"), signs.ask("hurts")
    assert plain_text(vote.question.prompt) != plain_text(asked.question.prompt)
    for thing in (Press("choose", 0), Press("sure", 3)):
        vote.press(list(vote.offered).index(thing))
    option = plain_text(vote.question.options[0].text)
    assert read(asked.html).one(data_key="predicted").text == say_questions(
        "predicted-elsewhere", answer=option, sure=3
    )
    assert vote.question.options[0].right
    for choice in (1, 0):
        asked.answer(choice)
        judged = "−13 instead of 7" in read(asked.html).one(data_key="predicted").text
        assert judged == asked.is_answered, "what was predicted is judged with its own numbers, and not before"


def test_no_rule_and_no_value_is_told_while_its_question_is_open():
    """The table gives an example only, and a board beside the same equation tells nothing that is asked."""
    signs = replace(lesson.SIGNS)
    signs.vote("hurts", back="table")
    table, asked = signs.table("attack"), signs.ask("hurts")
    table.press(list(table.offered).index(Press("deal")))
    assert table._screen(None).waits
    asked.answer(asked.question.solution)
    assert not table._screen(None).waits
    safer = lesson.SIGNS.question("safer")
    assert safer.try_out.now((("13",), ("8",))) == "13 + 8 = 21. Where does each arrow end?"
    said = safer.judge(2).said
    assert "Lay 13 + 8 on the board." in said and "13 + (−8)" not in said and "−13 + 8" not in said
    plus = lesson.SIGNS.question("plus")
    assert plus.try_out.now((("-",), ("-",))) == "The value goes 13 → 5 → −13." and plus.value == -21
    assert plus.onward is None and lesson.SIGNS.question("minus").onward is None


def test_a_turned_sum_is_laid_before_it_is_judged_and_the_question_stays_open():
    page = replace(lesson.SIGNS).ask("safer")

    def move(card: str, to: int, place: int = -1) -> bool:
        laid = page._try_out._by_hand._drafted(page._try_out.draft)
        held = page._try_out._by_hand.held(laid) if place < 0 else laid[place]
        thing = Explored(Touch(f"{place} {held.index(card)}", value=f"{to}"))
        page.press(list(page.offered).index(thing))
        return 'type="radio"' in page.html and 'data-key="check"' in page.html

    first = "Then the answers open here."
    assert first in page.html and 'type="radio"' not in page.html
    assert not move("8", 0) and not move("13", 1), "8 + 13 is told in the question"
    assert not move("8", -1, 0) and not move("13", 0, 1) and move("8", 1)
    assert first not in page.html and move("13", -1, 0), "it stays open whatever is laid next"
    assert not lesson.CHOOSING.question("sure").try_out.first("")


def test_what_a_division_by_0_asks_is_tried_with_any_factor():
    board = lesson.SIGNS.question("zero").try_out
    assert board.now(((),)) == "Lay a number in front of × 0."
    assert board.now((("-11",),)) == "−11 × 0 = 0, not 11." and board.now((("1/2",),)) == "1/2 × 0 = 0, not 11."
    assert "yours" not in str(board.shows(((),))) and "yours" in str(board.shows((("100",),)))
    for idea in (questions.ideas.DIVIDED_BY_NOTHING, questions.ideas.NOTHING_DIVIDED):
        assert "no value" not in idea.text.lower(), "a first wrong answer is not told the right one"


def test_a_product_and_every_sum_are_tried_with_minus_cards_first():
    cancel, every = map(lesson.SIGNS.question, ("cancel", "every"))
    assert cancel.try_out.now((("-",), ("-",))) == "The value goes 15 → −15 → 15." and cancel.onward is None
    assert plain_text(cancel.prompt) != plain_text(cancel.try_out.prompt) and cancel.value == 12
    reached = {every.try_out.worth((("-",) * left, ("-",) * right)) for left in range(3) for right in range(3)}
    assert reached == {*every.values}
    assert not {"20", "−7"} & {f"{value}" for value in every.values}, "the examples are none of the answers"


def test_what_to_look_for_among_all_values_comes_one_thing_at_a_time():
    def asked(text: str) -> str:
        return read(str(OpenBoard(pair_values("4", "13"), text).draw(Offers()))).one(data_key="two-task").text

    found = next(pair for pair in combinations(map(str, range(2, 16)), 2) if len(values_of_pair(pair)) == 8)
    assert asked("4 13") == say_lesson("two-fewer")
    assert asked("4 13; 1 13") == say_lesson("two-eight"), "eight values, but with a 1"
    assert asked(f"4 13; {' '.join(found)}; 4 13") == say_lesson("two-six")


def test_the_first_lesson_practises_what_it_has_come_to():
    titles = [kind.title for kind in lesson.SIGNS.drill.kinds]
    assert "Expected values" not in titles and "Mixing" not in titles and set(titles) < {*lesson_titles()}
    assert lesson.SIGNS.drill.name == lesson.CHOOSING.drill.name, "what was learned is kept together"


def lesson_titles() -> list[str]:
    return [kind.title for kind in lesson.CHOOSING.drill.kinds]


def test_rounds_with_chances_come_near_the_expected_value():
    """A card on the right three times as often as on the left, and the same rounds whenever they are played."""
    question = lesson.question("expected")
    board, many = question.try_out, 20000
    choices, answers, brought = board.story(many)
    assert set(choices) == {"a"} and set(zip(answers, brought, strict=True)) == {(0, -3), (1, 3)}
    assert abs(answers.count(0) / many - 1 / 4) < 0.02
    assert abs(sum(brought) / many - question.value) < 0.1
    assert board.story(12)[1] == answers[:12] and board.most == many


def test_two_numbers_replace_each_other_and_are_seen_with_both_minus_cards():
    board = lesson.question("sure").try_out
    assert board.write(board.read("13; 8")) == "13; 8" and board.next_place((("13",), ())) == 1
    for left, right in permutations(board.cards, 2):
        (line,) = [part for part in board.around(((left,), (right,)), []) if "mg-number-line" in str(part)]
        text = str(line).replace("−", "-")
        assert f"leads from {int(left) + int(right)} to {int(left) - int(right)}" in text
        assert f"leads from {int(left) + int(right)} to {int(right) - int(left)}" in text
    assert board.with_one_more(["13"], "8") == ["8"]


# ── the number line beside an order ───────────────────────────────────────────────────────────────────────────────────


def test_a_number_in_the_wrong_place_is_named_and_the_answer_places_all():
    asked = Checkpoint(replace(lesson.question("order"), key="order"))
    steps = [thing for thing in asked.offered if isinstance(thing, Explored) and thing.thing == Touch("1", steps=1)]
    asked.press(list(asked.offered).index(steps[0]))
    assert not read(asked.html).find(data_key="off") and not read(asked.html).find(cls="mg-off-place")
    asked.answer(asked.question.start)
    assert read(asked.html).one(data_key="off").text == "−9 does not belong at −19/2."
    asked.answer(asked.question.solution)
    shown = read(asked.html)
    assert not shown.find(data_key="off") and len(shown.find(cls="mg-in-place")) == 4


# ── easier and harder ─────────────────────────────────────────────────────────────────────────────────────────────────

SEEDS = [f"OAK-{number}" for number in range(30)]


def test_twins_of_the_question_on_a_sum_are_about_sums():
    asked = lesson.question("safer")
    for draw in (asked.easier, asked.harder):
        assert draw is not None
        assert {figure(draw(seed), EquationCards).equation.symbol for seed in SEEDS} == {"+"}


def test_twins_of_the_table_of_signs_are_tables():
    asked = lesson.question("effects")
    assert asked.easier is not None and asked.harder is not None
    assert {len(asked.easier(seed).values) for seed in SEEDS} == {4}
    assert {len(asked.harder(seed).values) for seed in SEEDS} == {8}


def test_harder_than_dividing_by_0_is_a_quotient_or_a_product():
    asked = lesson.question("zero")
    assert asked.harder is not None
    assert {figure(asked.harder(seed), EquationCards).equation.symbol for seed in SEEDS} == {"/", "x"}


def test_where_it_hurts_comes_with_other_places_and_symbols_from_the_first_problem_on():
    """No three problems in a row have the same answer, and three of the first three symbols differ."""
    for level, seed in product((1, 2), SEEDS):
        drawn = [questions.values.HURTS.problem(f"{seed} {number}", level).question for number in range(1, 9)]
        symbols = [figure(one, EquationCards).equation.symbol for one in drawn]
        assert len({*symbols[:3]}) == 3
        answers = [one.solution for one in drawn]
        assert all(len({*answers[at : at + 3]}) > 1 for at in range(6))


def test_a_minus_card_that_is_there_already_is_named():
    for equation in (Equation("10", "-", "2", (0, 1)), Equation("10", "-", "2")):
        asked = text(questions.values.hurts(equation))
        assert ("with one minus card already" in asked) == any(equation.minuses)


def test_each_wrong_tick_has_its_reason_and_the_idea_is_about_the_last():
    asked = lesson.question("beside-zero")
    verdict = asked.judge("0,2,3,4")
    assert verdict.said.endswith("0 + 11 can go below 0: 0 + (−11) = −11. 11 ÷ 0 never has a value.")
    assert verdict.misconception == questions.ideas.DIVIDED_BY_NOTHING


# ── the report ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_wrong_answer_after_the_right_one_names_no_idea_and_cards_are_written_short():
    own = replace(lesson.SIGNS)
    asked = own.ask("example")
    for answer in ("-9", "17"):
        asked.answer(answer)
    report = own.progress().text()
    assert "right on the first try" in report and "The minus card is forgotten" not in report
    assert "What is this worth? 4 + (−13)" in report
    assert asked.reported()["ideas"] == []
    asked = own.ask("minus")
    for answer in ("10", "12"):
        asked.answer(answer)
    assert "Subtracting a negative number makes the result smaller" in own.progress().text()


def test_a_solved_proof_says_why_the_false_line_is_false():
    asked = Checkpoint(replace(lesson.question("why-signs"), key="why-signs"))
    assert "3 + (−3) × (−4) = 3 + 12 = 15" not in plain_page(asked)
    asked.answer(asked.question.solution)
    assert "3 + (−3) × (−4) = 3 + 12 = 15" in plain_page(asked)


def test_no_row_is_called_the_highest_in_sum_or_in_a_column_that_is_not():
    """All three quotients add up to 0; the middle one is the highest in neither column."""
    hopeful, middle, right = (lesson.question("cautious").reason.judge(place) for place in range(3))
    assert hopeful.misconception is ideas.HOPE_ONLY and right.right
    assert not middle.right and middle.misconception is None
    assert say_lesson("row-not", kind="cautious", row="6 ÷ 2", value=-3) in middle.said


def test_a_card_that_lay_on_the_other_number_is_not_called_forgotten():
    """5 + 6 is worth 1 with a card in front of the 5; two pairs guarantee −2, so nobody knows which one was meant."""
    asked = lesson.question("sure")
    other, either = asked.judge("1"), asked.judge("-2")
    assert other.misconception is None and say_lesson("pair-other-side", value=1) in other.said
    assert not either.right and either.misconception is None
    assert asked.judge("11").misconception is ideas.CARD_IGNORED
    assert asked.judge("-10").misconception is ideas.BALANCED


def test_the_value_walks_in_the_order_in_which_the_cards_were_laid():
    """Either order ends at the same value; a card that is taken back is out of the walk."""
    board = questions.lay()
    offers = Offers()

    def touched(draft: str, part: str, to: str) -> str:
        return board.taken(AnswerDesk(draft, offers), Touch(part, value=to)).draft

    first = touched("", "-1 0", "1")
    both = touched(first, "-1 0", "0")
    assert board.now(board.read(both)) == "The value goes 13 → −5 → −13."
    assert "13 → −5 → −13" in board.judge(both).said
    jumps = [(jump.start, jump.end, jump.label) for jump in board._line(board.read(both)).jumps]
    assert jumps == [(13, -5, "− 18"), (-5, -13, "− 8")]
    other = touched(touched("", "-1 0", "0"), "-1 0", "1")
    assert board.now(board.read(other)) == "The value goes 13 → 5 → −13."
    assert board.now(board.read(touched(both, "1 0", "-1"))) == "The value goes 13 → 5."
    assert board.now(board.read(touched(other, "0 0", "1"))) == "The value goes 13 → −5 → 13."
    assert board.read("-; - | 0 0") == board.read("-; -") == board.read(both)


def test_a_question_of_a_zero_is_not_given_away_beside_its_box():
    """What may be typed where there is no value stands beside a product with a value, too; it comes before that."""
    advice = {questions.SIGNS[key]().advice for key in ("cancel", "zero")}
    assert len(advice) == 1 and "none" in advice.pop()[0]
    keys = list(questions.SIGNS)
    assert keys.index("cancel") < keys.index("zero")
    assert all("none" not in questions.SIGNS[key]().advice[0] for key in ("example", "minus", "plus"))


def test_the_task_of_the_first_round_can_be_done():
    """Four pairs of the hand beat the other player's 11/2 with a minus card on the right."""
    numbers = (3, 4, 5, 6, 8, 13)
    assert [pair for pair in permutations(numbers, 2) if pair[0] - pair[1] > Fraction(11, 2)] == [
        (13, right) for right in (3, 4, 5, 6)
    ]


def test_the_cards_of_a_round_show_where_the_minus_card_came() -> None:
    """Beside the two choices lies the last round: its numbers, the minus card in front of one, and what it brought."""
    asked = questions.rounds()
    empty = str(asked.cards_on(AnswerDesk("", Offers())))
    assert 'data-key="round-a-None"' in empty
    assert 'data-key="round-a-0"' not in empty
    for choices, key, brought in (("a", "round-a-0", "= −3"), ("b", "round-b-0", "= 3"), ("ba", "round-a-1", "= 3")):
        html = str(asked.cards_on(AnswerDesk(choices, Offers())))
        side = int(key[-1])
        assert f'data-key="{key}.{side}.minus0"' in html
        assert f'data-key="{key}.{1 - side}.minus0"' not in html
        assert f">{brought}<" in html
    over = str(asked.cards_on(AnswerDesk("ab" * 6, Offers())))
    assert 'data-key="play-a"' not in over


def test_a_sum_typed_before_the_card_is_answered_with_the_pair_that_makes_it():
    """23 is 10 + 13, not 12 + 13; 13 + 10 makes it, too, but that is the best way and stays to be found."""
    said = lesson.question("against").judge("23").said
    assert "Look at one pair: 10 + 13 = 23, but with a minus card 10 + (−13) = −3." in said
    assert "12 + 13 = 25" in lesson.question("against").judge("24").said


def test_a_wrong_chance_is_answered_with_the_side_that_a_player_would_attack_who_knew_it():
    for chance, side in (("1/2", "left"), ("1/5", "right")):
        assert f"Anyone who knows your p attacks on the {side}." in lesson.question("mixture").judge(chance).said


def test_both_averages_are_named_at_their_ends_once_the_question_is_answered():
    """Across from the numbers of the axis, which stand on the left where the mark is in the right part."""
    board = questions.mixture().try_out

    def ends(of, at):
        return {str(drawn.attributes["data-end"]) for drawn in of._averages_at(at) if "data-end" in drawn.attributes}

    assert ends(board, Fraction(1, 2)) == set()
    assert ends(board.answered, Fraction(1, 2)) == ends(board.answered, Fraction(0)) == {"L", "R"}


def test_the_coin_is_tossed_against_both_sides():
    """On the right before the answer, on the left after it: the same average for both."""
    asked = questions.half()
    assert [board.always for board in (asked.try_out, asked.onward)] == [1, 0]
    assert asked.try_out.expected == asked.onward.expected == 0


def test_a_wrong_guarantee_is_answered_with_the_pair_on_the_board():
    """Two pairs make 5 where the card hurts less: the one that lies there is spoken of, else the first."""
    asked = questions.sure()
    assert "−3 + 8 = 5" in asked.judge("5").said
    assert asked.because_beside(Fraction(5), "13; 8").startswith("13 + (−8) = 5")
    assert asked.because_beside(Fraction(5), "8; 13").startswith("−8 + 13 = 5")
    assert asked.because_beside(Fraction(5), "6; 5") == asked.because(Fraction(5))


def test_the_worst_of_each_row_is_filled_in_before_the_cautious_row_is_chosen():
    asked = questions.cautious()
    assert asked.foretold.prompt[2].plain().count("?") == 3, "nothing of the column is told with the vote"
    assert not asked.judge("11; 3; 1/11").right and asked.judge("-11; -3; -1/11").right
    assert [option.right for option in asked.reason.options] == [False, False, True]


def test_the_other_side_is_foretold_before_the_coin_is_tossed_against_it():
    then = questions.half().reason
    assert [then.judge(str(place)).right for place in range(3)] == [False, True, False]
    assert "−13 + 10 = −3 and −10 + 13 = 3" in then.judge("0").said


def test_the_lower_average_is_thick_while_the_chance_is_slid():
    """It turns at 1/4, where both are the same: before that there is one piece of it, behind that there are two."""
    board = questions.mixture().try_out

    def thick(at):
        return [drawn for drawn in board._averages_at(at) if "mg-average-least" in str(drawn)]

    assert [len(thick(Fraction(at, 10))) for at in (0, 2, 7)] == [0, 1, 2]


def test_a_reason_that_stands_too_early_hears_what_it_adds_or_halves():
    """Each true line that is called false hears why it is true, too."""
    asked = questions.why_coin()
    assert asked.judge("2,0,1,3,4,5").said == "Not yet. Line 1 adds up two values: work out both of them above it."
    assert "Line 3 takes half of a sum" in asked.judge("0,1,4,2,3,5").said
    called_false = [asked.judge(",".join(map(str, (*range(at), *range(at + 1, 6), at)))) for at in range(5)]
    assert len({verdict.said for verdict in called_false}) == 5


def test_another_idea_than_that_of_the_answer_hears_what_it_would_have_made():
    asked = lesson.question("whose-choosing")
    line, right, case = asked.solution
    said = {one.id: asked.judge((line, at, case)).said for at, one in enumerate(asked.reasons) if at != right}
    assert "3/4 × 14 + 1/4 × (−11) = 31/4, not 3/2." in said["chances-swapped"]
    assert "−11, not 3/2." in said["likeliest-only"] and "14 + (−11) = 3, not 3/2." in said["added-not-weighed"]


def test_the_average_is_first_set_beside_0_and_recalled_as_about_the_same_numbers():
    """A vote of two seconds, before a round is played; the same numbers come back, so it was not about others."""
    other = replace(lesson.CHOOSING)
    vote, asked = other.vote("expected"), other.ask("expected")
    vote.press(list(vote.offered).index(Press("choose", 2)))
    vote.press(list(vote.offered).index(Press("sure", 3)))
    assert "At first you were certain of “below 0”." in asked.html
    asked.answer("3/2")
    assert "With other numbers" not in asked.html


def test_a_row_of_choices_that_never_change_is_left_out():
    drawn = str(lesson.question("expected").try_out.cards_on(AnswerDesk("12", Offers())))
    tossed = str(questions.coin("").cards_on(AnswerDesk("12", Offers())))
    assert "your larger number" not in drawn and "your larger number" in tossed and "their minus card" in drawn


def test_the_hand_of_the_first_question_lies_on_its_board_alone():
    asked = questions.sure()
    assert text(asked).endswith("guaranteed?") and not any(isinstance(part, Figure) for part in asked.prompt)


def test_a_bad_hand_is_put_together_by_hand_and_goes_into_the_box():
    """The closest two tell how low their sum can fall; a number that is taken back leaves the others; what is typed and
    checked lies on the board."""
    asked = lesson.question("worst")
    board = asked.try_out
    assert board.now((("7",),)) == "Press 4 numbers."
    assert "3 and 5: one minus card can bring 3 + 5 down to −2." in board.now((("7", "3", "12", "5"),))
    assert board.without(["7", "3", "12"], 1) == ["7", "12"] and not board.takes((("0", "1", "2", "3"),), 0, "9")
    assert asked.led_by("12 7 3", "") == "3, 7, 12" and asked.led_by("", "1, 2") == "1, 2"
    assert board.read(asked.moves(asked.read("0, 4, 9, 14"))) == (("0", "4", "9", "14"),)
