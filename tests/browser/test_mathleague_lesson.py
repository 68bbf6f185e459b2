"""The mathleague.org/cards lesson as a Voilà page, from the first key to the last, at one load of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.mathleague import Discard, EndTurn, PlaySchool, PlayStudent, PlayTeacher, PlayTool
from mathgames_widgets.games.mathleague import lesson as mathleague
from mathgames_widgets.games.mathleague.lesson.stops import GAME
from mathgames_widgets.questions.stops import DONE, Move
from tests.browser.hands import settled
from tests.browser.lesson_hands import Lesson, press, shown

LESSON = Lesson("mathleague", mathleague)
ENDS = dict.fromkeys([part.key for part in GAME.parts], DONE) | {"last": "233.75"}
"""What stands there after each part."""


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.opened(open_shared(voila + LESSON.path, reduced_motion="reduce"))


def where(move: Move) -> str:
    """The place on the page where the card of a move goes."""
    match move.action:
        case PlaySchool() | PlayStudent():
            return "zone0"
        case PlayTeacher(_, on) | PlayTool(_, on):
            return f"zone0.{on.student}"
        case Discard():
            return "discards"
    raise AssertionError(f"the lesson has no move such as {move.action}")


def make(at: Locator, move: Move) -> None:
    """One move by keyboard: the card, where it goes, and the payment that is laid out."""
    if isinstance(move.action, EndTurn):
        press(at.locator('[data-key="end"]'))
        settled(at.page)
        return
    press(at.locator(f'[data-key="card0.{move.action.card}"]'))
    press(at.locator(f'[data-place="{where(move)}"]'))
    settled(at.page)
    if getattr(move.action, "payment", ()):
        press(at.locator('[data-key="pay"]'))
        settled(at.page)


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    for move in GAME.part(name).moves:
        expect(shown(at.locator(".mg-task"))).to_contain_text(move.task)
        make(at, move)
    shown(at.get_by_text(ENDS[name]).first)


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


def test_from_the_first_key_to_the_last(page: Page):
    LESSON.from_the_first_key_to_the_last(page, play_part)


def test_another_move_is_refused_with_the_reason(page: Page):
    at = LESSON.room(page, 'lesson.table("first")')
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    press(at.locator('[data-key="card0.blue Pop Quiz"]'))
    press(at.locator('[data-place="discards"]'))
    settled(page)
    expect(shown(at.locator(".mg-alert"))).to_contain_text("Play Ben without a school team")
    expect(at.locator(".mg-alert")).to_contain_text("you can play as you like")
