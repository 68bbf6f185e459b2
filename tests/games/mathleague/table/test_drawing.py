"""What one may draw, asked for at the table of mathleague.org/cards."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.mathleague.table.panels import Drawing
from mathgames_widgets.table.screen import Ask, Press
from tests.games.mathleague.table.tables import at
from tests.games.mathleague.tables import Seat, sitting
from tests.table.sitting import offers, page, take

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_game = room("mathgames_widgets.games.mathleague.words")

PILE = "orange Mean, blue Ben, blue Coach Fermat, red Kofi, red Order of Operations"


def test_the_chances_are_behind_a_button_with_arithmetic_and_a_picture():
    """ "chance of drawing what you need (hypergeometric, with a plot)" """
    table = at(sitting(Seat(hand="green Priya, red Omar, red Study Session", pile=PILE)))
    assert not page(table).find(data_key="drawing-panel")
    take(table, Ask(Drawing()))
    row = page(table).one(data_key="wish-TOOL.")
    assert row.text == "TOOL card290%1.2"
    assert not page(table).find(data_key="drawing-picture")
    take(table, Ask(Drawing("TOOL")))
    picked = page(table).one(data_key="drawing-picked")
    assert say_game("draw-chance", kind="TOOL", chance="9/10", percent=90, sort="any") in picked.text
    assert picked.one(tag="img").get("alt") == (
        say_game_table("how-many-drawn", kind="TOOL", chances="0: 10%, 1: 60%, 2: 30%, 3: 0%", sort="any")
    )
    assert picked.one(tag="img").get("src").startswith("data:image/png")
    take(table, Press("close"))
    assert not page(table).find(data_key="drawing-panel")


def test_what_is_not_in_the_pile_is_not_pressed_and_an_empty_pile_has_no_button():
    table = take(at(sitting(Seat(hand="green Priya", pile="blue Ben"))), Ask(Drawing()))
    assert page(table).one(data_key="wish-TOOL.").text == "TOOL card00%0"
    assert not offers(table, Ask(Drawing("TOOL")))
    assert not offers(at(sitting(Seat(hand="green Priya", pile=""))), Ask(Drawing()))
