"""A lesson and practice in each engine: a wrong answer is refused with its reason, a right one is taken, and stays."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from mathgames_widgets.games.byorf import lesson as byorf
from tests.browser.lesson_hands import shown
from tests.browser.test_lesson import LESSON as ZEROS, play_part
from tests.browser.test_practice import (
    page,
    test_a_wrong_answer_keeps_the_problem_and_what_was_typed,
    test_practice_goes_on_after_a_reload,
    test_two_problems_by_keyboard_lead_to_the_next_level,
)
from tests.long.test_first_sight import TABLE

__all__ = [
    "page",
    "test_a_wrong_answer_keeps_the_problem_and_what_was_typed",
    "test_practice_goes_on_after_a_reload",
    "test_two_problems_by_keyboard_lead_to_the_next_level",
]


def first_question(page: Any) -> tuple[Any, Any]:
    """Its place, and the question."""
    name, *_ = ZEROS.walked
    return dict(ZEROS.rooms(page, "ask"))[name], byorf.question(name)


def test_a_lesson_that_a_server_shows(open_page: Any, voila: str) -> None:
    """Wrong, right and the first table by keyboard; a reload brings the answer back."""
    page = ZEROS.opened(open_page(voila + ZEROS.path, reduced_motion="reduce"))
    at, question = first_question(page)
    ZEROS.answer_wrong(at, question)
    ZEROS.answer_right(at, question)
    name, table = ZEROS.rooms(page, "table")[0]
    play_part(table, name)
    shown(page.get_by_text(f"1 of {len(byorf.QUESTIONS)} questions right"))
    page.reload()
    ZEROS.opened(page)
    at, question = first_question(page)
    expect(shown(at.locator(".mg-right"))).to_contain_text("Right: ")


def test_a_table_sits_beside_its_text_and_a_word_says_what_it_means(open_page: Any, voila: str) -> None:
    """Between the page's head and its bar, on a laptop."""
    page = open_page(f"{voila}byorf/zeros.ipynb", width=1280, height=720, reduced_motion="reduce")
    for _ in range(2):
        shown(page.get_by_role("button", name="Next", exact=True)).click()
    table = shown(page.locator(".page-step:not([hidden]) .mg-seated .mg-playing"))
    shown(table.locator("[data-key=F28]"))
    assert page.evaluate(TABLE) == []
    page.get_by_role("button", name="numerator", exact=True).click()
    expect(shown(page.locator(".page-meaning"))).to_contain_text("numerator")
