"""The questions of the Matician lesson: those of the practice with the cards that the lesson deals, and a few more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Match, Option, Pair, PutInOrder
from mathgames_widgets.questions.problem import Again, Draw, Kind
from mathgames_widgets.questions.question import Misconception, Question, Text, Wrong
from mathgames_widgets.questions.stops import LEARNER
from mathgames_widgets.questions.typed import FillTable

from ..analysis.chances import payoff_table
from ..rules.cards import LEFT, LESS, MINUS, OVER, PLUS, RIGHT, SIDES, SYMBOLS, TIMES, Equation
from ..rules.scoring import highest
from ..words.explanations import attacks, why_highest, why_safest
from ..words.sentences import equation_text, symbol_text, worked_out
from .pictures import ATTACKS, Cards, attacked_values, bare, table_of
from .practice import ordering, pairs, payoffs, values
from .practice.drawing import EXACT_OR_NONE, an_equation, hand, two
from .stops import GAME

Numbers = Sequence[int]


def _asked(key: str, question: Question, kind: Kind, level: int, prompt: Text = "", hint: Text = "") -> Question:
    """A problem of the practice in the words of the lesson; new numbers come from its kind."""
    prompt, hint = prompt or question.prompt, hint or question.hint
    return replace(question, key=key, prompt=prompt, hint=hint, again=Again(kind, level))


# ── what is it worth? ─────────────────────────────────────────────────────────────────────────────────────────────

WORTH: dict[str, tuple[Equation, Kind, int, str, str]] = {
    "example": (
        Equation("4", PLUS, "13", (0, 1)),
        *(values.VALUE, 1),
        "A player laid 4 + 13. A minus card lies in front of the 13. What is it worth?",
        "Start at 4 on the number line. Adding −13 moves you to the left. How far?",
    ),
    "minus": (
        Equation("11", LESS, "1", (0, 1)),
        *(values.VALUE, 1),
        "A minus card lies in front of the right number of a difference. What is the difference worth?",
        "Taking something away leaves you with less. What about taking away a debt?",
    ),
    "plus": (
        Equation("8", PLUS, "13", (1, 1)),
        *(values.VALUE, 2),
        "Three people play. Two of them each lay a minus card at the third player's sum. What is it worth?",
        "Start at 0 on the number line, go to the first number, then on by the second one.",
    ),
    "cancel": (
        Equation("6", TIMES, "2", (1, 1)),
        *(values.VALUE, 2),
        "A minus card lies on each side of this equation. What is it worth?",
        "One negative number changes the sign. What does the second one do?",
    ),
    "alternate": (
        Equation("8", TIMES, "5", (0, 3)),
        *(values.VALUE, 3),
        "Three minus cards lie in front of the same number. What is the equation worth?",
        "Lay them down one at a time: 5, −5, … Where do you end up?",
    ),
    "zero": (
        Equation("11", OVER, "0"),
        *(values.ZERO, 1),
        "There is one 0 in the deck. What is this equation worth?",
        "Turn it around: which number times the right number gives the left one?",
    ),
}
"""Equations, the kind and the level from which new ones come, the words before the cards, and a hint."""


def _worth(key: str) -> Question:
    """What is an equation worth?"""
    equation, kind, level, words, hint = WORTH[key]
    return _asked(key, values.value_of(equation).question, kind, level, (f"{words} ", Cards(equation)), hint)


# ── as high as you can ────────────────────────────────────────────────────────────────────────────────────────────


def first_hand() -> tuple[int, ...]:
    """The numbers that the learner holds in the first round."""
    return tuple([int(card) for card in GAME.match_at(0).observe(LEARNER).hand if card != MINUS])


def best(numbers: Numbers | None = None) -> Match:
    """Which two numbers for which symbol?"""
    held = sorted(first_hand() if numbers is None else numbers)
    low, second, high = held[0], held[-2], held[-1]
    largest = f"{second} and {high}, in any order"
    falling, rising = f"{high} on the left, {low} on the right", f"{low} on the left, {high} on the right"
    rights = {PLUS: largest, LESS: falling, TIMES: largest, OVER: falling}
    cards = tuple(map(str, held))
    return Match(
        key="best",
        prompt=f"Your numbers are {listed(held)}. Nobody lays a minus card. Which two give the highest value with "
        "each symbol?",
        hint="Try some pairs. With − and ÷, the left and right numbers do different things.",
        pairs=tuple([Pair(f"with {symbol_text(symbol)}", rights[symbol]) for symbol in SYMBOLS]),
        others=(rising,),
        misconceptions=(
            *[Wrong((place, 0), ideas.LARGE_NUMBERS_ONLY) for place in (3, 1)],
            *[Wrong((place, 4), ideas.SIDES_ALIKE) for place in (3, 1)],
        ),
        why=Explanation(
            "For + and ×, two large numbers. For − and ÷, a large one on the left and a small one on the right.",
            why=tuple([why_highest(payoff_table(cards, symbol)) for symbol in SYMBOLS]),
        ),
        again=lambda seed: best(hand(Draw(seed), 5)),
    )


def order() -> Question:
    """Which value is the lowest? Those of the first round, and others."""
    line = ordering.in_order((Fraction(4), Fraction(-9), Fraction(11, 2), Fraction(-5)))
    prompt = "These are values of equations. Put them in order, lowest first."
    return _asked("order", line, ordering.ORDER, 1, prompt)


def safest() -> ChooseOne:
    """Which sum falls least?"""
    chosen = {(8, 13): ideas.HOPE_ONLY, (5, 6): None, (3, 5): ideas.SMALL_IS_SAFE, (3, 13): ideas.BALANCED}
    laid = {pair: Equation(str(pair[0]), PLUS, str(pair[1])) for pair in chosen}
    told = [Explanation(f"{bare(one)} can become {plain(pairs.worst(one))}.") for one in laid.values()]
    return ChooseOne(
        key="safest",
        prompt="Someone will put a minus card in front of the number where it hurts more. Which sum keeps the most?",
        hint="The larger number will become negative. What is left of each sum then?",
        options=tuple([Option(bare(laid[pair]), chosen[pair] is None, chosen[pair]) for pair in sorted(chosen)]),
        why=Explanation(
            "5 + 6: at worst it becomes −1.",
            why=(*told, why_safest(payoff_table(("3", "5", "6", "8", "13"), PLUS))),
        ),
        again=Again(pairs.SAFEST, 1),
    )


SPELLED = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}
RANGES = ((0, 15), (1, 15), (1, 12), (0, 20))
"""From which number to which the cards go."""


def drawer(count: int = 6, low: int = 0, high: int = 15) -> PutInOrder:
    """Why are there always two numbers that lie near each other?"""
    near = (high - low) // (count - 1)
    apart = near + 1
    steps = f"{count - 1} × {apart} = {(count - 1) * apart}"
    return PutInOrder(
        key="drawer",
        prompt=f"You hold {SPELLED[count]} different numbers from {low} to {high}. Then two of them are at "
        f"most {near} "
        f"apart, so with + no minus card can take you below −{near}. Put the proof in order.",
        hint="Begin with “Suppose”. How far would it be from the smallest number to the largest?",
        items=(
            f"Suppose any two of the {SPELLED[count]} numbers are at least {apart} apart.",
            f"In order of size, each is then at least {apart} more than the one before.",
            f"There are {count - 1} such steps, so the largest is at least {steps} more than the smallest.",
            f"But from {low} to {high} it is only {high - low}, so two of them are at most {near} apart.",
        ),
        misconceptions=tuple([Wrong(order, ideas.PROOF_BACKWARDS) for order in ((3, 0, 1, 2), (1, 2, 3, 0))]),
        why=Explanation(
            f"Two of {SPELLED[count]} numbers from {low} to {high} are at most {near} apart.",
            why=(
                Explanation(f"Too many numbers, too little room: {count - 1} steps have to fit into {high - low}."),
                Explanation(f"If every step were {apart} or more, they would need {(count - 1) * apart}."),
                Explanation("With + a minus card leaves the difference of the two, at worst below 0."),
            ),
        ),
        again=lambda seed: drawer(Draw(seed).one(range(3, 10)), *Draw(f"{seed} cards").one(RANGES)),
    )


# ── the wrong side ────────────────────────────────────────────────────────────────────────────────────────────────


def hurts() -> Question:
    """Where does a minus card hurt a difference? It is what Player 2 lays in the second round."""
    theirs = Equation("13", LESS, "4")
    prompt = ("Suppose Player 2 lays 13 − 4. Where does your minus card hurt most? ", Cards(theirs))
    return _asked("hurts", values.hurts(theirs), values.HURTS, 2, prompt)


EVEN_PARTS = tuple([(right * times, right) for right in range(2, 6) for times in range(2, 6) if right * times <= 15])
"""Two numbers of which the first divides by the second."""


def effects(numbers: tuple[int, int] = (6, 2)) -> FillTable:
    """What one minus card does, by symbol and side."""
    left, right = map(str, numbers)
    equations = [Equation(left, symbol, right) for symbol in SYMBOLS]
    attacked = [equation.attacked(side) for equation in equations for side in SIDES]
    return FillTable(
        key="effects",
        prompt="What does each of these become with one minus card? Fill in the table.",
        hint="Write the number with its sign first. On the right of −, you subtract a negative number.",
        corner="without",
        rows=tuple(map(worked_out, equations)),
        columns=ATTACKS,
        values=tuple([value for equation in equations for value in attacked_values(equation)]),
        advice=EXACT_OR_NONE,
        misconceptions=tuple(
            [Wrong((place, value), idea) for place, one in enumerate(attacked) for value, idea in _each_once(one)]
        ),
        why=Explanation(
            "With + both sides hurt, with − only the left one, and with × and ÷ the sign changes either way.",
            why=tuple([told for equation in equations for told in attacks(equation)]),
        ),
        again=lambda seed: effects(Draw(seed).one(EVEN_PARTS)),
    )


def _each_once(equation: Equation) -> list[tuple[Fraction, Misconception]]:
    """The wrong values of an equation, each with the first idea behind it."""
    found: dict[Fraction, Misconception] = {}
    for value, idea in values.wrong_values(equation):
        if value is not None and value != equation.value:
            found.setdefault(Fraction(value), idea)
    return list(found.items())


def helps() -> Question:
    """Which attacks help the player who is attacked?"""
    attacks = (
        (Equation("8", PLUS, "13"), RIGHT),
        (Equation("11", LESS, "1"), RIGHT),
        (Equation("11", LESS, "1"), LEFT),
        (Equation("8", PLUS, "13", (1, 0)), LEFT),
        (Equation("6", TIMES, "2"), RIGHT),
    )
    return _asked("helps", values.helps(attacks), values.HELPS, 3)


# ── close to zero ─────────────────────────────────────────────────────────────────────────────────────────────────


def fractions() -> Question:
    """Fractions and whole numbers below 0."""
    line = ordering.in_order((Fraction(-2), Fraction(-1, 11), Fraction(-15, 7), Fraction(15, 7)))
    hint = "Below 0, the number closer to 0 is greater. Between which integers does each fraction lie?"
    return _asked("fractions", line, ordering.ORDER, 2, "Put these values in order, lowest first.", hint)


def cautious() -> Question:
    """Which quotient is the cautious choice?"""
    quotients = (Equation("11", OVER, "1"), Equation("6", OVER, "2"), Equation("1", OVER, "11"))
    return _asked("cautious", payoffs.cautious(payoffs.with_nothing(quotients)), payoffs.PAYOFF, 2)


# ── predictable ──────────────────────────────────────────────────────────────────────────────────────────────────

LAST = Equation("13", PLUS, "10")
"""What the learner lays in the fourth round."""


def reply() -> ChooseOne:
    """What to lay against a player who always attacks the right number."""
    laid = {
        Equation("10", PLUS, "13"): ideas.WRONG_SIDE,
        Equation("12", PLUS, "13"): ideas.HOPE_ONLY,
        Equation("13", PLUS, "10"): None,
        Equation("13", PLUS, "12"): ideas.CAUTION_ONLY,
    }
    return ChooseOne(
        key="reply",
        prompt="You hold 10, 12 and 13, and your symbol is +. You know that someone will attack the right number. "
        "What do you lay?",
        hint="One number stays as it is, and the other becomes negative. Which should be large, and which small?",
        options=tuple([Option(bare(one), idea is None, idea) for one, idea in laid.items()]),
        why=Explanation(
            "13 + 10: the large number stays, and you lose little.",
            why=tuple([Explanation(f"{worked_out(one.attacked(RIGHT))}.") for one in laid]),
        ),
        again=Again(pairs.BEST, 3),
    )


def expected() -> Question:
    """What is an arrangement worth on average?"""
    chances = (Fraction(0), Fraction(1, 4), Fraction(3, 4))
    return _asked("expected", payoffs.expected_of(LAST, chances), payoffs.EXPECTED, 2)


def half() -> Question:
    """What a mix of both arrangements brings against a player who always does the same."""
    return _asked("half", payoffs.mixed_against(LAST, Fraction(1, 2), RIGHT), payoffs.MIXTURE, 1)


def mixture() -> Question:
    """How often should each of two arrangements be laid?"""
    rows = table_of((LAST, Equation("12", PLUS, "13")))
    return _asked("mixture", payoffs.chance_of_first(rows), payoffs.MIXTURE, 2)


# ── is it fair? ───────────────────────────────────────────────────────────────────────────────────────────────────

FOUR = (
    Equation("10", OVER, "4", (1, 0)),
    Equation("9", OVER, "0"),
    Equation("4", PLUS, "13", (0, 1)),
    Equation("5", OVER, "2", (0, 1)),
)
"""Four equations: the highest value twice, one without a value, and one that is far below 0."""


def point(equations: Sequence[Equation] = FOUR) -> ChooseSome:
    """Who has the highest value?"""
    winners = highest([equation.value for equation in equations])
    return ChooseSome(
        key="point",
        prompt="Four players have turned over their equations. Choose every player who gets a point.",
        hint="Work out all the values. You cannot divide by 0. Players who share the highest value all get a point.",
        options=tuple(
            [
                Option(f"Player {seat + 1}: {equation_text(one)}", seat in winners, _idea(one, seat in winners))
                for seat, one in enumerate(equations)
            ]
        ),
        why=Explanation(
            "Every player with the highest value gets a point.",
            why=tuple([Explanation(f"{worked_out(one)}.") for one in equations]),
        ),
        again=_point_again,
    )


def _idea(equation: Equation, wins: bool) -> Misconception:
    if equation.value is None:
        return ideas.NO_VALUE_WINS
    return ideas.DIFFERENT_FRACTIONS if wins else ideas.SIZE_WITHOUT_SIGN


def _point_again(seed: str) -> ChooseSome:
    """The same four cases with other numbers, in another order."""
    draw = Draw(seed)
    while True:
        left, right = two(draw, 7)
        twice = Equation(str(2 * int(left)), OVER, str(2 * int(right)), (1, 0))
        low = an_equation(draw, draw.one((PLUS, LESS)), (1, 0))
        if Fraction(int(left), int(right)).denominator > 1 and low.value is not None and low.value < -7:
            break
    nothing = Equation(str(draw.one(range(1, 16))), OVER, "0")
    return point(draw.shuffled((twice, nothing, low, Equation(left, OVER, right, (0, 1)))))


def rank() -> Question:
    """Which part of all pairs is worth less?"""
    return _asked("rank", ordering.rank((1, 2, 3, 4), PLUS, Equation("2", PLUS, "4")), ordering.RANK, 1)


OTHERS: tuple[Callable[[], Question], ...] = (
    *(best, order, safest, drawer, hurts, effects, helps, fractions, cautious, reply),
    *(expected, half, mixture, point, rank),
)
MADE = {key: partial(_worth, key) for key in WORTH} | {question.__name__: question for question in OTHERS}
IN_ORDER = (
    "best example order safest drawer minus hurts plus effects helps cancel alternate zero fractions cautious "
    "reply expected half mixture point rank"
)

QUESTIONS = {key: MADE[key] for key in IN_ORDER.split()}
"""In the order of the lesson."""
