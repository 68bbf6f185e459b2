"""Each page docs/rules/<game>.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets import games
from tests.games.rule_pages import RulePage

PAGES = {
    "byorf": ("rulebook", "rulings"),
    "formula": ("rulebook", "rulings", "variants", "scoring"),
    "rolls_and_goals": ("rulebook", "goal_cards", "modifier_cards", "every_game", "rulings", "refusals"),
    "matician": ("rulebook", "every_game", "rulings", "variants", "refusals"),
    "mathleague": (
        *("rulebook_set_up", "rulebook_cards", "rulebook", "scoring", "action_cards", "staff_cards"),
        *("every_game", "rulings", "variants", "refusals"),
    ),
}
"""The files with the tests of each game's rules."""
every_page = pytest.mark.parametrize(
    "page",
    [RulePage(getattr(games, name), *files) for name, files in PAGES.items()],
    ids=lambda page: page.game.NAME,
)


def test_every_game_has_its_page():
    assert {*PAGES} == {*games.NAMES}


@every_page
def test_every_rule_has_its_test_and_every_test_its_rule(page):
    """a table: each rulebook sentence and ruling -> test"""
    assert {name: sentence for sentence, name in page.rows()} == page.rules_with_tests()
    assert len(page.rows()) == len(page.rules_with_tests())


@every_page
def test_every_option_is_on_the_page(page):
    """Options are documented, with the defaults they have."""
    for name, default in page.options():
        assert re.search(rf"\| `{name}` \| [`\"]*{re.escape(default)}[`\"]* \|", page.text), name


@every_page
def test_every_bot_is_on_the_page(page):
    """Opponents are described."""
    assert all(f"| `{bot.name}` |" in page.text for bot in page.game.BOTS)
