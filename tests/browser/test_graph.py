"""Graphs in a real browser: pan, zoom and trace by keys, mouse and touch; kept views; pictures to keep."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.table.playing import sign_strip
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.page import assets
from mathgames_widgets.page.graph.graph import graph
from tests.browser.looks import SEEN

say_graph = room("mathgames_widgets.page.graph")
say_drawing = room("mathgames_widgets.questions.drawing")
say_table = room("mathgames_widgets.games.byorf.table")

HALF = "(x-2)(x+1)/((x-2)(x+3))"
WINDOW = (-5, 4, -3, 3)
MOVING = 200
"""Milliseconds: a little longer than a movement takes."""
Show = Callable[..., Page]

OPENING = """
const root = document.querySelector(".mg");
window.spoken = [];
window.liven = () => enhanceGraphs(root, (text) => spoken.push(text));
window.redraw = (html) => {
  const fresh = document.createElement("main");
  fresh.className = "mg";
  fresh.innerHTML = html;
  patch(root, fresh);
  release();
  window.release = liven();
};
window.release = liven();
window.count = () => root.querySelectorAll(".mg-tools").length;
"""


def drawn(*texts: str, key: str = "k", window: Any = WINDOW, **how: Any) -> str:
    return str(graph([RationalFunction.parse(text) for text in texts], key=key, window=window, **how))


def clocked(opening: Callable[..., Page], **settings: Any) -> Page:
    """A page whose clock the test puts on."""
    page = opening("about:blank", **settings)
    page.clock.install()
    return page


@pytest.fixture(scope="module")
def shared_page(open_shared: Callable[..., Page]) -> Page:
    """A page that one test after the other shows its graphs in."""
    return clocked(open_shared)


@pytest.fixture
def show(shared_page: Page, open_page: Callable[..., Page], tmp_path: Path) -> Show:
    """Opens a page with graphs on it, brought to life by the stage's own script; without settings, the shared one."""

    def open_graphs(*figures: str, **settings: Any) -> Page:
        file = tmp_path / "graphs.html"
        file.write_text(
            "<!doctype html><html lang=en><meta charset=utf-8><title>Graphs</title>"
            f"<meta name=viewport content='width=device-width'><style>body {{ margin: 8px }} {assets.styles()}</style>"
            f"<button>before</button><main class=mg>{''.join(figures)}</main><button>after</button>"
            f"<div style='height: 2000px'></div><script type=module>{assets.script()}{OPENING}</script>",
            encoding="utf-8",
        )
        page = clocked(open_page, **settings) if settings else shared_page
        page.goto(file.as_uri())
        page.wait_for_function("typeof window.release === 'function'")
        return page

    return open_graphs


def picture(page: Page, number: int = 0) -> Locator:
    return page.locator(".mg-graph-picture").nth(number)


def spoken(page: Page) -> list[str]:
    said = page.evaluate("spoken.splice(0)")
    assert isinstance(said, list)
    return said


def at_rest(page: Page) -> None:
    """Let a movement end, by the page's own clock, which nobody has to wait for."""
    page.clock.run_for(MOVING)


def press(page: Page, *keys: str) -> list[str]:
    """Press keys on the first graph; what was said."""
    if not page.evaluate("document.activeElement.matches('.mg-graph-picture')"):
        picture(page).focus()
    for key in keys:
        page.keyboard.press(key)
    at_rest(page)
    return spoken(page)


def hole(page: Page) -> tuple[float, float]:
    """Where the first hole stands, in pixels of the picture."""
    where = page.locator(".mg-hole").first.get_attribute("transform") or ""
    x, y = re.findall(r"-?[\d.]+", where)[:2]
    return float(x), float(y)


def curve_of(page: Page) -> str:
    return page.locator(".mg-plot .mg-curve").first.get_attribute("d") or ""


def below_hole(page: Page) -> float:
    """Where what stands below the hole is, in pixels of the picture."""
    mark = page.locator(".mg-sign-strip .mg-along-mark").filter(has_text=say_table.by("mark", "hole")).bounding_box()
    box = picture(page).bounding_box()
    assert mark and box
    return mark["x"] - box["x"]


def drag(page: Page, dx: int, dy: int) -> None:
    box = picture(page).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()
    at_rest(page)


# ── keys ────────────────────────────────────────────────────────────────────


def test_arrow_keys_trace_and_stop_at_features(show: Show) -> None:
    page = show(drawn(HALF))
    assert press(page, "ArrowRight") == ["x = −0.5, y = 0.2"]
    assert press(page, *["ArrowRight"] * 5)[-1] == "y-intercept (0, 1/3)"
    assert page.locator(".mg-readout").text_content() == "y-intercept (0, 1/3)"


def test_a_sign_chart_below_moves_with_the_picture(show: Show) -> None:
    """Each mark stays below its place on the x-axis, and is gone where that is out of sight."""
    page = show(drawn(HALF, below=partial(sign_strip, RationalFunction.parse(HALF))))
    assert abs(below_hole(page) - hole(page)[0]) < 2
    before = hole(page)[0]
    drag(page, 60, 0)
    assert hole(page)[0] > before + 50
    assert abs(below_hole(page) - hole(page)[0]) < 2
    drag(page, 250, 0)
    drag(page, 250, 0)
    assert page.locator(".mg-along-mark").filter(has_text=say_table.by("mark", "hole")).is_hidden()


def test_a_step_never_skips_a_feature(show: Show) -> None:
    """A hole at 1/3 lies between two steps of the trace."""
    page = show(drawn("(3x-1)/(3x-1)", window=(-8, 8, -4, 4)))
    said = press(page, *["ArrowRight"] * 4)
    assert any(say_drawing("axis-hole", x="(1/3, 1)") in text for text in said)


def test_n_goes_from_feature_to_feature(show: Show) -> None:
    page = show(drawn(HALF))
    assert press(page, "n", "n", "n", "n", "n", "N") == [
        say_graph("met-wall", x="−3", left="up", right="down"),
        say_graph("met-zero", point="(−1, 0)", even="no", times=1),
        "y-intercept (0, 1/3)",
        say_graph("met-hole", x=2, point="(2, 3/5)"),
        say_graph("no-more-right"),
        "y-intercept (0, 1/3)",
    ]


def test_home_end_and_escape(show: Show) -> None:
    page = show(drawn(HALF))
    assert press(page, "Home", "End", "Escape") == ["x = −5, y = 2", "x = 4, y ≈ 0.71", say_graph("tracing-ended")]
    assert page.locator(".mg-readout").is_hidden()


def test_pages_go_between_functions(show: Show) -> None:
    page = show(drawn("x", "x^2-3", labels=["Asha", "Ben"], window=(-4, 4, -3, 3)))
    said = press(page, "ArrowRight", "PageDown", "PageUp", "PageUp")
    assert [text.partition(":")[0] for text in said] == ["Asha", "Ben", "Asha", "Ben"]


def test_a_feature_out_of_sight_is_brought_into_sight(show: Show) -> None:
    page = show(drawn(HALF, window=(-1, 1, -1, 1)))
    press(page, "n")
    page.wait_for_function("document.querySelector('.mg-asymptote[data-x]').getAttribute('d').startsWith('M3')")


def test_plus_minus_and_nought(show: Show) -> None:
    page = show(drawn(HALF), reduced_motion="reduce")
    before = curve_of(page)
    press(page, "+")
    closer = curve_of(page)
    press(page, "-")
    assert closer != before and page.locator(".mg-numbers text").count() > 4
    press(page, "+", "+", "0")
    assert curve_of(page) == before


def test_shift_and_arrows_move_the_picture(show: Show) -> None:
    page = show(drawn(HALF), reduced_motion="reduce")
    x, y = hole(page)
    press(page, "Shift+ArrowRight", "Shift+ArrowUp")
    after_x, after_y = hole(page)
    assert after_x < x and after_y > y


def test_the_name_of_an_axis_goes_out_of_sight_with_it(show: Show) -> None:
    page = show(drawn(HALF, window=(-1, 5, -1, 1)), reduced_motion="reduce")
    named = "[...document.querySelectorAll('.mg-name')].map(one => getComputedStyle(one).visibility)"
    assert page.evaluate(named) == ["visible", "visible"]
    press(page, *["Shift+ArrowRight"] * 4)
    assert page.evaluate(named) == ["visible", "hidden"]
    press(page, *["Shift+ArrowLeft"] * 4)
    assert page.evaluate(named) == ["visible", "visible"]


def test_tab_is_not_trapped_and_the_buttons_are_one_stop(show: Show) -> None:
    page = show(drawn(HALF))
    page.get_by_text("before").focus()
    stops = []
    for _ in range(4):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.className || document.activeElement.tagName"))
    assert stops == ["mg-graph-picture", "mg-tool", "SUMMARY", "BUTTON"]


def test_arrow_keys_walk_the_buttons(show: Show) -> None:
    page = show(drawn(HALF))
    page.get_by_role("button", name=say_drawing("zoom-in")).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == say_drawing("zoom-out")


# ── mouse and touch ─────────────────────────────────────────────────────────


def test_dragging_moves_the_picture(show: Show) -> None:
    page = show(drawn(HALF))
    x, y = hole(page)
    drag(page, -60, 40)
    after_x, after_y = hole(page)
    assert after_x == pytest.approx(x - 60, abs=1.5) and after_y == pytest.approx(y + 40, abs=1.5)
    assert spoken(page) == []


def test_the_mouse_catches_a_hole_and_a_click_says_it(show: Show) -> None:
    page = show(drawn(HALF))
    x, y = hole(page)
    picture(page).hover(position={"x": x + 4, "y": y - 3})
    assert page.locator(".mg-readout").text_content() == say_graph("met-hole", x=2, point="(2, 3/5)")
    assert spoken(page) == []
    picture(page).click(position={"x": x + 4, "y": y - 3})
    assert spoken(page) == [say_graph("met-hole", x=2, point="(2, 3/5)")]


def test_the_mouse_traces_the_nearest_curve(show: Show) -> None:
    page = show(drawn("1", "x^2-100", labels=["Asha", "Ben"], window=(-4, 4, -3, 3)))
    picture(page).hover(position={"x": 100, "y": 150})
    assert (page.locator(".mg-readout").text_content() or "").startswith("Asha: x ≈")


def test_the_wheel_scrolls_until_the_graph_has_the_focus(show: Show) -> None:
    page = show(drawn(HALF))
    before = curve_of(page)
    picture(page).hover()
    page.mouse.wheel(0, 80)
    page.wait_for_function("window.scrollY > 0")
    assert curve_of(page) == before
    page.evaluate("window.scrollTo(0, 0)")
    picture(page).focus()
    picture(page).hover()
    page.mouse.wheel(0, -80)
    at_rest(page)
    assert curve_of(page) != before and page.evaluate("window.scrollY") == 0


def test_a_tap_traces_and_the_page_can_be_scrolled(show: Show) -> None:
    page = show(drawn(HALF), width=390, height=700, has_touch=True, is_mobile=True)
    assert "pan-y" in picture(page).evaluate("one => getComputedStyle(one).touchAction")
    x, y = hole(page)
    picture(page).tap(position={"x": x, "y": y})
    assert spoken(page) == [say_graph("met-hole", x=2, point="(2, 3/5)")]
    assert picture(page).evaluate("one => getComputedStyle(one).touchAction") == "none"


def test_two_fingers_zoom(show: Show) -> None:
    page = show(drawn(HALF), width=390, height=700, has_touch=True, is_mobile=True)
    picture(page).tap(position={"x": 200, "y": 100})
    left = float(page.locator(".mg-hole").first.evaluate("one => one.getCTM().e"))
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": 150, "id": number} for number, x in enumerate(xs)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 170, 210)
    for apart in range(0, 80, 10):
        fingers("touchMove", 170 - apart, 210 + apart)
    fingers("touchEnd")
    at_rest(page)
    assert float(page.locator(".mg-hole").first.evaluate("one => one.getCTM().e")) > left + 30


# ── the picture ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize("times", [1, 8])
def test_no_line_crosses_the_pole_at_any_zoom(show: Show, times: int) -> None:
    page = show(drawn("1/x", window=(-4, 4, -3, 3)), reduced_motion="reduce")
    press(page, *["+"] * times)
    pole = float(re.findall(r"[\d.]+", page.locator(".mg-asymptote").first.get_attribute("d") or "")[0])
    for run in curve_of(page).split("M")[1:]:
        xs = list(map(float, run.split()))[::2]
        assert max(xs) <= pole or min(xs) >= pole


def test_the_labels_of_a_hidden_graph_are_hidden_with_it(show: Show) -> None:
    """As while a page is arranged, or a table still shows what was done."""
    page = show(drawn(HALF), reduced_motion="reduce")
    label = page.locator(".mg-label", has_text="(2, 3/5)")
    assert label.is_visible()
    page.evaluate("document.body.style.visibility = 'hidden'")
    assert not label.is_visible()


def test_a_hole_stays_in_sight_at_every_zoom(show: Show) -> None:
    """Open circles keep their size; above the picture an arrow takes their place."""
    page = show(drawn(HALF), reduced_motion="reduce")
    press(page, "n", "n", "n", "n", *["+"] * 12)
    assert page.locator(".mg-hole circle").first.is_visible()
    assert page.locator(".mg-label", has_text="(2, 3/5)").is_visible()
    press(page, *["Shift+ArrowDown"] * 8)
    assert page.locator(".mg-hole").first.get_attribute("data-beyond") == "above"
    assert page.locator(".mg-hole path").first.is_visible()


def test_the_script_draws_what_python_drew(show: Show) -> None:
    """Same size, same window: not a pixel's difference in the curve."""
    html = drawn(HALF, size=(640, 420))
    page = show(html, width=640 + 18)
    assert picture(page).evaluate("one => one.clientWidth") == 640
    python = re.search(r'class="mg-curve mg-s1" data-f="0" d="([^"]*)"', html)
    assert python
    mine, theirs = (list(map(float, re.findall(r"-?[\d.]+", d))) for d in (python[1], curve_of(page)))
    ends = (0, 1, -2, -1)
    assert [mine[end] for end in ends] == pytest.approx([theirs[end] for end in ends], abs=0.2)


@pytest.mark.parametrize("width", [390, 1280])
def test_it_fits_the_page(show: Show, width: int) -> None:
    page = show(
        drawn(HALF, shade=0), drawn("x", "1/x", "x^2", key="three", labels=["Asha", "Benjamin", "Chi"]), width=width
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("svg.mg-graph-svg").first.evaluate(
        "one => one.viewBox.baseVal.width === one.parentElement.clientWidth"
    )
    text = page.locator(".mg-label", has_text="(2, 3/5)").bounding_box()
    assert text and text["height"] > 12, "letters keep their size on a narrow page"


def test_it_follows_the_size_of_the_page(show: Show) -> None:
    page = show(drawn(HALF), width=900)
    page.set_viewport_size({"width": 500, "height": 700})
    page.wait_for_function("document.querySelector('.mg-graph-svg').viewBox.baseVal.width < 500")


def test_a_curve_has_so_few_points_that_redrawing_it_is_no_work(show: Show) -> None:
    """Fewer than the picture has pixels from left to right, wherever one has panned to."""
    page = show(drawn("(x-2)(x+1)(x+3)/((x-2)(x-3)(x-4))"), reduced_motion="reduce")
    press(page, "Shift+ArrowRight", "+")
    numbers = page.locator(".mg-plot .mg-curve").evaluate_all("all => all.map(at => at.getAttribute('d')).join()")
    assert 20 < len(re.findall(r"[\d.]+", numbers)) / 2 < 640


# ── drawn anew by Python ────────────────────────────────────────────────────


def test_the_view_is_kept_while_the_window_is_the_same(show: Show) -> None:
    page = show(drawn(HALF), reduced_motion="reduce")
    press(page, "n", "+", "Shift+ArrowRight")
    kept = page.locator(".mg-asymptote").first.get_attribute("d")
    page.evaluate("redraw", drawn("1/(x+3)"))
    assert page.locator(".mg-asymptote").first.get_attribute("d") == kept
    page.evaluate("redraw", drawn("1/(x+3)", window=(-6, 6, -3, 3)))
    assert page.locator(".mg-asymptote").first.get_attribute("d") != kept


def test_focus_and_buttons_stay_when_the_page_is_patched(show: Show) -> None:
    page = show(drawn(HALF))
    press(page, "n")
    page.evaluate("redraw", drawn("1/x"))
    assert page.evaluate("document.activeElement.className") == "mg-graph-picture"
    assert page.evaluate("count()") == 1
    assert press(page, "n") == [say_graph("met-wall", x=0, left="down", right="up")]
    page.get_by_role("button", name=say_drawing("zoom-out")).focus()
    page.evaluate("redraw", drawn("x"))
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == say_drawing("zoom-out")


def test_livening_twice_listens_once(show: Show) -> None:
    page = show(drawn(HALF))
    page.evaluate("void liven()")
    page.evaluate("void liven()")
    assert press(page, "ArrowRight") == ["x = −0.5, y = 0.2"]
    assert page.evaluate("count()") == 1


def test_after_release_nothing_listens(show: Show) -> None:
    page = show(drawn(HALF))
    page.evaluate("release()")
    before = curve_of(page)
    assert press(page, "ArrowRight", "n", "+") == []
    drag(page, 50, 0)
    assert curve_of(page) == before


def test_two_graphs_do_not_disturb_each_other(show: Show) -> None:
    page = show(drawn(HALF, key="one"), drawn("1/x", key="two"))
    other = picture(page, 1).locator(".mg-curve").get_attribute("d")
    press(page, "+", "n")
    assert picture(page, 1).locator(".mg-curve").get_attribute("d") == other
    assert picture(page, 1).locator(".mg-readout").is_hidden()


# ── to keep ─────────────────────────────────────────────────────────────────


def test_the_picture_is_saved_as_svg_and_png(show: Show, tmp_path: Path) -> None:
    page = show(drawn(HALF, shade=0))
    with page.expect_download() as svg:
        page.get_by_role("button", name="Save as SVG").click()
    saved = Path(svg.value.path()).read_text(encoding="utf-8")
    root = ElementTree.fromstring(saved)
    curve = next(one for one in root.iter() if "mg-curve" in one.get("class", ""))
    assert "stroke:rgb" in curve.get("style", "") and "var(" not in saved
    with page.expect_download() as png:
        page.get_by_role("button", name="Save as PNG").click()
    assert Path(png.value.path()).read_bytes().startswith(b"\x89PNG")


MADE = """() => {
  const { createObjectURL: make, revokeObjectURL: give } = URL;
  URL.createObjectURL = (blob) => (window.made = make(blob));
  URL.revokeObjectURL = (url) => give((window.given = url));
}"""
"""The page remembers the address of the file that was made last, and the one that was given back."""
IS_KEPT = "fetch(window.made).then(() => window.given !== window.made, () => false)"


def test_a_saved_file_is_kept_until_a_slow_browser_has_fetched_it(show: Show) -> None:
    """Firefox fetches it when one has said where it goes; a minute later it is given back."""
    page = show(drawn(HALF, shade=0))
    page.evaluate(MADE)
    page.clock.install()
    with page.expect_download():
        page.get_by_role("button", name="Save as SVG").click()
    page.clock.run_for(50_000)
    assert page.evaluate(IS_KEPT)
    page.clock.run_for(20_000)
    assert page.evaluate("window.given === window.made")


# ── for everybody ───────────────────────────────────────────────────────────


def test_axe_finds_nothing_by_day_and_by_night(show: Show, axe: Callable[..., list[str]]) -> None:
    page = show(drawn(HALF, shade=0), drawn("x", "1/x", key="two", labels=["Asha", "Ben"]), reduced_motion="reduce")
    page.locator("summary").first.click()
    assert axe(page, ".mg") == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert axe(page, ".mg", SEEN) == []


def test_the_graph_has_a_name_a_role_and_a_description(show: Show) -> None:
    page = show(drawn(HALF))
    assert picture(page).get_attribute("role") == "application"
    assert (picture(page).get_attribute("aria-label") or "").startswith("Graph of f(x) = (x − 2)(x + 1)")
    assert "Vertical asymptote x = −3" in (page.locator("desc").text_content() or "")
    assert json.loads(page.locator("figure").get_attribute("data-graph") or "")["curves"][0]["name"] == "f"


def test_movement_is_skipped_where_it_is_not_wanted(show: Show) -> None:
    page = show(drawn(HALF), reduced_motion="reduce")
    picture(page).focus()
    before = curve_of(page)
    page.evaluate("""() => new Promise((done) => {
      const key = new KeyboardEvent("keydown", { key: "+", bubbles: true });
      document.activeElement.dispatchEvent(key);
      requestAnimationFrame(() => requestAnimationFrame(done));
    })""")
    once = curve_of(page)
    at_rest(page)
    assert once != before and curve_of(page) == once


def test_high_contrast_draws_in_the_systems_colours(show: Show) -> None:
    page = show(drawn(HALF), forced_colors="active")
    strokes = page.evaluate(
        "[...document.querySelectorAll('.mg-curve, .mg-axes')].map(one => getComputedStyle(one).stroke)"
    )
    ink = page.evaluate("getComputedStyle(document.querySelector('.mg-graph-caption')).color")
    assert set(strokes) == {ink}


def test_the_legend_singles_out_one_curve(show: Show) -> None:
    """Of eight tangled curves one stands out when its name is pressed, and all are back with the next press."""
    page = show(drawn(*[f"x+{n}" for n in range(8)]))
    svg = page.locator(".mg-graph-svg")
    page.locator(".mg-entry").nth(2).click(force=True)
    assert svg.get_attribute("data-only") == "3"
    curves = "[...document.querySelectorAll('.mg-plot > .mg-curve')]"
    faded = page.evaluate(f"{curves}.map((curve) => getComputedStyle(curve).opacity)")
    assert [float(one) == 1 for one in faded] == [n == 2 for n in range(8)]
    page.locator(".mg-entry").nth(2).click(force=True)
    assert svg.get_attribute("data-only") is None


def test_tracing_ends_with_the_curve_it_spoke_of(show: Show) -> None:
    """A new round, a replay or a new game draws another curve: the note on the old one goes."""
    page = show(drawn(HALF))
    page.locator(".mg-graph-picture").focus()
    page.keyboard.press("n")
    assert page.locator(".mg-readout").is_visible()
    page.locator("button", has_text="after").focus()
    page.evaluate("html => redraw(html)", drawn("1/x"))
    assert not page.locator(".mg-readout").is_visible()
