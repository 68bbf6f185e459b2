"""How long each move of the others is shown: chosen in the menu, remembered by the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import matician
from mathgames_widgets.table.window import play

from .direct import open_direct

say_table = room("mathgames_widgets.table")


@pytest.fixture
def table(open_page: Callable[..., Page]) -> Page:
    page = open_page("about:blank")
    open_direct(page, play(matician, you="Player 1", bots=["greedy"], seed="FERN-42"), at="http://127.0.0.1/table")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Menu").click()
    return page


def test_a_choice_is_shown_again_when_the_menu_opens(table: Page) -> None:
    box = table.get_by_label(say_table("pace"))
    expect(box).to_have_value("calm")
    box.select_option("Slow")
    table.get_by_role("button", name="Close").click()
    table.get_by_role("button", name="Menu").click()
    expect(table.get_by_label(say_table("pace"))).to_have_value("slow")
    kept = table.evaluate("Object.values(localStorage).concat(Object.values(sessionStorage))")
    assert "slow" in kept
