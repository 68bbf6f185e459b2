"""What people type, and what they are told when it cannot be read."""

from __future__ import annotations

import sys
from contextlib import suppress

import pytest

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError

read = RationalFunction.parse


def rows(text: str) -> tuple[list[str], list[str]]:
    f = read(text)
    return [str(factor) for factor in f.top], [str(factor) for factor in f.bottom]


@pytest.mark.parametrize(
    ("text", "top", "bottom"),
    [
        ("(x-2)(x+1)/((x-2)(x+3))", ["x − 2", "x + 1"], ["x − 2", "x + 3"]),
        ("(x-1) / (x+2)(x-4)", ["x − 1"], ["x + 2", "x − 4"]),  # side by side stays together, as on the table
        ("(x^2-4)/((x-2)(x+5))", ["x² − 4"], ["x − 2", "x + 5"]),
        ("(x-3)/(x-3)^2", ["x − 3"], ["x − 3", "x − 3"]),
        ("(x−3)/(x−3)²", ["x − 3"], ["x − 3", "x − 3"]),
        ("(x-3)**2", ["x − 3", "x − 3"], []),
        ("2x", ["2x"], []),
        ("-x(x-1)", ["−x", "x − 1"], []),
        ("-(x-1)", ["−1", "x − 1"], []),
        ("2 · x × 3 * x", ["2", "x", "3", "x"], []),
        ("x/3", ["x"], ["3"]),
        ("(1/3)x", ["(1/3)x"], []),
        ("0.5x + .25", ["(1/2)x + 1/4"], []),
        ("1/x + 1/(x-1)", ["2x − 1"], ["x", "x − 1"]),
        ("1/x + 1/x", ["2"], ["x"]),
        ("1/(x-1) - 1/(x-1)", ["0"], ["x − 1"]),
        ("x/2 + 1/3", ["(1/2)x + 1/3"], []),
        ("f(x) = x+1", ["x + 1"], []),
        ("y = x", ["x"], []),
        ("94-2x²", ["94 − 2x²"], []),
        ("[(x+1)(x-1)]/{x}", ["x + 1", "x − 1"], ["x"]),
        ("x^-2", [], ["x", "x"]),
        ("x^(-1)", [], ["x"]),
        ("x⁻¹", [], ["x"]),
        ("(x+1)^0", [], []),
        ("((x-1)(x+2))^2", ["x − 1", "x + 2", "x − 1", "x + 2"], []),
        ("1", [], []),
        ("--x", ["x"], []),
        ("2^3x", ["8x"], []),
        ("x^60", ["x⁶⁰"], []),
    ],
)
def test_rows_are_kept_as_written(text: str, top: list[str], bottom: list[str]) -> None:
    assert rows(text) == (top, bottom)


@pytest.mark.parametrize(
    ("text", "excluded"),
    [
        ("1/(1/x)", [0]),
        ("(x-1)/(1/(x-2))", [2]),
        ("1/((x-1)/(x-1))", [1]),
        ("x/(x/(x+1))", [-1, 0]),
        ("(1/(x-1))^-1", [1]),
        ("(1/(x-1))^0", [1]),
        ("(x/(x-4))/(x/(x-4))", [0, 4]),
    ],
)
def test_nested_quotients_forget_no_restriction(text: str, excluded: list[int]) -> None:
    """What divides by 0 anywhere on the way is undefined, even if the result looks harmless."""
    assert list(read(text).domain.excluded) == excluded


def test_nested_quotients_have_the_right_values() -> None:
    assert read("1/(1/x)").holes[0].y == 0
    assert read("1+1/(1+1/x)")(1) == read("(2x+1)/(x+1)")(1)
    assert read("(1/x)/(2/(x-1))")(3) == read("(x-1)/(2x)")(3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "There is nothing to read yet"),
        ("   ", "There is nothing to read yet"),
        ("2x+1)/(x", r'"\)" at character 5 closes nothing'),
        ("(x+1", r'"\(" at character 1 is never closed'),
        ("(x+1^", "power at character 5 needs a whole number"),
        ("x2", r"number at character 2 follows something directly; write \*"),
        ("3 4", "number at character 3 follows"),
        ("1/3x", r'"/3x" at character 2 can be read in more than one way; put brackets'),
        ("x/2x", r'"/2x" at character 2 can be read in more than one way; put brackets'),
        ("x + 1/2(x-1)", r'"/2\(" at character 6 can be read in more than one way'),
        ("x^2/3x", r'"/3x" at character 4 can be read in more than one way'),
        ("0^0", "0 to the power 0 has no value"),
        ("(x-x)^0", "0 to the power 0 has no value"),
        ("(x+" + "9" * 78 + ")^60", "numbers in this function become too large"),
        ("*".join(["9^60"] * 30), "numbers in this function become too large"),
        ("x^2^3", "stands on another power"),
        ("x^", "needs a whole number after it"),
        ("x^1.5", "needs a whole number after it"),
        ("x^(2", "needs one whole number in its brackets"),
        ("x^61", "power at character 2 is too high; powers up to 60"),
        ("x^99999999999999", "too high"),
        ("a+1", 'letter "a" at character 1'),
        ("sin(x)", 'letter "s" at character 1'),
        ("__import__('os')", '"_" at character 1'),
        ("x+", "missing at the end"),
        ("x-", "missing at the end"),
        ("0*", "missing at the end"),
        ("1/", "missing at the end"),
        ("*x", r'missing before "\*" at character 1'),
        ("x//2", 'missing before "/" at character 3'),
        ("(x+)", r'missing before the bracket "\)" at character 4'),
        ("()", "brackets at character 1 are empty"),
        ("^2", r'missing before "\^"'),
        ("1/0", r'below the "/" at character 2 is 0'),
        ("(x-1)/(x-x)", r'below the "/" at character 6 is 0'),
        ("1/(0/x)", "is 0, and nothing can be divided by 0"),
        ("0^-1", "0 has no negative powers"),
        ("(x-x)^-1", "0 has no negative powers"),
        ("x=2", '"=" at character 2 does not belong here'),
        ("1,5x", "comma at character 2"),
        ("x!", '"!" at character 2'),
        ("(x^60)(x)", "degree is higher than 60"),
        ("((x+1)^31)^2", "degree is higher than 60"),
        ("((2*3)^60)^60", "more than 240 factors|too large"),
        ("((9^60)^60)^60", "too large"),
        ("9" * 79, "more than 78 digits"),
        ("(" * 41 + "x" + ")" * 41, "41st inside another"),
        ("x" * 401, "401 characters long"),
    ],
)
def test_errors_say_what_where_and_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=message) as caught:
        read(text)
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == '"'
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_read_error_is_a_value_error() -> None:
    assert issubclass(ReadError, ValueError)
    with pytest.raises(ValueError, match="nothing to read"):
        RationalFunction.parse("")


@pytest.mark.parametrize(
    "text",
    [
        "(" * 200 + "x",
        "((((x+1)^60)^60)^60)^60",
        "1/" * 199 + "x",
        "x+" * 199 + "x",
        "-" * 399 + "x",
        "9^60" * 50,
        "(x+9)^60" * 30,
        "((9x+1)^60+(7x-3)^60)/((5x+2)^60+(8x-1)^60)",
    ],
)
def test_nothing_typed_holds_the_kernel_up(text: str) -> None:
    """Counted in calls, for a clock would measure the machine; a million of them take half a second or so."""
    steps = 0

    def count(*_: object) -> None:
        nonlocal steps
        steps += 1
        assert steps < 1_000_000

    sys.setprofile(count)
    try:
        with suppress(ReadError):
            read(text)
    finally:
        sys.setprofile(None)


@pytest.mark.parametrize("thing", [None, b"x+1", 3, ["x"]])
def test_only_text_is_read(thing: object) -> None:
    """One sentence for people, no matter what comes."""
    with pytest.raises(ReadError, match=r'is not text; write a function such as "\(x\+1\)/\(x-2\)"\.$'):
        read(thing)  # type: ignore[arg-type]
