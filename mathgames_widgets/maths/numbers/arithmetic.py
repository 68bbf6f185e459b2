"""The four operations on whole numbers, and what it means that a formula is true."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction


class Sign(Enum):
    """The four operations. The values are what records hold; a person reads `str(sign)`."""

    PLUS = "+"
    MINUS = "-"
    TIMES = "x"
    DIVIDE = "÷"

    def __repr__(self) -> str:
        return f"Sign.{self.name}"

    def __str__(self) -> str:
        """As it is printed.

        >>> print(*Sign)
        + − × ÷
        """
        return PRINTED.get(self, self.value)


PRINTED = {Sign.MINUS: "−", Sign.TIMES: "×"}
"""The signs that look otherwise in print than in a record."""


@dataclass(frozen=True, slots=True)
class Formula:
    """number sign number = number, true or not; the numbers are whole.

    >>> Formula(7, Sign.TIMES, 8, 54).is_true
    False
    >>> print(Formula(8, Sign.DIVIDE, 2, 4))
    8 ÷ 2 = 4
    """

    left: int
    sign: Sign
    right: int
    answer: int

    @property
    def value(self) -> Fraction | None:
        """What the left side is worth, exactly; None where it would divide by 0.

        >>> Formula(7, Sign.DIVIDE, 2, 3).value, Formula(7, Sign.DIVIDE, 0, 0).value
        (Fraction(7, 2), None)
        """
        match self.sign:
            case Sign.PLUS:
                return Fraction(self.left + self.right)
            case Sign.MINUS:
                return Fraction(self.left - self.right)
            case Sign.TIMES:
                return Fraction(self.left * self.right)
        return None if self.right == 0 else Fraction(self.left, self.right)

    @property
    def is_true(self) -> bool:
        """Whether both sides of "=" have the same value."""
        match self.sign:
            case Sign.PLUS:
                return self.left + self.right == self.answer
            case Sign.MINUS:
                return self.left - self.right == self.answer
            case Sign.TIMES:
                return self.left * self.right == self.answer
        return self.right != 0 and self.left == self.right * self.answer

    @property
    def says(self) -> str:
        """The left side: `8 ÷ 2`."""
        return f"{self.left} {self.sign} {self.right}"

    def __str__(self) -> str:
        return f"{self.says} = {self.answer}"

    @property
    def inverse(self) -> Formula | None:
        """The same three numbers undone: true exactly where this one is. None where undoing would divide by 0.

        >>> print(Formula(8, Sign.DIVIDE, 2, 4).inverse, Formula(3, Sign.TIMES, 4, 12).inverse, sep=", ")
        4 × 2 = 8, 12 ÷ 4 = 3
        """
        if self.right == 0 and self.sign in (Sign.TIMES, Sign.DIVIDE):
            return None
        return Formula(self.answer, INVERSE[self.sign], self.right, self.left)


def solved(left: int, sign: Sign, right: int) -> Formula | None:
    """The true formula with this left side; None where its value is no whole number from 0 on.

    >>> print(solved(7, Sign.TIMES, 8), solved(3, Sign.MINUS, 8))
    7 × 8 = 56 None
    """
    value = Formula(left, sign, right, 0).value
    if value is None or value.denominator > 1 or value < 0:
        return None
    return Formula(left, sign, right, int(value))


INVERSE = {Sign.PLUS: Sign.MINUS, Sign.MINUS: Sign.PLUS, Sign.TIMES: Sign.DIVIDE, Sign.DIVIDE: Sign.TIMES}
"""Which operation undoes which."""
