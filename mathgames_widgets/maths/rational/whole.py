"""Polynomials with whole coefficients as plain tuples, constant term first: products, and where roots lie.

A cell (n, bits) is the open interval from n / 2**bits to (n + 1) / 2**bits. Roots are isolated and narrowed with whole
numbers only, for polynomials without a square factor and without a rational root, so no end of a cell is ever a root.
"""

from __future__ import annotations

from math import gcd

Whole = tuple[int, ...]
Cell = tuple[int, int]
Powers = tuple[tuple[Whole, int], ...]
"""Irreducible factors, and how often each of them divides."""

HALVINGS = 24
"""After so many halvings the roots that are still together are taken for a cluster."""


def times(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The coefficients of a product.

    >>> times((-1, 1), (1, 1))
    (-1, 0, 1)
    """
    if not first or not second:
        return ()
    product = [0] * (len(first) + len(second) - 1)
    for place, coefficient in enumerate(first):
        if coefficient:
            for other_place, other in enumerate(second, place):
                product[other_place] += coefficient * other
    return tuple(product)


def plus(first: Whole, second: Whole) -> Whole:
    """The coefficients of a sum.

    >>> plus((1, 2), (3, -2))
    (4,)
    """
    if len(first) < len(second):
        first, second = second, first
    total = [a + b for a, b in zip(first, second, strict=False)] + list(first[len(second) :])
    while total and not total[-1]:
        total.pop()
    return tuple(total)


def slope(numbers: Whole) -> Whole:
    """The coefficients of the derivative.

    >>> slope((5, 0, 3))
    (0, 6)
    """
    return tuple(power * value for power, value in enumerate(numbers) if power)


def without_content(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Divided by everything the numbers share, the last one made positive.

    >>> without_content((4, 0, -2))
    (-2, 0, 1)
    """
    if not numbers:
        return numbers
    shared = gcd(*numbers)
    if numbers[-1] < 0:
        shared = -shared
    return tuple(number // shared for number in numbers)


def mirrored(numbers: Whole) -> Whole:
    """The coefficients of a factor with −x for x, the leading one as positive as before.

    >>> mirrored((-3, 1)), mirrored((1, 2, 4))
    ((3, 1), (1, -2, 4))
    """
    last = len(numbers) - 1
    return tuple([-value if (last - power) % 2 else value for power, value in enumerate(numbers)])


# ── real roots ────────────────────────────────────────────────────────────────────────────────────────────────────


def isolated(polynomial: Whole) -> list[Cell]:
    """One cell around each real root, from left to right.

    >>> isolated((-2, 0, 0, 1))  # ∛2 lies between 0 and 4
    [(0, -2)]
    """
    size = _root_bits(polynomial)
    mirrored = tuple(-value if power % 2 else value for power, value in enumerate(polynomial))
    left = [(-1 - cell, bits) for cell, bits in _positive(mirrored, size)]
    return left[::-1] + _positive(polynomial, size)


def _root_bits(polynomial: Whole) -> int:
    """b with all roots between −2**b and 2**b (Fujiwara's bound, rounded up to powers of 2)."""
    lead, degree = polynomial[-1].bit_length(), len(polynomial) - 1
    return 1 + max(
        -((lead - 1 - polynomial[degree - step].bit_length()) // step)
        for step in range(1, degree + 1)
        if polynomial[degree - step]
    )


def _positive(polynomial: Whole, size: int) -> list[Cell]:
    """Cells of the positive roots: halve the interval until Descartes' rule counts one root or none.

    The work list holds (coefficients, n, k, leap): the part of the polynomial on the n-th of 2**k equal pieces of
    (0, 2**size), stretched to (0, 1). Roots that lie very close together would take hundreds of halvings, so a guess
    may leap to a piece 2**leap times smaller; a leap that succeeds is followed by one twice as long.
    """
    if _sign_changes(polynomial) == 0:
        return []
    scaled = [value << max(size * power, 0) for power, value in enumerate(polynomial)]
    if size < 0:
        scaled = [value << (-size * (len(polynomial) - 1 - power)) for power, value in enumerate(polynomial)]
    found: list[Cell] = []
    work = [(scaled, 0, 0, 1)]
    while work:
        part, piece, depth, leap = work.pop()
        roots = _sign_changes(_shifted(part[::-1]))
        if roots == 1:
            found.append((piece, depth - size))
        elif roots > 1:
            if depth > HALVINGS and (landed := _leapt(part, roots, leap)) is not None:
                inner, place = landed
                work.append((inner, (piece << leap) + place, depth + leap, 2 * leap))
                continue
            left, leap = _stretched(part, 1), max(leap // 2, 2)
            work.append((_shifted(left), 2 * piece + 1, depth + 1, leap))
            work.append((left, 2 * piece, depth + 1, leap))
    return found


def _leapt(part: list[int], roots: int, leap: int) -> tuple[list[int], int] | None:
    """The part on one of 2**leap equal pieces, and which, if Descartes' rule still counts all roots there.

    Newton's step for so many roots in one place tells where to look. No other piece has a root then: the counts of
    all pieces never add up to more than the count of the whole.
    """
    place = -roots * part[0] * (1 << leap) // part[1] if part[1] else -1
    if not 0 <= place < 1 << leap:
        return None
    inner = _shifted(_stretched(part, leap), place)
    return (inner, place) if _sign_changes(_shifted(inner[::-1])) == roots else None


def _stretched(part: list[int], bits: int) -> list[int]:
    """The coefficients of 2**(bits · degree) · p(x / 2**bits)."""
    degree = len(part) - 1
    return [value << bits * (degree - power) for power, value in enumerate(part)]


def _shifted(coefficients: list[int], by: int = 1) -> list[int]:
    """The coefficients of p(x + by).

    >>> _shifted([0, 0, 1]), _shifted([0, 0, 1], 3)
    ([1, 2, 1], [9, 6, 1])
    """
    values = list(coefficients)
    last = len(values) - 1
    for start in range(last):
        carry = values[last]
        for place in range(last - 1, start - 1, -1):
            carry = values[place] + (carry if by == 1 else by * carry)
            values[place] = carry
    return values


def _sign_changes(coefficients: Whole | list[int]) -> int:
    changes, before = 0, 0
    for value in coefficients:
        if value:
            if before and (value > 0) != (before > 0):
                changes += 1
            before = value
    return changes


def is_positive_at(polynomial: Whole, numerator: int, denominator: int) -> bool:
    """Whether the polynomial is positive at a fraction with a positive denominator."""
    value, scale = 0, 1
    for coefficient in reversed(polynomial):
        value = value * numerator + coefficient * scale
        scale *= denominator
    return value > 0


def narrowed(polynomial: Whole, cell: int, bits: int, wanted: int) -> int:
    """The cell of the same root with `wanted` bits, at least as many as before.

    Newton's step doubles the bits; a step that misses is seen by its signs, and halving takes over for a while.

    >>> narrowed((-2, 0, 0, 1), 0, -2, 20) / 2**20
    1.2599201202392578
    """
    left = _is_positive(polynomial, cell, bits)
    while bits < wanted:
        aim = min(2 * bits - 4, wanted)
        guess = _newton(polynomial, cell, bits, aim) if aim > bits + 4 else None
        if guess is not None and _is_cell(polynomial, guess, aim, left):
            cell, bits = guess, aim
            continue
        for _ in range(min(4, wanted - bits)):
            cell, bits = 2 * cell, bits + 1
            if _is_positive(polynomial, cell + 1, bits) == left:
                cell += 1
    return cell


def _is_positive(polynomial: Whole, cell: int, bits: int) -> bool:
    """Whether the polynomial is positive at cell / 2**bits."""
    if bits < 0:
        return is_positive_at(polynomial, cell << -bits, 1)
    value, shift = 0, 0
    for coefficient in reversed(polynomial):
        value = value * cell + (coefficient << shift)
        shift += bits
    return value > 0


def _is_cell(polynomial: Whole, cell: int, bits: int, left: bool) -> bool:
    return _is_positive(polynomial, cell, bits) == left != _is_positive(polynomial, cell + 1, bits)


def _newton(polynomial: Whole, cell: int, bits: int, aim: int) -> int | None:
    """Newton's step from the middle of the cell, cut to `aim` bits."""
    middle, bits = 2 * cell + 1, bits + 1
    value = slope = shift = 0
    for coefficient in reversed(polynomial):
        slope = slope * middle + value
        value = value * middle + (coefficient << shift)
        shift += bits
    if not slope:
        return None
    # value is p · 2**(bits·degree) and slope is p′ · 2**(bits·(degree − 1)), so their quotient counts cells
    return ((middle * slope - value) << (aim - bits)) // slope
