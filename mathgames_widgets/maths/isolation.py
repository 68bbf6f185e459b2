"""Real roots, each alone in an interval, found and narrowed with whole numbers only.

A cell (n, bits) is the open interval from n / 2**bits to (n + 1) / 2**bits. The polynomials here have whole
coefficients, no square factor and no rational root, so no end of a cell is ever a root.
"""

from __future__ import annotations

Whole = tuple[int, ...]
Cell = tuple[int, int]


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

    The work list holds (coefficients, n, k): the part of the polynomial on the n-th of 2**k equal pieces of
    (0, 2**size), stretched to (0, 1).
    """
    if _sign_changes(polynomial) == 0:
        return []
    scaled = [value << max(size * power, 0) for power, value in enumerate(polynomial)]
    if size < 0:
        scaled = [value << (-size * (len(polynomial) - 1 - power)) for power, value in enumerate(polynomial)]
    found: list[Cell] = []
    work = [(scaled, 0, 0)]
    while work:
        part, piece, depth = work.pop()
        roots = _sign_changes(_shifted(part[::-1]))
        if roots == 1:
            found.append((piece, depth - size))
        elif roots > 1:
            degree = len(part) - 1
            left = [value << (degree - power) for power, value in enumerate(part)]
            work.append((_shifted(left), 2 * piece + 1, depth + 1))
            work.append((left, 2 * piece, depth + 1))
    return found


def _shifted(coefficients: list[int]) -> list[int]:
    """The coefficients of p(x + 1).

    >>> _shifted([0, 0, 1])
    [1, 2, 1]
    """
    values = list(coefficients)
    last = len(values) - 1
    for start in range(last):
        carry = values[last]
        for place in range(last - 1, start - 1, -1):
            carry += values[place]
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
