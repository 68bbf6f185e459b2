"""Questions answered with a formula: typed, or laid with the cards of a hand on the cards of a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any, ClassVar

from mathgames_widgets.core.game import Reason
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.page.cards import group, press
from mathgames_widgets.page.html import Element, div
from mathgames_widgets.questions.controls import Change, Desk, Laid
from mathgames_widgets.questions.question import Demand, Misconception, Question
from mathgames_widgets.table.screen import Do, Screen, Select

from .. import JOKER, Cards, Kept, Lay, New, Row, Rules, read_action, write_action
from ..rules import reasons
from ..rules.cards import Number, Place, Table
from ..rules.moves import formula_of, is_times_zero, why_not_lay
from ..rules.plays import plays
from ..table import playing
from ..table.turn import Covering, Item, Onto, Trial, begin
from ..words.sentences import sentence
from .misconceptions import (
    DIGIT_DROPPED,
    EVERY_CARD_AT_ONCE,
    NOTHING_TO_SWEEP,
    ONE_SIDE_ONLY,
    ZERO_DIVIDES,
    ZERO_IN_FRONT,
)

MOST_DIGITS = 6
"""Digits of one typed number; there are no longer ones in a lesson."""
ALIKE = str.maketrans({"−": "-", "–": "-", "×": "x", "X": "x", "*": "x", "·": "x", "/": "÷", ":": "÷"})
"""What people type for the four signs."""
WRITTEN = re.compile(r"\s*(\d+)\s*([-+x÷])\s*(\d+)\s*=\s*(\d+)\s*", re.ASCII)

BEHIND: dict[type[Reason], Misconception] = {
    reasons.NotTrue: ONE_SIDE_ONLY,
    reasons.DividesByZero: ZERO_DIVIDES,
    reasons.LeadingZero: ZERO_IN_FRONT,
    reasons.LeftOut: DIGIT_DROPPED,
    reasons.TimesZeroMustGo: NOTHING_TO_SWEEP,
    reasons.TooManyCards: EVERY_CARD_AT_ONCE,
}
"""The misconception behind a formula that breaks a rule."""


def read_formula(text: str) -> Formula:
    """The formula that a learner typed, true or not.

    >>> read_formula("7*8=56"), read_formula("8 : 2 = 4").is_true
    (Formula(left=7, sign=Sign.TIMES, right=8, answer=56), True)
    >>> read_formula("7 x 8")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: The sign = is missing in "7 x 8"; ...

    Raises ReadError with one sentence.
    """
    bare = text.translate(ALIKE)
    found = WRITTEN.fullmatch(bare)
    if found is None:
        raise ReadError(_unreadable(text.strip()))
    left, sign, right, answer = found.groups()
    for digits in (left, right, answer):
        if len(digits) > MOST_DIGITS:
            raise ReadError(f"{digits[:12]} is too long; no number here has more than {MOST_DIGITS} digits.")
        if len(digits) > 1 and digits.startswith("0"):
            raise ReadError(f"{digits} begins with 0; a 0 on the left is not written.")
    return Formula(int(left), Sign(sign), int(right), int(answer))


def _unreadable(text: str) -> str:
    such = "write a formula such as 8 × 2 = 16, with x or * for ×."
    if not text:
        return f"There is nothing to read yet; {such}"
    if "=" not in text:
        return f'The sign = is missing in "{text[:40]}"; {such}'
    return f'"{text[:40]}" cannot be read; {such}'


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeFormula(Question):
    """A formula that a hand can lay on a table, typed. The answer is a `Formula`; every lawful one that meets all
    demands is right.

    >>> from mathgames_widgets.games.formula import Pile
    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> question = MakeFormula(key="2 4", prompt="Open.", why=Explanation("8."), table=table, hand=("7", "8"))
    >>> question.judge("2 x 4 = 8").right, question.judge("2 + 4 = 6").said
    (True, 'Not yet: 2 + 4 = 6. You have no 6 in your hand.')
    """

    is_open: ClassVar[bool] = True

    table: Table
    hand: Cards
    rules: Rules = field(default_factory=Rules)
    demands: tuple[Demand[Lay], ...] = ()
    advice: str = "such as 8 × 2 = 16"

    def read(self, text: str) -> Any:
        return read_formula(text)

    def write(self, answer: Any) -> str:
        return str(answer)

    def is_right(self, answer: Any) -> bool:
        return any(formula_of(self.table, play) == answer for play in self.answers)

    @property
    def answers(self) -> tuple[Lay, ...]:
        """Every play that meets the demands, those with the fewest cards first."""
        found = answers_of(self.table, self.hand, self.rules)
        return tuple([play for play in found if all(demand.is_met(play) for demand in self.demands)])

    @property
    def solution(self) -> Any:
        return formula_of(self.table, self.answers[0])

    def say(self, answer: Any) -> str:
        return str(answer)

    def lacks(self, answer: Any) -> str:
        return self._lacks(self._tried(answer))

    def _lacks(self, play: Lay) -> str:
        reason = self._reason(play)
        if reason is not None:
            return sentence(reason)
        return f"Not fulfilled: {listed([demand.text for demand in self.demands if not demand.is_met(play)])}."

    def _reason(self, play: Lay) -> Reason | None:
        """What speaks against the play: first of all that it is not true."""
        formula = formula_of(self.table, play)
        if formula.value is None:
            return reasons.DividesByZero(formula)
        return why_not_lay(self.table, self.hand, self.rules, play) if formula.is_true else reasons.NotTrue(formula)

    def behind(self, answer: Any) -> Misconception | None:
        known = next((one.misconception for one in self.misconceptions if self.is_like(one.answer, answer)), None)
        return known or self._behind(self._tried(answer))

    def _behind(self, play: Lay) -> Misconception | None:
        reason = self._reason(play)
        if reason is not None:
            return BEHIND.get(type(reason))
        unmet = [demand.misconception for demand in self.demands if not demand.is_met(play)]
        return next((one for one in unmet if one), None)

    def _tried(self, formula: Formula) -> Lay:
        """The play that a learner may mean: a lawful one where there is one, else the one with the fewest new cards."""
        lawful = [play for play in answers_of(self.table, self.hand, self.rules) if self._makes(play, formula)]
        if lawful:
            return lawful[0]
        numbers = zip((formula.left, formula.right, formula.answer), Place, strict=True)
        left, right, answer = (self._row(self.table.number(place), number) for number, place in numbers)
        return Lay(left, formula.sign, right, answer)

    def _makes(self, play: Lay, formula: Formula) -> bool:
        return formula_of(self.table, play) == formula

    def _row(self, piles: Number, number: int) -> Row:
        """The number with the cards of the table that can stay: all of them beside new ones, or those that fit."""
        digits = str(number)
        shown = "".join(str(pile.digit) for pile in piles)
        stays: dict[int, int] = {}
        if shown and not is_times_zero(self.table):
            shift = 0 if digits.startswith(shown) or not digits.endswith(shown) else len(digits) - len(shown)
            if shift or digits.startswith(shown) or len(digits) == len(shown):
                stays = {at + shift: at for at, digit in enumerate(shown) if digits[at + shift] == digit}
        return tuple([Kept(stays[at]) if at in stays else self._new(int(digit)) for at, digit in enumerate(digits)])

    def _new(self, digit: int) -> New:
        return New(JOKER if str(digit) not in self.hand and JOKER in self.hand else str(digit), digit)


@cache
def answers_of(table: Table, hand: Cards, rules: Rules) -> tuple[Lay, ...]:
    """Every lawful play, those with the fewest cards first."""
    return tuple(sorted(plays(table, hand, rules), key=lambda play: len(play.laid)))


@dataclass(frozen=True, slots=True, kw_only=True)
class LayCards(MakeFormula, Laid):
    """A formula laid with real cards; the answer is the `Lay`, its text is that of records: `(0)2 x J7 = 84`."""

    def read(self, text: str) -> Lay:
        if not text.strip():
            raise ReadError("Lay at least one card, and choose a sign.")
        try:
            action = read_action(f"lay {text}")
        except ValueError:
            raise ReadError(f'"{text[:40]}" is no formula of cards.') from None
        assert isinstance(action, Lay), "a text after `lay` is a formula"
        for place in Place:
            spots = [spot for spot in action.row(place) if isinstance(spot, Kept)]
            if any(spot.at >= len(self.table.number(place)) for spot in spots):
                raise ReadError(f'"{text[:40]}" keeps a card that is not there.')
        return action

    def write(self, answer: Lay) -> str:
        return write_action(answer).removeprefix("lay ")

    def is_right(self, answer: Lay) -> bool:
        return answer in self.answers

    @property
    def solution(self) -> Lay:
        return self.answers[0]

    def say(self, answer: Lay) -> str:
        return str(formula_of(self.table, answer))

    def _tried(self, answer: Any) -> Lay:
        assert isinstance(answer, Lay), "cards are laid"
        return answer

    def trial(self, text: str) -> Trial:
        """The cards as they lie when this is the answer; the table as it was where there is none yet."""
        start = begin(self.table, self.hand, self.rules)
        try:
            return _put_down(start, self.read(text))
        except ValueError:
            return start

    def trial_on(self, desk: Desk) -> Trial:
        """The cards as they lie: those being tried, or those of the answer on the page."""
        return desk.selected if isinstance(desk.selected, Trial) else self.trial(desk.draft)

    def cards_on(self, desk: Desk) -> Element:
        """The formula and the hand; what is true or not is said by the check alone."""
        trial = self.trial_on(desk)
        table = playing.Desk(trial, Screen(("You",), desk.offers), is_live=True)
        back = desk.offers(Select(trial.before)) if trial.before else None
        clear = desk.offers(Select(trial.clear())) if trial.before else None
        return div(
            playing.equation(table),
            group(*playing.naming(table), key="naming", label="Jokers", cls="mg-namings"),
            playing.hand_row(table),
            div(
                press("Take back", back, key="back", kind="mg-quiet"),
                press("Clear", clear, key="clear", kind="mg-quiet"),
                cls="mg-bar",
                data_key="formula-bar",
            ),
            cls="mg-desk mg-formula-desk",
            data_key="desk",
            data_keys=playing.keys_of(table),
        )

    def taken(self, desk: Desk, thing: Any) -> Change:
        match thing:
            case Select(Trial() as trial):
                return Change(self.laid(trial), trial.reading, selected=trial)
            case Do(Lay() as lay):
                return Change(self.write(lay), selected=desk.selected, is_final=True)
        return Change(selected=desk.selected)

    def laid(self, trial: Trial) -> str:
        """The answer that the cards amount to, empty as long as something is missing."""
        lay = trial.lay
        return self.write(lay) if lay is not None and lay.answer and trial.placed else ""


def _put_down(trial: Trial, play: Lay) -> Trial:
    """The trial that amounts to a play. Raises ValueError where its cards cannot be put there."""
    for place in Place:
        for first, stop, new in _runs(trial.table.number(place), play.row(place)):
            trial = _run(trial, place, first, stop, new)
    return trial.choose(play.sign)


def _runs(piles: Number, row: Row) -> Iterable[tuple[int, int, Sequence[New]]]:
    """Neighbouring new cards of a row, and the piles from `first` to before `stop` that they cover; the last first."""
    found, before = [], -1
    kept_behind = [spot.at for spot in row if isinstance(spot, Kept)] + [len(piles)]
    for is_new, run in groupby(row, key=lambda spot: isinstance(spot, New)):
        spots = list(run)
        if is_new:
            stop = next(at for at in kept_behind if at > before)
            found.append((before + 1, stop, [spot for spot in spots if isinstance(spot, New)]))
        else:
            before = max(spot.at for spot in spots if isinstance(spot, Kept))
    return reversed(found)


def _run(trial: Trial, place: Place, first: int, stop: int, new: Sequence[New]) -> Trial:
    """Put a run of new cards over some piles: one on each, the last one over what is left, the others beside."""
    gap = stop - first
    beside = max(len(new) - gap, 0)
    is_left = first == 0 and stop < len(trial.items(place))
    over = new[beside:] if is_left else new[: len(new) - beside]
    for index, spot in reversed(list(enumerate(over))):
        end = stop if index == len(over) - 1 else first + index + 1
        trial = _put(trial, Onto(place, first + index, end), spot)
    for spot in reversed(new[:beside]) if is_left else new[len(new) - beside :]:
        edge = 0 if is_left else len(trial.items(place))
        trial = _put(trial, Onto(place, edge, edge), spot)
    return trial


def _put(trial: Trial, onto: Onto, spot: New) -> Trial:
    """One card put down, and named where it is a Joker."""
    card = next((at for at in trial.in_hand if trial.hand[at] == spot.card), -1)
    after = trial.put(card, onto)
    if spot.card != JOKER:
        return after
    items: tuple[Item, ...] = after.items(onto.place)
    at = next(at for at, item in enumerate(items) if isinstance(item, Covering) and item.card == card)
    return after.name(onto.place, at, spot.digit)
