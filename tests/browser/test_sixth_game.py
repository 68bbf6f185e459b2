"""The game of docs/adding-a-game.md on a real page: dealt, played to its end, in its own style."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from playwright.sync_api import expect

from mathgames_widgets.core.messages import room
from tests.browser.hands import deal, press_button
from tests.guide import COUNTERS

say_table = room("mathgames_widgets.table")

ROOT = Path(__file__).resolve().parents[2]
TABLE = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from mathgames_widgets import play
from tests.guide import COUNTERS
play(COUNTERS, you="Asha", bots=["counting"])"""
QUESTION = """from mathgames_widgets.games.counters import lesson
lesson.ask("surplus")"""


def test_a_game_that_lives_elsewhere_is_played_on_a_page(open_page, axe, own_page):
    """Its table, its style sheet and its question; no file of the package knows of it."""
    page = open_page(own_page("counters", TABLE, QUESTION))
    deal(page)
    expect(page.locator(".mg-counter")).to_have_count(11)
    assert page.locator(".mg-counter").first.evaluate("counter => getComputedStyle(counter).borderRadius") == "50%"
    assert axe(page) == []
    for left in (7, 3, 0):  # the other one takes a single counter of 8 and of 4
        press_button(page, "Take 3")
        expect(page.locator(".mg-counter")).to_have_count(left)
    expect(page.get_by_text(say_table("you-win"))).to_be_visible()
    question = import_module(f"{COUNTERS.__name__}.lesson").question
    box = page.locator("[name=answer]")
    box.fill(question("surplus").write(question("surplus").solution))
    box.press("Enter")
    expect(page.locator(".mg-right .mg-said")).to_contain_text("Right: ")
