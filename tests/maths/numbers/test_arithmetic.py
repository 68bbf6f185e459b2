"""The four operations on whole numbers, and what it means that a formula is true."""

from __future__ import annotations

import pytest
import sympy
from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.numbers import equality
from mathgames_widgets.maths.numbers.arithmetic import INVERSE, Formula, Sign
from tests.cases import cases
from tests.maths.numbers.equations import contradictions, equations_in, holds, is_well_written, value

SYMBOLS = {Sign.PLUS: "+", Sign.MINUS: "-", Sign.TIMES: "*", Sign.DIVIDE: "/"}

numbers = st.one_of(st.integers(0, 12), st.integers(0, 999), st.integers(0, 10**7))
formulas = st.builds(Formula, numbers, st.sampled_from(Sign), numbers, numbers)
many = settings(max_examples=cases(100, long=250), deadline=None)


@st.composite
def true_formulas(draw):
    """Formulas that are true, each sign as often as any other."""
    sign, one, two = draw(st.sampled_from(Sign)), draw(numbers), draw(numbers)
    match sign:
        case Sign.PLUS:
            return Formula(one, sign, two, one + two)
        case Sign.MINUS:
            return Formula(one + two, sign, two, one)
        case Sign.TIMES:
            return Formula(one, sign, two, one * two)
    return Formula(one * (two or 1), sign, two or 1, one)


# ── true or not ───────────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(160, long=400), deadline=None)
@given(st.one_of(formulas, true_formulas()))
def test_a_formula_is_true_where_sympy_finds_both_sides_equal(formula):
    """the same value on both sides"""
    if formula.sign is Sign.DIVIDE and formula.right == 0:
        assert formula.value is None and not formula.is_true
        return
    side = sympy.sympify(f"{formula.left} {SYMBOLS[formula.sign]} {formula.right}")
    assert sympy.Rational(formula.value.numerator, formula.value.denominator) == side
    assert formula.is_true == (side == formula.answer)


@many
@given(true_formulas())
def test_a_formula_is_written_as_it_reads(formula):
    """True minus signs, and the symbols of the cards."""
    assert holds(str(formula)) and formula.is_true
    assert value(formula.says) == formula.answer
    assert "-" not in str(formula)
    assert str(equality.written(formula)) == str(formula)


@pytest.mark.parametrize("sign", Sign)
def test_each_sign_has_one_that_undoes_it(sign):
    """inverse operations"""
    assert INVERSE[INVERSE[sign]] is sign


@many
@given(st.one_of(formulas, true_formulas()))
def test_an_inverse_is_true_exactly_where_the_formula_is(formula):
    """8 ÷ 2 = 4 because 4 x 2 = 8; 8 − 3 = 5 because 5 + 3 = 8"""
    undone = formula.inverse
    if undone is None:
        assert formula.right == 0 and formula.sign in (Sign.TIMES, Sign.DIVIDE)
        return
    assert undone.is_true == formula.is_true
    assert undone.inverse == formula or undone.right == 0


# ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@many
@given(st.one_of(formulas, true_formulas()))
def test_why_never_contradicts_whether_it_is_true(formula):
    """The claim is the truth, and whatever equation stands in the explanation holds."""
    told = equality.why_true(formula)
    assert told.claim.startswith(f"{formula} is true.") == formula.is_true
    assert told.claim.startswith(f"{formula} is not true: ") != formula.is_true
    assert is_well_written(told)
    assert not contradictions(told)


@many
@given(formulas)
def test_what_is_false_is_corrected(formula):
    """7 x 8 = 56, not 54"""
    if formula.is_true or formula.value is None:
        return
    claim = equality.why_true(formula).claim
    if formula.value.denominator == 1:
        assert holds(equations_in(claim.split(" is not true: ")[1])[0])
    else:
        whole, rest = divmod(formula.left, formula.right)
        assert f" is {whole} remainder {rest}." in claim


@many
@given(formulas)
def test_the_work_on_both_sides_says_once_where_they_part(formula):
    """The left side is worked out, the right side is compared with it, and no sentence comes twice."""
    if formula.is_true or formula.value is None:
        with pytest.raises(ValueError, match=r"\.$"):
            equality.both_sides(formula)
        return
    told = equality.both_sides(formula)
    claims = [one.claim for one in told.every()]
    assert is_well_written(told) and not contradictions(told) and len(set(claims)) == len(claims)
    if formula.value.denominator > 1:
        low, high = (equation.split(" = ")[1] for equation in told.why[0].shown.plain().split(", "))
        assert int(low) < formula.left < int(high) == int(low) + formula.right
    elif formula.value >= 0:
        left, right = told.why
        apart = formula.answer - formula.value
        assert left.shown.plain().split(" = ")[0] == formula.says
        assert left.shown.plain().split(" = ")[-1] == str(formula.value)
        assert right.claim == (
            f"The right side is worth {formula.answer}: {abs(apart)} {'more' if apart > 0 else 'less'}."
        )


@many
@given(true_formulas())
def test_the_inverse_is_said_with_its_formula(formula):
    """8 ÷ 2 = 4 because 4 x 2 = 8"""
    told = equality.inverse(formula)
    if told is None:
        assert formula.inverse is None
        return
    assert equations_in(told.claim) == [str(formula), str(formula.inverse)]
    assert ("because" in told.claim) == (formula.sign in (Sign.MINUS, Sign.DIVIDE))


def test_nothing_follows_from_what_is_false():
    """Raises ValueError for a formula that is not true."""
    wrong = Formula(7, Sign.TIMES, 8, 54)
    for question in (equality.inverse, equality.equals_both_ways):
        with pytest.raises(ValueError, match=r"not true.*\.$"):
            question(wrong)


@many
@given(true_formulas())
def test_equals_reads_both_ways(formula):
    """What "=" means: the same value on both sides, not 'the answer comes next'."""
    told = equality.equals_both_ways(formula)
    assert is_well_written(told)
    assert told.claim.endswith(f"{formula.answer} = {formula.says} says the same.")
    assert holds(told.shown.plain())
    assert not contradictions(told)


@pytest.mark.parametrize(
    ("left", "sign", "right", "says"),
    [
        (7, Sign.PLUS, 8, "8 and 2 make 10, and you still have to add the other 5 of the 7."),
        (47, Sign.PLUS, 48, "Ones are added to ones, tens to tens and so on."),
        (5, Sign.PLUS, 0, "Adding 0 changes nothing."),
        (8, Sign.MINUS, 3, "3 and 5 more make 8."),
        (8, Sign.MINUS, 8, "A number minus itself is 0."),
        (8, Sign.MINUS, 0, "Taking 0 away changes nothing."),
        (3, Sign.MINUS, 8, "3 is less than 8, so there is not enough to take 8 away: the result is below 0."),
        (4, Sign.TIMES, 7, "4 times 7 is 7 added 4 times."),
        (7, Sign.TIMES, 8, "You can split a factor into parts and multiply each part."),
        (48, Sign.TIMES, 8, "You can split a factor into parts and multiply each part."),
        (60, Sign.TIMES, 8, "The first digits are multiplied, and the tens with the tens: 6 × 8 = 48, times 10."),
        (1, Sign.TIMES, 8, "Multiplying by 1 changes nothing."),
        (40, Sign.TIMES, 30, "The first digits are multiplied, and the tens with the tens: 4 × 3 = 12, times 100."),
        (428, Sign.TIMES, 0, "428 × 0 = 0, and the same is true for any other number."),
        (56, Sign.DIVIDE, 8, "56 can be divided by 8."),
        (8, Sign.DIVIDE, 1, "Dividing by 1 changes nothing."),
        (0, Sign.DIVIDE, 7, "0 ÷ 7 = 0, because 0 × 7 = 0."),
    ],
)
def test_how_a_side_is_worked_out(left, sign, right, says):
    """By places, by parts, by what undoes it, by the laws of 0 and 1."""
    assert says in [step.claim for step in equality.left_side(Formula(left, sign, right, 0)).why]


@pytest.mark.parametrize(
    ("left", "right", "parts"),
    [(48, 8, "40 and 8"), (8, 48, "40 and 8"), (24, 36, "30 and 6"), (7, 8, "5 and 3"), (8, 5, "5 and 3")],
)
def test_factors_come_apart_at_their_places(left, right, parts):
    """By tens and ones, or at 5 where both factors have one digit."""
    apart = equality.left_side(Formula(left, Sign.TIMES, right, 0)).why[0]
    assert apart.why[0].claim.endswith(f" are {parts}.")


@many
@given(formulas)
def test_working_out_ends_at_the_value(formula):
    """Each step is an equation that holds."""
    if formula.value is None:
        with pytest.raises(ValueError, match=r"you cannot divide by 0\.$"):
            equality.left_side(formula)
        return
    told = equality.left_side(formula)
    assert is_well_written(told) and not contradictions(told)


# ── 0 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("left", [1, 7, 428])
def test_no_number_times_zero_gives_another(left):
    """You cannot divide by 0: no number times 0 gives 7"""
    told = equality.by_zero(left)
    assert told.claim == f"You cannot divide by 0: no number times 0 gives {left}."
    assert all(number * 0 != left for number in range(1000))
    assert is_well_written(told)


def test_zero_by_zero_has_no_single_answer():
    """0 ÷ 0 could be anything, so it is nothing."""
    told = equality.by_zero(0)
    assert "every number times 0 gives 0" in told.claim
    assert is_well_written(told) and not contradictions(told)


@many
@given(numbers)
def test_times_zero_leaves_the_number_free(number):
    """n x 0 = 0 leaves n free"""
    told = equality.times_zero(number)
    assert is_well_written(told) and not contradictions(told)
    assert Formula(number, Sign.TIMES, 0, 0).is_true
    assert str(Formula(number, Sign.TIMES, 0, 0)) in told.claim
