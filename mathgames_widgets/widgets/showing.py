"""A function that is the last line of a cell shows its graph. Costs nothing until that happens."""

from __future__ import annotations

import sys
from typing import Any


def show_rational_functions(shell: Any = None) -> None:
    """From now on a RationalFunction at the end of a cell is shown as its graph, to pan, zoom and trace.

    `shell` is the running IPython, found by itself where it is not given; outside of IPython nothing happens.
    """
    if shell is None and "IPython" in sys.modules:
        from IPython import get_ipython

        shell = get_ipython()
    if shell is None:
        return
    shell.display_formatter.mimebundle_formatter.for_type_by_name(
        "mathgames_widgets.maths.rational", "RationalFunction", _shown
    )


def _shown(function: Any, **kwargs: Any) -> Any:
    from mathgames_widgets.widgets.graph import RationalFunctionGraph

    bundle = RationalFunctionGraph(function)._repr_mimebundle_(**kwargs)
    if bundle is None:
        return None
    data, metadata = bundle
    return {**data, "text/plain": repr(function)}, metadata
