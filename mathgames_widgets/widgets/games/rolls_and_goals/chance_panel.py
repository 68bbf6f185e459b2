"""How likely each goal is as the cards lie, what a reroll is worth, and which placement is best, for whoever asks."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.chances import Odds
from mathgames_widgets.games.rolls_and_goals.explain_forecast import (
    chance_said,
    odds_told,
    totals_told,
    why_best,
    why_chances,
    why_gains,
)
from mathgames_widgets.games.rolls_and_goals.forecast import Forecast, forecast
from mathgames_widgets.games.rolls_and_goals.state import Phase, View
from mathgames_widgets.maths.chance import Distribution, Sampled
from mathgames_widgets.maths.rounding import mean_text
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.games.rolls_and_goals.plots import odds_picture, sums_picture
from mathgames_widgets.widgets.html import Element, caption, div, table, tbody, td, th, thead, tr
from mathgames_widgets.widgets.plots import Bars, with_words
from mathgames_widgets.widgets.sight import Ask, Sight
from mathgames_widgets.widgets.why import explanation

CHANCES, BEST = "chances", "the best placement"
"""What is asked for: the chances as the cards lie, and with them the best placement."""


def chance_panel(view: View, sight: Sight) -> Element | None:
    """The button, and behind it the chances; nothing for those who only watch."""
    if view.player is None or not sight.is_live or not view.is_my_turn:
        return None
    if view.phase not in (Phase.PLACE, Phase.PICK):
        return None
    is_open = sight.asked in (CHANCES, BEST)
    ask = Ask(sight.asked if is_open else CHANCES)
    return div(
        press("What are my chances?", sight.offers(ask), key="chances", aria_expanded=str(is_open).lower()),
        _panel(view, sight) if is_open else None,
        cls="mg-steps",
        data_key="chances-room",
    )


def _panel(view: View, sight: Sight) -> Element:
    found = forecast(view)
    return div(
        _sheet(found),
        explanation(why_chances(found), key="why-chances"),
        div(_odds_figure(found), _sums_figure(found), cls="mg-plots", data_key="plots"),
        explanation(why_gains(found.gains), key="rerolls") if found.gains else None,
        _best(view, sight) if view.phase is Phase.PLACE else None,
        cls="mg-panel",
        data_key="chances-panel",
    )


def _sheet(found: Forecast) -> Element:
    heads = ["Goal", "Chance", "Tokens, on average"] + ([] if found.is_open else ["Chance if nobody else lays a card"])
    alone = found.alone or [None] * len(found.odds)
    return div(
        table(
            caption("Chances", cls="mg-unseen"),
            thead(tr(*(th(head, scope="col") for head in heads))),
            tbody(*(_row(one, other) for one, other in zip(found.odds, alone, strict=True))),
            cls="mg-sheet mg-odds",
        ),
        cls="mg-scroll",
        role="group",
        tabindex=0,
        aria_label="Chances",
        data_key="odds-table",
    )


def _row(one: Odds, alone: Odds | None) -> Element:
    return tr(
        th(one.goal, scope="row"),
        td(chance_said(one.chance)),
        td(mean_text(one.tokens)),
        td(chance_said(alone.chance)) if alone else None,
        data_key=f"odds-{one.goal}",
    )


# ── pictures ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _odds_figure(found: Forecast) -> Element:
    rows = tuple([(one.goal, *_span(one)) for one in found.odds])
    line = "" if found.is_exact else " The line across the end of a bar is its margin."
    return with_words(odds_picture(rows), f"{odds_told(found.odds)}{line}", "odds-picture")


def _span(one: Odds) -> tuple[float, float, float]:
    if isinstance(one.chance, Sampled):
        return float(one.chance.share), one.chance.low, one.chance.high
    return float(one.chance), float(one.chance), float(one.chance)


def _sums_figure(found: Forecast) -> Element:
    """One's own total with its chances, and the highest total of the others on the imagined tables."""
    picture = sums_picture(_bars(found.total), _bars(found.highest_of_others))
    return with_words(picture, f"{totals_told(found)} A higher bar is a likelier total.", "sums-picture")


def _bars(totals: Distribution[int]) -> Bars:
    return tuple([(total, float(chance)) for total, chance in sorted(totals.chances.items())])


# ── the best ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _best(view: View, sight: Sight) -> Element:
    """The best placement of all one's cards, for whoever asks for it as well."""
    asked = sight.asked == BEST
    button = press(
        "Which placement is best?",
        sight.offers(Ask(CHANCES if asked else BEST)),
        key="best",
        aria_expanded=str(asked).lower(),
    )
    told = explanation(why_best(view), key="best-told") if asked else None
    return div(button, told, cls="mg-steps", data_key="best-room")
