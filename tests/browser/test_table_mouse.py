"""A whole game by mouse: picked up, dragged, taken back, asked."""

from __future__ import annotations

from playwright.sync_api import Page

from mathgames_widgets.core.messages import room
from tests.browser.hands import cards_in, deal, drag, hand, heard, keep, place, press_button, touch, zone

say_table = room("mathgames_widgets.table")


def play_a_round(page: Page, round: int) -> None:
    """Draft, build by dragging and by clicking, and be scored."""
    while hand(page).count():
        kept = keep(page, hand(page).count() - 1)
        if hand(page).count():
            assert page.locator(f"[data-key=kept-cards] [data-key={kept}k]").is_visible()
    assert len(cards_in(page, "aside")) == 6
    drag_about(page)
    click_about(page)
    press_button(page, "Ready")
    assert f"Round {round} was scored" in heard(page)
    ask_every_goal(page)


def drag_about(page: Page) -> None:
    """Cards go where they are dropped, and nowhere when they are dropped beside the rows."""
    first, second, third, *_ = cards_in(page, "aside")
    drag(page, first, zone(page, "top"))
    drag(page, second, zone(page, "bottom"))
    drag(page, third, zone(page, "bottom"))
    assert (cards_in(page, "top"), cards_in(page, "bottom")) == ([first], [second, third])
    drag(page, third, page.locator("[data-key=goals]"))
    assert cards_in(page, "bottom") == [second, third]
    drag(page, third, zone(page, "top"))
    assert cards_in(page, "top") == [first, third]
    press_button(page, "Undo")
    assert heard(page) == say_table("taken-back")
    assert (cards_in(page, "top"), cards_in(page, "bottom")) == ([first], [second, third])
    drag(page, second, zone(page, "aside"))
    assert second in cards_in(page, "aside")


def click_about(page: Page) -> None:
    """Cards taken with a click go where one clicks next; the picture follows each of them and is in sight."""
    picture = page.locator(".mg-graph svg").first
    before = picture.inner_html()
    place(page, "top", "bottom")
    assert picture.inner_html() != before
    assert len(cards_in(page, "top")) == len(cards_in(page, "bottom")) == 2
    assert page.locator(".mg-graph").first.is_visible()
    press_button(page, "My function")
    assert page.locator(".mg-features .mg-feature").count() >= 3
    press_button(page, "Close")


def ask_every_goal(page: Page) -> None:
    """Whoever clicks on a result is told why, and the graph shows that player's function."""
    rows = page.locator(".mg-sheet tbody tr")
    assert rows.count() == 2
    for goal in range(5):
        touch(rows.nth(goal % 2).locator("button.mg-cell").nth(goal))
        assert page.locator("[data-key=answer] .mg-claim").first.inner_text()
        assert page.locator("[aria-expanded=true].mg-cell").count() == 1
        press_button(page, "Close")


def test_a_game_by_mouse(play_page):
    """A round, the result, the replay and a new game."""
    page = play_page()
    deal(page, players=2, rounds="1")
    play_a_round(page, 1)
    press_button(page, "See the result")
    assert page.locator(".mg-stand").count() == 2
    press_button(page, "Step through the game")
    press_button(page, "Forward")
    assert page.locator("[data-key=frame]").input_value() == "2"
    press_button(page, "Close the replay")
    press_button(page, "Play again")
    assert hand(page).count() == 6


def test_a_drop_beside_the_table_swallows_no_later_click(play_page):
    """Not even where the browser's timers are late."""
    page = play_page()
    deal(page, players=2, rounds="1", hand="2")
    keep(page)
    card = cards_in(page, "aside")[0]
    page.evaluate("window.setTimeout = () => 0")
    drag(page, card, page.locator(".mg-status-line"))
    touch(page.locator(f".mg-zone [data-key={card}]"))
    assert page.locator(f".mg-zone [data-key={card}]").get_attribute("aria-pressed") == "true"


def test_a_finger_drags_a_card_without_scrolling_the_page(play_page):
    """Where a card can be dragged, the browser leaves the finger to the table."""
    page = play_page(width=390, has_touch=True)
    deal(page, players=2, rounds="1", hand="2")
    touch(hand(page).first)
    touch(page.locator("[data-key=keep]"))
    card = page.locator(".mg-zone-aside button.mg-card").first
    assert card.evaluate("card => getComputedStyle(card).touchAction") == "none"


def test_cards_glide_and_then_lie_still(play_page):
    """Not under reduced motion: there nothing moves at all."""
    page = play_page(reduced_motion="no-preference")
    deal(page, players=2, rounds="1", hand="2")
    keep(page)
    place(page, "top")
    assert page.evaluate("document.getAnimations().length") > 0
    page.wait_for_function("document.getAnimations().length === 0")
