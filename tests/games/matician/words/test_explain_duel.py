"""A round of two with known hands, solved and explained."""

from __future__ import annotations

import re
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from mathgames_widgets.games.matician.analysis.chances import balanced
from mathgames_widgets.games.matician.rules.cards import SYMBOLS
from mathgames_widgets.games.matician.words.chances import why_balanced
from tests.maths.numbers.equations import contradictions, is_well_written

NAMES = ("Asha", "Ben")
hands = st.lists(st.integers(1, 15).map(str), min_size=2, max_size=3).map(lambda hand: (*hand, "-"))
symbols = st.sampled_from(SYMBOLS)


@settings(max_examples=15, deadline=None)
@given(st.tuples(hands, hands), st.tuples(symbols, symbols))
def test_both_mixes_are_told(both, signs):
    """for two players the mixed equilibrium of the round, solved exactly"""
    found, told = balanced(both, signs), why_balanced(both, signs, names=NAMES)
    assert is_well_written(told) and not contradictions(told)
    assert ("neither gets more" in told.claim) == (found.value == 0)
    if found.value:
        more = "Asha" if found.value > 0 else "Ben"
        assert (
            f"{more} gets {'1 point' if abs(found.value) == 1 else f'{abs(found.value)} of a point'} more" in told.claim
        )
    for seat in (0, 1):
        shares = [Fraction(share) for share in re.findall(r" in (\d+/\d+)", told.why[seat].claim)]
        assert sorted(shares or [Fraction(1)]) == sorted(found.mixes[seat].chances.values())


def test_the_larger_number_goes_where_no_attack_is_expected():
    """if you always attack the right, I put the larger number on the left"""
    told = why_balanced((("2", "11"), ("4", "5", "-")), ("+", "+"), names=NAMES)
    asha, ben, *_ = told.why
    assert asha.claim == "Asha lays 11 + 2 in 1/2 and 2 + 11 in 1/2 of the rounds."
    assert ben.why[1].claim == (
        "If Ben always laid 4 + 5 and a minus card on the right, Asha would lay 11 + 2: "
        "4 + 5 = 9 against 11 + (−2) = 9."
    )


def test_where_one_plan_is_best_nobody_mixes():
    """You need not mix where one plan is best against all."""
    told = why_balanced((("14", "15"), ("1", "2")), ("x", "+"), names=NAMES)
    assert told.claim == "When both play as well as they can, Asha gets 1 point more than Ben on average."
    assert [one.claim.split(" always")[0] for one in told.why[:2]] == ["Asha", "Ben"]
