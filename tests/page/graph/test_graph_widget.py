"""The graph as a widget of its own, and as something to keep."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from IPython.core.interactiveshell import InteractiveShell

from mathgames_widgets.carriers.showing import show_rational_functions
from mathgames_widgets.maths.rational.curve import PlotWindow
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.page.graph.graph import RationalFunctionGraph

HOLE = "(x-2)(x+1)/((x-2)(x+3))"


def test_its_name_can_be_pasted_back() -> None:
    picture = RationalFunctionGraph(HOLE, "1/x", labels=["Asha", "Ben"], window=(-4, 4, -3, 3))
    assert eval(repr(picture)).html == picture.html


def test_functions_and_texts_are_the_same() -> None:
    assert RationalFunctionGraph(HOLE).html == RationalFunctionGraph(RationalFunction.parse(HOLE)).html


def test_a_change_draws_anew_and_is_spoken() -> None:
    picture = RationalFunctionGraph(HOLE)
    before = picture.drawing
    picture.functions = ["1/x"]
    assert picture.drawing == before + 1
    assert picture.spoken == "Graph of f(x) = 1 / x"
    assert "(2, 3/5)" not in picture.html


def test_shade_and_window_can_be_changed() -> None:
    picture = RationalFunctionGraph(HOLE)
    picture.shade = 0
    picture.window = (-1, 1, -1, 1)
    assert "mg-shade" in picture.html and "&quot;window&quot;:[-1,1,-1,1]" in picture.html
    assert picture.window == PlotWindow(-1, 1, -1, 1)


def test_a_text_that_is_no_function_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"\w"):
        RationalFunctionGraph("2x +")
    with pytest.raises(TypeError, match="give a RationalFunction or a text"):
        RationalFunctionGraph(3)  # type: ignore[arg-type]


def test_a_refused_change_changes_nothing() -> None:
    picture = RationalFunctionGraph(HOLE)
    html = picture.html
    with pytest.raises(ValueError, match="left < right"):
        picture.window = (1, -1, 0, 1)
    assert picture.html == html


def test_an_svg_file_stands_alone() -> None:
    text = RationalFunctionGraph(HOLE, "x").svg()
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "--mg-series-1, #" in text, "colours must not depend on a page around"
    assert "mg-tool" not in text and len(text.encode()) < 15_000


def test_png_and_figure() -> None:
    picture = RationalFunctionGraph(HOLE, shade=0)
    assert picture.png().startswith(b"\x89PNG") and picture.png() == picture.png()
    (axes,) = picture.figure().axes
    assert axes.get_xlim() == (-5, 4)
    dashed = [line for line in axes.lines if line.get_linestyle() == "--"]
    assert len(dashed) == 2


def test_no_line_of_the_figure_crosses_the_pole() -> None:
    (axes,) = RationalFunctionGraph("1/x").figure().axes
    drawn = [line.get_xdata() for line in axes.lines if line.get_linestyle() == "-"]
    assert not [xs for xs in drawn if min(xs) < 0 < max(xs)]


@pytest.mark.parametrize("name", ["graph.svg", "graph.png", "graph.html", "graph.pdf"])
def test_it_is_saved_in_the_kind_that_the_name_says(tmp_path: Path, name: str) -> None:
    target = RationalFunctionGraph(HOLE).save(tmp_path / name)
    starts = {".svg": b"<svg", ".png": b"\x89PNG", ".html": b"<!doctype html>", ".pdf": b"%PDF"}
    assert target.read_bytes().startswith(starts[target.suffix])


def test_drawing_needs_neither_matplotlib_nor_sympy() -> None:
    lines = (
        "import sys",
        "from mathgames_widgets.page.graph.graph import RationalFunctionGraph",
        f"RationalFunctionGraph({HOLE!r}).svg()",
        "assert not {'matplotlib', 'sympy', 'numpy'} & set(sys.modules)",
    )
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def shown_by_python(value: object) -> dict[str, str]:
    """What a notebook gets for the last line of a cell."""
    shell = InteractiveShell()
    show_rational_functions(shell)
    data, _ = shell.display_formatter.format(value)
    return data


def in_words(page: str) -> str:
    """The words of a page, its mathematics on the line, the times sign that nobody sees left out."""
    page = re.sub(r"<mfrac>(.*?</m.>)(.*?)</mfrac>", r"\1/\2", re.sub("<style>.*?</style>", "", page, flags=re.DOTALL))
    return re.sub("<[^>]*>|\u2062", "", page)


def test_a_function_at_the_end_of_a_cell_shows_its_graph() -> None:
    data = shown_by_python(RationalFunction.parse("1/x"))
    assert data["text/plain"] == "RationalFunction.parse('1 / x')"
    assert "mg-graph" in data["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize(
    ("feature", "written", "said"),
    [
        (
            "holes",
            "(Hole(x=2, y=3/5, above=1, below=1),)",
            "Hole at (2,3/5): the factor x−2 appears once above and once below.",
        ),
        (
            "zeros",
            "(Zero(x=−1, multiplicity=1),)",
            "x-intercept (−1,0): the graph crosses the axis.",
        ),
        (
            "vertical_asymptotes",
            "(VerticalAsymptote(x=−3, order=1, left=1, right=−1),)",
            "Vertical asymptote x=−3: up on the left, down on the right.",
        ),
        ("horizontal_asymptote", "HorizontalAsymptote(y=1)", "Horizontal asymptote y=1."),
    ],
)
def test_what_a_function_has_is_said_in_a_sentence_and_written_for_python(
    feature: str, written: str, said: str
) -> None:
    """On a page without code a line of Python says nothing; where only text is shown, it has the numbers."""
    data = shown_by_python(getattr(RationalFunction.parse(HOLE), feature))
    assert data["text/plain"] == written
    assert in_words(data["text/html"]) == said


@pytest.mark.parametrize(
    ("function", "feature", "said"),
    [
        ("(2x-3)^2x/(x(2x-3))", "holes", "Hole at (0,−3): the factor x appears once above and once below."),
        ("(2x-3)^2/(2x-3)", "holes", "Hole at (3/2,0): the factor 2x−3 appears twice above and once below."),
        ("(x-1)(x+2)/(x-3)", "slant_asymptote", "Slant asymptote y=x+4."),
        ("1/(x^2+1)", "extrema", "Local maximum at (0,1)."),
        ("(x-7)/(x^2-9)", "crossings", "Point (7,0)."),
    ],
)
def test_every_feature_has_its_sentence(function: str, feature: str, said: str) -> None:
    assert in_words(shown_by_python(getattr(RationalFunction.parse(function), feature))["text/html"]).startswith(said)


def test_other_values_are_shown_as_python_shows_them() -> None:
    assert [list(shown_by_python(value)) for value in ((), (1, 2), "x")] == [["text/plain"]] * 3


def test_outside_of_ipython_nothing_happens() -> None:
    show_rational_functions()


def test_an_explanation_at_the_end_of_a_cell_opens():
    """An Explanation is shown as its claims, with reasons that open; its plain text is what print shows."""
    answer = explain(RationalFunction.parse("(x-2)/(x-2)^2"))
    data = shown_by_python(answer)
    assert data["text/plain"] == str(answer)
    assert "<details" in data["text/html"]
    assert answer.claim in data["text/html"]
