"""The Rolls & Goals lesson as a Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.rolls_and_goals import Put, Take, lesson as rolls
from mathgames_widgets.games.rolls_and_goals.lesson.stops import GAME
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.stops import Move
from tests.browser.direct import open_direct
from tests.browser.hands import settled
from tests.browser.lesson_hands import Lesson, goes_on, press, shown, told
from tests.cases import LONG

LESSON = Lesson("rolls_and_goals", rolls)
ENDS = {"flip": "Round 1 is scored", "roll": "Round 2 is scored"}
"""What stands there after a part that ends with a round turned over."""
COVERED = """stack => [...stack.querySelectorAll(".mg-behind")].some((card, at, all) => at + 1 < all.length &&
    card.querySelector(".mg-face").getBoundingClientRect().bottom > all[at + 1].getBoundingClientRect().top)"""
"""Whether the value of a card behind a die is hidden by the next card."""

NUMBERED = """row => [...row.querySelectorAll(".mg-behind")].some((card) => {
  const face = card.querySelector(".mg-face").getBoundingClientRect();
  return [...card.querySelectorAll(".mg-after, .mg-index")].some((number) => {
    const box = number.getBoundingClientRect();
    return box.width && box.left < face.right - 1 && box.top < face.bottom - 1 && box.bottom > face.top + 1 &&
      box.right > face.left + 1;
  });
})"""
"""Whether a small number lies on the face of a card behind a die."""
CLASHES = """table => {
  const meet = (one, other) => one.left < other.right - 2 && other.left < one.right - 2 &&
    one.top < other.bottom - 2 && other.top < one.bottom - 2;
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const stacks = [...table.querySelectorAll(".mg-stack")].map((stack) => [...stack.querySelectorAll(".mg-behind")]);
  const inside = stacks.flat().filter((card) => card.querySelector(".mg-after")?.textContent &&
    meet(written(card.querySelector(".mg-face")), card.querySelector(".mg-after").getBoundingClientRect()));
  const across = stacks.flatMap((stack, at) => stack.filter((card) => stacks.slice(at + 1).flat().some((other) =>
    meet(card.getBoundingClientRect(), other.getBoundingClientRect()))));
  return [inside.length, across.length];
}"""
"""Cards behind dice whose face lies below the value so far, and cards that reach over one behind another die."""


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.visited(open_shared("about:blank"), voila)


def make(at: Locator, move: Move) -> None:
    """One move by keyboard: a card is picked up with Enter, and a digit lays it behind its die."""
    match move.action:
        case Put(card, place):
            press(at.locator(f'[data-key="hand-cards"] [data-key^="card{card}."]').first)
            settled(at.page)
            at.page.keyboard.press("d" if place == 6 else str(place + 1))
        case Take():
            press(at.locator('[data-key="take"]'))
        case _:
            press(at.locator('[data-key="ready"]'))
    settled(at.page)


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the lesson plays it."""
    part = GAME.part(name)
    press(at.locator("[data-key=deal]"))
    for move in part.moves:
        expect(shown(at.locator(".mg-task"))).to_contain_text(part.task or move.task)
        make(at, move)
        assert not any(stack.evaluate(COVERED) for stack in at.locator(".mg-stack").all())
    if name in ENDS:
        shown(at.get_by_text(ENDS[name]).first)
    if not part.reveals:  # else the question that is back comes first
        expect(told(at).locator("[data-key=after]")).to_be_visible()


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


if LONG:

    def test_from_the_first_key_to_the_last(page: Page):
        LESSON.from_the_first_key_to_the_last(page, play_part, again="stack")


def test_the_cards_behind_two_dice_can_all_be_read(page: Page):
    """Beside the text the columns of the dice are narrower than a card, and on a phone they are as narrow."""
    for width in (1280, 1000, 390):
        page.set_viewport_size({"width": width, "height": 844})
        at = LESSON.room(page, 'lesson.table("flip")')
        if at.locator("[data-key=deal]").count():
            press(at.locator("[data-key=deal]"))
        shown(at.locator(".mg-stack .mg-behind").nth(2))
        assert at.evaluate(CLASHES) == [0, 0], width
    page.set_viewport_size({"width": 390, "height": 844})


def test_the_cards_of_a_scored_round_can_all_be_read(open_page):
    """The two behind one die too, on a wide table and on a phone: no card and no number covers a face."""
    page = open_page("about:blank")
    open_direct(page, rolls.ORDER.table("flip"))
    at = page.locator("body")
    press(at.locator("[data-key=deal]"))
    for move in GAME.part("flip").moves:
        shown(at.locator(".mg-task"))
        make(at, move)
    shown(at.get_by_text(ENDS["flip"]).first)
    for width in (1280, 760, 390):
        page.set_viewport_size({"width": width, "height": 844})
        rows = at.locator(".mg-laid-row").all()
        assert sum(row.locator(".mg-behind").count() for row in rows) == 7
        assert not any(row.evaluate(COVERED) for row in rows), width
        assert not any(row.evaluate(NUMBERED) for row in rows), width


def test_a_few_cards_lie_beside_their_stack_where_there_is_room(open_page):
    """Below it they pushed Check under the bar of a laptop; on a phone they stand below."""
    page = open_page("about:blank")
    page.set_viewport_size({"width": 1280, "height": 720})
    open_direct(page, Checkpoint(rolls.question("order")))
    hand, stack = page.locator("[data-key=zone-hand]"), page.locator("[data-key=zone-0]")
    for left in (2, 1, 0):
        expect(hand.locator(".mg-card")).to_have_count(left)
        assert round(top_of(hand)) == round(top_of(stack))
        if left:
            press(hand.locator(".mg-card").first)
    page.set_viewport_size({"width": 390, "height": 844})
    assert top_of(hand) > top_of(stack) + 50


def top_of(part: Locator) -> float:
    return float(part.evaluate("one => one.getBoundingClientRect().top"))


def test_another_die_is_compared_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("zeroes")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    press(at.locator('[data-key="hand-cards"] [data-key^="card+2."]').first)
    settled(page)
    page.keyboard.press("1")
    settled(page)
    shown(at.locator("[data-key=put-back]")).click()
    expect(at.locator("[data-key=put-back]")).to_have_count(0)
    shown(at.locator(".mg-task"))


def test_a_rule_of_ones_own_is_made_with_keys_below_the_answer(open_page, axe):
    """The board before the answer stands above it, and hears nothing of it."""
    page = open_page("about:blank")
    keys = ("rolls-2", "cost-half", "keep-4", "play-100", "keep-3", "play-1000", "play-1")
    board = goes_on(page, axe, rolls.CHANCE.ask("stop"), "17/4", keys)
    expect(board.locator('[data-key="own-rule"]')).to_contain_text("each further roll takes ½ off it")
    expect(board.locator('[data-key="kept-said"]')).to_contain_text("You rolled ")
    expect(board.locator('[data-key="found-1"]')).to_contain_text(
        "2 more rolls, ½ a point each, for a high number: keep from"
    )
    expect(page.locator('[data-key="kept-said"]').first).to_contain_text("You keep every side from 1 on.")
