"""A Firefox as schools have it, driven by Playwright like Chromium.

    with sync_playwright() as playwright, launched(playwright) as browser:
        page = browser.new_page()

Two things are told to it before it starts, since this Firefox can be told them for all its pages only: light or dark,
and that nothing shall move.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Playwright

from tests.engines import firefox_line

NAMES = ("firefox-esr", "firefox")
STILL = {"ui.prefersReducedMotion": 1}
SCHEMES = {"dark": {"layout.css.prefers-color-scheme.content-override": 0}, "light": {}}
NOWHERE = {"network.proxy.type": 1, "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9}
"""Whatever a page asks another machine for goes to a port where nobody listens."""


def executable() -> str | None:
    """The Firefox of this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def launched(playwright: Playwright, scheme: Literal["light", "dark"] = "light") -> Iterator[Browser]:
    """A headless Firefox until the block ends."""
    found = executable()
    assert found, "there is a Firefox: python -m tests.engines.packages firefox"
    with TemporaryDirectory() as folder:
        line = Path(folder) / "firefox"
        line.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{firefox_line.__file__}" "$@"\n')
        line.chmod(0o700)
        browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=line,
            env={**os.environ, firefox_line.FIREFOX: found},
            firefox_user_prefs={**STILL, **SCHEMES[scheme], **NOWHERE},
        )
        try:
            yield browser
        finally:
            browser.close()
