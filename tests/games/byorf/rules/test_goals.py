"""Every goal: a function that achieves it, one that does not, and near misses."""

from __future__ import annotations

import pytest

from mathgames_widgets.games.byorf import GOALS
from tests.games.byorf.tables import achieves, award

FIXED = {
    "G01": (["(x-1) / (x+2)(x-4)", "1 / (x)"], ["(x-1)(x+2) / (x-3)"]),
    "G02": (["(x-1) / (x+2)", "(2x-2)(x) / (x+2)(2x)", "(1-x) / (2-x)"], ["(x-1) / (x+2)(x-4)"]),
    "G03": (["(1-x) / (x+2)", "(x-1)(2x) / (2x+2)(3-x)"], ["(x-1) / (x+2)"]),
    "G04": (["(2x-2) / (x+2)", "(2x-2)(2x) / (2x+2)(x-3)"], ["(x-1) / (x+2)"]),
    "G05": (["(x-1) / (2x+4)", "(1-x) / (2x+4)"], ["(2x-2) / (x+2)"]),
    "G06": (["(x-1)(x+2) / (x-3)", "(x-1)(x-3)(x+2) / (x-3)(x)"], ["(x-1) / (x-3)"]),
    "G07": (["(x-1)(x+2)(x-3) / (x+1)", "(x-1)(x+2)"], ["(x-1) / (x-3)"]),
    "G08": (["(1-x)(x+2) / (x-3)", "(1-x)", "(x-1)(x) / (3-x)"], ["(x-1)(x+2) / (x-3)"]),
    "G09": (["(x-1) / (x+2)", "1 / (x+2)(x+2)", "(x-3) / (x-3)(x+1)"], ["(x-1)"]),
    "G10": (["1 / (x-1)(x+2)(x-3)", "(x) / (x)(x-1)(x+2)(x-3)"], ["(x-1)"]),
    "G11": (["(x-2)(x+1) / (x-2)", "(x-2) / (x-2)"], ["(x-1) / (x+2)"]),
    "G12": (["(x-1) / (x)", "(x) / (x)(x)"], ["(x-1) / (x+2)"]),
    "G13": (["1 / (x-2)(x+2)", "(x) / (x-4)(x)(x+4)"], ["1 / (x-2)(x+3)"]),
    "G14": (["1 / (x-2)(x-2)", "(x-2) / (x-2)(x-2)(2-x)"], ["1 / (x-2)"]),
    "G15": (["(x-2)(x+1) / (x-2)", "(x-2)(x-2) / (x-2)"], ["(x-2) / (x+1)"]),
    "G16": (["(x-2)(x+1)(x) / (x-2)(x+1)", "(x-2)(x+1) / (x-2)(x+1)(x)"], ["(x)"]),
    "G17": (["(x-2)(x-2) / (x-2)", "(x)(2x)(x-1) / (x)"], ["(x-2)(x+1) / (x-2)"]),
    "G18": (["(x-2)(x+1) / (x-2)", "(x-2) / (x-2)"], ["(x-2)(x-3) / (x-2)"]),
    "G19": (["(x+2)(x) / (x+2)", "(x+1) / (x+1)"], ["(x-2)(x) / (x-2)"]),
    "G20": (["(x)(x-1)", "(x)(2x) / (x-3)"], ["(x-1)"]),
    "G21": (["(x-1)(x+2)(x-3)", "(x-1)(x-1)(x+2)(x)"], ["(x-1)"]),
    "G22": (["1 / (x-1)", "(x-2)(x-2) / (x-2)"], ["(x-1)"]),
    "G23": (["(x-1)(x-1)", "(x-1)(1-x) / (x)"], ["(x-1)"]),
    "G24": (["(x-2)(x+2)", "(x-4)(x+4)(x)"], ["(x-2)(x+3)"]),
    "G25": (["(x-2) / (x-1)", "(2x+2)", "(x-3)(x-2) / (x+1)"], ["(x-2)(x+1)"]),
    "G26": (["(x-1) / (x)", "(x)(x-1) / (x)"], ["(x-1)"]),
    "G27": (["(1-x)", "(x-1)(x+2)"], ["(x-1)"]),
    "G28": (["(x-1)", "(x-1)(x+2)"], ["(1-x)"]),
    "G29": (["1 / (1-x)", "1 / (x-1)(x+2)"], ["1 / (x-1)"]),
    "G30": (["1 / (x-1)", "1 / (x-1)(x+2)"], ["1 / (1-x)"]),
}

NEAR_MISSES = {
    "G01": {"(x-1)(x-1) / (x+2)(x-4)": "the degrees are equal", "(x-2) / (x-2)": "a constant"},
    "G02": {"(x-2) / (x-2)": "the constant 1", "1": "the constant 1 of two empty rows"},
    "G03": {"(2-x) / (x-2)": "the constant −1", "(1-x)(2-x) / (x)(x-3)": "two negative leads make 1"},
    "G04": {"(2x-2) / (x-1)": "the constant 2", "(2x-2) / (2-x)": "the ratio is −2"},
    "G05": {"(x-1) / (x+2)": "exactly 1", "(x-1) / (2x-2)": "the constant 1/2", "1 / (x)": "exactly 0"},
    "G06": {"(x-1)(x+2) / (x-1)": "a line with a hole", "(x-1)": "the line itself", "(x)(x)(x) / (x-1)": "two higher"},
    "G07": {"(x-1)(x+2) / (x-3)": "one higher is a slant asymptote", "(x-1)": "degree one"},
    "G08": {"(1-x) / (x-3)": "negative, but level", "(1-x)(2-x) / (x-3)": "two negative leads go up"},
    "G09": {"(x-1) / (x+2)(x-4)": "two", "(x-2) / (x-2)": "it cancels"},
    "G10": {"(x-3) / (x-1)(x+2)(x-3)": "one cancels", "1 / (x-1)(x+2)(x-3)(x)": "four", "1 / (x-1)(x-1)(x)": "two"},
    "G11": {"(x-2)(x+1)": "no card below", "(x-3) / (x-3)(x-3)": "an asymptote survives"},
    "G12": {"(x)(x-1) / (x)": "a hole at 0", "(x)": "0 above"},
    "G13": {"(x+2) / (x-2)(x+2)": "one of them is a hole", "1 / (x)": "a is 0", "(x-2)(x+2)": "zeros"},
    "G14": {"(x-2) / (x-2)(x-2)": "order 1 is left", "(x-2)(x-2)": "a double zero"},
    "G15": {"(x-3) / (x-3)(x-3)": "still an asymptote at 3"},
    "G16": {"(x-1)(x-1)(x) / (x-1)(x-1)": "one hole of a double factor", "(x-2)(x) / (x-2)": "one"},
    "G17": {"(x-1)(x-1) / (x-1)(x-1)": "at height 1", "(x-2)(x) / (x-2)": "at height 2"},
    "G18": {"(x-2)(x-2) / (x-2)": "on the x-axis", "(2-x) / (x-2)": "below"},
    "G19": {"(x)(x-1) / (x)": "on the y-axis", "(x+2) / (x+2)(x+2)": "an asymptote there"},
    "G20": {"(x)(x)(x-1) / (x)": "a hole in the origin", "1 / (x)": "an asymptote"},
    "G21": {
        "(x-1)(x-1)(x+2)": "one is double",
        "(x-1)(x+2)(x-3) / (x-3)": "one is a hole",
        "(x)(x-1)(x+2)(x-3)": "four",
    },
    "G22": {"(x-1) / (x-1)": "constant", "1": "constant", "(x)(x-1) / (x)": "one zero is left"},
    "G23": {"(x-1)(x-1) / (x-1)": "a hole", "(x-1)(x-1)(x-1)": "odd", "1 / (x-1)(x-1)": "an asymptote"},
    "G24": {"(x)(x-1)": "a is 0", "(x-2)(x+2)(x) / (x+2)": "one of them is a hole"},
    "G25": {
        "(x-1) / (x-2)": "1/2 is no integer",
        "(x-2) / (x-2)": "the constant 1",
        "(x)(x-1)": "0 is not positive",
        "(x-1) / (x)": "no y-intercept",
    },
    "G26": {"(x)(x-1)": "f(0) = 0 is defined", "(x-1)": "f(0) = −1"},
    "G27": {"(1-x)(x-1)": "even, no change", "1 / (1-x)": "an asymptote", "(x-1)(1-x) / (x-1)": "a hole"},
    "G28": {"(x-1)(x-1)": "even, no change", "1 / (x-1)": "an asymptote", "(x-1)(x-1) / (x-1)": "a hole"},
    "G29": {"1 / (1-x)(x-1)": "even order, no change", "(1-x)": "a zero"},
    "G30": {"1 / (x-1)(x-1)": "even order, no change", "(x-1)": "a zero"},
}

SUPERLATIVES = {
    "G31": [
        (["1 / (x-1)(x+2)", "1 / (x-1)"], (0,), "two beat one"),
        (["(x-1)", "(x)"], (), "zero does not count"),
        (["1 / (x-1)(x-1)(1-x)", "1 / (x+1)(x-2)"], (1,), "places are counted, not orders"),
    ],
    "G32": [
        (["1 / (x+1)(x+2)", "1 / (x+1)(x-1)"], (0,), "two on the left beat one"),
        (["1 / (x)(x-1)", "1 / (x-3)"], (), "x = 0 is not left of the y-axis"),
        (["1 / (x-1)(x-2)(x-3)", "1 / (x+1)"], (1,), "only the left side counts"),
    ],
    "G33": [
        (["(x-1)(x+2)", "(x-1)"], (0,), "two beat one"),
        (["1 / (x)", "1"], (), "zero does not count"),
        (["(x-1)(x+2) / (x+2)", "(x-3)(x-4)"], (1,), "a hole is no x-intercept"),
    ],
    "G34": [
        (["(x-1)(x+2) / (x-1)(x+2)", "(x) / (x)"], (0,), "two beat one"),
        (["(x-1)", "1 / (x)"], (), "zero does not count"),
        (["(x-1)(x-1) / (x-1)(x-1)", "(x)(x-2) / (x)(x-2)"], (1,), "places are counted, not factors"),
    ],
    "G35": [
        (["(x-1) / (x+2)", "(x-1)"], (0,), "zeros and asymptotes both count"),
        (["(x-1)(x-1)", "1 / (x)(x)"], (), "even ones do not change the sign"),
        (["(x-1)(x-1) / (x-1)(x)", "(x) / (x+3)"], (1,), "a hole does not count, though the sign changes there"),
    ],
    "G36": [
        (["(x-2)(x+3) / (x-2)", "(x-2)(x+1) / (x-2)"], (0,), "5 beats 3"),
        (["(x-2)", "1 / (x-2)"], (), "no hole, not open"),
        (["(x-1)(x-3) / (x-1)", "(x-3)(x-3) / (x-3)"], (1,), "0 beats −2"),
        (["(x-1) / (x-1)(2x)", "(x-1)(2x-4) / (x-1)(x-4)"], (1,), "2/3 beats 1/2, as fractions"),
    ],
    "G37": [
        (["(x-2)(x-4) / (x-2)", "(x-2)(x+1) / (x-2)"], (0,), "−2 is lower than 3"),
        (["(x-2)", "1 / (x-2)"], (), "no hole, not open"),
        (
            ["(x-2)(x+3)(x-1) / (x-2)(x-1)", "(x-2)(x+1) / (x-2)"],
            (1,),
            "the lowest of its own holes is 4, and 3 is lower",
        ),
    ],
    "G38": [
        (["(x+3)", "(x+2)"], (0,), "3 beats 2"),
        (["1 / (x)", "(x) / (x)"], (), "no y-intercept, not open"),
        (["(x-3)", "(x)"], (1,), "0 beats −3"),
        (["1", "(x-1)"], (0,), "a constant has a y-intercept"),
    ],
    "G39": [
        (["(x-3)", "(x-2)"], (0,), "−3 is lower than −2"),
        (["1 / (x)", "(x) / (x)"], (), "no y-intercept, not open"),
        (["(x+3) / (x-4)", "(x+2) / (x-4)"], (0,), "−3/4 is lower than −1/2"),
    ],
    "G40": [
        (["(2x-2) / (x+2)", "(x-1) / (x+2)"], (0,), "2 beats 1"),
        (["(x-2) / (x-2)", "(x-1)"], (), "a constant and a line have none"),
        (["(1-x) / (x+2)", "1 / (x)"], (1,), "0 beats −1"),
    ],
}


def test_every_goal_is_here():
    """40 goal cards."""
    assert FIXED.keys() == NEAR_MISSES.keys()
    assert [*FIXED, *SUPERLATIVES] == [goal.id for goal in GOALS]
    assert [goal.id for goal in GOALS if goal.is_superlative] == [*SUPERLATIVES]


@pytest.mark.parametrize(("goal_id", "function"), [(goal, f) for goal, (yes, _) in FIXED.items() for f in yes])
def test_achieved(goal_id, function):
    """ "If you achieve a goal, you earn that many points." """
    assert achieves(goal_id, function)


@pytest.mark.parametrize(("goal_id", "function"), [(goal, f) for goal, (_, no) in FIXED.items() for f in no])
def test_not_achieved(goal_id, function):
    """The goal asks for something else."""
    assert not achieves(goal_id, function)


@pytest.mark.parametrize(
    ("goal_id", "function", "why"), [(goal, f, why) for goal, cases in NEAR_MISSES.items() for f, why in cases.items()]
)
def test_near_miss(goal_id, function, why):
    """Almost: the reason stands beside each case."""
    assert not achieves(goal_id, function), why


@pytest.mark.parametrize(
    ("goal_id", "functions", "winners", "why"),
    [(goal, *case) for goal, cases in SUPERLATIVES.items() for case in cases],
)
def test_superlative(goal_id, functions, winners, why):
    """ "The exception is the goals that have the words “most,” “highest,” or “lowest.” Typically only one person" """
    assert award(goal_id, *functions).winners == winners, why
