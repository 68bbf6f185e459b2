"""The engines beside Chromium: Firefox, and WebKit, which Safari and every iPad have.

    with launched("webkit", playwright) as browser:
        page = browser.new_context(viewport={"width": 1024, "height": 768}).new_page()

Both have Playwright's face, so that the players of the browser tests play in them as they are.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Literal

from playwright.sync_api import Playwright

from tests.engines import firefox, webkit
from tests.engines.expecting import hear_our_places

ENGINES = ("firefox", "webkit")


def executable(engine: str) -> str | None:
    """The program of this engine, or None where this machine has not all that it needs."""
    return firefox.executable() if engine == "firefox" else webkit.executable()


def launched(
    engine: str, playwright: Playwright, scheme: Literal["light", "dark"] = "light"
) -> AbstractContextManager[Any]:
    """One of them, until the block ends. Light or dark is told to it before it starts, for all its pages."""
    if engine == "firefox":
        return firefox.launched(playwright, scheme)
    hear_our_places()
    return webkit.launched(scheme)
