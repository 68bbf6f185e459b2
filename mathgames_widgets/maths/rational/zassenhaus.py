"""Factors, common divisors and resultants of polynomials with whole coefficients, in plain Python.

python-flint does the same faster; this is what a browser and a machine without it use. A polynomial is a tuple with
its constant term first. It is factored modulo a small prime (Berlekamp), the factors are lifted to a power of that
prime (Hensel), and those products of them that divide are looked for (Zassenhaus).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, count
from math import isqrt

from mathgames_widgets.maths.rational.whole import Powers, Whole, plus, slope, times, without_content

TRIES = 4
"""Primes that are tried, since the one with the fewest factors leaves the fewest products to look at."""

SQUARES_SUSPECTED = 8
"""After so many primes modulo which a factor comes twice, one that comes twice is looked for."""


def factored(numbers: Whole) -> Powers:
    """The irreducible factors of a polynomial of degree 1 or more without a common divisor, and how often each divides.

    >>> sorted(factored((-4, 0, 0, 0, 1)))
    [((-2, 0, 1), 1), ((2, 0, 1), 1)]
    >>> factored((1, 0, -2, 0, 1))
    (((-1, 1), 2), ((1, 1), 2))
    """
    numbers = without_content(numbers)
    if (start := _prime(numbers)) is not None:
        return tuple((factor, 1) for factor in _irreducible(numbers, start))
    return tuple((factor, power) for part, power in _by_power(numbers) for factor in _irreducible(part, _prime(part)))


def _by_power(numbers: Whole) -> Iterator[tuple[Whole, int]]:
    """Parts without square factors, and how often each divides (Yun)."""
    rest = common(numbers, slope(numbers))
    part, power = quotient(numbers, rest), 1
    while len(part) > 1:
        stays = common(part, rest)
        if len(part) > len(stays):
            yield quotient(part, stays), power
        part, rest, power = stays, quotient(rest, stays), power + 1


# ── division ──────────────────────────────────────────────────────────────────────────────────────────────────────


def divided(numbers: Whole, divisor: Whole) -> Whole | None:
    """The quotient, or None where it leaves a remainder or fractions.

    >>> divided((-1, 0, 1), (1, 1)), divided((-1, 0, 1), (2, 1))
    ((-1, 1), None)
    """
    rest, lead, last = list(numbers), divisor[-1], len(divisor) - 1
    coefficients = []
    while len(rest) > last:
        many, over = divmod(rest.pop(), lead)
        if over:
            return None
        coefficients.append(many)
        if many:
            start = len(rest) - last
            for place in range(last):
                rest[start + place] -= many * divisor[place]
    return None if any(rest) else tuple(coefficients[::-1])


def quotient(numbers: Whole, divisor: Whole) -> Whole:
    """The quotient by a divisor that is known to divide."""
    found = divided(numbers, divisor)
    assert found is not None, f"{divisor} does not divide {numbers}"
    return found


def common(first: Whole, second: Whole) -> Whole:
    """The greatest common divisor, without whole numbers and with a positive lead.

    >>> common((-1, 0, 1), (1, 2, 1))
    (1, 1)
    """
    first, second = without_content(first), without_content(second)
    while second:
        first, second = second, without_content(_remainder(first, second))
    return first


def _remainder(numbers: Whole, divisor: Whole) -> Whole:
    """The remainder, times a power of the divisor's lead so that it stays whole."""
    rest, lead, last = list(numbers), divisor[-1], len(divisor) - 1
    for _ in range(len(numbers) - last):
        top = rest.pop()
        rest = [lead * value for value in rest]
        start = len(rest) - last
        for place in range(last):
            rest[start + place] -= top * divisor[place]
    return _trimmed(rest)


def _trimmed(values: list[int]) -> Whole:
    while values and not values[-1]:
        values.pop()
    return tuple(values)


def without_squares(numbers: Whole) -> Whole:
    """Each factor once.

    >>> without_squares((1, 2, 1))
    (1, 1)
    """
    return quotient(numbers, common(numbers, slope(numbers)))


def resultant(first: Whole, second: Whole) -> int:
    """The product of the differences of all their roots, times powers of their leads; 0 if they share a root.

    >>> resultant((-2, 0, 1), (-3, 1)), resultant((-1, 0, 1), (-1, 1))
    (7, 0)
    """
    # Subresultants: Cohen, A Course in Computational Algebraic Number Theory, algorithm 3.3.7
    if not first or not second:
        return 0
    sign = 1
    if len(first) < len(second):
        first, second = second, first
        sign = -1 if len(first) % 2 == len(second) % 2 == 0 else 1
    g = h = 1
    while len(second) > 1:
        drop = len(first) - len(second)
        if len(first) % 2 == len(second) % 2 == 0:
            sign = -sign
        by = g * h**drop
        first, second = second, tuple(value // by for value in _remainder(first, second))
        if not second:
            return 0
        g = first[-1]
        h = h if drop == 0 else g**drop // h ** (drop - 1)
    last = len(first) - 1
    return int(sign * second[0] ** last // h ** (last - 1)) if last else sign


# ── modulo a prime ────────────────────────────────────────────────────────────────────────────────────────────────

Mod = list[int]
"""The coefficients of a polynomial modulo a number, constant term first."""


def _prime(numbers: Whole) -> tuple[int, list[Mod]] | None:
    """The prime with the fewest factors among the first ones with no factor twice, and those factors; none for a
    polynomial that seems to have a factor twice."""
    best: tuple[int, list[Mod]] | None = None
    found = failed = 0
    for prime in _primes():
        rest = _monic([value % prime for value in numbers], prime)
        if numbers[-1] % prime == 0 or len(_shared(rest, _slope(rest, prime), prime)) > 1:
            failed += numbers[-1] % prime != 0
            if failed >= SQUARES_SUSPECTED and len(common(numbers, slope(numbers))) > 1:
                return None
            continue
        factors = _berlekamp(rest, prime)
        best = min(best or (prime, factors), (prime, factors), key=lambda found: len(found[1]))
        found += 1
        if len(factors) == 1 or found == TRIES:
            return best
    raise AssertionError("there are more primes")


def _primes() -> Iterator[int]:
    return (n for n in count(3, 2) if all(n % by for by in range(3, isqrt(n) + 1, 2)))


def _cut(values: Mod) -> Mod:
    while values and not values[-1]:
        values.pop()
    return values


def _monic(values: Mod, mod: int) -> Mod:
    values = _cut(values)
    if not values or values[-1] == 1:
        return values
    by = pow(values[-1], -1, mod)
    return [value * by % mod for value in values]


def _slope(values: Mod, mod: int) -> Mod:
    return _cut([power * value % mod for power, value in enumerate(values) if power])


def _parts(values: Mod, monic: Mod, mod: int) -> tuple[Mod, Mod]:
    """Quotient and remainder by a divisor whose lead is 1."""
    rest, last = list(values), len(monic) - 1
    coefficients = []
    while len(rest) > last:
        many = rest.pop() % mod
        coefficients.append(many)
        if many:
            start = len(rest) - last
            for place in range(last):
                rest[start + place] -= many * monic[place]
    return coefficients[::-1], _cut([value % mod for value in rest])


def _shared(first: Mod, second: Mod, mod: int) -> Mod:
    """The greatest common divisor, with 1 as its lead."""
    while second:
        second = _monic(second, mod)
        first, second = second, _parts(first, second, mod)[1]
    return first


def _product(first: Mod, second: Mod, mod: int) -> Mod:
    return _cut([value % mod for value in times(tuple(first), tuple(second))])


def _berlekamp(numbers: Mod, prime: int) -> list[Mod]:
    """The irreducible factors of a polynomial whose lead is 1 and in which no factor comes twice."""
    basis = _fixed(numbers, prime)
    factors = [numbers]
    for element in basis:
        if len(factors) == len(basis):
            break
        factors = [piece for factor in factors for piece in _split(factor, element, prime)]
    return factors


def _split(factor: Mod, by: Mod, prime: int) -> Iterator[Mod]:
    """The parts of a factor on which `by` is one number each."""
    for number in range(prime):
        if len(factor) < 3:
            break
        piece = _shared(factor, _cut([(by[0] - number) % prime, *by[1:]]), prime)
        if 1 < len(piece) < len(factor):
            yield piece
            factor = _parts(factor, piece, prime)[0]
    if len(factor) > 1:
        yield factor


def _fixed(numbers: Mod, prime: int) -> list[Mod]:
    """A basis of the polynomials v with v**prime = v modulo the given one: as many as it has irreducible factors."""
    size = len(numbers) - 1
    step = _power_of_x(prime, numbers, prime)
    rows, power = [], [1]
    for place in range(size):
        row = [*power, *[0] * (size - len(power))]
        row[place] = (row[place] - 1) % prime
        rows.append(row)
        power = _parts(_product(power, step, prime), numbers, prime)[1]
    return _kernel(rows, prime)


def _power_of_x(exponent: int, numbers: Mod, prime: int) -> Mod:
    value = [1]
    for bit in bin(exponent)[2:]:
        value = _product(value, value, prime)
        value = _parts([0, *value] if bit == "1" else value, numbers, prime)[1]
    return value


def _kernel(rows: list[Mod], prime: int) -> list[Mod]:
    """A basis of the rows' combinations that are 0, each of them as a polynomial."""
    size = len(rows)
    wide = [[*row, *[int(place == other) for other in range(size)]] for place, row in enumerate(rows)]
    done = 0
    for column in range(size):
        pivot = next((place for place in range(done, size) if wide[place][column]), None)
        if pivot is None:
            continue
        wide[done], wide[pivot] = wide[pivot], wide[done]
        by = pow(wide[done][column], -1, prime)
        lead = wide[done] = [value * by % prime for value in wide[done]]
        for place in range(done + 1, size):
            if many := wide[place][column]:
                wide[place] = [(a - many * b) % prime for a, b in zip(wide[place], lead, strict=True)]
        done += 1
    return [_cut(row[size:]) for row in wide[done:]]


# ── back to whole numbers ─────────────────────────────────────────────────────────────────────────────────────────


def _irreducible(numbers: Whole, start: tuple[int, list[Mod]] | None) -> list[Whole]:
    """The irreducible factors of a polynomial without square factors, from those modulo a prime."""
    assert start is not None, f"{numbers} has a factor twice"
    prime, factors = start
    if len(factors) == 1:
        return [numbers]
    size = len(numbers) - 1
    bound = 2 * abs(numbers[-1]) * (isqrt(sum(value * value for value in numbers)) + 1) << size  # Mignotte
    mod = prime
    while mod <= bound:
        mod *= mod
    monic = _monic([value % mod for value in numbers], mod)
    return _recombined(numbers, _lifted(monic, factors, prime, mod), mod)


def _lifted(numbers: Mod, factors: list[Mod], prime: int, mod: int) -> list[Mod]:
    """The factors modulo a power of the prime, one half of them against the other."""
    if len(factors) == 1:
        return [numbers]
    half = len(factors) // 2
    left, right = (_all(some, prime) for some in (factors[:half], factors[half:]))
    s, t = _bezout(left, right, prime)
    now = prime
    while now < mod:
        now *= now
        left, right, s, t = _step([value % now for value in numbers], left, right, s, t, now)
    return _lifted(left, factors[:half], prime, mod) + _lifted(right, factors[half:], prime, mod)


def _all(factors: Iterable[Mod], mod: int) -> Mod:
    product = [1]
    for factor in factors:
        product = _product(product, factor, mod)
    return product


def _bezout(first: Mod, second: Mod, prime: int) -> tuple[Mod, Mod]:
    """(s, t) with s·first + t·second = 1."""
    a, b = [first, [1], []], [second, [], [1]]  # what is left, and how it was made of both
    while b[0]:
        by = pow(b[0][-1], -1, prime)
        b = [[value * by % prime for value in column] for column in b]
        many, _ = _parts(a[0], b[0], prime)
        a, b = b, [_less(one, many, other, prime) for one, other in zip(a, b, strict=True)]
    return a[1], a[2]


def _less(one: Mod, many: Mod, other: Mod, mod: int) -> Mod:
    """one − many·other."""
    minus = tuple(-value for value in _product(many, other, mod))
    return _cut([value % mod for value in plus(tuple(one), minus)])


def _step(f: Mod, g: Mod, h: Mod, s: Mod, t: Mod, mod: int) -> tuple[Mod, Mod, Mod, Mod]:
    """From f = g·h and s·g + t·h = 1 modulo m to the same modulo m² (von zur Gathen and Gerhard, algorithm 15.10)."""
    error = _less(f, g, h, mod)
    many, rest = _parts(_product(s, error, mod), h, mod)
    g = _more(g, _more(_product(t, error, mod), _product(many, g, mod), mod), mod)
    h = _more(h, rest, mod)
    over = _more(_product(s, g, mod), _less(_product(t, h, mod), [1], [1], mod), mod)
    many, rest = _parts(_product(s, over, mod), h, mod)
    s = _less(s, [1], rest, mod)
    t = _less(_less(t, t, over, mod), many, g, mod)
    return g, h, s, t


def _more(one: Mod, other: Mod, mod: int) -> Mod:
    return _cut([value % mod for value in plus(tuple(one), tuple(other))])


def _recombined(numbers: Whole, factors: list[Mod], mod: int) -> list[Whole]:
    """The products of lifted factors that divide; each is looked for among the smallest first, so it is irreducible."""
    found, rest, many = [], numbers, 1
    while 2 * many <= len(factors):
        for chosen in combinations(range(len(factors)), many):
            candidate = _candidate([factors[place] for place in chosen], rest[-1], mod)
            if rest[0] and (not candidate[0] or rest[0] % candidate[0]):
                continue
            if (left := divided(rest, candidate)) is not None:
                found.append(candidate)
                rest, factors = left, [factor for place, factor in enumerate(factors) if place not in chosen]
                break
        else:
            many += 1
    return [*found, rest]


def _candidate(factors: list[Mod], lead: int, mod: int) -> Whole:
    product = _product(_all(factors, mod), [lead % mod], mod)
    return without_content(tuple(value - mod if 2 * value > mod else value for value in product))
