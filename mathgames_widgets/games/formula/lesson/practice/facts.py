"""Problems about true formulas: the sign, the missing number, the mistake."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import divisible
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number

from ...words.why import why_formula
from .drawing import a_formula, against, checked, on_one_line, worked_out

say = room(__name__)

# ── which sign? ───────────────────────────────────────────────────────────────────────────────────────────────────


def _sign(draw: ProblemRng, level: int) -> Question:
    formula = _with_one_sign(draw, level) if level < 3 else _with_some_signs(draw)
    left, right, answer = formula.left, formula.right, formula.answer
    fits = [Formula(left, sign, right, answer).is_true for sign in Sign]
    true = [str(Formula(left, sign, right, answer)) for sign, fit in zip(Sign, fits, strict=True) if fit]
    options = tuple(
        [
            Option(str(sign), fit, ideas.ONLY_ONE_SIGN if fit else _behind(formula, sign))
            for sign, fit in zip(Sign, fits, strict=True)
        ]
    )
    why = Explanation(
        say("sign-true", formulas=true) if true else say("sign-none", left=left, right=right, answer=answer),
        why=tuple([worked_out(left, sign, right) for sign in Sign]),
    )
    size = "above" if answer > max(left, right) else "below" if answer < min(left, right) else "between"
    hint = say("sign-hint", left=left, right=right, answer=answer, size=size)

    def checked_at(place: int) -> str:
        return checked(Formula(left, [*Sign][place], right, answer))

    asked = on_one_line(f"{left} ? {right} = {answer}")
    if level < 3:
        return ChooseOne(
            prompt=say.pieces("sign-prompt", formula=asked),
            options=options,
            hint=hint,
            why=why,
            because=checked_at,
        )
    return ChooseSome(
        prompt=say.pieces("signs-prompt", formula=asked),
        options=options,
        hint=hint,
        why=why,
        because=lambda ticked: next((checked_at(place) for place in sorted(ticked) if not fits[place]), ""),
    )


def _with_one_sign(draw: ProblemRng, level: int) -> Formula:
    while True:
        formula = a_formula(draw, level)
        if sum(replace(formula, sign=sign).is_true for sign in Sign) == 1:
            return formula


def _with_some_signs(draw: ProblemRng) -> Formula:
    """Numbers for which two signs agree, or none fits, as often as one does."""
    wanted = draw.one((0, 1, 2))
    while True:
        left, right, answer = draw.one(range(13)), draw.one(range(5)), draw.one(range(25))
        formula = Formula(left, Sign.PLUS, right, answer)
        if sum(replace(formula, sign=sign).is_true for sign in Sign) == wanted:
            return formula


def _behind(formula: Formula, sign: Sign) -> Misconception | None:
    """That the numbers may be swapped, where the formula is true with the two swapped; else the value says enough."""
    if Formula(formula.right, sign, formula.left, formula.answer).is_true:
        return {Sign.MINUS: ideas.ORDER_IS_FREE, Sign.DIVIDE: ideas.LARGE_BY_SMALL}[sign]
    return None


WHICH_SIGN = Kind("sign", lambda: say("kind-sign"), _sign)

# ── the missing number ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Gap:
    """A formula in which the first or the second number is missing.

    >>> Gap(7, Sign.TIMES, 56, missing_left=False).says, Gap(7, Sign.TIMES, 56, missing_left=False).number
    ('7 × ? = 56', 8)
    """

    known: int
    sign: Sign
    answer: int
    missing_left: bool

    @property
    def says(self) -> str:
        """The formula with its gap."""
        pair = ("?", self.known) if self.missing_left else (self.known, "?")
        return f"{pair[0]} {self.sign} {pair[1]} = {self.answer}"

    def filled(self, number: int) -> Formula:
        """The formula with a number in the gap."""
        left, right = (number, self.known) if self.missing_left else (self.known, number)
        return Formula(left, self.sign, right, self.answer)

    @property
    def undone(self) -> tuple[int, Sign, int]:
        """The left side that gives the missing number."""
        if self.sign is Sign.PLUS:
            return self.answer, Sign.MINUS, self.known
        if self.sign is Sign.TIMES:
            return self.answer, Sign.DIVIDE, self.known
        if self.missing_left:
            return self.answer, Sign.PLUS if self.sign is Sign.MINUS else Sign.TIMES, self.known
        return self.known, self.sign, self.answer

    @property
    def value(self) -> Fraction | None:
        """What undoing gives, be it a number of the game or not."""
        return Formula(*self.undone, 0).value

    @property
    def number(self) -> int | None:
        """The whole number that belongs there; None where there is none."""
        value = self.value
        if value is None or value < 0 or value.denominator > 1:
            return None
        return int(value) if self.filled(int(value)).is_true else None


def _missing(draw: ProblemRng, level: int) -> Question:
    return missing(_a_gap(draw, level))


def missing(gap: Gap) -> Number:
    """The question for the number that belongs into a gap."""
    number = gap.number
    return Number(
        prompt=say.pieces("missing-prompt", formula=on_one_line(gap.says)),
        value=number,
        advice=(say("advice-none-too"), say("advice-none-too.other")),
        hint=say("missing-hint", answer=gap.answer, sign=f"{gap.sign}"),
        why=_why_missing(gap, Formula(*gap.undone, 0)),
        because=against(lambda filled: checked(gap.filled(filled)), say("missing-some", sign=f"{gap.sign}")),
        misconceptions=expected(number, *_wrong_numbers(gap)),
    )


def _a_gap(draw: ProblemRng, level: int) -> Gap:
    if level == 3 and draw.one((True, False, False)):
        return _without_a_number(draw)
    signs = (Sign.PLUS, Sign.TIMES) if level == 1 else (Sign.MINUS, Sign.DIVIDE) if level == 2 else tuple(Sign)
    formula = a_formula(draw, max(1, level - 1), draw.one(signs))
    missing_left = draw.one((True, False))
    return Gap(formula.right if missing_left else formula.left, formula.sign, formula.answer, missing_left)


def _without_a_number(draw: ProblemRng) -> Gap:
    """A gap that no whole number fills."""
    while True:
        gap = Gap(draw.one(range(2, 10)), draw.one(tuple(Sign)), draw.one(range(2, 60)), draw.one((True, False)))
        if gap.number is None:
            return gap


def _why_missing(gap: Gap, undone: Formula) -> Explanation:
    rule = Explanation(_undoing(gap))
    if gap.number is None:
        why = (rule, worked_out(*gap.undone), *_no_number(gap))
        return Explanation(say("missing-none", formula=gap.says), why=why)
    filled = gap.filled(gap.number)
    check = replace(undone, answer=gap.number)
    claim = say("missing-found", formula=f"{filled}", undone=f"{check}")
    return Explanation(claim, why=(rule, worked_out(*gap.undone), why_formula(filled)))


def _undoing(gap: Gap) -> str:
    left, sign, right = gap.undone
    undone = gap.missing_left or gap.sign in (Sign.PLUS, Sign.TIMES)
    return say("missing-undone" if undone else "missing-behind", sign=gap.sign, side=f"{left} {sign} {right}")


def _no_number(gap: Gap) -> tuple[Explanation, ...]:
    left, sign, right = gap.undone
    if sign is Sign.DIVIDE and right:
        return (divisible(left, right),)
    return ()


def _wrong_numbers(gap: Gap) -> list[tuple[Fraction | int | None, Misconception]]:
    forwards = Formula(gap.answer, gap.sign, gap.known, 0).value
    other = Formula(gap.known, gap.sign, gap.answer, 0).value
    idea = (
        ideas.SUM_FOR_PART
        if gap.sign is Sign.PLUS
        else ideas.DIVISION_BOTH_WAYS
        if gap.sign is Sign.DIVIDE
        else ideas.FORWARDS
    )
    wrong: list[tuple[Fraction | int | None, Misconception]] = []
    opposite = Formula(gap.known, Sign.PLUS if gap.sign is Sign.MINUS else Sign.TIMES, gap.answer, 0).value
    for value in (forwards, other, opposite if gap.sign in (Sign.MINUS, Sign.DIVIDE) else None):
        if value is not None and value >= 0 and value.denominator == 1:
            wrong.append((value, idea))
    if gap.number is None:
        value = gap.value
        if value is not None and value.denominator > 1:
            wrong += [(value, ideas.PARTS_OF_CARDS), (Fraction(int(value)), ideas.ALWAYS_ONE)]
        return [pair for pair in wrong if pair[0] is not None]
    return wrong


MISSING = Kind("missing", lambda: say("kind-missing"), _missing)

# ── find the mistake ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Claim:
    """A formula that is claimed, and the idea behind it where it is not true."""

    formula: Formula
    behind: Misconception | None = None


def _mistake(draw: ProblemRng, level: int) -> Question:
    wrong = 1 if level < 3 else draw.one((1, 2, 3))
    claims: list[Claim] = []
    while len(claims) < 4:
        formula = a_formula(draw, level)
        claim = draw.one(_spoilings(formula)) if len(claims) < wrong else Claim(formula)
        if claim.formula.says not in [other.formula.says for other in claims]:
            claims.append(claim)
    shown = draw.shuffled(claims)
    options = tuple(
        [Option(str(claim.formula), not claim.formula.is_true, claim.behind or ideas.DOUBTED) for claim in shown]
    )
    false = [str(claim.formula) for claim in shown if not claim.formula.is_true]
    why = Explanation(
        say("mistake-why", formulas=false, many=len(false)),
        why=tuple([why_formula(claim.formula) for claim in sorted(shown, key=lambda claim: claim.formula.is_true)]),
    )
    hint = say("mistake-hint")
    if level < 3:
        return ChooseOne(prompt=say("mistake-prompt"), options=options, hint=hint, why=why)
    return ChooseSome(prompt=say("mistakes-prompt"), options=options, hint=hint, why=why)


def _spoilings(formula: Formula) -> list[Claim]:
    """The formula with each typical mistake in it."""
    answer = formula.answer
    wrong = [(answer + 1, ideas.ONE_OFF), (answer - 1, ideas.ONE_OFF)]
    if formula.sign is Sign.TIMES:
        wrong = [(answer + by, ideas.NEXT_IN_THE_TABLE) for by in (formula.left, formula.right, -formula.right)]
    if answer > 10 and formula.sign is not Sign.DIVIDE:
        wrong += [(answer + 10, ideas.TEN_FORGOTTEN), (answer - 10, ideas.TEN_FORGOTTEN)]
    if answer > 10 and answer % 10:
        wrong.append((int(str(answer)[::-1]), ideas.TURNED))
    found = [Claim(replace(formula, answer=value), idea) for value, idea in wrong if value >= 0 and value != answer]
    idea = {Sign.MINUS: ideas.ORDER_IS_FREE, Sign.DIVIDE: ideas.DIVISION_BOTH_WAYS}.get(formula.sign)
    if idea is not None and formula.left != formula.right:
        found.append(Claim(replace(formula, left=formula.right, right=formula.left), idea))
    return [claim for claim in found if not claim.formula.is_true]


MISTAKE = Kind("mistake", lambda: say("kind-mistake"), _mistake)
