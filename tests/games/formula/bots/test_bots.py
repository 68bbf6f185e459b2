"""The three opponents: how well they play, how they think, and whether their reasons are true."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core.game import without
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula.analysis.weights import WORLDS
from mathgames_widgets.games.formula.bots import judge
from mathgames_widgets.games.formula.bots.bots import BOTS
from mathgames_widgets.games.formula.bots.planning import dangers, examples, is_anyone_near, turns
from mathgames_widgets.games.formula.rules.cards import Pile, Table
from mathgames_widgets.games.formula.rules.plays import can_lay_all, plays
from mathgames_widgets.games.formula.rules.rules import legal_actions
from mathgames_widgets.games.formula.rules.scoring import outcome
from mathgames_widgets.games.formula.rules.state import Draw, Lay, Pass, Rules
from mathgames_widgets.games.formula.rules.view import imagine
from mathgames_widgets.games.formula.words.sentences import cards_text
from mathgames_widgets.maths.numbers.arithmetic import Sign
from tests.cases import cases
from tests.games.bot_games import check_that_nothing_hidden_counts, played, wins

RANDOM, GREEDY, THINKER = BOTS

VARIANTS = {
    "the rulebook": Rules(),
    "points": Rules(points=True, points_to=50),
    "bonus": Rules(points=True, points_to=50, sign_bonus=True),
    "fives": Rules(fives_draw=True),
    "keep one": Rules(keep_one=True),
    "x and ÷": Rules(times_and_divide=True),
    "for places": Rules(play_on=True),
    "rounds": Rules(rounds=2, winner_extra_card=True),
    "small hands": Rules(hand=3, open_hands=True),
}


def test_weakest_first():
    """one that plays at random, one that lays as many cards as it can, one that thinks ahead"""
    assert [bot.name for bot in BOTS] == ["random", "greedy", "thinker"]


def test_greedy_beats_random():
    """Over twenty games on the same deals from both seats."""
    assert wins(formula, GREEDY, RANDOM, 13, deals=10)


def test_the_thinker_beats_greedy():
    """Over thirty games on the same deals from both seats; over sixty in `make test-long`."""
    assert wins(formula, THINKER, GREEDY, cases(17, long=34), deals=cases(15, long=30))


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_every_variant_is_played_to_its_end(rules):
    """Whatever is agreed on, bots come to an end by lawful moves, which `apply` would refuse otherwise."""
    state, seen = played(formula, THINKER, GREEDY, RANDOM, seed="FERN-42", rules=rules)
    assert outcome(state).winners
    assert all(bot.because(view, action).endswith(".") for bot, view, action in seen)


def test_whoever_can_go_out_does():
    """ "Be the first player to get rid of all the cards in your hand." """
    for number in range(4):
        _, seen = played(formula, THINKER, GREEDY, seed=f"OUT-{number}")
        for _, view, action in seen:
            if view.table.is_open and can_lay_all(view.table, view.hand, view.rules):
                assert isinstance(action, Lay) and len(action.laid) == len(view.hand)


def test_greedy_lays_the_most_cards_and_keeps_its_jokers():
    """No other play lays more, and none that lays as many spares a Joker."""
    _, seen = played(formula, GREEDY, GREEDY, GREEDY, seed="JOKER-3")
    for _, view, action in seen:
        found = plays(view.table, view.hand, view.rules)
        if not found:
            assert isinstance(action, (Draw, Pass))
            continue
        most = max(len(one.laid) for one in found)
        assert len(action.laid) == most
        assert action.laid.count("J") == min(one.laid.count("J") for one in found if len(one.laid) == most)


def test_the_thinker_plans_its_last_two_turns():
    """2, 4 and 8 make a formula of their own next turn, so the single card goes first although three could."""
    assert turns(("2", "4", "8"), Rules()) == 1.0
    assert turns(("7",), Rules()) > 1.0
    for number in range(40):
        _, seen = played(formula, THINKER, GREEDY, seed=f"PLAN-{number}")
        if any(bot is THINKER and is_short(view, action) for bot, view, action in seen):
            return
    raise AssertionError("The thinker always laid as many cards as it could.")


def is_short(view, action):
    """Whether fewer cards were laid than could have been."""
    return isinstance(action, Lay) and len(action.laid) < max(
        len(one.laid) for one in plays(view.table, view.hand, view.rules)
    )


@pytest.mark.parametrize("bot", [GREEDY, THINKER], ids=lambda bot: bot.name)
def test_the_same_view_is_always_answered_in_the_same_way(bot):
    """A hidden hand that is dealt otherwise, or another chance, changes nothing."""
    _, seen = played(formula, THINKER, RANDOM, GREEDY, seed="SAME-1")
    check_that_nothing_hidden_counts(formula, bot, [view for _, view, _ in seen[-4:]])


def test_reasons_do_not_tell_which_cards_are_kept():
    """Numbers in a reason count cards, points or imagined deals; no face of a card is named."""
    _, seen = played(formula, THINKER, GREEDY, THINKER, seed="SECRET-1")
    for bot, view, action in seen:
        counts = {len(view.hand), WORLDS} | ({len(action.laid)} if isinstance(action, Lay) else set())
        if isinstance(action, Lay) and is_anyone_near(view):
            counts |= {dangers(view, action), dangers(view, None) if view.table.is_open else 0}
        assert {int(number) for number in re.findall(r"\d+", bot.because(view, action))} <= counts


def test_the_dangers_it_names_are_counted_over_its_imagined_deals():
    """ "In 10 of them, someone could go out before my next turn" """
    said = 0
    for number in range(6):
        _, seen = played(formula, THINKER, GREEDY, seed=f"NEAR-{number}")
        for bot, view, action in seen:
            if bot is THINKER and isinstance(action, Lay) and is_anyone_near(view) and view.sizes[view.player] > 3:
                count = dangers(view, action)
                told = f"In {count} of them, someone could go out" if count else "In none of them could anyone go out"
                assert told in bot.because(view, action)
                assert 0 <= count <= WORLDS
                said += 1
    assert said


def test_the_look_back_says_on_how_many_formulas_the_kept_cards_would_all_go():
    """Beside the danger: what the better play leaves in hand, and what was kept instead."""
    _, seen = played(formula, THINKER, GREEDY, seed="NEAR-0")
    said = 0
    for _, view, _ in seen:
        lays = [one for one in legal_actions(imagine(view, "A"), view.player) if isinstance(one, Lay)]
        if not lays or any(len(one.laid) == len(view.hand) for one in lays):
            continue
        told = judge.because(Decision(0, view, lays[0]), lays[-1])
        left = [without(view.hand, *one.laid) for one in (lays[-1], lays[0])]
        better, kept = [sum(can_lay_all(table, cards, view.rules) for table in examples()) for cards in left]
        assert f"It leaves {cards_text(left[0])}: on {better} of 8 usual formulas" in told
        assert lays[0] == lays[-1] or told.endswith(f"With what you kept, you could on {kept}.")
        said += 1
    assert said


def test_a_table_of_times_zero_can_only_be_left_by_a_whole_formula():
    """ "The formula: "number" x 0 = 0 has to be completely replaced by the next player." """
    table = Table((Pile("7", 7),), Sign.TIMES, (Pile("0", 0),), (Pile("0", 0),))
    assert not can_lay_all(table, ("7",), Rules())
    assert not can_lay_all(table, ("2", "4"), Rules())
    assert can_lay_all(table, ("2", "4", "8"), Rules())
