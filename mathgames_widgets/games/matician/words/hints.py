"""Hints from small to large: for taking a symbol, for laying two numbers and for laying a minus card.

They do not name the other players: a hint is found from one seat's view, and symbols say enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeVar

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.writing.explanation import Explanation, Hint
from mathgames_widgets.maths.writing.words import percent_text

from ..analysis.chances import Pair, PayoffTable
from ..analysis.plans import Guess, guess, own_table, promise
from ..rules.cards import (
    LEFT,
    LESS,
    MINUS,
    PLUS,
    RIGHT,
    SIDES,
    SYMBOLS,
    TIMES,
    WHERES,
    Card,
    Equation,
    MinusEffect,
    Symbol,
    effects,
    harmful_sides,
)
from ..rules.state import POINTS_TO_WIN, Phase, Sabotage, View
from . import explanations
from .chances import own_chances, why_chances, why_expected
from .sentences import OPERATIONS, SIDE_NAMES, in_rounds, symbol_text, where_name, worked_out

say = room(__name__)
T = TypeVar("T")

RARE = Fraction(1, 10)
"""Choices that are rarer are not told one by one."""


def advised(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> advised(observe(new_game(2, "FERN-42"), 0))[0].says
    'With −, which side wants a large number, and which a small one?'
    """
    if view.player is None or not view.is_my_turn:
        return ()
    match view.phase:
        case Phase.DRAFT:
            return _drafting(view)
        case Phase.NUMBERS:
            return _laying(view)
        case Phase.SABOTAGE:
            return _sabotage(view, view.player)
    return ()


def _said(told: Explanation, at: tuple[str, ...] = ()) -> Hint:
    """A hint with all that is behind it."""
    return Hint(told.claim, at, told if told.why or told.shown is not None else None)


def _keys(cards: Sequence[Card]) -> tuple[str, ...]:
    """The names of some cards on the page."""
    return tuple([f"card{card}.{list(cards[:at]).count(card)}" for at, card in enumerate(cards)])


# ── taking a symbol ───────────────────────────────────────────────────────────────────────────────────────────────


def _drafting(view: View) -> tuple[Hint, ...]:
    """What the hand can make with each symbol, and which of them brings most."""
    tables = [own_table(view, symbol) for symbol in dict.fromkeys(view.offer)]
    if len(tables) == 1:
        only = say("only-symbol", symbol=symbol_text(tables[0].symbol))
        return (Hint(only, _offered(tables[0].symbol), explanations.why_highest(tables[0])),)
    start = Hint(say("hint-which-symbol"), ("hand",))
    made = Explanation(
        say("hand-makes", equations=[worked_out(_best(table)) for table in tables]),
        why=tuple([explanations.why_highest(table) for table in tables]),
    )
    greatest = max(tables, key=lambda table: max(map(table.payoff, table.pairs)))
    ranks = tuple([explanations.why_rank(_best(table), view.rules) for table in tables]) if view.rules.by_rank else ()
    most = say("highest-symbol", symbol=symbol_text(greatest.symbol))
    safe = [_after(table) for table in tables]
    return (
        start,
        _said(made),
        _said(Explanation(most, why=(*ranks, *safe)), _offered(greatest.symbol)),
        _said(_promised(view)),
    )


def _offered(symbol: Symbol) -> tuple[str, ...]:
    return (f"offer{symbol}.0",)


def _promised(view: View) -> Explanation:
    """How often each symbol would score, against hands that the others may hold."""
    shares = sorted(promise(view).items(), key=lambda entry: -entry[1])
    told = [
        say("scores-often", symbol=symbol_text(symbol), share=percent_text(share), first=not at)
        for at, (symbol, share) in enumerate(shares)
    ]
    return Explanation(say("would-score", rounds=told), why=(Explanation(say("imagined-hands")),))


def _best(table: PayoffTable) -> Equation:
    return table.equation(explanations.shown_first(explanations.highest_pairs(table)))


def _after(table: PayoffTable) -> Explanation:
    """What the safest pair keeps with a symbol."""
    kept = explanations.measure_says(min(table.row(explanations.safest_pairs(table)[0])), table.rules)
    safest = explanations.why_safest(table)
    return Explanation(say("guarantees", symbol=symbol_text(table.symbol), least=kept), why=(safest,))


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────


def _laying(view: View) -> tuple[Hint, ...]:
    """What lies or what to think of, the minus cards, the rule, the highest pair, the safest, and what brings most."""
    assert view.symbol is not None, "who lays numbers has a symbol"
    table = own_table(view, view.symbol)
    highest, safest = explanations.why_highest(table), explanations.why_safest(table)
    on_average = table.best_expected(own_chances(view, view.symbol))
    return (
        _about_laid(table, view, view.symbol),
        _think_of_minuses(view.symbol, is_hit_often=len(view.active) > 2),
        Hint(explanations.best_rule(view.symbol)),
        _said(highest, _keys(explanations.shown_first(explanations.highest_pairs(table)))),
        _said(safest, _keys(explanations.shown_first(explanations.safest_pairs(table)))),
        _said(
            _on_average(table, view),
            _keys(explanations.shown_first(on_average)),
        ),
        _said(_mix_told(view)),
    )


def _about_laid(table: PayoffTable, view: View, symbol: Symbol) -> Hint:
    """What lies already, or what to think about before."""
    left, right = view.mine
    if left is not None and right is not None:
        return _said(_lies(table, view, symbol), _keys((left, right)))
    if left is None and right is None:
        return Hint(say("hint-numbers", operation=OPERATIONS[symbol]), (f"symbol{view.player}",))
    side = LEFT if left is None else RIGHT
    card = right if left is None else left
    return Hint(say("hint-one-down", card=card, side=SIDE_NAMES[side]), (f"side{side}",))


def _on_average(table: PayoffTable, view: View) -> Explanation:
    """What brings most on average, with what is assumed for it."""
    chances = own_chances(view, table.symbol)
    told = why_expected(table, chances)
    return Explanation(told.claim, why=(why_chances(chances, table.symbol), *told.why))


def _mix_told(view: View) -> Explanation:
    """Which pairs a mix lays that does well against hands that the others may hold."""
    guessed = guess(view)
    shares = guessed.mix.map(lambda plan: explanations.pairs_text(view.symbol or PLUS, [plan.pair]))
    told, rest = _mixed(shares)
    pairs = told[0][0] if len(told) == 1 and not rest else in_rounds(told)
    return Explanation(say("against-all-lay", pairs=pairs, mixed=bool(rest), rest=rest), why=(_imagined(guessed),))


def _think_of_minuses(symbol: Symbol, *, is_hit_often: bool) -> Hint:
    """What another player's minus card can do on each side, and on both where several may lay one."""
    told = tuple([explanations.sign_effect(symbol, where) for where in (WHERES if is_hit_often else WHERES[:2])])
    is_helped = effects(symbol, (RIGHT,)) == {MinusEffect.HELPS}
    claim = say("hurt-on-the-left" if is_helped else "hurt-on-either")
    return _said(Explanation(claim, why=told), tuple([f"side{side}" for side in harmful_sides(symbol)]))


def _lies(table: PayoffTable, view: View, symbol: Symbol) -> Explanation:
    """What the player has laid, beside the best that could lie there."""
    left, right = view.mine
    assert left is not None and right is not None, "both numbers lie"
    equation = Equation(left, symbol, right)
    if equation.value is None:
        return Explanation(say("both-down-no-value", equation=worked_out(equation)))
    pair = left, right
    higher = _many(table, lambda other: table.payoff(other) > table.payoff(pair))
    safer = _many(table, lambda other: min(table.row(other)) > min(table.row(pair)))
    claim = say("both-down", equation=worked_out(equation), higher=higher, safer=safer)
    return Explanation(claim, why=explanations.attacks(equation))


def _many(table: PayoffTable, is_counted: Callable[[Pair], bool]) -> int:
    """How many pairs are so; swapping the numbers of a sum or a product makes no new one."""
    found = [pair for pair in table.pairs if is_counted(pair)]
    return len({tuple(sorted(pair)) for pair in found} if table.symbol in (PLUS, TIMES) else found)


# ── laying a minus card ───────────────────────────────────────────────────────────────────────────────────────────


def _sabotage(view: View, player: Player) -> tuple[Hint, ...]:
    """Where a minus card harms, who is near the end, and what does well against hands that the others may hold."""
    if MINUS not in view.hand:
        return (Hint(say("nothing-to-lay"), ("pass",)),)
    others = [seat for seat in view.active if seat != player]
    symbols = [symbol for symbol in SYMBOLS if symbol in [view.symbols[seat] for seat in others]]
    table = tuple([_under(symbol) for symbol in symbols])
    harmed = [
        f"side{seat}.{side}" for seat in others if (symbol := view.symbols[seat]) for side in harmful_sides(symbol)
    ]
    where = table[0] if len(table) == 1 else Explanation(say("hurts-here"), why=table)
    return (
        Hint(say("hint-symbols"), tuple([f"symbol{seat}" for seat in others])),
        _said(where, tuple(harmed)),
        *_near_the_end(view, others),
        _aims_told(view),
    )


def _under(symbol: Symbol) -> Explanation:
    """Where a minus card harms under a symbol."""
    sides = harmful_sides(symbol)
    told = tuple([explanations.sign_effect(symbol, (side,)) for side in SIDES])
    return Explanation(say("hurts-under", symbol=symbol_text(symbol), where=where_name(sides)), why=told)


def _near_the_end(view: View, others: Sequence[Player]) -> tuple[Hint, ...]:
    """How many need a single point more."""
    near = [seat for seat in others if view.points[seat] == POINTS_TO_WIN - 1]
    if not near:
        return ()
    return (Hint(say("near-the-end", many=len(near)), tuple([f"seat{seat}" for seat in near])),)


def _aims_told(view: View) -> Hint:
    """Where minus cards go in a mix that does well, with the pair that the player has laid."""
    guessed = guess(view)
    same = [plan for plan in guessed.mix.chances if plan.pair == view.mine]
    mix = guessed.mix.given(same.__contains__) if same else guessed.mix
    aims, rest = _mixed(mix.map(lambda plan: _aim(view, plan.sabotage)))
    often = max(mix.chances, key=mix.chances.__getitem__).sabotage
    at = () if often is None else (f"side{often.target}.{often.side}",)
    ((where, symbol), share), *others = aims
    if not others and not rest:
        return _said(Explanation(say("against-all-aim", where=where, symbol=symbol), why=(_imagined(guessed),)), at)
    claim = say("against-all-mostly", where=where, symbol=symbol, share=share)
    told = [say("aim-share", where=where, symbol=symbol, share=share) for (where, symbol), share in others]
    told += [say("aim-rest", share=rest)] if rest else []
    return _said(Explanation(claim, why=(*map(Explanation, told), _imagined(guessed))), at)


def _aim(view: View, sabotage: Sabotage | None) -> tuple[str, str]:
    """Where a minus card goes, and under which symbol; the side where it makes a difference."""
    if sabotage is None:
        return "none", ""
    symbol = view.symbols[sabotage.target]
    assert symbol is not None, "everyone who plays has a symbol"
    where = SIDE_NAMES[sabotage.side] if symbol in (PLUS, LESS) else "both"
    return where, symbol_text(symbol)


def _mixed(shares: Distribution[T]) -> tuple[list[tuple[T, str]], str]:
    """How often each choice is made, the most frequent first; and rare ones together, if there are any."""
    ordered = sorted(shares.chances.items(), key=lambda entry: -entry[1])
    often = [(what, share) for what, share in ordered if share >= RARE]
    rest = 1 - sum([share for _, share in often], Fraction(0))
    return [(what, f"{round(100 * share)}%") for what, share in often], f"{round(100 * rest)}%" if rest else ""


def _imagined(guessed: Guess) -> Explanation:
    """What a mix rests on."""
    scores = Explanation(say("scored-imagined", share=percent_text(guessed.scores)))
    return Explanation(say("hands-imagined", hands=guessed.hands), why=(scores,))
