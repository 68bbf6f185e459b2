"""Hints from small to large: for taking a symbol, for laying two numbers and for laying a minus card."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import listed, name_of
from mathgames_widgets.games.matician.cards import MINUS, Symbol
from mathgames_widgets.games.matician.equations import RIGHT, SIDES, Equation, Side
from mathgames_widgets.games.matician.explain_pairs import (
    BEST_RULES,
    clean,
    highest_pairs,
    safest_pairs,
    shown_first,
    why_highest,
    why_safest,
)
from mathgames_widgets.games.matician.explain_ranks import measure_text, why_rank
from mathgames_widgets.games.matician.explain_signs import attacks, sign_effect
from mathgames_widgets.games.matician.payoffs import PayoffTable, payoff_table
from mathgames_widgets.games.matician.sentences import side_text, symbol_text, worked_out
from mathgames_widgets.games.matician.signs import Effect, effects
from mathgames_widgets.games.matician.state import POINTS_TO_WIN, Phase, View
from mathgames_widgets.maths.explanation import Explanation

HIDDEN = Explanation("What the others hold and lay is hidden; only their symbols lie open.")


def hint(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> len(hint(observe(new_game(2, "FERN-42"), 0))) > 2
    True
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


def own_table(view: View, symbol: Symbol) -> PayoffTable:
    """What one's own cards can bring with a symbol, those that lie already included."""
    laid = tuple([card for card in view.mine if card is not None])
    return payoff_table((*view.hand, *laid), symbol, len(view.active) - 1, view.rules)


# ── taking a symbol ───────────────────────────────────────────────────────────────────────────────────────────────


def _drafting(view: View) -> tuple[Explanation, ...]:
    """What the hand can make with each symbol, and which of them brings most."""
    tables = [own_table(view, symbol) for symbol in dict.fromkeys(view.offer)]
    start = Explanation("You know your hand already: find the highest value it can have with each symbol.")
    made = Explanation(
        f"Your hand can make {listed([worked_out(_best(table)) for table in tables])}.",
        why=tuple([why_highest(table) for table in tables]),
    )
    if len(tables) == 1:
        only = f"Only the symbol {symbol_text(tables[0].symbol)} is left, so you take it."
        return (made, Explanation(only))
    greatest = max(tables, key=lambda table: max([clean(table, pair) for pair in table.pairs]))
    ranks = tuple([why_rank(_best(table), view.rules) for table in tables]) if view.rules.by_rank else ()
    most = f"With {symbol_text(greatest.symbol)} it can make most: take it"
    safe = [_after(table) for table in tables]
    return (start, made, Explanation(f"{most}, if you do not fear minus cards.", why=(*ranks, *safe)))


def _best(table: PayoffTable) -> Equation:
    return table.equation(shown_first(highest_pairs(table)))


def _after(table: PayoffTable) -> Explanation:
    """What the safest pair keeps with a symbol."""
    kept = measure_text(min(table.row(safest_pairs(table)[0])), table.rules)
    safest = why_safest(table)
    return Explanation(f"With {symbol_text(table.symbol)} you can be sure of {kept}.", why=(safest,))


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────


def _laying(view: View) -> tuple[Explanation, ...]:
    """The rule, the minus cards, the highest pair and the safest."""
    assert view.symbol is not None, "who lays numbers has a symbol"
    table = own_table(view, view.symbol)
    start = Explanation(BEST_RULES[view.symbol])
    told = (start, _think_of_minuses(view.symbol), why_highest(table), why_safest(table))
    return (_lies(table, view, view.symbol), *told) if None not in view.mine else told


def _think_of_minuses(symbol: Symbol) -> Explanation:
    """What a minus card of somebody else can do on each side."""
    told = tuple([sign_effect(symbol, (side,)) for side in SIDES])
    if effects(symbol, (RIGHT,)) == {Effect.HELPS}:
        claim = "Others may lay minus cards: on the left one would harm you, on the right it would help you."
    else:
        claim = "Others may lay minus cards: on either side one would harm you."
    return Explanation(claim, why=told)


def _lies(table: PayoffTable, view: View, symbol: Symbol) -> Explanation:
    """What one has laid, beside the best that could lie there."""
    left, right = view.mine
    assert left is not None and right is not None, "both numbers lie"
    equation = Equation(left, symbol, right)
    if equation.value is None:
        return Explanation(f"You have laid {worked_out(equation)}: it cannot win.")
    best, safe = (left, right) in highest_pairs(table), (left, right) in safest_pairs(table)
    says = {
        (True, True): "your cards make nothing higher, and nothing safer.",
        (True, False): "your cards make nothing higher, but something safer.",
        (False, True): "your cards make something higher, but nothing safer.",
        (False, False): "your cards make something higher and something safer.",
    }
    return Explanation(f"You have laid {worked_out(equation)}; {says[best, safe]}", why=attacks(equation))


# ── laying a minus card ───────────────────────────────────────────────────────────────────────────────────────────


def _sabotage(view: View, player: Player) -> tuple[Explanation, ...]:
    """Where a minus card harms, who is near the end, and whose equation is likely to be high."""
    if MINUS not in view.hand:
        return (Explanation("You have no minus card, so there is nothing to lay: choose none."),)
    others = [seat for seat in view.active if seat != player]
    return (
        Explanation("A minus card can harm, help or do nothing. Look at the symbol and at the side."),
        Explanation(
            "This is what a minus card does to each of the others.", why=tuple([_at(seat, view) for seat in others])
        ),
        *_near_the_end(view, others),
        HIDDEN,
    )


def harmful_sides(symbol: Symbol) -> tuple[Side, ...]:
    """The sides on which a single "-" harms every pair of numbers other than 0.

    >>> harmful_sides("-"), harmful_sides("x")
    ((0,), (0, 1))
    """
    return tuple([side for side in SIDES if effects(symbol, (side,)) == {Effect.HARMS}])


def _at(seat: Player, view: View) -> Explanation:
    symbol = view.symbols[seat]
    assert symbol is not None, "everybody who plays has a symbol"
    sides = harmful_sides(symbol)
    does = "harms on either side" if len(sides) > 1 else f"harms on the {side_text(sides[0])} only"
    told = tuple([sign_effect(symbol, (side,)) for side in SIDES])
    return Explanation(f"{name_of(seat)} has {symbol_text(symbol)}: a minus card {does}.", why=told)


def _near_the_end(view: View, others: list[Player]) -> tuple[Explanation, ...]:
    """Who needs a single point more."""
    near = [name_of(seat) for seat in others if view.points[seat] == POINTS_TO_WIN - 1]
    if not near:
        return ()
    need = "needs" if len(near) == 1 else "need"
    return (Explanation(f"{listed(near)} {need} only 1 more point."),)
