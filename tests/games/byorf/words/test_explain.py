"""Words for learners: why a goal was achieved or not, what it means, and hints."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import (
    GOALS,
    Keep,
    Phase,
    Put,
    Row,
    Rules,
    TakeBack,
    factor,
    function_of,
    goal,
    puzzle,
    score,
)
from mathgames_widgets.games.byorf.analysis.plans import earned
from mathgames_widgets.games.byorf.rules.state import RoundResult
from mathgames_widgets.games.byorf.words import explanations as explain
from mathgames_widgets.games.byorf.words.hints import advised as hint
from mathgames_widgets.games.byorf.words.sentences import goal_in_short, reveal_caption
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.cases import cases
from tests.games.byorf.rules.test_goals import FIXED, NEAR_MISSES, SUPERLATIVES
from tests.games.byorf.tables import award, build, draft, keep, played_out

NAMES = ["Asha", "Ben", "Chiara"]


def why(goal_id, *functions, player=0):
    """The explanation of one award."""
    return explain.why_award(award(goal_id, *functions), player, [build(text) for text in functions], NAMES)


def claims(explanation):
    """All sentences of an explanation."""
    return [step.claim for step in explanation.every()]


def check_words(explanation: Explanation):
    """Sentences with true minus signs and their mathematics in all three forms."""
    for step in explanation.every():
        assert step.claim == step.claim.strip() != ""
        assert "!" not in step.claim
        assert "{" not in step.claim
        if step.shown:
            assert step.shown.mathml().startswith("<math")
            assert step.shown.latex()
            assert step.shown.plain()


@pytest.mark.parametrize("card", GOALS, ids=lambda card: card.id)
def test_every_goal_has_a_meaning(card):
    """goal_meaning(goal) -> Explanation"""
    meaning = explain.goal_meaning(card)
    check_words(meaning)
    assert card.test in "".join(claims(meaning))
    assert f"{card.points} points" in meaning.why[-1].claim
    assert ("tie" in meaning.why[-1].claim) == card.is_superlative


@pytest.mark.parametrize("goal_id", [*FIXED])
def test_fixed_goals_are_explained(goal_id):
    """The claim, the mathematics, what the goal asks, the features that decide, the verdict, the steps."""
    yes, no = FIXED[goal_id]
    for function in (*yes, *no, *NEAR_MISSES[goal_id]):
        explanation = why(goal_id, function)
        check_words(explanation)
        earned = f"{goal(goal_id).points} points" if function in yes else "nothing"
        assert explanation.claim == f"Asha earned {earned} for “{goal(goal_id).text}”."
        assert explanation.shown.plain()
        assert len(explanation.why) >= 4
        assert explanation.why[-1].why, "the function step by step"


@pytest.mark.parametrize("goal_id", [*SUPERLATIVES])
def test_superlatives_are_explained(goal_id):
    """Who is ahead, who is behind, and who has nothing to count."""
    for functions, winners, _ in SUPERLATIVES[goal_id]:
        for player in range(len(functions)):
            explanation = why(goal_id, *functions, player=player)
            check_words(explanation)
            assert ("nothing" not in explanation.claim) == (player in winners)


def test_a_tie_is_explained():
    """Both tie rules, with the numbers."""
    more = claims(why("G31", "(x-1) / (x+2)(x-4)", "(x-1)(x-3) / (x+2)(x)"))
    assert "Asha and Ben tied with 2 vertical asymptotes each." in more
    assert "Asha placed 3 factor cards. Ben placed 4 factor cards. More factors win the tie." in more
    assert "So Ben earned all 3 points." in more
    split = claims(why("G31", "1 / (x-1)", "1 / (x+2)"))
    assert "Each of them placed 1 factor card, so the number of factors does not settle it." in split
    assert "Asha and Ben are still tied: 3 points are split evenly, rounded up to 2 each." in split


def test_ties_under_other_rules_are_explained():
    """Where factors do not win ties, or ties are not split, nothing else is said."""
    functions = [build("(x-1) / (x+2)(x-4)"), build("(x-1)(x-3) / (x+2)(x)")]
    rules = Rules(more_factors_win_ties=False, ties_split=False)
    (award,) = score([goal("G31")], functions, rules)
    said = claims(explain.why_award(award, 0, functions, ["Asha", "Ben"]))
    assert "More factors win the tie." not in " ".join(said)
    assert "Asha and Ben are still tied: each earned all 3 points." in said


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((0, 0, 0), "Nobody earns any points."),
        ((1, 3, 2), "Ben earns the most: 3 points."),
        ((3, 3, 2), "Asha and Ben earn the most: 3 points."),
        ((3, 3, 3), "Everyone scores 3 points."),
        ((3, 3, 3, 1), "3 players earn the most: 3 points."),
    ],
)
def test_who_earns_the_most_is_said(points, said):
    """One, two by name, all of them, or how many."""
    result = RoundResult(1, (), (), (), points)
    assert reveal_caption(result, 0, [*NAMES, "Dev"]) == said


def test_the_one_behind_is_told_by_how_much():
    """The rival is named with the better value."""
    assert "Asha has a hole at height 3; Ben did better with a hole at height 5." in claims(
        why("G36", "(x-2)(x+1) / (x-2)", "(x-2)(x+3) / (x-2)")
    )


def test_a_hole_is_explained():
    """The height of a hole is the value of the reduced form there."""
    said = claims(why("G15", "(x-2)(x+1) / (x-2)(x+3)"))
    assert "There is a hole at x = 2." in said
    assert "x − 2 appears once above and once below: it cancels, but f is still not defined at x = 2." in said
    assert "What is left after cancelling has the value 3/5 at x = 2." in said


def test_order_and_signs_are_explained():
    """q − p in numbers."""
    said = claims(why("G14", "(x-2) / (x-2)(x-2)(2-x)"))
    assert "x − 2 appears 3 times below and once above; 3 − 1 = 2." in said
    said = claims(why("G27", "(1-x)"))
    assert "At x = 1, a zero, the sign goes from + to −." in said
    assert "x − 1 appears once above and zero times below; the difference 1 is odd, so the sign changes." in said


@pytest.mark.parametrize(
    ("function", "says"),
    [
        ("1 / (x)", "The denominator grows faster, so the horizontal asymptote is y = 0."),
        ("(2x) / (x-1)", "The degrees are equal, so the leading coefficients give the horizontal asymptote y = 2."),
        (
            "(x) / (x)",
            "After cancelling, no x is left, so the graph is a horizontal line with no asymptote.",
        ),
        ("(x)(x+1) / (x-1)", "The degree above is higher by exactly 1, so there is a slant asymptote."),
        (
            "(x)(x+1) / (x)",
            "Nothing is left below after cancelling, so the graph is itself a line, with no asymptote.",
        ),
        ("(x)(x)(x) / (x-1)", "The degree above is higher by 2 or more, so there is no horizontal or slant asymptote."),
    ],
)
def test_far_out(function, says):
    """Every case of what a curve does far out."""
    assert says in claims(why("G01", function))


@pytest.mark.parametrize(
    ("function", "says"),
    [
        ("(x-2) / (x-1)", "The graph crosses the y-axis at 2."),
        ("(x) / (x)", "A factor with root 0 appears once below and once above: a hole at x = 0."),
        ("(x) / (x)(x)", "A factor with root 0 appears twice below and once above: a vertical asymptote at x = 0."),
        ("(x-1) / (x-1)", "After cancelling, no x is left, so f is constant."),
    ],
)
def test_at_the_y_axis(function, says):
    """Every case of what a curve does at x = 0."""
    assert says in claims(why("G25", function))


def test_the_best_build_is_explained():
    """the answer and its reasons on request"""
    best = puzzle("FERN-42").answer
    explanation = explain.why_best(best)
    check_words(explanation)
    assert f"earns {best.points} points" in explanation.claim
    assert len(explanation.why) == len(best.achieved)


# ── hints ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hints_for_the_draft():
    """small to large: where to look, how to get there, which card"""
    for seed in range(cases(4, long=10)):
        match = Match(byorf, 3, f"HINT-{seed}")
        while match.state.phase is Phase.DRAFT:
            player = match.to_act()[0]
            think, look, how, card = hint(match.observe(player))
            for step in (think, look, how, card):
                check_words(Explanation(step.says, why=(step.why,) if step.why else ()))
            assert think.card is None and not think.goals
            assert look.says.startswith("Look at “") and set(look.goals) <= set(match.state.goals)
            assert look.says.count("“") == len(look.goals), "those that are named light up, and no other"
            assert all(f"“{goal_in_short(one)}”" in look.says for one in look.goals), "named as on their tiles"
            assert look.why.claim == look.says
            assert card.card in match.observe(player).hand and card.zone == "keep"
            assert card.says == f"Keep {card.card.face}."
            keep(match, player)


@pytest.mark.parametrize(
    ("goals", "worth"),
    [
        (["G09"], "worth 2 points."),
        (["G09", "G31"], "worth 5 points if nobody does as well at “MOST vertical asymptotes”."),
    ],
    ids=["fixed", "superlative"],
)
def test_hints_say_what_hangs_on_the_others(goals, worth):
    """The superlatives among the goals that a hint counts on are named, and no other goal is."""
    view = replace(Match(byorf, 3, "FERN-42").observe(0), goals=tuple(map(goal, goals)))
    assert hint(view)[-1].why.claim.endswith(worth)


def test_hints_for_building():
    """How much is possible, which goals, how, and then one move after the other until nothing more is possible."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    hints = hint(match.observe(0))
    best = byorf.best_build(match.state.kept[0], match.state.goals)
    assert len(hints) == 4
    assert hints[0].says == f"You have no points now; {best.points} are possible."
    assert hints[0].card is None
    if any(goal.is_superlative for goal in best.achieved):
        assert "if nobody does as well at" in hints[-1].why.claim
    moves = 0
    while len(hints) > 1:
        move = hints[-1]
        row = {"top": Row.TOP, "bottom": Row.BOTTOM}.get(move.zone)
        match.play(0, Put(move.card, row) if row else TakeBack(move.card))
        hints = hint(match.observe(0))
        moves += 1
        assert moves <= 6
    assert earned(match.state.built[0], match.state.goals).points == best.points


def test_hints_see_what_is_placed():
    """A goal that is reached already is not pointed at, and the best function is the one that is nearest."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    for card in match.state.kept[0][:2]:
        match.play(0, Put(card, Row.TOP))
    reached = set(earned(match.state.built[0], match.state.goals).achieved)
    assert reached
    for one in hint(match.observe(0)):
        assert not reached & set(one.goals)


def test_no_hint_where_nothing_is_to_be_decided():
    """After choosing, when ready, for a watcher, and when the game is over."""
    match = Match(byorf, 2, "FERN-42")
    assert hint(match.observe(None)) == ()
    match.play(0, Keep(match.observe(0).hand[0]))
    assert hint(match.observe(0)) == ()
    draft(match)
    match.play(0, byorf.Ready())
    assert hint(match.observe(0)) == ()
    assert hint(played_out().observe(0)) == ()


def test_hints_look_only_at_the_view():
    """Another table that looks the same from this seat gives the same hints."""
    match = Match(byorf, 4, "FERN-42")
    for player in range(4):
        keep(match, player)
    view = match.observe(2)
    twin = byorf.imagine(view, "TWIN")
    assert hint(view) == hint(byorf.observe(twin, 2))


# ── sentences ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_log_of_a_round():
    """What somebody reads who follows a round."""
    match = Match(byorf, 2, "FERN-42", names=["Asha", "Ben"])
    keep(match, 0)
    keep(match, 1)
    said = [byorf.sentence(event, match.names) for event in match.log(0)]
    cards = [kept[0].face for kept in match.state.kept]
    assert said == [
        f"Asha chose {cards[0]}, face down.",
        "Ben chose a card.",
        f"Asha kept {cards[0]}.",
        f"Ben kept {cards[1]}.",
        "All hands were passed to the left.",
    ]


def test_names_are_optional():
    """`Player 3` where none was given."""
    match = Match(byorf, 3, "FERN-42")
    keep(match, 2)
    assert byorf.sentence(match.log(None)[0], []) == "Player 3 chose a card."


def test_a_function_is_written_as_it_can_be_read_again():
    """With brackets around a denominator of several factors: without them another function would stand there."""
    for ids in (("F08", "F11", "F28"), ("F05",), ()):
        top = tuple(map(factor, ids))
        for below in (("F17", "F35", "F12"), ("F17",), ()):
            bottom = tuple(map(factor, below))
            assert RationalFunction.parse(explain.function_text(top, bottom)) == function_of(top, bottom)
