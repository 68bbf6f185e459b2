"""Algebra in the text of a lesson is typeset on pages and on paper; what one types and keys stay code."""

from __future__ import annotations

import pytest

from mathgames_widgets.serving.algebra import typeset


@pytest.mark.parametrize("text", ["x − 3", "2 − x", "(x + 1)(x − 1)(x − 1)", "(x + 1)(x − 1) / (x + 2)"])
def test_algebra_is_typeset(text: str) -> None:
    assert typeset(f"<p><code>{text}</code></p>").startswith("<p><math>")


@pytest.mark.parametrize("text", ["x", "x-3", "1/x(x+1)", "x²", "(1/2)x", "mathgames serve", "(x + − 1", "2·(x−"])
def test_what_is_typed_stays_code(text: str) -> None:
    assert typeset(f"<code>{text}</code>") == f"<code>{text}</code>"
