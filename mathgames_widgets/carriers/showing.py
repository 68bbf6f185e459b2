"""What the last line of a cell shows: a function its graph, an explanation its steps, a match its table.

Costs nothing until then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from importlib import import_module
from typing import Any

MODULE = "mathgames_widgets.maths.rational.features"
FEATURES = ("Hole", "Zero", "Point", "VerticalAsymptote", "HorizontalAsymptote", "SlantAsymptote", "Extremum")
"""What one can say about a graph in a few numbers."""
VIEWS_IN = ("view", "state")
"""Where a game has its View: in a file of its own, or beside its State."""


def show_rational_functions(shell: Any = None) -> None:
    """From now on a RationalFunction at the end of a cell is shown as its graph, to pan, zoom and trace.

    An Explanation is shown as its claims, with reasons that open. What one can say about a graph, such as
    `f.holes`, is shown in sentences; its plain text has the numbers as one writes them:
    Hole(x=2, y=3/5, above=1, below=1). A match, a view, a record and the rows of a simulation have a look of their own
    (`table.looks`); a view of a game that is not in the list has one as soon as a match of it gives one.

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
    for (module, name), look in _looks().items():
        page.for_type_by_name(module, name, look)
    _watch_for_other_views(page)


def _watch_for_other_views(page: Any) -> None:
    """A match of a game outside the list says what its views are, when it gives the first one."""
    from mathgames_widgets.core.match import WATCHERS
    from mathgames_widgets.games import NAMES

    known: set[type] = set()

    def meet(game: Any, view: Any) -> None:
        kind = type(view)
        if kind not in known:
            known.add(kind)
            if game.NAME not in NAMES and not hasattr(kind, "_repr_html_"):
                page.for_type(kind, lambda shown: _still(looks_module().look_of_view(game, shown)))

    WATCHERS.append(meet)


def _looks() -> dict[tuple[str, str], Callable[[Any], str]]:
    """What a page shows of the values of a game, by the module and the name of their type."""
    from mathgames_widgets.games import NAMES, __name__ as games

    core = "mathgames_widgets.core"
    looks: dict[tuple[str, str], Callable[[Any], str]] = {
        (f"{core}.match", "Match"): lambda match: _still(looks_module().look_of_match(match)),
        (f"{core}.record", "Record"): lambda record: _still(looks_module().look_of_record(record)),
        (f"{core}.simulation", "Rows"): lambda rows: _still(looks_module().look_of_rows(rows)),
    }
    for name in NAMES:
        for file in VIEWS_IN:
            looks[f"{games}.{name}.rules.{file}", "View"] = partial(_view, f"{games}.{name}")
    return looks


def looks_module() -> Any:
    """The looks, loaded when the first one is shown."""
    return import_module("mathgames_widgets.table.looks")


def _view(game: str, view: Any) -> str:
    return _still(looks_module().look_of_view(import_module(game), view))


def _still(look: Any) -> str:
    from mathgames_widgets.carriers.notebook import styles_here
    from mathgames_widgets.page.assets import static

    return f"{styles_here()}{static(look, styled=False)}"


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

    values = ((field.name, getattr(feature, field.name)) for field in fields(feature) if field.repr)
    parts = [f"{name}={value if isinstance(value, str) else plain(value)}" for name, value in values]
    printer.text(f"{type(feature).__name__}({', '.join(parts)})")
