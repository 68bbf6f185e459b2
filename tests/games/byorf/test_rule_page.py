"""The page docs/rules/byorf.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from mathgames_widgets.games.byorf import Rules
from tests.games.byorf import test_rulebook, test_rulings

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "byorf.md"


def rows():
    """Each sentence or ruling of the page with its test."""
    return re.findall(r"^\| (.+) \| `(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_with_tests():
    """The tests of the rules, with their docstrings on one line."""
    modules = (test_rulebook, test_rulings)
    found = {name: thing for module in modules for name, thing in vars(module).items() if name.startswith("test_")}
    return {name: " ".join(thing.__doc__.split()) for name, thing in found.items()}


def test_every_rule_has_its_test_and_every_test_its_rule():
    """a table: each rulebook sentence and ruling -> test"""
    assert {name: sentence for sentence, name in rows()} == rules_with_tests()


def test_every_option_is_on_the_page():
    """Options are documented."""
    page = PAGE.read_text(encoding="utf-8")
    for name in Rules.__slots__:
        assert f"| `{name}` |" in page
