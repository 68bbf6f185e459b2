"""Two people in two browsers at one live table: from the home page to a finished game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.games import formula
from tests.browser.conftest import OpenPage

GAME = formula.NAME


def join(page: Page, **boxes: str) -> None:
    """Fill in a form and send it, and wait for the table."""
    for name, text in boxes.items():
        page.fill(f"#{name}", text)
    page.click("main button")
    page.wait_for_selector(".mg-lobby")


def shown(page: Page) -> Page:
    """The page, when it has shown all steps and waits for nothing."""
    page.wait_for_function("() => !document.querySelector('.mg-stepping, .mg[aria-busy]')")
    return page
