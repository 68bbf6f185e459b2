"""The algebra in the text of a lesson: on a page and on paper it is typeset, in JupyterLab it is code."""

from __future__ import annotations

import re

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.reader import ReadError

ALGEBRA = re.compile(r"<code>([\d x()+−./²³]*)</code>([.,;:?)]*)")
"""What may be algebra in a text: signs as they are printed, and not as one types them; and what ends it."""


def typeset(html: str) -> str:
    """A text with its algebra as mathematics; what is typed, and keys, stay as they are.

    >>> typeset("How many times does <code>x − 3</code> go into it?").startswith("How many times does <math")
    True
    >>> typeset("Press <code>x</code>, or type <code>x-3</code>.")
    'Press <code>x</code>, or type <code>x-3</code>.'
    >>> typeset("such as <code>x − 3</code>.").endswith("</math>.</span>")  # the full stop stays on its line
    True
    """
    return ALGEBRA.sub(_typeset, html)


def _typeset(found: re.Match[str]) -> str:
    if "x" not in found[1] or not ("−" in found[1] or " + " in found[1]):
        return found[0]
    try:
        shown = show(RationalFunction.parse(found[1])).mathml()
    except ReadError:
        return found[0]
    return f'<span style="white-space:nowrap">{shown}{found[2]}</span>' if found[2] else shown
