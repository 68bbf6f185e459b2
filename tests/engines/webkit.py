"""WebKit, the engine of Safari and of every iPad, with as much of Playwright's face as our players use.

    with launched() as browser:
        page = browser.new_context(viewport={"width": 1024, "height": 768}).new_page()

It is Debian's WebKitGTK, driven over WebDriver on a screen of its own that nobody sees. Each context is a browser
program of its own, with cookies and a store of its own.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from types import SimpleNamespace
from typing import Any, Literal
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from PIL import ImageGrab

from mathgames_widgets.serving.doctor import free_port
from tests.waiting import PATIENCE, wait_until

FINDING = Path(__file__).with_name("finding.js").read_text()
SCREEN = (2000, 1500)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
FOLDERS = (
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
    "/usr/libexec/webkit*/MiniBrowser",
)
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
    "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
    "F6": "\ue036", "Meta": "\ue03d",
}  # fmt: skip
"""Keys that write nothing, as WebDriver calls them."""

CALL = """
const [steps, given, extra, done] = arguments;
%(finding)s
const act = %(act)s;
Promise.resolve().then(() => act(found(steps), given, extra)).then(
  (value) => done({ value: value === undefined ? null : value }),
  (error) => done({ error: String(error), stack: error?.stack }),
);
"""
"""Every question to a page: what is found, what is done with it, and what it says."""

VALUE = (
    "async (all, given) => {{ const it = ({code}\n); return typeof it === 'function' ? await it(given) : await it; }}"
)
DONE = "async (all, given) => {{ {code} }}"


HEAR_ERRORS = """() => {
  if (window.__errors) return;
  window.__errors = [];
  const log = console.error;
  console.error = (...said) => { window.__errors.push(said.join(" ")); log(...said); };
  addEventListener("error", (event) => window.__errors.push(event.message));
  addEventListener("unhandledrejection", (event) => window.__errors.push(String(event.reason)));
}"""
"""The driver tells nothing of the console, so a page that has been loaded is asked to write down what goes wrong."""


HEAR = """(all, kind) => {
  window.__heard = false;
  addEventListener(kind, () => { window.__heard = true; }, { capture: true, once: true });
}"""
HEARD = "window.__heard !== false"
LONGEST_WAY = 2.0
"""Seconds that a key or a button takes to a page at most; one that leads out of the page never comes there."""


class Unwell(Exception):
    """What was asked of the browser did not work."""


# ── the programs ────────────────────────────────────────────────────────────


def executable() -> str | None:
    """The driver of WebKit, where this machine has it with all that it needs."""
    return shutil.which("WebKitWebDriver") if shutil.which("Xvfb") and mini_browser() else None


def mini_browser() -> str | None:
    """The small browser around the engine."""
    return next((str(path) for one in FOLDERS for path in sorted(Path("/").glob(one[1:]))), None)


@contextmanager
def screen() -> Iterator[str]:
    """An X server without a screen; yields its name. It chooses a number that is free."""
    reading, writing = os.pipe()
    width, height = SCREEN
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as line:
        number = line.readline().strip()
    try:
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


class Line:
    """One driver with one browser: what WebDriver calls a session."""

    def __init__(self, display: str, dark: bool, still: bool, folder: Path) -> None:
        settings = folder / "gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(not still)}\n")
        environment = {
            **os.environ,
            "DISPLAY": display,
            "XDG_CONFIG_HOME": str(folder),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment, stderr=subprocess.DEVNULL
        )
        wait_until(self._answers, every=0.05)
        wanted = ["--automation", *["--dark-mode"] * dark]
        options = {"binary": mini_browser(), "args": wanted}
        ask = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}
        said = self.call("POST", "/session", {"capabilities": {"alwaysMatch": ask}})
        self.address += f"/session/{said['sessionId']}"
        self.call("POST", "/timeouts", {"script": int(1000 * PATIENCE), "pageLoad": int(1000 * PATIENCE)})
        self.window: str = self.call("GET", "/window")

    def _answers(self) -> bool:
        with suppress(OSError):
            return bool(self.call("GET", "/status")["ready"])
        return False

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the driver for something; raises Unwell with the driver's words."""
        sent = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, sent, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise Unwell(error.read().decode()) from None

    def switch(self, window: str) -> None:
        """The window that what follows is meant for."""
        if self.window != window:
            self.call("POST", "/window", {"handle": window})
            self.window = window

    def close(self) -> None:
        """The browser ends, and then its driver."""
        with suppress(Unwell, OSError):
            self.call("DELETE", "")
        self.process.terminate()
        self.process.wait()


class Answering(BaseHTTPRequestHandler):
    """Gives a browser the pages that a test has written, and calls what the test answers with."""

    pages: dict[str, str]
    functions: dict[str, Callable[..., Any]]
    faults: list[BaseException]

    def do_GET(self) -> None:
        self._give(self.pages.get(self.path, ""), "text/html; charset=utf-8")

    def do_POST(self) -> None:
        given = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        try:
            said = self.functions[self.path](*given)
        except BaseException as error:
            self.faults.append(error)
            self.send_error(500)
            return
        self._give(json.dumps(said), "application/json")

    def _give(self, text: str, kind: str) -> None:
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


# ── what a page is made of ──────────────────────────────────────────────────


def _wording(text: str | re.Pattern[str], exact: bool = False) -> dict[str, Any]:
    if isinstance(text, re.Pattern):
        return {"pattern": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}
    return {"text": text, "exact": exact}


class Within:
    """What can be looked for on a page, or inside something on it."""

    page: Page
    steps: tuple[dict[str, Any], ...] = ()

    def _on(self, *steps: dict[str, Any]) -> Locator:
        return Locator(self.page, (*self.steps, *steps))

    def locator(
        self, css: str, *, has: Locator | None = None, has_text: str | re.Pattern[str] | None = None
    ) -> Locator:
        return self._on({"css": css}).filter(has=has, has_text=has_text)

    def get_by_role(self, role: str, *, name: str | re.Pattern[str] | None = None, exact: bool = False) -> Locator:
        return self._on({"role": role, **({"name": _wording(name, exact)} if name is not None else {})})

    def get_by_text(self, text: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self._on({"text": _wording(text, exact)})


@dataclass(frozen=True)
class Locator(Within):
    """A way to something on a page; it is gone anew each time that something is done there."""

    page: Page
    steps: tuple[dict[str, Any], ...]

    def filter(self, *, has: Locator | None = None, has_text: str | re.Pattern[str] | None = None) -> Locator:
        if has is None and has_text is None:
            return self
        wanted = {"has": has.steps if has else None, "text": _wording(has_text) if has_text is not None else None}
        return self._on({"filtered": wanted})

    def nth(self, place: int) -> Locator:
        return self._on({"nth": place})

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def all(self) -> list[Locator]:
        return [self.nth(place) for place in range(self.count())]

    def count(self) -> int:
        return int(self._ask("all => all.length"))

    def _ask(self, act: str, given: Any = None) -> Any:
        return self.page.ask(act, given, self.steps)

    def _one(self, act: str, given: Any = None) -> Any:
        """What is done with the one that is meant, as soon as it is there."""
        act = f"async (all, given) => [all.length, all.length === 1 ? await ({act})(all[0], given) : null]"
        end = time.monotonic() + PATIENCE
        while True:
            number, value = self._ask(act, given)
            if number == 1:
                return value
            if number > 1:
                raise AssertionError(f"{number} places are meant by {self.steps}")
            if time.monotonic() > end:
                raise TimeoutError(f"nothing is at {self.steps}")
            time.sleep(0.05)

    def all_inner_texts(self) -> list[str]:
        return list(self._ask("all => all.map((one) => one.innerText)"))

    def all_text_contents(self) -> list[str]:
        return list(self._ask("all => all.map((one) => one.textContent)"))

    def evaluate(self, code: str, arg: Any = None) -> Any:
        return self._one(f"({code})", arg)

    def inner_text(self) -> str:
        return str(self._one("one => one.innerText"))

    def text_content(self) -> str:
        return str(self._one("one => one.textContent"))

    def inner_html(self) -> str:
        return str(self._one("one => one.innerHTML"))

    def input_value(self) -> str:
        return str(self._one("one => one.value"))

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self._one("(one, name) => one.getAttribute(name)", name)
        return found

    def is_checked(self) -> bool:
        return bool(self._one("one => one.checked ?? one.ariaChecked === 'true'"))

    def is_visible(self) -> bool:
        return bool(self._ask("all => all.length === 1 && isSeen(all[0])"))

    def is_enabled(self) -> bool:
        return bool(self._one("one => !one.matches(':disabled')"))

    def bounding_box(self) -> dict[str, float]:
        return dict(self._one("one => one.getBoundingClientRect().toJSON()"))

    def scroll_into_view_if_needed(self) -> None:
        self._one("one => one.scrollIntoViewIfNeeded()")

    def focus(self) -> None:
        self._one("one => one.focus()")

    def press(self, key: str) -> None:
        self.focus()
        self.page.keyboard.press(key)

    def press_sequentially(self, text: str) -> None:
        self.focus()
        self.page.keyboard.type(text)

    def fill(self, value: str) -> None:
        self._until_done("(one, value) => isSeen(one) ? write(one, value) : 'it is not to be seen'", value)

    def select_option(self, value: str) -> None:
        self._until_done("write", value)

    def check(self) -> None:
        if not self.is_checked():
            self.click()

    def click(self) -> None:
        x, y = self._until_done("spot")
        self.page.mouse.click(x, y)

    def _until_done(self, act: str, given: Any = None) -> Any:
        """Until the page says no more why it cannot be done."""
        end = time.monotonic() + PATIENCE
        while isinstance(said := self._one(act, given), str):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.steps}: {said}")
            time.sleep(0.05)
        return said

    def wait_for(self, *, state: Literal["visible", "hidden", "attached"] = "visible") -> None:
        asked = {
            "visible": "all => all.length > 0 && isSeen(all[0])",
            "attached": "all => all.length > 0",
            "hidden": "all => !all.some(isSeen)",
        }[state]

        def is_so() -> bool:
            with suppress(Unwell):  # the page is going to another one
                return bool(self._ask(asked))
            return False

        wait_until(is_so, every=0.05)


@dataclass
class Mouse:
    """The pointer; where it is counts from the corner of the page that one sees."""

    page: Page
    at: tuple[float, float] = (0, 0)

    def _act(self, *actions: dict[str, Any], heard: str = "") -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.page.act(mouse, heard)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        (x0, y0), self.at = self.at, (x, y)
        part = [step / steps for step in range(1, steps + 1)]
        way = [(round(x0 + (x - x0) * one), round(y0 + (y - y0) * one)) for one in part]
        self._act(*({"type": "pointerMove", "duration": 0, "x": x, "y": y} for x, y in way))

    def down(self) -> None:
        self._act({"type": "pointerDown", "button": 0}, heard="mousedown")

    def up(self) -> None:
        self._act({"type": "pointerUp", "button": 0}, heard="mouseup")

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.down()
        self.up()


@dataclass
class Keys:
    """The keyboard."""

    page: Page

    def press(self, key: str) -> None:
        """A key, or several at once: `Shift+Tab`."""
        held = [KEYS.get(one, one) for one in (key.split("+") if len(key) > 1 else [key])]
        down = [{"type": "keyDown", "value": one} for one in held]
        up = [{"type": "keyUp", "value": one} for one in reversed(held)]
        self.page.act({"type": "key", "id": "keys", "actions": down + up}, "keyup")

    def type(self, text: str) -> None:
        for letter in text:
            self.press(letter)


class Page(Within):
    """A window of a browser."""

    def __init__(self, context: Context, window: str) -> None:
        self.context, self.page, self.window = context, self, window
        self.mouse, self.keyboard = Mouse(self), Keys(self)
        self.url = "about:blank"
        self._functions: list[str] = []
        self._errors: list[str] = []
        self._routed: dict[str, str] = {}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the driver for something in this window."""
        self.context.line.switch(self.window)
        return self.context.line.call(method, path, body)

    def act(self, what: dict[str, Any], heard: str = "") -> None:
        """Do something with the mouse or the keyboard; the driver has done it before the page has heard of it."""
        with suppress(Unwell):
            if heard:
                self.ask(HEAR, heard)
        self.call("POST", "/actions", {"actions": [what]})
        end = time.monotonic() + LONGEST_WAY
        while heard and time.monotonic() < end:
            with suppress(Unwell):  # it led to another page
                if self.evaluate(HEARD):
                    return
            time.sleep(0.01)

    def ask(self, act: str, given: Any = None, steps: Sequence[dict[str, Any]] = ()) -> Any:
        """Do something with what the steps find. A page on its way to another one is asked again there."""
        script = CALL % {"finding": FINDING, "act": act}
        said = self.call("POST", "/execute/async", {"script": script, "args": [list(steps), given, None]})
        if self.context.answering.faults:
            raise self.context.answering.faults.pop()
        if "error" in said:
            raise Unwell(f"{said['error']}\n{said['stack']}")
        return said["value"]

    def evaluate(self, code: str, arg: Any = None) -> Any:
        """The value of an expression, or of a function with `arg`."""
        try:
            return self.ask(VALUE.format(code=code), arg)
        except Unwell as error:
            if '"javascript error"' not in str(error):  # it could not even be read as an expression
                raise
            return self.ask(DONE.format(code=code), arg)

    def wait_for_function(self, code: str, *, arg: Any = None, timeout: float = 1000 * PATIENCE) -> None:
        """Return when it comes true."""
        end, pause = time.monotonic() + timeout / 1000, 0.02
        while True:
            with suppress(Unwell):  # the page is going to another one
                if self.evaluate(code, arg):
                    return
            if time.monotonic() > end:
                raise TimeoutError(f"This did not come true: {code}")
            time.sleep(pause)
            pause = min(1.4 * pause, 0.1)

    def wait_for_selector(self, css: str) -> None:
        self.locator(css).first.wait_for()

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def route(self, url: str, handler: Callable[[Any], None]) -> None:
        """What the handler fulfils is what `goto(url)` shows, at an address of our own with the same path."""
        given: dict[str, str] = {}
        handler(SimpleNamespace(fulfill=lambda **said: given.update(said)))
        own = urlsplit(url).path
        self.context.answering.pages[own] = given["body"]
        self._routed[url] = self.context.own + own

    def goto(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""
        place, mark, part = url.partition("#")
        self.url = self._routed.get(place, place) + mark + part
        self._leave(partial(self.call, "POST", "/url", {"url": self.url}))

    def reload(self) -> None:
        self._leave(partial(self.call, "POST", "/refresh", {}))

    def _leave(self, go: Callable[[], object]) -> None:
        """Mark the page, go, and wait for one without the mark that has been loaded."""
        self.errors()
        with suppress(Unwell):
            self.evaluate("() => { window.__left = true; }")
        go()
        wait_until(self._has_arrived, every=0.03)
        self.evaluate(HEAR_ERRORS)
        if self.evaluate("location.origin") == self.context.own:
            for name in self._functions:
                self._offer(name)

    def errors(self) -> list[str]:
        """What has gone wrong in this window since its pages were loaded."""
        with suppress(Unwell):
            self._errors += self.evaluate("(window.__errors ?? []).splice(0)")
        return self._errors

    def _has_arrived(self) -> bool:
        with suppress(Unwell):
            return bool(self.evaluate("document.readyState === 'complete' && !window.__left"))
        return False

    def set_content(self, html: str) -> None:
        """Show a page of the test's own."""
        answering = self.context.answering
        path = f"/page/{len(answering.pages)}"
        answering.pages[path] = html
        self.goto(self.context.own + path)

    def expose_function(self, name: str, answer: Callable[..., Any]) -> None:
        """What a page of the test's own asks as `window.<name>(...)`, Python answers."""
        self.context.answering.functions[f"/{name}"] = answer
        self._functions.append(name)
        if self.evaluate("location.origin") == self.context.own:
            self._offer(name)

    def _offer(self, name: str) -> None:
        self.evaluate(
            """name => { window[name] = async (...given) => {
              const answer = await fetch(`/${name}`, { method: "POST", body: JSON.stringify(given) });
              return answer.json();
            }; }""",
            name,
        )

    def on(self, event: str, hears: Callable[[Any], object]) -> None:
        """Nothing: what goes wrong is asked for with `errors`."""

    def click(self, css: str) -> None:
        self.locator(css).click()

    def fill(self, css: str, value: str) -> None:
        self.locator(css).fill(value)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """The window is made larger or smaller until its page has this size."""
        wanted = (size["width"], size["height"])
        rect = {"x": 0, "y": 0, "width": wanted[0], "height": wanted[1] + 40}
        for _ in range(10):
            self.call("POST", "/window/rect", rect)
            width, height = self.evaluate("[innerWidth, innerHeight]")
            if (width, height) == wanted:
                return
            rect["width"] += wanted[0] - width
            rect["height"] += wanted[1] - height
            time.sleep(0.05)
        raise Unwell(f"the window has {width} x {height} pixels instead of {wanted}")

    def screenshot(self, path: Path) -> None:
        """What is to be seen on the screen: the driver's own pictures never come."""
        ImageGrab.grab(xdisplay=self.context.line_display).save(path)

    def close(self) -> None:
        self.call("DELETE", "/window")


class Context:
    """A browser of one person: windows that share cookies and store."""

    def __init__(self, line: Line, display: str, viewport: dict[str, int]) -> None:
        self.line, self.line_display, self.viewport = line, display, viewport
        self.answering = type("Here", (Answering,), {"pages": {}, "functions": {}, "faults": []})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self.answering)
        self.own = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._first: str | None = line.window
        self.pages: list[Page] = []

    def set_default_timeout(self, milliseconds: float) -> None:
        """Patience is the same for everything."""

    def new_page(self) -> Page:
        """A window: the browser's first, or another one."""
        window = self._first or self.line.call("POST", "/window/new", {"type": "window"})["handle"]
        self._first = None
        page = Page(self, window)
        page.set_viewport_size(self.viewport)
        self.pages.append(page)
        return page

    def errors(self) -> list[str]:
        """What has gone wrong in all its windows."""
        return [error for page in self.pages for error in page.errors()]

    def close(self) -> None:
        self.line.close()
        self._server.shutdown()
        self._server.server_close()


@dataclass
class Browser:
    """Starts a browser program for each context."""

    display: str
    folder: Path
    scheme: Literal["light", "dark"]
    contexts: list[Context] = field(default_factory=list)

    def new_context(
        self,
        *,
        viewport: dict[str, int] | None = None,
        color_scheme: Literal["light", "dark"] | None = None,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
    ) -> Context:
        folder = Path(mkdtemp(dir=self.folder))
        dark = (color_scheme or self.scheme) == "dark"
        line = Line(self.display, dark, reduced_motion == "reduce", folder)
        self.contexts.append(Context(line, self.display, viewport or {"width": 1280, "height": 900}))
        return self.contexts[-1]

    def new_page(self, **settings: Any) -> Page:
        return self.new_context(**settings).new_page()

    def close(self) -> None:
        """All its programs end."""
        for context in self.contexts:
            context.close()


@contextmanager
def launched(scheme: Literal["light", "dark"] = "light") -> Iterator[Browser]:
    """WebKit until the block ends."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        browser = Browser(stack.enter_context(screen()), folder, scheme)
        stack.callback(browser.close)
        yield browser
