"""The lesson on holes: what a close look shows, and what its table says before a prediction is answered."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import Put, Ready, Row, factor
from mathgames_widgets.games.byorf.lesson import HOLES
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.drawing.zoom import Looked, ZoomIn
from mathgames_widgets.questions.stops import GuidedTable
from mathgames_widgets.table.screen import Do, Press
from tests.questions.scripts import take

say = room("mathgames_widgets.questions")


def test_both_branches_at_an_asymptote_fill_the_close_picture():
    """The points nearest to it may leave the picture; the others go from its middle to its edges."""
    asked = HOLES.question("zoom")
    assert isinstance(asked, ZoomIn)
    wall = asked.function.vertical_asymptotes[0].x
    for level in (1, 2, 3):
        looked = Looked(int(str(wall)), None, level)
        close = asked.close(looked)
        seen = [y for _, y in asked.points(looked) if y is not None and close.bottom <= y <= close.top]
        assert len(seen) >= 18, "of twenty"
        assert max(seen) > close.unit and min(seen) < -close.unit
        assert close.unit == int(close.unit) and close.unit % 5 == 0


def taken_up() -> GuidedTable:
    """The table of the hole, whose question is still open."""
    HOLES.vote("hole", back="table")
    table = HOLES.table("hole")
    HOLES.ask("hole")
    take(table, Press("deal"))
    return table


def find(table: GuidedTable, action: object) -> int:
    """The place of the offer that makes a move, perhaps with a twin of the card."""
    made = [(place, thing.action) for place, thing in enumerate(table.offered) if isinstance(thing, Do)]
    return next(place for place, one in made if one == action)


def test_another_card_hears_what_was_asked_for_and_sees_no_answer_to_the_prediction():
    table = taken_up()
    table.press(find(table, Put(factor("F28"), Row.BOTTOM)))
    wanted = table.part.moves[0].task
    assert f"{say('not-asked-for')} {wanted}" in table.spoken
    assert 'data-key="compared"' not in table.html


def test_ready_after_the_move_is_not_called_another_way():
    table = taken_up()
    table.press(find(table, table.part.moves[0].action))
    table.press(find(table, Ready()))
    assert say("moved-on") in table.spoken and say("elsewhere") not in table.spoken
    assert 'data-key="compared"' not in table.html


def test_a_verdict_stands_above_the_hints_before_it_and_below_one_after_it():
    page = Checkpoint(HOLES.question("height"))
    hint = next(place for place, thing in enumerate(page.offered) if thing == Press("hint"))
    page.press(hint)
    page.answer(Fraction(7))
    verdict, hints = (page.html.index(f'data-key="{key}"') for key in ("verdict", "hint-room"))
    assert verdict < hints
    page.press(next(place for place, thing in enumerate(page.offered) if thing == Press("hint")))
    verdict, hints = (page.html.index(f'data-key="{key}"') for key in ("verdict", "hint-room"))
    assert hints < verdict
