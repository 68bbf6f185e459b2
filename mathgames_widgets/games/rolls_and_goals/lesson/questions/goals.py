"""The last questions of the Rolls & Goals lesson: pairs, ranges, second places, tokens, and counting placements."""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.games.rolls_and_goals.lesson.misconceptions import (
    CHOICES_ADD,
    EACH_TAKES_ALL,
    ONE_CARD_A_DIE,
    REST_IS_GIVEN,
    SAME_DIE_ONCE,
)
from mathgames_widgets.games.rolls_and_goals.lesson.pictures import row_of
from mathgames_widgets.games.rolls_and_goals.lesson.practice.counting import misread_range
from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import WHOLE
from mathgames_widgets.games.rolls_and_goals.lesson.practice.goals import player, second_idea, why_second
from mathgames_widgets.games.rolls_and_goals.lesson.practice.groups import some_with_a_mode, which_modes, wrong_pairs
from mathgames_widgets.games.rolls_and_goals.lesson.questions.values import MINE, THEIRS
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import measured, why_pairs, why_range
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, TOKENS, Goal, Values
from mathgames_widgets.games.rolls_and_goals.rules.scoring import winners
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Number, Numbers

LAST: Values = (6, 6, 1, 9, 6, 6)
"""What the learner's dice are worth in the end."""


def pairs(values: Values = LAST) -> Number:
    """How many pairs?"""
    count = measured(Goal.MOST_PAIRS, values)
    return Number(
        key="pairs",
        prompt=("How many pairs are there for “most pairs”? ", row_of(values)),
        hint="Take two equal dice away. Then two more, as long as there are any.",
        value=count,
        advice=WHOLE,
        why=why_pairs(values),
        misconceptions=expected(count, *wrong_pairs(values)),
        again=_pairs_again,
    )


def _pairs_again(seed: str) -> Number:
    draw = Draw(seed)
    many, few, other = draw.some(range(-3, 10), 3)
    return pairs(draw.shuffled((many, many, many, draw.one((many, few)), few, other)))


def mode(values: Values = MINE) -> Numbers:
    """Which values occur most often?"""
    return which_modes(values, "mode", lambda seed: mode(some_with_a_mode(Draw(seed))))


def range_of(values: Values = THEIRS) -> Number:
    """The range of some values."""
    size = measured(Goal.GREATEST_RANGE, values)
    return Number(
        key="range",
        prompt=("What is the range of these values? ", row_of(values)),
        hint="How many steps is it on the number line, from the lowest value to the highest?",
        value=size,
        advice=WHOLE,
        why=why_range(values),
        misconceptions=expected(size, *misread_range(values)),
        again=_range_again,
    )


def _range_again(seed: str) -> Number:
    draw = Draw(seed)
    return range_of(draw.shuffled((draw.one(range(-6, 0)), draw.one(range(2, 10)), *draw.some(range(-2, 3), 4))))


def second(totals: Values = (34, 28, 34, 21)) -> ChooseSome:
    """Who achieves the second highest total?"""
    achieved = winners(Goal.SECOND_HIGHEST_TOTAL, totals)
    return ChooseSome(
        key="second",
        prompt="Four players have these totals. Who achieves “2nd highest total”? Choose everybody who does.",
        hint="Write the different totals in order, each once. Which one is the second?",
        options=tuple(
            [
                Option(
                    f"{player(seat)}, with {plain(total)}",
                    seat in achieved,
                    second_idea(Goal.SECOND_HIGHEST_TOTAL, totals, seat, achieved),
                )
                for seat, total in enumerate(totals)
            ]
        ),
        why=why_second(Goal.SECOND_HIGHEST_TOTAL, totals),
        again=_second_again,
    )


def _second_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    high, low = sorted(draw.some(range(10, 40), 2), reverse=True)
    return second(draw.shuffled((high, high, low, draw.one((low, low - 3)))))


def split(players: int = 4, also: int = 0) -> Number:
    """How many tokens does each of several players take? `also` is how many achieve a second goal of Player 1."""
    shares = [TOKENS // many for many in (players, also) if many]
    total, rests = sum(shares), [TOKENS % many for many in (players, also) if many]
    first = f"{_NUMBERS[players]} players achieve the same goal, and {TOKENS} tokens lie on it."
    second = (
        f" {_NUMBERS[also]} achieve another goal with {TOKENS} tokens. Player 1 is one of them both times."
        if also
        else ""
    )
    ask = "How many does Player 1 take in all?" if also else "How many does each take?"
    return Number(
        key="split",
        prompt=f"{first}{second} {ask}",
        hint="Everybody takes equally many, and tokens are not cut.",
        value=total,
        advice=WHOLE,
        why=Explanation(
            f"{' + '.join(map(str, shares))} = {total}." if also else f"{total} each.",
            why=tuple([_shared(many) for many in (players, also) if many]),
        ),
        misconceptions=expected(
            total,
            (TOKENS * len(shares), EACH_TAKES_ALL),
            *[(total + more, REST_IS_GIVEN) for more in (1, *rests) if any(rests)],
        ),
        again=lambda seed: split(*[Draw(f"{seed} {goal}").one(range(2, 7)) for goal in (1, 2)]),
    )


_NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}


def _shared(players: int) -> Explanation:
    """How six tokens are split."""
    share, rest = divmod(TOKENS, players)
    removed = f" + {rest}: {rest} {'is' if rest == 1 else 'are'} removed" if rest else ""
    return Explanation(f"{TOKENS} = {players} x {share}{removed}.")


def ways(dice: int = DICE) -> Number:
    """In how many ways can two different cards lie behind some dice?"""
    places = dice * (dice + 1)
    return Number(
        key="ways",
        prompt=f"You play two different cards, x2 and +1, behind {dice} dice. In how many ways can they lie?",
        hint=f"x2 has {dice} places. When it lies there, where can +1 go? Do not forget above and below.",
        value=places,
        advice=WHOLE,
        why=Explanation(
            f"There are {dice} x {dice + 1} = {places} ways.",
            why=(
                Explanation(f"x2 goes behind one of {dice} dice."),
                Explanation(
                    f"+1 then goes behind one of the {dice - 1} others, or above x2, or below it: {dice + 1} places."
                ),
                Explanation("Choices that follow each other are multiplied."),
            ),
        ),
        misconceptions=expected(
            places,
            (dice * dice, SAME_DIE_ONCE),
            (dice * (dice - 1), ONE_CARD_A_DIE),
            (2 * dice, CHOICES_ADD),
            (2 * dice + 1, CHOICES_ADD),
        ),
        again=lambda seed: ways(Draw(seed).one(range(3, 13))),
    )


QUESTIONS: dict[str, Callable[[], Question]] = {
    "pairs": pairs,
    "mode": mode,
    "range": range_of,
    "second": second,
    "split": split,
    "ways": ways,
}
