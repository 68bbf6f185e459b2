"""Each page docs/rules/<game>.md names every test of a rule, and no test that is not there."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.games import GAMES, byorf, formula, mathleague, matician, rolls_and_goals
from tests.games.rule_pages import RulePage

PAGES = (
    RulePage(byorf, "rulebook", "rulings"),
    RulePage(formula, "rulebook", "rulings", "variants", "scoring"),
    RulePage(rolls_and_goals, "rulebook", "goal_cards", "modifier_cards", "every_game", "rulings", "refusals"),
    RulePage(matician, "rulebook", "every_game", "rulings", "variants", "refusals"),
    RulePage(
        mathleague,
        *("rulebook_set_up", "rulebook_cards", "rulebook", "scoring", "action_cards", "staff_cards"),
        *("every_game", "rulings", "variants", "refusals"),
    ),
)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.game.NAME)


def test_every_game_has_its_page():
    assert {page.game.NAME for page in PAGES} == {game.NAME for game in GAMES}


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
