"""Whatever is typed is read or refused in a sentence; what is written is read back, and read-back reads the same."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as some

from mathgames_widgets.games.formula.lesson.answers import read_formula
from mathgames_widgets.games.rolls_and_goals.lesson.answers import read_stack
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.questions.controls import echo, is_typed
from mathgames_widgets.questions.question import Question, outcome_of
from mathgames_widgets.questions.reading import Reading, function, number, numbers
from tests.cases import cases, fractions
from tests.questions.kinds import NAMED

MANY = settings(max_examples=cases(120, long=5000), deadline=None)
PIECES = (
    *"0123456789",
    *"+-*/^()[]{}.,;:%=x ±÷×−½⅔∞√&|",
    *("\x00", "\u00a0", "٣", "٫", "\ud83d", "10", "1,250", "0,5", "1 1/2", "x = ", "f(x) = ", " and ", " or ", "none"),
    *("two", "minus ", " points", "C(7,2)", "7C2", " in ", "1:3", "(x-1)", "/(x+2)"),
)
"""What answers are made of, and what they should not be made of."""
ANYTHING = some.one_of(some.lists(some.sampled_from(PIECES), max_size=9).map("".join), some.text(max_size=12))
NUMBERS = fractions(-30, 30, 12)
BETWEEN = (", ", ";", "; ", " and ", " , ")
BOXES = [pytest.param(case.question, id=key) for key, case in NAMED.items() if is_typed(case.question)]
READERS = (number, numbers, function)


@MANY
@given(ANYTHING)
def test_a_reader_raises_nothing_but_its_own_refusal(text: str) -> None:
    for reads in (*READERS, read_formula, read_stack):
        try:
            reads(text)
        except ReadError as wrong:
            assert f"{wrong}".strip()


@pytest.mark.parametrize("question", BOXES)
@MANY
@given(text=ANYTHING)
def test_no_answer_breaks_a_question_or_what_is_said_while_it_is_typed(question: Question, text: str) -> None:
    outcome_of(question, text)
    echo(question, {"answer": text})
    echo(question, {"box": "entry0", "entry0": text})


@pytest.mark.parametrize("reads", READERS)
@MANY
@given(text=ANYTHING)
def test_what_was_understood_reads_the_same_and_two_readings_are_both_clear(
    reads: Callable[[str], Reading], text: str
) -> None:
    try:
        found = reads(text)
    except TwoReadings as asked:
        assert 2 <= len(asked.readings) <= 3
        for one in asked.readings:
            try:
                reads(one)
            except TwoReadings:
                raise
            except ReadError:  # as of "0,5 and": the page says that instead of asking which is meant
                continue
        return
    except ReadError:
        return
    assert found.understood is not None
    try:
        again = reads(found.understood.plain())
    except TwoReadings as asked:  # a mixed number within a list, which is typeset and not in one line on the page
        assert reads(asked.readings[0]).answer == found.answer
        return
    assert again.understood is not None
    assert (again.answer, again.understood.plain()) == (found.answer, found.understood.plain())


def written(value: Fraction) -> some.SearchStrategy[str]:
    """The ways to write a number."""
    whole, rest = divmod(abs(value), 1)
    exact = typed(value)
    ways = [exact, plain(value), f" {exact} ", f"({exact})", f"x = {exact}", f"{3 * value}/3"]
    ways += [f"{float(value)}", f"{float(value)}".replace(".", ",")] if 4 % value.denominator == 0 else []
    ways += [f"{float(100 * value)} %"] if 8 % value.denominator == 0 else []
    ways += [f"{'-' * (value < 0)}{whole} {rest}"] if whole and rest else []
    return some.sampled_from([way for way in ways if way.count("/") < 2])


@MANY
@given(NUMBERS.flatmap(lambda value: some.tuples(some.just(value), written(value))))
def test_a_number_is_read_back_in_every_way_of_writing_it(pair: tuple[Fraction, str]) -> None:
    value, text = pair
    assert number(text).answer == value


@MANY
@given(some.lists(NUMBERS, min_size=2, max_size=5), some.sampled_from(BETWEEN), some.booleans())
def test_a_list_is_read_back_with_every_sign_between(values: list[Fraction], between: str, in_brackets: bool) -> None:
    text = between.join(map(typed, values))
    assert numbers(f"{{{text}}}" if in_brackets else text).answer == tuple(values)


FACTORS = some.tuples(some.sampled_from((-2, -1, 1, 2, 3)), some.integers(-9, 9))


@MANY
@given(some.lists(FACTORS, min_size=1, max_size=3), some.lists(FACTORS, max_size=3))
def test_a_function_is_read_back(above: list[tuple[int, int]], below: list[tuple[int, int]]) -> None:
    f = RationalFunction.of_linear(above, below)
    assert function(typed(f)).answer == f
