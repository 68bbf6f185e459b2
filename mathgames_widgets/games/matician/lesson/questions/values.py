"""The first questions of the Matician lesson: the best pair, one minus card, the number line, the safest pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.games.matician.analysis.plans import payoff_table
from mathgames_widgets.games.matician.lesson.misconceptions import (
    BALANCED,
    HOPE_ONLY,
    LARGE_NUMBERS_ONLY,
    PROOF_BACKWARDS,
    SIDES_ALIKE,
    SMALL_IS_SAFE,
)
from mathgames_widgets.games.matician.lesson.pictures import Cards, bare
from mathgames_widgets.games.matician.lesson.practice.drawing import hand
from mathgames_widgets.games.matician.lesson.practice.ordering import in_order
from mathgames_widgets.games.matician.lesson.practice.pairs import worst
from mathgames_widgets.games.matician.lesson.practice.values import value_of
from mathgames_widgets.games.matician.lesson.stops import GAME
from mathgames_widgets.games.matician.rules.cards import LESS, MINUS, OVER, PLUS, SYMBOLS, TIMES, Equation
from mathgames_widgets.games.matician.words.explanations import why_highest, why_safest
from mathgames_widgets.games.matician.words.sentences import symbol_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, Match, Option, Pair, PutInOrder
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Question, Wrong
from mathgames_widgets.questions.stops import LEARNER
from mathgames_widgets.questions.typed import Number

Numbers = Sequence[int]


def first_hand() -> tuple[int, ...]:
    """The numbers that the learner holds in the first round."""
    return tuple([int(card) for card in GAME.match_at(0).observe(LEARNER).hand if card != MINUS])


# ── the best pair ─────────────────────────────────────────────────────────────────────────────────────────────────


def best(numbers: Numbers | None = None) -> Match:
    """Which two numbers for which symbol?"""
    held = sorted(first_hand() if numbers is None else numbers)
    low, second, high = held[0], held[-2], held[-1]
    largest, falling, rising = (
        f"{second} and {high}, in any order",
        f"{high} on the left, {low} on the right",
        f"{low} on the left, {high} on the right",
    )
    rights = {PLUS: largest, LESS: falling, TIMES: largest, OVER: falling}
    cards = tuple(map(str, held))
    return Match(
        key="best",
        prompt=f"Your numbers are {listed(held)}. Nobody sabotages. "
        "Which two give the highest value beside each symbol?",
        hint="Try some pairs. For − and ÷ the left number and the right one do different things.",
        pairs=tuple([Pair(f"beside {symbol_text(symbol)}", rights[symbol]) for symbol in SYMBOLS]),
        others=(rising,),
        misconceptions=(
            Wrong((3, 0), LARGE_NUMBERS_ONLY),
            Wrong((1, 0), LARGE_NUMBERS_ONLY),
            Wrong((3, 4), SIDES_ALIKE),
            Wrong((1, 4), SIDES_ALIKE),
        ),
        why=Explanation(
            "For + and × two large numbers, for − and ÷ a large one on the left and a small one on the right.",
            why=tuple([why_highest(payoff_table(cards, symbol)) for symbol in SYMBOLS]),
        ),
        again=lambda seed: best(hand(Draw(seed), 5)),
    )


# ── one minus card ────────────────────────────────────────────────────────────────────────────────────────────────


EXAMPLE = Equation("4", PLUS, "13", (0, 1))
""" "put a “-” face down in front of the 13 to make the equation equal -9 instead of 17" """


def example(equation: Equation = EXAMPLE) -> Number:
    """The example of the rulebook: 4 + 13 becomes −9."""
    question = value_of(equation).question
    assert isinstance(question, Number)
    return replace(
        question,
        key="example",
        prompt=(
            f"Somebody laid {bare(equation)}. A minus card lies in front of the {equation.right}. What is it worth? ",
            Cards(equation),
        ),
        hint=f"Start at {equation.left} on the number line. Adding −{equation.right} goes to the left. How far?",
        again=lambda seed: example(_smaller_first(Draw(seed))),
    )


def _smaller_first(draw: Draw) -> Equation:
    left, right = hand(draw, 2)
    return Equation(str(left), PLUS, str(right), (0, 1))


# ── the number line ───────────────────────────────────────────────────────────────────────────────────────────────

LINE = (Fraction(4), Fraction(-9), Fraction(11, 2), Fraction(-5))
"""The values of the first round, and others."""


def order(values: Sequence[Fraction] = LINE) -> PutInOrder:
    """Which value is the lowest?"""
    return replace(
        in_order(values),
        key="order",
        prompt="These are values of equations. Put them in order, the lowest first.",
        again=_order_again,
    )


def _order_again(seed: str) -> PutInOrder:
    draw = Draw(seed)
    whole = [Fraction(number) for number in draw.some(range(2, 16), 3)]
    return order(draw.shuffled((-whole[0], -whole[1], whole[2], whole[2] + Fraction(draw.one((1, -1)), 2))))


# ── the safest pair ───────────────────────────────────────────────────────────────────────────────────────────────


def safest(pairs: Sequence[tuple[int, int]] = ((8, 13), (5, 6), (3, 5), (3, 13))) -> ChooseOne:
    """Which sum falls least? `pairs` are the largest two, the nearest two, the smallest two, and a mixed pair."""
    ideas = dict(zip(pairs, (HOPE_ONLY, None, SMALL_IS_SAFE, BALANCED), strict=True))
    laid = {pair: Equation(str(pair[0]), PLUS, str(pair[1])) for pair in pairs}
    cards = tuple([str(number) for number in sorted({number for pair in pairs for number in pair})])
    told = [Explanation(f"{bare(one)} can become {plain(worst(one))}.") for one in laid.values()]
    return ChooseOne(
        key="safest",
        prompt="A minus card is sure to come, in front of whichever number hurts more. Which sum keeps most?",
        hint="The larger number will count below 0. What is left of each sum then?",
        options=tuple([Option(bare(laid[pair]), pair == pairs[1], ideas[pair]) for pair in sorted(pairs)]),
        why=Explanation(
            f"{bare(laid[pairs[1]])}: at worst it becomes {plain(worst(laid[pairs[1]]))}.",
            why=(*told, why_safest(payoff_table(cards, PLUS))),
        ),
        again=_safest_again,
    )


def _safest_again(seed: str) -> ChooseOne:
    """Numbers of which the two nearest lie in the middle."""
    draw = Draw(seed)
    while True:
        low, second, third, fourth, high = hand(draw, 5)
        near = fourth - third
        if near < second - low and near < high - fourth and near < third - second and high - low > high - fourth:
            return safest(((fourth, high), (third, fourth), (low, second), (low, high)))


# ── a proof ───────────────────────────────────────────────────────────────────────────────────────────────────────

SPELLED = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}


def drawer(count: int = 6, low: int = 0, high: int = 15) -> PutInOrder:
    """Why are there always two numbers that lie near each other?"""
    near = (high - low) // (count - 1)
    apart = near + 1
    steps = f"{count - 1} × {apart} = {(count - 1) * apart}"
    return PutInOrder(
        key="drawer",
        prompt=f"You hold {SPELLED[count]} different numbers from {low} to {high}. Then two of them are at most {near} "
        f"apart, so that with + no minus card brings you below −{near}. Put the proof in order.",
        hint="Begin with “Suppose”. How long would the row of numbers be from the smallest to the largest?",
        items=(
            f"Suppose that any two of the {SPELLED[count]} numbers are at least {apart} apart.",
            f"In order of size, each is then at least {apart} more than the one before.",
            f"There are {count - 1} such steps, so from the smallest to the largest it is at least {steps}.",
            f"But from {low} to {high} it is only {high - low}: so two of them are at most {near} apart.",
        ),
        misconceptions=(Wrong((3, 0, 1, 2), PROOF_BACKWARDS), Wrong((1, 2, 3, 0), PROOF_BACKWARDS)),
        why=Explanation(
            f"Two of {SPELLED[count]} numbers from {low} to {high} are at most {near} apart.",
            why=(
                Explanation(f"Too many numbers, too little room: {count - 1} steps share {high - low}."),
                Explanation(f"If every step were {apart} or more, they would need {(count - 1) * apart}."),
                Explanation("With + a minus card makes the difference of the two, at worst below 0."),
            ),
        ),
        again=lambda seed: drawer(Draw(seed).one(range(3, 10)), *Draw(f"{seed} cards").one(RANGES)),
    )


RANGES = ((0, 15), (1, 15), (1, 12), (0, 20))
"""From which number to which the cards go."""

QUESTIONS: dict[str, Callable[[], Question]] = {
    "best": best,
    "example": example,
    "order": order,
    "safest": safest,
    "drawer": drawer,
}
