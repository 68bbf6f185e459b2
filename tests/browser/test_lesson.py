"""The BYORF lesson as a Voilà page, from the first key to the last.

Tables are played; a question is answered wrong, then with the hint, then right, and once more with new numbers.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Keep, Put, Row, lesson as byorf
from mathgames_widgets.games.byorf.lesson.practice import practise as practice
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import Move
from tests.browser.lesson_hands import Lesson, choose, press, shown, told

say_lesson = room("mathgames_widgets.games.byorf.lesson")
say_question = room("mathgames_widgets.questions")
say_table = room("mathgames_widgets.table")

LESSON = Lesson("byorf", byorf)

REMEMBER_WHERE_THE_FOCUS_IS = """() => {
  window.visited = [];
  document.addEventListener("focusin", ({ target }) => {
    window.visited.push([...document.querySelectorAll(".mg")].findIndex((room) => room.contains(target)));
  });
}"""
"""Which of the things shown, counted from 0, had the focus; −1 for what lies between them."""

ROOMS_WITH_SOMETHING_TO_PRESS = """() => [...document.querySelectorAll(".mg")].flatMap((room, number) =>
  room.querySelector("button:enabled, input:enabled, select, summary, a[href], [tabindex='0']") ? [number] : [])"""


@pytest.fixture(scope="module")
def page(open_shared, voila: str) -> Page:
    """The lesson, everything in its place."""
    return LESSON.visited(open_shared("about:blank"), voila)


def pick_up(card: Locator) -> Locator:
    """Pick a card up with Enter; a letter then says where it goes."""
    press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    return card


def make(at: Locator, move: Move) -> None:
    """Make a move at the table with keys alone."""
    match move.action:
        case Keep(card):
            pick_up(at.locator(f".mg-hand [data-key={card.id}]")).press("k")
            shown(at.locator(f"[data-key=kept-cards] [data-key={card.id}k], .mg-zone [data-key={card.id}]").first)
        case Put(card, row):
            zone = "top" if row is Row.TOP else "bottom"
            press(at.locator(f".mg-zone [data-key={card.id}]"), "n" if row is Row.TOP else "d")
            shown(at.locator(f"[data-zone={zone}] [data-key={card.id}]"))
        case _:
            press(at.locator("[data-key=ready]"))


def ask_for_hint(at: Locator, question: Question) -> None:
    press(at.get_by_role("button", name="Hint", exact=True))
    expect(shown(at.locator(".mg-hint"))).to_contain_text("Hint: ")


def play_part(at: Locator, name: str) -> None:
    """One part of the game, as the script says."""
    press(at.locator("[data-key=deal]"))
    shown(at.locator(".mg-task"))
    for move in GAME.part(name).moves:
        make(at, move)
    done = at.locator("[data-key=on]") if name == "score" else at.get_by_text(say_question("part-done"))
    shown(done.first)


def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(page: Page, axe):
    LESSON.nothing_is_cut_off_and_nothing_is_wrong(page, axe)


def test_tab_alone_leads_through_the_whole_lesson_in_its_order(page: Page):
    """From the top of the page to the last table, by no other key; nothing holds the focus back."""
    page.evaluate(REMEMBER_WHERE_THE_FOCUS_IS)
    last = len(LESSON.shown) - 1
    while last not in (visited := page.evaluate("window.visited")) and len(visited) < 1500:
        for _ in range(25):
            page.keyboard.press("Tab")
    rooms = [room for room in visited[: visited.index(last) + 1] if room >= 0]
    assert rooms == sorted(rooms)
    assert sorted(set(rooms)) == page.evaluate(ROOMS_WITH_SOMETHING_TO_PRESS)


def test_practice_is_chosen_and_solved(page: Page):
    at = LESSON.room(page, "lesson.practise()")
    problem = practice("FERN-42", "heights").problem
    choose(at.get_by_role("combobox", name=say_question("kind-of-problem")), "heights")
    box = at.get_by_role("textbox", name=say_table("seed-code"))
    box.focus()
    box.press_sequentially("FERN-42")
    press(at.get_by_role("button", name=say_question("deal-problem")))
    shown(at.locator(".mg-prompt"))
    LESSON.answer_right(at, problem.question)
    press(at.get_by_role("button", name=say_question("next-problem")))
    shown(at.get_by_role("heading", name="Problem 2"))


def test_the_whole_lesson_by_keyboard_from_its_first_key_to_its_last(page: Page):
    """In the order of the page. What was answered and practised is there again after a reload."""
    met = set()
    for kind, name, at in LESSON.steps(page):
        match kind:
            case "table" if name in LESSON.played:
                play_part(at, name)
                met.add(name)
            case "ask" if name in LESSON.walked:
                question = byorf.question(name)
                LESSON.answer_wrong(at, question)
                ask_for_hint(at, question)
                LESSON.answer_right(at, question)
                met.add(name)
            case "look":
                for folded in at.locator("[data-key=waits]:not([open]) > summary").all():
                    press(folded)
                expect(at.locator(".mg-quiet-graph").first).to_be_visible()
            case "pair":
                press(at.get_by_role("button", name=say_lesson("guess-both-possible"), exact=True))
                shown(at.locator(".mg-why").first)
    assert met == {*LESSON.walked, *LESSON.played} >= {"zero", "draft", "score"}
    LESSON.all_come_back_right(page)
    shown(LESSON.room(page, "lesson.practise()").get_by_role("heading", name="Problem 2"))


def test_a_question_comes_once_more_with_new_numbers(page: Page):
    LESSON.new_numbers(LESSON.room(page, 'lesson.predict("zero")'), "zero")


def test_two_goals_are_chosen_and_the_answer_waits_until_it_is_asked_for(page: Page):
    at = LESSON.room(page, 'pair("G14", "G22")')
    choose(at.get_by_role("combobox").first, "G02")
    choose(at.get_by_role("combobox").last, "G06")
    expect(at.locator(".mg-why")).to_have_count(0)
    press(at.get_by_role("button", name=say_lesson("guess-both-possible"), exact=True))
    expect(at.locator(".mg-said")).to_have_text(say_lesson("guessed", right=False))
    expect(shown(at.locator(".mg-why"))).to_contain_text("Far out, a function can do only one thing.")
    choose(at.get_by_role("combobox").first, "G03")
    choose(at.get_by_role("combobox").last, "G18")
    press(at.get_by_role("button", name=say_lesson("guess-both-possible"), exact=True))
    expect(at.locator("[data-key=answer]")).to_contain_text(say_lesson("pair-is-asked"))
    choose(at.get_by_role("combobox").last, "G15")
    press(at.get_by_role("button", name=say_lesson("guess-both-possible"), exact=True))
    expect(at.locator(".mg-said")).to_have_text(say_lesson("guessed", right=True))
    expect(shown(at.locator(".mg-why").first)).to_contain_text(
        "There is a function that meets both “Horizontal asymptote y = −1”"
    )


def test_another_card_is_shown_beside_the_lessons_and_put_back(page: Page):
    at = LESSON.room(page, 'lesson.table("even")')
    press(at.locator("[data-key=deal]"))
    press(at.locator(".mg-zone [data-key=F35]"), "n")
    press(shown(told(at).locator("[data-key=folded] > summary")))  # the question that is back comes first
    expect(shown(told(at).locator("[data-key=compared]"))).to_contain_text("The lesson: (x + 1) / ((x + 2)(−x − 2))")
    press(told(at).get_by_role("button", name=say_question("put-back", many=1)))
    expect(told(at).locator("[data-key=compared]")).to_have_count(0)
