"""Problems about a hand: make a formula, lay the most cards, name the Joker, count the ways."""

from __future__ import annotations

from dataclasses import replace

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Demand, Misconception, Question
from mathgames_widgets.questions.typed import Number, Numbers

from ...rules.cards import JOKER, Cards, Table, in_order
from ...rules.moves import formula_of
from ...rules.plays import plays
from ...rules.state import Lay, New, Rules
from ...words.sentences import cards_text
from ...words.why import why_formula, why_play
from ..answers import MakeFormula
from ..pictures import InHand, OnTable, face_up
from .drawing import WHOLE, a_hand, a_table

RULES = Rules()
TIMES_ZERO = face_up("7", "x", "0", "0")
"""A table of which nothing can stay."""

# ── make a formula ────────────────────────────────────────────────────────────────────────────────────────────────


def _make(draw: Draw, level: int) -> Question:
    if level == 1:
        return _open(draw)
    while True:
        table, hand = a_table(draw, draw.one((1, level - 1))), a_hand(draw, 2, jokers=level == 3)
        demand = _both_with_the_table if level == 3 else _all_cards
        if any(demand(play) for play in plays(table, hand, RULES)):
            break
    text = f"both cards laid, {cards_text(hand)}"
    if level == 3:
        text += ", and exactly one card of the table kept"
    demands = (Demand(text, demand, ideas.CARDS_LEFT if level == 2 else ideas.TABLE_UNUSED),)
    words = f"Make a formula with {cards_text(hand)} and "
    words += "exactly one card of the table. " if level == 3 else "cards of the table. Both of your cards are laid. "
    return _asked(words, table, hand, demands, "Keep a number of the table, and try your cards for the other two.")


def _all_cards(play: Lay) -> bool:
    return len(play.laid) == 2


def _both_with_the_table(play: Lay) -> bool:
    return len(play.laid) == 2 and play.kept == 1


def _open(draw: Draw) -> Question:
    while True:
        left, right = draw.some("23456789", 2)
        table, hand = face_up(left, "", right, ""), a_hand(draw, 5)
        if plays(table, hand, RULES):
            break
    hint = "Work out the sum, the difference, the product and the quotient. Then look for the answer in your hand."
    words = "The two numbers stay as they are. Choose a sign, and lay the answer. "
    return _asked(words, table, hand, (), hint)


def _asked(words: str, table: Table, hand: Cards, demands: tuple[Demand[Lay], ...], hint: str) -> Question:
    question = MakeFormula(
        prompt=(words, OnTable(table), " ", InHand(hand)),
        table=table,
        hand=hand,
        demands=demands,
        hint=hint,
        why=Explanation(""),
    )
    return replace(question, why=why_play(table, question.answers[0]))


MAKE = Kind("make", "Make a formula", _make)

# ── the most cards ────────────────────────────────────────────────────────────────────────────────────────────────

HANDS = {1: 4, 2: 5, 3: 6}
"""How many cards there are at each level; at the first some three of them make a formula of their own."""


def _most(draw: Draw, level: int) -> Question:
    while True:
        table, hand = a_table(draw, 1 if level < 3 else 2), a_hand(draw, HANDS[level], jokers=level == 3)
        counts = {len(play.laid) for play in plays(table, hand, RULES)}
        if len(counts) > 1 and (level > 1 or formulas(TIMES_ZERO, hand)):
            return most_cards(table, hand)


def most_cards(table: Table, hand: Cards) -> MakeFormula:
    """The question for a formula with as many of the cards as one turn can take."""
    counts = [len(play.laid) for play in plays(table, hand, RULES)]
    most = max(counts)
    text = f"{counted(most, 'card')} laid, the most that is possible"
    demand: Demand[Lay] = Demand(text, lambda play: len(play.laid) == most, ideas.STOPPED_EARLY)
    question = MakeFormula(
        prompt=("Lay as many of your cards as you can in one turn. ", OnTable(table), " ", InHand(hand)),
        table=table,
        hand=hand,
        demands=(demand,),
        hint="Three cards are the most in a turn. Can three of yours make a formula of their own?",
        why=Explanation(""),
    )
    return replace(question, why=_why_most(table, question.answers[0], counts))


def _why_most(table: Table, best: Lay, counts: list[int]) -> Explanation:
    most = max(counts)
    many = f"{counted(most, 'card').capitalize()} {'is' if most == 1 else 'are'} the most"
    lay = "lays" if counts.count(most) == 1 else "lay"
    of_all = Explanation(f"{counts.count(most)} of {len(counts)} plays {lay} so many.")
    return Explanation(f"{many}; one way is {formula_of(table, best)}.", why=(of_all, *why_play(table, best).why))


MOST = Kind("most", "The most cards", _most)

# ── what may the Joker be? ────────────────────────────────────────────────────────────────────────────────────────


def _joker(draw: Draw, level: int) -> Question:
    while True:
        table, hand = _table_for_joker(draw, level)
        digits = joker_digits(table, hand)
        if 1 <= len(digits) <= 7:
            break
    what = (
        "It is laid as the answer"
        if level == 1
        else "It is laid alone"
        if level == 2
        else "Both cards are laid at once"
    )
    plus = tuple([digit for digit in digits if any(play.sign is Sign.PLUS for play in _plays_as(table, hand, digit))])
    return Numbers(
        prompt=(f"Which digits can the Joker be? {what}. ", OnTable(table), " ", InHand(hand)),
        values=digits,
        advice="digits with commas between them, such as 2, 5",
        hint="Take the digits from 0 to 9 one by one, and try all four signs."
        if level > 1
        else "Work out the sum, the difference, the product and the quotient. Which of them are one digit?",
        why=Explanation(
            f"The Joker can be {listed(digits)}.",
            why=tuple([_as(table, hand, digit) for digit in digits]),
        ),
        misconceptions=expected(digits, (_without_table(table, digits), ideas.SAME_DIGIT), (plus, ideas.ONE_SIGN_ONLY)),
    )


def _table_for_joker(draw: Draw, level: int) -> tuple[Table, Cards]:
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
    return Explanation(f"As {digit}: {formula}.", why=(why_formula(formula),))


JOKERS = Kind("joker", "What may the Joker be?", _joker)

# ── how many formulas? ────────────────────────────────────────────────────────────────────────────────────────────

MOST_COUNTED = 8
"""No more than these are counted."""


def _how_many(draw: Draw, level: int) -> Question:
    while True:
        table, hand = _to_count(draw, level)
        if min(level, 2) <= len(formulas(table, hand)) <= MOST_COUNTED:
            return how_many(table, hand, level)


def how_many(table: Table, hand: Cards, level: int) -> Number:
    """The question how many formulas there are: that open, of the hand's one card, or of three new cards."""
    found = formulas(table, hand)
    return Number(
        prompt=(_count_what(level, hand), OnTable(table), " ", InHand(hand)),
        value=len(found),
        advice=WHOLE,
        hint="Go through the four signs one by one, and write down what you find.",
        why=Explanation(
            f"There {'is one' if len(found) == 1 else f'are {len(found)}'}: {listed([str(one) for one in found])}.",
            why=tuple([replace(why_formula(one), shown=None) for one in found]),
        ),
        misconceptions=expected(len(found), *_miscounted(table, hand, found, level)),
    )


def _to_count(draw: Draw, level: int) -> tuple[Table, Cards]:
    if level == 1:
        left, right = draw.one("123456789"), draw.one("123456789")
        return face_up(left, "", right, ""), a_hand(draw, 6)
    if level == 2:
        return a_table(draw, 1), a_hand(draw, 1)
    return face_up(draw.one("123456789"), "x", "0", "0"), a_hand(draw, draw.one((3, 4)))


def _count_what(level: int, hand: Cards) -> str:
    if level == 1:
        return "How many different formulas can you open with? The two numbers stay as they are. "
    if level == 2:
        return f"How many different formulas can you make by laying your {cards_text(hand)}? "
    return "Every card must be covered. How many different true formulas can you make of three of your cards? "


def formulas(table: Table, hand: Cards) -> list[Formula]:
    """The different formulas that the hand can make.

    >>> [str(one) for one in formulas(TIMES_ZERO, ("2", "2", "4"))]
    ['2 + 2 = 4', '2 × 2 = 4', '4 ÷ 2 = 2', '4 − 2 = 2']
    """
    return sorted({formula_of(table, play) for play in plays(table, hand, RULES)}, key=str)


def _miscounted(table: Table, hand: Cards, found: list[Formula], level: int) -> list[tuple[int, Misconception]]:
    pairs = {(frozenset((one.left, one.right)), one.sign, one.answer) for one in found}
    wrong = [(len(pairs), ideas.ORDER_FORGOTTEN)] if level == 3 else []
    if level == 3 and len({tuple(sorted((one.left, one.right, one.answer))) for one in found}) == 1:
        wrong += [(few, ideas.ONE_OF_THE_FAMILY) for few in range(1, len(found))]
    if level == 1:
        turned = formulas(Table(table.right, None, table.left, ()), hand)
        for signs in ((Sign.MINUS, Sign.DIVIDE), (Sign.MINUS,), (Sign.DIVIDE,)):
            wrong.append((len({*found, *(one for one in turned if one.sign in signs)}), ideas.ORDER_IS_FREE))
        wrong.append((sum(one.answer < 10 for one in found), ideas.ONE_CARD_ANSWERS))
    if level == 2 and table.formula in found:
        wrong.append((len(found) - 1, ideas.SAME_VALUE_COUNTS))
    return [
        *wrong,
        *[(sum(one.sign is not sign for one in found), ideas.SIGN_MISSED) for sign in {one.sign for one in found}],
    ]


HOW_MANY = Kind("how-many", "How many formulas?", _how_many)
