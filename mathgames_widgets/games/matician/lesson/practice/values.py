"""Problems about minus cards: where one hurts most, where it helps, what an equation is worth, division by zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, product
from math import ceil, floor

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, plain
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.drawing.cards import Laid, WalkStacks, turns_of
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question, Text
from mathgames_widgets.questions.typed import Number

from ...rules.cards import (
    LEFT,
    LESS,
    OVER,
    PLUS,
    RIGHT,
    SIDES,
    TIMES,
    Equation,
    MinusEffect,
    Side,
    Symbol,
    Value,
    effect,
)
from ...words.explanations import attacks, why_attack, why_value
from ...words.sentences import OPERATIONS, equation_text, worked_out
from ..pictures import EquationCards, attack_text, attacked_values, bare, minuses_text
from .drawing import ONE_SIDE, SYMBOLS, an_equation, exact_or_none

say = room(__name__)

Attack = tuple[Equation, Side]

# ── where it hurts ────────────────────────────────────────────────────────────────────────────────────────────────


def hurts(equation: Equation) -> ChooseOne:
    """Where does one more minus card hurt most?"""
    left, right = attacked_values(equation)
    assert left is not None and right is not None
    options = [
        Option(attack_text(equation, side), mine < other, None if mine < other else _why_there(equation, side))
        for side, mine, other in ((LEFT, left, right), (RIGHT, right, left))
    ]
    alike = Option(say("hurts-alike"), left == right, None if left == right else _why_alike(equation))
    low = min(left, right)
    return ChooseOne(
        prompt=(say("hurts-prompt", laid=any(equation.minuses)), " ", EquationCards(equation)),
        hint=say("hurts-hint"),
        more_hints=(
            say(
                "hurts-both",
                left=equation_text(equation.attacked(LEFT)),
                right=equation_text(equation.attacked(RIGHT)),
            ),
            say("hurts-other", equation=worked_out(equation.attacked(RIGHT if left < right else LEFT))),
        ),
        options=(*options, alike),
        because=lambda chosen: _not_lowest(equation, chosen),
        why=Explanation(say("hurts-why", value=low), why=attacks(equation)),
    )


def _not_lowest(equation: Equation, chosen: int) -> str:
    """What the minus card does where it was put, or that the two sides differ."""
    if chosen not in SIDES:
        return say("hurts-differ")
    return say("hurts-there", equation=worked_out(equation.attacked(SIDES[chosen])))


def _why_there(equation: Equation, side: Side) -> Misconception | None:
    """The idea that an attack on the wrong side follows from, if there is one."""
    if equation.symbol in (TIMES, OVER):
        return ideas.SIDES_DIFFER
    if equation.minuses[side]:
        return ideas.MINUSES_ADD_UP
    numbers = (int(equation.left), int(equation.right))
    return ideas.LARGER_ALWAYS_HURTS if numbers[side] > numbers[1 - side] else None


def _why_alike(equation: Equation) -> Misconception | None:
    """What is behind the answer that both sides do the same."""
    if any(equation.minuses):
        return None
    return ideas.ANY_NUMBER if equation.symbol == PLUS else _attacks_alike(equation)


def _attacks_alike(equation: Equation) -> Misconception:
    left, right = [equation_text(equation.attacked(side)) for side in SIDES]
    return ideas.ATTACKS_ALIKE.about(left=left, right=right)


def _hurts(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return hurts(an_equation(draw, draw.in_turn((PLUS, TIMES, LESS))))
    while True:
        equation = an_equation(
            draw, draw.in_turn((PLUS, TIMES, LESS, OVER)), (0, 0) if level == 2 else draw.one(((0, 0), *ONE_SIDE))
        )
        if MinusEffect.HARMS in [effect(equation, (side,)) for side in SIDES]:
            return hurts(equation)


HURTS = Kind("hurts", lambda: say("kind-hurts"), _hurts)

# ── where it helps ────────────────────────────────────────────────────────────────────────────────────────────────


def helps(wanted: Sequence[Attack]) -> ChooseSome:
    """Which attacks help the player who is attacked?"""
    first, side = wanted[0]
    return ChooseSome(
        prompt=say("helps-prompt"),
        hint=say("helps-hint"),
        more_hints=(
            say("helps-signs"),
            say("helps-first", before=worked_out(first), after=worked_out(first.attacked(side))),
        ),
        options=tuple([_option(*attack) for attack in wanted]),
        because=lambda ticked: next(
            (_told(*wanted[at]).claim for at in sorted(ticked) if not _does_help(*wanted[at])), ""
        ),
        misconceptions=expected(
            frozenset(at for at, attack in enumerate(wanted) if _does_help(*attack)),
            *((every_right, ideas.ONE_FOR_ALL) for every_right in [_on_the_right(wanted)] if every_right),
        ),
        why=Explanation(
            say("helps-why"),
            why=tuple([_told(*attack) for attack in wanted]),
        ),
    )


def _on_the_right(wanted: Sequence[Attack]) -> frozenset[int]:
    """The places of the attacks on a right number, where a minus card helps with −."""
    return frozenset(at for at, (_, side) in enumerate(wanted) if side == RIGHT)


def _does_help(equation: Equation, side: Side) -> bool:
    """Whether one more minus card there helps its owner."""
    return effect(equation, (side,)) is MinusEffect.HELPS


def _option(equation: Equation, side: Side) -> Option:
    number = equation.cards[side]
    does_help = _does_help(equation, side)
    seen = ideas.MINUSES_ADD_UP if equation.minuses[side] else ideas.MINUS_ALWAYS_HARMS
    return Option(
        say("helps-case", equation=equation_text(equation), card=number),
        does_help,
        seen if does_help else None,
    )


def _told(equation: Equation, side: Side) -> Explanation:
    told = why_attack(equation, (side,))
    claim = say("helps-told", equation=equation_text(equation), effect=told.claim)
    return Explanation(claim, told.shown, told.why)


def _helps(draw: ProblemRng, level: int) -> Question:
    while True:
        count = level + 2
        symbols = [LESS, *[draw.one(SYMBOLS[: 2 if level == 1 else 4]) for _ in range(count - 1)]]
        minuses = [(0, 0) if level == 1 else draw.one(((0, 0), *ONE_SIDE)) for _ in range(count)]
        equations = [an_equation(draw, symbol, laid) for symbol, laid in zip(symbols, minuses, strict=True)]
        question = helps([(equation, draw.one(SIDES)) for equation in draw.shuffled(equations)])
        if 0 < len(question.solution) < count:
            return question


HELPS = Kind("helps", lambda: say("kind-helps"), _helps)


# ── what it is worth ──────────────────────────────────────────────────────────────────────────────────────────────

Misread = tuple[Value | int, Misconception]


def wrong_values(equation: Equation) -> tuple[Misread, ...]:
    """The wrong values that an equation may be taken to have, and why.

    >>> [(str(value), idea.name) for value, idea in wrong_values(Equation("4", "-", "13", (0, 1)))][0]
    ('-9', 'Subtracting a negative number makes the result smaller')
    """
    left, right = int(equation.left), int(equation.right)
    if not left or not right:
        return _with_zero(equation)
    signs = (equation.minuses[0] % 2, equation.minuses[1] % 2)
    found = {PLUS: _sums, LESS: _differences, TIMES: _products, OVER: _quotients}[equation.symbol](left, right, signs)
    return tuple([(wrong, _with_numbers(idea, equation)) for wrong, idea in (*found, *_many(equation))])


def _with_numbers(idea: Misconception, equation: Equation) -> Misconception:
    """An idea that is said with the numbers of an equation."""
    left, right = equation.numbers
    if idea is ideas.TWO_MINUSES_STAY:
        is_product = equation.symbol == TIMES
        wrong = 0 if is_product else plain(-Fraction(left, right))
        return idea.about(is_product=is_product, right=-right, product=-left, wrong=wrong)
    if idea is ideas.ANY_MINUS:
        most = max(equation.minuses)
        number = int(equation.cards[equation.minuses.index(most)])
        return idea.about(way=", ".join([plain(number * (-1) ** cards) for cards in range(max(most, 2) + 1)]))
    return idea.about(left=left, right=right) if idea is ideas.UPSIDE_DOWN else idea


def _sums(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    total, apart = left + right, abs(left - right)
    if signs == (1, 1):
        return (total, ideas.TWO_MINUSES_MAKE_PLUS), (-apart, ideas.SIGN_LOST), (apart, ideas.SIGN_LOST)
    if signs == (0, 0):
        return ((-total, ideas.MINUSES_ADD_UP),)
    return (
        (apart, ideas.LARGER_MINUS_SMALLER),
        (total, ideas.CARD_IGNORED),
        (-total, ideas.WHOLE_EQUATION),
        (-apart, ideas.SIGN_LOST),
    )


def _differences(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    less, total = left - right, left + right
    if signs == (0, 1):
        return (
            (less, ideas.TAKEN_NOT_ADDED),
            (-less, ideas.WHOLE_EQUATION),
            (-total, ideas.SIGN_LOST),
            (-total, ideas.WHOLE_EQUATION),
        )
    if signs == (1, 0):
        return (total, ideas.TWO_MINUSES_MAKE_PLUS), (less, ideas.CARD_IGNORED), (-less, ideas.WHOLE_EQUATION)
    if signs == (1, 1):
        return (-total, ideas.TAKEN_NOT_ADDED), (total, ideas.TWO_MINUSES_MAKE_PLUS), (less, ideas.CARD_IGNORED)
    return (-less, ideas.LARGER_MINUS_SMALLER), (total, ideas.SIGN_LOST), (-total, ideas.MINUSES_ADD_UP)


def _products(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    product = left * right
    if signs == (1, 1):
        return ((-product, ideas.TWO_MINUSES_STAY),)
    if signs == (0, 0):
        return ((-product, ideas.ANY_MINUS),)
    return (product, ideas.ONE_MINUS_NO_MATTER), (right - left if signs[0] else left - right, ideas.SIGN_LOST)


def _quotients(left: int, right: int, signs: tuple[int, int]) -> tuple[Misread, ...]:
    quotient, other = Equation(str(left), OVER, str(right)).value, Equation(str(right), OVER, str(left)).value
    assert quotient is not None and other is not None
    if signs == (1, 1):
        return (-quotient, ideas.TWO_MINUSES_STAY), (other, ideas.UPSIDE_DOWN)
    if signs == (0, 0):
        return (other, ideas.UPSIDE_DOWN), (-quotient, ideas.ANY_MINUS)
    return (quotient, ideas.ONE_MINUS_NO_MATTER), (-other, ideas.UPSIDE_DOWN), (other, ideas.UPSIDE_DOWN)


def _many(equation: Equation) -> tuple[Misread, ...]:
    """Several minus cards on one number are taken for one, or for none."""
    if max(equation.minuses) < 2:
        return ()
    once = (min(equation.minuses[0], 1), min(equation.minuses[1], 1))
    never = equation.as_laid.value
    value = Equation(equation.left, equation.symbol, equation.right, once).value
    return (value, ideas.ANY_MINUS), (never, ideas.CARD_IGNORED)


def _with_zero(equation: Equation) -> tuple[Misread, ...]:
    left, right = equation.numbers
    other = left or right
    if equation.symbol == OVER and not right:
        return (0, ideas.DIVIDED_BY_NOTHING), (left, ideas.NOTHING_DIVIDED), (-left, ideas.NOTHING_DIVIDED)
    if equation.symbol == OVER:
        return (
            (None, ideas.ZERO_SHARED.about(right=right)),
            (right, ideas.NOTHING_DIVIDED),
            (-right, ideas.NOTHING_DIVIDED),
        )
    if equation.symbol == TIMES:
        return (other, ideas.ZERO_IS_NOTHING), (-other, ideas.ZERO_IS_NOTHING)
    if equation.symbol == LESS and not left:
        return (right, ideas.SIGN_LOST), (0, ideas.SIGN_LOST)
    return (-other, ideas.SIGN_LOST), (0, ideas.SIGN_LOST)


def _value(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return value_of(an_equation(draw, draw.one((PLUS, LESS)), draw.one(ONE_SIDE)))
    if level == 2:
        return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one((*ONE_SIDE, (1, 1)))))
    return value_of(an_equation(draw, draw.one(SYMBOLS), draw.one(((0, 2), (1, 2), (2, 1), (3, 1), (3, 0), (1, 3)))))


def value_of(equation: Equation) -> Question:
    """What is an equation worth?"""
    hints = _hints(equation)
    return Number(
        prompt=(say("value-prompt"), " ", EquationCards(equation)),
        hint=hints[0],
        more_hints=hints[1:],
        value=equation.value,
        advice=exact_or_none(),
        why=why_value(equation),
        because=lambda answer: against_value(equation, answer),
        pictured=lambda answer: wrong_walk(equation, answer),
        onward=None if equation.value is None else minus_board(equation),
        misconceptions=expected(equation.value, *wrong_values(equation)),
    )


IN_HAND = 3
"""Minus cards to be laid."""


def minus_board(equation: Equation) -> WalkStacks:
    """Minus cards to be laid in front of both numbers of an equation, whose value walks on the number line."""

    def turned(laid: Laid) -> Equation:
        return replace(equation, minuses=(len(laid[0]), len(laid[1])))

    def value(laid: Laid) -> Fraction:
        return turned(laid).value or Fraction(0)

    ends = [value((("-",) * left, ("-",) * right)) for left, right in product((0, 1), repeat=2)]
    left, right = equation.minuses
    return WalkStacks(
        prompt=say("board-prompt"),
        why=Explanation(""),
        cards=("-",) * max(IN_HAND, left + right),
        stacks=(say("lay-place", card=equation.left), say("lay-place", card=equation.right)),
        worth=value,
        said=lambda laid: minuses_text(turned(laid)),
        example=(("-",) * left, ("-",) * right),
        low=floor(min(ends)) - 1,
        high=ceil(max(ends)) + 1,
        steps=lambda laid: _named(equation, laid, value),
        mirror=equation.symbol in (TIMES, OVER),
    )


FLIPPED = "× (−1)"
"""What a minus card does to a product or a quotient."""


def _named(equation: Equation, laid: Laid, value: Callable[[Laid], Fraction]) -> list[tuple[str, Fraction]]:
    """What each minus card does to the value, and where it leads: so much more or less, or times −1."""
    turns = turns_of(laid)
    counts = [[turns[:many].count(side) for side in SIDES] for many in range(len(turns) + 1)]
    values = [value(tuple([("-",) * many for many in count])) for count in counts]
    if equation.symbol in (TIMES, OVER):
        return [(FLIPPED, after) for after in values[1:]]
    return [(_by(after - before), after) for before, after in pairwise(values)]


def _by(steps: Fraction) -> str:
    """So much more or less, as an arrow is named."""
    return f"{'+' if steps > 0 else MINUS} {plain(abs(steps))}"


@dataclass(frozen=True, slots=True)
class WalkTo:
    """How someone may have walked to a wrong value of a sum or a difference: from one of its numbers, with a sign or
    without, by the size of the other."""

    equation: Equation
    begin: int
    own: Fraction

    @property
    def steps(self) -> Fraction:
        """How far it is, to the right if positive."""
        return self.own - self.begin

    @property
    def is_wrong_way(self) -> bool:
        """Whether the walk should go the other way."""
        return (self.steps > 0) != (_to_go(self.equation) > 0)


def _to_go(equation: Equation) -> int:
    """How far the walk of a sum or a difference goes to the right."""
    right = equation.numbers[1]
    return right if equation.symbol == PLUS else -right


def walk_to(equation: Equation, own: Fraction) -> WalkTo | None:
    """The likeliest walk to a wrong value of a sum or a difference.

    >>> walk_to(Equation("4", "+", "13", (0, 1)), Fraction(9)).begin
    13
    """
    left, right = equation.numbers
    far = {abs(left): abs(right), abs(right): abs(left)}
    begins = (left, max(far) if abs(own) < max(far) else -left, -left, right, -right)
    return next((WalkTo(equation, begin, own) for begin in begins if abs(own - begin) == far[abs(begin)]), None)


def wrong_walk(equation: Equation, answer: Value) -> NumberLine | None:
    """What leads to a wrong value, on the number line: a walk, the way back from it, or equal jumps from 0."""
    left, right = equation.numbers
    if answer is None or not left or not right:
        return None
    if equation.symbol in (PLUS, LESS):
        way = walk_to(equation, answer)
        end = answer if way else answer - _to_go(equation)
        jump = Jump(way.begin, answer) if way else Jump(answer, end)
        marks = ((left, say("mark-start")), (answer, say("mark-yours")))
        return NumberLine.around(marks, (replace(jump, label=_by(Fraction(jump.end - jump.start))),))
    jumps = jumps_to(equation, answer)
    if not jumps:
        return None
    size, step = abs(right), f"+ {abs(right)}"
    seen = tuple([Jump(size * at, size * (at + 1), "" if at else step) for at in range(jumps)])
    wanted = (abs(answer), say("mark-yours")) if equation.symbol == TIMES else (abs(left), f"{abs(left)}")
    return NumberLine.around((wanted,), seen)


MOST_JUMPS = 15


def jumps_to(equation: Equation, answer: Fraction) -> int | None:
    """How many jumps of the right number lead to the size of a wrong product, or are as many as a wrong quotient says;
    None where that is no such number, or where the sign is wrong."""
    left, right = equation.numbers
    many = abs(answer / right if equation.symbol == TIMES else answer)
    is_many = many.denominator == 1 and 1 < many <= MOST_JUMPS
    return int(many) if is_many and abs(left) > 1 and answer * left * right > 0 else None


def against_value(equation: Equation, answer: Value) -> str:
    """What speaks against a wrong value: where its walk begins, which way it goes or where it leads back to; its sign,
    how many equal jumps it takes, or what the opposite operation makes of it.

    >>> against_value(Equation("4", "-", "13"), Fraction(5))
    'In 4 − 13, walk back from your 5: 13 to the right is 18, not 4.'
    >>> against_value(Equation("4", "+", "13", (0, 1)), Fraction(17))
    'Your 17 is 13 to the right of 4, but in 4 + (−13) the walk goes to the left.'
    >>> against_value(Equation("6", "x", "2", (0, 1)), Fraction(12))
    'The product of a positive and a negative number is below 0, but 12 is above 0.'
    """
    if answer is None:
        return say("value-exists")
    left, right = equation.numbers
    if equation.symbol in (TIMES, OVER) and left and right and not answer:
        return say("value-not-0", symbol=OPERATIONS[equation.symbol])
    if equation.symbol in (TIMES, OVER) and answer * left * right < 0:
        signs = "mixed" if left * right < 0 else "negative" if left < 0 else "positive"
        known = worked_out(replace(equation, minuses=(0, equation.minuses[1] % 2)))
        return say(
            "value-sign",
            symbol=OPERATIONS[equation.symbol],
            signs=signs,
            answer=answer,
            known=known,
            left=equation.left,
        )
    if equation.symbol in (PLUS, LESS) and left and right:
        return _against_walk(equation, answer)
    if left and right and (jumps := jumps_to(equation, answer)):
        said = equation_text(equation)
        if equation.symbol == TIMES:
            return say("value-jumps", equation=said, size=abs(answer), jumps=jumps, step=abs(right), wanted=abs(left))
        return say("value-shared", equation=said, jumps=jumps, step=abs(right), end=jumps * abs(right), left=abs(left))
    if equation.symbol == TIMES and not right:
        left, right = right, left
    undone, value = _undone(equation.symbol, answer, right)
    return say("value-undone", equation=equation_text(equation), answer=answer, undone=undone, value=value, left=left)


def _against_walk(equation: Equation, answer: Fraction) -> str:
    """The walk that leads to a wrong sum or difference, or the way back from it to a number that is not the first."""
    way, start, go = walk_to(equation, answer), equation.numbers[0], _to_go(equation)
    said = equation_text(equation)
    if way is None:
        return say("walk-back", equation=said, own=answer, steps=abs(go), right=go < 0, end=answer - go, start=start)
    fault = "way" if way.begin == start else "both" if way.is_wrong_way else "start"
    return say(
        "walk-wrong",
        fault=fault,
        own=answer,
        steps=abs(way.steps),
        side=way.steps > 0,
        begin=way.begin,
        equation=said,
        start=start,
    )


def _undone(symbol: Symbol, answer: Fraction, right: int) -> tuple[str, Fraction]:
    """A value with the opposite operation, which should bring back the first number, and what that makes.

    >>> [_undone("+", Fraction(5), -13), _undone("/", Fraction(-1, 2), -4)]
    [('5 + 13', Fraction(18, 1)), ('−1/2 × (−4)', Fraction(2, 1))]
    """
    behind = f"({plain(right)})" if right < 0 else f"{right}"
    if symbol == TIMES:
        return f"{plain(answer)} ÷ {behind}", answer / right
    if symbol == OVER:
        return f"{plain(answer)} × {behind}", answer * right
    add = right if symbol == LESS else -right
    return f"{plain(answer)} {'−' if add < 0 else '+'} {abs(add)}", answer + add


def _hints(equation: Equation) -> tuple[Text, ...]:
    """From the signs to the value; of a quotient with a 0 the product that it asks for."""
    left, right = equation.numbers
    if equation.symbol == OVER and 0 in (left, right):
        about = say("value-turn-around", right=right, left=left)
        return (about, say("value-times-0", left=left)) if not right else (about,)
    return say("value-hint"), say("value-signs", equation=equation_text(equation)), _last_hint(equation)


def _last_hint(equation: Equation) -> Text:
    """A start on the number line and how far to go, or how a sign and a size are found."""
    left, right = equation.numbers
    if equation.symbol in (TIMES, OVER):
        return say("value-without-signs", equation=bare(equation))
    go = right if equation.symbol == PLUS else -right
    reach = abs(left) + abs(right) + 1
    told = say("value-start", start=left, steps=abs(go), way="right" if go > 0 else "left")
    return told, " ", NumberLine(-reach, reach, ((left, say("mark-start")),))


def _zero(draw: ProblemRng, level: int) -> Question:
    number = str(draw.one(range(2, 16)))
    symbol = OVER if level == 1 else draw.one((OVER, OVER, TIMES) if level == 2 else (OVER, OVER, TIMES, LESS))
    minuses = (0, 0) if level == 1 else draw.one(ONE_SIDE) if level == 2 else draw.one(((1, 1), (2, 1), (1, 2)))
    left, right = draw.one(((number, "0"), ("0", number)))
    return value_of(Equation(left, symbol, right, minuses))


VALUE = Kind("value", lambda: say("kind-value"), _value)
ZERO = Kind("zero", lambda: say("kind-zero"), _zero)
