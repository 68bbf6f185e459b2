"""The page docs/rules/mathleague.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from mathgames_widgets.games.mathleague import BOTS, Rules
from mathgames_widgets.games.mathleague.pool import EFFECTS, POOL
from tests.games.mathleague import (
    test_action_cards,
    test_every_game,
    test_refusals,
    test_rulebook,
    test_rulings,
    test_scoring,
    test_staff_cards,
    test_variants,
)

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "mathleague.md"
MODULES = (
    *(test_rulebook, test_scoring, test_action_cards, test_staff_cards),
    *(test_every_game, test_rulings, test_variants, test_refusals),
)


def rows():
    """Each sentence, card, ruling or option of the page with its test."""
    return re.findall(r"^\| (.+) \| `(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_with_tests():
    """The tests of the rules, with their docstrings on one line."""
    found = [(name, thing) for module in MODULES for name, thing in vars(module).items() if name.startswith("test_")]
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
        assert f"| `{name}` | `{getattr(Rules(), name)}` |" in page, name


def test_every_bot_is_on_the_page():
    """Opponents are described."""
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{bot.name}` |" in page for bot in BOTS)


def test_every_action_and_staff_card_is_on_the_page():
    """14 ACTION and 7 STAFF effects, with what has to be paid; 165 cards in the pool."""
    page = PAGE.read_text(encoding="utf-8")
    for effect in EFFECTS.values():
        pays = f"| {effect.pay or '–'} |" if effect.type == "ACTION" else "|"
        assert f"| {effect.name} {pays}" in page, effect.name
    assert f"{len(POOL)} cards" in page
