"""A function that is the last line of a cell shows its graph, an explanation its steps. Costs nothing until then."""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import Any

MODULE = "mathgames_widgets.maths.rational.features"
FEATURES = ("Hole", "Zero", "Point", "VerticalAsymptote", "HorizontalAsymptote", "SlantAsymptote", "Extremum")
"""What one can say about a graph in a few numbers."""


def show_rational_functions(shell: Any = None) -> None:
    """From now on a RationalFunction at the end of a cell is shown as its graph, to pan, zoom and trace.

    An Explanation is shown as its claims, with reasons that open. What one can say about a graph, such as
    `f.holes`, is shown in sentences; its plain text has the numbers as one writes them:
    Hole(x=2, y=3/5, above=1, below=1).

    `shell` is the running IPython, found by itself where it is not given; outside of IPython nothing happens.
    """
    if shell is None and "IPython" in sys.modules:
        from IPython import get_ipython

        shell = get_ipython()
    if shell is None:
        return
    formatter = shell.display_formatter.mimebundle_formatter
    formatter.for_type_by_name("mathgames_widgets.maths.rational.function", "RationalFunction", _shown)
    formatter.for_type_by_name("mathgames_widgets.maths.writing.explanation", "Explanation", _opened)
    text, page = (shell.display_formatter.formatters[form] for form in ("text/plain", "text/html"))
    for name in FEATURES:
        text.for_type_by_name(MODULE, name, _written)
        page.for_type_by_name(MODULE, name, _said)
    page.for_type(tuple, _all_said)


def _shown(function: Any, **kwargs: Any) -> Any:
    from mathgames_widgets.page.graph.graph import RationalFunctionGraph

    bundle = RationalFunctionGraph(function)._repr_mimebundle_(**kwargs)
    if bundle is None:
        return None
    data, metadata = bundle
    return {**data, "text/plain": repr(function)}, metadata


def _opened(answer: Any, **kwargs: Any) -> Any:
    from mathgames_widgets.page.cards import explanation

    return {"text/html": _page(explanation(answer, key="why")), "text/plain": str(answer)}


def _page(*lines: Any) -> str:
    from mathgames_widgets.carriers.notebook import styles_here
    from mathgames_widgets.page.html import div

    return f"{styles_here()}{div(*lines, cls='mg')}"


def _said(feature: Any) -> str:
    from mathgames_widgets.page.graph.words import sentence

    return _page(sentence(feature))


def _all_said(values: tuple[Any, ...]) -> str | None:
    """Several features, such as `f.holes`; any other tuple is shown as Python shows it."""
    kinds = {(type(value).__module__, type(value).__name__) for value in values}
    if not kinds or not kinds <= {(MODULE, name) for name in FEATURES}:
        return None
    from mathgames_widgets.page.graph.words import sentence

    return _page(*map(sentence, values))


def _written(feature: Any, printer: Any, cycle: bool) -> None:
    from mathgames_widgets.maths.writing.notation import plain

    values = ((one.name, getattr(feature, one.name)) for one in fields(feature) if one.repr)
    parts = [f"{name}={value if isinstance(value, str) else plain(value)}" for name, value in values]
    printer.text(f"{type(feature).__name__}({', '.join(parts)})")
