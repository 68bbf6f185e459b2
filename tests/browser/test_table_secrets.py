"""Several people at one screen: what one of them may not know is neither on the page nor on its way to the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf.rules.cards import FACTORS, Factor, factor
from mathgames_widgets.games.byorf.rules.moves import Keep, Put
from mathgames_widgets.games.byorf.rules.state import Row
from mathgames_widgets.games.byorf.words.sentences import function_text
from tests.browser.conftest import TABLE, at_table
from tests.browser.hands import cards_in, deal, hand, place, press_button, settled, touch
from tests.browser.wire import Wire

say_table = room("mathgames_widgets.table")

SEED = "FERN-42"
NAMES = ("Asha", "Ben")
FACES = {card.face for card in FACTORS if " " in card.face}
"""Factors as people read them; x and 2x stand in many a text."""


class HotSeat:
    """Two people at a table, and the same game played beside it, to know what nobody may see."""

    def __init__(self, page: Page, wire: Wire) -> None:
        self.page, self.wire = page, wire
        self.match = Match(byorf, 2, SEED, rules=byorf.Rules(hand=4), names=NAMES)

    def moved(self, seat: int, action: Action) -> None:
        """A move was made at the table: make it here too."""
        self.match.play(seat, action)

    def look_at(self, seat: int | None) -> None:
        """Nothing on the page and nothing that came with it tells more than `seat` may know; None: it is covered."""
        settled(self.page)
        shown = {"page": self.page.content(), "wire": self.wire.take()}
        for where, text in shown.items():
            told = set(re.findall(r"\bF\d\d(?!\d)", text)) & self._secret(seat)
            assert not told, f"{told} on the {where} while {seat} looks"
        if seat is None:
            assert not mentioned(shown["page"] + shown["wire"], FACES)

    def _secret(self, seat: int | None) -> set[str]:
        if seat is None:
            return {card.id for card in FACTORS}
        view = self.match.observe(seat)
        known = {view.chosen, *view.hand, *(card for cards in view.kept for card in cards)}
        return {card.id for card in set(FACTORS) - known}


def mentioned(text: str, faces: set[str]) -> set[str]:
    """The factors that a text names, as people read them or as JSON writes them."""
    spoken = text.replace("\\u2212", "−").replace("&minus;", "−")
    return {face for face in faces if re.search(rf"(?<!\w){re.escape(face)}(?!\w)", spoken)}


@pytest.fixture
def table(open_page) -> HotSeat:
    """Two people share the screen; the cards are dealt, the screen is covered."""
    wire = Wire()
    return dealt(at_table(open_page, TABLE, wire.frames.append), wire)


@pytest.fixture
def from_voila(open_page, voila) -> HotSeat:
    """The same from a server: what reaches the page through its socket."""
    page, wire = open_page("about:blank"), Wire()
    wire.listen(page)
    page.goto(voila + TABLE)
    page.wait_for_selector(".mg")
    return dealt(page, wire)


def dealt(page: Page, wire: Wire) -> HotSeat:
    deal(page, seed=SEED, players=2, name0="Asha", name1="Ben", who0="person", who1="person", hand="4")
    return HotSeat(page, wire)


def show(table: HotSeat, seat: int) -> None:
    """Whoever sits there asks for their cards."""
    name = NAMES[seat]
    assert table.page.get_by_text(say_table("pass-screen", player=name)).first.is_visible()
    table.look_at(None)
    press_button(table.page, f"I am {name}: show my cards")
    table.look_at(seat)


def draft(table: HotSeat) -> int:
    """Card by card: whoever kept the last card of a turn begins the next one; gives the seat that begins to build."""
    show(table, 0)
    seat = 0
    while hand_size := len(table.match.observe(0).hand):
        for other in (1 - seat, None):
            assert hand(table.page).count() == hand_size
            kept = keep_and_cover(table, seat)
            table.moved(seat, Keep(factor(kept)))
            if other is not None:
                show(table, other)
                seat = other
        table.look_at(seat)
    return seat


def keep_and_cover(table: HotSeat, number: int = 0) -> str:
    """Pick up a card, and forget what came for its owner; keep it, and the screen goes on."""
    card = hand(table.page).nth(number)
    kept = card.get_attribute("data-key") or ""
    touch(card)
    table.wire.take()
    touch(table.page.locator("[data-key=keep]"))
    return kept


def test_a_hand_is_for_its_owner_alone(from_voila):
    draft(from_voila)
    assert "building" in from_voila.page.locator(".mg-where").inner_text()


def test_the_cover_comes_first_and_says_nothing(table):
    page = table.page
    table.look_at(None)
    cover = page.locator(".mg-cover")
    assert cover.aria_snapshot() == (
        "- paragraph: Pass the screen to Asha.\n"
        "- paragraph: Everyone else, look away.\n"
        "- 'button \"I am Asha: show my cards\"'\n"
        '- button "Take the last move back" [disabled]'
    )
    assert page.evaluate("document.activeElement.closest('.mg') !== null")


def test_a_function_is_hidden_until_everyone_is_ready(table):
    page = table.page
    first = draft(table)
    top, bottom = build(table, first)
    table.wire.take()
    press_button(page, "Ready")
    table.moved(first, Ready())
    secret, second = function_text((top,), (bottom,)), 1 - first
    show(table, second)
    assert secret not in page.content()
    assert cards_in(page, "top") == cards_in(page, "bottom") == []
    build(table, second)
    press_button(page, "Ready")
    assert secret in page.content(), "now it is turned over for all"
    table.moved(second, Ready())
    table.wire.take()
    touch(page.locator("[data-key=on]"))
    show(table, 0)


def build(table: HotSeat, seat: int) -> tuple[Factor, Factor]:
    """One card above and one below; gives them."""
    place(table.page, "top", "bottom")
    (top,), (bottom,) = (cards_in(table.page, zone) for zone in ("top", "bottom"))
    table.moved(seat, Put(factor(top), Row.TOP))
    table.moved(seat, Put(factor(bottom), Row.BOTTOM))
    return factor(top), factor(bottom)


def test_a_move_taken_back_under_the_cover_goes_back_to_its_owner(table):
    page = table.page
    show(table, 0)
    kept = keep_and_cover(table)
    table.look_at(None)
    press_button(page, "Take the last move back")
    show(table, 0)
    assert page.locator(f".mg-hand [data-key={kept}]").count() == 1


def test_a_saved_game_shows_no_hidden_card(table):
    """Seed and moves are sealed while the game goes on, whoever saves it."""
    show(table, 0)
    touch(table.page.locator(".mg [data-key=menu]"))
    with table.page.expect_download() as download:
        table.page.locator("[data-key=save]").click()
    saved = download.value.path().read_text()
    assert saved == table.page.locator("[data-key=copy]").get_attribute("data-content")
    assert "sealed" in saved
    assert SEED not in saved
    assert Match.load(saved, (byorf,)).observe(0) == table.match.observe(0)
