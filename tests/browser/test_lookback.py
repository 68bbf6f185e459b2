"""The look back on a game in a browser: it weighs by itself, and is fit for everybody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from mathgames_widgets import puzzles
from mathgames_widgets.core.messages import room
from tests.table.test_lookback import over

from .direct import open_direct
from .hands import settled, touch
from .looks import is_for_everybody

say_table = room("mathgames_widgets.table")


def test_the_browser_goes_on_by_itself_until_all_is_weighed(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("about:blank")
    open_direct(page, over())
    page.get_by_role("button", name=say_table("lookback-open")).click()
    expect(page.get_by_role("heading", name=say_table("lookback-dearest"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("heading", name="Your decisions and your luck")).to_be_visible()
    expect(page.get_by_role("row", name="Result, in points")).to_be_visible()
    is_for_everybody(page, axe, "look back")
    page.get_by_role("button", name=say_table("lookback-show-better")).first.click()
    expect(page.locator("[data-key=better]")).to_be_visible()
    is_for_everybody(page, axe, "the better move")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say_table("lookback-try")).first.click()
    expect(page.locator(".mg-lookback")).to_have_count(0)


HERE = "http://127.0.0.1:9/puzzles"


def test_what_cost_much_comes_to_the_puzzles_of_this_browser_and_is_due_some_days_later(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    """Left by one page, collected once by another, and there after a reload."""
    page = open_page("about:blank", width=390, height=844)
    open_direct(page, over(), at=HERE)
    page.get_by_role("button", name="See what each move cost").click()
    expect(page.get_by_role("link", name="your puzzles")).to_be_visible()
    open_direct(page, puzzles("2026-11-24"), at=HERE)
    expect(page.get_by_role("heading", name="Yours: none due today")).to_be_visible()
    settled(page)
    assert not page.evaluate("Object.keys(localStorage).filter((name) => name.includes(' mail '))")
    later = puzzles("2026-11-29")
    open_direct(page, later, at=HERE)
    expect(page.get_by_role("heading", name="due today")).to_be_visible()
    is_for_everybody(page, axe, "puzzles of your own")
    touch(page.get_by_role("button", name="BYORF, due today", exact=True).first)
    assert later.table is not None
    expect(page.locator(".mg-status-line")).to_contain_text(later.table.task)
    is_for_everybody(page, axe, "a puzzle of your own")
