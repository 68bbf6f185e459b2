"""The game of the Matician lesson: it comes as the lesson says. What every script has to pass is tested elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.games.matician import MINUS, Equation, Put, Ready, Sabotage
from mathgames_widgets.games.matician.lesson.stops import GAME, REPLIES
from mathgames_widgets.games.matician.table.playing import Aim
from mathgames_widgets.questions.stops import ELSEWHERE, LEARNER
from mathgames_widgets.table.screen import Do, Select
from tests.questions.scripts import MATICIAN, take

PARTS = MATICIAN.parts


def test_a_minus_card_at_the_wrong_side_is_not_the_move_of_the_lesson():
    table = MATICIAN.opened("difference")
    for move in GAME.part("difference").moves[:3]:
        take(table, Do(move.action))
    take(table, Select(Aim(1, 1)))
    take(table, Do(Sabotage(1, 1)))
    assert ELSEWHERE in table.spoken


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
