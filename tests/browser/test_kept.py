"""A game survives the reload of its page, and two tabs do not take each other's."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import TABLE
from tests.browser.hands import deal, hand, keep, press_button, settled
from tests.browser.kernels import kernel_of, say_goodbye

KEPT = "Object.entries({ ...sessionStorage }).filter(([name]) => name.includes('tab table'))"


def test_a_reload_goes_on_from_the_last_move(served_page):
    """Reload, Back, a dead kernel or a restarted server: the page offers the game again, and the cards are the same."""
    page = served_page()
    deal(page)
    keep(page)
    settled(page)
    cards = hand(page).all_inner_texts()
    page.reload()
    press_button(page, "Continue your game")
    expect(hand(page)).to_have_count(len(cards))
    assert hand(page).all_inner_texts() == cards
    assert "FERN-42" not in page.evaluate("Object.values({ ...localStorage, ...sessionStorage }).join()")


def test_a_table_that_is_gone_is_one_press_from_its_game(browser, voila):
    """The kernel has ended: the page says that the game is kept, and its button leads back to it."""
    page = browser.new_page()
    page.goto(voila + TABLE)
    deal(page)
    keep(page)
    settled(page)
    cards = hand(page).all_inner_texts()
    page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
    assert say_goodbye(voila, kernel_of(page)) == 204
    page.get_by_role("button", name="Open the page again").click()
    press_button(page, "Continue your game")
    expect(hand(page)).to_have_count(len(cards))
    assert hand(page).all_inner_texts() == cards
    page.close()


def test_two_tabs_keep_a_game_each(served_page):
    first = served_page()
    deal(first)
    keep(first)
    settled(first)
    second = first.context.new_page()
    second.goto(first.url)
    press_button(second, "Forget it")
    deal(second, seed="MOSS-17")
    keep(second)
    settled(second)
    first.reload()
    press_button(first, "Continue your game")
    press_button(first, "Menu")
    expect(first.locator(".mg-drawer")).to_contain_text("FERN-42")
    second.close()


def test_a_page_that_is_opened_to_play_deals_and_docks_once(open_page, voila):
    """The address of the Play buttons; after a reload the game is the one that was kept: no other is dealt over it."""
    page = open_page(f"{voila}{TABLE}#play")
    page.locator("html.mg-docked-page .mg.mg-docked [data-docks]").wait_for()
    settled(page)
    kept = page.evaluate(KEPT)
    assert kept
    page.reload()
    page.wait_for_selector(".mg-page > *")
    settled(page)
    assert page.evaluate(KEPT) == kept
