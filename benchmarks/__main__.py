"""`python -m benchmarks`: measure everything and print one table. Ctrl-C prints the rows there are."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date

from benchmarks import (
    analysis,
    balancing,
    bots,
    building,
    counts,
    following,
    hands,
    judging,
    ladder,
    live,
    messages,
    moves,
    pages,
    pictures,
    presses,
    random_play,
    reading,
    rolling,
    static,
    storm,
    weight,
)
from benchmarks.row import Row, table

TOPICS: dict[str, Callable[..., Iterator[Row]]] = {
    "analysis": analysis.rows,
    "building": building.rows,
    "play": random_play.rows,
    "counts": counts.rows,
    "hands": hands.rows,
    "rolling": rolling.rows,
    "balancing": balancing.rows,
    "bots": bots.rows,
    "judging": judging.rows,
    "ladder": ladder.rows,
    "following": following.rows,
    "pictures": pictures.rows,
    "moves": moves.rows,
    "messages": messages.rows,
    "presses": presses.rows,
    "live": live.rows,
    "weight": weight.rows,
    "pages": pages.rows,
    "reading": reading.rows,
    "static": static.rows,
    "storm": storm.rows,
}
"""Everything that is measured, the quick things first."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what was asked for, all of it by default; progress goes to the error stream, the table to the output."""
    options = parser().parse_args(arguments)
    done: list[Row] = []
    here = where()
    start = time.monotonic()
    try:
        for name in options.topics or TOPICS:
            say(f"{time.monotonic() - start:4.0f} s  {name}")
            for row in TOPICS[name](options.runs):
                say(f"        {row.what}: {row.ours}")
                done.append(row)
    except KeyboardInterrupt:
        say("Stopped; these rows were measured:")
    print(f"{here}\n\n{table(done)}")
    return 0


def parser() -> argparse.ArgumentParser:
    """The options."""
    top = argparse.ArgumentParser(prog="python -m benchmarks", description=main.__doc__)
    top.add_argument("topics", nargs="*", metavar="topic", help=f"what to measure: {', '.join(TOPICS)} (all)")
    top.add_argument("--runs", type=int, default=5, metavar="N", help="how often each thing is measured (5)")
    return top


def where() -> str:
    """Date, Python and machine, without its name; and how busy it was, since that disturbs what is measured."""
    busy = f", load {os.getloadavg()[0]:.1f} before the run" if hasattr(os, "getloadavg") else ""
    return f"{date.today()}, Python {platform.python_version()}, {os.cpu_count()} cores{busy}"


def say(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
