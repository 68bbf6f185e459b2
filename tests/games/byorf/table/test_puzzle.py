"""The build-only puzzle on the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mathgames_widgets import build_puzzle
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.analysis.plans import puzzle
from mathgames_widgets.games.byorf.rules.moves import Put, TakeBack
from mathgames_widgets.games.byorf.rules.state import Row
from mathgames_widgets.games.byorf.table.pages import BuildPuzzle
from mathgames_widgets.games.byorf.words.sentences import function_text
from mathgames_widgets.table.screen import Ask, Do, Press
from tests.table.pages import read

say_game_table = room("mathgames_widgets.games.byorf.table")
say_table = room("mathgames_widgets.table")


def take(page: BuildPuzzle, wanted: Any, **values: str) -> str:
    """Press the button that offers `wanted`, and give what is spoken."""
    fits: Callable[[Any], bool] = wanted if callable(wanted) else lambda thing: thing == wanted
    page.press(next(number for number, thing in enumerate(page.offered) if fits(thing)), **values)
    return page.spoken


@pytest.fixture
def page() -> BuildPuzzle:
    """The puzzle of FERN-42, dealt."""
    dealt = build_puzzle()
    take(dealt, Press("deal"), seed="fern-42")
    return dealt


def from_menu(page: BuildPuzzle, seed: str) -> str:
    """Deal the puzzle of a seed: the box for it is in the menu."""
    take(page, Press("open", "menu"))
    return take(page, Press("deal"), seed=seed)


def test_nothing_is_dealt_while_the_page_loads():
    """A preheated kernel has run the notebook long before anybody came: the deal comes at the first press."""
    fresh = build_puzzle()
    assert "mg-factor" not in fresh.html
    assert repr(fresh) == "<BuildPuzzle: seed not dealt yet>"


def test_a_seed_deals_the_same_puzzle_to_everyone(page: BuildPuzzle):
    """Same seed, same six cards and five goals."""
    task = puzzle("FERN-42")
    assert all(f'data-key="{card.id}"' in page.html for card in task.cards)
    assert all(goal.id in page.html for goal in task.goals)
    assert repr(page) == "<BuildPuzzle: seed FERN-42>"


def test_without_a_seed_a_new_one_is_dealt():
    """The box may stay empty."""
    fresh = build_puzzle()
    assert "A new puzzle is dealt" in take(fresh, Press("deal"), seed="  ")


def test_a_seed_far_too_long_gets_a_sentence_and_nothing_is_lost(page: BuildPuzzle):
    """Bad input: one clear sentence; the puzzle on the table stays."""
    said = from_menu(page, "x" * 41)
    assert said == say_table("seed-too-long", long=41, most=40)
    assert said in page.html
    assert repr(page) == "<BuildPuzzle: seed FERN-42>"


def test_cards_go_up_down_and_aside(page: BuildPuzzle):
    """Every card can be placed, moved and taken back."""
    card = puzzle("FERN-42").cards[0]
    assert take(page, Do(Put(card, Row.TOP))) == say_game_table("card-moved", card=card.face, row="top")
    assert take(page, Do(Put(card, Row.BOTTOM))) == say_game_table("card-moved", card=card.face, row="bottom")
    assert take(page, Do(TakeBack(card))) == say_game_table("card-moved", card=card.face, row="none")


def test_checking_says_what_it_earns_and_whether_more_is_possible(page: BuildPuzzle):
    """An empty function earns nothing; the best one is recognised."""
    assert take(page, Press("check")) == say_game_table("puzzle-judged", function=1, points=0)
    answer = puzzle("FERN-42").answer
    for card in answer.top:
        take(page, Do(Put(card, Row.TOP)))
    for card in answer.bottom:
        take(page, Do(Put(card, Row.BOTTOM)))
    said = take(page, Press("check"))
    assert said == f"{function_text(answer.top, answer.bottom)} earns {answer.points} points. Nothing earns more."


def test_the_answer_and_its_reasons_come_on_request_only(page: BuildPuzzle):
    """ "the answer and its reasons on request" """
    answer = puzzle("FERN-42").answer
    text = f"{function_text(answer.top, answer.bottom)} earns {answer.points} points."
    assert text not in page.html
    assert take(page, Press("open", "answer")) == text
    assert text in read(page.html).one(cls="mg-drawer").text


def test_a_goal_tells_what_it_means(page: BuildPuzzle):
    """Press a goal and its meaning opens; press it again and it closes."""
    goal = puzzle("FERN-42").goals[0]
    take(page, Ask(goal))
    assert "The exact condition" in page.html and read(page.html).one(cls="mg-drawer").name == say_game_table(
        "title-goal"
    )
    take(page, Ask(goal))
    assert "The exact condition" not in page.html


def test_a_new_puzzle_starts_afresh(page: BuildPuzzle):
    """Rows, answer and verdict belong to one puzzle."""
    take(page, Press("open", "answer"))
    from_menu(page, "OAK-11")
    assert "best-room" not in page.html
    assert all(f'data-key="{card.id}"' in page.html for card in puzzle("OAK-11").cards)


def test_new_puzzle_deals_another_one(page: BuildPuzzle):
    """Not the one whose seed was typed."""
    take(page, Press("new"))
    assert repr(page) != "<BuildPuzzle: seed FERN-42>"


def test_what_a_check_finds_stands_above_the_goals(page: BuildPuzzle):
    """Where one looks: in the line at the top, for as long as the function is the one that was checked."""
    said = take(page, Press("check"))
    assert read(page.html).one(cls="mg-status-line").text == said
    take(page, Do(Put(puzzle("FERN-42").cards[0], Row.TOP)))
    assert said not in page.html


def test_the_puzzle_stands_on_the_same_board_as_the_game(page: BuildPuzzle):
    kinds = {node.get("data-part") for node in read(page.html) if node.get("data-part")}
    assert {"aim", "places", "own", "graph", "next"} <= kinds


# ── a reload ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_reload_goes_on_with_the_puzzle(page: BuildPuzzle):
    """The cards lie where they were put."""
    first, second, *_ = puzzle("FERN-42").cards
    take(page, Do(Put(first, Row.TOP)))
    take(page, Do(Put(second, Row.BOTTOM)))
    fresh = build_puzzle()
    fresh.hear({"restored": page.kept})
    assert fresh.html == page.html
    assert fresh.kept == page.kept


@pytest.mark.parametrize(
    "text",
    ["", "no puzzle", "[]", "{}", '{"seed": 1}', '{"seed": "FERN-42", "top": ["F99"], "bottom": []}',
     '{"seed": "FERN-42", "top": [["F"]], "bottom": 3}'],
)  # fmt: skip
def test_a_kept_text_that_is_no_puzzle_is_left_behind(text):
    page = build_puzzle()
    page.hear({"restored": text})
    assert repr(page) == "<BuildPuzzle: seed not dealt yet>"
