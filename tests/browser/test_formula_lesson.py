"""The FORMULA lesson as a Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import jupytext
import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.formula import Cards, Draw, Lay, Rules, Table
from mathgames_widgets.games.formula.trying import begin
from mathgames_widgets.lesson import formula as lesson
from mathgames_widgets.lesson.answers import posed
from mathgames_widgets.lesson.formula_game import GAME
from mathgames_widgets.lesson.formula_making import LayCards
from mathgames_widgets.lesson.guided import LEARNER
from mathgames_widgets.lesson.questions import Question
from tests.browser.formula_hands import lay
from tests.browser.hands import settled
from tests.browser.test_lesson import FITS, answer, press
from tests.lesson.wrong import mistakes

SOURCE = Path(__file__).resolve().parents[2] / "lessons" / "formula" / "lesson.md"
CELLS = [cell.source for cell in jupytext.read(SOURCE).cells if cell.cell_type == "code"]
SHOWN = [cell for cell in CELLS if not cell.startswith("from")]
"""The cells that put something of ours on the page, in order."""


@pytest.fixture(scope="module")
def address(voila: str) -> str:
    return voila + "formula/lesson.ipynb"


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


# ── laying cards by keyboard ──────────────────────────────────────────────────────────────────────────────────────


def lay_cards(at: Locator, table: Table, hand: Cards, play: Lay) -> None:
    """Put a formula together from the table as it was, Enter on each card and on its place."""
    clear = at.locator("[data-key=clear]")
    if clear.get_attribute("aria-disabled") is None:
        choose_by_key(at, "clear")
    lay(begin(table, hand, Rules()), play, lambda key: choose_by_key(at, key))


def choose_by_key(at: Locator, key: str) -> None:
    """Enter on what stands on the page under a key, and the answer of the page."""
    press(at.locator(f'[data-key="{key}"]').first)
    settled(at.page)


def answer_any(at: Locator, question: Question, text: str) -> None:
    """Answer a question with keys alone; `text` is an answer as the question reads it."""
    if not isinstance(question, LayCards):
        answer(at, question, text)
        return
    lay_cards(at, question.table, question.hand, question.read(text))
    press(at.get_by_role("button", name="Check", exact=True))


# ── what is done ──────────────────────────────────────────────────────────────────────────────────────────────────


def answer_wrong(at: Locator, question: Question) -> None:
    """An expected wrong answer is refused, with its reason and with the name of the misconception."""
    given, misconception = next((one for one in mistakes(question) if one[1]), mistakes(question)[0])
    text = question.write(question.check(given))
    answer_any(at, question, text)
    expect(at.locator(".mg-wrong .mg-said")).to_contain_text(question.judge(text).said)
    assert at.evaluate(FITS)
    if misconception is not None:
        expect(at.locator(".mg-wrong .mg-misconception")).to_have_text(f"{misconception.name}:")
        expect(at.locator(".mg-wrong")).to_contain_text(misconception.text)


def answer_right(at: Locator, question: Question) -> None:
    answer_any(at, question, question.write(question.solution))
    expect(at.locator(".mg-right")).to_contain_text("Right: ")
    expect(at.locator(".mg-right .mg-why").first).to_be_visible()


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    expect(at.locator(".mg-task")).to_be_visible()
    part = GAME.part(name)
    view = GAME.match_at(GAME.before(part)).observe(LEARNER)
    (move,) = part.moves
    if isinstance(move.action, Draw):
        press(at.locator("[data-key=draw]"))
    else:
        lay_cards(at, view.table, view.hand, move.action)
        press(at.locator("[data-key=play]"))
    done = (
        at.get_by_text("got rid of all cards first") if name == "sweeping" else at.get_by_text("This part of the game")
    )
    expect(done.first).to_be_visible()


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


def test_cards_are_laid_once_more_with_new_numbers_and_come_back_after_a_reload(page: Page):
    question = lesson.question("cover")
    at = room(page, 'lesson.ask("cover")')
    answer_right(at, question)
    press(at.get_by_role("button", name="New numbers", exact=True))
    expect(at.locator(".mg-right")).to_have_count(0)
    other = posed(question, 1)
    assert isinstance(other, LayCards)
    answer_right(at, other)
    page.reload()
    opened(page)
    expect(at.locator(".mg-right")).to_contain_text(other.say(other.solution))
    expect(at.locator(".mg-new")).to_have_count(len(other.solution.laid))


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(open_page, address, axe, width):
    page = opened(open_page(address, width=width))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert axe(page, "body") == []


def test_another_formula_is_refused_with_the_reason(page: Page):
    at = room(page, 'lesson.table("opening")')
    press(at.locator("[data-key=deal]"))
    expect(at.locator(".mg-task")).to_be_visible()
    press(at.locator("[data-key=draw]"))
    expect(at.locator(".mg-alert")).to_contain_text("Choose + and lay 9 as the answer.")
    expect(at.locator(".mg-alert")).to_contain_text("you can play as you like")
