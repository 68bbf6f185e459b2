"""A row of the table: what is measured, ours, the others, the aim."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from benchmarks.sample import Aim, Sample

HEADINGS = ("what", "ours", "others, in the same run", "aim", "reached")


@dataclass(frozen=True, slots=True)
class Peer:
    """Somebody else's way to do the same; `sample` is None where it is not installed."""

    name: str
    sample: Sample | None

    def __str__(self) -> str:
        return f"{self.name}: {self.sample or 'not installed'}"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table."""

    what: str
    ours: Sample
    peers: tuple[Peer, ...] = ()
    aim: Aim | None = None

    @property
    def cells(self) -> tuple[str, ...]:
        """What stands under each heading.

        >>> from benchmarks.sample import AtMost
        >>> Row("a picture", Sample((2.0,), "ms"), (Peer("matplotlib", None),), AtMost(3, "ms")).cells
        ('a picture', '2 ms', 'matplotlib: not installed', '≤ 3 ms', 'yes')
        """
        others = "; ".join(map(str, self.peers)) or "–"
        return (self.what, str(self.ours), others, str(self.aim or "–"), self._verdict)

    @property
    def _verdict(self) -> str:
        if self.aim is None:
            return "–"
        return "yes" if self.aim.is_reached_by(self.ours) else "not yet"


def table(rows: Iterable[Row]) -> str:
    """The rows as a Markdown table."""
    lines = [HEADINGS, tuple("---" for _ in HEADINGS), *(row.cells for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
