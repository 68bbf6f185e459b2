"""The FORMULA lesson as a Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.formula import Cards, Draw, Lay, Rules, Table
from mathgames_widgets.games.formula import lesson as formula
from mathgames_widgets.games.formula.lesson.answers import LayCards
from mathgames_widgets.games.formula.lesson.stops import GAME
from mathgames_widgets.games.formula.table.turn import begin
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import LEARNER
from tests.browser.formula_hands import lay
from tests.browser.hands import settled
from tests.browser.lesson_hands import Lesson, answer, check, press, shown


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
    check(at)


LESSON = Lesson("formula", formula, answer_any)


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.opened(open_shared(voila + LESSON.path, reduced_motion="reduce"))


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    part = GAME.part(name)
    view = GAME.match_at(GAME.before(part)).observe(LEARNER)
    (move,) = part.moves
    if isinstance(move.action, Draw):
        press(at.locator("[data-key=draw]"))
    else:
        lay_cards(at, view.table, view.hand, move.action)
        press(at.locator("[data-key=play]"))
    done = (
        at.get_by_text("was the first to have no cards left")
        if name == "sweeping"
        else at.get_by_text("This part is done")
    )
    shown(done.first)


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


def test_from_the_first_key_to_the_last(page: Page):
    LESSON.from_the_first_key_to_the_last(page, play_part)


def test_cards_are_laid_once_more_with_new_numbers_and_come_back_after_a_reload(page: Page):
    at = LESSON.room(page, 'lesson.ask("cover")')
    other = LESSON.new_numbers(at, "cover")
    assert isinstance(other, LayCards)
    page.reload()
    LESSON.opened(page)
    expect(shown(at.locator(".mg-right"))).to_contain_text(other.say(other.solution))
    expect(at.locator(".mg-new")).to_have_count(len(other.solution.laid))


def test_another_move_is_compared_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("opening")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    press(at.locator("[data-key=draw]"))
    shown(at.locator("[data-key=put-back]")).click()
    expect(at.locator("[data-key=put-back]")).to_have_count(0)
    shown(at.locator(".mg-task"))
