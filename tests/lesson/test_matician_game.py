"""The game of the Matician lesson: the script can be played on the real table, and only the script."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.games.matician import MINUS, Equation, Put, Ready, Sabotage
from mathgames_widgets.lesson.guided import DONE, DONE_AT_LAST, LEARNER, GuidedTable
from mathgames_widgets.lesson.matician_game import GAME, REPLIES
from mathgames_widgets.widgets.games.matician.aiming import Aim
from mathgames_widgets.widgets.sight import Do, Press, Select

PARTS = [part.key for part in GAME.parts]


def take(table: GuidedTable, thing: object) -> None:
    """Press what the page offers."""
    table.press(list(table.offered).index(thing))


def opened(key: str) -> GuidedTable:
    table = GuidedTable(GAME, key)
    take(table, Press("deal"))
    return table


def play(table: GuidedTable, key: str) -> None:
    """Make the moves of the script; a minus card is aimed first, as on the page."""
    for _ in GAME.part(key).moves:
        assert table.wanted is not None
        action = table.wanted.action
        if isinstance(action, Sabotage):
            take(table, Select(Aim(action.target, action.side)))
        take(table, Do(action))


@pytest.mark.parametrize("key", PARTS)
def test_every_part_can_be_played_to_its_end(key):
    table = opened(key)
    play(table, key)
    assert table.wanted is None
    part = GAME.part(key)
    assert table.match is not None
    turns = GAME.match_at(GAME.before(part) + len(part.moves)).turns
    assert sorted(map(repr, table.match.turns)) == sorted(map(repr, turns[: len(table.match.turns)]))


@pytest.mark.parametrize("key", PARTS)
def test_nothing_is_shown_before_the_part_is_opened(key):
    table = GuidedTable(GAME, key)
    assert table.match is None
    assert "mg-hand" not in table.html


def test_another_number_gets_a_kind_sentence_and_changes_nothing():
    table = opened("sum")
    take(table, Do(Put("3", 0)))
    assert "In this lesson we go another way. Lay 8 on the left." in table.spoken
    assert "you can play as you like" in table.spoken
    assert table.match is not None and table.match.turns == ()


def test_a_minus_card_at_the_wrong_side_is_not_the_move_of_the_lesson():
    table = opened("difference")
    for move in GAME.part("difference").moves[:3]:
        take(table, Do(move.action))
    take(table, Select(Aim(1, 1)))
    take(table, Do(Sabotage(1, 1)))
    assert "In this lesson we go another way." in table.spoken
    assert "Under − only an attack on the left lowers the value" in table.spoken


def test_a_part_that_is_played_stops():
    table = opened("difference")
    play(table, "difference")
    assert table.match is not None
    before = table.match.turns
    take(table, Press("on"))
    take(table, Do(Put("1", 0)))
    assert table.spoken == DONE
    assert table.match.turns == before


def test_after_the_last_part_no_other_table_is_promised():
    table = opened(PARTS[-1])
    play(table, PARTS[-1])
    assert table.spoken.endswith(DONE_AT_LAST)


def test_a_part_can_be_begun_again():
    table = opened("quotient")
    play(table, "quotient")
    take(table, Press("new"))
    assert table.match is None
    take(table, Press("deal"))
    assert table.wanted == GAME.part("quotient").moves[0]


def test_the_hint_gives_the_reason_for_the_move():
    table = opened("guess")
    take(table, Press("hint"))
    assert "If the right number is attacked, the left one stays as it is." in table.html


@pytest.mark.parametrize(
    ("key", "symbol", "hand"),
    [
        ("sum", "+", "3 4 5 6 8 13"),
        ("difference", "-", "1 1 6 8 11 -"),
        ("quotient", "/", "1 2 6 11 - -"),
        ("guess", "+", "10 12 13 - - -"),
    ],
)
def test_every_round_is_dealt_as_the_lesson_says(key, symbol, hand):
    view = GAME.match_at(GAME.before(GAME.part(key))).observe(LEARNER)
    assert (view.symbol, view.hand) == (symbol, tuple(hand.split()))
    assert view.redealt == ()


def test_the_rounds_and_the_end_come_as_the_lesson_says():
    """−5 against 11/2, 12 against −17, −1/11 against −15/7, 3 against −12: three points to one."""
    match = GAME.match_at(len(GAME.moves))
    results = match.observe(LEARNER).results
    assert [result.measures for result in results] == [
        (Fraction(-5), Fraction(11, 2)),
        (Fraction(12), Fraction(-17)),
        (Fraction(-1, 11), Fraction(-15, 7)),
        (Fraction(3), Fraction(-12)),
    ]
    assert [result.winners for result in results] == [(1,), (0,), (0,), (0,)]
    assert results[1].equations == (Equation("11", "-", "1", (0, 1)), Equation("13", "-", "4", (1, 0)))
    assert match.outcome().winners == (LEARNER,) and match.outcome().scores == (3, 1)


def test_the_other_player_attacks_the_right_number_in_every_round():
    attacks = [reply.action for reply in REPLIES if isinstance(reply.action, Sabotage)]
    assert attacks == [Sabotage(LEARNER, 1)] * len(PARTS)


def test_the_other_player_always_lays_what_is_highest_without_a_minus_card():
    """It plays what looks best, so that the learner can see through it."""
    for part in GAME.parts:
        match = GAME.match_at(GAME.before(part))
        view = match.observe(1)
        numbers = [card for card in view.hand if card != MINUS]
        match = GAME.match_at(GAME.before(part) + len(part.moves))
        laid = match.observe(LEARNER).results[view.round - 1].equations[1]
        values = [Equation(left, view.symbol, right).value for left in numbers for right in numbers]
        highest = max(value for value in values if value is not None)
        assert Equation(laid.left, laid.symbol, laid.right).value == highest


def test_the_learner_is_ready_only_when_both_numbers_lie():
    for part in GAME.parts:
        kinds = [type(move.action) for move in part.moves]
        assert kinds[:3] == [Put, Put, Ready] and len(kinds) == 4


def test_an_unknown_part_names_the_others():
    with pytest.raises(ValueError, match="There is no part 'end'; the parts are sum, difference, quotient, guess"):
        GuidedTable(GAME, "end")
