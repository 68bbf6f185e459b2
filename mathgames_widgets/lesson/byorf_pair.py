"""Two goals of the box, chosen on the page: a function that meets both, or the reason why none does."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.games.byorf import GOALS, goal
from mathgames_widgets.lesson.byorf_together import both
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.html import Element, details, div, form, label, option, p, select, span, summary
from mathgames_widgets.widgets.sight import Press
from mathgames_widgets.widgets.stage import Offers, Stage, Values, static
from mathgames_widgets.widgets.why import explanation

FIXED = tuple(card for card in GOALS if not card.is_superlative)
"""Goals that a function meets by itself, without a rival."""
ASK = "Can one function meet both?"


class PairOfGoals(Stage):
    """Two lists of goals and a button. The answer stays away until it is asked for.

    >>> pair = PairOfGoals("G22", "G28")
    >>> pair.answer is None
    True
    >>> pair.ask("G03", "G18").claim
    'One function can meet “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

    Raises ValueError for a number that is not in the box.
    """

    def __init__(self, one: str, other: str) -> None:
        self._chosen = goal(one).id, goal(other).id
        self.answer: Explanation | None = None
        super().__init__(self._page, self._answer_to)

    def ask(self, one: str, other: str) -> Explanation:
        """The answer for two goals, which is then on the page."""
        answer = both(one, other)
        self._chosen, self.answer = (one, other), answer
        self.redraw(answer.claim)
        return answer

    def __repr__(self) -> str:
        one, other = (goal(id).text for id in self._chosen)
        return f"<Two goals: {one}; {other}>"

    def _answer_to(self, thing: Any, values: Values) -> None:
        if thing != Press("both"):
            raise TypeError(f"{thing!r} cannot be taken.")
        known = {card.id for card in FIXED}
        one, other = (values.get(name, "") for name in ("one", "other"))
        self.ask(*(id if id in known else old for id, old in zip((one, other), self._chosen, strict=True)))

    def _page(self, offers: Offers) -> Element:
        ask = press(ASK, offers(Press("both")), key="both", kind="mg-primary")
        ask.attributes["type"] = "submit"
        one, other = self._chosen
        boxes = (_box("one", "One goal", one), _box("other", "Another goal", other))
        return div(
            form(*boxes, ask, cls="mg-bar", data_key="goals"),
            div(explanation(self.answer, key="why"), cls="mg-panel", data_key="answer") if self.answer else None,
            cls="mg-table mg-checkpoint",
            data_key="pair",
        )

    def static_html(self) -> str:
        """Without a kernel: the two goals that were chosen, and the answer to be opened."""
        one, other = (goal(id).text for id in self._chosen)
        answer = self.answer or both(*self._chosen)
        return static(
            div(
                p(f"{ASK} “{one}” and “{other}”"),
                details(summary("Answer"), explanation(answer, key="why")),
                cls="mg-checkpoint",
            )
        )


def _box(name: str, words: str, chosen: str) -> Element:
    goals = [option(card.text, value=card.id, selected=card.id == chosen) for card in FIXED]
    return label(span(words, cls="mg-label"), select(*goals, name=name, data_key=name), cls="mg-box")
