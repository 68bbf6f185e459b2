"""A thing measured several times, what it should come to, and the row of the table that says both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Sample:
    """The same thing measured several times.

    >>> print(Sample((2.0, 1.0, 4.0), "ms"))
    2 ms (1–4)
    """

    values: tuple[float, ...]
    unit: str

    @property
    def median(self) -> float:
        """The value in the middle."""
        return median(self.values)

    def __str__(self) -> str:
        low, high = digits(min(self.values)), digits(max(self.values))
        spread = "" if low == high else f" ({low}–{high})"
        return f"{digits(self.median)} {self.unit}{spread}"

    def times(self, factor: float) -> Sample:
        """Every value so many times: what a whole would take, reckoned from a part."""
        return Sample(tuple(value * factor for value in self.values), self.unit)


@dataclass(frozen=True, slots=True)
class AtMost:
    """An aim that is reached by whatever is as small, or smaller.

    >>> AtMost(5, "ms").is_reached_by(Sample((4.0, 4.5, 9.0), "ms")), str(AtMost(5, "ms"))
    (True, '≤ 5 ms')
    """

    limit: float
    unit: str

    def is_reached_by(self, sample: Sample) -> bool:
        """Whether the median is within the aim."""
        return sample.median <= self.limit

    def __str__(self) -> str:
        return f"≤ {digits(self.limit)} {self.unit}"


@dataclass(frozen=True, slots=True)
class AtLeast:
    """An aim that is reached by whatever is as large, or larger."""

    limit: float
    unit: str

    def is_reached_by(self, sample: Sample) -> bool:
        """Whether the median is within the aim."""
        return sample.median >= self.limit

    def __str__(self) -> str:
        return f"≥ {digits(self.limit)} {self.unit}"


Aim = AtMost | AtLeast


def digits(value: float) -> str:
    """A number as a table wants it: three digits that count, thousands set apart.

    >>> [digits(value) for value in (0.012345, 2.5, 84.23, 12711.3, 97)]
    ['0.0123', '2.5', '84.2', '12,700', '97']
    """
    if value >= 1000:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.3g}"


def seconds(work: Callable[[], object]) -> float:
    """How long `work` takes, once."""
    start = perf_counter()
    work()
    return perf_counter() - start


def milliseconds(work: Callable[[], object]) -> float:
    """How long `work` takes, once, in milliseconds."""
    return 1000 * seconds(work)


def sampled(values: Iterable[float], unit: str) -> Sample:
    """The measured values as a Sample."""
    return Sample(tuple(values), unit)


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
