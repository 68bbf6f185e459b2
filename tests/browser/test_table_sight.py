"""How the table looks to people: contrast and names for all, small and large screens, no motion, few colours."""

from __future__ import annotations

from playwright.sync_api import Page

from mathgames_widgets.core.messages import room
from tests.browser.hands import deal, game, hand, heard, place, touch
from tests.browser.looks import SMALL_TARGETS, STICKS_OUT, is_for_everybody

say_table = room("mathgames_widgets.table")

WIDTHS = (390, 768, 1280, 1920)
PHASES = ["setup", "cover", "draft", "building", "scoring", "log", "result", "replay"]
LONG_NAME = " Konstantinopolitanerin"
"""With a number in front of it, the longest name there may be, and nowhere to break it."""


def test_every_phase_is_for_everybody(play_page, axe):
    """Zoomed to 200 percent, a screen 1280 pixels wide has 640 of them left: nothing is lost there either."""
    page = play_page(device_scale_factor=2)
    seen = []
    for phase in game(page, players=2, names=LONG_NAME):
        seen.append(phase)
        is_for_everybody(page, axe, phase)
        for width in (640, 768, 1920):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(STICKS_OUT) == [], f"{phase}, {width} pixels"
    assert seen == PHASES


def test_nothing_sticks_out_and_everything_can_be_hit_at_a_full_table(play_page):
    """From a telephone to a wide screen, with eight players whose names are long."""
    page = play_page(width=390)
    for phase in game(page, players=8, names=LONG_NAME):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{phase}, {width} pixels"
            assert page.evaluate(STICKS_OUT) == [], f"{phase}, {width} pixels"
        page.set_viewport_size({"width": 390, "height": 900})
        assert page.evaluate(SMALL_TARGETS) == [], phase


def test_few_colours_are_enough(play_page):
    """With forced colours, cards, goals and buttons keep their borders, and what is picked up still stands out."""
    page = play_page(forced_colors="active")
    deal(page, players=2, rounds="1", hand="2")
    touch(hand(page).first)
    for thing in (".mg-hand .mg-card", ".mg-goal", ".mg-button"):
        assert border(page, thing) not in (None, ground(page)), f"{thing} keeps a border"
    assert outline(page, ".mg-hand .mg-up") != outline(page, ".mg-hand .mg-card:not(.mg-up)")
    touch(page.locator("[data-key=keep]"))
    place(page, "bottom")
    line = page.locator(".mg-bar-line").evaluate("line => getComputedStyle(line).backgroundColor")
    assert line != ground(page), "the bar of the fraction is there"


def border(page: Page, selector: str) -> str | None:
    """The colour of a border, None where there is none."""
    return page.locator(selector).first.evaluate(
        "one => (style => style.borderTopStyle === 'none' || !parseFloat(style.borderTopWidth) ? null"
        " : style.borderTopColor)(getComputedStyle(one))"
    )


def outline(page: Page, selector: str) -> str:
    """The ring around something."""
    return page.locator(selector).first.evaluate("one => getComputedStyle(one).outline")


def ground(page: Page) -> str:
    """The colour behind everything."""
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def test_what_a_screen_reader_finds(play_page):
    """Hand and buttons by their names; a card that was picked up says so, and so does the place that takes it."""
    page = play_page()
    deal(page, players=2, rounds="1", hand="2")
    faces = [card.get_attribute("aria-label") for card in hand(page).all()]
    assert page.locator("[data-key=keep]").aria_snapshot() == '- button "Keep" [disabled]'
    touch(hand(page).first)
    assert heard(page).endswith(f"{faces[0]}, picked up. Keep it, or press it again to put it down.")
    assert page.get_by_role("group", name=say_table("your-hand")).aria_snapshot() == (
        f'- group "Your hand":\n  - button "{faces[0]}" [pressed]\n  - button "{faces[1]}"'
    )
    assert page.locator("[data-key=keep]").aria_snapshot() == f"- 'button \"Keep: put {faces[0]} here\"': Keep"
    touch(page.locator("[data-key=keep]"))
    rows = page.locator("[data-key=rows]").aria_snapshot()
    assert rows == (
        '- region "Your function":\n'
        '  - button "Numerator" [disabled]\n'
        '  - \'group "Numerator: no cards"\': "1"\n'
        '  - button "Denominator" [disabled]\n'
        '  - \'group "Denominator: no cards"\': "1"'
    )
