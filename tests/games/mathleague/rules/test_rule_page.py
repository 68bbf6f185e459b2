"""The page docs/rules/mathleague.md names every card."""

from __future__ import annotations

from pathlib import Path

from mathgames_widgets.games.mathleague.rules.cards import EFFECTS_BY_ID, POOL

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "mathleague.md"


def test_every_action_and_staff_card_is_on_the_page():
    """14 ACTION and 7 STAFF effects, with what has to be paid; 165 cards in the pool."""
    page = PAGE.read_text(encoding="utf-8")
    for effect in EFFECTS_BY_ID.values():
        pays = f"| {effect.pay or '–'} |" if effect.type == "ACTION" else "|"
        assert f"| {effect.name} {pays}" in page, effect.name
    assert f"{len(POOL)} cards" in page
