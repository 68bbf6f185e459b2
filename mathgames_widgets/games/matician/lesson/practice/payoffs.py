"""Problems about payoff tables: the cautious and the hopeful choice, expected values, and mixing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
from math import lcm

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.chance.strategies import maximax, maximin
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Chance, Number

from ...rules.cards import LEFT, LESS, PLUS, RIGHT, SIDES, Equation, Side, Symbol
from ...words.sentences import SIDE_NAMES, worked_out
from ..pictures import PayoffPicture, attack_columns, attacked_values, bare, table_of, told
from .drawing import SYMBOLS, a_chance, exact, hand
from .mixing import mixing, weighed

say = room(__name__)

Entries = tuple[tuple[Fraction, ...], ...]

# ── one row of several ────────────────────────────────────────────────────────────────────────────────────────────


def with_nothing(equations: Sequence[Equation]) -> PayoffPicture:
    """The payoff table of some arrangements, with no minus card, or with one on the left or on the right."""
    entries = tuple([(equation.value, *attacked_values(equation)) for equation in equations])
    return PayoffPicture(tuple(map(bare, equations)), (say("no-attack"), *attack_columns()), entries)


def entries_of(table: PayoffPicture) -> Entries:
    """The entries of a table in which every place has a value."""
    return tuple([tuple([value for value in row if value is not None]) for row in table.entries])


def cautious(table: PayoffPicture) -> ChooseOne:
    """Which row is the cautious choice?"""
    (best,) = maximin(entries_of(table))
    return _choice(table, "cautious", min, best, ideas.HOPE_ONLY)


def hopeful(table: PayoffPicture) -> ChooseOne:
    """Which row is the hopeful choice?"""
    (best,) = maximax(entries_of(table))
    return _choice(table, "hopeful", max, best, ideas.CAUTION_ONLY)


def _choice(
    table: PayoffPicture, kind: str, measure: Callable[[Sequence[Fraction]], Fraction], best: int, idea: Misconception
) -> ChooseOne:
    entries = entries_of(table)
    found = [measure(row) for row in entries]
    opposite = maximax(entries) if measure is min else maximin(entries)
    ways = [idea if place in opposite else _read_so(entries, place) for place in range(len(entries))]
    rows = [
        Explanation(say("row-extreme", kind=kind, row=row, value=value))
        for row, value in zip(table.rows, found, strict=True)
    ]
    return ChooseOne(
        prompt=(say("row-prompt", kind=kind), " ", table),
        hint=say("row-hint", kind=kind),
        more_hints=(say("row-first", row=table.rows[0], value=found[0]), say("row-by-row", values=found)),
        options=tuple(
            [
                Option(row, place == best, None if place == best else way)
                for place, (row, way) in enumerate(zip(table.rows, ways, strict=True))
            ]
        ),
        because=lambda place: say("row-not", kind=kind, row=table.rows[place], value=found[place]),
        why=Explanation(say("row-why", kind=kind, row=table.rows[best], value=found[best]), why=tuple(rows)),
    )


def _read_so(entries: Entries, place: int) -> Misconception | None:
    """With which idea a row looks best: it alone has the highest sum, or the highest entry of a column.

    >>> rows = tuple([(Fraction(value), Fraction(-value)) for value in (11, 3, 1)])
    >>> [getattr(_read_so(rows, place), "id", None) for place in range(3)]
    ['one-column', None, 'one-column']
    """
    sums = [sum(row, Fraction(0)) for row in entries]
    if sums[place] == max(sums) and sums.count(max(sums)) == 1:
        return ideas.SUM_OF_THE_ROW
    is_highest = any(column[place] == max(column) for column in zip(*entries, strict=True))
    return ideas.ONE_COLUMN if is_highest else None


def some_rows(draw: ProblemRng, symbols: Sequence[Symbol], count: int) -> tuple[Equation, ...]:
    """Some ways to lay two numbers of a hand, no two of them the same pair turned round."""
    symbol = draw.one(symbols)
    pairs = permutations(hand(draw, 4, 12), 2)
    chosen: list[Equation] = []
    for left, right in draw.shuffled(pairs):
        if all({row.left, row.right} != {str(left), str(right)} for row in chosen):
            chosen.append(Equation(str(left), symbol, str(right)))
    return tuple(chosen[:count])


def _payoff(draw: ProblemRng, level: int) -> Question:
    while True:
        equations = some_rows(draw, (PLUS, LESS) if level == 1 else SYMBOLS, 2 + (level > 1) + (level > 2))
        table = table_of(equations) if level == 1 else with_nothing(equations)
        entries = entries_of(table)
        is_cautious = level == 1 or draw.one((True, False))
        if len(maximin(entries)) == len(maximax(entries)) == 1 and maximin(entries) != maximax(entries):
            return cautious(table) if is_cautious else hopeful(table)


PAYOFF = Kind("payoff", lambda: say("kind-payoff"), _payoff)

# ── on average ────────────────────────────────────────────────────────────────────────────────────────────────────


def off_average(row: Sequence[Fraction], chances: Sequence[Fraction]) -> Callable[[Fraction | None], str]:
    """What speaks against a wrong average of the values of a row: it lies outside of them, or makes another total."""

    def told(answer: Fraction | None) -> str:
        if answer is None:
            return say("average-exists")
        if answer > max(row) or answer < min(row):
            return say("average-outside", above=answer > max(row))
        rounds = lcm(*[chance.denominator for chance in chances])
        return say("average-total", answer=answer, rounds=rounds, total=rounds * answer)

    return told


def why_weighed(row: Sequence[Fraction], chances: Sequence[Fraction]) -> Explanation:
    """The expected value of a row, written out."""
    return Explanation(say("weighed", terms=terms(row, chances), mean=weighed(row, chances)))


def row_weighed(equation: Equation, row: Sequence[Fraction], chances: Sequence[Fraction]) -> str:
    """The same behind the name of the row."""
    return say("row-weighed", row=bare(equation), terms=terms(row, chances), mean=weighed(row, chances))


def terms(row: Sequence[Fraction], chances: Sequence[Fraction]) -> str:
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
    comes = [say("chance-of", where=WHERE[place], chance=chances[place]) for place in possible]
    cases = say("worth-in-cases", cases=[say("worth-then", where=WHERE[at], value=every[at]) for at in possible])
    return Number(
        prompt=say("expected-prompt", equation=bare(equation), cases=comes),
        hint=say("expected-hint"),
        more_hints=(cases, say("work-out", terms=terms(row, known))),
        value=value,
        advice=exact(),
        why=Explanation(say("expected-why", value=value), why=(Explanation(cases), why_weighed(row, known))),
        because=off_average(row, known),
        misconceptions=expected(value, *wrong_means(row, known), (Fraction(equation.value or 0), ideas.CARD_IGNORED)),
    )


WHERE = ("none", "left", "right")
"""Where a minus card comes, as messages choose by it."""


def wrong_means(row: Sequence[Fraction], chances: Sequence[Fraction]) -> tuple[tuple[Fraction, Misconception], ...]:
    """The wrong answers for the expected value of a row."""
    likeliest = [value for value, chance in zip(row, chances, strict=True) if chance == max(chances)]
    return (
        (weighed(row, chances[::-1]), ideas.CHANCES_SWAPPED),
        *[(value, ideas.LIKELIEST_ONLY) for value in likeliest if len(likeliest) == 1],
        (sum(row, Fraction(0)) / len(row), ideas.CHANCES_IGNORED),
        (sum(row, Fraction(0)), ideas.ADDED_NOT_WEIGHED),
        (max(row), ideas.HOPE_ONLY.about(average=True)),
        (min(row), ideas.CAUTION_ONLY.about(average=True)),
    )


UNEVEN = tuple([Fraction(*pair) for pair in ((1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (4, 5), (2, 5), (3, 5))])


HALF, NEVER = Fraction(1, 2), Fraction(0)
THREE = tuple(
    [tuple([Fraction(*pair) for pair in three]) for three in (((1, 2), (1, 4), (1, 4)), ((1, 2), (1, 3), (1, 6)))]
)
"""Three chances that make 1."""


def chances_of(draw: ProblemRng) -> tuple[Fraction, Fraction]:
    """Two chances that are not the same and make 1."""
    left = draw.one(UNEVEN)
    return left, 1 - left


def _expected(draw: ProblemRng, level: int) -> Question:
    if level == 3:
        return _better_row(draw)
    (equation,) = some_rows(draw, (PLUS, LESS), 1)
    if level == 1:
        nothing = draw.one((HALF, Fraction(1, 3), Fraction(2, 3)))
        return expected_of(equation, draw.one(((nothing, 1 - nothing, NEVER), (nothing, NEVER, 1 - nothing))))
    return expected_of(equation, draw.shuffled(draw.one(THREE)))


def _better_row(draw: ProblemRng) -> Number:
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
            say("better-prompt", left=chances[0], right=chances[1], one=bare(one), other=bare(other)),
            " ",
            table_of((one, other)),
        ),
        hint=say("better-hint"),
        more_hints=(
            say("better-row", row=bare(one), terms=terms(first, chances)),
            row_weighed(other, second, chances),
        ),
        value=gain,
        advice=exact(),
        why=Explanation(
            say("better-why", gain=gain),
            why=(
                Explanation(row_weighed(one, first, chances)),
                Explanation(row_weighed(other, second, chances)),
            ),
        ),
        because=lambda answer: _no_gain(answer, one, other, lcm(*[chance.denominator for chance in chances])),
        misconceptions=expected(
            gain,
            (weighed(first, chances[::-1]) - weighed(second, chances[::-1]), ideas.CHANCES_SWAPPED),
            (mean, ideas.CHANCES_IGNORED),
            (weighed(first, chances), ideas.ONE_ROW),
            (max(first) - max(second), ideas.HOPE_ONLY.about(average=True)),
            (min(first) - min(second), ideas.CAUTION_ONLY.about(average=True)),
        ),
    )


def _no_gain(answer: Fraction | None, one: Equation, other: Equation, rounds: int) -> str:
    """What speaks against a wrong difference of two averages."""
    if answer is None or answer <= 0:
        return say("better-below", one=bare(one), other=bare(other))
    return say("better-total", one=bare(one), rounds=rounds, total=rounds * answer)


EXPECTED = Kind("expected", lambda: say("kind-expected"), _expected)


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


def why_indifferent(table: PayoffPicture) -> tuple[Explanation, ...]:
    """The chances of a 2 x 2 table worked out by hand."""
    (a, b), (c, d) = entries_of(table)
    p = indifferent(entries_of(table))
    mixed, sides = (p, 1 - p), table.columns == attack_columns()
    return (
        Explanation(say("mix-choose", first=table.rows[0], second=table.rows[1])),
        Explanation(say("mix-first-column", sides=sides, terms=_with_p(a, c), average=_line(a, c))),
        Explanation(say("mix-second-column", sides=sides, terms=_with_p(b, d), average=_line(b, d))),
        Explanation(say("mix-same", sides=sides, first=_line(a, c), second=_line(b, d), p=p)),
        Explanation(say("mix-then-first", sides=sides, terms=terms((a, c), mixed), mean=weighed((a, c), mixed))),
        Explanation(say("mix-then-second", sides=sides, terms=terms((b, d), mixed), mean=weighed((b, d), mixed))),
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


def _with_p(first: Fraction, second: Fraction) -> str:
    """The same before it is simplified.

    >>> _with_p(Fraction(-3), Fraction(1))
    'p × (−3) + (1 − p) × 1'
    """
    return f"p × {_factor(first)} + (1 − p) × {_factor(second)}"


def chance_of_first(table: PayoffPicture) -> Number:
    """With which chance should the first row be taken?"""
    p = indifferent(entries_of(table))
    columns = [_line(first, second) for first, second in zip(*entries_of(table), strict=True)]
    (one, _), (other, _) = entries_of(table)
    return Chance(
        prompt=(
            say("mix-prompt", first=table.rows[0], second=table.rows[1]),
            " ",
            table,
        ),
        hint=say("mix-hint", first=table.rows[0], one=one, second=table.rows[1], other=other),
        more_hints=(
            say("mix-second", terms=_with_p(one, other), average=columns[0]),
            say("mix-solve", first=columns[0], second=columns[1]),
        ),
        value=p,
        try_out=mixing(entries_of(table), p, say("mix-try")),
        advice=a_chance(),
        why=Explanation(say("mix-why", p=p), why=why_indifferent(table)[1:]),  # what p is stands in the question
        because=lambda answer: _apart(table, answer),
        misconceptions=expected(
            p,
            (1 - p, ideas.OTHER_ROW),
            (Fraction(1, 2), ideas.HALF_AND_HALF),
            (Fraction(1), ideas.ALWAYS_THE_SAME),
            (Fraction(0), ideas.ALWAYS_THE_SAME),
        ),
    )


def _apart(table: PayoffPicture, p: Fraction) -> str:
    """What both columns are worth with another chance of the first row, and which one is worse for you."""
    first, second = (weighed(column, (p, 1 - p)) for column in zip(*entries_of(table), strict=True))
    side = SIDE_NAMES[LEFT if first < second else RIGHT]
    return say("mix-apart", p=p, first=first, second=second, side=side)


def mixed_against(equation: Equation, chance: Fraction, side: Side) -> Number:
    """What a mix of an arrangement and the same turned round brings against a player who always attacks one side."""
    turned = Equation(equation.right, equation.symbol, equation.left)
    values = [row[side] for row in entries_of(table_of((equation, turned)))]
    chances = (chance, 1 - chance)
    value = weighed(values, chances)
    return Number(
        prompt=say(
            "against-prompt", equation=bare(equation), chance=chance, turned=bare(turned), side=SIDE_NAMES[side]
        ),
        hint=say("against-hint"),
        more_hints=(
            say("they-become", equations=[worked_out(way.attacked(side)) for way in (equation, turned)]),
            say("work-out", terms=terms(values, chances)),
        ),
        value=value,
        advice=exact(),
        why=Explanation(
            say("expected-why", value=value),
            why=(
                *[told(way.attacked(side)) for way in (equation, turned)],
                why_weighed(values, chances),
            ),
        ),
        because=off_average(values, chances),
        misconceptions=expected(
            value,
            (weighed(values, chances[::-1]), ideas.CHANCES_SWAPPED),
            (max(values), ideas.HOPE_ONLY.about(average=True)),
            (min(values), ideas.CAUTION_ONLY.about(average=True)),
            (sum(values, Fraction(0)) / 2, ideas.CHANCES_IGNORED),
            (Fraction(equation.value or 0), ideas.CARD_IGNORED),
        ),
    )


def value_of_game(table: PayoffPicture) -> Number:
    """What the best mix of a 2 x 2 table is sure to bring on average."""
    entries = entries_of(table)
    p = indifferent(entries)
    value = weighed([row[0] for row in entries], (p, 1 - p))
    return Number(
        prompt=(
            say("game-prompt"),
            " ",
            table,
        ),
        hint=say("game-hint"),
        value=value,
        advice=exact(),
        why=Explanation(say("game-why", value=value), why=why_indifferent(table)),
        because=lambda answer: _no_value_of(table, answer),
        misconceptions=expected(
            value,
            (sum([sum(row, Fraction(0)) for row in entries], Fraction(0)) / 4, ideas.HALF_AND_HALF),
            (min(entries[maximin(entries)[0]]), ideas.CAUTION_ONLY),
            *[(entry, ideas.AN_ENTRY) for row in entries for entry in row],
            (p, ideas.CHANCE_NOT_VALUE),
        ),
    )


def _no_value_of(table: PayoffPicture, answer: Fraction | None) -> str:
    """What speaks against a wrong value of a 2 x 2 table: one row brings as much, one column keeps it lower, or a mix
    for which the first column is worth this leaves the second one worth something else."""
    entries = entries_of(table)
    (safe, least), (best, most) = _alone(entries)
    if answer is None or answer <= least:
        return say("game-low", row=table.rows[safe], value=least)
    if answer >= most:
        return say("game-high", column=table.columns[best], value=most)
    (a, b), (c, d) = entries
    p = (answer - c) / (a - c)
    return say("game-apart", first=table.columns[0], second=table.columns[1], answer=answer, other=p * b + (1 - p) * d)


def _alone(entries: Entries) -> tuple[tuple[int, Fraction], tuple[int, Fraction]]:
    """The row that guarantees most by itself and the column that allows least, with what they do."""
    least, most = list(map(min, entries)), list(map(max, zip(*entries, strict=True)))
    return (least.index(max(least)), max(least)), (most.index(min(most)), min(most))


def two_rows(draw: ProblemRng) -> PayoffPicture:
    """Two arrangements under + that are attacked in different places."""
    while True:
        low, second, third, high = hand(draw, 4)
        lows = draw.shuffled((low, second))
        rows = (Equation(str(high), PLUS, str(lows[0])), Equation(str(lows[1]), PLUS, str(third)))
        table = table_of(draw.shuffled(rows))
        if indifferent(entries_of(table)).denominator <= 12:
            return table


def any_table(draw: ProblemRng) -> PayoffPicture:
    """A 2 x 2 table of small numbers for which mixing pays."""
    while True:
        numbers = [Fraction(draw.one(range(-6, 10))) for _ in range(4)]
        entries = ((numbers[0], numbers[1]), (numbers[2], numbers[3]))
        if needs_mixing(entries) and indifferent(entries).denominator <= 8:
            rows, columns = (say("row-a"), say("row-b")), (say("column-c"), say("column-d"))
            return PayoffPicture(rows, columns, entries, does="choose")


def _mixture(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        left, right = draw.some(range(1, 16), 2)
        return mixed_against(Equation(str(left), PLUS, str(right)), draw.one(UNEVEN), draw.one(SIDES))
    return chance_of_first(two_rows(draw)) if level == 2 else value_of_game(any_table(draw))


MIXTURE = Kind("mixture", lambda: say("kind-mixture"), _mixture)
