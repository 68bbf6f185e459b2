"""The page docs/rules/rolls_and_goals.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from mathgames_widgets.games.rolls_and_goals import BOTS, GOALS, Rules
from mathgames_widgets.games.rolls_and_goals.cards import OTHER_MODIFIERS, STARTING_SET
from tests.games.rolls_and_goals import (
    test_every_game,
    test_goal_cards,
    test_modifier_cards,
    test_refusals,
    test_rulebook,
    test_rulings,
)

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "rolls_and_goals.md"


def rows():
    """Each sentence or ruling of the page with its test."""
    return re.findall(r"^\| (.+) \| `(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_with_tests():
    """The tests of the rules, with their docstrings on one line."""
    modules = (test_rulebook, test_goal_cards, test_modifier_cards, test_every_game, test_rulings, test_refusals)
    found = [(name, thing) for module in modules for name, thing in vars(module).items() if name.startswith("test_")]
    assert len(dict(found)) == len(found), "two tests have the same name"
    return {name: " ".join(thing.__doc__.split()) for name, thing in found}


def test_every_rule_has_its_test_and_every_test_its_rule():
    """a table: each rulebook sentence and ruling -> test"""
    assert {name: sentence for sentence, name in rows()} == rules_with_tests()
    assert len(rows()) == len(rules_with_tests())


def test_every_option_is_on_the_page():
    """Options are documented, with the defaults they have."""
    page = PAGE.read_text(encoding="utf-8")
    for name in Rules.__slots__:
        assert f"| `{name}` | {getattr(Rules(), name)} |" in page, name


def test_every_bot_is_on_the_page():
    """Opponents are described."""
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{bot.name}` |" in page for bot in BOTS)


def test_every_card_is_on_the_page_as_often_as_it_is_in_the_box():
    """24 Goal cards, 96 Modifier cards"""
    page = PAGE.read_text(encoding="utf-8")
    for card, count in (*STARTING_SET.items(), *OTHER_MODIFIERS.items()):
        digit = card[0] == "[" and card != "[0]"
        assert digit or f"`{card}`" in page, card
        assert f"| {count} |" in page
    assert all(f"| {goal} |" in page for goal in GOALS)
