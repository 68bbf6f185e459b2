"""How likely each goal is as the cards lie, what a reroll is worth, and which placement is best."""

from __future__ import annotations

from collections.abc import Iterator

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.chance.distributions import Distribution, Sampled
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.cards import explanation, sheet
from mathgames_widgets.page.html import Element, Raw, div, drawing, figcaption, figure, p, span, td, th, tr
from mathgames_widgets.table.frame import ask_button
from mathgames_widgets.table.screen import Screen

from ..analysis.chances import Forecast, Odds, forecast
from ..rules.cards import REROLL
from ..rules.state import Phase
from ..rules.view import View
from ..words.chances import chance_said, totals_told, why_best, why_chances, why_gains
from ..words.hints import look_back
from ..words.sentences import goal_text
from ..words.why import mathematics

say = room(__name__)

CHANCES, BEST = "chances", "best"
"""What is asked for: the chances as the cards lie, and with them the best placement."""


def chances_shown(view: View, screen: Screen) -> Element | None:
    """The chances as the cards lie, and what can be asked beside them; nothing for those who only watch."""
    if view.player is None or not view.is_my_turn or view.phase not in (Phase.PLACE, Phase.PICK):
        return None
    found = forecast(view)
    left = sum(card != REROLL for card in view.hand)
    return div(
        _more_to_ask(view, screen),
        explanation(why_best(view), key="best-told") if screen.asked == BEST and view.phase is Phase.PLACE else None,
        p(say("chances-hand", many=len(view.hand)), data_key="chances-hand") if view.hand else None,
        _sheet(found),
        explanation(why_chances(found), key="why-chances"),
        *_totals_figures(found),
        explanation(why_gains(found.gains, left), key="rerolls") if found.gains else None,
        cls="mg-chances",
        data_key="chances-panel",
    )


def _more_to_ask(view: View, screen: Screen) -> Element:
    """The best placement, the mathematics of the round, and the round before, one press away."""
    back = say("look-back", round=view.results[-1].round) if view.results else None
    return div(
        ask_button(screen, say("which-best"), BEST, key="best") if view.phase is Phase.PLACE else None,
        ask_button(screen, say("mathematics"), MATHEMATICS, key="mathematics") if view.phase is Phase.PLACE else None,
        ask_button(screen, back, BACK, key="back") if back else None,
        cls="mg-bar",
        data_key="more-to-ask",
    )


def _sheet(forecasted: Forecast) -> Element:
    more = [] if forecasted.is_open else [say("column-alone")]
    heads = [say("column-goal"), say("column-chance"), say("column-tokens"), *more]
    alone = forecasted.alone or [None] * len(forecasted.odds)
    rows = (_row(odds, other) for odds, other in zip(forecasted.odds, alone, strict=True))
    return sheet(say("chances"), heads, rows, key="odds-table", cls="mg-odds", tabindex=0)


def _row(odds: Odds, alone: Odds | None) -> Element:
    return tr(
        th(goal_text(odds.goal), scope="row"),
        td(_bar(odds), chance_said(odds.chance)),
        td(mean_text(odds.tokens)),
        td(chance_said(alone.chance)) if alone else None,
        data_key=f"odds-{odds.goal}",
    )


# ── pictures ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _bar(odds: Odds) -> Element:
    """A chance as a bar, with its margin as a line across the end; the number stands beside it."""
    found = odds.chance
    share, low, high = (found.share, found.low, found.high) if isinstance(found, Sampled) else (found, found, found)
    margin = f'<path d="M{100 * low:.1f} 6H{100 * high:.1f}"></path>' if high > low else ""
    drawn = (
        f'<rect class="mg-all" width="100" height="12" rx="3"></rect>'
        f'<rect width="{100 * float(share):.1f}" height="12" rx="3"></rect>{margin}'
    )
    bar = drawing("0 0 100 12", Raw(drawn), preserveAspectRatio="none")
    return span(bar, cls="mg-chance-bar", aria_hidden="true")


def _totals_figures(forecasted: Forecast) -> Iterator[Element]:
    """For each goal that compares totals: your own with its chances, and those of the others that it meets."""
    for goal, others in forecasted.totals_of_others:
        totals = f"{totals_told(forecasted, goal)} {say('totals-bars')}"
        yield figure(
            span(_totals_picture(forecasted.total, others), cls="mg-totals", role="img", aria_label=totals),
            figcaption(
                span(say("bars-mine"), cls="mg-dice-key mg-key-mine"),
                " ",
                span(say.by("bars", f"{goal}"), cls="mg-dice-key mg-key-others"),
                p(totals),
            ),
            cls="mg-dice-plot",
            data_key=f"totals-{goal}",
        )


def _totals_picture(mine: Distribution[int], others: Distribution[int]) -> Raw:
    """How likely each total is: your own as full bars, the others' as open ones beside them."""
    first, last = min(*mine.chances, *others.chances), max(*mine.chances, *others.chances)
    most = float(max(*mine.chances.values(), *others.chances.values()))
    width = 300 / (last - first + 1)
    bars = []
    for kind, totals, shift in (("mg-mine", mine, 0.0), ("mg-others", others, 0.5)):
        for total, chance in totals.chances.items():
            height = 90 * float(chance) / most
            x = (total - first + shift) * width
            bars.append(
                f'<rect class="{kind}" x="{x:.1f}" y="{94 - height:.1f}" '
                f'width="{width * 0.42:.1f}" height="{height:.1f}"></rect>'
            )
    marks = [
        f'<text x="{(total - first + 0.45) * width:.1f}" y="108" text-anchor="middle">{in_text(total)}</text>'
        for total in sorted({first, (first + last) // 2, last})
    ]
    return drawing("-8 0 316 112", Raw("".join([*bars, '<path d="M0 95H300"></path>', *marks])))


# ── the mathematics of the round at hand, and looking back at the round before ───────────────────────────────────────

MATHEMATICS, BACK = "mathematics", "back"
"""What is asked for."""


def wondered(view: View, asked: object, screen: Screen) -> Element | None:
    """What is told of the mathematics of the round, or of the round before."""
    explained: tuple[Explanation, ...] = ()
    if asked == MATHEMATICS and view.phase is Phase.PLACE:
        explained = mathematics(view)
    if asked == BACK and view.results and view.player is not None:
        explained = (look_back(view.results[-1], view.player, screen.names),)
    if not explained:
        return None
    answers = (explanation(answer, key=f"wonder{place}") for place, answer in enumerate(explained))
    return div(*answers, cls="mg-wonder", data_key="wonder-panel")
