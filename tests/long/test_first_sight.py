"""What a screen of a lesson asks is seen at once, on a laptop: its question, and the button that answers it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import browser, playwright, voila
from tests.browser.lesson_hands import say_question
from tools.minutes import InScreens, found

__all__ = ["browser", "playwright", "voila"]

LAPTOP = {"width": 1280, "height": 720}

ASKED = """(last) => {
  const screen = document.querySelector(".page-step:not([hidden])");
  return [...screen.querySelectorAll(".mg-checkpoint")].flatMap((one) => {
    const names = [...one.querySelectorAll("button")].filter((button) => last.includes(button.textContent.trim()));
    const end = Math.max(...names.map((button) => button.getBoundingClientRect().bottom));
    return end > 0 ? [[one.getBoundingClientRect().top, end]] : [];
  });
}"""
"""Where each question of the screen begins, and where the button is that ends it."""


@pytest.mark.parametrize("lesson", found(), ids=str)
def test_what_a_screen_asks_is_seen_at_once(browser: Browser, voila: str, lesson: InScreens) -> None:
    """The first thing asked lies above the bar before anything is done; any other fits above it once one is there."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(f"{voila}{lesson}.ipynb")
    page.wait_for_function(
        "document.querySelectorAll('.mg').length === document.querySelectorAll('.mg[data-theme]').length"
    )
    bar = page.locator(".page-bar").bounding_box()
    assert bar is not None
    last = [say_question("check"), say_question("sure-3")]
    hidden: list[str] = []
    screens = asked = 0
    while True:
        screens += 1
        title = page.locator(".page-step:visible").get_attribute("aria-label")
        for place, (top, end) in enumerate(page.evaluate(ASKED, last)):
            asked += 1
            if (end if place == 0 else end - top) > bar["y"]:
                hidden.append(f"{title}, question {place + 1}: {top:.0f} to {end:.0f} of {bar['y']:.0f}")
        if page.locator(".page-next").is_disabled():
            break
        page.locator(".page-next").click()
    assert screens == len(lesson.screens) + 1  # and the glossary
    assert asked >= 9
    page.close()
    assert hidden == []
