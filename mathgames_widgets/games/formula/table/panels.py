"""What opens over the table: why a formula is true or refused, and a closer look at what lies there."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.maths.numbers.equality import both_sides
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import explanation
from mathgames_widgets.page.html import Element, details, div, li, p, summary, ul
from mathgames_widgets.table.screen import Screen

from ..rules.cards import JOKER, Pile, Place
from ..rules.reasons import NotTrue
from ..rules.state import LastTurn, RoundResult, Rules
from ..rules.view import View
from ..words.chances import what_is_possible, why_keep_which
from ..words.explanations import why_over, why_points, why_round
from ..words.sentences import cards_text
from ..words.why import look_back, why_formula, why_refused
from .playing import WHY
from .seats import CLOSER
from .turn import Trial

say = room(__name__)


def answer(view: View, asked: Any, screen: Screen) -> Element | None:
    """What opens where something was asked."""
    if asked == CLOSER:
        return closer(view)
    if asked == WHY and isinstance(screen.selected, Trial):
        return why(screen.selected)
    if asked == OVER and view.is_over:
        return explanation(why_over(view, screen.names), key="told-over")
    if isinstance(asked, RoundResult):
        return told_round(asked, screen)
    return None


OVER = "over"
"""What is asked for how a game ended."""


# ── why? ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def why(trial: Trial) -> Element | None:
    """The arithmetic or the rule behind what is said of a formula.

    What is not true stands beside the button already, so only the work follows.
    """
    formula, lay, reason = trial.formula, trial.lay, trial.verdict.reason
    told: list[Explanation] = []
    if isinstance(reason, NotTrue):
        told = [both_sides(reason.formula)]
    elif reason is not None:
        told = [why_refused(reason)]
    elif formula is not None and lay is not None and trial.verdict.is_lawful:
        told = [why_formula(formula)]
        told += [why_points(lay, formula, trial.rules)] if trial.rules.points else []
    if not told:
        return None
    return div(
        *(explanation(reason, key=f"why{place}") for place, reason in enumerate(told)), cls="mg-panel", data_key="why"
    )


def told_round(result: RoundResult, screen: Screen) -> Element:
    """What a round brought each player, opened into its parts."""
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    rules = Rules(points=any((*result.played, *result.bonus, *result.deducted)))
    return div(
        *(explanation(why_round(result, seat, rules, screen.names), key=f"told{seat}") for seat in seats),
        cls="mg-panel",
        data_key="told-round",
    )


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────────────────


def closer(view: View) -> Element:
    """What lies beneath, how the last turn went, what is possible now, and which digits are worth keeping.

    Each is folded, so that nobody is told who wants to look alone.
    """
    acts = view.is_my_turn
    return div(
        _folded(say("beneath-title"), _beneath(view), key="beneath"),
        _folded(say("last-turn-title"), explanation(_told(view.last, view.rules), key="past-told"), key="past")
        if view.last is not None
        else None,
        _folded(say("possible-title"), explanation(_possible(view), key="possible-plays"), key="possible")
        if acts
        else None,
        _folded(say("keep-title"), explanation(_worth_keeping(view.rules), key="possible-digits"), key="keep"),
        cls="mg-closer",
        data_key="closer-panel",
    )


def _folded(title: str, inside: Element, *, key: str) -> Element:
    return details(summary(title), div(inside, cls="mg-panel"), cls="mg-fold", data_key=key)


def _beneath(view: View) -> Element:
    """Every covered card, pile by pile, for players who want to count."""
    piles = [pile for place in Place for pile in view.table.number(place) if pile.beneath]
    if not piles:
        return p(say("beneath-none"))
    return ul(
        *(li(_covers(pile)) for pile in piles),
        cls="mg-beneath",
    )


def _covers(pile: Pile) -> str:
    return say("covers", joker=pile.card == JOKER, digit=pile.digit, cards=cards_text(pile.beneath))


@cached
def _told(last: LastTurn, rules: Rules) -> Explanation:
    """The same turn is drawn again with every step of the next one."""
    return look_back(last, rules)


@cached
def _possible(view: View) -> Explanation:
    """The same turn is drawn again with every card that is tried."""
    return what_is_possible(view)


@cached
def _worth_keeping(rules: Rules) -> Explanation:
    """The count depends on the options alone."""
    return why_keep_which(rules)
