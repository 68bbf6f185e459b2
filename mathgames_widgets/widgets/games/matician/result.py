"""A round turned over, one equation after the other on a number line, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.games.matician.equations import SIDES, Equation
from mathgames_widgets.games.matician.explain_ranks import rank_text
from mathgames_widgets.games.matician.explain_round import equation_of, why_over, why_point, why_round, why_sabotage
from mathgames_widgets.games.matician.scoring import measure
from mathgames_widgets.games.matician.sentences import (
    is_ranked,
    points_text,
    seats_of,
    side_text,
    value_text,
    who_scored,
    worked_out,
)
from mathgames_widgets.games.matician.state import RoundResult, Rules, View
from mathgames_widgets.widgets.cards import badge, press, room
from mathgames_widgets.widgets.games.matician.line import Lane, number_line
from mathgames_widgets.widgets.games.matician.parts import turned_up, value_shown
from mathgames_widgets.widgets.html import Element, div, li, p, span, ul
from mathgames_widgets.widgets.podium import podium
from mathgames_widgets.widgets.sight import Ask, Select, Sight
from mathgames_widgets.widgets.why import explanation

WHOLE_GAME = "the whole game"
"""What is asked when somebody wants to know how the game came to its end."""


@dataclass(frozen=True, slots=True)
class Why:
    """What is asked: why somebody scored or did not, or (`seat` None) how the whole round came about."""

    round: int
    seat: Player | None = None


@dataclass(frozen=True, slots=True)
class Turned:
    """How many equations of a round have been turned over on the screen."""

    round: int
    count: int


def scoring(result: RoundResult, sight: Sight) -> Element:
    """A round turned over: the equations one by one, then who has the highest value and everybody's points."""
    order = seats_of(result)
    return _turned(result, sight, order, _count(result, sight, len(order)), _steps)


def turned_over(result: RoundResult, sight: Sight) -> Element:
    """A round of which all cards lie face up already."""
    order = seats_of(result)
    return _turned(result, sight, order, len(order), None)


Steps = Callable[[RoundResult, Sight, tuple[Player, ...], int], Element | None]


def _turned(result: RoundResult, sight: Sight, order: tuple[Player, ...], count: int, steps: Steps | None) -> Element:
    is_done = count == len(order)
    return div(
        room(
            f"Round {result.round}: the cards are turned over",
            ul(*(_equation(result, sight, seat, is_done) for seat in order[:count]), cls="mg-turned-equations"),
            steps(result, sight, order, count) if steps is not None else None,
            _answer(result, sight) if is_done else None,
            key="turned",
        ),
        room("On the number line", *_lines(result, sight, order, count), key="line-room"),
        _verdict(result, sight) if is_done else None,
        cls="mg-draft" if is_done else "mg-draft mg-turning",
        data_key=f"result{result.round}",
    )


def _count(result: RoundResult, sight: Sight, most: int) -> int:
    """How many are turned over: all in print, else one after the other."""
    return _turned_so_far(result, sight, most) if sight.is_live else most


def _turned_so_far(result: RoundResult, sight: Sight, most: int) -> int:
    match sight.selected:
        case Turned(result.round, count):
            return min(count, most)
    return 1


def told(result: RoundResult, sight: Sight) -> str:
    """The equation that was turned over last, and who gets the point when it was the last one."""
    order = seats_of(result)
    count = _turned_so_far(result, sight, len(order))
    head = f"Round {result.round} is turned over. " if count == 1 else ""
    verdict = f" {who_scored(result, sight.names)}" if count == len(order) else ""
    return f"{head}{_told(result, sight, order[count - 1])}{verdict}"


def _steps(result: RoundResult, sight: Sight, order: tuple[Player, ...], count: int) -> Element | None:
    if not sight.is_live:
        return None
    is_done = count == len(order)
    onwards = "All are turned over" if is_done else f"Turn over {sight.name(order[count])}’s equation"
    one = None if is_done else sight.offers(Select(Turned(result.round, count + 1)))
    every = None if is_done else sight.offers(Select(Turned(result.round, len(order))))
    again = sight.offers(Select(Turned(result.round, 1))) if count > 1 else None
    return div(
        press(onwards, one, key="turn-one", kind="mg-primary"),
        press("All at once", every, key="turn-all"),
        press("From the start", again, key="turn-again", kind="mg-quiet"),
        cls="mg-bar",
        data_key="turn-bar",
    )


# ── the equations ─────────────────────────────────────────────────────────────────────────────────────────────────


def _equation(result: RoundResult, sight: Sight, seat: Player, is_done: bool) -> Element:
    equation = equation_of(result, seat)
    won = is_done and seat in result.winners
    return li(
        div(
            span(sight.name(seat), cls="mg-name"),
            badge("highest", cls="mg-points") if won else None,
            cls="mg-player-head",
        ),
        div(
            turned_up(equation, key=f"turned{seat}"),
            span(value_shown(equation.value), cls="mg-own-value", data_key=f"worth{seat}"),
            span(f"rank {rank_text(result.measures[seat])}", data_key=f"rank{seat}") if is_ranked(result) else None,
            cls="mg-turned-line",
            data_key=f"turned-line{seat}",
        ),
        span(_attacks(result, sight, seat), cls="mg-status", data_key=f"attacks{seat}"),
        _why_button(result, sight, seat) if is_done and sight.is_live else None,
        cls=f"mg-player{' mg-best' if won else ''}",
        data_key=f"equation-of-{seat}",
    )


def plainly(equation: Equation) -> Equation:
    """An equation as it was before any sabotage."""
    return Equation(equation.left, equation.symbol, equation.right)


def _attacks(result: RoundResult, sight: Sight, seat: Player) -> str:
    """Who laid a minus card where."""
    told = [
        f"{listed([sight.name(one) for one in result.attackers(seat, side)])} on the {side_text(side)}"
        for side in SIDES
        if result.attackers(seat, side)
    ]
    if not told:
        return "no minus card"
    before = worked_out(plainly(equation_of(result, seat)))
    return f"minus card by {'; '.join(told)}. Before: {before}"


def _told(result: RoundResult, sight: Sight, seat: Player) -> str:
    return f"{sight.name(seat)}: {worked_out(equation_of(result, seat))}; {_attacks(result, sight, seat)}."


# ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def rules_of(result: RoundResult) -> Rules:
    """Rules under which a round was judged like this; what is the same under several reads the same as well."""
    for by_rank, is_small in product((False, True), repeat=2):
        rules = Rules(by_rank=by_rank, small_under_times=is_small)
        if tuple([None if one is None else measure(one, rules) for one in result.equations]) == result.measures:
            return rules
    raise ValueError("No rules of Matician compare these equations like this.")


def _why_button(result: RoundResult, sight: Sight, seat: Player) -> Element:
    asked = Why(result.round, seat)
    return press(
        "Why?",
        sight.offers(Ask(asked)),
        key=f"ask-why{seat}",
        kind="mg-tiny",
        aria_label=f"Why did {sight.name(seat)} {'score' if seat in result.winners else 'not score'}?",
        aria_expanded=str(sight.asked == asked).lower(),
    )


def _answer(result: RoundResult, sight: Sight) -> Element | None:
    """Why somebody scored or did not, and what the minus card of that player did."""
    match sight.asked:
        case Why(result.round, int(seat)):
            rules = rules_of(result)
            told = [why_point(result, seat, rules, sight.names)]
            if result.sabotages[seat] is not None:
                told.append(why_sabotage(result, seat, rules, sight.names))
            return div(
                *(explanation(one, key=f"why-{seat}-{at}") for at, one in enumerate(told)),
                cls="mg-panel",
                data_key="answer",
            )
    return None


def _told_round(result: RoundResult, sight: Sight) -> Element:
    """The whole round: everybody's equation and what every minus card did, for whoever asks."""
    asked = Why(result.round)
    is_open = sight.asked == asked
    return div(
        press(
            "How the round came about",
            sight.offers(Ask(asked)),
            key="why-round",
            aria_expanded=str(is_open).lower(),
        ),
        div(
            explanation(why_round(result, rules_of(result), sight.names), key="told-round"),
            cls="mg-panel",
            data_key="round-told",
        )
        if is_open
        else None,
        cls="mg-steps",
        data_key="why-round-room",
    )


# ── the number line, the verdict ──────────────────────────────────────────────────────────────────────────────────


def _lines(result: RoundResult, sight: Sight, order: tuple[Player, ...], count: int) -> list[Element]:
    equations = [equation_of(result, seat) for seat in order]
    values = [
        Lane(sight.name(seat), equation.value, plainly(equation).value)
        for seat, equation in zip(order, equations, strict=True)
    ]
    lines = [number_line(values, shown=count, name="Values", key="values")]
    if is_ranked(result):
        ranks = [Lane(sight.name(seat), result.measures[seat], result.measures[seat]) for seat in order]
        lines.append(number_line(ranks, shown=count, name="Ranks within the symbol", key="ranks"))
    return lines


def _verdict(result: RoundResult, sight: Sight) -> Element:
    """Who gets the point, and how everybody stands now."""
    return room(
        "Who has the highest value" if not is_ranked(result) else "Who has the highest rank",
        p(who_scored(result, sight.names), cls="mg-verdict"),
        ul(
            *(
                li(
                    span(sight.name(seat), cls="mg-name"),
                    badge(
                        f"{points_text(points)}, {points - 1} before" if seat in result.winners else points_text(points)
                    ),
                    cls="mg-in-line",
                    data_key=f"points{seat}",
                )
                for seat, points in enumerate(result.points)
            ),
            cls="mg-line-up",
            aria_label="Points now",
        ),
        _told_round(result, sight) if sight.is_live else None,
        key="verdict",
    )


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, sight: Sight) -> Element:
    """How the game ended: the places with everybody's points."""
    return room(
        "The game is over",
        p(_who_won(outcome, sight), cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        podium(
            outcome,
            sight,
            score=lambda seat: points_text(int(outcome.scores[seat])),
            told=lambda seat: _rounds(view, seat),
        ),
        _why_over(view, sight),
        key="over",
        cls="mg-over-room",
    )


def _who_won(outcome: Outcome, sight: Sight) -> str:
    who = listed([sight.name(seat) for seat in outcome.winners])
    return f"{who} win together." if len(outcome.winners) > 1 else f"{who} wins."


def _why_over(view: View, sight: Sight) -> Element | None:
    """In which rounds everybody scored and why, for whoever asks."""
    if not sight.is_live:
        return None
    is_open = sight.asked == WHOLE_GAME
    return div(
        press(
            "How the game was won", sight.offers(Ask(WHOLE_GAME)), key="why-over", aria_expanded=str(is_open).lower()
        ),
        div(explanation(why_over(view, sight.names), key="told-over"), cls="mg-panel", data_key="over-told")
        if is_open
        else None,
        cls="mg-steps",
        data_key="why-over-room",
    )


def _rounds(view: View, seat: Player) -> str:
    """The value of somebody's equation in each round."""
    values = [value_text(one.value) for result in view.results if (one := result.equations[seat]) is not None]
    return f"values: {', '.join(values)}"
