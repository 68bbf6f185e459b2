"""The first questions of the FORMULA lesson: what = means, openings, and operations that undo each other.

Each is a function of its numbers, so that another try comes with new ones; the answers are worked out, never typed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.games.formula import DECK, Cards, Kept, Lay, Place, Rules, Sign, Table
from mathgames_widgets.games.formula.lesson.answers import LayCards
from mathgames_widgets.games.formula.lesson.misconceptions import (
    ANSWER_COMES_NEXT,
    DIVISION_BOTH_WAYS,
    LARGE_BY_SMALL,
    ONE_CARD_ANSWERS,
    ORDER_IS_FREE,
    SAME_OPERATION,
    SIGN_ALONE,
    SUM_FOR_PART,
)
from mathgames_widgets.games.formula.lesson.pictures import InHand, OnTable, face_up
from mathgames_widgets.games.formula.lesson.stops import GAME
from mathgames_widgets.games.formula.rules.cards import in_order
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.words.why import why_formula
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.numbers.equality import equals_both_ways, inverse, left_side
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseSome, Match, Option, Pair
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong
from mathgames_widgets.questions.stops import LEARNER
from mathgames_widgets.questions.typed import Number

WHOLE = "a whole number, such as 12"
"""What stands beside a box for a whole number."""


def at_stop(moves: int) -> tuple[Table, Cards]:
    """The table and the learner's hand after so many moves of the game."""
    view = GAME.match_at(moves).observe(LEARNER)
    return view.table, view.hand


# ── what = means ──────────────────────────────────────────────────────────────────────────────────────────────────


def equal(left: int = 3, right: int = 6) -> ChooseSome:
    """Which of these are true?"""
    total = left + right
    return ChooseSome(
        key="equal",
        prompt=f"You know that {left} + {right} = {total}. Which of these are true as well?",
        hint="Cover one side with your hand and work out the other one. Then change sides.",
        options=(
            Option(f"{total} = {left} + {right}", True, ANSWER_COMES_NEXT),
            Option(f"{left} + {right} = {total} + 1", False, ANSWER_COMES_NEXT),
            Option(f"{total} = {total}", True, ANSWER_COMES_NEXT),
            Option(f"{left} + {right} = {total + 1} − 1", True, ANSWER_COMES_NEXT),
        ),
        why=equals_both_ways(Formula(left, Sign.PLUS, right, total)),
        again=lambda seed: equal(*_two(seed, 2, 9)),
    )


def _two(seed: str, low: int, high: int) -> tuple[int, int]:
    """Two different whole numbers drawn from a seed."""
    one, other = Draw(seed).some(range(low, high + 1), 2)
    return one, other


# ── the opening ───────────────────────────────────────────────────────────────────────────────────────────────────


def opening(left: int = 3, right: int = 6, hand: Cards = ("1", "2", "3", "4", "8", "8", "9")) -> ChooseSome:
    """Which signs open this table with this hand?"""
    table = face_up(str(left), "", str(right), "")
    opened = {play.sign for play in plays(table, hand, Rules())}
    sides = tuple(Formula(left, sign, right, 0) for sign in Sign)
    return ChooseSome(
        key="opening",
        prompt=(
            "The two numbers stay as they are. For which signs can you lay the answer with your cards? ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint=f"Work out all four, in this order: {left} first, then {right}. Then look for the cards of each answer.",
        options=tuple(Option(side.says.replace("-", "−"), side.sign in opened, _opening_idea(side)) for side in sides),
        why=Explanation(
            f"{_openings(len(opened))} with these cards.",
            why=tuple(_worked_out(side) for side in sides),
        ),
        again=_opening_again,
    )


def _openings(count: int) -> str:
    return "There is one way to open" if count == 1 else f"There are {count} ways to open"


def _worked_out(side: Formula) -> Explanation:
    value = side.value
    return why_formula(side) if value is None else left_side(side)


def _opening_idea(side: Formula) -> Misconception | None:
    value = side.value
    if value is not None and value < 0:
        return ORDER_IS_FREE
    if value is not None and value.denominator > 1:
        return LARGE_BY_SMALL
    return ONE_CARD_ANSWERS if value is not None and value > 9 else None


def _opening_again(seed: str) -> ChooseSome:
    """Another table and hand with something to find, and something that does not work."""
    draw = Draw(seed)
    while True:
        digits = [card for card in draw.shuffled(DECK) if card not in ("0", "J")]
        left, right, hand = int(digits[0]), int(digits[1]), in_order(tuple(digits[2:9]))
        signs = {play.sign for play in plays(face_up(digits[0], "", digits[1], ""), hand, Rules())}
        if left < right and 0 < len(signs) < len(Sign):
            return opening(left, right, hand)


def share(left: int = 3, right: int = 6) -> Number:
    """What is a quotient that is no whole number?"""
    return Number(
        key="share",
        prompt=f"No answer fits {left} ÷ {right}, for it is no whole number. What is it exactly?",
        hint=f"{left} of something, shared by {right}: how much does each one get? A fraction will do, such as 3/5.",
        value=Fraction(left, right),
        advice="such as 3/5",
        why=left_side(Formula(left, Sign.DIVIDE, right, 0)),
        misconceptions=(Wrong(Fraction(right, left), LARGE_BY_SMALL), Wrong(0, LARGE_BY_SMALL)),
        again=lambda seed: share(*sorted(_two(seed, 1, 9))),
    )


# ── both ways ─────────────────────────────────────────────────────────────────────────────────────────────────────


def joker(left: int = 7, answer: int = 9) -> Number:
    """Which digit must the Joker be?"""
    digit = answer - left
    true = Formula(left, Sign.PLUS, digit, answer)
    undone = inverse(true)
    assert undone is not None, "a sum can always be undone"
    return Number(
        key="joker",
        prompt=f"Player 2 lays {left} and a Joker: {left} + ★ = {answer}. Which digit must the Joker be?",
        hint="A Joker can be any digit from 0 to 9. Which operation takes back what + does?",
        value=digit,
        advice=WHOLE,
        why=undone,
        misconceptions=(Wrong(left + answer, SUM_FOR_PART), Wrong(answer, SUM_FOR_PART)),
        again=lambda seed: joker(*sorted(_two(seed, 2, 9))),
    )


def family(small: int = 2, large: int = 4) -> Match:
    """Which formula proves which?"""
    product, total = small * large, small + large
    proved = (
        Formula(product, Sign.DIVIDE, small, large),
        Formula(total, Sign.MINUS, small, large),
        Formula(large, Sign.TIMES, small, product),
    )
    undone = tuple(one.inverse for one in proved[:2])
    back = (*undone, Formula(product, Sign.DIVIDE, large, small))
    return Match(
        key="family",
        prompt="An operation can be undone. Which formula says the same the other way round?",
        hint="Start at the end of the formula and go back to its first number.",
        pairs=tuple(Pair(str(one), str(other)) for one, other in zip(proved, back, strict=True)),
        others=(f"{small} ÷ {product} = {large}", f"{large} − {total} = {small}"),
        misconceptions=(
            Wrong((0, 3), DIVISION_BOTH_WAYS),
            Wrong((1, 4), ORDER_IS_FREE),
            Wrong((0, 2), SAME_OPERATION),
            Wrong((2, 3), DIVISION_BOTH_WAYS),
        ),
        why=Explanation(
            "Each operation has another one that takes it back.",
            why=tuple(found for one in proved if (found := inverse(one)) is not None),
        ),
        again=lambda seed: family(*sorted(_two(seed, 2, 9))),
    )


def divide(table: Table | None = None, hand: Cards = ()) -> LayCards:
    """A division that keeps the second number."""
    if table is None:
        table, hand = at_stop(1)
    demands = (_with_sign(Sign.DIVIDE, "÷ between the numbers"), _keeps(Place.RIGHT, "the second number stays"))
    question = LayCards(
        key="divide",
        prompt="Keep the second number. Choose ÷ and lay one to three cards so that the formula is true.",
        hint="Think of a product: something times the second number. It tells you both numbers that you need.",
        table=table,
        hand=hand,
        demands=demands,
        why=Explanation(""),
        again=_divide_again,
    )
    return _with_why(question)


def _divide_again(seed: str) -> LayCards:
    draw = Draw(seed)
    while True:
        by, answer = draw.one(range(2, 10)), draw.one(range(2, 10))
        other = draw.one(range(1, 10))
        if other + by > 9 or by == answer:
            continue
        hand = in_order((*str(by * answer), str(answer), *draw.some("123456789", 3)))
        return divide(face_up(str(other), "+", str(by), str(other + by)), hand)


def _with_why(question: LayCards) -> LayCards:
    """The question with the reasons for its first answer."""
    return replace(question, why=why_formula(formula_of(question.table, question.solution)))


def _with_sign(sign: Sign, text: str) -> Demand[Lay]:
    return Demand(text, lambda play: play.sign is sign)


def _keeps(place: Place, text: str) -> Demand[Lay]:
    return Demand(text, lambda play: all(isinstance(spot, Kept) for spot in play.row(place)))


# ── what stays ────────────────────────────────────────────────────────────────────────────────────────────────────


def keepers(table: Table | None = None, hand: Cards = ()) -> ChooseSome:
    """With both numbers kept, which signs can be answered?"""
    if table is None:
        table, hand = at_stop(2)
    formula = table.formula
    assert formula is not None, "the table is open"
    found = {play.sign for play in plays(table, hand, Rules()) if _keeps_both(play)}
    sides = tuple(Formula(formula.left, sign, formula.right, 0) for sign in Sign)
    return ChooseSome(
        key="keepers",
        prompt=(
            f"Both numbers stay: {formula.left} and {formula.right}. "
            "For which signs can you lay at least one card and make it true? ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Work out all four. A turn takes at least one card: is the answer on the table already?",
        options=tuple(
            Option(side.says.replace("-", "−"), side.sign in found, _keeper_idea(side, formula)) for side in sides
        ),
        why=Explanation(
            "Two cards that stay cost nothing; the answer needs cards from your hand.",
            why=tuple(_worked_out(side) for side in sides),
        ),
        again=_keepers_again,
    )


def _keeps_both(play: Lay) -> bool:
    return all(isinstance(spot, Kept) for row in (play.left, play.right) for spot in row)


def _keeper_idea(side: Formula, now: Formula) -> Misconception | None:
    if side.sign is now.sign or side.value == now.answer:
        return SIGN_ALONE
    return _opening_idea(side)


def _keepers_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    while True:
        left, right = sorted(draw.some(range(1, 10), 2), reverse=True)
        table = face_up(str(left), "-", str(right), str(left - right))
        hand = in_order(draw.some([card for card in DECK if card not in ("0", "J")], 5))
        hand = tuple(card for card in hand if card != str(left - right))
        signs = {play.sign for play in plays(table, hand, Rules()) if _keeps_both(play)}
        if signs:
            return keepers(table, hand)


QUESTIONS: dict[str, Callable[[], Question]] = {
    "equal": equal,
    "opening": opening,
    "share": share,
    "joker": joker,
    "family": family,
    "divide": divide,
    "keepers": keepers,
}
