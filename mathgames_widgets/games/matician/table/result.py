"""A round turned over, number by number and attack by attack, on one number line; and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Event, Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.page.cards import explanation, part, press
from mathgames_widgets.page.html import Element, div, li, p, span, ul
from mathgames_widgets.table.frame import Stand, ask_button, podium
from mathgames_widgets.table.screen import Best, Made, Screen

from ..analysis.plans import possible
from ..rules.cards import SIDES, Equation, Value
from ..rules.scoring import measure
from ..rules.state import RoundResult, View
from ..words.explanations import percent_text, rank_text
from ..words.sentences import FEW, equation_text, hit_says, turned_says, value_text, who_scored, worked_out
from ..words.why import knowing, possible_in, possible_in_all, why_over, why_point, why_round, why_sabotage
from .lines import RANKS, Scale, lane, scale_of, ticks_below
from .parts import face_down, symbol_card, tile_head, turned_up, value_shown

say = room(__name__)


@dataclass(frozen=True, slots=True)
class AskedResult:
    """What is asked: why a player scored or did not, how the whole round came about (`seat` None), or the whole game
    (`round` 0)."""

    round: int
    seat: Player | None = None


# ── the steps in which a round is turned over ─────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class RevealStep:
    """A step: numbers of some seats are turned over, or the minus card of `attacker`."""

    seats: tuple[Player, ...] = ()
    attacker: Player | None = None


def steps_of(result: RoundResult) -> tuple[RevealStep, ...]:
    """The numbers of one seat after the other, of many all at once; then one minus card after the other."""
    seats = result.seats
    numbers = [RevealStep((seat,)) for seat in seats] if len(seats) <= FEW else [RevealStep(seats)]
    attacks = [RevealStep(attacker=seat) for seat in seats if result.sabotages[seat] is not None]
    return (*numbers, *attacks)


def reveal_steps(result: RoundResult) -> int:
    """In how many steps a round is shown: the last one says who gets the point."""
    return len(steps_of(result)) + 1


def reveal_caption(result: RoundResult, step: int, names: Sequence[str]) -> str:
    """What a step shows."""
    change = steps_of(result)[step]
    if change.attacker is None:
        return turned_says(result, change.seats, names)
    sabotage = result.sabotages[change.attacker]
    assert sabotage is not None, "only a player who laid a minus card attacks"
    before = _so_far(result, step - 1)[sabotage.target]
    assert before is not None, "all numbers are turned over before the minus cards"
    return hit_says(change.attacker, sabotage.target, before, sabotage.side, names)


def _so_far(result: RoundResult, step: int | None) -> dict[Player, Equation | None]:
    """The equations as far as they are turned over after a step; None shows everything."""
    done = steps_of(result)[: None if step is None else step + 1]
    equations: dict[Player, Equation | None] = dict.fromkeys(result.seats)
    for change in done:
        for seat in change.seats:
            equations[seat] = result.equation_of(seat).as_laid
        if change.attacker is not None and (sabotage := result.sabotages[change.attacker]) is not None:
            before = equations[sabotage.target]
            equations[sabotage.target] = before and before.attacked(sabotage.side)
    return equations


# ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────────


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round turned over: as much of it as the step shows, and at last who gets the point."""
    step = screen.step
    shown, scale = _so_far(result, step), _scale(result)
    rows = [_row(result, screen, seat, shown[seat], scale, is_done=step is None) for seat in result.seats]
    return div(
        part(
            "aim" if screen.is_live else "more",
            *_verdict(result, screen, is_done=step is None),
            label=say("who-scored"),
            key="who-scored",
        ),
        part(
            "graph" if screen.is_live else "more",
            ul(*rows, cls=f"mg-lanes mg-lanes-{len(rows)}", data_key="lanes"),
            ticks_below(scale, is_rank=result.rules.by_rank),
            label=say("on-one-line"),
            key="turned",
        ),
        cls="mg-matician mg-turned",
        data_key=f"result{result.round}",
    )


def _scale(result: RoundResult) -> Scale:
    """One line for all values of the round, before and after the minus cards."""
    if result.rules.by_rank:
        return RANKS
    every = [equation for step in range(len(steps_of(result))) for equation in _so_far(result, step).values()]
    return scale_of([value for equation in every if equation is not None and (value := equation.value) is not None])


def _verdict(result: RoundResult, screen: Screen, *, is_done: bool) -> list[Element | None]:
    said = who_scored(result, screen.names) if is_done else ""
    return [
        p(said, cls="mg-verdict"),
        ask_button(
            screen,
            say("how"),
            AskedResult(result.round),
            key="why-round",
            kind="mg-tiny",
            aria_label=say("how-it-went"),
        )
        if is_done
        else None,
    ]


def _row(
    result: RoundResult, screen: Screen, seat: Player, equation: Equation | None, scale: Scale, *, is_done: bool
) -> Element:
    won = is_done and seat in result.winners
    rules = result.rules
    value = None if equation is None else measure(equation, rules)
    before = None if equation is None else measure(equation.as_laid, rules)
    points = result.points[seat] - (0 if is_done or seat not in result.winners else 1)
    return li(
        tile_head(screen, seat, points),
        _hidden(result, seat) if equation is None else turned_up(equation, key=f"turned{seat}"),
        lane(scale, value, before, key=str(seat)),
        _worth(result, seat, equation),
        _why_button(result, screen, seat, is_done=is_done),
        cls=f"mg-lane-row{' mg-best' if won else ''}",
        data_key=f"equation-of-{seat}",
        data_flies=f"seat{seat}",
    )


def _hidden(result: RoundResult, seat: Player) -> Element:
    """An equation whose numbers are not turned over yet."""
    left, right = SIDES
    return span(
        span(face_down(left, key=f"turned{seat}.{left}"), cls="mg-side-cards", data_key=f"turned{seat}.side{left}"),
        symbol_card(result.equation_of(seat).symbol, key=f"turned{seat}.symbol", size="mg-small-symbol"),
        span(face_down(right, key=f"turned{seat}.{right}"), cls="mg-side-cards", data_key=f"turned{seat}.side{right}"),
        cls="mg-laid-equation",
        data_key=f"turned{seat}",
    )


def _worth(result: RoundResult, seat: Player, equation: Equation | None) -> Element:
    """The value, what it was before the minus cards, and its rank where ranks are compared."""
    if equation is None:
        return div("= ?", cls="mg-worth", data_key=f"worth{seat}")
    before, value = equation.as_laid.value, equation.value
    return div(
        span(value_text(before), cls="mg-was", role="img", aria_label=say("before-minus", value=value_text(before)))
        if before != value
        else None,
        span(value_shown(value), cls="mg-own-value"),
        span(_rank(measure(equation, result.rules)), cls="mg-rank", data_key=f"rank{seat}")
        if result.rules.by_rank
        else None,
        cls="mg-worth",
        data_key=f"worth{seat}",
    )


def _rank(rank: Value) -> str:
    return rank_text(rank) if rank is None else say("rank", percent=percent_text(rank))


def _why_button(result: RoundResult, screen: Screen, seat: Player, *, is_done: bool) -> Element | None:
    key = f"ask-why{seat}"
    if screen.is_live and not is_done:
        return press(say("why"), None, key=key, kind="mg-tiny", aria_label=say("why"))
    says = say("why-did", player=screen.name(seat), scored=seat in result.winners)
    return ask_button(screen, say("why"), AskedResult(result.round, seat), key=key, kind="mg-tiny", aria_label=says)


# ── why ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_asked(view: View, asked: AskedResult, screen: Screen) -> Element | None:
    """Why a player scored or did not, how a round came about, or how the game was won."""
    names = screen.names
    if not asked.round:
        return div(explanation(why_over(view, names), key="told-over"), data_key="over-told")
    result = next((candidate for candidate in view.results if candidate.round == asked.round), None)
    if result is None:
        return None
    if asked.seat is None:
        return div(explanation(why_round(result, names), key="told-round"), data_key="round-told")
    told = [why_point(result, asked.seat, names)]
    if result.sabotages[asked.seat] is not None:
        told.append(why_sabotage(result, asked.seat, names))
    every = [explanation(reason, key=f"why-{asked.seat}-{at}") for at, reason in enumerate(told)]
    return div(*every, cls="mg-steps", data_key="answer")


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: the places with everyone's points, and the value of each one's equation in each round."""
    stands = []
    for seat, score in enumerate(outcome.scores):
        values = [
            value_text(equation.value) for result in view.results if (equation := result.equations[seat]) is not None
        ]
        stands.append(Stand(points_text(int(score)), ", ".join(values)))
    return div(
        podium(outcome, screen, stands),
        ask_button(screen, say("how-won"), AskedResult(0), key="why-over", kind="mg-tiny"),
        cls="mg-steps",
        data_key="over-places-told",
    )


def best_of_game(views: Sequence[View], names: Sequence[str]) -> Best | None:
    """What was possible in each round with the cards that one had."""
    rounds = possible(views)
    if not rounds:
        return None
    rows = [explanation(possible_in(possible, names), key=f"best-{possible.was.round}") for possible in rounds]
    return Best(
        possible_in_all(rounds), div(p(knowing(), cls="mg-advice"), *rows, cls="mg-steps", data_key="best-told")
    )


def so_far(view: View, seat: Player) -> tuple[str]:
    """The points so far."""
    return (f"{view.points[seat]}",)


def score(points: str) -> str:
    """They in words."""
    return points_text(int(points))


def made(view: View, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made | None:
    """The equation of a seat that came out highest."""
    found = [(result.round, result.equations[seat]) for result in view.results]
    own = [
        (equation.value, round, equation)
        for round, equation in found
        if equation is not None and equation.value is not None
    ]
    if not own:
        return None
    value, round, best = max(own, key=lambda entry: entry[:2])
    shown = p(worked_out(best), cls="mg-made-line")
    kept = worked_out(best), f"{round}"
    return Made(seat, value, equation_text(best), kept, made_says(*kept), shown)


def made_says(equation: str, round: str) -> str:
    """What is said of it."""
    return say("best-made", equation=equation, round=round)
