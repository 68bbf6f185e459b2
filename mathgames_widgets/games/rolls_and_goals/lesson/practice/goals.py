"""Problems about goals: who achieves one, how the tokens are split, and second places."""

from __future__ import annotations

from collections.abc import Set

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Figure, Misconception
from mathgames_widgets.questions.typed import Number

from ...rules.cards import TOKENS, Goal, Goals, Values
from ...rules.scoring import LEAST_WINS, judge, winners
from ...rules.state import Award
from ...words.explanations import why_ranked
from ...words.sentences import goal_text
from ...words.why import of_seat, why_split
from ..pictures import row_of
from . import drawing
from .drawing import alike_values

say = room(__name__)

EASY: Goals = (
    Goal.MOST_5S,
    Goal.MOST_ODDS,
    Goal.MOST_EVENS,
    Goal.HIGHEST_TOTAL,
    Goal.BIGGEST_NUMBER,
    Goal.MOST_PAIRS,
    Goal.LARGEST_SET,
)
HARD: Goals = (
    Goal.MOST_ODDS,
    Goal.MOST_EVENS,
    Goal.MOST_DIVISIBLE_BY_3,
    Goal.MOST_ZEROES,
    Goal.FEWEST_POSITIVE,
    Goal.LOWEST_TOTAL,
    Goal.SMALLEST_NUMBER,
    Goal.GREATEST_RANGE,
    Goal.SMALLEST_RANGE,
    Goal.LONGEST_RUN,
    Goal.LARGEST_SET,
    Goal.MOST_PAIRS,
    Goal.GREATEST_VARIETY,
)
SHARED: Goals = (
    Goal.MOST_ODDS,
    Goal.MOST_EVENS,
    Goal.MOST_PAIRS,
    Goal.LONGEST_RUN,
    Goal.LARGEST_SET,
    Goal.MOST_DIVISIBLE_BY_3,
)
"""Goals that many can achieve together."""


NO_RUN = ((0, 2, 4, 6, 6, 2), (0, 3, 3, 6, 8, 8), (0, 2, 5, 7, 7, 7))
"""Dice of which none is 1 more than another."""


def who_achieves(seats: tuple[int, ...], goal: Goal) -> str:
    """Who achieves a goal, in a sentence.

    >>> who_achieves((0, 2), Goal.MOST_ODDS), who_achieves((), Goal.MOST_ODDS)
    ('Player 1 and Player 3 achieve “most odds”.', 'Nobody achieves “most odds”.')
    """
    return say("achieve", many=len(seats), players=people(seats, ()), goal=goal_text(goal))


# ── who achieves a goal? ──────────────────────────────────────────────────────────────────────────────────────────


def _goal(draw: ProblemRng, level: int) -> ChooseSome | Number:
    if level == 3:
        return _share(draw)
    seats = level + 1
    wanted = draw.one((1, 1, 2) if level == 1 else (0, 1, 2, 2, 3))
    judged = _an_award(draw, EASY if level == 1 else HARD, seats, wanted, level)
    award = judged.award
    return ChooseSome(
        prompt=(say("goal-prompt", goal=goal_text(award.goal)), " ", *judged.shown),
        options=tuple([Option(name_of(seat), seat in award.winners, _why_not_this(award)) for seat in range(seats)]),
        hint=say("goal-hint"),
        because=judged.against,
        misconceptions=expected(frozenset(award.winners), (frozenset(judged.last), idea.FEWEST_FOR_MOST)),
        why=judged.why,
    )


class _Judged:
    """A goal, everyone's dice, and how it was judged."""

    def __init__(self, goal: Goal, values: tuple[Values, ...]) -> None:
        self.award = judge(goal, values)
        rows = [row_of(mine, name_of(seat)) for seat, mine in enumerate(values)]
        self.shown: tuple[Figure | str, ...] = tuple([part for row in rows for part in (row, " ")])
        self._of_seats = tuple([of_seat(goal, mine, name_of(seat)) for seat, mine in enumerate(values)])
        self.why = Explanation(who_achieves(self.award.winners, goal), why=self._of_seats)

    @property
    def last(self) -> tuple[int, ...]:
        """Who would achieve the goal if it asked for the fewest in place of the most, or the other way round."""
        known = [measure for measure in self.award.measures if measure is not None]
        end = (max if self.award.goal in LEAST_WINS else min)(known, default=None)
        return tuple(
            [seat for seat, measure in enumerate(self.award.measures) if measure is not None and measure == end]
        )

    def against(self, answer: Set[int]) -> str:
        """What the first player has who was chosen and does not achieve the goal, or was left out and does."""
        for seat in sorted(answer ^ {*self.award.winners}) if answer else ():
            return self._of_seats[seat].claim
        return ""


def _an_award(draw: ProblemRng, goals: Goals, seats: int, wanted: int, level: int) -> _Judged:
    """A goal that so many players achieve; where it has to be nobody, there is nothing to count."""
    while True:
        goal = draw.one((Goal.MOST_ZEROES, Goal.LONGEST_RUN, Goal.LARGEST_SET) if not wanted else goals)
        values = tuple([alike_values(draw, min(level, 2)) for _ in range(seats)])
        if not wanted:
            values = tuple([_without(draw, goal) for _ in range(seats)])
        judged = _Judged(goal, values)
        if len(judged.award.winners) == wanted:
            return judged


def _without(draw: ProblemRng, goal: Goal) -> Values:
    """Dice with nothing to count for a goal."""
    if goal == Goal.LONGEST_RUN:
        start, steps = draw.one((-3, -2, -1, 0, 1)), draw.one(NO_RUN)
        return draw.shuffled([start + step for step in steps])
    if goal == Goal.LARGEST_SET:
        return draw.some(range(-4, 9), 6)
    return tuple([draw.one((-3, -2, -1, 1, 2, 3, 4, 5)) for _ in range(6)])


def _why_not_this(award: Award) -> Misconception | None:
    """What is behind leaving out one of several who achieve a goal, or choosing one where nobody does."""
    if len(award.winners) > 1:
        return idea.FIRST_WINS_TIES
    return None if award.winners else idea.ZERO_OF_THEM


def _share(draw: ProblemRng) -> Number:
    seats = draw.one((4, 5, 6))
    wanted = draw.one((1, 2, 3, 4, 4, 5) if seats > 4 else (1, 2, 3, 4))
    while True:
        judged = _Judged(draw.one(SHARED), tuple([alike_values(draw, 1) for _ in range(seats)]))
        if len(judged.award.winners) == wanted:
            break
    share = judged.award.share
    rest = TOKENS - wanted * share
    split = [why_split(TOKENS, wanted)] if wanted > 1 else []
    return Number(
        prompt=(say("share-prompt", goal=goal_text(judged.award.goal)), " ", *judged.shown),
        value=share,
        advice=drawing.integer(),
        hint=say("share-hint"),
        why=Explanation(say("share-why", share=share), why=(judged.why, *split)),
        because=lambda own: (
            say("share-against", over=own > share, own=own, enough=int(TOKENS // own))
            if own in range(1, TOKENS + 1)
            else say("share-whole", most=TOKENS)
        ),
        misconceptions=expected(
            share,
            (TOKENS, idea.EACH_TAKES_ALL),
            (TOKENS, idea.FIRST_WINS_TIES),
            (share + rest, idea.REST_IS_GIVEN),
            (share + (rest > 0), idea.REST_IS_GIVEN),
            (TOKENS // seats, idea.EVERYONE_SHARES),
        ),
    )


GOAL = Kind("goal", lambda: say("kind-goal"), _goal)

# ── second places ─────────────────────────────────────────────────────────────────────────────────────────────────


def second_place(goal: Goal, totals: Values) -> ChooseSome:
    """Who achieves a second place?"""
    achieved = winners(goal, totals)
    return ChooseSome(
        prompt=say("second-prompt", goal=goal_text(goal)),
        options=tuple(
            [
                Option(
                    say("second-option", player=name_of(seat), total=total),
                    seat in achieved,
                    _second_idea(goal, totals, seat),
                )
                for seat, total in enumerate(totals)
            ]
        ),
        hint=say("second-hint"),
        because=lambda answer: _ranked_otherwise(goal, totals, answer),
        why=Explanation(who_achieves(achieved, goal), why=(why_ranked(goal, totals),)),
    )


def _ranked_otherwise(goal: Goal, totals: Values, answer: Set[int]) -> str:
    """Where the first player stands who was chosen and is not second."""
    order = sorted({*totals}, reverse=goal is Goal.SECOND_HIGHEST_TOTAL)
    for seat in sorted(answer - {*winners(goal, totals)}):
        end = "highest" if goal is Goal.SECOND_HIGHEST_TOTAL else "lowest"
        return say("second-against", player=name_of(seat), end=end, rank=order.index(totals[seat]) + 1)
    return ""


def _second(draw: ProblemRng, level: int) -> ChooseSome:
    goal = Goal.SECOND_HIGHEST_TOTAL
    if level > 1:
        goal = draw.one((Goal.SECOND_HIGHEST_TOTAL, Goal.SECOND_LOWEST_TOTAL))
    return second_place(goal, _totals(draw, level))


def _totals(draw: ProblemRng, level: int) -> Values:
    if level == 1:
        return draw.some(range(8, 37), 3)
    low = draw.one(range(8, 30)) if level == 2 else draw.one(range(-12, 3))
    few = [low + 3 * at for at in range(draw.one((2, 3)) if level == 2 else draw.one((1, 2, 3)))]
    return tuple([draw.one(few) for _ in range(4 if level == 2 else 5)])


def _second_idea(goal: Goal, totals: Values, seat: int) -> Misconception | None:
    """What is behind choosing a player who is not second, or leaving out one who is."""
    achieved, first = winners(goal, totals), sorted(totals, reverse=goal not in LEAST_WINS)[0]
    if seat in achieved:
        return idea.FIRST_WINS_TIES if len(achieved) > 1 else idea.SECOND_IN_LINE if totals.count(first) > 1 else None
    if totals[seat] == first:
        return idea.SECOND_IN_LINE if totals.count(first) > 1 else idea.FIRST_FOR_SECOND
    other = Goal.SECOND_LOWEST_TOTAL if goal is Goal.SECOND_HIGHEST_TOTAL else Goal.SECOND_HIGHEST_TOTAL
    return idea.WRONG_END if seat in winners(other, totals) else None


SECOND = Kind("second", lambda: say("kind-second"), _second)
