"""The Rolls & Goals lesson as a Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import jupytext
import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.rolls_and_goals import Put, Take
from mathgames_widgets.lesson import rolls as lesson
from mathgames_widgets.lesson.answers import posed
from mathgames_widgets.lesson.guided import Move
from mathgames_widgets.lesson.questions import Question
from mathgames_widgets.lesson.rolls_game import GAME
from tests.browser.hands import settled
from tests.browser.test_lesson import FITS, answer, press
from tests.lesson.wrong import mistakes

SOURCE = Path(__file__).resolve().parents[2] / "lessons" / "rolls_and_goals" / "lesson.md"
CELLS = [cell.source for cell in jupytext.read(SOURCE).cells if cell.cell_type == "code"]
SHOWN = [cell for cell in CELLS if not cell.startswith("from")]
"""The cells that put something of ours on the page, in order."""
ENDS = {"zeroes": "Round 1 is scored", "chance": "Player 1 won the game with 30 tokens."}
"""What stands there after a part that ends with a round turned over."""


@pytest.fixture(scope="module")
def address(voila: str) -> str:
    return voila + "rolls_and_goals/lesson.ipynb"


def opened(page: Page) -> Page:
    expect(page.locator(".mg")).to_have_count(len(SHOWN), timeout=40_000)
    return page


@pytest.fixture
def page(open_page: Callable[..., Page], address: str) -> Page:
    """The lesson, everything in its place."""
    return opened(open_page(address, reduced_motion="reduce"))


def room(page: Page, cell: str) -> Locator:
    """What a cell shows."""
    return page.locator(".mg").nth(SHOWN.index(cell))


def answer_wrong(at: Locator, question: Question) -> None:
    """An expected wrong answer is refused, with the name of the misconception."""
    given, misconception = mistakes(question)[0]
    text = question.write(question.check(given))
    answer(at, question, text)
    expect(at.locator(".mg-wrong .mg-said")).to_contain_text(question.judge(text).said)
    assert at.evaluate(FITS)
    expect(at.locator(".mg-wrong .mg-misconception")).to_have_text(f"{misconception.name}:")
    expect(at.locator(".mg-wrong")).to_contain_text(misconception.text)


def answer_right(at: Locator, question: Question) -> None:
    answer(at, question, question.write(question.solution))
    expect(at.locator(".mg-right")).to_contain_text("Right: ")
    expect(at.locator(".mg-right .mg-why").first).to_be_visible()


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
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    for move in GAME.part(name).moves:
        expect(at.locator(".mg-task")).to_contain_text(move.task)
        make(at, move)
    expect(at.get_by_text(ENDS.get(name, "This part of the game is played.")).first).to_be_visible()


def steps(page: Page) -> Iterator[tuple[str, str, Locator]]:
    """What is shown, in order: its kind, its name, its place."""
    for cell in SHOWN:
        kind, _, name = cell.removesuffix('")').removeprefix("lesson.").partition('("')
        yield kind, name, room(page, cell)


def test_from_the_first_key_to_the_last(page: Page):
    """Each table is played; each question is answered wrong and then right. A reload brings all of it back."""
    for kind, name, at in steps(page):
        if kind == "table":
            play_part(at, name)
        if kind == "ask":
            question = lesson.question(name)
            answer_wrong(at, question)
            answer_right(at, question)
    done = f"{len(lesson.QUESTIONS)} of {len(lesson.QUESTIONS)} questions answered"
    expect(page.get_by_text(done)).to_be_visible()
    page.reload()
    opened(page)
    expect(page.locator(".mg-right")).to_have_count(len(lesson.QUESTIONS))
    expect(page.get_by_text(done)).to_be_visible()


def test_a_stack_is_written_once_more_with_new_numbers_and_comes_back_after_a_reload(page: Page):
    question = lesson.question("stack")
    at = room(page, 'lesson.ask("stack")')
    answer_right(at, question)
    press(at.get_by_role("button", name="New numbers", exact=True))
    expect(at.locator(".mg-right")).to_have_count(0)
    other = posed(question, 1)
    answer_right(at, other)
    page.reload()
    opened(page)
    expect(at.locator(".mg-right")).to_contain_text(other.say(other.solution))


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(open_page, address, axe, width):
    page = opened(open_page(address, width=width))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert axe(page, "body") == []


def test_another_die_is_refused_with_the_reason(page: Page):
    at = room(page, 'lesson.table("zeroes")')
    press(at.locator("[data-key=deal]"))
    expect(at.locator(".mg-task")).to_be_visible()
    press(at.locator('[data-key="hand-cards"] [data-key^="card+2."]').first)
    settled(page)
    page.keyboard.press("1")
    expect(at.locator(".mg-alert")).to_contain_text("Put −1 behind die 2.")
    expect(at.locator(".mg-alert")).to_contain_text("you can play as you like")
