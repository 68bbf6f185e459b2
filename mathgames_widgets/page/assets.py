"""The scripts and styles that a page needs in the browser, and a page that stands alone with its styles."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from mathgames_widgets.page.html import div

STATIC = Path(str(files("mathgames_widgets.page") / "static"))
GAMES = STATIC.parent.parent / "games"

STAGE = (
    "patch", "groups", "keep", "pace", "motion", "frames", "live", "line", "pick", "dock", "theme", "sent",
    "storage", "language", "drag", "slide", "ink", "report", "reading", "reply",
    "timer",
)  # fmt: skip
PARTS = (
    "focus.js",
    *(f"graph/{name}.js" for name in ("plane", "curve", "labels", "plot", "picture", "tools", "view", "hands")),
    "graph.js",
    *(f"stage/{name}.js" for name in STAGE),
    "stage.js",
)
"""The scripts, each behind the ones it imports from."""


@cache
def script() -> str:
    """All scripts as one ES module: what they import from each other stands in front of them."""
    return "\n".join(map(_part, PARTS))


def _part(name: str) -> str:
    text = (STATIC / name).read_text(encoding="utf-8")
    text = re.sub(r'^import [^;]*? from "\.\.?/[^"]+\.js";$', "", text, flags=re.MULTILINE)
    return text if name == PARTS[-1] else re.sub(r"^export ", "", text, flags=re.MULTILINE)


@cache
def styles() -> str:
    """The styles of every page, of graphs, of each game that has a sheet of its own, and of all of them on paper.

    Remarks and indentation stay behind: a lesson sends all of this in one message.
    """
    own = [*sorted(GAMES.glob("*/table/table.css")), *_elsewhere]
    shared = [STATIC / f"{name}.css" for name in ("stage", "frame", "start", "graph", "drawing")]
    parts = (*shared, *own, STATIC / "paper.css")
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts)
    return re.sub(r"/\*.*?\*/|^\s+", "", text, flags=re.DOTALL | re.MULTILINE)


_elsewhere: list[Path] = []


def dress(look: ModuleType) -> None:
    """See that the sheet of a game which lives outside this package, beside the module that draws it, is worn too."""
    sheet = Path(str(look.__file__)).parent / "table.css"
    if GAMES not in sheet.parents and sheet not in _elsewhere and sheet.exists():
        _elsewhere.append(sheet)
        styles.cache_clear()


def static(*page: Any, styled: bool = True) -> str:
    """A page without anything that answers; with `styled` it carries its styles, and stands alone."""
    sheet = f"<style>{styles()}</style>" if styled else ""
    return f"{sheet}{div(*page, cls='mg', data_static=True)}"
