"""`make audit`: asks a public database of advisories whether a locked version has a known fault.

It needs the network, so it is no part of the tests; where the database cannot be reached it says so and finds nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.request import Request, urlopen

LOCKS = [Path(__file__).resolve().parent.parent / name for name in ("requirements.lock", "requirements-test.lock")]
DATABASE = "https://api.osv.dev/v1/querybatch"
ECOSYSTEM = "PyPI"
PATIENCE = 30.0


def pinned(lock: Path) -> list[tuple[str, str]]:
    """Name and version of each package of a lock file, for every system."""
    lines = (line.partition("==") for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line[:80])
    return [(name, rest.split()[0]) for name, _, rest in lines if not name.startswith(" ")]


def faults(packages: Sequence[tuple[str, str]], database: str = DATABASE) -> Iterator[str]:
    """A line for each package with known faults. Raises OSError where the database cannot be reached or read."""
    queries = [{"package": {"name": name, "ecosystem": ECOSYSTEM}, "version": version} for name, version in packages]
    request = Request(database, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        try:
            results = json.load(answer)["results"]
            known = [[fault["id"] for fault in result.get("vulns", [])] for result in results]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise OSError("its answer could not be read") from error
    if len(known) != len(packages):
        raise OSError("it did not answer about every package")
    for (name, version), ids in zip(packages, known, strict=True):
        if ids:
            yield f"{name} {version}: {', '.join(ids)}"


def main(locks: Sequence[Path] = LOCKS, database: str = DATABASE) -> int:
    """1 where a version has a known fault, else 0."""
    packages = sorted({one for lock in locks for one in pinned(lock)})
    try:
        found = list(faults(packages, database))
    except OSError as error:
        print(f"NOT CHECKED: no database of advisories could be asked about {len(packages)} packages ({error}).")
        return 0
    for line in found:
        print(line)
    print(f"{len(packages)} packages were asked about; {len(found)} of them have known faults.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
