"""Every kind of question answered wrong and right in a real browser, by mouse and by keyboard, and kept on reload."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.games.rolls_and_goals.lesson import CHANCE as chance
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.drawing.bars import DragBars
from mathgames_widgets.questions.drawing.signs import NAMES as PAINTED
from tests.browser import lesson_hands
from tests.browser.direct import open_direct
from tests.browser.hands import slide
from tests.browser.looks import SEEN, wear
from tests.cases import cases
from tests.questions.kinds import CASES, NAMED, Case, progress

say_question = room("mathgames_widgets.questions")

KEYS = tuple(NAMED)
HERE = "http://127.0.0.1:1/lesson"
"""Nobody is there: the test hands the page over. Below an address, the browser keeps what it is told to keep."""


def opened(page: Page) -> Page:
    """Show one question of every kind, and the report below, as a kernel does that knows of no answer yet."""
    lesson = progress()
    open_direct(page, *map(lesson.ask, KEYS), lesson.report(), at=HERE)
    return page


@pytest.fixture(scope="module")
def shared(open_shared: Callable[..., Page]) -> Page:
    """A page whose questions are answered wrong and then right, one by one."""
    return opened(open_shared("about:blank"))


@pytest.fixture(scope="module")
def another(open_shared: Callable[..., Page]) -> Page:
    """A page where each test below has a question of its own."""
    return opened(open_shared("about:blank"))


def room(page: Page, key: str) -> Locator:
    """The part of the page with one question."""
    return page.locator(".mg-checkpoint").nth(KEYS.index(key))


def check(at: Locator) -> None:
    at.get_by_role("button", name="Check", exact=True).click()


def answer(at: Locator, case: Case, text: str) -> None:
    """Answer as somebody with a mouse does."""
    pieces = text.split(",")
    match case.question.key:
        case "one":
            at.get_by_role("radio").nth(int(text)).check()
        case "some":
            for place, box in enumerate(at.get_by_role("checkbox").all()):
                box.set_checked(str(place) in pieces)
        case "match":
            for box, chosen in zip(at.get_by_role("combobox").all(), pieces, strict=True):
                box.select_option(chosen)
        case "match-cards":
            for place, chosen in enumerate(pieces):
                at.locator(f'[data-key="match-1.{chosen}"]').click()
                at.locator(f'[data-key="place-{place}"]').click()
                expect(at.locator(f'[data-key="match{place}.{chosen}"]')).to_be_visible()
        case "order":
            put_in_order(at, [case.question.items[int(piece)] for piece in pieces])
        case "build":
            lay(at, text)
        case "paint":
            paint(at, text)
        case "marks":
            put_on_axis(at, text)
        case "line" | "balance":
            question = case.question
            share = (question.read(text) - question.low) / (question.high - question.low)
            slide(at.get_by_role("slider"), across=float(share))
        case "level" | "rolls":
            level(at, case.question, [int(height) for height in text.split(",")])
        case (
            "walk" | "family" | "orders" | "divide" | "rounds" | "whose" | "zoom" | "sketch"
        ):  # by mouse and finger in test_drawing.py
            lesson_hands.answer(at, case.question, text)
            return
        case _:
            at.get_by_role("textbox").fill(text)
    check(at)


def paint(at: Locator, text: str) -> None:
    """Press each part until it shows what is wanted."""
    for place, part in enumerate(text):
        cell = at.locator(f'[data-key="paint-{place}"]')
        while f"mg-is-{PAINTED[part]}" not in (cell.get_attribute("class") or ""):
            before = cell.get_attribute("class") or ""
            cell.click()
            expect(cell).not_to_have_class(before)


def put_on_axis(at: Locator, text: str) -> None:
    """Add what a text says, and drag each mark to its place."""
    for place, piece in enumerate(text.split(", ")):
        kind, x = piece.split()
        at.locator(f'[data-key="add-{kind}"]').click()
        slide(at.locator(f'[data-key="mark-{place}"]'), across=(int(x) + 6) / 12)


def level(at: Locator, question: DragBars, heights: list[int]) -> None:
    """Drag the bars, first those that become lower."""
    bars = [at.locator(f'[data-key="mark-{place}"]') for place in range(len(heights))]
    now = [int(bar.get_attribute("aria-valuenow") or "0") for bar in bars]
    for place in sorted(range(len(heights)), key=lambda place: heights[place] - now[place]):
        slide(bars[place], down=1 - heights[place] / question.top)


def put_in_order(at: Locator, words: list[str]) -> None:
    for place, item in enumerate(words):
        line = at.locator(".mg-order li").filter(has_text=item)
        while not line.locator(".mg-spot").inner_text().startswith(str(place + 1)):
            before = line.locator(".mg-spot").inner_text()
            line.get_by_role("button", name="Move up").click()
            expect(line.locator(".mg-spot")).not_to_have_text(before)


def lay(at: Locator, text: str) -> None:
    above, below = text.split("/")
    for zone, ids in (("top", above.split()), ("bottom", below.split())):
        for card in ids:
            at.locator(f"[data-key={card}]").click()
            at.locator(f"[data-key=to-{zone}]").click()
            expect(at.locator(f"[data-key=row-{zone}] [data-key={card}]")).to_be_visible()


@pytest.mark.parametrize("case", cases(CASES[::2], long=CASES), ids=lambda case: case.question.key)
def test_a_wrong_answer_by_mouse_and_then_a_right_one_by_keyboard(shared: Page, case: Case):
    at = room(shared, case.question.key)
    answer(at, case, case.wrong)
    expect(at.locator(".mg-wrong")).to_contain_text(case.misconception.name)
    expect(shared.locator(".mg-live").nth(KEYS.index(case.question.key))).to_contain_text(case.misconception.name)
    expect(at.locator(".mg-why")).to_have_count(0)
    lesson_hands.answer(at, case.question, case.right)
    expect(at.locator(".mg-right")).to_contain_text("Right")
    expect(at.locator(".mg-why").first).to_be_visible()


def test_what_cannot_be_read_stays_in_the_box(another: Page):
    at = room(another, "expression")
    answer(at, NAMED["expression"], "2x+1)/(x")
    expect(at.locator(".mg-alert")).to_contain_text("closes nothing")
    assert at.get_by_role("textbox").input_value() == "2x+1)/(x"


def test_what_is_typed_is_read_back_once_one_pauses_and_nothing_is_judged(open_page: Callable[..., Page]):
    page = opened(open_page("about:blank"))
    at = room(page, "number")
    box = at.get_by_role("textbox")
    box.press_sequentially("-1 1/")
    expect(at.locator(".mg-echo")).to_have_text(say_question("number-read-so-far", read="-1", rest="1/"))
    box.press_sequentially("2")
    expect(at.locator(".mg-echo math mfrac")).to_be_visible()
    expect(page.locator(".mg-live").nth(KEYS.index("number"))).to_contain_text("I read: −1 1/2")
    expect(box).to_be_focused()
    expect(box).to_have_value("-1 1/2")
    expect(at.locator(".mg-panel")).to_have_count(0)
    box.fill("3/5")
    box.press("Enter")
    expect(at.locator(".mg-right")).to_contain_text("3/5")
    expect(at.locator(".mg-echo")).to_be_empty()


def test_an_answer_with_two_meanings_is_asked_about_and_a_press_says_which(another: Page):
    at = room(another, "write")
    answer(at, NAMED["write"], "(x-2)/(x+1)(x-2)")
    ways = at.get_by_role("group", name="Which one do you mean?").get_by_role("button")
    expect(ways).to_have_count(2)
    ways.first.click()
    expect(at.locator(".mg-right")).to_be_visible()
    expect(at.get_by_role("textbox")).to_have_value("(x-2)/((x+1)(x-2))")


def test_what_is_said_to_an_answer_comes_into_sight(another: Page):
    another.set_viewport_size({"width": 1280, "height": 720})
    at = room(another, "numbers")
    at.get_by_role("textbox").fill("2, -1")
    button = at.get_by_role("button", name="Check", exact=True)
    button.evaluate("button => scrollTo(0, button.getBoundingClientRect().bottom + scrollY - innerHeight + 4)")
    button.click()
    expect(at.locator(".mg-wrong .mg-said")).to_be_in_viewport(ratio=1)
    expect(at.locator(".mg-wrong")).to_be_in_viewport(ratio=1)
    at.get_by_role("textbox").fill("2, -2")
    button.click()
    show = at.get_by_role("button", name=say_question("show-me"))
    show.evaluate("button => scrollTo(0, button.getBoundingClientRect().bottom + scrollY - innerHeight + 4)")
    show.click()
    expect(at.locator("[data-key=answer-room] .mg-said")).to_be_in_viewport(ratio=1)


def test_the_reasons_stand_straight_below_the_verdict_and_what_one_goes_on_with_after_them(open_page):
    """Who has just answered wants to know why; a board to drag, read first, would be a new question. Where there is
    room it is beside the reasons, with its handle in sight. Above the question lies what a lesson's screen has there,
    and below it a bar.
    """
    for width, height in ((1280, 720), (390, 844)):
        page = open_page("about:blank", width=width, height=height)
        question = byorf.question("zero")
        open_direct(page, Checkpoint(question))
        page.add_style_tag(content=f"body {{ padding-block: {height / 3}px 60vh }}")
        lesson_hands.answer(page.locator(".mg-checkpoint"), question, question.write(question.solution))
        handle, said = (page.locator(f".mg-right {one}").first for one in ("[role=slider]", ".mg-said"))
        expect(handle).to_be_visible()
        page.wait_for_function("window.scrollY > 0")
        places = said, handle, page.locator(".mg-go-on > .mg-why"), page.locator(".mg-go-on > details")
        verdict, seen, reasons, board = (one.bounding_box() for one in places)
        assert verdict["y"] > 0 and 0 <= reasons["y"] - verdict["y"] - verdict["height"] < 24
        in_sight = reasons if width < 720 else seen
        assert in_sight["y"] + in_sight["height"] < height - 64
        below, beside = reasons["y"] + reasons["height"] <= board["y"], reasons["x"] + reasons["width"] <= board["x"]
        assert beside if width > 720 else below


def test_the_die_to_roll_beside_a_prediction_comes_into_sight(open_page):
    """Beside the answers where there is room, below them on a phone."""
    for width, height in ((1280, 720), (390, 844)):
        page = open_page("about:blank", width=width, height=height)
        open_direct(page, replace(chance).vote("reroll"))
        page.add_style_tag(content=f"body {{ padding-block: {height / 3}px 60vh }}")
        for key in ("choose-2", "sure-1"):
            page.locator(f'[data-key="{key}"]').evaluate("button => button.click()")
        roll = page.locator('[data-key="roll-1"]')
        expect(roll).to_be_in_viewport(ratio=1)
        answers = page.locator(".mg-to-press").bounding_box()
        beside = answers["x"] + answers["width"] <= page.locator(".mg-vote-board").bounding_box()["x"]
        assert beside == (width > 720)
        roll.click()
        expect(page.locator(".mg-rolled-fill")).to_have_count(2)


def test_a_click_puts_the_point_where_it_fell(another: Page):
    at = room(another, "click")
    surface = at.locator(".mg-surface")
    box = surface.bounding_box()
    surface.click(position={"x": box["width"] * 8 / 12, "y": box["height"] * 5.4 / 12})
    expect(at.get_by_role("textbox")).to_have_value("2, 1/2")
    check(at)
    expect(at.locator(".mg-right")).to_be_visible()


def test_choosing_by_keyboard_alone(another: Page):
    at = room(another, "one")
    at.get_by_role("radio").nth(0).focus()
    another.keyboard.press("ArrowDown")
    another.keyboard.press("Enter")
    expect(at.locator(".mg-right")).to_be_visible()


def test_an_item_keeps_the_focus_while_it_is_moved_by_key(another: Page):
    at = room(another, "order")
    last = at.locator(".mg-order li").last
    words = last.inner_text().splitlines()[1]
    at.get_by_role("button", name=say_question("move-up", item=words)).focus()
    another.keyboard.press("Enter")
    expect(at.locator(".mg-order li").nth(1)).to_contain_text(words)
    expect(at.get_by_role("button", name=say_question("move-up", item=words))).to_be_focused()


def test_hint_answer_and_new_numbers(another: Page):
    at = room(another, "number")
    at.get_by_role("button", name="Hint").click()
    expect(at.locator(".mg-hint")).to_contain_text("Put 2 into")
    for text in ("0", "1"):
        answer(at, NAMED["number"], text)
        expect(at.locator(".mg-said")).to_contain_text(say_question("not-yet", answer=text))
    at.get_by_role("button", name=say_question("show-me")).click()
    expect(at).to_contain_text(say_question("the-answer", answer="3/5", open="no"))
    at.get_by_role("button", name=say_question("twin-new")).click()
    expect(at.locator(".mg-prompt")).to_contain_text("How high is the hole of")
    expect(at.locator(".mg-prompt")).to_be_focused()
    assert at.get_by_role("textbox").input_value() == ""


def test_the_point_is_walked_by_arrow_keys_and_checked_by_enter(open_page: Callable[..., Page]):
    page = opened(open_page("about:blank"))
    at = room(page, "click")
    at.locator(".mg-surface").focus()
    walk = [("Right", "1/2, 0"), ("Right", "1, 0"), ("Up", "1, 1/2"), ("Right", "3/2, 1/2"), ("Right", "2, 1/2")]
    for way, place in walk:
        page.keyboard.press(f"Arrow{way}")
        expect(at.get_by_role("textbox")).to_have_value(place)
    page.keyboard.press("Enter")
    expect(at.locator(".mg-right")).to_be_visible()


def test_answers_are_there_again_after_a_reload_and_nothing_is_in_the_way_of_anybody(open_page, axe):
    """What was right is right, and boxes whose answer was wrong stand as they were."""
    wrong = ("one", "some", "number", "match")
    answered = [case for case in CASES if case.question.key in wrong or case in CASES[:: cases(3, long=1)]]
    page = opened(open_page("about:blank"))
    for case in answered:
        key = case.question.key
        answer(room(page, key), case, case.wrong if key in wrong else case.right)
        expect(room(page, key).locator(".mg-wrong" if key in wrong else ".mg-right")).to_be_visible()
    opened(page)
    for case in answered:
        key = case.question.key
        expect(room(page, key).locator(".mg-wrong" if key in wrong else ".mg-right")).to_be_visible()
    assert room(page, "one").get_by_role("radio").nth(0).is_checked()
    assert [box.is_checked() for box in room(page, "some").get_by_role("checkbox").all()] == [True, True, True]
    assert room(page, "number").get_by_role("textbox").input_value() == "0"
    chosen = [box.input_value() for box in room(page, "match").get_by_role("combobox").all()]
    assert ",".join(chosen) == NAMED["match"].wrong
    for width, scheme in ((1280, "light"), (390, "dark")):
        wear(page, scheme)
        page.set_viewport_size({"width": width, "height": 900})
        assert "\n".join(axe(page, ".mg", None if scheme == "light" else SEEN)) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_corrupted_store_is_left_behind_and_the_report_follows_and_can_be_cleared(open_page):
    page = opened(open_page("about:blank"))
    page.evaluate("localStorage.setItem('mathgames_widgets checkpoint number', '{oops')")
    opened(page)
    at = room(page, "number")
    expect(at.locator(".mg-alert")).to_contain_text("starts over")
    answer(at, NAMED["number"], "3/5")
    expect(at.locator(".mg-right")).to_be_visible()
    report = page.locator("[data-key=report]")
    expect(report).to_contain_text(say_question("right-of", right=1, all=len(CASES), tried=0, first=1))
    report.get_by_role("button", name=say_question("forget-answers")).click()
    report.get_by_role("button", name=say_question("yes-forget")).click()
    expect(report).to_contain_text(say_question("right-of", right=0, all=len(CASES), tried=0, first=0))
    expect(room(opened(page), "number").locator(".mg-right")).to_have_count(0)


def test_the_sign_of_a_wrong_reason_has_the_color_of_a_wrong_answer(open_page: Callable[..., Page]):
    """Although the answer around it is right."""
    page = open_page("about:blank")
    at = Checkpoint(byorf.question("level"))
    at.answer("-1")
    open_direct(page, at)
    reason = at.question.reason
    wrong = next(place for place, option in enumerate(reason.options) if not option.right)
    color = "one => getComputedStyle(one).color"
    said = page.locator("[data-key=reason-said] .mg-tick")
    right = page.locator(".mg-said .mg-tick").evaluate(color)
    page.locator(f"[data-key=reason-{wrong}]").click()
    expect(said).to_have_text("✗")
    assert said.evaluate(color) != right
    page.locator(f"[data-key=reason-{reason.solution}]").click()
    expect(said).to_have_text("✓")
    assert said.evaluate(color) == right
