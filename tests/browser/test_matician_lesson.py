"""Both Matician lessons on one Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mathgames_widgets.games.matician import Put, Ready, Sabotage, lesson as matician
from mathgames_widgets.games.matician.lesson.stops import GAME
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.answers import posed
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import Move, say
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.table.screen import Do, Press as ScreenPress
from tests.browser.direct import open_direct
from tests.browser.hands import settled, slide, way_along
from tests.browser.lesson_hands import Lesson, answer, check, goes_on, press, shown, told
from tests.cases import LONG


def answered(at: Locator, question: Question, text: str) -> None:
    """Answer with keys alone; a table gets a number in every place, from one to the next with Tab."""
    if not isinstance(question, FillTable):
        answer(at, question, text)
        return
    at.get_by_role("textbox").first.focus()
    for entry in text.split("; "):
        at.page.keyboard.press("Control+a")
        at.page.keyboard.type(entry)
        at.page.keyboard.press("Tab")
    check(at)


LESSON = Lesson("matician", matician, answered)


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.visited(open_shared("about:blank"), voila)


def make(at: Locator, move: Move) -> None:
    """One move by keyboard: a number with a or b, a minus card with the letter of its side."""
    match move.action:
        case Put(card, side):
            press(at.locator(f'[data-key="hand-cards"] [data-key^="card{card}."]').first, "ab"[side])
        case Sabotage(_, side):
            press(at.locator(f'[data-key="slot-aim1.{side}"]'))
            settled(at.page)
            press(at.locator('[data-key="lay"]'))
        case Ready():
            press(at.locator('[data-key="ready"]'))
        case _:
            press(at.locator('[data-key="pass"]'))
    settled(at.page)


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    part = GAME.part(name)
    press(at.locator("[data-key=deal]"))
    expect(shown(at.locator(".mg-task"))).to_contain_text(part.task)
    for move in part.moves:
        make(at, move)
    shown(at.get_by_text(say("part-done-last") if part is GAME.parts[-1] else say("part-done")).first)
    if not part.reveals:  # else the question that is back comes first
        expect(told(at).locator("[data-key=after]")).to_be_visible()


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


if LONG:

    def test_from_the_first_key_to_the_last(page: Page):
        LESSON.from_the_first_key_to_the_last(page, play_part, again="effects")
        at, other = LESSON.room(page, 'lesson.ask("effects")'), posed(matician.question("effects"), 1)
        written = [box.input_value() for box in at.get_by_role("textbox").all()]
        assert "; ".join(written) == other.write(other.solution)


def test_another_number_is_compared_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("sum")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    press(at.locator('[data-key="hand-cards"] [data-key^="card3."]').first, "a")
    settled(page)
    shown(at.locator("[data-key=put-back]")).click()
    expect(at.locator("[data-key=put-back]")).to_have_count(0)
    shown(at.locator(".mg-task"))


def test_the_values_of_any_two_cards_are_counted_with_keys_below_the_answer(open_page, axe):
    page = open_page("about:blank")
    board = goes_on(page, axe, matician.SIGNS.ask("every"), "17, 9, -9, -17", ("two-0-14", "two-1-15", "two-0-0"))
    expect(board.get_by_role("row")).to_have_count(5)
    expect(board.locator('[data-key="two-said-0"]')).to_have_text(
        "0 and 15 have 3 different values, in either order and with any minus cards. 15 ÷ 0 has no value."
    )
    expect(board.locator('[data-key="two-said-2"]')).to_have_text("Fewest so far: 3 values, with (0, 15).")
    expect(board.locator('[data-key="two-1-0"]')).to_have_attribute("aria-disabled", "true")


NARROW = (288, 334, 358)
"""How wide a table of a lesson is on phones."""
SPILT = """() => {
  const turned = document.querySelector(".mg-turned");
  const edge = turned.getBoundingClientRect().right + 1;
  return [...turned.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge).length;
}"""
"""How many parts of a round turned over stand beyond its right edge."""


@pytest.mark.parametrize("width", NARROW)
def test_a_round_turned_over_stays_inside_its_table_on_a_phone(browser: Browser, width: int) -> None:
    table = matician.table("sum")
    table.press(list(table.offered).index(ScreenPress("deal")))
    for move in table.part.moves:
        table.press(
            next(at for at, one in enumerate(table.offered) if isinstance(one, Do) and one.action == move.action)
        )
    page = browser.new_page(viewport={"width": width, "height": 844}, reduced_motion="reduce")
    open_direct(page, table)
    page.locator(".mg-turned .mg-worth").first.wait_for()
    assert page.evaluate(SPILT) == 0
    page.close()


def test_both_averages_go_along_while_the_mark_slides(browser: Browser) -> None:
    """Before it is let go: the words and the picture are those of the place that it has come to, and none is the
    answer. Given up, it stands where it stood."""
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    asked = matician.CHOOSING.ask("mixture")
    open_direct(page, asked)
    mark, said = page.get_by_role("slider"), page.locator("p[data-frame]:visible")
    start, *_, (right, y) = way_along(mark, across=1.0)
    pictures, begun = page.locator("g[data-frame]:visible"), said.inner_text()
    page.mouse.move(*start)
    page.mouse.down()
    for tenths in (2, 3):
        page.mouse.move(start[0] + (right - start[0]) * (tenths + 0.3) / 10, y, steps=3)
        told = asked.question.try_out.placed(Fraction(tenths, 10))
        expect(said).to_have_text([told])
        expect(pictures).to_have_count(1)
        expect(pictures).to_have_attribute("data-frame", f"{tenths}")
        expect(mark).to_have_text(f"{plain(Fraction(tenths, 10))}", use_inner_text=True)
        assert mark.get_attribute("aria-valuenow") == "0", "nothing was told to Python yet"
    mark.dispatch_event("pointercancel", {"pointerId": 1, "bubbles": True})
    expect(said).to_have_text([begun])
    expect(pictures).to_have_attribute("data-frame", "0")
    page.mouse.up()
    slide(mark, across=0.31)
    expect(said).to_have_text([asked.question.try_out.placed(Fraction(3, 10))])
    page.locator("[name=answer]").fill("1/4")
    page.get_by_role("button", name="Check").click()
    expect(mark).to_have_text("1/4", use_inner_text=True)
    slide(mark, across=0.5)
    slide(mark, across=0.25)
    expect(said).to_contain_text("whichever side")
    page.close()
