"""The scoring: everybody's function, goal by goal who gets it and why, and in the end who won."""

from __future__ import annotations

from mathgames_widgets.core.game import GameOver, Outcome
from mathgames_widgets.page.cards import badge, room
from mathgames_widgets.page.graph.graph import graph
from mathgames_widgets.page.html import (
    Element,
    button,
    caption,
    div,
    li,
    p,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
    ul,
)
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Ask, Screen

from ..rules.cards import Goal
from ..rules.state import Award, RoundResult
from ..rules.view import View
from ..words.explanations import why_award
from ..words.sentences import points_text, sentence
from .parts import formula, said
from .playing import highlight

Asked = tuple[int, Goal, int]
"""Round, goal and seat: one cell of a score sheet."""


def scoring(scored: RoundResult, screen: Screen) -> Element:
    """A round scored: functions, score sheet, and the answer to the cell that was asked about."""
    asked = _asked(scored, screen)
    return div(
        room(f"Round {scored.round}: the functions", _functions(scored, screen), key="functions"),
        div(
            room("Goal by goal", _sheet(scored, screen), _answer(scored, screen, asked), key="sheet"),
            room("All graphs", _graphs(scored, screen, asked), key="graphs"),
            cls="mg-scoring",
            data_key="scoring",
        ),
        data_key=f"result{scored.round}",
    )


def _asked(scored: RoundResult, screen: Screen) -> tuple[Award, int] | None:
    match screen.asked:
        case (scored.round, Goal() as goal, int(seat)):
            return next(award for award in scored.awards if award.goal == goal), seat
    return None


def _functions(scored: RoundResult, screen: Screen) -> Element:
    best = max(scored.points)
    return ul(
        *(
            li(
                div(
                    span(screen.name(seat), cls="mg-name"),
                    badge(points_text(scored.points[seat])),
                    cls="mg-player-head",
                ),
                formula(built),
                cls="mg-player mg-best" if scored.points[seat] == best else "mg-player",
                data_key=f"function{seat}",
            )
            for seat, built in enumerate(scored.functions)
        ),
        cls="mg-players mg-functions",
    )


def _sheet(scored: RoundResult, screen: Screen) -> Element:
    seats = range(len(scored.functions))
    return div(
        p("Press a result to see why.", cls="mg-advice") if screen.is_live else None,
        table(
            caption(f"Points in round {scored.round}", cls="mg-unseen"),
            thead(tr(th("Goal", scope="col"), *(th(screen.name(seat), scope="col") for seat in seats))),
            tbody(*(_sheet_row(award, scored, screen) for award in scored.awards)),
            tfoot(tr(th("Together", scope="row"), *(td(scored.points[seat], cls="mg-sum") for seat in seats))),
            cls="mg-sheet",
        ),
        cls="mg-scroll",
        data_group=f"sheet{scored.round}",
        data_key="sheet-table",
        role="group",
        aria_label=f"Score sheet of round {scored.round}",
    )


def _sheet_row(award: Award, scored: RoundResult, screen: Screen) -> Element:
    return tr(
        th(badge(award.goal.points, cls="mg-points"), " ", award.goal.text, scope="row"),
        *(td(_cell(award, seat, scored, screen)) for seat in range(len(award.evidence))),
        data_key=award.goal.id,
    )


def _cell(award: Award, seat: int, scored: RoundResult, screen: Screen) -> Element:
    evidence = award.evidence[seat]
    shown = f"+{evidence.points}" if evidence.points else "–"
    value = said(evidence) if award.goal.is_superlative and evidence.value is not None else None
    inside = (span(shown), span(f"({value})", cls="mg-at") if value else None)
    cls = "mg-cell mg-earned" if evidence.points else "mg-cell"
    offer = screen.offers(Ask((scored.round, award.goal, seat)))
    if offer is None:
        return span(*inside, cls=cls)
    points = points_text(evidence.points)
    return button(
        *inside,
        type="button",
        cls=cls,
        data_n=offer,
        data_key=f"{award.goal.id}s{seat}",
        aria_label=f"{shown} {value or ''} {screen.name(seat)}, {award.goal.text}: {points}. Why?",
        aria_expanded=str(screen.asked == (scored.round, award.goal, seat)).lower(),
    )


def _answer(scored: RoundResult, screen: Screen, asked: tuple[Award, int] | None) -> Element | None:
    if asked is None:
        return None
    award, seat = asked
    why = why_award(award, seat, scored.functions, screen.names)
    return div(explanation(why, key=f"why-{award.goal.id}-{seat}"), cls="mg-panel", data_key="answer")


def _graphs(scored: RoundResult, screen: Screen, asked: tuple[Award, int] | None) -> Element:
    functions = [built.function for built in scored.functions]
    if asked is None:
        return graph(functions, key="all-graphs", labels=screen.names, size=(560, 400))
    award, seat = asked
    f = functions[seat]
    marks = [highlight(award.goal, award.evidence[seat], f)]
    return graph([f], key=f"graph-{seat}", labels=[screen.name(seat)], goals=marks, size=(560, 400))


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: places, points of each round, and the sentence that says who won."""
    return room(
        "The game is over",
        p(sentence(GameOver(outcome.winners, outcome.scores), screen.names), cls="mg-verdict"),
        podium(
            outcome,
            screen,
            score=lambda seat: f"{outcome.scores[seat]} points",
            told=lambda seat: _rounds(view, seat),
        ),
        key="over",
        cls="mg-over-room",
    )


def _rounds(view: View, seat: int) -> str:
    return " + ".join(str(scored.points[seat]) for scored in view.results)
