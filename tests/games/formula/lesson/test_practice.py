"""Every kind of FORMULA problem against plain arithmetic and against plays that were found the long way."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from mathgames_widgets.games.formula import JOKER, Lay, New, Rules, Table
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.formula.lesson.misconceptions import ONE_OFF
from mathgames_widgets.games.formula.lesson.pictures import InHand, OnTable
from mathgames_widgets.games.formula.lesson.practice import KINDS, kind, practise
from mathgames_widgets.games.formula.lesson.practice.changing import say
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions import ChooseOne, ChooseSome, Number, Numbers, Question
from mathgames_widgets.questions.problem import LEVELS, Kind
from mathgames_widgets.questions.question import plain_text
from tests.cases import cases
from tests.games.formula.brute_force import every_lay, placements
from tests.questions.asking import is_asked_in_every_game

SEEDS = 120
OWN = [one for one in KINDS if not is_asked_in_every_game(one.name)]
"""For each kind and level: twelve kinds at three levels make some four thousand problems in `make test-long`."""
SLOW = {"most": 12, "joker": 40, "allowed": 60, "how-many": 60, "make": 60}

SIGNS: dict[str, Callable[[int, int], Fraction]] = {
    "+": lambda a, b: Fraction(a + b),
    "−": lambda a, b: Fraction(a - b),
    "×": lambda a, b: Fraction(a * b),
    "÷": lambda a, b: Fraction(a, b),
}


def questions(name: str, level: int) -> list[Any]:
    many = SLOW.get(name, SEEDS)
    return [kind(name).problem(seed, level).question for seed in range(cases(many // 3, long=many))]


def is_true(text: str) -> bool:
    """Whether the formula in a text is true, reckoned here and not by the package."""
    left, sign, right, _, answer = text.split()
    if sign == "÷" and right == "0":
        return False
    return SIGNS[sign](int(left), int(right)) == int(answer)


def table_in(question: Question) -> Table:
    return next(part.table for part in question.prompt if isinstance(part, OnTable))


def hand_in(question: Question) -> tuple[str, ...]:
    return next(part.cards for part in question.prompt if isinstance(part, InHand))


@cache
def lays(table: Table, hand: tuple[str, ...]) -> frozenset[Lay]:
    """Every play, found the long way."""
    return frozenset(every_lay(table, hand, Rules()))


# ── each kind by itself ───────────────────────────────────────────────────────────────────────────────────────────


def check_sign(question: Any, level: int) -> None:
    says = plain_text(question.prompt).partition("? ")[2]
    true = [is_true(says.replace("?", plain_text(option.text))) for option in question.options]
    assert [option.right for option in question.options] == true
    assert len(true) == 4
    if level < 3:
        assert sum(true) == 1


def check_mistake(question: Any, level: int) -> None:
    assert [option.right for option in question.options] == [not is_true(option.text) for option in question.options]
    if level < 3:
        assert isinstance(question, ChooseOne)
        assert sum(option.right for option in question.options) == 1
    for option in question.options:
        if option.misconception is ONE_OFF:
            sums, _, answer = option.text.rpartition(" = ")
            assert is_true(f"{sums} = {int(answer) - 1}") or is_true(f"{sums} = {int(answer) + 1}")


def check_missing(question: Number, level: int) -> None:
    says = plain_text(question.prompt).partition("? ")[2]
    fits = [number for number in range(2500) if is_true(says.replace("?", str(number)))]
    assert fits == ([] if question.value is None else [question.value])


def check_make(question: MakeFormula, level: int) -> None:
    every = lays(question.table, question.hand)
    right = {formula_of(question.table, play) for play in every if all(one.is_met(play) for one in question.demands)}
    assert right
    assert {formula_of(question.table, play) for play in question.answers} == right
    for play in sorted(every, key=repr)[:20]:
        made = formula_of(question.table, play)
        assert question.is_right(made) == (made in right)
        assert question.judge(str(made)).right == (made in right)


def check_make_demand(question: MakeFormula, level: int) -> None:
    check_make(question, level)
    for play in question.answers:
        kept = sum(not isinstance(spot, New) for row in play.rows for spot in row)
        assert level == 1 or len(play.laid) == 2
        assert level < 3 or kept == 1


def check_most(question: MakeFormula, level: int) -> None:
    check_make(question, level)
    most = max(len(play.laid) for play in lays(question.table, question.hand))
    assert {len(play.laid) for play in question.answers} == {most}


COVERED = re.compile(r"You cover the (\d) of (\d+) with an? (\d)\. How much (greater|smaller)")
BESIDE = re.compile(r"You put an? (\d) (in front of|behind) (\d+)\.")
WHICH = re.compile(r"Putting a card over the (\d) of (\d+) makes the number (\d+) (greater|less)\.")


def check_place(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    if found := COVERED.match(text):
        digit, old, new, more = found.groups()
        assert old.count(digit) == 1
        change = int(old.replace(digit, new)) - int(old)
        assert question.value == abs(change)
        assert more == ("greater" if change > 0 else "smaller")
    elif found := BESIDE.match(text):
        new, where, old = found.groups()
        assert question.value == int(new + old if where == "in front of" else old + new) - int(old)
    else:
        digit, old, apart, more = WHICH.match(text).groups()  # type: ignore[union-attr]
        after = int(old) + int(apart) * (1 if more == "greater" else -1)
        assert [card for card in range(10) if int(old.replace(digit, str(card))) == after] == [question.value]


def check_become(question: ChooseSome, level: int) -> None:
    number, *cards = re.findall(r"\d+", plain_text(question.prompt))
    reached = set()
    for order in product(cards, repeat=len(cards)):
        if sorted(order) == sorted(cards):
            for placement in placements(len(number), len(cards)):
                queue = list(order)
                reached.add("".join([queue.pop(0) if at is None else number[at] for at in placement]))
    lawful = {digits for digits in reached if digits[0] != "0" or len(digits) == 1}
    assert [option.right for option in question.options] == [option.text in lawful for option in question.options]
    assert any(option.right for option in question.options)


LAID = re.compile(r"You lay (.*) (?:to|and) change the formula to (\d+) (.) (\d+) = (\d+)\.")


def check_allowed(question: ChooseOne, level: int) -> None:
    laid, *numbers = LAID.search(plain_text(question.prompt)).groups()  # type: ignore[union-attr]
    cards = tuple(re.findall(r"\d", laid))
    wish = (numbers[0], numbers[1], numbers[2], numbers[3])
    lawful = {
        written(question, play)
        for play in lays(table_in(question), tuple(sorted(cards)))
        if sorted(play.laid) == sorted(cards)
    }
    verdict = plain_text(question.options[question.solution].text)
    assert (verdict == say("ruled-allowed")) == (wish in lawful)
    left, sign, right, answer = wish
    has_leading_zero = any(len(one) > 1 and one[0] == "0" for one in (left, right, answer))
    assert (verdict == say("ruled-leading-zero")) == has_leading_zero
    assert (verdict == say("ruled-divides-by-zero")) == (sign == "÷" and right == "0")
    assert (verdict == say("ruled-too-many-cards")) == (len(cards) > 3)
    assert (verdict == say("ruled-nothing-laid")) == (not cards)
    if not has_leading_zero and verdict != say("ruled-divides-by-zero"):
        assert (verdict == say("ruled-not-true")) == (not is_true(f"{left} {sign} {right} = {answer}"))


def written(question: Question, play: Lay) -> tuple[str, str, str, str]:
    made = formula_of(table_in(question), play)
    return str(made.left), str(made.sign), str(made.right), str(made.answer)


def check_divide(question: Any, level: int) -> None:
    text = plain_text(question.prompt)
    if isinstance(question, Number):
        number, by = map(int, re.findall(r"\d+", text))
        assert question.value == (None if number % by else number // by)
        return
    pattern, by = re.search(r"so that (\S+) can be divided by (\d+)", text).groups()  # type: ignore[union-attr]
    right = [digit for digit in range(10) if int(pattern.replace("?", str(digit))) % int(by) == 0]
    assert list(question.values) == right


def check_zero(question: Any, level: int) -> None:
    if level == 3:
        check_make(question, level)
        assert all(len(play.laid) == 3 for play in question.answers)
    elif level == 2:
        must_go = [re.search(r"[×÷] .*= 0", one.text) is not None for one in question.options]
        assert [one.right for one in question.options] == must_go
        assert all(is_true(one.text) for one in question.options)
    else:
        left, sign, right = re.search(r"(\d+) (.) (\d+)\?", plain_text(question.prompt)).groups()  # type: ignore[union-attr]
        value = None if (sign, right) == ("÷", "0") else SIGNS[sign](int(left), int(right))
        assert question.value == value


def check_joker(question: Numbers, level: int) -> None:
    hand = hand_in(question)
    digits = {
        spot.digit
        for play in lays(table_in(question), hand)
        if len(play.laid) == len(hand)
        for row in play.rows
        for spot in row
        if isinstance(spot, New) and spot.card == JOKER
    }
    assert set(question.values) == digits


def check_how_many(question: Number, level: int) -> None:
    of_three = "can you make with" if len(hand_in(question)) == 3 else "three of your cards?"
    asked = {1: "can you open with?", 2: "by laying your", 3: of_three}[level]
    assert asked in plain_text(question.prompt)
    made = {formula_of(table_in(question), play) for play in lays(table_in(question), hand_in(question))}
    assert question.value == len(made)
    assert all(str(one) in question.why.claim for one in made)


CHECKS: dict[str, Callable[[Any, int], None]] = {
    "sign": check_sign,
    "mistake": check_mistake,
    "missing": check_missing,
    "make": check_make_demand,
    "place": check_place,
    "become": check_become,
    "allowed": check_allowed,
    "divide": check_divide,
    "zero": check_zero,
    "joker": check_joker,
    "how-many": check_how_many,
    "most": check_most,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("one", OWN, ids=lambda one: one.name)
def test_the_answer_is_right(one: Kind, level: int) -> None:
    for question in questions(one.name, level):
        CHECKS[one.name](question, level)


def test_there_are_twelve_kinds_and_what_every_game_has() -> None:
    assert {one.name for one in OWN} == set(CHECKS)
    assert len(OWN) == 12 == len(KINDS) - 1


# ── on the page ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["sign", "missing"])
def test_a_line_never_ends_in_a_formula_with_a_gap(name: str) -> None:
    for level in LEVELS:
        prompt = kind(name).problem("FERN-42", level).question.prompt
        (formula,) = [part.plain() for part in prompt if isinstance(part, Shown)]
        assert re.fullmatch(r"[\d?]+ [?+−×÷] [\d?]+ = \d+", formula) and "?" in formula


def test_two_in_a_row_lead_up_a_level() -> None:
    page = practise("FERN-42", "divide")
    levels = []
    for _ in range(5):
        levels.append(page.problem.level)
        page.answer(page.problem.question.solution)
        page.go_on()
    assert levels == [1, 1, 2, 2, 3]


def test_cards_are_drawn_and_said() -> None:
    """Those who do not see the cards read them."""
    page = practise("FERN-42", "most")
    assert "mg-formula-figure" in page.html
    assert "On the table: " in plain_text(page.problem.question.prompt)
    assert "In your hand: " in plain_text(page.problem.question.prompt)


def test_a_division_that_does_not_go_is_told_with_its_remainder_and_no_fraction():
    """A child of ten reads "11 ÷ 3 is 3 remainder 2", and no 11/3."""
    told = {
        question.judge(str(quotient)).said
        for question in (kind("missing").problem(f"R{seed}", level).question for seed in range(40) for level in LEVELS)
        if isinstance(question, Number) and "÷" in plain_text(question.prompt)
        for quotient in (2, 7, 33)
    }
    assert any(" remainder " in said for said in told)
    assert not [said for said in told if re.search(r"\d/\d", said)]
