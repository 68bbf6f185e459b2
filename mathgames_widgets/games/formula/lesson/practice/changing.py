"""Problems about changing what lies on the table: what a number can become, and what a rule refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.game import Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign, solved
from mathgames_widgets.maths.numbers.digits import change
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng
from mathgames_widgets.questions.question import Misconception, Question

from ...rules import reasons
from ...rules.cards import Cards, Place, Table, in_order
from ...rules.moves import formula_of, why_not_lay
from ...rules.plays import plays
from ...rules.state import Lay, New, Row, Rules, Staying
from ...words.sentences import cards_text
from ...words.why import why_play, why_refused
from ..pictures import OnTable, face_up
from .drawing import a_formula, table_of

say = room(__name__)

# ── rows, lawful or not ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A way to lay cards on one number: the row, the digits it shows, and what the rules say against it."""

    row: Row
    digits: str
    reason: Reason | None


@lru_cache(maxsize=2_000)
def changes_of(number: str, cards: Cards) -> tuple[NumberChange, ...]:
    """Every way to lay exactly these cards on a number, whether the rules allow it or not.

    >>> [(change.digits, type(change.reason).__name__) for change in changes_of("10", ("5",))][:4]
    [('5', 'NoneType'), ('51', 'LeftOut'), ('15', 'NoneType'), ('50', 'NoneType')]
    """
    piles = face_up(number, "+", "1", "1")
    return tuple([_judged(piles, row, cards) for row in dict.fromkeys(_rows(number, cards))])


def _rows(number: str, cards: Cards) -> Iterator[Row]:
    """Some cards kept, in their order, and the new ones anywhere between them."""
    for kept_count in range(len(number) + 1):
        for kept in combinations(range(len(number)), kept_count):
            size = kept_count + len(cards)
            for places in combinations(range(size), len(cards)):
                for order in permutations(cards):
                    new, stays = iter(order), iter(kept)
                    row = [_new(next(new)) if at in places else Staying(next(stays)) for at in range(size)]
                    if row:
                        yield tuple(row)


def _new(card: str) -> New:
    return New(card, int(card))


def _judged(table: Table, row: Row, cards: Cards) -> NumberChange:
    """What the game says of the row, whether the formula is true or not."""
    reason = why_not_lay(table, in_order(cards), Rules(), Lay(row, Sign.PLUS, (Staying(0),), (Staying(0),)))
    digits = "".join([str(table.left[spot.at].digit if isinstance(spot, Staying) else spot.digit) for spot in row])
    return NumberChange(row, digits, None if isinstance(reason, reasons.NotTrue) else reason)


# ── what can it become? ───────────────────────────────────────────────────────────────────────────────────────────

SHOWN = 6
"""How many numbers there are to choose from."""

BEHIND: dict[type[Reason] | type[None], Misconception] = {
    reasons.LeftOut: ideas.DIGIT_DROPPED,
    reasons.SqueezedIn: ideas.PUSHED_APART,
    reasons.LeadingZero: ideas.ZERO_IN_FRONT,
}


def _become(draw: ProblemRng, level: int) -> Question:
    number = str(draw.one(range(10, 100) if level < 3 else range(100, 1000)))
    cards = tuple(str(digit) for digit in draw.some(range(10), 1 if level == 1 else draw.one((1, 2))))
    found = changes_of(number, cards)
    lawful = tuple(dict.fromkeys([change.digits for change in found if change.reason is None]))
    refused: dict[str, NumberChange] = {
        change.digits: change for change in found if change.reason is not None and change.digits not in lawful
    }
    right = _varied(draw, {digits: len(digits) for digits in lawful}, draw.one((2, 3)))
    wrong = _varied(
        draw, {digits: type(change.reason).__name__ for digits, change in refused.items()}, SHOWN - len(right)
    )
    shown = sorted((*right, *wrong), key=lambda digits: (len(digits), digits))
    options = [
        Option(
            digits,
            digits in right,
            ideas.ONLY_ONE_BY_ONE if digits in right else BEHIND.get(type(refused[digits].reason)),
        )
        for digits in shown
    ]
    return ChooseSome(
        prompt=say("become-prompt", number=number, cards=cards_text(cards)),
        options=tuple(options),
        hint=say("become-hint"),
        why=Explanation(
            say("become-why", numbers=[digits for digits in shown if digits in right]),
            why=tuple([_told(number, digits, refused) for digits in shown]),
        ),
    )


def _varied(draw: ProblemRng, sorts: Mapping[str, object], count: int) -> tuple[str, ...]:
    """So many of the numbers, of every sort one before there is another one."""
    order = draw.shuffled(sorts)
    turns = [sum(sorts[earlier] == sorts[other] for earlier in order[:at]) for at, other in enumerate(order)]
    return tuple([digits for _, digits in sorted(zip(turns, order, strict=True), key=lambda pair: pair[0])][:count])


def _told(number: str, digits: str, refused: dict[str, NumberChange]) -> Explanation:
    if digits in refused:
        reason = refused[digits].reason
        assert reason is not None
        told = why_refused(reason)
        return Explanation(say("become-not", number=digits), told.shown, (Explanation(told.claim), *told.why))
    return change(int(number), int(digits))


BECOME = Kind("become", lambda: say("kind-become"), _become)

# ── allowed or refused? ───────────────────────────────────────────────────────────────────────────────────────────

REFUSED: dict[type[Reason] | None, Misconception] = {
    reasons.NotTrue: ideas.ONE_SIDE_ONLY,
    reasons.TooManyCards: ideas.EVERY_CARD_AT_ONCE,
    reasons.NothingLaid: ideas.SIGN_ALONE,
    reasons.LeftOut: ideas.DIGIT_DROPPED,
    reasons.SqueezedIn: ideas.PUSHED_APART,
    reasons.LeadingZero: ideas.ZERO_IN_FRONT,
    reasons.TimesZeroMustGo: ideas.NOTHING_TO_SWEEP,
    reasons.DividesByZero: ideas.ZERO_DIVIDES,
}
"""What is behind taking such a move for allowed; what the rules can say stands to choose from in this order."""


ASKED: dict[int, tuple[type[Reason] | None, ...]] = {
    1: (None, reasons.NotTrue, reasons.TooManyCards, reasons.NothingLaid),
    2: (None, reasons.LeftOut, reasons.SqueezedIn, reasons.LeadingZero, reasons.NotTrue),
    3: (None, reasons.TimesZeroMustGo, reasons.LeftOut, reasons.SqueezedIn, reasons.DividesByZero, reasons.NotTrue),
}
"""What can come up at each level; the same are there to choose from."""


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A move that a player wants to make on a table."""

    table: Table
    play: Lay

    @property
    def formula(self) -> Formula:
        """What the formula would say."""
        return formula_of(self.table, self.play)

    @property
    def cards(self) -> Cards:
        """The cards that would be laid, in order."""
        return in_order(self.play.laid)

    @property
    def reason(self) -> Reason | None:
        """What the rules say against it."""
        return why_not_lay(self.table, self.cards, Rules(), self.play)

    @property
    def lawful(self) -> Lay | None:
        """A lawful play that makes the same formula with the same cards."""
        for play in plays(self.table, self.cards, Rules()):
            if in_order(play.laid) == self.cards and formula_of(self.table, play) == self.formula:
                return play
        return None


def _allowed(draw: ProblemRng, level: int) -> Question:
    wanted = draw.one(ASKED[level])
    attempt = _attempt(draw, wanted)
    begins_with_0 = wanted is reasons.LeadingZero
    wish = _with_zeros(attempt) if begins_with_0 else str(attempt.formula)
    options = tuple(
        [
            Option(_ruled(reason), reason is wanted, _why_wrong(reason, wanted))
            for reason in (None, *REFUSED)
            if reason in ASKED[level]
        ]
    )
    return ChooseOne(
        prompt=say.pieces(
            "allowed-prompt",
            table=OnTable(attempt.table),
            cards=cards_text(attempt.cards) if attempt.cards else None,
            formula=wish,
        ),
        options=options,
        hint=say("allowed-hint"),
        why=_why_ruled(attempt),
    )


def _ruled(reason: type[Reason] | None) -> str:
    return say.by("ruled", reason) if reason else say("ruled-allowed")


def _with_zeros(attempt: TriedMove) -> str:
    """The formula as it would lie there, with a 0 in front of a number."""
    left, right, answer = (
        "".join(
            [
                str(attempt.table.number(place)[spot.at].digit if isinstance(spot, Staying) else spot.digit)
                for spot in row
            ]
        )
        for place, row in zip(Place, attempt.play.rows, strict=True)
    )
    return f"{left} {attempt.play.sign} {right} = {answer}"


def _why_wrong(chosen: type[Reason] | None, wanted: type[Reason] | None) -> Misconception | None:
    if chosen is wanted:
        return None
    return REFUSED[wanted] if chosen is None else ideas.TOO_STRICT


def _why_ruled(attempt: TriedMove) -> Explanation:
    reason = attempt.reason
    if reason is None:
        told = why_play(attempt.table, attempt.play)
        return Explanation(f"{say('ruled-allowed')} {told.claim}", told.shown, told.why)
    told = why_refused(reason)
    return Explanation(f"{say('ruled-refused')} {told.claim}", told.shown, told.why or (Explanation(told.claim),))


def _attempt(draw: ProblemRng, wanted: type[Reason] | None) -> TriedMove:
    """An attempt on which the rules say just this."""
    makers: dict[type[Reason] | None, Callable[[ProblemRng], TriedMove | None]] = {
        None: _lawful,
        reasons.NotTrue: _untrue,
        reasons.TooManyCards: _too_many,
        reasons.NothingLaid: _sign_alone,
        reasons.TimesZeroMustGo: _zero_kept,
        reasons.DividesByZero: _by_zero,
    }
    while True:
        make = makers.get(wanted)
        attempt = make(draw) if make else _misplaced(draw, wanted)
        if attempt is None:
            continue
        reason = attempt.reason
        if (type(reason) if reason else None) is wanted and (wanted is None or attempt.lawful is None):
            return attempt


def _lawful(draw: ProblemRng) -> TriedMove | None:
    table = table_of(a_formula(draw, draw.one((1, 2))))
    hand = in_order(tuple([str(digit) for digit in draw.some(range(10), 5)]))
    found = plays(table, hand, Rules())
    keeping = [play for play in found if play.kept]
    return TriedMove(table, draw.one(keeping)) if keeping else None


def _untrue(draw: ProblemRng) -> TriedMove | None:
    """A lawful move with one card changed into another."""
    attempt = _lawful(draw)
    if attempt is None or not all(isinstance(spot, New) for spot in attempt.play.answer):
        return None
    near = attempt.formula.answer + draw.one((-10, -1, 1, 10))
    if near < 0:
        return None
    play = attempt.play
    return TriedMove(attempt.table, Lay(play.left, play.sign, play.right, _fresh(near)))


def _fresh(number: int) -> Row:
    return tuple([_new(digit) for digit in str(number)])


def _too_many(draw: ProblemRng) -> TriedMove | None:
    formula = a_formula(draw, draw.one((1, 2)))
    if len(f"{formula.left}{formula.right}{formula.answer}") not in (4, 5):
        return None
    table = table_of(a_formula(draw, 1))
    return TriedMove(table, Lay(_fresh(formula.left), formula.sign, _fresh(formula.right), _fresh(formula.answer)))


def _sign_alone(draw: ProblemRng) -> TriedMove | None:
    """Another sign between the same numbers, so that the formula stays true."""
    n = draw.one(range(2, 50))
    left, right, signs = draw.one(
        (
            (n, 1, (Sign.TIMES, Sign.DIVIDE)), (n, 0, (Sign.PLUS, Sign.MINUS)),
            (2, 2, (Sign.PLUS, Sign.TIMES)), (4, 2, (Sign.MINUS, Sign.DIVIDE)),
        )
    )  # fmt: skip
    before, after = draw.shuffled(signs)
    formula = solved(left, before, right)
    assert formula is not None, "both signs give a whole number"
    table = table_of(formula)
    rows = [tuple([Staying(at) for at in range(len(table.number(place)))]) for place in Place]
    return TriedMove(table, Lay(rows[0], after, rows[1], rows[2]))


def _zero_kept(draw: ProblemRng) -> TriedMove | None:
    """Something of n × 0 = 0 stays in a formula that would be true."""
    n = draw.one(range(2, 10))
    table = table_of(Formula(n, Sign.TIMES, 0, 0) if draw.one((True, False)) else Formula(0, Sign.DIVIDE, n, 0))
    if table.sign is Sign.TIMES and draw.one((True, False)):
        return TriedMove(table, Lay(_fresh(draw.one(range(10, 100))), Sign.TIMES, (Staying(0),), (Staying(0),)))
    formula = solved(n, draw.one(tuple(Sign)), draw.one(range(1, 10)))
    if formula is None or table.sign is not Sign.TIMES or formula.answer > 99:
        return None
    return TriedMove(table, Lay((Staying(0),), formula.sign, _fresh(formula.right), _fresh(formula.answer)))


def _by_zero(draw: ProblemRng) -> TriedMove | None:
    table = table_of(a_formula(draw, 1))
    kept = tuple([Staying(at) for at in range(len(table.left))])
    answer = draw.one((_fresh(0), tuple([Staying(at) for at in range(len(table.answer))])))
    return TriedMove(table, Lay(kept, Sign.DIVIDE, _fresh(0), answer))


def _misplaced(draw: ProblemRng, wanted: type[Reason] | None) -> TriedMove | None:
    """A true formula, with cards laid on one number as they may not be laid."""
    old = a_formula(draw, 2)
    table = table_of(old)
    place = draw.one([place for place in Place if len(table.number(place)) > 1])
    number = "".join([str(pile.digit) for pile in table.number(place)])
    cards = tuple(
        [str(digit) for digit in draw.some(range(10), draw.one((0, 1, 2) if wanted is reasons.LeftOut else (1, 2)))]
    )
    found = (
        [change for change in changes_of(number, cards) if type(change.reason) is wanted] if cards else _dropped(number)
    )
    if not found:
        return None
    changed = draw.one(found)
    rows = {place: tuple([Staying(at) for at in range(len(table.number(place)))]) for place in Place}
    rows[place] = changed.row  # type: ignore[assignment]
    return _made_true(draw, table, rows, place)  # type: ignore[arg-type]


def _dropped(number: str) -> list[NumberChange]:
    """A number of which one card is left out, with nothing laid on it."""
    found = []
    for at in range(len(number)):
        row: Row = tuple([Staying(other) for other in range(len(number)) if other != at])
        found.append(
            NumberChange(row, number[:at] + number[at + 1 :], reasons.LeftOut(Place.LEFT, int(number[at]), int(number)))
        )
    return found


def _made_true(draw: ProblemRng, table: Table, rows: dict[Place, Row], place: Place) -> TriedMove | None:
    """The other two numbers chosen so that the formula is true: one of them stays, the other is new."""
    start = TriedMove(
        table, Lay(rows[Place.LEFT], draw.one(tuple(Sign)), rows[Place.RIGHT], rows[Place.ANSWER])
    ).formula
    if place is Place.ANSWER:
        for left in draw.shuffled(range(1, 100)):
            if Formula(left, start.sign, start.right, start.answer).is_true:
                return TriedMove(table, Lay(_fresh(left), start.sign, rows[Place.RIGHT], rows[Place.ANSWER]))
        return None
    formula = solved(start.left, start.sign, start.right)
    if formula is None:
        return None
    return TriedMove(table, Lay(rows[Place.LEFT], start.sign, rows[Place.RIGHT], _fresh(formula.answer)))


ALLOWED = Kind("allowed", lambda: say("kind-allowed"), _allowed)
