"""A game that is played in a browser and in this process alike.

A twin of the table plays here. What its bots choose is pressed in the browser as well, and after each press both pages
must say the same: the same seed deals the same cards, and the same bots do the same.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.table.screen import Do, Press, Select
from mathgames_widgets.table.window import Window, play
from tests.browser.hands import Keyboard, deal, press_button, settled
from tests.table.sitting import boxes, is_over, numbers, offers, take

SAID = """html => {
  const read = document.createElement("div");
  read.innerHTML = html ?? document.querySelector(".mg-page").innerHTML;
  read.querySelectorAll("[data-part=graph], [data-graph], svg").forEach((one) => one.remove());
  return read.textContent.replace(/\\s+/g, " ").trim();
}"""
"""What is to be read on a page; graphs are drawn once more by the script."""
WAY = """n => {
  const offered = document.querySelector(`.mg [data-n="${n}"]`);
  if (offered) return [offered.dataset.key, null];
  for (const card of document.querySelectorAll(".mg [data-drops]")) {
    const drops = JSON.parse(card.dataset.drops);
    const zone = Object.keys(drops).find((name) => drops[name] === n);
    if (zone) return [card.dataset.key, zone];
  }
  return null;
}"""
"""Where an offer stands: the key of what is pressed, and for a card that is picked up the place it goes to."""

LONGEST = 200
"""Presses; the games of the tests take fewer."""


def twin_of(game: object, seed: str, **options: str) -> Window:
    """The same table, dealt in this process."""
    table = play(game)  # type: ignore[arg-type]
    return take(table, Press("deal"), **{**boxes(table), "seed": seed, **options})


def next_offer(page: Page, twin: Window, count: int = 0) -> int:
    """What the person's own bot would press now; where it would take several presses, anything that is on the page."""
    if offers(twin, Press("on")):
        return numbers(twin, Press("on"))[0]
    action, _ = bot_move(twin.match, twin.viewer, twin.room.game.BOTS[-1])
    here = page.evaluate(f"count => [...Array(count).keys()].filter({WAY})", len(twin.offered))
    moves = [n for n in here if isinstance(twin.offered[n], Do)]
    best = [n for n in moves if twin.offered[n].action == action]
    picks = [n for n in here if isinstance(twin.offered[n], Select)]
    return (best or moves[-1:] or picks[count % len(picks) :])[0]


def press(page: Page, n: int) -> None:
    """Press an offer with the mouse."""
    key, zone = _way(page, n)
    page.locator(f".mg [data-key='{key}']").first.click()
    if zone:
        _place(page, zone).click()


def press_by_keys(page: Page, n: int) -> None:
    """Press an offer with Tab, arrow keys and Enter."""
    key, zone = _way(page, n)
    keys = Keyboard(page)
    keys.choose(key)
    if zone:
        keys.choose(_place(page, zone).get_attribute("data-key") or "")


def _way(page: Page, n: int) -> list[str]:
    way: list[str] = page.evaluate(WAY, n)
    assert way, f"nothing on the page offers {n}"
    return way


def _place(page: Page, zone: str) -> Locator:
    """What is pressed while a card is picked up, so that it goes there."""
    place = page.locator(f".mg [data-place='{zone}']")
    return (place if place.count() else page.locator(f".mg [data-zone='{zone}']")).first


def both_say_the_same(page: Page, twin: Window) -> None:
    """What is to be read on both pages."""
    settled(page)
    mine = page.evaluate(SAID, twin.html)
    page.wait_for_function(f"said => ({SAID})() === said", arg=mine)


def is_the_one_that_is_played_here(
    page: Page, game: object, press: Callable[[Page, int], None] = press, *, seed: str = "FILES-1", **options: str
) -> None:
    """A whole game, by mouse if nothing else is said, from the deal to the replay."""
    deal(page, seed=seed, **options)
    twin = twin_of(game, seed, **options)
    both_say_the_same(page, twin)
    for count in range(LONGEST):
        if is_over(twin):
            break
        n = next_offer(page, twin, count)
        press(page, n)
        twin.press(n)
        both_say_the_same(page, twin)
    assert is_over(twin)
    press_button(page, "Step through the game")
    expect(page.locator(".mg input[type=range]")).to_be_visible()
