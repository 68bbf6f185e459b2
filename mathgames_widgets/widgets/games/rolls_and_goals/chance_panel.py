"""How likely each goal is as the cards lie, what a reroll is worth, and which placement is best, for whoever asks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from mathgames_widgets.games.rolls_and_goals.cards import DICE, REROLL
from mathgames_widgets.games.rolls_and_goals.chances import (
    TABLES,
    Odds,
    aims_against,
    best_for,
    cards_of,
    measures,
    odds,
    odds_as_they_lie,
    worth_of_rerolls,
)
from mathgames_widgets.games.rolls_and_goals.goals import HIGHEST_TOTAL
from mathgames_widgets.games.rolls_and_goals.rivals import Table, imagined_tables
from mathgames_widgets.games.rolls_and_goals.sentences import cards_text, number_text, place_text
from mathgames_widgets.games.rolls_and_goals.state import Phase, View
from mathgames_widgets.maths.chance import Sampled
from mathgames_widgets.maths.rounding import chance_text, mean_text
from mathgames_widgets.maths.words import listed
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.games.rolls_and_goals.plots import odds_picture, sums_picture
from mathgames_widgets.widgets.html import (
    Element,
    caption,
    div,
    p,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from mathgames_widgets.widgets.plots import Bars, with_words
from mathgames_widgets.widgets.sight import Ask, Sight

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
    stacks = view.mine[:DICE]
    found, tables = odds(view, stacks), imagined_tables(view, TABLES)
    return div(
        p(_said(view), _of_margins(found), cls="mg-advice"),
        _sheet(found, odds_as_they_lie(view, stacks) if view.phase is Phase.PLACE else ()),
        div(_odds_figure(found), _sums_figure(view, tables), cls="mg-plots", data_key="plots"),
        _rerolls(view, tables),
        _best(view, sight) if view.phase is Phase.PLACE else None,
        cls="mg-panel",
        data_key="chances-panel",
    )


def _said(view: View) -> str:
    if view.phase is Phase.PICK:
        return "All cards lie open: what is left to chance are the sides that others pick."
    return (
        f"As your cards lie now. What the others hold is unknown: their cards were dealt {TABLES} times by chance and "
        "placed sensibly, and each chance is the share of these tables on which you achieve the goal."
    )


def _of_margins(found: tuple[Odds, ...]) -> str:
    """What ± says, where anything was sampled."""
    if all(one.is_exact for one in found):
        return " Every case was counted, so these chances are exact."
    return (
        f" {TABLES} tables are a sample, so ± tells the margin: of 20 such samples, about 19 come that near to the "
        "chance they look for. How the others really play, nobody knows; ± leaves that out."
    )


def _sheet(found: tuple[Odds, ...], lying: tuple[Odds, ...]) -> Element:
    heads = ["Goal", "Chance", "Tokens, on average"] + (["Chance if the others lay nothing"] if lying else [])
    alone = [chance_of(one) for one in lying] if lying else [None] * len(found)
    return div(
        table(
            caption("Chances", cls="mg-unseen"),
            thead(tr(*(th(head, scope="col") for head in heads))),
            tbody(
                *(
                    tr(
                        th(one.goal, scope="row"),
                        td(chance_of(one)),
                        td(mean_text(one.tokens)),
                        td(other) if other is not None else None,
                        data_key=f"odds-{one.goal}",
                    )
                    for one, other in zip(found, alone, strict=True)
                )
            ),
            cls="mg-sheet mg-odds",
        ),
        cls="mg-scroll",
        role="group",
        tabindex=0,
        aria_label="Chances",
        data_key="odds-table",
    )


def chance_of(one: Odds) -> str:
    """A chance in words: exactly, or as a share with its margin, on its longer side."""
    if not isinstance(one.chance, Sampled):
        return chance_text(one.chance)
    seen = one.chance
    if not seen.hits:
        return f"0%, at most {_percent(seen.high)}"
    if seen.hits == seen.tries:
        return f"100%, at least {_percent(seen.low)}"
    return f"{_percent(float(seen.share))} ± {_percent(seen.margin)}"


def _percent(share: float) -> str:
    return f"{round(100 * share)}%"


# ── pictures ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _odds_figure(found: tuple[Odds, ...]) -> Element:
    rows = [(one.goal, *_span(one)) for one in found]
    told = listed([f"{goal} {_percent(share)}" for goal, share, _, _ in rows])
    black = "" if all(one.is_exact for one in found) else " The line across the end of a bar is its margin."
    return with_words(odds_picture(tuple(rows)), f"How likely each goal is: {told}.{black}", "odds-picture")


def _span(one: Odds) -> tuple[float, float, float]:
    if isinstance(one.chance, Sampled):
        return float(one.chance.share), one.chance.low, one.chance.high
    return float(one.chance), float(one.chance), float(one.chance)


def _sums_figure(view: View, tables: tuple[Table, ...]) -> Element:
    """One's own total with its chances, and the highest total of the others on the imagined tables."""
    assert view.player is not None, "only players ask"
    stacks = view.mine[:DICE] if view.phase is Phase.PLACE else _without_rerolls(view)
    mine = _bars(
        {
            total or 0: chance
            for total, chance in measures(HIGHEST_TOTAL, view.dice[view.player], stacks).chances.items()
        }
    )
    highest = Counter(max(map(sum, others)) for others in tables)
    others = _bars({total: Fraction(count, len(tables)) for total, count in highest.items()})
    told = f"Your total: {_spread(mine)}. The highest total of the others: {_spread(others)}."
    return with_words(sums_picture(mine, others), f"{told} A higher bar is a likelier total.", "sums-picture")


def _without_rerolls(view: View) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([card for card in stack if card != REROLL]) for stack in view.mine[:DICE]])


def _bars(chances: dict[int, Fraction]) -> Bars:
    return tuple([(total, float(chances[total])) for total in sorted(chances)])


def _spread(bars: Bars) -> str:
    if len(bars) == 1:
        return number_text(bars[0][0])
    most = max(chance for _, chance in bars)
    likeliest = [total for total, chance in bars if chance == most]
    often = "each as likely" if len(likeliest) == len(bars) else f"most often {listed(likeliest, 'or')}"
    return f"{number_text(bars[0][0])} to {number_text(bars[-1][0])}, {often}"


# ── what could be done ────────────────────────────────────────────────────────────────────────────────────────────


def _rerolls(view: View, tables: tuple[Table, ...]) -> Element | None:
    """What a reroll in hand would add behind each die; where it lies already, what it adds there or would elsewhere."""
    if view.phase is not Phase.PLACE or REROLL not in cards_of(view) or view.player is None:
        return None
    stacks = view.mine[:DICE] if REROLL in view.hand else _without_rerolls(view)
    gains = worth_of_rerolls(aims_against(view.at_stake, tables), view.dice[view.player], stacks)
    told = [f"die {place + 1} {_signed(gain / len(tables))}" for place, gain in enumerate(gains)]
    return p(
        f"What a reroll is worth: so many tokens more or less on average, {', '.join(told)}. {_of_rerolls(max(gains))}",
        data_key="rerolls",
    )


def _of_rerolls(most: Fraction) -> str:
    if most > 0:
        return "It belongs where it adds most; the other cards stay as they lie."
    return "As the other cards lie, it adds nothing anywhere."


def _signed(gain: Fraction) -> str:
    shown = f"{float(gain):+.1f}".replace("-", "−")
    return "0" if shown in ("+0.0", "−0.0") else shown


def _best(view: View, sight: Sight) -> Element:
    """The best placement of all one's cards, for whoever asks for it as well."""
    asked = sight.asked == BEST
    button = press(
        "Which placement is best?",
        sight.offers(Ask(CHANCES if asked else BEST)),
        key="best",
        aria_expanded=str(asked).lower(),
    )
    return div(
        button, p(_best_told(view), data_key="best-told") if asked else None, cls="mg-steps", data_key="best-room"
    )


def _best_told(view: View) -> str:
    best = best_for(view)
    placed = [f"{cards_text(stack)} {place_text(die)}" for die, stack in enumerate(best.stacks) if stack]
    picks = [f"pick {side} for die {die + 1}" for die, side in enumerate(best.picks) if side is not None]
    words = "; ".join(placed + picks) or "no card behind any die"
    tokens = mean_text(Fraction(best.worth, TABLES))
    return f"Against these {TABLES} tables, leaving rerolls aside: {words}. That brings {tokens} tokens on average."
