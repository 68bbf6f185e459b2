"""Every lesson: its text, its cells, its questions and the notes for teachers fit each other."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from itertools import islice, pairwise
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

from lessons.build import Source, read
from mathgames_widgets.core.messages import spoken
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.games.byorf.lesson import stops as byorf_game
from mathgames_widgets.games.formula import lesson as formula
from mathgames_widgets.games.formula.lesson import stops as formula_game
from mathgames_widgets.games.mathleague import lesson as mathleague
from mathgames_widgets.games.mathleague.lesson import stops as mathleague_game
from mathgames_widgets.games.matician import lesson as matician
from mathgames_widgets.games.matician.lesson import stops as matician_game
from mathgames_widgets.games.rolls_and_goals import lesson as rolls
from mathgames_widgets.games.rolls_and_goals.lesson import stops as rolls_game
from mathgames_widgets.questions.answers import series
from mathgames_widgets.questions.lesson import Lesson as Taught
from mathgames_widgets.questions.proof import BEGINS_WITH_THE_END
from mathgames_widgets.questions.question import Misconception, plain_text
from mathgames_widgets.questions.stops import Script
from mathgames_widgets.questions.typed import UNDEFINED
from tests.questions.wrong import mistakes

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Lesson:
    """A lesson with all that belongs to it."""

    name: str
    module: ModuleType
    game: Script
    grade: int
    """The school year whose pupils can read it."""

    @property
    def path(self) -> Path:
        return ROOT / "lessons" / self.name / "lesson.md"

    @property
    def keys(self) -> list[str]:
        return list(self.module.QUESTIONS)

    @cached_property
    def cells(self) -> list[Source]:
        """All cells, those of the lessons that it joins too."""
        return read(self.path.relative_to(ROOT / "lessons"))

    @cached_property
    def code(self) -> list[str]:
        return [cell.source for cell in self.cells if cell.cell_type == "code"]

    @cached_property
    def text(self) -> str:
        return "\n\n".join(cell.source for cell in self.cells if cell.cell_type == "markdown")

    @cached_property
    def notes(self) -> str:
        return (ROOT / "docs" / "teaching" / f"{self.name}.md").read_text(encoding="utf-8")

    def named(self, function: str) -> list[str]:
        """What a function of the lesson is called with, in the order of the cells; a prediction is asked too."""
        names = "(?:ask|predict|challenge)" if function == "ask" else function
        return re.findall(rf'lesson\.{names}\("([^"]+)"', "\n".join(self.code))

    @cached_property
    def prose(self) -> list[str]:
        """The running sentences, without tables, headings and the words of the mathematics."""
        lines = [line for line in self.text.splitlines() if line and not line.startswith(("|", "#", "!", "-"))]
        words = re.sub(r"`[^`]*`|\*\*?|\[([^\]]*)\]\([^)]*\)", r"\1 ", " ".join(lines))
        return [sentence for sentence in re.split(r"(?<=[.?:])\s+", words) if sentence.strip()]


BYORF = Lesson("byorf", byorf, byorf_game.GAME, 8)
FORMULA = Lesson("formula", formula, formula_game.GAME, 5)
ROLLS = Lesson("rolls_and_goals", rolls, rolls_game.GAME, 5)
MATICIAN = Lesson("matician", matician, matician_game.GAME, 5)
MATHLEAGUE = Lesson("mathleague", mathleague, mathleague_game.GAME, 5)
LESSONS = (BYORF, FORMULA, ROLLS, MATICIAN, MATHLEAGUE)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
every_question = pytest.mark.parametrize(
    ("lesson", "key"),
    [(lesson, key) for lesson in LESSONS for key in lesson.keys],
    ids=lambda value: value if isinstance(value, str) else value.name,
)


# ── the cells ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_what_a_lesson_teaches_rests_on_questions_that_nobody_leaves_out(lesson: Lesson) -> None:
    """Two or three sentences for each lesson, all of them in the one that joins them, which is all that are said."""
    each = [one for one in vars(lesson.module).values() if isinstance(one, Taught)]
    joined = [one for one in each if one is lesson.module.LESSON or one.storage != lesson.module.LESSON.storage]
    parts = [one for one in each if one not in joined]
    for one in each:
        assert all(set(skill.keys) <= set(one.questions) for skill in one.skills)
    for one in parts or each:
        assert 2 <= len(one.skills) <= 3
        assert all(spoken(skill.said).endswith(".") and len(spoken(skill.said)) <= 75 for skill in one.skills)
    if parts:
        assert [skill for one in parts for skill in one.skills] == list(lesson.module.LESSON.skills)


@every_lesson
def test_cells_have_one_to_six_lines(lesson: Lesson):
    assert [source for source in lesson.code if not 1 <= len(source.splitlines()) <= 6] == []


@every_lesson
def test_every_question_is_asked_once_and_in_order(lesson: Lesson):
    assert lesson.named("ask") == lesson.keys


@every_lesson
def test_the_parts_of_the_game_are_played_in_order(lesson: Lesson):
    """Between two tables the game may go on by itself."""
    played = lesson.named("table")
    assert played == [part.key for part in lesson.game.parts if part.key in played] != []


@every_lesson
def test_every_part_is_predicted_before_it_is_played(lesson: Lesson):
    """Between two tables stands at least one question, or the second one asks about the move that is made there."""
    calls = [found for one in lesson.code for found in re.findall(r'lesson\.(ask|predict|vote|table)\("([^"]+)"', one)]
    asks = {part.key for part in lesson.game.parts if part.asks}
    order = ["asks" if call == "table" and key in asks else call for call, key in calls]
    assert "table,table" not in ",".join(order)


@every_lesson
def test_without_a_kernel_every_question_can_still_be_read(lesson: Lesson):
    for key in lesson.keys:
        page = lesson.module.ask(key)._repr_mimebundle_()[0]["text/html"]
        prompt = lesson.module.question(key).prompt
        words = prompt if isinstance(prompt, str) else next(part for part in prompt if isinstance(part, str))
        assert words[:20].strip() in page.replace("\u00a0", " ")


# ── the questions ─────────────────────────────────────────────────────────────────────────────────────────────────


@every_lesson
def test_there_are_at_least_nine_checkpoints(lesson: Lesson):
    assert len(lesson.keys) >= 9


@every_question
def test_a_question_has_a_hint_a_reason_and_a_right_answer(lesson: Lesson, key: str):
    question = lesson.module.question(key)
    assert question.key == key
    assert plain_text(question.hint)
    assert list(question.why.every())
    assert question.judge(question.write(question.solution)).right


# ── the text ──────────────────────────────────────────────────────────────────────────────────────────────────────


@every_lesson
def test_headings_go_down_one_level_at_a_time(lesson: Lesson):
    levels = [len(marks) for marks in re.findall(r"^(#+) ", lesson.text, re.MULTILINE)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(low - high <= 1 for high, low in pairwise(levels))


@every_lesson
def test_pictures_have_words_and_exist(lesson: Lesson):
    pictures = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", lesson.text)
    for words, path in pictures:
        assert len(words) > 20 or path.startswith("../images/words/")  # what those show is said beside them
        assert (lesson.path.parent / path).exists()


@every_lesson
def test_the_sentences_are_short(lesson: Lesson):
    """On average at most fourteen words, never more than thirty; and nobody is shouted at."""
    lengths = [len(sentence.split()) for sentence in lesson.prose]
    assert sum(lengths) / len(lengths) <= 14
    assert max(lengths) <= 30
    assert "!" not in re.sub(r"!\[", "", lesson.text)


def syllables(word: str) -> int:
    """About how many syllables a word has."""
    return max(1, len(re.findall(r"[aeiouy]+", re.sub(r"e$", "", word.lower()))))


@every_lesson
def test_whom_the_lesson_is_for_can_read_it(lesson: Lesson):
    """The grade of Flesch and Kincaid, mathematical words included."""
    sentences = [re.findall(r"[A-Za-z]{2,}", sentence) for sentence in lesson.prose]
    words = [word for sentence in sentences for word in sentence]
    grade = 0.39 * len(words) / len(sentences) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    assert grade <= lesson.grade


@every_lesson
def test_every_word_in_bold_is_in_the_glossary(lesson: Lesson):
    body, glossary = lesson.text.split("## Glossary")
    terms = set(re.findall(r"\*\*([A-Za-z][a-z -]+)\*\*", body))
    missing = {term for term in terms if f"| {term}" not in glossary and term not in glossary}
    assert missing == set()


# ── for teachers ──────────────────────────────────────────────────────────────────────────────────────────────────


@every_lesson
def test_the_answers_for_teachers_name_every_question(lesson: Lesson):
    answers = lesson.notes.split("## Answers")[1].split("## Observer")[0]
    keys = {key.strip() for row in re.findall(r"^\| ([^|]+) \|", answers, re.MULTILINE) for key in row.split(",")}
    assert set(lesson.keys) <= keys


@pytest.mark.parametrize(
    ("lesson", "key"),
    [
        *((BYORF, key) for key in ("zero", "restrictions", "height", "level", "crossing")),
        *((FORMULA, key) for key in ("last", "hardest")),
        *((ROLLS, key) for key in ("worth", "run", "half", "alike", "reroll", "mean", "given", "sixes", "less")),
        *((MATICIAN, key) for key in ("example", "minus", "plus", "effects", "cancel", "zero", "every")),
        *((MATICIAN, key) for key in ("sure", "against", "expected", "half", "mixture", "worst")),
        *((MATHLEAGUE, key) for key in ("known", "shared", "cost", "ben", "left", "room")),
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_the_answers_for_teachers_are_the_right_ones(lesson: Lesson, key: str):
    row = re.search(rf"^\| {key} \| ([^|]+) \|", lesson.notes, re.MULTILINE)
    assert row is not None
    assert lesson.module.question(key).judge(row[1].strip()).right


@every_lesson
def test_the_notes_for_teachers_know_every_misconception_of_the_lesson(lesson: Lesson):
    page = lesson.notes.split("## What students get wrong")[1].split("## Answers")[0]
    listed = set(re.findall(r"^\| ([^|]+) \|", page, re.MULTILINE))
    named = {
        misconception.name
        for key in lesson.keys
        for question in islice(series(lesson.module.question(key)), 40)
        for _, misconception in mistakes(question)
        if misconception
    }
    assert named - listed == set()


@every_lesson
@pytest.mark.parametrize("plan", ["25 minutes", "45 minutes", "2 x 45 minutes"])
def test_the_minutes_of_a_plan_add_up(lesson: Lesson, plan: str):
    part = lesson.notes.split(f"### {plan}")[1].split("\n#")[0]
    lessons = [re.findall(r"^\| (\d+) \|", table, re.MULTILINE) for table in part.split("| minutes |")[1:]]
    assert lessons
    assert [sum(map(int, minutes)) for minutes in lessons] == [int(plan.split()[-2])] * len(lessons)


@every_lesson
def test_a_lesson_of_45_minutes_has_a_game_at_its_end(lesson: Lesson):
    part = lesson.notes.split("### 45 minutes")[1].split("\n#")[0]
    *_, game, _ = re.findall(r"^\| (\d+) \| (.+) \|$", part, re.MULTILINE)
    assert int(game[0]) >= 15 and game[1].startswith("A game")


# ── misconceptions ────────────────────────────────────────────────────────────────────────────────────────────────


def ideas_of(lesson: Lesson) -> list[Misconception]:
    """Everything that the files of a lesson call a misconception."""
    package = lesson.module.__name__
    names = [found.name for found in walk_packages(lesson.module.__path__, f"{package}.")]
    return [idea for name in names for idea in vars(import_module(name)).values() if isinstance(idea, Misconception)]


@every_lesson
def test_an_id_belongs_to_one_misconception(lesson: Lesson):
    """A report counts by it, in any language."""
    ideas = set(ideas_of(lesson))
    assert len({idea.id for idea in ideas}) == len(ideas) > 10
    assert all(re.fullmatch("[a-z0-9-]+", idea.id) for idea in ideas)


@every_lesson
def test_what_a_question_names_is_in_the_list(lesson: Lesson):
    known = {idea.id for idea in (*ideas_of(lesson), UNDEFINED, BEGINS_WITH_THE_END)}
    named = {idea.id for key in lesson.keys for _, idea in mistakes(lesson.module.question(key)) if idea}
    assert named <= known


def test_the_numbers_of_a_vote_stand_in_one_row_and_sentences_do_not() -> None:
    assert "mg-few-letters" in replace(rolls.CHANCE).vote("given").html
    assert "mg-few-letters" not in replace(rolls.ORDER).vote("order").html
