"""Formulas among words, as people type them on a keyboard: "A = pi r^2", "a, b >= 0, equal exactly when a = b".

Anything may be typed. What looks like mathematics is set as mathematics, the rest stays as it is; nothing is refused.

>>> in_one_line("slope: m = (y2 - y1)/(x2 - x1), x1 != x2")
'slope: m = (y₂ − y₁) / (x₂ − x₁), x₁ ≠ x₂'
>>> aloud("slope: m = (y2 - y1)/(x2 - x1), x1 != x2")
'slope: m equals (y 2 minus y 1) over (x 2 minus x 1), x 1 is not equal to x 2'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.shown import (
    APPLIED,
    Digits,
    Fence,
    Indexed,
    Name,
    Operator,
    Over,
    Raised,
    Root,
    Shown,
    SideBySide,
    Words,
)

say = room(__name__)

TOKEN = re.compile(
    r"(?P<word>[^\W\d_]+(?:['’-][^\W\d_]{2,})+|[^\W\d_]+['’][^\W\d_])|(?P<number>\d+(?:\.\d+)?)|(?P<letters>[^\W\d_]+)"
    r"|(?P<sign>\.\.\.|…|!=|<=|>=|\+-|[-+*/^=<>()!%≠≤≥±−×÷·√])|(?P<space>\s+)|(?P<other>.)",
    re.DOTALL,
)
SIGNS = {"-": "−", "*": "×", "!=": "≠", "<=": "≤", ">=": "≥", "+-": "±", "...": "…"}
RELATIONS = frozenset("=≠<>≤≥")
NAMES = {"pi": "π", "gcd": "gcd", "lcm": "lcm"}
TWO_LETTER_WORDS = frozenset(re.findall("..", "anasatbebydoheifinisitmemynoofonorsotoupuswe"))
LONG = 16
"""A formula of so many characters may be broken before a sign, because a card is narrow."""

DEEPEST = 20
"""Brackets inside brackets; deeper ones are not set as mathematics."""


class SpacedToken(NamedTuple):
    """A piece of the text: what it is, and whether a space stands before it."""

    kind: str
    text: str
    spaced: bool = False


@lru_cache(maxsize=512)
def pieces(text: str) -> tuple[str | Shown, ...]:
    """The text cut into words and formulas; a long formula is cut before its signs, so that a line can be broken there.

    >>> [one if isinstance(one, str) else one.plain() for one in pieces("circle: A = pi r^2")]
    ['circle: ', 'A = πr²']
    """
    runs: list[str | Shown] = []
    words = ""
    for run in _runs(_tokens(text)):
        if isinstance(run, str):
            words += run
            continue
        runs += [words] if words else []
        words = ""
        runs += _FormulaReader(run).formulas()
    return tuple([*runs, words] if words else runs)


def in_one_line(text: str) -> str:
    """The text with its formulas in plain text: powers raised, true minus signs."""
    return _tidy("".join([piece if isinstance(piece, str) else piece.plain() for piece in pieces(text)]))


def _tidy(text: str) -> str:
    """Single spaces, and none inside brackets or before a comma."""
    return re.sub(r"\s+(?=[,.;:)])|(?<=\()\s+", "", re.sub(r"\s+", " ", text)).strip()


ALOUD = {
    "=": "equals",
    "≠": "unequal",
    "≤": "at-most",
    "≥": "at-least",
    "<": "less",
    ">": "greater",
    "±": "plus-minus",
    "−": "minus",
    "+": "plus",
    "×": "times",
    "÷": "divided",
    "/": "over",
    "…": "and-so-on",
    "%": "percent",
    "π": "pi",
    "√": "root",
    "!": "factorial",
    "²": "squared",
    "³": "cubed",
    "^": "power",
}
"""The names of the signs in messages."""
LOWERED = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
RAISED = str.maketrans("⁰¹⁴⁵⁶⁷⁸⁹ᵃᵇᵏᵐⁿᵖ", "01456789abkmnp")


def aloud(text: str) -> str:
    """The text as a screen reader should say it."""
    spoken = "".join([piece if isinstance(piece, str) else _letter_by_letter(piece.plain()) for piece in pieces(text)])
    spoken = re.sub("[₀-₉]+", lambda low: f" {low[0].translate(LOWERED)}", spoken)
    spoken = re.sub("[⁰¹⁴-⁹ᵃᵇᵏᵐⁿᵖ]+", lambda high: f"^{' '.join(high[0].translate(RAISED))} ", spoken)
    return _tidy(
        re.sub("[" + re.escape("".join(ALOUD)) + "]", lambda sign: f" {say.by('aloud', ALOUD[sign[0]])} ", spoken)
    )


def _letter_by_letter(formula: str) -> str:
    """Two letters side by side are a product, and no word: "4 a c"."""
    return re.sub(r"(?<![a-z])([a-z])([a-z])(?![a-z])", r" \1 \2", formula)


# ── which pieces are mathematics ──────────────────────────────────────────────────────────────────────────────────


def _tokens(text: str) -> list[SpacedToken]:
    tokens, spaced = [], False
    for match in TOKEN.finditer(text):
        kind = match.lastgroup or "other"
        if kind != "space":
            tokens.append(SpacedToken(kind, SIGNS.get(match[0], match[0]), spaced))
        spaced = kind == "space"
    return tokens


def _runs(tokens: Sequence[SpacedToken]) -> list[str | list[SpacedToken]]:
    """The words as they stand, and the tokens of each formula."""
    runs: list[str | list[SpacedToken]] = []
    run: list[SpacedToken] = []
    depth = 0
    for at, token in enumerate(tokens):
        if _is_mathematics(tokens, at) or (depth and token.kind != "other") or (depth and token.text == ","):
            depth = max(0, depth + (token.text == "(") - (token.text == ")"))
            run.append(token)
            continue
        runs += _closed(run)
        runs.append((" " if token.spaced else "") + token.text)
        run, depth = [], 0
    return [*runs, *_closed(run)]


def _closed(run: list[SpacedToken]) -> list[str | list[SpacedToken]]:
    """A run that has ended. Signs and numbers alone are words: "odd + odd", "a multiple of 9"."""
    if not run:
        return []
    opened, closed = (sum([token.text == bracket for token in run]) for bracket in "()")
    says = any(token.kind == "letters" or token.text in RELATIONS for token in run)
    if len(run) > any(token.text in RELATIONS for token in run) and says and opened == closed <= DEEPEST:
        return [*([" "] if run[0].spaced else []), run]
    return ["".join([(" " if token.spaced else "") + token.text for token in run])]


def _is_mathematics(tokens: Sequence[SpacedToken], at: int) -> bool:
    token = tokens[at]
    if token.kind == "letters":
        return _is_name(tokens, at)
    if token.text == "(":
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        return after is not None and (
            after.kind in ("number", "sign")
            or (after.kind == "letters" and _is_name(tokens, at + 1))
            or _is_call(tokens, at)
        )
    return token.kind in ("number", "sign")


def _is_call(tokens: Sequence[SpacedToken], at: int) -> bool:
    """Whether a bracket belongs to the letter before it: P(not A)."""
    return at > 0 and not tokens[at].spaced and tokens[at - 1].kind == "letters" and _is_name(tokens, at - 1)


def _is_name(tokens: Sequence[SpacedToken], at: int) -> bool:
    """Whether letters stand for numbers: one letter, two that are no word, or a name such as pi.

    The word "a" is a letter where a sign stands beside it, or "and".
    """
    text = tokens[at].text
    if text in NAMES or text == "sqrt":
        return True
    if len(text) == 2:
        return text.islower() and text not in TWO_LETTER_WORDS
    if len(text) != 1 or text != "a":
        return len(text) == 1 and text != "I"
    before = tokens[at - 1].text if at else "."
    after = tokens[at + 1].text if at + 1 < len(tokens) else "."
    if before in ("and", "or") or after in ("and", "or"):
        return True
    return not (after.isalpha() and len(after) > 1 and (before.isalpha() or before in ".,;:"))


# ── a formula ─────────────────────────────────────────────────────────────────────────────────────────────────────


class _FormulaReader:
    """The tokens of one formula, read from left to right."""

    def __init__(self, tokens: Sequence[SpacedToken]) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def text(self) -> str:
        """The next token; "" at the end."""
        return self.tokens[self.at].text if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].text

    def formulas(self) -> list[Shown]:
        """The formula in pieces between which a line may be broken."""
        parts = self.line()
        whole = SideBySide(tuple(parts)) if len(parts) > 1 else parts[0]
        if len(whole.plain()) <= LONG or not any(_is_relation(part) for part in parts):
            return [whole]
        rows: list[list[Shown]] = [[]]
        for at, part in enumerate(parts):
            is_sum = isinstance(part, Operator) and part.spaced and part.text in "+−±"
            if at and (_is_relation(part) or (is_sum and len(SideBySide(tuple(rows[-1])).plain()) > LONG)):
                rows.append([])
            rows[-1].append(part)
        return [SideBySide(tuple(piece)) if len(piece) > 1 else piece[0] for piece in rows if piece]

    def line(self, end: str = "") -> list[Shown]:
        """Sums with signs between them, up to `end`."""
        parts: list[Shown] = []
        while self.text and self.text != end:
            sign = self.text
            if sign in RELATIONS or sign in "+−±×·÷,":
                self.take()
                is_first = not parts or (isinstance(parts[-1], Operator) and parts[-1].spaced)
                parts.append(Operator(sign, spaced=not (is_first and sign in "+−±")))
            elif sign == ")":
                parts.append(Operator(self.take(), spaced=False))
            else:
                parts.append(self.quotient())
        return parts

    def quotient(self) -> Shown:
        """Things side by side, and what stands below a line."""
        above = self.side_by_side()
        while self.text == "/":
            self.take()
            below = self.side_by_side() if self.text else SideBySide(())
            above = Over(_bare(above), _bare(below), is_number=isinstance(above, Digits) and isinstance(below, Digits))
        return above

    def side_by_side(self) -> Shown:
        parts: list[Shown] = []
        while self.text and self.text not in RELATIONS and self.text not in "+−±×·÷,)/":
            parts += self.factors()
        if len(parts) == 1:
            return parts[0]
        return SideBySide(tuple(parts), product=not any(isinstance(part, (Words, Operator)) for part in parts))

    def factors(self) -> list[Shown]:
        """The next number, letters or brackets, with what is raised or lowered on them."""
        kind, text = self.tokens[self.at].kind, self.take()
        if text in ("sqrt", "√") and self.text == "(":
            return [self.raised(Root(_bare(self.bracket())))]
        if text == "(":
            self.at -= 1
            return [self.raised(self.bracket())]
        if kind == "number":
            return [self.raised(Digits(text))]
        if kind == "letters" and text in NAMES:
            return [self.raised(Name(NAMES[text])), *self.applied(len(text) > 2)]
        if kind == "letters" and len(text) > 2:
            return [Words(text)]
        if kind == "letters":
            *first, last = [Name(letter) for letter in text]
            return [*first, self.raised(self.lowered(last)), *self.applied(text.isupper())]
        return [Words(text) if kind == "word" else Operator(text, spaced=False)]

    def applied(self, is_function: bool) -> list[Shown]:
        """The sign that nobody sees between P and (A): no product."""
        follows = self.text == "(" and not self.tokens[self.at].spaced
        return [Operator(APPLIED, spaced=False)] if is_function and follows else []

    def lowered(self, base: Shown) -> Shown:
        """The 1 of x1."""
        if self.at < len(self.tokens) and self.tokens[self.at].kind == "number" and not self.tokens[self.at].spaced:
            return Indexed(base, Digits(self.take()))
        return base

    def raised(self, base: Shown) -> Shown:
        """Powers and factorials."""
        while self.text in ("^", "!", "%"):
            sign = self.take()
            if sign != "^" or not self.text or self.text in ")^":
                base = SideBySide((base, Operator(sign, spaced=False)))
            elif self.text == "(":
                base = Raised(base, _bare(self.bracket()))
            else:
                base = Raised(base, Digits(self.take()) if self.text.isdecimal() else Name(self.take()))
        return base

    def bracket(self) -> Shown:
        """What stands in brackets, with them."""
        self.take()
        inside = self.line(end=")")
        if self.text == ")":
            self.take()
        return Fence(SideBySide(tuple(inside)) if len(inside) != 1 else inside[0])


def _is_relation(part: Shown) -> bool:
    return isinstance(part, Operator) and part.text in RELATIONS


def _bare(shown: Shown) -> Shown:
    """Without brackets that a fraction line or a root makes needless."""
    return shown.inside if isinstance(shown, Fence) else shown
