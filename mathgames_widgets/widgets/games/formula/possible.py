"""Counting what is possible: how many plays the hand has now, and which digits are worth keeping."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.games.formula.explain_counts import what_is_possible, why_keep_which
from mathgames_widgets.games.formula.state import Rules, View
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.html import Element, details, div, summary
from mathgames_widgets.widgets.why import explanation


def counting(view: View) -> Element:
    """How many plays there are, folded: whoever looks for one alone is told nothing."""
    return details(
        summary("What is possible"),
        div(
            explanation(_possible(view), key="possible-plays"),
            explanation(_worth_keeping(view.rules), key="possible-digits"),
            cls="mg-panel",
        ),
        cls="mg-fold",
        data_key="possible",
    )


@lru_cache(maxsize=64)
def _possible(view: View) -> Explanation:
    """The same turn is drawn again with every card that is tried."""
    return what_is_possible(view)


@lru_cache(maxsize=8)
def _worth_keeping(rules: Rules) -> Explanation:
    """The count depends on the options alone."""
    return why_keep_which(rules)
