"""Every kind of question answered wrong and right in a real browser, by mouse and by keyboard, and kept on reload."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import servers
from tests.browser.conftest import notebook_is_open, run_all
from tests.browser.looks import wear
from tests.questions.kinds import CASES, NAMED, Case

ROOT = Path(__file__).resolve().parents[2]
KEYS = tuple(NAMED)


def write_lesson(path: Path) -> None:
    """A notebook with one question of every kind, and the report below."""
    start = f"import sys\nsys.path.insert(0, {str(ROOT)!r})"
    make = "from tests.questions.kinds import progress\nlesson = progress()"
    cells = [start, make, *(f"lesson.ask({key!r})" for key in KEYS), "lesson.report()"]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, path)


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the lesson as a page."""
    folder = tmp_path_factory.mktemp("kinds")
    write_lesson(folder / "index.ipynb")
    with servers.voila(tmp_path_factory.mktemp("voila"), notebooks=folder) as url:
        yield url + "index.ipynb"


@pytest.fixture(scope="module")
def shared(lesson: str, open_shared: Callable[..., Page]) -> Page:
    """A page whose questions are answered wrong and then right, one by one.

    The lesson is asked for first, so that the page is closed before its server.
    """
    return opened(open_shared(lesson))


@pytest.fixture(scope="module")
def another(lesson: str, open_shared: Callable[..., Page]) -> Page:
    """A page where each test below has a question of its own."""
    return opened(open_shared(lesson))


@pytest.fixture(scope="module")
def kept(lesson: str, open_shared: Callable[..., Page]) -> Page:
    """A page that is loaded again; the tests with it go on from each other."""
    return opened(open_shared(lesson))


def opened(page: Page) -> Page:
    page.wait_for_function(f"document.querySelectorAll('.mg-checkpoint').length === {len(KEYS)}")
    return page


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
        case "order":
            put_in_order(at, [case.question.items[int(piece)] for piece in pieces])
        case "build":
            lay(at, text)
        case _:
            at.get_by_role("textbox").fill(text)
    check(at)


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


@pytest.mark.parametrize("case", CASES, ids=KEYS)
def test_a_wrong_answer_and_then_a_right_one(shared: Page, case: Case):
    at = room(shared, case.question.key)
    answer(at, case, case.wrong)
    expect(at.locator(".mg-wrong")).to_contain_text(case.misconception.name)
    expect(shared.locator(".mg-live").nth(KEYS.index(case.question.key))).to_contain_text(case.misconception.name)
    expect(at.locator(".mg-why")).to_have_count(0)
    while case.question.key == "build" and at.locator(".mg-fraction .mg-card").count():
        card = at.locator(".mg-fraction .mg-card").first
        key = card.get_attribute("data-key")
        card.click()
        at.locator("[data-key=to-aside]").click()
        expect(at.locator(f"[data-key=row-aside] [data-key={key}]")).to_be_visible()
    answer(at, case, case.right)
    expect(at.locator(".mg-right")).to_contain_text("Right")
    expect(at.locator(".mg-why").first).to_be_visible()


def test_what_cannot_be_read_stays_in_the_box(another: Page):
    at = room(another, "expression")
    answer(at, NAMED["expression"], "2x+1)/(x")
    expect(at.locator(".mg-alert")).to_contain_text("closes nothing")
    assert at.get_by_role("textbox").input_value() == "2x+1)/(x"


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
    at.get_by_role("button", name=f"Move up: {words}").focus()
    another.keyboard.press("Enter")
    expect(at.locator(".mg-order li").nth(1)).to_contain_text(words)
    expect(at.get_by_role("button", name=f"Move up: {words}")).to_be_focused()


def test_hint_answer_and_new_numbers(another: Page):
    at = room(another, "number")
    at.get_by_role("button", name="Hint").click()
    expect(at.locator(".mg-hint")).to_contain_text("Put 2 into")
    for text in ("0", "1"):
        answer(at, NAMED["number"], text)
        expect(at.locator(".mg-said")).to_contain_text(f"Not yet: {text}")
    at.get_by_role("button", name="Show me").click()
    expect(at).to_contain_text("The answer: 3/5.")
    at.get_by_role("button", name="New numbers").click()
    expect(at.locator(".mg-prompt")).to_contain_text("How high is the hole of")
    expect(at.locator(".mg-prompt")).to_be_focused()
    assert at.get_by_role("textbox").input_value() == ""


def test_the_point_is_walked_by_arrow_keys_and_checked_by_enter(kept: Page):
    at = room(kept, "click")
    at.locator(".mg-surface").focus()
    walk = [("Right", "1/2, 0"), ("Right", "1, 0"), ("Up", "1, 1/2"), ("Right", "3/2, 1/2"), ("Right", "2, 1/2")]
    for way, place in walk:
        kept.keyboard.press(f"Arrow{way}")
        expect(at.get_by_role("textbox")).to_have_value(place)
    kept.keyboard.press("Enter")
    expect(at.locator(".mg-right")).to_be_visible()


def test_answers_are_there_again_after_a_reload(kept: Page):
    """What was right is right, and boxes whose answer was wrong stand as they were."""
    wrong = ("one", "some", "number", "match")
    for case in CASES:
        key = case.question.key
        if key != "click":  # the test before this one answered it
            answer(room(kept, key), case, case.wrong if key in wrong else case.right)
        expect(room(kept, key).locator(".mg-wrong" if key in wrong else ".mg-right")).to_be_visible()
    kept.reload()
    opened(kept)
    for key in KEYS:
        expect(room(kept, key).locator(".mg-wrong" if key in wrong else ".mg-right")).to_be_visible()
    assert room(kept, "one").get_by_role("radio").nth(0).is_checked()
    assert [box.is_checked() for box in room(kept, "some").get_by_role("checkbox").all()] == [True, True, True]
    assert room(kept, "number").get_by_role("textbox").input_value() == "0"
    chosen = [box.input_value() for box in room(kept, "match").get_by_role("combobox").all()]
    assert ",".join(chosen) == NAMED["match"].wrong


def test_nothing_is_in_the_way_of_anybody(kept: Page, axe):
    """Some answers are wrong and the others right."""
    for width, scheme in ((1280, "light"), (390, "dark")):
        wear(kept, scheme)
        kept.set_viewport_size({"width": width, "height": 900})
        assert "\n".join(axe(kept, ".mg")) == ""
        assert kept.evaluate("document.documentElement.scrollWidth") <= width


def test_a_corrupted_store_is_left_behind_and_the_report_follows_and_can_be_cleared(kept: Page):
    kept.evaluate("localStorage.clear()")
    kept.evaluate("localStorage.setItem('mathgames_widgets checkpoint number', '{oops')")
    kept.reload()
    at = room(opened(kept), "number")
    expect(at.locator(".mg-alert")).to_contain_text("starts over")
    answer(at, NAMED["number"], "3/5")
    expect(at.locator(".mg-right")).to_be_visible()
    report = kept.locator("[data-key=report]")
    expect(report).to_contain_text("1 of 10 questions answered.")
    report.get_by_role("button", name="Forget all answers").click()
    report.get_by_role("button", name="Yes, forget them").click()
    expect(report).to_contain_text("0 of 10 questions answered.")
    kept.reload()
    expect(room(opened(kept), "number").locator(".mg-right")).to_have_count(0)


OPEN_INSTEAD = """async (path) => {
  await jupyterapp.commands.execute("docmanager:save");
  await jupyterapp.commands.execute("application:close");
  await jupyterapp.commands.execute("docmanager:open", { path });
}"""
"""Another notebook in the place of the one that is open; JupyterLab itself stays, since it takes seconds to load."""


def run_in_lab(page: Page) -> Page:
    """Run the notebook that is open in JupyterLab."""
    notebook_is_open(page)
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status='idle']")
    run_all(page)
    return opened(page)


def test_answers_given_in_jupyterlab_are_there_again_for_a_new_kernel(open_page, lab: servers.Lab):
    write_lesson(lab.notebooks / "kinds.ipynb")
    page = run_in_lab(open_page(lab.fresh("kinds.ipynb") + "?reset"))
    answer(room(page, "number"), NAMED["number"], "3/5")
    expect(room(page, "number").locator(".mg-right")).to_be_visible()
    page.evaluate(OPEN_INSTEAD, lab.fresh("kinds.ipynb").partition("/lab/tree/")[2])
    run_in_lab(page)
    expect(room(page, "number").locator(".mg-right")).to_be_visible()
