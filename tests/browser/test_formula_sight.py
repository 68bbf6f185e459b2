"""How the FORMULA table looks to people, in every phase; and that a hot seat tells nobody more than they may know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw
from tests.browser.conftest import FORMULA_TABLE, at_table
from tests.browser.direct import open_direct
from tests.browser.formula_hands import Beside, by_mouse, hand, lay
from tests.browser.hands import deal, heard, open_options, press_button, touch
from tests.browser.looks import is_for_everybody
from tests.browser.test_one_screen import pages
from tests.browser.wire import Wire
from tests.table.sitting import against

say_game_table = room("mathgames_widgets.games.formula.table")

SEED = "SIGHT-1"
NAMES = {f"name{seat}": f"{seat + 1} Konstantinopolitanerin" for seat in range(3)}


def phases(page: Page) -> Iterator[str]:
    """A round between a person and two bots; stops in every phase, with all that can be open in it open."""
    options = {"hand": 4, "points": True, "points_to": 50, "play_on": True, "sign_bonus": True}
    beside = Beside(SEED, ["random", "random"], **options)
    open_options(page)
    page.get_by_text("Variants", exact=True).click()
    yield "setup"
    for tick in ("points", "play_on", "sign_bonus"):
        page.locator(f".mg [name={tick}]").check()
    deal(page, seed=SEED, players=3, who1="random", who2="random", hand="4", points_to="50", **NAMES)
    press_button(page, "Hint")
    yield "opening"
    turns = 0
    while not beside.match.state.results:
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            if beside.match.state.table.is_open and turns == 0:
                turns += 1
                touch(page.locator(".mg-number-hand button").first) if hand(page) else None
                yield "a turn"
                press_button(page, "Look closer")
                open_all(page)
                yield "a closer look"
                press_button(page, "Close")
                page.keyboard.press("Escape")
            press_button(page, "Play formula")
        beside.played(wanted or Draw())
    yield "scoring"
    touch(page.locator("[data-key=on]"))
    yield "after"


def open_all(page: Page) -> None:
    """Everything that is folded."""
    for summary in page.locator(".mg .mg-fold > summary").all():
        summary.click()


def test_every_phase_is_for_everybody(formula_page, axe):
    """Axe finds nothing, nothing sticks out, everything can be hit, and nothing moves for those who want it still."""
    page = formula_page()
    seen = []
    for phase in phases(page):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
    assert seen == ["setup", "opening", "a turn", "a closer look", "scoring", "after"]


def test_few_colours_are_enough(formula_page):
    """With forced colours a card picked up, the sign chosen and the places for a card still stand out."""
    page = formula_page(forced_colors="active")
    deal(page, seed=SEED, players=2)
    touch(page.locator("[data-key=sign-plus]"))
    touch(page.locator(".mg-number-hand button").first)
    outline = "one => getComputedStyle(one).outlineStyle"
    for picked, other in (
        ("[data-key=sign-plus]", "[data-key=sign-minus]"),
        (".mg-number-hand .mg-up", ".mg-number-hand .mg-card:not(.mg-up)"),
    ):
        assert page.locator(picked).first.evaluate(outline) == "solid"
        assert page.locator(other).first.evaluate(outline) == "none"
    here = page.locator(".mg-takes > .mg-here").first
    assert here.evaluate("one => getComputedStyle(one).borderTopStyle") == "dashed"


def test_what_a_screen_reader_finds(formula_page):
    """Places by what goes there, cards by their digit, the verdict as a status."""
    page = formula_page()
    deal(page, seed="FERN-42", players=2)
    touch(page.locator("[data-key='card3.0']"))
    assert page.locator("[data-key=equation]").aria_snapshot() == (
        "- 'group \"The formula: 0 ? 8 = ?\"':\n"
        "  - 'group \"the first number: 0\"':\n"
        '    - img "0"\n'
        '  - img "no sign yet": "?"\n'
        '  - group "The sign":\n'
        '    - button "plus": +\n'
        '    - button "minus": −\n'
        '    - button "times": ×\n'
        '    - button "divided by": ÷\n'
        "  - 'group \"the second number: 8\"':\n"
        '    - img "8"\n'
        '  - img "equals"\n'
        "  - 'group \"the answer: ?\"':\n"
        '    - button "Put 3 as the answer"'
    )
    assert heard(page).endswith(say_game_table("card-picked-up", card=3))


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


CARD = re.compile(r"card([0-9J])\.\d")
"""The name of a card of a hand, as the page writes it."""


def test_at_a_hot_seat_nobody_sees_the_hand_of_another(open_page):
    """Neither on the page nor on the wire: covered, not a card; uncovered, those of whoever looks."""
    wire = Wire()
    page = at_table(open_page, FORMULA_TABLE, wire.frames.append)
    beside = Beside(SEED, [], people=2)
    wire.take()
    deal(page, seed=SEED, players=2, name0="Asha", name1="Ben", who0="person", who1="person")
    while not beside.match.state.results and len(beside.match.turns) < 5:
        covered = page.locator(".mg").inner_html() + wire.take()
        assert not CARD.findall(covered), "a cover has no card"
        assert "mg-number-card" not in page.locator(".mg").inner_html()
        seat = beside.seat
        press_button(page, f"I am {('Asha', 'Ben')[seat]}: show my cards")
        told = CARD.findall(page.locator(".mg").inner_html()) + CARD.findall(wire.take())
        assert set(told) == set(beside.match.observe(seat).hand)
        assert len(hand(page)) == len(beside.match.observe(seat).hand)
        wanted = beside.best()
        if wanted is None:
            press_button(page, "Draw a card")
        else:
            lay(beside.trial, wanted, by_mouse(page))
            wire.take()
            press_button(page, "Play formula")
        beside.played(wanted or Draw())


def test_the_last_formula_has_cards_of_one_size(browser):
    """On a phone, a number of one card gives way like one of two: its card is no larger."""
    table = against("random", game=formula, seed="SCENE-7")
    for _ in pages(table):
        pass
    page = browser.new_page(viewport={"width": 390, "height": 844})
    open_direct(page, table)
    widths = page.evaluate("[...document.querySelectorAll('.mg-digits .mg-card')].map((one) => one.offsetWidth)")
    page.close()
    assert len(widths) >= 3 and max(widths) - min(widths) <= 3
