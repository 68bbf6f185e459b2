"""A lesson one screen at a time: going on, the menu, what is done, the address, all on one page, on paper."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.scripts import words_of_pages

say_page = room("mathgames_widgets.page")
say_question = room("mathgames_widgets.questions")

STATIC = Path("mathgames_widgets/share/jupyter/voila/templates/mathgames/static")
AT = "http://127.0.0.1/lesson"
CELLS = """
<div><h1 id="Zeros">Zeros</h1><p>A factor.</p></div>
<div><div class="mg-checkpoint" id="one"><input aria-label="Your answer"></div></div>
<div><div class="mg-checkpoint" data-covers="2" id="known"></div></div>
<div><h2 id="Below">Below</h2><a href="#Glossary">draft</a></div>
<div><div class="mg-checkpoint" id="two"></div><div class="mg-lesson-task" id="table"></div></div>
<div class="celltag_beside"><div data-key="part">
<div data-key="take-up"><button id="deal">Deal</button></div></div></div>
<div><h2 id="Glossary">Glossary</h2><p style="height: 3000px">Words.</p></div>
"""
SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lesson</title><style>{style}</style>
<script type="application/json" id="mathgames-words">{words}</script></head>
<body data-steps><main><div class="page-cells"><div>{cells}</div></div></main><script>
window.dealt = 0; document.querySelector("#deal").addEventListener("click", () => (window.dealt += 1));
</script><script>{script}</script></body></html>"""


@pytest.fixture
def lesson(open_page: Callable[..., Page]) -> Page:
    return opened(open_page("about:blank"), CELLS)


def opened(page: Page, cells: str) -> Page:
    style, script = ((STATIC / name).read_text(encoding="utf-8") for name in ("page.css", "steps.js"))
    shell = SHELL.format(style=style, cells=cells, script=script, words=json.dumps(words_of_pages()))
    page.route(f"{AT}*", lambda route: route.fulfill(body=shell, content_type="text/html"))
    page.goto(AT)
    return page


def seen(page: Page, *titles: str) -> None:
    """These headings are in sight, and no others."""
    expect(page.locator("main h1:visible, main h2:visible")).to_have_text(list(titles))


def test_one_screen_is_seen_and_the_buttons_lead_on_without_moving(lesson: Page):
    seen(lesson, "Zeros")
    button = lesson.get_by_role("button", name="Next")
    before = button.bounding_box()
    button.click()
    seen(lesson, "Below")
    assert button.bounding_box() == before
    expect(lesson.get_by_role("heading", name="Below")).to_be_focused()
    expect(lesson.get_by_role("status")).to_have_text(say_page("screen-of", here=2, all=3))
    button.click()
    expect(button).to_be_disabled()


def test_the_first_press_leads_to_a_heading_whose_id_is_written_with_percent_signs(open_page: Callable[..., Page]):
    """nbconvert writes × so; the address of such a screen was decoded once and then not found."""
    cells = CELLS.replace('id="Below"', 'id="Cards-under-%C3%97"').replace(">Below<", ">Cards under ×<")
    lesson = opened(open_page("about:blank"), cells)
    lesson.get_by_role("button", name="Next").click()
    seen(lesson, "Cards under ×")
    lesson.goto(f"{AT}#Cards-under-%C3%97")
    lesson.reload()
    seen(lesson, "Cards under ×")


def test_keys_lead_on_but_not_out_of_a_box(lesson: Page):
    lesson.get_by_label(say_question("your-answer")).press("ArrowRight")
    seen(lesson, "Zeros")
    lesson.evaluate("document.activeElement.blur()")
    lesson.keyboard.press("PageDown")
    seen(lesson, "Below")
    lesson.keyboard.press("PageDown")
    seen(lesson, "Glossary")
    lesson.keyboard.press("ArrowLeft")
    seen(lesson, "Below")


def test_a_link_to_a_question_opens_its_screen_and_back_leads_back(open_page: Callable[..., Page]):
    """As each line of "How it went" does; a question that is asked twice is opened where it is judged."""
    asks = '<div class="mg-checkpoint {kind}" data-asks="sum" id="{name}"></div>'
    first, later = asks.format(kind="mg-prediction", name="one"), asks.format(kind="", name="two")
    cells = CELLS.replace('<div class="mg-checkpoint" id="two"></div>', later)
    cells = cells.replace("<p>A factor.</p>", f"<p>A factor.</p>{first}") + '<a href="#" data-goes="sum">sum</a>'
    lesson = opened(open_page("about:blank"), cells)
    lesson.evaluate(
        "document.querySelector('.page-cells a[data-goes]').addEventListener('click', e => e.preventDefault())"
    )
    lesson.evaluate("document.body.append(document.querySelector('.page-cells a[data-goes]'))")
    for _ in range(2):
        lesson.get_by_role("button", name="Next").click()
    seen(lesson, "Glossary")
    lesson.get_by_role("link", name="sum").dispatch_event("click")
    seen(lesson, "Below")
    lesson.go_back()
    seen(lesson, "Glossary")


def test_a_word_says_what_it_means_where_it_stands(open_page: Callable[..., Page], axe):
    words = "<table><tbody><tr><td>draft, round</td><td>cards</td></tr><tr><td>draft</td><td>keep <b>one</b></td></tr>"
    lesson = opened(open_page("about:blank"), CELLS.replace("</h2><p style", f"</h2>{words}</tbody></table><p style"))
    lesson.get_by_role("button", name="Next").click()
    word, meaning = lesson.get_by_role("button", name="draft", exact=True), lesson.locator(".page-meaning")
    for open_it, close_it in ((word.click, word.click), (lambda: word.press("Enter"), lambda: word.press("Escape"))):
        open_it()
        expect(meaning).to_have_text("draft keep one")
        expect(word).to_have_attribute("aria-expanded", "true")
        seen(lesson, "Below")
        assert axe(lesson, ".page-step:not([hidden])") == []
        close_it()
        expect(meaning).to_have_count(0)
        expect(word).to_be_focused()
    word.click()
    lesson.get_by_role("heading", name="Below").click()
    expect(meaning).to_have_count(0)
    word.click()
    lesson.get_by_role("button", name="Next").click()
    expect(meaning).to_have_count(0)


def test_arrows_do_not_lead_away_from_what_they_move_but_in_front_of_a_class(lesson: Page):
    """Who misses a mark by a hair stays with the question."""
    lesson.evaluate("document.activeElement.blur()")
    for key in ("ArrowRight", "ArrowLeft"):
        lesson.keyboard.press(key)
        seen(lesson, "Zeros")
    lesson.evaluate("document.body.classList.add('page-large')")
    lesson.keyboard.press("ArrowRight")
    seen(lesson, "Below")


def test_page_up_first_goes_up_a_long_screen(lesson: Page):
    for screen in ("Below", "Glossary"):
        lesson.get_by_role("button", name="Next").click()
        seen(lesson, screen)
    lesson.evaluate("document.activeElement.blur()")
    lesson.evaluate("window.scrollTo(0, 400)")
    lesson.keyboard.press("PageUp")
    seen(lesson, "Glossary")
    lesson.evaluate("window.scrollTo(0, 0)")
    lesson.keyboard.press("PageUp")
    seen(lesson, "Below")


def test_the_address_keeps_the_screen_and_back_goes_back(lesson: Page):
    lesson.get_by_role("button", name="Next").click()
    assert lesson.url == f"{AT}#Below"
    lesson.get_by_role("link", name="draft").click()
    seen(lesson, "Glossary")
    lesson.go_back()
    expect(lesson.get_by_role("heading", name="Below")).to_be_visible()
    lesson.reload()
    seen(lesson, "Below")


def test_the_menu_tells_what_is_done(lesson: Page):
    def done() -> list[str]:
        return lesson.locator(".page-done").all_text_contents()

    lesson.evaluate("document.querySelector('#one').dataset.done = 'solved'")
    expect(lesson.locator(".page-done")).to_have_text(["Zeros"])
    lesson.evaluate("document.querySelector('#two').dataset.done = 'shown'")
    assert done() == ["Zeros"]
    lesson.evaluate("document.querySelector('#table').dataset.done = 'solved'")
    expect(lesson.locator(".page-done")).to_have_text(["Zeros", "Below"])
    lesson.locator(".page-screens summary").click()
    lesson.get_by_role("link", name="Below, done").click()
    seen(lesson, "Below")
    expect(lesson.locator(".page-menu")).not_to_be_visible()


def test_a_hard_question_that_is_solved_covers_its_screens(lesson: Page):
    lesson.evaluate("document.querySelector('#known').dataset.done = 'shown'")
    expect(lesson.locator(".page-done")).to_have_count(0)
    lesson.evaluate("document.querySelector('#known').dataset.done = 'solved'")
    expect(lesson.locator(".page-done")).to_have_text(["Zeros", "Below"])


def test_a_table_is_taken_up_when_its_screen_comes_and_only_then(lesson: Page):
    assert lesson.evaluate("window.dealt") == 0
    lesson.get_by_role("button", name="Next").click()
    lesson.wait_for_function("window.dealt === 1")
    lesson.get_by_role("button", name="Back").click()
    lesson.get_by_role("button", name="Next").click()
    assert lesson.evaluate("window.dealt") == 1


def test_a_table_on_the_first_screen_is_taken_up_as_soon_as_it_listens(open_page: Callable[..., Page]):
    """The page arrives with its tables drawn; who pressed one before its script was there pressed in vain."""
    drawn = '<div class="mg"><div data-key="free"><div data-key="take-up"><button>Deal</button></div></div></div>'
    lesson = opened(open_page("about:blank"), CELLS.replace("<p>A factor.</p>", drawn))
    lesson.evaluate("""() => {
      const drawn = document.querySelector(".mg");
      const live = drawn.cloneNode(true);
      window.pressed = [];
      for (const [name, one] of Object.entries({ drawn, live }))
        one.querySelector("button").addEventListener("click", () => window.pressed.push(name));
      live.dataset.theme = "light";
      drawn.replaceWith(live);
    }""")
    lesson.wait_for_function("window.pressed.length > 0")
    assert lesson.evaluate("window.pressed") == ["live"]
    assert lesson.evaluate("document.querySelectorAll('[data-opened]').length") == 1


def test_practice_deals_its_first_problem_when_its_screen_comes(open_page: Callable[..., Page]):
    """Not while what the browser keeps is on its way: that may be further on."""
    start = (
        '<div class="mg" data-theme="light"><div data-key="start"><button data-key="begin">Deal</button></div></div>'
    )
    busy = start.replace("data-theme", 'aria-busy="true" data-theme')
    lesson = opened(open_page("about:blank"), CELLS.replace("<p>A factor.</p>", start).replace("Words.", busy))
    assert lesson.evaluate("[...document.querySelectorAll('[data-opened]')].map((one) => one.dataset.key)") == ["begin"]
    lesson.goto(f"{AT}#Glossary")
    seen(lesson, "Glossary")
    expect(lesson.locator("#Glossary ~ p [data-opened], [aria-busy] [data-opened]")).to_have_count(0)


def test_a_first_screen_is_begun_as_soon_as_its_script_listens(open_page: Callable[..., Page]):
    """Else the first answer would open the table above it, and what is said to it would be pushed out of sight."""
    start = '<div class="mg"><div data-key="start"><button data-key="begin">Deal</button></div></div>'
    lesson = opened(open_page("about:blank"), CELLS.replace("<p>A factor.</p>", start))
    expect(lesson.locator("[data-opened]")).to_have_count(0)
    lesson.locator(".mg").evaluate("(one) => one.setAttribute('data-theme', 'light')")
    expect(lesson.locator("[data-opened]")).to_have_count(1)


def test_a_class_waits_together_and_is_told_why(lesson: Page):
    opened = [2]
    lesson.route("**/t/FERN-42718/pace", lambda route: route.fulfill(json={"open": opened[0]}))
    lesson.clock.install()
    lesson.goto(f"{AT}?class=FERN-42718")
    held = lesson.get_by_text(say_page("held"))
    button = lesson.get_by_role("button", name="Next")
    expect(lesson.locator("a[href='#Glossary']").last).to_be_hidden()
    expect(held).to_be_hidden()
    button.click()
    expect(held).to_be_visible()
    expect(button).to_be_disabled()
    opened[0] = 0
    lesson.clock.fast_forward(8000)
    expect(button).to_be_enabled()
    expect(held).to_be_hidden()


def test_all_on_one_page_is_remembered_and_paper_has_all(lesson: Page):
    lesson.emulate_media(media="print")
    seen(lesson, "Zeros", "Below", "Glossary")
    expect(lesson.locator(".page-bar")).not_to_be_visible()
    lesson.emulate_media(media="screen")
    lesson.locator(".page-screens summary").click()
    lesson.get_by_role("button", name=say_page("all-on-one")).click()
    seen(lesson, "Zeros", "Below", "Glossary")
    lesson.reload()
    seen(lesson, "Zeros", "Below", "Glossary")


def test_a_teacher_shows_it_in_large_type(lesson: Page):
    small = lesson.get_by_role("heading", name="Zeros").bounding_box()
    lesson.locator(".page-screens summary").click()
    lesson.get_by_role("button", name="Present").click()
    large = lesson.get_by_role("heading", name="Zeros").bounding_box()
    assert small is not None and large is not None and large["height"] > 1.3 * small["height"]


VOTED = """
<div><h1 id="Zeros">Zeros</h1></div>
<div><div class="mg-prediction" data-asks="half" data-back="below" id="vote"><button>Your guess</button></div></div>
<div><div class="mg-checkpoint" data-asks="half"><b data-key="prompt" tabindex="-1">What is half of it?</b></div></div>
<div><h2 id="Below">Below</h2></div>
<div><div class="mg-prediction mg-checkpoint" data-asks="even" data-back="table" data-done="solved">A guess</div></div>
<div><div class="mg-lesson-task" id="table">Your move<button id="deal">Deal</button></div></div>
<div><div class="mg-checkpoint" data-asks="even">What happens at −2?</div></div>
<div><h2 id="Glossary">Glossary</h2></div>
"""


def test_a_question_comes_back_on_its_screen_after_the_prediction_or_after_the_move(open_page: Callable[..., Page]):
    """Before that it would be asked twice on one page. All on one page shows everything."""
    lesson = opened(open_page("about:blank"), VOTED)
    half, even = lesson.get_by_text("What is half of it?"), lesson.get_by_text("What happens at −2?")
    expect(half).to_be_hidden()
    guess = lesson.get_by_role("button", name="Your guess")
    guess.focus()
    lesson.evaluate("document.querySelector('#vote').dataset.done = 'solved'")
    expect(half).to_be_focused()
    expect(guess).to_be_hidden()
    lesson.get_by_role("button", name="Next").click()
    expect(lesson.get_by_text("Your move")).to_be_visible()
    expect(even).to_be_hidden()
    before = lesson.get_by_text("A guess")
    expect(before).to_be_visible()
    lesson.evaluate("document.querySelector('#table').dataset.done = 'solved'")
    expect(even).to_be_visible()
    expect(before).to_be_hidden()
    lesson.evaluate("delete document.querySelector('#table').dataset.done")
    expect(even).to_be_hidden()
    expect(before).to_be_visible()
    lesson.locator(".page-screens summary").click()
    lesson.get_by_role("button", name=say_page("all-on-one")).click()
    expect(even).to_be_visible()
    expect(guess).to_be_visible()
    expect(before).to_be_visible()


WAITS = """
<div><h1 id="Last">Last</h1></div>
<div><div class="mg-lesson-task" id="table">Your move<button id="deal">Deal</button></div></div>
<div><div class="mg-checkpoint" data-asks="what-if" data-waits="table" id="next">What if you held 3?</div></div>
<div><h2 id="Glossary">Glossary</h2></div>
"""


def test_a_question_that_waits_for_the_move_comes_with_it_and_stays_once_it_is_answered(
    open_page: Callable[..., Page],
):
    lesson = opened(open_page("about:blank"), WAITS)
    asked = lesson.get_by_text("What if you held 3?")
    expect(asked).to_be_hidden()
    lesson.evaluate("document.querySelector('#table').dataset.done = 'solved'")
    expect(asked).to_be_visible()
    lesson.evaluate("delete document.querySelector('#table').dataset.done")
    expect(asked).to_be_hidden()
    lesson.evaluate("document.querySelector('#next').dataset.done = 'solved'")
    expect(asked).to_be_visible()


def test_in_a_class_the_question_waits_for_the_next_screen_to_be_opened(open_page: Callable[..., Page]):
    """The class votes, talks and votes again first."""
    lesson = opened(open_page("about:blank"), VOTED)
    lesson.evaluate("document.querySelector('#vote').dataset.done = 'solved'")
    half = lesson.get_by_text("What is half of it?")
    expect(half).to_be_visible()
    for screens, is_seen in ((1, False), (2, True)):
        lesson.evaluate("open => document.dispatchEvent(new CustomEvent('mathgames-pace', { detail: open }))", screens)
        expect(half).to_be_visible(visible=is_seen)


def test_one_press_leads_to_the_table_on_a_phone_and_back_to_the_question(lesson: Page):
    jump = lesson.locator(".page-jump")
    expect(jump).not_to_be_visible()
    lesson.get_by_role("button", name="Next").click()
    expect(jump).not_to_be_visible()  # on a wide screen they stand side by side
    lesson.set_viewport_size({"width": 390, "height": 844})
    lesson.evaluate("document.querySelector('#two').style.height = '700px'")
    lesson.evaluate("document.querySelector('.celltag_beside').style.minHeight = '900px'")
    lesson.evaluate("window.scrollTo(0, 60)")
    bar, there = lesson.locator(".page-bar").bounding_box(), jump.bounding_box()
    assert there["y"] > bar["y"] and there["y"] + there["height"] < bar["y"] + bar["height"], "it covers nothing"
    assert lesson.locator(".page-next").bounding_box()["x"] > there["x"] + there["width"]
    jump.click()
    expect(jump).to_have_text("↑ Question")
    assert lesson.locator(".celltag_beside").bounding_box()["y"] < 400
    jump.click()
    expect(jump).to_have_text("↓ Table")
    assert lesson.evaluate("window.scrollY") == 60
    lesson.get_by_role("button", name="Next").click()
    expect(jump).not_to_be_visible()


BESIDE = """
<div><h1 id="Zeros">Zeros</h1><p style="height: 500px">Where will it go?</p></div>
<div><div class="mg-prediction mg-checkpoint" data-asks="even" data-back="table" data-done="solved">A guess</div></div>
<div class="celltag_beside"><div class="mg-lesson-task" id="table"><button id="deal">Deal</button></div></div>
<div><div class="mg-told"><p style="height: TOLDpx">It stays above.</p></div></div>
<div><div class="mg-checkpoint" id="again" data-asks="even" style="height: 400px">
<b data-key="prompt" tabindex="-1">What happens at −2?</b></div></div>
<div><h2 id="Glossary">Glossary</h2><p style="height: 3000px">Words.</p></div>
"""
DONE = "document.querySelector('#table').dataset.done = 'solved'"


@pytest.mark.parametrize(("told", "is_told_in_sight"), [(100, True), (400, False)])
def test_beside_a_table_the_question_comes_into_sight_after_the_move(
    open_page: Callable[..., Page], told: int, is_told_in_sight: bool
):
    """All of it, with what is told of the move where both fit; who moved keeps the focus."""
    lesson = opened(open_page("about:blank", width=1280, height=720), BESIDE.replace("TOLD", str(told)))
    lesson.emulate_media(reduced_motion="reduce")
    lesson.locator("#deal").press("Enter")
    lesson.evaluate(DONE)
    lesson.wait_for_function("window.scrollY > 0")
    box, bar = lesson.locator("#again").bounding_box(), lesson.locator(".page-bar").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= bar["y"]
    assert (lesson.locator(".mg-told").bounding_box()["y"] >= 0) == is_told_in_sight
    expect(lesson.locator("#deal")).to_be_focused()


def test_nothing_moves_by_itself_where_the_part_was_played_before(open_page: Callable[..., Page]):
    """What a browser kept is no move, and who went back to the text stays there."""
    lesson = opened(open_page("about:blank", width=1280, height=720), BESIDE.replace("TOLD", "100"))
    lesson.evaluate(DONE)
    lesson.locator("#deal").press("Enter")
    lesson.wait_for_timeout(1200)
    assert lesson.evaluate("window.scrollY") == 0


BELOW = """
<div><h1 id="Zeros">Zeros</h1></div>
<div><div class="mg-prediction mg-checkpoint" data-asks="even" data-back="table" data-done="solved">A guess</div></div>
<div class="celltag_beside"><div class="mg-lesson-task" id="table" style="height: 1500px">Your move
<button id="deal">Deal</button></div></div>
<div style="height: 700px"><div class="mg-checkpoint" id="again" data-asks="even">
<b data-key="prompt" tabindex="-1">What happens at −2?</b></div></div>
<div><h2 id="Glossary">Glossary</h2></div>
"""


def test_on_a_phone_one_press_leads_down_to_the_question_that_waits_below_the_table(open_page: Callable[..., Page]):
    """Once the move is made, from wherever one is, with the focus; from there up to the table and down again."""
    lesson = opened(open_page("about:blank", width=390, height=844), BELOW)
    jump, prompt = lesson.locator(".page-jump"), lesson.locator("#again [data-key=prompt]")
    jump.click()
    expect(jump).to_have_text("↑ Question")  # nothing waits below before the move
    lesson.evaluate("document.querySelector('#table').dataset.done = 'solved'")
    expect(jump).to_have_text("↓ Question")
    lesson.evaluate("window.scrollTo(0, 0)")
    expect(jump).to_have_text("↓ Question")
    jump.press("Enter")
    expect(prompt).to_be_focused()
    expect(prompt).to_be_in_viewport()
    expect(jump).to_have_text("↑ Table")
    jump.click()
    expect(prompt).not_to_be_in_viewport()
    jump.click()
    expect(prompt).to_be_focused()
    lesson.evaluate("document.querySelector('#again').dataset.done = 'solved'")
    expect(jump).to_have_text("↑ Table")
