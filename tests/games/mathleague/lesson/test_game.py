"""The game of the mathleague.org/cards lesson: what the texts say of it is so."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from mathgames_widgets.games.mathleague import PlayStudent, read_action
from mathgames_widgets.games.mathleague.analysis.chances import upper_bound
from mathgames_widgets.games.mathleague.lesson import most, pile
from mathgames_widgets.games.mathleague.lesson.stops import GAME
from mathgames_widgets.games.mathleague.rules.cards import Student, Tool
from mathgames_widgets.games.mathleague.rules.payments import cheapest, student_cost
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.questions.stops import LEARNER
from tests.questions.scripts import MATHLEAGUE

PARTS = MATHLEAGUE.parts
SCORES = dict(zip(PARTS, map(Fraction, ("0", "0", "0", "221.25", "233.75")), strict=True))
BETTER = """
student "blue Ben" pay "blue Triangle Area" "orange Difference of Squares"
teacher "red Coach Kovalevskaya" on student 1 "blue Ben"
tool "orange Mean" on student 1 "blue Ben"
discard "blue Pop Quiz"
end turn
tool "red Slope Formula" on student 1 "blue Ben"
discard "orange Coach Germain"
discard "green Coach Turing"
end turn
tool "red Order of Operations" on student 1 "blue Ben"
tool "blue Pythagorean Theorem" on student 1 "blue Ben"
discard "green Counselor"
end turn
tool "purple Pigeonhole Principle" on student 1 "blue Ben"
school "orange Noether Academy"
end turn
school "red Euler Academy"
end turn
school "green Euler Academy" pay "red Distance Formula"
student "blue Amara" team "Euler Academy"
student "blue Chiara" team "Euler Academy"
teacher "blue Coach Fermat" on student 1 "blue Amara"
end turn
student "blue Elif" pay "green Circle Area"
tool "orange Gauss Sum" on student 1 "blue Amara"
"""


def scored(moves: int) -> Fraction:
    match = GAME.match_at(moves)
    if match.state.pile_scores:
        return match.state.pile_scores[0]
    return standing(GAME.rules, ((LEARNER, match.state.boards[LEARNER]),)).points


@pytest.mark.parametrize("key", PARTS)
def test_every_part_ends_with_the_score_that_is_told(key):
    part = GAME.part(key)
    assert scored(GAME.before(part) + len(part.moves)) == SCORES[key]


def test_every_payment_of_the_lesson_is_the_best_that_the_hand_allows():
    for place, move in enumerate(GAME.moves):
        if not isinstance(move.action, PlayStudent):
            continue
        state = GAME.match_at(place).state
        hand = state.hands[LEARNER]
        student = next(one for one in hand if one.key == move.action.card)
        assert isinstance(student, Student)
        cost = student_cost(state, LEARNER, student, None)
        tools = [one for one in hand if isinstance(one, Tool)]
        values = {one.key: one.value for one in tools}
        best = cheapest(tools, cost)
        assert best is not None
        assert sum(values[key] for key in move.action.payment) == sum(values[key] for key in best)


def test_the_bound_is_above_every_play_that_is_told():
    assert upper_bound(pile(), GAME.rules).points == Fraction("256.75") >= max(SCORES.values())
    assert "256.75" in most().claim
    assert len(pile()) == 27 and sum(isinstance(one, Student) for one in pile()) == 7


def test_the_notes_for_teachers_know_a_better_play():
    """Turn by turn as it is told there: 246.25."""
    match = GAME.match_at(0)
    for line in filter(None, BETTER.splitlines()):
        match.play(LEARNER, read_action(line))
    points = standing(GAME.rules, ((LEARNER, match.state.boards[LEARNER]),)).points
    assert points == Fraction("246.25")
    notes = Path(__file__).resolve().parents[4] / "docs" / "teaching" / "mathleague.md"
    assert "That scores 246.25" in notes.read_text(encoding="utf-8")
