"""Questions answered with a formula that the cards of a hand can lay on the cards of a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.game import Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import Alike, ReadError
from mathgames_widgets.questions.question import AnswerOutcome, Demand, Misconception, Question, each_once
from mathgames_widgets.questions.reading import Form, Half, Reading

from .. import JOKER, Cards, Lay, New, Row, Rules, Staying
from ..rules import reasons
from ..rules.cards import Number, Place, Table
from ..rules.moves import formula_of, is_times_zero, why_not_lay
from ..rules.plays import plays
from ..words.sentences import sentence

say = room(__name__)

MOST_DIGITS = 6
"""Digits of one typed number; there are no longer ones in a lesson."""
ALIKE = Alike(str.maketrans("−–×X*·⋅∙/:", "--xxxxxx÷÷"))
"""What people type for the four signs."""
WRITTEN = re.compile(r"\s*(\d+)\s*([-+x÷])\s*(\d+)\s*=\s*(\d+)[\s.]*", re.ASCII)
TURNED = re.compile(r"\s*(\d+)\s*=([^=]+?)[\s.]*", re.ASCII)
"""The answer first."""
HALF = re.compile(r"\s*(\d+\s*[-+x÷]\s*\d+)\s*=?[\s?]*", re.ASCII)
"""No answer yet."""

SIDES = (Place.LEFT, Place.RIGHT)
BEHIND: dict[type[Reason], Misconception] = {
    reasons.NotTrue: ideas.ONE_SIDE_ONLY,
    reasons.DividesByZero: ideas.ZERO_DIVIDES,
    reasons.TooManyCards: ideas.EVERY_CARD_AT_ONCE,
}
"""The misconception behind a formula that breaks a rule."""


def read_formula(text: str) -> Formula:
    """The formula that a learner typed, true or not.

    >>> read_formula("7*8=56"), read_formula("8 : 2 = 4").is_true
    (Formula(left=7, sign=Sign.TIMES, right=8, answer=56), True)
    >>> read_formula("7 x 8")
    Traceback (most recent call last):
    mathgames_widgets.questions.reading.Half: Not finished: 7 x 8 has no answer yet. ...

    Raises ReadError with one sentence.
    """
    bare = text.translate(ALIKE)
    if turned := TURNED.fullmatch(bare):
        bare = f"{turned[2]} = {turned[1]}"
    found = WRITTEN.fullmatch(bare)
    if found is None and (half := HALF.fullmatch(bare)):
        raise Half(say("half", text=half[1]))
    if found is None:
        raise ReadError(_unreadable(text.strip()))
    left, sign, right, answer = found.groups()
    for digits in (left, right, answer):
        if len(digits) > MOST_DIGITS:
            raise ReadError(say("too-long", digits=digits[:12], most=MOST_DIGITS))
        if len(digits) > 1 and digits.startswith("0"):
            raise ReadError(say("begins-with-zero", digits=digits))
    return Formula(int(left), Sign(sign), int(right), int(answer))


def _unreadable(text: str) -> str:
    if not text:
        return say("unreadable-empty")
    return say("unreadable" if "=" in text else "unreadable-no-equals", text=text[:40])


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeFormula(Question):
    """A formula that a hand can lay on a table, typed. The answer is a `Formula`; every lawful one that meets all
    demands is right.

    >>> from mathgames_widgets.games.formula import Pile
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> question = MakeFormula(key="2 4", prompt="Open.", why=Explanation("8."), table=table, hand=("7", "8"))
    >>> question.judge("2 x 4 = 8").right, question.judge("2 + 4 = 6").said
    (True, 'Not yet: 2 + 4 = 6. There is no 6 in your hand. Choose a card you hold.')
    """

    is_open: ClassVar[bool] = True

    table: Table
    hand: Cards
    rules: Rules = field(default_factory=Rules)
    demands: tuple[Demand[Lay], ...] = ()
    advice: str | tuple[str, ...] = field(default_factory=lambda: (say("advice-formula"), say("advice-formula.other")))

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return (say("type-formula"),)

    def reading(self, text: str) -> Reading:
        is_turned = TURNED.fullmatch(text.translate(ALIKE))
        return Reading(read_formula(text), frozenset({Form.TURNED} if is_turned else ()))

    def read(self, text: str) -> Any:
        return read_formula(text)

    def finish(self, given: Reading) -> AnswerOutcome:
        return AnswerOutcome.OTHER_FORM if Form.TURNED in given.forms else AnswerOutcome.RIGHT

    def asked_form(self, given: Reading) -> str:
        return say("asked-formula")

    def write(self, answer: Any) -> str:
        return str(answer)

    def is_right(self, answer: Any) -> bool:
        return any(formula_of(self.table, play) == answer for play in self.answers)

    @property
    def answers(self) -> tuple[Lay, ...]:
        """Every play that meets the demands, those with the fewest cards first."""
        found = answers_of(self.table, self.hand, self.rules)
        return tuple([play for play in found if all(demand.is_met(play) for demand in self.demands)])

    def explained(self, told: Callable[[Lay], Explanation]) -> MakeFormula:
        """The same question with reasons: for the answer that is shown, or for the one that is given."""
        return replace(self, why=told(self.answers[0]), worked=lambda formula: told(self._lawful(formula)))

    def _lawful(self, formula: Formula) -> Lay:
        """The play that makes a right formula, with the fewest cards."""
        return next(play for play in self.answers if formula_of(self.table, play) == formula)

    @property
    def solution(self) -> Any:
        return formula_of(self.table, self.answers[0])

    def say(self, answer: Any) -> str:
        return str(answer)

    def is_told_in(self, text: str) -> bool:
        return any(str(formula_of(self.table, play)) in text for play in self.answers)

    def lacks(self, answer: Any) -> str:
        play = self._tried(answer)
        reason = self._reason(play)
        if reason is not None:
            return sentence(reason)
        return say("still-missing", demands=[demand.text for demand in self.demands if not demand.is_met(play)])

    def ideas_behind(self, answer: Any) -> tuple[Misconception, ...]:
        play = self._tried(answer)
        reason = self._reason(play)
        if reason is not None:
            return each_once([BEHIND.get(type(reason))])
        return each_once(demand.misconception for demand in self.demands if not demand.is_met(play))

    def _reason(self, play: Lay) -> Reason | None:
        """What speaks against the play: first of all that it is not true."""
        formula = formula_of(self.table, play)
        if formula.value is None:
            return reasons.DividesByZero(formula)
        if not formula.is_true:
            return reasons.NotTrue(formula)
        moved = [place for place in SIDES if isinstance(play.row(place)[0], New)]
        if moved and not self.table.is_open:  # not that the cards for it are too many
            return reasons.OpeningCardsStay(moved[0])
        return why_not_lay(self.table, self.hand, self.rules, play)

    def _tried(self, formula: Formula) -> Lay:
        """The play that a learner may mean: a lawful one where there is one, else the one with the fewest new cards."""
        lawful = [
            lay for lay in answers_of(self.table, self.hand, self.rules) if formula_of(self.table, lay) == formula
        ]
        if lawful:
            return min(lawful, key=lambda play: sum(not demand.is_met(play) for demand in self.demands))
        numbers = zip((formula.left, formula.right, formula.answer), Place, strict=True)
        left, right, answer = (self._row(self.table.number(place), number) for number, place in numbers)
        return Lay(left, formula.sign, right, answer)

    def _row(self, piles: Number, number: int) -> Row:
        """The number with the cards of the table that can stay: all of them beside new ones, or those that fit."""
        digits = str(number)
        shown = "".join(str(pile.digit) for pile in piles)
        stays: dict[int, int] = {}
        if shown and not is_times_zero(self.table):
            shift = 0 if digits.startswith(shown) or not digits.endswith(shown) else len(digits) - len(shown)
            if shift or digits.startswith(shown) or len(digits) == len(shown):
                stays = {at + shift: at for at, digit in enumerate(shown) if digits[at + shift] == digit}
        return tuple([Staying(stays[at]) if at in stays else self._new(int(digit)) for at, digit in enumerate(digits)])

    def _new(self, digit: int) -> New:
        return New(JOKER if str(digit) not in self.hand and JOKER in self.hand else str(digit), digit)


@cache
def answers_of(table: Table, hand: Cards, rules: Rules) -> tuple[Lay, ...]:
    """Every lawful play, those with the fewest cards first."""
    return tuple(sorted(plays(table, hand, rules), key=lambda play: len(play.laid)))
