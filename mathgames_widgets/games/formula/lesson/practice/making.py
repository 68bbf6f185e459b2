"""Problems about a hand: make a formula, lay the most cards, name the Joker, count the ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.drawing.family import FinishSides
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Demand, Misconception, Question, Text
from mathgames_widgets.questions.typed import Number, Numbers

from ...rules.cards import JOKER, Cards, Place, Table, in_order, number_of
from ...rules.moves import formula_of
from ...rules.plays import plays
from ...rules.state import Lay, New, Rules
from ...words.sentences import cards_text
from ...words.why import why_formula, why_play
from ..answers import MakeFormula
from ..pictures import InHand, OnTable, face_up
from .drawing import a_hand, a_table, against

say = room(__name__)

RULES = Rules()
TIMES_ZERO = face_up("7", "x", "0", "0")
"""A table of which nothing can stay."""

# ── make a formula ────────────────────────────────────────────────────────────────────────────────────────────────


def _make(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return _open(draw)
    while True:
        table, hand = a_table(draw, draw.one((1, level - 1))), a_hand(draw, 2, jokers=level == 3)
        cards = cards_text(hand)
        demands: tuple[Demand[Lay], ...] = (
            Demand(say("make-demand", cards=cards), lambda play: len(play.laid) == 2, ideas.CARDS_LEFT),
        )
        if level == 3:
            demands += (Demand(say("make-with-one-demand"), lambda play: play.kept == 1, ideas.TABLE_UNUSED),)
        if any(all(demand.is_met(play) for demand in demands) for play in plays(table, hand, RULES)):
            break
    shown = {"cards": cards, "table": OnTable(table), "hand": InHand(hand)}
    prompt = say.pieces("make-with-one-prompt", **shown) if level == 3 else say.pieces("make-prompt", **shown)
    return _asked(prompt, table, hand, demands, say("make-hint"))


def _open(draw: ProblemRng) -> Question:
    while True:
        left, right = draw.some("23456789", 2)
        table, hand = face_up(left, "", right, ""), a_hand(draw, 5)
        if plays(table, hand, RULES):
            break
    prompt = say.pieces("open-prompt", table=OnTable(table), hand=InHand(hand))
    return _asked(prompt, table, hand, (), say("open-hint"))


def _asked(prompt: Text, table: Table, hand: Cards, demands: tuple[Demand[Lay], ...], hint: str) -> Question:
    question = MakeFormula(
        prompt=prompt,
        table=table,
        hand=hand,
        demands=demands,
        hint=hint,
        why=Explanation(""),
    )
    return question.explained(lambda play: why_play(table, play))


MAKE = Kind("make", lambda: say("kind-make"), _make)

# ── the most cards ────────────────────────────────────────────────────────────────────────────────────────────────

HANDS = {1: 4, 2: 5, 3: 6}
"""How many cards there are at each level; at the first some three of them make a formula of their own."""


def _most(draw: ProblemRng, level: int) -> Question:
    while True:
        table, hand = a_table(draw, 1 if level < 3 else 2), a_hand(draw, HANDS[level], jokers=level == 3)
        counts = {len(play.laid) for play in plays(table, hand, RULES)}
        if len(counts) > 1 and (level > 1 or formulas(TIMES_ZERO, hand)):
            return most_cards(table, hand)


def most_cards(table: Table, hand: Cards) -> MakeFormula:
    """The question for a formula with as many of the cards as one turn can take."""
    counts = [len(play.laid) for play in plays(table, hand, RULES)]
    most = max(counts)
    demand: Demand[Lay] = Demand(
        say("most-demand", most=most), lambda play: len(play.laid) == most, ideas.STOPPED_EARLY
    )
    question = MakeFormula(
        prompt=say.pieces("most-prompt", table=OnTable(table), hand=InHand(hand)),
        table=table,
        hand=hand,
        demands=(demand,),
        hint=say("most-hint"),
        why=Explanation(""),
    )
    return question.explained(lambda play: _why_most(table, play, counts))


def _why_most(table: Table, best: Lay, counts: list[int]) -> Explanation:
    most = max(counts)
    of_all = Explanation(say("most-plays", plays=counts.count(most), all=len(counts)))
    claim = say("most-why", most=most, formula=f"{formula_of(table, best)}")
    return Explanation(claim, why=(of_all, *why_play(table, best).why))


MOST = Kind("most", lambda: say("kind-most"), _most)

# ── what may the Joker be? ────────────────────────────────────────────────────────────────────────────────────────


def _joker(draw: ProblemRng, level: int) -> Question:
    while True:
        table, hand = _table_for_joker(draw, level)
        digits = joker_digits(table, hand)
        if 1 <= len(digits) <= 7:
            break
    plus = tuple([digit for digit in digits if any(play.sign is Sign.PLUS for play in _plays_as(table, hand, digit))])
    return Numbers(
        prompt=say.pieces("joker-prompt", level=level, table=OnTable(table), hand=InHand(hand)),
        values=digits,
        advice=(say("advice-digits"), say("advice-digits.other")),
        hint=say("joker-hint", level=level),
        because=lambda answer: _no_joker(answer, digits, table, level),
        why=Explanation(
            say("joker-why", digits=digits),
            why=tuple([_as(table, hand, digit) for digit in digits]),
        ),
        misconceptions=expected(digits, (_without_table(table, digits), ideas.SAME_DIGIT), (plus, ideas.ONE_SIGN_ONLY)),
    )


def _no_joker(answer: Iterable[Fraction], digits: Sequence[int], table: Table, level: int) -> str:
    """What speaks against the first digit of an answer that the Joker cannot be."""
    for digit in answer:
        if digit not in range(10):
            return say("no-digit", number=digit)
        if digit not in digits and not table.is_open:
            left, right = (table.number(place)[0].digit for place in (Place.LEFT, Place.RIGHT))
            return say("sign-none", left=left, right=right, answer=digit)
        if digit not in digits:
            return say("joker-not", level=level, digit=digit)
    return "" if answer else say("joker-some")


def _table_for_joker(draw: ProblemRng, level: int) -> tuple[Table, Cards]:
    if level == 1:
        left, right = draw.one("123456789"), draw.one("123456789")
        return face_up(left, "", right, ""), (JOKER,)
    table = a_table(draw, level - 1)
    return table, (JOKER,) if level == 2 else in_order((JOKER, draw.one("0123456789")))


def joker_digits(table: Table, hand: Cards) -> tuple[int, ...]:
    """What a Joker can be when the whole hand is laid at once.

    >>> joker_digits(face_up("2", "", "4", ""), (JOKER,))
    (6, 8)
    """
    return tuple(sorted({digit for digit in range(10) if _plays_as(table, hand, digit)}))


def _plays_as(table: Table, hand: Cards, digit: int) -> list[Lay]:
    return [
        play
        for play in plays(table, hand, RULES)
        if len(play.laid) == len(hand) and any(New(JOKER, digit) in row for row in play.rows)
    ]


def _without_table(table: Table, digits: tuple[int, ...]) -> tuple[int, ...]:
    """The digits that do not lie in the formula already."""
    there = {pile.digit for pile in (*table.left, *table.right, *table.answer)} if table.is_open else set()
    return tuple([digit for digit in digits if digit not in there])


def _as(table: Table, hand: Cards, digit: int) -> Explanation:
    formula = formula_of(table, _plays_as(table, hand, digit)[0])
    return Explanation(say("joker-as", digit=digit, formula=f"{formula}"), why=(why_formula(formula),))


JOKERS = Kind("joker", lambda: say("kind-joker"), _joker)

# ── how many formulas? ────────────────────────────────────────────────────────────────────────────────────────────

MOST_COUNTED = 8
"""No more than these are counted."""


def _how_many(draw: ProblemRng, level: int) -> Question:
    while True:
        table, hand = _to_count(draw, level)
        if min(level, 2) <= len(formulas(table, hand)) <= MOST_COUNTED:
            return how_many(table, hand, level)


def how_many(table: Table, hand: Cards, level: int) -> Number:
    """The question how many formulas there are: that open, of the hand's one card, or of three new cards."""
    found = formulas(table, hand)
    return Number(
        prompt=say.pieces(
            "how-many-prompt",
            level=level,
            held=len(hand),
            cards=cards_text(hand),
            table=OnTable(table),
            hand=InHand(hand),
        ),
        value=len(found),
        advice=(say("advice-whole"), say("advice-whole.other")),
        hint=say("how-many-hint"),
        try_out=_sides(table, hand) if level == 1 else None,
        because=against(lambda many: _counted(many, table, hand, found, level), say("how-many-some")),
        why=Explanation(
            say("how-many-why", many=len(found), formulas=[str(formula) for formula in found]),
            why=(
                *[replace(why_formula(formula), shown=None) for formula in found],
                *[Explanation(said) for said in (_not_shown(table, found) if level == 1 else ())],
            ),
        ),
        misconceptions=expected(len(found), *_miscounted(table, hand, found, level)),
    )


def _sides(table: Table, hand: Cards) -> FinishSides:
    """The two numbers with each sign, to lay the cards of the hand behind them."""
    return FinishSides(
        prompt=say("how-many-board"),
        why=Explanation(""),
        cards=hand,
        sides=tuple([_side(table, sign) for sign in Sign]),
    )


def _side(table: Table, sign: Sign) -> Formula:
    """The two numbers with a sign between them, before there is an answer."""
    return Formula(number_of(table.left), sign, number_of(table.right), 0)


def _counted(many: int, table: Table, hand: Cards, found: Sequence[Formula], level: int) -> str:
    """Whether a wrong count is too low or too high, and where to look."""
    if many < len(found):
        return say("how-many-more", many=many, level=level)
    if level == 3 and len({*hand}) < len(hand):
        return say("how-many-fewer", many=many, why="equal", side="")
    if level > 1 or many > len(Sign):
        return say("how-many-fewer", many=many, why=("signs", "true", "once")[level - 1], side="")
    side, why = next(_without_answer(table, found))
    return say("how-many-fewer", many=many, why=why, side=side.says)


def _without_answer(table: Table, found: Sequence[Formula]) -> Iterator[tuple[Formula, str]]:
    """The sides that no card of the hand can follow, and why: `below` 0, `part` of a whole number, or the `cards`."""
    for sign in Sign:
        if all(formula.sign is not sign for formula in found):
            side = _side(table, sign)
            assert side.value is not None, "no 0 on the table"
            yield side, "below" if side.value < 0 else "part" if side.value.denominator > 1 else "cards"


def _not_shown(table: Table, found: Sequence[Formula]) -> Iterator[str]:
    for side, why in _without_answer(table, found):
        yield say("how-many-none", side=side.says, why=why, value=side.value)


def _to_count(draw: ProblemRng, level: int) -> tuple[Table, Cards]:
    if level == 1:
        left, right = draw.one("123456789"), draw.one("123456789")
        return face_up(left, "", right, ""), a_hand(draw, 6)
    if level == 2:
        return a_table(draw, 1), a_hand(draw, 1)
    return face_up(draw.one("123456789"), "x", "0", "0"), a_hand(draw, draw.one((3, 4)))


def formulas(table: Table, hand: Cards) -> list[Formula]:
    """The different formulas that the hand can make.

    >>> [str(one) for one in formulas(TIMES_ZERO, ("2", "2", "4"))]
    ['2 + 2 = 4', '2 × 2 = 4', '4 ÷ 2 = 2', '4 − 2 = 2']
    """
    return sorted({formula_of(table, play) for play in plays(table, hand, RULES)}, key=str)


def _miscounted(table: Table, hand: Cards, found: list[Formula], level: int) -> list[tuple[int, Misconception]]:
    pairs = {(frozenset((formula.left, formula.right)), formula.sign, formula.answer) for formula in found}
    wrong = [(len(pairs), ideas.ORDER_FORGOTTEN)] if level == 3 else []
    if level == 3 and len({tuple(sorted((formula.left, formula.right, formula.answer))) for formula in found}) == 1:
        wrong += [(few, ideas.ONE_OF_THE_FAMILY) for few in (1, 2) if few < len(found)]
    if level == 1:
        turned = formulas(Table(table.right, None, table.left, ()), hand)
        for signs in ((Sign.MINUS, Sign.DIVIDE), (Sign.MINUS,), (Sign.DIVIDE,)):
            wrong.append(
                (len({*found, *(formula for formula in turned if formula.sign in signs)}), ideas.ORDER_IS_FREE)
            )
        wrong.append((sum(formula.answer < 10 for formula in found), ideas.ONE_CARD_ANSWERS))
    if level == 2 and table.formula in found:
        wrong.append((len(found) - 1, ideas.SAME_VALUE_COUNTS))
    return [
        *wrong,
        *[
            (sum(formula.sign is not sign for formula in found), ideas.SIGN_MISSED)
            for sign in {formula.sign for formula in found}
        ],
    ]


HOW_MANY = Kind("how-many", lambda: say("kind-how-many"), _how_many)
