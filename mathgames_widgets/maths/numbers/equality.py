"""Why a formula is true or not: what both sides are worth, what "=" means, and what undoes an operation."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import added, divisible, quotient, round_parts
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.maths.writing.words import listed

UNDOES = {
    Sign.PLUS: "Subtraction undoes addition",
    Sign.MINUS: "Addition undoes subtraction",
    Sign.TIMES: "Division undoes multiplication",
    Sign.DIVIDE: "Multiplication undoes division",
}


def written(formula: Formula) -> Shown:
    """The formula as it is claimed, true or not.

    >>> print(written(Formula(7, Sign.TIMES, 8, 54)))
    7 × 8 = 54
    """
    return show(*_side(formula), "=", formula.answer)


def _side(formula: Formula) -> tuple[object, ...]:
    return formula.left, str(formula.sign), formula.right


def value_text(formula: Formula) -> str:
    """What the left side is worth, in words that end without a full stop.

    >>> value_text(Formula(7, Sign.DIVIDE, 2, 3)), value_text(Formula(3, Sign.MINUS, 8, 5))
    ('7 ÷ 2 is 3 remainder 1 (3 1/2)', '3 − 8 = −5')

    Raises ValueError where it would divide by 0.
    """
    value = formula.value
    if value is None:
        raise ValueError(f"{formula.says} has no value: you cannot divide by 0.")
    if value.denominator == 1:
        return f"{formula.says} = {_mixed(value)}"
    whole, rest = divmod(formula.left, formula.right)
    return f"{formula.says} is {whole} remainder {rest} ({_mixed(value)})"


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
        return Explanation(f"{formula} is not true: you cannot divide by 0.", shown=show(*_side(formula)), why=why)
    if not formula.is_true:
        why = (left_side(formula), equals_means(formula))
        return Explanation(f"{formula} is not true: {value_text(formula)}.", shown=show(*_unequal(formula)), why=why)
    undone = inverse(formula)
    reasons = (left_side(formula), equals_means(formula), *([undone] if undone else []))
    return Explanation(f"{formula} is true.", shown=written(formula), why=reasons)


def _unequal(formula: Formula) -> tuple[object, ...]:
    assert formula.value is not None, "what divides by 0 was explained before"
    return (*_side(formula), "=", formula.value, "≠", formula.answer)


def equals_means(formula: Formula) -> Explanation:
    """What "=" claims about the two sides of a formula.

    >>> print(equals_means(Formula(2, Sign.PLUS, 4, 6)))
    The sign = says that both sides have the same value: 6 on the left and 6 on the right.
    """
    value = formula.value
    start = "The sign = says that both sides have the same value"
    if value is None:
        return Explanation(f"{start}; here the left side has no value.")
    left = _mixed(value)
    if formula.is_true:
        return Explanation(f"{start}: {left} on the left and {formula.answer} on the right.")
    return Explanation(f"{start}; here it is {left} on the left, but {formula.answer} on the right.")


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
    claim = f"The sign = does not mean that an answer comes next: {answer} = {formula.says} says the same."
    more = f"{answer} = {answer}"
    if formula.sign in (Sign.PLUS, Sign.TIMES):
        swapped = Formula(formula.right, formula.sign, formula.left, answer)
        more += f" and {formula.says} = {swapped.says} are"
    else:
        more += " is"
    same = Explanation(f"{more} true as well: left and right have the same value.")
    return Explanation(claim, shown=show(answer, "=", *_side(formula)), why=(same,))


# ── the value of a side ───────────────────────────────────────────────────────────────────────────────────────────


def left_side(formula: Formula) -> Explanation:
    """How the left side is worked out: by places, by parts of a factor, or by the operation that undoes it.

    >>> print(left_side(Formula(24, Sign.TIMES, 36, 864)))
    The left side is worth 864.   24 × 36 = 864
      A factor may be taken apart and each part multiplied.   24 × 36 = 720 + 144 = 864
        The parts of 36 are 30 and 6.   24 × 30 = 720, 24 × 6 = 144

    Raises ValueError where it would divide by 0.
    """
    value = formula.value
    if value is None:
        raise ValueError(f"{formula.says} has no value: you cannot divide by 0.")
    if value.denominator > 1:
        shown = quotient(formula.left, formula.right)
        return Explanation(
            f"{value_text(formula)}, which is no whole number.", shown, (divisible(formula.left, formula.right),)
        )
    work = {Sign.PLUS: _added, Sign.MINUS: _subtracted, Sign.TIMES: _multiplied, Sign.DIVIDE: _divided}[formula.sign]
    return Explanation(
        f"The left side is worth {_mixed(value)}.",
        shown=show(*_side(formula), "=", value),
        why=work(formula, int(value)),
    )


def _added(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if not left or not right:
        return (Explanation("Adding 0 changes nothing."),)
    if max(left, right) < 10:
        return _past_ten(left, right) if value > 10 else ()
    sums = _sums_by_places(left, right)
    if len(sums) < 2:
        return ()
    shown = show(*_side(formula), "=", *added(sums), "=", value)
    return (Explanation("Ones are added to ones, tens to tens and so on.", shown=shown),)


def _past_ten(left: int, right: int) -> tuple[Explanation, ...]:
    large, small = max(left, right), min(left, right)
    first, rest = 10 - large, small - (10 - large)
    claim = f"{large} and {first} make 10, and the other {rest} of the {small} come on top."
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
        return (Explanation("Taking 0 away changes nothing."),)
    if value < 0:
        claim = f"{left} is less than {right}, so there is not enough to take {right} away: the result is below 0."
        return (Explanation(claim, shown=show(right, "−", left, "=", -value)),)
    if not value:
        return (Explanation("A number less itself is 0."),)
    claim = f"{right} and {value} more make {left}."
    return (Explanation(claim, shown=show(value, "+", right, "=", left)),)


def _multiplied(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if not left or not right:
        return (times_zero(left or right),)
    if 1 in (left, right):
        return (Explanation("Multiplying by 1 changes nothing."),)
    small, large = sorted((left, right))
    if small < 5 and large < 10:
        claim = f"{small} times {large} is {large} added {small} times."
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
    pieces = Explanation(f"The parts of {whole} are {listed(list(parts))}.", shown=show(*row))
    products = added([other * part for part in parts])
    claim = "A factor may be taken apart and each part multiplied."
    return (Explanation(claim, shown=show(*_side(formula), "=", *products, "=", value), why=(pieces,)),)


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
    claim = f"The first digits are multiplied, and the tens with the tens: {one} × {two} = {one * two}, times {power}."
    return (Explanation(claim, shown=show(one * two, "×", power, "=", value)),)


def _divided(formula: Formula, value: int) -> tuple[Explanation, ...]:
    left, right = formula.left, formula.right
    if right == 1:
        return (Explanation("Dividing by 1 changes nothing."),)
    if not left:
        return (Explanation(f"0 ÷ {right} = 0, because 0 × {right} = 0.", shown=show(0, "×", right, "=", 0)),)
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
    link = "because" if formula.sign in (Sign.MINUS, Sign.DIVIDE) else "and so"
    why = Explanation(f"{UNDOES[formula.sign]}: what one of them does, the other takes back.")
    return Explanation(f"{formula}, {link} {undone}.", shown=written(undone), why=(why,))


def by_zero(left: int) -> Explanation:
    """Why you cannot divide by 0.

    >>> print(by_zero(7))
    You cannot divide by 0: no number times 0 gives 7.
      7 ÷ 0 = a would mean a × 0 = 7.   a × 0 = 7
      But a × 0 is 0 for every a, and never 7.   a × 0 = 0 ≠ 7
    >>> by_zero(0).claim
    'You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer.'
    """
    meaning = Explanation(f"{left} ÷ 0 = a would mean a × 0 = {left}.", shown=show("a", "×", 0, "=", left))
    if left:
        never = Explanation(f"But a × 0 is 0 for every a, and never {left}.", show("a", "×", 0, "=", 0, "≠", left))
        return Explanation(f"You cannot divide by 0: no number times 0 gives {left}.", why=(meaning, never))
    any_will_do = Explanation(
        "That holds for every a: 1, 2 and any other number would all be right, so none of them is the answer.",
        shown=show(1, "×", 0, "=", 2, "×", 0, "=", 0),
    )
    claim = "You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer."
    return Explanation(claim, why=(meaning, any_will_do))


def times_zero(number: int) -> Explanation:
    """Why n × 0 = 0 whatever n is.

    >>> print(times_zero(428))
    428 × 0 = 0, and so it is for any number in place of 428.   428 × 0 = 0
      n × 0 is n times nothing: 0 added again and again stays 0.   0 + 0 + 0 = 0
      So the formula says nothing about n: every number is right.   n × 0 = 0
    """
    other = "any other number" if number == 0 else f"any number in place of {number}"
    return Explanation(
        f"{number} × 0 = 0, and so it is for {other}.",
        shown=show(number, "×", 0, "=", 0),
        why=(
            Explanation("n × 0 is n times nothing: 0 added again and again stays 0.", show(0, "+", 0, "+", 0, "=", 0)),
            Explanation("So the formula says nothing about n: every number is right.", show("n", "×", 0, "=", 0)),
        ),
    )
