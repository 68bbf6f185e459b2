"""Looking back at your own last turn: how many plays there were, and the best of them."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.html import Element, details, div, summary
from mathgames_widgets.page.why import explanation

from ..rules.state import LastTurn, Rules
from ..rules.view import View
from ..words.chances import what_is_possible, why_keep_which
from ..words.why import look_back


def looking_back(view: View) -> Element | None:
    """The last turn of the player who looks, folded; nothing before it."""
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


# ── Counting what is possible: how many plays the hand has now, and which digits are worth keeping ───────────────────


def counting(view: View) -> Element:
    """How many plays there are, folded, so that nobody is told who wants to look alone."""
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
