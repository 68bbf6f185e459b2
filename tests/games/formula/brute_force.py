"""Every play, found the long way: cards are put down as hands put them down, and each result is reckoned.

Nothing here is shared with the package but the names of what lies on the table. For each number all placements are
tried: which old cards are covered, each run of neighbours by one new card, and how many cards stand beside it. Each
placement is filled with every choice of cards from the hand in every order, a Joker as each of the ten digits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, Lay, New, Pass, Rules, Staying, Table
from mathgames_widgets.maths.numbers.arithmetic import Sign

SLOT = None
"""A place for a new card in a placement; a number stands for the old card at that index."""


@cache
def placements(cards: int, new: int) -> frozenset[tuple[int | None, ...]]:
    """What a number of so many cards can look like after exactly so many were put on it or beside it."""
    found = set()
    for beside_left in range(new + 1):
        for beside_right in range(new + 1 - beside_left):
            for covered in coverings(cards, new - beside_left - beside_right):
                found.add((SLOT,) * beside_left + covered + (SLOT,) * beside_right)
    return frozenset(found - {()})


def coverings(cards: int, new: int, start: int = 0) -> Iterator[tuple[int | None, ...]]:
    """Old cards from `start` on, left as they are or covered run by run, each run by one of so many new cards."""
    if start == cards:
        if new == 0:
            yield ()
        return
    for rest in coverings(cards, new, start + 1):
        yield (start, *rest)
    if new:
        for end in range(start + 1, cards + 1):
            for rest in coverings(cards, new - 1, end):
                yield (SLOT, *rest)


def outcomes(olds: tuple[int, ...], hand: tuple[str, ...], new: int):
    """(value, row, cards used) for each way to change one number with exactly so many cards of the hand."""
    for cards in sorted(set(permutations(hand, new))):
        for digits in product(*[range(10) if card == "J" else (int(card),) for card in cards]):
            laid = [New(card, digit) for card, digit in zip(cards, digits, strict=True)]
            for placement in placements(len(olds), new):
                queue = list(laid)
                row = tuple(queue.pop(0) if spot is SLOT else Staying(spot) for spot in placement)
                shown = [spot.digit if isinstance(spot, New) else olds[spot.at] for spot in row]
                if shown[0] != 0 or len(shown) == 1:
                    yield sum(digit * 10**power for power, digit in enumerate(reversed(shown))), row, cards


def every_lay(table: Table, hand: tuple[str, ...], rules: Rules) -> set[Lay]:
    """Every formula that can be laid."""
    most = min(rules.most_cards, len(hand))
    left, right, answer = _outcomes_of_each(table, hand, most)
    held, found = Counter(hand), set()
    for new_left, new_right, new_answer in product(range(most + 1), repeat=3):
        if not 0 < new_left + new_right + new_answer <= most:
            continue
        answers: dict[int, list] = {}
        for value, row, cards in answer.get(new_answer, ()):
            answers.setdefault(value, []).append((row, cards))
        for x, left_row, left_cards in left.get(new_left, ()):
            for y, right_row, right_cards in right.get(new_right, ()):
                for sign, value in values(x, y):
                    for answer_row, answer_cards in answers.get(value, ()):
                        if sign in rules.signs and Counter(left_cards + right_cards + answer_cards) <= held:
                            found.add(Lay(left_row, sign, right_row, answer_row))
    if rules.keep_one and table.sign is not None and not is_zero_product(table):
        return {lay for lay in found if any(isinstance(spot, Staying) for row in lay.rows for spot in row)}
    return found


def _outcomes_of_each(table: Table, hand: tuple[str, ...], most: int):
    """The outcomes of the left number, the right number and the answer, by how many new cards they take."""
    olds = [tuple(pile.digit for pile in number) for number in (table.left, table.right, table.answer)]
    if table.sign is None:
        new_answers = {new: list(outcomes((), hand, new)) for new in range(1, most + 1)}
        return {0: turned_up(table.left)}, {0: turned_up(table.right)}, new_answers
    if is_zero_product(table):
        olds = [(), (), ()]
    known = {old: {new: list(outcomes(old, hand, new)) for new in range(most + 1)} for old in set(olds)}
    return [known[old] for old in olds]


def turned_up(number):
    """The card as it lies at the start; a Joker may be named as any digit."""
    if number[0].digit is None:
        return [(digit, (Staying(0, digit),), ()) for digit in range(10)]
    return [(number[0].digit, (Staying(0),), ())]


def is_zero_product(table: Table) -> bool:
    """n x 0 = 0, 0 x n = 0, 0 ÷ n = 0."""
    return table.sign in (Sign.TIMES, Sign.DIVIDE) and {pile.digit for pile in table.answer} == {0}


def values(x: int, y: int) -> list[tuple[Sign, int]]:
    """What comes out of two numbers, where it is a whole number that cards can show."""
    found = [(Sign.PLUS, x + y), (Sign.TIMES, x * y)]
    if x >= y:
        found.append((Sign.MINUS, x - y))
    if y > 0 and x % y == 0:
        found.append((Sign.DIVIDE, x // y))
    return found


def every_action(state: formula.State) -> set:
    """Every action open to whoever is to move."""
    hand = state.hands[state.turn]
    covered = any(
        pile.beneath for number in (state.table.left, state.table.right, state.table.answer) for pile in number
    )
    return every_lay(state.table, hand, state.rules) | {Draw() if state.stock or covered else Pass()}
