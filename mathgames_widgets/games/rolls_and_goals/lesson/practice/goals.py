"""Problems about goals: who achieves one, how the tokens are split, and second places."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    EACH_TAKES_ALL,
    FEWEST_FOR_MOST,
    FIRST_FOR_SECOND,
    FIRST_WINS_TIES,
    REST_IS_GIVEN,
    SECOND_IN_LINE,
    WRONG_END,
    ZERO_OF_THEM,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import row_of
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import WHOLE, alike_values
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import (
    why_pairs,
    why_parity,
    why_range,
    why_run,
    why_set,
    why_threes,
    why_total,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import TOKENS, Goal, Goals, Values
from mathgames_widgets.games.rolls_and_goals.rules.scoring import LEAST_WINS, judge, winners
from mathgames_widgets.games.rolls_and_goals.rules.state import Award
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Figure, Misconception
from mathgames_widgets.questions.typed import Number

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


def player(seat: int) -> str:
    """Who sits there."""
    return f"Player {seat + 1}"


def players(seats: tuple[int, ...]) -> str:
    """Some players in one phrase.

    >>> players((0, 2)), players(())
    ('Player 1 and Player 3', 'nobody')
    """
    return listed([player(seat) for seat in seats]) or "nobody"


def why_measured(goal: Goal, values: Values, whose: str) -> Explanation:
    """What a goal counts in somebody's dice."""
    whys = {
        Goal.MOST_DIVISIBLE_BY_3: why_threes,
        Goal.GREATEST_RANGE: why_range,
        Goal.SMALLEST_RANGE: why_range,
        Goal.LONGEST_RUN: why_run,
        Goal.LARGEST_SET: why_set,
        Goal.MOST_PAIRS: why_pairs,
    }
    if goal in (Goal.MOST_ODDS, Goal.MOST_EVENS):
        return _of(whose, why_parity(values, goal == Goal.MOST_ODDS))
    if goal in whys:
        return _of(whose, whys[goal](values))
    return Explanation(f"{whose}: {_said(goal, values)}.")


def _of(whose: str, told: Explanation) -> Explanation:
    return Explanation(f"{whose}: {told.claim[0].lower()}{told.claim[1:]}", why=told.why)


def _said(goal: Goal, values: Values) -> str:
    if goal in (Goal.HIGHEST_TOTAL, Goal.LOWEST_TOTAL, Goal.SECOND_HIGHEST_TOTAL, Goal.SECOND_LOWEST_TOTAL):
        return f"the total is {why_total(values)}"
    if goal == Goal.BIGGEST_NUMBER:
        return f"the biggest number is {plain(max(values))}"
    if goal == Goal.SMALLEST_NUMBER:
        return f"the smallest number is {plain(min(values))}"
    if goal == Goal.GREATEST_VARIETY:
        return f"{len(set(values))} different values, {listed(sorted(set(values)))}"
    count = judge(goal, [values]).measures[0]
    return f"{count} of {len(values)} dice"


# ── who achieves a goal? ──────────────────────────────────────────────────────────────────────────────────────────


def _goal(draw: Draw, level: int) -> Task:
    return _share(draw) if level == 3 else _who(draw, level)


def _who(draw: Draw, level: int) -> Task:
    seats = level + 1
    wanted = draw.one((1, 1, 2) if level == 1 else (0, 1, 2, 2, 3))
    award = _an_award(draw, EASY if level == 1 else HARD, seats, wanted, level)
    options = tuple(
        [Option(player(seat), seat in award.award.winners, _why_not_this(award.award, seat)) for seat in range(seats)]
    )
    question = ChooseSome(
        key="",
        prompt=(f"Who achieves “{award.award.goal}”? Choose everybody who does, perhaps nobody. ", *award.shown),
        options=options,
        hint="Write down what the goal counts, for each player. Then compare.",
        why=award.why,
    )
    return Task(question)


class _Judged:
    """A goal, the dice of everybody, and how it was judged."""

    def __init__(self, goal: Goal, values: tuple[Values, ...]) -> None:
        self.award = judge(goal, values)
        rows = [row_of(mine, player(seat)) for seat, mine in enumerate(values)]
        self.shown: tuple[Figure | str, ...] = tuple([part for row in rows for part in (row, " ")])
        who = players(self.award.winners)
        self.why = Explanation(
            f"{who[0].upper()}{who[1:]} {'achieve' if len(self.award.winners) > 1 else 'achieves'} “{goal}”.",
            why=tuple([why_measured(goal, mine, player(seat)) for seat, mine in enumerate(values)]),
        )


def _an_award(draw: Draw, goals: Goals, seats: int, wanted: int, level: int) -> _Judged:
    """A goal that so many players achieve; where it has to be nobody, there is nothing to count."""
    while True:
        goal = draw.one((Goal.MOST_ZEROES, Goal.LONGEST_RUN, Goal.LARGEST_SET) if not wanted else goals)
        values = tuple([alike_values(draw, min(level, 2)) for _ in range(seats)])
        if not wanted:
            values = tuple([_without(draw, goal) for _ in range(seats)])
        judged = _Judged(goal, values)
        if len(judged.award.winners) == wanted:
            return judged


def _without(draw: Draw, goal: Goal) -> Values:
    """Dice with nothing to count for a goal."""
    if goal == Goal.LONGEST_RUN:
        start = draw.one((-3, -2, -1, 0, 1))
        return draw.shuffled(
            draw.one(((0, 2, 4, 6, 6, 2), (0, 3, 3, 6, 8, 8), (0, 2, 5, 7, 7, 7)))[at] + start for at in range(6)
        )
    if goal == Goal.LARGEST_SET:
        return draw.some(range(-4, 9), 6)
    return tuple([draw.one((-3, -2, -1, 1, 2, 3, 4, 5)) for _ in range(6)])


def _why_not_this(award: Award, seat: int) -> Misconception | None:
    if seat in award.winners:
        return FIRST_WINS_TIES if len(award.winners) > 1 else FEWEST_FOR_MOST
    return ZERO_OF_THEM if not award.winners else FEWEST_FOR_MOST


def _share(draw: Draw) -> Task:
    seats = draw.one((4, 5, 6))
    wanted = draw.one((1, 2, 3, 4, 4, 5) if seats > 4 else (1, 2, 3, 4))
    award = _close_award(draw, seats, wanted)
    count, share = len(award.award.winners), award.award.share
    rest = TOKENS - count * share
    removed = f" {rest} {'is' if rest == 1 else 'are'} removed." if rest else ""
    question = Number(
        key="",
        prompt=(
            f"Six tokens lie on “{award.award.goal}”. How many does each player take who achieves it? ",
            *award.shown,
        ),
        value=share,
        advice=WHOLE,
        hint="First find out how many players achieve the goal. Then share six tokens evenly.",
        why=Explanation(
            f"{TOKENS} tokens, {count} {'player' if count == 1 else 'players'}: {share} each.{removed}",
            why=(award.why,),
        ),
        misconceptions=expected(
            share,
            (TOKENS, EACH_TAKES_ALL if count > 1 else FIRST_WINS_TIES),
            (share + rest, REST_IS_GIVEN),
            (share + 1, REST_IS_GIVEN if rest else FIRST_WINS_TIES),
            (TOKENS // seats, FEWEST_FOR_MOST),
        ),
    )
    return Task(question)


def _close_award(draw: Draw, seats: int, wanted: int) -> _Judged:
    """A goal that many can achieve together."""
    while True:
        goal = draw.one(
            (
                Goal.MOST_ODDS,
                Goal.MOST_EVENS,
                Goal.MOST_PAIRS,
                Goal.LONGEST_RUN,
                Goal.LARGEST_SET,
                Goal.MOST_DIVISIBLE_BY_3,
            )
        )
        judged = _Judged(goal, tuple([alike_values(draw, 1) for _ in range(seats)]))
        if len(judged.award.winners) == wanted:
            return judged


GOAL = Kind("goal", "Who achieves the goal?", _goal)

# ── second places ─────────────────────────────────────────────────────────────────────────────────────────────────


def _second(draw: Draw, level: int) -> Task:
    goal = Goal.SECOND_HIGHEST_TOTAL if level == 1 else draw.one((Goal.SECOND_HIGHEST_TOTAL, Goal.SECOND_LOWEST_TOTAL))
    totals = _totals(draw, level)
    achieved = winners(goal, totals)
    options = tuple(
        [
            Option(f"{player(seat)}, with {plain(total)}", seat in achieved, second_idea(goal, totals, seat, achieved))
            for seat, total in enumerate(totals)
        ]
    )
    question = ChooseSome(
        key="",
        prompt=f"These are all totals. Who achieves “{goal}”? Choose everybody who does, perhaps nobody.",
        options=options,
        hint="Write the different totals in order, each once. Which one stands second?",
        why=why_second(goal, totals),
    )
    return Task(question)


def why_second(goal: Goal, totals: tuple[int, ...]) -> Explanation:
    """Who has the second of the different totals."""
    achieved = winners(goal, totals)
    ranked = sorted(set(totals), reverse=goal not in LEAST_WINS)
    told = [f"All totals are {plain(ranked[0])}: there is no second."]
    if achieved:
        told = [f"The first is {plain(ranked[0])}.", f"The next different one is {plain(ranked[1])}."]
    who = players(achieved)
    return Explanation(
        f"{who[0].upper()}{who[1:]} {'achieve' if len(achieved) > 1 else 'achieves'} it.",
        why=tuple([Explanation(one) for one in told]),
    )


def _totals(draw: Draw, level: int) -> tuple[int, ...]:
    if level == 1:
        return draw.some(range(8, 37), 3)
    low = draw.one(range(8, 30)) if level == 2 else draw.one(range(-12, 3))
    few = [low + 3 * at for at in range(draw.one((2, 3)) if level == 2 else draw.one((1, 2, 3)))]
    return tuple([draw.one(few) for _ in range(4 if level == 2 else 5)])


def second_idea(goal: Goal, totals: tuple[int, ...], seat: int, achieved: tuple[int, ...]) -> Misconception:
    """What is behind choosing a player who is not second, or leaving out one who is."""
    ranked = sorted(totals, reverse=goal not in LEAST_WINS)
    if seat in achieved:
        return FIRST_WINS_TIES if len(achieved) > 1 else SECOND_IN_LINE
    if totals[seat] == ranked[0]:
        return SECOND_IN_LINE if totals.count(ranked[0]) > 1 else FIRST_FOR_SECOND
    return WRONG_END


SECOND = Kind("second", "Second places", _second)
