"""Every board that is pressed or dragged, of all lessons and their practice, as a screen reader meets it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from mathgames_widgets.games.byorf.lesson import LESSON as BYORF
from mathgames_widgets.games.formula.lesson import LESSON as FORMULA
from mathgames_widgets.games.mathleague.lesson import LESSON as MATHLEAGUE
from mathgames_widgets.games.matician.lesson import CHOOSING, SIGNS
from mathgames_widgets.games.rolls_and_goals.lesson import LESSON as ROLLS
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.controls import AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.problem import LEVELS
from tests.table.pages import Node, read

LESSONS = (BYORF, FORMULA, MATHLEAGUE, SIGNS, CHOOSING, ROLLS)
PLACES: tuple[dict[str, str], ...] = ({}, {"across": "0.3", "down": "0.6"})
"""A key, which has no place, and a press or the end of a drag."""
POINTER_ONLY = {"mg-line-touch", "mg-sketch-paper"}
"""A rail, which a press may hit, and what is drawn on; a mark or a pen is what keys move there."""


def asked() -> Iterator[Question]:
    """The questions of the lessons, and problems of each kind."""
    for lesson in LESSONS:
        yield from map(lesson.question, lesson.questions)
        yield from (kind.problem("BOARDS", level).question for kind in lesson.drill.kinds for level in LEVELS)


@cache
def boards() -> dict[str, list[tuple[Question, str]]]:
    """By the names of their classes, each as it stands when it is shown first."""
    found: dict[str, list[tuple[Question, str]]] = defaultdict(list)
    for question in asked():
        after = question.onward
        known = ((question, None), (question.try_out, ""), (after, after and after.write(after.solution)))
        for board, draft in known:
            if isinstance(board, AnsweredWithCards):
                assert isinstance(board, Question)
                found[type(board).__name__].append((board, board.begun if draft is None else draft))
    return found


def drawn(board: Question, draft: str, *, is_shown: bool) -> tuple[Node, Offers]:
    assert isinstance(board, AnsweredWithCards)
    offers = Offers()
    return read(str(board.cards_on(AnswerDesk(draft, offers, tries=1, is_shown=is_shown)))), offers


every_kind = pytest.mark.parametrize("kind", sorted(boards()))


def test_the_boards_are_those_of_all_lessons() -> None:
    assert len(boards()) > 30


@every_kind
@pytest.mark.parametrize("is_shown", [False, True], ids=["asked", "answered"])
def test_whatever_can_be_pressed_or_dragged_has_a_role_a_name_and_a_value(kind: str, is_shown: bool) -> None:
    for board, draft in boards()[kind]:
        page, _ = drawn(board, draft, is_shown=is_shown)
        for node in page:
            is_slider = node.get("role") == "slider"
            if POINTER_ONLY & node.classes:
                around = next(node.around())
                assert any(one.get("role") == "slider" for one in around), "keys do the same"
            elif node.tag in ("button", "input", "select") or is_slider or node.get("data-n"):
                assert node.tag in ("button", "input", "select") or node.get("role"), str(node.attributes)
                assert node.name or node.tag == "input", str(node.attributes)
            if is_slider:
                values = [node.get(f"aria-value{name}") for name in ("min", "now", "max", "text")]
                assert all(values) and node.get("tabindex") == "0"
                assert float(values[0] or 0) <= float(values[1] or 0) <= float(values[2] or 0)


@every_kind
@pytest.mark.parametrize("is_shown", [False, True], ids=["asked", "answered"])
def test_whatever_changes_on_a_board_is_said(kind: str, is_shown: bool) -> None:
    """What comes of a press, a key or a drag goes to the region that screen readers listen to."""
    changes = 0
    for board, draft in boards()[kind]:
        assert isinstance(board, AnsweredWithCards)
        for thing in drawn(board, draft, is_shown=is_shown)[1]:
            for values in PLACES:
                change = board.taken(AnswerDesk(draft, Offers(), values=values, is_shown=is_shown), thing)
                if change.draft not in (None, draft):
                    changes += 1
                    assert change.said.strip(), thing
                    first, _, second = change.said.strip().rpartition(". ")
                    assert not first or f"{first.rpartition('. ')[2]}." != second, "said twice"
    assert changes or is_shown
