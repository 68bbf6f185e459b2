"""A lesson: its questions and how they stand, a report to read and to print, the tables of its game, its practice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, Literal

from mathgames_widgets.core.messages import Words, language, room, spoken
from mathgames_widgets.core.rng import new_seed_code
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.page import html as h
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions.answers import WAYS, Answers, Round, answered, misconception, solved_at, until_right
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.questions.memory import KEPT, USUAL, Given, Memory
from mathgames_widgets.questions.pictures import GraphPage, Sight
from mathgames_widgets.questions.practice import Drill, Practice
from mathgames_widgets.questions.prediction import SURE, Back, Prediction, to_choose
from mathgames_widgets.questions.problem import Kind, kind_of
from mathgames_widgets.questions.question import Misconception, Question, in_one_line, plain_text
from mathgames_widgets.questions.stops import FreeTable, GuidedTable, Part, Script, Told, why_no_more
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import box

say = room(__name__)

PRACTICE = "../practice.ipynb"
"""Where every kind is practised, seen from a lesson."""
MOST_TO_PRACTISE = 3
"""Kinds of problem that a report leads to."""


@dataclass(frozen=True, slots=True)
class QuestionStanding:
    """How one question stands."""

    key: str
    prompt: str
    is_answered: bool
    """Whether it was answered right itself, with the numbers of the lesson."""
    is_tried: bool
    """Whether anything was answered, right or wrong, with any numbers."""
    said: str
    """In words: right on the first try, the answer was shown, and so on."""
    is_first: bool = False
    """Whether it was answered right on the first try."""
    others: tuple[str, ...] = ()
    """What was right with other numbers, in words: with new ones, the easier twin, the harder one."""
    counts_elsewhere: bool = False
    """Whether such an answer counts where the question itself was not answered; the easier twin does not."""
    is_at_once: bool = False
    """Whether it, or one with other numbers that counts, was right on the first try."""
    behind: tuple[Misconception, ...] = ()
    """The misconceptions behind wrong answers, each once."""


def standing(question: Question, answers: Answers) -> QuestionStanding:
    """How a question stands after these answers, and what was right with other numbers.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.questions.answers import Round
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> three = Number(key="three", prompt="1 + 2?", value=3, why=Explanation("Count on."))
    >>> standing(three, Answers((Round(("4", "3")),))).said
    'right on try 2'
    >>> known = replace(three, harder=lambda seed: replace(three, prompt="12 + 21?", value=33))
    >>> found = standing(known, Answers((Round(), Round(("33",), way="harder"))))
    >>> found.is_answered, found.said, found.others
    (False, 'not answered', ('The harder one: right on the first try.',))
    """
    rounds = answered(question, answers)
    found = [(asked, round, solved_at(asked, round)) for asked, round in rounds]
    own = [(round, tries) for _, round, tries in found[1:] if tries and not round.shown]
    counted = [tries for round, tries in own if round.way != "easier"]
    first, tries = rounds[0][1], found[0][2]
    is_own = bool(tries) and not first.shown
    if is_own:
        hints = min(2, first.hinted)
        said = say("standing-first", hints=hints) if tries == 1 else say("standing-later", number=tries, hints=hints)
    elif tries or first.shown:
        said = say("standing-shown")
    elif first.tries:
        said = say("standing-wrong", tries=len(first.tries))
    else:
        said = say("standing-none", others=bool(own))
    return QuestionStanding(
        question.key,
        in_one_line(question.prompt),
        is_own,
        any(round.tries for _, round in rounds),
        said,
        is_own and tries == 1,
        tuple(_others(own)),
        bool(counted) and not is_own,
        1 in counted or (is_own and tries == 1),
        _behind(rounds),
    )


def _others(own: Sequence[tuple[Round, int]]) -> Iterator[str]:
    """The best round of each way in which other numbers were drawn, in words."""
    for way in WAYS:
        if mine := [tries for round, tries in own if round.way == way]:
            yield say("standing-other", way=way or "new", first=min(mine) == 1, number=min(mine))


def _behind(rounds: Iterable[tuple[Question, Round]]) -> tuple[Misconception, ...]:
    ideas = [misconception(asked, text) for asked, round in rounds for text in until_right(asked, round)]
    return tuple({idea.id: idea for idea in ideas if idea}.values())


@dataclass(frozen=True, slots=True)
class Decided:
    """What was decided at a table, in sentences that compare it with the lesson's way."""

    part: str
    last: str
    first: str = ""
    """What was decided before that, where it was something else."""
    is_lessons: bool = False
    """Whether it is the lesson's choice in the end."""

    @property
    def lines(self) -> tuple[str, ...]:
        """In the order in which it was decided, each line with when, where there are two."""
        if not self.first:
            return (self.last,)
        return say("decided-first", decision=self.first), say("decided-last", decision=self.last)


@dataclass(frozen=True, slots=True)
class Skill:
    """What a lesson teaches, in a sentence that says what one does, and the questions that show it."""

    said: Words
    keys: tuple[str, ...]


class Progress:
    """The questions of one lesson, each with its checkpoint; asking one twice shows the same page again.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> progress = Progress("Counting", (Number(key="two", prompt="1 + 1?", value=2, why=Explanation("Count.")),))
    >>> progress.ask("two").answer("2").right
    True
    >>> print(progress.summary())
    1 of 1 questions right, 1 on the first try.
    """

    def __init__(
        self,
        called: Words,
        questions: tuple[Question, ...],
        storage: str = "",
        missed: Callable[[str], None] | None = None,
        asked: Callable[[str], Question] | None = None,
        memory: Memory | None = None,
        kind: Callable[[str], Kind | None] = lambda key: None,
        game: str = "",
        skills: tuple[Skill, ...] = (),
    ) -> None:
        self._called, self._memory = called, memory
        self._kind, self._game, self._seed = kind, game, new_seed_code()
        self._skills = skills
        self._storage, self._missed, self._ask_anew = storage, missed, asked
        self._questions = {(question.key, language()): question for question in questions}
        self._keys = [question.key for question in questions]
        self._asked: dict[str, Checkpoint] = {}
        self._predictions: dict[str, Prediction] = {}
        self._report: Report | None = None
        self._looks: list[GraphPage] = []
        self._tables: list[GuidedTable] = []
        self._free: list[FreeTable] = []
        self._known: dict[str, tuple[Answers, str, QuestionStanding]] = {}
        """How each question stood when it was last looked at: one answer changes one of them."""

    def ask(self, key: str, *, is_guess: bool = False, covers: int = 0, waits: str = "") -> Checkpoint:
        """The checkpoint of a question; its first showing says whether it is a guess, how many screens it covers and
        what it waits for.

        Raises KeyError with the keys there are.
        """
        self._must_be_known(key)
        if key not in self._asked:
            missed = partial(self._missed, key) if self._missed else None

            def asked() -> Question:
                return replace(self._question(key), is_guess=is_guess)

            recalled = partial(self._recalled, key)
            self._asked[key] = Checkpoint(asked(), self._redraw, self._storage, covers, missed, asked, recalled, waits)
        return self._asked[key]

    def predict(self, key: str, back: Back = "later") -> Prediction:
        """The first showing of a question that is asked once more later: nothing is said to its answer.

        Raises KeyError, and TypeError for a question without answers to choose from.
        """
        self._must_be_known(key)
        if key not in self._predictions:

            def asked() -> ChooseOne:
                if (question := to_choose(self._question(key))) is None:
                    raise TypeError(f"{key!r} is no question with answers to choose from.")
                return question

            self._predictions[key] = Prediction(asked, self._storage, partial(self._look_again, key), back)
        return self._predictions[key]

    def asks_again(self, key: str) -> bool:
        """Whether a question was asked as a prediction, so that nothing else tells its answer."""
        return key in self._predictions

    def waits_for(self, part: Part) -> str:
        """The key of the question that comes back after a part of the game and is still open; "" where none is."""
        back = (key for key in part.reveals if self.asks_again(key) and self._predictions[key].back == "table")
        return next((key for key in back if key not in self._asked or not self._asked[key].done), "")

    def guess_first(self, part: Part) -> str:
        """The key of a guess, or of a question that comes back, which nobody has answered or given up yet, and that the
        reason of a part would answer.
        """
        back = self.waits_for(part)
        asked = ((key, self._asked[key]) for key in part.reveals if key in self._asked)
        return next((key for key, page in asked if (page.question.is_guess or key == back) and not page.done), "")

    def settle(self, part: Part) -> None:
        """What was predicted of a part stays, once a move is made there."""
        for key in part.reveals:
            if key in self._predictions and self._predictions[key].back == "table":
                self._predictions[key].settle()

    def follow(self, table: GuidedTable) -> GuidedTable:
        """Let a table look again with every answer whether its reason may be shown."""
        self._tables.append(table)
        return table

    def told_of(self, part: str) -> Told:
        """What is told of the table of a part, which stands before it. Raises ValueError where there is none."""
        for table in reversed(self._tables):
            if table.part.key == part:
                return table.told()
        raise ValueError(f"No table of {part!r} has been laid; write lesson.table({part!r}) first.")

    def follow_free(self, table: FreeTable) -> FreeTable:
        """Let a table forget its best score with the answers."""
        self._free.append(table)
        return table

    def look_again(self) -> None:
        """Draw the report anew, where something was decided at a table."""
        if self._report:
            self._report.redraw()

    def misjudged(self) -> Iterator[tuple[bool, Prediction]]:
        """The predictions that someone was certain of and that were wrong, then those that were a guess and right.

        They count once their question is answered: until then nobody has said which they are.
        """
        known = [
            prediction
            for key, prediction in self._predictions.items()
            if prediction.is_made and key in self._asked and self._asked[key].done
        ]
        for is_right, sure in ((False, SURE[-1]), (True, SURE[0])):
            yield from ((is_right, one) for one in known if (one.is_right, one.first[1]) == (is_right, sure))

    def decisions(self) -> Iterator[Decided]:
        """What was decided at the tables, beside the lesson's way."""
        decided = {table.part.title: table for table in self._tables}
        return (
            Decided(title, table.decision, table.first_decision, table.is_as_lesson)
            for title, table in decided.items()
            if table.decision
        )

    def _must_be_known(self, key: str) -> None:
        if key not in self._keys:
            raise KeyError(f"There is no question {key!r}; the keys are {', '.join(self._keys)}.")

    def _look_again(self, key: str) -> None:
        if key in self._asked:
            self._asked[key].redraw()
        self._redraw()

    def _recalled(self, key: str, outcome: bool | None) -> Element | None:
        """What was predicted, above the same question."""
        if key not in self._predictions:
            return None
        question = self._question(key)
        is_the_reason = isinstance(question.foretold, ChooseOne) and isinstance(question.reason, ChooseOne)
        has_other_numbers = question.foretold is not None and not is_the_reason and not _same_numbers(question)
        return self._predictions[key].recalled(outcome, has_other_numbers=has_other_numbers)

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return spoken(self._called)

    def _question(self, key: str) -> Question:
        """A question in the language that is spoken now, where it can be asked in that."""
        known = (key, language())
        if known not in self._questions:
            first = next(question for (name, _), question in self._questions.items() if name == key)
            self._questions[known] = first if self._ask_anew is None else self._ask_anew(key)
        return self._questions[known]

    def standings(self) -> Iterator[QuestionStanding]:
        """How every question stands, in the order of the lesson."""
        for key in self._keys:
            asked = self._asked.get(key)
            answers = asked.answers if asked else Answers()
            if key not in self._known or self._known[key][:2] != (answers, language()):
                self._known[key] = answers, language(), standing(self._question(key), answers)
            yield self._known[key][2]

    def counted(self) -> list[QuestionStanding]:
        """How the questions stand that count: all but one that lets someone skip screens and was left out."""
        extra = [key for key, page in self._asked.items() if page.is_extra]
        return [standing for standing in self.standings() if standing.is_tried or standing.key not in extra]

    def skills(self) -> Iterator[tuple[str, str, str]]:
        """What the lesson teaches, in a sentence. With how it stands: "now" where each of its questions was right on
        the first try, here or with new numbers, "again" where each was right in the end, and else "open". And with the
        first question that keeps it from being better, "" where none does.
        """
        stand = {one.key: one for one in self.standings()}
        for skill in self._skills:
            mine = [stand[key] for key in skill.keys]
            left = [one.key for one in mine if not (one.is_answered or one.counts_elsewhere)]
            later = [one.key for one in mine if not one.is_at_once]
            yield spoken(skill.said), "open" if left else "again" if later else "now", next(iter(left or later), "")

    def to_practise(self) -> tuple[str, str] | None:
        """What to practise next, with the address of such problems: the kinds that were not right at once, the first
        few; None where there are none.
        """
        missed = (self._kind(one.key) for one in self.counted() if one.is_tried and not one.is_at_once)
        kinds = list({kind.name: kind for kind in missed if kind}.values())[:MOST_TO_PRACTISE]
        if not kinds:
            return None
        asked = Given(self._game, tuple(kind.name for kind in kinds), self._seed, USUAL)
        words = say("practice-of", count=asked.count, kinds=[say("kind-quoted", name=kind.title) for kind in kinds])
        return words, f"{PRACTICE}{asked.query}"

    def summary(self) -> str:
        """How many are right, how many of them at once, how many more were tried, and how many were right elsewhere."""
        standings = self.counted()
        right, first = [standing.is_answered for standing in standings], [standing.is_first for standing in standings]
        others = [standing.counts_elsewhere for standing in standings]
        tried = sum(standing.is_tried for standing in standings) - sum(right) - sum(others)
        said = say("right-of", right=sum(right), all=len(standings), tried=tried, first=sum(first))
        return f"{said} {say('right-elsewhere', many=sum(others))}" if any(others) else said

    def report(self) -> Report:
        """The page with every question and how it was answered, to read, to save and to print."""
        self._report = self._report or Report(self, self._memory)
        return self._report

    def text(self) -> str:
        """The report as plain text."""
        lines = [line for standing in self.counted() for line in _lines(standing)]
        lines += [f"{say('misjudged', right=right)} {one.asked_briefly} {one.said}" for right, one in self.misjudged()]
        lines += [f"{say('at-the-table', part=one.part)}: {said}" for one in self.decisions() for said in one.lines]
        return "\n".join([self.title, self.summary(), "", *lines, ""])

    def clear(self) -> None:
        """Forget every answer, here and in the browser: the next person starts anew."""
        for prediction in self._predictions.values():
            prediction.clear()
        for asked in self._asked.values():
            asked.clear()
        for table in self._tables:
            table.forget()
        for free in self._free:
            free.forget()
        self._redraw()

    def wait_with(self, look: GraphPage, key: str) -> GraphPage:
        """Fold a picture that answers a question until that one is answered, and redraw it with every answer."""
        look.wait(
            lambda: not (self.ask(key).done or (self.asks_again(key) and self.predict(key).is_made)),
            lambda: not self.ask(key).done,
        )
        self._looks.append(look)
        return look

    def _redraw(self) -> None:
        for table in self._tables:
            table.uncover()
        for page in filter(None, (self._report, *self._looks)):
            page.redraw()


def _lines(standing: QuestionStanding) -> Iterator[str]:
    yield f"{standing.key}: {standing.said}"
    yield f"    {standing.prompt}"
    yield from (f"    {said}" for said in standing.others)
    yield from (f"    {say('behind-wrong', name=idea.name, id=idea.id)}" for idea in standing.behind)


def _same_numbers(question: Question) -> bool:
    """Whether what is foretold is about the numbers of the question itself, and only asks something else of them."""
    foretold, asked = [
        set(re.findall(r"\d+", plain_text(one.prompt))) for one in (question.foretold or question, question)
    ]
    return foretold == asked


class Report(Page):
    """The report on the page. Made by `Progress.report`.

    Every lesson ends with one, so it is what has the browser keep which kinds of problem were missed.
    """

    def __init__(self, progress: Progress, memory: Memory | None = None) -> None:
        self._progress, self._memory = progress, memory
        self._sure = False
        super().__init__(self._page, self._answer_to, keep=KEPT if memory else "")
        if memory:
            memory.show_on(self)

    def __repr__(self) -> str:
        return self._progress.summary()

    def restore(self, kept: str) -> None:
        """Know what was practised and missed before. What cannot be read is left behind."""
        if self._memory:
            with suppress(ValueError):
                self._memory.join(kept)

    def reread(self, kept: str) -> None:
        """Another tab has gone on: know what it knows."""
        if self._memory and kept != self._memory.to_text():
            with suppress(ValueError):
                self._memory.catch_up(kept)

    def _answer_to(self, thing: Any, values: Values) -> None:
        match thing:
            case Press("clear"):
                self._sure = True
                self.redraw(say("forget-again"))
            case Press("keep"):
                self._sure = False
                self.redraw()
            case Press("really"):
                self._sure = False
                self._progress.clear()
                self.redraw(say("forgotten-answers"))
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")

    def _page(self, offers: Offers) -> Element:
        lesson = self._progress
        rows = (
            h.tr(
                h.td("✓" if standing.is_answered else "·", aria_hidden="true"),
                h.th(h.a(standing.prompt, href="#", data_goes=standing.key), scope="row"),
                h.td(
                    standing.said,
                    *(h.p(h.span("✓ ", aria_hidden="true"), said) for said in standing.others),
                    *(
                        h.p(say("idea-quoted", name=idea.name), cls="mg-advice", data_idea=idea.id)
                        for idea in standing.behind
                    ),
                ),
                data_key=f"row-{standing.key}",
            )
            for standing in lesson.counted()
        )
        tables = (
            h.tr(
                h.td("✓" if one.is_lessons else "·", aria_hidden="true"),
                h.th(say("at-the-table", part=one.part), scope="row"),
                h.td(*(h.p(said) if one.first else said for said in one.lines)),
                data_key=f"table-{one.part}",
            )
            for one in lesson.decisions()
        )
        head = h.tr(
            h.th("", aria_hidden="true"),
            h.th(say("report-head-question"), scope="col"),
            h.th(say("report-head-answer"), scope="col"),
        )
        return h.div(
            h.h2(lesson.title, tabindex=-1, data_focus="report"),
            *self._skills(),
            h.p(lesson.summary(), cls="mg-verdict", data_key="summary"),
            h.table(
                h.caption(say("your-answers"), cls="mg-unseen"), h.thead(head), h.tbody(*rows, *tables), cls="mg-report"
            ),
            *self._misjudged(),
            self._next(),
            self._bar(offers),
            cls="mg-table",
            data_key="report",
        )

    def _skills(self) -> Iterator[Element]:
        """What one can do now, what is worth another try, and what is still open, with links to the questions."""
        found = [*self._progress.skills()]
        begun = any(how != "open" for _, how, _ in found)
        for group, sign, head in (
            ("now", "✓ ", say("skills-now")),
            ("again", "↻ ", say("skills-again")),
            ("open", "○ ", say("skills-open", begun=begun)),
        ):
            if mine := [(said, key) for said, how, key in found if how == group]:
                tick = h.span(sign, cls="mg-tick", aria_hidden="true")
                items = (h.li(tick, h.a(said, href="#", data_goes=key) if key else said) for said, key in mine)
                yield h.div(h.h3(head), h.ul(*items), cls="mg-skills", data_key=f"skills-{group}")

    def _next(self) -> Element | None:
        """A way on: problems of what was not right at once."""
        if (found := self._progress.to_practise()) is None:
            return None
        words, address = found
        return h.p(*say.pieces("practise-next", link=h.a(words, href=address)), cls="mg-note", data_key="practise-next")

    def _misjudged(self) -> Iterator[Element]:
        """Where someone was certain and wrong, and where a guess was right, each with a link to its question."""
        found = [*self._progress.misjudged()]
        for is_right in (False, True):
            if mine := [one for right, one in found if right is is_right]:
                links = (
                    h.li(h.a(one.asked_briefly, href="#", data_goes=one.question.key), h.br(), one.said) for one in mine
                )
                yield h.div(
                    h.p(h.strong(say("misjudged", right=is_right))),
                    h.ul(*links),
                    cls="mg-misjudged",
                    data_key=f"misjudged-{is_right}",
                )

    def _bar(self, offers: Offers) -> Element:
        save = h.button(
            say("save-as-file"),
            type="button",
            cls="mg-button",
            data_download=f"{self._progress.title}.txt",
            data_content=self._progress.text(),
            data_key="save",
            data_signed=True,
        )
        name = h.input_(
            name="name", autocomplete="off", maxlength=40, placeholder=say("may-stay-empty"), data_key="own-name"
        )
        if not self._sure:
            forget = press(say("forget-answers"), offers(Press("clear")), key="clear", kind="mg-quiet")
            return h.form(box(say("name-for-file"), name), save, forget, cls="mg-bar", data_key="bar")
        return h.div(
            press(say("yes-forget"), offers(Press("really")), key="clear"),
            press(say("keep-them"), offers(Press("keep")), key="keep"),
            cls="mg-bar",
            data_key="bar",
        )


Questions = Mapping[str, Callable[[], Question]]
"""The questions in the order of the lesson, each made when it is asked."""


@dataclass(frozen=True)
class Lesson:
    """A lesson: its questions, the game that it plays and its practice.

    Under `storage` the browser keeps the answers, apart from those of other lessons.
    """

    called: Words
    questions: Questions
    game: Script
    drill: Drill
    storage: str
    leads: Mapping[str, Kind] = field(default_factory=dict)
    """The kinds of problem that belong to questions which are drawn from none."""
    skills: tuple[Skill, ...] = ()
    """What it teaches, two or three things."""

    @property
    def title(self) -> str:
        """What it is called."""
        return spoken(self.called)

    def question(self, key: str) -> Question:
        """The question with this key. Raises ValueError, naming the keys, where there is none."""
        if key not in self.questions:
            raise ValueError(f"There is no question {key!r}; there are {', '.join(self.questions)}.")
        return replace(self.questions[key](), key=key)

    @cached_property
    def _progress(self) -> Progress:
        questions = tuple(self.question(key) for key in self.questions)
        return Progress(
            self.called,
            questions,
            self.storage,
            self._missed,
            self.question,
            self._memory,
            self.kind,
            self.game.game.NAME,
            self.skills,
        )

    @cached_property
    def _memory(self) -> Memory:
        return Memory()

    def kind(self, key: str) -> Kind | None:
        """The kind of problem that a question belongs to, if any."""
        return kind_of(self.question(key)) or self.leads.get(key)

    def _missed(self, key: str) -> None:
        """It comes back wherever its kind is practised: here, in a later lesson, or on the page of all practice."""
        if kind := self.kind(key):
            self._memory.missed(self.drill.name, kind)

    def progress(self) -> Progress:
        """Which questions are answered, on this page and in this browser."""
        return self._progress

    def ask(self, key: str, after: Literal["", "table"] = "") -> Checkpoint:
        """The question with this key, to be answered at once, or after a move at the table of its screen."""
        return self._progress.ask(key, waits=after)

    def report(self) -> Report:
        """Every question and how it was answered, to read and to print."""
        return self._progress.report()

    def predict(self, key: str) -> Checkpoint:
        """The question as a prediction: guessing is free, and *Show me* is there from the first moment."""
        return self._progress.ask(key, is_guess=True)

    def vote(self, key: str, back: Back = "later") -> Prediction:
        """The question as it is asked first: in a class as a vote, alone as a prediction with how sure one is.

        Nothing is said to the answer before `ask` brings the question back: on a later screen, or on this one, where it
        waits for the prediction ("below") or for a move at the table in between ("table").
        """
        return self._progress.predict(key, back)

    def challenge(self, key: str, screens: int = 1) -> Checkpoint:
        """The question for those who know it already: solved, this screen and those behind it count as done."""
        return self._progress.ask(key, covers=screens)

    def table(self, part: str) -> GuidedTable:
        """The table of one part of the game. Raises ValueError, naming the parts, where there is none."""
        progress = self._progress
        return progress.follow(
            GuidedTable(self.game, part, progress.waits_for, progress.guess_first, progress.look_again, progress.settle)
        )

    def told(self, part: str) -> Told:
        """What the moves at the table of a part did and why, beside the text. Raises ValueError without that table."""
        return self._progress.told_of(part)

    def look(self, functions: str, *sights: Sight, after: str = "") -> GraphPage:
        """The graph of one function, or of several with semicolons between them, through one window after another.

        It stays folded until the question `after` is answered.
        """
        look = GraphPage([RationalFunction.parse(function) for function in functions.split(";")], sights)
        return self._progress.wait_with(look, after) if after else look

    def play(self, part: str = "") -> FreeTable:
        """The deal of the lesson, to be played freely from its first card, or from where a part begins."""
        return self._progress.follow_free(FreeTable(self.game, part))

    def bound(self) -> Page:
        """Why nobody can score more in that deal, folded. Raises ValueError where the script has no bound."""
        if self.game.bound is None:
            raise ValueError(f"The script of {self.title} has no bound.")
        return why_no_more(self.game.bound)

    def practise(self, kind: str = "") -> Practice:
        """Problems without end, of one kind or mixed; what was missed in the lesson comes back in them."""
        return self.drill.practise(kind=kind, memory=self._memory)
