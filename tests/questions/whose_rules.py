"""What is right in the cases of *Whose answer is this?*, worked out apart from the package, and what verdicts claim."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import floor
from typing import Any

from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.proof import Proof
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.questions.whose import Slip, WhoseAnswer, in_words
from tests.maths.numbers.equations import holds

GRID = [Fraction(n, 2) for n in range(-12, 13)]
"""Where the functions that are tried have all their zeros, above and below."""
ROLL = range(1, 7)
N = r"−?\d+(?:[/.]\d+)?"
EQUATION = re.compile(rf"{N}(?: [−+×÷] {N})+ = {N}(?! [−+×÷])")

Right = Callable[[Slip, Any], object]


def _put(f: RationalFunction, x: Fraction) -> Fraction | None:
    """The value, factor by factor."""
    above = below = Fraction(1)
    for row, is_top in ((f.top, True), (f.bottom, False)):
        for factor in row:
            value = sum((Fraction(c) * x**power for power, c in enumerate(factor.coefficients)), Fraction(0))
            above, below = (above * value, below) if is_top else (above, below * value)
    return above / below if below else None


def _near(f: RationalFunction, x: Fraction) -> tuple[Fraction, Fraction]:
    """The values just left and just right of x."""
    step = Fraction(1, 10**6)
    left, right = _put(f, x - step), _put(f, x + step)
    assert left is not None and right is not None
    return left, right


def _zeros(f: RationalFunction) -> list[Fraction]:
    return [x for x in GRID if _put(f, x) == 0]


def _crossings(slip: Slip, f: RationalFunction) -> tuple[Fraction, ...]:
    """Where the sign changes at a zero."""
    return tuple([x for x in _zeros(f) if _near(f, x)[0] * _near(f, x)[1] < 0])


def _walls(slip: Slip, f: RationalFunction) -> tuple[Fraction, ...]:
    """Where there is no value, and those beside it are huge."""
    gaps = [x for x in GRID if _put(f, x) is None]
    return tuple([x for x in gaps if abs(_near(f, x)[0]) > 1000])


def _height(slip: Slip, f: RationalFunction) -> Fraction:
    far = _put(f, Fraction(10**9))
    assert far is not None
    return far.limit_denominator(1000)


def _meets(slip: Slip, f: RationalFunction) -> str:
    level = _height(slip, f)
    points = [f"({plain(x)}, {plain(level)})" for x in GRID if _put(f, x) == level]
    return listed(points) if points else "none"


def _question_function(slip: Slip) -> RationalFunction:
    written = plain_text(slip.task).partition("f(x) = ")[2].rstrip(".?")
    return RationalFunction.parse(written.removesuffix(" be left out"))


def _some_of(slip: Slip, drawn: Fraction) -> Fraction:
    """The chance of at least one good card, by listing every hand."""
    good, cards = (int(one) for one in re.findall(r"\d+", plain_text(slip.task))[:2])
    hands = list(combinations(range(cards), int(drawn)))
    return Fraction(sum(min(hand) < good for hand in hands), len(hands))


def _expected(slip: Slip, chance: Fraction) -> Fraction:
    found = re.search(r"worth (\d+) with a chance of \S+ and −(\d+)", plain_text(slip.task))
    assert found is not None
    return chance * int(found[1]) + (1 - chance) * -int(found[2])


def _stack(slip: Slip, side: Fraction) -> Fraction:
    found = re.search(r"×2 and then \+(\d)", plain_text(slip.task))
    assert found is not None
    return side + side + int(found[1])


def _ways(total: Fraction) -> int:
    return sum(one + other == total for one, other in product(ROLL, ROLL))


def _in_the_box(slip: Slip, more: Fraction) -> Fraction:
    """Which number makes both sides equal, by trying them all."""
    left, right = map(int, re.findall(r"\d+", plain_text(slip.task))[:2])
    return next(Fraction(box) for box in range(left + right + 1) if box + more == left + right)


RIGHT: dict[str, Right] = {
    "sign_read_off": lambda slip, f: next(x for x in GRID if _put(f, x) == 0),
    "always_crosses": _crossings,
    "above_is_forbidden": lambda slip, x: _put(_question_function(slip), x),
    "always_a_wall": _walls,
    "hole_is_gone": lambda slip, x: _put(_question_function(slip), x),
    "factors_first": lambda slip, x: _put(_question_function(slip), x),
    "sign_lost": lambda slip, x: _put(_question_function(slip), x),
    "only_degrees": _height,
    "always_fades": _height,
    "must_not_cross": _meets,
    "even_by_four": lambda slip, number: int(number) - 4 * floor(number / 4),
    "answer_comes_next": _in_the_box,
    "choices_add": lambda slip, pair: len(list(product(range(int(pair[0])), range(int(pair[1]))))),
    "zero_divides": lambda slip, number: Fraction(0),
    "halving_undoes": lambda slip, side: 2 * (int(side) // 2),
    "towards_zero": lambda slip, value: int(value) // 2,
    "negate_makes_negative": lambda slip, value: 0 - value,
    "chances_add": lambda slip, rolls: Fraction(6 ** int(rolls) - 5 ** int(rolls), 6 ** int(rolls)),
    "order_of_dice": lambda slip, total: _ways(total),
    "sums_equally_likely": lambda slip, total: Fraction(_ways(total), 36),
    "rounded_at_the_end": lambda slip, side: int(side) // 2,
    "taken_not_added": lambda slip, pair: pair[0] - (-pair[1]),
    "larger_minus_smaller": lambda slip, pair: pair[0] - pair[1],
    "two_minuses_make_plus": lambda slip, pair: -pair[0] + -pair[1],
    "size_without_sign": lambda slip, pair: sorted(pair)[1],
    "chances_ignored": _expected,
    "added_not_weighed": lambda slip, pair: pair[0] / 2 + pair[1] / 2,
    "middle_of_ends": lambda slip, four: Fraction(sum(four), 4),
    "point_for_point": lambda slip, more: Fraction(more, 4),
    "order_counted": lambda slip, many: len(list(combinations(range(int(many)), 2))),
    "chances_added": _some_of,
}
"""What is right in a case, by the name of the slip. FORMULA and Rolls & Goals have each an `order_is_free`."""


def right(slip: Slip, name: str, case: Any) -> str:
    """What is right in a case, in words."""
    if name == "order_is_free":
        return in_words(case[0] - case[1] if isinstance(case, tuple) else _stack(slip, case))
    found = RIGHT[name](slip, case)
    return found if isinstance(found, str) else in_words(found)


def faults(question: WhoseAnswer, answer: Any, sentence: str) -> list[str]:
    """What is wrong with a sentence about an answer: a claim that does not hold, or a shape that nobody knows."""
    slip, (line, reason, case) = question.slip, answer
    named, true = slip.cases.say(case), in_words(slip.true(case))
    is_right = {
        "line": line == slip.at,
        "idea": question.reasons[reason] == slip.idea,
        "case": slip.believed(case) != slip.true(case),
    }
    fits = [part for part, one in is_right.items() if one]
    begun = question.reasons[reason].name.rstrip(".")
    known = {
        "None of the three is right yet.": not fits,
        "The line is right.": fits == ["line"],
        "The idea is right.": fits == ["idea"],
        "The counterexample works.": fits == ["case"],
        "The line and the idea are right.": fits == ["line", "idea"],
        "The line is right, and the counterexample works.": fits == ["line", "case"],
        "The idea is right, and the counterexample works.": fits == ["idea", "case"],
        f"Line {line + 1} says “{plain_text(slip.lines[line]).rstrip('.')}”, and that is right.": line < slip.at,
        f"Line {line + 1} only follows from a line that is wrong: look further up.": line > slip.at,
        f"The idea “{begun}” does not lead to line {line + 1}.": is_right["line"] and not is_right["idea"],
        f"The idea “{begun}” is not what went wrong here.": not is_right["line"] and not is_right["idea"],
        f"With {named}, this method gives {true}, which is right.": not question.tells(case),
        "Try another case.": not question.tells(case),
        f"With {named}, this method gives {in_words(slip.believed(case))}.": question.tells(case),
        f"With {named}, this method gives {in_words(slip.believed(case))}, but there is no value.": slip.true(case)
        is None,
        f"The right answer is {true}.": True,
        "Put the same x into f and into the last line, for a few x.": not fits and question.tells(slip.example),
    }
    wrong = [one for one in EQUATION.findall(sentence) if not holds(one)]
    if sentence in slip.unlike:
        return wrong if not is_right["idea"] and _made_instead(slip, begun, sentence) else [f"not true: {sentence}"]
    general = f"Line {slip.at + 1} should be: {plain_text(slip.instead)} {slip.idea.text}"
    if known.get(sentence, sentence in general):
        return wrong
    return [*wrong, f"not true, or nobody knows how to check: {sentence}"]


def _made_instead(slip: Slip, idea: str, sentence: str) -> bool:
    """Whether another idea makes what is said of it, instead of what the author's own way makes."""
    found = re.search(r"worth (\d+) with a chance of (\S+) and −(\d+)", plain_text(slip.task))
    assert found is not None
    high, chance, low = int(found[1]), Fraction(found[2]), -int(found[3])
    makes = {
        "The chances are swapped": (1 - chance) * high + chance * low,
        "The most likely value is the expected value": Fraction(high if 2 * chance > 1 else low),
        "The values were just added up": Fraction(high + low),
    }
    return sentence.endswith(f" {plain(makes[idea])}, not {plain(Fraction(high + low, 2))}.")


OF_LINES = (
    "adds up two values",
    "takes half of a sum",
    "does not follow",
    "cannot come first",
    "rests on line",
    "The false one",
    "marked ✗",
    "Move line",
    "which line says",
)
"""What is said of the lines of a proof has one of these."""


def faults_of_proof(question: Proof, answer: tuple[int, ...], sentence: str) -> list[str]:
    """The same for reasons in an order: the first line is named of which no group stands above it."""
    if sentence in question.true and sentence != question.true[answer[-1]]:
        return [f"said of another line: {sentence}"]
    if sentence in (*question.items, *question.true):
        return [one for one in EQUATION.findall(sentence) if not holds(one)]
    if sentence.startswith("The line that you marked ✗ is true"):
        return [] if question.rests_on[answer[-1]] else [f"not true: {sentence}"]
    numbers = [int(one) - 1 for one in re.findall(r"\d+", sentence)]
    if sentence.startswith("The false one is line "):
        return [] if len(numbers) == 2 and question.false in [answer[at] for at in numbers] else [sentence]
    stand = [_stands(question, answer[:at], line) for at, line in enumerate(answer) if line != question.false]
    at = stand.index(False)
    if sentence.startswith("Move line "):
        moved = [line for line in answer if line != answer[numbers[0]]]
        is_down = "down, below line" in sentence
        place = moved.index(answer[numbers[1]]) + 1 if is_down else numbers[1]
        if not is_down and not _stands(question, moved[:place], answer[numbers[0]]):
            return [f"it does not follow there: {sentence}"]
        moved.insert(place, answer[numbers[0]])
        after = question.first_gap(moved)
        return [] if after is None or after >= at else [sentence]
    if numbers[0] != at:
        return [f"not the first gap: {sentence}"]
    if named := re.fullmatch(r"Line \d+ uses (\w): which line says what \1 is\?", sentence):
        letter = re.compile(rf"\b{named[1]}\b")
        uses = letter.search(plain_text(question.items[answer[at]]))
        below = [plain_text(question.items[line]) for line in answer[at + 1 :]]
        return [] if uses and any(line.endswith(f" = {named[1]}.") for line in below) else [sentence]
    for said, names in (("adds up two values", "two values add up"), ("takes half of a sum", "half of their sum")):
        if said in sentence:
            is_so = names in plain_text(question.items[answer[at]])
            return [] if is_so and not _stands(question, answer[:at], answer[at]) else [sentence]
    needed = {answer[one] for one in numbers[1:]}
    missing = [set(group) - set(answer[:at]) for group in question.rests_on[answer[at]]]
    if numbers[1:]:
        return [] if any(needed <= group for group in missing) and min(numbers[1:]) > at else [sentence]
    return [] if "further down" in sentence and all(missing) else [f"nobody knows how to check: {sentence}"]


def _stands(question: Proof, above: Sequence[int], line: int) -> bool:
    """Whether a line follows from those above it."""
    return any(set(group) <= set(above) for group in question.rests_on[line])
