"""Why a formula is true or not: what both sides are worth, what "=" means, and what undoes an operation."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import added, divisible, quotient, round_parts
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown

say = room(__name__)


def written(formula: Formula) -> Shown:
    """The formula as it is claimed, true or not.

    >>> print(written(Formula(7, Sign.TIMES, 8, 54)))
    7 × 8 = 54
    """
    return show(*_side(formula), "=", formula.answer)


def _side(formula: Formula) -> tuple[object, ...]:
    return formula.left, str(formula.sign), formula.right


def value_text(formula: Formula) -> str:
    """What the left side is worth, in a sentence.

    >>> value_text(Formula(7, Sign.DIVIDE, 2, 3)), value_text(Formula(3, Sign.MINUS, 8, 5))
    ('7 ÷ 2 is 3 remainder 1.', '3 − 8 = −5.')

    Raises ValueError where it would divide by 0.
    """
    value = formula.value
    if value is None:
        raise ValueError(f"{formula.says} has no value: you cannot divide by 0.")
    if value.denominator == 1:
        return f"{formula.says} = {_mixed(value)}."
    return say("with-remainder", **remainder(formula))


def remainder(formula: Formula) -> dict[str, object]:
    """What a division that leaves a remainder comes to, for a sentence: `side`, `whole` and `rest`.

    >>> remainder(Formula(7, Sign.DIVIDE, 2, 3))
    {'side': '7 ÷ 2', 'whole': 3, 'rest': 1}

    Raises ValueError where it would divide by 0.
    """
    if formula.value is None:
        raise ValueError(f"{formula.says} has no value: you cannot divide by 0.")
    whole, rest = divmod(formula.left, formula.right)
    return {"side": formula.says, "whole": whole, "rest": rest}


def _mixed(value: Fraction) -> str:
    """A number as children write it: 3 1/2 for 7/2, −5 below 0."""
    if value.denominator == 1:
        return str(value).replace("-", "−")
    whole = int(value)
    return f"{whole} {value - whole}" if whole else f"{value}"


# ── true or not ───────────────────────────────────────────────────────────────────────────────────────────────────


def why_true(formula: Formula) -> Explanation:
    """Whether a formula is true, what both sides are worth, and the same undone.

    >>> print(why_true(Formula(8, Sign.DIVIDE, 2, 4)))
    8 ÷ 2 = 4 is true.   8 ÷ 2 = 4
      The left side is worth 4.   8 ÷ 2 = 4
        8 can be divided by 2.   8 = 4 × 2
      The sign = says that both sides have the same value: 4 on the left and 4 on the right.
      8 ÷ 2 = 4, because 4 × 2 = 8.   4 × 2 = 8
        Multiplication undoes division: what one of them does, the other takes back.
    >>> why_true(Formula(7, Sign.TIMES, 8, 54)).claim
    '7 × 8 = 54 is not true: 7 × 8 = 56.'
    """
    value = formula.value
    if value is None:
        why = (by_zero(formula.left), equals_means(formula))
        return Explanation(say("untrue-by-zero", formula=f"{formula}"), shown=show(*_side(formula)), why=why)
    if not formula.is_true:
        sides = both_sides(formula)
        return Explanation(_untrue(formula, value), why=sides.why or (sides,))
    undone = inverse(formula)
    reasons = (left_side(formula), equals_means(formula), *([undone] if undone else []))
    return Explanation(say("true", formula=f"{formula}"), shown=written(formula), why=reasons)


def _untrue(formula: Formula, value: Fraction) -> str:
    if value.denominator == 1:
        return say("untrue", formula=f"{formula}", side=formula.says, value=value)
    return say("untrue-with-remainder", formula=f"{formula}", **remainder(formula))


def both_sides(formula: Formula) -> Explanation:
    """The work on both sides of a formula that is not true, which says once where they part.

    >>> print(both_sides(Formula(7, Sign.TIMES, 8, 54)))
    Both sides of = must have the same value.
      The left side is worth 56.   7 × 8 = 35 + 21 = 56
        You can split a factor into parts and multiply each part.
          The parts of 8 are 5 and 3.   7 × 5 = 35, 7 × 3 = 21
      The right side is worth 54: 2 less.
    >>> print(both_sides(Formula(27, Sign.DIVIDE, 4, 6)))
    No whole number times 4 gives 27.
      6 times 4 is too little, and 7 times 4 is too much.   6 × 4 = 24, 7 × 4 = 28

    Raises ValueError for a formula that is true, or that divides by 0.
    """
    value = formula.value
    if value is None or formula.is_true:
        raise ValueError(f"{formula} is true, or divides by 0.")
    if value.denominator > 1:
        return _between_multiples(formula.left, formula.right)
    if value < 0:
        return _subtracted(formula, int(value))[0]
    apart = formula.answer - int(value)
    right = say("right-side", value=formula.answer, by=abs(apart), more=apart > 0)
    return Explanation(say("sides-differ"), why=(_worked_left(formula), Explanation(right)))


def _worked_left(formula: Formula) -> Explanation:
    """The left side with its work in one row, where that begins with the side itself."""
    told = left_side(formula)
    if not told.why or told.why[0].shown is None or not told.why[0].shown.plain().startswith(f"{formula.says} ="):
        return told
    first, *others = told.why
    return Explanation(told.claim, first.shown, (Explanation(first.claim, why=first.why), *others))


def _between_multiples(number: int, by: int) -> Explanation:
    """Why a number is no multiple of another one: between which two it lies."""
    low = number // by
    shown = show(low, "×", by, "=", low * by, ",", low + 1, "×", by, "=", (low + 1) * by)
    lies = Explanation(say("between-multiples", low=low, high=low + 1, by=by), shown)
    return Explanation(say("no-multiple", number=number, by=by), why=(lies,))


def equals_means(formula: Formula) -> Explanation:
    """What "=" claims about the two sides of a formula that is true, or has no value on the left.

    >>> print(equals_means(Formula(2, Sign.PLUS, 4, 6)))
    The sign = says that both sides have the same value: 6 on the left and 6 on the right.
    """
    if formula.value is None:
        return Explanation(say("equals-no-value"))
    return Explanation(say("equals-same", left=_mixed(formula.value), right=formula.answer))


def equals_both_ways(formula: Formula) -> Explanation:
    """That "=" does not mean "and now comes the answer": a true formula may be read from right to left.

    >>> print(equals_both_ways(Formula(2, Sign.PLUS, 4, 6)))
    The sign = does not mean that an answer comes next: 6 = 2 + 4 says the same.   6 = 2 + 4
      6 = 6 and 2 + 4 = 4 + 2 are true as well: left and right have the same value.

    Raises ValueError for a formula that is not true.
    """
    if not formula.is_true:
        raise ValueError(f"{formula} is not true, so it may not be turned round.")
    answer = formula.answer
    claim = say("both-ways", answer=answer, side=formula.says)
    if formula.sign in (Sign.PLUS, Sign.TIMES):
        swapped = Formula(formula.right, formula.sign, formula.left, answer)
        more = say("both-ways-swapped", answer=answer, side=formula.says, swapped=swapped.says)
    else:
        more = say("both-ways-too", answer=answer)
    return Explanation(claim, shown=show(answer, "=", *_side(formula)), why=(Explanation(more),))


# ── the value of a side ───────────────────────────────────────────────────────────────────────────────────────────


def left_side(formula: Formula) -> Explanation:
    """How the left side is worked out: by places, by parts of a factor, or by the operation that undoes it.

    >>> print(left_side(Formula(24, Sign.TIMES, 36, 864)))
    The left side is worth 864.   24 × 36 = 864
      You can split a factor into parts and multiply each part.   24 × 36 = 720 + 144 = 864
        The parts of 36 are 30 and 6.   24 × 30 = 720, 24 × 6 = 144

    Raises ValueError where it would divide by 0.
    """
    value = formula.value
    if value is None:
        raise ValueError(f"{formula.says} has no value: you cannot divide by 0.")
    if value.denominator > 1:
        shown = quotient(formula.left, formula.right)
        why = (divisible(formula.left, formula.right),)
        return Explanation(say("no-whole-number", **remainder(formula)), shown, why)
    work = {Sign.PLUS: _added, Sign.MINUS: _subtracted, Sign.TIMES: _multiplied, Sign.DIVIDE: _divided}[formula.sign]
    return Explanation(
        say("left-side", value=value), shown=show(*_side(formula), "=", value), why=work(formula, int(value))
    )


def _added(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if not left or not right:
        return (Explanation(say("adding-zero")),)
    if max(left, right) < 10:
        return _past_ten(left, right) if value > 10 else ()
    sums = _sums_by_places(left, right)
    if len(sums) < 2 or sorted(sums) == sorted((left, right)):
        return ()
    shown = show(*_side(formula), "=", *added(sums), "=", value)
    return (Explanation(say("ones-to-ones"), shown=shown),)


def _past_ten(left: int, right: int) -> tuple[Explanation, ...]:
    large, small = max(left, right), min(left, right)
    first, rest = 10 - large, small - (10 - large)
    claim = say("past-ten", large=large, first=first, rest=rest, small=small)
    return (Explanation(claim, shown=show(large, "+", first, "+", rest, "=", 10, "+", rest, "=", 10 + rest)),)


def _sums_by_places(left: int, right: int) -> list[int]:
    """The parts of both numbers that stand at the same place, added; the highest place first."""
    sums: dict[int, int] = {}
    for part in (*round_parts(left), *round_parts(right)):
        place = len(str(part))
        sums[place] = sums.get(place, 0) + part
    return [sums[place] for place in sorted(sums, reverse=True)]


def _subtracted(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if not right:
        return (Explanation(say("taking-zero")),)
    if value < 0:
        claim = say("not-enough", left=left, right=right)
        return (Explanation(claim, shown=show(right, "−", left, "=", -value)),)
    if not value:
        return (Explanation(say("less-itself")),)
    claim = say("more-make", left=left, right=right, value=value)
    return (Explanation(claim, shown=show(value, "+", right, "=", left)),)


def _multiplied(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if not left or not right:
        return (times_zero(left or right),)
    if 1 in (left, right):
        return (Explanation(say("times-one")),)
    small, large = sorted((left, right))
    if small < 5 and large < 10:
        claim = say("added-times", small=small, large=large)
        return (Explanation(claim, shown=show(*_side(formula), "=", *added([large] * small), "=", value)),)
    return _in_parts(formula, value)


def _in_parts(formula: Formula, value: int) -> tuple[Explanation, ...]:
    """One factor is taken apart: into its tens and ones, or, where both are small, into 5 and the rest."""
    left, right = formula.left, formula.right
    taken_apart = _taken_apart(left, right)
    if taken_apart is None:
        return _round_factors(left, right, value)
    whole, other, parts = taken_apart
    row: list[object] = []
    for part in parts:
        row += [*([","] if row else []), show(other, "×", part, "=", other * part)]
    pieces = Explanation(say("parts-of", whole=whole, parts=parts), shown=show(*row))
    products = added([other * part for part in parts])
    return (Explanation(say("taken-apart"), shown=show(*_side(formula), "=", *products, "=", value), why=(pieces,)),)


def _taken_apart(left: int, right: int) -> tuple[int, int, tuple[int, ...]] | None:
    """The factor that is taken apart, the other one, and the parts; None for factors such as 40 and 300."""
    for whole, other in ((right, left), (left, right)):
        if len(parts := round_parts(whole)) > 1:
            return whole, other, parts
    if max(left, right) > 9:
        return None
    whole, other = (right, left) if right > 5 else (left, right)
    return (whole, other, (5, whole - 5)) if whole > 5 else None


def _round_factors(left: int, right: int, value: int) -> tuple[Explanation, ...]:
    """Factors such as 5, 40 and 300: their first digits multiplied, and the zeros behind."""
    one, two = (int(str(number)[0]) for number in (left, right))
    power = (left // one) * (right // two)
    if power == 1:
        return ()
    claim = say("first-digits", one=one, two=two, product=one * two, power=power)
    return (Explanation(claim, shown=show(one * two, "×", power, "=", value)),)


def _divided(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if right == 1:
        return (Explanation(say("over-one")),)
    if not left:
        return (Explanation(say("zero-over", right=right), shown=show(0, "×", right, "=", 0)),)
    return (divisible(left, right),)


# ── inverse operations and 0 ──────────────────────────────────────────────────────────────────────────────────────


def inverse(formula: Formula) -> Explanation | None:
    """A true formula with its operation undone; None where undoing would divide by 0.

    >>> print(inverse(Formula(8, Sign.MINUS, 3, 5)))
    8 − 3 = 5, because 5 + 3 = 8.   5 + 3 = 8
      Addition undoes subtraction: what one of them does, the other takes back.
    >>> print(inverse(Formula(2, Sign.PLUS, 4, 6)).claim)
    2 + 4 = 6, and so 6 − 4 = 2.

    Raises ValueError for a formula that is not true.
    """
    if not formula.is_true:
        raise ValueError(f"{formula} is not true, so nothing follows from it.")
    undone = formula.inverse
    if undone is None:
        return None
    takes_away = formula.sign in (Sign.MINUS, Sign.DIVIDE)
    claim = say("undone-because" if takes_away else "undone-so", formula=f"{formula}", undone=f"{undone}")
    return Explanation(claim, shown=written(undone), why=(Explanation(say("undoes", sign=formula.sign)),))


def by_zero(left: int) -> Explanation:
    """Why you cannot divide by 0.

    >>> print(by_zero(7))
    You cannot divide by 0: no number times 0 gives 7.
      7 ÷ 0 = a would mean a × 0 = 7.   a × 0 = 7
      But a × 0 is 0 for every a, and never 7.   a × 0 = 0 ≠ 7
    >>> by_zero(0).claim
    'You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer.'
    """
    meaning = Explanation(say("by-zero-means", left=left), shown=show("a", "×", 0, "=", left))
    if left:
        then = Explanation(say("by-zero-never", left=left), shown=show("a", "×", 0, "=", 0, "≠", left))
    else:
        then = Explanation(say("by-zero-any"), shown=show(1, "×", 0, "=", 2, "×", 0, "=", 0))
    return Explanation(say("by-zero", left=left), why=(meaning, then))


def times_zero(number: int) -> Explanation:
    """Why n × 0 = 0 whatever n is.

    >>> print(times_zero(428))
    428 × 0 = 0, and the same is true for any other number.   428 × 0 = 0
      n × 0 is n times nothing: 0 added again and again stays 0.   0 + 0 + 0 = 0
      So the formula says nothing about n: every number is right.   n × 0 = 0
    """
    return Explanation(
        say("times-zero", number=number),
        shown=show(number, "×", 0, "=", 0),
        why=(
            Explanation(say("times-zero-sum"), show(0, "+", 0, "+", 0, "=", 0)),
            Explanation(say("times-zero-free"), show("n", "×", 0, "=", 0)),
        ),
    )
