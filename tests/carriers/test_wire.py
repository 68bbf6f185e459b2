"""Pages over a carrier that is not a notebook: every game's table, and every kind of question."""

from __future__ import annotations

import random

import pytest

from mathgames_widgets.games import GAMES
from mathgames_widgets.page.html import button, div
from mathgames_widgets.page.page import REMEMBERED, STALE, Page
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.carriers.wire import Wire
from tests.questions.kinds import CASES
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
    assert wire.state["spoken"] == STALE


def test_a_drawing_that_is_long_gone_is_refused():
    page = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: page.redraw("Light."))
    wire = Wire(page)
    first = wire.state["drawing"]
    for _ in range(REMEMBERED + 1):
        page.redraw()
    wire.press(0, drawing=first)
    assert wire.state["spoken"] == STALE
