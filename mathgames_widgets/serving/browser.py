"""A Chromium on this machine, found and driven without further packages: enough to press a button or to make a PDF."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "PaintHolding", "PreconnectToSearch"),
    *("SpareRendererForSitePerProcess", "ThirdPartyStoragePartitioning"),
)
"""What Chromium leaves out. The first two load two pages of its own behind each window, more work than the page itself.
Chromium hears only the last list of this kind, so what Playwright leaves out stands here too."""
QUIET = (
    "--headless=new",
    f"--disable-features={','.join(OFF)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
STEP = 0.1
"""Seconds between two looks at something one waits for."""
LONGEST_PRINT = 180
"""Seconds after which a browser that prints is given up."""


def find_chromium() -> str | None:
    """The Chromium, Chrome or Edge of this machine, or the one that Playwright has fetched, or None."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((path for path in ELSEWHERE if Path(path).exists()), None) or _fetched_by_playwright()


def _fetched_by_playwright() -> str | None:
    """The newest that Playwright keeps for this account; the package itself need not be there."""
    usual = {"darwin": "Library/Caches/ms-playwright", "win32": "AppData/Local/ms-playwright"}
    own = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    folder = Path(own) if own and own != "0" else Path.home() / usual.get(sys.platform, ".cache/ms-playwright")
    inside = ("chrome-*/chrome", "chrome-*/*.app/Contents/MacOS/*", "chrome-*/chrome.exe")
    found = [path for names in inside for path in folder.glob(f"chromium-*/{names}")]
    return str(max(found)) if found else None


def arguments() -> list[str]:
    """How to start a Chromium that shows no window and asks no other machine for anything."""
    is_root = sys.platform == "linux" and os.geteuid() == 0
    return [*QUIET, *(["--no-sandbox"] if is_root else [])]


def write_pdf(chromium: str, page: Path, pdf: Path) -> None:
    """Print an HTML file as its styles say, without a head and a foot. Raises OSError where no file comes of it."""
    pdf.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="mathgames-", ignore_cleanup_errors=True) as profile:
        to = [f"--user-data-dir={profile}", "--no-pdf-header-footer", f"--print-to-pdf={pdf.resolve()}"]
        try:
            command = [chromium, *arguments(), *to, page.resolve().as_uri()]
            subprocess.run(command, capture_output=True, timeout=LONGEST_PRINT, check=False)
        except subprocess.TimeoutExpired as error:
            raise OSError("the browser took too long") from error
    if not pdf.exists():
        raise OSError("the browser wrote no file")


class BrowserPage:
    """A page that is open in the browser."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression; None where it fails, as it may while a page is loading."""
        self._asked += 1
        question = {"expression": expression, "returnByValue": True}
        self._line.send(json.dumps({"id": self._asked, "method": "Runtime.evaluate", "params": question}))
        while True:
            answer = json.loads(self._line.recv(timeout=30))
            if answer.get("id") == self._asked:
                return answer.get("result", {}).get("result", {}).get("value")

    def wait_for(self, expression: str, seconds: float) -> bool:
        """Whether the expression comes true in time."""
        end = time.monotonic() + seconds
        while not self.ask(expression):
            if time.monotonic() > end:
                return False
            time.sleep(STEP)
        return True


@contextmanager
def opened(chromium: str, url: str) -> Iterator[BrowserPage]:
    """Open `url` in a fresh browser and close it afterwards. Raises OSError where the browser does not start."""
    from websockets.sync.client import connect

    with tempfile.TemporaryDirectory(prefix="mathgames-", ignore_cleanup_errors=True) as profile:
        command = [chromium, *arguments(), "--remote-debugging-port=0", f"--user-data-dir={profile}", url]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect(_address_of_page(Path(profile), process), max_size=None) as line:
                yield BrowserPage(line)
        finally:
            process.terminate()
            process.wait(10)


def _address_of_page(profile: Path, process: subprocess.Popen[bytes]) -> str:
    """Where the page listens for questions: the browser writes its port into its profile."""
    port_file = profile / "DevToolsActivePort"
    for _ in range(round(30 / STEP)):
        if process.poll() is not None:
            break
        written = port_file.read_text().split() if port_file.exists() else []
        pages = _pages(written[0]) if len(written) == 2 else []  # the file is there before anything stands in it
        if pages:
            return pages[0]
        time.sleep(STEP)
    raise OSError("the browser did not start")


def _pages(port: str) -> list[str]:
    with urlopen(f"http://127.0.0.1:{port}/json/list", timeout=10) as answer:
        return [target["webSocketDebuggerUrl"] for target in json.load(answer) if target["type"] == "page"]
