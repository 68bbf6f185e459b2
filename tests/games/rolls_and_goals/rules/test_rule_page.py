"""The page docs/rules/rolls_and_goals.md names every card."""

from __future__ import annotations

from pathlib import Path

from mathgames_widgets.games.rolls_and_goals import GOALS
from mathgames_widgets.games.rolls_and_goals.rules.cards import OTHER_MODIFIERS, STARTING_SET

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "rolls_and_goals.md"


def test_every_card_is_on_the_page_as_often_as_it_is_in_the_box():
    """24 Goal cards, 96 Modifier cards"""
    page = PAGE.read_text(encoding="utf-8")
    for card, count in (*STARTING_SET.items(), *OTHER_MODIFIERS.items()):
        digit = card[0] == "[" and card != "[0]"
        assert digit or f"`{card}`" in page, card
        assert f"| {count} |" in page
    assert all(f"| {goal} |" in page for goal in GOALS)
