"""The two questions that the rulebook asks of a solitaire."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

BOTH_PILES = 400
""" "Can you score over 400?" """

EITHER_PILE = 300
""" "Can you score over 300 with either pile?" """


@dataclass(frozen=True, slots=True)
class SolitaireResult:
    """What the piles scored (`pile_scores` of a State or a View), and the answers to both questions.

    >>> result = SolitaireResult((Fraction(310), Fraction(90)))
    >>> result.total, result.is_over_with_both, result.is_over_with_one
    (Fraction(400, 1), False, True)
    """

    scores: tuple[Fraction, ...]

    @property
    def total(self) -> Fraction:
        """ "then add the two scores" """
        return sum(self.scores, Fraction(0))

    @property
    def is_over_with_both(self) -> bool:
        """ "Can you score over 400?" """
        return self.total > BOTH_PILES

    @property
    def is_over_with_one(self) -> bool:
        """ "Can you score over 300 with either pile?" """
        return any(score > EITHER_PILE for score in self.scores)
