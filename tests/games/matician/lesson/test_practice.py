"""Every kind of Matician problem against SymPy and against trying everything, from the words of the question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest
from sympy import Integer, Rational, Symbol, solve

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.games.matician import Equation
from mathgames_widgets.games.matician.lesson.pictures import EquationCards, PayoffPicture
from mathgames_widgets.games.matician.lesson.practice import KINDS, kind, practise
from mathgames_widgets.games.matician.lesson.practice.mixing import MixLine
from mathgames_widgets.maths.chance.strategies import equilibrium
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import ChooseOne, ChooseSome, Number, PutInOrder, Question
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.line import EDGE, WIDE
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.problem import LEVELS, Kind
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.questions.typed import number
from tests.cases import cases
from tests.maths.numbers.equations import value
from tests.questions.asking import is_asked_in_every_game
from tests.table.pages import read

SEEDS = range(cases(35, long=100))
OWN = [one for one in KINDS if not is_asked_in_every_game(one.name)]
"""For each kind and level: twelve kinds at three levels make more than three thousand problems in `make test-long`."""

SIGNS = {"+": "+", "−": "-", "×": "x", "÷": "/"}
COLUMNS = {"no minus card": (0, 0), "a minus card on the left": (1, 0), "a minus card on the right": (0, 1)}
COLUMNS["a minus card"] = (1, 0)  # under ÷, where the side makes no difference
"""What the columns of a payoff table add to an equation."""


def numbers_in(text: str) -> list[Fraction]:
    return [Fraction(found.replace("−", "-")) for found in re.findall(r"−?\d+(?:/\d+)?", text)]


def worth(equation: Equation, more: tuple[int, int] = (0, 0)) -> Fraction | None:
    """The value by SymPy, with more minus cards in front of its numbers; None where there is none."""
    left, right = (
        Integer(int(card)) * (-1) ** (laid + extra)
        for card, laid, extra in zip((equation.left, equation.right), equation.minuses, more, strict=True)
    )
    found = {"+": left + right, "-": left - right, "x": left * right, "/": left / right}[equation.symbol]
    return Fraction(int(found.p), int(found.q)) if found.is_rational and found.is_finite else None


def written(text: str) -> Equation:
    """An equation as it is written, such as −8 + (−13)."""
    left, sign, right = re.fullmatch(r"(−?\d+) ([+−×÷]) (\(−\d+\)|\d+)", text).groups()  # type: ignore[union-attr]
    minuses = ("−" in left, "−" in right)
    return Equation(left.strip("−"), SIGNS[sign], right.strip("(−)"), (int(minuses[0]), int(minuses[1])))


def figure(question: Question, sort: type) -> Any:
    return next(part for part in question.prompt if isinstance(part, sort))


def hand_in(question: Question) -> tuple[str, list[int]]:
    """The symbol and the numbers that a prompt names."""
    symbol, numbers = re.search(
        r"symbol is ([+−×÷]), and your numbers are (.*?)\. ", plain_text(question.prompt)
    ).groups()
    return SIGNS[symbol], [int(number) for number in numbers_in(numbers)]


def every_way(symbol: str, numbers: Iterable[int]) -> list[Equation]:
    return [Equation(str(left), symbol, str(right)) for left, right in permutations(numbers, 2)]


def falls_to(equation: Equation) -> Fraction:
    """The least that one minus card makes of it."""
    return min(one for one in (worth(equation, (1, 0)), worth(equation, (0, 1))) if one is not None)


# ── one equation ──────────────────────────────────────────────────────────────────────────────────────────────────


def check_value(question: Number, level: int) -> None:
    equation = figure(question, EquationCards).equation
    assert question.value == worth(equation)
    assert max(equation.minuses) == 1 if level < 3 else max(equation.minuses) > 1


def check_zero(question: Number, level: int) -> None:
    equation = figure(question, EquationCards).equation
    assert "0" in (equation.left, equation.right)
    assert question.value == worth(equation)


# ── the number line ───────────────────────────────────────────────────────────────────────────────────────────────


def check_order(question: PutInOrder, level: int) -> None:
    values = [value(item) for item in question.items]
    assert all(one < other for one, other in pairwise(values))
    assert sum(one < 0 for one in values) > 1
    assert level != 2 or any(one.denominator > 1 for one in values)


def check_fractions(question: ChooseOne, level: int) -> None:
    one, other = (value(option.text) for option in question.options[:2])
    assert [option.right for option in question.options] == [one > other, other > one, one == other]


# ── attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────


def check_hurts(question: ChooseOne, level: int) -> None:
    equation = figure(question, EquationCards).equation
    left, right, before = worth(equation, (1, 0)), worth(equation, (0, 1)), worth(equation)
    assert left is not None and right is not None and before is not None
    assert [option.right for option in question.options] == [left < right, right < left, left == right]
    assert min(left, right) < before


def check_helps(question: ChooseSome, level: int) -> None:
    for option in question.options:
        text, card = re.fullmatch(r"(.*) with one more in front of the (\d+)", option.text).groups()  # type: ignore[union-attr]
        equation = written(text)
        assert equation.left != equation.right
        before, after = worth(equation), worth(equation, (equation.left == card, equation.right == card))
        assert before is not None and after is not None
        assert option.right == (after > before)


# ── pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_best(question: Number, level: int) -> None:
    more = {3: (1, 0) if "front of your left" in plain_text(question.prompt) else (0, 1)}.get(level, (0, 0))
    values = [worth(equation, more) for equation in every_way(*hand_in(question))]
    assert question.value == max(one for one in values if one is not None)


def check_safest(question: Number, level: int) -> None:
    assert question.value == max(falls_to(equation) for equation in every_way(*hand_in(question)))


# ── payoff tables ─────────────────────────────────────────────────────────────────────────────────────────────────


def rows_of(table: PayoffPicture) -> list[list[Fraction]]:
    """The rows of a table of equations, worked out once more."""
    rows = [[worth(written(name), COLUMNS[column]) for column in table.columns] for name in table.rows]
    assert [list(row) for row in table.entries] == rows
    return rows  # type: ignore[return-value]


def check_payoff(question: ChooseOne, level: int) -> None:
    rows = rows_of(figure(question, PayoffPicture))
    measure: Callable[[list[Fraction]], Fraction] = min if "cautious" in plain_text(question.prompt) else max
    measured = [measure(row) for row in rows]
    assert [option.right for option in question.options] == [one == max(measured) for one in measured]
    assert measured.count(max(measured)) == 1


def mean(values: Sequence[Fraction | None], chances: Sequence[Fraction]) -> Fraction:
    """The expected value by SymPy."""
    assert sum(chances) == 1
    total = sum(
        Rational(one.numerator, one.denominator) * Rational(chance.numerator, chance.denominator)
        for one, chance in zip(values, chances, strict=True)
        if one is not None
    )
    return Fraction(int(total.p), int(total.q))


CASES = {"not at all": (0, 0), "on the left": (1, 0), "on the right": (0, 1)}


def check_expected(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    told = re.findall(r"(not at all|on the left|on the right) with a chance of (\d+/\d+)", text)
    chances = [Fraction(chance) for _, chance in told]
    if level == 3:
        one, other = rows_of(figure(question, PayoffPicture))
        assert question.value == mean(one, chances) - mean(other, chances)
        even = [Fraction(1, 2)] * 2
        ignored = [one.answer for one in question.misconceptions if one.misconception.id == ideas.CHANCES_IGNORED.id]
        assert ignored in ([], [mean(one, even) - mean(other, even)])
        assert f"than {figure(question, PayoffPicture).rows[1]}? " in text
        return
    equation = written(re.search(r"You lay (.*?)\. ", text)[1])  # type: ignore[index]
    assert question.value == mean([worth(equation, CASES[where]) for where, _ in told], chances)


# ── mixing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def solved(rows: list[list[Fraction]]) -> tuple[Fraction, Fraction]:
    """The chance of the first row that makes both columns alike, and what they bring, by SymPy."""
    p = Symbol("p")
    (a, b), (c, d) = [[Rational(one.numerator, one.denominator) for one in row] for row in rows]
    (found,) = solve(a * p + c * (1 - p) - b * p - d * (1 - p), p)
    brings = a * found + c * (1 - found)
    return Fraction(int(found.p), int(found.q)), Fraction(int(brings.p), int(brings.q))


def check_mixture(question: Number, level: int) -> None:
    text = plain_text(question.prompt)
    if level == 1:
        one, chance, other, side = re.search(  # type: ignore[union-attr]
            r"You lay (.*) with a chance of (.*), and (.*) otherwise\. .* on the (left|right)\.", text
        ).groups()
        values = [worth(written(laid), CASES[f"on the {side}"]) for laid in (one, other)]
        assert question.value == mean(values, [Fraction(chance), 1 - Fraction(chance)])
        return
    table = figure(question, PayoffPicture)
    rows = rows_of(table) if level == 2 else [list(row) for row in table.entries]
    chance, brings = solved(rows)
    assert 0 < chance < 1
    assert question.value == (chance if level == 2 else brings)
    for at in range(49):
        mixed = [mean(column, [Fraction(at, 48), 1 - Fraction(at, 48)]) for column in zip(*rows, strict=True)]
        assert min(mixed) <= brings


def check_rank(question: Number, level: int) -> None:
    deck, symbol, mine = re.search(  # type: ignore[union-attr]
        r"cards (.*), each once\. Your symbol is (.), and you laid (.*?)\. ", question.prompt
    ).groups()
    is_free = "does not make a new pair" in question.prompt
    assert is_free == (symbol in "+×")
    laid = (combinations if is_free else permutations)([int(number) for number in numbers_in(deck)], 2)
    values = [worth(Equation(str(left), SIGNS[symbol], str(right))) for left, right in laid]
    mine_is = worth(written(mine))
    assert question.value == Fraction(sum(one < mine_is for one in values), len(values))  # type: ignore[operator]


CHECKS: dict[str, Callable[[Any, int], None]] = {
    "value": check_value,
    "best": check_best,
    "order": check_order,
    "safest": check_safest,
    "hurts": check_hurts,
    "helps": check_helps,
    "zero": check_zero,
    "fractions": check_fractions,
    "payoff": check_payoff,
    "expected": check_expected,
    "mixture": check_mixture,
    "rank": check_rank,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("one", OWN, ids=lambda one: one.name)
def test_the_answer_is_right(one: Kind, level: int) -> None:
    for seed in SEEDS:
        CHECKS[one.name](one.problem(seed, level).question, level)


def test_the_value_of_a_mix_is_that_of_the_linear_program() -> None:
    for seed in range(12):
        question = kind("mixture").problem(seed, 3).question
        assert isinstance(question, Number)
        assert equilibrium([list(row) for row in figure(question, PayoffPicture).entries]).value == question.value  # type: ignore[misc]


def test_both_averages_cross_on_the_board_between_two_steps_of_the_mark() -> None:
    """Slid with the arrow keys alone; what is said at each stop is worked out anew, and none gives the answer away."""
    for seed in range(12):
        question = kind("mixture").problem(seed, 2).question
        assert isinstance(question, Number) and isinstance(question.try_out, MixLine) and question.value is not None
        (a, b), (c, d) = figure(question, PayoffPicture).entries
        board, chance, apart = OpenBoard(question.try_out, ""), Fraction(0), {Fraction(0): c - d}  # type: ignore[operator]
        while chance < 1:
            said = board.take(Explored(Touch("line", steps=1)), {})
            chance = Fraction(board.draft)
            first, second = chance * a + (1 - chance) * c, chance * b + (1 - chance) * d  # type: ignore[operator]
            assert said.startswith(f"With p = {plain(chance)}, your average is ")
            assert [number(one) for one in re.findall(r"[−\d]\S*(?= against| on)", said)] == [first, second]
            apart[chance] = first - second
        assert 0 not in apart.values() and question.value not in apart
        (crossing,) = [pair for pair in pairwise(apart) if apart[pair[0]] * apart[pair[1]] < 0]
        assert crossing[0] < question.value < crossing[1]


def test_the_numbers_of_p_stand_apart_from_those_of_the_averages() -> None:
    """Both ends of p say what they are, within the line; the averages stand beside it."""
    question = kind("mixture").problem("BOARD", 2).question
    assert isinstance(question, Number) and question.try_out is not None
    words = read(str(OpenBoard(question.try_out, "").draw(Offers()))).find(tag="text")
    ends = [word for word in words if word.text.startswith("p =")]
    assert [one.text for one in ends] == ["p = 0", "p = 1"]
    assert [float(one.get("x") or 0) for one in ends] == [EDGE + 8, WIDE - EDGE - 8]
    beside = [float(word.get("x") or 0) for word in words if re.fullmatch(r"−?\d+", word.text)]
    assert beside and all(not EDGE < x < WIDE - EDGE for x in beside)


def test_with_the_answer_the_mark_stands_where_both_averages_meet_and_comes_back_there() -> None:
    """Where it could not stop before; and it goes along the whole line in more than a few steps."""
    for seed in range(12):
        question = kind("mixture").problem(seed, 2).question
        assert isinstance(question, Number) and isinstance(question.try_out, MixLine) and question.value is not None
        (a, _), (c, _) = figure(question, PayoffPicture).entries
        both = question.value * a + (1 - question.value) * c  # type: ignore[operator]
        board = OpenBoard(question.try_out, "")
        board.complete()
        assert Fraction(board.draft) == question.value
        for steps in (1, -1):
            said = board.take(Explored(Touch("line", steps=steps)), {})
        met = f"With p = {plain(Fraction(question.value))}, your average is {plain(both)}, whichever side"
        assert said.startswith(met) and Fraction(board.draft) == question.value
        assert len(question.try_out.answered.stops) > 8


def test_what_belongs_to_each_place_of_the_mark_is_drawn_and_one_is_seen() -> None:
    """So that the browser can show the place that the mark has come to while it slides."""
    board = kind("mixture").problem(0, 2).question.try_out
    assert isinstance(board, MixLine)
    for draft in ("", "0", plain(board.stops[3])):
        drawn = read(str(OpenBoard(board, draft).draw(Offers())))
        for tag, cls in (("g", None), ("p", "mg-advice"), ("span", "mg-line-value")):
            shown = [one for one in drawn.find(tag=tag) if one.get("data-frame") is not None]
            shown = [one for one in shown if cls is None or cls in (one.get("class") or "")]
            places = [one.get("data-frame") for one in shown]
            assert sorted(map(int, filter(None, places))) == list(range(len(board.stops))), tag
            (seen,) = [one.get("data-frame") for one in shown if one.get("hidden") is None]
            assert seen == ("" if not draft and tag != "g" else f"{board.stops.index(Fraction(draft or 0))}")


# ── all kinds ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_there_are_twelve_kinds_with_names_of_their_own() -> None:
    assert len({one.name for one in KINDS}) == len({one.title for one in KINDS}) == len(KINDS)
    assert len(OWN) == len(CHECKS) == 12
    with pytest.raises(ValueError, match="There is no kind of problem called 'knots'"):
        kind("knots")


def test_zeros_with_and_without_a_value_come_up() -> None:
    values = {kind("zero").problem(seed, 1).question.solution for seed in range(30)}
    assert values == {None, 0}


def test_equal_fractions_and_both_sorts_of_choice_come_up() -> None:
    greater = {kind("fractions").problem(seed, 3).question.solution for seed in range(60)}
    assert greater == {0, 1, 2}
    asked = [plain_text(kind("payoff").problem(seed, 2).question.prompt) for seed in range(20)]
    assert {"cautious" in text for text in asked} == {True, False}


# ── on the page ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_browser_keeps_it_under_its_own_name() -> None:
    assert practise("FERN-42", "order").keep == "matician practice FERN-42 order"


def test_cards_and_tables_have_words_for_those_who_do_not_see_them() -> None:
    assert 'aria-label="10 + 9 with no minus cards in front of 10 and one minus card in front of 9"' in str(
        EquationCards(Equation("10", "+", "9", (0, 1))).draw()
    )
    page = practise("FERN-42", "payoff")
    assert '<th scope="row">' in page.html and '<th scope="col">a minus card on the left</th>' in page.html


def test_no_symbol_comes_twice_in_a_row_where_a_minus_card_hurts():
    """One problem after the other, whatever the level has become."""
    page = practise("FERN-42", "hurts")
    symbols, levels = [], set()
    for _ in range(12):
        (cards,) = [part for part in page.question.prompt if isinstance(part, EquationCards)]
        symbols.append(cards.equation.symbol)
        levels.add(page.problem.level)
        page.answer(page.question.solution)
        page.go_on()
    assert all(one != other for one, other in pairwise(symbols)) and len({*symbols}) == 4
    assert len(levels) > 1
