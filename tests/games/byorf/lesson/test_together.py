"""Of two goals, either one function meets both, or there is a proof that none does: for every pair of fixed goals."""

from __future__ import annotations

from itertools import combinations, islice

from mathgames_widgets.games.byorf import GOALS, goal
from mathgames_widgets.games.byorf.lesson.questions.together import MOST_CARDS, both, builds, example, proof
from mathgames_widgets.games.byorf.rules.scoring import CONDITIONS
from tests.cases import cases

FIXED = [card.id for card in GOALS if not card.is_superlative]
PAIRS = list(combinations(FIXED, 2))


def met_by(number: int) -> set[tuple[str, str]]:
    """The pairs of goals that are met together by one of so many functions of up to six cards."""
    met: set[tuple[str, str]] = set()
    for built in islice(builds("all"), number):
        met.update(combinations([id for id in FIXED if CONDITIONS[id].holds(built.function)], 2))
    return met


def test_every_pair_has_an_example_or_a_proof_and_never_both():
    met = met_by(cases(3000, long=8000))
    assert [pair for pair in met if proof(*pair)] == []
    for pair in [pair for pair in PAIRS if pair not in met and proof(*pair) is None]:
        built = example(tuple(map(goal, pair)))
        assert built is not None, pair
        assert built.cards_used <= MOST_CARDS
        assert all(CONDITIONS[id].holds(built.function) for id in pair), pair


def test_the_open_problem():
    """One function cannot have a horizontal and a slant asymptote: far out it can do only one thing."""
    assert all("only one thing" in str(both(id, "G06")) for id in ("G01", "G02", "G03", "G04", "G05"))


def test_an_example_is_explained_step_by_step():
    answer = both("G14", "G22")
    assert answer.claim.startswith("There is a function that meets both")
    assert len(answer.why[0].why) == 9
