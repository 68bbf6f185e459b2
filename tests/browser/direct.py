"""A table in a real browser without a server: Python answers in the process of the test.

`open_direct(page, table)` shows a page of ours in a Playwright page, or several, one below the other, as a lesson does.
What the browser sends, `table.hear` answers at once, as a kernel would; the scripts and styles are the ones that every
carrier brings.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page as Browser

from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.page import Page

SENT = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept")
"""What a carrier tells the browser of a page."""

HOST = """
async (states) => {
  const module = await import(URL.createObjectURL(new Blob([window.__script], { type: "text/javascript" })));
  const here = document.querySelector("#here");
  const updates = [];
  window.__messages = 0;
  for (const [place, first] of states.entries()) {
    const listeners = {};
    let state = first;
    updates.push((fresh) => {
      const changed = Object.keys(fresh).filter((name) => JSON.stringify(fresh[name]) !== JSON.stringify(state[name]));
      state = fresh;
      for (const name of changed) for (const f of [...(listeners[`change:${name}`] ?? [])]) f();
    });
    const model = {
      get: (name) => state[name],
      on: (name, f) => { (listeners[name] ??= new Set()).add(f); },
      off: (name, f) => listeners[name]?.delete(f),
      send: async (message) => {
        window.__messages += 1;
        for (const [at, fresh] of await window.__hear(place, message)) updates[at](fresh);
      },
    };
    const el = states.length > 1 ? here.appendChild(document.createElement("div")) : here;
    module.default.render({ model, el });
  }
  window.__update = updates[0];
}
"""

ANSWERS: WeakKeyDictionary[Browser, Callable[[Any], dict[str, Any]]] = WeakKeyDictionary()
"""Who answers what is pressed in a browser's page: the table that was shown there last."""

SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ margin: 0; background: #f7f5f0; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #14181d; }} }}
</style><style>{styles}</style></head>
<body data-mathgames-site><main id="here"></main></body></html>"""


ANSWERS: WeakKeyDictionary[Browser, Callable[[int, Any], list[tuple[int, dict[str, Any]]]]] = WeakKeyDictionary()
"""What answers a browser's page: another after each time that tables are shown in it."""


def told(table: Page) -> dict[str, Any]:
    """What the browser is told of a page now."""
    return {name: getattr(table, name) for name in SENT if hasattr(table, name)}


def open_direct(
    page: Browser,
    *tables: Page,
    hear: Callable[[Any], None] | None = None,
    tapped: Callable[[str], object] | None = None,
    at: str = "",
) -> None:
    """Show `tables` in a browser's page, and nothing else; others may have been shown there before.

    `hear` stands between the browser and a single page, and `tapped` gets all that the browser is told. `at` is an
    address to show it at, where something is to be kept.
    """
    shell = SHELL.format(styles=styles())
    if at:
        page.route(at.partition("#")[0], lambda route: route.fulfill(body=shell, content_type="text/html"))
        page.goto(at)
    else:
        if page in ANSWERS:  # nothing of the table before is left
            page.goto("about:blank")
        page.set_content(shell)

    known = [told(table) for table in tables]

    def tell(news: Any) -> None:
        if tapped:
            tapped(json.dumps(news))

    def answer(place: int, message: Any) -> list[tuple[int, dict[str, Any]]]:
        (hear or tables[place].hear)(message)
        news = [(at, fresh) for at, table in enumerate(tables) if (fresh := told(table)) != known[at]]
        for at, fresh in news:
            known[at] = fresh
        tell(news)
        return news

    if page not in ANSWERS:
        page.expose_function("__hear", lambda place, message: ANSWERS[page](place, message))
    ANSWERS[page] = answer
    page.evaluate("text => { window.__script = text; }", script())
    tell(known)
    page.evaluate(HOST, known)
    page.locator(".mg-page > :first-child").nth(len(tables) - 1).wait_for()
