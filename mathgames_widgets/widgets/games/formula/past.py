"""Looking back at one's own last turn: how many plays there were, and the best of them."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.games.formula.explain import look_back
from mathgames_widgets.games.formula.state import LastTurn, Rules, View
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.html import Element, details, div, summary
from mathgames_widgets.widgets.why import explanation


def looking_back(view: View) -> Element | None:
    """The last turn of whoever looks, folded; nothing before it."""
    if view.last is None:
        return None
    return details(
        summary("Looking back at your last turn"),
        div(explanation(_told(view.last, view.rules), key="past-told"), cls="mg-panel"),
        cls="mg-fold",
        data_key="past",
    )


@lru_cache(maxsize=64)
def _told(last: LastTurn, rules: Rules) -> Explanation:
    """The same turn is drawn again with every step of the next one."""
    return look_back(last, rules)
