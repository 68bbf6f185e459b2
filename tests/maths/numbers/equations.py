"""A reader of written arithmetic that shares nothing with the package: does `57 = 5 × 9 + 12` hold?"""

from __future__ import annotations

import re
from fractions import Fraction
from math import floor
from operator import eq, lt, ne
from unicodedata import normalize

from mathgames_widgets.maths.writing.explanation import Explanation

TOKEN = re.compile(r"\s*(\d+/\d+(?![\d⁰¹²³⁴⁵⁶⁷⁸⁹])|\d+(?:\.\d+)?|[+−×÷/()]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+)")
EQUATION = re.compile(
    r"−?\d+(?: [+−×÷] \d+)+(?: = −?\d+(?:\.\d+)?(?: [+−×÷] \d+)*)+(?: → −?\d+)?(?![\d/]|\.\d| \d+/| is\b)"
)
"""An equation within a sentence: two or more numbers with signs, at least one sign =, perhaps an arrow at the end."""
HOLDS = {"=": eq, "≠": ne, "<": lt}


def value(side: str) -> Fraction:
    """What one side is worth, by the usual order of operations.

    >>> value("5 × 9 + 12"), value("7/2 − 1"), value("−3 + 4")
    (Fraction(57, 1), Fraction(5, 2), Fraction(1, 1))
    >>> value("2 × (−3) + 1"), value("2.5"), value("(5/6)²"), value("5 ÷ 1/2")
    (Fraction(-5, 1), Fraction(5, 2), Fraction(25, 36), Fraction(10, 1))
    """
    tokens = TOKEN.findall(side)
    assert "".join(tokens) == side.replace(" ", ""), f"{side!r} is no arithmetic"
    result = _sum(tokens)
    assert not tokens, f"{side!r} goes on after its end"
    return result


def _sum(tokens: list[str]) -> Fraction:
    total = -_product(tokens) if tokens[0] == "−" and tokens.pop(0) else _product(tokens)
    while tokens and tokens[0] in "+−":
        total += _product(tokens) if tokens.pop(0) == "+" else -_product(tokens)
    return total


def _product(tokens: list[str]) -> Fraction:
    result = _power(tokens)
    while tokens and tokens[0] in "×÷/":
        result = result * _power(tokens) if tokens.pop(0) == "×" else result / _power(tokens)
    return result


def _power(tokens: list[str]) -> Fraction:
    token = tokens.pop(0)
    base = _sum(tokens) if token == "(" else Fraction(token)
    if token == "(":
        assert tokens.pop(0) == ")", "a bracket is left open"
    is_raised = tokens and tokens[0].isdigit() and not tokens[0].isdecimal()
    return base ** int(normalize("NFKC", tokens.pop(0))) if is_raised else base


def holds(written: str) -> bool:
    """Whether a chain of equal, unequal and ordered sides holds; several chains may be listed with commas.

    >>> holds("7 × 8 = 56 ≠ 54"), holds("7 × 8 = 54"), holds("24 × 30 = 720, 24 × 6 = 144"), holds("−9 < −4 = −4")
    (True, False, True, True)

    An arrow leads to the whole number below.

    >>> holds("−5 ÷ 2 = −2.5 → −3"), holds("−5 ÷ 2 = −2.5 → −2")
    (True, False)
    """
    written, _, rounded = written.partition(" → ")
    if rounded and floor(value(written.split(" = ")[-1])) != value(rounded):
        return False
    return all(_chain_holds(re.split(r" ([=≠<]) ", chain)) for chain in written.split(", "))


def _chain_holds(parts: list[str]) -> bool:
    values = [value(side) for side in parts[::2]]
    return all(HOLDS[sign](one, two) for one, sign, two in zip(values, parts[1::2], values[1:], strict=False))


def equations_in(claim: str) -> list[str]:
    """The equations between numbers that a sentence contains.

    >>> equations_in("8 ÷ 2 = 4, because 4 × 2 = 8.")
    ['8 ÷ 2 = 4', '4 × 2 = 8']
    >>> equations_in("The die is worth 5: 5 ÷ 2 = 2.5 → 2, 2 + 3 = 5.")
    ['5 ÷ 2 = 2.5 → 2', '2 + 3 = 5']
    >>> equations_in("7 × 8 = 54 is not true: 7 × 8 = 56.")
    ['7 × 8 = 56']
    """
    return EQUATION.findall(claim)


def contradictions(explanation: Explanation) -> list[str]:
    """Every equation between numbers in an explanation, said or shown, that does not hold."""
    said = [equation for step in explanation.every() for equation in equations_in(step.claim)]
    return [one for one in said if not holds(one)] + wrongly_shown(explanation)


def wrongly_shown(explanation: Explanation) -> list[str]:
    """Every equation between numbers that an explanation shows and that does not hold."""
    shown = [step.shown.plain().replace("·", " × ") for step in explanation.every() if step.shown]
    return [one for one in shown if re.search("[=<]", one) and not re.search("[a-z]", one) and not holds(one)]


def is_well_written(explanation: Explanation) -> bool:
    """Every claim one line that begins as a sentence and ends as one, the mathematics in all its forms."""
    for step in explanation.every():
        claim = step.claim
        assert claim == claim.strip() and claim.endswith("."), claim
        assert claim[0].isupper() or not claim[0].isalpha() or claim.split()[0] in ("n", "x2"), claim
        assert not re.search(r"[\dn)] x [\dn(]|\b[Ww]ith x\b", claim), f"times is ×: {claim}"
        assert not re.search(r"[!{}\n]|\b1 (?:tens|ones|cards|points)\b|None|Fraction| -|--", claim), claim
        if step.shown:
            assert step.shown.mathml().startswith("<math")
            assert step.shown.latex() and step.shown.plain()
    return True
