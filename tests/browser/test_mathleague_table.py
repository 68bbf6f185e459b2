"""mathleague.org/cards in a browser: a turn by keyboard, by mouse and by drag, how it looks, and what others hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import Answer, Phase, State
from mathgames_widgets.games.mathleague.rules.cards import Tool
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.browser.conftest import at_table
from tests.browser.direct import open_direct
from tests.browser.hands import Keyboard, deal, heard, open_options, press_button, settled, touch
from tests.browser.looks import is_for_everybody
from tests.browser.wire import Wire
from tests.table.sitting import take

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_table = room("mathgames_widgets.table")

TABLE = "mathleague/play.ipynb"
SEED = "TEAM-63"
"""Asha begins with Euler Academy, Dev, who costs 14, three TOOL cards worth 10, 5 and 5, and a Study Session."""
SCHOOL, DEV, ORDER = "orange Euler Academy", "blue Dev", "red Order of Operations"
NAMES = ("Anna-Katharina Constanze", "Bartholomew Featherstone")
WHOLE_CARD = re.compile(r'mg-league-card(?:(?!mg-league-card).)*?data-key=\\?"card(\d)\.([^"\\]+)')
"""Owner and name of a card of a hand, as the page writes it."""


@pytest.fixture
def page(shared) -> Page:
    """The table before the deal, whatever another test has left on it."""
    shared.set_viewport_size({"width": 1280, "height": 900})
    first_page(shared)
    return shared


def first_page(page: Page) -> None:
    """Leave the game that is being played, if there is one."""
    if on(page, "menu").count():
        touch(on(page, "menu"))
        touch(on(page, "new"))
    if on(page, "leave-game").count():
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
    start, end = card(page, key).bounding_box(), page.locator(f'.mg [data-zone="{zone}"]').bounding_box()
    assert start and end, "both ends of the way are on the page"
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * 0.6, end["y"] + 12, steps=6)
    page.mouse.up()
    settled(page)


def test_a_turn_by_keyboard_alone(page):
    """From the first page to the end of a turn, at most three keys for a card; what happens is said."""
    keys = Keyboard(page)
    deal(page, seed=SEED, players=2, who1="random")
    assert heard(page).startswith(say_table("dealt", where="Win at 263"))
    card(page, SCHOOL).focus()
    keys.press("t")
    assert "played the SCHOOL card Euler Academy (orange)" in heard(page)
    card(page, DEV).focus()
    keys.press("w")
    assert on(page, "bill-text").inner_text() == say_game_table("bill-over", paid=15, cost=14, lost=1)
    keys.press("p")
    assert lies_on(page, DEV) == f"zone0.{DEV}"
    card(page, ORDER).focus()
    keys.press("Enter")
    assert page.locator(".mg-takes").count() == 2, "Dev and the discard pile"
    keys.press("Escape")
    assert not page.locator(".mg-takes").count()
    keys.press("a")
    assert lies_on(page, ORDER) == f"zone0.{DEV}"
    on(page, f"why-score0.None.{DEV}").focus()
    keys.press("Enter")
    assert "Dev (blue) scores 145 points." in page.locator(".mg-drawer").inner_text()
    keys.press("Escape")
    on(page, "end").focus()
    keys.press("Enter")
    assert "It is" in heard(page)


def test_a_card_is_picked_up_and_put_down_without_a_word_to_python(page):
    """A press picks it up and its places shine; a second press puts it down; a press on a place plays it."""
    deal(page, seed=SEED, players=2, who1="random")
    card(page, SCHOOL).click()
    assert card(page, SCHOOL).get_attribute("aria-pressed") == "true"
    assert on(page, "side0").evaluate("one => one.classList.contains('mg-takes')")
    card(page, SCHOOL).click()
    assert card(page, SCHOOL).get_attribute("aria-pressed") == "false"
    assert not page.locator(".mg-takes").count()
    card(page, SCHOOL).click()
    touch(on(page, "place0"))
    assert on(page, "team0.Euler Academy").is_visible()


def test_cards_are_dragged(page):
    """A school onto the table, a student into its team, over a bill, and a tool onto the student."""
    deal(page, seed=SEED, players=2, who1="random")
    drag(page, SCHOOL, "zone0")
    drag(page, DEV, "zone0.Euler Academy")
    touch(on(page, "pay"))
    drag(page, ORDER, f"zone0.{DEV}")
    assert (lies_on(page, DEV), lies_on(page, ORDER)) == (f"zone0.{DEV}", f"zone0.{DEV}")
    touch(on(page, "look1"))
    assert page.locator(".mg-drawer .mg-league-large").is_visible()


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


def phases(open_page) -> Iterator[tuple[str, Page]]:
    """Pages in every phase, and what can be opened over them."""
    page = open_page("about:blank")
    open_direct(page, play(game))
    open_options(page)
    yield "setup", page
    for phase, text in records().items():
        table = take(play(game), Press("load"), record=text)
        page = open_page("about:blank")
        open_direct(page, table)
        yield phase, page
        if phase != "over":
            touch(on(page, "look1"))
            yield f"{phase}, a closer look", page
            touch(on(page, "why-counts0"))
            yield f"{phase}, why", page
            card(page, table.match.state.hands[0][0].key).click()
            yield f"{phase}, picked up", page


def test_every_phase_is_for_everybody(open_page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    seen = []
    for phase, page in phases(open_page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert [one for one in seen if "," not in one] == ["setup", "playing", "answering", "over"]


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_at_a_hot_seat_nobody_sees_what_another_holds(open_page):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    wire = Wire()
    page = at_table(open_page, TABLE, wire.frames.append)
    match = Match(game, 2, SEED)
    deal(page, seed=SEED, players=2, name0="Asha", name1="Ben", who0="person", who1="person")
    hands = [{(str(seat), one.key) for one in match.observe(seat).hand} for seat in (0, 1)]
    assert not WHOLE_CARD.findall(page.locator(".mg").inner_html() + wire.take()), "a cover has no card"
    press_button(page, "I am Asha: show my cards")
    told = WHOLE_CARD.findall(page.locator(".mg").inner_html()) + WHOLE_CARD.findall(wire.take())
    assert set(told) == hands[0]
    card(page, SCHOOL).click()
    touch(on(page, "place0"))
    wire.take()
    touch(on(page, "end"))
    assert not WHOLE_CARD.findall(page.locator(".mg").inner_html() + wire.take()), "a cover has no card"
    press_button(page, "I am Ben: show my cards")
    assert set(WHOLE_CARD.findall(page.locator(".mg").inner_html())) == hands[1]
