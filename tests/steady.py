"""Is the whole run green each time, on a busy machine too?

    python -m tests.steady                    # `make test` ten times, from the sixth on beside two busy processes
    python -m tests.steady --runs 3 --busy 3  # three times, each beside two
    python -m tests.steady --make browsed     # another of the Makefile's targets

After each run it says how long that took and which tests were red. What a run prints is kept in a folder that is named
at the end. It goes on after a red run, since a race shows itself now and then, and ends with 1 where there was one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
BUSY = "while True: sum(range(10_000))"


@contextmanager
def beside(count: int) -> Iterator[None]:
    """So many processes that compute without end."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def red(printed: str) -> list[str]:
    """The tests that a run calls red, each once.

    >>> red("FAILED tests/core/test_rng.py::test_draw - assert 1 == 2\\nERROR tests/page/test_html.py\\n12 passed")
    ['tests/core/test_rng.py::test_draw', 'tests/page/test_html.py']
    """
    return list(dict.fromkeys(RED.findall(printed)))


def run(target: str, busy: int, kept: Path) -> bool:
    """One run, its output in a file; says how it went. True where it was green."""
    start = time.monotonic()
    with kept.open("w", encoding="utf-8") as output, beside(busy):
        done = subprocess.run(["make", target], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False)
    minutes, seconds = divmod(round(time.monotonic() - start), 60)
    crowd = f" beside {busy} busy processes" if busy else ""
    print(f"{'red' if done.returncode else 'green'} after {minutes} min {seconds} s{crowd}", flush=True)
    for name in red(kept.read_text(encoding="utf-8")) if done.returncode else []:
        print(f"  {name}", flush=True)
    return done.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 1 where a run was red."""
    parser = argparse.ArgumentParser(description="Run the tests again and again.")
    parser.add_argument("--runs", type=int, default=10, help="how often (10)")
    parser.add_argument("--busy", type=int, default=5, help="how many of the runs are beside busy processes (5)")
    parser.add_argument("--beside", type=int, default=2, help="how many processes those are (2)")
    parser.add_argument("--make", default="test", metavar="TARGET", help="what make is asked for (test)")
    asked = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="steady-"))
    calm = asked.runs - asked.busy
    green = [
        run(asked.make, asked.beside if number >= calm else 0, folder / f"{number + 1}.txt")
        for number in range(asked.runs)
    ]
    print(f"{sum(green)} of {len(green)} green; what they printed is in {folder}")
    return 0 if all(green) else 1


if __name__ == "__main__":
    sys.exit(main())
