"""What was missed in a lesson comes back wherever its game is practised, in this browser, today or later."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from importlib import import_module
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from lessons.build import read
from mathgames_widgets.games import practise
from mathgames_widgets.questions.checkpoint import PATIENCE, Checkpoint
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.practice import Practice
from mathgames_widgets.questions.problem import GAPS, Course
from mathgames_widgets.table.screen import Press
from tests.questions.wrong import mistakes

ROOT = Path(__file__).resolve().parents[2] / "lessons"
TAKES = re.compile(r"^from (\S+) import (\w+) as lesson$", re.MULTILINE)
ASKS = re.compile(r'lesson\.(predict|ask|challenge)\("([^"]+)"')


def of_text(path: Path) -> tuple[Lesson, list[tuple[str, str]]] | None:
    """The lesson that a text shows, and how it asks each question; None where a text asks nothing."""
    code = "\n".join([cell.source for cell in read(path.relative_to(ROOT)) if cell.cell_type == "code"])
    taken, asked = TAKES.search(code), ASKS.findall(code)
    if not taken or not asked:
        return None
    found = getattr(import_module(taken[1]), taken[2])
    return (found if isinstance(found, Lesson) else found.LESSON), asked


TEXTS = {f"{path.relative_to(ROOT)}": of_text(path) for path in sorted(ROOT.glob("*/*.md"))}
SHOWN = {name: found for name, found in TEXTS.items() if found}
every_question = pytest.mark.parametrize(
    ("name", "how", "key"), [(name, how, key) for name, (_, asked) in SHOWN.items() for how, key in asked]
)


def asked_in(name: str, how: str, key: str) -> tuple[Lesson, Checkpoint]:
    """A fresh copy of a lesson, and one of its questions as its text asks it."""
    lesson = replace(SHOWN[name][0])
    asked: Checkpoint = getattr(lesson, how)(key)
    return lesson, asked


def miss(asked: Checkpoint, which: int = 0) -> None:
    """Answer wrong, once."""
    question = asked.question
    wrong, _ = mistakes(question)[which]
    assert not asked.answer(question.write(question.check(wrong))).right


def show(asked: Checkpoint) -> None:
    """Press "Show me"."""
    asked.press(list(asked.offered).index(Press("answer")))


def kinds_to_come(page: Practice, many: int) -> list[str]:
    """The kinds of the next problems, each solved at once."""
    names = []
    for _ in range(many):
        names.append(page.problem.kind.name)
        assert page.answer(page.problem.question.solution).right
        page.go_on()
    return names


def test_all_lessons_are_here() -> None:
    assert len(SHOWN) >= 8 and {name.split("/")[0] for name in SHOWN} == {
        "byorf",
        "formula",
        "mathleague",
        "matician",
        "rolls_and_goals",
    }


@every_question
def test_a_question_that_was_missed_leads_its_kind_back(name: str, how: str, key: str) -> None:
    """The last page of the lesson has the browser keep it; practice of the game, in another page, asks it in time."""
    lesson, asked = asked_in(name, how, key)
    report = lesson.report()
    assert report.kept == "" and report.keep == "practices"
    miss(asked)
    kind = lesson.kind(key)
    assert kind is not None, "what it is practised by"
    drill = lesson.drill
    later = replace(drill, kinds=(*drill.kinds, *{kind} - {*drill.kinds})).practise(memory=Memory())
    later.restore(report.kept)
    assert kinds_to_come(later, GAPS[0] + 1)[-1] == kind.name


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_right_at_once_or_never_tried_does_not_come_back(name: str) -> None:
    lesson, _ = SHOWN[name]
    lesson = replace(lesson)
    report = lesson.report()
    for how, key in SHOWN[name][1]:
        asked: Checkpoint = getattr(lesson, how)(key)
        if how == "predict":
            show(asked)
        else:
            asked.answer(asked.question.solution)
    assert report.kept == ""


def test_an_answer_that_had_to_be_shown_comes_back() -> None:
    lesson, asked = asked_in("rolls_and_goals/order.md", "ask", "stack")
    report = lesson.report()
    for which in range(PATIENCE):
        miss(asked, which)
    show(asked)
    assert '"reach":[1,0,0,0,2,' in report.kept


def test_a_miss_does_not_put_out_what_the_browser_remembers() -> None:
    """A page that hears late what was kept adds its own miss to it; what other games have stays."""
    before = Memory()
    before.put("practice", Course("MINT-7", 9))
    before.put("formula practice", Course("FERN-42", 4))
    lesson, asked = asked_in("formula/lesson.md", "predict", "ways")
    miss(asked)
    report = lesson.report()
    report.hear({"restored": before.to_text()})
    after = Memory()
    after.catch_up(report.kept)
    course = after["formula practice"]
    assert after["practice"] == before["practice"] and course is not None
    assert (course.seed, course.number, dict(course.rungs)["how-many"].due) == ("FERN-42", 4, 6)


def test_two_tabs_of_a_lesson_know_what_the_other_missed() -> None:
    one, asked = asked_in("mathleague/lesson.md", "ask", "cost")
    other, _ = asked_in("mathleague/lesson.md", "ask", "cost")
    here, there = one.report(), other.report()
    miss(asked)
    there.hear({"reread": here.kept})
    assert there.kept == here.kept != ""
    there.hear({"reread": "what is this"})
    assert there.kept == here.kept
    here.hear({"reread": ""})
    assert here.kept == ""


def test_the_page_of_all_practice_brings_it_back_too() -> None:
    lesson, asked = asked_in("matician/choosing.md", "predict", "half")
    report = lesson.report()
    miss(asked)
    everywhere = practise()
    everywhere.hear({"restored": report.kept})
    assert "Matician" in everywhere.html
    everywhere.press(list(everywhere.offered).index(Press("game")), **{"practice-game": "matician"})
    assert kinds_to_come(everywhere, GAPS[0] + 1)[-1] == "mixture"


@pytest.mark.parametrize("name", [name for name in SHOWN if isinstance(SHOWN[name][0], Lesson)])
def test_the_report_leads_to_practice_of_what_was_not_right_at_once(name: str):
    """The practice page opens those problems from the address; what was right at once is not among them."""
    lesson = replace(SHOWN[name][0])
    report = lesson.report()
    assert 'data-key="practise-next"' not in report.html
    asked = [lesson.ask(key) for key in lesson.questions if (kind := lesson.kind(key)) and kind.name != "whose"][1:4]
    first = asked.pop()
    assert first.answer(first.question.write(first.question.solution)).right
    for one in asked:
        miss(one)
    found = re.search(r'href="\.\./practice\.ipynb(\?[^"]+)"', report.html)
    kinds = dict.fromkeys(lesson.kind(one.question.key).name for one in asked)
    said = dict(parse_qsl(unescape(found[1])[1:]))
    assert said["kinds"].split() == [*kinds] and said["game"] == lesson.game.game.NAME
    page = practise()
    page.hear({"n": list(page.offered).index(Press("link")), "drawing": page.drawing, "values": said})
    assert page.question is not None and 'data-key="notice"' not in page.html
