"""Payoffs in words: cautious, hopeful and expected choices, the mix that nobody can exploit, and a round solved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import decimal_text, listed, name_of
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.chance.strategies import Equilibrium, dominates
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import MINUS, show
from mathgames_widgets.maths.writing.shown import Digits, Fence, Shown, SideBySide
from mathgames_widgets.maths.writing.words import percent_text

from ..analysis.chances import Pair, PayoffTable
from ..analysis.plans import Balance, RoundPlan, balanced, before_laying, own_sabotage
from ..rules.cards import LEFT, LESS, PLUS, RIGHT, Cards, Equation, Symbol, Where
from ..rules.scoring import judge
from ..rules.state import Phase, RoundResult, Rules, View
from ..rules.view import imagine
from . import explanations
from .sentences import cards_text, equation_text, in_rounds, where_name, worked_out

say = room(__name__)

FEW = 6
"""So many pairs are listed one by one; of more only the best and the next."""


def brief_sabotage_text(where: Where) -> str:
    """Where minus cards lie, where there is little room.

    >>> brief_sabotage_text(()), brief_sabotage_text((0,)), brief_sabotage_text((0, 1))
    ('no −', '− left', '− each')
    """
    return say("minuses-brief", where=where_name(where))


def pair_text(table: PayoffTable, pair: Pair) -> str:
    """A pair as an equation without minus cards.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> pair_text(payoff_table(("2", "5"), "x"), ("2", "5"))
    '2 × 5'
    """
    return equation_text(table.equation(pair))


def _payoff(table: PayoffTable, pair: Pair, where: Where) -> str:
    return explanations.measure_says(table.payoff(pair, where), table.rules)


# ── one pair ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_row(table: PayoffTable, pair: Pair) -> Explanation:
    """What a pair brings against each sabotage.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_row(payoff_table(("4", "13"), "-"), ("13", "4")))
    13 − 4 can give 9, −17 or 17. It depends on the minus card.
      With no minus card: 13 − 4 = 9.
      With a minus card on the left: −13 − 4 = −17.
        A minus card in front of 13 makes it −13.
        It starts 13 below 0 and goes 4 further down.
      With a minus card on the right: 13 − (−4) = 17.
        A minus card in front of 4 makes it −4.
        Subtracting −4 is the same as adding 4.
    """
    brings = list(dict.fromkeys([_payoff(table, pair, where) for where in table.sabotages]))
    entries = tuple([_entry(table, pair, where) for where in table.sabotages])
    return Explanation(say("payoffs", pair=pair_text(table, pair), payoffs=brings, many=len(brings)), why=entries)


def _entry(table: PayoffTable, pair: Pair, where: Where) -> Explanation:
    equation = table.equation(pair, where)
    ranked = (explanations.why_rank(equation, table.rules),) if table.rules.by_rank else ()
    claim = say("payoff-worked", where=where_name(where), equation=worked_out(equation))
    return Explanation(claim, why=(*explanations.why_value(equation).why, *ranked))


def why_dominated(table: PayoffTable, pair: Pair) -> Explanation | None:
    """Why a pair need not be thought of, because another never falls short of it; None where there is no such pair.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> table = payoff_table(("2", "5", "11"), "-")
    >>> print(why_dominated(table.against((), (1,)), ("5", "2")))
    5 − 2 never gives more than 11 − 2, and sometimes less: 11 − 2 dominates it.
      With no minus card: 3 is less than 9.
      With a minus card on the right: 7 is less than 13.
    >>> why_dominated(table, ("5", "2")) is None
    True
    """
    better = [other for other in table.pairs if dominates(table.row(other), table.row(pair))]
    if not better:
        return None
    other = max(better, key=table.row)
    comparisons = tuple([_side_by_side(table, pair, other, where) for where in table.sabotages])
    return Explanation(say("dominated", pair=pair_text(table, pair), other=pair_text(table, other)), why=comparisons)


def _side_by_side(table: PayoffTable, pair: Pair, other: Pair, where: Where) -> Explanation:
    equal = table.payoff(pair, where) == table.payoff(other, where)
    payoff, others = _payoff(table, pair, where), _payoff(table, other, where)
    return Explanation(say("dominated-entry", where=where_name(where), payoff=payoff, other=others, equal=equal))


# ── cautious and hopeful ──────────────────────────────────────────────────────────────────────────────────────────


def why_cautious(table: PayoffTable) -> Explanation:
    """Maximin: the pair whose worst payoff is greatest.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_cautious(payoff_table(("2", "5", "11"), "-").only([("11", "2"), ("5", "2")])))
    The cautious choice is 5 − 2: at worst it gives −7.
      For each pair, look at its worst case, the minimum of its row: −7 for 5 − 2 and −13 for 11 − 2.
      The greatest of these minima, the maximin, is −7: nothing the other players do can push you below it.
    """
    minima = {pair: min(table.row(pair)) for pair in table.pairs}
    most = explanations.measure_says(max(minima.values()), table.rules)
    claim = say("cautious", pairs=explanations.pairs_text(table.symbol, table.cautious), payoff=most)
    entries, is_cut = _listed(table, minima)
    rows = say("cautious-rows", minima=entries, cut=is_cut)
    name = say("cautious-name", payoff=most)
    return Explanation(claim, why=(Explanation(rows), Explanation(name)))


def why_hopeful(table: PayoffTable) -> Explanation:
    """Maximax: the pair whose best payoff is greatest.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_hopeful(payoff_table(("2", "5", "11"), "-").only([("11", "5"), ("11", "2")])))
    The hopeful choice is 11 − 5: at best it gives 16.
      For each pair, look at its best case, the maximum of its row: 16 for 11 − 5 and 13 for 11 − 2.
      The greatest of these maxima, the maximax, is 16: you get it only if the other players do what you hope for.
    That takes a minus card on the right.
    """
    maxima = {pair: max(table.row(pair)) for pair in table.pairs}
    most = explanations.measure_says(max(maxima.values()), table.rules)
    claim = say("hopeful", pairs=explanations.pairs_text(table.symbol, table.hopeful), payoff=most)
    entries, is_cut = _listed(table, maxima)
    rows = say("hopeful-rows", maxima=entries, cut=is_cut)
    name = say("hopeful-name", payoff=most)
    row = table.row(explanations.shown_first(table.hopeful))
    takes = say("hopeful-takes", where=where_name(table.sabotages[row.index(max(row))]))
    return Explanation(claim, why=(Explanation(rows), Explanation(name), Explanation(takes)))


def _listed(table: PayoffTable, numbers: dict[Pair, Fraction]) -> tuple[str, bool]:
    """Each pair with its number, from the greatest; of many pairs the best and the next, and that it is cut."""
    groups: dict[Fraction, list[Pair]] = {}
    for pair, number in sorted(numbers.items(), key=lambda entry: -entry[1]):
        groups.setdefault(number, []).append(pair)
    entries = [
        say("entry-for", payoff=explanations.measure_text(number, table.rules), pairs=pairs)
        for number, own in groups.items()
        for pairs in (explanations.pairs_text(table.symbol, own, is_either_said=False),)
    ]
    is_cut = len(entries) > FEW
    return ", ".join(entries[: FEW - 1]) if is_cut else listed(entries), is_cut


# ── expected ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_expected(table: PayoffTable, chances: Distribution[Where]) -> Explanation:
    """The pair that brings most on average, when minus cards come with these chances.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> from mathgames_widgets.maths.chance.distributions import evenly
    >>> print(why_expected(payoff_table(("2", "5"), "+"), evenly([(), (1,)])))
    5 + 2 has the highest average: 5.
    5 + 2 gives 5 on average.   0.5 × 7 + 0.5 × 3 = 5
    The next best is 2 + 5: 2 on average.   0.5 × 7 + 0.5 × (−3) = 2
      Multiply each payoff by its chance, then add the products: that is the expected value.
      A single round may be far from the expected value. Over many rounds, the mean gets close to it.
    """
    means = table.expected(chances)
    best = table.best_expected(chances)
    rest = [pair for pair in table.pairs if pair not in best]
    most = explanations.average_says(means[best[0]], table.rules)
    first = explanations.shown_first(best)
    claim = say("gives-on-average", pair=pair_text(table, first), average=most)
    averages = [Explanation(claim, shown=_weighed(table, first, chances))]
    if rest:
        second = max(rest, key=lambda pair: (means[pair], int(pair[LEFT])))
        average = explanations.average_says(means[second], table.rules)
        claim = say("next-on-average", pair=pair_text(table, second), average=average)
        averages.append(Explanation(claim, shown=_weighed(table, second, chances)))
    claim = say("highest-average", pairs=explanations.pairs_text(table.symbol, best), average=most)
    return Explanation(claim, why=(*averages, Explanation(say("expected-rule")), Explanation(say("expected-many"))))


def _weighed(table: PayoffTable, pair: Pair, chances: Distribution[Where]) -> Shown:
    """Chances times payoffs, added; only the mean is rounded, behind a "≈"."""
    numbers = [(chances[where], table.payoff(pair, where)) for where in table.sabotages if chances[where]]
    mean = sum([chance * payoff for chance, payoff in numbers], Fraction(0))
    parts: list[object] = []
    for chance, payoff in numbers:
        parts += ["+", _exactly(chance), "×", Fence(_exactly(payoff)) if payoff < 0 else _exactly(payoff)]
    places = 3 if table.rules.by_rank else 2
    rounded = Fraction(round(mean * 10**places), 10**places)
    return show(*parts[1:], "=" if rounded == mean else "≈", _decimal(rounded, places))


def _exactly(number: Fraction) -> Shown:
    """A number as a decimal where hundredths are enough, as a fraction where not."""
    return _decimal(number, 2) if (100 * number).denominator == 1 else show(number)


def _decimal(number: Fraction, places: int) -> Shown:
    size = Digits(decimal_text(f"{float(abs(number)):.{places}f}".rstrip("0").rstrip(".")))
    return SideBySide((MINUS, size)) if number < 0 else size


def own_chances(view: View, symbol: Symbol) -> Distribution[Where]:
    """How likely each sabotage is under a symbol, for all that the seat's own cards tell, in whole percents.

    What is worked out from them on the page can then be checked on paper.
    """
    return in_percents(own_sabotage(view, symbol))


def in_percents(chances: Distribution[Where]) -> Distribution[Where]:
    """Chances in whole percents that add up to 1; the likeliest takes what rounding leaves.

    >>> dict(in_percents(Distribution({(): Fraction(1, 3), (0,): Fraction(1, 3), (1,): Fraction(1, 3)})).chances)
    {(): Fraction(17, 50), (0,): Fraction(33, 100), (1,): Fraction(33, 100)}
    """
    percents = {where: round(100 * chance) for where, chance in chances.chances.items()}
    percents[max(percents, key=percents.__getitem__)] += 100 - sum(percents.values())
    return Distribution({where: Fraction(percent, 100) for where, percent in percents.items()})


def why_chances(chances: Distribution[Where], symbol: Symbol) -> Explanation:
    """How likely each sabotage is taken to be, and what is assumed for it.

    >>> from mathgames_widgets.games.matician.analysis.chances import expected_sabotage
    >>> print(why_chances(in_percents(expected_sabotage(("4", "13"), "-")), "-"))
    This is what to expect from the others.
      No minus card in 27% of rounds.
      A minus card on the left in 73% of rounds.
      This assumes that each player with a minus card lays one, and attacks each of the others equally \
often. Chances are rounded.
      It goes on the left, because on the right it would help.
    """
    cases = _minuses_told([(where, percent_text(chance)) for where, chance in chances.chances.items()])
    sides = Explanation(say("expect-left" if symbol == LESS else "expect-either"))
    return Explanation(say("expect"), why=(*cases, Explanation(say("expect-assumed")), sides))


def _minuses_told(shares: Iterable[tuple[Where, str]]) -> tuple[Explanation, ...]:
    """How often minus cards lie in each of several places."""
    return tuple([Explanation(say("minuses-share", where=where_name(where), share=share)) for where, share in shares])


# ── mixed ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_best_against(table: PayoffTable, where: Where) -> Explanation:
    """The best answer to a rival who always does the same.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_best_against(payoff_table(("2", "5", "11"), "+"), (1,)))
    If a rival always lays a minus card on the right, lay 11 + 2: it gives 9.
      The minus card hits the 2, and the 11 stays as it is.
    """
    payoffs = {pair: table.payoff(pair, where) for pair in table.pairs}
    best = [pair for pair in table.pairs if payoffs[pair] == max(payoffs.values())]
    pairs, payoff = explanations.pairs_text(table.symbol, best), _payoff(table, best[0], where)
    why: tuple[Explanation, ...] = ()
    if table.symbol == PLUS and len(where) == 1:
        hit, free = best[0][where[0]], best[0][1 - where[0]]
        why = (Explanation(say("hits", hit=hit, free=free)),)
    return Explanation(say("best-against", where=where_name(where), pairs=pairs, payoff=payoff), why=why)


def why_mixed(table: PayoffTable) -> Explanation:
    """The equilibrium with a rival who wants this equation to be low, and why neither side leaves it.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> print(why_mixed(payoff_table(("2", "11"), "+")))
    Mix, so that nobody can predict it: lay 11 + 2 in 1/2 of rounds and 2 + 11 in 1/2. That gives 0 on average.
      If you always lay 11 + 2, a rival who knows this lays a minus card on the left: −9.
      If you always lay 2 + 11, a rival who knows this lays a minus card on the right: −9.
      If a rival always lays a minus card on the left, lay 2 + 11: it gives 9.
        The minus card hits the 2, and the 11 stays as it is.
      If a rival always lays a minus card on the right, lay 11 + 2: it gives 9.
        The minus card hits the 2, and the 11 stays as it is.
      With this mix, a minus card on the left leaves 0 on average.   1/2 × (−9) + 1/2 × 9 = 0
      With this mix, a minus card on the right leaves 0 on average.   1/2 × 9 + 1/2 × (−9) = 0
      A rival can hold you to 0 with a mix.
        A minus card on the left in 1/2 of rounds.
        A minus card on the right in 1/2 of rounds.
      Neither player can do better alone: this is an equilibrium, and 0 is the value of the game.
      This assumes a rival who only wants your equation to be low. In the game it also matters what the others have.
    """
    equilibrium = balance(table)
    if max(map(min, table.payoffs)) == equilibrium.value:
        return _one_pair(table, explanations.shown_first(explanations.safest_pairs(table)), equilibrium)
    value = explanations.average_says(equilibrium.value, table.rules)
    mine = [table.pairs[row] for row in sorted(equilibrium.rows.chances, key=lambda row: -int(table.pairs[row][LEFT]))]
    theirs = [table.sabotages[column] for column in sorted(equilibrium.columns.chances)]
    lay = in_rounds([(pair_text(table, pair), _share(equilibrium, table, pair)) for pair in mine])
    why = (
        *[_if_always(table, pair) for pair in mine],
        *[why_best_against(table, where) for where in theirs],
        *[_against(table, where, mine, equilibrium) for where in theirs],
        _kept_to(table, theirs, equilibrium),
        Explanation(say("mix-equilibrium", value=value)),
        Explanation(say("rival-only")),
    )
    return Explanation(say("mix", pairs=lay, value=value), why=why)


def balance(table: PayoffTable) -> Equilibrium:
    """An equilibrium with a rival who wants this equation to be low, with the highest pairs where they can have one.

    A mix that brings the value of the game belongs to an equilibrium with whatever keeps one to that value.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> table = payoff_table(("2", "5", "11"), "+")
    >>> [table.pairs[row] for row in balance(table).rows.chances]
    [('5', '11'), ('11', '5')]
    """
    equilibrium, highest = table.against_a_rival(), explanations.highest_pairs(table)
    part = table.only(highest).against_a_rival()
    if part.value < equilibrium.value:
        return equilibrium
    return Equilibrium(
        equilibrium.value, part.rows.map(lambda row: table.pairs.index(highest[row])), equilibrium.columns
    )


def _share(equilibrium: Equilibrium, table: PayoffTable, pair: Pair) -> str:
    return f"{equilibrium.rows[table.pairs.index(pair)]}"


def _one_pair(table: PayoffTable, pair: Pair, equilibrium: Equilibrium) -> Explanation:
    """No need to mix: the cautious pair brings the value of the game whatever the rival does."""
    value = explanations.measure_says(equilibrium.value, table.rules)
    claim = say("no-mix", pair=pair_text(table, pair), value=value)
    theirs = [table.sabotages[column] for column in sorted(equilibrium.columns.chances)]
    name, only = Explanation(say("no-mix-name", value=value)), Explanation(say("rival-only"))
    return Explanation(claim, why=(why_row(table, pair), _kept_to(table, theirs, equilibrium), name, only))


def _if_always(table: PayoffTable, pair: Pair) -> Explanation:
    worst = table.sabotages[table.row(pair).index(min(table.row(pair)))]
    payoff = _payoff(table, pair, worst)
    return Explanation(say("if-always", pair=pair_text(table, pair), where=where_name(worst), payoff=payoff))


def _against(table: PayoffTable, where: Where, mine: Sequence[Pair], equilibrium: Equilibrium) -> Explanation:
    """What the mix brings against one sabotage."""
    parts: list[object] = []
    numbers = [(equilibrium.rows[table.pairs.index(pair)], table.payoff(pair, where)) for pair in mine]
    for chance, payoff in numbers:
        parts += ["+", chance, "×", Fence(show(payoff)) if payoff < 0 else payoff]
    mean = sum([chance * payoff for chance, payoff in numbers], Fraction(0))
    average = explanations.average_says(mean, table.rules)
    claim = say("mix-against", where=where_name(where), average=average)
    return Explanation(claim, shown=show(*parts[1:], "=", mean))


def _kept_to(table: PayoffTable, theirs: Sequence[Where], equilibrium: Equilibrium) -> Explanation:
    if len(theirs) == 1:
        value = explanations.measure_says(equilibrium.value, table.rules)
        return Explanation(say("rival-always", value=value, where=where_name(theirs[0])))
    value = explanations.average_says(equilibrium.value, table.rules)
    shares = [(where, f"{equilibrium.columns[table.sabotages.index(where)]}") for where in theirs]
    return Explanation(say("rival-mixes", value=value), why=_minuses_told(shares))


# ── a round of two players whose hands are known ──────────────────────────────────────────────────────────────────

Hands = tuple[Cards, Cards]
Symbols = tuple[Symbol, Symbol]

FEW_PLANS = 4
"""Of so many plans it is told what the other would do about them."""


def why_balanced(hands: Hands, symbols: Symbols, rules: Rules | None = None, names: Sequence[str] = ()) -> Explanation:
    """The equilibrium of a round of two, if everyone knew both hands: each player's mix, and what it brings.

    >>> print(why_balanced((("2", "11"), ("4", "5", "-")), ("+", "+"), names=["Asha", "Ben"]))
    If both play as well as they can, Ben gets 1/2 of a point more than Asha on average.
      Asha mixes 2 plans.
        In 1/2 of rounds Asha lays 11 + 2.
          If Asha did this in every round, Ben would lay 4 + 5 and a minus card on the left: −11 + 2 = −9 against \
4 + 5 = 9.
        In 1/2 of rounds Asha lays 2 + 11.
          If Asha did this in every round, Ben would lay 4 + 5 and a minus card on the right: 2 + (−11) = −9 against \
4 + 5 = 9.
      Ben mixes 2 plans.
        In 1/2 of rounds Ben lays 4 + 5 and a minus card on the left.
          If Ben did this in every round, Asha would lay 2 + 11: 4 + 5 = 9 against −2 + 11 = 9.
        In 1/2 of rounds Ben lays 4 + 5 and a minus card on the right.
          If Ben did this in every round, Asha would lay 11 + 2: 4 + 5 = 9 against 11 + (−2) = 9.
      Neither player gains by changing their mix alone: this is an equilibrium.
      Here both players know each other's hands. In the game the hands are hidden.

    Raises ValueError for a hand that cannot lay two numbers.
    """
    rules = Rules() if rules is None else rules
    solved = balanced(hands, symbols, rules)
    seats = tuple([_of_seat(seat, solved, symbols, rules, names) for seat in (0, 1)])
    alone, known = Explanation(say("duel-equilibrium")), Explanation(say("duel-known"))
    return Explanation(_brings(solved.value, names), why=(*seats, alone, known))


def _brings(value: Fraction, names: Sequence[str]) -> str:
    if not value:
        return say("duel-even")
    more, less = (0, 1) if value > 0 else (1, 0)
    return say("duel-ahead", more=name_of(more, names), less=name_of(less, names), points=abs(value))


def _of_seat(seat: Player, solved: Balance, symbols: Symbols, rules: Rules, names: Sequence[str]) -> Explanation:
    """How a player mixes, and what would come of always doing the same."""
    mix = sorted(solved.mixes[seat].chances.items(), key=lambda entry: (-entry[1], -int(entry[0].pair[LEFT])))
    name = name_of(seat, names)
    if len(mix) == 1:
        plan = mix[0][0]
        pair, where = _laid(plan, symbols[seat]), where_name(plan.where)
        return Explanation(say("always-lays", player=name, pair=pair, where=where))
    plans = [
        Explanation(
            say("lays-share", player=name, pair=_laid(plan, symbols[seat]), where=where_name(plan.where), share=share),
            why=(_answer_to(seat, plan, solved, symbols, rules, names),) if at < FEW_PLANS else (),
        )
        for at, (plan, share) in enumerate(mix)
    ]
    return Explanation(say("mixes", player=name, plans=len(plans)), why=tuple(plans))


def _laid(plan: RoundPlan, symbol: Symbol) -> str:
    return equation_text(Equation(plan.pair[LEFT], symbol, plan.pair[RIGHT]))


def _answer_to(
    seat: Player, plan: RoundPlan, solved: Balance, symbols: Symbols, rules: Rules, names: Sequence[str]
) -> Explanation:
    """What the other does about a plan that never changes, of all that belongs to the other's own mix."""
    other = 1 - seat

    def points(answer: RoundPlan) -> int:
        winners = _round(seat, plan, answer, symbols, rules).winners
        return (other in winners) - (seat in winners)

    best = max(solved.mixes[other].chances, key=points)
    mine, theirs = map(_round(seat, plan, best, symbols, rules).equation_of, (seat, other))
    claim = say(
        "if-always-laid",
        player=name_of(seat, names),
        other=name_of(other, names),
        pair=_laid(best, symbols[other]),
        where=where_name(best.where),
        theirs=worked_out(mine),
        own=worked_out(theirs),
    )
    return Explanation(claim)


def _round(seat: Player, plan: RoundPlan, answer: RoundPlan, symbols: Symbols, rules: Rules) -> RoundResult:
    """What comes of a plan and the other's answer."""
    plans = (plan, answer) if seat == 0 else (answer, plan)
    equations = [
        Equation(plan.pair[LEFT], symbol, plan.pair[RIGHT]) for plan, symbol in zip(plans, symbols, strict=True)
    ]
    return judge(1, equations, [plan.sabotage for plan in plans], (0, 0), rules)


# ── the payoff explorer ───────────────────────────────────────────────────────────────────────────────────────────


class PayoffQuestion(Enum):
    """What can be asked about a table of payoffs."""

    CAUTIOUS = "cautious"
    HOPEFUL = "hopeful"
    EXPECTED = "expected"
    CHANCES = "chances"
    MIXED = "mixed"
    DUEL = "duel"

    @property
    def text(self) -> str:
        """The question as it stands on its button."""
        return say.by("question", self)


def questions(view: View) -> tuple[PayoffQuestion, ...]:
    """What can be asked now: a mix only about a single rival, and the round only with both symbols on the table.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> [question.text for question in questions(observe(new_game(2, "FERN-42"), 0))][4:]
    ['How to be unpredictable', 'The round against an imagined hand']
    >>> len(questions(observe(new_game(3, "FERN-42"), 0)))
    4
    """
    left_out = set()
    if len(view.active) != 2:
        left_out = {PayoffQuestion.MIXED, PayoffQuestion.DUEL}
    elif view.phase is Phase.DRAFT:
        left_out = {PayoffQuestion.DUEL}
    return tuple([question for question in PayoffQuestion if question not in left_out])


def table_says(whole: PayoffTable, shown: PayoffTable) -> str:
    """What the rows, the columns and the entries of a table are, of which some may be left out.

    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> whole = payoff_table(("2", "5"), "+")
    >>> table_says(whole, whole)
    'Each row is an arrangement of your numbers. Each column is what the others may do to it, with its chance. The entry
    is what the equation is worth then.'
    """
    sentence = say("table-of-payoffs", ranked=whole.rules.by_rank)
    return sentence if shown == whole else " ".join([sentence, say("table-cut")])


def merits(pair: Pair, whole: PayoffTable, chances: Distribution[Where]) -> tuple[str, ...]:
    """What can be said for a pair.

    >>> from mathgames_widgets.games.matician.analysis.chances import expected_sabotage
    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> hand = ("2", "5", "11")
    >>> merits(("11", "5"), payoff_table(hand, "-"), expected_sabotage(hand, "-"))
    ('hopeful',)
    """
    who_has = {
        say("merit-cautious"): whole.cautious,
        say("merit-hopeful"): whole.hopeful,
        say("merit-average"): whole.best_expected(chances),
    }
    return tuple([merit for merit, pairs in who_has.items() if pair in pairs])


def answer(question: PayoffQuestion, whole: PayoffTable, chances: Distribution[Where]) -> Explanation:
    """The answer to a question about the table; `why_imagined` answers the one about the round.

    >>> from mathgames_widgets.games.matician.analysis.chances import expected_sabotage
    >>> from mathgames_widgets.games.matician.analysis.chances import payoff_table
    >>> hand = ("2", "5", "11")
    >>> answer(PayoffQuestion.CAUTIOUS, payoff_table(hand, "-"), expected_sabotage(hand, "-")).claim
    'The cautious choice is 5 − 2 in either order: at worst it gives −7.'
    """
    answers: dict[PayoffQuestion, Callable[[], Explanation]] = {
        PayoffQuestion.CAUTIOUS: partial(why_cautious, whole),
        PayoffQuestion.HOPEFUL: partial(why_hopeful, whole),
        PayoffQuestion.EXPECTED: partial(why_expected, whole, chances),
        PayoffQuestion.CHANCES: partial(why_chances, chances, whole.symbol),
        PayoffQuestion.MIXED: partial(why_mixed, whole),
    }
    return answers[question]()


# ── the round against an imagined hand ────────────────────────────────────────────────────────────────────────────


def imagined_says(view: View, number: int, names: Sequence[str] = ()) -> str:
    """What the other of two is imagined to hold; of the many hands the one of this number.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> imagined_says(observe(new_game(2, "FERN-42"), 0), 1, ["Asha", "Ben"])
    'Imagine that Ben holds 7, 14, 14, 15 and two minus cards.'
    """
    (other,) = [seat for seat in view.active if seat != view.player]
    return say("imagine", player=name_of(other, names), cards=cards_text(_hands(view, number)[other]))


def why_imagined(view: View, number: int, names: Sequence[str] = ()) -> Explanation:
    """The round of two, solved as if both knew that hand.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> why_imagined(observe(new_game(2, "FERN-42"), 0), 1, ["Asha", "Ben"]).claim
    'If both play as well as they can, Ben gets 1 point more than Asha on average.'
    """
    first, second = view.active
    hands, symbols = _hands(view, number), view.symbols
    mine, theirs = symbols[first], symbols[second]
    assert mine is not None and theirs is not None, "only asked once both have a symbol"
    of_both = [name_of(seat, names) for seat in view.active]
    return why_balanced((hands[first], hands[second]), (mine, theirs), view.rules, of_both)


def _hands(view: View, number: int) -> tuple[Cards, ...]:
    """All hands at the beginning of the round: the seat's own, and the other's dealt from the cards it does not see."""
    return imagine(before_laying(view), number).hands
