"""What a decision cost: the same for every game."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import permutations, product
from math import isinf

import pytest

from mathgames_widgets.core.judging import Decision, Grade, Weighed, all_judged, by_playing_on, decisions_of, judged
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.games.byorf.rules.moves import Keep, Put
from mathgames_widgets.games.byorf.rules.scoring import score
from mathgames_widgets.games.byorf.rules.state import Built, Row
from mathgames_widgets.games.matician.rules.cards import Equation
from mathgames_widgets.games.matician.rules.scoring import highest, sabotaged
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE
from tests.games.having import having

WITH_JUDGE = having("bots.judge")


def judge_of(game):
    return import_module(f"{game.__name__}.bots.judge")


def some_game(game, seed="FERN-42"):
    """A short game between the weakest bot and a stronger one."""
    return bot_game(game, [game.BOTS[0].name, game.BOTS[-2].name], seed)


@WITH_JUDGE
def test_every_decision_has_a_price_and_can_be_said(game):
    match, judge = some_game(game), judge_of(game)
    found = 0
    for decision in decisions_of(match, 0, judge)[-2:]:
        one = judged(decision, judge)
        if one is None:
            continue
        found += 1
        assert one.price >= 0
        assert judge.told(decision, one.done.choice, match.names).endswith(".")
        assert judge.told(decision, one.best.choice, match.names).endswith(".")
        assert isinstance(judge.because(decision, one.best.choice), str)
    assert found


@WITH_JUDGE
def test_what_is_hidden_changes_nothing(game):
    """ "Hidden cards stay hidden": the same view, and other cards behind it, is weighed in the same way."""
    match, judge = some_game(game), judge_of(game)
    decision = decisions_of(match, 0, judge)[-1]
    table = game.imagine(decision.view, "other cards behind the same view")
    again = Decision(decision.turn, game.observe(table, 0), decision.chosen)
    assert judge.weigh(again) == judge.weigh(decision)


@WITH_JUDGE
def test_a_decision_is_shown_where_it_was_made(game):
    """The turn of a decision is one of its player's, and its view is what that player saw before it."""
    match, judge = some_game(game), judge_of(game)
    for decision in decisions_of(match, 1, judge):
        assert match.turns[decision.turn].player == 1
        assert decision.view == match.views(1)[decision.turn]


def test_a_stronger_bot_loses_less_by_its_decisions():
    judge = judge_of(byorf)
    match = bot_game(byorf, ["random", "greedy"], "FERN-42")
    lost = [sum(one.price for one in all_judged(match, seat, judge)) for seat in (0, 1)]
    assert lost[1] < lost[0] / 2


def test_a_function_is_priced_as_all_the_ways_to_build_it():
    """Brute force: every card above, below or aside, scored against what the other would build."""
    match, judge = some_game(byorf), judge_of(byorf)
    decision = next(one for one in decisions_of(match, 0, judge) if isinstance(one.chosen, Built))
    view = decision.view
    cards = view.kept[0]
    rivals = judge.functions_of_rivals(view)
    most = 0
    for way in product((0, 1, 2), repeat=len(cards)):
        rows = [tuple(card for card, row in zip(cards, way, strict=True) if row == wanted) for wanted in (1, 2)]
        awards = score(view.goals, (Built(*rows), *rivals), view.rules)
        most = max(most, sum(award.evidence[0].points for award in awards))
    one = judged(decision, judge)
    assert one.best.worth == most
    mine = score(view.goals, (view.built, *rivals), view.rules)
    assert one.done.worth == sum(award.evidence[0].points for award in mine)


def test_going_out_wins():
    """ "The first player to get rid of all of their cards wins": a play of all cards is worth the whole game."""
    judge = judge_of(formula)
    for number in range(6):
        match = bot_game(formula, ["greedy", "greedy"], f"OUT-{number}")
        turn = len(match.turns) - 1
        last = match.turns[turn]
        if isinstance(last.action, formula.Lay):
            view = match.views(last.player)[turn]
            weighed = judge.weigh(Decision(turn, view, last.action))
            assert weighed[0].worth == 1
            return
    raise AssertionError("no game ended with a play")


def test_a_pair_is_weighed_in_the_deals_that_are_imagined():
    """Of two numbers, the ones with the "-" where it helps most; a price is a share of the deals."""
    judge = judge_of(matician)
    match = bot_game(matician, ["random", "cautious"], "FERN-42")
    for decision in decisions_of(match, 0, judge):
        for weighed in judge.weigh(decision):
            assert 0 <= weighed.worth <= 1
            assert (weighed.worth * judge.JUDGED_DEALS) % 1 == pytest.approx(0)


def test_a_turn_that_wins_is_worth_more_than_any_points():
    """ "The first player to reach the win number wins": the last turn of the winner has no price in points."""
    judge = judge_of(mathleague)
    for number in range(8):
        match = bot_game(mathleague, ["planner", "random"], f"WON-{number}")
        if match.outcome().scores[0] >= match.state.win_number:
            weighed = [judge.weigh(decision) for decision in decisions_of(match, 0, judge)]
            worths = [choices[0].worth for choices in weighed if choices]
            assert isinf(worths[-1])
            assert not any(map(isinf, worths[:-1]))
            return
    raise AssertionError("no game reached the win number")


def test_luck_is_the_same_for_all_choices():
    """Two choices that come to the same in every deal have the same worth, and no error between them."""
    weighed = by_playing_on("a", ["b"], lambda choice, deal: float(deal % 3), 6, 6, 1)
    assert [(one.worth, one.error) for one in weighed] == [(1.0, 0.0), (1.0, 0.0)]


def test_what_lies_within_chance_costs_nothing():
    done, near, far = Weighed("a", 0.5), Weighed("b", 0.6, error=0.06), Weighed("c", 0.9, error=0.06)

    def mark(best):
        return import_module("mathgames_widgets.core.judging").Judged(Decision(0, None, "a"), done, best, 0.3).grade

    assert [mark(done), mark(near), mark(far)] == [Grade.BEST, Grade.AS_GOOD, Grade.MUCH]


def test_cards_of_one_face_are_one_choice():
    """A hand with two cards of the same face offers one choice less; the steps of a build are no decisions."""
    match, judge = some_game(byorf), judge_of(byorf)
    for decision in decisions_of(match, 0, judge):
        assert not isinstance(decision.chosen, (Keep, Put, Row))
        if not isinstance(decision.chosen, Built):
            faces = [(one.choice.lead, one.choice.root) for one in judge.weigh(decision)]
            assert len(faces) == len(set(faces)) > 1


def test_formula_many_cards_are_tried_in_fewer_deals(monkeypatch):
    """Each deal takes longer with them, so a decision of five players costs no more than some of two."""
    judge, deals = judge_of(formula), {}
    for players in (2, 5):
        decision = decisions_of(bot_game(formula, ["greedy"] * players, "FERN-42"), 0, judge)[0]
        tried = []
        monkeypatch.setattr(judge, "by_playing_on", lambda done, others, worth, *many, tried=tried: tried.extend(many))
        judge.weigh(decision)
        deals[players] = tried[0] * sum(decision.view.sizes)
    assert 0 < deals[5] <= deals[2] * 5 // 4


# ── small deals, counted out ──────────────────────────────────────────────────────────────────────────────────────


def test_rolls_and_goals_no_placement_of_two_cards_is_better_than_the_best():
    """Brute force: both cards behind any dice, in either order, or not at all, against the same imagined tables."""
    judge = judge_of(rolls_and_goals)
    match = some_game(rolls_and_goals)
    decision = next(one for one in decisions_of(match, 0, judge) if isinstance(one.chosen, judge.Arrangement))
    begun = judge.planning.begin(decision.view)
    view = replace(begun, hand=begun.hand[:2], specials=())
    worth, places = judge.worth_of(view), range(DICE + 1)
    ways = set()
    for first, second in permutations(view.hand):
        for at, other in product(places, places):
            stacks = [[] for _ in places]
            stacks[at].append(first)
            stacks[other].append(second)
            ways.add(tuple(map(tuple, stacks[:DICE])))
    most = max(worth(judge.Arrangement((*way, (), ()), ())) for way in ways)
    nothing = judge.Arrangement(((),) * (DICE + 2), ())
    weighed = judge.weigh(Decision(decision.turn, view, nothing))
    assert max(one.worth for one in weighed) == pytest.approx(most)
    assert weighed[0].worth == worth(nothing) <= most


def test_matician_a_play_scores_in_a_deal_as_the_rules_say():
    """Brute force over one imagined deal: every two numbers and every "-", each played by the rules of the round."""
    judge = judge_of(matician)
    match = bot_game(matician, ["random", "cautious"], "FERN-42")
    decision = next(one for one in decisions_of(match, 0, judge) if not isinstance(one.chosen, str))
    view = judge.before_laying(decision.view)
    scored = judge._scored(view, 0)
    begun = judge.imagine(view, f"judge {view.round} 0")
    end = judge.played_on(
        judge.PLAYING,
        begun,
        [judge.CautiousBot()] * 2,
        "judge 0",
        lambda state: len(state.results) > len(begun.results),
    ).results[len(begun.results)]
    laid = end.equations[1]
    if end.sabotages[0] is not None:
        laid = laid.attacked(end.sabotages[0].side)
    for (left, right), attack in scored:
        mine = sabotaged(Equation(left, view.symbol, right), 0, [attack, end.sabotages[1]])
        other = sabotaged(laid, 1, [attack])
        assert scored[(left, right), attack] == (0 in highest([mine.value, other.value]))
    assert len(scored) > 10


def test_formula_what_is_decided_within_a_turn_is_worth_all_or_nothing():
    """Brute force where all hands are open: who goes out has won, and who lets the other go out has lost."""
    judge, decided = judge_of(formula), []
    for number in range(3):
        match = bot_game(formula, ["random", "greedy"], f"OPEN-{number}", rules=formula.Rules(open_hands=True))
        for decision in decisions_of(match, 0, judge)[-2:]:
            for one in judge.weigh(decision):
                state = formula.apply(judge.imagine(decision.view, "any"), 0, one.choice).state
                hands = [len(hand) for hand in state.hands]
                laid = [len(play.laid) for play in formula.legal_actions(state, 1) if isinstance(play, formula.Lay)]
                if not hands[0] or hands[1] in laid:
                    assert one.worth == (not hands[0])
                    decided.append(one.worth)
    assert 0 in decided and 1 in decided
    assert len(decided) > 4


def test_mathleague_a_turn_is_worth_no_more_than_the_best_of_all_turns():
    """Brute force over a hand of two cards: every order of every step that there is, by the rules.

    Those orders know which cards they will draw, so the judge comes near the best of them and never above it.
    """
    judge = judge_of(mathleague)
    match = bot_game(mathleague, ["greedy", "planner"], "FERN-42")
    decision = decisions_of(match, 0, judge)[0]
    view = decision.view
    hands = tuple(view.hand[:2] if seat == 0 else hand for seat, hand in enumerate(view.hands))
    view = replace(view, hands=hands, hand_sizes=(2, *view.hand_sizes[1:]))
    begun = judge.imagined(view)
    worths, left = [], [begun]
    while left:
        state = left.pop()
        worths.append(judge._worth(state, 0))
        left += [
            judge.settled(judge.tried(state, 0, action)[0], 0)
            for action in mathleague.legal_actions(state, 0)
            if not isinstance(action, mathleague.EndTurn)
        ]
    weighed = judge.weigh(Decision(0, view, ()))
    assert weighed[0].worth == judge._worth(begun, 0)
    assert weighed[0].worth <= weighed[1].worth <= max(worths)
    assert weighed[1].worth > 0.95 * max(worths)
