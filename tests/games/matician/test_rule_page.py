"""The page docs/rules/matician.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from mathgames_widgets.games.matician import BOTS, Rules
from tests.games.matician import test_every_game, test_refusals, test_rulebook, test_rulings, test_variants

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "matician.md"


def rows():
    """Each sentence, ruling or option of the page with its test."""
    return re.findall(r"^\| (.+) \| `(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_with_tests():
    """The tests of the rules, with their docstrings on one line."""
    modules = (test_rulebook, test_every_game, test_rulings, test_variants, test_refusals)
    found = [(name, thing) for module in modules for name, thing in vars(module).items() if name.startswith("test_")]
    assert len(dict(found)) == len(found), "two tests have the same name"
    return {name: " ".join(thing.__doc__.split()) for name, thing in found}


def test_every_rule_has_its_test_and_every_test_its_rule():
    """a table: each rulebook sentence and ruling -> test"""
    assert {name: sentence for sentence, name in rows()} == rules_with_tests()


def test_every_option_is_on_the_page():
    """Options are documented, with the defaults they have."""
    page = PAGE.read_text(encoding="utf-8")
    for name in Rules.__slots__:
        assert f"| `{name}` | `{getattr(Rules(), name)}` |" in page, name


def test_every_bot_is_on_the_page():
    """Opponents are described."""
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{bot.name}` |" in page for bot in BOTS)
