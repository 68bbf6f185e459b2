"""The pool: what the rulebook and the rulings ask of cards, and whether every TOOL card is true."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

import pytest

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague.rules.cards import (
    COLOURS,
    EFFECTS_BY_ID,
    POOL,
    ActionCard,
    School,
    Staff,
    Student,
    Teacher,
    Tool,
    card,
    colour_of,
    dominoes_of,
    in_pool,
    schools,
    with_effect,
)
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK
from mathgames_widgets.games.mathleague.rules.events import PlayedAction, PlayedStaff
from mathgames_widgets.games.mathleague.words.cards import card_name, card_says
from mathgames_widgets.maths.writing.formulas import aloud, in_one_line
from tests.refusing import refusing

STUDENTS = [card for card in POOL if isinstance(card, Student)]
TOOLS = [card for card in POOL if isinstance(card, Tool)]


def test_at_least_165_different_cards():
    """no two cards with the same name and the same colour"""
    assert len(POOL) == len({card.key for card in POOL}) == len({(card.name, card.colour) for card in POOL}) >= 165


def test_at_least_twelve_actions_and_six_staff():
    """Every effect is on a card of the pool, and every card has a known effect, in its own words."""
    kinds = Counter(effect.type for effect in EFFECTS_BY_ID.values())
    assert kinds["ACTION"] >= 12 and kinds["STAFF"] >= 6
    answers = [card for card in POOL if isinstance(card, (ActionCard, Staff))]
    assert {card.effect for card in answers} == set(EFFECTS_BY_ID)
    for answer in answers:
        one = EFFECTS_BY_ID[answer.effect]
        assert (answer.kind, answer.name, card_name(answer.key)) == (one.type, one.name, one.name)
        assert ("Pay TOOL" in card_says(answer)) == (one.pay > 0)
        assert not one.pay or f"worth at least {one.pay}." in card_says(answer)


def test_tools_are_read_as_they_are_printed():
    """A deck file names the TOOL cards of the pool as English readers see them."""
    for tool in TOOLS:
        assert (card_name(tool.key), card_says(tool)) == (tool.name, tool.text)


def renamed(cards):
    """The same cards, with other names on those that do something."""
    return tuple([replace(one, name=f"{one.name}!") if hasattr(one, "effect") else one for one in cards])


def test_what_a_card_does_does_not_depend_on_its_name():
    """A game whose ACTION and STAFF cards have other names offers the same moves, and the same happens."""
    deck = "\n".join(one.key for one in sorted(POOL, key=lambda one: not hasattr(one, "effect"))[:55])
    chance, seen = random.Random("MOSS-0"), set()
    for game in range(6):
        state = mathleague.new_game(3, f"MOSS-0-{game}", mathleague.Rules(decks=(deck,)))
        piles, hands = tuple(map(renamed, state.draw_piles)), tuple(map(renamed, state.hands))
        other = replace(state, draw_piles=piles, hands=hands)
        while to_act := mathleague.to_act(state):
            player = chance.choice(to_act)
            moves, others = (list(mathleague.legal_actions(one, player)) for one in (state, other))
            assert [*map(type, moves)] == [*map(type, others)]
            weights = [9 if isinstance(move, mathleague.PlayAction | mathleague.Answer) else 1 for move in moves]
            (number,) = chance.choices(range(len(moves)), weights)
            both = ((state, moves[number]), (other, others[number]))
            step, again = (mathleague.apply(one, player, move) for one, move in both)
            assert [*map(type, step.events)] == [*map(type, again.events)]
            state, other = step.state, again.state
            seen |= {event.card.effect for event in step.events if isinstance(event, PlayedAction | PlayedStaff)}
    assert seen == set(EFFECTS_BY_ID)


@pytest.mark.parametrize("first", [0, 55, 110])
def test_three_whole_sets_of_dominoes(first):
    """Each 55 of the pool have all the domino digits once, in the colours of the rulings."""
    dominoes = [f"{top}{bottom}" for top in range(10) for bottom in range(top + 1)]
    series = POOL[first : first + 55]
    assert sorted(card.domino for card in series) == dominoes
    assert all(colour_of(card.domino) == card.colour for card in series)
    assert len(dominoes_of("purple")) == 3 and all(len(dominoes_of(colour)) == 13 for colour in COLOURS[:4])


@pytest.mark.parametrize("digits", ["18", "8", "811", "x1", "²0", ""])
def test_other_digits_have_no_colour(digits):
    """The greater digit is on top, and there are two of them."""
    assert colour_of(digits) is None


def test_the_numbers_of_the_starter_deck():
    """20 STUDENT, 8 SCHOOL, 4 TEACHER, 15 TOOL, 4 ACTION and 4 STAFF cards; one TOOL card is worth 25 points."""
    kinds = Counter(type(card) for card in STARTER_DECK.cards)
    assert kinds == {Student: 20, School: 8, Teacher: 4, Tool: 15, ActionCard: 4, Staff: 4}
    assert [tool.value for tool in STARTER_DECK.cards if isinstance(tool, Tool) and tool.value == 25] == [25]
    assert STARTER_DECK.cards == POOL[:55]


def test_every_plan_has_cards():
    """Three age groups, five colours with students and a teacher, four schools with students and a teacher each."""
    assert set(Counter(student.level for student in STUDENTS)) == {"Elem", "MS", "HS"}
    for colour in COLOURS:
        assert sum(student.colour == colour for student in STUDENTS) >= 4
        assert any(isinstance(card, Teacher) and card.colour == colour for card in POOL)
    for school in schools():
        assert sum(student.school == school for student in STUDENTS) >= 4
        assert sum(isinstance(card, School) and card.name == school for card in POOL) >= 3
        assert any(isinstance(card, Teacher) and card.school == school for card in POOL)


def test_cards_are_found_by_colour_and_name():
    """A card that is not there is answered with those that come near."""
    assert card("blue Pop Quiz").effect == "pop-quiz"
    with refusing(mathleague, "There is no card 'blue Amra'. Is it 'blue Amara'"):
        card("blue Amra")
    assert in_pool(card("blue Amara")) and not in_pool(with_effect("green", "96", "pop-quiz"))


# ── the mathematics of the TOOL cards ─────────────────────────────────────────────────────────────────────────────

NUMBERS = [Fraction(n, d) for n in range(-4, 5) for d in (1, 2, 3)]
PAIRS = list(product(NUMBERS[::2], repeat=2))
TRIPLES = list(product(NUMBERS[::4], repeat=3))
WHOLE = range(1, 40)
TRIANGLES = [((0, 0), (4, 0), (1, 3)), ((0, 0), (5, 1), (2, 7)), ((-2, 1), (3, -4), (6, 5))]
PRIMES = (2, 3, 5, 7, 11, 13)


def digits(n):
    return [int(digit) for digit in str(n)]


def area(*points):
    """The area of a polygon from its corners, exactly."""
    ends = zip(points, points[1:] + points[:1], strict=True)
    return Fraction(abs(sum(x * v - u * y for (x, y), (u, v) in ends)), 2)


def angle(at, one, other):
    """The angle at a corner, in degrees."""
    first, second = (math.atan2(end[1] - at[1], end[0] - at[0]) for end in (one, other))
    turn = abs(math.degrees(first - second))
    return min(turn, 360 - turn)


def angles(*points):
    """The inner angles of a convex polygon."""
    places = range(len(points))
    return [angle(points[n], points[n - 1], points[(n + 1) % len(points)]) for n in places]


def regular(n):
    return [(math.cos(2 * math.pi * k / n), math.sin(2 * math.pi * k / n)) for k in range(n)]


def inscribed(n):
    """Length and area of a regular polygon with very many corners: nearly those of the circle."""
    return n * 2 * math.sin(math.pi / n), n / 2 * math.sin(2 * math.pi / n)


def divisors(n):
    return [d for d in range(1, n + 1) if n % d == 0]


def prime_factors(n):
    """The ways to write n as a product of primes in rising order."""
    ways = set()
    for prime in (d for d in divisors(n) if len(divisors(d)) == 2):
        ways |= {tuple(sorted((prime, *way))) for way in prime_factors(n // prime)}
    return ways or {()}


def heron(a, b, c):
    s = (a + b + c) / 2
    return math.sqrt(s * (s - a) * (s - b) * (s - c))


def quadratic_roots(a, b, c):
    root = math.sqrt(b * b - 4 * a * c)
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]


TRUE = {
    "Divisibility by 9": lambda: all((n % 9 == 0) == (sum(digits(n)) % 9 == 0) for n in range(2000)),
    "Divisibility by 3": lambda: all((n % 3 == 0) == (sum(digits(n)) % 3 == 0) for n in range(2000)),
    "Divisibility by 4": lambda: all((n % 4 == 0) == (int(f"{n:02}"[-2:]) % 4 == 0) for n in range(2000)),
    "Divisibility by 11": lambda: all(
        (n % 11 == 0) == ((sum(digits(n)[::2]) - sum(digits(n)[1::2])) % 11 == 0) for n in range(2000)
    ),
    "Triangle Area": lambda: all(
        area((0, 0), (b, 0), (x, h)) == Fraction(b * h, 2) for b in WHOLE for h, x in ((3, 1), (5, 9))
    ),
    "Pythagorean Theorem": lambda: all(
        math.isclose(math.dist((a, 0), (0, b)) ** 2, a * a + b * b) for a, b in product(WHOLE, WHOLE)
    ),
    "Mean": lambda: Fraction(3 + 4 + 8, 3) * 3 == 3 + 4 + 8,
    "Difference of Squares": lambda: all(a**2 - b**2 == (a - b) * (a + b) for a, b in PAIRS),
    "Gauss Sum": lambda: all(sum(range(1, n + 1)) == n * (n + 1) // 2 for n in WHOLE),
    "Order of Operations": lambda: 2 + 3 * 4**2 - 6 / 3 * 5 == 40,
    "Distance Formula": lambda: sum([60, 60, 60]) == 60 * 3,
    "Slope Formula": lambda: all(
        (m * x2 + b - (m * x1 + b)) / (x2 - x1) == m for m, b, x1 in TRIPLES for x2 in NUMBERS[::4] if x1 != x2
    ),
    "Commutative Law": lambda: all(a + b == b + a and a * b == b * a for a, b in PAIRS),
    "Associative Law": lambda: all((a + b) + c == a + (b + c) and (a * b) * c == a * (b * c) for a, b, c in TRIPLES),
    "Distributive Law": lambda: all(a * (b + c) == a * b + a * c for a, b, c in TRIPLES),
    "Circle Area": lambda: math.isclose(inscribed(10**6)[1], math.pi, rel_tol=1e-9),
    "Circumference": lambda: math.isclose(inscribed(10**6)[0], 2 * math.pi, rel_tol=1e-9),
    "Choosing Pairs": lambda: all(len(list(combinations(range(n), 2))) == n * (n - 1) // 2 for n in WHOLE),
    "Quadratic Formula": lambda: all(
        abs(a * x * x + b * x + c) < 1e-9
        for a, b, c in ((1, -3, 2), (2, 5, -7), (-3, 1, 4))
        for x in quadratic_roots(a, b, c)
    ),
    "Pigeonhole Principle": lambda: all(
        max(Counter(boxes).values()) >= 2 for n in range(1, 5) for boxes in product(range(n), repeat=n + 1)
    ),
    "Unique Factorization": lambda: all(len(prime_factors(n)) == 1 for n in range(2, 100)),
    "Triangle Angle Sum": lambda: all(math.isclose(sum(angles(*points)), 180) for points in TRIANGLES),
    "Heron's Formula": lambda: all(
        math.isclose(heron(*(math.dist(*side) for side in combinations(points, 2))), area(*points))
        for points in TRIANGLES
    ),
    "Percent": lambda: all(Fraction(p, 100) * n == Fraction(p * n, 100) for p in WHOLE for n in WHOLE),
    "Odd Number Sum": lambda: all(sum(range(1, 2 * n, 2)) == n**2 for n in WHOLE),
    "Geometric Series": lambda: all(
        sum(r**k for k in range(n + 1)) == (r ** (n + 1) - 1) / (r - 1) for r in NUMBERS if r != 1 for n in range(6)
    ),
    "Exponent Rules": lambda: all(
        a**m * a**n == a ** (m + n) and (a**m) ** n == a ** (m * n)
        for a in NUMBERS
        for m, n in product(range(1, 5), repeat=2)
    ),
    "Vieta's Formulas": lambda: all(x * x - (r + s) * x + r * s == (x - r) * (x - s) for r, s, x in TRIPLES),
    "Multiplication Principle": lambda: all(
        len(list(product(range(m), range(n)))) == m * n for m in WHOLE for n in WHOLE
    ),
    "Binomial Coefficients": lambda: all(
        len(list(combinations(range(n), k))) == math.factorial(n) // (math.factorial(k) * math.factorial(n - k))
        for n in range(9)
        for k in range(n + 1)
    ),
    "Rectangle Area": lambda: all(area((0, 0), (w, 0), (w, h), (0, h)) == w * h for w in WHOLE for h in WHOLE),
    "Thales's Theorem": lambda: all(
        math.isclose(angle((math.cos(t), math.sin(t)), (-1, 0), (1, 0)), 90) for t in (0.2, 1, 1.7, 2.9)
    ),
    "Trapezoid Area": lambda: all(
        area((0, 0), (a, 0), (x + b, h), (x, h)) == Fraction((a + b) * h, 2)
        for a in WHOLE
        for b in WHOLE
        for h, x in ((3, 1), (4, 0))
    ),
    "Polygon Angle Sum": lambda: all(math.isclose(sum(angles(*regular(n))), (n - 2) * 180) for n in range(3, 20)),
    "Zero Product": lambda: all((a * b == 0) == (a == 0 or b == 0) for a, b in PAIRS),
    "Square of a Sum": lambda: all((a + b) ** 2 == a**2 + 2 * a * b + b**2 for a, b in PAIRS),
    "Complement Rule": lambda: all(Fraction(n - k, n) == 1 - Fraction(k, n) for n in WHOLE for k in range(n + 1)),
    "Sum of Squares": lambda: all(sum(k * k for k in range(n + 1)) == n * (n + 1) * (2 * n + 1) // 6 for n in WHOLE),
    "Number of Divisors": lambda: all(
        len(divisors(p**a * q**b)) == (a + 1) * (b + 1)
        for p, q in combinations(PRIMES[:4], 2)
        for a in range(3)
        for b in range(3)
    ),
    "Odd and Even": lambda: all(
        (a + b) % 2 == 0 and (a + b + 1) % 2 == 1 and a * b % 2 == 1 for a in range(-9, 9, 2) for b in range(-9, 9, 2)
    ),
    "Cylinder Volume": lambda: math.isclose(sum(inscribed(10**6)[1] * 2**2 for _ in range(5)), math.pi * 2**2 * 5),
    "GCD times LCM": lambda: all(math.gcd(a, b) * math.lcm(a, b) == a * b for a in WHOLE for b in WHOLE),
    "Two Means": lambda: all(
        ((a + b) / 2) ** 2 >= a * b and (((a + b) / 2) ** 2 == a * b) == (a == b) for a, b in PAIRS if min(a, b) >= 0
    ),
    "Fermat's Little Theorem": lambda: all((a**p - a) % p == 0 for p in PRIMES for a in range(-20, 20)),
}


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_every_tool_is_true(tool):
    """What a TOOL card says holds wherever it is tried."""
    assert TRUE[tool.name]()
    assert tool.value in (5, 10, 15, 20, 25)


def test_tool_cards_are_typeset():
    """TOOL cards show typeset formulas, not a^2 + b^2, x1 != x2 or A = pi r^2; they are said in words."""
    for tool in TOOLS:
        shown, said = in_one_line(tool.text), aloud(tool.text)
        for sign in ("^2", "!=", "<=", ">=", "+-", "sqrt", " pi", "*", "..."):
            assert sign not in shown, shown
        assert not set(said) & set("^=<>+−²₁×√π/"), said
    heron = card("blue Heron's Formula").text
    assert in_one_line(heron).endswith("A = √(s(s − a)(s − b)(s − c)), s = (a + b + c) / 2")
