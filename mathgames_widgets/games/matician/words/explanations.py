"""What an equation is worth, step by step: the signs of its numbers first, then the symbol between them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import after_a_sign, in_text, why_less
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, show
from mathgames_widgets.maths.writing.shown import Digits, Fence, Over, Shown, SideBySide
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import Pair, PayoffTable
from ..rules.cards import (
    LEFT,
    LESS,
    NUMBER_CARDS,
    OVER,
    PLUS,
    RIGHT,
    SIDES,
    TIMES,
    Card,
    Equation,
    MinusEffect,
    Side,
    Symbol,
    Value,
    Where,
    attacked,
    effect,
    effects,
    playable,
    signed,
)
from ..rules.scoring import measure
from ..rules.state import Rules
from .sentences import OPERATIONS, change_of, symbol_text, value_text, where_name, worked_out

say = room(__name__)

Told = tuple[list[Shown], tuple[Explanation, ...]]
"""The steps between an equation and its value, and the sentences behind them."""


def why_value(equation: Equation) -> Explanation:
    """What an equation is worth, and why.

    >>> print(why_value(Equation("4", "-", "13", (0, 1))))
    The value is 17.   4 − (−13) = 4 + 13 = 17
      A minus card in front of 13 makes it −13.
      Subtracting −13 is the same as adding 13.
    >>> print(why_value(Equation("7", "/", "0")))
    You cannot divide by 0.
      Dividing by 0 has no answer: no number times 0 is 7.
    """
    left, right = equation.numbers
    signs = tuple([told for side in SIDES if (told := why_sign(equation.cards[side], equation.minuses[side]))])
    start = written(left, equation.symbol, right)
    steps, why = _worked(left, equation.symbol, right)
    if equation.value is None:
        return Explanation(say("worth-nothing"), shown=start if signs else None, why=(*signs, *why))
    shown = show(start, *[part for step in steps for part in ("=", step)], "=", equation.value)
    return Explanation(say("worth", value=equation.value), shown=shown, why=(*signs, *why))


def written(left: int, symbol: str, right: int) -> Shown:
    """Two numbers with a symbol between them, a negative one on the right in brackets.

    >>> written(-4, "x", -13).plain()
    '−4 × (−13)'
    """
    return show(left, symbol_text(symbol), after_a_sign(right))


# ── minus cards in front of a number ──────────────────────────────────────────────────────────────────────────────


def why_sign(card: Card, minuses: int) -> Explanation | None:
    """What minus cards in front of a number make of it; None where none lies there.

    >>> print(why_sign("13", 1))
    A minus card in front of 13 makes it −13.
    >>> print(why_sign("13", 3))
    Three minus cards in front of 13 make it −13.   13 → −13 → 13 → −13
      Each minus card changes the sign, so every two of them cancel.
    >>> print(why_sign("0", 1))
    A minus card in front of 0 changes nothing: 0 is its own opposite.   −0 = 0
    """
    if not minuses:
        return None
    if not int(card):
        return Explanation(say("sign-of-zero", count=minuses), shown=show(MINUS, 0, "=", 0))
    if minuses == 1:
        return Explanation(say("sign-one", card=card, becomes=signed(card, 1)))
    numbers = [signed(card, laid) for laid in range(minuses + 1)]
    shown = show(*[part for number in numbers for part in ("→", number)][1:])
    return Explanation(
        say("sign-many", count=minuses, card=card, becomes=numbers[-1]),
        shown=shown,
        why=(Explanation(say("sign-many.why", count=minuses)),),
    )


# ── the symbol ────────────────────────────────────────────────────────────────────────────────────────────────────


def _worked(left: int, symbol: str, right: int) -> Told:
    if symbol == PLUS:
        return _sum(left, right)
    if symbol == LESS:
        return _difference(left, right)
    return _quotient(left, right) if symbol == OVER else _product(left, right)


def _sum(left: int, right: int) -> Told:
    if left < 0 and right < 0:
        return _below_zero(left, right)
    if right < 0:
        steps, why = _taken(left, -right)
        return [show(left, "−", -right), *steps], (
            Explanation(say("adding-negative", negative=right, opposite=-right)),
            *why,
        )
    if left < 0 < right:
        steps, why = _taken(right, -left)
        return [show(right, "−", -left), *steps], (Explanation(say("swap-a-sum")), *why)
    return [], ()


def _difference(left: int, right: int) -> Told:
    if right < 0:
        steps, why = _sum(left, -right)
        same = Explanation(say("subtracting-negative", negative=right, opposite=-right))
        return [show(left, "+", -right), *steps], (same, *why)
    if left < 0 < right:
        return _below_zero(left, -right)
    return _taken(left, right)


def _below_zero(left: int, right: int) -> Told:
    """Both numbers lead below 0: −4 − 13 or −4 + (−13)."""
    size = show(MINUS, Fence(show(-left, "+", -right)))
    return [size], (Explanation(say("further-down", start=-left, further=-right)),)


def _taken(left: int, right: int) -> Told:
    """A number taken from another, both 0 or greater."""
    if not 0 < left < right:
        return [], ()
    why = Explanation(say("ends-below", right=right, more=right - left, left=left))
    return [show(MINUS, Fence(show(right, "−", left)))], (why,)


def _product(left: int, right: int) -> Told:
    if not left or not right:
        return [], (Explanation(say("times-zero")),)
    sizes = show(abs(left), "×", abs(right))
    if left < 0 and right < 0:
        return [sizes], (why_two_negatives(left, right),)
    if left < 0 or right < 0:
        return [show(MINUS, Fence(sizes))], (_why_one_negative(left, right),)
    return [], ()


def why_two_negatives(left: int, right: int) -> Explanation:
    """Why the product of two negative numbers is positive.

    >>> print(why_two_negatives(-4, -13))
    A negative number times a negative number is positive.   −4 × (−13) = 52
      −4 × 13 and −4 × (−13) add up to −4 × 0, which is 0.   −4 × 13 + (−4) × (−13) = −4 × 0 = 0
      So −4 × (−13) is the opposite of −52.
    """
    first, product = in_text(left), f"{in_text(left)} × ({in_text(right)})"
    plus = show(left, "×", -right, "+", after_a_sign(left), "×", after_a_sign(right), "=", left, "×", 0, "=", 0)
    plain, nought = f"{first} × {-right}", f"{first} × 0"
    return Explanation(
        say("two-negatives"),
        shown=show(written(left, "x", right), "=", left * right),
        why=(
            Explanation(say("two-negatives.together", plain=plain, product=product, nought=nought), shown=plus),
            Explanation(say("two-negatives.opposite", product=product, negative=-left * right)),
        ),
    )


def _why_one_negative(left: int, right: int) -> Explanation:
    times, number = (right, left) if left < 0 else (left, right)
    pieces = say("once", number=number)
    if times != 1:
        pieces = say("debts", times=times, debt=-number, total=-number * times)
    return Explanation(say("one-negative"), why=(Explanation(pieces),))


def _quotient(left: int, right: int) -> Told:
    if not right:
        return [], (why_no_value(left),)
    if not left:
        shown = show(0, "×", after_a_sign(right), "=", 0)
        return [], (Explanation(say("zero-divided", divisor=right), shown=shown),)
    sizes = show(abs(left), "÷", abs(right))
    steps: list[Shown] = []
    if left < 0 and right < 0:
        steps = [sizes]
    elif left < 0 or right < 0:
        steps = [show(MINUS, Fence(sizes))]
    return [*steps, *_fraction(left, right)], (*_why_sign_of(left, right), *_why_quotient(left, right))


def _why_sign_of(left: int, right: int) -> tuple[Explanation, ...]:
    if left > 0 and right > 0:
        return ()
    value = Fraction(left, right)
    shown = show(_in_brackets(value), "×", after_a_sign(right), "=", left)
    if left < 0 and right < 0:
        return (Explanation(say("quotient-positive"), shown=shown),)
    return (Explanation(say("quotient-negative", left=left < 0), shown=shown),)


def _in_brackets(value: Fraction) -> Shown:
    return show(value) if value.denominator == 1 else Fence(show(value))


def _fraction(left: int, right: int) -> list[Shown]:
    """The fraction before it is in lowest terms, where that is another way to write it."""
    top, bottom = abs(left), abs(right)
    if top % bottom == 0 or gcd(top, bottom) == 1:
        return []
    size = _over(top, bottom)
    return [size if left * right > 0 else SideBySide((MINUS, size))]


def _over(top: int, bottom: int) -> Shown:
    """A fraction as it stands, not in lowest terms."""
    return Over(Digits(f"{top}"), Digits(f"{bottom}"), is_number=True)


def _why_quotient(left: int, right: int) -> tuple[Explanation, ...]:
    top, bottom = abs(left), abs(right)
    value, common = Fraction(top, bottom), gcd(top, bottom)
    if value.denominator == 1:
        fits = say("fits-into", bottom=bottom, top=top, times=int(value))
        return (Explanation(fits, shown=show(value, "×", bottom, "=", top)),)
    lowest = say("simplest", top=top, bottom=bottom)
    if common > 1:
        lowest = say("simplify", factor=common, top=top, bottom=bottom)
    return (Explanation(lowest), *_why_between(Fraction(left, right)))


def _why_between(value: Fraction) -> tuple[Explanation, ...]:
    """Between which whole numbers a fraction lies."""
    low = value.numerator // value.denominator
    return (Explanation(say("lies-between", low=low, high=low + 1)),)


def why_no_value(left: int) -> Explanation:
    """Why nothing can be divided by 0.

    >>> print(why_no_value(-7))
    Dividing by 0 has no answer: no number times 0 is −7.
    >>> print(why_no_value(0))
    0 ÷ 0 has no answer: every number times 0 is 0, so any number would work.
    """
    if left:
        return Explanation(say("by-zero", number=left))
    return Explanation(say("zero-by-zero"))


# ── What a minus card does, for each symbol and side: in letters, with an example, and at an equation of the game ────

BOTH: Where = (LEFT, RIGHT)

EXAMPLES: dict[Symbol, Equation] = {symbol: Equation("12", symbol, "4") for symbol in (PLUS, LESS, TIMES, OVER)}
"""One equation for each symbol, with a whole value."""


# ── the table of signs ────────────────────────────────────────────────────────────────────────────────────────────


def sign_effect(symbol: Symbol, where: Where) -> Explanation:
    """What minus cards do under a symbol, to numbers greater than 0: one cell of the table of signs.

    >>> print(sign_effect("-", (RIGHT,)))
    With −, a minus card on the right helps the number’s owner.   a − (−b) = (a − b) + 2b
      The difference rises by twice the right number, because subtracting −b is the same as adding b.
      For example, 16 instead of 8.   12 − (−4) = 12 + 4 = 16
      It does nothing in front of a 0.
    """
    why = [Explanation(_law(symbol, where))]
    if where == BOTH and symbol in (PLUS, LESS):
        why.append(Explanation(say("both-plus" if symbol == PLUS else "both-less")))
    what = _verdict(symbol, where)
    return Explanation(
        say("effect-under", symbol=symbol_text(symbol), where=where_name(where), what=what),
        shown=in_letters(symbol, where),
        why=(*why, sign_example(symbol, where), *_zero(symbol, where)),
    )


def _law(symbol: Symbol, where: Where) -> str:
    """What happens to the value when minus cards are laid in front of numbers."""
    return say("law", operation=OPERATIONS[symbol], where=where_name(where))


def _verdict(symbol: Symbol, where: Where) -> MinusEffect | str:
    """What it does to all numbers greater than 0, or that it depends on them."""
    found = effects(symbol, where)
    return "depends" if len(found) > 1 else next(iter(found))


def in_letters(symbol: Symbol, where: Where) -> Shown:
    """The law in letters.

    >>> in_letters("+", (LEFT,)).plain(), in_letters("x", (LEFT, RIGHT)).plain()
    ('−a + b = (a + b) − 2a', '−a × (−b) = a × b')
    """
    sign = symbol_text(symbol)
    plain = show("a", sign, "b")
    first = SideBySide((MINUS, show("a"))) if LEFT in where else show("a")
    second = Fence(SideBySide((MINUS, show("b")))) if RIGHT in where else show("b")
    return show(first, sign, second, "=", _rewritten(symbol, where, plain))


def _rewritten(symbol: Symbol, where: Where, plain: Shown) -> Shown:
    if where == BOTH:
        return plain if symbol in (TIMES, OVER) else SideBySide((MINUS, Fence(plain)))
    if symbol in (TIMES, OVER):
        return SideBySide((MINUS, Fence(plain)))
    letter = "a" if where == (LEFT,) else "b"
    sign = "+" if (symbol, where) == (LESS, (RIGHT,)) else "−"
    return show(Fence(plain), sign, SideBySide((show(2), show(letter)), product=True))


def sign_example(symbol: Symbol, where: Where) -> Explanation:
    """The example of that cell alone, where the rule is still to be found.

    >>> print(sign_example("-", (RIGHT,)))
    For example, 16 instead of 8.   12 − (−4) = 12 + 4 = 16
    """
    example = EXAMPLES[symbol]
    after = attacked(example, where)
    same = after.value == example.value
    claim = say("example-effect", after=after.value, before=example.value, same=same)
    return Explanation(claim, shown=why_value(after).shown)


def _zero(symbol: Symbol, where: Where) -> tuple[Explanation, ...]:
    """What a 0 changes."""
    if len(where) > 1:
        return ()
    if symbol in (PLUS, LESS):
        return (Explanation(say("zero-under-sum")),)
    if symbol == TIMES:
        return (Explanation(say("zero-under-times")),)
    return (Explanation(say("zero-under-over")),)


# ── at an equation ────────────────────────────────────────────────────────────────────────────────────────────────


def why_attack(before: Equation, where: Sequence[Side]) -> Explanation:
    """What one more minus card, or one on each side, does to an equation, and why.

    >>> print(why_attack(Equation("4", "-", "13"), (RIGHT,)))
    A minus card in front of the right number helps: 17 instead of −9.   4 − (−13) = 4 + 13 = 17
      The difference rises by twice 13.   −9 + 2 × 13 = 17
      −9 is less than 17.   −9 < 17
        Every negative number is less than every positive number.
    >>> print(why_attack(Equation("4", "x", "13"), (LEFT, RIGHT)))
    One minus card on each side does nothing: it stays 52.   −4 × (−13) = 4 × 13 = 52
      The two minus cards cancel: the product stays the same.
    """
    after, what = attacked(before, where), effect(before, where)
    claim = say("attack", what=what, where=where_name(where), **change_of(before, where))
    shown = why_value(after).shown
    if before.value is None or after.value is None:
        return Explanation(claim, shown=shown, why=(Explanation(say("no-value-anyway")),))
    if what is MinusEffect.NOTHING:
        return Explanation(claim, shown=shown, why=(_why_nothing(before, where),))
    low, high = sorted((before.value, after.value))
    return Explanation(claim, shown=shown, why=(_why_changed(before, where), why_less(low, high)))


def change_text(before: Equation, where: Sequence[Side]) -> str:
    """What becomes of a value under one more minus card, or one on each side.

    >>> change_text(Equation("4", "-", "13"), (RIGHT,)), change_text(Equation("4", "x", "13"), (LEFT, RIGHT))
    ('17 instead of −9', 'it stays 52')
    """
    return say("change", **change_of(before, where))


def _why_nothing(before: Equation, where: Sequence[Side]) -> Explanation:
    if len(where) > 1 and before.symbol in (TIMES, OVER) and before.value:
        return Explanation(_law(before.symbol, BOTH))
    if len(where) == 1 and not before.numbers[where[0]]:
        return Explanation(say("zero-in-front"))
    return Explanation(say("own-opposite", operation=OPERATIONS[before.symbol]))


def _why_changed(before: Equation, where: Sequence[Side]) -> Explanation:
    """By how much the value changes, or that it becomes its opposite."""
    after = attacked(before, where)
    assert before.value is not None and after.value is not None
    operation = OPERATIONS[before.symbol]
    if len(where) > 1 or before.symbol in (TIMES, OVER):
        return Explanation(say("becomes-opposite", operation=operation))
    number = before.numbers[where[0]]
    rises = after.value > before.value
    shown = show(before.value, "+" if rises else "−", 2, "×", abs(number), "=", after.value)
    claim = say("changes-by", operation=operation, rises=rises, cancels=number < 0, number=abs(number))
    return Explanation(claim, shown=shown)


def attacks(equation: Equation) -> tuple[Explanation, ...]:
    """What one more minus card on the left and on the right would do.

    >>> [told.claim for told in attacks(Equation("4", "+", "13"))][1]
    'A minus card in front of the right number hurts: −9 instead of 17.'
    """
    return tuple([why_attack(equation, (side,)) for side in SIDES])


# ── The variant that compares ranks within a symbol: which part of all equations with the symbol is worth less ───────


def rank_text(rank: Value) -> str:
    """A rank as a percentage to one decimal.

    >>> rank_text(Fraction(344, 345)), rank_text(Fraction(1, 2)), rank_text(None)
    ('about 99.7%', '50%', 'no rank')
    """
    if rank is None:
        return say("no-rank")
    percent = percent_text(rank)
    return percent if rank * 1000 == round(rank * 1000) else say("about", percent=percent)


def percent_text(rank: Fraction) -> str:
    """The same without "about", for a small place.

    >>> percent_text(Fraction(344, 345)), percent_text(Fraction(1, 2))
    ('99.7%', '50%')
    """
    tenths = round(rank * 1000)
    return f"{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''}%"


def measure_text(measured: Value, rules: Rules) -> str:
    """What is compared in a game: a value, or a rank by the variant.

    >>> measure_text(Fraction(7, 2), Rules()), measure_text(Fraction(1, 2), Rules(by_rank=True))
    ('7/2', '50%')
    """
    return rank_text(measured) if rules.by_rank else value_text(measured)


def measure_says(measured: Value, rules: Rules) -> str:
    """What is compared in a game, within a sentence.

    >>> measure_says(Fraction(7, 2), Rules()), measure_says(Fraction(1, 2), Rules(by_rank=True))
    ('7/2', 'a rank of 50%')
    """
    return say("a-rank", rank=rank_text(measured)) if rules.by_rank else value_text(measured)


def average_text(average: Fraction, rules: Rules) -> str:
    """What a pair brings on average, in a table.

    >>> average_text(Fraction(161, 36), Rules()), average_text(Fraction(1, 2), Rules(by_rank=True))
    ('about 4.47', '50%')
    """
    return rank_text(average) if rules.by_rank else mean_text(average)


def average_says(average: Fraction, rules: Rules) -> str:
    """What a pair brings on average, within a sentence."""
    return say("a-rank", rank=rank_text(average)) if rules.by_rank else mean_text(average)


def all_equations(symbol: Symbol, rules: Rules) -> int:
    """How many equations two number cards of the deck make with a symbol, each order counted.

    >>> all_equations("+", Rules()), all_equations("x", Rules(small_under_times=True))
    (2070, 702)
    """
    cards = len(playable(NUMBER_CARDS, symbol, is_small=rules.small_under_times))
    return cards * (cards - 1)


def why_rank(equation: Equation, rules: Rules) -> Explanation:
    """The rank of an equation within its symbol.

    >>> print(why_rank(Equation("15", "+", "14"), Rules(by_rank=True)))
    A sum of 29 has a rank of about 98.8%.   2046/2070
      Two number cards of the deck make 2070 equations with +, each order counted, and 2046 of them are worth less.
    >>> print(why_rank(Equation("9", "x", "8"), Rules(by_rank=True, small_under_times=True)))
    A product of 72 has a rank of about 96.6%.   678/702
      Two number cards from 1 to 9 make 702 equations with ×, each order counted, and 678 of them are worth less.
    """
    sign, operation = symbol_text(equation.symbol), OPERATIONS[equation.symbol]
    rank = measure(equation, Rules(small_under_times=rules.small_under_times, by_rank=True))
    if rank is None:
        return Explanation(say("not-ranked"))
    total = all_equations(equation.symbol, rules)
    lower = int(rank * total)
    claim = say("ranked", operation=operation, value=equation.value, rank=rank_text(rank))
    is_small = rules.small_under_times and equation.symbol == TIMES
    count = say("rank-counts-small" if is_small else "rank-counts", total=total, symbol=sign, lower=lower)
    return Explanation(claim, shown=_over(lower, total), why=(Explanation(count),))


# ── Which pair of numbers has the highest value with a symbol, which one a minus card can hurt least, and why ────────

MOST_NAMED = 4
"""So many pairs are named one by one."""


def best_rule(symbol: Symbol) -> str:
    """How to find the highest value, as long as no minus card is laid."""
    return say("best-rule", operation=OPERATIONS[symbol])


def safe_rule(symbol: Symbol) -> str:
    """How to lose least to a single minus card."""
    return say("safe-rule", operation=OPERATIONS[symbol])


def pairs_text(symbol: Symbol, pairs: Sequence[Pair], *, is_either_said: bool = True) -> str:
    """Pairs as equations, both orders in one, of which it is said; of many pairs the first two.

    >>> pairs_text("+", [("2", "5"), ("5", "2")]), pairs_text("-", [("5", "2"), ("4", "1")])
    ('5 + 2 in either order', '5 − 2 or 4 − 1')
    """
    ordered = sorted(pairs, key=lambda pair: (-int(pair[LEFT]), int(pair[RIGHT])))
    once = [pair for pair in ordered if not (pair[::-1] in pairs and int(pair[LEFT]) < int(pair[RIGHT]))]
    is_twice = {pair: pair[::-1] in pairs and pair[LEFT] != pair[RIGHT] for pair in once}
    all_twice = all(twice or pair[LEFT] == pair[RIGHT] for pair, twice in is_twice.items()) and any(is_twice.values())
    told = [
        say("pair-either", pair=pair) if is_either_said and is_twice[one] and not all_twice else pair
        for one in once
        for pair in (f"{one[LEFT]} {symbol_text(symbol)} {one[RIGHT]}",)
    ]
    if len(told) > MOST_NAMED:
        told = [*told[:2], say("other-pairs", count=len(told) - 2)]
    return say("pairs", pairs=told, twice=is_either_said and all_twice)


def shown_first(pairs: Sequence[Pair]) -> Pair:
    """Of pairs that are as good as each other the one with the greatest number on the left.

    >>> shown_first([("2", "5"), ("5", "2")])
    ('5', '2')
    """
    return max(pairs, key=lambda pair: int(pair[LEFT]))


# ── the highest value ─────────────────────────────────────────────────────────────────────────────────────────────


def highest_pairs(table: PayoffTable) -> tuple[Pair, ...]:
    """The pairs that bring most when no minus card is laid.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> highest_pairs(payoff_table(("2", "5", "11"), "-"))
    (('11', '2'),)
    """
    most = max([table.payoff(pair) for pair in table.pairs])
    return tuple([pair for pair in table.pairs if table.payoff(pair) == most])


def why_highest(table: PayoffTable) -> Explanation:
    """The highest value that a hand can have with a symbol, and why nothing is higher.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_highest(payoff_table(("2", "5", "11"), "+")))
    The highest sum these numbers make is 16: 11 + 5 in either order.
      The greater each number, the greater the sum: use your two greatest numbers.
    The next best is 11 + 2 = 13.
    """
    best = highest_pairs(table)
    value, pairs = table.equation(best[0]).value, pairs_text(table.symbol, best)
    ranked = (why_rank(table.equation(best[0]), table.rules),) if table.rules.by_rank else ()
    why = (Explanation(best_rule(table.symbol)), *_next(table, best), *ranked)
    return Explanation(say("highest", operation=OPERATIONS[table.symbol], value=value, pairs=pairs), why=why)


def _next(table: PayoffTable, best: Sequence[Pair]) -> tuple[Explanation, ...]:
    rest = [pair for pair in table.pairs if pair not in best]
    if not rest:
        return ()
    second = max(rest, key=lambda pair: (table.payoff(pair), int(pair[LEFT])))
    return (Explanation(say("next-best", equation=worked_out(table.equation(second)))),)


# ── the safest ────────────────────────────────────────────────────────────────────────────────────────────────────


def worst(table: PayoffTable, pair: Pair) -> Where:
    """Where minus cards hurt a pair most; nowhere if they cannot hurt it.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> worst(payoff_table(("2", "5"), "+"), ("2", "5")), worst(payoff_table(("0", "5"), "x"), ("0", "5"))
    ((1,), ())
    """
    row = table.row(pair)
    return table.sabotages[row.index(min(row))]


def safest_pairs(table: PayoffTable) -> tuple[Pair, ...]:
    """The cautious pairs, and of these the ones that bring most when no minus card is laid.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> safest_pairs(payoff_table(("2", "5", "11"), "-"))
    (('5', '2'),)
    """
    most = max([table.payoff(pair) for pair in table.cautious])
    return tuple([pair for pair in table.cautious if table.payoff(pair) == most])


def why_safest(table: PayoffTable) -> Explanation:
    """The pair that keeps most whatever minus cards do, and why.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_safest(payoff_table(("2", "5", "11"), "-")))
    The safest pair is 5 − 2: the worst minus cards can make it is −7.
      A minus card on the left turns the difference into the opposite of the sum: the smaller both numbers are, the \
higher the result stays. In either order the worst case is the same; with the greater on the left, there is more if \
no card comes.
      A minus card in front of the left number hurts: −7 instead of 3.   −5 − 2 = −(5 + 2) = −7
        The difference falls by twice 5.   3 − 2 × 5 = −7
        −7 is less than 3.   −7 < 3
          Every negative number is less than every positive number.
      The highest pair, 11 − 2 = 9, can fall to −13.
    """
    safe, best = safest_pairs(table), highest_pairs(table)
    pair = shown_first(safe)
    many, pairs = 1 if {pair, pair[::-1]} >= {*safe} else len(safe), pairs_text(table.symbol, safe)
    claim = say("safest-of-all", many=many, pairs=pairs)
    if worst(table, pair):
        claim = say("safest", many=many, pairs=pairs, least=measure_says(min(table.row(pair)), table.rules))
    rules = () if table.rules.by_rank else (Explanation(_safe_rule(table)),)
    fall = worst(table, pair)
    attack = (why_attack(table.equation(pair), fall),) if fall else ()
    return Explanation(claim, why=(*rules, *attack, *_falls(table, best, safe)))


def _safe_rule(table: PayoffTable) -> str:
    return say("safe-from-two") if table.symbol == PLUS and BOTH in table.sabotages else safe_rule(table.symbol)


def _falls(table: PayoffTable, best: Sequence[Pair], safe: Sequence[Pair]) -> tuple[Explanation, ...]:
    """How far the highest pair can fall, where it is not the safest."""
    if set(best) & set(safe):
        return (Explanation(say("safest-is-highest")),)
    pair = shown_first(best)
    lowest = measure_says(min(table.row(pair)), table.rules)
    return (Explanation(say("highest-falls", equation=worked_out(table.equation(pair)), least=lowest)),)
