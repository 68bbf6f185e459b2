"""Hints from small to large, and looking back at a round."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.rolls_and_goals.analysis.chances import best_for
from mathgames_widgets.games.rolls_and_goals.bots.bots import RandomSteps
from mathgames_widgets.games.rolls_and_goals.rules.cards import value_of
from mathgames_widgets.games.rolls_and_goals.rules.moves import legal_actions, to_act
from mathgames_widgets.games.rolls_and_goals.rules.rules import apply, new_game
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
from mathgames_widgets.games.rolls_and_goals.rules.state import Phase, RoundScored, Rules
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.words.chances import why_best
from mathgames_widgets.games.rolls_and_goals.words.hints import advised as hint, best_of_round, look_back, played
from tests.cases import cases
from tests.games.rolls_and_goals.tables import all_ready, play, result, selecting, sitting
from tests.maths.numbers.equations import contradictions, is_well_written

RICH = "1 | 2 | 3 | 4 | 5 | 6"


def claims(told):
    """The hints one after the other."""
    return [step.claim for step in told]


def tokens_of(values, others, goals, player=0):
    """What values take from others."""
    awards = [judge(goal, (values, *others)) for goal in goals]
    return sum(award.share for award in awards if player in award.winners)


# ── placing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hints_go_from_small_to_large():
    """hints from small to large"""
    state = sitting(RICH, RICH, goals=("most 6s",), hands=["+1 -1", ""])
    told = hint(observe(state, 0))
    assert claims(told) == [
        "Look at the goal “most 6s”. One die is 6.",
        "You can achieve most 6s with a chance of at least 96%.",
        "Use +1.",
        "Put +1 behind die 5.",
    ]
    assert all(is_well_written(step) and not contradictions(step) for step in told)


def test_a_hint_counts_the_cards_that_lie_there_already():
    """Two dice were brought to 4: a hint for most 4s does not say that there is none."""
    state = sitting("1 +3 | 2 +2 | 3 | 5 | 5 | 6", RICH, goals=("most 4s",), hands=["+1 -1", ""])
    told = hint(observe(state, 0))
    assert claims(told)[0].startswith("Your cards are placed as well as they can be")
    more = sitting("1 +3 | 2 | 3 | 5 | 5 | 6", "4 | 4 | 1 | 1 | 1 | 1", goals=("most 4s",), hands=["+1 -1", ""])
    assert claims(hint(observe(more, 0)))[0] == "Look at the goal “most 4s”. One die is 4."


@pytest.mark.parametrize("seed", ["FERN-42", "OAK-7", "REED-15"])
def test_a_hint_and_the_best_placement_agree(seed):
    """What the last hint says is what "Which placement is best?" says, also when cards lie there already."""
    state = new_game(3, seed)
    for step in (state, play(state, f"0 put {state.hands[0][0]} die 1", f"0 put {state.hands[0][1]} die 2")):
        view = observe(step, 0)
        told = [one.claim for one in hint(view)]
        assert why_best(view).claim in told or "ready" in told[0] or "none of" in told[1]


def test_the_best_placement_is_the_best_against_the_dice_that_lie_there():
    """Where nobody else has cards every placement of a small hand is tried: none takes more."""
    chance = random.Random(5)
    for _ in range(15):
        dice = [tuple(chance.randint(1, 6) for _ in range(6)) for _ in range(2)]
        hand = chance.sample(["+1", "-1", "+2", "x2", "÷2", "negate", "[0]"], 2)
        goals = tuple(chance.sample(["most odds", "highest total", "largest set", "smallest range", "most zeroes"], 2))
        rows = [" | ".join(map(str, own)) for own in dice]
        view = observe(sitting(*rows, goals=goals, hands=[" ".join(hand), ""]), 0)
        best = best_for(view, 1)
        assert best.worth == max(tokens_of(values, dice[1:], goals) for values in every_placement(dice[0], tuple(hand)))
        assert tokens_of(best.values, dice[1:], goals) == best.worth
        assert best.values == tuple(value_of(*one) for one in zip(dice[0], best.stacks, strict=True))


def every_placement(dice, cards):
    """The values of each way to put two cards behind dice or nowhere."""
    for order in (cards, cards[::-1]):
        for places in product(range(7), repeat=2):
            stacks = [
                tuple(card for card, place in zip(order, places, strict=True) if place == die) for die in range(6)
            ]
            yield tuple(value_of(*one) for one in zip(dice, stacks, strict=True))


def test_cards_that_bring_nothing_are_not_used():
    """Cards that bring no token are left for another round."""
    view = observe(sitting("6 | 6 | 6 | 6 | 6 | 6", goals=("most 6s",), hands=["+1 -1 x2", ""]), 0)
    assert claims(hint(view))[2] == "You need no cards for it."
    assert claims(hint(view))[3] == "Leave your dice as they are."


def test_nothing_to_win():
    """Where the cards achieve nothing, the hint says how others stand."""
    state = sitting("1 | 1 | 1 | 1 | 1 | 1", "6 | 6 | 6 | 6 | 6 | 6", goals=("most 6s",), hands=["+1", ""])
    told = hint(observe(state, 0))
    assert claims(told)[1] == "No placement of your cards achieves any of the goals."
    assert [step.claim for step in told[0].why] == ["Most 6s: No die is 6."]


def test_the_best_already_lies_there():
    """Nothing to do but to be ready."""
    state = play(sitting(RICH, RICH, goals=("most 6s",), hands=["+1 -1", ""]), "0 put +1 die 5")
    assert claims(hint(observe(state, 0))) == [
        "Your cards are placed as well as they can be. Say you are ready.",
    ]


def test_a_special_goal_is_weighed():
    """ "Before players flip their Modifier cards, you may choose to declare special Goal card(s)." """
    state = sitting(RICH, "1 | 1 | 1 | 1 | 1 | 1", goals=("highest total",), specials=(("most 6s", "most 1s"), ()))
    told = [step.claim for step in hint(observe(state, 0))[-1].why]
    assert (
        "That is likely to achieve your special goal most 6s too. Declare it to earn 6 more tokens on average." in told
    )
    assert "That is unlikely to achieve your special goal most 1s. Keep it for later." in told


def test_a_reroll_is_told_apart():
    """what a reroll is worth"""
    state = sitting(RICH, goals=("highest total",), hands=["reroll", ""])
    assert claims(hint(observe(state, 0)))[-1] == (
        "The reroll was not counted, because nobody knows what it will show. A reroll behind a die that shows 1 "
        "makes it worth 3.5 on average, 2.5 more."
    )
    doubled = play(sitting(RICH, goals=("highest total",), hands=["reroll x2", ""]), "0 put x2 die 1")
    assert claims(hint(observe(doubled, 0)))[-1].endswith("makes it worth 7 on average, 5 more.")


# ── picking and selecting ─────────────────────────────────────────────────────────────────────────────────────────


def test_picking():
    """Every choice of sides is tried."""
    state = all_ready(sitting("1 pick +1 | 2 | 3 | 4 | 5 | 6", RICH, goals=("biggest number",))).state
    assert state.phase is Phase.PICK
    told = hint(observe(state, 0))
    assert claims(told) == [
        "You choose a side for die 1. The other cards act after that.",
        "With the best choice, you take 6 tokens if nobody else changes a die.",
        "Choose 6 for die 1.",
    ]
    assert told[0].why[0].claim == "The sides 1 to 6 make die 1 worth 2, 3, 4, 5, 6 and 7."
    assert "Die 1 is worth 7: 6 + 1 = 7." in [step.claim for step in told[2].why]


def test_picking_with_a_flip():
    """Pick second, flip third."""
    state = all_ready(sitting("1 flip pick | 2 | 3 | 4 | 5 | 5", RICH[:-1] + "5", goals=("most 6s",))).state
    assert claims(hint(observe(state, 0)))[2] == "Choose 1 for die 1."


def test_selecting():
    """Which card serves which of the next goals."""
    state = selecting(2, offer="[0] x2 +1")
    view = observe(state, state.order[0])
    told = hint(view)
    assert view.goals[0] in told[0].claim
    assert told[-1].why[: len(told[1].why)] == told[1].why, "what is advised is explained by what it serves"
    assert all(is_well_written(step) and not contradictions(step) for step in told)


@pytest.mark.parametrize(
    ("goal", "offer", "says"),
    [
        ("most zeroes", "[0] x2 ÷2", "with [0], all six sides are 0. Without it, none is."),
        ("most evens", "[1] x2 ÷2", "with ×2, all six sides are even. Without it, three are."),
        (
            "fewest positive",
            "[1] negate x2",
            "with a Negate card, none of the six sides is greater than 0. Without it, six are.",
        ),
        (
            "lowest total",
            "[1] negate x2",
            "Lowest total: a Negate card makes a die worth −3.5 on average instead of 3.5.",
        ),
        ("biggest number", "[1] [7] blank", "Biggest number: [7] makes a die worth 7 on average instead of 3.5."),
        ("most 4s", "pick blank blank", "A pick sets a die to whatever side a goal needs."),
    ],
)
def test_what_a_card_is_good_for(goal, offer, says):
    """Counted over the six sides of a die."""
    state = selecting(2, offer=offer)
    view = observe(state, state.order[0])
    (told,) = hint(replace(view, goals=(goal,)))[1].why
    assert told.claim.endswith(says)


def test_nothing_to_decide():
    """empty where there is nothing to decide"""
    state = play(new_game(2, "FERN-42"), "0 ready")
    assert hint(observe(state, 0)) == ()
    assert hint(observe(state, None)) == ()


# ── looking back ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_looking_back():
    """what the same cards could have taken"""
    state = sitting("1 +1 | 2 | 3 | 4 | 5 | 6", RICH, goals=("most 6s",))
    told = look_back(result(all_ready(state)), 0, ("Asha", "Ben"))
    assert told.claim == "You took 3 tokens. With the same cards, you could have taken 6."
    assert told.why[0].claim == "With +1 behind die 5, your dice would have been worth 1, 2, 3, 4, 6, 6."
    assert claims(told.why[0].why) == [
        "Asha achieved “most 6s”.",
        "Nobody could know that before the cards were turned over.",
    ]
    assert is_well_written(told) and not contradictions(told)


def test_looking_back_at_a_lost_round():
    """nothing more could be taken"""
    state = sitting("1 | 1 | 1 | 1 | 1 | 1", "6 | 6 | 6 | 6 | 6 | 6", goals=("most 6s",))
    told = look_back(result(all_ready(state)), 0)
    assert told.claim == "You took no tokens, and no placement of these cards would have taken any."


# ── through whole games ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_hint_and_look_back_is_true(players):
    """Nothing that is said contradicts the rules, in whole games of bots."""
    rounds = cases(3, long=6)
    state, rng, asked = new_game(players, f"HINTS-{players}", Rules(rounds=rounds)), Rng("HINTS"), set()
    while to_act(state):
        player = to_act(state)[0]
        view = observe(state, player)
        if (view.round, view.phase, player) not in asked:
            asked.add((view.round, view.phase, player))
            told = hint(view)
            assert told and all(is_well_written(step) and not contradictions(step) for step in told)
        action = RandomSteps().choose(view, legal_actions(state, player), rng)
        _, rng = rng.rolled(1, 6)
        step = apply(state, player, action)
        state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                looked_back_at(event.result)
    assert len(asked) > rounds * players


def looked_back_at(scored):
    """Everybody looks back at the round."""
    for player in range(len(scored.values)):
        told = look_back(scored, player)
        assert is_well_written(told) and not contradictions(told)
        best = best_of_round(scored, player)
        others = [values for seat, values in enumerate(scored.values) if seat != player]
        table = (best.values, *others)
        awards = [judge(award.goal, table) for award in scored.awards]
        assert sum(award.share for award in awards if 0 in award.winners) == best.worth
        if "reroll" not in played(scored, player):
            assert best.worth >= scored.gained(player)
