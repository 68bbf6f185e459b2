"""Cards, goals and functions of BYORF as they are drawn everywhere."""

from __future__ import annotations

from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import mathml
from mathgames_widgets.page.cards import Drops, badge, card, number_line
from mathgames_widgets.page.html import Element, Raw, button, div, span
from mathgames_widgets.table.screen import Ask, Screen

from ..rules.cards import Factor, Goal
from ..rules.state import Built, Evidence
from ..words.sentences import function_text


def factor_card(
    factor: Factor,
    *,
    key: str | None = None,
    offer: int | None = None,
    pressed: bool | None = None,
    label: str = "",
    keys: Drops | None = None,
    drops: Drops | None = None,
    size: str = "",
) -> Element:
    """A factor card, with a tiny number line that shows where the factor is zero."""
    face = Raw(mathml(Polynomial.linear(factor.lead, factor.root)))
    return card(
        face,
        key=key or factor.id,
        label=label or factor.face,
        offer=offer,
        pressed=pressed,
        keys=keys,
        drops=drops,
        corner=number_line(factor.root),
        size=f"mg-factor {size}".strip(),
    )


def formula(built: Built) -> Element:
    """A function as it was built, both rows of factors."""
    text = function_text(built.top, built.bottom)
    return span(Raw(mathml(built.function)), cls="mg-formula", role="img", aria_label=text)


def goal_card(goal: Goal, screen: Screen, evidence: Evidence | None = None) -> Element:
    """A goal; pressed, it tells what it means. With `evidence`, whether the function on the table reaches it."""
    open_ = screen.asked == goal
    state = _state(goal, evidence)
    inside = (
        badge(goal.points, cls="mg-points", label=f"{goal.points} points"),
        span(goal.text.replace(" | ", "\u00a0|\u00a0"), cls="mg-goal-text"),
        span(state, cls="mg-goal-state") if state else None,
    )
    reached = evidence is not None and evidence.achieved
    cls = f"mg-goal {'mg-most' if goal.is_superlative else ''} {'mg-reached' if reached else ''}".strip()
    offer = screen.offers(Ask(goal))
    if offer is None:
        return div(*inside, cls=cls, data_key=goal.id, role="listitem")
    return div(
        button(*inside, type="button", cls=cls, data_n=offer, data_key=f"{goal.id}b", aria_expanded=str(open_).lower()),
        role="listitem",
        data_key=goal.id,
        cls="mg-goal-slot",
    )


def _state(goal: Goal, evidence: Evidence | None) -> str | None:
    if evidence is None:
        return None
    if goal.is_superlative:
        return "nothing to count" if evidence.value is None else f"yours: {said(evidence)}"
    return "✓ reached" if evidence.achieved else "not yet"


def said(evidence: Evidence) -> str:
    """The value that a superlative compares."""
    from mathgames_widgets.maths.writing.notation import plain

    value = evidence.value
    return str(value) if isinstance(value, int) else plain(value)
