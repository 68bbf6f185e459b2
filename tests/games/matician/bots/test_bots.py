"""The four opponents: how well they play, how they think, and whether their reasons are true and discreet."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician.analysis.chances import expected_sabotage, payoff_table
from mathgames_widgets.games.matician.analysis.plans import Holder, balanced, guess
from mathgames_widgets.games.matician.bots.bots import BOTS
from mathgames_widgets.games.matician.rules.cards import LEFT, MINUS, RIGHT
from mathgames_widgets.games.matician.rules.moves import legal_actions
from mathgames_widgets.games.matician.rules.rules import apply, new_game, outcome
from mathgames_widgets.games.matician.rules.state import Pass, Phase, Put, Rules, Sabotage, Take
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.games.matician.words.sentences import worked_out
from mathgames_widgets.maths.writing.words import mean_text
from tests.games.bot_games import both_seats, played
from tests.games.matician.duels import all_plans, points
from tests.games.matician.tables import laying, play, sabotaging

RANDOM, GREEDY, CAUTIOUS, BALANCED = BOTS


def lead(bot, rival, deals):
    """Points of a bot less those of a rival, over first rounds; each deal is played twice, from both seats."""
    ahead = 0
    for seed, seat, bots in both_seats(bot, rival, deals):
        (result,) = played(matician, *bots, seed=seed, until=lambda state: state.results)[0].results
        ahead += (seat in result.winners) - (1 - seat in result.winners)
    return ahead


def chosen(bot, state, seed="A"):
    return bot.choose(observe(state, 0), legal_actions(state, 0), Rng(seed))


def said(bot, state, seed="A"):
    return bot.because(observe(state, 0), chosen(bot, state, seed))


def laid(bot, state, seed="A"):
    """The pair that a bot lays on the first seat."""
    while not isinstance(action := chosen(bot, state, seed), Ready):
        state = apply(state, 0, action).state
    return state.laid[0]


@pytest.fixture(scope="module")
def game():
    """A game of all, with everything that can be chosen."""
    return played(matician, BALANCED, CAUTIOUS, GREEDY, RANDOM, seed="FERN-42", rules=Rules(draft=True))[1]


# ── strength ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_weakest_first():
    """ "random, greedy, cautious, and one that plays the equilibrium" """
    assert [bot.name for bot in BOTS] == ["random", "greedy", "cautious", "balanced"]


@pytest.mark.parametrize(
    ("bot", "rival", "deals"), [(GREEDY, RANDOM, 60), (CAUTIOUS, GREEDY, 60), (BALANCED, CAUTIOUS, 20)]
)
def test_each_beats_the_one_before(bot, rival, deals):
    """Over first rounds with the same cards from both seats."""
    assert lead(bot, rival, deals) > 0


def test_what_is_learnt_comes_close_to_the_exact_equilibrium():
    """With known hands the linear program has the value; the learnt mix guarantees almost as much."""
    hands, symbols = (("3", "4", "9", "12"), ("2", "5", "8", MINUS)), ("+", "-")
    both = [Holder(seat, hands[seat], symbols, (0, 1), Rules()) for seat in (0, 1)]
    chance = Random("LEARN").random
    for number in range(3000):
        for one in both:
            one.play(chance())
        for one, other in (both, both[::-1]):
            one.learn([other], weight=number)
    shares = both[0].shares()
    worst = min(
        sum(share * points(symbols, (plan, answer)) for plan, share in shares.items())
        for answer in all_plans(hands[1], 0)
    )
    assert worst == pytest.approx(float(balanced(hands, symbols).value), abs=0.05)


# ── moves ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "rules", [Rules(small_under_times=True, play_on=True), Rules(by_rank=True, draft=True)], ids=["small", "rank"]
)
def test_every_game_is_played_to_its_end(rules):
    """By lawful moves, which `apply` would refuse otherwise: two numbers, ready, and one choice of sabotage."""
    state, seen = played(matician, CAUTIOUS, GREEDY, BALANCED, seed="OAK-7", rules=rules)
    assert outcome(state) is not None
    for seat in range(3):
        steps = [action for _, view, action in seen if (view.player, view.round) == (seat, 1)]
        kinds = [type(step) for step in steps if not isinstance(step, Take)]
        assert kinds[:3] == [Put, Put, Ready] and kinds[3:] in ([Sabotage], [Pass])
    assert all(bot.because(view, action).endswith(".") for bot, view, action in seen)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("move", ["put 0 right", "put 3 left", "put 15 right"])
def test_a_bot_goes_on_from_any_card(bot, move):
    """Where a person began, even by dividing by 0."""
    state = play(laying("/: 0 3 8 15 -", "+: 2 5 9"), f"0 {move}")
    for kind in (Put, Ready):
        action = chosen(bot, state)
        assert isinstance(action, kind) and bot.because(observe(state, 0), action)
        state = apply(state, 0, action).state


def test_the_same_view_and_chance_give_the_same_choice(game):
    """And a mix does not change while it is carried out."""
    for bot, view, action in game[::5]:
        if bot is not RANDOM:
            assert bot.because(view, action) == bot.because(view, action)
    mixes = {}
    for bot, view, _ in game:
        if bot is BALANCED and view.phase is not Phase.DRAFT:
            mixes.setdefault(view.round, []).append(guess(view))
    assert mixes and all(mix == round_[0] for round_ in mixes.values() for mix in round_)


def test_greedy_lays_the_highest_equation():
    """As if nobody had a "-": the greater number on the left of "-" and "/"."""
    assert set(laid(GREEDY, laying("+: 4 13 9 -", "x: 2 3"))) == {"13", "9"}
    assert laid(GREEDY, laying("-: 4 13 9 -", "x: 2 3")) == ("13", "4")
    assert laid(GREEDY, laying("/: 0 13 9 4", "x: 2 3")) == ("13", "4")


def test_cautious_lays_what_is_safest():
    """Against one other: 5 + 6 is -1 at the worst; the least product; 0 over anything."""
    assert set(laid(CAUTIOUS, laying("+: 5 6 15 -", "x: 2 3"))) == {"5", "6"}
    assert set(laid(CAUTIOUS, laying("x: 2 6 15 -", "x: 2 3"))) == {"2", "6"}
    assert laid(CAUTIOUS, laying("/: 0 6 15 -", "x: 2 3"))[0] == "0"


def test_against_several_cautious_lays_what_is_best_on_average():
    """The highest counts alone, and a "-" may as well go elsewhere."""
    hand = ("2", "6", "12", "15")
    state = laying("x: 2 6 12 15", "x: 2 3 -", "+: 5 6 7")
    table, chances = payoff_table(hand, "x", 2), expected_sabotage(hand, "x", 2)
    pair = laid(CAUTIOUS, state)
    assert pair in table.best_expected(chances)
    assert f"{mean_text(table.expected(chances)[pair])} on average" in said(CAUTIOUS, state)


def test_cautious_names_the_lowest_value_also_where_all_ranks_are_the_same():
    """12 + 13 and 13 + 12 become 1 or −1, which are both below all other sums."""
    state = replace(laying("+: 12 13 -", "x: 2 3"), rules=Rules(by_rank=True))
    reasons = {said(CAUTIOUS, state, seed) for seed in "ABCDEF"}
    assert reasons == {
        f"{sum_} = 25, and at least −1 after a minus card: no equation of mine would be safer."
        for sum_ in ("12 + 13", "13 + 12")
    }


def test_balanced_does_not_tell_where_its_larger_number_lies():
    """2 + 11 against a "-": about half on each side."""
    view = observe(laying("+: 2 11 - - - -", "+: 3 5 9 - 12 4"), 0)
    left = sum(chance for plan, chance in guess(view).mix.chances.items() if plan.pair[LEFT] == "11")
    assert 0.3 < left < 0.7
    sides = {laid(BALANCED, laying("+: 2 11 - - - -", "+: 3 5 9 - 12 4"), seed)[LEFT] for seed in "ABCDEFGH"}
    assert sides == {"2", "11"}


@pytest.mark.parametrize("bot", [GREEDY, CAUTIOUS], ids=lambda bot: bot.name)
def test_a_minus_goes_where_it_harms_the_likely_leader(bot):
    """ "x" promises more than "+"; under "-" only the left side harms; points decide between equal symbols."""
    at_times = sabotaging("4 + 5", "6 + 7", "2 x 3", hands=["-", "", ""])
    assert chosen(bot, at_times).target == 2
    assert chosen(bot, sabotaging("4 + 5", "6 - 7", hands=["-", ""])) == Sabotage(1, LEFT)
    assert chosen(bot, sabotaging("4 + 5", "6 + 7", "8 + 9", hands=["-", "", ""], points=[2, 0, 1])).target == 2
    sides = {chosen(bot, sabotaging("4 + 5", "6 + 7", hands=["-", ""]), seed).side for seed in "ABCDEFGH"}
    assert sides == {LEFT, RIGHT}


@pytest.mark.parametrize("bot", BOTS[1:], ids=lambda bot: bot.name)
def test_without_a_minus_there_is_only_passing(bot):
    """Everybody is asked, also those without one; the reason is the same as for keeping one back."""
    with_one, without = (sabotaging("4 + 5", "6 + 7", hands=[hand, ""]) for hand in ("- 2", "2"))
    assert chosen(bot, without) == Pass()
    assert bot.because(observe(without, 0), Pass()) == bot.because(observe(with_one, 0), Pass())


@pytest.mark.parametrize("bot", BOTS[1:], ids=lambda bot: bot.name)
def test_a_symbol_is_taken_that_suits_the_hand(bot):
    """High numbers and no other with them: nobody takes "/" when "x" or "+" is there."""
    state = new_game(2, "FERN-42", Rules(draft=True))
    seat = state.order[0]
    hands = tuple(
        [("13", "13", "14", "14", "15", "15") if one == seat else hand for one, hand in enumerate(state.hands)]
    )
    state = replace(state, hands=hands, offer=("+", "/", "/"))
    action = bot.choose(observe(state, seat), legal_actions(state, seat), Rng("A"))
    assert action == Take("+")


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_reasons_have_numbers_that_are_true():
    """What the equation is worth without a "-", and at the worst; how often a mix scores."""
    state = laying("-: 2 5 15 -", "x: 2 3")
    assert "15 − 2 = 13" in said(GREEDY, state)
    assert "5 − 2 = 3, and at least −7 after a minus card" in said(CAUTIOUS, state)
    found = guess(observe(state, 0))
    assert f"{found.hands} hands" in said(BALANCED, state)
    assert f"scores in {round(100 * found.scores)}%" in said(BALANCED, state)
    assert "14 × 11 = 154" in said(GREEDY, sabotaging("4 + 5", "2 x 3", hands=["-", ""])).replace("11 × 14", "14 × 11")


def test_shares_are_those_of_the_mix():
    """How often a card, and how often a "-", goes on from what lies already."""
    state = laying("+: 2 11 - - - -", "+: 3 5 9 - 12 4")
    mix = guess(observe(state, 0)).mix
    share = mix.chance(lambda plan: plan.pair[LEFT] == "11")
    assert f"continues like this {round(100 * share)}% of the time" in BALANCED.because(
        observe(state, 0), Put("11", LEFT)
    )
    state = play(state, "0 put 11 left", "0 put 2 right", "0 ready", "1 put 3 left", "1 put 9 right", "1 ready")
    sides = mix.given(lambda plan: plan.pair == ("11", "2")).map(lambda plan: plan.sabotage)
    for sabotage in (Sabotage(1, LEFT), Sabotage(1, RIGHT)):
        assert f"here {round(100 * sides[sabotage])}% of the time" in BALANCED.because(observe(state, 0), sabotage)


def test_reasons_name_no_card_that_stays_hidden(game):
    """Numbers only of the pair that is laid; what is said of a symbol tells nothing of the hand."""
    for bot, view, action in game:
        text = bot.because(view, action)
        if isinstance(action, Take):
            assert not re.search(r"\d", text)
        if bot in (GREEDY, CAUTIOUS) and isinstance(action, Ready):
            left, right = view.mine
            assert worked_out(payoff_table(view.mine, view.symbol).equation((left, right))) in text
