"""The questions of the Rolls & Goals lessons: those of the practice with the dice of its game, and a few of its own."""

from __future__ import annotations

from dataclasses import replace

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Misconception, Question

from ..rules.cards import EVERY_SIDE, STARTING_DECK, Card, Cards, Dice, Goal, Side, Values, in_order, value_of, worth
from ..words.chances import MEAN, why_reroll
from ..words.explanations import chain_text, why_swapped
from ..words.sentences import face_text, faces_text, goal_text
from .answers import FindRoll
from .pictures import one_die, row_of, walk
from .practice import chance
from .practice.drawing import SHIFTS
from .practice.stacks import HALF_FIRST, HALVING, ITS_WORTH, ORDER, REACH, VALUE, die_worth, reach_value, which_order
from .practice.values import PARITY, RUN, longest_run, parity_of

THEIRS: Values = (1, 2, 4, 0, 3, -1)
"""What the dice of the other player are worth in the first round."""


def below_zero(seed: str) -> Question:
    """What is a die worth, when the way goes below 0?"""
    draw = Draw(seed)
    while True:
        side, stack = draw.one(EVERY_SIDE), draw.some(SHIFTS, 2)
        if worth(side, stack[:1]) < 0:
            return _worth(side, stack)


def _worth(side: Side, stack: Cards) -> Question:
    return replace(VALUE.asks(on_the_line(side, stack), 1), again=below_zero)


def on_the_line(side: Side, stack: Cards, hint: str = "") -> Question:
    """What is a die worth, with the number line in sight? The first card adds or takes away."""
    question, steps = die_worth(side, stack, hint), int(stack[0])
    prompt = (ITS_WORTH, walk(side, stack, 0), " ", one_die(side, stack))
    way = "right" if steps > 0 else "left"
    first = f"Start at {side}. {face_text(stack[0])} takes you {abs(steps)} to the {way}."
    return replace(question, prompt=prompt, more_hints=(first, question.more_hints[-1]))


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
        prompt="Which pairs can you swap without changing the value, whatever the die shows?",
        hint="Try each pair with 5. Where the values differ, you are done. Where they agree, ask why.",
        more_hints=(
            "Two steps on the number line can be taken in any order. Does doubling a step change its length?",
            "Two of the pairs can be swapped. In each of them both cards only add, or both only multiply.",
        ),
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


# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────


def gain(sides: Dice = EVERY_SIDE, high: bool = True) -> Question:
    """Which dice gain on average when they are rolled again?"""
    word, goal = ("less", Goal.HIGHEST_TOTAL) if high else ("more", Goal.LOWEST_TOTAL)
    gains = [(side < MEAN) == high for side in sides]
    first = min(sides) if high else max(sides)
    return ChooseSome(
        prompt=f"The goal is “{goal_text(goal)}”. Which dice should be rolled again, because they gain on average?",
        hint=f"Compare the side that lies there with the mean of a roll. Which sides are {word} than it?",
        more_hints=(
            "A roll brings 3.5 on average.",
            f"A {first} gains, because 3.5 is {'more' if high else 'less'}. Compare the others in the same way.",
        ),
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


def given(question: Question) -> Question:
    """What is the chance of something when something else is known?"""
    return replace(chance.REROLL.asks(question, 3), again=lambda seed: given(chance.known_drawn(Draw(seed))))


# ── without a ceiling ─────────────────────────────────────────────────────────────────────────────────────────────


def alike(hand: Cards = STARTING_DECK) -> Question:
    """Which roll cannot be made into six equal dice?"""
    return FindRoll(
        prompt=f"You may place {faces_text(hand)}. Find a roll of six dice that cannot all be made equal.",
        hand=hand,
        advice="six sides, such as 1, 1, 2, 4, 5, 6",
        hint="Try any roll: you are told how it is done, or that it cannot be done.",
        more_hints=(
            "How much can your cards add, and how much can they take away?",
            "Many low dice and a few high ones need much of both.",
        ),
        why=Explanation(
            "1, 1, 1, 1, 5 and 5 cannot be made equal, not even with all eight cards of the starting deck.",
            why=(
                Explanation("The eight cards add 1 + 1 + 2 + 3 = 7 at most, and take away 7 at most."),
                Explanation("Four 1s become 2 at most: for 3 they would need 8. Two 5s become 2 at least."),
                Explanation("So all become 2. Each 1 needs a card that adds: +1, +1, +2 with −1, and +3 with −2."),
                Explanation("−1 and −3 are left. Both 5s need −3, and only one of them gets it."),
            ),
        ),
        worked=lambda dice: Explanation(f"{listed(dice)}: every way to place the cards was tried, for every value."),
        again=lambda seed: alike(in_order(Draw(seed).some(STARTING_DECK, 6))),
    )


def stop(rolls: int = 1) -> Question:
    """When does one stop rolling?"""
    return replace(
        chance.EXPECTED.asks(chance.best_stop(rolls), 3), again=lambda seed: stop(Draw(seed).one(range(1, 6)))
    )


QUESTIONS: Questions = {
    "worth": lambda: _worth(2, ("-3", "+1")),
    "evens": lambda: PARITY.asks(parity_of(Goal.MOST_EVENS, row_of((3, 0, -2, 4, -1, 5))), 2),
    "run": lambda: RUN.asks(longest_run(THEIRS), 2),
    "half": lambda: HALVING.asks(on_the_line(1, ("-2", "÷2"), HALF_FIRST), 2),
    "order": lambda: ORDER.asks(which_order(6, ("x2", "+3")), 1),
    "stack": lambda: REACH.asks(reach_value(4, ("+1", "-2", "x2"), 6), 2),
    "swap": lambda: ORDER.twins(swap(), 2),
    "alike": alike,
    "reroll": lambda: chance.REROLL.asks(chance.reroll_chance(4, chance.DIVISIBLE_BY_3), 1),
    "mean": lambda: chance.EXPECTED.asks(chance.expected_value(), 1),
    "gain": lambda: chance.EXPECTED.twins(gain(), 2),
    "given": lambda: given(chance.known_chance(chance.DIVISIBLE_BY_3, chance.exactly(6))),
    "sixes": lambda: chance.SIXES.asks(chance.at_least_one(2, chance.exactly(6)), 1),
    "less": lambda: chance.SIXES.asks(chance.one_more(1, chance.exactly(6)), 3),
    "stop": stop,
}
"""In the order of the lessons, each made when it is asked."""

KNOWN: Questions = {
    "known": lambda: ORDER.asks("LESSON-1", 3),
    "known-chance": lambda: chance.SIXES.asks(chance.one_more(2, chance.exactly(6)), 3),
}
"""All of a lesson in one question, for those who know it."""
