"""Algebra in the text of a lesson is typeset on pages and on paper; what one types and keys stay code."""

from __future__ import annotations

import re

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from mathgames_widgets.serving.algebra import typeset
from mathgames_widgets.serving.pages import MarkdownWithPictures


@pytest.mark.parametrize("text", ["x − 3", "2 − x", "(x + 1)(x − 1)(x − 1)", "(x + 1)(x − 1) / (x + 2)"])
def test_algebra_is_typeset(text: str) -> None:
    assert typeset(f"<p><code>{text}</code></p>").startswith("<p><math>")


def test_a_full_stop_stays_on_the_line_of_its_algebra() -> None:
    said = typeset("<p>such as <code>x − 3</code>. Its <code>x − 2</code>, too</p>")
    assert re.findall(r'<span style="white-space:nowrap"><math>.*?</math>(.)</span>', said) == [".", ","]
    renderer = MarkdownWithPictures(contents_manager=None)
    assert "</math>.</span>" in MarkdownWithMath(renderer=renderer).render("such as `x − 3`.\nIts zero")


@pytest.mark.parametrize("text", ["x", "x-3", "1/x(x+1)", "x²", "(1/2)x", "mathgames serve", "(x + − 1", "2·(x−"])
def test_what_is_typed_stays_code(text: str) -> None:
    assert typeset(f"<code>{text}</code>") == f"<code>{text}</code>"
