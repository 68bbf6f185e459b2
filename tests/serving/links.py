"""Links with a # in plain files: whether what they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote

DEALS = "play"
"""No place: a table that is opened with it deals at once."""

LINK = re.compile(r"""<a [^>]*?href=["']([^"']*?)#([^"']+)["']""")
NAME = re.compile(r"""\s(?:id|name)=["']([^"']+)["']""")


def lead_nowhere(root: Path, paths: Iterable[str]) -> list[str]:
    """The links of these pages to a place in a page below the folder that has no such place."""
    pages = {path: (root / path).read_text(encoding="utf-8") for path in paths}
    names = {path: {unescape(name) for name in NAME.findall(html)} for path, html in pages.items()}
    lost = []
    for path, html in pages.items():
        for where, name in LINK.findall(html):
            target = normpath(f"{path}/../{where.split('?')[0]}") if where else path
            if ":" in where or name == DEALS or (target not in names and (root / target).exists()):
                continue
            if unquote(unescape(name)) not in names.get(target, ()):
                lost.append(f"{path}: {where}#{name}")
    return lost
