"""The best build is exact, fast, and says what it assumes; the puzzle."""

from __future__ import annotations

from itertools import product

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.games.byorf import FACTORS, GOALS, Built, Rules, best_build, goal, puzzle, score
from mathgames_widgets.games.byorf.analysis.plans import most_worth, prospect, ways
from tests.games.byorf.tables import build


def hand_and_goals(seed, cards=6, goals=5):
    """Cards and goals of a seed."""
    factors, rng = Rng(seed).shuffled(FACTORS)
    drawn, _ = rng.shuffled(GOALS)
    return factors[:cards], drawn[:goals]


def all_builds(cards):
    """Every way, written down anew: each card aside, above or below."""
    for places in product("-ab", repeat=len(cards)):
        rows = [tuple(card for card, place in zip(cards, places, strict=True) if place == row) for row in "ab"]
        yield Built(*rows)


def brute_force(cards, goals, rivals=(), rules=None):
    """The most that any of the 729 earns, each scored as a whole round."""
    return max(
        sum(award.evidence[0].points for award in score(goals, [built, *rivals], rules)) for built in all_builds(cards)
    )


def test_729_ways():
    """Best build of six cards for five goals: exact over all 729."""
    assert len(ways(6)) == len(set(ways(6))) == 3**6 == 729
    assert len(set(all_builds(hand_and_goals("A")[0]))) == 729


@pytest.mark.parametrize("seed", range(12))
def test_exact_alone(seed):
    """As if alone at the table, against a search that scores every build in full."""
    cards, goals = hand_and_goals(f"ALONE-{seed}")
    best = best_build(cards, goals)
    assert best.points == brute_force(cards, goals)
    assert sum(award.evidence[0].points for award in best.awards) == best.points


@pytest.mark.parametrize("seed", range(6))
def test_exact_against_rivals(seed):
    """Against the functions of rivals, ties included."""
    cards, goals = hand_and_goals(f"RIVALS-{seed}", cards=5)
    goals = (goal("G31"), goal("G34"), goal("G38"), *goals[:2])
    rivals = (build("(x-1) / (x-1)(x+2)"), build("(x+3)(x) / (x)(x-4)"))
    for rules in (Rules(), Rules(more_factors_win_ties=False), Rules(ties_split=False)):
        best = best_build(cards, goals, rivals, rules)
        assert best.points == brute_force(cards, goals, rivals, rules)


def test_the_fewest_cards_of_equals():
    """Of several that earn the same, the one with the fewest cards is given."""
    for seed in range(6):
        cards, goals = hand_and_goals(f"FEW-{seed}", cards=5)
        best = best_build(cards, goals)
        fewest = min(
            built.cards_used
            for built in all_builds(cards)
            if sum(award.evidence[0].points for award in score(goals, [built])) == best.points
        )
        assert len(best.top) + len(best.bottom) == fewest


def test_the_stated_assumption():
    """Superlative goals count as if alone, unless rivals are given."""
    cards = build("(x-1)(x+2)").top
    goals = [goal("G33")]
    assert best_build(cards, goals).points == 3
    assert best_build(cards, goals, [build("(x)(x-3)(x+1)")]).points == 0


def test_nothing_to_build():
    """No cards and no goals."""
    assert best_build([], []).points == 0
    assert best_build(FACTORS[:6], []).top == ()


def test_the_goals_it_achieves():
    """BestBuild.achieved names the goals that earn points."""
    best = best_build(build("(x-2)(x+1) / (x-2)").top, [goal("G15"), goal("G20"), goal("G28")])
    assert [one.id for one in best.achieved] == ["G28"]


def test_most_worth_shares_superlatives():
    """What bots reckon with: a superlative goal is worth one share among the players."""
    cards = build("(x-1)(x+2)").top
    assert most_worth(cards, (goal("G33"), goal("G28")), 4) == 3 + 4 * 2


@pytest.mark.parametrize("seed", range(6))
def test_most_worth_is_that_of_the_best_build(seed):
    """Alone at the table, however much of the work was done for hands with some of the same cards."""
    cards, goals = hand_and_goals(f"MOST-{seed}")
    for some in (cards[:4], cards[1:], cards[2:], cards):
        assert most_worth(some, goals, 1) == best_build(some, goals).points


def test_a_pair_promises_a_hole():
    """Two equal roots promise more than two different ones when holes are asked for."""
    goals = (goal("G15"),)
    assert prospect(build("(x-1)(x-1)").top, goals) > prospect(build("(x-1)(x)").top, goals)


# ── the puzzle ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_puzzle_comes_from_its_seed():
    """six cards, five goals from a seed, find the best function"""
    assert puzzle("FERN-42") == puzzle(" fern-42 ")
    assert puzzle("FERN-42") != puzzle("MOSS-17")
    assert (len(set(puzzle("FERN-42").cards)), len(set(puzzle("FERN-42").goals))) == (6, 5)


@pytest.mark.parametrize("seed", range(4))
def test_every_puzzle_has_an_answer(seed):
    """the answer and its reasons on request"""
    task = puzzle(seed)
    assert task.answer.points == brute_force(task.cards, task.goals) > 0
    attempt = task.check(Built(task.answer.top, task.answer.bottom))
    assert attempt.is_best
    assert attempt.points == task.answer.points
    assert attempt.awards == task.answer.awards


def test_an_attempt_is_scored():
    """What a function earns, goal by goal."""
    task = puzzle("FERN-42")
    attempt = task.check(Built((), ()))
    assert (attempt.points, attempt.is_best) == (0, False)
    assert [award.goal for award in attempt.awards] == list(task.goals)


def test_only_the_cards_of_the_puzzle():
    """Raises ValueError with one sentence."""
    task = puzzle("FERN-42")
    foreign = next(card for card in FACTORS if card not in task.cards)
    with pytest.raises(ValueError, match="Only the cards"):
        task.check(Built((foreign,), ()))
    with pytest.raises(ValueError, match="only once"):
        task.check(Built(task.cards[:1], task.cards[:1]))
