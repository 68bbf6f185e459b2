"""Mathematics as text, as LaTeX and as MathML."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as some

from mathgames_widgets.maths.rational.function import Point, RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial, product
from mathgames_widgets.maths.writing.notation import latex, mathml, of, plain, show, typed
from mathgames_widgets.maths.writing.shown import Over, SideBySide
from tests.cases import cases
from tests.maths.rational.random_functions import functions

ELEMENTS = {"math", "mrow", "mi", "mn", "mo", "mfrac", "msup", "msqrt", "mroot", "mtext", "munder"}
TWO_CHILDREN = {"mfrac", "msup", "mroot", "munder"}
read = RationalFunction.parse


@pytest.mark.parametrize(
    ("coefficients", "text"),
    [
        ([], "0"),
        ([-2, 1], "x − 2"),
        ([2, -1], "2 − x"),
        ([-1, -1], "−x − 1"),
        ([0, -1], "−x"),
        ([2, 2], "2x + 2"),
        ([94, 0, -2], "94 − 2x²"),
        ([1, 1, -1], "−x² + x + 1"),
        ([0] * 12 + [1], "x¹²"),
        ([Fraction(-2, 3), Fraction(1, 3)], "(1/3)x − 2/3"),
        ([Fraction(-2, 3)], "−2/3"),
    ],
)
def test_polynomials(coefficients: list[Fraction], text: str) -> None:
    assert str(Polynomial(coefficients)) == text


@pytest.mark.parametrize(
    ("coefficients", "texts"),
    [
        ([-2, 0, 1], ["−√2", "√2"]),
        ([-1, -1, 1], ["(1 − √5)/2", "(1 + √5)/2"]),
        ([-12, 0, 1], ["−2√3", "2√3"]),
        ([-3, 0, 4], ["−√3/2", "√3/2"]),
        ([1, -6, 1], ["3 − 2√2", "3 + 2√2"]),
        ([-2, 0, 0, 1], ["∛2"]),
        ([2, 0, 0, 1], ["−∛2"]),
        ([-1, 0, 0, 0, 5], ["−∜(1/5)", "∜(1/5)"]),
        ([-2, 0, 0, 0, 0, 1], ["⁵√2"]),
        ([-1, -1, 0, 1], ["1.324…"]),
        ([1, -1, 0, 1], ["−1.324…"]),
        ([-1, 10**3, 0, 1], ["0.00099…"]),
        ([-1, 10**30, 0, 1], ["9.999…·10⁻³¹"]),
    ],
)
def test_irrational_numbers(coefficients: list[int], texts: list[str]) -> None:
    assert [str(root) for root in Polynomial(coefficients).real_roots] == texts


def test_functions_keep_their_rows() -> None:
    assert str(read("(x-2)(x+1)/((x-2)(x+3))")) == "(x − 2)(x + 1) / ((x − 2)(x + 3))"
    assert str(read("1/(x-3)^2")) == "1 / ((x − 3)(x − 3))"
    assert plain(read("1/(x-3)^2").written(powers=True)) == "1 / (x − 3)²"
    assert str(RationalFunction()) == "1"


@pytest.mark.parametrize(
    ("text", "factors"),
    [
        ("(1/3)·x", 2),
        ("(1/3)x", 1),
        ("2·x", 2),
        ("2x", 1),
        ("−2·x", 2),
        ("−x·x", 2),
        ("(x − 1)x", 2),
        ("(x − 1)·2", 2),
        ("x·x²", 2),
        ("(x − 1)(−x)x", 3),
        ("−(x − 1)", 2),
    ],
)
def test_neighbours_do_not_run_together(text: str, factors: int) -> None:
    """2 · x is two factors and 2x is one."""
    assert len(read(text).top) == factors
    assert plain(read(text)) == text


@pytest.mark.parametrize(
    ("text", "collected"),
    [
        ("(x-1)x(x-1)*2x", "2x²(x − 1)²"),
        ("-(x-1)(x-1)", "−(x − 1)²"),
        ("-x*3(x+2)/(x·x(x-2))", "−3x(x + 2) / (x²(x − 2))"),
        ("0(x-1)", "0(x − 1)"),
        ("2*3/5", "6 / 5"),
        ("x/x", "x / x"),
    ],
)
def test_equal_factors_may_be_collected(text: str, collected: str) -> None:
    assert plain(read(text).written(powers=True)) == collected


def test_latex() -> None:
    assert latex(read("(x-2)/(x+3)")) == r"\frac{x - 2}{x + 3}"
    assert latex(Polynomial([-1, -1, 1]).real_roots[0]) == r"\frac{1 - \sqrt{5}}{2}"
    assert latex(read("1/(x-2)").domain) == r"\left(-\infty , 2\right) \cup \left(2, \infty \right)"
    assert read("1/x")._repr_latex_() == r"$\displaystyle \frac{1}{x}$"


def test_mathml_of_a_function() -> None:
    assert mathml(read("x/(x-2)")) == (
        "<math><mfrac><mi>x</mi><mrow><mi>x</mi><mo>−</mo><mn>2</mn></mrow></mfrac></math>"
    )
    assert mathml(Fraction(-1, 2), block=True) == (
        '<math display="block"><mrow><mo>−</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math>'
    )


def test_factors_side_by_side_are_multiplied_for_a_screen_reader() -> None:
    assert "</mrow><mo>\u2062</mo><mrow>" in mathml(read("(x-1)(x-2)"))
    assert "<mn>2</mn><mo>\u2062</mo><mi>x</mi>" in mathml(read("2x"))
    assert "\u2061" in mathml(of("f", 2))


def test_points_sets_and_lines() -> None:
    assert plain(Point(Fraction(2), Fraction(3, 5))) == "(2, 3/5)"
    assert plain(read("1/(x-2)").vertical_asymptotes[0]) == "x = 2"
    assert plain(read("1/(x-2)").horizontal_asymptote) == "y = 0"
    assert plain(read("x^2/(x-2)").slant_asymptote) == "y = x + 2"
    assert plain(read("x^3/(x-2)").polynomial_asymptote) == "y = x² + 2x + 4"
    assert plain(read("x").domain) == "ℝ"
    assert plain(show(of("f", 2), "=", Fraction(3, 5))) == "f(2) = 3/5"
    with pytest.raises(TypeError, match="nothing that this package writes"):
        plain(object())


def test_a_number_in_the_place_of_x() -> None:
    assert plain(read("(x+1)/(x+3)").with_number(Fraction(2))) == "(2 + 1) / (2 + 3)"
    assert plain(read("x^2(2-x)/(3x)").with_number(Fraction(-1, 2))) == "(−1/2)²·(2 − (−1/2)) / (3·(−1/2))"
    assert plain(read("1/(x-3)").with_number(Polynomial([-2, 0, 1]).real_roots[1])) == "1 / (√2 − 3)"


def test_an_empty_row_is_1() -> None:
    assert plain(product(())) == "1"


def test_as_typed() -> None:
    assert typed(read("-x·x(x²-1)/(1/3)")) == "-x*x(x^2-1) / (1/3)"


EVERY = functions("notation", 400)


@pytest.mark.parametrize("f", EVERY[::20], ids=repr)
def test_mathml_is_well_formed(f: RationalFunction) -> None:
    things = [f, f.cancelled, f.domain, *f.x_intercepts, *(Point(one.x, one.y) for one in f.extrema)]
    for thing in things:
        tree = ElementTree.fromstring(mathml(thing))
        for element in tree.iter():
            assert element.tag in ELEMENTS
            assert element.tag not in TWO_CHILDREN or len(element) == 2
            assert element.text is None or "-" not in element.text


@given(some.sampled_from(EVERY))
@settings(max_examples=cases(120, long=300), deadline=None)
def test_what_is_written_can_be_read_back(f: RationalFunction) -> None:
    assert read(plain(f)) == f
    assert read(typed(f)) == f
    assert eval(repr(f)) == f


def test_brackets_where_a_sum_is_multiplied_or_divided() -> None:
    inner = show("x", "+", 1)
    assert Over(inner, inner).plain() == "(x + 1) / (x + 1)"
    assert Over(SideBySide((inner,)), show(2)).plain() == "(x + 1) / 2"
