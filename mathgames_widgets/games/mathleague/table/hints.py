"""Hints that point. A hint of this game names what lights up with it in `words/hints.py` already."""

from __future__ import annotations

from mathgames_widgets.table.screen import Hint

from ..rules.view import View
from ..words.hints import advised


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, with what lights up."""
    return advised(view)
