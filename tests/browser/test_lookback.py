"""The look back on a game in a browser: it weighs by itself, and is fit for everybody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.table.test_lookback import over

from .direct import open_direct
from .looks import is_for_everybody


def test_the_browser_goes_on_by_itself_until_all_is_weighed(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("about:blank")
    open_direct(page, over())
    page.get_by_role("button", name="See what each move cost").click()
    expect(page.get_by_role("heading", name="What cost most")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    is_for_everybody(page, axe, "look back")
    page.get_by_role("button", name="Try again from here").first.click()
    expect(page.locator(".mg-lookback")).to_have_count(0)
