"""Why two cards may change places or not: the laws of arithmetic behind each pair."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.cards import BLANK, DOUBLE, HALVE, NEGATE, Card
from mathgames_widgets.games.rolls_and_goals.dice import Side, modified, value_of
from mathgames_widgets.games.rolls_and_goals.sentences import card_text
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import MINUS, show
from mathgames_widgets.maths.shown import Fence
from mathgames_widgets.maths.whole import added, after_a_sign, in_text
from mathgames_widgets.maths.words import capital


def why_swapped(side: Side, one: Card, other: Card) -> Explanation:
    """What changing the places of two cards does, with the law behind it; `one` comes first in the rulebook's list.

    >>> print(why_swapped(3, "+1", "x2"))
    After x2 the 1 counts once; before x2 it is doubled as well.   2 × (3 + 1) = 2 × 3 + 2
    >>> print(why_swapped(3, "[0]", "negate"))
    What a negate does before [0] is lost; after it 0 stays 0, so the order does not matter.
    >>> print(why_swapped(5, "÷2", "negate"))
    Rounding down goes to the left on both sides of 0, so half of 5 and half of −5 do not mirror each other.

    The cards act on the value, not on the die itself.
    """
    if BLANK in (one, other):
        return Explanation("A blank does nothing, so its place does not matter.")
    if _is_set(one) or _is_set(other):
        return _with_a_set(one, other)
    if one[0] in "+-":
        return _with_a_sum(side, int(one), other)
    if (one, other) == (DOUBLE, HALVE):
        return _double_and_halve(side)
    if (one, other) == (DOUBLE, NEGATE):
        claim = "Doubling and changing the sign may change places."
        return Explanation(claim, shown=show(2, "×", after_a_sign(-side), "=", MINUS, Fence(show(2, "×", side))))
    return _halve_and_negate(side)


def _is_set(card: Card) -> bool:
    return card[0] == "["


def _with_a_set(one: Card, other: Card) -> Explanation:
    if _is_set(one) and _is_set(other):
        return Explanation(f"Of {one} and {other} the lower one decides: what it sets, nothing above it can change.")
    fixed, free = (one, other) if _is_set(one) else (other, one)
    start, end = int(fixed[1:-1]), modified(int(fixed[1:-1]), free)
    lost = f"What {card_text(free)} does before {fixed} is lost; after it {start}"
    if start == end:
        return Explanation(f"{lost} stays {start}, so the order does not matter.")
    return Explanation(f"{lost} becomes {in_text(end)}.")


def _with_a_sum(side: Side, by: int, other: Card) -> Explanation:
    size = abs(by)
    match other:
        case "x2":
            claim = f"After x2 the {size} counts once; before x2 it is doubled as well."
            inside = Fence(show(*added((side, by))))
            return Explanation(claim, shown=show(2, "×", inside, "=", 2, "×", side, *_more(2 * by)))
        case "÷2":
            return _sum_and_halve(side, by)
        case "negate":
            claim = f"Before a negate the {size} changes its sign as well; after it the {size} keeps it."
            inside = Fence(show(*added((side, by))))
            return Explanation(claim, shown=show(MINUS, inside, "=", *added((-side, -by))))
    both = (side, by, int(other))
    claim = "What is added and taken away may change places."
    return Explanation(claim, shown=show(*added(both), "=", *added((side, int(other), by))))


def _more(by: int) -> tuple[object, object]:
    return ("−" if by < 0 else "+", abs(by))


def _sum_and_halve(side: Side, by: int) -> Explanation:
    claim = f"Before ÷2 the {abs(by)} is halved as well; after it the {abs(by)} counts in full"
    sign = "+" if by > 0 else "-"
    first, last = value_of(side, (f"{sign}{abs(by)}", HALVE)), value_of(side, (HALVE, f"{sign}{abs(by)}"))
    if first != last:
        return Explanation(f"{claim}.")
    return Explanation(f"{claim}. From {side} rounding down evens this out: both make {in_text(first)}.")


def _double_and_halve(side: Side) -> Explanation:
    back = show(2, "×", side, "÷", 2, "=", side)
    if side % 2:
        claim = (
            f"After x2 there is nothing to round, and ÷2 brings {side} back; ÷2 first loses a half in rounding down."
        )
        return Explanation(claim, shown=back)
    claim = f"{side} is even, so neither order has anything to round: doubling and halving undo each other."
    return Explanation(claim, shown=back)


def _halve_and_negate(side: Side) -> Explanation:
    if side % 2 == 0:
        claim = (
            f"{capital(in_text(side))} is even, so there is nothing to round, and the sign may change first or last."
        )
        return Explanation(claim, shown=show(MINUS, Fence(show(side, "÷", 2)), "=", Fence(show(-side)), "÷", 2))
    return Explanation(
        f"Rounding down goes to the left on both sides of 0, so half of {side} and half of −{side} "
        "do not mirror each other."
    )
