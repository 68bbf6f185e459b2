"""`python -m tools.ideas`: writes docs/ideas.md, the answers to each question of the lessons that rest on an idea."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mathgames_widgets.games import NAMES, module_of
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ClickGraph, MatchPairs, PutInOrder, Target
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.question import Misconception, Question, Text, plain_text, unstopped
from mathgames_widgets.questions.typed import FillTable

PAGE = Path(__file__).resolve().parent.parent / "docs" / "ideas.md"
BEGIN = """# Ideas behind wrong answers

Made by `python -m tools.ideas` from the lessons; a test compares it with them. Each row has the answers, or parts of
one, that rest on the idea beside them. Where an answer stands with two ideas, the verdict names none and asks which it
was; where it stands with more, it names none either. Of choices, a wrong one that is ticked shows an idea; a right one
that is left out shows none. Steps and boxes are counted as in the right answer. New numbers, twins and practice find
theirs in the same way.
[Writing a lesson](lessons.md#questions) says how a question gets its ideas.
"""


@dataclass(frozen=True, slots=True)
class Lead:
    """An answer, or a part of one, and the idea that leads to it."""

    answer: str
    idea: Misconception


def leads(question: Question) -> Iterator[Lead]:
    """The answers of which a question knows what is behind them, in its order."""
    if isinstance(question, (ChooseOne, ChooseSome)):
        for option in question.options:
            if option.misconception and not option.right:
                yield Lead(f"“{_told(option.text)}”", option.misconception)
    for wrong in question.misconceptions:
        yield Lead(_said(question, wrong.answer), wrong.misconception)


def _said(question: Question, answer: object) -> str:
    match question, answer:
        case MatchPairs(), (int(left), int(right)):
            partners = (*[pair.right for pair in question.pairs], *question.others)
            return f"{_told(question.pairs[left].left)} with {_told(partners[right])}"
        case FillTable(), (int(place), entry):
            return f"{plain(entry)} in box {place + 1}"
        case ClickGraph(), Target(x, y):
            return f"a click at x = {plain(x)}" if y is None else f"a click at ({x}, {y})"
        case PutInOrder(), tuple(order):
            return f"the steps in the order {', '.join([str(place + 1) for place in order])}"
    return unstopped(question.say(question.check(answer)))


def _told(text: Text) -> str:
    return unstopped(plain_text(text))


def page() -> str:
    """The whole page.

    >>> page().splitlines()[0]
    '# Ideas behind wrong answers'
    """
    return "\n".join([BEGIN, *[line for name in NAMES for line in _game(name)]]).rstrip() + "\n"


def _game(name: str) -> Iterator[str]:
    module = module_of(f"mathgames_widgets.games.{name}", "lesson")
    if module is None:
        return
    lesson: Lesson = module.LESSON
    yield from (f"## {lesson.title}", "", "| question | answers | idea |", "|---|---|---|")
    for key in lesson.questions:
        answers: dict[str, list[str]] = {}
        for lead in leads(lesson.question(key)):
            known = answers.setdefault(lead.idea.name, [])
            known.extend([lead.answer] if lead.answer not in known else [])
        yield from (f"| {key} | {_cell('; '.join(told))} | {_cell(idea)} |" for idea, told in answers.items())
    yield ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Wrote {PAGE.name}.")
