"""The questions of the FORMULA lesson, in its order: what = means, what undoes what, places, 0, and counting.

Each is a function of its numbers, so that another try comes with new ones or from the practice; the answers are worked
out, never typed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.numbers.digits import change, divisible, no_zero_in_front, place_value
from mathgames_widgets.maths.numbers.equality import by_zero, equals_both_ways, inverse, left_side, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Match, Option, Pair, PutInOrder
from mathgames_widgets.questions.problem import Again, Draw, expected
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

from .. import DECK, Cards, Kept, Lay, New, Place, Rules, Sign, Table
from ..analysis.chances import opening_chance, true_new_formulas, worth
from ..rules.cards import in_order
from ..rules.moves import formula_of
from ..rules.plays import plays
from ..words.chances import why_hard_to_open, why_keep_which, why_so_many_formulas
from ..words.why import why_formula, why_play
from .answers import LayCards, MakeFormula
from .misconceptions import (
    ANSWER_COMES_NEXT,
    CARD_USED_AGAIN,
    CHOICES_ADD,
    DIVISION_BOTH_WAYS,
    FACE_VALUE,
    LARGE_BY_SMALL,
    LARGE_IS_STRONG,
    LARGE_NEEDS_MUCH,
    LAST_DIGIT_DECIDES,
    ONE_CARD_ANSWERS,
    ONLY_ZERO,
    ORDER_FORGOTTEN,
    ORDER_IS_FREE,
    SAME_END,
    SAME_OPERATION,
    SIGN_ALONE,
    SIGNS_FORGOTTEN,
    SUM_FOR_PART,
    TRUE_BY_LUCK,
    TWO_CARDS_DO,
    ZERO_BEHIND,
    ZERO_DIVIDES,
    ZERO_IN_FRONT,
    ZERO_IS_USELESS,
    ZERO_OVER,
)
from .pictures import InHand, OnTable, face_up
from .practice.digits import PLACE_VALUE, ZERO, covered
from .practice.drawing import WHOLE, a_hand, a_table
from .practice.making import HOW_MANY, MAKE
from .stops import at_stop

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
        options=tuple(Option(side.says, side.sign in opened, _opening_idea(side)) for side in sides),
        why=Explanation(
            f"{_openings(len(opened))} with these cards.",
            why=tuple(_worked_out(side) for side in sides),
        ),
        again=Again(MAKE, 1),
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
        options=tuple(Option(side.says, side.sign in found, _keeper_idea(side, formula)) for side in sides),
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


def places(front: int = 3, behind: int = 2) -> Number:
    """What is the left card of a number worth?"""
    return Number(
        key="places",
        prompt=f"A card with {front} stands on the left of a {behind}. How much is this {front} worth there?",
        hint=f"Read the number aloud. How much more is it than the {behind} alone?",
        value=10 * front,
        advice=WHOLE,
        why=replace(place_value(10 * front + behind), why=(change(behind, 10 * front + behind),)),
        misconceptions=expected(
            10 * front, *[(wrong, FACE_VALUE) for wrong in (front, front + behind, front * behind)]
        ),
        again=lambda seed: places(*Draw(seed).some(range(1, 10), 2)),
    )


def zero(digit: int = 2) -> ChooseOne:
    """On which side of a card can a 0 stand?"""
    return ChooseOne(
        key="zero",
        prompt=f"You may set a card beside a {digit}, on either side. Which numbers can a 0 make of it?",
        hint=f"How many tens and how many ones would 0{digit} have, and how many has {digit}0?",
        options=(
            Option(f"Only {digit}0", True),
            Option(f"0{digit} and {digit}0", False, ZERO_IN_FRONT),
            Option(f"Only 0{digit}", False, ZERO_IN_FRONT),
            Option(f"None: with a 0 it stays {digit}", False, ZERO_BEHIND),
        ),
        why=no_zero_in_front(f"0{digit}"),
        again=lambda seed: zero(Draw(seed).one(range(1, 10))),
    )


# ── covering one card ─────────────────────────────────────────────────────────────────────────────────────────────


def cover(table: Table | None = None, hand: Cards = (), sign: Sign = Sign.PLUS) -> LayCards:
    """One card over one card of a longer number makes another formula true."""
    if table is None:
        table, hand = at_stop(3)
    demands: tuple[Demand[Lay], ...] = (
        Demand(f"{sign} between the numbers", lambda play: play.sign is sign),
        Demand("one new card, over one card of a longer number", covers_one),
    )
    question = LayCards(
        key="cover",
        prompt=f"Change the sign to {sign}. Then cover a single card of a longer number, so that the formula is true.",
        hint="Work out the left side with the new sign. In which digit does it differ from the answer?",
        table=table,
        hand=hand,
        demands=demands,
        why=Explanation(""),
        again=_cover_again,
    )
    return replace(question, why=why_play(table, question.solution))


def covers_one(play: Lay) -> bool:
    """Whether one card is laid, and lies in a number with a card that stays.

    >>> covers_one(Lay((Kept(0),), Sign.PLUS, (Kept(0),), (New("1", 1), Kept(1))))
    True
    """
    touched = [row for row in play.rows if any(isinstance(spot, New) for spot in row)]
    return len(play.laid) == 1 and any(isinstance(spot, Kept) for spot in touched[0])


def _cover_again(seed: str) -> LayCards:
    draw = Draw(seed)
    while True:
        table, hand = a_table(draw, 2), a_hand(draw, 3)
        signs = {play.sign for play in plays(table, hand, Rules()) if covers_one(play)} - {table.sign}
        if signs:
            return cover(table, hand, draw.one([sign for sign in Sign if sign in signs]))


def difference() -> Question:
    """How much does a number change by one other card?"""
    return replace(covered(32, 12).question, key="difference", again=Again(PLACE_VALUE, 2))


# ── divisibility ──────────────────────────────────────────────────────────────────────────────────────────────────


def divisors(by: int = 4, numbers: tuple[int, ...] = (12, 18, 32, 34)) -> ChooseSome:
    """Which numbers can be divided by this one?"""
    return ChooseSome(
        key="divisors",
        prompt=f"Each of these is to be divided by {by}. Where is the answer a whole number?",
        hint=f"Look for the nearest number that you know from the table of {by}. Is anything left over?",
        options=tuple(
            Option(f"{number} ÷ {by}", number % by == 0, None if number % by == 0 else _remainder_idea(number, by))
            for number in numbers
        ),
        why=Explanation(
            f"A number can be divided by {by} where it is a whole number times {by}.",
            why=tuple(divisible(number, by) for number in numbers),
        ),
        again=_divisors_again,
    )


def _divisors_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    by = draw.one((3, 4, 6, 8))
    right = [by * one for one in draw.some(range(3, 12), 2)]
    left_over = draw.some([number for number in range(3 * by, 12 * by) if number % by], 2)
    return divisors(by, tuple(draw.shuffled((*right, *left_over))))


def _remainder_idea(number: int, by: int) -> Misconception | None:
    if by == 4 and number % 2 == 0:
        return LAST_DIGIT_DECIDES
    return SAME_END if number % 10 in (by, (2 * by) % 10) else None


ONLY_THE_ONE_THAT_LIES_THERE = Misconception(
    "only-the-one-that-lies-there",
    "The number that stands there is the only one",
    "Try another one: is 5 × 0 = 0 true? Then 5 could lie there as well.",
)
ONLY_SHORT_NUMBERS = Misconception(
    "only-short-numbers",
    "A large number times 0 is more",
    "428 nothings are still nothing. Length makes no difference.",
)
THEN_IT_IS_FINISHED = Misconception(
    "then-it-is-finished",
    "The proof begins with what it wants to show",
    "First say what an answer a would mean. Then look whether that can be.",
)


def free(number: int = 8) -> ChooseOne:
    """Which numbers make n × 0 = 0 true?"""
    return ChooseOne(
        key="free",
        prompt=(f"Here {number} could be another number. Which ones make it true? ", _times_zero(number)),
        hint="Put in 5. Then put in 28. Is it still true?",
        options=(
            Option(f"Only {number}", False, ONLY_THE_ONE_THAT_LIES_THERE),
            Option("Only 0", False, ONLY_ZERO),
            Option("Any number of one card, but no longer one", False, ONLY_SHORT_NUMBERS),
            Option("Any number at all", True),
        ),
        why=times_zero(number),
        again=lambda seed: free(Draw(seed).one(range(2, 100))),
    )


def _times_zero(number: int) -> OnTable:
    return OnTable(face_up(str(number), "x", "0", "0"))


def zeros(number: int = 8) -> Match:
    """What comes of a number and 0?"""
    return Match(
        key="zeros",
        prompt="Work these out. Which of them has no answer?",
        hint="Check a division by its product: a ÷ b = c means c × b = a.",
        pairs=(
            Pair(f"{number} ÷ 0", "there is none"),
            Pair(f"0 ÷ {number}", "0"),
            Pair(f"{number} − 0", f"{number}"),
        ),
        others=("1",),
        misconceptions=(
            Wrong((0, 1), ZERO_DIVIDES),
            Wrong((0, 2), ZERO_DIVIDES),
            Wrong((1, 0), ZERO_OVER),
            Wrong((1, 2), ZERO_OVER),
        ),
        why=Explanation(
            "0 can be divided, but nothing can be divided by 0.",
            why=(
                by_zero(number),
                Explanation(f"0 ÷ {number} = 0, because 0 × {number} = 0."),
                Explanation(f"{number} − 0 = {number}: taking 0 away changes nothing."),
            ),
        ),
        again=lambda seed: zeros(Draw(seed).one(range(2, 100))),
    )


def proof(number: int = 8) -> PutInOrder:
    """Why does a number divided by 0 have no answer?"""
    return PutInOrder(
        key="proof",
        prompt=f"Why has {number} ÷ 0 no answer? Put the steps of the proof in order.",
        hint="Begin with “Suppose”. The end is what follows from all the rest.",
        items=(
            f"Suppose there is an answer: {number} ÷ 0 = a.",
            f"The product goes back: a × 0 is {number}.",
            "A product with 0 is 0, whatever a is.",
            f"That makes {number} equal to 0, which is false: there is no answer.",
        ),
        misconceptions=(Wrong((3, 0, 1, 2), THEN_IT_IS_FINISHED), Wrong((2, 3, 0, 1), THEN_IT_IS_FINISHED)),
        why=by_zero(number),
        again=lambda seed: proof(Draw(seed).one(range(2, 100))),
    )


def sweep(number: int = 8) -> Number:
    """How many cards does it take to replace n × 0 = 0?"""
    return Number(
        key="sweep",
        prompt=(
            "Every card of this formula must be covered. How many cards from your hand does that take at least? ",
            _times_zero(number),
        ),
        hint="A formula has three numbers. One card may cover a number of several cards.",
        value=3,
        advice=WHOLE,
        why=Explanation(
            "It takes three cards at least.",
            why=(
                Explanation("The formula has three numbers, and none of their cards may stay."),
                Explanation("Each of the three numbers needs at least one new card: 1 + 1 + 1 = 3."),
                Explanation("One card can cover a longer number whole, so a longer number takes no more."),
            ),
        ),
        misconceptions=(
            Wrong(2, TWO_CARDS_DO),
            Wrong(1, TWO_CARDS_DO),
            *((Wrong(len(str(number)) + 2, _AS_MANY),) if number > 9 else ()),
        ),
        again=lambda seed: sweep(Draw(seed).one(range(10, 1000))),
    )


_AS_MANY = Misconception(
    "-as-many",
    "Each card needs a card of its own",
    "One new card may cover a whole number, however many cards it has.",
)


LAST = ("3", "5", "8")
"""The learner's last three cards."""
SWEPT = face_up("8", "x", "0", "0")
"""What they are laid on."""


# ── counting ──────────────────────────────────────────────────────────────────────────────────────────────────────


def orders(cards: Cards = LAST) -> Number:
    """In how many orders can three cards be laid, one in each number?"""
    count = len(cards)
    laid = count * (count - 1) * (count - 2)
    return Number(
        key="orders",
        prompt=(
            "Three of these cards go onto the table, one in each number. How many orders are there? ",
            InHand(cards),
        ),
        hint="How many cards can be the first number? And when that one lies there, how many are left for the second?",
        value=laid,
        advice=WHOLE,
        why=Explanation(
            f"There are {count} cards for the first number, {count - 1} for the second and {count - 2} for the answer: "
            f"{count} × {count - 1} × {count - 2} = {laid}.",
            why=(Explanation("Choices that are made one after the other are multiplied."),),
        ),
        misconceptions=expected(
            laid,
            (count**3, CARD_USED_AGAIN),
            (3 * count, CHOICES_ADD),
            (3 * count - 3, CHOICES_ADD),
            (count, ORDER_FORGOTTEN),
        ),
        again=lambda seed: orders(in_order(Draw(seed).some("123456789", Draw(seed).one((4, 5, 6))))),
    )


def formulas(cards: Cards = LAST) -> Number:
    """How many formulas, true or not, can be laid with these cards?"""
    count = len(cards)
    rows = count * (count - 1) * (count - 2)
    return Number(
        key="formulas",
        prompt=(
            f"There are {rows} orders, and the sign is one of four. How many formulas is that, true or not? ",
            InHand(cards),
        ),
        hint="For each order of the cards there are four signs to choose from.",
        value=4 * rows,
        advice=WHOLE,
        why=why_so_many_formulas(cards, Rules()),
        misconceptions=(Wrong(rows + 4, CHOICES_ADD), Wrong(rows, SIGNS_FORGOTTEN), Wrong(4, ORDER_FORGOTTEN)),
        again=lambda seed: formulas(in_order(Draw(seed).some("123456789", Draw(seed).one((4, 5))))),
    )


def true(cards: Cards = LAST) -> Number:
    """Which share of them is true?"""
    share = Fraction(true_new_formulas(cards, Rules()), 24)
    found = [formula_of(SWEPT, play) for play in plays(SWEPT, cards, Rules())]
    first = min(found, key=lambda one: (one.sign.name != "PLUS", one.left))
    return Number(
        key="true",
        prompt=("You have 24 formulas with these three cards. What fraction of them is true? ", InHand(cards)),
        hint=f"Here is one: {first}. Turn it round, then undo it. How many do you get?",
        value=share,
        advice="such as 3/24 or 1/8",
        why=Explanation(
            f"{len(found)} of 24 are true: {share.numerator} of {share.denominator}.",
            why=tuple(why_formula(one) for one in found),
        ),
        misconceptions=tuple(
            Wrong(wrong, idea)
            for wrong, idea in (
                (Fraction(1, 24), ORDER_FORGOTTEN),
                (Fraction(2, 24), ORDER_FORGOTTEN),
                (Fraction(1, 4), TRUE_BY_LUCK),
                (Fraction(1, 2), TRUE_BY_LUCK),
            )
            if wrong != share
        ),
        again=Again(HOW_MANY, 3),
    )


def last(table: Table = SWEPT, hand: Cards = LAST) -> MakeFormula:
    """A formula that sweeps everything away."""
    found = plays(table, hand, Rules())
    return MakeFormula(
        key="last",
        prompt=(
            "Nothing of this formula may stay. Write a formula with three of these cards. ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Which of your cards is the sum of two others, or their product?",
        table=table,
        hand=hand,
        why=why_formula(formula_of(table, found[0])),
        again=Again(ZERO, 3),
    )


# ── what to keep ──────────────────────────────────────────────────────────────────────────────────────────────────


def keep(digits: tuple[int, ...] = (0, 1, 4, 9)) -> PutInOrder:
    """Which cards lie in the most formulas?"""
    ranked = sorted(digits, key=lambda digit: -worth(str(digit)))
    by_size = tuple(ranked.index(digit) for digit in sorted(digits, reverse=True))
    zero_last = tuple(
        ranked.index(digit) for digit in sorted(digits, key=lambda digit: (digit == 0, -worth(str(digit))))
    )
    upside_down = tuple(reversed(range(len(digits))))
    return PutInOrder(
        key="keep",
        prompt=(
            "Think of all true formulas with three one-digit numbers. "
            "Put the cards in order: the one that lies in the most formulas comes first. ",
            InHand(tuple(map(str, sorted(digits)))),
        ),
        hint="For each card ask how often it can be a number of the formula, and how often the answer.",
        items=tuple(f"card {digit}" for digit in ranked),
        why=why_keep_which(Rules()),
        misconceptions=tuple(
            Wrong(order, idea)
            for order, idea in (
                (by_size, LARGE_IS_STRONG),
                (zero_last, ZERO_IS_USELESS),
                (upside_down, LARGE_IS_STRONG),
            )
            if order != tuple(range(len(digits)))
        ),
        again=lambda seed: keep((0, 1, *Draw(seed).some(range(2, 10), 2))),
    )


def hardest(pairs: tuple[tuple[int, int], ...] = ((0, 0), (6, 2), (2, 9), (9, 2))) -> ChooseOne:
    """Which of these openings is the hardest?"""
    worst = min(pairs, key=lambda pair: opening_chance(*pair))
    return ChooseOne(
        key="hardest",
        prompt="Which of these tables is answered by the fewest hands of seven cards?",
        hint="Write down all true formulas for each. How many different answers are there, and of how many cards?",
        options=tuple(
            Option(
                f"{left} and {right}",
                (left, right) == worst,
                None if (left, right) == worst else _not_hard(left, right),
            )
            for left, right in pairs
        ),
        because=lambda place: why_hard_to_open(*pairs[place]).claim,
        why=Explanation(
            f"{worst[0]} and {worst[1]} are the hardest of these.", why=tuple(why_hard_to_open(*pair) for pair in pairs)
        ),
        again=_hardest_again,
    )


def _not_hard(left: int, right: int) -> Misconception | None:
    return ZERO_IS_USELESS if 0 in (left, right) else LARGE_NEEDS_MUCH if left > right else None


def _hardest_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    while True:
        pairs = draw.some([(left, right) for left in range(10) for right in range(10)], 4)
        chances = sorted(opening_chance(*pair) for pair in pairs)
        if chances[1] - chances[0] > Fraction(1, 20):
            return hardest(pairs)


# ── at the end ────────────────────────────────────────────────────────────────────────────────────────────────────


def make(table: Table | None = None, hand: Cards = ("0", "1", "6", "7", "9")) -> MakeFormula:
    """Two cards or more, with something of the table kept."""
    table = face_up("7", "x", "8", "56") if table is None else table
    demands: tuple[Demand[Lay], ...] = (
        Demand("at least two new cards", lambda play: len(play.laid) > 1),
        Demand("at least one card of the table stays", lambda play: play.kept > 0),
    )
    question = MakeFormula(
        key="make",
        prompt=(
            "Write a formula that lays at least two of your cards and keeps at least one of the table. ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Keep one number and try all four signs. A longer number may keep one card and change the other.",
        table=table,
        hand=hand,
        demands=demands,
        why=Explanation(""),
        again=Again(MAKE, 2),
    )
    return replace(question, why=why_play(table, question.answers[0]))


QUESTIONS: dict[str, Callable[[], Question]] = {
    one.__name__: one
    for one in (
        equal,
        opening,
        share,
        joker,
        family,
        divide,
        keepers,
        places,
        zero,
        cover,
        difference,
        divisors,
        free,
        zeros,
        proof,
        sweep,
        orders,
        formulas,
        true,
        last,
        keep,
        make,
        hardest,
    )
}
