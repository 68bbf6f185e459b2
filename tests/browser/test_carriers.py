"""A page of the games in a browser without Jupyter, carried by a few lines, in the page itself and in a shadow root."""

from __future__ import annotations

import json

import pytest

from mathgames_widgets.carriers.notebook import loader
from mathgames_widgets.games import byorf
from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play

HOST = """
async ([loader, script, styles, state, inShadow]) => {
  const front = { get: (name) => ({ script, styles })[name] };
  const heard = {};
  window.sent = [];
  const model = {
    get: (name) => state[name],
    on: (name, f) => (heard[name] = f),
    off: (name) => delete heard[name],
    send: (message) => window.sent.push(message),
    widget_manager: { get_model: async () => front },
  };
  window.show = (newer) => { Object.assign(state, newer); heard["change:drawing"](); };
  const host = document.body.appendChild(document.createElement("div"));
  const home = inShadow ? host.attachShadow({ mode: "open" }) : host;
  const el = home.appendChild(document.createElement("div"));
  window.home = home;
  const url = URL.createObjectURL(new Blob([loader], { type: "text/javascript" }));
  window.leave = await (await import(url)).default.render({ model, el });
}
"""


def state_of(table):
    names = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept")
    return {name: getattr(table, name) for name in names} | {"front": "IPY_MODEL_front"}


@pytest.mark.parametrize("in_shadow", [False, True], ids=["in the page", "in a shadow root"])
def test_a_table_is_styled_and_keeps_the_focus_wherever_it_stands(open_page, in_shadow):
    """Styles in the head of a page do not reach a shadow root, as in marimo, and the focus inside has no other name."""
    table = play(byorf, you="Player 1", bots=["random"], seed="FERN-42")
    table.press(next(n for n, thing in enumerate(table.offered) if thing == Press("deal")))
    page = open_page("about:blank")
    page.set_content("<!doctype html><body></body>")
    page.evaluate(HOST, [loader(), script(), styles(), state_of(table), in_shadow])
    card = page.locator(".mg-hand button.mg-card[data-drops]").first
    card.wait_for()
    assert card.evaluate("card => getComputedStyle(card).borderTopStyle") == "solid"
    assert page.evaluate("home.querySelectorAll('style#mathgames_widgets').length") == int(in_shadow)
    card.focus()
    page.keyboard.press("Enter")
    assert card.get_attribute("aria-pressed") == "true", "picked up in the browser"
    assert page.evaluate("sent") == [], "and nobody is asked"
    page.keyboard.press("k")
    (message,) = page.evaluate("sent")
    table.hear(json.loads(json.dumps(message)))
    page.evaluate("newer => show(newer)", state_of(table))
    focused = "(home.activeElement ?? document.activeElement).closest('[data-group]')?.getAttribute('data-group')"
    assert page.evaluate(focused) == "hand-cards"
    page.evaluate("leave()")
    assert page.locator(".mg").count() == 0
