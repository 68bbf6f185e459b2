"""Chances of goals: exact ones against counting every roll, sampled ones against tables that are known."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core.game import Ready
from mathgames_widgets.games.rolls_and_goals.analysis.chances import (
    best_for,
    expected_worth,
    imagined_tables,
    measures,
    odds,
    odds_as_they_lie,
    odds_over,
    worth_of_rerolls,
)
from mathgames_widgets.games.rolls_and_goals.analysis.plans import against, ambition, best_placement, sensible_values
from mathgames_widgets.games.rolls_and_goals.rules.cards import FACES, GOALS, SHARED_DECK, STARTING_DECK, value_of
from mathgames_widgets.games.rolls_and_goals.rules.moves import to_act
from mathgames_widgets.games.rolls_and_goals.rules.rules import apply, new_game
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge, measure
from mathgames_widgets.games.rolls_and_goals.rules.state import Phase, Pick, Put
from mathgames_widgets.games.rolls_and_goals.rules.view import cards_of, observe
from mathgames_widgets.maths.chance.distributions import Sampled, evenly
from tests.cases import cases
from tests.games.rolls_and_goals.tables import all_ready, reaching, sitting

NOTHING = ((),) * 6
ROLLS = st.tuples(*[st.integers(1, 6)] * 6)
PLAIN = [face for face in FACES if face not in ("pick", "flip", "reroll")]
STACKS = st.tuples(*[st.lists(st.sampled_from(PLAIN), max_size=2).map(tuple)] * 6)


def counted(goal, dice, stacks, rerolled):
    """What a goal compares after each of the rolls, one by one."""
    found = []
    for rolls in product(range(1, 7), repeat=len(rerolled)):
        sides = list(dice)
        for place, roll in zip(rerolled, rolls, strict=True):
            sides[place] = roll
        found.append(measure(goal, tuple(value_of(side, stack) for side, stack in zip(sides, stacks, strict=True))))
    return evenly(found)


@settings(max_examples=40)
@given(goal=st.sampled_from(GOALS), dice=ROLLS, stacks=STACKS, rerolled=st.sets(st.integers(0, 5), max_size=2))
def test_every_roll_is_counted(goal, dice, stacks, rerolled):
    """Reroll: Actually roll the Die again. Do this first."""
    placed = tuple((*stack, "reroll") if place in rerolled else stack for place, stack in enumerate(stacks))
    assert measures(goal, dice, placed) == counted(goal, dice, stacks, sorted(rerolled))


def test_two_rerolls_of_one_die_are_one():
    """Only the last roll counts, and nobody may keep the one before."""
    once, twice = (("reroll",), *NOTHING[1:]), (("reroll", "reroll"), *NOTHING[1:])
    assert measures("highest total", (1, 2, 3, 4, 5, 6), once) == measures("highest total", (1, 2, 3, 4, 5, 6), twice)


def test_a_pick_comes_after_the_reroll_and_before_the_flip():
    """Pick is chosen after all rerolls are seen."""
    assert measures("most 6s", (6, 6, 1, 1, 1, 1), (("reroll", "flip", "pick"), *NOTHING[1:]))[2] == 1
    two = (("reroll",), ("pick",), *NOTHING[2:])
    assert dict(measures("largest set", (1, 2, 3, 4, 5, 6), two).chances).keys() <= {2, 3, 4, 5, 6}
    assert measures("longest run", (1, 1, 3, 4, 5, 6), two)[6] == Fraction(1, 3)


def test_picks_serve_the_goal_downwards_too():
    """For a lowest total the side that makes it lowest is picked; where there is no set, there is none."""
    one = (("reroll",), *NOTHING[1:])
    assert measures("lowest total", (6, 1, 1, 1, 1, 1), one).chance(lambda total: total <= 9) == Fraction(2, 3)
    assert measures("lowest total", (6, 1, 1, 1, 1, 1), (("pick",), *NOTHING[1:]))[6] == 1
    assert measures("largest set", (1, 2, 3, 4, 5, 6), NOTHING)[None] == 1


def test_what_a_reroll_is_worth():
    """Two sixes needed, one there: 1/6 of 6 tokens. The six itself is better left alone."""
    aims = [reaching("most 6s", 2)]
    assert expected_worth(aims, (6, 1, 1, 1, 1, 1), (("reroll", "reroll"), *NOTHING[1:])) == 0
    assert worth_of_rerolls(aims, (6, 1, 1, 1, 1, 1), NOTHING) == (0, 1, 1, 1, 1, 1)
    behind = (("reroll",), *NOTHING[1:])
    assert worth_of_rerolls(aims, (6, 6, 1, 1, 1, 1), behind)[0] == 0
    assert worth_of_rerolls(aims, (6, 6, 1, 1, 1, 1), behind)[1] == Fraction(1, 6) * Fraction(1, 6) * 6 - 1


def test_more_rerolls_help_less_and_less():
    """A reroll behind one die more, then another, where one six is needed."""
    aims, dice = [reaching("most 6s", 1)], (1, 1, 1, 1, 1, 1)
    gains = []
    for number in range(4):
        stacks = (*[("reroll",)] * number, *NOTHING[number:])
        gains.append(worth_of_rerolls(aims, dice, stacks)[number])
    assert gains == [6 * Fraction(5, 6) ** number / 6 for number in range(4)]


# ── against the others ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def table():
    """Three players who have rolled and drawn."""
    return new_game(3, "FERN-42")


def test_hidden_cards_make_it_a_sample(table):
    """otherwise sampled with its margin"""
    view = observe(table, 1)
    found = odds(view, view.mine, 30)
    assert [one.goal for one in found] == list(view.goals)
    for at, one in enumerate(found):
        hits = [1 in judge(view.goals[at], (row[0], view.dice[1], row[1])).winners for row in imagined_tables(view, 30)]
        assert one.chance == Sampled(sum(hits), 30)
        assert not one.is_exact and one.chance.margin > 0


def test_exact_where_the_dice_allow_it(table):
    """With nobody else's cards every case can be counted."""
    view = observe(table, 0)
    placed = (("reroll",), *NOTHING[1:])
    for one in odds_as_they_lie(view, placed):
        awards = [judge(one.goal, ((roll, *view.dice[0][1:]), *view.dice[1:])) for roll in range(1, 7)]
        assert one.is_exact
        assert one.chance == Fraction(sum(0 in award.winners for award in awards), 6)
        assert one.tokens == Fraction(sum(award.share for award in awards if 0 in award.winners), 6)


def test_after_the_flip_nothing_is_left_to_chance(table):
    """All cards lie open; whoever has a pick is the only one who can still change something."""
    hands = (("pick", "reroll", *table.hands[0][2:]), *table.hands[1:])
    table = replace(table, hands=hands)
    for card in ("pick", "reroll"):
        table = apply(table, 0, Put(card, 3)).state
    for seat in range(3):
        table = apply(table, seat, Ready()).state
    assert (table.phase, to_act(table)) == (Phase.PICK, (0,))
    view = observe(table, 0)
    for one in odds(view, view.mine):
        assert one.is_exact and one.chance in (0, 1)


def test_what_others_pick_is_a_sample(table):
    """After the flip, somebody else has a side to pick: 100 guesses at it, and one's own side is chosen before."""
    row = "6 | 6 | 1 | 1 | 2 pick | 1"
    view = observe(all_ready(sitting(row, row, goals=("most 6s", "most 1s"))).state, 0)
    others = [others[0][4] for others in imagined_tables(view, 100)]
    assert (others.count(1), others.count(6)) == (75, 25)
    found = odds(view, view.mine)
    assert not any(one.is_exact for one in found)
    shares = {tuple(one.chance.hits for one in found)}
    assert shares <= {(100, 100 - others.count(1)), (100 - others.count(6), 100)}


def test_a_side_that_was_picked_stays():
    """Of two dice with a pick one is chosen, and not well; the best side of the other cannot make up for it."""
    state = all_ready(sitting("6 pick | 6 pick | 6 | 1 | 2 | 3", "6 | 6 | 6 | 1 | 2 | 3", goals=("most 6s",))).state
    for side, tokens in ((6, 3), (1, 0)):
        view = observe(apply(state, 0, Pick(0, side)).state, 0)
        (one,) = odds(view, view.mine)
        assert (one.is_exact, one.chance, one.tokens) == (True, int(tokens > 0), tokens)


def by_hand(goals, dice, stacks, table):
    """Over every roll of the dice: how often each goal is achieved, and its tokens, with the sides that take most."""
    rerolled = [place for place, stack in enumerate(stacks) if "reroll" in stack]
    hits, tokens, rolls = [0] * len(goals), [0] * len(goals), list(product(range(1, 7), repeat=len(rerolled)))
    for roll in rolls:
        sides = [roll[rerolled.index(place)] if place in rerolled else dice[place] for place in range(6)]
        shown = [range(1, 7) if "pick" in stack else [side] for side, stack in zip(sides, stacks, strict=True)]
        best = []
        for chosen in product(*shown):
            turned = [7 - side if stack.count("flip") % 2 else side for side, stack in zip(chosen, stacks, strict=True)]
            values = tuple(value_of(side, stack) for side, stack in zip(turned, stacks, strict=True))
            awards = [judge(goal, (values, *table)) for goal in goals]
            taken = [award.share if 0 in award.winners else 0 for award in awards]
            best = max(best, taken, key=sum) if best else taken
        for at, share in enumerate(best):
            hits[at] += share > 0
            tokens[at] += share
    return [Fraction(hit, len(rolls)) for hit in hits], [Fraction(token, len(rolls)) for token in tokens]


@settings(max_examples=cases(20, long=60), deadline=None)
@given(
    goals=st.lists(st.sampled_from(GOALS), min_size=1, max_size=4, unique=True),
    dice=ROLLS,
    stacks=STACKS,
    special=st.lists(st.tuples(st.integers(0, 5), st.sampled_from(["reroll", "pick", "flip"])), max_size=3),
    tables=st.lists(st.tuples(ROLLS, ROLLS), min_size=1, max_size=3),
)
def test_odds_against_going_through_all_rolls_and_sides(goals, dice, stacks, special, tables):
    """the chance of each goal for a placement, exact where the dice allow it"""
    placed = list(stacks)
    for place, card in special:
        placed[place] = (*placed[place], card)
    every = [by_hand(goals, dice, placed, table) for table in tables]
    found = odds_over(tuple(goals), dice, tuple(placed), tables)
    assert [one.goal for one in found] == goals
    for at, one in enumerate(found):
        assert one.chance == one.share == sum(chances[at] for chances, _ in every) / len(tables)
        assert one.tokens == sum(tokens[at] for _, tokens in every) / len(tables)


def test_rerolls_of_ones_own_are_counted_within_a_sample(table):
    """On each imagined table all six rolls of the die; the interval is that of the share."""
    view = observe(replace(table, hands=(("reroll", *table.hands[0][1:]), *table.hands[1:])), 0)
    placed = (("reroll",), *NOTHING[1:])
    tables = imagined_tables(view, 20)
    for one in odds(view, placed, 20):
        wins = [
            0 in judge(one.goal, ((roll, *view.dice[0][1:]), *others)).winners
            for others in tables
            for roll in range(1, 7)
        ]
        assert one.chance == Sampled(Fraction(sum(wins), 6), 20)
        assert one.chance.low <= one.share <= one.chance.high


def test_the_same_view_gives_the_same_tables(table):
    """However one's own cards lie at the moment."""
    view = observe(table, 0)
    moved = observe(apply(table, 0, Put(view.hand[0], 2)).state, 0)
    assert imagined_tables(view, 6) == imagined_tables(moved, 6)
    assert cards_of(view) == cards_of(moved)
    assert best_for(view, 6) == best_for(moved, 6)


def test_hidden_cards_do_not_matter(table):
    """What others hold is imagined, never looked at."""
    other = replace(table, hands=(table.hands[0], table.decks[1] + table.hands[1][2:], table.hands[2]))
    other = replace(other, decks=(table.decks[0], table.hands[1][:2], table.decks[2]))
    assert imagined_tables(observe(table, 0), 6) == imagined_tables(observe(other, 0), 6)


def test_the_best_placement_is_better_than_others(table):
    """Against the imagined tables no placement that the others would think of takes more."""
    view = observe(table, 0)
    best = best_for(view, 20)
    aims = [against(goal, imagined_tables(view, 20)) for goal in view.goals]
    plain = sensible_values(view.dice[0], view.hand, view.goals)
    assert best.worth == sum(aim.of(best.values) for aim in aims) >= sum(aim.of(plain) for aim in aims)


def test_a_watcher_has_no_dice(table):
    """Whoever only watches has nothing to place."""
    watching = observe(table, None)
    with pytest.raises(ValueError, match="only watches"):
        best_for(watching)


@given(dice=ROLLS, hand=st.lists(st.sampled_from(FACES), max_size=6), goal=st.sampled_from(GOALS))
def test_sensible_values_are_never_worse_than_the_roll(dice, hand, goal):
    """A card is placed where it helps, or not at all."""
    before, after = measure(goal, dice), measure(goal, sensible_values(dice, tuple(hand), (goal,)))
    if goal.startswith("2nd"):
        assert before == after
    elif goal.startswith(("lowest", "smallest", "fewest positive")):
        assert after <= before
    else:
        assert (after or 0) >= (before or 0)


@pytest.mark.parametrize(
    ("dice", "cards", "goal", "values"),
    [
        ("111116", "-2 -1", "most 3s", (1, 1, 1, 1, 1, 3)),
        ("111116", "x2 +1", "biggest number", (1, 1, 1, 1, 1, 14)),
        ("111116", "negate +3", "smallest number", (1, 1, 1, 1, 1, -9)),
        ("333366", "-3 -2", "smallest range", (3, 3, 3, 3, 3, 4)),
        ("123456", "pick flip", "most 6s", (6, 6, 3, 4, 5, 6)),
    ],
)
def test_others_lay_two_cards_behind_a_die(dice, cards, goal, values):
    """Two cards where no single one helps, a card above another that lies there, two dice that are far off."""
    made = sensible_values(tuple(map(int, dice)), tuple(cards.split()), (goal,))
    assert sorted(made) == sorted(values)


def test_others_come_near_to_the_best_for_a_goal():
    """For most goals what somebody reaches who wants as much as possible is nearly the most that can be reached."""
    chance = random.Random(4)
    hands = [tuple(chance.sample([*STARTING_DECK, *chance.sample(SHARED_DECK, 6)], 6)) for _ in range(20)]
    rolls = [tuple(chance.choices(range(1, 7), k=6)) for _ in hands]
    for goal in ("most 3s", "most odds", "highest total", "smallest number", "longest run", "greatest variety"):
        sensible = [sensible_values(*one, (goal,)) for one in zip(rolls, hands, strict=True)]
        best = [best_placement(*one, (ambition(goal),)).values for one in zip(rolls, hands, strict=True)]
        same = sum(measure(goal, one) == measure(goal, other) for one, other in zip(sensible, best, strict=True))
        assert same >= 13, goal
