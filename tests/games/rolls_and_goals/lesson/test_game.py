"""The game of the Rolls & Goals lesson: it comes as the lesson says. What every script must pass stands elsewhere."""

from __future__ import annotations

from itertools import product

from mathgames_widgets.games.rolls_and_goals import Put, Take
from mathgames_widgets.games.rolls_and_goals.lesson.questions import LAST, MINE, THEIRS
from mathgames_widgets.games.rolls_and_goals.lesson.stops import GAME, REPLIES
from mathgames_widgets.games.rolls_and_goals.rules.state import Rerolled
from mathgames_widgets.questions.stops import ELSEWHERE, LEARNER
from mathgames_widgets.table.screen import Do
from tests.questions.scripts import ROLLS, take

PARTS = ROLLS.parts


def test_two_moves_at_once_are_not_those_of_the_lesson():
    """A card that lies somewhere is moved by taking it back and putting it elsewhere; the lesson asks for neither."""
    table = ROLLS.opened("zeroes")
    take(table, Do(Put("-1", 1)))
    moved = next(thing for thing in table.offered if isinstance(thing, Do) and thing.then)
    take(table, moved)
    assert ELSEWHERE in table.spoken


def test_the_first_round_comes_as_the_lesson_says():
    before = GAME.match_at(0).observe(LEARNER)
    assert before.goals == ("most zeroes", "longest run", "most evens")
    assert before.dice == ((4, 1, 2, 2, 4, 6), (1, 4, 4, 1, 3, 1))
    assert before.hand == ("+1", "-1", "-1", "+2", "+3", "-3")
    first = GAME.match_at(len(GAME.part("zeroes").moves)).observe(LEARNER).results[0]
    assert first.values == (MINE, THEIRS)
    assert {award.goal: (award.measures, award.winners) for award in first.awards} == {
        "most zeroes": ((2, 1), (0,)),
        "longest run": ((None, 6), (1,)),
        "most evens": ((6, 3), (0,)),
    }


def test_the_selection_comes_as_the_lesson_says():
    """Player 2 has fewer tokens, chooses first, and leaves what the lesson needs."""
    view = GAME.match_at(GAME.before(GAME.part("taking"))).observe(LEARNER)
    assert view.tokens == (12, 6)
    assert (view.offer, view.specials_offered, view.order) == (("x2", "reroll"), 0, (0,))
    assert view.fresh[1] == ("÷2",) and view.special_counts == (0, 1)
    assert view.goals == ("most divisible by 3", "most 1s", "biggest number")
    assert REPLIES[6].action == Take(("÷2",), special=True)


def test_the_second_round_and_the_end_come_as_the_lesson_says():
    view = GAME.match_at(GAME.before(GAME.part("order"))).observe(LEARNER)
    assert view.dice == ((4, 5, 1, 6, 4, 5), (5, 6, 4, 3, 2, 6))
    assert view.hand == ("+1", "+1", "-2", "+3", "x2", "reroll")
    match = GAME.match_at(len(GAME.moves))
    last = match.observe(LEARNER).results[1]
    assert last.values == (LAST, (6, 6, 3, 1, 1, 6))
    assert [event.after for event in match.log(None) if isinstance(event, Rerolled)] == [6]
    assert [(award.goal, award.measures, award.winners) for award in last.awards] == [
        ("most divisible by 3", (5, 4), (0,)),
        ("most 1s", (1, 2), (1,)),
        ("biggest number", (9, 6), (0,)),
        ("largest set", (4, 3), (0,)),
    ]
    assert match.outcome().scores == (30, 12)
    assert match.outcome().winners == (LEARNER,)


def test_the_order_of_the_cards_decides_in_the_second_round():
    """With x2 and −2 the other way round there would be one number less that can be divided by 3."""
    assert (4 * 2 - 2) % 3 == 0
    assert ((4 - 2) * 2) % 3 != 0


def test_two_zeroes_are_the_most_in_the_first_round():
    """Every way to put some of six cards behind dice, by what they add up to."""
    hand = (1, -1, -1, 2, 3, -3)
    most = 0
    for laid in product(range(7), repeat=len(hand)):
        sums = [0] * 7
        for card, place in zip(hand, laid, strict=True):
            sums[place] += card
        most = max(most, sum(side + sums[place] == 0 for place, side in enumerate((4, 1, 2, 2, 4, 6))))
    assert most == 2
