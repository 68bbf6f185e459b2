"""Rolls & Goals in a browser: games by keyboard, by mouse and at a hot seat, drag, looks, and what nobody else sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Phase, Put, Ready, Take
from tests.browser.conftest import at_table
from tests.browser.formula_hands import drag
from tests.browser.hands import Keyboard, before_the_deal, deal, heard, press_button, settled, touch
from tests.browser.looks import is_for_everybody, wear
from tests.browser.wire import Wire

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_game = room("mathgames_widgets.games.rolls_and_goals.words")
say_table = room("mathgames_widgets.table")

TABLE = "rolls_and_goals/play.ipynb"
SEED = "FERN-43"
NAMES = {f"name{seat}": f"{seat + 1} Konstantinopolitanerin" for seat in range(3)}
CARD = re.compile(r'data-key=\\?"card([^"\\]+?)\.\d')
"""The name of a card of a hand, as the page writes it."""


@pytest.fixture
def page(shared) -> Page:
    """The table before the deal, for two, whatever another test has left on it."""
    shared.set_viewport_size({"width": 1280, "height": 900})
    wear(shared, "light")
    return before_the_deal(shared, players=2)


def keys_in(page: Page, place: str) -> list[str]:
    """The names of what can be pressed in a part of the page."""
    return [one.get_attribute("data-key") or "" for one in page.locator(f"{place} [data-n]").all()]


def cards_in(page: Page, place: str) -> list[str]:
    """The names of the cards that can be picked up in a part of the page."""
    return [one.get_attribute("data-key") or "" for one in page.locator(f"{place} button.mg-card").all()]


def is_there(page: Page, key: str) -> bool:
    return page.locator(f'.mg [data-key="{key}"]').count() > 0


def play_on(page: Page, press: Callable[[str], object], lay: Callable[[str, int], object]) -> None:
    """Whatever the table asks for, until the result is on the screen: cards behind dice, sides, cards for the deck."""
    while not is_there(page, "over-bar"):
        if is_there(page, "on"):
            press("on")
        elif is_there(page, "picks"):
            press(keys_in(page, "[data-key=picks]")[-1])
        elif is_there(page, "ready"):
            for place, card in enumerate(cards_in(page, "[data-key=hand-cards]")):
                lay(card, place)
            press("ready")
        else:
            offered = keys_in(page, "[data-group=offer]")
            for key in offered[:2]:
                press(key)
            press("take")


def test_a_game_by_keyboard_alone(page):
    """From the deal to the replay: at most three keys for a card, the focus stays in the hand, what happens is said."""
    deal(page, seed=SEED, players=2, rounds="2")
    keys = Keyboard(page)
    assert heard(page) == say_table("dealt", where="Round 1 of 2")

    def lay(card: str, place: int) -> None:
        keys.tab_to(card)
        here = keys.press(str(place + 1))
        assert here.group == "hand-cards" or place == 5, f"the focus left the hand: {here}"
        assert "Your dice: " in heard(page)

    play_on(page, keys.choose, lay)
    assert page.locator(".mg-verdict").inner_text() in (say_table("you-win"), "Player 2 wins")
    keys.choose("replay")
    keys.choose("forward")
    assert heard(page)
    assert keys.press("Escape").inside


def test_a_card_takes_three_keys_without_letters(page):
    """Enter picks it up, Tab goes to the first die, Enter lays it; Escape puts it down again."""
    deal(page, seed=SEED, players=2)
    keys = Keyboard(page)
    cards = cards_in(page, "[data-key=hand-cards]")
    keys.tab_to(cards[0])
    assert keys.press("Enter").pressed
    assert "Picked up" in heard(page)
    assert not keys.press("Escape").pressed
    keys.press("Enter")
    assert keys.press("Tab").key == "slot0"
    keys.press("Enter")
    assert cards_in(page, "[data-key=stack0]") == [cards[0]]


def test_a_game_by_mouse(page):
    """Clicks alone, with a hint, chances, a deck, a goal and a result on the way; nothing moves under the pointer."""
    deal(page, seed="MOUSE-3", players=2, rounds="1")
    press_button(page, "Hint")
    assert page.locator(".mg-lit").count()
    touch(page.locator("button.mg-dice-goal").first)
    assert page.locator(".mg-drawer .mg-claim").first.inner_text()
    press_button(page, "Close")
    touch(page.locator("[data-key=deck-of-1]"))
    assert page.locator("[data-key=deck1] .mg-chip").count() == 8
    press_button(page, "Close")
    press_button(page, "Chances")
    assert page.locator(".mg-chance-bar svg").first.bounding_box()["width"] > 40
    press_button(page, "Close")
    steady = page.locator("[data-key=ready]").bounding_box()

    def lay(card: str, place: int) -> None:
        touch(page.locator(f'.mg [data-key="{card}"]'))
        assert page.locator(f'.mg [data-key="{card}"]').get_attribute("aria-pressed") == "true"
        touch(page.locator(f".mg [data-key=slot{place}]"))
        assert cards_in(page, f"[data-key=stack{place}]") == [card]
        assert page.locator("[data-key=ready]").bounding_box() == steady

    def press(key: str) -> None:
        if key == "on":
            touch(page.locator(".mg button.mg-is-lit").first)
            assert page.locator("[data-key=answer] .mg-claim").first.inner_text()
            press_button(page, "Close")
        touch(page.locator(f'.mg [data-key="{key}"]'))

    play_on(page, press, lay)
    press_button(page, "What was possible?")
    assert "“Best” means" in page.locator(".mg-drawer").inner_text()
    press_button(page, "Close")
    press_button(page, "Step through the game")
    press_button(page, "Forward")
    assert page.locator("[data-key=frame]").count()
    press_button(page, "Close the replay")


def test_a_second_press_puts_a_card_down_and_sends_nothing(page):
    """Picking up is done in the browser."""
    deal(page, seed=SEED, players=2)
    sent = page.evaluate("window.__messages")
    card = page.locator("[data-key=hand-cards] button.mg-card").first
    for pressed in ("true", "false"):
        card.click()
        assert card.get_attribute("aria-pressed") == pressed
        assert page.locator(".mg .mg-takes").count() == (8 if pressed == "true" else 0)
    assert page.evaluate("window.__messages") == sent


def test_cards_are_dragged_to_dice_and_piles_and_back(page):
    """Also from one die to another; every step can be undone."""
    deal(page, seed=SEED, players=2)
    cards = cards_in(page, "[data-key=hand-cards]")
    first = cards[0]
    for zone, place in (("die1", "stack1"), ("die4", "stack4"), ("deck", "place-6"), ("discard", "place-7")):
        drag(page, first, zone)
        assert cards_in(page, f"[data-key={place}]") == [first]
    drag(page, first, "hand")
    assert cards_in(page, "[data-key=hand-cards]") == cards
    drag(page, first, "die0")
    press_button(page, "Undo")
    assert cards_in(page, "[data-key=hand-cards]") == cards


WATCH = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText);
  window.__seen = new Promise((done) => {
    let said = null;
    const look = () => {
      if (said === null && document.querySelector(".mg .mg-modifier-back")) said = text("[data-key=status-said]");
      if (!document.querySelector(".mg .mg-latest")) return;
      watcher.disconnect();
      const boxes = [...document.querySelectorAll(".mg .mg-token")].map((one) => one.getBoundingClientRect());
      const tokens = boxes.map((box) => [box.x, box.y]);
      const before = text(".mg-sum");
      document.querySelector("[data-key=skip]").click();
      done({ said, tokens, before, after: text(".mg-sum") });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}"""
"""Looks at the steps of a round in the page itself, and skips the others at the first goal: no step is too quick."""


def test_a_round_is_shown_in_steps_and_can_be_skipped(page):
    """The cards turn over, goals light up, tokens stay on the screen; Skip shows the end."""
    page.emulate_media(reduced_motion="no-preference")
    deal(page, seed=SEED, players=2)
    page.locator("[data-key=hand-cards] button.mg-card").first.press("1")
    settled(page)
    page.locator("[data-key=ready]").click()
    page.evaluate(WATCH)
    page.locator("[data-key=sure]").click()
    seen = page.evaluate("window.__seen")
    assert (seen["said"], seen["before"]) == ([say_game_table("everyone-ready")], ["", ""])
    assert all(seen["after"]), "the end is there at once"
    assert all(0 <= x <= 1280 and 0 <= y <= 900 for x, y in seen["tokens"])
    page.wait_for_selector("[data-key=on][data-n]")
    page.emulate_media(reduced_motion="reduce")


def test_dice_roll_and_come_to_rest(page):
    """An animation for those who want one, nothing that moves for the others; a line shows that work goes on."""
    running = "document.getAnimations().filter(one => one.animationName === 'mg-tumble').length"
    rolling = "getComputedStyle(document.querySelector('.mg-dice-columns .mg-die')).animationName"
    busy = """() => {
      const root = document.querySelector(".mg");
      const line = () => getComputedStyle(root, "::before").animationName;
      const names = [line()];
      root.classList.add("mg-thinks");
      names.push(line());
      root.classList.remove("mg-thinks");
      return names;
    }"""
    page.emulate_media(reduced_motion="no-preference")
    deal(page, seed=SEED, players=2)
    page.wait_for_function(f"{running} === 0")
    assert page.evaluate(rolling) == "mg-tumble"
    assert page.evaluate(busy) == ["none", "mg-goes-on"]
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(rolling) == "none"
    assert page.evaluate(busy) == ["none", "none"]


# ── how it looks ──────────────────────────────────────────────────────────────────────────────────────────────────


def put_first(page: Page, count: int) -> None:
    """Lay the first cards of the hand behind the first die."""
    for _ in range(count):
        touch(page.locator("[data-key=hand-cards] button.mg-card").first)
        touch(page.locator("[data-key=slot0]"))


def be_ready(page: Page) -> None:
    """Say that one is ready, and yes where that is asked."""
    press_button(page, "I am ready")
    if is_there(page, "sure"):
        press_button(page, "Yes")


def phases(page: Page) -> Iterator[str]:
    """A game of two rounds between a person and two bots; stops in every phase, with what can be open in it open.

    Dice decide who takes first, a special goal is declared, a side is picked, and the tie for the win is rolled off.
    """
    deal(page, seed="SIGHT-67", players=3, who1="random", who2="random", rounds="2", **NAMES)
    put_first(page, 1)
    touch(page.locator("[data-key=hand-cards] button.mg-card").first)
    yield "a card in hand"
    touch(page.locator("[data-key=deck-of-1]"))
    yield "a deck"
    touch(page.locator("[data-key=close-drawer]"))
    press_button(page, "Chances")
    press_button(page, "Which placement is best?")
    yield "chances"
    touch(page.locator("[data-key=close-drawer]"))
    be_ready(page)
    yield "scoring"
    touch(page.locator(".mg button.mg-is-lit").nth(1))
    yield "why"
    touch(page.locator("[data-key=close-drawer]"))
    press_button(page, "Choose new cards")
    assert page.locator("[data-key=seats] .mg-die-tie").count() >= 2
    touch(page.locator('[data-key="offerpick.0"]'))
    touch(page.locator("[data-key=special-offer]"))
    yield "selecting"
    touch(page.locator("[data-key=take]"))
    touch(page.locator('[data-key="cardpick.0"]'))
    touch(page.locator("[data-key=slot0]"))
    put_first(page, 1)
    touch(page.locator("[data-key=specials] [data-key^=declare]"))
    yield "a special goal"
    be_ready(page)
    yield "picking"
    touch(page.locator('[data-key="side0.6"]'))
    press_button(page, "See the result")
    assert page.locator(".mg-podium .mg-die-tie").count() == 2
    yield "over"


def test_every_phase_is_for_everybody(page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    seen = []
    for phase in phases(page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert seen[::3] == ["a card in hand", "scoring", say_game("special-goal", goal="none")] and len(seen) == 9


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class HotSeat:
    """A game of two at one screen, played with a second copy beside it that knows everything."""

    page: Page
    wire: Wire
    match: Match
    took: dict[int, str] = field(default_factory=dict)
    """The special goal that somebody took."""
    last: int | None = None
    """Who sat at the screen last, and may go on without a cover."""

    def to_see(self) -> str:
        """What stands on the page, and what reached it since this was asked last."""
        return self.page.locator(".mg").inner_html() + self.wire.take()

    def uncover(self, seat: int) -> None:
        """Whoever comes to the screen shows the cards; until then there was nothing to see."""
        covered = self.to_see()
        assert CARD.findall(covered) == [], "a cover has no card"
        assert "mg-die" not in self.page.locator(".mg").inner_html()
        assert not [goal for goal in self.took.values() if goal in covered]
        press_button(self.page, f"I am {self.match.names[seat]}: show my cards")

    def turn(self) -> None:
        """One player's turn; on the page and on the wire is what this seat may know."""
        seat = self.match.to_act()[0]
        if seat != self.last:
            self.uncover(seat)
        self.last = seat
        seen, view = self.to_see(), self.match.observe(seat)
        assert not [goal for owner, goal in self.took.items() if owner != seat and goal in seen]
        if view.phase is Phase.PLACE:
            assert set(CARD.findall(seen)) == set(view.hand)
            self.place(seat)
        else:
            self.take(seat)

    def place(self, seat: int) -> None:
        key = cards_in(self.page, "[data-key=hand-cards]")[0]
        touch(self.page.locator(f'.mg [data-key="{key}"]'))
        touch(self.page.locator(f"[data-key=slot{seat}]"))
        assert set(CARD.findall(self.to_see())) == set(self.match.observe(seat).hand)
        press_button(self.page, "I am ready")
        self.wire.take()  # the question whether the cards that are left may go, asked of the same player
        press_button(self.page, "Yes")
        self.match.play(seat, Put(CARD.findall(f'data-key="{key}"')[0], seat))
        self.match.play(seat, Ready())

    def take(self, seat: int) -> None:
        """The first card and the special goal; the last player takes what is left."""
        view = self.match.observe(seat)
        is_last = len(view.order) == 1
        for key in [] if is_last else [keys_in(self.page, "[data-group=offer]")[0], "special-offer"]:
            touch(self.page.locator(f'.mg [data-key="{key}"]'))
        self.wire.take()
        touch(self.page.locator("[data-key=take]"))
        self.match.play(seat, Take(view.offer if is_last else view.offer[:1], bool(view.specials_offered)))
        for goal in self.match.observe(seat).specials:
            self.took[seat] = goal


def test_a_whole_game_at_a_hot_seat_shows_nobody_what_another_has(open_page):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    wire = Wire()
    page = at_table(open_page, TABLE, wire.frames.append)
    names = ("Asha", "Ben")
    at = HotSeat(page, wire, Match(game, 2, SEED, rules=game.Rules(rounds=2), names=names))
    deal(page, seed=SEED, players=2, rounds="2", name0="Asha", name1="Ben", who0="person", who1="person")
    while not is_there(page, "over-bar"):
        if is_there(page, "on"):
            assert page.locator("[data-key=turned] .mg-player").count() == 2
            touch(page.locator("[data-key=on]"))
            wire.take()
            at.last = None
        else:
            at.turn()
    assert at.took and not at.match.to_act()
    assert page.locator(".mg-verdict").inner_text() == f"{names[at.match.outcome().winners[0]]} wins"
