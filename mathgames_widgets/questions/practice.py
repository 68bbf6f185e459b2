"""Practice without end: problem after problem, harder for those who get them right. What was missed comes back.

It comes back after 2 other problems, then after 5 more, then after 12 more (`GAPS`). The gap grows when it is
solved on the first try; missed again, it starts with the first gap. Over the days what is known is asked again when
it is due (`recall`), and a day has a plan of its own (`today`). Everything stays in this browser.

Where all games share a page, it opens with a problem of today's plan; who is new says first which game they play.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import badge, choose, note, press
from mathgames_widgets.page.html import Element, Raw
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.answers import Answers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.controls import sheet
from mathgames_widgets.questions.map import drawn as drawn_map, flower, fortnight, nearest, own_map
from mathgames_widgets.questions.memory import KEPT, MINUTES, MOST_PROBLEMS, NAMES, USUAL, Given, Memory, given
from mathgames_widgets.questions.mixing import mixed, taken_for
from mathgames_widgets.questions.moving import code_of, text_of
from mathgames_widgets.questions.problem import LEVELS, Course, Kind, Problem, Result, Rung
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.today import DayPick, days_in_a_row, next_due, picks
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError, box, fitting_seed, seed_box

say = room(__name__)

AFTER = 2
"""What is missed in a day's plan is asked once more after so many others."""
MOST_HELD = 2_000
"""Characters of what was tried at a problem that is not finished; longer texts are not kept."""
PAPER = "PAPER-1"
"""The seed of the problems on paper."""


@dataclass(frozen=True, slots=True)
class Drill:
    """The practice of a game; under `name` the browser keeps how far a pupil has come.

    `game` and `title` tell it from those of other games where one page has them all.
    """

    name: str
    kinds: tuple[Kind, ...]
    game: str = ""
    title: str = ""
    tickets: tuple[tuple[Kind, int], ...] = ()
    """The kinds that end a lesson, each with its level: what exit tickets ask."""
    after: int = 0
    """How many kinds of each other game come before the first of this one, where new ones are mixed."""

    def kind(self, name: str) -> Kind:
        """The kind of that name. Raises ValueError with all the names for any other."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        names = ", ".join(kind.name for kind in self.kinds)
        raise ValueError(f"There is no kind of problem called {name!r}; there are {names}.")

    def practise(self, seed: str | int | None = None, kind: str = "", memory: Memory | None = None) -> Practice:
        """Practice on the page: with a seed it begins at once, without one it deals when it is asked to.

        Without a kind all of them come mixed. Those that share a memory know what was missed in the others.

        >>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
        >>> DRILL.practise("FERN-42", "holes")
        <Practice FERN-42: problem 1, Find the holes, level 1 of 3>

        Raises ValueError for a kind that there is not.
        """
        if kind:
            self.kind(kind)
        return Practice((self,), None if seed is None else seed_text(seed), kind, memory)


def all_practice(drills: tuple[Drill, ...]) -> Practice:
    """The practice of several games on one page, with what is solid, and with sets that a link gives."""
    return Practice(drills, None, "")


class Practice(Checkpoint):
    """Problem after problem on the page. Made by `Drill.practise` and `all_practice`."""

    _remembers = True
    """Whether what was missed comes back."""

    def __init__(self, drills: tuple[Drill, ...], seed: str | None, chosen: str, memory: Memory | None = None) -> None:
        self._drills, self._drill = drills, drills[0]
        self._chosen = self._wanted = chosen
        self._typed = seed or ""
        self._notice = ""
        self._memory = memory or Memory()
        self._is_shared = memory is not None
        self._task: Given | None = None
        self._offered: Given | None = None
        self._others = self._drill
        """The game of which a set is put together for others."""
        self._day: tuple[DayPick, ...] = ()
        """What is left of the plan for today; its first kind is on the page."""
        self._day_done = self._day_asked = 0
        """How much of the plan is behind, and how many problems were asked for it: what is missed comes twice."""
        self._is_over = False
        """Whether the plan for today is done, or was left."""
        self._problem: Problem
        self._kind_before: Kind | None = None
        self._waited: int | None = None
        """Days since the kind of a problem that is asked again; 0 for what was missed just now."""
        self._is_under_way = seed is not None
        self._fresh = Course(seed or "START")
        self._take_up()
        super().__init__(self._asked_now)
        self.keep = KEPT if seed is None else " ".join([self._drill.name, seed, *filter(None, (chosen,))])
        self._memory.show_on(self)

    @property
    def _kinds(self) -> tuple[Kind, ...]:
        return self._drill.kinds

    @property
    def _course(self) -> Course:
        return replace(self._memory[self._drill.name] or self._fresh, chosen=self._wanted)

    @_course.setter
    def _course(self, course: Course) -> None:
        self._memory.put(self._drill.name, course)

    def _take_up(self) -> None:
        """The next problem; before the first deal it is there but not on the page."""
        if self._day:
            self._drill = next(drill for drill in self._drills if drill.name == self._day[0].drill.name)
        course, given_now = self._course, self._task
        self._result: Result | None = None
        self._is_back, self._waited = False, None
        if given_now is None:
            self._take_from(course)
            return
        self._number = self._done[0] + 1
        self._problem = given_now.problem(self._kinds, min(self._number, given_now.count) - 1)

    def _take_from(self, course: Course) -> None:
        """The next problem of practice without end: what comes back, what is due today, or the next of a lap."""
        self._number = course.number + 1
        back = self._day[0].kind if self._day else None
        if back is None and self._remembers:
            back = course.returning(self._kinds) or course.fading(self._kinds, self._memory.today)
        self._is_back = back is not None
        rung = course.rung(back) if back else Rung()
        if rung.due:
            self._waited = 0
        elif rung.recall:
            self._waited = self._memory.today - rung.recall.day or None
        on_purpose = mixed if self._remembers and self._is_under_way else tuple
        self._problem = course.of(back) if back else course.problem(self._kinds, on_purpose)

    @property
    def _done(self) -> tuple[int, int]:
        """How many problems of the set are done, and how many on the first try."""
        return dict(self._course.sets).get(self._task.query, (0, 0)) if self._task else (0, 0)

    @property
    def _asked_now(self) -> Question:
        """The question of the problem. New numbers come with the next one."""
        return replace(self._problem.question, again=None, easier=None, harder=None)

    def _deal(self) -> None:
        self._kind_before = self._problem.kind if self._result else None
        self._take_up()
        self.question = self._asked_now
        self.answers = self._tried_before
        self._begin()

    @property
    def _named(self) -> str:
        """What the problem on the page is remembered by."""
        now = self._problem
        return f"{self._drill.name} {now.kind.name} {now.level} {now.seed}"

    @property
    def _tried_before(self) -> Answers:
        """What was tried at the problem before the page was opened again."""
        problem, answers = self._memory.tried_so_far
        with suppress(ValueError):
            if self._remembers and problem == self._named:
                return Answers.from_text(answers)
        return Answers()

    def _say_anew(self) -> None:
        now = self._problem
        self._problem = now.kind.problem(now.seed, now.level)
        self.question = self._asked_now
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
        told = say("level-of", kind=self._problem.kind.title, level=self._problem.level, last=LEVELS[-1])
        return say("of-game", game=self._drill.title, told=told) if len(self._drills) > 1 else told

    # ── what is done on the page ──────────────────────────────────────────────────────────────────────────────────

    def _answer_to(self, thing: Any, values: Values) -> None:
        match thing:
            case Press("begin"):
                self.redraw(self._start_over(values))
            case Press("next"):
                self.go_on()
            case Press("kind"):
                self.redraw(self._choose(values.get("kind", "")))
            case Press("game"):
                self.redraw(self._turn_to(values.get("practice-game", "")))
            case Press("forget"):
                self.clear()
            case Press("link"):
                self.redraw(self._take_set(values))
            case Press("give"):
                self.redraw(self._give(values))
            case Press("play", str(game)):
                self.redraw(self._play(game))
            case Press("day"):
                self.redraw(self._begin_day())
            case Press("end-day"):
                self.redraw(self._ended())
            case Press("minutes"):
                self.redraw(self._want(values.get("minutes", "")))
            case Press("harder"):
                self.redraw(self._harder())
            case Press("for-others"):
                self._others, self._offered = self._drill_of(values.get("for-others", "")), None
                self.redraw()
            case Press("spot", (str(name), str(kind))):
                self.redraw(self._go_to(name, kind))
            case Press("move-file" | "move-code" as how):
                self.redraw(self._bring(how, values))
            case Press("free"):
                self.redraw(self._begin_day())
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
        self._wanted = self._known(values.get("kind", self._wanted))
        self._course = self._course.anew(seed_text(self._typed) if self._typed else new_seed_code())
        self._deal()
        return self._announced()

    def _next(self) -> str:
        if self._day:
            return self._next_of_day()
        if not self._result and not self._task:
            self._course = self._course.skipped(self._problem.kind if self._is_back else None)
        self._deal()
        return self._announced()

    def _play(self, game: str) -> str:
        """Begin with a game, or with all of them."""
        for drill in self._drills:
            if game in ("", drill.game) and self._memory[drill.name] is None:
                self._memory.put(drill.name, Course(new_seed_code()))
        return self._begin_day()

    def _begin_day(self) -> str:
        """The plan for today."""
        memory = self._memory
        self._day, self._day_done, self._day_asked = picks(self._drills, memory), memory.done_today % memory.minutes, 1
        self._task = self._offered = None
        self._is_under_way, self._is_over, self._wanted, self._notice = True, False, "", ""
        self._deal()
        return self._announced()

    def _want(self, minutes: str) -> str:
        """So many minutes a day from now on; the problem on the page stays."""
        self._memory.want(next((choice for choice in MINUTES if str(choice) == minutes), self._memory.minutes))
        if self._day:
            now, planned = self._day[0], [*picks(self._drills, self._memory)]
            if now in planned:
                planned.remove(now)
            self._day = (now, *planned[: max(0, self._memory.minutes - self._day_done - 1)])
        return say("minutes-wanted", minutes=self._memory.minutes)

    @property
    def _is_missed_today(self) -> bool:
        """Whether the problem of today's plan that is on the page was missed."""
        return self._result not in (None, Result.FIRST_TRY)

    @property
    def _comes_today(self) -> bool:
        """Whether it is put into the plan once more: only once, and not where its kind comes anyway."""
        now, *rest = self._day
        return self._is_missed_today and now.why != "back" and all(pick.kind != now.kind for pick in rest)

    def _next_of_day(self) -> str:
        """What was missed is asked once more today, after two others; what was left aside, at the end."""
        now, rest = self._day[0], self._day[1:]
        if self._result is None:
            self._course = self._course.skipped()
            rest = (*rest, now)
        elif self._comes_today:
            rest = (*rest[:AFTER], replace(now, why="back"), *rest[AFTER:])
        else:
            self._day_done += 1
        self._day, self._day_asked = rest, self._day_asked + 1
        if not rest:
            return self._ended()
        self._deal()
        return self._announced()

    def _harder(self) -> str:
        """The next level of this kind, at once."""
        kind, rung = self._problem.kind, self._course.rung(self._problem.kind)
        self._course = self._course.skipped().standing(kind, replace(rung, level=rung.level + 1, run=0))
        self._deal()
        return self._announced()

    def _ended(self) -> str:
        """What is said when the plan for today is done, or left."""
        self._day, self._is_over = (), True
        return f"{say('day-over')} {self._day_told()}"

    def _go_to(self, name: str, kind: str) -> str:
        """To a kind that was pressed on the map."""
        self._turn_to(next((drill.game for drill in self._drills if drill.name == name), self._drill.game))
        self._is_under_way, self._wanted = True, self._known(kind)
        self._deal()
        return self._announced()

    def _bring(self, how: str, values: Values) -> str:
        """What another browser knows, from its file or its code."""
        is_file = how == "move-file"
        try:
            self._memory.add(values.get("text", "") if is_file else text_of(self._drills, values.get("code", "")))
        except SetupError as refusal:
            self._notice = str(refusal)
        except ValueError:
            self._notice = say("file-unread")
        else:
            if not self._is_under_way:
                self._begin_day()
            self._notice = ""
            return say("brought")
        return self._notice

    def _choose(self, name: str) -> str:
        self._wanted = self._known(name)
        return self._next()

    def _known(self, name: str) -> str:
        return name if any(name == kind.name for kind in self._kinds) else ""

    def _drill_of(self, game: str) -> Drill:
        return next((drill for drill in self._drills if drill.game == game), self._drill)

    def _turn_to(self, game: str) -> str:
        """To the practice of another game; without one, to the plan for today."""
        if not game and self._memory.is_begun:
            return self._begin_day()
        self._drill = self._drill_of(game)
        self._notice, self._wanted, self._task, self._offered = "", "", None, None
        self._day, self._is_over, self._is_under_way = (), False, True
        if self._memory[self._drill.name] is None:
            self._course = Course(new_seed_code())
        self._deal()
        return say("turned-to-problem", game=self._drill.title, problem=self._announced())

    def _given(self, values: Values) -> Given:
        """The set that a link or a form names. Raises SetupError."""
        drills = {drill.game: drill for drill in self._drills}
        return given(values, lambda game: drills[game].kinds if game in drills else None, tuple(drills))

    def _take_set(self, values: Values) -> str:
        try:
            found = self._given(values)
        except SetupError as refusal:
            self._notice = str(refusal)
            return self._notice
        self._turn_to(found.game)
        self._task, self._is_under_way = found, True
        self._deal()
        return self._announced()

    def _give(self, values: Values) -> str:
        """A link to a set, from what was ticked."""
        kinds = " ".join(kind.name for kind in self._others.kinds if values.get(f"kind-{kind.name}"))
        try:
            seed = values.get("seed", "").strip() or new_seed_code()
            self._offered = self._given({**values, "game": self._others.game, "kinds": kinds, "seed": seed})
        except SetupError as refusal:
            self._notice = str(refusal)
            return self._notice
        self._notice = ""
        return say("link-below")

    def _announced(self) -> str:
        if self._task and self._number > self._task.count:
            return self._set_result()
        kind, level = self._problem.kind.title, self._problem.level
        if place := self._place:
            return say("problem-of-said", number=place[0], last=place[1], kind=kind, level=level, hardest=LEVELS[-1])
        number = self._day_asked if self._day else self._number
        said = say("problem-said", number=number, kind=kind, level=level, hardest=LEVELS[-1])
        return f"{said} {self._progress[1]}" if self._day else said

    @property
    def _place(self) -> tuple[int, int] | None:
        """The place of the problem in a set, and how many there are."""
        return (min(self._number, self._task.count), self._task.count) if self._task else None

    @property
    def _progress(self) -> tuple[tuple[int, int], str]:
        """How many problems of today are done, of how many, and the same in words; what comes back is not done yet."""
        is_done = self._result is not None and not self._comes_today
        done, last = self._day_done + is_done, self._day_done + len(self._day)
        back = sum(pick.why == "back" for pick in self._day[1:]) + self._comes_today
        return (done, last), say("day-progress", done=done, last=last, back=back)

    def _keep(self, answers: Answers) -> None:
        """The first end of a problem counts, right or shown; what is tried after it is free."""
        self.answers = answers
        is_on = self._result is None
        if is_on and (result := self._end()) is not None:
            self._result = result
            is_extra = self._is_back or self._task is not None
            course = self._course.after(self._problem.kind, result, is_extra=is_extra, day=self._memory.today)
            if self._task:
                done, first = self._done
                course = course.with_set(self._task.query, done + 1, first + (result is Result.FIRST_TRY))
            self._memory.finished(self._drill.name, course)
        if is_on and self._remembers:
            text = "" if self._result else answers.to_text()
            self._memory.hold(self._named, text if len(text) <= MOST_HELD else "")
        self._tell()

    def _report(self) -> dict[str, Any] | None:
        """In a class each kind is one question, which stands as its newest problem does: seeds differ, kinds do not."""
        said = super()._report()
        return said and said | {"key": f"practice-{self._problem.kind.name}"}

    def clear(self) -> None:
        """Forget everything that was practised, in all games and in the browser too."""
        self._memory.clear()
        self._task, self._day, self._is_over = None, (), False
        self._wanted = self._chosen
        self._is_under_way = self.keep != KEPT
        self._deal()
        self.redraw(say("practice-forgotten"))

    def restore(self, kept: str) -> None:
        """Go on with the problem after the last one that was finished. What cannot be read is left behind."""
        if self._is_shared and self._is_under_way:
            return
        if not self._is_shared or self._memory[self._drill.name] is None:  # what is known here is newer
            try:
                self._memory.take(kept, self._drill.name)
            except ValueError:
                self._notice = say("practice-lost")
                self.redraw(self._notice)
                return
        else:
            with suppress(ValueError):
                self._memory.join(kept)
        course = self._memory[self._drill.name]
        if len(self._drills) > 1 and self._task is None and self._memory.is_begun:
            self._begin_day()
        elif course is not None:
            self._is_under_way = True
            self._wanted = self._known(course.chosen) or self._wanted
        self._deal()
        self.redraw()

    def reread(self, kept: str) -> None:
        """Another tab has gone on: know what it knows. The problem on the page stays until it is finished."""
        if kept == self._memory.to_text():
            return
        if kept and not self._is_under_way:
            self.restore(kept)
            return
        if kept:
            try:
                self._memory.take(kept, self._drill.name)
            except ValueError:
                return  # this tab writes its own over it
        else:
            self._memory.clear()
        self.redraw()

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        is_all = len(self._drills) > 1
        link = offers(Press("link")) if is_all else None
        if self._is_over:
            inside: tuple[Element | None, ...] = (self._ending(offers), self._map(offers) if is_all else None)
        elif self._is_under_way:
            inside = (self._head(), *self._inside(offers))
        else:
            inside = (self._which_game(offers),) if is_all else (self._head(), self._start(offers))
        mapped = () if self._is_over else (self._map,)
        more = (self._choosing, *mapped, self._rest) if is_all else (self._levels,)
        return h.div(
            h.span(hidden=True, data_query=" ".join(NAMES), data_n=link, data_key="asks") if is_all else None,
            note(self._notice, key="notice", kind="mg-alert") if self._notice else None,
            *inside,
            *([part(offers) for part in more] if is_all or (self._is_under_way and self._remembers) else ()),
            cls=f"mg-practice mg-draft{' mg-all-games' if is_all else ''}",
            data_key="practice",
        )

    def _rest(self, offers: Offers) -> Element:
        """What one opens now and then: moving to another browser, and sets for others."""
        folds = [part(offers) for part in (self._moving, self._giving)]
        return h.details(h.summary(say("more-of-practice")), *folds, data_key="rest")

    def _which_game(self, offers: Offers) -> Element:
        """The one thing that someone new is asked."""
        games = [(drill.title, drill.game) for drill in self._drills] + [(say("all-games"), "")]
        buttons = [
            press(title, offers(Press("play", game)), key=f"play-{game}", kind="mg-large") for title, game in games
        ]
        return h.section(
            self._heading(say("which-game"), tabindex=-1, data_focus="which-game"),
            h.div(*buttons, cls="mg-which-games"),
            h.p(say("practice-all"), cls="mg-advice"),
            self._puzzles_due(),
            data_key="which-game",
        )

    def _inside(self, offers: Offers) -> tuple[Element | None, ...]:
        if self._task and self._number > self._task.count:
            on = press(say("practice-on"), offers(Press("free")), key="free", kind="mg-primary")
            return (h.div(h.p(self._set_result(), cls="mg-verdict"), on, data_key="all-done"),)
        # A key of its own for each problem: nothing that was typed or chosen stays for the next one.
        name = f"problem-{self._drill.name}-{self._task.query if self._task else ''}-{self._number}"
        return (h.div(super()._page(offers), cls="mg-practice-sheet", data_key=name), self._after(offers))

    def _set_result(self) -> str:
        done, first = self._done
        return say("set-done", done=done, first=first)

    def _head(self) -> Element:
        if not self._is_under_way:
            return h.header(self._heading(say("practice")), cls="mg-head", data_key="head")
        number, place = self._day_asked if self._day else self._number, self._place
        told = {"kind": self._problem.kind.title, "last": place[1] if place else "none"}
        words = say("problem", number=place[0] if place else number, **told)
        focus = f"problem-{'set-' if self._task else 'day-' if self._day else ''}{self._number}"
        title = self._heading(words, tabindex=-1, data_focus=focus)
        seed = self._task.seed if self._task else ""
        shown = badge(say("seed", seed=seed), cls="mg-seed") if seed else self._dots() if self._day else None
        line = h.div(title, shown, cls="mg-head-line")
        said = self._why_back()
        back = h.p(said, cls="mg-status", data_key="back") if said else None
        game = self._drill.title if len(self._drills) > 1 else "none"
        standing = say("level-now", game=game, level=self._problem.level, last=LEVELS[-1])
        return h.header(line, h.p(standing, cls="mg-status"), back, cls="mg-head", data_key="head")

    def _dots(self) -> Element:
        """How much of the plan for today is done: a dot for each problem, and the words."""
        (done, last), words = self._progress
        dots = (
            h.span(cls=f"mg-day{' mg-practiced' if place < done else ''}", aria_hidden="true") for place in range(last)
        )
        return h.p(h.span(*dots, cls="mg-days"), h.span(words), cls="mg-streak", data_key="progress")

    def _heading(self, words: str, **attributes: Any) -> Element:
        """Of the practice of all games, which has a page to itself, or of what stands within a page of its game."""
        return (h.h3 if len(self._drills) == 1 else h.h2)(words, cls="mg-title", **attributes)

    def _why_back(self) -> str:
        """Why a problem comes now: out of turn, or by the plan for today."""
        if self._waited is None:
            return say("why-now", why=self._day[0].why) if self._day else ""
        return say("is-due", days=self._waited) if self._waited else say("is-back")

    def _start(self, offers: Offers) -> Element:
        begin = press(say("deal-problem"), offers(Press("begin")), key="begin", kind="mg-primary", type="submit")
        return h.div(
            h.p(say("endless"), cls="mg-introduction"),
            h.form(self._kind_box(self._wanted), seed_box(self._typed), begin, cls="mg-bar", data_key="begin-form"),
            data_key="start",
        )

    def _kind_box(self, chosen: str) -> Element:
        kinds = [h.option(kind.title, value=kind.name, selected=kind.name == chosen) for kind in self._kinds]
        box = h.select(h.option(say("mixed"), value=""), *kinds, name="kind", data_key="kind")
        return h.label(h.span(say("kind-of-problem"), cls="mg-label"), box, cls="mg-box")

    def _ways_on(self, offers: Offers) -> tuple[Element | None, ...]:
        """Once a problem has ended, Enter and the first button lead to the next one."""
        check, *others = super()._ways_on(offers)
        if self._result is None or check is None:
            return (check, *others)
        key = "show" if self.answers.now.shown else "check"  # in place of what was pressed, which had the focus
        on = press(say("next-problem"), offers(Press("next")), key=key, kind="mg-primary", type="submit")
        return (on, press(say("check"), offers(Press("check")), key="check-again", kind="mg-quiet"), *others)

    def _judge(self, text: str) -> str:
        before, said = self._result, super()._judge(text)
        return f"{said} {self._moved()}" if before is None and self._result else said

    def _after(self, offers: Offers) -> Element | None:
        if self._result:
            is_on = len(self._day) > 1
            stop = press(say("today-end"), offers(Press("end-day")), key="end-day", kind="mg-quiet") if is_on else None
            return h.div(h.p(self._moved(), cls="mg-status", data_key="moved"), stop, cls="mg-bar", data_key="after")
        if self._task:
            return None
        is_easy = self._remembers and (self._day or self._wanted) and self._problem.level < LEVELS[-1]
        return h.div(
            press(say("another-problem"), offers(Press("next")), key="next", kind="mg-quiet"),
            press(say("harder-problem"), offers(Press("harder")), key="harder", kind="mg-quiet") if is_easy else None,
            cls="mg-bar",
            data_key="after",
        )

    def _ending(self, offers: Offers) -> Element:
        """Two lines when the plan is done: the days so far, what comes back when, and what is best next."""
        minutes = self._memory.minutes
        return h.section(
            self._heading(say("day-over"), tabindex=-1, data_focus=f"over-{self._number}"),
            h.div(
                flower(self._memory.done_today, self._memory.days, self._memory.today),
                h.div(h.p(self._day_told()), h.p(self._next_told()), data_key="day-told"),
                cls="mg-day-done",
                data_key="day-done",
            ),
            self._puzzles_due(),
            press(say("more-minutes", minutes=minutes), offers(Press("day")), key="day", kind="mg-primary"),
            cls="mg-panel mg-today",
            data_key="today",
        )

    def _puzzles_due(self) -> Element | None:
        due, puzzles = len(self._memory.due), h.a(say("your-puzzles"), href="puzzles.ipynb")
        return h.p(*say.pieces("puzzles-due", due=due, puzzles=puzzles), data_key="puzzles-due") if due else None

    def _day_told(self) -> str:
        row = days_in_a_row(self._memory.days, self._memory.today)
        done = say("today-done", done=self._memory.done_today)
        return f"{done} {say('days-in-a-row', days=row)}" if row else done

    def _next_told(self) -> str:
        """What comes back when, and what the next minutes begin with."""
        memory = self._memory
        found, best = next_due(self._drills, memory), picks(self._drills, memory)[0]
        soon = (
            say("next-due", days=found[0] - memory.today, kind=found[1].kind.title, game=found[1].drill.title)
            if found
            else ""
        )
        return f"{soon} {say('next-best', kind=best.kind.title, game=best.drill.title)}".strip()

    def _moved(self) -> str:
        """What a finished problem does, and why it came where it did."""
        kind, before = self._problem.kind, self._kind_before
        known = self._course.rung(kind).recall if self._remembers and self._course.rung(kind).is_solid else None
        again = say("asked-again", days=known.wait) if known else ""
        is_mixed = self._remembers and not self._wanted and before is not None and taken_for(before, kind)
        mixing = say("mixed-on-purpose", other=before.title) if before and is_mixed else ""
        return " ".join(filter(None, (self._level_moved(), again, mixing)))

    def _level_moved(self) -> str:
        """What a finished problem does to its level, and when its kind comes back in this sitting."""
        before, rung = self._problem.level, self._course.rung(self._problem.kind)
        title = self._problem.kind.title
        if self._task or (self._is_back and rung.due):
            return self._comes_back(rung) if rung.due else say("was-right")
        if rung.level > before:
            return say("goes-up", kind=title, level=rung.level)
        if rung.level == before and rung.level < LEVELS[-1] and rung.run:
            return say("one-more")
        goes = say("goes-down", kind=title, level=rung.level) if rung.level < before else self._to_go_on(rung)
        return " ".join(filter(None, (goes, self._comes_back(rung))))

    def _to_go_on(self, rung: Rung) -> str:
        """What leads on from a level where a kind is for now."""
        title = self._problem.kind.title
        if rung.level < LEVELS[-1]:
            return say("two-more", kind=title, level=rung.level + 1)
        return say("solid-now", kind=title) if rung.is_solid else say("solid-soon", kind=title, more=rung.to_solid)

    def _comes_back(self, rung: Rung) -> str:
        """When a kind comes back; nothing is said where one kind alone is practised, and so comes anyway."""
        if not rung.due or self._wanted or not self._remembers:
            return ""
        if self._day:
            is_later = any(pick.kind == self._day[0].kind for pick in self._day[1:])
            return say("back-today") if is_later or self._comes_today else ""
        return say("comes-back", wait=max(0, rung.due - self._course.number))

    def _levels(self, offers: Offers) -> Element:
        go = press(say("practice-this"), offers(Press("kind")), key="go", type="submit")
        solid = sum(self._course.rung(kind).is_solid for kind in self._kinds)
        choose = h.form(self._kind_box(self._wanted), go, cls="mg-bar", data_key="kind-form")
        heads = (say("head-kind"), say("head-level"), say("head-solved"), say("head-standing"))
        known = self._remembers and self._memory.to_text() != ""
        told = say("levels-and-kinds", solved=self._course.solved, solid=solid, all=len(self._kinds))
        return h.details(
            h.summary(told),
            *((choose, self._by_seed(offers)) if self._is_under_way and not self._task else ()),
            h.table(
                h.caption(say("kinds-stand")),
                h.thead(h.tr(*[h.th(words, scope="col") for words in heads])),
                h.tbody(*map(self._row, self._kinds)),
                cls="mg-levels",
            ),
            h.p(say("solid-means"), cls="mg-advice"),
            self._forgetting(offers) if known else None,
            data_key="levels",
        )

    def _forgetting(self, offers: Offers) -> Element:
        return press(say("forget-practice"), offers(Press("forget")), key="forget", kind="mg-quiet")

    def _choosing(self, offers: Offers) -> Element:
        """Where a game, a kind of problem and the minutes of a day are chosen."""
        planned = self._day or self._is_over or not self._is_under_way
        games = [("", say("all-kinds-due")), *((drill.game, drill.title) for drill in self._drills)]
        game = choose("practice-game", games, "" if planned else self._drill.game, offers(Press("game")))
        minutes = [(choice, say("minutes-a-day", minutes=choice)) for choice in MINUTES]
        length = choose("minutes", minutes, self._memory.minutes, offers(Press("minutes")))
        go = press(say("practice-this"), offers(Press("kind")), key="go", type="submit")
        kinds = (
            None
            if planned or self._task
            else h.form(self._kind_box(self._wanted), go, cls="mg-bar", data_key="kind-form")
        )
        return h.details(
            h.summary(say("choose-practice")),
            h.form(box(say("game"), game), cls="mg-bar", data_key="game-form"),
            kinds,
            h.form(box(say("minutes"), length), cls="mg-bar", data_key="minutes-form"),
            data_key="choosing",
        )

    def _by_seed(self, offers: Offers) -> Element:
        """Start over from a seed code."""
        begin = press(say("deal-problem"), offers(Press("begin")), key="by-seed", type="submit")
        now = h.p(say("seed", seed=self._course.seed), cls="mg-status")
        return h.form(now, seed_box(""), begin, cls="mg-bar", data_key="seed-form")

    def _row(self, kind: Kind) -> Element:
        rung = self._course.rung(kind)
        level = say("rung-level", level=rung.level, last=LEVELS[-1])
        wait = max(0, rung.due - self._course.number)
        said = say("rung-solid" if rung.is_solid else "rung-under-way" if rung.solved else "rung-untried")
        if rung.due and self._remembers:
            said = say("rung-back", wait=wait)
        return h.tr(
            h.th(kind.title, scope="row"), h.td(level), h.td(rung.solved), h.td(said), data_key=f"row-{kind.name}"
        )

    def _map(self, offers: Offers) -> Element:
        """The map, folded; when the plan for today is done, it lies open below what was done."""
        memory, rows = self._memory, own_map(self._drills, self._memory)
        spots = [spot for row in rows for spot in row.spots]
        told = say("map", begun=sum(spot.solid > 0 for spot in spots), solid=sum(spot.solid == 100 for spot in spots))
        inside = (
            h.p(say("map-how" if memory.is_begun else "map-empty"), cls="mg-advice"),
            fortnight(memory.days, memory.today) if memory.days else None,
            *drawn_map(rows, offers, nearest(rows)),
        )
        if self._is_over:
            return h.section(h.h3(told, cls="mg-title"), *inside, data_key="map-open")
        return h.details(h.summary(told), *inside, data_key="map-room")

    def _moving(self, offers: Offers) -> Element:
        """Where practice is taken to another browser, and taken over from one."""
        text = self._memory.to_text()
        code = code_of(self._drills, self._memory) if text else ""
        opened = h.input_(type="file", accept=".json,application/json", data_n=offers(Press("move-file")),
                          data_key="practice-file")  # fmt: skip
        typed = h.input_(name="code", value="", autocomplete="off", spellcheck="false", data_key="practice-code")
        take = press(say("take-code"), offers(Press("move-code")), key="move-code", type="submit")
        return h.details(
            h.summary(say("move")),
            h.p(say("move-how")),
            *(self._to_go(text, code) if text else ()),
            h.form(box(say("open-practice"), opened), cls="mg-bar", data_key="move-file-form"),
            h.form(box(say("practice-code"), typed), take, cls="mg-bar", data_key="move-code-form"),
            self._forgetting(offers) if text else None,
            data_key="moving",
        )

    def _to_go(self, text: str, code: str) -> Iterator[Element]:
        save = h.button(say("save-practice"), type="button", cls="mg-button", data_download="practice.json",
                        data_content=text, data_key="save-practice")  # fmt: skip
        copy = h.button(say("copy-code"), type="button", cls="mg-button", data_copy=say("copied"), data_content=code,
                        data_key="copy-code")  # fmt: skip
        yield h.p(say("code-shown"), ": ", h.strong(code, cls="mg-code-to-go", dir="ltr"), data_key="code-to-go")
        yield h.div(save, copy, cls="mg-bar", data_key="to-go")

    def _giving(self, offers: Offers) -> Element:
        """Where a set is put together for others."""
        ticks = (
            h.label(
                h.input_(type="checkbox", name=f"kind-{kind.name}", value="on", data_key=f"kind-{kind.name}"),
                h.span(kind.title),
                cls="mg-tick-box",
            )
            for kind in self._others.kinds
        )
        games = ((drill.game, drill.title) for drill in self._drills)
        game = choose("for-others", games, self._others.game, offers(Press("for-others")))
        make = press(say("make-link"), offers(Press("give")), key="give", type="submit")
        count = h.input_(name="problems", value=USUAL, inputmode="numeric", size=4, data_key="problems")
        seed = h.input_(name="seed", value="", placeholder=say("seed-any"), size=10, data_key="set-seed")
        found = self._offered
        return h.details(
            h.summary(say("for-teachers")),
            h.p(*say.pieces("paper-at-desk", desk=h.a(say("teachers-desk"), href="teaching/desk.ipynb"))),
            h.h3(say("give-set"), cls="mg-title"),
            h.form(
                h.p(say("give-how", most=MOST_PROBLEMS)),
                box(say("game"), game),
                h.fieldset(h.legend(say("give-kinds")), *ticks, cls="mg-fieldset mg-kinds"),
                h.div(box(say("give-problems"), count), box(say("give-seed"), seed), make, cls="mg-bar"),
                data_key="give-form",
            ),
            self._link(found) if found else None,
            data_key="giving",
            cls="mg-of-a-page",
        )

    def _link(self, found: Given) -> Element:
        copy = h.button(say("copy-link"), type="button", cls="mg-button", data_copy=say("copied"),
                        data_content=found.query, data_key="copy-link", data_link=True)  # fmt: skip
        words = say("link", problems=found.count, game=self._others.title, seed=found.seed)
        return h.p(h.a(words, href=found.query), " ", copy, cls="mg-bar", data_key="link")

    def still(self) -> tuple[Element | Raw, ...]:
        """The page as it stands; before the first deal some problems to be worked on paper."""
        if self._is_under_way:
            return super().still()
        problems = (sheet(problem.question) for problem in self._on_paper())
        return (h.div(h.h3(say("practice"), cls="mg-title"), *problems, cls="mg-practice mg-draft"),)

    def _on_paper(self) -> Iterator[Problem]:
        """Each level of the chosen kind, or each kind once; always the same ones."""
        for kind in self._kinds:
            if kind.name == self._chosen:
                yield from (kind.problem(PAPER, level) for level in LEVELS)
            elif not self._chosen:
                yield kind.problem(PAPER)
