"""What a result is made of, in each game: all shares together are the result, and luck is what came less the mean."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib import import_module
from math import sqrt

import pytest

from mathgames_widgets.core.judging import Decision, decisions_of, judged, played_on
from mathgames_widgets.core.luck import Expectation, Source, split_of, stand_of
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.games.byorf.rules.scoring import score
from mathgames_widgets.games.byorf.rules.state import Built
from mathgames_widgets.games.formula.analysis.weights import JUDGED_FIRST
from mathgames_widgets.games.formula.bots import bots as formula_bots
from mathgames_widgets.games.matician.analysis.weights import JUDGED_DEALS
from mathgames_widgets.games.matician.bots import bots as matician_bots
from mathgames_widgets.games.rolls_and_goals.analysis.weights import JUDGED_TABLES
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


STACKS = (((REROLL,), ("+1",), (), (), (), ()), (("+3",), (), (), (), (), ()))
DICE = ((1, 2, 3, 4, 5, 2), (6, 5, 3, 1, 1, 4))


def last_placement():
    """What the first seat saw with these dice, and where it laid its cards; nobody has special goals."""
    match = bot_game(rolls_and_goals, ["greedy", "random"], "FERN-42")
    decision = decisions_of(match, 0, judge_of(rolls_and_goals))[0]
    goals = tuple(one.goal for one in rolled(1, STACKS, DICE).awards)
    view = replace(decision.view, dice=DICE, rolled=DICE, goals=goals)
    return view, replace(decision, view=view, chosen=replace(decision.chosen, stacks=(*STACKS[0], (), ()), declared=()))


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
    judge, (view, placed) = judge_of(rolls_and_goals), last_placement()
    ends = [rolled(side, STACKS, DICE) for side in range(1, 7)]
    assert len({one.gained(0) for one in ends}) > 1
    luck = []
    for end in ends:
        views = [view, replace(view, results=(end,))]
        shares = list(judge.shares([Expectation(placed, 0.0, Fraction(1))], views))
        assert sum(one.amount for one in shares) == end.gained(0)
        luck.append(sum(one.amount for one in shares if one.came == "reroll"))
    assert any(luck)
    assert sum(luck) == 0


def test_which_cards_the_others_have_is_luck_and_how_they_lay_them_is_theirs():
    """The same cards, laid here or there: luck is the same, and the rest is the decision of a rival."""
    judge, (view, placed) = judge_of(rolls_and_goals), last_placement()
    luck, others, gained = [], [], []
    for die in range(6):
        behind = tuple([("+3",) if at == die else () for at in range(6)])
        end = rolled(3, (STACKS[0], behind), DICE)
        shares = list(judge.shares([Expectation(placed, 0.0, Fraction(1))], [view, replace(view, results=(end,))]))
        luck.append(sum(one.amount for one in shares if one.came == "hidden"))
        others.append(sum(one.amount for one in shares if one.part is Source.OTHERS))
        gained.append(judge.tokens_before_rolls(end, 0))
    assert len(set(luck)) == 1
    assert len(set(others)) > 1
    assert [theirs - others[0] for theirs in others] == [tokens - gained[0] for tokens in gained]


PLAYED_ON_BY = {formula: formula_bots.GreedyBot, matician: matician_bots.CautiousBot}
"""Who plays on in the deals that the judge imagines."""
DEALS = {formula: JUDGED_FIRST, matician: JUDGED_DEALS}
BEHIND = 80
"""So many deals behind one view are played on."""


def ends_behind(game, decision):
    """How the game may end after a decision, in deals that its player could not tell from the real one."""
    judge, seat = judge_of(game), decision.view.player
    bot = PLAYED_ON_BY[game]()
    for number in range(BEHIND):
        state = game.imagine(decision.view, f"behind {number}")
        for action in actions_of(game, decision):
            state = game.apply(state, seat, action).state
        rounds = len(decision.view.results) if game is matician else 0
        done = (lambda state, rounds=rounds: len(state.results) > rounds) if game is matician else (lambda _: False)
        yield game.observe(played_on(judge.PLAYING, state, [bot] * state.players, f"behind {number}", done), seat)


def lays_numbers(decision):
    return decision.view.phase is matician.Phase.NUMBERS


def actions_of(game, decision):
    return [matician.Ready()] if game is matician else [decision.chosen]


@pytest.mark.parametrize("game", [formula, matician], ids=lambda game: game.NAME)
def test_luck_evens_out_over_the_deals_that_there_could_have_been(game):
    """What is played on and what the judge imagines are different deals: the mean of luck lies within their chance."""
    judge = judge_of(game)
    match = bot_game(game, [game.BOTS[1].name] * 2, "FERN-42")
    decision = [one for one in decisions_of(match, 0, judge) if game is formula or lays_numbers(one)][-3]
    one = judged(decision, judge)
    stand = replace(stand_of(decision, one, judge), price=0.0)
    luck = []
    for view in ends_behind(game, decision):
        shares = [one for one in judge.shares([stand], [decision.view, view]) if one.came == "end"]
        luck.append(float(shares[-1].amount))
    assert len(set(luck)) > 1
    spread = sqrt(sum(one * one for one in luck) / len(luck))
    assert abs(sum(luck) / len(luck)) < 3 * spread * sqrt(1 / len(luck) + 1 / DEALS[game])


def test_the_luck_of_hidden_cards_evens_out_over_the_hands_of_a_rival():
    """Other hands than those that the judge imagines, laid as it imagines them."""
    judge = judge_of(rolls_and_goals)
    match = bot_game(rolls_and_goals, ["greedy", "random"], "FERN-42")
    decision = decisions_of(match, 0, judge)[0]
    stand = stand_of(decision, judged(decision, judge), judge)
    luck = []
    for number in range(BEHIND):
        hand = rolls_and_goals.imagine(decision.view, f"behind {number}").hands[1]
        end = replace(match.views(0)[-1].results[0], stacks=(decision.chosen.stacks[:6], (hand, (), (), (), (), ())))
        shares = judge.shares([stand], [decision.view, replace(match.views(0)[-1], results=(end,))])
        luck.append(float(sum(one.amount for one in shares if one.came == "hidden")))
    spread = sqrt(sum(one * one for one in luck) / len(luck))
    assert spread
    assert abs(sum(luck) / len(luck)) < 3 * spread * sqrt(1 / len(luck) + 1 / JUDGED_TABLES)


def test_luck_is_as_sure_as_the_rest():
    """Where all cases were counted there is no error; where deals were tried, theirs."""
    _, counted = split_game(byorf, bots=("greedy", "random"))
    assert counted.error == 0
    _, tried = split_game(formula)
    errors = [one.error for one in tried.shares if one.part is not Source.LUCK]
    assert any(errors)
    assert tried.error == pytest.approx(sqrt(sum(error**2 for error in errors)))


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
    assert judge.expected(replace(decision, end=end), None) == (sum(promised) / len(promised), 0.0)


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
