"""What a page docs/rules/<game>.md has to name: every test of a rule with its sentence, every option, every bot."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]


class RulePage:
    """The page of a game, and the files with the tests of its rules: `RulePage(byorf, "rulebook", "rulings")`."""

    def __init__(self, game, *files):
        self.game = game
        self.modules = [import_module(f"tests.games.{game.NAME}.rules.test_{file}") for file in files]
        self.text = (ROOT / "docs" / "rules" / f"{game.NAME}.md").read_text(encoding="utf-8")

    def rows(self):
        """Each sentence, card, ruling or option of the page with its test."""
        return re.findall(r"^\| (.+) \| `(test_\w+)` \|$", self.text, re.MULTILINE)

    def rules_with_tests(self):
        """The tests of the rules, with their docstrings on one line."""
        found = [
            (name, thing) for module in self.modules for name, thing in vars(module).items() if name.startswith("test_")
        ]
        assert len(dict(found)) == len(found), "two tests have the same name"
        return {name: " ".join(thing.__doc__.split()) for name, thing in found}

    def options(self):
        """Every option with its default, as the page writes it."""
        return [(option.name, f"{getattr(self.game.Rules(), option.name)}") for option in fields(self.game.Rules)]
