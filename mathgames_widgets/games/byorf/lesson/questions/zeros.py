"""The questions of the BYORF lesson about asymptotes, places of a factor and signs.

Each is a function of its numbers, so that another try comes with new ones; the answers are worked out, never typed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import prod

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf import FACTORS, Factor, function_of
from mathgames_widgets.games.byorf.lesson.misconceptions import (
    ABOVE_IS_FORBIDDEN,
    ABOVE_IS_WALL,
    ALWAYS_CROSSES,
    ALWAYS_FLIPS,
    CROSSES,
    HOLE,
    HOLE_IS_GONE,
    IN_WORDS,
    NEEDS_BOTH,
    ODD_FLIPS,
    OUTCOMES,
    REPEATED_STAYS,
    RISES_OR_FALLS,
    SIGN_ON_CARD,
    SIGN_READ_OFF,
    TOUCHES,
    Placed,
)
from mathgames_widgets.maths.rational.algebraic import Number
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
from mathgames_widgets.questions.question import Wrong
from mathgames_widgets.questions.typed import Number as Number_byorf_factor
from mathgames_widgets.questions.typed import Numbers

Linear = tuple[int, int]
"""A factor: its leading coefficient and its root."""


def function(top: Iterable[Linear], bottom: Iterable[Linear]) -> RationalFunction:
    """The function of two rows of factors."""
    return RationalFunction.of_linear(top, bottom)


TABLE = function(((1, -1), (1, 1), (1, 4)), ((1, -2), (-1, -2), (1, 1)))
"""What the learner builds in the game."""


def multiplied_out(row: Iterable[Polynomial]) -> Polynomial:
    """A row of factors as one sum."""
    return prod(row, start=Polynomial((1,)))


def drawn(seed: str, count: int, low: int = -4, high: int = 4) -> tuple[int, ...]:
    """So many different whole numbers, drawn from a seed.

    >>> len(set(drawn("FERN-42", 3)))
    3
    """
    return Rng(seed).shuffled(range(low, high + 1))[0][:count]


def face(lead: int, root: int) -> str:
    """A factor as its card says it.

    >>> face(-1, -2), face(-1, 2)
    ('−x − 2', '2 − x')
    """
    return plain(Polynomial.linear(lead, root))


def exact(value: Number) -> Fraction:
    """A number of which one knows that it is rational: all roots on the cards are whole."""
    assert isinstance(value, Fraction), f"{value} is no fraction"
    return value


def value_at(f: RationalFunction, x: Fraction | int) -> str:
    """What comes out at an x.

    >>> value_at(RationalFunction.parse("1/(x-2)"), 2), value_at(RationalFunction.parse("1/(x-2)"), 4)
    ('the function has no value', 'the function is 1/2')
    """
    y = f(x)
    return "the function has no value" if y is None else f"the function is {plain(y)}"


# ── asymptotes and places ──────────────────────────────────────────────────────────────────────────────────────────

FIRST_PLACES = ((1, 0), (0, 1), (1, 1), (2, 0))
PLACES = (*FIRST_PLACES, (0, 2), (3, 0), (2, 1), (1, 2))
"""How often the same factor can stand above and below, with up to three cards."""


def rows(root: int = 1, cards: int = 2, places: Sequence[tuple[int, int]] = FIRST_PLACES) -> Match:
    """What does the place of a factor do?"""
    name, placed = face(1, root), [Placed(*place) for place in places]
    outcomes = [one.outcome for one in placed]
    others = tuple(outcome for outcome in OUTCOMES if outcome not in outcomes)
    partners = [*outcomes, *others]
    behind = [
        Wrong((left, partners.index(guess)), idea)
        for left, one in enumerate(placed)
        for guess in OUTCOMES
        if (idea := one.behind(guess))
    ]
    return Match(
        key="rows",
        prompt=f"You hold {IN_WORDS[cards]} cards with {name}. "
        f"What happens at x = {plain(root)}, when no other card has its zero there?",
        hint=f"Ask each time: is there a value at {plain(root)}? If not, is {name} still below after cancelling?",
        pairs=tuple(Pair(str(one), outcome) for one, outcome in zip(placed, outcomes, strict=True)),
        others=others,
        misconceptions=tuple(behind),
        why=Explanation(
            "It depends on where the factor is left after cancelling.",
            why=tuple(Explanation(f"{str(one).capitalize()}: {one.outcome}. {one.reason}") for one in placed),
        ),
        because=lambda place: f"Look again at “{placed[place]}”.",
        again=_rows_again,
    )


def _rows_again(seed: str) -> Match:
    draw = Draw(seed)
    while True:
        places = draw.some(PLACES, 4)
        if len({Placed(*place).outcome for place in places}) >= 3:
            root = draw.one((-4, -3, -2, -1, 2, 3, 4))
            return rows(root, max(above + below for above, below in places), places)


def wall(zero: int = -1, pole: int = -2) -> ClickGraph:
    """Where will the vertical asymptote stand?"""
    f = function(((1, zero),), ((1, pole),))
    return ClickGraph(
        key="asymptote",
        prompt=("Here is an empty plane. Where will ", show(f), " have its vertical asymptote? Choose a place on it."),
        hint="Which x makes the denominator 0?",
        targets=(Target(x=pole),),
        reach=Fraction(0),
        why=vertical_asymptotes(f),
        misconceptions=(Wrong(Target(x=-pole), SIGN_READ_OFF), Wrong(Target(x=zero), ABOVE_IS_WALL)),
        because=lambda point: _not_0_below(f, point),
        again=lambda seed: wall(*_with_other_signs(seed)),
    )


def _not_0_below(f: RationalFunction, point: Point) -> str:
    return f"At x = {plain(point.x)} the denominator is {plain(f.bottom[0](exact(point.x)))}, not 0."


def _with_other_signs(seed: str) -> tuple[int, int]:
    """Two places, none of them 0 and none opposite to the other."""
    draw = Draw(seed)
    first, second = draw.some((1, 2, 3, 4), 2)
    return first * draw.one((1, -1)), second * draw.one((1, -1))


def forbidden(above: tuple[int, ...] = (4, 3), below: tuple[int, ...] = (-2, 0, 3)) -> Numbers:
    """Which x must be left out?"""
    f = function([(1, root) for root in above], [(1, root) for root in below])
    right, survivors = tuple(sorted(below)), tuple(int(exact(wall.x)) for wall in f.vertical_asymptotes)
    return Numbers(
        key="restrictions",
        prompt=("Which x must be left out of ", show(f), "? Write all of them, with commas."),
        hint="Look at the denominator before anything cancels.",
        values=right,
        why=restrictions(f),
        misconceptions=expected(
            right,
            (survivors, HOLE_IS_GONE),
            (tuple(sorted(above)), ABOVE_IS_FORBIDDEN),
            (tuple(sorted({*above, *below})), ABOVE_IS_FORBIDDEN),
            (tuple(sorted(-root for root in below)), SIGN_READ_OFF),
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
    f = function(((1, zero),), below)
    is_even = f.vertical_asymptotes[0].order % 2 == 0
    jump, stay = f"Up on one side of {plain(pole)}, down on the other", "To the same end on both sides"
    *before, last = (face(*one) for one in below)
    return ChooseOne(
        key="even",
        prompt=(f"Now {last} joins {listed(before)} below. Close to {plain(pole)}, what will ", show(f), " do?"),
        hint=(
            f"Near {plain(pole)} the numerator {face(1, zero)} hardly changes. What is the sign of ",
            show(function(below, ())),
            " on both sides?",
        ),
        options=(
            Option(jump, not is_even, ALWAYS_FLIPS if is_even else None),
            Option(stay, is_even, None if is_even else REPEATED_STAYS),
            Option("The factors below cancel each other and leave a hole", False, NEEDS_BOTH),
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
    f = function(((1, zero), *[(1, root)] * times), ((1, pole), (-1, pole)))
    placed, name = Placed(times, 0), face(1, root)
    power = function(((1, root),) * times, ()).written(powers=True)
    return ChooseOne(
        key="bounce",
        prompt=(
            f"The {('second', 'third')[times - 2]} {name} goes above: ",
            show(f),
            f". What will the graph do at x = {plain(root)}?",
        ),
        hint=("What is the sign of ", power, f" just left of {plain(root)}, and just right of it?"),
        options=(
            Option("Cross the x-axis", placed.outcome == CROSSES, placed.behind(CROSSES)),
            Option("Touch the x-axis and turn back", placed.outcome == TOUCHES, placed.behind(TOUCHES)),
            Option("Have a hole", False, placed.behind(HOLE)),
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
    f = function([(1, root) for root in top], [(1, root) for root in bottom])
    marks = tuple(sorted({*top, *bottom}))
    flips = {int(exact(mark.x)): mark.flips for mark in f.sign_chart.marks}
    stays = {mark: ALWAYS_FLIPS if mark in bottom else ALWAYS_CROSSES for mark in marks}
    return ChooseSome(
        key="signs",
        prompt=("At which of these x does ", show(f), " change its sign?"),
        hint="Count how often the factor with that zero is there: an odd number flips the sign, an even one does not.",
        options=tuple(
            Option(f"x = {plain(mark)}", flips[mark], ODD_FLIPS if flips[mark] else stays[mark]) for mark in marks
        ),
        why=signs(f),
        again=lambda seed: _signs_again(drawn(seed, 4)),
    )


def _signs_again(roots: tuple[int, ...]) -> ChooseSome:
    once, twice, below, below_twice = roots
    return sign_chart((once, twice, twice), (below, below_twice, below_twice))


# ── The questions of the BYORF lesson about one factor alone: where it is 0, and which signs it has ──────────────────

OFF_CENTRE = tuple(card for card in FACTORS if card.root)
"""The cards whose zero is not 0, so that there is something to work out."""


def zero_of(card: Factor) -> Number_byorf_factor:
    """Where is this card 0?"""
    f = function_of((card,), ())
    return Number_byorf_factor(
        key="zero",
        prompt=("At which x is the card ", show(f), " equal to 0?"),
        value=card.root,
        hint="Set the factor equal to 0 and solve for x.",
        why=_solved(card, f),
        misconceptions=expected(card.root, (-card.root, SIGN_READ_OFF), (-card.lead * card.root, SIGN_READ_OFF)),
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
        key="first",
        prompt=(
            "You put ",
            show(f),
            " above, and nothing else. Which signs do its values have, from left to right? "
            "A minus stands for negative, a plus for positive.",
        ),
        hint=f"Put in a number to the left of {plain(card.root)}, and one to the right.",
        options=(
            Option(up, rises, None if rises else RISES_OR_FALLS),
            Option(down, not rises, RISES_OR_FALLS if rises else None),
            Option("The same sign on both sides of the zero", False, SIGN_ON_CARD),
        ),
        why=Explanation(
            f"The sign changes at {plain(card.root)}: {up if rises else down}.",
            why=(
                *(Explanation(f"Put in x = {plain(x)}.", _worked_out(f, x)) for x in (left, card.root, right)),
                Explanation("A factor is 0 at one place only, and nowhere else can its sign change."),
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
