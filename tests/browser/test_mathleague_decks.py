"""The deck editor in a browser: a deck changed by keyboard and mouse, a file with a mistake, and how it looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK, read_draft
from tests.browser.hands import Keyboard, heard, press_button, settled, touch
from tests.browser.looks import SEEN, SMALL_TARGETS, STICKS_OUT, STILL, has_landmarks, wear

say_game_table = room("mathgames_widgets.games.mathleague.table")

EDITOR = "mathleague/decks.ipynb"
AMARA, BEN = "blue Amara", "blue Ben"


@pytest.fixture(scope="module")
def page(open_shared, voila) -> Page:
    """The editor in Voilà, opened once."""
    page = open_shared(voila + EDITOR)
    page.wait_for_selector(".mg")
    return page


def on(page: Page, key: str) -> Locator:
    """What stands on the page under a key."""
    return page.locator(f'.mg [data-key="{key}"]')


def test_cards_go_out_and_in_by_keyboard_and_mouse_and_the_deck_survives_a_reload(page):
    """Choosing by keyboard alone; what the browser keeps comes back."""
    touch(on(page, "ready-starter"))
    keyboard = Keyboard(page)
    keyboard.tab_to(f"pool.{AMARA}")
    keyboard.press("Enter")
    assert heard(page) == "Amara (blue) is out of the deck. The deck has 54 of 55 cards."
    keyboard.press("ArrowRight")
    keyboard.press("Space")
    assert on(page, f"pool.{BEN}").get_attribute("aria-pressed") == "false"
    touch(on(page, f"pool.{BEN}"))
    touch(on(page, "deck.green Snow Day"))
    page.reload()
    page.wait_for_selector(f'.mg [data-key="deck.{BEN}"]')
    assert say_game_table("so-many", cards=53, most=55, size="exact") in on(page, "standing").inner_text()


def test_a_file_is_saved_and_one_with_a_mistake_leaves_everything_as_it_was(page, tmp_path):
    """The file is the deck; a mistake is answered by line and reason, and the text stays in its box."""
    touch(on(page, "ready-starter"))
    touch(on(page, "save"))
    with page.expect_download() as saving:
        on(page, "file").click()
    saving.value.save_as(tmp_path / "starter.txt")
    text = (tmp_path / "starter.txt").read_text(encoding="utf-8")
    assert set(read_draft(text).cards) == set(STARTER_DECK.cards)
    touch(on(page, "load"))
    on(page, "deck-text").fill("blue Amra")
    press_button(page, "Open as my deck")
    assert "Line 1: There is no card 'blue Amra'" in on(page, "mistakes").inner_text()
    assert on(page, "deck-text").input_value() == "blue Amra"
    (tmp_path / "two.txt").write_text(f"deck: Two\n{AMARA}\n{BEN}\n", encoding="utf-8")
    on(page, "deck-file").set_input_files(tmp_path / "two.txt")
    page.wait_for_function("document.querySelector('.mg h2 + *').textContent === 'Two'")
    settled(page)
    assert say_game_table("so-many", cards=2, most=55, size="exact") in on(page, "standing").inner_text()


def test_it_is_readable_on_every_screen(page, axe):
    """Light and dark, wide and narrow: nothing sticks out, nothing is too small, nothing moves, everything is named."""
    has_landmarks(page, EDITOR)
    touch(on(page, "ready-starter"))
    touch(on(page, "load"))
    for scheme, width in (("light", 1280), ("dark", 390)):
        page.set_viewport_size({"width": width, "height": 1200})
        wear(page, scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(STICKS_OUT) == []
        assert page.evaluate(SMALL_TARGETS) == []
        assert page.evaluate(STILL)
    on(page, "kind").select_option("TEACHER")
    settled(page)
    touch(on(page, "empty"))
    touch(on(page, "pool-cards").locator("button").first)
    for scheme, rules in (("dark", SEEN), ("light", None)):
        wear(page, scheme)
        assert axe(page, ".mg", rules) == []
