"""The end of a round, counted out step by step, and who won the game."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Event, Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.page.cards import part, sheet
from mathgames_widgets.page.html import Element, div, p, td, th, tr
from mathgames_widgets.table.frame import Stand, ask_button, podium
from mathgames_widgets.table.screen import Made, Screen

from ..rules.cards import in_order
from ..rules.moves import Laid
from ..rules.state import RoundResult, Rules
from ..rules.view import View
from ..words.explanations import who_won_round
from ..words.sentences import cards_text, laid_text, sentence
from .panels import OVER
from .parts import small_cards
from .playing import Desk, equation
from .turn import begin

say = room(__name__)


def counts_points(result: RoundResult) -> bool:
    """Whether points were counted in that round."""
    return any((*result.played, *result.bonus, *result.deducted))


# ── a round, step by step ─────────────────────────────────────────────────────────────────────────────────────────


def reveal_steps(result: RoundResult) -> int:
    """The cards left, then in the points game what each of them adds or costs; the places come last."""
    return 5 if counts_points(result) else 2


def reveal_caption(result: RoundResult, step: int, names: Sequence[str]) -> str:
    """What a step of a round shows that is over."""
    if step == 0 and result.finished:
        return say("step-first-out", name=name_of(result.finished[0], names))
    return say.by("step", step)


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round that is over: its last formula, what everyone has left, in the points game the sum, and the places."""
    step = reveal_steps(result) if screen.step is None else screen.step
    is_whole = screen.step is None
    why = ask_button(screen, say("how-worked-out"), result, key="round-why", kind="mg-quiet")
    return div(
        part("aim", last_formula(result, screen), label=say("last-formula"), key="last-formula", cls="mg-formula-part")
        if result.table is not None
        else None,
        part(
            "more",
            p(who_won_round(result, screen.names) if is_whole else "", cls="mg-verdict", data_key="round-verdict"),
            _sheet(result, screen, step),
            why if is_whole else None,
            label=say("round-over", round=result.round),
            key="round",
            cls="mg-round",
        ),
        cls="mg-round-over",
        data_key=f"result{result.round}",
    )


def last_formula(result: RoundResult, screen: Screen) -> Element:
    """The formula as it lay when the round ended."""
    assert result.table is not None, "only a round that was played has one"
    return equation(Desk(begin(result.table, (), Rules()), Screen(screen.names), is_live=False))


def _order(result: RoundResult, *, by_place: bool) -> list[Player]:
    seats = range(len(result.places))
    return sorted(seats, key=lambda seat: result.places[seat]) if by_place else list(seats)


def _sheet(result: RoundResult, screen: Screen, step: int) -> Element:
    """Everyone in a row; what is not told yet keeps its room. While it is told, seats stand in the order of play."""
    points = counts_points(result)
    scored = [say("head-laid"), say("head-first-out"), say("head-left"), say("head-points")]
    heads = [say("head-player"), say("head-hand"), *(scored if points else [say("head-place")])]
    is_whole = screen.step is None
    return sheet(
        say("round", round=result.round),
        heads,
        (_row(result, screen, seat, step) for seat in _order(result, by_place=is_whole)),
        key="sheet-table",
        cls="mg-round-sheet",
        tabindex=0,
        aria_label=say("round-places", round=result.round),
    )


def _row(result: RoundResult, screen: Screen, seat: Player, step: int) -> Element:
    is_whole = screen.step is None
    last = step >= reveal_steps(result)
    cells = [th(screen.name(seat), scope="row"), td(_left(result, seat))]
    if counts_points(result):
        parts = (f"{result.played[seat]}", _some("+", result.bonus[seat]), _some("−", result.deducted[seat]))
        cells += [td(told if step > at else "") for at, told in enumerate(parts)]
        cells.append(td(_signed(result.points[seat]) if last or step >= 4 else "", cls="mg-sum"))
    else:
        cells.append(td(say("place", place=result.places[seat]) if last else "", cls="mg-sum"))
    best = is_whole and result.places[seat] == 1
    return tr(*cells, cls="mg-best" if best else None, data_key=f"row{seat}")


def _some(sign: str, points: int) -> str:
    return f"{sign}{points}" if points else "–"


def _left(result: RoundResult, seat: Player) -> Element:
    """The cards left, small."""
    hand = in_order(result.hands[seat])
    nothing = say("nothing-left")
    words = say("left-in-hand", count=len(hand), cards=cards_text(hand)) if hand else nothing
    return div(
        small_cards(hand, f"left{seat}") or nothing,
        cls="mg-left",
        role="group",
        aria_label=words,
        data_key=f"left{seat}",
    )


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: places, and what each round brought."""
    seats = range(view.players)
    return div(
        p(sentence(outcome.why), cls="mg-advice"),
        podium(outcome, screen, [Stand(_score(view, outcome, seat), _rounds(view, seat)) for seat in seats]),
        ask_button(screen, say("how-worked-out"), OVER, key="why-over", kind="mg-quiet"),
        cls="mg-equation-over-room",
        data_key="over-room",
    )


def _score(view: View, outcome: Outcome, seat: int) -> str:
    score = int(outcome.scores[seat])
    if view.rules.points:
        return say("points", points=score)
    if view.rules.rounds > 1:
        return say("score-rounds", rounds=score)
    return say("score-left", cards=score)


def _rounds(view: View, seat: int) -> str:
    """The points of each round as a sum, or the places."""
    if view.rules.points:
        return " + ".join(f"({_signed(result.points[seat])})" if result.points[seat] < 0 else str(result.points[seat])
                          for result in view.results)  # fmt: skip
    if len(view.results) > 1:
        return say("places-of-rounds", places=[result.places[seat] for result in view.results])
    return ""


def so_far(view: View, seat: int) -> tuple[str, str]:
    """The points so far, or the cards in hand."""
    return ("points", f"{view.so_far[seat][0]}") if view.rules.points else ("cards", f"{view.sizes[seat]}")


def score(what: str, many: str) -> str:
    """They in words."""
    return say("points", points=int(many)) if what == "points" else say("cards", cards=int(many))


def made(view: View, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made | None:
    """The formula of a seat that scored most or took most cards."""
    laid = [event for event in events if isinstance(event, Laid) and event.player == seat]
    if not laid:
        return None
    play = max(laid, key=lambda lay: (lay.points, len(lay.cards)))
    formula, cards = f"{play.formula}", len(play.cards)
    kept, shown = (formula, f"{cards}", f"{play.points}"), p(formula, cls="mg-made-line")
    return Made(seat, 100 * play.points + cards, laid_text(play.action), kept, made_says(*kept), shown)


def made_says(formula: str, cards: str, points: str) -> str:
    """What is said of it."""
    if int(points):
        return say("made-points", formula=formula, points=int(points), cards=int(cards))
    return say("made", formula=formula, cards=int(cards))
