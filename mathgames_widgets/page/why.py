"""Explanations on the page: a claim, the mathematics beside it, and below it what it rests on."""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.html import Element, Raw, details, div, li, p, span, summary, ul


def explanation(answer: Explanation, *, key: str) -> Element:
    """An answer with its reasons in sight, and the reasons of those to be opened."""
    return div(
        p(answer.claim, cls="mg-claim"),
        _shown(answer),
        [_reasons(answer, key)] if answer.why else [],
        cls="mg-why",
        data_key=key,
    )


def _reasons(answer: Explanation, key: str) -> Element:
    return ul(*(li(_reason(reason, f"{key}.{place}")) for place, reason in enumerate(answer.why)), cls="mg-reasons")


def _reason(reason: Explanation, key: str) -> Element:
    head = (span(reason.claim, cls="mg-claim"), " ", _shown(reason))
    if not reason.why:
        return div(*head, cls="mg-reason", data_key=key)
    return details(summary(*head), _reasons(reason, key), cls="mg-reason", data_key=key)


def _shown(answer: Explanation) -> Element | None:
    return span(Raw(answer.shown.mathml()), cls="mg-shown") if answer.shown else None
