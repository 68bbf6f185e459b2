"""The best placement against going through all placements, and what a die can come to against every order of cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.rolls_and_goals.analysis.chances import best_for, imagined_tables
from mathgames_widgets.games.rolls_and_goals.analysis.plans import (
    Aim,
    Bundles,
    Profiles,
    against,
    best_placement,
    reach,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import FACES, GOALS, SHARED_DECK, STARTING_DECK, value_of
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge, measure
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from tests.cases import cases
from tests.games.rolls_and_goals.tables import play, reaching, sitting

BOX = [*STARTING_DECK, *STARTING_DECK, *SHARED_DECK]
CARDS = st.sampled_from(BOX)
SIDES = st.integers(1, 6)
ROLLS = st.tuples(*[SIDES] * 6)
ALIKE = ("largest set", "most pairs", "greatest variety", "longest run")
FLIPPED = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}

# ── the long way ──────────────────────────────────────────────────────────────────────────────────────────────────


def shown(side, stack):
    """Every value that a die may end with: pick comes before flip, and both before all other cards."""
    sides = range(1, 7) if "pick" in stack else [side]
    turned = [FLIPPED[one] if stack.count("flip") % 2 else one for one in sides]
    return {value_of(one, stack) for one in turned}


def placements(cards):
    """Each way to deal cards to six dice and to nobody, in every order."""
    for order in set(permutations(cards)):
        for places in product(range(7), repeat=len(cards)):
            if list(places) == sorted(places):
                yield [[card for card, at in zip(order, places, strict=True) if at == place] for place in range(6)]


def every_result(dice, cards):
    """The values that any placement brings."""
    found = set()
    for stacks in placements(cards):
        found |= set(product(*[shown(side, stack) for side, stack in zip(dice, stacks, strict=True)]))
    return found


def is_done(best, dice, hand):
    """Whether a placement uses cards of the hand only and brings the values that it says."""
    played = [card for stack in best.stacks for card in stack]
    assert all(played.count(card) <= hand.count(card) for card in played)
    for side, stack, pick, value in zip(dice, best.stacks, best.picks, best.values, strict=True):
        assert (pick is not None) == ("pick" in stack)
        shows = pick or side
        turned = FLIPPED[shows] if stack.count("flip") % 2 else shows
        assert value_of(turned, stack) == value
    return True


# ── one die ───────────────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(20, long=60))
@given(side=SIDES, hand=st.lists(CARDS.filter(lambda card: card != "reroll"), max_size=4))
def test_what_a_die_can_come_to(side, hand):
    """All cards or fewer, in every order: exactly these values, each by the way that is named."""
    bundles = Bundles(tuple(hand))
    ways = reach(side, bundles)
    long_way = set().union(
        *[shown(side, order) for number in range(len(hand) + 1) for order in permutations(hand, number)]
    )
    assert {value for values in ways for value in values} == long_way
    for bundle, values in enumerate(ways):
        for value, way in values.items():
            assert sorted(way.stack) == sorted(bundles.cards(bundle))
            assert value in shown(side, way.stack)


@settings(max_examples=cases(20, long=60))
@given(side=SIDES, hand=st.lists(CARDS, max_size=6))
def test_no_value_takes_a_card_too_many(side, hand):
    """A value is not named again with more of the same cards."""
    bundles = Bundles(tuple(hand))
    ways = reach(side, bundles)
    for bundle in bundles.all:
        for less in bundles.inside[bundle]:
            assert less == bundle or not set(ways[less]) & set(ways[bundle])


@given(hand=st.lists(CARDS, max_size=6))
def test_bundles(hand):
    """Every bundle once; its cards and the rest are the hand without reroll and blank cards."""
    bundles = Bundles(tuple(hand))
    cards = [card for card in hand if card not in ("reroll", "blank")]
    assert len({bundles.cards(bundle) for bundle in bundles.all}) == len(bundles.all) <= 64
    for bundle in bundles.all:
        assert sorted(bundles.cards(bundle) + bundles.cards(bundles.rest(bundle))) == sorted(cards)


# ── profiles ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("times", [(6,), (5, 1), (4, 2), (4, 1, 1), (3, 3), (3, 2, 1), (2, 2, 2), (2, 2, 1, 1)])
def test_a_profile_tells_every_set_and_pair(times):
    """Every way in which six dice can be alike, which chance seldom throws."""
    values = tuple(number for number, often in enumerate(times) for _ in range(often))
    told = {}
    aims = tuple(Aim(goal, lambda number, goal=goal: told.setdefault(goal, number) or 0) for goal in ALIKE)
    profiles = Profiles(aims, -1, 6)
    profiles.worth(sum(map(profiles.of_die, values)))
    assert told == {goal: measure(goal, values) for goal in ALIKE}


@given(values=st.tuples(*[st.integers(-20, 20)] * 6), goals=st.sets(st.sampled_from(GOALS), min_size=1, max_size=5))
def test_a_profile_tells_every_measure(values, goals):
    """The measures read from the profile are those of `scoring`, for any goals together."""
    told = {}
    aims = tuple(Aim(goal, lambda number, goal=goal: told.setdefault((goal, number), 1)) for goal in sorted(goals))
    profiles = Profiles(aims, -20, 20)
    profiles.worth(sum(map(profiles.of_die, values)))
    assert {(goal, measure(goal, values)) for goal in goals} <= set(told)
    exact = tuple(Aim(goal, lambda number, goal=goal: number == measure(goal, values)) for goal in sorted(goals))
    profiles = Profiles(exact, -20, 20)
    assert profiles.worth(sum(map(profiles.of_die, values))) == len(goals)


# ── the best of all ───────────────────────────────────────────────────────────────────────────────────────────────

ODD_WORTH = st.dictionaries(st.integers(-30, 60), st.integers(-60, 60), min_size=30)


@settings(max_examples=cases(20, long=60))
@given(
    dice=ROLLS,
    hand=st.lists(CARDS.filter(lambda card: card != "reroll"), max_size=3),
    goals=st.lists(st.sampled_from(GOALS), min_size=1, max_size=3, unique=True),
    worths=st.lists(ODD_WORTH, min_size=3, max_size=3),
)
def test_no_placement_is_worth_more(dice, hand, goals, worths):
    """Up to three cards go to six dice in every way; measures are worth anything, even less where they are greater."""
    aims = [
        Aim(goal, lambda number, worth=worth: worth.get(number, -70))
        for goal, worth in zip(goals, worths, strict=False)
    ]
    best = best_placement(dice, tuple(hand), aims)
    assert best.worth == max(sum(aim.of(values) for aim in aims) for values in every_result(dice, hand))
    assert best.worth == sum(aim.of(best.values) for aim in aims)
    assert is_done(best, dice, hand)


FOUR_CARDS = [
    ((1, 2, 3, 4, 5, 6), ("x2", "÷2", "negate", "+3"), ("longest run", "2nd highest total", "most pairs")),
    ((4, 4, 1, 6, 6, 2), ("pick", "flip", "+1", "x2"), ("largest set", "most odds", "greatest range")),
    ((5, 5, 5, 2, 1, 1), ("[0]", "-1", "-1", "negate"), ("most zeroes", "smallest range", "fewest positive")),
    ((3, 3, 2, 6, 4, 1), ("+1", "+1", "x2", "-2"), ("most 6s", "highest total", "greatest variety")),
]


@pytest.mark.parametrize(("dice", "hand", "goals"), FOUR_CARDS)
def test_no_placement_of_four_cards_is_worth_more(dice, hand, goals):
    """Tables of others make the aims; every placement of four cards is tried."""
    others = [[(1, 1, 2, 3, 5, 8)], [(6, 6, 6, 0, -1, 2)], [(3, 4, 5, 6, 7, 8), (2, 2, 2, 2, 2, 2)]]
    aims = [against(goal, others) for goal in goals]
    best = best_placement(dice, hand, aims)
    assert best.worth == max(sum(aim.of(values) for aim in aims) for values in every_result(dice, hand))
    assert is_done(best, dice, hand)


@pytest.mark.parametrize("hand", ["flip -1 x2", "pick flip"])
def test_the_best_placement_counts_declared_goals_shares_and_everybody(hand):
    """which placement is best for the goals on the table: judged as a round is, four goals against two others."""
    goals, special = ("most 6s", "2nd highest total", "most pairs"), "smallest number"
    rows = ["1 | 2 | 3 | 4 | 5 | 6", "6 | 6 | 1 | 2 | 3 | 3", "5 | 5 | 4 | 4 | 2 | 1"]
    state = sitting(*rows, goals=goals, hands=[hand, "", ""], specials=[(special,), (), ()])
    state = replace(state, hands=(state.hands[0], *(("flip", "+1", "-1", "x2", "+2", "blank"),) * 2))
    view = observe(play(state, f"0 declare {special}"), 0)
    tables = imagined_tables(view, 5)

    def tokens(values):
        awards = [judge(goal, (values, *table)) for goal in (*goals, special) for table in tables]
        return sum(award.share for award in awards if 0 in award.winners)

    best = best_for(view, 5)
    assert best.worth == tokens(best.values) == max(map(tokens, every_result(view.dice[0], hand.split())))
    assert is_done(best, view.dice[0], view.hand)


@settings(max_examples=25)
@given(
    dice=ROLLS,
    hand=st.lists(st.sampled_from(FACES), min_size=6, max_size=6),
    goals=st.lists(st.sampled_from(GOALS), min_size=3, max_size=3, unique=True),
    swaps=st.lists(
        st.tuples(st.permutations(range(6)), st.lists(st.integers(0, 6), min_size=6, max_size=6)), max_size=40
    ),
)
def test_six_cards_thrown_anywhere_are_never_worth_more(dice, hand, goals, swaps):
    """Whole hands, too many to try them all: no placement that chance proposes is better."""
    aims = [against(goal, [[(1, 2, 3, 4, 5, 6)], [(5, 5, 2, 2, 0, 7)], [(9, 3, 3, 3, -4, 1)]]) for goal in goals]
    best = best_placement(dice, tuple(hand), aims)
    assert is_done(best, dice, hand)
    for order, places in swaps:
        stacks = [[hand[card] for card in order if places[card] == place] for place in range(6)]
        results = [shown(side, [c for c in stack if c != "reroll"]) for side, stack in zip(dice, stacks, strict=True)]
        assert max(sum(aim.of(values) for aim in aims) for values in product(*results)) <= best.worth


def test_rerolls_are_not_placed():
    """A reroll is chance; without it the placement is certain."""
    best = best_placement((1, 1, 1, 1, 1, 1), ("reroll", "blank", "+3"), [reaching("highest total", 9)])
    assert (best.worth, sorted(card for stack in best.stacks for card in stack)) == (6, ["+3"])


def test_a_pick_shows_the_side_that_is_best():
    """Pick: Actually change the Die to the desired side."""
    best = best_placement((1, 2, 3, 4, 5, 5), ("pick",), [reaching("longest run", 6)])
    assert best.worth == 6
    assert [pick for pick in best.picks if pick] == [6]
    assert "pick" in best.stacks[4] + best.stacks[5]
    twelve = best_placement((1,) * 6, ("x2", "pick"), [reaching("biggest number", 12)])
    assert (twelve.worth, sorted(map(str, twelve.picks))) == (6, ["6", *["None"] * 5])


# ── aims ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_against_counts_shares():
    """If you alone achieve the Goal, take all the Tokens. If 2+ players achieve it, they split the Tokens evenly."""
    twos, ones = (2,) * 6, (1,) * 6
    aim = against("2nd highest total", [[twos, ones], [twos, twos]])
    assert [aim.worth(total) for total in (5, 6, 7, 12, 13)] == [6, 3 + 6, 12, 0, 0]
