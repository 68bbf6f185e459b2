"""Problems about mixing: the answer to somebody who always does the same, and chances that nobody can use."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.matician.cards import PLUS
from mathgames_widgets.games.matician.equations import SIDES, Equation, Side
from mathgames_widgets.games.matician.sentences import side_text, worked_out
from mathgames_widgets.lesson.matician_figures import PayoffTable, bare, table_of
from mathgames_widgets.lesson.matician_ideas import (
    ALWAYS_THE_SAME,
    AN_ENTRY,
    CAUTION_ONLY,
    CHANCE_NOT_VALUE,
    CHANCES_IGNORED,
    CHANCES_SWAPPED,
    HALF_AND_HALF,
    HOPE_ONLY,
    OTHER_ROW,
)
from mathgames_widgets.lesson.matician_practice.drawing import CHANCE, EXACT, hand
from mathgames_widgets.lesson.matician_practice.payoffs import UNEVEN, Entries, entries_of, weighed, why_weighed
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.typed import Number
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.strategies import maximin

# ── by hand ───────────────────────────────────────────────────────────────────────────────────────────────────────


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
        Explanation(f"Take {table.rows[0]} with chance p, and {table.rows[1]} with chance 1 − p."),
        Explanation(f"The first column brings {_line(a, c)}, the second {_line(b, d)}."),
        Explanation(f"Both are the same when {_line(a, c)} = {_line(b, d)}, which gives p = {plain(p)}."),
        Explanation(f"Then the first column brings {why_weighed((a, c), mixed).claim}"),
        Explanation(f"And the second brings {why_weighed((b, d), mixed).claim}"),
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


# ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def chance_of_first(table: PayoffTable) -> Number:
    """With which chance should the first row be taken?"""
    p = indifferent(entries_of(table))
    return Number(
        key="",
        prompt=(
            f"You lay {table.rows[0]} with chance p, and {table.rows[1]} otherwise. For which p does it make no "
            "difference on average what the other player does? ",
            table,
        ),
        hint=f"In the first column you get {_line(*[row[0] for row in entries_of(table)])} on average. "
        "Write the second column in the same way, and make them equal.",
        value=p,
        advice=CHANCE,
        why=Explanation(f"p = {plain(p)}.", why=why_indifferent(table)),
        misconceptions=expected(
            p,
            (1 - p, OTHER_ROW),
            (Fraction(1, 2), HALF_AND_HALF),
            (Fraction(1), ALWAYS_THE_SAME),
            (Fraction(0), ALWAYS_THE_SAME),
        ),
    )


def mixed_against(equation: Equation, chance: Fraction, side: Side) -> Number:
    """What a mix of an arrangement and the same turned round brings against somebody who always attacks one side."""
    turned = Equation(equation.right, equation.symbol, equation.left)
    values = [row[side] for row in entries_of(table_of((equation, turned)))]
    chances = (chance, 1 - chance)
    value = weighed(values, chances)
    return Number(
        key="",
        prompt=f"You lay {bare(equation)} with chance {plain(chance)}, and {bare(turned)} otherwise. The other player "
        f"always lays a minus card on the {side_text(side)}. What is the expected value?",
        hint="Work out both arrangements with the minus card. Multiply each value by its chance, and add.",
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
            (weighed(values, chances[::-1]), CHANCES_SWAPPED),
            (max(values), HOPE_ONLY),
            (min(values), CAUTION_ONLY),
            (sum(values, Fraction(0)) / 2, CHANCES_IGNORED),
        ),
    )


def value_of_game(table: PayoffTable) -> Number:
    """What the best mix of a 2 x 2 table is sure to bring on average."""
    entries = entries_of(table)
    p = indifferent(entries)
    value = weighed([row[0] for row in entries], (p, 1 - p))
    return Number(
        key="",
        prompt=(
            "You choose a row, and at the same time the other player chooses a column. What can you be sure of on "
            "average, if you mix your rows as well as possible? ",
            table,
        ),
        hint="First find the chance of the first row that makes both columns worth the same. How much is that?",
        value=value,
        advice=EXACT,
        why=Explanation(f"{plain(value)} on average.", why=why_indifferent(table)),
        misconceptions=expected(
            value,
            (sum([sum(row, Fraction(0)) for row in entries], Fraction(0)) / 4, HALF_AND_HALF),
            (min(entries[maximin(entries)[0]]), CAUTION_ONLY),
            *[(entry, AN_ENTRY) for row in entries for entry in row],
            (p, CHANCE_NOT_VALUE),
        ),
    )


# ── drawn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


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


def _mixture(draw: Draw, level: int) -> Task:
    if level == 1:
        left, right = draw.some(range(1, 16), 2)
        return Task(mixed_against(Equation(str(left), PLUS, str(right)), draw.one(UNEVEN), draw.one(SIDES)))
    return Task(chance_of_first(two_rows(draw)) if level == 2 else value_of_game(any_table(draw)))


MIXTURE = Kind("mixture", "Mixing", _mixture)
