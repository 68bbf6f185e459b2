"""Matician in a browser: rounds by keyboard, by mouse and by drag, how it looks, and what nobody else sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import read_action
from mathgames_widgets.games.matician.lesson import LESSON
from mathgames_widgets.table.screen import Press
from tests.browser.conftest import at_table
from tests.browser.direct import open_direct
from tests.browser.hands import Keyboard, before_the_deal, deal, heard, open_options, press_button, settled, touch
from tests.browser.looks import is_for_everybody
from tests.browser.wire import Wire
from tests.cases import cases

say_page = room("mathgames_widgets.page")

TABLE = "matician/play.ipynb"
SEED = "MINUS-5"
NAMES = {f"name{seat}": f"{seat + 1} Konstantinopolitanerin" for seat in range(3)}
CARD = re.compile(r'data-key=\\?"card([^"\\]+?)\.\d')
"""The name of a card of a hand, as the page writes it."""


@pytest.fixture
def page(shared) -> Page:
    """The table before the deal, with three players, whatever another test has left on it."""
    shared.set_viewport_size({"width": 1280, "height": 720})
    return before_the_deal(shared, players=3)


def on(page: Page, key: str) -> Locator:
    """What stands on the page under a key."""
    return page.locator(f'.mg [data-key="{key}"]')


def hand(players: int) -> list[str]:
    """The cards that the first player is dealt, by their names on the page."""
    cards = Match(game, players, SEED).observe(0).hand
    return [f"card{card}.{cards[:at].count(card)}" for at, card in enumerate(cards)]


def lay(page: Page) -> None:
    """The first two numbers go to the left and the right, by mouse."""
    for side in ("slot0", "slot1"):
        page.locator("[data-key=hand-cards] button[data-picks]").first.click()
        touch(on(page, side))


def drag(page: Page, card: str, zone: str) -> None:
    """Drag a card to a place with the mouse, and wait for the answer."""
    on(page, card).scroll_into_view_if_needed()
    start, end = on(page, card).bounding_box(), page.locator(f'.mg [data-zone="{zone}"]').bounding_box()
    assert start and end, "both ends of the way are on the page"
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * 0.6, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    settled(page)


def lies_in(page: Page, card: str) -> str | None:
    """The place in which a card lies."""
    return on(page, card).locator("xpath=ancestor::*[@data-zone][1]").get_attribute("data-zone")


def said(page: Page) -> str:
    """Everything that the live region has said since the last press."""
    return " ".join(page.locator(".mg-live p").all_text_contents())


def test_a_round_by_keyboard_alone(page):
    """From the first page to the next round: the focus is never lost, and what happens is said."""
    keys, cards = Keyboard(page), hand(3)
    open_options(page)
    keys.write("seed", SEED)
    keys.choose("deal")
    assert heard(page) == "The cards are dealt. Round 1 · laying numbers."
    for card, key in zip(cards, "ab", strict=False):
        keys.tab_to(card)
        assert keys.press(key).group == "hand-cards", "the focus stays in the hand"
    assert "Your equation: " in heard(page)
    keys.tab_to(cards[1])
    keys.press("Backspace")
    keys.tab_to(cards[1])
    keys.press("b")
    keys.choose("ready")
    assert "All numbers are down" in said(page)
    keys.tab_to("card-.0")
    keys.press("c")
    assert lies_in(page, "card-.0") == "aim2.0"
    keys.choose("effect")
    assert page.locator(".mg-drawer .mg-claim").first.inner_text()
    keys.press("Escape")
    assert lies_in(page, "card-.0") == "aim2.0", "first what is open over the table closes"
    keys.press("Escape")
    assert lies_in(page, "card-.0") == "hand"
    keys.press("b")
    keys.choose("lay")
    assert "Player 2 has " in said(page) and re.search(r" gets? 1 point\.", said(page))
    assert page.locator("[data-key=who-scored] .mg-verdict").inner_text()
    keys.choose("on")
    assert page.locator(".mg-where").inner_text().startswith("Round 2")


def test_a_card_takes_three_keys(page):
    """Picked up, to the place, laid; and a second press puts it down again."""
    keys, cards = Keyboard(page), hand(3)
    open_options(page)
    keys.write("seed", SEED)
    keys.choose("deal")
    keys.tab_to(cards[0])
    assert keys.press("Enter").pressed
    assert not keys.press("Enter").pressed
    keys.press("Enter")
    assert on(page, "slot1").get_attribute("aria-label") == say_page("put-here", place="Right", card=3)
    keys.tab_to("slot0", most=3)
    keys.press("Enter")
    assert lies_in(page, cards[0]) == "side0"


def test_nothing_moves_while_numbers_are_laid(page):
    """Neither a place nor a card nor a button, from the first card to the last."""
    deal(page, seed=SEED, players=3)
    keys = ("side0", "side1", "symbol0", "own-value", "line", "hand", "ready-bar", "ready", hand(3)[4])

    def where() -> list[object]:
        return [on(page, key).bounding_box() for key in keys]

    start = where()
    for card, side in zip(hand(3)[:3], ("slot0", "slot1", "slot0"), strict=True):
        on(page, card).click()
        assert where() == start
        touch(on(page, side))
        assert where() == start


def test_a_round_by_mouse(page):
    """Clicks alone: what the hand is worth, a minus card at a side, the round turned over, and why."""
    deal(page, seed=SEED, players=2, who1="cautious")
    press_button(page, "Compare pairs")
    assert page.locator(".mg-drawer [data-key=payoffs] tbody tr").count() > 1
    press_button(page, "How to be unpredictable")
    assert on(page, "answer-mixed").locator(".mg-claim").first.inner_text()
    press_button(page, "Close")
    lay(page)
    touch(on(page, "swap"))
    assert (lies_in(page, "card3.0"), lies_in(page, "card5.0")) == ("side1", "side0")
    assert on(page, "own-value").inner_text() == "= 8"
    press_button(page, "I am ready")
    touch(on(page, "slot-aim1.0"))
    press_button(page, "Lay it there")
    assert page.locator(".mg-lane circle.mg-value-dot").count() == 2
    touch(on(page, "ask-why1"))
    assert on(page, "answer").locator(".mg-claim").first.inner_text()
    press_button(page, "Log")
    touch(page.locator(".mg-log-lines button").first)
    assert "no equation of mine would be safer" in page.locator(".mg-answer").inner_text()


def test_cards_are_dragged(page):
    """Numbers to the sides, across and back; a minus card to a number of somebody else, to another, and back."""
    cards = hand(3)
    deal(page, seed=SEED, players=3)
    first, second = cards[:2]
    for zone in ("side0", "side1", "hand", "side0"):
        drag(page, first, zone)
        assert lies_in(page, first) == zone
    drag(page, second, "side0")
    assert (lies_in(page, first), lies_in(page, second)) == ("hand", "side0")
    drag(page, first, "side1")
    drag(page, second, "side1")
    assert (lies_in(page, first), lies_in(page, second)) == ("side0", "side1")
    press_button(page, "I am ready")
    for zone in ("aim1.0", "aim2.1", "hand", "aim2.0"):
        drag(page, "card-.0", zone)
        assert lies_in(page, "card-.0") == zone
    press_button(page, "Lay it there")
    assert on(page, "turned").is_visible()


# ── how it looks ──────────────────────────────────────────────────────────────────────────────────────────────────


def phases(page: Page) -> Iterator[str]:
    """A game between a person and two bots; stops in every phase, with what can be open in it open."""
    deal(page, seed=SEED, players=3, who1="random", who2="random", **NAMES)
    lay(page)
    press_button(page, "Compare pairs")
    press_button(page, "The cautious choice")
    yield "laying, explained"
    press_button(page, "Close")
    press_button(page, "Hint")
    yield "laying"
    press_button(page, "I am ready")
    touch(page.locator(".mg-aim").first)
    yield "sabotage"
    press_button(page, "Lay it there")
    yield "turned over"
    touch(on(page, "ask-why1"))
    yield "turned over, explained"
    press_button(page, "Close")
    while not on(page, "over-board").count():
        if on(page, "on").count():
            touch(on(page, "on"))
        elif on(page, "pass").count():
            touch(on(page, "pass"))
        else:
            lay(page)
            touch(on(page, "ready"))
            if on(page, "sure").count():
                touch(on(page, "sure"))
    touch(on(page, "best"))
    yield "over"


def test_every_phase_is_for_everybody(page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    seen = []
    for phase in phases(page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert seen == [*("laying, explained", "laying", "sabotage", "turned over", "turned over, explained", "over")]


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_a_hot_seat_nobody_sees_what_another_holds_or_lays(open_page):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    wire = Wire()
    page = at_table(open_page, TABLE, wire.frames.append)
    match = Match(game, 2, SEED)
    deal(page, seed=SEED, players=2, name0="Asha", name1="Ben", who0="person", who1="person")
    wire.take()
    for seat, name in enumerate(("Asha", "Ben")):
        covered = page.locator(".mg").inner_html() + wire.take()
        assert not CARD.findall(covered), "a cover has no card"
        press_button(page, f"I am {name}: show my cards")
        lay(page)
        told = CARD.findall(page.locator(".mg").inner_html()) + CARD.findall(wire.take())
        assert set(told) == set(match.observe(seat).hand)
        press_button(page, "I am ready")
        if seat == 0:
            wire.take()
    touch(on(page, "pass"))
    assert not CARD.findall(page.locator(".mg").inner_html()), "the screen goes on under a cover"


ASTRAY = """() => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return box.left + box.width / 2; };
  const lanes = [...document.querySelectorAll(".mg-lane")].map((lane) => [...lane.querySelectorAll(".mg-grid-line")]);
  const ticks = [...document.querySelectorAll(".mg-lane-ticks text")];
  return lanes.flatMap((lines) => lines.map((line, at) => [at, middle(line) - middle(ticks[at])]))
    .filter(([at, off]) => ticks[at].checkVisibility() && Math.abs(off) > 1.5);
}"""


@pytest.mark.parametrize("width", cases([390, 800, 1280], long=[390, 560, 640, 800, 860, 900, 1280]))
def test_numbers_stand_below_their_lines_when_a_round_is_turned_over(browser: Browser, width: int):
    """In a lesson, where the table has part of the page."""
    table = LESSON.table("attack")
    table.press(list(table.offered).index(Press("deal")))
    table._move(read_action("sabotage 2 left"))
    table.redraw()
    page = browser.new_page(viewport={"width": width, "height": 720}, reduced_motion="reduce")
    open_direct(page, table)
    page.locator(".mg-lane-ticks").first.wait_for()
    assert page.evaluate(ASTRAY) == []
    page.close()
