"""What people type and what a good teacher says to it: the lines of `tests/answers`, read, and written for the docs.

```
[lesson height]
# The graph of this function has a hole at x = 1. What is its height y? …
right | 2/3
other-form | 4/6
wrong own-factor | -2/9
wrong one-of-several | 2 | two ideas lead here, so none may be named
```

A question is named by its key in a lesson, or by kind, level and seed of a practice; the line below it is what it asks.
A line has the verdict, perhaps the idea that alone leads to the answer, the text, and a reason where it is not plain.
`python -m tests.questions.typed_answers` writes what the questions ask into the files, and the pages in `docs/answers`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from mathgames_widgets.games import NAMES, drill_of, module_of
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.question import AnswerOutcome, Misconception, Question, plain_text

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "tests" / "answers"
PAGES = ROOT / "docs" / "answers"
SEVERAL = "one-of-several"
"""In place of an idea: more than one leads to the answer, so none may be named."""
NAMED = {"<nothing>": "", "<blank>": "   ", "<half a surrogate>": "\ud83d"}
"""Texts that a line cannot hold."""
TIMES = re.compile(r"<(\d+) times ([^>]+)>")


@dataclass(frozen=True)
class Typed:
    """One answer that someone types, and what a teacher says to it."""

    game: str
    question: str
    """`lesson height`, or `practice heights 1 A1`."""
    outcome: AnswerOutcome
    idea: str
    shown: str
    """As the line writes it; `text` is what is typed."""
    reason: str

    @property
    def text(self) -> str:
        """What is typed."""
        many = TIMES.fullmatch(self.shown)
        return many[2] * int(many[1]) if many else NAMED.get(self.shown, self.shown)

    @property
    def id(self) -> str:
        """A name for the case."""
        return f"{self.game}, {self.question}: {self.shown}"


def typed_games() -> list[str]:
    """The games that have such a file."""
    return [game for game in NAMES if _file(game).exists()]


def answers(game: str) -> Iterator[Typed]:
    """All lines of a game. Raises ValueError, naming the line, where one cannot be read."""
    question = ""
    for number, line in enumerate(_file(game).read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            question = line.strip("[]")
        elif line.strip() and not line.startswith("#"):
            try:
                said, shown, *reason = line.split(" | ", 2)
                outcome, _, idea = said.partition(" ")
                yield Typed(game, question, AnswerOutcome(outcome), idea, shown, "".join(reason))
            except ValueError:
                raise ValueError(f"Line {number} of {game}.txt cannot be read: {line!r}") from None


def asked(game: str) -> dict[str, str]:
    """What a file says that each of its questions asks."""
    found, name = {}, ""
    for line in _file(game).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
            found[name] = ""
        elif line.startswith("# "):
            found[name] = line.removeprefix("# ")
    return found


@cache
def question(game: str, name: str) -> Question:
    """The question that a line names. Raises KeyError where there is none."""
    lessons = [one for one in _room(game, "lesson").values() if isinstance(one, Lesson)]
    sort, key, *rest = name.split()
    if sort == "lesson":
        return next(one for one in lessons if key in one.questions).question(key)
    kinds = {kind.name: kind for kind in lessons[0].drill.kinds}
    level, seed = rest
    return kinds[key].problem(seed, int(level)).question


def prompt(game: str, name: str) -> str:
    """What the question asks, in one line."""
    asked = question(game, name)
    return " ".join(f"{plain_text(asked.prompt)} {asked.task}".split())


def _file(game: str) -> Path:
    return FOLDER / f"{game}.txt"


@cache
def _room(game: str, name: str) -> dict[str, object]:
    found = module_of(f"mathgames_widgets.games.{game}", name)
    assert found is not None, f"{game} has no {name}"
    return vars(found)


@cache
def ideas(game: str) -> dict[str, str]:
    """The names of the ideas behind wrong answers in a game, by their ids."""
    known = _room(game, "lesson.misconceptions").values()
    return {one.id: one.name for one in known if isinstance(one, Misconception)}


# ── the pages of the documentation ──────────────────────────────────────────────────────────────────────────────────


SAID = {
    AnswerOutcome.RIGHT: "right",
    AnswerOutcome.OTHER_FORM: "right, in another form",
    AnswerOutcome.ROUNDED: "close, but rounded",
    AnswerOutcome.UNFINISHED: "not finished",
    AnswerOutcome.TWO_READINGS: "two readings: which one?",
    AnswerOutcome.WRONG: "wrong",
    AnswerOutcome.UNREADABLE: "cannot be read",
}


def page(game: str) -> str:
    """The page of a game: each question with what is typed, the verdict, the idea behind it, and a reason."""
    drill = drill_of(game)
    assert drill is not None, f"{game} has no practice"
    parts = [f"# What an answer is told: {drill.title}", INTRODUCTION]
    prompts = asked(game)
    for name, lines in groupby(answers(game), key=lambda line: line.question):
        alike: dict[tuple[str, ...], list[str]] = {}
        for line in lines:
            alike.setdefault(_said(line), []).append(_shown(line))
        rows = "\n".join([f"| {', '.join(typed)} | {' | '.join(said)} |" for said, typed in alike.items()])
        parts.append(f"## {_heading(name)}\n\n{_cell(prompts[name])}\n\n{HEAD}\n{rows}")
    return "\n\n".join(parts) + "\n"


INTRODUCTION = """\
Typed answers and the verdict of a good teacher, written from the rules of mathematics and of the game before anyone
looked at what the program says; a line that was mended later says why. `tests/questions/test_answers.py` types each of
them. [Writing a lesson](../lessons.md) says what the seven verdicts mean."""
HEAD = "| typed | verdict | the idea behind it, or why |\n|---|---|---|"


def _heading(name: str) -> str:
    sort, key, *rest = name.split()
    return f"The lesson's “{key}”" if sort == "lesson" else f"Practice: {key}, level {rest[0]}, seed {rest[1]}"


def _shown(line: Typed) -> str:
    is_plain = line.text == line.shown and "`" not in line.shown
    return _cell(f"`{line.shown}`" if is_plain else line.shown)


def _said(line: Typed) -> tuple[str, ...]:
    """What stands beside an answer; those with the same stand in one row."""
    why = [ideas(line.game).get(line.idea, ""), _cell(line.reason)]
    return SAID[line.outcome], "; ".join([part for part in why if part])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;") if "`" not in text else text.replace("|", "\\|")


def main() -> None:
    """Write the prompts into the files, and the pages."""
    for game in typed_games():
        lines = _file(game).read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith("#")]
        new = [
            part
            for line in kept
            for part in ([line, f"# {prompt(game, line.strip('[]'))}"] if line.startswith("[") else [line])
        ]
        _file(game).write_text("\n".join(new) + "\n", encoding="utf-8")
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
