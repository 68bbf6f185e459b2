"""Practice in a real browser: dealt, solved by keyboard, harder with success, and kept on reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.byorf.lesson.practice import practise as practice
from tests.browser.direct import open_direct
from tests.browser.looks import SEEN, wear

HERE = "http://127.0.0.1/practice"
"""Nobody is there: the test hands the page over. Below an address, the browser keeps what it is told to keep."""
SEED = "FERN-42"


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A page with practice on it and nothing else, ready to be touched."""
    return opened(open_page("about:blank"))


def opened(page: Page) -> Page:
    """Show practice by a kernel that knows of none before, as after a reload."""
    open_direct(page, practice(kind="heights"), at=HERE)
    return page


def answers(count: int) -> list[str]:
    """What is right for the first problems of the seed, solved one after the other."""
    own = practice(SEED, "heights")
    found = []
    for _ in range(count):
        question = own.problem.question
        found.append(question.write(question.solution))
        own.answer(found[-1])
        own.go_on()
    return found


def heading(page: Page, text: str) -> Locator:
    return page.get_by_role("heading", name=text)


def begin(page: Page) -> None:
    page.get_by_role("textbox", name="Seed code").fill(SEED)
    page.keyboard.press("Enter")
    expect(heading(page, "Problem 1")).to_be_focused()


def solve(page: Page, text: str) -> None:
    """By keyboard alone: into the box, the answer, Enter."""
    page.get_by_role("textbox").first.focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator(".mg-right")).to_be_visible()


def go_on(page: Page, number: int) -> None:
    page.get_by_role("button", name="Next problem").focus()
    page.keyboard.press("Enter")
    expect(heading(page, f"Problem {number}")).to_be_focused()


def test_two_problems_by_keyboard_lead_to_the_next_level(page: Page) -> None:
    begin(page)
    for number, text in enumerate(answers(2), start=1):
        solve(page, text)
        go_on(page, number + 1)
        expect(page.get_by_role("textbox").first).to_have_value("")
    expect(page.locator(".mg-practice .mg-status").first).to_have_text("Heights of holes, level 2 of 3")


def test_practice_goes_on_after_a_reload(page: Page) -> None:
    begin(page)
    solve(page, answers(1)[0])
    opened(page)
    expect(heading(page, "Problem 2")).to_be_visible()
    expect(page.get_by_text("Levels and kinds: 1 solved")).to_be_visible()


def test_a_wrong_answer_keeps_the_problem_and_what_was_typed(page: Page) -> None:
    begin(page)
    box = page.get_by_role("textbox").first
    box.fill("1000")
    box.press("Enter")
    expect(page.locator(".mg-wrong")).to_be_visible()
    expect(box).to_have_value("1000")
    expect(heading(page, "Problem 1")).to_be_visible()
    expect(page.get_by_role("button", name="Another problem")).to_be_visible()


def test_practice_has_no_faults_that_axe_can_find(page: Page, axe: Callable[..., list[str]]) -> None:
    assert axe(page, ".mg") == []
    begin(page)
    page.get_by_text("Levels and kinds").click()
    assert axe(page, ".mg") == []
    wear(page, "dark")
    assert axe(page, ".mg", SEEN) == []


def test_another_kind_is_chosen_on_the_page(page: Page) -> None:
    begin(page)
    page.get_by_text("Levels and kinds").click()
    page.get_by_role("combobox", name="Kind of problem").select_option("signs")
    page.get_by_role("button", name="Practice this").click()
    expect(page.locator(".mg-practice .mg-status").first).to_have_text("Sign charts, level 1 of 3")
