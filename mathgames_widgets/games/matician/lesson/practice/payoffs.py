"""Problems about payoff tables: the cautious and the hopeful choice, expected values, and mixing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.maths.chance.strategies import maximax, maximin
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Chance, Number

from ...rules.cards import LESS, PLUS, SIDES, Equation, Side, Symbol
from ...words.sentences import side_text, worked_out
from ..pictures import ATTACKS, PayoffTable, attacked_values, bare, table_of
from .drawing import CHANCE, EXACT, SYMBOLS, hand

Entries = tuple[tuple[Fraction, ...], ...]

NO_ATTACK = "no minus card"

# ── one row of several ────────────────────────────────────────────────────────────────────────────────────────────


def with_nothing(equations: Sequence[Equation]) -> PayoffTable:
    """The payoff table of some arrangements, with no minus card, or with one on the left or on the right."""
    entries = tuple([(equation.value, *attacked_values(equation)) for equation in equations])
    return PayoffTable(tuple(map(bare, equations)), (NO_ATTACK, *ATTACKS), entries)


def entries_of(table: PayoffTable) -> Entries:
    """The entries of a table in which every place has a value."""
    return tuple([tuple([value for value in row if value is not None]) for row in table.entries])


def cautious(table: PayoffTable) -> ChooseOne:
    """Which row is the cautious choice?"""
    (best,) = maximin(entries_of(table))
    said = f"{table.rows[best]}: whatever happens, it is worth"
    return _choice(table, ("cautious", "worst", "lowest", f"{said} {{}} or more."), min, best, ideas.HOPE_ONLY)


def hopeful(table: PayoffTable) -> ChooseOne:
    """Which row is the hopeful choice?"""
    (best,) = maximax(entries_of(table))
    said = f"{table.rows[best]}: with luck it is worth"
    return _choice(table, ("hopeful", "best", "highest", f"{said} {{}}."), max, best, ideas.CAUTION_ONLY)


def _choice(
    table: PayoffTable, words: tuple[str, ...], measure: Callable[[Sequence[Fraction]], Fraction], best: int,
    idea: Misconception,
) -> ChooseOne:  # fmt: skip
    entries = entries_of(table)
    sums, found = [sum(row, Fraction(0)) for row in entries], [plain(measure(row)) for row in entries]
    opposite = maximax(entries) if measure is min else maximin(entries)
    behind = [ideas.SUM_OF_THE_ROW if one == max(sums) else ideas.ONE_COLUMN for one in sums]
    ways = [None if place == best else idea if place in opposite else one for place, one in enumerate(behind)]
    name, case, end, claim = words
    rows = [Explanation(f"{row}: at {case} {value}.") for row, value in zip(table.rows, found, strict=True)]
    return ChooseOne(
        prompt=(f"The {name} choice is the row with the best {case} case. Which one is it here? ", table),
        hint=f"Find the {end} number in each row.",
        more_hints=(
            f"In the row {table.rows[0]} it is {found[0]}. And in the others?",
            f"Row by row they are {listed(found)}. Which of these is the highest?",
        ),
        options=tuple([Option(row, way is None, way) for row, way in zip(table.rows, ways, strict=True)]),
        why=Explanation(claim.format(found[best]), why=tuple(rows)),
    )


def some_rows(draw: Draw, symbols: Sequence[Symbol], count: int) -> tuple[Equation, ...]:
    """Some ways to lay two numbers of a hand, no two of them the same pair turned round."""
    symbol = draw.one(symbols)
    pairs = permutations(hand(draw, 4, 12), 2)
    chosen: list[Equation] = []
    for left, right in draw.shuffled(pairs):
        if all({one.left, one.right} != {str(left), str(right)} for one in chosen):
            chosen.append(Equation(str(left), symbol, str(right)))
    return tuple(chosen[:count])


def _payoff(draw: Draw, level: int) -> Question:
    while True:
        equations = some_rows(draw, (PLUS, LESS) if level == 1 else SYMBOLS, 2 + (level > 1) + (level > 2))
        table = table_of(equations) if level == 1 else with_nothing(equations)
        entries = entries_of(table)
        is_cautious = level == 1 or draw.one((True, False))
        if len(maximin(entries)) == len(maximax(entries)) == 1 and maximin(entries) != maximax(entries):
            return cautious(table) if is_cautious else hopeful(table)


PAYOFF = Kind("payoff", "Cautious or hopeful", _payoff)

# ── on average ────────────────────────────────────────────────────────────────────────────────────────────────────


def weighed(row: Sequence[Fraction], chances: Sequence[Fraction]) -> Fraction:
    """The expected value of a row.

    >>> str(weighed((Fraction(-3), Fraction(3)), (Fraction(1, 4), Fraction(3, 4))))
    '3/2'
    """
    return sum([value * chance for value, chance in zip(row, chances, strict=True)], Fraction(0))


def why_weighed(row: Sequence[Fraction], chances: Sequence[Fraction]) -> Explanation:
    """The expected value of a row, written out."""
    return Explanation(f"{_terms(row, chances)} = {plain(weighed(row, chances))}.")


def _terms(row: Sequence[Fraction], chances: Sequence[Fraction]) -> str:
    """Each value of a row times its chance, not yet added up."""
    return " + ".join([f"{plain(chance)} × {_factor(value)}" for value, chance in zip(row, chances, strict=True)])


def _factor(value: Fraction) -> str:
    return f"({plain(value)})" if value < 0 else plain(value)


def expected_of(equation: Equation, chances: Sequence[Fraction]) -> Number:
    """What an arrangement is worth on average.

    `chances` are those of no minus card, of one on the left and of one on the right.
    """
    (every,) = entries_of(with_nothing([equation]))
    possible = [place for place, chance in enumerate(chances) if chance]
    row, known = [every[place] for place in possible], [chances[place] for place in possible]
    value = weighed(row, known)
    told = [f"{WHERE[place]} with a chance of {plain(chances[place])}" for place in possible]
    cases = [f"{plain(every[place])} {CASES[place]}" for place in possible]
    return Number(
        prompt=f"You lay {bare(equation)}. A minus card comes {listed(told)}. What is the expected value?",
        hint="Work out each case first. Multiply each value by its chance, then add.",
        more_hints=(f"It is worth {listed(cases)}.", f"Work out {_terms(row, known)}."),
        value=value,
        advice=EXACT,
        why=Explanation(
            f"The expected value is {plain(value)}.",
            why=(Explanation(f"It is worth {listed(cases)}."), why_weighed(row, known)),
        ),
        misconceptions=expected(value, *wrong_means(row, known), (Fraction(equation.value or 0), ideas.CARD_IGNORED)),
    )


WHERE = ("not at all", *[f"on the {side_text(side)}" for side in SIDES])
"""Where a minus card comes."""
CASES = ("without a minus card", *[f"with a minus card on the {side_text(side)}" for side in SIDES])


def wrong_means(row: Sequence[Fraction], chances: Sequence[Fraction]) -> tuple[tuple[Fraction, Misconception], ...]:
    """The wrong answers for the expected value of a row."""
    likeliest = [value for value, chance in zip(row, chances, strict=True) if chance == max(chances)]
    return (
        (weighed(row, chances[::-1]), ideas.CHANCES_SWAPPED),
        *[(value, ideas.LIKELIEST_ONLY) for value in likeliest if len(likeliest) == 1],
        (sum(row, Fraction(0)) / len(row), ideas.CHANCES_IGNORED),
        (sum(row, Fraction(0)), ideas.ADDED_NOT_WEIGHED),
        (max(row), ideas.HOPE_ONLY),
        (min(row), ideas.CAUTION_ONLY),
    )


UNEVEN = tuple([Fraction(*pair) for pair in ((1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (4, 5), (2, 5), (3, 5))])


HALF, NEVER = Fraction(1, 2), Fraction(0)
THREE = tuple(
    [tuple([Fraction(*pair) for pair in three]) for three in (((1, 2), (1, 4), (1, 4)), ((1, 2), (1, 3), (1, 6)))]
)
"""Three chances that make 1."""


def chances_of(draw: Draw) -> tuple[Fraction, Fraction]:
    """Two chances that are not the same and make 1."""
    left = draw.one(UNEVEN)
    return left, 1 - left


def _expected(draw: Draw, level: int) -> Question:
    if level == 3:
        return _better_row(draw)
    (equation,) = some_rows(draw, (PLUS, LESS), 1)
    if level == 1:
        nothing = draw.one((HALF, Fraction(1, 3), Fraction(2, 3)))
        return expected_of(equation, draw.one(((nothing, 1 - nothing, NEVER), (nothing, NEVER, 1 - nothing))))
    return expected_of(equation, draw.shuffled(draw.one(THREE)))


def _better_row(draw: Draw) -> Number:
    """By how much is one row better on average than another?"""
    while True:
        one, other = some_rows(draw, (PLUS, LESS), 2)
        chances = chances_of(draw)
        first, second = entries_of(table_of((one, other)))
        gain = weighed(first, chances) - weighed(second, chances)
        if gain > 0:
            break
    mean = sum(first, Fraction(0)) / 2 - sum(second, Fraction(0)) / 2
    return Number(
        prompt=(
            f"A minus card comes on the left with a chance of {plain(chances[0])} and on the right with a "
            f"chance of {plain(chances[1])}. How much more is {bare(one)} worth on average than "
            f"{bare(other)}? ",
            table_of((one, other)),
        ),
        hint="Work out the expected value of both rows. Then subtract one from the other.",
        more_hints=(
            f"{bare(one)}: work out {_terms(first, chances)}.",
            f"{bare(other)}: {why_weighed(second, chances).claim}",
        ),
        value=gain,
        advice=EXACT,
        why=Explanation(
            f"It is worth {plain(gain)} more.",
            why=(
                Explanation(f"{bare(one)}: {why_weighed(first, chances).claim}"),
                Explanation(f"{bare(other)}: {why_weighed(second, chances).claim}"),
            ),
        ),
        misconceptions=expected(
            gain,
            (weighed(first, chances[::-1]) - weighed(second, chances[::-1]), ideas.CHANCES_SWAPPED),
            (mean, ideas.CHANCES_IGNORED),
            (weighed(first, chances), ideas.ONE_ROW),
            (max(first) - max(second), ideas.HOPE_ONLY),
            (min(first) - min(second), ideas.CAUTION_ONLY),
        ),
    )


EXPECTED = Kind("expected", "Expected values", _expected)


# ── mixing, by hand ───────────────────────────────────────────────────────────────────────────────────────────────


def indifferent(entries: Entries) -> Fraction:
    """The chance of the first row that makes both columns of a 2 x 2 table worth the same on average.

    >>> str(indifferent(((Fraction(-3), Fraction(3)), (Fraction(1), Fraction(-1)))))
    '1/4'
    """
    (a, b), (c, d) = entries
    return (d - c) / (a - b - c + d)


def needs_mixing(entries: Entries) -> bool:
    """Whether neither row is better in both columns, and no entry is a worst and a best at once.

    >>> needs_mixing(((Fraction(-3), Fraction(3)), (Fraction(1), Fraction(-1))))
    True
    """
    (a, b), (c, d) = entries
    return (a > c) != (b > d) and (a > b) != (c > d) and a != c and b != d and a != b and c != d


def why_indifferent(table: PayoffTable) -> tuple[Explanation, ...]:
    """The chances of a 2 x 2 table worked out by hand."""
    (a, b), (c, d) = entries_of(table)
    p = indifferent(entries_of(table))
    mixed = (p, 1 - p)
    return (
        Explanation(f"Choose {table.rows[0]} with a chance of p, and {table.rows[1]} with a chance of 1 − p."),
        Explanation(f"The first column is worth {_line(a, c)} and the second {_line(b, d)}."),
        Explanation(f"Both are the same when {_line(a, c)} = {_line(b, d)}, which gives p = {plain(p)}."),
        Explanation(f"Then the first column is worth {why_weighed((a, c), mixed).claim}"),
        Explanation(f"The second is worth {why_weighed((b, d), mixed).claim}"),
    )


def _line(first: Fraction, second: Fraction) -> str:
    """What a column brings when the first row has chance p.

    >>> _line(Fraction(-3), Fraction(1)), _line(Fraction(3), Fraction(-1))
    ('1 − 4p', '−1 + 4p')
    >>> _line(Fraction(3), Fraction(0))
    '3p'
    """
    slope = first - second
    times = f"{'' if abs(slope) == 1 else plain(abs(slope))}p"
    if not second:
        return f"−{times}" if slope < 0 else times
    return f"{plain(second)} {'−' if slope < 0 else '+'} {times}"


def chance_of_first(table: PayoffTable) -> Number:
    """With which chance should the first row be taken?"""
    p = indifferent(entries_of(table))
    columns = [_line(first, second) for first, second in zip(*entries_of(table), strict=True)]
    return Chance(
        prompt=(
            f"You lay {table.rows[0]} with a chance of p, and {table.rows[1]} otherwise. For which p is your "
            "average the same whatever the other player does? ",
            table,
        ),
        hint=f"In the first column you get {columns[0]} on average. "
        "Write the second column in the same way, then set the two equal.",
        more_hints=(
            f"The second column is worth {columns[1]} on average.",
            f"Solve {columns[0]} = {columns[1]}: bring every p to one side.",
        ),
        value=p,
        advice=CHANCE,
        why=Explanation(f"p = {plain(p)}.", why=why_indifferent(table)),
        misconceptions=expected(
            p,
            (1 - p, ideas.OTHER_ROW),
            (Fraction(1, 2), ideas.HALF_AND_HALF),
            (Fraction(1), ideas.ALWAYS_THE_SAME),
            (Fraction(0), ideas.ALWAYS_THE_SAME),
        ),
    )


def mixed_against(equation: Equation, chance: Fraction, side: Side) -> Number:
    """What a mix of an arrangement and the same turned round brings against a player who always attacks one side."""
    turned = Equation(equation.right, equation.symbol, equation.left)
    values = [row[side] for row in entries_of(table_of((equation, turned)))]
    chances = (chance, 1 - chance)
    value = weighed(values, chances)
    return Number(
        prompt=f"You lay {bare(equation)} with a chance of {plain(chance)}, and {bare(turned)} otherwise. The "
        "other player "
        f"always lays a minus card on the {side_text(side)}. What is the expected value?",
        hint="Work out both arrangements with the minus card. Multiply each value by its chance, then add.",
        more_hints=(
            f"They become {listed([worked_out(one.attacked(side)) for one in (equation, turned)])}.",
            f"Work out {_terms(values, chances)}.",
        ),
        value=value,
        advice=EXACT,
        why=Explanation(
            f"The expected value is {plain(value)}.",
            why=(
                *[Explanation(f"{worked_out(one.attacked(side))}.") for one in (equation, turned)],
                why_weighed(values, chances),
            ),
        ),
        misconceptions=expected(
            value,
            (weighed(values, chances[::-1]), ideas.CHANCES_SWAPPED),
            (max(values), ideas.HOPE_ONLY),
            (min(values), ideas.CAUTION_ONLY),
            (sum(values, Fraction(0)) / 2, ideas.CHANCES_IGNORED),
            (Fraction(equation.value or 0), ideas.CARD_IGNORED),
        ),
    )


def value_of_game(table: PayoffTable) -> Number:
    """What the best mix of a 2 x 2 table is sure to bring on average."""
    entries = entries_of(table)
    p = indifferent(entries)
    value = weighed([row[0] for row in entries], (p, 1 - p))
    return Number(
        prompt=(
            "You choose a row, and at the same time the other player chooses a column. If you mix your rows "
            "as well as you can, what average are you guaranteed? ",
            table,
        ),
        hint="First find the chance of the first row that makes both columns worth the same. What are they worth then?",
        value=value,
        advice=EXACT,
        why=Explanation(f"{plain(value)} on average.", why=why_indifferent(table)),
        misconceptions=expected(
            value,
            (sum([sum(row, Fraction(0)) for row in entries], Fraction(0)) / 4, ideas.HALF_AND_HALF),
            (min(entries[maximin(entries)[0]]), ideas.CAUTION_ONLY),
            *[(entry, ideas.AN_ENTRY) for row in entries for entry in row],
            (p, ideas.CHANCE_NOT_VALUE),
        ),
    )


def two_rows(draw: Draw) -> PayoffTable:
    """Two arrangements under + that are attacked in different places."""
    while True:
        low, second, third, high = hand(draw, 4)
        lows = draw.shuffled((low, second))
        rows = (Equation(str(high), PLUS, str(lows[0])), Equation(str(lows[1]), PLUS, str(third)))
        table = table_of(draw.shuffled(rows))
        if indifferent(entries_of(table)).denominator <= 12:
            return table


def any_table(draw: Draw) -> PayoffTable:
    """A 2 x 2 table of small numbers for which mixing pays."""
    while True:
        numbers = [Fraction(draw.one(range(-6, 10))) for _ in range(4)]
        entries = ((numbers[0], numbers[1]), (numbers[2], numbers[3]))
        if needs_mixing(entries) and indifferent(entries).denominator <= 8:
            return PayoffTable(("row A", "row B"), ("column C", "column D"), entries, corner="you choose")


def _mixture(draw: Draw, level: int) -> Question:
    if level == 1:
        left, right = draw.some(range(1, 16), 2)
        return mixed_against(Equation(str(left), PLUS, str(right)), draw.one(UNEVEN), draw.one(SIDES))
    return chance_of_first(two_rows(draw)) if level == 2 else value_of_game(any_table(draw))


MIXTURE = Kind("mixture", "Mixing", _mixture)
