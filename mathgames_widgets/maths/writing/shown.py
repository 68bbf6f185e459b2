"""Mathematics as it is written: a small tree that draws itself as MathML, LaTeX or plain text.

>>> half = Over(Digits("1"), Digits("2"), is_number=True)
>>> half.plain(), half.latex()
('1/2', '\\\\frac{1}{2}')
>>> half.mathml()
'<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import pairwise

LATEX = {
    "−": "-",
    "·": r"\cdot ",
    "×": r"\times ",
    "÷": r"\div ",
    "\u2061": "",
    "→": r"\to ",
    "≠": r"\neq ",
    "≈": r"\approx ",
    "≤": r"\leq ",
    "≥": r"\geq ",
    "∞": r"\infty ",
    "∪": r"\cup ",
    "∈": r"\in ",
    "ℝ": r"\mathbb{R}",
    "⇒": r"\Rightarrow ",
    "∅": r"\varnothing ",
    "{": r"\{",
    "}": r"\}",
}
SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
HIGH = str.maketrans("0123456789abkmnp", "⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᵏᵐⁿᵖ")
"""Digits, and the letters that most fonts have raised."""
APPLIED = "\u2061"
"""The invisible sign between f and (x), so that it is not taken for a product."""
TIMES = "<mo>\u2062</mo>"
"""Invisible times: nothing to see, but a screen reader says it."""


class Shown:
    """A piece of written mathematics."""

    __slots__ = ()

    is_sum = False
    """Whether it needs brackets as a factor."""
    is_atom = True
    """Whether it can stand below a fraction line in plain text without brackets."""

    def mathml(self, *, block: bool = False) -> str:
        """A whole <math> element, on a line of its own where `block`."""
        display = ' display="block"' if block else ""
        return f"<math{display}>{self.markup()}</math>"

    def markup(self) -> str:
        """The MathML without the <math> around it."""
        raise NotImplementedError

    def latex(self) -> str:
        """LaTeX without dollar signs."""
        raise NotImplementedError

    def plain(self) -> str:
        """One line of text with true minus signs."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.plain()

    def _repr_latex_(self) -> str:
        return f"${self.latex()}$"


@dataclass(frozen=True, slots=True)
class Name(Shown):
    """A letter that stands for something: x, f."""

    text: str

    def markup(self) -> str:
        return f"<mi>{escape(self.text)}</mi>"

    def latex(self) -> str:
        return LATEX.get(self.text, self.text)

    def plain(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Digits(Shown):
    """A number written with digits."""

    text: str

    def markup(self) -> str:
        return f"<mn>{self.text}</mn>"

    def latex(self) -> str:
        return self.text.replace("…", r"\ldots")

    def plain(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Operator(Shown):
    """A sign between two things (`spaced`) or in front of one."""

    text: str
    spaced: bool = True

    def markup(self) -> str:
        return f"<mo>{escape(self.text)}</mo>"

    def latex(self) -> str:
        if self.text == ",":
            return ", "
        written = LATEX.get(self.text, self.text)
        return f" {written.strip()} " if self.spaced else written

    def plain(self) -> str:
        if self.text == ",":
            return ", "
        if self.text == APPLIED:
            return ""
        return f" {self.text} " if self.spaced else self.text


@dataclass(frozen=True, slots=True)
class Words(Shown):
    """Words among the mathematics."""

    text: str

    def markup(self) -> str:
        return f"<mtext>\u00a0{escape(self.text)}\u00a0</mtext>"

    def latex(self) -> str:
        return rf"\text{{ {self.text} }}"

    def plain(self) -> str:
        return f" {self.text} "


@dataclass(frozen=True, slots=True)
class SideBySide(Shown):
    """Things side by side. Neighbours without a sign between them are multiplied where `product`."""

    parts: tuple[Shown, ...]
    product: bool = False

    @property
    def is_sum(self) -> bool:  # type: ignore[override]
        if len(self.parts) == 1:
            return self.parts[0].is_sum
        return any(isinstance(part, Operator) and part.spaced for part in self.parts)

    @property
    def is_atom(self) -> bool:  # type: ignore[override]
        return len(self.parts) == 1 and self.parts[0].is_atom

    def mathml(self, *, block: bool = False) -> str:
        """A whole <math> element, or one after each comma, between which a narrow screen may begin a new line.

        >>> both = SideBySide((Name("a"), Operator(","), Name("b")))
        >>> both.mathml()
        '<math><mrow><mi>a</mi><mo>,</mo></mrow></math> <math><mi>b</mi></math>'
        """
        ends = [at for at, part in enumerate(self.parts, 1) if part == Operator(",")]
        if block or not ends:
            return Shown.mathml(self, block=block)
        lines = [self.parts[start:end] for start, end in pairwise([0, *ends, len(self.parts)])]
        return " ".join([Shown.mathml(SideBySide(line, self.product)) for line in lines if line])

    def markup(self) -> str:
        if len(self.parts) == 1:
            return self.parts[0].markup()
        pieces: list[str] = []
        for before, part in zip((None, *self.parts), self.parts, strict=False):
            if self.product and before and not isinstance(before, Operator) and not isinstance(part, Operator):
                pieces.append(TIMES)
            pieces.append(part.markup())
        return f"<mrow>{''.join(pieces)}</mrow>"

    def latex(self) -> str:
        return "".join(part.latex() for part in self.parts)

    def plain(self) -> str:
        return "".join(part.plain() for part in self.parts)


@dataclass(frozen=True, slots=True)
class Over(Shown):
    """A fraction; a plain number (`is_number`) is written tight in text: 3/5."""

    top: Shown
    bottom: Shown
    is_number: bool = False
    is_atom = False

    def markup(self) -> str:
        return f"<mfrac>{self.top.markup()}{self.bottom.markup()}</mfrac>"

    def latex(self) -> str:
        return rf"\frac{{{self.top.latex()}}}{{{self.bottom.latex()}}}"

    def plain(self) -> str:
        top = f"({self.top.plain()})" if self.top.is_sum else self.top.plain()
        bottom = self.bottom.plain() if self.bottom.is_atom else f"({self.bottom.plain()})"
        return f"{top}/{bottom}" if self.is_number else f"{top} / {bottom}"


@dataclass(frozen=True, slots=True)
class Power(Shown):
    """Something to a whole power."""

    base: Shown
    exponent: int

    def markup(self) -> str:
        size = f"<mn>{abs(self.exponent)}</mn>"
        raised = size if self.exponent >= 0 else f"<mrow><mo>−</mo>{size}</mrow>"
        return f"<msup>{self.base.markup()}{raised}</msup>"

    def latex(self) -> str:
        return f"{self.base.latex()}^{{{self.exponent}}}"

    def plain(self) -> str:
        return self.base.plain() + str(self.exponent).translate(SUPERSCRIPTS)


@dataclass(frozen=True, slots=True)
class Raised(Shown):
    """Something to a power of any kind: r^n, a^(m + n)."""

    base: Shown
    exponent: Shown

    def markup(self) -> str:
        return f"<msup>{self.base.markup()}{self.exponent.markup()}</msup>"

    def latex(self) -> str:
        return f"{{{self.base.latex()}}}^{{{self.exponent.latex()}}}"

    def plain(self) -> str:
        exponent = self.exponent.plain()
        high = exponent.translate(HIGH)
        return self.base.plain() + (high if exponent and set(exponent) <= set(map(chr, HIGH)) else f"^({exponent})")


@dataclass(frozen=True, slots=True)
class Indexed(Shown):
    """Something with a number below it on the right: x₁."""

    base: Shown
    index: Digits

    def markup(self) -> str:
        return f"<msub>{self.base.markup()}{self.index.markup()}</msub>"

    def latex(self) -> str:
        return f"{self.base.latex()}_{{{self.index.latex()}}}"

    def plain(self) -> str:
        return self.base.plain() + self.index.plain().translate(SUBSCRIPTS)


@dataclass(frozen=True, slots=True)
class Root(Shown):
    """A square root, or a higher one."""

    inside: Shown
    degree: int = 2

    def markup(self) -> str:
        if self.degree == 2:
            return f"<msqrt>{self.inside.markup()}</msqrt>"
        return f"<mroot>{self.inside.markup()}<mn>{self.degree}</mn></mroot>"

    def latex(self) -> str:
        degree = "" if self.degree == 2 else f"[{self.degree}]"
        return rf"\sqrt{degree}{{{self.inside.latex()}}}"

    def plain(self) -> str:
        sign = {2: "√", 3: "∛", 4: "∜"}.get(self.degree) or str(self.degree).translate(SUPERSCRIPTS) + "√"
        inside = self.inside.plain()
        return sign + (inside if isinstance(self.inside, Digits) else f"({inside})")


@dataclass(frozen=True, slots=True)
class Fence(Shown):
    """Something in brackets."""

    inside: Shown
    left: str = "("
    right: str = ")"

    def markup(self) -> str:
        return f"<mrow><mo>{escape(self.left)}</mo>{self.inside.markup()}<mo>{escape(self.right)}</mo></mrow>"

    def latex(self) -> str:
        left, right = (LATEX.get(side, side) for side in (self.left, self.right))
        return rf"\left{left}{self.inside.latex()}\right{right}"

    def plain(self) -> str:
        return f"{self.left}{self.inside.plain()}{self.right}"


@dataclass(frozen=True, slots=True)
class Limit(Shown):
    """lim with what x does written below it."""

    below: Shown

    def markup(self) -> str:
        return f'<munder><mo movablelimits="false">lim</mo>{self.below.markup()}</munder>'

    def latex(self) -> str:
        return rf"\lim_{{{self.below.latex()}}} "

    def plain(self) -> str:
        return f"lim({self.below.plain()}) "
