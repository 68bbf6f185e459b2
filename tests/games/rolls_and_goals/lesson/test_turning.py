"""The table of cards behind every side of a die: what is pressed is shown, and nothing is marked before the answer."""

import pytest

from mathgames_widgets.games.rolls_and_goals.lesson import ORDER
from mathgames_widgets.games.rolls_and_goals.lesson.practice.turning import trying_each
from mathgames_widgets.games.rolls_and_goals.rules.cards import EVERY_SIDE
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.exploring import Explored
from mathgames_widgets.questions.drawing.touch import Touch
from tests.table.pages import read

CARDS = ("+1", "+3", "x2", "÷2")
MADE = {"+1": (2, 3, 4, 5, 6, 7), "+3": (4, 5, 6, 7, 8, 9), "x2": (2, 4, 6, 8, 10, 12), "÷2": (0, 1, 1, 2, 2, 3)}


@pytest.mark.parametrize("card", CARDS)
def test_each_field_shows_what_its_card_makes_of_its_side(card):
    board, draft = trying_each(CARDS), ""
    for side, value in zip(EVERY_SIDE, MADE[card], strict=True):
        change = board.taken(AnswerDesk(draft, Offers()), Touch("try", value=f"{card} {side}"))
        assert change.draft is not None and f"makes {value}." in change.said
        draft = change.draft
    row = read(str(board.cards_on(AnswerDesk(draft, Offers())))).one(data_key=f"try-row-{card}")
    assert [cell.text for cell in row.find(tag="td")] == [*[str(value) for value in MADE[card]], "?"]
    assert "✓" not in row.text, "what is divisible by 3 is still to be thought"


def test_what_is_divisible_by_3_is_marked_once_the_question_is_answered():
    asked = ORDER.ask("keeps")
    assert "12 ✓" not in read(asked.html).text and 'data-key="try-each"' in asked.html
    for card in CARDS:
        for side in EVERY_SIDE[1:]:
            done = Explored(Touch("try", value=f"{card} {side}"))
            asked.press(next(at for at, offer in enumerate(asked.offered) if offer == done))
    asked.answer(frozenset({1, 2}))
    rows = [read(asked.html).one(data_key=f"try-row-{card}") for card in CARDS]
    marked = [[cell.text.endswith("✓") for cell in row.find(tag="td")[:-1]] for row in rows]
    assert marked == [[False, *[value % 3 == 0 for value in MADE[card][1:]]] for card in CARDS], "1 was not opened"


def test_the_last_column_is_for_a_value_of_ones_own():
    """A die has two sides that are divisible by 3; a value can be 0 or below it, too."""
    board, draft = trying_each(CARDS), ""
    for thing in (*[Touch("own", steps=-1)] * 3, Touch("try", value="÷2 -3"), Touch("try", value="+3 -3")):
        draft = board.taken(AnswerDesk(draft, Offers()), thing).draft
    shown = read(str(board.cards_on(AnswerDesk(draft, Offers(), is_answered=True))))
    assert shown.one(data_key="own-value").text == "−3" and "as −3, 3 and 6 are without a card." in shown.text
    last = [shown.one(data_key=f"try-row-{card}").find(tag="td")[-1].text for card in CARDS]
    assert last == ["?", "0 ✓", "?", "−2"]
    draft = board.taken(AnswerDesk(draft, Offers()), Touch("own", steps=1)).draft
    draft = board.taken(AnswerDesk(draft, Offers()), Touch("own", steps=-1)).draft
    again = read(str(board.cards_on(AnswerDesk(draft, Offers()))))
    assert again.one(data_key="try-row-÷2").find(tag="td")[-1].text == "−2", "what was tried stays"


def test_a_value_of_ones_own_stays_on_its_scale():
    board = trying_each(CARDS)
    assert board.own("-12 | ") == -12 and board.own("-13 | ") == board.own("+3 4") == 0
    assert board.taken(AnswerDesk("-12 | ", Offers()), Touch("own", steps=-1)).draft is None
