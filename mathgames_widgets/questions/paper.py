"""Questions where nobody answers back: in a saved notebook and on paper, with hint and answer to be opened."""

from __future__ import annotations

from mathgames_widgets.page.html import Element, details, div, fieldset, form, legend, p, summary
from mathgames_widgets.page.page import Offers
from mathgames_widgets.page.why import explanation
from mathgames_widgets.questions import controls
from mathgames_widgets.questions.controls import Desk
from mathgames_widgets.questions.pictures import graphs_in, inline
from mathgames_widgets.questions.question import Question


def solution_said(question: Question) -> str:
    """The right answer as a sentence, or one of several.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> solution_said(Number(key="half", prompt="1 − 1/2?", value=1, why=Explanation("Take a half away.")))
    'The answer: 1.'
    """
    one = "One answer" if question.is_open else "The answer"
    return f"{one}: {question.say(question.solution)}."


def help_to_open(question: Question) -> Element:
    """The hint and the worked answer, each under its name."""
    hint = question.hint
    return div(
        details(summary("Hint"), p(inline(hint)), *graphs_in(hint)) if hint else None,
        details(summary("Answer"), p(solution_said(question)), explanation(question.why, key="why")),
        cls="mg-open-answers",
    )


def sheet(question: Question) -> Element:
    """A question with room for the answer, and its help."""
    asked = fieldset(
        legend(inline(question.prompt)),
        *graphs_in(question.prompt),
        controls.controls(question, Desk(controls.start(question), Offers())),
        cls="mg-question",
    )
    return div(form(asked, cls="mg-table mg-checkpoint"), help_to_open(question), cls="mg-sheet")
