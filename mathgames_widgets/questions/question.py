"""What every question of a lesson has in common: a prompt, a hint, a verdict with its reasons.

Questions are pure values. They judge in exact arithmetic and know no page; `checkpoint` puts them on one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.reading import Form, Half, Reading

if TYPE_CHECKING:
    from mathgames_widgets.page.html import Element

T = TypeVar("T")

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Picture:
    """A graph that stands in a prompt or beside an answer."""

    functions: tuple[RationalFunction, ...]
    window: tuple[float, float, float, float] | None = None
    """Left, right, bottom and top."""
    name: str | None = None
    """What it is called where it cannot be drawn, if not the graph; a formula would answer most questions about it."""
    is_low: bool = False
    """Whether it takes little of the height of a screen."""


class Figure:
    """Something to be looked at, such as cards on a table: it has its words, and draws itself when it is shown."""

    __slots__ = ()

    def plain(self) -> str:
        """What it shows, in a sentence."""
        raise NotImplementedError

    def in_short(self) -> str:
        """The same in a list of questions that were answered; empty where it is left out there."""
        return self.plain()

    def draw(self) -> Element:
        """The picture on the page."""
        raise NotImplementedError


Text = str | Shown | Picture | Figure | tuple[str | Shown | Picture | Figure, ...]
"""What can be said: words, mathematics, a graph or a figure, or some of each after one another."""


@dataclass(frozen=True, slots=True)
class Misconception:
    """An idea that leads to a wrong answer: its id, its name, and what to say to someone who holds it.

    Within a lesson the id belongs to one idea; it stays the same in every language, and reports count by it. Its words
    are the message `idea-ID` of a room and that message's attributes: `mine`, what a pupil would say who had it, and
    `text`, which may have slots for what only the answer knows:

    >>> idea = Misconception.of("cancelled", "What cancels is gone", "At {x} the function still divides by 0.")
    >>> idea.about(x="x = 2").text
    'At x = 2 the function still divides by 0.'
    """

    id: str
    words: Callable[..., str] = field(repr=False)
    """The room that says it."""
    slots: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, id: str, name: str, text: str) -> Misconception:
        """An idea whose words stand in no message file, such as one of a notebook's own questions."""
        return cls(id, OwnWords(name, text))

    @property
    def name(self) -> str:
        """The idea in a few words."""
        return self.words(f"idea-{self.id}")

    @property
    def mine(self) -> str:
        """What someone did who had it, in a pupil's own words; its name, where it has none."""
        return self.words(f"idea-{self.id}.mine")

    @property
    def text(self) -> str:
        """What to say to someone who holds it."""
        return self.words(f"idea-{self.id}.text", **dict(self.slots))

    def about(self, **said: object) -> Misconception:
        """The same idea, with the slots of its text filled."""
        return replace(self, slots=tuple(said.items()))


@dataclass(frozen=True, slots=True)
class OwnWords:
    """The words of one idea that stand in Python."""

    name: str
    text: str

    def __call__(self, id: str, /, **slots: object) -> str:
        return self.text.format(**slots) if id.endswith(".text") else self.name


def ideas(module: str, ids: str) -> tuple[Misconception, ...]:
    """The ideas of a lesson, whose words stand in its message file.

    >>> ideas("mathgames_widgets.games.matician.lesson.misconceptions", "sign-lost")[0].name
    'The minus gets lost'
    """
    return tuple([Misconception(id, room(module)) for id in ids.split()])


MOST_IDEAS = 2
"""So many ideas a learner is asked to choose from; of more, none is said."""


def each_once(found: Iterable[Misconception | None]) -> tuple[Misconception, ...]:
    """The ideas of a list, each once and as it is said first."""
    known: dict[str, Misconception] = {}
    for idea in filter(None, found):
        known.setdefault(idea.id, idea)
    return tuple(known.values())


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer that is to be expected, and the misconception behind it."""

    answer: Any
    misconception: Misconception


@dataclass(frozen=True, slots=True)
class Demand(Generic[T]):
    """One thing that a function has to fulfil, in words and as a test."""

    text: str
    is_met: Callable[[T], bool]
    misconception: Misconception | None = None
    """What is behind a function that does not fulfil it."""
    against: Callable[[T], str] | None = None
    """What is wrong with one that does not fulfil it, in sentences; where it says nothing, `text` is missing."""


class AnswerOutcome(Enum):
    """What can become of an answer."""

    RIGHT = "right"
    OTHER_FORM = "other-form"
    """Right, in another form than the question asks for."""
    ROUNDED = "rounded"
    """Close, but rounded: the exact value is wanted."""
    UNFINISHED = "unfinished"
    """The right value, still to be worked out or simplified; the question itself, copied, is one."""
    TWO_READINGS = "two-readings"
    """It means two things, and has to be asked about."""
    WRONG = "wrong"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to an answer that could be read."""

    right: bool
    """Whether the question is answered. An answer in another form is, unless the form is the point."""
    said: str
    misconception: Misconception | None
    why: Explanation
    outcome: AnswerOutcome
    ideas: tuple[Misconception, ...] = ()
    """The ideas that lead to a wrong answer where several do: none of them is named then, and the verdict asks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question with a stable `key`; every kind has its own way to read, to judge and to say an answer."""

    is_open: ClassVar[bool] = False
    """Whether several answers can be right, so that the one shown is one of them."""
    is_to_play: ClassVar[bool] = False
    """Whether, to be tried out beside another question, it stands open also where that is only to be guessed."""
    key: str = ""
    """Its name in a lesson; what practice draws has none yet."""
    prompt: Text
    why: Explanation
    """Opens when the question is answered."""
    picture: Figure | None = None
    """Stands with these reasons: it would answer the question."""
    try_out: Question | None = None
    """Stands with the question to be moved by hand, and is not judged: bars, where a number is asked for."""
    foretold: Question | None = None
    """What is asked in its place where it is only predicted: the same with numbers that a table then answers."""
    led_by: Callable[[str, str], str] | None = None
    """The draft of an answer when something was moved there, from the text of the board and from the draft before."""
    moves: Callable[[Any], str | None] | None = None
    """The other way round: what an answer that was checked makes of the board there; None leaves it as it is."""
    hint: Text = ""
    """Can be asked for before the answer; it only points."""
    more_hints: tuple[Text, ...] = ()
    """Up to two more, to be asked for one after the other; the last nearly answers."""
    is_guess: bool = False
    """Whether it is a prediction: guessing is free, so the answer can be shown from the first moment."""
    misconceptions: tuple[Wrong, ...] = ()
    """What is behind the wrong answers that are to be expected."""
    idea: Callable[[Any], Misconception | None] | None = None
    """What is behind other wrong answers, as far as it can be seen from them."""
    because: Callable[[Any], str] | None = None
    """What speaks against a wrong answer, seen from that answer: "At x = 7 the card is 3, not 0."."""
    because_beside: Callable[[Any, str], str] | None = None
    """The same, seen also from the text of the board to be tried out beside the question."""
    pictured: Callable[[Any], Figure | None] | None = None
    """What shows a wrong answer, drawn from it below the verdict: the walk on a number line that leads there."""
    onward: Question | None = None
    """Something to lay, to drag or to roll once the answer is there, to go on with; nothing of it is judged."""
    reason: Question | None = None
    """Which of several reasons is the right one, or what comes next, asked once the answer is right; what explains it
    opens after that.
    """
    aims: tuple[Any, ...] = ()
    """What one may try to make of its curve then, in place of the usual goals, and of its twins' curves."""
    worked: Callable[[Any], Explanation] | None = None
    """Opens in place of `why` where several answers are right: the reasons for the one that was given."""
    further: tuple[Demand[Any], ...] = ()
    """What other right answers may have besides: each is ticked once one of them has it, so that the question stays
    open when it is answered."""
    again: Callable[[str], Question] | None = None
    """The same question with new numbers, drawn from a seed."""
    easier: Callable[[str], Question] | None = None
    """An easier twin, drawn from a seed."""
    harder: Callable[[str], Question] | None = None
    """A harder one."""
    advice: str | tuple[str, ...] = ""
    """What stands beside a box to type in; empty for the usual words of the kind. Of several, the first that does not
    tell the answer."""

    @property
    def task(self) -> str:
        """What to do, below what is asked; empty where the question says it."""
        return ""

    @property
    def praise(self) -> str:
        """What is said to a right answer that stands above the verdict and is too long to be said again."""
        return ""

    def example_of(self, *usual: str) -> str:
        """What stands beside a box: the first advice in which the answer is no example; the usual one without any."""
        every = (self.advice,) if isinstance(self.advice, str) and self.advice else (self.advice or usual)
        return next((advice for advice in every if not self.is_told_in(advice)), every[-1])

    def is_told_in(self, text: str) -> bool:
        """Whether a text names the answer in any form, as one of its examples may."""
        answers = map(re.escape, (self.say(self.solution), self.write(self.solution)))
        is_named = any(re.search(rf"(?<![\w−/.]){answer}(?![\w/.])", text) for answer in answers)
        return is_named or any(was_right(self, piece) for piece in re.findall(r"[^\s,;]*\d[^\s,;]*", text))

    @property
    def how_to_type(self) -> tuple[str, ...]:
        """How an answer is typed, in lines to be opened; what stands between ` marks is what one types."""
        return ()

    @property
    def hints(self) -> tuple[Text, ...]:
        """All hints, from small to large."""
        return (self.hint, *self.more_hints) if self.hint else ()

    def reason_for(self, answer: Any) -> Question | None:
        """Which of several reasons is asked for once this right answer is given."""
        return self.reason

    def after(self, tries: int) -> Question:
        """The question as it judges after so many wrong tries: what can say something else each time then does."""
        return self

    def counted(self, text: str, earlier: Sequence[str]) -> int:
        """How many of the earlier tries count for what is said to this one."""
        return len(earlier)

    def judge(self, answer: Any) -> Verdict:
        """The verdict on an answer, given as a value or as the text of one.

        Raises ReadError, with one clear sentence, where the text cannot be read or its numbers are too large.
        """
        try:
            return self._judged(self.reading(answer) if isinstance(answer, str) else Reading(self.check(answer)))
        except ReadError:
            raise
        except (ArithmeticError, ValueError):
            raise ReadError(say("too-large")) from None

    def _judged(self, given: Reading) -> Verdict:
        if given.is_endless:
            return self._not_right(AnswerOutcome.WRONG, self.endless(given))
        answer = given.answer
        if self.is_right(answer):
            return self._right(given)
        if not self._is_expected(answer) and self.is_rounded(given):
            return self._not_right(
                AnswerOutcome.ROUNDED, say("rounded", typed=_typeset(given), fraction=_as_fraction(given))
            )
        named = self.behind(answer)
        several = () if named else self.ideas_behind(answer)
        if len(several) > MOST_IDEAS:
            several = ()
        which = say("which-idea") if several else ""
        why_not = " ".join(filter(None, (self.lacks(answer), self.against(answer), which)))
        said_back = "" if self.praise else self.said_back(given)
        if said_back:
            said = " ".join(filter(None, (say("not-yet", answer=said_back), why_not)))
        else:
            said = say("not-yet-because", why=why_not)
        return Verdict(False, said, named, self.why, AnswerOutcome.WRONG, several)

    def _right(self, given: Reading) -> Verdict:
        answer = given.answer
        outcome = self.finish(given)
        if outcome is AnswerOutcome.UNFINISHED:
            return self._not_right(outcome, self.unfinished(given))
        said = self.praise or say("right", answer=self.say(answer))
        if outcome is AnswerOutcome.OTHER_FORM:
            said = f"{said} {self.asked_form(given)}"
            if not self.takes_other_forms:
                return self._not_right(outcome, self.asked_form(given))
        return Verdict(True, said, None, self.worked(answer) if self.worked else self.why, outcome)

    def _not_right(self, outcome: AnswerOutcome, said: str) -> Verdict:
        return Verdict(False, said, None, self.why, outcome)

    def reading(self, text: str) -> Reading:
        """The answer that a text writes, its form and how it was understood. Raises ReadError.

        Its kind TwoReadings holds two texts, of which the page asks which one is meant.
        """
        return Reading(self.read(text))

    def heard(self, text: str) -> Reading:
        """The same for a text that is being typed: whatever the right answer is, so that it gives nothing away."""
        return self.reading(text)

    def said_back(self, given: Reading) -> str:
        """A wrong answer in words; nothing where it is too long to be said again."""
        return self.say(given.answer)

    def finish(self, given: Reading) -> AnswerOutcome:
        """How a right answer is written: RIGHT, OTHER_FORM or UNFINISHED."""
        return AnswerOutcome.RIGHT

    @property
    def takes_other_forms(self) -> bool:
        """Whether an answer in another form than asked is right."""
        return True

    def is_rounded(self, given: Reading) -> bool:
        """Whether a wrong answer is the right one, rounded."""
        return False

    def unfinished(self, given: Reading) -> str:
        """What is said to the right value that is not worked out."""
        return say("unfinished", typed=_typeset(given))

    def asked_form(self, given: Reading) -> str:
        """Which form the question asks for."""
        return say("asked-number")

    def endless(self, given: Reading) -> str:
        """What is said to ∞."""
        return say("no-infinity", answer=_typeset(given))

    def _is_expected(self, answer: Any) -> bool:
        return any(self.is_like(wrong.answer, answer) for wrong in self.misconceptions)

    def check(self, answer: Any) -> Any:
        """A value as an answer of this kind."""
        return answer

    def read(self, text: str) -> Any:
        """The answer that a text writes; the text is parsed, never run. Raises ReadError."""
        raise NotImplementedError

    def write(self, answer: Any) -> str:
        """The text that `read` reads as this answer."""
        raise NotImplementedError

    def is_right(self, answer: Any) -> bool:
        """Whether the answer is right."""
        return bool(answer == self.solution)

    @property
    def solution(self) -> Any:
        """A right answer."""
        raise NotImplementedError

    def say(self, answer: Any) -> str:
        """An answer in words."""
        raise NotImplementedError

    def lacks(self, answer: Any) -> str:
        """What a wrong answer still lacks, as far as it may be said before the next try."""
        return ""

    def against(self, answer: Any) -> str:
        """What speaks against a wrong answer, if anything is to be said."""
        return self.because(answer) if self.because else ""

    def behind(self, answer: Any) -> Misconception | None:
        """The misconception behind a wrong answer, where the answer follows from this one only."""
        found = self.ideas_behind(answer)
        return found[0] if len(found) == 1 else None

    def ideas_behind(self, answer: Any) -> tuple[Misconception, ...]:
        """Every idea that is known to lead to a wrong answer, each once."""
        known = [wrong.misconception for wrong in self.misconceptions if self.is_like(wrong.answer, answer)]
        return each_once(known or [self.idea(answer) if self.idea else None])

    @property
    def curve(self) -> RationalFunction | None:
        """The function that the question is about, where an answer is drawn beside it, as a line beside its curve."""
        return None

    def function_of(self, answer: Any) -> RationalFunction | None:
        """The function that an answer is, where its graph can be shown beside the verdict."""
        return None

    def built_from(self, answer: Any) -> RationalFunction | None:
        """The function that a right answer is left of: its graph shows the holes that cancelling hides."""
        return None

    def is_like(self, expected: Any, answer: Any) -> bool:
        """Whether an answer is the expected wrong one."""
        return bool(expected == answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Demanded(Question):
    """Something to be made so that it meets all demands; whatever does is right."""

    is_open: ClassVar[bool] = True

    demands: tuple[Demand[Any], ...]
    example: Any

    def is_right(self, answer: Any) -> bool:
        return not self._unmet(answer)

    def _unmet(self, answer: Any) -> list[Demand[Any]]:
        return [demand for demand in self.demands if not demand.is_met(answer)]

    @property
    def solution(self) -> Any:
        return self.example

    def lacks(self, answer: Any) -> str:
        told = [
            (condition.text, condition.against(answer) if condition.against else "")
            for condition in self._unmet(answer)
        ]
        missing = [text for text, said in told if not said]
        begun = [say("still-missing", demands=missing)] if missing else []
        return " ".join([*begun, *(said for _, said in told if said)])

    def ideas_behind(self, answer: Any) -> tuple[Misconception, ...]:
        """Those that are known of this answer, or else one behind each demand that it does not meet."""
        return Question.ideas_behind(self, answer) or each_once(
            condition.misconception for condition in self._unmet(answer)
        )


def outcome_of(question: Question, text: str) -> AnswerOutcome:
    """What becomes of a typed answer, whatever it is; raises nothing."""
    try:
        return question.judge(text).outcome
    except TwoReadings:
        return AnswerOutcome.TWO_READINGS
    except Half:
        return AnswerOutcome.UNFINISHED
    except ReadError:
        return AnswerOutcome.UNREADABLE


def was_right(question: Question, text: str) -> bool:
    """Whether an answer that was given before there were seven outcomes counts as right: what once was stays so."""
    try:
        verdict = question.judge(text)
    except TwoReadings as asked:
        return was_right(question, asked.readings[0])
    except ReadError:
        return False
    return verdict.right or verdict.outcome is AnswerOutcome.UNFINISHED


def _as_fraction(given: Reading) -> Fraction | None:
    """What a decimal is exactly; None where something else was written."""
    value = given.answer
    return value if isinstance(value, Fraction) and Form.DECIMAL in given.forms and value.denominator > 1 else None


def _typeset(given: Reading) -> str:
    """An answer in its own form, in one line."""
    return given.understood.plain().strip() if given.understood else f"{given.answer}"


def places(text: str, count: int) -> tuple[int, ...]:
    """Places in a list, counted from 0, as "2,0,1". Raises ReadError."""
    pieces = [piece.strip() for piece in text.split(",") if piece.strip()]
    for piece in pieces:
        if not (piece.isascii() and piece.isdigit()) or int(piece) >= count:
            raise ReadError(say("no-such-place", typed=piece[:20], many=count))
    return tuple([int(piece) for piece in pieces])


def plain_text(text: Text) -> str:
    """The words and the mathematics of a text in one line, a graph by its name.

    >>> plain_text(("Which formula belongs to ", Picture((RationalFunction.parse("1/x"),)), "?"))
    'Which formula belongs to the graph?'
    """
    if isinstance(text, str):
        return text
    if isinstance(text, (Shown, Figure)):
        return text.plain()
    if isinstance(text, Picture):
        return say("the-graph") if text.name is None else text.name
    return "".join(map(plain_text, text))


def in_one_line(text: Text) -> str:
    """A text in a list of questions that were answered, with its figures in short, without a graph behind it.

    >>> in_one_line(("Where does the hole go?", Picture((RationalFunction.parse("1/x"),))))
    'Where does the hole go?'
    """
    if isinstance(text, tuple):
        if len(text) > 1 and isinstance(text[-1], Picture) and plain_text(text[-2]).rstrip().endswith("?"):
            return in_one_line(text[:-1])
        return " ".join("".join(map(in_one_line, text)).split())
    return text.in_short() if isinstance(text, Figure) else plain_text(text)


def unstopped(sentence: str) -> str:
    """A sentence as it stands inside another: without its full stop.

    >>> unstopped("It crosses the axis.")
    'It crosses the axis'
    """
    return sentence.rstrip(".。।")
