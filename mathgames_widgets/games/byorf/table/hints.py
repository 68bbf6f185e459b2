"""Hints that point: which goals, which card and which place light up with each of them."""

from __future__ import annotations

from mathgames_widgets.table.screen import Hint

from ..rules.view import View
from ..words.hints import Advice, advised


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, and what each of them points at on the table."""
    return tuple(Hint(advice.says, _keys(advice), advice.why) for advice in advised(view))


def _keys(advice: Advice) -> tuple[str, ...]:
    cards = () if advice.card is None else (advice.card.id,)
    zones = (f"zone-{advice.zone}",) if advice.zone else ()
    return (*(goal.id for goal in advice.goals), *cards, *zones)
