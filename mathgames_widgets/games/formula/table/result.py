"""The end of a round, counted out, and who won the game."""

from __future__ import annotations

from mathgames_widgets.core.game import Outcome
from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.page.cards import room
from mathgames_widgets.page.html import Element, caption, div, p, table, tbody, td, th, thead, tr
from mathgames_widgets.page.why import came_about
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Screen

from ..rules.state import RoundResult, Rules
from ..rules.view import View
from ..words.explanations import who_won_round, why_over, why_round
from ..words.sentences import cards_text, points_text


def scoring(result: RoundResult, screen: Screen) -> Element:
    """A round that is over: places, what all players have left, and in the points game the sum."""
    return div(
        room(
            f"Round {result.round} is over",
            p(who_won_round(result, screen.names), cls="mg-verdict"),
            _sheet(result, screen),
            _told(result, screen),
            key="round",
        ),
        data_key=f"result{result.round}",
    )


def counts_points(result: RoundResult) -> bool:
    """Whether points were counted in that round."""
    return any((*result.played, *result.bonus, *result.deducted))


def _order(result: RoundResult) -> list[int]:
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])


def _sheet(result: RoundResult, screen: Screen) -> Element:
    heads = ["Player", "Place", "Cards left"]
    if counts_points(result):
        heads += ["Plays", "First out", "Cards left cost", "Points"]
    return div(
        table(
            caption(f"Places of round {result.round}", cls="mg-unseen"),
            thead(tr(*(th(head, scope="col") for head in heads))),
            tbody(*(_row(result, screen, seat) for seat in _order(result))),
            cls="mg-sheet mg-round-sheet",
        ),
        cls="mg-scroll",
        role="group",
        tabindex=0,
        aria_label=f"Places of round {result.round}",
        data_key="sheet-table",
    )


def _row(result: RoundResult, screen: Screen, seat: int) -> Element:
    cells = [th(screen.name(seat), scope="row"), td(f"{result.places[seat]}."), td(_left(result, seat))]
    if counts_points(result):
        cells += [
            td(result.played[seat]),
            td(f"+{result.bonus[seat]}" if result.bonus[seat] else "–"),
            td(f"−{result.deducted[seat]}" if result.deducted[seat] else "–"),
            td(_signed(result.points[seat]), cls="mg-sum"),
        ]
    return tr(*cells, cls="mg-best" if result.places[seat] == 1 else None, data_key=f"row{seat}")


def _left(result: RoundResult, seat: int) -> str:
    hand = result.hands[seat]
    return f"{len(hand)}: {cards_text(hand)}" if hand else "none"


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _told(result: RoundResult, screen: Screen) -> Element:
    """What the round brought each player, opened into its parts."""
    rules = Rules(points=counts_points(result))
    told = {f"told{place}": why_round(result, seat, rules, screen.names) for place, seat in enumerate(_order(result))}
    return came_about(told, key="told-round")


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: places, and what each round brought."""
    return room(
        "The game is over",
        p(_verdict(outcome, screen), cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        podium(
            outcome,
            screen,
            score=lambda seat: _score(view, outcome, seat),
            told=lambda seat: _rounds(view, seat),
        ),
        came_about({"told-over": why_over(view, screen.names)}, key="why-over"),
        key="over",
        cls="mg-over-room",
    )


def _verdict(outcome: Outcome, screen: Screen) -> str:
    names = listed([screen.name(seat) for seat in outcome.winners])
    return f"{names} wins." if len(outcome.winners) == 1 else f"{names} share the victory."


def _score(view: View, outcome: Outcome, seat: int) -> str:
    score = int(outcome.scores[seat])
    if view.rules.points:
        return points_text(score)
    if view.rules.rounds > 1:
        return f"{counted(score, 'round')} won"
    return f"{counted(score, 'card')} left"


def _rounds(view: View, seat: int) -> str:
    """The points of each round as a sum, or the places."""
    if view.rules.points:
        return " + ".join(f"({_signed(one.points[seat])})" if one.points[seat] < 0 else str(one.points[seat])
                          for one in view.results)  # fmt: skip
    if len(view.results) > 1:
        return "places " + ", ".join(str(one.places[seat]) for one in view.results)
    return ""
