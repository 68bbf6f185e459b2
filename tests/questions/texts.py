"""All that is said of a question: before it is answered, after that, and of every idea behind a wrong answer."""

from __future__ import annotations

from mathgames_widgets.questions import Question
from mathgames_widgets.questions.question import plain_text

NOT_PLAIN = r"!|  |None(?! of|:)|Fraction\(|Sign\.|-\d|[.?][A-Z]"
"""What stands in no text for learners: shouting, two spaces, what Python writes, a hyphen for a minus sign."""


def every_text(question: Question) -> list[str]:
    options = getattr(question, "options", ())
    texts = [plain_text(question.prompt), plain_text(question.hint), *(one.claim for one in question.why.every())]
    known = [wrong.misconception for wrong in question.misconceptions]
    known += [one.misconception for one in options if one.misconception]
    ideas = [text for one in known for text in (one.name, one.text)]
    texts += [question.picture.plain()] if question.picture else []
    return [*texts, *(plain_text(one.text) for one in options), *ideas]
