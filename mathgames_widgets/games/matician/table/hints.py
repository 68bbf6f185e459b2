"""Hints that point. A hint of this game names what lights up with it in `words/hints.py` already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathgames_widgets.table.screen import Hint

from ..rules.cards import MINUS
from ..rules.state import Phase, View
from ..words.explanations import sign_effect
from ..words.hints import advised
from .playing import MinusAim


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, with what lights up."""
    return advised(view)


def in_view_of(hints: Sequence[Hint], view: View, selected: Any) -> Sequence[Hint]:
    """While a minus card is aimed, the first hint is about what it would do there."""
    symbol = view.symbols[selected.target] if isinstance(selected, MinusAim) else None
    if symbol is None or view.phase is not Phase.SABOTAGE or MINUS not in view.hand:
        return hints
    told = sign_effect(symbol, (selected.side,))
    return (Hint(told.claim, (f"side{selected.target}.{selected.side}",), told), *hints)
