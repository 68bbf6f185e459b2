"""When things go otherwise: saved and loaded, mistyped, pressed twice, cut off; and when only bots play."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.table.window import play
from tests.browser.direct import open_direct
from tests.browser.hands import (
    cards_in,
    deal,
    draft,
    hand,
    heard,
    keep,
    open_options,
    place,
    press_button,
    settled,
    touch,
    zone,
)
from tests.browser.test_graph import IS_KEPT, MADE

say_page = room("mathgames_widgets.page")
say_table = room("mathgames_widgets.table")

PRESS_TWICE = """async () => {
  for (const waiting of Object.values(jupyterapp.widgetManager._models)) {
    const model = await waiting;
    if (typeof model.get('drawing') !== 'number') continue;
    const drops = JSON.parse(document.querySelector('.mg-hand [data-drops]').dataset.drops);
    const old = { n: Object.values(drops)[0], drawing: model.get('drawing') };
    model.send({ ...old, values: {} });
    model.send({ ...old, values: {} });
  }
}"""


REMEMBER = """() => {
  const live = document.querySelector(".mg-live");
  window.said = [];
  const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const heard = (changes) => said.push(...added(changes).map((one) => one.textContent));
  new MutationObserver(heard).observe(live, { childList: true });
}"""
"""All that is said from now on: a table that plays on by itself soon says the next thing."""

STOP_AFTER = """lines => {
  if (document.querySelectorAll(".mg-log-lines > li").length <= lines) return false;
  if (document.querySelector(".mg").getAttribute("aria-busy")) return false;
  document.querySelector("[data-key=auto]").click();
  return true;
}"""
"""Stop a table that plays by itself between two of its moves, however fast or slow it is."""

BROKEN = ("{", "[]", '{"format": "mathgames_widgets record", "version": 99}', "")
NO_ROUNDS = ("many", "0", "-1", "1.5", "99999999999999999999")


@pytest.fixture
def page(play_page) -> Page:
    """A table that is being set up."""
    return play_page()


def load(page: Page, name: str, text: str) -> None:
    """Choose a file with a saved game."""
    open_options(page)
    room = page.locator("[data-key=load-room]")
    if not room.locator("input[type=file]").is_visible():
        room.locator("summary").click()
    before = page.locator(".mg-live").text_content()
    room.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )
    page.wait_for_function("said => document.querySelector('.mg-live').textContent !== said", arg=before)
    settled(page)


def test_a_game_is_saved_as_a_file_and_goes_on_from_it(page, tmp_path):
    deal(page, players=2)
    draft(page)
    place(page, "top", "bottom")
    rows = cards_in(page, "top"), cards_in(page, "bottom")
    press_button(page, "Menu")
    page.evaluate(MADE)
    page.clock.install()
    with page.expect_download() as download:
        page.locator(".mg-drawer [data-key=save]").click()
    page.clock.run_for(50_000)
    assert page.evaluate(IS_KEPT), "until a slow browser has fetched it"
    page.clock.resume()
    assert download.value.suggested_filename == "byorf-fern-42.json"
    download.value.save_as(tmp_path / "game.json")
    saved = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert json.loads(saved)["game"] == "byorf"
    press_button(page, "New game")
    press_button(page, "Leave this game")
    load(page, "game.json", saved)
    assert heard(page) == "The game goes on. Round 1 of 2 · building."
    assert (cards_in(page, "top"), cards_in(page, "bottom")) == rows


def test_a_broken_file_is_told_in_a_sentence_and_nothing_is_lost(page):
    open_options(page)
    page.locator("[name=seed]").fill("OAK-7")
    page.locator("[name=name0]").fill("Asha")
    for text in BROKEN:
        load(page, "broken.json", text)
        alert = page.locator("[data-key=notice]").inner_text()
        assert alert.endswith(".") and "\n" not in alert and "Error" not in alert, text
        assert heard(page) == alert
        assert page.locator("[name=seed]").input_value() == "OAK-7"
        assert page.locator("[name=name0]").input_value() == "Asha"


def test_text_in_a_number_box_is_told_in_a_sentence(page):
    for typed in NO_ROUNDS:
        deal(page, players=2, seed="OAK-7", rounds=typed)
        assert page.locator("[data-key=notice]").inner_text().startswith("“Rounds” is ")
        assert page.locator("[name=seed]").input_value() == "OAK-7"
        assert page.locator("[name=rounds]").input_value() == typed
    page.locator("[name=rounds]").fill("1")
    press_button(page, "Deal")
    assert hand(page).count() == 6


def test_a_press_on_the_page_before_is_refused_kindly(served_page):
    page = served_page()
    deal(page, players=2)
    page.evaluate(PRESS_TWICE)
    page.get_by_text(say_page("stale")).first.wait_for()
    assert hand(page).count() == 5, "one card was kept, not two"
    keep(page)
    assert hand(page).count() == 4


def test_a_double_click_keeps_one_card(page):
    deal(page, players=2)
    touch(hand(page).first)
    page.locator("[data-key=keep]").dblclick()
    page.wait_for_function("document.querySelectorAll('.mg-hand button.mg-card').length === 5")
    settled(page)
    assert hand(page).count() == 5


def test_a_table_that_does_not_answer_says_so_and_takes_up_again(open_page):
    """What is sent is lost on the way: within ten seconds the table says so. What was pressed is sent again."""
    page, table, cut = open_page("about:blank"), play(byorf), []
    page.clock.install()
    open_direct(page, table, hear=lambda message: None if cut else table.hear(message))
    deal(page, players=2)
    cut.append(True)
    hand(page).first.click()
    page.locator("[data-key=keep]").click()
    silent = page.locator(".mg-silent")
    page.clock.fast_forward(10_000)  # by the page's own clock, which nobody has to wait for
    page.get_by_text("The table has not answered yet.").wait_for()
    assert silent.get_attribute("role") == "alert"
    assert hand(page).count() == 6
    cut.clear()
    touch(page.locator("[data-key=hint]"))
    assert silent.inner_text() == ""
    assert hand(page).count() == 5, "the card was kept after all, and once"


def test_watching_bots_move_by_move_and_by_itself(page):
    deal(page, players=2, rounds="1", hand="5", who0="greedy", who1="random")
    lines = page.locator(".mg-log-lines > li")
    touch(page.locator("[data-key=log]"))
    assert hand(page).count() == 0
    press_button(page, "Next move")
    first = lines.count()
    press_button(page, "Next move")
    assert lines.count() > first > 0
    second = lines.count()
    page.evaluate(REMEMBER)
    press_button(page, "Play on")
    page.wait_for_function(STOP_AFTER, arg=second)
    settled(page)
    assert heard(page) == "Stopped."
    assert page.evaluate("said[0]") == say_table("plays-by-itself")
    assert page.locator("[data-auto]").count() == 0


def test_a_drop_on_its_own_row_changes_nothing(page):
    deal(page, players=2, rounds="1", hand="2")
    keep(page)
    card = cards_in(page, "aside")[0]
    page.locator(f".mg-zone [data-key={card}]").drag_to(zone(page, "aside"))
    settled(page)
    assert card in cards_in(page, "aside")
