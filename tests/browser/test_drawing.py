"""What is answered by hand, touched with a finger on a phone: painted, dragged, made level, rolled beside a guess."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import FAR, HOLES, ZEROS
from mathgames_widgets.games.formula.lesson import LESSON as FORMULA
from mathgames_widgets.games.mathleague.lesson import LESSON as LEAGUE
from mathgames_widgets.games.matician.lesson import CHOOSING, SIGNS
from mathgames_widgets.games.rolls_and_goals.lesson import CHANCE, ORDER
from mathgames_widgets.questions.drawing.rounds import ROUNDS
from tests.browser.direct import open_direct
from tests.browser.hands import carry, finger, heard, settled, slide, swipe, touch
from tests.browser.looks import SEEN, SMALL_TARGETS, STICKS_OUT, wear

say_drawing = room("mathgames_widgets.questions.drawing")

ASKED = (
    *((ZEROS, "signs"), (HOLES, "drag"), (ORDER, "worth"), (CHANCE, "mean"), (LEAGUE, "level"), (CHANCE, "sixes")),
    *((SIGNS, "lay"), (FORMULA, "family"), (FAR, "divide"), (HOLES, "zoom"), (CHOOSING, "rounds")),
    *((FAR, "sketch"), (FAR, "steer"), (FORMULA, "rows"), (ORDER, "run"), (ORDER, "order"), (CHOOSING, "sure")),
    (FAR, "degrees"),
)
KEYS = tuple(key for _, key in ASKED)

COVERED = """(rail) => {
  const boxes = [...rail.querySelectorAll(".mg-axis-mark")].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) =>
    Math.abs(a.x - b.x) < 33 && Math.abs(a.y - b.y) < 33).map((b) => [a.x, a.y, b.x, b.y]));
}"""
"""The marks on an axis that lie on one another."""


@pytest.fixture(scope="module")
def shared(open_shared: Callable[..., Page]) -> Page:
    """A phone with one question of each kind."""
    page = open_shared("about:blank", width=390)
    open_direct(page, *(replace(lesson).ask(key) for lesson, key in ASKED))
    return page


def room(page: Page, key: str) -> Locator:
    """The part of the page with one question."""
    return page.locator(".mg-checkpoint").nth(KEYS.index(key))


def mark(at: Locator, part: object) -> Locator:
    return at.locator(f'[data-key="mark-{part}"]')


def check(at: Locator) -> None:
    touch(at.get_by_role("button", name="Check", exact=True))


def test_a_curve_bends_to_the_chart_that_is_painted(shared: Page):
    at = room(shared, "signs")
    curves = at.locator(".mg-bent-curve")
    expect(curves).to_have_count(0)
    at.locator('[data-key="paint-8"]').click()
    expect(curves).to_have_count(1)
    before = curves.first.get_attribute("d")
    at.locator('[data-key="paint-7"]').press("|")
    expect(curves.first).not_to_have_attribute("d", before or "")
    check(at)
    expect(at.locator(".mg-alert")).to_contain_text("first.")


def test_a_zero_that_is_dragged_onto_an_asymptote_makes_a_hole(shared: Page):
    at = room(shared, "drag")
    for kind in ("zero", "wall"):
        at.locator(f'[data-key="add-{kind}"]').click()
    swipe(mark(at, 0), across=8 / 12)
    expect(mark(at, 0)).to_have_attribute("aria-valuenow", "2")
    swipe(mark(at, 1), across=8 / 12)
    expect(mark(at, 1)).to_have_attribute("aria-valuetext", "asymptote at 2")
    assert "f has a hole at 2" in heard(shared)
    check(at)
    expect(at.locator(".mg-right")).to_be_visible()


def test_a_press_on_the_line_puts_the_mark_there_and_a_finger_moves_it(shared: Page):
    at = room(shared, "worth")
    touch = at.locator('[data-key="touch"]')
    box = touch.bounding_box()
    assert box
    touch.click(position={"x": box["width"] * (0.05 + 0.9 * 3 / 14) / 1.0, "y": box["height"] - 8})
    expect(mark(at, "line")).to_have_attribute("aria-valuetext", "−4")
    swipe(mark(at, "line"), across=7 / 14)
    check(at)
    expect(at.locator(".mg-right")).to_be_visible()


def test_a_beam_tips_to_the_side_that_is_told(shared: Page):
    at = room(shared, "mean")
    swipe(mark(at, "line"), across=2 / 7)
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("tips to the right")
    assert not (at.locator(".mg-tilting").get_attribute("transform") or "").startswith("rotate(-")


def test_no_bar_gets_more_than_was_taken_off_others(shared: Page):
    at = room(shared, "level")
    swipe(mark(at, 3), down=0)
    expect(mark(at, 3)).to_have_attribute("aria-valuenow", "90")
    swipe(mark(at, 0), down=1 - 160 / 220)
    expect(mark(at, 0)).to_have_attribute("aria-valuenow", "160")
    swipe(mark(at, 3), down=0)
    expect(mark(at, 3)).to_have_attribute("aria-valuenow", "140")


def test_dice_are_rolled_beside_a_guess_that_is_complete(shared: Page):
    at = room(shared, "sixes")
    roll = at.get_by_role("button", name=say_drawing("roll-times", act="roll", times=1000))
    expect(roll).to_have_attribute("aria-disabled", "true")
    swipe(mark(at, 0), down=1 - 24 / 30)
    slide(mark(at, 1), down=0)  # the rest, by mouse
    expect(mark(at, 1)).to_have_attribute("aria-valuenow", "12")
    roll.click()
    settled(shared)
    expect(at.locator(".mg-rolled-fill")).to_have_count(3)
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("Look at")


def test_a_picture_card_is_carried_to_its_place_and_goes_back_at_a_press(shared: Page):
    at = room(shared, "degrees")
    carry(at.locator('[data-key="match-1.2"]'), at.locator('[data-key="zone-1"]'))
    laid = at.locator('[data-key="match1.2"]')
    expect(laid).to_be_visible()
    expect(at.locator('[data-key="match-1.2"]')).to_have_count(0)
    expect(at.locator('[data-key="gap2"]')).to_be_visible()
    carry(laid, at.locator('[data-key="zone-0"]'))
    expect(at.locator('[data-key="match0.2"]')).to_be_visible()
    touch(at.locator('[data-key="match0.2"]'))
    expect(at.locator(".mg-match-place .mg-match-card")).to_have_count(0)
    expect(at.locator('[data-key="match-1.2"]')).to_be_visible()


def test_a_value_walks_as_cards_are_laid_and_taken_back(shared: Page):
    at = room(shared, "lay")
    card = at.locator('[data-key="card-1.0"]')
    carry(card, at.locator('[data-key="zone-1"]'))
    assert say_drawing("walk-now", way="13 → −5") in heard(shared)
    expect(at.locator(".mg-jump")).to_have_count(1)
    card.click()  # picked up, then sent to the place that is pressed
    at.locator('[data-key="place-0"]').click()
    settled(shared)
    assert "13 → −5 → −13" in heard(shared)
    at.locator('[data-key="card1.0"]').press("Delete")
    settled(shared)
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("it comes to 5, which is 10 more than −5")


def test_a_card_is_dropped_in_front_of_another(shared: Page):
    """On the left half of a card that is laid, from the hand or its own place; on the right half it goes behind."""
    at = room(shared, "run")
    row = at.locator('[data-key="row-0"] .mg-lay-card')

    def drop(card: Locator, on: Locator, share: float) -> None:
        card.scroll_into_view_if_needed()
        start, box = card.bounding_box(), on.bounding_box()
        assert start and box
        shared.mouse.move(start["x"] + 20, start["y"] + 20)
        shared.mouse.down()
        shared.mouse.move(box["x"] + share * box["width"], box["y"] + 20, steps=5)
        shared.mouse.up()
        settled(shared)

    for face in ("1", "2"):
        at.locator(".mg-lay-hand .mg-lay-card", has_text=face).first.click()
        settled(shared)
    drop(at.locator(".mg-lay-hand .mg-lay-card", has_text="0"), row.nth(0), 0.2)
    assert row.all_inner_texts() == ["0", "1", "2"]
    drop(row.nth(2), row.nth(0), 0.8)
    assert row.all_inner_texts() == ["0", "2", "1"]
    drop(row.nth(0), row.nth(1), 0.8)
    assert row.all_inner_texts() == ["2", "0", "1"]
    drop(row.nth(0), row.nth(2), 0.8)
    assert row.all_inner_texts() == ["0", "1", "2"]
    drop(row.nth(0), at.locator('[data-key="row-0"]'), 0.95)
    assert row.all_inner_texts() == ["1", "2", "0"], "in the room behind the last card"
    drop(row.nth(0), row.nth(0), 0.95)
    assert row.all_inner_texts() == ["1", "2", "0"], "back where it was"


def test_a_die_is_turned_and_its_cards_walk_on(shared: Page):
    at = room(shared, "order")
    for face in ("×2", "+3"):
        at.locator(".mg-lay-hand .mg-lay-card", has_text=face).click()
        settled(shared)
    expect(at.locator('[data-key="way"]')).to_have_text(say_drawing("walk-now", way="6 → 12 → 15"))
    at.locator('[data-key="turn"]').click()
    settled(shared)
    expect(at.locator('[data-key="way"]')).to_have_text(say_drawing("walk-now", way="1 → 2 → 5"))


def test_two_numbers_show_what_a_minus_card_makes_of_their_sum(shared: Page):
    at = room(shared, "sure")
    for face in ("13", "8"):
        at.locator(".mg-lay-hand .mg-lay-card", has_text=face).click()
        settled(shared)
    expect(at.locator('[data-key="now"]')).to_contain_text("−5 on the left or 5 on the right")
    expect(at.locator(".mg-jump")).to_have_count(2)
    carry(at.locator(".mg-lay-hand .mg-lay-card", has_text="6"), at.locator('[data-key="zone-1"]'))
    expect(at.locator('[data-key="now"]')).to_contain_text("13 + 6 = 19")
    expect(at.locator(".mg-lay-hand .mg-lay-card")).to_have_text(["3", "5", "8"])


def test_a_press_lays_the_next_card_of_a_fact(shared: Page):
    at = room(shared, "family")
    at.locator('[data-key="card-1.0"]').click()
    expect(at.locator('[data-key="now"]')).to_have_text(say_drawing("family-next", row=1, part=1))
    buttons = at.locator(".mg-lay-hand button")
    assert buttons.all_inner_texts() == ["+", "−", "×", "÷"]  # a number can go nowhere now
    at.locator('[data-key="card-1.5"]').press("1")
    expect(at.locator(".mg-lay-place .mg-lay-card")).to_have_count(2)
    at.locator('[data-key="card0.0"]').click()
    expect(at.locator(".mg-lay-place .mg-lay-card")).to_have_count(0)
    for place in (0, 6, 2, 1):  # 2 ÷ 8 = 4
        at.locator(f'[data-key="card-1.{place}"]').click()
        settled(shared)
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("4 × 8 is 32, not 2")
    at.locator('[data-key="card0.1"]').click()
    expect(at.locator(".mg-lay-place .mg-lay-card")).to_have_count(1)


def test_a_line_is_drawn_beside_the_curve_as_a_division_is_laid(shared: Page):
    at = room(shared, "divide")
    expect(at.locator(".mg-division-row")).to_have_count(1)
    wall, paint = at.locator(".mg-asymptote").first, "(line) => getComputedStyle(line).stroke"
    color = wall.evaluate(paint)
    at.locator('[data-key="card-1.0"]').press("1")
    expect(at.locator(".mg-division-row")).to_have_count(3)
    assert "4x − 2 is left" in heard(shared)
    assert wall.evaluate(paint) == color
    quotient, graph = at.locator(".mg-lay-place").bounding_box(), at.locator(".mg-graph-svg").bounding_box()
    assert quotient and graph and graph["y"] + graph["height"] - quotient["y"] < 600  # one view of a phone
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("Not finished: x is a good start.")


def test_the_line_far_out_is_moved_by_the_number_in_front(shared: Page):
    """By finger, mouse and keys; and when the answer stands, the curve is dragged on where it is."""
    at = room(shared, "steer")
    swipe(mark(at, "times"), across=7 / 8)
    assert say_drawing("in-front-is", times=3) in heard(shared)
    slide(mark(at, "times"), across=2 / 8)
    expect(mark(at, "times")).to_have_attribute("aria-valuenow", "-2")
    for kind in ("zero", "wall"):
        at.locator(f'[data-key="add-{kind}"]').click()
        settled(shared)
    mark(at, "times").press("Enter")
    at.locator("[data-key=reason-1]").click()  # the number in front
    expect(at.locator(".mg-right")).to_contain_text("y = −2 is the horizontal asymptote.")
    mark(at, "times").press("ArrowRight")
    assert "the horizontal asymptote y = −1. The curve crosses the x-axis at 0 and 2." in heard(shared)


def test_marks_close_together_can_each_be_taken_hold_of(shared: Page):
    """Where more marks are added than there is room for on the axis, none covers another."""
    at = room(shared, "steer")
    for kind in ("zero", "wall", "zero", "wall"):
        at.locator(f'[data-key="add-{kind}"]').click()
        settled(shared)
    assert at.locator(".mg-axis-mark").count() >= 6
    assert at.locator(".mg-axis-rail").evaluate(COVERED) == []


def test_one_point_is_seen_to_be_missing_from_near(shared: Page):
    at = room(shared, "zoom")
    swipe(mark(at, "look"), across=8 / 12)
    expect(mark(at, "look")).to_have_attribute("aria-valuetext", "at x = 2")
    for _ in range(2):
        at.get_by_role("button", name=say_drawing("zoom-in")).click()
        settled(shared)
    assert "At x = 2 there is no point." in heard(shared)
    expect(at.locator(".mg-close-picture .mg-marked")).to_have_count(20)
    swipe(mark(at, "height"), down=0.4)
    check(at)
    expect(at.locator(".mg-panel .mg-said")).to_contain_text("The missing point lies between")
    check(at)


def test_a_curve_is_sketched_with_a_finger_and_read_back(shared: Page):
    """(x+3)(x−1) over (x+1)²: both sides of the asymptote go down."""
    at = room(shared, "sketch")

    def draw(*dots: tuple[float, float]) -> None:
        paper = at.locator('[data-key="paper"]')
        paper.scroll_into_view_if_needed()
        box = paper.bounding_box()
        assert box
        unit = box["width"] / 12
        finger(shared, [(box["x"] + (x + 6) * unit, box["y"] + (6 - y) * unit) for x, y in dots])

    draw((-5.9, 1), (-4.5, 0.8), (-3, 0), (-2, -2), (-1.2, -5.9))
    assert "Near x = −3 it crosses the x-axis." in heard(shared)
    check(at)
    expect(at.locator(".mg-alert")).to_contain_text("Continue to the right edge")
    draw((-0.8, 5.9), (0, 3), (2, 1.5), (5.9, 1))
    assert "up on one side and down on the other" in heard(shared)
    check(at)
    expect(at.locator(".mg-wrong")).to_contain_text("Your curve does not meet the x-axis there")
    draw((-0.8, -5.9), (0, -2), (1, 0), (2.5, 0.9), (5.9, 1))
    check(at)
    expect(at.locator(".mg-right")).to_contain_text("your curve has everything that counts")


def test_every_order_is_laid_and_goes_on_with_other_cards_and_signs(shared: Page):
    """Two presses lay a row; after the answer a press adds a sign, and a dot for each formula."""
    at = room(shared, "rows")
    for row, pair in enumerate(("01", "02", "10", "12", "20", "21"), 1):
        for card in pair:
            at.locator(f'[data-key="card-1.{card}"]').click()
        expect(at.locator(".mg-lay-place .mg-lay-card")).to_have_count(3 * row)
    check(at)
    expect(at.locator(".mg-right")).to_be_visible()
    expect(at.locator(".mg-order-dots .mg-day")).to_have_count(6)
    at.locator('[data-key="beyond-x"]').click()
    expect(at.locator(".mg-order-dots .mg-day")).to_have_count(12)
    expect(at.locator(".mg-order-dots .mg-practiced")).to_have_count(0)  # which are true is asked on the next screen
    expect(at.locator(".mg-right")).to_be_visible()


def test_a_bot_finds_the_habit_of_someone_who_always_does_the_same(shared: Page):
    at = room(shared, "rounds")
    for played in range(1, ROUNDS + 1):
        at.locator('[data-key="play-a"]').click()
        expect(at.locator(".mg-past-lost")).to_have_count(played)
    at.get_by_role("button", name=say_drawing("habit-again")).click()
    settled(shared)
    check(at)
    expect(at.locator(".mg-right")).to_contain_text(say_drawing("habit-again"))


def test_the_buttons_of_what_is_done_by_hand_stand_beside_it(shared: Page):
    """At the width of a laptop nobody has to look for Check; on a phone it stands below."""
    for width, is_beside in ((390, False), (1000, True)):
        shared.set_viewport_size({"width": width, "height": 844})
        for key in KEYS:
            at = room(shared, key)
            desk, button = (at.locator(one).first.bounding_box() for one in (".mg-controls", ".mg-primary"))
            if desk and button and at.locator(".mg-by-hand").count():
                assert (button["x"] >= desk["x"] + desk["width"]) == is_beside, key
    shared.set_viewport_size({"width": 390, "height": 844})


def test_nothing_sticks_out_and_everything_can_be_seen_and_named(shared: Page, axe: Callable[..., list[str]]):
    assert shared.evaluate(STICKS_OUT) == []
    assert shared.evaluate(SMALL_TARGETS) == []
    assert axe(shared, ".mg") == []
    wear(shared, "dark")
    assert axe(shared, ".mg", SEEN) == []
