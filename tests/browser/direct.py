"""A table in a real browser without a server: Python answers in the process of the test.

`open_direct(page, table)` shows a page of ours in a Playwright page. What the browser sends, `table.hear` answers at
once, as a kernel would; the scripts and styles are the ones that every carrier brings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page as Browser

from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.page import Page

SENT = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept", "is_working")
"""What a carrier tells the browser of a page."""

HOST = """
async (first) => {
  const module = await import(URL.createObjectURL(new Blob([window.__script], { type: "text/javascript" })));
  const listeners = {};
  let state = first;
  const update = (fresh) => {
    const changed = Object.keys(fresh).filter((name) => JSON.stringify(fresh[name]) !== JSON.stringify(state[name]));
    state = fresh;
    for (const name of changed) for (const f of [...(listeners[`change:${name}`] ?? [])]) f();
  };
  const model = {
    get: (name) => state[name],
    on: (name, f) => { (listeners[name] ??= new Set()).add(f); },
    off: (name, f) => listeners[name]?.delete(f),
    send: async (message) => { window.__messages += 1; update(await window.__hear(message)); },
  };
  window.__messages = 0;
  window.__update = update;
  module.default.render({ model, el: document.querySelector("#here") });
}
"""

SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ margin: 0; background: #f7f5f0; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #14181d; }} }}
</style><style>{styles}</style></head>
<body data-mathgames-site><main id="here"></main></body></html>"""


def told(table: Page) -> dict[str, Any]:
    """What the browser is told of a page now."""
    return {name: getattr(table, name) for name in SENT if hasattr(table, name)}


def open_direct(page: Browser, table: Page, *, hear: Callable[[Any], None] | None = None, at: str = "") -> None:
    """Show `table` in a browser's page, whole and alone.

    `hear` stands between the browser and the page; `at` is an address to show it at, where something is to be kept.
    """
    shell = SHELL.format(styles=styles())
    if at:
        page.route(at.partition("#")[0], lambda route: route.fulfill(body=shell, content_type="text/html"))
        page.goto(at)
    else:
        page.set_content(shell)

    def answer(message: Any) -> dict[str, Any]:
        (hear or table.hear)(message)
        return told(table)

    page.expose_function("__hear", answer)
    page.evaluate("text => { window.__script = text; }", script())
    page.evaluate(HOST, told(table))
    page.wait_for_selector(".mg-page > *")
