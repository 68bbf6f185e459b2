"""Every question of the FORMULA lesson, with the numbers of the lesson and with new ones.

The right answers are worked out once more from the words of the question, by plain arithmetic or by trying everything.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest

from mathgames_widgets.games.formula import DECK, JOKER, Draw, Kept, Rules, apply, lesson, new_game, why_not
from mathgames_widgets.games.formula.analysis.chances import opening_chance, openings
from mathgames_widgets.games.formula.lesson.answers import LayCards, MakeFormula, read_formula
from mathgames_widgets.games.formula.lesson.pictures import InHand, OnTable, face_up
from mathgames_widgets.games.formula.rules.moves import formula_of, laid_on, why_not_lay
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.question import plain_text
from tests.questions.asking import FORMULA

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
    """Whether a formula is true: both sides have the same value."""
    left, right = text.split(" = ")
    return value(left) is not None and value(left) == value(right)


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


def check_opening(question):
    hand = hand_of(question)
    assert [option.right for option in question.options] == [
        holds_cards(hand, value(option.text)) for option in question.options
    ]


def check_share(question):
    left, right = numbers_in(plain_text(question.prompt))
    assert question.value * right == left and question.value.denominator > 1


def check_joker(question):
    _, _, left, answer = numbers_in(plain_text(question.prompt))
    assert left + question.value == answer and question.value in range(10)


def check_family(question):
    """Both formulas of a pair are true and have the same three numbers, and what belongs to nothing is not true."""
    for pair in question.pairs:
        assert holds(pair.left) and holds(pair.right)
        assert sorted(numbers_in(pair.left)) == sorted(numbers_in(pair.right))
    assert not any(holds(other) for other in question.others)


def check_laid(question):
    """The rules allow what counts as right, and it is true."""
    for play in question.answers[:20]:
        assert why_not_lay(question.table, question.hand, question.rules, play) is None
        assert holds(str(laid_on(question.table, play).formula))
        answer = play if isinstance(question, LayCards) else formula_of(question.table, play)
        assert question.judge(question.write(answer)).right


def check_keepers(question):
    """Every card of the answer may be kept or covered, so all ways to lay it are tried."""
    table, hand = table_of(question), hand_of(question)
    for option in question.options:
        wanted = f"{option.text} = {value(option.text)}"
        ways = [play for play in plays(table, hand, Rules()) if str(formula_of(table, play)) == wanted]
        kept = [play for play in ways if all(isinstance(spot, Kept) for spot in (*play.left, *play.right))]
        assert option.right == bool(kept)


def check_places(question):
    front, behind, _ = numbers_in(plain_text(question.prompt))
    assert int(f"{front}{behind}") - behind == question.value


def check_zero(question):
    (digit,) = numbers_in(plain_text(question.prompt))[:1]
    assert question.say(question.solution) == f"Only {digit}0"


def check_difference(question):
    digit, old, new = numbers_in(plain_text(question.prompt))
    after = int(str(old).replace(str(digit), str(new)))
    assert question.value == abs(old - after)
    assert ("more" in plain_text(question.prompt)) == (after > old)


def check_divisors(question):
    for option in question.options:
        number, by = numbers_in(option.text)
        assert option.right == any(by * times == number for times in range(number + 1))


def check_free(question):
    (number,) = numbers_in(plain_text(question.prompt))[:1]
    assert all(holds(f"{any_number} × 0 = 0") for any_number in (0, 5, number, 428))
    assert question.say(question.solution) == "Any number at all"


def check_zeros(question):
    for pair in question.pairs:
        assert value(pair.left) == (None if pair.right == "there is none" else Fraction(pair.right))


def check_proof(question):
    assert question.items[0].startswith("Suppose")
    assert question.items[-1].endswith("there is no answer.")


def check_sweep(question):
    """No two cards, and some three, replace the whole formula: all pairs of digits are tried."""
    table = table_of(question)
    assert all(not plays(table, pair, Rules()) for pair in combinations("0123456789", 2))
    assert plays(table, ("1", "2", "3"), Rules())
    assert question.value == 3


def check_orders(question):
    assert question.value == len(list(permutations(hand_of(question), 3)))


def check_formulas(question):
    assert question.value == len(list(product(permutations(hand_of(question), 3), Sign)))


def check_true(question):
    signs = ("+", "−", "×", "÷")
    found = [
        f"{one} {sign} {other} = {answer}"
        for one, other, answer in permutations(hand_of(question))
        for sign in signs
        if holds(f"{one} {sign} {other} = {answer}")
    ]
    assert question.value == Fraction(len(found), 24)


def check_keep(question):
    """Counted by trying all formulas of three digits and four signs."""
    found = [
        f"{one} {sign} {other} = {answer}"
        for one, other, answer in product("0123456789", repeat=3)
        for sign in ("+", "−", "×", "÷")
        if holds(f"{one} {sign} {other} = {answer}")
    ]
    counts = [sum(item.split()[1] in formula.split() for formula in found) for item in question.items]
    assert len(found) == 184
    assert counts == sorted(counts, reverse=True) and len(set(counts)) == len(counts)


def check_hardest(question):
    pairs = [tuple(numbers_in(option.text)) for option in question.options]
    right = next(pair for pair, option in zip(pairs, question.options, strict=True) if option.right)
    assert all(opening_chance(*right) < opening_chance(*pair) for pair in pairs if pair != right)


CHECKS: dict[str, Callable[[Question], None]] = {
    "equal": check_equal,
    "opening": check_opening,
    "share": check_share,
    "joker": check_joker,
    "family": check_family,
    "divide": check_laid,
    "keepers": check_keepers,
    "places": check_places,
    "zero": check_zero,
    "cover": check_laid,
    "difference": check_difference,
    "divisors": check_divisors,
    "free": check_free,
    "zeros": check_zeros,
    "proof": check_proof,
    "sweep": check_sweep,
    "orders": check_orders,
    "formulas": check_formulas,
    "true": check_true,
    "last": check_laid,
    "keep": check_keep,
    "make": check_laid,
    "hardest": check_hardest,
}


@pytest.mark.parametrize("key", KEYS)
def test_the_right_answer_is_right_when_everything_is_tried(key):
    """What comes from the practice is tried in `test_practice.py`."""
    asked = [question for question in FORMULA.asked(key) if question.key == key]
    for question in asked[: 20 if key in ("keep", "keepers", "sweep") else None]:
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
        ("7 × 8", "The sign = is missing"),
        ("7 × 8 = ", "cannot be read"),
        ("07 × 8 = 56", "07 begins with 0"),
        ("1234567 + 1 = 2", "is too long"),
        ("__import__('os') = 1", "cannot be read"),
        ("٣ + ٦ = ٩", "cannot be read"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(text, sentence):
    with pytest.raises(ReadError, match=re.escape(sentence)):
        read_formula(text)


def making(kind=MakeFormula, **changes):
    table = face_up("10", "x", "1", "10")
    given = {"table": table, "hand": ("0", "1", "2", "2", "8"), **changes}
    return kind(key="making", prompt="Make a formula.", why=Explanation("Look."), **given)


@pytest.mark.parametrize(
    ("text", "said", "name"),
    [
        ("12 × 1 = 13", "12 × 1 = 12, not 13.", "Any answer will do"),
        ("8 ÷ 0 = 8", "no number times 0 gives 8", "Dividing by 0"),
        ("10 + 9 = 19", "You have no 9 in your hand.", None),
        ("82 + 20 = 102", "Five cards are too many", "As many cards as you like"),
    ],
)
def test_a_formula_that_breaks_a_rule_hears_which_one(text, said, name):
    verdict = making().judge(text)
    assert not verdict.right and said in verdict.said
    assert name is None or verdict.misconception.name.startswith(name)


def test_one_may_cover_one_card_of_ten_but_not_drop_it():
    assert making().judge("12 x 1 = 12").right
    laid = making(LayCards).judge("(0) x (0) = 1")
    assert not laid.right and laid.misconception.name == "A card of a number can be left out"


def test_after_times_zero_nothing_may_stay():
    verdict = making(LayCards, table=face_up("8", "x", "0", "0")).judge("(0) x (0) = 0")
    assert not verdict.right and verdict.misconception.name == "Something of n × 0 = 0 may stay"


@pytest.mark.parametrize("text", ["", "nonsense", "(7) × 2 = 3", "draw", "(0) × (0)"])
def test_cards_that_make_no_formula_get_a_sentence(text):
    with pytest.raises(ReadError):
        making(LayCards).read(text)


def test_every_play_of_many_tables_lies_again_as_it_was_laid():
    """What the browser keeps of an answer puts the same cards on the same places, Jokers with their digits."""
    chance_of_test = Random(7)
    for seed in range(25):
        state = new_game(2, f"LAID-{seed}")
        for _ in range(6):
            found = plays(state.table, state.hands[state.turn], state.rules)
            question = making(LayCards, table=state.table, hand=state.hands[state.turn])
            for play in chance_of_test.sample(list(found), min(len(found), 12)):
                if state.table.is_open:
                    assert question.trial(question.write(play)).lay == play
            action = chance_of_test.choice(list(found)) if found else Draw()
            assert why_not(state, state.turn, action) is None
            state = apply(state, state.turn, action).state
            if state.is_over:
                break


def test_cards_that_are_not_there_leave_the_table_as_it_was():
    question = making(LayCards)
    assert question.trial("9 × 9 = 81") == question.trial("")


# ── the open problem ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pair", [(2, 9), (0, 0), (6, 3), (3, 8)])
def test_the_chance_to_open_is_that_of_dealt_hands(pair):
    """Four thousand hands are dealt, and the rules asked about each of them."""
    left, right = map(str, pair)
    unseen = list(DECK)
    unseen.remove(left)
    unseen.remove(right)
    dealt = Random(11)
    table = face_up(left, "", right, "")
    opened = sum(bool(plays(table, tuple(sorted(dealt.sample(unseen, 7))), Rules())) for _ in range(4000))
    assert abs(opened / 4000 - opening_chance(*pair)) < 0.03


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


def test_reasons_are_given_for_any_typed_formula():
    assert lesson.why("7 × 8 = 54").claim == "7 × 8 = 54 is not true: 7 × 8 = 56."
    assert lesson.why("7 : 0 = 0").why


def test_a_joker_on_a_figure_has_its_digit():
    assert OnTable(face_up("8", "x", "4", "J32")).plain() == "On the table: 8 × 4 = 32."
    assert face_up("8", "x", "4", "J32").answer[0].card == JOKER
    assert OnTable(face_up("3", "", "6", "")).plain() == "On the table: 3 ? 6 = ?."
    assert Formula(8, Sign.TIMES, 4, 32).is_true
