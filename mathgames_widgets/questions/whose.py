"""Where does it go wrong? Someone's worked answer: find the line, name the idea, convince its author.

An idea of a lesson that can work out an answer is a `Slip`: the lines that it writes, and two rules, its own and the
right one. A counterexample is whatever tells the two apart, so nobody has to list any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.questions import reading
from mathgames_widgets.questions.problem import Kind, ProblemRng
from mathgames_widgets.questions.question import Misconception, Question, Text, Wrong, places, plain_text, unstopped
from mathgames_widgets.questions.reading import Half, Reading

say = room(__name__)

MOST = 1000
"""No number of a counterexample is further from 0: a rule is told as well by small ones."""


class NoCounterexample(ReadError):
    """A case can be read, and is none that counts."""


class Uncounted(str):
    """Why a counterexample does not count, in its place: the line and the idea are judged all the same."""


@dataclass(frozen=True, slots=True)
class Cases:
    """What may be tried as a counterexample: so many numbers, or a function where `many` is 0."""

    asked: str
    """What to write, as a whole sentence; also what is said to something that does not fit."""
    many: int = 1
    fits: Callable[[Any], bool] = lambda case: True
    name: str = ""
    """What the number is, such as x."""
    said: Callable[[Any], str] | None = None
    """A case in words, where its numbers alone do not say what they are."""
    unfit: Callable[[Any], str] | None = None
    """What is said first of a case that does not fit, as a whole sentence."""

    def reading(self, text: str) -> Reading:
        """The case that a text writes. Raises ReadError."""
        if not self.many:
            found = reading.function(text)
        elif self.many == 1:
            found = reading.number(text)
        else:
            found = reading.numbers(text.replace(",", ";"))
            if len(found.answer) != self.many:
                raise ReadError(say("whose-many", written=len(found.answer), many=self.many))
        small = not self.many or (not found.is_endless and self._is_small(found.answer))
        if not small or not self.fits(found.answer):
            seen = self.unfit(found.answer) if self.unfit and small else ""
            raise NoCounterexample(" ".join(filter(None, (seen, self.asked))))
        return found

    def _is_small(self, answer: Any) -> bool:
        numbers = answer if self.many > 1 else (answer,)
        return len(numbers) == self.many and all(abs(number) <= MOST for number in numbers)

    def write(self, case: Any) -> str:
        """The text that is read as this case."""
        return ", ".join(map(typed, case)) if self.many > 1 else typed(case)

    def say(self, case: Any) -> str:
        """A case in words."""
        if self.said:
            return self.said(case)
        said = in_words(case)
        return f"{self.name} = {said}" if self.name else said


def whole(low: int, high: int) -> Callable[[Any], bool]:
    """Whether all numbers of a case are integers between two.

    >>> whole(1, 6)(3), whole(1, 6)((3, 7)), whole(1, 6)(0)
    (True, False, False)
    """

    def fits(case: Any) -> bool:
        numbers = case if isinstance(case, tuple) else (case,)
        return all(number.denominator == 1 and low <= number <= high for number in numbers)

    return fits


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """An answer that follows an idea: its lines, the first wrong one of them, and the two rules."""

    idea: Misconception
    others: tuple[Misconception, ...]
    """Ideas that could as well be behind it."""
    task: Text
    """What was asked."""
    lines: tuple[Text, ...]
    at: int
    """The first line that is wrong, counted from 0; those below only follow from it."""
    instead: Text
    """What should stand there."""
    cases: Cases
    believed: Callable[[Any], object]
    """What the author's way makes of a case."""
    true: Callable[[Any], object]
    """What is right."""
    example: Any
    """A case in which the two differ."""
    own: tuple[Any, ...] = ()
    """The case that the answer itself is about, however it is written: its author sees nothing wrong there."""
    dull: Any = None
    """One in which they agree, if there is any."""
    says: Callable[[Any], str] | None = None
    """What both rules make of a case, as the game writes it; without it as a fraction."""
    unlike: tuple[str, ...] = ()
    """What each of `others` would have made of it, as a sentence; nothing where they are all told the same."""
    try_out: Question | None = None
    """Something to try it with by hand."""
    onward: Question | None = None
    """What can be dragged or laid on after the answer."""


Slips = Callable[[ProblemRng], Slip]
"""Draws a slip with numbers of its own."""
Answer = tuple[int, int, Any]
"""The line, the place of the idea, and the counterexample."""
Part = tuple[int | None, int | None, Any]
"""The same, perhaps with one that is missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhoseAnswer(Question):
    """The line that goes wrong, the idea that leads to it, and a counterexample; its text is "1; 0; x-2".

    >>> from mathgames_widgets.games.rolls_and_goals.lesson.practice.whose import halving_undoes
    >>> question = whose(halving_undoes, "FERN-42")
    >>> line, idea, roll = question.solution
    >>> question.judge((line, idea, 5)).right, question.judge((line, idea, 4)).right
    (True, False)
    """

    is_open: ClassVar[bool] = True

    slip: Slip
    reasons: tuple[Misconception, ...]
    """The ideas to choose from."""

    @property
    def praise(self) -> str:
        return say("whose-right")

    def heard(self, text: str) -> Reading:
        found = self.slip.cases.reading(text)
        if found.answer in self.slip.own:
            raise NoCounterexample(say("whose-own"))
        return found

    def reading(self, text: str) -> Reading:
        line, reason, case = parts = [part.strip() for part in [*text.split(";", 2), "", ""][:3]]
        chosen = [*places(line, len(self.slip.lines)), *places(reason, len(self.reasons))]
        if sum(map(bool, parts)) < 2 or len(chosen) != bool(line) + bool(reason):
            raise ReadError(say("whose-choose"))
        found = self._heard_beside(case, chosen) if case else Reading(None)
        answer = chosen[0] if line else None, chosen[-1] if reason else None, found.answer
        if sum(self._fits(answer).values()) == 2 and not all(parts):
            missing = next(name for name, is_given in self._given(answer).items() if not is_given)
            raise Half(say("whose-half", missing=missing))
        return Reading(answer, understood=found.understood)

    def _heard_beside(self, case: str, chosen: Sequence[int]) -> Reading:
        """The case; one that does not count is no reason to keep silent about a line or an idea that is wrong."""
        try:
            return self.heard(case)
        except NoCounterexample as unfit:
            if tuple(chosen) == self.solution[:2]:
                raise NoCounterexample(f"{say('whose-fits', parts='line-idea', given=PARTS)} {unfit}") from None
            if len(chosen) < 2:
                raise
            return Reading(Uncounted(unfit))

    def _fits(self, answer: Part) -> dict[str, bool]:
        """Which of the three parts are right."""
        line, reason, case = answer
        return {
            "line": line == self.slip.at,
            "idea": reason == self.solution[1],
            "case": case is not None and not isinstance(case, Uncounted) and self.tells(case),
        }

    def marks(self, text: str) -> dict[str, bool]:
        """Which of the parts that a text gives are right; none where it cannot be judged.

        >>> from mathgames_widgets.games.rolls_and_goals.lesson.practice.whose import halving_undoes
        >>> question = whose(halving_undoes, "FERN-42")
        >>> question.marks(f"{question.slip.at}; {question.solution[1]}; 4"), question.marks("0")
        ({'line': True, 'idea': True, 'case': False}, {})
        """
        try:
            answer = self.reading(text).answer
        except ReadError:
            return {}
        given = self._given(answer)
        return {part: fits for part, fits in self._fits(answer).items() if given[part]}

    def read(self, text: str) -> Answer:
        line, reason, case = self.reading(text).answer
        return line, reason, case

    def write(self, answer: Answer) -> str:
        return f"{answer[0]}; {answer[1]}; {self.slip.cases.write(answer[2])}"

    def say(self, answer: Answer) -> str:
        line, reason, case = answer
        if None in answer or isinstance(case, Uncounted):
            return ""
        return say("whose-answer", line=line + 1, idea=self.reasons[reason].name, case=self.slip.cases.say(case))

    @property
    def solution(self) -> Answer:
        return self.slip.at, self.reasons.index(self.slip.idea), self.slip.example

    def is_right(self, answer: Answer) -> bool:
        return answer[:2] == self.solution[:2] and self.tells(answer[2])

    def tells(self, case: Any) -> bool:
        """Whether the two rules differ in a case."""
        return self.slip.believed(case) != self.slip.true(case)

    def lacks(self, answer: Answer) -> str:
        """Which of the parts that were given are right; and what is wrong with the first one that is not, and with a
        counterexample that tells nothing."""
        given = {name: fits for name, fits in self._fits(answer).items() if self._given(answer)[name]}
        right = "-".join(name for name, fits in given.items() if fits)
        told = say("whose-fits", parts=right or "none", given=len(given))
        uncounted = [str(answer[2])] if isinstance(answer[2], Uncounted) else []
        return " ".join([told, *self._wrong(answer), *uncounted])

    @staticmethod
    def _given(answer: Part) -> dict[str, bool]:
        line, reason, case = answer
        return {"line": line is not None, "idea": reason is not None, "case": case is not None}

    def _wrong(self, answer: Part) -> Iterator[str]:
        line, reason, case = answer
        if line is not None and line != self.slip.at:
            said = unstopped(plain_text(self.slip.lines[line]))
            yield say("whose-line", line=line + 1, is_later=line > self.slip.at, said=say("quoted", line=said))
        if reason is not None and reason != self.solution[1]:
            name = say("quoted", line=unstopped(self.reasons[reason].name))
            made = dict(zip(self.slip.others, self.slip.unlike, strict=False)).get(self.reasons[reason])
            yield made or say("whose-idea", line=line + 1 if line == self.slip.at else 0, name=name)
        if case is not None and not isinstance(case, Uncounted) and not self.tells(case):
            yield say(
                "whose-agrees", case=self.slip.cases.say(case), value=(self.slip.says or in_words)(self.slip.true(case))
            )


PARTS = 3
"""The line, the idea and the counterexample."""


def in_words(value: object) -> str:
    """What a rule makes of a case: a number, several, or none.

    >>> in_words((-2, 3)), in_words(None), in_words(1 - Fraction(5, 6) ** 7)
    ('−2 and 3', 'none', 'about 0.72 (exactly 201811/279936)')
    """
    if value is None or value == ():
        return say("none")
    if isinstance(value, Fraction) and value.denominator > LONG:
        return say("whose-about", about=mean_text(value), exact=value)
    return listed([plain(number) for number in value]) if isinstance(value, tuple) else plain(value)


LONG = 999
"""A fraction with a greater denominator is said as a decimal first."""


def explained(slip: Slip, case: Any) -> Explanation:
    """What a counterexample shows, how the line should be, and what to say to someone who holds the idea."""
    believed, true = map(slip.says or in_words, (slip.believed(case), slip.true(case)))
    is_known = slip.true(case) is not None
    shows = say("whose-shows", case=slip.cases.say(case), believed=believed, true=true, known=is_known)
    instead = say("whose-instead", line=slip.at + 1, instead=plain_text(slip.instead))
    return Explanation(shows, why=(Explanation(instead), Explanation(slip.idea.text)))


def whose(slips: Slips, seed: str = "LESSON", others: int = 3) -> WhoseAnswer:
    """The question that a slip makes with the numbers of a seed, and so many other ideas to choose from."""
    return _asked(slips, ProblemRng(f"WHOSE {seed}"), others)


def _asked(slips: Slips, draw: ProblemRng, others: int) -> WhoseAnswer:
    slip = slips(draw)
    reasons = draw.shuffled((slip.idea, *slip.others[:others]))
    right = slip.at, reasons.index(slip.idea)
    task = slip.task if isinstance(slip.task, tuple) else (slip.task,)
    return WhoseAnswer(
        prompt=(*task, " ", say("whose-prompt")),
        try_out=slip.try_out,
        hint=say("whose-hint"),
        more_hints=(say("whose-hint-line", line=slip.at + 1),),
        slip=slip,
        reasons=reasons,
        misconceptions=() if slip.dull is None else (Wrong((*right, slip.dull), slip.idea),),
        idea=lambda answer: slip.idea if answer[:2] == right else None,
        why=explained(slip, slip.example),
        worked=lambda answer: explained(slip, answer[2]),
        again=lambda seed: whose(slips, seed, others),
        advice=slip.cases.asked if not slip.own else " ".join((say("whose-other"), slip.cases.asked)),
        onward=slip.onward,
    )


def kind_of_whose(slips: Sequence[Slips]) -> Kind:
    """The kind of problem that draws one of these slips; at each level there is one more idea to choose from."""
    return Kind("whose", lambda: say("kind-whose"), lambda draw, level: _asked(draw.one(slips), draw, level))
