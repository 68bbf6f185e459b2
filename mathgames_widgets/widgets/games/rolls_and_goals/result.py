"""A round turned over and judged: every die from its roll to its value, each goal with its evidence, and who won."""

from __future__ import annotations

from collections.abc import Collection

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.games.rolls_and_goals.explain_awards import why_earned, why_over, why_round
from mathgames_widgets.games.rolls_and_goals.sentences import die_text, number_text, tokens_text
from mathgames_widgets.games.rolls_and_goals.state import Award, RoundResult, View
from mathgames_widgets.widgets.cards import press, room
from mathgames_widgets.widgets.games.rolls_and_goals.parts import tie_dice, tokens_row
from mathgames_widgets.widgets.games.rolls_and_goals.turned import all_turned
from mathgames_widgets.widgets.html import (
    Element,
    button,
    caption,
    div,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from mathgames_widgets.widgets.podium import podium
from mathgames_widgets.widgets.sight import Ask, Sight
from mathgames_widgets.widgets.why import came_about, explanation

Asked = tuple[Award, Player]

WHOLE_GAME = "the whole game"
"""What is asked when somebody wants to know how the game came to its end."""


def scoring(result: RoundResult, sight: Sight) -> Element:
    """A round that was scored: everybody's dice, and goal by goal who takes the tokens."""
    asked = _asked(result, sight)
    return div(
        all_turned(result, sight, (asked[1], asked[0].dice[asked[1]]) if asked else None),
        room("Goal by goal", _sheet(result, sight), _answer(result, sight, asked), _told(result, sight), key="sheet"),
        data_key=f"result{result.round}",
    )


def _asked(result: RoundResult, sight: Sight) -> Asked | None:
    match sight.asked:
        case (result.round, str() as goal, int(seat)):
            return next(((award, seat) for award in result.awards if award.goal == goal), None)
    return None


# ── the goals ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _sheet(result: RoundResult, sight: Sight) -> Element:
    return div(
        p("Press a result to see why, and which dice it rests on.", cls="mg-advice") if sight.is_live else None,
        table(
            caption(f"Tokens in round {result.round}", cls="mg-unseen"),
            thead(
                tr(
                    th("Player", scope="col"),
                    *(_goal_head(award, sight) for award in result.awards),
                    th("In all", scope="col"),
                )
            ),
            tbody(*(_row(result, seat, sight) for seat in range(len(result.values)))),
            cls="mg-sheet mg-goal-sheet",
        ),
        cls="mg-scroll",
        data_group=f"sheet{result.round}",
        data_key="sheet-table",
        role="group",
        aria_label=f"Tokens in round {result.round}",
    )


def _goal_head(award: Award, sight: Sight) -> Element:
    declared = None if award.special_of is None else f"declared by {sight.name(award.special_of)}"
    told = span(declared, cls="mg-status") if declared else None
    return th(award.goal, told, scope="col", data_key=f"head-{award.goal}")


def _row(result: RoundResult, seat: Player, sight: Sight) -> Element:
    return tr(
        th(sight.name(seat), scope="row"),
        *(td(_cell(award, seat, result, sight)) for award in result.awards),
        td(result.gained(seat) or "–", cls="mg-sum"),
        data_key=f"row{seat}",
    )


def _cell(award: Award, seat: Player, result: RoundResult, sight: Sight) -> Element:
    measure = award.measures[seat]
    shown = "–" if measure is None else number_text(measure)
    won = seat in award.winners
    inside = (span(shown, cls="mg-measure"), _share(award, seat) if won else None)
    cls = "mg-cell mg-earned mg-goal-cell" if won else "mg-cell mg-goal-cell"
    offer = sight.offers(Ask((result.round, award.goal, seat)))
    if offer is None:
        return span(*inside, cls=cls)
    takes = tokens_text(award.share) if won else "no tokens"
    return button(
        *inside,
        type="button",
        cls=cls,
        data_n=offer,
        data_key=f"cell-{award.goal}-{seat}",
        aria_label=f"{sight.name(seat)}, {award.goal}: {shown if measure is not None else 'nothing'}, {takes}. Why?",
        aria_expanded=str(sight.asked == (result.round, award.goal, seat)).lower(),
    )


def _share(award: Award, seat: Player) -> Element:
    """The tokens that a winner takes, the same ones that lay on the goal."""
    first = award.winners.index(seat) * award.share
    names = [f"{award.goal}.{number}" for number in range(first, first + award.share)]
    return tokens_row(names, tokens_text(award.share), key=f"share-{award.goal}-{seat}")


def _answer(result: RoundResult, sight: Sight, asked: Asked | None) -> Element | None:
    if asked is None:
        return None
    award, seat = asked
    why = why_earned(award, result.values, seat, sight.names)
    return div(
        explanation(why, key=f"why-{award.goal}-{seat}"),
        p(f"The dice of {sight.name(seat)}:", cls="mg-advice"),
        _evidence(result.values[seat], award.dice[seat]),
        cls="mg-panel",
        data_key="answer",
    )


def _evidence(values: Values, places: Collection[int]) -> Element:
    """What the dice are worth, below the answer; those that it rests on stand out."""
    every = listed([number_text(value) for value in values])
    counting = [f"{die_text(place)}: {number_text(values[place])}" for place in sorted(places)]
    told = f"The dice are worth {every}. What counts: {listed(counting) if counting else 'none of them'}."
    shown = [
        span(number_text(value), cls="mg-value mg-evidence" if place in places else "mg-value")
        for place, value in enumerate(values)
    ]
    return div(*shown, cls="mg-evidence-row", role="img", aria_label=told, data_key="evidence")


def _told(result: RoundResult, sight: Sight) -> Element:
    """What the round brought everybody, with every die from its roll to its value."""
    told = {f"told{seat}": why_round(result, seat, sight.names) for seat in range(len(result.values))}
    return came_about(told, key="told-round")


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over(view: View, outcome: Outcome, sight: Sight) -> Element:
    """How the game ended: places, and the tokens of each round."""
    return room(
        "The game is over",
        p(f"{listed([sight.name(seat) for seat in outcome.winners])} wins.", cls="mg-verdict"),
        p(outcome.why, cls="mg-advice"),
        podium(
            outcome,
            sight,
            score=lambda seat: tokens_text(int(outcome.scores[seat])),
            told=lambda seat: _rounds(view, seat),
            tie=lambda seat: tie_dice(view.tie_rolls, seat, "win"),
        ),
        _why_over(view, sight),
        key="over",
        cls="mg-over-room",
    )


def _why_over(view: View, sight: Sight) -> Element | None:
    """How the tokens of all rounds came about: many words, so they are written for whoever asks."""
    if not sight.is_live:
        return None
    asked = sight.asked == WHOLE_GAME
    return div(
        press("How this came about", sight.offers(Ask(WHOLE_GAME)), key="why-over", aria_expanded=str(asked).lower()),
        div(explanation(why_over(view, sight.names), key="told-over"), cls="mg-panel", data_key="over-told")
        if asked
        else None,
        cls="mg-steps",
        data_key="why-over-room",
    )


def _rounds(view: View, seat: Player) -> str:
    """The tokens of each round as a sum."""
    return " + ".join(str(result.gained(seat)) for result in view.results)
