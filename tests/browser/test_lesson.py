"""The BYORF lesson as a Voilà page, from the first key to the last.

Every table is played; every question is answered wrong, then with the hint, then right, and once more with new numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import jupytext
import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.games.byorf import Keep, Put, Row
from mathgames_widgets.lesson import byorf as lesson
from mathgames_widgets.lesson.answers import posed
from mathgames_widgets.lesson.byorf_game import GAME
from mathgames_widgets.lesson.choices import ChooseOne, ChooseSome, Match, PutInOrder
from mathgames_widgets.lesson.guided import Move
from mathgames_widgets.lesson.placed import Build
from mathgames_widgets.lesson.practice import practice
from mathgames_widgets.lesson.questions import Question
from tests.lesson.wrong import mistakes

SOURCE = Path(__file__).resolve().parents[2] / "lessons" / "byorf" / "lesson.md"
CELLS = [cell.source for cell in jupytext.read(SOURCE).cells if cell.cell_type == "code"]
SHOWN = [cell for cell in CELLS if not cell.startswith("from") and not cell.startswith("RationalFunction")]
"""The cells that put something of ours on the page, in order."""


@pytest.fixture(scope="module")
def address(voila: str) -> str:
    return voila + "byorf/lesson.ipynb"


def opened(page: Page) -> Page:
    expect(page.locator(".mg")).to_have_count(len(SHOWN), timeout=90_000)
    return page


@pytest.fixture
def page(open_page: Callable[..., Page], address: str) -> Page:
    """The lesson, everything in its place."""
    return opened(open_page(address, reduced_motion="reduce"))


def room(page: Page, cell: str) -> Locator:
    """What a cell shows."""
    return page.locator(".mg").nth(SHOWN.index(cell))


def press(at: Locator, key: str = "Enter") -> None:
    """A key on something that has the focus."""
    at.focus()
    at.press(key)


def answer(at: Locator, question: Question, text: str) -> None:
    """Answer a question with keys alone; `text` is an answer as the question reads it."""
    match question:
        case ChooseOne():
            press(at.get_by_role("radio").nth(int(text)), "Space")
        case ChooseSome():
            for box, wanted in zip(at.get_by_role("checkbox").all(), _ticks(at, text), strict=True):
                if box.is_checked() != wanted:
                    press(box, "Space")
        case Match():
            for box, chosen in zip(at.get_by_role("combobox").all(), text.split(","), strict=True):
                choose(box, chosen)
        case PutInOrder(items=items):
            put_in_order(at, [str(items[int(place)]) for place in text.split(",")])
        case Build():
            lay(at, text)
        case _:
            box = at.get_by_role("textbox")
            box.focus()
            box.press("Control+a")
            box.press_sequentially(text)
    press(at.get_by_role("button", name="Check", exact=True))


def _ticks(at: Locator, text: str) -> list[bool]:
    wanted = {int(place) for place in text.split(",") if place}
    return [place in wanted for place in range(at.get_by_role("checkbox").count())]


def choose(box: Locator, value: str) -> None:
    """Go down a list with the arrow key until it shows what is wanted."""
    box.focus()
    box.press("Home")
    for _ in range(box.locator("option").count()):
        if box.input_value() == value:
            return
        box.press("ArrowDown")
    raise AssertionError(f"the list never came to {value}")


def put_in_order(at: Locator, words: list[str]) -> None:
    for place, item in enumerate(words):
        line = at.locator(".mg-order li").filter(has_text=item)
        while not line.locator(".mg-spot").inner_text().startswith(str(place + 1)):
            before = line.locator(".mg-spot").inner_text()
            press(line.get_by_role("button", name="Move up"))
            expect(line.locator(".mg-spot")).not_to_have_text(before)


def lay(at: Locator, text: str) -> None:
    while at.locator(".mg-fraction .mg-card").count():
        card = at.locator(".mg-fraction .mg-card").first
        key = card.get_attribute("data-key")
        press(card, "a")
        expect(at.locator(f"[data-key=row-aside] [data-key={key}]")).to_be_visible()
    above, below = text.split("/")
    for zone, letter, ids in (("top", "n", above.split()), ("bottom", "d", below.split())):
        for card in ids:
            press(at.locator(f"[data-key={card}]"), letter)
            expect(at.locator(f"[data-key=row-{zone}] [data-key={card}]")).to_be_visible()


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


FITS = """widget => {
  const output = widget.closest(".jp-OutputArea-output");
  return widget.getBoundingClientRect().bottom <= output.getBoundingClientRect().bottom + 1;
}"""
"""Whether the room of a widget has grown with it, so that it covers nothing of what follows."""


def answer_wrong(at: Locator, question: Question) -> None:
    """An expected wrong answer is refused, with its reason and with the name of the misconception."""
    given, misconception = mistakes(question)[0]
    text = question.write(question.check(given))
    answer(at, question, text)
    expect(at.locator(".mg-wrong .mg-said")).to_contain_text(question.judge(text).said)
    assert at.evaluate(FITS)
    if misconception is None:
        assert question.because is not None
        return
    expect(at.locator(".mg-wrong .mg-misconception")).to_have_text(f"{misconception.name}:")
    expect(at.locator(".mg-wrong")).to_contain_text(misconception.text)


def answer_right(at: Locator, question: Question) -> None:
    answer(at, question, question.write(question.solution))
    expect(at.locator(".mg-right")).to_contain_text("Right: ")
    expect(at.locator(".mg-right .mg-why").first).to_be_visible()


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


def rooms(page: Page, kind: str) -> list[tuple[str, Locator]]:
    """The name and the place of everything of a kind, in order: each table, or each question."""
    pattern = re.compile(rf'lesson\.{kind}\("([^"]+)"\)')
    return [(found[1], room(page, cell)) for cell in SHOWN if (found := pattern.fullmatch(cell))]


def test_every_part_of_the_game_is_played_by_keyboard(page: Page):
    for name, at in rooms(page, "table"):
        play_part(at, name)


def test_every_question_is_answered_wrong_then_with_the_hint_then_right(page: Page):
    asked = rooms(page, "ask")
    assert [name for name, _ in asked] == list(lesson.QUESTIONS)
    for name, at in asked:
        question = lesson.question(name)
        answer_wrong(at, question)
        ask_for_hint(at, question)
        answer_right(at, question)
    done = f"{len(asked)} of {len(asked)} questions answered"
    expect(page.get_by_text(done)).to_be_visible()
    page.reload()
    opened(page)
    expect(page.locator(".mg-right")).to_have_count(len(asked), timeout=30_000)
    expect(page.get_by_text(done)).to_be_visible()


def test_every_question_comes_once_more_with_new_numbers(page: Page):
    for name, at in rooms(page, "ask"):
        question = lesson.question(name)
        answer_right(at, question)
        before = at.inner_text()
        press(at.get_by_role("button", name="New numbers", exact=True))
        expect(at.locator(".mg-right")).to_have_count(0)
        assert at.inner_text() != before
        answer_right(at, posed(question, 1))


def test_two_goals_are_chosen_and_the_answer_waits_until_it_is_asked_for(page: Page):
    at = room(page, 'lesson.pair("G02", "G06")')
    expect(at.locator(".mg-why")).to_have_count(0)
    press(at.get_by_role("button", name="Can one function meet both?"))
    expect(at.locator(".mg-why")).to_contain_text("Far out a function does one thing only.")
    choose(at.get_by_role("combobox").first, "G03")
    choose(at.get_by_role("combobox").last, "G18")
    press(at.get_by_role("button", name="Can one function meet both?"))
    expect(at.locator(".mg-why").first).to_contain_text("One function can meet “Horizontal asymptote y = −1”")


def test_whoever_is_done_goes_on_with_practice_that_survives_a_reload(page: Page):
    at = room(page, "lesson.practise()")
    problem = practice("FERN-42", "heights").problem
    choose(at.get_by_role("combobox", name="Kind of problem"), "heights")
    box = at.get_by_role("textbox", name="Seed code")
    box.focus()
    box.press_sequentially("FERN-42")
    press(at.get_by_role("button", name="Deal a problem"))
    expect(at.locator(".mg-prompt")).to_be_visible()
    answer_right(at, problem.question)
    press(at.get_by_role("button", name="Next problem"))
    expect(at.get_by_role("heading", name="Problem 2")).to_be_visible()
    page.reload()
    opened(page)
    expect(at.get_by_role("heading", name="Problem 2")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_is_cut_off_and_nothing_is_wrong_for_screen_readers(open_page, address, axe, width):
    page = opened(open_page(address, width=width))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert axe(page, "body") == []


def test_another_card_is_refused_with_the_reason(page: Page):
    at = room(page, 'lesson.table("draft")')
    press(at.locator("[data-key=deal]"))
    card = at.locator(".mg-hand [data-key=F46]")
    press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.press("Enter")
    expect(at.locator(".mg-alert")).to_contain_text("Keep x + 1.")
    expect(at.locator(".mg-alert")).to_contain_text("you can play as you like")
