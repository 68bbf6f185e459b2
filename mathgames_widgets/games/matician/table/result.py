"""A round turned over, one equation after the other and on a number line, why it ended so; and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import badge, press, room
from mathgames_widgets.page.html import Element, circle, div, figcaption, figure, g, li, p, span, svg, text, ul
from mathgames_widgets.page.html import line as stroke
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Ask, Screen, Select

from ..rules.cards import SIDES, Value
from ..rules.state import RoundResult, View
from ..words.explanations import rank_text
from ..words.sentences import points_text, side_text, value_text, who_scored, worked_out
from ..words.why import why_over, why_point, why_round, why_sabotage
from .parts import turned_up, value_shown

WHOLE_GAME = "the whole game"
"""What is asked by those who want to know how the game came to its end."""


@dataclass(frozen=True, slots=True)
class Why:
    """What is asked: why a player scored or did not, or (`seat` None) how the whole round came about."""

    round: int
    seat: Player | None = None


@dataclass(frozen=True, slots=True)
class Turned:
    """How many equations of a round have been turned over on the screen."""

    round: int
    count: int


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round turned over: the equations one by one, then who has the highest value and everyone's points."""
    count = _turned_so_far(result, screen) if screen.is_live else len(result.seats)
    return _turned(result, screen, count, _steps(result, screen, count) if screen.is_live else None)


def turned_over(result: RoundResult, screen: Screen) -> Element:
    """A round of which all cards lie face up already."""
    return _turned(result, screen, len(result.seats), None)


def _turned(result: RoundResult, screen: Screen, count: int, steps: Element | None) -> Element:
    is_done = count == len(result.seats)
    return div(
        room(
            f"Round {result.round}: the cards are turned over",
            ul(*(_equation(result, screen, seat, is_done) for seat in result.seats[:count]), cls="mg-turned-equations"),
            steps,
            _answer(result, screen) if is_done else None,
            key="turned",
        ),
        room("On the number line", *_lines(result, screen, count), key="line-room"),
        _verdict(result, screen) if is_done else None,
        cls="mg-draft" if is_done else "mg-draft mg-turning",
        data_key=f"result{result.round}",
    )


def _turned_so_far(result: RoundResult, screen: Screen) -> int:
    """How many are turned over, one after the other."""
    match screen.selected:
        case Turned(result.round, count):
            return min(count, len(result.seats))
    return 1


def told(result: RoundResult, screen: Screen) -> str:
    """The equation that was turned over last, and who gets the point when it was the last one."""
    count = _turned_so_far(result, screen)
    seat = result.seats[count - 1]
    head = f"Round {result.round} is turned over. " if count == 1 else ""
    verdict = f" {who_scored(result, screen.names)}" if count == len(result.seats) else ""
    own = f"{screen.name(seat)}: {worked_out(result.equation_of(seat))}; {_attacks(result, screen, seat)}."
    return f"{head}{own}{verdict}"


def _steps(result: RoundResult, screen: Screen, count: int) -> Element:
    every = len(result.seats)
    is_done = count == every
    onwards = "All are turned over" if is_done else f"Turn over {screen.name(result.seats[count])}’s equation"

    def turn(number: int) -> int | None:
        return screen.offers(Select(Turned(result.round, number)))

    return div(
        press(onwards, None if is_done else turn(count + 1), key="turn-one", kind="mg-primary"),
        press("All at once", None if is_done else turn(every), key="turn-all"),
        press("From the start", turn(1) if count > 1 else None, key="turn-again", kind="mg-quiet"),
        cls="mg-bar",
        data_key="turn-bar",
    )


# ── the equations ─────────────────────────────────────────────────────────────────────────────────────────────────


def _equation(result: RoundResult, screen: Screen, seat: Player, is_done: bool) -> Element:
    equation = result.equation_of(seat)
    won = is_done and seat in result.winners
    ranked = result.rules.by_rank
    return li(
        div(
            span(screen.name(seat), cls="mg-name"),
            badge("highest", cls="mg-points") if won else None,
            cls="mg-player-head",
        ),
        div(
            turned_up(equation, key=f"turned{seat}"),
            span(value_shown(equation.value), cls="mg-own-value", data_key=f"worth{seat}"),
            span(f"rank {rank_text(result.measures[seat])}", data_key=f"rank{seat}") if ranked else None,
            cls="mg-turned-line",
            data_key=f"turned-line{seat}",
        ),
        span(_attacks(result, screen, seat), cls="mg-status", data_key=f"attacks{seat}"),
        _why_button(result, screen, seat) if is_done and screen.is_live else None,
        cls=f"mg-player{' mg-best' if won else ''}",
        data_key=f"equation-of-{seat}",
    )


def _attacks(result: RoundResult, screen: Screen, seat: Player) -> str:
    """Who laid a minus card where."""
    told = [
        f"{listed([screen.name(one) for one in attackers])} on the {side_text(side)}"
        for side in SIDES
        if (attackers := result.attackers(seat, side))
    ]
    if not told:
        return "no minus card"
    return f"minus card by {'; '.join(told)}. Before: {worked_out(result.equation_of(seat).as_laid)}"


# ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_button(result: RoundResult, screen: Screen, seat: Player) -> Element:
    asked = Why(result.round, seat)
    return press(
        "Why?",
        screen.offers(Ask(asked)),
        key=f"ask-why{seat}",
        kind="mg-tiny",
        aria_label=f"Why did {screen.name(seat)} {'score' if seat in result.winners else 'not score'}?",
        aria_expanded=str(screen.asked == asked).lower(),
    )


def _answer(result: RoundResult, screen: Screen) -> Element | None:
    """Why a player scored or did not, and what the minus card of that player did."""
    match screen.asked:
        case Why(result.round, int(seat)):
            told = [why_point(result, seat, screen.names)]
            if result.sabotages[seat] is not None:
                told.append(why_sabotage(result, seat, screen.names))
            every = [explanation(one, key=f"why-{seat}-{at}") for at, one in enumerate(told)]
            return div(*every, cls="mg-panel", data_key="answer")
    return None


def _unfolding(text: str, screen: Screen, asked: object, told: Callable[[], Explanation], key: str) -> Element | None:
    """A button, and what it tells when it is pressed; nothing in print."""
    if not screen.is_live:
        return None
    is_open = screen.asked == asked
    return div(
        press(text, screen.offers(Ask(asked)), key=f"why-{key}", aria_expanded=str(is_open).lower()),
        div(explanation(told(), key=f"told-{key}"), cls="mg-panel", data_key=f"{key}-told") if is_open else None,
        cls="mg-steps",
        data_key=f"why-{key}-room",
    )


def _verdict(result: RoundResult, screen: Screen) -> Element:
    """Who gets the point, and how everyone stands now."""
    return room(
        "Who has the highest rank" if result.rules.by_rank else "Who has the highest value",
        p(who_scored(result, screen.names), cls="mg-verdict"),
        ul(
            *(_points(result, screen, seat, points) for seat, points in enumerate(result.points)),
            cls="mg-line-up",
            aria_label="Points now",
        ),
        _unfolding(
            "How the round came about", screen, Why(result.round), lambda: why_round(result, screen.names), "round"
        ),
        key="verdict",
    )


def _points(result: RoundResult, screen: Screen, seat: Player, points: int) -> Element:
    before = f", {points - 1} before" if seat in result.winners else ""
    return li(
        span(screen.name(seat), cls="mg-name"),
        badge(f"{points_text(points)}{before}"),
        cls="mg-in-line",
        data_key=f"points{seat}",
    )


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: the places with everyone's points."""
    who = listed([screen.name(seat) for seat in outcome.winners])
    return room(
        "The game is over",
        p(f"{who} win together." if len(outcome.winners) > 1 else f"{who} wins.", cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        podium(
            outcome,
            screen,
            score=lambda seat: points_text(int(outcome.scores[seat])),
            told=lambda seat: _rounds(view, seat),
        ),
        _unfolding("How the game was won", screen, WHOLE_GAME, lambda: why_over(view, screen.names), "over"),
        key="over",
        cls="mg-over-room",
    )


def _rounds(view: View, seat: Player) -> str:
    """The value of a player's equation in each round."""
    values = [value_text(one.value) for result in view.results if (one := result.equations[seat]) is not None]
    return f"values: {', '.join(values)}"


# ── the number line: a lane for each player ───────────────────────────────────────────────────────────────────────

NAME, LABEL, DOT, BELOW = 16, 36, 50, 70
"""How far below the top of its lane the name, the value, the dot and the value before are written, in pixels."""
LANE = 84
SHORT_LANE = 68
AXIS = 34
INSET = 7
"""How much of the width, in percent, stays free on either side."""
MOST_TICKS = 8
EDGE, SHIFT = Fraction(1, 10), 8
"""How much of the line counts as its end, and by how many pixels a number there begins before its dot."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Whose value it is, what it is, what it was before any sabotage, and how values are written."""

    name: str
    value: Value
    before: Value
    say: Callable[[Value], str] = value_text

    @property
    def moved(self) -> bool:
        """Whether the value was another one before."""
        return self.value != self.before

    @property
    def told(self) -> str:
        """The lane in words.

        >>> Lane("Asha", Fraction(-9), Fraction(17)).told
        'Asha: −9, before the minus cards 17'
        """
        before = f", before the minus cards {self.say(self.before)}" if self.moved else ""
        return f"{self.name}: {self.say(self.value)}{before}"


@dataclass(frozen=True, slots=True)
class Scale:
    """The piece of the line that is drawn, and the numbers that are written below it."""

    low: Fraction
    high: Fraction
    step: Fraction

    def across(self, value: Fraction) -> str:
        """How far from the left a number lies, as an attribute of SVG.

        >>> Scale(Fraction(0), Fraction(10), Fraction(5)).across(Fraction(5))
        '50.00%'
        """
        share = float((value - self.low) / (self.high - self.low))
        return f"{INSET + share * (100 - 2 * INSET):.2f}%"

    @property
    def ticks(self) -> list[Fraction]:
        """The numbers below the line."""
        count = int((self.high - self.low) / self.step)
        return [self.low + at * self.step for at in range(count + 1)]


STEPS = (
    *(Fraction(1, 10), Fraction(1, 4), Fraction(1, 2)),
    *(Fraction(one * 10**zeros) for zeros in range(4) for one in (1, 2, 5)),
)
"""1/10, 1/4, 1/2, 1, 2, 5, 10, 20, 50 …"""


def scale_of(values: Sequence[Fraction]) -> Scale:
    """A line with 0 on it on which all values lie, with round steps.

    >>> scale = scale_of([Fraction(-9), Fraction(52)])
    >>> [int(tick) for tick in scale.ticks]
    [-10, 0, 10, 20, 30, 40, 50, 60]
    """
    low, high = min([*values, Fraction(0)]), max([*values, Fraction(0)])
    step = next(step for step in STEPS if (high - low) / step <= MOST_TICKS - 1)
    bottom, top = floor(low / step) * step, ceil(high / step) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


def number_line(lanes: Sequence[Lane], *, shown: int, name: str, key: str) -> Element:
    """The picture with its description; a full dot is what counts, an empty one what it was before.

    Only the first `shown` lanes are drawn, on a line that has room for all.
    """
    there = [value for lane in lanes for value in (lane.value, lane.before) if value is not None]
    scale, lanes = scale_of(there), lanes[:shown]
    tops = [sum(map(_height, lanes[:at])) for at in range(len(lanes))]
    bottom = sum(map(_height, lanes))
    told = "; ".join([lane.told for lane in lanes])
    return figure(
        svg(
            _axis(scale, bottom, lanes[0].say),
            *(_lane(lane, scale, top, f"{key}.{at}") for at, (lane, top) in enumerate(zip(lanes, tops, strict=True))),
            width="100%",
            height=bottom + AXIS,
            cls="mg-number-line",
            role="img",
            aria_label=f"{name} on a number line: {told}.",
        ),
        figcaption(
            span(f"{name}. "),
            span("Full dot: what counts. Empty dot: before the minus cards. ")
            if any(lane.moved for lane in lanes)
            else None,
            cls="mg-advice",
        ),
        data_key=f"line-{key}",
    )


def _height(lane: Lane) -> int:
    return LANE if lane.moved and lane.before is not None else SHORT_LANE


def _axis(scale: Scale, bottom: int, say: Callable[[Value], str]) -> Element:
    return g(
        *(
            g(
                stroke(x1=scale.across(tick), x2=scale.across(tick), y1=0, y2=bottom + 6, cls=_tick_class(tick)),
                text(say(tick), x=scale.across(tick), y=bottom + 24, cls="mg-tick-text"),
            )
            for tick in scale.ticks
        ),
        stroke(x1="0%", x2="100%", y1=bottom, y2=bottom, cls="mg-axis"),
    )


def _tick_class(tick: Fraction) -> str:
    return "mg-grid-line mg-zero-line" if tick == 0 else "mg-grid-line"


def _lane(lane: Lane, scale: Scale, top: int, key: str) -> Element:
    name = text(lane.name, x="4", y=top + NAME, cls="mg-lane-name")
    if lane.value is None:
        none = text(f"{lane.say(None)}: division by zero", x="4", y=top + DOT, cls="mg-lane-value")
        return g(name, none, data_key=key)
    before = lane.before if lane.moved else None
    at = scale.across(lane.value)
    return g(
        name,
        _before(lane.say(before), before, at, scale, top) if before is not None else None,
        circle(
            cx=at,
            cy=top + DOT,
            r=7,
            cls="mg-value-dot" if before is None else "mg-value-dot mg-jumped",
            style=None if before is None else f"--from: {scale.across(before)}",
        ),
        _number(lane.say(lane.value), lane.value, scale, top + LABEL, "mg-lane-value"),
        data_key=key,
    )


def _before(said: str, before: Fraction, at: str, scale: Scale, top: int) -> Element:
    """Where the value was before the minus cards, and the way from there."""
    was = scale.across(before)
    return g(
        stroke(x1=was, x2=at, y1=top + DOT, y2=top + DOT, cls="mg-jump"),
        circle(cx=was, cy=top + DOT, r=6, cls="mg-was-dot"),
        _number(said, before, scale, top + BELOW, "mg-was-text"),
    )


def _number(said: str, value: Fraction, scale: Scale, down: int, cls: str) -> Element:
    """A number at its place; at the ends of the line it is written inwards, so that long ones have room."""
    share = (value - scale.low) / (scale.high - scale.low)
    end = "mg-to-the-right" if share < EDGE else "mg-to-the-left" if share > 1 - EDGE else "mg-on-dot"
    shift = {"mg-to-the-right": -SHIFT, "mg-to-the-left": SHIFT}.get(end)
    return text(said, x=scale.across(value), y=down, dx=shift, cls=f"{cls} {end}")


def _lines(result: RoundResult, screen: Screen, count: int) -> list[Element]:
    lanes = [
        Lane(screen.name(seat), equation.value, equation.as_laid.value)
        for seat in result.seats
        if (equation := result.equations[seat]) is not None
    ]
    lines = [number_line(lanes, shown=count, name="Values", key="values")]
    if result.rules.by_rank:
        measures = {seat: result.measures[seat] for seat in result.seats}
        ranks = [Lane(screen.name(seat), rank, rank, rank_text) for seat, rank in measures.items()]
        lines.append(number_line(ranks, shown=count, name="Ranks within the symbol", key="ranks"))
    return lines
