"""From a press in Chromium to the new picture on its screen: `mathgames serve`, a kernel, and back. Loopback only."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.pages import mathgames
from benchmarks.row import AtMost, Row, Sample, sampled
from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.games import byorf, formula, mathleague
from mathgames_widgets.serving import places
from mathgames_widgets.serving.browser import arguments, find_chromium
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.storage import saved

SEED = "FERN-42"
PRESSES_A_RUN = 20
PATIENCE = 60_000
"""Milliseconds to wait for a page."""

PRESS = """async (chance) => {
  const root = document.querySelector(".mg");
  const board = root.querySelector(".mg-board, [data-key=table]");
  const free = ":not([aria-disabled])";
  const choose = (all) => all[Math.floor(chance * all.length)];
  const card = choose([...board.querySelectorAll(`[data-picks]${free}`)]);
  if (card && card.getAttribute("aria-pressed") !== "true") card.click();
  const takers = [...board.querySelectorAll(`[data-place]${free}`)];
  const places = takers.length ? takers : [...board.querySelectorAll(`[data-n]${free}`)];
  const place = choose(places.filter((one) => !one.closest("[data-part=others], .mg-tools")));
  if (!place) return null;
  const start = performance.now();
  place.click();
  if (root.getAttribute("aria-busy") !== "true") return null;
  await new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (root.getAttribute("aria-busy") === "true") return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watch.observe(root, { attributes: true, attributeFilter: ["aria-busy"] });
  });
  return performance.now() - start;
}"""
"""A card is picked up and laid where `chance` says, else a button of the board is pressed; milliseconds until the
answer has been painted. Null where there is nothing to press."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """A card laid in BYORF, its graph with it; presses of a turn in FORMULA and in mathleague.org/cards."""
    presses = runs * PRESSES_A_RUN
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        for game in TABLES:
            (folder / game.NAME).mkdir()
            shutil.copyfile(places.notebooks() / game.NAME / "play.ipynb", folder / game.NAME / "play.ipynb")
        shutil.copyfile(places.notebooks() / "index.ipynb", folder / "index.ipynb")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=arguments())
        with mathgames(folder, pool=0) as server:
            for game, (what, begun) in TABLES.items():
                page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
                times = list(pressed(page, f"{server.url}{game.NAME}/play.ipynb", kept(game, begun(game)), presses))
                page.close()
                yield from both(what, sampled(times, "ms"))
        browser.close()


def both(what: str, sample: Sample) -> Iterator[Row]:
    """The median of many presses, and what 95 in 100 of them stay under."""
    text = f"press to new picture in Chromium: {what}"
    slow = quantiles(sample.values, n=20)[-1] if len(sample.values) > 1 else sample.median
    yield Row(text, sample, (), AtMost(40, "ms"))
    yield Row(f"{text}, 95 in 100", Sample((slow,), "ms"), (), AtMost(100, "ms"))


def pressed(page: Page, url: str, record: str, presses: int) -> Iterator[float]:
    """Milliseconds for each press at a table that goes on from a record; a game that ends is begun again."""
    chance = random.Random(SEED)
    game = url.split("/")[-2]
    keeps = [f"mathgames_widgets tab table {game}", record]
    page.add_init_script(f"sessionStorage.setItem(...{json.dumps(keeps)})")
    page.goto(url)
    left = presses
    while left:
        go_on(page)
        before = left
        while left and (took := page.evaluate(PRESS, chance.random())) is not None:
            yield float(took)
            left -= 1
        if left == before:
            raise RuntimeError(f"Nothing can be pressed on the board of {game}.")
        if left:
            page.reload()


def go_on(page: Page) -> None:
    """Take up the game that a page has found in its tab."""
    page.locator("[data-key=continue], .mg-playing").first.wait_for(timeout=PATIENCE)
    if page.locator("[data-key=continue]").count():  # a game without a move goes on by itself
        page.locator("[data-key=continue]").click(timeout=PATIENCE)
    page.locator(".mg:not([aria-busy]) [data-key=table]").wait_for(timeout=PATIENCE)


def kept(game: AnyGame, match: AnyMatch) -> str:
    """The game as a browser keeps it: the first seat is a person, bots that play by chance have the others."""
    bots = [Seat(name, game.BOTS[0].name) for name in match.names[1:]]
    return str(saved(match, (Seat(match.names[0]), *bots)).to_json())


def until(match: AnyMatch, is_there: Callable[[Any], bool]) -> AnyMatch:
    """Play by chance until the first seat may do what is wanted."""
    chance = random.Random(SEED)
    while not (0 in match.to_act() and any(map(is_there, match.legal_actions(0)))):
        seat = next(iter(match.to_act()))
        match.play(seat, chance.choice(list(match.legal_actions(seat))))
    return match


def building(game: AnyGame) -> AnyMatch:
    """A game of BYORF whose cards are dealt out."""
    return until(Match(game, 2, SEED), lambda action: isinstance(action, byorf.Put))


def dealt(game: AnyGame) -> AnyMatch:
    """A game in which nothing has been done."""
    return Match(game, 2, SEED)


TABLES: dict[AnyGame, tuple[str, Callable[[AnyGame], AnyMatch]]] = {
    byorf: ("a card laid in BYORF, the graph with it", building),
    formula: ("a press on the board of FORMULA", dealt),
    mathleague: ("a press on the board of mathleague.org/cards", dealt),
}
"""What is measured, and the game that it is measured in."""
