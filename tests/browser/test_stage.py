"""What the scripts do by themselves: cards picked up, presses that wait their turn, steps shown one after the other."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mathgames_widgets import practise
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import ZEROS
from mathgames_widgets.page.cards import card, group, place_button, press
from mathgames_widgets.page.html import button, details, div, form, h2, input_, p, span, summary
from mathgames_widgets.page.page import Page as Table, stale
from tests.browser.direct import open_direct, told

say_question = room("mathgames_widgets.questions")

FOCUSED = "document.activeElement.getAttribute('data-key') ?? document.activeElement.localName"
LIVE = "[...document.querySelectorAll('.mg-live p')].map(line => line.textContent)"


class Desk:
    """Cards to lay in two zones, one of which takes only even cards; and letters that do the same."""

    def __init__(self, cards: int = 4, *, with_a_place: bool = False) -> None:
        self.hand = [f"{one}" for one in range(cards)]
        self.with_a_place = with_a_place
        self.laid: dict[str, list[str]] = {"left": [], "right": []}
        self.taken: list[Any] = []
        self.table = Table(self.draw, self.take)

    def draw(self, offers: Any) -> Any:
        hand = [self.card(name, offers) for name in self.hand]
        if self.with_a_place:
            hand[:0] = [place_button(zone="hand", label="Back") for _ in self.taken]
        return div(
            group(*hand, key="hand", label="Hand", data_holds_focus=True),
            *(
                div(
                    place_button(zone=zone, label=zone.title()),
                    *(span(name, data_key=f"card{name}", data_flies=f"card{name}") for name in cards),
                    data_zone=zone,
                    data_key=f"zone-{zone}",
                    style="min-height: 60px",
                )
                for zone, cards in self.laid.items()
            ),
            press("Undo", offers("undo"), key="undo"),
            data_key="desk",
            data_keys=f'{{"u": {offers("undo")}}}',
            data_escape=offers("escape"),
        )

    def card(self, name: str, offers: Any) -> Any:
        zones = ("left", "right") if int(name) % 2 == 0 else ("left",)
        drops = {zone: offers((name, zone)) for zone in zones}
        keys = {zone[0]: n for zone, n in drops.items()}
        said = f"{name}, picked up."
        return card(name, key=f"card{name}", label=f"Card {name}", name=name, drops=drops, keys=keys, picks=said)

    def take(self, thing: Any, values: Any) -> None:
        self.taken.append(thing)
        if isinstance(thing, tuple):
            name, zone = thing
            self.hand.remove(name)
            self.laid[zone].append(name)
        self.table.redraw(f"Done: {thing}.")


SIZE = {"width": 800, "height": 600}


@pytest.fixture(scope="module")
def shared_page(browser: Browser):
    """A page that one test after the other shows its table in."""
    context, faults = browser.new_context(viewport=SIZE), []
    page = context.new_page()
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    yield page
    context.close()
    assert faults == []


@pytest.fixture
def opened(browser: Browser, shared_page: Page):
    """Opens a table in the shared page, or in one of its own where it is to be kept, timed or otherwise different; in
    the end nothing may have gone wrong there."""
    contexts, faults = [], []

    def open_one(table: Table, *, hear: Any = None, at: str = "", timed: bool = False, **settings: Any) -> Page:
        page = shared_page
        if at or timed or settings:
            contexts.append(browser.new_context(viewport=SIZE, **settings))
            page = contexts[-1].new_page()
            page.on("pageerror", lambda fault: faults.append(str(fault)))
        open_direct(page, table, hear=hear, at=at)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def key(page: Page, name: str) -> Any:
    return page.locator(f"[data-key={name}]")


# ── picking up ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_is_picked_up_without_a_message_and_laid_with_one(opened):
    desk = Desk()
    page = opened(desk.table)
    key(page, "card0").click()
    expect(key(page, "card0")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "card0")).to_have_class("mg-card mg-up")
    expect(page.locator(".mg-takes")).to_have_count(2)
    assert page.evaluate(LIVE)[-1] == "0, picked up."
    key(page, "card1").click()
    expect(key(page, "card0")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".mg-takes")).to_have_count(1)
    expect(key(page, "place-left")).to_have_attribute("aria-label", "Left: put 1 here")
    expect(key(page, "place-right")).to_have_attribute("aria-label", "Right")
    expect(key(page, "place-right")).to_have_attribute("aria-disabled", "true")
    expect(key(page, "place-left")).to_have_text("Left")
    key(page, "zone-right").click(position={"x": 400, "y": 50})
    assert desk.taken == [], "a place that does not take the card does nothing"
    key(page, "zone-left").click(position={"x": 400, "y": 50})
    expect(page.locator("[data-zone=left] [data-key=card1]")).to_be_visible()
    assert desk.taken == [("1", "left")]
    expect(page.locator(".mg-takes")).to_have_count(0)
    expect(page.locator(".mg-up")).to_have_count(0)


def test_a_card_is_put_down_by_a_second_press_and_by_escape(opened):
    desk = Desk()
    page = opened(desk.table)
    for put_down in (lambda: key(page, "card2").click(), lambda: page.keyboard.press("Escape")):
        key(page, "card2").click()
        expect(page.locator(".mg-up")).to_have_count(1)
        put_down()
        expect(page.locator(".mg-up")).to_have_count(0)
    assert desk.taken == []
    page.keyboard.press("Escape")
    expect(page.locator(".mg-live p").last).to_have_text("Done: escape.")


def test_a_box_sends_what_python_says_unless_its_reader_has_typed(opened):
    """Drawn once more, a box counts as changed in the browser; a new value has to reach it all the same."""
    rounds, sent = 2, []

    def draw(offers: Any) -> Any:
        box = input_(name="rounds", value=rounds, data_key="rounds")
        return form(box, press("Six", offers("six"), key="six"), press("Again", offers("again"), key="again"))

    def take(thing: Any, values: Any) -> None:
        nonlocal rounds
        sent.append(values["rounds"])
        rounds = 6 if thing == "six" else rounds
        table.redraw(f"{len(sent)} sent.")

    table = Table(draw, take)
    page = opened(table)
    for at, name in enumerate(("again", "six", "again"), 1):
        key(page, name).click()
        expect(page.locator(".mg-live p").last).to_have_text(f"{at} sent.")
    assert sent == ["2", "2", "6"]
    key(page, "rounds").fill("4")
    key(page, "again").click()
    expect(page.locator(".mg-live p").last).to_have_text("4 sent.")
    expect(key(page, "rounds")).to_have_value("4")


def test_a_drawer_that_is_closed_gives_the_focus_back(opened):
    """To what had it before; the heading of the page is far from there."""
    is_open = False

    def draw(offers: Any) -> Any:
        close = press("Close", offers("close"), key="close")
        return div(
            h2("Desk", tabindex=-1, data_focus="1"),
            press("One", offers("one"), key="one"),
            press("Two", offers("two"), key="two"),
            div(close, cls="mg-drawer", data_key="drawer", data_escape=offers("close")) if is_open else None,
            data_key="desk",
            data_keys=f'{{"o": {offers("open")}}}',
        )

    def take(thing: Any, values: Any) -> None:
        nonlocal is_open
        is_open = thing == "open"
        table.redraw(f"Done: {thing}.")

    table = Table(draw, take)
    page = opened(table)
    for close in ("Escape", "Enter"):
        key(page, "two").focus()
        page.keyboard.press("o")
        expect(key(page, "drawer")).to_be_visible()
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == "close"
        page.keyboard.press(close)
        expect(key(page, "drawer")).to_have_count(0)
        assert page.evaluate(FOCUSED) == "two"


def test_three_keys_lay_a_card_and_the_next_is_at_hand(opened):
    desk = Desk()
    page = opened(desk.table)
    key(page, "card1").focus()
    for one, place, neighbour in (("1", "left", "card2"), ("2", "left", "card3")):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == f"place-{place}"
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-zone={place}] [data-key=card{one}]")).to_be_visible()
        assert page.evaluate(FOCUSED) == neighbour
    page.keyboard.press("l")
    expect(page.locator("[data-zone=left] [data-key=card3]")).to_be_visible()
    assert page.evaluate(FOCUSED) == "card0", "the last of the hand has left, its neighbour stays"
    assert desk.taken == [("1", "left"), ("2", "left"), ("3", "left")]


def test_the_focus_passes_over_an_empty_place_to_the_next_card(opened):
    page = opened(Desk(with_a_place=True).table)
    key(page, "card0").focus()
    for name in ("0", "1"):
        page.keyboard.press("l")
        expect(page.locator(f"[data-zone=left] [data-key=card{name}]")).to_be_visible()
    assert page.evaluate(FOCUSED) == "card2"


def test_a_letter_sends_the_card_that_is_picked_up_from_anywhere(opened):
    desk = Desk()
    page = opened(desk.table)
    key(page, "card2").click()
    key(page, "undo").focus()
    page.keyboard.press("r")
    expect(page.locator("[data-zone=right] [data-key=card2]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".mg-live p").last).to_have_text("Done: undo.")
    assert desk.taken == [("2", "right"), "undo"]


def test_what_is_picked_up_stays_so_while_others_move(opened):
    desk = Desk()
    page = opened(desk.table)
    key(page, "card0").click()
    key(page, "card1").focus()
    page.keyboard.press("l")
    expect(page.locator("[data-zone=left] [data-key=card1]")).to_be_visible()
    expect(key(page, "card0")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "place-right")).to_have_attribute("aria-label", "Right: put 0 here")
    key(page, "place-right").click()
    expect(page.locator("[data-zone=right] [data-key=card0]")).to_be_visible()


def test_a_card_is_still_dragged(opened):
    desk = Desk()
    page = opened(desk.table)
    key(page, "card0").click()
    key(page, "card3").hover()
    page.mouse.down()
    key(page, "zone-left").hover()
    page.mouse.up()
    expect(page.locator("[data-zone=left] [data-key=card3]")).to_be_visible()
    assert desk.taken == [("3", "left")]


# ── no press is lost ──────────────────────────────────────────────────────────────────────────────────────────────────

PRESS_MANY = """async ({times, pause}) => {
  const all = () => [...document.querySelectorAll(".mg [data-n]")];
  for (let i = 0; i < times; i += 1) {
    all()[i % all().length].click();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}"""


class Lamps:
    """Three lamps; `never` is offered only every other time."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.refused = 0
        self.table = Table(self.draw, self.take)
        self.table.refuse = self.refuse  # type: ignore[method-assign]

    def draw(self, offers: Any) -> Any:
        return div(
            *(button(f"{name} {len(self.taken)}", data_n=offers(name), data_key=name) for name in self.names),
            data_key="lamps",
        )

    @property
    def names(self) -> tuple[str, ...]:
        often = len(self.taken) % 2
        return ("seldom", "left", "right") if often else ("left", "right", "middle")

    def take(self, thing: str, values: Any) -> None:
        assert thing in self.names, "what is not offered is never done"
        self.taken.append(thing)
        self.table.redraw(f"{thing}.")

    def refuse(self) -> None:
        self.refused += 1
        self.table.redraw(stale())


@pytest.mark.parametrize(("times", "pause", "slow"), [(60, 25, 0.0), (15, 10, 0.1)], ids=["quick", "slow"])
def test_every_press_is_taken_or_answered(opened, times, pause, slow):
    lamps = Lamps()

    def hear(message: Any) -> None:
        time.sleep(slow)
        lamps.table.hear(message)

    page = opened(lamps.table, hear=hear)
    page.evaluate(PRESS_MANY, {"times": times, "pause": pause})
    expect(page.locator(".mg:not([aria-busy])")).to_have_count(1)
    assert len(lamps.taken) + lamps.refused == times
    assert lamps.taken, "and most of them are done"


def test_a_press_that_was_lost_on_the_way_is_sent_again_and_done_once(opened):
    lamps, lost = Lamps(), []

    def hear(message: Any) -> None:
        if not lost:
            lost.append(message)
        else:
            lamps.table.hear(message)
            lamps.table.hear(message)

    page = opened(lamps.table, hear=hear, timed=True)
    page.evaluate("window.__update = () => {}")
    page.clock.install()
    key(page, "left").click()
    page.clock.run_for(9000)
    expect(page.locator(".mg:not([aria-busy])")).to_have_count(1)
    assert lamps.taken == ["left"]
    assert lamps.refused == 0


# ── steps ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Round:
    """Somebody presses, and three others lay a card each."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.more = True
        self.table = Table(self.draw, self.take)

    def draw(self, offers: Any) -> Any:
        seats = (span(f"Seat {seat}", data_key=f"seat{seat}", data_flies=f"seat{seat}") for seat in range(3))
        laid = (card(name, key=name, label=name, data_from=f"seat{place % 3}") for place, name in enumerate(self.cards))
        return div(
            p(*seats, style="margin-bottom: 200px"),
            div(*laid, data_key="laid"),
            button("Go on", data_n=offers("go on"), data_key="go-on"),
            button("Skip", data_key="skip"),
            button("Now", data_n=offers(len(self.cards)), data_key="now"),
            data_key="round",
        )

    def take(self, thing: Any, values: Any) -> None:
        if thing == "go on":
            for seat in range(3):
                self.cards.append(f"card{len(self.cards)}")
                self.table.show_step(f"Seat {seat} lays {self.cards[-1]}.")
        self.table.redraw("Your turn.")


CAPTIONS = ["Seat 0 lays card0.", "Seat 1 lays card1.", "Seat 2 lays card2.", "Your turn."]


def test_an_answer_is_shown_step_by_step(opened):
    page = opened(Round().table, timed=True)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    key(page, "go-on").focus()
    page.keyboard.press("Enter")
    for cards in (1, 2, 3):
        expect(page.locator(".mg.mg-stepping [data-key=laid] > *")).to_have_count(cards)
        expect(page.locator(".mg-new")).to_have_count(1)
        assert page.evaluate("document.getAnimations().length") > 0
        assert page.evaluate(LIVE) == CAPTIONS[:cards]
        page.clock.run_for(1250)
    expect(page.locator(".mg-stepping")).to_have_count(0)
    assert page.evaluate(LIVE) == CAPTIONS
    assert page.evaluate(FOCUSED) == "go-on"
    page.clock.run_for(2000)
    expect(page.locator(".mg-new")).to_have_count(0)


SKIPS = {
    "button": lambda page: key(page, "skip").click(),
    "press": lambda page: page.mouse.click(700, 500),
    "key": lambda page: page.keyboard.press("x"),
    "escape": lambda page: page.keyboard.press("Escape"),
}


@pytest.mark.parametrize("skip", SKIPS.values(), ids=SKIPS)
def test_the_steps_end_at_once(opened, skip):
    page = opened(Round().table)
    key(page, "go-on").click()
    expect(page.locator(".mg-stepping")).to_have_count(1)
    skip(page)
    expect(page.locator(".mg-stepping")).to_have_count(0)
    expect(page.locator("[data-key=laid] > *")).to_have_count(3)
    assert page.evaluate(LIVE) == CAPTIONS


def test_who_wants_less_motion_sees_the_end_and_hears_every_step(opened):
    page = opened(Round().table, reduced_motion="reduce")
    key(page, "go-on").click()
    expect(page.locator("[data-key=laid] > *")).to_have_count(3)
    expect(page.locator(".mg-stepping")).to_have_count(0)
    assert page.evaluate(LIVE) == CAPTIONS


def test_steps_that_a_browser_draws_slowly_end_in_time_all_the_same(opened):
    page = opened(Round().table, timed=True)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    key(page, "go-on").click()
    expect(page.locator(".mg-stepping [data-key=laid] > *")).to_have_count(1)
    page.clock.fast_forward(20_000)  # one timer is late
    expect(page.locator(".mg:not(.mg-stepping) [data-key=laid] > *")).to_have_count(3)
    assert page.evaluate(LIVE) == CAPTIONS


def test_a_press_on_a_step_is_taken_as_it_was_made_there(opened):
    """What a step offers and the end does not is refused; what both offer is done."""
    round_ = Round()
    page = opened(round_.table)
    key(page, "go-on").click()
    expect(page.locator(".mg-stepping [data-key=laid] > *")).to_have_count(1)
    key(page, "now").click()
    expect(page.locator(".mg-live p").last).to_have_text(stale())
    expect(page.locator("[data-key=laid] > *")).to_have_count(3)
    key(page, "go-on").click()
    expect(page.locator(".mg-stepping [data-key=laid] > *")).to_have_count(4)
    key(page, "go-on").click()
    expect(page.locator(".mg-stepping [data-key=laid] > *")).to_have_count(7)
    assert len(round_.cards) == 9


def test_a_hidden_page_shows_no_steps(opened):
    page = opened(Round().table)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    key(page, "go-on").click()
    expect(page.locator("[data-key=laid] > *")).to_have_count(3)
    expect(page.locator(".mg-stepping")).to_have_count(0)


# ── where it stands ───────────────────────────────────────────────────────────────────────────────────────────────────

HERE = "http://127.0.0.1:9/table"


class Start:
    """A first page with a button that plays, a table that docks, and the way back."""

    def __init__(self, kept: str = "") -> None:
        self.playing = False
        self.table = Table(self.draw, self.take, keep="a start", kept=kept)

    def draw(self, offers: Any) -> Any:
        if not self.playing:
            return div(button("Play", data_n=offers("play"), data_at_once=True, data_key="play"), data_key="start")
        back = button("Back", data_n=offers("back"), data_key="back")
        whole = button("Full screen", data_fullscreen=True, data_key="whole")
        return div(back, whole, data_docks=True, data_key="table")

    def take(self, thing: str, values: Any) -> None:
        self.playing = thing == "play"
        self.table.kept = "a game" if self.playing else ""
        self.table.redraw(thing)


def docked(page: Page) -> tuple[int, int]:
    return page.locator(".mg.mg-docked").count(), page.locator("html.mg-docked-page").count()


def test_a_table_docks_while_it_is_played_on_a_page_of_ours(opened):
    page = opened(Start().table)
    assert docked(page) == (0, 0)
    key(page, "play").click()
    key(page, "back").wait_for()
    assert docked(page) == (1, 1)
    assert not key(page, "whole").is_visible(), "it is whole already"
    key(page, "back").click()
    key(page, "play").wait_for()
    assert docked(page) == (0, 0)


def test_elsewhere_a_table_takes_the_screen_when_it_is_asked_to(opened):
    page = opened(Start().table)
    page.evaluate("document.body.removeAttribute('data-mathgames-site')")
    key(page, "play").click()
    key(page, "whole").wait_for()
    assert docked(page) == (0, 0)
    key(page, "whole").click()
    expect(page.locator(".mg.mg-docked:fullscreen")).to_have_count(1)
    page.evaluate("document.exitFullscreen()")
    expect(page.locator(".mg-docked")).to_have_count(0)


def test_a_page_that_is_opened_to_play_plays_at_once(opened):
    start = Start()
    page = opened(start.table, at=f"{HERE}#play")
    key(page, "back").click()
    key(page, "play").wait_for()
    assert not start.playing, "once is enough"


def test_a_page_that_is_opened_otherwise_does_not(opened):
    page = opened(Start().table, at=HERE)
    key(page, "play").wait_for()
    expect(page.locator(".mg:not([aria-busy])")).to_have_count(1)
    assert key(page, "back").count() == 0


def test_a_game_that_is_kept_is_never_played_over(opened):
    """What the browser has kept is offered by the page itself."""
    first = Start()
    page = opened(first.table, at=f"{HERE}#play")
    key(page, "back").wait_for()
    page.goto("about:blank")
    second, other = Start(), page.context.new_page()
    open_direct(other, second.table, at=f"{HERE}#play")
    key(other, "play").wait_for()
    expect(other.locator(".mg:not([aria-busy])")).to_have_count(1)
    assert not second.playing


def test_two_tabs_with_practice_do_not_forget_for_each_other(opened):
    one, other = practise(), practise()
    page = opened(one, at=HERE)
    tab = page.context.new_page()
    open_direct(tab, other, at=HERE)
    key(page, "play-byorf").click()
    expect(tab.get_by_role("heading", name="Problem 1")).to_be_visible()
    assert other.course.seed == one.course.seed
    expect(key(page, "forget")).to_have_count(1)
    key(tab, "rest").locator("summary").first.click()
    key(tab, "moving").locator("summary").click()
    tab.get_by_role("button", name=say_question("forget-practice")).click()
    expect(key(page, "forget")).to_have_count(0)


def test_a_press_on_its_way_shows_in_the_line_at_the_top(opened):
    lamps, held = Lamps(), []
    page = opened(lamps.table, hear=held.append)
    key(page, "left").click()
    expect(page.locator(".mg.mg-thinks[aria-busy]")).to_have_count(1)
    lamps.table.hear(held[0])
    page.evaluate("told => window.__update(told)", told(lamps.table))
    expect(page.locator(".mg:not(.mg-thinks, [aria-busy])")).to_have_count(1)


def test_the_neighbours_of_a_card_that_leaves_stay_where_they_are(opened):
    """A card that is put in anew loses what the browser knows of it, and its page is laid out again for it."""
    page = opened(Desk().table)
    page.evaluate("""() => {
      window.__put = [];
      const watch = new MutationObserver((all) => {
        for (const one of all) for (const node of one.addedNodes) window.__put.push(node.getAttribute?.("data-key"));
      });
      watch.observe(document.querySelector(".mg-page"), { childList: true, subtree: true });
    }""")
    page.locator("[data-key=card0]").click()
    page.keyboard.press("l")
    expect(page.locator("[data-zone=left] [data-key=card0]")).to_have_count(1)
    assert page.evaluate("window.__put") == ["card0"]


@pytest.mark.parametrize("before", [("note", "said", "end"), ("said", "note", "end")])
def test_another_element_takes_the_place_of_the_one_with_its_key(opened, before: tuple[str, ...]):
    """A note that is folded now and stands further down is there once: the open one stood above it for good."""
    folded = False

    def drawn(offers: Any) -> Any:
        if folded:
            return div(
                p("Right.", data_key="said"),
                div("end", data_key="end"),
                details(summary("Note"), data_key="note"),
                data_key="all",
            )
        parts = {
            "note": div("Note", data_key="note"),
            "said": p("", data_key="said"),
            "end": press("End", offers(1), key="end"),
        }
        return div(*(parts[key] for key in before), data_key="all")

    def fold(thing: Any, values: Any) -> None:
        nonlocal folded
        folded = True
        table.redraw()

    table = Table(drawn, fold)
    page = opened(table)
    page.get_by_role("button", name="End").click()
    expect(key(page, "said")).to_have_text("Right.")
    expect(key(page, "note")).to_have_count(1)
    assert page.locator("[data-key=all] > *").evaluate_all("all => all.map((one) => one.localName)") == [
        "p",
        "div",
        "details",
    ]


def test_what_the_address_says_reaches_the_page_that_asks_for_it_and_a_link_to_it_is_copied(opened):
    """A set of practice problems given as a link."""
    at = f"{HERE}?token=secret&game=byorf&kinds=signs+holes&problems=3&seed=FERN-42"
    heard: list[Any] = []
    table = practise()

    def hear(message: Any) -> None:
        heard.append(message)
        table.hear(message)

    page = opened(table, hear=hear, at=at)
    expect(page.get_by_role("heading", name="Problem 1 of 3")).to_be_visible()
    assert "secret" not in str(heard)
    page.get_by_text(say_question("more-of-practice"), exact=True).click()
    page.get_by_text(say_question("for-teachers")).click()
    page.get_by_role("button", name=say_question("make-link")).click()
    link = page.locator("[data-key=link] a")
    expect(link).to_have_attribute("href", re.compile(r"^\?game=byorf&seed="))
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    key(page, "copy-link").click()
    assert page.evaluate("window.copied") == page.evaluate("document.querySelector('[data-key=link] a').href")


def test_an_answer_that_a_class_refuses_for_now_is_sent_again(opened):
    told = '{"key": "hole", "right": true}'
    answered: list[bool] = []
    table = Table(
        lambda offers: div(
            button("Answer", data_n=offers("answer"), data_key="answer"),
            p(data_report=told if answered else None),
            data_key="page",
        ),
        lambda thing, values: (answered.append(True), table.redraw()),  # type: ignore[func-returns-value]
    )
    page = opened(table, at="http://127.0.0.1:9/voila/render/byorf/holes.ipynb?class=FERN-42718")
    statuses, sent = [429, 204], []

    def take(route: Any) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(status=statuses[len(sent) - 1], headers={"Retry-After": "1"})

    page.route("**/t/FERN-42718/report", take)
    page.clock.install()
    with page.expect_response("**/report") as first:
        key(page, "answer").click()
    with page.expect_response("**/report") as second:
        page.clock.fast_forward(5000)
    assert [first.value.status, second.value.status] == statuses
    assert sent == 2 * [{"page": "byorf/holes", "key": "hole", "right": True}]


def test_a_report_is_saved_under_a_name_the_day_and_the_lesson(opened):
    lesson = replace(ZEROS)
    lesson.ask("zero").answer("-2")
    page = opened(lesson.report(), accept_downloads=True)
    page.clock.set_fixed_time("2026-11-22T12:00:00")
    page.get_by_role("textbox", name=say_question("name-for-file")).fill(" Asha/B ")
    with page.expect_download() as saving:
        key(page, "save").click()
    assert saving.value.suggested_filename == f"AshaB 2026-11-22 {lesson.title}.txt"
    text = Path(saving.value.path()).read_text(encoding="utf-8")
    assert text.startswith(f"Asha/B, 2026-11-22\n{lesson.title}\n1 of ")


def test_what_is_typed_stays_when_others_have_the_page_drawn_anew(browser: Browser):
    """A box without anything in it yet; a new problem empties it, whatever stood there."""
    practice = replace(ZEROS).practise("zeros")
    page = browser.new_page()
    open_direct(page, practice)
    page.locator("[data-key=begin]").click()
    box = page.locator("[data-key=answer]")
    box.press_sequentially("17")
    for _ in range(2):
        practice.redraw()
        page.evaluate("state => window.__update(state)", told(practice))
        page.wait_for_timeout(50)
        assert box.input_value() == "17"
    page.locator("[data-key=another], [data-key=next]").first.click()
    expect(box).to_have_value("")
    page.close()
