"""Answers about teams, points and cards that follow an idea of the catalogue: their lines, and the two rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb

import mathgames_widgets.games.mathleague.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.whose import Cases, Slip, Slips, whole

from ...words.cards import number_text
from .averages import FOUR, shared_out
from .drawing import STUDENTS

say = room(__name__)

SCORES = whole(0, 300)


def _scores(draw: ProblemRng) -> tuple[int, ...]:
    """Four scores, the lowest first, whose average is a whole number and not halfway between the ends."""
    while True:
        found = tuple(sorted(draw.some(range(40, 200, 10), 4)))
        if sum(found) % 4 == 0 and sum(found) * 2 != (found[0] + found[3]) * 4:
            return found


def middle_of_ends(draw: ProblemRng) -> Slip:
    """The average is halfway between the lowest and the highest."""
    scores = _scores(draw)
    low, high, middle = scores[0], scores[3], (scores[0] + scores[3]) // 2
    return Slip(
        idea=ideas.MIDDLE_OF_ENDS,
        others=(ideas.NOT_DIVIDED, ideas.FIRST_FOUR, ideas.POINT_FOR_POINT),
        task=say("whose-average", scores=scores),
        lines=(
            say("whose-average.ends", low=low, high=high),
            say("whose-average.middle", low=low, high=high, sum=low + high, middle=middle),
            say("whose-average.so", middle=middle),
        ),
        at=1,
        instead=say("whose-average.instead", scores=scores, sum=sum(scores), average=sum(scores) // 4),
        cases=Cases(say("whose-average.asked"), 4, SCORES),
        believed=lambda four: (min(four) + max(four)) / 2,
        true=lambda four: sum(four) / 4,
        example=tuple(map(Fraction, (0, 0, 0, 100))),
        own=tuple(permutations(map(Fraction, scores))),
        dull=tuple(map(Fraction, (60, 80, 100, 120))),
        says=number_text,
    )


def point_for_point(draw: ProblemRng) -> Slip:
    """A point for one student is a point for the average."""
    average, more = draw.one(range(80, 160, 10)), draw.one((8, 12, 20, 40))
    return Slip(
        idea=ideas.POINT_FOR_POINT,
        others=(ideas.NOT_DIVIDED, ideas.MEAN_OF_TWO, ideas.EVERYBODY_COUNTS),
        task=say("whose-points", average=average, more=more),
        lines=(
            say("whose-points.rise", more=more),
            say("whose-points.add", average=average, more=more, value=average + more),
            say("whose-points.so", value=average + more),
        ),
        at=0,
        instead=say("whose-points.instead", more=more, rise=more // 4, average=average, right=average + more // 4),
        cases=Cases(say("whose-points.asked"), 1, SCORES),
        believed=lambda more: more,
        true=lambda more: more / 4,
        example=Fraction(4),
        own=(Fraction(more),),
        dull=Fraction(0),
        says=number_text,
        try_out=shared_out([student.name for student in STUDENTS[:FOUR]], average, more, 0),
    )


def order_counted(draw: ProblemRng) -> Slip:
    """The order of the cards chosen counts."""
    many = draw.one(range(4, 10))
    return Slip(
        idea=ideas.ORDER_COUNTED,
        others=(ideas.ONE_EACH_TIME, ideas.POWERS, ideas.ADDED_NOT_MULTIPLIED),
        task=say("whose-pairs", many=many),
        lines=(
            say("whose-pairs.first", many=many, rest=many - 1),
            f"{many} × {many - 1} = {many * (many - 1)}",
            say("whose-pairs.so", product=many * (many - 1)),
        ),
        at=2,
        instead=say("whose-pairs.instead", ways=many * (many - 1) // 2),
        cases=Cases(say("whose-pairs.asked"), 1, whole(1, 20)),
        believed=lambda many: many * (many - 1),
        true=lambda many: many * (many - 1) / 2,
        example=Fraction(3),
        own=(Fraction(many),),
        dull=Fraction(1),
    )


def chances_added(draw: ProblemRng) -> Slip:
    """The chances of several draws add up."""
    cards, good, drawn = draw.one((6, 8, 10)), 2, draw.one((2, 3))
    return Slip(
        idea=ideas.CHANCES_ADDED,
        others=(ideas.FIRST_DRAW_ONLY, ideas.CHANCE_OF_NONE, ideas.PUT_BACK),
        task=say("whose-draws", cards=cards, good=good, drawn=drawn),
        lines=(
            say("whose-draws.one", chance=Fraction(good, cards)),
            say("whose-draws.add", drawn=drawn),
            say("whose-draws.so", chance=Fraction(good * drawn, cards)),
        ),
        at=1,
        instead=say("whose-draws.instead"),
        cases=Cases(say("whose-draws.asked", cards=cards), 1, whole(1, cards)),
        believed=lambda drawn: drawn * Fraction(good, cards),
        true=lambda drawn: 1 - Fraction(comb(cards - good, int(drawn)), comb(cards, int(drawn))),
        example=Fraction(cards),
        own=(Fraction(drawn),),
        dull=Fraction(1),
    )


SLIPS: tuple[Slips, ...] = (middle_of_ends, point_for_point, order_counted, chances_added)
