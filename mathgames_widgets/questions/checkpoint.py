"""A question on the page: answered, judged at once, tried again. What was answered survives a reload."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from mathgames_widgets.core.messages import language, room
from mathgames_widgets.maths.rational.algebraic import near
from mathgames_widgets.maths.rational.curve import PlotWindow, window_around
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.page.cards import explanation, note, press
from mathgames_widgets.page.graph.graph import graph
from mathgames_widgets.page.html import (
    Element,
    Raw,
    br,
    details,
    div,
    fieldset,
    form,
    legend,
    li,
    p,
    span,
    strong,
    summary,
    ul,
)
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.questions import controls
from mathgames_widgets.questions.answers import (
    WAYS,
    Answers,
    Way,
    answered,
    drawer,
    is_answered,
    is_solved,
    misconception,
    posed,
    solved_at,
    until_right,
)
from mathgames_widgets.questions.choices import ChooseOne, ChooseThen, ClickGraph, PutInOrder
from mathgames_widgets.questions.controls import (
    AnswerChange,
    AnswerDesk,
    AnsweredWithCards,
    Echo,
    Nudge,
    Shift,
    graphs_in,
    help_to_open,
    inline,
    is_typed,
    solution_said,
)
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.drawing.exploring import Explored, OpenBoard
from mathgames_widgets.questions.drawing.places import DragMarks, to_drag
from mathgames_widgets.questions.drawing.signs import GraphOf, GraphsOf
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.prediction import are_few_letters
from mathgames_widgets.questions.problem import Result
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import AnswerOutcome, Misconception, Question, Text, Verdict, plain_text
from mathgames_widgets.questions.whose import WhoseAnswer
from mathgames_widgets.table.screen import Ask, Do, Press, Select

say = room(__name__)

PATIENCE = 2
"""Wrong tries after which the answer may be shown."""
MOST_TRIES, MOST_IDEAS = 999, 12
"""Of a question, as a class hears of it."""


@dataclass(slots=True)
class _KnownTries:
    """What is known of the tries at one question, so that each is judged once and not with every drawing."""

    question: Question
    language: str
    answers: dict[str, tuple[str, Any] | None]


class Checkpoint(Page):
    """A question on the page; `changed` is called after every answer, `missed` when one was wrong or had to be shown.

    The browser keeps answers of lessons apart that have a `storage` of their own. `asked` asks the same question in
    another language; without it the question stays in its own. `recalled` is what stands above a question that was
    asked before as a prediction, for an answer that is right, wrong or not there yet. One that `waits` for the "table"
    of its screen comes into sight after a move there.

    >>> from mathgames_widgets.questions import Number
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> Checkpoint(Number(key="half", prompt="1 − 1/2?", value=1, why=Explanation("Take a half away.")))
    <Checkpoint half: not answered>
    """

    def __init__(
        self,
        question: Question,
        changed: Callable[[], None] | None = None,
        storage: str = "",
        covers: int = 0,
        missed: Callable[[], None] | None = None,
        asked: Callable[[], Question] | None = None,
        recalled: Callable[[bool | None], Element | None] = lambda outcome: None,
        waits: str = "",
    ) -> None:
        self.question = question
        self._recalled, self._waits = recalled, waits
        self._ask_anew = asked
        self._covers = covers
        self.answers = Answers()
        self._puts = 0
        self._changed, self._missed = changed, missed
        self._judged_before = _KnownTries(question, "", {})
        self._told: tuple[Answers | None, dict[str, Any] | None] = (None, None)
        self._begin()
        super().__init__(
            self._page, self._answer_to, keep=" ".join(filter(None, ("checkpoint", storage, question.key)))
        )

    def _begin(self) -> None:
        """The page for the round that is on: its question, and the last try at it."""
        self._posed = posed(self.question, self.answers.turn, self.answers.ways)
        self._ideas: dict[tuple[str, str], str] = {}
        tries = self.answers.now.tries
        self._draft = tries[-1] if tries else controls.start(self._posed)
        self._verdict: Verdict | None = None
        self._is_repeated = False
        self._graph: Element | None = None
        if tries:
            self._look_again(tries[-1], tries[:-1])
        self.typing = ""
        self._trouble = ""
        self._meant: tuple[str, ...] = ()
        self._hint_is_new = False
        self._echo = Echo()
        self._selected: Any = None
        self._asked: Any = None
        self._put()
        try_out = self._posed.try_out
        self._try_out = OpenBoard(try_out, "") if try_out else None
        self._opened: tuple[str, OpenBoard | None] | None = None

    def _put(self) -> None:
        """The draft is put into its box, whatever was typed there."""
        self._put_as = self._puts = self._puts + 1

    def _look_again(self, text: str, before: Sequence[str]) -> None:
        """The verdict on a kept answer; one that would be asked about today is taken as it was taken then."""
        try:
            self._verdict, self._graph = self._looked_at(text, before)
        except TwoReadings as asked:
            self._draft = asked.readings[0]
            self._look_again(self._draft, before)

    @property
    def is_answered(self) -> bool:
        """Whether the question was answered right, with these or with earlier numbers."""
        return is_answered(self.question, self.answers)

    def __repr__(self) -> str:
        return f"<Checkpoint {self.question.key}: {'' if self.is_answered else 'not '}answered>"

    def answer(self, answer: Any) -> Verdict:
        """Answer as on the page: with a value, or with the text of one. Raises ReadError."""
        text = answer if isinstance(answer, str) else self._posed.write(answer)
        self._judge(text)
        if self._trouble:
            self.redraw(self._trouble)
            raise TwoReadings(self._trouble, self._meant) if self._meant else ReadError(self._trouble)
        assert self._verdict is not None
        self.redraw(self._heard(self._verdict))
        return self._verdict

    def said_back(self, text: str) -> str:
        """An answer that was given in this round, in words; nothing where it can no longer be read."""
        try:
            return self._posed.say(self._posed.read(text))
        except ReadError:
            return ""

    def clear(self) -> None:
        """Forget everything that was answered, in the browser too."""
        self.answers = Answers()
        self.kept = ""
        self._begin()
        self.redraw()

    def speak(self, tag: str) -> None:
        """Ask the same question in another language; what was answered stays."""
        if tag == self.language:
            return
        self.language = tag
        with self.in_its_language():
            self._say_anew()
        self.redraw()

    def _say_anew(self) -> None:
        if self._ask_anew is not None:
            self.question = self._ask_anew()
        self._begin()

    def restore(self, kept: str) -> None:
        """Go on where the browser left off. What cannot be read is left behind."""
        before = self.answers
        try:
            self.answers = Answers.from_text(kept)
            self._begin()
        except ValueError:
            self.answers = before
            self._begin()
            self._trouble = say("kept-lost")
            self.redraw(self._trouble)
            return
        self.kept = kept
        self.redraw()
        self._tell()

    # ── what is done on the page ──────────────────────────────────────────────────────────────────────────────────

    def _answer_to(self, thing: Any, values: Values) -> None:
        self._put_as = 0
        match thing:
            case Press("read"):
                said = self._read_back(values)
            case Press("check"):
                said = self._judge(controls.answer_in(self._posed, values, self._draft))
            case Press("point"):
                said = self._point(values)
            case Press("mean", text):
                said = self._judge(text)
                self._put()
            case Press("hint"):
                said = self._ask_for_hint(values)
            case Press("answer"):
                said = self._show_answer(values)
            case Press("reason", place):
                said = self._give_reason(int(place))
            case Press("again", way):
                said = self._new_numbers(way or "")
            case Shift() | Nudge() | Do() | Select() | Ask():
                said = self._handle(thing)
            case Touch():
                said = self._touch(thing, values)
            case Explored():
                moved = self._try_out or self._board
                said = moved.take(thing, values, tries=len(self.answers.now.tries)) if moved else ""
                self._follow_board()
            case _:
                raise TypeError(f"{thing!r} cannot be taken.")
        self.redraw(said)

    def _follow_board(self) -> None:
        """The answer in the making goes with the board beside it, until the right one is there."""
        leads, board = self._posed.led_by, self._try_out
        if leads is None or board is None or self._answer_stands:
            return
        draft = leads(board.draft, self._draft)
        if draft != self._draft:
            self._set(draft, "")

    def _read_back(self, values: Values) -> str:
        """Say what is understood so far; the draft stays in its box, where someone is at work."""
        self.typing = controls.answer_in(self._posed, values, self._draft)
        before, self._echo = self._echo, controls.echo(self._posed, values)
        return self._echo.said if self._echo != before else ""

    def _judge(self, text: str) -> str:
        self._draft, self._meant, self._echo, self.typing, self._hint_is_new = text, (), Echo(), "", False
        tried = self.answers.now.tries
        self._is_repeated = text in tried
        try:
            verdict, picture = self._looked_at(text, [other for other in tried if other != text])
        except ReadError as error:
            self._trouble, self._verdict = str(error), None
            if isinstance(error, TwoReadings):
                self._ask_which(error.readings)
            return self._trouble
        self._trouble, self._verdict, self._graph = "", verdict, picture
        if self._posed.moves and self._try_out:
            self._try_out.draft = self._posed.moves(self._posed.read(text)) or self._try_out.draft
        self._keep(self.answers.with_round(self.answers.now.with_try(text, verdict.right)))
        return self._heard(verdict)

    def _heard(self, verdict: Verdict) -> str:
        """A verdict as a screen reader says it, behind what is said to an answer that was tried already."""
        told = replace(verdict, why=Explanation("")) if self._asks_why else verdict
        return " ".join(filter(None, (self._tried_already, spoken(told))))

    @property
    def _tried_already(self) -> str:
        """What is said to a wrong answer that was given before in this round: what to look at now."""
        if self._verdict is None or self._verdict.right or not self._is_repeated:
            return ""
        has_idea = self._verdict.misconception is not None or bool(self._verdict.ideas)
        has_hint = len(self._hints) < len(self._posed.hints) and not self._is_done
        return say("tried-already", look="idea" if has_idea else "hint" if has_hint else "below")

    def _ask_which(self, readings: tuple[str, ...]) -> None:
        """Ask which of two texts is meant; where one of them is no answer, as in (1, y), say that instead."""
        try:
            for text in readings:
                self._posed.reading(text)
        except ReadError as error:
            self._trouble = str(error)
        else:
            self._trouble, self._meant = say("which-one"), readings

    def _looked_at(self, text: str, before: Sequence[str]) -> tuple[Verdict, Element | None]:
        """The verdict on an answer after others, and its picture: both before it is kept, so that what is kept
        can be shown again.

        Raises ReadError.
        """
        asked = self._posed.after(self._posed.counted(text, before))
        if (beside := asked.because_beside) and (board := self._try_out):
            asked = replace(asked, because=lambda answer: beside(answer, board.draft))
        verdict = asked.judge(text)
        try:
            return verdict, self._walk(text) if verdict.outcome is AnswerOutcome.WRONG else self._own_graph(text)
        except (ArithmeticError, ValueError):
            raise ReadError(say("too-large")) from None

    def _keep(self, answers: Answers) -> None:
        was_done = self._is_done
        self.answers = answers
        self.kept = answers.to_text()
        if self._missed and not was_done and self._is_missed:
            self._missed()
        self._tell()

    @property
    def _is_missed(self) -> bool:
        """Whether a try was wrong, or the answer was shown. To guess at nothing and look is no miss."""
        if self.answers.now.shown:
            return not self.question.is_guess or self._is_wrong
        return self._is_wrong

    @property
    def _is_wrong(self) -> bool:
        """Whether the answer on the page is wrong; one that is rounded, unfinished or in another form is no miss."""
        return self._verdict is not None and self._verdict.outcome is AnswerOutcome.WRONG

    def _end(self) -> Result | None:
        """How this round has ended, if it has."""
        now = self.answers.now
        if not self._is_done:
            return None
        is_first = solved_at(self._posed, now) == 1
        return Result.SHOWN if now.shown else Result.FIRST_TRY if is_first else Result.LATER

    def _tell(self) -> None:
        if self._changed is not None:
            self._changed()

    def _point(self, values: Values) -> str:
        """A click puts the point there; Enter, which has no place, checks it."""
        question = self._posed
        assert isinstance(question, ClickGraph)
        place = controls.clicked(question, values)
        if place is None:
            return self._judge(controls.answer_in(question, values, self._draft))
        return self._set(place, controls.where(question.read(place)))

    def _set(self, draft: str, said: str) -> str:
        """A draft made on the page itself; what was said about the one before is gone."""
        self._draft = draft
        self._put()
        self._verdict, self._trouble, self._meant = None, "", ()
        return said

    def _handle(self, thing: Any) -> str:
        match self._posed, thing:
            case PutInOrder() as order, Shift(item):
                draft = controls.shifted(order, self._draft, thing)
                named = plain_text(order.items[item])
                if not thing.by:
                    return self._set(draft, say("item-apart", item=named))
                place = controls.ordered(order, draft)[0].index(item) + 1
                return self._set(draft, say("item-at", item=named, place=place, last=len(order.items)))
            case ClickGraph() as graph_question, Nudge():
                draft = controls.nudged(graph_question, self._draft, thing)
                return self._set(draft, controls.where(graph_question.read(draft)))
            case AnsweredWithCards() as laid, _:
                return self._lay(laid.taken(self._desk(Offers()), thing))
        return ""

    def _touch(self, thing: Touch, values: Values) -> str:
        """A part of the picture was pressed or dragged; what may no longer be touched changes nothing."""
        question = self._posed
        return (
            self._lay(question.taken(self._desk(Offers(), values), thing))
            if isinstance(question, AnsweredWithCards)
            else ""
        )

    def _lay(self, change: AnswerChange) -> str:
        self._selected, self._asked = change.selected, change.asked
        if change.draft is None:
            return change.said
        if change.goes_on:
            self._draft = change.draft
            self._put()
            self._tell()
            return change.said
        return self._judge(change.draft) if change.is_final else self._set(change.draft, change.said)

    def _desk(self, offers: Offers, values: Values | None = None) -> AnswerDesk:
        now = self._draft, offers, self.answers.turn, self._selected, self._asked, self._put_as
        tried = self.answers.now.tries
        is_wrong = self._verdict is not None and not self._verdict.right and self._draft in tried
        tries = len(tried) if is_wrong else 0
        return AnswerDesk(*now, values or {}, self._echo, tries, self._answer_stands)

    def _ask_for_hint(self, values: Values) -> str:
        self._draft = controls.answer_in(self._posed, values, self._draft)
        now, self._hint_is_new = self.answers.now, True
        self._keep(self.answers.with_round(replace(now, hinted=now.hinted + 1)))
        return plain_text(self._hints[-1])

    def _show_answer(self, values: Values) -> str:
        self._draft = controls.answer_in(self._posed, values, self._draft)
        self._keep(self.answers.with_round(replace(self.answers.now, shown=True)))
        return solution_said(self._posed)

    def _give_reason(self, place: int) -> str:
        """What is said of a reason that was chosen."""
        self._keep(self.answers.with_round(replace(self.answers.now, reason=place)))
        chosen, of = self._reason_judged, self._verdict
        if chosen is None:
            return ""
        why = of.why.claim if chosen.right and of is not None else ""
        return " ".join(filter(None, (spoken(chosen), why)))

    @property
    def _reason_asked(self) -> Question | None:
        """The reasons to choose from, for the right answer that was given."""
        tries = self.answers.now.tries
        return self._posed.reason_for(self._posed.read(tries[-1])) if self._is_right and tries else None

    @property
    def _reason_judged(self) -> Verdict | None:
        """The verdict on the reason that was chosen last, where one is asked for."""
        asked, place = self._reason_asked, self.answers.now.reason
        if asked is None or place is None:
            return None
        with suppress(ReadError):
            return asked.judge(str(place))
        return None

    @property
    def _asks_why(self) -> bool:
        """Whether the answer is right, and its reason is still to be chosen."""
        chosen = self._reason_judged
        is_given = chosen is not None and chosen.right
        return self._reason_asked is not None and self._is_right and not is_given and not self.answers.now.shown

    def _new_numbers(self, way: Way) -> str:
        self._keep(self.answers.with_new_round(way))
        self._begin()
        return say.by("begun", way or "new", prompt=plain_text(self._posed.prompt))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _page(self, offers: Offers) -> Element:
        turn = self.answers.turn
        prompt = self._posed.prompt
        question = fieldset(
            legend(span(inline(prompt), cls="mg-prompt", tabindex=-1, data_focus=f"turn-{turn}", data_key="prompt")),
            controls.task_of(self._posed),
            *graphs_in(prompt),
            self._drawn_try_out(offers),
            controls.controls(self._posed, self._desk(offers), self._first),
            cls="mg-question",
            data_key="question",
        )
        right = None if self._verdict is None else self._verdict.right
        by_hand = "mg-by-hand" if isinstance(self._posed, (AnsweredWithCards, WhoseAnswer)) else ""
        inside: tuple[Element | None, ...] = (
            None if turn else self._recalled(right and not self._asks_why),
            form(question, self._bar(offers), cls=f"mg-form {by_hand}".strip(), data_key="form"),
            self._replies(offers),
            self._answer_room(offers),
            None if self._explains else self._further_room(),
        )
        if self._covers:
            inside = (details(summary(say("known-ahead")), *inside, cls="mg-fold", data_key="known"),)
        return div(
            *inside,
            cls="mg-table mg-checkpoint",
            data_key="checkpoint",
            data_done=self.done or None,
            data_covers=f"{self._covers if self._may_cover else 0}" if self._covers else None,
            data_asks=self.question.key or None,
            data_waits=self._waits or None,
            data_report=json.dumps(self._told[1], ensure_ascii=False) if self.reported() else None,
        )

    def _drawn_try_out(self, offers: Offers) -> Element | None:
        """What can be tried out beside the question; with the answer, as that leaves it."""
        board = self._try_out
        if board is None:
            return None
        if self._answer_stands:
            board.complete()
        return board.draw(offers, is_open=self._tries_first, tries=len(self.answers.now.tries))

    @property
    def _first(self) -> str:
        """What is to be done by hand first, as long as nothing was answered or shown."""
        now = self.answers.now
        is_new = not (self.answers.turn or now.tries or now.shown)
        return self._try_out.first if is_new and self._try_out else ""

    @property
    def _may_cover(self) -> bool:
        """Whether screens may be skipped with it: it is not solved yet, or was at once and without a hint."""
        rounds = answered(self.question, self.answers)
        at_once = any(solved_at(asked, round) == 1 and not round.hinted for asked, round in rounds)
        return at_once or not self.is_answered

    @property
    def is_extra(self) -> bool:
        """Whether it is for those who know it already, and lets them skip screens."""
        return self._covers > 0

    @property
    def _tries_first(self) -> bool:
        """Whether what can be tried out is open from the first: beside a reason too, but not where it would find
        what is only to be guessed.
        """
        board = self._posed.try_out
        if board is not None and board.is_to_play:
            return True
        return not self._posed.is_guess and not isinstance(self._posed, WhoseAnswer)

    @property
    def last_said(self) -> str:
        """The last answer, as it was typed into its box; in words where it was chosen, ordered or laid."""
        tries = self.answers.now.tries
        return "" if not tries else tries[-1] if is_typed(self.question) else self.said_back(tries[-1])

    def reported(self) -> dict[str, Any] | None:
        """How the question stands, for a class that counts answers: None before the first answer."""
        if self._told[0] is not self.answers:
            self._told = self.answers, self._report()
        return None if self._told[1] is None else dict(self._told[1])

    def _report(self) -> dict[str, Any] | None:
        rounds = answered(self.question, self.answers)
        tries = [(asked, text) for asked, round in rounds for text in round.tries]
        is_shown = any(round.shown for _, round in rounds)
        if not tries and not is_shown:
            return None
        counted = ((asked, text) for asked, round in rounds for text in until_right(asked, round))
        ideas = dict.fromkeys(self._idea_behind(asked, text) for asked, text in counted)
        solved = [first for asked, round in rounds if not round.shown and (first := solved_at(asked, round))]
        return {
            "key": self.question.key,
            "right": bool(solved),
            "tries": min(min(solved, default=len(tries)), MOST_TRIES),
            "shown": is_shown,
            "ideas": [*filter(None, ideas)][:MOST_IDEAS],
        }

    def _idea_behind(self, asked: Question, text: str) -> str:
        """The id of the idea behind a try, nothing where there is none; each is judged once."""
        key = asked.key, text
        if key not in self._ideas:
            idea = misconception(asked, text)
            self._ideas[key] = idea.id if idea else ""
        return self._ideas[key]

    @property
    def done(self) -> str:
        """For the list of screens: "solved", or "shown" where the answer was looked at, or nothing yet."""
        return "solved" if self.is_answered else "shown" if any(round.shown for round in self.answers.rounds) else ""

    def _ways_on(self, offers: Offers) -> tuple[Element | None, ...]:
        """The buttons that stand first; Enter presses the first of them."""
        if self._first:
            return ()
        return (press(say("check"), offers(Press("check")), key="check", kind="mg-primary", type="submit"),)

    def _bar(self, offers: Offers) -> Element:
        now = self.answers.now
        may_hint = len(self._hints) < len(self._posed.hints) and not self._is_done
        may_see = (self._posed.is_guess or len(now.tries) >= PATIENCE) and not self._is_done
        show, quiet = (say("show-me"), "") if now.tries or not self._posed.is_guess else (say("no-idea"), "mg-quiet")
        may_again = now.tries or now.shown or now.way
        twins = [way for way in WAYS if may_again and drawer(self.question, way) is not None]
        may_skip = not may_again and drawer(self.question, "harder") is not None
        return div(
            *self._ways_on(offers),
            press(say("another-hint" if now.hinted else "hint"), offers(Press("hint")), key="hint")
            if may_hint
            else None,
            press(show, offers(Press("answer")), key="show", kind=quiet) if may_see else None,
            press(say("known-already"), offers(Press("again", "harder")), key="known", kind="mg-quiet")
            if may_skip
            else None,
            *(press(self._twin_called(way), offers(Press("again", way or None)), key=f"again{way}") for way in twins),
            cls="mg-bar",
            data_key="bar",
        )

    def _twin_called(self, way: Way) -> str:
        """What is offered after a round; who has solved a hard one may have another."""
        now = self.answers.now
        has_harder = drawer(self.question, "harder") is not None
        is_hard = now.way == way == "harder" if has_harder else self._covers > 0 and not way
        is_another = is_hard and is_solved(self._posed, now)
        return say.by("twin", "another" if is_another else way or "new")

    @property
    def _hints(self) -> tuple[Text, ...]:
        """The hints that were asked for."""
        return self._posed.hints[: self.answers.now.hinted]

    @property
    def _is_done(self) -> bool:
        """Whether this round needs no further help."""
        return self.answers.now.shown or is_solved(self._posed, self.answers.now)

    def _replies(self, offers: Offers) -> Element | None:
        """What is said to an answer, and the hints: the newer one first, and side by side where there is room, so that
        the older one is not below the window.
        """
        said = self._trouble_room(), self._which(offers), self._verdict_room(offers)
        hints = self._hint_room()
        if not any((*said, hints)):
            return None
        told = div(*said, cls="mg-replies", data_key="said") if any(said) else None
        both = (hints, told) if self._hint_is_new else (told, hints)
        is_beside = told and hints and not self._is_done
        return div(*both, cls="mg-replies mg-replies-beside" if is_beside else "mg-replies", data_key="replies")

    def _trouble_room(self) -> Element | None:
        """Why an answer could not be judged; a question back is no alarm."""
        if not self._trouble:
            return None
        return note(self._trouble, key="trouble", kind="" if self._meant else "mg-alert")

    def _which(self, offers: Offers) -> Element | None:
        """Both readings of an answer that means two things, each to be taken."""
        if not self._meant:
            return None
        both = [(text, self._posed.reading(text).understood) for text in self._meant]
        ways = (
            press(_typeset(shown, text), offers(Press("mean", text)), key=f"mean-{place}", aria_label=text)
            for place, (text, shown) in enumerate(both)
        )
        return div(
            *ways, cls="mg-bar mg-which", role="group", aria_label=self._trouble, data_reply=True, data_key="which"
        )

    def _hint_room(self) -> Element | None:
        if not self._hints:
            return None
        told = ((p(strong(say("hint-mark"), " "), inline(hint)), *graphs_in(hint)) for hint in self._hints)
        hints = [part for hint in told for part in hint]
        if self._is_done:  # what is told of the answer comes first
            many = say("hints-seen", many=len(self._hints))
            return details(summary(many), *hints, cls="mg-panel mg-hint", data_key="hint-room")
        return div(*hints, cls="mg-panel mg-hint", data_key="hint-room")

    def _further_room(self) -> Element | None:
        """The right answers of an open question so far, and what others may have besides."""
        found = self._found
        if not self._posed.further:
            return None
        met = [any(wish.is_met(answer) for answer in found.values()) for wish in self._posed.further]
        wishes = (
            li(
                span("✓" if is_met else "○", cls="mg-tick", aria_hidden="true"),
                f" {wish.text}",
                span(f" {say('further-found')}", cls="mg-unseen") if is_met else None,
                cls="mg-found" if is_met else "",
                data_key=f"wish{place}",
            )
            for place, (wish, is_met) in enumerate(zip(self._posed.further, met, strict=True))
        )
        so_far = strong(say("further")), br(), say("found-so-far", many=len(found))
        return div(
            p(*so_far) if found else p(say("further-later")),
            ul(*(li(said) for said in found), cls="mg-found-ones") if found else None,
            ul(*wishes),
            p(strong(say("further-all")), data_key="further-all") if all(met) else None,
            cls="mg-panel mg-further" if found else "mg-panel mg-further mg-later",
            data_key="further",
        )

    @property
    def _found(self) -> dict[str, Any]:
        """The right answers of this round by what is said of them, where the question asks for more than one."""
        if not self._posed.further:
            return {}
        known = self._judged_before
        if known.question is not self._posed or known.language != language():
            known = self._judged_before = _KnownTries(self._posed, language(), {})
        found: dict[str, Any] = {}
        for text in self.answers.now.tries:
            if text not in known.answers:
                known.answers[text] = self._right_answer(text)
            if (said := known.answers[text]) is not None:
                found[said[0]] = said[1]
        return found

    def _right_answer(self, text: str) -> tuple[str, Any] | None:
        """A right answer in words and as a value; None for any other, such as one that would be asked about today."""
        with suppress(ReadError):
            if self._posed.judge(text).right:
                answer = self._posed.read(text)
                return self._posed.say(answer), answer
        return None

    def _verdict_room(self, offers: Offers) -> Element | None:
        verdict = self._verdict
        if verdict is None:
            return None
        kind, sign = ("mg-right", "✓") if verdict.right else ("mg-wrong", "✗")
        behind = verdict.misconception
        again = self._tried_already
        return div(
            p(
                span(sign, cls="mg-tick", aria_hidden="true"),
                " ",
                (span(again, data_key="tried-already"), br()) if again else None,
                verdict.said,
                cls="mg-said",
            ),
            p(strong(say("idea", name=behind.name), " ", cls="mg-misconception"), behind.text) if behind else None,
            div(*map(_may_be, verdict.ideas), cls="mg-own-ideas", data_key="mine") if verdict.ideas else None,
            None if self._explains or self._asks_why else self._graph,  # it may answer what is asked next
            self._why_false() if verdict.right else None,
            self._reason_room(offers) if verdict.right else None,
            *(self._reasons(verdict.why, offers, self._further_room(), self._graph) if self._explains else ()),
            cls=f"mg-panel {kind}",
            data_reply=not self._shows_answer,
            data_key="verdict",
        )

    def _why_false(self) -> Element | None:
        """The false line of a proof that is in order, and why it is false."""
        asked = self._posed
        if not isinstance(asked, Proof) or asked.false is None or not asked.but:
            return None
        return controls.false_line(asked, asked.false)

    def _reason_room(self, offers: Offers) -> Element | None:
        """The reasons to choose from, and what is said of the one that was chosen."""
        asked, place = self._reason_asked, self.answers.now.reason
        if not isinstance(asked, ChooseOne):
            return None
        verdict = self._reason_judged
        is_short = are_few_letters(asked.options)
        kind = "mg-few-letters" if is_short else "" if isinstance(asked, ChooseThen) else "mg-reasons"
        ways = (
            li(
                press(
                    inline(option.text),
                    offers(Press("reason", number)),
                    key=f"reason-{number}",
                    kind="mg-pick-answer",
                    aria_pressed=str(number == place).lower(),
                )
            )
            for number, option in enumerate(asked.options)
        )
        said = None
        if verdict:
            idea = verdict.misconception
            sign = span("✓" if verdict.right else "✗", cls="mg-tick", aria_hidden="true")
            judged = say("reason-right") if verdict.right else say("reason-wrong")
            words = strong(verdict.said if isinstance(asked, ChooseThen) else judged), " ", idea and idea.text
            cls = "mg-reason-said" if verdict.right else "mg-reason-said mg-reason-wrong"
            said = p(sign, " ", words, cls=cls, data_reply=True, data_key="reason-said")
        return div(
            p(strong(inline(asked.prompt))),
            ul(*ways, cls=f"mg-answers {kind}".strip()),
            said,
            role="group",
            aria_label=plain_text(asked.prompt),
            cls="mg-reason-room",
            data_key="reason-room",
        )

    def _walk(self, text: str) -> Element | None:
        """What a wrong answer looks like, drawn from it."""
        question = self._posed
        figure = question.pictured(question.read(text)) if question.pictured else None
        return figure.draw() if figure else self._own_graph(text)

    def _own_graph(self, text: str) -> Element | None:
        """The graph of a function that was written or built, once it is judged."""
        question = self._posed
        f = question.function_of(answer := question.read(text))
        if f is None:
            return None
        if question.curve is not None:
            return self._beside_its_curve(f, question.curve, question.is_right(answer))
        other = question.function_of(question.solution) if question.is_right(answer) else None
        if built := question.built_from(answer):
            drawn = graph([built], key="own-graph", size=(480, 320))
            return details(summary(say("own-graph-as-built")), drawn, data_key="own", open=True)
        is_same = other is None or (f.equals(other) and f.holes == other.holes)
        beside = () if other is None or is_same else (other,)
        labels = (say("yours"), *(say("another", function=plain(one)) for one in beside)) if beside else ()
        drawn = graph([f, *beside], key="own-graph", window=_with_holes(f, beside), labels=labels, size=(480, 320))
        return details(
            summary(say("own-graph-and-other" if beside else "own-graph")),
            drawn,
            data_key="own",
            open=True,
        )

    def _beside_its_curve(self, f: RationalFunction, its: RationalFunction, is_right: bool) -> Element:
        """A line and the curve that it is asked of; a wrong one without the asymptote, which would be the answer."""
        labels = (say("the-curve"), say("your-line"))
        wrong = None if is_right else controls.drawn((its, f), far_out=False, labels=labels)
        picture = wrong or graph([its, f], key="own-graph", labels=labels, size=(480, 320))
        return details(summary(say("own-line-and-curve")), picture, data_key="own", open=True)

    @property
    def _shows_answer(self) -> bool:
        """Whether the answer stands on the page that was asked for."""
        return self.answers.now.shown and not self._is_right

    @property
    def _is_right(self) -> bool:
        """Whether the answer on the page is right."""
        return self._verdict is not None and self._verdict.right

    @property
    def _explains(self) -> bool:
        """Whether the reasons stand below the verdict."""
        return self._is_right and not self._asks_why

    @property
    def _answer_stands(self) -> bool:
        """Whether the right answer is on the page."""
        return self.answers.now.shown or self._is_right

    @property
    def _board(self) -> OpenBoard | None:
        """What one goes on with once the answer is on the page."""
        if not self._answer_stands or self._asks_why:
            return None
        text = self._draft if self._is_right else self._posed.write(self._posed.solution)
        text = "" if self._posed.onward else text  # which goes on as it stands, whatever else is found
        if self._opened is None or self._opened[0] != text:
            self._opened = text, OpenBoard.of(self._to_go_on_with(text))
        return self._opened[1]

    def _to_go_on_with(self, text: str) -> Question | None:
        """What the question has for that, with the goals that it names."""
        board = self._board_for(text)
        return board.aiming(self.question.aims) if isinstance(board, DragMarks) and self.question.aims else board

    def _board_for(self, text: str) -> Question | None:
        """What the question has, or the axis of what it is about, or else of the function that was made."""
        asked = self._posed
        if asked.onward:
            return asked.onward
        if isinstance(asked.picture, GraphOf):
            return to_drag(asked.picture.function, asked.picture.reach)
        f = asked.curve or asked.function_of(asked.read(text))
        return None if f is None else to_drag(f)

    def _reasons(self, why: Explanation, offers: Offers, *after: Element | None) -> Iterator[Element | None]:
        """Why an answer is right, then the pictures that show it, then what one goes on with, which is beside the
        reasons where nothing stands between them and there is room.
        """
        reasons = explanation(why, key="why")
        is_drawn = controls.draws_answer(self._posed)
        board, onward = self._board, self._posed.onward
        is_shown = isinstance(self._posed.picture, GraphsOf) if board else not is_drawn
        pictures = *after, *(controls.answer_picture(self._posed) if is_shown else ())
        if board is None:
            yield from (reasons, *pictures)
            return
        is_folded = is_drawn or self._graph is not None or (isinstance(onward, RollOn | DragMarks) and onward.is_folded)
        drawn = board.draw(offers, is_open=not is_folded)
        is_apart = any(pictures)
        if is_apart:
            yield from (reasons, *pictures)
        yield div(None if is_apart else reasons, drawn, cls="mg-go-on", data_key="go-on")

    def _answer_room(self, offers: Offers) -> Element | None:
        if not self._shows_answer:
            return None
        said = controls.answer_shown(self._posed)
        reasons = self._reasons(self._posed.why, offers)
        return div(said, *reasons, cls="mg-panel", data_reply=True, data_key="answer-room")

    def still(self) -> tuple[Element | Raw, ...]:
        """The page as it stands, with hint and answer to be opened: a saved notebook can be worked through."""
        return Raw(self.html), help_to_open(self._posed)


HIGHEST = 60
"""How far from the x-axis a hole of someone's own is still shown."""


def _with_holes(f: RationalFunction, others: Sequence[RationalFunction]) -> PlotWindow:
    """The window of several functions, widened to the holes of the one that someone made."""
    usual = window_around([f, *others])
    heights = [y for hole in f.holes if hole.y is not None and abs(y := near(hole.y)) <= HIGHEST]
    low, high = min([usual.bottom, *heights]), max([usual.top, *heights])
    room = (high - low) / 10
    bottom = usual.bottom if low == usual.bottom else low - room
    top = usual.top if high == usual.top else high + room
    return PlotWindow(usual.left, usual.right, bottom, top)


def _may_be(idea: Misconception) -> Element:
    """One of several ideas that may be behind an answer, to be opened by who held it."""
    return details(summary(idea.mine), p(idea.text), data_key=f"idea-{idea.id}")


def _typeset(shown: Shown | None, text: str) -> object:
    return Raw(shown.mathml()) if shown else text


def spoken(verdict: Verdict) -> str:
    """A verdict as a screen reader says it."""
    behind = verdict.misconception
    idea = say("idea-said", name=behind.name, text=behind.text) if behind else ""
    mine = [idea.mine for idea in verdict.ideas]
    return " ".join(filter(None, (verdict.said, *mine, idea, verdict.why.claim if verdict.right else "")))
