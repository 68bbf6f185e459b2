"""Formulas among words: which pieces are mathematics, how they are set, written in a line and said."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.maths.writing.formulas import aloud, in_one_line, pieces


def formulas(text):
    """Only the mathematics, in plain text."""
    return [one.plain().strip() for one in pieces(text) if not isinstance(one, str)]


@pytest.mark.parametrize(
    ("text", "plain", "said"),
    [
        ("A = pi r^2", "A = πr²", "A equals pi r squared"),
        ("x1 != x2", "x₁ ≠ x₂", "x 1 is not equal to x 2"),
        ("ax^2+bx+c=0", "ax² + bx + c = 0", "a x squared plus b x plus c equals 0"),
        ("a^m a^n = a^(m + n)", "aᵐaⁿ = a^(m + n)", None),
        ("C(n,2) = n(n - 1)/2", "C(n, 2) = n(n − 1) / 2", "C(n, 2) equals n(n minus 1) over 2"),
        ("-b +- sqrt(b^2-4ac)", "−b ± √(b² − 4ac)", None),
        ("p% of n is pn/100", "p% of n is pn / 100", "p percent of n is p n over 100"),
        ("0 <= k <= n", "0 ≤ k ≤ n", "0 less than or equal to k less than or equal to n"),
        ("1/2 + 1/4 + 1/8 + ... = 1", "1/2 + 1/4 + 1/8 + … = 1", None),
        ("P(not A) = 1 - P(A)", "P(not A) = 1 − P(A)", "P(not A) equals 1 minus P(A)"),
    ],
)
def test_formulas_in_a_line_and_aloud(text, plain, said):
    assert in_one_line(text) == plain
    assert said is None or aloud(text) == said


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("n is a multiple of 9 exactly when its digit sum is", ["n"]),
        ("an angle in a semicircle is a right angle", []),
        ("the inner angles of an n-gon add up to (n - 2) * 180 degrees", ["(n − 2) × 180"]),
        ("odd + odd is even", []),
        ("a + b = b + a and ab = ba", ["a + b = b + a", "ab = ba"]),
        ("I have a plan (really): half of it is up to us", []),
        ("triangle with sides a, b, c", ["a", "b", "c"]),
    ],
)
def test_words_stay_words(text, found):
    assert formulas(text) == found
    assert "".join(in_one_line(text).split()).count("=") == text.count("=")


def test_they_are_set_as_mathml():
    """A fraction, a root, a power and an index have their own elements; no sign of the keyboard is left."""
    quotient, condition = [one for one in pieces("(y2 - y1)/(x2 - x1), x1 != x2") if not isinstance(one, str)]
    assert quotient.mathml() == (
        "<math><mfrac><mrow><msub><mi>y</mi><mn>2</mn></msub><mo>−</mo><msub><mi>y</mi><mn>1</mn></msub></mrow>"
        "<mrow><msub><mi>x</mi><mn>2</mn></msub><mo>−</mo><msub><mi>x</mi><mn>1</mn></msub></mrow></mfrac></math>"
    )
    assert "<mo>≠</mo>" in condition.mathml()
    (root,) = pieces("sqrt(b^2-4ac)")
    assert root.mathml().startswith("<math><msqrt><mrow><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo>")
    (power,) = pieces("r^(n + 1)")
    assert power.latex() == "{r}^{n + 1}"
    assert pieces("x1")[0].latex() == "x_{1}"


@given(st.text(alphabet='ab xyzI(),.^/*+-=<>!%123 sqrtpi"&😀', max_size=120))
def test_nothing_is_refused_and_nothing_is_lost(text):
    """People type anything; each letter and digit is still there, and markup is escaped."""
    kept = [letter for letter in text if letter.isdigit() or letter in "bxyzI"]
    shown = "".join([one if isinstance(one, str) else one.plain() for one in pieces(text)])
    for one in pieces(text):
        if not isinstance(one, str):
            assert one.mathml().count("<") == one.mathml().count(">")
            one.latex()
    digits = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ᵇ", "01234567890123456789b")
    assert [letter for letter in shown.translate(digits) if letter.isdigit() or letter in "bxyzI"] == kept
    aloud(text)
