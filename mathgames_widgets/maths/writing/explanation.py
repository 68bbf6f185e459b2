"""A claim with its reasons: what every "why?" in this package answers with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mathgames_widgets.maths.writing.shown import Shown

__all__ = ["Explanation", "Hint", "Shown"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One sentence, the mathematics beside it, and what it rests on.

    >>> hole = Explanation("The graph has a hole at x = 2.", why=(Explanation("x − 2 stands above and below."),))
    >>> [step.claim for step in hole.every()]
    ['The graph has a hole at x = 2.', 'x − 2 stands above and below.']
    """

    claim: str
    shown: Shown | None = None
    why: tuple[Explanation, ...] = ()

    def every(self) -> Iterator[Explanation]:
        """This explanation and all below it, in reading order."""
        yield self
        for reason in self.why:
            yield from reason.every()

    def __str__(self) -> str:
        return "\n".join(self._lines(0))

    def _lines(self, depth: int) -> Iterator[str]:
        shown = f"   {self.shown.plain()}" if self.shown else ""
        yield "  " * depth + self.claim + shown
        for reason in self.why:
            yield from reason._lines(depth + 1)


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint: a sentence, the `data-key`s of what lights up with it, and what opens when more is asked.

    A row of them goes from small to large; the first does not give the answer.
    """

    says: str
    at: tuple[str, ...] = ()
    why: Explanation | None = None
