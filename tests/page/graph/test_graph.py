"""Graphs as pages: the picture, what the script is told, the words and the tables."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.curve import PlotWindow, curve
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.page.graph.graph import Highlight, drawing, graph, names_for
from mathgames_widgets.page.graph.words import coordinate, description, feature_rows, features
from mathgames_widgets.questions.controls import drawn
from tests.maths.rational.random_functions import HUGE

say_graph = room("mathgames_widgets.page.graph")

factors = st.tuples(st.sampled_from([1, 1, 1, -1, 2]), st.integers(-4, 4))
functions = st.builds(
    RationalFunction.of_linear, st.lists(factors, max_size=6), st.lists(factors, min_size=0, max_size=6)
)
SIX_CARDS = RationalFunction.of_linear([(1, 2), (1, -1), (2, 0)], [(1, 2), (1, -3), (-1, 1)])


def build(text: str) -> RationalFunction:
    return RationalFunction.parse(text)


def page(*made: RationalFunction, **how: Any) -> str:
    return str(graph(made, key="k", **how))


def parts(html: str, cls: str) -> list[ElementTree.Element]:
    """The elements of the picture that have a class."""
    svg = ElementTree.fromstring(html[html.index("<svg") : html.rindex("</svg>") + 6])
    return [one for one in svg.iter() if cls in one.get("class", "").split()]


def sent(html: str) -> dict[str, Any]:
    figure = ElementTree.fromstring(html)
    data = json.loads(figure.attrib["data-graph"])
    assert isinstance(data, dict)
    return data


def number_at(html: str, words: str, **where: str) -> ElementTree.Element:
    """The number beside an axis that says something."""
    (group,) = parts(html, "mg-numbers")
    found = [one for one in group if one.text == words and all(one.get(name) == at for name, at in where.items())]
    return found[0]


# ── the picture ─────────────────────────────────────────────────────────────


def test_a_drawing_is_the_same_each_time() -> None:
    figure = graph([SIX_CARDS], key="k", shade=0)
    assert str(figure) == str(figure) == page(SIX_CARDS, shade=0)


def test_a_number_that_a_line_would_run_through_stands_beside_it() -> None:
    """Where nothing moves: at the wall −2, and where a curve comes down beside 2."""
    wall = str(drawn([build("(x+1)/(x+2)")], (-6, 6, -6, 6)))
    assert number_at(wall, "−2", y="176").get("text-anchor") == "end", "left of the wall at −2"
    assert number_at(wall, "−4", y="176").get("text-anchor") is None
    steep = str(drawn([build("(x+1)(x-2)(x-1)")], (-6, 6, -6, 6)))
    assert number_at(steep, "2", **{"text-anchor": "start"}) is not None
    hung = str(drawn([build("x-5")], (-6, 6, -6, 6), stems=[(-4, -1.35)]))
    assert number_at(hung, "−4", y="152") is not None, "above the axis, where a handle hangs below it"


@given(functions)
def test_a_page_is_well_formed_and_small(f: RationalFunction) -> None:
    """15 kB with axes and labels, words and tables."""
    html = page(f, shade=0)
    ElementTree.fromstring(html)
    assert len(html.encode()) <= 15_000
    assert "nan" not in html.lower() and "inf" not in html.replace("infinity", "").lower()


@given(functions)
def test_dots_and_circles_are_where_the_features_are(f: RationalFunction) -> None:
    html = page(f)
    holes = {(float(hole.x), float(hole.y)) for hole in f.holes}
    assert {place_of(one) for one in parts(html, "mg-hole")} == holes
    dots = {(float(turn.x), float(turn.y)) for turn in f.extrema} | {(float(zero.x), 0.0) for zero in f.zeros}
    if f.y_intercept:
        dots.add((0.0, float(f.y_intercept)))
    assert {place_of(one) for one in parts(html, "mg-point")} == dots | holes


def place_of(mark: ElementTree.Element) -> tuple[float, float]:
    return float(mark.attrib["data-x"]), float(mark.attrib["data-y"])


def test_a_place_in_the_plane_is_put_at_its_pixels() -> None:
    """The hole at (2, 3/5) in a window from -5 to 4 and from -3 to 3, on 640 by 420 pixels."""
    (hole,) = parts(page(build("(x-2)(x+1)/((x-2)(x+3))"), window=(-5, 4, -3, 3)), "mg-hole")
    assert hole.attrib["transform"] == "translate(497.8 168)"


@given(functions)
def test_the_points_of_a_drawn_curve_lie_on_it(f: RationalFunction) -> None:
    html = page(f, window=(-5, 5, -4, 4))
    (path,) = parts(html, "mg-curve")
    exact = curve(f)
    for run in re.split("M", path.attrib["d"])[1:]:
        numbers = list(map(float, run.split()))
        for px, py in zip(numbers[::2], numbers[1::2], strict=True):
            x = px / 64 - 5
            heights = [exact(x + part / 640) for part in (-1, 0, 1)]
            low, high = min(heights), max(heights)
            y = 4 - py / 52.5
            crosses_a_pole = any(abs(x - pole) < 2 / 640 for pole in exact.poles)
            assert crosses_a_pole or low - 0.01 <= y <= high + 0.01


def test_holes_carry_their_exact_coordinates() -> None:
    labels = [one.text for one in parts(page(build("(x-2)(x+1)/((x-2)(x+3))")), "mg-label")]
    assert labels == ["(2, 3/5)", "x = −3", "y = 1"]


def test_irrational_places_are_labelled_with_roots() -> None:
    labels = [one.text for one in parts(page(build("1/(x^2-2)")), "mg-label")]
    assert labels == ["x = −√2", "x = √2", "y = 0"]


def test_asymptotes_are_upright_level_slant_and_bent() -> None:
    lines = parts(page(build("(x^2+1)/(x-1)")), "mg-asymptote")
    assert [(one.get("data-x"), one.get("data-c")) for one in lines] == [("1", None), (None, "1 1")]
    (_, level) = parts(page(build("1/x")), "mg-asymptote")
    assert level.get("data-y") == "0"
    (_, bent) = parts(page(build("(x^3+1)/x")), "mg-asymptote")
    assert bent.get("data-c") == "0 0 1"


def test_a_hole_outside_the_picture_is_shown_at_its_edge() -> None:
    """A hole stays visible at every zoom."""
    f = build("(x-2)(x+1)/((x-2)(x+3))")
    (above,) = parts(page(f, window=(-4, 4, -9, 0.5)), "mg-hole")
    (below,) = parts(page(f, window=(-4, 4, 1, 9)), "mg-hole")
    assert above.get("data-beyond") == "above" and below.get("data-beyond") == "below"


def test_several_functions_differ_in_more_than_colour() -> None:
    html = page(*map(build, ["x", "1/x", "x^2"]), labels=["Asha", "Ben"])
    entries = parts(html, "mg-entry")
    assert [entry[-1].text for entry in entries] == ["Asha", "Ben", "h"]
    assert len({entry[1][0].get("d") for entry in entries}) == 3
    assert [one.get("class") for one in parts(html, "mg-curve")[3:]] == [f"mg-curve mg-s{n}" for n in (1, 2, 3)]


def test_one_function_needs_no_legend() -> None:
    assert parts(page(SIX_CARDS), "mg-entry") == []


def test_signs_are_shaded_and_written() -> None:
    html = page(build("(x-2)(x+1)/((x-2)(x+3))"), shade=0)
    assert [one.text for one in parts(html, "mg-sign")] == ["+", "−", "+"]
    ends = [(one.get("data-from"), one.get("data-to")) for one in parts(html, "mg-shade")]
    assert ends == [(None, "-3"), ("-3", "-1"), ("-1", None)]


def test_goals_are_marked_numbered_and_listed() -> None:
    goals = [
        Highlight("A hole above the x-axis", points=(Point(Fraction(2), Fraction(3, 5)),)),
        Highlight("Horizontal asymptote y = 2", ys=(Fraction(2),), met=False),
    ]
    html = page(build("(x-2)(x+1)/((x-2)(x+3))"), goals=goals)
    assert [one.text for one in parts(html, "mg-goal-number")] == ["①", "②"]
    assert len(parts(html, "mg-goal-ring")) == 1
    (line,) = parts(html, "mg-goal-line")
    assert line.get("class") == "mg-goal-line mg-unmet" and line.get("data-y") == "2"
    assert (
        say_graph("told-horizontal-asymptote", line="y = 2 <span").removesuffix(".") in html and "not reached" in html
    )


def test_names_are_escaped() -> None:
    html = page(build("x"), build("1/x"), labels=['<b>"A"&', "Ben"])
    assert "<b>" not in html and "&lt;b&gt;" in html
    assert sent(html)["curves"][0]["name"] == '<b>"A"&'


def test_nothing_has_an_id() -> None:
    """Two graphs on a page never collide."""
    assert not re.search(r'\sid="', page(SIX_CARDS, shade=0))


def test_an_empty_graph_has_axes() -> None:
    html = page()
    assert sent(html)["curves"] == [] and len(parts(html, "mg-axes")) == 1


def test_an_axis_outside_the_picture_has_no_name_at_its_edge() -> None:
    """Beside 1 the y-axis is out of sight, and high above the x-axis that one is."""
    for window, seen in (
        ((-2, 2, -1, 1), [True, True]),
        ((0.5, 2, -1, 1), [True, False]),
        ((-2, 2, 5, 9), [False, True]),
    ):
        names = parts(page(SIX_CARDS, window=PlotWindow(*window)), "mg-name")
        assert [one.text for one in names] == ["x", "y"]
        assert [one.get("visibility") != "hidden" for one in names] == seen, window


def test_functions_without_a_letter_get_a_number() -> None:
    assert names_for(11)[-2:] == ("w", "f11")


def test_a_picture_is_named_and_described() -> None:
    svg = drawing([build("1/x")])
    assert svg.attributes["role"] == "img"
    assert svg.attributes["aria-label"] == "Graph of f(x) = 1 / x"
    assert "<title>Graph of f(x) = 1 / x</title><desc>f(x) = 1 / x. Undefined at x = 0." in str(svg)


# ── for the script ──────────────────────────────────────────────────────────


@given(functions)
def test_the_script_gets_numbers_and_texts_only(f: RationalFunction) -> None:
    def check(thing: object) -> None:
        if isinstance(thing, dict):
            assert all(isinstance(key, str) for key in thing)
            check(list(thing.values()))
        elif isinstance(thing, list):
            for one in thing:
                check(one)
        else:
            assert thing is None or isinstance(thing, (int, float, str))

    check(sent(page(f)))


@given(functions, st.fractions(-6, 6, max_denominator=7))
def test_the_factors_that_are_sent_give_the_values(f: RationalFunction, x: Fraction) -> None:
    (data,) = sent(page(f))["curves"]
    y = f(x)
    if y is None:
        return
    above = data["lead"]
    for zero in data["zeros"]:
        above *= float(x) - zero
    for pole in data["poles"]:
        above /= float(x) - pole
    assert above == pytest.approx(float(y), rel=1e-9, abs=1e-9)


def test_the_window_is_sent_as_it_is() -> None:
    assert sent(page(SIX_CARDS, window=PlotWindow(-2, 2, -1.5, 1)))["window"] == [-2, 2, -1.5, 1]


# ── words and tables ────────────────────────────────────────────────────────


@given(functions)
def test_one_feature_a_place_from_left_to_right(f: RationalFunction) -> None:
    places = [feature.x for feature in features(f)]
    assert places == sorted(set(places))


def test_what_is_said_at_a_hole_and_at_a_wall() -> None:
    said = [feature.text for feature in features(build("(x-2)/((x-2)(x-3)^2)"))]
    assert said == [
        "y-intercept (0, 1/9)",
        say_graph("met-hole", x=2, point="(2, 1)"),
        say_graph("met-wall", x=3, left="up", right="up"),
    ]


def test_two_things_at_one_place_are_said_together() -> None:
    (origin,) = features(build("x^2"))
    assert origin.text == (
        say_graph("met-zero", point="(0, 0)", times="2); y-intercept (0, 0); local minimum (0, 0", even="yes")
    )


def test_a_graph_in_words() -> None:
    assert description(build("(x-2)(x+1)/((x-2)(x+3))")) == (
        "Undefined at x = −3 and 2. Hole at (2, 3/5). "
        "Vertical asymptote x = −3: up on the left, down on the right. "
        "Far out the graph comes close to y = 1. x-intercept −1. y-intercept 1/3. "
        "Positive on (−∞, −3) and (−1, ∞), negative on (−3, −1), leaving out the hole."
    )


def test_a_polynomial_in_words() -> None:
    assert description(build("94-2x^2")) == (
        "Far to the left and far to the right the graph falls without end. "
        "x-intercepts −√47 and √47. y-intercept 94. Local maximum at (0, 94). "
        "Positive on (−√47, √47), negative on (−∞, −√47) and (√47, ∞)."
    )


def test_a_curve_that_meets_its_asymptote() -> None:
    words = description(build("(x^2-2)/(x^2+x)"))
    assert "comes close to y = 1 and meets it at (−2, 1)." in words


def test_a_constant_stays() -> None:
    assert description(build("5")) == (
        "Far to the left and far to the right it stays at y = 5. No x-intercept. y-intercept 5. Positive on (−∞, ∞)."
    )


def test_the_table_of_features() -> None:
    assert list(feature_rows(build("x/(x^2-1)"))) == [
        ("vertical", "x = −1"),
        ("vertical", "x = 1"),
        ("horizontal", "y = 0"),
        ("x-intercept", "(0, 0)"),
        ("y-intercept", "(0, 0)"),
        ("symmetry", say_graph("symmetry-odd")),
    ]


def test_the_table_of_values_is_exact() -> None:
    html = page(build("(x-2)(x+1)/((x-2)(x+3))"), window=(-5, 4, -3, 3))
    rows = re.findall(r'<th scope="row">([^<]*)</th><td>([^<]*)</td>', html)
    assert ("−3", "undefined") in rows and ("2", "undefined") in rows and ("1", "1/2") in rows and ("3", "2/3") in rows


@pytest.mark.parametrize("text", HUGE)
def test_a_graph_with_numbers_beyond_floats(text):
    """Drawn and described: no number is too large for a page, and none is told wrong."""
    f = build(text)
    for window in (None, (-4, 4, -3, 3)):
        assert not re.search(r"nan|inf[^i]", str(graph([f], key="g", window=window)))
    assert description(f)


def test_a_coordinate_beyond_floats_is_a_power_of_10():
    assert coordinate(build("(x-1000000)^60").y_intercept) == "≈ 1.000e+360"
