"""The questions of the BYORF lesson about holes: where they are, how to find their height, and what moves them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, factor, holes, restrictions
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import in_place, plain, show
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option, PutInOrder
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Misconception, Wrong
from mathgames_widgets.questions.typed import Expression, Number

from ..practice.drawing import SAID, Linear, Outcome, Placed, drawn, exact, face, multiplied_out, rows
from ..practice.holes import height_of

STEPWISE = (
    "Cancel the factor that stands in both rows.",
    "Put the x of the hole into each factor that is left; multiply above and below, then divide.",
)
NEAR_BY = (0, 1, -1, 2, -2, 3, -3, 5, -5, 7)
"""Places where two functions are compared."""


def hole(
    root: int = 1,
    above: int = 1,
    below: int = 1,
    zero: int = -1,
    pole: int = -2,
    intro: str = "You move one x − 1 below: ",
) -> ChooseOne:
    """What happens where a factor stands above and below?"""
    f = rows(((1, zero), *[(1, root)] * above), ((1, pole), (-1, pole), *[(1, root)] * below))
    placed = Placed(above, below)
    guesses = (
        ("A zero", Outcome.CROSSES),
        ("A vertical asymptote", Outcome.WALL),
        ("A hole", Outcome.HOLE),
        ("Nothing: the factor is gone", Outcome.GONE),
    )
    return ChooseOne(
        prompt=(intro, show(f), f". What will be at x = {plain(root)}?"),
        hint=f"How often does {face(1, root)} stand above, how often below?",
        more_hints=(
            "Cancel as many as you can. Is one of them left below?",
            "Left below, it makes the values grow without end. With none left below, only one point is missing.",
        ),
        options=tuple(Option(text, guess == placed.outcome, placed.behind(guess)) for text, guess in guesses),
        why=Explanation(f"With {placed}: {SAID[placed.outcome]}.", why=(cancel(f), holes(f))),
        again=_hole_again,
    )


def _hole_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    root, zero, pole = draw.some(range(-4, 5), 3)
    above, below = draw.one(((1, 1), (2, 1), (1, 2), (2, 2)))
    return hole(root, above, below, zero, pole, f"Look for {face(1, root)} in both rows: ")


def which_holes(root: int = 3, other: int = -1) -> ChooseSome:
    """(x − 3)/(x − 3)² against (x − 3)²/(x − 3)."""
    a, b = (1, root), (1, other)
    several = (rows((a,), (a, a)), rows((a, a), (a,)), rows((a, b), (a,)), rows((b,), (a, b)))
    return ChooseSome(
        prompt=f"Which of these have a hole at x = {plain(root)}?",
        hint=f"Cancel in each of them. What is left of {face(1, root)}?",
        more_hints=(
            f"If {face(1, root)} is still below after cancelling, the values next to {plain(root)} are huge.",
            "A hole needs the factor below, and at least as often above.",
        ),
        options=tuple(_with_hole(f, root) for f in several),
        why=Explanation(
            "As often above as below, or more often: a hole. More often below: a vertical asymptote.",
            why=tuple(cancel(f) for f in several),
        ),
        again=_which_holes_again,
    )


def _which_holes_again(seed: str) -> ChooseSome:
    question = which_holes(*drawn(seed, 2))
    order = Draw(f"{seed} order").shuffled(question.options)
    return replace(question, options=order)


def _with_hole(f: RationalFunction, root: int) -> Option:
    has_it = root in {hole.x for hole in f.holes}
    return Option(show(f), has_it, ideas.HOLE_IS_GONE if has_it else ideas.IT_CANCELS)


# ── the height ────────────────────────────────────────────────────────────────────────────────────────────────────


def with_hole(zero: int, at: int, pole: int, lead: int, *more: Linear) -> RationalFunction:
    """A function with one hole, and perhaps more factors above."""
    return rows(((1, zero), (1, at), *more), ((1, pole), (lead, pole), (1, at)))


def _numbers(seed: str) -> tuple[int, int, int, int]:
    draw = Draw(seed)
    zero, at, pole = draw.some(range(-4, 5), 3)
    return zero, at, pole, draw.one((-1, -1, 1, 2))


def reduced(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1) -> Expression:
    """What is left after cancelling?"""
    f = with_hole(zero, at, pole, lead)
    right = f.cancelled
    without_sign = rows(((1, zero),), ((1, pole), (1, pole)))
    signs = [(without_sign, ideas.SIGN_LOST)] if lead < 0 else []
    halves = (RationalFunction(f.top[:1], f.bottom), RationalFunction(f.top, f.bottom[:2]))
    wrong = [(f, ideas.NOT_CANCELLED), *signs, *[(half, ideas.CROSSED_OUT_ONCE) for half in halves]]
    return Expression(
        prompt=("Write what is left of ", show(f), " after cancelling."),
        hint=f"Cross out {face(1, at)} once above and once below, and write down the rest.",
        more_hints=(
            "What is left above, and what is left below? Look for a minus in front of x.",
            "A minus in front of x can be taken out of its factor and written in front of the fraction.",
        ),
        value=right,
        why=cancel(f),
        misconceptions=expected(right, *wrong),
        because=lambda written: _compared(written, right),
        again=lambda seed: reduced(*_numbers(seed)),
    )


def _compared(written: RationalFunction, right: RationalFunction) -> str:
    """A place where two functions differ, in words; nothing where they have the same values."""
    for x in NEAR_BY:
        mine, other = written(x), right(x)
        if mine is not None and other is not None and mine != other:
            return f"At x = {plain(x)} what you wrote is {plain(mine)}; it has to be {plain(other)}."
    return ""


def steps(zero: int = -1, at: int = 1, pole: int = -2, *, with_numbers: bool = False) -> PutInOrder:
    """How is the height of a hole found?"""
    f = rows(((1, zero), (1, at)), ((1, pole), (1, at)))
    whole = RationalFunction(*([multiplied_out(row)] for row in (f.top, f.bottom)))
    low, high = sorted((at, pole))
    words = (
        "Write both rows as products of factors",
        "Note which x make a factor below 0",
        "Cancel the common factor",
        "Put the x of the hole into what is left",
    )
    numbers = (
        f"Write it as {plain(f)}",
        f"Note that x must not be {plain(low)} or {plain(high)}",
        f"Cancel {face(1, at)}",
        f"Put x = {plain(at)} into what is left",
    )
    asked = ("How high is the hole of ", show(whole), "? Put the steps in order.")
    return PutInOrder(
        prompt=asked if with_numbers else "You look for the height of a hole. Put the steps in order.",
        hint="As long as the common factor is there, putting in x gives 0 over 0.",
        more_hints=(
            "Only a factor of a whole row can be cancelled. What has to be done before that?",
            "Restrictions are read while all factors are there; the x is put in at the very end.",
        ),
        items=numbers if with_numbers else words,
        misconceptions=tuple(Wrong(order, idea) for order in permutations(range(4)) if (idea := _too_early(order))),
        why=Explanation(
            "The restrictions are noted before cancelling, the height is worked out after it.",
            show(whole),
            (factor(whole), restrictions(f), cancel(f), holes(f)),
        ),
        again=lambda seed: steps(*drawn(seed, 3), with_numbers=True),
    )


def _too_early(order: tuple[int, ...]) -> Misconception | None:
    """What is behind an order of the steps; None for the right one."""
    factored, noted, cancelled, put_in = (order.index(step) for step in range(4))
    if put_in < cancelled:
        return ideas.PUT_IN_TOO_EARLY
    if cancelled < noted:
        return ideas.NOTED_TOO_LATE
    if cancelled < factored:
        return ideas.FACTORS_FIRST
    return ideas.READ_OFF_A_SUM if noted < factored else None


def height(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1, card: Linear = (1, 4)) -> Number:
    """How high is the hole, when one more card lies above?"""
    asked = height_of(with_hole(zero, at, pole, lead, card), at)
    before = exact(with_hole(zero, at, pole, lead).holes[0].y)
    own = expected(asked.value, (before, ideas.OWN_FACTOR.about(there=_value_there(card, at))))
    others = tuple(one for one in asked.misconceptions if one.answer != before)
    return replace(asked, misconceptions=(*own, *others), more_hints=STEPWISE, again=_height_again)


def _height_again(seed: str) -> Number:
    draw = Draw(seed)
    zero, at, pole, root = draw.some(range(-4, 5), 4)
    return height(zero, at, pole, draw.one((-1, 1)), (1, root))


# ── what moves a hole ─────────────────────────────────────────────────────────────────────────────────────────────


def lifted(
    zero: int = -1,
    at: int = 1,
    pole: int = -2,
    lead: int = -1,
    card: Linear = (1, 4),
) -> ChooseOne:
    """What does one more factor above do to the hole?"""
    y = exact(with_hole(zero, at, pole, lead).holes[0].y)
    times = card[0] * (at - card[1])
    sides = ("Above the x-axis", "Further down") if y < 0 else ("Below the x-axis", "Further up")
    there = _value_there(card, at)
    options = zip((*sides, "It stays where it is"), (times < 0, times > 1, times == 1), strict=True)
    by_sign, own = ideas.SIGN_JUDGED.about(there=there), ideas.OWN_FACTOR.about(there=there)
    behind = (by_sign, by_sign, own)
    return ChooseOne(
        prompt=f"The hole is at {plain(Point(Fraction(at), y))}. The card {face(*card)} goes above. "
        "Where does the hole go?",
        hint=f"Its height is multiplied by the value of {face(*card)} at {plain(at)}.",
        more_hints=(
            f"Put x = {plain(at)} into {face(*card)}. Is the result positive or negative?",
            "A negative factor takes a point to the other side of the x-axis.",
        ),
        options=tuple(
            Option(text, right, None if right else idea) for (text, right), idea in zip(options, behind, strict=True)
        ),
        why=Explanation(
            f"{there}, so the height is {_multiplied_by(times)}.",
            show(rows((card,)).with_number(Fraction(at)), "=", times),
            (
                Explanation("What is left after cancelling gets one more factor above."),
                Explanation(f"The new height is {plain(times)} times the old one.", show(times, "·", in_place(y))),
            ),
        ),
        again=_lifted_again,
    )


def _value_there(card: Linear, at: int) -> str:
    """What a factor is at a place."""
    lead, root = card
    return f"At x = {plain(at)} the factor {face(*card)} is {plain(lead * (at - root))}"


def _multiplied_by(times: int) -> str:
    """What a whole number does to a height."""
    if times == 1:
        return "multiplied by 1 and stays"
    return "multiplied by a negative number" if times < 0 else "multiplied by more than 1, away from the x-axis"


def _lifted_again(seed: str) -> ChooseOne:
    """A card without a minus that is positive there would mislead nobody."""
    draw = Draw(seed)
    while True:
        zero, at, pole, root = draw.some(range(-4, 5), 4)
        lead = draw.one((1, 1, -1))
        if lead < 0 or root > 0 or at < root:
            return lifted(zero, at, pole, draw.one((-1, 1)), (lead, root))
