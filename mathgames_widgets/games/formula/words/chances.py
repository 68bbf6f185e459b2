"""Counting what is possible, in words: how many formulas are true, how many a hand makes, which digits are useful."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.maths.numbers.digits import added
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown

from ..analysis import chances
from ..rules.cards import DECK, DIGITS, JOKER, Cards
from ..rules.plays import plays
from ..rules.state import Lay, Rules
from ..rules.view import View

# ── facts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


# ── digits ────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_keep_which(rules: Rules) -> Explanation:
    """Which digits are worth keeping and which are not, counted; honest about how far the count reaches.

    >>> print(why_keep_which(Rules()))
    1 is in 71 true formulas with three one-digit numbers, 0 in 66, and 9 in only 29.
      From most to fewest: 1 in 71, 0 in 66, 2 in 49, 3 in 43, 4 in 41, 6 in 37, 5 in 35, 8 in 33, 7 in 31 and 9 in 29.
      Fewest with × alone: 5 and 7 in 4. Fewest with ÷ alone: 5 and 7 in 3.
      If the answer may have two digits, 1 in 136 is the most, and 9 in 62 the fewest.
      When you lay a single card on one of these formulas, 0, 1 or 2 makes another true one most often.
    """
    ranked = chances.ranking(rules.signs)
    (first, most), (second, more) = ranked[:2]
    products, quotients = chances.ranking((Sign.TIMES,)), chances.ranking((Sign.DIVIDE,))
    every = listed([f"{digit} in {many}" for digit, many in ranked])
    return Explanation(
        f"{first} is in {most} true formulas with three one-digit numbers, {second} in {more}, "
        f"and {_fewest(ranked, 'only ')}.",
        why=(
            Explanation(f"From most to fewest: {every}."),
            Explanation(f"Fewest with × alone: {_fewest(products)}. Fewest with ÷ alone: {_fewest(quotients)}."),
            _with_two_cards(rules),
            _single_cards(rules),
        ),
    )


def _fewest(ranked: Sequence[tuple[int, int]], how: str = "") -> str:
    least = ranked[-1][1]
    return f"{listed([f'{digit}' for digit, many in ranked if many == least])} in {how}{least}"


def _with_two_cards(rules: Rules) -> Explanation:
    ranked = chances.ranking(rules.signs, most=99)
    (first, most) = ranked[0]
    claim = f"If the answer may have two digits, {first} in {most} is the most, and {_fewest(ranked)} the fewest."
    return Explanation(claim)


def _single_cards(rules: Rules) -> Explanation:
    ranked = sorted(DIGITS, key=lambda card: -chances.flexibility((card,), rules))
    best = f"{', '.join(ranked[:2])} or {ranked[2]}"
    return Explanation(
        f"When you lay a single card on one of these formulas, {best} makes another true one most often."
    )


# ── the formulas of a hand ────────────────────────────────────────────────────────────────────────────────────────


def what_is_possible(view: View) -> Explanation:
    """How many plays your hand has on the table as it lies, and how many formulas it makes without the table.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> print(what_is_possible(observe(new_game(2, "MOSS-17"), 0)))
    On this table, your cards make one play.
      By how many cards on the table stay: 1 with two cards.
    """
    found = plays(view.table, view.hand, view.rules)
    makes = "no plays" if not found else "one play" if len(found) == 1 else f"{len(found)} plays"
    alone = (why_so_many_formulas(view.hand, view.rules),) if view.table.is_open else ()
    return Explanation(f"On this table, your cards make {makes}.", why=(*_by_cards_kept(found), *alone))


def _by_cards_kept(found: Sequence[Lay]) -> tuple[Explanation, ...]:
    if not found:
        return ()
    counts = Counter(play.kept for play in found)
    told = [f"{counts[kept]} with {counted(kept, 'card')}" for kept in sorted(counts)]
    return (Explanation(f"By how many cards on the table stay: {listed(told)}."),)


def why_so_many_formulas(hand: Cards, rules: Rules) -> Explanation:
    """How many formulas of new cards only a hand can lay, and how many of them are true.

    >>> print(why_so_many_formulas(tuple("1234567"), Rules()))
    With only these cards, you can lay 840 formulas, and 40 of them are true.
      The first card is one of 7, the second one of the other 6 and the third one of the other 5.   7 × 6 × 5 = 210
      The sign is one of 4.   210 × 4 = 840

    With fewer than three cards there is none.
    """
    if len(hand) < 3:
        return Explanation("A formula made only of new cards takes at least three cards.")
    every, true = chances.new_formulas(hand, rules), chances.true_new_formulas(hand, rules)
    counts = [many for many in range(3, rules.most_cards + 1) if many <= len(hand)]
    true_text = (
        "none of them is true" if not true else "one of them is true" if true == 1 else f"{true} of them are true"
    )
    return Explanation(
        f"With only these cards, you can lay {every} formulas, and {true_text}.",
        why=tuple([step for laid in counts for step in _rows_told(hand, laid, rules)]) + _sum_told(hand, counts, rules),
    )


def _rows_told(hand: Cards, laid: int, rules: Rules) -> tuple[Explanation, ...]:
    factors: list[object] = [len(hand)]
    for taken in range(1, laid):
        factors += ["×", len(hand) - taken]
    chosen = ["The first card is one of " + str(len(hand))]
    chosen += [f"the {_nth(taken)} one of the other {len(hand) - taken}" for taken in range(1, laid)]
    start = Explanation(f"{listed(chosen)}.", shown=show(*factors, "=", chances.orders(len(hand), laid)))
    return (
        start,
        *_equal_told(hand, laid),
        *_jokers_told(hand, laid),
        *_shapes_told(laid),
        _signs_told(hand, laid, rules),
    )


def _nth(taken: int) -> str:
    return ("first", "second", "third", "fourth")[taken]


def _equal_told(hand: Cards, laid: int) -> tuple[Explanation, ...]:
    """Equal cards changed round make the same row."""
    repeated = [(card, count) for card, count in sorted(Counter(hand).items()) if count > 1]
    if not repeated:
        return ()
    equal = listed([counted(count, "Joker" if card == JOKER else card) for card, count in repeated])
    different = f"{chances.faces(hand, laid)} of the {chances.orders(len(hand), laid)} rows are different"
    return (Explanation(f"There are {equal}: swapping equal cards makes the same row, so {different}."),)


def _jokers_told(hand: Cards, laid: int) -> tuple[Explanation, ...]:
    if JOKER not in hand:
        return ()
    plain = tuple([card for card in hand if card != JOKER])
    without = chances.faces(plain, laid) if len(plain) >= laid else 0
    claim = "A Joker can be any of 10 digits, so each row counts 10 times for each Joker in it"
    return (Explanation(f"{claim}: {chances.rows(hand, laid)} rows, {without} of them without a Joker."),)


def _shapes_told(laid: int) -> tuple[Explanation, ...]:
    if laid == 3:
        return ()
    ways = f"{chances.shapes(laid)} ways to cut the row"
    cut = f"With {counted(laid, 'card')}, one of the three numbers has two digits: {ways}"
    return (Explanation(f"{cut}. Numbers such as 05 are counted too, but none of them is allowed."),)


def _signs_told(hand: Cards, laid: int, rules: Rules) -> Explanation:
    return Explanation(f"The sign is one of {len(rules.signs)}.", shown=_product(hand, laid, rules))


def _product(hand: Cards, laid: int, rules: Rules) -> Shown:
    cut: Sequence[object] = ("×", chances.shapes(laid)) if chances.shapes(laid) > 1 else ()
    many = chances.rows(hand, laid)
    return show(many, *cut, "×", len(rules.signs), "=", many * chances.shapes(laid) * len(rules.signs))


def _sum_told(hand: Cards, counts: Sequence[int], rules: Rules) -> tuple[Explanation, ...]:
    if len(counts) < 2:
        return ()
    parts = [chances.rows(hand, laid) * chances.shapes(laid) * len(rules.signs) for laid in counts]
    claim = "Three-card and four-card formulas are different, so their counts are added."
    return (Explanation(claim, shown=show(*added(parts), "=", sum(parts))),)


# ── the opening ───────────────────────────────────────────────────────────────────────────────────────────────────


def why_hard_to_open(left: int, right: int) -> Explanation:
    """How likely it is that these two cards can be opened, and with which answers.

    >>> print(why_hard_to_open(2, 9))
    About 48 of 100 hands can open with 2 and 9.
      There are 2 true formulas: 2 + 9 = 11 and 2 × 9 = 18.
      This counts every hand of 7 from the other 50 cards, Jokers included.
    """
    found = chances.openings(left, right)
    many = "is 1 true formula" if len(found) == 1 else f"are {len(found)} true formulas"
    return Explanation(
        f"About {round(100 * chances.opening_chance(left, right))} of 100 hands can open with {left} and {right}.",
        why=(
            Explanation(f"There {many}: {listed([str(one) for one in found])}."),
            Explanation(
                f"This counts every hand of {chances.HAND} from the other {len(DECK) - 2} cards, Jokers included."
            ),
        ),
    )
