"""What feedback claims about an answer, read out of its sentences and worked out again apart from the package.

Each shape of a sentence has a check, in the file of its subject, or stands there in `GENERAL` with the reason why there
is nothing to work out. A sentence that fits neither is a fault: who writes a new one says how it is checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions import ChooseSome, MatchPairs, Numbers, PutInOrder, Question
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import AnswerOutcome, Verdict, plain_text
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.questions.whose import WhoseAnswer
from tests.maths.numbers.equations import holds
from tests.questions import whose_rules

N = r"−?\d+(?:\.\d+)?(?:/\d+)?"
TERM = r"(?:−?\d++(?:/\d++)?+|\(−\d++(?:/\d++)?+\))"
SIDE = rf"{TERM}(?: [+−×÷] {TERM})*+"
BEGINS, ENDS = r"(?<![\d/.?a-z])(?<![+−×÷] )(?<![nax)?] [+−×÷] )", r"(?! [+−×÷]| remainder|[/.]?\d)"
EQUATION = re.compile(rf"{BEGINS}{SIDE}(?: = {SIDE})++{ENDS}")
"""An equation between numbers within a sentence."""
WORDS = {"no": 0, "none": 0, "zero": 0, "not": 0, "once": 1, "one": 1, "twice": 2, "two": 2}
WORDS |= {"three": 3, "four": 4, "five": 5, "six": 6}


def number(text: str) -> Fraction:
    """A number as it is written in a sentence.

    >>> number("−2/9"), number("1000.5")
    (Fraction(-2, 9), Fraction(2001, 2))
    """
    return Fraction(text.replace("−", "-"))


def numbers(text: str) -> list[Fraction]:
    """All numbers of a list."""
    return [number(one) for one in re.findall(N, text)]


def ends_off(said: re.Match[str], value: Fraction, wanted: Fraction) -> bool:
    """Whether "it comes to 9, which is 3 more than 6" fits, from the second group on."""
    by = value - wanted if said[4] == "more" else wanted - value
    return by > 0 and [number(said[2]), number(said[3]), number(said[5])] == [value, by, wanted]


def many(word: str) -> int:
    """A count, as a word or in digits."""
    return WORDS[word.lower()] if word.lower() in WORDS else int(word)


def sentences(text: str) -> list[str]:
    """A text cut into its sentences."""
    return re.split(r"(?<=[.?]) (?=[^a-z=])", text)


@dataclass(frozen=True)
class About:
    """A question with an answer to it and its verdict."""

    question: Question[Any]
    answer: Any
    verdict: Verdict

    @property
    def prompt(self) -> str:
        """The words of the question."""
        return plain_text(self.question.prompt)

    @property
    def right(self) -> Any:
        """The right answer."""
        return self.question.solution

    @property
    def each(self) -> Sequence[About]:
        """The same about each thing that may be spoken of."""
        return (self,)


Check = Callable[[Any, "re.Match[str]"], bool]


class Claims:
    """The shapes of the sentences of some games, each with its check."""

    def __init__(self, about: type[About] = About) -> None:
        self.about = about
        """What its checks look at."""
        self.checks: list[tuple[re.Pattern[str], Check]] = []
        self.general: tuple[str, ...] = ()
        """Those with nothing to work out."""

    def claim(self, pattern: str) -> Callable[[Check], Check]:
        """A check of the sentences of one shape; `<N>` in the pattern is a number, `<L>` a list of numbers."""

        def known(check: Check) -> Check:
            text = pattern.replace("<N>", f"({N})").replace("<L>", f"({N}(?:(?:, | and ){N})*)")
            self.checks.append((re.compile(text), check))
            return check

        return known

    def faults(self, about: About, sentence: str) -> list[str]:
        """What is wrong with a sentence: claims that do not hold, or a shape that nobody knows."""
        if isinstance(about.question, Proof) and (
            any(one in sentence for one in whose_rules.OF_LINES)
            or sentence in (*about.question.items, *about.question.true)
        ):
            return whose_rules.faults_of_proof(about.question, about.answer, sentence)
        if isinstance(about.question, WhoseAnswer):
            return whose_rules.faults(about.question, about.answer, sentence)
        if isinstance(about.question, ChooseSome) and sentence in left_out(about.question, about.answer):
            return []  # what an idea says, which test_ideas_said.py works out
        is_quoted = "not true" in sentence or sentence.endswith(" twice.")
        wrong = [] if is_quoted else [one for one in EQUATION.findall(sentence) if not holds(one)]
        for pattern, check in (*self.checks, *SHARED.checks):
            if found := pattern.fullmatch(sentence):
                is_so = any(check(one, found) for one in about.each)
                return wrong if is_so else [*wrong, f"not true: {sentence}"]
        rest = EQUATION.sub("", sentence)
        if any(re.fullmatch(pattern, one) for pattern in self.general for one in (sentence, rest)):
            return wrong
        return [*wrong, f"nobody knows how to check: {sentence}"]

    def faults_of(self, question: Question[Any], answer: Any) -> list[str]:
        """The same for all that an answer hears. Raises ReadError."""
        text = question.write(answer)
        about = self.about(question, question.read(text), question.judge(text))
        return [fault for one in claims_of(about) for fault in self.faults(about, one)]


def claims_of(about: About) -> list[str]:
    """The sentences of a verdict but for the answer that it repeats: those beside it, and those of its reasons."""
    question, verdict = about.question, about.verdict
    if verdict.right:
        repeated = question.praise or f"Right: {question.say(about.answer)}."
        reasons = [one for step in verdict.why.every() for one in sentences(step.claim)]
    elif verdict.outcome is AnswerOutcome.WRONG:
        said_back = question.said_back(question.reading(question.write(about.answer)))
        repeated = "Not yet. " if question.praise or not said_back else f"Not yet: {said_back}."
        reasons = []
    else:
        repeated, reasons = "", []
    assert verdict.said.startswith(repeated), verdict.said
    rest = verdict.said.removeprefix(repeated).removeprefix("Not finished: ").strip()
    return [*(sentences(rest) if rest else ()), *reasons]


def hears_only_not_yet(about: About) -> bool:
    """Whether a wrong answer hears only that it is wrong: no idea behind it, and no sentence about it."""
    verdict = about.verdict
    is_told = verdict.misconception or verdict.ideas or claims_of(about)
    return verdict.outcome is AnswerOutcome.WRONG and not is_told


def left_out(question: ChooseSome, answer: frozenset[int]) -> list[str]:
    """What is said to someone who leaves out a right answer for a known reason, in sentences."""
    missed = (question.options[place].misconception for place in sorted(question.solution - answer))
    return [one for idea in missed if idea for one in sentences(idea.text)]


def lines_of(why: Explanation) -> list[str]:
    """The mathematics of all steps."""
    return [one.shown.plain() for one in why.every() if one.shown is not None]


# ── what every game says ─────────────────────────────────────────────────────────────────────────────────────────────

SHARED = Claims()


@SHARED.claim(r"<L> (?:is|are) right\.")
def _(about: About, said: re.Match[str]) -> bool:
    return isinstance(about.question, Numbers) and set(numbers(said[1])) == set(about.answer) & set(about.right)


@SHARED.claim(r"(?:<N>|Nothing|None) (?:of <N> |of them )?(?:is|are|fit|fits) ?(in the right place|right|)(?: yet)?\.")
def _(about: About, said: re.Match[str]) -> bool:
    assert isinstance(about.question, (FillTable, MatchPairs, PutInOrder))
    fits = sum(one == other for one, other in zip(about.answer, about.right, strict=True))
    return fits == int(said[1] or 0) and (said[2] is None or int(said[2]) == len(about.right))


@SHARED.claim(r"Something is missing, and at least one is wrong\.|At least one of them fits\.")
def _(about: About, said: re.Match[str]) -> bool:
    answer, right = set(about.answer), set(about.right)
    return bool(right - answer) and bool(answer - right) == ("wrong" in said[0])


@SHARED.claim(r"(That one fits|All of these fit), but (another one|one more|\d+ others|\d+ more) (?:is|are) missing\.")
def _(about: About, said: re.Match[str]) -> bool:
    answer, right = set(about.answer), set(about.right)
    missing = int(said[2].split()[0]) if said[2][0].isdigit() else 1
    return answer < right and len(right - answer) == missing and (len(answer) == 1) == said[1].startswith("That")


@SHARED.claim(r"Look at “(.+)” first: is that so\?")
def _(about: About, said: re.Match[str]) -> bool:
    assert isinstance(about.question, ChooseSome)
    return said[1] in [about.question.say({place}) for place in about.answer - about.question.solution]


@SHARED.claim(r"You have all the right ones, but at least one is wrong\.")
def _(about: About, said: re.Match[str]) -> bool:
    assert isinstance(about.question, ChooseSome)
    return about.question.solution < about.answer


@SHARED.claim(r"(?:Two different ideas may be behind this\.|Open each one that was yours\.)")
def _(about: About, said: re.Match[str]) -> bool:
    return len({one.mine for one in about.verdict.ideas}) == 2


@SHARED.claim(r"A chance is a number from 0 to 1\.")
def _(about: About, said: re.Match[str]) -> bool:
    return about.answer is None or not 0 <= about.answer <= 1


@SHARED.claim(r"That is far from anything that can come out here\.")
def _(about: About, said: re.Match[str]) -> bool:
    return abs(about.answer) > 100 * abs(about.right or 0)


@SHARED.claim(r"As a fraction it is <N>\.")
def _(about: About, said: re.Match[str]) -> bool:
    return number(said[1]) == about.answer and "/" in said[1]


@SHARED.claim(r"Close, but <N>(%?) is rounded\.")
def _(about: About, said: re.Match[str]) -> bool:
    """To the digits that were written, to the nearest or cut off."""
    near = number(said[1]) / (100 if said[2] else 1)
    places = len(said[1].partition(".")[2]) or max(len(said[1].partition("/")[2]) - 1, 0)
    off = [abs(near - one) for one in (about.right if isinstance(about.right, tuple) else (about.right,))]
    return 0 < min(off) < Fraction(1, 10**places)
