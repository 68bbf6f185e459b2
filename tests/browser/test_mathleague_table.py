"""mathleague.org/cards in a browser: a turn by keyboard, by mouse and by drag, how it looks, and what others hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import Answer, Phase, State
from mathgames_widgets.games.mathleague.rules.cards import Tool
from tests.browser.hands import Keyboard, deal, heard, press_button, settled, touch
from tests.browser.looks import is_for_everybody
from tests.browser.wire import Wire

TABLE = "mathleague/play.ipynb"
SEED = "TEAM-63"
"""Asha begins with Euler Academy, Dev, who costs 14, three TOOL cards worth 10, 5 and 5, and a Study Session."""
SCHOOL, DEV, MEAN, ORDER = "orange Euler Academy", "blue Dev", "orange Mean", "red Order of Operations"
NAMES = ("Anna-Katharina Constanze", "Bartholomew Featherstone")
WHOLE_CARD = re.compile(r'mg-league-card(?:(?!mg-league-card).)*?data-key=\\?"card(\d)\.([^"\\]+)')
"""Owner and name of a card of a hand, as the page writes it."""


@pytest.fixture
def page(shared) -> Page:
    """The table before the deal, whatever another test has left on it."""
    shared.set_viewport_size({"width": 1280, "height": 1600})
    first_page(shared)
    return shared


def first_page(page: Page) -> None:
    """Leave the game that is being played, if there is one."""
    if on(page, "new").count():
        touch(on(page, "new"))
    if on(page, "leave-room").count():
        press_button(page, "Leave this game")


def on(page: Page, key: str) -> Locator:
    """What stands on the page under a key."""
    return page.locator(f'.mg [data-key="{key}"]')


def card(page: Page, key: str) -> Locator:
    """A card of the first player."""
    return on(page, f"card0.{key}")


def lies_on(page: Page, key: str) -> str | None:
    """What a card on the table lies on."""
    return card(page, key).locator("xpath=ancestor::*[@data-zone][1]").get_attribute("data-zone")


def drag(page: Page, key: str, zone: str) -> None:
    """Drag a card of the hand to a place with the mouse, and wait for the answer."""
    card(page, key).scroll_into_view_if_needed()
    start, end = card(page, key).bounding_box(), page.locator(f'.mg [data-zone="{zone}"]').bounding_box()
    assert start and end, "both ends of the way are on the page"
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * 0.6, end["y"] + 12, steps=6)
    page.mouse.up()
    settled(page)


def test_a_turn_by_keyboard_alone(page):
    """From the first page to the end of a turn: the focus is never lost, and what happens is said."""
    keys = Keyboard(page)
    deal(page, seed=SEED, players=2, who1="random")
    assert heard(page).startswith("The cards are dealt. Win number 263.")
    keys.choose(f"card0.{SCHOOL}")
    keys.press("a")
    assert "played the SCHOOL card Euler Academy (orange)" in heard(page)
    keys.choose(f"card0.{DEV}")
    assert keys.tab_to("way0").name == "Into the school team Euler Academy, costs 14, key a"
    keys.press("a")
    assert on(page, "bill-text").inner_text() == "15 points for a cost of 14: 1 point would be lost."
    keys.choose(f"card0.{MEAN}")
    keys.choose(f"card0.{ORDER}")
    assert "15 points for a cost of 14" in on(page, "bill-text").inner_text()
    keys.press("p")
    assert lies_on(page, DEV) == f"zone0.{DEV}"
    keys.choose(f"card0.{MEAN}")
    keys.press("Escape")
    assert not on(page, "ways-room").count()
    keys.choose(f"card0.{MEAN}")
    keys.choose("way0")
    assert lies_on(page, MEAN) == f"zone0.{DEV}"
    keys.choose(f"why-score0.None.{DEV}")
    assert "Dev (blue) scores 145 points." in page.locator(".mg-answer").inner_text()
    keys.choose("end")
    assert "It is Player 2's turn." in heard(page)


def test_cards_are_dragged(page):
    """A school in front of oneself, a student into its team, over a bill, and a tool onto the student."""
    deal(page, seed=SEED, players=2, who1="random")
    drag(page, SCHOOL, "zone0")
    drag(page, DEV, "zone0.Euler Academy")
    touch(on(page, "pay"))
    drag(page, ORDER, f"zone0.{DEV}")
    assert (lies_on(page, DEV), lies_on(page, ORDER)) == (f"zone0.{DEV}", f"zone0.{DEV}")
    page.get_by_text("Side of Player 2").click()
    assert on(page, "side1").is_visible()


# ── how it looks ──────────────────────────────────────────────────────────────────────────────────────────────────


def records() -> dict[str, str]:
    """Saved games that stand where something is to be seen: one's turn, an answer, the end."""
    match, found = Match(game, 2, "TEAM-5", names=NAMES), {}
    while match.outcome() is None:
        seat = match.to_act()[0]
        if seat == 0 and match.state.phase is Phase.PLAY and _has_tools(match.state):
            found.setdefault("playing", saved(match))
        if seat == 0 and any(isinstance(one, Answer) for one in match.legal_actions(0)):
            found.setdefault("answering", saved(match))
        match.play(seat, bot_move(match, seat, game.BOTS[2])[0])
    return {**found, "over": saved(match)}


def _has_tools(state: State) -> bool:
    """Whether the first player has TOOL cards on the table and in hand."""
    return len(state.boards[0].tools) > 1 and any(isinstance(one, Tool) for one in state.hands[0])


def saved(match: Match) -> str:
    """The game with a person at the first seat."""
    return replace(match.record(), seats=("person", "random")).to_json()


def phases(page: Page) -> Iterator[str]:
    """Stops in every phase, with what can be open in it open."""
    page.locator(".mg-setup summary").first.click()
    page.locator(".mg-setup summary", has_text="Load a deck file").click()
    yield "setup"
    for phase, text in records().items():
        first_page(page)
        if not on(page, "record-text").is_visible():
            page.get_by_text("Go on with a saved game").click()
        on(page, "record-text").fill(text)
        touch(on(page, "load"))
        page.get_by_text("Side of ").first.click()
        if phase == "playing":
            touch(page.locator("[data-key=hand-cards] button", has_text="TOOL").first)
            touch(on(page, "why-counts0"))
        touch(page.locator(".mg-league-student button.mg-league-why").first)
        yield phase


def test_every_phase_is_for_everybody(page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    seen = []
    for phase in phases(page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert sorted(seen) == ["answering", "over", "playing", "setup"]


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_a_hot_seat_nobody_sees_what_another_holds(open_page, voila):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    page, wire = open_page("about:blank", reduced_motion="reduce"), Wire()
    wire.listen(page)
    page.goto(voila + TABLE)
    page.wait_for_selector(".mg")
    match = Match(game, 2, SEED)
    deal(page, seed=SEED, players=2, name0="Asha", name1="Ben", who0="person", who1="person")
    hands = [{(str(seat), one.key) for one in match.observe(seat).hand} for seat in (0, 1)]
    assert not WHOLE_CARD.findall(page.locator(".mg").inner_html() + wire.take()), "a cover has no card"
    press_button(page, "I am Asha: show my cards")
    told = WHOLE_CARD.findall(page.locator(".mg").inner_html()) + WHOLE_CARD.findall(wire.take())
    assert set(told) == hands[0]
    touch(card(page, SCHOOL))
    touch(on(page, "way0"))
    wire.take()
    touch(on(page, "end"))
    assert not WHOLE_CARD.findall(page.locator(".mg").inner_html() + wire.take()), "a cover has no card"
    press_button(page, "I am Ben: show my cards")
    assert set(WHOLE_CARD.findall(page.locator(".mg").inner_html())) == hands[1]
