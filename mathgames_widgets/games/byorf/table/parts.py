"""Cards, goals and functions of BYORF as they are drawn everywhere."""

from __future__ import annotations

from functools import cache
from typing import Unpack

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import mathml, plain
from mathgames_widgets.page.cards import Holding, badge, card
from mathgames_widgets.page.html import Element, Raw, button, div, drawn_once, span
from mathgames_widgets.table.screen import Ask, Screen

from ..rules.cards import Factor, Goal
from ..rules.state import Built, Evidence
from ..words.sentences import function_text, goal_in_short
from .faces import goal_picture, root_line

say = room(__name__)


def factor_card(
    factor: Factor,
    *,
    key: str | None = None,
    label: str = "",
    size: str = "",
    **held: Unpack[Holding],
) -> Element:
    """A factor card, with a number line that shows where the factor is zero. With `picks` it can be picked up."""
    key, label = key or factor.id, label or factor.face
    size = f"mg-factor mg-root-{'m' if factor.root < 0 else 'p'}{abs(factor.root)} {size}".strip()
    face, corner = _face(factor), root_line(factor)
    return card(face, key=key, label=label, name=factor.face, corner=corner, size=size, **held)


@cache
def _face(factor: Factor) -> Raw:
    return Raw(mathml(Polynomial.linear(factor.lead, factor.root)))


def formula(built: Built) -> Element:
    """A function as it was built, both rows of factors."""
    text = function_text(built.top, built.bottom)
    return span(Raw(mathml(built.function)), cls="mg-formula", role="img", aria_label=text)


def goal_card(goal: Goal, screen: Screen, evidence: Evidence | None = None) -> Element:
    """A goal: its picture, what it earns and asks. With `evidence`, whether the function on the table reaches it."""
    reached = evidence is not None and evidence.achieved
    offer, state = screen.offers(Ask(goal)), _state(goal, evidence)
    value = "" if evidence is None or evidence.value is None else said(evidence)
    told = say(
        "goal-card" if offer is None else "goal-card-to-press",
        goal=goal.text,
        points=points_text(goal.points),
        state=state,
        value=value,
    )
    return _goal(goal, offer, screen.asked == goal, _mark(goal, evidence), told, reached)


@drawn_once
def _goal(goal: Goal, offer: int | None, is_asked: bool, mark: str | None, told: str, reached: bool) -> Element:
    shown = "mg-none" if mark is None else "mg-value" if goal.is_superlative else ""
    inside = (
        goal_picture(goal),
        badge(goal.points, cls="mg-points"),
        span(goal_in_short(goal), cls="mg-goal-text"),
        span(mark, cls=f"mg-goal-state {shown}".strip(), aria_hidden="true" if mark is None else None),
    )
    cls = f"mg-goal {'mg-most' if goal.is_superlative else ''} {'mg-reached' if reached else ''}".strip()
    if offer is None:
        return div(
            div(*inside, cls=cls, role="img", aria_label=told), role="listitem", data_key=goal.id, cls="mg-goal-slot"
        )
    return div(
        button(
            *inside,
            type="button",
            cls=cls,
            data_n=offer,
            data_key=f"{goal.id}b",
            aria_label=told,
            aria_expanded=str(is_asked).lower(),
        ),
        role="listitem",
        data_key=goal.id,
        cls="mg-goal-slot",
    )


def _mark(goal: Goal, evidence: Evidence | None) -> str | None:
    """A tick, a ring that waits for one, or your own value: always there, so that nothing moves when it changes."""
    if evidence is None:
        return None
    if goal.is_superlative:
        return "–" if evidence.value is None else said(evidence)
    return "✓" if evidence.achieved else ""


def _state(goal: Goal, evidence: Evidence | None) -> str | None:
    """How a function stands to a goal, as the message of its card names it."""
    if evidence is None:
        return None
    if goal.is_superlative:
        return "empty" if evidence.value is None else "value"
    return "reached" if evidence.achieved else "missed"


def said(evidence: Evidence) -> str:
    """The value that a superlative compares."""
    value = evidence.value
    return str(value) if isinstance(value, int) else plain(value)
