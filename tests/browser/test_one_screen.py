"""After the deal the table is the page: whole games at seven sizes, and nothing that is needed is ever out of view."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product

import pytest
from playwright.sync_api import Browser, Page

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.games import GAMES, byorf
from mathgames_widgets.games.byorf.table.playing import STEPS
from mathgames_widgets.table.screen import Ask, Press
from mathgames_widgets.table.window import Window
from tests.browser.direct import open_direct, told
from tests.browser.hands import settled
from tests.cases import cases
from tests.table.sitting import against, is_over, offers, take

LARGER = (1366, 768)
ON_ITS_SIDE = (844, 390)
SMALL, LOW, TABLET = (375, 667), (640, 360), (960, 540)
"""LOW is a small phone on its side, and a laptop of 1280x720 where someone reads at 200 %."""
SCREENS = (
    ((1280, 720), "light"),
    (LARGER, "dark"),
    ((390, 844), "light"),
    (ON_ITS_SIDE, "dark"),
    (SMALL, "light"),
    (LOW, "dark"),
    (TABLET, "light"),
)
WHOLE = cases(2, long=1000)
"""So many pages of a phase are looked at on all screens."""
LATER = cases(5, long=1)
"""Each so many'th of the later ones is looked at on the screen whose turn it is."""
NEEDED = {"aim", "own", "places", "next"}
"""What the parts of a game say they are, in the course of it."""

OUT_OF_VIEW = """() => {
  const seen = (box, one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      box = { left: Math.max(box.left, edge.left), top: Math.max(box.top, edge.top),
              right: Math.min(box.right, edge.right), bottom: Math.min(box.bottom, edge.bottom) };
    }
    return box;
  };
  const name = (one) => one.getAttribute("data-key") ?? one.getAttribute("aria-label") ?? one.textContent;
  const hidden = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const look = (one, kind) => {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || !one.checkVisibility({ visibilityProperty: true })) return;
    const left = seen(screen, one);
    const out = box.left < left.left - 2 || box.top < left.top - 2;
    if (out || box.right > left.right + 2 || box.bottom > left.bottom + 2)
      hidden.push(`${kind} ${name(one)}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`
        + ` in ${[left.left, left.top, left.right, left.bottom].map(Math.round)}`);
  };
  for (const part of document.querySelectorAll("[data-part]")) {
    const kind = part.getAttribute("data-part");
    if (!["aim", "own", "places", "graph", "next"].includes(kind)) continue;
    if (part.parentElement.closest("[data-part=more], [data-part=others]")) continue;
    look(part, kind);
    for (const one of part.querySelectorAll("button, .mg-card"))
      if (!one.closest(".mg-league-students")) look(one, kind); // more students than fit are scrolled to
  }
  for (const one of document.querySelectorAll(".mg-head button")) look(one, "tool");
  if (document.scrollingElement.scrollHeight > innerHeight + 1) hidden.push("the page scrolls");
  return hidden;
}"""

COVERED = """() => [...document.querySelectorAll(
    "[data-part=own] button, [data-part=places] button, [data-part=next] button"
  )].filter((one) => {
    let box = one.getBoundingClientRect();
    if (!box.width || !one.checkVisibility({ visibilityProperty: true })) return false;
    if (one.closest(".mg-league-students")) {
      one.scrollIntoView({ block: "nearest", behavior: "instant" });
      box = one.getBoundingClientRect();
    }
    const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return ![[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.15, 0.1], [0.5, 0.9]].some(([x, y]) => one.contains(at(x, y)));
  }).map((one) => one.getAttribute("data-key"))"""

CUT_FRAMES = """() => [...document.querySelectorAll(".mg-lit")].filter((one) => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const wide = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (box.left - wide < edge.left - 1 || box.right + wide > edge.right + 1) return true;
      if (box.top - wide < edge.top - 1 || box.bottom + wide > edge.bottom + 1) return true;
    }
    return false;
  }).map((one) => one.getAttribute("data-key"))"""

SPLIT_WORDS = """() => [...document.querySelectorAll("[data-part] :is(.mg-goal-text, button, .mg-name)")].flatMap(
  (one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return [];
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), split = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      for (const word of text.data.matchAll(/\\b[A-Za-z]{3,10}\\b/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) split.push(word[0]);
      }
    return split;
  })"""
"""Words whose end stands in another line than their beginning; the longest words may have a hyphen."""

STEADY = """() => [...document.querySelectorAll("[data-part=next]")].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.getAttribute("data-key"), Math.round(box.left), Math.round(box.top)];
  })"""

LOOK = f"""async (state) => {{
  window.__update(state);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const kinds = [...document.querySelectorAll("[data-part]")].map((part) => part.dataset.part);
  return [({OUT_OF_VIEW})(), ({COVERED})(), ({STEADY})(), ({SPLIT_WORDS})(), kinds];
}}"""


def pages(table: Window) -> Iterator[str]:
    """A whole game, the person's moves made by a bot; gives the phase of every page that the person meets."""
    game = table.room.game
    yield phase(table)
    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            action, _ = bot_move(table.match, table.viewer, game.BOTS[1])
            table._move(action)
            table.redraw()
        yield phase(table)


def phase(table: Window) -> str:
    """Where the game stands, without its numbers."""
    stop = "scored" if offers(table, Press("on")) else ""
    return re.sub(r"\d+", "", table._where()) + stop


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[list[Page]]:
    """A page on each of the SCREENS."""
    contexts = [
        browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
        for (width, height), scheme in SCREENS
    ]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


TABLES = cases(list(zip(GAMES, cycle(("most", "two")))), long=list(product(GAMES, ("two", "most"))))
"""Each game for two, or at a full table; and all at both."""


@pytest.mark.parametrize(("game", "full"), TABLES, ids=lambda value: getattr(value, "NAME", value))
def test_a_whole_game_stands_on_one_screen(shown: list[Page], game, full):
    """Goals, own cards, the places they go to and the next button are wholly in view, and nothing covers them.

    A full table has less room for each, so only that one is looked at on the larger laptop and on a phone on its side;
    a small phone has room for two. No word is split.
    """
    most = full == "most"
    players = max(game.PLAYERS) if most else 2
    screens = [
        (page, size)
        for page, (size, _) in zip(shown, SCREENS, strict=True)
        if (size not in (SMALL, LOW, TABLET) if most else size not in (LARGER, ON_ITS_SIDE))
    ]
    table = against(*[game.BOTS[1].name] * (players - 1), game=game, seed="SCREEN-1")
    for page, _ in screens:
        open_direct(page, table)
    met: Counter[str] = Counter()
    kinds: set[str] = set()
    before: dict[int, tuple[str, list]] = {}
    faults = []
    for number, now in enumerate(pages(table)):
        met[now] += 1
        for at, (page, size) in enumerate(screens):
            if met[now] > WHOLE and number % (LATER * len(screens)) != at:
                continue
            out_of_view, covered, steady, split, found = page.evaluate(LOOK, {**told(table), "frames": []})
            where = f"{now}, page {number}, {size[0]}x{size[1]}"
            faults += [f"{where}: {one}" for one in out_of_view]
            faults += [f"{where}: {one} is covered" for one in covered]
            faults += [f"{where}: {one} is split" for one in split]
            kinds |= set(found)
            if at in before and before[at][0] == now and before[at][1] != steady:
                faults.append(f"{where}: what leads on moved from {before[at][1]} to {steady}")
            before[at] = now, steady
        assert len(faults) < 40, "\n".join(faults)
    assert faults == [], "\n".join(faults)
    assert kinds >= NEEDED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_what_a_hint_names_is_framed_whole(shown: list[Page], game):
    """No side of the frame is cut off by what it stands in."""
    table = against(game.BOTS[1].name, game=game, seed="SCREEN-1")
    hints = set()
    laptop_and_phone = shown[0], shown[2]
    for page in laptop_and_phone:
        open_direct(page, table)
    while offers(table, Press("hint")) and take(table, Press("hint")).spoken not in hints:
        hints.add(table.spoken)
        for page in laptop_and_phone:
            page.evaluate("now => window.__update(now)", told(table))
            settled(page)
            assert page.evaluate(CUT_FRAMES) == []
    assert hints


HIDDEN = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const graph = box("[data-part=graph]"), drawer = box(".mg-drawer");
  const wide = Math.min(graph.right, drawer.right) - Math.max(graph.left, drawer.left);
  const high = Math.min(graph.bottom, drawer.bottom) - Math.max(graph.top, drawer.top);
  return Math.max(0, wide) * Math.max(0, high) / (graph.width * graph.height);
}"""
"""How much of the graph lies under what is open."""


def test_what_explains_a_graph_does_not_lie_on_it(shown: list[Page]) -> None:
    """“My function” stands beside the graph; a phone upright lets most of it be seen above."""
    table = against(byorf.BOTS[1].name, game=byorf, seed="SCREEN-1")
    next(name for name in pages(table) if "building" in name)
    take(table, Ask(STEPS))
    for page, ((width, height), _) in zip(shown, SCREENS, strict=True):
        open_direct(page, table)
        settled(page)
        assert page.evaluate(HIDDEN) <= (0 if width > height else 0.15), (width, height)
