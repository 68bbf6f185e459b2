"""Where the mark of a number line waits before it is placed tells nothing of the answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Number
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.line import PlaceOnLine, balance
from tests.questions.kinds import CASES

ON_A_LINE = [one.question for one in CASES if isinstance(one.question, PlaceOnLine)]


@pytest.mark.parametrize("question", ON_A_LINE, ids=lambda one: one.key)
def test_the_mark_does_not_wait_on_the_answer(question):
    assert Fraction(question.low) != question.value


def test_the_support_of_a_beam_does_not_wait_where_it_is_level():
    """It once waited in the middle of 0 to 7, which is the mean of a die."""
    die = balance(Number(prompt="", why=Explanation(""), value=Fraction(7, 2)), range(1, 7), 0, 7, Fraction(1, 2))
    desk = AnswerDesk("", Offers())
    page = str(die.cards_on(desk))
    assert 'aria-valuenow="0"' in page
    assert "rotate(5.0 " in page
