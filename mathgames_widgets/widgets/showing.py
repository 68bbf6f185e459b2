"""A function that is the last line of a cell shows its graph, an explanation its steps. Costs nothing until then."""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import Any

FEATURES = ("Hole", "Zero", "Point", "VerticalAsymptote", "HorizontalAsymptote", "SlantAsymptote", "Extremum")
"""What one can say about a graph in a few numbers."""


def show_rational_functions(shell: Any = None) -> None:
    """From now on a RationalFunction at the end of a cell is shown as its graph, to pan, zoom and trace.

    An Explanation is shown as its claims, with reasons that open. What one can say about a graph, such as
    `f.holes`, has its numbers as one writes them: Hole(x=2, y=3/5, above=1, below=1).

    `shell` is the running IPython, found by itself where it is not given; outside of IPython nothing happens.
    """
    if shell is None and "IPython" in sys.modules:
        from IPython import get_ipython

        shell = get_ipython()
    if shell is None:
        return
    formatter = shell.display_formatter.mimebundle_formatter
    formatter.for_type_by_name("mathgames_widgets.maths.rational", "RationalFunction", _shown)
    formatter.for_type_by_name("mathgames_widgets.maths.explanation", "Explanation", _opened)
    text = shell.display_formatter.formatters["text/plain"]
    for name in FEATURES:
        text.for_type_by_name("mathgames_widgets.maths.features", name, _written)


def _shown(function: Any, **kwargs: Any) -> Any:
    from mathgames_widgets.widgets.graph import RationalFunctionGraph

    bundle = RationalFunctionGraph(function)._repr_mimebundle_(**kwargs)
    if bundle is None:
        return None
    data, metadata = bundle
    return {**data, "text/plain": repr(function)}, metadata


def _opened(answer: Any, **kwargs: Any) -> Any:
    from mathgames_widgets.widgets.html import div
    from mathgames_widgets.widgets.stage import styles
    from mathgames_widgets.widgets.why import explanation

    page = div(explanation(answer, key="why"), cls="mg")
    return {"text/html": f"<style>{styles()}</style>{page}", "text/plain": str(answer)}


def _written(feature: Any, printer: Any, cycle: bool) -> None:
    from mathgames_widgets.maths.notation import plain

    values = ((one.name, getattr(feature, one.name)) for one in fields(feature) if one.repr)
    parts = [f"{name}={value if isinstance(value, str) else plain(value)}" for name, value in values]
    printer.text(f"{type(feature).__name__}({', '.join(parts)})")
