"""The nine steps: right in every case, correct in grammar for none, one and many."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import STEPS, explain, far_out, summary
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.maths.rational.random_functions import AWKWARD, HUGE, functions

NAMES = [step.__name__ for step in STEPS]
EVERY = [*map(RationalFunction.parse, AWKWARD), *functions("steps", 150)]


def step(text: str, name: str) -> Explanation:
    return explain(RationalFunction.parse(text), "long").why[NAMES.index(name)]


def reasons(text: str, name: str) -> list[str]:
    return [reason.claim for reason in step(text, name).why]


def test_the_steps_come_in_the_order_of_the_work() -> None:
    assert NAMES == [
        "factor",
        "restrictions",
        "cancel",
        "holes",
        "vertical_asymptotes",
        "far_out",
        "intercepts",
        "signs",
        "sketch",
    ]


@pytest.mark.parametrize(
    ("name", "text", "claim"),
    [
        ("factor", "(x-1)/x", "Numerator and denominator are already factored."),
        ("factor", "(x^2-x-1)/x", "Neither row splits any further with whole numbers."),
        ("factor", "(x^2-1)/x", "Split numerator and denominator into factors."),
        ("factor", "3", "There is nothing to factor."),
        ("restrictions", "x", "x can be any real number."),
        ("restrictions", "1/(x^2+1)", "x can be any real number."),
        ("restrictions", "1/x", "x must not be 0."),
        ("restrictions", "1/(x(x-1))", "x must not be 0 or 1."),
        ("restrictions", "1/(x(x-1)(x-2))", "x must not be 0, 1 or 2."),
        ("cancel", "x/(x-1)", "Nothing cancels."),
        ("cancel", "x/x", "x cancels."),
        ("cancel", "x(x-1)/(x(x-1))", "x and x − 1 cancel."),
        ("cancel", "(x-1)^2/(x-1)^3", "x − 1 (twice) cancels."),
        ("cancel", "0/x", "f(x) = 0 wherever f is defined."),
        ("holes", "x", "There is no hole."),
        ("holes", "(x-2)(x+1)/((x-2)(x+3))", "There is a hole at (2, 3/5)."),
        ("holes", "x(x-1)(x+1)/(x(x-1))", "There are holes at (0, 1) and (1, 2)."),
        ("vertical_asymptotes", "x", "There is no vertical asymptote."),
        ("vertical_asymptotes", "1/x", "There is a vertical asymptote at x = 0."),
        ("vertical_asymptotes", "1/(x^2-2)", "There are vertical asymptotes at x = −√2 and x = √2."),
        ("far_out", "1/x", "y = 0 is the horizontal asymptote."),
        ("far_out", "(2x+1)/(3x-5)", "y = 2/3 is the horizontal asymptote."),
        ("far_out", "(x^2+1)/(x-1)", "y = x + 1 is the slant asymptote."),
        ("far_out", "x^3/(x-1)", "Far out, the curve follows y = x² + x + 1."),
        ("far_out", "-x^2", "There is no asymptote far out: the graph goes down on both sides."),
        ("far_out", "x/x", "From end to end the graph runs along y = 1."),
        ("intercepts", "x^2+1", "There is no x-intercept, and the y-intercept is 1."),
        ("intercepts", "(x-1)/x", "The x-intercept is 1, and there is no y-intercept."),
        ("intercepts", "(x-1)(x+2)", "The x-intercepts are −2 and 1, and the y-intercept is −2."),
        ("intercepts", "0", "The whole graph lies on the x-axis."),
        ("signs", "x", "f(x) is positive on (0, ∞), and negative on (−∞, 0)."),
        ("signs", "(x-1)(x+1)", "f(x) is positive on (−∞, −1) and (1, ∞), and negative on (−1, 1)."),
        ("signs", "x^2+1", "f(x) is positive wherever it is defined."),
        ("signs", "-x^2", "f(x) is negative wherever it is defined, except at its zero."),
        ("signs", "x^2(x-1)^2", "f(x) is positive wherever it is defined, except at its zeros."),
        ("signs", "0", "f(x) is neither positive nor negative."),
        ("sketch", "3", "Draw the horizontal line."),
        (
            "sketch",
            "1/x",
            "Draw the asymptotes as dashed lines. "
            "Join everything, following the signs, but never through a vertical asymptote or a hole.",
        ),
    ],
)  # fmt: skip
def test_claims(name: str, text: str, claim: str) -> None:
    assert step(text, name).claim == claim


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("(x-2)(x+1)/((x-2)(x+3))",
         "The graph has a hole at x = 2, a vertical asymptote at x = −3 and the horizontal asymptote y = 1."),
        ("x^2(x-1)(x+1)/((x-1)(x+1))", "The graph is that of a polynomial with holes at x = −1 and x = 1."),
        ("(x-2)(x+3)/(x-2)", "The graph is the line y = x + 3 with a hole at x = 2."),
        ("1/(x^2-1)", "The graph has vertical asymptotes at x = −1 and x = 1 and the horizontal asymptote y = 0."),
        ("x^2", "The graph is that of a polynomial: one smooth curve without holes or asymptotes."),
        ("x/x", "The graph is the horizontal line y = 1 with a hole at x = 0."),
        ("7", "The graph is the horizontal line y = 7."),
        ("x^3/(x^2+1)", "The graph has the slant asymptote y = x."),
        ("x^4/(x^2+1)", "The graph has the curved asymptote y = x² − 1."),
    ],
)  # fmt: skip
def test_summaries(text: str, sentence: str) -> None:
    assert summary(RationalFunction.parse(text)) == sentence


def test_the_height_of_a_hole_is_worked_out() -> None:
    height = step("(x-2)(x+1)/((x-2)(x+3))", "holes").why[1]
    assert height.shown is not None
    assert height.shown.plain() == "(2 + 1) / (2 + 3) = 3/5"
    assert "lies on the x-axis" in reasons("(x-2)^2/(x-2)", "holes")[1]


def test_each_wall_says_which_way_the_curve_goes() -> None:
    beside = [one.claim for one in step("1/(x-1)", "vertical_asymptotes").why[1].why]
    assert beside == ["At x = 0.99 the value is about −100, and at x = 1.01 about 100."]
    assert reasons("1/(x-1)", "vertical_asymptotes")[1:] == [
        "At x = 1 the factor is left once below, an odd number: the curve goes down on the left and up on the right.",
    ]
    assert "twice below, an even number: the curve goes up on both sides" in reasons("1/x^2", "vertical_asymptotes")[1]


def test_each_mark_of_a_sign_chart_says_what_is_left_of_its_factor() -> None:
    said = reasons("(x-1)^2(x-2)(x-3)/((x-3)(x+1)^3)", "signs")[1:-1]
    assert said == [
        "At x = −1, a vertical asymptote (3 times), the sign changes.",
        "At x = 1, a zero (twice), the sign stays.",
        "At x = 2, a zero (once), the sign changes.",
        "At x = 3, a hole (its factor cancels), the sign stays.",
    ]


def test_division_leaves_the_asymptote_and_a_rest() -> None:
    """At once where the line slopes; where it is level it is one of the reasons, and its equation is not said twice."""
    slant, level = step("(x^2-3)/(x-1)", "far_out"), step("(2x^2-3)/(x^2-1)", "far_out")
    assert slant.shown and slant.shown.plain() == "f(x) = x + 1 − 2 / (x − 1)" and level.shown is None
    assert "f(x) = 2 − 1 / (x² − 1)" in [reason.shown.plain() for reason in level.why if reason.shown]


def test_crossings_are_named() -> None:
    assert "The graph meets it at (1/3, 1): there the remainder is 0." in reasons("(x-1)(x-2)/(x^2+1)", "far_out")
    assert "The graph never meets it." in reasons("1/x", "far_out")


def test_lost_intercepts_are_named() -> None:
    lost = reasons("x(x+2)/x", "intercepts")
    assert "The hole at (0, 2) takes the y-intercept away: f(0) is undefined." in lost
    assert "The y-axis itself is a vertical asymptote, so there is no y-intercept." in reasons("1/x", "intercepts")
    on_axis = "The hole at (1, 0) lies on the x-axis, but the point is missing: no intercept."
    assert on_axis in reasons("(x-1)^2/(x-1)", "intercepts")


def test_multiplicity_is_put_into_words() -> None:
    claims = " ".join(reasons("x(x-1)^2(x-2)^3", "intercepts"))
    assert "x = 0 appears once: the graph crosses the axis." in claims
    assert "x = 1 appears twice: the graph touches the axis and turns back." in claims
    assert "x = 2 appears 3 times: the graph flattens as it crosses the axis." in claims


def test_factors_that_stay_in_one_piece_say_why() -> None:
    assert "x² + 1 has no real zero, because its discriminant is negative." in reasons("x^2+1", "factor")
    assert any("so −√2 and √2 are irrational" in claim for claim in reasons("x^2-2", "factor"))
    assert any("its real zero is irrational, " in claim for claim in reasons("x^3-2", "factor"))
    assert any("its real zeros are irrational, " in claim for claim in reasons("x^3-3x+1", "factor"))
    assert "Take −1 out of 2 − x." in reasons("(2-x)/x", "factor")


def test_the_short_form_gives_each_step_one_reason() -> None:
    f = RationalFunction.parse("(x^2-4)(x-1)/((x-2)(x+5)^2)")
    short, long = explain(f, "short"), explain(f, "long")
    assert [step.claim for step in short.why] == [step.claim for step in long.why]
    assert all(len(step.why) == 1 and not step.why[0].why for step in short.why)
    assert len(list(long.every())) > len(list(short.every()))


@pytest.mark.parametrize("f", EVERY, ids=repr)
def test_every_sentence_is_a_sentence(f: RationalFunction) -> None:
    explained = explain(f, "long")
    assert len(explained.why) == len(STEPS)
    for one in explained.every():
        assert re.fullmatch(r"[^!]+\.", one.claim), one.claim
        assert "  " not in one.claim
        assert "-1" not in one.claim  # a true minus sign in everything shown to people
        assert one.shown is None or one.shown.mathml().startswith("<math>")
    assert all(step.why for step in explained.why)


@pytest.mark.parametrize("text", HUGE)
def test_numbers_of_thousands_of_digits_are_written(text: str) -> None:
    """By their first digits: Python itself refuses to write more than 4300 of them."""
    f = RationalFunction.parse(text)
    for step in explain(f).every():
        assert step.claim
        assert step.shown is None or step.shown.mathml()


@pytest.mark.parametrize(
    ("written", "cancels"),
    [
        ("(x+1)(x-4)/((x+2)(x+2))", False),
        ("(x+1)(x-4)/((x+2)(x-4))", True),
        ("1/(x-1)", False),
        ("(x-1)/(x-1)^2", True),
        ("x^2/(x-1)", False),
        ("x^3/(x(x-1))", True),
    ],
)
def test_degrees_are_counted_after_cancelling_only_where_something_cancels(written: str, cancels: bool) -> None:
    reason = far_out(RationalFunction.parse(written)).why[0].claim
    assert "egree" in reason and reason.startswith("After cancelling") == cancels
