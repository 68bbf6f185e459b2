"""The scoring: everybody's function, goal by goal who gets it and why, and in the end who won."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Event, Outcome, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.page.cards import badge, part, sheet
from mathgames_widgets.page.graph.graph import graph
from mathgames_widgets.page.html import Element, div, span, td, th, tr
from mathgames_widgets.table.frame import Stand, asked_about, podium
from mathgames_widgets.table.screen import Made, Screen

from ..rules.cards import Goal
from ..rules.state import Award, RoundResult
from ..rules.view import View
from ..words.sentences import function_text
from .faces import goal_picture
from .parts import formula, said
from .playing import highlight, scored_window

say = room(__name__)

Asked = tuple[int, Goal, int]
"""Round, goal and seat: one cell of a score sheet."""


def reveal_steps(scored: RoundResult) -> int:
    """Goal by goal, and the totals at the end."""
    return len(scored.goals) + 1


def scoring(scored: RoundResult, screen: Screen) -> Element:
    """A round scored: who earned what with which function, and all graphs beside it.

    Shown in steps, it turns goal by goal over, and the totals last.
    """
    asked = asked_cell(scored, screen.asked)
    step = reveal_steps(scored) if screen.step is None else screen.step
    return div(
        part("more", _sheet(scored, screen, step), label=say("score-sheet", round=scored.round), key="sheet"),
        part(
            "graph" if screen.is_live else "more",
            _graphs(scored, screen, asked),
            label=say("all-graphs"),
            key="graphs",
            cls="mg-graph-room",
        ),
        cls=f"mg-byorf mg-scoring mg-of-{len(scored.functions)}",
        data_key=f"result{scored.round}",
    )


def asked_cell(scored: RoundResult, asked: object) -> tuple[Award, int] | None:
    """The cell that was asked about, where it is one of this round."""
    match asked:
        case (scored.round, Goal() as goal, int(seat)):
            return next(award for award in scored.awards if award.goal == goal), seat
    return None


def _sheet(scored: RoundResult, screen: Screen, step: int) -> Element:
    """A row for each player, a column for each goal."""
    seats = range(len(scored.functions))
    heads = (_head(award.goal, is_now=place == step) for place, award in enumerate(scored.awards))
    total = step >= len(scored.awards)
    return sheet(
        say("points-in-round", round=scored.round),
        (say("column-function"), *heads, say("column-sum")),
        (_row(scored, screen, seat, step, total=total) for seat in seats),
        key="sheet-table",
        data_group=f"sheet{scored.round}",
        aria_label=say("score-sheet", round=scored.round),
    )


def _head(goal: Goal, *, is_now: bool) -> Element:
    return th(
        goal_picture(goal),
        badge(goal.points, cls="mg-points"),
        span(f" {goal.text}", cls="mg-unseen"),
        scope="col",
        title=goal.text,
        cls="mg-now" if is_now else None,
    )


def _row(scored: RoundResult, screen: Screen, seat: Player, step: int, *, total: bool) -> Element:
    best = total and scored.points[seat] == max(scored.points) > 0
    return tr(
        th(span(screen.name(seat), cls="mg-name"), formula(scored.functions[seat]), scope="row"),
        *(
            td(_cell(award, seat, scored, screen) if place <= step else None)
            for place, award in enumerate(scored.awards)
        ),
        td(scored.points[seat] if total else None, cls="mg-sum"),
        cls="mg-best" if best else None,
        data_key=f"function{seat}",
    )


def _cell(award: Award, seat: Player, scored: RoundResult, screen: Screen) -> Element:
    evidence = award.evidence[seat]
    shown = f"+{evidence.points}" if evidence.points else "–"
    value = said(evidence) if award.goal.is_superlative and evidence.value is not None else None
    inside = (span(shown), span(f"({value})", cls="mg-at") if value else None)
    cls = "mg-cell mg-earned" if evidence.points else "mg-cell"
    told = {"player": screen.name(seat), "goal": award.goal.text, "points": points_text(evidence.points)}
    says = say("cell-with-value", shown=shown, value=value, **told) if value else say("cell", shown=shown, **told)
    thing = (scored.round, award.goal, seat)
    return asked_about(screen, thing, *inside, cls=cls, says=says, key=f"{award.goal.id}s{seat}")


def _graphs(scored: RoundResult, screen: Screen, asked: tuple[Award, int] | None) -> Element:
    functions = [built.function for built in scored.functions]
    if asked is None:
        return graph(
            functions,
            key=f"all-graphs-{scored.round}",
            window=scored_window(functions),
            labels=screen.names,
            size=(560, 400),
            fills=True,
        )
    award, seat = asked
    f = functions[seat]
    marks = [highlight(award.goal, award.evidence[seat], f)]
    key = f"graph-{scored.round}-{seat}"
    return graph([f], key=key, labels=[screen.name(seat)], goals=marks, size=(560, 400), fills=True)


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """How the game ended: places, and the points of each round."""
    several = view.results if len(view.results) > 1 else ()  # one round is the total
    rounds = [" + ".join(str(scored.points[seat]) for scored in several) for seat in range(view.players)]
    stands = [Stand(points_text(int(score)), told) for score, told in zip(outcome.scores, rounds, strict=True)]
    return div(podium(outcome, screen, stands), data_key="over")


def so_far(view: View, seat: Player) -> tuple[str]:
    """The points so far."""
    return (f"{view.points[seat]}",)


def score(points: str) -> str:
    """They in words."""
    return points_text(int(points))


def made(view: View, seat: Player, events: Sequence[Event], names: Sequence[str]) -> Made | None:
    """The function of a seat that earned most, with its graph."""
    if not view.results:
        return None
    scored = max(view.results, key=lambda result: result.points[seat])
    built, points = scored.functions[seat], scored.points[seat]
    rows = " / ".join(" ".join(card.id for card in row) for row in (built.top, built.bottom))
    function = function_text(built.top, built.bottom)
    drawn = graph([built.function], key=f"made{seat}", labels=[names[seat]], size=(320, 240), fills=True)
    shown = div(drawn, formula(built))
    kept = function, f"{points}", f"{scored.round}"
    return Made(seat, points, rows, kept, made_says(*kept), shown)


def made_says(function: str, points: str, round: str) -> str:
    """What is said of it."""
    return say("made", function=function, points=points_text(int(points)), round=round)
