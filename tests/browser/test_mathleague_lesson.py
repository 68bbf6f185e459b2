"""The mathleague.org/cards lesson as a Voilà page, all on one page: cards picked, decisions made, and shown beside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague import PlayStudent, lesson as mathleague
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.mathleague.lesson.stops import GAME
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import Move, say
from tests.browser import lesson_hands
from tests.browser.direct import open_direct
from tests.browser.hands import settled
from tests.browser.lesson_hands import Lesson, check, press, shown, told
from tests.cases import LONG

say_page = room("mathgames_widgets.page")
say_league = room("mathgames_widgets.games.mathleague.lesson")


def answer(at: Locator, question: Question, text: str) -> None:
    """Pick cards with keys alone; other questions are answered as everywhere."""
    if not isinstance(question, PickStudents):
        lesson_hands.answer(at, question, text)
        return
    while (chosen := at.locator('[data-key^="pick"][aria-pressed="true"]')).count():
        before = chosen.count()
        press(chosen.first)
        expect(chosen).to_have_count(before - 1)
    for place in text.split(","):
        press(at.locator(f'[data-key="pick{place}"]'))
        expect(at.locator(f'[data-key="pick{place}"]')).to_have_attribute("aria-pressed", "true")
    check(at)


LESSON = Lesson("mathleague", mathleague, answer)


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson on one page, everything in its place."""
    page = LESSON.visited(open_shared("about:blank"), voila)
    page.locator(".page-screens summary").click()
    page.get_by_role("button", name=say_page("all-on-one")).click()
    return page


def make(at: Locator, move: Move) -> None:
    """One move by keyboard: the card, where it goes, and the tools that pay."""
    press(at.locator(f'[data-key="card0.{move.action.card}"]'))
    is_student = isinstance(move.action, PlayStudent)
    press(at.locator(f'[data-place="{"zone0" if is_student else f"zone0.{move.action.on.student}"}"]'))
    settled(at.page)
    if is_student:
        for tool in move.action.payment:
            press(at.locator(f'[data-key="card0.{tool}"]'))
            settled(at.page)
        press(at.locator('[data-key="pay"]'))
        settled(at.page)


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the lesson decides."""
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
        LESSON.from_the_first_key_to_the_last(page, play_part)


def test_another_decision_is_shown_beside_the_lessons_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("pay")')
    press(at.locator("[data-key=deal]"))
    for said in (say_league("nudge-no-points"), say("compare")):  # asked about once, then made
        press(shown(at.locator('[data-key="card0.blue Pop Quiz"]')))
        press(at.locator('[data-place="discards"]'))
        settled(page)
        expect(at.locator("[data-key=task]")).to_contain_text(said)
    expect(shown(told(at).locator(".mg-compared"))).to_contain_text("The lesson: Ben 180")
    settled(page)
    press(told(at).locator("[data-key=put-back]"))
    expect(told(at).locator(".mg-compared")).to_have_count(0)


def test_new_numbers_draw_their_cards_at_once(open_page):
    page = open_page("about:blank", width=1280, height=720)
    for key, wrong in (("ben", "200"), ("left", "1/2"), ("room", "300")):
        open_direct(page, mathleague.ask(key))
        page.locator("input").first.fill(wrong)
        page.locator("[data-key=check]").click(timeout=5000)
        page.locator("[data-key=againharder]").click(timeout=5000)
        expect(page.locator(".mg-wrong")).to_have_count(0)
        card = page.locator(".mg-league-row .mg-card").first.bounding_box()
        assert card["height"] > 90, key


def test_one_card_after_another_is_drawn_with_what_it_says(open_page):
    page = open_page("about:blank", width=1280, height=720)
    open_direct(page, mathleague.ask("cost"))
    name = page.locator(".mg-league-row .mg-league-name")
    seen = {name.inner_text()}
    for _ in range(4):
        page.locator("input").first.fill("999")
        page.locator("[data-key=check]").click(timeout=5000)
        page.locator("[data-key=again]").click(timeout=5000)
        expect(page.locator(".mg-wrong")).to_have_count(0)
        assert name.is_visible(), name.text_content()
        seen.add(name.inner_text())
    assert len(seen) > 2


def test_on_a_phone_the_team_and_the_hand_of_a_table_are_in_sight_together(open_page):
    """Between the heading of a screen and the bar below it."""
    page = open_page("about:blank", width=390, height=844)
    open_direct(page, mathleague.table("last"))
    page.locator('[data-key="deal"]').click(timeout=5000)
    page.locator(".mg-league-hand").wait_for(timeout=5000)
    team, hand = (page.locator(one).bounding_box() for one in (".mg-league-students", ".mg-league-hand"))
    assert hand["y"] + hand["height"] - team["y"] < 844 - 54 - 64 and hand["y"] - team["y"] < 220


def seated(page: Page, part: str) -> None:
    """A table as it stands beside the text of a lesson."""
    open_direct(page, mathleague.table(part))
    page.evaluate("""() => {
      document.body.dataset.steps = "";
      document.querySelector(".mg").parentElement.classList.add("celltag_beside");
    }""")
    page.locator('[data-key="deal"]').click(timeout=5000)
    shown(page.locator(".mg-seated .mg-league-hand"))


@pytest.mark.parametrize("part", ["two", "elif", "last"])
def test_an_open_hint_leaves_the_task_in_sight(open_page, part):
    page = open_page("about:blank", width=1280, height=720)
    seated(page, part)
    for key in ("hint", "hint-more"):
        page.locator(f"[data-key={key}]").click(timeout=5000)
        settled(page)
        hint, task, aim = (page.locator(f"[data-key={one}]").bounding_box() for one in ("status", "task", "aim"))
        is_above, is_beside = hint["y"] + hint["height"] <= task["y"], hint["x"] + hint["width"] <= task["x"]
        assert (is_above or is_beside) and max(one["y"] + one["height"] for one in (hint, task)) <= aim["y"]
        clipped = page.locator("[data-key=task]").evaluate("one => getComputedStyle(one).clipPath")
        assert task["width"] > 500 and clipped == "none"


def test_the_letters_of_places_are_for_those_who_use_keys(open_page):
    page = open_page("about:blank", width=1280, height=720)
    seated(page, "last")
    page.locator('[data-key="card0.orange Gauss Sum"]').click(timeout=5000)
    letters = page.locator(".mg-takes > .mg-league-key")
    expect(letters.first).to_be_hidden()
    page.keyboard.press("Tab")
    expect(letters.first).to_be_visible()


def test_beside_the_text_of_a_lesson_a_table_is_as_high_as_the_window(open_page):
    """And no higher: what can be pressed lies in it, and what a window does not leave room for stands in the page."""
    page = open_page("about:blank", width=1280, height=720)
    seated(page, "last")
    end, hand = (page.locator(one).bounding_box() for one in (".mg-playing", ".mg-part-next"))
    assert end["height"] < 720 - 8 * 16 and hand["y"] + hand["height"] <= end["y"] + end["height"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".mg-seated")).to_have_count(0)


def test_once_a_part_is_done_the_end_of_the_turn_is_no_longer_what_shines(open_page):
    page = open_page("about:blank", width=1280, height=720)
    seated(page, "last")
    end = page.locator("[data-key=end]")
    shines = "one => getComputedStyle(one).backgroundImage"
    for move, is_lit in zip(GAME.part("last").moves, (True, False), strict=True):
        make(page.locator(".mg"), move)
        settled(page)
        assert (end.evaluate(shines) != "none") is is_lit
    expect(end).to_be_enabled()
