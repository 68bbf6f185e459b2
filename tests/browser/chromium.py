"""The Chromium that the browser tests use.  `python -m tests.browser.chromium` sees to it that there is one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from mathgames_widgets.serving.browser import find_chromium
from tests.debian import FONTS, install, is_debian, may_install_packages


def executable() -> str | None:
    """This machine's own Chromium, or else the one that Playwright has fetched."""
    if found := find_chromium():
        return found
    with sync_playwright() as playwright:
        fetched = playwright.chromium.executable_path
    return fetched if Path(fetched).exists() else None


def fetch() -> None:
    """Install a Chromium: Debian's package when root, Playwright's own elsewhere."""
    if may_install_packages() and is_debian():
        print("Installing Chromium from Debian's packages", flush=True)
        install("chromium", FONTS)
        return
    print("Installing Playwright's Chromium", flush=True)
    libraries = ["--with-deps"] if may_install_packages() else []
    subprocess.run([sys.executable, "-m", "playwright", "install", *libraries, "chromium"], check=True)


def main() -> int:
    """Say which Chromium the tests will use; 1 where none could be had."""
    found = executable()
    if found is None:
        try:
            fetch()
        except subprocess.CalledProcessError as error:
            print(f"No Chromium could be installed ({error}); install one and run the tests again.", file=sys.stderr)
            return 1
        found = executable()
    print(f"The browser tests use {found}")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
