"""Pages over a carrier that is not a notebook: every game's table, and every kind of question."""

from __future__ import annotations

import json
import random

import pytest

from mathgames_widgets.carriers.notebook import carried
from mathgames_widgets.games import GAMES
from mathgames_widgets.page.cards import card, place_button
from mathgames_widgets.page.html import button, div
from mathgames_widgets.page.page import REMEMBERED, Page, stale
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.carriers.wire import SHOWN, Wire
from tests.questions.kinds import CASES
from tests.table.pages import read
from tests.table.sitting import take

PRESSES = 30


def table(game):
    return play(game, you="Player 1", bots=["random"], seed="FERN-42")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_table_is_the_same_over_a_wire(game):
    """Thirty presses, each the same on the page itself and at the end of a line."""
    page, far = table(game), table(game)
    wire = Wire(far)
    take(page, Press("deal"))
    wire.press(next(n for n, thing in enumerate(far.offered) if thing == Press("deal")))
    chance = random.Random(7)
    for _ in range(PRESSES):
        assert wire.html == page.html
        assert wire.state["spoken"] == page.spoken
        numbers = [n for n in wire.read.numbers() if page.offered[n] != Press("new")]
        number = chance.choice(numbers)
        page.press(number)
        wire.press(number)
    assert page.match is not None and far.match is not None
    assert far.match.turns == page.match.turns


@pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.question).__name__)
def test_a_question_is_asked_over_a_wire(case):
    wrong = Checkpoint(case.question)
    right = Checkpoint(case.question)
    far = Checkpoint(case.question)
    wire = Wire(far)
    wrong.answer(case.wrong)
    wire.send({"restored": wrong.kept})
    assert wire.read.find(data_key="verdict")
    assert wire.state["kept"] == wrong.kept
    right.answer(case.right)
    wire.send({"restored": right.kept})
    assert far.is_answered
    assert wire.read.find(data_key="verdict")


def test_one_press_is_one_update():
    lamp = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: lamp.redraw("Light."))
    wire = Wire(lamp)
    wire.press(0)
    assert (wire.updates, wire.state["spoken"]) == (2, "Light.")
    wire.hang_up()
    lamp.redraw("Dark.")
    assert wire.state["spoken"] == "Light.", "who has hung up is told nothing more"


def test_a_press_on_an_earlier_drawing_counts_where_the_same_is_still_offered():
    """Another seat has moved meanwhile: what was meant is taken, and never something else under its number."""
    offered, taken = [["wait", "undo"], ["undo"], ["wait"]], []
    page = Page(
        lambda offers: div(*(button(name, data_n=offers(name)) for name in offered[0])),
        lambda thing, values: taken.append(thing),
    )
    wire = Wire(page)
    first = wire.state["drawing"]
    offered.pop(0)
    page.redraw()
    wire.press(1, drawing=first)
    assert taken == ["undo"], "the number is another one now, the thing is the same"
    offered.pop(0)
    page.redraw()
    wire.press(1, drawing=first)
    assert taken == ["undo"]
    assert wire.state["spoken"] == stale()


def test_a_drawing_that_is_long_gone_is_refused():
    offered = ["on"]
    page = Page(
        lambda offers: div(*(button(one, data_n=offers(one)) for one in offered)),
        lambda thing, values: page.redraw("Light."),
    )
    wire = Wire(page)
    first = wire.state["drawing"]
    for number in range(REMEMBERED + 1):
        offered[1:] = [f"{number}"]
        page.redraw()
    wire.press(0, drawing=first)
    assert wire.state["spoken"] == stale()


def test_a_page_that_others_draw_anew_without_end_forgets_no_press():
    """Whoever presses on a busy machine may be hundreds of drawings behind; what is offered is the same."""
    page = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: page.redraw("Light."))
    wire = Wire(page)
    first = wire.state["drawing"]
    for _ in range(5 * REMEMBERED):
        page.redraw()
    wire.press(0, drawing=first)
    assert wire.state["spoken"] == "Light."


# ── what is shown, heard and remembered, at the end of a wire and in a notebook ───────────────────────────────────────


class Notebook:
    """The same page at the end of ipywidgets, seen as `Wire` shows it."""

    def __init__(self, page: Page) -> None:
        self._page, self.updates = page, 1
        self.state = json.loads(json.dumps({name: getattr(page, name) for name in SHOWN}))
        self._widget = carried(page)
        self._widget.comm.send = self._arrive

    def _arrive(self, data=None, *args, **kwargs) -> None:
        told = json.loads(json.dumps(data["state"]))
        assert set(told) <= set(SHOWN)
        self.state |= told
        self.updates += 1

    def send(self, message) -> None:
        self._widget._handle_custom_msg(json.loads(json.dumps(message)), [])

    def press(self, number, drawing=None) -> None:
        self.send({"n": number, "drawing": self.state["drawing"] if drawing is None else drawing, "values": {}})


@pytest.fixture(params=[Wire, Notebook], ids=["wire", "notebook"])
def carrier(request):
    return request.param


class Seats:
    """A press, and two others who lay a card each: every step is a drawing with an offer of its own."""

    def __init__(self) -> None:
        self.laid: list[int] = []
        self.taken: list[object] = []
        self.page = Page(self.draw, self.take)

    def draw(self, offers):
        offers(len(self.laid))
        return div(button("go", data_n=offers("go")), *map(str, self.laid))

    def take(self, thing, values) -> None:
        self.taken.append(thing)
        if thing == "go":
            for seat in (1, 2):
                self.laid.append(seat)
                self.page.show_step(f"Seat {seat} lays a card.")
        self.page.redraw("Your turn.")


def test_the_steps_of_an_answer_come_with_its_end_in_one_update(carrier):
    seats = Seats()
    end = carrier(seats.page)
    before = end.state["drawing"]
    end.press(1)
    assert end.updates == 2
    captions = ["Seat 1 lays a card.", "Seat 2 lays a card."]
    assert [[number, text] for number, _, text in end.state["frames"]] == [
        [before + 1, captions[0]],
        [before + 2, captions[1]],
    ]
    pages = [html for _, html, _ in end.state["frames"]]
    assert [html.partition("</button>")[2] for html in (*pages, end.state["html"])] == [
        "1</div>",
        "12</div>",
        "12</div>",
    ]
    assert end.state["drawing"] == before + 3
    assert end.state["spoken"] == "Your turn."
    end.press(0)
    assert end.state["frames"] == [], "a new answer begins without steps"


def test_a_press_on_a_step_is_taken_against_its_drawing(carrier):
    seats = Seats()
    end = carrier(seats.page)
    end.press(1)
    (first, _, _), (second, _, _) = end.state["frames"]
    end.press(0, drawing=first)
    assert end.state["spoken"] == stale(), "one card lay there; that is no longer so"
    end.press(0, drawing=second)
    assert seats.taken == ["go", 2], "two cards lay there, as they do now"


def test_steps_that_nobody_pressed_for_are_told_with_the_next_drawing(carrier):
    """Another window has moved on; its listeners are told once, and the page after that shows no steps again."""
    seats = Seats()
    end = carrier(seats.page)
    seats.take("go", {})
    assert (end.updates, len(end.state["frames"])) == (2, 2)
    seats.page.redraw()
    assert end.state["frames"] == []


def test_a_fault_shows_no_steps_of_what_was_not_done(carrier):
    seats = Seats()
    end = carrier(seats.page)
    seats.page.redraw = None
    end.press(1)
    assert end.state["frames"] == []
    assert "Something went wrong" in end.state["spoken"]


def test_a_message_that_comes_twice_is_done_once_and_answered_twice(carrier):
    """A browser sends again what was not answered; its name says that it is the same."""
    seats = Seats()
    end = carrier(seats.page)
    message = {"n": 1, "drawing": end.state["drawing"], "values": {}, "id": "a-1"}
    end.send(message)
    drawing = end.state["drawing"]
    end.send(message)
    assert seats.taken == ["go"]
    assert (end.updates, end.state["drawing"]) == (3, drawing + 1)
    end.send({**message, "id": "a-2"})
    assert seats.taken == ["go", "go"], "another press is another press"


def test_a_press_that_changes_nothing_is_answered(carrier):
    page = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: None)
    end = carrier(page)
    end.send({"n": 0, "drawing": 1, "values": {}, "id": "a-1"})
    assert (end.updates, end.state["drawing"]) == (2, 2)
    end.press(0, drawing=1)
    assert end.state["spoken"] != stale(), "what was offered still is"


def test_presses_that_waited_are_taken_or_answered_one_by_one(carrier):
    """All made on the first drawing, while the answers were on their way."""
    left = ["a", "b", "c"]
    taken: list[str] = []

    def take(thing, values):
        taken.append(thing)
        left.remove(thing)
        page.redraw(thing)

    page = Page(lambda offers: div(*(button(one, data_n=offers(one)) for one in left)), take)
    end = carrier(page)
    first = end.state["drawing"]
    for n in (0, 0, 2, 1, 2):
        end.press(n, drawing=first)
    assert taken == ["a", "c", "b"]
    assert end.updates == 6


def test_a_card_that_is_picked_up_in_the_browser_is_laid_with_one_message(carrier):
    laid: list[str] = []

    def draw(offers):
        drops = {zone: offers(zone) for zone in ("top", "bottom")}
        return div(
            card("x", key="card0", label="x, zero at 0", name="x", drops=drops, picks="x, picked up."),
            place_button(zone="top", label="Numerator"),
        )

    def take(thing, values):
        laid.append(thing)
        page.redraw(thing)

    page = Page(draw, take)
    end = carrier(page)
    node = read(end.state["html"])
    (one,) = node.find(data_picks="x, picked up.")
    assert (one.attributes["aria-pressed"], one.attributes["data-name"]) == ("false", "x")
    assert "data-n" not in one.attributes, "to pick it up needs no message"
    (place,) = node.find(data_place="top")
    assert place.attributes["data-with"] == "Numerator: put {} here"
    assert place.attributes["aria-disabled"] == "true"
    end.press(json.loads(one.attributes["data-drops"])["bottom"])
    assert laid == ["bottom"]
