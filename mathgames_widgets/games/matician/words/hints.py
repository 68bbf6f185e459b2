"""Hints from small to large: for taking a symbol, for laying two numbers and for laying a minus card.

They do not name the other players: a hint is found from one seat's view, and symbols say enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import SMALL, listed
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.writing.explanation import Explanation, Hint
from mathgames_widgets.maths.writing.words import capital, percent_text

from ..analysis.chances import PayoffTable
from ..analysis.plans import Guess, guess, own_table, promise
from ..rules.cards import (
    LEFT,
    LESS,
    MINUS,
    OVER,
    PLUS,
    RIGHT,
    SIDES,
    SYMBOLS,
    TIMES,
    WHERES,
    Card,
    Effect,
    Equation,
    Symbol,
    effects,
    harmful_sides,
)
from ..rules.state import POINTS_TO_WIN, Phase, Sabotage, View
from . import explanations
from .chances import own_chances, why_chances, why_expected
from .sentences import in_rounds, side_text, symbol_text, worked_out

AGAINST_ALL = "Against the hands the others may hold"
"""What a mix that was learnt is good for."""

RARE = Fraction(1, 10)
"""Choices that are rarer are not told one by one."""


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> hint(observe(new_game(2, "FERN-42"), 0))[0].says
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
        only = f"{symbol_text(tables[0].symbol)} is the only symbol left, so take it."
        return (Hint(only, _offered(tables[0].symbol), explanations.why_highest(tables[0])),)
    start = Hint("Which symbol makes the highest value with the numbers in your hand?", ("hand",))
    made = Explanation(
        f"Your hand can make {listed([worked_out(_best(table)) for table in tables])}.",
        why=tuple([explanations.why_highest(table) for table in tables]),
    )
    greatest = max(tables, key=lambda table: max(map(table.payoff, table.pairs)))
    ranks = tuple([explanations.why_rank(_best(table), view.rules) for table in tables]) if view.rules.by_rank else ()
    most = (
        f"{symbol_text(greatest.symbol)} gives your hand the highest value, as long as nobody lays a minus card there."
    )
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
    told = in_rounds([(f"with {symbol_text(symbol)}", percent_text(share)) for symbol, share in shares])
    how = (
        "This comes from imagined hands for the other players. Each imagined player learned to play well against "
        "the rest."
    )
    return Explanation(f"{AGAINST_ALL}, you would score {told}.", why=(Explanation(how),))


def _best(table: PayoffTable) -> Equation:
    return table.equation(explanations.shown_first(explanations.highest_pairs(table)))


def _after(table: PayoffTable) -> Explanation:
    """What the safest pair keeps with a symbol."""
    kept = explanations.measure_says(min(table.row(explanations.safest_pairs(table)[0])), table.rules)
    safest = explanations.why_safest(table)
    return Explanation(f"{symbol_text(table.symbol)} guarantees you {kept}.", why=(safest,))


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────

QUESTIONS: dict[Symbol, str] = {
    PLUS: "With +, do you want large numbers, small ones, or one of each?",
    LESS: "With −, which side wants a large number, and which a small one?",
    TIMES: "With ×, do you want large numbers, small ones, or one of each?",
    OVER: "With ÷, which side wants a large number, and which a small one?",
}
"""What to think about first, while nothing lies."""


def _laying(view: View) -> tuple[Hint, ...]:
    """What lies or what to think of, the minus cards, the rule, the highest pair, the safest, and what brings most."""
    assert view.symbol is not None, "who lays numbers has a symbol"
    table = own_table(view, view.symbol)
    highest, safest = explanations.why_highest(table), explanations.why_safest(table)
    on_average = table.best_expected(own_chances(view, view.symbol))
    return (
        _about_laid(table, view, view.symbol),
        _think_of_minuses(view.symbol, is_hit_often=len(view.active) > 2),
        Hint(explanations.BEST_RULES[view.symbol]),
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
        return Hint(QUESTIONS[symbol], (f"symbol{view.player}",))
    side = LEFT if left is None else RIGHT
    card = right if left is None else left
    asks = f"The {card} is down. Does a large or a small number on the {side_text(side)} make the value higher?"
    return Hint(asks, (f"side{side}",))


def _on_average(table: PayoffTable, view: View) -> Explanation:
    """What brings most on average, with what is assumed for it."""
    chances = own_chances(view, table.symbol)
    told = why_expected(table, chances)
    return Explanation(told.claim, why=(why_chances(chances, table.symbol), *told.why))


def _mix_told(view: View) -> Explanation:
    """Which pairs a mix lays that does well against hands that the others may hold."""
    found = guess(view)
    shares = found.mix.map(lambda plan: explanations.pairs_text(view.symbol or PLUS, [plan.pair]))
    return Explanation(f"{AGAINST_ALL}, lay {_mixed(shares)}.", why=(_imagined(found),))


def _think_of_minuses(symbol: Symbol, *, is_hit_often: bool) -> Hint:
    """What another player's minus card can do on each side, and on both where several may lay one."""
    told = tuple([explanations.sign_effect(symbol, where) for where in (WHERES if is_hit_often else WHERES[:2])])
    if effects(symbol, (RIGHT,)) == {Effect.HELPS}:
        claim = "A minus card would hurt you on the left and help you on the right."
    else:
        claim = "A minus card would hurt you on either side."
    return _said(Explanation(claim, why=told), tuple([f"side{side}" for side in harmful_sides(symbol)]))


def _lies(table: PayoffTable, view: View, symbol: Symbol) -> Explanation:
    """What the player has laid, beside the best that could lie there."""
    left, right = view.mine
    assert left is not None and right is not None, "both numbers lie"
    equation = Equation(left, symbol, right)
    if equation.value is None:
        return Explanation(f"{worked_out(equation)}, so it cannot win.")
    best, safe = (left, right) in explanations.highest_pairs(table), (left, right) in explanations.safest_pairs(table)
    says = {
        (True, True): "none of your pairs is higher or safer.",
        (True, False): "none of your pairs is higher, but one is safer.",
        (False, True): "none of your pairs is safer, but one is higher.",
        (False, False): "one of your pairs is higher, and one is safer.",
    }
    return Explanation(f"{worked_out(equation)}: {says[best, safe]}", why=explanations.attacks(equation))


# ── laying a minus card ───────────────────────────────────────────────────────────────────────────────────────────


def _sabotage(view: View, player: Player) -> tuple[Hint, ...]:
    """Where a minus card harms, who is near the end, and what does well against hands that the others may hold."""
    if MINUS not in view.hand:
        return (Hint("You have no minus card, so there is nothing to lay.", ("pass",)),)
    others = [seat for seat in view.active if seat != player]
    symbols = [symbol for symbol in SYMBOLS if symbol in [view.symbols[seat] for seat in others]]
    table = tuple([_under(symbol) for symbol in symbols])
    harmed = [
        f"side{seat}.{side}" for seat in others if (symbol := view.symbols[seat]) for side in harmful_sides(symbol)
    ]
    where = (
        table[0] if len(table) == 1 else Explanation("A minus card hurts here. In other places it may help.", why=table)
    )
    return (
        Hint(
            "A minus card can hurt or help. Which symbols do the others have?",
            tuple([f"symbol{seat}" for seat in others]),
        ),
        _said(where, tuple(harmed)),
        *_near_the_end(view, others),
        _aims_told(view),
    )


def _under(symbol: Symbol) -> Explanation:
    """Where a minus card harms under a symbol."""
    sides = harmful_sides(symbol)
    where = "on either side" if len(sides) > 1 else f"on the {side_text(sides[0])} only"
    told = tuple([explanations.sign_effect(symbol, (side,)) for side in SIDES])
    return Explanation(f"With {symbol_text(symbol)}, a minus card hurts {where}.", why=told)


def _near_the_end(view: View, others: Sequence[Player]) -> tuple[Hint, ...]:
    """How many need a single point more."""
    near = [seat for seat in others if view.points[seat] == POINTS_TO_WIN - 1]
    if not near:
        return ()
    who = "One player needs" if len(near) == 1 else f"{capital(SMALL[len(near)])} players need"
    return (Hint(f"{who} just one more point.", tuple([f"seat{seat}" for seat in near])),)


def _aims_told(view: View) -> Hint:
    """Where minus cards go in a mix that does well, with the pair that the player has laid."""
    found = guess(view)
    same = [plan for plan in found.mix.chances if plan.pair == view.mine]
    mix = found.mix.given(same.__contains__) if same else found.mix
    shares = mix.map(lambda plan: _aim(view, plan.sabotage))
    often = max(mix.chances, key=mix.chances.__getitem__).sabotage
    at = () if often is None else (f"side{often.target}.{often.side}",)
    return _said(Explanation(f"{AGAINST_ALL}, lay it {_mixed(shares)}.", why=(_imagined(found),)), at)


def _aim(view: View, sabotage: Sabotage | None) -> str:
    """Where a minus card goes, by the symbol; the side where it makes a difference."""
    if sabotage is None:
        return "nowhere"
    symbol = view.symbols[sabotage.target]
    assert symbol is not None, "everyone who plays has a symbol"
    side = f"on the {side_text(sabotage.side)}" if symbol in (PLUS, LESS) else "on either side"
    return f"{side} of {symbol_text(symbol)}"


def _mixed(shares: Distribution[str]) -> str:
    """How often each choice is made, the most frequent first; rare ones together."""
    ordered = sorted(shares.chances.items(), key=lambda entry: -entry[1])
    often = [(what, share) for what, share in ordered if share >= RARE]
    rest = 1 - sum([share for _, share in often], Fraction(0))
    if len(ordered) == 1:
        return ordered[0][0]
    told = [(what, f"{round(100 * share)}%") for what, share in often]
    other = [("something else", f"{round(100 * rest)}%")] if rest else []
    return in_rounds([*told, *other])


def _imagined(found: Guess) -> Explanation:
    """What a mix rests on."""
    hands = (
        f"This comes from {found.hands} imagined hands for each of the others. Each imagined player learned to "
        "play well against the rest."
    )
    scores = f"With this mix, you scored in {percent_text(found.scores)} of the imagined rounds."
    return Explanation(hands, why=(Explanation(scores),))
