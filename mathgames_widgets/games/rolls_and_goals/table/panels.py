"""How likely each goal is as the cards lie, what a reroll is worth, and which placement is best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from mathgames_widgets.core.game import Player
from mathgames_widgets.maths.chance.distributions import Distribution, Sampled
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.rounding import mean_text
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.graph.plots import INK, MINE, OTHERS, Bars, address, empty_plot, with_words
from mathgames_widgets.page.html import Element, caption, div, table, tbody, td, th, thead, tr
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Ask, Screen

from ..analysis.chances import Forecast, Odds, forecast
from ..rules.cards import Goal
from ..rules.state import Phase, RoundResult
from ..rules.view import View
from ..words.chances import chance_said, odds_told, totals_told, why_best, why_chances, why_gains
from ..words.hints import look_back
from ..words.sentences import goal_text
from ..words.why import mathematics
from .parts import ask_button

CHANCES, BEST = "chances", "the best placement"
"""What is asked for: the chances as the cards lie, and with them the best placement."""


def chance_panel(view: View, screen: Screen) -> Element | None:
    """The button, and behind it the chances; nothing for those who only watch."""
    if view.player is None or not screen.is_live or not view.is_my_turn:
        return None
    if view.phase not in (Phase.PLACE, Phase.PICK):
        return None
    is_open = screen.asked in (CHANCES, BEST)
    ask = Ask(screen.asked if is_open else CHANCES)
    return div(
        press("What are my chances?", screen.offers(ask), key="chances", aria_expanded=str(is_open).lower()),
        _panel(view, screen) if is_open else None,
        cls="mg-steps",
        data_key="chances-room",
    )


def _panel(view: View, screen: Screen) -> Element:
    found = forecast(view)
    return div(
        _sheet(found),
        explanation(why_chances(found), key="why-chances"),
        div(_odds_figure(found), *_totals_figures(found), cls="mg-plots", data_key="plots"),
        explanation(why_gains(found.gains), key="rerolls") if found.gains else None,
        _best(view, screen) if view.phase is Phase.PLACE else None,
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
        th(goal_text(one.goal), scope="row"),
        td(chance_said(one.chance)),
        td(mean_text(one.tokens)),
        td(chance_said(alone.chance)) if alone else None,
        data_key=f"odds-{one.goal}",
    )


# ── pictures ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _odds_figure(found: Forecast) -> Element:
    rows = tuple([(goal_text(one.goal), *_span(one)) for one in found.odds])
    line = "" if found.is_exact else " The line across the end of a bar is its margin."
    return with_words(partial(odds_picture, rows), f"{odds_told(found.odds)}{line}", "odds-picture")


def _span(one: Odds) -> tuple[float, float, float]:
    if isinstance(one.chance, Sampled):
        return float(one.chance.share), one.chance.low, one.chance.high
    return float(one.chance), float(one.chance), float(one.chance)


LEGENDS = {Goal.HIGHEST_TOTAL: "highest of the others", Goal.LOWEST_TOTAL: "lowest of the others"}


def _totals_figures(found: Forecast) -> Iterator[Element]:
    """For each goal that compares totals: your own with its chances, and those of the others that it meets."""
    for goal, others in found.totals_of_others:
        picture = partial(totals_picture, _bars(found.total), _bars(others), LEGENDS.get(goal, "all the others"))
        yield with_words(picture, f"{totals_told(found, goal)} A higher bar is a likelier total.", f"totals-{goal}")


def _bars(totals: Distribution[int]) -> Bars:
    return tuple([(total, float(chance)) for total, chance in sorted(totals.chances.items())])


@lru_cache(maxsize=64)
def totals_picture(mine: Bars, others: Bars, name: str) -> str:
    """How likely each total is: your own, and some of the others. The text is the address of a picture."""
    figure, axes = empty_plot("total of six dice", "chance")
    axes.yaxis.set_major_formatter(lambda chance, _: f"{100 * chance:.0f}%")
    for bars, colour, label, shift in ((mine, MINE, "yours", -0.2), (others, OTHERS, name, 0.2)):
        if bars:
            heights = [chance for _, chance in bars]
            axes.bar([total + shift for total, _ in bars], heights, width=0.4, color=colour, label=label)
    axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    return address(figure)


@lru_cache(maxsize=64)
def odds_picture(rows: tuple[tuple[str, float, float, float], ...]) -> str:
    """How likely each goal is: its name, the chance, and how far it may reach down and up."""
    figure, axes = empty_plot("", "")
    places = range(len(rows))
    axes.barh(places, [row[1] for row in rows], height=0.55, color=MINE)
    for place, (_, _, low, high) in enumerate(rows):
        if high > low:
            axes.plot([low, high], [place, place], color=INK, linewidth=2, marker="|", markersize=9)
    axes.set_yticks(list(places), [row[0] for row in rows])
    axes.set(xlim=(0, 1), ylim=(len(rows) - 0.5, -0.5))
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    return address(figure)


# ── the best ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _best(view: View, screen: Screen) -> Element:
    """The best placement of all your cards, for those who ask for it as well."""
    asked = screen.asked == BEST
    button = press(
        "Which placement is best?",
        screen.offers(Ask(CHANCES if asked else BEST)),
        key="best",
        aria_expanded=str(asked).lower(),
    )
    told = explanation(why_best(view), key="best-told") if asked else None
    return div(button, told, cls="mg-steps", data_key="best-room")


# ── the mathematics of the round at hand, and looking back at the round before ───────────────────────────────────────

MATHEMATICS, BACK = "the mathematics of this round", "the round before"
"""What is asked for."""


def wondering(view: View, screen: Screen) -> Element | None:
    """The buttons, and behind each its answers; nothing for those who only watch."""
    if view.player is None or not screen.is_live or view.phase is Phase.OVER:
        return None
    return div(
        ask_button("Mathematics of this round", MATHEMATICS, screen, key=MATHEMATICS)
        if view.phase is Phase.PLACE
        else None,
        ask_button(f"Look back at round {view.results[-1].round}", BACK, screen, key=BACK) if view.results else None,
        _answers(view, view.player, screen),
        cls="mg-steps",
        data_key="wondering",
    )


def _answers(view: View, player: Player, screen: Screen) -> Element | None:
    told: tuple[Explanation, ...] = ()
    if screen.asked == MATHEMATICS and view.phase is Phase.PLACE:
        told = mathematics(view)
    if screen.asked == BACK and view.results:
        told = (_looked_back(view.results[-1], player, screen.names),)
    if not told:
        return None
    answers = (explanation(one, key=f"wonder{place}") for place, one in enumerate(told))
    return div(*answers, cls="mg-panel", data_key="wonder-panel")


@lru_cache(maxsize=64)
def _looked_back(result: RoundResult, player: Player, names: tuple[str, ...]) -> Explanation:
    """The same round is drawn again with every step of the next one."""
    return look_back(result, player, names)
