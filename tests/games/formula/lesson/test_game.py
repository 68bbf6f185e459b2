"""The game of the FORMULA lesson: what the texts say of it is so. What every script has to pass is tested elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.formula import JOKER, Lay, read_action
from mathgames_widgets.games.formula.lesson.pictures import beside, face_up, is_twin
from mathgames_widgets.games.formula.lesson.stops import GAME, in_few_turns
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.rules.view import View
from mathgames_widgets.games.formula.table.seats import CLOSER
from mathgames_widgets.page.html import escaped
from mathgames_widgets.questions.stops import LEARNER, FreeTable, GuidedTable
from mathgames_widgets.table.screen import Ask, Press
from tests.questions.scripts import FORMULA, take
from tests.table.pages import read

say_lesson = room("mathgames_widgets.games.formula.lesson")

PARTS = FORMULA.parts


def view(moves: int) -> View:
    """What the learner sees after so many moves."""
    return GAME.match_at(moves).observe(LEARNER)


def plays_at(moves: int) -> Sequence[Lay]:
    """Every play that the learner could make there."""
    seen = view(moves)
    return plays(seen.table, seen.hand, seen.rules)


def formulas(moves: int) -> set[str]:
    """Every formula that the learner could lay there."""
    return {str(formula_of(view(moves).table, play)) for play in plays_at(moves)}


def _opened_why(table: GuidedTable) -> str:
    """The page once everything that can be asked about earlier moves was asked, one after the other."""
    pages = []
    take(table, Press("open", "log"))
    for thing in [thing for thing in table.offered if isinstance(thing, Ask) and thing.thing != CLOSER]:
        take(table, thing)
        pages.append(table.html)
    return "".join(pages)


def test_the_other_player_says_why_a_move_was_made():
    assert GAME.replies[0].why in _opened_why(FORMULA.opened("covering"))


def test_the_cards_come_as_the_lesson_says():
    """The formulas and hands at every stop are those that the text speaks of."""
    stops = [view(moves) for moves in range(len(PARTS) + 1)]
    assert [str(stop.table.formula) for stop in stops[1:]] == ["2 + 16 = 18", "27 − 9 = 18", "27 × 0 = 0", "2 × 4 = 8"]
    assert ["".join(stop.hand) for stop in stops] == ["1234889", "23489", "2348", "248", ""]
    assert [pile.card for pile in (*stops[1].table.left, *stops[1].table.right)] == [JOKER, JOKER, "6"]
    assert view(2).sizes == (4, 4), "Player 2 cannot be out before the turn that the reveal promises"
    match = GAME.match_at(len(PARTS))
    assert match.outcome() is not None
    assert match.outcome().winners == (LEARNER,) and match.outcome().scores == (0, 2)


def test_what_the_reveals_name_can_be_laid():
    """Every formula in the words of a part, where it is said to be possible; and two that are not."""
    assert {"3 + 6 = 9", "3 × 6 = 18"} == formulas(0)
    assert {"2 × 9 = 18", "2 × 19 = 38", "4 × 2 = 8"} < formulas(1)
    assert {len(play.laid) for play in plays_at(1) if str(formula_of(view(1).table, play)) == "4 × 2 = 8"} == {3}
    assert max(len(play.laid) for play in plays_at(1)) == 3
    assert {"27 ÷ 9 = 3", "2 × 4 = 8"} < formulas(2)
    assert {"2 × 4 = 8", "4 × 2 = 8", "8 ÷ 2 = 4", "8 ÷ 4 = 2"} == formulas(3)


def test_cards_that_belong_together_can_always_go():
    """Whatever lies there: 2, 4 and 8 cover it."""
    for left, sign, right in product(("9", "40", "J7", "128"), "+-x÷", ("0", "3", "56")):
        found = plays(face_up(left, sign, right, "0"), ("2", "4", "8"), GAME.rules)
        assert any(len(play.laid) == 3 for play in found)


def test_two_cards_never_cover_three_numbers():
    seen = view(3)
    assert not any(plays(seen.table, pair, seen.rules) for pair in product("0123456789", repeat=2))


@pytest.mark.parametrize(
    ("part", "move", "verdict", "yours", "lessons"),
    [
        (
            "opening",
            "lay (0) + (0) = 9",
            "The lesson’s way is ahead. After the next turn the lesson could have 2 left; you would still hold 3.",
            "3 + 6 = 9. Then",
            "3 × 6 = 18. Then 2 + 16 = 18 is on the table.",
        ),
        (
            "keeping",
            "lay 2 x 4 = 8",
            "The lesson’s way is ahead.",
            "after × 0, every card must be covered. You hold 3; you can lay nothing",
            "three cards next.",
        ),
        (
            "sweeping",
            "draw",
            "The lesson’s way is ahead: it has won. You hold four cards.",
            "a card drawn. Then 27 × 0 = 0 is on the table: after × 0,",
            "2 × 4 = 8. Your hand is empty: you win.",
        ),
    ],
)
def test_a_decision_is_weighed_and_followed_to_the_next_turn(part, move, verdict, yours, lessons):
    table = FORMULA.opened(part)
    table._move(read_action(move))
    table.redraw()
    compared = re.sub(r"<[^>]*>", "", table.html.partition('data-key="compared"')[2])
    own, _, other = compared.partition("The lesson:")
    assert escaped(verdict) in own and escaped(yours) in own and escaped(lessons) in other
    assert verdict in table.decision


@pytest.mark.parametrize("move", ["lay 2 + (0)(1) = (0)(1)", "lay 2 + (0)(1) = (0)8"])
def test_a_formula_laid_again_is_not_called_ahead(move):
    table = FORMULA.opened("covering")
    table._move(read_action(move))
    table.redraw()
    said = say_lesson("laid-again", formula="2 + 16 = 18")
    assert read(table.html).one(data_key="weighed").text == said and table.decision == said


def test_a_lost_game_is_called_lost():
    assert "and Player 2 wins" in str(beside(replace(view(3), is_over=True), view(4)))


def test_a_twin_sweeps_with_the_same_cards():
    lays = [read_action(f"lay {text}") for text in ("2 x 4 = 8", "8 ÷ 2 = 4", "2 + 2 = 4", "(0)(1) ÷ (0) = 3")]
    assert [is_twin(one, lays[0]) for one in lays] == [True, True, False, False]
    assert not is_twin(lays[3], lays[3]) and not is_twin(read_action("draw"), lays[0])


def test_the_free_round_can_be_won_in_three_turns():
    """As the lesson promises, against the bot that plays there."""
    table = FreeTable(GAME)
    assert goal_of(table).startswith("○ Goal: win in three turns.")
    take(table, Press("deal"))
    for text in ("(0) x (0) = 18", "49 - (0) = (0)3", "(0)(1) x 2 = 8(2)"):
        assert 'data-key="goal-back"' not in table.html
        table._move(read_action(f"lay {text}"))
        table.redraw()
    assert table.match.outcome().winners == (LEARNER,)
    assert sum(turn.player == LEARNER for turn in table.match.turns) == 3
    assert goal_of(table) == "✓ Goal reached: you won in three turns."
    back = read(table.html).one(data_key="goal-back").text
    assert all(
        made in back for made in ("3 × 6 = 18: two cards.", "49 − 6 = 43: three cards.", "40 × 2 = 80: two cards.")
    )


def goal_of(table: FreeTable) -> str:
    table.redraw()
    return read(table.html).one(data_key="goal").text


def test_the_goal_is_not_reached_by_more_turns_or_by_losing():
    table = FreeTable(GAME)
    take(table, Press("deal"))
    table._move(read_action("draw"))
    assert goal_of(table) == "○ Goal: win in three turns. You have had one turn."
    won, lost = replace(view(4), turns=view(4).turns * 2), replace(view(3), is_over=True)
    assert in_few_turns(won).said == "You won in eight turns. The goal is three." and not in_few_turns(won).is_reached
    assert in_few_turns(lost).said.startswith("Player 2 ran out of cards first.") and in_few_turns(lost).back


@pytest.mark.parametrize(
    "move, almost",
    [
        ("lay 2 x 4 = 8", "Just in time: Player 2 holds 4 and 5, and could have laid them next: 52 − 4 = 48."),
        ("lay 4 x 2 = 8", "Player 2 holds 4 and 5, and could lay one of them here."),
        ("lay 8 ÷ 4 = 2", "Just in time: Player 2 holds 4 and 5, and could have laid them next: 8 + 44 = 52."),
    ],
)
def test_the_table_shows_how_the_round_was_won(move, almost):
    """Every turn with the cards that were laid, what Player 2 could have done next, and one way on."""
    table = FORMULA.opened("sweeping")
    table._move(read_action(move))
    table.redraw()
    shown = read(table.html).one(data_key="scored")
    formulas = [row.find(tag="td")[0] for row in shown.one(data_key="won-turns").find(tag="tr")[1:]]
    last = f"{table.match.turns[-1].events[0].formula}"
    assert [cell.text for cell in formulas] == [
        "3 × 6 = 18",
        "2 + 16 = 18",
        "2 × 9 = 18",
        "27 − 9 = 18",
        "27 ÷ 9 = 3",
        "27 × 0 = 0",
        last,
    ]
    assert [one.text for one in formulas[1].find(tag="strong")] == ["2", "1"]
    assert almost in shown.text
    assert [link.get("data-goes") for link in shown.find(tag="a")] == ["last"] and not shown.find(tag="button")
