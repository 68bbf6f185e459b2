"""Practice in a real browser: dealt, solved by keyboard, harder with success, and kept on reload."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import NAMES, drill_of
from mathgames_widgets.games.byorf.lesson.practice import practise as practice
from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.moving import code_of
from mathgames_widgets.questions.practice import Practice
from tests.browser.direct import open_direct
from tests.browser.looks import SEEN, SMALL_TARGETS, STICKS_OUT, wear

say_question = room("mathgames_widgets.questions")
say_table = room("mathgames_widgets.table")

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


def miss_twice_and_look(page: Page) -> None:
    """Give two wrong answers and have the right one shown, by keyboard."""
    for text in ("1000", "1001"):
        page.locator(".mg-practice-sheet").get_by_role("textbox").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator(".mg-wrong")).to_be_visible()
    page.get_by_role("button", name=say_question("show-me")).focus()
    page.keyboard.press("Enter")


def heading(page: Page, text: str) -> Locator:
    return page.get_by_role("heading", name=text)


def begin(page: Page) -> None:
    page.get_by_role("textbox", name=say_table("seed-code")).fill(SEED)
    page.keyboard.press("Enter")
    expect(heading(page, "Problem 1")).to_be_focused()


def solve(page: Page, text: str) -> None:
    """By keyboard alone: into the box, the answer, Enter."""
    page.get_by_role("textbox").first.focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator(".mg-right")).to_be_visible()


def go_on(page: Page, number: int) -> None:
    """The focus is still where the answer was given: Enter leads on."""
    page.keyboard.press("Enter")
    expect(heading(page, f"Problem {number}")).to_be_focused()


def test_two_problems_by_keyboard_lead_to_the_next_level(page: Page) -> None:
    begin(page)
    for number, text in enumerate(answers(2), start=1):
        solve(page, text)
        go_on(page, number + 1)
        expect(page.get_by_role("textbox").first).to_have_value("")
    expect(page.locator(".mg-practice .mg-status").first).to_have_text("Level 2 of 3")
    expect(heading(page, "Problem 3: Heights of holes")).to_be_visible()


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
    expect(page.get_by_role("button", name=say_question("another-problem"))).to_be_visible()


def test_practice_has_no_faults_that_axe_can_find(page: Page, axe: Callable[..., list[str]]) -> None:
    assert axe(page, ".mg") == []
    begin(page)
    page.locator("[data-key=levels] > summary").click()
    assert axe(page, ".mg") == []
    wear(page, "dark")
    assert axe(page, ".mg", SEEN) == []


def test_another_kind_is_chosen_on_the_page(page: Page) -> None:
    begin(page)
    page.locator("[data-key=levels] > summary").click()
    page.get_by_role("combobox", name=say_question("kind-of-problem")).select_option("signs")
    page.get_by_role("button", name=say_question("practice-this")).click()
    expect(page.locator(".mg-practice .mg-status").first).to_have_text("Level 1 of 3")
    expect(heading(page, "Sign charts")).to_be_visible()


# ── over days, by a clock that the test turns ────────────────────────────────────────────────────────────────────


class Calendar:
    """A clock that is turned by hand."""

    day = 739_942

    def __call__(self) -> int:
        return self.day


def all_games(page: Page, clock: Calendar) -> None:
    """Show the practice of all games, by a kernel that knows of none before."""
    drills = tuple(filter(None, map(drill_of, NAMES)))
    open_direct(page, Practice(drills, None, "", Memory(clock)), at=HERE)


def test_what_was_done_on_one_day_is_asked_again_on_another(open_page: Callable[..., Page]) -> None:
    """The browser keeps it; days later, in a new kernel, the page opens with it. All by keyboard."""
    page, clock = open_page("about:blank"), Calendar()
    page.set_viewport_size({"width": 640, "height": 360})
    all_games(page, clock)
    page.get_by_role("button", name="Matician").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Problem 1")).to_be_focused()
    miss_twice_and_look(page)
    expect(page.get_by_text(say_question("day-progress", done=1, last=5, back=0))).to_be_visible()
    expect(page.get_by_text(say_question("back-today"))).to_be_attached()
    expect(page.get_by_role("button", name=say_question("next-problem"))).to_be_focused()
    expect(page.locator("[data-key=answer-room]")).to_be_in_viewport()
    page.get_by_text(say_question("map", begun=1, solid=0)).click()
    spot = page.get_by_role("button", name="What is it worth?. Missed last time, level 1 of 3. Comes back")
    expect(spot).to_be_visible()

    clock.day += 3
    all_games(page, clock)
    expect(heading(page, "Problem 1: What is it worth?")).to_be_visible()
    expect(page.locator(".mg-practice .mg-status").first).to_have_text("Matician, level 1 of 3")
    miss_twice_and_look(page)
    page.get_by_role("button", name=say_question("today-end")).focus()
    page.keyboard.press("Enter")
    expect(heading(page, say_question("day-over"))).to_be_focused()
    expect(heading(page, say_question("map", begun=1, solid=0))).to_be_visible()
    spot.click()
    expect(heading(page, "Problem 3: What is it worth?")).to_be_visible()


def test_the_page_opens_with_one_thing_to_do_on_every_screen(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    """First the one question, then a problem that is in sight with its button; all else is folded and fits."""
    for colors, size in (("light", (1280, 720)), ("dark", (390, 844)), ("light", (640, 360))):
        page, clock = open_page("about:blank"), Calendar()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        all_games(page, clock)
        wear(page, colors)
        for name in ("BYORF", "mathleague.org/cards", say_question("all-games")):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="FORMULA").click()
        expect(page.get_by_role("button", name=say_question("check"))).to_be_in_viewport(ratio=1)
        expect(page.locator(".mg-practice > details[open]")).to_have_count(0)
        for fold in ("choose-practice", "more-of-practice", "move", "for-teachers"):
            page.get_by_text(say_question(fold), exact=True).click()
        page.get_by_text(say_question("map", begun=0, solid=0), exact=True).click()
        page.get_by_text(say_question("map-as-table")).click()
        assert axe(page, ".mg") == []
        assert page.evaluate(STICKS_OUT) == [] and page.evaluate(SMALL_TARGETS) == []


def test_a_code_and_a_file_take_practice_to_another_browser(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page, clock = open_page("about:blank"), Calendar()
    drills = tuple(filter(None, map(drill_of, NAMES)))
    known = Memory(clock)
    known.missed("matician practice", drills[3].kind("order"))
    saved = tmp_path / "practice.json"
    saved.write_text(known.to_text(), encoding="utf-8")
    all_games(page, clock)
    page.get_by_text(say_question("more-of-practice"), exact=True).click()
    page.get_by_text(say_question("move")).click()
    page.get_by_role("textbox", name="Code", exact=True).fill("7777-7777")
    page.keyboard.press("Enter")
    expect(page.locator(".mg-alert")).to_have_text(say_question("code-unread"))
    page.get_by_label(say_question("open-practice")).set_input_files(saved)
    spot = page.locator("[data-key='spot-matician practice-order']")
    expect(spot).to_be_attached()
    expect(page.locator(".mg-alert")).to_have_count(0)
    page.get_by_role("button", name=say_question("forget-practice")).click()
    expect(spot).to_have_count(0)
    page.get_by_role("textbox", name="Code", exact=True).fill(code_of(drills, known))
    page.keyboard.press("Enter")
    expect(spot).to_be_attached()


def test_a_phone_shows_what_a_question_about_students_asks_for(open_page: Callable[..., Page]) -> None:
    """The age group and the school stand at the foot of a card, also where there is little room."""
    page = open_page("about:blank")
    page.set_viewport_size({"width": 390, "height": 844})
    drill = drill_of("mathleague")
    assert drill is not None
    open_direct(page, drill.practise(SEED, "cost"), at=HERE)
    expect(page.locator(".mg-league-row .mg-league-foot").first).to_be_visible()
