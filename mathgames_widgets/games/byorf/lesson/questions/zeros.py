"""The questions of the BYORF lesson about asymptotes, places of a factor and signs.

Each is a function of its numbers, so that another try comes with new ones; the answers are worked out, never typed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.words import SMALL
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import restrictions, signs, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ClickGraph, Match, Option, Pair, Target
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Demand, Wrong
from mathgames_widgets.questions.typed import Number, Numbers, Write

from ... import FACTORS, Factor, function_of
from ..practice.drawing import SAID, Outcome, Placed, drawn, exact, exactly, face, matched, rows, with_other_signs

TABLE = rows(((1, -1), (1, 1), (1, 4)), ((1, -2), (-1, -2), (1, 1)))
"""What the learner builds in the game."""


# ── asymptotes and places ──────────────────────────────────────────────────────────────────────────────────────────

FIRST_PLACES = ((1, 0), (0, 1), (1, 1), (2, 0))
PLACES = (*FIRST_PLACES, (0, 2), (3, 0), (2, 1), (1, 2))
"""How often the same factor can stand above and below, with up to three cards."""


def places(root: int = 1, cards: int = 2, counts: Sequence[tuple[int, int]] = FIRST_PLACES) -> Match:
    """What does the place of a factor do?"""
    name, placed = face(1, root), [Placed(*count) for count in counts]
    pairs, others, wrong = matched(placed)
    return Match(
        prompt=f"You hold {SMALL[cards]} cards with {name}. "
        f"What happens at x = {plain(root)}, when no other card has its zero there?",
        hint=f"Ask each time: is there a value at {plain(root)}? If not, is {name} still below after cancelling?",
        more_hints=(
            "Above only: the value is 0 there. Does the sign change? That depends on how often the factor stands.",
            f"In both rows: cancel, and remember that the function as built divides by 0 at {plain(root)}.",
        ),
        pairs=tuple([Pair(str(one), said) for one, said in zip(placed, pairs, strict=True)]),
        others=others,
        misconceptions=wrong,
        why=Explanation(
            "It depends on where the factor is left after cancelling.",
            why=tuple([Explanation(f"With {one}: {SAID[one.outcome]}. {one.reason}") for one in placed]),
        ),
        because=lambda place: f"Look again at “{placed[place]}”.",
        again=_rows_again,
    )


def _rows_again(seed: str) -> Match:
    draw = Draw(seed)
    while True:
        counts = draw.some(PLACES, 4)
        if len({Placed(*count).outcome for count in counts}) >= 3:
            root = draw.one((-4, -3, -2, -1, 2, 3, 4))
            return places(root, max(above + below for above, below in counts), counts)


def wall(zero: int = -1, pole: int = -2) -> ClickGraph:
    """Where will the vertical asymptote stand?"""
    f = rows(((1, zero),), ((1, pole),))
    return ClickGraph(
        prompt=("Here is an empty plane. Where will ", show(f), " have its vertical asymptote? Choose a place on it."),
        hint="Which x makes the denominator 0?",
        more_hints=(
            f"The denominator is {face(1, pole)}. What has to be put in for x so that it is 0?",
            "Try it: put in the number on the card, and then that number with the other sign.",
        ),
        targets=(Target(x=pole),),
        reach=Fraction(0),
        why=vertical_asymptotes(f),
        misconceptions=(Wrong(Target(x=-pole), ideas.SIGN_READ_OFF), Wrong(Target(x=zero), ideas.ABOVE_IS_WALL)),
        because=lambda point: _not_0_below(f, point),
        again=lambda seed: wall(*with_other_signs(seed)),
    )


def _not_0_below(f: RationalFunction, point: Point) -> str:
    return f"At x = {plain(point.x)} the denominator is {plain(f.bottom[0](exact(point.x)))}, not 0."


def forbidden(above: tuple[int, ...] = (4, 3), below: tuple[int, ...] = (-2, 0, 3)) -> Numbers:
    """Which x must be left out?"""
    f = rows([(1, root) for root in above], [(1, root) for root in below])
    right, survivors = tuple(sorted(below)), exactly(wall.x for wall in f.vertical_asymptotes)
    return Numbers(
        prompt=("Which x must be left out of ", show(f), "? Write all of them, with commas."),
        hint="Look at the denominator before anything cancels.",
        more_hints=(
            "Set each factor below equal to 0, one after the other.",
            "A factor that stands above as well counts, too: the function as built divides by it.",
        ),
        values=right,
        why=restrictions(f),
        misconceptions=expected(
            right,
            (survivors, ideas.HOLE_IS_GONE),
            (tuple(sorted(above)), ideas.ABOVE_IS_FORBIDDEN),
            (tuple(sorted({*above, *below})), ideas.ABOVE_IS_FORBIDDEN),
            (tuple(sorted(-root for root in below)), ideas.SIGN_READ_OFF),
        ),
        because=lambda answer: _allowed(f, answer),
        again=lambda seed: _forbidden_again(drawn(seed, 4)),
    )


def _allowed(f: RationalFunction, answer: tuple[Fraction, ...]) -> str:
    extra = [x for x in answer if x not in f.domain.excluded]
    if extra:
        return f"At x = {plain(extra[0])} the denominator is not 0."
    return "" if answer else "Every factor with x in it is 0 somewhere."


def _forbidden_again(roots: tuple[int, ...]) -> Numbers:
    common, zero, one, other = roots
    return forbidden((zero, common), (one, other, common))


# ── multiplicity and signs ────────────────────────────────────────────────────────────────────────────────────────


def even(zero: int = -1, pole: int = -2, leads: tuple[int, ...] = (1, -1)) -> ChooseOne:
    """What does one more factor with the same zero below do?"""
    below = [(lead, pole) for lead in leads]
    f = rows(((1, zero),), below)
    is_even = f.vertical_asymptotes[0].order % 2 == 0
    jump, stay = f"Up on one side of {plain(pole)}, down on the other", "Up on both sides, or down on both"
    *before, last = (face(*one) for one in below)
    return ChooseOne(
        prompt=(f"Now {last} joins {listed(before)} below. Close to {plain(pole)}, what will ", show(f), " do?"),
        hint=(
            f"Near {plain(pole)} the numerator {face(1, zero)} hardly changes. What is the sign of ",
            show(rows(below, ())),
            " on both sides?",
        ),
        more_hints=(
            f"Take two numbers close to {plain(pole)}, one on each side. Which signs do the factors below have there?",
            "With an even number of such factors the sign is the same on both sides; with an odd number it flips.",
        ),
        options=(
            Option(jump, not is_even, ideas.ALWAYS_FLIPS if is_even else None),
            Option(stay, is_even, None if is_even else ideas.REPEATED_STAYS),
            Option("The factors below cancel each other and leave a hole", False, ideas.NEEDS_BOTH),
        ),
        why=vertical_asymptotes(f),
        again=_even_again,
    )


def _even_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    zero, pole = draw.some((-4, -3, -2, -1, 1, 2, 3, 4), 2)
    return even(zero, pole, tuple(draw.one((1, -1)) for _ in range(draw.one((2, 3)))))


def bounce(zero: int = -1, root: int = 1, times: int = 2, pole: int = -2) -> ChooseOne:
    """What does one more factor with the same zero above do?"""
    f = rows(((1, zero), *[(1, root)] * times), ((1, pole), (-1, pole)))
    placed, name = Placed(times, 0), face(1, root)
    power = rows(((1, root),) * times).written(powers=True)
    return ChooseOne(
        prompt=(
            f"The {('second', 'third')[times - 2]} {name} goes above: ",
            show(f),
            f". What will the graph do at x = {plain(root)}?",
        ),
        hint=("What is the sign of ", power, f" just left of {plain(root)}, and just right of it?"),
        more_hints=(
            f"How many factors are 0 at {plain(root)}?",
            "An odd number of them flips the sign there; with an even number it stays.",
        ),
        options=(
            Option("Cross the x-axis", placed.outcome == Outcome.CROSSES, placed.behind(Outcome.CROSSES)),
            Option("Touch the x-axis and turn back", placed.outcome == Outcome.TOUCHES, placed.behind(Outcome.TOUCHES)),
            Option("Have a hole", False, placed.behind(Outcome.HOLE)),
        ),
        why=signs(f),
        again=_bounce_again,
    )


def _bounce_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    zero, root, pole = draw.some(range(-4, 5), 3)
    return bounce(zero, root, draw.one((2, 3)), pole)


def sign_chart(top: tuple[int, ...] = (2, -1, -1), bottom: tuple[int, ...] = (0, 3, 3)) -> ChooseSome:
    """At which marks does the sign flip?"""
    f = rows([(1, root) for root in top], [(1, root) for root in bottom])
    marks = tuple(sorted({*top, *bottom}))
    flips = {int(exact(mark.x)): mark.flips for mark in f.sign_chart.marks}
    stays = {mark: ideas.ALWAYS_FLIPS if mark in bottom else ideas.ALWAYS_CROSSES for mark in marks}
    return ChooseSome(
        prompt=("At which of these x does ", show(f), " change its sign?"),
        hint="For each x: how many factors are 0 there?",
        more_hints=(
            "Count the factors, above and below together.",
            "An odd number of them flips the sign; with an even number it stays.",
        ),
        options=tuple(
            Option(f"x = {plain(mark)}", flips[mark], ideas.ODD_FLIPS if flips[mark] else stays[mark]) for mark in marks
        ),
        why=signs(f),
        again=lambda seed: _signs_again(drawn(seed, 4)),
    )


def _signs_again(roots: tuple[int, ...]) -> ChooseSome:
    once, twice, below, below_twice = roots
    return sign_chart((once, twice, twice), (below, below_twice, below_twice))


# ── one factor alone: where it is 0, and which signs it has ──────────────────────────────────────────────────────

OFF_CENTRE = tuple(card for card in FACTORS if card.root)
"""The cards whose zero is not 0, so that there is something to work out."""


def zero_of(card: Factor) -> Number:
    """Where is this card 0?"""
    f, number = function_of((card,), ()), -card.lead * card.root
    return Number(
        prompt=("At which x is the card ", show(f), " equal to 0?"),
        value=card.root,
        hint="Set the factor equal to 0 and solve for x.",
        more_hints=(
            f"Write {card.face} = 0 and bring the number to the other side.",
            "Now look at what stands in front of x, and divide by it.",
        ),
        why=_solved(card, f),
        misconceptions=expected(
            card.root, (Fraction(number), ideas.SIGN_READ_OFF), (Fraction(-number), ideas.SIGN_FLIPPED)
        ),
        because=lambda x: (
            "Every card is 0 somewhere." if x is None else f"At x = {plain(x)} it is {plain(f(x))}, not 0."
        ),
        again=lambda seed: zero_of(Draw(seed).one(OFF_CENTRE)),
    )


def _solved(card: Factor, f: RationalFunction) -> Explanation:
    """The equation behind the zero."""
    number = -card.lead * card.root
    moved = f"{'Subtract' if number > 0 else 'Add'} {abs(number)} on both sides."
    steps = [
        Explanation("Set the factor equal to 0.", show(f, "=", 0)),
        Explanation(moved, show(Polynomial((0, card.lead)), "=", -number)),
    ]
    if card.lead != 1:
        freed = "Change both signs." if card.lead == -1 else f"Divide both sides by {plain(card.lead)}."
        steps.append(Explanation(freed, show("x", "=", card.root)))
    steps.append(Explanation("Put it in, to be sure.", _worked_out(f, card.root)))
    return Explanation(f"{card.face} is 0 at x = {plain(card.root)}.", why=tuple(steps))


def first(card: Factor) -> ChooseOne:
    """Which signs has this card, from left to right?"""
    f, rises = function_of((card,), ()), card.lead > 0
    left, right = card.root - 2, card.root + 2
    up, down = "− | 0 | +", "+ | 0 | −"
    return ChooseOne(
        prompt=(
            "You put ",
            show(f),
            " above, and nothing else. Which signs do its values have, from left to right? "
            "A minus stands for negative, a plus for positive.",
        ),
        hint=f"Put in a number to the left of {plain(card.root)}, and one to the right.",
        more_hints=(
            f"Take x = {plain(left)} and x = {plain(right)}. What is {card.face} there?",
            "You have two signs now. Write them from left to right, with the 0 between them.",
        ),
        options=(
            Option(up, rises, None if rises else ideas.RISES_OR_FALLS),
            Option(down, not rises, ideas.RISES_OR_FALLS if rises else None),
            Option("The same sign on both sides of the zero", False, ideas.SIGN_ON_CARD),
        ),
        why=Explanation(
            f"The sign changes at {plain(card.root)}: {up if rises else down}.",
            why=(
                *(Explanation(f"Put in x = {plain(x)}.", _worked_out(f, x)) for x in (left, card.root, right)),
                Explanation("A factor is 0 at one x only, so its sign can change only there."),
            ),
        ),
        because=lambda _: f"It is {plain(f(left))} at x = {plain(left)} and {plain(f(right))} at x = {plain(right)}.",
        again=_first_again,
    )


def _first_again(seed: str) -> ChooseOne:
    """Rising and falling factors come equally often, although the box has fewer that fall."""
    draw = Draw(seed)
    rises = draw.one((True, False))
    return first(draw.one([card for card in OFF_CENTRE if (card.lead > 0) == rises]))


def _worked_out(f: RationalFunction, x: int) -> Shown:
    """A value with the number put in."""
    return show(f.with_number(Fraction(x)), "=", f(x))


# ── for those who know it, and without a ceiling ─────────────────────────────────────────────────────────────────


def between(low: int = -1, high: int = 2) -> Write:
    """A function that is negative between two numbers and nowhere else."""
    example = rows(((1, low), (1, high)))
    return Write(
        prompt=f"Write a function that is negative between {plain(low)} and {plain(high)}, and nowhere else.",
        hint=f"Where can the sign change? Only at {plain(low)} and at {plain(high)}.",
        more_hints=(
            f"A factor with its zero at {plain(low)} changes the sign there. It may stand above or below.",
            f"Use one factor for {plain(low)} and one for {plain(high)}. Far to the right both are positive.",
        ),
        demands=(Demand(f"negative between {plain(low)} and {plain(high)}", lambda f: _negative(f) == [(low, high)]),),
        example=example,
        why=signs(example),
        worked=signs,
        again=lambda seed: between(*sorted(Draw(seed).some(range(-5, 6), 2))),
    )


def _negative(f: RationalFunction) -> list[tuple[object, object]]:
    return [(one.low, one.high) for one in f.sign_chart.stretches if one.sign < 0]
