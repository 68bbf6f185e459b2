"""Counting what is possible, in words: how many formulas are true, how many a hand makes, which digits are useful."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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
from .sentences import say

# ── digits ────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_keep_which(rules: Rules) -> Explanation:
    """Which digits are worth keeping and which are not, counted; honest about how far the count reaches.

    >>> print(why_keep_which(Rules()))
    1 is in 71 true formulas with three one-digit numbers, 0 in 66, and 9 in only 29.
      From most to fewest: 1 in 71, 0 in 66, 2 in 49, 3 in 43, 4 in 41, 6 in 37, 5 in 35, 8 in 33, 7 in 31 and 9 in 29.
      Fewest with × alone: 5 and 7 in 4. Fewest with ÷ alone: 5 and 7 in 3.
      If the answer may have two digits, 1 in 136 is the most, and 9 in 62 the fewest.
      When you lay a single card on one of these formulas, 0, 1 or 2 most often makes another true one.
    """
    ranked = chances.ranking(rules.signs)
    products, quotients = chances.ranking((Sign.TIMES,)), chances.ranking((Sign.DIVIDE,))
    every = [say("digit-in", digit=digit, formulas=many) for digit, many in ranked]
    alone = say(
        "fewest-alone",
        times=_last(products),
        times_least=products[-1][1],
        divide=_last(quotients),
        divide_least=quotients[-1][1],
    )
    return Explanation(
        say("useful-digits", second=ranked[1][0], more=ranked[1][1], **_first_and_last(ranked)),
        why=(
            Explanation(say("from-most-to-fewest", counts=every)),
            Explanation(alone),
            Explanation(say("two-digit-answers", **_first_and_last(chances.ranking(rules.signs, most=99)))),
            Explanation(say("single-cards", digits=_most_flexible(rules))),
        ),
    )


def _first_and_last(ranked: Sequence[tuple[int, int]]) -> dict[str, object]:
    """The most useful digit and the least useful ones, and in how many formulas they are."""
    return {"first": ranked[0][0], "most": ranked[0][1], "last": _last(ranked), "least": ranked[-1][1]}


def _last(ranked: Sequence[tuple[int, int]]) -> list[int]:
    return [digit for digit, many in ranked if many == ranked[-1][1]]


def _most_flexible(rules: Rules) -> list[str]:
    return sorted(DIGITS, key=lambda card: -chances.flexibility((card,), rules))[:3]


# ── the formulas of a hand ────────────────────────────────────────────────────────────────────────────────────────


def what_is_possible(view: View) -> Explanation:
    """How many plays your hand has on the table as it lies, and how many formulas it makes without the table.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> print(what_is_possible(observe(new_game(2, "MOSS-17"), 0)))
    You have one play on this table.
      By how many cards on the table stay: 1 with two cards.
    """
    found = plays(view.table, view.hand, view.rules)
    alone = (why_so_many_formulas(view.hand, view.rules),) if view.table.is_open else ()
    return Explanation(say("plays-on-table", plays=len(found)), why=(*_by_cards_kept(found), *alone))


def _by_cards_kept(found: Sequence[Lay]) -> tuple[Explanation, ...]:
    if not found:
        return ()
    counts = Counter(play.kept for play in found)
    told = [say("plays-with-cards", plays=counts[kept], cards=kept) for kept in sorted(counts)]
    return (Explanation(say("by-cards-kept", counts=told)),)


def why_so_many_formulas(hand: Cards, rules: Rules) -> Explanation:
    """How many formulas of new cards only a hand can lay, and how many of them are true.

    >>> print(why_so_many_formulas(tuple("1234567"), Rules()))
    With only these cards, you can lay 840 formulas, and 40 of them are true.
      The first card is one of 7, the second one of the other 6 and the third one of the other 5.   7 × 6 × 5 = 210
      The sign is one of 4.   210 × 4 = 840

    With fewer than three cards there is none.
    """
    if len(hand) < 3:
        return Explanation(say("takes-three-cards"))
    counts = [many for many in range(3, rules.most_cards + 1) if many <= len(hand)]
    return Explanation(
        say("new-formulas", every=chances.new_formulas(hand, rules), true=chances.true_new_formulas(hand, rules)),
        why=tuple([step for laid in counts for step in _rows_told(hand, laid, rules)]) + _sum_told(hand, counts, rules),
    )


def _rows_told(hand: Cards, laid: int, rules: Rules) -> tuple[Explanation, ...]:
    first, second, third, fourth = [len(hand) - taken for taken in range(4)]
    factors: list[object] = [first]
    for left in (second, third, fourth)[: laid - 1]:
        factors += ["×", left]
    claim = say("orders", laid=laid, first=first, second=second, third=third, fourth=fourth)
    return (
        Explanation(claim, shown=show(*factors, "=", chances.orders(len(hand), laid))),
        *_equal_told(hand, laid),
        *_jokers_told(hand, laid),
        *_shapes_told(laid),
        Explanation(say("signs", signs=len(rules.signs)), shown=_product(hand, laid, rules)),
    )


def _equal_told(hand: Cards, laid: int) -> tuple[Explanation, ...]:
    """Equal cards changed round make the same row."""
    equal = [say("equal-cards", card=card, count=many) for card, many in sorted(Counter(hand).items()) if many > 1]
    if not equal:
        return ()
    rows = chances.orders(len(hand), laid)
    return (Explanation(say("equal-rows", equal=equal, different=chances.faces(hand, laid), rows=rows)),)


def _jokers_told(hand: Cards, laid: int) -> tuple[Explanation, ...]:
    if JOKER not in hand:
        return ()
    plain = tuple([card for card in hand if card != JOKER])
    without = chances.faces(plain, laid) if len(plain) >= laid else 0
    return (Explanation(say("joker-rows", rows=chances.rows(hand, laid), without=without)),)


def _shapes_told(laid: int) -> tuple[Explanation, ...]:
    return () if laid == 3 else (Explanation(say("ways-to-cut", cards=laid, ways=chances.shapes(laid))),)


def _product(hand: Cards, laid: int, rules: Rules) -> Shown:
    cut: Sequence[object] = ("×", chances.shapes(laid)) if chances.shapes(laid) > 1 else ()
    many = chances.rows(hand, laid)
    return show(many, *cut, "×", len(rules.signs), "=", many * chances.shapes(laid) * len(rules.signs))


def _sum_told(hand: Cards, counts: Sequence[int], rules: Rules) -> tuple[Explanation, ...]:
    if len(counts) < 2:
        return ()
    parts = [chances.rows(hand, laid) * chances.shapes(laid) * len(rules.signs) for laid in counts]
    return (Explanation(say("counts-added"), shown=show(*added(parts), "=", sum(parts))),)


# ── the opening ───────────────────────────────────────────────────────────────────────────────────────────────────


def why_hard_to_open(left: int, right: int) -> Explanation:
    """How likely it is that these two cards can be opened, and with which answers.

    >>> print(why_hard_to_open(2, 9))
    About 48 of 100 hands can open with 2 and 9.
      There are 2 true formulas: 2 + 9 = 11 and 2 × 9 = 18.
      This counts every hand of 7 from the other 50 cards, Jokers included.
    """
    found = [str(formula) for formula in chances.openings(left, right)]
    hands = round(100 * chances.opening_chance(left, right))
    return Explanation(
        say("opening-chance", hands=hands, left=left, right=right),
        why=(
            Explanation(say("openings", many=len(found), formulas=found)),
            Explanation(say("opening-counted", hand=chances.HAND, others=len(DECK) - 2)),
        ),
    )
