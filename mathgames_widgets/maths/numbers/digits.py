"""Digits and their places: what a number of several digits is worth, and what can be read off its digits."""

from __future__ import annotations

from collections.abc import Iterable

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown

say = room(__name__)

LAST_DIGITS = {2: 1, 5: 1, 10: 1, 4: 2, 8: 3}
"""How many of the last digits decide whether a number can be divided by 2, 5, 10, 4 or 8."""

DIGIT_SUM = frozenset({3, 9})
"""Where the sum of the digits decides."""


def places(number: int) -> tuple[tuple[int, int], ...]:
    """Each digit with the power of 10 that its place stands for, from left to right.

    >>> places(428)
    ((4, 100), (2, 10), (8, 1))
    """
    text = str(number)
    return tuple([(int(digit), 10 ** (len(text) - at - 1)) for at, digit in enumerate(text)])


def digit_sum(number: int) -> int:
    """All digits added.

    >>> digit_sum(428)
    14
    """
    return sum(digit for digit, _ in places(number))


def round_parts(number: int) -> tuple[int, ...]:
    """The number as hundreds, tens and ones, without parts that are 0.

    >>> round_parts(428), round_parts(60), round_parts(0)
    ((400, 20, 8), (60,), ())
    """
    return tuple([digit * place for digit, place in places(number) if digit])


def added(numbers: Iterable[int | Shown]) -> list[object]:
    """Numbers with plus signs between them, to be shown."""
    parts: list[object] = []
    for number in numbers:
        parts += ["+", number] if parts else [number]
    return parts


# ── place value ───────────────────────────────────────────────────────────────────────────────────────────────────


def place_value(number: int) -> Explanation:
    """What each digit of a number is worth.

    >>> print(place_value(10))
    10 is 1 ten and 0 ones.   10 = 1 × 10 + 0 × 1
    """
    return Explanation(_named(number), shown=show(number, "=", *added(_by_places(str(number)))))


def _by_places(digits: str) -> list[Shown]:
    last = len(digits) - 1
    return [show(int(digit), "×", 10 ** (last - at)) for at, digit in enumerate(digits)]


def _named(number: int) -> str:
    if number >= 10_000_000:
        return say("place-value-long", number=number)
    return say(
        "place-value",
        number=number,
        parts=[say("digit-at", digit=digit, place=place) for digit, place in places(number)],
    )


def change(old: int, new: int) -> Explanation:
    """How a number grew or shrank by other digits, and which digit changed most.

    >>> print(change(10, 12))
    10 becomes 12: 2 more.
      The ones go from 0 to 2: 2 more.
    >>> print(change(10, 210))
    10 becomes 210: 200 more.
      The 10 stays; the digits in front of it add 200.   210 = 200 + 10
    """
    claim = say("change-none", old=old, new=new)
    if old != new:
        claim = say("change-more" if new > old else "change-less", old=old, new=new, by=abs(new - old))
    return Explanation(claim, why=_changes(str(old), str(new)))


def _changes(old: str, new: str) -> tuple[Explanation, ...]:
    if len(old) == len(new):
        pairs = zip(places(int(old)), places(int(new)), strict=True)
        return tuple([_digit_changed(place, was, now) for (was, place), (now, _) in pairs if was != now])
    if new.endswith(old):
        return (_set_in_front(old, new),)
    if new.startswith(old):
        return (_set_behind(old, new),)
    return (place_value(int(old)), place_value(int(new)))


def _digit_changed(place: int, was: int, now: int) -> Explanation:
    by = abs(now - was)
    claim = say("digit-more" if now > was else "digit-less", place=place, was=was, now=now, by=by * place)
    return Explanation(claim, shown=show(by, "×", place, "=", by * place) if place > 1 else None)


def _set_in_front(old: str, new: str) -> Explanation:
    front = int(new) - int(old)
    claim = say("set-in-front", old=old, front=front)
    return Explanation(claim, shown=show(int(new), "=", front, "+", int(old)))


def _set_behind(old: str, new: str) -> Explanation:
    power = 10 ** (len(new) - len(old))
    claim = say("set-behind", old=old, power=power)
    rest = int(new) - int(old) * power
    return Explanation(claim, shown=show(int(new), "=", int(old), "×", power, "+", rest))


def no_zero_in_front(digits: str) -> Explanation:
    """Why a 0 is not written on the left of a number.

    >>> print(no_zero_in_front("05"))
    05 is the number 5, and a 0 on the left is not written.   0 × 10 + 5 × 1 = 5
      A 0 on the left adds nothing, whatever its place.   0 × 10 = 0
      With it, one number could be written in many ways: 5, 05, 005 and so on.
      On the right a 0 does count: it moves the other digits to the left.   50 = 5 × 10 + 0 × 1

    Raises ValueError for digits that do not begin with a 0 that is too many.
    """
    if len(digits) < 2 or not digits.startswith("0"):
        raise ValueError(f"{digits!r} has no 0 on the left that is too many.")
    value = int(digits)
    nothing = show(0, "×", 10 ** (len(digits) - 1), "=", 0)
    return Explanation(
        say("no-zero-in-front", digits=digits, number=value),
        shown=show(*added(_by_places(digits)), "=", value),
        why=(
            Explanation(say("zero-adds-nothing"), shown=nothing),
            Explanation(say("many-ways-to-write", number=value)),
            *_zero_behind(value),
        ),
    )


def _zero_behind(value: int) -> tuple[Explanation, ...]:
    if not value:
        return ()
    return (Explanation(say("zero-behind"), shown=place_value(value * 10).shown),)


# ── divisibility ──────────────────────────────────────────────────────────────────────────────────────────────────


def divisible(number: int, by: int) -> Explanation:
    """Whether a number can be divided by another one, seen from its digits where they show it, and by dividing.

    >>> print(divisible(57, 3))
    57 can be divided by 3.   57 = 19 × 3
      The sum of the digits decides: 10, 100, 1000 and so on leave the remainder 1.   10 = 3 × 3 + 1
      5 + 7 = 12 can be divided by 3, and so can 57.   57 = 5 × 9 + 12
    >>> print(divisible(57, 8))
    57 ÷ 8 leaves a remainder of 1.   57 = 7 × 8 + 1

    Raises ValueError for 0, by which nothing is divided.
    """
    if by < 1:
        raise ValueError(f"Nothing is divided by {by} here; it is a whole number from 1 on.")
    rest = number % by
    claim = say("divides-not", number=number, by=by, rest=rest) if rest else say("divides", number=number, by=by)
    return Explanation(claim, shown=quotient(number, by), why=_test(number, by))


def quotient(number: int, by: int) -> Shown:
    """Division with remainder as it is checked.

    >>> print(quotient(7, 2), quotient(8, 2), sep=", ")
    7 = 3 × 2 + 1, 8 = 4 × 2
    """
    whole, rest = divmod(number, by)
    return show(number, "=", whole, "×", by, *(["+", rest] if rest else []))


def _test(number: int, by: int) -> tuple[Explanation, ...]:
    if by in LAST_DIGITS and number >= 10 ** LAST_DIGITS[by]:
        return _by_last_digits(number, by, LAST_DIGITS[by])
    if by in DIGIT_SUM and number >= 10:
        return _by_digit_sum(number, by)
    if by == 6 and number >= 10:
        return Explanation(say("two-and-three")), divisible(number, 2), divisible(number, 3)
    if by == 1:
        return (Explanation(say("divides-by-one")),)
    return ()


def _by_last_digits(number: int, by: int, how_many: int) -> tuple[Explanation, ...]:
    power = 10**how_many
    front, end = number - number % power, number % power
    return (
        Explanation(say("last-digits", digits=how_many, power=power, by=by), shown=quotient(power, by)),
        Explanation(_as_part(f"{end}", end, number, by), shown=show(number, "=", front, "+", end)),
    )


def _as_part(said: str, part: int, number: int, by: int) -> str:
    return say("part-divides-not" if part % by else "part-divides", part=said, by=by, number=number)


def _by_digit_sum(number: int, by: int) -> tuple[Explanation, ...]:
    digits, total = [digit for digit, _ in places(number)], digit_sum(number)
    nines = [show(digit, "×", place - 1) for digit, place in places(number) if place > 1 and digit]
    said = f"{' + '.join(map(str, digits))} = {total}"
    return (
        Explanation(say("digit-sum"), shown=quotient(10, by)),
        Explanation(_as_part(said, total, number, by), shown=show(number, "=", *added([*nines, show(total)]))),
    )
