"""The BYORF lesson as a Voilà page, from the first key to the last.

Every table is played; every question is answered wrong, then with the hint, then right, and once more with new numbers.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.byorf import Keep, Put, Row
from mathgames_widgets.lesson import byorf
from mathgames_widgets.lesson.byorf_game import GAME
from mathgames_widgets.lesson.guided import Move
from mathgames_widgets.lesson.practice import practice
from mathgames_widgets.lesson.questions import Question
from tests.browser.lesson_hands import Lesson, choose, press

LESSON = Lesson("byorf", byorf)


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.opened(open_shared(voila + LESSON.path, reduced_motion="reduce"))


def make(at: Locator, move: Move) -> None:
    """Make a move at the table with keys alone."""
    match move.action:
        case Keep(card):
            at.locator(f".mg-hand [data-key={card.id}]").focus()
            at.locator(f".mg-hand [data-key={card.id}]").press("Enter")
            expect(at.locator(f".mg-hand [data-key={card.id}]")).to_have_attribute("aria-pressed", "true")
            at.locator(f".mg-hand [data-key={card.id}]").press("Enter")
            expect(at.locator(f".mg-kept [data-key={card.id}k], .mg-zone [data-key={card.id}]").first).to_be_visible()
        case Put(card, row):
            zone = "top" if row is Row.TOP else "bottom"
            press(at.locator(f".mg-zone [data-key={card.id}]"), "n" if row is Row.TOP else "d")
            expect(at.locator(f"[data-zone={zone}] [data-key={card.id}]")).to_be_visible()
        case _:
            press(at.locator("[data-key=ready]"))


def ask_for_hint(at: Locator, question: Question) -> None:
    press(at.get_by_role("button", name="Hint", exact=True))
    expect(at.locator(".mg-hint")).to_contain_text("Hint: ")


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    expect(at.locator(".mg-task")).to_be_visible()
    for move in GAME.part(name).moves:
        make(at, move)
    done = at.locator("[data-key=on]") if name == "score" else at.get_by_text("This part of the game is played")
    expect(done.first).to_be_visible()


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


def test_every_part_of_the_game_is_played_by_keyboard(page: Page):
    for name, at in LESSON.rooms(page, "table"):
        play_part(at, name)


def test_every_question_is_answered_wrong_then_with_the_hint_then_right(page: Page):
    asked = LESSON.rooms(page, "ask")
    assert [name for name, _ in asked] == list(byorf.QUESTIONS)
    for name, at in asked:
        question = byorf.question(name)
        LESSON.answer_wrong(at, question)
        ask_for_hint(at, question)
        LESSON.answer_right(at, question)
    LESSON.all_come_back_right(page)


def test_every_question_comes_once_more_with_new_numbers(page: Page):
    for name, at in LESSON.rooms(page, "ask"):
        LESSON.new_numbers(at, name)


def test_two_goals_are_chosen_and_the_answer_waits_until_it_is_asked_for(page: Page):
    at = LESSON.room(page, 'lesson.pair("G02", "G06")')
    expect(at.locator(".mg-why")).to_have_count(0)
    press(at.get_by_role("button", name="Can one function meet both?"))
    expect(at.locator(".mg-why")).to_contain_text("Far out a function does one thing only.")
    choose(at.get_by_role("combobox").first, "G03")
    choose(at.get_by_role("combobox").last, "G18")
    press(at.get_by_role("button", name="Can one function meet both?"))
    expect(at.locator(".mg-why").first).to_contain_text("One function can meet “Horizontal asymptote y = −1”")


def test_whoever_is_done_goes_on_with_practice_that_survives_a_reload(page: Page):
    at = LESSON.room(page, "lesson.practise()")
    problem = practice("FERN-42", "heights").problem
    choose(at.get_by_role("combobox", name="Kind of problem"), "heights")
    box = at.get_by_role("textbox", name="Seed code")
    box.focus()
    box.press_sequentially("FERN-42")
    press(at.get_by_role("button", name="Deal a problem"))
    expect(at.locator(".mg-prompt")).to_be_visible()
    LESSON.answer_right(at, problem.question)
    press(at.get_by_role("button", name="Next problem"))
    expect(at.get_by_role("heading", name="Problem 2")).to_be_visible()
    page.reload()
    LESSON.opened(page)
    expect(at.get_by_role("heading", name="Problem 2")).to_be_visible(timeout=30_000)


def test_another_card_is_refused_with_the_reason(page: Page):
    at = LESSON.room(page, 'lesson.table("draft")')
    press(at.locator("[data-key=deal]"))
    card = at.locator(".mg-hand [data-key=F46]")
    press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.press("Enter")
    expect(at.locator(".mg-alert")).to_contain_text("Keep x + 1.")
    expect(at.locator(".mg-alert")).to_contain_text("you can play as you like")
