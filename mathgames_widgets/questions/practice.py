"""Practice without end: problem after problem, harder for those who get them right. It survives a reload."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.cards import badge, note, press
from mathgames_widgets.page.html import (
    Element,
    Raw,
    caption,
    details,
    div,
    form,
    h3,
    header,
    label,
    option,
    p,
    select,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.answers import Answers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import sheet
from mathgames_widgets.questions.problem import LEVELS, Course, Kind, Problem, Result
from mathgames_widgets.questions.question import Question
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError, fitting_seed, seed_box

START = "Endless problems, drawn from a seed. Two in a row on the first try, and that kind gets harder."
LOST = "The practice kept in this browser could not be read, so it starts over."
MIXED = "All kinds, mixed"
PAPER = "PAPER-1"
"""The seed of the problems on paper."""


@dataclass(frozen=True, slots=True)
class Drill:
    """The practice of a game; under `name` the browser keeps how far a pupil has come."""

    name: str
    kinds: tuple[Kind, ...]

    def kind(self, name: str) -> Kind:
        """The kind of that name. Raises ValueError with all the names for any other."""
        for one in self.kinds:
            if one.name == name:
                return one
        names = ", ".join(one.name for one in self.kinds)
        raise ValueError(f"There is no kind of problem called {name!r}; there are {names}.")

    def practise(self, seed: str | int | None = None, kind: str = "") -> Practice:
        """Practice on the page: with a seed it begins at once, without one it deals when it is asked to.

        Without a kind all of them come mixed.

        >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
        >>> DRILL.practise("FERN-42", "holes")
        <Practice FERN-42: problem 1, Find the holes, level 1 of 3>

        Raises ValueError for a kind that there is not.
        """
        if kind:
            self.kind(kind)
        return Practice(self, None if seed is None else seed_text(seed), kind)


class Practice(Checkpoint):
    """Problem after problem on the page. Made by `Drill.practise`."""

    def __init__(self, drill: Drill, seed: str | None, chosen: str) -> None:
        self._kinds = drill.kinds
        self._chosen = chosen
        self._typed = seed or ""
        self._notice = ""
        self._is_under_way = seed is not None
        self._take_up(Course(seed or "START", chosen=chosen))
        super().__init__(self._asked_now)
        self.keep = " ".join([drill.name, *filter(None, (seed, chosen))])

    def _take_up(self, course: Course) -> None:
        """The next problem of a course; before the first deal it is there but not on the page."""
        self._course = course
        self._number = course.number + 1
        self._problem: Problem = course.problem(self._kinds)
        self._result: Result | None = None

    @property
    def _asked_now(self) -> Question:
        """The question of the problem. New numbers come with the next one."""
        return replace(self._problem.question, again=None, easier=None, harder=None)

    def _deal(self, course: Course) -> None:
        self._take_up(course)
        self.question = self._asked_now
        self.answers = Answers()
        self._begin()

    @property
    def problem(self) -> Problem:
        """The problem on the page."""
        return self._problem

    def go_on(self) -> Problem:
        """To the next problem, as the button on the page does; one that is not finished is left aside.

        >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
        >>> page = DRILL.practise("FERN-42", "holes")
        >>> page.answer(page.problem.question.solution).right, page.go_on().level
        (True, 1)
        """
        self.redraw(self._next())
        return self._problem

    @property
    def course(self) -> Course:
        """How far the pupil has come."""
        return self._course

    def __repr__(self) -> str:
        if not self._is_under_way:
            return "<Practice: not dealt yet>"
        return f"<Practice {self._course.seed}: problem {self._number}, {self._standing()}>"

    def _standing(self) -> str:
        return f"{self._problem.kind.title}, level {self._problem.level} of {LEVELS[-1]}"

    # ── what is done on the page ──────────────────────────────────────────────────────────────────────────────────

    def _answer_to(self, thing: Any, values: Values) -> None:
        match thing:
            case Press("begin"):
                self.redraw(self._start_over(values))
            case Press("next"):
                self.go_on()
            case Press("kind"):
                self.redraw(self._choose(values.get("kind", "")))
            case _:
                super()._answer_to(thing, values)

    def _start_over(self, values: Values) -> str:
        self._typed = values.get("seed", "").strip()
        try:
            fitting_seed(self._typed)
        except SetupError as refusal:
            self._notice = str(refusal)
            return self._notice
        self._notice = ""
        self._is_under_way = True
        code = seed_text(self._typed) if self._typed else new_seed_code()
        self._deal(Course(code, chosen=self._known(values.get("kind", ""))))
        self.kept = self._course.to_text()
        return self._announced()

    def _next(self) -> str:
        self._deal(self._course if self._result else self._course.skipped())
        self.kept = self._course.to_text()
        return self._announced()

    def _choose(self, name: str) -> str:
        self._course = replace(self._course, chosen=self._known(name))
        return self._next()

    def _known(self, name: str) -> str:
        return name if any(name == one.name for one in self._kinds) else ""

    def _announced(self) -> str:
        return f"Problem {self._number}: {self._standing()}."

    def _keep(self, answers: Answers) -> None:
        """The first end of a problem counts, right or shown; what is tried after it is free."""
        self.answers = answers
        if self._result is None and self._is_done:
            now = answers.now
            self._result = Result.SHOWN if now.shown else Result.FIRST_TRY if len(now.tries) == 1 else Result.LATER
            self._course = self._course.after(self._problem.kind, self._result)
        self.kept = self._course.to_text()
        self._tell()

    def clear(self) -> None:
        """Forget everything that was practised, in the browser too."""
        self._deal(Course(self._course.seed, chosen=self._chosen))
        self.kept = ""
        self.redraw()

    def restore(self, kept: str) -> None:
        """Go on with the problem after the last one that was finished. What cannot be read is left behind."""
        try:
            course = Course.from_text(kept)
        except ValueError:
            self._notice = LOST
            self.redraw(LOST)
            return
        self._is_under_way = True
        self._deal(replace(course, chosen=self._known(course.chosen)))
        self.kept = self._course.to_text()
        self.redraw()

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        alert = note(self._notice, key="notice", kind="mg-alert") if self._notice else None
        if not self._is_under_way:
            return div(self._head(), alert, self._start(offers), cls="mg-practice mg-draft", data_key="practice")
        # A key of its own for each problem: nothing that was typed or chosen stays for the next one.
        sheet = div(super()._page(offers), cls="mg-practice-sheet", data_key=f"problem-{self._number}")
        return div(
            self._head(),
            alert,
            sheet,
            self._after(offers),
            self._levels(offers),
            cls="mg-practice mg-draft",
            data_key="practice",
        )

    def _head(self) -> Element:
        if not self._is_under_way:
            title = h3("Practice", cls="mg-title")
            return header(title, cls="mg-head", data_key="head")
        title = h3(f"Problem {self._number}", cls="mg-title", tabindex=-1, data_focus=f"problem-{self._number}")
        line = div(title, badge(f"seed {self._course.seed}", cls="mg-seed"), cls="mg-head-line")
        return header(line, p(self._standing(), cls="mg-status"), cls="mg-head", data_key="head")

    def _start(self, offers: Offers) -> Element:
        begin = press("Deal a problem", offers(Press("begin")), key="begin", kind="mg-primary")
        begin.attributes["type"] = "submit"
        return div(
            p(START, cls="mg-introduction"),
            form(self._kind_box(self._chosen), seed_box(self._typed), begin, cls="mg-bar", data_key="begin-form"),
            data_key="start",
        )

    def _kind_box(self, chosen: str) -> Element:
        kinds = [option(one.title, value=one.name, selected=one.name == chosen) for one in self._kinds]
        box = select(option(MIXED, value=""), *kinds, name="kind", data_key="kind")
        return label(span("Kind of problem", cls="mg-label"), box, cls="mg-box")

    def _after(self, offers: Offers) -> Element:
        text, kind = ("Next problem", "mg-primary") if self._result else ("Another problem", "mg-quiet")
        said = p(self._moved(), cls="mg-status", data_key="moved") if self._result else None
        return div(said, press(text, offers(Press("next")), key="next", kind=kind), cls="mg-bar", data_key="after")

    def _moved(self) -> str:
        """What a finished problem does to its level."""
        before, rung = self._problem.level, self._course.rung(self._problem.kind)
        title = self._problem.kind.title
        if rung.level > before:
            return f"Two in a row on the first try: “{title}” goes on at level {rung.level}."
        if rung.level < before:
            return f"“{title}” goes back to level {rung.level} for another look."
        if rung.level < LEVELS[-1] and rung.run:
            return "One more on the first try takes you to the next level."
        return f"“{title}” stays at level {rung.level}."

    def _levels(self, offers: Offers) -> Element:
        go = press("Practise this", offers(Press("kind")), key="go")
        go.attributes["type"] = "submit"
        return details(
            summary(f"Levels and kinds: {self._course.solved} solved"),
            form(self._kind_box(self._course.chosen), go, cls="mg-bar", data_key="kind-form"),
            table(
                caption("How each kind of problem stands"),
                thead(tr(th("Kind", scope="col"), th("Level", scope="col"), th("Solved", scope="col"))),
                tbody(*map(self._row, self._kinds)),
                cls="mg-levels",
            ),
            data_key="levels",
        )

    def _row(self, kind: Kind) -> Element:
        rung = self._course.rung(kind)
        level = f"{rung.level} of {LEVELS[-1]}"
        return tr(th(kind.title, scope="row"), td(level), td(rung.solved), data_key=f"row-{kind.name}")

    def still(self) -> tuple[Element | Raw, ...]:
        """The page as it stands; before the first deal some problems to be worked on paper."""
        if self._is_under_way:
            return super().still()
        problems = (sheet(problem.question) for problem in self._on_paper())
        return (div(h3("Practice", cls="mg-title"), *problems, cls="mg-practice mg-draft"),)

    def _on_paper(self) -> Iterator[Problem]:
        """Each level of the chosen kind, or each kind once; always the same ones."""
        for kind in self._kinds:
            if kind.name == self._chosen:
                yield from (kind.problem(PAPER, level) for level in LEVELS)
            elif not self._chosen:
                yield kind.problem(PAPER)
