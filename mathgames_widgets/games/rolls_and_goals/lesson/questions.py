"""The questions of the Rolls & Goals lesson: those of the practice with the dice of its game, and a few of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.maths.numbers.signed import added, halved, thirds
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.words import capital, listed
from mathgames_widgets.questions.choices import ChooseSome, Option, PutInOrder
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.problem import Again, Draw, Kind, expected
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

from ..rules.cards import (
    DICE,
    EVERY_SIDE,
    HALVE,
    STARTING_DECK,
    TOKENS,
    Card,
    Cards,
    Dice,
    Goal,
    Values,
    in_order,
    modified,
    value_of,
    worth,
)
from ..words.chances import MEAN, why_reroll
from ..words.explanations import chain_text, why_swapped
from ..words.sentences import face_text, faces_text, goal_text
from ..words.why import why_split
from .pictures import row_of
from .practice.chance import (
    DIVISIBLE_BY_3,
    EXPECTED,
    SIXES,
    at_least_one,
    at_most,
    exactly,
    expected_value,
    known_chance,
    known_drawn,
    one_more,
    rare_event,
    reroll_chance,
)
from .practice.drawing import SHIFTS, WHOLE
from .practice.goals import second_place
from .practice.stacks import die_worth, reach_value, reached_with, which_order
from .practice.values import PAIRS, RANGE, SET, longest_run, pairs_in, parity_of, range_of, which_modes, with_both_signs

MINE: Values = (4, 0, 0, 2, 4, 6)
"""What the learner's dice are worth in the first round."""
THEIRS: Values = (1, 2, 4, 0, 3, -1)
"""What those of the other player are worth."""
LAST: Values = (6, 6, 1, 9, 6, 6)
"""What the learner's dice are worth in the end."""


def _asked(key: str, question: Question, again: Callable[[Draw], Question] | tuple[Kind, int]) -> Question:
    """A problem of the practice as a question of the lesson; new numbers are drawn, or come from a kind at a level."""
    if isinstance(again, tuple):
        return replace(question, key=key, again=Again(*again))
    return replace(question, key=key, again=lambda seed: _asked(key, again(Draw(seed)), again))


# ── values ────────────────────────────────────────────────────────────────────────────────────────────────────────


def below_zero(draw: Draw) -> Question:
    """What is a die worth, when the way goes below 0?"""
    while True:
        side, stack = draw.one(EVERY_SIDE), draw.some(SHIFTS, 2)
        if worth(side, stack[:1]) < 0:
            return die_worth(side, stack)


def run_below_zero(draw: Draw) -> Question:
    """How long is a run that goes past 0?"""
    while True:
        values = tuple([draw.one(range(-4, 5)) for _ in range(DICE)])
        question = longest_run(values)
        if any(one.misconception.id == "run-stops-at-zero" for one in question.misconceptions):
            return question


def half(value: int = -1) -> Question:
    """What does ÷2 make of a negative odd number?"""
    after = modified(value, HALVE)
    return Number(
        key="half",
        prompt=f"Player 2 took ÷2. A die is worth {plain(value)}. What would ÷2 make of it?",
        hint=f"Where is half of {plain(value)} on the number line? Rounding down goes to the left.",
        value=after,
        advice=WHOLE,
        why=halved(value),
        misconceptions=expected(after, (after + 1, idea.TOWARDS_ZERO), (Fraction(value, 2), idea.NOT_ROUNDED)),
        again=lambda seed: half(Draw(seed).one(range(-41, -1, 2))),
    )


def threes(values: Values = (9, 0, -3, 1, 13, -4)) -> Question:
    """Which numbers can be divided by 3?"""
    return ChooseSome(
        key="threes",
        prompt="Which of these values are divisible by 3?",
        hint="Go up and down from 0 in steps of 3. Which of them do you meet?",
        options=tuple([Option(plain(value), value % 3 == 0, _three_idea(value)) for value in values]),
        why=Explanation(
            f"Divisible by 3: {listed([value for value in values if value % 3 == 0])}.",
            why=tuple(map(thirds, values)),
        ),
        again=_threes_again,
    )


def _three_idea(value: int) -> Misconception:
    if value == 0:
        return idea.ZERO_NOT_DIVISIBLE
    if value % 3 == 0:
        return idea.NOT_DIVISIBLE_BELOW_ZERO if value < 0 else idea.STEPPED_OVER
    if value > 9 and value % 10 in (3, 6, 9):
        return idea.LAST_DIGIT
    return idea.ODD_FOR_THREES if value % 2 and value > 0 else idea.STEPPED_OVER


def _threes_again(seed: str) -> Question:
    draw = Draw(seed)
    multiples = (0, draw.one((-12, -9, -6)), draw.one((6, 12, 15, 18)))
    return threes(draw.shuffled((*multiples, draw.one((-11, -8, -7, -5)), *draw.some((7, 11, 13, 16), 2))))


# ── a proof ───────────────────────────────────────────────────────────────────────────────────────────────────────

TOO_LARGE: tuple[tuple[Values, Cards], ...] = (
    ((1, 2, 2), ("-1", "-1", "-3")),
    ((1, 1, 2), ("-1", "-3")),
    ((1, 1, 1), ("-1", "-2")),
    ((2, 2, 2), ("-1", "-2", "-3")),
    ((1, 2, 2), ("-2", "-3")),
    ((1, 1, 1, 1), ("-1", "-3")),
    ((1, 1, 1, 1), ("-1", "-1", "-2")),
    ((1, 1, 1, 2), ("-2", "-3")),
    ((1, 1, 1, 2), ("-1", "-1", "-3")),
    ((1, 1, 2, 2), ("-1", "-2", "-3")),
    ((1, 2, 2, 2), ("-1", "-1", "-2", "-3")),
)
"""Dice with cards that take away as much as they show, but one of them more than any die shows."""


def third(dice: Values = TOO_LARGE[0][0], minus: Cards = TOO_LARGE[0][1]) -> Question:
    """Why do not all three of these dice become 0?"""
    total, most, largest = sum(dice), max(dice), max(minus, key=lambda face: int(face[1:]))
    number, card = "three" if len(dice) == 3 else "four", face_text(largest)
    written = show(*added(dice), "=", total).plain()
    return PutInOrder(
        key="third",
        prompt=(
            f"Your only cards that take away are {faces_text(minus)}. Why can no {number} dice become 0? "
            f"The smallest {number} are these. Put the proof in order. ",
            row_of(dice),
        ),
        hint="Begin with “Suppose”. How much must be taken away in total, and how much can be?",
        items=(
            f"Suppose {number} dice become 0.",
            f"Together they show at least {written}, and all of that must be taken away.",
            f"{faces_text(minus)} take away just {total}, so all of them are used, and no card that adds.",
            f"So the {number} dice show exactly {total} and are {listed(dice)}.",
            f"{card} lies behind one of them, which shows at most {most}: it ends below 0, not at 0.",
        ),
        misconceptions=(Wrong((4, 0, 1, 2, 3), idea.PROOF_BACKWARDS), Wrong((1, 2, 3, 4, 0), idea.PROOF_BACKWARDS)),
        why=Explanation(
            f"{capital(number)} dice cannot become 0.",
            why=(
                Explanation("The proof does not try all ways to lay the cards. It adds up what every way would need."),
                Explanation(f"What is needed is {total}, what there is is {total}: nothing can be wasted."),
                Explanation(f"But {card} behind a {most} wastes at least {int(largest[1:]) - most}."),
            ),
        ),
        again=lambda seed: third(*Draw(seed).one(TOO_LARGE)),
    )


# ── the order of cards ────────────────────────────────────────────────────────────────────────────────────────────

Two = tuple[Card, Card]

FREE: tuple[Two, ...] = (("+3", "-2"), ("x2", "negate"), ("+1", "+2"), ("-1", "-3"))
"""Cards that can be swapped, whatever the value is."""
FIXED: dict[Two, Misconception] = {
    ("x2", "+1"): idea.SAME_SIGNS_SWAP,
    ("÷2", "x2"): idea.HALVING_UNDOES,
    ("+1", "[4]"): idea.ADDED_NOT_SET,
    ("÷2", "-2"): idea.SAME_SIGNS_SWAP,
    ("negate", "+3"): idea.SAME_SIGNS_SWAP,
    ("÷2", "negate"): idea.SAME_SIGNS_SWAP,
}
"""Cards for which the order counts for some value, and what is behind the belief that it does not."""


def swap(free: tuple[Two, ...] = FREE[:2], fixed: tuple[Two, ...] = tuple(FIXED)[:3]) -> Question:
    """Which cards can be swapped, whatever the value is?"""
    pairs = sorted((*free, *fixed))
    return ChooseSome(
        key="swap",
        prompt="Which pairs can you swap without changing the value, whatever the die shows?",
        hint="Try each pair with 5. Where the values differ, you are done. Where they agree, ask why.",
        options=tuple([Option(_both(pair), pair in free, FIXED.get(pair, idea.NOTHING_SWAPS)) for pair in pairs]),
        why=Explanation(
            "Two cards that add or take away can be swapped, and so can two that multiply.",
            why=tuple(map(_tried, pairs)),
        ),
        again=lambda seed: swap(Draw(seed).some(FREE, 2), Draw(f"{seed} fixed").some(FIXED, 3)),
    )


def _both(pair: Two) -> str:
    return " with ".join(map(face_text, pair))


def _tried(pair: Two) -> Explanation:
    """A value for which the order counts, or 5, for which it does not."""
    back = pair[::-1]
    side = next((side for side in (5, *EVERY_SIDE) if value_of(side, pair) != value_of(side, back)), 5)
    same = "the same" if value_of(side, pair) == value_of(side, back) else "not the same"
    one, other = in_order(pair)
    return Explanation(
        f"{_both(pair)}: {chain_text(side, pair)}, and in the other order {chain_text(side, back)}, {same}.",
        why=(why_swapped(side, one, other),),
    )


def two_orders(draw: Draw) -> Question:
    """Doubling early or late?"""
    return which_order(draw.one(EVERY_SIDE), ("x2", draw.one(("+1", "+2", "+3"))))


def reached_in_one_order(draw: Draw) -> Question:
    """A stack that gives a die a value, when no other order of it does."""
    while True:
        side, hand = draw.one(EVERY_SIDE), (draw.one(SHIFTS[:3]), draw.one(SHIFTS[3:]), "x2")
        wanted = draw.one(range(-4, 15))
        ways = reached_with(side, hand).get(wanted, [])
        if 1 <= len(ways) <= 2 and len(ways[0]) > 1 and any(worth(side, one[::-1]) != wanted for one in ways):
            return reach_value(side, hand, wanted)


# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(sides: Dice = EVERY_SIDE, high: bool = True) -> Question:
    """Which dice gain on average when they are rolled again?"""
    word, goal = ("less", Goal.HIGHEST_TOTAL) if high else ("more", Goal.LOWEST_TOTAL)
    gains = [(side < MEAN) == high for side in sides]
    return ChooseSome(
        key="gain",
        prompt=f"The goal is “{goal_text(goal)}”. Which dice should be rolled again, because they gain on average?",
        hint=f"Compare the side that lies there with the mean of a roll. Which sides are {word} than it?",
        options=tuple(
            [
                Option(f"a die that shows {side}", does, idea.ONLY_THE_WORST if does else idea.ALWAYS_GAINS)
                for side, does in zip(sides, gains, strict=True)
            ]
        ),
        why=Explanation(
            f"A roll is worth 3.5 on average: every side that is {word} gains.",
            why=tuple([Explanation(why_reroll(side).claim) for side in sides]),
        ),
        again=lambda seed: gain(Draw(seed).some(EVERY_SIDE, 5), Draw(f"{seed} goal").one((True, False))),
    )


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def second_of_four(draw: Draw) -> Question:
    """Four totals, the highest of them twice."""
    high, low = sorted(draw.some(range(10, 40), 2), reverse=True)
    return second_place(Goal.SECOND_HIGHEST_TOTAL, draw.shuffled((high, high, low, draw.one((low, low - 3)))))


NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}


def split(players: int = 4, also: int = 0) -> Question:
    """How many tokens does each of several players take? `also` is how many achieve a second goal of Player 1."""
    counts = [many for many in (players, also) if many]
    shares, rests = [TOKENS // many for many in counts], [TOKENS % many for many in counts]
    total = sum(shares)
    prompt = f"{NUMBERS[players]} players achieve the same goal, and {TOKENS} tokens lie on it."
    if also:
        prompt += f" {NUMBERS[also]} achieve another goal with {TOKENS} tokens. Player 1 is one of them both times."
    return Number(
        key="split",
        prompt=f"{prompt} How many tokens does {'Player 1 take in total' if also else 'each of them take'}?",
        hint="All of them take equally many, and tokens are not cut.",
        value=total,
        advice=WHOLE,
        why=Explanation(
            f"{' + '.join(map(str, shares))} = {total}." if also else f"{total} each.",
            why=tuple([why_split(TOKENS, many) for many in counts]),
        ),
        misconceptions=expected(
            total,
            (TOKENS * len(shares), idea.EACH_TAKES_ALL),
            *[(total + more, idea.REST_IS_GIVEN) for more in (1, *rests) if any(rests)],
        ),
        again=lambda seed: split(*[Draw(f"{seed} {goal}").one(range(2, 7)) for goal in (1, 2)]),
    )


def ways(dice: int = DICE) -> Question:
    """In how many ways can two different cards lie behind some dice?"""
    places = dice * (dice + 1)
    return Number(
        key="ways",
        prompt=f"You play two different cards, ×2 and +1, behind {dice} dice. In how many ways can they lie?",
        hint=f"×2 has {dice} places. When it lies there, where can +1 go? Do not forget above and below.",
        value=places,
        advice=WHOLE,
        why=Explanation(
            f"There are {dice} × {dice + 1} = {places} ways.",
            why=(
                Explanation(f"×2 goes behind one of {dice} dice."),
                Explanation(
                    f"+1 then goes behind one of the {dice - 1} others, or above ×2, or below it: {dice + 1} places."
                ),
                Explanation("Choices that follow each other are multiplied."),
            ),
        ),
        misconceptions=expected(
            places,
            (dice * dice, idea.SAME_DIE_ONCE),
            (dice * (dice - 1), idea.ONE_CARD_A_DIE),
            (2 * dice, idea.CHOICES_ADD),
            (2 * dice + 1, idea.CHOICES_ADD),
        ),
        again=lambda seed: ways(Draw(seed).one(range(3, 13))),
    )


QUESTIONS: Questions = {
    "worth": lambda: _asked("worth", die_worth(2, ("-3", "+1")), below_zero),
    "evens": lambda: _parity("evens", Goal.MOST_EVENS, MINE),
    "third": third,
    "run": lambda: _asked("run", longest_run(THEIRS), run_below_zero),
    "odd": lambda: _parity("odd", Goal.MOST_ODDS, THEIRS),
    "half": half,
    "order": lambda: _asked("order", which_order(6, ("x2", "+3")), two_orders),
    "swap": swap,
    "stack": lambda: _asked("stack", reach_value(4, ("+1", "-2", "x2"), 6), reached_in_one_order),
    "threes": threes,
    "reroll": lambda: _asked("reroll", reroll_chance(4, DIVISIBLE_BY_3), _reroll_again),
    "mean": lambda: _asked("mean", expected_value(), (EXPECTED, 1)),
    "gain": gain,
    "given": lambda: _asked("given", known_chance(DIVISIBLE_BY_3, exactly(6)), known_drawn),
    "sixes": lambda: _asked("sixes", at_least_one(2, exactly(6)), (SIXES, 1)),
    "less": lambda: _asked("less", one_more(1, exactly(6)), (SIXES, 3)),
    "pairs": lambda: _asked("pairs", pairs_in(LAST), (PAIRS, 2)),
    "mode": lambda: _asked("mode", which_modes(MINE), (SET, 2)),
    "range": lambda: _asked("range", range_of(THEIRS), (RANGE, 2)),
    "second": lambda: _asked("second", second_place(Goal.SECOND_HIGHEST_TOTAL, (34, 28, 34, 21)), second_of_four),
    "split": split,
    "ways": ways,
}
"""In the order of the lesson, each made when it is asked."""


def _parity(key: str, goal: Goal, values: Values) -> Question:
    return _asked(key, parity_of(goal, row_of(values)), lambda draw: parity_of(goal, row_of(with_both_signs(draw))))


def _reroll_again(draw: Draw) -> Question:
    return reroll_chance(draw.one(EVERY_SIDE), draw.one((rare_event(draw, 4), at_most(2), DIVISIBLE_BY_3)))


# ── the open problem: which rolls can be made into six equal dice with the starting deck? ─────────────────────────────

Stacks = tuple[Cards, ...]
"""The cards behind each die."""


def alike(*sides: int) -> Explanation:
    """Whether six dice can be made equal with the eight cards of the starting deck, and how.

    >>> print(alike(1, 1, 2, 4, 5, 6))
    With the starting deck these dice can all be 3.
      1 + 2 = 3
      1 − 1 + 3 = 3
      2 + 1 = 3
      4 − 1 = 3
      5 − 2 = 3
      6 − 3 = 3

    Raises ValueError for anything but six sides from 1 to 6.
    """
    dice = tuple(sorted(sides))
    if len(dice) != DICE or any(isinstance(side, bool) or side not in EVERY_SIDE for side in dice):
        raise ValueError("Write six sides from 1 to 6, such as 1, 1, 2, 4, 5, 6.")
    found = stacks_for(dice)
    if found is None:
        return Explanation(
            f"No, {listed(sides)} cannot be made equal with the starting deck.",
            why=(Explanation("All ways to lay the eight cards were tried, for every value."),),
        )
    target, stacks = found
    sums = [
        show(*added((side, *map(int, stack))), "=", target).plain()
        for side, stack in zip(dice, stacks, strict=True)
        if stack
    ]
    return Explanation(
        f"With the starting deck these dice can all be {plain(target)}.",
        why=tuple(map(Explanation, sums or ["They are equal as they lie."])),
    )


@cache
def stacks_for(dice: Dice) -> tuple[int, Stacks] | None:
    """A value that all dice can have, with the cards behind each; None where there is none."""
    for target in range(min(dice) - 3, max(dice) + 4):
        stacks = next(_laid(dice, target, in_order(STARTING_DECK)), None)
        if stacks is not None:
            return target, stacks
    return None


def _laid(dice: Dice, target: int, left: Cards) -> Iterator[Stacks]:
    """Every way to give all dice the value with these cards."""
    if not dice:
        yield ()
        return
    for stack, rest in _choices(left):
        if value_of(dice[0], stack) == target:
            for others in _laid(dice[1:], target, rest):
                yield (stack, *others)


@cache
def _choices(left: Cards) -> tuple[tuple[Cards, Cards], ...]:
    """Cards for one die and what is left, few cards first; equal cards are the same card."""
    found: dict[Cards, Cards] = {}
    for size in range(len(left) + 1):
        for places in combinations(range(len(left)), size):
            stack = tuple([left[place] for place in places])
            found.setdefault(stack, tuple([card for place, card in enumerate(left) if place not in places]))
    return tuple(found.items())
