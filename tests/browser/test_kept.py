"""A game survives the reload of its page, and two tabs do not take each other's."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf.lesson import question
from mathgames_widgets.table.window import play
from tests.browser.conftest import TABLE
from tests.browser.direct import open_direct
from tests.browser.hands import deal, hand, keep, press_button, settled
from tests.browser.kernels import kernel_of, say_goodbye

say_page = room("mathgames_widgets.page")
say_question = room("mathgames_widgets.questions")

HERE = "http://127.0.0.1:9/table"
"""Where the tests without a server show a table, so that the browser keeps what belongs to this address."""
KEPT = "Object.entries({ ...sessionStorage }).filter(([name]) => name.includes('tab table'))"


def goes_on(page: Page, cards: list[str]) -> None:
    """The page offers the game again, and the hand is the same."""
    press_button(page, "Continue your game")
    expect(hand(page)).to_have_count(len(cards))
    assert hand(page).all_inner_texts() == cards


def test_a_reload_goes_on_from_the_last_move_and_so_does_a_table_that_is_gone(browser, voila):
    """Where the kernel has ended, the page says so at once, and its button leads back to the game."""
    page = browser.new_page()
    page.goto(voila + TABLE)
    deal(page)
    keep(page)
    settled(page)
    cards = hand(page).all_inner_texts()
    page.reload()
    goes_on(page, cards)
    assert "FERN-42" not in page.evaluate("Object.values({ ...localStorage, ...sessionStorage }).join()")
    page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
    assert say_goodbye(voila, kernel_of(page)) == 204
    page.get_by_text("Your table is no longer there.").wait_for()
    page.get_by_role("button", name=say_page("open-again")).click()
    goes_on(page, cards)
    page.close()


def test_two_tabs_keep_a_game_each(open_page):
    first = open_page("about:blank")
    open_direct(first, play(byorf), at=HERE)
    deal(first)
    keep(first)
    settled(first)
    second = first.context.new_page()
    open_direct(second, play(byorf), at=HERE)
    press_button(second, "Discard it")
    deal(second, seed="MOSS-17")
    keep(second)
    settled(second)
    open_direct(first, play(byorf), at=HERE)
    press_button(first, "Continue your game")
    press_button(first, "Menu")
    expect(first.locator(".mg-drawer")).to_contain_text("FERN-42")


def test_a_page_that_is_opened_to_play_deals_once(open_page):
    """The address of the Play buttons; after a reload the game is the one that was kept: no other is dealt over it."""
    page = open_page("about:blank")
    open_direct(page, play(byorf), at=f"{HERE}#play")
    page.locator(".mg.mg-docked [data-docks]").wait_for()
    settled(page)
    kept = page.evaluate(KEPT)
    assert kept
    page.goto("about:blank")
    open_direct(page, play(byorf), at=f"{HERE}#play")
    settled(page)
    assert page.evaluate(KEPT) == kept


def test_a_lessons_table_goes_on_after_a_reload(browser, voila):
    """The menu knows that its part is played before it is taken up; on its screen the cards lie as they were left."""
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page.goto(f"{voila}byorf/holes.ipynb#The-last-card")
    screen = page.locator(".page-step:visible")
    screen.locator(".mg-zone").first.wait_for()
    expect(screen.get_by_role("checkbox")).to_have_count(0)  # what else it changes would tell where the card goes
    screen.locator("[data-key=ready]").click()
    played = screen.locator(".mg-lesson-task[data-done=solved]")
    played.wait_for()
    for place in question("changes").solution:
        screen.get_by_role("checkbox").nth(place).check()
    screen.get_by_role("button", name=say_question("check"), exact=True).click()
    rows = screen.locator(".mg-zone")
    laid = rows.all_inner_texts()
    page.goto(f"{voila}byorf/holes.ipynb#Holes")
    page.reload()
    page.locator("[data-key=part][data-done=solved]").wait_for(state="attached")
    assert page.locator(".page-done").all_text_contents() == ["The last card"]
    page.goto(f"{voila}byorf/holes.ipynb#The-last-card")
    played.wait_for()
    assert rows.all_inner_texts() == laid
    page.close()
