"""Pictures that matplotlib draws, and what stands there where it is not installed."""

from __future__ import annotations

import sys

import pytest

from mathgames_widgets.page.graph.figure import MissingPackage, address, empty_plot, with_words
from mathgames_widgets.page.graph.graph import RationalFunctionGraph
from tests.table.pages import read

HOW = 'install it with: pip install "mathgames_widgets[plots]"'


def picture() -> str:
    return address(empty_plot("cards", "chance")[0])


def test_a_plot_stands_above_its_words() -> None:
    shown = read(str(with_words(picture, "0: 25%, 1: 75%", "plot")))
    assert shown.one(tag="img").get("alt") == "0: 25%, 1: 75%"
    assert "0: 25%, 1: 75%" in shown.text


def test_without_matplotlib_the_words_stand_alone_and_say_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    shown = read(str(with_words(picture, "0: 25%, 1: 75%", "plot")))
    assert not shown.find(tag="img")
    assert "0: 25%, 1: 75%" in shown.text and HOW in shown.text
    with pytest.raises(MissingPackage, match="This picture needs matplotlib"):
        RationalFunctionGraph("1/x").png()


def test_the_x_axis_stands_at_0_even_along_an_edge() -> None:
    axes = RationalFunctionGraph("1/x", window=(-4, 4, -6, 0)).figure().axes[0]
    assert axes.spines["bottom"].get_position() == ("data", 0)
