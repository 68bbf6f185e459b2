"""Rolls & Goals in a browser: games by keyboard, by mouse and at a hot seat, drag, looks, and what nobody else sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page

from mathgames_widgets.core import Match
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Phase, Put, Ready, Take
from tests.browser.formula_hands import drag
from tests.browser.hands import Keyboard, before_the_deal, deal, heard, press_button, touch
from tests.browser.looks import is_for_everybody, wear
from tests.browser.wire import Wire

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


def is_there(page: Page, key: str) -> bool:
    return page.locator(f'.mg [data-key="{key}"]').count() > 0


def play_on(page: Page, press: Callable[[str], object], lay: Callable[[str, int], object]) -> None:
    """Whatever the table asks for, until the result is on the screen: cards behind dice, sides, cards for the deck."""
    while not is_there(page, "over"):
        if is_there(page, "on"):
            press("on")
        elif is_there(page, "picks"):
            press(keys_in(page, "[data-key=picks]")[-1])
        elif is_there(page, "ready"):
            for place, card in enumerate(keys_in(page, "[data-key=hand-cards]")):
                lay(card, place)
            press("ready")
        else:
            offered = keys_in(page, "[data-group=offer]")
            for key in offered[:2]:
                press(key)
            press("take")


def test_a_game_by_keyboard_alone(page):
    """From the first page to the replay: the focus is never lost, and what happens is said."""
    keys = Keyboard(page)
    keys.tab_to("players", most=40)
    keys.press("ArrowUp")
    keys.write("seed", SEED)
    while keys.focus().name != "Variants":
        keys.press("Tab")
    keys.press("Enter")
    keys.write("rounds", "2")
    assert keys.choose("deal").name.startswith("Rolls & Goals")
    assert heard(page) == "The cards are dealt. Round 1 of 2 · placing cards."

    def lay(card: str, place: int) -> None:
        keys.tab_to(card)
        keys.press(str(place + 1))
        assert "You" in heard(page) or "Player 1 put" in heard(page)
        assert "Your dice: " in heard(page)

    play_on(page, keys.choose, lay)
    assert page.locator(".mg-verdict").inner_text().endswith("wins.")
    keys.choose("replay")
    keys.choose("forward")
    assert heard(page)
    assert keys.press("Escape").inside


def test_a_game_by_mouse(page):
    """Clicks alone, with a hint, chances, a deck, a goal, a result and a question why on the way."""
    deal(page, seed="MOUSE-3", players=2, who1="random", rounds="1")
    press_button(page, "Hint")
    assert page.locator("[data-key=hint-room] .mg-claim").first.inner_text()
    touch(page.locator("button.mg-dice-goal").first)
    assert page.locator("[data-key=meaning]").inner_text()
    touch(page.locator("[data-key=deck-of-1]"))
    assert page.locator("[data-key=deck1] .mg-chip").count() == 8
    press_button(page, "What are my chances?")
    assert page.locator("[data-key=odds-picture] img").evaluate("one => one.naturalWidth") > 300
    press_button(page, "What are my chances?")

    def lay(card: str, place: int) -> None:
        touch(page.locator(f'.mg [data-key="{card}"]'))
        touch(page.locator(f".mg [data-key=slot{place}]"))
        assert page.locator(f".mg [data-key=chain{place}]").inner_text()

    def press(key: str) -> None:
        if key == "on":
            touch(page.locator(".mg .mg-goal-cell").first)
            assert page.locator("[data-key=answer] .mg-claim").first.inner_text()
        touch(page.locator(f'.mg [data-key="{key}"]'))

    play_on(page, press, lay)
    touch(page.locator(".mg-log button").first)
    assert page.locator(".mg-answer").inner_text()
    press_button(page, "Step through the game")
    press_button(page, "Last")
    assert page.locator("[data-key=told]").inner_text()


def test_cards_are_dragged_to_dice_and_piles_and_back(page):
    """Also from one die to another; every step can be undone."""
    page.set_viewport_size({"width": 1280, "height": 1600})
    deal(page, seed=SEED, players=2)
    cards = keys_in(page, "[data-key=hand-cards]")
    first = cards[0]
    for zone, place in (("die1", "stack1"), ("die4", "stack4"), ("deck", "place-6"), ("discard", "place-7")):
        drag(page, first, zone)
        assert keys_in(page, f"[data-key={place}]") == [first]
    drag(page, first, "hand")
    assert keys_in(page, "[data-key=hand-cards]") == cards
    drag(page, first, "die0")
    press_button(page, "Undo")
    assert keys_in(page, "[data-key=hand-cards]") == cards


def test_dice_roll_and_come_to_rest(page):
    """An animation for those who want one, nothing that moves for the others; a line shows that work goes on."""
    running = "document.getAnimations().filter(one => one.animationName === 'mg-tumble').length"
    rolling = "getComputedStyle(document.querySelector('.mg-columns .mg-die')).animationName"
    busy = """() => {
      const root = document.querySelector(".mg");
      const line = () => getComputedStyle(root, "::before").animationName;
      const names = [line()];
      root.setAttribute("aria-busy", "true");
      names.push(line());
      root.removeAttribute("aria-busy");
      return names;
    }"""
    page.emulate_media(reduced_motion="no-preference")
    deal(page, seed=SEED, players=2)
    page.wait_for_function(f"{running} === 0")
    assert page.evaluate(rolling) == "mg-tumble"
    assert page.evaluate(busy) == ["none", "mg-goes-on"]
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(rolling) == "none"
    assert page.evaluate(busy) == ["none", "mg-is-there"]


# ── how it looks ──────────────────────────────────────────────────────────────────────────────────────────────────


def put_first(page: Page, count: int) -> None:
    """Lay the first cards of the hand behind the first die."""
    for _ in range(count):
        touch(page.locator("[data-key=hand-cards] button").first)
        touch(page.locator("[data-key=slot0]"))


def phases(page: Page) -> Iterator[str]:
    """A game of two rounds between a person and two bots; stops in every phase, with what can be open in it open.

    Dice decide who takes first, a special goal is declared, a side is picked, and the tie for the win is rolled off.
    """
    deal(page, seed="SIGHT-67", players=3, who1="random", who2="random", rounds="2", **NAMES)
    put_first(page, 1)
    touch(page.locator("[data-key=hand-cards] button").first)
    touch(page.locator("[data-key=deck-of-1]"))
    yield "a card in hand"
    press_button(page, "What are my chances?")
    press_button(page, "Which placement is best?")
    yield "chances"
    press_button(page, "I am ready")
    touch(page.locator(".mg .mg-goal-cell").nth(1))
    page.locator("[data-key=told-round] > summary").click()
    yield "scoring"
    press_button(page, "Choose new cards")
    assert page.locator("[data-key=order] .mg-die-tie").count() >= 2
    press_button(page, "Shared deck: 43 cards left")
    touch(page.locator('[data-key="offerpick.0"]'))
    touch(page.locator("[data-key=special-offer]"))
    yield "selecting"
    touch(page.locator("[data-key=take]"))
    touch(page.locator('[data-key="cardpick.0"]'))
    touch(page.locator("[data-key=slot0]"))
    put_first(page, 1)
    press_button(page, "Mathematics of this round")
    touch(page.locator("[data-key=specials] [data-key^=declare]"))
    yield "a special goal"
    press_button(page, "I am ready")
    yield "picking"
    touch(page.locator('[data-key="side0.6"]'))
    press_button(page, "See the result")
    assert page.locator(".mg-podium .mg-die-tie").count() == 2
    press_button(page, "How this came about")
    yield "over"


def test_every_phase_is_for_everybody(page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    seen = []
    for phase in phases(page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert seen == ["a card in hand", "chances", "scoring", "selecting", "a special goal", "picking", "over"]


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
            if seat and view.round == 1:
                assert "behind die 1" not in self.page.locator(".mg-log").inner_text()
            self.place(seat)
        else:
            self.take(seat)

    def place(self, seat: int) -> None:
        key = keys_in(self.page, "[data-key=hand-cards]")[0]
        touch(self.page.locator(f'.mg [data-key="{key}"]'))
        touch(self.page.locator(f"[data-key=slot{seat}]"))
        assert set(CARD.findall(self.to_see())) == set(self.match.observe(seat).hand)
        press_button(self.page, "I am ready")
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


def test_a_whole_game_at_a_hot_seat_shows_nobody_what_another_has(open_page, voila):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    page, wire = open_page("about:blank", reduced_motion="reduce"), Wire()
    wire.listen(page)
    page.goto(voila + TABLE)
    page.wait_for_selector(".mg")
    names = ("Asha", "Ben")
    at = HotSeat(page, wire, Match(game, 2, SEED, rules=game.Rules(rounds=2), names=names))
    deal(page, seed=SEED, players=2, rounds="2", name0="Asha", name1="Ben", who0="person", who1="person")
    while not is_there(page, "over"):
        if is_there(page, "on"):
            assert page.locator("[data-key=turned] .mg-player").count() == 2
            touch(page.locator("[data-key=on]"))
            wire.take()
            at.last = None
        else:
            at.turn()
    assert at.took and not at.match.to_act()
    assert page.locator(".mg-verdict").inner_text() == f"{names[at.match.outcome().winners[0]]} wins."
