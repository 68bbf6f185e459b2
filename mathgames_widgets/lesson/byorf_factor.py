"""The questions of the BYORF lesson about one factor alone: where it is 0, and which signs it has."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.byorf import FACTORS, Factor, function_of
from mathgames_widgets.lesson.byorf_ideas import RISES_OR_FALLS, SIGN_ON_CARD, SIGN_READ_OFF
from mathgames_widgets.lesson.choices import ChooseOne, Option
from mathgames_widgets.lesson.problem import Draw, expected
from mathgames_widgets.lesson.typed import Number
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain, show, with_number
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.shown import Shown

OFF_CENTRE = tuple(card for card in FACTORS if card.root)
"""The cards whose zero is not 0, so that there is something to work out."""


def zero_of(card: Factor) -> Number:
    """Where is this card 0?"""
    f = function_of((card,), ())
    return Number(
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
    return show(with_number(f, Fraction(x)), "=", f(x))
