"""What a result is made of, in each game: all shares together are the result, and luck is what came less the mean."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib import import_module

import pytest

from mathgames_widgets.core.judging import Decision, decisions_of, judged
from mathgames_widgets.core.luck import Expectation, Source, split_of, stand_of
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.games.byorf.rules.scoring import score
from mathgames_widgets.games.byorf.rules.state import Built
from mathgames_widgets.games.rolls_and_goals.rules.cards import REROLL, value_of
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge as award_of
from mathgames_widgets.games.rolls_and_goals.rules.state import RoundResult
from tests.games.having import having

EACH_GAME = having("bots.judge")
WEIGHED = 2
"""So many decisions of a game are weighed; the others stand as if they had cost nothing."""


def judge_of(game):
    return import_module(f"{game.__name__}.bots.judge")


@cache
def split_game(game, seat=0, seed="FERN-42", bots=None):
    """A short game, and what a seat's result is made of."""
    match, judge = bot_game(game, bots or [game.BOTS[1].name, game.BOTS[-2].name], seed), judge_of(game)
    decisions = decisions_of(match, seat, judge)
    stands = [Expectation(one, 0.0, None) for one in decisions[:-WEIGHED]]
    stands += [stand_of(one, judged(one, judge), judge) for one in decisions[-WEIGHED:]]
    others = [one for decision in decisions_of(match, 1 - seat, judge)[-1:] if (one := judged(decision, judge))]
    return match, split_of(judge, stands, others, match.views(seat))


def result_of(match, seat):
    """The result in the unit of the judge, as the rules say it."""
    end = match.outcome()
    if match.game is formula:
        return Fraction(seat in end.winners, len(end.winners))
    return end.scores[seat]


@EACH_GAME
@pytest.mark.parametrize("seat", [0, 1])
def test_the_shares_add_up_to_the_result_exactly(game, seat):
    """Fractions, no matter what the judge said of each decision."""
    match, split = split_game(game, seat)
    assert sum(split.of(part) for part in Source) == split.result == result_of(match, seat)
    assert split.of(Source.OWN) <= 0
    assert all(isinstance(one.amount, Fraction) for one in split.shares)


@EACH_GAME
def test_each_piece_of_luck_can_be_said(game):
    match, split = split_game(game)
    luck = [one for one in split.shares if one.part is Source.LUCK]
    assert luck
    for one in luck:
        assert judge_of(game).came(one).endswith(".")
        assert 0 <= one.turn <= len(match.turns)


def test_what_comes_after_a_function_is_built_is_no_luck():
    """The others built what they built: their decisions gave or took the rest, counted by the rules."""
    match, split = split_game(byorf, bots=("greedy", "random"))
    judge = judge_of(byorf)
    (*_, last) = [one for one in decisions_of(match, 0, judge) if isinstance(one.chosen, Built)]
    rivals = judge.functions_of_rivals(last.view)
    expected = sum(one.evidence[0].points for one in score(last.view.goals, (last.chosen, *rivals), last.view.rules))
    given = [one.amount for one in split.shares if one.part is Source.OTHERS and one.round == last.view.round]
    assert sum(given) == match.views(0)[-1].results[-1].points[0] - expected


def rolled(side, stacks, dice):
    """A round as it ended, when the first die of the first seat was rerolled to a side."""
    shown = ((side, *dice[0][1:]), dice[1])
    values = tuple(
        tuple(value_of(one, stack) for one, stack in zip(*seat, strict=True))
        for seat in zip(shown, stacks, strict=True)
    )
    goals = ("most 6s", "highest total", "most odds")
    return RoundResult(1, dice, stacks, shown, values, tuple(award_of(goal, values) for goal in goals))


def test_the_luck_of_a_reroll_is_what_came_less_the_mean_over_all_six_sides():
    judge = judge_of(rolls_and_goals)
    stacks = (((REROLL,), ("+1",), (), (), (), ()), ((),) * 6)
    dice = ((1, 2, 3, 4, 5, 2), (6, 5, 3, 1, 1, 4))
    ends = [rolled(side, stacks, dice) for side in range(1, 7)]
    tokens = [one.gained(0) for one in ends]
    assert len(set(tokens)) > 1
    mean = Fraction(sum(tokens), 6)
    assert {judge.tokens_before_rolls(one, 0) for one in ends} == {mean}
    assert sum(gained - mean for gained in tokens) == 0


def test_the_luck_of_a_card_is_what_it_promises_less_the_mean_over_the_pile():
    """Where one card is drawn, each card of the pile is tried by the rules."""
    judge = judge_of(mathleague)
    match = bot_game(mathleague, ["planner", "random"], "FERN-42")
    decision = decisions_of(match, 0, judge)[0]
    end = replace(decision.end, turn=replace(decision.end.turn, hand=len(decision.end.hand) + 1))
    table = mathleague.imagine(end, "another order of the pile")
    pile, promised = table.draw_piles[0], []
    for at, _ in enumerate(pile):
        turned = replace(table, draw_piles=((*pile[at:], *pile[:at]), *table.draw_piles[1:]))
        after = mathleague.apply(turned, 0, mathleague.EndTurn()).state
        promised.append(judge.promised(mathleague.observe(after, 0)))
    assert len(set(promised)) > 1
    assert judge.expected(replace(decision, end=end), None) == sum(promised) / len(promised)


def test_what_one_loses_the_others_have_won():
    """In a game that one of two wins, the price of a decision is what the other was given."""
    judge = judge_of(formula)
    match = bot_game(formula, ["greedy", "random"], "FERN-42")
    theirs = [one for decision in decisions_of(match, 1, judge)[-2:] if (one := judged(decision, judge))]
    costly = [replace(one, done=replace(one.done, worth=one.best.worth - 0.25)) for one in theirs]
    views = match.views(0)
    plain, given = split_of(judge, [], [], views), split_of(judge, [], costly, views)
    sure = sum(one.grade.value in ("little", "much") for one in costly)
    assert sure
    assert given.of(Source.OTHERS) == sum(
        [Fraction(one.price) for one in costly if one.grade.value in ("little", "much")]
    )
    assert given.of(Source.LUCK) == plain.of(Source.LUCK) - given.of(Source.OTHERS)


def test_rounds_of_matician_begin_even():
    match, split = split_game(matician)
    starts = Counter(one.amount for one in split.shares if one.part is Source.START)
    assert starts == {Fraction(1, 2): len(match.views(0)[-1].results)}


@EACH_GAME
def test_two_deals_that_look_the_same_are_judged_the_same(game):
    """ "Hidden cards stay hidden": what is told is the same to the byte, whatever lies behind the view."""
    match, judge = bot_game(game, [game.BOTS[0].name, game.BOTS[1].name], "REDEALT"), judge_of(game)
    decisions = decisions_of(match, 0, judge)

    def told(decision):
        one = judged(decision, judge)
        words = "" if one is None else judge.told(decision, one.best.choice, match.names)
        why = "" if one is None else judge.because(decision, one.best.choice)
        return repr((one, stand_of(decision, one, judge).expected, words, why)).encode()

    for decision in (decisions[len(decisions) // 2], decisions[-1]):
        tables = [game.imagine(decision.view, f"behind it, {number}") for number in range(2)]
        assert tables[0] != tables[1] != match.state
        end = decision.end
        again = [
            Decision(
                decision.turn, game.observe(table, 0), decision.chosen, end and game.observe(game.imagine(end, "x"), 0)
            )
            for table in tables
        ]
        assert told(again[0]) == told(again[1]) == told(decision)
