"""Looking back at one's own last turn: how many formulas there were, and the best of them."""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.games.formula.cards import Cards
from mathgames_widgets.games.formula.laying import formula_of
from mathgames_widgets.games.formula.plays import plays
from mathgames_widgets.games.formula.scoring import formula_points
from mathgames_widgets.games.formula.sentences import counted, laid_text
from mathgames_widgets.games.formula.state import LastTurn, Lay, Rules, View
from mathgames_widgets.games.formula.table import Table
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.html import Element, details, div, summary
from mathgames_widgets.widgets.why import explanation


def looking_back(view: View) -> Element | None:
    """The last turn of whoever looks, folded; nothing before it."""
    if view.last is None:
        return None
    answer = _answer(view.last, view.rules)
    return details(
        summary(f"Your last turn: {answer.claim}"),
        div(*(explanation(why, key=f"past{place}") for place, why in enumerate(answer.why)), cls="mg-panel"),
        cls="mg-fold",
        data_key="past",
    )


@lru_cache(maxsize=64)
def _best(table: Table, hand: Cards, rules: Rules) -> tuple[int, Lay | None]:
    """How many plays there were, and the one that lays most cards, then scores most."""
    found = plays(table, hand, rules)
    best = max(found, key=lambda lay: (len(lay.laid), formula_points(formula_of(table, lay), rules)), default=None)
    return len(found), best


def _answer(last: LastTurn, rules: Rules) -> Explanation:
    number, best = _best(last.table, last.hand, rules)
    if best is None:
        return Explanation("there was no formula to lay.", why=(Explanation("Drawing a card was all you could do."),))
    best_text = f"{formula_of(last.table, best)}, laying {laid_text(best)}"
    why = [Explanation(f"The best lays {counted(len(best.laid), 'card')}: {best_text}.")]
    if isinstance(last.action, Lay):
        mine = f"{formula_of(last.table, last.action)}, laying {laid_text(last.action)}"
        why.insert(0, Explanation(f"You laid {counted(len(last.action.laid), 'card')}: {mine}."))
    there = "there was one formula" if number == 1 else f"there were {number} formulas"
    return Explanation(f"{there} to choose from.", why=tuple(why))
