"""The BYORF lesson: its text, its cells, its questions and the notes for teachers fit each other."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from pathlib import Path

import jupytext
import pytest
from nbclient import NotebookClient

from mathgames_widgets import lesson as kinds
from mathgames_widgets.lesson import byorf as lesson
from mathgames_widgets.lesson.answers import series
from mathgames_widgets.lesson.byorf_game import GAME
from mathgames_widgets.lesson.questions import Question, plain_text
from tests.lesson.wrong import mistakes

ROOT = Path(__file__).resolve().parents[2]
LESSON = ROOT / "lessons" / "byorf" / "lesson.md"
TEACHING = ROOT / "docs" / "teaching" / "byorf.md"
NOTEBOOK = jupytext.read(LESSON)
CODE = [cell.source for cell in NOTEBOOK.cells if cell.cell_type == "code"]
TEXT = "\n\n".join(cell.source for cell in NOTEBOOK.cells if cell.cell_type == "markdown")
KEYS = list(lesson.QUESTIONS)


def named(function: str) -> list[str]:
    """What a function of the lesson is called with, in the order of the cells."""
    return re.findall(rf'lesson\.{function}\("([^"]+)"\)', "\n".join(CODE))


def prose() -> list[str]:
    """The running sentences, without tables, headings and the words of the mathematics."""
    lines = [line for line in TEXT.splitlines() if line and not line.startswith(("|", "#", "!", "-"))]
    words = re.sub(r"`[^`]*`|\*\*?|\[([^\]]*)\]\([^)]*\)", r"\1 ", " ".join(lines))
    return [sentence for sentence in re.split(r"(?<=[.?:])\s+", words) if sentence.strip()]


# ── the cells ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cells_have_one_to_six_lines():
    assert [source for source in CODE if not 1 <= len(source.splitlines()) <= 6] == []


def test_every_question_is_asked_once_and_in_order():
    assert named("ask") == KEYS


def test_every_part_of_the_game_is_played_in_order():
    assert named("table") == [part.key for part in GAME.parts]


def test_every_part_is_predicted_before_it_is_played():
    """Between two tables stands at least one question, but for the first line on the empty board."""
    order = [call for source in CODE for call in re.findall(r"lesson\.(ask|table)\(\"(?!zero\"\)$)", source)]
    assert "table,table" not in ",".join(order)


def test_every_kind_of_question_is_used():
    used = {type(lesson.question(key)) for key in KEYS}
    offered = {value for value in vars(kinds).values() if isinstance(value, type) and issubclass(value, Question)}
    assert used == offered - {Question}


def test_the_lesson_runs_from_top_to_bottom():
    notebook = jupytext.read(LESSON)
    NotebookClient(notebook, timeout=60, kernel_name="python3", resources={"metadata": {"path": str(ROOT)}}).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert {output.output_type for output in outputs} == {"execute_result"}
    assert all("0x" not in output.data["text/plain"] for output in outputs)


def test_without_a_kernel_every_question_can_still_be_read():
    for key in KEYS:
        page = lesson.ask(key)._repr_mimebundle_()[0]["text/html"]
        prompt = lesson.question(key).prompt
        assert (prompt if isinstance(prompt, str) else prompt[0])[:20].strip() in page


# ── the questions ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", KEYS)
def test_a_question_has_a_hint_a_reason_and_a_right_answer(key):
    question = lesson.question(key)
    assert question.key == key
    assert plain_text(question.hint)
    assert list(question.why.every())
    assert question.judge(question.write(question.solution)).right


def test_every_question_can_be_asked_with_new_numbers():
    assert [key for key in KEYS if lesson.question(key).again is None] == []


def test_steps_about_something_unknown_name_what_there_is():
    with pytest.raises(ValueError, match="no steps about 'walls'; there are some about restrictions, cancelling"):
        lesson.steps("1/x", "walls")


@pytest.mark.parametrize("about", ["", *lesson.STEPS])
def test_every_number_in_the_steps_rests_on_a_reason(about):
    """What is claimed about the function of the game opens once more, down to a principle or a count."""
    answer = lesson.steps("(x+1)(x-1)(x-4)/((x+2)(-x-2)(x-1))", about)
    assert answer.why
    assert all(reason.why for reason in answer.why) or about


def test_an_unknown_question_names_the_others():
    with pytest.raises(ValueError, match="There is no question 'holes-9'; there are zero, rows"):
        lesson.question("holes-9")


# ── the text ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_headings_go_down_one_level_at_a_time():
    levels = [len(marks) for marks in re.findall(r"^(#+) ", TEXT, re.MULTILINE)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(low - high <= 1 for high, low in pairwise(levels))


def test_pictures_have_words_and_exist():
    pictures = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", TEXT)
    for words, path in pictures:
        assert len(words) > 20
        assert (LESSON.parent / path).exists()


def test_the_sentences_are_short():
    """On average at most fourteen words, never more than thirty; and nobody is shouted at."""
    lengths = [len(sentence.split()) for sentence in prose()]
    assert sum(lengths) / len(lengths) <= 14
    assert max(lengths) <= 30
    assert "!" not in re.sub(r"!\[", "", TEXT)


def syllables(word: str) -> int:
    """About how many syllables a word has."""
    return max(1, len(re.findall(r"[aeiouy]+", re.sub(r"e$", "", word.lower()))))


def test_the_reading_level_is_that_of_the_eighth_grade():
    """The grade of Flesch and Kincaid, mathematical words included."""
    sentences = [re.findall(r"[A-Za-z]{2,}", sentence) for sentence in prose()]
    words = [word for sentence in sentences for word in sentence]
    grade = 0.39 * len(words) / len(sentences) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    assert grade <= 8


def test_every_word_in_bold_is_in_the_glossary():
    body, glossary = TEXT.split("## Glossary")
    terms = set(re.findall(r"\*\*([a-z][a-z -]+)\*\*", body))
    missing = {term for term in terms if f"| {term}" not in glossary and term not in glossary}
    assert missing <= {"bounces", "even order", "rational function"}


# ── for teachers ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_answers_for_teachers_name_every_question():
    answers = TEACHING.read_text(encoding="utf-8").split("## Answers")[1].split("## Observer")[0]
    keys = {key.strip() for row in re.findall(r"^\| ([^|]+) \|", answers, re.MULTILINE) for key in row.split(",")}
    assert set(KEYS) <= keys


@pytest.mark.parametrize("key", ["zero", "height", "level"])
def test_the_answers_for_teachers_are_the_right_ones(key):
    row = re.search(rf"^\| {key} \| ([^|]+) \|", TEACHING.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    assert lesson.question(key).judge(row[1].strip()).right


def test_the_notes_for_teachers_know_every_misconception_of_the_lesson():
    page = TEACHING.read_text(encoding="utf-8").split("## What students get wrong")[1].split("## Answers")[0]
    listed = set(re.findall(r"^\| ([^|]+) \|", page, re.MULTILINE))
    named = {
        misconception.name
        for key in KEYS
        for question in islice(series(lesson.question(key)), 40)
        for _, misconception in mistakes(question)
        if misconception
    }
    assert named - listed == set()


@pytest.mark.parametrize("plan", ["25 minutes", "45 minutes", "2 x 45 minutes"])
def test_the_minutes_of_a_plan_add_up(plan):
    part = TEACHING.read_text(encoding="utf-8").split(f"### {plan}")[1].split("\n#")[0]
    lessons = [re.findall(r"^\| (\d+) \|", table, re.MULTILINE) for table in part.split("| minutes |")[1:]]
    assert [sum(map(int, minutes)) for minutes in lessons] == [int(plan.split()[-2])] * len(lessons)
