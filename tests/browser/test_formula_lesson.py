"""The FORMULA lesson as a Voilà page, all on one page: decisions made with keys, and shown beside the lesson's."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.formula import Cards, Lay, Rules, Table, lesson as formula, read_action
from mathgames_widgets.games.formula.lesson.stops import GAME
from mathgames_widgets.games.formula.table.turn import begin
from mathgames_widgets.questions.stops import LEARNER, say
from tests.browser.formula_hands import lay
from tests.browser.hands import settled
from tests.browser.lesson_hands import Lesson, press, shown, told

say_page = room("mathgames_widgets.page")

LESSON = Lesson("formula", formula)


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson on one page, everything in its place."""
    page = LESSON.visited(open_shared("about:blank"), voila)
    page.locator(".page-screens summary").click()
    page.get_by_role("button", name=say_page("all-on-one")).click()
    return page


def lay_cards(at: Locator, table: Table, hand: Cards, play: Lay) -> None:
    """Put a formula together from the table as it was, Enter on each card and on its place, and play it."""
    lay(begin(table, hand, Rules()), play, lambda key: choose_by_key(at, key))
    press(at.locator("[data-key=play]"))


def choose_by_key(at: Locator, key: str) -> None:
    """Enter on what stands on the page under a key, and the answer of the page."""
    press(at.locator(f'[data-key="{key}"]').first)
    settled(at.page)


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the lesson decides."""
    part = GAME.part(name)
    press(at.locator("[data-key=deal]"))
    expect(shown(at.locator(".mg-task"))).to_contain_text(part.task)
    view = GAME.match_at(GAME.before(part)).observe(LEARNER)
    (move,) = part.moves
    lay_cards(at, view.table, view.hand, move.action)
    shown(at.get_by_text(say("part-done-last") if part is GAME.parts[-1] else say("part-done")).first)
    if not part.reveals:  # else the question that is back comes first
        expect(told(at).locator("[data-key=after]")).to_be_visible()


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


def test_from_the_first_key_to_the_last(page: Page):
    LESSON.from_the_first_key_to_the_last(page, play_part)


def test_another_decision_is_shown_beside_the_lessons_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("opening")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    settled(page)
    if (kept := told(at).locator("[data-key=put-back]")).count():  # a move made before a reload is still there
        press(kept)
        expect(kept).to_have_count(0)
    start = GAME.match_at(0).observe(LEARNER)
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 640})
    lay_cards(at, start.table, start.hand, read_action("lay (0) + (0) = 9"))
    expect(told(at).locator(".mg-compared")).to_contain_text("You: 3 + 6 = 9.")
    expect(told(at).locator("[data-key=put-back]")).to_be_in_viewport()
    expect(told(at).locator(".mg-compared")).to_be_in_viewport()
    press(told(at).locator("[data-key=put-back]"))
    expect(at.locator("h2[data-focus]")).to_be_focused()
    page.set_viewport_size(size)
    expect(told(at).locator(".mg-compared")).to_have_count(0)
